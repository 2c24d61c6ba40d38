"""Determinization: samples a full state that fits a view, for search.

Hidden are the opponent's Tuareks, the three piles, and the place of each Claim card within its
third of the pile (KO-S1, KO-N1).
"""

from __future__ import annotations

from kaboodle.core.guess import Unseen, deal
from kaboodle.core.ids import SPECTATOR
from kaboodle.core.rng import Rng, from_seed
from kaboodle.games.kero.content import (
    CLAIM,
    CLAIMS,
    HEAP,
    LANDS_IN_ALL,
    Pack,
)
from kaboodle.games.kero.state import State, blank
from kaboodle.games.kero.view import KeroView


def imagine(v: KeroView, rng: Rng) -> State:
    seed = rng.next32() << 31 | rng.next32() >> 1  # a future of its own
    s = blank(v.pack, v.options, v.actions, from_seed(seed))
    _lay_open(s, v)
    s.pile = _pile(v, rng)
    seen = v.lands + v.gone + v.clans[0].won + v.clans[1].won
    s.hidden_lands = [land for land in range(LANDS_IN_ALL) if land not in seen]
    rng.shuffle(s.hidden_lands)
    _deal_tuareks(s, v, rng)
    if v.seat != SPECTATOR:
        s.always[v.seat] = v.always  # others may have ordered too, which shows nowhere (KO-F4)
    return s


def _lay_open(s: State, v: KeroView) -> None:
    """Copy what everyone sees."""
    s.row = v.row.copy()
    s.discard = v.discard.copy()
    s.claims = v.claims
    s.lands = v.lands.copy()
    s.gone = v.gone.copy()
    s.tuarek_used = v.tuarek_used.copy()
    s.face_up = v.face_up.copy()
    for seat, clan in enumerate(v.clans):
        s.cards[seat] = clan.cards.copy()
        s.won[seat] = clan.won.copy()
        s.explorers[seat] = clan.explorers.copy()
        s.jerrycans[seat] = clan.jerrycans
        s.tiles[seat] = clan.tiles
        s.tanks[seat] = clan.tank
    s.now = v.now
    s.since = v.since
    s.rolled = v.rolled
    s.first = v.first
    s.turn = v.turn
    s.frames = v.frames.copy()
    s.chosen = v.chosen
    s.faces = v.faces.copy()
    s.live = v.live
    s.fires = v.fires
    s.resources = v.resources.copy()
    s.traded = v.traded
    s.scorches = v.scorches
    s.fuellings = v.fuellings
    s.single = v.single
    s.placing = v.placing
    s.last_turn = v.last_turn
    s.turns = v.turns
    s.outages = v.outages
    s.step = v.step


def _pile(v: KeroView, rng: Rng) -> list[int]:
    """Build the pile from the bottom: three heaps with the Claim cards not out yet, Start cards."""
    seen = v.row + v.discard + v.clans[0].cards + v.clans[1].cards
    starts = _unseen(v.pack, seen, True)
    others = _unseen(v.pack, seen, False)
    rng.shuffle(starts)
    rng.shuffle(others)
    out: list[int] = []
    left = v.pile - len(starts)  # cards in what is left of the heaps
    for heap in range(CLAIMS):
        # The bottom heap is drawn last, so its Claim card is the third.
        size = min(left, HEAP)
        left -= size
        part: list[int] = []
        hides = size > 0 and CLAIMS - heap > v.claims
        while len(part) < size - (1 if hides else 0):
            part.append(others.pop())
        if hides:
            part.insert(rng.below(size), CLAIM)
        out += part
    return out + starts


def _unseen(pack: Pack, seen: list[int], start: bool) -> list[int]:
    return [i for i, card in enumerate(pack.cards) if card.start == start and i not in seen]


def _deal_tuareks(s: State, v: KeroView, rng: Rng) -> None:
    """Deal with equal chances, except for what remade piles tell. A pile was empty when it was
    remade, so that each clan knew what the other held."""
    left = v.pack.tuareks.copy()
    for kind in v.tuarek_used + v.face_up:
        left[kind] -= 1
    for kind, held in enumerate(v.tuareks):
        left[kind] -= held
    sizes = [0 if seat == v.seat else clan.tuareks for seat, clan in enumerate(v.clans)]
    times = v.recalls()
    dealt = deal(Unseen(v.seat, times, v.own, v.pack.tuareks, left, sizes), rng)
    for seat, tiles in enumerate(dealt.hands):
        for kind in tiles:
            s.tuareks[seat][kind] += 1
    if v.seat != SPECTATOR:
        s.tuareks[v.seat] = v.tuareks.copy()
    s.tuarek_pile = dealt.rest
    s.remade = dealt.memory
