"""Writes the client's types and the reference of docs/protocol.md out of the server's messages: neither can drift.

python tools/wire_types.py [--check]
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from importlib import import_module
from pathlib import Path
from types import ModuleType

from msgspec import NODEFAULT, Struct, inspect, json

from kaimaku import games

TARGET = Path(__file__).parent.parent / "web/src/wire/types.ts"
PAGE = Path(__file__).parent.parent / "docs/protocol.md"
PLACE = re.compile(r"(<!-- messages: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
OWN = {name: games.find(name).view for name in games.OWN}  # games installed beside Kaimaku have the plain view
MODULES = (
    *(
        "common",
        *OWN,
        "plain",
        "views",
        "match",
        "room",
        "play",
        "rest",
        "replays",
        "review",
        "packs",
        "status",
        "learn",
        "lab",
    ),
    *("people", "tournaments", "operator", "ops"),
)
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "None": "null", "Any": "unknown"}
HEAD = "// Written by tools/wire_types.py out of the server's messages; run it again instead of changing this file.\n"


def main(check: bool) -> int:
    wrong = 0
    for file, text in ((TARGET, typescript()), (PAGE, page(PAGE.read_text(encoding="utf-8")))):
        if file.is_file() and file.read_text(encoding="utf-8") == text:
            continue
        if not check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            continue
        print(f"{file.name} is out of date; run python tools/wire_types.py", file=sys.stderr)
        wrong = 1
    return wrong


def typescript() -> str:
    """The whole file: every alias and struct of the messages, in the order in which they are defined."""
    return HEAD + "".join(_module(messages(name)) for name in MODULES)


def messages(name: str) -> ModuleType:
    """The messages of that name: a part of the wire, or what a game shows of its table."""
    view = OWN.get(name)
    return import_module(f"kaimaku.wire.{name}" if view is None else view().__module__)


def page(text: str) -> str:
    """The page with every place for a module's messages filled in."""

    def fill(place: re.Match[str]) -> str:
        _, _, body = _module(messages(place[2])).partition("\n\n")
        return f"{place[1]}```ts\n{body.strip().replace('export ', '')}\n```\n{place[3]}"

    return PLACE.sub(fill, text)


def _module(module: ModuleType) -> str:
    assert module.__file__ is not None
    source = Path(module.__file__).read_text(encoding="utf-8")
    notes = _notes(source)
    parts = [f"\n// {(module.__doc__ or '').strip()}\n"]
    if module.__name__ == "kaimaku.wire.views":
        kinds = [view().__name__ for view in OWN.values() if view is not None]
        return "\n".join([*parts, f"export type View = {' | '.join([*kinds, 'PlainView'])};\n"])
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            parts.append(_alias(node.targets[0].id, node, notes))
        elif isinstance(node, ast.ClassDef):
            parts.append(_interface(getattr(module, node.name), node, notes))
    return "\n".join(parts)


def _alias(name: str, node: ast.Assign, notes: dict[int, str]) -> str:
    said: list[str] = []
    line = node.lineno - 1
    while line in notes:
        said.insert(0, notes[line])
        line -= 1
    if not any(note.endswith((".", "?")) for note in said):  # a heading, not a remark
        said = []
    if isinstance(node.value, ast.Constant):
        return _doc(" ".join(said)) + f"export const {name} = {json.encode(node.value.value).decode()};\n"
    body = _type(node.value)
    if isinstance(node.value, ast.BinOp) and len(body) > 90:
        body = "".join(f"\n  | {each}" for each in body.split(" | "))
        return _doc(" ".join(said)) + f"export type {name} ={body};\n"
    return _doc(" ".join(said)) + f"export type {name} = {body};\n"


def _interface(struct: type[Struct], node: ast.ClassDef, notes: dict[int, str]) -> str:
    """One struct. A field may be missing where it has a default that is left out, or need not be sent."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    config = struct.__struct_config__
    optional = config.omit_defaults or config.forbid_unknown_fields
    defaults = {field.name: _default(field) for field in info.fields}
    rows = [] if info.tag_field is None else [f"  {info.tag_field}: {json.encode(info.tag).decode()};\n"]
    for field in node.body:
        if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
            continue
        default = defaults[field.target.id]
        said = [notes[field.lineno]] if field.lineno in notes else []
        may_miss = optional and default is not None
        if may_miss and default not in ("null", '""', "[]", "{}", "false", "0", "0.0"):
            said.append(f"default {default}")
        row = f"  {field.target.id}{'?' if may_miss else ''}: {_type(field.annotation)};"
        rows.append(row + (f" // {'; '.join(said)}" if said else "") + "\n")
    return _doc(ast.get_docstring(node) or "") + f"export interface {node.name} {{\n{''.join(rows)}}}\n"


def _default(field: inspect.Field) -> str | None:
    if field.default is not NODEFAULT:
        return json.encode(field.default).decode()
    if field.default_factory is not NODEFAULT:
        return json.encode(field.default_factory()).decode()
    return None


def _type(node: ast.expr) -> str:
    """An annotation as TypeScript; limits of numbers and lengths are the server's to check."""
    match node:
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{_type(left)} | {_type(right)}"
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[base, *_])):
            return _type(base)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            each = values.elts if isinstance(values, ast.Tuple) else [values]
            return " | ".join(json.encode(ast.literal_eval(value)).decode() for value in each)
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            inner = _type(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{_type(key)}, {_type(value)}>"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
            return f"[{', '.join(map(_type, items))}]"
    raise TypeError(f"no TypeScript for {ast.unparse(node)}")


def _notes(source: str) -> dict[int, str]:
    """The comments by line, without their sign."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {
        token.start[0]: token.string.lstrip("# ").replace("None", "null")
        for token in tokens
        if token.type == tokenize.COMMENT
    }


def _doc(text: str) -> str:
    return f"/** {' '.join(text.split())} */\n" if text else ""


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
