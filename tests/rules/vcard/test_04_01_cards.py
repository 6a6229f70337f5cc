"""4.1.0, 4.1.1.1, 4.1.1.2, 4.2.0.1, 4.3.0, 4.5.3: what stands on a card. The printed sets keep to it."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import (
    ALLY,
    BOOST,
    BY_ID,
    MASCOT,
    REINFORCEMENT,
    SUPPORTS,
    VTUBER,
    WORLD,
    CardDef,
    Facts,
    printed,
)
from kaimaku.games.vcard.lang import PL, YOUR_ACTIVE, Draw, card, lock, snap
from tests.rule import rule
from tests.vcard.scene import BLANK, A, Scene, Side, own, spot

ALL = [BY_ID[facts.id] for name in ("demo", "rising_stars") for facts in printed(name)]
ELEMENTS = {"fire", "water", "grass", "platinum", "electric", "divine", "chaos"}

SNAPPER = own("4.1 snapper", VTUBER, snap(PL(+1, YOUR_ACTIVE)))
LOCKER = own("4.1 locker", VTUBER, lock(PL(+1, YOUR_ACTIVE)))
TALKER = own("4.5 talker", VTUBER, snap(Draw(1)))
CHATTY = own("4.5 talker 9", VTUBER, pl=9, line=TALKER, flavor="Snap: draw 5 cards. +3 PL to this VT.")
CHATTIER = own("4.5 talker 10", VTUBER, pl=10, line=TALKER, flavor="Your Opp. loses the game.")


def of(kind: str) -> list[CardDef]:
    found = [c for c in ALL if c.facts.type == kind]
    assert found
    return found


@rule("vcard:4.1.0.1", "vcard:4.1.3.1")
def test_every_card_is_of_one_of_the_types() -> None:
    assert {c.facts.type for c in ALL} == {VTUBER, MASCOT, WORLD, BOOST, ALLY, REINFORCEMENT}
    assert {BOOST, ALLY, REINFORCEMENT} == SUPPORTS
    for other in ("item", "vtube", ""):
        with pytest.raises(ValueError, match="not in"):
            card(Facts("NONE-1", "no card", other))
    assert "NONE-1" not in BY_ID


@rule("vcard:4.1.0.1", "vcard:4.1.3.1", "vcard:4.6.3.1")
def test_each_type_is_played_in_its_own_way() -> None:
    hand = {"play": "CCD-001", "mascot": "CCD-010", "world": "CCD-085", "boost": "CCD-098", "ally": "CCD-114"}
    s = Scene(Side(hand=[*hand.values(), "CCD-126"]))
    for verb, name in hand.items():
        place = {"play": [spot(A, 1)], "ally": [s.vt(A)]}
        assert s.option(A, verb, name, *place.get(verb, [])) in s.options(A)
        for other in set(hand) - {verb}:
            assert s.refused(A, s.option(A, other, name, *place.get(other, []))) == "vcard:4.1.0.1"
        assert s.refused(A, s.option(A, verb, "CCD-126", *place.get(verb, []))) == "vcard:4.6.3.1"


@rule("vcard:4.1.1.1", "vcard:4.2.0.1")
def test_a_vtuber_has_all_its_properties() -> None:
    """Name, Power Level, element, effect type and effect (its PL8's), Strength, set and collector's number (V-42)."""
    for c in of(VTUBER):
        facts = c.facts
        assert facts.name and facts.line and facts.pl and facts.element and facts.strength, facts.id
        series, dash, collector = facts.id.partition("-")
        assert series == facts.set and dash and collector.isdigit(), facts.id


@rule("vcard:4.1.1.3a")
def test_a_vtuber_is_printed_at_8_9_or_10() -> None:
    assert {c.facts.pl for c in of(VTUBER)} == {8, 9, 10}
    assert {c.facts.pl for c in ALL if c.facts.type != VTUBER} == {0}


@rule("vcard:4.1.1.3a", "vcard:4.1.1.5a", "vcard:4.1.1.6a")
def test_each_stage_is_played_in_its_own_place() -> None:
    s = Scene(Side(active="CCD-001", hand=["CCD-001", "CCD-002", "CCD-003"]))
    places = {name: {o[0] for o in s.options(A) if o[1:2] == s.option(A, "", name)[1:]} for name in s.hand(A)}
    assert places == {"CCD-001": {"play"}, "CCD-002": {"evolve"}, "CCD-003": set()}


@rule("vcard:4.1.1.4b", "vcard:4.1.1.5c", "vcard:4.1.1.6c", "vcard:4.5.3.2", "vcard:4.4.0.1")
def test_a_pl8_has_an_effect_and_its_type_and_an_evolution_has_none() -> None:
    for c in of(VTUBER):
        evolved = c.facts.pl > 8
        assert (c.effect in ("passive", "lock", "snap", "echo")) is not evolved, c.facts.id
        assert bool(c.words["en"]) is bool(c.words["ja"]) is not evolved, c.facts.id
        assert (max(c.snap, c.echo, c.lock, c.boost, c.reply) >= 0 or c.watchers or c.statics or c.erupt) or evolved
        assert c.facts.flavor == "" or evolved or c.effect, c.facts.id
    assert {c.effect for c in ALL} == {"passive", "lock", "snap", "echo", ""}


@rule("vcard:4.5.3.4", "vcard:4.1.1.5c", "vcard:4.1.1.6c")
def test_flavor_text_changes_nothing() -> None:
    s = Scene(Side(active=TALKER, hand=[CHATTY, CHATTIER]))
    s.play(A, "evolve", CHATTY, s.vt(A))
    assert s.log("draw") == ["draw"] and s.pl(A) == 9, "the draw of the evolution, and the PL8's Snap not again"
    s.play(A, "evolve", CHATTIER, s.vt(A))
    assert s.log("draw") == ["draw"] * 3 and s.pl(A) == 10 and s.t.result is None


@rule("vcard:4.1.1.2b")
def test_the_printed_level_is_the_base() -> None:
    for stack, level in ((TALKER, 8), (f"{TALKER}|{CHATTY}", 9), (f"{TALKER}|{CHATTY}|{CHATTIER}", 10)):
        s = Scene(Side(active=stack))
        assert s.pl(A) == level and s.terms(A) == {"printed": level}, "a stack counts its highest card alone (V-10)"


@rule("vcard:4.1.1.2d", "vcard:4.5.0.2")
def test_the_effect_type_says_how_an_effect_is_triggered() -> None:
    """One text, twice: under Snap it happens on playing, under Lock not before the card is Locked."""
    s = Scene(Side(hand=[SNAPPER, LOCKER]))
    s.play(A, "play", LOCKER, spot(A, 1))
    assert s.pl(A) == 8
    s.play(A, "play", SNAPPER, spot(A, 2))
    assert s.pl(A) == 9
    assert s.refused(A, ("lock", s.vt(A, 2))) == "vcard:4.4.2.7"
    s.play(A, "lock", LOCKER)
    assert s.pl(A) == 10


@rule("vcard:4.3.0.1", "vcard:4.3.0.2", "vcard:4.3.0.3", "vcard:4.1.4.1")
def test_elements_are_seven_or_none() -> None:
    for kind in (VTUBER, MASCOT, WORLD):
        assert {c.facts.element for c in of(kind)} <= {*ELEMENTS, None}
    assert {c.facts.element for c in ALL} == {*ELEMENTS, None}
    assert {c.facts.strength for c in ALL} <= {*ELEMENTS, None}
    assert any(c.facts.element is None for c in of(WORLD)) and any(c.facts.element for c in of(WORLD))
    assert all(c.facts.element is None for kind in SUPPORTS for c in of(kind))
    assert BY_ID[f"TEST-{BLANK}"].facts.element is None
