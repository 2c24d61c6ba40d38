"""Which language is spoken: the one asked for, or the one this machine speaks."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import click

from kaboodle.speech import LANGUAGES


def spoken(environment: Mapping[str, str]) -> str:
    """The first of our languages the environment names, as programs look for it; else English."""
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
    help="The language to speak.  [default: that of your terminal]",
)
