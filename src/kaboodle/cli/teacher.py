"""A lesson at a terminal: says each sentence, and accepts only what it asks for."""

from __future__ import annotations

import signal
from typing import Any

from rich.console import Group
from rich.text import Text

from kaboodle.bots.levels import called
from kaboodle.cli.leaving import Left, departures
from kaboodle.cli.lines import Lines
from kaboodle.cli.rooms import room
from kaboodle.cli.show import talk
from kaboodle.core.errors import MalformedAction
from kaboodle.core.event import Event
from kaboodle.core.game import Move
from kaboodle.core.ids import SYSTEM, Action, Millis
from kaboodle.core.words import Arg, Args
from kaboodle.lessons import LEARNER, By, Course, Lesson, Moved, Step, Tapped
from kaboodle.speech import Speech

LEAVE = ("q", "quit", "exit")
SHOWN = 4  # of the choices that are awaited, how many are named


class Teacher:
    def __init__(self, lesson: Lesson, language: str = "en") -> None:
        self.lesson = lesson
        self.game = lesson.open()
        player = Speech(language=language).say("cli-player", {"number": LEARNER + 1})
        self.rival = called(lesson.rival, [player])
        self.speech = Speech([player, self.rival], language)
        self.room = room(self.game, self.speech)
        self.talk = talk()
        self.lines = Lines(self.talk)
        self.course = Course(lesson.chapters[0])
        self.state: Any = None
        self.drawn = ""  # the table as it was last shown
        self.events: list[Event] = []  # not told yet

    def teach(self, chapter: int) -> None:
        """Play from this chapter, counted from 0, to the end. Raises Left if the learner leaves."""
        number = chapter
        try:
            with departures():
                self._lead(chapter)
                for number in range(chapter, len(self.lesson.chapters)):
                    self._play(number)
        except Left as left:
            if left.signal in (0, signal.SIGINT):
                self.talk.print()
                self._command("cli-learn-later", f"learn {self.lesson.game} --chapter {number + 1}")
            raise
        self._command("cli-learn-game", self._whole_game())

    def _lead(self, chapter: int) -> None:
        self._say("cli-learn-lead", name=self.rival)
        start = self.lesson.chapters[chapter].begin(self.game)
        different = self.room.lesson(self.game.view(start, LEARNER))
        if different:
            self.talk.print(self.room.line(different))

    def _whole_game(self) -> str:
        return f"play {self.lesson.game} --seat human --seat {self.lesson.bot}"

    def _play(self, number: int) -> None:
        """Play one chapter."""
        chapter = self.lesson.chapters[number]
        self.course, self.state, self.drawn = Course(chapter), chapter.begin(self.game), ""
        self.talk.print()
        title = self.speech.say(chapter.title)
        place: Args = {"chapter": number + 1, "chapters": len(self.lesson.chapters)}
        self.talk.rule(self.speech.say("cli-learn-title", {"title": title, **place}))
        while (step := self.course.step) is not None:
            self._perform(step)
        self._tell()

    def _perform(self, step: Step) -> None:
        if step.say:
            self._show()
            self.talk.print(Text(self.speech.say(step.say), style="bold"))
        if step.by is By.TAP:
            self._read(self.speech.say("cli-learn-on") + " ", [])
            self.course = self.course.after(Tapped(step.keys[0]))
        elif step.by is By.LEARNER:
            action = self._ask(step)
            self._move(Move(LEARNER, action, self._later(self.game.soonest(self.state))))
        else:
            while self.course.step is step and (move := self.course.reply(self.game, self.state)):
                at = move.at if move.seat == SYSTEM else self._later(move.at)
                self._move(Move(move.seat, move.action, at))
            if step.say:
                self._tell()
                self._read(self.speech.say("cli-learn-on") + " ", [])

    def _later(self, soonest: Millis) -> Millis:
        """The time of a choice: reading takes no time, rolling takes as long as in paced games."""
        if not self.game.timed():
            return soonest
        due = self.game.due(self.state)
        at = self.room.now(self._view()) + self.room.pause(self._view())
        return max(soonest, min(Millis(at), due.at) if due is not None else Millis(at))

    def _move(self, move: Move) -> None:
        self.state, events = self.game.play(self.state, move)
        self.events += events
        self.course = self.course.after(Moved(move.seat, self.game.catalogue.key(move.action)))

    def _view(self) -> Any:
        return self.game.view(self.state, LEARNER)

    def _show(self) -> None:
        """Draw the table if it looks different now, and tell what happened."""
        parts = [self.room.draw(self._view())]
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            parts += ["", self.room.final(outcome)]
        with self.talk.capture() as shown:
            self.talk.print()
            self.talk.print(Group(*parts))
        if shown.get() != self.drawn:
            self.drawn = shown.get()
            self.talk.file.write(self.drawn)
        self._tell()

    def _tell(self) -> None:
        for event in self.events:
            seen = event.seen_by(LEARNER)
            self.talk.print(self.room.line(self.speech.say(seen.key, seen.args)))
        self.events.clear()

    def _ask(self, step: Step) -> Action:
        """Ask until the learner types what is awaited."""
        allowed = self.course.allowed(self.game, self.state)
        keys = [self.room.shortest(self._view(), self.game.catalogue.key(a)) for a in allowed]
        named = self.speech.join(keys[:SHOWN], "list-or")
        self._say("cli-learn-type", "dim", keys=named)
        while True:
            action = self._meant(self._read("> ", keys))
            if action in allowed:
                assert action is not None
                return action
            choice = self.speech.tell(self.game.catalogue.words[allowed[0]])
            self._say("cli-learn-first", choice=choice, keys=named)

    def _meant(self, text: str) -> Action | None:
        """Return the choice that is typed, as in any game; None if it is none."""
        choice = self.room.read(self._view(), text) if text else None
        if isinstance(choice, int):
            return Action(choice)
        try:
            return self.game.catalogue.number(" ".join(text.lower().split()))
        except MalformedAction:
            return None

    def _read(self, prompt: str, words: list[str]) -> str:
        try:
            text = self.lines.read(prompt, [*words, LEAVE[0]]).strip()
        except EOFError:
            raise Left from None
        if text.lower() in LEAVE:
            raise Left
        return text

    def _say(self, key: str, style: str = "", **args: Arg) -> None:
        self.talk.print(self.room.line(self.speech.say(key, args), style))

    def _command(self, key: str, command: str) -> None:
        text = self.speech.say(key, {"command": f"kaboodle {command}"})
        self.talk.print(f"  {text}", markup=False, soft_wrap=True)
