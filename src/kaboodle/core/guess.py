"""Sampling of hidden cards, consistent with a player's memory of remade piles (`core.remade`).

All ways in which the cards can have reached their places are equally likely, because piles and
hands were dealt from shuffles. Cards, and the places of unseen cards, have an age: how often the
pile had been remade when the card was last laid back, or the place was dealt to. No place holds a
card younger than itself. That is the only constraint.

First the cards seen since are explained one by one: how old was the card, and how old its place in
the hand that played it? Each answer is weighted by the number of cards and places for it, given
the answers before. This is exact for one card and very nearly so for many. Then the places are
filled, the oldest first. Every deal is possible, and every possible deal can be drawn.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.core.remade import NOTHING, Memory, Remade, unseen
from kaboodle.core.rng import Rng

TRIES: Final = 20  # few fail; in a state that no game leads to, all may
WHOLE: Final = 1 << 18  # chances are counted in parts of it


@final
class Deal:
    """A sample: the hands by seat, the remaining cards shuffled, and the memory that fits them."""

    def __init__(self, hands: list[list[int]], rest: list[int], memory: Memory) -> None:
        self.hands: Final = hands
        self.rest: Final = rest
        self.memory: Final = memory


@final
class Unseen:
    """The cards that one seat, or a spectator, cannot place, and what it remembers."""

    def __init__(
        self,
        me: Seat,
        times: list[Remade],
        own: list[list[int]],
        copies: list[int],
        left: list[int],
        sizes: list[int],
    ) -> None:
        self.me: Final = me
        self.times: Final = times
        self.own: Final = own
        self.copies: Final = copies  # of each kind, in the box
        self.left: Final = left  # of each kind, those it cannot locate
        self.sizes: Final = sizes  # by seat: how many of those its hand holds
        self.lost: Final[list[int]] = [] if me == SPECTATOR else [me]
        """Hands that are not followed: one's own, and those with a card that `me` can place without
        knowing its age."""

    def left_at(self, i: int) -> list[int]:
        """Return, by kind, the cards it could not place at one of those times, or now."""
        if i == len(self.times):
            return self.left
        out = unseen(self.times[i], self.copies)
        if self.own:
            for kind in self.own[i]:
                out[kind] -= 1
        return out

    def sizes_at(self, i: int) -> list[int]:
        if i == len(self.times):
            return self.sizes
        held = self.times[i].held.copy()
        for seat in self.lost:
            held[seat] = 0
        return held


def deal(what: Unseen, rng: Rng) -> Deal:
    if not what.times:
        return _freely(what, NOTHING, rng)
    for _ in range(TRIES):
        guess = _Guess(what)
        if guess.explains(rng):
            return guess.deal(rng)
    return _freely(what, _memory(what, _blank(what)), rng)


def _freely(what: Unseen, memory: Memory, rng: Rng) -> Deal:
    """Deal uniformly, without a memory to respect."""
    cards = _cards(what.left)
    rng.shuffle(cards)
    return Deal([_taken(cards, size) for size in what.sizes], cards, memory)


def _blank(what: Unseen) -> list[list[list[int]]]:
    return [[[] for _ in what.times] for _ in what.sizes]


def _memory(what: Unseen, own: list[list[list[int]]]) -> Memory:
    for times in own:
        for hand in times:
            hand.sort()
    if what.me != SPECTATOR:
        own[what.me] = what.own
    return Memory(what.times, own)


def _cards(counts: list[int]) -> list[int]:
    return [kind for kind, n in enumerate(counts) for _ in range(n)]


def _taken(cards: list[int], n: int) -> list[int]:
    return [cards.pop() for _ in range(n)]


@final
class _Guess:
    """One possible history of everything seen, sampled step by step."""

    def __init__(self, what: Unseen) -> None:
        self.what: Final = what
        self.cards: Final = [what.left_at(0)]  # by age, of each kind: not seen yet
        self.places: Final = [what.sizes_at(0)]  # by age, by seat
        self.n_cards: Final = [sum(self.cards[0])]  # their sums, by age
        self.n_places: Final = [sum(self.places[0])]
        self.own: Final = _blank(what)  # as in a Memory

    def explains(self, rng: Rng) -> bool:
        """Sample where each card came from, time by time; False if this fails."""
        if self.n_cards[0] < self.n_places[0]:
            return False
        for i, time in enumerate(self.what.times):
            laid = [0] * len(self.what.copies)
            for kind in time.laid:
                laid[kind] += 1
            self.cards.append(laid)
            self.n_cards.append(len(time.laid))
            if not self._explains(i, time, rng) or not self._filled(self.what.sizes_at(i + 1)):
                return False
        return True

    def _explains(self, i: int, time: Remade, rng: Rng) -> bool:
        """Explain what was seen between one time and the next."""
        drawn = [-n for n in self.what.left_at(i + 1)]
        for cards in self.cards:
            for kind, n in enumerate(cards):
                drawn[kind] += n
        plays: list[int] = []
        for j in range(0, len(time.shown), 3):
            if time.shown[j] not in self.what.lost:
                plays += time.shown[j : j + 3]
                drawn[time.shown[j + 1]] -= 1
        # A card that was seen and cannot be placed any more is in a hand that is not followed.
        for kind, n in enumerate(drawn):
            if n < 0:
                self.cards[-1][kind] -= n
                self.n_cards[-1] -= n
        # Plays from places that can only be old come first: their cards are not used up.
        fresh = [0] * len(time.held)
        for j in range(0, len(plays), 3):
            if plays[j + 2] == 0 and not self._played(i, plays[j : j + 3], fresh, rng):
                return False
        for kind, n in enumerate(drawn):
            for _ in range(n):
                if not self._drawn(kind, rng):
                    return False
        for j in range(0, len(plays), 3):
            if plays[j + 2] > 0 and not self._played(i, plays[j : j + 3], fresh, rng):
                return False
        return True

    def _filled(self, sizes: list[int]) -> bool:
        """Count the fresh places: all that a hand has beyond its old ones."""
        fresh = sizes.copy()
        for places in self.places:
            for seat, n in enumerate(places):
                fresh[seat] -= n
        self.places.append(fresh)
        self.n_places.append(sum(fresh))
        return min(fresh) >= 0 and sum(self.n_places) <= sum(self.n_cards)

    def _chance(self, place: int, card: int) -> int:
        """Return the chance, in parts of WHOLE, that a place of this age holds a given card.

        Cards go to the places of their own age first. What those leave goes to the next age,
        together with its own cards.
        """
        chance = WHOLE
        n = 0
        for age in range(place):
            n += self.n_cards[age]
            left = n - self.n_places[age]
            if left == 0 and age >= card:
                return 0
            if age >= card:
                chance = max(chance * left // n, 1)
            n = left
        return max(chance // (n + self.n_cards[place]), 1)

    def _drawn(self, kind: int, rng: Rng) -> bool:
        """Explain a card drawn from the pile, the youngest place."""
        youngest = len(self.cards) - 1
        chances: list[int] = []
        for age, cards in enumerate(self.cards):
            chances.append(cards[kind] * self._chance(youngest, age) if cards[kind] else 0)
        age = _chosen(chances, rng)
        if age < 0:
            return False
        self.cards[age][kind] -= 1
        self.n_cards[age] -= 1
        return True

    def _played(self, i: int, play: list[int], fresh: list[int], rng: Rng) -> bool:
        """Explain a card played from one of a hand's places, old or fresh."""
        seat, kind, drawn = play
        ages = len(self.cards)
        chances = [0] * (ages * ages)  # by age of the place, then of the card
        for place in range(ages):
            n = self.places[place][seat] if place <= i else drawn - fresh[seat]
            for age in range(place + 1):
                if n and self.cards[age][kind]:
                    chances[place * ages + age] = (
                        n * self.cards[age][kind] * self._chance(place, age)
                    )
        chosen = _chosen(chances, rng)
        if chosen < 0:
            return False
        place, age = chosen // ages, chosen % ages
        self.cards[age][kind] -= 1
        self.n_cards[age] -= 1
        if place > i:
            fresh[seat] += 1
        else:
            self.places[place][seat] -= 1
            self.n_places[place] -= 1
            self._had(seat, kind, place, i + 1)
        return True

    def _had(self, seat: int, kind: int, since: int, until: int) -> None:
        for i in range(since, until):
            self.own[seat][i].append(kind)

    def deal(self, rng: Rng) -> Deal:
        hands: list[list[int]] = [[] for _ in self.what.sizes]
        rest: list[int] = []
        for age, places in enumerate(self.places):
            rest += _cards(self.cards[age])
            rng.shuffle(rest)
            for seat, n in enumerate(places):
                cards = _taken(rest, n)
                hands[seat] += cards
                for kind in cards:
                    self._had(seat, kind, age, len(self.what.times))
        return Deal(hands, rest, _memory(self.what, self.own))


def _chosen(chances: list[int], rng: Rng) -> int:
    """Return an index, chosen by weight; -1 if all weights are zero."""
    total = sum(chances)
    if total == 0:
        return -1
    at = rng.below(total)
    chosen = 0
    while at >= chances[chosen]:
        at -= chances[chosen]
        chosen += 1
    return chosen
