"""Compression: what a client accepts, read once for files, routes and everything else that compresses."""

from __future__ import annotations

from collections.abc import Sequence

from .security import Header

NAME = b"accept-encoding"
GZIP = ("gzip", "x-gzip")


def accepting(headers: Sequence[Header]) -> list[Header]:
    """The headers of a request with "gzip" or nothing as what it accepts: we compress in no other way."""
    kept = [header for header in headers if header[0] != NAME]
    wishes = b",".join(value for name, value in headers if name == NAME)
    return [*kept, (NAME, b"gzip")] if _takes_gzip(wishes.decode("latin-1")) else kept


def _takes_gzip(wishes: str) -> bool:
    """Not "gzip;q=0", which refuses it."""
    for coding in wishes.lower().split(","):
        name, _, weight = coding.replace(" ", "").partition(";")
        if name in GZIP:
            return weight.removeprefix("q=").strip("0.") != "" or not weight
    return False
