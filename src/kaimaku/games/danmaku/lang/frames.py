"""Frames: what a card file declares."""

from __future__ import annotations

from typing import Any, Final

from kaimaku.kernel.refusals import Lang

from .. import phrases as events
from ..definitions import After, Bearer, Part, Special, Text, Ways
from ..phrases import Circumstance, Cost, Limit, Occasion, Verb
from ..rules.spells import Borrowed, Invocation
from ..templates import Spoken, Term

# --- texts ----------------------------------------------------------------------------------------------------------


class Action(Text):
    en = "Action: [free:(ignores the Danmaku limit) ][cost:{cost}: ]{do}."
    ja = "アクション：[free:（上限無視）][cost:{cost}：]{do}。"


class Reaction(Text):
    en = "Reaction[limit:, {limit}]: when {on}, [cost:{cost} to ]{do}.[behalf: For another: {behalf}.]"
    ja = "リアクション[limit:（{limit}）]：{on}時、[cost:{cost}ことで、]{do}。[behalf:他人のためなら{behalf}。]"


class AbilityReaction(Reaction):
    ability = True


class Item(Text):
    """An Item: what it does while it is in play."""

    def __init__(self, *parts: Part) -> None:
        super().__init__(())
        self.bearer = Bearer(parts)

    def words(self, lang: Lang) -> str:
        head = "アイテム：" if lang == "ja" else "Item: "
        told = [part.words(lang).rstrip(".。") for part in self.bearer.parts]
        return head + ("。" if lang == "ja" else "; ").join(told) + ("。" if lang == "ja" else ".")


class Spell(Text):
    spell = True
    en = "Spell Card[on:, when {on}]: {do}.[fixed: This Spell Card cannot be cancelled.]"
    ja = "スペルカード[on:（{on}時）]：{do}。[fixed:このスペルカードは打ち消されない。]"


class TurnAct(Text):
    ability = True
    en = "on your turn you may [cost:{cost} to ]{do}"
    ja = "自分のターンに、[cost:{cost}ことで、]{do}ことができる"


class Afterwards(After):
    en = "after {event}, {do}[limit: ({limit})]"
    ja = "{event}後、{do}[limit:（{limit}）]"


class OnPlay(After):
    en = "when you play {event}, {do}"
    ja = "{event}を使った時、{do}"


class Means(Ways):
    en = "[when:{when} ]you may [cost:{cost} to ]activate your own Spell Card"
    ja = "[when:{when}、][cost:{cost}ことで、]自分のスペルカードを発動できる"


class EveryonesMeans(Means):
    en = "each player may [cost:{cost} to ]activate their own Spell Card"
    ja = "誰でも[cost:{cost}ことで、]自分のスペルカードを発動できる"


class SpecialAction(Special):
    en = "{limit}, at any time on your turn, you may {do}; nobody can respond to that"
    ja = "{limit}、自分のターン中ならいつでも{do}ことができる（これには応じられない）"


def action(*do: Verb, cost: Cost | None = None, free: bool = False) -> Text:
    return Action(do, cost=cost, free=free)


def reaction(
    on: Occasion, do: Verb, cost: Cost | None = None, limit: Limit | None = None, behalf: Cost | None = None
) -> Text:
    """On a Main Deck card it is a card to play, elsewhere an ability."""
    return Reaction((do,), on, cost, behalf, limit)


def ability_reaction(on: Occasion, do: Verb, cost: Cost | None = None, limit: Limit | None = None) -> Text:
    return AbilityReaction((do,), on, cost, None, limit)


def item(*parts: Part) -> Text:
    return Item(*parts)


class _Activates(Verb):
    def __init__(self, en: str, ja: str) -> None:
        self.en = en
        self.ja = ja

    def lower(self, code: Any) -> None:
        """Whoever plays it says whose Spell Card; the stack does the rest."""


OWN_SPELL: Final = _Activates("activate your own Spell Card", "自分のスペルカードを発動する")
OTHERS_SPELL: Final = _Activates(
    "activate the Spell Card of another player, active or defeated, as your own",
    "他の1人（敗北していてもよい）のスペルカードを自分のものとして発動する",
)


def invocation(what: Verb) -> Text:
    made = Invocation((what,))
    made.others = what is OTHERS_SPELL
    return made


def spell(*do: Verb, on: Occasion | None = None, fixed: bool = False) -> Text:
    if do == (OTHERS_SPELL,):
        return Borrowed(do)
    return Spell(do, on, fixed=fixed)


def turn_act(do: Verb, cost: Cost | None = None) -> Text:
    return TurnAct((do,), cost=cost)


def means(cost: Cost | None = None, when: Circumstance | None = None) -> Ways:
    return Means(cost, when)


def everyone_means(cost: Cost) -> Ways:
    return EveryonesMeans(cost, None)


def special(do: Verb, limit: Spoken) -> Special:
    return SpecialAction(do, limit)


# --- events that abilities follow on --------------------------------------------------------------------------------


class Event(Term):
    def __init__(self, number: int, en: str, ja: str) -> None:
        super().__init__(en, ja)
        self.number = number


YOU_AVOID: Final = Event(events.AVOIDS, "you avoid an attack", "攻撃を回避した")
YOUR_ATTACK_IS_AVOIDED: Final = Event(events.IS_AVOIDED, "your attack is avoided", "自分の攻撃が回避された")
YOU_DAMAGE: Final = Event(events.DAMAGES, "you damage another player", "他人にダメージを与えた")
YOU_LOSE_LIFE: Final = Event(events.LOSES_LIFE, "you lose life and draw for it", "ライフを失い、その分を引いた")
YOU_SKIP: Final = Event(events.SKIPS, "you skip a turn for any reason", "理由を問わずターンを飛ばした")
DANMAKU_DONE: Final = Event(events.FIRED, "your Danmaku card resolves", "弾幕カードを解決した")
TURN_STARTS: Final = Event(events.TURN_STARTS, "the start of your turn", "自分のターンの開始")
HEROINE_FALLS: Final = Event(events.HEROINE_FALLS, "the Heroine falls", "主人公が敗北した")
EXTRA_FALLS: Final = Event(events.EXTRA_FALLS, "the Extra Boss falls", "エクストラボスが敗北した")
YOU_FALL: Final = Event(events.FALLS, "you fall", "自分が敗北した")
A_DANMAKU_CARD: Final = Event(events.FIRES, "a Danmaku card", "弾幕カード")
THIS_CARD: Final = Event(events.PLAYED, "this card", "これ")


def after(event: Event, do: Verb, limit: Limit | None = None) -> After:
    return Afterwards(event, event.number, do, limit)


def on_play(event: Event, do: Verb) -> After:
    return OnPlay(event, event.number, do, None)
