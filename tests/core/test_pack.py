"""What all packs have in common, and that schema and loader agree."""

from __future__ import annotations

import copy
import re
import textwrap
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from kaboodle import packs
from kaboodle.cli.rooms import room
from kaboodle.core.errors import ContentError
from kaboodle.core.schema import Field, Group, Rows, to_schema
from kaboodle.core.words import Args
from kaboodle.server.http.games import opened
from kaboodle.shelf import BOXES
from kaboodle.speech import Speech

every_game = pytest.mark.parametrize("name", list(BOXES))


def faults(name: str, raw: object) -> list[str]:
    try:
        BOXES[name].open(raw, {})
    except ContentError as e:
        return e.faults
    return []


def places(fields: list[Field], raw: Any) -> Iterator[tuple[Field, dict[str, Any]]]:
    """Yield every field, with each table of the pack it is in."""
    for field in fields:
        yield field, raw
        if isinstance(field, Group):
            yield from places(field.fields, raw[field.name])
        elif isinstance(field, Rows):
            for row in raw[field.name]:
                yield from places(field.fields, row)


@every_game
def test_the_standard_pack_matches_its_schema(name: str) -> None:
    jsonschema_rs.validate(to_schema(BOXES[name].pack), packs.standard(name))


@every_game
def test_schema_and_loader_agree_on_optional_fields(name: str) -> None:
    raw = packs.standard(name)
    validator = jsonschema_rs.validator_for(to_schema(BOXES[name].pack))
    tried = set()
    for field, table in places(BOXES[name].pack, raw):
        if field.name not in table or (field.name, field.default is None) in tried:
            continue
        tried.add((field.name, field.default is None))
        kept = table.pop(field.name)
        missing = [fault for fault in faults(name, raw) if fault.endswith("is missing")]
        assert validator.is_valid(raw) == (missing == []), f"{field.name}: {missing}"
        table[field.name] = kept
    assert len(tried) > 3


@every_game
def test_every_field_of_a_pack_is_described(name: str) -> None:
    def bare(fields: list[Field], where: str) -> Iterator[str]:
        for field in fields:
            if not field.about:
                yield f"{where}{field.name}"
            if isinstance(field, (Group, Rows)):
                yield from bare(field.fields, f"{where}{field.name}.")

    assert list(bare(BOXES[name].pack, "")) == []


@every_game
def test_a_pack_may_name_its_schema(name: str) -> None:
    raw = {**packs.standard(name), "$schema": "pack.schema.json"}

    assert faults(name, raw) == []
    jsonschema_rs.validate(to_schema(BOXES[name].pack), raw)
    assert faults(name, {**raw, "$schema": 3}) == [
        "$schema: must be a text of at most 400 characters, not 3"
    ]


@pytest.mark.parametrize(
    ("names", "fault"),
    [
        (3, "names: must be an object, not 3"),
        ({"en": 3}, "names.en: must be an object, not 3"),
        ({"en": {"teal": 3}}, "names.en.teal: must be a text of at most 60 characters, not 3"),
        ({"en": {"teal": "x" * 61}}, "names.en.teal: must be a text of at most 60 characters"),
        ({"en": {"ash": "Ash"}}, "names.en.ash: nothing in this pack has this id"),
        (
            {"en": {"teal": "a\u202eb"}},
            "names.en.teal: must be printable text without spaces around it, not",
        ),
        (
            {"en": {"teal": "a\x1b[2J"}},
            "names.en.teal: must be printable text without spaces around it, not",
        ),
        (
            {"en": {"teal": " "}},
            "names.en.teal: must be printable text without spaces around it, not",
        ),
        ({"English": {}}, "names.English: unknown language (expected: en, fr, de, es, it, nl)"),
        ({"xx": {"teal": "Teal"}}, "names.xx: unknown language"),
        ({"en": {f"x{i}": "x" for i in range(501)}}, "names.en: has more than 500 names"),
    ],
)
def test_the_words_of_a_pack_are_limited(names: object, fault: str) -> None:
    reasons = faults("kaskaria", {**packs.standard("kaskaria"), "names": names})

    assert reasons
    assert reasons[0].startswith(fault)


def test_the_pack_in_the_docs_can_be_played() -> None:
    text = (Path(__file__).parents[2] / "docs/guides/packs.md").read_text(encoding="utf-8")
    written = "\n".join(re.findall(r"```toml\n(.*?)```", text, re.DOTALL))
    example = tomllib.loads(textwrap.dedent(written))
    standard = packs.standard("kaskaria")
    kept = [row for row in standard["colours"] if row["name"] != "teal"]  # type: ignore[attr-defined]

    raw = {**standard, **example, "colours": [*kept, *example["colours"]]}

    assert faults("kaskaria", raw) == []
    jsonschema_rs.validate(to_schema(BOXES["kaskaria"].pack), raw)
    assert BOXES["kaskaria"].open(raw, {}).names["fr"] == {"ash": "gris cendre"}


def test_the_words_of_a_pack_do_not_change_the_game() -> None:
    raw = packs.standard("kaskaria")
    named = {**copy.deepcopy(raw), "names": {"en": {"teal": "Lagoon"}}}

    plain, dressed = BOXES["kaskaria"].open(raw, {}), BOXES["kaskaria"].open(named, {})

    assert plain.pack_id == dressed.pack_id
    assert plain.names == {}
    assert opened(dressed).names == dressed.names, "the browser gets them"
    assert dressed.names == {"en": {"teal": "Lagoon"}}


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "New in slot 1: Lagoon +2."),
        ("fr", "Lagune"),
        ("de", "Lagoon"),
    ],
)
def test_a_pack_names_its_cards(language: str, name: str) -> None:
    """In the pack's words, and in English if it lacks the language."""
    names = {"en": {"teal": "Lagoon"}, "fr": {"teal": "Lagune"}}
    game = BOXES["kaskaria"].open({**packs.standard("kaskaria"), "names": names}, {})
    speech = Speech(language=language)
    args: Args = {"space": 1, "colour": "teal", "motif": "two"}
    before = speech.say("kaskaria-space-refilled", args)

    room(game, speech)

    assert "Lag" not in before
    assert name in speech.say("kaskaria-space-refilled", args)
