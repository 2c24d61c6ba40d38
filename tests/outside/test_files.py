"""A bot from a file plays in the terminal and in simulations. Whatever it does, the game ends."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kaboodle.bots.random_bot import RandomBot
from kaboodle.cli.evening import Evening, Sitter
from kaboodle.core import record
from kaboodle.core.errors import OptionsError
from kaboodle.outside.files import from_file
from kaboodle.outside.find import called, find, is_named, label, split
from kaboodle.shelf import load
from kaboodle.sim.run import Plan, play_one
from tests.outside.command import PATIENCE, kaboodle, refused

QUICK = ["--bot-limit", "0.05"]  # do not wait longer for a bot that never answers


def summary(*args: str) -> list[dict[str, Any]]:
    done = kaboodle("sim", "kaskaria", "--players", "2", "--games", "3", "--json", *args)
    assert done.returncode == 0, done.stderr
    bots: list[dict[str, Any]] = json.loads(done.stdout)["bots"]
    return bots


def test_a_class_or_an_instance_in_a_file_plays(mine: Path) -> None:
    done = kaboodle("play", "kaskaria", "--seat", f"{mine}:Hoarder", "--seat", f"{mine}:it:Ada",
                    "--seed", "5", *PATIENCE)  # fmt: skip

    assert done.returncode == 0
    assert "Hoarder 1 takes" in done.stderr
    assert "Ada takes" in done.stderr
    assert "does not answer" not in done.stderr


def test_a_simulation_is_the_same_in_several_processes(mine: Path) -> None:
    bots = ["--bots", f"{mine}:Hoarder,greedy", "--games", "30", *PATIENCE]
    alone = summary(*bots)

    assert alone == summary(*bots, "--jobs", "2")
    assert alone[0]["bot"] == f"{mine}:Hoarder"
    assert alone[0]["win_rate"] < 0.5 < alone[1]["win_rate"]
    assert [bot["missed"] for bot in alone] == [0, 0]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Raises", "ValueError: I do not know"),
        ("Exits", "SystemExit: enough"),
        ("Rubbish", "take all is not one of its options"),
        ("Slow", "it took longer than 0.05 seconds"),
        ("NoSeat", "sit() returned None, which is not a Bot"),
        ("Cancelled", "CancelledError"),
        ("Own", "Odd: it is over"),
        ("Mute", "Silent"),
        ("Unsaid", "Worse"),
        ("Deaf", "it took longer than 0.05 seconds"),
    ],
)
def test_a_failure_becomes_a_random_move_and_is_reported_once(
    mine: Path, name: str, reason: str
) -> None:
    limit = QUICK if name in ("Slow", "Deaf") else PATIENCE

    done = kaboodle("play", "kaskaria", "--seat", f"{mine}:{name}:Ada", "--seat", "greedy",
                    "--seed", "5", *limit)  # fmt: skip

    assert done.returncode == 0
    assert "wins." in done.stdout
    sentence = "Ada does not answer as it should. Whenever that happens, a random move is played."
    assert done.stderr.count(sentence) == 1
    assert done.stderr.count(reason) == 1
    assert done.stderr.count("does not answer") == 1


def test_a_simulation_counts_random_moves(mine: Path) -> None:
    failing, ours = summary("--bots", f"{mine}:Raises,random")

    assert failing["missed"] > 10
    assert failing["trouble"] == "ValueError: I do not know"
    assert (ours["missed"], ours["trouble"]) == (0, "")
    output = kaboodle("sim", "kaskaria", "--games", "2", "--bots", f"{mine}:Slow", *QUICK).stdout
    reason = "first reason: it took longer than 0.05 seconds."
    assert re.search(rf"{mine}:Slow: \d+ random moves played for it, {reason}", output)


def test_a_bot_s_prints_do_not_mix_with_our_output(mine: Path) -> None:
    done = kaboodle("sim", "kaskaria", "--players", "2", "--games", "1", "--json",
                    "--bots", f"{mine}:Prints,greedy", *PATIENCE)  # fmt: skip

    assert json.loads(done.stdout)["bots"][0]["missed"] == 0
    assert "HELLO" in done.stderr


def test_a_bot_that_ends_its_process_is_reported(mine: Path) -> None:
    bots = ["--bots", f"{mine}:Dies,greedy", "--games", "60", "--jobs", "2", *PATIENCE]

    assert "a process ended without an answer (status 3)" in refused("sim", "kaskaria", *bots)


def test_a_limit_is_a_number() -> None:
    message = refused("sim", "kaskaria", "--bots", "greedy,greedy", "--bot-limit", "nan")

    assert "'nan' is not a number of seconds" in message


def test_a_bot_is_recognised_by_its_real_type(tmp_path: Path) -> None:
    file = tmp_path / "ODD.PY"
    file.write_text(
        "from kaboodle.bots.random_bot import RandomBot\n"
        "class Liar:\n"
        "    @property\n"
        "    def __class__(self):\n"
        "        raise RuntimeError\n"
        "liar, good = Liar(), RandomBot()\n"
        "def __getattr__(name):\n"
        "    raise ValueError(name)\n"
    )

    assert isinstance(from_file(f"{file}:good"), RandomBot)
    with pytest.raises(OptionsError, match=r"no 'better' in .*; choose from: RandomBot, good"):
        from_file(f"{file}:better")


def test_a_failing_saw_is_reported_and_the_bot_is_still_asked(mine: Path) -> None:
    plan = Plan("kaskaria", (f"{mine}:Forgets", "random"), 1, 1, limit=600)

    result = play_one(plan, 0)

    assert result.trouble == ["KeyError: 'where was I'", ""]
    assert result.missed == [0, 0]


def test_random_moves_use_the_seat_s_generator(mine: Path) -> None:
    plan = Plan("krom", (f"{mine}:Rubbish", "greedy"), 1, 1, limit=600)

    assert play_one(plan, 0) == play_one(plan, 0)
    assert play_one(plan, 0).scores == play_one(Plan("krom", ("random", "greedy"), 1, 1), 0).scores


def test_bad_input_is_refused_in_one_sentence(mine: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.py"
    broken.write_text("import nothing_of_that_name\n")
    leaves = tmp_path / "leaves.py"
    leaves.write_text("raise SystemExit")

    def no(text: str) -> str:
        return refused("play", "kaskaria", "--seat", text).removesuffix(".")

    assert no(f"{tmp_path}/gone.py:X") == f"bot: no file at {tmp_path}/gone.py"
    assert no(f"{mine}") == f"bot: {mine}: name the bot in this file, as in {mine}:Name"
    assert no(f"{mine}:Gone") == (
        f"bot: no 'Gone' in {mine}; choose from: Hoarder, Raises, Exits, Rubbish, Slow, Forgets, "
        "Cancelled, Own, Mute, Unsaid, Deaf, Prints, Dies, "
        "NoSeat, Half, Fussy, it"
    )
    assert no(f"{mine}:number") == (
        f"bot: {mine}:number must be a class or an instance of Bot (kaboodle.bots.bot.Bot)"
    )
    assert no(f"{mine}:Half") == f"bot: {mine}:Half cannot be used: it has no decide()"
    assert no(f"{mine}:Fussy").startswith(
        f"bot: {mine}:Fussy cannot be created (TypeError: Fussy.__"
    )
    assert no(f"{broken}:X") == (
        f"bot: {broken} cannot be imported "
        "(ModuleNotFoundError: No module named 'nothing_of_that_name')"
    )
    assert no(f"{leaves}:X") == f"bot: {leaves} cannot be imported (SystemExit)"
    assert refused("sim", "kaskaria", "--bots", f"{mine}:Gone").startswith(
        f"bot: no 'Gone' in {mine}"
    )
    assert "is not in the range 0<x<=3600" in refused("sim", "kaskaria", "--bot-limit", "0")


def test_a_file_may_import_modules_beside_it(tmp_path: Path) -> None:
    (tmp_path / "beside_the_bot.py").write_text("ANSWER = -1\n")
    path = tmp_path / "uses.py"
    path.write_text(
        "from beside_the_bot import ANSWER\n"
        "from kaboodle.bots.bot import Bot\n"
        "class Last(Bot):\n"
        "    def decide(self, view, options, rng):\n"
        "        return options[ANSWER]\n"
    )

    assert type(from_file(f"{path}:Last")).__name__ == "Last"
    assert play_one(Plan("kaskaria", (f"{path}:Last", "random"), 1, 1, limit=600), 0).moves


def test_a_file_without_bots_says_so(tmp_path: Path) -> None:
    path = tmp_path / "empty.py"
    path.write_text("")

    with pytest.raises(OptionsError, match=r"no .X. in .*empty\.py; the file has no bots"):
        from_file(f"{path}:X")


def test_a_record_names_the_bot_but_never_runs_it(mine: Path, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    text = f"{mine}:Hoarder"
    kaboodle("play", "kaskaria", "--seat", text, "--seat", "random", "--seed", "5",
             "--record", str(path), *PATIENCE)  # fmt: skip
    kept = record.read(path.read_text())
    assert kept.header.bots == ["mine.py:Hoarder", "random"]
    path.write_text("\n".join(path.read_text().splitlines()[:6]) + "\n")

    assert refused("play", "--resume", str(path)) == (
        "seat 1 was played by 'mine.py:Hoarder', which a record may not start; "
        "give --seat once for each seat."
    )
    done = kaboodle("play", "--resume", str(path), "--seat", text, *PATIENCE)
    assert "wins." in done.stdout


def test_bots_and_names_are_parsed() -> None:
    assert split("greedy:Ada") == ("greedy", "Ada")
    assert split("human") == ("human", "")
    assert split("a/b.py:Bo:Ada") == ("a/b.py:Bo", "Ada")
    assert split(r"C:\b.py:Bo") == (r"C:\b.py:Bo", "")
    assert split("cmd:node a:b.js") == ("cmd:node a:b.js", "")
    assert [called(w) for w in ("greedy", "a.py:Bo", "a.py", "cmd:/bin/node x", "cmd:")] == [
        "Greedy", "Bo", "Bot", "Node", "Bot"]  # fmt: skip
    far = "/home/somebody/with/a/long/path/and_a_very_long_name_of_a_bot.py:AndAsLongANameOfAClass"
    assert len(label(far)) <= 40
    assert not is_named(label(far))
    assert not is_named(label("cmd:" + "x" * 100))
    assert label("cmd:python spy.py") == "cmd:python spy.py"
    assert is_named(label("greedy"))


def test_an_unknown_game_has_no_bots() -> None:
    with pytest.raises(OptionsError, match="no bots for 'chess'"):
        find("chess", "greedy", 2)


def test_a_bot_is_seated_only_when_the_game_begins(mine: Path) -> None:
    """A program that could be left running is not started if the record cannot be written."""
    evening = Evening(load("kaskaria"), [Sitter("A", f"{mine}:NoSeat"), Sitter("B", "random")], 1)

    assert [getattr(bot, "trouble", "") for bot in evening.bots] == ["", ""]
