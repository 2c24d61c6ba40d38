"""The clauses of KERO by section, in reading order. Their texts are messages."""

from typing import Final

RULES: Final = [
    ("components", ["KO-C1", "KO-C2", "KO-C3"]),
    ("set-up", ["KO-S1", "KO-S2", "KO-S3"]),
    ("truck", ["KO-T1", "KO-T2", "KO-T3", "KO-T4", "KO-T5"]),
    ("fuel", ["KO-F1", "KO-F2", "KO-F3", "KO-F4"]),
    ("roll", ["KO-R1", "KO-R2", "KO-R3", "KO-R4", "KO-R5"]),
    ("camp", ["KO-M1", "KO-M2", "KO-M3", "KO-M4", "KO-M5"]),
    (
        "tuareks",
        ["KO-U1", "KO-U2", "KO-U3", "KO-U4", "KO-U5", "KO-U6", "KO-U7", "KO-U8"],
    ),
    ("fire", ["KO-B1", "KO-X1"]),
    ("claim", ["KO-L1", "KO-L2"]),
    ("end", ["KO-E1", "KO-E2", "KO-E3"]),
    ("knowledge", ["KO-N1"]),
]
