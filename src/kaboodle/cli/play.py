"""`kaboodle play`: a game in the terminal, with people and bots in any seat."""

from __future__ import annotations

import sys

import click

from kaboodle.bots import BOTS, AnyBot, levels
from kaboodle.bots.levels import LEVELS
from kaboodle.cli.evening import Evening, Sitter
from kaboodle.cli.flags import (
    Count,
    OptionalArgument,
    limit_option,
    new_seed,
    pack_option,
    read_options,
    reading,
    rule_options,
    seed_type,
)
from kaboodle.cli.lang import lang_option
from kaboodle.cli.live import can_run
from kaboodle.cli.replay import open_record
from kaboodle.cli.scribe import Scribe, whole_lines
from kaboodle.core import position, record
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


@click.command(short_help="Play a game in the terminal.", epilog=EXAMPLES)
@click.argument(
    "game", cls=OptionalArgument, metavar="[GAME]", type=click.Choice(list(BOXES)), required=False
)
@click.option(
    "--players",
    type=Count(1),
    metavar="N",
    help="Number of players.  [default: one per --seat; without --seat 3, or fewer if the game "
    "has fewer seats]",
)
@click.option(
    "--seat",
    "seats",
    metavar="WHO[:NAME]",
    multiple=True,
    help="Who plays the next seat: `human` or a bot, and optionally a name; repeat it for each "
    "seat. A bot is a level (easy, medium, hard, expert), LEVEL-CHARACTER, or your own as "
    "FILE.py:NAME or cmd:COMMAND; `kaboodle games` lists them. Remaining seats get easy bots.  "
    "[default: human]",
)
@limit_option
@click.option(
    "--seed",
    type=seed_type,
    metavar="N",
    help="Repeat a game: its deals, dice and bots.  [default: random]",
)
@click.option(
    "--record",
    "record_to",
    metavar="FILE",
    help="Record the game to this file as it goes; - writes it to stdout at the end.",
)
@click.option(
    "--resume",
    metavar="FILE",
    help="Resume the game in this record, and keep recording to it. The players stay the same, "
    "unless you replace them with one --seat WHO for each seat.",
)
@click.option("--position", "start", metavar="FILE", help="Start from the position in this file.")
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
    """Play GAME in the terminal, against bots or with other people at the same keyboard.

    `kaboodle games` lists the games. In a game, type help to see the commands. Ctrl-C or quit
    leaves the game; a game that is recorded can be resumed.
    """
    if resume is not None:
        if game:
            raise click.UsageError("GAME is in the record that --resume reads; leave it out.")
        if players or seed is not None or record_to or start or given:
            raise click.UsageError(
                "--resume reads the game from the record; it can only be combined with --seat,"
                " --bot-limit, --lang and --pack."
            )
        sys.exit(_resumed(resume, seats, limit, lang, pack))
    if game is None:
        raise click.UsageError(f"Missing GAME; choose from: {', '.join(BOXES)}. Or --resume FILE.")
    if start is not None and record_to is not None:
        raise click.UsageError(
            "--record and --position cannot be combined: a record starts at the set-up."
        )
    chosen = open_game(game, read_options(box(game), given), pack)
    seed = new_seed() if seed is None else seed
    state = None
    if start is not None:
        with reading(start) as text:
            state = position.read(chosen, text)
        count = chosen.seats(state)
        if players not in (None, count):
            raise click.UsageError(
                f"--players {players}: the position in {start} has {count} players."
            )
        players = count
    sitters = _sit(game, players, seats, lang)
    _check_time(chosen, sitters)
    evening = Evening(chosen, sitters, seed, state, lang, limit=limit)
    sys.exit(evening.play(Scribe(evening.record, record_to)))


