"""YAML with the line of every key, so that a mistake can be pointed at."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import yaml

if TYPE_CHECKING or not yaml.__with_libyaml__:
    from yaml import SafeLoader
else:
    from yaml import CSafeLoader as SafeLoader  # the same in C


class ScenarioError(ValueError):
    """A scenario file that cannot be used: where, and why."""

    def __init__(self, path: str, line: int, why: str) -> None:
        super().__init__(f"{path}:{line}: {why}" if line else f"{path}: {why}")
        self.path = path
        self.line = line
        self.why = why


MERGE = "tag:yaml.org,2002:merge"
MOST_PARTS = 20_000  # keys, values and entries, each as often as an alias repeats it


class Loader(SafeLoader):
    """Only true and false are booleans: `yes`, `no` and `on` are words of the game."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool"]
    for first, resolvers in SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile(r"^(?:true|false)$"), list("tf"))


class Document:
    """The data of a file and where each part of it stands: `steps[2].A` → line."""

    def __init__(self, path: Path, text: str | None = None) -> None:
        """`text`: what the file says, where it is no file."""
        self.path = str(path)
        self.lines: dict[str, int] = {}
        self.parts = 0
        self.inside: set[int] = set()  # the anchored parts that are being read, for one that contains itself
        self.data = self._parse(self._read(path) if text is None else text)

    def _read(self, path: Path) -> str:
        try:
            return path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "not UTF-8 text"
            raise ScenarioError(self.path, 0, f"can't be read: {reason}") from None

    def _parse(self, text: str) -> object:
        loader = Loader(text)
        try:
            node = loader.get_single_node()
            return None if node is None else self._value(loader, node, "")
        except yaml.YAMLError as error:
            mark = getattr(error, "problem_mark", None)
            why = getattr(error, "problem", None) or str(error)
            raise ScenarioError(self.path, mark.line + 1 if mark else 0, f"invalid YAML: {why}") from None
        except (RecursionError, ValueError) as error:
            if isinstance(error, ScenarioError):
                raise
            raise ScenarioError(self.path, 0, f"can't be read: {error}") from None
        finally:
            loader.dispose()

    def _value(self, loader: Loader, node: yaml.Node, at: str) -> object:
        line = node.start_mark.line + 1
        self.lines.setdefault(at, line)
        self.parts += 1
        if self.parts > MOST_PARTS:
            raise ScenarioError(self.path, line, f"a file has at most {MOST_PARTS} parts, aliases (*) written out")
        if not isinstance(node, yaml.CollectionNode):
            return loader.construct_object(node)
        if id(node) in self.inside:
            raise ScenarioError(self.path, line, "an anchor (&) can't contain itself")
        self.inside.add(id(node))
        found = self._mapping(loader, node, at) if isinstance(node, yaml.MappingNode) else self._list(loader, node, at)
        self.inside.remove(id(node))
        return found

    def _list(self, loader: Loader, node: yaml.CollectionNode, at: str) -> list[object]:
        return [self._value(loader, item, f"{at}[{i}]") for i, item in enumerate(node.value)]

    def _mapping(self, loader: Loader, node: yaml.MappingNode, at: str) -> dict[str, object]:
        """Key by key; what is merged in (`<<: *base`) stands behind what is said here."""
        found: dict[str, object] = {}
        merged: list[object] = []
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            if key_node.tag == MERGE:
                value = self._value(loader, value_node, at)
                merged += value if isinstance(value, list) else [value]
                continue
            key = str(loader.construct_object(key_node))
            where = f"{at}.{key}" if at else key
            if key in found:
                raise ScenarioError(self.path, line, f"duplicate key {key!r}")
            self.lines[where] = line
            found[key] = self._value(loader, value_node, where)
        for part in merged:
            if not isinstance(part, dict):
                raise ScenarioError(self.path, node.start_mark.line + 1, "`<<` takes a mapping, or a list of mappings")
            found = {**part, **found}
        return found

    def line(self, *places: str) -> int:
        """The line of the first place that is there, else of what encloses it."""
        best = self.lines.get("", 0)
        depth = 0
        for place in places:
            shorter = place
            while shorter and shorter not in self.lines:
                cut = max(shorter.rfind("."), shorter.rfind("["), 0)
                shorter = shorter[:cut]
            if shorter and len(shorter) > depth:
                best, depth = self.lines[shorter], len(shorter)
        return best

    def error(self, why: str, *places: str) -> ScenarioError:
        return ScenarioError(self.path, self.line(*places), why)
