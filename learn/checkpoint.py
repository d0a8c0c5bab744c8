"""Checkpoints: a few files of at most 16 MB, so that they travel."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from .network import Network


def save(folder: Path, network: Network, average: Network, optimiser: torch.optim.Optimizer,
         meta: dict[str, Any]) -> None:
    """weights.pt: what learns; average.pt: what plays; moments.pt: what the optimiser needs to go on."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, net in (("weights.pt", network), ("average.pt", average)):
        state = {part: p.detach().float().cpu() for part, p in net.named_parameters()}
        _put(folder, name, {"meta": meta, "weights": state})
    moments: dict[str, dict[str, torch.Tensor]] = {"first": {}, "second": {}}
    step = 0
    for name, p in network.named_parameters():
        if held := optimiser.state.get(p):
            moments["first"][name] = held["exp_avg"].bfloat16().cpu()
            # Its root needs fewer bits.
            moments["second"][name] = held["exp_avg_sq"].sqrt().bfloat16().cpu()
            step = int(held["step"])
    _put(folder, "moments.pt", {"step": step, **moments})


def load(folder: Path, network: Network, optimiser: torch.optim.Optimizer | None = None) -> dict[str, Any]:
    """What was saved; nothing if there is no checkpoint."""
    path = folder / "weights.pt"
    if not path.exists():
        return {}
    saved = torch.load(path, map_location="cpu")
    _take(network, saved)
    path = folder / "moments.pt"
    if optimiser is not None and path.exists():
        moments = torch.load(path, map_location="cpu")
        for name, p in network.named_parameters():
            if name not in moments["first"]:
                continue
            optimiser.state[p] = {
                "step": torch.tensor(float(moments["step"]), device=p.device),
                "exp_avg": moments["first"][name].float().to(p.device),
                "exp_avg_sq": moments["second"][name].float().to(p.device) ** 2,
            }
    return saved["meta"]


def load_average(folder: Path, network: Network) -> None:
    """What plays; nothing if there is no checkpoint."""
    path = folder / "average.pt"
    if path.exists():
        _take(network, torch.load(path, map_location="cpu"))


def _take(network: Network, saved: dict[str, Any]) -> None:
    with torch.no_grad():
        for name, p in network.named_parameters():
            p.copy_(saved["weights"][name])


def _put(folder: Path, name: str, what: Any) -> None:
    """Whole or not at all."""
    part = folder / ("." + name)
    torch.save(what, part)
    part.replace(folder / name)
