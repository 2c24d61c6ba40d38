"""KERO's encoder: what a clan sees, as a row of numbers. White dice are sorted by what they show,
territories by their numbers. A tank is encoded as its level and as the rolls it allows, whatever
the clock."""

from __future__ import annotations

from typing import Final, final

from kaboodle.bots.kero.hand import CALM
from kaboodle.bots.learned.encoder import (
    ALIKE,
    Encoder,
    one_of,
    ranked,
    repeats,
    small,
    to_places,
    to_ranks,
)
from kaboodle.core.ids import Action, Seat
from kaboodle.core.parsing import fingerprint
from kaboodle.games.kero import Kero, verbs
from kaboodle.games.kero.actions import (
    ALWAYS,
    ARG,
    EXPLORE,
    MOVE_FROM,
    MOVES,
    SEND_HOME,
    VERB,
    WIN_TIE,
)
from kaboodle.games.kero.camp import gathered
from kaboodle.games.kero.content import (
    ABILITIES,
    ALL_DICE,
    CARDS,
    CLAIMS,
    CLANS,
    DICE_IN,
    DICE_IN_ALL,
    EMPTY,
    GOODS,
    JERRYCAN,
    LANDS_IN_ALL,
    NONE_SHALL_PASS,
    PLACES,
    RESOURCES,
    SIDES,
    SPACES,
    TUAREKS,
    WHITE_DICE,
    WHITES,
)
from kaboodle.games.kero.frames import CAMP, FUELLING, NAMES, ROLLING
from kaboodle.games.kero.score import card_points, colour_counts, final_points, land_points
from kaboodle.games.kero.view import KeroView

# Offsets in the order.
_LANDS: Final = WHITES + 1
_WHITES: Final = _LANDS + SPACES
_ROLLS: Final = 14
_TANK: Final = 21
_CANS: Final = 8
_LEAD: Final = 31
_LEARNED: Final = "bf76ccabe2af1f77"  # what cards, lands and sides did when the net was trained


