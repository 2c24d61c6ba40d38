"""What the rules page shows beside KERO's clauses: pictures, figures, examples."""

from typing import Final

from kaboodle.core.margin import Margin

MARGIN: Final = Margin(
    pictures={
        "KO-C1": ["jerrycan", "brick", "wheat", "metal", "recruit"],
        "KO-C2": ["brick", "wheat", "metal", "recruit", "jerrycan", "fire"],
        "KO-C3": ["jerrycan"],
        "KO-S2": ["land", "explorer", "jerrycan", "tuarek", "truck"],
        "KO-F1": ["jerrycan"],
        "KO-F2": ["jerrycan"],
        "KO-F3": ["fire"],
        "KO-R1": ["jerrycan"],
        "KO-R2": ["fire"],
        "KO-M1": ["brick", "wheat", "metal", "recruit", "jerrycan"],
        "KO-M2": ["recruit", "metal", "jerrycan", "wheat"],
        "KO-U2": ["fire"],
        "KO-B1": ["fire"],
    },
    figures={"KO-C2": "dice", "KO-S2": "set-up"},
    examples={
        "KO-F3": ("kero-fuelled", 2, 9),
        "KO-R2": ("kero-rolled", 2, 0),
        "KO-R3": ("kero-laid-flat", 2, 1),
        "KO-R4": ("kero-outage", 2, 6),
        "KO-M2": ("kero-explored", 2, 5),
        "KO-B1": ("kero-card-burnt", 2, 1),
        "KO-L1": ("kero-claim", 2, 4),
    },
)
