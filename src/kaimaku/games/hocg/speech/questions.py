"""What is asked, in words: the question of each prompt, pick and number, and the card whose text asks."""

from __future__ import annotations

from functools import cache

from kaimaku.kernel.decisions import PROMPTS
from kaimaku.kernel.frames import PROGRAMS
from kaimaku.kernel.knowledge import knows
from kaimaku.kernel.picks import OpenPick, naming, picking
from kaimaku.kernel.refusals import Lang

from ..defs import BY_ID, DEFS, CardDef
from ..facts import Names
from ..lang.declare import texts
from ..rules.abilities import ANCHOR, IT
from ..rules.picking import SEND
from ..table import HoloTable, Mem, top_def
from .names import card_label, card_name, position_name

# The question of a pick, by its reason.
PICKS: dict[str, tuple[str, str]] = {
    "archive": ("Choose a card to archive.", "どのカードをアーカイブしますか？"),
    "attach": ("Choose a card to attach.", "どのカードを付けますか？"),
    "archive-holomem": ("Choose a holomem to archive.", "どのホロメンをアーカイブしますか？"),
    "baton-cost": ("Choose a cheer to archive for the baton pass.", "バトンタッチでどのエールをアーカイブしますか？"),
    "bloom": ("Choose a holomem to bloom.", "どのホロメンをBloomさせますか？"),
    "bloom-card": ("Choose a card to bloom into.", "どのカードでBloomさせますか？"),
    "bottom-cheer": (
        "Choose the next cheer for the bottom of the cheer deck.",
        "次にどのエールをエールデッキの下に置きますか？",
    ),
    "bottom": ("Choose the next card for the bottom of the deck.", "次にどのカードをデッキの下に置きますか？"),
    "bottom-holomem": ("Choose a holomem for the bottom of the deck.", "どのホロメンをデッキの下に戻しますか？"),
    "center": ("Choose your center.", "どのホロメンをセンターに移動させますか？"),
    "choose": ("Choose a holomem.", "どのホロメンを選びますか？"),
    "debut": ("Choose a Debut to keep.", "どのDebutホロメンを残しますか？"),
    "down-order": ("Which downed holomem goes first?", "どのダウンしたホロメンを先に処理しますか？"),
    "keep": ("Choose an attached card to keep.", "付いているカードのうち、どれを残しますか？"),
    "look-take": ("Choose a card to take.", "どのカードを手札に加えますか？"),
    "move": ("Choose a holomem to move.", "どのホロメンを移動させますか？"),
    "power": ("Choose a card for holo Power.", "どのカードをホロパワーにしますか？"),
    "power-holomem": ("Choose a holomem for holo Power.", "どのホロメンをホロパワーにしますか？"),
    "put-on-stage": ("Choose a card to put on the stage.", "どのカードをステージに出しますか？"),
    "redirect": ("Choose who takes the damage instead.", "どのホロメンがかわりにダメージを受けますか？"),
    "return-cheer": ("Choose a cheer to return to the cheer deck.", "どのエールをエールデッキに戻しますか？"),
    "reveal": ("Choose a card to reveal.", "どのカードを公開しますか？"),
    "search": ("Choose a card from your deck.", "デッキからどのカードを選びますか？"),
    "search-cheer": ("Choose a cheer from your cheer deck.", "エールデッキからどのエールを選びますか？"),
    "send": ("Choose who gets it.", "どのホロメンに送りますか？"),
    "send-what": ("Choose a card to send.", "どのカードを送りますか？"),
    "set-back": ("Choose your back holomem.", "最初にバックに置くホロメンを選んでください。"),
    "share": ("Choose who takes the next share of the damage.", "割り振るダメージを次にどのホロメンに与えますか？"),
    "swap": ("Choose a holomem to swap.", "どのホロメンを交代させますか？"),
    "target": ("Choose a target.", "どのホロメンを対象にしますか？"),
    "top": ("Choose the next card for the top of the deck.", "次にどのカードをデッキの上に置きますか？"),
    "to-deck": ("Choose a card to return to the deck.", "どのカードをデッキに戻しますか？"),
    "to-deck-holomem": ("Choose a holomem to return to the deck.", "どのホロメンをデッキに戻しますか？"),
    "to-hand": ("Choose a card for your hand.", "どのカードを手札に戻しますか？"),
    "to-hand-holomem": ("Choose a holomem to return to the hand.", "どのホロメンを手札に戻しますか？"),
}
NONE_FITS = ("None of these cards fits.", "条件に合うカードはありません。")
NUMBERS: dict[str, tuple[str, str]] = {
    "x": ("How much holo Power do you pay?", "ホロパワーを何枚支払いますか？"),
    "face": ("Choose the number on the die.", "サイコロの目をいくつにしますか？"),
    "draw-more": ("Draw another card?", "もう1枚引きますか？"),
    "look-more": ("Look at another card?", "もう1枚見ますか？"),
    "which-die": ("Which die?", "どのサイコロですか？"),
    "how-many": ("How many cards?", "何枚にしますか？"),
    "mode": ("Choose one.", "どれを選びますか？"),
}
TEXT_OF = {
    "oshi_skill": "skill",
    "sp_skill": "sp",
    "stage_skill": "stage",
    **dict.fromkeys(("use", "to_use", "attached", "bonus"), "text"),
}


