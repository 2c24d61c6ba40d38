"""One client, from hello to goodbye: what it may say, and when it is let go."""

from __future__ import annotations

import asyncio
import json
import time

import pytest
from structlog.testing import capture_logs

from kaboodle.core.ids import Seat
from kaboodle.server.http.session import AHEAD, HELLO, INTERNAL
from kaboodle.server.live import tokens
from kaboodle.server.live.hall import BEAT, Hall
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.protocol import wire
from kaboodle.server.storage.store import Append, StoreError
from kaboodle.server.websocket.connection import SILENCE
from kaboodle.server.websocket.framing import BACKLOG, DRAIN
from tests.server.kit.in_process import (
    Guest,
    MemoryStore,
    frame,
    in_hall,
    move,
    started,
    token,
    until,
)


def test_hello_comes_first_and_soon() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        rude, mute = Guest(hall, live), Guest(hall, live)
        await rude.say(t="ping", n=1)
        assert (rude.told("refused")[0]["error"], rude.code) == ("malformed", 1008)
        await asyncio.sleep(HELLO)
        await until(lambda: mute.code != 0)
        assert mute.code == 1002
        await mute.hang_up()

    in_hall(story)


def test_a_message_that_cannot_be_read_is_told_which_field() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        guest = Guest(hall, live)
        await guest.say(t="hello")
        await guest.say(t="act", id="a", question=0)
        [refusal] = guest.told("refused")
        assert (refusal["error"], guest.code) == ("field", 1008)
        assert "`action`" in refusal["words"]["args"]["reason"]

    in_hall(story)


def test_who_watches_can_ask_for_nothing() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        guest = Guest(hall, live)
        await guest.say(t="hello")
        wishes = ["rematch", "undo", "resign", "leave", "take-back"]
        for kind in wishes:
            await guest.say(t=kind, id=kind)
        refusals = [(answer["id"], answer["error"]) for answer in guest.told("refused")]
        assert refusals == [(kind, "not-seated") for kind in wishes]

    in_hall(story)


def test_a_rematch_is_asked_for_twice_and_set_once() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "greedy"])
        guest = Guest(hall, live)
        await guest.say(t="hello", token=token("Ada"))
        await guest.say(t="resign", id="r")
        for id_ in ("1", "2"):
            await guest.say(t="rematch", id=id_)
        assert [answer["id"] for answer in guest.told("done")] == ["r", "1", "2"]
        assert len(hall.live) == 2
        following = hall.live[str(live.table.next)].table
        assert [chair.name for chair in following.chairs] == ["Ada", "Juno"]
        assert live.table.record().header.bots == ["", "greedy"], "Juno is known for a bot"

    in_hall(story)


def test_whoever_stands_up_is_welcomed_anew() -> None:
    async def story(hall: Hall) -> None:
        live, host, _ = await hall.set_table(wire.Wish("kaskaria", [wire.SeatWish()] * 2))
        guest = Guest(hall, live)
        await guest.say(t="hello", token=host)
        assert guest.told("welcome")[-1]["seat"] is None
        await live.join("Ada", None, live.connections[0].person)
        assert guest.told("welcome") and live.connections[0].seat == 0
        await guest.say(t="say", id="s", phrase="hello")
        await guest.say(t="leave", id="l")
        assert [welcome["seat"] for welcome in guest.told("welcome")] == [None, 0, None]
        assert guest.told("spoken")[0]["seat"] == 0

    in_hall(story)


def test_what_was_carried_out_is_not_carried_out_again() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"], options={"first": "seat1"})
        take = live.table.game.catalogue.number("take pile")
        guest = Guest(hall, live)
        await guest.say(t="hello", token=token("Ada"))
        first = {"t": "act", "id": "a1", "question": guest.told("welcome")[0]["question"]["number"],
                 "action": take}  # fmt: skip
        await guest.say(**first)
        await move(live, Seat(1), "take pile")
        number = live.table.game.question(live.table.state, Seat(0))
        await guest.say(t="act", id="a2", question=number, action=take)
        for _ in range(2):
            await guest.say(t="say", id="s", phrase="hello")
        await guest.say(**first)
        assert [answer["id"] for answer in guest.told("done")] == ["a1", "a2", "s", "s", "a1"]
        assert len(guest.told("spoken")) == 1 and len(live.table.moves) == 3
        hall.forget(live)
        again = Guest(hall, await hall.find(live.table.terms.id))
        await again.say(t="hello", token=token("Ada"))
        await again.say(**first)
        assert [answer["id"] for answer in again.told("done")] == ["a1"], "the log knows it"

    in_hall(story)


