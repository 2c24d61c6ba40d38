"""Bots think in processes of their own: a slow or crashing one delays and breaks no table."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any

import structlog

from kaboodle.bots import bot
from kaboodle.core.ids import Seat
from kaboodle.core.rng import derive, from_seed
from kaboodle.server import games
from kaboodle.server.moves import unpacked

log = structlog.get_logger()
THINKING = 10.0  # seconds a decision may take
_BRANCH = 1 << 40  # the bots' own branch of a table's seed


@dataclass(frozen=True)
class Thought:
    """All a worker needs: it plays the game to this point and shows the bot its view."""

    game: str
    pack: str
    options: Mapping[str, object]
    seats: int
    seed: int
    moves: bytes  # packed
    seat: int
    bot: str


def think(thought: Thought) -> tuple[int, int]:
    """The action the bot chooses from its view, and the time its hand is done."""
    t = thought
    game = games.shared(t.game, t.pack, t.options)
    s: Any = game.setup(t.seats, t.seed)
    moves = unpacked(t.moves)
    for move in moves:
        game.advance(s, move.seat, move.action, move.at, None)
    me = Seat(t.seat)
    view = game.view(s, me)
    rng = from_seed(derive(derive(t.seed, _BRANCH + t.seat), len(moves)))
    sitting = bot(t.game, t.bot)
    action = sitting.decide(view, game.options(s, me), rng)
    return action, sitting.when(view, action, game.soonest(s), rng)


def _die_with_server() -> None:  # pragma: no cover - runs in a worker, which nobody counts in
    """A worker whose server was killed must not wait for work for ever."""
    server = parent_process()
    assert server is not None
    Thread(target=lambda: (wait([server.sentinel]), os._exit(1)), daemon=True).start()


class Thinkers:
    """The workers. What fails or takes too long is answered by the plainest bot there is."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a child must not inherit the server's sockets.
            self._pool = ProcessPoolExecutor(self._workers, get_context("spawn"), _die_with_server)
        return self._pool

    async def decide(self, thought: Thought) -> tuple[int, int]:
        loop, pool = asyncio.get_running_loop(), self._running()
        try:
            done = loop.run_in_executor(pool, think, thought)
            # Not cancelled when it is late: a pool that breaks stumbles over cancelled thoughts.
            done.add_done_callback(lambda late: late.cancelled() or late.exception())
            await asyncio.wait([done], timeout=THINKING)
            if not done.done():
                raise TimeoutError
            return done.result()
        except Exception as e:  # whatever a bot does wrong, the table goes on
            log.warning("bot failed", bot=thought.bot, game=thought.game, error=type(e).__name__)
            if isinstance(e, BrokenProcessPool | TimeoutError) and self._pool is pool:
                self.close()
            return think(Thought(**{**thought.__dict__, "bot": "random"}))

    def close(self, wait: bool = False) -> None:
        """Away with the workers; `wait` at the very end, so that nothing of them is left over."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for worker in list((pool._processes or {}).values()):
                worker.kill()
            # Whatever waits for these workers is told that they broke; none is just cancelled.
            pool.shutdown(wait=wait)
