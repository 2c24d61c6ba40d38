"""Levels: tastes count by level, very unlikely options are avoided, and levels differ in
strength."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from kaboodle.bots import BOTS, levels
from kaboodle.bots.bot import Bot
from kaboodle.bots.krom.features import FEATURES
from kaboodle.bots.learned.net import Net
from kaboodle.bots.learned.shipped import judges
from kaboodle.bots.levels import LEVELS, Cast, Character, Level, LevelBot
from kaboodle.bots.random_bot import RandomBot
from kaboodle.bots.search.effort import Effort
from kaboodle.bots.search.hints import SearchHints
from kaboodle.bots.search.judge import Judge, Judgement
from kaboodle.core.game import View
from kaboodle.core.ids import Action, Seat
from kaboodle.core.rng import from_seed
from kaboodle.games.krom.frames import FRESH
from kaboodle.homes import OURS
from kaboodle.shelf import AnyGame, load
from kaboodle.sim.run import Plan, simulate
from kaboodle.speech import LANGUAGES, Speech
from kaboodle.testing.walk import walk
from tests.bots.search.known import Counting

PIG: dict[str, Bot[View]] = {"random": RandomBot(), "greedy": RandomBot()}  # a game without levels


def keys(game: str) -> list[str]:
    bot = BOTS[game]["easy"]
    assert isinstance(bot, LevelBot)
    return [character.key for character in bot.cast.characters]


@pytest.mark.parametrize("game", OURS)
def test_every_game_has_four_levels_and_four_characters(game: str) -> None:
    assert LEVELS == ["easy", "medium", "hard", "expert"]
    assert len(set(keys(game))) == 4
    together = [f"{level}-{key}" for level in LEVELS for key in keys(game)]

    assert list(BOTS[game]) == ["random", "greedy", *LEVELS, *together]


def test_character_names_are_unique_and_known_in_every_language() -> None:
    everybody = [(game, key) for game in OURS for key in keys(game)]
    assert len({key for _, key in everybody}) == len(everybody)
    for language in LANGUAGES:
        speech = Speech(language=language)
        assert all(speech.say(f"{game}-bot-{key}") for game, key in everybody)
        assert all(
            speech.say(f"level-{level}") and speech.about(f"level-{level}") for level in LEVELS
        )


def cast_of(judge: Judge[View], *characters: Character[View]) -> Cast[View]:
    """Return a cast in which every option is a kind of its own."""
    return Cast(
        lambda game: judge, judge, [], [*characters], lambda view, action: action, SearchHints()
    )


class Same(Judge[View]):
    """Finds four options equally good, unless given other chances."""

    def __init__(self, chances: list[float]) -> None:
        self.chances = chances

    def judge(self, view: View, options: list[Action]) -> Judgement:
        return Judgement(self.chances[: len(options)], [0.5, 0.5])


class Sure(Judge[View]):
    """Finds one option better than the others, which are equal."""

    def __init__(self, best: int) -> None:
        self.best = best

    def judge(self, view: View, options: list[Action]) -> Judgement:
        other = 0.5 / len(options)
        chances = [other + 0.5 if i == self.best else other for i in range(len(options))]
        return Judgement(chances, [0.5, 0.5])


OPTIONS = [Action(i) for i in range(4)]
FAIR = [0.25, 0.25, 0.25, 0.25]


def choices(level: Level, chances: list[float], times: int = 400) -> list[int]:
    """Count how often a bot that likes the last option chooses each."""
    last = Character[View]("last", lambda view, action: 1.0 if action == 3 else 0.0)
    bot = LevelBot(cast_of(Same(chances), last), level, last)
    view = load("kaskaria").view(load("kaskaria").setup(2, 1), Seat(0))
    made = [bot.decide(view, OPTIONS, from_seed(seed)) for seed in range(times)]
    return [made.count(option) for option in OPTIONS]


def test_liked_options_are_chosen_more_often() -> None:
    plain = choices(Level("plain", Effort(0), 1.0, 0, 0.0), FAIR)
    fond = choices(Level("fond", Effort(0), 1.0, 0, 1.0), FAIR)

    assert max(plain) < 140 < 170 < fond[3]


def test_temperature_sets_how_often_another_option_is_chosen() -> None:
    judged = [0.5, 0.3, 0.2, 0.0]
    assert choices(Level("cold", Effort(0), 0.0, 0, 0.0), judged) == [400, 0, 0, 0]
    assert choices(Level("cool", Effort(0), 0.3, 0, 0.0), judged)[0] > 280
    warm = choices(Level("warm", Effort(0), 3.0, 0, 0.0), judged)
    assert warm[0] < 200
    assert warm[3] == 0, "a hopeless option is never chosen"


def test_very_unlikely_options_are_not_chosen() -> None:
    """The bot avoids an option that the judge finds a mistake, at any temperature."""
    assert choices(Level("hot", Effort(0), 50.0, 0, 0.0), [0.6, 0.38, 0.02, 0.0])[2:] == [0, 0]


def test_a_mistake_forgets_a_kind_and_follows_a_whim() -> None:
    forgetful = Level("forgetful", Effort(0), 0.0, 100, 0.0)
    made = choices(forgetful, [0.9, 0.09, 0.01, 0.0])
    assert min(made[:3]) > 60
    assert made[3] == 0, "a hopeless option is never chosen"
    assert choices(forgetful, [1.0, 0.0, 0.0, 0.0]) == [400, 0, 0, 0], "there is no other kind"


def test_no_level_misses_a_winning_move() -> None:
    """A bot that makes nothing but mistakes takes a move that ends the game and wins it, whatever
    the others hold and whatever it still draws (HK-T7)."""
    game = load("kaskaria", first="seat1")
    counts: dict[bool, int] = {False: 0, True: 0}
    for seed in range(60):
        s, rng = game.setup(2, seed), from_seed(seed)
        while asked := game.asked(s):
            (me,) = asked
            options, view = game.options(s, me), game.view(s, me)
            for best in options if len(options) > 1 else []:
                two = "two=" in game.catalogue.key(best)
                if counts[two] < 8 and all(wins(game, view, best, n) for n in range(20)):
                    counts[two] += 1
                    dreamy = Level("dreamy", Effort(0), 1.0, 100, 0.0)
                    bot = LevelBot(cast_of(Sure(options.index(best))), dreamy, None, game)
                    assert {bot.decide(view, options, from_seed(n)) for n in range(20)} == {best}
            best = BOTS["kaskaria"]["greedy"].decide(view, options, rng)
            game.advance(s, me, best, game.soonest(s), None)
    assert counts[False] == 8
    assert counts[True] > 3


def wins(game: AnyGame, view: View, action: Action, seed: int) -> bool:
    """Whether random play from there ends and wins the game before another seat is asked."""
    rng = from_seed(seed)
    s = game.imagine(view, rng)
    while True:
        game.advance(s, view.seat, action, game.soonest(s), None)
        if game.asked(s) != [view.seat]:
            outcome = game.outcome(s)
            return outcome is not None and view.seat in outcome.winners
        options = game.options(s, view.seat)
        action = options[rng.below(len(options))]


def test_a_level_is_played_by_the_seat_s_character() -> None:
    game = load("krom")
    seated = [BOTS["krom"]["hard"].sit(game, Seat(seat)) for seat in range(4)]
    assert [bot.character and bot.character.key for bot in seated if isinstance(bot, LevelBot)] == [
        *keys("krom")
    ]


def test_a_level_seats_the_least_frequent_character() -> None:
    bots = BOTS["kaskaria"]
    assert levels.chosen(bots, "hard", [], 1) == "hard-piko"
    assert levels.chosen(bots, "hard", ["easy-piko"], 1) == "hard-orin"
    everybody = [f"easy-{key}" for key in keys("kaskaria")]
    assert levels.chosen(bots, "hard", everybody, 2) == "hard-orin", "all characters are there"
    for turn in range(8):
        assert levels.chosen(bots, "hard", [*everybody, "hard-orin"], turn) != "hard-orin"
    assert levels.chosen(bots, "easy-orin", ["easy-orin"], 0) == "easy-orin"
    assert levels.chosen(bots, "greedy", [], 3) == "greedy"


def test_a_stand_in_is_like_the_bots_at_the_table() -> None:
    bots = BOTS["kaskaria"]
    assert levels.fitting(bots, []) == "medium"
    assert levels.fitting(bots, ["expert-orin", "easy"]) == "expert"
    assert levels.fitting(bots, ["gone", "greedy"]) == "greedy"
    assert levels.fitting(PIG, []) == "greedy"
    assert levels.plain(PIG, "easy") == "greedy"
    assert levels.plain({"one": RandomBot()}, "easy") == "one"


def test_a_character_keeps_its_key_at_another_level() -> None:
    bots = BOTS["kero"]
    assert levels.at_level(bots, "easy-nilo", "hard") == "hard-nilo"
    assert levels.at_level(bots, "greedy", "hard") == "hard"


def test_names_at_a_table_are_unique() -> None:
    assert levels.called("nilo", ["Ada"]) == "Nilo"
    assert levels.called("nilo", ["NILO"]) == "Nilo II"
    taken = ["Nilo", "Nilo II", "Nilo III", "Nilo IV", "Nilo V", "Nilo VI"]
    assert levels.called("nilo", taken) == "Nilo VI"


def test_a_bot_s_search_can_be_limited() -> None:
    deep = LevelBot(cast_of(Same(FAIR)), Level("d", Effort(900, 5, 6, 3, 2.0, 70), 0.0, 0, 0.0))
    for most, least in ((20, 20), (2000, 900)):
        eased = levels.eased(deep, most)
        assert isinstance(eased, LevelBot)
        assert eased.level == Level("d", Effort(least, 5, 6, 3, 2.0, 70), 0.0, 0, 0.0)
    plain = RandomBot()
    assert levels.eased(plain, 20) is plain


def test_a_level_searches_with_its_effort() -> None:
    game = load("kaskaria")
    s = game.setup(2, 1)
    (seat,) = game.asked(s)
    judge = Counting()

    def asked(level: Level) -> int:
        judge.asked = 0
        bot = LevelBot(cast_of(judge, Character("any", lambda view, action: 0.0)), level)
        bot.sit(game, seat).decide(game.view(s, seat), game.options(s, seat), from_seed(1))
        return judge.asked

    near = asked(Level("near", Effort(60), 0.0, 0, 0.0))
    assert near > 60
    assert asked(Level("far", Effort(60, depth=4), 0.0, 0, 0.0)) > 3 * near
    assert asked(Level("short", Effort(60, depth=4, judgements=40), 0.0, 0, 0.0)) < 3 * near


def test_a_level_that_searches_tries_options_by_taste() -> None:
    """With the game. Without it, it plays the likeliest option."""
    game = load("kaskaria", first="seat1")
    s, me = game.setup(2, 3), Seat(0)
    view, options = game.view(s, me), game.options(s, me)
    asked: list[int] = []

    class Counting(Judge[View]):
        def judge(self, view: View, options: list[Action]) -> Judgement:
            asked.append(len(options))
            return Judgement([1 / len(options)] * len(options), [0.5, 0.5])

    last = Character[View]("last", lambda view, action: 1.0 if action == options[-1] else 0.0)
    bot = LevelBot(cast_of(Counting(), last), Level("deep", Effort(16), 0.0, 0, 4.0))
    assert bot.decide(view, options, from_seed(1)) == options[0]
    assert len(asked) == 1, "no character is set yet"
    sitting = bot.sit(game, me)
    assert sitting.decide(view, options, from_seed(1)) == options[-1]
    assert len(asked) > 10


def test_no_level_idles_where_something_is_free() -> None:
    """In KROM, a bot ends a phase without the place's own action only if that is best."""
    game = load("krom")
    level = BOTS["krom"]["easy"]
    assert isinstance(level, LevelBot)
    counts = {True: 0, False: 0}

    def served(view: Any) -> bool:
        return bool(view.frames[-1].stage != FRESH)

    def dreaming(judge: Judge[View]) -> Cast[View]:
        return Cast(
            lambda game: judge, judge, [], [], level.cast.kind, SearchHints(), level.cast.idle
        )

    for s, move in walk(game, 3, seed=4, most=400):
        view, options = game.view(s, move.seat), game.options(s, move.seat)
        verbs = [game.catalogue.key(option).split()[0] for option in options]
        if "end" not in verbs or not {"rest", "pick", "hunt", "climb"} & {*verbs}:
            continue
        end = verbs.index("end")
        for best in (end, (end + 1) % len(options)):
            bot = LevelBot(dreaming(Sure(best)), Level("dreamy", Effort(0), 1.0, 100, 0.0))
            chosen = {bot.decide(view, options, from_seed(n)) for n in range(60)}
            assert (options[end] in chosen) == (best == end or served(view)), verbs
            counts[served(view)] += 1
    assert min(counts.values()) > 3


