"""A game is added through an entry point, and a broken one does not affect the others."""

from __future__ import annotations

import logging
import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from types import ModuleType

import pytest

from kaboodle import homes
from kaboodle.bots import bot
from kaboodle.core.errors import OptionsError
from kaboodle.core.game import Box
from kaboodle.homes import GROUP, OURS, Home, gather, ours, part
from kaboodle.shelf import BOXES

GUEST = Home("guest", "guest.rules", "guest.bots", "guest.room", "guest")


def entry(name: str, value: str) -> EntryPoint:
    return EntryPoint(name, value, GROUP)


@pytest.fixture
def guest(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A third-party module."""
    module = ModuleType("guest")
    module.__dict__.update(HOME=GUEST, KASKARIA=ours("kaskaria"), OTHER=Home("x y", *["a"] * 4))
    monkeypatch.setitem(sys.modules, "guest", module)
    return module


def test_our_games_come_first_in_their_order(guest: ModuleType) -> None:
    assert list(BOXES)[:3] == list(OURS)
    assert list(gather([])) == [*OURS]
    assert gather([entry("guest", "guest:HOME")])["guest"] is GUEST


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("guest", "guest_nowhere:HOME", "guest_nowhere:HOME cannot be imported (ModuleNotFound"),
        ("guest", "guest:NOTHING", "guest:NOTHING cannot be imported (AttributeError"),
        ("guest", "guest", "guest is not a kaboodle.homes.Home."),
        ("other", "guest:HOME", "its Home has the name 'guest'; it must be the entry point's name"),
        ("x y", "guest:OTHER", "its Home has the name 'x y'; it must be the entry point's name"),
        ("kaskaria", "guest:KASKARIA", "this game already exists"),
    ],
)
def test_a_broken_home_is_skipped_with_a_warning(
    name: str, value: str, reason: str, guest: ModuleType, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        homes = gather([entry("guest2", "guest:HOME"), entry(name, value)])

    messages = [r.getMessage() for r in caplog.records if "guest2" not in r.getMessage()]
    assert len(messages) == 1
    assert messages[0].startswith(f"The game {name!r} is skipped: {reason}")
    assert list(homes) == [*OURS]


def test_of_two_homes_with_one_name_the_first_is_used(
    guest: ModuleType, caplog: pytest.LogCaptureFixture
) -> None:
    twice = [entry("guest", "guest:HOME"), entry("guest", "guest:HOME")]

    assert list(gather(twice)) == [*OURS, "guest"]
    assert len(caplog.records) == 1


def test_a_broken_part_is_skipped_but_one_of_ours_is_an_error(
    guest: ModuleType, caplog: pytest.LogCaptureFixture
) -> None:
    guest.__dict__["BOX"] = "no box"

    assert part(GUEST, "guest", "BOX", Box) is None
    assert part(GUEST, "guest.rules", "BOX", Box) is None
    assert "guest has no usable BOX (TypeError: BOX must be a Box)" in caplog.text
    with pytest.raises(AttributeError):
        part(ours("krom"), "kaboodle.games.krom", "NOTHING", Box)


def test_a_game_without_messages_does_not_affect_the_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    known = {**homes.homes(), "guest": GUEST}
    monkeypatch.setattr(homes, "homes", lambda: known)

    assert "table.ftl" in dict(homes.locale("fr"))
    assert "'guest' is skipped: guest has no readable messages (ModuleNotFoundError" in caplog.text


def test_an_unknown_game_has_no_bots() -> None:
    with pytest.raises(
        OptionsError, match="no bots for 'chess'; choose from: kaskaria, krom, kero"
    ):
        bot("chess", "greedy")
