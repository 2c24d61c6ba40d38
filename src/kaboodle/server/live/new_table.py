"""Creates tables: checks the request and its pack, applies limits, writes the first lines."""

from __future__ import annotations

import time
import tomllib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import structlog

from kaboodle.bots import BOTS
from kaboodle.bots.levels import LEVELS, at_level, plain
from kaboodle.core.errors import ContentError, OptionsError
from kaboodle.server.live import tokens
from kaboodle.server.live.ledger import date
from kaboodle.server.live.limits import ClusterLimit
from kaboodle.server.live.services import Services
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied, by_input
from kaboodle.server.storage.store import Append, CodeTaken, Entry, Full, StoreError
from kaboodle.server.table import commands, lines, shared_games
from kaboodle.server.table.lines import Line
from kaboodle.server.table.table import Table
from kaboodle.shelf import BOXES

log = structlog.get_logger()

CODES = 20  # codes tried for a new table before it is refused
PACK_LINE = 2000  # characters in a line
PACK_TABLES = 2000
PACK_DOTS = 32  # in a line, because the TOML parser takes quadratic time for dotted names


def check_pack(text: str) -> None:
    """Raise ValueError or RecursionError if a pack is not TOML or would take long to parse."""
    if any(len(line) > PACK_LINE for line in text.splitlines()):
        raise ValueError(f"a line is longer than {PACK_LINE} characters")
    if any(line.count(".") > PACK_DOTS for line in text.splitlines()):
        raise ValueError(f"a line has more than {PACK_DOTS} dots")
    if text.count("[") > PACK_TABLES:
        raise ValueError(f"it has more than {PACK_TABLES} brackets")
    tomllib.loads(text)


def fault(wish: wire.Wish) -> Denied | None:
    """Return why the rules refuse a request for a table, or None. Slow for a large pack."""
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


class NewTables:
    def __init__(self, services: Services, held: Callable[[], int]) -> None:
        self._services = services
        self._settings = services.settings
        self._store = services.store
        self._held = held  # how many tables are in memory
        self._coming = 0  # tables that are being written
        rate = services.settings.table_rate
        self._limit = ClusterLimit(services.store, "tables", rate / 3600, rate)

    async def make(self, wish: wire.Wish) -> tuple[Table, str]:
        """Write a new table. Return it with its host's token."""
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
        # After the host, so that no bot takes the host's name.
        more += [lines.BotSat(i, bot) for i, bot in bots]
        table = await self._write(tokens.new_id(), wish, tokens.hashed(token), more)
        return table, token

    @asynccontextmanager
    async def room(self, address: str) -> AsyncIterator[None]:
        """Reserve room for one more table while it is written. Denied if there are too many, or if
        this address set too many (rate limit). A shared store counts tables itself."""
        await self._limit.take(address)
        full = self._held() + self._coming >= self._settings.max_tables
        if full and not self._store.shared:
            raise Denied("too-many-tables", 503)
        self._coming += 1
        try:
            yield
        finally:
            self._coming -= 1

    def _check(self, wish: wire.Wish) -> None:
        """Raise Denied for a request the rules refuse, before anything is written."""
        if wish.game not in BOXES:
            raise Denied("no-game", 422, game=wish.game)
        no = fault(wish)
        if no is not None:
            raise no

    async def _write(self, id_: str, wish: wire.Wish, host: str, more: list[Line]) -> Table:
        """Write line 0 and the seats' lines in one append; draw another code if this one is
        taken."""
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
                opened=self._services.seconds(),
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
            if self._store.shared:
                date(written, self._services.wall.at(time.monotonic()))
            bodies = [lines.encode(line) for line in written]
            table.tail = bodies[-1]
            try:
                begin = Append(first.id, 0, bodies, entry)
                await self._store.begin(begin, self._settings.max_tables)
            except CodeTaken:
                continue
            except Full:
                break
            except StoreError as e:
                log.error("store", error=str(e))
                raise Denied("unavailable", 503) from None
            return table
        raise Denied("too-many-tables", 503)

    async def follow(self, old: Table, level: str = "", person: str = "") -> Table:
        """Write the table of a rematch, with the same people and bots, at another level if given.

        If the host has left, `person` becomes the host. Conflict if another node was faster.
        """
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
        return await self._write(id_after(old), wish, host, more)


def id_after(old: Table) -> str:
    """Return the id of the rematch's table. It is the same on every node."""
    return tokens.id_after(old.terms.id, old.terms.host)