class Slow(MemoryStore):
    """Takes a second to write."""

    async def append(self, lines: Append) -> None:
        await asyncio.sleep(1)
        await super().append(lines)


def test_what_is_sent_again_while_it_is_being_written_counts_once() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"], options={"first": "seat1"})
        number = live.table.game.question(live.table.state, Seat(0))
        broken, again = Guest(hall, live), Guest(hall, live)
        take = live.table.game.catalogue.number("take pile")
        for guest in (broken, again):
            await guest.say(t="hello", token=token("Ada"))
            await guest.say(t="act", id="a", question=number, action=take)
        assert len(live.table.moves) == 0
        await until(lambda: again.told("done"))
        assert len(live.table.moves) == 1 and not again.told("refused")

    in_hall(story, Slow())


@pytest.mark.parametrize("talks", [True, False])
def test_whoever_reads_nothing_is_let_go_all_the_same(talks: bool) -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        deaf = Guest(hall, live)
        await deaf.say(t="hello", token=token("Ada"))
        deaf.reads.clear()
        if talks:  # all that is said is answered, and never read
            for i in range(BACKLOG + 2):
                await deaf.say(t="why", id=str(i), action=i)
                await asyncio.sleep(0.1)
            await deaf.say(t="ping", n=1)
        await until(deaf.over.is_set, SILENCE + 2 * BEAT + 2 * DRAIN)
        assert live.connections == [] and deaf.code == 0

    in_hall(story)


def test_whoever_reads_nothing_but_goes_on_saying_something_is_let_go() -> None:
    """Only a heartbeat's own number shows that it was read."""

    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        deaf, slow = Guest(hall, live), Guest(hall, live)
        await slow.say(t="hello", token=token("Bo"))
        await deaf.say(t="hello", token=token("Ada"))
        deaf.reads.clear()
        slow.lively = False
        began, read = time.monotonic(), 0
        while not deaf.over.is_set() and time.monotonic() - began < 10 * SILENCE:
            await asyncio.sleep(BEAT)
            for n in range(3):
                await deaf.say(t="ping", n=n)
            await deaf.say(t="say", id="s", text="still here")
            beats = slow.told("beat")
            if len(beats) > read + 5:  # twenty seconds on the way, but read
                await slow.say(t="ping", n=beats[read]["n"])
                read += 1
        assert time.monotonic() - began == pytest.approx(SILENCE + DRAIN, abs=3 * BEAT)
        assert slow.code == 0 and [c.seat for c in live.connections] == [1]

    in_hall(story)


def test_in_play_the_host_can_put_a_bot_in_somebody_s_place_for_good() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        live.table.terms.host = tokens.hashed(token("Ada"))
        ada, bo = Guest(hall, live), Guest(hall, live)
        await ada.say(t="hello", token=token("Ada"))
        await bo.say(t="hello", token=token("Bo"))
        await ada.say(t="seat", id="s", seat=1, kind="bot")
        assert ada.told("done") and bo.told("welcome")[-1]["seat"] is None
        chair = live.table.chairs[1]
        assert (chair.kind, chair.by_bot, chair.away) == ("bot", True, False)
        await bo.say(t="take-back", id="t")
        assert bo.told("refused")[-1]["error"] == "not-seated"
        again = Guest(hall, live)
        await again.say(t="hello", token=token("Bo"))
        assert again.told("refused")[-1]["error"] == "bad-token"

    in_hall(story)


def test_who_is_ahead_of_our_answers_is_answered_in_order_and_read_no_further() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        guest = Guest(hall, live)
        await guest.say(t="hello", token=token("Ada"))
        said = [frame(json.dumps({"t": "undo", "id": f"{i}"}).encode()) for i in range(AHEAD + 2)]
        async with live._ledger.lock:
            guest.send(b"".join(said))
            await asyncio.sleep(1)
            assert not guest.told("refused") and not guest.listening
        await until(lambda: len(guest.told("refused")) == AHEAD + 2)
        assert [no["id"] for no in guest.told("refused")] == [f"{i}" for i in range(AHEAD + 2)]
        await asyncio.sleep(0.01)
        assert guest.listening

    in_hall(story)


def test_a_host_who_sits_down_three_times_at_once_has_one_seat() -> None:
    async def story(hall: Hall) -> None:
        live, mine, _ = await hall.set_table(wire.Wish("kaskaria", [wire.SeatWish()] * 3))
        who = tokens.hashed(mine)
        results = await asyncio.gather(
            *(live.join(name, None, who) for name in ("Ada", "Bo", "Cy")), return_exceptions=True
        )
        assert [getattr(each, "error", each) for each in results] == [Seat(0), "seated", "seated"]

    in_hall(story)


