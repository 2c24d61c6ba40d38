"""Two nodes over one store: the line's number decides, whoever was slower is judged anew."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
from structlog.testing import capture_logs

from kaboodle.core.ids import Seat
from kaboodle.server.live import tokens
from kaboodle.server.live.hall import Hall
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.live.node import BEAT
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.storage.store import LIFE, Append, StoreError
from kaboodle.server.table import lines, windows
from kaboodle.server.websocket.framing import GONE
from tests.server.kit.in_process import Guest, MemoryStore, act, move, started, token, until
from tests.server.kit.nodes import Pair, in_halls, pair, unseen
from tests.server.live.test_windows import to_a_window

FIRST = {"options": {"first": "seat1"}}
OPEN = wire.SeatWish()


async def meanwhile(live: LiveTable) -> None:
    """Something happens at the other node that changes nobody's mind."""
    await live.carry_out(lambda: [lines.TookOver(1, "greedy"), lines.TookBack(1)])


def question(live: LiveTable, seat: int) -> int:
    return live.table.game.question(live.table.state, Seat(seat))


def action(live: LiveTable, key: str) -> int:
    return live.table.game.catalogue.number(key)


async def lobby(one: Hall, two: Hall) -> Pair:
    """Ada, who is the host, at one node; Bo at the other."""
    live, ada, _ = await one.set_table(wire.Wish("kaskaria", [OPEN] * 3, name="Ada"))
    await live.join("Bo", 1, tokens.hashed(token("Bo")))
    pair = Pair((one, two), [live, await two.find(live.table.terms.id)])
    await pair.enter(ada, token("Bo"))
    return pair


def answer(guest: Guest, id_: str) -> str:
    """What came of a message: done, or why not."""
    message = [m for m in guest.heard if m["t"] in ("done", "refused") and m["id"] == id_][-1]
    return str(message["error"]) if message["t"] == "refused" else "done"


@pytest.mark.parametrize(
    ("wish", "line"),
    [
        ({"t": "act"}, lines.Moved),
        ({"t": "leave"}, lines.TookOver),
        ({"t": "take-back"}, lines.TookBack),
        ({"t": "resign"}, lines.Resigned),
        ({"t": "seat", "seat": 1, "kind": "bot", "bot": "random"}, lines.BotSat),
    ],
)
def test_whoever_was_slower_is_judged_anew(wish: dict[str, Any], line: type[lines.Line]) -> None:
    """Ada sits at both nodes: at one she does something, at the other she wishes."""

    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", **FIRST)
        live, other = both.lives
        ada = Guest(two, other)
        await ada.say(t="hello", token=token("Ada"))
        ada.session.host = True
        if wish["t"] == "take-back":
            await live.carry_out(lambda: [lines.TookOver(0, "greedy")])
        await meanwhile(live)
        assert other.table.line < live.table.line
        if wish["t"] == "act":
            wish["question"], wish["action"] = question(other, 0), action(other, "take pile")
        await ada.say(id="w", **wish)
        assert answer(ada, "w") == "done"
        assert isinstance(lines.decode((await two.store.read(live.table.terms.id))[-1]), line)
        assert any(m["table"]["seats"][1]["away"] for m in both.bo.told("table"))
        await live.current()
        both.alike()

    in_halls(story, still=True)


def test_a_move_made_at_one_node_is_taken_back_at_the_other() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "krom")
        live, other = both.lives
        seat, action = unseen(live)
        name = ("Ada", "Bo")[seat]
        here, there = Guest(one, live), Guest(two, other)
        for guest in (here, there):
            await guest.say(t="hello", token=token(name))
        await here.say(t="act", id="a", question=question(live, seat), action=action)
        for id_ in ("u", "u"):
            await there.say(t="undo", id=id_)
        await here.say(t="undo", id="u")
        assert [answer(here, "u"), answer(there, "u")] == ["done", "done"]
        assert there.told("step")[-1]["undone"] and here.told("step")[-1]["undone"]
        assert len(live.table.moves) == 0
        both.alike()

    in_halls(story, still=True)


