"""Set up a KROM table for a test: say what matters, and the rest is placed automatically."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kaboodle.core.ids import Seat
from kaboodle.games.krom import Krom
from kaboodle.games.krom.state import State
from kaboodle.testing.table import choose

A, B, C, D, E, F = (Seat(i) for i in range(6))
BEAST = 6
GOODS = ["kroms", "wood", "stone", "bone"]


def cards(text: str) -> list[str]:
    return [card.strip() for card in text.split(",") if card.strip()]


def acting(seat: int, stage: str = "fresh", count: int = 0, dice: str = "") -> dict[str, object]:
    thrown = [int(die) for die in dice.split()]
    return {"ask": "phase", "seat": seat, "stage": stage, "count": count, "dice": thrown}


def fighting(
    totals: dict[int, int],
    turn: int = 0,
    passes: int = 0,
    dice: Sequence[Sequence[int]] | None = None,
) -> dict[str, object]:
    """Return a combat between these fighters with these totals so far, from any dice."""
    return {
        "ask": "combat",
        "fighters": list(totals),
        "totals": list(totals.values()),
        "dice": [list(each) for each in dice or [[] for _ in totals]],
        "turn": turn,
        "passes": passes,
    }


def choosing(seats: int) -> dict[str, object]:
    return {"ask": "destination", "sealed": [""] * seats}


def table(
    game: Krom,
    *asks: dict[str, object],
    seats: int = 2,
    here: str = "",
    place: str = "",
    life: str = "",
    tokens: Mapping[Any, str] | None = None,
    hands: Mapping[Any, str] | None = None,
    realised: Mapping[Any, str] | None = None,
    **more: Any,
) -> State:
    """Return a state with these questions open. Lists of cards name them from the top down.

    Everybody is `here` unless `place` says otherwise. Tokens are like "3 kroms, 1 wood". What a
    hand, a display or a deck takes comes out of the decks.
    """
    raw: dict[str, Any] = game.describe(game.setup(seats, 1))
    raw["character"] = list(game.pack.characters)[:seats]
    raw["round"] = 1
    raw["here"] = here
    raw["place"] = cards(place) if place else [here or "cave"] * seats
    if life:
        raw["life"] = [int(n) for n in life.split()]
    raw["asks"] = list(asks)
    _fill(raw, "bonus", game.pack.bonus, ["bonus", "played"], hands, "hands", more)
    _fill(raw, "picking", game.pack.picking, ["picking", "picked"], None, "", more)
    _fill(raw, "hunting", game.pack.hunting, ["hunting", "hunted", "prey"], None, "", more)
    evolutions = ["evolutions", "ideas"]
    _fill(raw, "evolutions", game.pack.evolutions, evolutions, realised, "realised", more)
    if tokens is not None:
        raw["tokens"] = [_purse((tokens or {}).get(seat, "")) for seat in range(seats)]
    raw["supply"] = [
        game.pack.stock[good] - sum(purse[good] for purse in raw["tokens"]) for good in range(4)
    ]
    raw["trophy"] = more.get("trophy")
    points = dict(zip(game.pack.evolutions.ids, game.pack.points, strict=True))
    raw["points"] = [
        sum(points[card] for card in raw["realised"][seat]) + (raw["trophy"] == seat)
        for seat in range(seats)
    ]
    raw.update(more)
    return game.restore(raw)


def _purse(text: str) -> list[int]:
    out = [0, 0, 0, 0]
    for part in cards(text):
        count, good = part.split(" ")
        out[GOODS.index(good)] = int(count)
    return out


def _fill(
    raw: dict[str, Any],
    deck: str,
    faces: Any,
    piles: list[str],
    held: Mapping[Any, str] | None,
    hands: str,
    more: dict[str, Any],
) -> None:
    """Lay out one kind of card: the named ones in their places, the rest in its deck."""
    left = [faces.ids[face] for face in faces.cards()]
    on_table = [ask["card"] for ask in raw["asks"] if deck == "bonus" and "card" in ask]
    named = {pile: cards(more.pop(pile)) for pile in piles if isinstance(more.get(pile), str)}
    spaces = {"hunting": "prey", "evolutions": "ideas"}.get(deck, "")
    if hands:
        lying = [cards((held or {}).get(seat, "")) for seat in range(raw["seats"])]
        raw[hands] = [sorted(hand, key=faces.ids.index) for hand in lying]
        if hands == "realised":
            raw[hands] = lying
    else:
        lying = []
    for card in [c for pile in [*named.values(), *lying, on_table] for c in pile if c != "-"]:
        left.remove(card)
    if spaces:
        shown = ["" if card == "-" else card for card in named.get(spaces, [])]
        while len(shown) < 4:
            shown.append(left.pop(0))
        raw[spaces] = shown
    for pile in piles:
        if pile not in (deck, spaces):
            raw[pile] = named.get(pile, [])
    raw[deck] = left[::-1] + named.get(deck, [])[::-1]


def drained(game: Krom, deck: str, *named: str) -> str:
    """Return all cards of a deck but these, for a discard that holds the rest."""
    faces = {"bonus": game.pack.bonus, "picking": game.pack.picking, "hunting": game.pack.hunting}
    left = [faces[deck].ids[face] for face in faces[deck].cards()]
    for text in named:
        for card in cards(text):
            left.remove(card)
    return ", ".join(left)


def allow(game: Krom, s: State) -> State:
    """Let everyone allow the card on the table, and any counter to it."""
    while s.frames and game.describe(s)["asks"][-1]["ask"] == "counter":  # type: ignore[index]
        s = choose(game, s, game.asked(s)[0], "allow")
    return s


def hand(game: Krom, s: State, seat: Seat) -> list[str]:
    return [game.pack.bonus.ids[face] for face in s.hands[seat]]


def purse(s: State, seat: Seat) -> dict[str, int]:
    return {good: n for good, n in zip(GOODS, s.tokens[seat], strict=True) if n}


def free(game: Krom, s: State, seat: Seat) -> list[str]:
    """Return what this seat may do besides, whether it is asked or not."""
    return [game.catalogue.key(action) for action in game.free(s, seat)]
