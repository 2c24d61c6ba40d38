"""Difficulty levels and characters: how well a bot plays, and what it prefers.

A level turns a judge's policy into a choice, by sampling with mistakes or by search. A game adds
its `Cast`: the judges, how each level uses them, and four characters that each like something of
the game a little better than they should.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log
from typing import Any, ClassVar, Final, Generic, final

from kaboodle.bots.bot import Bot
from kaboodle.bots.search.belief import Belief
from kaboodle.bots.search.bot import SearchBot
from kaboodle.bots.search.effort import Effort
from kaboodle.bots.search.hints import SearchHints
from kaboodle.bots.search.judge import Judge, Judgement
from kaboodle.core.event import Event
from kaboodle.core.frozen import Frozen
from kaboodle.core.game import Game, V
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.core.rng import Rng

_SILLY: Final = 0.04  # with less of the best chance, an option is chosen only by mistake
_WHIM: Final = 8.0  # the temperature of a mistake, unless a level says otherwise
_FINE: Final = 1 << 30
_OWED: Final = 4  # further choices of its own that a winning move may require


@final
class Level(Frozen):
    def __init__(
        self,
        name: str,
        effort: Effort,
        temperature: float,
        mistakes: int,
        taste: float,
        whim: float = _WHIM,
        thrifty: bool = False,
    ) -> None:
        self.name: Final = name
        self.effort: Final = effort  # of the search; with no iterations there is none
        self.temperature: Final = temperature  # 0: always the likeliest; 1: as judged
        self.mistakes: Final = mistakes  # in 100 decisions: sampled at `whim`, one kind forgotten
        self.taste: Final = taste  # what is liked most becomes exp(taste) times as likely
        self.whim: Final = whim  # the temperature of a mistake: the higher, the more random
        self.thrifty: Final = thrifty  # never chooses what its cast calls waste


LEVELS: Final = ["easy", "medium", "hard", "expert"]
"""From the easiest to the hardest."""


@final
class Character(Generic[V]):
    """A preference, which rates actions from 0 to 1. Its key is its name, the same in every
    language."""

    def __init__(self, key: str, likes: Callable[[V, Action], float]) -> None:
        self.key: Final = key
        self.likes: Final = likes


@final
class Cast(Generic[V]):
    """The bots of a game: their judges, levels and characters."""

    def __init__(
        self,
        learned: Callable[[Game[Any, V]], Judge[V]],
        plain: Judge[V],
        levels: list[Level],
        characters: list[Character[V]],
        kind: Callable[[V, Action], int],
        hints: SearchHints[V],
        idle: Callable[[V, list[Action]], list[Action]] | None = None,
        waste: Callable[[V, list[Action]], list[Action]] | None = None,
    ) -> None:
        self.learned: Final = learned  # returns the judge for a game, always the same one
        self.plain: Final = plain  # the judge of a bot that has no game yet
        self.levels: Final = levels  # one for each of LEVELS
        self.characters: Final = characters
        self.kind: Final = kind  # a number for the kind of choice; a mistake forgets one kind
        self.hints: Final = hints  # for the search, and for how long a choice takes
        self.idle: Final = idle  # options that pass up something free, never a mistake
        self.waste: Final = waste  # options that pay for next to nothing


@final
class _Fond(Judge[V]):
    """A judge whose policy is bent towards what a character likes."""

    def __init__(self, judge: Judge[V], character: Character[V], taste: float) -> None:
        self.inner: Final = judge
        self.character: Final = character
        self.taste: Final = taste

    def judge(self, view: V, options: list[Action]) -> Judgement:
        judged = self.inner.judge(view, options)
        liked = [
            chance * exp(self.taste * self.character.likes(view, action))
            for chance, action in zip(judged.chances, options, strict=True)
        ]
        whole = sum(liked)
        return Judgement([chance / whole for chance in liked], judged.worth)


class LevelBot(Bot[V]):
    """A level of a cast, played by a character. Without one, the seat determines the character."""

    def __init__(
        self,
        cast: Cast[V],
        level: Level,
        character: Character[V] | None = None,
        game: Game[Any, V] | None = None,
        belief: Belief[V] | None = None,
    ) -> None:
        self.cast: Final = cast
        self.level: Final = level
        self.character: Final = character
        self.game: Final = game
        self.belief: Final = belief
        self.judge: Final = cast.plain if game is None else cast.learned(game)

    def sit(self, game: Game[Any, V], seat: Seat) -> Bot[V]:
        of_the_seat = self.cast.characters[seat % len(self.cast.characters)]
        character = self.character or of_the_seat
        belief = self.cast.hints.belief() if self.level.effort.iterations > 0 else None
        if belief is None:
            return LevelBot(self.cast, self.level, character, game)
        return Attentive(self.cast, self.level, character, game, belief)

    def decide(self, view: V, options: list[Action], rng: Rng) -> Action:
        options = self._sensible(view, options)
        if len(options) == 1:
            return options[0]
        judge = self._judge()
        if self.game is not None and self.level.effort.iterations > 0:
            effort = self.level.effort
            hints = self.cast.hints
            ahead = SearchBot(self.judge, hints, effort, self.game, judge, self.belief)
            return ahead.decide(view, options, rng)
        weights = judge.judge(view, options).chances.copy()
        best = weights.index(max(weights))
        if self._wins(view, options[best], rng):
            return options[best]
        self._rouse(view, options, weights, best)
        if rng.below(100) < self.level.mistakes:
            self._forget(view, options, weights, rng)
            return options[_drawn(weights, self.level.whim, rng)]
        silly = _SILLY * weights[best]
        for i, weight in enumerate(weights):
            if weight <= silly:
                weights[i] = 0.0
        return options[_drawn(weights, self.level.temperature, rng)]

    def when(self, view: V, action: Action, soonest: Millis, rng: Rng) -> Millis:
        return self.cast.hints.when(view, action, soonest, rng)

    def _judge(self) -> Judge[V]:
        if self.character is None:
            return self.judge
        return _Fond(self.judge, self.character, self.level.taste)

    def _sensible(self, view: V, options: list[Action]) -> list[Action]:
        """Return the options without waste, for a thrifty level. One at least is left."""
        waste = self.cast.waste
        if waste is None or not self.level.thrifty:
            return options
        wasted = waste(view, options)
        return [action for action in options if action not in wasted] or options

    def _wins(self, view: V, action: Action, rng: Rng) -> bool:
        """Whether this action ends the game and wins it. A bot that ranks it first then plays it
        for certain."""
        game = self.game
        if game is None:
            return False
        s = game.imagine(view, rng)
        game.advance(s, view.seat, action, game.soonest(s), None)
        for _ in range(_OWED):  # the choices it still requires; a clock might come first
            if game.timed() or game.asked(s) != [view.seat]:
                break
            game.advance(s, view.seat, game.options(s, view.seat)[0], game.soonest(s), None)
        outcome = game.outcome(s)
        return outcome is not None and view.seat in outcome.winners

    def _rouse(self, view: V, options: list[Action], weights: list[float], best: int) -> None:
        """Exclude the options that pass up something free, unless one of them is best."""
        idle = self.cast.idle
        if idle is not None:
            for action in idle(view, options):
                if action != options[best]:
                    weights[options.index(action)] = 0.0

    def _forget(self, view: V, options: list[Action], weights: list[float], rng: Rng) -> None:
        """Exclude one kind of choice, as if overlooked, unless there is no other."""
        kinds = [self.cast.kind(view, action) for action in options]
        forgotten = kinds[rng.below(len(kinds))]
        left = sum([weights[i] for i, kind in enumerate(kinds) if kind != forgotten])
        if left > 0.0:
            for i, kind in enumerate(kinds):
                if kind == forgotten:
                    weights[i] = 0.0


@final
class Attentive(LevelBot[V]):
    """A level bot that is sent the events, from which it infers the others' hands."""

    remembers: ClassVar[bool] = True

    def saw(self, view: V, events: list[Event]) -> None:
        assert self.belief is not None, "it is made with a belief"
        self.belief.saw(view, events)


