"""A record is written as the game goes: whatever ends it, it can be gone on with."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from kaboodle.cli import main
from kaboodle.core import record
from tests.cli.terminal import Terminal

ASKED = "take a card (0 to 3) or play a set (its letters)"
PLAY = ("play", "kaskaria", "--seed", "7", "-o", "first=seat1")


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(args), input=typed)


@pytest.mark.parametrize(
    ("number", "status"), [(signal.SIGINT, 130), (signal.SIGHUP, 129), (signal.SIGTERM, 143),
                           (signal.SIGKILL, -9)]
)  # fmt: skip
def test_whatever_ends_it_the_game_is_kept_and_gone_on_with(
    tmp_path: Path, number: signal.Signals, status: int
) -> None:
    path = tmp_path / "game.record"
    with Terminal(*PLAY, "--record", str(path)) as terminal:
        terminal.until(ASKED)
        terminal.press("0\n")
        terminal.until(ASKED)
        assert terminal.signal(number) == status
    kept = path.read_text()

    assert [line for line in kept.splitlines() if line.startswith("0 ")] == ["0 take pile"]
    done = run("play", "--resume", str(path), typed="0\nquit\n")

    assert done.exit_code == 0
    assert f"To continue: kaboodle play --resume {path}" in done.stderr
    assert path.read_text().startswith(kept), "it is written on, not anew"
    assert path.read_text().count("\n0 take pile") == 2
    assert "exactly" in run("replay", str(path)).stderr


def test_who_sits_where_is_written_down_or_said(tmp_path: Path) -> None:
    path = str(tmp_path / "game.record")
    seats = ("--seat", "human:Ada", "--seat", "greedy", "--seat", "random:Bo")
    run(*PLAY, *seats, "--record", path, typed="0\n")

    known = run("play", "--resume", path, typed="quit\n").stderr
    assert "it is your turn" not in known, "Bo is a bot, whatever his name, so nobody takes turns"
    assert f"Ada, {ASKED}" in known
    output = run("play", "--resume", path, "--seat", "human", "--seat", "human",
               typed="quit\n").stderr  # fmt: skip
    assert "Ada, it is your turn" in output, "two people share the keyboard now"
    assert "no bot named" in run("play", "--resume", path, "--seat", "deep").stderr
    assert "must be human or a bot" in run("play", "--resume", path, "--seat", ":Ada").stderr
    assert (
        "--seat is given 4 times for 3 players"
        in run("play", "--resume", path, *["--seat", "human"] * 4).stderr
    )


def test_a_game_is_gone_on_with_at_another_level(tmp_path: Path) -> None:
    path = str(tmp_path / "game.record")
    seats = ("--seat", "human:Ada", "--seat", "hard-bruma", "--seat", "easy-piko")
    run(*PLAY, *seats, "--record", path, typed="0\nquit\n")

    known = run("play", "--resume", path, "--seat", "human", "--seat", "medium", typed="quit\n")
    assert "Bruma (Medium): Hoards cards" in known.stderr, "the same one, at another level"
    assert "Piko (Easy): Outruns" in known.stderr
    another = ("--seat", "human", "--seat", "medium-piko", "--seat", "medium-orin")
    other = run("play", "--resume", path, *another, typed="quit\n").stderr
    assert "Piko II (Medium): Outruns everyone" in other, "nobody bears another's name"
    assert "Orin (Medium): Loves gold" in other
    assert "Bruma" not in other
    given = tmp_path / "given.record"
    run(*PLAY, "--seat", "human", "--seat", "hard-bruma:Bo", "--record", str(given), typed="quit\n")
    kept = run("play", "--resume", str(given), "--seat", "human", "--seat", "hard-orin").stderr
    assert "Bo (Hard): Loves gold" in kept, "a name that was given is kept"


def test_a_line_cut_short_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    run(*PLAY, "--record", str(path), typed="0\n")
    whole = [line for line in path.read_text().splitlines(keepends=True) if line[0] != "="]
    path.write_text("".join(whole) + "0 take pi")

    assert run("play", "--resume", str(path), typed="0\n").exit_code == 0

    assert "exactly" in run("replay", str(path)).stderr
    assert "take pi\n" not in path.read_text()


def test_going_on_and_leaving_at_once_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    run(*PLAY, "--record", str(path), typed="0\nquit\n")
    kept = path.read_text()

    run("play", "--resume", str(path), typed="quit\n")

    assert path.read_text() == kept


def test_an_unfinished_game_is_not_written_over(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    run(*PLAY, "--record", str(path), typed="0\nquit\n")
    kept = path.read_text()

    again = run(*PLAY, "--record", str(path))
    assert again.exit_code == 2
    assert "--resume" in again.stderr
    assert path.read_text() == kept

    bots = ("--seat", "greedy", "--seat", "greedy", "--seat", "greedy")
    path.unlink()
    assert run(*PLAY, *bots, "--record", str(path)).exit_code == 0
    assert run(*PLAY, *bots, "--record", str(path)).exit_code == 0, "a finished one may be"
    assert record.read(path.read_text()).entries[-1].text[0] == "."
    assert "this game is over" in run("play", "--resume", str(path)).stderr


@pytest.mark.parametrize("held", [b"Dear diary,\n", b"no line", b"\xff\xfe\x00"])
def test_a_file_that_is_no_record_is_not_written_over(tmp_path: Path, held: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(held)

    done = run(*PLAY, "--record", str(path), typed="quit\n")

    assert done.exit_code == 2
    assert f"{path} exists and is not a Kaboodle record" in done.stderr
    assert path.read_bytes() == held
    path.write_bytes(b"")
    assert run(*PLAY, "--record", str(path), typed="quit\n").exit_code == 0, "an empty one may be"


def test_a_path_that_cannot_be_written_is_told_before_the_game(tmp_path: Path) -> None:
    done = run(*PLAY, "--record", str(tmp_path / "no" / "where"), typed="0\n")

    assert done.exit_code == 1
    assert "cannot be written" in done.stderr
    assert "Seed" not in done.stderr


def test_what_to_go_on_with_is_asked_for_in_one_sentence(tmp_path: Path) -> None:
    assert "Missing GAME; choose from: kaskaria" in run("play").stderr
    assert "GAME is in the record" in run("play", "krom", "--resume", "x").stderr
    assert "combined with --seat" in run("play", "--players", "2", "--resume", "x").stderr
    assert "cannot be read" in run("play", "--resume", str(tmp_path / "gone")).stderr
