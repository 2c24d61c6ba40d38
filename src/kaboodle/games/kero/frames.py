"""The stack of open questions: its frames say who is asked what.

The top frame alone says which question is open. A frame is a number. Each kind is on the stack at
most once, so its data is in the state, beside the stack.
"""

from __future__ import annotations

from typing import Final

START: Final = 0  # the owner of the turn may still pay for fuel (KO-F2)
PREPARE: Final = 1  # chooses dice, then tips the truck (KO-R1)
ROLLING: Final = 2  # the truck stands: roll again or lay it flat (KO-R2)
CAMP: Final = 3  # spends (KO-M2)
THINNING: Final = 4  # the opponent is asked for the five-dice Tuarek (KO-F4)
FUELLING: Final = 5  # the opponent rolls, the owner's tank fills (KO-F3)
PLACING: Final = 6  # the owner places free Explorers (KO-M1, KO-M3)
MOVING: Final = 7  # the owner may move a second Explorer (KO-U4)
SCORCHING: Final = 8  # the owner picks one more card to discard (KO-U8)
TYING: Final = 9  # the holder of the tie-breaker picks a territory (KO-L1)
OVER: Final = 10

NAMES: Final = [
    "start",
    "prepare",
    "rolling",
    "camp",
    "thinning",
    "fuelling",
    "placing",
    "moving",
    "scorching",
    "tying",
    "over",
]
