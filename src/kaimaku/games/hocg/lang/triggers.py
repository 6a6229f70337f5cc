"""Events in words: when an ability speaks (1.3 of the language). `would` patterns replace, the rest trigger."""

from __future__ import annotations

from collections.abc import Callable

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.refusals import Lang

from .. import events, turn
from ..abilities import ANCHOR
from ..defs import DEFS
from ..table import HoloTable, mem_of, oshi
from .card_nouns import CardNoun, SelfNoun
from .describing import describe
from .filters import Filter, adjective
from .history import MAIN_JA, SP_JA, Past, of_cards, of_holomem, of_skill
from .holomem_nouns import MemNoun, Spoken
from .nouns import HoloNoun
from .words import POSITION_EN, POSITION_JA, Speaker, article, many

MY, OPP = "my", "opp"
LANGS: tuple[Lang, ...] = ("en", "ja")
Test = Callable[[HoloTable, Frame, Event], bool]
Source = str | MemNoun | None  # whose damage: anybody's, the opponent's, that of certain holomem


class Pattern:
    """An event, seen from an ability: does it fit, and how is it said."""

    said: object = None  # how a text said it
    past: Past | None = None  # how the history of a turn tells it
    cards = False  # does the event tell of cards that were moved?
    bound = False  # must the event's subject be the holomem this stands on?
    cause = -1  # of an event that is about nothing else, such as the start of one step; -1: whatever its cause

    floor = 0  # the amount an event must have to be replaced: damage or life lost of nothing is no event (1.3.2.2)

    def __init__(self, kind: int, test: Test, en: str, ja: str, would: bool = False, rank: int = 0) -> None:
        self.kind = kind
        self.test = test
        self.en = en
        self.ja = ja
        self.would = would
        self.of_mem = kind == events.DAMAGE
        if would and kind in (events.DAMAGE, events.LIFE_LOSS):
            self.floor = 1
        self.rank = rank

    def fits(self, t: HoloTable, f: Frame, e: Event) -> bool:
        return self.test(t, f, e)

    def words(self, lang: Lang) -> str:
        return Speaker.fill(self.ja if lang == "ja" else self.en, lang)

    def told(self, past: Past) -> Pattern:
        self.past = past
        return self

    def about(self, x: MemNoun) -> Pattern:
        """Its subject is one of these: if only this one can be, nothing else need be asked of other events."""
        self.bound = isinstance(x, Spoken) and x.slot == ANCHOR
        return self


def among(noun: HoloNoun) -> Callable[[HoloTable, Frame, int], bool]:
    """Is the holomem one of these? A holder that left the stage still counts as itself (10.8.7)."""
    if isinstance(noun, Spoken):
        return lambda t, f, i: (
            i == f.slots[noun.slot]
            and (all(x.fits_mem(t, f, t.mems[i]) for x in noun.filters) if i in t.mems else noun.recalls(t, f, i))
        )
    return lambda t, f, i: i in noun.find(t, f) if i in t.mems else noun.recalls(t, f, i)


def said(noun: HoloNoun, lang: Lang) -> str:
    if isinstance(noun, Spoken):
        return noun.raw(lang)
    return noun.receiver(lang) if isinstance(noun, MemNoun) else noun.words(lang)


def DOWNED(x: MemNoun) -> Pattern:
    """Done inside that holomem's down (11.3.1.1)."""
    fits = among(x)
    return Pattern(
        events.DOWNED,
        lambda t, f, e: fits(t, f, e.subject),
        f"{said(x, 'en')} is downed",
        f"{said(x, 'ja')}がダウンした",
    ).about(x)


def DOWNS(a: MemNoun, b: MemNoun | None = None) -> Pattern:
    by, down = among(a), among(b) if b is not None else None

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        doer = e.extra[0] if e.extra else 0
        mem = t.mems.get(e.subject)
        if mem is None or mem.seat == f.seat or not isinstance(doer, int) or not by(t, f, doer):
            return False
        return down is None or down(t, f, e.subject)

    what_en = said(b, "en") if b is not None else "your opponent's holomem"
    what_ja = said(b, "ja") if b is not None else "相手のホロメン"
    return Pattern(events.DOWNED, test, f"{said(a, 'en')} downs {what_en}", f"{said(a, 'ja')}が{what_ja}をダウンさせた")