def _resumed(path: str, seats: tuple[str, ...], limit: float, lang: str, pack: str | None) -> int:
    with reading(path) as text:
        kept = record.read(whole_lines(text))
        game = open_record(kept, pack)
        state = Replay(game, kept).run()
    if game.outcome(state) is not None:
        raise click.UsageError(f"{path}: this game is over; view it with `kaboodle replay {path}`.")
    sitters = _sit_again(kept, seats)
    _check_time(game, sitters)
    evening = Evening(game, sitters, kept.header.seed, state, lang, kept, limit)
    return evening.play(Scribe(kept, path, on=True))


def _check_time(game: AnyGame, sitters: list[Sitter]) -> None:
    if game.timed() and not can_run() and not all(s.who for s in sitters):
        raise click.UsageError(
            "-o clock=realtime needs an interactive terminal for the people who play."
        )


def _sit(game: str, players: int | None, seats: tuple[str, ...], lang: str) -> list[Sitter]:
    named = list(seats) or ["human"]
    low, high = box(game).seats
    count = players or max(min(3, high) if not seats else 0, len(named), low)
    if len(named) > count:
        raise click.UsageError(f"--seat is given {len(named)} times for {_players(count)}.")
    bots = BOTS[game]
    named += [levels.plain(bots, LEVELS[0])] * (count - len(named))
    pairs = [_parse_seat(text) for text in named]
    company = [who for who, _ in pairs]
    sitters: list[Sitter] = []
    for number, ((who, name), text) in enumerate(zip(pairs, named, strict=True), 1):
        who = company[number - 1] = levels.chosen(bots, who, company, number)
        name = name.strip()
        if len(name) > NAME_LIMIT or not name.isprintable():
            raise click.UsageError(
                f"--seat {text!r}: a name must be at most {NAME_LIMIT} printable characters."
            )
        name = name or _name(who, bots, number, [each.name for each in sitters], lang)
        sitters.append(_sitter(name, who))
    return sitters


def _parse_seat(text: str) -> tuple[str, str]:
    """Split the value of --seat into the player and the name."""
    who, name = split(text)
    if not who.strip():
        raise click.UsageError(f"--seat {text!r}: must be human or a bot, as in human:Ada or easy.")
    return who, name


def _name(who: str, bots: dict[str, AnyBot], number: int, taken: list[str], lang: str) -> str:
    """Return the name of a player who was given none."""
    speech = Speech(language=lang)
    if who == "human":
        return speech.say("cli-player", {"number": number})
    character = levels.character_of(bots, who)
    if character:
        return levels.called(character, taken)
    word = speech.say(f"level-{who}") if who in ("random", "greedy") else called(who)
    return f"{word} {number}"


def _players(count: int) -> str:
    return f"{count} player{'s' * (count != 1)}"


def _sitter(name: str, who: str) -> Sitter:
    return Sitter(name, "" if who == "human" else who)


def _sit_again(kept: Record, seats: tuple[str, ...]) -> list[Sitter]:
    """Return the players of a resumed game: those of --seat, then those of the record.

    Where --seat names only a level, the character in that seat now plays at this level.
    """
    header = kept.header
    bots = BOTS[header.game]
    if len(seats) > len(header.names):
        raise click.UsageError(
            f"--seat is given {len(seats)} times for {_players(len(header.names))}."
        )
    before = header.bots or [""] * len(header.names)
    given = [_parse_seat(text)[0] for text in seats]
    given = [
        levels.at_level(bots, was, who) if who in LEVELS else who
        for who, was in zip(given, before, strict=False)
    ]
    kept_on = [who or "human" for who in before][len(given) :]
    for number, who in enumerate(kept_on, len(given) + 1):
        if not is_named(who):  # a record alone never runs a file or a command
            raise OptionsError(
                [
                    f"seat {number} was played by {who!r}, which a record may not start;"
                    " give --seat once for each seat"
                ]
            )
    names = [*header.names]
    for seat, who in enumerate(given):
        key, was = levels.character_of(bots, who), levels.character_of(bots, before[seat])
        if key and key != was and levels.is_called(names[seat], was):
            names[seat] = levels.called(key, names)
    return [_sitter(name, who) for name, who in zip(names, [*given, *kept_on], strict=True)]
