"""The C interface of libdarkrock.so, as darkrock/darkrock.h and darkrock/env.h declare it."""

from __future__ import annotations

import ctypes as c
import json
import os
from pathlib import Path
from typing import Any, Callable

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]

MAX_PLAYERS = 6
MAX_FIGURES = 7
OUTSIDERS = 16
MOST_CHOICES = 384  # of a question
SPECTATOR = 255
LANGUAGES = ("en", "it", "fr", "uk", "pt")


class Setup(c.Structure):
    """dr_setup: what a table agrees on."""

    _fields_ = [
        ("switches", c.c_uint32),
        ("players", c.c_uint8),
        ("length", c.c_uint8),
        ("first_game", c.c_uint8),
        ("goals", c.c_uint8),
        ("cattle", c.c_uint8),
        ("characters", c.c_uint8 * MAX_PLAYERS),
        ("modules", c.c_uint8),
    ]


class Look(c.Structure):
    """dr_look: what the seat that is asked sees."""

    _fields_ = [
        ("seat", c.c_int32),
        ("choices", c.c_int32),
        ("facts", c.c_void_p),
        ("marks", c.c_void_p),
        ("codes", c.c_void_p),
        ("score", c.c_int16 * MAX_FIGURES),
        ("lived", c.c_int16 * MAX_FIGURES),
        ("won", c.c_float * MAX_FIGURES),
    ]


class Rows(c.Structure):
    """dr_rows: where the arrays of a pool lie."""

    _fields_ = [
        (name, c.c_void_p)
        for name in (
            "facts choice_at marks codes seat player seats lived advice score ended end_seats end_rounds "
            "end_player end_likes won end_score end_lived end_lp"
        ).split()
    ]


class Counts(c.Structure):
    """dr_counts: what a pool has done."""

    _fields_ = [(name, c.c_int64) for name in ("asked", "forced", "by_bots", "games")] + [
        (name, c.c_int32) for name in ("most_choices", "most_facts", "most_marks", "reserved")
    ]


_POINTER, _INT, _U32, _U64, _SIZE = c.c_void_p, c.c_int32, c.c_uint32, c.c_uint64, c.c_size_t
_FUNCTIONS: dict[str, tuple[Any, list[Any]]] = {
    "dr_abi_version": (_U32, []),
    "dr_rules_version": (_U32, []),
    "dr_edition_switches_for": (_U32, [_U32, _U32]),
    "dr_refuse_setup": (c.c_char_p, [_POINTER]),
    "dr_seed_from_number": (None, [_U64, _POINTER]),
    "dr_seed_from_text": (None, [c.c_char_p, _SIZE, _POINTER]),
    "dr_bot_count": (_U32, []),
    "dr_bot_name": (c.c_char_p, [_U32]),
    "dr_hash": (_U64, [_POINTER]),
    "dr_view_size": (_SIZE, []),
    "dr_observe": (_INT, [_POINTER, _U32, _POINTER]),
    "dr_content_json": (_INT, [_U32, _U32, _POINTER, _SIZE]),
    "dr_view_json": (_INT, [_POINTER, _U32, _POINTER, _SIZE]),
    "dr_view_prompt_json": (_INT, [_POINTER, _U32, _POINTER, _SIZE]),
    "dr_view_bot_choose": (_INT, [_POINTER, c.c_char_p, _U64, _U32, _U32, _POINTER]),
    "dr_table_game": (_POINTER, [_POINTER]),
    "dr_table_setup": (_INT, [_POINTER, _POINTER]),
    "dr_table_seats": (_INT, [_POINTER, _POINTER, _SIZE]),
    "dr_table_steps": (_U32, [_POINTER]),
    "dr_table_replay": (_INT, [_POINTER, _POINTER, _SIZE]),
    "dr_encoding_version": (_U32, []),
    "dr_fact_count": (_U32, []),
    "dr_mark_count": (_U32, []),
    "dr_most_facts": (_U32, []),
    "dr_most_marks": (_U32, []),
    "dr_encoding_json": (_INT, [_POINTER, _SIZE]),
    "dr_encode_position": (_INT, [_POINTER, _U32, _U32, _POINTER]),
    "dr_encode_choice": (_INT, [_POINTER, _U32, _U32, _POINTER]),
    "dr_env_new": (_POINTER, [_POINTER, _POINTER, _U32, c.c_char_p, _SIZE]),
    "dr_env_resume": (_POINTER, [c.c_char_p, _SIZE, _U32, _POINTER, _SIZE]),
    "dr_env_free": (None, [_POINTER]),
    "dr_env_reset": (_INT, [_POINTER, _POINTER]),
    "dr_env_set_likes": (_INT, [_POINTER, _POINTER]),
    "dr_env_table": (_POINTER, [_POINTER]),
    "dr_env_look": (_INT, [_POINTER, _POINTER]),
    "dr_env_step": (_INT, [_POINTER, _U32]),
    "dr_env_choose": (_INT, [_POINTER, _U32, _U32, _POINTER, _SIZE]),
    "dr_env_events_json": (_INT, [_POINTER, _U32, _U32, _POINTER, _SIZE]),
    "dr_pool_new": (_POINTER, [_U32, _U32, _U64, _U32, c.c_char_p, _SIZE]),
    "dr_pool_free": (None, [_POINTER]),
    "dr_pool_set_table": (_INT, [_POINTER, _U32, _U32, _POINTER]),
    "dr_pool_set_seats": (_INT, [_POINTER, _U32, _U32, _POINTER, _POINTER]),
    "dr_pool_set_teacher": (_INT, [_POINTER, _U32, _INT]),
    "dr_pool_reset": (_INT, [_POINTER]),
    "dr_pool_step": (_INT, [_POINTER, _POINTER]),
    "dr_pool_wait": (_INT, [_POINTER]),
    "dr_pool_rows": (_INT, [_POINTER, _POINTER]),
    "dr_pool_deal": (_U64, [_POINTER, _U32]),
    "dr_pool_counts": (_INT, [_POINTER, _POINTER]),
}


