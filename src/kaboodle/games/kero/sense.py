"""Validates a position: reports what no game of KERO could lead to. Reads only."""

from __future__ import annotations

from kaboodle.core import remade
from kaboodle.games.kero.camp import room
from kaboodle.games.kero.content import (
    CLAIM,
    CLAIMS,
    CLANS,
    EMPTY,
    FINALS,
    HEAP,
    LANDS_IN_ALL,
    MOST_TILES,
    NO_ABILITY,
    REROLL,
    SCORCH,
    SIDES,
    SPACES,
    TUAREKS,
    WHITE_DICE,
)
from kaboodle.games.kero.frames import (
    CAMP,
    FUELLING,
    MOVING,
    OVER,
    PLACING,
    PREPARE,
    ROLLING,
    SCORCHING,
    START,
    THINNING,
    TYING,
)
from kaboodle.games.kero.fuel import burning
from kaboodle.games.kero.refill import row_is_empty, tie_breaker, ties
from kaboodle.games.kero.state import STILL, State
from kaboodle.games.kero.tank import dry_at, full_at, is_full

_BASES = (START, PREPARE, ROLLING, CAMP, SCORCHING, TYING, OVER)
"""Frames that may lie at the bottom; fuelling too, after an outage (KO-R4)."""


def check(s: State, faults: list[str]) -> None:
    _check_cards(s, faults)
    _check_lands(s, faults)
    _check_tuareks(s, faults)
    _check_clans(s, faults)
    _check_frames(s, faults)
    if not faults:
        _check_dice(s, faults)
        _check_clock(s, faults)


def _check_cards(s: State, faults: list[str]) -> None:
    """Check that every card is in one place, and Claim cards in their heaps (KO-C1, KO-S1)."""
    lying = s.pile + s.discard + s.cards[0] + s.cards[1]
    lying += [card for card in s.row if card != EMPTY]
    for number, card in enumerate(s.pack.cards):
        n = lying.count(number)
        if n != 1:
            faults.append(f"state: the card {card.name!r} occurs {n} times (KO-C1)")
    for heap in range(CLAIMS):
        part = s.pile[heap * HEAP : (heap + 1) * HEAP]
        hides = CLAIMS - heap > s.claims
        if part.count(CLAIM) != (1 if hides else 0):
            faults.append(f"state.pile: heap {heap + 1} has a wrong number of Claims (KO-S1)")
    top = s.pile[CLAIMS * HEAP :]
    if CLAIM in top or any([not s.pack.cards[card].start for card in top]):
        faults.append("state.pile: only Start cards lie on the heaps (KO-S1)")
    if any([card != CLAIM and s.pack.cards[card].start for card in s.pile[: CLAIMS * HEAP]]):
        faults.append("state.pile: no Start card lies in the heaps (KO-S1)")


def _check_lands(s: State, faults: list[str]) -> None:
    up = [land for land in s.lands if land != EMPTY]
    lying = s.hidden_lands + s.gone + s.won[0] + s.won[1] + up
    if sorted(lying) != list(range(LANDS_IN_ALL)):
        faults.append("state.territories: each lies in one place (KO-C1)")
    settled = s.claims - (1 if s.frames[-1] == TYING else 0)
    if len(up) != (0 if settled == CLAIMS else SPACES):
        faults.append("state.territories: four are face up, none after the third Claim (KO-L2)")


def _check_tuareks(s: State, faults: list[str]) -> None:
    for kind, name in enumerate(TUAREKS):
        n = s.tuareks[0][kind] + s.tuareks[1][kind]
        n += s.tuarek_pile.count(kind) + s.tuarek_used.count(kind)
        n += s.face_up.count(kind)
        if n != s.pack.tuareks[kind]:
            faults.append(f"state: the Tuarek {name!r} occurs {n} times (KO-C1)")
    remade.check(s.remade, s.pack.tuareks, [sum(own) for own in s.tuareks], faults)

    planned = s.face_up.count(SCORCH)
    ending = s.frames[-1] in (SCORCHING, TYING)
    if s.face_up.count(REROLL) > 1 or s.face_up.count(REROLL) + planned != len(s.face_up):
        faults.append("state.face_up: one fire-eater, and torch-bearers (KO-M5)")
    if s.scorches > planned or (s.scorches < planned and not ending):
        faults.append("state.scorches: one for each torch-bearer that lies face up (KO-U8)")
    if s.face_up and s.frames[-1] in (START, OVER):
        faults.append("state.face_up: nothing is played yet (KO-M5)")


