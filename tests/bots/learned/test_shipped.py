"""Shipped weights are small, have metadata, and are as strong as examined."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest
from tools.crosstable import share
from tools.learning.curriculum import CURRICULA

from kaboodle.bots import BOTS
from kaboodle.bots.learned.net import metadata
from kaboodle.bots.levels import Level, LevelBot
from kaboodle.bots.search.effort import Effort
from kaboodle.homes import OURS
from kaboodle.sim.run import Plan

MOST_BYTES = 2_000_000
GAMES = 80


def about(game: str) -> dict[str, Any]:
    """Return the metadata of a game's weights."""
    with (resources.files(f"kaboodle.bots.{game}") / "weights.npz").open("rb") as file:
        return metadata(file)


@pytest.mark.parametrize("game", OURS)
def test_shipped_weights_are_small_and_have_metadata(game: str) -> None:
    file = resources.files(f"kaboodle.bots.{game}") / "weights.npz"
    assert len(file.read_bytes()) < MOST_BYTES
    facts = about(game)

    assert facts["game"] == game
    assert facts["command"].startswith(f"python -m tools.train {game} ")
    assert isinstance(facts["seed"], int)
    assert facts["date"] >= "2026"
    assert set(facts["exams"]) == set(CURRICULA[game].exams)
    assert all(games > 1000 for _, games in facts["exams"].values())


@pytest.mark.figures
@pytest.mark.parametrize(
    ("game", "exam"), [(game, exam) for game in OURS for exam in CURRICULA[game].exams]
)
def test_shipped_weights_pass_part_of_their_exam_again(
    game: str, exam: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The net plays one seat against greedy and wins as much as in its exam, within the error of so
    few games. With rows or weights in disorder it would win next to nothing."""
    seats, options = CURRICULA[game].exams[exam]
    level = BOTS[game]["hard"]
    assert isinstance(level, LevelBot)
    monkeypatch.setitem(
        BOTS[game], "net", LevelBot(level.cast, Level("net", Effort(0), 0.0, 0, 0.0))
    )
    bots = ("net", *["greedy"] * (seats - 1))
    won = share(Plan(game, bots, GAMES, 1, options=tuple(options.items())), 0, GAMES)

    before, _ = about(game)["exams"][exam]

    assert abs(won / GAMES - before) < 4 * (before * (1 - before) / GAMES) ** 0.5
