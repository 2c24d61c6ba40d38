"""Deadlines of open questions: each seat's decision clock, and the window of secret answers.

They are a fold over the log like the table itself, so all nodes count down alike.
"""

from __future__ import annotations

from kaboodle.core.ids import Seat
from kaboodle.server.table import lines, windows
from kaboodle.server.table.clock import PACES, Allowance, Decision
from kaboodle.server.table.lines import Line
from kaboodle.server.table.table import Table, begun
from kaboodle.server.table.windows import Window


class Deadlines:
    def __init__(self, table: Table, window: tuple[float, float]) -> None:
        self.table = table
        self.decisions: dict[Seat, Decision] = {}  # of seats whose time to decide is running
        self.window: Window | None = None  # the open one
        # By seat: a count of moves that changes when others act, and its decisions since then.
        self._given: dict[Seat, tuple[int, dict[int, Decision]]] = {}
        self._least, self._most = [int(seconds * 1000) for seconds in window]

    def follow(self, new: list[Line]) -> None:
        """Follow lines that were applied to the table."""
        table = self.table
        if not table.timely:
            return
        if any([isinstance(line, lines.Resumed) for line in new]):
            self.decisions, self._given, self.window = {}, {}, None
        pace = PACES.get(table.terms.pace)
        decisions: dict[Seat, Decision] = {}
        if pace is not None and table.status == "playing":
            self._forget()
            game, s = table.game, table.state
            for seat in game.asked(s):
                by_hand = seat not in table.sealed and not table.chairs[seat].by_bot
                if by_hand and game.silence(s, seat) is None:
                    decisions[seat] = self._decision(seat, game.question(s, seat), pace)
        self.decisions = decisions
        self._follow_window()

    def _decision(self, seat: Seat, question: int, pace: Allowance) -> Decision:
        """Return the seat's clock for a question. It goes on if the seat undoes its own move and is
        asked again."""
        _, given = self._given.setdefault(seat, (self._rests(seat), {}))
        decision = self.decisions.get(seat)
        if decision is None or decision.question != question:
            reserve = self.table.chairs[seat].reserve
            started = Decision(question, pace, reserve, self.table.wall)
            decision = given.get(question, started)
        given[question] = decision
        return decision

    def _rests(self, seat: Seat) -> int:
        """Count the moves up to the last one of another seat."""
        table = self.table
        return len(table.moves) - len(table.free) - table.in_a_row(seat)

    def _forget(self) -> None:
        """Forget the clocks of questions from before another seat acted or undid a move. If such a
        question is asked again, its clock starts again."""
        self._given = {
            seat: (rests, given)
            for seat, (rests, given) in self._given.items()
            if rests == self._rests(seat)
        }

    def _follow_window(self) -> None:
        question = windows.question(self.table)
        if question is None:
            self.window = None
        elif self.window is None or self.window.question != question:
            self.window = Window(question, self.table.wall, self._least, self._most)


def replayed(bodies: list[bytes], window: tuple[float, float]) -> Deadlines:
    """Replay a log. Return the deadlines, which hold the table. Denied as `begun` and `take`."""
    deadlines = Deadlines(begun(bodies[0]), window)
    for body in bodies[1:]:
        deadlines.follow([deadlines.table.take(body)])
    return deadlines
