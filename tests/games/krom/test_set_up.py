"""The box and the table: KR-C1 to KR-C3, KR-S1 to KR-S3."""

from __future__ import annotations

import pytest

from kaboodle.core.errors import OptionsError
from kaboodle.core.game import UNTIMED
from kaboodle.core.rng import from_seed
from kaboodle.games.krom import Krom
from kaboodle.testing.table import choose, event_keys, keys, refused, watch
from tests.games.krom.conftest import opened
from tests.games.krom.table import A, B, C, acting, allow, drained, hand, purse, table

LAST = ("torch", "wheel", "rope", "speech")


@pytest.mark.clause("KR-C1")
def test_kr_c1_the_box_holds_what_it_should(game: Krom) -> None:
    pack = game.pack

    assert len(set(pack.weights)) == 7
    assert pack.weights[6] > max(pack.weights[:6])
    assert pack.stock == [50, 12, 12, 12]
    decks = [pack.picking, pack.hunting, pack.bonus, pack.evolutions]
    assert [sum(deck.copies) for deck in decks] == [20, 17, 31, 25]
    assert (
        sum(points * n for points, n in zip(pack.points, pack.evolutions.copies, strict=True)) == 50
    )
    assert [pack.hunt_dice.count(dice) for dice in (1, 2, 3)] == [5, 7, 5]
    kinds = [
        sum(n for kind, n in zip(pack.kind, pack.bonus.copies, strict=True) if kind == wanted)
        for wanted in range(8)
    ]
    assert kinds == [6, 5, 5, 5, 4, 2, 1, 3]


@pytest.mark.clause("KR-C2")
def test_kr_c2_a_gain_is_cut_to_the_supply(game: Krom) -> None:
    s = table(game, acting(A), here="cave", tokens={A: "1 kroms", B: "48 kroms, 12 wood"})

    assert refused(game, s, A, "buy wood") == "KR-C2 supply-is-empty"
    s = choose(game, s, A, "rest")

    assert purse(s, A) == {"kroms": 2}
    assert s.supply[0] == 0


@pytest.mark.clause("KR-C2")
def test_kr_c2_an_endless_supply_never_runs_out(endless: Krom) -> None:
    s = table(endless, acting(A), here="cave", tokens={A: "3 kroms", B: "47 kroms, 12 wood"})

    s = choose(endless, s, A, "buy wood")

    assert purse(s, A) == {"wood": 1}
    assert endless.restore(endless.describe(s)).supply == s.supply == [3, -1, 12, 12]


@pytest.mark.clause("KR-C2")
def test_kr_c2_nobody_sees_fewer_tokens_than_none(endless: Krom) -> None:
    s = table(endless, acting(A), here="cave", tokens={A: "3 kroms", B: "47 kroms, 13 wood"})

    seen = endless.view(s, A)

    assert seen.to_json()["supply"] == [0, 0, 12, 12]
    assert endless.imagine(seen, from_seed(1)).supply == s.supply == [0, -1, 12, 12]


@pytest.mark.clause("KR-C3")
def test_kr_c3_an_empty_deck_is_remade_from_its_discard(game: Krom) -> None:
    rest = drained(game, "bonus", "fury")
    s = table(game, acting(A), here="cave", hands={B: "fury"}, played=rest)
    assert not s.bonus

    s, events = watch(game, s, A, "buy card")

    assert event_keys(events)[1:] == ["deck-remade", "card-drawn"]
    assert (len(s.hands[A]), len(s.bonus), s.played) == (1, 29, [])


@pytest.mark.clause("KR-C3")
def test_kr_c3_with_no_bonus_card_left_nothing_is_drawn(game: Krom) -> None:
    everything = drained(game, "bonus")
    s = table(
        game,
        acting(A, "climbing", 0, "2 2 2 2 6"),
        here="mountain",
        hands={B: everything},
    )

    unheard = game.clone(s)
    game.advance(unheard, A, game.catalogue.number("take 2"), UNTIMED, None)
    s, events = watch(game, s, A, "take 2")

    assert event_keys(events)[1:] == ["nothing-to-draw"] * 3
    assert game.describe(unheard) == game.describe(s)
    s = table(game, acting(A), here="cave", hands={B: everything})
    assert refused(game, s, A, "buy card") == "KR-C3 no-bonus-cards"
    assert "buy card" not in keys(game, s, A)


