"""KROM in a terminal."""

from __future__ import annotations

from kaboodle.cli.rooms.krom.room import KromRoom

__all__ = ["KromRoom"]