def USES_ART(x: MemNoun, at: int = 0) -> Pattern:
    fits = among(x)
    where_en = f" in the {POSITION_EN[at]} position" if at else ""
    where_ja = f"{POSITION_JA[at]}ポジションで" if at else ""
    return (
        Pattern(
            events.USES_ART,
            lambda t, f, e: fits(t, f, e.subject) and (not at or e.cause == at),
            f"{said(x, 'en')} uses Arts{where_en}",
            f"{said(x, 'ja')}が{where_ja}アーツを使った",
        )
        .about(x)
        .told(of_holomem("art", x, "used Arts", "アーツを使っていた"))
    )


def _damage(x: MemNoun, kind: int, frm: Source, at: int = 0) -> Test:
    fits = among(x)
    by = among(frm) if isinstance(frm, MemNoun) else None

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        if kind and not e.cause & kind:
            return False
        if frm == OPP and e.seat == f.seat:
            return False
        if at and not (e.subject in t.mems and t.mems[e.subject].pos & at):
            return False
        if by is not None:
            doer = e.extra[0] if e.extra else 0
            if not isinstance(doer, int) or not by(t, f, doer):
                return False
        return fits(t, f, e.subject)

    return test


def source_words(frm: Source) -> tuple[str, str]:
    """Whose damage it is: " from your opponent", 相手から."""
    if isinstance(frm, MemNoun):
        return f" from {said(frm, 'en')}", f"{said(frm, 'ja')}から"
    return (" from your opponent", "相手から") if frm == OPP else ("", "")


def damage_words(kind: int) -> tuple[str, str]:
    return {
        0: ("damage", "ダメージ"),
        events.ART: ("Arts damage", "アーツダメージ"),
        events.SPECIAL: ("Special Damage", "特殊ダメージ"),
    }[kind]


def TAKES(x: MemNoun, kind: int = 0, frm: str | None = None) -> Pattern:
    """After the HP fell; every damage is its own event (G-38)."""
    en, ja = damage_words(kind)
    return Pattern(
        events.DAMAGE, _damage(x, kind, frm), f"{said(x, 'en')} takes {en}", f"{said(x, 'ja')}が{ja}を受けた"
    ).about(x)


def DEALS(a: MemNoun, b: MemNoun | None = None, kind: int = 0) -> Pattern:
    """After the HP fell, every damage for itself; by an Arts or an ability of that holomem (10.13.3)."""
    by, hurt = among(a), among(b) if b is not None else None
    en, ja = damage_words(kind)

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        doer = e.extra[0] if e.extra else 0
        if (kind and not e.cause & kind) or not isinstance(doer, int) or not by(t, f, doer):
            return False
        return hurt is None or hurt(t, f, e.subject)

    whom_en, whom_ja = ("", "") if b is None else (f" to {said(b, 'en')}", f"{said(b, 'ja')}に")
    return Pattern(
        events.DAMAGE, test, f"{said(a, 'en')} deals {en}{whom_en}", f"{said(a, 'ja')}が{whom_ja}{ja}を与えた"
    )


def WOULD_TAKE(x: MemNoun, kind: int = 0, frm: Source = None, at: int = 0) -> Pattern:
    """When the damage is certain, before it lands; taking comes after dealing (10.11.2.4)."""
    en, ja = damage_words(kind)
    source = source_words(frm)
    fits = _damage(x, kind, frm, at)
    return Pattern(
        events.DAMAGE,
        lambda t, f, e: fits(t, f, e) and not events.shielded(t, e),
        f"{said(x, 'en')} would take {en}{source[0]}",
        f"{said(x, 'ja')}が{source[1]}{ja}を受ける",
        would=True,
        rank=1,
    )


def WOULD_DEAL(a: MemNoun, kind: int = 0) -> Pattern:
    pattern = DEALS(a, kind=kind)
    return Pattern(
        events.DAMAGE, pattern.test, pattern.en.replace("deals", "would deal"), pattern.ja[:-1] + "る", True, 0
    )


def WOULD_LOSE_LIFE() -> Pattern:
    return Pattern(
        events.LIFE_LOSS, lambda t, f, e: e.subject == f.seat, "you would lose life", "自分のライフが減る", True
    )


def HEALED(x: MemNoun) -> Pattern:
    fits = among(x)
    return Pattern(
        events.HEAL,
        lambda t, f, e: e.seat == f.seat and fits(t, f, e.subject),
        f"{said(x, 'en')} is restored by your ability",
        f"自分の能力で、{said(x, 'ja')}が回復した",
    )


