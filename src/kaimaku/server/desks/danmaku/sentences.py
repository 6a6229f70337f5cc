"""Options as sentences: "Bomb cancels The World"."""

from __future__ import annotations

from typing import cast

from kaimaku.games.danmaku.definitions import Text, character_of, main_card
from kaimaku.games.danmaku.lang.attacks import Attack, Avoid, Cancel
from kaimaku.games.danmaku.lang.joints import MODES
from kaimaku.games.danmaku.lang.lives import SetLife
from kaimaku.games.danmaku.piles import owner_of_item
from kaimaku.games.danmaku.reach import in_range
from kaimaku.games.danmaku.table import CHARACTER, INCIDENT, DanmakuTable
from kaimaku.games.danmaku.words import sentence, spoken
from kaimaku.kernel.decisions import PROMPTS, Option

from ...wire.common import Words
from ..voice import Voice, both
from .asking import dealt_to, may_words, owned
from .naming import card_link, entry_link, spell_link
from .options import text_meant
from .reasons import PLAIN, reason_of
from .shown import CARDS, SEATS, pick_frame, picks_what, reason


def option_words(t: DanmakuTable, seat: int, option: Option) -> Words:
    return both(seat, lambda voice: _Sentence(t, seat, voice).of(option))


class _Sentence:
    def __init__(self, t: DanmakuTable, seat: int, voice: Voice) -> None:
        self.t = t
        self.seat = seat
        self.voice = voice
        self.ja = voice.lang == "ja"

    def of(self, option: Option) -> str:
        verb = cast(str, option[0])
        numbers = cast("tuple[int, ...]", option[1:])
        if verb == "play":
            return self._play(option, *numbers)
        if verb == "react":
            return self._react(option, *numbers)
        if verb == "invoke":
            return self._invoke(*numbers)
        if verb == "use":
            return self._use(option, *numbers)
        if verb == "pick":
            return self._pick(numbers[0])
        if verb == "discard":
            cards = self.voice.listed([self._card(card) for card in numbers])
            return f"{cards}を捨てる" if self.ja else f"Discard {cards}"
        if verb == "take":
            return f"{self._card(numbers[0])}を選ぶ" if self.ja else f"Play {self._card(numbers[0])}"
        if verb == "look":
            who = numbers[0]
            return self.voice.say("Look at {whose} hand", "{whose}手札を見る", who)
        return self._plain(verb, numbers)

    def _plain(self, verb: str, numbers: tuple[int, ...]) -> str:
        """Answers without a thing."""
        t = self.t
        prompt = PROMPTS[t.prompt].name
        if verb == "done":
            f = pick_frame(t)
            assert f is not None
            return reason_of(reason(f)).none[self.ja]
        if verb == "number":
            return f"距離はすべて{numbers[0]}" if self.ja else f"All Distances are {numbers[0]}"
        if prompt == "danmaku:may" and verb == "yes":
            return may_words(t, self.voice)
        if prompt == "danmaku:take back":
            what = entry_link(t, t.stack[t.frames[-1].many(2)[0]], self.voice.lang)
            if verb == "yes":
                return f"{what}を手札に戻す" if self.ja else f"Take {what} back into your hand"
            return f"{what}を戻さない" if self.ja else f"Leave {what} where it is"
        return WORDS.get((prompt, verb), WORDS["", verb])[self.ja]

    def _card(self, card: int) -> str:
        return card_link(self.t, card, self.voice.lang)

    # --- playing ------------------------------------------------------------------------------------------------------

    def _play(self, option: Option, card: int, half: int, target: int, you: int) -> str:
        text = main_card(self.t, card).texts[half]
        by = self._card(card)
        if "item" in text.types:
            if you != self.seat:
                who = self.voice.who(you)
                return f"{who}のために{by}を場に出す" if self.ja else f"Put {by} into play for {who}"
            return f"{by}を場に出す" if self.ja else f"Put {by} into play"
        if target < 0:
            return f"{by}を使う" if self.ja else f"Play {by}"
        if text.aim is not None and text.aim.cards:
            return self._at_item(by, target)
        who = self.voice.who(target)
        if text.attacks:
            return f"{by}で{who}を攻撃する" if self.ja else f"Attack {who} with {by}"
        return f"{who}に{by}を使う" if self.ja else f"Play {by} on {who}"

    def _at_item(self, by: str, item: int) -> str:
        owner = owner_of_item(self.t, item)
        whose = self.voice.whose(owner) if owner >= 0 else ""
        what = self._card(item)
        return f"{by}で{whose}{what}を得る" if self.ja else f"Take {whose} {what} with {by}"

    def _react(self, option: Option, source: int, index: int, answers: int, you: int, target: int) -> str:
        text = text_meant(self.t, self.seat, option)
        assert text is not None
        by = self._card(source)
        said = self._answer(text, by, answers, you, target)
        if you == self.seat:
            return said
        who = self.voice.who(you)
        return f"{said}({who}のために)" if self.ja else f"{said}, for {who}"

    def _answer(self, text: Text, by: str, answers: int, you: int, target: int) -> str:
        """What the reaction does to what it answers."""
        first = text.do[0]
        if isinstance(first, SetLife):
            who = self.voice.who(target)
            return f"{by}で{who}を救う" if self.ja else f"{by} saves {who}"
        on = owned(self.t, answers, self.voice)
        if isinstance(first, Cancel):
            return f"{by}で{on}を打ち消す" if self.ja else f"{by} cancels {on}"
        if isinstance(first, Avoid):
            return f"{by}で{on}を回避する" if self.ja else f"{by} avoids {on}"
        if isinstance(first, Attack):
            whom = self.voice.who(self.t.stack[answers].you)
            return f"{by}で{whom}を攻撃する" if self.ja else f"{by}: attack {whom}"
        does = spoken(text.do, self.voice.lang)
        return f"{on}に応じる。{by}:{does}" if self.ja else f"Answer {on}. {by}: {does}"

    def _invoke(self, source: int, index: int, whose: int, answers: int, target: int) -> str:
        t = self.t
        spell = spell_link(character_of(t, whose), self.voice.lang)
        own = t.where[source] >= CHARACTER
        by = "" if own else self._card(source)
        more: list[str] = []
        if answers >= 0:
            on = owned(t, answers, self.voice)
            more.append(f"{on}に応じて" if self.ja else f"answering {on}")
        if target >= 0:
            more.append(f"対象:{self.voice.who(target)}" if self.ja else f"aimed at {self.voice.who(target)}")
        if self.ja:
            how = "" if own else f"{by}で" if t.where[source] != INCIDENT else f"{by}により"
            return f"{how}{spell}を発動する" + (f"({'、'.join(more)})" if more else "")
        how = f" with {by}" if by else ""
        return f"Activate {spell}{how}" + (f", {', '.join(more)}" if more else "")

    def _use(self, option: Option, source: int, index: int, target: int) -> str:
        text = text_meant(self.t, self.seat, option)
        assert text is not None
        by, does = self._card(source), spoken(text.do, self.voice.lang)
        cost = f"{text.cost.words(self.voice.lang)}: " if text.cost is not None else ""
        if target >= 0:
            who = self.voice.who(target)
            return f"{by}:{who}に手札を渡す" if self.ja else f"{by}: give cards from your hand to {who}"
        return f"{by}:{cost}{does}" if self.ja else f"{by}: {cost}{does}"

    # --- picks --------------------------------------------------------------------------------------------------------

    def _pick(self, chosen: int) -> str:
        f = pick_frame(self.t)
        assert f is not None
        why = reason(f)
        what = picks_what(f)
        deed = reason_of(why).deed[self.ja]
        return deed.format(what=self._picked(why, what, chosen), seat=dealt_to(f, self.voice))

    def _picked(self, why: str, what: str, chosen: int) -> str:
        if what == SEATS:
            return self.voice.who(chosen)
        if what == CARDS:
            return self._card(chosen)
        if why in MODES:
            return sentence(MODES[why][chosen].words(self.voice.lang))
        return PLAIN[what][chosen][self.ja]


