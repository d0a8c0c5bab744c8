"""Who plays what: likes fit the table, and pride follows what such riders win."""

import unittest

import numpy as np

from darkrock import LIKES
from learn.league import PRIDE, Prides, draw_likes, draw_table


class Likes(unittest.TestCase):
    def test_nobody_likes_a_frontier_that_is_not_there(self):
        frontier = np.arange(4000) % 2 == 0
        likes = draw_likes(np.random.default_rng(1), 6, 0.5, frontier)
        bit = 1 << LIKES.index("frontier")
        self.assertFalse((likes[~frontier] & bit).any())
        self.assertTrue((likes[frontier] & bit).any())
        self.assertAlmostEqual((likes[frontier] > 0).mean(), 0.5 * 0.5 + 0.5 / 6, delta=0.02)

    def test_every_table_can_be_played(self):
        rng = np.random.default_rng(2)
        for _ in range(300):
            self.assertIsNone(draw_table(rng, 0.5).refusal())


class Pride(unittest.TestCase):
    def test_it_rises_while_such_riders_win_and_falls_while_they_do_not(self):
        prides = Prides(0.7)
        law, gold = LIKES.index("law"), LIKES.index("gold")
        for _ in range(50):
            prides.games[:] = 4000
            prides.won[:] = 0.7 * 4000
            prides.won[law], prides.won[gold] = 4400, 400
            prides.adapt()
        self.assertGreater(prides.worth["law"], 1.1 * PRIDE["law"])
        self.assertLess(prides.worth["gold"], 0.9 * PRIDE["gold"])
        self.assertAlmostEqual(prides.worth["cards"], PRIDE["cards"])


if __name__ == "__main__":
    unittest.main()
