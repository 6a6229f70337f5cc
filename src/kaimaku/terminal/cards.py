"""Cards of any game as commands show them."""

from __future__ import annotations

from typing import NamedTuple


class Shown(NamedTuple):
    number: str
    set: str
    name: str
    kind: str
    text: str  # all of it, one line for each part
    facts: dict[str, object]
    names: frozenset[str] = frozenset()  # other words for it, without spaces and capitals
    status: str = ""  # how sure it is, in a word, where the game says so
    preview: bool = False  # only previews have shown it


def folded(name: str) -> str:
    """Without spaces, signs and capitals."""
    return "".join(c for c in name.casefold() if c.isalnum())
