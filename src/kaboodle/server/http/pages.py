"""The web app's files: which one an address means, how long it may be cached, what to preload."""

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
        """A file of the web app, or the app itself for any address it knows the way to."""
        path = request.path_params.get("path", "")
        if path.startswith("api/"):
            raise Denied("not-found", 404)
        wanted = _inside(self.static, path)
        if wanted is not None:
            return _file(wanted, path, request)
        if path.startswith("assets/"):  # a page in its place would be kept as that file for good
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
            with suppress(Exception):  # advice: the page itself will hear what is the matter
                game = (await self.hall.find(name)).table.terms.game
        chosen, accepted = (
            request.cookies.get(preload.COOKIE),
            request.headers.get("accept-language"),
        )
        reads = preload.language(chosen, accepted or "")
        return self.preload.header(page, name, game if game in BOXES else None, reads)


def _inside(folder: Path, path: str) -> Path | None:
    """The file at this path of the folder, if there is one."""
    try:
        wanted = (folder / path).resolve()
        inside = wanted.is_relative_to(folder.resolve())
        return wanted if path and inside and wanted.is_file() else None
    except (OSError, ValueError):  # no path at all: too long, or with a null in it
        return None


def _file(wanted: Path, path: str, request: Request) -> Response:
    """The file, as it was packed when it was built, to whoever can unpack it."""
    headers = {**_caching(path), "Vary": "Accept-Encoding"}
    packed = wanted.with_name(f"{wanted.name}.br")
    if not _unpacks(request.headers.get("accept-encoding", "")) or not packed.is_file():
        return FileResponse(wanted, headers=headers)
    kind = FileResponse(wanted).media_type
    return FileResponse(packed, headers={**headers, "Content-Encoding": "br"}, media_type=kind)


def _unpacks(accepted: str) -> bool:
    """Whether Brotli is among the encodings, and weighs more than nothing."""
    weights = {
        name.strip(): weight
        for name, _, weight in (each.partition(";") for each in accepted.lower().split(","))
    }
    return "br" in weights and not _NOTHING.fullmatch(weights["br"])


_NOTHING = re.compile(r"\s*q=0(\.0*)?\s*")


def _caching(path: str) -> dict[str, str]:
    hashed = path.startswith("assets/")
    return {"Cache-Control": "public, max-age=31536000, immutable" if hashed else "no-cache"}
