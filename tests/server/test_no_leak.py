"""Every byte each client got, in whole games: nothing in them says more than the client may know.

What is hidden from a client is dealt anew, and the server tells that client the same, to the byte.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from kaboodle.core.event import Event
from kaboodle.core.game import Move
from kaboodle.core.ids import SPECTATOR, Millis, Seat
from kaboodle.core.rng import Rng, from_seed
from kaboodle.server.http import replays
from kaboodle.server.live.tokens import hashed
from kaboodle.server.protocol import wire
from kaboodle.server.table import lines, windows
from kaboodle.server.table.table import Table
from kaboodle.server.table.telling import StepEvents, Telling, Times, Viewer, answering, joined
from kaboodle.shelf import BOXES, AnyGame, open_game
from tests.server.kit.client import Player, Server, run, running
from tests.server.kit.stubborn import log_of

TRIES = 3
LOOKED_AT = 80  # steps of each client, all over the game


class Listener(Player):
    """Keeps whatever it hears, over the socket and over HTTP."""

    def __init__(self, server: Server, table: str, token: str | None) -> None:
        super().__init__(server, table, token)
        self.answers_over_http: list[str] = []
        self.welcomes: list[str] = []  # as heard in other tabs

    @property
    def seat(self) -> Seat:
        seat = self.welcome["seat"]
        return SPECTATOR if seat is None else Seat(seat)

    def welcomes_at(self, moves: int) -> list[str]:
        return [text for text in self.welcomes if json.loads(text)["moves"] == moves]

    async def nose_about(self) -> None:
        for path in ("", "/game", "/replay", "/record", "/qr.svg", "/replay?seat=0"):
            answer = await asyncio.to_thread(
                self.server.call, "GET", f"/api/tables/{self.table}{path}", None, self.token
            )
            self.answers_over_http.append(json.dumps(answer[1]))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("leak") / "tables.sqlite") as started:
        yield started


@pytest.fixture(scope="module", params=list(BOXES))
def played(request: pytest.FixtureRequest, server: Server) -> Played:
    return Played(server, request.param)


class Played:
    """One whole game, and what everybody at it was told."""

    def __init__(self, server: Server, name: str) -> None:
        self.game: AnyGame = open_game(name, {})
        self.server = server
        seats = ["person", "person", "greedy"][: self.game.box.seats[1]]
        self.table, self.tokens = server.table(name, seats)
        self.clients = [Listener(server, self.table, token) for token in [*self.tokens, None]]
        run(self._play)
        self.log = log_of(server, self.table)

    async def _play(self) -> None:
        for client in self.clients:
            await client.connect()
        await self.clients[0].ask(t="start")
        for client in self.clients:
            await client.nose_about()
        await asyncio.gather(
            *[c.play_on(random.Random(i).choice) for i, c in enumerate(self.clients)],
            self._come_and_go(),
        )
        for client in self.clients:
            while client.info["status"] != "over":
                await client.receive()

    async def _come_and_go(self) -> None:
        """Meanwhile everyone opens another tab now and then: a welcome is listened to as well."""
        while not any(client.over for client in self.clients):
            for client in self.clients:
                late = Player(self.server, self.table, client.token)
                await late.connect()
                await late.close()
                client.welcomes.append(late.raw[0])
                await asyncio.sleep(0.01)

    def seen(self, client: Listener) -> Iterator[Moment]:
        """Every step this client was told, with the table as it truly was."""
        first = self.log[0]
        assert isinstance(first, lines.Set)
        seat, table = client.seat, Table(first)
        telling = Telling(table)
        telling.viewer(seat)
        steps = [text for text in client.raw if json.loads(text)["t"] == "step"]
        for line in self.log[1:]:
            before = table.game.clone(table.state) if table.state is not None else None
            events: list[Event] = []
            window = windows.question(table)
            table.apply(line, events)
            answer = isinstance(line, lines.Moved) and len(table.moves) - 1 not in table.free
            if answer and window is not None and windows.question(table) == window:
                continue  # all answers are written, and told, in one
            if (
                table.state is None
                or telling.step(seat, StepEvents(events), NO_TIME, False) is None
            ):
                continue
            yield Moment(table, before, line, events, steps.pop(0))
        assert steps == [], "told more than the log says"


class Moment(NamedTuple):
    table: Table
    before: Any
    line: lines.Line
    events: list[Event]
    text: str


NO_TIME = Times(wire.Time(0, False, None), [])


def told(real: Table, state: Any, seat: Seat, events: list[Event], text: str) -> str:
    """The message the server would have sent, had the table been in this state."""
    table = Table(real.terms)
    table.state, table.status = state, real.status
    table.moves, table.hushed, table.sealed = real.moves, real.hushed, real.sealed
    was = json.loads(text)
    deciding = msgspec.convert(was["deciding"], list[wire.Deciding])
    times = Times(msgspec.convert(was["time"], wire.Time), deciding)
    telling = Telling(table)
    viewer = telling.viewers[seat] = Viewer()
    if was["t"] == "welcome":
        telling.epoch, viewer.seq = was["epoch"], was["seq"]
        info = msgspec.convert(was["table"], wire.TableInfo)
        return telling.welcome(seat, was["host"], info, times, was["lag_credit"]).decode()
    viewer.seq = was["seq"] - 1
    step = telling.step(seat, StepEvents(events), times, False) or b""
    return (step if was["done"] is None else answering(step, was["done"])).decode()


def another_way(game: AnyGame, now: Moment, seat: Seat, rng: Rng) -> tuple[Any, list[Event]] | None:
    """What is hidden dealt anew before the move, and the move made there: the same came of it."""
    if not isinstance(now.line, lines.Moved) or now.before is None:
        return None
    action = game.catalogue.number(now.line.key)
    move = Move(Seat(now.line.seat), action, Millis(now.line.at))
    after = game.view(now.table.state, seat).to_json()
    for _ in range(TRIES):
        twin = game.imagine(game.view(now.before, seat), rng)
        if game.refusal(twin, move) is None:
            then, events = game.play(twin, move)
            alike = public(events) == public(now.events)
            if alike and game.view(then, seat).to_json() == after:
                return then, events
    return None


def public(events: list[Event]) -> list[dict[str, object]]:
    return [event.seen_by(SPECTATOR).to_json() for event in events]


def test_what_is_hidden_dealt_anew_is_told_in_the_same_bytes(played: Played) -> None:
    game, rng = played.game, from_seed(1)
    for client in played.clients:
        moved = other = 0
        every = max(1, len(client.raw) // LOOKED_AT)
        for i, now in enumerate(played.seen(client)):
            if i % every:
                continue
            true = now.table.state
            twin = game.imagine(game.view(true, client.seat), rng)
            assert told(now.table, twin, client.seat, now.events, now.text) == now.text
            for text in client.welcomes_at(now.table.moves_seen(client.seat)):
                if waited_for(text) != waited_for(now.text):
                    continue  # told before this seat's answer was sealed, or after it
                assert told(now.table, twin, client.seat, [], text) == text
            other += differ(game, twin, true)
            other_way = another_way(game, now, client.seat, rng)
            if other_way is not None:
                moved += 1
                assert (
                    told(now.table, other_way[0], client.seat, other_way[1], now.text) == now.text
                )
        assert moved > 0, "no move could be made another way"
        assert other > 0, "nothing was hidden"


def waited_for(text: str) -> list[int]:
    seats: list[int] = json.loads(text)["waiting"]
    return seats


def differ(game: AnyGame, one: Any, other: Any) -> bool:
    """Whether somebody's secrets are not the same in both."""
    seats = [Seat(i) for i in range(game.seats(one))]
    return any(game.view(one, i).to_json() != game.view(other, i).to_json() for i in seats)


