"""Lists of VCard cards: round trips, names and stages, promos, and whose game a pasted list is."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaimaku.decks import Deck, builtin, game_of, list_builtin, read, write
from kaimaku.decks.resolve import full_name
from kaimaku.games.vcard.decks.shape import VCARD
from tests.decks.strategies import damaged, hocg_decks, vcard_decks
from tests.decks.test_any_input import check
from tests.decks.vcard_cards import FACTS, TIDAL
from tests.for_each import for_each

REAL_DECKS = st.dictionaries(st.sampled_from(sorted(FACTS)), st.integers(1, 9), min_size=1, max_size=20).map(
    lambda main: Deck("vcard", "Mine", {"main": main})
)
AMBIGUOUS = "several cards have this name: CCD-001 (PL8), CCD-002 (PL9), CCD-003 (PL10); "


# --- round trips ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("format", ["kaimaku", "text"])
@pytest.mark.parametrize("name", list_builtin("vcard"))
def test_built_in_decks_come_back_with_their_names_written(format: str, name: str) -> None:
    deck = builtin(name)
    imported = read(write(deck, format, FACTS), "vcard", FACTS)
    assert (imported.deck, imported.format, imported.complete) == (deck, format, True)
    assert imported.warnings == ()


@given(deck=REAL_DECKS)
def test_any_cards_come_back_from_a_list_with_names(deck: Deck) -> None:
    imported = read(write(deck, "text", FACTS), "vcard", FACTS)
    assert imported.deck == deck and imported.complete and imported.warnings == ()


@given(deck=vcard_decks())
def test_a_list_with_strangers_in_it_comes_back(deck: Deck) -> None:
    assert read(write(deck, "text", FACTS), "vcard").deck == deck


def test_a_list_has_a_section_for_each_type() -> None:
    lines = write(TIDAL, "text", FACTS).splitlines()
    headings = [line for line in lines if line.endswith(")")]
    assert headings == ["VTubers (33)", "Mascots (6)", "Worlds (2)", "Supports (9)"]
    assert lines[:4] == ["Name: Tidal Current", "", "VTubers (33)", "3 CCD-001 Marlo Brinewick PL8"]
    stranger = Deck("vcard", "", {"main": {"S9-001": 1, "CCD-118": 2}})
    assert write(stranger, "text", FACTS) == "Supports (2)\n2 CCD-118 Clip Editor\n\nDeck (1)\n1 S9-001\n"


def test_own_format_in_json() -> None:
    data = {"format": "kaimaku-deck", "version": 1, "game": "vcard", "name": "Mine", "piles": {"main": {"CCD-001": 3}}}
    imported = read(json.dumps(data), "vcard", FACTS)
    assert (imported.deck.name, imported.deck.main, imported.warnings) == ("Mine", {"CCD-001": 3}, ())


# --- names and numbers ----------------------------------------------------------------------------------------------


@for_each(FACTS)
def test_every_card_is_found_by_its_name_and_stage(number: str) -> None:
    imported = read(f"VTubers\n2 {full_name(FACTS[number])}", "vcard", FACTS)
    assert (imported.deck.main, imported.unresolved) == ({number: 2}, ())


@pytest.mark.parametrize(
    "line",
    [
        "2 Marlo Brinewick PL9",
        "2x marlo brinewick pl9",
        "Marlo Brinewick PL9 x2",
        "Marlo Brinewick (PL9) x2",
        "2 Marlo Brinewick [PL 9]",
        "2 Marlo Brinewick, PL9",
        "2 Marlo Brinewick - PL9",
        "2 PL9 Marlo Brinewick",
        "2 [PL9] Marlo Brinewick",
        "・ Ｍａｒｌｏ　Ｂｒｉｎｅｗｉｃｋ　ＰＬ９　２枚",
        "2 CCD-002",
        "2 ccd-2 whatever is written here",
        "CCD-002_promo ×2",
        "2 CCD-002P Marlo Brinewick",
    ],
)
def test_a_stage_may_be_written_in_many_ways(line: str) -> None:
    imported = read(f"Mine\nVTubers\n{line}\n", "vcard", FACTS)
    assert (imported.deck.name, imported.deck.main, imported.unresolved) == ("Mine", {"CCD-002": 2}, ())


def test_a_name_that_three_stages_share_is_asked_back() -> None:
    imported = read("Mascots\n1 Sloshua\n3 Marlo Brinewick", "vcard", FACTS)
    assert imported.deck.main == {"CCD-010": 1}
    [note] = imported.unresolved
    assert (note.where, note.en) == ("line 3", AMBIGUOUS + "add the number, or PL8 after the name")
    assert "CCD-002 (PL9)" in note.ja and "番号か、名前の後にPL8のように書いてください" in note.ja


def test_a_stage_there_is_not() -> None:
    [note] = read("VTubers\n1 Marlo Brinewick PL7", "vcard", FACTS).unresolved
    assert note.en == "no card has this name"


@pytest.mark.parametrize("suffix", ["P", "p", "-P", "_promo", "-PROMO", "_1st_edition"])
def test_promos_and_editions_are_the_same_card(suffix: str) -> None:
    assert VCARD.canonical(f"S1-022{suffix}") == "S1-022"
    imported = read(f"2 S1-022\n1 S1-022{suffix} Shylily", "vcard", FACTS)
    assert (imported.deck.main, imported.complete) == ({"S1-022": 3}, True)


@pytest.mark.parametrize("number", ["S1-0222", "S1-022X", "S1-022 promo", "S1-022PR1", "S1022"])
def test_what_is_no_card_number(number: str) -> None:
    assert VCARD.canonical(number) is None


def test_no_card_is_called_like_a_heading() -> None:
    headings = VCARD.headings.keys()
    assert not {fact.name.en.casefold() for fact in FACTS.values()} & headings


JAPANESE = """\
デッキ名：潮
【VTuber】
CCD-001 Marlo Brinewick ×３
■マスコット（１枚）
CCD-010
●ワールド
CCD-085　１枚
サポート：CCD-094 ×1
アライ
2 CCD-118
増援
1 CCD-135
"""


def test_japanese_headings() -> None:
    imported = read(JAPANESE, "vcard", FACTS)
    assert imported.deck.name == "潮" and imported.complete
    assert imported.deck.main == {
        "CCD-001": 3,
        "CCD-010": 1,
        "CCD-085": 1,
        "CCD-094": 1,
        "CCD-118": 2,
        "CCD-135": 1,
    }


# --- whose game it is -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("format", ["kaimaku", "text"])
def test_a_list_of_the_other_game_is_read_as_what_it_is(format: str) -> None:
    for deck, asked in ((TIDAL, "hocg"), (builtin("sora"), "vcard")):
        text = write(deck, format)
        imported = read(text, asked)
        assert game_of(text) == game_of(text, asked) == imported.deck.game == deck.game
        assert imported.deck == deck
        assert imported.warnings[0].en == f"this is a deck for {deck.game}"


@given(deck=hocg_decks(), format=st.sampled_from(["holodelta", "tabletop", "holoduel", "holodelta-url"]))
def test_formats_of_one_game_tell_the_game(deck: Deck, format: str) -> None:
    text = write(deck, format)
    assert game_of(text, "vcard") == "hocg"
    assert read(text, "vcard").deck == deck


def test_numbers_of_both_games_stay_with_the_game_asked_for() -> None:
    text = "3 CCD-001\n4 hSD01-003\n"
    assert game_of(text, "vcard") == "vcard" and game_of(text, "hocg") == "hocg"
    assert read(text, "vcard").deck.main["CCD-001"] == 3
    assert read(text, "hocg").deck.main["hSD01-003"] == 4


def test_names_alone_tell_no_game() -> None:
    assert game_of("3 Marlo Brinewick PL8") == game_of("") == ""
    assert game_of("3 CCD-001\n" * 40_000) == "", "too long a text is not even looked at"
    assert read("Main\n3 hololive Gen-3").deck.game == "hocg"


# --- anything at all ------------------------------------------------------------------------------------------------


@given(damaged(REAL_DECKS.map(lambda deck: write(deck, "text", FACTS))))
def test_damaged_lists(text: str) -> None:
    check(read(text, "vcard", FACTS), text)


@given(damaged(REAL_DECKS.map(write)))
def test_damaged_files(text: str) -> None:
    check(read(text, "vcard", FACTS), text)


@given(st.text())
def test_anything(text: str) -> None:
    check(read(text, "vcard", FACTS), text)


def test_one_bad_row_costs_one_row() -> None:
    for format in ("text", "kaimaku"):
        imported = read(write(TIDAL, format).replace("CCD-010", "CCD+010"), "vcard")
        assert imported.deck.main == {number: n for number, n in TIDAL.main.items() if number != "CCD-010"}
        assert len(imported.unresolved) == 1
