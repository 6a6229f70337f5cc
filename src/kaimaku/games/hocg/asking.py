"""Asking: the open question and its options in words, in both languages, as the asked seat may read them."""

from __future__ import annotations

from functools import cache
from typing import cast

from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.frames import PROGRAMS, Frame
from kaimaku.kernel.knowledge import knows
from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.picks import NUMBER, PICK
from kaimaku.kernel.refusals import Lang

from .defs import ARTS, BY_ID, DEFS, CardDef
from .labels import card_label, card_name, cost_icons, mem_label, place_name
from .lang.control import Modes, Say
from .lang.declare import texts
from .performance import arts_of
from .picking import picks_holomem
from .skills import activated
from .stats import baton_cost
from .table import CENTER, STAGE, ZONE_NAMES, HoloTable, at, mem_of, opening_turn, oshi

# What a pick is for: its question, by the word the rule gave it (kernel.picks, slot 5).
PICKS: dict[str, tuple[str, str]] = {
    "": ("Choose.", "選んでください。"),
    "archive": ("Which card do you archive?", "どのカードをアーカイブしますか?"),
    "attach": ("Which card is attached?", "どのカードを付けますか?"),
    "archive-holomem": ("Which holomem do you archive?", "どのホロメンをアーカイブしますか?"),
    "baton-cost": ("Which cheer pays for the baton pass?", "バトンタッチでどのエールをアーカイブしますか?"),
    "bloom": ("Which holomem blooms?", "どのホロメンをBloomさせますか?"),
    "bloom-card": ("Which card does it bloom into?", "どのカードでBloomさせますか?"),
    "bottom": ("Which card goes under the deck next?", "次にどのカードをデッキの下に置きますか?"),
    "bottom-holomem": ("Which holomem goes under the deck?", "どのホロメンをデッキの下に戻しますか?"),
    "center": ("Who becomes your center?", "誰をセンターに移動させますか?"),
    "choose": ("Which holomem do you choose?", "どのホロメンを選びますか?"),
    "debut": ("Which Debut stays?", "どのDebutホロメンを残しますか?"),
    "down-order": ("Which downed holomem comes first?", "どのダウンしたホロメンを先に処理しますか?"),
    "keep": ("Which attached card stays?", "どの付いているカードを残しますか?"),
    "look-take": ("Which card do you take?", "どのカードを手札に加えますか?"),
    "move": ("Which holomem moves?", "どのホロメンを移動させますか?"),
    "power": ("Which card becomes holo Power?", "どのカードをホロパワーにしますか?"),
    "put-on-stage": ("Which card comes to the stage?", "どのカードをステージに出しますか?"),
    "redirect": ("Who takes the damage instead?", "かわりに誰がダメージを受けますか?"),
    "return-cheer": ("Which cheer goes back to the cheer deck?", "どのエールをエールデッキに戻しますか?"),
    "reveal": ("Which card do you show?", "どのカードを公開しますか?"),
    "search": ("Which card do you take from the deck?", "デッキからどのカードを選びますか?"),
    "search-cheer": ("Which cheer do you take from the cheer deck?", "エールデッキからどのエールを選びますか?"),
    "send": ("Which holomem gets it?", "どのホロメンに送りますか?"),
    "send-what": ("Which card do you send?", "どのカードを送りますか?"),
    "set-back": ("Which holomem start on your back?", "最初にバックに置くホロメンを選んでください。"),
    "swap": ("Who trades places?", "誰を交代させますか?"),
    "target": ("Which holomem?", "どのホロメンを選びますか?"),
    "top": ("Which card goes on top of the deck next?", "次にどのカードをデッキの上に置きますか?"),
    "to-deck": ("Which card goes back to the deck?", "どのカードをデッキに戻しますか?"),
    "to-deck-holomem": ("Which holomem goes back to the deck?", "どのホロメンをデッキに戻しますか?"),
    "to-hand": ("Which card goes to your hand?", "どのカードを手札に戻しますか?"),
    "to-hand-holomem": ("Which holomem goes back to the hand?", "どのホロメンを手札に戻しますか?"),
}
NUMBERS: dict[str, tuple[str, str]] = {
    "x": ("How much holo Power do you pay?", "ホロパワーを何枚支払いますか?"),
    "face": ("Which number shall the die show?", "サイコロの目をいくつにしますか?"),
    "draw-more": ("Draw one more?", "もう1枚引きますか?"),
    "look-more": ("Look at one more?", "もう1枚見ますか?"),
    "how-many": ("How many cards?", "何枚にしますか?"),
    "mode": ("Which one do you choose?", "どれを選びますか?"),
}
TEXT_OF = {"oshi_skill": "skill", "sp_skill": "sp", "use": "text", "attached": "text", "bonus": "text"}
PLAIN: dict[str, tuple[str, str]] = {
    "first": ("Go first", "先攻"),
    "second": ("Go second", "後攻"),
    "keep": ("Keep this hand", "この手札で始める"),
    "redraw": ("Shuffle it back and draw seven anew", "手札を戻して7枚引き直す"),
    "done": ("That is all", "以上"),
    "yes": ("Yes", "はい"),
    "no": ("No", "いいえ"),
    "concede": ("Concede", "投了する"),
}
PASSES = {
    "hocg:main": ("Go to the performance phase", "パフォーマンスステップに進む"),
    "hocg:perform": ("End your turn", "ターンを終える"),
    "hocg:replacement": ("Use none of them", "どれも使わない"),
}


