"""Bots in any language: what they are sent, what they may answer, and that none is left running."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kaboodle.core import record
from kaboodle.core.event import Event
from kaboodle.core.ids import Seat
from kaboodle.core.record import Replay
from kaboodle.outside import pipe
from kaboodle.shelf import load
from kaboodle.sim.run import Plan, play_one
from tests.cli.terminal import PATIENCE as LONG
from tests.cli.terminal import Terminal, heed
from tests.outside.command import PATIENCE, kaboodle, refused
from tests.processes import is_gone, wait_for

PAGE = Path(__file__).parents[2] / "docs/reference/bot-protocol.md"
NODE = Path(sys.executable).parent / "node"

SPEAKS = """
import json, os, sys
notes = open(sys.argv[1], "a", encoding="utf-8")
notes.write(json.dumps({"t": "pid", "pid": os.getpid()}) + "\\n")
for line in sys.stdin:
    notes.write(line)
    notes.flush()
    said = json.loads(line)
    if said["t"] == "ask":
        print(ANSWER, flush=True)
"""
FIRST = 'json.dumps({"n": said["n"], "action": said["options"][0]})'


def script(folder: Path, answer: str = FIRST) -> tuple[str, Path]:
    """Return a command that records what it is sent, and the path of its notes."""
    path, notes = folder / "bot.py", folder / "bot.notes"
    path.write_text(SPEAKS.replace("ANSWER", answer))
    return "cmd:" + shlex.join([sys.executable, str(path), str(notes)]), notes


def messages(notes: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines()]


@pytest.mark.skipif(not NODE.exists(), reason="node comes with `make web`")
def test_the_bot_in_the_docs_plays(tmp_path: Path) -> None:
    example = re.search(r"```js\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    assert len(example[1].splitlines()) <= 10
    bot = tmp_path / "bot.js"
    bot.write_text(example[1])

    done = kaboodle("play", "kaskaria", "--seat", f"cmd:{NODE} {bot}", "--seat", "random",
                    "--seed", "5", *PATIENCE)  # fmt: skip

    assert done.returncode == 0
    assert re.search(r"Node 1 plays \d", done.stderr)
    assert "does not answer" not in done.stderr


def test_it_is_sent_only_what_its_seat_may_know(tmp_path: Path) -> None:
    command, notes = script(tmp_path)
    done = kaboodle("play", "kaskaria", "--seat", "greedy", "--seat", command, "--seed", "5",
                    "--record", "-", *PATIENCE)  # fmt: skip

    game = load("kaskaria")
    pid, hello, *between, over = messages(notes)
    assert hello == {
        "t": "hello",
        "protocol": 1,
        "game": "kaskaria",
        "rules": game.box.version,
        "pack": game.pack_id,
        "options": game.settings,
        "scenery": json.loads(json.dumps(game.scenery())),
        "seat": 1,
        "seats": 2,
        "limit": 600.0,
    }
    walk: Replay[Any, Any] = Replay(game, record.read(done.stdout))
    log: list[Event] = []
    me, asked = Seat(1), 0
    for message in between:
        if message["t"] == "ask":
            asked += 1
            options = game.options(walk.state, me)
            assert message == {
                "t": "ask",
                "n": asked,
                "view": json.loads(json.dumps(game.view(walk.state, me).to_json())),
                "options": [game.catalogue.key(action) for action in options],
                "numbers": options,
                "chance": message["chance"],
            }
            continue
        assert walk.step(log) is not None
        assert message == {
            "t": "saw",
            "events": json.loads(json.dumps([event.seen_by(me).to_json() for event in log])),
            "view": json.loads(json.dumps(game.view(walk.state, me).to_json())),
        }
        log.clear()
    outcome = game.outcome(walk.state)
    assert outcome is not None
    assert over == {"t": "over", "outcome": outcome.to_json()}
    assert asked > 5
    assert is_gone(pid["pid"])


def test_a_seed_repeats_its_random_numbers(tmp_path: Path) -> None:
    answer = 'json.dumps({"n": said["n"], "action": said["numbers"][said["chance"] % 2 - 1]})'
    command, notes = script(tmp_path, answer)
    plan = Plan("kaskaria", (command, "random"), 2, 1, limit=600)

    first = play_one(plan, 1)
    again = play_one(plan, 1)

    assert first == again
    assert first.missed == [0, 0]
    ends = [message["t"] for message in messages(notes) if message["t"] in ("hello", "over")]
    assert ends == ["hello", "over"] * 2, "a process for each game"


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ('"what?"', r"'what\?' is not an answer: it is not JSON"),
        ('"[1]"', r"'\[1\]' is not an answer to question 1$"),
        ('json.dumps({"action": 1})', r"'{\"action\": 1}' is not an answer to question 1$"),
        ('json.dumps({"n": 99, "action": 1})', r"is not an answer to question 1$"),
        ('json.dumps({"n": said["n"]})', r"None is not one of its options$"),
        ('json.dumps({"n": said["n"], "action": -1})', r"-1 is not one of its options$"),
        ('json.dumps({"n": said["n"], "action": True})', r"True is not one of its options$"),
        ('json.dumps({"n": said["n"], "action": "take all"})', r"'take all' is not an action of"),
        ("sys.exit(3)", r"it exited with status 3$"),
        ("os.kill(os.getpid(), 9)", r"signal 9 killed it$"),
        ("os.close(1) or sys.stdin.read()", r"it closed its output$"),
        ('"x" * 70000', r"it sent a line of more than 65536 bytes$"),
    ],
)
def test_an_invalid_answer_becomes_a_random_move(
    tmp_path: Path, answer: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes = "close" not in answer
    monkeypatch.setattr(pipe, "GRACE", LONG if goes else 0.05)  # that one never exits on its own
    command, notes = script(tmp_path, answer)

    result = play_one(Plan("kaskaria", (command, "random"), 1, 1, limit=600), 0)

    assert re.search(reason, result.trouble[0])
    assert result.missed[0] > 5
    assert is_gone(messages(notes)[0]["pid"])


def test_an_answer_to_an_earlier_question_is_ignored(tmp_path: Path) -> None:
    command, _ = script(tmp_path, """'{"n": 0, "action": 0}\\n' + """ + FIRST)

    assert play_one(Plan("kaskaria", (command, "random"), 1, 1, limit=600), 0).missed == [0, 0]


def test_a_program_that_takes_too_long_is_killed_with_its_children(tmp_path: Path) -> None:
    path, pids = tmp_path / "slow.py", tmp_path / "pids"
    path.write_text(
        "import os, subprocess, sys, time\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(3600)'])\n"
        f"with open({str(pids)!r}, 'w') as f:\n"
        "    f.write(f'{os.getpid()} {child.pid}')\n"
        "time.sleep(3600)\n"
    )
    command = "cmd:" + shlex.join([sys.executable, str(path)])

    result = play_one(Plan("krom", (command, "random"), 1, 1, limit=0.01), 0)

    assert result.trouble == ["it took longer than 0.01 seconds", ""]
    assert result.missed[0] > 1
    if pids.exists():  # it may have been killed before it wrote them
        for pid in pids.read_text().split():
            wait_for(partial(is_gone, int(pid)))


@pytest.mark.parametrize(
    "call",
    [
        ("play", "kaskaria", "-o", "first=seat1", "--seat", "human", "--seat"),
        ("sim", "kaskaria", "--players", "2", "--bots"),
        ("sim", "kaskaria", "--players", "2", "--jobs", "2", "--bots"),
    ],
    ids=["play", "sim", "sim in processes"],
)
def test_leaving_the_table_ends_the_program(tmp_path: Path, call: tuple[str, ...]) -> None:
    """It reads nothing, and does not exit when its input ends."""
    path, pid = tmp_path / "deaf.py", tmp_path / "pid"
    path.write_text(
        "import os, time\n"
        f"with open({str(pid)!r} + '.new', 'w') as f:\n"
        "    f.write(str(os.getpid()))\n"
        f"os.rename({str(pid)!r} + '.new', {str(pid)!r})\n"
        "time.sleep(3600)\n"
    )
    command = "cmd:" + shlex.join([sys.executable, str(path)])

    with Terminal(*call, command, "--bot-limit", "3600") as terminal:
        wait_for(pid.exists)
        assert terminal.signal(signal.SIGTERM) in (143, -signal.SIGTERM)

    wait_for(partial(is_gone, int(pid.read_text())))


def test_ctrl_c_ends_a_parallel_simulation_at_once(tmp_path: Path) -> None:
    """However many games are left, and without a traceback."""
    path, pids = tmp_path / "deaf.py", tmp_path / "pids"
    path.write_text(
        "import os, time\n"
        f"with open({str(pids)!r}, 'a') as f:\n"
        "    f.write(f'{os.getpid()} {os.getppid()}\\n')\n"
        "time.sleep(3600)\n"
    )
    command = "cmd:" + shlex.join([sys.executable, str(path)])
    words = ["sim", "kaskaria", "--players", "2", "--games", "100000", "--jobs", "2", "--bots"]

    def begun() -> list[list[str]]:
        return [line.split() for line in pids.read_text().splitlines()] if pids.exists() else []

    sim = subprocess.Popen(
        [sys.executable, "-m", "kaboodle", *words, f"{command},greedy", "--bot-limit", "0.3"],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed,
    )
    wait_for(lambda: len({worker for _, worker in begun()}) == 2)
    os.killpg(sim.pid, signal.SIGINT)
    _, errors = sim.communicate(timeout=LONG)

    assert sim.returncode == 1
    assert "Traceback" not in errors
    for pid, worker in begun():
        wait_for(partial(is_gone, int(pid)))
        wait_for(partial(is_gone, int(worker)))


def test_a_program_that_cannot_start_plays_random_moves(tmp_path: Path) -> None:
    path = tmp_path / "broken"
    path.write_text("#!/nowhere/at/all\n")
    path.chmod(0o755)

    result = play_one(Plan("kaskaria", (f"cmd:{path}", "random"), 1, 1), 0)

    assert result.trouble[0] == "the program could not be started (No such file or directory)"
    assert result.missed[0] > 5


def test_its_moves_take_time_at_a_table_with_a_clock(tmp_path: Path) -> None:
    answer = 'json.dumps({"n": said["n"], "action": said["numbers"][0], "takes": 1234})'
    command, _ = script(tmp_path, answer)
    done = kaboodle("play", "kero", "--seat", command, "--seat", "random", "--seed", "5",
                    "-o", "clock=realtime", "--record", "-", *PATIENCE)  # fmt: skip

    assert re.search(r"^0@1234 ", done.stdout, re.MULTILINE)


def test_its_stderr_is_shown(tmp_path: Path) -> None:
    answer = f'sys.stderr.write("thinking hard\\n") and {FIRST}'
    command, _ = script(tmp_path, answer)

    done = kaboodle("sim", "kaskaria", "--games", "1", "--bots", f"{command},random", *PATIENCE,
                    "--players", "2")  # fmt: skip

    assert "thinking hard" in done.stderr
    assert done.returncode == 0


def test_a_record_names_the_command_but_never_runs_it(tmp_path: Path) -> None:
    command, notes = script(tmp_path)
    path = tmp_path / "game.record"
    kaboodle("play", "kaskaria", "--seat", command, "--seat", "random", "--seed", "5",
             "--record", str(path), *PATIENCE)  # fmt: skip
    path.write_text("\n".join(path.read_text().splitlines()[:8]) + "\n")
    notes.unlink()

    assert "which a record may not start" in refused("play", "--resume", str(path))
    assert not notes.exists()
    kaboodle("play", "--resume", str(path), "--seat", command, *PATIENCE)
    kinds = [message["t"] for message in messages(notes)[:9]]
    assert kinds == ["pid", "hello", *["saw"] * 7], "it is sent the game from its beginning"


def test_bad_commands_are_refused_in_one_sentence() -> None:
    def no(text: str) -> str:
        return refused("sim", "kaskaria", "--bots", text).removesuffix(".")

    assert no("cmd:") == "bot: cmd: needs a command, as in cmd:'node bot.js'"
    assert no("cmd:no-such-program x") == "bot: program not found: 'no-such-program'"
    assert no("cmd:node 'x") == ("""bot: invalid command "node 'x" (No closing quotation)""")
    assert no("cmd:node \udcff") == r"bot: 'cmd:node \udcff' is not UTF-8 text"


def test_a_program_that_reads_nothing_blocks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """More is sent to it than fits into a pipe, and it is still ended."""
    monkeypatch.setattr(pipe, "GRACE", 0.05)
    line = pipe.Pipe([sys.executable, "-c", "import time; time.sleep(3600)"])
    for _ in range(100):
        line.send("x" * 10_000)

    with pytest.raises(pipe.Late):
        line.read(0.01)
    line.close()

    assert line._process is not None
    assert line._process.returncode == -signal.SIGKILL


def test_a_program_being_started_ends_with_us_on_a_signal() -> None:
    """The start lasts until the signal arrives."""
    script = (
        "import os, signal, subprocess\n"
        "from kaboodle.cli.leaving import Left, departures\n"
        "from kaboodle.outside import pipe\n"
        "class Slow(subprocess.Popen):\n"
        "    def __init__(self, *args, **extra):\n"
        "        super().__init__(*args, **extra)\n"
        "        print(self.pid, flush=True)\n"
        "        os.kill(os.getpid(), signal.SIGTERM)\n"
        "        left.wait()\n"
        "pipe.subprocess.Popen = Slow\n"
        "left = pipe.Event()\n"
        "signal.signal(signal.SIGTERM, signal.SIG_DFL)\n"
        "try:\n"
        "    with departures(600):\n"
        "        pipe.Pipe(['sleep', '3600'])\n"
        "except Left:\n"
        "    left.set()\n"
    )

    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)

    assert done.returncode == 0, done.stderr
    assert is_gone(int(done.stdout))


def test_a_program_left_running_ends_with_us() -> None:
    script = (
        "from kaboodle.outside.pipe import Pipe\n"
        "line = Pipe(['sleep', '3600'])\n"
        "print(line._process.pid)\n"
    )

    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)

    assert is_gone(int(done.stdout))
