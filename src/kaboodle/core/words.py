"""Translatable text: a message key and its arguments, rendered in the reader's language."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from kaboodle.core.frozen import Frozen

LANGUAGES: Final = ("en", "fr", "de", "es", "it", "nl")
"""The languages of all messages."""

Arg: TypeAlias = int | str | list[int]
Args: TypeAlias = dict[str, Arg]


@final
class Words(Frozen):
    def __init__(self, key: str, args: Args) -> None:
        self.key: Final = key
        self.args: Final = args

    def to_json(self) -> dict[str, object]:
        return {"key": self.key, "args": dict(self.args)}

    def plain(self) -> str:
        """Return key and arguments, for logs and tracebacks. Players read the rendered message."""
        args = [f"{name}={value}" for name, value in self.args.items()]
        return " ".join([self.key, *args])
