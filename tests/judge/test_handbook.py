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
from tests.for_each import for_each

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
    forms = [(x.term.en, x.term.ja, *x.also) for x in handbook(game).glossary]
    said = [word for each in forms for word in {form.casefold() for form in each}]
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


EVERYDAY = {  # what newcomers ask, and a rule that says it
    "hocg": """
how do I win = 11.2.1
when can I bloom = 8.3.2
How many cheers do I get each turn? = 7.4.2
how many cards are in a deck = 6.1.4.2
how many copies of a card can I play = 6.1.4.3
what happens when my deck runs out = 7.3.2.1
is there a hand limit = 4.13.4
can I mulligan = 6.2.1.7
who goes first = 6.2.1.5
who starts = 6.2.1.5
can I attack on the first turn = 7.6.1
can I attack twice = 9.1.1
can I attack the back row = 12.2.3.2
do I lose cheers when I attack = 12.2.3.1.1
can I bloom twice in one turn = 8.3.2
how many holomem can I have = 4.6.2.1
does damage go away = 5.23.1
how much life do I start with = 6.2.1.11
how do I switch my center = 8.7.1
how do I give up = 1.2.3
どうすれば勝ちですか = 11.2.1
ブルームはいつできる？ = 8.3.2
デッキは何枚？ = 6.1.4.2
デッキがなくなったらどうなる？ = 7.3.2.1
先攻はどうやって決める？ = 6.2.1.5
最初のターンに攻撃できますか = 7.6.1
アーツを使うとエールは減る？ = 12.2.3.1.1
手札の上限はありますか = 4.13.4
出したターンにブルームできる？ = 8.3.1
引き直しはできる？ = 6.2.1.7
""",
    "danmaku": """
how do I find out who has which role = overview.hidden
how do I win = victory.1
whom can I attack = range.1
how many cards may I hold = setup.hand
what is the hand limit = turn.discard.1
how many people can play = setup.roles.4p
how many lives do I have = life.start
can I play two shoots in a turn = turn.main.3
what happens when the deck is empty = deck.reshuffle.1
who goes first = setup.first-turn
when are roles revealed = defeat.8
can I still win when I am defeated = victory.5
what does bomb do = term.cancel.1
射程って何 = range.1
手札の上限は？ = setup.hand
誰を攻撃できる？ = range.1
役割はいつ公開される？ = defeat.8
敗北しても勝てますか = victory.5
山札がなくなったら？ = deck.reshuffle.1
何人で遊べる？ = setup.roles.4p
リアクションとは？ = type.reaction.1
""",
    "vcard": """
how do I win = 2.1.0.1
what happens on a tie = 7.3.1.1
can I attack = 7.1.0.1
how many supports can I play = 6.2.2.2b
how many copies of a card = 5.1.1.3
what if my deck is empty = 8.2.10.1
how do I draw cards = 6.2.1.2-2
what is the hand limit = 7.4.1.4
can I mulligan = 6.1.1.4c
who goes first = 6.1.1.2
how does evolving work = 4.1.1.3b
what happens after combat = 7.4.1.1
how many turns are in a round = 7.1.0.1
どうやって勝つ？ = 2.1.0.1
デッキは何枚？ = 5.1.0.1
サポートは何枚まで？ = 6.2.2.2b
引き分けの時は？ = 7.3.1.1
戦闘のあとはどうなる？ = 7.4.1.1
引き直しはできる？ = 6.1.1.4b
""",
}
ASKED = [(game, line) for game, lines in EVERYDAY.items() for line in lines.strip().splitlines()]


@for_each(ASKED)
def test_a_question_finds_its_rule(asked: tuple[str, str]) -> None:
    game, (text, rule) = asked[0], asked[1].rsplit(" = ")
    found = [each for answer in answers(text, game) for each in rules_of(answer)]
    assert f"{game}:{rule}" in [each.id for each in found], [each.id for each in found]
    assert not any(map(is_heading, found))


def test_what_is_about_nothing_finds_nothing() -> None:
    assert answers("what is the weather in the player's area", "hocg") == []
    assert [each.rules for each in answers("アクションとは", "danmaku")] == [("danmaku:type.action",)]
