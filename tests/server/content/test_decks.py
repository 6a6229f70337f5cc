"""Decks: reading, checking and writing them, and whatever else may arrive."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from math import comb

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kaimaku.decks import builtin, formats, list_builtin, read, write
from kaimaku.games.hocg import facts
from kaimaku.server.content.games import wire_deck
from kaimaku.wire.common import Deck, Fault
from kaimaku.wire.rest import DeckFormats, DeckRead, DeckReport, DeckWritten
from tests.coming import coming  # noqa: F401  (a fixture)
from tests.decks.strategies import damaged, hocg_decks
from tests.depth import examples

from .conftest import Client

JAPANESE = re.compile(r"[぀-ヿ一-鿿]")
WRITABLE = [format.name for format in formats() if format.write and format.suits("hocg")]
SORA = wire_deck(builtin("sora"))
PATH = "/api/games/hocg/decks"


def check(client: Client, **piles: dict[str, int]) -> DeckReport:
    deck = {"piles": {**SORA.piles, **piles}}
    answer = client.post(f"{PATH}/check", json=deck)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=DeckReport)


def paste(client: Client, text: str) -> DeckRead:
    answer = client.post(f"{PATH}/read", json={"text": text})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=DeckRead)


def test_the_built_in_decks(client: Client) -> None:
    found = {deck["id"]: deck for deck in client.get(PATH).json()}
    assert list(found) == list(list_builtin("hocg"))
    assert found["ayame"]["colors"] == ["red"] and found["ayame"]["key"][0] == "hSD02-009"


# --- the report -----------------------------------------------------------------------------------------------------


def test_a_legal_deck_and_all_that_is_said_about_it(client: Client) -> None:
    report = check(client)
    assert report.legal and report.problems == []
    assert report.levels == {"debut": 18, "1st": 10, "2nd": 2, "spot": 4, "support": 16}
    assert report.colors == {"white": [10, 10, 14], "green": [10, 10, 15]}
    odds = {one.id: one for one in report.odds}
    assert odds["debut"].chance == float(1 - Fraction(comb(32, 7), comb(50, 7)))
    assert all(0 < one.chance <= 1 and JAPANESE.search(one.words.ja) for one in report.odds)


def test_one_card_too_many_says_which_to_take_out(client: Client) -> None:
    report = check(client, main={**SORA.piles["main"], "hSD01-016": 4, "hSD01-017": 3, "hSD01-003": 5})
    assert not report.legal
    size, copies = report.problems
    assert (size.why.rule, size.pile, size.card, size.fix) == ("hocg:6.1.4.2", "main", "", -2)
    assert (copies.why.rule, copies.pile, copies.card, copies.fix) == ("hocg:6.1.4.3", "main", "hSD01-003", -1)
    assert copies.why.words.en == "Tokino Sora (hSD01-003): 5 copies (limit 4)."
    assert copies.why.words.ja == "ときのそら（hSD01-003）が5枚あります（4枚まで）。"
    assert copies.why.missing is not None and copies.why.cards == ["hSD01-003"]
    assert copies.why.missing.en == "Remove 1 Tokino Sora from the main deck."
    assert copies.why.missing.ja == "メインデッキからときのそらを1枚減らしてください。"
    assert size.why.missing is not None and size.why.missing.en == "Remove 2 cards from the main deck."


def test_cards_that_are_missing(client: Client) -> None:
    report = check(client, oshi={}, cheer={"hY01-001": 19})
    assert [(p.why.rule, p.pile, p.fix) for p in report.problems] == [
        ("hocg:6.1.2", "oshi", 1),
        ("hocg:6.1.3.2", "cheer", 1),
    ]
    missing = report.problems[1].why.missing
    assert missing is not None
    assert (missing.en, missing.ja) == ("Add 1 card to the cheer deck.", "エールデッキに1枚追加してください。")


def test_putting_it_right_makes_it_legal(client: Client) -> None:
    """Following every hint, one after the other, ends with a legal deck as far as cards to take out are concerned."""
    piles = {pile: dict(cards) for pile, cards in SORA.piles.items()}
    piles["main"] |= {"hSD01-003": 7, "hBP99-001": 2, "hY01-001": 1}
    piles["cheer"]["hSD01-016"] = 3
    for _ in range(10):
        report = check(client, **piles)
        hint = next((p for p in report.problems if p.fix < 0), None)
        if hint is None:
            break
        assert hint.card, hint
        piles[hint.pile][hint.card] += hint.fix
        piles[hint.pile] = {number: count for number, count in piles[hint.pile].items() if count}
    assert check(client, **piles).legal


@pytest.mark.usefixtures("coming")
def test_a_card_that_is_not_here_yet_is_told_from_one_that_does_not_exist(client: Client) -> None:
    main = {**SORA.piles["main"], "hSD01-003": 2, "hBP98-010": 1, "hBP99-001": 1}
    later, nobody = check(client, main=main).problems
    assert later.why.words.en.endswith(" (hBP98-010) isn't playable yet.")
    assert later.why.words.ja.endswith("（hBP98-010）は未対応のカードです。")
    assert (later.why.rule, later.card, later.fix) == ("hocg:6.1.1", "hBP98-010", -1)
    assert nobody.why.words.en == "hBP99-001 isn't a card of this game."


def test_a_warning_leaves_the_deck_legal(client: Client) -> None:
    blooming = [n for n, fact in facts.load().items() if fact.kind in ("holomem", "support") and fact.bloom != "debut"]
    report = check(client, main={**dict.fromkeys(blooming[:12], 4), blooming[12]: 2})
    assert report.legal
    assert [(problem.why.rule, problem.warning) for problem in report.problems] == [("hocg:6.2.1.9.1", True)]
    assert {one.id: one.chance for one in report.odds}["no-start"] == 1.0


# --- reading --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("format", WRITABLE)
def test_every_format_comes_back_as_the_same_deck(client: Client, format: str) -> None:
    answer = client.post(f"{PATH}/write", json={"deck": msgspec.to_builtins(SORA), "format": format})
    written = msgspec.json.decode(answer.content, type=DeckWritten)
    found = paste(client, written.text)
    assert found.format == format and found.unread == []
    assert found.report.deck.piles == SORA.piles and found.report.legal


def test_lines_that_failed_come_back_whole_and_the_rest_is_in_the_deck(client: Client) -> None:
    long = "3 " + "誰か " * 60
    text = f"Oshi\nhSD01-001\nMain\n4 hSD01-003\n  2 x Nobody of that name   \n4 hBP99-999\n{long}\nhSD01-004"
    found = paste(client, text)
    assert found.format == "text"
    assert [(one.where, one.text) for one in found.unread] == [
        ("line 5", "  2 x Nobody of that name   "),
        ("line 6", "4 hBP99-999"),
        ("line 7", long),
    ]
    assert all(JAPANESE.search(one.why.ja) and one.why.en for one in found.unread)
    assert found.report.deck.piles["main"] == {"hSD01-003": 4, "hSD01-004": 1}
    assert found.missing == []
    assert [(note.where, note.text) for note in found.notes] == [("line 8", "hSD01-004")]


def test_what_is_too_much_is_told_and_can_still_be_checked(client: Client) -> None:
    text = json.dumps({"oshi": ["hSD01-001", 0], "deck": [["hSD01-003", 150]], "cheerDeck": []})
    found = paste(client, text)
    assert found.report.deck.piles["main"] == {"hSD01-003": 99}
    assert [(one.text, one.why.en) for one in found.unread] == [("hSD01-003 x51", "over the limit of 99 copies")]
    many = "\n".join([number for number, fact in facts.load().items() if fact.kind == "holomem"][:140])
    found = paste(client, many)
    assert len(found.report.deck.piles["main"]) == 120
    assert sum(one.why.en == "over the limit of 120 different cards" for one in found.unread) == 20
    assert client.post(f"{PATH}/check", json=msgspec.to_builtins(found.report.deck)).status_code == 200


@pytest.mark.usefixtures("coming")
def test_cards_that_are_not_here_yet_are_one_summary_with_names_and_the_nearest_cards(client: Client) -> None:
    found = paste(client, "Oshi\nhBP98-001\nMain\n4 hSD01-003\n3 hBP98-010\n2 hBP99-999\nCheer\n20 hY01-001")
    assert [one.text for one in found.unread] == ["2 hBP99-999"]
    assert sum(sum(pile.values()) for pile in found.report.deck.piles.values()) == 28
    assert [(one.card, one.pile, one.copies) for one in found.missing] == [
        ("hBP98-001", "oshi", 1),
        ("hBP98-010", "main", 3),
    ]
    for one in found.missing:
        assert one.name.en != one.card and JAPANESE.search(one.name.ja)
        assert one.nearest in facts.load() and one.nearest_name is not None
    without = {
        pile: {n: c for n, c in cards.items() if n in facts.load()} for pile, cards in found.report.deck.piles.items()
    }
    assert without == {"oshi": {}, "main": {"hSD01-003": 4}, "cheer": {"hY01-001": 20}}


def test_a_deck_of_another_game(client: Client) -> None:
    text = "format: kaimaku-deck\nversion: 1\ngame: vcard\nname: x\npiles: {main: {CCD-001: 3}}\n"
    answer = client.post(f"{PATH}/read", json={"text": text})
    assert (answer.status_code, answer.json()["code"]) == (400, "other_game")


def test_the_largest_paste_is_read(client: Client) -> None:
    """How long that takes: tests/decks/test_cost.py."""
    for text in ("エール：hY01-001 ×20\n" * 5_000, "x" * 100_000, "[" * 100_000, "4 誰か\n" * 16_000):
        paste(client, text[:100_000])


# --- writing --------------------------------------------------------------------------------------------------------


def test_formats(client: Client) -> None:
    found = msgspec.json.decode(client.get(f"{PATH}/formats").content, type=DeckFormats)
    assert found.write == WRITABLE and set(found.write) <= set(found.read)
    assert found.titles.keys() == set(found.read)


@pytest.mark.parametrize(
    ("deck", "format", "code"),
    [
        ({"piles": {"oshi": {"hSD01-001": 2}}}, "holodelta", "cannot_write"),
        ({"piles": {}}, "no such format", "cannot_write"),
        ({"piles": {"side": {"hSD01-001": 1}}}, "kaimaku", "no_pile"),
        ({"piles": {"main": {"hello\nworld": 1}}}, "text", "no_number"),
    ],
)
def test_what_cannot_be_written(client: Client, deck: object, format: str, code: str) -> None:
    answer = client.post(f"{PATH}/write", json={"deck": deck, "format": format})
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert JAPANESE.search(answer.json()["words"]["ja"]) and answer.json()["words"]["en"].endswith(".")


# --- anything else --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["danmaku"])
@pytest.mark.parametrize("what", ["read", "check", "write"])
def test_games_without_a_deck_builder_say_so(client: Client, game: str, what: str) -> None:
    bodies = {"read": {"text": "x"}, "check": {"piles": {}}, "write": {"deck": {"piles": {}}, "format": "kaimaku"}}
    answer = client.post(f"/api/games/{game}/decks/{what}", json=bodies[what])
    assert (answer.status_code, answer.json()["code"]) == (404, "no_decks")
    assert client.get(f"/api/games/{game}/decks/formats").status_code == 404
    assert client.get(f"/api/games/{game}/decks").json() == []


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("check", b"", 400),
        ("check", b"{", 400),
        ("check", b"[]", 400),
        ("check", b'{"piles": {"main": {"hSD01-003": 0}}}', 400),
        ("check", b'{"piles": {"main": {"hSD01-003": "4"}}}', 400),
        ("check", b'{"piles": {"main": {"hSD01-003": 1e999}}}', 400),
        ("check", b'{"piles": {"' + b"x" * 13 + b'": {}}}', 400),
        ("read", b'{"text": 1}', 400),
        ("read", b'{"text": "x", "more": 1}', 400),
        ("read", b'{"text": "\xff"}', 400),
        ("read", json.dumps({"text": "x" * 100_001}).encode(), 400),
        ("read", json.dumps({"text": "x" * 1_300_000}).encode(), 413),
        ("check", b"[" * 120_000, 400),
        ("check", b" " * 140_000, 413),
        ("write", b'{"deck": {"piles": {}}}', 400),
    ],
)
def test_bad_bodies_get_a_fault_with_words(client: Client, path: str, body: bytes, status: int) -> None:
    answer = client.post(f"{PATH}/{path}", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == status
    fault = msgspec.json.decode(answer.content, type=Fault)
    assert fault.words.en and JAPANESE.search(fault.words.ja)


TEXTS = st.text(max_size=200) | damaged(
    hocg_decks().flatmap(lambda deck: st.sampled_from(WRITABLE).map(lambda f: write(deck, f)))
)
NUMBERS = st.sampled_from(["hSD01-003", "hSD01-001", "hY01-001", "x-filler", "hSD01-006"]) | st.text(
    min_size=1, max_size=24
)
DECKS = st.builds(
    Deck,
    st.dictionaries(
        st.sampled_from(["oshi", "main", "cheer"]) | st.text(max_size=12),
        st.dictionaries(NUMBERS, st.integers(1, 99), max_size=8),
        max_size=4,
    ),
    st.text(max_size=80),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["piles", "main", "text", "x"]), inner),
    max_leaves=8,
)
FUZZ = settings(
    max_examples=examples(60), suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


@FUZZ
@given(TEXTS)
def test_whatever_is_pasted_is_answered(client: Client, text: str) -> None:
    found = paste(client, text)
    imported = read(text)
    assert found.format == imported.format
    assert bool(found.unread) or any(found.report.deck.piles.values())
    checked = client.post(f"{PATH}/check", json=msgspec.to_builtins(found.report.deck))
    assert msgspec.json.decode(checked.content, type=DeckReport) == found.report


@FUZZ
@given(DECKS, st.sampled_from(WRITABLE))
def test_any_deck_is_checked_and_written_or_refused_with_words(client: Client, deck: Deck, format: str) -> None:
    body = msgspec.to_builtins(deck)
    report = client.post(f"{PATH}/check", json=body)
    assert report.status_code == 200
    assert all(0 <= one.chance <= 1 for one in msgspec.json.decode(report.content, type=DeckReport).odds)
    written = client.post(f"{PATH}/write", json={"deck": body, "format": format})
    if written.status_code == 200:
        assert paste(client, written.json()["text"]).report.deck.piles.get("main", {}) == deck.piles.get("main", {})
    else:
        assert written.status_code == 400 and msgspec.json.decode(written.content, type=Fault).words.ja


@FUZZ
@given(st.sampled_from(["read", "check", "write"]), JSON)
def test_any_json_is_answered(client: Client, path: str, body: object) -> None:
    answer = client.post(f"{PATH}/{path}", json=body)
    assert answer.status_code in (200, 400)
    if answer.status_code == 400:
        assert msgspec.json.decode(answer.content, type=Fault).words.ja
