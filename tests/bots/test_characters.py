"""Each character prefers what its description says, and kinds of choices are distinct."""

from __future__ import annotations

from typing import Any

import pytest

from kaboodle.bots import BOTS
from kaboodle.bots.levels import LevelBot
from kaboodle.shelf import load
from kaboodle.testing.walk import walk

# A character, the prefix of a choice it likes, and that of one it likes less.
TASTES = [
    ("kaskaria", "bruma", "take pile", "play"),
    ("kaskaria", "piko", "play ~ runner", "play ! runner"),
    ("kaskaria", "orin", "play ~ gold", "play ! gold"),
    ("kaskaria", "sefira", "play ~ griffin", "play ! griffin"),
    ("krom", "ugra", "go savanna", "go mountain"),
    ("krom", "ugra", "hunt", "end"),
    ("krom", "umo", "realise", "end"),
    ("krom", "umo", "go cave", "go mountain"),
    ("krom", "rokka", "rob wood", "rob nothing"),
    ("krom", "zik", "climb", "end"),
    ("krom", "zik", "pass", "play"),
    ("kero", "sahra", "explore", "end turn"),
    ("kero", "bazo", "take", "end turn"),
    ("kero", "bazo", "hire", "tip"),
    ("kero", "nilo", "lay flat", "roll"),
    ("kero", "nilo", "fuel", "tip"),
    ("kero", "jaxa", "roll", "lay flat"),
    ("kero", "jaxa", "tip", "fuel"),
]


def cast(game: str) -> Any:
    level = BOTS[game]["easy"]
    assert isinstance(level, LevelBot)
    return level.cast


def means(key: str, choice: str) -> bool:
    """Match a choice: `play ~ gold` is a set with gold, `play ! gold` one without."""
    first, sign, motif = choice.partition(" ~ ") if "~" in choice else choice.partition(" ! ")
    return key.startswith(first) and (not sign or (f" {motif}=" in key) == ("~" in sign))


@pytest.mark.parametrize(("game", "who", "better", "worse"), TASTES)
def test_each_character_prefers_what_it_likes(game: str, who: str, better: str, worse: str) -> None:
    table = load(game)
    [likes] = [character.likes for character in cast(game).characters if character.key == who]
    met = 0
    for seed in range(8):
        for s, move in walk(table, table.box.seats[1], seed=seed, most=300):
            view, options = table.view(s, move.seat), table.options(s, move.seat)
            keys = {table.catalogue.key(option): option for option in options}
            liked = [likes(view, keys[key]) for key in keys if means(key, better)]
            others = [likes(view, keys[key]) for key in keys if means(key, worse)]
            if liked and others:
                met += 1
                assert max(liked) > max(others), keys
    assert met > 0


@pytest.mark.parametrize(
    ("game", "one", "other"),
    [
        ("kaskaria", "take pile", "take display"),
        ("kaskaria", "take display", "play"),
        ("krom", "go cave", "go forest"),
        ("krom", "hunt", "end"),
        ("kero", "roll", "lay flat"),
        ("kero", "explore", "end turn"),
    ],
)
def test_choices_are_sorted_into_kinds(game: str, one: str, other: str) -> None:
    table, kind = load(game), cast(game).kind
    met = 0
    for s, move in walk(table, 2, seed=1, most=300):
        view = table.view(s, move.seat)
        keys = {table.catalogue.key(option): option for option in table.options(s, move.seat)}
        ones = {kind(view, keys[key]) for key in keys if key.startswith(one)}
        others = {kind(view, keys[key]) for key in keys if key.startswith(other)}
        if ones and others:
            met += 1
            assert len(ones) == len(others) == 1
            assert ones != others
    assert met > 0
