"""Marks for the compiler (mypyc), which make no difference where the engine runs as plain Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import trait as trait
else:
    C = TypeVar("C")

    def mypyc_attr(**options: bool) -> Callable[[type[C]], type[C]]:
        """With `allow_interpreted_subclasses`: classes that are not compiled may derive from this one."""
        return trait

    def trait(cls: type[C]) -> type[C]:
        """A class that can be the second base of another."""
        return cls
