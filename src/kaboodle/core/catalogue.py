"""Every choice a game knows: number (research), key (records), words (people).

The table is made once for a game with its pack. A number is the place in the table; a key
is forever, also where a later version adds choices in between.
"""

from __future__ import annotations

from typing import Final, final

from kaboodle.core.errors import MalformedAction
from kaboodle.core.ids import Action
from kaboodle.core.words import Words


@final
class Catalogue:
    def __init__(self, keys: list[str], words: list[Words]) -> None:
        assert len(keys) == len(words)
        self.keys: Final = keys
        self.words: Final = words
        self._numbers: Final[dict[str, int]] = {key: i for i, key in enumerate(keys)}
        assert len(self._numbers) == len(keys), "two choices with one key"

    def __len__(self) -> int:
        return len(self.keys)

    def key(self, action: Action) -> str:
        return self.keys[action]

    def number(self, key: str) -> Action:
        """The choice behind a key, or MalformedAction."""
        found = self._numbers.get(key)
        if found is None:
            raise MalformedAction(f"{key[:60]!r} is not an action of this game")
        return Action(found)
