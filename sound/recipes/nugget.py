"""A nugget drops into a tin pan."""
from kit import *

tin = [(1180, 1), (1730, 0.8), (2460, 0.55), (3320, 0.4), (4700, 0.2)]
stone = struck(0.06, [(520, 1), (830, 0.6)], 0.008)
sound = silence(0.1)
for when, gain in [(0.01, 1), (0.13, 0.5), (0.20, 0.28), (0.24, 0.15)]:
    sound = put(sound, when, struck(0.45, tin, 0.05, int(when * 1000)), gain)
    sound = put(sound, when, stone, gain * 0.9)
