"""Serialization of a Kaskaria state as JSON, and back. Bad input is refused with every reason.

Cards are written by name ("blue gold"), piles from the bottom up, an empty space as "".
"""

from __future__ import annotations

from kaboodle.core import remade
from kaboodle.core.errors import PositionError
from kaboodle.core.ids import NOBODY
from kaboodle.core.parsing import Reader, shown
from kaboodle.core.remade import REMEMBERED
from kaboodle.core.rng import Rng
from kaboodle.games.kaskaria.actions import Actions
from kaboodle.games.kaskaria.content import DISPLAY, EMPTY, MOST_SEATS, Pack
from kaboodle.games.kaskaria.options import Options
from kaboodle.games.kaskaria.sense import check_cards, check_sense
from kaboodle.games.kaskaria.state import State, memory

_MANY = 1_000_000_000


def describe(s: State) -> dict[str, object]:
    cards = s.pack.cards
    out: dict[str, object] = {
        "seats": s.seats,
        "rng": s.rng.words(),
        "pile": [cards[kind] for kind in s.pile],
        "shelf": s.shelf,
        "display": ["" if kind == EMPTY else cards[kind] for kind in s.display],
        "discard": [cards[kind] for kind in s.discard],
        "played": [cards[kind] for kind in s.played],
        "hands": [[cards[kind] for kind in s.actions.cards_in(hand)] for hand in s.hands],
        "known": [[cards[kind] for kind in s.actions.cards_in(seen)] for seen in s.known],
        "runner": s.runner.copy(),
        "griffin": s.griffin.copy(),
        "gold": s.gold.copy(),
        "treasure": s.treasure,
        "turn": s.turn,
        "owed": s.owed,
        "amulet": s.amulet if s.amulet >= 0 else None,
        "turns": s.turns,
        "step": s.step,
    }
    recalled = memory(s)
    if recalled.times:
        out[REMEMBERED] = recalled.to_json(cards)
    return out


def restore(pack: Pack, options: Options, actions: Actions, raw: object) -> State:
    faults: list[str] = []
    r = Reader(raw, "state", faults)
    seats = r.whole("seats", 2, MOST_SEATS)
    a, b, c, count = r.wholes("rng", 4, 0, 0xFFFFFFFF)
    s = State(pack, options, actions, seats, Rng(a, b, c, count))
    every = len(pack.deck()) + 1
    s.pile = _cards(pack, r, "pile", every, waterfall=True)
    s.shelf = r.whole("shelf", 0, every)
    s.display = _display(pack, r)
    s.discard = _cards(pack, r, "discard", every)
    s.played = _cards(pack, r, "played", every)
    hands = _hands(pack, r, "hands", seats)
    known = _hands(pack, r, "known", seats)
    s.runner = r.wholes("runner", seats, 0, pack.runner_path)
    s.griffin = r.wholes("griffin", seats, 0, pack.griffin_path)
    s.gold = r.wholes("gold", seats, 0, pack.treasure)
    s.treasure = r.whole("treasure", 0, pack.treasure)
    s.turn = r.whole("turn", 0, seats - 1)
    s.owed = r.whole("owed", 0, pack.hand_limit)
    if r.value("amulet") is None and r.has("amulet"):
        s.amulet = NOBODY
    else:
        s.amulet = r.whole("amulet", 0, seats - 1)
    s.turns = r.whole("turns", 0, _MANY)
    s.step = r.whole("step", 0, _MANY)
    s.remade = remade.read(r, seats, pack.cards[: pack.waterfall], every)
    r.close()
    if not faults:
        s.sizes = [len(hand) for hand in hands]
        check_cards(s, hands, faults)
        check_sense(s, known, hands, faults)
    if not faults:
        s.hands = [_codes(actions, pack, hand) for hand in hands]
        s.known = [_codes(actions, pack, seen) for seen in known]
    if faults:
        raise PositionError(faults)
    return s


def _cards(pack: Pack, r: Reader, name: str, most: int, waterfall: bool = False) -> list[int]:
    """Return the kinds of a list of card names."""
    out: list[int] = []
    for i, card in enumerate(r.items(name, 0, most)):
        kind = pack.kinds.get(card, EMPTY) if isinstance(card, str) else EMPTY
        if kind == EMPTY:
            r.fault(f"{name}[{i}]", f"{shown(card)!r} is not a card of this pack")
        elif kind == pack.waterfall and not waterfall:
            r.fault(f"{name}[{i}]", "the waterfall is always in the pile (HK-W1)")
        else:
            out.append(kind)
    return out


def _display(pack: Pack, r: Reader) -> list[int]:
    out: list[int] = []
    for i, card in enumerate(r.items("display", DISPLAY, DISPLAY)):
        kind = pack.kinds.get(card, EMPTY) if isinstance(card, str) else EMPTY
        if kind == pack.waterfall or (kind == EMPTY and card != ""):
            r.fault(f"display[{i}]", f"{shown(card)!r} cannot lie in the display")
        out.append(kind)
    return out


def _hands(pack: Pack, r: Reader, name: str, seats: int) -> list[list[int]]:
    out: list[list[int]] = []
    for i, hand in enumerate(r.items(name, seats, seats)):
        inner = Reader({"cards": hand}, f"{r.where}.{name}[{i}]", r.faults)
        out.append(_cards(pack, inner, "cards", pack.hand_limit))
    return out


def _codes(actions: Actions, pack: Pack, cards: list[int]) -> list[int]:
    out = [0] * len(pack.colours)
    for kind in cards:
        actions.add(out, kind)
    return out
