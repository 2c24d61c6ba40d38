"""How long a bot takes for a move: the pauses of a person, which reveal nothing of its hand."""

from __future__ import annotations

import random
from collections import deque

from kaboodle.core.ids import Seat
from kaboodle.server.table.table import Table

THOUGHTS = 6  # decisions of a bot whose duration is remembered


class BotPause:
    def __init__(self, table: Table, pause: tuple[int, int]) -> None:
        self._table = table
        self._least, self._most = pause  # milliseconds
        self._thoughts: dict[str, deque[float]] = {}  # by bot: seconds, where it had a choice

    def pause(self, seat: Seat) -> float:
        """Return the seconds a bot takes for a move, whatever it holds. In the middle of its turn,
        and where many wait, it hesitates less."""
        many = max(1.0, len(self._table.chairs) / 4)
        flow = many * (1 + min(self._table.in_a_row(seat), 2) / 2)
        return random.uniform(self._least, self._most) / 1000 / flow  # noqa: S311 - no secret

    def usual(self, bot: str, took: float, choice: bool) -> float:
        """Return the seconds to pretend to think: a bot without a choice takes as long as it did
        when it had one. Otherwise its speed would reveal that it holds no card to think about."""
        before = self._thoughts.setdefault(bot, deque(maxlen=THOUGHTS))
        if choice:
            before.append(took)
        if choice or not before:
            return took
        longest = self._most / 1000
        if len(before) >= THOUGHTS // 2:  # so that one slow decision does not count
            longest = 2 * sorted(before)[(len(before) - 1) // 2]
        return min(random.choice(before), longest)  # noqa: S311 - a pause
