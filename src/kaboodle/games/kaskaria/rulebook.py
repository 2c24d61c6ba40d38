"""What stands beside a clause on a page: pictures, a drawing, moves that show it. No rules."""

from typing import Final

AUTHORS: Final = ["HK-C4"]
"""Clauses for whoever writes a pack; players need not read them."""

PICTURES: Final = {
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
}
"""By their names in the kit of the page."""

FIGURES: Final = {"HK-T2": "set", "HK-E2": "places", "HK-V1": "pair-runner", "HK-V2": "pair-gold"}
"""Drawings, by their names in the kit of the page."""

EXAMPLES: Final = {
    "HK-T1": ("kaskaria-taken-from-display", 3, 0),
    "HK-T3": ("kaskaria-figure-moved", 3, 0),
    "HK-T4": ("kaskaria-gold-taken", 3, 0),
    "HK-W1": ("kaskaria-waterfall", 2, 8),
    "HK-E1": ("kaskaria-amulet-taken", 2, 5),
}
"""An event that shows the clause at work, how many sit there, a seed in which it comes soon."""
