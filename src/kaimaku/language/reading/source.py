"""Source text of declarations, wrapped as the card files are."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Sequence
from unicodedata import east_asian_width

WIDTH = 120


def wrapped(name: str, arguments: Sequence[str], indent: int = 0, tail: str = "", brackets: str = "()") -> str:
    """A call on one line if it fits, else its arguments on the next, else one a line."""
    pad = " " * indent
    opening, closing = brackets[0], brackets[1]
    line = f"{pad}{name}{opening}{', '.join(arguments)}{closing}{tail}"
    if width(line) <= WIDTH or not arguments:
        return line
    together = f"{pad}    {', '.join(arguments)}"
    if width(together) <= WIDTH and opening == "(" and name:
        return f"{pad}{name}(\n{together}\n{pad}){tail}"
    rows = "\n".join(_argument(argument, indent + 4) for argument in arguments)
    return f"{pad}{name}{opening}\n{rows}\n{pad}{closing}{tail}"


def _argument(said: str, indent: int) -> str:
    line = f"{' ' * indent}{said},"
    group = re.fullmatch(r"((?:\w+[=:] ?)?[\w.]*)([({])(.*)([)}])", said)
    if width(line) <= WIDTH or group is None or not closes_at_end(said, group[2] + group[4]):
        return line
    return wrapped(group[1], arguments_of(group[3]), indent, ",", group[2] + group[4])


def closes_at_end(said: str, brackets: str = "()") -> bool:
    """Is the last bracket the partner of the first?"""
    depth = 0
    for i, c in enumerate(said):
        depth += {brackets[0]: 1, brackets[1]: -1}.get(c, 0)
        if c == brackets[1] and depth == 0:
            return i == len(said) - 1
    return False


def arguments_of(said: str) -> list[str]:
    """Arguments of a call, split at its own commas."""
    found, depth, start, quoted = [], 0, 0, False
    for i, c in enumerate(said):
        if c == '"' and said[i - 1 : i] != "\\":
            quoted = not quoted
        elif quoted:
            continue
        elif c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
        elif c == "," and depth == 0:
            found.append(said[start:i].strip())
            start = i + 1
    found.append(said[start:].strip())
    return found


def width(line: str) -> int:
    """As the formatter counts: wide characters are two."""
    return sum(2 if east_asian_width(c) in "WF" else 1 for c in line)


def escaped(name: str) -> str:
    """A name as it stands between the quotes of a declaration: it never ends them."""
    return json.dumps(name, ensure_ascii=False)[1:-1]


def double_quoted(code: str) -> str:
    """Names between the quotes that card files have."""
    strings = r"'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\""
    return re.sub(strings, lambda m: json.dumps(ast.literal_eval(m[0]), ensure_ascii=False), code)
