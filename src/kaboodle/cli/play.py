"""`kaboodle play`: a game in the terminal, people and bots in any seat."""

from __future__ import annotations

from dataclasses import dataclass

import click
from rich.console import Console

from kaboodle.bots import AnyBot, bot
from kaboodle.bots.bot import next_move
from kaboodle.cli.flags import (
    game_argument,
    new_seed,
    pack_option,
    read_file,
    read_options,
    rule_options,
    seed_type,
    write_file,
)
from kaboodle.cli.live import Keyboard, Sand, can_run, wall_clock
from kaboodle.cli.rooms import room
from kaboodle.cli.show import out, talk
from kaboodle.core import position, record
from kaboodle.core.event import Event
from kaboodle.core.game import Move, Refusal
from kaboodle.core.ids import SPECTATOR, Action, Millis, Seat
from kaboodle.core.record import NAME_LIMIT
from kaboodle.core.rng import derive, from_seed
from kaboodle.shelf import AnyGame, box, open_game
from kaboodle.speech import Speech


@dataclass(frozen=True)
class Sitter:
    name: str
    bot: AnyBot | None  # None: a person


class Left(Exception):
    """Somebody left the table."""


@click.command()
@game_argument
@click.option(
    "--players",
    type=click.IntRange(1),
    help="Seats at the table.  [default: 3 if that many can play, or all seats named]",
)
@click.option(
    "--seat",
    "seats",
    metavar="WHO[:NAME]",
    multiple=True,
    help="Who sits in the next seat: human or a bot, with a name if you like; once a seat. "
    "Seats left over get greedy bots; without any, you take the first.",
)
@click.option(
    "--seed", type=seed_type, help="Repeat a game: deals, dice and bots.  [default: chance]"
)
@click.option(
    "--record", "record_to", metavar="FILE", help="Write the game down here; - for stdout."
)
@click.option("--position", "start", metavar="FILE", help="Start from this position.")
@pack_option
@rule_options
def play(
    game: str,
    players: int | None,
    seats: tuple[str, ...],
    seed: int | None,
    record_to: str | None,
    start: str | None,
    pack: str | None,
    given: tuple[str, ...],
) -> None:
    """Play GAME in the terminal, against bots or with people on one keyboard."""
    if start is not None and record_to is not None:
        raise click.UsageError("--record writes games from their beginning, not from --position.")
    chosen = open_game(game, read_options(box(game), given), pack)
    seed = new_seed() if seed is None else seed
    state = None
    if start is not None:
        state = position.read(chosen, read_file(start))
        there = chosen.seats(state)
        if players not in (None, there):
            raise click.UsageError(f"{start} has {there} seats, not {players}.")
        players = there
    sitters = _sit(game, players, seats)
    if chosen.timed() and not can_run() and any(s.bot is None for s in sitters):
        raise click.UsageError("In real time a person needs a keyboard and a screen here.")
    Evening(chosen, sitters, seed, state).play(record_to)


def _sit(game: str, players: int | None, seats: tuple[str, ...]) -> list[Sitter]:
    named = list(seats) or ["human"]
    low, high = box(game).seats
    count = players or max(min(3, high) if not seats else 0, len(named), low)
    if len(named) > count:
        raise click.UsageError(f"{len(named)} seats are named for {count} players.")
    named += ["greedy"] * (count - len(named))
    sitters: list[Sitter] = []
    for number, text in enumerate(named, 1):
        who, _, name = text.partition(":")
        kind = "Player" if who == "human" else who.capitalize()
        name = name.strip() or f"{kind} {number}"
        if len(name) > NAME_LIMIT or not name.isprintable():
            raise click.UsageError(f"--seat {text}: a name has at most {NAME_LIMIT} characters.")
        sitters.append(Sitter(name, None if who == "human" else bot(game, who)))
    return sitters


