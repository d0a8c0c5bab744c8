"""Who plays what against whom."""

from __future__ import annotations

import numpy as np

from darkrock import LIKES, Pool, Table

# What an LP of the path a rider likes is worth to it, in wins. Much where the path is far from what wins,
# so that it is found at all; little where everybody goes there anyway.
PRIDE = {
    "law": 0.12,
    "crime": 0.01,
    "gold": 0.2,
    "cattle": 0.15,
    "cards": 0.15,
    "stories": 0.12,
    "duels": 0.01,
    "frontier": 0.12,
}
LEARNER, EARLIER = 0, 1  # players of a pool: the network that learns, an earlier self
SCRIPTED = ("greedy", "outlaw", "gambler", "marshal", "prospector", "rancher", "random")


def draw_table(rng: np.random.Generator, ante_up: float) -> Table:
    """A table as people might play it: mostly four players, the medium game, the latest edition."""
    with_ante_up = rng.random() < ante_up
    modules: tuple[str, ...] = ()
    if with_ante_up:
        modules = ("ante-up",)
        modules += ("alternative-poker",) if rng.random() < 0.15 else ()
        modules += ("community-poker",) if rng.random() < 0.2 else ()
    table = Table(
        players=int(rng.choice([2, 3, 4, 5, 6], p=[0.12, 0.13, 0.5, 0.1, 0.15])),
        length=str(rng.choice(["short", "medium", "long"], p=[0.15, 0.7, 0.15])),
        edition=str(rng.choice(["it-2023", "pt-br", "uk", "fr-2018"], p=[0.7, 0.1, 0.1, 0.1])),
        modules=modules,
        goals=bool(rng.random() < 0.25),
    )
    return table if table.refusal() is None else Table(players=table.players, modules=modules)


def draw_likes(rng: np.random.Generator, shape: tuple[int, int], styles: float) -> np.ndarray:
    """What riders like: mostly to win, sometimes one thing, rarely two."""
    one, two = (1 << rng.integers(len(LIKES), size=shape) for _ in range(2))
    likes = np.where(rng.random(shape) < 0.1, one | two, one)
    return np.where(rng.random(shape) < styles, likes, 0).astype(np.uint8)


class League:
    """Fills the slots of a pool with tables and riders."""

    def __init__(self, *, ante_up: float, styles: float, earlier: float, scripted: float,
                 table: Table | None = None) -> None:
        self.table = table  # the only one played, if there is one
        self.ante_up, self.styles, self.earlier, self.scripted = ante_up, styles, earlier, scripted

    def tables(self, pool: Pool, rng: np.random.Generator) -> None:
        self.players = np.zeros(pool.games, np.int64)
        for slot in range(pool.games):
            table = self.table or draw_table(rng, self.ante_up)
            self.players[slot] = table.players
            pool.set_table(slot, 1, table)

    def riders(self, pool: Pool, rng: np.random.Generator) -> None:
        """Draws anew who sits where; holds from the next game of each slot on."""
        seat = np.arange(6)[None]
        n = self.players[:, None]
        others = rng.integers(1, np.maximum(n, 2))  # so many seats are not the learner's
        kind = rng.random((pool.games, 1))
        theirs = (seat >= n - others) & (seat < n)
        bots = np.array([pool.bot(name) for name in pool.bots])
        drawn = bots[rng.integers(len(bots), size=theirs.shape)]
        players = np.where(theirs & (kind < self.earlier), EARLIER, LEARNER)
        scripted = (kind >= self.earlier) & (kind < self.earlier + self.scripted)
        players = np.where(theirs & scripted, drawn, players).astype(np.uint8)
        pool.set_seats(0, players, draw_likes(rng, players.shape, self.styles))
