"""`kaboodle serve`: the table server, with every setting as a flag or in the environment."""

from __future__ import annotations

import sys
from dataclasses import fields
from typing import Any

import click

from kaboodle.cli.show import talk


class _Serve(click.Command):
    """Reads the table of settings when it is asked for: the other commands need no server."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        if len(self.params) == 1:
            self.params = [*_settings_flags(), *self.params]
        return super().get_params(ctx)


def _settings_flags() -> list[click.Parameter]:
    """A flag for every setting, from the one table there is."""
    try:
        from kaboodle.server.settings import ENV_PREFIX, Settings
    except ModuleNotFoundError as e:
        raise lacking(e) from None
    flags: list[click.Parameter] = []
    for item in fields(Settings):
        name = item.name.replace("_", "-")
        given: dict[str, Any] = {
            "envvar": ENV_PREFIX + item.name.upper(),
            "show_envvar": True,
            "help": item.metadata["about"],
            "default": item.default,
            "show_default": item.default != "",
        }
        if isinstance(item.default, bool):
            flags.append(click.Option([f"--{name}/--no-{name}", item.name], **given))
        else:
            flags.append(click.Option([f"--{name}", item.name], type=type(item.default), **given))
    return flags


def lacking(e: ModuleNotFoundError) -> click.ClickException:
    return click.ClickException(f"the server needs {e.name}: pip install 'kaboodle[server]'.")


@click.command(
    cls=_Serve,
    epilog="""\b
Examples:
  kaboodle serve --open                   for you, at this machine
  kaboodle serve --host 0.0.0.0 --https   for everybody on your network
  kaboodle serve --database postgresql://club@db/tables --bus redis://bus   one of several nodes""",
)
@click.option("--open", "show", is_flag=True, help="Open the table in a browser.")
def serve(show: bool, **given: Any) -> None:
    """Run the table server: people and bots at one table, over the network."""
    try:
        from kaboodle.server.bus.bus import BusError
        from kaboodle.server.run import serve as run
        from kaboodle.server.settings import Settings
        from kaboodle.server.storage.store import StoreError
    except ModuleNotFoundError as e:
        raise lacking(e) from None

    settings = Settings(**given)
    faults = settings.faults()
    if faults:
        raise click.UsageError("; ".join(faults) + ".")
    try:
        run(settings, talk(), show)
    except (StoreError, BusError, OSError) as e:
        raise click.ClickException(f"{e}.") from None
    sys.exit(0)
