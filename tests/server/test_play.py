"""Whole games over real sockets, and what each player may do at a table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kaboodle.core import record
from kaboodle.core.fair import commitment
from kaboodle.core.record import Replay
from kaboodle.server.table.telling import outcome_info
from kaboodle.shelf import BOXES, open_game
from tests.server.kit.client import Player, Server, run, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("play") / "tables.sqlite") as started:
        yield started


async def seated(server: Server, table: str, tokens: list[str]) -> list[Player]:
    players = [Player(server, table, token) for token in tokens]
    for player in players:
        await player.connect()
    assert (await players[0].ask(t="start"))["t"] == "done"
    for player in players:
        while player.info["status"] != "playing" or player.state.get("view") is None:
            await player.receive()
    return players


@pytest.mark.parametrize("game", list(BOXES))
def test_a_whole_game_with_people_bots_and_a_spectator(server: Server, game: str) -> None:
    async def go() -> None:
        seats = ["person", "person", "greedy"][: BOXES[game].seats[1]]
        table, tokens = server.table(game, seats)
        players = await seated(server, table, tokens)
        watcher = Player(server, table, None)
        await watcher.connect()
        chances = [random.Random(i) for i in range(len(players))]
        await asyncio.gather(
            *[p.play_on(chance.choice) for p, chance in zip(players, chances, strict=True)],
            watcher.play_on(None),
        )
        outcomes = [p.state["outcome"] for p in [*players, watcher]]
        assert outcomes[0] == outcomes[1] == outcomes[2]

        status, text = server.call("GET", f"/api/tables/{table}/record")
        assert status == 200
        kept = record.read(text)
        played = open_game(kept.header.game, kept.header.options)
        outcome = played.outcome(Replay(played, kept).run())
        assert msgspec.to_builtins(outcome_info(outcome)) == outcomes[0]
        info = server.call("GET", f"/api/tables/{table}")[1]
        assert (
            commitment(int(info["seed"], 16), info["salt"]) == players[0].welcome["table"]["commit"]
        )

    run(go)


def refused(answer: dict[str, Any]) -> tuple[str, str | None]:
    assert answer["t"] == "refused", answer
    return answer["error"], answer.get("clause")


async def met(server: Server) -> tuple[Player, Player, Player]:
    """A table that has not begun: its host, who will be first, another, and one who watches."""
    table, tokens = server.table("kaskaria", ["person", "person"], options={"first": "seat1"})
    ada, bo = [Player(server, table, token) for token in tokens]
    watcher = Player(server, table, None)
    for player in (ada, bo, watcher):
        await player.connect()
    return ada, bo, watcher


def test_what_is_not_allowed_is_refused_with_its_reason(server: Server) -> None:
    async def go() -> None:
        ada, bo, watcher = await met(server)
        assert refused(await ada.ask(t="act", question=0, action=0)) == ("not-started", None)
        assert refused(await bo.ask(t="start")) == ("not-host", None)
        assert (await ada.ask(t="start"))["t"] == "done"

        assert refused(await bo.ask(t="act", question=0, action=0)) == ("illegal", "HK-T1")
        assert refused(await ada.ask(t="act", question=9, action=0)) == ("stale", None)
        assert refused(await ada.ask(t="act", question=0, action=999)) == ("field", None)
        assert refused(await ada.ask(t="act", question=0, action=282)) == ("illegal", "HK-T2")
        assert refused(await watcher.ask(t="act", question=0, action=0)) == ("not-seated", None)
        assert refused(await watcher.ask(t="say", phrase="hello")) == ("not-seated", None)
        assert refused(await ada.ask(t="undo")) == ("undo-nothing", None)
        assert refused(await ada.ask(t="rematch")) == ("not-over", None)
        assert refused(await ada.ask(t="say", text="hi there")) == ("chat-off", None)
        assert server.call("GET", f"/api/tables/{ada.table}/record")[0] == 403

    run(go)


def test_why_not_is_answered_by_the_rules_and_changes_nothing(server: Server) -> None:
    async def go() -> None:
        ada, bo, watcher = await met(server)
        assert refused(await ada.ask(t="why", action=0)) == ("not-started", None)
        assert (await ada.ask(t="start"))["t"] == "done"
        assert (await ada.ask(t="why", action=0))["t"] == "done"
        assert refused(await ada.ask(t="why", action=282)) == ("illegal", "HK-T2")
        assert refused(await bo.ask(t="why", action=0)) == ("illegal", "HK-T1")
        assert refused(await ada.ask(t="why", action=999)) == ("field", None)
        assert refused(await watcher.ask(t="why", action=0)) == ("not-seated", None)
        assert (await ada.ask(t="act", question=0, action=0))["t"] == "done"

    run(go)


def test_the_same_message_counts_once(server: Server) -> None:
    async def go() -> None:
        table, tokens = server.table("kaskaria", ["person", "person"], options={"first": "seat1"})
        [ada, bo] = await seated(server, table, tokens)
        again = {"t": "act", "id": "once", "question": 0, "action": 0}
        await ada.send(again)
        await ada.send(again)
        await ada.send(again)
        for _ in range(3):
            ada.answers.clear()
            while "once" not in ada.answers:
                await ada.receive()
            assert ada.answers["once"]["t"] == "done"
        while not bo.events:
            await bo.receive()
        assert bo.state["moves"] == 1

    run(go)


def test_a_move_is_taken_back_unless_it_showed_something(server: Server) -> None:
    async def go() -> None:
        table, tokens = server.table("kaskaria", ["person", "person"], options={"first": "seat1"})
        [ada, bo] = await seated(server, table, tokens)
        game = server.call("GET", f"/api/tables/{table}/game")[1]
        keys = game["catalogue"]["keys"]

        def plain_set(options: list[int]) -> int | None:
            """A set that draws nothing."""
            sets = [a for a in options if keys[a].startswith("play") and "two" not in keys[a]]
            return sets[0] if sets else None

        for _ in range(40):
            for player, other in ((ada, bo), (bo, ada)):
                while player.state["question"] is None:
                    await player.receive()
                question = player.state["question"]
                chosen = plain_set(question["options"])
                before = player.state["view"]
                if chosen is None:
                    take = question["options"][0]
                    await player.answer(question, take)
                    assert refused(await player.ask(t="why")) == ("undo-revealed", None)
                    assert refused(await player.ask(t="undo")) == ("undo-revealed", None)
                    assert refused(await other.ask(t="undo"))[0] in (
                        "undo-nothing",
                        "undo-revealed",
                    )
                    continue
                await player.answer(question, chosen)
                assert (await player.ask(t="why"))["t"] == "done", "asked, not done"
                assert (await player.ask(t="undo", id="back"))["t"] == "done"
                player.answers.clear()
                assert (await player.ask(t="undo", id="back"))["t"] == "done", "it counts once"
                while not player.state.get("undone"):
                    await player.receive()
                assert player.state["view"] == before
                return
        raise AssertionError("nobody ever held a set")

    run(go)


def test_people_come_and_go(server: Server) -> None:
    async def go() -> None:
        table, tokens = server.table("kaskaria", ["person", "person", "person"])
        ada, bo, cy = [Player(server, table, token) for token in tokens]
        for player in (ada, bo, cy):
            await player.connect()
        assert (await cy.ask(t="leave"))["t"] == "done"
        status, answer = server.call("POST", f"/api/tables/{table}/join", {"name": "p1"})
        assert (status, answer["error"]) == (409, "name-taken")
        assert (await ada.ask(t="seat", seat=2, kind="bot", bot="random"))["t"] == "done"
        assert refused(await ada.ask(t="seat", seat=2, kind="bot", bot="deep")) == ("no-bot", None)
        assert refused(await ada.ask(t="seat", seat=9, kind="open")) == ("no-seat", None)
        for _ in range(2):
            assert (await ada.ask(t="start"))["t"] == "done"

        assert (await bo.ask(t="leave"))["t"] == "done"
        while not bo.info["seats"][1]["away"]:
            await bo.receive()
        assert (await bo.ask(t="take-back"))["t"] == "done"
        for _ in range(2):
            assert (await bo.ask(t="resign"))["t"] == "done"
        assert refused(await bo.ask(t="take-back")) == ("resigned", None)
        await ada.play_on(lambda options: options[-1])

        assert (await ada.ask(t="rematch"))["t"] == "done"
        while ada.info["next"] is None:
            await ada.receive()
        again = Player(server, ada.info["next"], tokens[1])
        await again.connect()
        assert again.welcome["seat"] == 1
        assert [seat["name"] for seat in again.info["seats"]][:2] == ["P0", "P1"]

    run(go)


def test_of_two_the_other_wins_when_one_gives_up(server: Server) -> None:
    async def go() -> None:
        table, tokens = server.table("kaskaria", ["person", "person"])
        ada, bo = await seated(server, table, tokens)
        assert (await ada.ask(t="resign"))["t"] == "done"
        while bo.info["status"] != "over":
            await bo.receive()
        while not bo.over:
            await bo.receive()
        assert bo.state["outcome"]["winners"] == [1]
        assert bo.state["outcome"]["ending"] == "resigned"
        text = server.call("GET", f"/api/tables/{table}/record")[1]
        assert record.read(text).moves == 0

    run(go)


def test_a_lost_link_misses_nothing(server: Server) -> None:
    async def go() -> None:
        table, tokens = server.table("kaskaria", ["person", "person"])
        ada, bo = await seated(server, table, tokens)
        first, second = (ada, bo) if ada.state["question"] else (bo, ada)
        await second.close()
        await first.answer(first.state["question"], 0)

        await second.connect(resume=True)

        assert [event["args"]["seat"] for event in second.events] == [first.welcome["seat"]]
        assert second.state["moves"] == 1
        twice = Player(server, table, second.token)
        await twice.connect()
        assert twice.welcome["view"] == second.state["view"]
        await second.answer(second.state["question"], 0)
        while twice.state["moves"] != 2:
            await twice.receive()
        assert twice.state["view"] == second.state["view"], "two tabs of one seat see the same"

    run(go)


def test_phrases_are_spoken_to_all(server: Server) -> None:
    async def go() -> None:
        table, tokens = server.table("kaskaria", ["person", "person"], free_chat=True)
        ada, bo = [Player(server, table, token) for token in tokens]
        await ada.connect()
        await bo.connect()
        assert (await ada.ask(t="say", phrase="hello"))["t"] == "done"
        assert (await ada.ask(t="say", text=" a\u202eb\n "))["t"] == "done"
        while len(bo.others) < 2:
            await bo.receive()
        assert bo.others[0] == {"t": "spoken", "seat": 0, "phrase": "hello", "text": ""}
        assert bo.others[1] == {"t": "spoken", "seat": 0, "phrase": None, "text": "ab"}

    run(go)


def test_a_restart_keeps_everything(tmp_path: Path) -> None:
    async def go() -> None:
        with running(tmp_path / "tables.sqlite") as server:
            table, tokens = server.table("kaskaria", ["person", "greedy"])
            [ada] = await seated(server, table, tokens)
            while ada.state["question"] is None:
                await ada.receive()
            await ada.answer(ada.state["question"], 0)
            while ada.state["question"] is None:
                await ada.receive()
            before = ada.state
            assert server.stop() == 0

            server.start()
            await ada.connect(resume=True)

            assert ada.state["view"] == before["view"]
            assert ada.state["question"] == before["question"]
            await ada.play_on(lambda options: options[0])

    run(go)