def test_no_secret_is_in_any_byte(played: Played) -> None:
    first = played.log[0]
    assert isinstance(first, lines.Set)
    never = [*played.tokens, *[hashed(token) for token in played.tokens], first.host]
    not_yet = [first.seed, first.salt, str(int(first.seed, 16))]
    early = 0
    for client in played.clients:
        for text in [*client.raw, *client.welcomes, *client.answers_over_http]:
            for secret in never:
                assert secret not in text
            if '"status":"over"' not in text.replace(" ", ""):
                early += 1
                for secret in not_yet:
                    assert secret not in text
        assert client.info["seed"] == first.seed, "shown at the end"
    assert early > 50
    for secret in [*never, *not_yet]:
        assert secret not in played.server.log()


def test_nobody_looks_through_another_seats_eyes(played: Played) -> None:
    for client in played.clients:
        answers = [json.loads(text) for text in client.answers_over_http]
        refused = [answer.get("error") for answer in answers if isinstance(answer, dict)]
        own_seat = client.seat == 0
        assert refused == [None, None, None, "not-over", None if own_seat else "not-over"]


def at_table(name: str, seats: int, seed: int, **options: Any) -> Table:
    """A table that has started, without a server."""
    table = Table(
        lines.Set("t", "CODE", name, options, "", seats, "link", "none", True, False,
                  f"{seed:016x}", "0" * 32, "", 0)
    )  # fmt: skip
    table.apply(lines.Started())
    return table


