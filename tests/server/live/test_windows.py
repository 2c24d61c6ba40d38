"""Windows: open for a moment at least, and nothing tells who could have answered what."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest

from kaboodle.core.game import Game, Move
from kaboodle.core.ids import SPECTATOR, Millis, Seat
from kaboodle.games.krom.content import COUNTER
from kaboodle.server.live.bot_pool import BotTask
from kaboodle.server.live.hall import Hall
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.live.planner import Planner
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.storage.store import Append
from kaboodle.server.table import commands, lines, windows
from kaboodle.shelf import AnyGame
from tests.server.kit.in_process import (
    SETTINGS,
    Guest,
    MemoryStore,
    in_hall,
    move,
    started,
    token,
    until,
)

LEAST, MOST = SETTINGS.card_window_s
PEOPLE = {"krom": ["Ada", "Bo", "Cy"], "kero": ["Ada", "Bo"]}
LET = {"krom": "allow", "kero": "whole"}
EPSILON = 0.01
THINKS = 3.0


async def with_a_window(hall: Hall, game: str, **more: Any) -> LiveTable:
    """A table where somebody is asked in secret: about a card, or about five dice."""
    live = await started(hall, game, more.pop("seats", PEOPLE[game]), **more)
    return await to_a_window(live)


async def to_a_window(live: LiveTable) -> LiveTable:
    """Play on, with cards and fuel wherever that can be."""
    game = live.table.game
    while windows.question(live.table) is None:
        s = live.table.state
        seat = game.asked(s)[0]
        options = [game.catalogue.key(a) for a in game.options(s, seat)]
        wanted = [key for key in options if key.startswith(("play", "fuel"))]
        await move(live, seat, (wanted or options)[0], game.soonest(s))
    return live


class Seated(Guest):
    """Somebody at the table, and when they were told what."""

    def __init__(self, hall: Hall, live: LiveTable, name: str | None) -> None:
        super().__init__(hall, live)
        self.live, self.name, self.sent = live, name, 0
        self.times: list[float] = []

    def _hear(self, message: dict[str, Any]) -> None:
        self.times.append(round(time.monotonic(), 6))
        super()._hear(message)

    async def enter(self) -> Seated:
        await self.say(t="hello", **({} if self.name is None else {"token": token(self.name)}))
        return self

    async def act(self, key: str) -> dict[str, Any]:
        self.sent += 1
        game = self.live.table.game
        number = windows.question(self.live.table) or 0
        action = game.catalogue.number(key)
        await self.say(t="act", id=f"{self.sent}", question=number, action=action)
        return [m for m in self.heard if m.get("id") == f"{self.sent}"][-1]

    @property
    def state(self) -> dict[str, Any]:
        return [m for m in self.heard if m["t"] in ("welcome", "step")][-1]


def with_due(game: AnyGame, due: Move) -> AnyGame:
    """The same game, in which something is due."""
    asked = [name for name in vars(Game) if not name.startswith("_")]
    same = {name: staticmethod(getattr(game, name)) for name in asked if hasattr(game, name)}
    due_game = type("Due", (Game,), {**same, "due": lambda *_: due})
    made: AnyGame = due_game(game.box, game.pack_id, game.settings, game.catalogue, game.names)
    return made


class Desk:
    """What a planner needs of a table; wishes are granted and kept."""

    def __init__(self, live: LiveTable) -> None:
        self.table, self.clock = live.table, live.clock
        self.made: list[lines.Line] = []

    async def carry_out(self, wish: Callable[[], list[lines.Line]], fence: int = 0) -> None:
        self.made += wish()

    def want(self) -> None: ...

    def tell(self, message: wire.ServerMessage) -> None: ...

    def away(self, seat: Seat) -> bool:
        return True


def asked(live: LiveTable) -> list[Seat]:
    return live.table.game.asked(live.table.state)


async def everybody(hall: Hall, live: LiveTable) -> dict[int, Seated]:
    names = [chair.name for chair in live.table.chairs]
    seated = {i: await Seated(hall, live, name).enter() for i, name in enumerate(names)}
    return seated | {int(SPECTATOR): await Seated(hall, live, None).enter()}


async def length(live: LiveTable) -> float:
    """Seconds until the window that is open has closed."""
    question, began = windows.question(live.table), live.planner.deadlines.window
    assert began is not None
    await until(lambda: windows.question(live.table) != question)
    return (live.services.wall.at(time.monotonic()) - began.opened) / 1000


@pytest.mark.parametrize("game", PEOPLE)
def test_a_window_closes_with_silence(game: str) -> None:
    async def story(hall: Hall) -> None:
        live = await with_a_window(hall, game)
        assert live.planner.deciding(0) == [], "no clock shows who is thought to think"
        assert await length(live) == pytest.approx(MOST, abs=EPSILON)

    in_hall(story)


@pytest.mark.parametrize("pace", ["none", "fast"])
@pytest.mark.parametrize("game", PEOPLE)
def test_answered_at_once_it_is_open_for_a_moment_all_the_same(game: str, pace: str) -> None:
    async def story(hall: Hall) -> None:
        live = await with_a_window(hall, game, pace=pace)
        people = await everybody(hall, live)
        for seat in asked(live):
            assert (await people[seat].act(LET[game]))["t"] == "done"
            assert people[seat].state["question"] is None
        assert await length(live) == pytest.approx(LEAST, abs=EPSILON)

    in_hall(story)


@pytest.mark.parametrize("game", PEOPLE)
def test_it_closes_when_the_last_one_answers(game: str) -> None:
    async def story(hall: Hall) -> None:
        live = await with_a_window(hall, game)
        people = await everybody(hall, live)
        *others, last = asked(live)
        for seat in others:
            await people[seat].act(LET[game])
        closing = asyncio.create_task(length(live))
        await asyncio.sleep(LEAST + 2)
        await people[last].act(LET[game])
        assert LEAST + 2 <= await closing < LEAST + 2.1

    in_hall(story)


@pytest.mark.parametrize("game", PEOPLE)
def test_a_table_may_have_full_windows(game: str) -> None:
    async def story(hall: Hall) -> None:
        live = await with_a_window(hall, game, full_windows=True)
        people = await everybody(hall, live)
        assert people[0].told("welcome")[0]["table"]["full_windows"]
        for seat in asked(live):
            await people[seat].act(LET[game])
        assert await length(live) == pytest.approx(MOST, abs=EPSILON)

    in_hall(story)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_with_orders_given_the_card_is_seen_for_a_moment(seats: int) -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "krom", ["Ada", "Bo", "Cy", "Di", "Ed"][:seats])
        for seat in range(seats):
            await move(live, Seat(seat), "allow round")
        await to_a_window(live)
        guest = await Seated(hall, live, None).enter()
        assert guest.state["view"]["asks"][-1]["ask"] == "counter"
        assert len(guest.state["waiting"]) == seats - 1
        assert await length(live) == pytest.approx(LEAST, abs=EPSILON)

    in_hall(story)


@pytest.mark.parametrize(("game", "order"), [("krom", "allow round"), ("kero", "whole always")])
def test_an_order_withdrawn_in_the_window_is_asked_about(game: str, order: str) -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, game, PEOPLE[game])
        for seat in range(len(PEOPLE[game])):
            await move(live, Seat(seat), order)
        await to_a_window(live)
        await asyncio.sleep(LEAST / 2)
        await move(live, asked(live)[-1], "withdraw")
        assert await length(live) == pytest.approx(MOST, abs=EPSILON)

    in_hall(story)


def test_in_the_middle_of_a_phase_a_bot_hesitates_less() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "krom", ["Ada", "Bo"])
        for seat, place in enumerate(("forest", "mountain")):
            await move(live, Seat(seat), f"go {place}")

        def pauses() -> list[float]:
            took = [live.planner._bot_pause.pause(Seat(seat)) for seat in range(2)]
            return [round(1000 * pause, 2) for pause in took]

        assert pauses() == [1, 0.67], "Bo laid last, Ada begins"
        await move(live, Seat(0), "pick")
        assert pauses() == [0.67, 1]
        await move(live, Seat(1), "allow round")
        assert pauses() == [0.67, 1], "an order shows nowhere"
        await move(live, Seat(0), "end")
        assert pauses() == [0.5, 1]
        live = await started(hall, "krom", ["Ada", "Bo", "Cy", "Di", "Ed", "Flo"])
        assert pauses() == [0.67, 0.67], "six wait for each other"

    in_hall(story)


def test_what_held_a_bot_up_once_is_no_habit() -> None:
    """Where it has no choice it takes as long as when it had one, hiccups of the machine apart."""

    async def story(hall: Hall) -> None:
        pause = (await started(hall, "krom", ["Ada", "Bo"])).planner._bot_pause
        assert pause.usual("umo", 8.0, True) == 8.0
        assert pause.usual("umo", 0.0, False) == hall.settings.bot_pause_ms[1] / 1000
        for took in (0.3, 0.2, 9.0, 0.25, 0.3, 0.2):
            assert pause.usual("ugra", took, True) == took
        waits = [pause.usual("ugra", 0.0, False) for _ in range(200)]
        assert {*waits} == {0.2, 0.25, 0.3, 0.5}

    in_hall(story)


def test_what_is_due_is_made_in_a_window_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the table's own, and no secret answer of anybody's."""

    async def story(hall: Hall) -> None:
        live = await with_a_window(hall, "krom")
        seat = asked(live)[0]
        due = Move(seat, live.table.game.catalogue.number("allow"), Millis(0))
        desk = Desk(live)
        monkeypatch.setattr(live.table, "game", with_due(live.table.game, due))
        await Planner(desk, live.planner.deadlines, hall.services)._due(due)
        assert desk.made == [lines.Moved(seat, "allow")]

    in_hall(story)


