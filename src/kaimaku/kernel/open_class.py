"""A mark for classes of the kernel that games subclass."""

from __future__ import annotations

from typing import TypeVar

C = TypeVar("C")


def open_class(cls: type[C]) -> type[C]:
    """Games subclass this (a mark that also keeps the class open when the kernel is compiled)."""
    return cls
