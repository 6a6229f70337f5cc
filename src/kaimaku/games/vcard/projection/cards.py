"""Every card of VCard on the wire: printed facts, and its text generated from its declaration, part by part."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

from kaimaku.decks import Deck
from kaimaku.games.vcard.card import BY_ID, CARDS, CardDef
from kaimaku.games.vcard.decks.facts import SUPPORTS, load
from kaimaku.games.vcard.decks.legality import most_copies
from kaimaku.games.vcard.game import GAME
from kaimaku.wire.common import Words
from kaimaku.wire.rest import Ability, CardInfo

TEXT = Words("Text", "テキスト")
LABEL = re.compile(r"(?:^|(?<=[.。])) ?(Passive|Lock|Snap|Echo)[:：] ?")


@cache
def cards() -> list[CardInfo]:
    """In the order of the sets; cards that only tests or positions made up are none."""
    assert GAME.name == "vcard"  # imported for its cards
    return [card_info(BY_ID[number]) for number in load() if number in BY_ID]


def made_up() -> list[CardInfo]:
    """Cards that only positions of scenarios have."""
    return [card_info(d) for d in CARDS if d.facts.id not in load()]


def fan(deck: Deck | None) -> list[CardInfo]:
    """The first VTuber of a deck of whom every stage is there, in one set."""
    held = [card_info(BY_ID[number]) for number in (deck.main if deck else ()) if number in BY_ID]
    vtubers = [card for card in held if card.kind == "vtuber"]
    for first in vtubers:
        line = {card.pl: card for card in vtubers if (card.line, card.set) == (first.line, first.set)}
        if {8, 9, 10} <= line.keys():
            return [line[8], line[9], line[10]]
    return []


def card_info(d: CardDef) -> CardInfo:
    facts = d.facts
    name = Words(facts.name, facts.name)
    support = facts.type in SUPPORTS
    return CardInfo(
        id=facts.id,
        kind="support" if support else cast(Any, facts.type),
        name=name,
        names=[name],
        colors=[facts.element] if facts.element else [],
        support=facts.type if support else "",
        abilities=list(_abilities(d)),
        set=facts.set,
        copies=most_copies(facts.type),
        pl=facts.pl,
        strength=facts.strength or "",
        line=facts.line or facts.pairs or "",
        effect=cast(Any, d.effect),
        flavor=Words(facts.flavor, facts.flavor_ja) if facts.flavor else None,
    )


def _abilities(d: CardDef) -> Iterator[Ability]:
    """A text by its effect types; what stands before the first of them has none."""
    parts = {lang: LABEL.split(d.words[lang]) for lang in ("en", "ja")}
    en, ja = parts["en"], parts["ja"]
    if en[1::2] != ja[1::2]:
        en, ja = [d.words["en"]], [d.words["ja"]]
    if en[0].strip():
        yield Ability("text", TEXT, Words(en[0].strip(), ja[0].strip()))
    for label, said, said_ja in zip(en[1::2], en[2::2], ja[2::2], strict=True):
        yield Ability(label.lower(), Words(label, label), Words(said.strip(), said_ja.strip()))
