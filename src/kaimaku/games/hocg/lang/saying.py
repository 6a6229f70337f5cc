"""What operators say: X[2], X >= 1, a & b remember how they were written, and are checked as words are."""

from __future__ import annotations

from typing import Final, TypeAlias, TypeVar

from kaimaku.language import Word
from kaimaku.language.kinds import Mark

T = TypeVar("T")
# A number as it was written: compiled, what is called an int would be one, and no longer a mark or a bool.
Number: TypeAlias = int | Mark

OPERATORS: Final[dict[str, Word]] = {}  # by the table of the language, once it is complete


def spoken(operator: str, made: T, *args: object) -> T:
    """Check an operator of a text; what the language makes for itself out of unspoken parts is not checked."""
    word = OPERATORS.get(operator)
    if word is not None and all(getattr(x, "expression", word) is not None for x in args):
        word.say(made, *args)
    return made
