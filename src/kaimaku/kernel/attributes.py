"""The attributes of a thing, whether its class is compiled or not: compiled classes have no `__dict__`."""

from __future__ import annotations

from copy import deepcopy
from types import ModuleType
from typing import TypeVar

C = TypeVar("C")


def attributes(thing: object) -> dict[str, object]:
    """What has been assigned to it, by name."""
    found: dict[str, object] = {}
    for name in (*getattr(thing, "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())):
        if name != "__dict__" and hasattr(thing, name):
            found[name] = getattr(thing, name)
    return found


def copied(thing: C) -> C:
    """Another one with the same attributes."""
    new = _blank(thing)
    for name, value in attributes(thing).items():
        setattr(new, name, value)
    return new


def copied_deeply(thing: C, memo: dict[int, object]) -> C:
    """Another one with copies of its attributes. One of them may be a method of its own: it is known before that."""
    new = memo[id(thing)] = _blank(thing)
    for name, value in attributes(thing).items():
        setattr(new, name, _deep(value, memo))
    return new


def _deep(value: object, memo: dict[int, object]) -> object:
    """A copy as `deepcopy` makes it. Compiled, methods and functions within functions are of kinds it doesn't know."""
    if isinstance(value, tuple) and type(value) is tuple:
        return tuple([_deep(each, memo) for each in value])
    if not callable(value) or hasattr(value, "__deepcopy__"):
        return deepcopy(value, memo)
    owner = getattr(value, "__self__", None)
    if owner is None or isinstance(owner, ModuleType):
        return value  # a function or a class: the same for all
    return getattr(deepcopy(owner, memo), str(getattr(value, "__name__", "")))  # a method of a copy is the copy's


def _blank(thing: C) -> C:
    """One of its kind without attributes. Compiled, its class must be marked: see CONTRIBUTING.md."""
    return type(thing).__new__(type(thing))
