"""The mean of the weights of several sittings, examined:

    python -m tools.learning.mean build/mean.npz fifth/kaskaria.npz=0.4 sixth/kaskaria.npz=0.6

Sittings that went on from one another lie close together: what each has learned too much of its
last games, the others have not. The mean of weights that began apart is worth nothing. Needs no
torch.
"""

from __future__ import annotations

import argparse
import datetime
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
from tools.crosstable import join
from tools.learning.school import SCHOOLS
from tools.learning.written import write

from kaboodle.bots.learned.net import Weights, read
from kaboodle.sim.run import Plan, simulate

NAME = "mean"


def sitting(text: str) -> tuple[Path, float]:
    """A file and its share, as in `kaskaria.npz=0.4`."""
    path, _, share = text.rpartition("=")
    try:
        found = Path(path), float(share)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text}: write it as FILE=SHARE") from None
    if not found[0].is_file() or not 0 < found[1] <= 1:
        raise argparse.ArgumentTypeError(f"{text}: no file, or no share between 0 and 1")
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("out", type=Path)
    parser.add_argument("sittings", type=sitting, nargs="+", metavar="FILE=SHARE")
    parser.add_argument("--games", type=int, default=2560, help="of each exam")
    parser.add_argument("--seed", type=int, default=1, help="of the exams")
    asked = parser.parse_args()
    if abs(sum(share for _, share in asked.sittings) - 1) > 1e-6:
        parser.error("the shares are to sum to 1")
    return asked


def mean(parts: list[tuple[Weights, float]]) -> Weights:
    """Of each weight, by the parts' shares."""
    shares = np.array([share for _, share in parts], np.float32)
    return {
        name: np.tensordot(shares, np.stack([w[name] for w, _ in parts]), 1) for name in parts[0][0]
    }


def told(path: Path) -> dict[str, Any]:
    """What weights say of themselves."""
    with np.load(path) as kept:
        said: dict[str, Any] = json.loads(str(kept["about"]))
        return said


def examined(game: str, games: int, seed: int) -> dict[str, list[float]]:
    """Its share of the wins with greedy in all other seats, in each of the game's exams."""
    found: dict[str, list[float]] = {}
    for exam, (seats, options) in SCHOOLS[game].exams.items():
        bots = (NAME, *["greedy"] * (seats - 1))
        played = simulate(Plan(game, bots, games, seed, options=tuple(options.items())))
        won = sum(1 / len(r.winners) for r in played if r.lineup.index(0) in r.winners)
        found[exam] = [round(won / games, 4), games]
        print(json.dumps({exam: found[exam]}), flush=True)
    return found


def main() -> None:
    asked = arguments()
    parts: list[tuple[Weights, float]] = []
    for path, share in asked.sittings:
        with path.open("rb") as file:
            parts.append((read(file), share))
    abouts = [told(path) for path, _ in asked.sittings]
    if len({about["game"] for about in abouts}) > 1:
        sys.exit("these are weights of several games")
    about = {
        **abouts[-1],
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "mean": [
            [share, about["command"]]
            for about, (_, share) in zip(abouts, asked.sittings, strict=True)
        ],
    }
    weights = mean(parts)
    write(asked.out, weights, about)
    join([(NAME, str(asked.out))])
    about["exams"] = examined(about["game"], asked.games, asked.seed)
    write(asked.out, weights, about)


if __name__ == "__main__":
    main()
