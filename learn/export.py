"""Writes a network as whole numbers, for net/network.cc, and reads it again.

    python3 -m learn.export run net/weights.bin
    python3 -m learn.export run net/weights.bin --likes-only    # of a run that learned nothing else
"""

from __future__ import annotations

import argparse
import struct
import sys
from pathlib import Path

import numpy as np
import torch

from darkrock import FACTS, LIKES, MARKS
from darkrock._library import ENCODING

from . import checkpoint
from .network import FIGURES, Network

MAGIC = b"drnet001"
SHIFT = 20  # as in net/network.cc
UNIT, KEY_UNIT, MIX_UNIT, LOGIT_UNIT = 128, 1 << 14, 1 << 20, 1024


def whole(weight: np.ndarray, axis: int) -> tuple[np.ndarray, np.ndarray]:
    """Bytes and what one of them is worth, for every line along `axis`."""
    top = np.abs(weight).max(axis=axis)
    # A few outliers may be cut, so that the many get more steps.
    top = np.minimum(top, np.maximum(1e-6, 8 * weight.std(axis=axis)))
    worth = np.maximum(top, 1e-6) / 127
    shape = [1, 1]
    shape[1 - axis] = -1
    return np.clip(np.rint(weight / worth.reshape(shape)), -127, 127).astype(np.int8), worth


def factor(x: np.ndarray) -> np.ndarray:
    out = np.rint(x * (1 << SHIFT))
    if np.abs(out).max() >= 1 << 31:
        sys.exit("a weight is too large for whole numbers")
    return out.astype(np.int32)


def layer(weight: np.ndarray, bias: np.ndarray, to: np.ndarray | float) -> bytes:
    """[out][in] with inputs in parts of UNIT; `to`: parts of the outputs' unit."""
    bytes_, worth = whole(weight, 1)
    bias32 = np.rint(bias / worth * UNIT).astype(np.int32)
    return bytes_.tobytes() + bias32.tobytes() + factor(worth / UNIT * to).tobytes()


def export(network: Network) -> bytes:
    w = {name: p.detach().float().cpu().numpy() for name, p in network.named_parameters()}
    hidden = [w["facts"].shape[1]] + [layer.out_features for layer in network.layers]
    width = network.width
    out = MAGIC + struct.pack("<3i", ENCODING["version"], *(w[name].shape[0] for name in ("facts", "marks")))
    out += struct.pack(f"<{2 + len(hidden)}i", len(hidden), *hidden, width)

    facts = w["facts"].copy()
    facts[0] = 0
    bytes_, worth = whole(facts, 0)
    out += bytes_.tobytes() + np.rint(w["bias"] / worth).astype(np.int32).tobytes()
    out += factor(worth * UNIT).tobytes()
    for i in range(len(network.layers)):
        out += layer(w[f"layers.{i}.weight"], w[f"layers.{i}.bias"], UNIT)

    marks = w["marks"].copy()
    marks[0] = 0
    bytes_, worth = whole(marks, 0)
    key, own = worth[:width], worth[width:]
    out += layer(w["query.weight"], w["query.bias"], key * KEY_UNIT / np.sqrt(width))
    out += layer(w["mix.weight"], w["mix.bias"], UNIT)
    out += layer(w["win.weight"], w["win.bias"], LOGIT_UNIT)
    out += bytes_.tobytes() + factor(own * UNIT).tobytes()
    weigh = np.rint(w["weigh"] * MIX_UNIT / UNIT)
    if np.abs(weigh).max() > 8191:
        sys.exit("a weight of the mixed sum is too large for whole numbers")
    return out + weigh.astype(np.int16).tobytes()


def graft(network: Network, data: bytes) -> bytes:
    """These bytes with the network's rows of likes in place of theirs: who only wants to win chooses as before."""
    file = Reader(data)
    facts, hidden, _ = file.head()
    first, wide = file.at + hidden[0], len(LIKES) * hidden[0]  # row 0 is none
    file.at += facts * hidden[0] + 4 * hidden[0]
    worth = file.take(np.int32, hidden[0]) / (1 << SHIFT) / UNIT
    rows = np.rint(network.facts.detach().float().cpu().numpy()[1 : 1 + len(LIKES)] / worth)
    return data[:first] + np.clip(rows, -127, 127).astype(np.int8).tobytes() + data[first + wide :]


