"""The table's page and what belongs to it, from the package; where it is not built, a page that says so."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import Request, Response
from fastapi.responses import FileResponse, HTMLResponse

from rokugan.catalogue import say
from rokugan.server.messages import HttpRefusal

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
OURS = ("api/", "assets/", "healthz", "readyz", "metrics", "docs", "openapi.json")
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>rokugan</title>
<h1>The server runs, but the table is not built</h1>
<p>This copy of rokugan was made without the browser's table. In a checkout, with Node 20 or newer,
<code>make web</code> builds it into <code>src/rokugan/server/static</code>; then load this page again.</p>
<p>Without it you can play in the terminal, <code>rokugan play</code>, or with a program of your own:
<a href="/docs">the requests</a> this server answers.</p></html>
"""


class Pages:
    """Files of the built table; any other path is the page itself, which knows its own routes."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder.resolve()

    def answer(self, path: str, request: Request) -> Response:
        """The file of a path, or the page."""
        found = self.file(path)
        if found is not None and found.name != "index.html":
            return self._send(found, request, FOR_EVER if path.startswith("assets/") else "no-cache")
        if path.startswith(OURS):
            raise HttpRefusal(404, say("server.there_is_nothing_here"))
        page = self.folder / "index.html"
        if not page.is_file():
            return HTMLResponse(NOT_BUILT, headers={"Cache-Control": "no-store"})
        return self._send(page, request, "no-cache")

    def file(self, path: str) -> Path | None:
        """A file inside the folder."""
        try:
            found = (self.folder / path).resolve()
            return found if found.is_relative_to(self.folder) and found.is_file() else None
        except (OSError, ValueError):
            return None

    def _send(self, file: Path, request: Request, keep: str) -> Response:
        headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        packed = file.with_name(f"{file.name}.gz")
        if "gzip" in request.headers.get("accept-encoding", "") and packed.is_file():
            return FileResponse(packed, media_type=kind, headers=headers | {"Content-Encoding": "gzip"})
        return FileResponse(file, media_type=kind, headers=headers)
