"""Every format that can be written reads back to the same deck, and is recognised for what it is."""

import json

import pytest
from hypothesis import given

from kaimaku.decks import CannotWrite, Deck, builtin, detect, formats, read, write
from kaimaku.games.hocg import facts
from tests.decks.strategies import hocg_decks, vcard_decks

WRITABLE = [format.name for format in formats() if format.write]


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
    with pytest.raises(CannotWrite, match="1 oshi"):
        write(two, format)
    assert read(write(two, "text")).deck.oshi == two.oshi


def test_a_vcard_deck_is_not_written_for_holodelta() -> None:
    with pytest.raises(CannotWrite, match="vcard"):
        write(Deck("vcard", "", {"main": {"S1-001": 3}}), "holodelta")


@pytest.mark.parametrize("format", ["decklog", "salvage", "origami"])
def test_formats_that_cannot_be_written_are_refused(format: str) -> None:
    with pytest.raises(CannotWrite, match="choose from kaimaku"):
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


DECK = builtin("sora")
PILES = {"main": dict(DECK.main), "cheer": dict(DECK.cheer)}
PAIRS = {pile: [[number, count] for number, count in cards.items()] for pile, cards in PILES.items()}
OBJECTS = {pile: [{"id": number, "qty": count} for number, count in cards.items()] for pile, cards in PILES.items()}


@pytest.mark.parametrize("oshi", ["hSD01-001", ["hSD01-001", 0], {"id": "hSD01-001"}, {"hSD01-001": 1}])
@pytest.mark.parametrize(
    ("keys", "cards"),
    [
        (("deck", "cheer"), PILES),
        (("deck", "cheers"), PILES),
        (("main", "cheer"), PILES),
        (("main_deck", "cheer_deck"), PILES),
        (("Main Deck", "Cheer Deck"), PILES),
        (("deck", "cheer"), PAIRS),
        (("deck", "cheer"), OBJECTS),
        (("mainDeck", "yells"), OBJECTS),
    ],
)
@pytest.mark.parametrize("wrap", [False, True], ids=["alone", "in a list"])
def test_no_pile_of_json_is_lost_whatever_its_key(
    oshi: object, keys: tuple[str, str], cards: dict[str, object], wrap: bool
) -> None:
    data = {"name": "Mine", "oshi": oshi, keys[0]: cards["main"], keys[1]: cards["cheer"], "source": "a friend"}
    found = read(json.dumps([data] if wrap else data), "hocg", facts.load())
    assert (found.deck.name, found.deck.piles) == ("Mine", DECK.piles)
    assert not found.unresolved


def test_cards_under_a_key_nobody_knows_are_sorted_by_their_kind_and_it_is_said() -> None:
    data = {"oshi": "hSD01-001", "deck": PILES["main"], "extras": PILES["cheer"]}
    found = read(json.dumps(data), "hocg", facts.load())
    assert found.deck.piles == DECK.piles
    assert [note.where for note in found.warnings] == ["extras"]


def test_of_several_decks_the_first_is_read_and_it_is_said() -> None:
    data = {"oshi": "hSD01-001", "deck": PILES["main"], "cheer": PILES["cheer"]}
    found = read(json.dumps([data, data]), "hocg", facts.load())
    assert found.deck.piles == DECK.piles and "2 decks" in found.warnings[0].en


@pytest.mark.parametrize(
    "code",
    [
        "6T5BE",
        " 34EEY\n",
        "Deck code: 1ENUU",
        "デッキコード：34EEY",
        "https://decklog.bushiroad.com/view/6T5BE",
        "decklog-en.bushiroad.com/view/6T5BE?from=x",
        "My deck: https://decklog.bushiroad.com/view/6T5BE (1st in Chiba)",
    ],
)
def test_a_deck_log_code_is_answered_with_how_to_get_the_list(code: str) -> None:
    found = read(code, "hocg", facts.load())
    assert (found.format, found.rows) == ("decklog", ())
    assert "copy its card list" in found.unresolved[0].en and "一覧をコピー" in found.unresolved[0].ja


def test_a_list_that_names_where_it_is_from_is_read() -> None:
    found = read("https://decklog.bushiroad.com/view/6T5BE\n1 hSD01-001\n4 hSD01-003", "hocg", facts.load())
    assert found.deck.main == {"hSD01-003": 4}


@pytest.mark.parametrize(
    ("first", "said"), [("Sora and friends", False), ("This is the deck I won with:", True), ("My list.", True)]
)
def test_a_first_line_of_prose_becomes_the_name_and_it_is_said(first: str, said: bool) -> None:
    found = read(f"{first}\n1 hSD01-001\n4 hSD01-003\n", "hocg", facts.load())
    assert found.deck.name == first
    assert bool(found.warnings) == said
