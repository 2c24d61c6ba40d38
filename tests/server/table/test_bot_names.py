"""Bots have names of people, one each, and never somebody else's."""

from __future__ import annotations

from kaboodle.server.table.bot_names import NAMES, bot_name


def test_a_seat_has_its_own_name() -> None:
    assert [bot_name(seat, []) for seat in range(3)] == list(NAMES[:3])


def test_nobody_has_the_name_of_another() -> None:
    assert bot_name(1, ["JUNO"]) == NAMES[2]
    assert bot_name(len(NAMES) - 1, [NAMES[-1]]) == NAMES[0]
    assert bot_name(1, NAMES) == "Juno 2"
