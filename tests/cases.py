"""Every way to play each game: each shipped or test pack, the defaults, each option changed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from kaboodle.core.schema import Choice, Flag
from kaboodle.shelf import BOXES, AnyGame, load

PACKS = Path(__file__).parent / "packs"


@dataclass(frozen=True)
class Case:
    game: str
    options: tuple[tuple[str, object], ...] = ()
    pack: str | None = None

    def __str__(self) -> str:
        options = [f"{name}={value}" for name, value in self.options]
        return "-".join([self.game, *options, *([Path(self.pack).stem] if self.pack else [])])

    def open(self) -> AnyGame:
        return _open(self)

    def tables(self) -> list[int]:
        """Return the numbers of seats it can be played with."""
        low, high = self.open().box.seats
        options = dict(self.options)
        first = str(options.get("first", ""))
        return list(range(max(low, int(first[4:]) if first.startswith("seat") else low), high + 1))


@cache
def _open(case: Case) -> AnyGame:
    return load(case.game, case.pack, **dict(case.options))


def cases() -> list[Case]:
    out: list[Case] = []
    for box in BOXES.values():
        out.append(Case(box.name))
        for field in box.options:
            if isinstance(field, Flag):
                out.append(Case(box.name, ((field.name, not field.default),)))
            elif isinstance(field, Choice):
                out += [Case(box.name, ((field.name, v),)) for v in field.values[1:]]
        packs = sorted((PACKS / box.name).glob("*.toml"))
        out += [Case(box.name, (), str(path)) for path in packs]
    return out