def test_of_two_who_want_a_seat_one_gets_it() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await lobby(one, two)
        cy, di = [asyncio.create_task(live.join(name, 2, tokens.hashed(token(name))))
                  for live, name in zip(both.lives, ("Cy", "Di"), strict=True)]  # fmt: skip
        assert await cy == Seat(2)
        with pytest.raises(Denied, match="seat-taken"):
            await di
        both.alike()

    in_halls(story, still=True)


def test_a_table_starts_once_and_its_seats_are_filled_once() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await lobby(one, two)
        host = Guest(two, both.lives[1])
        await host.say(t="hello")
        host.session.host = True
        for guest in (both.ada, host):
            await guest.say(t="start", id="s")
            assert answer(guest, "s") == "done"
        both.alike()
        assert both.bo.told("step"), "the other node's people see the game begin"

    in_halls(story, still=True)


def test_whoever_was_sent_away_at_one_node_does_nothing_at_the_other() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await lobby(one, two)
        await both.ada.say(t="seat", id="b", seat=1, kind="bot", bot="random")
        await both.bo.say(t="leave", id="l")
        assert answer(both.bo, "l") == "not-seated"
        assert both.bo.told("welcome")[-1]["seat"] is None
        both.alike()

    in_halls(story, still=True)


def test_a_question_that_was_closed_elsewhere_is_not_answered_twice() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", **FIRST)
        live, other = both.lives
        ada = Guest(two, other)
        await ada.say(t="hello", token=token("Ada"))
        asked = {"t": "act", "question": question(live, 0), "action": action(live, "take pile")}
        await both.ada.say(id="a", **asked)
        await ada.say(id="a", **asked)
        assert answer(ada, "a") == "done", "the same message, over a line that broke"
        await ada.say(id="b", **asked)
        assert answer(ada, "b") == "illegal", "it is somebody else's turn by now"
        assert len(other.table.moves) == 1
        both.alike()

    in_halls(story, still=True)


def test_what_is_refused_is_refused_by_all_that_is_written() -> None:
    """Ada's link moves to another node before that has heard of the last move."""

    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", **FIRST)
        live, other = both.lives
        for seat in (0, 1):
            await move(live, Seat(seat), "take pile")
        ada = Guest(two, other)
        await ada.say(t="hello", token=token("Ada"))
        wish = {"t": "act", "question": question(live, 0), "action": action(live, "take pile")}
        await ada.say(id="a", **wish)
        await ada.say(id="b", **wish)
        assert [answer(ada, "a"), answer(ada, "b")] == ["done", "illegal"]
        await live.current()
        both.alike()

    in_halls(story, still=True)


def test_of_many_moves_at_once_each_waits_for_its_turn_and_for_the_other_node() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", **FIRST)
        live, other = both.lives
        await meanwhile(live)
        wish = wire.Act("x", question(other, 0), action(other, "take pile"))
        ada = Guest(two, other)
        await ada.say(t="hello", token=token("Ada"))
        first = asyncio.create_task(act(other, ada.session, wish, 0.0))
        again = asyncio.create_task(act(other, ada.session, wish, 0.0))
        await asyncio.gather(first, again)
        assert len(other.table.moves) == 1

    in_halls(story, still=True)


def test_a_rematch_asked_for_at_two_nodes_is_one_table() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", **FIRST)
        await both.ada.say(t="resign", id="r")
        await both.bo.say(t="resign", id="r")
        assert answer(both.bo, "r") == "over"
        for guest in (both.ada, both.bo):
            await guest.say(t="rematch", id="again")
            assert answer(guest, "again") == "done"
        [following] = {live.table.next for live in both.lives}
        assert following is not None
        assert len(await one.store.find(statuses=("lobby",))) == 1
        assert (await two.find(following)).table.chairs[1].name == "Bo"
        both.alike()

    in_halls(story, still=True)


