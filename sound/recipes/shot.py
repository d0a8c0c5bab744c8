"""A revolver, some way off, and the hills answer."""
from kit import *

crack = fade(band(noise(0.12, 81), 500, 7000), 0.0004, 0.010)
blast = fade(band(noise(0.45, 82), 110, 1400), 0.002, 0.045)
thump = fade(swept(0.3, 150, 48, 0.03), 0.001, 0.05)
shot = put(put(blast * 1.0, 0, crack, 1.6), 0, thump, 0.7)
sound = room(np.tanh(shot * 0.8), 1.5, 0.3, seed=83, low=180, high=3200)
sound = put(sound, 0.34, room(band(shot, 150, 1300), 1.1, 0.8, seed=84, high=1400), 0.07)
