"""KROM's encoder: what a player sees, as a row of numbers. The dice of a climb are sorted by what
they show, prey and evolutions by their cards, players in turn order from the viewer's own seat."""

from __future__ import annotations

from typing import Final, final

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
from kaboodle.games.krom import Krom, verbs
from kaboodle.games.krom.actions import EXTRA_DICE, REALISE
from kaboodle.games.krom.content import (
    CHARACTERS,
    CLIMB_DICE,
    COMBINATIONS,
    EMPTY,
    FULL_LIFE,
    KROM,
    MOST_SEATS,
    PLACES,
    SPACES,
    TOKENS,
)
from kaboodle.games.krom.dice import SIDES, combination, losses, ranking
from kaboodle.games.krom.frames import (
    CLIMBING,
    STAGES,
    Acting,
    Choosing,
    Countering,
    Fighting,
    Robbing,
)
from kaboodle.games.krom.state import BEAST
from kaboodle.games.krom.view import KromView

# Offsets in the order.
_SEATS: Final = 1
_DICE: Final = 2
_PREY: Final = _DICE + CLIMB_DICE + 1
_IDEAS: Final = _PREY + SPACES + 1

_PURSE: Final = 8  # token counts below this are told apart
_TO_GO: Final = 13  # evolution points
_CARDS: Final = 8
_LEARNED: Final = "8c38b2f0c0841a64"  # what cards with numbers did when the net was trained
_PLAYER: Final = (
    14 + CHARACTERS + len(PLACES) + FULL_LIFE + 1 + TOKENS * (1 + _PURSE) + _TO_GO + _CARDS
)