def _find() -> Path:
    """The shared library: $DARKROCK_LIBRARY, or that of a build in this checkout."""
    if named := os.environ.get("DARKROCK_LIBRARY"):
        return Path(named)
    root = Path(__file__).resolve().parents[2]
    for preset in ("release", "checked", "dev", "clang"):
        path = root / "build" / preset / "libdarkrock.so"
        if path.exists():
            return path
    raise ImportError(
        "libdarkrock.so is not there. Build it with\n"
        "  cmake --preset release && cmake --build build/release --target darkrock_shared\n"
        "or say where it is in DARKROCK_LIBRARY."
    )


def _load() -> c.CDLL:
    library = c.CDLL(str(_find()))
    for name, (result, arguments) in _FUNCTIONS.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


lib = _load()


def seed_of(seed: int | str) -> c.Array[c.c_uint8]:
    """The bytes of a seed, from a number or a text."""
    out = (c.c_uint8 * 32)()
    if isinstance(seed, str):
        text = seed.encode()
        lib.dr_seed_from_text(text, len(text), out)
    else:
        lib.dr_seed_from_number(seed & (1 << 64) - 1, out)
    return out


def text_of(call: Callable[..., int], *arguments: Any) -> str:
    """What a function of the kind (..., out, capacity) writes."""
    size = call(*arguments, None, 0)
    if size < 0:
        raise ValueError(f"darkrock refused the call ({size})")
    buffer = c.create_string_buffer(size)
    call(*arguments, buffer, size)
    return buffer.raw[:size].decode()


def array_at(address: int, dtype: npt.DTypeLike, *shape: int) -> Array:
    """Numbers of the library's where they lie."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    if size == 0:
        return np.zeros(shape, dtype)
    memory = memoryview((c.c_uint8 * size).from_address(address))
    return np.frombuffer(memory, np.dtype(dtype)).reshape(shape)


ENCODING = json.loads(text_of(lib.dr_encoding_json))
FACTS = int(lib.dr_fact_count())
MARKS = int(lib.dr_mark_count())
MOST_FACTS = int(lib.dr_most_facts())
MOST_MARKS = int(lib.dr_most_marks())
LIKES: list[str] = ENCODING["likes"]
SOURCES: list[str] = ENCODING["sources"]
BOTS: list[str] = [lib.dr_bot_name(i).decode() for i in range(lib.dr_bot_count())]