# --- the question ---------------------------------------------------------------------------------------------------


def question(t: HoloTable, lang: Lang, counted: bool = True) -> str:
    """What is asked; counted: with how many there are to choose, for whoever sees no other sign of it."""
    f = t.frames[-1]
    ja = lang == "ja"
    if f.prog == PICK and f.slots[5] == "send" and len(f.many(7)) == 1 and knows(t, f.many(7)[0], None):
        name = card_name(DEFS[t.defs[f.many(7)[0]]], lang)
        return f"{name}をどのホロメンに送りますか?" if ja else f"Which holomem gets the {name}?"
    if f.prog == PICK:
        return PICKS.get(str(f.slots[5]), PICKS[""])[ja] + (_amount(f, lang) if counted else "")
    if f.prog == NUMBER:
        return NUMBERS.get(str(f.slots[2]), ("Name a number.", "数を1つ選んでください。"))[ja]
    return PROMPTS[t.prompt].words(lang)


def _amount(f: Frame, lang: Lang) -> str:
    least, most, picked = f.num(1), f.num(2), len(f.many(3))
    if least == most == 1:
        return ""
    if lang == "ja":
        count = f"{most}" if least == most else f"{least}~{most}"
        return f"({count}枚、選択済み{picked})"
    count = f"{most}" if least == most else f"{least} to {most}"
    return f" ({count}, {picked} chosen)"


def asker(t: HoloTable, lang: Lang) -> str:
    """The card whose text asks, and that text; empty when the rules themselves ask."""
    name = asking_text(t)
    return ability_words(name, lang) if name else ""


def asking_text(t: HoloTable) -> str:
    """The name of the text that asks; empty when the rules themselves ask."""
    for f in (t.frames[-1], *t.frames[-2:-1]):
        name = PROGRAMS[f.prog].name
        if f.source >= 0 and "/" in name:
            return name
    return ""


def ability_words(name: str, lang: Lang) -> str:
    """What stands on the card at a place: `hocg:hSD01-004/collab_effect` as the card's name and its words."""
    d = ability_card(name)
    return "" if d is None else f"{card_label(d, lang)}: {ability_text(name, lang)}".rstrip(": ")


def ability_card(name: str) -> CardDef | None:
    """The card on which an ability or a program of this name stands."""
    return BY_ID.get(name.removeprefix("hocg:").partition("/")[0])


@cache
def ability_text(name: str, lang: Lang) -> str:
    """The words at that place of the card; what a text leaves behind (`…/later3`) has the words of the text."""
    d = ability_card(name)
    if d is None:
        return ""
    place = name.split("/")[1] if "/" in name else ""
    said = texts(d, lang)
    return said.get(TEXT_OF.get(place, place)) or said.get(f"{place}1", "")


# --- the options ----------------------------------------------------------------------------------------------------


def option_words(t: HoloTable, seat: int, option: Option, lang: Lang) -> str:
    """One option as a sentence; two options have the same words only if they do the same."""
    verb = str(option[0])
    if verb in PLAIN:
        return PLAIN[verb][lang == "ja"]
    if verb == "pass":
        return _pass_words(t, lang)
    if verb in STAGED:
        return STAGED[verb](t, seat, cast("tuple[str, int, int, int]", option), lang)
    n = cast(int, option[1])
    if verb == "pick" and picks_holomem(t):
        return mem_label(t, t.mems[n], seat, lang)
    if verb == "pick":
        return _located(t, n, seat, lang)
    if verb == "number":
        return _number_words(t, n, lang)
    return _effect_words(t, verb, n, lang)


def _pass_words(t: HoloTable, lang: Lang) -> str:
    name = PROMPTS[t.prompt].name
    if name == "hocg:main" and opening_turn(t):  # 7.6.1: no performance phase
        name = "hocg:perform"
    return PASSES.get(name, ("Pass", "何もしない"))[lang == "ja"]


def _card(t: HoloTable, card: int, seat: int, lang: Lang) -> str:
    if not knows(t, card, seat):
        return "裏向きのカード" if lang == "ja" else "a face-down card"
    return card_label(DEFS[t.defs[card]], lang)


def _located(t: HoloTable, card: int, seat: int, lang: Lang) -> str:
    """A card and where it is; whose holomem it is on tells two cheers apart."""
    name = _card(t, card, seat, lang)
    zone = t.where[card]
    mem = mem_of(t, card) if zone & ~1 == STAGE else None
    where = place_name(ZONE_NAMES[zone >> 1], lang) if mem is None else mem_label(t, mem, seat, lang)
    return f"{where}: {name}" if lang == "ja" else f"{name}, {'on ' if mem else ''}{where}"


