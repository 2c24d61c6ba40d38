"""A search uses only what its seat knows, and repeats exactly with the same seed and effort."""

from __future__ import annotations

import gc
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaboodle.bots.bot import Bot
from kaboodle.bots.search.bot import SearchBot
from kaboodle.bots.search.effort import Effort
from kaboodle.bots.search.hints import SearchHints
from kaboodle.bots.search.judge import Judge, Judgement
from kaboodle.bots.search.search import LIKE_US, Search
from kaboodle.core.game import View
from kaboodle.core.ids import Action, Seat
from kaboodle.core.rng import Rng, from_seed
from kaboodle.games.krom.content import FOREST, MOUNTAIN
from kaboodle.games.krom.frames import HIDDEN, OPEN, Choosing
from kaboodle.shelf import BOXES, AnyGame, load
from kaboodle.testing.table import choose
from kaboodle.testing.walk import state_after, walk
from tests.bots.search.known import HINTS, JUDGES, looked, numbers
from tests.cases import Case, cases
from tests.games.krom.conftest import opened
from tests.games.krom.table import A, B, C, choosing
from tests.games.krom.table import table as krom_table

GOLDEN = Path(__file__).parent / "golden.json"
SMALL = Effort(30, batch=8, width=6)
MORE = Effort(120, batch=8, width=6)


def _table(name: str, seats: int) -> tuple[AnyGame, Any, Seat]:
    """Return a table some way into a game, and a seat with a choice."""
    game = load(name)
    for steps in range(20, 60):
        s = state_after(game, seats, 3, steps)
        seat = game.asked(s)[0]
        if len(game.options(s, seat)) > 2:
            return game, s, seat
    raise AssertionError


@pytest.mark.parametrize("case", cases(), ids=str)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32 - 1), steps=st.integers(0, 120), few=st.booleans())
def test_hidden_information_does_not_change_a_decision(
    case: Case, seed: int, steps: int, few: bool
) -> None:
    """At two tables that differ only in it, the decision and its numbers are the same."""
    game = case.open()
    s = state_after(game, case.tables()[0 if few else -1], seed, steps)
    for seat in game.asked(s)[-1:]:
        twin = game.imagine(game.view(s, seat), from_seed(seed))
        game.reseed(twin, seed)

        here, there = looked(game, s, seat, SMALL), looked(game, twin, seat, SMALL)

        assert numbers(here) == numbers(there)
        assert sum(here.visits) <= SMALL.iterations


class Witness(Judge[Any]):
    """Wraps a judge and keeps what it was shown."""

    def __init__(self, judge: Judge[Any]) -> None:
        self.its = judge
        self.shown: list[tuple[View, list[Action]]] = []

    def judge(self, view: Any, options: list[Action]) -> Judgement:
        self.shown.append((view, options))
        return self.its.judge(view, options)


def _are_fair(game: AnyGame, asked: list[tuple[Any, list[Action]]]) -> bool:
    """Whether each was shown what its seat sees, with the options of that seat."""
    for view, options in asked:
        twin = game.imagine(view, from_seed(1))
        open_to = {*game.options(twin, view.seat), *game.free(twin, view.seat)}
        if len(options) < 2 or not {*options} <= open_to:
            return False
    return True


@pytest.mark.parametrize("name", list(BOXES))
def test_every_seat_is_judged_by_its_own_view(name: str) -> None:
    """The other seats too, but only those that have a choice."""
    game, s, seat = _table(name, BOXES[name].seats[1])
    witness = Witness(JUDGES[name])

    search: Search[Any] = Search(game, witness, HINTS[name], MORE, game.view(s, seat), 1)
    search.look(game.options(s, seat))

    assert {view.seat for view, _ in witness.shown} > {seat}
    assert _are_fair(game, witness.shown)


class Watched(Bot[Any]):
    """Wraps a bot and keeps what it was shown."""

    def __init__(self, bot: Bot[Any]) -> None:
        self.its = bot
        self.shown: list[tuple[Any, list[Action]]] = []

    def decide(self, view: Any, options: list[Action], rng: Rng) -> Action:
        self.shown.append((view, options))
        return self.its.decide(view, options, rng)


