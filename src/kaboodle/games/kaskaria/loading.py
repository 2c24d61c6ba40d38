"""Validates a Kaskaria pack: reads raw data, or refuses it with every reason. Reads no files."""

from __future__ import annotations

from typing import Final

from kaboodle.core.colours import colour_rows, read_colours
from kaboodle.core.errors import ContentError
from kaboodle.core.pack import SOURCE, head_fields, read_head
from kaboodle.core.parsing import Reader
from kaboodle.core.schema import Field, Group, Whole
from kaboodle.games.kaskaria.content import DEAL, DISPLAY, GRIFFIN, MOST_SEATS, MOTIFS, RUNNER, Pack

COLOURS: Final = colour_rows(20, "The card colours; every colour has the same cards.")
COPIES: Final = [
    Whole(motif, 0, 4, clause="HK-C2", about=f"Cards with the motif `{motif}` in each colour.")
    for motif in MOTIFS
]
WATERFALL: Final = Whole(
    "waterfall", 1, 1, clause="HK-C4", about="Waterfall cards in the whole deck: always 1."
)
RUNNER_PATH: Final = Whole(
    "runner",
    2,
    60,
    clause="HK-C4",
    about="Steps on the runners' path from the village to the volcano.",
)
GRIFFIN_PATH: Final = Whole(
    "griffin",
    2,
    60,
    clause="HK-C4",
    about="Steps on the griffins' path from the village to the volcano.",
)
TREASURE: Final = Whole("treasure", 1, 1000, clause="HK-C1", about="Pieces of gold in the box.")
HAND_LIMIT: Final = Whole(
    "hand_limit", DEAL, 30, clause="HK-T6", about="A hero with this many cards must play a set."
)

FIELDS: Final[list[Field]] = [
    *head_fields("kaskaria"),
    COLOURS,
    Group("deck", [*COPIES, WATERFALL, SOURCE], "The number of cards with each motif."),
    Group("paths", [RUNNER_PATH, GRIFFIN_PATH, SOURCE], "The lengths of the two paths."),
    Group("table", [TREASURE, HAND_LIMIT, SOURCE], "The rest of the box, and the hand limit."),
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
    """Refuse a pack whose games could deadlock (HK-C4)."""
    each = sum(copies)
    if colours > hand_limit - 1:
        faults.append(
            f"colours: must be at most {hand_limit - 1}, not {colours}, because a hand of"
            f" {hand_limit} must always hold two cards of a colour (HK-C4)"
        )
    if each <= MOST_SEATS:
        faults.append(
            f"deck: must have at least {MOST_SEATS + 1} cards per colour, not {each}, because"
            f" {MOST_SEATS} heroes could hold them all without a pair (HK-C4)"
        )
    if copies[GRIFFIN] + copies[RUNNER] == 0:
        faults.append(
            "deck: must have griffin or runner cards, or no hero could reach the volcano (HK-C4)"
        )
    needed = MOST_SEATS * DEAL + DISPLAY + 1
    if colours * each < needed:
        faults.append(
            f"deck: must have at least {needed} cards to deal to {MOST_SEATS} heroes,"
            f" not {colours * each} (HK-C4)"
        )
