"""A pick bites into rock; gravel runs down."""
from kit import *

steel = struck(0.3, [(1650, 1), (2720, 0.7), (4100, 0.4)], 0.03)
rock = fade(band(noise(0.1, 171), 300, 3500), 0.0006, 0.010)
sound = put(put(silence(0.1), 0.01, rock, 1.0), 0.01, steel, 0.35)
rng = np.random.default_rng(172)
for i in range(16):
    stone = fade(band(noise(0.03, 173 + i), 900, 4500), 0.0005, 0.003)
    sound = put(sound, 0.09 + rng.uniform(0, 0.32), stone, rng.uniform(0.05, 0.25))