def test_answers_given_in_secret_at_two_nodes_are_told_at_once() -> None:
    """Whoever only watches, at either node, is told the same: nothing, and then all of it."""

    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "krom", others=["Cy"])
        live, other = both.lives
        game = live.table.game
        await to_a_window(live)
        await other.current()
        steps = [len(guest.told("step")) for guest in both.eyes]
        s = live.table.state
        seat = next(seat for seat in map(Seat, range(3)) if game.free(s, seat))
        await move(live, seat, game.catalogue.key(game.free(s, seat)[0]))
        for i, seat in enumerate(game.asked(s)):
            line = lines.Sealed(int(seat), "allow")
            await both.lives[i % 2].carry_out(partial(lambda line: [line], line))
        assert [len(guest.told("step")) for guest in both.eyes] == steps
        await live.current()
        await live.carry_out(lambda: windows.closed(live.table, 0))
        await other.current()
        assert [len(guest.told("step")) for guest in both.eyes] == [n + 1 for n in steps]
        assert both.eyes[0].told("step")[-1]["events"] == both.eyes[1].told("step")[-1]["events"]
        both.alike()

    in_halls(story, still=True)


def test_a_line_that_this_node_cannot_read_is_left_to_those_who_can() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", **FIRST)
        id_ = both.lives[0].table.terms.id
        store: Any = one.store
        store.lines[id_, both.lives[0].table.line] = b'{"t":"of a newer server"}'
        with capture_logs() as logged:
            await both.bo.say(t="resign", id="r")
        assert answer(both.bo, "r") == "unavailable"
        assert [line["event"] for line in logged] == ["unreadable"]
        assert both.bo.code == 1001 and id_ not in two.live

    in_halls(story, still=True)


def test_where_nothing_can_be_read_the_wish_is_refused_and_nobody_is_sent_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", **FIRST)
        await meanwhile(both.lives[0])

        async def fails(table: str, start: int = 0) -> list[bytes]:
            raise StoreError("no network")

        async def nothing(table: str, start: int = 0) -> list[bytes]:
            return [both.lives[1].table.tail]

        for read in (fails, nothing):
            with monkeypatch.context() as patched, capture_logs() as logged:
                patched.setattr(two.store, "read", read)
                await both.bo.say(t="resign", id=read.__name__)
            assert answer(both.bo, read.__name__) == "unavailable"
            assert [line["event"] for line in logged] == ["store"]
        await both.bo.say(t="resign", id="r")
        assert answer(both.bo, "r") == "done"

    in_halls(story, still=True)


