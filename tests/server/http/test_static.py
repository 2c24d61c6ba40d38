"""The web app is served from another folder where one is named, and nothing from outside it."""

from __future__ import annotations

from pathlib import Path
from urllib.request import urlopen

import pytest
from starlette.requests import Request

from kaboodle.server.http.pages import _file
from tests.server.kit.client import running


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
        status, body = server.call("GET", "/assets/b.js")
        assert (status, body["error"]) == (404, "not-found"), "a browser keeps it for good"


@pytest.mark.parametrize(
    ("accepted", "packed"),
    [
        ("gzip, br", True),
        ("br;q=0.5", True),
        ("gzip, BR ; q=1", True),
        ("gzip, br;q=0", False),
        ("br; q=0.000, gzip", False),
        ("gzip", False),
        ("", False),
    ],
)
def test_a_packed_file_is_for_whoever_wants_it(tmp_path: Path, accepted: str, packed: bool) -> None:
    file = tmp_path / "a.js"
    file.write_text("plain")
    file.with_name("a.js.br").write_bytes(b"packed")
    headers = [(b"accept-encoding", accepted.encode())]
    answer = _file(file, "assets/a.js", Request({"type": "http", "headers": headers}))
    assert answer.headers.get("content-encoding") == ("br" if packed else None)
