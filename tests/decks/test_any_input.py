"""The paste box takes anything: it never raises, stays within bounds and does not lose the text."""

import json
import time

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kaimaku.decks import Deck, Format, builtin, formats, read, write
from kaimaku.decks.reading import MAX_COUNT, MAX_NOTES, MAX_ROWS, MAX_SHOWN, MAX_TEXT, Imported
from tests.decks.strategies import damaged, hocg_decks

WRITABLE = [format.name for format in formats() if format.write]
ANYTHING = st.text(alphabet=st.characters())
JSON_LIKE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10) | st.just("hSD01-003"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)
KEYS = (
    "oshi",
    "oshi_id",
    "deck",
    "deck_id",
    "cheerDeck",
    "cheer_deck",
    "mainDeck",
    "p_list",
    "list",
    "sub_list",
    "title",
)
OBJECTS = st.dictionaries(st.sampled_from([*KEYS, "format", "piles", "game"]), JSON_LIKE, min_size=1)


def check(imported: Imported, text: str) -> None:
    assert imported.text == text
    assert imported.rows or imported.unresolved
    assert len(imported.rows) <= MAX_ROWS
    assert len(imported.unresolved) <= MAX_NOTES
    for pile in imported.deck.piles.values():
        assert all(count >= 1 for count in pile.values())
    for note in (*imported.warnings, *imported.unresolved):
        assert note.en and note.ja
        assert len(note.text) <= MAX_SHOWN
        assert note.text.isprintable()


@given(ANYTHING)
@example("\ud800")
@example("[" * 100_000)
@example('{"deck":' * 10_000)
@example("1" * 5_000)
@example('{"oshi": [[]], "deck": [[]], "cheerDeck": [{}]}')
@example("format: kaimaku-deck\n%YAML " + "9" * 5_000)
def test_arbitrary_text(text: str) -> None:
    check(read(text), text)
    check(read(text, "vcard"), text)


@given(OBJECTS)
@example({"format": "kaimaku-deck", "game": ["hocg"], "piles": {"main": 3}})
@example({"deck": {"hSD01-003": {}}, "cheer_deck": 5})
def test_arbitrary_json(data: dict[str, object]) -> None:
    text = json.dumps(data)
    check(read(text), text)


@pytest.mark.parametrize("format", formats(), ids=lambda format: format.name)
@given(text=ANYTHING | OBJECTS.map(json.dumps))
def test_each_reader_by_itself(format: Format, text: str) -> None:
    assert 0 <= format.sniff(text) <= 1
    check(format.read(text, next(iter(format.games), "hocg")), text)


@pytest.mark.parametrize("format", WRITABLE)
@given(data=st.data())
def test_damaged_decks(format: str, data: st.DataObject) -> None:
    text = data.draw(damaged(hocg_decks().map(lambda deck: write(deck, format))))
    check(read(text, known={}), text)


def test_one_bad_row_costs_one_row() -> None:
    deck = builtin("sora")
    for format in ("text", "kaimaku", "holodelta", "tabletop", "holoduel", "holoduel-server"):
        text = write(deck, format).replace("hSD01-010", "hSD01+010")
        imported = read(text)
        assert imported.format == format
        assert imported.deck.main == {number: n for number, n in deck.main.items() if number != "hSD01-010"}
        assert len(imported.unresolved) == 1


def test_too_long_a_text_is_not_read() -> None:
    text = "4 hSD01-003\n" * (MAX_TEXT // 12 + 1)
    imported = read(text)
    assert not imported.rows
    assert imported.unresolved[0].en == f"too long: over {MAX_TEXT:,} characters"
    assert imported.text is text


def test_too_many_rows_are_counted_not_kept() -> None:
    imported = read("1 hSD01-003\n" * (MAX_ROWS + 7))
    assert imported.deck.main == {"hSD01-003": MAX_ROWS}
    assert imported.warnings[-1].en == "7 more entries were ignored"


def test_too_many_failures_are_counted_not_kept() -> None:
    imported = read("Main\n" + "???\n" * (MAX_NOTES + 5))
    assert len(imported.unresolved) == MAX_NOTES
    assert imported.warnings[-1].en == "5 more entries were ignored"


def test_the_largest_count_is_read() -> None:
    assert read(f"{MAX_COUNT} hSD01-003").deck == Deck(
        "hocg", "", {"oshi": {}, "main": {"hSD01-003": MAX_COUNT}, "cheer": {}}
    )


FULL = MAX_TEXT - 100


@pytest.mark.parametrize(
    "text",
    [
        "\n" * FULL,
        (" " * 3_900 + "a\n") * (FULL // 3_902),
        ("hSD01-003,1" + "." * 3_900 + "a\n") * (FULL // 3_913),
        ("hSD01-003 x1" + " " * 3_900 + "a\n") * (FULL // 3_914),
        ("hSD01-003" + " 1" * 1_900 + "a\n") * (FULL // 3_811),
        ("1" * 3_999 + "\n") * (FULL // 4_000),
        ("\ufdfa" * 3_999 + "\n") * (FULL // 4_000),
        ("hSD01-003," * 399 + "\n") * (FULL // 3_991),
        '"hSD01-003_' * (FULL // 11) + "{",
        "imported_deck=" * (FULL // 14),
        "e" * FULL,
        "format: kaimaku-deck\na: " + "[" * 30_000,
        "format: kaimaku-deck\n" + "? " * 15_000,
        "format: kaimaku-deck\npiles: {main: {" + "hSD01-003: 1," * 2_000 + "}}",
        json.dumps({"deck": [["hSD01-003", 1, 0]] * 12_000}),
        json.dumps({f"k{n}": 1 for n in range(20_000)}),
    ],
    ids=lambda text: f"{text[:12]!r}",
)
def test_no_text_stalls_the_reader(text: str) -> None:
    assert len(text) <= MAX_TEXT
    start = time.process_time()
    check(read(text, known={}), text)
    assert time.process_time() - start < 30  # a guard against reading for minutes, no measure of speed
