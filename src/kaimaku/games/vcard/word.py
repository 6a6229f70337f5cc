"""A word of the card language."""

from __future__ import annotations

from typing import Self

from kaimaku.games.grammar.said import Said


class Word:
    """The same in every text, so that a copied text speaks of it and not of a copy."""

    said: Said | None = None  # how it was said, where a text has said it

    def __deepcopy__(self, memo: object) -> Self:
        return self
