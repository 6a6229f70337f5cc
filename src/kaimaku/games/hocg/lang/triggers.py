"""Events in words: when an ability speaks (1.3 of the language). `would` patterns replace, the rest trigger."""

from __future__ import annotations

from collections.abc import Callable

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.refusals import Lang

from .. import events, turn
from ..table import HoloTable, mem_of
from .filters import Filter, adjective
from .holomem_nouns import MemNoun, Spoken
from .nouns import HoloNoun
from .words import POSITION_EN, POSITION_JA, Speaker, article

MY, OPP = "my", "opp"
Test = Callable[[HoloTable, Frame, Event], bool]


class Pattern:
    """An event, seen from an ability: does it fit, and how is it said."""

    def __init__(self, kind: int, test: Test, en: str, ja: str, would: bool = False, rank: int = 0) -> None:
        self.kind = kind
        self.test = test
        self.en = en
        self.ja = ja
        self.would = would
        self.rank = rank

    def fits(self, t: HoloTable, f: Frame, e: Event) -> bool:
        return self.test(t, f, e)

    def words(self, lang: Lang) -> str:
        return Speaker.fill(self.ja if lang == "ja" else self.en, lang)


def _among(noun: HoloNoun) -> Callable[[HoloTable, Frame, int], bool]:
    """Is the holomem one of these? A holder that left the stage still counts as itself (10.8.7)."""
    if isinstance(noun, Spoken):
        return lambda t, f, i: (
            i == f.slots[noun.slot]
            and (all(x.mem(t, t.mems[i]) for x in noun.filters) if i in t.mems else noun.recalls(t, f, i))
        )
    return lambda t, f, i: i in noun.find(t, f) if i in t.mems else noun.recalls(t, f, i)


def _said(noun: HoloNoun, lang: Lang) -> str:
    if isinstance(noun, Spoken):
        return noun.raw(lang)
    return noun.receiver(lang) if isinstance(noun, MemNoun) else noun.words(lang)


def DOWNED(x: MemNoun) -> Pattern:
    """Done inside that holomem's down (11.3.1.1)."""
    among = _among(x)
    return Pattern(
        events.DOWNED,
        lambda t, f, e: among(t, f, e.subject),
        f"{_said(x, 'en')} is downed",
        f"{_said(x, 'ja')}がダウンした",
    )


def DOWNS(a: MemNoun, b: MemNoun | None = None) -> Pattern:
    by, down = _among(a), _among(b) if b is not None else None

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        doer = e.extra[0] if e.extra else 0
        mem = t.mems.get(e.subject)
        if mem is None or mem.seat == f.seat or not isinstance(doer, int) or not by(t, f, doer):
            return False
        return down is None or down(t, f, e.subject)

    what_en = _said(b, "en") if b else "your opponent's holomem"
    what_ja = _said(b, "ja") if b else "相手のホロメン"
    return Pattern(
        events.DOWNED, test, f"{_said(a, 'en')} downs {what_en}", f"{_said(a, 'ja')}が{what_ja}をダウンさせた"
    )


def USES_ART(x: MemNoun, at: int = 0) -> Pattern:
    among = _among(x)
    where_en = f" in the {POSITION_EN[at]} position" if at else ""
    where_ja = f"{POSITION_JA[at]}ポジションで" if at else ""
    return Pattern(
        events.USES_ART,
        lambda t, f, e: among(t, f, e.subject) and (not at or e.cause == at),
        f"{_said(x, 'en')} uses Arts{where_en}",
        f"{_said(x, 'ja')}が{where_ja}アーツを使った",
    )


def _damage(x: MemNoun, kind: int, frm: str | None) -> Test:
    among = _among(x)

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        if kind and not e.cause & kind:
            return False
        if frm == OPP and e.seat == f.seat:
            return False
        return among(t, f, e.subject)

    return test


def damage_words(kind: int) -> tuple[str, str]:
    return {
        0: ("Damage", "ダメージ"),
        events.ART: ("Arts damage", "アーツダメージ"),
        events.SPECIAL: ("Special Damage", "特殊ダメージ"),
    }[kind]


