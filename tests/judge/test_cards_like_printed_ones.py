"""A scenario's own card may be like any printed one: it then has a copy of that card's text."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.scenario.cards import clauses_of, declare
from kaimaku.kernel.refusals import Lang

PRINTED = [card for card in CARDS if card.facts.id.partition("-")[0] in ("CCD", "S1")]


def said(name: int, lang: Lang) -> list[str]:
    return [clause.words(lang) for clause in clauses_of(CARDS[name])]


def test_every_printed_text_can_be_copied() -> None:
    """Also where a text leads back to itself: a part that waits keeps what it will do then."""
    assert len(PRINTED) > 150
    for card in PRINTED:
        mine, again = clauses_of(card), clauses_of(card)
        assert [c.words("en") for c in mine] == [c.words("en") for c in again] == said(card.number, "en")
        assert all(one is not other for one, other in zip(mine, again, strict=True))


@pytest.mark.parametrize("name", ["CCD-067", "CCD-076", "CCD-079"])
def test_a_card_like_one_whose_text_waits(name: str) -> None:
    printed = next(card for card in PRINTED if card.facts.id == name)
    made = declare({"mine": {"like": name}})["mine"]
    assert made is not printed
    assert said(made.number, "en") == said(printed.number, "en") != []
