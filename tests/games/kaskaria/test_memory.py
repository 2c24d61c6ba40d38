"""What waterfalls reveal of hands for good (HK-W1, HK-K1), compared with every possible table."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from kaboodle.core.errors import PositionError
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.core.rng import from_seed
from kaboodle.games.kaskaria import Kaskaria
from kaboodle.games.kaskaria.state import State
from kaboodle.testing.table import choose
from kaboodle.testing.walk import any_move
from tests.games.kaskaria.table import A, B, hand, table

SAMPLES = 1500
OPEN = "red gold, red two, pink gold"


def washed(game: Kaskaria, hands: list[str], pile: str = "teal griffin", **more: Any) -> State:
    """A has taken a card. Before that the waterfall was drawn, on a pile of these cards, with all
    others in the discard."""
    top = f"waterfall, {pile}" if pile else "waterfall"
    s = table(game, hands, pile=top, display=OPEN, rest="discard", **more)
    return choose(game, s, A, "take pile")


def fallen(game: Kaskaria, hands: list[str], **more: Any) -> State:
    """A has taken a card from the display, which a card that had been washed away has refilled."""
    more.setdefault("rng", from_seed(1).words())
    s = table(game, hands, pile="waterfall, teal griffin", display=OPEN, rest="discard", **more)
    s = choose(game, s, A, "take display 1")
    assert game.pack.cards[s.display[0]] not in ("teal griffin", *hands[1].split(", "))
    return s


def near(counts: Counter[tuple[str, ...]], ways: Counter[tuple[str, ...]]) -> bool:
    """Whether the counts, out of SAMPLES, are as likely as the numbers of ways."""
    total = sum(ways.values())
    wanted = {key: SAMPLES * n / total for key, n in ways.items()}
    return counts.keys() <= ways.keys() and all(
        abs(counts[key] - n) <= 5 * n**0.5 + 1 for key, n in wanted.items()
    )


def imagined(game: Kaskaria, s: State, me: Seat, whose: Seat) -> Counter[tuple[str, ...]]:
    view, rng = game.view(s, me), from_seed(1)
    return Counter(
        tuple(sorted(hand(game, game.imagine(view, rng), whose))) for _ in range(SAMPLES)
    )


@pytest.mark.clause("HK-W1")
def test_hk_w1_just_after_a_waterfall_nothing_it_washed_away_is_in_a_hand(game: Kaskaria) -> None:
    """A has not seen three cards: B holds two of them, and one was left in the pile."""
    s = fallen(game, ["", "blue gold, brown two"])

    ways = Counter(
        tuple(sorted(pair)) for pair in combinations(["blue gold", "brown two", "teal griffin"], 2)
    )
    assert near(imagined(game, s, A, B), ways)
    assert near(imagined(game, s, SPECTATOR, B), ways)


@pytest.mark.clause("HK-W1")
def test_hk_w1_a_card_drawn_since_may_be_any_in_the_new_pile(game: Kaskaria) -> None:
    s = fallen(game, ["", "blue gold, brown two"])
    pile = [*names_in_pile(game, s), "blue gold", "brown two"]
    s = choose(game, s, B, "take pile")

    ways: Counter[tuple[str, ...]] = Counter()
    for old in combinations(["blue gold", "brown two", "teal griffin"], 2):
        rest = pile.copy()
        for card in old:
            rest.remove(card)
        ways.update(tuple(sorted([*old, fresh])) for fresh in rest)
    assert near(imagined(game, s, A, B), ways)


def names_in_pile(game: Kaskaria, s: State) -> list[str]:
    return [game.pack.cards[kind] for kind in s.pile if kind != game.pack.waterfall]


@pytest.mark.clause("HK-W1")
def test_hk_w1_whoever_has_drawn_nothing_since_has_played_old_cards(game: Kaskaria) -> None:
    """B plays two blue cards it held: of the three unseen ones, the third was in the pile."""
    s = fallen(game, ["", "blue gold, blue runner, brown two"])
    s = choose(game, s, B, "play blue gold=1 runner=1")

    ways: Counter[tuple[str, ...]] = Counter([("brown two",), ("teal griffin",)])
    assert near(imagined(game, s, A, B), ways)
    [time] = remakes(game, s, A)
    assert time["shown"] == [
        {"seat": 1, "card": "blue gold", "fresh": 0},
        {"seat": 1, "card": "blue runner", "fresh": 0},
    ]


def remakes(game: Kaskaria, s: State, seat: Seat) -> Any:
    return game.view(s, seat).to_json()["remade"]


@pytest.mark.clause("HK-K1")
def test_hk_k1_everybody_remembers_how_many_and_each_its_own(game: Kaskaria) -> None:
    s = fallen(game, ["brown gold", "blue gold, brown two"], known=[[], ["brown two"]])

    for seat, own in ((A, ["brown gold"]), (B, ["blue gold"]), (SPECTATOR, [])):
        [time] = remakes(game, s, seat)
        assert time["own"] == own
        assert time["held"] == [1, 1]
        assert sorted(time["seen"]) == ["brown two", "pink gold", "red gold", "red two"]
        assert len(time["laid"]) == len(game.pack.deck()) - 4 - 3
        assert time["shown"] == []


@pytest.mark.clause("HK-K1")
def test_hk_k1_what_was_taken_openly_stays_known_and_is_no_old_card(game: Kaskaria) -> None:
    s = fallen(game, ["", "blue gold, brown two"])
    s = choose(game, s, B, "take display 2")

    ways = Counter(
        tuple(sorted([*pair, "red two"]))
        for pair in combinations(["blue gold", "brown two", "teal griffin"], 2)
    )
    assert game.pack.cards[s.display[1]] not in ("blue gold", "brown two", "teal griffin")
    assert near(imagined(game, s, A, B), ways)


@pytest.mark.clause("HK-K1")
def test_hk_k1_of_a_set_what_everybody_had_seen_tells_nothing_new(game: Kaskaria) -> None:
    s = fallen(game, ["", "blue gold, blue gold, blue two"], known=[[], ["blue gold"]])
    s = choose(game, s, B, "play blue gold=2")

    [time] = remakes(game, s, A)
    assert time["shown"] == [{"seat": 1, "card": "blue gold", "fresh": 0}]


@pytest.mark.clause("HK-W1")
def test_hk_w1_a_card_played_after_drawing_says_how_many_were_fresh(game: Kaskaria) -> None:
    s = washed(game, ["blue gold, blue two", "brown two"])
    s = choose(game, s, B, "take pile")
    s = choose(game, s, A, "play blue gold=1 two=1")

    [time] = remakes(game, s, B)
    assert [(play["card"], play["fresh"]) for play in time["shown"]] == [
        ("blue gold", 1),
        ("blue two", 1),
    ]


@pytest.mark.clause("HK-W1")
def test_hk_w1_a_hand_that_everybody_had_seen_is_all_fresh_later(game: Kaskaria) -> None:
    one_each = [f"{colour} runner" for colour in game.pack.colours]
    s = fallen(game, ["", ", ".join(one_each)], known=[[], one_each])
    s = choose(game, s, B, "take pile")
    s = choose(game, s, A, "take pile")
    pair = game.options(s, B)[-1]
    s = choose(game, s, B, game.catalogue.key(pair))

    [time] = remakes(game, s, A)
    assert (time["held"], time["shown"]) == ([0, 0], [])
    assert game.imagine(game.view(s, A), from_seed(1)).sizes[B] == len(one_each) - 1


@pytest.mark.clause("HK-W2")
def test_hk_w2_a_waterfall_with_nothing_to_wash_away_tells_nothing(game: Kaskaria) -> None:
    s = table(game, ["", "blue gold"], pile="waterfall, brown two")

    s = choose(game, s, A, "take pile")

    assert remakes(game, s, B) == []


@pytest.mark.clause("HK-W1")
def test_hk_w1_a_position_goes_on_remembering_what_it_tells(game: Kaskaria) -> None:
    """Shown cards are written, whether they were shown before or after the position was read."""
    waterfalls = 0
    for seed in range(2):
        s, rng = game.setup(4, seed), from_seed(seed)
        twin = game.restore(game.describe(s))
        for step in range(1000):
            move = any_move(game, s, rng)
            if move is None:
                break
            for state in (s, twin):
                game.advance(state, move.seat, move.action, move.at, None)
            assert twin == s
            waterfalls = max(waterfalls, len(remakes(game, s, A)))
            if step % 7 == 0:
                twin = game.restore(game.describe(s))
    assert waterfalls == 3, "once there were so many, exactly so many are remembered"


def test_a_position_with_an_impossible_memory_is_refused(game: Kaskaria) -> None:
    raw: Any = game.describe(washed(game, ["blue gold", "brown two"]))

    raw["remade"][0]["seen"].append("waterfall")
    with pytest.raises(PositionError, match="'waterfall' is not one of this pack"):
        game.restore(raw)

    raw["remade"][0]["seen"][-1:] = ["blue gold"] * 9
    with pytest.raises(PositionError, match="more cards than there are"):
        game.restore(raw)
