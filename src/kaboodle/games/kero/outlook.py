"""What things cost and come to now, as whoever draws the table needs it.

All of it follows from what lies in the open; nobody learns anything from it.
"""

from __future__ import annotations

from kaboodle.core.ids import NOBODY, Seat
from kaboodle.games.kero.content import EMPTY, JERRYCAN, SPACES, Pack
from kaboodle.games.kero.frames import CAMP, FUELLING
from kaboodle.games.kero.options import Options
from kaboodle.games.kero.refill import FIRES_THAT_BURN, leader, rightmost
from kaboodle.games.kero.score import colour_counts, land_points
from kaboodle.games.kero.state import STILL


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


def payable(pack: Pack, options: Options, held: list[int], comes: list[int]) -> list[int]:
    """What a clan could pay with once `comes` is collected; its own Jerrycans first (KO-M2)."""
    jerrycans = options.granted(comes[JERRYCAN], pack.supplies.jerrycans - sum(held))
    return [*comes[:JERRYCAN], held[0] + jerrycans]


def rolls(options: Options, level: int) -> int | None:
    """Rolls that leave something in the tank; None: in real time nobody knows (KO-T3)."""
    return None if options.timed() else max(0, level - 1) // options.roll_time


def fuelling_dice(frames: list[int], rolled: int, live: int, faces: list[int]) -> int:
    """The dice of the running fuelling, one bit each: those aside show their fire (KO-F4)."""
    if frames[-1] != FUELLING:
        return 0
    if rolled == STILL:
        return live
    return sum([1 << die for die, face in enumerate(faces) if face != STILL])


def leaders(ours: list[int], theirs: list[int]) -> list[Seat | None]:
    """Who has more Explorers on each territory; None: nobody (KO-L1)."""
    ahead = [leader(ours[space], theirs[space]) for space in range(SPACES)]
    return [None if seat == NOBODY else seat for seat in ahead]


def burning(frames: list[int], fires: int, row: list[int]) -> int:
    """The space whose card the fires would burn if the turn ended now; 0: none (KO-B1)."""
    if CAMP not in frames or fires < FIRES_THAT_BURN:
        return 0
    return rightmost(row) + 1
