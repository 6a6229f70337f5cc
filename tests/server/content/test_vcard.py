"""VCard behind the content routes: its cards, its built-in decks, and its deck builder."""

from __future__ import annotations

import re
from fractions import Fraction
from math import comb

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kaimaku.decks import builtin, list_builtin, read, write
from kaimaku.games.vcard.card import BY_ID
from kaimaku.games.vcard.decks import facts
from kaimaku.server.content.games import load_tables, wire_deck
from kaimaku.wire.common import Deck, Fault
from kaimaku.wire.rest import CardInfo, CardList, DeckFormats, DeckRead, DeckReport, DeckWritten
from tests.decks.strategies import damaged, vcard_decks
from tests.depth import examples

from .conftest import Client

JAPANESE = re.compile(r"[぀-ヿ一-鿿]")
TIDAL = wire_deck(builtin("tidal"))
PATH = "/api/games/vcard/decks"


def check(client: Client, main: dict[str, int]) -> DeckReport:
    answer = client.post(f"{PATH}/check", json={"piles": {"main": main}})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=DeckReport)


def paste(client: Client, text: str) -> DeckRead:
    answer = client.post(f"{PATH}/read", json={"text": text})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=DeckRead)


# --- cards ----------------------------------------------------------------------------------------------------------


def card(client: Client, number: str) -> CardInfo:
    answer = client.get(f"/api/games/vcard/cards/{number}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=CardInfo)


def test_every_printed_card_that_can_be_played_is_there(client: Client) -> None:
    load_tables()
    found = msgspec.json.decode(client.get("/api/games/vcard/cards").content, type=CardList)
    assert [card.id for card in found.cards] == [number for number in facts.load() if number in BY_ID]
    assert len(found.cards) == 325
    assert not {card.id for card in found.scenario_cards} & {card.id for card in found.cards}


def test_a_vtuber_with_its_effect(client: Client) -> None:
    marlo = card(client, "CCD-001")
    assert (marlo.kind, marlo.name.en, marlo.pl, marlo.line) == ("vtuber", "Marlo Brinewick", 8, "Marlo Brinewick")
    assert (marlo.colors, marlo.strength, marlo.set, marlo.copies) == (["water"], "fire", "CCD", 3)
    [ability] = marlo.abilities
    assert (ability.kind, ability.label.en, ability.label.ja) == ("lock", "Lock", "Lock")
    assert ability.text.en.startswith("Low Tide: ") and "High Tide" in ability.text.ja
    assert marlo.effect == "lock" and marlo.flavor is None


def test_an_evolution_has_flavour_alone(client: Client) -> None:
    evolved = card(client, "CCD-002")
    assert (evolved.pl, evolved.abilities, evolved.effect) == (9, [], "")
    assert evolved.flavor is not None
    assert evolved.flavor.en == "The tide tables are just vibes." and JAPANESE.search(evolved.flavor.ja)


def test_a_mascot_names_its_pair_and_a_support_its_type(client: Client) -> None:
    mascot, ally, boost, reply, world = (card(client, f"CCD-{n:03}") for n in (10, 114, 96, 126, 87))
    assert (mascot.kind, mascot.line, mascot.copies, mascot.pl) == ("mascot", "Marlo Brinewick", 2, 0)
    assert [(c.kind, c.support, c.colors) for c in (ally, boost, reply)] == [
        ("support", "ally", []),
        ("support", "boost", []),
        ("support", "reinforcement", []),
    ]
    assert (world.kind, world.colors, world.abilities[0].kind) == ("world", ["grass"], "passive")
    assert [ability.kind for ability in boost.abilities] == ["text"] and boost.abilities[0].text.en.startswith("Crit: ")


def test_every_flavour_is_told_in_both_languages(client: Client) -> None:
    cards = msgspec.json.decode(client.get("/api/games/vcard/cards").content, type=CardList).cards
    flavours = [card.flavor for card in cards if card.flavor is not None]
    assert len(flavours) == 42 and all(JAPANESE.search(flavour.ja) for flavour in flavours)
    assert len({flavour.ja for flavour in flavours}) == 42


# --- the report -----------------------------------------------------------------------------------------------------


def test_the_built_in_decks(client: Client) -> None:
    found = client.get(PATH).json()
    assert [deck["id"] for deck in found] == ["tidal", "meadow", "bonfire", "choir", "sparks", "garden"]
    assert {deck["id"] for deck in found} == set(list_builtin("vcard"))


def test_a_legal_deck_and_all_that_is_said_about_it(client: Client) -> None:
    report = check(client, TIDAL.piles["main"])
    assert report.legal and report.problems == []
    assert report.levels == {
        "pl8": 15,
        "pl9": 12,
        "pl10": 6,
        "mascot": 6,
        "world": 2,
        "boost": 4,
        "ally": 2,
        "reinforcement": 3,
    }
    assert report.colors == {"water": [17, 3, 1], "electric": [16, 3, 1]}
    odds = {one.id: one for one in report.odds}
    assert odds["pl8"].chance == float(1 - Fraction(comb(35, 7), comb(50, 7)))
    assert all(0 < one.chance <= 1 and JAPANESE.search(one.words.ja) for one in report.odds)


def test_problems_name_the_card_with_its_stage_and_say_what_to_do(client: Client) -> None:
    main = {**TIDAL.piles["main"], "CCD-002": 4, "CCD-010": 3}
    size, copies, mascot = check(client, main).problems
    assert (size.why.rule, size.card, size.fix) == ("vcard:5.1.0.1", "", -4)
    assert size.why.missing is not None and size.why.missing.en == "Remove 4 cards from the deck."
    assert copies.why.words.en == "Marlo Brinewick PL9 (CCD-002): 4 copies (limit 3)."
    assert copies.why.words.ja == "Marlo Brinewick PL9（CCD-002）が4枚あります（3枚まで）。"
    assert copies.why.missing is not None
    assert copies.why.missing.en == "Remove 1 Marlo Brinewick PL9 from the deck."
    assert copies.why.missing.ja == "デッキからMarlo Brinewick PL9を1枚減らしてください。"
    assert (mascot.why.rule, mascot.why.cards, mascot.fix) == ("vcard:5.1.1.4", ["CCD-010"], -1)


def test_a_promo_is_told_with_its_original(client: Client) -> None:
    [problem] = check(client, {**TIDAL.piles["main"], "CCD-001P": 1, "CCD-004": 1}).problems
    assert problem.why.words.en == ("Marlo Brinewick PL8 (CCD-001): 4 copies, counting CCD-001P (limit 3).")
    legal = check(client, {**TIDAL.piles["main"], "CCD-001P": 1, "CCD-001": 2})
    assert legal.legal and legal.levels["pl8"] == 15


def test_a_warning_leaves_the_deck_legal(client: Client) -> None:
    main = {number: count for number, count in TIDAL.piles["main"].items() if number != "CCD-002"} | {"CCD-104": 3}
    report = check(client, main)
    assert report.legal
    [warning] = report.problems
    assert warning.warning and (warning.why.rule, warning.card) == ("vcard:4.1.1.3c", "CCD-003")
    assert warning.why.missing is None


def test_putting_it_right_makes_it_legal(client: Client) -> None:
    """Following every hint to take cards out, one after the other, ends with a legal deck."""
    main = {**TIDAL.piles["main"], "CCD-001": 6, "CCD-999": 2, "CCD-022": 1}
    for _ in range(10):
        hint = next((p for p in check(client, main).problems if p.fix < 0 and p.card), None)
        if hint is None:
            break
        main[hint.card] += hint.fix
        main = {number: count for number, count in main.items() if count}
    assert check(client, main).legal


# --- reading and writing --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("format", ["kaimaku", "text"])
def test_every_format_comes_back_as_the_same_deck(client: Client, format: str) -> None:
    answer = client.post(f"{PATH}/write", json={"deck": msgspec.to_builtins(TIDAL), "format": format})
    written = msgspec.json.decode(answer.content, type=DeckWritten)
    found = paste(client, written.text)
    assert found.format == format and found.unread == found.notes == []
    assert found.report.deck.piles == TIDAL.piles and found.report.legal
    if format == "text":
        assert "3 CCD-001 Marlo Brinewick PL8" in written.text


def test_formats(client: Client) -> None:
    found = msgspec.json.decode(client.get(f"{PATH}/formats").content, type=DeckFormats)
    assert found.read == found.write == ["kaimaku", "text"]


def test_a_name_of_several_cards_comes_back_with_their_numbers(client: Client) -> None:
    found = paste(client, "VTubers\n3 Marlo Brinewick\n2 Marlo Brinewick PL9\n")
    [unread] = found.unread
    assert (unread.where, unread.text) == ("line 2", "3 Marlo Brinewick")
    assert "CCD-003 (PL10)" in unread.why.en and JAPANESE.search(unread.why.ja)
    assert found.report.deck.piles["main"] == {"CCD-002": 2}


@pytest.mark.parametrize("format", ["kaimaku", "text"])
def test_decks_of_the_other_game_are_told_apart(client: Client, format: str) -> None:
    for game, deck in (("vcard", "sora"), ("hocg", "tidal")):
        text = write(builtin(deck), format)
        answer = client.post(f"/api/games/{game}/decks/read", json={"text": text})
        assert (answer.status_code, answer.json()["code"]) == (400, "other_game")


@pytest.mark.parametrize(
    ("deck", "format", "code"),
    [
        ({"piles": {"main": {"CCD-001": 2}}}, "holodelta", "cannot_write"),
        ({"piles": {"cheer": {"CCD-001": 1}}}, "kaimaku", "no_pile"),
        ({"piles": {"main": {"hello\nworld": 1}}}, "text", "no_number"),
    ],
)
def test_what_cannot_be_written(client: Client, deck: object, format: str, code: str) -> None:
    answer = client.post(f"{PATH}/write", json={"deck": deck, "format": format})
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert JAPANESE.search(answer.json()["words"]["ja"])


FUZZ = settings(
    max_examples=examples(60), suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
NUMBERS = st.sampled_from(["CCD-001", "CCD-001P", "CCD-002", "CCD-010", "S1-022", "hSD01-003"]) | st.text(
    min_size=1, max_size=24
)


@FUZZ
@given(st.text(max_size=200) | damaged(vcard_decks().map(lambda deck: write(deck, "text", facts.load()))))
def test_whatever_is_pasted_is_answered(client: Client, text: str) -> None:
    answer = client.post(f"{PATH}/read", json={"text": text})
    if answer.status_code == 400:
        assert answer.json()["code"] == "other_game" and read(text, "vcard").deck.game == "hocg"
        return
    found = msgspec.json.decode(answer.content, type=DeckRead)
    assert bool(found.unread) or any(found.report.deck.piles.values())
    assert check(client, found.report.deck.piles["main"]).levels == found.report.levels


@FUZZ
@given(st.dictionaries(NUMBERS, st.integers(1, 99), max_size=8), st.sampled_from(["kaimaku", "text"]))
def test_any_deck_is_checked_and_written_or_refused_with_words(
    client: Client, main: dict[str, int], format: str
) -> None:
    assert all(0 <= one.chance <= 1 for one in check(client, main).odds)
    written = client.post(f"{PATH}/write", json={"deck": msgspec.to_builtins(Deck({"main": main})), "format": format})
    if written.status_code == 200:
        assert sum(read(written.json()["text"], "vcard").deck.main.values()) == sum(main.values())
    else:
        assert written.status_code == 400 and msgspec.json.decode(written.content, type=Fault).words.ja
