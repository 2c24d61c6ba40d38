"""The Kaskaria pack: the contents of the box, as data. `loading` reads a pack from raw data."""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.frozen import Frozen
from kaboodle.core.pack import Head
from kaboodle.core.parsing import fingerprint

# The motifs of a coloured card, in the order of their numbers.
GOLD: Final = 0
GRIFFIN: Final = 1
RUNNER: Final = 2
TWO: Final = 3
MOTIFS: Final = ["gold", "griffin", "runner", "two"]

EMPTY: Final = -1  # a display space without a card (HK-W2)

DEAL: Final = 5  # HK-S2
DISPLAY: Final = 3  # HK-S2
MOST_SEATS: Final = 4


@final
class Pack(Frozen):
    """A checked pack. A card's kind is colour * 4 + motif; the waterfall is the last kind."""

    def __init__(
        self,
        head: Head,
        colours: list[str],
        symbols: list[str],
        copies: list[int],
        runner_path: int,
        griffin_path: int,
        treasure: int,
        hand_limit: int,
    ) -> None:
        self.head: Final = head
        self.colours: Final = colours
        self.symbols: Final = symbols
        self.copies: Final = copies  # of each motif, in every colour (HK-C2)
        self.runner_path: Final = runner_path
        self.griffin_path: Final = griffin_path
        self.treasure: Final = treasure
        self.hand_limit: Final = hand_limit
        self.waterfall: Final = len(colours) * len(MOTIFS)
        cards = [f"{colour} {motif}" for colour in colours for motif in MOTIFS]
        self.cards: Final = [*cards, "waterfall"]  # the name of each kind
        self.kinds: Final = {card: kind for kind, card in enumerate(self.cards)}

    def every(self) -> list[int]:
        """Return the number of cards of each kind (HK-C1)."""
        return self.copies * len(self.colours)

    def deck(self) -> list[int]:
        """Return every card except the waterfall (HK-C1)."""
        return [kind for kind, copies in enumerate(self.every()) for _ in range(copies)]

    def id(self) -> str:
        """Return name and fingerprint, as in records. Title, names and sources do not count."""
        parts = {
            "colours": self.colours,
            "copies": self.copies,
            "paths": [self.runner_path, self.griffin_path],
            "treasure": self.treasure,
            "hand_limit": self.hand_limit,
        }
        return f"{self.head.name}@{fingerprint(parts)}"
