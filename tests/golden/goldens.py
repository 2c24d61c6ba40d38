"""The golden files, and how each is generated."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from kaboodle.shelf import BOXES, load
from kaboodle.testing.playthrough import digest, playthrough, tree_counts
from tests.cases import cases

FOLDER = Path(__file__).parent
SEED = 2471
DIGEST_GAMES = 50


def goldens() -> Iterator[tuple[Path, str]]:
    """Yield every golden file with the text it should hold."""
    for case in cases():
        tables = case.tables()
        for seats in tables if not case.options and not case.pack else tables[:1]:
            path = FOLDER / case.game / f"{case}-{seats}.txt"
            yield path, playthrough(case.open(), seats, SEED)
    for name in BOXES:
        game = load(name)
        low, high = game.box.seats
        lines = [
            f"{seats} seats: {' '.join(str(n) for n in tree_counts(game, seats, SEED, 3))}"
            for seats in range(low, high + 1)
        ]
        yield FOLDER / name / "counts.txt", "\n".join(lines) + "\n"
        yield FOLDER / name / "digest.txt", digests(name)


def digests(name: str) -> str:
    game = load(name)
    low, high = game.box.seats
    lines = [f"{n} seats: {digest(game, n, DIGEST_GAMES)}" for n in range(low, high + 1)]
    return "\n".join(lines) + "\n"