@pytest.mark.parametrize("silent", [True, False])
def test_a_node_without_its_database_lets_its_people_go(
    silent: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At another node they play on, by the time this one counts as dead."""

    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria", **FIRST)
        beat = one.store.beat

        async def cut(node: str) -> int:
            if node != one.node.name:
                return await beat(node)
            if silent:
                await asyncio.sleep(10 * LIFE)
            raise StoreError("no network")

        monkeypatch.setattr(one.store, "beat", cut)
        with capture_logs() as logged:
            await until(lambda: both.ada.code == both.eyes[0].code == GONE, LIFE + BEAT)
        assert {line["event"] for line in logged} <= {"store"}
        await asyncio.sleep(BEAT / 2)
        assert [(await hall.state()).database for hall in (one, two)] == [False, True]
        assert [guest.code for guest in (both.bo, both.eyes[1])] == [0, 0]
        ada = Guest(two, both.lives[1])
        await ada.say(t="hello", token=token("Ada"))
        take = action(both.lives[1], "take pile")
        await ada.say(t="act", id="a", question=question(both.lives[1], 0), action=take)
        assert answer(ada, "a") == "done"

    in_halls(story)


def test_whoever_looks_around_has_nothing_read_that_is_at_hand() -> None:
    async def story(one: Hall, two: Hall) -> None:
        await started(one, "kaskaria", ["Ada", "Bo"], visibility="public")
        assert len(await two.public()) == 1
        reads, read = list[str](), two.store.read

        async def counted(table: str, start: int = 0) -> list[bytes]:
            reads.append(table)
            return await read(table, start)

        two.store.read = counted  # type: ignore[method-assign]
        assert len(await two.public()) == 1
        assert reads == []

    in_halls(story)


def test_there_are_never_more_tables_than_may_be_whichever_nodes_set_them() -> None:
    async def story(one: Hall, two: Hall) -> None:
        wish = wire.Wish("kaskaria", [wire.SeatWish()] * 2)
        many = [hall.set_table(wish) for hall in (one, two) * 5]
        results = await asyncio.gather(*many, return_exceptions=True)
        errors = [no.error for no in results if isinstance(no, Denied)]
        assert errors == ["too-many-tables"] * 7
        assert len(one.live) + len(two.live) == 3

    in_halls(story, max_tables=3)


class Late(MemoryStore):
    """What was written is told a while later, as after a link that broke."""

    async def begin(self, lines: Append, most: int) -> None:
        await super().begin(lines, most)
        await asyncio.sleep(1)


def test_a_table_that_is_found_before_it_is_known_to_be_written_is_there_once() -> None:
    async def story(one: Hall, two: Hall) -> None:
        wish = wire.Wish("kaskaria", [wire.SeatWish()] * 2, visibility="public")
        setting = asyncio.create_task(one.set_table(wish))
        await asyncio.sleep(0.5)
        [listed] = await one.public()
        guest = Guest(one, one.live[listed.id])
        await guest.say(t="hello")
        live, _, _ = await setting
        await live.join("Ada", None, "a token's hash")
        assert guest.told("table")[-1]["table"]["seats"][0]["name"] == "Ada"

    in_halls(story, Late(shared=True))


@pytest.mark.parametrize("seat", [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}])
def test_what_the_host_changed_is_not_changed_again_by_the_same_message(seat: Any) -> None:
    """Whoever has sat down since stays, at whichever node it comes again."""

    async def story(one: Hall, two: Hall) -> None:
        live, host, _ = await one.set_table(wire.Wish("kaskaria", [OPEN] * 3, name="Ada"))
        other = await two.find(live.table.terms.id)
        hosts = [Guest(one, live), Guest(two, other)]
        for guest in hosts:
            await guest.say(t="hello", token=host)
        await hosts[0].say(t="seat", id="m1", seat=1, **seat)
        await hosts[0].say(t="seat", id="m2", seat=1, kind="open")
        await live.join("Bo", 1, tokens.hashed(token("Bo")))
        for id_ in ("m1", "m2"):
            await hosts[1].say(t="seat", id=id_, seat=1, **seat)
        assert [message["id"] for message in hosts[1].told("done")] == ["m1", "m2"]
        await other.current()
        assert [table.chairs[1].name for table in (live.table, other.table)] == ["Bo"] * 2
        guest = Guest(two, other)
        await guest.say(t="hello", token=token("Bo"))
        await guest.say(t="seat", id="m1", seat=1, **seat)
        assert guest.told("refused")[0]["error"] == "not-host"

    in_halls(story, still=True)


def test_a_seat_whose_line_was_written_though_nobody_heard_so_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Asked again while it was still being written, the database says that a line is there."""

    async def story(one: Hall, two: Hall) -> None:
        live, _, _ = await one.set_table(wire.Wish("kaskaria", [OPEN] * 2))
        append = one.store.append

        async def asked_twice(lines: Append) -> None:
            monkeypatch.setattr(one.store, "append", append)
            await append(lines)
            await append(lines)

        monkeypatch.setattr(one.store, "append", asked_twice)
        assert await live.join("Ada", 1, "a token's hash") == Seat(1)
        with pytest.raises(Denied, match="seated"):
            await live.join("Ada again", 0, "a token's hash")

    in_halls(story)


def test_a_rematch_of_a_game_that_ended_at_another_node_is_not_refused() -> None:
    async def story(one: Hall, two: Hall) -> None:
        both = await pair(one, two, "kaskaria")
        await both.bo.say(t="rematch", id="early")
        assert both.bo.told("refused")[0]["error"] == "not-over"
        await both.ada.say(t="resign", id="r")
        await both.bo.say(t="rematch", id="m")
        assert both.bo.told("done")[-1]["id"] == "m"
        assert both.lives[1].table.next is not None

    in_halls(story, still=True)
