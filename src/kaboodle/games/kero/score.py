"""Scoring at the end of the game (KO-E1 to KO-E3)."""

from __future__ import annotations

from typing import Final

from kaboodle.core.game import Outcome, Part
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


def printed_points(pack: Pack, cards: list[int]) -> int:
    """Return the points printed on the cards (KO-E3)."""
    return sum([pack.cards[number].points for number in cards])


def pass_points(pack: Pack, cards: list[int]) -> int:
    """Return n times n points for n "None shall pass!" cards (KO-E3)."""
    passes = sum([1 for number in cards if pack.cards[number].none_shall_pass])
    return passes * passes


def card_points(pack: Pack, cards: list[int]) -> int:
    return printed_points(pack, cards) + pass_points(pack, cards)


def colour_counts(pack: Pack, cards: list[int]) -> list[int]:
    out = [0] * len(pack.colours)
    for number in cards:
        out[pack.cards[number].colour] += 1
    return out


def land_bonus(kind: int) -> int:
    """Return the bonus of a territory whose condition holds; 0 if it counts instead (KO-E3)."""
    return {EVERY_COLOUR: EVERY_COLOUR_BONUS, FOUR_ALIKE: FOUR_ALIKE_BONUS}.get(kind, 0)


def land_points(land: Land, counts: list[int], lands: int) -> int:
    """Score one territory, for these cards of each colour and this many territories (KO-E3)."""
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
    """Score the two final spaces. One that is not full gives nothing (KO-E2)."""
    out = 0
    for i in range(len(FINALS)):
        if explorers[SPACES + i] == FINALS[i]:
            out += FINAL_POINTS[i]
    return out


def won_points(pack: Pack, cards: list[int], won: list[int]) -> int:
    counts = colour_counts(pack, cards)
    return sum([land_points(pack.lands[land], counts, len(won)) for land in won])


def clan_points(pack: Pack, cards: list[int], won: list[int], explorers: list[int]) -> int:
    return card_points(pack, cards) + won_points(pack, cards, won) + final_points(explorers)


def parts(s: State) -> list[Part]:
    """Return the parts of the scores, in counting order (KO-E3)."""
    clans = range(CLANS)
    return [
        Part("kero-part-cards", [printed_points(s.pack, s.cards[i]) for i in clans]),
        Part("kero-part-none-shall-pass", [pass_points(s.pack, s.cards[i]) for i in clans]),
        Part("kero-part-territories", [won_points(s.pack, s.cards[i], s.won[i]) for i in clans]),
        Part("kero-part-final-spaces", [final_points(s.explorers[i]) for i in clans]),
    ]


def outcome(s: State) -> Outcome | None:
    """Return the outcome: most points win. Reading, KO-E3: equal points share the win."""
    if not s.over():
        return None
    counted = parts(s)
    scores = [sum([part.points[i] for part in counted]) for i in range(CLANS)]
    best = max(scores)
    winners = [Seat(i) for i, score in enumerate(scores) if score == best]
    ending = "last-turn" if s.last_turn else "claim"
    return Outcome(winners, scores, ending, "KO-E1", counted)
