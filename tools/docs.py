"""Write the generated pages of docs/: rules, API, command line and settings."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import click
from tools.api import api_page

from kaboodle.cli import main
from kaboodle.homes import OURS
from kaboodle.server.settings import ENV_PREFIX, Settings
from kaboodle.shelf import BOXES
from kaboodle.speech import Speech

DOCS = Path(__file__).resolve().parent.parent / "docs"
SETTINGS = DOCS / "reference" / "settings.md"
MADE = "<!-- Made by `make docs`. -->\n\n"


def rules_page(name: str) -> str:
    speech, box = Speech(), BOXES[name]
    low, high = box.seats
    seats = f"{low}" if low == high else f"{low} to {high}"
    parts = [
        f"# {speech.say(f'game-{name}')}: the rules\n",
        f"For {seats} players. `kaboodle rules {name}` prints this page, and "
        f"`kaboodle rules {name} {box.clauses()[0]}` one clause of it. The clause ids appear in "
        "the code that implements them, in every refusal, and in the names of their tests.\n",
    ]
    for section, clauses in box.rules:
        parts.append(f"## {speech.say(f'{name}-section-{section}')}\n")
        parts += [f"- **{clause}** {speech.say(clause)}" for clause in clauses]
        parts.append("")
    if box.options:
        parts.append("## Options\n")
        for field in box.options:
            key = f"{name}-option-{field.name}"
            parts.append(f"- `{field.name}`: {speech.say(key)}. {speech.about(key)}")
        parts.append("")
    return MADE + "\n".join(parts).rstrip() + "\n"


def command_page() -> str:
    parts = [
        "# Command line\n",
        "The commands of `kaboodle` and their options, as `--help` prints them.\n",
        "Data goes to stdout, messages to stderr. Errors are one sentence: exit status 2 for wrong "
        "usage, 1 for a refused file or choice. The game, the rules and replays come in six "
        "languages: `--lang`, or the language of the terminal (`LC_ALL`, `LC_MESSAGES`, `LANG`). "
        "What is typed is the same in each.\n",
    ]
    for path, command in _commands("kaboodle", main):
        context = click.Context(command, info_name=path, max_content_width=90)
        parts.append(f"## {path}\n\n```\n{command.get_help(context)}\n```\n")
    return MADE + "\n".join(parts)


def _commands(path: str, command: click.Command) -> Iterator[tuple[str, click.Command]]:
    yield path, command
    if isinstance(command, click.Group):
        for name, inner in sorted(command.commands.items()):
            yield from _commands(f"{path} {name}", inner)


def settings_page() -> str:
    """Return the page of settings with its table brought up to date."""
    text = SETTINGS.read_text(encoding="utf-8")
    before, mark, rest = text.partition("<!-- settings -->\n")
    after = rest[rest.index("\n## ") :]
    rows = ["", "| flag | | default | environment |", "|---|---|---|---|"]
    for item in fields(Settings):
        flag = item.name.replace("_", "-")
        default = f"`{str(item.default).lower()}`" if item.default != "" else ""
        variable = f"{ENV_PREFIX}{item.name.upper()}"
        rows.append(f"| `--{flag}` | {item.metadata['about']} | {default} | `{variable}` |")
    return before + mark + "\n".join(rows) + "\n" + after


def pages() -> dict[Path, str]:
    made = {DOCS / "rules" / f"{name}.md": rules_page(name) for name in OURS}
    made[DOCS / "reference" / "command-line.md"] = command_page()
    made[DOCS / "reference" / "api.md"] = MADE + api_page()
    made[SETTINGS] = settings_page()
    return made


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
    print(f"{len(pages())} pages written", file=sys.stderr)
