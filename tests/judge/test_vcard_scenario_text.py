"""Card texts in English under scenarios: every printed one is understood, other words too, and what is not is told."""

from __future__ import annotations

import pytest

from kaimaku.games.expressions import BadText
from kaimaku.games.vcard import GAME
from kaimaku.games.vcard.card import BY_ID, CardDef
from kaimaku.games.vcard.position_cards import PRINTED
from kaimaku.games.vcard.scenario_cards import declare
from kaimaku.games.vcard.scenario_text import WORDS, likely_kind, read_text

assert GAME.name == "vcard"  # imported for its cards
CARDS = [d for d in BY_ID.values() if d.facts.id.partition("-")[0] in PRINTED and d.words["en"]]
SAME = {
    "If you control a PL10, draw 1 card.": "If you control 1 PL10 VT's, draw 1 card.",
    "Discard 1 card, Bolster a Backstage VTuber": "Discard 1 card from your hand, Bolster a Backstage VT.",
    "+1 PL to each VT you control.": "+1 PL to all VT's you control.",
    "-1 PL to a VT your opponent controls.": "-1 PL to an Opp's VT.",
    "-1 PL to an Opp's fire VTuber.": "-1 PL to an Opp's Fire VT.",
    "-1 PL to a PL8 VT.": "-1 PL to a PL8 VT.",
    "Draw a card, then discard 1 card.": "Draw 1 card, discard 1 card from your hand.",
    "You draw two cards.": "Draw 2 cards.",
    "Swap 2 VTs you control.": "Swap the position of 2 of your VT's.",
    "-1 PL to three of your Opp's VT's.": "-1 PL to 3 of your Opp's VT's.",
    "+1 PL to 3 VT's you control.": "+1 PL to 3 of your VT's.",
    "-1 PL to 4 VT's.": "-1 PL to 4 VT's.",
    "Exalt up to 2 VT's your Opp. controls.": "Exalt up to 2 of your Opp's VT's.",
    "Return up to 4 VT's you control to your hand.": "Return up to 4 VT's you control to your hand.",
    "Return 2 of your Opp's VT's to their owner's deck.": "Return 2 of your Opp's VT's to their owner's deck.",
    "Discard 2 Allies your Opp. controls.": "Discard 2 of your Opp's Allies.",
    "Discard 2 Allies.": "Discard 2 Allies.",
    "Burn 2 of your Opp's spots.": "Burn 2 of your Opp's spots.",
    "Unlock 2 cards you control.": "Unlock 2 cards you control.",
    "Undertow 2 VT's.": "Undertow 2.",
    "Move 2 of your VT's to empty spots.": "Move 2 of your VT's to an empty spot.",
    "Each player discards a VT they control.": "Each player discards a VT they control.",
    "Your Opp. swaps 2 of their VT's.": "Your Opp. swaps the position of 2 of their VT's.",
    "Each player Blesses their Active VT.": "Each player Blesses their Active VT.",
    "Each player returns an Ally they control to their deck.": (
        "Each player returns an Ally they control to their deck."
    ),
    "Your Opp. may move a VT they control to an empty spot.": "Your Opp. may move a VT they control to an empty spot.",
    "Each player searches their deck for a Mascot.": "Each player searches their deck for a Mascot.",
    "Undertow a VT.": "Undertow 1.",
    "Burn a spot.": "Burn 1 of your Opp's spots.",
    "Burn any spot.": "Burn any VT spot.",
    "Discard your Opp's Active VT.": "Discard your Opp's Active VT.",
    "Generate 2 Mana.": "Generate[2].",
    "Unity(2): Draw 1 card.": "Unity[2]: Draw 1 card.",
    "Crit: Your Opp. flips. Draw 1 card.": "Crit: Your Opp. flips. Draw 1 card.",
    "Crit: Fail: Draw 1 card.": "Crit: Fail: Draw 1 card.",
    "Trigger the High Tide of a VT you control.": "Trigger the High Tide of a VT you control.",
    "Passive: Draw 1 card when a World is played.": "Passive: When a World is played, draw 1 card.",
    "Passive: If you play a Mascot, +1 PL to this VT.": "Passive: After you play a Mascot, +1 PL to this VT.",
    "Passive: At the start of your turn, draw 1 card.": "Passive: When your turn starts, draw 1 card.",
    "Passive: When your Opp. Locks a VT they control, draw 1 card.": (
        "Passive: When your Opp. Locks a VT, draw 1 card."
    ),
    "Passive: Players may play an additional Support each turn.": (
        "Passive: Players may play 1 additional Support each turn."
    ),
    "Passive: +1 PL to Water VTs.": "Passive: Water VT's have +1 PL.",
    "When your Opp. plays a Support, -1 PL to their Active VT.": (
        "When your Opp. plays a Support, -1 PL to your Opp's Active VT."
    ),
}


@pytest.mark.parametrize("card", CARDS, ids=lambda d: d.facts.id)
def test_every_printed_text_reads_as_itself(card: CardDef) -> None:
    clauses = read_text(card.words["en"], card.facts.type)
    assert " ".join(c.words("en") for c in clauses) == card.words["en"]
    assert "".join(c.words("ja") for c in clauses) == card.words["ja"]


@pytest.mark.parametrize(("text", "plain"), SAME.items())
def test_other_words_for_the_same(text: str, plain: str) -> None:
    assert " ".join(c.words("en") for c in read_text(text, likely_kind([text]))) == plain


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "vtuber"),
        ("Snap: Draw 1 card.", "vtuber"),
        ("lock(Draw(1))", "vtuber"),
        ("Draw 1 card.", "boost"),
        ("plain(Draw(1))", "boost"),
        ("When your Opp. plays a Boost, cancel it.", "reinforcement"),
        ("reply(OPP_PLAYS_BOOST.when, Cancel())", "reinforcement"),
    ],
)
def test_the_kind_of_a_card_that_does_not_say_it(text: str, kind: str) -> None:
    assert likely_kind([text] if text else []) == kind


@pytest.mark.parametrize(
    "text",
    [
        "Draw many cards.",
        "+1 PL to the Queen.",
        "Snap: Draw 1 card, sing.",
        "If it rains, draw 1 card.",
        "Passive: When it rains, draw 1 card.",
        "Choose one: Draw 1 card. OR Sing.",
        "Burn a VT you control.",
        "Feed any VT spot.",
        "Search your deck for happiness.",
        "Grow: Sing.",
        "Crit: Success: Draw 1 card. Fail: Sing.",
    ],
)
def test_what_is_not_understood_is_told(text: str) -> None:
    with pytest.raises(BadText, match="is not understood"):
        read_text(text, likely_kind([text]))


def test_the_words_of_printed_cards_keep_their_meaning() -> None:
    """Words that scenarios have besides never hide those of the card language."""
    from kaimaku.games.vcard import lang

    assert all(WORDS[name] is getattr(lang, name) for name in lang.__all__ if name in WORDS)


def test_a_card_like_another_has_its_text() -> None:
    made = declare({"Copy": {"like": "CCD-116"}, "Again": {"like": "Copy"}})
    assert [d.words for d in made.values()] == [BY_ID["CCD-116"].words] * 2


def test_both_ways_of_writing_make_the_same_text() -> None:
    (said,) = read_text("Snap: +1 PL to another VT you control, draw 1 card.", "vtuber")
    (declared,) = read_text("snap(Comma(PL(+1, ANOTHER_VT), Draw(1)))", "vtuber")
    assert said.words("en") == declared.words("en")
