"""Cards without their text: what stays, what goes, and that nobody else ever sees them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kaimaku.games.hocg.defs import BY_ID, DEFS, CardDef
from kaimaku.games.hocg.rules.support import NO_CHANGE
from kaimaku.games.vcard.card import BY_ID as VCARDS
from kaimaku.games.vcard.card import CARDS
from kaimaku.lab.vanilla import declared, has_text, vanilla
from kaimaku.server.content.cards import card_list
from tests.cards.hocg.scene import Scene, one

HOLOMEM, OSHI, EVENT = "hSD01-006", "hSD01-001", "hSD01-016"
TOOL = next(d.id for d in BY_ID.values() if d.support in ("tool", "mascot", "fan"))


@pytest.fixture
def plain() -> Iterator[dict[str, CardDef]]:
    Scene({})  # a position declares the cards that nobody mentioned; no other may follow the vanilla ones
    numbers = (HOLOMEM, OSHI, EVENT, TOOL)
    with declared("hocg", numbers):
        yield {number: BY_ID[vanilla(number)] for number in numbers}


def test_a_holomem_keeps_its_body_and_loses_its_text(plain: dict[str, CardDef]) -> None:
    made, known = plain[HOLOMEM], BY_ID[HOLOMEM]
    for fact in ("names", "level", "hp", "colors", "tags", "buzz", "baton", "baton_colors"):
        assert getattr(made, fact) == getattr(known, fact), fact
    assert [(a.power, a.colored, a.size) for a in made.arts] == [(a.power, a.colored, a.size) for a in known.arts]
    assert known.hosts and not made.hosts
    assert all(art.text is None and art.prog == -1 for art in made.arts)
    assert any(art.prog != -1 for art in known.arts)
    assert not any(art.printed.suffix for art in made.arts)


def test_an_oshi_keeps_its_life_and_has_no_skills(plain: dict[str, CardDef]) -> None:
    assert (plain[OSHI].life, plain[OSHI].colors) == (BY_ID[OSHI].life, BY_ID[OSHI].colors)
    assert BY_ID[OSHI].skills and not plain[OSHI].skills


def test_an_event_without_text_cannot_be_played(plain: dict[str, CardDef]) -> None:
    s = Scene(
        {"center": one("hSD01-003", "sora"), "hand": [one(EVENT, "draws"), one(vanilla(EVENT), "nothing")]},
    )
    assert s.why_not("play", "draws") == ""
    assert s.why_not("play", "nothing") == NO_CHANGE.rule


def test_a_tool_can_still_be_attached(plain: dict[str, CardDef]) -> None:
    made, known = plain[TOOL], BY_ID[TOOL]
    assert (made.support, made.attachable, made.only, made.limited) == (known.support, True, known.only, known.limited)
    assert known.hosts and not made.hosts


def test_nobody_sees_them_afterwards() -> None:
    before = set(BY_ID), set(VCARDS)
    definitions = list(DEFS), list(CARDS)
    with declared("hocg", (HOLOMEM,)), declared("vcard", ("CCD-001",)):
        assert vanilla(HOLOMEM) in BY_ID and vanilla("CCD-001") in VCARDS
    assert (set(BY_ID), set(VCARDS)) == before
    assert definitions == (DEFS, CARDS)
    with pytest.raises(RuntimeError), declared("hocg", (HOLOMEM,)):
        raise RuntimeError
    assert set(BY_ID) == before[0]
    for game in ("hocg", "vcard"):
        listed = card_list(game)
        assert not [card.id for card in (*listed.cards, *listed.scenario_cards) if "vanilla" in card.id]


def test_they_are_made_once_and_take_the_next_free_place() -> None:
    count = len(DEFS)
    with declared("hocg", (HOLOMEM, EVENT)):
        made = BY_ID[vanilla(HOLOMEM)]
        assert [d.id for d in DEFS[count:]] == [vanilla(HOLOMEM), vanilla(EVENT)]
        assert all(DEFS[d.number] is d for d in DEFS[count:])
    assert len(DEFS) == count
    with declared("hocg", (EVENT, HOLOMEM)):
        assert BY_ID[vanilla(HOLOMEM)] is made and DEFS[made.number] is made


def test_a_card_of_vcard_keeps_its_facts() -> None:
    with declared("vcard", ("CCD-001",)):
        made, known = VCARDS[vanilla("CCD-001")], VCARDS["CCD-001"]
        assert (made.rung, made.below, made.kind, made.facts.set) == (known.rung, known.below, known.kind, "CCD")
        assert (made.facts.name, made.facts.element) == (known.facts.name, known.facts.element)
        assert known.words["en"] and not made.words["en"]
        assert known.lock >= 0 > made.lock


def test_what_has_no_text_is_known() -> None:
    assert has_text("hocg", HOLOMEM) and not has_text("hocg", "hSD01-003")
    assert has_text("vcard", "CCD-001")
