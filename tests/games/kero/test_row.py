"""Fire, refill and claims: KO-B1, KO-X1, KO-L1, KO-L2."""

from __future__ import annotations

import pytest

from kaboodle.games.kero import Kero, frames
from kaboodle.games.kero.content import TUAREKS
from kaboodle.games.kero.state import State
from kaboodle.testing.table import choose, event_keys, keys, refused, watch
from tests.games.kero.table import A, B, names, table

FULL_ROW = "tin-roof,elder,kiln,still,bazaar,outpost"
FOUR = "oasis, refinery-wreck, fuel-cache, nomad-camp"


def lands(game: Kero, numbers: list[int]) -> list[str]:
    return [game.pack.lands[i].name if i >= 0 else "-" for i in numbers]


def claiming(
    game: Kero,
    ours: list[int],
    theirs: list[int],
    *,
    pile: str = "claim, caravan",
    tiles: tuple[str, str] = ("", ""),
    turn: int = 0,
    claims: int = 0,
) -> State:
    """The turn is about to end with one card to refill, and a Claim on top of the pile."""
    return table(
        game,
        frame=frames.CAMP,
        row="-,tea-tent,kiln,still,bazaar,outpost",
        pile=pile,
        lands=FOUR,
        explorers=(ours, theirs),
        tiles=tiles,
        turn=turn,
        claims=claims,
        tuarek_pile="move, fuel, dice",
    )


@pytest.mark.clause("KO-B1")
@pytest.mark.parametrize(("fires", "burnt"), [(0, False), (1, False), (2, True), (5, True)])
def test_ko_b1_two_fires_burn_the_right_most_card(game: Kero, fires: int, burnt: bool) -> None:
    s = table(game, frame=frames.CAMP, row=FULL_ROW, pile="caravan", fires=fires)

    s, events = watch(game, s, A, "end turn")

    assert ("card-burnt" in event_keys(events)) == burnt
    first = "caravan" if burnt else "tin-roof"
    assert names(game, s.row)[0] == first
    assert (game.pack.numbers["outpost"] in s.discard) == burnt


@pytest.mark.clause("KO-B1")
def test_ko_b1_an_empty_row_burns_nothing_and_an_empty_pile_fills_nothing(game: Kero) -> None:
    s = table(game, frame=frames.CAMP, turn=1, claims=3, last_turn=True, lands="-,-,-,-", fires=3)

    s = choose(game, s, B, "end turn")

    assert names(game, s.row) == ["-"] * 6
    assert s.over()


@pytest.mark.clause("KO-X1")
def test_ko_x1_b_and_f_taken_three_fires(game: Kero) -> None:
    """The six cards are A to F. B and F are gone, E burns, and A C D move to 4 5 6."""
    a, c, d, e = "tin-roof", "kiln", "still", "bazaar"
    s = table(
        game,
        frame=frames.CAMP,
        row=f"{a},-,{c},{d},{e},-",
        pile="caravan, sky-engine, great-wall",
        fires=3,
    )

    s, events = watch(game, s, A, "end turn")

    assert names(game, s.row) == ["great-wall", "sky-engine", "caravan", a, c, d]
    assert [event.args for event in events if event.key == "kero-space-filled"] == [
        {"space": 3, "card": "caravan"},
        {"space": 2, "card": "sky-engine"},
        {"space": 1, "card": "great-wall"},
    ]
    assert s.discard[-1] == game.pack.numbers[e]


@pytest.mark.clause("KO-L1")
def test_ko_l1_each_territory_goes_to_the_clan_with_more_explorers(game: Kero) -> None:
    s = claiming(game, [2, 0, 1, 0], [1, 1, 1, 0])

    s, events = watch(game, s, A, "end turn")

    assert lands(game, s.won[A]) == ["oasis"]
    assert lands(game, s.won[B]) == ["refinery-wreck"]
    assert lands(game, s.gone) == ["fuel-cache", "nomad-camp"]
    assert event_keys(events)[0] == "claim"


