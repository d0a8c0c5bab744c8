"""A card snaps over."""
from kit import *

bend = swell(band(noise(0.10, 31), 900, 4200), 0.7)
snap = fade(band(noise(0.05, 32), 1600, 9000), 0.0005, 0.004)
slap = fade(band(noise(0.10, 33), 300, 3000), 0.001, 0.010)
sound = put(put(bend * 0.3, 0.085, snap, 0.9), 0.10, slap, 0.8)
