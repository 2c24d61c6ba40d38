"""One client, from hello to goodbye: what it may say, and when it is let go."""

from __future__ import annotations

import asyncio

import pytest

from kaboodle.core.ids import Seat
from kaboodle.server import secret, wire
from kaboodle.server.connection import BACKLOG, DRAIN, GONE, SILENCE, SLOW_READER, Connection
from kaboodle.server.hall import BEAT, Hall
from kaboodle.server.socket import HELLO
from kaboodle.server.store import Append
from tests.apart import play
from tests.server.inside import Guest, MemoryStore, in_hall, move, started, token, until


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
        [told] = guest.told("refused")
        assert (told["error"], guest.code) == ("field", 1008)
        assert "`action`" in told["words"]["args"]["reason"]

    in_hall(story)


def test_who_watches_can_ask_for_nothing() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        guest = Guest(hall, live)
        await guest.say(t="hello")
        wishes = ["rematch", "undo", "resign", "leave", "take-back"]
        for kind in wishes:
            await guest.say(t=kind, id=kind)
        told = [(answer["id"], answer["error"]) for answer in guest.told("refused")]
        assert told == [(kind, "not-seated") for kind in wishes]

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


def test_a_reader_who_is_too_slow_is_let_go() -> None:
    async def story() -> None:
        sent: list[str] = []

        async def send(message: object) -> None:
            assert isinstance(message, dict)
            sent.append(message["type"])

        connection = Connection(send)
        for i in range(BACKLOG + 1):
            connection.push(str(i))
        connection.close(GONE)
        await connection.write()
        assert sent == ["websocket.close"]
        assert connection._code == SLOW_READER

    play(story())


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
        await until(deaf.talk.done, SILENCE + 2 * BEAT + 2 * DRAIN)
        assert live.connections == [] and deaf.code == 0

    in_hall(story)


@pytest.mark.parametrize("error", [OSError, RuntimeError])
def test_a_line_that_breaks_while_writing_just_ends(error: type[Exception]) -> None:
    async def story() -> None:
        async def send(message: object) -> None:
            raise error("gone")

        connection = Connection(send)
        connection.push("x")
        await connection.write()

    play(story())


def test_in_play_the_host_can_put_a_bot_in_somebody_s_place_for_good() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        live.table.terms.host = secret.hashed(token("Ada"))
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


def test_a_host_who_sits_down_three_times_at_once_has_one_seat() -> None:
    async def story(hall: Hall) -> None:
        live, mine, _ = await hall.set_table(wire.Wish("kaskaria", [wire.SeatWish()] * 3))
        who = secret.hashed(mine)
        told = await asyncio.gather(
            *(live.join(name, None, who) for name in ("Ada", "Bo", "Cy")), return_exceptions=True
        )
        assert [getattr(each, "error", each) for each in told] == [Seat(0), "seated", "seated"]

    in_hall(story)