def _drawn(weights: list[float], temperature: float, rng: Rng) -> int:
    """Sample the index of a weight; a lower temperature favours the best one."""
    best = max(weights)
    if temperature <= 0.0:
        return weights.index(best)
    bent = [exp(log(weight / best) / temperature) if weight > 0.0 else 0.0 for weight in weights]
    left = sum(bent) * float(rng.below(_FINE)) / float(_FINE)
    for i, weight in enumerate(bent):
        left -= weight
        if left < 0.0:
            return i
    return weights.index(best)


def levels(cast: Cast[V]) -> dict[str, Bot[V]]:
    """Return every level of a cast by name, then each played by each character: `hard`,
    `hard-bruma`."""
    bots: dict[str, Bot[V]] = {level.name: LevelBot(cast, level) for level in cast.levels}
    for level in cast.levels:
        for character in cast.characters:
            bots[f"{level.name}-{character.key}"] = LevelBot(cast, level, character)
    return bots


def eased(bot: Bot[V], most: int) -> Bot[V]:
    """Return the same bot with at most `most` search iterations."""
    if not isinstance(bot, LevelBot):
        return bot
    at = bot.level
    effort = at.effort.at_most(most)
    level = Level(at.name, effort, at.temperature, at.mistakes, at.taste, at.whim, at.thrifty)
    return LevelBot(bot.cast, level, bot.character, bot.game)


