"""Plays games by random choices, one after the other, and says how they ended and how fast.

    python3 -m darkrock.examples.random_games --games 20 --players 3 --modules ante-up
"""

from __future__ import annotations

import random
import time

from .. import Game
from ._options import parser, table


def play(game: Game, rng: random.Random) -> int:
    """Plays a game to its end and returns how often somebody was asked."""
    asked = 0
    for agent in game.agent_iter():
        _, reward, termination, truncation, info = game.last(observe=False)
        if termination or truncation:
            game.step(None)
            continue
        game.step(rng.randrange(len(info["codes"])))
        asked += 1
    return asked


def main() -> None:
    p = parser(__doc__)
    p.add_argument("--games", type=int, default=10, help="how many (%(default)s)")
    options = p.parse_args()
    game = Game(table(p, options), seed=options.seed)
    rng = random.Random(options.seed)
    asked, start = 0, time.perf_counter()
    for number in range(options.games):
        game.reset(seed=options.seed + number)
        asked += play(game, rng)
        points = ", ".join(f"{agent} {score}" for agent, score in game.scores.items())
        won = [agent for agent, share in game.won.items() if share] or ["the Man in Black"]
        print(f"game {number}: {points}; won by {' and '.join(won)} after {game.steps} choices")
    seconds = time.perf_counter() - start
    print(f"{options.games} games, {asked} questions in {seconds:.2f} s: {asked / seconds:,.0f} a second")


if __name__ == "__main__":
    main()
