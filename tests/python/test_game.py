"""A single game: the contract of an AEC environment, replays, refusals, words."""

import random
import unittest

import numpy as np

from darkrock import (
    BOTS,
    LANGUAGES,
    LIKES,
    MOST_CHOICES,
    MOST_FACTS,
    MOST_MARKS,
    Game,
    Refused,
    Table,
)


def play(game, rng, steps=1 << 30):
    """Random choices until the game is over, or so many."""
    while not game.over and steps > 0:
        game.step(rng.randrange(len(game.codes)))
        steps -= 1


class Contract(unittest.TestCase):
    def test_every_kind_of_table_is_played_to_its_end(self):
        for i, players in enumerate((2, 3, 4, 5, 6, 2, 3)):
            modules = ((), ("ante-up",), ("ante-up", "alternative-poker", "community-poker"))[i % 3]
            table = Table(players, ("short", "medium", "long")[i % 3],
                          ("it-2023", "pt-br", "uk", "fr-2018")[i % 4], modules, goals=i % 2 == 0)
            with self.subTest(table=table):
                self.play_by_the_contract(Game(table, seed=i), random.Random(i))

    def play_by_the_contract(self, game, rng):
        self.assertEqual(game.agents, game.possible_agents)
        rewards = dict.fromkeys(game.agents, 0.0)
        for agent in game.agent_iter():
            self.assertEqual(agent, game.agent_selection)
            observation, reward, termination, truncation, info = game.last()
            rewards[agent] += reward
            for held in (game.rewards, game.terminations, game.truncations, game.infos):
                self.assertEqual(list(held), game.agents)
            self.assertFalse(truncation)
            self.assertEqual(termination, game.over)
            if termination:
                self.assertEqual(observation["action_mask"].sum(), 0)
                game.step(None)
                continue
            n = len(info["codes"])
            self.assertGreater(n, 1)
            self.assertTrue((info["action_mask"] == observation["action_mask"]).all())
            self.assertEqual(list(observation["action_mask"].nonzero()[0]), list(range(n)))
            self.assertEqual(observation["action_mask"].shape, (MOST_CHOICES,))
            self.assertEqual(observation["facts"].shape, (MOST_FACTS,))
            self.assertEqual(observation["marks"].shape, (n, MOST_MARKS))
            game.step(rng.randrange(n))
        self.assertEqual(game.agents, [])
        self.assertEqual(rewards, game.won)
        self.assertLessEqual(sum(rewards.values()), 1 + 1e-6)
        with self.assertRaises(ValueError):
            game.step(None)

    def test_who_is_not_asked_sees_but_has_no_choice(self):
        game = Game(seed=2)
        play(game, random.Random(2), 40)
        other = next(a for a in game.agents if a != game.agent_selection)
        seen = game.observe(other)
        self.assertGreater(np.count_nonzero(seen["facts"]), 50)
        self.assertEqual(seen["marks"].shape, (0, MOST_MARKS))
        self.assertEqual(seen["action_mask"].sum(), 0)

    def test_a_seed_is_a_game(self):
        game, same = Game(seed="Boot Hill"), Game(seed="Boot Hill")
        first = game.hash
        self.assertEqual(same.hash, first)
        game.reset()
        same.reset()
        self.assertNotEqual(game.hash, first)
        self.assertEqual(same.hash, game.hash)
        play(game, random.Random(3), 30)
        game.reset(seed="Boot Hill")
        self.assertEqual(game.hash, first)
        self.assertEqual(game.agents, game.possible_agents)

    def test_what_an_agent_holds_stays_when_the_game_goes_on(self):
        game = Game(seed=4)
        observation = game.observe(game.agent_selection)
        facts, marks = observation["facts"].copy(), observation["marks"].copy()
        play(game, random.Random(4), 50)
        self.assertTrue((observation["facts"] == facts).all())
        self.assertTrue((observation["marks"] == marks).all())

    def test_likes_are_lived_up_to(self):
        game = Game(seed=5, likes={"rider_1": LIKES, "rider_2": ["crime", "duels"]})
        self.assertEqual(list(game.observe("rider_2")["facts"][:2]), [1 + 1, 1 + 6])
        play(game, random.Random(5))
        self.assertGreater(game.lived["rider_1"], 0)
        self.assertEqual(game.lived["rider_0"], 0)