def question(t: HoloTable, lang: Lang, counted: bool = True) -> str:
    """What is asked; counted: with how many to choose, where nothing else shows it."""
    ja = lang == "ja"
    pick, number = picking(t), naming(t)
    if pick is not None and pick.why == SEND and len(pick.about) == 1 and knows(t, pick.about[0], None):
        name = card_name(DEFS[t.defs[pick.about[0]]], lang)
        return f"{name}をどのホロメンに送りますか？" if ja else f"Choose who gets the {name}."
    if pick is not None and not (pick.left or pick.taken):
        return NONE_FITS[ja]
    if pick is not None:
        return PICKS[pick.why][ja] + (_amount(pick, lang) if counted else "")
    if number is not None:
        return NUMBERS[number][ja]
    if t.prompt == t.questions.may.number and ability_card(asking_text(t)) is not None:
        return _use_question(t, lang)
    return PROMPTS[t.prompt].words(lang)


def _amount(pick: OpenPick, lang: Lang) -> str:
    least, most, picked = pick.least, pick.most, len(pick.taken)
    if least == most == 1:
        return ""
    if lang == "ja":
        return f"（{most if least == most else f'{least}～{most}'}枚、選択済み{picked}）"
    if least == most:
        return f" ({picked} of {most} chosen)"
    return f" ({f'{least} to' if least else 'up to'} {most}, {picked} chosen)"


def _use_question(t: HoloTable, lang: Lang) -> str:
    """Whether to use an optional text: its name, and the holomem that it answers or stands on."""
    f, name = t.frames[-1], asking_text(t)
    title, place = ability_title(name, lang), name.split("/")[1]
    if place.startswith(("art", "use")):
        return f"「{title}」の効果を使いますか？" if lang == "ja" else f'Use the effect of "{title}"?'
    it, anchor = f.many(IT), f.num(ANCHOR)
    mem = t.mems.get(it[0] if it else anchor)
    if mem is None or mem.face_down:
        return f"「{title}」を使いますか？" if lang == "ja" else f'Use "{title}"?'
    who = _told_apart(t, mem, lang)
    if lang == "ja":
        return f"{who}{'の' if mem.id == anchor else 'に'}「{title}」を使いますか？"
    return f'Use "{title}" {"with" if mem.id == anchor else "on"} {who}?'


def _told_apart(t: HoloTable, mem: Mem, lang: Lang) -> str:
    """A holomem by its name, and by its position if its player has another of that name."""
    name = card_name(top_def(t, mem), lang)
    alike = [m for m in t.mems.values() if m.seat == mem.seat and card_name(top_def(t, m), lang) == name]
    if len(alike) == 1:
        return name
    where = position_name(t, mem, lang)
    return f"{name}（{where}）" if lang == "ja" else f"{name} ({where})"


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
    colon = "：" if lang == "ja" else ": "
    return "" if d is None else f"{card_label(d, lang)}{colon}{ability_text(name, lang)}".rstrip("：: ")


def ability_card(name: str) -> CardDef | None:
    """The card on which an ability or a program of this name stands."""
    return BY_ID.get(name.removeprefix("hocg:").partition("/")[0])


def ability_title(name: str, lang: Lang) -> str:
    """The name of the keyword, skill or Arts at that place of the card, else the name of the card."""
    d = BY_ID[name.removeprefix("hocg:").partition("/")[0]]
    place = name.split("/")[1].partition(".")[0]  # of several texts under one heading, whichever it is
    kind = place.rstrip("0123456789")
    nth = int(place[len(kind) :] or 1) - 1
    named: list[Names] = [art.name for art in d.printed.arts]
    if kind != "art":
        named = [x.name for x in d.printed.keywords if x.kind == kind]
        named += [x.name for x in d.printed.skills if x.kind == TEXT_OF.get(kind)]
    found = named[nth] if nth < len(named) else d.printed.name
    return found.ja if lang == "ja" else found.en


@cache
def ability_text(name: str, lang: Lang) -> str:
    """The words at that place of the card; what a text leaves behind (`…/later3`) has the words of the text."""
    d = ability_card(name)
    if d is None:
        return ""
    place = name.split("/")[1] if "/" in name else ""
    said = texts(d, lang)
    of = place.partition(".")[0].rstrip("0123456789")  # where several parts make one text
    return said.get(TEXT_OF.get(place, place)) or said.get(f"{place}1") or said.get(TEXT_OF.get(of, of), "")
