"""All tables: set, found, loaded from their logs, swept away when nobody needs them."""

from __future__ import annotations

import asyncio
import time
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial

import structlog

from kaboodle.bots import BOTS
from kaboodle.bots.levels import LEVELS, at_level, plain
from kaboodle.core.errors import ContentError, OptionsError
from kaboodle.server.live import tokens
from kaboodle.server.live.ledger import date
from kaboodle.server.live.limits import HERE, HouseLimit
from kaboodle.server.live.live_table import LiveTable
from kaboodle.server.live.node import RULES, Node
from kaboodle.server.live.services import Services
from kaboodle.server.metrics import State
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied, by_input, elsewhere
from kaboodle.server.storage.store import (
    NOTHING,
    OPEN,
    Append,
    CodeTaken,
    Conflict,
    Entry,
    Free,
    Full,
    StoreError,
)
from kaboodle.server.table import commands, lines, shared_games
from kaboodle.server.table.deadlines import Questions, read
from kaboodle.server.table.lines import Line
from kaboodle.server.table.table import Table
from kaboodle.shelf import BOXES

log = structlog.get_logger()

SWEEP = 30.0  # seconds between two looks for what can go
IDLE = 600.0  # seconds a table nobody is at stays in memory
PULSE = 1.0  # seconds between two heartbeats while a table's own time runs
BEAT = 5  # of those between two elsewhere
CODES = 20  # codes drawn for a new table before there are too many


BROOM = "* sweep"  # no table: whoever holds it sweeps for all nodes


PACK_LINE = 2000  # characters
PACK_TABLES = 2000
PACK_DOTS = 32  # in a line: of a name in names each is looked up from the first on


def check_pack(text: str) -> None:
    """ValueError or RecursionError if it is not TOML, before it can take long to find out."""
    if any(len(line) > PACK_LINE for line in text.splitlines()):
        raise ValueError(f"a line is longer than {PACK_LINE} characters")
    if any(line.count(".") > PACK_DOTS for line in text.splitlines()):
        raise ValueError(f"a line has more than {PACK_DOTS} dots")
    if text.count("[") > PACK_TABLES:
        raise ValueError(f"it has more than {PACK_TABLES} brackets")
    tomllib.loads(text)


def fault(wish: wire.Wish) -> Denied | None:
    """Everything the rules could refuse of a wish. A pack may be anybody's, and long to read."""
    try:
        if wish.pack:
            check_pack(wish.pack)
        shared_games.shared(wish.game, wish.pack, wish.options).setup(len(wish.seats), 0)
    except ContentError as e:
        return by_input("pack", e)
    except OptionsError as e:
        return by_input("options", e)
    except (ValueError, RecursionError) as e:
        return Denied("pack", 422, reason=f"it is not TOML ({str(e)[:200]})")
    return None


