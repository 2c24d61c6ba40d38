"""Serialization of a KERO state as JSON, and back. Bad input is refused with every reason.

Cards and territories are written by name, piles from the bottom up, an empty space as "".
`sense` reports what no game could lead to.
"""

from __future__ import annotations

from typing import Final

from kaboodle.core import remade
from kaboodle.core.errors import PositionError
from kaboodle.core.parsing import Reader, shown
from kaboodle.core.remade import REMEMBERED
from kaboodle.core.rng import Rng
from kaboodle.games.kero.actions import Actions
from kaboodle.games.kero.content import (
    ABILITIES,
    ALL_DICE,
    CARDS,
    CLAIM,
    CLAIMS,
    CLANS,
    DICE_IN_ALL,
    EMPTY,
    LANDS_IN_ALL,
    PLACES,
    RESOURCES,
    ROW,
    SIDES,
    SPACES,
    TUAREKS,
    Pack,
)
from kaboodle.games.kero.frames import NAMES
from kaboodle.games.kero.options import Options
from kaboodle.games.kero.sense import check
from kaboodle.games.kero.state import STILL, State, blank

_MANY: Final = 999_999_999_999
_CLAIM: Final = "claim"


def describe(s: State) -> dict[str, object]:
    pack = s.pack
    out: dict[str, object] = {
        "rng": s.rng.words(),
        "pile": [_card_name(pack, card) for card in s.pile],
        "row": [_card_name(pack, card) for card in s.row],
        "discard": [_card_name(pack, card) for card in s.discard],
        "claims": s.claims,
        "hidden_territories": [_land_name(pack, land) for land in s.hidden_lands],
        "territories": [_land_name(pack, land) for land in s.lands],
        "gone": [_land_name(pack, land) for land in s.gone],
        "tuarek_pile": [TUAREKS[kind] for kind in s.tuarek_pile],
        "tuarek_used": [TUAREKS[kind] for kind in s.tuarek_used],
        "face_up": [TUAREKS[kind] for kind in s.face_up],
        "clans": [
            {
                "cards": [_card_name(pack, card) for card in s.cards[i]],
                "territories": [_land_name(pack, land) for land in s.won[i]],
                "tuareks": s.tuareks[i].copy(),
                "explorers": s.explorers[i].copy(),
                "jerrycans": s.jerrycans[i],
                "tiles": s.tiles[i],
                "tank": s.tanks[i],
            }
            for i in range(CLANS)
        ],
        "now": s.now,
        "since": s.since,
        "rolled": s.rolled,
        "first": s.first,
        "turn": s.turn,
        "frames": [NAMES[frame] for frame in s.frames],
        "chosen": s.chosen,
        "faces": s.faces.copy(),
        "live": s.live,
        "fires": s.fires,
        "resources": s.resources.copy(),
        "traded": s.traded,
        "scorches": s.scorches,
        "fuellings": s.fuellings,
        "single": s.single,
        "placing": s.placing,
        "last_turn": s.last_turn,
        "turns": s.turns,
        "outages": s.outages,
        "step": s.step,
    }
    if True in s.always:  # only then, so that marks in older records hold
        out["always"] = s.always.copy()
    if s.remade.times:
        out[REMEMBERED] = s.remade.settle(s.plays).to_json(TUAREKS)
    return out


