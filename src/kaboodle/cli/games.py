"""`kaboodle games`: list the games, their options and bots."""

from __future__ import annotations

import click
from rich.table import Table

from kaboodle.bots import BOTS
from kaboodle.bots.levels import character_of
from kaboodle.cli.lang import lang_option
from kaboodle.cli.show import out, print_json
from kaboodle.core.schema import Choice, Flag, to_schema
from kaboodle.outside.find import names
from kaboodle.shelf import BOXES, AnyBox
from kaboodle.speech import Speech


@click.command()
@click.option(
    "--json", "as_json", is_flag=True, help="Print JSON, with a JSON Schema of the options."
)
@lang_option
def games(as_json: bool, lang: str) -> None:
    """List the games, their rule options and their bots."""
    if as_json:
        print_json([_described(box, lang) for box in BOXES.values()])
        return
    speech = Speech(language=lang)
    table = Table(box=None, padding=(0, 2, 1, 0))
    for title in ("game", "seats", "bots", "options"):
        table.add_column(speech.say(f"cli-games-{title}"), overflow="fold")
    for box in BOXES.values():
        key = f"game-{box.name}"
        about = f"[bold]{box.name}[/]\n{speech.say(key)}\n[dim]{speech.about(key)}[/]"
        low, high = box.seats
        seats = f"{low}" if low == high else f"{low}-{high}"
        table.add_row(about, seats, _bots(box, speech), _options(box, speech))
    out().print(table)


def _bots(box: AnyBox, speech: Speech) -> str:
    """Return the bots of a game; the characters, which play at every level, only once."""
    bots = BOTS[box.name]
    keys = dict.fromkeys(character_of(bots, name) for name in bots)
    simple = ", ".join(name for name in names(box.name) if not character_of(bots, name))
    known = [key for key in keys if key]
    if not known:
        return simple
    also = speech.say("cli-games-characters", {"names": ", ".join(f"-{key}" for key in known)})
    return f"{simple}\n[dim]{also}[/]"


def _options(box: AnyBox, speech: Speech) -> str:
    lines: list[str] = []
    for field in box.options:
        if isinstance(field, Flag):
            values = "true|false"
        elif isinstance(field, Choice):
            values = "|".join(field.values)
        else:
            values = "NUMBER"
        about = speech.about(f"{box.name}-option-{field.name}")
        lines.append(f"[bold]{field.name}[/]={values}\n[dim]{about}[/]")
    return "\n".join(lines)


def _described(box: AnyBox, lang: str) -> dict[str, object]:
    return {
        "name": box.name,
        "title": Speech(language=lang).say(f"game-{box.name}"),
        "rules": box.version,
        "seats": list(box.seats),
        "bots": names(box.name),
        "options": to_schema(box.options),
    }
