"""Darkrock for Python: games to play, to watch and to learn from.

Table says what is played, Game is one game, Pool plays thousands at once. Everything comes from
libdarkrock.so; nothing here knows a rule.
"""

from ._library import BOTS, FACTS, LIKES, MARKS, MOST_FACTS, MOST_MARKS, SOURCES
from .pool import Pool
from .table import EDITIONS, LENGTHS, MODULES, Table

__all__ = [
    "BOTS",
    "EDITIONS",
    "FACTS",
    "LENGTHS",
    "LIKES",
    "MARKS",
    "MODULES",
    "MOST_FACTS",
    "MOST_MARKS",
    "Pool",
    "SOURCES",
    "Table",
]
