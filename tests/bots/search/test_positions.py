"""Small positions with a known best move, searched with a judge that knows nothing."""

from __future__ import annotations

from typing import Any

import pytest

from kaboodle import packs
from kaboodle.bots.bot import Bot
from kaboodle.bots.search.effort import Effort
from kaboodle.bots.search.hints import SearchHints
from kaboodle.bots.search.judge import Judge, Judgement
from kaboodle.bots.search.search import Report, Search
from kaboodle.core.ids import Action, Seat
from kaboodle.core.rng import Rng
from kaboodle.games.kaskaria import BOX
from kaboodle.games.kero import frames
from kaboodle.shelf import AnyGame
from tests.bots.search.known import HINTS, Counting
from tests.games.kaskaria.table import A, B
from tests.games.kaskaria.table import table as kaskaria_table
from tests.games.kero.conftest import opened as opened_kero
from tests.games.kero.table import table as kero_table
from tests.games.krom.conftest import opened as opened_krom
from tests.games.krom.table import acting
from tests.games.krom.table import table as krom_table


class Clueless(Judge[Any]):
    """Finds all options equally good and all seats equally strong."""

    def judge(self, view: Any, options: list[Action]) -> Judgement:
        return Judgement([1 / len(options)] * len(options), [0.5, 0.5])


def best(game: AnyGame, s: Any, seat: Seat, effort: Effort) -> tuple[str, Report]:
    name = game.box.name
    search: Search[Any] = Search(game, Clueless(), HINTS[name], effort, game.view(s, seat), 1)
    report = search.look(game.options(s, seat))
    return game.catalogue.key(report.chosen()), report


@pytest.mark.parametrize(("gold", "ends"), [([5, 0], True), ([0, 20], False)])
def test_a_game_is_ended_only_by_a_seat_that_wins_by_it(gold: list[int], ends: bool) -> None:
    game = BOX.open(packs.standard("kaskaria"), {})
    s = kaskaria_table(game, ["blue runner, blue runner", ""], runner=[8, 0], gold=gold)

    chosen, report = best(game, s, A, Effort(60))

    end = report.options.index(game.catalogue.number("play blue runner=2"))
    assert report.worth[end] == (1.0 if ends else 0.0)
    assert (chosen == "play blue runner=2") == ends


def test_a_win_in_two_steps_is_found() -> None:
    """One wood is missing: buy it, then realise the last evolution."""
    game = opened_krom()
    s = krom_table(
        game,
        acting(A),
        here="cave",
        tokens={A: "5 kroms"},
        realised={A: "speech, wheel, campfire"},
        ideas="torch, mill, statue, catapult",
    )

    chosen, report = best(game, s, A, Effort(120))

    assert chosen == "buy wood"
    assert max(report.worth) == report.worth[report.best] > 0.75


def test_a_win_in_three_steps_is_found() -> None:
    """Behind by two in the last turn: two Explorers on the double space bring three (KO-E2)."""
    game = opened_kero()
    s = kero_table(
        game,
        frame=frames.CAMP,
        turn=1,
        claims=3,
        last_turn=True,
        lands="-,-,-,-",
        cards=("tin-roof", ""),
        jerrycans=(0, 0),
        resources="recruit, recruit, metal, metal",
    )

    chosen, report = best(game, s, B, Effort(120))

    assert chosen == "explore double"
    assert report.worth[report.best] > 0.75


class InTurns(SearchHints[Any]):
    in_turns = True


class Eager(Judge[Any]):
    """Knows only that sets, which come last, are there to be played."""

    def judge(self, view: Any, options: list[Action]) -> Judgement:
        whole = len(options) * (len(options) + 1) / 2
        return Judgement([(i + 1) / whole for i in range(len(options))], [0.5, 0.5])


@pytest.mark.parametrize(("depth", "key"), [(0, "take display 3"), (1, "take display 2")])
def test_a_win_a_turn_later_is_found_by_playing_past_the_leaf(depth: int, key: str) -> None:
    """A second yellow runner makes a set, and that ends the game."""
    game = BOX.open(packs.standard("kaskaria"), {})
    display = "pink gold, yellow runner, brown griffin"
    s = kaskaria_table(game, ["yellow runner", "red gold"], display=display, runner=[8, 0])

    search: Search[Any] = Search(
        game, Eager(), InTurns(), Effort(60, depth=depth), game.view(s, A), 1
    )
    report = search.look(game.options(s, A))

    assert game.catalogue.key(report.chosen()) == key
    worth = report.worth[report.options.index(game.catalogue.number("take display 2"))]
    assert worth == pytest.approx(
        (0.5 + depth) / (1 + depth)
    )  # the result of an early end fills the missing steps


