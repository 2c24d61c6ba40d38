"""Why an action is illegal now: the first clause that forbids it, and a sentence."""

from __future__ import annotations

from kaboodle.core.game import UNTIMED, Move, Refusal
from kaboodle.core.ids import Action, Seat
from kaboodle.core.words import Args, Words
from kaboodle.games.kaskaria.actions import FIRST_SET, TAKE_DISPLAY, TAKE_PILE
from kaboodle.games.kaskaria.content import EMPTY, MOTIFS
from kaboodle.games.kaskaria.state import State


def refuse(s: State, move: Move) -> Refusal | None:
    seat, action = move.seat, move.action
    if move.at != UNTIMED:
        return _no("HK-T1", "kaskaria-no-clock")
    if s.over():
        return _no("HK-E1", "kaskaria-game-is-over")
    if seat != s.turn:
        return _no("HK-T1", "kaskaria-not-your-turn")
    if action < FIRST_SET:
        if s.owed == 0 and s.sizes[seat] >= s.pack.hand_limit:
            limit = s.pack.hand_limit
            return Refusal("HK-T6", Words("kaskaria-hand-is-full", {"limit": limit}))
        if action != TAKE_PILE and s.display[action - TAKE_DISPLAY] == EMPTY:
            return _no("HK-W2", "kaskaria-space-is-empty")
        return None
    if s.owed:
        return Refusal("HK-T5", Words("kaskaria-first-take-cards", {"cards": s.owed}))
    return _refuse_set(s, seat, action)


def _refuse_set(s: State, seat: Seat, action: Action) -> Refusal | None:
    """Refuse a set with cards that are not in the hero's hand (HK-T2)."""
    colour = s.actions.colour[action - FIRST_SET]
    want = s.actions.counts[s.actions.code[action - FIRST_SET]]
    have = s.actions.counts[s.hands[seat][colour]]
    for motif, cards in enumerate(want):
        if cards > have[motif]:
            args: Args = {"colour": s.pack.colours[colour], "motif": MOTIFS[motif]}
            args.update({"cards": cards, "held": have[motif]})
            return Refusal("HK-T2", Words("kaskaria-not-in-hand", args))
    return None


def _no(clause: str, key: str) -> Refusal:
    return Refusal(clause, Words(key, {}))