class Evening:
    """One game at one terminal."""

    def __init__(self, game: AnyGame, sitters: list[Sitter], seed: int, state: object) -> None:
        self.game = game
        self.sitters = sitters
        self.seed = seed
        self.people = [Seat(i) for i, sitter in enumerate(sitters) if sitter.bot is None]
        names = [sitter.name for sitter in sitters]
        self.speech = Speech(names)
        self.room = room(game, self.speech)
        self.rngs = [from_seed(derive(seed, seat + 1)) for seat in range(len(sitters))]
        self.state = state if state is not None else game.setup(len(sitters), seed)
        self.record = record.begin(game, names, seed)
        self.events: list[Event] = []
        self.heard = [0] * (len(sitters) + 1)  # events each seat, and who watches, was told
        self.refused: Refusal | None = None
        self.talk = talk()
        self.sand: Sand | None = None  # where time runs while people play
        if game.timed() and self.people:
            self.sand = Sand(game, self.room, self.talk, Keyboard(), wall_clock())

    def play(self, record_to: str | None) -> None:
        self.talk.print(f"[dim]Seed {self.seed}. Type help for what you can do.[/]")
        try:
            while asked := self.game.asked(self.state):
                self._move(asked[0])
        except Left:
            self.talk.print("You leave the table; the game is not finished.")
        else:
            self._end(self.talk if record_to == "-" else out())
        if record_to is not None:
            self.record.close(self.game, self.state)
            write_file(record_to, self.record.text())

    def _move(self, seat: Seat) -> None:
        sitter = self.sitters[seat]
        if sitter.bot is not None:
            move = self._bots_move(seat, sitter.bot)
        else:
            move = self._persons_move(seat, sitter.name)
        self.game.advance(self.state, move.seat, move.action, move.at, self.events)
        self.record.add(self.game, move, self.state)
        if not self.people:
            self._tell(SPECTATOR)
        elif sitter.bot is None:
            self._tell(seat)

    def _bots_move(self, seat: Seat, sitter: AnyBot) -> Move:
        """A bot decides at once; where time runs, its hand does not."""
        move = next_move(self.game, self.state, seat, sitter, self.rngs[seat])
        if self.sand is None:
            return move
        late = Millis(max(0, self.sand.now() - move.at)) if self.game.due(self.state) is None else 0
        self._tell(self.people[0])
        self.sand.wait(self.game.view(self.state, SPECTATOR), Millis(move.at + late))
        return Move(move.seat, move.action, Millis(move.at + late))

    def _persons_move(self, seat: Seat, name: str) -> Move:
        view = self.game.view(self.state, seat)
        options = self.game.options(self.state, seat)
        if len(options) == 1 and self.room.forced(view):
            return Move(seat, options[0], self.game.soonest(self.state))
        if self.sand is not None and self.room.live(view):
            return self.sand.ask(self.state, seat)
        if len(self.people) > 1:
            self._hand_over(name)
        self._tell(seat)
        self.talk.print()
        self.talk.print(self.room.draw(view))
        action = self._ask(seat)
        return Move(seat, action, self._now())

    def _now(self) -> Millis:
        """The time a typed choice carries."""
        soonest = self.game.soonest(self.state)
        return soonest if self.sand is None else Millis(max(soonest, self.sand.now()))

    def _hand_over(self, name: str) -> None:
        """Several people, one screen: nobody sees another's hand."""
        self.talk.clear()
        self._read(f"{name}, it is your turn. Press Enter when only you can see this. ")

    def _tell(self, seat: Seat) -> None:
        """What happened since this seat was last told, as it may know it."""
        for event in self.events[self.heard[seat] :]:
            seen = event.seen_by(seat)
            self.talk.print(f"  {self.speech.say(seen.key, seen.args)}", markup=False)
        self.heard[seat] = len(self.events)

    def _ask(self, seat: Seat) -> Action:
        """Ask until a choice is allowed."""
        while True:
            text = self._read(f"\n{self.speech.name(seat)}> ").strip()
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
            self.talk.print(f"  {self.speech.tell(refusal.words)} ({refusal.clause}; ? explains)")

    def _choice(self, seat: Seat, text: str) -> Action | Refusal | None:
        """A choice, why there is none, or None after something else was done."""
        word = text.lower()
        options = self.game.options(self.state, seat)
        if word in ("", "help"):
            self._help()
        elif word in ("quit", "exit"):
            raise Left
        elif word == "options":
            for action in options:
                told = self.speech.tell(self.game.catalogue.words[action])
                self.talk.print(f"  #{action}  {told}", markup=False)
        elif word.startswith("?"):
            self._explain(word[1:].strip().upper())
        elif word[0] == "#" and word[1:].isdecimal() and int(word[1:]) in options:
            return Action(int(word[1:]))
        else:
            choice = self.room.read(self.game.view(self.state, seat), text)
            if choice is None:
                self.talk.print(f"  {text[:40]!r} is not a choice here; type help.", markup=False)
            return choice
        return None

    def _explain(self, clause: str) -> None:
        """The rule behind the last refusal, or the one asked for."""
        clause = clause or (self.refused.clause if self.refused is not None else "")
        if clause in self.game.box.clauses():
            self.talk.print(f"  {clause}: {self.speech.say(clause)}", markup=False)
        else:
            first = self.game.box.clauses()[0]
            self.talk.print(f"  ? explains a refused move; ? {first} a clause.", markup=False)

    def _help(self) -> None:
        every = (
            "options      list every choice; #N takes one\n"
            "?            explain the last refused move; ? CLAUSE explains a rule\n"
            "quit         leave the table"
        )
        for line in f"{self.room.help()}\n{every}".splitlines():
            self.talk.print(f"  {line}", markup=False)

    def _read(self, prompt: str) -> str:
        self.talk.print(prompt, end="", markup=False)
        try:
            return input()
        except EOFError:
            self.talk.print()
            raise Left from None

    def _end(self, console: Console) -> None:
        self._tell(self.people[0] if len(self.people) == 1 else SPECTATOR)
        outcome = self.game.outcome(self.state)
        assert outcome is not None, "nobody is asked, so the game is over"
        view = self.game.view(self.state, SPECTATOR)
        self.talk.print(self.room.draw(view))
        self.talk.print()
        console.print(self.room.final(view, outcome.scores))
        winners = self.speech.join([self.speech.name(seat) for seat in outcome.winners])
        console.print(self.speech.say("win", {"seats": len(outcome.winners), "names": winners}))
