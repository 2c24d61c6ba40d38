"""A belief infers hands from the choices of plain players."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from kaboodle import packs
from kaboodle.bots import BOTS
from kaboodle.bots.kaskaria.belief import KaskariaBelief
from kaboodle.bots.kaskaria.greedy import KaskariaGreedy
from kaboodle.bots.kaskaria.heuristic import KaskariaHeuristic
from kaboodle.bots.kaskaria.hints import KaskariaHints
from kaboodle.bots.levels import LevelBot
from kaboodle.bots.search.belief import Belief, weighed
from kaboodle.bots.search.effort import Effort
from kaboodle.bots.search.search import LIKE_US, Search
from kaboodle.core.event import Event
from kaboodle.core.ids import Action, Seat
from kaboodle.core.rng import Rng, from_seed
from kaboodle.games.kaskaria import BOX, Kaskaria
from kaboodle.games.kaskaria.actions import FIRST_SET
from kaboodle.games.kaskaria.imagine import resample
from kaboodle.games.kaskaria.state import State
from kaboodle.games.kaskaria.view import KaskariaView
from kaboodle.shelf import load
from tests.bots.search.known import numbers
from tests.games.kaskaria.table import A, B, table

GREEDY = KaskariaGreedy()


@pytest.fixture(scope="module")
def game() -> Kaskaria:
    opened: Kaskaria = BOX.open(packs.standard("kaskaria"), {})
    return opened


def tell(game: Kaskaria, belief: KaskariaBelief, s: State, action: Action) -> None:
    """Play an action in the open, and send seat A's belief what A sees."""
    log: list[Event] = []
    game.advance(s, game.asked(s)[0], action, game.soonest(s), log)
    belief.saw(game.view(s, A), [event.seen_by(A) for event in log])


def after(game: Kaskaria, s: State, *keys: str) -> KaskariaBelief:
    """Return seat A's belief after these choices."""
    belief = KaskariaBelief(GREEDY)
    belief.saw(game.view(s, A), [])
    for key in keys:
        tell(game, belief, s, game.catalogue.number(key))
    return belief


def holding(game: Kaskaria, s: State, hand: str) -> State:
    """Return the same table with other cards in B's hand."""
    twin = game.clone(s)
    kinds = [game.pack.cards.index(card) for card in hand.split(", ")]
    twin.hands[B] = [0] * len(game.pack.colours)
    for kind in kinds:
        game.actions.add(twin.hands[B], kind)
    return twin


def explained(game: Kaskaria, belief: KaskariaBelief, s: State, hand: str) -> bool:
    return belief.odd(holding(game, s, hand), from_seed(1)) == 0


def test_taking_from_the_pile_rules_out_good_sets(game: Kaskaria) -> None:
    s = table(game, ["", "red gold, blue two"], pile="pink gold", display="-,-,-", turn=1)
    belief = after(game, s, "take pile")

    assert belief.choices() == 1
    assert explained(game, belief, s, "red gold, blue two, pink gold")
    runners = "red runner, red runner, red griffin, blue runner, blue runner, blue griffin"
    assert not explained(game, belief, s, runners)


def test_taking_an_open_card_implies_others_of_its_colour(game: Kaskaria) -> None:
    """Alone in its colour the card is worth less than what the pile may give."""
    display = "red runner, blue two, pink two"
    s = table(game, ["", "red gold, teal gold"], display=display, turn=1)
    belief = after(game, s, "take display 1")

    assert explained(game, belief, s, "red gold, teal gold, red runner")
    assert not explained(game, belief, s, "blue gold, teal gold, red runner")
    assert not explained(game, belief, s, "red gold, teal gold, red two"), "it has no such card"


def test_a_played_set_was_held_before(game: Kaskaria) -> None:
    s = table(game, ["", "red runner, red runner, red griffin, blue two"], turn=1)
    belief = after(game, s, "play red griffin=1 runner=2")

    assert explained(game, belief, s, "blue two")
    assert explained(game, belief, s, "blue runner, blue runner, blue griffin")
    assert not explained(game, belief, s, "red runner, red two"), "there is no third one"


def test_own_choices_are_ignored(game: Kaskaria) -> None:
    s = table(game, ["red gold", "red gold"], turn=0)
    assert after(game, s, "take pile").choices() == 0
    assert after(game, s, "take pile", "take pile").choices() == 1


def test_the_last_twelve_choices_are_remembered(game: Kaskaria) -> None:
    s = game.setup(2, 1)
    belief = KaskariaBelief(GREEDY)
    for _ in range(30):
        tell(game, belief, s, game.options(s, game.asked(s)[0])[0])
    assert belief.choices() == 12


