"""The pool: the same games as single ones, and refusals."""

import unittest

import numpy as np

from darkrock import MOST_MARKS, Game, Pool, Table


class SameGames(unittest.TestCase):
    def test_a_slot_and_a_game_of_its_deal_see_the_same(self):
        tables = [Table(players, length="short", modules=modules, edition=edition)
                  for players, modules, edition in (
                      (2, (), "it-2023"), (3, ("ante-up",), "uk"), (4, (), "fr-2018"),
                      (5, ("ante-up", "community-poker"), "pt-br"), (6, ("ante-up", "alternative-poker"), "it-2023"))]
        pool = Pool(len(tables), seed=3, threads=2, once=True)
        for slot, table in enumerate(tables):
            pool.set_table(slot, 1, table)
        pool.reset()
        games = [Game(table, seed=pool.deal(slot)) for slot, table in enumerate(tables)]
        rng = np.random.default_rng(3)
        while pool.choice_at[-1]:
            chosen = (rng.random(pool.games) * pool.choices).astype(np.int32)
            asked = [slot for slot in range(pool.games) if pool.choices[slot]]
            for slot in asked:
                self.compare(pool, slot, games[slot])
                games[slot].step(int(chosen[slot]))
            pool.step(chosen)
            for slot in pool.ended.nonzero()[0]:
                n = games[slot].table.players
                self.assertTrue(games[slot].over)
                self.assertEqual(list(games[slot].won.values()), list(pool.won[slot, :n]))
                self.assertEqual(list(games[slot].scores.values()), list(pool.end_score[slot, :n]))
        self.assertTrue(all(game.over for game in games))

    def compare(self, pool, slot, game):
        of = slice(pool.choice_at[slot], pool.choice_at[slot + 1])
        seen = game.observe(game.agent_selection)
        self.assertEqual(game.seat_of(game.agent_selection), pool.seat[slot])
        self.assertTrue((seen["facts"] == pool.facts[slot]).all())
        self.assertTrue((seen["marks"] == pool.marks[of]).all())
        self.assertTrue((game.codes == pool.codes[of]).all())
        self.assertEqual(list(game.scores.values()), list(pool.score[slot, : game.table.players]))


class Refusals(unittest.TestCase):
    def test_wrong_arguments_are_refused(self):
        with self.assertRaises(ValueError):
            Pool(0)
        with self.assertRaises(ValueError):
            Pool(4, bots=("nobody",))
        with self.assertRaises(ValueError):
            Pool(4, table=Table(players=9))
        pool = Pool(4, threads=1)
        pool.reset()
        with self.assertRaises(ValueError):
            pool.step(np.zeros(3))
        with self.assertRaises(ValueError):
            pool.set_seats(0, np.full((4, 6), 16))
        with self.assertRaises(ValueError):
            pool.set_seats(0, np.zeros((4, 5)))
        self.assertEqual(pool.marks.shape[1], MOST_MARKS)

    def test_bots_alone_play_a_game_a_step(self):
        pool = Pool(3, threads=1, bots=("random",))
        pool.set_seats(0, np.full((3, 6), pool.bot("random")))
        pool.reset()
        for _ in range(3):
            self.assertTrue((pool.ended == 1).all())
            self.assertTrue((pool.choices == 0).all())
            pool.step(np.zeros(3))


if __name__ == "__main__":
    unittest.main()
