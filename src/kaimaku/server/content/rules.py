"""The rule catalogue on the wire: every rule with its chapter, our rulings on it, and the scenarios that try it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import cache

from kaimaku import games
from kaimaku.judge import catalogue
from kaimaku.judge.catalogue import Rule, UnknownRule
from kaimaku.judge.ruling import rulings
from kaimaku.judge.scenario.shipped import shipped
from kaimaku.wire.common import GameName, Words
from kaimaku.wire.rest import ChapterInfo, RuleInfo, RuleList, RulingInfo

from ..errors.api_error import ApiError, api_error


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


def no_rule(game: GameName, reference: str) -> ApiError:
    """The game has no such rule: it may be one of another game, or look like one of this."""
    try:
        nearest: tuple[str, ...] = (catalogue.lookup(reference, game).id,)
    except UnknownRule as unknown:
        nearest = unknown.nearest
    if not nearest:
        return api_error("no_rule", rule=reference)
    return api_error("no_rule:near", rule=reference, near=", ".join(nearest))


def _rule(game: GameName, rule: Rule) -> RuleInfo:
    above = catalogue.parent(rule.id)
    return RuleInfo(
        id=rule.id,
        title=rule.title,
        says=_words(rule.says, rule.says_ja),
        chapter=_chapter_id(rule),
        scenarios=_trying(game).get(rule.id, []),
        rulings=_ruling_on(game).get(rule.id, []),
        title_ja=rule.title_ja,
        under=above.id if above is not None else "",
        heading=catalogue.is_heading(rule),
    )


def _chapter_id(rule: Rule) -> str:
    return rule.id.partition(":")[2].partition(".")[0]


def _chapter(game: GameName, id: str) -> Words:
    heading = catalogue.load(game).get(f"{game}:{id}")
    if heading is not None:
        return _words(heading.title, heading.title_ja)
    return Words(*games.find(game).chapters[id])


def _words(en: str, ja: str) -> Words:
    return Words(en, ja or en)


@cache
def _trying(game: GameName) -> dict[str, list[str]]:
    """Rule → scenarios that cite it."""
    return _by_rule((one.id, one.scenario.rules) for one in shipped(game).values())


@cache
def _ruling_on(game: GameName) -> dict[str, list[str]]:
    """Rule → our rulings that name it."""
    return _by_rule((ruling.id, ruling.rules) for ruling in rulings(game).values())


def _by_rule(citing: Iterable[tuple[str, Iterable[str]]]) -> dict[str, list[str]]:
    found = defaultdict(list)
    for id, rules in citing:
        for rule in rules:
            found[rule].append(id)
    return found
