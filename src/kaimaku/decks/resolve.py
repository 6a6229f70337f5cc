"""Resolve what was read against the cards that exist: place the unplaced, find names, point out strangers."""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Protocol, runtime_checkable

from kaimaku.decks.not_yet import is_not_yet
from kaimaku.decks.reading import Imported, Reading, Row
from kaimaku.decks.rules import deck_rules
from kaimaku.decks.shape import Shape, plain

_COUNTED = re.compile(r"(?P<name>.*[^ 0-9]) ?[ ,] ?(?P<count>[1-9][0-9]?)")
# A stage in any dress: "Name (PL9)", "Name, PL 9", "[PL9] Name".
_STAGE = re.compile(r"[ (\[,:/-]{0,4}\b(pl ?(?:8|9|10))\b[ )\],:/-]{0,4}", re.IGNORECASE)


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


@runtime_checkable
class Staged(Protocol):
    """A card that shares its name with its other stages; people write the stage behind the name."""

    @property
    def stage(self) -> str: ...


class Known(Protocol):
    """The cards that exist, by number. A dict of facts is one."""

    def get(self, number: str, /) -> Fact | None: ...
    def values(self) -> Iterable[Fact]: ...


def resolve(imported: Imported, known: Known) -> Imported:
    deck = imported.deck
    reading = Reading(imported.format, imported.text, deck.game, deck.name)
    reading.own = dict(deck.own)
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
    """A card that cannot be played here yet was read all the same; whoever has the deck tells so."""
    fact = known.get(row.number)
    if row.number in reading.own:
        return row
    if fact is None and is_not_yet(reading.shape.game, row.number):
        coming = deck_rules(reading.shape.game).coming
        fact = coming()(row.number) if coming is not None else None
    elif fact is None:
        reading.fail(row.where, row.text, (f"unknown card {row.number}", f"{row.number}というカードはありません"))
    if fact is None:
        return row
    if fact.number != row.number and known.get(fact.number) is None:  # a card that only this number leads to
        row = replace(row, number=fact.number)
    return row if row.pile else replace(row, pile=reading.shape.pile_of(fact.kind))


def stage_of(fact: Fact) -> str:
    return fact.stage if isinstance(fact, Staged) else ""


def full_name(fact: Fact) -> str:
    """The English name, and the stage where cards of several stages are called the same."""
    return f"{fact.name.en} {stage_of(fact)}".strip()


def _found(reading: Reading, row: Row, names: dict[str, list[Fact]]) -> Row | None:
    """The one card of that name. Several cards often share a name: then the choice is the player's, never a guess."""
    shape = reading.shape
    facts = _called(row, names, shape)
    counted = None if facts or row.count > 1 else _COUNTED.fullmatch(row.name)
    if counted and (facts := _called(replace(row, name=counted["name"]), names, shape)):
        reading.warn(row.where, row.text, ("using the last number as the count", "最後の数字を枚数とみなしました"))
        row = replace(row, count=int(counted["count"]))
    if len(facts) > 1 and shape.alike.issuperset(f.kind for f in facts):
        facts = facts[:1]
        same = f"cards of this name are all the same; using {facts[0].number}"
        same_ja = f"この名前のカードはどれも同じなので、{facts[0].number}としました"
        reading.warn(row.where, row.text, (same, same_ja))
    if len(facts) == 1:
        return replace(row, number=facts[0].number, pile=row.pile or shape.pile_of(facts[0].kind))
    if facts:
        listed = ", ".join(map(_listed, facts[:8])) + (" …" if len(facts) > 8 else "")
        words = (f"several cards have this name: {listed}", f"同名のカードが複数あります：{listed}")
        if stage := next(filter(None, map(stage_of, facts)), ""):
            en = f"{words[0]}; add the number, or {stage} after the name"
            words = (en, f"{words[1]}。番号か、名前の後に{stage}のように書いてください")
    elif row.remark:
        reading.warn(
            row.where,
            row.text,
            ("no card has this name: taken for a remark", "カード名ではないため、コメントとみなしました"),
        )
        return None
    else:
        words = ("no card has this name", "この名前のカードは見つかりません")
    reading.fail(row.where, row.text, words)
    return None


def _called(row: Row, names: dict[str, list[Fact]], shape: Shape) -> list[Fact]:
    called = names.get(_key(row.name)) or names.get(_key(_STAGE.sub(r"\1", plain(row.name))), [])
    return [f for f in called if not row.pile or shape.pile_of(f.kind) == row.pile]


def _listed(fact: Fact) -> str:
    stage = stage_of(fact)
    return f"{fact.number} ({stage})" if stage else fact.number


_last: list[tuple[Known, dict[str, list[Fact]]]] = []  # the cards that were asked for last: nearly always the same


def _by_name(known: Known) -> dict[str, list[Fact]]:
    kept = next((names for cards, names in _last if cards is known), None)
    if kept is None:
        kept = _all_names(known)
        _last[:] = [(known, kept)]
    return kept


def _all_names(known: Known) -> dict[str, list[Fact]]:
    names: dict[str, list[Fact]] = {}
    for fact in known.values():
        stage = _key(stage_of(fact))
        for name in {_key(fact.name.en), _key(fact.name.ja)}:
            for key in {name, name + stage, stage + name}:
                names.setdefault(key, []).append(fact)
    return names


def _key(name: str) -> str:
    return "".join(plain(name).split()).casefold()
