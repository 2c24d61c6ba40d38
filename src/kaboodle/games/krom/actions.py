"""Everything a player can choose, numbered once for a pack.

Bonus cards are named by face, never by identity, so one choice has one number; a card with a
target has a number for each of six seats, whoever sits at the table.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.catalogue import Catalogue
from kaboodle.core.frozen import Frozen
from kaboodle.core.ids import NOBODY, Action
from kaboodle.core.words import Words
from kaboodle.games.krom.content import (
    CHARACTERS,
    CLIMB_DICE,
    GOODS,
    HARM,
    MOST_SEATS,
    PLACES,
    SPACES,
    STEAL,
    SWAP,
    Pack,
)

GO: Final = 0  # + the place
BE: Final = 4  # + the character
PASS: Final = 10
ALLOW: Final = 11
ALLOW_ROUND: Final = 12
ALLOW_ALL: Final = 13
ROB: Final = 14  # + kroms, wood, stone, bone
ROB_CARD: Final = 18
ROB_NOTHING: Final = 19
WITHDRAW: Final = 20
REST: Final = 21
BUY: Final = 21  # + wood, stone, bone (from 1), life, a card
BUY_LIFE: Final = 25
BUY_CARD: Final = 26
SHUFFLE: Final = 27
PICK: Final = 28
HUNT: Final = 29  # + 3 * the space + extra dice
CLIMB: Final = 41
REROLL: Final = 41  # + one bit a die, from 1
TAKE: Final = 73  # + the reward
REALISE: Final = 75  # + the space
END: Final = 79
PLAY: Final = 80  # + the card, see Actions

MASKS: Final = (1 << CLIMB_DICE) - 1
assert CLIMB_DICE == 5 and SPACES == 4 and CHARACTERS == 6, "the numbers above rest on these"


@final
class Actions(Frozen):
    """The tables behind the numbers; every list here is shared and never changes."""

    def __init__(self, pack: Pack) -> None:
        self.pack: Final = pack
        self.first: Final[list[int]] = []  # by face: the number of its (first) play
        self.aimed: Final[list[bool]] = []  # by face: has a target (KR-B3)
        self.face: Final[list[int]] = []  # by number less PLAY
        self.target: Final[list[int]] = []
        for face, kind in enumerate(pack.kind):
            self.first.append(PLAY + len(self.face))
            aimed = kind in (HARM, STEAL, SWAP)
            self.aimed.append(aimed)
            for seat in range(MOST_SEATS) if aimed else [int(NOBODY)]:
                self.face.append(face)
                self.target.append(seat)

        # Choices ready to hand out, ascending.
        self.moves: Final = [
            [Action(GO + place) for place in range(len(PLACES)) if place != here]
            for here in range(len(PLACES))
        ]
        self.hunts: Final = [
            [Action(HUNT + 3 * space + dice) for space in range(SPACES) for dice in range(most + 1)]
            for most in range(3)
        ]  # by the most extra dice that can be paid
        self.rerolls: Final = [Action(REROLL + mask) for mask in range(1, MASKS + 1)]


def catalogue(pack: Pack, actions: Actions) -> Catalogue:
    keys: list[str] = []
    words: list[Words] = []
    for place in PLACES:
        keys.append(f"go {place}")
        words.append(Words("krom-do-go", {"place": place}))
    for character in pack.characters:
        keys.append(f"be {character}")
        words.append(Words("krom-do-be", {"character": character}))
    for key in ("pass", "allow", "allow round", "allow all"):
        keys.append(key)
        words.append(Words(f"krom-do-{key.replace(' ', '-')}", {}))
    for good in GOODS[:4]:
        keys.append(f"rob {good}")
        words.append(Words("krom-do-rob", {"good": good}))
    for key in ("rob card", "rob nothing", "withdraw", "rest"):
        keys.append(key)
        words.append(Words(f"krom-do-{key.replace(' ', '-')}", {}))
    for good in GOODS[1:5]:
        keys.append(f"buy {good}")
        words.append(Words("krom-do-buy", {"good": good}))
    for key in ("buy card", "shuffle", "pick"):
        keys.append(key)
        words.append(Words(f"krom-do-{key.replace(' ', '-')}", {}))
    for space in range(SPACES):
        for dice in range(3):
            keys.append(f"hunt {space + 1} +{dice}")
            words.append(Words("krom-do-hunt", {"space": space + 1, "dice": dice}))
    keys.append("climb")
    words.append(Words("krom-do-climb", {}))
    for mask in range(1, MASKS + 1):
        chosen = [die + 1 for die in range(CLIMB_DICE) if mask >> die & 1]
        keys.append("reroll " + " ".join([str(die) for die in chosen]))
        words.append(Words("krom-do-reroll", {"dice": chosen}))
    for reward in (1, 2):
        keys.append(f"take {reward}")
        words.append(Words("krom-do-take", {"reward": reward}))
    for space in range(SPACES):
        keys.append(f"realise {space + 1}")
        words.append(Words("krom-do-realise", {"space": space + 1}))
    keys.append("end")
    words.append(Words("krom-do-end", {}))
    assert len(keys) == PLAY
    for i, face in enumerate(actions.face):
        card = pack.bonus.ids[face]
        if actions.aimed[face]:
            keys.append(f"play {card} on {actions.target[i]}")
            words.append(Words("krom-do-play-on", {"card": card, "target": actions.target[i]}))
        else:
            keys.append(f"play {card}")
            words.append(Words("krom-do-play", {"card": card}))
    return Catalogue(keys, words)
