"""Handbooks: every card and rule they name is there, and questions in everyday words find their answers."""

from __future__ import annotations

import pytest

from kaimaku import games
from kaimaku.games.danmaku.terminal.words import SEASONS
from kaimaku.games.danmaku.terminal.words import TYPES as DANMAKU_TYPES
from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.decks.facts import TYPES as VCARD_TYPES
from kaimaku.judge.catalogue import children, is_heading, lookup
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
def test_every_sentence_is_whole(game: str) -> None:
    """A comma in a YAML mapping ended the sentence there, and the rest was read as an unknown key."""
    book = handbook(game)
    assert book.guide is not None
    points, asked = book.guide.know, book.questions
    for words in (book.guide.goal, *book.guide.turn, *(point.says for point in points), *(one.says for one in asked)):
        assert words.en.endswith((".", "!", "?")) and words.ja.endswith(("。", "！", "？")), words


@every_game
def test_a_term_is_explained_once(game: str) -> None:
    said = [word.casefold() for term in handbook(game).glossary for word in {term.term.en, term.term.ja, *term.also}]
    assert sorted(said) == sorted(set(said))


def printed(game: str) -> set[tuple[str, str]]:
    """What the cards of a game call their own parts, and the keywords of its card language, in both languages."""
    cards = games.find(game).desk().cards()
    found = {(part.label.en, part.label.ja) for card in cards for part in card.abilities if part.kind != "text"}
    return found | KEYWORDS[game]()


HOCG_WORDS = """
Debut=Debut 1st=1st 2nd=2nd Spot=Spot Buzz=Buzz LIMITED=LIMITED bloom=Bloom collab=コラボ baton_pass=バトンタッチ
Arts=アーツ critical=特攻 special_damage=特殊ダメージ cheer=エール holo_Power=ホロパワー life=ライフ downed=ダウン
tag=タグ Staff=スタッフ Item=アイテム Event=イベント Tool=ツール Mascot=マスコット Fan=ファン archive=アーカイブ
center=センターポジション collab_position=コラボポジション back_position=バックポジション
"""


def hocg_words() -> set[tuple[str, str]]:
    pairs = (pair.replace("_", " ").partition("=") for pair in HOCG_WORDS.split())
    return {(en, ja) for en, _, ja in pairs}


def vcard_words() -> set[tuple[str, str]]:
    titles = {rule.title.partition("[")[0] for rule in children("vcard:8.1.0.1")}
    used = {word for card in CARDS for word in card.keywords}
    assert len(titles) == 35 and used <= titles
    return set(VCARD_TYPES.values()) | {(word, word) for word in titles}


def danmaku_words() -> set[tuple[str, str]]:
    roles = {(card.name.en, card.name.ja) for card in games.find("danmaku").desk().cards() if card.kind == "role"}
    return set(DANMAKU_TYPES.values()) | set(SEASONS.values()) | roles


KEYWORDS = {"hocg": hocg_words, "vcard": vcard_words, "danmaku": danmaku_words}


@every_game
def test_every_keyword_is_explained(game: str) -> None:
    """In both languages, as it is printed, so that it can be pressed wherever it stands."""
    known = [{word.casefold() for word in (x.term.en, x.term.ja, *x.also)} for x in handbook(game).glossary]
    unknown = [
        pair for pair in printed(game) if not any({pair[0].casefold(), pair[1].casefold()} <= each for each in known)
    ]
    assert sorted(unknown) == []


@every_game
def test_a_term_is_one_sentence(game: str) -> None:
    for term in handbook(game).glossary:
        assert term.says.en.endswith(".") and len(term.says.en) <= 120, term.term.en
        assert term.says.ja.endswith("。") and len(term.says.ja) <= 70, term.term.en


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
