"""The net in numpy, with random weights."""

from __future__ import annotations

import io
import re
from argparse import ArgumentTypeError
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tools.crosstable import guest
from tools.learning.curriculum import CURRICULA, TableMix
from tools.learning.curves import curves
from tools.learning.mean import about_all, mean, sitting
from tools.learning.written import write

from kaboodle.bots.learned.encoder import Encoder
from kaboodle.bots.learned.net import APART, DEEP, LAYERS, Net, Weights, fits, metadata, read
from kaboodle.shelf import load
from kaboodle.testing.walk import walk


def by_chance(encoder: Encoder[Any], width: int = 16, *, apart: bool = False) -> Weights:
    rng = np.random.default_rng(5)
    deep = {"first": (encoder.size, width), "second": (width, width), "third": (width, width)}
    sizes = {
        **deep,
        "policy": (width, encoder.actions),
        "value": (width, encoder.seats),
        **({APART + name: size for name, size in deep.items()} if apart else {}),
    }
    out: Weights = {}
    for name, (rows, columns) in sizes.items():
        out[name] = (rng.standard_normal((rows, columns)) / rows**0.5).astype(np.float32)
        out[f"{name}_bias"] = rng.standard_normal(columns).astype(np.float32)
    return out


@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize("name", list(CURRICULA))
def test_a_net_judges_a_batch_as_it_judges_one_by_one(name: str, apart: bool) -> None:
    mix = TableMix(name)
    net: Net[Any] = Net(by_chance(mix.encoder, apart=apart), mix.encoder)
    views, options, seats = [], [], []
    for number, (game, many) in enumerate(mix.tables(0, 8)):
        for s, move in walk(game, many, seed=number, most=25):
            if move.seat >= 0 and move.action in game.options(s, move.seat):
                views.append(game.view(s, move.seat))
                options.append(game.options(s, move.seat))
                seats.append(many)
    together = net.judge_all(views, options)
    for view, choices, many, judged in zip(views, options, seats, together, strict=True):
        alone = net.judge(view, choices)

        assert sum(alone.chances) == pytest.approx(1, abs=1e-9)
        assert sum(alone.worth) == pytest.approx(1, abs=1e-9)
        assert len(alone.chances) == len(choices)
        assert len(alone.worth) == many
        assert judged.chances == pytest.approx(alone.chances, abs=1e-5)
        assert judged.worth == pytest.approx(alone.worth, abs=1e-5)
    assert net.judge_all([], []) == []


def test_worth_is_by_seat_of_the_table() -> None:
    """A net that gives the whole win to the viewer's left neighbour names that seat."""
    mix = TableMix("kaskaria")
    weights = {name: array * 0 for name, array in by_chance(mix.encoder).items()}
    weights["value_bias"][1] = 50
    net: Net[Any] = Net(weights, mix.encoder)
    game = load("kaskaria")
    s = game.setup(3, 1)
    (seat,) = game.asked(s)

    worth = net.judge(game.view(s, seat), game.options(s, seat)).worth

    assert worth[(seat + 1) % 3] == pytest.approx(1)


def test_worth_may_have_layers_of_its_own() -> None:
    """A copy of the deep layers changes nothing; other layers change only the worth."""
    mix = TableMix("kaskaria")
    weights = by_chance(mix.encoder)
    weights["value"] /= 50  # otherwise the winner is all but certain
    names = [name + part for name in DEEP for part in ("", "_bias")]
    twice = {**weights, **{APART + name: weights[name] for name in names}}
    other = {**weights, **{APART + name: -weights[name] for name in names}}
    game = load("kaskaria")
    s = game.setup(2, 1)
    (seat,) = game.asked(s)
    asked = game.view(s, seat), game.options(s, seat)

    once, same, apart = [Net(w, mix.encoder).judge(*asked) for w in (weights, twice, other)]

    assert same.chances == pytest.approx(once.chances)
    assert same.worth == pytest.approx(once.worth)
    assert apart.chances == pytest.approx(once.chances)
    assert apart.worth != pytest.approx(once.worth, abs=1e-3)


