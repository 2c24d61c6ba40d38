"""Open questions, as a stack: the top one alone says who is asked. Frames hold numbers only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

if TYPE_CHECKING:
    from mypy_extensions import i64

OPEN: Final = -1  # a sealed answer not given yet
ALLOWED: Final = -2  # answered: let the card pass
HIDDEN: Final = -3  # answered, but not for these eyes

# What an action phase has seen of its one place action (KR-P0).
FRESH: Final = 0
SERVED: Final = 1  # Cave: services bought (KR-P1)
CLIMBING: Final = 2  # Mountain: dice on the table (KR-P4)
DONE: Final = 3


@final
class Naming:
    """One player after another takes a character (KR-S2)."""

    def __init__(self, seat: int) -> None:
        self.seat: i64 = seat


@final
class Choosing:
    """Everyone picks a destination at the same time, unseen (KR-M1)."""

    def __init__(self, sealed: list[int]) -> None:
        self.sealed: Final = sealed  # by seat: a place, or OPEN


@final
class Fighting:
    """A combat between its dice and its end (KR-F1, KR-F2)."""

    def __init__(self, fighters: list[int], totals: list[int], turn: int, passes: int) -> None:
        self.fighters: Final = fighters  # seats in seat order; the Kromosaurus, if any, last
        self.totals: Final = totals
        self.turn: i64 = turn  # which fighter is asked
        self.passes: i64 = passes  # in a row


@final
class Robbing:
    """The winner may rob those the combat stunned, the first in the list now (KR-F6)."""

    def __init__(self, winner: int, victims: list[int]) -> None:
        self.winner: i64 = winner
        self.victims: Final = victims


@final
class Acting:
    """One player's action phase (KR-P0)."""

    def __init__(self, seat: int, stage: int, count: int, dice: list[int]) -> None:
        self.seat: i64 = seat
        self.stage: i64 = stage
        self.count: i64 = count  # cards picked (KR-P2), rerolls made (KR-P4)
        self.dice: list[int] = dice  # on the Mountain


@final
class Countering:
    """A card lies on the table; the others answer at once and unseen (KR-B4, KR-B5).

    Reading: sealed answers are those of KR-B4's round of questions. The first in seat order who
    says counter does so; what those behind would have said is never known and costs nothing.
    """

    def __init__(self, player: int, face: int, target: int, first: int, answers: list[int]) -> None:
        self.player: Final[i64] = player
        self.face: Final[i64] = face
        self.target: Final[i64] = target  # a seat; a counter's is whoever played what it cancels
        self.first: i64 = first  # those asked begin so many seats after the player
        self.answers: list[int] = answers  # by seat: OPEN, ALLOWED, or the face of a counter


Frame: TypeAlias = Naming | Choosing | Fighting | Robbing | Acting | Countering


def clone(f: Frame) -> Frame:
    if isinstance(f, Acting):
        return Acting(f.seat, f.stage, f.count, f.dice.copy())
    if isinstance(f, Countering):
        return Countering(f.player, f.face, f.target, f.first, f.answers.copy())
    if isinstance(f, Fighting):
        return Fighting(f.fighters, f.totals.copy(), f.turn, f.passes)
    if isinstance(f, Choosing):
        return Choosing(f.sealed.copy())
    if isinstance(f, Robbing):
        return Robbing(f.winner, f.victims.copy())
    return Naming(f.seat)
