"""Serialization of a KROM state as JSON, and back. Bad input is refused with every reason.

Cards are written by name, decks from the bottom up, an empty space as "", no seat as null.
"""

from __future__ import annotations

from typing import Final

from kaboodle.core import remade
from kaboodle.core.errors import PositionError
from kaboodle.core.ids import NOBODY
from kaboodle.core.parsing import Reader, shown
from kaboodle.core.remade import REMEMBERED
from kaboodle.core.rng import Rng
from kaboodle.games.krom import frames, sense
from kaboodle.games.krom.actions import Actions
from kaboodle.games.krom.content import (
    BEAST_LIFE,
    EMPTY,
    FULL_LIFE,
    MOST_SEATS,
    PLACES,
    SPACES,
    TOKENS,
    Deck,
    Pack,
)
from kaboodle.games.krom.options import Options
from kaboodle.games.krom.state import State
from kaboodle.games.krom.view import ENDINGS, ORDERS

_MANY: Final = 1_000_000_000


def describe(s: State) -> dict[str, object]:
    pack = s.pack
    out: dict[str, object] = {
        "seats": s.seats,
        "rng": s.rng.words(),
        "character": _names(s.character, pack.characters),
        "place": _names(s.place, PLACES),
        "life": s.life.copy(),
        "tokens": [tokens.copy() for tokens in s.tokens],
        "hands": [_names(hand, pack.bonus.ids) for hand in s.hands],
        "points": s.points.copy(),
        "realised": [_names(cards, pack.evolutions.ids) for cards in s.realised],
        "orders": _names(s.orders, ORDERS),
        "supply": s.supply.copy(),
        "picking": _names(s.picking, pack.picking.ids),
        "picked": _names(s.picked, pack.picking.ids),
        "hunting": _names(s.hunting, pack.hunting.ids),
        "hunted": _names(s.hunted, pack.hunting.ids),
        "bonus": _names(s.bonus, pack.bonus.ids),
        "played": _names(s.played, pack.bonus.ids),
        "evolutions": _names(s.evolutions, pack.evolutions.ids),
        "prey": _names(s.prey, pack.hunting.ids),
        "ideas": _names(s.ideas, pack.evolutions.ids),
        "beast_life": s.beast_life,
        "beast_place": "" if s.beast_place < 0 else PLACES[s.beast_place],
        "trophy": s.trophy if s.trophy >= 0 else None,
        "round": s.round,
        "here": "" if s.here < 0 else PLACES[s.here],
        "queue": s.queue.copy(),
        "asks": [frames.write(pack, f) for f in s.frames],
        "memory": [
            [s.memory[i], s.memory[i + 1], pack.bonus.ids[s.memory[i + 2]]]
            for i in range(0, len(s.memory), 3)
        ],
        "question": s.question,
        "ending": ENDINGS[s.ending],
        "fights": s.fights,
        "fought": s.fought,
        "visits": s.visits.copy(),
    }
    if s.remade.times:
        out[REMEMBERED] = s.remade.settle(s.plays).to_json(pack.bonus.ids)
    return out


def _names(cards: list[int], names: list[str]) -> list[str]:
    return ["" if card == EMPTY else names[card] for card in cards]


