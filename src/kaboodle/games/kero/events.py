"""The events of KERO: one function for each kind, with its secrets kept apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaboodle.core.event import Event
from kaboodle.core.ids import Seat
from kaboodle.core.words import Args
from kaboodle.games.kero.actions import dice_in, gift_words
from kaboodle.games.kero.content import ABILITIES, DIE_NAMES, RESOURCES, SPACES, TUAREKS

if TYPE_CHECKING:
    from mypy_extensions import i64


def turn_begins(seat: Seat, last: bool) -> Event:
    return Event("kero-last-turn" if last else "kero-turn-begins", {"seat": seat})


def jerrycans(seat: Seat, given: i64, held: int) -> Event:
    return Event("kero-jerrycans", {"seat": seat, "jerrycans": given, "held": held})


def tuarek_drawn(seat: Seat, kind: int) -> Event:
    """Only the clan itself sees which kind it is (KO-N1)."""
    return Event("kero-tuarek-drawn", {"seat": seat}, {"tuarek": TUAREKS[kind]}, [seat])


def tuareks_shuffled(tiles: int) -> Event:
    return Event("kero-tuareks-shuffled", {"tiles": tiles})


def tuarek_played(seat: Seat, kind: int) -> Event:
    return Event("kero-tuarek-played", {"seat": seat, "tuarek": TUAREKS[kind]})


def tank_full(seat: Seat) -> Event:
    return Event("kero-tank-is-full", {"seat": seat})


def fuelling_begins(seat: Seat, dice: int) -> Event:
    return Event("kero-fuelling-begins", {"seat": seat, "dice": dice})


def fuelling_roll(seat: Seat, rolled: i64, live: i64, faces: list[int]) -> Event:
    args: Args = {"seat": seat, "dice": _bits(rolled), "left": _bits(live)}
    args["thrown"] = dice_in(rolled)
    args["faces"] = faces.copy()
    return Event("kero-fuelling-roll", args)


def fuelled(seat: Seat, gained: i64, level: int) -> Event:
    args: Args = {"seat": seat, "gained": gained, "level": level}
    args.update({"more": gained // 1000, "seconds": level // 1000})
    return Event("kero-fuelled", args)


def die_added(seat: Seat, colour: i64, paid: int) -> Event:
    return Event("kero-die-added", {"seat": seat, "die": DIE_NAMES[1 + colour], "paid": paid})


def tipped(seat: Seat, level: int) -> Event:
    return Event("kero-tipped", {"seat": seat, "level": level, "seconds": level // 1000})


def rolled(seat: Seat, mask: i64, faces: list[int], burning: i64) -> Event:
    args: Args = {"seat": seat, "dice": _bits(mask), "fires": _bits(burning)}
    args["thrown"] = dice_in(mask)
    args["faces"] = faces.copy()
    return Event("kero-rolled", args)


def laid_flat(seat: Seat, level: int, fires: i64) -> Event:
    args: Args = {"seat": seat, "level": level, "seconds": level // 1000, "fires": fires}
    return Event("kero-laid-flat", args)


def outage(seat: Seat) -> Event:
    return Event("kero-outage", {"seat": seat})


def collected(seat: Seat, have: list[int], jerrycans: i64, tuareks: i64, explorers: i64) -> Event:
    args: Args = {"seat": seat}
    args.update({name: have[i] for i, name in enumerate(RESOURCES)})
    args.update({"jerrycans": jerrycans, "tuareks": tuareks, "explorers": explorers})
    return Event("kero-collected", args)


def explored(seat: Seat, place: i64) -> Event:
    if place >= SPACES:
        return Event("kero-explored-final", {"seat": seat, "final": place - SPACES + 1})
    return Event("kero-explored", {"seat": seat, "space": place + 1})


def card_taken(seat: Seat, space: i64, card: str) -> Event:
    return Event("kero-card-taken", {"seat": seat, "space": space + 1, "card": card})


def tile_taken(seat: Seat, ability: int) -> Event:
    return Event("kero-tile-taken", {"seat": seat, "ability": ABILITIES[ability]})


def hired(seat: Seat) -> Event:
    return Event("kero-hired", {"seat": seat})


def traded(seat: Seat, wheat: i64) -> Event:
    return Event("kero-traded", {"seat": seat, "wheat": wheat})


def explorer_moved(seat: Seat, start: int, end: int) -> Event:
    return Event("kero-explorer-moved", {"seat": seat, "from": start + 1, "to": end + 1})


def gift(seat: Seat, pair: list[int]) -> Event:
    args: Args = {"seat": seat}
    args.update(gift_words(pair))
    return Event("kero-gift-given", args)


def sent_home(seat: Seat, target: Seat, space: i64) -> Event:
    return Event("kero-sent-home", {"seat": seat, "target": target, "space": space + 1})


def card_burnt(space: i64, card: str) -> Event:
    return Event("kero-card-burnt", {"space": space + 1, "card": card})


def space_filled(space: int, card: str) -> Event:
    return Event("kero-space-filled", {"space": space + 1, "card": card})


def claim(number: i64) -> Event:
    return Event("kero-claim", {"number": number})


def land_won(seat: Seat, land: str) -> Event:
    return Event("kero-land-won", {"seat": seat, "land": land})


def land_lost(land: str) -> Event:
    return Event("kero-land-lost", {"land": land})


def land_revealed(space: int, land: str) -> Event:
    return Event("kero-land-revealed", {"space": space + 1, "land": land})


def game_ended(winners: list[Seat], scores: list[int]) -> Event:
    return Event("kero-game-ended", {"winners": list(winners), "scores": scores})


def _bits(mask: i64) -> int:
    """Count the dice in a mask."""
    out = 0
    while mask:
        out += 1
        mask &= mask - 1
    return out
