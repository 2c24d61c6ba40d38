"""Records replay exactly, or the line where they do not is named."""

from __future__ import annotations

import pytest

from kaboodle import Move, load
from kaboodle.core import record
from kaboodle.core.errors import RecordError
from kaboodle.core.event import Event
from kaboodle.core.ids import SYSTEM, Action, Millis, Seat
from kaboodle.core.record import Replay
from kaboodle.testing.walk import walk

GAME = load("kaskaria")


def written(moves: int = 1000) -> list[str]:
    """Return the lines of a random game of two."""
    kept = record.begin(GAME, ["Ada", "Bo"], 7)
    s = GAME.setup(2, 7)
    for before, move in walk(GAME, 2, 7, moves):
        s = GAME.clone(before)
        GAME.advance(s, move.seat, move.action, move.at, None)
        kept.add(GAME, move, s)
    kept.close(GAME, s)
    return kept.text().splitlines()


LINES = written()


def fault(lines: list[str]) -> tuple[int, str]:
    with pytest.raises(RecordError) as caught:
        Replay(GAME, record.read("\n".join(lines))).run()
    return caught.value.line, caught.value.reason


def test_a_whole_game_replays() -> None:
    kept = record.read("\n".join(LINES))

    assert GAME.outcome(Replay(GAME, kept).run()) is not None
    assert kept.header.names == ["Ada", "Bo"]


def test_an_abandoned_game_replays_as_far_as_it_went() -> None:
    lines = written(20)
    replay = Replay(GAME, record.read("\n".join(lines)))

    replay.run()

    assert replay.moves == 20
    assert lines[-1].startswith("= 20 ")


def test_a_record_distinguishes_bots_from_people() -> None:
    kept = record.begin(GAME, ["Ada", "Bo"], 7, bots=["", "greedy"])

    assert '"bots":["","greedy"]' in kept.text()
    assert record.read(kept.text()).header.bots == ["", "greedy"]
    assert record.read(LINES[0]).header.bots == []
    assert "bots" not in LINES[0]
    assert fault([kept.text().replace('"","greedy"', '"greedy"').strip()]) == (
        1,
        "bots: must have 2 entries, not 1",
    )


def test_the_salt_of_a_table_is_kept() -> None:
    kept = record.begin(GAME, ["Ada", "Bo"], 7, "0123456789abcdef" * 2)

    assert record.read(kept.text()).header.salt == "0123456789abcdef" * 2
    assert record.read(kept.text()).text() == kept.text()


def test_a_game_abandoned_at_a_mark_is_not_marked_twice() -> None:
    assert [line[:5] for line in written(16) if line.startswith("=")] == ["= 16 "]


def test_a_replay_returns_the_events() -> None:
    replay = Replay(GAME, record.read("\n".join(LINES)))
    log: list[Event] = []

    move = replay.step(log)

    assert move is not None
    assert log[0].args["seat"] == move.seat


def test_a_record_holds_the_table_and_times() -> None:
    kept = record.begin(GAME, ["Ada", "Bo"], 7)
    kept.add(GAME, Move(SYSTEM, Action(0), Millis(61250)), GAME.setup(2, 7))
    kept.add(GAME, Move(Seat(1), Action(1), Millis(61300)), GAME.setup(2, 7))

    assert kept.text().splitlines()[1:] == ["table@61250 take pile", "1@61300 take display 1"]
    assert fault(kept.text().splitlines()) == (
        2,
        "the rules refuse this move (HK-T1: kaskaria-no-clock)",
    )


def test_a_changed_move_is_detected_at_its_line_or_the_next_mark() -> None:
    line, reason = fault([LINES[0], "0 play blue gold=2", *LINES[2:]])
    assert line == 2
    assert "HK-T" in reason

    other = "0 take display 1" if LINES[1].endswith("take pile") else f"{LINES[1][0]} take pile"
    line, reason = fault([LINES[0], other, *LINES[2:]])
    assert 2 <= line <= 18


def test_a_changed_mark_is_detected() -> None:
    at = next(i for i, line in enumerate(LINES) if line.startswith("="))
    lines = [*LINES[:at], "= 16 0123456789abcdef", *LINES[at + 1 :]]
    assert fault(lines)[0] == at + 1
    assert "the state differs" in fault(lines)[1]

    lines = [*LINES[:at], LINES[at].replace("= 16", "= 15"), *LINES[at + 1 :]]
    assert fault(lines) == (at + 1, "this mark is for move 15, not 16")


def test_a_changed_end_is_detected() -> None:
    line, reason = fault([*LINES[:-1], '. {"winners":[9]}'])
    assert (line, reason[:19]) == (len(LINES), "the outcome differs")

    assert fault([LINES[0], LINES[-1]]) == (2, "the record ends here, but the game is not over")
    assert fault([*LINES, LINES[1]])[0] == len(LINES) + 1
    assert fault([*LINES, LINES[-1], LINES[-1], LINES[1]])[0] == len(LINES) + 3


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"game":"kaskaria"', '"game":"chess"', "game: the record has chess"),
        ('"rules":1', '"rules":2', "rules: the record has 2"),
        ('"pack":"standard', '"pack":"mine', "pack: the record has mine"),
        ('"intrepid":false', '"intrepid":true', "options: the record has"),
        ('"record":1', '"record":2', "the record has format 2; this version of Kaboodle reads 1"),
        ('["Ada","Bo"]', '["Ada"]', "seats: this game is for 2 to 4 players, not 1"),
        ('["Ada","Bo"]', '["Ada",5]', "seats[1]: must be a name"),
        ('["Ada","Bo"]', '"two"', "seats: must be a list"),
        ('"options":{', '"options":7,"x":{', "options: must be an object"),
        ('"seed":"0000000000000007"', '"seed":"7"', "seed: must be 16 hexadecimal digits"),
        ('"seed":"0000000000000007"', '"seed":7', "seed: must be a text"),
        ('"seed":', '"salt":"xyz","seed":', "salt: must be 32 hexadecimal digits"),
        ('"record":1,', '"record":1,"record":1,', "'record' appears twice"),
        ('"rules":1', '"rules":1.5', "1.5 is not a whole number"),
        ('"rules":1', '"rules":NaN', "NaN is not allowed"),
        ('{"record"', '["record"', "this is not the header of a record: it is not JSON"),
    ],
)
def test_a_bad_header_is_refused(old: str, new: str, reason: str) -> None:
    assert old in LINES[0]
    line, message = fault([LINES[0].replace(old, new), *LINES[1:]])

    assert line == 1
    assert reason in message


@pytest.mark.parametrize(
    "junk", ["", "x", "0", "0 ", "0  take pile", "9@1@2 take pile", "= 1", "٣ take pile", "-1 a"]
)
def test_a_junk_line_is_refused(junk: str) -> None:
    line, reason = fault([LINES[0], junk, *LINES[1:]])

    assert line == 2
    assert "is not a move, a mark or an end" in reason


def test_an_unknown_action_is_refused() -> None:
    assert fault([LINES[0], "0 take everything"]) == (
        2,
        "'take everything' is not an action of this game",
    )


def test_a_record_s_length_is_limited() -> None:
    assert fault(["{}"] + ["0 a"] * 100_001)[1] == "the record has more than 100000 lines"
    assert "longer than" in fault(["x" * 20_000_001])[1]
    assert fault([""]) == (1, "the record is empty")
    assert "nested too deeply" in fault(["[" * 200_000])[1]
