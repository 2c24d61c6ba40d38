"""Records on disk: written as the game goes, a line a move, and gone on with later."""

from __future__ import annotations

import os
from typing import IO

import click

from kaboodle.cli.flags import read_file
from kaboodle.core import record
from kaboodle.core.errors import RecordError
from kaboodle.core.record import Record
from kaboodle.shelf import AnyGame


class Scribe:
    """Whatever ends the game, a terminal that closes or a kill, what was played is on disk."""

    def __init__(self, kept: Record, path: str | None, on: bool = False) -> None:
        """Begin the file at `path` (None: nowhere, -: stdout, at the end), or go `on` with it."""
        self.record = kept
        self.path = path
        self.written = len(kept.entries) if on else 0
        self._file: IO[bytes] | None = None
        if path is None or path == "-":
            return
        if not on:
            _spare(path)
        try:
            if on:
                os.truncate(path, _whole_lines(path))
            mode = "ab" if on else "wb"
            self._file = open(path, mode)  # noqa: SIM115 - open all evening
            self._put([] if on else [kept.header.text()])
        except OSError as e:
            raise _unwritable(path, e) from None

    def write(self) -> None:
        """Put down what was added since."""
        if self._file is None:
            return
        try:
            self._put([entry.text for entry in self.record.entries[self.written :]])
        except OSError as e:
            raise _unwritable(str(self.path), e) from None
        self.written = len(self.record.entries)

    def _put(self, lines: list[str]) -> None:
        assert self._file is not None
        self._file.write("".join([f"{line}\n" for line in lines]).encode())
        self._file.flush()

    def close(self, game: AnyGame, state: object, whole: bool) -> None:
        """`whole`: nothing was interrupted, so that a last mark vouches for the state."""
        if whole and self.path is not None and not self._marked():
            self.record.close(game, state)
        if self.path == "-":
            with click.open_file("-", "w", encoding="utf-8") as file:
                file.write(self.record.text())
        elif self._file is not None:
            self.write()
            self._file.close()

    def _marked(self) -> bool:
        """Whether nothing happened since this record was last closed."""
        entries = self.record.entries
        return bool(entries) and self.written == len(entries) and entries[-1].text[0] == "="


def read_back(path: str) -> Record:
    """The record to go on with; a last line that was cut short is left out."""
    text = read_file(path)
    return record.read(text[: text.rfind("\n") + 1])


def _whole_lines(path: str) -> int:
    """How far a file goes before a last line that was cut short."""
    with open(path, "rb") as file:
        return file.read().rfind(b"\n") + 1


def _spare(path: str) -> None:
    """Neither a game that was left nor anything else is written over by mistake."""
    if not os.path.isfile(path) or not os.path.getsize(path):
        return
    try:
        entries = read_back(path).entries
    except (RecordError, click.ClickException):
        told = f"{path} is there already and holds no game of ours"
        raise click.UsageError(f"{told}: name another file, or remove it.") from None
    if entries and entries[-1].text[0] != ".":
        told = f"{path} holds a game that is not finished"
        raise click.UsageError(f"{told}: go on with --resume {path}, or remove it.")


def _unwritable(path: str, e: OSError) -> click.ClickException:
    return click.ClickException(f"{path}: cannot be written ({e.strerror}).")
