"""What the rules page shows beside KROM's clauses: pictures, figures, examples."""

from typing import Final

from kaboodle.core.margin import Margin

MARGIN: Final = Margin(
    pictures={
        "KR-C1": ["kroms", "wood", "stone", "bone", "die", "card"],
        "KR-C2": ["wood", "stone", "bone"],
        "KR-C3": ["shuffle"],
        "KR-S1": ["hunt", "idea"],
        "KR-S2": ["life", "kroms", "card"],
        "KR-S3": ["point"],
        "KR-M1": ["turn"],
        "KR-M2": ["cave", "forest", "savanna", "mountain"],
        "KR-M3": ["stun", "life"],
        "KR-A1": ["cave", "forest", "savanna", "mountain"],
        "KR-A2": ["stun"],
        "KR-F1": ["club", "die"],
        "KR-F2": ["club", "card"],
        "KR-F3": ["weight"],
        "KR-F4": ["life"],
        "KR-F5": ["stun"],
        "KR-F6": ["rob"],
        "KR-P1": ["cave", "kroms", "life"],
        "KR-P2": ["forest", "pick"],
        "KR-P3": ["savanna", "die"],
        "KR-P4": ["mountain", "die"],
        "KR-P5": ["life"],
        "KR-B1": ["card"],
        "KR-B4": ["counter"],
        "KR-B5": ["counter"],
        "KR-E1": ["idea"],
        "KR-G1": ["option-glacial", "life"],
        "KR-K3": ["trophy"],
        "KR-K4": ["trophy"],
    },
    figures={"KR-S3": "goals", "KR-F4": "losses", "KR-P4": "combinations"},
    examples={
        "KR-M2": ("krom-moved", 3, 0),
        "KR-F3": ("krom-combat-won", 3, 1),
        "KR-P2": ("krom-picked", 3, 10),
        "KR-P3": ("krom-hunted", 3, 1),
        "KR-P4": ("krom-climbed", 3, 1),
        "KR-B4": ("krom-countered", 4, 6),
        "KR-E1": ("krom-realised", 3, 3),
    },
)
