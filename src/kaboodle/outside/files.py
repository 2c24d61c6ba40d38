"""Bots from a Python file: `path/to/mine.py:Name`, a class or an instance of `Bot`."""

from __future__ import annotations

import re
import sys
from functools import cache, partial
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import Any, Final, cast

from kaboodle.bots.bot import Bot
from kaboodle.core.errors import OptionsError
from kaboodle.homes import Theirs, theirs

FILE: Final = re.compile(r"(?P<path>.+\.py)(?::(?P<name>[^:]*))?", re.IGNORECASE)


def from_file(text: str) -> Bot[Any]:
    """Return the bot in a text like `mine.py:Name`, or raise OptionsError."""
    match = FILE.fullmatch(text)
    assert match is not None, "the caller has checked"
    path, name = match["path"], match["name"] or ""
    if not name:
        raise OptionsError([f"bot: {path}: name the bot in this file, as in {path}:Name"])
    module = _module(path)
    members = vars(module)
    if name not in members:
        raise OptionsError([f"bot: no {name[:40]!r} in {path}; {_bots_in(module)}"])
    return made(text, members[name])


def made(where: str, member: object) -> Bot[Any]:
    """Return a bot from an instance or a class of `Bot`, or raise OptionsError.

    This goes by the real type, because third-party code can override everything else, and fail.
    """
    bot: Any = member
    if issubclass(type(bot), type) and issubclass(bot, Bot):
        if bot.decide is Bot.decide:  # a compiled abstract class could be instantiated
            raise OptionsError([f"bot: {where} cannot be used: it has no decide()"])
        try:
            bot = theirs(bot)
        except Theirs as e:
            raise OptionsError([f"bot: {where} cannot be created ({e})"]) from None
    if not issubclass(type(bot), Bot):
        raise OptionsError(
            [f"bot: {where} must be a class or an instance of Bot (kaboodle.bots.bot.Bot)"]
        )
    return cast(Bot[Any], bot)


def _bots_in(module: ModuleType) -> str:
    names = [name for name, value in vars(module).items() if _is_bot(value)]
    return f"choose from: {', '.join(names)}" if names else "the file has no bots"


def _is_bot(value: object) -> bool:
    """Whether this is a bot by its real type, because third-party code can override the rest."""
    kind = value if issubclass(type(value), type) else type(value)
    return isinstance(kind, type) and issubclass(kind, Bot) and kind is not Bot


def _module(path: str) -> ModuleType:
    file = Path(path)
    if not file.is_file():
        raise OptionsError([f"bot: no file at {path}"])
    return _imported(file.resolve(), path)


@cache
def _imported(file: Path, path: str) -> ModuleType:
    """Import a file once. It may import modules from its own folder."""
    name = f"kaboodle_bot_{file.stem}_{abs(hash(file)):x}"
    loader = SourceFileLoader(name, str(file))  # any suffix, also .PY
    spec = spec_from_loader(name, loader)
    assert spec is not None and spec.loader is not None, "the loader is given"
    module = module_from_spec(spec)
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))  # last, so that it shadows no other module
    sys.modules[name] = module  # dataclasses and pickle need it
    try:
        theirs(partial(spec.loader.exec_module, module))
    except Theirs as e:
        del sys.modules[name]
        raise OptionsError([f"bot: {path} cannot be imported ({e})"]) from None
    return module
