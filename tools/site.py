"""Build docs/ as a website into build/site, and check that it loads nothing from another host.

`make site` runs this with the Python that Zensical is installed for. Zensical itself refuses links
and anchors that lead nowhere (`--strict`).
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "build" / "site"
LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}
NOT_LOADED = {"canonical", "next", "prev"}  # links that only name a page
ELSEWHERE = re.compile(r"(?:https?:)?//")


class Page(HTMLParser):
    """Collects the addresses that a browser loads with a page."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        address = values.get(LOADED.get(tag, ""))
        if address and values.get("rel") not in NOT_LOADED:
            self.addresses.append(address)


def addresses(path: Path) -> list[str]:
    """Return what a browser loads with this page or style sheet."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".css":
        return re.findall(r"""(?:url\(|@import\s+)["']?([^"')]+)""", text)
    page = Page()
    page.feed(text)
    return page.addresses


def from_elsewhere() -> Iterator[str]:
    """Yield each address on another host, with the file that loads it."""
    for path in sorted([*SITE.rglob("*.html"), *SITE.rglob("*.css")]):
        for address in addresses(path):
            if ELSEWHERE.match(address):
                yield f"{path.relative_to(SITE)} loads {address}"


def main() -> None:
    shutil.rmtree(SITE, ignore_errors=True)
    build = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    if subprocess.run(build, cwd=ROOT).returncode:
        sys.exit("the website was not built: see above")
    if loaded := list(from_elsewhere()):
        sys.exit("\n".join(loaded))
    print(f"Read it in {SITE.relative_to(ROOT)}/index.html, or with search:")
    print(f"python3 -m http.server --bind 127.0.0.1 --directory {SITE.relative_to(ROOT)} 8000")


if __name__ == "__main__":
    main()
