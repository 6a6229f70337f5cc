"""Every format that can be written reads back to the same deck, and is recognised for what it is."""

import json

import pytest
from hypothesis import given

from kaimaku.decks import FORMATS, CannotWrite, Deck, builtin, detect, read, write
from tests.decks.strategies import hocg_decks, vcard_decks

WRITABLE = [format.name for format in FORMATS if format.write]


def test_these_formats_can_be_written() -> None:
    assert set(WRITABLE) == {
        "kaimaku",
        "text",
        "holodelta",
        "holodelta-url",
        "tabletop",
        "holoduel",
        "holoduel-server",
    }


@pytest.mark.parametrize("format", WRITABLE)
@given(deck=hocg_decks())
def test_round_trip(format: str, deck: Deck) -> None:
    text = write(deck, format)
    imported = read(text)
    assert imported.format == format
    assert imported.deck == deck
    assert [list(pile) for pile in imported.deck.piles.values()] == [list(pile) for pile in deck.piles.values()]
    assert imported.complete
    assert not imported.warnings
    assert imported.text == text


@pytest.mark.parametrize("format", ["kaimaku", "text"])
@given(deck=vcard_decks())
def test_round_trip_of_a_game_with_one_pile(format: str, deck: Deck) -> None:
    imported = read(write(deck, format), "vcard")
    assert imported.format == format
    assert imported.deck == deck


def test_own_format_in_json() -> None:
    deck = builtin("sora")
    data = {"format": "kaimaku-deck", "version": 1, "game": "hocg", "name": deck.name, "piles": dict(deck.piles)}
    imported = read(json.dumps(data))
    assert imported.format == "kaimaku"
    assert imported.deck == deck


@pytest.mark.parametrize("format", ["holodelta", "holodelta-url", "tabletop", "holoduel", "holoduel-server"])
def test_two_oshi_have_no_place_in_formats_with_one(format: str) -> None:
    two = Deck("hocg", "", {"oshi": {"hSD01-001": 1, "hSD01-002": 1}})
    with pytest.raises(CannotWrite, match="one oshi"):
        write(two, format)
    assert read(write(two, "text")).deck.oshi == two.oshi


def test_a_vcard_deck_is_not_written_for_holodelta() -> None:
    with pytest.raises(CannotWrite, match="vcard"):
        write(Deck("vcard", "", {"main": {"S1-001": 3}}), "holodelta")


@pytest.mark.parametrize("format", ["decklog", "salvage", "origami"])
def test_formats_that_cannot_be_written_are_refused(format: str) -> None:
    with pytest.raises(CannotWrite, match="these can be written: kaimaku"):
        write(builtin("sora"), format)


def test_a_deck_counts_from_one() -> None:
    with pytest.raises(ValueError, match="0 times"):
        Deck("hocg", "", {"main": {"hSD01-003": 0}})


def test_games_without_decks_are_refused() -> None:
    with pytest.raises(LookupError, match="danmaku"):
        read("4 hSD01-003", "danmaku")


def test_text_that_looks_like_nothing_is_plain_text() -> None:
    assert detect("").name == "text"
    assert detect("{}").name == "text"
