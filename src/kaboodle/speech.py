"""Words into text: message keys and arguments rendered from the Fluent catalogue.

Arguments arrive as the rules know them. A seat becomes its player's name; a word of the game
(`motif` = "gold") becomes the message `kaskaria-motif-gold` where there is one.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from kaboodle.core.words import Arg, Args, Words
from kaboodle.homes import locale

LANGUAGES: Final = ("en", "fr", "de", "es", "it", "nl")
SEATS: Final = ("seat", "target", "winners", "fighters")
"""The arguments that are seats, or lists of them; so is any that ends in `_seat` or `_seats`."""


class Speech:
    """One language, and the names of those at the table."""

    def __init__(self, names: list[str] | None = None, language: str = "en") -> None:
        self.names: Final = names or []
        self._bundle: Final = _bundle(language)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, args: Args | None = None) -> str:
        """A message with its arguments. A missing or broken one is our bug."""
        message = self._bundle.get_message(key)
        assert message.value is not None, f"{key} has no text of its own"
        given = {name: self._shown(key, name, value) for name, value in (args or {}).items()}
        text, faults = self._bundle.format_pattern(message.value, given)
        assert not faults, f"{key}: {faults}"
        return str(text)

    def tell(self, words: Words) -> str:
        return self.say(words.key, words.args)

    def about(self, key: str) -> str:
        """The longer explanation beside a title."""
        message = self._bundle.get_message(key)
        text, _ = self._bundle.format_pattern(message.attributes["about"], {})
        return str(text)

    def _shown(self, key: str, name: str, value: Arg) -> str | int:
        if name in SEATS or name.endswith(("_seat", "_seats")):
            seats = value if isinstance(value, list) else [value]
            return self.join([self.name(int(seat)) for seat in seats])
        if isinstance(value, list):
            return ", ".join([str(part) for part in value])
        if isinstance(value, str):
            game = key.split("-", 1)[0]
            word = f"{game}-{name}-{value}"
            return self.say(word) if self.has(word) else value
        return value

    def name(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat", {"number": seat + 1})

    def join(self, parts: list[str]) -> str:
        """A list as people say it."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list", {"first": ", ".join(parts[:-1]), "last": parts[-1]})


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for _, text in locale(language):
        bundle.add_resource(FluentResource(text))
    return bundle
