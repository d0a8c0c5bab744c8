"""Many games at once: step all of them, look at all of them as arrays."""

from __future__ import annotations

import ctypes as c
import os
from typing import Sequence

import numpy as np
import numpy.typing as npt

from ._library import (
    LIKES,
    MAX_FIGURES,
    MAX_PLAYERS,
    MOST_FACTS,
    MOST_MARKS,
    OUTSIDERS,
    SOURCES,
    Array,
    Counts,
    Rows,
    array_at,
    lib,
)
from .table import Table


class Pool:
    """Games that threads play up to the next choice of a player from outside.

        pool = Pool(1024, bots=("outlaw",))
        pool.reset()
        while learning:
            chosen = policy(pool.facts, pool.choice_at, pool.marks)
            pool.step(chosen)          # or start(chosen) ... wait()
            where = pool.ended.nonzero()[0]
            learn(pool.won[where])

    Players 0 to 15 choose from outside; `pool.bot("outlaw")` is the number of one of the bots named
    here. The arrays are those of the library: read them before the next step. What they hold is in
    include/darkrock/env.h.
    """

    def __init__(
        self,
        games: int,
        *,
        table: Table = Table(),
        bots: Sequence[str] = (),
        seed: int = 1,
        threads: int | None = None,
        once: bool = False,
        duplicate: bool = False,
    ) -> None:
        self.games, self.bots = games, list(bots)
        names = "\n".join(self.bots).encode()
        threads = threads or len(os.sched_getaffinity(0))
        flags = int(once) | int(duplicate) << 1
        self._pool = lib.dr_pool_new(games, threads, seed, flags, names, len(names))
        if not self._pool:
            raise ValueError(f"no such pool: {games} games, {threads} threads, bots {self.bots}")
        self.set_table(0, games, table)
        self._rows = Rows()
        lib.dr_pool_rows(self._pool, c.byref(self._rows))
        n = games
        self.facts = self._array("facts", np.uint16, n, MOST_FACTS)
        self.choice_at = self._array("choice_at", np.int32, n + 1)
        self.marks = np.zeros((0, MOST_MARKS), np.uint16)
        self.codes = np.zeros(0, np.uint32)
        self.seat = self._array("seat", np.uint8, n)
        self.player = self._array("player", np.uint8, n)
        self.seats = self._array("seats", np.uint8, n)
        self.lived = self._array("lived", np.int16, n)
        self.advice = self._array("advice", np.int16, n)
        self.score = self._array("score", np.int16, n, MAX_FIGURES)
        self.ended = self._array("ended", np.uint8, n)
        self.end_seats = self._array("end_seats", np.uint8, n)
        self.end_rounds = self._array("end_rounds", np.uint8, n)
        self.end_player = self._array("end_player", np.uint8, n, MAX_FIGURES)
        self.end_likes = self._array("end_likes", np.uint8, n, MAX_FIGURES)
        self.won = self._array("won", np.float32, n, MAX_FIGURES)
        self.end_score = self._array("end_score", np.int16, n, MAX_FIGURES)
        self.end_lived = self._array("end_lived", np.int16, n, MAX_FIGURES)
        self.end_lp = self._array("end_lp", np.int16, n, MAX_FIGURES, len(SOURCES))

    def _array(self, name: str, dtype: npt.DTypeLike, *shape: int) -> Array:
        return array_at(getattr(self._rows, name), dtype, *shape)

    def bot(self, name: str) -> int:
        """The number of a bot, for set_seats."""
        return OUTSIDERS + self.bots.index(name)

    def set_table(self, first: int, n: int, table: Table) -> None:
        """What the next games of so many slots are played by."""
        setup = table.setup()
        if lib.dr_pool_set_table(self._pool, first, n, c.byref(setup)) != 0:
            raise ValueError(table.refusal() or f"no slots {first} to {first + n}")

    def set_seats(self, first: int, players: Array, likes: Array | None = None) -> None:
        """Who sits at the next games, [slots][6], and the bit set of what they like."""
        players = np.ascontiguousarray(players, np.uint8)
        likes = np.zeros_like(players) if likes is None else np.ascontiguousarray(likes, np.uint8)
        if players.ndim != 2 or players.shape[1] != MAX_PLAYERS or likes.shape != players.shape:
            raise ValueError(f"players and likes are of shape [slots][{MAX_PLAYERS}]")
        n = len(players)
        if lib.dr_pool_set_seats(self._pool, first, n, players.ctypes.data, likes.ctypes.data):
            raise ValueError("no such slots, or a player that is not in this pool")

    def set_teacher(self, like: str, bot: str | None) -> None:
        """From now on `advice` tells whoever likes this alone, at one of four choices, what a bot would choose."""
        lib.dr_pool_set_teacher(self._pool, LIKES.index(like), -1 if bot is None else self.bots.index(bot))

    def reset(self) -> None:
        """Begins a game in every slot."""
        lib.dr_pool_reset(self._pool)
        self.wait()

    def step(self, chosen: Array) -> None:
        """Carries out a choice in every slot: its index among the choices of the slot."""
        self.start(chosen)
        self.wait()

    def start(self, chosen: Array) -> None:
        """As step, but goes on meanwhile; `wait` before anything else."""
        self._chosen = np.ascontiguousarray(chosen, np.int32)
        if self._chosen.shape != (self.games,):
            raise ValueError(f"one choice for each of {self.games} slots")
        lib.dr_pool_step(self._pool, self._chosen.ctypes.data)

    def wait(self) -> None:
        """Until the arrays are there."""
        lib.dr_pool_wait(self._pool)
        lib.dr_pool_rows(self._pool, c.byref(self._rows))
        n = int(self.choice_at[-1])
        self.marks = self._array("marks", np.uint16, n, MOST_MARKS)
        self.codes = self._array("codes", np.uint32, n)

    @property
    def choices(self) -> Array:
        """How many choices each slot has; 0: it is idle."""
        return np.diff(self.choice_at)

    def deal(self, slot: int) -> int:
        """The seed of the game that a slot plays: Game(table, seed=...) gets the same cards."""
        return int(lib.dr_pool_deal(self._pool, slot))

    def counts(self) -> dict[str, int]:
        """What was done since the last call."""
        counts = Counts()
        lib.dr_pool_counts(self._pool, c.byref(counts))
        return {name: getattr(counts, name) for name, _ in Counts._fields_ if name != "reserved"}

    def close(self) -> None:
        if self._pool:
            lib.dr_pool_free(self._pool)
            self._pool = None

    def __del__(self) -> None:
        self.close()
