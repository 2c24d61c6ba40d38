"""What each seat knows: KO-N1. The laws check it over random games; here are explicit cases."""

from __future__ import annotations

import json

import pytest

from kaboodle.core.event import Event
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.core.rng import from_seed
from kaboodle.games.kero import Kero
from kaboodle.games.kero.content import CLAIM
from kaboodle.testing.walk import walk
from tests.games.kero.table import A, B, table


@pytest.mark.clause("KO-N1")
def test_ko_n1_a_seat_knows_its_own_tuareks_and_how_many_the_other_has(game: Kero) -> None:
    s = table(game, tuareks=("dice, fuel", "thin, thin, move"))

    view = game.view(s, A)

    assert [n for n in view.tuareks if n] == [1, 1]
    assert view.clans[B].tuareks == 3
    assert "thin" not in json.dumps(view.to_json()["clans"])
    assert sum(game.view(s, SPECTATOR).tuareks) == 0


@pytest.mark.clause("KO-N1")
def test_ko_n1_piles_are_only_sizes(game: Kero) -> None:
    s = game.setup(2, 5)

    seen = game.view(s, A).to_json()

    assert seen["pile"] == 33
    assert seen["hidden_territories"] == 8
    assert seen["tuarek_pile"] == 13
    assert "claim" not in json.dumps(seen["row"])


@pytest.mark.clause("KO-N1")
def test_ko_n1_everything_else_is_open(game: Kero) -> None:
    s = table(
        game,
        row="tin-roof,-,-,-,-,kiln",
        cards=("elder", "still"),
        tiles=("tie", "jerrycan"),
        jerrycans=(3, 4),
        tanks=(1_000, 2_000),
        won=("nomad-camp", ""),
    )

    seen = game.view(s, B)

    assert seen.to_json()["row"] == ["tin-roof", "", "", "", "", "kiln"]
    assert [clan.jerrycans for clan in seen.clans] == [3, 4]
    assert [clan.level for clan in seen.clans] == [1_000, 2_000]
    assert seen.clans[A].to_json(game.pack, seen.lands)["tiles"] == ["tie"]
    assert seen.clans[A].to_json(game.pack, seen.lands)["territories"] == ["nomad-camp"]
    assert len(seen.discard) == 9


def as_seen(events: list[Event], seat: Seat) -> list[dict[str, object]]:
    return [event.seen_by(seat).to_json() for event in events]


@pytest.mark.clause("KO-N1")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("clock", ["paced", "realtime"])
def test_ko_n1_nothing_tells_at_any_step_of_a_game(
    game: Kero, live: Kero, clock: str, seed: int
) -> None:
    """Re-deal what a seat cannot see: its view, and whether and what it is asked, stay the same."""
    played = game if clock == "paced" else live
    rng = from_seed(seed)
    for s, _ in walk(played, 2, seed):
        for me in (A, B, SPECTATOR):
            seen = played.view(s, me)
            twin = played.imagine(seen, rng)
            assert played.view(twin, me).to_json() == seen.to_json()
            assert played.asked(twin) == played.asked(s), "the seats asked reveal something"
            assert played.due(twin) is None or played.soonest(twin) == played.soonest(s)
            if me != SPECTATOR:
                assert played.options(twin, me) == played.options(s, me)


@pytest.mark.clause("KO-N1")
def test_ko_n1_the_five_dice_question_does_not_tell_who_holds_the_tuarek(game: Kero) -> None:
    with_it = table(game, tuareks=("fuel", "thin"))
    without = table(game, tuareks=("fuel", "move"))
    free_fuel = game.catalogue.number("free fuel")
    logs: list[list[Event]] = [[], []]
    for s, log in ((with_it, logs[0]), (without, logs[1])):
        game.advance(s, A, free_fuel, game.soonest(s), log)

    assert game.asked(with_it) == game.asked(without) == [B]
    assert as_seen(logs[0], A) == as_seen(logs[1], A)
    assert game.view(with_it, A).to_json()["asking"] == game.view(without, A).to_json()["asking"]


@pytest.mark.clause("KO-N1")
def test_ko_n1_imagined_claims_lie_where_they_can(game: Kero) -> None:
    """A Claim card is in the third of the pile it was shuffled into, anywhere in it."""
    s = game.setup(2, 5)
    rng = from_seed(1)
    piles = [game.imagine(game.view(s, A), rng).pile for _ in range(300)]

    for pile in piles:
        assert [pile[i * 9 : i * 9 + 9].count(CLAIM) for i in range(3)] == [1, 1, 1]
        assert all(game.pack.cards[card].start for card in pile[27:])
    assert {pile[:9].index(CLAIM) for pile in piles} == set(range(9))
