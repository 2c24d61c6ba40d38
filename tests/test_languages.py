"""Six languages have the same messages with the same variables."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from kaboodle import packs
from kaboodle.games.kaskaria.content import MOTIFS
from kaboodle.games.kero.content import COSTS, DIE_NAMES, TUAREKS
from kaboodle.games.krom.content import COMBINATIONS, GOODS, PLACES
from kaboodle.speech import LANGUAGES

LOCALE = Path(__file__).parent.parent / "src" / "kaboodle" / "locale"


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name.split("-")[0])  # the form of a word is a language's own affair


SHARED = {"about", "short"}  # every language has these; other attributes are forms of a word


def messages(path: Path) -> dict[str, tuple[list[str], list[str]]]:
    """Return the messages of a file with their attributes and variables. Syntax errors fail."""
    out: dict[str, tuple[list[str], list[str]]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {str(entry.content)[:80]}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in out, f"{path.name}: {entry.id.name} appears twice"
            attributes = {attribute.id.name for attribute in entry.attributes}
            out[entry.id.name] = sorted(attributes & SHARED), sorted(variables.found)
    return out


@pytest.mark.parametrize("path", sorted((LOCALE / "fr").iterdir()), ids=lambda path: path.name)
def test_french_has_non_breaking_spaces_before_punctuation(path: Path) -> None:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.startswith("#"):
            loose = re.search(" [;:!»]|« ", line)
            assert loose is None, f"{path.name}, line {number}: a space that may break"


def test_every_folder_is_a_language() -> None:
    assert sorted(path.name for path in LOCALE.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("name", sorted(path.name for path in (LOCALE / "en").iterdir()))
def test_every_language_has_every_message(language: str, name: str) -> None:
    theirs, ours = messages(LOCALE / language / name), messages(LOCALE / "en" / name)

    assert sorted(theirs) == sorted(ours)
    assert [key for key in ours if theirs[key] != ours[key]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_shows_internal_english(language: str) -> None:
    """A `reason` from a parser or a bot's program is shown beside the sentence, not in it."""
    shown = [
        key
        for path in sorted((LOCALE / language).iterdir())
        for key, (_, variables) in messages(path).items()
        if "reason" in variables
    ]

    assert shown == ["cli-why"]  # a refusal, which has a message of its own


# Counts: a select with a branch for one must say what zero is, or the rules must exclude it.

MAYBE_ZERO = {
    "kaskaria-figure-moved": ["spaces"],
    "kaskaria-gold-taken": ["pieces", "treasure"],
    "kaskaria-not-in-hand": ["held"],
    "kero-cannot-pay": ["held"],
    "kero-collected": ["amounts-count"],
    "kero-fuelling-roll": ["left"],
    "kero-laid-flat": ["fires"],
    "kero-rolled": ["fires"],
    "kero-too-few-jerrycans": ["held"],
    "kero-too-much-wheat": ["most"],
    "krom-beast-hurt": ["points", "left"],
    "krom-gained-bone": ["count"],
    "krom-gained-kroms": ["count"],
    "krom-gained-life": ["count"],
    "krom-gained-stone": ["count"],
    "krom-gained-wood": ["count"],
    "krom-hurt": ["points", "left"],
    "krom-too-few-kroms": ["kroms"],
    "web-choices": ["more"],
    "web-kaskaria-about-pile": ["cards"],
    "web-kaskaria-about-treasure": ["gold"],
    "web-kaskaria-discard": ["cards"],
    "web-kaskaria-pile": ["cards"],
    "web-kaskaria-treasure": ["gold"],
    "web-kero-fuel-run": ["left"],
    "web-kero-land": ["points"],
    "web-kero-land-of": ["points"],
    "web-kero-run": ["fires"],
    "web-krom-pick": ["price"],
    "web-krom-reroll-dear": ["kroms"],
    "web-krom-say-fight": ["loss"],
    "web-krom-with-dice": ["price"],
    "web-rules-found": ["count"],
}
"""The counts in a sentence that the rules allow to be zero: each has a branch `[0]`."""

