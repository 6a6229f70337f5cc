"""Any pasted text is read in time that grows with its length and no faster, up to the longest text accepted.

Compared with an ordinary list of the same length in the same run: machines differ, and a busy one slows both.
"""

from __future__ import annotations

import json
from time import thread_time

import pytest

from kaimaku.decks import book, read
from kaimaku.decks.shape import narrow, plain

LONGEST = 100_000
MOST = 30  # times an ordinary list; the slowest of these takes 9, a reader that looks back at each letter hundreds
TRIES = 5  # the processor is shared, and a garbage collection may fall into any one of them
HEAD = "format: kaimaku-deck\n"


def fill(piece: str) -> str:
    """Again and again, up to the longest."""
    return (piece * (LONGEST // len(piece) + 1))[:LONGEST]


PASTES = {
    "one letter": fill("a"),
    "letters of numbers": fill("hA01-"),
    "numbers": fill("hSD01-001 "),
    "numbers by comma": fill("hSD01-001," * 40 + "\n"),
    "an endless printing": "hSD01-001_" + fill("A"),
    "blanks": fill(" "),
    "blanks before a letter": " " * (LONGEST - 1) + "a",
    "empty lines": fill("\n"),
    "short lines": fill("a\n"),
    "long lines": fill("9 " * 249 + "\n"),
    "unknown names": "".join(f"1 nobody{n}\n" for n in range(LONGEST // 8)),
    "stages": fill("1 " + "pl 9 " * 90 + "\n"),
    "marks of one letter": "a" + fill("\u0301\u0323"),
    "marks on lines": fill("a" + "\u0323\u0301" * 240 + "\n"),
    "characters that become sentences": fill("\ufdfa"),
    "squares": fill("\u3316" * 400 + "\n"),
    "wide letters": fill("ｈ"),
    "nested lists": HEAD + "a: " + "[" * 16_000,
    "nested lists on lines": HEAD + "a: " + "[\n" * 8_000,
    "nested mappings": HEAD + "a: " + "{a: " * 4_000,
    "nested keys": HEAD + "? " * 8_000,
    "nested items": HEAD + "a:\n  " + "- " * 8_000,
    "nested blocks": HEAD + "".join(" " * n + "a:\n" for n in range(170)),
    "brackets that close": HEAD + "a: " + "[" * 8_000 + "]" * 8_000,
    "brackets side by side": HEAD + "a: [" + "[]," * 5_000 + "]",
    "many keys": HEAD + "".join(f"k{n}: v\n" for n in range(1_500)),
    "many anchors": HEAD + "a: &a b\n" * 2_000,
    "a quoted text": HEAD + 'a: "' + "\\u0041" * 2_500 + '"',
    "a quoted text of lines": HEAD + 'a: "' + "\n" * 16_000,
    "a folded text": HEAD + "a: >\n" + " \n" * 8_000,
    "JSON without an end": fill("["),
    "objects without an end": fill('{"a":'),
    "keys": json.dumps({f"k{n}": 1 for n in range(8_000)}),
    "numbers as keys": json.dumps({f"hSD01-001_{n}": 1 for n in range(4_000)}),
    "a key again and again": '{"deck":{' + ",".join(['"hSD01-001":1'] * 6_000) + "}}",
    "entries": json.dumps({"deck": ["hSD01-001"] * 7_000}),
    "entries that are none": json.dumps({"deck": [1] * 30_000}),
    "art": json.dumps({"deck": [["hSD01-001", 1, 5]] * 4_500}),
    "digits": '{"deck": {"hSD01-001": ' + "9" * 90_000 + "}}",
    "a title": json.dumps({"p_list": [], "title": "&#x41;" * 15_000}),
    "damaged numbers": "{" + '"hSD01-001":1' * 7_000,
    "damaged quotes": "{" + fill("'h"),
    "damaged keys": "{" + ('"num"' + " " * 400) * 240,
    "closing brackets": "{" + fill("}"),
    "a code": "imported_deck=" + fill("A"),
    "codes": fill("imported_deck="),
    "an encoded code": "imported_deck=" + fill("%41"),
    "a bare code": "e" + fill("yJ"),
    "an address": "decklog.bushiroad.com/" + fill(" a"),
    "fences": fill("```\n"),
    "headers": ("format" + "\n" * 50) * 2_000,
}


def cost(text: str, game: str) -> float:
    """Processor time of one reading."""
    began = thread_time()
    read(text, game, book(game).known)
    return thread_time() - began


@pytest.fixture(scope="module", params=["hocg", "vcard"])
def ordinary(request: pytest.FixtureRequest) -> tuple[str, float]:
    """A game, and what reading an ordinary list takes; the first reading also loads what all of them use."""
    game: str = request.param
    text = fill("1 hSD01-001\n")
    return game, min(cost(text, game) for _ in range(TRIES))


@pytest.mark.parametrize("paste", PASTES)
def test_reading_takes_no_longer_than_the_text_is_long(ordinary: tuple[str, float], paste: str) -> None:
    game, usual = ordinary
    text = PASTES[paste][:LONGEST]
    taken = [cost(text, game)]
    while taken[-1] > MOST * usual and len(taken) < TRIES:
        taken.append(cost(text, game))
    assert min(taken) <= MOST * usual, taken


def test_text_is_made_plain_by_pieces_as_it_would_be_whole() -> None:
    decomposed = "か\u3099き\u3099く\u3099" * 40 + " e\u0301 e\u0301" * 40
    assert plain(decomposed) == "がぎぐ" * 40 + " é é" * 40
    assert plain("ｈＳＤ０１－００１　×２") == narrow("ｈＳＤ０１－００１").strip() + " ×2"
    assert plain("plain") == narrow("plain") == "plain"
