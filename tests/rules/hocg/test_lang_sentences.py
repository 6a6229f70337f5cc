"""Sentences within sentences: each ends once, none is said twice, and nothing is left out."""

from __future__ import annotations

import pytest

from tests.rules.hocg.forms import spoken

MODES = "Modes(Draw(1), Draw(2))"


@pytest.mark.parametrize(
    "text",
    [
        f"Roll({{ODD: {MODES}, EVEN: Draw(3)}})",
        f"Roll({MODES})",
        "Modes(Roll({ODD: Draw(1)}), Draw(2))",
        f"Modes({MODES}, Draw(3))",
        f"IfDid({MODES}, Draw(3))",
        f"Pay(Archive(HAND), {MODES}, Draw(3))",
        f"If(HAND, {MODES}, instead_of=Draw(3))",
    ],
)
def test_a_sentence_ends_once(text: str) -> None:
    _, ja = spoken(text)
    assert "。。" not in ja and ja.endswith("。")


def test_several_sentences_are_not_said_again_as_what_was_done() -> None:
    _, ja = spoken(f"IfDid({MODES}, Draw(3))")
    assert ja.count("選んで") == 1 and "そうしたなら" in ja


def test_modes_that_may_be_declined_say_so_in_their_verb() -> None:
    assert "選んで使える" in spoken(f"May({MODES})")[1]


@pytest.mark.parametrize(
    ("test", "en", "ja"),
    [
        ("RETURNED", "if a card was returned", "戻したカードがあるなら"),
        ("~RETURNED(item)", "if no item was returned", "戻したアイテムがないなら"),
        ("RETURNED >= 2", "2 or more returned cards", "そして戻したカードが2枚以上あるなら"),
    ],
)
def test_cards_spoken_of_as_a_condition(test: str, en: str, ja: str) -> None:
    said = spoken(f"ToDeck(HAND[2]), If({test}, Draw(1))")
    assert en in said[0] and ja in said[1]


@pytest.mark.parametrize(("how", "ja"), [("SHUFFLED_IN", "シャッフル"), ("BOTTOM", "下に"), ("TOP", "上に")])
def test_cards_are_shown_before_they_return_in_both_languages(how: str, ja: str) -> None:
    said = spoken(f"ToDeck(HAND(item)[2], {how}, shown=True)")
    assert said[0].startswith("Reveal 2 items") and "return them" in said[0]
    assert "2枚を公開し、デッキ" in said[1] and ja in said[1]


@pytest.mark.parametrize(
    ("event", "en", "ja"),
    [
        ("BLOOMS(HOLOMEM)", "for each time your holomem bloomed this turn", "Bloomした回数1回につき"),
        ("COLLABS(OPP_HOLOMEM)", "for each time your opponent's holomem collabed", "コラボした回数1回につき"),
        ("USES_ART(HOLOMEM)", "used Arts this turn", "アーツを使った回数1回につき"),
        ("USES_SP()", "for each time you used your SP Oshi skill", "SP推しスキルを使った回数1回につき"),
        ("PLAYS(event)", "for each event you used this turn", "イベント1枚につき"),
    ],
)
def test_what_happened_is_counted_by_cards_or_by_times(event: str, en: str, ja: str) -> None:
    said = spoken(f"Draw(each(happened({event})))")
    assert en in said[0] and ja in said[1]
