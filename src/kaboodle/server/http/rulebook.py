"""What the page shows beside the rules: pictures, drawings, and example moves for a clause."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module

from kaboodle.bots import BOTS
from kaboodle.bots.bot import leave, next_move, tell
from kaboodle.core.event import Event
from kaboodle.core.game import Move
from kaboodle.core.ids import Seat
from kaboodle.core.margin import Margin
from kaboodle.core.rng import derive, from_seed
from kaboodle.homes import homes
from kaboodle.server.http import replays
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.protocol.wire_http import ClauseInfo, Replay, Rulebook
from kaboodle.server.table import shared_games
from kaboodle.server.table.bot_names import bot_name
from kaboodle.shelf import BOXES, AnyGame

MOST_MOVES = 3000
BEFORE, AFTER = 2, 1  # moves shown around the example


def _margin(name: str) -> Margin:
    """Return a game's notes on its rules; empty if it has none."""
    if name not in BOXES:
        raise Denied("no-game", 404, game=name[:40])
    try:
        margin = getattr(import_module(f"{homes()[name].rules}.rulebook"), "MARGIN", None)
    except ImportError:
        margin = None
    return margin if isinstance(margin, Margin) else Margin({}, {}, {})


@lru_cache(maxsize=16)
def of_game(name: str) -> Rulebook:
    """Return every clause of a game with its pictures, drawing and example."""
    margin = _margin(name)
    return Rulebook(
        {
            id_: ClauseInfo(
                margin.pictures.get(id_, []),
                margin.figures.get(id_),
                id_ in margin.examples,
                id_ in margin.authors,
            )
            for id_ in BOXES[name].clauses()
        }
    )


@lru_cache(maxsize=64)
def example(name: str, clause: str) -> Replay:
    """Return a few moves by bots that show the clause, as the seat that makes them sees it."""
    examples = _margin(name).examples
    if clause not in examples:
        raise Denied("not-found", 404)
    event, seats, seed = examples[clause]
    game = shared_games.shared(name, "", {})
    moves, at = _played(game, event, seats, seed)
    names = [bot_name(seat, []) for seat in range(seats)]
    eyes = max(Seat(0), moves[at].seat)
    return replays.of_moves(game, names, seed, moves, eyes, max(0, at - BEFORE))


def _played(game: AnyGame, event: str, seats: int, seed: int) -> tuple[list[Move], int]:
    """Let bots play until AFTER moves past the first with this event. Return the moves, and the
    index of that first one."""
    bots = BOTS[game.box.name]
    bot = bots.get("greedy") or next(iter(bots.values()))
    sitting = [bot.sit(game, Seat(seat)) for seat in range(seats)]
    rngs = [from_seed(derive(seed, seat + 1)) for seat in range(seats)]
    s, moves, end = game.setup(seats, seed), list[Move](), MOST_MOVES
    while (asked := game.asked(s)) and len(moves) < end:
        log: list[Event] = []
        move = next_move(game, s, asked[0], sitting[asked[0]], rngs[asked[0]])
        game.advance(s, move.seat, move.action, move.at, log)
        tell(game, s, [*sitting], log)
        moves.append(move)
        if end == MOST_MOVES and any(happened.key == event for happened in log):
            end = len(moves) + AFTER
    leave([*sitting], game.outcome(s))
    assert end < MOST_MOVES, f"{event} does not happen with seed {seed}"
    return moves, end - AFTER - 1
