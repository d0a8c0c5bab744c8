"""How strong a network is: duplicate deals against the project's own bots."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass

import numpy as np
import torch

from darkrock import LIKES, SOURCES, Pool, Table

from .league import EARLIER, LEARNER
from .network import Network, pick
from .rollout import Carrier, Look


@dataclass(frozen=True)
class Row:
    """One line-up: the learner first, the others after it."""

    name: str
    others: tuple[str, ...]  # bots, "self" or "earlier"
    modules: tuple[str, ...] = ()
    likes: int = 0
    length: str = "medium"

    @property
    def players(self) -> int:
        return 1 + len(self.others)


AU = ("ante-up",)
MIXTURE = ("outlaw", "gambler", "marshal")
ROWS = tuple(
    Row(name, others, modules)
    for modules in ((), AU)
    for name, others in (
        ("3 outlaw", ("outlaw",) * 3),
        ("outlaw gambler marshal", MIXTURE),
        ("3 greedy", ("greedy",) * 3),
        ("1 outlaw", ("outlaw",)),
        ("5 outlaw", ("outlaw",) * 5),
    )
)
STYLES = tuple(
    Row(f"{like} among 3 free", ("self",) * 3, modules, 1 << i)
    for modules in ((), AU)
    for i, like in enumerate(LIKES)
)


@dataclass
class Outcome:
    row: Row
    games: int
    win: float  # share of the wins, 0..1
    error: float  # its standard error
    score: float
    rounds: float
    sources: dict[str, float]  # LP a game, the largest first

    def __str__(self) -> str:
        where = " ".join(f"{name} {lp:.1f}" for name, lp in list(self.sources.items())[:6])
        game = "ante-up" if self.row.modules else "base"
        return (
            f"{game:8s}{self.row.name:24s}{100 * self.win:5.1f} % +- {100 * self.error:.1f}"
            f"  score {self.score:.1f} rounds {self.rounds:.1f} | {where}"
        )


JUDGED = 2  # the player who is judged, so that it is told from its equals


class Evaluation:
    """Plays every row to its end, all at once."""

    def __init__(self, rows: tuple[Row, ...], games: int, *, threads: int | None = None) -> None:
        self.rows, self.threads = rows, threads
        self.games = max(60, games // 60 * 60)  # whole deals for any number of players
        self.bots = sorted({b for row in rows for b in row.others if b not in ("self", "earlier")})

    def _pool(self, seed: int) -> Pool:
        n = self.games
        pool = Pool(n * len(self.rows), bots=self.bots, seed=seed, once=True, duplicate=True,
                    threads=self.threads)
        number = {"self": LEARNER, "earlier": EARLIER} | {b: pool.bot(b) for b in self.bots}
        for i, row in enumerate(self.rows):
            pool.set_table(i * n, n, Table(players=row.players, length=row.length, modules=row.modules))
            players, likes = np.zeros((n, 6), np.uint8), np.zeros((n, 6), np.uint8)
            players[:, 0], likes[:, 0] = JUDGED, row.likes
            players[:, 1 : row.players] = [number[other] for other in row.others]
            pool.set_seats(i * n, players, likes)
        return pool

    def run(self, network: Network, device: torch.device, *, seed: int = 1, temperature: float = 0.0,
            earlier: Network | None = None) -> list[Outcome]:
        pool = self._pool(seed)
        n = pool.games
        share, score, rounds, lp = np.zeros(n), np.zeros(n), np.zeros(n), np.zeros((n, len(SOURCES)))
        pool.reset()
        carrier = Carrier(device)
        with torch.no_grad():
            while pool.choice_at[-1] > 0:
                pool.step(choose(pool, network, earlier, carrier, temperature))
                over = pool.ended.nonzero()[0]
                seat = (pool.end_player[over] == JUDGED).argmax(1)
                share[over], score[over] = pool.won[over, seat], pool.end_score[over, seat]
                rounds[over], lp[over] = pool.end_rounds[over], pool.end_lp[over, seat]
        pool.close()
        outcomes = []
        for i, row in enumerate(self.rows):
            of = slice(i * self.games, (i + 1) * self.games)
            deals = share[of].reshape(-1, row.players).mean(1)
            sources = dict(sorted(zip(SOURCES, lp[of].mean(0)), key=lambda pair: -pair[1]))
            outcomes.append(Outcome(row, self.games, deals.mean(), deals.std() / math.sqrt(len(deals)),
                                    score[of].mean(), rounds[of].mean(), sources))
        return outcomes


def choose(pool: Pool, network: Network, earlier: Network | None, carrier: Carrier, temperature: float) -> np.ndarray:
    """The choices of all slots that are not idle."""
    look = Look(pool, carrier)
    chosen = np.zeros(pool.games, np.int64)
    theirs = look.players == EARLIER
    for net, whose in ((network, ~theirs), (earlier or network, theirs)):
        where = np.flatnonzero(whose & (look.choices > 0))
        if len(where):
            with autocast(carrier.device):
                chosen[where] = pick(net(look.part(where)).logits, temperature).cpu().numpy()
    return chosen


def autocast(device: torch.device) -> torch.autocast:
    """Half precision where it is fast."""
    return torch.autocast(device.type, dtype=torch.bfloat16, enabled=device.type == "cuda")


def report(network: Network, device: torch.device, rows: tuple[Row, ...], games: int, *, seed: int = 1,
           threads: int | None = None) -> list[Outcome]:
    """Runs and prints."""
    start = time.time()
    outcomes = Evaluation(rows, games, threads=threads).run(network, device, seed=seed)
    for outcome in outcomes:
        print("EVAL", outcome, flush=True)
    print(f"EVAL took {time.time() - start:.1f} s", flush=True)
    return outcomes