# Names among a game's bots.


def level_of(bots: dict[str, Bot[Any]], name: str) -> str:
    """Return the level a bot plays at; "" if it has none, as a third-party bot."""
    bot = bots.get(name)
    return bot.level.name if isinstance(bot, LevelBot) else ""


def character_of(bots: dict[str, Bot[Any]], name: str) -> str:
    """Return the key of the character who plays; "" if none is fixed."""
    bot = bots.get(name)
    if not isinstance(bot, LevelBot) or bot.character is None:
        return ""
    return bot.character.key


def without_characters(bots: dict[str, Bot[Any]]) -> list[str]:
    """Return every name but those of characters, so that the list stays short."""
    return [name for name in bots if not character_of(bots, name)]


def at_level(bots: dict[str, Bot[Any]], name: str, level: str) -> str:
    """Return the name of the same character at another level; the level itself if there is no
    character."""
    key = character_of(bots, name)
    return f"{level}-{key}" if key else level


def plain(bots: dict[str, Bot[Any]], level: str) -> str:
    """Return the name of this level; without levels, the game's greedy bot or its first."""
    names = [name for name in [level, "greedy"] if name in bots]
    return names[0] if names else next(iter(bots))


def fitting(bots: dict[str, Bot[Any]], company: list[str]) -> str:
    """Return the bot that stands in for a person: one like the bots at the table, otherwise
    medium."""
    for name in company:
        if name in bots:
            return level_of(bots, name) or name
    return plain(bots, "medium")


def chosen(bots: dict[str, Bot[Any]], name: str, company: list[str], turn: int) -> str:
    """Return the bot that joins when a level is asked for: one of the characters that are at the
    table least often, picked by turn. Any other name is returned as it is."""
    bot = bots.get(name)
    if not isinstance(bot, LevelBot) or bot.character is not None:
        return name
    there = [character_of(bots, other) for other in company]
    keys = [character.key for character in bot.cast.characters]
    fewest = min([there.count(key) for key in keys])
    free = [key for key in keys if there.count(key) == fewest]
    return f"{name}-{free[turn % len(free)]}"


_NEXT: Final = ["", " II", " III", " IV", " V", " VI"]


def called(key: str, taken: list[str]) -> str:
    """Return a character's name, with a number if a player at the table has that name."""
    others = [name.casefold() for name in taken]
    names = _names(key)
    free = [name for name in names if name.casefold() not in others]
    return free[0] if free else names[-1]


def is_called(name: str, key: str) -> bool:
    """Whether this is a character's own name, not one that a person chose."""
    return name in _names(key)


def _names(key: str) -> list[str]:
    return [key.capitalize() + number for number in _NEXT]
