"""`kaboodle verify`: check that a record's dice and shuffles were fixed before the game."""

from __future__ import annotations

import click

from kaboodle.cli.flags import pack_option, reading
from kaboodle.cli.lang import lang_option
from kaboodle.cli.replay import open_record, verify_replay
from kaboodle.core import record
from kaboodle.core.fair import commitment
from kaboodle.speech import Speech


@click.command(short_help="Verify the shuffles and dice of a recorded game.")
@click.argument("file", type=click.Path(dir_okay=False, allow_dash=True))
@click.option(
    "--commit",
    metavar="HASH",
    help="The hash that the table showed before the game, to be compared.",
)
@lang_option
@pack_option
def verify(file: str, commit: str | None, lang: str, pack: str | None) -> None:
    """Verify that the shuffles and dice in FILE (- for stdin) follow from its seed.

    Prints the hash of the record's seed and salt. If it equals the hash that the table showed
    before the game, nothing was changed afterwards; --commit compares them for you.
    """
    with reading(file) as text:
        kept = record.read(text)
        speech = Speech(kept.header.names, lang)
        verify_replay(open_record(kept, pack), kept, speech)
    if not kept.header.salt:
        raise click.ClickException(
            "the record has no salt; only games played on a server can be verified."
        )
    hashed = commitment(kept.header.seed, kept.header.salt)
    if commit is not None and commit.strip().lower() != hashed:
        raise click.ClickException(
            f"the hashes differ: --commit is {commit[:80]}, the record gives {hashed}."
        )
    click.echo(hashed)
    if commit is not None:
        click.echo(speech.say("cli-promise"), err=True)
