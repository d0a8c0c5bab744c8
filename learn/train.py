"""Trains a network by self-play (PPO).

    python3 -m learn.train --minutes 9 --out run --resume run

One process, one GPU (or, for a short try, the CPU). Two halves of the games take turns: one half is
played on by the threads of the pool while the network looks at the other.
"""

from __future__ import annotations

import argparse
import copy
import math
import os
import time
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F

from darkrock import FACTS, LIKES, MARKS, Pool, Table

from . import checkpoint, evaluate, export
from .league import EARLIER, SCRIPTED, League, Prides
from .network import Batch, Judgement, Network, pick
from .rollout import Carrier, Look, Played, Step, by_seat, learn_from


def table_of(text: str) -> Table:
    """What --table names."""
    players, length = text.split(",")
    table = Table(players=int(players), length=length)
    if why := table.refusal():
        raise ValueError(why)
    return table


def arguments(line: list[str] | None = None) -> argparse.Namespace:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--minutes", type=float, default=9, help="how long this run takes")
    p.add_argument("--lessons", type=int, help="how many lessons it takes instead, whatever the time")
    p.add_argument("--out", type=Path, default=Path(os.environ.get("OUT", "run")), help="folder of checkpoints")
    p.add_argument("--resume", type=Path, help="folder of a checkpoint to go on from")
    p.add_argument("--begin", type=Path, help="a network in whole numbers to begin with: net/weights.bin")
    p.add_argument("--games", type=int, default=16384)
    p.add_argument("--steps", type=int, default=96, help="choices in every slot between two lessons")
    p.add_argument("--batch", type=int, default=65536)
    p.add_argument("--epochs", type=int, default=2)
    p.add_argument("--hidden", default="512,256,256")
    p.add_argument("--width", type=int, default=96)
    p.add_argument("--lr", type=float, default=6e-4)
    p.add_argument("--lr-end", type=float, default=1e-4, help="at the end of this run")
    p.add_argument("--fade", type=float, default=0.95, help="lambda of the advantages")
    p.add_argument("--clip", type=float, default=0.2)
    p.add_argument("--entropy", type=float, default=0.01)
    p.add_argument("--entropy-end", type=float, default=0.003)
    p.add_argument("--margin", type=float, default=0.0, help="weight of the lead in points, falls to 0 in this run")
    p.add_argument("--pride", type=float, default=0.7, help="part of an even share that riders who like something win "
                   "(league.Prides)")
    p.add_argument("--styles", type=float, default=0.35, help="part of the riders that like something")
    p.add_argument("--likes-only", action="store_true", help="only what likes add to a position is learned: the network "
                   "of those who only want to win stays as it is")
    p.add_argument("--teach", type=float, default=0.0, help="weight of what teachers show (league.TEACHERS), falls to 0 "
                   "in this run")
    p.add_argument("--taught", type=float, default=0.6, help="part of this run in which they show it")
    p.add_argument("--ante-up", type=float, default=0.45, help="part of the tables")
    p.add_argument("--table", type=table_of, metavar="PLAYERS,LENGTH", help="only such tables, of the base game: 4,short")
    p.add_argument("--earlier", type=float, default=0.12, help="part of the tables with an earlier self")
    p.add_argument("--scripted", type=float, default=0.02, help="part of the tables with scripted bots")
    p.add_argument("--eval-games", type=int, default=1024, help="of each row; 0: none")
    p.add_argument("--eval-every", type=float, default=180, help="seconds")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--threads", type=int, default=0, help="of the pools; 0: one a core")
    p.add_argument("--cpu", action="store_true")
    return p.parse_args(line)


