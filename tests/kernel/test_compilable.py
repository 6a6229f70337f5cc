"""What is compiled is written so that it compiles well: see "Code that is compiled" in CONTRIBUTING.md."""

from __future__ import annotations

import ast
from functools import cache

import pytest

from tests.for_each import for_each
from tests.kernel import compilable
from tests.kernel.compilable import faults, traits_of, unmarked
from tools.compiled_modules import GAMES, PACKAGE, modules

FILES = [str(file) for file in modules()]


@cache
def tree(file: str) -> ast.Module:
    return ast.parse((PACKAGE / file).read_text("utf-8"))


@cache
def traits() -> frozenset[str]:
    return frozenset[str]().union(*(traits_of(tree(file)) for file in FILES))


@for_each(FILES)
def test_a_compiled_module_follows_the_rules(file: str) -> None:
    found = [f"{file}:{line}: {why}" for line, why in faults(tree(file), traits())]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_copied_is_marked(game: str) -> None:
    """Compiled, an object can be made without `__init__` only if its class is marked."""
    assert not list(unmarked([tree(file) for file in FILES if file.startswith(f"games/{game}/lang/")]))


def test_a_class_that_derives_from_a_copied_one_needs_the_mark() -> None:
    code = """
@mypyc_attr(allow_interpreted_subclasses=True)
class A:
    def copy(self): return copied(self)
class B(A): ...
class C(B[int]): ...
class D: ...
"""
    assert [name for name, _ in unmarked([ast.parse(code)])] == ["B", "C"]


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("A, B = range(2)", compilable.UNPACKED),
        ("A, B = 1, 2", compilable.UNPACKED),
        ("LIMIT = 6", compilable.FINAL),
        ("class C:\n    a, b = '', ''", compilable.UNPACKED),
        ("class C:\n    a = Refusal('x')", compilable.SHARED),
        ("class C(A, B): ...", compilable.BASES),
        ("class C:\n    def __ge__(self, n): ...", compilable.HASHED),
        ("class C:\n    def __or__(self, o): ...", compilable.MIRRORED),
        ("@odd\nclass C: ...", compilable.DECORATED),
        ("@dataclass(frozen=True)\nclass C: ...", compilable.SLOTTED),
        ("C = type('C', (), {})", compilable.MADE),
        ("c = object.__new__(C)", compilable.BLANK),
        ("def f(self): return vars(self)", compilable.DICTIONARY),
        ("c.__dict__.update(d)", compilable.DICTIONARY),
        ("for a, b in cast('list[tuple[int, str]]', data['x']): pass", compilable.READ),
        ("class C(D):\n    def __init__(self, **o):\n        super().__init__(**o)", compilable.OPTIONS),
    ],
)
def test_each_fault_is_found(code: str, why: str) -> None:
    assert why in [found for _, found in faults(ast.parse(code), {"T"})]


def test_what_compiles_well_is_no_fault() -> None:
    code = """
import boards
A: Final = 1
NAMES: Final = vars(boards)
white, green = (Colored(c) for c in COLORS)

@mypyc_attr(allow_interpreted_subclasses=True)
class C(D, T):
    unit = "x"
    FAR: ClassVar = Refusal("x")
"""
    assert list(faults(ast.parse(code), {"T"})) == []
