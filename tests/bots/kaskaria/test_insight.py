"""Whoever saw how a plain player chose knows something of what that player holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kaboodle import packs
from kaboodle.bots import BOTS
from kaboodle.bots.kaskaria.crude import KaskariaCrude
from kaboodle.bots.kaskaria.greedy import KaskariaGreedy
from kaboodle.bots.kaskaria.insight import KaskariaInsight
from kaboodle.bots.kaskaria.lore import KaskariaLore
from kaboodle.bots.levels import LevelBot
from kaboodle.bots.search.effort import Effort
from kaboodle.bots.search.insight import Insight
from kaboodle.bots.search.search import Search
from kaboodle.core.event import Event
from kaboodle.core.ids import Action, Seat
from kaboodle.core.rng import Rng, from_seed
from kaboodle.games.kaskaria import BOX, Kaskaria
from kaboodle.games.kaskaria.actions import FIRST_SET
from kaboodle.games.kaskaria.state import State
from kaboodle.games.kaskaria.view import KaskariaView
from tests.games.kaskaria.table import A, B, table

GREEDY = KaskariaGreedy()


@pytest.fixture(scope="module")
def game() -> Kaskaria:
    found: Kaskaria = BOX.open(packs.standard("kaskaria"), {})
    return found


def tell(game: Kaskaria, insight: KaskariaInsight, s: State, action: Action) -> None:
    """Whoever's turn it is does this, and seat A, which has the insight, sees it."""
    log: list[Event] = []
    game.advance(s, game.asked(s)[0], action, game.soonest(s), log)
    insight.saw(game.view(s, A), [event.seen_by(A) for event in log])


def after(game: Kaskaria, s: State, *keys: str) -> KaskariaInsight:
    """What seat A has gathered from these choices."""
    insight = KaskariaInsight(GREEDY)
    insight.saw(game.view(s, A), [])
    for key in keys:
        tell(game, insight, s, game.catalogue.number(key))
    return insight


def holding(game: Kaskaria, s: State, hand: str) -> State:
    """The same table with other cards in B's hand."""
    twin = game.clone(s)
    kinds = [game.pack.cards.index(card) for card in hand.split(", ")]
    twin.hands[B] = [0] * len(game.pack.colours)
    for kind in kinds:
        game.actions.add(twin.hands[B], kind)
    return twin


def explained(game: Kaskaria, insight: KaskariaInsight, s: State, hand: str) -> int:
    return insight.explained(holding(game, s, hand), from_seed(1))


def test_whoever_takes_from_the_pile_holds_no_set_worth_playing(game: Kaskaria) -> None:
    s = table(game, ["", "red gold, blue two"], pile="pink gold", display="-,-,-", turn=1)
    insight = after(game, s, "take pile")

    assert insight.choices() == 1
    assert explained(game, insight, s, "red gold, blue two, pink gold") == 1
    runners = "red runner, red runner, red griffin, blue runner, blue runner, blue griffin"
    assert explained(game, insight, s, runners) == 0


def test_whoever_takes_an_open_card_has_others_of_its_colour(game: Kaskaria) -> None:
    """Alone in its colour it is worth less than what the pile may have."""
    display = "red runner, blue two, pink two"
    s = table(game, ["", "red gold, teal gold"], display=display, turn=1)
    insight = after(game, s, "take display 1")

    assert explained(game, insight, s, "red gold, teal gold, red runner") == 1
    assert explained(game, insight, s, "blue gold, teal gold, red runner") == 0
    assert explained(game, insight, s, "red gold, teal gold, red two") == 0, "it has no such card"


def test_a_set_that_was_played_was_held(game: Kaskaria) -> None:
    s = table(game, ["", "red runner, red runner, red griffin, blue two"], turn=1)
    insight = after(game, s, "play red griffin=1 runner=2")

    assert explained(game, insight, s, "blue two") == 1
    assert explained(game, insight, s, "blue runner, blue runner, blue griffin") == 1
    assert explained(game, insight, s, "red runner, red two") == 0, "there is no third one"


def test_own_choices_tell_nothing(game: Kaskaria) -> None:
    s = table(game, ["red gold", "red gold"], turn=0)
    assert after(game, s, "take pile").choices() == 0
    assert after(game, s, "take pile", "take pile").choices() == 1


def test_the_last_four_choices_are_kept_in_mind(game: Kaskaria) -> None:
    s = game.setup(2, 1)
    insight = KaskariaInsight(GREEDY)
    for _ in range(14):
        tell(game, insight, s, game.options(s, game.asked(s)[0])[0])
    assert insight.choices() == 4


