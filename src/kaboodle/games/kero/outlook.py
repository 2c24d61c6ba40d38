"""Derived values for drawing the table: what things cost and give now.

All of it follows from public information, so it reveals nothing.
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
    """Return what each territory scores with these cards and `owned` territories (KO-E3)."""
    counts = colour_counts(pack, cards)
    return [0 if i == EMPTY else land_points(pack.lands[i], counts, owned) for i in lands]


def dice_prices(tiles: int) -> list[int]:
    """Return the prices of the green, yellow and blue die in Jerrycans (KO-R1)."""
    return [0 if tiles >> colour & 1 else 1 for colour in range(3)]


def supply(pack: Pack, options: Options, held: list[int]) -> int | None:
    """Return the Jerrycans left in the box; None if they are endless (KO-C3)."""
    return None if options.endless else pack.supplies.jerrycans - sum(held)


def payable(pack: Pack, options: Options, held: list[int], comes: list[int]) -> list[int]:
    """Return what a clan could pay with after it collects `comes`; `held[0]` is its own (KO-M2)."""
    jerrycans = options.granted(comes[JERRYCAN], pack.supplies.jerrycans - sum(held))
    return [*comes[:JERRYCAN], held[0] + jerrycans]


def rolls(options: Options, level: int) -> int | None:
    """Return how many rolls leave something in the tank; None in real time (KO-T3)."""
    return None if options.timed() else max(0, level - 1) // options.roll_time


def fuelling_dice(frames: list[int], rolled: int, live: int, faces: list[int]) -> int:
    """Return the dice of the running fuelling, one bit each, also those set aside (KO-F4)."""
    if frames[-1] != FUELLING:
        return 0
    if rolled == STILL:
        return live
    return sum([1 << die for die, face in enumerate(faces) if face != STILL])


def leaders(ours: list[int], theirs: list[int]) -> list[Seat | None]:
    """Return which clan has more Explorers on each territory; None if neither (KO-L1)."""
    ahead = [leader(ours[space], theirs[space]) for space in range(SPACES)]
    return [None if seat == NOBODY else seat for seat in ahead]


def burning(frames: list[int], fires: int, row: list[int]) -> int:
    """Return the space, from 1, whose card the fires would burn if the turn ended now; 0 if none
    (KO-B1)."""
    if CAMP not in frames or fires < FIRES_THAT_BURN:
        return 0
    return rightmost(row) + 1
