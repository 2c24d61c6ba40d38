"""Arguments several commands share, and how their values are read."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import click

from kaboodle.core.rng import SEED_BITS
from kaboodle.core.schema import Flag, Whole
from kaboodle.outside.guard import LIMIT
from kaboodle.shelf import BOXES, AnyBox

F = TypeVar("F", bound=Callable[..., Any])

_WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}

game_argument = click.argument("game", metavar="GAME", type=click.Choice(list(BOXES)))
pack_option = click.option(
    "--pack", type=click.Path(dir_okay=False), help="Play with the pack in this file."
)


class _Seconds(click.FloatRange):
    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        found: float = super().convert(value, param, ctx)
        if found != found:  # not a number is in no range, and beyond none
            self.fail(f"{value!r} is not a number of seconds.", param, ctx)
        return found


limit_option = click.option(
    "--bot-limit",
    "limit",
    type=_Seconds(0, 3600, min_open=True),
    metavar="SECONDS",
    default=LIMIT,
    show_default=True,
    help="Time an outside bot has for a decision; after that, chance plays for it.",
)
seed_type = click.IntRange(0, (1 << SEED_BITS) - 1)


def rule_options(command: F) -> F:
    """`-o intrepid=true`, as often as wanted."""
    flag = click.option(
        "-o",
        "--option",
        "given",
        metavar="NAME=VALUE",
        multiple=True,
        help="Set a rule option; `kaboodle games` lists them.",
    )
    return flag(command)


def read_options(box: AnyBox, given: tuple[str, ...]) -> dict[str, object]:
    """The values as the option's kind wants them; what is wrong is left for the game to refuse."""
    fields = {field.name: field for field in box.options}
    out: dict[str, object] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise click.UsageError(f"-o {text}: write it as NAME=VALUE.")
        if name in out:
            raise click.UsageError(f"-o {text}: {name} is set twice.")
        field = fields.get(name)
        out[name] = value
        if isinstance(field, Flag):
            out[name] = _WORDS.get(value.lower(), value)
        elif isinstance(field, Whole) and value.isdecimal():
            out[name] = int(value)
    return out


def new_seed() -> int:
    """A seed nobody can guess, for a game whose seed nobody asked for."""
    return secrets.randbits(SEED_BITS)


def read_file(path: str) -> str:
    """The text of a file somebody named, or a sentence."""
    try:
        with click.open_file(path, encoding="utf-8") as file:
            return str(file.read())
    except OSError as e:
        raise click.ClickException(f"{path}: cannot be read ({e.strerror}).") from None
    except UnicodeDecodeError:
        raise click.ClickException(f"{path}: is not UTF-8 text.") from None
