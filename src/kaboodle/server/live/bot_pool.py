"""Bots think in processes of their own: a slow or crashing one delays and breaks no table."""

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
DECISION_SECONDS = 10.0  # seconds a decision may take
_BRANCH = 1 << 40  # the bots' own branch of a table's seed


@dataclass(frozen=True)
class BotTask:
    """All a worker needs: it plays the game to this point and shows the bot its view."""

    game: str
    pack: str
    options: Mapping[str, object]
    seats: int
    seed: int
    moves: bytes  # packed
    seat: int
    bot: str
    guests: bool = False  # whether it may be one that others have installed
    iterations: int = 0  # most it looks ahead; 0: as its level says


class Failed(Exception):
    """What a bot has raised, in words. Nothing of a stranger's travels to the server: what ends a
    process or a task, or what comes to be that on the way, must not end the server's."""


def choose_action(task: BotTask) -> tuple[int, int]:
    """The action the bot chooses from its view, and the time its hand is done."""
    try:
        action, at = _choose_action(task)
        return int(action), int(at)
    except BaseException as e:
        raise Failed(_words(e)) from None


def _words(e: BaseException) -> str:
    try:
        return error_text(e)
    except BaseException:  # not even that
        return "an error"


def _choose_action(task: BotTask) -> tuple[int, int]:
    game = shared_games.shared(task.game, task.pack, task.options)
    s: Any = game.setup(task.seats, task.seed)
    moves = unpacked(task.moves)
    me = Seat(task.seat)
    meant = (known if task.guests else bot)(task.game, task.bot)
    sitting = (eased(meant, task.iterations) if task.iterations else meant).sit(game, me)
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
    """The game up to now, heard by a bot that remembers: a worker keeps nothing of a table."""
    bots = [sitting if seat == me else None for seat in range(me + 1)]
    for move in moves:
        log: list[Event] | None = [] if sitting.remembers else None
        game.advance(s, move.seat, move.action, move.at, log)
        if log is not None:
            tell(game, s, bots, log)


class BotPool:
    """The workers. What fails or takes too long is answered by the plainest bot there is."""

    def __init__(self, workers: int) -> None:
        self._workers = Workers(workers)

    async def decide(self, task: BotTask) -> tuple[int, int]:
        try:
            of = f"{task.game} {task.bot}"
            return await self._workers.run(DECISION_SECONDS, choose_action, task, of=of)
        except Exception as e:  # whatever a bot does wrong, the table goes on
            log.warning("bot failed", bot=task.bot, game=task.game, error=error_text(e))
            return choose_action(BotTask(**{**task.__dict__, "bot": "random"}))

    def close(self) -> None:
        self._workers.close()
