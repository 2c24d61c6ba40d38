"""People who do not give up: they come back whenever the link breaks, as the web app does, and what
they were told can be held against the log."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from typing import Any, Protocol

from websockets.exceptions import WebSocketException

from kaboodle.server.table import lines
from kaboodle.server.table.lines import Moved, Sealed
from tests.server.kit.client import PATIENCE, Player, Server
from tests.server.kit.history import Heard, Sent, Witness

BROKEN = (OSError, WebSocketException)


class War(Protocol):
    """Whoever wants to know of every message that is sent."""

    def strike(self) -> None: ...


def ids(log: list[lines.Line]) -> dict[int, list[str]]:
    ids_by_seat: dict[int, list[str]] = {0: [], 1: []}
    for line in log:
        if isinstance(line, Moved | Sealed) and line.id:
            ids_by_seat[line.seat].append(line.id)
    return ids_by_seat


class Peace:
    """Nobody strikes here."""

    def strike(self) -> None:
        pass


def bodies_of(server: Server, table: str) -> list[bytes]:
    """What is on disk, read past the server."""
    with sqlite3.connect(server.database) as db:
        sql = "SELECT body FROM log WHERE table_id = ? ORDER BY line"
        bodies = [body for (body,) in db.execute(sql, (table,))]
    db.close()
    return bodies


def log_of(server: Server, table: str) -> list[lines.Line]:
    return [lines.decode(body) for body in bodies_of(server, table)]


class Stubborn(Player):
    """Comes back whenever the link breaks, and sends again what was not answered."""

    def __init__(self, server: Server, table: str, token: str | None, chance: int) -> None:
        super().__init__(server, table, token)
        self.chance = random.Random(chance)
        self.patience = time.monotonic() + PATIENCE
        self.wish: dict[str, Any] | None = None
        self.wishes: dict[str, int] = {}  # every id that was ever sent, with its action
        self.history: list[Sent | Heard] = []

    def acknowledged(self) -> set[str]:
        return {id_ for id_ in self.wishes if self.answers.get(id_, {}).get("t") == "done"}

    def witness(self) -> Witness:
        return Witness(self.welcome["seat"], self.history)

    async def send(self, message: dict[str, Any]) -> None:
        self.history.append(Sent(time.time(), message))
        await super().send(message)

    def hear(self, text: str) -> None:
        super().hear(text)
        self.history.append(Heard(time.time(), text))

    async def play(self, war: War) -> None:
        while not self.over:
            self.hope()
            try:
                await self.turn(war)
            except BROKEN:
                await self.return_to_table()

    def hope(self) -> None:
        """A cancellation can be lost in a link that breaks; patience ends by itself as well."""
        assert time.monotonic() < self.patience, "the game never came to its end"

    async def return_to_table(self) -> None:
        while True:
            self.hope()
            try:
                await self.connect(resume=self.chance.random() < 0.5)
                if self.wish is not None:
                    await self.send(self.wish)
                return
            except BROKEN:
                await asyncio.sleep(0.02)

    def tired(self) -> bool:
        """Whether it has played enough, and gives up."""
        return False

    async def turn(self, war: War) -> None:
        question = self.state.get("question")
        if self.wish is not None and self.wish["id"] in self.answers:
            self.wish = None
        if self.wish is None and self.tired():
            self.wish = {"t": "resign", "id": "enough"}
            await self.send(self.wish)
        elif self.wish is None and question is not None and self.state is not self.answered:
            self.answered = self.state
            self.sent += 1
            action = self.choose(question["options"])
            id_ = f"p{self.welcome['seat']}-{self.sent}"
            self.wishes[id_] = action
            self.wish = {"t": "act", "id": id_, "question": question["number"],
                         "action": action}  # fmt: skip
            await self.send(self.wish)
            war.strike()
        await self.receive()

    def choose(self, options: list[int]) -> int:
        return self.chance.choice(options)

    answered: dict[str, Any] | None = None  # what was told when the last wish was sent
