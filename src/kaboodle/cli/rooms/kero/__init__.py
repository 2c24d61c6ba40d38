"""KERO in a terminal."""

from __future__ import annotations

from kaboodle.cli.rooms.kero.room import KeroRoom

__all__ = ["KeroRoom"]