def _center(t: HoloTable, seat: int, option: tuple[str, int, int, int], lang: Lang) -> str:
    name = _card(t, option[1], seat, lang)
    return f"{name}をセンターに置く" if lang == "ja" else f"{name} as center"


def _place(t: HoloTable, seat: int, option: tuple[str, int, int, int], lang: Lang) -> str:
    name = _card(t, option[1], seat, lang)
    return f"{name}をバックに出す" if lang == "ja" else f"Place {name} on the back"


def _bloom(t: HoloTable, seat: int, option: tuple[str, int, int, int], lang: Lang) -> str:
    name, mem = _card(t, option[1], seat, lang), mem_label(t, t.mems[option[2]], seat, lang)
    return f"{mem}を{name}にBloomさせる" if lang == "ja" else f"Bloom {mem} into {name}"


def _play(t: HoloTable, seat: int, option: tuple[str, int, int, int], lang: Lang) -> str:
    name = _card(t, option[1], seat, lang)
    if len(option) < 3:
        return f"{name}を使う" if lang == "ja" else f"Play {name}"
    mem = mem_label(t, t.mems[option[2]], seat, lang)
    return f"{name}を{mem}に付ける" if lang == "ja" else f"Attach {name} to {mem}"


def _collab(t: HoloTable, seat: int, option: tuple[str, int, int, int], lang: Lang) -> str:
    mem = mem_label(t, t.mems[option[1]], seat, lang)
    return f"{mem}でコラボする" if lang == "ja" else f"Collab with {mem}"


def _baton(t: HoloTable, seat: int, option: tuple[str, int, int, int], lang: Lang) -> str:
    mem = mem_label(t, t.mems[option[1]], seat, lang)
    center = at(t, seat, CENTER)
    cost = 0 if center is None else baton_cost(t, center)
    if lang == "ja":
        return f"{mem}にバトンタッチする(エール{cost}枚)"
    return f"Pass the baton to {mem} (costs {cost} cheer{'' if cost == 1 else 's'})"


def _skill(t: HoloTable, seat: int, option: tuple[str, int, int, int], lang: Lang) -> str:
    skill = DEFS[t.defs[oshi(t, seat)]].skills[option[1]]
    sp = "SP " if skill.printed.kind == "sp" else ""
    cost = "X" if skill.x_cost else skill.cost
    if lang == "ja":
        return f"{sp}推しスキル「{skill.name.ja}」(ホロパワー{cost})"
    return f"{sp}Oshi skill {skill.name.en} (holo Power {cost})"


def _ability(t: HoloTable, seat: int, option: tuple[str, int, int, int], lang: Lang) -> str:
    mem = mem_label(t, t.mems[option[2]], seat, lang)
    found = activated(t, option[1:])
    text = "" if found is None else ability_text(ABILITIES[found.ability].name, lang)
    if len(option) > 3:  # an attached card's: several may be alike
        card = _card(t, option[3], seat, lang)
        return f"{mem}に付いている{card}の能力: {text}" if lang == "ja" else f"Use {card} on {mem}: {text}"
    return f"{mem}の能力: {text}" if lang == "ja" else f"Use {mem}: {text}"


def _art(t: HoloTable, seat: int, option: tuple[str, int, int, int], lang: Lang) -> str:
    art = ARTS[option[2]]
    mem = mem_label(t, t.mems[option[1]], seat, lang)
    target = t.mems.get(option[3])
    aim = "" if target is None else mem_label(t, target, seat, lang)
    power = f"{art.power}{art.printed.suffix}"
    if art not in arts_of(t, t.mems[option[1]])[: len(DEFS[t.defs[t.mems[option[1]].stack[-1]]].arts)]:
        power += f" ← {card_name(art.card, lang)}"
    if lang == "ja":
        return f"{mem}の「{art.name.ja}」{power} → {aim}"
    return f"{mem}: {art.name.en} {power} [{cost_icons(art.printed.cost, lang)}] at {aim}"


STAGED = {
    "center": _center,
    "place": _place,
    "bloom": _bloom,
    "play": _play,
    "collab": _collab,
    "baton": _baton,
    "skill": _skill,
    "ability": _ability,
    "art": _art,
}


def _number_words(t: HoloTable, n: int, lang: Lang) -> str:
    why = str(t.frames[-1].slots[2])
    if why in ("draw-more", "look-more"):
        return PLAIN["yes" if n else "no"][lang == "ja"]
    if why == "mode":
        caller = t.frames[-2]
        found = _modes(DEFS[t.defs[caller.source]].hosts, n)
        if found is not None:
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


def _effect_words(t: HoloTable, verb: str, n: int, lang: Lang) -> str:
    """A waiting ability or a replacement, by what its card says."""
    if verb == "resolve":
        if PROMPTS[t.prompt].name == "hocg:order":
            ability = t.pending[n].ability
        else:  # the abilities on a down wait in its frame
            ability = cast("tuple[tuple[int, ...], ...]", t.frames[-1].slots[1])[n][0]
        return ability_words(ABILITIES[ability].name, lang)
    for found in t.live.values():
        for x in found:
            if x.stamp == n:
                return ability_words(ABILITIES[x.ability].name, lang)
    return f"{verb} {n}"
