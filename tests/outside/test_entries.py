"""Installed guest bots: listed with ours on the command line, and on a server only if enabled."""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kaboodle.bots import BOTS
from kaboodle.bots.bot import Bot
from kaboodle.core.game import View
from kaboodle.core.ids import Action, Seat
from kaboodle.core.rng import Rng
from kaboodle.outside import entries
from kaboodle.outside.entries import GROUP, gather, known
from kaboodle.server.http import games
from kaboodle.server.live.bot_pool import BotTask, Failed, choose_action
from kaboodle.server.table import shared_games
from tests.outside.command import PATIENCE, kaboodle

TOOK = """
from kaboodle.bots.bot import Bot
class Hoarder(Bot):
    def decide(self, view, options, rng):
        return options[0]
"""
POINTS = """[kaboodle.bots]
kaskaria-hoarder = hoarding:Hoarder
krom-broken = hoarding:Nothing
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder of installed packages, one of which has bots."""
    (tmp_path / "hoarding.py").write_text(TOOK)
    info = tmp_path / "hoarding-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hoarding\nVersion: 1\n")
    (info / "entry_points.txt").write_text(POINTS)
    return tmp_path


def test_an_installed_bot_is_listed_and_plays(home: Path) -> None:
    done = kaboodle("games", "--json", home=home)
    bots = {game["name"]: game["bots"] for game in json.loads(done.stdout)}
    assert bots["kaskaria"] == [*BOTS["kaskaria"], "hoarder"]
    assert bots["krom"] == [*BOTS["krom"]]
    assert done.stderr == (
        "The bot 'krom-broken' is skipped: hoarding:Nothing cannot be imported "
        "(AttributeError: module 'hoarding' has no attribute 'Nothing').\n"
    )
    assert "hoarder" in kaboodle("games", home=home).stdout

    played = kaboodle("play", "kaskaria", "--seat", "hoarder", "--seat", "random", *PATIENCE,
                      home=home)  # fmt: skip
    assert "Hoarder 1 takes" in played.stderr
    sim = kaboodle("sim", "kaskaria", "--games", "2", "--players", "2", "--bots",
                    "hoarder,greedy", *PATIENCE, home=home)  # fmt: skip
    assert "hoarder" in sim.stdout
    no = kaboodle("sim", "kaskaria", "--bots", "deep", home=home)
    assert (
        "no bot named 'deep' for kaskaria; choose from: random, greedy, easy, medium, "
        "hard, expert, hoarder" in no.stderr
    )


class Last(Bot[View]):
    def decide(self, view: View, options: list[Action], rng: Rng) -> Action:
        return options[-1]


class Nonsense(Bot[View]):
    def decide(self, view: View, options: list[Action], rng: Rng) -> Action:
        return Action(-1)


class Worse(Exception):
    """An exception that is unpickled as SystemExit, and whose `str` raises KeyboardInterrupt."""

    def __reduce__(self) -> Any:
        return SystemExit, (8,)

    def __str__(self) -> str:
        raise KeyboardInterrupt


ENDING = {
    "exits": "SystemExit",
    "stops": "KeyboardInterrupt",
    "cancels": "CancelledError",
    "iterates": "StopIteration",
    "worse": "an error",
}


class Half(Bot[View]):
    pass


class Lazy:
    """An object whose `__class__` cannot be read."""

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        raise RuntimeError("not now")


class Ends(Bot[View]):
    def decide(self, view: View, options: list[Action], rng: Rng) -> Action:
        raise self.how

    def __init__(self, how: type[BaseException]) -> None:
        self.how = how


