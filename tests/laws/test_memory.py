"""Compare what is remembered of remade piles with the truth, every few steps of random games."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from kaboodle.core import position
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.core.rng import from_seed
from kaboodle.shelf import load
from kaboodle.testing.laws import chairs
from kaboodle.testing.walk import AnyGame, any_move
from tests.cases import PACKS
from tests.laws.possible import possible

TABLES = [
    ("kaskaria", "", 2),
    ("kaskaria", "", 4),
    ("kero", "", 2),
    ("krom", "", 2),
    ("krom", "", 5),
]
every_table = pytest.mark.parametrize(("name", "pack", "seats"), TABLES)


def opened(name: str, pack: str) -> AnyGame:
    return load(name, str(PACKS / name / f"{pack}.toml") if pack else None)


def begun(game: AnyGame, seats: int, seed: int) -> Any:
    """Return a table after set-up. Where piles are rarely remade, make them small."""
    raw: dict[str, Any] = game.describe(game.setup(seats, seed))
    if game.box.name == "kero":
        pile = raw["tuarek_pile"]
        raw |= {"tuarek_pile": pile[-2:], "tuarek_used": pile[:-2]}
    elif game.box.name == "krom":
        raw |= {"bonus": raw["bonus"][-3:], "played": raw["bonus"][:-3]}
    return game.restore(raw)


def states(game: AnyGame, seats: int, seed: int, most: int = 600) -> Iterator[Any]:
    """Yield states with a memory: just after a pile was remade, and now and then."""
    s, rng = begun(game, seats, seed), from_seed(seed)
    laid: list[int] = []
    since = 0
    for _ in range(most):
        times = game.view(s, SPECTATOR).recalls()
        if times:
            since = 0 if times[-1].laid != laid else since + 1
            laid = times[-1].laid
            if since % 7 == 0:
                yield game.clone(s)
        move = any_move(game, s, rng)
        if move is None:
            return
        game.advance(s, move.seat, move.action, move.at, None)


def copies(game: AnyGame, s: Any) -> list[int]:
    pack = s.pack
    every = {"kaskaria": "every", "kero": "tuareks", "krom": "bonus"}[game.box.name]
    held: Any = getattr(pack, every)
    counts: list[int] = held() if callable(held) else getattr(held, "copies", held)
    return counts


def hands(game: AnyGame, s: Any, me: Seat) -> dict[int, list[int]]:
    """Return the hidden part of every hand that `me` can follow."""
    out: dict[int, list[int]] = {}
    view = game.view(s, me)
    for seat in chairs(game, s):
        if game.box.name == "kaskaria":
            out[seat] = game.view(s, seat).hand_cards()
            for kind in view.known_cards(seat):
                out[seat].remove(kind)
        elif game.box.name == "kero":
            out[seat] = [kind for kind, n in enumerate(s.tuareks[seat]) for _ in range(n)]
        elif seat not in [holder for holder, _ in view.known]:
            out[seat] = s.hands[seat]
    out.pop(me, None)
    return out


@every_table
def test_the_truth_is_possible_and_imagined_hands_are_too(name: str, pack: str, seats: int) -> None:
    game = opened(name, pack)
    checked = 0
    for seed in range(6):
        rng = from_seed(seed)
        for s in states(game, seats, seed):
            for me in [*chairs(game, s), SPECTATOR]:
                seen = game.view(s, me)
                twin = game.imagine(seen, rng)
                known = seen.recalls(), seen.own, copies(game, s)
                assert possible(*known, hands(game, s, me)), (
                    f"seat {me}: the real hands count as impossible"
                )
                assert possible(*known, hands(game, twin, me)), (
                    f"seat {me}: impossible hands were imagined"
                )
                assert game.view(twin, me).to_json() == seen.to_json()
                checked += 1
    assert checked > 30


@every_table
def test_remade_piles_can_be_pickled(name: str, pack: str, seats: int) -> None:
    game = opened(name, pack)
    for s in states(game, seats, 7, 200):
        seen = game.view(s, Seat(0))
        assert pickle.loads(pickle.dumps(s)) == copy.deepcopy(s) == s
        assert pickle.loads(pickle.dumps(seen)) == seen


@every_table
def test_memory_does_not_change_the_game(name: str, pack: str, seats: int) -> None:
    """A position without it, as older ones are, has the same mark and continues the same way."""
    game = opened(name, pack)
    for s in states(game, seats, 5, 200):
        raw = game.describe(s)
        assert raw.pop("remade")
        older = game.restore(raw)
        assert game.view(older, Seat(0)).recalls() == []
        assert position.mark(game, older) == position.mark(game, s)
        rng, again = from_seed(1), from_seed(1)
        for _ in range(30):
            move = any_move(game, s, rng)
            if move is None:
                break
            assert any_move(game, older, again) == move
            game.advance(s, move.seat, move.action, move.at, None)
            game.advance(older, move.seat, move.action, move.at, None)
            assert position.mark(game, older) == position.mark(game, s)


@every_table
def test_an_imagined_state_can_be_written_as_a_position(name: str, pack: str, seats: int) -> None:
    game = opened(name, pack)
    for s in states(game, seats, 6, 200):
        for me in [*chairs(game, s), SPECTATOR]:
            twin = game.imagine(game.view(s, me), from_seed(me + 2))
            assert position.write(game, game.restore(game.describe(twin))) == position.write(
                game, twin
            )
