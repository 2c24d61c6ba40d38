"""What a waterfall tells for good: no card it washes into the pile can be in a hand since before.

There are many waterfalls in a game, and few who ask. So each is only written down as it happens,
and so is what hands do after it; what all of that tells (`core.remade`) is worked out for whoever
asks.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.remade import MOST, Remade
from kaboodle.games.kaskaria.actions import Actions
from kaboodle.games.kaskaria.content import EMPTY, MOST_SEATS, MOTIFS

# How the doings of hands are written down: a seat that has taken a card from the pile; or PLAYED
# with colour and seat, then the set, and what of this colour everyone had seen in the hand (HK-K1).
PLAYED: Final = MOST_SEATS


@final
class Fall:
    """How things lay at a waterfall (HK-W1). Everybody knows it, and it is never changed."""

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
    """One seat's of such a list."""
    colours = len(actions.pack.colours)
    return codes[seat * colours : (seat + 1) * colours]


def remembered(
    times: list[Remade], falls: list[Fall], since: list[int], hidden: list[int], actions: Actions
) -> list[Remade]:
    """What everybody remembers: those times, the waterfalls after them, and what hands have done
    since the last one, which have so many cards now that not everybody has seen."""
    out = times if len(falls) < MOST else []
    for fall in falls:
        now = fall.remade(len(hidden), actions)
        out = [*_until(out, fall.since, now.held, actions)[1 - MOST :], now]
    return _until(out, since, hidden, actions)


def remembered_own(
    own: list[list[int]], falls: list[Fall], then: list[list[int]], seat: int, actions: Actions
) -> list[list[int]]:
    """What a seat adds to it: the part of its hand that not everybody had seen at those times."""
    out = own.copy()
    for fall, hand in zip(falls, then, strict=True):
        known = part(fall.seen, seat, actions)
        out.append(actions.cards_in([code - known[i] for i, code in enumerate(hand)]))
    return out[-MOST:]


def _until(
    times: list[Remade], since: list[int], hidden: list[int], actions: Actions
) -> list[Remade]:
    """The last of these times with what hands have shown after it, until they hide so much."""
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
    # Hands may have drawn before that was written down, if the state came from elsewhere.
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
    """HK-K1: like cards are alike, so a played one is taken to be one that everyone had seen. What
    else there was in the set was not."""
    out: list[int] = []
    seen = actions.counts[known]
    for motif, played in enumerate(actions.counts[code]):
        out += [colour * len(MOTIFS) + motif] * (played - seen[motif])
    return out
