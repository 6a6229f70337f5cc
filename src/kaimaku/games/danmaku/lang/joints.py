"""Joints: what holds several verbs together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaimaku.kernel.decisions import NO, ask
from kaimaku.kernel.frames import BY_NAME, NEXT, Frame, Signal, push
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang

from ..definitions import lower, main_card, unused
from ..facts import Season
from ..phrases import CARDS, ENTRY, WHO, Aim, Verb, Who
from ..rules import picking
from ..table import DanmakuTable
from ..templates import Spoken, with_article
from .nouns import InSeason
from .verbs import in_turn

MODES: Final[dict[str, tuple[Verb, ...]]] = {}  # the texts that a choice is between, by the reason of the pick
MAYS: Final[dict[tuple[str, int], Verb]] = {}  # what is asked about, by the program and the step that asks


class Seq(Verb):
    """One after the other."""

    def __init__(self, *do: Verb) -> None:
        self.do = do

    def words(self, lang: Lang) -> str:
        told = self.do[0].words(lang)
        for verb in self.do[1:]:
            joint = "。" if lang == "ja" else "; " if isinstance(verb, If) else ", then "
            told += joint + verb.words(lang)
        return told

    def aims(self) -> Aim | None:
        return self.do[0].aims()

    def lower(self, code: Code) -> None:
        for verb in self.do:
            verb.lower(code)

    def possible(self, t: DanmakuTable, f: Frame) -> bool:
        return self.do[0].possible(t, f)


class May(Verb):
    """Optional. A choice that can be left empty is the question itself; otherwise it is asked first."""

    def __init__(self, do: Verb) -> None:
        self.do = do

    def words(self, lang: Lang) -> str:
        if lang == "en":
            parts = self.do.do if isinstance(self.do, Seq) else (self.do,)
            return f"you may {' and then '.join(verb.offered(lang) for verb in parts)}"
        text = self.do.offered(lang)
        if isinstance(self.do, Seq):
            return f"任意で、{'。その後、'.join(verb.words(lang) for verb in self.do.do)}"
        if self.do.others(lang) and text.startswith(f"{self.do.others(lang)}が"):
            return f"{text}ことを選べる"
        return text.removesuffix("する") + "できる" if text.endswith("攻撃する") else f"{text}ことができる"

    def aims(self) -> Aim | None:
        return self.do.aims()

    def lower(self, code: Code) -> None:
        if self.do.lower_may(code):
            return
        cannot = code.branch(self.do.possible)
        MAYS[code.name, len(code.steps)] = self.do
        code.step(_ask_may)
        no = code.branch(_said_yes)
        self.do.lower(code)
        code.land(no)
        code.land(cannot)


def _ask_may(t: DanmakuTable, f: Frame) -> Signal:
    return ask(t, t.questions.may, f.seat)


def _said_yes(t: DanmakuTable, f: Frame) -> bool:
    return t.answer != NO


class OfSeason(Spoken):
    """Is the card just flipped of one of these seasons?"""

    def __init__(self, *seasons: InSeason) -> None:
        self.seasons = seasons

    def words(self, lang: Lang) -> str:
        if lang == "ja":
            return "か".join(s.ja.removesuffix("のカード") for s in self.seasons) + "のカードなら"
        return "it is " + with_article(" or ".join(s.en.removesuffix(" card") for s in self.seasons)) + " card"

    def holds(self, t: DanmakuTable, f: Frame) -> bool:
        cards = f.many(CARDS)
        return bool(cards) and main_card(t, cards[0]).season in [s.season for s in self.seasons]


class If(Verb):
    en = "if {condition}, {do}"
    ja = "{condition}、{do}"

    def __init__(self, condition: OfSeason, do: Verb) -> None:
        self.condition = condition
        self.do = do

    def lower(self, code: Code) -> None:
        otherwise = code.branch(self.condition.holds)
        self.do.lower(code)
        code.land(otherwise)


class BySeason(Verb):
    """What happens depends on the season of the card just flipped."""

    NAMES: tuple[tuple[Season, str, str], ...] = (
        ("spring", "Spring", "春"),
        ("summer", "Summer", "夏"),
        ("autumn", "Autumn", "秋"),
        ("winter", "Winter", "冬"),
    )

    def __init__(self, **does: Verb) -> None:
        self.does = does

    def words(self, lang: Lang) -> str:
        told = [(en, ja, self.does[key].words(lang)) for key, en, ja in self.NAMES if key in self.does]
        if lang == "ja":
            return "その季節が" + "、".join(f"{ja}なら{does}" for _, ja, does in told)
        return "by its season: " + "; ".join(f"{en}: {does}" for en, _, does in told)

    def lower(self, code: Code) -> None:
        for season, verb in self.does.items():
            otherwise = code.branch(_season_is(season))
            verb.lower(code)
            code.land(otherwise)


def _season_is(season: str) -> Callable[[DanmakuTable, Frame], bool]:
    def test(t: DanmakuTable, f: Frame) -> bool:
        cards = f.many(CARDS)
        return bool(cards) and main_card(t, cards[0]).season == season

    return test


class Choose(Verb):
    """One of several; only what can be done is offered."""

    def __init__(self, *modes: Verb) -> None:
        self.modes = modes

    def words(self, lang: Lang) -> str:
        told = [mode.words(lang) for mode in self.modes]
        return "か、".join(told) if lang == "ja" else " or ".join([", ".join(told[:-1]), told[-1]])

    def lower(self, code: Code) -> None:
        slot = code.slot()
        reason = picking.REASONS.declare(unused(f"mode:{code.name}", MODES), picking.MODE)
        MODES[reason] = self.modes

        def ask_mode(t: DanmakuTable, f: Frame) -> Signal:
            can = [i for i, mode in enumerate(self.modes) if mode.possible(t, f)]
            pick(t, f.seat, can, 1, 1, why=reason)
            return NEXT

        def take_mode(t: DanmakuTable, f: Frame) -> Signal:
            f.slots[slot] = t.picked[0] if t.picked else -1
            return NEXT

        code.step(ask_mode)
        code.step(take_mode)
        for number, mode in enumerate(self.modes):
            otherwise = code.branch(_slot_is(slot, number))
            mode.lower(code)
            code.land(otherwise)


def _slot_is(slot: int, number: int) -> Callable[[DanmakuTable, Frame], bool]:
    def test(t: DanmakuTable, f: Frame) -> bool:
        return f.slots[slot] == number

    return test


class Each(Verb):
    """Several players do the same, one after the other."""

    en = "{who}: {do}"
    ja = "{who}：{do}"

    def __init__(self, who: Who, do: Verb) -> None:
        self.who = who
        self.do = do

    def lower(self, code: Code) -> None:
        prog = lower(unused(f"{code.name}/each", BY_NAME), (self.do,))

        def one(t: DanmakuTable, f: Frame, seat: int) -> None:
            push(t, prog, seat, f.source, f.num(ENTRY), f.slots[WHO])

        in_turn(code, self.who, one)
