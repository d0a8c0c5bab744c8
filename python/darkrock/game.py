"""One game, in the manner of PettingZoo's AEC: one agent after the other is asked."""

from __future__ import annotations

import ctypes as c
import json
import random
from dataclasses import dataclass
from typing import Any, Iterator, Mapping, Sequence, TypedDict

import numpy as np
import numpy.typing as npt

from . import _text
from ._library import (
    LANGUAGES,
    LIKES,
    MAX_PLAYERS,
    MOST_CHOICES,
    MOST_FACTS,
    MOST_MARKS,
    SPECTATOR,
    Array,
    Look,
    Setup,
    array_at,
    lib,
    seed_of,
    text_of,
)
from .table import Table

Agent = str


class Refused(ValueError):
    """A choice that the rules do not allow now; the message says why."""


class Observation(TypedDict):
    """What an agent sees. Without a question to it there are no marks, and the mask is 0."""

    facts: Array  # [MOST_FACTS] numbers of what holds, filled up with 0
    marks: Array  # [choices][MOST_MARKS] the same of every choice
    action_mask: Array  # [MOST_CHOICES] 1 for the index of every choice


@dataclass(frozen=True)
class Choice:
    """A choice in words."""

    index: int  # for step
    code: int  # for choose
    verb: str
    title: str
    detail: str
    rule: str

    def __str__(self) -> str:
        more = "" if self.detail in ("", self.title) else f": {self.detail}"
        return f"{self.title}{more}"


