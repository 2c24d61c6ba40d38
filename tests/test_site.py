"""The website made of docs/: every page is in its nav, every anchor exists, nothing is loaded from
another host. `make site` checks links and anchors again as it builds."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
LINK = re.compile(r"\]\(([^)#:\s]*)#([^)\s]+)\)")
CODE = re.compile(r"^( *)```.*?^\1```$", re.MULTILINE | re.DOTALL)


def config() -> dict[str, Any]:
    project: dict[str, Any] = tomllib.loads((ROOT / "zensical.toml").read_text())["project"]
    return project


def named(nav: list[dict[str, Any]]) -> Iterator[str]:
    """Yield the pages of a nav, sections included."""
    for item in nav:
        for page in item.values():
            if isinstance(page, str):
                yield page
            else:
                yield from named(page)


def slug(heading: str) -> str:
    """Return the anchor that Python-Markdown gives a heading."""
    text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading)
    text = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()
    return re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", text).strip().lower())


@cache
def anchors(page: Path) -> frozenset[str]:
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    known: set[str] = set()
    for heading in re.findall(r"^#+ (.*)$", text, re.MULTILINE):
        name, count = slug(heading), 0
        while (anchor := f"{name}_{count}" if count else name) in known:
            count += 1
        known.add(anchor)
    return frozenset(known)


def test_the_nav_lists_every_page_once() -> None:
    pages = [page.relative_to(DOCS).as_posix() for page in PAGES]

    assert sorted(named(config()["nav"])) == sorted(pages)


@pytest.mark.parametrize("page", [*sorted(ROOT.glob("*.md")), *PAGES], ids=lambda page: page.name)
def test_anchors_exist(page: Path) -> None:
    for path, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        target = (page.parent / path).resolve() if path else page
        assert anchor in anchors(target), f"{page.name}: {path}#{anchor}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_pages_link_within_docs_and_load_nothing_external(page: Path) -> None:
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    paths: list[str] = re.findall(r"\]\(([^)#:\s]+)", text)

    assert all((page.parent / path).resolve().is_relative_to(DOCS) for path in paths)
    assert re.findall(r"!\[[^]]*\]\(\w+:|<(?:script|link|iframe|img)\b", text) == []
    assert "```mermaid" not in page.read_text(encoding="utf-8")  # its script is not here


def test_the_site_loads_nothing_from_other_hosts() -> None:
    site = config()
    styles = [(DOCS / name).read_text(encoding="utf-8") for name in site["extra_css"]]

    assert site["theme"]["font"] is False
    assert {"plugins", "extra", "extra_javascript"} & set(site) == set()
    assert all("url(" not in style and "@import" not in style for style in styles)


def test_the_site_has_a_light_and_a_dark_scheme() -> None:
    assert [palette.get("scheme") for palette in config()["theme"]["palette"]] == [
        None,
        "default",
        "slate",
    ]
