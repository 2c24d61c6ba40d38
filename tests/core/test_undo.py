"""A move can be taken back if it showed its player nothing hidden and nothing random."""

from __future__ import annotations

from kaboodle import Move
from kaboodle.core.undo import reveals
from kaboodle.games.kaskaria import Kaskaria
from tests.games.kaskaria.conftest import game
from tests.games.kaskaria.table import A, table

__all__ = ["game"]


def shows(game: Kaskaria, hand: str, key: str) -> bool:
    s = table(game, [hand, ""])
    return reveals(game, s, Move(A, game.catalogue.number(key)))


def test_a_draw_and_a_refill_reveal_something(game: Kaskaria) -> None:
    assert shows(game, "", "take pile")
    assert shows(game, "", "take display 1")


def test_playing_own_cards_reveals_nothing_new(game: Kaskaria) -> None:
    assert not shows(game, "blue gold, blue runner", "play blue gold=1 runner=1")
    assert not shows(game, "blue gold, blue two", "play blue gold=1 two=1")
