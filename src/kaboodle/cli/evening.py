"""The terminal's game loop: shows the table to the player to move, reads a move, plays it."""

from __future__ import annotations

import signal
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from kaboodle.bots import BOTS, AnyBot
from kaboodle.bots.bot import leave, listening, next_move, seated, tell
from kaboodle.bots.levels import character_of, level_of
from kaboodle.cli.leaving import Left, departures
from kaboodle.cli.lines import Lines
from kaboodle.cli.live import Keyboard, Sand, can_run, wall_clock
from kaboodle.cli.rooms import room
from kaboodle.cli.scribe import Scribe
from kaboodle.cli.show import out, talk, wipe
from kaboodle.core import record
from kaboodle.core.errors import MalformedAction
from kaboodle.core.event import Event
from kaboodle.core.game import Move, Refusal
from kaboodle.core.ids import SPECTATOR, Action, Millis, Seat
from kaboodle.core.record import Record, Replay
from kaboodle.core.rng import derive, from_seed
from kaboodle.core.words import Arg
from kaboodle.outside.find import find, label
from kaboodle.outside.guard import LIMIT, Guarded
from kaboodle.shelf import AnyGame
from kaboodle.speech import Speech

HELP = [("options", "cli-help-options"), ("?", "cli-help-why"), ("quit", "cli-help-quit")]


@dataclass(frozen=True)
class Sitter:
    name: str
    who: str = ""  # the bot, as `find` knows it; "" is a person


def meant(keys: list[str], typed: str) -> str:
    """Return the key with the same words in another order or a similar spelling; "" if none."""
    words = sorted(typed.split())
    same = [key for key in keys if sorted(key.split()) == words]
    return next(iter(same or get_close_matches(typed, keys, 1, 0.8)), "")