def _mem_event(kind: int, x: MemNoun, en: str, ja: str, test: Test | None = None) -> Pattern:
    fits = among(x)
    return Pattern(
        kind,
        lambda t, f, e: fits(t, f, e.subject) and (test is None or test(t, f, e)),
        f"{said(x, 'en')} {en}",
        f"{said(x, 'ja')}が{ja}",
    ).about(x)


def COLLABS(x: MemNoun) -> Pattern:
    found = _mem_event(events.COLLAB_EVENT, x, "collabs", "コラボした")
    return found.told(of_holomem("collab", x, "collabed", "コラボしていた"))


def BLOOMS(x: MemNoun) -> Pattern:
    found = _mem_event(events.BLOOM, x, "blooms", "Bloomした")
    return found.told(of_holomem("bloom", x, "bloomed", "Bloomしていた"))


def PLACED(x: MemNoun) -> Pattern:
    return _mem_event(events.PLACED, x, "is placed on stage", "ステージに出た")


def MOVES(x: MemNoun, to: int = 0) -> Pattern:
    if not to:
        return _mem_event(events.MOVED, x, "moves", "移動した")
    where = (f"moves to the {POSITION_EN[to]} position", f"{POSITION_JA[to]}ポジションに移動した")
    return _mem_event(events.MOVED, x, *where, lambda t, f, e: e.cause == to)


def BATON_PASSES(x: MemNoun) -> Pattern:
    return _mem_event(events.BATON_PASSED, x, "passes the baton", "バトンタッチした")


def READIED(x: MemNoun) -> Pattern:
    return _mem_event(events.READIED, x, "becomes non-resting", "アクティブになった")


def RESTED(x: MemNoun) -> Pattern:
    return _mem_event(events.RESTED, x, "becomes resting", "お休みした")


def RETURNS(x: MemNoun) -> Pattern:
    """A holomem that left the stage for hand or deck is judged by what it was there (10.8.4.1)."""
    fits = among(x)
    return Pattern(
        events.RETURNED,
        lambda t, f, e: e.seat == f.seat and fits(t, f, e.cause),
        f"{said(x, 'en')} returns from the stage",
        f"{said(x, 'ja')}がステージから戻った",
    )


def ATTACHED(what: Filter | str | SelfNoun, to: MemNoun | None = None, frm: CardNoun | None = None) -> Pattern:
    """A card comes to be on a holomem: by being played, sent, or attached by effect; perhaps from one zone only."""
    kind = None if isinstance(what, SelfNoun) else adjective(what)
    fits = among(to) if to is not None else None

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        mem = mem_of(t, e.subject)
        if mem is None or (e.subject != f.source if kind is None else not kind.card(t, e.subject)):
            return False
        if frm is not None and e.cause != frm.zone:
            return False
        return fits(t, f, mem.id) if fits is not None else mem.seat == f.seat

    if kind is None:
        who_en, who_ja = (describe(() if to is None else to.filters, lang, "holomem", "ホロメン") for lang in LANGS)
        whom = article(who_en) if not who_en.startswith("〈") else who_en
        out_en = "" if frm is None else f" from {frm.en.removeprefix('your ')}"
        out_ja = "" if frm is None else f"{frm.ja.removeprefix('自分の')}から"
        return Pattern(
            events.ATTACHED, test, f"{{this}} is attached{out_en} to {whom}", f"{{this}}を{out_ja}{who_ja}に付けた"
        )
    said_en, said_ja = kind.noun_en or kind.words("en"), kind.noun_ja or kind.words("ja")
    return Pattern(events.ATTACHED, test, f"{article(said_en)} is attached", f"{said_ja}を付けた")


def ARCHIVES(what: Filter | str, by: MemNoun | None = None) -> Pattern:
    """Whatever zone it came from (G-43); from the stage it counts as what it was there (10.8.4.1.2).

    By somebody's ability: once for all that is archived together, its cost included (G-11).
    """
    kind = adjective(what)
    if by is not None:
        return _archives_by(kind, by)

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        if t.owner[e.subject] != f.seat:
            return False
        return kind.was(t, t.gone[e.cause]) if e.cause else kind.card(t, e.subject)

    return Pattern(
        events.ARCHIVED,
        test,
        f"your {describe((kind,), 'en', 'card', 'カード')} is archived",
        f"自分の{describe((kind,), 'ja', 'card', 'カード')}をアーカイブした",
    )


