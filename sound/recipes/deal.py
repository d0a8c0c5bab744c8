"""A card slides from the deck and drops."""
from kit import *

slide = swell(band(noise(0.13, 11), 1800, 7500), 0.55)
drop = fade(band(noise(0.09, 12), 250, 2600), 0.001, 0.010)
sound = put(slide * 0.5, 0.105, drop, 0.9)