class Game:
    """A game that asks "rider_0" to "rider_5" in turn.

        game = Game(Table(players=3), seed=7)
        for agent in game.agent_iter():
            observation, reward, termination, truncation, info = game.last()
            over = termination or truncation
            game.step(None if over else policy(observation))

    An action is the index of one of the choices, 0 to n - 1. Of several agents asked at once, who
    choose in secret, the lowest seat comes first; it learns nothing of the others. Where there is
    only one choice it is made unasked, unless `ask_all`. The reward is the share of the win, at the
    end of the game. No game is cut off: truncations are False.
    """

    metadata: Mapping[str, Any] = {
        "name": "darkrock_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }
    render_mode = "ansi"

    def __init__(
        self,
        table: Table = Table(),
        *,
        seed: int | str = 1,
        names: Sequence[str] = (),
        likes: Mapping[Agent, Sequence[str]] | None = None,
        ask_all: bool = False,
        lang: str = "en",
    ) -> None:
        """`names` and `likes` are those of the riders; `lang` is one of LANGUAGES."""
        setup = table.setup()
        seats = "".join(f"human\t{name}\n" for name in names).encode()
        env = lib.dr_env_new(c.byref(setup), seed_of(seed), int(ask_all), seats, len(seats))
        if not env:
            raise ValueError(table.refusal() or "no such table")
        self._seeds = random.Random(seed)
        self._begin(env, table, likes or {}, lang)

    @classmethod
    def from_replay(cls, text: str, *, ask_all: bool = False, lang: str = "en") -> Game:
        """The game of a replay, at its last choice. `ask_all` leaves it exactly there."""
        bytes_, problem = text.encode(), c.create_string_buffer(400)
        env = lib.dr_env_resume(bytes_, len(bytes_), int(ask_all), problem, len(problem))
        if not env:
            raise ValueError(problem.value.decode(errors="replace"))
        setup = Setup()
        lib.dr_table_setup(lib.dr_env_table(env), c.byref(setup))
        game = cls.__new__(cls)
        game._seeds = random.Random(text)
        game._begin(env, Table.of(setup), {}, lang)
        return game

    def _begin(
        self, env: int, table: Table, likes: Mapping[Agent, Sequence[str]], lang: str
    ) -> None:
        self._env: int | None = env
        self.table = table
        self.lang = lang
        self.possible_agents: list[Agent] = [f"rider_{seat}" for seat in range(table.players)]
        self._likes = (c.c_uint8 * MAX_PLAYERS)()
        for agent, liked in likes.items():
            self._likes[self.seat_of(agent)] = sum(1 << LIKES.index(like) for like in liked)
        lib.dr_env_set_likes(env, self._likes)
        self._start()

    def _start(self) -> None:
        self.agents = list(self.possible_agents)
        self.rewards: dict[Agent, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[Agent, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection: Agent = self.agents[0]
        self._see()

    def _see(self) -> None:
        """Looks at the game after it has changed."""
        self._look = Look()
        lib.dr_env_look(self._env, c.byref(self._look))
        self.infos = {agent: {} for agent in self.agents}
        if self._look.seat < 0:
            for agent in self.agents:
                self.rewards[agent] = self.won[agent]
                self._cumulative_rewards[agent] += self.rewards[agent]
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
            return
        self.agent_selection = self.possible_agents[self._look.seat]
        self.infos[self.agent_selection] = {"action_mask": self._mask(), "codes": self.codes}

    # --- the AEC contract -------------------------------------------------------------------------

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    def reset(self, seed: int | str | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals anew; without a seed with the next of a row that follows from the first one."""
        del options
        lib.dr_env_reset(self._env, seed_of(self._seeds.getrandbits(64) if seed is None else seed))
        if seed is not None:
            self._seeds = random.Random(seed)
        self._start()

    def observe(self, agent: Agent) -> Observation:
        """What an agent sees, asked or not."""
        seat = self.seat_of(agent)
        if seat == self._look.seat:
            marks = self._array(self._look.marks, np.uint16, self._look.choices, MOST_MARKS)
            facts = self._array(self._look.facts, np.uint16, MOST_FACTS)
            return {"facts": facts, "marks": marks, "action_mask": self._mask()}
        facts = np.zeros(MOST_FACTS, np.uint16)
        lib.dr_encode_position(self._game, seat, self._likes[seat], facts.ctypes.data)
        return {
            "facts": facts,
            "marks": np.zeros((0, MOST_MARKS), np.uint16),
            "action_mask": np.zeros(MOST_CHOICES, np.int8),
        }

    def last(
        self, observe: bool = True
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Observation, reward since its last step, termination, truncation and info of who is asked."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Carries out a choice of `agent_selection`: None once the game is over for it."""
        agent = self.agent_selection
        if not self.agents:
            raise ValueError("everybody has left: reset first")
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("the game is over: only None goes on")
            self._leave(agent)
            return
        if action is None or not 0 <= action < self._look.choices:
            raise Refused(f"{action} is not the index of one of {self._look.choices} choices")
        self._cumulative_rewards[agent] = 0.0
        lib.dr_env_step(self._env, int(action))
        self._see()

    def choose(self, code: int) -> None:
        """The same by the code of a choice; Refused with the reason in words."""
        if self.over:
            raise Refused("the game is over")
        agent, problem = self.agent_selection, c.create_string_buffer(1000)
        if lib.dr_env_choose(self._env, code, self._lang(None), problem, len(problem)) != 0:
            raise Refused(problem.value.decode(errors="replace"))
        self._cumulative_rewards[agent] = 0.0
        self._see()

    def _leave(self, agent: Agent) -> None:
        self.agents.remove(agent)
        for by_agent in (self.rewards, self._cumulative_rewards, self.terminations,
                         self.truncations, self.infos):
            del by_agent[agent]  # type: ignore[attr-defined]
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = 1 << 62) -> Iterator[Agent]:
        """Who is asked, until everybody has left."""
        while self.agents and max_iter > 0:
            yield self.agent_selection
            max_iter -= 1

    def render(self, agent: Agent | None = None, lang: str | None = None) -> str:
        """The table and the question as text, as an agent sees them: the one who is asked."""
        seat = self._seat_or_asked(agent)
        return _text.render(self._document(lib.dr_view_json, seat, lang),
                            self._document(lib.dr_view_prompt_json, seat, lang),
                            _text.content(self._modules, self._lang(lang)), lang or self.lang)

    def close(self) -> None:
        if getattr(self, "_env", None):
            lib.dr_env_free(self._env)
            self._env = None

    def __del__(self) -> None:
        self.close()

    # --- more about the game -----------------------------------------------------------------------

    def seat_of(self, agent: Agent) -> int:
        return self.possible_agents.index(agent)

    @property
    def over(self) -> bool:
        return bool(self._look.seat < 0)

    @property
    def codes(self) -> Array:
        """The codes of the choices, by index."""
        return self._array(self._look.codes, np.uint32, self._look.choices)

    @property
    def scores(self) -> dict[Agent, int]:
        """As they stand."""
        return dict(zip(self.possible_agents, self._look.score))

    @property
    def won(self) -> dict[Agent, float]:
        """Shares of the win; with two riders the Man in Black may have it."""
        return dict(zip(self.possible_agents, self._look.won))

    @property
    def lived(self) -> dict[Agent, float]:
        """How far the riders have lived up to their likes, in LP."""
        return {agent: n / 10 for agent, n in zip(self.possible_agents, self._look.lived)}

    @property
    def steps(self) -> int:
        """Choices so far, those made unasked included."""
        return int(lib.dr_table_steps(lib.dr_env_table(self._env)))

    @property
    def hash(self) -> int:
        """Equal games have equal hashes, on every machine."""
        return int(lib.dr_hash(self._game))

    def legal(self, lang: str | None = None) -> list[Choice]:
        """The choices of `agent_selection` in words."""
        if self.over:
            return []
        prompt = self._document(lib.dr_view_prompt_json, self._look.seat, lang)
        index = {int(code): i for i, code in enumerate(self.codes)}
        choices = [Choice(index[o["code"]], o["code"], o["verb"], o["title"], o["detail"], o["rule"])
                   for o in prompt["options"]]
        return sorted(choices, key=lambda choice: choice.index)

    def view(self, agent: Agent | None = None, lang: str | None = None) -> dict[str, Any]:
        """All that an agent sees, as TableView of web/src/engine/types.ts."""
        return self._document(lib.dr_view_json, self._seat_or_asked(agent), lang)

    def events(self, agent: Agent | None = None, lang: str | None = None) -> list[str]:
        """What happened in the last step, in sentences: for an agent, or for a spectator."""
        seat = SPECTATOR if agent is None else self.seat_of(agent)
        text = text_of(lib.dr_env_events_json, self._env, seat, self._lang(lang))
        return [event["text"] for event in json.loads(text) if event["text"]]

    def bot_choice(self, bot: str, *, seed: int = 1, work: int = 0, ms: int = 0) -> int:
        """The index of what one of BOTS would choose for `agent_selection`.

        It sees what the agent sees. `work` or `ms` replace the budget of bots that search.
        """
        code = c.c_uint32()
        view = self._view(self._look.seat if not self.over else SPECTATOR)
        if lib.dr_view_bot_choose(view, bot.encode(), seed, work, ms, c.byref(code)) != 0:
            raise ValueError("the game is over" if self.over else f"there is no bot {bot!r}")
        return int(np.flatnonzero(self.codes == code.value)[0])

    def replay(self) -> str:
        """The game so far as text (docs/replay-format.md), for from_replay and the program."""
        return text_of(lib.dr_table_replay, lib.dr_env_table(self._env))

    # --- how --------------------------------------------------------------------------------------

    @property
    def _game(self) -> int:
        game: int = lib.dr_table_game(lib.dr_env_table(self._env))
        return game

    @property
    def _modules(self) -> int:
        return int(self.table.setup().modules)

    def _lang(self, lang: str | None) -> int:
        return LANGUAGES.index(lang or self.lang)

    def _seat_or_asked(self, agent: Agent | None) -> int:
        if agent is not None:
            return self.seat_of(agent)
        return SPECTATOR if self.over else int(self._look.seat)

    def _view(self, seat: int) -> c.Array[c.c_uint64]:
        view = (c.c_uint64 * (int(lib.dr_view_size()) // 8 + 1))()
        lib.dr_observe(self._game, seat, view)
        return view

    def _document(self, call: Any, seat: int, lang: str | None) -> dict[str, Any]:
        document: dict[str, Any] = json.loads(text_of(call, self._view(seat), self._lang(lang)))
        return document

    def _mask(self) -> Array:
        mask = np.zeros(MOST_CHOICES, np.int8)
        mask[: self._look.choices] = 1
        return mask

    @staticmethod
    def _array(address: int, dtype: npt.DTypeLike, *shape: int) -> Array:
        return array_at(address, dtype, *shape).copy()
