"""The action space: everything a clan can choose, numbered once for all packs.

The number of a roll is the bit mask of its dice: 1 to 255 are rolls, and 0, no dice, lays the
truck flat. Cards and territories are named by their space, never by identity.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.catalogue import ActionTable, Span, named, numbered
from kaboodle.core.frozen import Frozen
from kaboodle.core.ids import Action
from kaboodle.core.words import Args
from kaboodle.games.kero import verbs
from kaboodle.games.kero.content import (
    ALL_DICE,
    DICE_IN,
    DIE_NAMES,
    RESOURCES,
    ROW,
    SPACES,
    WHITES,
)

MOST_TRADED: Final = 27  # the box holds no more Jerrycans (KO-C1)
CALLS: Final = [[0, 1], [0, 2], [1, 2]]  # coloured dice (KO-U1)
MOVES: Final = [[i, j] for i in range(SPACES) for j in range(SPACES) if i != j]  # KO-U4
GIFTS: Final = [[i, j] for i in range(4) for j in range(i, 4)]  # resources (KO-U5)


def die_name(die: int) -> str:
    """Return the name of a die, as keys write it."""
    return f"white{die + 1}" if die < WHITES else DIE_NAMES[die - WHITES + 1]


def dice_in(mask: int) -> list[int]:
    return DICE_IN[mask].copy()


def _roll_words(mask: int) -> Args:
    dice = dice_in(mask)
    args: Args = {"dice": len(dice)}
    args.update({name: mask >> WHITES + i & 1 for i, name in enumerate(DIE_NAMES[1:])})
    whites = [die + 1 for die in dice if die < WHITES]
    args.update({"white": len(whites), "numbers": whites})
    return args


def _pairs(name: str, names: list[str], pairs: list[list[int]]) -> list[Args]:
    return [{name: names[first], "other": names[second]} for first, second in pairs]


def gift_words(pair: list[int]) -> Args:
    """Return the arguments for two resources, with how many of each."""
    args: Args = {"resource": RESOURCES[pair[0]], "other": RESOURCES[pair[1]]}
    args.update({RESOURCES[resource]: pair.count(resource) for resource in pair})
    return args


def _gift_key(pair: list[int]) -> str:
    return " ".join(["gift", *[RESOURCES[resource] for resource in pair]])


_MASKS: Final = list(range(1, ALL_DICE + 1))
_ROLLS: Final = [" ".join(["roll", *[die_name(die) for die in dice_in(mask)]]) for mask in _MASKS]
_MOVES: Final[list[Args]] = [{"from": start + 1, "to": end + 1} for start, end in MOVES]

TABLE: Final = ActionTable(
    "kero-",
    [
        Span(verbs.ROLL, "lay flat"),
        Span(verbs.ROLL, "roll", [_roll_words(mask) for mask in _MASKS], _ROLLS),
        Span(verbs.TIP, "tip"),
        Span(verbs.FUEL, "fuel once"),
        Span(verbs.FUEL, "fuel twice"),
        Span(verbs.ADD, "add", named("die", DIE_NAMES[1:])),
        Span(verbs.WHOLE, "whole"),
        Span(verbs.THIN_OUT, "thin out"),
        Span(verbs.THROW, "throw"),
        Span(verbs.TAKE, "take", numbered("space", ROW)),
        Span(verbs.EXPLORE, "explore", numbered("space", SPACES)),
        Span(verbs.EXPLORE, "explore single"),
        Span(verbs.EXPLORE, "explore double"),
        Span(verbs.HIRE, "hire"),
        Span(verbs.TRADE, "trade", numbered("wheat", MOST_TRADED)),
        Span(verbs.CALL, "call", _pairs("die", DIE_NAMES[1:], CALLS)),
        Span(verbs.FORGIVE, "forgive"),
        Span(verbs.MOVE, "move", _MOVES),
        Span(verbs.STAY, "stay"),
        Span(verbs.GIFT, "gift", [gift_words(p) for p in GIFTS], [_gift_key(p) for p in GIFTS]),
        Span(verbs.FREE_FUEL, "free fuel"),
        Span(verbs.SEND_HOME, "send home", numbered("space", SPACES)),
        Span(verbs.PLAN_FIRE, "plan fire"),
        Span(verbs.SCORCH, "scorch", numbered("space", ROW)),
        Span(verbs.WIN_TIE, "win tie", numbered("space", SPACES)),
        Span(verbs.END_TURN, "end turn"),
        Span(verbs.RUN_DRY, "run dry"),
        Span(verbs.FULL, "full"),
        # Orders stand last: the nets know the numbers before them.
        Span(verbs.ALWAYS, "whole always"),
        Span(verbs.WITHDRAW, "withdraw"),
    ],
)
VERB: Final = TABLE.verb
ARG: Final = TABLE.arg

# The action of a verb that has only one; of other verbs the first, to which an offset is added.
LAY_FLAT: Final = TABLE.action(verbs.ROLL)
TIP: Final = TABLE.action(verbs.TIP)
FUEL_ONCE: Final = TABLE.action(verbs.FUEL)
FUEL_TWICE: Final = TABLE.action(verbs.FUEL, 1)
ADD: Final = TABLE.action(verbs.ADD)
WHOLE: Final = TABLE.action(verbs.WHOLE)
THIN_OUT: Final = TABLE.action(verbs.THIN_OUT)
THROW: Final = TABLE.action(verbs.THROW)
TAKE: Final = TABLE.action(verbs.TAKE)
EXPLORE: Final = TABLE.action(verbs.EXPLORE)
HIRE: Final = TABLE.action(verbs.HIRE)
TRADE_WHEAT: Final = TABLE.action(verbs.TRADE)
CALL: Final = TABLE.action(verbs.CALL)
FORGIVE: Final = TABLE.action(verbs.FORGIVE)
MOVE_FROM: Final = TABLE.action(verbs.MOVE)
STAY: Final = TABLE.action(verbs.STAY)
GIFT_OF: Final = TABLE.action(verbs.GIFT)
FREE_FUEL: Final = TABLE.action(verbs.FREE_FUEL)
SEND_HOME: Final = TABLE.action(verbs.SEND_HOME)
PLAN_FIRE: Final = TABLE.action(verbs.PLAN_FIRE)
SCORCH_AT: Final = TABLE.action(verbs.SCORCH)
WIN_TIE: Final = TABLE.action(verbs.WIN_TIE)
END_TURN: Final = TABLE.action(verbs.END_TURN)
RUN_DRY: Final = TABLE.action(verbs.RUN_DRY)
FULL: Final = TABLE.action(verbs.FULL)
ALWAYS: Final = TABLE.action(verbs.ALWAYS)
WITHDRAW: Final = TABLE.action(verbs.WITHDRAW)


@final
class Actions(Frozen):
    """Options built in advance, ascending. Every list here is shared and never changes."""

    def __init__(self) -> None:
        self.rolls: Final = [_rolls(mask) for mask in range(ALL_DICE + 1)]  # by live dice
        self.moves: Final = [
            [Action(MOVE_FROM + k) for k, pair in enumerate(MOVES) if pair[0] == i]
            for i in range(SPACES)
        ]  # by the territory to leave
        self.gifts: Final = TABLE.actions(verbs.GIFT)
        self.throw: Final = [THROW]


def _rolls(live: int) -> list[Action]:
    """Return the options to lay flat, or to roll any of these dice (KO-R2)."""
    return [Action(mask) for mask in range(ALL_DICE + 1) if mask & live == mask]
