"""Card texts in English under scenarios: every printed one is understood, other words too, and what is not is told."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.games.vcard.card import BY_ID, CardDef
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.lang.expressions import WORDS
from kaimaku.games.vcard.lang.invented import invent_cards
from kaimaku.games.vcard.scenario.cards import declare
from kaimaku.games.vcard.scenario.english import likely_kind, read_text
from kaimaku.games.vcard.scenario.position_cards import PRINTED
from kaimaku.language.reading.expressions import BadText

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
    "Passive: If you play a Mascot, +3 PL to this VT.": "Passive: After you play a Mascot, +3 PL to this VT.",
    "Passive: At the start of your turn, draw 1 card.": "Passive: When your turn starts, draw 1 card.",
    "Passive: When your Opp. Locks a VT they control, draw 7 cards.": (
        "Passive: When your Opp. Locks a VT, draw 7 cards."
    ),
    "Passive: Players may play an additional Support each turn.": (
        "Passive: Players may play 1 additional Support each turn."
    ),
    "Passive: +1 PL to Water VTs.": "Passive: Water VT's have +1 PL.",
    "Trigger the Snap of a VT you control and draw 1 card.": "Trigger the Snap of a VT you control and draw 1 card.",
    "Low Tide: Feed a VT. When that Food is discarded, draw 1 card.": (
        "Low Tide: Feed a VT. When that Food is discarded, draw 1 card."
    ),
    "Draw 1 card, if you control a PL10, Coin Pile.": "Draw 1 card, if you control 1 PL10 VT's, Coin Pile.",
    "+1 PL to this VT and your Active VT and draw 1 card.": (
        "+1 PL to this VT and +1 PL to your Active VT and draw 1 card."
    ),
    "Passive: Calamity: Players can't search their decks.": "Passive: Calamity: Players can't search their decks.",
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


def test_texts_that_nobody_wrote_read_as_themselves() -> None:
    made, _ = invent_cards(Random(7), "READ", 60)
    wrong = []
    for card in made:
        try:
            clauses = read_text(card.words["en"], card.facts.type)
        except BadText as error:
            wrong.append(str(error))
        else:
            assert " ".join(c.words("en") for c in clauses) == card.words["en"], "what is read is all that was written"
    assert len(wrong) <= 0.05 * len(made), wrong  # measured 0.02


def test_a_text_without_an_end_is_refused() -> None:
    for text in ("Low Tide: " * 700, "You may " * 700):
        with pytest.raises(BadText, match="too long"):
            read_text(f"{text}draw 1 card.", "boost")


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
    with pytest.raises(BadText, match="isn't understood"):
        read_text(text, likely_kind([text]))


def test_the_words_of_printed_cards_keep_their_meaning() -> None:
    """Words that scenarios have besides never hide those of the card language."""
    from kaimaku.games.vcard import lang

    assert all(WORDS[name] is found for name, found in vars(lang).items() if name in WORDS)


def test_a_card_like_another_has_its_text() -> None:
    made = declare({"Copy": {"like": "CCD-116"}, "Again": {"like": "Copy"}})
    assert [d.words for d in made.values()] == [BY_ID["CCD-116"].words] * 2


def test_both_ways_of_writing_make_the_same_text() -> None:
    (said,) = read_text("Snap: +2 PL to another VT you control, draw 3 cards.", "vtuber")
    (declared,) = read_text("snap(Comma(PL(+2, ANOTHER_VT), Draw(3)))", "vtuber")
    assert said.words("en") == declared.words("en")
