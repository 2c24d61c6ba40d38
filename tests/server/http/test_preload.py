"""What a page will ask for is told with it, and what it asks for anyway is not."""

from __future__ import annotations

import json
from pathlib import Path
from urllib.request import Request, urlopen

import pytest

from kaboodle.server.http.preload import Preload, language
from tests.server.kit.client import running

CHUNKS = {
    "_base.js": {"file": "assets/base.js", "name": "base", "css": ["assets/base.css"]},
    "_stage.js": {"file": "assets/stage.js", "name": "stage", "imports": ["_base.js"]},
    "_kit.js": {"file": "assets/kit.js", "name": "kit-krom", "imports": ["_base.js", "_stage.js"]},
    "src/app/pages/Table.svelte": {"file": "assets/Table.js", "imports": ["_stage.js"]},
    "src/games/krom/Room.svelte": {"file": "assets/Room.js", "css": ["assets/Room.css"]},
}


def paths(header: str) -> list[str]:
    return [link.partition(">")[0].strip("<") for link in header.split(", ")]


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    (tmp_path / "chunks.json").write_text(json.dumps(CHUNKS))
    (tmp_path / "index.html").write_text("a page")
    return tmp_path


def test_all_of_a_table_is_sent_for_at_once(bundle: Path) -> None:
    header = Preload(bundle).header("t", "abc", "krom", "fr")
    assert paths(header) == [
        "/assets/Table.js", "/assets/Room.js", "/assets/Room.css", "/assets/kit.js",
        "/assets/stage.js", "/api/locale/fr", "/api/tables/abc/game", "/api/locale/fr/krom",
    ]  # fmt: skip
    assert "</assets/Room.css>; rel=preload; as=style; crossorigin" in header
    assert "</assets/Room.js>; rel=modulepreload; crossorigin" in header
    assert "</api/locale/fr>; rel=preload; as=fetch; crossorigin" in header


def test_a_bundle_that_says_nothing_of_itself_is_served_all_the_same(tmp_path: Path) -> None:
    assert paths(Preload(tmp_path).header("", "", None, "en")) == ["/api/locale/en", "/api/games"]


@pytest.mark.parametrize(
    ("cookie", "accepted", "spoken"),
    [
        (None, "fr-CH, de;q=0.8", "fr"),
        ("it", "fr", "it"),
        ("tlh", "pt, NL;q=0.5", "nl"),
        (None, "", "en"),
    ],
)
def test_the_language_is_the_one_the_page_will_choose(
    cookie: str | None, accepted: str, spoken: str
) -> None:
    assert language(cookie, accepted) == spoken


def test_a_page_is_told_by_its_address(bundle: Path) -> None:
    with running(bundle / "tables.sqlite", static=bundle) as server:

        def told(path: str) -> list[str]:
            asked = Request(f"{server.url}/{path}", headers={"accept-language": "de"})
            with urlopen(asked) as answer:
                return paths(answer.headers["link"])

        table, _ = server.table("krom", ["person", "person"])
        assert f"/api/tables/{table}/game" in told(f"t/{table}")
        assert "/api/locale/de/krom" in told(f"t/{table}")
        assert told("t/nobody") == ["/assets/Table.js", "/assets/stage.js", "/api/locale/de"]
        rules = ["/api/games/krom/rules", "/api/games/krom", "/api/locale/de/krom"]
        assert told("rules/krom")[-3:] == rules
        assert told("rules/chess") == ["/api/locale/de", "/api/games"]
