"""Every card on the wire: one number for each face, with its facts and its text in both languages."""

from __future__ import annotations

import re

import pytest

from kaimaku.games.danmaku import facts
from kaimaku.games.danmaku.speech.names import number_on_wire
from kaimaku.kernel.table import Result
from kaimaku.wire.common import Words
from tests.server.desks.danmaku.sight import DESK

CARDS = {card.id: card for card in DESK.cards()}
JAPANESE = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def test_every_printed_card_has_a_number() -> None:
    printed = {number_on_wire(f"{card.id}/{season}") for card in facts.MAIN_DECK.values() for season in card.numbers}
    for sheet in (facts.CHARACTERS, facts.INCIDENTS, facts.ROLES):
        printed |= {card.id for card in sheet.values()}
    assert set(CARDS) == printed and len(DESK.cards()) == len(CARDS)
    assert sum(card.copies or 0 for card in CARDS.values() if card.kind == "main") == 80
    assert all(re.fullmatch(r"[a-z0-9_]+(-(spring|summer|autumn|winter))?", number) for number in CARDS)


def test_every_card_says_something_in_both_languages() -> None:
    for card in CARDS.values():
        assert card.abilities, card.id
        for ability in card.abilities:
            assert ability.text.en.endswith(".") and ability.text.ja.endswith("。"), (card.id, ability)
            assert JAPANESE.search(ability.text.ja) and not JAPANESE.search(ability.text.en)
            assert not re.match(r"(Action|Invocation|Spell Card|Item)\b:", ability.text.en)
            assert ability.text.en[0] == ability.text.en[0].upper()


def test_a_split_card_has_a_text_for_each_half() -> None:
    bomb = CARDS["bomb-spring"]
    assert bomb.types == [["invocation"], ["reaction"]] and len(bomb.abilities) == 2
    for card in CARDS.values():
        if card.kind == "main":
            assert len(card.types) == len(card.abilities) and card.season and card.points > 0


def test_a_character_has_its_spell_card_last_with_its_timing() -> None:
    sakuya = CARDS["izayoi_sakuya"]
    assert sakuya.types == [["reaction"]] and sakuya.abilities[-1].kind == "spell_card"
    assert sakuya.abilities[-1].name == Words("Illusion World “The World”", "幻世「ザ・ワールド」")
    assert sakuya.names[1] == Words("Sakuya", "咲夜")
    assert CARDS["komeiji_satori"].types == []


def test_a_role_begins_with_its_goal() -> None:
    for card in CARDS.values():
        if card.kind == "role":
            assert card.abilities[0].kind == "goal" and card.team
    assert CARDS["heroine"].team == "heroine" and CARDS["rival"].players == 8


def test_an_incident_says_how_it_is_resolved() -> None:
    for card in CARDS.values():
        if card.kind == "incident":
            assert card.abilities[-1].kind == "resolution" and card.season


@pytest.mark.parametrize(
    ("winners", "rule", "en", "ja"),
    [
        ((0,), "danmaku:victory.3", "{0} wins. Goal reached.", "{0}の勝ちです。目的を達成しました。"),
        (
            (0, 2, 3),
            "danmaku:victory.3",
            "{0}, {2} and {3} win. Goal reached.",
            "{0}、{2}、{3}の勝ちです。目的を達成しました。",
        ),
        ((), "danmaku:victory.7", "It's a draw. Everyone was defeated.", "引き分けです。全員が敗北しました。"),
        (
            (),
            "room:draw",
            "It's a draw. The players agreed to a draw.",
            "引き分けです。全員が引き分けに合意しました。",
        ),
        ((1,), "danmaku:other", "{1} wins.", "{1}の勝ちです。"),
    ],
)
def test_the_outcome_in_a_sentence(winners: tuple[int, ...], rule: str, en: str, ja: str) -> None:
    assert DESK.outcome(Result(winners, rule)) == Words(en, ja)
