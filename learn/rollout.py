"""What was played, and what it came to for whoever chose."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import torch

from darkrock import MOST_FACTS, MOST_MARKS, Pool

from .network import FIGURES, Batch, Judgement


class Carrier:
    """Copies arrays to the device that learns, many in one transfer.

    The memory it copies from is used again by the next `carry`: wait for the device in between.
    """

    def __init__(self, device: torch.device) -> None:
        self.device = device
        self.bytes = torch.empty(0, dtype=torch.uint8)

    def carry(self, arrays: list[np.ndarray]) -> list[torch.Tensor]:
        """Arrays of larger items come first, so that each begins where it may."""
        size = sum(a.nbytes for a in arrays)
        if size > len(self.bytes):
            self.bytes = torch.empty(2 * size, dtype=torch.uint8, pin_memory=self.device.type == "cuda")
        here = self.bytes.numpy()
        at = 0
        for a in arrays:
            here[at : at + a.nbytes] = a.reshape(-1).view(np.uint8)
            at += a.nbytes
        there = self.bytes[:size].to(self.device, non_blocking=True, copy=True)
        out, at = [], 0
        for a in arrays:
            kind = torch.from_numpy(np.empty(0, a.dtype)).dtype
            out.append(there[at : at + a.nbytes].view(kind).view(a.shape))
            at += a.nbytes
        return out


class Look:
    """The arrays of a pool after a step, on the device that learns."""

    WIDE = ("won", "lived", "advice", "score", "end_score", "end_lived")
    NARROW = ("seat", "player", "seats", "ended")

    def __init__(self, pool: Pool, carrier: Carrier) -> None:
        # torch knows no 16-bit numbers without a sign; ours are below 32768.
        self.facts = torch.from_numpy(pool.facts.view(np.int16)).to(carrier.device, non_blocking=True, copy=True)
        self.choices, self.players = pool.choices, pool.player.copy()  # here
        there = carrier.carry([self.choices, *(getattr(pool, name) for name in self.WIDE), pool.marks.view(np.int16),
                               *(getattr(pool, name) for name in self.NARROW)])
        for name, array in zip(("count", *self.WIDE, "marks", *self.NARROW), there):
            setattr(self, name, array)

    def batch(self) -> Batch:
        return Batch(self.facts, self.marks, self.count, self.seats, int(self.choices.max()))

    def part(self, where: np.ndarray) -> Batch:
        """The positions `where` [B] holds."""
        choices = self.choices[where]
        there = torch.from_numpy(where).to(self.count.device)
        begin, count = self.count.long().cumsum(0) - self.count, self.count[there]
        marks = self.marks[choices_of(begin[there], count, int(choices.sum()))]
        return Batch(self.facts[there], marks, count, self.seats[there], int(choices.max()))


def choices_of(begin: torch.Tensor, count: torch.Tensor, total: int) -> torch.Tensor:
    """The numbers of all choices of positions whose choices begin at `begin`: `count` each, `total` in all."""
    count = count.long()
    inside = torch.arange(total, device=count.device)
    return inside + torch.repeat_interleave(begin - (count.cumsum(0) - count), count, output_size=total)


def by_seat(relative: torch.Tensor, seat: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
    """[N, 7] counted from `seat` -> by seat of the table."""
    return relative.gather(1, turned(-seat.long(), seats))


def from_seat(absolute: torch.Tensor, seat: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
    """[N, 7] by seat of the table -> counted from `seat`."""
    return absolute.gather(1, turned(seat.long(), seats))


def turned(by: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
    figure = torch.arange(FIGURES, device=by.device)[None].expand(len(by), -1)
    seats = seats.long()[:, None]
    return torch.where(figure < seats, (figure + by[:, None]) % seats, figure)


@dataclass
class Step:
    """One choice in every slot."""

    look: Look
    chosen: torch.Tensor
    logp: torch.Tensor
    win: torch.Tensor  # [N, 7] chances, by seat of the table
    lived: torch.Tensor  # [N] the network's guess
    margin: torch.Tensor


def margins(score: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
    """By how much each seat leads the best of the others, in parts of 10 LP, [N, 7]."""
    figure = torch.arange(FIGURES, device=score.device)[None]
    seats = seats[:, None]
    plays = (figure < seats) | ((figure == FIGURES - 1) & (seats == 2))
    points = score.float().masked_fill(~plays, -1e3)
    top = points.topk(2, 1).values
    best_other = torch.where(points == top[:, :1], top[:, 1:2], top[:, :1])
    return ((points - best_other) / 10).clamp(-3, 3)


@dataclass
class Played:
    """The learner's choices of a rollout, and what to learn from them."""

    facts: torch.Tensor
    marks: torch.Tensor
    begin: torch.Tensor
    count: torch.Tensor
    seats: torch.Tensor
    chosen: torch.Tensor
    advice: torch.Tensor
    logp: torch.Tensor
    gain: torch.Tensor  # [3, n] advantages: win, living up to likes, margin
    win: torch.Tensor  # [n, 7] who will win, counted from the seat
    lived: torch.Tensor  # [n]
    margin: torch.Tensor  # [n]

    def __len__(self) -> int:
        return len(self.count)

    def parts(self, size: int) -> Iterator[tuple[torch.Tensor, Batch]]:
        """All choices in random order, so many at a time; a smaller rest is left out."""
        n = len(self) // size
        order = torch.randperm(len(self), device=self.count.device)[: n * size].view(n, size)
        counts = self.count[order].long()
        for where, total, most in zip(order, counts.sum(1).tolist(), counts.amax(1).tolist()):
            marks = self.marks[choices_of(self.begin[where], self.count[where], total)]
            yield where, Batch(self.facts[where], marks, self.count[where], self.seats[where], most)


