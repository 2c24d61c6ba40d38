"""House rules: version and changelog agree, docs are up to date, the README's commands work."""

from __future__ import annotations

import ast
import doctest
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.browser import shell
from tools.docs import pages

import kaboodle
from kaboodle.bots import BOTS, TARGETS
from kaboodle.cli.main import build
from kaboodle.cli.rooms import room
from kaboodle.homes import OURS
from kaboodle.shelf import BOXES, load
from kaboodle.sim.measure import MEASURES
from kaboodle.speech import Speech

ROOT = Path(__file__).parent.parent


def test_version_and_changelog_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)

    assert newest is not None
    assert newest[1] == project["version"] == kaboodle.__version__


def test_changelog_entries_are_short() -> None:
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    entries = [re.sub(r"\]\([^)]*\)", "", line[2:]) for line in lines if line.startswith("- ")]

    assert [entry for entry in entries if len(entry.split()) > 25] == []


def test_the_tests_run_on_the_requested_build() -> None:
    assert build() == os.environ.get("KABOODLE_BUILD", build())


def test_the_readme_s_commands_work() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS
    )

    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("page", sorted((ROOT / "docs").rglob("*.md")), ids=lambda p: p.name)
def test_examples_in_the_docs_work(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for game, bots in BOTS.items():
        monkeypatch.setitem(BOTS, game, bots.copy())  # a page seats bots of its own
    failed, _ = doctest.testfile(
        str(page),
        module_relative=False,
        optionflags=doctest.ELLIPSIS,
    )

    assert failed == 0


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").rglob("*.md")))
def test_links_have_targets(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_the_index_lists_every_page() -> None:
    docs = ROOT / "docs"
    listed = set(re.findall(r"\]\(([^)#:]+)\)", (docs / "index.md").read_text(encoding="utf-8")))

    assert {p.relative_to(docs).as_posix() for p in docs.rglob("*.md")} - listed == {"index.md"}


def test_contributing_lists_every_make_target() -> None:
    listed = re.findall(
        r"^\| `make ([a-z-]+)` \|", (ROOT / "CONTRIBUTING.md").read_text(), re.MULTILINE
    )
    there = re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(), re.MULTILINE)

    assert set(listed) == set(there) - {"help"}


def test_no_file_is_too_long() -> None:
    own = [ROOT / name for name in ("src", "tests", "tools", "bench", "web/src", "web/tools")]
    files = [
        p for folder in own for p in folder.rglob("*") if p.suffix in (".py", ".ts", ".svelte")
    ]
    longest = {str(p.relative_to(ROOT)): len(p.read_text("utf-8").splitlines()) for p in files}

    assert {name: lines for name, lines in longest.items() if lines > 500} == {}


VAGUE = {"told", "found", "said"}  # they say where a value came from, not what it is
VAGUE_VALUES = 50  # how many values still have such a name; it may only fall


def vague_names(path: Path) -> Iterator[str]:
    """Yield where a value has a name from `VAGUE`: in assignments, loops and parameters."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name) if name in VAGUE:
                yield f"{path.relative_to(ROOT)}:{node.lineno}"


def test_a_value_is_named_by_what_it_holds() -> None:
    folders = [ROOT / name for name in ("src", "tests", "tools", "bench")]
    sources = sorted(path for folder in folders for path in folder.rglob("*.py"))
    places = [place for path in sources for place in vague_names(path)]

    assert len(places) <= VAGUE_VALUES, (
        f"{len(places)} values are called told, found or said, and at most {VAGUE_VALUES} may be."
        " Name a new one by what it holds (message, text, entry, events, path, row, ...)."
        f" VAGUE_VALUES may only fall. They are at {', '.join(places)}"
    )


@pytest.mark.parametrize("page", list(pages()), ids=lambda page: page.name)
def test_generated_pages_are_up_to_date(page: Path) -> None:
    assert page.read_text(encoding="utf-8") == pages()[page], "run `make docs`"


@pytest.mark.parametrize("name", list(BOXES))
def test_every_game_has_bots_a_room_and_a_measure(name: str) -> None:
    assert {"random", "greedy"} <= set(BOTS[name])
    assert room(load(name), Speech()).help()
    assert name in MEASURES
    assert name in TARGETS


ROOMS = [
    "actions",
    "apply",
    "content",
    "events",
    "facts",
    "imagine",
    "legal",
    "loading",
    "options",
    "position",
    "refusal",
    "rulebook",
    "rules",
    "scenery",
    "score",
    "sense",
    "setup",
    "state",
    "view",
]


@pytest.mark.parametrize("name", OURS)
def test_every_game_has_the_same_modules(name: str) -> None:
    """What all three have has one name; what only one needs has its own."""
    there = {path.stem for path in (ROOT / "src/kaboodle/games" / name).glob("*.py")}

    assert sorted(set(ROOMS) - there) == []


def test_modules_that_every_game_has_are_listed() -> None:
    folders = [ROOT / "src/kaboodle/games" / name for name in OURS]
    common = set.intersection(*[{path.stem for path in f.glob("*.py")} for f in folders])

    assert sorted(common - {"__init__"}) == ROOMS


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize(
    "place", ["src/kaboodle/bots", "src/kaboodle/cli/rooms", "tests/games", "tests/bots"]
)
def test_a_game_s_files_are_in_folders_of_its_name(place: str, name: str) -> None:
    folder = ROOT / place

    assert (folder / name / "__init__.py").exists()
    assert sorted(folder.glob(f"*{name}*.py")) == []


def test_paths_with_spaces_are_quoted_for_the_shell() -> None:
    assert shell({"CHROMIUM": "/my games/chromium"}) == "CHROMIUM='/my games/chromium'\n"
