"""Verbs of the board: Return, Scrap, MoveAlly, Attach, Unlock, RemoveStatus, Cleanse, Devolve."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.events import Event, unpack
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.marks import mypyc_attr
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..card import ALLY
from ..rules import picking
from ..rules.bolster import shielded
from ..rules.events import (
    ATTACH,
    DEVOLVE,
    FALL,
    LIFT,
    ON_TOP,
    RETURN,
    SCRAP,
    TO_BOTTOM,
    TO_DECK,
    TO_HAND,
    UNLOCK,
    may_host,
)
from ..rules.timing import ABOUT, let
from ..rules.tokens import DECAY, SPOT_STATUS, STATUS, VT_STATUS, status_of
from ..table import DISCARD, HAND, VCardTable, face, other, spots, top, vcard, vts, zone
from .effects import AIMS, Choosing, Part, keep_picked
from .nouns import YOUR_ALLY, Several, Which, Who
from .targets import Aimed

TO_WORDS: Final = {
    TO_HAND: ("to {its} hand", "{its}手札に戻す"),
    TO_DECK: ("to {its} deck", "{its}デッキに戻して切る"),
    ON_TOP: ("to the top of {its} deck", "{its}デッキの一番上に置く"),
    TO_BOTTOM: ("to the bottom of {its} deck", "{its}デッキの一番下に置く"),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Return(Aimed):
    """A card goes back to its owner's hand or deck (8.2.11)."""

    why = picking.RETURN

    def __init__(self, what: Several, to: int, whose: str = "its owner's") -> None:
        super().__init__(what)
        self.to = to
        self.whose = whose

    def words(self, lang: Lang) -> str:
        en, ja = TO_WORDS[self.to]
        if lang == "ja":
            return f"{self.what.words(lang)}を{ja.format(its='')}"
        said = self.what.words(lang)
        several = self.what.most > 1 or "VT's" in said
        its = self.whose.replace("its owner's", "their owner's") if several else self.whose
        return f"return {said} {en.format(its=its)}"

    def events(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> list[Event]:
        return [Event(RETURN, f.seat, chosen[0], self.to, f.source, extra=chosen)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Revive(Return):
    """A VT goes back into its owner's deck; all that is on it is discarded."""

    def __init__(self, who: Who) -> None:
        super().__init__(who, TO_DECK)

    def words(self, lang: Lang) -> str:
        return f"{self.what.words(lang)}をReviveする" if lang == "ja" else f"Revive {self.what.words(lang)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class PutBack(Choosing):
    """A card of one's own hand goes into the deck, chosen when it happens."""

    def __init__(self, to: int) -> None:
        self.to = to

    def words(self, lang: Lang) -> str:
        en, ja = TO_WORDS[self.to]
        return (
            f"手札1枚を{ja.format(its='')}" if lang == "ja" else f"return a card from your hand {en.format(its='your')}"
        )

    def possible(self, t: Table, f: Frame) -> bool:
        return bool(zone(vcard(t), f.seat, HAND))

    def choose(self, t: VCardTable, f: Frame) -> Signal:
        pick(t, f.seat, zone(t, f.seat, HAND), 1, 1, why=picking.PUT_BACK)
        return NEXT

    def act(self, t: VCardTable, f: Frame) -> Signal:
        if t.picked:
            let(t, f, Event(RETURN, f.seat, t.picked[0], self.to, f.source, extra=t.picked))
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class Recycle(Part):
    """The top card of one's own discard pile is shuffled into the deck."""

    said = ("return the top card of your discard pile to your deck", "捨て札の一番上のカードをデッキに戻して切る")

    def possible(self, t: Table, f: Frame) -> bool:
        return bool(zone(vcard(t), f.seat, DISCARD))

    def act(self, t: VCardTable, f: Frame) -> Signal:
        for card in zone(t, f.seat, DISCARD)[-1:]:
            let(t, f, Event(RETURN, f.seat, card, TO_DECK, f.source, extra=(card,)))
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class Scrap(Aimed):
    """An Ally or a Mascot is discarded."""

    why = picking.SCRAP
    said = ("discard {}", "{}を捨てる")

    def events(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> list[Event]:
        return [Event(SCRAP, f.seat, card, origin=f.source) for card in chosen]


@mypyc_attr(allow_interpreted_subclasses=True)
class Fall(Aimed):
    """A VT is discarded with everything on it."""

    why = picking.FALL
    said = ("discard {}", "{}を捨てる")

    def events(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> list[Event]:
        return [Event(FALL, f.seat, chosen[0], origin=f.source, extra=chosen)]


@mypyc_attr(allow_interpreted_subclasses=True)
class MoveAlly(Aimed):
    """An attached Ally goes to a different VT of its controller; who moves it says to which (8.2.2.5)."""

    why = picking.ALLY

    def __init__(self, what: Which = YOUR_ALLY) -> None:
        super().__init__(what)
        self.to = -1

    def words(self, lang: Lang) -> str:
        ally, mine = self.what.words(lang), self.what is YOUR_ALLY
        if lang == "ja":
            return f"{ally}を{'自分' if mine else '相手'}の別のVTに付け替える"
        return f"move {ally} to a different VT {'you control' if mine else 'your Opp. controls'}"

    def homes(self, t: VCardTable, ally: int) -> list[int]:
        return [vt for vt in vts(t, t.owner[ally]) if vt != t.hosts[ally] and may_host(t, ally, vt)]

    def legal(self, t: VCardTable, f: Frame) -> list[int]:
        return [ally for ally in super().legal(t, f) if self.homes(t, ally)]

    def aim(self, code: Code) -> None:
        super().aim(code)
        self.to = code.slot()
        code.step(self.choose_home)
        keep_picked(code, self.to)

    def choose_home(self, t: VCardTable, f: Frame) -> Signal:
        chosen = f.many(self.slot)
        pick(t, f.seat, self.homes(t, chosen[0]) if chosen else (), 1, 1, why=picking.NEW_HOST)
        return NEXT

    def targets(self, t: Table, f: Frame) -> tuple[int, ...]:
        chosen, home = super().targets(t, f), f.many(self.to)
        return chosen if chosen and home and home[0] in self.homes(vcard(t), chosen[0]) else ()

    def events(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> list[Event]:
        return [Event(ATTACH, f.seat, chosen[0], f.many(self.to)[0], f.source)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Attach(Part):
    """An Ally of one's own discard pile is attached to a VT; that is not playing it (8.2.3.1)."""

    def __init__(self, who: Who) -> None:
        self.who = who
        self.ally = -1
        self.vt = -1

    def words(self, lang: Lang) -> str:
        who = self.who.words(lang)
        return (
            f"捨て札のアライ1枚を{who}に付ける" if lang == "ja" else f"attach an Ally from your discard pile to {who}"
        )

    def hosts(self, t: VCardTable, f: Frame, ally: int) -> list[int]:
        return [vt for vt in self.who.find(t, f) if may_host(t, ally, vt)]

    def allies(self, t: VCardTable, f: Frame) -> list[int]:
        pile = zone(t, f.seat, DISCARD)
        return [c for c in pile if face(t, c).facts.type == ALLY and self.hosts(t, f, c)]

    def ready(self, t: Table, f: Frame) -> bool:
        return bool(self.allies(vcard(t), f))

    def chooses(self) -> bool:
        return True

    def aim(self, code: Code) -> None:
        self.ally, self.vt = code.slot(), code.slot()
        code.step(self.choose)
        code.step(self.choose_host)
        keep_picked(code, self.vt)

    def choose(self, t: VCardTable, f: Frame) -> Signal:
        pick(t, f.seat, self.allies(t, f), 1, 1, why=picking.ATTACH)
        return NEXT

    def choose_host(self, t: VCardTable, f: Frame) -> Signal:
        f.slots[self.ally] = t.picked
        pick(t, f.seat, self.hosts(t, f, t.picked[0]) if t.picked else (), 1, 1, why=picking.NEW_HOST)
        return NEXT

    def aimed(self, t: Table, f: Frame) -> bool:
        board = vcard(t)
        ally, vt = f.many(self.ally), f.many(self.vt)
        return bool(ally and vt) and ally[0] in self.allies(board, f) and vt[0] in self.hosts(board, f, ally[0])

    def possible(self, t: Table, f: Frame) -> bool:
        return self.aimed(t, f)

    def act(self, t: VCardTable, f: Frame) -> Signal:
        if self.aimed(t, f):
            let(t, f, Event(ATTACH, f.seat, f.many(self.ally)[0], f.many(self.vt)[0], f.source))
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class Unlock(Aimed):
    """A Locked card becomes Unlocked."""

    why = picking.UNLOCK
    said = ("Unlock {}", "{}をUnlockする")

    def events(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> list[Event]:
        return [Event(UNLOCK, f.seat, chosen[0], origin=f.source, extra=chosen)]


# --- Status Effects -------------------------------------------------------------------------------------------------

ANYWHERE: Final = 0
ON_YOURS: Final = 1
ON_IT: Final = 2
FROM_WORDS: Final = {
    ANYWHERE: ("a VT or a spot", "VTかスポット"),
    ON_YOURS: ("a VT or a spot you control", "自分のVTかスポット"),
    ON_IT: ("it", "それ"),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class RemoveStatus(Part):
    """One token of a Status Effect is discarded (8.2.7.7). Targets are tokens, by their stamps."""

    def __init__(self, frm: int = ANYWHERE) -> None:
        self.frm = frm
        self.slot = -1
        self.hit = -1

    def words(self, lang: Lang) -> str:
        en, ja = FROM_WORDS[self.frm]
        return f"{ja}のステータスを1つ取り除く" if lang == "ja" else f"remove a Status Effect from {en}"

    def legal(self, t: VCardTable, f: Frame) -> list[int]:
        if self.frm == ON_IT:
            places, _ = unpack(f.slots[ABOUT]).extra  # type: ignore[arg-type]
            kind = unpack(f.slots[ABOUT]).cause  # type: ignore[arg-type]
            family = SPOT_STATUS if kind in SPOT_STATUS else VT_STATUS
            mine = status_of(t, f.seat)
            return [x.stamp for x in mine if x.kind in family and x.at in places]  # type: ignore[operator]
        seats = (f.seat,) if self.frm == ON_YOURS else (f.seat, other(f.seat))
        return [x.stamp for seat in seats for x in status_of(t, seat)]

    def ready(self, t: Table, f: Frame) -> bool:
        return bool(self.legal(vcard(t), f))

    def chooses(self) -> bool:
        return True

    def aim(self, code: Code) -> None:
        self.slot, self.hit = code.slot(), code.slot()
        AIMS[code.name, self.slot] = "status"
        code.step(self.choose)
        keep_picked(code, self.slot)

    def choose(self, t: VCardTable, f: Frame) -> Signal:
        pick(t, f.seat, self.legal(t, f), 1, 1, why=picking.STATUS)
        return NEXT

    def chosen(self, t: VCardTable, f: Frame) -> tuple[int, ...]:
        held = {x.stamp for x in t.tokens if x.kind in STATUS}
        return tuple(stamp for stamp in f.many(self.slot) if stamp in held)

    def aimed(self, t: Table, f: Frame) -> bool:
        return bool(self.chosen(vcard(t), f))

    def possible(self, t: Table, f: Frame) -> bool:
        return self.aimed(t, f)

    def done(self, t: Table, f: Frame) -> bool:
        return bool(f.slots[self.hit])

    def act(self, t: VCardTable, f: Frame) -> Signal:
        left = [x for x in t.tokens if x.stamp in self.chosen(t, f)]
        left = [x for x in left if x.kind in SPOT_STATUS or not shielded(t, f, x.at)]
        f.slots[self.hit] = int(bool(left))
        if left:
            let(t, f, Event(LIFT, f.seat, origin=f.source, extra=tuple(x.stamp for x in left)))
        return NEXT


@mypyc_attr(allow_interpreted_subclasses=True)
class CleanseDecay(Part):
    """All Decay leaves all VTs."""

    said = ("remove all Decay", "Decayをすべて取り除く")
    hit = -1

    def possible(self, t: Table, f: Frame) -> bool:
        return any(x.kind == DECAY for x in vcard(t).tokens)

    def done(self, t: Table, f: Frame) -> bool:
        return bool(f.slots[self.hit])

    def lower(self, code: Code) -> None:
        self.hit = code.slot()
        super().lower(code)

    def act(self, t: VCardTable, f: Frame) -> Signal:
        decayed = dict.fromkeys(x.at for x in t.tokens if x.kind == DECAY)
        free = [vt for vt in decayed if not shielded(t, f, vt)]
        found = tuple(x.stamp for x in t.tokens if x.kind == DECAY and x.at in free)
        f.slots[self.hit] = int(bool(found))
        if found:
            let(t, f, Event(LIFT, f.seat, origin=f.source, extra=found))
        return NEXT


# --- taking an evolution back ---------------------------------------------------------------------------------------


def _evolved_last_turn(t: VCardTable, f: Frame) -> list[int]:
    """The opponent's VTs whose highest card was played on them in the last turn."""
    return [vt for s in spots(other(f.seat)) if t.zones[s] for vt in t.zones[s][:1] if top(t, vt) in t.evolved_before]


EVOLVED_LAST_TURN: Final = Who(_evolved_last_turn, "that evolution card", "その進化カード", 1, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Devolve(Aimed):
    """The highest card of a VT goes back into its owner's deck; the VT stays with all that is on it."""

    why = picking.DEVOLVE
    said = ("return {} to its owner's deck", "{}をデッキに戻して切る")

    def __init__(self) -> None:
        super().__init__(EVOLVED_LAST_TURN)

    def events(self, t: VCardTable, f: Frame, chosen: tuple[int, ...]) -> list[Event]:
        return [Event(DEVOLVE, f.seat, chosen[0], origin=f.source)]
