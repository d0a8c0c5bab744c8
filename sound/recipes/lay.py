"""A card is laid on the table."""
from kit import *

air = swell(band(noise(0.07, 21), 1200, 5000), 0.8)
slap = fade(band(noise(0.12, 22), 180, 3200), 0.001, 0.012)
wood = struck(0.16, [(165, 1), (248, 0.6), (410, 0.3)], 0.018)
sound = put(put(air * 0.25, 0.055, slap, 0.8), 0.056, wood, 0.8)
