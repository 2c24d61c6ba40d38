"""The pack loader: what it reads, and every reason to refuse a pack (HK-C4)."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from kaboodle import load, packs
from kaboodle.core.errors import ContentError
from kaboodle.games.kaskaria.loading import load as read_pack


@pytest.fixture
def raw() -> dict[str, Any]:
    return copy.deepcopy(packs.standard("kaskaria"))


def refused(raw: object) -> list[str]:
    with pytest.raises(ContentError) as caught:
        read_pack(raw)
    return caught.value.faults


def extra_colours(raw: dict[str, Any], more: int) -> None:
    for i in range(more):
        raw["colours"].append({"name": f"c{i}", "symbol": chr(0x4E + i), "source": "known"})


@pytest.mark.clause("HK-C4")
def test_hk_c4_more_colours_than_the_hand_limit_less_one(raw: dict[str, Any]) -> None:
    extra_colours(raw, 1)

    assert refused(raw) == [
        "colours: must be at most 9, not 10, because a hand of 10 must always hold two cards of a "
        "colour (HK-C4)"
    ]


@pytest.mark.clause("HK-C4")
@pytest.mark.parametrize("path", ["runner", "griffin"])
def test_hk_c4_a_path_shorter_than_two(raw: dict[str, Any], path: str) -> None:
    raw["paths"][path] = 1

    assert refused(raw) == [f"paths.{path}: must be a whole number from 2 to 60, not 1 (HK-C4)"]


@pytest.mark.clause("HK-C4")
def test_hk_c4_no_waterfall(raw: dict[str, Any]) -> None:
    raw["deck"]["waterfall"] = 0

    assert refused(raw) == ["deck.waterfall: must be 1, not 0 (HK-C4)"]


@pytest.mark.clause("HK-C4")
def test_hk_c4_a_deck_too_small_to_deal(raw: dict[str, Any]) -> None:
    raw["colours"] = raw["colours"][:3]

    assert refused(raw) == ["deck: must have at least 24 cards to deal to 4 heroes, not 18 (HK-C4)"]


@pytest.mark.clause("HK-C4")
def test_hk_c4_so_few_of_a_colour_that_all_can_be_held_without_a_pair(raw: dict[str, Any]) -> None:
    raw["deck"].update(gold=1, runner=1)

    assert refused(raw) == [
        "deck: must have at least 5 cards per colour, not 4, because 4 heroes could hold them all"
        " without a pair (HK-C4)"
    ]


@pytest.mark.clause("HK-C4")
def test_hk_c4_no_card_that_moves_a_figure(raw: dict[str, Any]) -> None:
    raw["deck"].update(griffin=0, runner=0, gold=4)

    assert refused(raw) == [
        "deck: must have griffin or runner cards, or no hero could reach the volcano (HK-C4)"
    ]


def test_all_faults_are_reported_at_once(raw: dict[str, Any]) -> None:
    raw["game"] = "chess"
    raw["colours"][2]["source"] = "guessed"
    del raw["colours"][3]["symbol"]
    raw["paths"]["runner"] = "ten"
    raw["table"]["hand_limit"] = True
    raw["bonus"] = 1
    del raw["title"]

    assert refused(raw) == [
        "game: must be one of kaskaria, not chess",
        "title: is missing",
        "colours[2].source: must be one of known, reconstructed, not guessed",
        "colours[3].symbol: is missing",
        "paths.runner: must be a whole number from 2 to 60, not ten (HK-C4)",
        "table.hand_limit: must be a whole number from 5 to 30, not true (HK-T6)",
        "bonus: unknown name (expected: $schema, game, name, title, names, colours, deck, paths, "
        "table)",
    ]


def test_a_colour_s_name_is_lower_case(raw: dict[str, Any]) -> None:
    raw["colours"][4]["name"] = "Sea Green"

    assert refused(raw) == [
        "colours[4].name: must be lower-case letters, digits and dashes, starting with a letter,"
        " not 'Sea Green'"
    ]


def test_colours_have_unique_names_and_symbols(raw: dict[str, Any]) -> None:
    raw["name"] = "My Pack"
    raw["colours"][1]["name"] = "blue"
    raw["colours"][2]["symbol"] = raw["colours"][1]["symbol"]
    raw["colours"][3]["symbol"] = " "

    assert refused(raw) == [
        "name: must be lower-case letters, digits and dashes, starting with a letter, not 'My Pack'",  # noqa: E501
        "colours[1].name: 'blue' appears twice",
        "colours[2].symbol: '▲' appears twice",
        "colours[3].symbol: must be one visible character",
    ]


@pytest.mark.parametrize("raw", [None, 5, [], "pack", {}, {"colours": 3}, {"deck": []}])
def test_junk_is_refused_as_a_pack(raw: object) -> None:
    assert refused(raw)


def test_a_fingerprint_depends_on_the_rules_not_the_words(raw: dict[str, Any]) -> None:
    standard = read_pack(raw).id()
    raw["title"] = "another title"
    assert read_pack(raw).id() == standard
    raw["paths"]["runner"] = 11
    assert read_pack(raw).id() != standard


def test_a_pack_in_a_file_is_refused_with_its_name(tmp_path: Path) -> None:
    text = tmp_path / "mine.toml"

    with pytest.raises(ContentError, match=r"mine\.toml: cannot be read"):
        load("kaskaria", text)
    text.write_bytes(b"\xff\xfe")
    with pytest.raises(ContentError, match=r"mine\.toml: not UTF-8"):
        load("kaskaria", text)
    text.write_text("name = ")
    with pytest.raises(ContentError, match=r"mine\.toml: not valid TOML"):
        load("kaskaria", text)
    text.write_text("x = " + "[" * 100_000)
    with pytest.raises(ContentError, match=r"mine\.toml: not valid TOML"):
        load("kaskaria", text)
    text.write_text("x = 1\n" * 200_000)
    with pytest.raises(ContentError, match=r"mine\.toml: larger than"):
        load("kaskaria", text)
    text.write_text("name = 'mine'")
    with pytest.raises(ContentError, match=r"mine\.toml: game: is missing; .*mine\.toml: title"):
        load("kaskaria", text)
