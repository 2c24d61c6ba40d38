"""A fault in the data of a lesson is found, and named with its place."""

from __future__ import annotations

from importlib import resources

import pytest

from kaboodle.lessons import LessonError, load, shipped
from kaboodle.lessons.parsing import parse
from kaboodle.lessons.rehearsal import rehearse

TEXT = (resources.files("kaboodle.games.kaskaria") / "lessons/first.toml").read_text("utf-8")
KROM = (resources.files("kaboodle.games.krom") / "lessons/first.toml").read_text("utf-8")
PLACE = "chapter[0].step[2]"


def tables(game: str) -> dict[str, str]:
    return {chapter.name: chapter.position for chapter in load(game).chapters}


def faults(text: str) -> list[str]:
    """What is said about a lesson of Kaskaria."""
    with pytest.raises(LessonError) as e:
        parse("kaskaria", "first", text, tables("kaskaria"))
    return [fault.removeprefix("kaskaria/first: ") for fault in e.value.faults]


@pytest.mark.parametrize(
    ("was", "now", "fault"),
    [
        (
            '["take display 1"]',
            '["tak display 1"]',
            f"{PLACE}.await[0]: 'tak display 1' is not an action of this game;"
            " did you mean 'take display 1'?",
        ),
        ('["take display 1"]', "[1]", f"{PLACE}.await[0]: must be the key of an action"),
        ('["take display 1"]', "[]", f"{PLACE}.await: must have 1 to 100 entries, not 0"),
        ('"take *"', '"tke *"', "no action of this game begins with 'tke '"),
        ('tap = "hand"', "", "chapter[0].step[1]: must have exactly one of await, tap, rival, tab"),
        ('say = "take"', 'sya = "take"', f"{PLACE}.sya: unknown name"),
        ('say = "take"', 'say = "take"\ndice = [7]', "dice[0]: must be a whole number from 1 to 6"),
        ('rival = "bruma"', 'rival = "nilo"', "rival: 'nilo' is not a character of kaskaria"),
        ('name = "race"', 'name = "Race"', "name: must be lower-case letters, digits and dashes"),
        ('name = "race"', 'name = "run"', "name: 'run' has no position; run `make lessons`"),
        (
            "[[chapter]]",
            "options = { a = 1 }\n[[chapter]]",
            "options: unknown option 'a'",
        ),
        ("[[chapter]]", "options = 1\n[[chapter]]", "options: must be a table"),
        ("[[chapter]]", "[[chapter]", "not valid TOML"),
    ],
)
def test_a_fault_is_named_with_its_place(was: str, now: str, fault: str) -> None:
    assert fault in faults(TEXT.replace(was, now, 1))[0]


def test_a_position_is_enough_without_its_description() -> None:
    first, rest = TEXT.split("[chapter.table]")
    text = first + rest[rest.index("[[chapter.step]]") :]

    assert parse("kaskaria", "first", text, tables("kaskaria")) == load("kaskaria")


def test_two_chapters_have_two_names() -> None:
    again = TEXT[TEXT.index("[[chapter]]") :]

    assert faults(TEXT + again) == ["chapter[1].name: 'race' appears twice"]


def test_an_illegal_choice_is_found_with_the_rule_that_forbids_it() -> None:
    text = TEXT.replace('["take display 1"]', '["play blue gold=2"]')

    [fault] = rehearse(parse("kaskaria", "first", text, tables("kaskaria")))

    assert fault.startswith("kaskaria/first, chapter 'race', step 3: HK-T")


def test_other_dice_than_planned_are_found() -> None:
    text = KROM.replace("dice = [5]", "dice = [4]").replace("dice = [4, 1]", "dice = [4, 1, 1]")

    first, second = rehearse(parse("krom", "first", text, tables("krom")))

    assert first == "krom/first, chapter 'hunt', step 5: the dice show (5,), not (4,)"
    assert second.startswith("krom/first, chapter 'chief', step 3: ")


def test_dice_that_are_not_rolled_are_found() -> None:
    text = KROM.replace('await = ["rest"]', 'await = ["rest"]\ndice = [1]')
    position = tables("krom")
    ahead = {face: text.replace("dice = [1]", f"dice = [{face}]") for face in range(1, 7)}

    impossible = [
        fault
        for changed in ahead.values()
        for fault in rehearse(parse("krom", "first", changed, position))
        if "do not roll" in fault
    ]

    assert impossible == [
        "krom/first, chapter 'evolution', step 4: the rules do not roll exactly 1 dice"
    ]


def test_a_table_of_another_pack_is_found() -> None:
    position = tables("kaskaria")["race"].replace("standard@", "other@")

    [fault] = rehearse(parse("kaskaria", "first", TEXT, {"race": position}))

    assert "step 1: pack: the position has other@" in fault


def test_a_lesson_that_is_not_there() -> None:
    with pytest.raises(LessonError, match="kaskaria has no lesson 'second'"):
        load("kaskaria", "second")


def test_a_game_without_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shipped, "_folder", lambda _: resources.files("kaboodle") / "none")

    assert shipped.available() == {}
