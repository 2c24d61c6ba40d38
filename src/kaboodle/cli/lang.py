"""The --lang option: the language asked for, or that of the terminal."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import click

from kaboodle.speech import LANGUAGES


def spoken(environment: Mapping[str, str]) -> str:
    """Return the first of our languages in the locale variables; English if there is none."""
    locale = next(
        (environment[n] for n in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(n)), ""
    )
    wanted = [locale]
    if locale.split(".")[0] not in ("", "C", "POSIX"):
        wanted = [*environment.get("LANGUAGE", "").split(":"), locale]
    return next((name[:2].lower() for name in wanted if name[:2].lower() in LANGUAGES), "en")


def _chosen(_ctx: click.Context, _param: click.Parameter, value: str | None) -> Any:
    return value or spoken(os.environ)


lang_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    callback=_chosen,
    help="Language of the output.  [default: that of your terminal]",
)
