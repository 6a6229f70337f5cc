"""Card texts written as data: an expression in the words of a card language, read without running any code."""

from __future__ import annotations

import ast
import operator
import warnings
from collections.abc import Callable, Collection, Mapping
from difflib import get_close_matches

from ..kinds import Mark
from ..told import Untold, in_japanese
from ..words import Word

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
SIGNS = {ast.BitOr: "|", ast.BitAnd: "&", ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.GtE: ">=", ast.LtE: "<="}
SIGNS |= {ast.Lt: "<", ast.Eq: "==", ast.USub: "-", ast.UAdd: "+", ast.Invert: "~"}


class BadText(Untold):
    """An expression that is no card text: the offending word, and what may have been meant."""


class ExpressionReader:
    """The words of one card language, the parts its nouns have, and an example for each sign it knows."""

    def __init__(
        self, words: Mapping[str, object], parts: Collection[str] = (), signs: Mapping[str, str] | None = None
    ) -> None:
        self.words = words
        self.parts = parts
        self.signs = signs or {}

    def read(self, text: str) -> object:
        """What a text means; anything that is no text of the language is a BadText."""
        try:
            with warnings.catch_warnings(action="ignore"):  # "1THIS": what is wrong with it is said below
                tree = ast.parse(text.strip(), mode="eval").body
        except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
            why = getattr(error, "msg", error)
            raise BadText(
                f"{text!r} isn't an expression: {why}. A text is one word(word, word(…))",
                f"「{text}」は式として読めません。テキストは「語(語, 語(…))」の形で書いてください。",
            ) from None
        try:
            return self.value(tree)
        except BadText:
            raise
        except Exception as error:  # a word of the language refused its arguments
            ja = in_japanese(error)
            raise BadText(f"{text!r}: {error}", ja if ja.startswith(text) else f"「{text}」：{ja}") from None

    def unknown(self, text: str) -> list[str]:
        """Words of an expression that the language does not have, in their order."""
        names = (node.id for node in ast.walk(ast.parse(text, mode="eval")) if isinstance(node, ast.Name))
        return [name for name in dict.fromkeys(names) if name not in self.words]

    def value(self, node: ast.expr) -> object:
        """What an expression means; only words of the language, numbers, quoted names and brackets are known."""
        match node:
            case ast.Constant(value=bool() | int() | str() as constant):
                return constant
            case ast.Name(id=name):
                return self.word(name)
            case ast.Attribute(value=noun, attr=part):
                if part not in self.parts:
                    parts = ", ".join(self.parts)
                    raise BadText(
                        f"unknown part {part!r}; choose from {parts}",
                        f"「.{part}」という部分はありません。使えるもの：{parts}",
                    )
                return self._part(self.value(noun), part, node)
            case ast.Call(func=func, args=args, keywords=keywords):
                named = {k.arg: self.value(k.value) for k in keywords if k.arg is not None}
                if len(named) < len(keywords):
                    raise BadText("** isn't allowed in a card text", "カードのテキストに「**」は書けません。")
                called, given = self._callable(func), [self.value(a) for a in args]
                return self._said(node, "()", lambda: called(*given, **named))
            case ast.Subscript(value=noun, slice=index):
                whole, some = self.value(noun), self.value(index)
                if isinstance(whole, str | tuple | dict):
                    raise self._misused(node, "[]")  # Python would take a letter of a name
                return self._said(node, "[]", lambda: operator.getitem(whole, some))  # type: ignore[call-overload]
            case ast.Tuple(elts=items):
                return tuple(self.value(x) for x in items)
            case ast.Dict(keys=keys, values=values):
                pairs = [(self.value(k), self.value(v)) for k, v in zip(keys, values, strict=True) if k is not None]
                table = self._said(node, "{}", lambda: dict(pairs))
                if len(dict(pairs)) < len(keys):
                    said = ast.unparse(node)
                    raise BadText(
                        f"{said!r} isn't allowed: the same stands there twice", f"{said}に同じものが2回あります。"
                    )
                return table
            case _:
                return self._operation(node)

    def _operation(self, node: ast.expr) -> object:
        match node:
            case ast.BinOp(left=left, op=op, right=right) if type(op) in BINARY:
                return self._sign(node, BINARY, op, left, right)
            case ast.UnaryOp(op=op, operand=operand) if type(op) in UNARY:
                return self._sign(node, UNARY, op, operand)
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARE:
                return self._sign(node, COMPARE, op, left, right)
        said = ast.unparse(node)
        raise BadText(f"{said!r} isn't allowed in a card text", f"カードのテキストに{said}は書けません。")

    def _sign(self, node: ast.expr, table: Mapping[type, Callable[..., object]], op: ast.AST, *of: ast.expr) -> object:
        values = [self.value(each) for each in of]
        sign = SIGNS[type(op)]
        if len(of) == 1 and sign in "-+" and type(values[0]) is int:
            return table[type(op)](*values)
        if any(isinstance(value, str | tuple | dict | Word) for value in values):
            raise self._misused(node, sign)  # Python would join or repeat them, or ask a word what its sign means
        marked = sum(isinstance(value, Mark) for value in values)
        if (marked and not (sign == "|" and marked == 2)) or (sign in "|&~" and all(type(x) is int for x in values)):
            raise self._misused(node, sign)  # … or count with what is no number, or with its bits
        return self._said(node, sign, lambda: table[type(op)](*values))

    def _part(self, noun: object, part: str, node: ast.expr) -> object:
        if not hasattr(noun, part):
            raise self._misused(node, f".{part}")
        return getattr(noun, part)

    def _said(self, node: ast.expr, sign: str, say: Callable[[], object]) -> object:
        """What is said with a sign; one that does not go with what stands there is refused in the reader's words."""
        try:
            return say()
        except (TypeError, AttributeError, IndexError, KeyError):
            raise self._misused(node, sign) from None

    def _misused(self, node: ast.expr, sign: str) -> BadText:
        said = ast.unparse(node)
        if sign not in self.signs:
            return BadText(
                f"{said!r} isn't allowed: {sign} can't be used there",
                f"{said}とは書けません。そこに{sign}は使えません。",
            )
        use = self.signs[sign]
        return BadText(
            f"{said!r} isn't allowed; use {sign} as in {use}", f"{said}とは書けません。{sign}は{use}のように使います。"
        )

    def word(self, name: str) -> object:
        if name not in self.words:
            close = get_close_matches(name, self.words, n=4, cutoff=0.5)
            hint = f"; did you mean {' or '.join(close)}?" if close else ""
            maybe = f"もしかして：{'、'.join(close)}" if close else ""
            raise BadText(f"unknown word {name!r}{hint}", f"「{name}」という語はありません。{maybe}")
        return self.words[name]

    def _callable(self, node: ast.expr) -> Callable[..., object]:
        found = self.value(node)
        if not callable(found):
            said = ast.unparse(node)
            raise BadText(
                f"{said!r} can't be called: it takes nothing in brackets. Write {said}.",
                f"{said}には(…)を付けません。{said}とだけ書いてください。",
            )
        return found
