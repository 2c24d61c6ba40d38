"""`kaboodle rules`: the rules of a game, clause by clause."""

from __future__ import annotations

import click
from rich.padding import Padding
from rich.table import Table

from kaboodle.cli.flags import game_argument
from kaboodle.cli.lang import lang_option
from kaboodle.cli.show import out, print_json
from kaboodle.shelf import box
from kaboodle.speech import Speech


@click.command(
    short_help="Print the rules of a game.",
    epilog="""\b
Examples:
  kaboodle rules kero
  kaboodle rules krom KR-F --lang fr""",
)
@game_argument
@click.argument("clauses", nargs=-1, metavar="[RULE]...")
@click.option("--json", "as_json", is_flag=True, help="Print the rules as JSON.")
@lang_option
def rules(game: str, clauses: tuple[str, ...], as_json: bool, lang: str) -> None:
    """Print the rules of GAME, or only some: RULE is an id (HK-T6) or its beginning (HK-T)."""
    speech = Speech(language=lang)
    chosen = box(game)
    wanted = [clause.upper() for clause in clauses] or [""]
    for prefix in wanted:
        if not any(clause.startswith(prefix) for clause in chosen.clauses()):
            families = dict.fromkeys(clause.rstrip("0123456789") for clause in chosen.clauses())
            raise click.UsageError(
                f"no rule {prefix[:40]!r} in {game}; its rules begin with: {', '.join(families)}."
            )
    sections = [
        (name, [c for c in ids if any(c.startswith(prefix) for prefix in wanted)])
        for name, ids in chosen.rules
    ]
    if as_json:
        print_json({c: speech.say(c) for _, ids in sections for c in ids})
        return
    for name, ids in sections:
        if ids:
            out().print(f"[bold]{speech.say(f'{game}-section-{name}')}[/]")
            table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
            for clause in ids:
                table.add_row(f"[cyan]{clause}[/]", speech.say(clause))
            out().print(Padding(table, (0, 0, 1, 2)))