@final
class KeroFeatures(Encoder[KeroView]):
    """The order: white dice by rank and which repeat, the spaces of territories by rank, then the
    net's number of every choice of white dice, because there are many."""

    def __init__(self, game: Kero) -> None:
        self.game: Final = game
        self.colours: Final = len(game.pack.colours)
        # The net never chooses an order: those and their numbers come after all it has learned.
        super().__init__(ALWAYS, CLANS, game.view(game.setup(CLANS, 0), Seat(0)))

    def standard(self) -> bool:
        pack = self.game.pack
        cards = [[c.start, c.colour, c.none_shall_pass, c.ability] for c in pack.cards]
        lands = [[land.kind, land.colour] for land in pack.lands]
        sides = [[amount > 0 for amount in gives] for gives in pack.gives]
        return fingerprint([cards, lands, sides, pack.fire]) == _LEARNED

    def seated(self, view: KeroView) -> int:
        return len(view.clans)

    def write(self, view: KeroView, row: bytearray) -> list[int]:
        v = view
        me, you = v.seat, 1 - v.seat
        counts = [
            colour_counts(v.pack, v.clans[me].cards),
            colour_counts(v.pack, v.clans[you].cards),
        ]
        spaces = ranked([LANDS_IN_ALL if land == EMPTY else land for land in v.lands])
        o = self._table(v, row, 0)
        o = self._clan(v, me, counts[0], spaces, row, o)
        o = self._clan(v, you, counts[1], spaces, row, o)
        points = [self._points(v, me, counts[0]), self._points(v, you, counts[1])]
        row[o] = small(points[0])
        row[o + 1] = small(points[1])
        o = one_of(row, o + 2, _LEAD, points[0] - points[1] + _LEAD // 2)
        o = self._tuareks(v, row, o)
        for space in spaces:
            o = self._land(v, space, counts, row, o)
        order = list(range(WHITES))
        repeated = 0
        rolled = v.frames[-1] == ROLLING or v.frames[-1] == FUELLING
        if rolled:
            keys = [v.faces[die] + 1 + (0 if v.live >> die & 1 else 8) for die in order]
            order = ranked(keys)
            repeated = repeats(keys, order)
        o = self._dice(v, order, row, o)
        have = self._purse(v)
        for g in range(len(have)):
            if have[g]:
                row[o + g] = small(have[g])
        o += len(have)
        for g in range(len(RESOURCES)):
            o = one_of(row, o, 8, have[g])
        for card in v.row:
            if card != EMPTY:
                self._card(v, card, counts, have, row, o)
            o += CARDS + 15
        self.end = o
        order.append(repeated)
        order += spaces
        for places in range(WHITE_DICE + 1):
            order.append(to_ranks(order, 0, WHITES, places) if rolled else places)
        return order

    def _table(self, v: KeroView, row: bytearray, o: int) -> int:
        me = v.seat
        row[o + v.frames[-1]] = 1
        if len(v.frames) > 1:
            row[o + len(NAMES) + v.frames[-2]] = 1
        o += 2 * len(NAMES)
        row[o] = 1 if v.turn == me else 0
        row[o + 1] = 1 if v.first == me else 0
        row[o + 2] = 1 if v.last_turn else 0
        row[o + 3] = 1 if v.forgiven else 0
        row[o + 4] = 1 if v.traded else 0
        row[o + 5] = small(v.fires)
        row[o + 6] = small(v.scorches)
        row[o + 7] = small(v.fuellings)
        row[o + 8] = small(v.placing)
        row[o + 9] = small(v.pile)
        row[o + 10] = small(v.single)
        row[o + 11] = 1 if v.options.timed() else 0
        row[o + 12] = 1 if v.options.percent > 100 else 0
        row[o + 13] = 1 if v.options.endless else 0
        row[o + 14] = small(v.turns)
        return one_of(row, o + 15, CLAIMS + 1, v.claims)

    def _clan(
        self, v: KeroView, seat: int, counts: list[int], spaces: list[int], row: bytearray, o: int
    ) -> int:
        clan = v.clans[seat]
        pack = v.pack
        row[o] = small(clan.jerrycans)
        row[o + 1] = clan.tuareks
        row[o + 2] = small(clan.level // (5 * v.options.percent))
        row[o + 3] = clan.home(pack)
        row[o + 4] = len(clan.cards)
        row[o + 5] = len(clan.won)
        o = one_of(row, o + 6, _CANS, clan.jerrycans)
        o = one_of(row, o, _TANK, clan.level // (v.options.capacity // (_TANK - 1)))
        o = one_of(row, o, _ROLLS, _rolls(v, clan.level))
        for i in range(len(ABILITIES)):
            if clan.tiles >> i & 1:
                row[o + i] = 1
        o += len(ABILITIES)
        for i in range(PLACES):
            n = clan.explorers[spaces[i] if i < SPACES else i]
            if n:
                row[o + i] = n
        o += PLACES
        for i in range(self.colours):
            row[o + i] = counts[i]
        o += self.colours
        for land in clan.won:
            row[o + land] = 1
        o += LANDS_IN_ALL
        passes = 0
        for card in clan.cards:
            if pack.cards[card].none_shall_pass:
                passes += 1
        return one_of(row, o, NONE_SHALL_PASS + 1, passes)

    def _points(self, v: KeroView, seat: int, counts: list[int]) -> int:
        """Return what a clan would have if the game ended now (KO-E3)."""
        clan = v.clans[seat]
        out = card_points(v.pack, clan.cards) + final_points(clan.explorers)
        for land in clan.won:
            out += land_points(v.pack.lands[land], counts, len(clan.won))
        return out

    def _tuareks(self, v: KeroView, row: bytearray, o: int) -> int:
        for i in range(len(TUAREKS)):
            if v.tuareks[i]:
                row[o + i] = v.tuareks[i]
        o += len(TUAREKS)
        for kind in v.tuarek_used:
            row[o + kind] += 1
        for kind in v.face_up:
            row[o + kind] += 1
        o += len(TUAREKS)
        row[o] = small(v.tuarek_pile)
        return o + 1

    def _land(
        self, v: KeroView, space: int, counts: list[list[int]], row: bytearray, o: int
    ) -> int:
        number = v.lands[space]
        if number != EMPTY:
            land = v.pack.lands[number]
            mine, theirs = v.clans[v.seat], v.clans[1 - v.seat]
            row[o + number] = 1
            row[o + LANDS_IN_ALL] = small(land_points(land, counts[0], len(mine.won) + 1))
            row[o + LANDS_IN_ALL + 1] = small(land_points(land, counts[1], len(theirs.won) + 1))
            one_of(
                row, o + LANDS_IN_ALL + 2, 15, mine.explorers[space] - theirs.explorers[space] + 7
            )
        return o + LANDS_IN_ALL + 17

    def _dice(self, v: KeroView, order: list[int], row: bytearray, o: int) -> int:
        """Write for each die whether it is in play and live, and its side while dice are rolled."""
        rolled = v.frames[-1] == ROLLING or v.frames[-1] == FUELLING
        for rank in range(DICE_IN_ALL):
            die = order[rank] if rank < WHITES else rank
            if v.chosen >> die & 1:
                row[o] = 1
                if rolled and v.faces[die] >= 0:
                    row[o + 2 + v.faces[die]] = 1
            if v.live >> die & 1:
                row[o + 1] = 1
            o += 2 + SIDES
        return o

    def _purse(self, v: KeroView) -> list[int]:
        """Return what there is to spend, or what the dice would give now, as in GOODS, and then
        their fires."""
        if v.frames[-1] == ROLLING:
            dice = DICE_IN[v.chosen]
            out = gathered(v.pack, v.chosen, v.faces, v.clans[v.turn].tiles)
            out.append(sum([1 for die in dice if v.pack.fire[die * SIDES + v.faces[die]]]))
            return out
        out = [0] * (len(GOODS) + 1)
        if CAMP in v.frames:
            for g in range(len(RESOURCES)):
                out[g] = v.resources[g]
        return out

    def _card(
        self,
        v: KeroView,
        number: int,
        counts: list[list[int]],
        have: list[int],
        row: bytearray,
        o: int,
    ) -> None:
        card = v.pack.cards[number]
        row[o + number] = 1
        o += CARDS
        missing = 0
        for g in range(len(card.cost)):
            n = card.cost[g]
            if n:
                row[o + g] = small(n)
                held = have[g]
                if g == JERRYCAN:
                    held += v.clans[v.turn].jerrycans
                if n > held:
                    missing += n - held
        row[o + 5] = small(card.points)
        row[o + 6] = small(missing)
        row[o + 7] = 1 if missing == 0 else 0
        row[o + 8] = 1 if card.none_shall_pass else 0
        row[o + 9] = card.jerrycans
        row[o + 10] = card.tuareks
        row[o + 11] = card.explorers
        row[o + 12] = 1 if card.ability >= 0 else 0
        row[o + 13] = counts[0][card.colour]
        row[o + 14] = counts[1][card.colour]

    def index(self, order: list[int], action: int) -> int:
        if action <= ALL_DICE:
            whites = order[_WHITES + (action & WHITE_DICE)]
            return ALIKE if whites == ALIKE else whites | action & ~WHITE_DICE
        verb, arg = VERB[action], ARG[action]
        if verb == verbs.MOVE:
            start, end = MOVES[arg]
            return MOVE_FROM + _move(_rank(order, start), _rank(order, end))
        if verb == verbs.EXPLORE:
            return EXPLORE + _rank(order, arg) if arg < SPACES else action
        if verb == verbs.SEND_HOME:
            return SEND_HOME + _rank(order, arg)
        if verb == verbs.WIN_TIE:
            return WIN_TIE + _rank(order, arg)
        return action

    def action(self, order: list[int], index: int) -> Action:
        if index <= ALL_DICE:
            whites = to_places(order, 0, WHITES, index & WHITE_DICE)
            return Action(whites | index & ~WHITE_DICE)
        verb, arg = VERB[index], ARG[index]
        out = index
        if verb == verbs.MOVE:
            start, end = MOVES[arg]
            out = MOVE_FROM + _move(order[_LANDS + start], order[_LANDS + end])
        elif verb == verbs.EXPLORE:
            out = EXPLORE + order[_LANDS + arg] if arg < SPACES else index
        elif verb == verbs.SEND_HOME:
            out = SEND_HOME + order[_LANDS + arg]
        elif verb == verbs.WIN_TIE:
            out = WIN_TIE + order[_LANDS + arg]
        return Action(out)


def _rank(order: list[int], space: int) -> int:
    return order.index(space, _LANDS) - _LANDS


def _move(start: int, end: int) -> int:
    """Return the number of a pair of different spaces in MOVES."""
    return start * (SPACES - 1) + (end if end < start else end - 1)


def _rolls(v: KeroView, level: int) -> int:
    """Return how many rolls a tank allows, with a calm hand in real time."""
    clock = v.pack.clock
    if not v.options.timed():
        return max(0, level - 1) // clock.roll
    return max(0, level - max(CALM.reaction, clock.interval)) // max(CALM.roll, clock.interval)


FEATURES: Final = KeroFeatures
