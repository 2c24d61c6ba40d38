"""Write weights to a file, as `kaboodle.bots.learned.net` reads them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from kaboodle.bots.learned.net import APART, DEEP, LAYERS, STEP, Weights

MOST_STEPS = 127  # in a signed byte, up or down


def write(path: Path, weights: Weights, about: Mapping[str, object]) -> None:
    """Write the weights, quantized to bytes, and their metadata. Quantizing shifts a judgement by
    about a hundredth and hardly ever changes a choice."""
    arrays: dict[str, Any] = {"about": np.array(json.dumps(about))}
    apart = [APART + name for name in DEEP if APART + name in weights]
    for layer in (*LAYERS, *apart):
        matrix = weights[layer]
        step = np.maximum(np.abs(matrix).max(1, keepdims=True) / MOST_STEPS, 1e-12)
        arrays[layer] = np.rint(matrix / step).astype(np.int8)
        arrays[layer + STEP] = step
        arrays[f"{layer}_bias"] = weights[f"{layer}_bias"]
    part = path.with_suffix(".part.npz")
    np.savez_compressed(part, **arrays)
    part.replace(path)
