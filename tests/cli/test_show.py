"""What is printed reaches every terminal: few letters, no server, no screen at all."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import kaboodle as kaboodle_package
from kaboodle.cli.show import plain

MISSING = """
import sys
for name in ("platformdirs", "starlette", "msgspec", "uvicorn", "segno", "trustme", "structlog"):
    sys.modules[name] = None
sys.argv = ["kaboodle", *sys.argv[1:]]
from kaboodle.__main__ import run
run()
"""


def kaboodle(
    *args: str, encoding: str = "utf-8", typed: str = ""
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "kaboodle", *args],
        input=typed.encode(),
        capture_output=True,
        env={"PYTHONIOENCODING": encoding, "LANG": "C"},
    )


def without_server(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", MISSING, *args], capture_output=True, text=True)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_every_command_speaks_plainly_where_letters_are_few(encoding: str) -> None:
    for args in (
        ("rules", "kaskaria"),
        ("rules", "krom"),
        ("games",),
        ("pack", "show", "krom"),
        ("play", "kero", "--seat", "greedy:Zoë", "--seat", "greedy", "--seed", "1"),
        ("play", "kaskaria", "--seat", "greedy:Zoë", "--seat", "greedy", "--seed", "1"),
    ):
        done = kaboodle(*args, encoding=encoding)
        assert done.returncode == 0, done.stderr
        done.stdout.decode(encoding)
    assert json.loads(kaboodle("rules", "kaskaria", "--json", encoding=encoding).stdout)
    assert kaboodle("sim", "chëss", encoding=encoding).returncode == 2
    typed = kaboodle("play", "krom", encoding=encoding, typed="forêt\n")
    assert typed.returncode == 0, typed.stderr


def test_signs_become_the_nearest_plain_ones() -> None:
    assert plain("█░ ♥ Zoë … ’") == "#. + Zoe ... '"
    assert plain("¡weiße Würfel → 2!") == "!weisse Wurfel -> 2!"
    assert plain("龍") == "?"


def test_every_sign_we_write_has_a_plain_one() -> None:
    home = Path(kaboodle_package.__file__).parent
    ours = [*home.glob("locale/*/*.ftl"), *home.glob("cli/**/*.py"), *home.glob("games/*/packs/*")]
    signs = {sign for path in ours if path.stem[:3] != "web" for sign in path.read_text("utf-8")}
    assert {sign for sign in signs - {"?", "¿"} if plain(sign) == "?"} == set()


def test_without_the_server_the_other_commands_work_and_serve_says_what_it_lacks() -> None:
    """F3: the cli extra is click, rich and fluent.runtime."""
    assert "kaskaria" in without_server("games").stdout
    assert "serve" in without_server("--help").stdout

    done = without_server("serve")

    assert done.returncode == 1
    lacks = "Error: the server needs platformdirs: pip install 'kaboodle[server]'.\n"
    assert done.stderr == lacks


def test_a_redirected_log_holds_no_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    import structlog

    from kaboodle.server.run import start_log

    log = io.StringIO()
    monkeypatch.setattr(sys, "stderr", log)
    before = structlog.get_config()
    try:
        start_log(as_json=False)
        structlog.get_logger().info("table set", table="AB12")
    finally:
        structlog.configure(**before)

    assert "table set" in log.getvalue()
    assert "\x1b" not in log.getvalue()


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_a_line_is_never_broken_at_a_no_break_space(space: str) -> None:
    console = Console(file=io.StringIO(), width=14)
    with console.capture() as captured:
        console.print(f"quatre au plus{space}; puis rien")
    lines = captured.get().splitlines()
    assert [line.rstrip(" ") for line in lines] == ["quatre au", f"plus{space}; puis", "rien"]
