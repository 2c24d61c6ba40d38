"""What things cost and come to now, as whoever draws the table needs it.

All of it follows from what lies in the open; nobody learns anything from it.
"""

from __future__ import annotations

from kaboodle.games.kero.content import EMPTY, Pack
from kaboodle.games.kero.frames import CAMP
from kaboodle.games.kero.options import Options
from kaboodle.games.kero.refill import FIRES_THAT_BURN, rightmost
from kaboodle.games.kero.score import colour_counts, land_points


def worth(pack: Pack, cards: list[int], lands: list[int], owned: int) -> list[int]:
    """What each territory scores with these cards, for whoever owns so many (KO-E3)."""
    counts = colour_counts(pack, cards)
    return [0 if i == EMPTY else land_points(pack.lands[i], counts, owned) for i in lands]


def dice_prices(tiles: int) -> list[int]:
    """Jerrycans for the green, the yellow and the blue die (KO-R1)."""
    return [0 if tiles >> colour & 1 else 1 for colour in range(3)]


def supply(pack: Pack, options: Options, held: list[int]) -> int | None:
    """Jerrycans left in the box; None: there is no end of them (KO-C3)."""
    return None if options.endless else pack.supplies.jerrycans - sum(held)


def burning(frames: list[int], fires: int, row: list[int]) -> int:
    """The space whose card the fires would burn if the turn ended now; 0: none (KO-B1)."""
    if CAMP not in frames or fires < FIRES_THAT_BURN:
        return 0
    return rightmost(row) + 1
