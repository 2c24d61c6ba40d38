"""Determinization: samples a full state that fits a view, for search.

The cards that the seat cannot locate go to the unseen parts of the hands and to the pile, with
equal chances except for what the last waterfalls tell. The waterfall goes to one of the places
where it can still lie.
"""

from __future__ import annotations

from kaboodle.core.guess import Unseen, deal
from kaboodle.core.ids import SPECTATOR
from kaboodle.core.rng import Rng, from_seed
from kaboodle.games.kaskaria.content import EMPTY
from kaboodle.games.kaskaria.state import State, clone
from kaboodle.games.kaskaria.view import KaskariaView


def imagine(v: KaskariaView, rng: Rng) -> State:
    s = State(v.pack, v.options, v.actions, len(v.sizes), from_seed(_future(rng)))
    s.display = v.display.copy()
    s.discard = v.discard.copy()
    s.played = v.played.copy()
    s.known = [known.copy() for known in v.known]
    s.hands = [known.copy() for known in v.known]
    s.sizes = v.sizes.copy()
    s.runner = v.runner.copy()
    s.griffin = v.griffin.copy()
    s.gold = v.gold.copy()
    s.treasure = v.treasure
    s.shelf = v.shelf
    s.turn = v.turn
    s.owed = v.owed
    s.amulet = v.amulet
    s.turns = v.turns
    s.step = v.step

    sizes = [0 if seat == v.seat else n for seat, n in enumerate(v.hidden())]
    unseen = Unseen(v.seat, v.recalls(), v.own, v.pack.every(), _unplaced(v), sizes)
    dealt = deal(unseen, rng)
    for seat, cards in enumerate(dealt.hands):
        for kind in cards:
            v.actions.add(s.hands[seat], kind)
    if v.seat != SPECTATOR:
        s.hands[v.seat] = v.hand.copy()
    s.remade = dealt.memory

    s.pile = dealt.rest
    _hide(s, rng)
    return s


def resample(s: State, rng: Rng) -> State:
    """Return a clone with the same hands, another order of the pile, and another future."""
    twin = clone(s)
    twin.rng.reseed(_future(rng))
    twin.pile.remove(s.pack.waterfall)
    rng.shuffle(twin.pile)
    _hide(twin, rng)
    return twin


def _future(rng: Rng) -> int:
    return int(rng.next32() << 31 | rng.next32() >> 1)


def _hide(s: State, rng: Rng) -> None:
    """Put the waterfall into a pile without it, never above the shelf (HK-S2)."""
    s.pile.insert(rng.below(min(s.shelf, len(s.pile) + 1)), s.pack.waterfall)


def _unplaced(v: KaskariaView) -> list[int]:
    """Count the unseen cards of each kind, in other hands and in the pile."""
    out = v.pack.every()
    seen = v.discard + v.played + [kind for kind in v.display if kind != EMPTY]
    if v.seat != SPECTATOR:
        seen += v.hand_cards()
    for seat in range(len(v.sizes)):
        if seat != v.seat:
            seen += v.known_cards(seat)
    for kind in seen:
        out[kind] -= 1
    return out