@pytest.mark.parametrize("game", PEOPLE)
def test_bots_answer_like_people(game: str) -> None:
    async def story(hall: Hall) -> None:
        live = await with_a_window(hall, game)
        leaving: list[lines.Line] = [lines.TookOver(int(seat), "greedy") for seat in asked(live)]
        await live.carry_out(lambda: leaving)
        assert await length(live) == pytest.approx(LEAST, abs=EPSILON)

    in_hall(story)


@pytest.mark.parametrize("game", PEOPLE)
def test_a_window_outlives_a_kill_and_no_answer_is_lost(game: str) -> None:
    store, ids = MemoryStore(), list[str]()

    async def first(hall: Hall) -> None:
        live = await with_a_window(hall, game)
        people = await everybody(hall, live)
        await people[asked(live)[0]].act(LET[game])
        ids.append(live.table.terms.id)

    async def then(hall: Hall) -> None:
        live = await hall.find(ids[0])
        people = await everybody(hall, live)
        one, *others = asked(live)
        assert people[one].state["question"] is None
        people[one].sent = 10
        assert (await people[one].act(LET[game]))["error"] == "stale", "it has answered"
        left = people[one].state["time"]["window"]["left"]
        assert 0 < left <= MOST * 1000
        for seat in others:
            await people[seat].act(LET[game])
        assert await length(live) == pytest.approx(LEAST, abs=EPSILON)

    in_hall(first, store)
    in_hall(then, store)


