"""What the recipes are made with: noise, struck bodies, filters, rooms. A sound is a mono array."""
import numpy as np

RATE = 48000


def samples(seconds):
    return int(round(seconds * RATE))


def silence(seconds):
    return np.zeros(samples(seconds))


def noise(seconds, seed):
    """White noise; the same seed gives the same noise."""
    return np.random.default_rng(seed).standard_normal(samples(seconds))


def band(sound, low, high, slope=1.5):
    """What of a sound lies between two frequencies, and less and less of what lies outside."""
    spectrum = np.fft.rfft(sound, 2 * len(sound))
    f = np.fft.rfftfreq(2 * len(sound), 1 / RATE) + 1e-9
    gain = 1 / (1 + (low / f) ** (2 * slope)) / (1 + (f / high) ** (2 * slope))
    return np.fft.irfft(spectrum * gain)[: len(sound)]


def fade(sound, attack, half):
    """Rises for `attack` seconds, then loses half of its strength every `half` seconds."""
    t = np.arange(len(sound)) / RATE
    return sound * np.minimum(1, t / max(attack, 1e-4)) * 0.5 ** (np.maximum(0, t - attack) / half)


def swell(sound, peak):
    """Comes and goes, loudest at `peak` (0 to 1)."""
    x = np.linspace(0, 1, len(sound))
    rise = np.sin(np.clip(x / peak, 0, 1) * np.pi / 2) ** 2
    fall = np.cos(np.clip((x - peak) / (1 - peak), 0, 1) * np.pi / 2) ** 2
    return sound * rise * fall


def struck(seconds, partials, half, seed=0):
    """A body that was struck: (frequency, strength) of each partial; high ones die sooner."""
    t = np.arange(samples(seconds)) / RATE
    phase = np.random.default_rng(seed).uniform(0, 2 * np.pi, len(partials))
    lowest = min(f for f, _ in partials)
    out = np.zeros(len(t))
    for (f, strength), p in zip(partials, phase):
        out += strength * np.sin(2 * np.pi * f * t + p) * 0.5 ** (t / (half * (lowest / f) ** 0.6))
    return out * np.minimum(1, t / 0.0006)


def swept(seconds, start, end, half):
    """A tone that falls (or rises) from one frequency to another."""
    t = np.arange(samples(seconds)) / RATE
    f = end + (start - end) * 0.5 ** (t / half)
    return np.sin(2 * np.pi * np.cumsum(f) / RATE)


def put(onto, when, sound, gain=1.0):
    """Lays a sound on another, making it longer where needed."""
    at = samples(when)
    if len(onto) < at + len(sound):
        onto = np.concatenate([onto, np.zeros(at + len(sound) - len(onto))])
    onto = onto.copy()
    onto[at : at + len(sound)] += gain * sound
    return onto


def room(sound, seconds, wet, seed=1, low=200, high=5000):
    """The same in a room that rings for so long."""
    ring = fade(band(noise(seconds, seed), low, high), 0.004, seconds / 7)
    n = len(sound) + len(ring) - 1
    size = 1 << (n - 1).bit_length()
    echo = np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(ring, size), size)[:n]
    echo *= np.abs(sound).max() / max(np.abs(echo).max(), 1e-9)
    return put(echo * wet, 0, sound)
