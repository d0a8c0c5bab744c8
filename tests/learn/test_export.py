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
    def test_a_network_survives_the_way_there_and_back(self):
        torch.manual_seed(3)
        network = Network(FACTS, MARKS, (32, 16, 8), 8)
        again = read(export(network))
        pool = Pool(64, threads=1, seed=2)
        pool.reset()
        batch = Look(pool, Carrier(torch.device("cpu"))).batch()
        one, two = network(batch), again(batch)
        self.assertLess(float((one.win - two.win).abs().max()), 0.05)
        self.assertLess(float((one.logits - two.logits).abs().max()), 0.1)
        pool.close()

    def test_the_network_of_the_program_can_be_read_and_written(self):
        data = Path("net/weights.bin").read_bytes()
        again = export(read(data))
        self.assertEqual(len(again), len(data))
        different = sum(a != b for a, b in zip(again, data))
        self.assertLess(different, len(data) // 50)

    def test_other_bytes_are_refused(self):
        with self.assertRaises(ValueError):
            read(b"these are words, not weights")


if __name__ == "__main__":
    unittest.main()
