"""The action space: everything a player can choose, numbered once for a pack.

Bonus cards are named by face, never by identity, so one choice has one number. A card with a
target has a number for each of six seats, however many are taken.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.catalogue import ActionTable, Span, named, numbered
from kaboodle.core.frozen import Frozen
from kaboodle.core.ids import NOBODY
from kaboodle.core.words import Args
from kaboodle.games.krom import verbs
from kaboodle.games.krom.content import (
    AIMED,
    CARD,
    CHARACTERS,
    CLIMB_DICE,
    GOODS,
    LIFE,
    MOST_SEATS,
    PLACES,
    SPACES,
    TOKENS,
    WOOD,
    Pack,
)

EXTRA_DICE: Final = 3  # none, one or two (KR-P3)
_HUNTS: Final[list[Args]] = [
    {"space": space + 1, "dice": dice} for space in range(SPACES) for dice in range(EXTRA_DICE)
]
_LOOSE: Final = [
    [die + 1 for die in range(CLIMB_DICE) if mask >> die & 1] for mask in range(1, 1 << CLIMB_DICE)
]


def _rerolls() -> list[Args]:
    return [{"dice": dice} for dice in _LOOSE]


def _spans(characters: list[str]) -> list[Span]:
    """Return all spans except those of the bonus cards."""
    hunts = [f"hunt {row['space']} +{row['dice']}" for row in _HUNTS]
    rerolls = [" ".join(["reroll", *[str(die) for die in dice]]) for dice in _LOOSE]
    return [
        Span(verbs.GO, "go", named("place", PLACES)),
        Span(verbs.BE, "be", named("character", characters)),
        Span(verbs.PASS, "pass"),
        Span(verbs.ALLOW, "allow"),
        Span(verbs.ALLOW, "allow round"),
        Span(verbs.ALLOW, "allow others"),
        Span(verbs.ROB, "rob", named("good", GOODS[:TOKENS])),
        Span(verbs.ROB, "rob card"),
        Span(verbs.ROB, "rob nothing"),
        Span(verbs.WITHDRAW, "withdraw"),
        Span(verbs.REST, "rest"),
        Span(verbs.BUY, "buy", named("good", GOODS[WOOD : LIFE + 1])),
        Span(verbs.BUY, "buy card"),
        Span(verbs.SHUFFLE, "shuffle"),
        Span(verbs.PICK, "pick"),
        Span(verbs.HUNT, "hunt", _HUNTS, hunts),
        Span(verbs.CLIMB, "climb"),
        Span(verbs.REROLL, "reroll", _rerolls(), rerolls),
        Span(verbs.TAKE, "take", numbered("reward", 2)),
        Span(verbs.REALISE, "realise", numbered("space", SPACES)),
        Span(verbs.END, "end"),
    ]


_TABLE: Final = ActionTable("", _spans([str(i) for i in range(CHARACTERS)]))

# The action of a verb that has only one; of other verbs the first, to which an offset is added.
# They are the same for every pack. `Actions` decodes the numbers.
BE: Final = _TABLE.action(verbs.BE)
PASS: Final = _TABLE.action(verbs.PASS)
ALLOW: Final = _TABLE.action(verbs.ALLOW)
ALLOW_ROUND: Final = _TABLE.action(verbs.ALLOW, 1)
ALLOW_OTHERS: Final = _TABLE.action(verbs.ALLOW, 2)
ROB: Final = _TABLE.action(verbs.ROB)
WITHDRAW: Final = _TABLE.action(verbs.WITHDRAW)
REST: Final = _TABLE.action(verbs.REST)
BUY: Final = _TABLE.action(verbs.BUY)
SHUFFLE: Final = _TABLE.action(verbs.SHUFFLE)
PICK: Final = _TABLE.action(verbs.PICK)
CLIMB: Final = _TABLE.action(verbs.CLIMB)
TAKE: Final = _TABLE.action(verbs.TAKE)
REALISE: Final = _TABLE.action(verbs.REALISE)
END: Final = _TABLE.action(verbs.END)

# What can be robbed besides the tokens, and bought besides the resources.
ROB_CARD: Final = TOKENS
ROB_NOTHING: Final = TOKENS + 1
BUY_LIFE: Final = LIFE - WOOD
BUY_CARD: Final = CARD - WOOD


@final
class Actions(Frozen):
    """The lookup tables for the numbers. Every list here is shared and never changes."""

    def __init__(self, pack: Pack) -> None:
        self.pack: Final = pack
        self.face: Final[list[int]] = []  # by argument of PLAY: the card
        self.target: Final[list[int]] = []
        self.aimed: Final[list[bool]] = []  # by face: has a target (KR-B3)
        plays: list[Span] = []
        starts: list[int] = []
        for face, kind in enumerate(pack.kind):
            starts.append(len(self.face))
            self.aimed.append(kind in AIMED)
            seats = list(range(MOST_SEATS)) if self.aimed[face] else [int(NOBODY)]
            self.face.extend([face] * len(seats))
            self.target.extend(seats)
            plays.append(_play(pack.bonus.ids[face], seats))
        table = ActionTable("krom-do-", [*_spans(pack.characters), *plays])
        self.catalogue: Final = table.catalogue
        self.verb: Final = table.verb
        self.arg: Final = table.arg
        self.first: Final = [table.first[verbs.PLAY] + at for at in starts]  # by face

        # Options built in advance, ascending.
        hunts = table.actions(verbs.HUNT)
        self.moves: Final = [
            [go for place, go in enumerate(table.actions(verbs.GO)) if place != here]
            for here in range(len(PLACES))
        ]
        self.hunts: Final = [
            [
                hunts[EXTRA_DICE * space + dice]
                for space in range(SPACES)
                for dice in range(most + 1)
            ]
            for most in range(EXTRA_DICE)
        ]  # by the most extra dice that can be paid
        self.rerolls: Final = table.actions(verbs.REROLL)


def _play(card: str, targets: list[int]) -> Span:
    if targets == [NOBODY]:
        return Span(verbs.PLAY, "play", named("card", [card]))
    rows: list[Args] = [{"card": card, "target": seat} for seat in targets]
    return Span(verbs.PLAY, "play on", rows, [f"play {card} on {seat}" for seat in targets])
