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
        trust: float = 120.0,
        steady: float = 12.0,
        playouts: bool = True,
    ) -> None:
        self.iterations: Final = iterations
        self.width: Final = width  # options tried at the root, the likeliest first
        self.batch: Final = batch  # iterations under way at once, judged together
        self.depth: Final = depth  # choices drawn past a leaf, for a judge of little insight
        self.explore: Final = explore  # how far chances count against worth below the root
        self.trust: Final = trust  # how far worth found counts against chances at the root,
        self.steady: Final = steady  # which it does by half after so many tries
        self.playouts: Final = playouts  # by chance as well, where the lore says that it tells