def restore(pack: Pack, options: Options, actions: Actions, raw: object) -> State:
    faults: list[str] = []
    r = Reader(raw, "state", faults)
    seats = r.whole("seats", 2, MOST_SEATS)
    a, b, c, count = r.wholes("rng", 4, 0, 0xFFFFFFFF)
    s = State(pack, options, actions, seats, Rng(a, b, c, count))
    s.character = _faces(r, "character", pack.characters, seats, seats, True)
    s.place = _faces(r, "place", PLACES, seats, seats, False)
    s.life = r.wholes("life", seats, 0, FULL_LIFE)
    s.tokens = _tokens(r, seats)
    s.hands = [sorted(hand) for hand in _piles(r, "hands", pack.bonus, seats)]
    s.points = r.wholes("points", seats, 0, _MANY)
    s.realised = _piles(r, "realised", pack.evolutions, seats)
    s.orders = _faces(r, "orders", ORDERS, seats, seats, False)
    s.supply = r.wholes("supply", TOKENS, -_MANY, _MANY)
    s.picking = _pile(r, "picking", pack.picking)
    s.picked = _pile(r, "picked", pack.picking)
    s.hunting = _pile(r, "hunting", pack.hunting)
    s.hunted = _pile(r, "hunted", pack.hunting)
    s.bonus = _pile(r, "bonus", pack.bonus)
    s.played = _pile(r, "played", pack.bonus)
    s.evolutions = _pile(r, "evolutions", pack.evolutions)
    s.prey = _faces(r, "prey", pack.hunting.ids, SPACES, SPACES, False)
    s.ideas = _faces(r, "ideas", pack.evolutions.ids, SPACES, SPACES, True)
    s.beast_life = r.whole("beast_life", 0, BEAST_LIFE)
    s.beast_place = ["", *PLACES].index(r.choice("beast_place", ["", *PLACES])) - 1
    if r.has("trophy") and r.value("trophy") is None:
        s.trophy = NOBODY
    else:
        s.trophy = r.whole("trophy", 0, seats - 1)
    s.round = r.whole("round", 0, options.round_cap)
    s.here = ["", *PLACES].index(r.choice("here", ["", *PLACES])) - 1
    for i, seat in enumerate(r.items("queue", 0, seats)):
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats:
            r.fault(f"queue[{i}]", f"{shown(seat)} is no seat")
        else:
            s.queue.append(seat)
    for i, frame in enumerate(r.items("asks", 0, 40)):
        s.frames.append(frames.read(pack, frame, f"state.asks[{i}]", seats, faults))
    s.memory = _memory(pack, r, seats)
    s.question = r.whole("question", 0, _MANY)
    s.ending = ENDINGS.index(r.choice("ending", ENDINGS))
    s.fights = r.whole("fights", 0, _MANY)
    s.fought = r.flag("fought")
    s.visits = r.wholes("visits", len(PLACES), 0, _MANY)
    s.remade = remade.read(r, seats, pack.bonus.ids, sum(pack.bonus.copies))
    r.close()
    if not faults:
        sense.check(s, faults)
    if faults:
        raise PositionError(faults)
    return s


def _faces(r: Reader, name: str, names: list[str], low: int, high: int, empty: bool) -> list[int]:
    """Return the numbers of a list of names; EMPTY for "" where that is allowed."""
    out: list[int] = []
    for i, card in enumerate(r.items(name, low, high)):
        if empty and card == "":
            out.append(EMPTY)
        elif isinstance(card, str) and card in names:
            out.append(names.index(card))
        else:
            r.fault(f"{name}[{i}]", f"{shown(card)!r} cannot stand there")
    return out if len(out) >= low else [0] * low


def _pile(r: Reader, name: str, deck: Deck) -> list[int]:
    return _faces(r, name, deck.ids, 0, sum(deck.copies), False)


def _piles(r: Reader, name: str, deck: Deck, seats: int) -> list[list[int]]:
    out: list[list[int]] = []
    for i, pile in enumerate(r.items(name, seats, seats)):
        inner = Reader({"cards": pile}, f"{r.where}.{name}[{i}]", r.faults)
        out.append(_pile(inner, "cards", deck))
    return out


def _tokens(r: Reader, seats: int) -> list[list[int]]:
    out: list[list[int]] = []
    for i, tokens in enumerate(r.items("tokens", seats, seats)):
        inner = Reader({"tokens": tokens}, f"{r.where}.tokens[{i}]", r.faults)
        out.append(inner.wholes("tokens", TOKENS, 0, _MANY))
    return out


def _memory(pack: Pack, r: Reader, seats: int) -> list[int]:
    out: list[int] = []
    for i, raw in enumerate(r.items("memory", 0, 1000)):
        if isinstance(raw, list) and len(raw) == 3:
            knower, holder, card = raw
            if (
                isinstance(knower, int)
                and isinstance(holder, int)
                and 0 <= knower < seats
                and 0 <= holder < seats
                and isinstance(card, str)
                and card in pack.bonus.ids
            ):
                out += [knower, holder, pack.bonus.ids.index(card)]
                continue
        r.fault(f"memory[{i}]", "must be a knower, a holder and a card")
    return out
