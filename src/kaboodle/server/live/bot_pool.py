"""Runs bots in worker processes, so that a slow or crashing bot delays and breaks no table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import structlog

from kaboodle.bots import AnyBot, bot
from kaboodle.bots.bot import tell
from kaboodle.bots.levels import eased
from kaboodle.core.event import Event
from kaboodle.core.ids import Seat
from kaboodle.core.rng import derive, from_seed
from kaboodle.homes import error_text
from kaboodle.outside.entries import known
from kaboodle.outside.guard import in_time, one_of
from kaboodle.server.live.workers import Workers
from kaboodle.server.table import shared_games
from kaboodle.server.table.moves import Moves, unpacked
from kaboodle.shelf import AnyGame

log = structlog.get_logger()
DECISION_SECONDS = 10.0  # for one decision of a bot
_BRANCH = 1 << 40  # derives the bots' random numbers from the table's seed


@dataclass(frozen=True)
class BotTask:
    """A bot's decision for a worker: replay the game up to now, and show the bot its view."""

    game: str
    pack: str
    options: Mapping[str, object]
    seats: int
    seed: int
    moves: bytes  # packed
    seat: int
    bot: str
    guests: bool = False  # whether third-party bots are allowed
    iterations: int = 0  # upper limit on search; 0: as its level says


class Failed(Exception):
    """What a bot raised, as text only.

    A third-party exception must not travel to the server: it could be one that ends a process or
    a task, or turn into one when it is unpickled."""


def choose_action(task: BotTask) -> tuple[int, int]:
    """Return the action the bot chooses from its view, and when its move is done (table time)."""
    try:
        action, at = _choose_action(task)
        return int(action), int(at)
    except BaseException as e:
        raise Failed(_words(e)) from None


def _words(e: BaseException) -> str:
    try:
        return error_text(e)
    except BaseException:  # its text raises too
        return "an error"


def _choose_action(task: BotTask) -> tuple[int, int]:
    game = shared_games.shared(task.game, task.pack, task.options)
    s: Any = game.setup(task.seats, task.seed)
    moves = unpacked(task.moves)
    me = Seat(task.seat)
    chosen = (known if task.guests else bot)(task.game, task.bot)
    sitting = (eased(chosen, task.iterations) if task.iterations else chosen).sit(game, me)
    try:
        _play(game, s, moves, me, sitting)
        view = game.view(s, me)
        rng = from_seed(derive(derive(task.seed, _BRANCH + task.seat), len(moves)))
        options, soonest = game.options(s, me), game.soonest(s)
        action = one_of(options, sitting.decide(view, [*options], rng))
        return action, in_time(sitting.when(view, action, soonest, rng), soonest)
    finally:
        sitting.leave(None)


def _play(game: AnyGame, s: object, moves: Moves, me: Seat, sitting: AnyBot) -> None:
    """Replay the game up to now, telling the bot if it has a memory. Workers keep no state."""
    bots = [sitting if seat == me else None for seat in range(me + 1)]
    for move in moves:
        log: list[Event] | None = [] if sitting.remembers else None
        game.advance(s, move.seat, move.action, move.at, log)
        if log is not None:
            tell(game, s, bots, log)


class BotPool:
    """The bot workers. If a bot fails or takes too long, the `random` bot moves instead."""

    def __init__(self, workers: int) -> None:
        self._workers = Workers(workers)

    async def decide(self, task: BotTask) -> tuple[int, int]:
        try:
            of = f"{task.game} {task.bot}"
            return await self._workers.run(DECISION_SECONDS, choose_action, task, of=of)
        except Exception as e:  # whatever a bot does wrong, the game goes on
            log.warning("bot failed", bot=task.bot, game=task.game, error=error_text(e))
            return choose_action(BotTask(**{**task.__dict__, "bot": "random"}))

    def close(self) -> None:
        self._workers.close()