class First(Bot[Any]):
    """Takes its first option."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def decide(self, view: Any, options: list[Action], rng: Rng) -> Action:
        self.asked.append(view.seat)
        return options[0]


class Plain(InTurns):
    def __init__(self) -> None:
        self.others = First()

    def plain(self) -> Bot[Any]:
        return self.others


class Polled(Eager):
    def __init__(self) -> None:
        self.asked: list[int] = []

    def judge(self, view: Any, options: list[Action]) -> Judgement:
        self.asked.append(view.seat)
        return super().judge(view, options)


def test_others_can_be_plain_players_at_most_tables() -> None:
    """At the other tables they play as the judge would."""
    game = BOX.open(packs.standard("kaskaria"), {})
    s = kaskaria_table(game, ["", "red gold"])
    judge, hints = Polled(), Plain()

    search: Search[Any] = Search(game, judge, hints, Effort(48), game.view(s, A), 1)
    search.look(game.options(s, A))

    assert set(hints.others.asked) == {B}
    assert 0 < judge.asked.count(B) < len(hints.others.asked)


class Drifting(SearchHints[Any]):
    """Hints with a drift of a quarter of a win."""

    def drift(self, seats: int) -> float:
        return 0.5 / seats


def test_drift_is_added_back() -> None:
    """Taking a card ends the turn; a set that gives cards keeps it (HK-T5)."""
    game = BOX.open(packs.standard("kaskaria"), {})
    s = kaskaria_table(game, ["blue two, blue gold", "red gold, pink gold"])

    search: Search[Any] = Search(game, Clueless(), Drifting(), Effort(60), game.view(s, A), 1)
    report = search.look(game.options(s, A))

    worth = dict(zip([game.catalogue.key(a) for a in report.options], report.worth, strict=True))
    assert worth["take pile"] == pytest.approx(0.75)
    assert worth["play blue gold=1 two=1"] < 0.75


class Hasty(Judge[Any]):
    """Overrates a seat that still has cards to take."""

    def judge(self, view: Any, options: list[Action]) -> Judgement:
        worth = [0.5, 0.5]
        if view.owed:
            worth = [float(seat == view.seat) for seat in range(2)]
        return Judgement([1 / len(options)] * len(options), worth)


@pytest.mark.parametrize(("hints", "dazzled"), [(SearchHints(), True), (InTurns(), False)])
def test_options_that_keep_the_turn_can_be_judged_after_it(
    hints: SearchHints[Any], dazzled: bool
) -> None:
    """Then they compare fairly with options that end the turn at once."""
    game = BOX.open(packs.standard("kaskaria"), {})
    s = kaskaria_table(game, ["blue two, blue gold", "red gold, pink gold"])

    search: Search[Any] = Search(game, Hasty(), hints, Effort(60), game.view(s, A), 1)
    report = search.look(game.options(s, A))

    worth = dict(zip([game.catalogue.key(a) for a in report.options], report.worth, strict=True))
    assert worth["play blue gold=1 two=1"] > (0.8 if dazzled else 0.49)
    assert dazzled or worth["play blue gold=1 two=1"] < 0.51
    assert worth["take pile"] == pytest.approx(0.5)


class Confident(Judge[Any]):
    """Believes that the first seat has all but won."""

    def judge(self, view: Any, options: list[Action]) -> Judgement:
        return Judgement([1 / len(options)] * len(options), [0.95, 0.05])


def test_drift_is_not_added_to_a_win() -> None:
    """Otherwise a good position after passing the turn would look better than a win now."""
    game = BOX.open(packs.standard("kaskaria"), {})
    s = kaskaria_table(game, ["blue runner, blue runner", ""], runner=[8, 0], gold=[5, 0])

    search: Search[Any] = Search(game, Confident(), Drifting(), Effort(60), game.view(s, A), 1)
    report = search.look(game.options(s, A))

    assert game.catalogue.key(report.chosen()) == "play blue runner=2"
    assert max(report.worth) == report.worth[report.best] == 1.0


def test_an_option_that_cannot_be_tried_is_not_chosen() -> None:
    """With fewer iterations than options, only the likeliest are tried."""
    game = BOX.open(packs.standard("kaskaria"), {})
    s = kaskaria_table(game, ["blue runner, blue runner", ""], runner=[8, 0])

    _, report = best(game, s, A, Effort(3))

    assert sum(report.visits) == 3
    assert report.visits[report.best] > 0


@pytest.mark.parametrize("iterations", range(2, 30))
def test_no_more_than_the_iterations_are_tried(iterations: int) -> None:
    game = BOX.open(packs.standard("kaskaria"), {})
    hand = "blue two, blue gold, blue gold, blue runner, red gold, red two"
    s = kaskaria_table(game, [hand, "pink gold"])

    _, report = best(game, s, A, Effort(iterations))

    assert 1 < sum(report.visits) <= iterations


@pytest.mark.parametrize("depth", [0, 3])
def test_the_search_stops_after_its_judgements(depth: int) -> None:
    """Except for those in progress. Every option is tried, however few judgements there are."""
    game = BOX.open(packs.standard("kaskaria"), {})
    hand = "blue two, blue gold, blue gold, blue runner, red gold, red two"
    s = kaskaria_table(game, [hand, "pink gold"])
    tried: list[int] = []
    for most in (1, 200, 800, 3200):
        judge = Counting()
        effort = Effort(5000, batch=8, depth=depth, judgements=most)
        search: Search[Any] = Search(game, judge, HINTS["kaskaria"], effort, game.view(s, A), 1)
        report = search.look(game.options(s, A))

        rounds, wide = 4, len(report.options)
        under_way = rounds * (8 + wide) * (depth + 2 + HINTS["kaskaria"].patience)
        assert judge.asked == search.spent + 1 <= most + under_way
        assert all(report.visits)
        tried.append(sum(report.visits))
    assert tried[0] < tried[1] < tried[2] < tried[3] < 5000


def test_without_judgements_the_iterations_end_the_search() -> None:
    """Every option ends the game, so nothing is ever judged."""
    game = BOX.open(packs.standard("kaskaria"), {})
    hand = ", ".join(f"{colour} griffin, {colour} gold" for colour in game.pack.colours[:5])
    s = kaskaria_table(game, [hand, ""], griffin=[5, 0])
    effort = Effort(50, judgements=100)
    search: Search[Any] = Search(game, Clueless(), HINTS["kaskaria"], effort, game.view(s, A), 1)

    report = search.look(game.options(s, A))

    assert search.spent == 0
    assert 1 < sum(report.visits) <= 50
