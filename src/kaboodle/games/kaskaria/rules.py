"""The clauses of Kaskaria by section, in reading order. Their texts are messages."""

from typing import Final

RULES: Final = [
    ("components", ["HK-C1", "HK-C2", "HK-C3", "HK-C4"]),
    ("set-up", ["HK-S1", "HK-S2", "HK-S3"]),
    ("turn", ["HK-T1", "HK-T2", "HK-T3", "HK-T4", "HK-T5", "HK-T6", "HK-T7", "HK-T8"]),
    ("waterfall", ["HK-W1", "HK-W2"]),
    ("end", ["HK-E1", "HK-E2", "HK-E3", "HK-X1"]),
    ("intrepid", ["HK-V1", "HK-V2"]),
    ("knowledge", ["HK-K1"]),
]
