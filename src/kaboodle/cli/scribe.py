"""Records on disk: written move by move as the game goes, and resumed later."""

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
    """Writes a record move by move, so that it survives a closed terminal or a kill."""

    def __init__(self, kept: Record, path: str | None, on: bool = False) -> None:
        """Start the file at `path` (None: no file, -: stdout at the end), or append if `on`."""
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
            self._file = open(path, mode)  # noqa: SIM115 - open during the game
            self._put([] if on else [kept.header.text()])
        except OSError as e:
            raise _unwritable(path, e) from None

    def write(self) -> None:
        """Write the entries that were added since."""
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
        """Close the file. `whole`: no move was interrupted, so a last mark is written."""
        if whole and self.path is not None and not self._marked():
            self.record.close(game, state)
        if self.path == "-":
            with click.open_file("-", "w", encoding="utf-8") as file:
                file.write(self.record.text())
        elif self._file is not None:
            self.write()
            self._file.close()

    def _marked(self) -> bool:
        """Whether the record ends with a mark and nothing was added."""
        entries = self.record.entries
        return bool(entries) and self.written == len(entries) and entries[-1].text[0] == "="


def whole_lines(text: str) -> str:
    """Return the text of a record without a last line that was cut short."""
    return text[: text.rfind("\n") + 1]


def _whole_lines(path: str) -> int:
    """Return the length of a file in bytes, without a last line that was cut short."""
    with open(path, "rb") as file:
        return file.read().rfind(b"\n") + 1


def _spare(path: str) -> None:
    """Refuse to overwrite an unfinished game, or a file that is not a record."""
    if not os.path.isfile(path) or not os.path.getsize(path):
        return
    try:
        entries = record.read(whole_lines(read_file(path))).entries
    except (RecordError, click.ClickException):
        raise click.UsageError(
            f"{path} exists and is not a Kaboodle record; choose another file or delete it."
        ) from None
    if entries and entries[-1].text[0] != ".":
        raise click.UsageError(
            f"{path} has an unfinished game; continue it with --resume {path}, or delete it."
        )


def _unwritable(path: str, e: OSError) -> click.ClickException:
    return click.ClickException(f"{path}: cannot be written ({e.strerror}).")
