"""Adjectives of the moment (resting, damaged) and of what a card carries: keywords and Extra lines (2.11, ch. 13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaimaku.kernel.frames import Frame

from ..defs import BY_ID, DEFS, HOLOMEM, CardDef
from ..rules.last_known import Gone
from ..rules.layers import BATON, HP
from ..rules.stats import baton_cost, hp
from ..table import HoloTable, Mem, top_def
from .filters import Both, Filter, Is, adjective
from .words import article, many


class State(Filter):
    """What a holomem is like at the moment."""

    rank = 1
    printed = False

    def __init__(
        self, en: str, ja: str, test: Callable[[HoloTable, Mem | Gone], bool], sees: frozenset[int] = frozenset()
    ) -> None:
        self.sees = sees
        self.en = en
        self.ja = ja
        self.test = test
        self.after = en.startswith(("that ", "with ", "placed "))
        self.own = False  # … of something that is its own: this holomem's remaining HP
        self.clause = ("", "")  # what somebody is, as a clause of its own: bloomed from a Buzz holomem

    def mem(self, t: HoloTable, mem: Mem, f: Frame | None = None) -> bool:
        return self.test(t, mem)

    def was(self, t: HoloTable, gone: Gone, f: Frame | None = None) -> bool:
        return self.test(t, gone)

    def card(self, t: HoloTable, card: int, f: Frame | None = None) -> bool:
        return False


class Having(Filter):
    """A holomem that carries something."""

    rank = 1
    printed = False
    after = True

    def __init__(self, what: tuple[Filter, ...], none: bool = False) -> None:
        from .describing import describe

        self.what = what[0] if len(what) == 1 else Both(*what)
        self.none = none
        en, ja = describe(what, "en", "card", "カード"), describe(what, "ja", "card", "カード")
        one = en if en.startswith("〈") else article(en)
        self.en = f"with no {many(en)} attached" if none else f"with {one} attached"
        self.ja = f"{ja}が付いていない" if none else f"{ja}が付いている"

    def mem(self, t: HoloTable, mem: Mem, f: Frame | None = None) -> bool:
        return any(self.what.card(t, c) for c in mem.supports + mem.cheers) != self.none

    def was(self, t: HoloTable, gone: Gone, f: Frame | None = None) -> bool:
        return any(self.what.definition(BY_ID[held]) for held in gone.held) != self.none

    def card(self, t: HoloTable, card: int, f: Frame | None = None) -> bool:
        return False


resting = State("resting", "お休みしている", lambda t, m: m.resting)
active = State("non-resting", "お休みしていない", lambda t, m: not m.resting)
damaged = State("damaged", "HPが減っている", lambda t, m: m.damage > 0)
bloomed_now = State("that bloomed this turn", "このターンにBloomした", lambda t, m: m.bloomed == t.turn)
placed_now = State("placed this turn", "このターンに出した", lambda t, m: m.placed == t.turn)


def bloomed_from(level: Filter) -> Filter:
    """Stands on a card of this level: the one directly beneath (5.14.1); what left a stack tells it no more."""

    def on_it(t: HoloTable, mem: Mem | Gone) -> bool:
        return isinstance(mem, Mem) and len(mem.stack) > 1 and level.definition(DEFS[t.defs[mem.stack[-2]]])

    said = f"{level.words('en')} holomem"
    en, ja = f"bloomed from {article(said)}", f"{level.words('ja')}ホロメンからBloomしている"
    found = State(f"that {en}", ja, on_it)
    found.clause = (en, ja)
    return found


def bloomed_now_from(level: Filter) -> Filter:
    """Its last bloom of this turn was from that level (Q559), whatever has become of the card beneath (Q690)."""

    def did(t: HoloTable, mem: Mem | Gone) -> bool:
        mine = [row for row in t.history if isinstance(mem, Mem) and row[0] == "bloom" and row[3:4] == (mem.id,)]
        return bool(mine) and mine[-1][4] in level.levels  # type: ignore[attr-defined]

    said = f"{level.words('en')} holomem"
    return State(
        f"that bloomed from {article(said)} this turn", f"このターンに{level.words('ja')}ホロメンからBloomした", did
    )


def damaged_by(k: int) -> Filter:
    return State(f"with {k} or more damage", f"HPが{k}以上減っている", lambda t, m: m.damage >= k)


def _hp(t: HoloTable, mem: Mem | Gone) -> int:
    return mem.hp if isinstance(mem, Gone) else hp(t, mem)


def hp_at_most(k: int) -> Filter:
    en, ja = f"with {k} or less HP remaining", f"残りHP{k}以下の"
    return State(en, ja, lambda t, m: _hp(t, m) - m.damage <= k, frozenset({HP}))


def hp_at_least(k: int) -> Filter:
    en, ja = f"with {k} or more HP remaining", f"残りHP{k}以上の"
    found = State(en, ja, lambda t, m: _hp(t, m) - m.damage >= k, frozenset({HP}))
    found.clause, found.own = (f"has {k} or more HP remaining", f"残りHPが{k}以上"), True
    return found


class BatonOf(Filter):
    """Needs so many neutral icons for its baton pass: as printed on a card, as changed on the stage (G-14)."""

    rank = 1
    printed = False
    of_holomem = True
    after = True
    sees = frozenset({BATON})

    def __init__(self, k: int) -> None:
        self.k = k
        self.en = f"with a baton pass of {k} colorless"
        self.ja = f"バトンタッチに必要な無色が{k}つの"

    def definition(self, d: CardDef) -> bool:
        return d.kind == HOLOMEM and d.baton - len(d.baton_colors) == self.k

    def mem(self, t: HoloTable, mem: Mem, f: Frame | None = None) -> bool:
        return baton_cost(t, mem) - len(top_def(t, mem).baton_colors) == self.k


def baton_of(k: int) -> Filter:
    return BatonOf(k)


def having(*what: Filter | str) -> Filter:
    return Having(tuple(adjective(w) for w in what))


def without(*what: Filter | str) -> Filter:
    return Having(tuple(adjective(w) for w in what), none=True)


COLLAB_EFFECT: Final = "collab_effect"
BLOOM_EFFECT: Final = "bloom_effect"
GIFT: Final = "gift"
KEYWORD_WORDS: Final = {
    COLLAB_EFFECT: ("Collab Effect", "コラボエフェクト"),
    BLOOM_EFFECT: ("Bloom Effect", "ブルームエフェクト"),
    GIFT: ("Gift", "ギフト"),
}


class WithText(Is):
    """Cards with a keyword ability (ch. 13)."""

    after = True
    of_holomem = True


def has_text(keyword: str) -> Filter:
    en, ja = KEYWORD_WORDS[keyword]
    return WithText(f"with {en}", f"{ja}を持つ", lambda d: any(k.kind == keyword for k in d.printed.keywords), 2)


def extra(line: str) -> Filter:
    """Cards with an Extra line, with this one or with any (2.11)."""
    if line == ANY_LINE:
        found = Is("with Extra", "エクストラを持つ", lambda d: bool(d.extras or d.printed.also), 1)
    else:
        en, ja = EXTRA_WORDS[line]
        found = Is(f'with Extra "{en}"', f"エクストラ「{ja}」を持つ", lambda d: line in d.extras, 1)
    found.after = True
    return found


ANY_NUMBER: Final = "any-number"
LIFE_2: Final = "life-2"
NO_BLOOM: Final = "no-bloom"
ANY_LINE: Final = "any"
EXTRA_WORDS: Final = {
    ANY_NUMBER: (
        "You may include any number of this holomem in the deck",
        "このホロメンはデッキに何枚でも入れられる",
    ),
    LIFE_2: ("If this holomem is downed, you get Life-2", "このホロメンがダウンした時、自分のライフ-2"),
    NO_BLOOM: ("This holomem cannot Bloom", "このホロメンはBloomできない"),
}
