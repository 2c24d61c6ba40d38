"""A bot in a Python file: `path/to/mine.py:Name`, a class or an instance of `Bot`."""

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
    """The bot a text like `mine.py:Name` names, or OptionsError."""
    match = FILE.fullmatch(text)
    assert match is not None, "whoever asks has looked"
    path, name = match["path"], match["name"] or ""
    if not name:
        raise OptionsError([f"bot: {path}: say which bot of that file, as in {path}:Name"])
    module = _module(path)
    held = vars(module)
    if name not in held:
        raise OptionsError([f"bot: {path} has no {name[:40]!r} ({_there(module)})"])
    return made(text, held[name])


def made(where: str, named: object) -> Bot[Any]:
    """A bot from what somebody names as one: it, or a class of such; or OptionsError. By its type:
    what it says of itself may be anything, or fail."""
    held: Any = named
    if issubclass(type(held), type) and issubclass(held, Bot):
        if held.decide is Bot.decide:  # a compiled class would be made without a word
            raise OptionsError([f"bot: {where} cannot be made (it does not say how to decide)"])
        try:
            held = theirs(held)
        except Theirs as e:
            raise OptionsError([f"bot: {where} cannot be made ({e})"]) from None
    if not issubclass(type(held), Bot):
        raise OptionsError([f"bot: {where} is no Bot, nor a class of them (kaboodle.bots.bot.Bot)"])
    return cast(Bot[Any], held)


def _there(module: ModuleType) -> str:
    """The bots a file has."""
    names = [name for name, value in vars(module).items() if _is_bot(value)]
    return f"bots in it: {', '.join(names)}" if names else "there is no bot in it"


def _is_bot(value: object) -> bool:
    """By its type, not by what it says of itself: a stranger may say anything, or fail to."""
    kind = value if issubclass(type(value), type) else type(value)
    return isinstance(kind, type) and issubclass(kind, Bot) and kind is not Bot


def _module(path: str) -> ModuleType:
    file = Path(path)
    if not file.is_file():
        raise OptionsError([f"bot: there is no file {path}"])
    return _imported(file.resolve(), path)


@cache
def _imported(file: Path, path: str) -> ModuleType:
    """What a file holds, read once. It may import what lies beside it."""
    name = f"kaboodle_bot_{file.stem}_{abs(hash(file)):x}"
    loader = SourceFileLoader(name, str(file))  # whatever the name ends in, .PY too
    spec = spec_from_loader(name, loader)
    assert spec is not None and spec.loader is not None, "the loader is given"
    module = module_from_spec(spec)
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))  # last: it takes no other's place
    sys.modules[name] = module  # as dataclasses and pickles want it
    try:
        theirs(partial(spec.loader.exec_module, module))
    except Theirs as e:
        del sys.modules[name]
        raise OptionsError([f"bot: {path} cannot be imported ({e})"]) from None
    return module
