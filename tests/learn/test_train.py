"""A small network learns something in a short while."""

import tempfile
import unittest
from pathlib import Path

import torch

from learn.evaluate import Evaluation, Row
from learn.export import export, load_network
from learn.train import Trainer, arguments

# Found by trying: with each of four seeds it won 92 to 98 of 100. An even share is 25.
SETTINGS = """--cpu --table 4,short --lessons 24 --games 256 --steps 64 --batch 2048 --epochs 1
    --hidden 64,32 --width 16 --lr 5e-3 --lr-end 1e-3 --margin 2 --styles 0 --earlier 0 --scripted 0
    --eval-games 0 --threads 2 --seed 1"""
ENOUGH = 0.45


class Training(unittest.TestCase):
    def test_it_beats_chance_clearly(self):
        with tempfile.TemporaryDirectory() as folder:
            trainer = Trainer(arguments([*SETTINGS.split(), "--out", folder]))
            trainer.run()
            self.assertEqual(trainer.meta["lessons"], 24)
            network = load_network(Path(folder))
        row = Row("3 random", ("random",) * 3, length="short")
        outcome = Evaluation((row,), 240, threads=2).run(network, torch.device("cpu"), temperature=0.5)[0]
        print(outcome)
        self.assertGreater(outcome.win, ENOUGH)
        self.assertTrue(export(network).startswith(b"drnet001"))


if __name__ == "__main__":
    unittest.main()
