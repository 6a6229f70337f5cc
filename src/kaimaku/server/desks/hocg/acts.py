"""Acts: what an option does in a word or two, for a button, and what it costs for good."""

from __future__ import annotations

from typing import cast

from kaimaku.games.hocg.asking import ability_card
from kaimaku.games.hocg.defs import ARTS, DEFS
from kaimaku.games.hocg.stats import baton_cost
from kaimaku.games.hocg.table import CENTER, HoloTable, at, opening_turn, oshi
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.listeners import ABILITIES

from ...wire.common import Words
from .options import waiting

PLAIN: dict[str, Words] = {
    "place": Words("Place", "出す"),
    "center": Words("Center", "センターに置く"),
    "bloom": Words("Bloom", "Bloom"),
    "collab": Words("Collab", "コラボ"),
    "baton": Words("Baton pass", "バトンタッチ"),
    "ability": Words("Use its ability", "能力を使う"),
    "pick": Words("Choose", "選ぶ"),
    "first": Words("Go first", "先攻"),
    "second": Words("Go second", "後攻"),
    "keep": Words("Keep", "このまま"),
    "redraw": Words("Draw anew", "引き直す"),
    "done": Words("Done", "以上"),
    "yes": Words("Yes", "はい"),
    "no": Words("No", "いいえ"),
    "concede": Words("Concede", "投了する"),
}
USE, ATTACH = Words("Use", "使う"), Words("Attach", "付ける")
TO_PERFORMANCE, END_TURN = Words("Go to Performance", "パフォーマンスへ"), Words("End turn", "ターン終了")
NONE_OF_THEM = Words("None of them", "どれも使わない")


def label(t: HoloTable, seat: int, option: Option) -> Words:
    verb = str(option[0])
    if verb == "ability" and len(option) > 3:
        of = DEFS[t.defs[cast(int, option[3])]]
        return Words(f"Use {of.name('en')}", f"{of.name('ja')}の能力を使う")
    if verb in PLAIN:
        return PLAIN[verb]
    n = cast(int, option[1]) if len(option) > 1 else 0
    if verb == "play":
        return ATTACH if len(option) > 2 else USE
    if verb == "pass":
        return _passing(t)
    if verb == "skill":
        name = DEFS[t.defs[oshi(t, seat)]].skills[n].name
        return Words(name.en, name.ja)
    if verb == "art":
        name = ARTS[cast(int, option[2])].name
        return Words(name.en, name.ja)
    if verb == "number":
        return Words(str(n), str(n))
    return _card_of(t, verb, n)


def _passing(t: HoloTable) -> Words:
    name = PROMPTS[t.prompt].name
    if name == "hocg:main" and not opening_turn(t):
        return TO_PERFORMANCE
    return END_TURN if name in ("hocg:main", "hocg:perform") else NONE_OF_THEM


def _card_of(t: HoloTable, verb: str, n: int) -> Words:
    """A waiting ability or a replacement goes by its card."""
    if verb == "resolve":
        ability = waiting(t, n)[0]
    else:
        ability = next((x.ability for found in t.live.values() for x in found if x.stamp == n), -1)
    d = ability_card(ABILITIES[ability].name) if ability >= 0 else None
    return USE if d is None else Words(d.name("en"), d.name("ja"))


def risk(t: HoloTable, seat: int, option: Option) -> Words | None:
    """What is gone for good once it is done."""
    if option[0] == "skill":
        skill = DEFS[t.defs[oshi(t, seat)]].skills[cast(int, option[1])]
        cost = "X" if skill.x_cost else str(skill.cost)
        if cost == "0":
            return None
        once = skill.period == 1
        return Words(
            f"archive {cost} holo Power{', once per game' if once else ''}",
            f"ホロパワー{cost}枚をアーカイブ{'、ゲームに1回' if once else ''}",
        )
    if option[0] == "baton":
        center = at(t, seat, CENTER)
        count = 0 if center is None else baton_cost(t, center)
        if count:
            return Words(f"archive {count} cheer{'' if count == 1 else 's'}", f"エール{count}枚をアーカイブ")
    return None
