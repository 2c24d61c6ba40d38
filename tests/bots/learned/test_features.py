"""Views as rows, for every game, number of seats and option."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from kaboodle import packs
from kaboodle.bots import BOTS
from kaboodle.bots.kaskaria.features import KaskariaFeatures
from kaboodle.bots.kero.features import KeroFeatures
from kaboodle.bots.krom.features import KromFeatures
from kaboodle.bots.learned.encoder import ALIKE, Encoder, ranked, repeats, to_places, to_ranks
from kaboodle.bots.learned.net import Net
from kaboodle.core.game import View
from kaboodle.core.ids import Action, Seat
from kaboodle.games.kaskaria import BOX
from kaboodle.games.kaskaria.content import MOTIFS
from kaboodle.games.kero.frames import ROLLING
from kaboodle.games.krom.frames import CLIMBING, Acting
from kaboodle.shelf import BOXES, load, open_game
from kaboodle.testing.walk import walk
from tests.cases import PACKS

FEATURES: dict[str, Any] = {
    "kaskaria": KaskariaFeatures,
    "krom": KromFeatures,
    "kero": KeroFeatures,
}
INTREPID: dict[str, object] = {"intrepid": True}
TABLES: list[tuple[str, int, dict[str, object]]] = [
    *[("kaskaria", seats, {}) for seats in (2, 3, 4)],
    *[("kaskaria", seats, INTREPID) for seats in (2, 3, 4)],
    *[("krom", seats, {}) for seats in (2, 3, 4, 5, 6)],
    ("krom", 2, {"glacial": True, "kromosaurus": True, "characters": "chosen"}),
    ("krom", 5, {"glacial": True, "kromosaurus": True, "long_game": True}),
    ("krom", 6, {"endless_supply": True, "stun_recovery": "6", "round_cap": 20}),
    ("kero", 2, {}),
    ("kero", 2, {"clock": "realtime"}),
    ("kero", 2, {"clock": "realtime", "longer_time": "double"}),
    ("kero", 2, {"longer_time": "half", "endless_supply": True}),
]


def row_of(encoder: Encoder[Any], view: Any) -> tuple[bytes, list[int]]:
    row = bytearray(encoder.size)
    order = encoder.write(view, row)
    assert encoder.end == encoder.size == len(row)
    return bytes(row), order


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_rows_are_filled_and_actions_round_trip(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game = open_game(name, options)
    encoder = FEATURES[name](game)
    for s, move in walk(game, seats, seed=seats, most=400):
        for seat in game.asked(s):
            view = game.view(s, seat)
            _, order = row_of(encoder, view)
            choices = game.options(s, seat)
            numbers = [encoder.index(order, action) for action in choices]
            distinct = [number for number in numbers if number != ALIKE]

            assert encoder.seated(view) == seats
            assert len(set(distinct)) == len(distinct) > 0
            assert all(0 <= number < encoder.actions for number in distinct)
            for action, number in zip(choices, numbers, strict=True):
                assert number == ALIKE or encoder.action(order, number) == action
        assert move.action < encoder.actions or move.action in game.free(s, move.seat)


@pytest.mark.parametrize("name", list(FEATURES))
def test_rows_have_one_size_whatever_the_options(name: str) -> None:
    sizes = {
        FEATURES[name](open_game(name, options)).size for game, _, options in TABLES if game == name
    }

    assert len(sizes) == 1


# The rows that the shipped weights were trained on. Other rows need other weights.
DIGESTS = {
    "kaskaria": "8b6a92a25153cb8f",
    "krom": "d649d6c38b751202",
    "kero": "c57e379cea758e8d",
}


@pytest.mark.parametrize("name", list(DIGESTS))
def test_rows_are_the_same_in_both_builds_and_as_in_training(name: str) -> None:
    digest = hashlib.sha256()
    for number, (game_name, seats, options) in enumerate(TABLES):
        if game_name == name:
            game = open_game(name, options)
            encoder = FEATURES[name](game)
            private = name != "kero"  # its rows are older than its free moves
            for s, _ in walk(game, seats, number, 150, private):
                for seat in game.asked(s):
                    row, order = row_of(encoder, game.view(s, seat))
                    numbers = [encoder.index(order, action) for action in game.options(s, seat)]
                    digest.update(row + str(numbers).encode())

    assert digest.hexdigest()[:16] == DIGESTS[name]


def test_a_row_lists_seats_from_the_viewers_own() -> None:
    game = load("kaskaria")
    encoder = FEATURES["kaskaria"](game)
    for s, move in walk(game, 3, seed=4, most=100):
        view, other = game.view(s, move.seat), game.view(s, move.seat)
        other.seat = Seat((move.seat + 1) % 3)
        for name in ("sizes", "known", "runner", "griffin", "gold"):
            seats = getattr(view, name)
            setattr(other, name, [seats[2], *seats[:2]])
        if view.amulet >= 0:
            other.amulet = Seat((view.amulet + 1) % 3)

        assert row_of(encoder, other)[0] == row_of(encoder, view)[0]


def test_another_pack_may_need_rows_of_another_size() -> None:
    game = load("kaskaria", PACKS / "kaskaria" / "tight.toml")
    encoder = FEATURES["kaskaria"](game)
    for s, move in walk(game, 2, seed=1, most=100):
        row_of(encoder, game.view(s, move.seat))

    assert encoder.size != FEATURES["kaskaria"](load("kaskaria")).size


@pytest.mark.parametrize(("copies", "known"), [((2, 1, 2, 1), True), ((1, 2, 2, 1), False)])
def test_rows_of_the_same_size_may_mean_something_else(
    copies: tuple[int, ...], known: bool
) -> None:
    """A pack with as many hands and sets of a colour, but different ones: the weights do not
    apply."""
    pack: Any = packs.standard("kaskaria")
    raw = {**pack, "deck": {**pack["deck"], **dict(zip(MOTIFS, copies, strict=True))}}
    game: Any = BOX.open(raw, {})
    encoder = KaskariaFeatures(game)

    assert encoder.size == FEATURES["kaskaria"](load("kaskaria")).size
    assert encoder.standard() == known
    level: Any = BOTS["kaskaria"]["hard"]
    assert isinstance(level.cast.learned(game), Net) == known


@pytest.mark.parametrize(
    ("name", "lists"),
    [("krom", ["bonus"]), ("krom", ["picking"]), ("kero", ["cards"]), ("kero", ["territories"])],
)
def test_reordered_cards_are_not_standard(name: str, lists: list[str]) -> None:
    """The same cards in another order give other rows, so the weights do not apply. What cards cost
    and their names may differ."""
    level: Any = BOTS[name]["hard"]
    pack: Any = packs.standard(name)
    assert isinstance(level.cast.learned(BOXES[name].open(pack, {})), Net)

    turned = {**pack, **{rows: pack[rows][::-1] for rows in lists}}
    game: Any = BOXES[name].open(turned, {})
    assert FEATURES[name](game).size == FEATURES[name](load(name)).size
    assert level.cast.learned(game) is level.cast.plain

    dearer = {**pack, lists[0]: [{**row, "id": f"my-{row['id']}"} for row in pack[lists[0]]]}
    assert isinstance(level.cast.learned(BOXES[name].open(dearer, {})), Net)


class Large(Encoder[View]):
    """Writes as much as the largest pack of Kaskaria would: twenty colours with 625 hands each."""

    def seated(self, view: View) -> int:
        return 2

    def write(self, view: View, row: bytearray) -> list[int]:
        self.end = 20 * 650 + 500
        row[self.end - 1] = 1
        return []

    def index(self, order: list[int], action: int) -> int:
        return action

    def action(self, order: list[int], index: int) -> Action:
        return Action(index)


def test_the_largest_pack_can_be_encoded() -> None:
    game = load("kaskaria")

    assert Large(9, 4, game.view(game.setup(2, 1), Seat(0))).size == 13_500


def test_kaskaria_colours_are_interchangeable() -> None:
    game = load("kaskaria")
    encoder = FEATURES["kaskaria"](game)
    turn = [3, 5, 0, 8, 1, 7, 2, 4, 6]
    for s, move in walk(game, 4, seed=5, most=200):
        view, other = game.view(s, move.seat), game.view(s, move.seat)
        back = {new: old for old, new in enumerate(turn)}
        other.hand = [view.hand[back[c]] for c in range(9)]
        other.known = [[known[back[c]] for c in range(9)] for known in view.known]

        def renamed(kinds: list[int]) -> list[int]:
            return [kind if kind < 0 else turn[kind // 4] * 4 + kind % 4 for kind in kinds]

        other.display = renamed(list(reversed(view.display)))
        other.discard = renamed(view.discard)
        other.played = renamed(view.played)

        assert row_of(encoder, other)[0] == row_of(encoder, view)[0]


def test_krom_spaces_and_dice_are_interchangeable() -> None:
    game = load("krom")
    encoder = FEATURES["krom"](game)
    climbs = 0
    for s, move in walk(game, 3, seed=5, most=1500):
        view, other = game.view(s, move.seat), game.view(s, move.seat)
        other.prey = list(reversed(view.prey))
        other.ideas = [*view.ideas[2:], *view.ideas[:2]]
        base = other.frames[0]
        if isinstance(base, Acting) and base.stage == CLIMBING:
            base.dice = list(reversed(base.dice))
            climbs += 1

        assert row_of(encoder, other)[0] == row_of(encoder, view)[0]
    assert climbs > 0


def test_kero_spaces_and_white_dice_are_interchangeable() -> None:
    game = load("kero")
    encoder = FEATURES["kero"](game)
    rolls = 0
    for s, move in walk(game, 2, seed=5, most=600):
        view, other = game.view(s, move.seat), game.view(s, move.seat)
        if view.frames[-1] == ROLLING:
            other.faces = [*reversed(view.faces[:5]), *view.faces[5:]]
            live = sum([1 << 4 - die for die in range(5) if view.live >> die & 1])
            other.live = live | view.live & 0b11100000
            rolls += 1
        if -1 not in view.lands:
            other.lands = list(reversed(view.lands))
            for clan in other.clans:
                clan.explorers[:4] = list(reversed(clan.explorers[:4]))

        assert row_of(encoder, other)[0] == row_of(encoder, view)[0]
    assert rolls > 0


def test_of_equal_dice_the_first_are_taken() -> None:
    faces = [2, 0, 2, 5, 0]
    order = ranked(faces)
    order.append(repeats(faces, order))

    assert order == [1, 4, 0, 2, 3, 0b01010]
    assert to_ranks(order, 0, 5, 0b00010) == 0b00001
    assert to_ranks(order, 0, 5, 0b10000) == ALIKE
    assert to_ranks(order, 0, 5, 0b10111) == 0b01111
    assert to_places(order, 0, 5, 0b01111) == 0b10111
