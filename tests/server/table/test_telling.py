"""What a table tells of a game, beside the game itself."""

from __future__ import annotations

import json

import pytest

from kaboodle.core.event import Event
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.core.remade import REMEMBERED
from kaboodle.core.rng import from_seed
from kaboodle.server.live.hall import Hall
from kaboodle.server.table import lines
from kaboodle.server.table.telling import StepEvents, Telling
from kaboodle.shelf import BOXES
from kaboodle.testing.walk import any_move
from tests.server.kit.in_process import Guest, in_hall, move, started
from tests.server.test_no_leak import INFO, NO_TIME, at_table

VIEWERS = [Seat(0), Seat(1), SPECTATOR]


@pytest.mark.parametrize("name", list(BOXES))
def test_a_table_shows_what_is_to_be_seen_and_leaves_the_remembering_to_people(name: str) -> None:
    table, rng, remembered = at_table(name, 2, 3), from_seed(3), False
    game, telling = table.game, Telling(table)
    for seat in VIEWERS:
        telling.viewer(seat)
    for _ in range(150):
        made = any_move(game, table.state, rng)
        if made is None:
            break
        events: list[Event] = []
        table.apply(lines.Moved(made.seat, game.catalogue.key(made.action), made.at), events)
        happened = StepEvents(events)
        for seat in VIEWERS:
            view = game.view(table.state, seat)
            step = telling.step(seat, happened, NO_TIME, False)
            told = step or telling.welcome(seat, False, INFO, NO_TIME, 0)
            assert json.loads(told)["view"] == view.seen()
            remembered = remembered or bool(view.to_json()[REMEMBERED])
    assert remembered or name != "kaskaria"


def test_whoever_watches_again_is_told_of_no_part_of_what_was_missed() -> None:
    """While nobody watched nothing was kept: then all there is to know is told at once."""

    async def story(hall: Hall) -> None:
        live = await started(hall, "kaskaria", ["Ada", "Bo"])

        async def play(count: int) -> None:
            for _ in range(count):
                chosen = any_move(live.table.game, live.table.state, from_seed(1))
                assert chosen is not None
                await move(live, chosen.seat, live.table.game.catalogue.key(chosen.action))

        async def watch(**seen: object) -> Guest:
            guest = Guest(hall, live)
            await guest.say(t="hello", **seen)
            return guest

        one = await watch()
        await play(2)
        epoch, seen = one.told("welcome")[0]["epoch"], one.told("step")[-1]["seq"]
        await one.hang_up()
        await play(1)
        await watch()
        await play(4)
        again = await watch(epoch=epoch, seen=seen)
        assert again.told("missed") == []
        there = again.told("welcome")[0]["seq"]
        await play(1)
        assert again.told("step")[-1]["seq"] == there + 1
        assert there > seen

    in_hall(story)
