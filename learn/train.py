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

from . import checkpoint, evaluate
from .league import EARLIER, PRIDE, SCRIPTED, League
from .network import Judgement, Network, pick
from .rollout import Look, Played, Step, by_seat, learn_from


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
    p.add_argument("--pride", type=float, default=1.0, help="factor of what likes are worth (league.PRIDE)")
    p.add_argument("--styles", type=float, default=0.35, help="part of the riders that like something")
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

    def __init__(self, args: argparse.Namespace, league: League, rng: np.random.Generator, device: torch.device):
        seed = int(rng.integers(1 << 62))
        self.pool = Pool(args.games // 2, bots=SCRIPTED, seed=seed, threads=args.threads or None)
        self.device, self.league, self.rng = device, league, rng
        league.tables(self.pool, rng)
        league.riders(self.pool, rng)
        self.players = league.players
        self.pool.reset()
        self.steps: list[Step] = []
        self.waited = 0.0  # seconds for the pool
        if device.type == "cuda":  # so that the largest array travels at full speed
            facts = self.pool.facts
            torch.cuda.cudart().cudaHostRegister(facts.ctypes.data, facts.nbytes, 0)
        self.look = Look(self.pool, device)

    def choose(self, network: Network, earlier: Network) -> None:
        """Looks, chooses, and sends the pool on."""
        look = self.look
        judged = judge(network, look)
        chosen = pick(judged.logits)
        theirs = (look.player == EARLIER).nonzero()[:, 0]
        if len(theirs):
            with evaluate.autocast(self.device):
                chosen[theirs] = pick(earlier(look.part(theirs)).logits)
        self.pool.start(chosen.to(torch.int32).cpu().numpy())
        logp = F.log_softmax(judged.logits, 1).gather(1, chosen[:, None])[:, 0]
        win = by_seat(torch.softmax(judged.win, 1), look.seat, look.seats)
        self.steps.append(Step(look, chosen, logp, win, judged.lived, judged.margin))

    def see(self) -> None:
        begin = time.time()
        self.pool.wait()
        self.waited += time.time() - begin
        self.look = Look(self.pool, self.device)

    def lesson(self, network: Network, fade: float) -> Played:
        played = learn_from(self.steps, self.look, judge(network, self.look), fade)
        self.steps = []
        self.league.players = self.players
        self.league.riders(self.pool, self.rng)
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
        self.network = Network(FACTS, MARKS, hidden, args.width).to(self.device)
        self.optimiser = torch.optim.AdamW(self.network.parameters(), lr=args.lr, betas=(0.9, 0.98), eps=1e-6,
                                           weight_decay=1e-4, **({"fused": True} if self.device.type == "cuda" else {}))
        self.meta = checkpoint.load(args.resume, self.network, self.optimiser) if args.resume else {}
        self.meta.setdefault("seconds", 0.0)
        self.meta.setdefault("decisions", 0)
        self.meta.setdefault("lessons", 0)
        self.meta["hidden"], self.meta["width"] = list(hidden), args.width
        self.earlier = copy.deepcopy(self.network).eval().requires_grad_(False)
        self.past = [self.weights()]
        league = League(ante_up=args.ante_up, styles=args.styles, earlier=args.earlier, scripted=args.scripted,
                        table=args.table)
        self.first = self.meta["lessons"]  # of this run
        self.halves = [Half(args, league, self.rng, self.device) for _ in range(2)]
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
                half.choose(self.network, self.earlier)
                other = self.halves[1 - i]
                if other.steps:
                    other.see()
        self.halves[1].see()
        return [half.lesson(self.network, self.args.fade) for half in self.halves]

    def rates(self) -> tuple[float, float, float]:
        """Learning rate, weight of the entropy, weight of the margin, now."""
        a, part = self.args, self.part()
        warm = min(1.0, (self.meta["lessons"] + 1) / 10)
        late = max(0.0, (part - 0.5) / 0.5)  # the second half cools down
        lr = a.lr_end + (a.lr - a.lr_end) * 0.5 * (1 + math.cos(math.pi * late))
        entropy = a.entropy + (a.entropy_end - a.entropy) * part
        return warm * lr, entropy, a.margin * max(0.0, 1 - part / 0.8)

    def learn(self, played: list[Played]) -> dict[str, float]:
        a = self.args
        lr, entropy, margin = self.rates()
        for group in self.optimiser.param_groups:
            group["lr"] = lr
        gains = [p.gain[0] + a.pride * self.pride(p) * p.gain[1] + margin * p.gain[2] for p in played]
        whole = torch.cat(gains)
        mean, spread = whole.mean(), whole.std().clamp(min=1e-4)
        sums, batches = torch.zeros(6, device=self.device), 0
        for _ in range(a.epochs):
            orders = [torch.randperm(len(p), device=self.device) for p in played]
            each = a.batch // len(played)
            for i in range(0, min(len(p) for p in played) - each + 1, each):
                for p, gain, order in zip(played, gains, orders):
                    where = order[i : i + each]
                    sums += self.descend(p, (gain[where] - mean) / spread, where, entropy)
                    batches += 1
        names = ("policy", "entropy", "win", "lived", "kl", "clipped")
        return dict(zip(names, (sums / max(1, batches)).tolist())) | {"lr": lr, "batches": batches}

    def pride(self, p: Played) -> torch.Tensor:
        """What an LP of the path that the rider likes is worth; a position begins with its likes."""
        worth = torch.zeros(FACTS, device=self.device)
        worth[1 : 1 + len(LIKES)] = torch.tensor([PRIDE[like] for like in LIKES], device=self.device)
        return worth[p.facts[:, :2].long()].max(1).values

    def descend(self, p: Played, gain: torch.Tensor, where: torch.Tensor, entropy_weight: float) -> torch.Tensor:
        with evaluate.autocast(self.device):
            judged = self.network(p.batch(where))
        logp = F.log_softmax(judged.logits, 1)
        chosen = logp.gather(1, p.chosen[where][:, None])[:, 0]
        change = chosen - p.logp[where]
        ratio = change.exp()
        clip = self.args.clip
        policy = -torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
        entropy = -(logp.exp() * logp.clamp(min=-30)).sum(1).mean()
        win = -(p.win[where] * F.log_softmax(judged.win, 1).clamp(min=-30)).sum(1).mean()
        lived = F.smooth_l1_loss(judged.lived, p.lived[where]) + F.smooth_l1_loss(judged.margin, p.margin[where])
        loss = policy - entropy_weight * entropy + 0.5 * win + 0.1 * lived
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimiser.step()
        with torch.no_grad():
            kl = (ratio - 1 - change).mean()
            clipped = ((ratio - 1).abs() > clip).float().mean()
            return torch.stack([policy, entropy, win, lived, kl, clipped]).detach()

    def remember(self) -> None:
        """Keeps a self now and then; another of them sits at some tables."""
        if self.meta["lessons"] % 12 == 0:
            self.past = (self.past + [self.weights()])[-12:]
        if self.meta["lessons"] % 3 == 0:
            self.earlier.load_state_dict(self.past[int(self.rng.integers(len(self.past)))])

    def save(self) -> None:
        checkpoint.save(self.args.out, self.network, self.optimiser, self.meta)

    def judge_strength(self, rows: tuple[evaluate.Row, ...] = evaluate.ROWS) -> None:
        if self.args.eval_games:
            evaluate.report(self.network, self.device, rows, self.args.eval_games,
                            seed=self.meta["lessons"] + 1, threads=self.args.threads or None)

    def profile(self) -> None:
        for what in (self.play, lambda: self.learn(played)):
            with torch.profiler.profile() as profile:
                result = what()
            played = result if isinstance(result, list) else []
            print(profile.key_averages().table(sort_by="cuda_time_total", row_limit=14, max_name_column_width=40), flush=True)

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
                told, since = time.time(), 0
            if time.time() - judged > self.args.eval_every:
                self.save()
                self.judge_strength()
                judged = told = time.time()
                since = 0
        self.save()
        self.judge_strength()
        if os.environ.get("PROFILE"):
            self.profile()
        self.judge_strength(evaluate.STYLES)


if __name__ == "__main__":
    Trainer(arguments()).run()