class Evening:
    def __init__(
        self,
        game: AnyGame,
        sitters: list[Sitter],
        seed: int,
        state: object = None,
        language: str = "en",
        kept: Record | None = None,
        limit: float = LIMIT,
    ) -> None:
        """Start at the set-up, or from a `state`; then `kept` is the record that led to it.

        `limit` is the time a third-party bot has for a decision, in seconds.
        """
        self.game = game
        self.sitters = sitters
        self.seed = seed
        self.people = [Seat(i) for i, sitter in enumerate(sitters) if not sitter.who]
        names = [sitter.name for sitter in sitters]
        self.speech = Speech(names, language)
        self.room = room(game, self.speech)
        self.rngs = [from_seed(derive(seed, seat + 1)) for seat in range(len(sitters))]
        self.state = state if state is not None else game.setup(len(sitters), seed)
        self.bots: list[AnyBot | None] = [
            find(game.box.name, sitter.who, len(sitters), limit) if sitter.who else None
            for sitter in sitters
        ]
        bots = [label(sitter.who) for sitter in sitters]
        self.record = kept if kept is not None else record.begin(game, names, seed, bots=bots)
        self.kept = kept
        self.scribe = Scribe(self.record, None)
        self.events: list[Event] = []
        self.heard = [0] * (len(sitters) + 1)  # events shown so far to each seat, and to spectators
        self.sitting: Seat | None = None  # the player at a shared keyboard
        self.refused: Refusal | None = None
        self.excused: set[Seat] = set()  # bots whose failure was reported
        self.talk = talk()
        self.lines = Lines(self.talk)
        self.sand: Sand | None = None  # the clock of a real-time game with people
        if game.timed() and self.people and can_run():
            self.sand = Sand(game, self.room, self.talk, Keyboard(), wall_clock())

    def _sit(self) -> None:
        """Seat the bots. In a resumed game, those that remember are sent all events so far."""
        self.bots = seated(self.game, self.bots)
        if self.kept is None or not listening(self.bots):
            return
        walk: Replay[Any, Any] = Replay(self.game, self.kept)
        log: list[Event] = []
        while walk.step(log) is not None:
            tell(self.game, walk.state, self.bots, log)
            log.clear()

    def play(self, scribe: Scribe | None = None) -> int:
        """Play to the end, or until a player leaves. Return the exit status."""
        self.scribe = scribe or self.scribe
        left: Left | None = None
        try:
            with departures():
                self._sit()
                self._begin()
                while asked := self.game.asked(self.state):
                    self._move(asked[0])
        except Left as e:
            left = e
        finally:
            if self.sand is not None:
                self.sand.rest()
            leave(self.bots, self.game.outcome(self.state))
            self.scribe.close(self.game, self.state, whole=left is None or not left.signal)
        if left is None:
            self._end(self.talk if self.scribe.path == "-" else out())
            return 0
        if left.signal in (0, signal.SIGINT):  # after other signals the terminal may be gone
            self._leave()
        return left.status

    def _begin(self) -> None:
        self._say("cli-seed", seed=str(self.seed))
        self._introduce()
        if self.sand is None:
            return
        view = self.game.view(self.state, SPECTATOR)
        if self.room.live(view):
            self._read(self.speech.say("cli-ready") + " ")
        self.sand.start(self.room.now(view))

    def _introduce(self) -> None:
        """Introduce the characters among the bots: their level, and how they play."""
        game = self.game.box.name
        for sitter in self.sitters if self.people else []:
            key = character_of(BOTS[game], sitter.who)
            if key:
                level = self.speech.say(f"level-{level_of(BOTS[game], sitter.who)}")
                about = self.speech.say(f"{game}-bot-{key}")
                self._say("cli-meets", name=sitter.name, level=level, about=about)

    def _leave(self) -> None:
        self.talk.print()
        if len(self.people) > 1:
            wipe(self.talk)  # the next user must not see a hand
        self._say("cli-left")
        if self.scribe.path not in (None, "-"):
            self._say("cli-resume", command=f"kaboodle play --resume {self.scribe.path}")

    def _move(self, seat: Seat) -> None:
        sitter = self.bots[seat]
        order = self.game.standing(self.state, seat)
        if sitter is not None:
            move = self._bots_move(seat, sitter)
        elif order is not None:
            self._stand_by(seat)
            move = Move(seat, order, self.game.soonest(self.state))
        else:
            move = self._persons_move(seat)
        before = len(self.events)
        self.game.advance(self.state, move.seat, move.action, move.at, self.events)
        self.record.add(self.game, move, self.state)
        self.scribe.write()
        tell(self.game, self.state, self.bots, self.events[before:])
        if not self.people:
            self._tell(SPECTATOR)
        elif sitter is None and order is None:
            self._tell(seat)

    def _bots_move(self, seat: Seat, sitter: AnyBot) -> Move:
        """Let a bot move. In real time, wait until its move is due."""
        move = next_move(self.game, self.state, seat, sitter, self.rngs[seat])
        self._excuse(seat, sitter)
        if self.sand is None:
            return move
        late = Millis(max(0, self.sand.now() - move.at)) if self.game.due(self.state) is None else 0
        self._tell(self.people[0])
        self.sand.wait(self.game.view(self.state, SPECTATOR), Millis(move.at + late))
        return Move(move.seat, move.action, Millis(move.at + late))

    def _excuse(self, seat: Seat, sitter: AnyBot) -> None:
        """Report a third-party bot's failure, once per game."""
        if isinstance(sitter, Guarded) and sitter.trouble and seat not in self.excused:
            self.excused.add(seat)
            self._say("cli-excused", name=self.speech.name(seat))
            self.talk.print(self.room.line(sitter.trouble, "dim"))

    def _persons_move(self, seat: Seat) -> Move:
        view = self.game.view(self.state, seat)
        options = self.game.options(self.state, seat)
        if len(options) == 1 and self.room.forced(view):
            return Move(seat, options[0], self.game.soonest(self.state))
        if self.sand is not None and self.room.live(view):
            self._hand_over(seat, waits=False)
            return self.sand.ask(self.state, seat)
        self._hand_over(seat, waits=True)
        self._tell(seat)
        self.talk.print()
        self.talk.print(self.room.draw(view))
        action = self._ask(seat, self.room.question(view))
        return Move(seat, action, self._now())

    def _now(self) -> Millis:
        """Return the time of a typed move."""
        soonest = self.game.soonest(self.state)
        return soonest if self.sand is None else Millis(max(soonest, self.sand.now()))

    def _hand_over(self, seat: Seat, waits: bool) -> None:
        """Hand the keyboard to another player, and clear the screen so that hands stay secret."""
        before, self.sitting = self.sitting, seat
        if len(self.people) == 1 or before == seat:
            return
        name = self.speech.name(seat)
        if before is not None:
            if waits:
                self._read(f"\n{self.speech.say('cli-hand-over', {'name': name})} ")
            wipe(self.talk)
            self.lines.forget()
        if waits:
            self._read(self.speech.say("cli-your-turn", {"name": name}) + " ")

    def _stand_by(self, seat: Seat) -> None:
        """Hand over to a player with a standing order like to any other, which hides it (KR-B5)."""
        if len(self.people) == 1:
            return
        if self.sitting == seat:
            self._read(self.speech.say("cli-your-turn", {"name": self.speech.name(seat)}) + " ")
        self._hand_over(seat, waits=True)
        self._tell(seat)

    def _tell(self, seat: Seat) -> None:
        """Print the new events, as far as this seat may know them."""
        for event in self.events[self.heard[seat] :]:
            seen = event.seen_by(seat)
            self.talk.print(self.room.line(self.speech.say(seen.key, seen.args)))
        self.heard[seat] = len(self.events)

    def _ask(self, seat: Seat, question: str) -> Action:
        """Ask until the player types a legal action."""
        while True:
            self._say("cli-asked", "bold", name=self.speech.name(seat), question=question)
            text = self._read("> ", self._words(seat)).strip()
            choice = self._choice(seat, text)
            if isinstance(choice, Refusal):
                refusal: Refusal | None = choice
            elif choice is None:
                continue
            else:
                refusal = self.game.refusal(self.state, Move(seat, choice, self._now()))
                if refusal is None:
                    return choice
            assert refusal is not None
            self.refused = refusal
            self._say("cli-why", reason=self.speech.tell(refusal.words), clause=refusal.clause)

    def _words(self, seat: Seat) -> list[str]:
        """Return the words that Tab completes."""
        keys = [self.game.catalogue.key(action) for action in self.game.options(self.state, seat)]
        return [*[self.room.typed(key) for key in keys], "help", "options", "quit"]

    def _choice(self, seat: Seat, text: str) -> Action | Refusal | None:
        """Return an action, a Refusal, or None if the text was a command such as help."""
        word = text.lower()
        options = self.game.options(self.state, seat)
        if word in ("", "help"):
            self._help()
        elif word in ("quit", "exit"):
            raise Left
        elif word == "options":
            for action in options:
                words = self.speech.tell(self.game.catalogue.words[action])
                self.talk.print(f"  #{action}  {words}", markup=False)
        elif word.startswith("?"):
            self._explain(word[1:].strip().upper())
        elif word[0] == "#" and word[1:].isdecimal() and int(word[1:]) in options:
            return Action(int(word[1:]))
        else:
            choice = self.room.read(self.game.view(self.state, seat), text)
            return self._by_key(text) if choice is None else choice
        return None

    def _by_key(self, text: str) -> Action | None:
        """Return the action with this key, as in records; None, with a hint, if there is none."""
        typed = " ".join(text.lower().split())
        try:
            return self.game.catalogue.number(typed)
        except MalformedAction:
            key = self.room.typed(meant(self.game.catalogue.keys, typed))
            self._say("cli-meant" if key else "cli-no-choice", text=text[:40], meant=key)
            return None

    def _explain(self, clause: str) -> None:
        """Print a rule: the one asked for, or that of the last refusal."""
        clause = clause or (self.refused.clause if self.refused is not None else "")
        if clause in self.game.box.clauses():
            self.talk.print(self.room.line(self.speech.label(clause, self.speech.say(clause))))
        else:
            self._say("cli-explains", clause=self.game.box.clauses()[0])

    def _help(self) -> None:
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        table.add_column(max_width=24)
        table.add_column()
        for typed, key in [*self.room.help(), *HELP]:
            table.add_row(typed, self.speech.say(key))
        self.talk.print(Padding(table, (0, 0, 0, 2)), markup=False)

    def _say(self, key: str, style: str = "", **args: Arg) -> None:
        indent = "" if style else "  "
        text = f"{indent}{self.speech.say(key, args)}"
        self.talk.print(text, style=style, markup=False, soft_wrap=key == "cli-resume")

    def _read(self, prompt: str, words: list[str] | None = None) -> str:
        if self.sand is not None:
            self.sand.rest()
        try:
            return self.lines.read(prompt, words or [])
        except EOFError:
            self.talk.print()
            raise Left from None

    def _end(self, console: Console) -> None:
        watched = self.sitting if self.sitting is not None else SPECTATOR
        self._tell(watched if self.people else SPECTATOR)
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "nobody is asked, so the game is over"
        view = self.game.view(self.state, SPECTATOR)
        self.talk.print(self.room.draw(view))
        self.talk.print()
        console.print(self.room.final(outcome))
        winners = self.speech.join([self.speech.name(seat) for seat in outcome.winners])
        console.print(self.speech.say("win", {"seats": len(outcome.winners), "names": winners}))
