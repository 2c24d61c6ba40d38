"""Consoles: results go to stdout, everything else to stderr.

Output must not fail on a terminal with few characters, so others become the nearest plain ones.
"""

from __future__ import annotations

import codecs
import io
import json
import re
import sys
import unicodedata

import click
from rich import _wrap
from rich.console import Console

PLAIN = {
    **dict(zip("█░─♥’‘“”„«»–—×·●▲◆■★♣✿☾¡¿", '#.-+\'\'"""""--x,o^<#*&%)!?', strict=True)),
    "ß": "ss",
    "œ": "oe",
    "→": "->",
}
# Rich breaks lines at every white space, even a no-break one such as that before a French “;”.
_wrap.re_word = re.compile(r"\s*(?:\S|[\u00a0\u202f])+\s*")


def out() -> Console:
    return Console(highlight=False)


def talk() -> Console:
    return Console(stderr=True, highlight=False)


def wipe(console: Console) -> None:
    """Clear the screen and the scrollback."""
    if console.is_terminal:
        console.file.write("\x1b[H\x1b[2J\x1b[3J")
        console.file.flush()


def print_json(value: object) -> None:
    click.echo(json.dumps(value, indent=2, ensure_ascii=not _knows("é♥")))


def plainly() -> None:
    """Make stdin, stdout and stderr replace characters they cannot encode."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace" if stream is sys.stdin else "kaboodle-plain")


def plain(text: str) -> str:
    """Return text with the nearest ASCII characters."""
    return "".join(PLAIN.get(sign) or _letters(sign) for sign in text)


def _letters(sign: str) -> str:
    bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return bare or "?"


def _nearest(e: UnicodeError) -> tuple[str, int]:
    assert isinstance(e, UnicodeEncodeError)
    return plain(e.object[e.start : e.end]), e.end


def _knows(text: str) -> bool:
    """Whether stdout can encode this text."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except UnicodeEncodeError:
        return False
    return True


codecs.register_error("kaboodle-plain", _nearest)
