"""What happened before, as texts ask for it later: it stays true whatever became of it (G-44)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kaimaku.kernel.frames import Frame
from kaimaku.kernel.refusals import Lang
from kaimaku.language import expression_of

from ..defs import BY_ID, HOLOMEM
from ..rules.work import ARCHIVED_ROW, LIFE_ROW
from ..table import STAGE as STAGE_ZONE
from ..table import HoloTable
from .conditions import Condition, Fact
from .describing import describe
from .filters import Filter
from .holomem_nouns import MemNoun, Spoken
from .nouns import BOTH_SIDES, MINE, HoloNoun
from .saying import Number, spoken
from .words import Speaker, article, many

if TYPE_CHECKING:
    from .triggers import Pattern

LANGS: Final[tuple[Lang, ...]] = ("en", "ja")
LAST_OPP_TURN: Final = 1
THIS_GAME: Final = 2
THIS_TURN_JA: Final = "このターンに"
SINCE_EN: Final = ("", " during your opponent's previous turn", " during this game")
SINCE_JA: Final = (THIS_TURN_JA, "直前の相手のターンに", "このゲーム中に、")
Row = tuple[int | str, ...]
"""(what, seat, card, …) as the engine keeps it."""


class Past:
    """How the history of a turn tells an event: which rows, and in which words."""

    def __init__(
        self,
        kind: str,
        test: Callable[[HoloTable, Frame, Row], bool],
        en: str,
        ja: str,
        counted: tuple[str, str, str] | None = None,
        when: str = " this turn",
        unit: str = "枚",
        ever: Callable[[HoloTable, Frame], int] | None = None,
    ) -> None:
        self.kind = kind
        self.test = test
        self.said = (en, ja)
        self.when = when  # the English says it last
        self.counted = counted  # one of them and more of them in English, what is counted in Japanese
        self.unit = unit if counted else "回"
        self.ever = ever  # how often in the whole game, of what is remembered so long
        self.least: tuple[str, str] | None = None  # so many of them at least

    def only(self, fits: Callable[[Row], bool]) -> Past:
        """… of those rows alone."""
        test = self.test
        self.test = lambda t, f, row: fits(row) and test(t, f, row)
        return self


class Happened(Condition):
    """It happened this turn, in the opponent's last turn or in this game; also a number: how often."""

    def __init__(self, past: Past, since: int = 0) -> None:
        self.past = past
        self.since = since

    def count(self, t: HoloTable, f: Frame) -> int:
        if self.since == THIS_GAME:
            return 0 if self.past.ever is None else self.past.ever(t, f)
        if self.since == LAST_OPP_TURN and t.active != f.seat:
            return 0  # asked in one's own turn: the one before it that was not one's own
        kind, test = self.past.kind, self.past.test
        rows = t.past if self.since == LAST_OPP_TURN else t.history
        return sum(row[0] == kind and test(t, f, row) for row in rows)

    def holds(self, t: HoloTable, f: Frame) -> bool:
        return self.count(t, f) > 0

    def words(self, lang: Lang) -> str:
        en, ja = self.past.said
        when = SINCE_EN[self.since] if self.since else self.past.when
        if self.since:
            ja = ja.replace(THIS_TURN_JA, SINCE_JA[self.since], 1)
        return Speaker.fill(ja if lang == "ja" else f"{en}{when}", lang)

    def __hash__(self) -> int:
        return id(self)

    def __ge__(self, k: Number) -> Condition:
        en, ja = self.past.least or ("", "")
        return spoken(">=", Fact(en.format(k=k), ja.format(k=k), lambda t, f: self.count(t, f) >= k), self, k)

    def times(self, k: int) -> Condition:
        """So often and no more."""
        _, en, ja = self._times()
        return Fact(f"the number of {en} is {k}", f"{ja}が{k}回", lambda t, f: self.count(t, f) == k)

    def among(self, lang: Lang, per: int = 1) -> str:
        """As what is counted: "event you used this turn"."""
        one, more, ja = (not self.since and self.past.counted) or self._times()
        return Speaker.fill(ja if lang == "ja" else one if per == 1 else more, lang)

    def _times(self) -> tuple[str, str, str]:
        """What has no number of its own is counted by the times it happened."""
        en, ja = self.words("en"), self.words("ja")
        return f"time {en}", f"times {en}", f"{ja.removesuffix('ていた')}た回数"

    @property
    def unit(self) -> str:
        return "回" if self.since else self.past.unit


def happened(event: Pattern, since: int = 0) -> Happened:
    past = event.ever if since == THIS_GAME else event.past
    if past is None:
        raise ValueError(f"the history doesn't keep this: {event.words('en')}")
    return Happened(past, since)


