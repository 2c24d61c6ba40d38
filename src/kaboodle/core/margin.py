"""What stands beside the clauses on the page of the rules. No rules."""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.frozen import Frozen


@final
class Margin(Frozen):
    """By clause: `pictures` and one of the `figures`, by their names in the kit of the page, and an
    example: an event that shows the clause at work, how many sit there, a seed in which it comes
    soon. `authors` are the clauses for whoever writes a pack; players need not read them."""

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
