"""A bot can keep the game and a memory of what its seat may know, wherever it plays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from kaboodle.bots import BOTS
from kaboodle.bots.bot import Bot
from kaboodle.cli import main
from kaboodle.core import record
from kaboodle.core.event import Event
from kaboodle.core.game import Game, Outcome, View
from kaboodle.core.ids import Action, Seat
from kaboodle.core.record import Replay
from kaboodle.core.rng import Rng
from kaboodle.server.http import rulebook
from kaboodle.server.live.bot_pool import BotTask, choose_action
from kaboodle.server.table.moves import Moves
from kaboodle.shelf import load
from kaboodle.sim.run import Plan, play_one

Memory = list[tuple[object, list[object]]]


class Witness(Bot[View]):
    """Records what it is sent, and takes the first option."""

    remembers = True
    at_table: list[Witness] = []  # noqa: RUF012 - all of them, for the test

    def __init__(self, seat: Seat | None = None) -> None:
        self.seat = seat
        self.memory: Memory = []
        self.left: list[Outcome | None] = []

    def sit(self, game: Game[Any, View], seat: Seat) -> Witness:
        assert self.seat is None, "a bot sits down once for each game"
        fresh = Witness(seat)
        self.at_table.append(fresh)
        return fresh

    def decide(self, view: View, options: list[Action], rng: Rng) -> Action:
        assert view.seat == self.seat
        assert not self.left
        return options[0]

    def saw(self, view: View, events: list[Event]) -> None:
        assert view.seat == self.seat
        self.memory.append((view.to_json(), [event.to_json() for event in events]))

    def leave(self, outcome: Outcome | None) -> None:
        self.left.append(outcome)


@pytest.fixture(autouse=True, params=["kaskaria", "krom"])
def name(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    game: str = request.param
    monkeypatch.setitem(BOTS[game], "witness", Witness())
    yield game
    Witness.at_table.clear()


def run(*args: str, typed: str = "") -> str:
    done = CliRunner().invoke(main, list(args), input=typed)
    assert done.exit_code == 0, done.output
    return done.stdout


def memory_of(name: str, text: str, seat: int) -> Memory:
    """Return what a seat was sent in a recorded game."""
    game, memory = load(name), Memory()
    walk: Replay[Any, Any] = Replay(game, record.read(text))
    log: list[Event] = []
    while walk.step(log) is not None:
        if log:
            seen = [event.seen_by(Seat(seat)).to_json() for event in log]
            memory.append((game.view(walk.state, Seat(seat)).to_json(), list(seen)))
        log.clear()
    return memory


def test_in_the_terminal_it_is_sent_its_seat_s_events_in_order(name: str) -> None:
    text = run("play", name, "--seat", "witness", "--seat", "greedy", "--seat", "witness",
               "--seed", "5", "--record", "-")  # fmt: skip

    assert [bot.seat for bot in Witness.at_table] == [0, 2]
    for bot in Witness.at_table:
        assert bot.memory == memory_of(name, text, int(bot.seat or 0))
        assert [outcome is not None for outcome in bot.left] == [True]


def test_secret_moves_send_no_empty_events(name: str) -> None:
    run("play", name, "--seat", "witness", "--seat", "greedy", "--seed", "5")

    assert all(events for bot in Witness.at_table for _, events in bot.memory)


def test_a_resumed_game_is_sent_from_its_beginning(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    seats = ["--seat", "witness", "--seat", "random"]
    whole = run("play", name, *seats, "--seed", "5", "--record", "-")
    path.write_text("\n".join(whole.splitlines()[:9]) + "\n")

    run("play", "--resume", str(path))

    first, again = Witness.at_table
    assert again.memory == memory_of(name, path.read_text(), 0)
    assert again.memory[:4] == first.memory[:4]


def test_leaving_the_table_gives_no_outcome(name: str) -> None:
    run("play", name, "--seat", "human", "--seat", "witness", typed="quit\n")

    assert [bot.left for bot in Witness.at_table] == [[None]]


def test_in_a_simulation_every_game_has_its_own_bots(name: str) -> None:
    plan = Plan(name, ("witness", "random", "witness"), 2, 1)

    results = [play_one(plan, index) for index in range(2)]

    assert [bot.seat for bot in Witness.at_table] == [0, 2, 1, 2]
    for number, bot in enumerate(Witness.at_table):
        assert bot.memory
        assert bot.left[0] is not None
        assert bot.left[0].winners == results[number // 2].winners


def test_on_the_server_a_worker_sends_it_the_game_so_far(name: str) -> None:
    game, moves = load(name), Moves()
    text = run("play", name, "--seat", "witness", "--seat", "random", "--seed", "5",
               "--record", "-")  # fmt: skip
    kept = record.read(text)
    walk: Replay[Any, Any] = Replay(game, kept)
    while len(moves) < 8 or Seat(0) not in game.asked(walk.state):
        move = walk.step()
        assert move is not None
        moves.append(move)

    choose_action(BotTask(name, "", {}, 2, kept.header.seed, moves.packed(), 0, "witness"))

    terminal, server = Witness.at_table
    assert server.memory == terminal.memory[: len(server.memory)]
    assert len(server.memory) >= 4
    assert server.left == [None]


def test_rule_examples_are_played_by_seated_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS["kaskaria"], "greedy", Witness())

    rulebook._played(load("kaskaria"), "kaskaria-taken-from-pile", 2, 1)

    assert [bot.seat for bot in Witness.at_table] == [0, 1]
    assert all(bot.memory and bot.left for bot in Witness.at_table)