def of_holomem(kind: str, x: MemNoun, en: str, ja: str) -> Past:
    """Something a holomem did, which is judged by the card it was then."""

    def test(t: HoloTable, f: Frame, row: Row) -> bool:
        if isinstance(x, Spoken):
            return len(row) > 3 and row[3] == f.slots[x.slot]
        mine = x.side == BOTH_SIDES or (row[1] == f.seat) == (x.side == MINE)
        return mine and all(a.definition(BY_ID[str(row[2])]) for a in x.filters)

    def who(lang: Lang) -> str:
        return x.raw(lang) if isinstance(x, Spoken) else x.receiver(lang)

    return Past(kind, test, f"{who('en')} {en}", f"このターンに{who('ja')}が{ja}")


def of_cards(kind: str, kinds: tuple[Filter, ...], en: str, ja: str) -> Past:
    """Cards you used."""
    past = Past(
        kind,
        lambda t, f, row: row[1] == f.seat and all(k.definition(BY_ID[str(row[2])]) for k in kinds),
        f"you used {article(en)}",
        f"このターンに自分が{ja}を使っていた",
        (f"{en} you used this turn", f"{many(en)} you used this turn", f"このターンに自分が使っていた{ja}"),
    )
    past.least = (f"you used {{k}} or more {many(en)} this turn", f"このターンに自分が{ja}を{{k}}枚以上使っていた")
    return past


def of_roll(by: MemNoun | None) -> Past:
    """Dice you rolled for your abilities, or for those of certain holomem, judged by the card they stood on (Q313).

    Every die counts for itself (Q393), those of a support too (Q392).
    """

    def test(t: HoloTable, f: Frame, row: Row) -> bool:
        if row[1] != f.seat:
            return False
        d = BY_ID.get(str(row[2]))
        return by is None or (d is not None and d.kind == HOLOMEM and all(a.definition(d) for a in by.filters))

    en, ja = (
        ("your abilities", "自分が能力")
        if by is None
        else (f"the ability of {by.receiver('en')}", f"{by.receiver('ja')}の能力")
    )
    rolled = f"a die was rolled by {en} this turn"
    return Past(
        "roll",
        test,
        f"a die was rolled once or more by {en}",
        f"このターンに{ja}でサイコロを1回以上振っていた",
        (f"time {rolled}", f"times {rolled}", f"このターンに{ja}でサイコロを振った回数"),
        unit="回",
    )


def of_life(phase: str, words: tuple[str, str] | None) -> Past:
    """Life you lost, in this turn or in a phase of it; kept only where a card asks for it."""
    en, ja = ("this turn", "このターン") if words is None else (f"during that {words[0]}", f"その{words[1]}")
    return Past(
        LIFE_ROW,
        lambda t, f, row: row[1] == f.seat and (not phase or row[2] == phase),
        "your life was reduced",
        f"{ja}に自分のライフが減っていた",
        when=f" {en}",
    )


def of_archived(kinds: tuple[Filter, ...], zone: HoloNoun, base: int) -> Past:
    """Cards of yours that were archived out of one zone, by whomever."""

    def test(t: HoloTable, f: Frame, row: Row) -> bool:
        return row[1] == f.seat and row[3] == base and all(k.definition(BY_ID[str(row[2])]) for k in kinds)

    en, ja = (describe(kinds, lang, "card", "カード") for lang in LANGS)
    stage = base == STAGE_ZONE
    out_en, out_ja = f"from {zone.place('en').split(' ', 1)[1]}", zone.place("ja")
    head_ja = f"{THIS_TURN_JA}{out_ja}{'の' if stage else 'から'}{ja}{'が' if stage else 'を'}"
    done_ja = "アーカイブされていた" if stage else "アーカイブしていた"
    past = Past(
        ARCHIVED_ROW,
        test,
        f"{article(en)} {out_en} was archived",
        f"{head_ja}{done_ja}",
        (
            f"{en} {out_en} archived this turn",
            f"{many(en)} {out_en} archived this turn",
            f"{THIS_TURN_JA}{out_ja}からアーカイブした{ja}",
        ),
    )
    past.least = (f"{{k}} or more {many(en)} {out_en} were archived this turn", f"{head_ja}{{k}}枚以上{done_ja}")
    return past


def asks_for(said: object, kind: str) -> bool:
    """Does a text ask for such a row of the history?"""
    if isinstance(said, Happened):
        return said.past.kind == kind
    if isinstance(said, tuple | list):
        return any(asks_for(part, kind) for part in said)
    if isinstance(said, dict):
        return any(asks_for(part, kind) for part in (*said, *said.values()))
    expression = expression_of(said)
    return expression is not None and any(asks_for(part, kind) for part in expression.parts())
