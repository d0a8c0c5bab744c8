"""A blow, dull."""
from kit import *

thud = fade(swept(0.3, 260, 95, 0.03), 0.002, 0.045)
cloth = fade(band(noise(0.14, 161), 250, 1800), 0.002, 0.018)
sound = put(thud, 0, cloth, 1.0)
