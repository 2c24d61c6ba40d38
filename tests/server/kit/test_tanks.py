"""Sand that was taken or given is found in a history."""

from __future__ import annotations

import pytest

from kaboodle.server.table import lines
from kaboodle.server.table.lines import Halted, Moved, Ran
from kaboodle.shelf import box
from tests.server.kit.history import Heard, Sent, Witness
from tests.server.kit.tanks import BOUND, Tanks, tanks

BEGAN = 1_700_000_000_000  # milliseconds since 1970
OPTIONS: dict[str, bool | int | str] = {"clock": "realtime", "first": "seat1"}


def history(late: int = 0, halt: int = 0, back: int = 0) -> tuple[list[bytes], list[Witness]]:
    """A truck is tipped, and two dice are rolled, a second and a half apart. Of the last roll the
    log says that it came so much later. Before it the sand stood still for a while, at the end of
    which its clan had been back for so long, all in milliseconds."""
    first = lines.Set(
        id="t", code="ABCD", game="kero", options=OPTIONS, pack="", players=2, visibility="link",
        pace="none", undo=True, free_chat=False, seed="5", salt="s", host="h", opened=0,
        rules=box("kero").version,
    )  # fmt: skip
    log: list[lines.Line] = [first, lines.Sat(0, "Ada", "a"), lines.Sat(1, "Bo", "b")]
    log.append(lines.Started(wall=BEGAN))
    entries: list[Sent | Heard] = [Sent(BEGAN / 1000, {"t": "hello"}), Heard(BEGAN / 1000, "")]

    def act(key: str, at: int, wall: int, stamped: int = 0) -> None:
        id_ = f"p0-{len(entries)}"
        entries.append(Sent(wall / 1000, {"t": "act", "id": id_}))
        entries.append(Heard((wall + 50) / 1000, ""))
        log.append(Moved(0, key, at + 20 + stamped, id_, 20, wall=wall + stamped + 40))

    act("tip", 1000, BEGAN + 1000)
    act("roll white1", 2500, BEGAN + 2500)
    if halt:
        log.append(Halted(0, 3000, 20_000, wall=BEGAN + 3000))
        entries.append(Sent((BEGAN + 3000 + halt - back) / 1000, {"t": "hello"}))
        entries.append(Heard((BEGAN + 3000 + halt - back) / 1000, ""))
        entries.append(Heard((BEGAN + 3000 + halt) / 1000, ""))
        log.append(Ran(3000, wall=BEGAN + 3000 + halt))
    act("roll white2", 4000, BEGAN + halt + 4000, late)
    return [lines.encode(line) for line in log], [Witness(0, entries)]


def test_a_true_tank_is_off_by_nothing() -> None:
    for errors in (tanks(*history()), tanks(*history(halt=9000))):
        assert errors.taken.seconds == pytest.approx(0.04, abs=0.001)
        assert errors.given.seconds == 0
        assert errors.faults(*BOUND) == []


def test_sand_that_was_taken_is_found() -> None:
    errors = tanks(*history(late=6000))
    assert errors.taken.seconds == pytest.approx(6.04, abs=0.001)
    assert [fault.kind for fault in errors.faults(*BOUND)] == ["tank"]


def test_sand_that_was_given_is_found() -> None:
    errors = tanks(*history(halt=9000, back=1500))
    assert errors.given.seconds == pytest.approx(1.5, abs=0.001)
    assert [fault.kind for fault in errors.faults(*BOUND)] == ["tank"]


def test_what_counts_as_of_before_it_was_sent_is_found() -> None:
    assert tanks(*history(late=-1000)).taken.seconds == pytest.approx(0.96, abs=0.001)


def test_games_without_sand_have_none() -> None:
    bodies, witnesses = history()
    first = lines.decode(bodies[0])
    assert isinstance(first, lines.Set)
    first.options = {}
    assert tanks([lines.encode(first)], witnesses) == Tanks()
