"""What all examples ask: which table."""

from __future__ import annotations

import argparse

from .. import EDITIONS, LENGTHS, MODULES, Table


def parser(about: str | None) -> argparse.ArgumentParser:
    """A parser with the options of a table."""
    p = argparse.ArgumentParser(
        description=about, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    p.add_argument("--players", type=int, default=4, help="2 to 6 (%(default)s)")
    p.add_argument("--length", choices=LENGTHS, default="medium", help="(%(default)s)")
    p.add_argument("--edition", choices=EDITIONS, default=EDITIONS[0], help="(%(default)s)")
    p.add_argument("--modules", nargs="*", choices=MODULES, default=[], metavar="MODULE",
                   help=", ".join(MODULES))
    p.add_argument("--goals", action="store_true", help="with personal goals")
    p.add_argument("--seed", type=int, default=1, help="(%(default)s)")
    return p


def table(p: argparse.ArgumentParser, options: argparse.Namespace) -> Table:
    """The table that was asked for; ends the program if it cannot be."""
    wanted = Table(
        players=options.players,
        length=options.length,
        edition=options.edition,
        modules=tuple(options.modules),
        goals=options.goals,
    )
    if why := wanted.refusal():
        p.error(why)
    return wanted
