"""Who plays what against whom."""

from __future__ import annotations

import numpy as np

from darkrock import LIKES, Pool, Table

# What an LP of the path a rider likes is worth to it at first, in wins.
PRIDE = {
    "law": 0.03,
    "crime": 0.025,
    "gold": 0.035,
    "cattle": 0.05,
    "cards": 0.02,
    "stories": 0.1,
    "duels": 0.03,
    "frontier": 0.04,
}
# Who shows such a rider the way in the first lessons.
TEACHERS = {
    "law": "marshal",
    "crime": "outlaw",
    "gold": "prospector",
    "cattle": "rancher",
    "cards": "gambler",
    "frontier": "explorer",
}
LEARNER, EARLIER = 0, 1  # players of a pool: the network that learns, an earlier self
SCRIPTED = ("greedy", "random", *TEACHERS.values())


def draw_table(rng: np.random.Generator, ante_up: float) -> Table:
    """A table as people might play it: mostly four players, the medium game, the latest edition."""
    with_ante_up = rng.random() < ante_up
    modules: tuple[str, ...] = ()
    if with_ante_up:
        modules = ("ante-up",)
        modules += ("alternative-poker",) if rng.random() < 0.7 else ()
        modules += ("community-poker",) if rng.random() < 0.2 else ()
    table = Table(
        players=int(rng.choice([2, 3, 4, 5, 6], p=[0.08, 0.12, 0.5, 0.12, 0.18])),
        length=str(rng.choice(["short", "medium", "long"], p=[0.15, 0.7, 0.15])),
        edition=str(rng.choice(["it-2023", "pt-br", "uk", "fr-2018"], p=[0.7, 0.1, 0.1, 0.1])),
        modules=modules,
        goals=bool(rng.random() < 0.25),
    )
    return table if table.refusal() is None else Table(players=table.players, modules=modules)


# How often riders like what: oftener what is far from what wins.
DRAWN = {
    "law": 0.16,
    "crime": 0.08,
    "gold": 0.16,
    "cattle": 0.2,
    "cards": 0.14,
    "stories": 0.05,
    "duels": 0.05,
    "frontier": 0.16,
}


def draw_likes(rng: np.random.Generator, seats: int, styles: float, frontier: np.ndarray) -> np.ndarray:
    """What riders like, [slots][seats]: mostly to win, sometimes one thing, rarely two.

    At as many tables the first seat alone likes something, among riders who only want to win: there it
    shows what a like costs. Nobody likes the frontier at tables that have none.
    """
    shape = (len(frontier), seats)
    odds = np.array([DRAWN[like] for like in LIKES])
    one, two = (1 << rng.choice(len(LIKES), size=shape, p=odds / odds.sum()) for _ in range(2))
    likes = np.where(rng.random(shape) < 0.1, one | two, one)
    alone = rng.random((len(frontier), 1)) < min(styles, 0.5)
    likes = np.where(alone, one * (np.arange(seats) == 0), np.where(rng.random(shape) < styles, likes, 0))
    return np.where(frontier[:, None], likes, likes & ~(1 << LIKES.index("frontier"))).astype(np.uint8)


def draw_likers(rng: np.random.Generator, seats: int, frontier: np.ndarray) -> np.ndarray:
    """What riders like where nobody else learns, [slots][seats].

    At three of four tables one likes something, among others who only want to win; at the others everybody
    likes something else.
    """
    odds = np.array([DRAWN[like] for like in LIKES])
    odds = np.where(~frontier[:, None] & (np.array(LIKES) == "frontier"), 0, odds)
    # The first of such waits is each one's as often as its odds say.
    order = np.argsort(rng.exponential(size=odds.shape) / np.maximum(odds, 1e-9), axis=1)[:, :seats]
    alone = (rng.random((len(frontier), 1)) < 0.75) & (np.arange(seats) > 0)
    return np.where(alone, 0, 1 << order).astype(np.uint8)


