"""Renders recipes/*.py and scores/*.abc into made/*.webm: tools/render-sound calls this."""
import hashlib
import pathlib
import subprocess
import sys
import tempfile
import wave

import numpy as np

from kit import RATE, band, samples

here = pathlib.Path(__file__).parent
font = "/usr/share/sounds/sf2/FluidR3_GM.sf2"
LOUDEST = 10 ** (-3 / 20)  # no sample is louder
SOUND_LEVEL = 10 ** (-22 / 20)  # of the loudest fifth of a second
MUSIC_LEVEL = 10 ** (-24 / 20)  # of a loop on average
SEAM = 0.25  # seconds a loop runs on before its beginning and behind its end


def run(*command):
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def cooked(recipe):
    names = {}
    exec(compile(recipe.read_text(), recipe.name, "exec"), names)
    return names["sound"][:, None]


def played(score, folder):
    """The score as MIDI, and as the instruments of the sound font play it."""
    run("abc2midi", str(score), "-o", f"{folder}/score.mid", "-silent")
    run("fluidsynth", "-ni", "-q", "-g", "0.5", "-C", "0", "-r", str(RATE), "-O", "float",
        "-o", "synth.reverb.room-size=0.4", "-o", "synth.reverb.level=0.5",
        "-T", "raw", "-F", f"{folder}/score.raw", font, f"{folder}/score.mid")
    return np.fromfile(f"{folder}/score.raw", dtype="<f4").reshape(-1, 2).astype(float)


def told(score, what):
    """Seconds a score names: `%loop`, when it begins again; `%end`, when it has died away; else 0."""
    for line in score.read_text().splitlines():
        if line.startswith(f"%{what} "):
            return float(line.split()[1])
    return 0


def looped(sound, seconds):
    """One round of the music as it sounds in the middle of many, a little more at either end."""
    n, seam = samples(seconds), samples(SEAM)
    rounds = np.zeros((n, 2))
    for start in range(0, len(sound), n):
        part = sound[start : start + n]
        rounds[: len(part)] += part
    return np.concatenate([rounds[-seam:], rounds, rounds[:seam]])


def level(sound):
    """Mean strength of the loudest fifth of a second, of what small loudspeakers give."""
    n = samples(0.2)
    heard = band(np.concatenate([sound[:, 0], np.zeros(n)]), 150, 9000)
    power = np.cumsum(np.concatenate([[0], heard**2]))
    return np.sqrt((power[n:] - power[:-n]).max() / n)


def trimmed(sound, end):
    """Without the silence at the end, or cut there, and dying away softly."""
    if end:
        sound = sound[: samples(end)]
    heard = np.nonzero(np.abs(sound).max(axis=1) > np.abs(sound).max() / 150)[0]
    sound = sound[: min(len(sound), heard[-1] + samples(0.02))].copy()
    n = len(sound) // 4
    sound[-n:] *= np.linspace(1, 0, n)[:, None] ** 2
    return sound


def limited(sound):
    """The same, its peaks bent below the loudest that is allowed."""
    knee = LOUDEST * 0.7
    over = np.maximum(np.abs(sound) - knee, 0)
    rest = LOUDEST - knee
    return np.sign(sound) * (np.minimum(np.abs(sound), knee) + rest * np.tanh(over / rest))


def write(sound, target, folder, kilobits):
    with wave.open(f"{folder}/sound.wav", "wb") as file:
        file.setnchannels(sound.shape[1])
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((sound * 32767).round().astype("<i2").tobytes())
    run("ffmpeg", "-y", "-loglevel", "error", "-i", f"{folder}/sound.wav", "-map_metadata", "-1",
        "-fflags", "+bitexact", "-flags:a", "+bitexact", "-c:a", "libopus", "-b:a", f"{kilobits}k",
        "-vbr", "constrained", "-application", "audio", str(target))


def render(source, target):
    with tempfile.TemporaryDirectory() as folder:
        if source.suffix == ".py":
            sound, kilobits = cooked(source), 40
        else:
            sound, kilobits = played(source, folder), 40
        if seconds := told(source, "loop"):
            sound = looped(sound, seconds)
            sound, kilobits = sound * (MUSIC_LEVEL / np.sqrt((sound**2).mean())), 40
        else:
            sound = trimmed(sound.mean(axis=1, keepdims=True), told(source, "end"))
            sound = sound * (SOUND_LEVEL / level(sound))
        write(limited(sound), target, folder, kilobits)
    print(f"{target.name}: {len(sound) / RATE:.2f} s, {target.stat().st_size / 1000:.1f} kB")


def sum_of(source):
    """What a result depends on: its source, and for a recipe the kit."""
    parts = [source, here / "kit.py"] if source.suffix == ".py" else [source]
    return hashlib.sha256(b"".join(part.read_bytes() for part in parts)).hexdigest()


def main():
    wanted = set(sys.argv[1:])
    sources = sorted([*here.glob("recipes/*.py"), *here.glob("scores/*.abc")], key=lambda s: s.stem)
    book = here / "made" / "sums.txt"
    lines = book.read_text().splitlines() if book.exists() else []
    known = dict(line.split()[::-1] for line in lines)
    sums = {}
    for source in sources:
        name = str(source.relative_to(here))
        if not wanted or source.stem in wanted:
            render(source, here / "made" / f"{source.stem}.webm")
            known[name] = sum_of(source)
        if name in known:
            sums[name] = known[name]
    book.write_text("".join(f"{value}  {name}\n" for name, value in sums.items()))


main()
