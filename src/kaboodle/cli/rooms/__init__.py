"""One room a game."""

from __future__ import annotations

from typing import Any

from kaboodle.cli.rooms.room import Room
from kaboodle.core.errors import OptionsError
from kaboodle.homes import homes, part
from kaboodle.shelf import AnyGame
from kaboodle.speech import Speech


def room(game: AnyGame, speech: Speech) -> Room[Any]:
    """The game's room, or OptionsError: a game of others may have none that works.

    From here on the speech knows what the pack calls its cards.
    """
    home = homes()[game.box.name]
    found = part(home, home.terminal, "ROOM", type)
    if not isinstance(found, type) or not issubclass(found, Room):
        raise OptionsError([f"game: {home.name} cannot be shown in a terminal"])
    speech.learn(game.names)
    made: Room[Any] = found(game, speech)
    return made
