"""Kaskaria in a terminal."""

from typing import Final

from kaboodle.cli.rooms.kaskaria.room import KaskariaRoom

ROOM: Final = KaskariaRoom
