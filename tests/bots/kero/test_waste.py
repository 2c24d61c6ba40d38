"""Whether a level pays for fuel that hardly fits into its tank (KO-F2, KO-U6)."""

from __future__ import annotations

import pytest

from kaboodle.bots import BOTS
from kaboodle.bots.bot import next_move
from kaboodle.bots.kero.characters import waste
from kaboodle.bots.levels import LEVELS, LevelBot
from kaboodle.core.ids import Seat
from kaboodle.core.rng import from_seed
from kaboodle.games.kero import Kero, frames
from tests.games.kero.conftest import opened
from tests.games.kero.table import A, table

FUEL = ("fuel once", "fuel twice", "free fuel")
FULL = {"no": 60_000, "half": 90_000, "double": 120_000}


def wasted(game: Kero, level: int) -> list[str]:
    s = table(game, frame=frames.START, jerrycans=(2, 0), tuareks=("fuel", ""), tanks=(level, 0))
    left_out = waste(game.view(s, A), game.options(s, A))
    return [game.catalogue.key(action) for action in left_out]


@pytest.mark.clause("KO-F2", "KO-T5")
@pytest.mark.parametrize("longer", FULL)
def test_ko_f2_fuel_is_waste_above_seventy_percent_of_a_tank(longer: str) -> None:
    game = opened(longer_time=longer)
    edge = FULL[longer] * 7 // 10

    assert wasted(game, edge) == []
    assert wasted(game, edge + 1) == [*FUEL]


def fuelled(level: str, clock: str, games: int) -> list[float]:
    """How full the tank was, each time both clans of a level chose fuel in so many games."""
    game = opened(clock=clock)
    out: list[float] = []
    for seed in range(games):
        s, rng = game.setup(2, seed), from_seed(seed)
        bots = [BOTS["kero"][level].sit(game, Seat(seat)) for seat in (0, 1)]
        while asked := game.asked(s):
            [seat] = asked
            move = next_move(game, s, seat, bots[seat], rng)
            if game.catalogue.key(move.action) in FUEL:
                out.append(s.tanks[seat] / game.opts.capacity)
            game.advance(s, move.seat, move.action, move.at, None)
    return out


@pytest.mark.figures
@pytest.mark.clause("KO-F2")
@pytest.mark.parametrize("clock", ["paced", "realtime"])
@pytest.mark.parametrize("level", ["easy", "medium"])
def test_ko_f2_no_fuel_for_a_nearly_full_tank_in_many_games(level: str, clock: str) -> None:
    tanks = fuelled(level, clock, 30)

    assert len(tanks) > 40
    assert max(tanks) <= 0.7


def test_only_the_two_easiest_levels_are_thrifty() -> None:
    """What the others choose was measured."""
    bots = [BOTS["kero"][level] for level in LEVELS]
    thrifty = [isinstance(bot, LevelBot) and bot.level.thrifty for bot in bots]
    assert thrifty == [True, True, False, False]
