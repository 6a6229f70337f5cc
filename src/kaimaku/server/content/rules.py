"""The rule catalogue on the wire: every rule with its chapter, our rulings on it, and the scenarios that try it."""

from __future__ import annotations

from functools import cache

from kaimaku.judge import catalogue
from kaimaku.judge.catalogue import Rule, UnknownRule
from kaimaku.judge.ruling import rulings
from kaimaku.judge.scenario.shipped import shipped

from ..trouble import Trouble
from ..wire.common import GameName, Words
from ..wire.rest import ChapterInfo, RuleInfo, RuleList, RulingInfo

# Chapters without a heading of their own among the rules.
HEADINGS: dict[tuple[GameName, str], Words] = {
    ("hocg", "rb"): Words("Stated in the rulebooks only", "ルールブックだけにあるルール"),
    **{
        ("danmaku", word): Words(en, ja)
        for word, en, ja in (
            ("overview", "Overview", "概要"),
            ("contents", "Contents", "内容物"),
            ("setup", "Set-up", "準備"),
            ("turn", "Turns", "ターン"),
            ("life", "Life", "ライフ"),
            ("attack", "Attacks", "攻撃"),
            ("range", "Range", "射程"),
            ("distance", "Distance", "距離"),
            ("defeat", "Defeat", "敗北"),
            ("victory", "Victory", "勝利"),
            ("card", "Cards", "カード"),
            ("deck", "Main Deck", "メインデッキ"),
            ("type", "Card types", "カードの種類"),
            ("character", "Characters", "キャラクター"),
            ("ability", "Abilities", "能力"),
            ("spell", "Spell Cards", "スペルカード"),
            ("role", "Roles", "役割"),
            ("incident", "Incidents", "異変"),
            ("collect", "Collecting", "集める"),
            ("season", "Seasons", "季節"),
            ("term", "Terms", "用語"),
            ("faq", "Questions and answers", "よくある質問"),
        )
    },
}


@cache
def rule_list(game: GameName) -> RuleList:
    """All rules and rulings in the order of the documents. Where there is no Japanese, the English stands for both."""
    rules = catalogue.load(game).values()
    return RuleList(
        game=game,
        rules=[_rule(game, rule) for rule in rules],
        chapters=[ChapterInfo(id, _chapter(game, id)) for id in dict.fromkeys(_chapter_id(rule) for rule in rules)],
        rulings=[
            RulingInfo(
                ruling.id,
                _words(ruling.title, ruling.title_ja),
                _words(ruling.says, ruling.says_ja),
                list(ruling.rules),
            )
            for ruling in rulings(game).values()
        ],
    )


def rule(game: GameName, reference: str) -> RuleInfo:
    """One rule, by `hocg:8.3.3` or plain `8.3.3`."""
    try:
        found = catalogue.lookup(reference, game)
    except UnknownRule as unknown:
        raise _no_rule(unknown.nearest) from None
    if not found.id.startswith(f"{game}:"):
        raise _no_rule((found.id,))
    return _rule(game, found)


def _no_rule(nearest: tuple[str, ...]) -> Trouble:
    en, ja = "There is no such rule in this game.", "このゲームにそのルールはありません。"
    if nearest:
        en += f" Near it: {', '.join(nearest)}."
        ja += f"近いもの: {', '.join(nearest)}"
    return Trouble(404, "no_rule", en, ja)


def _rule(game: GameName, rule: Rule) -> RuleInfo:
    above = catalogue.parent(rule.id)
    return RuleInfo(
        id=rule.id,
        title=rule.title,
        says=_words(rule.says, rule.says_ja),
        chapter=_chapter_id(rule),
        scenarios=list(_trying(game).get(rule.id, ())),
        rulings=list(_ruling_on(game).get(rule.id, ())),
        title_ja=rule.title_ja,
        under=above.id if above is not None else "",
    )


def _chapter_id(rule: Rule) -> str:
    return rule.id.partition(":")[2].partition(".")[0]


def _chapter(game: GameName, id: str) -> Words:
    heading = catalogue.load(game).get(f"{game}:{id}")
    if heading is not None:
        return _words(heading.title, heading.title_ja)
    return HEADINGS[game, id]


def _words(en: str, ja: str) -> Words:
    return Words(en, ja or en)


@cache
def _trying(game: GameName) -> dict[str, list[str]]:
    """Rule → scenarios that cite it."""
    found: dict[str, list[str]] = {}
    for one in shipped(game).values():
        for id in one.scenario.rules:
            found.setdefault(id, []).append(one.id)
    return found


@cache
def _ruling_on(game: GameName) -> dict[str, list[str]]:
    """Rule → our rulings that name it."""
    found: dict[str, list[str]] = {}
    for ruling in rulings(game).values():
        for id in ruling.rules:
            found.setdefault(id, []).append(ruling.id)
    return found
