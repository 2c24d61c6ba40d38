"""`kaboodle serve`: the table server, with every setting as a flag or in the environment."""

from __future__ import annotations

import sys
from dataclasses import fields
from typing import Any

import click

from kaboodle.cli.show import talk

GENERAL = "General"


class _Setting(click.Option):
    """An option made from a setting, listed under its group in the help."""

    def __init__(self, *args: Any, group: str, **extra: Any) -> None:
        super().__init__(*args, **extra)
        self.group = group


class _Serve(click.Command):
    """Imports the settings only when they are needed: other commands need no server."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        if len(self.params) == 1:
            self.params = [*self.params, *_settings_options()]
        return super().get_params(ctx)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the options by group."""
        groups: dict[str, list[tuple[str, str]]] = {GENERAL: []}
        for option in self.get_params(ctx):
            row = option.get_help_record(ctx)
            if row is not None:
                group = option.group if isinstance(option, _Setting) else GENERAL
                groups.setdefault(group, []).append(row)
        for name, rows in groups.items():
            with formatter.section(name):
                formatter.write_dl(rows)


def _settings_options() -> list[click.Parameter]:
    """Return an option for every setting."""
    try:
        from kaboodle.server.settings import ENV_PREFIX, Settings
    except ModuleNotFoundError as e:
        raise lacking(e) from None
    options: list[click.Parameter] = []
    for item in fields(Settings):
        name = item.name.replace("_", "-")
        given: dict[str, Any] = {
            "envvar": ENV_PREFIX + item.name.upper(),
            "help": item.metadata["about"],
            "default": item.default,
            "show_default": item.default != "",
            "group": item.metadata["group"],
        }
        if isinstance(item.default, bool):
            options.append(_Setting([f"--{name}/--no-{name}", item.name], **given))
        else:
            given |= {"type": type(item.default), "metavar": item.metadata["metavar"]}
            options.append(_Setting([f"--{name}", item.name], **given))
    return options


def lacking(e: ModuleNotFoundError) -> click.ClickException:
    return click.ClickException(f"the server needs {e.name}: pip install 'kaboodle[server]'.")


@click.command(
    cls=_Serve,
    short_help="Run the table server, to play in browsers.",
    epilog="""\b
Examples:
  kaboodle serve --open                   play on this machine
  kaboodle serve --host 0.0.0.0 --https   play on the local network
  kaboodle serve --database postgresql://club@db/tables --bus redis://bus   a cluster node""",
)
@click.option("--open", "show", is_flag=True, help="Open a browser.")
def serve(show: bool, **given: Any) -> None:
    """Run the table server, for people and bots to play in browsers.

    Each option can also be set in the environment: KABOODLE_MAX_TABLES=100 is --max-tables 100.
    """
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