def restore(pack: Pack, options: Options, actions: Actions, raw: object) -> State:
    faults: list[str] = []
    r = Reader(raw, "state", faults)
    a, b, c, count = r.wholes("rng", 4, 0, 0xFFFFFFFF)
    s = blank(pack, options, actions, Rng(a, b, c, count))
    s.pile = _names(r, "pile", 0, CARDS + CLAIMS, {**pack.numbers, _CLAIM: CLAIM})
    s.row = _names(r, "row", ROW, ROW, {**pack.numbers, "": EMPTY})
    s.discard = _names(r, "discard", 0, CARDS, pack.numbers)
    s.claims = r.whole("claims", 0, CLAIMS)
    s.hidden_lands = _names(r, "hidden_territories", 0, LANDS_IN_ALL, pack.land_numbers)
    s.lands = _names(r, "territories", SPACES, SPACES, {**pack.land_numbers, "": EMPTY})
    s.gone = _names(r, "gone", 0, LANDS_IN_ALL, pack.land_numbers)
    kinds = {name: kind for kind, name in enumerate(TUAREKS)}
    s.tuarek_pile = _names(r, "tuarek_pile", 0, sum(pack.tuareks), kinds)
    s.tuarek_used = _names(r, "tuarek_used", 0, sum(pack.tuareks), kinds)
    s.face_up = _names(r, "face_up", 0, sum(pack.tuareks), kinds)
    for seat, clan in enumerate(r.items("clans", CLANS, CLANS)):
        _read_clan(s, seat, Reader(clan, f"state.clans[{seat}]", faults))
    s.now = r.whole("now", 0, _MANY)
    s.since = r.whole("since", STILL, _MANY)
    s.rolled = r.whole("rolled", STILL, _MANY)
    s.first = r.whole("first", 0, CLANS - 1)
    s.turn = r.whole("turn", 0, CLANS - 1)
    s.frames = _names(r, "frames", 1, 3, {name: i for i, name in enumerate(NAMES)})
    _read_turn(s, r)
    s.last_turn = r.flag("last_turn")
    s.turns = r.whole("turns", 0, _MANY)
    s.outages = r.whole("outages", 0, _MANY)
    s.step = r.whole("step", 0, _MANY)
    if r.has("always"):
        for seat, raw in enumerate(r.items("always", CLANS, CLANS)):
            s.always[seat] = Reader({"flag": raw}, f"state.always[{seat}]", faults).flag("flag")
    s.remade = remade.read(r, CLANS, TUAREKS, sum(pack.tuareks))
    r.close()
    if not faults:
        check(s, faults)
    if faults:
        raise PositionError(faults)
    return s


def _read_clan(s: State, seat: int, r: Reader) -> None:
    pack = s.pack
    s.cards[seat] = _names(r, "cards", 0, CARDS, pack.numbers)
    s.won[seat] = _names(r, "territories", 0, LANDS_IN_ALL, pack.land_numbers)
    s.tuareks[seat] = r.wholes("tuareks", len(TUAREKS), 0, sum(pack.tuareks))
    s.explorers[seat] = r.wholes("explorers", PLACES, 0, pack.supplies.explorers)
    s.jerrycans[seat] = r.whole("jerrycans", 0, _MANY)
    s.tiles[seat] = r.whole("tiles", 0, (1 << len(ABILITIES)) - 1)
    s.tanks[seat] = r.whole("tank", 0, s.options.capacity)
    r.close()


def _read_turn(s: State, r: Reader) -> None:
    s.chosen = r.whole("chosen", 0, ALL_DICE)
    s.faces = r.wholes("faces", DICE_IN_ALL, STILL, SIDES - 1)
    s.live = r.whole("live", 0, ALL_DICE)
    s.fires = r.whole("fires", 0, DICE_IN_ALL)
    s.resources = r.wholes("resources", len(RESOURCES), 0, 999)
    s.traded = r.flag("traded")
    s.scorches = r.whole("scorches", 0, 99)
    s.fuellings = r.whole("fuellings", 0, 2)
    s.single = r.whole("single", 0, 5)
    s.placing = r.whole("placing", 0, s.pack.supplies.explorers)


def _card_name(pack: Pack, card: int) -> str:
    return "" if card == EMPTY else _CLAIM if card == CLAIM else pack.cards[card].name


def _land_name(pack: Pack, land: int) -> str:
    return "" if land == EMPTY else pack.lands[land].name


def _names(r: Reader, name: str, low: int, high: int, known: dict[str, int]) -> list[int]:
    """Return the numbers of a list of names."""
    out: list[int] = []
    for i, raw in enumerate(r.items(name, low, high)):
        if isinstance(raw, str) and raw in known:
            out.append(known[raw])
        else:
            r.fault(f"{name}[{i}]", f"{shown(raw)!r} is not one of this pack")
    return out
