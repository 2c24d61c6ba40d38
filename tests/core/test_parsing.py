"""The parser reports all faults in one pass, and goes on with harmless values."""

from __future__ import annotations

from kaboodle.core.parsing import Reader, canonical, fingerprint, shown


def test_a_missing_field_is_reported_once_and_gets_a_harmless_value() -> None:
    faults: list[str] = []
    r = Reader({}, "box", faults)

    assert r.whole("a", 3, 9) == 3
    assert r.flag("b") is False
    assert r.text("c") == ""
    assert r.choice("d", ["x", "y"]) == "x"
    assert r.items("e", 0, 5) == []
    assert r.wholes("f", 2, 1, 9) == [1, 1]
    assert r.inner("g").text("h") == ""
    r.close()

    assert faults == [
        *[f"box.{name}: is missing" for name in "abcdefg"],
    ]


def test_a_field_of_the_wrong_type_is_reported_with_its_value() -> None:
    faults: list[str] = []
    r = Reader({"a": 1.5, "b": "yes", "c": 5, "d": "z", "e": {}, "f": [1, 99]}, "", faults)

    assert r.whole("a", 3, 9, "HK-C4") == 3
    assert r.flag("b") is False
    assert r.text("c") == ""
    assert r.choice("d", ["x", "y"]) == "x"
    assert r.items("e", 0, 5) == []
    assert r.wholes("f", 2, 1, 9) == [1, 1]

    assert faults == [
        "a: must be a whole number from 3 to 9, not 1.5 (HK-C4)",
        "b: must be true or false, not yes",
        "c: must be a text of at most 200 characters, not 5",
        "d: must be one of x, y, not z",
        "e: must be a list, not {}",
        "f[1]: must be a whole number from 1 to 9, not 99",
    ]


def test_a_shown_value_is_shortened() -> None:
    assert shown("x" * 100) == "x" * 37 + "..."
    assert shown([1, 2]) == "[1, 2]"


def test_canonical_text_and_fingerprint_are_unique() -> None:
    assert canonical({"b": [1, "é"], "a": None}) == '{"a":null,"b":[1,"é"]}'
    assert fingerprint({"b": 1, "a": 2}) == fingerprint({"a": 2, "b": 1})
    assert len(fingerprint(0)) == 16
