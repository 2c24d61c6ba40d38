"""A table's state: a fold over the lines of its log (event sourcing), with no I/O and no clock.

`apply` trusts a line, because it was checked before it was written. What a person may do is decided
in `commands.py`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import takewhile
from typing import Any, NamedTuple

from kaboodle.bots import BOTS
from kaboodle.bots.levels import called, character_of
from kaboodle.core import record
from kaboodle.core.errors import ContentError
from kaboodle.core.event import Event
from kaboodle.core.game import Game, Move, Outcome
from kaboodle.core.ids import SPECTATOR, SYSTEM, Millis, Seat
from kaboodle.core.position import mark
from kaboodle.core.record import Record
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.protocol.wire import SeatKind, Status
from kaboodle.server.table import lines, shared_games
from kaboodle.server.table.bot_names import bot_name
from kaboodle.server.table.clock import TableClock
from kaboodle.server.table.lines import Line
from kaboodle.server.table.moves import Moves, unpacked
from kaboodle.shelf import AnyGame, box

FREE = -1  # in place of a question's number: a free move answers none
RECENT = 32  # message ids remembered for each person
MARK_EVERY = 64  # moves between two checksums in the log


def remember(ids: dict[str, None], id_: str) -> None:
    """Remember a message id, so that it is not carried out twice (idempotency). Keep RECENT."""
    if id_:
        ids[id_] = None
    if len(ids) > RECENT:
        del ids[next(iter(ids))]


@dataclass
class Chair:
    """Who sits in a seat."""

    kind: SeatKind = "open"
    name: str = ""
    bot: str = ""  # which bot sits here, or plays on for the person
    token: str = ""  # the hash of the person's token
    resigned: bool = False
    reserve: int = -1  # milliseconds left of the reserve; -1: all of it
    ids: dict[str, None] = field(default_factory=dict)  # of its last messages, in order

    def did(self, id_: str) -> None:
        """Remember a message that was carried out."""
        remember(self.ids, id_)

    @property
    def away(self) -> bool:
        return self.kind == "person" and self.bot != ""

    @property
    def by_bot(self) -> bool:
        return self.bot != ""


class Pause(NamedTuple):
    """The sand waits for a seat: since when (cluster time), and how long at most."""

    seat: Seat
    since: int
    most: int


class MoveLag(NamedTuple):
    """The round trip measured when a timed move came, and how much of it was compensated (ms)."""

    lag: int  # -1: not known
    credit: int


class Table:
    def __init__(self, first: lines.Set) -> None:
        self.terms = first
        self.game: AnyGame = shared_games.shared(first.game, first.pack, first.options)
        self.seed = int(first.seed, 16)
        self.chairs = [Chair() for _ in range(first.players)]
        self.ids: dict[str, None] = {}  # of the host's last messages, in order
        self.status: Status = "lobby"
        self.line = 1  # the number of the next line
        self.tail = b""  # the last line, as stored
        self.state: Any = None
        self.moves = Moves()
        self.move_lags: dict[int, MoveLag] = {}  # by move index, of timed moves
        self.free: set[int] = set()  # indices of moves that answered no question
        self.sealed: dict[int, str] = {}  # by seat: its answer in the open window
        self.hushed: Counter[Seat] = Counter()  # by seat: its moves that were hidden from others
        self.clock = TableClock()
        self.timely = first.pace != "none" or self.game.timed() or _has_windows(self.game)
        self.wall = 0  # cluster time of the last line, if known
        self.waits: Pause | None = None
        self.paused: Counter[Seat] = Counter()  # milliseconds the sand has waited for each
        self.resigned: Seat | None = None
        self.next: str | None = None
        self.why = ""

    def take(self, body: bytes) -> Line:
        """Check and apply the next line of a log. Denied if it was made in another state."""
        line: Line = lines.decode(body)
        self.check(line)
        self.apply(line)
        self.tail = body
        return line

    def apply(self, line: Line, log: list[Event] | None = None) -> None:
        """Apply one line. Append the game's events to `log`."""
        self.line += 1
        self.status = self.status_after(line)
        self.wall = line.wall or self.wall
        match line:
            case lines.Moved():
                self._move(line, log)
            case lines.Sealed(seat, key, id_):
                self.sealed[seat] = key
                self.chairs[seat].did(id_)
            case lines.Sat(seat, name, token):
                self.chairs[seat] = Chair("person", name, token=token)
            case lines.BotSat(seat, bot, id_):
                others = [chair.name for i, chair in enumerate(self.chairs) if i != seat]
                key = character_of(BOTS[self.terms.game], bot)
                name = called(key, others) if key else bot_name(seat, others)
                self.chairs[seat] = Chair("bot", name, bot)
                remember(self.ids, id_)
            case lines.Stood(seat, id_):
                self.chairs[seat] = Chair()
                remember(self.ids, id_)
            case lines.Started():
                self.state = self.game.setup(len(self.chairs), self.seed)
                if line.wall and self.game.timed():
                    self.clock.run(0, line.wall)
            case lines.Undone(seat, id_):
                self._undo(Seat(seat))
                self.chairs[seat].did(id_)
            case lines.TookOver(seat, bot):
                self.chairs[seat].bot = bot
            case lines.TookBack(seat):
                self.chairs[seat].bot = ""
            case lines.Resigned(seat):
                self._resign(Seat(seat))
            case lines.Halted(seat, at, most):
                self.clock.stop(at)
                self.waits = Pause(Seat(seat), line.wall, most)
            case lines.Ran(at):
                self._run(at)
            case lines.Resumed(at):
                self.waits = None
                if self.game.timed():
                    self.clock.run(at, line.wall)
            case lines.Continued(table):
                self.next = table
            case lines.Closed(why):
                self.why = why
            case lines.Set():  # pragma: no cover - only line 0 is one
                raise AssertionError("a table is created once")
        if self.status != "playing":
            self.waits = None
            self.clock.stop(self.clock.now(self.wall))

    def _run(self, at: int) -> None:
        assert self.waits is not None, "only a paused clock goes on"
        self.paused[self.waits.seat] += self.wall - self.waits.since
        self.waits = None
        self.clock.run(at, self.wall)

    def status_after(self, line: Line) -> Status:
        """Return the status after a line. Whether a move ends the game shows once it is applied."""
        match line:
            case lines.Moved():
                return self.status
            case lines.Started():
                return "playing"
            case lines.Closed():
                return "closed"
            case lines.Resigned() if len(self.chairs) == 2:
                return "over"
            case _:
                return self.status

    def _resign(self, seat: Seat) -> None:
        chair = self.chairs[seat]
        chair.resigned = True
        if self.status == "over":
            self.resigned = seat
        else:
            chair.bot = chair.bot or "greedy"  # old logs name no bot

    def _move(self, line: lines.Moved, log: list[Event] | None) -> None:
        move = Move(Seat(line.seat), self.game.catalogue.number(line.key), Millis(line.at))
        asked = answered(self.game, self.state, move)
        self.game.advance(self.state, move.seat, move.action, move.at, log)
        if asked == FREE:
            self.free.add(len(self.moves))
        else:
            self.sealed.pop(move.seat, None)
        if line.lag >= 0 or line.credit:
            self.move_lags[len(self.moves)] = MoveLag(line.lag, line.credit)
        self.moves.append(move)
        self.clock.reach(move.at)
        if hushed(self.game, asked, self.state, move.seat):
            self.hushed[move.seat] += 1
        if move.seat != SYSTEM:
            chair = self.chairs[line.seat]
            if line.reserve >= 0:  # not for a bot's move, or silence
                chair.reserve = line.reserve
            chair.did(line.id)
        if not self.game.asked(self.state):
            self.status = "over"

    def sign(self, line: Line) -> None:
        """Add a checksum of the state to some moves, so that a replay that differs is noticed."""
        if isinstance(line, lines.Moved) and len(self.moves) % MARK_EVERY == MARK_EVERY - 1:
            line.mark = mark(self.game, self.state)

    def check(self, line: Line) -> None:
        """Raise Denied if a move was made in a state other than this one (by its checksum)."""
        if not isinstance(line, lines.Moved) or not line.mark:
            return
        if line.mark != mark(self.game, self.state):
            raise Denied("misread", 410, moves=len(self.moves))

    def last(self, seat: Seat) -> int:
        """Return the index of the last move as this seat knows it, -1 before the first. Free moves
        of others do not count, because others may not notice them."""
        i = len(self.moves) - 1
        while i in self.free and self.moves[i].seat != seat:
            i -= 1
        return i

    def in_a_row(self, seat: Seat) -> int:
        """Count the moves this seat made since any other seat's, without free ones."""
        seen = (i for i in range(len(self.moves) - 1, -1, -1) if i not in self.free)
        return sum(1 for _ in takewhile(lambda i: self.moves[i].seat == seat, seen))

    def _undo(self, seat: Seat) -> None:
        """Take a seat's last move back, and make the free moves of others since then again."""
        i = self.last(seat)
        undone, *again = [self.moves[j] for j in range(i, len(self.moves))]
        after, self.state = self.replayed(i + 1), self.replayed(i)
        asked = answered(self.game, self.state, undone)
        self.hushed[seat] -= hushed(self.game, asked, after, seat)
        while len(self.moves) > i:
            self.moves.pop()
            self.free.discard(len(self.moves))
            self.move_lags.pop(len(self.moves), None)
        for move in again:
            self.hushed[move.seat] -= 1
            self._move(lines.Moved(move.seat, self.game.catalogue.key(move.action), move.at), None)

    def credit(self, seat: int) -> int:
        """Return the milliseconds of lag compensation a seat has had so far."""
        return sum(lag.credit for i, lag in self.move_lags.items() if self.moves[i].seat == seat)

    def moves_seen(self, viewer: Seat) -> int:
        """Count the moves a viewer has seen. The count must not reveal who answered in secret."""
        if self.status == "over" or not self.hushed:
            return len(self.moves)
        return len(self.moves) - self.hushed.total() + self.hushed[viewer]

    def replayed(self, count: int) -> Any:
        """Return the state after so many moves."""
        s = self.game.setup(len(self.chairs), self.seed)
        for i in range(count):
            move = self.moves[i]
            self.game.advance(s, move.seat, move.action, move.at, None)
        return s

    def outcome(self) -> Outcome | None:
        """Return the outcome, None before the end. It may be that one of two players resigned."""
        if self.state is None or self.status != "over":
            return None
        if self.resigned is not None:
            other = Seat(1 - self.resigned)
            return Outcome([other], [int(seat == other) for seat in range(2)], "resigned", "")
        return self.game.outcome(self.state)

    def snapshot(self) -> Snapshot:
        """Return a copy to read in another process while the table is played on."""
        chairs = [replace(chair) for chair in self.chairs]
        return Snapshot(self.terms, chairs, self.moves.packed(), dict(self.move_lags), self.status)

    def record(self) -> Record:
        """Return the game's record, with the salt that proves its seed."""
        names = [chair.name for chair in self.chairs]
        bots = [chair.bot if chair.kind == "bot" else "" for chair in self.chairs]
        kept = record.begin(self.game, names, self.seed, self.terms.salt, bots)
        s = self.game.setup(len(self.chairs), self.seed)
        for move in self.moves:
            self.game.advance(s, move.seat, move.action, move.at, None)
            kept.add(self.game, move, s)
        kept.close(self.game, s)
        return kept

    def seat_of(self, person: str) -> Seat | None:
        """Return the seat of the person with this token hash, None if there is none."""
        for i, chair in enumerate(self.chairs):
            if chair.kind == "person" and chair.token == person:
                return Seat(i)
        return None


