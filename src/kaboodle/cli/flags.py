"""Options that several commands share, and how their values are parsed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import click

from kaboodle.core.errors import PositionError, RecordError
from kaboodle.core.rng import SEED_BITS
from kaboodle.core.schema import Flag, Whole
from kaboodle.outside.guard import LIMIT
from kaboodle.shelf import BOXES, AnyBox

F = TypeVar("F", bound=Callable[..., Any])

_WORDS = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}

game_argument = click.argument("game", metavar="GAME", type=click.Choice(list(BOXES)))
pack_option = click.option(
    "--pack",
    type=click.Path(dir_okay=False),
    metavar="FILE",
    help="Use the content pack in this file.",
)


class Count(click.IntRange):
    """A whole number within bounds."""

    name = "whole number"


class OptionalArgument(click.Argument):
    """An argument that may be missing. Errors name it without the brackets of its metavar."""

    def get_error_hint(self, ctx: click.Context | None) -> str:
        return f"'{self.human_readable_name.strip('[]')}'"


class _Seed(click.types.IntParamType):
    """A seed. Its range is too long for a help text."""

    name = "seed"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        digits = text.isascii() and text.isdecimal() and len(text) <= 20
        if not digits or int(text) >= 1 << SEED_BITS:
            wanted = f"a whole number from 0 to 2**{SEED_BITS} - 1"
            self.fail(f"{text[:40]!r} is not a seed, {wanted}.", param, ctx)
        return int(text)


class _Seconds(click.FloatRange):
    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        seconds: float = super().convert(value, param, ctx)
        if seconds != seconds:  # NaN passes every range check
            self.fail(f"{value!r} is not a number of seconds.", param, ctx)
        return seconds


limit_option = click.option(
    "--bot-limit",
    "limit",
    type=_Seconds(0, 3600, min_open=True),
    metavar="SECONDS",
    default=LIMIT,
    show_default=True,
    help="Time limit per decision for external bots; after that a random move is played.",
)
seed_type = _Seed()


def rule_options(command: F) -> F:
    """Add `-o intrepid=true`, which can be repeated."""
    flag = click.option(
        "-o",
        "--option",
        "given",
        metavar="NAME=VALUE",
        multiple=True,
        help="Set a rule option; can be repeated. `kaboodle games` lists them.",
    )
    return flag(command)


def read_options(box: AnyBox, given: tuple[str, ...]) -> dict[str, object]:
    """Parse the values by the kind of each option. The game itself refuses invalid ones."""
    fields = {field.name: field for field in box.options}
    out: dict[str, object] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise click.UsageError(f"-o {text}: must be NAME=VALUE.")
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
    """Return a random seed that cannot be guessed."""
    return secrets.randbits(SEED_BITS)


def read_file(path: str) -> str:
    """Read a text file, or raise ClickException."""
    try:
        with click.open_file(path, encoding="utf-8") as file:
            return str(file.read())
    except OSError as e:
        raise click.ClickException(f"{path}: cannot be read ({e.strerror}).") from None
    except UnicodeDecodeError:
        raise click.ClickException(f"{path}: not UTF-8 text.") from None


@contextmanager
def reading(path: str) -> Iterator[str]:
    """Read a record or a position. Errors in it name the file, and say if it ends too early."""
    text = read_file(path)
    where = "stdin" if path == "-" else path
    try:
        yield text
    except RecordError as e:
        last = 1 < e.line == text.count("\n") + 1  # no line break follows
        cut = last and "is not a" in e.reason
        reason = f"line {e.line}: the record is cut off in this line" if cut else str(e)
        raise click.ClickException(f"{where}: {reason}.") from None
    except PositionError as e:
        raise click.ClickException(f"{where}: {e}.") from None
