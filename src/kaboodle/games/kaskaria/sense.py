"""Validates a position: nothing is lost or doubled, and some game could lead to it."""

from __future__ import annotations

from kaboodle.core import remade
from kaboodle.core.ids import NOBODY
from kaboodle.games.kaskaria.content import EMPTY
from kaboodle.games.kaskaria.state import State


def check_cards(s: State, hands: list[list[int]], faults: list[str]) -> None:
    """Check that every card of the box lies in exactly one place (HK-C1)."""
    pack = s.pack
    counts = [0] * (pack.waterfall + 1)
    lying = s.pile + s.discard + s.played + [kind for kind in s.display if kind != EMPTY]
    for hand in hands:
        lying += hand
    for kind in lying:
        counts[kind] += 1
    for kind, copies in enumerate([*pack.every(), 1]):
        n = counts[kind]
        if n != copies:
            faults.append(f"state: {pack.cards[kind]!r} occurs {n} times, not {copies} (HK-C1)")


def check_sense(
    s: State, known: list[list[int]], hands: list[list[int]], faults: list[str]
) -> None:
    """Report what no game could lead to."""
    pack = s.pack
    for i, seen in enumerate(known):
        if any([seen.count(kind) > hands[i].count(kind) for kind in seen]):
            faults.append(f"state.known[{i}]: names cards that are not in the hand (HK-K1)")
    hidden = [size - len(known[i]) for i, size in enumerate(s.sizes)]
    remade.check(s.remade, pack.every(), hidden, faults)
    if sum(s.gold) + s.treasure != pack.treasure:
        faults.append(f"state.gold: with the treasure it must be {pack.treasure} in all (HK-T4)")
    if bool(s.played) != (s.owed > 0):
        faults.append("state.owed: cards are owed while a set lies on the table, only then (HK-T5)")
    if s.sizes[s.turn] + s.owed > pack.hand_limit:
        faults.append("state.owed: a +2 never takes the hand past the limit (HK-T6)")
    if pack.waterfall in s.pile and s.pile.index(pack.waterfall) >= s.shelf:
        faults.append("state.shelf: the waterfall lies higher in the pile than that (HK-S2)")
    home = [
        i
        for i in range(s.seats)
        if s.runner[i] == pack.runner_path or s.griffin[i] == pack.griffin_path
    ]
    if home != ([s.amulet] if s.amulet != NOBODY else []):
        faults.append("state.amulet: belongs to the seat with a figure on the volcano (HK-E1)")
    elif home and home[0] != s.turn:
        faults.append("state.turn: after the amulet is taken no other seat plays (HK-E1)")
