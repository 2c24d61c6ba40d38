"""The wheel, in a clean environment outside the checkout, serves the app and plays."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path
from types import SimpleNamespace
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager
from tools import compile as compiling
from tools import hatch_build

import kaboodle
from kaboodle.shelf import BOXES
from kaboodle.speech import LANGUAGES
from tests.server.kit.client import PATIENCE, Player, Server, run

ROOT = Path(__file__).parent.parent
_PROJECT = ROOT / "pyproject.toml"
BUILD = "compiled" if kaboodle.compiled() else "interpreted"
LATER = "\n".join(  # a browser that only records the address it opens
    ["import pathlib, sys", "pathlib.Path(sys.argv[1]).write_text(sys.argv[2])"]
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as a PEP 517 front end would, with the build under test."""
    folder = tmp_path_factory.mktemp("wheel")
    script = "import sys; from hatchling.build import build_wheel; build_wheel(sys.argv[1])"
    env = {**os.environ, "KABOODLE_BUILD": BUILD}
    subprocess.run([sys.executable, "-c", script, folder], cwd=ROOT, env=env, check=True)
    [made] = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel, which borrows its requirements from the test environment."""
    home = tmp_path_factory.mktemp("home")
    base = sys._base_executable  # type: ignore[attr-defined]
    subprocess.run([base, "-m", "venv", "--without-pip", home / "venv"], check=True)
    python = home / "venv" / "bin" / "python"
    install = ["install", "--quiet", "--no-deps", "--no-index", "--no-compile", str(wheel)]
    subprocess.run([base, "-m", "pip", "--python", python, *install], check=True)
    [packages] = (home / "venv").glob("lib/*/site-packages")
    (packages / "lent.pth").write_text(sysconfig.get_path("purelib"))
    return home


def test_a_build_gets_everything_the_compiler_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """`pip` builds in an environment with what the hook asks for and nothing else."""
    monkeypatch.setattr(hatch_build, "compiles", lambda: True)
    metadata = ProjectMetadata(str(ROOT), PluginManager(), tomllib.loads(_PROJECT.read_text()))
    hook = hatch_build.Hook.__new__(hatch_build.Hook)
    builder = SimpleNamespace(metadata=metadata)
    monkeypatch.setattr(hatch_build.Hook, "build_config", SimpleNamespace(builder=builder))
    asked = {_called(re.split(r"[^\w.-]", each)[0]) for each in hook.dependencies()}
    homes = packages_distributions()
    needed = set()
    for path in compiling.SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module]
            needed |= {name.partition(".")[0] for name in names}
    outside = needed - {*sys.stdlib_module_names, "mypy_extensions", "kaboodle"}

    assert "msgspec" in outside
    assert [name for name in outside if not {*map(_called, homes[name])} & asked] == []


def _called(distribution: str) -> str:
    """Return a normalised package name."""
    return re.sub(r"[-_.]+", "-", distribution).lower()


class Installed(Server):
    """`kaboodle serve --open`, installed without a checkout."""

    def __init__(self, home: Path) -> None:
        super().__init__(home / "tables.sqlite")
        self.home = home

    def start(self) -> None:
        sent, browser = self.home / "sent", self.home / "browser.py"
        browser.write_text(LATER)
        env = {
            "PATH": os.environ["PATH"],
            "HOME": str(self.home),
            "BROWSER": f"{sys.executable} {browser} {sent} %s",
        }
        command = [
            str(self.home / "venv/bin/kaboodle"),
            "serve",
            "--open",
            "--port",
            str(self.port),
        ]
        with self.database.with_suffix(".log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=self.home, env=env, stdout=log, stderr=log)
        for _ in range(PATIENCE * 20):
            if sent.exists() and sent.read_text():
                break
            assert self.process.poll() is None, self.log()
            time.sleep(0.05)
        assert sent.read_text().rstrip("/") == self.url


@pytest.fixture(scope="module")
def server(home: Path) -> Iterator[Server]:
    server = Installed(home)
    try:
        server.start()
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()


def test_the_wheel_holds_app_packs_words_and_licences(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())

    assert {f"kaboodle/games/{name}/packs/standard.toml" for name in BOXES} <= names
    assert {f"kaboodle/locale/{language}/web.ftl" for language in LANGUAGES} <= names
    assert {"kaboodle/server/static/index.html", "kaboodle/py.typed"} <= names
    notices = ZipFile(wheel).read("kaboodle/server/static/third-party.txt").decode()
    assert "SIL OPEN FONT LICENSE" in notices
    for package in ("svelte", "@fluent/bundle", "@fontsource-variable/nunito"):
        assert f"\n{package} " in notices


def test_the_wheel_holds_binaries_where_the_rules_are_compiled(wheel: Path) -> None:
    names = ZipFile(wheel).namelist()
    binaries = [name for name in names if name.endswith((".so", ".pyd"))]

    assert bool(binaries) == (BUILD == "compiled")
    assert wheel.name.endswith("-any.whl") == (BUILD == "interpreted")
    assert "kaboodle/compiled.stamp" not in names


def test_the_wheel_reports_its_build_and_holds_no_checkout(home: Path) -> None:
    script = "import kaboodle; print(kaboodle.__file__)"
    python = home / "venv" / "bin" / "python"
    env = {"PATH": os.environ["PATH"], "HOME": str(home)}

    def told(*command: object) -> str:
        done = subprocess.run(
            [*map(str, command)], cwd=home, env=env, capture_output=True, text=True, check=True
        )
        return done.stdout

    assert told(python, "-c", script).startswith(str(home))
    assert BUILD in told(home / "venv/bin/kaboodle", "--version")


def test_every_file_of_the_page_is_served(server: Server) -> None:
    status, page = server.call("GET", "/")
    wanted = re.findall(r'(?:src|href)="(/[^"]+)"', page)

    assert status == 200
    assert any(name.startswith("/assets/") for name in wanted)
    for name in [*wanted, "/third-party.txt"]:
        with urlopen(server.url + name) as file:
            assert file.read() != page.encode(), f"{name} is not there"


def test_a_move_can_be_played(server: Server) -> None:
    async def go() -> None:
        table, [token] = server.table("kaskaria", ["person", "greedy"])
        player = Player(server, table, token)
        await player.connect()
        assert (await player.ask(t="start"))["t"] == "done"
        while player.state.get("question") is None:
            await player.receive()
        question = player.state["question"]
        assert (await player.answer(question, question["options"][0]))["t"] == "done"

    run(go)