def TAKES(x: MemNoun, kind: int = 0, frm: str | None = None) -> Pattern:
    """After the HP fell; every damage is its own event (G-38)."""
    en, ja = damage_words(kind)
    return Pattern(
        events.DAMAGE, _damage(x, kind, frm), f"{_said(x, 'en')} takes {en}", f"{_said(x, 'ja')}が{ja}を受けた"
    )


def DEALS(a: MemNoun, kind: int = 0) -> Pattern:
    by = _among(a)
    en, ja = damage_words(kind)

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        doer = e.extra[0] if e.extra else 0
        return (not kind or bool(e.cause & kind)) and isinstance(doer, int) and by(t, f, doer)

    return Pattern(events.DAMAGE, test, f"{_said(a, 'en')} deals {en}", f"{_said(a, 'ja')}が{ja}を与えた")


def WOULD_TAKE(x: MemNoun, kind: int = 0, frm: str | None = None) -> Pattern:
    """When the damage is certain, before it lands; taking comes after dealing (10.11.2.4)."""
    en, ja = damage_words(kind)
    source = ("from your opponent ", "相手から") if frm == OPP else ("", "")
    return Pattern(
        events.DAMAGE,
        _damage(x, kind, frm),
        f"{_said(x, 'en')} would take {en} {source[0]}".strip(),
        f"{_said(x, 'ja')}が{source[1]}{ja}を受ける",
        would=True,
        rank=1,
    )


def WOULD_DEAL(a: MemNoun, kind: int = 0) -> Pattern:
    pattern = DEALS(a, kind)
    return Pattern(
        events.DAMAGE, pattern.test, pattern.en.replace("deals", "would deal"), pattern.ja[:-1] + "る", True, 0
    )


def WOULD_LOSE_LIFE() -> Pattern:
    return Pattern(
        events.LIFE_LOSS, lambda t, f, e: e.subject == f.seat, "you would lose life", "自分のライフが減る", True
    )


def HEALED(x: MemNoun) -> Pattern:
    among = _among(x)
    return Pattern(
        events.HEAL,
        lambda t, f, e: e.seat == f.seat and among(t, f, e.subject),
        f"{_said(x, 'en')} is restored by your ability",
        f"自分の能力で、{_said(x, 'ja')}が回復した",
    )


def _mem_event(kind: int, x: MemNoun, en: str, ja: str, test: Test | None = None) -> Pattern:
    among = _among(x)
    return Pattern(
        kind,
        lambda t, f, e: among(t, f, e.subject) and (test is None or test(t, f, e)),
        f"{_said(x, 'en')} {en}",
        f"{_said(x, 'ja')}が{ja}",
    )


def COLLABS(x: MemNoun) -> Pattern:
    return _mem_event(events.COLLAB_EVENT, x, "collabs", "コラボした")


def BLOOMS(x: MemNoun) -> Pattern:
    return _mem_event(events.BLOOM, x, "blooms", "Bloomした")


def PLACED(x: MemNoun) -> Pattern:
    return _mem_event(events.PLACED, x, "is placed on the stage", "ステージに出た")


def MOVES(x: MemNoun, to: int = 0) -> Pattern:
    return _mem_event(events.MOVED, x, "moves", "移動した", (lambda t, f, e: e.cause == to) if to else None)


def BATON_PASSES(x: MemNoun) -> Pattern:
    return _mem_event(events.BATON_PASSED, x, "passes the baton", "バトンタッチした")


def READIED(x: MemNoun) -> Pattern:
    return _mem_event(events.READIED, x, "becomes non-resting", "アクティブになった")


def RESTED(x: MemNoun) -> Pattern:
    return _mem_event(events.RESTED, x, "becomes resting", "お休みした")


def RETURNS(x: MemNoun) -> Pattern:
    """A holomem that left the stage for hand or deck is judged by what it was there (10.8.4.1)."""
    among = _among(x)
    return Pattern(
        events.RETURNED,
        lambda t, f, e: e.seat == f.seat and among(t, f, e.cause),
        f"{_said(x, 'en')} returns from the stage",
        f"{_said(x, 'ja')}がステージから戻った",
    )


def ATTACHED(what: Filter | str, to: MemNoun | None = None) -> Pattern:
    kind = adjective(what)
    among = _among(to) if to is not None else None

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        mem = mem_of(t, e.subject)
        if mem is None or not kind.card(t, e.subject):
            return False
        return among(t, f, mem.id) if among is not None else mem.seat == f.seat

    said_en, said_ja = kind.noun_en or kind.words("en"), kind.noun_ja or kind.words("ja")
    return Pattern(events.ATTACHED, test, f"{article(said_en)} is attached", f"{said_ja}を付けた")


