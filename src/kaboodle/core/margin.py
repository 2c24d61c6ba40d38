"""Notes beside the clauses on the rules page: pictures, figures and examples. No rules."""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.frozen import Frozen


@final
class Margin(Frozen):
    """By clause: `pictures`, one of the `figures` (named as in the page's kit), and an example.

    An example is an event that shows the clause in play, the number of seats, and a seed with which
    it happens soon. `authors` are the clauses for pack authors, which players need not read.
    """

    def __init__(
        self,
        pictures: dict[str, list[str]],
        figures: dict[str, str],
        examples: dict[str, tuple[str, int, int]],
        authors: list[str] | None = None,
    ) -> None:
        self.pictures: Final = pictures
        self.figures: Final = figures
        self.examples: Final = examples
        self.authors: Final[list[str]] = authors if authors is not None else []