@pytest.mark.parametrize("apart", [False, True])
def test_weights_are_quantized_to_bytes(tmp_path: Path, apart: bool) -> None:
    """Each weight is within half a step of its row, also in empty rows."""
    weights = by_chance(TableMix("kero").encoder, apart=apart)
    weights["first"][3] = 0
    path = tmp_path / "kero.npz"

    write(path, weights, {"game": "kero"})

    with path.open("rb") as file:
        assert metadata(file) == {"game": "kero"}
        file.seek(0)
        restored = read(file)
    with np.load(path) as kept:
        assert kept["first"].dtype == np.int8
    assert set(restored) == set(weights)
    for name, array in weights.items():
        assert np.abs(restored[name] - array).max() < 0.005 * np.abs(array).max(), name
    assert not restored["first"][3].any()


def test_a_mean_is_between_its_parts() -> None:
    encoder = TableMix("kero").encoder
    one, other = by_chance(encoder), {n: a + 1 for n, a in by_chance(encoder).items()}

    middle = mean([(one, 0.75), (other, 0.25)])

    assert set(middle) == set(one)
    for name, array in middle.items():
        assert array == pytest.approx(one[name] + 0.25, abs=1e-5)
    for stranger in (by_chance(encoder, width=8), by_chance(encoder, apart=True)):
        with pytest.raises(ValueError, match="different shapes"):
            mean([(one, 0.5), (stranger, 0.5)])


def test_the_metadata_of_a_mean_lists_its_parts() -> None:
    """The mean counts the longest run's decisions, and has passed no exam yet."""
    one = {"command": "a", "decisions": 7, "exams": {"2 seats": [0.9, 2000]}, "mean": [[1, "z"]]}
    other = {"command": "b", "decisions": 9, "exams": {"2 seats": [0.8, 2000]}}

    about = about_all([one, other], [0.4, 0.6])

    assert about["mean"] == [[0.4, "a", [[1, "z"]]], [0.6, "b"]]
    assert (about["command"], about["decisions"], about["exams"]) == ("b", 9, {})


def test_runs_and_guests_are_files_with_weights(tmp_path: Path) -> None:
    path, junk = tmp_path / "kero.npz", tmp_path / "junk.npz"
    write(path, by_chance(TableMix("kero").encoder), {"game": "kero"})
    junk.write_text("junk")

    about, weights, part = sitting(f"{path}=0.5")
    assert (about, len(weights), part) == ({"game": "kero"}, 2 * len(LAYERS), 0.5)
    assert guest(f"before={path}") == ("before", str(path))
    for text in ("kero.npz", f"{path}=2", f"{path}=0", "gone.npz=0.5", f"{junk}=0.5", "=1"):
        with pytest.raises(ArgumentTypeError, match="^" + re.escape(text)):
            sitting(text)
    for text in ("kero.npz", f"greedy={path}", f"={path}", "before=", f"before={junk}"):
        with pytest.raises(ArgumentTypeError, match="^" + re.escape(text)):
            guest(text)


def test_weights_are_read_as_they_were_written() -> None:
    mix = TableMix("kero")
    weights = by_chance(mix.encoder)
    file = io.BytesIO()
    short: dict[str, Any] = {name: array.astype(np.float16) for name, array in weights.items()}
    np.savez_compressed(file, about=np.array("by chance"), **short)
    file.seek(0)

    restored = read(file)

    assert set(restored) == {name + part for name in LAYERS for part in ("", "_bias")}
    assert all(array.dtype == np.float32 for array in restored.values())
    assert fits(restored, mix.encoder)
    assert not fits(restored, TableMix("krom").encoder)


def test_curves_are_drawn_as_svg() -> None:
    history = [{"s": s, "exams": {"2 seats": [s / 100, 40], "<4>": [0.2, 40]}} for s in (10, 60)]

    picture = curves("kaskaria", history)

    assert picture.startswith("<svg")
    assert picture.count("<polyline") == 2
    assert "2 seats: 60.0 %" in picture
    assert "&lt;4&gt;" in picture
