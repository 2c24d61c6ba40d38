"""Read a Kaskaria pack, or refuse it with every reason. Reads no file; nothing half-loads."""

from __future__ import annotations

from typing import Final

from kaboodle.core.colours import colour_rows, read_colours
from kaboodle.core.errors import ContentError
from kaboodle.core.pack import SOURCE, head_fields, read_head
from kaboodle.core.parsing import Reader
from kaboodle.core.schema import Field, Group, Whole
from kaboodle.games.kaskaria.content import DEAL, DISPLAY, GRIFFIN, MOST_SEATS, MOTIFS, RUNNER, Pack

COLOURS: Final = colour_rows(20, "The colours, each with the same cards.")
COPIES: Final = [
    Whole(motif, 0, 4, clause="HK-C2", about=f"Cards with this motif in every colour: {motif}.")
    for motif in MOTIFS
]
WATERFALL: Final = Whole("waterfall", 1, 1, clause="HK-C4", about="One in the whole deck.")
RUNNER_PATH: Final = Whole(
    "runner", 2, 60, clause="HK-C4", about="Steps of the runners' path, village to volcano."
)
GRIFFIN_PATH: Final = Whole(
    "griffin", 2, 60, clause="HK-C4", about="Steps of the griffins' path, village to volcano."
)
TREASURE: Final = Whole("treasure", 1, 1000, clause="HK-C1", about="Pieces of gold in all.")
HAND_LIMIT: Final = Whole(
    "hand_limit", DEAL, 30, clause="HK-T6", about="With so many cards a set must be played."
)

FIELDS: Final[list[Field]] = [
    *head_fields("kaskaria"),
    COLOURS,
    Group("deck", [*COPIES, WATERFALL, SOURCE], "How many cards of each motif there are."),
    Group("paths", [RUNNER_PATH, GRIFFIN_PATH, SOURCE], "How long the two paths are."),
    Group("table", [TREASURE, HAND_LIMIT, SOURCE], "What else is in the box."),
]


def load(raw: object) -> Pack:
    """Read a pack, or raise one ContentError that lists every fault at once."""
    faults: list[str] = []
    reader = Reader(raw, "", faults)
    head = read_head(reader, "kaskaria")
    colours = read_colours(COLOURS, reader)
    deck = reader.inner("deck")
    copies = [motif.read(deck) for motif in COPIES]
    WATERFALL.read(deck)
    paths = reader.inner("paths")
    runner_path, griffin_path = RUNNER_PATH.read(paths), GRIFFIN_PATH.read(paths)
    table = reader.inner("table")
    treasure, hand_limit = TREASURE.read(table), HAND_LIMIT.read(table)
    for group in (deck, paths, table):
        SOURCE.given(group)
        group.close()
    reader.close()
    if not faults:
        head.check(colours.names, faults)
        colours.check(faults)
        _check_play(len(colours.names), copies, hand_limit, faults)
    if faults:
        raise ContentError(faults)
    return Pack(
        head,
        colours.names,
        colours.symbols,
        copies,
        runner_path,
        griffin_path,
        treasure,
        hand_limit,
    )


def _check_play(colours: int, copies: list[int], hand_limit: int, faults: list[str]) -> None:
    """HK-C4: refuse a pack with which a legal state could deadlock."""
    each = sum(copies)
    if colours > hand_limit - 1:
        faults.append(
            f"colours: {colours} colours in a hand of {hand_limit} need not hold a pair,"
            f" so at most {hand_limit - 1} (HK-C4)"
        )
    if each <= MOST_SEATS:
        faults.append(
            f"deck: with {each} cards a colour, {MOST_SEATS} heroes can hold them all without"
            f" a pair, so at least {MOST_SEATS + 1} (HK-C4)"
        )
    if copies[GRIFFIN] + copies[RUNNER] == 0:
        faults.append("deck: without griffin and runner cards nobody reaches the volcano (HK-C4)")
    needed = MOST_SEATS * DEAL + DISPLAY + 1
    if colours * each < needed:
        faults.append(
            f"deck: {colours * each} cards are too few to deal to {MOST_SEATS} heroes,"
            f" at least {needed} (HK-C4)"
        )
