"""A table as text. Names and sentences are the library's; here they are laid out."""

from __future__ import annotations

import functools
import json
from typing import Any, Iterable

from ._library import lib, text_of

Document = dict[str, Any]

# round, last round, hand, wounds, nuggets, score, winner
_WORDS = {
    "en": ("Round", "last round", "Hand", "wounds", "nuggets", "score", "won"),
    "it": ("Round", "ultimo round", "Mano", "ferite", "pepite", "punteggio", "ha vinto"),
    "fr": ("Manche", "dernière manche", "Main", "blessures", "pépites", "score", "a gagné"),
    "uk": ("Раунд", "останній раунд", "Рука", "рани", "самородки", "рахунок", "перемога"),
    "pt": ("Rodada", "última rodada", "Mão", "ferimentos", "pepitas", "pontuação", "venceu"),
}
_RANKS = "2 3 4 5 6 7 8 9 10 J Q K A".split()
_SUITS = "♥♦♣♠"
_SHERIFF, _BANDITS, _OUTLAWS, _JUMPERS = "enemy.5", "enemy.3", "enemy.6", "enemy.7"


@functools.lru_cache(maxsize=None)
def content(modules: int, lang: int) -> Document:
    """Every card and space of these modules."""
    document: Document = json.loads(text_of(lib.dr_content_json, modules, lang))
    return document


def card(of: Document, number: int) -> str:
    """A poker card: "4♥ Blood Money"."""
    return f"{_RANKS[number >> 2]}{_SUITS[number & 3]} {of['poker'][number >> 1]['name']}"


def render(view: Document, prompt: Document, of: Document, lang: str) -> str:
    """What a seat sees, and what it is asked."""
    parts = [_head(view, of, lang), _seats(view, of, lang), _board(view, of), _own(view, of, lang)]
    if view["acting"]:
        parts.append(_question(prompt))
    return "\n\n".join(part for part in parts if part) + "\n"


def _head(view: Document, of: Document, lang: str) -> str:
    words = _WORDS[lang]
    last = f" ({words[1]})" if view["lastRound"] and not view["over"] else ""
    return f"{words[0]} {view['round']}{last} · {view['goal']} {of['words'].get('LP', 'LP')}"


def _seats(view: Document, of: Document, lang: str) -> str:
    """A line for each seat: > is asked, * has the turn."""
    words = _WORDS[lang]
    points = [of["words"].get(key, key) for key in ("LP", "MP", "WP", "GP")]
    rows = [["", "", "", *points, "$", words[4], words[3], words[2].lower(), words[5], ""]]
    for seat in view["seats"]:
        mark = ">" if seat["seat"] in view["acting"] else "*" if seat["seat"] == view["active"] else ""
        numbers = [seat[key] for key in ("lp", "mp", "wp", "gp", "cash", "nuggets", "wounds", "hand")]
        won = words[6] if seat["seat"] in view["winners"] else ""
        rows.append([mark, seat["name"], _space(of, seat["space"]), *map(str, numbers),
                     str(seat["score"]["total"]), won or _items(seat, of)])
    if mib := view["mib"]:
        won = words[6] if 6 in view["winners"] else ""
        rows.append(["*" if view["active"] == 6 else "", of["words"].get("man-in-black", "?"),
                     _space(of, mib["space"]), str(mib["lp"]), "", "", "", str(mib["cash"]), "", "",
                     str(mib["hand"]), str(mib["score"]["total"]), won])
    return _columns(rows)


def _columns(rows: list[list[str]]) -> str:
    width = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [cell.ljust(w) if i < 3 else cell.rjust(w) if i < len(row) - 1 else cell
                 for i, (cell, w) in enumerate(zip(row, width))]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def _items(seat: Document, of: Document) -> str:
    sides = (of["items"][item["item"]] for item in seat["items"])
    return ", ".join((side["up"] if item["up"] and side["up"] else side["front"])["name"]
                     for side, item in zip(sides, seat["items"]))


def _space(of: Document, space: int) -> str:
    return str(of["spaces"][space]["name"]) if space >= 0 else ""


def _spaces(of: Document, spaces: Iterable[int]) -> str:
    return ", ".join(_space(of, space) for space in spaces)


def _board(view: Document, of: Document) -> str:
    au = view["anteUp"] or {"outlaws": [], "claimJumpers": []}
    sheriff = [view["sheriff"]] if view["sheriff"] >= 0 else []
    lines = [
        f"{of['words'].get(word, word)}: {_spaces(of, spaces)}"
        for word, spaces in ((_SHERIFF, sheriff), (_BANDITS, view["bandits"]),
                             (_OUTLAWS, au["outlaws"]), (_JUMPERS, au["claimJumpers"]))
        if spaces
    ]
    if fight := view["fight"]:
        sides = " – ".join(side["name"] for side in fight["sides"])
        lines.append(f"{fight['name']}: {sides}")
    if poker := view["poker"]:
        lines.append(" ".join([f"${poker['pot']}", *(card(of, x) for x in poker["flop"])]))
    return "\n".join(lines)


def _own(view: Document, of: Document, lang: str) -> str:
    hand = view["own"]["hand"]
    return f"{_WORDS[lang][2]}: {', '.join(card(of, x) for x in hand)}" if hand else ""


def _question(prompt: Document) -> str:
    cause = prompt.get("cause") or {}
    lines = [cause.get("text", ""), f"{prompt['whoName']}: {prompt['headline']} ({prompt['rule']})"]
    options = sorted(prompt["options"], key=lambda option: int(option["code"]))
    for i, option in enumerate(options):
        detail = option["detail"] if option["detail"] != option["title"] else ""
        lines.append(f"  {i:3d}  {option['title']}{': ' if detail else ''}{detail}")
    return "\n".join(line for line in lines if line)
