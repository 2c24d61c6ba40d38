"""The budget of a search: everything that its result depends on, besides the question and the
seed."""

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
        self.batch: Final = batch  # iterations in progress at once, judged together
        self.depth: Final = depth  # further choices of the seat's own, played past a leaf
        self.explore: Final = explore  # weight of the prior against the worth, below the root
        self.judgements: Final = judgements  # stop after about so many; 0: no limit

    def at_most(self, iterations: int) -> Effort:
        """Return the same effort with at most this many iterations."""
        least = min(iterations, self.iterations)
        return Effort(
            least, self.width, self.batch, self.depth, self.explore, judgements=self.judgements
        )
