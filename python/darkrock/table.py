"""What a table agrees on before the first card."""

from __future__ import annotations

import ctypes as c
from dataclasses import dataclass

from ._library import MAX_PLAYERS, Setup, lib

EDITIONS = ("it-2023", "pt-br", "uk", "fr-2018")
LENGTHS = ("short", "medium", "long")
MODULES = ("ante-up", "alternative-poker", "community-poker")
DEALT = 0xFF


@dataclass(frozen=True)
class Table:
    """Players, length, edition and modules of a game. `refusal` says what does not fit together.

    `switches` is the bit set of single edition switches, where a table mixes its own.
    """

    players: int = 4
    length: str = "medium"
    edition: str = "it-2023"
    modules: tuple[str, ...] = ()
    goals: bool = False
    cattle: bool = True
    first_game: bool = False
    characters: tuple[int, ...] = ()
    switches: int | None = None

    def setup(self) -> Setup:
        """The same as the C interface takes it."""
        modules = sum(1 << MODULES.index(name) for name in self.modules)
        edition = lib.dr_edition_switches_for(EDITIONS.index(self.edition), modules)
        setup = Setup(
            switches=edition if self.switches is None else self.switches,
            players=self.players,
            length=LENGTHS.index(self.length),
            first_game=self.first_game,
            goals=self.goals,
            cattle=self.cattle and not self.first_game,
            modules=modules,
        )
        chosen = list(self.characters) + [DEALT] * MAX_PLAYERS
        setup.characters[:] = chosen[:MAX_PLAYERS]
        return setup

    def refusal(self) -> str | None:
        """Why this cannot be played, as a sentence; None if it can."""
        setup = self.setup()
        why = lib.dr_refuse_setup(c.byref(setup))
        return why.decode() if why else None

    @staticmethod
    def of(setup: Setup) -> Table:
        """The table of a set-up of the C interface."""
        held = [lib.dr_edition_switches_for(i, setup.modules) for i in range(len(EDITIONS))]
        known = setup.switches in held
        chosen = tuple(setup.characters[: setup.players])
        return Table(
            players=setup.players,
            length=LENGTHS[setup.length],
            edition=EDITIONS[held.index(setup.switches)] if known else EDITIONS[0],
            modules=tuple(name for i, name in enumerate(MODULES) if setup.modules >> i & 1),
            goals=bool(setup.goals),
            cattle=bool(setup.cattle),
            first_game=bool(setup.first_game),
            characters=() if set(chosen) == {DEALT} else chosen,
            switches=None if known else int(setup.switches),
        )
