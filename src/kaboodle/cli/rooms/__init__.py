"""Rooms: the terminal display and input of each game."""

from __future__ import annotations

from typing import Any

from kaboodle.cli.rooms.room import Room
from kaboodle.core.errors import OptionsError
from kaboodle.homes import homes, part
from kaboodle.shelf import AnyGame
from kaboodle.speech import Speech


def room(game: AnyGame, speech: Speech) -> Room[Any]:
    """Return the game's room, or raise OptionsError: a third-party game may have none that works.

    The speech also learns the pack's names for its cards.
    """
    home = homes()[game.box.name]
    kind = part(home, home.terminal, "ROOM", type)
    if not isinstance(kind, type) or not issubclass(kind, Room):
        raise OptionsError([f"{home.name} cannot be played in a terminal: it has no usable ROOM"])
    speech.learn(game.names)
    made: Room[Any] = kind(game, speech)
    return made
