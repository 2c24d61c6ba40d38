"""The camp: collects what the dice gave, and spends it (KO-M1 to KO-M4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaboodle.core.event import Log
from kaboodle.games.kero import events
from kaboodle.games.kero.content import (
    DICE_IN,
    EMPTY,
    EXPLORER,
    FINALS,
    FIRST_RESOURCE_TILE,
    GOODS,
    JERRYCAN,
    METAL,
    MOST_TILES,
    NO_ABILITY,
    RECRUIT,
    SIDES,
    SPACES,
    TUAREK,
    WHEAT,
    Pack,
)
from kaboodle.games.kero.frames import CAMP, PLACING
from kaboodle.games.kero.fuel import offer
from kaboodle.games.kero.state import State
from kaboodle.games.kero.stock import draw_tuarek, grant_jerrycans, left_to_draw

if TYPE_CHECKING:
    from mypy_extensions import i64

HIRING: Final = 2  # Jerrycans for a Tuarek (KO-M2)
EXPLORING: Final = [RECRUIT, METAL]  # one of each for an Explorer (KO-M2)


def collect(s: State, log: Log) -> None:
    """Collect what the dice show, then what the abilities add (KO-M1).

    Reading, KO-M1: an ability gained later in the turn adds its resource from the next turn.
    """
    have = s.resources
    comes = gathered(s.pack, s.chosen, s.faces, s.tiles[s.turn])
    for resource in range(4):
        have[resource] += comes[resource]
    # Grant, and log, only what there is: in the box, in the pile, at home (KO-C3, KO-M5, KO-M4).
    jerrycans = s.options.granted(comes[JERRYCAN], s.supply())
    tuareks = min(comes[TUAREK], left_to_draw(s))
    explorers = min(comes[EXPLORER], room(s))
    if log is not None:
        log.append(events.collected(s.seat(), have, jerrycans, tuareks, explorers))
    grant_jerrycans(s, s.turn, jerrycans, log)
    while tuareks > 0:
        draw_tuarek(s, s.turn, log)
        tuareks -= 1
    place_free(s, explorers)


def gathered(pack: Pack, chosen: i64, faces: list[int], tiles: i64) -> list[int]:
    """Return what these dice show and these abilities add, as in `content.GOODS` (KO-M1)."""
    out = [0] * len(GOODS)
    for die in DICE_IN[chosen]:
        gives = pack.gives[die * SIDES + faces[die]]
        for good in range(len(GOODS)):
            if gives[good]:  # most sides give one thing
                out[good] += gives[good]
    for resource in range(4):
        if tiles >> (FIRST_RESOURCE_TILE + resource) & 1:
            out[resource] += 1
    return out


def room(s: State) -> i64:
    """Count the Explorers that the clan could place now (KO-M4, KO-E2)."""
    home = s.home(s.turn)
    if not s.last_turn:
        return home
    left: i64 = 0
    for i in range(len(FINALS)):
        left += FINALS[i] - s.explorers[s.turn][SPACES + i]
    return left if left < home else home


def place_free(s: State, explorers: i64) -> None:
    """Ask the owner to place free Explorers at once, at most those left (KO-M1, KO-M3, KO-M4)."""
    if explorers == 0:
        return
    left = room(s)
    if left > 0:
        s.placing = explorers if explorers < left else left
        s.frames.append(PLACING)


def explore(s: State, place: i64, log: Log) -> None:
    """Send out an Explorer: a free one, or for 1 recruit and 1 metal (KO-M2)."""
    s.explorers[s.turn][place] += 1
    if s.frames[-1] == CAMP:
        for resource in EXPLORING:
            s.resources[resource] -= 1
    else:
        s.placing -= 1
        if s.placing == 0:
            s.frames.pop()
    if log is not None:
        log.append(events.explored(s.seat(), place))


def take(s: State, space: i64, log: Log) -> None:
    """Take a card in the row at its cost. Its effect happens at once (KO-M2, KO-M3)."""
    seat = s.turn
    number = s.row[space]
    card = s.pack.cards[number]
    s.row[space] = EMPTY
    for resource in range(4):
        s.resources[resource] -= card.cost[resource]
    s.jerrycans[seat] -= card.cost[JERRYCAN]
    s.cards[seat].append(number)
    if log is not None:
        log.append(events.card_taken(s.seat(), space, card.name))

    # KO-M3: a sixth tile is not given, but the card is.
    if card.ability != NO_ABILITY and tiles_held(s, seat) < MOST_TILES:
        s.tiles[seat] |= 1 << card.ability
        if log is not None:
            log.append(events.tile_taken(s.seat(), card.ability))
    if card.jerrycans:
        grant_jerrycans(s, seat, card.jerrycans, log)
    for _ in range(card.tuareks):
        draw_tuarek(s, seat, log)
    if card.fuellings:
        offer(s, card.fuellings, log)
    place_free(s, card.explorers)


def tiles_held(s: State, seat: i64) -> i64:
    out: i64 = 0
    tiles = s.tiles[seat]
    while tiles:
        out += tiles & 1
        tiles >>= 1
    return out


def hire(s: State, log: Log) -> None:
    """Draw a Tuarek for two Jerrycans (KO-M2)."""
    s.jerrycans[s.turn] -= HIRING
    if log is not None:
        log.append(events.hired(s.seat()))
    draw_tuarek(s, s.turn, log)


def trade(s: State, wheat: i64, log: Log) -> None:
    """Trade wheat for Jerrycans, once a turn (KO-M2, KO-M3)."""
    s.traded = True
    s.resources[WHEAT] -= wheat
    if log is not None:
        log.append(events.traded(s.seat(), wheat))
    grant_jerrycans(s, s.turn, wheat, log)
