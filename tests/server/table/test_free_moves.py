"""Free moves at a table: they answer no question, come at any time, and nobody else notices."""

from __future__ import annotations

import pytest

import kaboodle
from kaboodle.core.ids import SPECTATOR, Millis, Seat
from kaboodle.games.kero.actions import TIP
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.table import commands, lines
from kaboodle.server.table.commands import Stamp
from kaboodle.server.table.table import Table
from tests.server.test_no_leak import at_table

A, B, C = Seat(0), Seat(1), Seat(2)


def act(table: Table, seat: Seat, key: str, question: int | None = None) -> None:
    number = table.game.question(table.state, seat) if question is None else question
    action = table.game.catalogue.number(key)
    for line in commands.act(table, seat, wire.Act("", number, action), Stamp()):
        table.apply(line)


def test_a_free_move_is_never_late_and_an_answer_is() -> None:
    table = at_table("krom", 3, 1)

    act(table, A, "allow round", question=99)

    assert table.game.view(table.state, A).to_json()["order"] == "round"
    with pytest.raises(Denied, match="stale"):
        act(table, A, "go forest", question=99)


def test_a_free_move_a_moment_too_late_is_void_and_not_refused() -> None:
    """KR-M1: a destination is changed until the last one lays."""
    table = at_table("krom", 2, 1)
    act(table, A, "go forest")
    change = wire.Act("", 0, table.game.catalogue.number("go savanna"), free=True)
    assert len(commands.act(table, A, change, Stamp())) == 1, "in time"
    act(table, B, "go forest")

    assert commands.act(table, A, change, Stamp()) == []

    with pytest.raises(Denied):
        commands.act(table, A, wire.Act("", 0, change.action), Stamp())
    table.status = "over"
    assert commands.act(table, A, change, Stamp()) == []


def test_what_others_do_in_private_stands_in_nobodys_way() -> None:
    table = at_table("krom", 3, 1)
    act(table, B, "go mountain")
    act(table, A, "go forest")
    seen = [table.moves_seen(seat) for seat in (A, C, SPECTATOR)]
    act(table, B, "go savanna")
    act(table, B, "allow others")
    assert [table.moves_seen(seat) for seat in (A, C, SPECTATOR)] == seen

    for line in commands.undo(table, A):
        table.apply(line)

    own = [table.game.view(table.state, seat).to_json() for seat in (A, B)]
    assert own[0]["asks"] == [{"ask": "destination", "sealed": ["", "hidden", ""]}]
    assert own[1]["asks"] == [{"ask": "destination", "sealed": ["", "savanna", ""]}]
    assert own[1]["order"] == "others"
    assert table.moves_seen(C) == 1
    assert table.moves_seen(B) == 3


@pytest.mark.skipif(kaboodle.compiled(), reason="compiled, nobody can stand in between to count")
def test_however_often_others_change_their_minds_a_move_is_taken_back_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = at_table("krom", 3, 1)
    act(table, A, "go forest")
    for _ in range(20):
        act(table, B, "allow others")
        act(table, B, "allow round")
    replayed, played = table.replayed, list[int]()

    def counted(count: int) -> object:
        played.append(count)
        return replayed(count)

    monkeypatch.setattr(table, "replayed", counted)

    for line in commands.undo(table, A):
        table.apply(line)

    assert max(played) == 1 and len(played) <= 3
    assert len(table.moves) == 40
    assert table.moves_seen(B) == 40 and table.moves_seen(A) == 0


@pytest.mark.clause("KO-F4", "KO-T2")
def test_ko_f4_an_order_dates_no_other_move_and_takes_no_credit() -> None:
    """A move is never dated before the last one: with a time of its own, an order would show in the
    other seat's lag credit, and cost it time."""
    table = at_table("kero", 2, 1, clock="realtime", first="seat1")
    [tip] = commands.act(table, A, wire.Act("", 0, TIP), Stamp(Millis(1_000), 20))
    table.apply(tip)

    action = table.game.catalogue.number("whole always")
    [order] = commands.act(table, B, wire.Act("", 0, action), Stamp(Millis(1_500), 80, -1, 160))

    assert isinstance(order, lines.Moved)
    assert (order.at, order.credit, order.lag) == (1_000, 0, -1)
    table.apply(order)
    assert (table.moves.last_at(), table.credit(B), len(table.move_lags)) == (1_000, 0, 1)


def test_a_free_move_can_be_taken_back_itself() -> None:
    table = at_table("krom", 3, 1)
    act(table, A, "allow others")

    for line in commands.undo(table, A):
        table.apply(line)

    assert table.game.view(table.state, A).to_json()["order"] == "ask"
    with pytest.raises(Denied, match="undo-nothing"):
        commands.undo(table, A)
