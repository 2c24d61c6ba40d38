"""The net that `tools/train.py` learns, in numpy: a judge of views.

Three layers of one width, the second and third added to what came before them; then a number for
each action and one for each seat from the viewer's own. What the trainer shares between actions is
folded into one matrix when the weights are written.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import IO, Generic

import numpy as np
from numpy.typing import NDArray

from kaboodle.bots.learned.encoder import ALIKE, Encoder
from kaboodle.bots.search.judge import Judge, Judgement
from kaboodle.core.game import V
from kaboodle.core.ids import Action

Floats = NDArray[np.float32]
Weights = dict[str, Floats]

LAYERS = ("first", "second", "third", "policy", "value")  # a matrix each, and its bias


def read(file: IO[bytes]) -> Weights:
    """Weights as they were written, for arithmetic."""
    with np.load(file) as kept:
        names = [name + part for name in LAYERS for part in ("", "_bias")]
        return {name: kept[name].astype(np.float32) for name in names}


@cache
def shipped(package: str) -> Weights:
    """The weights that lie in a package of bots."""
    with (resources.files(package) / "weights.npz").open("rb") as file:
        return read(file)


def fits(weights: Weights, encoder: Encoder[V]) -> bool:
    """Whether the weights are for rows and actions of these sizes; another pack may have others."""
    sizes = (weights["first"].shape[0], weights["policy"].shape[1], weights["value"].shape[1])
    return sizes == (encoder.size, encoder.actions, encoder.seats)


class Net(Judge[V], Generic[V]):
    """Judges what one seat sees."""

    def __init__(self, weights: Weights, encoder: Encoder[V]) -> None:
        assert fits(weights, encoder), "whoever makes one has asked"
        self.encoder = encoder
        self.weights = weights
        self.by_action = np.ascontiguousarray(weights["policy"].T)
        self.row = bytearray(encoder.size)
        self.cleared = bytes(encoder.size)
        self.seen = np.frombuffer(self.row, np.uint8)

    def judge(self, view: V, options: list[Action]) -> Judgement:
        w = self.weights
        numbers = self._write(view, options)
        filled = np.flatnonzero(self.seen)  # most columns are 0
        row = self.seen[filled].astype(np.float32)
        deep = self._deepen(row @ w["first"][filled])
        told = [number for number in numbers if number != ALIKE]
        logits = self.by_action[told] @ deep + w["policy_bias"][told]
        return self._judgement(view, numbers, logits, deep @ w["value"] + w["value_bias"])

    def judge_all(self, views: list[V], options: list[list[Action]]) -> list[Judgement]:
        if not views:
            return []
        w = self.weights
        rows = np.empty((len(views), self.encoder.size), np.float32)
        numbers: list[list[int]] = []
        for i, view in enumerate(views):
            numbers.append(self._write(view, options[i]))
            rows[i] = self.seen
        deep = self._deepen(rows @ w["first"])
        logits = deep @ w["policy"] + w["policy_bias"]
        values = deep @ w["value"] + w["value_bias"]
        out: list[Judgement] = []
        for i, view in enumerate(views):
            told = [number for number in numbers[i] if number != ALIKE]
            out.append(self._judgement(view, numbers[i], logits[i, told], values[i]))
        return out

    def _write(self, view: V, options: list[Action]) -> list[int]:
        """Fill the row; the net's number of each option."""
        self.row[:] = self.cleared
        order = self.encoder.write(view, self.row)
        return [self.encoder.index(order, action) for action in options]

    def _deepen(self, sums: Floats) -> Floats:
        w = self.weights
        deep: Floats = np.maximum(sums + w["first_bias"], 0)
        for layer in ("second", "third"):
            deep = deep + np.maximum(deep @ w[layer] + w[layer + "_bias"], 0)
        return deep

    def _judgement(self, view: V, numbers: list[int], logits: Floats, values: Floats) -> Judgement:
        """What comes to the same as another option is not worth trying beside it."""
        found = iter(_shares(logits))
        chances = [0.0 if number == ALIKE else next(found) for number in numbers]
        seats = self.encoder.seated(view)
        shares = _shares(values[:seats])
        return Judgement(chances, [shares[(seat - view.seat) % seats] for seat in range(seats)])


def _shares(logits: Floats) -> list[float]:
    """Softmax, in as many digits as add up to 1."""
    raised = np.exp(logits.astype(np.float64) - logits.max())
    out: list[float] = (raised / raised.sum()).tolist()
    return out
