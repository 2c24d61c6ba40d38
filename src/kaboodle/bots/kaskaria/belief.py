"""What the other heroes' last choices reveal of their hands.

A hero who takes a card has no set worth playing, and one who takes an open card has others of its
colour. Less than half of the hands that fit a view could have led `greedy` to its last choice. At
tables imagined this way rivals play hardly more sets than `greedy` really would.
"""

from __future__ import annotations

from typing import Any, Final, final

from kaboodle.bots.bot import Bot
from kaboodle.bots.search.belief import Belief
from kaboodle.core.event import Event
from kaboodle.core.ids import Action, Seat
from kaboodle.core.rng import Rng, from_seed
from kaboodle.core.words import Arg
from kaboodle.games.kaskaria import legal
from kaboodle.games.kaskaria.actions import FIRST_SET, TAKE_DISPLAY, TAKE_PILE, Actions
from kaboodle.games.kaskaria.content import MOTIFS
from kaboodle.games.kaskaria.imagine import imagine, resample
from kaboodle.games.kaskaria.state import State
from kaboodle.games.kaskaria.view import KaskariaView, view

_MOST: Final = 12  # choices that are remembered, of all rivals together
_NONE: Final = Action(-1)


@final
class _Choice:
    """A rival's choice, and the table before it: open cards as they were, hands imagined."""

    def __init__(self, before: State, seat: Seat, action: Action) -> None:
        self.before: Final = before
        self.seat: Final = seat
        self.action: Final = action


@final
class KaskariaBelief(Belief[KaskariaView]):
    def __init__(self, plain: Bot[KaskariaView]) -> None:
        self.plain: Final = plain
        self.last: KaskariaView | None = None  # the latest view; None before the first events
        self.kept: list[_Choice] = []  # the latest first

    def saw(self, view: KaskariaView, events: list[Event]) -> None:
        before, self.last = self.last, view
        if before is None or before.turn == view.seat:
            return
        for event in events:
            action = _chosen(before, event)
            if action != _NONE:
                table = imagine(before, from_seed(0))
                self.kept = [_Choice(table, before.turn, action), *self.kept[: _MOST - 1]]

    def choices(self) -> int:
        return len(self.kept)

    def odd(self, s: Any, rng: Rng) -> int:
        """Count the odd choices; one that is impossible with that hand counts twice."""
        state: State = s
        hands = [hand.copy() for hand in state.hands]
        many = 0
        for choice in self.kept:
            hand = hands[choice.seat]
            if not _taken_back(choice, hand, rng):
                many += 2
            elif not self._would(choice, hand, rng):
                many += 1
        return many

    def resample(self, s: Any, rng: Rng) -> Any:
        return resample(s, rng)

    def _would(self, choice: _Choice, hand: list[int], rng: Rng) -> bool:
        """Whether a plain player with that hand chooses so."""
        s, seat = choice.before, choice.seat
        s.hands[seat] = hand
        options = legal.options(s, seat)
        if len(options) == 1:
            return options[0] == choice.action
        return self.plain.decide(view(s, seat), options, rng) == choice.action


def _chosen(before: KaskariaView, event: Event) -> Action:
    """Return the choice that an event reports, or _NONE."""
    args = event.args
    if event.key == "kaskaria-taken-from-pile":
        return TAKE_PILE
    if event.key == "kaskaria-taken-from-display":
        return Action(TAKE_DISPLAY + _whole(args["space"]) - 1)
    if event.key == "kaskaria-set-played":
        actions, pack = before.actions, before.pack
        code = 0
        for weight, motif in zip(actions.weights, MOTIFS, strict=True):
            code += weight * _whole(args[motif])
        return actions.set_of(pack.colours.index(str(args["colour"])), code)
    return _NONE


def _whole(arg: Arg) -> int:
    assert isinstance(arg, int)
    return arg


def _taken_back(choice: _Choice, hand: list[int], rng: Rng) -> bool:
    """Undo the choice in a hand. Return False if it is impossible with that hand. A card from the
    pile, which no rival saw, is picked at random."""
    s, action = choice.before, choice.action
    actions = s.actions
    if action >= FIRST_SET:
        colour = actions.colour[action - FIRST_SET]
        played = actions.code[action - FIRST_SET]
        both = zip(actions.counts[hand[colour]], actions.counts[played], s.pack.copies, strict=True)
        if any([held + more > copies for held, more, copies in both]):
            return False  # more than there are: some were reshuffled and drawn again since
        hand[colour] += played
        return True
    if action == TAKE_PILE:
        unseen = _unseen(actions, hand, s.known[choice.seat])
        if not unseen:
            return False
        kind = unseen[rng.below(len(unseen))]
    else:
        kind = s.display[action - TAKE_DISPLAY]
        if actions.counts[hand[kind // len(MOTIFS)]][kind % len(MOTIFS)] == 0:
            return False  # the hand no longer has it: it was played since
    hand[kind // len(MOTIFS)] -= actions.adds[kind]
    return True


def _unseen(actions: Actions, hand: list[int], known: list[int]) -> list[int]:
    """Return the cards of a hand that no other player has seen."""
    out: list[int] = []
    for colour, code in enumerate(hand):
        seen = actions.counts[known[colour]]
        for motif, held in enumerate(actions.counts[code]):
            out += [colour * len(MOTIFS) + motif] * (held - seen[motif])
    return out