@pytest.fixture
def guest(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """A third-party module, installed in this process."""
    module = ModuleType("guest")
    module.__dict__.update(Last=Last, it=Last(), Half=Half, Nonsense=Nonsense, number=7)
    module.__dict__.update(lazy=Lazy(), exits=Ends(SystemExit), stops=Ends(KeyboardInterrupt))
    module.__dict__.update(cancels=Ends(asyncio.CancelledError), iterates=Ends(StopIteration))
    module.__dict__.update(worse=Ends(Worse))
    monkeypatch.setitem(sys.modules, "guest", module)
    there = [entry("kaskaria-last", "guest:Last"), entry("kaskaria-nonsense", "guest:Nonsense")]
    there += [entry(f"kaskaria-{name}", f"guest:{name}") for name in ENDING]
    monkeypatch.setattr(entries, "entry_points", lambda group: there)
    entries.guests.cache_clear()
    yield module
    entries.guests.cache_clear()


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


def test_a_class_or_an_instance(guest: ModuleType) -> None:
    bots = gather([entry("kaskaria-last", "guest:Last"), entry("krom-it", "guest:it")])

    assert isinstance(bots["kaskaria"]["last"], Last)
    assert bots["krom"] == {"it": guest.__dict__["it"]}


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("krom-x", "guest_nowhere:X", "guest_nowhere:X cannot be imported (ModuleNotFoundError: "),
        ("krom-x", "guest:number", "guest:number must be a class or an instance of Bot ("),
        ("krom-x", "guest:lazy", "guest:lazy must be a class or an instance of Bot ("),
        ("krom-x", "guest:Half", "guest:Half cannot be used: it has no decide()"),
        ("chess-x", "guest:Last", "unknown game 'chess' (known: kaskaria, krom, kero"),
        ("krom", "guest:Last", "the name must be GAME-BOT, as in kaskaria-hoarder."),
        ("krom-X y", "guest:Last", "the name must be GAME-BOT, as in kaskaria-hoarder."),
        ("krom-greedy", "guest:Last", "'greedy' already exists; guest:Last is a second one."),
        ("krom-last", "guest:it", "'last' already exists; guest:it is a second one."),
    ],
)
def test_unusable_entry_points_are_skipped_with_a_warning(
    name: str, value: str, reason: str, guest: ModuleType, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        bots = gather([entry("krom-last", "guest:Last"), entry(name, value)])

    [message] = [r.getMessage() for r in caplog.records]
    assert message.startswith(f"The bot {name!r} is skipped: {reason}")
    assert list(bots["krom"]) == ["last"]


def test_a_server_offers_guest_bots_only_if_enabled(
    guest: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    task = BotTask("kaskaria", "", {"first": "seat1"}, 2, 1, b"", 0, "last")
    listed = [bot.name for bot in games.one_game("kaskaria").bots]
    assert "last" not in listed
    with pytest.raises(Failed, match="no bot named 'last' for kaskaria"):
        choose_action(task)

    invited = BotTask(**{**task.__dict__, "guests": True})
    game = shared_games.shared("kaskaria", "", {"first": "seat1"})
    assert choose_action(invited)[0] == game.options(game.setup(2, 1), Seat(0))[-1]
    monkeypatch.setitem(BOTS, "kaskaria", {**BOTS["kaskaria"]})
    entries.welcome()

    bots = games.one_game("kaskaria").bots
    assert [bot.name for bot in bots] == [*listed, *sorted([*ENDING, "last", "nonsense"])]
    assert [bot.level for bot in bots if bot.name == "last"] == ["last"], "it is listed for people"
    assert known("kaskaria", "last") is BOTS["kaskaria"]["last"]


def test_an_invalid_answer_becomes_a_random_move_on_the_server(guest: ModuleType) -> None:
    """An invalid number must not reach the table, which would ask again forever."""
    with pytest.raises(Failed, match="-1 is not one of its options"):
        choose_action(BotTask("kaskaria", "", {"first": "seat1"}, 2, 1, b"", 0, "nonsense", True))


@pytest.mark.parametrize(("name", "reason"), ENDING.items())
def test_a_guest_cannot_end_the_server_s_process(guest: ModuleType, name: str, reason: str) -> None:
    """A BaseException would get past the server's own handlers, and end it or leave its table
    waiting."""
    with pytest.raises(Failed, match=reason) as failed:
        choose_action(BotTask("kaskaria", "", {"first": "seat1"}, 2, 1, b"", 0, name, True))
    assert type(pickle.loads(pickle.dumps(failed.value))) is Failed
