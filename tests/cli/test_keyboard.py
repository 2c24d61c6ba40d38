"""The keyboard of a real terminal: bursts, lines that are edited, people who share it."""

from __future__ import annotations

import io
import os
import pty
import re
from collections.abc import Iterator

import pytest
from click.testing import CliRunner
from rich.console import Console

from kaboodle.cli import main
from kaboodle.cli.evening import Evening, Sitter, meant
from kaboodle.cli.live import Keyboard
from kaboodle.games.krom import Krom
from kaboodle.shelf import load
from kaboodle.testing.table import choose
from tests.cli.terminal import Terminal
from tests.games.krom.table import A, B, acting, table

ASKED = "take a card (0 to 3) or play a set (its letters)"


@pytest.fixture
def ends() -> Iterator[tuple[int, int]]:
    """A terminal: the person's end, and the program's."""
    near, far = pty.openpty()
    yield near, far
    os.close(near)
    os.close(far)


def test_keys_in_a_burst_come_one_by_one(ends: tuple[int, int]) -> None:
    near, far = ends
    keys = Keyboard(far)
    keys.listen()
    os.write(near, b"13 ")

    assert [keys.read(5.0) for _ in range(3)] == ["1", "3", " "]
    assert keys.read(0.0) == ""
    keys.rest()


def test_keys_that_come_too_late_reach_nobody(ends: tuple[int, int]) -> None:
    """Neither the next turn nor the prompt after it."""
    near, far = ends
    keys = Keyboard(far)
    keys.listen()
    os.write(near, b" 4567")
    assert keys.read(5.0) == " "
    keys.rest()
    os.write(near, b"take 2\n")

    assert os.read(far, 100) == b"take 2\n"
    keys.listen()
    assert keys.read(0.0) == ""
    keys.rest()


def test_a_function_key_is_no_digit(ends: tuple[int, int]) -> None:
    near, far = ends
    keys = Keyboard(far)
    keys.listen()
    os.write(near, b"\x1b[3~")

    assert keys.read(5.0) == "\x1b"
    assert keys.read(0.0) == ""
    keys.rest()


def test_lines_are_edited_and_remembered() -> None:
    pytest.importorskip("readline")
    with Terminal("play", "kaskaria", "--seed", "7", "-o", "first=seat1") as terminal:
        terminal.until(ASKED)
        terminal.press("pilx\x02\x1b[3~e\n")  # one back, delete it, and on
        terminal.until("from the pile.")
        terminal.until(ASKED)
        terminal.press("\x1b[A\n")  # what was typed before
        terminal.until("from the pile.")
        terminal.until(ASKED)
        terminal.press("take di\t3\n")
        terminal.until("from slot 3.")


def test_people_hand_over_only_when_the_person_changes() -> None:
    args = ["play", "kero", "--seed", "3", "-o", "first=seat1"]
    args += ["--seat", "human:Ada", "--seat", "human:Bo"]

    done = CliRunner().invoke(main, args, input="\nadd green\nt\nf\ne\n\n\nt\n")

    swaps = re.findall(r"(\w+), it is your turn\.", done.stderr)
    assert swaps == ["Ada", "Bo"]
    assert "Bo tips the truck" in done.stderr
    assert "\x1b" not in done.stderr, "no codes where there is no screen"


def test_the_others_hand_is_wiped_from_screen_scrollback_and_history(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    typed = iter(["", "0", "", "", "quit"])
    monkeypatch.setattr("builtins.input", lambda: next(typed))
    game = load("kaskaria", first="seat1")
    evening = Evening(game, [Sitter("Ada"), Sitter("Bo")], 3)
    screen = io.StringIO()
    evening.talk = evening.lines.console = Console(file=screen, force_terminal=True, width=80)
    forgotten: list[bool] = []
    monkeypatch.setattr(evening.lines, "forget", lambda: forgotten.append(True))

    assert evening.play() == 0

    adas, bos, left = screen.getvalue().split("\x1b[H\x1b[2J\x1b[3J")
    assert "Ada takes" in adas, "she sees what she drew before she hands over"
    assert "Bo, it is your turn" in bos
    assert "leave the table" in left, "whoever goes on with it sees nobody's hand"
    assert forgotten == [True]


@pytest.mark.clause("KR-B5")
@pytest.mark.parametrize("order", ["ask", "round"])
def test_kr_b5_the_keyboard_goes_round_whatever_is_ordered(
    monkeypatch: pytest.MonkeyPatch, order: str
) -> None:
    game = load("krom")
    assert isinstance(game, Krom)
    hands = {A: "wasp-nest", B: "raised-eyebrow"}
    s = table(game, acting(A), seats=4, here="cave", hands=hands, orders=[order] * 4)
    s = choose(game, s, A, "play wasp-nest on 1")
    asked: list[str] = []

    def typed() -> str:
        prompt = screen.getvalue().splitlines()[-1]
        asked.extend(re.findall(r"(\w+), it is your turn", prompt))
        return "quit" if asked[-1:] == ["Ada"] else "allow" if prompt == "> " else ""

    monkeypatch.setattr("builtins.input", typed)
    evening = Evening(game, [Sitter(name) for name in ("Ada", "Bo", "Cy", "Di")], 3, s)
    evening.sitting = B  # Bo has the keyboard already
    screen = io.StringIO()
    evening.talk = evening.lines.console = Console(file=screen, width=80)

    evening.play()

    assert asked == [*(["Bo"] if order == "round" else []), "Cy", "Di", "Ada"]


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("play blue runner=1 gold=1", "play blue gold=1 runner=1"),
        ("take dispaly 2", "take display 2"),
        ("sing", ""),
    ],
)
def test_what_was_meant_is_suggested(typed: str, key: str) -> None:
    assert meant(load("kaskaria").catalogue.keys, typed) == key

    output = (
        CliRunner().invoke(main, ["play", "kaskaria", "--seed", "7"], input=f"{typed}\n").stderr
    )
    assert ("Did you mean" in output) == bool(key)
    assert key in " ".join(output.split())
