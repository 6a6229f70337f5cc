"""One word of a declaration changed: every way to do that, in a fixed order."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass

from .declarations import Declaration
from .words import KINDRED

OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.GtE: ast.LtE,
    ast.LtE: ast.GtE,
    ast.Gt: ast.LtE,
    ast.Lt: ast.GtE,
}
STRICT: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.GtE: ast.Gt, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.Lt: ast.LtE}


@dataclass(frozen=True)
class Mutant:
    card: Declaration
    before: str  # the expression that was changed
    after: str
    within: str  # what it stands in
    code: str  # the whole declaration with the change

    def __str__(self) -> str:
        said = f"{self.card.path.name}:{self.card.line} {self.card.card}: {self.before} → {self.after}"
        return f"{said} in {self.within}" if self.within else said


class Changes:
    """All changes of the declarations of one game."""

    def __init__(self, cards: Sequence[Declaration]) -> None:
        self.cards = cards
        self.names = _other_names(cards)

    def of(self, card: Declaration) -> list[Mutant]:
        tree = ast.parse(card.code, mode="eval").body
        kindred = KINDRED[card.game]
        found: dict[str, Mutant] = {}
        above = {part: node for node in ast.walk(tree) for part in ast.iter_child_nodes(node)}
        unsaid = _unsaid(tree)
        for place, node in enumerate(ast.walk(tree)):
            if node in unsaid:
                continue
            for new in _changes(node, node is tree and isinstance(tree, ast.Call), kindred, self.names):
                code = ast.unparse(_with(tree, place, new))
                if code != card.code:
                    found.setdefault(code, Mutant(card, *_shown(node, new), _within(node, above), code))
        return list(found.values())


def _shown(node: ast.AST, new: ast.expr) -> tuple[str, str]:
    """The change in words: of what only lost a part, that part."""
    if isinstance(node, ast.Call) and isinstance(new, ast.Call) and ast.unparse(node.func) == ast.unparse(new.func):
        parts = [*map(ast.unparse, (*node.args, *node.keywords))]
        left = [*map(ast.unparse, (*new.args, *new.keywords))]
        for one in range(len(parts)):
            if parts[:one] + parts[one + 1 :] == left:
                return f"{ast.unparse(node.func)}(… {parts[one]} …)", "dropped"
    return ast.unparse(node), ast.unparse(new)


def _within(node: ast.AST, above: Mapping[ast.AST, ast.AST]) -> str:
    """The phrase around a word, to tell several of one word apart."""
    around = above.get(node)
    while around is not None and not isinstance(around, ast.Call | ast.Compare | ast.Dict):
        around = above.get(around)
    if isinstance(around, ast.Call) and around.func is node:
        return ast.unparse(around)
    return "" if around is None or around not in above else ast.unparse(around)


def _unsaid(tree: ast.expr) -> set[ast.AST]:
    """What is no part of what the card does: its number, and the words of a fact in both languages."""
    found: set[ast.AST] = set()
    if isinstance(tree, ast.Call) and tree.args and isinstance(tree.args[0], ast.Constant):
        found.add(tree.args[0])
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Fact":
            found.update(part for words in node.args[:2] for part in ast.walk(words))
    return found


def _with(tree: ast.expr, place: int, new: ast.expr) -> ast.expr:
    """A copy with another expression at that place of the walk."""
    if place == 0:
        return new
    twin = deepcopy(tree)
    target = list(ast.walk(twin))[place]

    class Put(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> ast.AST:
            return new if node is target else self.generic_visit(node)

    put = Put().visit(twin)
    assert isinstance(put, ast.expr)
    return put


def _other_names(cards: Sequence[Declaration]) -> dict[str, str]:
    """Each name, tag or element that stands in some declaration → the next of its kind."""
    said: set[str] = set()
    for card in cards:
        tree = ast.parse(card.code, mode="eval").body
        said |= {
            node.value
            for node in set(ast.walk(tree)) - _unsaid(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
    found: dict[str, str] = {}
    for kind in (
        sorted(word for word in said if word.startswith("#")),
        sorted(word for word in said if word[:1].islower()),
        sorted(word for word in said if not word.startswith("#") and not word[:1].islower()),
    ):
        found |= dict(zip(kind, kind[1:] + kind[:1], strict=True))
    return found


# --- what each kind of expression may become ------------------------------------------------------------------------


def _changes(
    node: ast.AST, root: bool, kindred: dict[str, tuple[str, ...]], names: dict[str, str]
) -> Iterator[ast.expr]:
    match node:
        case ast.Constant(value=bool()):
            return
        case ast.Constant(value=int(value)):
            yield from map(ast.Constant, _numbers(value))
        case ast.Constant(value=str(value)) if value in names and names[value] != value:
            yield ast.Constant(names[value])
        case ast.Name(id=name):
            yield from (ast.Name(other) for other in kindred.get(name, ()))
            if name in ("ALL", "ANY"):
                yield ast.Constant(1)
        case ast.Attribute(value=value, attr=attr):
            yield from (ast.Attribute(value, other) for other in kindred.get(f".{attr}", ()))
        case ast.UnaryOp(op=ast.UAdd(), operand=operand):
            yield ast.UnaryOp(ast.USub(), operand)
        case ast.UnaryOp(op=ast.USub() | ast.Invert(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            yield from (left, right, ast.BinOp(left, ast.BitAnd(), right))
        case ast.BinOp(left=left, op=ast.BitAnd(), right=right):
            yield from (left, right, ast.BinOp(left, ast.BitOr(), right))
        case ast.BinOp(left=left, op=ast.Mult()):
            yield left
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            yield ast.Compare(left, [OPPOSITE[type(op)]()], [right])
            if not isinstance(right, ast.Constant):
                yield ast.Compare(left, [STRICT[type(op)]()], [right])
        case ast.Subscript(value=value):
            yield value
        case ast.Tuple(elts=elts) if len(elts) > 1:
            yield from (ast.Tuple(rest, ast.Load()) for rest in _without_one(elts))
        case ast.Dict(keys=keys, values=values) if len(keys) > 1:
            for one in range(len(keys)):
                yield ast.Dict(keys[:one] + keys[one + 1 :], values[:one] + values[one + 1 :])
        case ast.Call():
            yield from _calls(node, root)


def _numbers(value: int) -> Iterator[int]:
    step = 10 if value and value % 10 == 0 else 1
    yield value + step
    if value:
        yield value - step


def _without_one(parts: list[ast.expr]) -> Iterator[list[ast.expr]]:
    for one in range(len(parts)):
        yield parts[:one] + parts[one + 1 :]


def _calls(node: ast.Call, root: bool) -> Iterator[ast.expr]:
    """A part or a filter dropped or negated, an option dropped, a joint taken off what it joins."""
    for i, part in enumerate(node.args):
        if not (root and i == 0):
            rest = node.args[:i] + node.args[i + 1 :]
            yield ast.Call(node.func, rest, node.keywords) if rest or node.keywords or _verb(node) else node.func
        if isinstance(part, ast.Name) and part.id.islower():
            no: ast.expr = ast.UnaryOp(ast.Invert(), part)
            yield ast.Call(node.func, [*node.args[:i], no, *node.args[i + 1 :]], node.keywords)
    for i in range(len(node.keywords)):
        yield ast.Call(node.func, node.args, node.keywords[:i] + node.keywords[i + 1 :])
    match node:
        case ast.Call(args=[*_, ast.Call() as inner]) if _verb(node) and _verb(inner):
            yield inner
        case ast.Call(func=ast.Name(id="If"), args=[test, *rest]) if not isinstance(test, ast.Compare):
            yield ast.Call(node.func, [ast.UnaryOp(ast.Invert(), test), *rest], node.keywords)


def _verb(node: ast.Call) -> bool:
    """Verbs and joints are written LikeThis, nouns LIKE_THIS, hosts and filters like_this."""
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    return name[:1].isupper() and not name.isupper()
