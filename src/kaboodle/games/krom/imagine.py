"""Determinization: samples a full state that fits a view, for search.

The bonus cards that this seat cannot locate go to the other hands and the deck, with equal chances
except for what remade decks tell. The other decks hold the cards that are not visible, shuffled.
Hidden destinations are random. Other seats have no standing orders and no answers to a card yet.
"""

from __future__ import annotations

from kaboodle.core.guess import Unseen, deal
from kaboodle.core.ids import SPECTATOR
from kaboodle.core.rng import Rng, from_seed
from kaboodle.games.krom import frames
from kaboodle.games.krom.content import EMPTY, Deck
from kaboodle.games.krom.frames import HIDDEN, Choosing, Countering
from kaboodle.games.krom.state import ASK, State
from kaboodle.games.krom.supply import with_card
from kaboodle.games.krom.view import KromView


def imagine(v: KromView, rng: Rng) -> State:
    seed = rng.next32() << 31 | rng.next32() >> 1  # its own future
    seats = len(v.place)
    s = State(v.pack, v.options, v.actions, seats, from_seed(seed))
    s.character = v.character.copy()
    s.place = v.place.copy()
    s.life = v.life.copy()
    s.tokens = [tokens.copy() for tokens in v.tokens]
    s.points = v.points.copy()
    s.realised = [cards.copy() for cards in v.realised]
    s.orders = [v.order if seat == v.seat else ASK for seat in range(seats)]
    s.supply = v.pack.stock.copy()  # the view shows no debt, which an endless supply may have
    for own in v.tokens:
        for i in range(len(own)):
            s.supply[i] -= own[i]
    s.picked = v.picked.copy()
    s.hunted = v.hunted.copy()
    s.played = v.played.copy()
    s.prey = v.prey.copy()
    s.ideas = v.ideas.copy()
    s.beast_life = v.beast_life
    s.beast_place = v.beast_place
    s.trophy = v.trophy
    s.round = v.round
    s.here = v.here
    s.queue = v.queue.copy()
    s.frames = [frames.clone(f) for f in v.frames]
    s.question = v.question
    s.ending = v.ending
    for holder, face in v.known:
        s.memory += [v.seat, holder, face]

    # Decks that no player has looked into.
    s.picking = _rest(v.pack.picking, s.picked, rng)
    s.hunting = _rest(v.pack.hunting, s.hunted + s.prey, rng)
    lying = [card for card in s.ideas if card != EMPTY]
    for cards in s.realised:
        lying += cards
    s.evolutions = _rest(v.pack.evolutions, lying, rng)

    # KR-N1: own hand and what was robbed from it are known; the rest is dealt.
    s.hands = [[] for _ in range(seats)]
    if v.seat != SPECTATOR:
        s.hands[v.seat] = v.hand.copy()
    for holder, face in v.known:
        s.hands[holder] = with_card(s.hands[holder], face)
    placed = s.played.copy()
    for hand in s.hands:
        placed += hand
    for f in s.frames:
        if isinstance(f, Countering):
            placed.append(f.face)
    sizes = [v.sizes[seat] - len(hand) for seat, hand in enumerate(s.hands)]
    left = _left(v.pack.bonus, placed)
    unseen = Unseen(v.seat, v.recalls(), v.own, v.pack.bonus.copies, left, sizes)
    for holder, _ in v.known:
        unseen.lost.append(holder)
    dealt = deal(unseen, rng)
    for seat, hand in enumerate(dealt.hands):
        s.hands[seat] = sorted(s.hands[seat] + hand)
    s.bonus = dealt.rest
    s.remade = dealt.memory

    # KR-M1: sealed destinations of the others.
    if s.frames:
        top = s.frames[-1]
        if isinstance(top, Choosing):
            for seat in range(seats):
                if top.sealed[seat] == HIDDEN:
                    top.sealed[seat] = (s.place[seat] + 1 + rng.below(3)) % 4
    return s


def _rest(deck: Deck, placed: list[int], rng: Rng) -> list[int]:
    """Return the cards of a deck that lie nowhere else, shuffled."""
    out = [face for face, n in enumerate(_left(deck, placed)) for _ in range(n)]
    rng.shuffle(out)
    return out


def _left(deck: Deck, placed: list[int]) -> list[int]:
    """Count the cards of each face that lie nowhere else."""
    left = deck.copies.copy()
    for face in placed:
        left[face] -= 1
    return left
