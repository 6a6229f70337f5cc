"""Source text of declarations, wrapped as the card files are."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH = 120


def declaration(number: str, hosts: Sequence[str]) -> str:
    """`card("hBP06-001", …)`, or `plain(…)` for a card without text."""
    if not hosts:
        return f'plain("{number}")'
    return wrapped("card", [f'"{number}"', *hosts], 0)


def wrapped(name: str, arguments: Sequence[str], indent: int, tail: str = "") -> str:
    """A call on one line if it fits, else its arguments on the next, else one a line."""
    pad = " " * indent
    line = f"{pad}{name}({', '.join(arguments)}){tail}"
    if width(line) <= WIDTH or not arguments:
        return line
    inner = " " * (indent + 4)
    together = f"{inner}{', '.join(arguments)}"
    if width(together) <= WIDTH:
        return f"{pad}{name}(\n{together}\n{pad})"
    rows = [_argument(argument, indent + 4) for argument in arguments]
    return f"{pad}{name}(\n" + "\n".join(rows) + f"\n{pad})"


def _argument(said: str, indent: int) -> str:
    pad = " " * indent
    if width(f"{pad}{said},") <= WIDTH:
        return f"{pad}{said},"
    opening = said.find("(")
    if opening < 0 or not said.endswith(")") or not said[:opening].replace("=", "").replace("_", "").isalnum():
        return f"{pad}{said},"
    return wrapped(said[:opening], arguments_of(said[opening + 1 : -1]), indent, ",").removesuffix(",,") + ""


def arguments_of(said: str) -> list[str]:
    """Arguments of a call, split at its own commas."""
    found, depth, start, quoted = [], 0, 0, False
    for i, c in enumerate(said):
        if c == '"':
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
    from unicodedata import east_asian_width

    return sum(2 if east_asian_width(c) in "WF" else 1 for c in line)