def test_sent_twice_an_answer_counts_once() -> None:
    async def story(hall: Hall) -> None:
        live = await with_a_window(hall, "krom")
        people = await everybody(hall, live)
        seat = asked(live)[0]
        await people[seat].act("allow")
        people[seat].sent -= 1
        assert (await people[seat].act("allow"))["t"] == "done"
        assert list(live.table.sealed) == [seat]

    in_hall(story)


def test_the_time_left_is_told_to_whoever_comes_back() -> None:
    async def story(hall: Hall) -> None:
        live = await with_a_window(hall, "krom")
        await asyncio.sleep(3)
        guest = await Seated(hall, live, "Ada").enter()
        window = guest.state["time"]["window"]
        assert window["length"] == MOST * 1000
        assert window["left"] == pytest.approx((MOST - 3) * 1000, abs=10)
        await length(live)
        assert guest.state["time"]["window"] is None

    in_hall(story)


@pytest.mark.parametrize("game", PEOPLE)
def test_nothing_is_taken_back_while_a_window_is_open_whoever_has_answered(game: str) -> None:
    async def story(hall: Hall) -> None:
        live = await with_a_window(hall, game)
        answers = []
        people = await everybody(hall, live)
        for seat in [None, *asked(live)]:
            if seat is not None:
                await people[seat].act(LET[game])
            for chair in range(len(live.table.chairs)):
                with pytest.raises(Denied) as no:
                    commands.undo(live.table, Seat(chair))
                answers.append(no.value.error)
        assert set(answers) == {"undo-window"}
        last = asked(live)[-1]
        await length(live)
        if live.table.moves[-1].seat == last:
            with pytest.raises(Denied, match="undo-revealed"):
                commands.undo(live.table, last)

    in_hall(story)


