"""Reasons: what a pick is for, and what is picked. The numbers of cards, seats and spots look alike."""

from __future__ import annotations

from typing import Final, NewType

Reason = NewType("Reason", str)  # a game's own word, stable in saved tables

CARD: Final = "card"
NO_REASON: Final = Reason("")


class Reasons:
    """Those of a game, each with the kind of thing it picks."""

    __slots__ = ("kinds",)

    def __init__(self) -> None:
        self.kinds: dict[str, str] = {NO_REASON: CARD}

    def declare(self, name: str, kind: str = CARD) -> Reason:
        """A reason that picks things of this kind, and never of another."""
        if self.kinds.setdefault(name, kind) != kind:
            raise ValueError(f"{name!r} picks a {self.kinds[name]}, not a {kind}")
        return Reason(name)
