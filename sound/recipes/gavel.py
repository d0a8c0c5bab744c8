"""The judge strikes twice."""
from kit import *

wood = [(310, 1), (470, 0.8), (760, 0.5), (1240, 0.3), (1900, 0.15)]
touch = fade(band(noise(0.03, 121), 800, 5000), 0.0004, 0.003)
knock = put(struck(0.2, wood, 0.022), 0, touch, 0.5)
body = struck(0.25, [(118, 1), (176, 0.5)], 0.03)
hit = put(knock, 0, body, 0.6)
sound = room(put(put(silence(0.1), 0.01, hit), 0.27, hit, 0.8), 0.6, 0.2, high=3500)
