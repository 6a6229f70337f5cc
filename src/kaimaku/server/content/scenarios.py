"""Shipped scenarios on the wire, and each of them as a table to try."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.judge.scenario import ScenarioError
from kaimaku.judge.scenario.running import prepare, take
from kaimaku.judge.scenario.shipped import Shipped, shipped
from kaimaku.judge.scenario.stage import Stage
from kaimaku.kernel.decisions import PASS, Option
from kaimaku.kernel.table import Table

from ..desks.danmaku.sentences import option_words
from ..trouble import Trouble
from ..wire.common import GameName, Words
from ..wire.rest import ScenarioInfo, ScenarioList

LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
UNASKED = ("pick", "done", "resolve")  # made without asking where there is no alternative (K-04)


def position(game: str, scenario_id: str) -> Table:
    """The table a scenario starts from, with an empty journal. Choices without alternative are not put at a table."""
    found = shipped(game).get(scenario_id)
    if found is None:
        raise Trouble(404, "no_scenario", "There is no such scenario.", "そのシナリオはありません。")
    t = prepare(found.scenario, found.case).table
    t.thorough = False
    t.journal = []
    return t


@cache
def scenario_list(game: GameName) -> ScenarioList:
    return ScenarioList(game, [scenario_info(game, id) for id in shipped(game)])


@cache
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
        name = stage.seats[seat]
        said = _said(stage, seat, option)
        told.append(Words(f"{name}: {said.en}", f"{name}：{said.ja}"))

    stage.on_decide = tell
    for step in one.case.steps:
        if step.kind == "dice":
            told.append(Words(f"Dice to come: {step.value}", f"サイコロ：次の目は{step.value}"))
        if step.kind == "coin":
            told.append(Words(f"Coins to come: {step.value}", f"コイン：次は{step.value}"))
        if step.kind != "expect":
            take(stage, step)
    return told


def _said(stage: Stage, seat: int, option: Option) -> Words:
    """As the table says it, without links, and with the players by number."""
    if not isinstance(stage.table, DanmakuTable):
        return Words(stage.tell(seat, option, "en"), stage.tell(seat, option, "ja"))
    words = option_words(stage.table, seat, option)
    return Words(_plain(words.en, stage.seats), _plain(words.ja, stage.seats))


def _plain(text: str, seats: Sequence[str]) -> str:
    return LINK.sub(r"\1", text).format(*seats)
