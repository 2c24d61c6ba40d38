"""Schedules what happens at a table without a player: bots, clocks, windows, sand.

After every change the planner starts a task for each thing that is to happen next, and cancels the
tasks whose reason has gone. A task waits, and then makes a command like any player's.

Of several nodes only the one that holds the table's lease acts. What it writes carries the lease's
fencing token, so a node that has lost the lease, perhaps without noticing, writes nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Protocol

import structlog

from kaboodle.core.game import Move
from kaboodle.core.ids import SPECTATOR, Action, Millis, Seat
from kaboodle.server.live.bot_pause import BotPause
from kaboodle.server.live.bot_pool import BotTask
from kaboodle.server.live.services import Services
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.storage.store import Fenced, Lease
from kaboodle.server.table import commands, lines, windows
from kaboodle.server.table.clock import COUNTDOWN, GRACE, TableTime
from kaboodle.server.table.deadlines import Deadlines
from kaboodle.server.table.lines import Line
from kaboodle.server.table.pauses import Pauses
from kaboodle.server.table.table import Pause, Table
from kaboodle.server.table.windows import Window

log = structlog.get_logger()

UNKNOWN = -1

HAND = 0.05  # seconds a bot's move takes at least, in a timed game
ASKED = 0.4  # seconds other nodes have to report who is connected
AGAIN = 1.0  # seconds until a failed task is tried again
_WARNS = "clock"  # the prefix of tasks that run without a lease too: they only warn

Work = Callable[[], Awaitable[None]]


class PlannedTable(Protocol):
    """What the planner needs of the table it plans for."""

    table: Table
    clock: TableTime

    async def carry_out(self, command: Callable[[], list[Line]], fence: int = 0) -> None: ...

    def want(self) -> None:
        """Ask for the lease: something is to happen, and this node does not hold the table."""

    def tell(self, message: wire.ServerMessage) -> None: ...

    def away(self, seat: Seat) -> bool: ...


class Planner:
    def __init__(self, live: PlannedTable, deadlines: Deadlines, services: Services) -> None:
        self.live = live
        self.deadlines = deadlines
        self._bot_pool = services.bot_pool
        self._metrics = services.metrics
        self._settings = services.settings
        self._wall = services.wall
        self._stall_detector = services.stall_detector
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._errands: set[asyncio.Task[None]] = set()  # for players who came or went, and the like
        self.fence = None if services.store.shared else 0  # None: this node has no lease
        self.stopped = False
        self._bot_pause = BotPause(live.table, services.settings.bot_pause_ms)
        self._resuming = False  # until that is written, nothing else is done
        self._pauses = Pauses(live.table)
        self._holder: asyncio.Task[None] | None = None  # the task that is acting now

    def _now(self) -> int:
        """Return the cluster time, in milliseconds."""
        return self._wall.served(time.monotonic())

    # What is running now.

    def deciding(self, now: float) -> list[wire.Deciding]:
        """Return the seats whose time to decide is running."""
        decisions, wall = self.deadlines.decisions, self._wall.served(now)
        return [wire.Deciding(int(seat), d.left(wall)) for seat, d in decisions.items()]

    @property
    def pausing(self) -> bool:
        """Whether the sand waits for a seat."""
        return self.live.table.waits is not None

    def waits(self, now: float) -> wire.Waits | None:
        """Return the seat the sand waits for and for how long, or None."""
        pause = self.live.table.waits
        return None if pause is None else wire.Waits(int(pause.seat), self._left(pause, now))

    def _left(self, pause: Pause, now: float) -> int:
        if self._for_bot(pause):
            return 0
        return max(0, pause.since + pause.most - self._wall.served(now))

    def _for_bot(self, pause: Pause) -> bool:
        """Whether a bot has taken the seat the sand waits for."""
        return self.live.table.chairs[pause.seat].by_bot

    @property
    def secret(self) -> bool:
        """Whether secret answers are being given."""
        return self.deadlines.window is not None

    def window(self, now: float) -> wire.Window | None:
        """Return the time left in the open window, the same for everyone; None if none is open."""
        window = self.deadlines.window
        return None if window is None else window.info(self._wall.served(now))

    def reserve(self, seat: Seat, now: float) -> int:
        """Return what is left of the seat's reserve if it answers now; -1 if it has no clock."""
        decision = self.deadlines.decisions.get(seat)
        return -1 if decision is None else decision.reserve_after(self._wall.served(now))

    def plan(self) -> None:
        """Start a task for everything that happens next without a player; cancel stale ones."""
        if self.stopped:
            return
        table = self.live.table
        wanted: dict[str, Work] = {}
        if table.status == "playing":
            self._plan_seats(wanted)
            self._plan_window(wanted)
            self._plan_sand(wanted)
        if self._resuming:
            wanted = {}
        elif wanted and self.fence is None:
            self.live.want()
            wanted = {name: work for name, work in wanted.items() if name.startswith(_WARNS)}
        for name in [name for name in self._tasks if name not in wanted]:
            task = self._tasks.pop(name)
            if task not in (self._holder, asyncio.current_task()):
                task.cancel()
        for name, work in wanted.items():
            if name not in self._tasks:
                self._tasks[name] = asyncio.get_running_loop().create_task(self._guard(name, work))

    def _plan_seats(self, wanted: dict[str, Work]) -> None:
        table = self.live.table
        game, s = table.game, table.state
        for seat in game.asked(s):
            chair = table.chairs[seat]
            if chair.by_bot and seat not in table.sealed:
                question = game.question(s, seat)
                name = f"bot {seat} {question} {chair.bot}"
                wanted[name] = self._later(self._bot, seat, question)
        for seat, decision in self.deadlines.decisions.items():
            name = f"{_WARNS} {seat} {decision.question}"
            wanted[name] = self._later(self._countdown, seat, decision.question)

    def _plan_window(self, wanted: dict[str, Work]) -> None:
        window = self.deadlines.window
        if window is not None:
            soon = self._all_answered()
            wanted[f"window {window.question} {soon}"] = lambda: self._close(window, soon)

    def _plan_sand(self, wanted: dict[str, Work]) -> None:
        table = self.live.table
        pause, due = table.waits, table.game.due(table.state)
        if pause is not None:
            wanted[f"pause {pause.since} {self._for_bot(pause)}"] = lambda: self._wait(pause)
        elif due is not None and table.clock.running:
            wanted[f"due {due.at} {len(table.moves)}"] = lambda: self._due(due)

    def _all_answered(self) -> bool:
        """Whether the window may close as soon as its minimum time is over."""
        table = self.live.table
        return windows.answered(table) and not table.terms.full_windows

    def _later(
        self, work: Callable[[Seat, int], Awaitable[None]], seat: Seat, question: int
    ) -> Work:
        return lambda: work(seat, question)

    async def _guard(self, name: str, work: Work) -> None:
        """Run a task; log its failure, and plan it again after a moment."""
        try:
            await work()
            return
        except Denied as no:
            log.info("overtaken", table=self.live.table.terms.id, error=no.error)
        except Exception:
            log.exception("task failed", table=self.live.table.terms.id)
        await asyncio.sleep(AGAIN)
        if self._tasks.get(name) is asyncio.current_task():
            del self._tasks[name]
            self.plan()

    async def begin(self) -> None:
        """Start serving a table just loaded from its log (single node)."""
        if self.fence is None:
            self.plan()
        else:
            await self._resume(UNKNOWN)

    async def take_up(self, lease: Lease) -> None:
        """Take over the table under this lease (failover, or first use), and act there from now
        on."""
        if self.stopped or self.fence == lease.fence:
            return
        self.fence = lease.fence
        await self._resume(lease.idle)
        self._begin(self._look_around())

    async def _look_around(self) -> None:
        """After taking over a lease, pause the clock for players no node reports; they may have
        been connected only to the previous holder. Other nodes have ASKED seconds to report."""
        await asyncio.sleep(ASKED)
        while self._stall_detector.stalled(time.monotonic()):
            await asyncio.sleep(ASKED)
        for seat in range(len(self.live.table.chairs)):
            if self.live.away(Seat(seat)):
                self.went(Seat(seat))

    async def _resume(self, idle: int) -> None:
        """Go on after no node served the table for `idle` milliseconds (-1: unknown).

        Up to GRACE that time counts as played. If it was longer, the table's clock stood still, and
        a line in the log says so first."""
        table = self.live.table
        asks = self.deadlines.decisions or self.deadlines.window or table.game.timed()
        unset = table.game.timed() and not table.clock.running and table.waits is None
        if table.status == "playing" and asks and (unset or not 0 <= idle <= GRACE):
            self._resuming = True
            try:
                await self._carry_out(
                    lambda: self._pauses.resumed(idle, self._now(), self.live.away)
                )
            except Denied as no:
                log.error("not resumed", table=table.terms.id, why=no.error)
                self._begin(self._resume_later(idle))
                return
            finally:
                self._resuming = False
        self._again()

    async def _resume_later(self, idle: int) -> None:
        await asyncio.sleep(AGAIN)
        await self._resume(idle)

    def put_down(self) -> None:
        """Stop acting: the lease is lost, and another node acts or will."""
        self.fence = None
        self._again()

    def _again(self) -> None:
        """Cancel all tasks and plan again."""
        for task in self._tasks.values():
            if task is not asyncio.current_task():
                task.cancel()
        self._tasks.clear()
        self.plan()

    def busy(self) -> bool:
        """Whether this node will act at the table."""
        return self.fence is not None and bool(self._tasks)

    def stop(self) -> None:
        """Cancel all tasks for good."""
        self.stopped = True
        for task in [*self._tasks.values(), *self._errands]:
            task.cancel()
        self._tasks.clear()

    # Bots.

    async def _bot(self, seat: Seat, question: int) -> None:
        """Play a bot's move: let a worker choose, pause as a person would, act if still asked.

        Others may answer the same question meanwhile, unseen. The choice then stays good unless the
        rules refuse it by now, and the bot thinks again. It is also asked again if its move leaves
        its question open.
        """
        while self._bots(seat, question):
            started = time.monotonic()
            table = self.live.table
            choice = len(table.game.options(table.state, seat)) > 1
            task = self._bot_task(seat)
            action, at = await self._bot_pool.decide(task)
            took = time.monotonic() - started
            if table.game.timed():
                await self._hand(at)
            else:
                usual = self._bot_pause.usual(task.bot, took, choice)
                await asyncio.sleep(max(0.0, max(self._bot_pause.pause(seat), usual) - took))
            await self._carry_out(partial(self._answer, seat, question, Action(action)))

    async def _hand(self, at: int) -> None:
        """Wait until the bot's move is due by the table's clock, which may be paused meanwhile."""
        await asyncio.sleep(HAND)
        while (left := at - self.live.clock.now(time.monotonic())) > 0:
            await asyncio.sleep(max(HAND, left / 1000))

    def _answer(self, seat: Seat, question: int, action: Action) -> list[Line]:
        if not self._bots(seat, question):
            return []
        move = self._move(seat, action, max(self._at(), self.live.table.moves.last_at()))
        if move is not None and windows.question(self.live.table) is not None:
            return [lines.Sealed(seat, move.key)]
        return [] if move is None else [move]

    def _bots(self, seat: Seat, question: int) -> bool:
        """Whether a bot is to answer this question, and this node acts."""
        by_bot = self._stands(seat, question) and self.live.table.chairs[seat].by_bot
        return by_bot and self.fence is not None

    def _stands(self, seat: Seat, question: int) -> bool:
        """Whether the seat is still asked this question and has not answered."""
        table = self.live.table
        if table.status != "playing" or seat not in table.game.asked(table.state):
            return False
        if seat in table.sealed:
            return False
        return table.game.question(table.state, seat) == question

    def _bot_task(self, seat: Seat) -> BotTask:
        table = self.live.table
        return BotTask(
            table.terms.game,
            table.terms.pack,
            table.terms.options,
            len(table.chairs),
            table.seed,
            table.moves.packed(),
            seat,
            table.chairs[seat].bot,
            self._settings.guest_bots,
            self._settings.bot_iterations,
        )

    def _at(self) -> Millis:
        """Return the timestamp of a move made now."""
        timed = self.live.table.game.timed()
        return Millis(self.live.clock.now(time.monotonic()) if timed else 0)

    def _move(self, seat: Seat, action: Action, at: int) -> lines.Moved | None:
        """Return the line of a move no player sent; None if the rules forbid it by now."""
        table = self.live.table
        refusal = table.game.refusal(table.state, Move(seat, action, Millis(at)))
        if refusal is not None:
            log.info("overtaken", table=table.terms.id, seat=seat, clause=refusal.clause)
            return None
        return lines.Moved(seat, table.game.catalogue.key(action), at)

    async def _carry_out(self, command: Callable[[], list[Line]]) -> None:
        """Carry out a task's command under the fence. Once judged it must not be cancelled."""

        fence = self.fence

        def judged() -> list[Line]:
            self._holder = asyncio.current_task()
            return command()

        try:
            if fence is not None:
                await self.live.carry_out(judged, fence)
        except Fenced:
            self._fenced()
        finally:
            mine = self._holder is asyncio.current_task()  # else it never got the lock
            self._holder = None if mine else self._holder

    def _fenced(self) -> None:
        log.info("fenced", table=self.live.table.terms.id)
        self._metrics.fenced += 1
        self.put_down()

    # Clocks.

    async def _sleep(self, millis: int) -> None:
        """Sleep so long by the table's time. If this node stalled meanwhile, wait for its next
        heartbeat, which cancels and plans all tasks again."""
        await asyncio.sleep(millis / 1000)
        while self._wall.stood(time.monotonic()):
            await asyncio.sleep(HAND)

    async def _countdown(self, seat: Seat, question: int) -> None:
        """Count down a seat's time to decide: warn everyone, then let a bot play on for the
        person."""
        decision = self.deadlines.decisions[seat]

        def left() -> int:
            return decision.left(self._now())

        await self._sleep(max(0, left() - COUNTDOWN))
        remains = left()
        self.live.tell(wire.Warning(int(seat), remains))
        await self._sleep(remains)
        await self._carry_out(lambda: self._let_bot_play(seat, question))

    def _let_bot_play(self, seat: Seat, question: int) -> list[Line]:
        return [commands.stand_in(self.live.table, seat)] if self._stands(seat, question) else []

    async def _close(self, window: Window, soon: bool) -> None:
        """Close a window after its time: the minimum if `soon`, else the maximum."""
        await self._sleep(window.left(soon, self._now()))

        def command() -> list[Line]:
            table = self.live.table
            gone = windows.question(table) != window.question
            if gone or (soon and not self._all_answered()):  # a standing order was withdrawn
                return []
            return windows.closed(table, max(self._at(), table.moves.last_at()))

        await self._carry_out(command)

    # Sand.

    async def _due(self, due: Move) -> None:
        """Make the table's own move when it is due, unless a player's came first."""
        wait = due.at - self.live.clock.now(time.monotonic())
        # A move made in time may still be on its way: wait as long as the most lag compensation.
        await self._sleep(wait + self._settings.lag_credit_ms)

        def command() -> list[Line]:
            table = self.live.table
            now = table.game.due(table.state) if table.status == "playing" else None
            if now is None or now.at != due.at:
                return []
            move = self._move(due.seat, due.action, due.at)
            return [] if move is None else [move]

        await self._carry_out(command)

    def went(self, seat: Seat) -> None:
        """A seat's connection was lost: pause sand that runs for it, for a while, and only once
        until it is heard of again."""
        if seat == SPECTATOR or self.stopped:
            return
        if self._stall_detector.stalled(time.monotonic()):
            self._begin(self._look_around())  # they may have moved to another node long ago
        elif self._pauses.went(seat):
            self._errand(lambda: self._pauses.halted(seat, self._now()))

    def came(self, seat: Seat) -> None:
        """A seat is connected or was heard of again: sand that waits for it goes on."""
        if self._pauses.came(seat):
            self._errand(lambda: self._pauses.ran(seat))

    async def _wait(self, pause: Pause) -> None:
        """End a pause of the sand after its time."""
        self._pauses.waited(pause.seat)
        await self._sleep(self._left(pause, time.monotonic()))
        await self._carry_out(lambda: self._pauses.ran(pause.seat))

    def _errand(self, command: Callable[[], list[Line]]) -> None:
        """Write, at once, what needs no lease; but not if this node has lost the one it had."""

        async def run() -> None:
            try:
                await self.live.carry_out(command, self.fence or 0)
            except Fenced:
                self._fenced()
            except Denied as no:
                log.warning("not written", table=self.live.table.terms.id, why=no.error)

        self._begin(run())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)
