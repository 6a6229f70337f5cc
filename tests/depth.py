"""How deep the tests go: `make test` takes the short form of what `make test-deep` does at length.

A test that only makes sense at length is marked `deep`; the others ask here how much they do.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

DEEP = "KAIMAKU_TEST_DEEP"  # in the environment: set by `pytest --deep`, before any test is imported


def at_depth(short: T, deep: T) -> T:
    return deep if os.environ.get(DEEP) else short


def some(everything: Iterable[T], every: int) -> list[T]:
    """One of so many; all of them at length."""
    return list(everything)[:: at_depth(every, 1)]


def examples(deep: int) -> int:
    """How many examples of a property are tried."""
    return at_depth(max(2, deep // 6), deep)