def ARCHIVES(what: Filter | str) -> Pattern:
    """Whatever zone it came from (G-43); from the stage it counts as what it was there (10.8.4.1.2)."""
    kind = adjective(what)

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        if t.owner[e.subject] != f.seat:
            return False
        return kind.was(t, t.gone[e.cause]) if e.cause else kind.card(t, e.subject)

    return Pattern(
        events.ARCHIVED,
        test,
        f"your {kind.noun_en or kind.words('en')} is archived",
        f"自分の{kind.noun_ja or kind.words('ja')}をアーカイブした",
    )


def PLAYS(what: Filter | str) -> Pattern:
    kind = adjective(what)
    return Pattern(
        events.PLAYED,
        lambda t, f, e: e.seat == f.seat and kind.card(t, e.subject),
        f"you use {article(kind.noun_en or kind.words('en'))}",
        f"自分が{kind.noun_ja or kind.words('ja')}を使った",
    )


def SHUFFLES() -> Pattern:
    return Pattern(
        events.SHUFFLED, lambda t, f, e: e.seat == f.seat, "you shuffle your deck", "自分がデッキをシャッフルした"
    )


def WOULD_ROLL(by: MemNoun) -> Pattern:
    """Before a die is rolled for an ability of your holomem."""

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        return e.seat == f.seat and e.cause == 0 and _rolled_by(t, f, e, by)

    return Pattern(
        events.ROLL,
        test,
        f"{_ability(by)} would roll a die",
        f"{_said(by, 'ja')}の能力でサイコロを振る",
        would=True,
    )


def ROLLS(by: MemNoun) -> Pattern:
    """After a die was rolled, before its face is used (5.26.1)."""

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        return e.seat == f.seat and e.cause == 1 and _rolled_by(t, f, e, by)

    return Pattern(
        events.ROLL,
        test,
        f"{_ability(by)} rolls a die",
        f"{_said(by, 'ja')}の能力でサイコロを振った",
        True,
        1,
    )


def _ability(by: MemNoun) -> str:
    """ "your holomem's ability", "an ability of the holomem this tool is attached to"."""
    who = _said(by, "en")
    return f"an ability of {who}" if who.endswith(" to") else f"{who}'s ability"


def _rolled_by(t: HoloTable, f: Frame, e: Event, by: MemNoun) -> bool:
    mem = mem_of(t, e.origin) if e.origin >= 0 else None
    return mem is not None and mem.id in by.find(t, f)


STEP_WORDS = {
    turn.TURN_STEP: ("turn", "ターン"),
    turn.RESET: ("reset phase", "リセットステップ"),
    turn.DRAW: ("draw phase", "手札ステップ"),
    turn.CHEER: ("cheer phase", "エールステップ"),
    turn.MAIN: ("main phase", "メインステップ"),
    turn.PERFORMANCE: ("performance phase", "パフォーマンスステップ"),
    turn.GAME_START: ("game", "ゲーム"),
}


def _step(kind: int, side: str, step: int, en: str, ja: str) -> Pattern:
    words_en, words_ja = STEP_WORDS[step]
    whose = ("your", "自分の") if side == MY else ("your opponent's", "相手の")
    shared = step == turn.GAME_START  # the game starts for both players (7.2.4)
    if shared:
        whose = ("the", "")
    return Pattern(
        kind,
        lambda t, f, e: e.cause == step and (shared or (e.seat == f.seat) == (side == MY)),
        f"at the {en} of {whose[0]} {words_en}",
        f"{whose[1]}{words_ja}が{ja}する",
    )


def STARTS(side: str, step: int) -> Pattern:
    return _step(events.STARTS, side, step, "start", "開始")


def ENDS(side: str, step: int) -> Pattern:
    return _step(events.ENDS, side, step, "end", "終了")


def WOULD_LOSE() -> Pattern:
    return Pattern(
        events.LOSS, lambda t, f, e: e.subject == f.seat, "you would lose the game", "自分がゲームに敗北する", True
    )