def _check_clans(s: State, faults: list[str]) -> None:
    # Clans can hold more Jerrycans than the box has only if the supply is endless (KO-C3).
    held = sum(s.jerrycans)
    if s.options.granted(held, s.pack.supplies.jerrycans) != held:
        faults.append("state.clans: more Jerrycans than the box holds (KO-C3)")
    for seat in range(CLANS):
        where = f"state.clans[{seat}]"
        if s.home(seat) < 0:
            faults.append(f"{where}.explorers: more than the clan has (KO-C1)")
        finals = s.explorers[seat][SPACES:]
        if any([n > FINALS[i] for i, n in enumerate(finals)]):
            faults.append(f"{where}.explorers: too many on a final space (KO-E2)")
        elif any([n > 0 for n in finals]) and not (s.last_turn and seat != s.first):
            faults.append(f"{where}.explorers: the final spaces are for the last turn (KO-E2)")
        if s.last_turn and any([n > 0 for n in s.explorers[seat][:SPACES]]):
            faults.append(f"{where}.explorers: no territory is left to explore (KO-E2)")
        tiles = [s.pack.cards[card].ability for card in s.cards[seat]]
        earned = 0
        for tile in tiles:
            if tile != NO_ABILITY:
                earned |= 1 << tile
        held_tiles = bin(s.tiles[seat]).count("1")
        if s.tiles[seat] & ~earned or held_tiles != min(MOST_TILES, bin(earned).count("1")):
            faults.append(f"{where}.tiles: come with their cards, five at most (KO-M3)")


def _check_frames(s: State, faults: list[str]) -> None:
    """Check the frames, what each needs, and whose turn it can be (KO-E1)."""
    bottom, top = s.frames[0], s.frames[-1]
    above = s.frames[1:]
    fine = bottom in _BASES or s.frames == [FUELLING]
    if bottom in (PREPARE, CAMP):
        allowed = [[], [THINNING], [FUELLING], [MOVING]]
        if bottom == CAMP:
            allowed += [[PLACING], [THINNING, PLACING]]
        fine = above in allowed
    elif above:
        fine = False
    if not fine:
        faults.append("state.frames: these questions cannot be open together")
    if (s.placing > 0) != (PLACING in s.frames) or (PLACING in s.frames and s.placing > room(s)):
        faults.append("state.placing: free Explorers that can be placed, only then (KO-M3)")
    waiting = THINNING in above or FUELLING in above
    if (s.fuellings > 0) != waiting:
        faults.append("state.fuellings: counts those to come, only then (KO-F2)")
    if waiting and is_full(s):
        faults.append("state.fuellings: a full tank is not fuelled (KO-F2)")
    if top == SCORCHING and (s.scorches == 0 or row_is_empty(s)):
        faults.append("state.scorches: there is nothing to discard (KO-U8)")
    if top == TYING and (len(ties(s)) < 2 or tie_breaker(s) < 0):
        faults.append("state.frames: there is no tie to break (KO-L1)")
    if s.last_turn and (s.claims != CLAIMS or s.turn == s.first):
        faults.append("state.last_turn: is the second player's, after the third Claim (KO-E1)")
    if top == OVER and (s.claims != CLAIMS or s.turn == s.first):
        faults.append("state.frames: the game is over after the third Claim, not before (KO-E1)")
    if s.claims == CLAIMS and not s.last_turn and top not in (OVER, TYING):
        faults.append("state.claims: after the third only the last turn is left (KO-E1)")
    if (s.turns + s.first + (1 if top == OVER else 0)) % CLANS != s.turn:
        faults.append("state.turns: the clans take turns, the first player first")


def _check_dice(s: State, faults: list[str]) -> None:
    top = s.frames[-1]
    if s.chosen & WHITE_DICE != WHITE_DICE:
        faults.append("state.chosen: the white dice are always there (KO-R1)")
    elif top == ROLLING:
        unrolled = [die for die in range(8) if s.chosen >> die & 1 and s.faces[die] == STILL]
        if unrolled:
            faults.append("state.faces: every chosen die has been rolled (KO-R2)")
        elif s.live != (s.chosen if s.forgiven() else s.chosen & ~burning(s, s.chosen)):
            faults.append("state.live: fire locks a die, unless it is forgiven (KO-R2)")
    elif top == FUELLING:
        fire = s.pack.fire
        for die in range(8):
            face = s.faces[die]
            if s.rolled != STILL and s.live >> die & 1 and fire[die * SIDES + face]:
                faults.append("state.live: fires are set aside (KO-F3)")
                return
        if s.live == 0:
            faults.append("state.live: a fuelling without dice is over (KO-F3)")
        if s.frames == [FUELLING] and s.live & ~WHITE_DICE:
            faults.append("state.live: after an outage only white dice fuel (KO-R4)")
    elif s.live:
        faults.append("state.live: nothing is rolled now")


def _check_clock(s: State, faults: list[str]) -> None:
    top = s.frames[-1]
    flows = top == ROLLING or (top == FUELLING and s.rolled != STILL)
    if flows != (s.since != STILL) or flows != (s.rolled != STILL):
        faults.append("state.since: KERO flows while dice are rolled, only then (KO-T1)")
    elif flows and not s.since <= s.rolled <= s.now:
        faults.append("state.rolled: lies between the tipping and now (KO-T2)")
    elif top == ROLLING and s.now >= dry_at(s):
        faults.append("state.now: the tank has run dry (KO-R4)")
    elif flows and top == FUELLING and s.now >= full_at(s):
        faults.append("state.now: the tank is full (KO-F3)")
