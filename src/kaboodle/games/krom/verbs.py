"""The types of action (verbs), as small numbers. `actions` lists the actions of each."""

from __future__ import annotations

from typing import Final

GO: Final = 0  # the place
BE: Final = 1  # the character
PASS: Final = 2
ALLOW: Final = 3  # this card, this round, others: numbered as the standing orders
ROB: Final = 4  # a token, a card, nothing
WITHDRAW: Final = 5

# In an action phase (KR-P0).
REST: Final = 6
BUY: Final = 7  # wood, stone, bone, hit points, a card
SHUFFLE: Final = 8
PICK: Final = 9
HUNT: Final = 10  # three times the space, plus the extra dice
CLIMB: Final = 11
REROLL: Final = 12  # the dice, one bit each, minus 1
TAKE: Final = 13  # the reward
REALISE: Final = 14  # the space
END: Final = 15

PLAY: Final = 16  # the card and its target, see `Actions`
