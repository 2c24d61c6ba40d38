"""Kaskaria's characters: four heroes, and what each of them likes."""

from __future__ import annotations

from typing import Final

from kaboodle.bots.levels import Character
from kaboodle.core.ids import Action
from kaboodle.games.kaskaria.actions import FIRST_SET, TAKE_DISPLAY, TAKE_PILE
from kaboodle.games.kaskaria.content import GOLD, GRIFFIN, MOTIFS, RUNNER, TWO
from kaboodle.games.kaskaria.view import KaskariaView

_SHOWN: Final = 0.6  # liking for a card of the motif; a set of nothing else is 1


def kind(v: KaskariaView, action: Action) -> int:
    """Return the kind of choice: the pile, the display or a set."""
    if action == TAKE_PILE:
        return TAKE_PILE
    return TAKE_DISPLAY if action < FIRST_SET else FIRST_SET


def _motif(v: KaskariaView, action: Action, motif: int) -> float:
    """Like a card of a motif in the display, and a set by its share of the motif."""
    if action == TAKE_PILE:
        return 0.0
    if action < FIRST_SET:
        return _SHOWN if v.display[action - TAKE_DISPLAY] % len(MOTIFS) == motif else 0.0
    cards = v.actions.cards[action - FIRST_SET]
    return sum([1 for card in cards if card % len(MOTIFS) == motif]) / len(cards)


def _gold(v: KaskariaView, action: Action) -> float:
    return _motif(v, action, GOLD)


def _running(v: KaskariaView, action: Action) -> float:
    return _motif(v, action, RUNNER)


def _flying(v: KaskariaView, action: Action) -> float:
    return _motif(v, action, GRIFFIN)


def _hoarding(v: KaskariaView, action: Action) -> float:
    """Like cards in hand: taking them, drawing them, and only large sets."""
    if action < FIRST_SET:
        return 0.7
    return max(_motif(v, action, TWO), 0.5 if len(v.actions.cards[action - FIRST_SET]) > 3 else 0.0)


CHARACTERS: Final = [
    Character("bruma", _hoarding),
    Character("piko", _running),
    Character("orin", _gold),
    Character("sefira", _flying),
]
