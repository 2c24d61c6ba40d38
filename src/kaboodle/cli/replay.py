"""`kaboodle replay`: verify a record, step through it, show it from any seat's view."""

from __future__ import annotations

from time import sleep
from typing import Any

import click
from rich.console import Console

from kaboodle.cli.flags import Count, pack_option, reading
from kaboodle.cli.lang import lang_option
from kaboodle.cli.lines import Lines
from kaboodle.cli.rooms import room
from kaboodle.cli.show import out, talk
from kaboodle.core import position, record
from kaboodle.core.errors import OptionsError, RecordError
from kaboodle.core.event import Event
from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.core.record import Record, Replay
from kaboodle.shelf import AnyGame, box, open_game
from kaboodle.speech import Speech


@click.command(
    short_help="Verify or show a recorded game.",
    epilog="""\b
Examples:
  kaboodle replay game.record               verify that it replays exactly
  kaboodle replay game.record --step --as 1
  kaboodle replay game.record --at 12 --position > here.json""",
)
@click.argument("file", type=click.Path(dir_okay=False, allow_dash=True))
@click.option(
    "--as",
    "eyes",
    default="spectator",
    show_default=True,
    metavar="SEAT",
    help="Whose view to show: 1, 2, … or spectator.",
)
@click.option("--log", "tell", is_flag=True, help="Print every move.")
@click.option("--timed", is_flag=True, help="Print every move with its original timing.")
@click.option("--at", "upto", type=Count(0), metavar="N", help="Show the table after N moves.")
@click.option(
    "--step", is_flag=True, help="Step through the game: Enter for next, b for back, q to quit."
)
@click.option(
    "--position",
    "as_position",
    is_flag=True,
    help="Print the position as JSON, secrets included, after --at N moves or at the end.",
)
@lang_option
@pack_option
def replay(
    file: str,
    eyes: str,
    tell: bool,
    timed: bool,
    upto: int | None,
    step: bool,
    as_position: bool,
    lang: str,
    pack: str | None,
) -> None:
    """Verify the record in FILE (- for stdin), or show the game in it.

    A record that does not replay exactly is refused, with the line where it differs.
    """
    with reading(file) as text:
        kept = record.read(text)
        game = open_record(kept, pack)
        speech = Speech(kept.header.names, lang)
        speech.learn(game.names)
        seat = _eyes(eyes, len(kept.header.names))
        if upto is not None and upto > kept.moves:
            raise click.UsageError(
                f"--at {upto}: must be at most {kept.moves}, the moves in the record."
            )
        if step:
            _Stepper(game, kept, seat, speech).run()
            return
        verify_replay(game, kept, speech)
        if as_position:
            state = _walk(game, kept, upto).state
            click.echo(position.write(game, state), nl=False)
        elif tell or timed:
            _tell(game, kept, seat, upto, timed, speech)
        elif upto is not None:
            _draw(out(), game, speech, _walk(game, kept, upto).state, seat)


def open_record(kept: Record, pack: str | None) -> AnyGame:
    """Open the game of a record. What the header asks for in vain is an error in line 1."""
    header = kept.header
    try:
        box(header.game)
        return open_game(header.game, header.options, pack)
    except OptionsError as e:
        raise RecordError(1, str(e)) from None


def _eyes(text: str, seats: int) -> Seat:
    if text == "spectator":
        return SPECTATOR
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= seats):
        raise click.UsageError(f"--as {text}: must be 1 to {seats} or spectator.")
    return Seat(int(text) - 1)


def _walk(game: AnyGame, kept: Record, upto: int | None) -> Replay[Any, Any]:
    walk = Replay(game, kept)
    while walk.moves != upto and walk.step() is not None:
        pass
    return walk


def verify_replay(game: AnyGame, kept: Record, speech: Speech) -> None:
    state = _walk(game, kept, None).state
    outcome = game.outcome(state)
    end = speech.say("cli-unfinished")
    if outcome is not None:
        winners = speech.join([speech.name(seat) for seat in outcome.winners])
        end = speech.say("win", {"seats": len(outcome.winners), "names": winners})
    summary = speech.say(
        "cli-replays",
        {
            "game": speech.say(f"game-{game.box.name}"),
            "rules": game.box.version,
            "pack": game.pack_id,
            "moves": kept.moves,
            "end": end,
        },
    )
    click.echo(summary, err=True)


def _tell(
    game: AnyGame, kept: Record, seat: Seat, upto: int | None, timed: bool, speech: Speech
) -> None:
    walk = Replay(game, kept)
    log: list[Event] = []
    before = 0
    while walk.moves != upto and (move := walk.step(log)) is not None:
        if timed:
            sleep((move.at - before) / 1000)
        before = move.at
        when = f" {move.at // 60_000}:{move.at % 60_000 / 1000:04.1f}" if move.at else ""
        for event in log:
            seen = event.seen_by(seat)
            click.echo(f"{walk.moves:>4}{when}  {speech.say(seen.key, seen.args)}")
        log.clear()


def _draw(console: Console, game: AnyGame, speech: Speech, state: object, seat: Seat) -> None:
    console.print(room(game, speech).draw(game.view(state, seat)))


class _Stepper:
    """Steps through a game: forwards by playing, backwards by replaying from the start."""

    def __init__(self, game: AnyGame, kept: Record, seat: Seat, speech: Speech) -> None:
        self.game = game
        self.kept = kept
        self.seat = seat
        self.speech = speech
        self.lines = Lines(talk())

    def run(self) -> None:
        at = 0
        while True:
            walk = _walk(self.game, self.kept, max(0, at - 1))
            log: list[Event] = []
            if at:
                walk.step(log)
            talk().rule(self.speech.say("cli-after", {"move": at, "moves": self.kept.moves}))
            for event in log:
                seen = event.seen_by(self.seat)
                talk().print(f"  {self.speech.say(seen.key, seen.args)}", markup=False)
            talk().print()
            _draw(talk(), self.game, self.speech, walk.state, self.seat)
            word = self._read()
            if word == "q":
                return
            if word == "b":
                at = max(0, at - 1)
            elif word.isascii() and word.isdecimal():
                at = min(int(word), self.kept.moves)
            elif at == self.kept.moves:
                return
            else:
                at += 1

    def _read(self) -> str:
        try:
            return self.lines.read(f"\n{self.speech.say('cli-step')} > ").strip().lower()
        except EOFError:
            return "q"
