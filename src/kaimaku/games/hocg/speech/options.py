"""Options as sentences and as a word or two for a button, and what they cost for good."""

from __future__ import annotations

from typing import Any, cast

from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.knowledge import knows
from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.picks import naming
from kaimaku.kernel.refusals import Lang
from kaimaku.speech.voice import Form, Voice, fill, form
from kaimaku.wire.common import Words

from ..defs import ARTS, DEFS
from ..lang.control import Modes, Say
from ..lang.words import Speaker
from ..projection.options import replacing, waiting
from ..rules.performance import arts_of
from ..rules.picking import picks_holomem
from ..rules.skills import activated, power_cost
from ..rules.stats import baton_cost
from ..table import CENTER, STAGE, ZONE_NAMES, HoloTable, at, mem_of, opening_turn, oshi
from .names import FACE_DOWN, card_label, card_name, cost_icons, mem_label, place_name
from .questions import ability_card, ability_text, ability_words

PLAIN: dict[str, Words] = {
    "first": Words("Go first", "先攻"),
    "second": Words("Go second", "後攻"),
    "keep": Words("Keep this hand", "この手札で始める"),
    "redraw": Words("Redraw 7 cards", "手札を戻して7枚引き直す"),
    "rock": Words("Rock", "グー"),
    "paper": Words("Paper", "パー"),
    "scissors": Words("Scissors", "チョキ"),
    "done": Words("Done", "決定"),
    "yes": Words("Yes", "はい"),
    "no": Words("No", "いいえ"),
    "concede": Words("Concede", "投了する"),
}
FORMS: dict[str, Form] = {
    "center": form("Set {card} as your center", "{card}をセンターに置く", "card"),
    "place": form("Place {card} in the back", "{card}をバックに出す", "card"),
    "bloom": form("Bloom {mem} into {card}", "{mem}を{card}にBloomさせる", "card", "mem"),
    "play": form("Play {card}", "{card}を使う", "card"),
    "attach": form("Attach {card} to {mem}", "{card}を{mem}に付ける", "card", "mem"),
    "collab": form("Collab with {mem}", "{mem}でコラボする", "mem"),
    "baton": form("Pass the baton to {mem} (costs {cost})", "{mem}にバトンタッチする（エール{cost}枚）", "mem"),
}
# How a prompt is passed: as a sentence, and for a button.
TURN_OVER = Words("End turn", "ターンを終える"), Words("End turn", "ターン終了")
PASSES = {
    "hocg:main": (
        Words("Go to performance phase", "パフォーマンスステップに進む"),
        Words("Go to Performance", "パフォーマンスへ"),
    ),
    "hocg:perform": TURN_OVER,
}
USE_NONE = Words("Use none", "どれも使わない"), Words("Use none", "どれも使わない")


def option_words(t: HoloTable, seat: int, option: Option, lang: Lang) -> str:
    """One option as a sentence; two options have the same words only if they do the same."""
    verb = str(option[0])
    if verb in PLAIN:
        return _in(lang, PLAIN[verb])
    if verb == "pass":
        return _in(lang, _passing(t)[0])
    if verb in FORMS:
        return _formed(t, seat, "attach" if verb == "play" and len(option) > 2 else verb, option, lang)
    if verb in STAGED:
        return STAGED[verb](t, seat, cast("tuple[Any, ...]", option), lang)
    n = cast(int, option[1])
    if verb == "pick" and picks_holomem(t):
        return mem_label(t, t.mems[n], seat, lang)
    if verb == "pick":
        return _located(t, n, seat, lang)
    if verb == "number":
        return _number_words(t, n, lang)
    return ability_words(_ability_meant(t, verb, n), lang)


def _formed(t: HoloTable, seat: int, verb: str, option: Option, lang: Lang) -> str:
    def named(name: str, n: int) -> str:
        return _card(t, n, seat, lang) if name == "card" else mem_label(t, t.mems[n], seat, lang)

    center = at(t, seat, CENTER) if verb == "baton" else None
    n = 0 if center is None else baton_cost(t, center)
    cost = str(n) if lang == "ja" else f"{n} cheer{'' if n == 1 else 's'}"
    return fill(FORMS[verb], Voice(seat, lang), option, named, cost=cost)


def _in(lang: Lang, words: Words) -> str:
    return words.ja if lang == "ja" else words.en


def _passing(t: HoloTable) -> tuple[Words, Words]:
    name = PROMPTS[t.prompt].name
    if name == "hocg:main" and opening_turn(t):  # 7.6.1: no performance phase
        return TURN_OVER
    return PASSES.get(name, USE_NONE)


def _card(t: HoloTable, card: int, seat: int, lang: Lang) -> str:
    if not knows(t, card, seat):
        return FACE_DOWN[1] if lang == "ja" else f"a {FACE_DOWN[0]}"
    return card_label(DEFS[t.defs[card]], lang)


def _located(t: HoloTable, card: int, seat: int, lang: Lang) -> str:
    """A card and where it is; whose holomem it is on tells two cheers apart."""
    name = _card(t, card, seat, lang)
    zone = t.where[card]
    mem = mem_of(t, card) if zone & ~1 == STAGE else None
    where = place_name(ZONE_NAMES[zone >> 1], lang) if mem is None else mem_label(t, mem, seat, lang)
    return f"{where}：{name}" if lang == "ja" else f"{name}, {'on ' if mem else ''}{where}"


