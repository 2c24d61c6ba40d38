"""The house in order: version and changelog agree, docs are fresh, the README tells the truth."""

from __future__ import annotations

import doctest
import os
import re
import tomllib
from pathlib import Path

import pytest
from tools.docs import pages

import kaboodle
from kaboodle.bots import BOTS
from kaboodle.cli.main import build
from kaboodle.cli.rooms import ROOMS
from kaboodle.shelf import BOXES
from kaboodle.sim.measure import MEASURES, TARGETS

ROOT = Path(__file__).parent.parent


def test_version_and_changelog_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)

    assert newest is not None
    assert newest[1] == project["version"] == kaboodle.__version__


def test_the_tests_run_on_the_build_they_are_meant_for() -> None:
    assert build() == os.environ.get("KABOODLE_BUILD", build())


def test_the_readme_can_be_typed_in() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS
    )

    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("page", sorted((ROOT / "docs").rglob("*.md")), ids=lambda p: p.name)
def test_examples_in_the_docs_work(page: Path) -> None:
    failed, _ = doctest.testfile(
        str(page),
        module_relative=False,
        optionflags=doctest.ELLIPSIS,
    )

    assert failed == 0


@pytest.mark.parametrize("page", sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").rglob("*.md")))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name}: {target}"


@pytest.mark.parametrize("page", list(pages()), ids=lambda page: page.name)
def test_generated_pages_are_fresh(page: Path) -> None:
    assert page.read_text(encoding="utf-8") == pages()[page], "run `make docs`"


@pytest.mark.parametrize("name", list(BOXES))
def test_every_game_has_its_bots_room_measure_and_rules_page(name: str) -> None:
    assert {"random", "greedy"} <= set(BOTS[name])
    assert name in ROOMS
    assert name in MEASURES
    assert name in TARGETS
    assert (ROOT / "docs" / "rules" / f"{name}.md").exists()
