"""What is remembered of a remade pile, and how it is written."""

from __future__ import annotations

from typing import Any

import pytest

from kaboodle.core.ids import SPECTATOR, Seat
from kaboodle.core.parsing import Reader
from kaboodle.core.remade import MOST, NOTHING, Memory, Remade, Shown, check, read, recalled

A, B = Seat(0), Seat(1)
NAMES = ["ash", "bone", "coal"]
COPIES = [2, 2, 3]


def remembered() -> Memory:
    """Two ash, two bone and three coal were held: one ash and one coal were laid back, one bone is
    seen."""
    return NOTHING.remake([2, 0], [1], [[2, 0], [1, 2]])


def show(memory: Memory, *plays: tuple[int, list[int], int]) -> Memory:
    """Show unseen cards being played: seat, kinds, and how many of each there were."""
    shown: Shown | None = None
    for seat, kinds, size in plays:
        shown = Shown(seat, kinds, size, shown)
    return memory.settle(shown)


def test_the_order_of_the_pile_is_not_kept() -> None:
    assert remembered() == NOTHING.remake([0, 2], [1], [[0, 2], [2, 1]])


def test_all_know_the_counts_and_each_seat_its_own_cards() -> None:
    memory = remembered()

    assert memory.times == [Remade([0, 2], [1], [2, 2], [])]
    assert [memory.of(seat) for seat in (A, B, SPECTATOR)] == [[[0, 2]], [[1, 2]], []]
    assert NOTHING.of(A) == []


def test_shown_cards_are_kept_with_the_count_of_fresh_ones() -> None:
    plays = [(A, [2], 3), (B, [1, 2], 2), (A, [0], 2)]

    memory = show(remembered(), *plays)

    assert memory.times[-1].shown == [A, 2, 1, B, 1, 0, B, 2, 0, A, 0, 1]
    assert memory.own == remembered().own
    assert show(show(remembered(), plays[0]), *plays[1:]) == memory


def test_a_hand_that_was_empty_shows_nothing() -> None:
    memory = NOTHING.remake([0], [1], [[], [1]])

    assert show(memory, (A, [2], 1)) == memory


def test_a_hand_that_cannot_be_followed_shows_nothing_more() -> None:
    memory = show(remembered(), (A, [2], 2), (B, [1], 2)).blur(A)

    assert memory.times == [Remade([0, 2], [1], [0, 2], [B, 1, 0])]
    assert show(memory, (A, [0], 1)) == memory


def test_only_the_latest_reshuffles_are_remembered() -> None:
    memory = NOTHING
    for n in range(MOST + 2):
        memory = memory.remake([0], [], [[1] * n, []])

    assert [time.held[A] for time in memory.times] == [MOST - 1, MOST, MOST + 1]
    assert [len(hand) for hand in memory.of(A)] == [MOST - 1, MOST, MOST + 1]


def test_a_view_has_its_seat_s_own_cards() -> None:
    memory = show(remembered(), (A, [2], 3))
    common = {"laid": ["ash", "coal"], "seen": ["bone"], "held": [2, 2]}
    shown = [{"seat": 0, "card": "coal", "fresh": 1}]

    mine, nobodys = (recalled(memory.times, memory.of(seat), NAMES) for seat in (A, SPECTATOR))

    assert mine == [{**common, "own": ["ash", "coal"], "shown": shown}]
    assert nobodys == [{**common, "own": [], "shown": shown}]


def faults(raw: dict[str, Any], sizes: list[int]) -> list[str]:
    reasons: list[str] = []
    r = Reader(raw, "state", reasons)
    memory = read(r, 2, NAMES, 7)
    r.close()
    if not reasons:
        check(memory, COPIES, sizes, reasons)
    return reasons


def described(**changes: Any) -> dict[str, Any]:
    [entry] = show(remembered(), (A, [2], 3)).to_json(NAMES)
    return {"remade": [{**entry, **changes}]}


def test_memory_round_trips() -> None:
    reasons: list[str] = []
    memory = show(remembered(), (A, [2], 3)).remake([2], [0, 1], [[0, 2], [1, 2]])
    r = Reader({"remade": memory.to_json(NAMES)}, "state", reasons)

    assert read(r, 2, NAMES, 7) == memory
    check(memory, COPIES, [2, 2], reasons)
    assert reasons == []


def test_without_written_memory_there_is_none() -> None:
    assert read(Reader({}, "state", []), 2, NAMES, 7) is NOTHING


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"laid": ["dust"]}, "state.remade[0].laid[0]: 'dust' is not one of this pack"),
        (
            {"own": [["dust"], []]},
            "state.remade[0].own[0].cards[0]: 'dust' is not one of this pack",
        ),
        ({"held": [1]}, "state.remade[0].held: must have 2 entries, not 1"),
        ({"shown": [5]}, "state.remade[0].shown[0]: must be an object, not 5"),
        (
            {"shown": [{"seat": 2, "card": "ash", "fresh": 0}]},
            "state.remade[0].shown[0].seat: must be a whole number from 0 to 1, not 2",
        ),
        ({"speed": 1}, "state.remade[0].speed: unknown name"),
        ({"laid": ["ash"] * 3}, "state.remade[0]: names more cards than there are"),
        ({"held": [3, 2]}, "state.remade[0].held: counts more cards than were hidden"),
        (
            {"own": [["ash", "ash"], ["bone"]]},
            "state.remade[0].own: names cards that were not hidden",
        ),
        ({"held": [0, 2]}, "state.remade[0].shown: seat 0 did not come to its hand like that"),
        ({"held": [2, 3]}, "state.remade[0].held: counts more cards than were hidden"),
    ],
)
def test_an_impossible_memory_is_refused(changes: dict[str, Any], fault: str) -> None:
    assert any(fault in each for each in faults(described(**changes), [2, 2]))


def test_an_empty_memory_is_not_written() -> None:
    assert faults({"remade": []}, [2, 2]) == ["state.remade: must have 1 to 3 entries, not 0"]


def test_a_hand_smaller_than_its_known_cards_is_refused() -> None:
    fault = "state.remade[0].shown: seat 1 did not come to its hand like that"

    assert faults(described(), [2, 1]) == [fault]
    assert faults(described(), [2, 3]) == []


def test_counts_that_contradict_earlier_ones_are_refused() -> None:
    plays = [{"seat": 0, "card": "coal", "fresh": n} for n in (0, 0, 0)]
    fault = ["state.remade[0].shown: seat 0 did not come to its hand like that"]

    assert faults(described(shown=plays), [9, 2]) == fault
    assert faults(described(shown=[{**plays[0], "fresh": 1}, plays[1]]), [9, 2]) == fault
    assert faults(described(shown=plays[:2]), [9, 2]) == []
