"""`kaboodle`: the command group, and the one place where an error becomes an exit status."""

from __future__ import annotations

from typing import Any

import click

import kaboodle
from kaboodle.cli.database import database
from kaboodle.cli.games import games
from kaboodle.cli.learn import learn
from kaboodle.cli.pack import pack
from kaboodle.cli.play import play
from kaboodle.cli.replay import replay
from kaboodle.cli.rules import rules
from kaboodle.cli.serve import serve
from kaboodle.cli.show import plainly
from kaboodle.cli.simulate import sim
from kaboodle.cli.verify import verify
from kaboodle.core.errors import GameError


class _Commands(click.Group):
    def main(self, *args: Any, **extra: Any) -> Any:
        plainly()
        return super().main(*args, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command. Bad input ends in one sentence, never in a traceback."""
        try:
            return super().invoke(ctx)
        except GameError as e:
            end = "" if str(e).endswith("?") else "."
            raise click.ClickException(f"{e}{end}") from None


def build() -> str:
    """Return "compiled" or "interpreted", whichever the rules are."""
    return "compiled" if kaboodle.compiled() else "interpreted"


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(kaboodle.__version__, message=f"kaboodle %(version)s ({build()} rules)")
def main() -> None:
    """Play, simulate and replay KERO, KROM and The Heroes of Kaskaria.

    Start with `kaboodle serve --open` to play in the browser, or with `kaboodle play kaskaria` to
    play in the terminal. `kaboodle learn kaskaria` teaches a game.
    """


for command in (play, learn, serve, database, sim, replay, verify, rules, pack, games):
    main.add_command(command)