class Snapshot(NamedTuple):
    """A table's moves so far, for another process to replay."""

    terms: lines.Set
    chairs: list[Chair]
    moves: bytes
    move_lags: dict[int, MoveLag]
    status: Status

    def table(self) -> Table:
        table = Table(self.terms)
        table.chairs, table.move_lags, table.status = self.chairs, self.move_lags, self.status
        table.moves = unpacked(self.moves)
        return table


def answered(game: AnyGame, s: Any, move: Move) -> int:
    """Return the number of the question a move answers, FREE if none."""
    if move.seat != SYSTEM and move.action in game.free(s, move.seat):
        return FREE
    return game.question(s, move.seat)


def hushed(game: AnyGame, question: int, after: Any, seat: Seat) -> bool:
    """Whether a move is hidden from other seats: it was free, or its seat still seems to be asked
    the same question."""
    if question == FREE:
        return True
    return seat in game.waiting(after, SPECTATOR) and game.question(after, seat) == question


def _has_windows(game: AnyGame) -> bool:
    """Whether silence can be an answer in this game."""
    return type(game).silence is not Game.silence


def begun(body: bytes) -> Table:
    """Return the table that line 0 of a log sets. Denied if our rules or pack differ from those it
    was played by, because a replay would be another game, or if we refuse its pack."""
    first = lines.decode(body)
    assert isinstance(first, lines.Set), "line 0 creates the table"
    ours = box(first.game).version
    if first.rules != ours:
        raise Denied("other-rules", 410, theirs=first.rules, ours=ours)
    try:
        table = Table(first)
    except ContentError as e:  # the version that created the table checked packs less strictly
        raise Denied("refused-pack", 410, reason=str(e)[:2000]) from None
    if first.content not in ("", table.game.pack_id):
        raise Denied("other-pack", 410, theirs=first.content, ours=table.game.pack_id)
    table.tail = body
    return table


def fold(bodies: list[bytes]) -> Table:
    """Return the table a log folds to (event sourcing). Denied as `begun`, or if a mark differs."""
    table = begun(bodies[0])
    for body in bodies[1:]:
        table.take(body)
    return table
