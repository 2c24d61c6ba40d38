"""The end and the points (KO-E1 to KO-E3)."""

from __future__ import annotations

from typing import Final

from kaboodle.core.game import Outcome
from kaboodle.core.ids import Seat
from kaboodle.games.kero.content import (
    CLANS,
    COLOUR,
    EVERY_COLOUR,
    FINALS,
    FOUR_ALIKE,
    SPACES,
    TERRITORIES,
    TRIOS,
    Land,
    Pack,
)
from kaboodle.games.kero.state import State

FINAL_POINTS: Final = [1, 3]  # KO-E2
EVERY_COLOUR_BONUS: Final = 2
FOUR_ALIKE_BONUS: Final = 3


def card_points(pack: Pack, cards: list[int]) -> int:
    """What the cards print, and n times n for "None shall pass!" (KO-E3)."""
    out = 0
    passes = 0
    for number in cards:
        card = pack.cards[number]
        out += card.points
        passes += 1 if card.none_shall_pass else 0
    return out + passes * passes


def colour_counts(pack: Pack, cards: list[int]) -> list[int]:
    out = [0] * len(pack.colours)
    for number in cards:
        out[pack.cards[number].colour] += 1
    return out


def land_points(land: Land, counts: list[int], lands: int) -> int:
    """One territory, with so many cards of each colour and so many territories (KO-E3)."""
    out = land.points
    if land.kind == COLOUR:
        out += counts[land.colour]
    elif land.kind == TRIOS:
        out += sum(counts) // 3
    elif land.kind == EVERY_COLOUR:
        out += EVERY_COLOUR_BONUS if min(counts) > 0 else 0
    elif land.kind == FOUR_ALIKE:
        out += FOUR_ALIKE_BONUS if max(counts) >= 4 else 0
    elif land.kind == TERRITORIES:
        out += lands
    return out


def final_points(explorers: list[int]) -> int:
    """The two final spaces; one that is not full gives nothing (KO-E2)."""
    out = 0
    for i in range(len(FINALS)):
        if explorers[SPACES + i] == FINALS[i]:
            out += FINAL_POINTS[i]
    return out


def clan_points(pack: Pack, cards: list[int], won: list[int], explorers: list[int]) -> int:
    counts = colour_counts(pack, cards)
    lands = sum([land_points(pack.lands[land], counts, len(won)) for land in won])
    return card_points(pack, cards) + lands + final_points(explorers)


def totals(s: State) -> list[int]:
    return [clan_points(s.pack, s.cards[i], s.won[i], s.explorers[i]) for i in range(CLANS)]


def outcome(s: State) -> Outcome | None:
    """Most points; Reading: equal points share the win (KO-E3)."""
    if not s.over():
        return None
    scores = totals(s)
    best = max(scores)
    winners = [Seat(i) for i, score in enumerate(scores) if score == best]
    ending = "last-turn" if s.last_turn else "claim"
    return Outcome(winners, scores, ending, "KO-E1")
