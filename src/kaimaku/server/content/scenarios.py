"""Shipped scenarios on the wire, and each of them as a table to try."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from kaimaku.judge.scenario import ScenarioError
from kaimaku.judge.scenario.expecting import listed, seat_number
from kaimaku.judge.scenario.running import prepare, take
from kaimaku.judge.scenario.shipped import Shipped, shipped, shipped_case
from kaimaku.judge.scenario.stage import Stage, steps_of
from kaimaku.judge.scenario.stages import stage_of
from kaimaku.kernel.decisions import PASS, Option
from kaimaku.kernel.refusals import Refused
from kaimaku.kernel.table import Table
from kaimaku.lessons.shipped import lesson
from kaimaku.puzzles.puzzle import puzzle
from kaimaku.wire.common import GameName, Words
from kaimaku.wire.rest import ScenarioInfo, ScenarioList

from ..errors.api_error import api_error

SHOWN = 8  # lines of what can and can't be done
UNASKED = ("pick", "done", "resolve")  # made without asking where there is no alternative (K-04)


def position(game: str, id: str) -> Table:
    """The table a scenario starts from, with an empty journal. Choices without alternative are not put at a table."""
    t = declare(game, id)
    t.thorough = False
    t.journal = []
    return t


@cache
def scenario_list(game: GameName) -> ScenarioList:
    return ScenarioList(game, [scenario_info(game, id) for id in shipped(game)])


def scenario_info(game: GameName, id: str) -> ScenarioInfo:
    one = shipped(game)[id]
    stage = prepare(one.scenario, one.case)
    return ScenarioInfo(
        id=one.id,
        title=Words(one.title, one.title_ja),
        rules=list(one.scenario.rules),
        steps=[f"{step.kind}: {step.value}" for step in one.case.steps if step.kind != "expect"],
        playable=_playable(game, one.id),
        seats=stage.table.seats,
        told=_told(one, stage),
    )


def _playable(game: GameName, id: str) -> bool:
    """Can its position be laid, and is somebody asked there?"""
    try:
        return bool(position(game, id).asked)
    except ScenarioError:
        return False


def _told(one: Shipped, stage: Stage) -> list[Words]:
    """What is done, as the table would say it: each decision of the steps, and dice that are set beforehand."""
    told: list[Words] = []

    def tell(seat: int, option: Option) -> None:
        if option == PASS and stage.passes(seat):
            return
        if stage.options(seat) == [option] and option[0] in UNASKED:
            return
        told.append(_named(stage, seat, option))

    stage.on_decide = tell
    for step in one.case.steps:
        if step.kind == "dice":
            told.append(Words(f"Next dice: {step.value}", f"サイコロ：次の目は{step.value}"))
        if step.kind == "coin":
            told.append(Words(f"Next coins: {step.value}", f"コイン：次は{step.value}"))
        if step.kind != "expect":
            take(stage, step)
    if all(step.kind == "expect" for step in one.case.steps):
        told = [words for step in one.case.steps for words in _shown(stage, step.value)]
    return told


def _shown(stage: Stage, expected: object) -> list[Words]:
    """Of a position in which nothing is done: what can be done there, and what can't and why."""
    if not isinstance(expected, Mapping) or not stage.deciders():
        return []
    seat = stage.deciders()[0]
    offered = [text for text, _ in steps_of({key: expected[key] for key in ("offers", "only") if key in expected})]
    found = [_named(stage, seat, option) for text in offered for option in stage.like(seat, text)[:1]]
    for tried in listed(expected.get("refused")):
        if isinstance(tried, Mapping):
            found.append(_denied(stage, seat_number(stage, tried["by"]) if "by" in tried else seat, str(tried["try"])))
    return list(dict.fromkeys(found))[:SHOWN]


def _denied(stage: Stage, seat: int, text: str) -> Words:
    """Something that can't be done, and why."""
    tried = stage.copy()
    what = _named(stage, seat, tried.propose(seat, text))
    try:
        tried.attempt(seat, text)
    except Refused as refused:
        why = refused.refusal
        return Words(f"{what.en}: not possible. {why.en}", f"{what.ja}：できません。{why.ja}")
    return what


def _named(stage: Stage, seat: int, option: Option) -> Words:
    name = stage.seats[seat]
    return Words(f"{name}: {stage.tell(seat, option, 'en')}", f"{name}：{stage.tell(seat, option, 'ja')}")


def fetch(game: str, id: str) -> None:
    """Read what declaring a scenario needs, which may take long and can be done in a thread."""
    if lesson(game, id) is None and puzzle(game, id) is None:
        shipped_case(game, id)
    stage_of(game)


def declare(game: str, id: str) -> Table:
    """The position of a scenario, lesson or puzzle. Its cards are known to this process from now on."""
    if (coached := lesson(game, id)) is not None:
        return coached.stage().table
    if (asked := puzzle(game, id)) is not None:
        return asked.stage().table
    found = shipped_case(game, id)
    if found is None:
        raise api_error("no_scenario", scenario=id)
    return prepare(found.scenario, found.case).table
