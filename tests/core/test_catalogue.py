"""Actions as numbers, keys and messages, and the action table they come from."""

from __future__ import annotations

import pytest

from kaboodle import load
from kaboodle.core.catalogue import ActionTable, Span, named, numbered
from kaboodle.core.errors import MalformedAction

TIP, TAKE, HUNT, BUY = range(4)


def table() -> ActionTable:
    return ActionTable(
        "toy-",
        [
            Span(TIP, "tip over"),
            Span(TAKE, "take", numbered("space", 3)),
            Span(HUNT, "hunt", [{"space": 1, "dice": n} for n in (0, 2)], ["hunt 1", "hunt 1 +2"]),
            Span(BUY, "buy", named("good", ["wood", "bone"])),
            Span(BUY, "buy card"),
        ],
    )


def test_keys_and_messages_follow_from_the_spans() -> None:
    catalogue = table().catalogue

    assert catalogue.keys == [
        "tip over",
        "take 1",
        "take 2",
        "take 3",
        "hunt 1",
        "hunt 1 +2",
        "buy wood",
        "buy bone",
        "buy card",
    ]
    assert [words.plain() for words in catalogue.words] == [
        "toy-tip-over",
        "toy-take space=1",
        "toy-take space=2",
        "toy-take space=3",
        "toy-hunt space=1 dice=0",
        "toy-hunt space=1 dice=2",
        "toy-buy good=wood",
        "toy-buy good=bone",
        "toy-buy-card",
    ]


def test_a_number_maps_to_verb_and_argument_and_back() -> None:
    actions = table()

    assert actions.verb == [TIP, TAKE, TAKE, TAKE, HUNT, HUNT, BUY, BUY, BUY]
    assert actions.arg == [0, 0, 1, 2, 0, 1, 0, 1, 2]
    for number in range(len(actions.catalogue)):
        assert actions.action(actions.verb[number], actions.arg[number]) == number
    assert [actions.actions(verb) for verb in range(4)] == [[0], [1, 2, 3], [4, 5], [6, 7, 8]]


@pytest.mark.parametrize(
    ("key", "hint"),
    [
        ("1 take", "; did you mean 'take 1'?"),
        ("Take 1", "; did you mean 'take 1'?"),
        ("tip ovr", "; did you mean 'tip over'?"),
        ("fly to the moon", ""),
        ("x" * 100_000, ""),
    ],
)
def test_an_unknown_key_gets_a_hint(key: str, hint: str) -> None:
    with pytest.raises(MalformedAction) as caught:
        table().catalogue.number(key)

    assert str(caught.value) == f"{key[:60]!r} is not an action of this game{hint}"


def test_the_parts_of_a_set_may_come_in_any_order() -> None:
    with pytest.raises(MalformedAction, match="did you mean 'play blue gold=1 runner=1'"):
        load("kaskaria").catalogue.number("play blue runner=1 gold=1")


@pytest.mark.parametrize(
    "spans",
    [
        [Span(0, "tip"), Span(1, "take"), Span(0, "tip again")],
        [Span(0, "tip"), Span(2, "take")],
    ],
    ids=["apart", "missing"],
)
def test_the_spans_of_a_verb_must_be_adjacent_and_complete(spans: list[Span]) -> None:
    with pytest.raises(AssertionError, match="neighbours"):
        ActionTable("toy-", spans)
