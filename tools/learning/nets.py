"""The policy and value network in training, in torch: plain tensors by name, and their conversion
to the weights that `kaboodle.bots.learned.net` reads."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from tools.learning.curriculum import TableMix

from kaboodle.bots.learned.net import APART, DEEP, read
from kaboodle.core.catalogue import Catalogue
from kaboodle.core.rng import from_seed

Tensor = Any
NEVER = -1e9  # the logit of an illegal action


def words_of(catalogue: Catalogue) -> NDArray[np.float32]:
    """Return which words each action's key has: its verb, and the verb with each word after it.
    Actions that share a word learn from one another."""
    known: dict[str, int] = {}
    rows: list[list[int]] = []
    for key in catalogue.keys:
        verb, *rest = key.split()
        words = [verb, *[f"{verb} {word}" for word in rest]]
        rows.append([known.setdefault(word, len(known)) for word in words])
    out = np.zeros((len(rows), len(known)), np.float32)
    for action, row in enumerate(rows):
        out[action, row] = 1
    return out


def largest(mix: TableMix, games: int) -> NDArray[np.float32]:
    """Return the largest value of each feature in games of greedy bots that sometimes play at
    random."""
    from kaboodle.bots import bot

    encoder, rng = mix.encoder, from_seed(9)
    out = np.ones(encoder.size, np.float32)
    row = bytearray(encoder.size)
    seen = np.frombuffer(row, np.uint8)
    for number, (game, seats) in enumerate(mix.tables(0, games)):
        s = game.setup(seats, number)
        for _ in range(600):
            asked = game.asked(s)
            if not asked:
                break
            view = game.view(s, asked[0])
            row[:] = bytes(encoder.size)
            encoder.write(view, row)
            np.maximum(out, seen, out=out)
            who = bot(mix.name, "greedy" if rng.below(4) else "random")
            chosen = who.decide(view, game.options(s, asked[0]), rng)
            game.advance(s, asked[0], chosen, game.soonest(s), None)
    return out


class Learning:
    """The tensors that are trained, and those that stay fixed. Policy and value have deep layers of
    their own, because each learns better without the other's noise."""

    def __init__(self, mix: TableMix, width: int, scale: NDArray[np.float32], device: str) -> None:
        self.device = device
        self.scale = torch.from_numpy(1 / scale).to(device)
        self.words = torch.from_numpy(words_of(mix.game.catalogue)).to(device)
        encoder = mix.encoder
        self.learned: dict[str, Tensor] = {}
        for begins in ("", APART):
            for name in DEEP:
                self._layer(begins + name, encoder.size if name == DEEP[0] else width, width, 1.0)
        self._layer("policy", width, encoder.actions, 0.01)
        self._layer("shared", width, self.words.shape[1], 0.01)
        self._layer("value", width, encoder.seats, 0.0)
        del self.learned["shared_bias"]
        for key, leaning in mix.curriculum.inclined.items():
            self.learned["policy_bias"][mix.game.catalogue.number(key)] = leaning
        for tensor in self.learned.values():
            tensor.requires_grad_(True)

    def _layer(self, name: str, rows: int, columns: int, size: float) -> None:
        bound = size / rows**0.5
        matrix = torch.empty(rows, columns).uniform_(-bound, bound)
        bias = torch.empty(columns).uniform_(-bound, bound)
        self.learned[name] = matrix.to(self.device)
        self.learned[f"{name}_bias"] = (bias if size == 1.0 else bias * 0).to(self.device)

    def begin(self, given: Mapping[str, Tensor]) -> None:
        """Start from these weights, which may be narrower. New units contribute nothing at
        first."""
        with torch.no_grad():
            for name, tensor in self.learned.items():
                if name == "shared":
                    tensor.zero_()  # it is folded into the policy of each action
                    continue
                old = given.get(name, given[name.removeprefix(APART)])
                if name in (DEEP[0], APART + DEEP[0]):
                    old = old / self.scale[:, None]
                elif tensor.dim() > 1:
                    tensor[old.shape[0] :, : old.shape[1]] = 0.0
                tensor[tuple([slice(n) for n in old.shape])] = old

    def think(self, rows: Tensor, legal: Tensor, seats: Tensor) -> tuple[Tensor, Tensor]:
        """Return the logits of actions and, for each seat from the viewer's own, of the win."""
        w = self.learned
        rows = rows.float() * self.scale
        deep = deepened(w, "", rows)
        policy = torch.addmm(w["policy_bias"], deep, w["policy"])
        policy = policy + (deep @ w["shared"]) @ self.words.T
        value = torch.addmm(w["value_bias"], deepened(w, APART, rows), w["value"])
        return policy.masked_fill(legal == 0, NEVER), mask_seats(value, seats)

    def folded(self) -> dict[str, Tensor]:
        """Return the weights to play with: features scaled, and what actions share folded into one
        matrix."""
        with torch.no_grad():
            w = {name: tensor.detach().clone() for name, tensor in self.learned.items()}
            for begins in ("", APART):
                w[begins + DEEP[0]] *= self.scale[:, None]
            w["policy"] += w.pop("shared") @ self.words.T
            return w


def deepened(w: Mapping[str, Tensor], begins: str, rows: Tensor) -> Tensor:
    """Return the output of the deep layers whose names begin with this prefix."""
    first, *others = [begins + name for name in DEEP]
    deep = torch.relu(torch.addmm(w[f"{first}_bias"], rows, w[first]))
    for name in others:
        deep = deep + torch.relu(torch.addmm(w[f"{name}_bias"], deep, w[name]))
    return deep


def mask_seats(value: Tensor, seats: Tensor) -> Tensor:
    """Mask the logits of seats that are not at the table."""
    places = torch.arange(value.shape[1], device=value.device)
    return value.masked_fill(places[None] >= seats[:, None], NEVER)


def choose(w: Mapping[str, Tensor], rows: Tensor, legal: Tensor) -> Tensor:
    """Return the logits of actions, with folded weights."""
    deep = deepened(w, "", rows.float())
    return torch.addmm(w["policy_bias"], deep, w["policy"]).masked_fill(legal == 0, NEVER)


def sampled(logits: Tensor) -> Tensor:
    """Sample an action by its probability."""
    noise = torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)
    return (logits - torch.log(-torch.log(noise))).argmax(-1)


def load(path: Path, device: str) -> dict[str, Tensor]:
    """Return stored weights, to play with."""
    with path.open("rb") as file:
        return {name: torch.from_numpy(array).to(device) for name, array in read(file).items()}