class Half:
    """One half of the games: what it shows, and the choices made since the last lesson."""

    def __init__(self, args: argparse.Namespace, rng: np.random.Generator, device: torch.device) -> None:
        seed = int(rng.integers(1 << 62))
        self.pool = Pool(args.games // 2, bots=SCRIPTED, seed=seed, threads=args.threads or None)
        self.device, self.rng = device, rng
        self.league = League(ante_up=args.ante_up, styles=args.styles, earlier=args.earlier, scripted=args.scripted,
                             likes_only=args.likes_only, table=args.table)
        self.league.tables(self.pool, rng)
        self.league.riders(self.pool, rng)
        self.pool.reset()
        self.steps: list[Step] = []
        self.waited = 0.0  # seconds for the pool
        if device.type == "cuda":  # so that the largest array travels at full speed
            facts = self.pool.facts
            torch.cuda.cudart().cudaHostRegister(facts.ctypes.data, facts.nbytes, 0)
        self.carrier = Carrier(device)
        self.look = Look(self.pool, self.carrier)

    def choose(self, network: Network, earlier: Network | None) -> None:
        """Looks, chooses, and sends the pool on."""
        look = self.look
        judged = judge(network, look)
        chosen = pick(judged.logits)
        theirs = np.flatnonzero(look.players == EARLIER)
        if len(theirs) and earlier is not None:
            with evaluate.autocast(self.device):
                chosen[torch.from_numpy(theirs).to(self.device)] = pick(earlier(look.part(theirs)).logits)
        self.pool.start(chosen.to(torch.int32).cpu().numpy())
        logp = F.log_softmax(judged.logits, 1).gather(1, chosen[:, None])[:, 0]
        win = by_seat(torch.softmax(judged.win, 1), look.seat, look.seats)
        self.steps.append(Step(look, chosen, logp, win, judged.lived, judged.margin))

    def see(self, prides: Prides) -> None:
        begin = time.time()
        self.pool.wait()
        self.waited += time.time() - begin
        prides.note(self.pool)
        self.look = Look(self.pool, self.carrier)

    def lesson(self, network: Network, fade: float, taught: bool) -> Played:
        played = learn_from(self.steps, self.look, judge(network, self.look), fade)
        self.steps = []
        self.league.riders(self.pool, self.rng)
        self.league.teach(self.pool, taught)
        return played


@torch.no_grad()
def judge(network: Network, look: Look) -> Judgement:
    with evaluate.autocast(look.facts.device):
        return network(look.batch())


class Trainer:
    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.start = time.time()
        self.device = torch.device("cuda" if torch.cuda.is_available() and not args.cpu else "cpu")
        torch.manual_seed(args.seed)
        if self.device.type == "cuda":
            torch.set_float32_matmul_precision("high")
        # A run of so many lessons can be repeated; those by the clock differ anyway.
        self.rng = np.random.default_rng(args.seed + (0 if args.lessons else int(self.start)))
        hidden = tuple(int(x) for x in args.hidden.split(","))
        network = export.read(args.begin.read_bytes()) if args.begin else Network(FACTS, MARKS, hidden, args.width)
        self.network = network.to(self.device)
        if args.likes_only:
            self.network.learn_likes_only(len(LIKES))
        self.optimiser = torch.optim.AdamW([p for p in self.network.parameters() if p.requires_grad], lr=args.lr,
                                           betas=(0.9, 0.98), eps=1e-6, weight_decay=0.0 if args.likes_only else 1e-4,
                                           **({"fused": True} if self.device.type == "cuda" else {}))
        self.meta = checkpoint.load(args.resume, self.network, self.optimiser) if args.resume else {}
        self.meta.setdefault("seconds", 0.0)
        self.meta.setdefault("decisions", 0)
        self.meta.setdefault("lessons", 0)
        self.meta["hidden"], self.meta["width"] = network.hidden, network.width
        self.earlier = copy.deepcopy(self.network).eval().requires_grad_(False)
        self.average = copy.deepcopy(self.earlier)  # of the last lessons: what plays in the end
        if args.resume:
            checkpoint.load_average(args.resume, self.average)
        self.prides = Prides(args.pride, self.meta.get("prides"))
        self.past = [self.weights()]
        self.judged = evaluate.STYLES if args.likes_only else evaluate.ROWS
        self.first = self.meta["lessons"]  # of this run
        self.halves = [Half(args, self.rng, self.device) for _ in range(2)]
        size = sum(p.numel() for p in self.network.parameters())
        print(f"torch {torch.__version__} on {self.device}; {size:,} weights; {FACTS} facts, {MARKS} marks; "
              f"resumed {self.meta}", flush=True)

    def weights(self) -> dict[str, torch.Tensor]:
        return {name: p.detach().clone() for name, p in self.network.state_dict().items()}

    def part(self) -> float:
        """How much of this run is over, 0..1."""
        if self.args.lessons:
            return min(1.0, (self.meta["lessons"] - self.first) / self.args.lessons)
        return min(1.0, (time.time() - self.start) / (60 * self.args.minutes))

    def play(self) -> list[Played]:
        for _ in range(self.args.steps):
            for i, half in enumerate(self.halves):
                half.choose(self.network, None if self.args.likes_only else self.earlier)
                other = self.halves[1 - i]
                if other.steps:
                    other.see(self.prides)
        self.halves[1].see(self.prides)
        self.prides.adapt()
        taught = self.rates()["teach"] > 0
        return [half.lesson(self.network, self.args.fade, taught) for half in self.halves]

    def rates(self) -> dict[str, float]:
        """Learning rate and the weights of entropy, margin and teachers, now."""
        a, part = self.args, self.part()
        warm = min(1.0, (self.meta["lessons"] + 1) / 10)
        late = max(0.0, (part - 0.5) / 0.5)  # the second half cools down
        lr = a.lr_end + (a.lr - a.lr_end) * 0.5 * (1 + math.cos(math.pi * late))
        entropy = a.entropy + (a.entropy_end - a.entropy) * part
        return {"lr": warm * lr, "entropy": entropy, "margin": a.margin * max(0.0, 1 - part / 0.8),
                "teach": a.teach * max(0.0, 1 - part / a.taught)}

    def learn(self, played: list[Played]) -> dict[str, float]:
        rates = self.rates()
        for group in self.optimiser.param_groups:
            group["lr"] = rates["lr"]
        gains = self.gains(played, rates["margin"])
        sums, batches = torch.zeros(len(self.FIGURES), device=self.device), 0
        for _ in range(self.args.epochs):
            parts = [p.parts(self.args.batch // len(played)) for p in played]
            for pairs in zip(*parts):
                for p, gain, (where, batch) in zip(played, gains, pairs):
                    sums += self.descend(p, gain[where], where, batch, rates)
                    batches += 1
        return dict(zip(self.FIGURES, (sums / max(1, batches)).tolist())) | {"lr": rates["lr"], "batches": batches}

    def gains(self, played: list[Played], margin: float) -> list[torch.Tensor]:
        """What each choice gained, of the same spread for riders who only want to win and for others."""
        prides = [self.pride(p) for p in played]
        gains = [p.gain[0] + pride * p.gain[1] + margin * p.gain[2] for p, pride in zip(played, prides)]
        whole, free = torch.cat(gains), torch.cat(prides) == 0
        spread = [whole[which].std().nan_to_num(1.0).clamp(min=1e-4) for which in (free, ~free)]
        mean = [whole[which].mean().nan_to_num(0.0) for which in (free, ~free)]
        return [torch.where(pride == 0, (gain - mean[0]) / spread[0], (gain - mean[1]) / spread[1])
                for gain, pride in zip(gains, prides)]

    def pride(self, p: Played) -> torch.Tensor:
        """What an LP of the path that the rider likes is worth; a position begins with its likes."""
        worth = torch.zeros(FACTS, device=self.device)
        worth[1 : 1 + len(LIKES)] = torch.tensor([self.prides.worth[like] for like in LIKES], device=self.device)
        return worth[p.facts[:, :2].long()].max(1).values

    AVERAGED = 0.04  # of a lesson in the average
    FIGURES = ("policy", "entropy", "win", "lived", "kl", "clipped", "taught")

    def descend(self, p: Played, gain: torch.Tensor, where: torch.Tensor, batch: Batch,
                rates: dict[str, float]) -> torch.Tensor:
        with evaluate.autocast(self.device):
            judged = self.network(batch)
        logp = F.log_softmax(judged.logits, 1)
        chosen = logp.gather(1, p.chosen[where][:, None])[:, 0]
        change = chosen - p.logp[where]
        ratio = change.exp()
        clip = self.args.clip
        policy = -torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
        entropy = -(logp.exp() * logp.clamp(min=-30)).sum(1).mean()
        win = -(p.win[where] * F.log_softmax(judged.win, 1).clamp(min=-30)).sum(1).mean()
        lived = F.smooth_l1_loss(judged.lived, p.lived[where]) + F.smooth_l1_loss(judged.margin, p.margin[where])
        loss = policy - rates["entropy"] * entropy + 0.5 * win + 0.1 * lived
        advice = p.advice[where].long()
        taught = -(logp.gather(1, advice.clamp(min=0)[:, None])[:, 0].clamp(min=-30) * (advice >= 0)).mean()
        if rates["teach"] > 0:
            loss = loss + rates["teach"] * taught
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimiser.step()
        if self.args.likes_only:
            self.network.bound_likes(len(LIKES))
        with torch.no_grad():
            kl = (ratio - 1 - change).mean()
            clipped = ((ratio - 1).abs() > clip).float().mean()
            return torch.stack([policy, entropy, win, lived, kl, clipped, taught]).detach()

    def remember(self) -> None:
        """Keeps a self now and then; another of them sits at some tables. Lets the average follow."""
        with torch.no_grad():
            weight = max(self.AVERAGED, 3 / (2 + self.meta["lessons"]))  # the first lessons are soon forgotten
            for mean, p in zip(self.average.parameters(), self.network.parameters()):
                mean.lerp_(p, weight)
        if self.meta["lessons"] % 12 == 0:
            self.past = (self.past + [self.weights()])[-12:]
        if self.meta["lessons"] % 3 == 0:
            self.earlier.load_state_dict(self.past[int(self.rng.integers(len(self.past)))])

    def save(self) -> None:
        self.meta["prides"] = self.prides.worth
        checkpoint.save(self.args.out, self.network, self.average, self.optimiser, self.meta)

    def judge_strength(self, rows: tuple[evaluate.Row, ...]) -> None:
        if self.args.eval_games:
            evaluate.report(self.average, self.device, rows, self.args.eval_games,
                            seed=self.meta["lessons"] + 1, threads=self.args.threads or None)

    def run(self) -> None:
        judged = told = time.time()
        since, resumed = 0, self.meta["seconds"]
        while self.part() < 1:
            begin = time.time()
            played = self.play()
            middle = time.time()
            figures = self.learn(played)
            self.meta["lessons"] += 1
            n = self.args.games * self.args.steps
            self.meta["decisions"] += n
            since += n
            self.meta["seconds"] = resumed + time.time() - self.start
            self.remember()
            if time.time() - told > 20 or self.meta["lessons"] < 4:
                speed = since / (time.time() - told)
                counts = [half.pool.counts() for half in self.halves]
                print(f"{self.meta['seconds']:7.0f} s {self.meta['decisions'] / 1e6:8.1f} M choices {speed:9,.0f}/s "
                      f"(play {middle - begin:.2f} learn {time.time() - middle:.2f}) "
                      + " ".join(f"{k} {v:.4g}" for k, v in figures.items())
                      + f" | waited {sum(half.waited for half in self.halves):.1f} s games {sum(c['games'] for c in counts)}"
                      + f" most {[max(c[k] for c in counts) for k in ('most_choices', 'most_facts', 'most_marks')]}",
                      flush=True)
                print(f"prides: {self.prides}", flush=True)
                told, since = time.time(), 0
            if time.time() - judged > self.args.eval_every:
                self.save()
                self.judge_strength(self.judged)
                judged = told = time.time()
                since = 0
        self.save()
        self.judge_strength(self.judged)
        if self.judged is not evaluate.STYLES:
            self.judge_strength(evaluate.STYLES)


if __name__ == "__main__":
    Trainer(arguments()).run()
