"""KROM in a terminal."""

from __future__ import annotations

from typing import Final

from kaboodle.cli.rooms.krom.room import KromRoom

ROOM: Final = KromRoom
