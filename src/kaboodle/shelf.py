"""The shelf: the registry of games, and the functions that open one."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

from kaboodle import packs
from kaboodle.core.errors import ContentError, OptionsError
from kaboodle.core.game import Box, Game
from kaboodle.core.native import register
from kaboodle.homes import Home, homes, leave_out, part

AnyBox: TypeAlias = Box[Any, Any]
AnyGame: TypeAlias = Game[Any, Any]


def _box(home: Home) -> AnyBox | None:
    box = part(home, home.rules, "BOX", Box)
    assert box is None or isinstance(box, Box)
    if box is not None and box.name != home.name:
        leave_out(home.name, f"the box in {home.rules} has the name {box.name!r}")
        return None
    register(home.rules)
    return box


BOXES: dict[str, AnyBox] = {
    box.name: box for box in [_box(home) for home in homes().values()] if box is not None
}
register("kaboodle.core")


def box(name: str) -> AnyBox:
    """Return the box with this name, or raise OptionsError that lists the names."""
    box = BOXES.get(name)
    if box is None:
        raise OptionsError([f"unknown game {name[:40]!r}; choose from: {', '.join(BOXES)}"])
    return box


def open_game(name: str, options: dict[str, object], pack: str | Path | None = None) -> AnyGame:
    """Return a game with these rule options and its standard pack, or the pack in a file."""
    chosen = box(name)
    if pack is None:
        return chosen.open(packs.standard(name), options)
    raw = packs.read(pack)
    try:
        return chosen.open(raw, options)
    except ContentError as e:
        raise ContentError([f"{pack}: {fault}" for fault in e.faults]) from None


def load(name: str, pack: str | Path | None = None, **options: object) -> AnyGame:
    """Open a game, with options as keywords. Untrusted options go to `open_game`."""
    return open_game(name, options, pack)