@pytest.mark.clause("KR-C3")
def test_kr_c3_the_display_of_evolutions_shrinks_in_the_end() -> None:
    game = opened(long_game=True)
    ids = [card for card in game.pack.evolutions.ids if card not in LAST]
    points = dict(zip(game.pack.evolutions.ids, game.pack.points, strict=True))
    piles: dict[int, list[str]] = {seat: [] for seat in range(6)}
    for card in sorted(ids, key=lambda card: -points[card]):
        least = min(piles, key=lambda seat: sum(points[c] for c in piles[seat]))
        piles[least].append(card)
    s = table(
        game,
        acting(A),
        seats=6,
        here="cave",
        tokens={A: "5 kroms, 3 wood, 3 bone"},
        realised={seat: ", ".join(pile) for seat, pile in piles.items()},
        ideas=", ".join(LAST),
    )
    assert not s.evolutions

    s, events = watch(game, s, A, "realise 1")

    assert event_keys(events) == ["lost-kroms", "lost-wood", "realised"]
    assert s.ideas[0] == -1
    assert refused(game, s, A, "realise 1") == "KR-C3 no-evolution-there"
    assert "realise 3" in keys(game, s, A)


@pytest.mark.clause("KR-S1")
def test_kr_s1_four_prey_and_four_evolutions_lie_face_up(game: Krom) -> None:
    s = game.setup(3, 7)

    assert len(s.prey) == len(s.ideas) == 4
    assert (len(s.hunting), len(s.evolutions), len(s.picking)) == (13, 21, 20)
    assert s.picking != game.setup(3, 8).picking


@pytest.mark.clause("KR-S2")
def test_kr_s2_what_everyone_starts_with(game: Krom) -> None:
    s = game.setup(6, 7)

    assert s.life == [7] * 6
    assert [purse(s, seat) for seat in (A, B, C)] == [{"kroms": 5}] * 3
    assert [len(cards) for cards in s.hands] == [1] * 6
    assert s.place == [0] * 6
    assert sorted(s.character) == list(range(6))
    assert s.character != game.setup(6, 8).character
    for seats in (1, 7):
        with pytest.raises(OptionsError, match="2 to 6"):
            game.setup(seats, 1)


@pytest.mark.clause("KR-S2")
def test_kr_s2_characters_can_be_chosen() -> None:
    game = opened(characters="chosen")
    s = game.setup(2, 1)

    assert game.asked(s) == [A]
    assert refused(game, s, A, "go forest") == "KR-S2 first-choose-character"
    s, events = watch(game, s, A, "be kolos")
    assert event_keys(events) == ["character-taken"]
    assert refused(game, s, B, "be kolos") == "KR-S2 character-is-taken"
    assert len(keys(game, s, B)) == 5
    s, events = watch(game, s, B, "be alma")

    assert event_keys(events) == ["character-taken", "round-begins"]
    assert [game.pack.characters[i] for i in s.character] == ["kolos", "alma"]
    assert game.asked(s) == [A, B]


@pytest.mark.clause("KR-S3")
@pytest.mark.parametrize(("seats", "goal"), [(2, 10), (3, 10), (4, 10), (5, 8), (6, 7)])
def test_kr_s3_the_winning_score(game: Krom, seats: int, goal: int) -> None:
    assert game.setup(seats, 1).goal == goal
    assert opened(long_game=True).setup(seats, 1).goal == goal + 2


def test_a_card_bought_is_known_to_its_buyer_alone(game: Krom) -> None:
    s = table(game, acting(A), here="cave", bonus="war-cry")

    s, events = watch(game, s, A, "buy card")

    assert hand(game, s, A) == ["war-cry"]
    assert events[-1].seen_by(A).args == {"seat": 0, "card": "war-cry"}
    assert events[-1].seen_by(B).args == {"seat": 0}
    assert allow(game, s).question == s.question