def _skill(t: HoloTable, seat: int, option: tuple[Any, ...], lang: Lang) -> str:
    skill = DEFS[t.defs[oshi(t, seat)]].skills[option[1]]
    sp = "SP " if skill.printed.kind == "sp" else ""
    cost = "X" if skill.x_cost else power_cost(t, seat, skill)
    if lang == "ja":
        return f"{sp}推しスキル「{skill.name.ja}」（ホロパワー{cost}）"
    return f'{sp}Oshi skill "{skill.name.en}" ({cost} holo Power)'


def _ability(t: HoloTable, seat: int, option: tuple[Any, ...], lang: Lang) -> str:
    found = activated(t, option[1:])
    text = "" if found is None else ability_text(ABILITIES[found.ability].name, lang)
    if not option[2]:
        card = _located(t, option[3], seat, lang)
        return f"{card}の能力：{text}" if lang == "ja" else f"Use {card}: {text}"
    mem = mem_label(t, t.mems[option[2]], seat, lang)
    if len(option) > 3:  # an attached card's: several may be alike
        card = _card(t, option[3], seat, lang)
        return f"{mem}に付いている{card}の能力：{text}" if lang == "ja" else f"Use {card} on {mem}: {text}"
    return f"{mem}の能力：{text}" if lang == "ja" else f"Use {mem}: {text}"


def _art(t: HoloTable, seat: int, option: tuple[Any, ...], lang: Lang) -> str:
    art = ARTS[option[2]]
    mem = mem_label(t, t.mems[option[1]], seat, lang)
    target = t.mems.get(option[3])
    aim = "" if target is None else mem_label(t, target, seat, lang)
    power = f"{art.power}{art.printed.suffix}"
    if art not in arts_of(t, t.mems[option[1]])[: len(DEFS[t.defs[t.mems[option[1]].stack[-1]]].arts)]:
        power += f" ← {card_name(art.card, lang)}"
    if lang == "ja":
        return f"{mem}の「{art.name.ja}」{power}{aim and f' → {aim}'}"
    return f'{mem}: "{art.name.en}" {power} [{cost_icons(art.printed.cost, lang)}]{aim and f" on {aim}"}'


STAGED = {"skill": _skill, "ability": _ability, "art": _art}


def _number_words(t: HoloTable, n: int, lang: Lang) -> str:
    why = naming(t)
    if why in ("draw-more", "look-more"):
        return _in(lang, PLAIN["yes" if n else "no"])
    if why == "mode":
        d = DEFS[t.defs[t.frames[-2].source]]
        found = _modes(d.hosts, n)
        if found is not None:
            with Speaker.of(d.support):
                return found.words(lang)
    return str(n)


def _modes(part: object, n: int) -> Say | None:
    """The n-th of the texts to choose from, wherever in a card's text the choice stands."""
    if isinstance(part, Modes):
        return cast(Say, part.modes[n - 1]) if n <= len(part.modes) else None
    inside = part if isinstance(part, list | tuple) else vars(part).values() if hasattr(part, "__dict__") else ()
    for each in inside:
        if isinstance(each, list | tuple) or hasattr(each, "lower") or hasattr(each, "parts"):
            found = None if isinstance(each, str) else _modes(each, n)
            if found is not None:
                return found
    return None


def _ability_meant(t: HoloTable, verb: str, n: int) -> str:
    """The name of the waiting ability or the replacement that an option means."""
    ability = (waiting if verb == "resolve" else replacing)(t, n)[0]
    return ABILITIES[ability].name if ability >= 0 else ""


LABELS: dict[str, Words] = {
    **PLAIN,
    "place": Words("Place", "出す"),
    "center": Words("Center", "センターに置く"),
    "bloom": Words("Bloom", "Bloom"),
    "collab": Words("Collab", "コラボ"),
    "baton": Words("Baton pass", "バトンタッチ"),
    "ability": Words("Use ability", "能力を使う"),
    "pick": Words("Choose", "選ぶ"),
    "keep": Words("Keep", "このまま"),
    "redraw": Words("Redraw", "引き直す"),
}
USE, ATTACH = Words("Use", "使う"), Words("Attach", "付ける")


def label(t: HoloTable, seat: int, option: Option) -> Words:
    verb = str(option[0])
    if verb == "ability" and len(option) > 3:
        of = DEFS[t.defs[cast(int, option[3])]]
        return Words(f"Use {of.name('en')}", f"{of.name('ja')}の能力を使う")
    if verb in LABELS:
        return LABELS[verb]
    n = cast(int, option[1]) if len(option) > 1 else 0
    if verb == "play":
        return ATTACH if len(option) > 2 else USE
    if verb == "pass":
        return _passing(t)[1]
    if verb == "skill":
        name = DEFS[t.defs[oshi(t, seat)]].skills[n].name
        return Words(name.en, name.ja)
    if verb == "art":
        name = ARTS[cast(int, option[2])].name
        return Words(name.en, name.ja)
    if verb == "number":
        return Words(str(n), str(n))
    d = ability_card(_ability_meant(t, verb, n))  # a waiting ability or a replacement goes by its card
    return USE if d is None else Words(d.name("en"), d.name("ja"))


def risk(t: HoloTable, seat: int, option: Option) -> Words | None:
    """What is gone for good once it is done."""
    if option[0] == "skill":
        skill = DEFS[t.defs[oshi(t, seat)]].skills[cast(int, option[1])]
        cost = "X" if skill.x_cost else str(power_cost(t, seat, skill))
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
