"""Line input at the terminal, with editing, history and completion where readline exists."""

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
        """Read a line, or raise EOFError. Tab completes to one of these words."""
        self.words = words
        if self.readline is not None:
            return input(prompt)  # the editor must know where the line begins
        self.console.print(prompt, end="", markup=False)
        return input()

    def complete(self, begun: str, number: int) -> str | None:
        words = [word for word in self.words if word.startswith(begun)]
        return words[number] if number < len(words) else None

    def forget(self) -> None:
        """Clear the history, so that the next player is not offered what another typed."""
        if self.readline is not None:
            self.readline.clear_history()


def _editing() -> ModuleType | None:
    try:
        import readline
    except ImportError:  # Windows has its own line editing
        return None
    readline.set_completer_delims("")
    readline.parse_and_bind("tab: complete")
    return readline