async def to_move(hall: Hall) -> tuple[LiveTable, Guest, int, int]:
    """It is Ada's turn: her line, the number of what she is asked, and what she may do."""
    live = await started(hall, "kaskaria", ["Ada", "Bo"], options={"first": "seat1"})
    guest = Guest(hall, live)
    await guest.say(t="hello", token=token("Ada"))
    number = guest.told("welcome")[0]["question"]["number"]
    take = live.table.game.catalogue.number("take pile")
    return live, guest, number, take


def test_what_was_said_before_hanging_up_is_carried_out() -> None:
    async def story(hall: Hall) -> None:
        live, guest, number, take = await to_move(hall)
        act = {"t": "act", "id": "a", "question": number, "action": take}
        for message in (act, {"t": "leave", "id": "l"}):
            guest.send(frame(json.dumps(message).encode()))
        guest.abort()
        assert live.connections, "not gone before it is done"
        await guest.over.wait()
        assert live.connections == [] and len(live.table.moves) == 1
        assert live.table.chairs[0].away

    in_hall(story)


def test_a_move_waits_for_its_turn_and_is_refused_in_it() -> None:
    async def story(hall: Hall) -> None:
        live, guest, number, take = await to_move(hall)
        async with live._ledger.lock:
            await guest.say(t="act", id="a", question=number, action=take)
            await guest.say(t="act", id="b", question=number, action=take)
            assert not guest.told("done")
        await until(lambda: guest.told("refused"))
        assert [done["id"] for done in guest.told("done")] == ["a"]
        assert [step["done"] for step in guest.told("step")] == ["a"], "it answers here too"
        assert guest.told("refused")[0]["id"] == "b"
        async with live._ledger.lock:
            await guest.say(t="act", id="c", question=number, action=take)
        await until(lambda: len(guest.told("refused")) == 2)

    in_hall(story)


def test_where_something_of_ours_fails_the_client_is_let_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        guest, bo = Guest(hall, live), Guest(hall, live)
        await guest.say(t="hello", token=token("Ada"))
        await bo.say(t="hello", token=token("Bo"))

        def broken(*_: object) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as patched, capture_logs() as log:
            patched.setattr(wire, "Spoken", broken)
            await guest.say(t="say", id="s", phrase="hello")
        assert guest.code == INTERNAL and [entry["event"] for entry in log] == ["wish failed"]
        guest.abort()
        assert guest.over.is_set() and len(live.connections) == 1
        await bo.say(t="say", id="s", phrase="hello")
        assert bo.told("spoken"), "the table goes on"
        with monkeypatch.context() as patched:
            patched.setattr(live.table, "state", None)
            with pytest.raises((AttributeError, TypeError)):
                await bo.say(t="act", id="a", question=0, action=0)
        assert live._ledger.lock.take(), "its turn is over"
        live._ledger.lock.give()

    in_hall(story)


def test_a_move_the_store_does_not_take_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall) -> None:
        live, guest, number, take = await to_move(hall)

        async def full(append: Append) -> None:
            raise StoreError("full")

        with monkeypatch.context() as patched, capture_logs() as log:
            patched.setattr(hall.store, "append", full)
            await guest.say(t="act", id="a", question=number, action=take)
        assert guest.told("refused")[0]["error"] == "unavailable"
        assert log[0]["event"] == "store" and len(live.table.moves) == 0
        assert b'refused_total{error="unavailable"} 1.0' in hall.services.metrics.text(
            await hall.state()
        )
        await guest.say(t="act", id="a", question=number, action=take)
        assert guest.told("done") and len(live.table.moves) == 1

    in_hall(story)


def test_the_step_that_comes_of_a_move_answers_whoever_made_it() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"], options={"first": "seat1"})
        ada, tab, bo = [Guest(hall, live) for _ in range(3)]
        for guest, name in ((ada, "Ada"), (tab, "Ada"), (bo, "Bo")):
            await guest.say(t="hello", token=token(name))
        number = ada.told("welcome")[0]["question"]["number"]
        move = {"question": number, "action": live.table.game.catalogue.number("take pile")}
        await ada.say(t="act", id='a "b"', **move)
        steps = [guest.told("step") for guest in (ada, tab, bo)]
        assert [step["done"] for [step] in steps] == ['a "b"', None, None]
        assert [len(guest.told("done")) for guest in (ada, tab, bo)] == [1, 0, 0]
        await tab.say(t="act", id='a "b"', **move)
        assert tab.told("done") == [{"t": "done", "id": 'a "b"'}], "nothing came of it again"

    in_hall(story)
