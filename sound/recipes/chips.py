"""A stack of clay chips is pushed in."""
from kit import *


def chip(seed):
    rng = np.random.default_rng(seed)
    f = rng.uniform(1900, 2700)
    return struck(0.08, [(f, 1), (f * 1.6, 0.8), (f * 2.4, 0.4), (430, 0.5)], 0.009, seed)


sound = swell(band(noise(0.24, 71), 700, 3500), 0.5) * 0.08
rng = np.random.default_rng(72)
when = 0.05
for i in range(9):
    sound = put(sound, when, chip(710 + i), rng.uniform(0.4, 1))
    when += rng.uniform(0.018, 0.055)
sound = room(sound, 0.2, 0.1)
