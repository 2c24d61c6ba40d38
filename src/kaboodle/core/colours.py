"""The card colours of a pack: each has a name, and a symbol for colour-blind players."""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.frozen import Frozen
from kaboodle.core.pack import SOURCE, check_unique, is_slug, not_a_slug
from kaboodle.core.parsing import Reader
from kaboodle.core.schema import Rows, Text

NAME: Final = Text(
    "name",
    20,
    about="Lower-case letters, digits and dashes; `names` can give it a name for players.",
)
SYMBOL: Final = Text(
    "symbol", 1, about="One visible character, so that colour is not the only difference."
)


def colour_rows(most: int, about: str) -> Rows:
    return Rows("colours", 2, most, [NAME, SYMBOL, SOURCE], about=about)


@final
class Colours(Frozen):
    def __init__(self, names: list[str], symbols: list[str]) -> None:
        self.names: Final = names
        self.symbols: Final = symbols

    def check(self, faults: list[str]) -> None:
        for i, name in enumerate(self.names):
            if not is_slug(name):
                faults.append(f"colours[{i}].name: {not_a_slug(name)}")
        check_unique("colours", "name", self.names, faults)
        check_unique("colours", "symbol", self.symbols, faults)
        for i, symbol in enumerate(self.symbols):
            if not symbol.isprintable() or symbol.strip() == "":
                faults.append(f"colours[{i}].symbol: must be one visible character")


def read_colours(rows: Rows, reader: Reader) -> Colours:
    names: list[str] = []
    symbols: list[str] = []
    for row in rows.read(reader):
        names.append(NAME.read(row))
        symbols.append(SYMBOL.read(row))
        SOURCE.given(row)
        row.close()
    return Colours(names, symbols)
