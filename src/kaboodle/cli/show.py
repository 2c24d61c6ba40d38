"""Two consoles: what was asked for goes to stdout, everything else to stderr."""

from __future__ import annotations

import json

import click
from rich.console import Console


def out() -> Console:
    return Console(highlight=False)


def talk() -> Console:
    return Console(stderr=True, highlight=False)


def print_json(value: object) -> None:
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))