class Refusals(unittest.TestCase):
    def test_wrong_choices_are_refused_and_change_nothing(self):
        game = Game(seed=6)
        play(game, random.Random(6), 25)
        before = game.hash
        for action in (-1, len(game.codes), MOST_CHOICES, None):
            with self.assertRaises(Refused):
                game.step(action)
        legal = {int(code) for code in game.codes}
        for verb in range(60):
            if verb << 24 in legal:
                continue
            with self.assertRaises(Refused) as refused:
                game.choose(verb << 24)
            self.assertGreater(len(str(refused.exception)), 5)
        self.assertEqual(game.hash, before)
        game.choose(int(game.codes[0]))
        self.assertNotEqual(game.hash, before)

    def test_the_reason_is_in_the_language_of_the_game(self):
        said = set()
        for lang in LANGUAGES:
            with self.assertRaises(Refused) as refused:
                Game(seed=6, lang=lang).choose(5 << 24)
            said.add(str(refused.exception))
        self.assertEqual(len(said), len(LANGUAGES))

    def test_impossible_tables_are_refused(self):
        for table in (Table(players=1), Table(players=7), Table(modules=("community-poker",))):
            with self.assertRaises(ValueError):
                Game(table)

    def test_a_game_that_is_over_takes_nothing(self):
        game = Game(Table(players=2, length="short"), seed=7)
        play(game, random.Random(7))
        for call in (lambda: game.step(0), lambda: game.choose(0), lambda: game.bot_choice("greedy")):
            with self.assertRaises(ValueError):
                call()
        self.assertEqual(game.legal(), [])


class Replays(unittest.TestCase):
    def test_out_and_in_again(self):
        for steps in (0, 70, 1 << 30):
            game = Game(Table(players=3, modules=("ante-up",), goals=True), seed=8, names=("Anna", "Bob"))
            play(game, random.Random(8), steps)
            again = Game.from_replay(game.replay())
            self.assertEqual(again.replay(), game.replay())
            self.assertEqual(again.hash, game.hash)
            self.assertEqual(again.table, game.table)
            self.assertEqual(again.over, game.over)
            self.assertEqual(list(again.codes), list(game.codes))
            self.assertIn("Anna", again.replay())

    def test_both_go_on_alike(self):
        game = Game(seed=9)
        play(game, random.Random(9), 60)
        again = Game.from_replay(game.replay())
        for one in (game, again):
            play(one, random.Random(10), 60)
        self.assertEqual(again.hash, game.hash)

    def test_damaged_ones_are_refused_with_a_sentence(self):
        for text in ("", "darkrock replay 1\nnonsense", Game(seed=1).replay().replace("players 4", "players 9")):
            with self.assertRaises(ValueError) as problem:
                Game.from_replay(text)
            self.assertGreater(len(str(problem.exception)), 5)


class Words(unittest.TestCase):
    def test_a_table_is_told_in_every_language_at_every_moment(self):
        for players, modules in ((2, ()), (4, ("ante-up",))):
            game, rng = Game(Table(players, modules=modules, length="short"), seed=11), random.Random(11)
            while not game.over:
                for lang in LANGUAGES:
                    text = game.render(lang=lang)
                    self.assertIn("$", text)
                    for choice in game.legal(lang):
                        self.assertIn(choice.title, text)
                        self.assertEqual(int(game.codes[choice.index]), choice.code)
                self.assertNotIn("?\n?", text)
                play(game, rng, 7)
            self.assertIn("won", game.render())

    def test_a_hand_is_told_to_its_owner_only(self):
        game = Game(seed=12)
        play(game, random.Random(12), 30)
        owner = game.agent_selection
        other = next(a for a in game.agents if a != owner)
        self.assertNotEqual(game.view(owner)["own"]["hand"], game.view(other)["own"]["hand"])
        self.assertIn("Hand:", game.render(owner))

    def test_what_happened_is_told(self):
        game = Game(seed=13)
        play(game, random.Random(13), 30)
        self.assertTrue(all(game.events()))
        self.assertTrue(game.events(lang="uk"))


class Bots(unittest.TestCase):
    def test_bots_choose_and_an_outlaw_beats_chance(self):
        game, rng, won = Game(Table(length="short")), random.Random(14), 0.0
        for number in range(12):
            game.reset(seed=number)
            while not game.over:
                outlaw = game.seat_of(game.agent_selection) == number % 4
                game.step(game.bot_choice("outlaw") if outlaw else rng.randrange(len(game.codes)))
            won += game.won[f"rider_{number % 4}"]
        self.assertGreater(won, 9)

    def test_every_bot_answers(self):
        game = Game(seed=15)
        for bot in BOTS:
            self.assertIn(game.bot_choice(bot, work=50), range(len(game.codes)))
        with self.assertRaises(ValueError):
            game.bot_choice("the Sheriff of Nottingham")


if __name__ == "__main__":
    unittest.main()
