"""Simulates many games between bots, in one process or several, with the same results.

Each game, and the bot in each seat, has its own seed, derived from the seed of the run and the
number of the game. So it does not matter which process plays a game, or when.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import dataclass, field
from functools import cache

from kaboodle.bots import AnyBot
from kaboodle.bots.bot import leave, listening, next_move, seated, tell
from kaboodle.bots.target import Result
from kaboodle.core.errors import OptionsError
from kaboodle.core.event import Event
from kaboodle.core.game import Outcome
from kaboodle.core.rng import Rng, derive, from_seed
from kaboodle.outside.find import find
from kaboodle.outside.guard import LIMIT, Guarded
from kaboodle.outside.worker_process import WorkerGone, run_all
from kaboodle.shelf import AnyGame, open_game
from kaboodle.sim.measure import MEASURES

CHUNK = 25  # games per task of a worker
MOST_MOVES = 1_000_000
BOT_BRANCH = 1 << 20  # a game's own seed is branch 0 of its seed; its bots' follow from here


@dataclass(frozen=True)
class Plan:
    """Everything that determines a run."""

    game: str
    bots: tuple[str, ...]  # one for each seat, as `find` knows them; they rotate from game to game
    games: int
    seed: int
    pack: str | None = None
    options: tuple[tuple[str, object], ...] = field(default=())
    limit: float = LIMIT  # seconds a third-party bot may take for a decision

    def open(self) -> AnyGame:
        return _open(self)

    def bot(self, entry: int) -> AnyBot:
        return find(self.game, self.bots[entry], len(self.bots), self.limit)


@cache
def _open(plan: Plan) -> AnyGame:
    return open_game(plan.game, dict(plan.options), plan.pack)


def play_one(plan: Plan, index: int) -> Result:
    """Play the game with this number, from set-up to outcome."""
    game = plan.open()
    seats = len(plan.bots)
    lineup = [(seat + index) % seats for seat in range(seats)]
    bots = seated(game, [plan.bot(entry) for entry in lineup])
    outcome: Outcome | None = None
    try:
        s, moves, facts = _played(plan, game, index, bots)
        outcome = game.outcome(s)
    finally:
        leave(bots, outcome)
    assert outcome is not None, "no seat is asked, so the game is over"
    return Result(
        index,
        lineup,
        list(outcome.winners),
        outcome.scores,
        outcome.ending,
        moves,
        facts,
        [bot.missed if isinstance(bot, Guarded) else 0 for bot in bots],
        [bot.trouble if isinstance(bot, Guarded) else "" for bot in bots],
    )


def _played(
    plan: Plan, game: AnyGame, index: int, bots: list[AnyBot | None]
) -> tuple[object, int, dict[str, int]]:
    """Return the final state, the number of moves, and the facts."""
    seats = len(bots)
    seed = derive(plan.seed, index)
    rngs: list[Rng] = [from_seed(derive(seed, BOT_BRANCH + seat)) for seat in range(seats)]
    s = game.setup(seats, derive(seed, 0))
    measure = MEASURES[plan.game](game, seats)
    heard = measure.listens or listening(bots)
    moves = 0
    while asked := game.asked(s):
        if moves == MOST_MOVES:
            raise OptionsError([f"game {index} has not ended after {MOST_MOVES:,} moves"])
        seat = asked[0]
        sitter = bots[seat]
        assert sitter is not None, "bots sit in every seat"
        move = next_move(game, s, seat, sitter, rngs[seat])
        log: list[Event] | None = [] if heard else None
        game.advance(s, move.seat, move.action, move.at, log)
        if log is not None:
            tell(game, s, bots, log)
        if log is not None and measure.listens:
            measure.saw(move, log)
        moves += 1
    return s, moves, measure.facts(s)


def simulate(plan: Plan, jobs: int = 1, tick: Callable[[int], None] | None = None) -> list[Result]:
    """Play all games of a plan and return them in order; raise OptionsError for a bad plan.

    `tick` is called with the number of games that have just finished.
    """
    game = plan.open()
    for entry in range(len(plan.bots)):
        plan.bot(entry)
    game.setup(len(plan.bots), 0)  # refuses a wrong number of seats before anything starts
    results: list[Result] = []
    with closing(_chunks(plan, jobs)) as chunks:
        for chunk in chunks:
            results += chunk
            if tick is not None:
                tick(len(chunk))
    return results


def _chunks(plan: Plan, jobs: int) -> Generator[list[Result], None, None]:
    starts = range(0, plan.games, CHUNK)
    if jobs == 1:
        for index in range(plan.games):
            yield [play_one(plan, index)]
        return
    try:
        yield from run_all(jobs, _chunk, [(plan, start) for start in starts])
    except OSError as e:
        raise OptionsError([f"jobs: cannot start {jobs} processes ({e.strerror})"]) from None
    except WorkerGone as e:
        raise OptionsError(
            [f"jobs: a process ended without an answer ({e}); perhaps a bot ended it"]
        ) from None


def _chunk(plan: Plan, start: int) -> list[Result]:
    return [play_one(plan, i) for i in range(start, min(start + CHUNK, plan.games))]
