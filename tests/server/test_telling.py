"""What a table tells of a game, beside the game itself."""

from __future__ import annotations

import json

import pytest

from kaboodle.core.event import Event
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.core.remade import REMEMBERED
from kaboodle.core.rng import from_seed
from kaboodle.server import lines
from kaboodle.server.telling import Happened, Telling
from kaboodle.shelf import BOXES
from kaboodle.testing.walk import any_move
from tests.server.test_no_leak import INFO, NO_TIME, at_table

VIEWERS = [Seat(0), Seat(1), SPECTATOR]


@pytest.mark.parametrize("name", list(BOXES))
def test_a_table_shows_what_is_to_be_seen_and_leaves_the_remembering_to_people(name: str) -> None:
    table, rng, remembered = at_table(name, 2, 3), from_seed(3), False
    game, telling = table.game, Telling(table)
    for seat in VIEWERS:
        telling.viewer(seat)
    for _ in range(150):
        move = any_move(game, table.state, rng)
        if move is None:
            break
        events: list[Event] = []
        table.apply(lines.Moved(move.seat, game.catalogue.key(move.action), move.at), events)
        happened = Happened(events)
        for seat in VIEWERS:
            view = game.view(table.state, seat)
            step = telling.step(seat, happened, NO_TIME, False)
            told = step or telling.welcome(seat, False, INFO, NO_TIME, 0)
            assert json.loads(told)["view"] == view.seen()
            remembered = remembered or bool(view.to_json()[REMEMBERED])
    assert remembered or name != "kaskaria"
