"""Darkrock for Python: games to play, to watch and to learn from.

Table says what is played, Game is one game, Pool plays thousands at once. Everything comes from
libdarkrock.so; nothing here knows a rule.
"""

from ._library import (
    BOTS,
    FACTS,
    LANGUAGES,
    LIKES,
    MARKS,
    MOST_CHOICES,
    MOST_FACTS,
    MOST_MARKS,
    SOURCES,
)
from .game import Choice, Game, Observation, Refused
from .pool import Pool
from .table import EDITIONS, LENGTHS, MODULES, Table

__all__ = [
    "BOTS",
    "Choice",
    "EDITIONS",
    "FACTS",
    "Game",
    "LANGUAGES",
    "LENGTHS",
    "LIKES",
    "MARKS",
    "MODULES",
    "MOST_CHOICES",
    "MOST_FACTS",
    "MOST_MARKS",
    "Observation",
    "Pool",
    "Refused",
    "SOURCES",
    "Table",
]
