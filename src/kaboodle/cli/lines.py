"""Lines typed at the terminal, edited and remembered where the system can."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import ModuleType

from rich.console import Console


class Lines:
    def __init__(self, console: Console) -> None:
        self.console = console
        self.words: Sequence[str] = ()
        self.readline: ModuleType | None = None
        # Only where both are a terminal: elsewhere the library writes codes into the data.
        if sys.stdin.isatty() and sys.stdout.isatty():
            self.readline = _editing()
        if self.readline is not None:
            self.readline.set_completer(self.complete)

    def read(self, prompt: str, words: Sequence[str] = ()) -> str:
        """A line, or EOFError; Tab completes to one of these words."""
        self.words = words
        if self.readline is not None:
            return input(prompt)  # the editor must know where the line begins
        self.console.print(prompt, end="", markup=False)
        return input()

    def complete(self, begun: str, number: int) -> str | None:
        found = [word for word in self.words if word.startswith(begun)]
        return found[number] if number < len(found) else None

    def forget(self) -> None:
        """The next person is not offered what another typed."""
        if self.readline is not None:
            self.readline.clear_history()


def _editing() -> ModuleType | None:
    try:
        import readline
    except ImportError:  # Windows edits lines by itself
        return None
    readline.set_completer_delims("")
    readline.parse_and_bind("tab: complete")
    return readline
