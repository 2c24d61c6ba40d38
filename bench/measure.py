"""Measure one build. Prints the figures as JSON on stdout. `bench/run.py` runs it on both
builds."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

from kaboodle.bots.kaskaria.heuristic import KaskariaHeuristic
from kaboodle.bots.kaskaria.hints import KaskariaHints
from kaboodle.bots.kero.heuristic import KeroHeuristic
from kaboodle.bots.kero.hints import KeroHints
from kaboodle.bots.krom.heuristic import KromHeuristic
from kaboodle.bots.krom.hints import KromHints
from kaboodle.bots.learned.net import Net, shipped
from kaboodle.bots.search.effort import Effort
from kaboodle.bots.search.hints import SearchHints
from kaboodle.bots.search.judge import Judge
from kaboodle.bots.search.search import Search
from kaboodle.cli.main import build
from kaboodle.core.ids import Seat
from kaboodle.core.playout import playout
from kaboodle.core.rng import from_seed
from kaboodle.shelf import BOXES, AnyGame, load
from kaboodle.sim.run import Plan, play_one
from kaboodle.testing.walk import state_after

SECONDS = 0.7  # about how long a measurement lasts; the best of three counts
ROUNDS = 3
EFFORT = Effort(400)
JUDGES: dict[str, Judge[Any]] = {
    "kaskaria": KaskariaHeuristic(),
    "krom": KromHeuristic(),
    "kero": KeroHeuristic(),
}
HINTS: dict[str, SearchHints[Any]] = {
    "kaskaria": KaskariaHints(),
    "krom": KromHints(),
    "kero": KeroHints(),
}


def best(work: Callable[[int], int]) -> float:
    """Return the highest rate, in units per second, that `work` reaches. It is passed how often to
    repeat."""
    repeat, rates = 1, []
    while True:
        start = time.perf_counter()
        units = work(repeat)
        took = time.perf_counter() - start
        if took > SECONDS / 4:
            rates.append(units / took)
        if len(rates) == ROUNDS:
            return max(rates)
        if not rates:
            repeat *= 4


def figures(name: str, seats: int) -> dict[str, float]:
    game = load(name)
    middle = state_after(game, seats, 1, 30)
    seat = game.asked(middle)[0]
    steps, games = _playouts(game, seats)
    return {
        "steps_per_s": steps,
        "games_per_s": games,
        "clone_us": 1e6 / best(_calls(lambda: game.clone(middle))),
        "view_us": 1e6 / best(_calls(lambda: game.view(middle, seat))),
        "options_us": 1e6 / best(_calls(lambda: game.options(middle, seat))),
        "imagine_us": 1e6 / best(_imagine(game, middle, seat)),
        "greedy_moves_per_s": best(_greedy(name, seats)),
        "search_per_s": best(_search(game, seats, JUDGES[name])),
        "search_net_per_s": best(_search(game, seats, _net(name, game))),
    }


def _playouts(game: AnyGame, seats: int) -> tuple[float, float]:
    played = steps = 0

    def work(repeat: int) -> int:
        nonlocal played, steps
        done = 0
        for seed in range(repeat):
            done += playout(game, game.setup(seats, seed), from_seed(seed))
        played, steps = played + repeat, steps + done
        return done

    rate = best(work)
    return rate, rate * played / steps


def _calls(call: Callable[[], Any]) -> Callable[[int], int]:
    def work(repeat: int) -> int:
        for _ in range(repeat):
            call()
        return repeat

    return work


def _imagine(game: AnyGame, s: Any, seat: Seat) -> Callable[[int], int]:
    view, rng = game.view(s, seat), from_seed(1)
    return _calls(lambda: game.imagine(view, rng))


def _greedy(name: str, seats: int) -> Callable[[int], int]:
    plan = Plan(name, ("greedy",) * seats, 1, 1)
    return lambda repeat: sum(play_one(plan, i).moves for i in range(repeat))


def _search(game: AnyGame, seats: int, judge: Judge[Any]) -> Callable[[int], int]:
    """Count the iterations of searches with this judge over a game's first questions. Some have one
    answer, and need none."""
    tables = [state_after(game, seats, 1, steps) for steps in range(30, 60, 3)]

    def look(number: int) -> int:
        s = tables[number % len(tables)]
        seat = game.asked(s)[0]
        view, hints = game.view(s, seat), HINTS[game.box.name]
        search: Search[Any] = Search(game, judge, hints, EFFORT, view, number)
        return sum(search.look(game.options(s, seat)).visits)

    return lambda repeat: sum(map(look, range(repeat * len(tables))))


def _net(name: str, game: AnyGame) -> Judge[Any]:
    package = f"kaboodle.bots.{name}"
    net: Net[Any] = Net(shipped(package), import_module(f"{package}.features").FEATURES(game))
    return net


if __name__ == "__main__":
    results = {name: figures(name, box.seats[1]) for name, box in BOXES.items()}
    print(json.dumps({"build": build(), "games": results}))
