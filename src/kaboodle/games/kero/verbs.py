"""The types of action (verbs), as small numbers. `actions` lists the actions of each."""

from __future__ import annotations

from typing import Final

ROLL: Final = 0  # dice, one bit each; none at all lays the truck flat
TIP: Final = 1
FUEL: Final = 2  # once, twice
ADD: Final = 3  # the coloured die
WHOLE: Final = 4  # allow a fuelling with all dice
THIN_OUT: Final = 5
THROW: Final = 6
TAKE: Final = 7  # the space in the row
EXPLORE: Final = 8  # the territory, or one of the final spaces
HIRE: Final = 9
TRADE: Final = 10  # one less than the wheat

# The Tuareks of one's own turn.
CALL: Final = 11  # the pair of coloured dice
FORGIVE: Final = 12
MOVE: Final = 13  # the pair of territories
STAY: Final = 14
GIFT: Final = 15  # the pair of resources
FREE_FUEL: Final = 16
SEND_HOME: Final = 17  # the territory
PLAN_FIRE: Final = 18

SCORCH: Final = 19  # the space in the row
WIN_TIE: Final = 20  # the territory
END_TURN: Final = 21
RUN_DRY: Final = 22  # a move of the table (KO-T2)
FULL: Final = 23

# Standing orders, which answer no question (KO-F4).
ALWAYS: Final = 24
WITHDRAW: Final = 25
