"""One room a game."""

from __future__ import annotations

from typing import Any

from kaboodle.cli.rooms import kaskaria
from kaboodle.cli.rooms.kero import KeroRoom
from kaboodle.cli.rooms.krom import KromRoom
from kaboodle.cli.rooms.room import Room
from kaboodle.shelf import AnyGame
from kaboodle.speech import Speech

ROOMS: dict[str, type[Room[Any]]] = {
    "kaskaria": kaskaria.ROOM,
    "krom": KromRoom,
    "kero": KeroRoom,
}


def room(game: AnyGame, speech: Speech) -> Room[Any]:
    return ROOMS[game.box.name](game, speech)
