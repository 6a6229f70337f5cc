"""A word of the card language."""

from __future__ import annotations

from typing import Any, Self

from kaimaku.kernel.marks import trait


@trait
class Word:
    """The same in every text, so that a copied text speaks of it and not of a copy."""

    expression: Any = None  # what it was written as, as with phrases and nouns of the kernel

    def __deepcopy__(self, memo: object) -> Self:
        return self
