"""Paths that mean something else to somebody else are refused before anything looks at them."""

from __future__ import annotations

import re

LONGEST = 2048
# Encoded slashes, backslashes and control characters, and percent signs that encode nothing or are encoded themselves.
TRICK = re.compile(rb"%(2f|5c|25|0[0-9a-f]|1[0-9a-f]|7f)|%(?![0-9a-f]{2})|\\|[\x00-\x20\x7f]", re.IGNORECASE)


def plain(raw: bytes, decoded: str) -> bool:
    """Is this a path that reads the same for everybody?"""
    path = raw.partition(b"?")[0]
    if len(path) > LONGEST or not path.startswith(b"/") or TRICK.search(path):
        return False
    segments = decoded.split("/")[1:]
    return "�" not in decoded and "" not in segments[:-1] and not {".", ".."} & set(segments)
