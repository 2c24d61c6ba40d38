"""Reads pack files. The rules themselves read no files."""

from __future__ import annotations

import tomllib
from importlib import resources
from pathlib import Path

from kaboodle.core.errors import ContentError
from kaboodle.homes import homes

MAX_BYTES = 1_000_000


def shipped(game: str) -> str:
    """Return the text of a game's standard pack."""
    folder = resources.files(homes()[game].rules) / "packs"
    return (folder / "standard.toml").read_text(encoding="utf-8")


def standard(game: str) -> dict[str, object]:
    """Return a game's standard pack."""
    return tomllib.loads(shipped(game))


def read(path: str | Path) -> dict[str, object]:
    """Return the raw pack in a file, or raise ContentError that names the file."""
    try:
        data = Path(path).read_bytes()
    except OSError as e:
        raise ContentError([f"{path}: cannot be read ({e.strerror})"]) from None
    if len(data) > MAX_BYTES:
        raise ContentError([f"{path}: larger than {MAX_BYTES} bytes, the limit for a pack"])
    try:
        return tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise ContentError([f"{path}: not UTF-8 text"]) from None
    except (tomllib.TOMLDecodeError, RecursionError) as e:
        raise ContentError([f"{path}: not valid TOML ({str(e) or 'nested too deeply'})"]) from None
