"""A cowbell swings."""
from kit import *

iron = [(587, 1), (845, 0.9), (1270, 0.5), (1790, 0.35), (2480, 0.2)]
sound = silence(0.1)
for when, gain in [(0.01, 0.9), (0.20, 0.6), (0.46, 0.75), (0.63, 0.4)]:
    sound = put(sound, when, struck(0.5, iron, 0.055, int(when * 100)), gain)
sound = band(room(sound, 0.5, 0.15), 300, 5000)