FIGURES = """
    cli-after cli-kaskaria-piles error-misread kero-laid-flat kero-tipped web-kaskaria-has-cards
    web-kaskaria-has-gold web-kaskaria-seat-gold web-kero-has-cards web-kero-has-jerrycans
    web-kero-has-lands web-kero-has-tuareks web-kero-holds web-kero-seconds web-krom-has-cards
    web-seat-points
"""
"""Labels that show a figure, where "0 cards" is what a reader expects."""

NEVER_ZERO = """
    cli-kaskaria-ask-more cli-kero-n-explorers cli-kero-n-fuellings cli-kero-n-jerrycans
    cli-kero-n-points cli-kero-n-tuareks cli-krom-card-dice cli-replays kaskaria-count-gold
    kaskaria-count-griffin kaskaria-count-runner kaskaria-first-take-cards kaskaria-game-ended
    kero-count-brick kero-count-explorers kero-count-fuellings kero-count-jerrycans
    kero-count-metal kero-count-recruit kero-count-tuareks kero-count-wheat kero-explored-final
    kero-fuelled kero-fuelling-roll kero-game-ended kero-jerrycans kero-roll kero-rolled
    kero-too-few-jerrycans kero-trade kero-traded kero-tuareks-shuffled krom-beast-fights
    krom-combat-begins krom-count-bone krom-count-cards krom-count-kroms krom-count-life
    krom-count-stone krom-count-wood krom-deck-remade krom-do-reroll krom-frozen
    krom-game-capped krom-hunted krom-realised krom-too-few-kroms krom-warmed web-asked-other
    web-kaskaria-about-amulet web-kaskaria-owed web-kaskaria-promise-cards
    web-kaskaria-promise-gold web-kaskaria-promise-points web-kero-ask-placing web-krom-blind
    web-krom-effect-dice web-krom-idea web-krom-idea-points web-krom-in-deck web-krom-must-leave
    web-krom-prey web-krom-rank web-krom-reroll web-krom-reroll-dear web-krom-rob-more
    web-krom-say-counter web-krom-say-counter-on web-krom-tab-cards web-krom-to-go web-krom-ware
    web-krom-with-dice web-play-now-about web-spectators web-times-moves win
"""
"""Messages whose other counts are at least one, because they are not sent or shown at zero."""


class Selects(Visitor):
    """Collects the branches of each count that a message selects by."""

    def __init__(self) -> None:
        self.keys: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                name = variant.key
                keys.add(name.name if isinstance(name, ast.Identifier) else name.value)
        self.generic_visit(node)


@cache
def selects(language: str) -> dict[str, dict[str, set[str]]]:
    out: dict[str, dict[str, set[str]]] = {}
    for path in sorted((LOCALE / language).iterdir()):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                visitor = Selects()
                visitor.visit(entry.value)
                out[entry.id.name] = visitor.keys
    return out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_count_that_can_be_zero_has_a_form_for_it(language: str) -> None:
    ours = selects(language)
    without = [
        f"{key}: {count}"
        for key, counts in MAYBE_ZERO.items()
        for count in counts
        if "0" not in ours[key].get(count, ())
    ]

    assert without == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_count_is_listed_as_zero_or_not(language: str) -> None:
    undecided = [
        f"{key}: {count}"
        for key, counts in selects(language).items()
        for count, branches in counts.items()
        if branches & {"one", "1"} and "0" not in branches and not branches & {"3"}
        if key not in FIGURES.split()
        and key not in NEVER_ZERO.split()
        and count not in MAYBE_ZERO.get(key, [])
    ]

    assert undecided == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "people"),
    [
        ("krom-combat-begins", "fighters"),
        ("kaskaria-game-ended", "winners"),
        ("kero-game-ended", "winners"),
        ("krom-game-capped", "winners"),
    ],
)
def test_a_list_of_people_may_hold_one(language: str, key: str, people: str) -> None:
    assert "one" in selects(language)[key][f"{people}-count"]


