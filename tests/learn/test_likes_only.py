"""Likes are learned beside a network that stays as it is."""

import tempfile
import unittest
from pathlib import Path

import numpy as np
import torch

from darkrock import FACTS, LIKES, MARKS
from learn.export import export, graft, load_network
from learn.league import draw_likers
from learn.network import Network
from learn.train import Trainer, arguments

SETTINGS = """--cpu --table 4,short --lessons 2 --games 64 --steps 16 --batch 256 --epochs 1 --lr 1e-2
    --likes-only --eval-games 0 --threads 2 --seed 1"""


class LikesOnly(unittest.TestCase):
    def test_nothing_else_changes_and_a_run_goes_on(self):
        torch.manual_seed(4)
        before = export(Network(FACTS, MARKS, (32, 16), 8))
        with tempfile.TemporaryDirectory() as folder:
            begin = Path(folder) / "begin.bin"
            begin.write_bytes(before)
            settings = [*SETTINGS.split(), "--begin", str(begin), "--out", folder]
            first = Trainer(arguments(settings))
            frozen = {name: p.detach().clone() for name, p in first.network.named_parameters()}
            first.run()
            again = Trainer(arguments([*settings, "--resume", folder]))
            again.run()
            learned = load_network(Path(folder))
        self.assertEqual(again.meta["lessons"], 4)
        for name, p in again.network.named_parameters():
            if not name.startswith("rest."):
                same = (p == frozen[name]).reshape(len(p), -1).all(1)
                likes = slice(1, 1 + len(LIKES))
                self.assertEqual(bool(same[likes].all()), name != "facts", name)
                same[likes] = True
                self.assertTrue(bool(same.all()), name)

        after = graft(learned, before)
        changed = np.flatnonzero(np.frombuffer(after, np.uint8) != np.frombuffer(before, np.uint8))
        self.assertGreater(len(changed), 0)
        self.assertLess(changed.max() - changed.min(), 32 * len(LIKES))
        self.assertEqual(graft(learned, after), after)

    def test_one_likes_something_or_everybody_something_else(self):
        frontier = np.arange(4000) % 2 == 0
        likes = draw_likers(np.random.default_rng(1), 6, frontier)
        alone = (likes[:, 1:] == 0).all(1)
        self.assertAlmostEqual(alone.mean(), 0.75, delta=0.03)
        self.assertTrue((likes[:, 0] > 0).all())
        self.assertEqual({len(set(row)) for row in likes[~alone].tolist()}, {6})
        self.assertFalse((likes[~frontier] & 1 << LIKES.index("frontier")).any())


if __name__ == "__main__":
    unittest.main()
