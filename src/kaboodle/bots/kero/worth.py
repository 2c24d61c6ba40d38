"""What things are worth to a clan in KERO, in hundredths of a point. There are no floats, so that
every build decides alike. Everything weighed is public or the clan's own."""

from __future__ import annotations

from typing import Final

from kaboodle.games.kero.content import (
    CLAIMS,
    COLOUR,
    EMPTY,
    EVERY_COLOUR,
    FINALS,
    FOUR_ALIKE,
    HEAP,
    MOST_TILES,
    NO_ABILITY,
    SPACES,
    TIE,
    TRADE,
    TRIOS,
    Land,
)
from kaboodle.games.kero.score import colour_counts, land_points
from kaboodle.games.kero.view import KeroView

JERRYCAN_WORTH: Final = 100
TUAREK_WORTH: Final = 190
FUELLING_WORTH: Final = 110
_DIE: Final = 150  # a turn
_RESOURCE: Final = 85
_START_JERRYCAN: Final = 100
_ABILITY: Final = [_DIE, _DIE, _DIE, *[_RESOURCE] * 4, 45, 40, _START_JERRYCAN]


def turns_left(v: KeroView) -> int:
    """Return a guess at the turns a clan still has after this one."""
    return 0 if v.last_turn else max(0, v.pile - 2) // 4


def good_worth(v: KeroView, worth: int) -> int:
    """Return what a good such as a Jerrycan, worth this much, is still worth near the end."""
    return worth * min(2, turns_left(v)) // 2


def card_worth(v: KeroView, number: int, counts: list[int]) -> int:
    """Return what a card in the row is worth to the viewing clan; `counts` are its cards by
    colour."""
    me = v.clans[v.seat]
    card = v.pack.cards[number]
    worth = 100 * card.points
    if card.none_shall_pass:
        held = sum([1 for i in me.cards if v.pack.cards[i].none_shall_pass])
        worth += 100 * (2 * held + 1) + 30 * min(4, turns_left(v))
    worth += good_worth(v, JERRYCAN_WORTH) * card.jerrycans
    worth += good_worth(v, TUAREK_WORTH) * card.tuareks
    if card.fuellings:
        room = v.options.capacity - me.tank
        worth += good_worth(v, FUELLING_WORTH) * min(room, 26_000) // 26_000
    if card.explorers:
        worth += sum(explorer_worths(v, card.explorers))
    if card.ability != NO_ABILITY and tiles(me.tiles) < MOST_TILES:
        worth += _ABILITY[card.ability] * turns_left(v)
    return worth + _colour_worth(v, card.colour, counts)


def tiles(mask: int) -> int:
    return bin(mask).count("1")


def _colour_worth(v: KeroView, colour: int, counts: list[int]) -> int:
    """Return what one more card of a colour adds on territories won or led."""
    me = v.clans[v.seat]
    more = counts.copy()
    more[colour] += 1
    worth = 0
    for i in me.won:
        land = v.pack.lands[i]
        won = len(me.won)
        worth += 100 * (land_points(land, more, won) - land_points(land, counts, won))
        worth += _promise(land, colour, counts)
    for space in range(SPACES):
        i = v.lands[space]
        if i != EMPTY and me.explorers[space] > v.clans[1 - v.seat].explorers[space]:
            land = v.pack.lands[i]
            worth += 60 * (land_points(land, more, 1) - land_points(land, counts, 1))
    return worth


def _promise(land: Land, colour: int, counts: list[int]) -> int:
    """Return what a step towards a condition that is not met yet is worth."""
    if land.kind == TRIOS:
        return 20
    if land.kind == EVERY_COLOUR and counts[colour] == 0:
        return 40
    if land.kind == FOUR_ALIKE and counts[colour] == max(counts) < 4:
        return 40
    return 0


def land_worth(v: KeroView, number: int, seat: int) -> int:
    """Return what a territory is worth to a clan with the cards it has now, plus a little for
    later."""
    clan = v.clans[seat]
    land = v.pack.lands[number]
    counts = colour_counts(v.pack, clan.cards)
    worth = 100 * land_points(land, counts, len(clan.won) + 1)
    worth += good_worth(v, JERRYCAN_WORTH) * land.jerrycans
    worth += good_worth(v, TUAREK_WORTH) * land.tuareks
    if land.kind != COLOUR and land.kind != TRIOS:
        return worth
    return worth + 25 * turns_left(v)


def space_worth(v: KeroView, space: int, mine: int) -> int:
    """Return what one more Explorer is worth on a territory where the clan has `mine`."""
    number = v.lands[space]
    if number == EMPTY:
        return 0
    theirs = v.clans[1 - v.seat].explorers[space]
    own = land_worth(v, number, v.seat)
    lead = mine - theirs
    if v.pile > CLAIMS * HEAP:
        own = own * 45 // 100  # no Claim can come up yet, so an Explorer there is exposed
    if lead == 0:
        return own * 62 // 100
    if lead == -1:
        denied = land_worth(v, number, 1 - v.seat)
        if v.clans[v.seat].tiles >> TIE & 1:
            return (own + denied) * 70 // 100
        return (own + denied) * 30 // 100
    if lead == 1:
        return own * 28 // 100
    return own * 12 // 100


def best_space(v: KeroView, explorers: list[int], more: int) -> int:
    """Return where the next Explorer goes, with `more` to follow (KO-M2, KO-E2)."""
    if v.last_turn:
        double = FINALS[1] - explorers[SPACES + 1]
        if double == 1 or (double == 2 and more >= 1):
            return SPACES + 1
        return SPACES if explorers[SPACES] < FINALS[0] else SPACES + 1
    best = 0
    most = -1
    for space in range(SPACES):
        worth = space_worth(v, space, explorers[space])
        if worth > most:
            best, most = space, worth
    return best


def explorer_worths(v: KeroView, most: int) -> list[int]:
    """Return what each of the next Explorers is worth in turn, as far as there are any."""
    me = v.clans[v.seat]
    explorers = me.explorers.copy()
    out: list[int] = []
    for i in range(min(most, me.home(v.pack))):
        if v.last_turn:
            placed = explorers[SPACES] + explorers[SPACES + 1] + i
            out.append([100, 150, 150, 0, 0, 0, 0][min(placed, 6)])
            continue
        space = best_space(v, explorers, 0)
        out.append(space_worth(v, space, explorers[space]))
        explorers[space] += 1
    return out


def has_trade(v: KeroView) -> bool:
    return v.clans[v.seat].tiles >> TRADE & 1 == 1
