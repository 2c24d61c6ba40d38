"""Routes for the web app's files: which file a URL means, caching, preload headers."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from kaboodle.server.http import preload
from kaboodle.server.live.hall import Hall
from kaboodle.server.protocol.denied import Denied
from kaboodle.shelf import BOXES

STATIC = Path(__file__).parent.parent / "static"


class Pages:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.static = Path(hall.settings.static).resolve() if hall.settings.static else STATIC
        self.preload = preload.Preload(self.static)

    async def page(self, request: Request) -> Response:
        """Send a file of the web app, or its page for any URL that the app itself routes."""
        path = request.path_params.get("path", "")
        if path.startswith("api/"):
            raise Denied("not-found", 404)
        wanted = _inside(self.static, path)
        if wanted is not None:
            return _file(wanted, path, request)
        if path.startswith("assets/"):  # browsers would cache a page sent in its place for good
            raise Denied("not-found", 404)
        index = self.static / "index.html"
        if not index.is_file():
            return PlainTextResponse(
                "Kaboodle's table server is running; the web app is not built here.\n"
            )
        headers = {"Cache-Control": "no-cache", "Link": await self._preload_header(request, path)}
        return FileResponse(index, headers=headers)

    async def _preload_header(self, request: Request, path: str) -> str:
        page, _, name = path.partition("/")
        game: str | None = name
        if page in preload.PLAYED:
            game = None
            with suppress(Exception):  # only a hint: the page will get the error itself
                game = (await self.hall.find(name)).table.terms.game
        chosen, accepted = (
            request.cookies.get(preload.COOKIE),
            request.headers.get("accept-language"),
        )
        reads = preload.language(chosen, accepted or "")
        return self.preload.header(page, name, game if game in BOXES else None, reads)


def _inside(folder: Path, path: str) -> Path | None:
    """Return the file at this path, None if there is none inside the folder."""
    try:
        wanted = (folder / path).resolve()
        inside = wanted.is_relative_to(folder.resolve())
        return wanted if path and inside and wanted.is_file() else None
    except (OSError, ValueError):  # not a path: too long, or with a null character
        return None


def _file(wanted: Path, path: str, request: Request) -> Response:
    """Return the file, compressed (at build time) if the client accepts Brotli."""
    headers = {**_caching(path), "Vary": "Accept-Encoding"}
    packed = wanted.with_name(f"{wanted.name}.br")
    if not _unpacks(request.headers.get("accept-encoding", "")) or not packed.is_file():
        return FileResponse(wanted, headers=headers)
    kind = FileResponse(wanted).media_type
    return FileResponse(packed, headers={**headers, "Content-Encoding": "br"}, media_type=kind)


def _unpacks(accepted: str) -> bool:
    """Whether an Accept-Encoding header accepts Brotli, with a weight above 0."""
    weights = {
        name.strip(): weight
        for name, _, weight in (each.partition(";") for each in accepted.lower().split(","))
    }
    return "br" in weights and not _NOTHING.fullmatch(weights["br"])


_NOTHING = re.compile(r"\s*q=0(\.0*)?\s*")


def _caching(path: str) -> dict[str, str]:
    hashed = path.startswith("assets/")
    return {"Cache-Control": "public, max-age=31536000, immutable" if hashed else "no-cache"}
