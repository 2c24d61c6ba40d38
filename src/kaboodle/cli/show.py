"""Two consoles: what was asked for goes to stdout, everything else to stderr.

Neither may fail on a terminal that knows few letters: there a sign becomes the nearest plain one.
"""

from __future__ import annotations

import codecs
import io
import json
import sys
import unicodedata

import click
from rich.console import Console

PLAIN = {
    **dict(zip("█░─♥’‘“”„«»–—×·●▲◆■★♣✿☾¡¿", '#.-+\'\'"""""--x,o^<#*&%)!?', strict=True)),
    "ß": "ss",
    "œ": "oe",
    "→": "->",
}


def out() -> Console:
    return Console(highlight=False)


def talk() -> Console:
    return Console(stderr=True, highlight=False)


def wipe(console: Console) -> None:
    """The screen and what was scrolled off it."""
    if console.is_terminal:
        console.file.write("\x1b[H\x1b[2J\x1b[3J")
        console.file.flush()


def print_json(value: object) -> None:
    click.echo(json.dumps(value, indent=2, ensure_ascii=not _knows("é♥")))


def plainly() -> None:
    """From now on nothing printed or typed can fail for want of a letter."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace" if stream is sys.stdin else "kaboodle-plain")


def plain(text: str) -> str:
    """The nearest signs every terminal knows."""
    return "".join(PLAIN.get(sign) or _letters(sign) for sign in text)


def _letters(sign: str) -> str:
    bare = unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode()
    return bare or "?"


def _nearest(e: UnicodeError) -> tuple[str, int]:
    assert isinstance(e, UnicodeEncodeError)
    return plain(e.object[e.start : e.end]), e.end


def _knows(text: str) -> bool:
    """Whether stdout can say this as it is."""
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "ascii")
    except UnicodeEncodeError:
        return False
    return True


codecs.register_error("kaboodle-plain", _nearest)
