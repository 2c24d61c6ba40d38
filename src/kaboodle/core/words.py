"""Text as a message key and its arguments: the reader's language is chosen where it is read."""

from __future__ import annotations

from typing import Final, TypeAlias, final

from kaboodle.core.frozen import Frozen

LANGUAGES: Final = ("en", "fr", "de", "es", "it", "nl")
"""What is spoken here."""

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
        """For logs and tracebacks; people read the rendered message instead."""
        args = [f"{name}={value}" for name, value in self.args.items()]
        return " ".join([self.key, *args])
