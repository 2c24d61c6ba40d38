"""What the rules page shows beside Kaskaria's clauses: pictures, figures, examples."""

from typing import Final

from kaboodle.core.margin import Margin

MARGIN: Final = Margin(
    pictures={
        "HK-C1": ["gold", "griffin", "runner", "two", "waterfall", "amulet"],
        "HK-C2": ["card"],
        "HK-C3": ["runner", "griffin", "volcano"],
        "HK-S1": ["griffin", "runner"],
        "HK-S2": ["card", "waterfall"],
        "HK-T1": ["card"],
        "HK-T2": ["set"],
        "HK-T3": ["runner", "griffin"],
        "HK-T4": ["gold"],
        "HK-T5": ["two"],
        "HK-T6": ["card"],
        "HK-T7": ["set"],
        "HK-W1": ["waterfall"],
        "HK-W2": ["waterfall"],
        "HK-E1": ["volcano", "amulet"],
        "HK-E2": ["gold", "amulet"],
        "HK-E3": ["gold"],
        "HK-V1": ["runner"],
        "HK-V2": ["gold"],
    },
    figures={"HK-T2": "set", "HK-E2": "places", "HK-V1": "pair-runner", "HK-V2": "pair-gold"},
    examples={
        "HK-T1": ("kaskaria-taken-from-display", 3, 0),
        "HK-T3": ("kaskaria-figure-moved", 3, 0),
        "HK-T4": ("kaskaria-gold-taken", 3, 0),
        "HK-W1": ("kaskaria-waterfall", 2, 8),
        "HK-E1": ("kaskaria-amulet-taken", 2, 5),
    },
    authors=["HK-C4"],
)
