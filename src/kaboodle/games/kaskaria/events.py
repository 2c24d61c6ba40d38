"""What happens at a Kaskaria table, as events: one function a kind, its secrets kept apart."""

from __future__ import annotations

from kaboodle.core.event import Event
from kaboodle.core.ids import Seat


def taken_from_pile(seat: Seat, card: str) -> Event:
    """Only the taker sees the card (HK-T1, HK-K1)."""
    return Event("kaskaria-taken-from-pile", {"seat": seat}, {"card": card}, [seat])


def taken_from_display(seat: Seat, space: int, card: str) -> Event:
    return Event("kaskaria-taken-from-display", {"seat": seat, "space": space, "card": card})


def nothing_to_take(seat: Seat) -> Event:
    return Event("kaskaria-nothing-to-take", {"seat": seat})


def space_refilled(space: int, card: str) -> Event:
    return Event("kaskaria-space-refilled", {"space": space, "card": card})


def space_left_empty(space: int) -> Event:
    return Event("kaskaria-space-left-empty", {"space": space})


def waterfall(pile: int) -> Event:
    return Event("kaskaria-waterfall", {"pile": pile})


def set_played(seat: Seat, colour: str, counts: list[int]) -> Event:
    gold, griffin, runner, two = counts
    return Event(
        "kaskaria-set-played",
        {
            "seat": seat,
            "colour": colour,
            "cards": sum(counts),
            "gold": gold,
            "griffin": griffin,
            "runner": runner,
            "two": two,
        },
    )


def figure_moved(seat: Seat, figure: str, start: int, end: int) -> Event:
    return Event(
        "kaskaria-figure-moved",
        {"seat": seat, "figure": figure, "from": start, "to": end, "spaces": end - start},
    )


def gold_taken(seat: Seat, pieces: int, treasure: int) -> Event:
    return Event("kaskaria-gold-taken", {"seat": seat, "pieces": pieces, "treasure": treasure})


def amulet_taken(seat: Seat) -> Event:
    return Event("kaskaria-amulet-taken", {"seat": seat})


def game_ended(winners: list[Seat], scores: list[int]) -> Event:
    return Event("kaskaria-game-ended", {"winners": list(winners), "scores": scores})
