"""What a person may do at a table, and what is said to one who may not."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from kaboodle.core.ids import Millis, Seat
from kaboodle.core.record import NAME_LIMIT
from kaboodle.server.protocol import wire
from kaboodle.server.protocol.denied import Denied
from kaboodle.server.table import commands, lines, telling
from kaboodle.server.table.commands import Stamp
from kaboodle.server.table.table import Table

A, B = Seat(0), Seat(1)


def table(*more: lines.Line, undo: bool = True, players: int = 2) -> Table:
    """A lobby of Kaskaria, and what happened there since."""
    made = Table(
        lines.Set("t", "CODE", "kaskaria", {"first": "seat1"}, "", players, "link", "none", undo,
                  False, "0" * 15 + "1", "0" * 32, "", 0)
    )  # fmt: skip
    for line in more:
        made.apply(line)
    return made


def full(*more: lines.Line, undo: bool = True) -> Table:
    return table(lines.Sat(0, "Ada", "a"), lines.Sat(1, "Bo", "b"), *more, undo=undo)


def test_a_family_is_one_picture_and_is_not_cut_in_two() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert commands.clean_name(f" {family}  Bo") == f"{family} Bo"
    assert commands.clean_name(family * 9) == family * (NAME_LIMIT // len(family))
    before = "x" * (NAME_LIMIT - 2)
    assert commands.clean_name(before + family) == before, "there is room for a part of it only"
    assert commands.clean_text(f"{family}!") == f"{family}!"


def test_a_joiner_that_joins_no_pictures_is_not_kept() -> None:
    assert commands.clean_name("\u200dA\u200dd\U0001f468\u200da\u200d") == "Ad\U0001f468a"


def test_what_was_cleaned_is_clean_and_no_longer_than_may_be_said() -> None:
    """So another node hears it: what it would have to clean, no node of ours says."""
    assert commands.clean_text("e\u200b\u0301") == "\u00e9", "what parted them cannot be seen"
    assert len(commands.clean_text("\u0958" * wire.TEXT_LIMIT)) == wire.TEXT_LIMIT, (
        "each is two by now"
    )
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    before = "x" * (wire.TEXT_LIMIT - 2)
    assert commands.clean_text(before + family) == before
    pieces = ["e", "\u0301", "\u200b", "\u200d", " ", "\u0958", "\ufe0f", "\u21d0", "\u0338",
              "\u00a8", "\U0001f3fd", "\u2000", "\u1100", "\u1161", "\u202e", family]  # fmt: skip
    chance = random.Random(7)
    for _ in range(2000):
        once = commands.clean_text("".join(chance.choices(pieces, k=chance.randrange(1, 120))))
        assert len(once) <= wire.TEXT_LIMIT and commands.clean_text(once) == once
        assert once.isprintable() or "\u200d" in once


PLAYING = full(lines.Started())
OVER = full(lines.Started(), lines.Resigned(0))
AWAY = full(lines.Started(), lines.TookOver(0, "greedy"))
TAKEN = full(lines.Started(), lines.Moved(0, "take pile"))
ACT = wire.Act("id", 0, 0)


@pytest.mark.parametrize(
    ("error", "wish"),
    [
        ("started", lambda: commands.join(PLAYING, "Cy", None, "c")),
        ("name-taken", lambda: commands.join(full(), "ADA", None, "c")),
        ("table-full", lambda: commands.join(full(), "Cy", None, "c")),
        ("seat-taken", lambda: commands.join(full(), "Cy", 1, "c")),
        ("name", lambda: commands.join(table(), "\u200b", None, "c")),
        ("not-host", lambda: commands.set_seat(full(), False, 0, None)),
        ("no-seat", lambda: commands.set_seat(full(), True, 2, None)),
        ("no-bot", lambda: commands.set_seat(full(), True, 0, "deep")),
        ("seated", lambda: commands.join(table(lines.Sat(0, "Ada", "a")), "Ann", None, "a")),
        ("started", lambda: commands.set_seat(PLAYING, True, 0, None)),
        ("over", lambda: commands.set_seat(OVER, True, 0, "greedy")),
        ("not-host", lambda: commands.start(full(), False)),
        ("not-started", lambda: commands.act(full(), A, ACT, Stamp())),
        ("not-seated", lambda: commands.act(PLAYING, None, ACT, Stamp())),
        ("away", lambda: commands.act(AWAY, A, ACT, Stamp())),
        ("over", lambda: commands.act(OVER, A, ACT, Stamp())),
        ("not-seated", lambda: commands.why(PLAYING, None, 0, Millis(0))),
        ("not-seated", lambda: commands.undo(PLAYING, None)),
        ("undo-off", lambda: commands.undo(full(lines.Started(), undo=False), A)),
        ("undo-nothing", lambda: commands.undo(PLAYING, A)),
        ("undo-revealed", lambda: commands.undo(TAKEN, A)),
        ("not-seated", lambda: commands.take_back(PLAYING, None)),
        ("not-seated", lambda: commands.leave(PLAYING, None)),
        ("over", lambda: commands.leave(OVER, A)),
        ("not-seated", lambda: commands.resign(PLAYING, None)),
    ],
)
def test_what_may_not_be_done(error: str, wish: Callable[[], object]) -> None:
    with pytest.raises(Denied) as no:
        wish()
    assert no.value.error == error


@pytest.mark.parametrize(
    ("wish", "granted"),
    [
        (lambda: commands.join(table(), " Ada ", None, "a"), [lines.Sat(0, "Ada", "a")]),
        (lambda: commands.join(table(), "Bo", 1, "b"), [lines.Sat(1, "Bo", "b")]),
        (lambda: commands.set_seat(full(), True, 1, None), [lines.Stood(1)]),
        (lambda: commands.set_seat(full(), True, 1, "random"), [lines.BotSat(1, "random")]),
        (lambda: commands.set_seat(PLAYING, True, 1, "random"), [lines.BotSat(1, "random")]),
        (
            lambda: commands.start(table(lines.Sat(0, "Ada", "a")), True),
            [lines.BotSat(1, "medium-orin"), lines.Started()],
        ),
        (
            lambda: commands.start(table(lines.Sat(0, "Ada", "a"), players=3), True, "hard"),
            [lines.BotSat(1, "hard-orin"), lines.BotSat(2, "hard-piko"), lines.Started()],
        ),
        (
            lambda: commands.set_seat(table(lines.BotSat(0, "easy-orin")), True, 1, ""),
            [lines.BotSat(1, "easy-bruma")],
        ),
        (
            lambda: commands.set_seat(table(), True, 1, "expert-sefira"),
            [lines.BotSat(1, "expert-sefira")],
        ),
        (
            lambda: commands.act(PLAYING, A, ACT, Stamp(Millis(0), 7, 9)),
            [lines.Moved(0, "take pile", 0, "id", 7, 9)],
        ),
        (lambda: commands.why(PLAYING, A, 0, Millis(0)), None),
        (lambda: commands.take_back(AWAY, A), [lines.TookBack(0)]),
        (lambda: commands.leave(full(), B), [lines.Stood(1)]),
        (lambda: commands.leave(PLAYING, B), [lines.TookOver(1, "medium-orin")]),
        (lambda: commands.leave(AWAY, A), []),
        (lambda: commands.resign(PLAYING, A), [lines.Resigned(0)]),
        # Sent again, by a line that broke: done.
        (lambda: commands.start(PLAYING, True), []),
        (lambda: commands.take_back(PLAYING, A), []),
        (lambda: commands.resign(OVER, A), []),
    ],
)
def test_what_may(wish: Callable[[], object], granted: object) -> None:
    assert wish() == granted


def test_of_three_one_who_resigns_is_played_for_and_does_not_come_back() -> None:
    resigned = table(lines.Sat(0, "Ada", "a"), lines.BotSat(1, "hard-orin"),
                     lines.BotSat(2, "hard-piko"), lines.Started(), players=3)  # fmt: skip
    gives_up = commands.resign(resigned, A)
    assert gives_up == [lines.TookOver(0, "hard-sefira"), lines.Resigned(0)]
    for line in gives_up:
        resigned.apply(line)
    assert resigned.status == "playing" and resigned.chairs[0].by_bot
    seats = telling.table_info(resigned, {}, 0).seats
    assert [(seat.away, seat.resigned) for seat in seats] == [(True, True)] + [(False, False)] * 2
    assert commands.resign(resigned, A) == []
    with pytest.raises(Denied, match="resigned"):
        commands.take_back(resigned, A)


def test_a_lobby_has_no_outcome() -> None:
    assert full().outcome() is None
    assert PLAYING.outcome() is None
