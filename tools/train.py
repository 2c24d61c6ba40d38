"""Train a game's net by self-play: `python -m tools.train kaskaria --minutes 4`.

Needs torch, and should run on a compiled build (`make compile`). Uses a GPU if there is one. Writes
to `--out`: `GAME.npz`, the weights that `kaboodle.bots.learned.net` plays with; `GAME.checkpoint`,
to continue from (`--resume`); `GAME.svg`, the curves of the exams; and `GAME.log`, a line of JSON
for each exam. With `--against WEIGHTS` it learns only to beat that net, which shows how much can be
won from it.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import re
import sys
import time
from collections.abc import Mapping
from dataclasses import fields
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.learning.curriculum import CURRICULA, TableMix
from tools.learning.curves import curves
from tools.learning.fleet import MOST_LANES, MOST_WORKERS, Fleet

from kaboodle.bots.learned.net import metadata
from kaboodle.build import compiled
from kaboodle.core.rng import from_seed

if TYPE_CHECKING:
    from tools.learning.ppo import Learner

PAST = 6  # earlier selves to play against
PAST_KEPT = 1  # of them in a checkpoint
MEASURED = 80  # games that are played to find how large the features get


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    add = parser.add_argument
    add("game", choices=sorted(CURRICULA), help="the game to train for")
    add("--minutes", type=float, default=4.0, help="training time, without the last exam (4)")
    add("--out", type=Path, default=Path("build/learned"), help="output folder (build/learned)")
    begin = parser.add_mutually_exclusive_group().add_argument
    begin("--resume", type=Path, help="a checkpoint to continue from")
    begin("--begin", type=Path, help="weights to start from, of this width or a smaller one")
    add("--against", type=Path, help="weights to learn to beat")
    add("--seed", type=int, default=1, help="use another for each run, or the deals repeat")
    workers = max(1, min(MOST_WORKERS, (os.cpu_count() or 2) - 1))
    add("--workers", type=int, default=workers, help=f"processes that play games ({workers})")
    add("--lanes", type=int, default=256, help="tables of a worker, in each half (at most 256)")
    add("--guests", type=float, default=0.15, help="share of tables with an earlier self")
    add("--greedy", type=float, default=0.15, help="share of tables with greedy bots")
    add("--width", type=int, default=512, help="neurons in each hidden layer (512)")
    add("--steps", type=int, default=32, help="steps of a rollout, at every table")
    add("--epochs", type=int, default=2, help="passes over each rollout (2)")
    add("--batches", type=int, default=16, help="minibatches of an epoch")
    add("--rate", type=float, default=7e-4, help="learning rate")
    add("--settle", type=float, default=1.0, help="the share of the learning rate that decays")
    add("--judging", type=float, default=1.0, help="multiplies --rate for the value layers")
    add("--worth", action="store_true", help="train only the value; the policy stays as it is")
    add("--mean", action="store_true", help="end with the mean of the weights during the run")
    add("--entropy", type=float, default=0.015, help="coefficient of the entropy bonus")
    add("--trace", type=float, default=0.97, help="lambda of GAE; lower trusts the values more")
    add("--exams", type=int, default=4, help="number of exams during the run")
    add("--exam-lanes", type=int, default=64, help="games of an exam, per worker and half")
    add("--last-lanes", type=int, default=256, help="games of the last exam, per worker and half")
    asked = parser.parse_args()
    if min(asked.steps, asked.batches, asked.epochs) < 1:
        parser.error("--steps, --batches and --epochs must be at least 1")
    if not 0 <= asked.guests <= 1 or not 0 <= asked.greedy <= 1 - asked.guests:
        parser.error("--guests and --greedy are shares: each and together 0 to 1")
    if not 0 < asked.workers <= MOST_WORKERS or not 0 < asked.lanes <= MOST_LANES:
        parser.error(f"--workers is 1 to {MOST_WORKERS}, and --lanes 1 to {MOST_LANES}")
    for path in (asked.resume, asked.begin, asked.against):
        if path and not path.is_file():
            parser.error(f"no such file: {path}")
    if find_spec("torch") is None:
        parser.error("training needs torch: pip install torch")
    if not 0 <= asked.settle <= 1 or asked.judging <= 0 or asked.rate <= 0:
        parser.error("--settle must be between 0 and 1, --judging and --rate more than 0")
    return asked


class Run:
    """One training run: its arguments, and its state so far."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.born = time.time()
        asked.out.mkdir(parents=True, exist_ok=True)
        self.log = (asked.out / f"{asked.game}.log").open("a", encoding="utf-8")
        self.mix = TableMix(asked.game, asked.against is not None)
        guests = asked.lanes if asked.against else round(asked.lanes * asked.guests)
        greedy = 0 if asked.against else round(asked.lanes * asked.greedy)
        # Start the processes before importing torch, which is slow.
        self.fleet = Fleet(self.mix, asked.workers, asked.lanes, guests, greedy, asked.seed)
        import torch

        torch.manual_seed(asked.seed)
        torch.set_float32_matmul_precision("high")
        self.torch: Any = torch
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.history: list[dict[str, Any]] = []
        self.before = {"seconds": 0.0, "decisions": 0, "sittings": 0}
        self.past: list[Mapping[str, Any]] = []
        self.rng = from_seed(asked.seed)
        self.learner = self._learner()

    def _learner(self) -> Learner:
        from tools.learning import nets
        from tools.learning.ppo import Learner, Plan

        asked = self.asked
        kept: dict[str, Any] = {}
        if asked.resume:
            kept = self.torch.load(asked.resume, map_location=self.device, weights_only=False)
            self.history, self.before = kept["history"], kept["before"]
            self.past = [{k: v.float() for k, v in w.items()} for w in kept["past"]]
        scale = kept["scale"] if kept else nets.largest(self.mix, MEASURED)
        self.scale = scale
        net = nets.Learning(self.mix, asked.width, scale, self.device)
        names = [field.name for field in fields(Plan)]
        plan = Plan(**{name: getattr(asked, name) for name in names})
        learner = Learner(self.fleet, net, plan)
        if asked.begin:
            net.begin(nets.load(asked.begin, self.device))
            with asked.begin.open("rb") as file:
                about = metadata(file)
            self.before = {name: about.get(name, 0) for name in self.before}
        if kept:
            if kept["learned"].keys() != net.learned.keys():
                self.fleet.quit()
                sys.exit(f"{asked.resume}: it has other layers; start from its weights (--begin)")
            learner.go_on(kept)
        self.given = nets.load(asked.against, self.device) if asked.against else None
        return learner

    def say(self, **what: object) -> None:
        line = json.dumps(what)
        print(line, flush=True)
        print(line, file=self.log, flush=True)

    def guest(self) -> Mapping[str, Any] | None:
        """Return the weights that play at the tables with guests in the next round."""
        if self.given is not None or not self.past:
            return self.given
        return self.past[self.rng.below(len(self.past))]

    def examine(self, lanes: int, seconds: float) -> None:
        busy = max(1e-3, seconds - self.learner.spent["examining"])
        results = {name: self.learner.exam(name, lanes, self.given) for name in self.mix.exams}
        entry = {
            "s": round(self.before["seconds"] + seconds, 1),
            "decisions": self.before["decisions"] + self.learner.decisions,
            "a_second": round(self.learner.played / busy),
            "exams": {name: [round(share, 4), games] for name, (share, games) in results.items()},
            **{name: round(value, 3) for name, value in self.learner.seen.items()},
            **{name: round(value, 1) for name, value in self.learner.spent.items()},
        }
        self.history.append(entry)
        self.say(**entry)

    def keep(self, seconds: float) -> None:
        """Write the weights, the checkpoint and the curves."""
        from tools.learning.written import write

        out, game = self.asked.out, self.asked.game
        folded = self.learner.net.folded()
        if self.given is None:
            self.past = [*self.past[1 - PAST :], folded]
        done = {
            "seconds": self.before["seconds"] + seconds,
            "decisions": self.before["decisions"] + self.learner.decisions,
            "sittings": self.before["sittings"] + 1,
        }
        words = [re.sub("[^=]*/", "", word) for word in sys.argv[1:]]  # no paths
        about = {
            "game": game,
            "command": " ".join(["python -m tools.train", *words]),
            "seed": self.asked.seed,
            "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
            "device": self.torch.cuda.get_device_name() if self.device == "cuda" else "cpu",
            **done,
            "rounds in the mean": self.learner.means,
            "exams": self.history[-1]["exams"] if self.history else {},
        }
        weights = {name: tensor.cpu().numpy() for name, tensor in folded.items()}
        write(out / f"{game}.npz", weights, about)
        short = [{k: v.half().cpu() for k, v in w.items()} for w in self.past[-PAST_KEPT:]]
        kept = {**self.learner.kept(), "scale": self.scale, "past": short}
        part = out / f"{game}.part"
        self.torch.save({**kept, "history": self.history, "before": done}, part)
        part.replace(out / f"{game}.checkpoint")
        title = f"{game}: share of the wins"
        (out / f"{game}.svg").write_text(curves(title, self.history), encoding="utf-8")

    def train(self) -> None:
        asked, learner = self.asked, self.learner
        encoder = self.mix.encoder
        self.say(
            game=asked.game,
            against=str(asked.against or ""),
            features=encoder.size,
            actions=encoder.actions,
            weights=sum([tensor.numel() for tensor in learner.net.folded().values()]),
            lanes=2 * self.fleet.many,
            guests=2 * self.fleet.guests * asked.workers,
            greedy=2 * self.fleet.greedy * asked.workers,
            device=self.device,
            build="compiled" if compiled() else "interpreted",
            pinned=learner.pinned,
            ready=round(time.time() - self.born, 1),
        )
        if not compiled():
            print("the rules run interpreted, which is far slower: make compile", file=sys.stderr)
        start, limit = time.time(), 60 * asked.minutes
        marks = [limit * (k + 1) / (asked.exams + 1) for k in range(asked.exams)]
        while (seconds := time.time() - start) < limit:
            if marks and seconds > marks[0]:
                marks.pop(0)
                self.examine(asked.exam_lanes, seconds)
                self.keep(seconds)
            learner.progress(min(1.0, seconds / limit))
            learner.round(self.guest())
        learner.rest()
        if asked.mean and not learner.mean:
            print("too short for a mean; writing the last weights", file=sys.stderr)
        self.examine(asked.last_lanes, time.time() - start)
        self.keep(time.time() - start)
        self.say(done=True, wall=round(time.time() - self.born, 1))
        self.fleet.quit()


if __name__ == "__main__":
    Run(arguments()).train()
