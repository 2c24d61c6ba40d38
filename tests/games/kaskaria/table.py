"""Set up a Kaskaria table for a test: name the cards that matter, and the rest is placed
automatically."""

from __future__ import annotations

from kaboodle.core.ids import Seat
from kaboodle.games.kaskaria import Kaskaria
from kaboodle.games.kaskaria.state import State

A, B, C, D = Seat(0), Seat(1), Seat(2), Seat(3)


def cards(text: str) -> list[str]:
    return [card.strip() for card in text.split(",") if card.strip()]


def table(
    game: Kaskaria,
    hands: list[str],
    *,
    pile: str = "",
    display: str | None = None,
    discard: str = "",
    rest: str = "pile",
    **more: object,
) -> State:
    """Return a state with these cards in place; `pile` names them from the top down.

    Cards not named go under the pile (or to the discard, with rest="discard"). A display not named
    is filled from them first. The waterfall is at the bottom unless it is named.
    """
    pack = game.pack
    left = [pack.cards[kind] for kind in pack.deck()]
    held = [cards(hand) for hand in hands]
    top, thrown = cards(pile), cards(discard)
    shown = ["" if c == "-" else c for c in cards(display)] if display is not None else []
    for card in [c for hand in held for c in hand] + top + thrown + [c for c in shown if c]:
        if card != "waterfall":
            left.remove(card)
    if display is None:
        shown = [left.pop() for _ in range(3)]
    if rest == "discard":
        thrown += left
        left = []
    bottom = [] if "waterfall" in top else ["waterfall"]
    lying = bottom + left + top[::-1]
    seats = len(hands)
    raw: dict[str, object] = {
        "seats": seats,
        "rng": [1, 2, 3, 4],
        "pile": lying,
        "shelf": len(lying),
        "display": shown,
        "discard": thrown,
        "played": [],
        "hands": held,
        "known": [[] for _ in held],
        "runner": [0] * seats,
        "griffin": [0] * seats,
        "gold": [0] * seats,
        "treasure": pack.treasure,
        "turn": 0,
        "owed": 0,
        "amulet": None,
        "turns": 0,
        "step": 0,
    }
    raw.update(more)
    if "gold" in more and "treasure" not in more:
        gold = more["gold"]
        assert isinstance(gold, list)
        raw["treasure"] = pack.treasure - sum(gold)
    return game.restore(raw)


def hand(game: Kaskaria, s: State, seat: Seat) -> list[str]:
    return [game.pack.cards[kind] for kind in game.view(s, seat).hand_cards()]


def names(game: Kaskaria, kinds: list[int]) -> list[str]:
    return [game.pack.cards[kind] for kind in kinds]
