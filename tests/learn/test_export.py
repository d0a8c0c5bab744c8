"""What is written as whole numbers is the same network when it is read again."""

import unittest
from pathlib import Path

import torch

from darkrock import FACTS, MARKS, Pool
from learn.export import export, read
from learn.network import Network
from learn.rollout import Carrier, Look


class Whole(unittest.TestCase):
    @torch.no_grad()
    def judges_alike(self, one, two, most):
        pool = Pool(64, threads=1, seed=2)
        pool.reset()
        batch = Look(pool, Carrier(torch.device("cpu"))).batch()
        one, two = one(batch), two(batch)
        self.assertLess(float((one.win - two.win).abs().max()), 0.05)
        self.assertLess(float((one.logits - two.logits).abs().max()), most)
        pool.close()

    def test_a_network_survives_the_way_there_and_back(self):
        torch.manual_seed(3)
        network = Network(FACTS, MARKS, (32, 16, 8), 8)
        self.judges_alike(network, read(export(network)), 0.1)

    def test_the_network_of_the_program_can_be_read_and_written(self):
        data = Path("net/weights.bin").read_bytes()
        network = read(data)
        again = export(network)
        self.assertEqual(len(again), len(data))
        self.judges_alike(network, read(again), 0.3)  # of scores that lie tens apart

    def test_other_bytes_are_refused(self):
        with self.assertRaises(ValueError):
            read(b"these are words, not weights")


if __name__ == "__main__":
    unittest.main()
