"""Nouns: a query over the table that also has a name in two languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .frames import Frame
from .marks import mypyc_attr
from .refusals import Lang

if TYPE_CHECKING:
    from .table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Noun:
    """Cards, seats, spots or tokens."""

    def find(self, t: Table, f: Frame) -> list[int]:
        raise NotImplementedError

    def words(self, lang: Lang) -> str:
        raise NotImplementedError

    def __bool__(self) -> bool:
        raise TypeError("a noun is not a truth value: combine conditions with & and |, not with `and` and `or`")
