"""What cannot be read, or not be said: named by place and shape, never passed over."""

from __future__ import annotations

import ast

import pytest

from kaimaku.games.hocg.propose.partial import shape
from kaimaku.games.hocg.propose.proposer import CardProposals
from kaimaku.language.reading import MissingWord, most_useful
from tests.propose.records import holomem, support


def test_the_read_parts_stand_and_the_rest_is_marked(proposer: CardProposals) -> None:
    said = "自分のデッキを1枚引く。自分のライフが2以下なら、自分のホロメン1人と月に行く。"
    p = proposer.propose(holomem(arts=("このアーツ+20。",), bloom_effect=said))
    assert p.confidence == "partial"
    assert [(u.place, u.fragment) for u in p.unread] == [("bloom_effect1", "自分のホロメン1人と月に行く")]
    assert p.unread[0].shape == "Aと月に行く"
    assert 'Draw(1), If(LIFE <= 2, unread("bloom_effect1"))' in p.source and "ThisArt(20)" in p.source


def test_a_draft_with_a_mark_does_not_import(proposer: CardProposals) -> None:
    p = proposer.propose(holomem(bloom_effect="月に行く。"))
    from kaimaku.games.hocg import lang

    assert p.confidence == "none"
    names = {node.id for node in ast.walk(ast.parse(p.source)) if isinstance(node, ast.Name)}
    assert names - set(lang.__all__) == {"unread"}


def test_no_printed_sentence_gets_into_a_source(proposer: CardProposals) -> None:
    p = proposer.propose(support("月に行く。\n\n自分のデッキを1枚引く。"))
    assert "月" in p.unread[0].fragment and "月" not in p.source


def test_words_the_language_does_not_have_are_named(proposer: CardProposals) -> None:
    p = proposer.propose(holomem(arts=("お互いのライフが1なら、自分のデッキを1枚引く。",)))
    assert "BOTH_LIFE" in p.missing and p.confidence in ("partial", "none")


def test_options_a_word_does_not_have_are_named(proposer: CardProposals) -> None:
    p = proposer.propose(holomem(bloom_effect="自分のエールデッキの上から2枚を公開する。"))
    assert p.missing == ("RevealTop(cheer=)",) and p.confidence == "partial"


def test_a_text_that_says_something_else_is_at_most_likely(proposer: CardProposals) -> None:
    """The comparison is of texts: whatever the reading, only the printed text makes it full."""
    p = proposer.propose(holomem(collab_effect="自分の[#歌を持つホロメンか〈AZKi〉]1人のHP20回復する。そうする。"))
    assert p.confidence != "full"


@pytest.mark.parametrize(
    ("said", "form"),
    [
        ("自分の#歌を持つホロメン2人は飛ぶ", "Aは飛ぶ"),
        ("相手の〈AZKi〉全員のアーツ+30", "Aのアーツ+n"),
        ("自分のアーカイブの白エール1~2枚を食べる", "Bを食べる"),
        ("自分の推しスキル「空へ」を忘れる", "自分の推しスキル「S」を忘れる"),
    ],
)
def test_shapes_leave_names_and_numbers_out(said: str, form: str) -> None:
    assert shape(said) == form


def test_the_most_useful_word_completes_most_cards() -> None:
    wants = [{"a"}, {"a"}, {"a", "b"}, {"b", "c"}, {"c"}, {"d", "e"}]
    found = most_useful([frozenset(w) for w in wants], 10)
    assert most_useful([frozenset(w) for w in ({"a"}, {"a"}, {"b", "c"}, {"b", "d"}, {"b", "e"})], 1) == [
        MissingWord("a", 2, 2)
    ]
    assert found[:3] == [MissingWord("a", 2, 3), MissingWord("b", 1, 2), MissingWord("c", 2, 2)]
    assert {w.word for w in found} == set("abcde")
    assert sum(w.completes for w in found) == len(wants), "with all words every card is complete"
