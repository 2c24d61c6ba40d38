"""Small writers that the larger ones share: of tokens, hit points, cards and points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaboodle.core.event import Log
from kaboodle.core.ids import Seat
from kaboodle.core.remade import Shown
from kaboodle.games.krom import events
from kaboodle.games.krom.content import CARD, FULL_LIFE, LIFE, TOKENS
from kaboodle.games.krom.state import WON, State

if TYPE_CHECKING:
    from mypy_extensions import i64


def gain(s: State, seat: int, bundle: list[int], log: Log) -> None:
    """Take a reward: tokens, hit points, bonus cards."""
    tokens = s.tokens[seat]
    for good in range(TOKENS):
        wanted = bundle[good]
        if wanted:
            got = s.options.gained(wanted, s.supply[good])  # KR-C2
            tokens[good] += got
            s.supply[good] -= got
            if log is not None:
                log.append(events.gained(seat, good, got))
    if bundle[LIFE]:
        heal(s, seat, bundle[LIFE], log)
    for _ in range(bundle[CARD]):
        draw_bonus(s, seat, log)


def heal(s: State, seat: int, points: int, log: Log) -> None:
    """Heal, never past full life (KR-P5)."""
    before = s.life[seat]
    s.life[seat] = min(before + points, FULL_LIFE)
    if log is not None:
        log.append(events.gained(seat, LIFE, s.life[seat] - before))


def pay(s: State, seat: int, good: int, count: int, log: Log) -> None:
    _put_back(s, seat, good, count, 1, log)


def lose(s: State, seat: int, good: int, count: int, log: Log) -> None:
    _put_back(s, seat, good, count, 0, log)


def _put_back(s: State, seat: int, good: int, count: int, paid: int, log: Log) -> None:
    """Put tokens back into the supply."""
    if count:
        s.tokens[seat][good] -= count
        s.supply[good] += count
        if log is not None:
            log.append(events.lost(seat, good, count, paid))


def pay_all(s: State, seat: int, price: list[int], log: Log) -> None:
    for good in range(TOKENS):
        pay(s, seat, good, price[good], log)


def hand_over(s: State, giver: int, taker: int, good: int, count: int, log: Log) -> None:
    if count:
        s.tokens[giver][good] -= count
        s.tokens[taker][good] += count
        if log is not None:
            log.append(events.handed_over(giver, taker, good, count))


def hurt(s: State, seat: int, points: int, log: Log) -> None:
    """Take hit points. At 0 the player is stunned (KR-F5)."""
    left = max(s.life[seat] - points, 0)
    if log is not None:
        log.append(events.hurt(seat, s.life[seat] - left, left))
        if left == 0:
            log.append(events.stunned(seat))
    s.life[seat] = left


def score(s: State, seat: int, points: int, log: Log) -> None:
    """Add evolution points. The winning score wins at once, in the middle of anything (KR-E2)."""
    s.points[seat] += points
    if s.points[seat] >= s.goal:
        s.ending = WON
        s.frames = []
        if log is not None:
            log.append(events.game_won(seat, s.points[seat]))


def draw_bonus(s: State, seat: int, log: Log) -> None:
    if not s.bonus:
        if s.played:
            # No card is visible elsewhere, because none lies on the table while one is drawn.
            s.remade = s.remade.settle(s.plays).remake(s.played, [], s.hands)
            s.plays = None
        remake(s, s.bonus, s.played, "bonus", log)
    if not s.bonus:  # KR-C3: nothing is drawn
        if log is not None:
            log.append(events.nothing_to_draw(seat))
        return
    face = s.bonus.pop()
    s.hands[seat] = with_card(s.hands[seat], face)
    if log is not None:
        log.append(events.card_drawn(seat, s.pack.bonus.ids[face]))


def draw_picking(s: State, log: Log) -> int:
    """Draw a card. There is always one: each is discarded before the next is drawn (KR-P2)."""
    if not s.picking:
        remake(s, s.picking, s.picked, "picking", log)
    return s.picking.pop()


def draw_hunting(s: State, log: Log) -> int:
    """Draw prey. There is always one: the caught prey is discarded first (KR-P3)."""
    if not s.hunting:
        remake(s, s.hunting, s.hunted, "hunting", log)
    return s.hunting.pop()


def remake(s: State, deck: list[int], discard: list[int], name: str, log: Log) -> None:
    """Shuffle the discard into its deck (KR-C3, KR-P2)."""
    if discard:
        deck += discard
        discard.clear()
        s.rng.shuffle(deck)
        if log is not None:
            log.append(events.deck_remade(name, len(deck)))


def with_card(hand: list[int], face: int) -> list[int]:
    """Return a new, sorted hand. Clones share hands, so none is changed in place."""
    at: i64 = 0
    for held in hand:
        if held > face:
            break
        at += 1
    out = hand.copy()
    out.insert(at, face)
    return out


def rob_card(s: State, robber: int, victim: int, log: Log) -> None:
    """Rob a random bonus card (KR-F6), known to robber and victim only (KR-N1)."""
    hand = s.hands[victim].copy()
    face = hand.pop(s.rng.below(len(hand)))
    s.hands[victim] = hand
    if s.remade.times:
        # Only robber and victim know the card (KR-N1), so these hands are no longer followed.
        s.remade = s.remade.settle(s.plays).blur(victim).blur(robber)
        s.plays = None
    s.hands[robber] = with_card(s.hands[robber], face)
    # Others who knew a card of the victim's can no longer tell whether it is still there.
    kept: list[int] = []
    memory = s.memory
    dropped = False
    for i in range(0, len(memory), 3):
        if memory[i + 1] == victim:
            if memory[i] != robber:
                continue
            if memory[i + 2] == face and not dropped:
                dropped = True
                continue
        kept += memory[i : i + 3]
    s.memory = [*kept, victim, robber, face]
    if log is not None:
        log.append(events.card_robbed(Seat(robber), Seat(victim), s.pack.bonus.ids[face]))


def leave_hand(s: State, seat: int, face: int) -> None:
    """Play a card from a hand. Copies look alike, so it counts as one that others knew of."""
    hand = s.hands[seat].copy()
    if s.remade.times:
        s.plays = Shown(seat, [face], len(hand), s.plays)
    hand.remove(face)
    s.hands[seat] = hand
    if s.memory:
        kept: list[int] = []
        knowers: list[int] = []
        memory = s.memory
        for i in range(0, len(memory), 3):
            known = memory[i + 1] == seat and memory[i + 2] == face
            if known and memory[i] not in knowers:
                knowers.append(memory[i])
            else:
                kept += memory[i : i + 3]
        s.memory = kept
