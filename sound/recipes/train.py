"""A steam whistle of three pipes, far off, over the chuffing of the engine."""
from kit import *

t = np.arange(samples(1.25)) / RATE
bend = 1 - 0.045 * 0.5 ** (t / 0.05) - 0.05 * np.maximum(0, t - 0.95)
whistle = np.zeros(len(t))
for f, strength in [(440, 1), (523.25, 0.8), (659.26, 0.7), (880, 0.25), (1046.5, 0.18)]:
    whistle += strength * np.sin(2 * np.pi * np.cumsum(f * bend) / RATE)
whistle = whistle * (1 + 0.06 * np.sin(2 * np.pi * 6 * t)) + 0.5 * band(noise(1.25, 101), 500, 2500)
whistle *= np.minimum(1, t / 0.07) * np.clip((1.25 - t) / 0.28, 0, 1)
sound = silence(0.1)
for i in range(6):
    chuff = fade(band(noise(0.22, 110 + i), 150, 1700 if i % 2 else 1200), 0.018, 0.035)
    sound = put(sound, 0.02 + 0.27 * i, chuff, 0.9 if i % 2 == 0 else 0.6)
sound = put(sound, 0.10, whistle, 0.28)
sound = room(sound, 1.1, 0.25, seed=102, high=2500)
