"""Everything a clan can choose, numbered once.

A roll is numbered by its dice, one bit a die, so that 1 to 255 are rolls and 0, no die at all,
is the truck laid flat. Cards and territories are named by their space, never by identity.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.catalogue import Catalogue
from kaboodle.core.ids import Action
from kaboodle.core.words import Args, Words
from kaboodle.games.kero.content import (
    ALL_DICE,
    DICE_IN_ALL,
    DIE_NAMES,
    RESOURCES,
    ROW,
    SPACES,
    WHITES,
)

LAY_FLAT: Final = Action(0)
LAST_ROLL: Final = 255
TIP: Final = Action(256)
FUEL_ONCE: Final = Action(257)
FUEL_TWICE: Final = Action(258)
ADD: Final = 259  # + the coloured die
WHOLE: Final = Action(262)  # let the fuelling be one with all dice
THIN_OUT: Final = Action(263)
THROW: Final = Action(264)
TAKE: Final = 265  # + the space in the row
EXPLORE: Final = 271  # + the territory, or one of the final spaces
HIRE: Final = Action(277)
TRADE_WHEAT: Final = 277  # + how many, from 1
MOST_TRADED: Final = 27  # the box holds no more Jerrycans (KO-C1)
CALL: Final = 305  # + the pair of coloured dice
FORGIVE: Final = Action(308)
MOVE_FROM: Final = 309  # + the pair of territories
STAY: Final = Action(321)
GIFT_OF: Final = 322  # + the pair of resources
FREE_FUEL: Final = Action(332)
SEND_HOME: Final = 333  # + the territory
PLAN_FIRE: Final = Action(337)
SCORCH_AT: Final = 338  # + the space in the row
WIN_TIE: Final = 344  # + the territory
END_TURN: Final = Action(348)
RUN_DRY: Final = Action(349)  # the table's own (KO-T2)
FULL: Final = Action(350)
ACTIONS: Final = 351

CALLS: Final = [[0, 1], [0, 2], [1, 2]]  # coloured dice (KO-U1)
MOVES: Final = [[i, j] for i in range(SPACES) for j in range(SPACES) if i != j]  # KO-U4
GIFTS: Final = [[i, j] for i in range(4) for j in range(i, 4)]  # resources (KO-U5)


@final
class Actions:
    """Choices ready to hand out, ascending; every list here is shared and never changes."""

    def __init__(self) -> None:
        self.rolls: Final = [_rolls(mask) for mask in range(ALL_DICE + 1)]  # by live dice
        self.moves: Final = [
            [Action(MOVE_FROM + k) for k, pair in enumerate(MOVES) if pair[0] == i]
            for i in range(SPACES)
        ]  # by the territory left
        self.gifts: Final = [Action(GIFT_OF + k) for k in range(len(GIFTS))]
        self.throw: Final = [THROW]


def _rolls(live: int) -> list[Action]:
    """Lay flat, or roll any of these dice (KO-R2)."""
    return [Action(mask) for mask in range(ALL_DICE + 1) if mask & live == mask]


def die_name(die: int) -> str:
    """The name of one die, as keys write it."""
    return f"white{die + 1}" if die < WHITES else DIE_NAMES[die - WHITES + 1]


def dice_in(mask: int) -> list[int]:
    return [die for die in range(DICE_IN_ALL) if mask >> die & 1]


def catalogue() -> Catalogue:
    keys: list[str] = []
    words: list[Words] = []
    for mask in range(LAST_ROLL + 1):
        names = [die_name(die) for die in dice_in(mask)]
        keys.append(" ".join(["roll", *names]) if mask else "lay flat")
        args: Args = {"dice": len(names)}
        args.update({name: mask >> WHITES + i & 1 for i, name in enumerate(DIE_NAMES[1:])})
        whites = [str(die + 1) for die in dice_in(mask) if die < WHITES]
        args.update({"white": len(whites), "numbers": ", ".join(whites)})
        words.append(Words("kero-roll", args) if mask else Words("kero-lay-flat", {}))
    for key in ("tip", "fuel once", "fuel twice"):
        _add(keys, words, key, {})
    for colour in DIE_NAMES[1:]:
        _add(keys, words, "add", {"die": colour})
    for key in ("whole", "thin out", "throw"):
        _add(keys, words, key, {})
    for space in range(ROW):
        _add(keys, words, "take", {"space": space + 1})
    for space in range(SPACES):
        _add(keys, words, "explore", {"space": space + 1})
    for key in ("explore single", "explore double", "hire"):
        _add(keys, words, key, {})
    for wheat in range(MOST_TRADED):
        _add(keys, words, "trade", {"wheat": wheat + 1})
    for pair in CALLS:
        names = [DIE_NAMES[1 + colour] for colour in pair]
        _add(keys, words, "call", {"die": names[0], "other": names[1]})
    _add(keys, words, "forgive", {})
    for pair in MOVES:
        _add(keys, words, "move", {"from": pair[0] + 1, "to": pair[1] + 1})
    _add(keys, words, "stay", {})
    for pair in GIFTS:
        names = [RESOURCES[resource] for resource in pair]
        _add(keys, words, "gift", {"resource": names[0], "other": names[1]})
    _add(keys, words, "free fuel", {})
    for space in range(SPACES):
        _add(keys, words, "send home", {"space": space + 1})
    _add(keys, words, "plan fire", {})
    for space in range(ROW):
        _add(keys, words, "scorch", {"space": space + 1})
    for space in range(SPACES):
        _add(keys, words, "win tie", {"space": space + 1})
    for key in ("end turn", "run dry", "full"):
        _add(keys, words, key, {})
    assert len(keys) == ACTIONS, "the numbers above and the table agree"
    return Catalogue(keys, words)


def _add(keys: list[str], words: list[Words], verb: str, args: Args) -> None:
    """The key is the verb and its arguments; the message is named by the verb."""
    keys.append(" ".join([verb, *[str(value) for value in args.values()]]))
    words.append(Words("kero-" + verb.replace(" ", "-"), args))
