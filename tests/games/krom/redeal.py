"""Change what a seat cannot see at a table, working from states, not from views.

`imagine` works from a view and would believe one that leaks. These functions do not.
"""

from __future__ import annotations

from kaboodle.core.ids import Seat
from kaboodle.core.rng import Rng
from kaboodle.games.krom import Krom
from kaboodle.games.krom.frames import ALLOWED, OPEN, Choosing, Countering
from kaboodle.games.krom.state import State


def redealt(game: Krom, s: State, me: Seat, rng: Rng) -> State:
    """Return the same table with the bonus cards of others redrawn from those `me` cannot see.

    Everything else stays, including the generator and the answers given, so that the same things
    can happen at both tables.
    """
    twin = game.clone(s)
    twin.hands = [list(hand) for hand in s.hands]
    kept: list[list[int]] = [[] for _ in range(s.seats)]
    for i in range(0, len(s.memory), 3):
        kept[s.memory[i + 1]].append(s.memory[i + 2])
    for f in twin.frames:
        for seat, answer in enumerate(getattr(f, "answers", [])):
            if answer >= 0:  # a sealed counter cannot be taken away
                kept[seat].append(answer)
    pool = list(twin.bonus)
    for seat in range(s.seats):
        if seat != me:
            pool += twin.hands[seat]
            for face in kept[seat]:
                if face in twin.hands[seat]:
                    pool.remove(face)
                    twin.hands[seat].remove(face)
                else:
                    kept[seat].remove(face)
    rng.shuffle(pool)
    for seat in range(s.seats):
        if seat != me:
            have = kept[seat][: len(s.hands[seat])]
            dealt = [pool.pop() for _ in range(len(s.hands[seat]) - len(have))]
            twin.hands[seat] = sorted(have + dealt)
    twin.bonus = pool
    return twin


def resealed(game: Krom, s: State, me: Seat, rng: Rng) -> State:
    """Return the same table with other destinations, answers and standing orders of the others."""
    twin = game.clone(s)
    top = twin.frames[-1]
    for seat in range(s.seats):
        if seat == me:
            continue
        twin.orders[seat] = rng.below(3)
        if isinstance(top, Choosing) and top.sealed[seat] != OPEN:
            top.sealed[seat] = (s.place[seat] + 1 + rng.below(3)) % 4
    if isinstance(top, Countering):
        asked = [(top.player + i) % s.seats for i in range(top.first, s.seats)]
        others = [seat for seat in asked if seat != me]
        for seat in others:
            top.answers[seat] = ALLOWED if rng.below(2) else OPEN
        if (
            OPEN not in top.answers
        ):  # at least one still has to answer, or the window would have closed
            top.answers[others[rng.below(len(others))]] = OPEN
    return twin