class Hall:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.settings = services.settings
        self.store = services.store
        self.live: dict[str, LiveTable] = {}
        self.node = Node(services, self.live, self.find)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._coming = 0  # tables that are being written
        rate = self.settings.table_rate
        self._set = HouseLimit(self.store, "tables", rate / 3600, rate)
        self.ready = False

    async def open(self) -> None:
        """Take up every game that was being played, unless other nodes do, then stand ready."""
        await self.node.open()
        if not self.store.shared:
            for entry in await self.store.find(statuses=("playing",)):
                await self._behind(entry)
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._sweep()), loop.create_task(self._heart())]
        self.ready = True
        log.info("open", tables=len(self.live))

    async def close(self) -> None:
        """Let everyone go and finish writing."""
        self.ready = False
        for task in self._tasks:
            task.cancel()
        for live in list(self.live.values()):
            await live.close()
        await self.node.close()
        await self.services.close()

    async def state(self) -> State:
        """Of the database, the bus, and what this node holds."""
        services = self.services
        held = sum(live.planner.busy() for live in self.live.values())
        bus = services.bus.up or not self.store.shared
        return State(self.node.alive and await self.store.writable(), bus, held)

    # Tables.

    async def find(self, id_: str) -> LiveTable:
        """The table with this id, loaded if need be, or Denied."""
        found = self.live.get(id_)
        if found is not None:
            found.touched = time.monotonic()  # no sweep takes it from whoever asks
            if await found.current():
                return found
        loading = self._loading.get(id_)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(id_))
            self._loading[id_] = loading
            loading.add_done_callback(lambda _: self._loading.pop(id_, None))
        return await asyncio.shield(loading)  # others wait for it too

    async def _behind(self, entry: Entry, stale: bool = False) -> LiveTable | None:
        """The table of an entry. One log that cannot be read holds up no other table, and is not
        read again and again: its entry is closed, and the log waits to be dropped like any. Of
        several nodes another may be newer, and read it: then only once nobody plays it anyway."""
        try:
            return await self.find(entry.id)
        except StoreError as e:
            log.error("store", error=str(e))
        except Denied as no:
            log.warning("unreadable", table=entry.id, why=no.error, **no.args_)
            if no.again:
                self.node.unfit.add(entry.id)
            if not self.store.shared or (stale and no.again):
                await self._enter(replace(entry, status="closed", updated=self.services.seconds()))
        return None

    async def _load(self, id_: str) -> LiveTable:
        bodies = await self.store.read(id_)
        if not bodies:
            raise Denied("no-table", 404)
        questions = self._read(bodies)
        self.node.unfit.discard(id_)  # whatever it was has passed
        table = questions.table
        for entry in await self.store.find(code=table.terms.code):
            # The server stopped, or failed, between the two.
            if entry.id == id_ and entry.status != table.status:
                await self._enter(replace(entry, status=table.status), table.line)
        live = self._hold(questions)
        await live.planner.begin()
        return live

    def _read(self, bodies: list[bytes]) -> Questions:
        """Denied with a sentence, whatever is wrong with a log. Alone, nobody else can read it."""
        try:
            return read(bodies, self.settings.card_window_s)
        except Denied as e:
            no = e
        except Exception as e:
            no = Denied("unreadable", 410, fault=type(e).__name__)
        raise elsewhere(no) if self.store.shared else no

    async def _enter(self, entry: Entry, line: int | None = None) -> None:
        """The entry alone, as it is after so many lines, or after all there are: the log is what
        counts, so a failure is told and no more."""
        try:
            if line is None:
                line = (await self.store.ends([entry.id])).get(entry.id, NOTHING).lines
            await self.store.append(Append(entry.id, line, [], entry))
        except StoreError as e:
            log.error("store", error=str(e))
        except CodeTaken:  # its code is another table's by now: it is found by its link
            log.warning("code taken", table=entry.id)

    def _hold(self, questions: Questions) -> LiveTable:
        id_ = questions.table.terms.id
        if id_ in self.live:  # written, and found by somebody before whoever wrote it heard so
            return self.live[id_]
        live = LiveTable(self.services, questions, self.forget, self.node.want)
        self.live[id_] = live
        self.node.took(id_)
        self.services.metrics.tables = len(self.live)
        return live

    def _fresh(self, table: Table) -> Questions:
        """Nobody is asked anything there yet."""
        return Questions(table, self.settings.card_window_s)

    def forget(self, live: LiveTable, why: Free = "at rest") -> None:
        """Out of memory; its log brings it back."""
        live.shut()
        if self.live.get(live.table.terms.id) is live:
            del self.live[live.table.terms.id]
            self.node.dropped(live, why)
        self.services.metrics.tables = len(self.live)

    async def by_code(self, code: str) -> LiveTable:
        """The open table that has this code, or the last that had it and is over."""
        entries = [e for e in await self.store.find(code=code.upper()) if e.status != "closed"]
        if not entries:
            raise Denied("no-table", 404)
        return await self.find(min(entries, key=lambda e: e.status == "over").id)

    async def public(self) -> list[wire.TableInfo]:
        """What the lobby shows: public tables that are not over, newest first."""
        entries = await self.store.find(statuses=OPEN)
        unfit = self.node.unfit  # those are listed by nodes that can read them
        found = [e for e in entries if e.visibility == "public" and e.id not in unfit][:100]
        # Who looks around takes what is at hand: whoever then comes to a table has it as it is. But
        # without a bus it may be long ago.
        at_hand = self.live if self.services.bus.up or not self.store.shared else {}
        tables = [at_hand.get(entry.id) or await self._behind(entry) for entry in found]
        return [live.info() for live in tables if live is not None and commands.is_open(live.table)]

    async def set_table(
        self, wish: wire.Wish, address: str = HERE
    ) -> tuple[LiveTable, str, int | None]:
        """A new table, the host's token, and the seat taken if a name was given."""
        newest, ours = self.node.newest(wish.game), RULES.get(wish.game, 0)
        if newest > ours:  # only nodes like this one could play it, and they are on their way out
            raise elsewhere(Denied("other-rules", theirs=newest, ours=ours))
        async with self._room(address):
            return await self._make(wish)

    async def _make(self, wish: wire.Wish) -> tuple[LiveTable, str, int | None]:
        self._check(wish)
        token = tokens.new_token()
        more: list[Line] = []
        if wish.name:
            free = [i for i, seat in enumerate(wish.seats) if seat.kind == "open"]
            if not free:
                raise Denied("table-full")
            more.append(lines.Sat(free[0], commands.clean_name(wish.name), tokens.hashed(token)))
        easiest = plain(BOTS[wish.game], LEVELS[0])
        bots = [(i, seat.bot or easiest) for i, seat in enumerate(wish.seats) if seat.kind == "bot"]
        more += [lines.BotSat(i, bot) for i, bot in bots]  # after the host, whose name is theirs
        table = await self._write_new(tokens.new_id(), wish, tokens.hashed(token), more)
        seat = table.seat_of(tokens.hashed(token))
        return self._hold(self._fresh(table)), token, None if seat is None else int(seat)

    @asynccontextmanager
    async def _room(self, address: str) -> AsyncIterator[None]:
        """Room for one more table, kept for it while it is written. Denied if there are too many,
        or too many of whoever comes from this address. A store that is shared counts by itself."""
        await self._set.take(address)
        full = len(self.live) + self._coming >= self.settings.max_tables
        if full and not self.store.shared:
            raise Denied("too-many-tables", 503)
        self._coming += 1
        try:
            yield
        finally:
            self._coming -= 1

    def _check(self, wish: wire.Wish) -> None:
        """Refused before anything is written."""
        if wish.game not in BOXES:
            raise Denied("no-game", 422, game=wish.game)
        no = fault(wish)
        if no is not None:
            raise no

    async def _write_new(self, id_: str, wish: wire.Wish, host: str, more: list[Line]) -> Table:
        """Line 0 and those that follow at once; another code if this one is taken."""
        for _ in range(CODES):
            first = lines.Set(
                id=id_,
                code=tokens.new_code(),
                game=wish.game,
                options=wish.options,
                pack=wish.pack,
                players=len(wish.seats),
                visibility=wish.visibility,
                pace=wish.pace,
                undo=wish.undo,
                free_chat=wish.free_chat,
                seed=tokens.new_seed(),
                salt=tokens.new_salt(),
                host=host,
                opened=self.services.seconds(),
                full_windows=wish.full_windows,
                rules=BOXES[wish.game].version,
                content=shared_games.shared(wish.game, wish.pack, wish.options).pack_id,
            )
            table, written = Table(first), list[Line]([first])
            for line in more:
                if isinstance(line, lines.BotSat):
                    line = commands.sit_bot(table, line.seat, line.bot)
                table.apply(line)
                written.append(line)
            entry = Entry(first.id, first.code, "lobby", first.visibility, first.opened)
            if self.store.shared:
                date(written, self.services.wall.at(time.monotonic()))
            bodies = [lines.encode(line) for line in written]
            table.tail = bodies[-1]
            try:
                begin = Append(first.id, 0, bodies, entry)
                await self.store.begin(begin, self.settings.max_tables)
            except CodeTaken:
                continue
            except Full:
                break
            except StoreError as e:
                log.error("store", error=str(e))
                raise Denied("unavailable", 503) from None
            return table
        raise Denied("too-many-tables", 503)

    async def renew(
        self, old: Table, address: str = HERE, level: str = "", person: str = ""
    ) -> str:
        """The same people, the same bots, at another level if one is given, at a new table: its id.
        It counts like any other. Whoever asks for it is its host, if the host has left."""
        first, seats = old.terms, [wire.SeatWish()] * len(old.chairs)
        hosts = old.seat_of(first.host)
        left = hosts is not None and old.chairs[hosts].away
        host = person if left and person else first.host
        people = [(i, chair) for i, chair in enumerate(old.chairs) if chair.kind == "person"]
        more: list[Line] = [lines.Sat(i, chair.name, chair.token) for i, chair in people]
        known = BOTS[first.game]
        bots = [
            (i, at_level(known, chair.bot, level) if level else chair.bot)
            for i, chair in enumerate(old.chairs)
            if chair.kind == "bot"
        ]
        more += [lines.BotSat(i, bot) for i, bot in bots]
        wish = wire.Wish(
            first.game, seats, first.options, first.pack, first.visibility, first.pace,
            first.undo, first.free_chat, first.full_windows,
        )  # fmt: skip
        id_ = tokens.id_after(first.id, first.host)
        async with self._room(address):
            with suppress(Conflict):  # somebody at another node was faster
                self._hold(self._fresh(await self._write_new(id_, wish, host, more)))
        return id_

    # By itself.

    async def _heart(self) -> None:
        """Beat, so that lags are known and dead links found: fast where a clock runs. Elsewhere
        not all tables at once, and moves come first: thousands of answers are thousands of moves
        that wait."""
        beats = 0
        while True:
            await asyncio.sleep(PULSE)
            beats += 1
            for id_, live in list(self.live.items()):
                if live.urgent or (hash(id_) + beats) % BEAT == 0:
                    try:
                        live.beat(time.monotonic())
                    except Exception:  # of one table: all others are looked after
                        log.exception("beat failed", table=id_)
                    await asyncio.sleep(0)
            self.services.stall_detector.look(time.monotonic())

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except StoreError as e:
                log.error("store", error=str(e))
            except Exception:
                log.exception("sweep failed")

    async def sweep(self) -> None:
        """Close what nobody will play, forget what nobody is at, drop what is long over."""
        now = time.monotonic()
        for live in list(self.live.values()):
            at_rest = live.table.status != "playing" or not live.planner.busy()
            if live.connections:
                live.in_use()
            elif at_rest and now - live.touched > IDLE:
                self.forget(live)
        if await self.store.hold(self.node.name, BROOM) is not None:
            await self._sweep_all()

    async def _sweep_all(self) -> None:
        """What one node does for all."""
        for entry in await self.store.find(statuses=OPEN):
            if self._stale(entry):
                live = await self._behind(entry, stale=True)
                # Closing the others took a while: somebody may have come, at another node.
                now = [e for e in await self.store.find(code=entry.code) if e.id == entry.id]
                if live is not None and not live.connections and all(map(self._stale, now)):
                    await self._abandon(live)
        before = self.services.seconds() - self.settings.keep_days * 86400
        gone = await self.store.drop(before, ("over", "closed"))
        if gone:
            log.info("dropped", tables=gone)

    def _stale(self, entry: Entry) -> bool:
        lobby, hours = entry.status == "lobby", self.settings.lobby_hours
        age = self.services.seconds() - entry.updated
        return age > (hours if lobby else self.settings.idle_days * 24) * 3600

    async def _abandon(self, live: LiveTable) -> None:
        """Nobody comes back to it. What is not written now is tried again by another sweep."""
        try:
            await live.carry_out(partial(commands.abandon, live.table))
        except Denied as no:
            log.warning("not closed", table=live.table.terms.id, why=no.error)
