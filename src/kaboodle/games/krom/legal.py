"""Legal actions: who is asked, and what they may choose. `refusal` says why the rest is illegal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaboodle.core.ids import Action, Seat
from kaboodle.games.krom.actions import (
    ALLOW,
    ALLOW_OTHERS,
    ALLOW_ROUND,
    BE,
    BUY,
    BUY_CARD,
    BUY_LIFE,
    CLIMB,
    END,
    PASS,
    PICK,
    REALISE,
    REST,
    ROB,
    ROB_CARD,
    ROB_NOTHING,
    SHUFFLE,
    TAKE,
    WITHDRAW,
)
from kaboodle.games.krom.content import (
    BONE,
    CAVE,
    CHARACTERS,
    COUNTER,
    DICE,
    EMPTY,
    FOREST,
    FULL_LIFE,
    GAIN,
    HARM,
    KROM,
    LIFE,
    SAVANNA,
    STEAL,
    SWAP,
    TOKENS,
    TRADE,
    VALUE,
    WOOD,
)
from kaboodle.games.krom.dice import combination
from kaboodle.games.krom.frames import (
    CLIMBING,
    FRESH,
    OPEN,
    SERVED,
    Acting,
    Choosing,
    Countering,
    Fighting,
    Robbing,
)
from kaboodle.games.krom.state import ASK, OTHERS, ROUND, State

if TYPE_CHECKING:
    from mypy_extensions import i64


def asked(s: State) -> list[Seat]:
    """Return whom the top frame asks: several at once if the answers are sealed."""
    if not s.frames:
        return []
    f = s.frames[-1]
    if isinstance(f, Acting):
        return [Seat(f.seat)]
    if isinstance(f, Countering):
        return _open(f.answers)
    if isinstance(f, Fighting):
        return [Seat(f.fighters[f.turn])]
    if isinstance(f, Choosing):
        return _open(f.sealed)
    if isinstance(f, Robbing):
        return [Seat(f.winner)]
    return [Seat(f.seat)]


def waiting(s: State, viewer: Seat) -> list[Seat]:
    """Return whom a viewer sees being asked. In a counter window, these are all that were asked,
    answered or not, except the viewer after an answer of its own (KR-B5)."""
    if s.frames:
        f = s.frames[-1]
        if isinstance(f, Countering):
            asked_about = [(f.player + i) % s.seats for i in range(f.first, s.seats)]
            return [
                Seat(seat)
                for seat in sorted(asked_about)
                if seat != viewer or f.answers[seat] == OPEN
            ]
    return asked(s)


def silence(s: State, seat: Seat) -> Action | None:
    """Return the default answer to a card: let it pass (KR-B4). Other questions have none."""
    if s.frames:
        f = s.frames[-1]
        if isinstance(f, Countering) and f.answers[seat] == OPEN:
            return Action(ALLOW)
    return None


def standing(s: State, seat: Seat) -> Action | None:
    """Return what a seat ordered for the card on the table; None if it is to be asked (KR-B5)."""
    order = s.orders[seat]
    if silence(s, seat) is None or order == ASK:
        return None
    f, under = s.frames[-1], s.frames[0]
    assert isinstance(f, Countering)
    # Reading, KR-B5: every fighter is a target of every card played in the combat.
    target = seat == f.target or (isinstance(under, Fighting) and seat in under.fighters)
    return None if order == OTHERS and target else Action(ALLOW)


def _open(answers: list[int]) -> list[Seat]:
    out: list[Seat] = []
    for seat, answer in enumerate(answers):
        if answer == OPEN:
            out.append(Seat(seat))
    return out


def free(s: State, seat: Seat) -> list[Action]:
    """Return a seat's private actions, asked or not: standing orders (KR-B5), and another
    destination until the last one is laid (KR-M1)."""
    if not s.frames:
        return []
    f = s.frames[-1]
    out: list[Action] = []
    if isinstance(f, Choosing) and f.sealed[seat] != OPEN:
        out += s.actions.moves[s.place[seat]]
    if s.orders[seat] != ROUND:
        out.append(Action(ALLOW_ROUND))
    if s.orders[seat] != OTHERS:
        out.append(Action(ALLOW_OTHERS))
    if s.orders[seat] != ASK:
        out.append(Action(WITHDRAW))
    return out


def options(s: State, seat: Seat) -> list[Action]:
    if not s.frames:
        return []
    f = s.frames[-1]
    out: list[Action] = []
    if isinstance(f, Acting):
        if seat == f.seat:
            _place(s, f, out)
            _rest_of_phase(s, f, out)
    elif isinstance(f, Countering):
        if f.answers[seat] == OPEN:
            out = [Action(ALLOW)]
            _cards(s, seat, COUNTER, COUNTER, out)
    elif isinstance(f, Fighting):
        if seat == f.fighters[f.turn]:
            out = [Action(PASS)]
            _cards(s, seat, VALUE, DICE, out)
    elif isinstance(f, Choosing):
        if f.sealed[seat] == OPEN:
            out = s.actions.moves[s.place[seat]].copy()  # KR-M1
    elif isinstance(f, Robbing):
        if seat == f.winner:
            _robbery(s, f.victims[0], out)
    elif seat == f.seat:
        out = [Action(BE + i) for i in range(CHARACTERS) if i not in s.character]
    return out


def _cards(s: State, seat: int, low: int, high: int, out: list[Action]) -> None:
    """Add the held cards of these kinds that are allowed here, each face once (KR-B1)."""
    last = -1
    for face in s.hands[seat]:
        if face != last:
            last = face
            if low <= s.pack.kind[face] <= high and fits_place(s, seat, face):
                out.append(Action(s.actions.first[face]))


def _robbery(s: State, victim: int, out: list[Action]) -> None:
    """Add what can be robbed: only things that the victim has (KR-F6)."""
    out += [Action(ROB + good) for good in range(TOKENS) if s.tokens[victim][good]]
    if s.hands[victim]:
        out.append(Action(ROB + ROB_CARD))
    out.append(Action(ROB + ROB_NOTHING))


def _place(s: State, f: Acting, out: list[Action]) -> None:
    """Add the place actions, at most one a phase (KR-P0)."""
    here = s.here
    kroms = s.tokens[f.seat][KROM]
    if here == CAVE:
        if f.stage == FRESH:
            out.append(Action(REST))
        if f.stage <= SERVED:
            if kroms >= s.pack.prices[0]:
                out += [
                    Action(BUY + good - WOOD)
                    for good in range(WOOD, BONE + 1)
                    if s.options.gained(1, s.supply[good])  # KR-C2
                ]
            if kroms >= s.pack.prices[2] and s.life[f.seat] < FULL_LIFE:
                out.append(Action(BUY + BUY_LIFE))
            if kroms >= s.pack.prices[1] and (s.bonus or s.played):  # KR-C3
                out.append(Action(BUY + BUY_CARD))
    elif here == FOREST:
        if f.count == 0 and s.picked:
            out.append(Action(SHUFFLE))
        if f.count < len(s.pack.picks) and kroms >= s.pack.picks[f.count]:
            out.append(Action(PICK))
    elif here == SAVANNA:
        if f.stage == FRESH:
            dice: i64 = 1
            while dice <= 2 and kroms >= s.pack.extras[dice]:
                dice += 1
            out += s.actions.hunts[dice - 1]
    elif f.stage == FRESH:
        out.append(Action(CLIMB))
    elif f.stage == CLIMBING:
        if f.count < len(s.pack.rerolls) and kroms >= s.pack.rerolls[f.count]:
            out += s.actions.rerolls
        for reward in range(len(s.pack.climbs[combination(f.dice)])):
            out.append(Action(TAKE + reward))


def _rest_of_phase(s: State, f: Acting, out: list[Action]) -> None:
    """Add evolutions, the end of the phase, and bonus cards."""
    seat = f.seat
    tokens, pack = s.tokens[seat], s.pack
    for space, card in enumerate(s.ideas):
        if card != EMPTY and covers(tokens, pack.cost[card]):
            place = pack.evolution_place[card]
            if place < 0 or place == s.here:
                out.append(Action(REALISE + space))
    if f.stage != CLIMBING:  # KR-P4: the dice on the table are settled first
        out.append(Action(END))
    last = -1
    for face in s.hands[seat]:
        if face == last:
            continue
        last = face
        kind = pack.kind[face]
        if kind < GAIN or kind == COUNTER or not fits_place(s, seat, face):
            continue
        if kind >= TRADE and not covers(tokens, pack.price[face]):
            continue  # KR-B3
        if kind == TRADE and not pays_off(s, face):
            continue
        if not s.actions.aimed[face]:
            out.append(Action(s.actions.first[face]))
            continue
        first = s.actions.first[face]
        out += [
            Action(first + target)
            for target in range(s.seats)
            if target != seat and hits(s, seat, face, target)
        ]


def fits_place(s: State, seat: int, face: int) -> bool:
    """Return whether the holder is at the place that the card's symbol asks for (KR-B1)."""
    place = s.pack.bonus_place[face]
    return place < 0 or place == s.place[seat]


def covers(tokens: list[int], price: list[int]) -> bool:
    return (
        tokens[0] >= price[0]
        and tokens[1] >= price[1]
        and tokens[2] >= price[2]
        and tokens[3] >= price[3]
    )


def pays_off(s: State, face: int) -> bool:
    """Return whether a trade gains anything. Reading, KR-B3: it must (KR-C2)."""
    for good in range(TOKENS):
        wanted = s.pack.bonus.gives[face][good]
        if wanted and s.options.gained(wanted, s.supply[good] + s.pack.price[face][good]):
            return True
    return False


def hits(s: State, seat: int, face: int, target: int) -> bool:
    """Return whether a card can do anything to this target (KR-B3)."""
    kind = s.pack.kind[face]
    gives = s.pack.bonus.gives[face]
    tokens = s.tokens[target]
    if kind == SWAP:
        # Reading, KR-B3: both sides of a swap are given in full.
        return covers(tokens, gives)
    if kind == STEAL and s.place[target] != s.place[seat]:
        return False
    # Reading, KR-B3: a player with none of what a card takes cannot be its target.
    for good in range(TOKENS):
        if gives[good] and tokens[good]:
            return True
    return kind == HARM and gives[LIFE] > 0 and s.life[target] > 0
