"""KERO in a terminal."""

from __future__ import annotations

from typing import Final

from kaboodle.cli.rooms.kero.room import KeroRoom

ROOM: Final = KeroRoom
