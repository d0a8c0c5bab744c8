"""Two dice of bone roll over wood and come to rest."""
from kit import *


def knock(seed, bright):
    rng = np.random.default_rng(seed)
    f = rng.uniform(900, 1500) * bright
    bone = struck(0.07, [(f, 1), (f * 1.71, 0.7), (f * 2.63, 0.5), (f * 3.9, 0.25)], 0.006, seed)
    table = struck(0.09, [(190, 1), (310, 0.7), (520, 0.3)], 0.012, seed + 1)
    return put(table * 0.55, 0, bone, 0.8)


sound = silence(0.1)
rng = np.random.default_rng(51)
for die in range(2):
    when, gap, strength = 0.03 + 0.045 * die, 0.14, 1.0
    for i in range(9):
        sound = put(sound, when, knock(510 + 20 * die + i, 1 + 0.2 * die), strength)
        when += gap + rng.uniform(-0.012, 0.012)
        gap *= 0.78
        strength *= 0.78
sound = room(sound, 0.25, 0.12)
