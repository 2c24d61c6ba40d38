"""The action space: everything a hero can choose, numbered once for a pack.

Taking from the pile is 0, taking from display space i is 1 + i, then come the sets. A set names
how many cards of each motif, never which copies, so one choice has one number.

The cards of one colour, in a hand or in a set, are encoded as one small number, a *code*, with a
digit for each motif, gold first. So a hand is one code for each colour, and adding cards is `+`.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.catalogue import ActionTable, Catalogue, Span, numbered
from kaboodle.core.frozen import Frozen
from kaboodle.core.ids import Action
from kaboodle.core.words import Args
from kaboodle.games.kaskaria.content import DISPLAY, GOLD, GRIFFIN, MOTIFS, RUNNER, TWO, Pack
from kaboodle.games.kaskaria.options import Options

TAKE_PILE: Final = Action(0)
TAKE_DISPLAY: Final = 1  # + the space
FIRST_SET: Final = 1 + DISPLAY


@final
class Actions(Frozen):
    """The lookup tables for the numbers. Every list here is shared and never changes."""

    def __init__(self, pack: Pack, options: Options) -> None:
        self.pack: Final = pack
        self.options: Final = options
        self.weights: Final[list[int]] = []  # what one card of each motif adds to a code
        codes = 1
        for copies in pack.copies:
            self.weights.append(codes)
            codes *= copies + 1
        self.codes: Final = codes
        self.colour_of: Final = [kind // len(MOTIFS) for kind in range(pack.waterfall)]
        self.adds: Final = self.weights * len(pack.colours)  # by kind: to the code of its colour
        self.counts: Final = [
            [code // w % (n + 1) for w, n in zip(self.weights, pack.copies, strict=True)]
            for code in range(codes)
        ]  # cards of each motif in a code

        self._held: Final = [
            _kinds(colour, counts) for colour in range(len(pack.colours)) for counts in self.counts
        ]  # the cards a code stands for, at colour * codes + code
        self.numbers: Final[list[int]] = []  # by code: the set's number in its colour; -1: no set
        sets = 0
        for counts in self.counts:
            whole = sum(counts) >= 2  # HK-T2
            self.numbers.append(sets if whole else -1)
            sets += 1 if whole else 0

        # What a set is and does, by its number minus FIRST_SET.
        self.colour: Final[list[int]] = []
        self.code: Final[list[int]] = []
        self.cards: Final[list[list[int]]] = []  # the kinds of its cards
        self.runner: Final[list[int]] = []  # spaces
        self.griffin: Final[list[int]] = []  # spaces
        self.gold: Final[list[int]] = []  # pieces
        self.draws: Final[list[int]] = []  # cards that its "+2"s give
        for colour in range(len(pack.colours)):
            for code, counts in enumerate(self.counts):
                if self.numbers[code] >= 0:
                    self.colour.append(colour)
                    self.code.append(code)
                    self.cards.append(self._held[colour * codes + code])
                    self.runner.append(options.runner_spaces(counts[RUNNER]))
                    self.griffin.append(counts[GRIFFIN])
                    self.gold.append(options.gold_pieces(counts[GOLD]))
                    self.draws.append(2 * counts[TWO])

        # Options built in advance, ascending.
        self.takes: Final = [Action(i) for i in range(FIRST_SET)]
        within = [self._sets_within(code) for code in range(codes)]
        self.sets: Final[list[list[Action]]] = [
            [Action(FIRST_SET + colour * sets + number) for number in numbers]
            for colour in range(len(pack.colours))
            for numbers in within
        ]  # at colour * codes + code

    def cards_in(self, hand: list[int]) -> list[int]:
        """Return the kinds of all cards in a hand, colour by colour."""
        out: list[int] = []
        for colour, code in enumerate(hand):
            if code:
                out += self._held[colour * self.codes + code]
        return out

    def add(self, hand: list[int], kind: int) -> None:
        hand[self.colour_of[kind]] += self.adds[kind]

    def _sets_within(self, code: int) -> list[int]:
        """Return every set that these cards allow, also with some held back (HK-T2), by its number
        in their colour, ascending. In a large pack, testing every pair of codes would be slow."""
        held = [0]
        for weight, n in zip(self.weights, self.counts[code], strict=True):
            held = [few + k * weight for k in range(n + 1) for few in held]
        return [self.numbers[few] for few in held if self.numbers[few] >= 0]

    def set_of(self, colour: int, code: int) -> Action:
        """Return the set of exactly these cards: the last one that they allow."""
        return self.sets[colour * self.codes + code][-1]


def catalogue(pack: Pack, actions: Actions) -> Catalogue:
    keys: list[str] = []
    rows: list[Args] = []
    for colour, code in zip(actions.colour, actions.code, strict=True):
        counts = dict(zip(MOTIFS, actions.counts[code], strict=True))
        name = pack.colours[colour]
        keys.append(" ".join(["play", name, *[f"{m}={n}" for m, n in counts.items() if n]]))
        rows.append({"colour": name, "cards": sum(counts.values()), **counts})
    spans = [
        Span(0, "take pile"),
        Span(1, "take display", numbered("space", DISPLAY)),
        Span(2, "play set", rows, keys),
    ]
    return ActionTable("kaskaria-", spans).catalogue


def _kinds(colour: int, counts: list[int]) -> list[int]:
    """List this many cards of each motif."""
    first = colour * len(MOTIFS)
    return [first + motif for motif, n in enumerate(counts) for _ in range(n)]