INFO = wire.TableInfo(
    "t", "CODE", "", "playing", {}, "", "link", "none", True, False, False, [], 0, "", None, None,
    None,
)  # fmt: skip


@pytest.mark.parametrize("name", list(BOXES))
def test_who_answers_in_secret_is_not_to_be_counted(name: str) -> None:
    """In a window one seat answers or does not, at any time it changes its mind or its orders:
    the others are told the same, nothing at all."""
    looked = sum([look_at_windows(name, seed, 12) for seed in range(3)])
    assert looked >= 30 or name != "krom"


def look_at_windows(name: str, seed: int, most: int) -> int:
    """Play at random; how many answers that nobody may notice were given."""
    game, chance, looked = open_game(name, {}), random.Random(seed), 0
    seats = min(4, game.box.seats[1])
    table = at_table(name, seats, seed)
    telling = Telling(table)
    viewers = [*[Seat(i) for i in range(seats)], SPECTATOR]
    while table.status == "playing" and looked < most:
        s = table.state
        asked = game.asked(s)
        seat = chance.choice(asked)
        action = chance.choice(game.options(s, seat))
        secret = len(asked) > 1 and game.silence(s, seat) is not None
        free = [(i, action) for i in viewers[:-1] for action in game.free(s, i)]
        if free and chance.random() < 0.2:
            seat, action = chance.choice(free)
            secret = True
        others = [i for i in viewers if i != seat] if secret else []
        before = [telling.welcome(i, False, INFO, NO_TIME, 0) for i in others]
        before_it = [replays.of_table(table, i) for i in others[-2:]]
        events: list[Event] = []
        key = game.catalogue.key(action)
        made: list[lines.Line] = [lines.Moved(int(seat), key)]
        if windows.question(table) is not None and action not in game.free(s, seat):
            made.insert(0, lines.Sealed(int(seat), key))
        for line in made:
            table.apply(line, events)
            steps = [telling.step(i, StepEvents(events), NO_TIME, False) for i in others]
            assert steps == [None] * len(others)
            assert [telling.welcome(i, False, INFO, NO_TIME, 0) for i in others] == before
            assert [replays.of_table(table, i) for i in others[-2:]] == before_it
        looked += secret
    return looked


def test_what_is_common_and_what_is_ones_own_is_one_object() -> None:
    both = [joined(a, b) for a in (b"{}", b'{"a":1}') for b in (b"{}", b'{"b":[]}')]
    assert both == [b"{}", b'{"b":[]}', b'{"a":1}', b'{"a":1,"b":[]}']
