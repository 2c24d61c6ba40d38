"""How long and how wide a search looks: all that its result depends on, besides the seed."""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.frozen import Frozen


@final
class Effort(Frozen):
    def __init__(
        self,
        iterations: int,
        width: int = 16,
        batch: int = 32,
        depth: int = 0,
        explore: float = 1.25,
        judgements: int = 0,
    ) -> None:
        self.iterations: Final = iterations
        self.width: Final = width  # options tried at the root, the likeliest first
        self.batch: Final = batch  # iterations under way at once, judged together
        self.depth: Final = depth  # choices of its own that are played on past a leaf
        self.explore: Final = explore  # how far chances count against worth below the root
        self.judgements: Final = judgements  # are enough (plain players need none); 0: no limit

    def at_most(self, iterations: int) -> Effort:
        """The same, with so many of these or fewer."""
        least = min(iterations, self.iterations)
        return Effort(
            least, self.width, self.batch, self.depth, self.explore, judgements=self.judgements
        )
