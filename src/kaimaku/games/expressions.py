"""Card texts written as data: an expression in the words of a card language, read without running any code."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Collection, Mapping
from difflib import get_close_matches

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
    ast.Lt: operator.lt,
    ast.Eq: operator.eq,
}
UNARY: dict[type, Callable[..., object]] = {ast.USub: operator.neg, ast.UAdd: operator.pos, ast.Invert: operator.invert}


class BadText(ValueError):
    """An expression that is no card text: the offending word, and what may have been meant."""


class Reader:
    """The words of one card language, and the parts its nouns have."""

    def __init__(self, words: Mapping[str, object], parts: Collection[str] = ()) -> None:
        self.words = words
        self.parts = parts

    def read(self, text: str) -> object:
        """What a text means; anything that is no text of the language is a BadText."""
        try:
            tree = ast.parse(text.strip(), mode="eval").body
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            raise BadText(f"{text!r} is no expression: {getattr(error, 'msg', error)}") from None
        try:
            return self.value(tree)
        except BadText:
            raise
        except Exception as error:  # a word of the language refused its arguments
            raise BadText(f"{text!r}: {error}") from None

    def value(self, node: ast.expr) -> object:
        """What an expression means; only words of the language, numbers, quoted names and brackets are known."""
        match node:
            case ast.Constant(value=bool() | int() | str() | None as constant):
                return constant
            case ast.Name(id=name):
                return self.word(name)
            case ast.Attribute(value=noun, attr=part):
                if part not in self.parts:
                    raise BadText(f"nothing has a part {part!r}; there are {', '.join(self.parts)}")
                return getattr(self.value(noun), part)
            case ast.Call(func=func, args=args, keywords=keywords):
                named = {k.arg: self.value(k.value) for k in keywords if k.arg is not None}
                if len(named) < len(keywords):
                    raise BadText("** has no place in a card text")
                return self._callable(func)(*(self.value(a) for a in args), **named)
            case ast.Subscript(value=noun, slice=index):
                return self.value(noun)[self.value(index)]  # type: ignore[index]
            case ast.Tuple(elts=items):
                return tuple(self.value(x) for x in items)
            case ast.Dict(keys=keys, values=values):
                return {self.value(k): self.value(v) for k, v in zip(keys, values, strict=True) if k is not None}
            case _:
                return self._operation(node)

    def _operation(self, node: ast.expr) -> object:
        match node:
            case ast.BinOp(left=left, op=op, right=right) if type(op) in BINARY:
                return BINARY[type(op)](self.value(left), self.value(right))
            case ast.UnaryOp(op=op, operand=operand) if type(op) in UNARY:
                return UNARY[type(op)](self.value(operand))
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARE:
                return COMPARE[type(op)](self.value(left), self.value(right))
        raise BadText(f"{ast.unparse(node)!r} has no place in a card text")

    def word(self, name: str) -> object:
        if name not in self.words:
            close = get_close_matches(name, self.words, n=4, cutoff=0.5)
            hint = f"; near it: {', '.join(close)}" if close else ""
            raise BadText(f"the card language has no word {name!r}{hint}")
        return self.words[name]

    def _callable(self, node: ast.expr) -> Callable[..., object]:
        found = self.value(node)
        if not callable(found):
            raise BadText(f"{ast.unparse(node)!r} takes no brackets")
        return found
