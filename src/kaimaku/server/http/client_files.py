"""The client's files: everything in the package's folder, and its page for addresses the client routes itself."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from pathlib import Path

from ..errors.api_error import api_error
from ..limits.metering import in_thread
from .middleware import Message, Receive, Scope, Send
from .preview import HOME, Preview, origin_of, prefers_japanese, with_preview
from .security import Header

FOLDER = Path(__file__).parents[1] / "static"
PAGE = "/index.html"
HASHED = "/assets/"  # named by their content
COMPRESSIBLE = ("text/", "application/json", "image/svg", "application/manifest")
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
TYPES |= {".woff2": "font/woff2", ".woff": "font/woff"}
UNBUILT = """<!doctype html><meta charset=utf-8><title>Kaimaku</title>
<p>The server is running, but its client has not been built. Run <code>make play</code>.
<p>サーバーは動いていますが、画面がまだビルドされていません。<code>make play</code>を実行してください。
""".encode()


async def _always_home(path: str) -> Preview:
    return HOME


class Static:
    def __init__(self, folder: Path = FOLDER, preview: Callable[[str], Awaitable[Preview]] = _always_home) -> None:
        self.folder = folder
        self.preview = preview
        self._built = 0
        self._files: dict[str, Path] = {}
        self._compressed: dict[tuple[Path, int], bytes] = {}  # by when they were changed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] != "GET":
            raise api_error("method_not_allowed", headers={"allow": "GET, HEAD"})
        headers = {name: value for name, value in scope["headers"]}
        path = asked = scope["path"]
        files = self._all()
        if path not in files:
            if path != "/" and (b"text/html" not in headers.get(b"accept", b"") or path.startswith(HASHED)):
                raise api_error("not_found")
            path = PAGE
        if path not in files:
            await _answer(send, 503, [(b"content-type", b"text/html; charset=utf-8")], UNBUILT)
            return
        if path == PAGE:
            await self._page(files[path], asked, scope["scheme"], headers, send)
        else:
            await self._file(files[path], path, headers, send)

    async def _page(self, file: Path, asked: str, scheme: str, headers: dict[bytes, bytes], send: Send) -> None:
        """The client's page, with a head for the address under which it was asked for."""
        try:
            page = file.read_bytes()
        except OSError:
            raise api_error("not_found") from None
        origin = origin_of(scheme, headers.get(b"host", b""))
        japanese = prefers_japanese(headers.get(b"accept-language", b""))
        body = with_preview(page, await self.preview(asked), japanese, origin, asked)
        gzipped = b"accept-encoding" in headers
        tag = f'"{blake2b(body, digest_size=12).hexdigest()}{"-z" if gzipped else ""}"'.encode()
        answer: list[Header] = [(b"etag", tag), (b"cache-control", b"no-cache")]
        answer.append((b"vary", b"accept-encoding, accept-language"))
        if _has(headers, tag):
            await _answer(send, 304, answer)
            return
        answer.append((b"content-type", b"text/html; charset=utf-8"))
        if gzipped:
            answer.append((b"content-encoding", b"gzip"))
            body = gzip.compress(body, 6, mtime=0)  # two kilobytes: no work worth a thread
        await _answer(send, 200, answer, body)

    def _all(self) -> dict[str, Path]:
        """Every file by its address; looked up again when the client has been built anew."""
        try:
            built = (self.folder / PAGE[1:]).stat().st_mtime_ns
        except OSError:
            built = 0
        if built != self._built:
            found = (path for path in self.folder.rglob("*") if path.is_file() and not path.is_symlink())
            self._files = {"/" + path.relative_to(self.folder).as_posix(): path for path in found}
            self._compressed = {}
            self._built = built
        return self._files

    async def _file(self, file: Path, path: str, headers: dict[bytes, bytes], send: Send) -> None:
        try:
            stat = file.stat()
        except OSError:
            raise api_error("not_found") from None
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        compressible = kind.startswith(COMPRESSIBLE)
        gzipped = compressible and b"accept-encoding" in headers  # by then that is "gzip" or nothing
        tag = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}{"-z" if gzipped else ""}"'.encode()
        keep = b"public, max-age=31536000, immutable" if path.startswith(HASHED) else b"no-cache"
        answer: list[Header] = [(b"etag", tag), (b"cache-control", keep)]
        if compressible:
            answer.append((b"vary", b"accept-encoding"))
        if _has(headers, tag):
            await _answer(send, 304, answer)
            return
        text = kind.startswith("text/") or kind.endswith("json")
        answer.append((b"content-type", (kind + "; charset=utf-8" if text else kind).encode()))
        if gzipped:
            answer.append((b"content-encoding", b"gzip"))
        await _answer(send, 200, answer, await self._gzipped(file, stat.st_mtime_ns) if gzipped else file.read_bytes())

    async def _gzipped(self, file: Path, changed: int) -> bytes:
        """Compressed once, beside the tables."""
        found = self._compressed.get((file, changed))
        if found is None:
            found = self._compressed[file, changed] = await in_thread(_compress, file)
        return found


def _has(headers: dict[bytes, bytes], tag: bytes) -> bool:
    """Does the client have it already?"""
    return tag in [each.strip().removeprefix(b"W/") for each in headers.get(b"if-none-match", b"").split(b",")]


def _compress(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), 9, mtime=0)


async def _answer(send: Send, status: int, headers: list[Header], body: bytes = b"") -> None:
    if status != 304:
        headers = [*headers, (b"content-length", str(len(body)).encode())]
    start: Message = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body})
