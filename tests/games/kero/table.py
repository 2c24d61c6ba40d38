"""Set a KERO table for a test: name what matters, the rest is out of the way.

Cards that are not named lie in the discard, Tuareks among the used ones; the pile is empty
unless it is named, from the top down.
"""

from __future__ import annotations

from kaboodle.core.event import Event
from kaboodle.core.game import Move
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.games.kero import Kero, frames
from kaboodle.games.kero.content import (
    ABILITIES,
    CARDS,
    CLAIM,
    EMPTY,
    RESOURCES,
    TUAREKS,
    WHITE_DICE,
    WHITES,
)
from kaboodle.games.kero.roll import burning
from kaboodle.games.kero.state import State

A, B = Seat(0), Seat(1)


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def numbers(game: Kero, text: str) -> list[int]:
    known = {**game.pack.numbers, "claim": CLAIM, "-": EMPTY}
    return [known[word] for word in words(text)]


def names(game: Kero, cards: list[int]) -> list[str]:
    told = {EMPTY: "-", CLAIM: "claim"}
    return [told[card] if card in told else game.pack.cards[card].name for card in cards]


def table(
    game: Kero,
    *,
    frame: int = frames.PREPARE,
    row: str = "-,-,-,-,-,-",
    pile: str = "",
    cards: tuple[str, str] = ("", ""),
    lands: str = "oasis, crossroads, green-valley, four-pillars",
    won: tuple[str, str] = ("", ""),
    tuareks: tuple[str, str] = ("", ""),
    tuarek_pile: str = "",
    tiles: tuple[str, str] = ("", ""),
    jerrycans: tuple[int, int] = (2, 2),
    explorers: tuple[list[int], list[int]] = ([0] * 4, [0] * 4),
    tanks: tuple[int, int] = (30_000, 30_000),
    resources: str = "",
    turn: int = 0,
    claims: int = 0,
    last_turn: bool = False,
    fires: int = 0,
) -> State:
    """Seat 1 began; it is `turn`'s turn and `frame` is open."""
    s = game.setup(2, 1)
    s.first = 0
    s.turn = turn
    s.turns = turn
    s.frames = [frame]
    s.claims = claims
    s.last_turn = last_turn
    s.fires = fires
    s.row = numbers(game, row)
    s.pile = numbers(game, pile)[::-1]
    s.cards = [numbers(game, cards[0]), numbers(game, cards[1])]
    placed = s.row + s.pile + s.cards[0] + s.cards[1]
    s.discard = [card for card in range(CARDS) if card not in placed]
    known = {**game.pack.land_numbers, "-": EMPTY}
    s.lands = [known[land] for land in words(lands)]
    s.won = [[known[land] for land in words(text)] for text in won]
    out = s.lands + s.won[0] + s.won[1]
    s.hidden_lands = [land for land in range(12) if land not in out]
    left = game.pack.tuareks.copy()
    for seat, text in enumerate(tuareks):
        s.tuareks[seat] = [words(text).count(kind) for kind in TUAREKS]
        left = [n - held for n, held in zip(left, s.tuareks[seat], strict=True)]
    s.tuarek_pile = [TUAREKS.index(kind) for kind in words(tuarek_pile)][::-1]
    for kind in s.tuarek_pile:
        left[kind] -= 1
    s.tuarek_used = [kind for kind, n in enumerate(left) for _ in range(n)]
    s.tiles = [sum(1 << ABILITIES.index(tile) for tile in words(text)) for text in tiles]
    s.jerrycans = list(jerrycans)
    s.explorers = [[*explorers[0], 0, 0][:6], [*explorers[1], 0, 0][:6]]
    s.tanks = list(tanks)
    s.resources = [words(resources).count(resource) for resource in RESOURCES]
    return s


WHITE = ["brick", "wheat", "metal", "recruit", "jerrycan", "fire"]


def dice(s: State, white: str, coloured: dict[str, int] | None = None) -> None:
    """The white dice show these; a coloured die shows the side with this number."""
    s.chosen = WHITE_DICE
    for die, shown in enumerate(white.split()):
        s.faces[die] = WHITE.index(shown)
    for colour, side in (coloured or {}).items():
        die = WHITES + ["green", "yellow", "blue"].index(colour)
        s.chosen |= 1 << die
        s.faces[die] = side


def tip(s: State, white: str, coloured: dict[str, int] | None = None) -> State:
    """The truck has just been tipped, and the dice show this."""
    s.frames = [frames.ROLLING]
    dice(s, white, coloured)
    s.since = s.rolled = s.now
    s.live = s.chosen & ~burning(s)
    return s


def choose(game: Kero, s: State, seat: Seat, key: str, at: int = 0) -> tuple[State, list[Event]]:
    """Play the choice with this key, checked."""
    return game.play(s, Move(seat, game.catalogue.number(key), Millis(at)))


def after(game: Kero, s: State, seat: Seat, *keys: str) -> State:
    """The state after several choices of one seat."""
    for key in keys:
        s, _ = choose(game, s, seat, key)
    return s


def keys(game: Kero, s: State, seat: Seat) -> list[str]:
    return [game.catalogue.key(action) for action in game.options(s, seat)]


def told(events: list[Event]) -> list[str]:
    return [event.key.removeprefix("kero-") for event in events]


def refused(game: Kero, s: State, seat: Seat, key: str, at: int = 0) -> str:
    """Clause and message of the refusal, or "" if it may be played."""
    refusal = game.refusal(s, Move(seat, Action(game.catalogue.number(key)), Millis(at)))
    return "" if refusal is None else f"{refusal.clause} {refusal.words.key[5:]}"
