"""Words: colors, levels, counters and how Japanese verbs end. What every phrase's text is made of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import ClassVar, Final

from kaimaku.kernel.refusals import Lang

from ..defs import ATTACHED, DEBUT, FIRST, SECOND, SPOT

# moods of a verb: do, may do, did, do and then
PLAIN: Final = 0
CAN: Final = 1
DID: Final = 2
TE: Final = 3

COLOR_JA: Final = {"white": "白", "green": "緑", "red": "赤", "blue": "青", "purple": "紫", "yellow": "黄"}
LEVEL_EN: Final = {DEBUT: "Debut", FIRST: "1st", SECOND: "2nd", SPOT: "Spot"}
SUPPORT_JA: Final = {
    "staff": "スタッフ",
    "item": "アイテム",
    "event": "イベント",
    "tool": "ツール",
    "mascot": "マスコット",
    "fan": "ファン",
}
NAMES: Final = re.compile(r"〈[^〉]*〉(?:, 〈[^〉]*〉)* or 〈[^〉]*〉")
VERBAL: Final = ("る", "つ", "い", "た")  # how a Japanese clause ends that takes 時 without の
POSITION_EN: Final = {1: "center", 2: "collab", 4: "back"}
POSITION_JA: Final = {1: "センター", 2: "コラボ", 4: "バック"}

# plain: (may, did, and then)
ENDINGS: Final[dict[str, tuple[str, str, str]]] = {
    "引く": ("引ける", "引いた", "引き"),
    "振る": ("振れる", "振った", "振り"),
    "送る": ("送れる", "送った", "送り"),
    "戻る": ("戻れる", "戻った", "戻り"),
    "扱う": ("扱える", "扱った", "扱い"),
    "使う": ("使える", "使った", "使い"),
    "見る": ("見られる", "見た", "見て"),
    "出す": ("出せる", "出した", "出し"),
    "戻す": ("戻せる", "戻した", "戻し"),
    "振り直す": ("振り直せる", "振り直した", "振り直し"),
    "加える": ("加えられる", "加えた", "加え"),
    "与える": ("与えられる", "与えた", "与え"),
    "付ける": ("付けられる", "付けた", "付け"),
    "付け替える": ("付け替えられる", "付け替えた", "付け替え"),
    "入れ替える": ("入れ替えられる", "入れ替えた", "入れ替え"),
    "得る": ("得られる", "得た", "得て"),
    "選ぶ": ("選べる", "選んだ", "選び"),
    "受ける": ("受けられる", "受けた", "受け"),
    "になる": ("になれる", "になった", "になり"),
    "交代させる": ("交代できる", "交代させた", "交代させ"),
    "移動させる": ("移動できる", "移動させた", "移動させ"),
    "Bloomさせる": ("Bloomできる", "Bloomした", "Bloomし"),
    "させる": ("させられる", "させた", "させ"),
    "する": ("できる", "した", "し"),
}


def inflect(verb: str, mood: int) -> str:
    """The verb in a mood; nouns used as verbs (HP20回復) take できる, した, し."""
    if mood == PLAIN:
        return verb
    for ending, forms in ENDINGS.items():
        if verb.endswith(ending):
            return verb[: len(verb) - len(ending)] + forms[mood - 1]
    return verb + ("できる", "した", "し")[mood - 1]


def plural(count: int | str, noun: str) -> str:
    """1 card, 2 cards, any number of cards."""
    return f"{count} {grouped(noun if count in (1, '1') else many(noun))}"


def grouped(noun: str) -> str:
    """1 [〈A〉 or 〈B〉]: a number before a list of names is a number of all of them."""
    return f"[{noun}]" if NAMES.fullmatch(noun) else noun


def many(noun: str) -> str:
    """cards, cheers with a color; holomem, staff and names in 〈〉 or [] do not change."""
    head = re.split(r" (?:with|without|other than|that|placed) ", noun, maxsplit=1)[0]
    same = head.endswith(("holomem", "staff", "〉", "]"))
    return f"{head}{'' if same else 's'}{noun[len(head) :]}"


def article(noun: str) -> str:
    """a card, an 〈AZKi〉 holomem."""
    return f"{'an' if noun.lstrip('〈[#')[:1] in 'AEIOUaeiou' else 'a'} {noun}"


def unless(clause: str) -> str:
    """The Japanese clause as what must hold: 手札が1枚以上 → 1枚以上なければ."""
    for ending, turned in (("いる", "いなければ"), ("ある", "なければ"), ("以上", "以上なければ")):
        if clause.endswith(ending):
            return clause.removesuffix(ending) + turned
    return clause + ("時でなければ" if clause.endswith(("た", "い")) else "でなければ")


UNDONE: Final = {
    "戻し": "戻さ",
    "出し": "出さ",
    "送り": "送ら",
    "引き": "引か",
    "選び": "選ば",
    "見て": "見",
    "得て": "得",
}


def undone(joined: str) -> str:
    """A Japanese verb that goes on, as what must be done: 送り → 送らなければ."""
    for ending, turned in UNDONE.items():
        if joined.endswith(ending):
            return joined.removesuffix(ending) + turned + "なければ"
    return joined + "なければ"


def from_their_side(text: str, lang: Lang) -> str:
    """What the other player does, said by the card's player: your hand → their hand."""
    if lang == "ja":
        return text.replace("自分の", "自身の").replace("相手の", "自分の")
    return text.replace("your opponent's", "<mine>").replace("your", "their").replace("<mine>", "your")


def sentence(text: str) -> str:
    """A clause as an English sentence."""
    if not text:
        return ""
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", ":")) else ".")


def listed(parts: list[str], lang: Lang, word: str = "and") -> str:
    """a, b and c; aとb."""
    if lang == "ja":
        return ("か" if word == "or" else "と").join(parts)
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + f" {word} " + parts[-1]


class Speaker:
    """Whose text is being put into words: a tool speaks of "this tool", a holomem of "this holomem".

    It holds for whoever is speaking and for nobody else: several threads may put cards into words at once.
    """

    _support: ClassVar[ContextVar[str]] = ContextVar("support", default="")

    @classmethod
    @contextmanager
    def of(cls, support: str) -> Iterator[None]:
        """Speak as a support card of this type."""
        before = cls._support.set(support)
        try:
            yield
        finally:
            cls._support.reset(before)

    @classmethod
    def this(cls, lang: Lang) -> str:
        support = cls._support.get() if cls._support.get() in ATTACHED else ""
        return f"この{SUPPORT_JA.get(support, 'カード')}" if lang == "ja" else f"this {support or 'card'}"

    @classmethod
    def fill(cls, text: str, lang: Lang) -> str:
        return text.replace("{this}", cls.this(lang))