class Prides:
    """What likes are worth, so that whoever lives by one wins its part and no less.

    Worth little, nobody goes that way; worth much, nobody there tries to win. So it rises while such riders,
    alone among others who only want to win, get more than `target` of an even share, and falls while they get
    less, but never below a part of what it was at first: riders whose likes are worth nothing to them are no
    personalities.
    """

    RATE, LEAST, MOST = 0.004, 0.5, 0.4  # LEAST: of PRIDE

    def __init__(self, target: float, worth: dict[str, float] | None = None) -> None:
        self.target = target
        self.worth = dict(worth or PRIDE)
        self.share = np.full(len(LIKES), target)  # of an even share, lately
        self.games, self.won = np.zeros(len(LIKES)), np.zeros(len(LIKES))

    def note(self, pool: Pool) -> None:
        """The games that ended in this step."""
        over = pool.ended.nonzero()[0]
        likes = pool.end_likes[over]
        player, seated = pool.end_player[over], np.arange(likes.shape[1]) < pool.end_seats[over][:, None]
        fair = ((likes > 0) & seated).sum(1) == 1  # alone, and among riders
        fair &= ~((player > EARLIER) & seated).any(1)
        mine = (player == LEARNER) & seated & fair[:, None]
        share = pool.won[over] * pool.end_seats[over][:, None]
        for i in range(len(LIKES)):
            which = mine & (likes == 1 << i)
            self.games[i] += which.sum()
            self.won[i] += share[which].sum()

    def adapt(self) -> None:
        """After a lesson."""
        seen = np.minimum(0.2, self.games / 4000)
        self.share += seen * (self.won / np.maximum(self.games, 1) - self.share)
        for i, like in enumerate(LIKES):
            above = np.clip(self.share[i] / self.target - 1, -1, 1)
            self.worth[like] = float(np.clip(self.worth[like] * np.exp(self.RATE * above), self.LEAST * PRIDE[like],
                                             self.MOST))
        self.games[:], self.won[:] = 0, 0

    def __str__(self) -> str:
        return " ".join(f"{like} {self.worth[like]:.3f} ({share:.2f})" for like, share in zip(LIKES, self.share))


class League:
    """Fills the slots of a pool with tables and riders."""

    def __init__(self, *, ante_up: float, styles: float, earlier: float, scripted: float,
                 likes_only: bool = False, table: Table | None = None) -> None:
        self.table = table  # the only one played, if there is one
        self.likes_only = likes_only
        self.ante_up, self.styles, self.earlier, self.scripted = ante_up, styles, earlier, scripted

    def tables(self, pool: Pool, rng: np.random.Generator) -> None:
        self.players = np.zeros(pool.games, np.int64)
        self.frontier = np.zeros(pool.games, bool)
        for slot in range(pool.games):
            table = self.table or draw_table(rng, self.ante_up)
            self.players[slot] = table.players
            self.frontier[slot] = "ante-up" in table.modules
            pool.set_table(slot, 1, table)

    def teach(self, pool: Pool, on: bool) -> None:
        for like, bot in TEACHERS.items():
            pool.set_teacher(like, bot if on else None)

    def riders(self, pool: Pool, rng: np.random.Generator) -> None:
        """Draws anew who sits where; holds from the next game of each slot on."""
        if self.likes_only:
            likes = draw_likers(rng, 6, self.frontier)
            return pool.set_seats(0, np.where(likes, LEARNER, EARLIER), likes)
        seat = np.arange(6)[None]
        n = self.players[:, None]
        others = rng.integers(1, np.maximum(n, 2))  # so many seats are not the learner's
        kind = rng.random((pool.games, 1))
        theirs = (seat >= n - others) & (seat < n)
        bots = np.array([pool.bot(name) for name in pool.bots])
        drawn = bots[rng.integers(len(bots), size=theirs.shape)]
        drawn = np.where(rng.random((pool.games, 1)) < 0.5, drawn, drawn[:, :1])  # all of one kind, or a mixture
        players = np.where(theirs & (kind < self.earlier), EARLIER, LEARNER)
        scripted = (kind >= self.earlier) & (kind < self.earlier + self.scripted)
        players = np.where(theirs & scripted, drawn, players).astype(np.uint8)
        pool.set_seats(0, players, draw_likes(rng, players.shape[1], self.styles, self.frontier))
