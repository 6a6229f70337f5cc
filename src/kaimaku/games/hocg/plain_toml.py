"""Long TOML files of short lines, read in a fraction of the time that the library takes.

`printed/` has thousands of lines but few kinds of them, if strings are left out. The library reads one line of each
kind, and what it says holds for all. A file whose lines don't each say one thing of their own is left to the library.
"""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from typing import Any

import msgspec

STRING = re.compile(r'"((?:[^"\\\x00-\x1f\x7f]|\\["\\])*)"')  # other escapes are left to the library
LIST = re.compile(r"(\w+) = \[")
EMPTY = '""'


class _Odd(Exception):
    """A line that the library has to read with its neighbours."""


def tables(text: str, name: str) -> list[dict[str, Any]] | None:
    """The tables `[[name]]` of a file that has nothing else; None if this can't tell."""
    heading = f"[[{name}]]"
    if not text.startswith(heading):
        return None
    kinds = STRING.sub(EMPTY, text).split("\n")
    try:
        parts = ["},{" if kind == heading else _as_json(kind) for kind in kinds]
    except _Odd:
        return None
    said = "".join(parts).replace("{,", "{").replace(",]", "]").removeprefix("},")
    pieces = f"[{said}}}]".split(EMPTY)
    strings = [f'"{string}"' for string in STRING.findall(text)]
    pieces[1:] = [part for pair in zip(strings, pieces[1:], strict=True) for part in pair]
    try:
        found: list[dict[str, Any]] = msgspec.json.decode("".join(pieces))
    except msgspec.DecodeError:
        return None
    keys = sum(part.startswith(",") for part in parts)
    return found if sum(map(len, found)) == keys else None  # a key said twice would be lost without a word


@cache
def _as_json(kind: str) -> str:
    """A line without its strings: `,"key":value`, or a part of a list that goes over several lines."""
    line = kind.strip()
    if line in ("", "]"):
        return line
    if opening := LIST.fullmatch(line):
        return f',"{opening[1]}":['
    if "'" in line or line.startswith("[") or (kind != line) != line.startswith("{"):
        raise _Odd
    try:
        data = tomllib.loads(f"row = [{line}]" if line.startswith("{") else line)
        said = json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
    except (tomllib.TOMLDecodeError, TypeError, ValueError):
        raise _Odd from None
    if said.count(EMPTY) != line.count(EMPTY):
        raise _Odd
    if line.startswith("{"):
        return said.removeprefix('{"row":[').removesuffix("]}") + ","
    return "," + said[1:-1] if data else ""
