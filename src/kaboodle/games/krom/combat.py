"""Combat: dice, bonuses, losses, trophy, robbery (KR-F1 to KR-F6, KR-K2 to KR-K4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaboodle.core.event import Log
from kaboodle.core.ids import NOBODY
from kaboodle.games.krom import events
from kaboodle.games.krom.actions import ROB_CARD, ROB_NOTHING
from kaboodle.games.krom.content import BEAST_BONUS, DICE, KROM
from kaboodle.games.krom.dice import ALONE, SIDES, half, losses, ranking, throw
from kaboodle.games.krom.frames import Fighting, Robbing
from kaboodle.games.krom.state import BEAST, RUNNING, State
from kaboodle.games.krom.supply import hand_over, hurt, rob_card, score

if TYPE_CHECKING:
    from mypy_extensions import i64


def begin(s: State, fighters: list[int], log: Log) -> None:
    """Begin a combat: every fighter rolls one die, all in the open (KR-F1)."""
    if not s.fought:
        s.fought = True
        s.fights += 1
    if log is not None:
        log.append(events.combat_begins(s.here, [seat for seat in fighters if seat != BEAST]))
        if BEAST in fighters:
            log.append(events.beast_fights(s.beast_life))
    totals: list[int] = []
    dice: list[list[int]] = []
    for fighter in fighters:
        die = s.rng.below(SIDES) + 1
        dice.append(ALONE[die])
        if fighter == BEAST:
            totals.append(die + BEAST_BONUS)  # KR-K2
            if log is not None:
                log.append(events.beast_rolled(die, die + BEAST_BONUS))
        else:
            totals.append(die)
            if log is not None:
                log.append(events.rolled(fighter, die))
    s.frames.append(Fighting(fighters, totals, dice, 0, 0))


def next_fighter(f: Fighting) -> None:
    """Ask the next fighter. Reading, KR-F2: in seat order. The Kromosaurus has no cards (KR-K2)."""
    f.turn += 1
    if f.turn == len(f.fighters) or f.fighters[f.turn] == BEAST:
        f.turn = 0


def pass_by(s: State, f: Fighting, seat: int, log: Log) -> None:
    if log is not None:
        log.append(events.passed(seat))
    f.passes += 1
    players: i64 = len(f.fighters)
    if f.fighters[players - 1] == BEAST:
        players -= 1
    if f.passes == players:
        settle(s, f, log)  # KR-F2: all of them passed in a row
    else:
        next_fighter(f)


def strengthen(s: State, f: Fighting, seat: int, face: int, log: Log) -> None:
    """Apply a combat bonus. Extra dice are rolled at once (KR-F2)."""
    at = f.fighters.index(seat)
    strength = s.pack.strength[face]
    if s.pack.kind[face] == DICE:
        dice = throw(s.rng, strength)
        f.dice[at] = f.dice[at] + dice
        f.totals[at] += sum(dice)
        if log is not None:
            log.append(events.dice_added(seat, dice, f.totals[at]))
    else:
        f.totals[at] += strength
        if log is not None:
            log.append(events.value_added(seat, strength, f.totals[at]))


def settle(s: State, f: Fighting, log: Log) -> None:
    """Settle a combat: the order of action, the losses, what the winner takes."""
    fighters = f.fighters
    weights = [s.pack.weights[BEAST if i == BEAST else s.character[i]] for i in fighters]
    order = ranking(f.totals, weights, s.here)
    winner = fighters[order[0]]
    s.frames.pop()
    s.queue = [fighters[i] for i in reversed(order) if fighters[i] != BEAST]  # KR-F3
    if log is not None:
        log.append(events.combat_won(winner, f.totals[order[0]], s.here))

    # KR-F4, in the order of the fight.
    lost = losses(f.totals, order[0])
    victims: list[int] = []
    for i in order[1:]:
        loser = fighters[i]
        if loser == BEAST:
            s.beast_life = max(s.beast_life - lost[i], 0)
            if log is not None:
                log.append(events.beast_hurt(lost[i], s.beast_life))
        elif lost[i]:
            hurt(s, loser, lost[i], log)
            if s.life[loser] == 0:
                victims.append(loser)
    if winner == BEAST:
        return  # KR-K2: it robs no one

    # KR-K3: the beast that has no hit points left leaves the game as a trophy.
    if s.beast_life == 0 and s.trophy == NOBODY and BEAST in fighters:
        s.trophy = winner
        if log is not None:
            log.append(events.trophy_won(winner))
        score(s, winner, 1, log)
    elif s.trophy != NOBODY and s.trophy in victims:
        _take_trophy(s, winner, log)
    if victims and s.ending == RUNNING:
        # KR-F6: those who have nothing are skipped.
        able = [seat for seat in victims if can_be_robbed(s, seat)]
        if able:
            s.frames.append(Robbing(winner, able))


def _take_trophy(s: State, winner: int, log: Log) -> None:
    """Take the trophy, on top of the robbery (KR-K4)."""
    holder = s.trophy
    s.points[holder] -= 1
    s.trophy = winner
    if log is not None:
        log.append(events.trophy_taken(winner, holder))
    score(s, winner, 1, log)


def can_be_robbed(s: State, victim: int) -> bool:
    """Return whether a victim has anything. Hand sizes and tokens are public, so is this."""
    return len(s.hands[victim]) > 0 or any(s.tokens[victim])


def rob(s: State, f: Robbing, what: int, log: Log) -> None:
    """Take one thing from one victim (KR-F6)."""
    victim = f.victims.pop(0)
    robber = f.winner
    if what == ROB_NOTHING:
        if log is not None:
            log.append(events.robbery_declined(robber, victim))
    elif what == ROB_CARD:
        rob_card(s, robber, victim, log)
    else:
        count = half(s.tokens[victim][KROM]) if what == KROM else 1
        hand_over(s, victim, robber, what, count, log)
    if not f.victims:
        s.frames.pop()
