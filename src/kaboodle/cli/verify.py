"""`kaboodle verify`: that the dice and shuffles of a record are those promised before the game."""

from __future__ import annotations

import click

from kaboodle.cli.flags import pack_option, read_file
from kaboodle.cli.lang import lang_option
from kaboodle.cli.replay import open_record, verify_replay
from kaboodle.core import record
from kaboodle.core.fair import commitment
from kaboodle.speech import Speech


@click.command()
@click.argument("file", type=click.Path(dir_okay=False, allow_dash=True))
@click.option("--commit", metavar="HASH", help="The hash the table showed before the game.")
@lang_option
@pack_option
def verify(file: str, commit: str | None, lang: str, pack: str | None) -> None:
    """Check the record in FILE (- for stdin): every shuffle and die follows from its seed.

    Prints the hash that seed and salt come to. Compare it with the one the table showed from the
    start, or give that as --commit: equal means that nothing was chosen afterwards.
    """
    kept = record.read(read_file(file))
    speech = Speech(kept.header.names, lang)
    verify_replay(open_record(kept, pack), kept, speech)
    if not kept.header.salt:
        raise click.ClickException("the record has no salt: it was not played at a table server.")
    found = commitment(kept.header.seed, kept.header.salt)
    if commit is not None and commit.strip().lower() != found:
        raise click.ClickException(f"the table promised {commit}, the record comes to {found}.")
    click.echo(found)
    if commit is not None:
        click.echo(speech.say("cli-promise"), err=True)
