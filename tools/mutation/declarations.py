"""The declarations of the shipped cards as expressions: what stands in `games/<game>/cards/`, read only."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path

SOURCE = Path(__file__).parent.parent.parent / "src/kaimaku/games"
FRAMES = {"hocg": {"card"}, "danmaku": {"card", "character", "incident", "role"}}  # what declares a card
TEXTS = "TEXTS"  # VCard: the table of a set's texts by number
GAMES = ("hocg", "danmaku", "vcard")


@dataclass(frozen=True)
class Declaration:
    game: str
    card: str  # its number or its name, as the file says
    path: Path
    line: int
    code: str  # the expression, with the file's own short forms written out

    @property
    def module(self) -> str:
        return f"kaimaku.games.{self.game}.cards.{self.path.stem}"


def declarations(game: str) -> list[Declaration]:
    """In the order of the files; cards without a text have nothing that could change."""
    found: list[Declaration] = []
    for path in sorted((SOURCE / game / "cards").glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        short = _Short(tree)
        cards = _table(path, tree, short) if game == "vcard" else _calls(tree, FRAMES[game])
        for card, node in cards:
            found.append(Declaration(game, card, path, node.lineno, ast.unparse(short.written_out(node))))
    return found


def _calls(tree: ast.Module, frames: set[str]) -> Iterator[tuple[str, ast.expr]]:
    for statement in tree.body:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
            call = statement.value
            if isinstance(call.func, ast.Name) and call.func.id in frames and len(call.args) + len(call.keywords) > 1:
                number = call.args[0]
                assert isinstance(number, ast.Constant), f"line {call.lineno}: a card is declared by its number"
                yield str(number.value), call


def _table(path: Path, tree: ast.Module, short: _Short) -> Iterator[tuple[str, ast.expr]]:
    """Each card's clauses; rows that are made in a row are written out one by one."""
    for statement in tree.body:
        if isinstance(statement, ast.AnnAssign) and ast.unparse(statement.target) == TEXTS:
            assert isinstance(statement.value, ast.Dict)
            printed = tomllib.loads((SOURCE / "vcard/printed" / f"{path.stem}.toml").read_text(encoding="utf-8"))
            numbers = {int(card["id"].rpartition("-")[2]): card["id"] for card in printed["card"]}
            for key, value in zip(statement.value.keys, statement.value.values, strict=True):
                rows = short.rows(value) if key is None else [(ast.unparse(key), value)]
                yield from ((numbers[int(number)], text) for number, text in rows)


class _Short:
    """The short forms of a card file: names for phrases that several cards share, and functions of one expression."""

    def __init__(self, tree: ast.Module) -> None:
        self.names: dict[str, ast.expr] = {}
        self.functions: dict[str, tuple[list[str], ast.expr]] = {}
        for statement in tree.body:
            match statement:
                case ast.Assign(targets=[ast.Name(id=name)], value=value):
                    if not (isinstance(value, ast.Call) and ast.unparse(value.func) == "Term"):  # mere words
                        self.names[name] = value
                case ast.FunctionDef(
                    name=name,
                    args=args,
                    body=[ast.Return(value=ast.expr() as value)] | [ast.Expr(), ast.Return(value=ast.expr() as value)],
                ):
                    self.functions[name] = ([a.arg for a in args.args], value)

    def written_out(self, node: ast.expr) -> ast.expr:
        made = _Fill(self.names, self.functions).visit(deepcopy(node))
        assert isinstance(made, ast.expr)
        return made

    def rows(self, node: ast.expr) -> Iterator[tuple[str, ast.expr]]:
        """`{number: text(element) for number, element in enumerate(ELEMENTS, 169)}`, row by row."""
        assert isinstance(node, ast.DictComp) and len(node.generators) == 1, ast.unparse(node)
        loop = node.generators[0]
        for values in eval(ast.unparse(self.written_out(loop.iter)), {"enumerate": enumerate}):
            names = dict(zip(_targets(loop.target), values, strict=True))
            said = {name: ast.copy_location(ast.Constant(value), node) for name, value in names.items()}
            row = _Fill(said, self.functions).visit(deepcopy(node.value))
            yield str(names[ast.unparse(node.key)]), row


def _targets(node: ast.expr) -> list[str]:
    return [part.id for part in ast.walk(node) if isinstance(part, ast.Name)]


class _Fill(ast.NodeTransformer):
    def __init__(self, names: Mapping[str, ast.expr], functions: Mapping[str, tuple[list[str], ast.expr]]) -> None:
        self.names = names
        self.functions = functions

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in self.names:
            filled: ast.expr = self.visit(deepcopy(self.names[node.id]))
            return ast.copy_location(filled, node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        if isinstance(node.func, ast.Name) and node.func.id in self.functions:
            names, value = self.functions[node.func.id]
            said = dict(zip(names, node.args, strict=True))
            filled: ast.expr = _Fill({**self.names, **said}, self.functions).visit(deepcopy(value))
            return ast.copy_location(filled, node)
        return node
