"""The network: a sum of rows for what is on the table, two layers, a score for every choice.

Built to become whole numbers (export.py): no normalisation, rectified sums, bounded activations.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import torch
import torch.nn as nn
import torch.nn.functional as F

FIGURES = 7  # who can win: seats counted from the one who looks, and the Man in Black
CEILING = 15.0  # of an activation


@dataclass
class Batch:
    """Positions and their choices, those of one position behind those of the other."""

    facts: torch.Tensor  # [B, F] numbers of facts, 0: none
    marks: torch.Tensor  # [M, K] numbers of marks of the choices, 0: none
    count: torch.Tensor  # [B] choices of each position
    seats: torch.Tensor  # [B] players at the table
    most: int  # choices of one position; known beforehand, so that the GPU need not be waited for


@dataclass
class Judgement:
    """What the network thinks of a batch."""

    logits: torch.Tensor  # [B, most choices], -inf where there is none
    win: torch.Tensor  # [B, FIGURES] logits of the chance to win
    lived: torch.Tensor  # [B] how far the seat will yet live up to its likes, in LP
    margin: torch.Tensor  # [B] by how many LP it will lead the best rival, in parts of 10


def sum_of_rows(weight: torch.Tensor, numbers: torch.Tensor) -> torch.Tensor:
    """The sum of the rows that `numbers` names; 0 names none, no other number stands twice."""
    if not weight.is_cuda:
        numbers = numbers[:, : int((numbers > 0).any(0).sum())]  # the rest is filling
        return F.embedding_bag(numbers.long(), weight, mode="sum", padding_idx=0)
    # A product of matrices, whose sides the fast kernels want to be multiples of 64.
    rows = (len(weight) + 63) // 64 * 64
    held = torch.zeros(len(numbers), rows, dtype=torch.bfloat16, device=weight.device)
    held.scatter_(1, numbers.long(), 1.0)
    held[:, 0] = 0
    return held @ F.pad(weight, (0, 0, 0, rows - len(weight))).to(torch.bfloat16)


class Network(nn.Module):
    def __init__(self, facts: int, marks: int, hidden: tuple[int, ...] = (512, 256, 256), width: int = 96):
        super().__init__()
        first, *rest = hidden
        self.hidden, self.width = list(hidden), width
        self.facts = nn.Parameter(torch.randn(facts, first) * math.sqrt(2 / 150))
        self.bias = nn.Parameter(torch.zeros(first))
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in zip(hidden, rest))
        self.marks = nn.Parameter(torch.randn(marks, 2 * width) * 0.2)
        last = hidden[-1]
        self.query = nn.Linear(last, width)
        self.mix = nn.Linear(last, width)
        self.weigh = nn.Parameter(torch.randn(width) * 0.02)
        self.win = nn.Linear(last, FIGURES)
        self.rest = nn.Linear(last, 2)
        for layer in self.layers:
            nn.init.orthogonal_(layer.weight, math.sqrt(2))
            nn.init.zeros_(layer.bias)
        for layer, gain in ((self.query, 0.1), (self.mix, 1.0), (self.win, 0.01), (self.rest, 0.01)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def learn_likes_only(self, likes: int) -> None:
        """From now on the rows of likes alone can change, and the guesses that only learners need."""
        for name, p in self.named_parameters():
            p.requires_grad_(name == "facts" or name.startswith("rest."))
        rows = torch.zeros(len(self.facts), 1, device=self.facts.device)
        rows[1 : 1 + likes] = 1
        self.facts.register_hook(lambda grad: grad * rows)

    @torch.no_grad()
    def bound_likes(self, likes: int) -> None:
        """Keeps their rows within what the bytes of the others can say, so that they fit beside these (export.graft)."""
        bound = self.facts[1 + likes :].abs().max(0).values
        self.facts[1 : 1 + likes].clamp_(-bound, bound)

    def forward(self, batch: Batch) -> Judgement:
        x = rectified(sum_of_rows(self.facts, batch.facts) + self.bias)
        for layer in self.layers:
            x = rectified(layer(x))
        marks = sum_of_rows(self.marks, batch.marks)
        key, own = marks[:, : self.width], marks[:, self.width :]
        n = len(batch.count)
        count = batch.count.long()
        row = torch.repeat_interleave(torch.arange(n, device=count.device), count, output_size=len(marks))
        begin = count.cumsum(0) - count
        column = torch.arange(len(row), device=count.device) - begin.index_select(0, row)
        # In full precision: its gradient is a sum over the choices, slow and rough in half of it.
        query, mix = self.query(x).float(), self.mix(x).float()
        score = (query.index_select(0, row) * key).sum(1) / math.sqrt(self.width)
        score = score + (rectified(mix.index_select(0, row) + own) * self.weigh).sum(1)
        logits = torch.full((n, batch.most), -1e9, device=score.device)
        logits = logits.index_put((row, column), score)
        rest = self.rest(x).float()
        return Judgement(logits, self.masked(self.win(x).float(), batch.seats), rest[:, 0], rest[:, 1])

    @staticmethod
    def masked(win: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
        """Nobody wins who does not play: the Man in Black plays with two."""
        figure = torch.arange(FIGURES, device=win.device)[None]
        seats = seats[:, None]
        plays = (figure < seats) | ((figure == FIGURES - 1) & (seats == 2))
        return win.masked_fill(~plays, -1e9)


def rectified(x: torch.Tensor) -> torch.Tensor:
    return x.clamp(0, CEILING)


def pick(logits: torch.Tensor, temperature: float = 1.0) -> torch.Tensor:
    """A choice for each row, drawn by its chances; the best at temperature 0."""
    if temperature == 0:
        return logits.argmax(1)
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))
    return (logits / temperature + noise).argmax(1)
