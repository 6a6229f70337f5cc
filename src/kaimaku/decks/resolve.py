"""Resolve what was read against the cards that exist: place the unplaced, find names, point out strangers."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Protocol

from kaimaku.decks.reading import Imported, Reading, Row
from kaimaku.decks.shape import plain


class Named(Protocol):
    @property
    def en(self) -> str: ...
    @property
    def ja(self) -> str: ...


class Fact(Protocol):
    """What resolving needs to know of a card; any game's printed facts will do."""

    @property
    def number(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> Named: ...


class Known(Protocol):
    """The cards that exist, by number. A dict of facts is one."""

    def get(self, number: str, /) -> Fact | None: ...
    def values(self) -> Iterable[Fact]: ...


def resolve(imported: Imported, known: Known) -> Imported:
    deck = imported.deck
    reading = Reading(imported.format, imported.text, deck.game, deck.name)
    reading.warnings.extend(imported.warnings)
    nameless = {row.where for row in imported.rows if not row.number}
    reading.unresolved.extend(note for note in imported.unresolved if note.where not in nameless)
    names = _by_name(known) if nameless else {}
    for row in imported.rows:
        found = _placed(reading, row, known) if row.number else _found(reading, row, names)
        if found is not None:
            reading.take(found)
    return reading.done()


def _placed(reading: Reading, row: Row, known: Known) -> Row:
    fact = known.get(row.number)
    if fact is None:
        words = (f"no known card is numbered {row.number}", f"{row.number}は未知のカードです")
        reading.fail(row.where, row.text, words)
        return row
    return row if row.pile else replace(row, pile=reading.shape.pile_of(fact.kind))


def _found(reading: Reading, row: Row, names: dict[str, list[Fact]]) -> Row | None:
    """The one card of that name. Several cards often share a name: then the choice is the player's, never a guess."""
    shape = reading.shape
    facts = [f for f in names.get(_key(row.name), ()) if not row.pile or shape.pile_of(f.kind) == row.pile]
    if len(facts) == 1:
        return replace(row, number=facts[0].number, pile=row.pile or shape.pile_of(facts[0].kind))
    if facts:
        listed = ", ".join(fact.number for fact in facts[:8]) + (" …" if len(facts) > 8 else "")
        words = (f"several cards have this name: {listed}", f"同名のカードが複数あります: {listed}")
    else:
        words = ("no known card has this name", "この名前のカードは見つかりません")
    reading.fail(row.where, row.text, words)
    return None


def _by_name(known: Known) -> dict[str, list[Fact]]:
    names: dict[str, list[Fact]] = {}
    for fact in known.values():
        for name in {_key(fact.name.en), _key(fact.name.ja)}:
            names.setdefault(name, []).append(fact)
    return names


def _key(name: str) -> str:
    return "".join(plain(name).split()).casefold()
