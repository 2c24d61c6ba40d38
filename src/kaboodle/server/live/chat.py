"""Table chat: checks phrases and texts, and rate-limits them per table. Chat is not stored."""

from __future__ import annotations

from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.server.live.limits import Bucket
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.table import commands
from kaboodle.server.table.table import Table


class TableChat:
    def __init__(self, table: Table, rate: int) -> None:
        self._table = table
        self._limit = Bucket(rate, 4 * rate)

    def message(self, seat: Seat, phrase: wire.Phrase | None, text: str) -> wire.Spoken:
        """Return the message to send to everyone at the table, or raise Denied."""
        if seat == SPECTATOR:
            raise Denied("not-seated", 403)
        text = commands.clean_text(text)
        if phrase is None and not (text and self._table.terms.free_chat):
            raise Denied("chat-off" if text else "malformed")
        if not self._limit.take():
            raise Denied("slow-down", 429)
        return wire.Spoken(int(seat), phrase, "" if phrase else text)

    def accepts(self, spoken: wire.Spoken) -> bool:
        """Whether to pass on what another node reports: the same rules and limit hold for it."""
        text, free = spoken.text, self._table.terms.free_chat
        readable = free and bool(text) and commands.clean_text(text) == text
        fits = not text if spoken.phrase is not None else readable
        return spoken.seat < len(self._table.chairs) and fits and self._limit.take()
