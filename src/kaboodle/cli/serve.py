"""`kaboodle serve`: the table server, with every setting as a flag or in the environment."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import fields
from typing import Any

import click

from kaboodle.cli.show import talk


def _settings_flags(command: Callable[..., Any]) -> Callable[..., Any]:
    """A flag for every setting, from the one table there is."""
    from kaboodle.server.settings import ENV_PREFIX, Settings

    for item in reversed(fields(Settings)):
        name = item.name.replace("_", "-")
        about = item.metadata["about"]
        given: dict[str, Any] = {
            "envvar": ENV_PREFIX + item.name.upper(),
            "show_envvar": True,
            "help": about,
            "default": item.default,
            "show_default": item.default != "",
        }
        if isinstance(item.default, bool):
            command = click.option(f"--{name}/--no-{name}", item.name, **given)(command)
        else:
            kind = type(item.default)
            command = click.option(f"--{name}", item.name, type=kind, **given)(command)
    return command


@click.command()
@_settings_flags
@click.option("--open", "show", is_flag=True, help="Open the table in a browser.")
def serve(show: bool, **given: Any) -> None:
    """Run the table server: people and bots at one table, over the network."""
    from kaboodle.server.run import serve as run
    from kaboodle.server.settings import Settings
    from kaboodle.server.store import StoreError

    settings = Settings(**given)
    faults = settings.faults()
    if faults:
        raise click.UsageError("; ".join(faults) + ".")
    try:
        run(settings, talk(), show)
    except (StoreError, OSError) as e:
        raise click.ClickException(f"{e}.") from None
    sys.exit(0)
