"""A rubber stamp comes down on paper."""
from kit import *

press = fade(band(noise(0.1, 131), 200, 2600), 0.002, 0.013)
desk = struck(0.2, [(150, 1), (236, 0.8), (410, 0.5)], 0.026)
lift = swell(band(noise(0.06, 132), 1500, 5000), 0.3)
sound = put(put(put(silence(0.1), 0.01, desk, 0.9), 0.01, press, 0.9), 0.15, lift, 0.12)