def test_after_an_odd_choice_the_others_still_count(game: Kaskaria) -> None:
    """So hands of a rival who plays differently are still told apart by the other choices."""
    s = table(
        game,
        ["", "red runner, teal gold"],
        pile="pink gold",
        display="blue two, red runner, pink two",
        turn=1,
    )
    belief = after(game, s, "take display 2", "take pile", "take display 1")
    assert belief.choices() == 2, "one is A's"
    one = "red runner, red runner, teal gold, blue two"
    assert belief.odd(holding(game, s, one), from_seed(1)) == 1
    both = "red runner, pink gold, teal gold, blue two"
    assert belief.odd(holding(game, s, both), from_seed(1)) == 2


def test_a_hand_without_the_taken_card_counts_twice(game: Kaskaria) -> None:
    s = table(game, ["", "red gold"], display="red runner, blue two, pink two", turn=1)
    belief = after(game, s, "take display 1")
    assert belief.odd(holding(game, s, "red gold, teal gold"), from_seed(1)) == 2


def between_plain_players(game: Kaskaria, games: int) -> Iterator[tuple[State, KaskariaBelief]]:
    """Yield every question of seat A in a fixed series of games between plain players."""
    for seed in range(games):
        s, rng, belief = game.setup(2, seed), from_seed(seed), KaskariaBelief(GREEDY)
        belief.saw(game.view(s, A), [])
        while asked := game.asked(s):
            if asked[0] == A and belief.choices() >= 4:
                yield s, belief
            tell(
                game,
                belief,
                s,
                GREEDY.decide(game.view(s, asked[0]), game.options(s, asked[0]), rng),
            )


def test_real_hands_explain_more_than_random_ones(game: Kaskaria) -> None:
    """Not always, because the card from the pile is a guess and ties are broken at random."""
    likelier = less = questions = 0
    for s, belief in between_plain_players(game, 30):
        questions += 1
        real = belief.odd(s, from_seed(questions))
        twin = game.imagine(game.view(s, A), from_seed(questions))
        dealt = belief.odd(twin, from_seed(questions))
        likelier += real < dealt
        less += real > dealt
    assert questions > 300
    assert likelier > 0.3 * questions
    assert likelier > 2.5 * less


def test_resampling_keeps_the_hands_and_redraws_the_rest(game: Kaskaria) -> None:
    belief = KaskariaBelief(GREEDY)
    s, rng = game.setup(2, 3), from_seed(3)
    for _ in range(10):
        tell(game, belief, s, game.options(s, game.asked(s)[0])[0])
    before = game.clone(s)
    twins = [belief.resample(s, rng) for _ in range(40)]

    assert s == before
    for twin in twins:
        assert twin.hands == s.hands
        assert game.view(twin, A).to_json() == game.view(s, A).to_json()
        assert sorted(twin.pile) == sorted(s.pile)
        assert twin.pile.index(game.pack.waterfall) < s.shelf, "HK-S2"
    assert len({tuple(twin.pile) for twin in twins}) == 40
    assert len({tuple(twin.rng.words()) for twin in twins}) == 40
    assert len({twin.pile.index(game.pack.waterfall) for twin in twins}) > s.shelf // 2


def sets_next(game: Kaskaria, s: State) -> bool:
    """Whether B plays a set once A has taken a card."""
    twin = game.clone(s)
    game.advance(twin, A, game.options(twin, A)[0], game.soonest(twin), None)
    if game.asked(twin) != [B]:
        return False
    options = game.options(twin, B)
    return GREEDY.decide(game.view(twin, B), options, from_seed(1)) >= FIRST_SET


@pytest.mark.figures
def test_imagined_rivals_play_hardly_more_sets_than_real_ones(game: Kaskaria) -> None:
    real = blind = sharp = 0
    judge, hints = KaskariaHeuristic(), KaskariaHints()
    for number, (s, belief) in enumerate(between_plain_players(game, 25)):
        view = game.view(s, A)
        real += 4 * sets_next(game, s)
        for with_it in (None, belief):
            search: Search[Any] = Search(game, judge, hints, Effort(150), view, number, with_it)
            search._imagine(6)
            sets = sum(sets_next(game, twin) for twin in search.tables[1:5])
            if with_it is None:
                blind += sets
            else:
                sharp += sets
    assert blind > 1.2 * real
    assert abs(sharp - real) < 0.6 * (blind - real), "more imagined hands bring it closer"


class Certain(Belief[KaskariaView]):
    """A belief that only hands with a certain card explain."""

    def __init__(self, choices: int = 1) -> None:
        self.seen = choices
        self.looked = 0

    def saw(self, view: KaskariaView, events: list[Event]) -> None: ...

    def choices(self) -> int:
        return self.seen

    def holds(self, s: State) -> bool:
        return any(kind == 0 for kind in s.actions.cards_in(s.hands[B]))

    def odd(self, s: State, rng: Rng) -> int:
        self.looked += 1
        return 0 if self.holds(s) else self.seen

    def resample(self, s: State, rng: Rng) -> State:
        return resample(s, rng)


