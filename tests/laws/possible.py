"""Check by brute force whether hands are possible.

It shares no code with `core.guess`, which is tested against it.
"""

from __future__ import annotations

from collections import Counter

from kaboodle.core.remade import Remade, unseen

Card = tuple[int, int]  # a kind, and how many fresh cards its hand had drawn when it was played
NEVER = 1_000_000  # for a card still held


def possible(
    times: list[Remade],
    own: list[list[int]],
    copies: list[int],
    hands: dict[int, list[int]],
) -> bool:
    """Whether these hands, by seat, contradict none of the remembered reshuffles, each taken
    alone."""
    for i, time in enumerate(times):
        supply = Counter({kind: n for kind, n in enumerate(unseen(time, copies)) if n})
        supply.subtract(own[i] if own else [])
        seats = [seat for seat in hands if time.held[seat]]
        cards = [_plays(times[i:], seat) + [(k, NEVER) for k in hands[seat]] for seat in seats]
        if not _fits([time.held[seat] for seat in seats], cards, supply, 0, 0, 0, set()):
            return False
    return True


def _plays(times: list[Remade], seat: int) -> list[Card]:
    """Return what a hand has played since the first of these reshuffles, each with the fresh cards
    drawn by then."""
    out: list[Card] = []
    for time in times:
        before = time.held[seat] + len(out) - times[0].held[seat]
        shown = [time.shown[j : j + 3] for j in range(0, len(time.shown), 3)]
        out += [(kind, before + fresh) for who, kind, fresh in shown if who == seat]
    return out


def _fits(
    held: list[int],
    hands: list[list[Card]],
    supply: Counter[int],
    at: int,
    old: int,
    fresh: int,
    tried: set[object],
) -> bool:
    """Whether each hand's cards split into `held` old ones from the supply, and fresh ones."""
    if not hands:
        return True
    if at == len(hands[0]):
        return old == held[0] and _fits(held[1:], hands[1:], supply, 0, 0, 0, tried)
    state = (len(hands), at, old, fresh, tuple(sorted(supply.items())))
    if state in tried or old + len(hands[0]) - at < held[0]:
        return False
    tried.add(state)
    kind, most = hands[0][at]
    if old < held[0] and supply[kind] > 0:
        supply[kind] -= 1
        if _fits(held, hands, supply, at + 1, old + 1, fresh, tried):
            return True
        supply[kind] += 1
    return fresh < most and _fits(held, hands, supply, at + 1, old, fresh + 1, tried)
