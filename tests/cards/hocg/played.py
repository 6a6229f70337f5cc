"""Which printed text a test plays: every text of every card has at least one (see test_played.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def played(number: str, *places: str) -> Callable[[F], F]:
    """Mark a test as playing these texts of a card, by the places of `texts`: skill, art2, collab_effect1, text."""

    def mark(test: F) -> F:
        return test

    return mark