def _archives_by(kind: Filter, by: MemNoun) -> Pattern:
    fits = among(by)

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        return fits(t, f, e.subject) and any(isinstance(card, int) and kind.card(t, card) for card in e.extra)

    what_en, what_ja = many(describe((kind,), "en", "card", "カード")), describe((kind,), "ja", "card", "カード")
    found = Pattern(
        events.ARCHIVED_BY,
        test,
        f"the ability of {said(by, 'en')} archives {what_en}",
        f"{said(by, 'ja')}の能力で{what_ja}をアーカイブした",
    )
    found.cards = True
    return found


def PLAYS(*what: Filter | str) -> Pattern:
    kinds = tuple(adjective(w) for w in what)
    en, ja = (describe(kinds, lang, "card", "カード") for lang in LANGS)
    return Pattern(
        events.PLAYED,
        lambda t, f, e: e.seat == f.seat and all(kind.card(t, e.subject) for kind in kinds),
        f"you use {article(en)}",
        f"自分が{ja}を使った",
    ).told(of_cards("play", kinds, en, ja))


def USES_SP() -> Pattern:
    """Your SP Oshi skill in your main phase."""

    def sp(t: HoloTable, seat: int, index: int) -> bool:
        return DEFS[t.defs[oshi(t, seat)]].skills[index].printed.kind == "sp"

    return Pattern(
        events.SKILL_USED,
        lambda t, f, e: e.seat == f.seat and t.phase == "main" and sp(t, e.seat, e.amount),
        "you use your SP Oshi skill in your main phase",
        f"{MAIN_JA}に自分の{SP_JA}を使った",
    ).told(of_skill(sp))


def SHUFFLES() -> Pattern:
    return Pattern(
        events.SHUFFLED, lambda t, f, e: e.seat == f.seat, "you shuffle your deck", "自分がデッキをシャッフルした"
    )


def WOULD_ROLL(by: MemNoun) -> Pattern:
    """Before a die is rolled for an ability of your holomem."""
    fits = among(by)

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        return e.seat == f.seat and e.cause == 0 and fits(t, f, e.subject)

    return Pattern(
        events.ROLL,
        test,
        f"{_ability(by)} would roll a die",
        f"{said(by, 'ja')}の能力でサイコロを振る",
        would=True,
    )


def ROLLS(by: MemNoun) -> Pattern:
    """After a die was rolled, before its face is used (5.26.1)."""
    fits = among(by)

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        return e.seat == f.seat and e.cause == 1 and fits(t, f, e.subject)

    return Pattern(
        events.ROLL,
        test,
        f"{_ability(by)} rolls a die",
        f"{said(by, 'ja')}の能力でサイコロを振った",
        True,
        1,
    )


def _ability(by: MemNoun) -> str:
    """ "your holomem's ability", "an ability of the holomem this tool is attached to"."""
    who = said(by, "en")
    return f"an ability of {who}" if who.endswith(" to") else f"{who}'s ability"


STEP_WORDS = {
    turn.TURN_STEP: ("turn", "ターン"),
    turn.RESET: ("reset phase", "リセットステップ"),
    turn.DRAW: ("draw phase", "手札ステップ"),
    turn.CHEER: ("cheer phase", "エールステップ"),
    turn.MAIN: ("main phase", "メインステップ"),
    turn.PERFORMANCE: ("performance phase", "パフォーマンスステップ"),
    turn.GAME_START: ("game", "ゲーム"),
    turn.END: ("end phase", "エンドステップ"),
}


def _step(kind: int, side: str, step: int, en: str, ja: str) -> Pattern:
    words_en, words_ja = STEP_WORDS[step]
    whose = ("your", "自分の") if side == MY else ("your opponent's", "相手の")
    shared = step == turn.GAME_START  # the game starts for both players (7.2.4)
    if shared:
        whose = ("the", "")
    found = Pattern(
        kind,
        lambda t, f, e: e.cause == step and (shared or (e.seat == f.seat) == (side == MY)),
        f"at the {en} of {whose[0]} {words_en}",
        f"{whose[1]}{words_ja}が{ja}する",
    )
    found.cause = step
    return found


def STARTS(side: str, step: int) -> Pattern:
    return _step(events.STARTS, side, step, "beginning", "開始")


def ENDS(side: str, step: int) -> Pattern:
    return _step(events.ENDS, side, step, "end", "終了")


def WOULD_LOSE() -> Pattern:
    return Pattern(
        events.LOSS, lambda t, f, e: e.subject == f.seat, "you would lose the game", "自分がゲームに敗北する", True
    )