def learn_from(steps: list[Step], last: Look, end: Judgement, fade: float) -> Played:
    """What each choice gained: along the choices of its own seat, `fade` is the lambda of GAE.

    `last` is what was seen after the last step, `end` what the network thought of it.
    """
    device = last.seat.device
    n = len(last.seat)
    slot = torch.arange(n, device=device)
    # What each seat of each slot will have, as far as known: chance to win, likes, margin.
    win = by_seat(torch.softmax(end.win, 1), last.seat, last.seats)
    value = torch.stack([win, torch.zeros_like(win), torch.zeros_like(win)])
    value[2] = margins(last.score, last.seats)
    value[1, slot, last.seat.long()] = end.lived
    value[2, slot, last.seat.long()] = end.margin
    lived_then = torch.zeros_like(win)
    lived_then[slot, last.seat.long()] = last.lived.float() / 10
    known = torch.zeros(n, FIGURES, dtype=torch.bool, device=device)
    known[slot, last.seat.long()] = True
    after = torch.zeros(3, n, FIGURES, device=device)  # the advantage of the seat's next choice
    target = win
    out: list[tuple[torch.Tensor, ...]] = []
    for i in range(len(steps) - 1, -1, -1):
        step, seen = steps[i], steps[i + 1].look if i + 1 < len(steps) else last
        over = (seen.ended > 0)[:, None]
        result = margins(seen.end_score, step.look.seats)
        ended = torch.stack([seen.won, torch.zeros_like(win), result])
        value = torch.where(over, ended, value)
        after = torch.where(over, torch.zeros_like(after), after)
        lived_then = torch.where(over, seen.end_lived.float() / 10, lived_then)
        known = known | over
        target = torch.where(over, seen.won, target)
        seat = step.look.seat.long()
        lived_now = step.look.lived.float() / 10
        guess = torch.stack([step.win[slot, seat], step.lived, step.margin])
        now = value[:, slot, seat]
        # A seat that was not asked again in this rollout: nothing is known of how it lives on.
        heard = known[slot, seat]
        now[1] = torch.where(heard, now[1] + lived_then[slot, seat] - lived_now, guess[1])
        now[2] = torch.where(heard, now[2], guess[2])
        gain = now - guess + fade * after[:, slot, seat]
        out.append((gain, from_seat(target, seat, step.look.seats), gain[1] + guess[1], gain[2] + guess[2]))
        value[:, slot, seat] = guess
        after[:, slot, seat] = gain
        lived_then[slot, seat] = lived_now
        known[slot, seat] = True
        # Who will win, for the value: a little of every guess on the way.
        target = 0.02 * step.win + 0.98 * target
    out.reverse()
    return collect(steps, out)


def collect(steps: list[Step], out: list[tuple[torch.Tensor, ...]]) -> Played:
    """The learner's own choices of all steps, one behind the other."""
    device = steps[0].chosen.device
    begin, at = [], 0
    for step in steps:
        begin.append(step.look.count.long().cumsum(0) - step.look.count + at)
        at += len(step.look.marks)
    mine = torch.cat([step.look.player == 0 for step in steps]).nonzero()[:, 0]

    def every(get) -> torch.Tensor:
        return torch.cat([get(step.look) for step in steps])[mine]

    return Played(
        facts=torch.cat([step.look.facts for step in steps]).view(-1, MOST_FACTS)[mine],
        marks=torch.cat([step.look.marks for step in steps]).view(-1, MOST_MARKS),
        begin=torch.cat(begin)[mine],
        count=every(lambda look: look.count),
        seats=every(lambda look: look.seats),
        chosen=torch.cat([step.chosen for step in steps])[mine],
        advice=every(lambda look: look.advice),
        logp=torch.cat([step.logp for step in steps])[mine],
        gain=torch.cat([o[0] for o in out], 1)[:, mine],
        win=torch.cat([o[1] for o in out])[mine],
        lived=torch.cat([o[2] for o in out])[mine],
        margin=torch.cat([o[3] for o in out])[mine],
    )
