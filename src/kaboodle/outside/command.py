"""External bots: a program in any language that exchanges lines of JSON with us.

docs/reference/bot-protocol.md describes the messages. The program is started when it sits down and
stopped after the game. It is sent what its seat may know, and nothing else.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import time
from hashlib import sha256
from typing import Any, Final

from kaboodle.bots.bot import Bot
from kaboodle.core.errors import MalformedAction, OptionsError
from kaboodle.core.event import Event
from kaboodle.core.game import Game, Outcome, View
from kaboodle.core.ids import Action, Millis, Seat
from kaboodle.core.parsing import parse_json, shown
from kaboodle.core.rng import Rng
from kaboodle.outside.guard import Gone, Rubbish, too_long
from kaboodle.outside.pipe import Ended, Late, Pipe

COMMAND: Final = "cmd:"
PROTOCOL: Final = 1


class Command(Bot[View]):
    """The command line of a program that has not been started yet."""

    def __init__(self, line: str, seats: int, limit: float) -> None:
        self.argv = _words(line)
        self.seats = seats
        self.limit = limit

    def sit(self, game: Game[Any, View], seat: Seat) -> Program:
        try:
            pipe = Pipe(self.argv)
        except OSError as e:
            raise Gone(f"the program could not be started ({e.strerror})") from None
        sitting = Program(pipe, game, self.limit)
        sitting.tell(
            "hello",
            protocol=PROTOCOL,
            game=game.box.name,
            rules=game.box.version,
            pack=game.pack_id,
            options=game.settings,
            scenery=game.scenery(),
            seat=seat,
            seats=self.seats,
            limit=self.limit,
        )
        return sitting

    def decide(self, view: View, options: list[Action], rng: Rng) -> Action:
        raise AssertionError("it decides when it sits at a table")


class Program(Bot[View]):
    """The running program, in one seat of one game."""

    remembers = True

    def __init__(self, pipe: Pipe, game: Game[Any, View], limit: float) -> None:
        self.pipe = pipe
        self.game = game
        self.limit = limit
        self.asked = 0
        self.takes = 0

    def tell(self, kind: str, **message: object) -> None:
        self.pipe.send(json.dumps({"t": kind, **message}, ensure_ascii=False))

    def decide(self, view: View, options: list[Action], rng: Rng) -> Action:
        self.asked += 1
        self.takes = 0
        self.tell(
            "ask",
            n=self.asked,
            view=view.to_json(),
            options=[self.game.catalogue.key(action) for action in options],
            numbers=options,
            chance=_chance(rng),
        )
        answer = self._answer()
        takes = answer.get("takes")
        self.takes = takes if isinstance(takes, int) else 0
        return self._action(answer.get("action"))

    def when(self, view: View, action: Action, soonest: Millis, rng: Rng) -> Millis:
        return Millis(soonest + self.takes)

    def saw(self, view: View, events: list[Event]) -> None:
        self.tell("saw", events=[event.to_json() for event in events], view=view.to_json())

    def leave(self, outcome: Outcome | None) -> None:
        self.tell("over", outcome=None if outcome is None else outcome.to_json())
        self.pipe.close()

    def _answer(self) -> dict[str, Any]:
        """Return the answer to the latest question. Answers to earlier questions are ignored."""
        until = time.monotonic() + self.limit
        while True:
            line = self._line(until - time.monotonic())
            try:
                answer = parse_json(line)
            except ValueError as e:
                raise Rubbish(f"{shown(line)!r} is not an answer: {e}") from None
            n = answer.get("n") if isinstance(answer, dict) else None
            if not isinstance(answer, dict) or not isinstance(n, int) or n > self.asked:
                raise Rubbish(f"{shown(line)!r} is not an answer to question {self.asked}")
            if n == self.asked:
                return answer

    def _line(self, seconds: float) -> str:
        try:
            return self.pipe.read(seconds).strip()
        except Late:
            self.pipe.end()
            raise Gone(too_long(self.limit)) from None
        except Ended as e:
            raise Gone(str(e)) from None

    def _action(self, chosen: object) -> Action:
        """Return the action it chose, by key or by number. The caller checks that it is legal."""
        if not isinstance(chosen, str):
            return chosen  # type: ignore[return-value]
        try:
            return self.game.catalogue.number(chosen)
        except MalformedAction as e:
            raise Rubbish(str(e)) from None


def _chance(rng: Rng) -> int:
    """Return a random number that reveals nothing about the seed.

    Raw output of the generator could be run backwards, to the deal and all dice to come. A hash of
    four of its numbers cannot.
    """
    numbers = b"".join(int(rng.next32()).to_bytes(4, "big") for _ in range(4))
    return int.from_bytes(sha256(numbers).digest()[:4], "big")


def _words(line: str) -> list[str]:
    """Return the program and its arguments, or raise OptionsError if it does not exist."""
    try:
        words = shlex.split(line, posix=os.name == "posix")
    except ValueError as e:
        raise OptionsError([f"bot: invalid command {line!r} ({e})"]) from None
    if not words:
        raise OptionsError([f"bot: {COMMAND} needs a command, as in {COMMAND}'node bot.js'"])
    if shutil.which(words[0]) is None:
        raise OptionsError([f"bot: program not found: {words[0]!r}"])
    return words
