"""What a choice gained belongs to the seat that made it, and to its own game."""

import unittest

import numpy as np
import torch

from darkrock import FACTS, MARKS, Pool, Table
from learn.network import Network, pick
from learn.rollout import Carrier, Look, Step, by_seat, from_seat, learn_from, margins


def play(pool, network, steps):
    """A rollout by the network, and what was seen after it."""
    taken = []
    carrier = Carrier(torch.device("cpu"))
    look = Look(pool, carrier)
    for _ in range(steps):
        judged = network(look.batch())
        chosen = pick(judged.logits)
        logp = torch.log_softmax(judged.logits, 1).gather(1, chosen[:, None])[:, 0]
        win = by_seat(torch.softmax(judged.win, 1), look.seat, look.seats)
        taken.append(Step(look, chosen, logp, win, judged.lived, judged.margin))
        pool.step(chosen.numpy())
        look = Look(pool, carrier)
    return taken, look


class Returns(unittest.TestCase):
    @torch.no_grad()
    def test_without_fading_a_choice_gains_what_its_game_came_to(self):
        torch.manual_seed(1)
        network = Network(FACTS, MARKS, (16, 8), 8)
        pool = Pool(24, threads=1, seed=5)
        for slot in range(24):
            pool.set_table(slot, 1, Table(players=2 + slot % 5, length="short", modules=("ante-up",) * (slot % 2)))
        pool.set_seats(0, np.zeros((24, 6)), np.full((24, 6), 0b10011))
        pool.reset()
        steps, last = play(pool, network, 700)
        played = learn_from(steps, last, network(last.batch()), 1.0)
        n = pool.games
        self.assertEqual(len(played), n * len(steps))
        checked = 0
        for slot in range(n):
            ends = [t for t in range(len(steps)) if (steps[t + 1].look if t + 1 < len(steps) else last).ended[slot]]
            for t in range(len(steps)):
                end = next((e for e in ends if e >= t), None)
                if end is None:
                    continue
                seen = steps[end + 1].look if end + 1 < len(steps) else last
                step, i = steps[t], t * n + slot
                seat = int(step.look.seat[slot])
                won = played.gain[0, i] + step.win[slot, seat]
                self.assertAlmostEqual(float(won), float(seen.won[slot, seat]), places=3)
                lived = (float(seen.end_lived[slot, seat]) - float(step.look.lived[slot])) / 10
                self.assertAlmostEqual(float(played.lived[i]), lived, places=2)
                lead = margins(seen.end_score[slot : slot + 1], step.look.seats[slot : slot + 1])[0, seat]
                self.assertAlmostEqual(float(played.margin[i]), float(lead), places=3)
                checked += 1
        self.assertGreater(checked, 5000)
        pool.close()

    def test_seats_turn_and_turn_back(self):
        seats = torch.tensor([2, 3, 6, 4])
        seat = torch.tensor([1, 2, 5, 0])
        x = torch.rand(4, 7)
        self.assertTrue(torch.equal(from_seat(by_seat(x, seat, seats), seat, seats), x))
        self.assertEqual(by_seat(x, seat, seats)[1, 2], x[1, 0])


if __name__ == "__main__":
    unittest.main()
