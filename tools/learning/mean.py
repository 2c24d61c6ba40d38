"""Average the weights of several training runs, and examine the mean:

    python -m tools.learning.mean build/mean.npz fifth/kaskaria.npz=0.4 sixth/kaskaria.npz=0.6

Runs that continued from one another are close together, and each has overfitted other games: its
last ones. The mean of weights that started independently is worthless. Needs no torch.
"""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from pathlib import Path
from typing import Any

from tools.crosstable import join, net_in, share
from tools.learning.curriculum import CURRICULA
from tools.learning.written import write

from kaboodle.bots.learned.net import Weights
from kaboodle.sim.run import Plan

NAME = "mean"


def sitting(text: str) -> tuple[dict[str, Any], Weights, float]:
    """Parse a file and its share, as in `kaskaria.npz=0.4`. Return its metadata, weights and
    share."""
    path, _, part = text.rpartition("=")
    try:
        portion = float(part)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text}: expected FILE=SHARE") from None
    if not 0 < portion <= 1:
        raise argparse.ArgumentTypeError(f"{text}: the share must be more than 0 and at most 1")
    return (*net_in(text, path), portion)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("out", type=Path)
    parser.add_argument("sittings", type=sitting, nargs="+", metavar="FILE=SHARE")
    parser.add_argument("--games", type=int, default=2560, help="of each exam (default: 2560)")
    parser.add_argument("--seed", type=int, default=1, help="of the exams")
    asked = parser.parse_args()
    if abs(sum(part for _, _, part in asked.sittings) - 1) > 1e-6:
        parser.error("the shares must sum to 1")
    if asked.games < 1:
        parser.error("--games must be at least 1")
    if not asked.out.parent.is_dir():
        parser.error(f"no such folder: {asked.out.parent}")
    return asked


def mean(parts: list[tuple[Weights, float]]) -> Weights:
    """Return the mean of each weight, by the parts' shares."""
    first, part = parts[0]
    out = {name: array * part for name, array in first.items()}
    for weights, part in parts[1:]:
        if {n: a.shape for n, a in weights.items()} != {n: a.shape for n, a in first.items()}:
            raise ValueError("the nets have different shapes")
        for name, array in weights.items():
            out[name] += array * part
    return out


def examined(game: str, games: int, seed: int) -> dict[str, list[float]]:
    """Return its share of the wins in each of the game's exams, with greedy bots in all other
    seats."""
    shares: dict[str, list[float]] = {}
    for exam, (seats, options) in CURRICULA[game].exams.items():
        bots = (NAME, *["greedy"] * (seats - 1))
        plan = Plan(game, bots, games, seed, options=tuple(options.items()))
        shares[exam] = [round(share(plan, 0, games) / games, 4), games]
        print(json.dumps({exam: shares[exam]}), flush=True)
    return shares


def about_all(abouts: list[dict[str, Any]], shares: list[float]) -> dict[str, Any]:
    """Return the metadata of the mean: the last run's command, each run's share, and no exam yet.
    The run with the most decisions is the last, because a continued run counts those before it."""
    last = max(abouts, key=lambda about: int(about["decisions"]))
    return {
        **last,
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "exams": {},
        "mean": [
            [part, about["command"], *([about["mean"]] if "mean" in about else [])]
            for about, part in zip(abouts, shares, strict=True)
        ],
    }


def main() -> None:
    asked = arguments()
    abouts = [about for about, _, _ in asked.sittings]
    parts = [(weights, part) for _, weights, part in asked.sittings]
    if len({about["game"] for about in abouts}) > 1:
        sys.exit("the weights are of different games")
    try:
        weights = mean(parts)
    except ValueError as error:
        sys.exit(str(error))
    about = about_all(abouts, [part for _, part in parts])
    write(asked.out, weights, about)
    join([(NAME, str(asked.out))])
    about["exams"] = examined(about["game"], asked.games, asked.seed)
    write(asked.out, weights, about)


if __name__ == "__main__":
    main()
