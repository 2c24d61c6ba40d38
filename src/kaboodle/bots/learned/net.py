"""The policy and value network that `tools/train.py` trains, in numpy: a judge of views.

Three layers of one width, the second and third residual, then an output for each action and one for
each seat from the viewer's own. The value may have layers of its own, because what tells good
choices from bad ones is not what tells how well a seat stands. What the trainer shares between
actions is folded into one matrix when the weights are written.
"""

from __future__ import annotations

import json
import os  # noqa: TID251 (BLAS reads nothing else)
from functools import cache
from importlib import resources
from itertools import chain
from typing import IO, Any, Generic

from kaboodle.bots.learned import blas

os.environ.update(blas.wished())  # numpy's BLAS reads it on import

import numpy as np
from numpy.typing import NDArray

from kaboodle.bots.learned.encoder import ALIKE, Encoder
from kaboodle.bots.search.judge import Judge, Judgement
from kaboodle.core.game import V
from kaboodle.core.ids import Action

Floats = NDArray[np.float32]
Weights = dict[str, Floats]

DEEP = ("first", "second", "third")
LAYERS = (*DEEP, "policy", "value")  # a matrix each, and its bias
APART = "worth_"  # prefix of the value's own deep layers, if it has any
STEP = "_step"  # suffix of the scale of each row, for a matrix stored in bytes


def metadata(file: IO[bytes]) -> dict[str, Any]:
    """Return the metadata of stored weights: the game, and how they were trained."""
    with np.load(file) as kept:
        about: dict[str, Any] = json.loads(str(kept["about"]))
        return about


def read(file: IO[bytes]) -> Weights:
    """Return stored weights as floats, ready for arithmetic."""
    with np.load(file) as kept:
        layers = [*LAYERS, *[APART + name for name in DEEP if APART + name in kept]]
        out: Weights = {}
        for name in [layer + part for layer in layers for part in ("", "_bias")]:
            out[name] = kept[name].astype(np.float32)
            if name + STEP in kept:
                out[name] *= kept[name + STEP]
        return out


@cache
def shipped(package: str) -> Weights:
    """Return the weights in a package of bots."""
    with (resources.files(package) / "weights.npz").open("rb") as file:
        return read(file)


def fits(weights: Weights, encoder: Encoder[V]) -> bool:
    """Whether the weights are for rows and actions of these sizes. Another pack may have others."""
    sizes = (weights["first"].shape[0], weights["policy"].shape[1], weights["value"].shape[1])
    return sizes == (encoder.size, encoder.actions, encoder.seats)


class Net(Judge[V], Generic[V]):
    """The network with one set of weights, as a judge."""

    def __init__(self, weights: Weights, encoder: Encoder[V]) -> None:
        assert fits(weights, encoder), "the caller has checked"
        self.encoder = encoder
        self.weights = weights
        self.trunks = [begins for begins in ("", APART) if begins + DEEP[0] in weights]
        first = DEEP[0]
        self.first = np.hstack([weights[begins + first] for begins in self.trunks])
        self.first_bias = np.hstack([weights[f"{begins}{first}_bias"] for begins in self.trunks])
        self.by_action = np.ascontiguousarray(weights["policy"].T)
        self.row = bytearray(encoder.size)
        self.cleared = bytes(encoder.size)
        self.seen = np.frombuffer(self.row, np.uint8)

    def judge(self, view: V, options: list[Action]) -> Judgement:
        return self.judge_all([view], [options])[0]

    def judge_all(self, views: list[V], options: list[list[Action]]) -> list[Judgement]:
        if not views:
            return []
        rows = np.empty((len(views), self.encoder.size), np.uint8)
        numbers: list[list[int]] = []
        for i, view in enumerate(views):
            self.row[:] = self.cleared
            order = self.encoder.write(view, self.row)
            rows[i] = self.seen
            numbers.append([self.encoder.index(order, action) for action in options[i]])
        deep = self._deepened(rows)
        chances = self._chances(deep[0], numbers)
        shares = self._shares(deep[-1], views)
        out: list[Judgement] = []
        first = 0
        for i, view in enumerate(views):
            last = first + len(numbers[i])
            at = len(shares[i]) - view.seat  # worth is by seat of the table
            out.append(Judgement(chances[first:last], shares[i][at:] + shares[i][:at]))
            first = last
        return out

    def _deepened(self, rows: NDArray[np.uint8]) -> list[Floats]:
        """Return the output of the third layer, for the policy and, if it is separate, for the
        value. Most columns are zero in all rows, so only the others are multiplied."""
        filled = np.flatnonzero(np.bitwise_or.reduce(rows, axis=0))
        deep: Floats = rows.take(filled, 1).astype(np.float32) @ self.first.take(filled, 0)
        deep += self.first_bias
        np.maximum(deep, 0, out=deep)
        parts: list[Floats] = np.hsplit(deep, len(self.trunks))
        for begins, part in zip(self.trunks, parts, strict=True):
            for layer in DEEP[1:]:
                more = part @ self.weights[begins + layer]
                more += self.weights[f"{begins}{layer}_bias"]
                part += np.maximum(more, 0, out=more)
        return parts

    def _chances(self, deep: Floats, numbers: list[list[int]]) -> list[float]:
        """Return the probabilities of all rows' options in one list. An option equivalent to
        another gets none, because it is not worth trying beside it."""
        w = self.weights
        many = [len(each) for each in numbers]
        flat = np.fromiter(chain.from_iterable(numbers), np.intp, sum(many))
        row = np.repeat(np.arange(len(numbers)), many)
        distinct, which = np.unique(flat, return_inverse=True)
        logits = (deep @ self.by_action.take(distinct, 0).T + w["policy_bias"].take(distinct))[
            row, which
        ]
        logits[flat == ALIKE] = -np.inf
        starts = np.cumsum([0, *many[:-1]])
        raised = np.exp(logits.astype(np.float64) - np.maximum.reduceat(logits, starts)[row])
        out: list[float] = (raised / np.add.reduceat(raised, starts)[row]).tolist()
        return out

    def _shares(self, deep: Floats, views: list[V]) -> list[list[float]]:
        """Return each row's shares of the win, by seat from the viewer's own."""
        w = self.weights
        seats = np.array([self.encoder.seated(view) for view in views])
        values = (deep @ w["value"] + w["value_bias"]).astype(np.float64)
        values[np.arange(values.shape[1]) >= seats[:, None]] = -np.inf
        raised = np.exp(values - values.max(1, keepdims=True))
        shares = (raised / raised.sum(1, keepdims=True)).tolist()
        return [each[:many] for each, many in zip(shares, seats.tolist(), strict=True)]
