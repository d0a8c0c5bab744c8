"""A horse comes by at a canter: three beats and a breath, three times."""
from kit import *


def hoof(seed, pitch):
    clop = struck(0.10, [(240 * pitch, 1), (395 * pitch, 0.7), (690 * pitch, 0.35)], 0.013, seed)
    dirt = fade(band(noise(0.10, seed), 120, 1500), 0.002, 0.014)
    return put(clop, 0, dirt, 0.6)


sound = silence(0.1)
for stride in range(3):
    strength = [0.65, 1, 0.6][stride]
    for beat, (when, pitch) in enumerate([(0, 0.9), (0.105, 1.12), (0.20, 1.0)]):
        step = hoof(90 + 3 * stride + beat, pitch)
        sound = put(sound, 0.02 + 0.4 * stride + when, step, strength * [0.8, 0.7, 1][beat])
sound = band(room(sound, 0.3, 0.1), 90, 4000)
