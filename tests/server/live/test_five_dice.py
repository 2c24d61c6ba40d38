"""KERO's question about five dice: its window looks the same however it is answered (KO-F4)."""

from __future__ import annotations

import asyncio

import pytest

from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.games.kero.content import TUAREKS
from kaboodle.server.live.hall import Hall
from tests.server.kit.in_process import in_hall, move, started
from tests.server.live.test_windows import EPSILON, LEAST, MOST, PEOPLE, everybody, length


@pytest.mark.parametrize("held", ["thin", "dice"])
@pytest.mark.parametrize("said", ["", "whole always", "whole"])
def test_ko_f4_an_order_a_quick_answer_and_no_miser_look_alike(held: str, said: str) -> None:
    """What the fueller and a guest are sent, and when, to the next question."""

    async def story(hall: Hall) -> None:
        live = await started(hall, "kero", PEOPLE["kero"])
        s = live.table.state
        s.turn = s.first = 0
        s.jerrycans, s.tanks = [2, 2], [30_000, 30_000]
        for seat in range(2):
            s.tuareks[seat] = [int(TUAREKS[kind] == held) for kind in range(len(TUAREKS))]
        people = await everybody(hall, live)
        others = [people[0], people[int(SPECTATOR)]]
        before = [len(other.heard) for other in others]
        if said == "whole always":
            assert (await people[1].act(said))["t"] == "done"
            assert people[1].state["free"] == [live.table.game.catalogue.number("withdraw")]
        assert [len(other.heard) for other in others] == before, "an order shows nowhere"
        await move(live, Seat(0), "fuel once")
        await asyncio.sleep(EPSILON)
        question = people[1].state["question"]
        assert question["ordered"] == (said == "whole always")
        if said == "whole":
            await people[1].act(said)
        states = [other.state for other in others]
        assert [step["waiting"] for step in states] == [[1], [1]]
        closes = MOST if said == "" else LEAST
        assert await length(live) == pytest.approx(closes, abs=EPSILON)
        after = [other.heard[start:] for other, start in zip(others, before, strict=True)]
        steps = [[m for m in each if m["t"] == "step"] for each in after]
        seen = [[event["key"] for step in each for event in step["events"]] for each in steps]
        assert seen == [["kero-fuelling-begins"]] * 2
        assert [len(each) for each in steps] == [2, 2]

    in_hall(story)
