#!/usr/bin/env python3
"""Deals a recorded game again, without any code of the game: verify-deal.py FILE

The file is a replay with its secret and random outcomes, as `darkrock verify --draws` writes it.
docs/replay-format.md describes the lines, and how everything random follows from the secret.
Exit status 0: the deal is the committed one; 1: it is not, or the file cannot be checked.
"""
import hashlib
import sys

PURPOSES = ("poker-deck fight-deck dice story cattle character goal legend man-in-black hand "
            "first-player event token train frontier rack faro").split()
WORD = 0xFFFFFFFF


def chacha8(key, counter, nonce):
    """One block of 16 words: ChaCha with 8 rounds."""
    start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, counter, 0, nonce, 0]
    x = list(start)

    def quarter(a, b, c, d):
        for p, q, r, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[p] = (x[p] + x[q]) & WORD
            mixed = x[r] ^ x[p]
            x[r] = (mixed << turn | mixed >> (32 - turn)) & WORD

    for _ in range(4):
        for i in range(4):  # columns
            quarter(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):  # diagonals
            quarter(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(a + b) & WORD for a, b in zip(x, start)]


class Source:
    """The random outcomes of a seed: each purpose has its own, in order."""

    def __init__(self, seed):
        self.key = [int(seed[i:i + 8], 16) for i in range(0, 64, 8)]
        self.counts = dict.fromkeys(PURPOSES, 0)

    def below(self, bound, purpose):
        while True:
            block, word = divmod(self.counts[purpose], 16)
            self.counts[purpose] += 1
            product = chacha8(self.key, block, PURPOSES.index(purpose))[word] * bound
            if product & WORD >= 2**32 % bound:  # else some outcomes would come up more often
                return product >> 32


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).hexdigest()


def compare(what, expected, found):
    if expected != found.lower():
        raise ValueError(f"{what} should be {expected}, the file says {found}")


def deal_again(lines):
    """Follows the file line by line; returns how many outcomes there were."""
    header = {line[0]: line[1] for line in lines if len(line) == 2}
    for key in ("commitment", "secret", "seed"):
        if key not in header:
            raise ValueError(f"without a line '{key}' the deal cannot be traced")
    if not any(line[0] == "draw" for line in lines):
        raise ValueError("it has no lines 'draw'; 'darkrock verify --draws FILE' adds them")
    secret = bytes.fromhex(header["secret"])
    compare("the commitment", sha256(secret), header["commitment"])
    again = "dealt-" if "dealt-secret" in header else ""  # the deal of another table, played again
    first = bytes.fromhex(header[again + "secret"])
    compare("the commitment to the deal", sha256(first), header[again + "commitment"])
    added = sorted((int(line[1]), bytes.fromhex(line[2]))
                   for line in lines if line[0] == again + "entropy")
    entropy = [bytes([player]) + own for player, own in added]
    compare("the seed", sha256(b"darkrock deal 1", first, *entropy), header["seed"])
    source, choices, outcomes = Source(header["seed"]), 0, 0
    for line in lines:
        if line[0].isdigit():
            choices += 1
        elif line[0] == "rekey":
            counts = int(line[1]).to_bytes(4, "little") + choices.to_bytes(4, "little")
            compare(f"rekey {line[1]}", sha256(b"darkrock rekey 1", secret, counts), line[2])
            source = Source(line[2])
        elif line[0] == "draw":
            outcomes += 1
            dealt = source.below(int(line[2]), line[1])
            compare(f"outcome {outcomes} ({line[1]}, choice {choices})", str(dealt), line[3])
    return outcomes


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    try:
        with open(sys.argv[1], encoding="utf-8") as file:
            lines = [line.split() for line in file if line.strip() and line.split()[0][0] != "#"]
        print(deal_again(lines), "outcomes re-dealt; the deal is the committed one")
    except (OSError, ValueError, LookupError, ArithmeticError) as problem:
        sys.exit(f"{sys.argv[1]}: {problem}")


if __name__ == "__main__":
    main()
