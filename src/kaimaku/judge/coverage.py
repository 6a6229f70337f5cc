"""Coverage: which rules of the catalogue are cited by a test or a scenario, and which by none.

A test cites rules with `@rule("game:8.3.1", …)`, a scenario with its list `rules:`. Both are read as text: nothing is
imported or run, so the answer does not depend on whether the tests pass.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import yaml

from kaimaku import games
from kaimaku.judge import catalogue
from kaimaku.judge.catalogue import Rule

LOADER = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader


class NoTests(LookupError):
    """There are no tests to look at: an installed package comes without them."""


@dataclass(frozen=True, slots=True)
class Cited:
    """One place that cites a rule: a file, and the test in it if it is one."""

    rule: str
    where: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter's testable rules and how many of them are cited."""

    name: str
    title: str
    testable: int
    cited: int


@dataclass(frozen=True, slots=True)
class Coverage:
    game: str
    by_rule: dict[str, list[str]]  # every testable rule, in document order → who cites it
    chapters: list[Chapter]
    unknown: list[Cited]  # citations of rules that do not exist

    @property
    def uncited(self) -> list[str]:
        return [rule for rule, places in self.by_rule.items() if not places]


def find_tests(start: Path | None = None) -> Path:
    """The project's tests: below the working directory, or beside the sources this package runs from."""
    here = start or Path.cwd()
    for root in (here, *here.parents, *Path(__file__).resolve().parents[3:4]):
        if (root / "tests" / "rule.py").is_file():
            return root / "tests"
    raise NoTests(
        "no tests found: rule coverage is read from the project's tests, which an installed package doesn't have; "
        "run this in a checkout, or pass the folder with --tests"
    )


def cover(game: str, *folders: Path) -> Coverage:
    """Read all tests and scenarios in some folders for one game."""
    rules = catalogue.load(game)
    by_rule: dict[str, list[str]] = {rule.id: [] for rule in rules.values() if rule.testable}
    unknown = []
    for cited in (cited for folder in folders for cited in citations(folder)):
        if not cited.rule.startswith(f"{game}:"):
            continue
        if cited.rule not in rules:
            unknown.append(cited)
        elif cited.rule in by_rule and cited.where not in by_rule[cited.rule]:
            by_rule[cited.rule].append(cited.where)
    return Coverage(game, by_rule, _chapters(game, rules, by_rule), unknown)


def _chapters(game: str, rules: dict[str, Rule], by_rule: dict[str, list[str]]) -> list[Chapter]:
    untitled = games.find(game).chapters
    groups: dict[str, list[str]] = {}
    for rule in by_rule:
        groups.setdefault(rule.partition(":")[2].partition(".")[0], []).append(rule)
    return [
        Chapter(
            name,
            rules[f"{game}:{name}"].title if f"{game}:{name}" in rules else untitled.get(name, ("",))[0],
            len(members),
            sum(bool(by_rule[rule]) for rule in members),
        )
        for name, members in groups.items()
    ]


def citations(tests: Path) -> Iterator[Cited]:
    for path in sorted(tests.rglob("*.py")):
        yield from _in_python(path, tests)
    for path in sorted([*tests.rglob("*.yaml"), *tests.rglob("*.yml")]):
        yield from _in_scenario(path, tests)


def _in_python(path: Path, tests: Path) -> Iterator[Cited]:
    text = path.read_text(encoding="utf-8")
    if "rule(" not in text:
        return
    tree = ast.parse(text, filename=str(path))
    file = path.relative_to(tests).as_posix()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                for rule in _cited_by(decorator):
                    yield Cited(rule, f"{file}::{node.name}")


def _cited_by(decorator: ast.expr) -> list[str]:
    """The ids of `@rule("…", …)`, by any module's name for it."""
    if not isinstance(decorator, ast.Call):
        return []
    called = decorator.func
    name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
    if name != "rule":
        return []
    return [arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]


def _in_scenario(path: Path, tests: Path) -> Iterator[Cited]:
    file = path.relative_to(tests).as_posix()
    try:
        documents = list(yaml.load_all(path.read_text(encoding="utf-8"), Loader=LOADER))
    except yaml.YAMLError:
        return  # a broken file proves nothing; running the scenarios reports it
    for document in documents:
        rules = document.get("rules") if isinstance(document, dict) else None
        for rule in rules if isinstance(rules, list) else []:
            full = str(rule) if ":" in str(rule) else f"{document.get('game')}:{rule}"
            yield Cited(full, file)