def heard(people: dict[int, Seated], but: Seat) -> list[Any]:
    """All that everyone else was told of the game, and when."""
    return [
        [(at, m) for at, m in zip(one.times, one.heard, strict=True) if m["t"] == kind]
        for seat, one in sorted(people.items())
        for kind in ("step", "warning", "spoken")
        if seat != but
    ] + [[at for at, m in zip(one.times, one.heard, strict=True) if m["t"] == "table"]
         for seat, one in sorted(people.items()) if seat != but]  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_is_told_sooner_or_otherwise_by_what_one_seat_holds_or_ordered(seats: int) -> None:
    """The same window four times: one seat answers at once or just before the moment is over, has
    ordered, or holds no counter. To all others it is the same, to the byte and the millisecond."""
    told: list[list[Any]] = []

    def story(how: str) -> None:
        async def play(hall: Hall) -> None:
            live = await started(hall, "krom", ["Ada", "Bo", "Cy"][:seats])
            await to_a_window(live)
            seat, *others = asked(live)
            s = live.table.state
            faces = range(len(s.pack.kind))
            holds = [face for face in faces if (s.pack.kind[face] == COUNTER) == (how != "bare")]
            s.hands[seat] = holds[:1]
            people = await everybody(hall, live)
            for other in others:
                await people[other].act("allow")
            if how == "ordered":
                await people[seat].act("allow round")
            if how in ("once", "bare"):
                await people[seat].act("allow")
            await asyncio.sleep(LEAST / 2)
            if how == "late":
                await people[seat].act("allow")
            await length(live)
            await asyncio.sleep(1)
            told.append(heard(people, seat))

        in_hall(play)

    for how in ("once", "late", "ordered", "bare"):
        story(how)
    assert told[0] == told[1] == told[2] == told[3]
    assert any(steps for steps in told[0])


def test_windows_are_said_in_the_wish_and_kept_in_a_rematch() -> None:
    async def story(hall: Hall) -> None:
        wish = wire.Wish("krom", [wire.SeatWish()] * 2, full_windows=True)
        live, _, _ = await hall.set_table(wish)
        new = await hall.renew(live.table)
        assert hall.live[new].info().full_windows

    in_hall(story)


def test_a_window_that_is_closed_when_its_turn_comes_is_not_closed_again() -> None:
    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])
        await live.planner._close(windows.Window(99, 0, 0, 0), False)
        assert len(live.table.moves) == 0

    in_hall(story)


def test_counting_tells_nobody_who_has_answered() -> None:
    async def story(hall: Hall) -> None:
        live = await with_a_window(hall, "krom")
        people = await everybody(hall, live)
        before = hall.services.metrics.text(await hall.state())
        counted = [line for line in before.splitlines() if not line.startswith(b"kaboodle_conn")]
        [first, *_] = asked(live)
        assert (await people[first].act(LET["krom"]))["t"] == "done"
        after = hall.services.metrics.text(await hall.state()).splitlines()
        assert [line for line in after if not line.startswith(b"kaboodle_conn")] == counted

    in_hall(story)


def test_a_bot_without_a_choice_takes_as_long_as_with_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks ahead thinks for seconds, but not about a single option: that it holds no card
    to answer with would be heard."""

    async def story(hall: Hall) -> None:
        live = await started(hall, "krom", ["random"] * 3)
        table, decide = live.table, hall.services.bot_pool.decide
        begun = dict[int, tuple[float, bool]]()
        took: dict[bool, list[float]] = {True: [], False: []}

        async def slow(task: BotTask) -> tuple[int, int]:
            choice = len(table.game.options(table.state, Seat(task.seat))) > 1
            begun[task.seat] = time.monotonic(), choice
            await asyncio.sleep(THINKS * choice)
            return await decide(task)

        append = hall.store.append

        async def seen(new: Append) -> None:
            for line in map(lines.decode, new.bodies):
                if isinstance(line, lines.Moved | lines.Sealed) and line.seat in begun:
                    started_at, choice = begun.pop(line.seat)
                    took[choice].append(round(time.monotonic() - started_at, 3))
            await append(new)

        monkeypatch.setattr(hall.services.bot_pool, "decide", slow)
        monkeypatch.setattr(hall.store, "append", seen)
        await until(lambda: len(took[False]) > 9 or table.status == "over", 10_000)
        assert len(took[False]) > 9
        assert set(took[True]) == set(took[False]) == {THINKS}

    in_hall(story)
