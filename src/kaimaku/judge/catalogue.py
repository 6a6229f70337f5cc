"""The rule catalogue: what a cited rule id says, where it stands, and which id was probably meant.

The data is `rules.yaml` in the catalogue of each game, in the order of the official documents.
Nothing is read before the first question about a game.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import yaml

from kaimaku import games


@dataclass(frozen=True, slots=True)
class Rule:
    """One numbered statement or heading. The Japanese is empty where a game has none."""

    id: str
    title: str
    title_ja: str
    says: str
    says_ja: str
    kind: str = "rule"
    testable: bool = True
    test_idea: str = ""
    sources: tuple[str, ...] = ()
    under: str = ""  # the heading it stands below, where the printed number points elsewhere
    note: str = ""


class UnknownRule(LookupError):
    """No rule has this id; `nearest` holds the ids that look most like it, best first."""

    def __init__(self, reference: str, nearest: tuple[str, ...]) -> None:
        hint = f"; did you mean {' or '.join(nearest)}?" if nearest else ""
        super().__init__(f"unknown rule {reference!r}{hint}")
        self.reference = reference
        self.nearest = nearest


@cache
def load(game: str) -> dict[str, Rule]:
    """All rules of a game by full id, in document order. The dictionary is shared: read it, do not write to it."""
    if game not in games.names():
        raise UnknownRule(game, tuple(difflib.get_close_matches(game, games.names())))
    file = games.find(game).file("catalogue", "rules.yaml")
    text = file.read_text(encoding="utf-8") if file.is_file() else "[]"
    loader = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader
    rules: dict[str, Rule] = {}
    for entry in yaml.load(text, Loader=loader):
        if entry["id"] in rules:
            raise ValueError(f"{game}: duplicate rule {entry['id']}")
        sources = tuple(entry.get("sources", ()))
        rules[entry["id"]] = Rule(**{"title_ja": "", "says_ja": "", **entry, "sources": sources})
    return rules


def lookup(reference: str, game: str = "") -> Rule:
    """The rule called `game:8.3.3`, or plain `8.3.3` of the given game."""
    prefix, colon, number = reference.partition(":")
    if not colon:
        prefix, number = game, reference
    if prefix not in games.names():
        near = [f"{each}:{number}" for each in games.names() if f"{each}:{number}" in load(each)]
        raise UnknownRule(reference, tuple(near))
    rules = load(prefix)
    full = f"{prefix}:{number}"
    if full not in rules:
        numbers = [known.partition(":")[2] for known in rules]
        near = difflib.get_close_matches(number, numbers)
        raise UnknownRule(reference, tuple(f"{prefix}:{each}" for each in near))
    return rules[full]


def search(text: str, game: str, said: bool = True) -> list[Rule]:
    """Rules by a word: a chapter, a title or keyword, a part of a title, then (`said`) what a rule says."""
    word = _folded(text)
    rules = list(load(game).values())
    ways: tuple[Callable[[Rule], bool], ...] = (
        lambda rule: rule.id.casefold().startswith(f"{game}:{text.strip().casefold()}."),
        lambda rule: word in map(_folded, (rule.title, rule.title_ja, rule.id.rpartition("/")[2])),
        lambda rule: any(word in _folded(title) for title in (rule.title, rule.title_ja)),
        lambda rule: said and any(word in _folded(text) for text in (rule.says, rule.says_ja)),
    )
    return next((found for way in ways if word and (found := [rule for rule in rules if way(rule)])), [])


def _folded(text: str) -> str:
    return "".join(c for c in text.casefold() if c.isalnum())


def parent(reference: str) -> Rule | None:
    """The nearest rule or heading above, or None at the top."""
    rule = lookup(reference)
    rules = load(_game(rule))
    if rule.under:
        return rules[rule.under]
    return next((rules[above] for above in _above(rule.id) if above in rules), None)


def children(reference: str, game: str = "") -> tuple[Rule, ...]:
    """The rules directly below, in document order."""
    rule = lookup(reference, game)
    return _families(_game(rule)).get(rule.id, ())


def content(rules: Iterable[Rule]) -> list[Rule]:
    """Rules that say something: instead of a heading, what stands below it."""
    found = [each for rule in rules for each in (content(children(rule.id)) if is_heading(rule) else [rule])]
    return list(dict.fromkeys(found))


def is_heading(rule: Rule) -> bool:
    """Does it only stand above others, and say nothing by itself?"""
    return rule.kind == "structure" and bool(children(rule.id))


def natural(rule_id: str) -> tuple[tuple[int, str], ...]:
    """A sort key that puts 4.10 after 4.9, and a letter after the numbers."""
    parts: list[str] = re.findall(r"\d+|[^\d./:]+", rule_id)
    return tuple((int(part), "") if part.isdecimal() else (1 << 30, part) for part in parts)


@cache
def _families(game: str) -> dict[str, tuple[Rule, ...]]:
    families: dict[str, tuple[Rule, ...]] = {}
    for rule in load(game).values():
        above = parent(rule.id)
        if above is not None:
            families[above.id] = (*families.get(above.id, ()), rule)
    return families


def _game(rule: Rule) -> str:
    return rule.id.partition(":")[0]


def _above(rule_id: str) -> Iterator[str]:
    """Candidates from near to far: a lettered item belongs to its number, a segment to what precedes it.

    Sections may be headed with a zero: 3.1.1 stands below 3.1.0.
    """
    shorter, longer = rule_id, ""
    while shorter != longer:
        longer = shorter
        shorter = re.sub(r"(?<=\d)[a-z]$", "", longer)
        if shorter == longer:
            shorter = re.sub(r"[./][^./]+$", "", longer)
        yield from (above for above in (shorter, f"{shorter}.0") if above != rule_id)
