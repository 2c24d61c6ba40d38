"""Junk raises only the documented errors, and what can be read writes and reads back the same."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaboodle import load, packs
from kaboodle.core import position, record
from kaboodle.core.errors import (
    ContentError,
    GameError,
    MalformedAction,
    PositionError,
    RecordError,
)
from kaboodle.core.record import Replay
from kaboodle.shelf import BOXES, AnyGame
from kaboodle.testing.playthrough import playthrough
from kaboodle.testing.walk import state_after

every_game = pytest.mark.parametrize("name", list(BOXES))

scalars = st.none() | st.booleans() | st.integers() | st.text(max_size=8)
names = st.text(max_size=6)
json_values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(names, inner, max_size=4),
    max_leaves=12,
)


def paths(value: object, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the places in a JSON value where something can be changed."""
    out = [here] if here else []
    if isinstance(value, dict):
        for key, inner in value.items():
            out += paths(inner, (*here, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value[:6]):
            out += paths(inner, (*here, i))
    return out


def mutate(data: st.DataObject, value: Any) -> Any:
    """Return the value with a few places changed, emptied or removed."""
    value = json.loads(json.dumps(value))
    for _ in range(data.draw(st.integers(1, 3))):
        places = paths(value)
        if not places:
            return value
        *way, last = data.draw(st.sampled_from(places))
        target = value
        for step in way:
            target = target[step]
        if data.draw(st.booleans()):
            target[last] = data.draw(json_values)
        else:
            del target[last]
    return value


def a_record(game: AnyGame, seed: int) -> str:
    return playthrough(game, game.box.seats[0], seed, 40).split("\n\n", 1)[1]


@every_game
@given(text=st.text())
def test_junk_text_is_refused_as_record_position_or_key(name: str, text: str) -> None:
    game = load(name)
    with pytest.raises(RecordError):
        Replay(game, record.read(text))
    with pytest.raises(PositionError):
        position.read(game, text)
    with pytest.raises(MalformedAction):
        game.catalogue.number("!" + text)


@every_game
@given(data=st.data(), seed=st.integers(0, 20))
def test_a_mangled_record_is_refused_or_still_the_same_game(
    name: str, data: st.DataObject, seed: int
) -> None:
    game = load(name)
    text = a_record(game, seed)
    at = data.draw(st.integers(0, len(text)))
    until = data.draw(st.integers(at, min(len(text), at + 12)))
    mangled = text[:at] + data.draw(st.text(max_size=6)) + text[until:]
    try:
        kept = record.read(mangled)
        Replay(game, kept).run()
    except GameError as e:
        assert isinstance(e, RecordError)
        assert 1 <= e.line <= mangled.count("\n") + 1
    else:
        assert record.read(kept.text()).text() == kept.text()


@every_game
@given(data=st.data(), seed=st.integers(0, 2**64 - 1), steps=st.integers(0, 80))
def test_a_mangled_position_is_refused_or_a_valid_state(
    name: str, data: st.DataObject, seed: int, steps: int
) -> None:
    game = load(name)
    s = state_after(game, game.box.seats[1], seed, steps)
    raw = mutate(data, game.describe(s))
    try:
        back = game.restore(raw)
    except PositionError as e:
        assert e.faults
        return
    assert game.describe(game.restore(game.describe(back))) == game.describe(back)
    for seat in game.asked(back):
        assert game.options(back, seat)


@every_game
@given(data=st.data())
def test_a_mangled_pack_is_refused_or_playable(name: str, data: st.DataObject) -> None:
    raw = mutate(data, packs.standard(name))
    try:
        game = BOXES[name].open(raw, {})
    except ContentError as e:
        assert e.faults
        assert "" not in e.faults
        return
    assert game.outcome(state_after(game, game.box.seats[1], 1, 100_000)) is not None


@every_game
@given(raw=json_values)
def test_json_that_is_no_pack_or_position_is_refused(name: str, raw: object) -> None:
    with pytest.raises(ContentError):
        BOXES[name].open(raw, {})
    with pytest.raises(PositionError):
        load(name).restore(raw)


@every_game
@given(raw=st.dictionaries(st.text(max_size=8), json_values, min_size=1, max_size=3))
def test_junk_options_are_refused(name: str, raw: dict[str, object]) -> None:
    with pytest.raises(GameError):
        BOXES[name].open(packs.standard(name), raw)
