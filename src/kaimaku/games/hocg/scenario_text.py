"""Card texts written as data: an expression in the words of the card language, read without running any code."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from difflib import get_close_matches

from . import lang
from .lang.hosts import Host

# What declares cards or takes a function is no word of a text.
NOT_WORDS = frozenset({"BadDeclaration", "Condition", "Fact", "Say", "card", "plain", "texts"})
WORDS: dict[str, object] = {name: getattr(lang, name) for name in lang.__all__ if name not in NOT_WORDS}
PARTS = ("at", "attached", "cheer", "is_", "stack")  # what a noun has: HOLOMEM.cheer, THIS.at(AT_CENTER)
BINARY: dict[type, Callable[..., object]] = {
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}
COMPARE: dict[type, Callable[..., object]] = {
    ast.GtE: operator.ge,
    ast.LtE: operator.le,
    ast.Eq: operator.eq,
}
UNARY: dict[type, Callable[..., object]] = {ast.USub: operator.neg, ast.Invert: operator.invert}


class BadText(ValueError):
    """An expression that is no card text: the offending word, and what may have been meant."""


def read_host(text: str) -> Host:
    """One text with its host: `collab_effect(Draw(1))`."""
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise BadText(f"{text!r} is no expression: {getattr(error, 'msg', error)}") from None
    try:
        found = value(tree)
    except BadText:
        raise
    except Exception as error:  # a word of the language refused its arguments
        raise BadText(f"{text!r}: {error}") from None
    if not isinstance(found, Host):
        raise BadText(f"{text!r} says nothing by itself: put it into collab_effect(…), gift(…), art(…), use(…) …")
    return found


def value(node: ast.expr) -> object:
    """What an expression means; only words of the language, numbers, quoted names and brackets are known."""
    match node:
        case ast.Constant(value=bool() | int() | str() | None as constant):
            return constant
        case ast.Name(id=name):
            return word(name)
        case ast.Attribute(value=noun, attr=part):
            if part not in PARTS:
                raise BadText(f"nothing has a part {part!r}; there are {', '.join(PARTS)}")
            return getattr(value(noun), part)
        case ast.Call(func=func, args=args, keywords=keywords):
            named = {k.arg: value(k.value) for k in keywords if k.arg is not None}
            if len(named) < len(keywords):
                raise BadText("** has no place in a card text")
            return _callable(func)(*(value(a) for a in args), **named)
        case ast.Subscript(value=noun, slice=index):
            return value(noun)[value(index)]  # type: ignore[index]
        case ast.Tuple(elts=items):
            return tuple(value(x) for x in items)
        case ast.Dict(keys=keys, values=values):
            return {value(k): value(v) for k, v in zip(keys, values, strict=True) if k is not None}
        case _:
            return _operation(node)


def _operation(node: ast.expr) -> object:
    match node:
        case ast.BinOp(left=left, op=op, right=right) if type(op) in BINARY:
            return BINARY[type(op)](value(left), value(right))
        case ast.UnaryOp(op=op, operand=operand) if type(op) in UNARY:
            return UNARY[type(op)](value(operand))
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARE:
            return COMPARE[type(op)](value(left), value(right))
    raise BadText(f"{ast.unparse(node)!r} has no place in a card text")


def word(name: str) -> object:
    if name not in WORDS:
        close = get_close_matches(name, WORDS, n=4, cutoff=0.5)
        hint = f"; near it: {', '.join(close)}" if close else ""
        raise BadText(f"the card language has no word {name!r}{hint}")
    return WORDS[name]


def _callable(node: ast.expr) -> Callable[..., object]:
    found = value(node)
    if not callable(found):
        raise BadText(f"{ast.unparse(node)!r} takes no brackets")
    return found
