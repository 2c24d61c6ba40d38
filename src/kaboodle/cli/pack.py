"""`kaboodle pack`: check a content pack, print the standard one or the JSON Schema."""

from __future__ import annotations

import click

from kaboodle import packs
from kaboodle.cli.flags import game_argument
from kaboodle.cli.show import print_json
from kaboodle.core.errors import ContentError
from kaboodle.core.parsing import shown
from kaboodle.core.schema import to_schema
from kaboodle.shelf import BOXES, box, load


@click.group()
def pack() -> None:
    """Check content packs, and print standard packs and their schema.

    A content pack is a TOML file with the contents of a game's box: cards, numbers, names.
    """


@pack.command()
@click.argument("file", type=click.Path(dir_okay=False))
def check(file: str) -> None:
    """Check the pack in FILE: print its id, or all its errors.

    Exits with 1 if there are errors.
    """
    raw = packs.read(file)
    name = raw.get("game")
    if not isinstance(name, str) or name not in BOXES:
        fault = f"not {shown(name)}" if "game" in raw else "but it is missing"
        raise ContentError([f"{file}: game: must be one of {', '.join(BOXES)}, {fault}"])
    try:
        game = load(name, file)
    except ContentError as e:
        for fault in e.faults:
            click.echo(fault, err=True)
        count = "1 error" if len(e.faults) == 1 else f"{len(e.faults)} errors"
        raise click.ClickException(f"{file}: {count}.") from None
    click.echo(f"{name} {game.pack_id}: {len(game.catalogue)} actions, no errors")


@pack.command()
@game_argument
def show(game: str) -> None:
    """Print the standard pack of GAME, as a start for your own."""
    click.echo(packs.shipped(game), nl=False)


@pack.command()
@game_argument
def schema(game: str) -> None:
    """Print the JSON Schema of packs for GAME, for editors."""
    draft = "https://json-schema.org/draft/2020-12/schema"
    print_json(
        {"$schema": draft, "title": f"A content pack for {game}", **to_schema(box(game).pack)}
    )
