"""The action list: every action of a game by number (research), key (records), words (people).

The list is made once for a game with its pack. A number is the index in the list. A key is
permanent, even if a later version inserts actions.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final, final

from kaboodle.core.errors import MalformedAction
from kaboodle.core.frozen import Frozen
from kaboodle.core.ids import Action
from kaboodle.core.words import Args, Words

LONGEST: Final = 200  # characters of a key at most


@final
class Catalogue(Frozen):
    def __init__(self, keys: list[str], words: list[Words]) -> None:
        assert len(keys) == len(words)
        self.keys: Final = keys
        self.words: Final = words
        self._numbers: Final[dict[str, int]] = {key: i for i, key in enumerate(keys)}
        assert len(self._numbers) == len(keys), "two choices with one key"

    def __repr__(self) -> str:
        return f"Catalogue({len(self.keys)} choices)"

    def __len__(self) -> int:
        return len(self.keys)

    def key(self, action: Action) -> str:
        return self.keys[action]

    def number(self, key: str) -> Action:
        """Return the action with this key, or raise MalformedAction that suggests one."""
        number = self._numbers.get(key)
        if number is None:
            near = self._near(key[:LONGEST])
            hint = f"; did you mean {near!r}?" if near else ""
            raise MalformedAction(f"{key[:60]!r} is not an action of this game{hint}")
        return Action(number)

    def _near(self, key: str) -> str:
        """Return a key with the same words in another order or a similar spelling; "" if none."""
        words = sorted(key.lower().split())
        for known in self.keys:
            if sorted(known.split()) == words:
                return known
        alike = get_close_matches(key.lower(), self.keys, 1, 0.75)
        return alike[0] if alike else ""


@final
class Span(Frozen):
    """Consecutive actions of one verb, one for each row of arguments.

    The key is the verb's name and the arguments, unless `keys` gives other keys. Verbs are small
    numbers, so that compiled code can switch on them.
    """

    def __init__(
        self, verb: int, name: str, rows: list[Args] | None = None, keys: list[str] | None = None
    ) -> None:
        self.verb: Final = verb
        self.name: Final = name
        self.rows: Final[list[Args]] = rows if rows is not None else [{}]
        self.keys: Final[list[str]] = keys if keys is not None else _keys(name, self.rows)
        assert len(self.keys) == len(self.rows)


def numbered(name: str, count: int) -> list[Args]:
    """Return rows for an argument that counts from 1, as people count."""
    return [{name: i + 1} for i in range(count)]


def named(name: str, values: list[str]) -> list[Args]:
    """Return rows for an argument that is one of these words."""
    return [{name: value} for value in values]


def _keys(name: str, rows: list[Args]) -> list[str]:
    return [" ".join([name, *[str(value) for value in row.values()]]) for row in rows]


@final
class ActionTable:
    """Numbers actions in the order of their spans, and decodes the numbers.

    `verb[action]` is the type of an action and `arg[action]` its argument, counted from 0 within
    the verb. `first[verb] + arg` gives the number back. The message of an action is the prefix
    and the name of its span. All lists here are shared and never change.
    """

    def __init__(self, prefix: str, spans: list[Span]) -> None:
        verbs = 1 + max([span.verb for span in spans])
        self.verb: Final[list[int]] = []
        self.arg: Final[list[int]] = []
        self.first: Final = [-1] * verbs
        self.count: Final = [0] * verbs
        keys: list[str] = []
        words: list[Words] = []
        for span in spans:
            message = prefix + span.name.replace(" ", "-")
            for key, row in zip(span.keys, span.rows, strict=True):
                if self.count[span.verb] == 0:
                    self.first[span.verb] = len(keys)
                self.verb.append(span.verb)
                self.arg.append(self.count[span.verb])
                self.count[span.verb] += 1
                keys.append(key)
                words.append(Words(message, row))
        for verb in range(verbs):
            last = self.first[verb] + self.count[verb] - 1
            assert self.count[verb] and self.verb[last] == verb, "a verb's spans are neighbours"
        self.catalogue: Final = Catalogue(keys, words)

    def action(self, verb: int, arg: int = 0) -> Action:
        return Action(self.first[verb] + arg)

    def actions(self, verb: int) -> list[Action]:
        """Return every action of a verb, ascending."""
        first = self.first[verb]
        return [Action(first + arg) for arg in range(self.count[verb])]
