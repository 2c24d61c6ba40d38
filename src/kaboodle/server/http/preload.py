"""Preload headers: a page's `Link` header lists what it will fetch, so a browser starts at once.

It is only a hint. What is missing here is fetched later.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from kaboodle.speech import LANGUAGES

COOKIE = "kaboodle-language"  # the language the reader chose; set by the page
PAGES = {"t": "Table", "g": "Replay", "rules": "Rules", "new": "New"}
PLAYED = ("t", "g")  # pages with a room in them


class Chunk(msgspec.Struct):
    """A file of the web app, and the files it needs (an entry of `chunks.json`)."""

    file: str
    name: str = ""
    imports: list[str] = []
    css: list[str] = []


class Preload:
    def __init__(self, static: Path) -> None:
        try:
            raw = (static / "chunks.json").read_bytes()
            self._chunks = msgspec.json.decode(raw, type=dict[str, Chunk])
        except (OSError, msgspec.MsgspecError):
            self._chunks = {}
        self._named = {chunk.name: key for key, chunk in self._chunks.items()}
        self._there = set(self._files([self._named.get("base", "")]))  # index.html has these

    def header(self, page: str, name: str, game: str | None, language: str) -> str:
        """Return the `Link` header of a page, by the first two parts of its path."""
        sources = [f"src/app/pages/{PAGES[page]}.svelte"] if page in PAGES else []
        asked = [f"/api/locale/{language}"]
        if page in PLAYED and game is not None:
            asked.append(f"/api/tables/{name}/game")
            sources.append(f"src/games/{game}/Room.svelte")
        elif page in ("", "new", "rules"):
            asked.append("/api/games")
        if page == "rules" and game is not None:
            asked += [f"/api/games/{game}/rules", f"/api/games/{game}"]
        if game is not None:
            asked.append(f"/api/locale/{language}/{game}")
            sources.append(self._named.get(f"kit-{game}", ""))
        files = [_file(file) for file in self._files(sources) if file not in self._there]
        return ", ".join([*files, *[_link(path, "preload; as=fetch") for path in asked]])

    def _files(self, sources: list[str]) -> list[str]:
        """Return these files and all they need, each once."""
        files: dict[str, None] = {}
        todo = [self._chunks[source] for source in sources if source in self._chunks]
        for chunk in todo:
            if chunk.file not in files:
                files |= dict.fromkeys([chunk.file, *chunk.css])
                todo += [self._chunks[key] for key in chunk.imports if key in self._chunks]
        return list(files)


def _file(path: str) -> str:
    return _link(f"/{path}", "preload; as=style" if path.endswith(".css") else "modulepreload")


def _link(path: str, how: str) -> str:
    return f"<{path}>; rel={how}; crossorigin"


def language(cookie: str | None, accepted: str) -> str:
    """Return the reader's language, chosen as the page does: by cookie, then Accept-Language."""
    wishes = [cookie or "", *[each.strip()[:2].lower() for each in accepted.split(",")]]
    return next((wish for wish in wishes if wish in LANGUAGES), "en")
