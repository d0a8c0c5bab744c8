"""A leaf is turned."""
from kit import *

rng = np.random.default_rng(141)
rustle = band(noise(0.42, 142), 900, 6500)
slow = np.interp(np.arange(len(rustle)), np.linspace(0, len(rustle), 26), rng.uniform(0.25, 1, 26))
sound = swell(rustle * slow, 0.45) * 0.7
sound = put(sound, 0.36, fade(band(noise(0.09, 143), 250, 2500), 0.002, 0.012), 0.7)
