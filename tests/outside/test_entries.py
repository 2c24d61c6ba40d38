"""Bots of other distributions appear beside ours; a broken one is left out with one sentence."""

from __future__ import annotations

import json
import logging
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import pytest

from kaboodle.bots.bot import Bot
from kaboodle.core.game import View
from kaboodle.core.ids import Action
from kaboodle.core.rng import Rng
from kaboodle.outside.entries import GROUP, gather
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
    """A folder of installed packages, with one that brings bots."""
    (tmp_path / "hoarding.py").write_text(TOOK)
    info = tmp_path / "hoarding-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hoarding\nVersion: 1\n")
    (info / "entry_points.txt").write_text(POINTS)
    return tmp_path


def test_an_installed_bot_appears_beside_ours_and_plays(home: Path) -> None:
    done = kaboodle("games", "--json", home=home)
    bots = {game["name"]: game["bots"] for game in json.loads(done.stdout)}
    assert bots["kaskaria"] == ["random", "greedy", "hoarder"]
    assert bots["krom"] == ["random", "greedy"]
    assert done.stderr == (
        "The bot 'krom-broken' is left out: hoarding:Nothing cannot be imported "
        "(AttributeError: module 'hoarding' has no attribute 'Nothing').\n"
    )
    assert "hoarder" in kaboodle("games", home=home).stdout

    played = kaboodle("play", "kaskaria", "--seat", "hoarder", "--seat", "random", *PATIENCE,
                      home=home)  # fmt: skip
    assert "Hoarder 1 takes" in played.stderr
    told = kaboodle("sim", "kaskaria", "--games", "2", "--players", "2", "--bots",
                    "hoarder,greedy", *PATIENCE, home=home)  # fmt: skip
    assert "hoarder" in told.stdout
    no = kaboodle("sim", "kaskaria", "--bots", "deep", home=home)
    assert "'deep' does not play kaskaria (random, greedy, hoarder)" in no.stderr


class Last(Bot[View]):
    def decide(self, view: View, options: list[Action], rng: Rng) -> Action:
        return options[-1]


class Half(Bot[View]):
    pass


@pytest.fixture
def guest(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module of somebody else's, installed in this process."""
    module = ModuleType("guest")
    module.__dict__.update(Last=Last, it=Last(), Half=Half, number=7)
    monkeypatch.setitem(sys.modules, "guest", module)
    return module


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


def test_a_class_or_an_instance(guest: ModuleType) -> None:
    found = gather([entry("kaskaria-last", "guest:Last"), entry("krom-it", "guest:it")])

    assert isinstance(found["kaskaria"]["last"], Last)
    assert found["krom"] == {"it": guest.__dict__["it"]}


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("krom-x", "guest_nowhere:X", "guest_nowhere:X cannot be imported (ModuleNotFoundError: "),
        ("krom-x", "guest:number", "guest:number is no Bot, nor a class of them (kaboodle.bots."),
        ("krom-x", "guest:Half", "guest:Half cannot be made (TypeError: Can't instantiate "),
        ("chess-x", "guest:Last", "there is no game 'chess' (kaskaria, krom, kero"),
        ("krom", "guest:Last", "its name is not a game, a dash and a name of a bot."),
        ("krom-X y", "guest:Last", "its name is not a game, a dash and a name of a bot."),
        ("krom-greedy", "guest:Last", "there is a 'greedy' already, guest:Last is another."),
        ("krom-last", "guest:it", "there is a 'last' already, guest:it is another."),
    ],
)
def test_what_cannot_be_used_is_left_out_with_one_sentence(
    name: str, value: str, reason: str, guest: ModuleType, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        found = gather([entry("krom-last", "guest:Last"), entry(name, value)])

    [told] = [r.getMessage() for r in caplog.records]
    assert told.startswith(f"The bot {name!r} is left out: {reason}")
    assert list(found["krom"]) == ["last"]
