"""`kaboodle play`: a game in the terminal, people and bots in any seat."""

from __future__ import annotations

import sys

import click

from kaboodle.bots import BOTS, AnyBot, levels
from kaboodle.bots.levels import LEVELS
from kaboodle.cli.evening import Evening, Sitter
from kaboodle.cli.flags import (
    limit_option,
    new_seed,
    pack_option,
    read_file,
    read_options,
    rule_options,
    seed_type,
)
from kaboodle.cli.lang import lang_option
from kaboodle.cli.live import can_run
from kaboodle.cli.replay import open_record
from kaboodle.cli.scribe import Scribe, read_back
from kaboodle.core import position
from kaboodle.core.errors import OptionsError
from kaboodle.core.record import NAME_LIMIT, Record, Replay
from kaboodle.outside.find import called, is_named, split
from kaboodle.shelf import BOXES, AnyGame, box, open_game
from kaboodle.speech import Speech

EXAMPLES = """\b
Examples:
  kaboodle play kaskaria
  kaboodle play krom --players 4 --lang de
  kaboodle play kaskaria --seat human:Ada --seat human:Bo --seat hard
  kaboodle play kaskaria --seat human --seat expert-orin
  kaboodle play kaskaria --seat mine.py:Hoarder --seat 'cmd:node bot.js'
  kaboodle play kero -o clock=realtime --record kero.record
  kaboodle play --resume kero.record"""


@click.command(epilog=EXAMPLES)
@click.argument("game", metavar="[GAME]", type=click.Choice(list(BOXES)), required=False)
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
    help="Who sits in the next seat: human or a bot, then a name if you like; give it once for "
    "each seat. Bots come in levels (easy, medium, hard, expert), and LEVEL-CHARACTER picks one by "
    "name; `kaboodle games` lists them. Seats left over get easy bots; without --seat you take the "
    "first. A bot of your own is FILE.py:NAME or cmd:COMMAND.",
)
@limit_option
@click.option(
    "--seed", type=seed_type, help="Repeat a game: deals, dice and bots.  [default: chance]"
)
@click.option(
    "--record",
    "record_to",
    metavar="FILE",
    help="Write the game down here as it goes; - for stdout, at the end.",
)
@click.option(
    "--resume",
    metavar="FILE",
    help="Continue the game in this record, and keep recording in it. Everyone sits where they "
    "sat, unless --seat WHO, given once for each seat, says otherwise.",
)
@click.option("--position", "start", metavar="FILE", help="Start from this position.")
@lang_option
@pack_option
@rule_options
def play(
    game: str | None,
    players: int | None,
    seats: tuple[str, ...],
    limit: float,
    seed: int | None,
    record_to: str | None,
    resume: str | None,
    start: str | None,
    lang: str,
    pack: str | None,
    given: tuple[str, ...],
) -> None:
    """Play GAME in the terminal, against bots or with people on one keyboard.

    Type help at the table to see what can be typed. Ctrl-C or quit leaves the table; a game that
    is being recorded can be resumed.
    """
    if resume is not None:
        if game or players or seed is not None or record_to or start or given:
            raise click.UsageError("--resume takes the game from the record: give only --seat.")
        sys.exit(_resumed(resume, seats, limit, lang, pack))
    if game is None:
        raise click.UsageError(f"Which game? {', '.join(BOXES)}; or --resume FILE.")
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
    sitters = _sit(game, players, seats, lang)
    _check_time(chosen, sitters)
    evening = Evening(chosen, sitters, seed, state, lang, limit=limit)
    sys.exit(evening.play(Scribe(evening.record, record_to)))


def _resumed(path: str, seats: tuple[str, ...], limit: float, lang: str, pack: str | None) -> int:
    kept = read_back(path)
    game = open_record(kept, pack)
    state = Replay(game, kept).run()
    if game.outcome(state) is not None:
        raise click.UsageError(f"{path}: that game is over; `kaboodle replay` shows it.")
    sitters = _sit_again(kept, seats)
    _check_time(game, sitters)
    evening = Evening(game, sitters, kept.header.seed, state, lang, kept, limit)
    return evening.play(Scribe(kept, path, on=True))


def _check_time(game: AnyGame, sitters: list[Sitter]) -> None:
    if game.timed() and not can_run() and not all(s.who for s in sitters):
        raise click.UsageError("In real time a person needs a keyboard and a screen here.")


def _sit(game: str, players: int | None, seats: tuple[str, ...], lang: str) -> list[Sitter]:
    named = list(seats) or ["human"]
    low, high = box(game).seats
    count = players or max(min(3, high) if not seats else 0, len(named), low)
    if len(named) > count:
        raise click.UsageError(f"{len(named)} seats are named for {count} players.")
    bots = BOTS[game]
    named += [levels.plain(bots, LEVELS[0])] * (count - len(named))
    said = [_said(text) for text in named]
    company = [who for who, _ in said]
    sitters: list[Sitter] = []
    for number, ((who, name), text) in enumerate(zip(said, named, strict=True), 1):
        who = company[number - 1] = levels.chosen(bots, who, company, number)
        name = name.strip()
        if len(name) > NAME_LIMIT or not name.isprintable():
            raise click.UsageError(
                f"--seat {text!r}: a name has at most {NAME_LIMIT} characters, all printable."
            )
        name = name or _name(who, bots, number, [each.name for each in sitters], lang)
        sitters.append(_sitter(name, who))
    return sitters


def _said(text: str) -> tuple[str, str]:
    """Who is to sit there, and the name to go by."""
    who, name = split(text)
    if not who.strip():
        raise click.UsageError(f"--seat {text!r}: say who sits there, human or a bot.")
    return who, name


def _name(who: str, bots: dict[str, AnyBot], number: int, taken: list[str], lang: str) -> str:
    """What somebody is called who has no name given."""
    speech = Speech(language=lang)
    if who == "human":
        return speech.say("cli-player", {"number": number})
    character = levels.character_of(bots, who)
    if character:
        return levels.called(character, taken)
    word = speech.say(f"level-{who}") if who in ("random", "greedy") else called(who)
    return f"{word} {number}"


def _sitter(name: str, who: str) -> Sitter:
    return Sitter(name, "" if who == "human" else who)


def _sit_again(kept: Record, seats: tuple[str, ...]) -> list[Sitter]:
    """The seats of a record: who plays is said, or written there; else it is a person. Where only
    a level is said, whoever played there plays at that."""
    header = kept.header
    bots = BOTS[header.game]
    if len(seats) > len(header.names):
        raise click.UsageError(f"{len(seats)} seats are named for {len(header.names)} players.")
    before = header.bots or [""] * len(header.names)
    said = [_said(text)[0] for text in seats]
    said = [
        levels.at_level(bots, was, who) if who in LEVELS else who
        for who, was in zip(said, before, strict=False)
    ]
    sat = [who or "human" for who in before][len(said) :]
    for number, who in enumerate(sat, len(said) + 1):
        if not is_named(who):  # nobody's code is run because a record says so
            raise OptionsError(
                [f"bot: {who!r} played seat {number}: say who plays now, one --seat for each seat"]
            )
    names = [*header.names]
    for seat, who in enumerate(said):
        key, was = levels.character_of(bots, who), levels.character_of(bots, before[seat])
        if key and key != was and levels.is_called(names[seat], was):
            names[seat] = levels.called(key, names)
    return [_sitter(name, who) for name, who in zip(names, [*said, *sat], strict=True)]
