"""Set up a KERO table for a test: name what matters, and the rest is placed automatically.

A game could lead to every such table, because it goes through `game.restore`. Cards that are not
named are in the pile where they must be and in the discard where they can be, Tuareks among the
used ones.
"""

from __future__ import annotations

from typing import Any

from kaboodle.core.ids import Seat
from kaboodle.games.kero import Kero, frames
from kaboodle.games.kero.actions import dice_in, die_name
from kaboodle.games.kero.content import (
    ABILITIES,
    CLAIM,
    CLAIMS,
    EMPTY,
    HEAP,
    RESOURCES,
    SPACES,
    TUAREKS,
)
from kaboodle.games.kero.state import State

A, B = Seat(0), Seat(1)
WHITE = ["brick", "wheat", "metal", "recruit", "jerrycan", "fire"]
DICE = [die_name(die) for die in range(8)]


def words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def numbers(game: Kero, text: str) -> list[int]:
    return [game.pack.numbers[word] for word in words(text)]


def names(game: Kero, cards: list[int]) -> list[str]:
    special = {EMPTY: "-", CLAIM: "claim"}
    return [special[card] if card in special else game.pack.cards[card].name for card in cards]


def dice(mask: int) -> str:
    """Return a set of dice by name: "white1 white3 blue"."""
    return " ".join(DICE[die] for die in dice_in(mask))


def shown(s: State) -> str:
    """Return the faces of the white dice."""
    return " ".join(WHITE[face] for face in s.faces[:5])


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
    explorers: tuple[list[int], list[int]] = ([0] * 6, [0] * 6),
    tanks: tuple[int, int] = (30_000, 30_000),
    resources: str = "",
    turn: int = 0,
    claims: int = 0,
    **more: Any,
) -> State:
    """Return a state in which seat 1 began, it is `turn`'s turn and `frame` is open. Piles are
    named from the top down.

    A tile brings its card. Further parts of a position are given as in its JSON.
    """
    raw: dict[str, Any] = game.describe(game.setup(2, 1))
    raw.update(first=0, turn=turn, turns=turn + (frame == frames.OVER), claims=claims)
    raw["frames"] = [frames.NAMES[frame]]
    raw["row"] = ["" if card == "-" else card for card in words(row)]
    for seat in (A, B):
        clan = raw["clans"][seat]
        clan["cards"] = words(cards[seat])
        givers = [_giver(game, tile) for tile in words(tiles[seat])]
        clan["cards"] += [card for card in givers if card not in clan["cards"]]
        clan["tiles"] = sum(1 << i for i in {_ability(game, c) for c in clan["cards"]} if i >= 0)
        clan["territories"] = words(won[seat])
        clan["tuareks"] = [words(tuareks[seat]).count(kind) for kind in TUAREKS]
        clan["jerrycans"] = jerrycans[seat]
        clan["explorers"] = [*explorers[seat], 0, 0][:6]
        clan["tank"] = tanks[seat]
    _lay_cards(game, raw, words(pile))
    _lay_lands(game, raw, words(lands))
    raw["tuarek_pile"] = words(tuarek_pile)[::-1]
    raw["resources"] = [words(resources).count(resource) for resource in RESOURCES]
    raw.update(more)
    _use_tuareks(game, raw)
    return game.restore(raw)


def _ability(game: Kero, card: str) -> int:
    return game.pack.cards[game.pack.numbers[card]].ability


def _giver(game: Kero, tile: str) -> str:
    """Return the card that brings this tile."""
    return next(c.name for c in game.pack.cards if c.ability == ABILITIES.index(tile))


def _lay_cards(game: Kero, raw: dict[str, Any], top: list[str]) -> None:
    """Lay the pile: the named cards, and below them heaps, each with its Claim card (KO-S1)."""
    placed = [*top, *raw["row"], *raw["clans"][A]["cards"], *raw["clans"][B]["cards"]]
    left = [card for card in game.pack.cards if card.name not in placed]
    others = [card.name for card in left if not card.start]
    starts = [card.name for card in left if card.start]
    named = top[::-1]
    deep = [name for name in named if name == "claim" or not _starts(game, name)]
    claims = deep.count("claim")
    pile: list[str] = []
    for heap in range(CLAIMS - raw["claims"] - claims):  # with no card named
        last = heap == CLAIMS - raw["claims"] - 1
        size = min(len(others), HEAP - 1 - len(deep)) if last else HEAP - 1
        pile += ["claim", *[others.pop() for _ in range(size)]]
    for _ in range(claims - 1):  # the cards above a named Claim are of its heap, and it is full
        end = deep.index("claim", deep.index("claim") + 1)
        part, deep = deep[:end], deep[end:]
        pile += [*[others.pop() for _ in range(HEAP - len(part))], *part]
    if not deep and len(pile) == CLAIMS * HEAP:  # they are only gone when a heap is begun
        pile += starts
        starts = []
    raw["pile"] = pile + deep + [name for name in named if _starts(game, name)]
    raw["discard"] = others + starts


def _starts(game: Kero, name: str) -> bool:
    return name != "claim" and game.pack.cards[game.pack.numbers[name]].start


def _lay_lands(game: Kero, raw: dict[str, Any], up: list[str]) -> None:
    """Lay four territories face up for each Claim to come. Those that are out but not won are
    gone."""
    raw["territories"] = ["" if land == "-" else land for land in up]
    won = [land for clan in raw["clans"] for land in clan["territories"]]
    left = [land.name for land in game.pack.lands if land.name not in [*up, *won]]
    hidden = max(0, SPACES * (CLAIMS - 1 - raw["claims"]))
    raw["hidden_territories"], raw["gone"] = left[:hidden], left[hidden:]


def _use_tuareks(game: Kero, raw: dict[str, Any]) -> None:
    lying = [*raw["tuarek_pile"], *raw["face_up"]]
    held = [clan["tuareks"] for clan in raw["clans"]]
    raw["tuarek_used"] = [
        kind
        for i, kind in enumerate(TUAREKS)
        for _ in range(game.pack.tuareks[i] - held[A][i] - held[B][i] - lying.count(kind))
    ]


def changed(game: Kero, s: State, **fields: Any) -> State:
    """Return the same table with a few parts of its position changed."""
    return game.restore({**game.describe(s), **fields})


def tip(game: Kero, s: State, white: str, coloured: dict[str, int] | None = None) -> State:
    """Tip the truck: the white dice show these faces, a coloured one this side."""
    faces = s.faces.copy()
    faces[:5] = [WHITE.index(word) for word in white.split()]
    chosen = DICE[:5] + list(coloured or {})
    for die, side in (coloured or {}).items():
        faces[DICE.index(die)] = side
    mask = sum(1 << DICE.index(die) for die in chosen)
    fire = [die for die in dice_in(mask) if game.pack.fire[die * 6 + faces[die]]]
    live = mask if s.forgiven() else mask & ~sum(1 << die for die in fire)
    flows = {"now": s.now, "since": s.now, "rolled": s.now}
    return changed(game, s, frames=["rolling"], chosen=mask, faces=faces, live=live, **flows)
