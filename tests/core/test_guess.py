"""Sampling of hidden cards, compared with a count of all possible worlds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from kaboodle.core.guess import Unseen, deal
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.core.remade import NOTHING, Memory, Remade, Shown
from kaboodle.core.rng import from_seed

A, B, C = Seat(0), Seat(1), Seat(2)
SAMPLES = 4000
Hands = tuple[tuple[int, ...], ...]


class Table:
    """A pile of cards (kinds), hidden hands, and public moves. `worlds` counts the ways to reach
    each set of hands."""

    def __init__(self, unseen: list[int], held: list[int], laid: list[int]) -> None:
        self.unseen, self.held = unseen, held
        self.copies = [(unseen + laid).count(kind) for kind in range(max(unseen + laid) + 1)]
        self.script: list[tuple[str, int]] = [("remake", -1)]
        self.laid: list[list[int]] = [laid]
        self.kinds: list[int] = []  # what was seen, in order

    def turned(self, kind: int) -> Table:
        return self._then("turned", -1, kind)

    def drew(self, seat: int) -> Table:
        self.script.append(("drew", seat))
        return self

    def played(self, seat: int, kind: int) -> Table:
        return self._then("played", seat, kind)

    def remade(self, *laid: int) -> Table:
        self.script.append(("remake", -1))
        self.laid.append(list(laid))
        return self

    def _then(self, what: str, seat: int, kind: int) -> Table:
        self.script.append((what, seat))
        self.kinds.append(kind)
        return self

    def worlds(self) -> Counter[Hands]:
        """Count every order of every pile and every card a hand could have played once."""
        worlds: Counter[Hands] = Counter()
        for order in permutations(self.unseen):
            cards = list(order)
            hands = [[cards.pop() for _ in range(n)] for n in self.held]
            for end in self._go_on(0, cards, hands, self.kinds, 0):
                worlds[tuple(tuple(sorted(hand)) for hand in end)] += 1
        return worlds

    def _go_on(
        self, at: int, pile: list[int], hands: list[list[int]], kinds: list[int], times: int
    ) -> Iterator[list[list[int]]]:
        if at == len(self.script):
            yield hands
            return
        what, seat = self.script[at]
        if what == "remake":
            for order in permutations(pile + self.laid[times]):
                yield from self._go_on(at + 1, list(order), hands, kinds, times + 1)
        elif what == "turned":
            if pile[-1] == kinds[0]:
                yield from self._go_on(at + 1, pile[:-1], hands, kinds[1:], times)
        elif what == "drew":
            dealt = [hand + pile[-1:] if i == seat else hand for i, hand in enumerate(hands)]
            yield from self._go_on(at + 1, pile[:-1], dealt, kinds, times)
        else:
            for i, kind in enumerate(hands[seat]):
                if kind == kinds[0]:
                    left = hands[seat][:i] + hands[seat][i + 1 :]
                    dealt = [left if j == seat else hand for j, hand in enumerate(hands)]
                    yield from self._go_on(at + 1, pile, dealt, kinds[1:], times)

    def seen(self) -> Unseen:
        """Return what a spectator knows."""
        memory, sizes, lying = NOTHING, self.held.copy(), Counter(self.unseen)
        seen: list[int] = []
        kinds, times = self.kinds.copy(), 0
        for what, seat in self.script:
            if what == "remake":
                for kind in self.laid[times]:
                    if times:
                        seen.remove(kind)
                    lying[kind] += 1
                memory = memory.remake(self.laid[times], seen, [[0] * n for n in sizes])
                times += 1
            elif what == "drew":
                sizes[seat] += 1
            else:
                if what == "played":
                    memory = memory.settle(Shown(seat, kinds[:1], sizes[seat], None))
                    sizes[seat] -= 1
                lying[kinds[0]] -= 1
                seen.append(kinds.pop(0))
        left = [lying[kind] for kind in range(len(self.copies))]
        return Unseen(SPECTATOR, memory.times, [], self.copies, left, sizes)


def dealt(what: Unseen) -> Counter[Hands]:
    rng = from_seed(11)
    counts: Counter[Hands] = Counter()
    for _ in range(SAMPLES):
        counts[tuple(tuple(sorted(hand)) for hand in deal(what, rng).hands)] += 1
    return counts


def apart(counts: Counter[Hands], worlds: Counter[Hands]) -> float:
    """Return the deviation, as chi-square over its degrees of freedom: about 1 if exact."""
    assert set(counts) <= set(worlds), "an impossible hand was dealt"
    every, samples = sum(worlds.values()), sum(counts.values())
    off = 0.0
    for hands, n in worlds.items():
        due = samples * n / every
        off += (counts[hands] - due) ** 2 / due
    return off / max(1, len(worlds) - 1)


def off_by(counts: Counter[Hands], worlds: Counter[Hands]) -> float:
    """Return the share of deals that should have been different."""
    every, samples = sum(worlds.values()), sum(counts.values())
    return sum(abs(counts[hands] / samples - n / every) for hands, n in worlds.items()) / 2


EXACT = {
    "just remade": Table([0, 1, 2, 3], [2, 1], [0, 4]),
    "a card is turned up": Table([0, 0, 1, 2], [2], [0, 3]).turned(0),
    "of a kind that was only laid back": Table([0, 1, 2], [2], [3, 3]).turned(3),
    "the old pile was empty": Table([0, 1, 1], [2, 1], [0, 1, 2]).turned(1),
    "a hand has drawn": Table([0, 1, 2], [1, 1], [0, 2]).drew(1),
    "an old card is played": Table([0, 0, 1, 2], [2, 1], [0, 3]).played(0, 0),
    "a card is played, old or fresh": Table([0, 1, 2], [2], [0, 3]).drew(0).played(0, 0),
    "remade twice": Table([0, 1, 2], [1, 1], [0, 3]).drew(0).turned(3).remade(3),
}


@pytest.mark.parametrize("case", list(EXACT))
def test_hands_are_dealt_with_their_exact_probability(case: str) -> None:
    table = EXACT[case]
    worlds = table.worlds()

    assert len(worlds) > 1
    counts = dealt(table.seen())
    assert set(counts) == set(worlds), "a possible hand was never dealt"
    assert apart(counts, worlds) < 2.5


NEARLY = {
    "two cards to explain": Table([0, 0, 1, 1], [2], [0, 1, 2]).turned(0).turned(1),
    "two hands play": (Table([0, 1, 2], [1, 1], [0, 1]).drew(0).drew(1).played(0, 0).played(1, 1)),
    "played, drawn, played": (
        Table([0, 1, 1], [2], [0, 1]).drew(0).played(0, 1).drew(0).played(0, 0)
    ),
    "turned up, remade, played": (
        Table([0, 1, 2], [2], [0, 3]).drew(0).turned(3).remade(3).drew(0).played(0, 0)
    ),
}


@pytest.mark.parametrize("case", list(NEARLY))
def test_with_more_to_explain_the_probability_is_nearly_exact(case: str) -> None:
    table = NEARLY[case]
    worlds = table.worlds()

    counts = dealt(table.seen())
    assert set(counts) == set(worlds)
    assert off_by(counts, worlds) < 0.03


def test_the_seat_s_own_hand_is_known() -> None:
    """A seat knows what it held. A hand it has lost track of may be anything."""
    memory = NOTHING.remake([3, 3], [], [[0], [1], [2]])
    own = memory.of(A)
    what = Unseen(A, memory.times, own, [1, 1, 1, 2], [0, 1, 1, 2], [0, 1, 1])
    assert set(dealt(what)) == {((), (1,), (2,)), ((), (2,), (1,))}

    what.lost.append(B)
    counts = dealt(what)
    assert {hands[1] for hands in counts} == {(1,), (2,), (3,)}
    assert {hands[2] for hands in counts} == {(1,), (2,)}


def test_a_card_lost_from_sight_may_be_anywhere() -> None:
    """A held the first kind and does not know who has it now, except that C, whom all could follow,
    does not."""
    memory = NOTHING.remake([3], [], [[0], [1], [2]]).blur(A).blur(B)
    what = Unseen(A, memory.times, memory.of(A), [1, 1, 1, 1], [1, 1, 1, 1], [0, 1, 1])
    counts = dealt(what)

    assert {hands[1] for hands in counts} == {(0,), (1,), (2,), (3,)}
    assert {hands[2] for hands in counts} == {(1,), (2,)}


def test_imagined_memories_fit_for_every_seat() -> None:
    memory = NOTHING.remake([3], [], [[0, 0], [1, 2]]).settle(Shown(B, [1], 2, None))
    what = Unseen(A, memory.times, memory.of(A), [2, 1, 1, 1], [0, 0, 1, 1], [0, 1])

    assert deal(what, from_seed(1)).memory == memory


def deals_freely(times: list[Remade], left: list[int], sizes: list[int]) -> None:
    copies = [2] * len(left)
    what = Unseen(SPECTATOR, times, [], copies, left, sizes)
    hands = {tuple(deal(what, from_seed(seed)).hands[0]) for seed in range(60)}
    memory = deal(what, from_seed(1)).memory

    assert hands == {(kind,) for kind, n in enumerate(left) if n}
    assert memory == Memory(times, [[[] for _ in times] for _ in sizes])


@pytest.mark.parametrize(
    ("times", "left"),
    [
        ([Remade([0, 0], [1], [2], [])], [2, 1]),  # more were held than there were
        ([Remade([0, 0], [1], [1], [0, 0, 0])], [1, 1]),  # an old card that had been laid back
        ([Remade([0], [0], [1], []), Remade([], [0, 1], [0], [])], [1, 1]),  # an old card is gone
        ([Remade([0], [0], [0], []), Remade([0], [1, 1], [2], [])], [2, 0]),  # or later
        ([Remade([0], [0], [2], [])], [1, 1]),  # the old pile had none that could be drawn
        ([Remade([0, 0], [], [1], [0, 0, 1, 0, 0, 1])], [0, 2]),  # two fresh ones of one drawn
    ],
    ids=["held", "laid", "later", "gone", "drawn", "fresh"],
)
def test_an_impossible_table_is_dealt_uniformly(times: list[Remade], left: list[int]) -> None:
    deals_freely(times, left, [1])
