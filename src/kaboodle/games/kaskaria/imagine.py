"""A full state that fits a view, for search: what is hidden is dealt anew.

Every card the seat cannot place goes, all alike, to the unseen part of the hands and to the
pile; the waterfall goes to one of the places where it can still lie.
"""

from __future__ import annotations

from kaboodle.core.ids import SPECTATOR
from kaboodle.core.rng import Rng, from_seed
from kaboodle.games.kaskaria.content import EMPTY, MOTIFS
from kaboodle.games.kaskaria.state import State
from kaboodle.games.kaskaria.view import KaskariaView


def imagine(v: KaskariaView, rng: Rng) -> State:
    seed = rng.next32() << 31 | rng.next32() >> 1  # a future of its own
    s = State(v.pack, v.options, v.actions, len(v.sizes), from_seed(seed))
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

    hidden = _unplaced(v)
    rng.shuffle(hidden)
    for seat in range(s.seats):
        if seat == v.seat:
            s.hands[seat] = v.hand.copy()
            continue
        hand = s.hands[seat]
        for _ in range(v.sizes[seat] - len(v.known_cards(seat))):
            kind = hidden.pop()
            hand[kind // len(MOTIFS)] += v.actions.weights[kind % len(MOTIFS)]

    # HK-S2: above the shelf the waterfall cannot be.
    hidden.insert(rng.below(min(v.shelf, v.pile)), v.pack.waterfall)
    s.pile = hidden
    return s


def _unplaced(v: KaskariaView) -> list[int]:
    """The cards that are in other hands or in the pile, unseen, the waterfall aside."""
    placed = [0] * v.pack.waterfall
    seen = v.discard + v.played + [kind for kind in v.display if kind != EMPTY]
    if v.seat != SPECTATOR:
        seen += v.hand_cards()
    for seat in range(len(v.sizes)):
        if seat != v.seat:
            seen += v.known_cards(seat)
    for kind in seen:
        placed[kind] += 1
    return [
        kind
        for kind in range(v.pack.waterfall)
        for _ in range(v.pack.copies[kind % len(MOTIFS)] - placed[kind])
    ]