def between_plain_players(game: Kaskaria, games: int) -> Iterator[tuple[State, KaskariaInsight]]:
    """Every question of seat A in games that begin alike for whoever asks again."""
    for seed in range(games):
        s, rng, insight = game.setup(2, seed), from_seed(seed), KaskariaInsight(GREEDY)
        insight.saw(game.view(s, A), [])
        while asked := game.asked(s):
            if asked[0] == A and insight.choices() == 4:
                yield s, insight
            tell(
                game,
                insight,
                s,
                GREEDY.decide(game.view(s, asked[0]), game.options(s, asked[0]), rng),
            )


def test_what_really_lies_there_explains_more_than_what_is_dealt_anew(game: Kaskaria) -> None:
    """Not all of it: which card came from the pile is a guess, and level choices are a matter of
    chance."""
    real = dealt = questions = 0
    for s, insight in between_plain_players(game, 30):
        questions += 1
        real += insight.explained(s, from_seed(questions))
        twin = game.imagine(game.view(s, A), from_seed(questions))
        dealt += insight.explained(twin, from_seed(questions))
    assert questions > 300
    assert real / questions > 2.4 > 1.6 > dealt / questions


def sets_next(game: Kaskaria, s: State) -> bool:
    """Whether B plays a set once A has taken a card."""
    twin = game.clone(s)
    game.advance(twin, A, game.options(twin, A)[0], game.soonest(twin), None)
    if game.asked(twin) != [B]:
        return False
    options = game.options(twin, B)
    return GREEDY.decide(game.view(twin, B), options, from_seed(1)) >= FIRST_SET


def test_imagined_rivals_play_as_many_sets_as_real_ones(game: Kaskaria) -> None:
    real = blind = sharp = 0
    judge, lore = KaskariaCrude(), KaskariaLore()
    for number, (s, insight) in enumerate(between_plain_players(game, 40)):
        view = game.view(s, A)
        real += 4 * sets_next(game, s)
        for with_it in (None, insight):
            search: Search[Any] = Search(game, judge, lore, Effort(8), view, number, with_it)
            search._imagine(6)
            sets = sum(sets_next(game, twin) for twin in search.tables[1:5])
            if with_it is None:
                blind += sets
            else:
                sharp += sets
    assert blind > 1.15 * real
    assert 0.85 * real < sharp < 1.1 * real


class Baffled(Insight[KaskariaView]):
    """Nothing explains what it saw."""

    def __init__(self) -> None:
        self.looked = 0

    def saw(self, view: KaskariaView, events: list[Event]) -> None: ...

    def choices(self) -> int:
        return 4

    def explained(self, s: Any, rng: Rng) -> int:
        self.looked += 1
        return 0


@pytest.mark.parametrize(("seats", "tries"), [(2, 12), (3, 6), (4, 4)])
def test_the_more_rivals_the_fewer_tables_are_tried(game: Kaskaria, seats: int, tries: int) -> None:
    """Hands of many are rarely explained together, and tables late in a game take their time."""
    s, baffled = game.setup(seats, 1), Baffled()
    view = game.view(s, game.asked(s)[0])
    search: Search[Any] = Search(game, KaskariaCrude(), KaskariaLore(), Effort(8), view, 1, baffled)
    search._imagine(3)  # at the first one the others are no plain players
    assert baffled.looked == 2 * tries


def test_only_whoever_looks_ahead_pays_attention(game: Kaskaria) -> None:
    for level, attentive in (("expert", True), ("expert-orin", True), ("hard", False)):
        bot = BOTS["kaskaria"][level].sit(game, Seat(1))
        assert isinstance(bot, LevelBot)
        assert bot.remembers == attentive
        assert (bot.insight is not None) == attentive
    krom = BOTS["krom"]["expert"]
    assert not krom.remembers


def test_an_expert_is_told(game: Kaskaria) -> None:
    s = table(game, ["red gold, teal gold", "blue gold"], display="-,-,-", turn=1)
    bot = BOTS["kaskaria"]["expert"].sit(game, A)
    assert isinstance(bot, LevelBot)
    bot.saw(game.view(s, A), [])
    log: list[Event] = []
    game.advance(s, B, Action(0), game.soonest(s), log)
    bot.saw(game.view(s, A), [event.seen_by(A) for event in log])

    assert bot.insight is not None
    assert bot.insight.choices() == 1