class Plainly(SearchHints[Any]):
    """A game's own hints, with this plain player or none."""

    def __init__(self, its: SearchHints[Any], others: Bot[Any] | None) -> None:
        self.its = its
        self.others = others

    def plain(self) -> Bot[Any] | None:
        return self.others

    def infoset_key(self, view: Any) -> int:
        return self.its.infoset_key(view)

    def answers(self, view: Any, free: list[Action]) -> list[Action]:
        return self.its.answers(view, free)


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("kaskaria", {"KaskariaView"}),
        ("krom", {"Choosing", "Acting", "Fighting", "Countering", "Robbing"}),
    ],
)
def test_plain_players_decide_from_their_own_view(name: str, asked: set[str]) -> None:
    """In all their choices, and never for the seat that searches."""
    game = load(name)
    s = state_after(game, 3, 3, 32)
    seat = game.asked(s)[0]
    plain = HINTS[name].plain()
    assert plain is not None
    watched = Watched(plain)

    hints = Plainly(HINTS[name], watched)
    search: Search[Any] = Search(game, JUDGES[name], hints, MORE, game.view(s, seat), 1)
    search.look(game.options(s, seat))

    assert {view.seat for view, _ in watched.shown} == {0, 1, 2} - {seat}
    assert _are_fair(game, watched.shown)
    tops = [view.frames[-1] if name == "krom" else view for view, _ in watched.shown]
    assert {type(top).__name__ for top in tops} == asked


class Forest(Judge[Any]):
    """Sure that every player goes to the forest, and of nothing else."""

    def judge(self, view: Any, options: list[Action]) -> Judgement:
        forest = [float(view.actions.catalogue.key(option) == "go forest") for option in options]
        even = [1 / len(options)] * len(options)
        return Judgement(forest if sum(forest) else even, [1 / 3] * 3)


class Climber(Bot[Any]):
    """Goes to the mountain."""

    def decide(self, view: Any, options: list[Action], rng: Rng) -> Action:
        mountain = view.actions.catalogue.number("go mountain")
        return mountain if mountain in options else options[0]


@pytest.mark.parametrize("plain", [None, Climber()])
def test_sealed_answers_are_redrawn_as_the_others_would_choose(plain: Bot[Any] | None) -> None:
    """From the judge's policy, or by the plain player. None sees another's answer."""
    game = opened()
    s = krom_table(game, choosing(3), seats=3, place="cave, cave, cave")
    s = choose(game, choose(game, s, A, "go savanna"), B, "go savanna")
    watched = None if plain is None else Watched(plain)

    hints = Plainly(HINTS["krom"], watched)
    search: Search[Any] = Search(game, Forest(), hints, SMALL, game.view(s, C), 1)
    options = game.options(s, C)
    search.look(options, Judgement([1 / len(options)] * len(options), [1 / 3] * 3))

    assert len(search.tables) > LIKE_US
    for number, table in enumerate(search.tables):
        top = table.frames[-1]
        assert isinstance(top, Choosing)
        to = FOREST if plain is None or number % LIKE_US == 0 else MOUNTAIN
        assert top.sealed == [to, to, OPEN]
    for view, _ in [] if watched is None else watched.shown:
        top = view.frames[-1]
        if isinstance(top, Choosing):
            others = [place for seat, place in enumerate(top.sealed) if seat != view.seat]
            assert {*others} <= {OPEN, HIDDEN}


@pytest.mark.parametrize("name", list(BOXES))
def test_an_infoset_key_has_32_bits(name: str) -> None:
    """More bits would overlap the option that led there."""
    game = load(name)
    for s, move in walk(game, 2, seed=1, most=200):
        for seat in game.asked(s):
            assert 0 <= HINTS[name].infoset_key(game.view(s, seat)) < 2**32
        assert move.seat < 2


@pytest.mark.parametrize("name", list(BOXES))
def test_a_decision_follows_from_seed_and_effort(name: str) -> None:
    """Both builds give what `golden.json` holds."""
    assert _found(name) == json.loads(GOLDEN.read_text())[name]


