"""The events of Kaskaria: one function for each kind, with its secrets kept apart."""

from __future__ import annotations

from kaboodle.core.event import Event
from kaboodle.core.ids import Seat
from kaboodle.core.words import Args
from kaboodle.games.kaskaria.content import MOTIFS, Pack


def _card(pack: Pack, kind: int) -> Args:
    return {"colour": pack.colours[kind // len(MOTIFS)], "motif": MOTIFS[kind % len(MOTIFS)]}


def taken_from_pile(seat: Seat, pack: Pack, kind: int) -> Event:
    """Only the taker sees the card (HK-T1, HK-K1)."""
    return Event("kaskaria-taken-from-pile", {"seat": seat}, _card(pack, kind), [seat])


def taken_from_display(seat: Seat, space: int, pack: Pack, kind: int) -> Event:
    args: Args = {"seat": seat, "space": space}
    return Event("kaskaria-taken-from-display", {**args, **_card(pack, kind)})


def nothing_to_take(seat: Seat) -> Event:
    return Event("kaskaria-nothing-to-take", {"seat": seat})


def space_refilled(space: int, pack: Pack, kind: int) -> Event:
    args: Args = {"space": space}
    return Event("kaskaria-space-refilled", {**args, **_card(pack, kind)})


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
