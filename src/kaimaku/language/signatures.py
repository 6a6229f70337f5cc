"""The arguments of a word. Compiled classes and functions don't tell all of them: those are read from the source."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Iterator
from functools import cache
from inspect import Parameter
from pathlib import Path
from types import FunctionType, ModuleType

Function = ast.FunctionDef


def parameters(make: Callable[..., object]) -> list[Parameter]:
    if isinstance(make, FunctionType) or (isinstance(make, type) and not hasattr(make, "__mypyc_attrs__")):
        return list(inspect.signature(make).parameters.values())
    return list(_written(make))


def _written(make: Callable[..., object]) -> Iterator[Parameter]:
    """As they stand in the source, with the values that their defaults have in the module."""
    found = _definition(make)
    if found is None:
        return
    module, function = found
    said = function.args
    inside = 1 if isinstance(make, type) else 0  # self
    plain = said.args[inside:]
    for n, each in enumerate(plain, len(said.defaults) - len(plain)):
        default = _value(module, said.defaults[n]) if n >= 0 else Parameter.empty
        yield Parameter(each.arg, Parameter.POSITIONAL_OR_KEYWORD, default=default)
    if said.vararg is not None:
        yield Parameter(said.vararg.arg, Parameter.VAR_POSITIONAL)
    for each, value in zip(said.kwonlyargs, said.kw_defaults, strict=True):
        default = Parameter.empty if value is None else _value(module, value)
        yield Parameter(each.arg, Parameter.KEYWORD_ONLY, default=default)
    if said.kwarg is not None:
        yield Parameter(said.kwarg.arg, Parameter.VAR_KEYWORD)


def _definition(make: Callable[..., object]) -> tuple[ModuleType, Function] | None:
    """The function, or the nearest `__init__` of a class; None for a class without any."""
    if not isinstance(make, type):
        return sys.modules[make.__module__], _functions(make.__module__)[make.__name__]
    for base in make.__mro__:
        if base.__module__ in sys.modules and base is not object:
            function = _functions(base.__module__).get(f"{base.__name__}.__init__")
            if function is not None:
                return sys.modules[base.__module__], function
    return None


@cache
def _functions(name: str) -> dict[str, Function]:
    file = Path(str(sys.modules[name].__file__))
    found: dict[str, Function] = {}
    for node in ast.parse(file.with_name(f"{name.rpartition('.')[2]}.py").read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = node
        elif isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{part.name}": part for part in node.body if isinstance(part, ast.FunctionDef)}
    return found


def _value(module: ModuleType, default: ast.expr) -> object:
    return eval(compile(ast.Expression(default), str(module.__file__), "eval"), vars(module))