@final
class KromFeatures(Encoder[KromView]):
    """The order: seat, seats, then dice by rank and which repeat, prey likewise, evolutions
    likewise."""

    def __init__(self, game: Krom) -> None:
        self.game: Final = game
        self.faces: Final = len(game.pack.bonus.ids)
        self.kinds: Final = len(game.pack.picking.ids)
        self.verb: Final = game.actions.verb
        self.arg: Final = game.actions.arg
        self.rerolls: Final[int] = game.actions.rerolls[0] - 1  # + the dice, one bit each
        self.hunts: Final[int] = game.actions.hunts[0][0]
        super().__init__(
            len(game.catalogue), MOST_SEATS, game.view(game.setup(MOST_SEATS, 0), Seat(0))
        )

    def standard(self) -> bool:
        pack = self.game.pack
        amounts = [pack.bonus.gives, pack.picking.gives, pack.price]
        goods = [[[n > 0 for n in face] for face in faces] for faces in amounts]
        return fingerprint([pack.kind, pack.bonus_place, goods]) == _LEARNED

    def seated(self, view: KromView) -> int:
        return len(view.place)

    def write(self, view: KromView, row: bytearray) -> list[int]:
        v = view
        seats = len(v.place)
        order = [v.seat, seats]
        o = self._phase(v, order, row, 0)
        o = self._combat(v, row, o)
        o = self._card(v, row, o)
        for k in range(MOST_SEATS):
            if k < seats:
                self._player(v, (v.seat + k) % seats, k, row, o)
            o += _PLAYER
        o = self._fight(v, seats, row, o)
        o = self._held(v, row, o)
        o = self._prey(v, order, row, o)
        o = self._ideas(v, order, row, o)
        self.end = self._table(v, seats, row, o)
        return order

    def _phase(self, v: KromView, order: list[int], row: bytearray, o: int) -> int:
        """Write whose phase it is, how far it has got, and the dice of a climb."""
        dice: list[int] = [0] * CLIMB_DICE
        base = v.frames[0] if v.frames else None
        if isinstance(base, Acting):
            row[o + base.stage] = 1
            one_of(row, o + 4, 5, base.count)
            row[o + 9] = 1 if base.seat == v.seat else 0
            prices = v.pack.rerolls
            kroms = v.tokens[base.seat][KROM]
            row[o + 10] = 1 if base.count < len(prices) and kroms >= prices[base.count] else 0
            if base.stage == CLIMBING:
                dice = base.dice
                row[o + 11 + combination(dice)] = 1
        o += len(STAGES) + 7 + len(COMBINATIONS)
        ranks = ranked(dice)
        if dice[0]:
            for r in range(CLIMB_DICE):
                row[o + r * SIDES + dice[ranks[r]] - 1] = 1
        order += ranks
        order.append(repeats(dice, ranks))
        return o + CLIMB_DICE * SIDES

    def _combat(self, v: KromView, row: bytearray, o: int) -> int:
        """Write what is asked, and how far a combat has got."""
        top = v.frames[-1] if v.frames else None
        if isinstance(top, Acting):
            row[o] = 1
        elif isinstance(top, Countering):
            row[o + 1] = 1
        elif isinstance(top, Fighting):
            row[o + 2] = 1
            row[o + 6] = small(top.passes)
        elif isinstance(top, Robbing):
            row[o + 3] = 1
            row[o + 7] = len(top.victims)
        elif isinstance(top, Choosing):
            row[o + 4] = 1
        else:
            row[o + 5] = 1
        return o + 8

    def _card(self, v: KromView, row: bytearray, o: int) -> int:
        """Write the card that can be countered, and what lies below it."""
        row[o] = small(len(v.frames))
        o += 1
        for f in v.frames:
            if isinstance(f, Countering):
                row[o + f.face] += 1
        o += self.faces
        top = v.frames[-1] if v.frames else None
        if isinstance(top, Countering):
            row[o + top.face] = 1
        return o + self.faces

    def _player(self, v: KromView, seat: int, k: int, row: bytearray, o: int) -> None:
        base = v.frames[0] if v.frames else None
        top = v.frames[-1] if v.frames else None
        row[o] = 1
        row[o + 1] = v.life[seat]
        row[o + 2] = small(v.points[seat])
        row[o + 3] = 1 if seat in v.queue else 0
        row[o + 4] = 1 if v.queue and v.queue[-1] == seat else 0
        row[o + 5] = 1 if v.trophy == seat else 0
        if isinstance(base, Acting):
            row[o + 6] = 1 if base.seat == seat else 0
        elif isinstance(base, Robbing):
            row[o + 7] = 1 if base.victims[0] == seat else 0
            row[o + 8] = 1 if seat in base.victims else 0
        if isinstance(top, Countering):
            row[o + 9] = 1 if top.player == seat else 0
            row[o + 10] = 1 if top.target == seat else 0
        row[o + 11] = 1 if v.place[seat] == v.place[v.seat] else 0
        row[o + 12] = 1 if v.place[seat] == v.here else 0
        row[o + 13] = len(v.realised[seat])
        o += 14
        if v.character[seat] >= 0:
            row[o + v.character[seat]] = 1
        o += CHARACTERS
        row[o + v.place[seat]] = 1
        o = one_of(row, o + len(PLACES), FULL_LIFE + 1, v.life[seat])
        for n in v.tokens[seat]:
            row[o] = small(n)
            o = one_of(row, o + 1, _PURSE, n)
        o = one_of(row, o, _TO_GO, v.goal - v.points[seat])
        one_of(row, o, _CARDS, v.sizes[seat])

    def _fight(self, v: KromView, seats: int, row: bytearray, o: int) -> int:
        """Write how a combat would end now: by player, then the Kromosaurus, then the viewer's
        lead."""
        base = v.frames[0] if v.frames else None
        if isinstance(base, Fighting):
            fighters, totals = base.fighters, base.totals
            weights = [v.pack.weights[i if i == BEAST else v.character[i]] for i in fighters]
            winner = ranking(totals, weights, v.here)[0]
            lost = losses(totals, winner)
            mine = -1
            rest = 0
            for i in range(len(fighters)):
                seat = fighters[i]
                beast = seat == BEAST
                at = o + 5 * (MOST_SEATS if beast else (seat - v.seat) % seats)
                row[at] = 1
                row[at + 1] = small(totals[i])
                row[at + 2] = 1 if i == winner else 0
                row[at + 3] = small(lost[i])
                row[at + 4] = 1 if lost[i] >= (v.beast_life if beast else v.life[seat]) else 0
                if seat == v.seat:
                    mine = totals[i]
                elif totals[i] > rest:
                    rest = totals[i]
            if mine >= 0:
                one_of(row, o + 5 * (MOST_SEATS + 1), 23, mine - rest + 11)
        o += 5 * (MOST_SEATS + 1) + 23
        row[o] = v.beast_life
        if v.beast_place >= 0:
            row[o + 1 + v.beast_place] = 1
        return o + 1 + len(PLACES)

    def _held(self, v: KromView, row: bytearray, o: int) -> int:
        """Write the bonus cards (own, known in other hands, played) and the picking cards that are
        gone."""
        for face in v.hand:
            row[o + face] += 1
        o += self.faces
        for _, face in v.known:
            row[o + face] += 1
        o += self.faces
        for face in v.played:
            row[o + face] += 1
        o += self.faces
        for card in v.picked:
            row[o + card] += 1
        return o + self.kinds

    def _prey(self, v: KromView, order: list[int], row: bytearray, o: int) -> int:
        pack = v.pack
        keys = [len(pack.hunt_dice) if card == EMPTY else card for card in v.prey]
        ranks = ranked(keys)
        for space in ranks:
            card = v.prey[space]
            if card != EMPTY:
                row[o] = 1
                row[o + 1] = pack.hunt_dice[card]
                row[o + 2] = pack.hunt_value[card]
                row[o + 3] = small(6 * pack.hunt_dice[card] - pack.hunt_value[card])
                gives = pack.hunting.gives[card]
                for g in range(len(gives)):
                    if gives[g]:
                        row[o + 4 + g] = gives[g]
            o += 10
        order += ranks
        order.append(repeats(keys, ranks))
        return o

    def _ideas(self, v: KromView, order: list[int], row: bytearray, o: int) -> int:
        pack = v.pack
        keys = [len(pack.points) if card == EMPTY else card for card in v.ideas]
        ranks = ranked(keys)
        for space in ranks:
            card = v.ideas[space]
            if card != EMPTY:
                place = pack.evolution_place[card]
                row[o] = 1
                row[o + 1] = pack.points[card]
                row[o + 2] = 1 if v.points[v.seat] + pack.points[card] >= v.goal else 0
                row[o + 3 + place + 1] = 1
                row[o + 8] = 1 if place < 0 or place == v.here else 0
                cost = pack.cost[card]
                able = 0
                nearest = 255
                for seat in range(len(v.tokens)):
                    missing = 0
                    for g in range(TOKENS):
                        if cost[g] > v.tokens[seat][g]:
                            missing += cost[g] - v.tokens[seat][g]
                            if seat == v.seat:
                                row[o + 9 + TOKENS + g] = small(cost[g] - v.tokens[seat][g])
                    if seat == v.seat:
                        row[o + 17] = small(missing)
                        row[o + 18] = 1 if missing == 0 else 0
                    else:
                        able += 1 if missing == 0 else 0
                        nearest = min(nearest, missing)
                for g in range(TOKENS):
                    row[o + 9 + g] = small(cost[g])
                row[o + 19] = nearest
                row[o + 20] = able
            o += 21
        order += ranks
        order.append(repeats(keys, ranks))
        return o

    def _table(self, v: KromView, seats: int, row: bytearray, o: int) -> int:
        for g in range(TOKENS):
            row[o + g] = small(v.supply[g])
            row[o + TOKENS + g] = small(v.decks[g])
        o = one_of(row, o + 2 * TOKENS, len(PLACES) + 1, v.here + 1)
        o = one_of(row, o, MOST_SEATS - 1, seats - 2)
        row[o] = small(v.round)
        row[o + 1] = small(v.options.round_cap - v.round)
        row[o + 2] = len(v.queue)
        row[o + 3] = small(len(v.hunted))
        row[o + 4] = v.goal
        row[o + 5] = 1 if v.options.glacial else 0
        row[o + 6] = 1 if v.options.kromosaurus else 0
        row[o + 7] = 1 if v.options.endless else 0
        row[o + 8] = 1 if v.options.recovery < FULL_LIFE else 0
        return o + 9

    def index(self, order: list[int], action: int) -> int:
        verb, arg = self.verb[action], self.arg[action]
        if verb == verbs.REROLL:
            loose = to_ranks(order, _DICE, CLIMB_DICE, action - self.rerolls)
            return loose if loose == ALIKE else self.rerolls + loose
        if verb == verbs.HUNT:
            rank = _rank(order, _PREY, arg // EXTRA_DICE)
            return rank if rank == ALIKE else self.hunts + rank * EXTRA_DICE + arg % EXTRA_DICE
        if verb == verbs.REALISE:
            rank = _rank(order, _IDEAS, arg)
            return rank if rank == ALIKE else REALISE + rank
        if verb == verbs.PLAY:
            target = self.game.actions.target[arg]
            if target >= 0:
                return action - target + (target - order[0]) % order[_SEATS]
        return action

    def action(self, order: list[int], index: int) -> Action:
        verb, arg = self.verb[index], self.arg[index]
        out = index
        if verb == verbs.REROLL:
            out = self.rerolls + to_places(order, _DICE, CLIMB_DICE, index - self.rerolls)
        elif verb == verbs.HUNT:
            space = order[_PREY + arg // EXTRA_DICE]
            out = self.hunts + space * EXTRA_DICE + arg % EXTRA_DICE
        elif verb == verbs.REALISE:
            out = REALISE + order[_IDEAS + arg]
        elif verb == verbs.PLAY:
            away = self.game.actions.target[arg]
            if away >= 0:
                out = index - away + (away + order[0]) % order[_SEATS]
        return Action(out)


def _rank(order: list[int], at: int, space: int) -> int:
    """Return the rank of one of four spaces; ALIKE if another with the same card comes before
    it."""
    rank = order.index(space, at) - at
    return ALIKE if order[at + SPACES] >> rank & 1 else rank


FEATURES: Final = KromFeatures
