"""Texts come from the declarations, and every refusal and prompt cites a rule that exists."""

import pytest

from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.registry import NUMBERS
from kaimaku.games.danmaku.templates import fill
from kaimaku.judge.catalogue import load
from kaimaku.kernel.decisions import PROMPTS
from kaimaku.kernel.frames import PROGRAMS
from kaimaku.kernel.refusals import REFUSALS

TEXTS = {
    "shoot/summer": (
        "Action: discard any number of other Danmaku cards (+1 Range each): attack a player in range.",
        "アクション：他の弾幕カードを好きな枚数捨てる（1枚につき射程+1）：射程内の1人を攻撃する。",
    ),
    "graze/winter": (
        "Reaction: when you are attacked, avoid the attack. For another: discard 1 Danmaku card.",
        "リアクション：自分が攻撃された時、その攻撃を回避する。他人のためなら弾幕カード1枚を捨てる。",
    ),
    "bomb/spring": (
        "Invocation: activate your own Spell Card.\n"
        "Reaction: when another player plays a Danmaku card or activates a Spell Card, cancel it.",
        "発動：自分のスペルカードを発動する。\n"
        "リアクション：他人が弾幕カードを使うかスペルカードを発動した時、それを打ち消す。",
    ),
    "heroine": (
        "Goal: all Stage Bosses defeated and all Extra Bosses defeated.\n+1 max life.\n+1 max hand size.",
        "目的：ステージボス全員が敗北、エクストラボス全員が敗北。\n最大ライフ+1。\n手札上限+1。",
    ),
    "rival": (
        "Goal: none before becoming the Heroine.\n"
        "After the Heroine falls, take over the Heroine's card, then gain 1 life.",
        "目的：主人公になるまではなし。\n主人公が敗北した後、主人公のカードを引き継ぐ。ライフを1得る。",
    ),
}


@pytest.mark.parametrize("id", TEXTS)
def test_a_card_says_what_it_does_in_both_languages(id: str) -> None:
    assert (GAME.describe(NUMBERS[id], "en"), GAME.describe(NUMBERS[id], "ja")) == TEXTS[id]


def test_templates_count_and_leave_out() -> None:
    template = "discard {n#what}[more: and {more}]"
    assert fill(template, {"n": "2", "what": "card", "more": ""}, "en") == "discard 2 cards"
    assert fill(template, {"n": "1", "what": "card", "more": "x"}, "en") == "discard 1 card and x"


def test_every_rule_that_is_cited_exists() -> None:
    cited = {r.rule for r in REFUSALS} | {p.rule for p in PROMPTS}
    cited |= {p.name for p in PROGRAMS if "/" not in p.name}
    ours = {id for id in cited if id.startswith("danmaku:")}
    assert len(ours) > 20
    assert ours <= set(load("danmaku"))
