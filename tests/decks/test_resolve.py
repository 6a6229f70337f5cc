"""Resolving: the cards that exist decide on piles and names, and never by guessing."""

from dataclasses import dataclass

import pytest

from kaimaku.decks import read, resolve
from tests.coming import coming  # noqa: F401  (a fixture)


@dataclass(frozen=True)
class Names:
    en: str
    ja: str


@dataclass(frozen=True)
class Card:
    number: str
    kind: str
    name: Names


def _card(number: str, kind: str, en: str, ja: str) -> Card:
    return Card(number, kind, Names(en, ja))


KNOWN = {
    card.number: card
    for card in (
        _card("hSD01-001", "oshi", "Tokino Sora", "ときのそら"),
        _card("hSD01-003", "holomem", "Tokino Sora", "ときのそら"),
        _card("hSD01-004", "holomem", "Tokino Sora", "ときのそら"),
        _card("hSD01-016", "support", "Second-hand Player", "プレイヤー"),
        _card("hY01-001", "cheer", "White Cheer", "白エール"),
    )
}


def test_unplaced_cards_go_where_their_kind_belongs() -> None:
    imported = read("1 hSD01-001\n4 hSD01-003\n20 hY01-001", known=KNOWN)
    assert imported.deck.piles == {"oshi": {"hSD01-001": 1}, "main": {"hSD01-003": 4}, "cheer": {"hY01-001": 20}}
    assert imported.complete


def test_placed_cards_stay_where_the_text_put_them() -> None:
    imported = read("Main\n1 hSD01-001", known=KNOWN)
    assert imported.deck.main == {"hSD01-001": 1}, "wrong, and for the legality check to say so"


def test_unknown_numbers_are_reported_and_kept() -> None:
    imported = read("4 hSD01-003\n2 hBP99-001", known=KNOWN)
    assert [(note.where, note.en) for note in imported.unresolved] == [("line 2", "unknown card hBP99-001")]
    assert imported.deck.main == {"hSD01-003": 4, "hBP99-001": 2}


@pytest.mark.usefixtures("coming")
def test_known_cards_that_are_not_here_are_read_and_placed_by_their_kind() -> None:
    imported = read("1 hBP98-001\n4 hSD01-003\n2 hBP98-010", known=KNOWN)
    assert imported.unresolved == ()
    assert imported.deck.piles == {"oshi": {"hBP98-001": 1}, "main": {"hSD01-003": 4, "hBP98-010": 2}, "cheer": {}}


def test_a_name_of_one_card_is_found_in_either_language() -> None:
    for line in ("3 second-hand  player", "プレイヤー ×3"):
        imported = read(f"Main\n{line}", known=KNOWN)
        assert imported.deck.main == {"hSD01-016": 3}
        assert imported.complete


def test_a_name_of_several_cards_is_never_guessed() -> None:
    imported = read("Main\n4 ときのそら", known=KNOWN)
    assert imported.deck.main == {}
    assert imported.unresolved[0].en == "several cards have this name: hSD01-003, hSD01-004"


def test_the_heading_narrows_a_name() -> None:
    assert read("Oshi: Tokino Sora", known=KNOWN).deck.oshi == {"hSD01-001": 1}


def test_a_name_nobody_has() -> None:
    imported = read("Main\n4 Nobody", known=KNOWN)
    assert [note.en for note in imported.unresolved] == ["no card has this name"]


def test_what_reading_said_is_not_lost() -> None:
    imported = read("Main\nhSD01-003\n???\n4 Second-hand Player")
    resolved = resolve(imported, KNOWN)
    assert resolved.warnings == imported.warnings
    assert [note.where for note in imported.unresolved] == ["line 3", "line 4"]
    assert [note.where for note in resolved.unresolved] == ["line 3"]
    assert (resolved.text, resolved.format) == (imported.text, "text")


@pytest.mark.parametrize(
    "line", ["4 Second-hand Player", '4x "Second-hand Player"', "* 4x Second-hand Player", "プレイヤー ４枚"]
)
def test_a_name_is_found_in_quotes_and_behind_a_bullet(line: str) -> None:
    imported = read(f"{line}\n1 hSD01-001", known=KNOWN)
    assert imported.deck.main == {"hSD01-016": 4}
    assert not imported.warnings


def test_a_last_number_is_the_count_of_a_name_that_no_card_has_with_it_and_that_is_said() -> None:
    imported = read("1 hSD01-001\nSecond-hand Player 4", known=KNOWN)
    assert imported.deck.main == {"hSD01-016": 4}
    assert [note.en for note in imported.warnings] == ["using the last number as the count"]
    numbered = {**KNOWN, "hSD01-017": _card("hSD01-017", "support", "Second-hand Player 4", "プレイヤー4")}
    assert read("1 hSD01-001\nSecond-hand Player 4", known=numbered).deck.main == {"hSD01-017": 1}


def test_of_cheers_of_one_name_any_will_do_and_that_is_said() -> None:
    known = {**KNOWN, "hY01-002": _card("hY01-002", "cheer", "White Cheer", "白エール")}
    imported = read("1 hSD01-001\nWhite Cheer x20", known=known)
    assert imported.deck.cheer == {"hY01-001": 20}
    assert imported.complete
    assert [note.en for note in imported.warnings] == ["cards of this name are all the same; using hY01-001"]
