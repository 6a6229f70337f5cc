"""What cards, holomem, places and costs are called in one line; in lines and notes a card's name opens the card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from kaimaku.kernel.refusals import Lang

from ..defs import CHEER, DEFS, HOLOMEM, OSHI, CardDef
from ..facts import FactError, names
from ..lang.words import COLOR_JA, LEVEL_EN, POSITION_EN, POSITION_JA, SUPPORT_JA
from ..table import BACK, HoloTable, Mem, back

COST_EN = {"white": "W", "green": "G", "red": "R", "blue": "B", "purple": "P", "yellow": "Y", "neutral": "*"}
COST_JA = {**COLOR_JA, "neutral": "無"}
PLACES = {
    "deck": ("deck", "デッキ"),
    "hand": ("hand", "手札"),
    "archive": ("archive", "アーカイブ"),
    "cheer_deck": ("cheer deck", "エールデッキ"),
    "life": ("life", "ライフ"),
    "power": ("holo Power", "ホロパワー"),
    "oshi": ("Oshi position", "推しポジション"),
    "resolution": ("resolution zone", "解決領域"),
    "stage": ("stage", "ステージ"),
    "center": ("center", "センター"),
    "collab": ("collab", "コラボ"),
    "back": ("back", "バック"),
}
PHASES = {
    "setup": ("setup", "準備"),
    "reset": ("reset phase", "リセットステップ"),
    "draw": ("draw phase", "ドローステップ"),
    "cheer": ("cheer phase", "エールステップ"),
    "main": ("main phase", "メインステップ"),
    "performance": ("performance phase", "パフォーマンスステップ"),
    "end": ("end phase", "エンドステップ"),
}
FACE_DOWN = ("face-down card", "裏向きのカード")


def place_name(place: str, lang: Lang) -> str:
    return PLACES.get(place, (place, place))[lang == "ja"]


def phase_name(phase: str, lang: Lang) -> str:
    return PHASES.get(phase, (phase, phase))[lang == "ja"]


def kind_name(d: CardDef, lang: Lang) -> str:
    """The level of a holomem, the type of a support card, or what else the card is."""
    if d.kind == HOLOMEM:
        return LEVEL_EN[d.level] + (" Buzz" if d.buzz else "")
    if d.kind == OSHI:
        return "推し" if lang == "ja" else "Oshi"
    if d.kind == CHEER:
        return "エール" if lang == "ja" else "cheer"
    said = SUPPORT_JA[d.support] if lang == "ja" else d.support
    return f"{said} LIMITED" if d.limited else said


@cache
def card_name(d: CardDef, lang: Lang) -> str:
    """The name, with its level if it is a holomem card: several levels share a name."""
    return f"{d.name(lang)} {kind_name(d, lang)}" if d.kind == HOLOMEM else d.name(lang)


@cache
def card_label(d: CardDef, lang: Lang) -> str:
    """Name and number: enough to tell any two cards apart. A cheer needs only its colour."""
    return card_name(d, lang) if d.kind == CHEER else f"{card_name(d, lang)} ({d.id})"


def cost_icons(cost: Sequence[str], lang: Lang) -> str:
    """The cost of an Arts or a baton pass, one letter for each cheer."""
    icons = COST_JA if lang == "ja" else COST_EN
    return "".join(icons[c] for c in cost) or "0"


def position_name(t: HoloTable, mem: Mem, lang: Lang) -> str:
    """center, collab, back 2: back holomem are counted in order of arrival."""
    name = (POSITION_JA if lang == "ja" else POSITION_EN)[mem.pos]
    if mem.pos != BACK:
        return name
    nth = back(t, mem.seat).index(mem) + 1
    return f"{name}{nth}" if lang == "ja" else f"{name} {nth}"


def mem_label(t: HoloTable, mem: Mem, seat: int | None, lang: Lang) -> str:
    """A holomem as a seat sees it: its top card, its position, and whether it is the opponent's."""
    top = mem.stack[-1]
    visible = not mem.face_down or seat == mem.seat
    name = card_name(DEFS[t.defs[top]], lang) if visible else FACE_DOWN[lang == "ja"]
    where = position_name(t, mem, lang)
    if seat is not None and mem.seat != seat:
        return f"{name}（相手の{where}）" if lang == "ja" else f"{name} (opponent's {where})"
    return f"{name}（{where}）" if lang == "ja" else f"{name} ({where})"


@cache
def linked(d: CardDef, lang: Lang) -> str:
    """`[label](card number)`."""
    return f"[{card_name(d, lang)}]({d.id})"


def name_ja(name: str) -> str:
    """The Japanese form of a card's English name; a made-up card of a position is called the same in both."""
    try:
        return names(name).ja
    except FactError:
        return name
