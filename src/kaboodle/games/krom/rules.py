"""The clauses of KROM by section, in reading order. Their texts are messages."""

from typing import Final

RULES: Final = [
    ("components", ["KR-C1", "KR-C2", "KR-C3"]),
    ("set-up", ["KR-S1", "KR-S2", "KR-S3"]),
    ("movement", ["KR-M1", "KR-M2", "KR-M3"]),
    ("order", ["KR-A1", "KR-A2", "KR-A3"]),
    ("combat", ["KR-F1", "KR-F2", "KR-F3", "KR-F4", "KR-F5", "KR-F6", "KR-X1"]),
    ("action", ["KR-P0", "KR-P1", "KR-P2", "KR-P3", "KR-P4", "KR-P5"]),
    ("bonus", ["KR-B1", "KR-B2", "KR-B3", "KR-B4", "KR-B5"]),
    ("evolutions", ["KR-E1", "KR-E2"]),
    ("glacial", ["KR-G1"]),
    ("kromosaurus", ["KR-K1", "KR-K2", "KR-K3", "KR-K4"]),
    ("knowledge", ["KR-N1"]),
    ("practical", ["KR-Z1"]),
]
