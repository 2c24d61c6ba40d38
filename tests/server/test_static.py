"""The web app is served from another folder where one is named, and nothing from outside it."""

from __future__ import annotations

from pathlib import Path
from urllib.request import urlopen

from tests.server.client import running


def test_another_bundle_is_served(tmp_path: Path) -> None:
    bundle = tmp_path / "bundle"
    (bundle / "assets").mkdir(parents=True)
    (bundle / "index.html").write_text("another page")
    (bundle / "assets" / "a.js").write_text("another script")
    (tmp_path / "secret").write_text("not for you")
    with running(tmp_path / "tables.sqlite", static=bundle) as server:

        def got(path: str) -> str:
            with urlopen(f"{server.url}/{path}") as answer:
                return str(answer.read().decode())

        assert got("") == "another page"
        assert got("assets/a.js") == "another script"
        assert got("t/whatever") == "another page"
        assert got("..%2Fsecret") == "another page"
