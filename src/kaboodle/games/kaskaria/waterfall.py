"""What players can infer from a waterfall: no card that it washes into the pile was in a hand.

A game has many waterfalls, and what they tell is seldom needed. So `apply` only records each one,
and what hands do after it. What that tells (`core.remade`) is worked out on demand.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.remade import MOST, Remade
from kaboodle.games.kaskaria.actions import Actions
from kaboodle.games.kaskaria.content import EMPTY, MOST_SEATS, MOTIFS

# How `since` encodes what hands do: a seat, when it takes a card from the pile; for a set, PLAYED
# plus colour and seat, then the set's code, then the code of its colour in `known` (HK-K1).
PLAYED: Final = MOST_SEATS


@final
class Fall:
    """Where cards were at a waterfall (HK-W1). All of it is public, and it never changes."""

    def __init__(self, laid: list[int], seen: list[int], since: list[int]) -> None:
        self.laid: Final = laid  # the discard
        self.seen: Final = seen  # all that was known of hands, their sizes, and what lay open
        self.since: Final = since  # what hands had done since the one before

    def remade(self, seats: int, actions: Actions) -> Remade:
        sizes = seats * len(actions.pack.colours)
        seen = [kind for kind in self.seen[sizes + seats :] if kind != EMPTY]
        held = self.seen[sizes : sizes + seats]
        for seat in range(seats):
            known = actions.cards_in(part(self.seen, seat, actions))
            seen += known
            held[seat] -= len(known)
        return Remade(sorted(self.laid), sorted(seen), held, [])


def one_list(hands: list[list[int]]) -> list[int]:
    out: list[int] = []
    for hand in hands:
        out += hand
    return out


def part(codes: list[int], seat: int, actions: Actions) -> list[int]:
    """Return one seat's part of such a list."""
    colours = len(actions.pack.colours)
    return codes[seat * colours : (seat + 1) * colours]


def remembered(
    times: list[Remade], falls: list[Fall], since: list[int], hidden: list[int], actions: Actions
) -> list[Remade]:
    """Return what everyone remembers: those times, the waterfalls after them, and what hands have
    done since the last one. `hidden` counts the cards in each that not everyone has seen."""
    out = times if len(falls) < MOST else []
    for fall in falls:
        now = fall.remade(len(hidden), actions)
        out = [*_until(out, fall.since, now.held, actions)[1 - MOST :], now]
    return _until(out, since, hidden, actions)


def remembered_own(
    own: list[list[int]], falls: list[Fall], then: list[list[int]], seat: int, actions: Actions
) -> list[list[int]]:
    """Return what a seat adds to it: the part of its hand that not everyone had seen each time."""
    out = own.copy()
    for fall, hand in zip(falls, then, strict=True):
        known = part(fall.seen, seat, actions)
        out.append(actions.cards_in([code - known[i] for i, code in enumerate(hand)]))
    return out[-MOST:]


def _until(
    times: list[Remade], since: list[int], hidden: list[int], actions: Actions
) -> list[Remade]:
    """Return these times, with what hands showed after the last of them, up to this many `hidden`
    cards."""
    if not times or not since:
        return times
    time = times[-1]
    shown = time.shown.copy()
    taken = [0] * len(hidden)
    at = 0
    while at < len(since):
        if since[at] < PLAYED:
            taken[since[at]] += 1
            at += 1
        else:
            colour, seat = divmod(since[at] - PLAYED, MOST_SEATS)
            for kind in _unseen(colour, since[at + 1], since[at + 2], actions):
                shown += [seat, kind, taken[seat]]
            at += 3
    # In a restored state, hands may have drawn before `since` begins.
    drawn = [n - taken[seat] - time.held[seat] for seat, n in enumerate(hidden)]
    for at in range(0, len(shown), 3):
        drawn[shown[at]] += 1
    entries = time.shown.copy()
    for at in range(len(entries), len(shown), 3):
        seat = shown[at]
        if time.held[seat]:
            entries += [seat, shown[at + 1], shown[at + 2] + drawn[seat]]
    return [*times[:-1], Remade(time.laid, time.seen, time.held, entries)]


def _unseen(colour: int, code: int, known: int, actions: Actions) -> list[int]:
    """Return the cards of a set that not everyone had seen. Copies look alike, so a played card
    counts as one that everyone had seen, as long as there is one (HK-K1)."""
    out: list[int] = []
    seen = actions.counts[known]
    for motif, played in enumerate(actions.counts[code]):
        out += [colour * len(MOTIFS) + motif] * (played - seen[motif])
    return out
