"""Handbooks: every card and rule they name is there, and questions in everyday words find their answers."""

from __future__ import annotations

import pytest

from kaimaku import games
from kaimaku.judge.catalogue import is_heading, lookup
from kaimaku.judge.handbook import answers, handbook, rules_of

every_game = pytest.mark.parametrize("game", games.OWN)


@every_game
def test_what_it_names_is_there(game: str) -> None:
    book = handbook(game)
    assert book.guide is not None
    known = {card.id for card in games.find(game).desk().cards()}
    shown = [*book.guide.cards, *(number for point in book.guide.know for number in point.cards)]
    assert shown and set(shown) <= known
    named = [*(point.rule for point in book.guide.know), *(term.rule for term in book.glossary)]
    for id in (*named, *(id for asked in book.questions for id in asked.rules)):
        assert lookup(id).id == id


@every_game
def test_a_guide_fits_on_a_page(game: str) -> None:
    guide = handbook(game).guide
    assert guide is not None and len(guide.know) == 5 and 4 <= len(guide.turn) <= 6


@every_game
def test_a_term_is_explained_once(game: str) -> None:
    said = [word.casefold() for term in handbook(game).glossary for word in {term.term.en, term.term.ja, *term.also}]
    assert sorted(said) == sorted(set(said))


@pytest.mark.parametrize(
    ("game", "text", "rule"),
    [
        ("hocg", "how do I win", "hocg:11.2.1"),
        ("hocg", "when can I bloom", "hocg:8.3.2"),
        ("hocg", "How many cheers do I get each turn?", "hocg:7.4.2"),
        ("hocg", "どうすれば勝ちですか", "hocg:11.2.1"),
        ("hocg", "ブルームはいつできる？", "hocg:8.3.2"),
        ("danmaku", "how do I find out who has which role", "danmaku:overview.hidden"),
        ("danmaku", "射程って何", "danmaku:range.1"),
        ("vcard", "how do I win", "vcard:2.1.0.1"),
        ("vcard", "what happens on a tie", "vcard:7.3.1.1"),
    ],
)
def test_a_question_finds_its_rule(game: str, text: str, rule: str) -> None:
    found = [each for answer in answers(text, game) for each in rules_of(answer)]
    assert rule in [each.id for each in found]
    assert not any(map(is_heading, found))


def test_what_is_about_nothing_finds_nothing() -> None:
    assert answers("what is the weather in the player's area", "hocg") == []
