"""`kaboodle pack`: check a content pack, print the standard one or the schema."""

from __future__ import annotations

import click

from kaboodle import packs
from kaboodle.cli.flags import game_argument
from kaboodle.cli.show import print_json
from kaboodle.core.errors import ContentError
from kaboodle.core.schema import to_schema
from kaboodle.shelf import BOXES, box, load


@click.group()
def pack() -> None:
    """Content packs: what is in a game's box, as data you can replace."""


@pack.command()
@click.argument("file", type=click.Path(dir_okay=False))
def check(file: str) -> None:
    """Check the pack in FILE: print its id, or every fault in it and exit with 1."""
    name = packs.read(file).get("game")
    if not isinstance(name, str) or name not in BOXES:
        raise ContentError([f"{file}: game: must be one of {', '.join(BOXES)}, not {name!r}"])
    try:
        game = load(name, file)
    except ContentError as e:
        for fault in e.faults:
            click.echo(fault, err=True)
        many = "1 fault" if len(e.faults) == 1 else f"{len(e.faults)} faults"
        raise click.ClickException(f"{file} is refused: {many}.") from None
    click.echo(f"{name} {game.pack_id}: {len(game.catalogue)} actions, fit to play")


@pack.command()
@game_argument
def show(game: str) -> None:
    """Print GAME's standard pack, to start one of your own from."""
    click.echo(packs.shipped(game), nl=False)


@pack.command()
@game_argument
def schema(game: str) -> None:
    """Print the JSON Schema of GAME's packs, for editors and for `$schema`."""
    draft = "https://json-schema.org/draft/2020-12/schema"
    print_json({"$schema": draft, "title": f"A pack for {game}", **to_schema(box(game).pack)})
