"""What mypyc can't compile, or compiles to something slow or wrong, found in a module's syntax."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator

COMPARISONS = {"__lt__", "__le__", "__gt__", "__ge__", "__eq__"}
MARKS = ("mypyc_attr", "trait", "dataclass")
UNPACKED = "one constant a line, each `NAME: Final = …`"
FINAL = "a constant is `NAME: Final = …`: anything else is looked up each time it is used"
SHARED = "an attribute that all instances share is a ClassVar; otherwise it is made anew for each of them"
BASES = "bases after the first must be traits, and all traits come last"
DECORATED = "a decorator of ours keeps a class from being compiled"
SLOTTED = "a dataclass with slots is another class than the one compiled; a frozen one is slow to make"
MADE = "classes are declared, not made by type(…)"
BLANK = "object.__new__ makes no compiled object: type(self).__new__(type(self)) does"
DICTIONARY = "compiled objects have no __dict__: kernel/attributes.py"
HASHED = "a compiled class with comparisons has no hash unless it defines one"
MIRRORED = "compiled, a class with __or__ and no __ror__ recurses if something of another kind stands on the left"
MARKED = "its instances are copied without __init__: @mypyc_attr(allow_interpreted_subclasses=True)"
SIGNS = {"__or__", "__and__", "__add__", "__sub__", "__mul__"}
COPYING = ("copied", "copied_deeply")  # of kernel/attributes.py
READ = "what is read from JSON has lists where a tuple was: a compiled cast refuses them"
OPTIONS = "keywords are handed on to super() by their names"


def faults(tree: ast.Module, traits: Collection[str]) -> Iterator[tuple[int, str]]:
    """Lines, and what is wrong there. Traits: the names of all classes marked as such."""
    modules = {alias.asname or alias.name for node in tree.body for alias in _imported(node)}
    for node in tree.body:
        if isinstance(node, ast.Assign):
            yield from _constant(node)
    for found in ast.walk(tree):
        if isinstance(found, ast.ClassDef):
            yield from _class(found, traits)
        elif isinstance(found, ast.Call):
            yield from _call(found, modules)
        elif isinstance(found, ast.Attribute) and found.attr == "__dict__":
            yield found.lineno, DICTIONARY


def _imported(node: ast.stmt) -> list[ast.alias]:
    return node.names if isinstance(node, ast.Import | ast.ImportFrom) else []


def _constant(node: ast.Assign) -> Iterator[tuple[int, str]]:
    target, value = node.targets[0], node.value
    if isinstance(target, ast.Tuple):
        plain = isinstance(value, ast.Tuple) and all(map(_literal, value.elts))
        if plain or (isinstance(value, ast.Call) and ast.unparse(value.func) == "range"):
            yield node.lineno, UNPACKED
    elif isinstance(target, ast.Name) and target.id.isupper() and _literal(value):
        yield node.lineno, FINAL


def _class(node: ast.ClassDef, traits: Collection[str]) -> Iterator[tuple[int, str]]:
    names = [ast.unparse(base).partition("[")[0] for base in node.bases]
    names = [name for name in names if name != "Generic"]
    if any(name not in traits for name in names[1:]):
        yield node.lineno, BASES
    for decorator in node.decorator_list:
        said = ast.unparse(decorator)
        if said.partition("(")[0] not in MARKS:
            yield node.lineno, DECORATED
        if said.startswith("dataclass(") and ("slots" in said or "frozen" in said):
            yield node.lineno, SLOTTED
    methods = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    if methods & COMPARISONS and "__hash__" not in methods:
        yield node.lineno, HASHED
    if any(f"__r{name[2:]}" not in methods for name in methods & SIGNS):
        yield node.lineno, MIRRORED
    for part in node.body:
        if isinstance(part, ast.Assign) and isinstance(part.targets[0], ast.Tuple):
            yield part.lineno, UNPACKED
        elif isinstance(part, ast.Assign | ast.AnnAssign) and isinstance(part.value, ast.Call):
            said = ast.unparse(part.annotation) if isinstance(part, ast.AnnAssign) else ""
            cheap = ast.unparse(part.value.func) in ("field", "frozenset", "range")
            if not said.startswith("ClassVar") and not cheap:
                yield part.lineno, SHARED


def _call(node: ast.Call, modules: Collection[str]) -> Iterator[tuple[int, str]]:
    called = ast.unparse(node.func)
    if called == "cast" and len(node.args) == 2:
        data = ast.unparse(node.args[1])
        if data.startswith("data[") and "tuple[" in ast.unparse(node.args[0]):
            yield node.lineno, READ
    if called == "type" and len(node.args) == 3:
        yield node.lineno, MADE
    elif called == "object.__new__":
        yield node.lineno, BLANK
    elif called == "vars" and not (node.args and ast.unparse(node.args[0]) in modules):
        yield node.lineno, DICTIONARY
    elif called.startswith("super().") and any(keyword.arg is None for keyword in node.keywords):
        yield node.lineno, OPTIONS


def _literal(value: ast.expr) -> bool:
    try:
        ast.literal_eval(value)
    except ValueError:
        return False
    return not isinstance(value, ast.List | ast.Dict | ast.Set)


def traits_of(tree: ast.Module) -> set[str]:
    classes = (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    return {node.name for node in classes if any(ast.unparse(d) == "trait" for d in node.decorator_list)}


def unmarked(trees: Collection[ast.Module]) -> Iterator[tuple[str, str]]:
    """Classes that copy themselves, and all that derive from them, must be marked. Names are looked up in all trees."""
    classes = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    copied = {node.name for node in classes if _copies_itself(node)}
    while True:
        derived = {node.name for node in classes if copied & {ast.unparse(b).partition("[")[0] for b in node.bases}}
        if derived <= copied:
            break
        copied |= derived
    for node in classes:
        marks = [ast.unparse(d) for d in node.decorator_list]
        if node.name in copied and "mypyc_attr(allow_interpreted_subclasses=True)" not in marks:
            yield node.name, MARKED


def _copies_itself(node: ast.ClassDef) -> bool:
    calls = (found for found in ast.walk(node) if isinstance(found, ast.Call) and found.args)
    return any(ast.unparse(c.func) in COPYING and ast.unparse(c.args[0]) == "self" for c in calls)
