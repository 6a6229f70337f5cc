"""Events in words: when an ability speaks (1.3 of the language). `would` patterns replace, the rest trigger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.refusals import Lang

from ..rules import events
from ..rules.abilities import ANCHOR, whose
from ..rules.leaving import RETURNED_ROW
from ..rules.work import ART_ROW
from ..table import DECK, HoloTable, mem_of
from ..table import STAGE as STAGE_ZONE
from .card_nouns import CardNoun, SelfNoun
from .describing import describe
from .filters import Filter, adjective, anycard
from .history import Past, of_archived, of_holomem, of_roll
from .holomem_nouns import HOLOMEM, OPP_HOLOMEM, MemNoun, Spoken, StageNoun
from .joined_nouns import OrOshi, Pair
from .nouns import HoloNoun
from .words import POSITION_EN, POSITION_JA, Speaker, article, listed, many

MY: Final = "my"
OPP: Final = "opp"
LANGS: Final[tuple[Lang, ...]] = ("en", "ja")
Test = Callable[[HoloTable, Frame, Event], bool]
Source = str | MemNoun | None  # whose damage: anybody's, the opponent's, that of certain holomem


class Pattern:
    """An event, seen from an ability: does it fit, and how is it said."""

    expression: object = None  # what it was written as
    past: Past | None = None  # how the history of a turn tells it
    ever: Past | None = None  # … and that of the game
    cards = False  # does the event tell of cards that were moved?
    shows = False  # does it tell of cards that were revealed?
    of_card = False  # is it about one card, which the text of a replacement speaks of?
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


def one_of(noun: HoloNoun) -> Callable[[HoloTable, Frame, int], bool]:
    """Is the holomem one of these? A holder that left the stage still counts as itself (10.8.7)."""
    if isinstance(noun, Spoken):
        return lambda t, f, i: (
            i == f.slots[noun.slot]
            and (all(x.mem(t, t.mems[i], f) for x in noun.filters) if i in t.mems else noun.recalls(t, f, i))
        )
    return lambda t, f, i: i in noun.find(t, f) if i in t.mems else noun.recalls(t, f, i)


def by_one_of(noun: MemNoun) -> Test:
    """Is the damage or the down the doing of one of these?"""
    fits = one_of(noun)

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        doer = e.extra[0] if e.extra else 0
        return isinstance(doer, int) and fits(t, f, doer)

    if not isinstance(noun, OrOshi):
        return test
    return lambda t, f, e: e.origin in noun.oshi.find(t, f) or test(t, f, e)


def said(noun: HoloNoun, lang: Lang) -> str:
    if isinstance(noun, Spoken | Pair):
        return noun.raw(lang)
    return noun.receiver(lang) if isinstance(noun, MemNoun) else noun.words(lang)


def moment_of(kind: int, x: MemNoun, en: str, ja: str, test: Test | None = None) -> Pattern:
    fits = one_of(x)
    return Pattern(
        kind,
        lambda t, f, e: fits(t, f, e.subject) and (test is None or test(t, f, e)),
        f"{said(x, 'en')} {en}",
        f"{said(x, 'ja')}が{ja}",
    ).about(x)


def LEVELS_UP(x: MemNoun) -> Pattern:
    """From Debut to 1st or from 1st to 2nd; a bloom into the same level is none (G-77)."""
    fits = one_of(x)
    return Pattern(
        events.BLOOM,
        lambda t, f, e: e.amount > 0 and fits(t, f, e.subject),
        f"the Bloom level of {said(x, 'en')} increases",
        f"{said(x, 'ja')}のBloomレベルが上がった",
    ).about(x)


def DOWNS(a: MemNoun, b: MemNoun | None = None, kind: int = 0) -> Pattern:
    by, whom = by_one_of(a), OPP_HOLOMEM if b is None else b
    down = one_of(b) if b is not None else None

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        mem = t.mems.get(e.subject)
        theirs = mem is not None and mem.seat != f.seat
        harm = not kind or bool(e.cause & kind)
        return theirs and harm and by(t, f, e) and (down is None or down(t, f, e.subject))

    how_en, how_ja = damage_words(kind)
    with_en, with_ja = (f" with {how_en}", f"{how_ja}で") if kind else ("", "")
    en = f"{said(a, 'en')} downs {said(whom, 'en')}{with_en}"
    ja = f"{said(a, 'ja')}が{with_ja}{said(whom, 'ja')}をダウンさせた"
    return Pattern(events.DOWNED, test, en, ja)


def USES_ART(x: MemNoun, at: int = 0) -> Pattern:
    where_en, where_ja = (f" in the {POSITION_EN[at]} position", f"{POSITION_JA[at]}ポジションで") if at else ("", "")
    test: Test | None = (lambda t, f, e: e.cause == at) if at else None
    found = moment_of(events.USES_ART, x, f"uses Arts{where_en}", f"{where_ja}アーツを使った", test)
    past = of_holomem(ART_ROW if at else "art", x, f"used Arts{where_en}", f"{where_ja}アーツを使っていた")
    return found.told(past if not at else past.only(lambda row: row[4] == at))


def _damage(x: MemNoun, kind: int, frm: Source, at: int = 0) -> Test:
    fits, by = one_of(x), by_one_of(frm) if isinstance(frm, MemNoun) else None

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        if (kind and not e.cause & kind) or (frm == OPP and e.seat == f.seat):
            return False
        if at and not (e.subject in t.mems and t.mems[e.subject].pos & at):
            return False
        return (by is None or by(t, f, e)) and fits(t, f, e.subject)

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


def _harm(kind: int, least: int) -> tuple[str, str]:
    en, ja = damage_words(kind)
    return (f"{least} or more {en}", f"{least}以上の{ja}") if least else (en, ja)


def TAKES(x: MemNoun, kind: int = 0, frm: str | None = None, least: int = 0) -> Pattern:
    """After the HP fell; every damage is its own event (G-38)."""
    (en, ja), fits = _harm(kind, least), _damage(x, kind, frm)
    return Pattern(
        events.DAMAGE,
        lambda t, f, e: e.amount >= least and fits(t, f, e),
        f"{said(x, 'en')} takes {en}{' at once' if least else ''}",
        f"{said(x, 'ja')}が{'1回に' if least else ''}{ja}を受けた",
    ).about(x)


def DEALS(a: MemNoun, b: MemNoun | None = None, kind: int = 0, least: int = 0) -> Pattern:
    """After the HP fell, every damage for itself; by an Arts or an ability of that holomem (10.13.3)."""
    by, hurt = by_one_of(a), one_of(b) if b is not None else None
    en, ja = _harm(kind, least)

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        if e.amount < least or (kind and not e.cause & kind) or not by(t, f, e):
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


def WOULD_DEAL(a: MemNoun, kind: int = 0, b: MemNoun | None = None) -> Pattern:
    pattern = DEALS(a, b, kind)
    return Pattern(
        events.DAMAGE, pattern.test, pattern.en.replace("deals", "would deal"), pattern.ja[:-1] + "る", True, 0
    )


def WOULD_LOSE_LIFE() -> Pattern:
    return Pattern(
        events.LIFE_LOSS, lambda t, f, e: e.subject == f.seat, "you would lose life", "自分のライフが減る", True
    )


def HEALED(x: MemNoun) -> Pattern:
    fits = one_of(x)
    return Pattern(
        events.HEAL,
        lambda t, f, e: e.seat == f.seat and fits(t, f, e.subject),
        f"{said(x, 'en')} is restored by your ability",
        f"自分の能力で、{said(x, 'ja')}が回復した",
    )


def MOVES(x: MemNoun, to: int = 0) -> Pattern:
    if not to:
        return moment_of(events.MOVED, x, "moves", "移動した")
    where = (f"moves to the {POSITION_EN[to]} position", f"{POSITION_JA[to]}ポジションに移動した")
    return moment_of(events.MOVED, x, *where, lambda t, f, e: e.cause == to)


def RETURNS(x: MemNoun, to_deck: bool = False, own: bool = False) -> Pattern:
    """A holomem that left the stage for hand or deck is judged by what it was there (10.8.4.1).

    Own: by an ability of whoever asks, not of the opponent, whoever carries it out.
    """
    fits = one_of(x)
    by = (" by your ability", "自分の能力で") if own else ("", "")
    where = (" to the deck", "デッキに") if to_deck else ("", "")

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        if (to_deck and t.where[e.subject] & ~1 != DECK) or (own and whose(t, t.frames[-1]) != f.seat):
            return False
        return fits(t, f, e.cause)

    found = Pattern(
        events.RETURNED,
        test,
        f"{said(x, 'en')} returns from the stage{where[0]}{by[0]}",
        f"{said(x, 'ja')}が{by[1]}ステージから{where[1]}戻った",
    )
    if not to_deck or own:
        return found
    return found.told(
        of_holomem(RETURNED_ROW, x, "returned from the stage to the deck", "ステージからデッキに戻っていた")
    )


def ATTACHED(
    what: Filter | str | tuple[Filter | str, ...] | SelfNoun,
    to: MemNoun | None = None,
    frm: CardNoun | tuple[CardNoun, ...] | None = None,
) -> Pattern:
    """A card comes to be on a holomem: by being played, sent, or attached by effect; perhaps from some zones only."""
    kinds = () if isinstance(what, SelfNoun) else tuple(map(adjective, what if isinstance(what, tuple) else (what,)))
    fits = one_of(to) if to is not None else None
    out = () if frm is None else frm if isinstance(frm, tuple) else (frm,)

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        mem = mem_of(t, e.subject)
        if mem is None or not (all(k.card(t, e.subject) for k in kinds) if kinds else e.subject == f.source):
            return False
        if out and e.cause not in [zone.zone for zone in out]:
            return False
        return fits(t, f, mem.id) if fits is not None else mem.seat == f.seat

    zones = [[zone.en.removeprefix("your ") for zone in out], [zone.ja.removeprefix("自分の") for zone in out]]
    out_en, out_ja = (
        f" from {listed(zones[0], 'en', 'or')}" * bool(out),
        f"{listed(zones[1], 'ja', 'or')}から" * bool(out),
    )
    if not kinds:
        who_en, who_ja = (describe(() if to is None else to.filters, lang, "holomem", "ホロメン") for lang in LANGS)
        whom = article(who_en) if not who_en.startswith("〈") else who_en
        en, ja = f"{{this}} is attached{out_en} to {whom}", f"{{this}}を{out_ja}{who_ja}に付けた"
        return Pattern(events.ATTACHED, test, en, ja)
    said_en, said_ja = (describe(kinds, lang, "card", "カード") for lang in LANGS)
    en, ja = f"{article(said_en)} is attached{out_en}", f"{out_ja}{said_ja}を付けた"
    if to is not None:
        en, ja = f"{en} to {said(to, 'en')}", f"{said(to, 'ja')}に{out_ja}{said_ja}が付いた"
    return Pattern(events.ATTACHED, test, en, ja)


def ARCHIVES(
    what: Filter | str | CardNoun, by: MemNoun | None = None, frm: CardNoun | StageNoun | None = None
) -> Pattern:
    """Whatever zone it came from (G-43); from the stage it counts as what it was there (10.8.4.1.2).

    By somebody's ability: once for all that is archived together, its cost included (G-11). Out of one zone: only as
    the history tells it.
    """
    hand = what if isinstance(what, CardNoun) else None
    kind = anycard if isinstance(what, CardNoun) else adjective(what)
    if by is not None:
        return _archives_by(kind, by, hand)
    if frm is not None:
        past = of_archived((kind,), frm, frm.zone if isinstance(frm, CardNoun) else STAGE_ZONE)
        return Pattern(events.ARCHIVED, lambda t, f, e: False, past.said[0], past.said[1]).told(past)

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        if t.owner[e.subject] != f.seat:
            return False
        return kind.was(t, t.gone[e.cause]) if e.cause else kind.card(t, e.subject)

    return Pattern(
        events.ARCHIVED,
        test,
        f"your {describe((kind,), 'en', 'card', 'カード')} is archived",
        f"自分の{describe((kind,), 'ja', 'card', 'カード')}がアーカイブに置かれた",
    )


def _archives_by(kind: Filter, by: MemNoun, hand: CardNoun | None = None) -> Pattern:
    """These cards, or cards of the hand."""
    fits = one_of(by)

    def test(t: HoloTable, f: Frame, e: Event) -> bool:
        if hand is not None and not e.cause:
            return False
        return fits(t, f, e.subject) and any(isinstance(card, int) and kind.card(t, card) for card in e.extra)

    what_en, what_ja = many(describe((kind,), "en", "card", "カード")), describe((kind,), "ja", "card", "カード")
    if hand is not None:
        what_en, what_ja = f"cards from {hand.en}", hand.ja
    found = Pattern(
        events.ARCHIVED_BY,
        test,
        f"the ability of {said(by, 'en')} archives {what_en}",
        f"{said(by, 'ja')}の能力で{what_ja}をアーカイブした",
    )
    found.cards = True
    return found


def _roll(by: MemNoun, cause: int, en: str, ja: str) -> Pattern:
    fits = one_of(by.mems if isinstance(by, OrOshi) else by)

    def rolls(t: HoloTable, f: Frame, e: Event) -> bool:
        return fits(t, f, e.subject) or (isinstance(by, OrOshi) and e.origin in by.oshi.find(t, f))

    return Pattern(
        events.ROLL,
        lambda t, f, e: e.seat == f.seat and e.cause == cause and rolls(t, f, e),
        f"{ability_of(by)} {en} a die",
        f"{said(by, 'ja')}の能力でサイコロを{ja}",
        would=True,
        rank=cause,
    )


def WOULD_ROLL(by: MemNoun) -> Pattern:
    """Before a die is rolled for an ability of your holomem."""
    return _roll(by, 0, "would roll", "振る")


def ROLLS(by: MemNoun | None = None) -> Pattern:
    """After a die was rolled, before its face is used (5.26.1); of nobody in particular only the history tells it."""
    found = _roll(HOLOMEM if by is None else by, 1, "rolls", "振った")
    return found if isinstance(by, Spoken) else found.told(of_roll(by))


def ability_of(by: MemNoun) -> str:
    """ "your holomem's ability", "an ability of the holomem … is attached to"."""
    who = said(by, "en")
    return f"an ability of {who}" if who.endswith(" to") else f"{who}'s ability"
