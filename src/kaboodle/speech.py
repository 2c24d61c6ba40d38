"""Localization: renders message keys and arguments as text, from the Fluent message bundles.

Arguments arrive as the rules know them. A message gets more variables than that, because only the
message knows what its grammar needs:

- a seat (`seat`, `target` ...) becomes its player's name;
- a name or word comes with its first sound (`$seat-begins`), because French says "de Bo" but
  "d’Ada";
- a word of the game (`place` = "cave") becomes its name in the pack, or else the message
  `krom-place-cave` if there is one. Its attributes come along (`$place-to`), and so does the id
  itself, for selectors (`$place-id`);
- a list of numbers comes as "2, 5", as `$dice-list` ("2 and 5"), `$dice-or` ("2 or 5"),
  `$dice-sum` ("2 + 5") and `$dice-row` ("2-5"), and its length as `$dice-count`;
- numbers that have a message of their own (`brick` = 2 and `kero-count-brick`) are joined as
  `$amounts`, without zeros: "2 bricks and 1 wheat". So are their forms (`$amounts-nom`).

web/src/lib/speech.ts does the same; tests/speech.json tests both.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache, reduce
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax import ast

from kaboodle.core.pack import Names
from kaboodle.core.words import LANGUAGES as LANGUAGES
from kaboodle.core.words import Args, Words
from kaboodle.homes import locale

SEATS: Final = ("seat", "target", "winners", "fighters")
"""Arguments that are seats or lists of seats, as are all that end in `_seat` or `_seats`."""


class Speech:
    """Renders messages in one language, with the names of the players."""

    def __init__(
        self, names: list[str] | None = None, language: str = "en", texts: list[str] | None = None
    ) -> None:
        """`texts` are the contents of Fluent files to use instead of ours."""
        self.names: Final = names or []
        self.language: Final = language
        self._terms: dict[str, str] = {}
        messages = _bundle(language) if texts is None else MessageBundle(language, texts)
        self._bundle: Final = messages.bundle
        self._forms: Final = messages.forms

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, args: Args | None = None) -> str:
        """Render a message. A missing or broken one is a bug of ours."""
        message = self._bundle.get_message(key)
        assert message.value is not None, f"{key} has no text of its own"
        return self._format(key, message.value, args or {})

    def short(self, key: str, args: Args | None = None) -> str:
        """Render the label for a button: the message's `.short` if it has one."""
        message = self._bundle.get_message(key)
        if "short" not in message.attributes:
            return self.say(key, args)
        return self._format(key, message.attributes["short"], args or {})

    def tell(self, words: Words) -> str:
        return self.say(words.key, words.args)

    def about(self, key: str) -> str:
        """Render the longer explanation of a title: the message's `.about`."""
        message = self._bundle.get_message(key)
        text, _ = self._bundle.format_pattern(message.attributes["about"], {})
        return str(text)

    def _format(self, key: str, pattern: Pattern, args: Args) -> str:
        text, faults = self._bundle.format_pattern(pattern, self._given(key, args))
        assert not faults, f"{key}: {faults}"
        return str(text)

    def _given(self, key: str, args: Args) -> dict[str, str | int]:
        """Return the variables that a message may use: see the top of this file."""
        game = key.removeprefix("web-").removeprefix("cli-").split("-", 1)[0]
        given: dict[str, str | int] = {}
        amounts: dict[str, int] = {}  # by message
        for name, value in args.items():
            if name in SEATS or name.endswith(("_seat", "_seats")):
                seats = value if isinstance(value, list) else [value]
                given[name] = people = self.join([self.name(int(seat)) for seat in seats])
                given[f"{name}-begins"] = begins(people)
                given[f"{name}-count"] = len(seats)
            elif isinstance(value, list):
                parts = [str(part) for part in value]
                given[name] = ", ".join(parts)
                given[f"{name}-list"] = self.join(parts)
                given[f"{name}-or"] = self.join(parts, "list-or")
                given[f"{name}-sum"] = " + ".join(parts)
                given[f"{name}-row"] = "-".join(parts)
                given[f"{name}-count"] = len(parts)
            elif isinstance(value, str):
                given |= self._word(game, name, value)
            else:
                given[name] = value
                count = f"{game}-count-{name}"
                if value and self.has(count):
                    amounts[count] = value
        given["amounts"] = self.join([self.say(key, {"count": n}) for key, n in amounts.items()])
        for form in self._forms.get(f"{game}-count", set()):
            bent = [self._bent(key, form, {"count": n}) for key, n in amounts.items()]
            given[f"amounts-{form}"] = self.join(bent)
        given["amounts-count"] = len(amounts)
        return given

    def _word(self, game: str, name: str, value: str) -> dict[str, str | int]:
        """Return a word of the game in all its forms. A pack's own word is the same in each."""
        key = f"{game}-{name}-{value}"
        word = self.word(key, value)
        forms = self._bundle.get_message(key).attributes if self.has(key) else {}
        forms = {} if value in self._terms else forms
        given: dict[str, str | int] = {name: word, f"{name}-id": value}
        given[f"{name}-begins"] = begins(word)
        for form in self._forms.get(f"{game}-{name}", set()):
            given[f"{name}-{form}"] = self._format(key, forms[form], {}) if form in forms else word
        return given

    def _bent(self, key: str, form: str, args: Args) -> str:
        """Render a message in one of its forms, or in its basic form if it lacks that one."""
        attributes = self._bundle.get_message(key).attributes
        return (
            self._format(key, attributes[form], args) if form in attributes else self.say(key, args)
        )

    def learn(self, names: Names) -> None:
        """Use a pack's names for its own cards (`Game.names`). They take precedence over ours."""
        self._terms = names.get(self.language) or names.get("en") or {}

    def word(self, key: str, value: str) -> str:
        """Return a word of the game: the pack's name for it, or our message, or the word itself."""
        return self._terms.get(value) or (self.say(key) if self.has(key) else value)

    def name(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat", {"number": seat + 1})

    def join(self, parts: list[str], key: str = "list") -> str:
        """Join words into a list as people say it: with "and", or with "or" (`list-or`)."""
        if len(parts) < 2:
            return "".join(parts)
        first, last = ", ".join(parts[:-1]), parts[-1]
        return self.say(key, {"first": first, "last": last})

    def parts(self, parts: list[str]) -> str:
        """Join phrases that may contain commas of their own."""
        return reduce(lambda first, last: self.say("parts", {"first": first, "last": last}), parts)

    def label(self, label: str, text: str) -> str:
        """Join a label and its text. In French, a space comes before the colon."""
        return self.say("label", {"label": label, "text": text})


def begins(word: str) -> str:
    """Return the first sound of a word, because it can change the word before: "a", "e", "i", "o",
    another "vowel" (or a mute h), or a "consonant".

    Spanish says "Ana e Inés" (but "agua y hielo"), Italian "ad Ada" and "ed Elena", French
    "d’Hélène".
    """
    plain = re.sub("[\u0300-\u036f]", "", unicodedata.normalize("NFD", word.lower()))
    if re.match("h?i(?![aeou])|y(?![aeiou])", plain):
        return "i"
    if re.match("[ae]|h?o", plain):
        return plain[0].replace("h", "o")
    return "vowel" if re.match("[iuhæœ]", plain) else "consonant"


class MessageBundle:
    """The messages of a language, and the grammatical forms of each kind of word."""

    def __init__(self, language: str, texts: list[str]) -> None:
        self.bundle: Final = FluentBundle([language], use_isolating=False)
        self.forms: Final[dict[str, set[str]]] = {}  # `krom-place` has `to` if any place has
        for text in texts:
            resource = FluentResource(text)
            self.bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    kind = "-".join(entry.id.name.split("-")[:2])
                    forms = self.forms.setdefault(kind, set())
                    forms.update(each.id.name for each in entry.attributes)


@cache
def _bundle(language: str) -> MessageBundle:
    return MessageBundle(language, [text for _, text in locale(language)])
