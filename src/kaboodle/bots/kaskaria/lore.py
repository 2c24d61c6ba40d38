"""What a search should know of Kaskaria."""

from __future__ import annotations

from typing import ClassVar, final

from kaboodle.bots.search.lore import Lore, mixed
from kaboodle.games.kaskaria.view import KaskariaView


@final
class KaskariaLore(Lore[KaskariaView]):
    in_turns: ClassVar[bool] = True  # a "+2" is followed by two choices of one's own
    playouts: ClassVar[int] = 5
    luck: ClassVar[float] = 60.0  # heroes who play at random run the same race

    def drift(self, seats: int) -> float:
        """Measured with two, three and four: 4.0, 4.3 and 4.3 hundredths; at real tables none."""
        return 0.042

    def sight(self, view: KaskariaView) -> int:
        """Own cards and the display tell what was drawn, the paths and the gold who did what."""
        sight = mixed(view.pile << 8 | view.owed, view.hand)
        for numbers in (view.display, view.runner, view.griffin, view.gold, view.sizes):
            sight = mixed(sight, numbers)
        return sight
