"""What own cards are called: the names and tags that no printed card has, and which of them a text speaks of."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from kaimaku.language.own import BadCard, Called

from .. import facts
from ..facts import Names, Printed
from . import record, sheet
from .document import compose


def called(sheets: Iterable[str]) -> Called:
    """As far as they can be read; a card whose facts can't be has no name."""
    names: dict[str, str] = {}
    tags: dict[str, str] = {}
    for written in sheets:
        try:
            found = record.read(written) or sheet.read(written)
            printed = compose(found.label, {**found.facts, "attach_only": []}, []).printed
        except BadCard:
            continue
        _enter(names, (printed.name, *printed.also), of_tags=False)
        _enter(tags, printed.tags, of_tags=True)
    return Called(tuple(names.items()), tuple(tags.items()))


def _enter(known: dict[str, str], words: Iterable[Names], of_tags: bool) -> None:
    for word in words:
        if facts.in_print(word.en, of_tags) is None:
            known.setdefault(word.en, word.ja)


def met(beside: Called, printed: Printed) -> Called:
    """The words of the others, and the card's own: it may speak of itself."""
    names, tags = dict(beside.names), dict(beside.tags)
    _enter(names, (printed.name, *printed.also), of_tags=False)
    _enter(tags, printed.tags, of_tags=True)
    return Called(tuple(names.items()), tuple(tags.items()))


def spoken_of(words: Called, printed: Printed, hosts: Sequence[str]) -> Called:
    """Those of the words that stand in the texts and that the card doesn't bring itself."""
    own = {printed.name.en, *(name.en for name in printed.also)}
    marks = {tag.en for tag in printed.tags}
    said = "\n".join(hosts)
    names = ((en, ja) for en, ja in words.names if en not in own and (_in(en, said) or en in printed.attach_only))
    return Called(tuple(names), tuple((en, ja) for en, ja in words.tags if en not in marks and _in(en, said)))


def _in(word: str, said: str) -> bool:
    return json.dumps(word, ensure_ascii=False) in said or repr(word) in said