@pytest.mark.clause("KO-L1")
@pytest.mark.parametrize("holder", [A, B])
def test_ko_l1_the_tie_breaker_wins_one_tied_territory_of_choice(game: Kero, holder: int) -> None:
    tiles = ("tie", "") if holder == A else ("", "tie")
    s = claiming(game, [1, 2, 0, 3], [1, 2, 0, 1], tiles=tiles)
    me = A if holder == A else B

    s = choose(game, s, A, "end turn")

    assert game.asked(s) == [me]
    assert keys(game, s, me) == ["win tie 1", "win tie 2"]
    assert refused(game, s, me, "win tie 3") == "KO-L1 not-tied", "no Explorer is on it"
    assert refused(game, s, me, "end turn") == "KO-L1 first-tie"
    other = B if me == A else A
    assert refused(game, s, other, "win tie 1") == "KO-L1 tie-is-asked"
    s = choose(game, s, me, "win tie 2")
    assert "refinery-wreck" in lands(game, s.won[me])
    assert lands(game, s.gone) == ["oasis", "fuel-cache"]
    assert s.turn == B
    assert names(game, s.row)[0] == "caravan", "the filling went on"


@pytest.mark.clause("KO-L1")
def test_ko_l1_a_single_tie_needs_no_question(game: Kero) -> None:
    s = claiming(game, [1, 0, 0, 0], [1, 0, 0, 0], tiles=("", "tie"))

    s = choose(game, s, A, "end turn")

    assert lands(game, s.won[B]) == ["oasis"]
    assert s.frames == [frames.START]


@pytest.mark.clause("KO-L2")
def test_ko_l2_the_bonus_is_received_at_once_and_explorers_go_home(game: Kero) -> None:
    s = claiming(game, [1, 1, 0, 0], [0, 0, 2, 0])

    s = choose(game, s, A, "end turn")

    assert s.jerrycans == [4, 3]
    assert [TUAREKS[i] for i, n in enumerate(s.tuareks[A]) if n] == ["move"]
    assert [TUAREKS[i] for i, n in enumerate(s.tuareks[B]) if n] == ["fuel"]
    assert [s.home(A), s.home(B)] == [7, 7]


@pytest.mark.clause("KO-L2")
def test_ko_l2_four_new_territories_and_the_filling_goes_on(game: Kero) -> None:
    s = claiming(game, [1, 0, 0, 0], [0, 0, 0, 0])

    s, events = watch(game, s, A, "end turn")

    assert event_keys(events).count("land-revealed") == 4
    assert not set(lands(game, s.lands)) & set(FOUR.split(", "))
    assert names(game, s.row) == ["caravan", "tea-tent", "kiln", "still", "bazaar", "outpost"]
    assert s.claims == 1
    assert s.turn == B


@pytest.mark.clause("KO-L2")
def test_ko_l2_another_claim_may_come_up_at_once(game: Kero) -> None:
    s = claiming(game, [1, 0, 0, 0], [0, 0, 0, 0], pile="claim, claim, caravan")

    s, events = watch(game, s, A, "end turn")

    assert event_keys(events).count("claim") == 2
    assert lands(game, s.won[A]) == ["oasis"]
    assert len(s.gone) == 3 + 4, "no Explorer was on the second four"
    assert s.hidden_lands == []
    assert names(game, s.row)[0] == "caravan"
    assert s.turn == B


@pytest.mark.clause("KO-L2")
def test_ko_l2_after_the_third_claim_no_territory_is_turned_up(game: Kero) -> None:
    s = claiming(game, [1, 0, 0, 0], [0, 0, 0, 0], claims=2)
    s.gone = s.hidden_lands
    s.hidden_lands = []

    s, events = watch(game, s, A, "end turn")

    assert lands(game, s.lands) == ["-"] * 4
    assert "land-revealed" not in event_keys(events)