WORDS: dict[tuple[str, str], tuple[str, str]] = {
    ("danmaku:main step", "end"): ("End the main step", "メインステップを終える"),
    ("danmaku:empty hand", "pass"): ("Do not activate it now", "今は発動しない"),
    ("danmaku:skip", "yes"): ("Skip your turn", "自分のターンを飛ばす"),
    ("danmaku:skip", "no"): ("Take your turn", "ターンを飛ばさない"),
    ("danmaku:may", "no"): ("Do not do it", "行わない"),
    ("", "end"): ("End the main step", "メインステップを終える"),
    ("", "pass"): ("Do not react", "リアクションしない"),
    ("", "yes"): ("Yes", "はい"),
    ("", "no"): ("No", "いいえ"),
    ("", "reveal"): ("Show who you are: your role turns to its revealed side", "役割カードを真の姿に替えて公開する"),
    ("", "concede"): ("Give up: you are out, the game goes on", "降参する(ゲームは続きます)"),
}


def risk(t: DanmakuTable, seat: int, option: Option) -> Words | None:
    """How many cards an attack beyond one's Range costs at least."""
    if option[0] != "play":
        return None
    _, card, half, target, _ = cast("tuple[str, int, int, int, int]", option)
    text = main_card(t, card).texts[half]
    if target < 0 or text.cost is None or text.aim is None or text.aim.cards:
        return None
    least = 0
    while least < 99 and not in_range(t, seat, target, least):
        least += 1
    if not least:
        return None
    cards = "card" if least == 1 else "cards"
    return Words(
        f"discard at least {least} Danmaku {cards} for the Range", f"射程のため弾幕カードを{least}枚以上捨てる"
    )