@pytest.mark.parametrize("name", list(BOXES))
def test_golden_questions_were_searched(name: str) -> None:
    for _, visits, _, _ in json.loads(GOLDEN.read_text())[name]:
        assert len(visits) > 3
        assert sum(visits) > 50


def golden() -> str:
    """Return what `golden.json` should hold: a line for each decision."""
    games = [
        f'"{name}": [\n' + ",\n".join(json.dumps(each) for each in _found(name)) + "\n]"
        for name in BOXES
    ]
    return "{" + ",\n".join(games) + "}\n"


def _choice(game: AnyGame, seats: int, seed: int, steps: int) -> Any:
    """Return a state about so many steps into a game in which a seat has enough reasonable
    options."""
    private = game.box.name != "kero"  # its decisions are older than its free moves
    while True:
        s = state_after(game, seats, seed, steps, private)
        if 3 < len(game.options(s, game.asked(s)[0])) < 30:
            return s
        steps += 1


def _found(name: str) -> list[object]:
    game = load(name, **({"clock": "realtime"} if name == "kero" else {}))
    out: list[object] = []
    for seed in range(4):
        s = _choice(game, BOXES[name].seats[seed % 2], seed, 15 + 10 * seed)
        for effort in (Effort(60, batch=16), Effort(400, batch=16, depth=3, judgements=300)):
            report = looked(game, s, game.asked(s)[0], effort, seed)
            out.append(json.loads(json.dumps(numbers(report))))
    return out


def test_a_shared_win_counts_as_a_fraction() -> None:
    game = load("kero")
    worth: dict[float, float] = {}  # by seat 1's share of the win
    for seed in range(200):
        s = state_after(game, 2, seed, 10_000)
        outcome = game.outcome(s)
        assert outcome is not None
        share = 1 / len(outcome.winners) if 0 in outcome.winners else 0.0
        search = Search(game, JUDGES["kero"], HINTS["kero"], SMALL, game.view(s, Seat(0)), 1)
        worth[share] = search._share(s)
        if len(worth) == 3:
            break

    assert worth == {0.0: 0.0, 0.5: 0.5, 1.0: 1.0}


@pytest.mark.parametrize("name", list(BOXES))
def test_another_seed_gives_other_numbers(name: str) -> None:
    game = load(name)
    tables = [state_after(game, 2, 3, steps) for steps in range(20, 40, 4)]
    one, two = (
        [numbers(looked(game, s, game.asked(s)[0], SMALL, seed)) for s in tables] for seed in (1, 2)
    )

    assert one != two


@pytest.mark.parametrize("name", list(BOXES))
def test_without_a_game_the_judge_decides_alone(name: str) -> None:
    game, s, seat = _table(name, 2)
    view, options = game.view(s, seat), game.options(s, seat)
    bot: SearchBot[Any] = SearchBot(JUDGES[name], HINTS[name], SMALL)

    chances = JUDGES[name].judge(view, options).chances

    assert bot.decide(view, options, from_seed(1)) == options[chances.index(max(chances))]
    assert bot.decide(view, options[:1], from_seed(1)) == options[0]
    assert bot.sit(game, seat).decide(view, options, from_seed(1)) in options


def test_the_garbage_collector_is_off_during_a_search() -> None:
    """It is restored afterwards, also if the search fails."""
    game, s, seat = _table("kaskaria", 2)
    view, options = game.view(s, seat), game.options(s, seat)
    at_work: list[bool] = []

    class Watching(Judge[Any]):
        def judge(self, view: Any, options: list[Action]) -> Judgement:
            at_work.append(gc.isenabled())
            if len(at_work) > 40:
                raise ZeroDivisionError
            return Judgement([1 / len(options)] * len(options), [0.5, 0.5])

    bot: SearchBot[Any] = SearchBot(Watching(), HINTS["kaskaria"], Effort(8), game)
    bot.decide(view, options, from_seed(1))
    assert at_work[0], "the first judgement is of the question itself"
    assert not any(at_work[1:])
    assert gc.isenabled()
    with pytest.raises(ZeroDivisionError):
        SearchBot(Watching(), HINTS["kaskaria"], Effort(80), game).decide(
            view, options, from_seed(1)
        )
    assert gc.isenabled()