@pytest.mark.parametrize("game", OURS)
def test_the_net_judges_packs_like_its_own(game: str) -> None:
    """All tables of a game share one judge. Without a game the plain one judges."""
    bot, table = BOTS[game]["hard"], load(game)
    assert isinstance(bot, LevelBot)
    assert bot.judge is bot.cast.plain
    sitting = [bot.sit(table, Seat(seat)) for seat in range(2)]
    judged = [each.judge for each in sitting if isinstance(each, LevelBot)]
    assert isinstance(judged[0], Net)
    assert judged[0] is judged[1]


def test_other_packs_get_the_plain_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaboodle.bots.learned.net.fits", lambda weights, encoder: False)
    plain: Judge[Any] = Same(FAIR)
    made = judges("kaboodle.bots.krom", FEATURES, plain)
    assert made(load("krom")) is plain


def test_without_numpy_a_warning_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "kaboodle.bots.learned.net")
    monkeypatch.setitem(sys.modules, "numpy", None)
    plain: Judge[Any] = Same(FAIR)
    made = judges("kaboodle.bots.krom", FEATURES, plain)
    with pytest.warns(UserWarning, match=r"pip install 'kaboodle\[bots\]'"):
        assert made(load("krom")) is plain


@pytest.mark.figures
@pytest.mark.parametrize("game", OURS)
def test_easy_beats_random_and_medium_beats_easy(game: str) -> None:
    for better, worse in (("easy", "random"), ("medium", "easy")):
        results = simulate(Plan(game, (better, worse), 40, 1))
        assert sum(r.lineup.index(0) in r.winners for r in results) > 20, f"{better} {worse}"
