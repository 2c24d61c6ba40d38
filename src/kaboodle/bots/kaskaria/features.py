"""Kaskaria's encoder: what a hero sees, as a row of numbers. Colours are sorted by what is held,
the display by the rank of its colours."""

from __future__ import annotations

from typing import Final, final

from kaboodle.bots.learned.encoder import ALIKE, Encoder, one_of, ranked, repeats, small
from kaboodle.core.ids import Action, Seat
from kaboodle.games.kaskaria import Kaskaria
from kaboodle.games.kaskaria.actions import FIRST_SET, TAKE_DISPLAY
from kaboodle.games.kaskaria.content import DISPLAY, EMPTY, MOST_SEATS, MOTIFS
from kaboodle.games.kaskaria.score import so_far
from kaboodle.games.kaskaria.view import KaskariaView

_MOTIFS: Final = len(MOTIFS)
_COPIES: Final = [2, 1, 2, 1]  # in the pack that the weights were trained with


@final
class KaskariaFeatures(Encoder[KaskariaView]):
    """The order: colours by rank, then display spaces by rank, then which of these repeat."""

    def __init__(self, game: Kaskaria) -> None:
        self.game: Final = game
        self.colours: Final = len(game.pack.colours)
        self.codes: Final = game.actions.codes
        self.totals: Final = [sum(counts) for counts in game.actions.counts]
        self.sets: Final = len(game.actions.colour) // self.colours  # of each colour
        super().__init__(
            len(game.catalogue), MOST_SEATS, game.view(game.setup(MOST_SEATS, 0), Seat(0))
        )

    def standard(self) -> bool:
        """Codes keep their meaning only if each motif has as many cards."""
        return self.game.pack.copies == _COPIES

    def seated(self, view: KaskariaView) -> int:
        return len(view.sizes)

    def write(self, view: KaskariaView, row: bytearray) -> list[int]:
        v = view
        seats = len(v.sizes)
        around = [(v.seat + k) % seats for k in range(seats)]
        shown = self._gathered(v, v.display)
        seen = self._gathered(v, v.discard + v.played)
        order = self._colours(v, around, shown, seen)
        rank = [0] * self.colours
        for r in range(self.colours):
            rank[order[r]] = r
        o = 0
        for c in order:
            o = self._colour(v, around, c, shown[c] + seen[c], row, o)
        display = self._display(v, rank)
        places = ranked(display)
        for space in places:
            o = self._space(v, around, rank, v.display[space], row, o)
        points = so_far(v.gold, v.runner, v.griffin, v.amulet)
        for k in range(MOST_SEATS):
            o = self._hero(v, around, k, points, row, o)
        self.end = self._table(v, seats, row, o)
        order += places
        order.append(repeats(display, places))
        return order

    def _gathered(self, v: KaskariaView, kinds: list[int]) -> list[int]:
        """Return cards as a code for each colour."""
        out = [0] * self.colours
        weights = v.actions.weights
        for kind in kinds:
            if kind != EMPTY:
                out[kind // _MOTIFS] += weights[kind % _MOTIFS]
        return out

    def _colours(
        self, v: KaskariaView, around: list[int], shown: list[int], seen: list[int]
    ) -> list[int]:
        """Sort colours by everything the row shows of them, most cards in hand first."""
        codes = self.codes
        keys: list[int] = []
        for c in range(self.colours):
            code = v.hand[c]
            key = (self.totals[code] * codes + code) * codes + shown[c]
            for seat in around:
                key = key * codes + v.known[seat][c]
            keys.append(-(key * codes + seen[c]))
        return ranked(keys)

    def _colour(
        self, v: KaskariaView, around: list[int], c: int, gone: int, row: bytearray, o: int
    ) -> int:
        counts, totals = v.actions.counts, self.totals
        code = v.hand[c]
        row[o] = totals[code]
        row[o + 1] = totals[v.known[v.seat][c]]
        o += 2
        for k in range(1, len(around)):
            gone += v.known[around[k]][c]
        held, left = counts[code], counts[self.codes - 1 - code - gone]
        for m in range(_MOTIFS):
            if held[m]:
                row[o + m] = held[m]
            if left[m]:
                row[o + _MOTIFS + m] = left[m]
        o += 2 * _MOTIFS
        for k in range(1, MOST_SEATS):
            if k < len(around):
                theirs = v.known[around[k]][c]
                if theirs:
                    row[o] = totals[theirs]
                    known = counts[theirs]
                    for m in range(_MOTIFS):
                        if known[m]:
                            row[o + 1 + m] = known[m]
            o += 1 + _MOTIFS
        return one_of(row, o, self.codes, code)

    def _display(self, v: KaskariaView, rank: list[int]) -> list[int]:
        """Return what lies on each space, by the rank of its colour; empty spaces come last."""
        out: list[int] = []
        for kind in v.display:
            if kind == EMPTY:
                out.append(self.colours * _MOTIFS)
            else:
                out.append(rank[kind // _MOTIFS] * _MOTIFS + kind % _MOTIFS)
        return out

    def _space(
        self, v: KaskariaView, around: list[int], rank: list[int], kind: int, row: bytearray, o: int
    ) -> int:
        if kind == EMPTY:
            row[o] = 1
        else:
            c = kind // _MOTIFS
            row[o + 1 + kind % _MOTIFS] = 1
            for k in range(len(around)):
                code = v.hand[c] if k == 0 else v.known[around[k]][c]
                row[o + 1 + _MOTIFS + k] = self.totals[code]
            row[o + 1 + _MOTIFS + MOST_SEATS + rank[c]] = 1
        return o + 1 + _MOTIFS + MOST_SEATS + self.colours

    def _hero(
        self, v: KaskariaView, around: list[int], k: int, points: list[int], row: bytearray, o: int
    ) -> int:
        if k >= len(around):
            return o + 59
        seat = around[k]
        row[o] = 1
        row[o + 1] = small(v.gold[seat])
        row[o + 2] = small(points[seat])
        o = one_of(row, o + 3, 12, v.sizes[seat])
        # The distance to go, so that the end of a path is in one place whatever its length.
        o = one_of(row, o, 11, v.pack.runner_path - v.runner[seat])
        o = one_of(row, o, 8, v.pack.griffin_path - v.griffin[seat])
        best = max([points[i] for i in around if i != seat]) if k == 0 else points[v.seat]
        return one_of(row, o, 25, points[seat] - best + 12)

    def _table(self, v: KaskariaView, seats: int, row: bytearray, o: int) -> int:
        o = one_of(row, o, MOST_SEATS - 1, seats - 2)
        o = one_of(row, o, 9, v.owed)
        row[o] = 1 if v.options.intrepid else 0
        row[o + 1] = small(v.treasure)
        row[o + 2] = small(v.pile)
        row[o + 3] = small(v.shelf)
        row[o + 4] = small(v.turns)
        row[o + 5] = small(len(v.discard))
        row[o + 6] = small(max(v.pile - v.shelf, 0))
        return o + 7

    def index(self, order: list[int], action: int) -> int:
        if action < TAKE_DISPLAY:
            return action
        colours = self.colours
        if action < FIRST_SET:
            rank = order.index(action - TAKE_DISPLAY, colours) - colours
            return ALIKE if order[colours + DISPLAY] >> rank & 1 else TAKE_DISPLAY + rank
        chosen = action - FIRST_SET
        rank = order.index(chosen // self.sets)
        return FIRST_SET + rank * self.sets + chosen % self.sets

    def action(self, order: list[int], index: int) -> Action:
        if index < TAKE_DISPLAY:
            return Action(index)
        if index < FIRST_SET:
            return Action(TAKE_DISPLAY + order[self.colours + index - TAKE_DISPLAY])
        chosen = index - FIRST_SET
        return Action(FIRST_SET + order[chosen // self.sets] * self.sets + chosen % self.sets)


FEATURES: Final = KaskariaFeatures
