"""Carries out actions: the only writer of a state after set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaboodle.core.event import Log
from kaboodle.core.ids import NOBODY, Action, Seat
from kaboodle.core.remade import MOST
from kaboodle.games.kaskaria import events
from kaboodle.games.kaskaria.actions import FIRST_SET, TAKE_DISPLAY, TAKE_PILE
from kaboodle.games.kaskaria.content import EMPTY, MOST_SEATS
from kaboodle.games.kaskaria.score import outcome
from kaboodle.games.kaskaria.state import State
from kaboodle.games.kaskaria.waterfall import PLAYED, Fall, one_list

if TYPE_CHECKING:
    from mypy_extensions import i64


def advance(s: State, seat: Seat, action: Action, log: Log) -> None:
    s.step += 1
    if action >= FIRST_SET:
        _play_set(s, seat, action - FIRST_SET, log)
        return
    if action == TAKE_PILE:
        _take_pile(s, seat, log)
    else:
        _take_display(s, seat, action - TAKE_DISPLAY, log)
    if s.owed == 0:
        _end_turn(s)
        return
    s.owed -= 1
    if s.owed == 0:
        _end_set(s, log)


def _take_pile(s: State, seat: Seat, log: Log) -> None:
    """Take a card from the pile, hidden from the others (HK-T1)."""
    kind = _draw(s, log)
    if kind == EMPTY:
        if log is not None:
            log.append(events.nothing_to_take(seat))
        return
    s.actions.add(s.hands[seat], kind)
    s.sizes[seat] += 1
    s.since.append(seat)
    if log is not None:
        log.append(events.taken_from_pile(seat, s.pack, kind))


def _take_display(s: State, seat: Seat, space: int, log: Log) -> None:
    """Take a card from the display, open to all, and refill the space at once (HK-T1)."""
    kind = s.display[space]
    s.display[space] = EMPTY
    colour, code = s.actions.colour_of[kind], s.actions.adds[kind]
    hand, known = s.hands[seat], s.known[seat]
    hand[colour] = hand[colour] + code  # not `+=`, which adds objects when compiled
    known[colour] = known[colour] + code  # HK-K1
    s.sizes[seat] += 1
    if log is not None:
        log.append(events.taken_from_display(seat, space + 1, s.pack, kind))
    kind = _draw(s, log)
    s.display[space] = kind
    if log is not None:
        if kind == EMPTY:
            log.append(events.space_left_empty(space + 1))
        else:
            log.append(events.space_refilled(space + 1, s.pack, kind))


def _draw(s: State, log: Log) -> int:
    """Draw the next card, through as many waterfalls as it takes (HK-W1)."""
    kind = s.pile.pop()
    while kind == s.pack.waterfall:
        if s.discard:
            _remember(s)
            s.pile += s.discard
            s.discard = []
        nothing = not s.pile
        s.pile.append(kind)
        s.shelf = len(s.pile)
        if nothing:
            return EMPTY  # HK-W2
        s.rng.shuffle(s.pile)
        if log is not None:
            log.append(events.waterfall(len(s.pile)))
        kind = s.pile.pop()
    return kind


def _remember(s: State) -> None:
    """Record what players can remember, before the discard goes back into the pile."""
    seen = one_list(s.known)
    seen += s.sizes
    seen += s.display
    seen += s.played
    falls, then = s.falls[1 - MOST :], s.then[1 - MOST :]
    falls.append(Fall(s.discard, seen, s.since))
    then.append(one_list(s.hands))
    s.falls, s.then, s.since = falls, then, []


def _play_set(s: State, seat: Seat, i: int, log: Log) -> None:
    """Play a set: moves, then gold, then draws (HK-T8)."""
    actions = s.actions
    colour, code = actions.colour[i], actions.code[i]
    cards = actions.cards[i]
    s.hands[seat][colour] -= code
    s.sizes[seat] -= len(cards)
    known = s.known[seat][colour]
    s.since.append(PLAYED + MOST_SEATS * colour + seat)
    s.since.append(code)
    s.since.append(known)
    if known:
        _forget(s, seat, colour, code)
    if log is not None:
        counts = actions.counts[code]
        log.append(events.set_played(seat, s.pack.colours[colour], counts))

    # Spaces past the volcano are lost. Reading, HK-T3: every card of the set is carried out, even
    # if a hand of ten leaves only one pair to play (HK-T6).
    runner = actions.runner[i]
    if runner:
        start = s.runner[seat]
        s.runner[seat] = min(start + runner, s.pack.runner_path)
        if log is not None:
            log.append(events.figure_moved(seat, "runner", start, s.runner[seat]))
    griffin = actions.griffin[i]
    if griffin:
        start = s.griffin[seat]
        s.griffin[seat] = min(start + griffin, s.pack.griffin_path)
        if log is not None:
            log.append(events.figure_moved(seat, "griffin", start, s.griffin[seat]))

    # HK-E1: the first figure on the volcano takes the amulet; the set goes on.
    if s.runner[seat] == s.pack.runner_path or s.griffin[seat] == s.pack.griffin_path:
        s.amulet = seat
        if log is not None:
            log.append(events.amulet_taken(seat))

    # HK-T4: an empty treasure gives nothing.
    gold = actions.gold[i]
    if gold:
        paid: i64 = min(gold, s.treasure)
        s.treasure -= paid
        s.gold[seat] += paid
        if log is not None:
            log.append(events.gold_taken(seat, paid, s.treasure))

    # HK-T5, HK-T6: a "+2" never takes the hand past the limit.
    draws = actions.draws[i]
    if draws:
        s.owed = min(draws, s.pack.hand_limit - s.sizes[seat])

    # HK-T7: the set stays on the table, not in the discard, until all of it is done.
    if s.owed:
        s.played = cards.copy()
    else:
        s.discard += cards
        _close(s, log)


def _end_set(s: State, log: Log) -> None:
    """Discard the set, after all its actions (HK-T7)."""
    s.discard += s.played
    s.played = []
    _close(s, log)


def _close(s: State, log: Log) -> None:
    """Go on after a set: to the next hero, or to the end (HK-E1)."""
    if s.amulet == NOBODY:
        _end_turn(s)
        return
    s.turns += 1
    if log is not None:
        end = outcome(s)
        assert end is not None
        log.append(events.game_ended(end.winners, end.scores))


def _end_turn(s: State) -> None:
    s.turns += 1
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0


def _forget(s: State, seat: Seat, colour: int, code: int) -> None:
    """HK-K1: copies look alike, so a played card counts as one that everyone had seen."""
    left = 0
    seen = s.actions.counts[s.known[seat][colour]]
    for motif, played in enumerate(s.actions.counts[code]):
        if seen[motif] > played:
            left += (seen[motif] - played) * s.actions.weights[motif]
    s.known[seat][colour] = left
