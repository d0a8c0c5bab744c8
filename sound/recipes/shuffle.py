"""A riffle: two halves of a deck run into each other, and are squared."""
from kit import *

sound = silence(0.1)
rng = np.random.default_rng(41)
when = 0.02
for i in range(34):
    tick = fade(band(noise(0.02, 400 + i), 1500, 7000), 0.0004, 0.003)
    sound = put(sound, when, tick, 0.5 + 0.5 * np.sin(np.pi * i / 34) + rng.uniform(-0.1, 0.1))
    when += 0.030 - 0.017 * np.sin(np.pi * i / 34) + rng.uniform(-0.003, 0.003)
sound = put(sound, when + 0.04, swell(band(noise(0.2, 42), 1200, 5000), 0.4), 0.4)
for i in range(2):
    tap = fade(band(noise(0.08, 43 + i), 200, 2400), 0.001, 0.010)
    sound = put(sound, when + 0.26 + 0.14 * i, tap, 0.9)