class Reader:
    """Numbers off the bytes of a file."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def take(self, dtype: type, *shape: int) -> np.ndarray:
        n = int(np.prod(shape))
        out = np.frombuffer(self.data, dtype, n, self.at).reshape(shape)
        self.at += out.nbytes
        return out.astype(np.float64)

    def head(self) -> tuple[int, tuple[int, ...], int]:
        """How many facts, how wide the layers and the keys."""
        if self.data[: len(MAGIC)] != MAGIC:
            raise ValueError("these bytes are no network")
        self.at = len(MAGIC)
        version, facts, marks, layers = (int(x) for x in self.take(np.int32, 4))
        if (version, facts, marks) != (ENCODING["version"], FACTS, MARKS):
            raise ValueError("the network was made for another encoding")
        hidden = tuple(int(x) for x in self.take(np.int32, layers))
        return facts, hidden, int(self.take(np.int32, 1)[0])

    def layer(self, out: int, into: int, to: float) -> tuple[np.ndarray, np.ndarray]:
        """Weight and bias, as `layer` wrote them."""
        weight, bias = self.take(np.int8, out, into), self.take(np.int32, out)
        worth = self.take(np.int32, out) / (1 << SHIFT) * UNIT / to
        return weight * worth[:, None], bias * worth / UNIT


def read(data: bytes) -> Network:
    """The network that `export` wrote, but for what only those who learn need of it: that begins anew."""
    file = Reader(data)
    facts, hidden, width = file.head()
    network = Network(facts, MARKS, hidden, width)
    w: dict[str, np.ndarray] = {}
    rows, bias = file.take(np.int8, facts, hidden[0]), file.take(np.int32, hidden[0])
    worth = file.take(np.int32, hidden[0]) / (1 << SHIFT) / UNIT
    w["facts"], w["bias"] = rows * worth, bias * worth
    for i, (into, out) in enumerate(zip(hidden, hidden[1:])):
        w[f"layers.{i}.weight"], w[f"layers.{i}.bias"] = file.layer(out, into, UNIT)
    key = 0.02  # what a byte of a key is worth: whatever it is, queries make up for it
    w["query.weight"], w["query.bias"] = file.layer(width, hidden[-1], key * KEY_UNIT / np.sqrt(width))
    w["mix.weight"], w["mix.bias"] = file.layer(width, hidden[-1], UNIT)
    w["win.weight"], w["win.bias"] = file.layer(FIGURES, hidden[-1], LOGIT_UNIT)
    rows = file.take(np.int8, MARKS, 2 * width)
    own = file.take(np.int32, width) / (1 << SHIFT) / UNIT
    w["marks"] = rows * np.concatenate([np.full(width, key), own])
    w["weigh"] = file.take(np.int16, width) * UNIT / MIX_UNIT
    with torch.no_grad():
        for name, p in network.named_parameters():
            if name in w:
                p.copy_(torch.from_numpy(w[name]))
    return network


def load_network(folder: Path) -> Network:
    """The network of a checkpoint, as it plays."""
    meta = torch.load(folder / "average.pt", map_location="cpu")["meta"]
    network = Network(FACTS, MARKS, tuple(meta["hidden"]), meta["width"])
    checkpoint.load_average(folder, network)
    return network


if __name__ == "__main__":
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("checkpoint", type=Path)
    p.add_argument("file", type=Path)
    p.add_argument("--likes-only", action="store_true", help="all else in the file stays as it is")
    arguments = p.parse_args()
    learned = load_network(arguments.checkpoint)
    data = graft(learned, arguments.file.read_bytes()) if arguments.likes_only else export(learned)
    arguments.file.write_bytes(data)
    print(f"{arguments.file}: {len(data):,} bytes")