def imagined(game: Kaskaria, belief: Certain, effort: int, seats: int = 2) -> list[State]:
    """Return the tables a search imagines, except every eighth, where no rival is a plain
    player."""
    view = game.view(game.setup(seats, 1), A)
    judge, hints = KaskariaHeuristic(), KaskariaHints()
    search: Search[Any] = Search(game, judge, hints, Effort(effort), view, 1, belief)
    search._imagine(65)
    return [s for number, s in enumerate(search.tables) if number % LIKE_US]


def test_tables_are_sampled_by_how_well_they_explain(game: Kaskaria) -> None:
    blind, sharp = Certain(choices=0), Certain(choices=3)
    assert sum(blind.holds(s) for s in imagined(game, blind, 800)) < 56 // 2
    assert blind.looked == 0
    tables = imagined(game, sharp, 800)
    assert all(sharp.holds(s) for s in tables)
    assert len({tuple(s.hands[B]) for s in tables}) > 30


@pytest.mark.parametrize(("seats", "tables"), [(2, 90), (3, 45), (4, 30)])
def test_more_rivals_mean_fewer_imagined_tables(game: Kaskaria, seats: int, tables: int) -> None:
    """The hands of many rivals are rarely explained together, and tables late in a game take
    longer."""
    certain = Certain()
    imagined(game, certain, 90, seats)
    assert certain.looked == tables


def count(weights: list[float]) -> float:
    """Return the effective sample size of these weights."""
    return sum(weights) ** 2 / sum(weight**2 for weight in weights)


def test_weights_favour_the_best_hands_but_never_a_few_alone() -> None:
    """A hand that explains everything by luck need not be the real one."""
    assert weighed([0] * 500 + [1] * 500) == [1.0] * 500 + [0.03] * 500
    lucky = weighed([0] * 3 + [2] * 20 + [5] * 977)
    assert lucky == sorted(lucky, reverse=True)
    assert count(lucky) >= 64
    assert lucky[0] > 5 * lucky[-1]
    far = weighed([9] * 100 + [12] * 900)
    assert far[0] > 30000 * far[-1], "hands that explain nothing also differ in weight"
    assert 2 <= count(weighed([0, *[5] * 15])) < 4, "with few hands, one in eight is enough"
    assert weighed([4]) == [1.0]


def test_only_levels_that_search_have_a_belief(game: Kaskaria) -> None:
    for level, attentive in (("expert", True), ("expert-orin", True), ("hard", False)):
        bot = BOTS["kaskaria"][level].sit(game, Seat(1))
        assert isinstance(bot, LevelBot)
        assert bot.remembers == attentive
        assert (bot.belief is not None) == attentive
    krom = BOTS["krom"]["expert"]
    assert not krom.sit(load("krom"), Seat(0)).remembers


def test_an_expert_feeds_events_to_its_belief(game: Kaskaria) -> None:
    s = table(game, ["red gold, teal gold", "blue gold"], display="-,-,-", turn=1)
    bot = BOTS["kaskaria"]["expert"].sit(game, A)
    assert isinstance(bot, LevelBot)
    bot.saw(game.view(s, A), [])
    log: list[Event] = []
    game.advance(s, B, Action(0), game.soonest(s), log)
    bot.saw(game.view(s, A), [event.seen_by(A) for event in log])

    assert bot.belief is not None
    assert bot.belief.choices() == 1


def decided(game: Kaskaria, s: State, belief: KaskariaBelief, seed: int) -> list[object]:
    effort = Effort(200, batch=16, depth=2)
    view = game.view(s, A)
    search = Search(game, KaskariaHeuristic(), KaskariaHints(), effort, view, seed, belief)
    return numbers(search.look(game.options(s, A)))


def test_hidden_information_does_not_change_a_decision(game: Kaskaria) -> None:
    """B holds different cards at the two tables, and A sees the same."""
    decisions = []
    for hand, pile in (("red gold, blue two", "pink gold"), ("pink gold, blue two", "red gold")):
        more = ", teal runner, teal runner, blue gold, teal gold, yellow gold"
        s = table(game, ["pink two, teal two", hand], pile=pile + more, display="-,-,-", turn=1)
        belief = after(game, s, "take pile")
        decisions.append(decided(game, s, belief, 1))
    assert decisions[0] == decisions[1]


def test_a_decision_follows_from_seed_effort_and_observations(game: Kaskaria) -> None:
    """Both builds give the values below."""
    s, belief = next(islice(between_plain_players(game, 1), 8, None))
    assert decided(game, s, belief, 1) == [
        0,
        [59, 25, 8, 8, 8, 25, 59, 8],
        [
            *(0.500589657, 0.473570782, 0.490977855, 0.490977855),
            *(0.468763871, 0.493340803, 0.489135309, 0.463259134),
        ],
        [0.025] * 6 + [0.825, 0.025],
    ]
