"""Measures a policy of your own against a bot: here one that likes moves less than anything else.

    python3 -m darkrock.examples.against_bot --bot greedy --games 20
"""

from __future__ import annotations

import random

from .. import Game
from ._options import parser, table


def policy(game: Game, rng: random.Random) -> int:
    """The index of a choice: replace it by what you have learned."""
    choices = game.legal()
    busy = [choice for choice in choices if choice.verb not in ("move", "pass", "end-turn")]
    return rng.choice(busy or choices).index


def main() -> None:
    p = parser(__doc__)
    p.add_argument("--bot", default="random", help="who sits at the other seats (%(default)s)")
    p.add_argument("--games", type=int, default=10, help="how many (%(default)s)")
    options = p.parse_args()
    game = Game(table(p, options), seed=options.seed)
    rng = random.Random(options.seed)
    won = 0.0
    for number in range(options.games):
        game.reset(seed=options.seed + number)
        mine = game.possible_agents[number % options.players]
        for agent in game.agent_iter():
            _, reward, termination, _, _ = game.last(observe=False)
            if termination:
                won += reward if agent == mine else 0.0
                game.step(None)
            elif agent == mine:
                game.step(policy(game, rng))
            else:
                game.step(game.bot_choice(options.bot, seed=rng.getrandbits(32)))
        print(f"game {number}: {mine} has {game.scores[mine]}, the others "
              f"{[score for agent, score in game.scores.items() if agent != mine]}")
    share = won / options.games
    print(f"won {100 * share:.0f} % against {options.bot}; {100 / options.players:.0f} % would be even")


if __name__ == "__main__":
    main()
