"""The languages that are spoken: words are made in these, and stay empty in the others.

Whoever makes words for one reader says so around it; by itself everything is said in both languages.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar

from kaimaku.kernel.refusals import Lang
from kaimaku.wire.common import Words

Langs = frozenset[Lang]  # none: no words at all
NONE: Langs = frozenset()
BOTH: Langs = frozenset({"en", "ja"})
ONLY: dict[str, Langs] = {"": BOTH, "en": frozenset({"en"}), "ja": frozenset({"ja"})}

_SPOKEN: ContextVar[Langs] = ContextVar("spoken", default=BOTH)


class speaking:
    """Whatever is said meanwhile is said in these languages."""

    __slots__ = ("_before", "_langs")

    def __init__(self, langs: Langs) -> None:
        self._langs = langs

    def __enter__(self) -> None:
        self._before = _SPOKEN.set(self._langs)

    def __exit__(self, *_: object) -> None:
        _SPOKEN.reset(self._before)


def spoken() -> Langs:
    return _SPOKEN.get()


def in_each(write: Callable[[Lang], str]) -> Words:
    """The same in each language that is spoken."""
    langs = _SPOKEN.get()
    return Words(write("en") if "en" in langs else "", write("ja") if "ja" in langs else "")