# Forms: all words of a kind must have the same ones, or a sentence shows the wrong one.


def ids(game: str, part: str) -> list[str]:
    """Return the standard pack's names for its own things."""
    pack: Any = packs.standard(game)
    return [each.get("id", each.get("name")) for each in pack[part]]


def kinds() -> dict[str, list[str]]:
    """Return the words that sentences inflect, by kind."""
    return {
        "kaskaria-colour": ids("kaskaria", "colours"),
        "kaskaria-motif": MOTIFS,
        "kero-colour": ids("kero", "colours"),
        "kero-count": ["recruit"],  # in German, where the others stay as they are
        "kero-die": DIE_NAMES[1:],  # white dice are said by number
        "kero-other": DIE_NAMES[1:],
        "kero-resource": COSTS,
        "kero-tuarek": TUAREKS,
        "krom-card": ids("krom", "hunting"),  # animals; other cards are titles
        "krom-combination": COMBINATIONS,
        "krom-good": GOODS,
        "krom-place": PLACES,
    }


def forms(language: str) -> dict[str, set[str]]:
    """Return the forms of each word, except those that every language has."""
    out: dict[str, set[str]] = {}
    for path in sorted((LOCALE / language).iterdir()):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                own = {attribute.id.name for attribute in entry.attributes}
                out[entry.id.name] = own - SHARED - {"flavour"}
    return out


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_kind_have_the_same_forms(language: str) -> None:
    ours = forms(language)
    for kind, words in kinds().items():
        wanted = set().union(*[ours[f"{kind}-{word}"] for word in words])
        lacking = {w: wanted - ours[f"{kind}-{w}"] for w in words if wanted - ours[f"{kind}-{w}"]}
        assert lacking == {}, kind

    bent = {f"{kind}-{word}" for kind, words in kinds().items() for word in words}
    assert [key for key, own in ours.items() if own and key not in bent] == []


# Titles of cards and territories stand in quotation marks: "None shall pass!" ends no sentence.

ANIMALS = {"krom-hunted", "krom-prey-appears", "krom-prey-escaped"}
LABELS = {
    *("web-kero-card-name", "web-kero-land-name", "web-krom-card", "web-krom-idea"),
    "web-krom-prey",
}
MARKS = {"en": "“", "fr": "«\N{NO-BREAK SPACE}", "de": "„", "es": "«", "it": "«", "nl": "“"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_stands_in_quotation_marks(language: str) -> None:
    bare = [
        key
        for path in sorted((LOCALE / language).iterdir())
        for key, text in re.findall(
            r"^(\S+) = (.*\n(?:[ \t]+.*\n)*)", path.read_text(encoding="utf-8"), re.MULTILINE
        )
        if re.search(rf"(?<!{MARKS[language]}){{ \$(?:card|land) }}", text)
        if key not in ANIMALS | LABELS
    ]

    assert bare == []


# Punctuation and elision are each language's own.

QUOTES = {"en": "“”", "fr": "«»", "de": "„“", "es": "«»", "it": "«»", "nl": "“”"}
PEOPLE = "name|names|owner|rival|seat|seats|target|whom|winners|fighters"


def texts(language: str) -> list[tuple[str, str]]:
    """Return the lines that people read, each with its place."""
    return [
        (f"{path.name}:{number}", line)
        for path in sorted((LOCALE / language).iterdir())
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith("#")
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    others = set("“”„«»") - set(QUOTES[language])

    assert [place for place, line in texts(language) if others & set(line)] == []


def test_spanish_opens_questions_and_exclamations() -> None:
    for place, line in texts("es"):
        assert line.count("!") == line.count("¡"), place
        if not place.startswith("cli"):  # a ? to type
            assert line.count("?") == line.count("¿"), place


def test_french_elides_before_a_vowel() -> None:
    loose = [
        place
        for place, line in texts("fr")
        if re.search(rf"(de|que) {{ \$({PEOPLE}) }}", line) and "[consonant]" not in line
    ]

    assert loose == []
