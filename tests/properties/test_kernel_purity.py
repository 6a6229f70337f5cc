"""The engine is a function of its seed: no clock, no global chance, no order of hashes, no outside help."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import kaimaku
from tests.depth import at_depth
from tests.for_each import for_each

SRC = Path(kaimaku.__file__).parent
KERNEL = sorted((SRC / "kernel").rglob("*.py"))
AROUND = {"bots", "decks", "propose", "terminal"}  # they play, read and show; what happens in a game is not theirs
ENGINE = KERNEL + sorted(p for p in (SRC / "games").rglob("*.py") if not AROUND & set(p.relative_to(SRC).parts))
CLOCKS = {"time", "datetime", "secrets", "uuid", "threading", "asyncio", "multiprocessing"}
HASHED = {"set", "frozenset"}


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def name_of(path: Path) -> str:
    return str(path.relative_to(SRC))


def imports(tree: ast.AST) -> Iterator[tuple[str, list[str]]]:
    """(module, names taken from it) of every absolute import, wherever it stands."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, []) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module or "", [alias.name for alias in node.names]


def is_set(node: ast.expr, known: set[str]) -> bool:
    """Does this expression make a set, as far as one can see?"""
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in HASHED
    if isinstance(node, ast.BinOp):
        return is_set(node.left, known) or is_set(node.right, known)
    return isinstance(node, ast.Name) and node.id in known


def set_names(scope: ast.AST) -> set[str]:
    """Variables of a scope that are made as sets, or said to be."""
    found: set[str] = set()
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and is_set(node.value, found):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign | ast.arg) and node.annotation is not None:
            target = node.arg if isinstance(node, ast.arg) else getattr(node.target, "id", "")
            said = ast.unparse(node.annotation).strip("'\"").removeprefix("Final[")
            if said.startswith(("set[", "frozenset[")):
                found.add(target)
    return found


def walks_over_sets(tree: ast.Module) -> Iterator[ast.expr]:
    """Loops, comprehensions and sequences made of a set: their order is the order of hashes."""
    scopes: list[ast.AST] = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for scope in [tree, *scopes]:
        known = set_names(scope)
        for node in ast.walk(scope):
            if isinstance(node, ast.For):
                walked = [node.iter]
            elif isinstance(node, ast.ListComp | ast.GeneratorExp | ast.DictComp):
                walked = [generator.iter for generator in node.generators]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("list", "tuple"):
                walked = node.args
            else:
                continue
            yield from (each for each in walked if is_set(each, known))


@for_each(KERNEL, name_of)
def test_the_kernel_needs_the_standard_library_only(path: Path) -> None:
    for module, _ in imports(tree_of(path)):
        if module != "mypy_extensions":  # read by the compiler, never imported
            assert module.split(".")[0] in sys.stdlib_module_names, f"{path.name} imports {module}"


@for_each(ENGINE, name_of)
def test_no_clock_and_no_chance_but_the_seed(path: Path) -> None:
    tree = tree_of(path)
    for module, names in imports(tree):
        if (path.name, module, names) == ("frames.py", "time", ["thread_time"]):
            continue  # it only ends what would never end
        assert module.split(".")[0] not in CLOCKS, f"{path.name} imports {module}"
        if module == "random":
            assert names == ["Random"], f"{path.name} may take nothing but Random, as a parameter"
    hashing = {c for n in ast.walk(tree) if getattr(n, "name", "") == "__hash__" for c in ast.walk(n)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node not in hashing:
            # Cards are invented before a game; copying has to know what was copied already.
            barred = {"hash", "id", "Random"} - {"invented.py": {"Random"}, "attributes.py": {"id"}}.get(
                path.name, set()
            )
            assert node.func.id not in barred, f"{path.name}: {ast.unparse(node)}"


@for_each(ENGINE, name_of)
def test_nothing_depends_on_the_order_of_a_set(path: Path) -> None:
    found = [ast.unparse(node) for node in walks_over_sets(tree_of(path))]
    assert found == []


def test_the_set_finder_finds_sets() -> None:
    text = (
        "def f(a: set[int]):\n for x in a: g(x)\n b = {1, 2} | c\n d = [y for y in b]\n return list(set(d)), sorted(b)"
    )
    assert {ast.unparse(node) for node in walks_over_sets(ast.parse(text))} == {"a", "b", "set(d)"}


GAME = """
import random
from kaimaku.games.hocg.game import GAME
from kaimaku.usual import decks_for
rng = random.Random(5)
t = GAME.new(decks_for("hocg", 2), 5)
while t.result is None:
    (seat,) = t.asked
    GAME.decide(t, seat, rng.choice(GAME.options(t, seat)))
print(t.digest())
"""


def test_the_same_seed_is_the_same_game_under_any_hash_seed() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", GAME],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": str(SRC.parent)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in at_depth(("0", "4711"), ("0", "1", "4711"))
    }
    assert len(digests) == 1
