"""One at a time, in order, and nobody who has left is waited for."""

from __future__ import annotations

import asyncio

from kaboodle.server.live.fifo_lock import FifoLock
from tests.apart import play


def test_turns_go_round_in_the_order_people_came() -> None:
    async def story() -> None:
        turns, had = FifoLock(), list[str]()

        async def have(name: str) -> None:
            async with turns:
                had.append(name)
                await asyncio.sleep(0)

        assert turns.take() and not turns.take()
        waiting = [asyncio.create_task(have(name)) for name in "abc"]
        await asyncio.sleep(0)
        waiting[1].cancel()
        await asyncio.sleep(0)
        assert had == []
        turns.give()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert had == ["a", "c"] and turns.take()

    play(story())


def test_a_turn_handed_to_one_who_leaves_goes_to_the_next() -> None:
    async def story() -> None:
        turns, had = FifoLock(), list[str]()

        async def have(name: str) -> None:
            async with turns:
                had.append(name)

        assert turns.take()
        first, second = [asyncio.create_task(have(name)) for name in "ab"]
        await asyncio.sleep(0)
        turns.give()
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        assert had == ["b"] and turns.take()

    play(story())
