"""A few silver dollars fall into a hand."""
from kit import *


def coin(seed):
    rng = np.random.default_rng(seed)
    f = rng.uniform(2900, 3900)
    ring = [(f, 1), (f * 1.48, 0.7), (f * 2.09, 0.6), (f * 2.83, 0.35), (f * 3.4, 0.2)]
    touch = fade(band(noise(0.02, seed), 3000, 9000), 0.0003, 0.002)
    return put(struck(0.4, ring, 0.045, seed), 0, touch, 0.4)


sound = silence(0.1)
for i, when in enumerate([0.0, 0.062, 0.105, 0.19, 0.235]):
    sound = put(sound, 0.01 + when, coin(61 + i), [1, 0.7, 0.85, 0.6, 0.4][i])
sound = band(room(sound, 0.25, 0.1, high=8000), 700, 9500)
