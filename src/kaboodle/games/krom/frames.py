"""The stack of open questions: the top frame alone says who is asked. Frames hold numbers only.

`write` and `read` are their serialization as JSON, for positions and views.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias, final

from kaboodle.core.ids import NOBODY
from kaboodle.core.parsing import Reader, shown
from kaboodle.core.shape import TEXT, WHOLE, Either, Fields, Many, Maybe, Word
from kaboodle.games.krom.content import CLIMB_DICE, PLACES, Pack

if TYPE_CHECKING:
    from mypy_extensions import i64

OPEN: Final = -1  # a sealed answer not given yet
ALLOWED: Final = -2  # answered: let the card pass
HIDDEN: Final = -3  # answered, but hidden from this viewer

# How far an action phase is with its one place action (KR-P0).
FRESH: Final = 0
SERVED: Final = 1  # Cave: services bought (KR-P1)
CLIMBING: Final = 2  # Mountain: dice on the table (KR-P4)
DONE: Final = 3

ASKS: Final = ["character", "destination", "combat", "robbery", "phase", "counter"]
STAGES: Final = ["fresh", "served", "climbing", "done"]
_MANY: Final = 1000

PLACE: Final = Word("Place", PLACES)
SOMEWHERE: Final = Word("Somewhere", ["", *PLACES])
_LAID: Final = Word("Laid", ["", "hidden", *PLACES])  # not laid yet, hidden, visible
_ASK: Final = [Word("Ask" + ask.capitalize(), [ask]) for ask in ASKS]
SHAPE: Final = Either(
    "Ask",
    [
        Fields("Naming", {"ask": _ASK[0], "seat": WHOLE}),
        Fields("Choosing", {"ask": _ASK[1], "sealed": Many(_LAID)}),
        Fields(
            "Fighting",
            {
                "ask": _ASK[2],
                "fighters": Many(WHOLE),
                "totals": Many(WHOLE),
                "dice": Many(Many(WHOLE)),
                "turn": WHOLE,
                "passes": WHOLE,
            },
        ),
        Fields("Robbing", {"ask": _ASK[3], "winner": WHOLE, "victims": Many(WHOLE)}),
        Fields(
            "Acting",
            {
                "ask": _ASK[4],
                "seat": WHOLE,
                "stage": Word("Stage", STAGES),
                "count": WHOLE,
                "dice": Many(WHOLE),
            },
        ),
        Fields(
            "Countering",
            {
                "ask": _ASK[5],
                "player": WHOLE,
                "card": TEXT,
                "target": Maybe(WHOLE),
                "first": WHOLE,
                "answers": Many(TEXT),  # "", "allow", or a counter
            },
        ),
    ],
)


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

    def __init__(
        self,
        fighters: list[int],
        totals: list[int],
        dice: list[list[int]],
        turn: int,
        passes: int,
    ) -> None:
        self.fighters: Final = fighters  # seats in seat order; the Kromosaurus, if any, last
        self.totals: Final = totals
        self.dice: Final = dice  # by fighter, as rolled; the rest of a total was added
        self.turn: i64 = turn  # which fighter is asked
        self.passes: i64 = passes  # in a row


@final
class Robbing:
    """The winner may rob those the combat stunned, next the first in the list (KR-F6)."""

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
    """A card lies on the table; the others answer at the same time and unseen (KR-B4, KR-B5).

    Reading, KR-B4: sealed answers stand for a round of questions in seat order. The first player to
    say counter does so. Answers after that are never shown, and cost nothing.
    """

    def __init__(self, player: int, face: int, target: int, first: int, answers: list[int]) -> None:
        self.player: Final[i64] = player
        self.face: Final[i64] = face
        self.target: Final[i64] = target  # a seat; for a counter, the player of what it cancels
        self.first: i64 = first  # those asked begin this many seats after the player
        self.answers: list[int] = answers  # by seat: OPEN, ALLOWED, or the face of a counter


Frame: TypeAlias = Naming | Choosing | Fighting | Robbing | Acting | Countering


def clone(f: Frame) -> Frame:
    if isinstance(f, Acting):
        return Acting(f.seat, f.stage, f.count, f.dice.copy())
    if isinstance(f, Countering):
        return Countering(f.player, f.face, f.target, f.first, f.answers.copy())
    if isinstance(f, Fighting):
        # What one fighter threw is replaced, never changed.
        return Fighting(f.fighters, f.totals.copy(), f.dice.copy(), f.turn, f.passes)
    if isinstance(f, Choosing):
        return Choosing(f.sealed.copy())
    if isinstance(f, Robbing):
        return Robbing(f.winner, f.victims.copy())
    return Naming(f.seat)


def masked(f: Frame, seat: int) -> Frame:
    """Return a new frame with only what one seat may know (KR-M1, KR-B5)."""
    if isinstance(f, Choosing):
        # Who has chosen is public; the destination is not.
        sealed = [place if place == OPEN else HIDDEN for place in f.sealed]
        if seat >= 0:
            sealed[seat] = f.sealed[seat]
        return Choosing(sealed)
    if isinstance(f, Countering):
        answers = [ALLOWED] * len(f.answers)
        if OPEN in f.answers:
            # All who are asked look as if still thinking.
            for i in range(f.first, len(answers)):
                answers[(f.player + i) % len(answers)] = OPEN
            if seat >= 0:
                answers[seat] = f.answers[seat]
        return Countering(f.player, f.face, f.target, f.first, answers)
    if isinstance(f, Fighting):
        return Fighting(f.fighters, f.totals.copy(), f.dice.copy(), f.turn, f.passes)
    if isinstance(f, Robbing):
        return Robbing(f.winner, f.victims.copy())
    if isinstance(f, Acting):
        return Acting(f.seat, f.stage, f.count, f.dice.copy())
    return Naming(f.seat)


def write(pack: Pack, f: Frame) -> dict[str, object]:
    if isinstance(f, Naming):
        return {"ask": "character", "seat": f.seat}
    if isinstance(f, Choosing):
        sealed = [_choice_text(place, PLACES) for place in f.sealed]
        return {"ask": "destination", "sealed": sealed}
    if isinstance(f, Fighting):
        return {
            "ask": "combat",
            "fighters": f.fighters.copy(),
            "totals": f.totals.copy(),
            "dice": [dice.copy() for dice in f.dice],
            "turn": f.turn,
            "passes": f.passes,
        }
    if isinstance(f, Robbing):
        return {"ask": "robbery", "winner": f.winner, "victims": f.victims.copy()}
    if isinstance(f, Acting):
        return {
            "ask": "phase",
            "seat": f.seat,
            "stage": STAGES[f.stage],
            "count": f.count,
            "dice": f.dice.copy(),
        }
    return {
        "ask": "counter",
        "player": f.player,
        "card": pack.bonus.ids[f.face],
        "target": f.target if f.target >= 0 else None,
        "first": f.first,
        "answers": [_choice_text(answer, pack.bonus.ids) for answer in f.answers],
    }


def _choice_text(answer: int, names: list[str]) -> str:
    if answer >= 0:
        return names[answer]
    return "" if answer == OPEN else "allow" if answer == ALLOWED else "hidden"


def read(pack: Pack, raw: object, where: str, seats: int, faults: list[str]) -> Frame:
    """Read a frame, and check its ranges. `sense` checks whether it makes sense."""
    r = Reader(raw, where, faults)
    ask = r.choice("ask", ASKS)
    f: Frame
    if ask == "character":
        f = Naming(r.whole("seat", 0, seats - 1))
    elif ask == "destination":
        f = Choosing(_answers(r, "sealed", PLACES, seats, []))
    elif ask == "combat":
        fighters = _seats(r, "fighters", 6)
        totals = r.wholes("totals", len(fighters), 1, _MANY)
        thrown = _thrown(r, totals)
        f = Fighting(fighters, totals, thrown, r.whole("turn", 0, 6), r.whole("passes", 0, 6))
    elif ask == "robbery":
        f = Robbing(r.whole("winner", 0, seats - 1), _seats(r, "victims", seats - 1))
    elif ask == "phase":
        seat = r.whole("seat", 0, seats - 1)
        stage = STAGES.index(r.choice("stage", STAGES))
        count = r.whole("count", 0, len(pack.picks) + len(pack.rerolls))
        f = Acting(seat, stage, count, _dice(r, "dice", r.items("dice", 0, CLIMB_DICE)))
    else:
        f = _read_counter(pack, r, seats)
    r.close()
    return f


def _thrown(r: Reader, totals: list[int]) -> list[list[int]]:
    """Read the dice that are part of each total; none if they are left out."""
    nothing: list[list[int]] = [[] for _ in totals]
    if not r.has("dice"):
        return nothing
    out: list[list[int]] = []
    for i, raw in enumerate(r.items("dice", len(totals), len(totals))):
        if not isinstance(raw, list):
            r.fault(f"dice[{i}]", f"must be a list, not {shown(raw)}")
            continue
        dice = _dice(r, f"dice[{i}]", raw)
        if sum(dice) > totals[i]:
            r.fault(f"dice[{i}]", "is part of the total (KR-F1)")
        out.append(dice)
    return out if len(out) == len(totals) else nothing


def _dice(r: Reader, name: str, thrown: list[object]) -> list[int]:
    """Read what dice show. Anything but 1 to 6 is a fault."""
    out: list[int] = []
    for i, die in enumerate(thrown):
        if isinstance(die, bool) or not isinstance(die, int) or not 1 <= die <= 6:
            r.fault(f"{name}[{i}]", f"a die shows 1 to 6, not {shown(die)}")
        else:
            out.append(die)
    return out


def _read_counter(pack: Pack, r: Reader, seats: int) -> Countering:
    player = r.whole("player", 0, seats - 1)
    face = pack.bonus.ids.index(r.choice("card", pack.bonus.ids))
    if r.has("target") and r.value("target") is None:
        target = int(NOBODY)
    else:
        target = r.whole("target", 0, seats - 1)
    first = r.whole("first", 1, seats)
    answers = _answers(r, "answers", pack.bonus.ids, seats, ["allow"])
    return Countering(player, face, target, first, answers)


def _answers(r: Reader, name: str, names: list[str], seats: int, more: list[str]) -> list[int]:
    out: list[int] = []
    for i, raw in enumerate(r.items(name, seats, seats)):
        if raw == "":
            out.append(OPEN)
        elif isinstance(raw, str) and raw in more:
            out.append(ALLOWED)
        elif isinstance(raw, str) and raw in names:
            out.append(names.index(raw))
        else:
            r.fault(f"{name}[{i}]", f"{shown(raw)!r} is not an answer here")
    return out if len(out) == seats else [OPEN] * seats


def _seats(r: Reader, name: str, most: int) -> list[int]:
    """Read different numbers from 0 to `most`, in any order."""
    out: list[int] = []
    for i, raw in enumerate(r.items(name, 1, 7)):
        if isinstance(raw, bool) or not isinstance(raw, int) or not 0 <= raw <= most or raw in out:
            r.fault(f"{name}[{i}]", f"{shown(raw)} cannot stand there")
        else:
            out.append(raw)
    return out
