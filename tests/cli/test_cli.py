"""The command line as its users meet it: data on stdout, talk on stderr, exits that tell."""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import kaboodle
from kaboodle.cli import main
from kaboodle.shelf import BOXES

TIGHT = Path(__file__).parents[1] / "packs" / "kaskaria" / "tight.toml"


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(args), input=typed)


def refused(*args: str) -> str:
    """The one sentence a wrong call is answered with."""
    done = run(*args)
    assert done.exit_code in (1, 2)
    assert done.stdout == ""
    assert "Traceback" not in done.output
    last = done.stderr.strip().splitlines()[-1]
    assert last.startswith("Error: ")
    return last.removeprefix("Error: ")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game between bots, written down."""
    path = tmp_path / "game.record"
    done = run("play", "kaskaria", "--seat", "greedy:Ada", "--seat", "random:Bo",
               "--seed", "5", "--record", str(path))  # fmt: skip
    assert done.exit_code == 0
    return path


def test_games_lists_the_shelf() -> None:
    output = run("games").stdout
    assert all(name in output for name in BOXES)

    [kaskaria] = [g for g in json.loads(run("games", "--json").stdout) if g["name"] == "kaskaria"]
    assert kaskaria["seats"] == [2, 4]
    assert kaskaria["options"]["properties"]["intrepid"] == {
        "type": "boolean",
        "default": False,
        "x-clause": "HK-V1",
    }


def test_version_says_which_build() -> None:
    assert run("--version").stdout.startswith(f"kaboodle {kaboodle.__version__} (")


def test_rules_prints_clauses_by_section() -> None:
    output = run("rules", "kaskaria").stdout
    assert "A turn" in output
    assert "HK-T6" in output

    one = run("rules", "kaskaria", "hk-t6").stdout
    assert "HK-T6" in one
    assert "HK-T5" not in one
    assert list(json.loads(run("rules", "kaskaria", "HK-W", "--json").stdout)) == ["HK-W1", "HK-W2"]
    assert refused("rules", "kaskaria", "HK-Q9") == (
        "no rule 'HK-Q9' in kaskaria; its rules begin with: "
        "HK-C, HK-S, HK-T, HK-W, HK-E, HK-X, HK-V, HK-K."
    )


def test_a_person_plays_sees_only_their_own_and_is_told_why_not(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    typed = "help\n2\nab\n?\n? HK-T6\n?x\na\nzz\n\noptions\n#0\n#999\nquit\n"
    done = run("play", "kaskaria", "--seed", "7", "--record", str(path), typed=typed)

    assert done.exit_code == 0
    assert done.stdout == ""
    talk = done.stderr
    assert re.search(r"0, pile +take the top card of the pile", talk)
    assert re.search(r"Player 1 takes [\w ]+ \S+ from slot 2\.", talk)
    assert "All cards of a set have the same colour. (HK-T2; ? explains it)" in talk
    assert "A set is two or more cards. (HK-T2; ? explains it)" in talk
    assert "HK-T2: A set is two or more cards of one colour" in talk
    assert "HK-T6: You may hold at most 10 cards." in talk
    assert "“zz” is not a choice here; type help" in talk
    assert "#0  Take the top card of the pile" in talk
    assert re.search(r"Player 1 takes (?!a card )[\w ]+ \S+ from the pile\.", talk)
    assert not re.search(r"Greedy \d takes (?!a card )[\w ]+ \S+ from the pile\.", talk)
    assert "“#999” is not a choice here" in talk
    assert "the game is not finished" in talk
    assert "not finished" in run("replay", str(path)).stderr


def test_a_set_is_played_by_its_letters() -> None:
    done = run("play", "kaskaria", "--seed", "7", "--players", "2", "--seat", "human:Ada",
               typed="a b\nbc\n0\nfg\nef\nde\ncd\n")  # fmt: skip

    assert "Ada plays 2" in done.stderr


def test_two_people_hand_the_keyboard_over() -> None:
    done = run("play", "kaskaria", "--seed", "3", "--seat", "human:Ada", "--seat", "human:Bo",
               typed="\n0\n\n0\n")  # fmt: skip

    assert "Ada, it is your turn. Press Enter" in done.stderr
    assert "Bo, it is your turn. Press Enter" in done.stderr


def test_bots_play_on_their_own_and_the_score_is_data(record: Path) -> None:
    done = run("play", "kaskaria", "--seat", "greedy", "--seat", "random", "--seed", "5")

    assert "Total" in done.stdout
    assert "wins." in done.stdout
    assert "reaches the volcano" in done.stderr
    again = run("play", "kaskaria", "--seat", "greedy:Ada", "--seat", "random:Bo",
                "--seed", "5", "--record", "-")  # fmt: skip
    assert again.stdout == record.read_text(), "the same seed, the same game"


def test_replay_verifies_tells_shows_and_steps(record: Path) -> None:
    assert "moves replay exactly" in run("replay", str(record)).stderr
    assert run("replay", "-", typed=record.read_text()).exit_code == 0

    output = run("replay", str(record), "--log", "--as", "1", "--at", "12").stdout
    assert output.splitlines()[-1].startswith("  12  ")
    hidden = run("replay", str(record), "--log").stdout
    assert "takes a card from the pile." in hidden

    assert "your hand" in run("replay", str(record), "--at", "3", "--as", "2").stdout
    assert "your hand" not in run("replay", str(record), "--at", "3").stdout

    stepped = run("replay", str(record), "--step", typed="\n\nb\n9999\n\n").stderr
    rules = [line for line in stepped.splitlines() if "after" in line]
    assert [line.split("after ")[1][:2].strip() for line in rules[:4]] == ["0", "1", "2", "1"]
    assert run("replay", str(record), "--step", typed="q\n").exit_code == 0
    assert run("replay", str(record), "--step").exit_code == 0


def test_a_position_is_written_and_played_from(record: Path, tmp_path: Path) -> None:
    written = run("replay", str(record), "--position", "--at", "6").stdout
    start = tmp_path / "start.json"
    start.write_text(written)

    done = run("play", "kaskaria", "--position", str(start), "--seat", "greedy", "--seed", "1")

    assert done.exit_code == 0
    assert "wins." in done.stdout
    assert refused("play", "kaskaria", "--position", str(start), "--players", "3") == (
        f"--players 3: the position in {start} has 2 players."
    )
    start.write_text(written.replace('"treasure": ', '"treasure": 9'))
    assert "state.treasure: must be" in refused("play", "kaskaria", "--position", str(start))
    assert "--record and --position cannot be combined" in refused(
        "play", "kaskaria", "--position", str(start), "--record", "-"
    )


def test_sim_prints_a_table_or_json() -> None:
    shown = run("sim", "kaskaria", "--games", "30", "--players", "4")
    assert "digest" in shown.stdout
    assert "turns per hero" in shown.stdout
    assert "moves per second" in shown.stderr

    raw = json.loads(run("sim", "kaskaria", "--games", "30", "--players", "4", "--json").stdout)
    assert raw["games"] == 30
    assert [bot["bot"] for bot in raw["bots"]] == ["greedy"] * 4
    assert abs(sum(bot["win_rate"] for bot in raw["bots"]) - 1) < 0.001
    assert abs(sum(raw["endings"].values()) - 1) < 0.001

    mixed = run("sim", "kaskaria", "--games", "30", "--bots", "greedy,random", "--players", "2",
                "--json", "-o", "intrepid=yes", "--pack", str(TIGHT))  # fmt: skip
    raw = json.loads(mixed.stdout)
    assert raw["options"]["intrepid"] is True
    assert raw["pack"].startswith("tight@")
    assert raw["targets"] == []


def test_sim_prints_every_table_in_one_go() -> None:
    shown = run("sim", "krom", "--games", "5", "--every-table")
    assert [f"5 games of {seats}" in shown.stdout for seats in range(2, 7)] == [True] * 5
    assert "rounds with combat" in shown.stdout

    raw = json.loads(run("sim", "krom", "--games", "5", "--every-table", "--json").stdout)
    assert [summary["players"] for summary in raw] == [2, 3, 4, 5, 6]
    assert "cannot be combined" in refused("sim", "krom", "--every-table", "--players", "3")
    assert "7 bots are too many for 6 players" in refused(
        "sim", "krom", "--every-table", "--bots", "a,b,c,d,e,f,g"
    )


def test_a_person_can_play_krom(tmp_path: Path) -> None:
    path = tmp_path / "krom.record"
    typed = "forest\ncave\npick\n" + "end\nallow\npass\nsavanna\ncave\nrob nothing\n" * 60

    done = run("play", "krom", "--seed", "4", "--players", "3", "--record", str(path),
               "-o", "kromosaurus=yes", typed=typed)  # fmt: skip

    assert done.exit_code == 0
    assert "where to?" in done.stderr
    assert "KR-" in done.stderr
    for eyes in ("1", "spectator"):
        assert run("replay", str(path), "--as", eyes, "--at", "30").exit_code == 0
        assert run("replay", str(path), "--as", eyes, "--log").exit_code == 0


def test_packs_are_checked_shown_and_described(tmp_path: Path) -> None:
    assert "no errors" in run("pack", "check", str(TIGHT)).stdout

    standard = run("pack", "show", "kaskaria").stdout
    mine = tmp_path / "mine.toml"
    mine.write_text(standard)
    assert run("pack", "check", str(mine)).exit_code == 0
    assert "name" in json.loads(run("pack", "schema", "kaskaria").stdout)["required"]

    mine.write_text(standard.replace("runner = 10", "runner = 1").replace("waterfall = 1", ""))
    done = run("pack", "check", str(mine))
    assert done.exit_code == 1
    assert done.stderr.splitlines() == [
        f"{mine}: deck.waterfall: is missing",
        f"{mine}: paths.runner: must be a whole number from 2 to 60, not 1 (HK-C4)",
        f"Error: {mine}: 2 errors.",
    ]


def test_bad_input_is_answered_in_one_sentence(record: Path, tmp_path: Path) -> None:
    gone, junk = str(tmp_path / "gone"), tmp_path / "junk"
    junk.write_bytes(b"\xff\x00")

    assert "'chess' is not one of" in refused("sim", "chess")
    assert "Invalid value for 'GAME': 'chess' is not one of" in refused("play", "chess")
    assert "this game is for 2 to 4 players, not 9" in refused("sim", "kaskaria", "--players", "9")
    assert "no bot named 'deep' for kaskaria; choose from: " in refused(
        "sim", "kaskaria", "--bots", "deep"
    )
    for typed, meant in (("hrad", "hard"), ("Easy", "easy"), ("hard-brumma", "hard-bruma")):
        assert f" (did you mean {meant}?)" in refused("play", "kaskaria", "--seat", typed)
    assert "3 bots are too many for 2 players" in refused(
        "sim", "kaskaria", "--players", "2", "--bots", "greedy,random,greedy"
    )
    assert refused("sim", "kaskaria", "-o", "fast") == "-o fast: must be NAME=VALUE."
    assert "unknown option 'pack' for kaskaria; it knows: intrepid, first" in refused(
        "sim", "kaskaria", "-o", "pack=/dev/null"
    )
    assert "is set twice" in refused("sim", "kaskaria", "-o", "first=seat1", "-o", "first=seat2")
    assert "unknown option 'fast' for kaskaria; it knows: intrepid, first" in refused(
        "sim", "kaskaria", "-o", "fast=1"
    )
    assert "must be true or false, not maybe" in refused("sim", "kaskaria", "-o", "intrepid=maybe")
    assert "is not a seed, a whole number from 0 to 2**64 - 1" in refused(
        "play", "kaskaria", "--seed", str(2**64)
    )
    assert "--seat is given 2 times for 1 player" in refused(
        "play", "kaskaria", "--players", "1", "--seat", "greedy", "--seat", "greedy"
    )
    assert "a name must be at most 40 printable characters" in refused(
        "play", "kaskaria", "--seat", "human:" + "x" * 41
    )
    assert "printable characters" in refused("play", "kaskaria", "--seat", "human:A\tB")
    assert "is not UTF-8 text" in refused("play", "kaskaria", "--seat", "cmd:\udcff")
    assert f"no bot named {'x' * 40!r} for" in refused("play", "kaskaria", "--seat", "x" * 50)
    for nobody in ("", " ", ":Ada"):
        assert f"--seat {nobody!r}: must be human or a bot" in refused(
            "play", "kaskaria", "--seat", nobody
        )
    assert "cannot be read" in refused("replay", gone)
    assert "not UTF-8" in refused("replay", str(junk))
    assert "cannot be read" in refused("pack", "check", gone)
    assert "not valid TOML" in refused("pack", "check", str(record))
    assert "cannot be read" in refused("sim", "kaskaria", "--pack", gone)
    assert "--as 7: must be 1 to 2" in refused("replay", str(record), "--as", "7")
    assert "--at 999999: must be at most" in refused("replay", str(record), "--at", "999999")
    junk.write_text("game = 'chess'")
    assert "game: must be one of" in refused("pack", "check", str(junk))
    lines = record.read_text().splitlines()
    junk.write_text("\n".join([lines[0].replace("kaskaria", "chess"), *lines[1:]]))
    assert "line 1: unknown game 'chess'; choose from: kaskaria" in refused("replay", str(junk))
    options = lines[0].replace('"options":{', '"options":{"pack":"/dev/null",')
    junk.write_text("\n".join([options, *lines[1:]]))
    assert "line 1: unknown option 'pack'" in refused("replay", str(junk))
    junk.write_text("\n".join([*lines[:5], "0 take all", *lines[5:]]))
    assert refused("replay", str(junk)) == (
        f"{junk}: line 6: 'take all' is not an action of this game."
    )


def test_verify_checks_the_promise_made_before_the_game(record: Path, tmp_path: Path) -> None:
    assert "has no salt" in refused("verify", str(record))
    salted = tmp_path / "salted.record"
    salt = "0123456789abcdef0123456789abcdef"
    salted.write_text(record.read_text().replace('"seed":', f'"salt":"{salt}","seed":', 1))

    done = run("verify", str(salted))
    assert done.exit_code == 0
    promise = done.stdout.strip()
    assert promise == hashlib.sha256(f"{5:016x}:{salt}".encode()).hexdigest()
    verdict = run("verify", str(salted), "--commit", promise).stderr
    assert "The hash matches: nothing was changed afterwards." in verdict
    assert "the hashes differ: --commit is 00" in refused("verify", str(salted), "--commit", "00")


def test_a_record_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    done = run("play", "kaskaria", "--seed", "1", "--record", str(tmp_path / "no" / "where"))

    assert done.exit_code == 1
    assert "cannot be written" in done.stderr


def test_without_its_libraries_the_command_says_what_to_install() -> None:
    """The rules need only the standard library; the command line says what it lacks."""
    script = "import sys; sys.modules['click'] = None; from kaboodle.__main__ import run; run()"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)

    assert done.returncode == 1
    assert done.stderr == "kaboodle: the command line needs click: pip install 'kaboodle[cli]'.\n"
