"""The drawer of a till: the lever, the bell, the coins within."""
from kit import *

lever = fade(band(noise(0.06, 151), 700, 4500), 0.001, 0.007)
bell = struck(0.8, [(2093, 1), (4186 * 1.01, 0.35), (5650, 0.25), (7040, 0.1)], 0.11)
drawer = swell(band(noise(0.16, 152), 250, 1500), 0.8)
stop = fade(band(noise(0.08, 153), 150, 1800), 0.001, 0.012)
sound = put(silence(0.1), 0.01, lever, 0.8)
sound = put(sound, 0.09, lever, 0.5)
sound = put(sound, 0.12, bell, 0.42)
sound = put(put(sound, 0.16, drawer, 0.25), 0.31, stop, 0.8)
sound = put(sound, 0.315, struck(0.2, [(3300, 1), (4900, 0.6)], 0.03), 0.12)
