"""Looking through the deck or the cheer deck for cards, and where they go (5.9, 5.11)."""

from __future__ import annotations

from typing import Final, cast

from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import reveal, show
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..defs import DEFS, HOLOMEM
from ..rules import picking
from ..rules.abilities import DID, MOVED
from ..rules.events import ARCHIVED as ARCHIVED_EVENT
from ..rules.events import announce
from ..rules.main_phase import stage_limit
from ..rules.picking import SEARCH_CHEER
from ..rules.setup import to_bottom
from ..rules.support import no_attach
from ..table import CHEER_DECK, DECK, HoloTable, archive, move, shuffle
from ..table import HAND as HAND_ZONE
from ..table import POWER as POWER_ZONE
from .card_nouns import ARCHIVE, CHEER_TOP, CHEERS, HAND, HOLO_POWER, CardNoun, Moved
from .choosing import lower_together
from .control import Say
from .describing import describe, some_en, some_ja
from .filters import Filter, Level, Related, adjective, cheer, implies_holomem
from .groups import Namesakes
from .holomem_nouns import STAGE, MemNoun
from .look_verbs import look_at
from .move_verbs import BOTTOM, returned_en, shuffle_deck
from .place_verbs import put_on_stage
from .quantities import Quantity
from .send_verbs import Attach, Send
from .words import CAN, PLAIN, inflect, plural

ALL_CARDS: Final = CardNoun(DECK, 0, "your deck", "自分のデッキ")
# Where they go: to the hand, the archive or the holo Power, as English and Japanese say it, and the past of that.
GOES: Final = {
    HAND: ("add {} to hand", "手札に加える", "added to hand", "加えた"),
    ARCHIVE: ("archive {}", "アーカイブする", "archived", "アーカイブした"),
    HOLO_POWER: ("put {} as holo Power", "ホロパワーにする", "put as holo Power", "ホロパワーにした"),
    STAGE: ("place {} on stage", "ステージに出す", "placed", "出した"),
}


def found_en(noun: CardNoun, what: tuple[Filter, ...]) -> tuple[str, str, str]:
    """How many of what ("2 items"), the likeness that is told behind the deck, and how they are called then."""
    kind = "card" if noun.kindless else "cheer"
    thing = describe(tuple(x for x in what if not isinstance(x, Related)), "en", kind, "", one=noun.one)
    number = some_en(noun, thing)
    like = "".join(f" {x.words('en')}" for x in what if isinstance(x, Related))
    them = "the revealed cards" if isinstance(noun.group, Namesakes) else "them"
    return number, like, "it" if noun.one else them


class Search(Say):
    """Look through the deck for cards, reveal them, take them, shuffle. Finding nothing is allowed (G-18)."""

    def __init__(
        self,
        *what: Filter | str | tuple[str, ...],
        n: int | tuple[int, int] | Quantity = 1,
        to: CardNoun | MemNoun = HAND,
        hidden: bool = False,
        split: bool = False,
    ) -> None:
        kinds = ALL_CARDS(*what)
        self.noun = kinds if kinds.group is not None and kinds.group.each else kinds[n]
        self.what = self.noun.filters
        self.follows = any(isinstance(x, Related) and isinstance(x.to, Moved) for x in self.what)
        self.to = to  # the hand, the archive, the holo Power, the stage, or the holomem it is attached to
        self.attach = None if to in GOES else Attach(self.noun, cast(MemNoun, to), split=split)
        self.hidden = hidden

    def lower(self, code: Code) -> None:
        found = code.slot()
        group = self.noun.group

        @code.step
        def look(t: HoloTable, f: Frame) -> Signal:
            deck = t.zones[DECK + f.seat]
            for card in deck:
                show(t, card, f.seat)
            note(t, "search", f.seat)
            if group is not None:
                return NEXT
            least, most = self.noun.bounds(t, f)
            veiled = bool(self.what) or self.to is STAGE or self.attach is not None
            room = min(most, len(deck), self._room(t, f))
            fit = self._fitting(t, f)
            pick(t, f.seat, fit, 0 if veiled else min(least, room), room, why=picking.SEARCH, veiled=veiled)
            return NEXT

        if group is not None:
            lower_together(code, self.noun, group, self._fitting, picking.SEARCH, room=self._room, hidden=True)

        @code.step
        def take(t: HoloTable, f: Frame) -> Signal:
            f.slots[found] = f.slots[MOVED] = t.picked
            for card in t.picked:
                if not self.hidden:
                    reveal(t, card)
                if self.attach is None:
                    self._go(t, f, card)
            return NEXT

        if self.attach is not None:
            self.attach.lower_chosen(code, found)

        @code.step
        def shuffle_it(t: HoloTable, f: Frame) -> Signal:
            shuffle_deck(t, f.seat)
            return NEXT

    def _fitting(self, t: HoloTable, f: Frame) -> list[int]:
        return [c for c in self.noun.find(t, f) if self._may_go(t, f, c)]

    def _room(self, t: HoloTable, f: Frame) -> int:
        """How many could come: a stage holds so many (4.6.2.1), a holomem must be there to carry them."""
        if self.to is STAGE:
            return stage_limit(t, f.seat) - len(t.spots[f.seat])
        return 99 if self.attach is None or self.attach.to.some(t, f) else 0

    def _may_go(self, t: HoloTable, f: Frame, card: int) -> bool:
        """What may not be attached there or placed on a stage is not found (5.17.3, 5.13)."""
        d = DEFS[t.defs[card]]
        if self.to is STAGE:
            return d.kind == HOLOMEM
        if self.attach is None:
            return True
        return d.attachable and any(no_attach(t, d, t.mems[i]) is None for i in self.attach.to.find(t, f))

    def _go(self, t: HoloTable, f: Frame, card: int) -> None:
        f.slots[DID] = f.num(DID) + 1
        if self.to is STAGE:
            put_on_stage(t, f.seat, card)
        elif self.to is ARCHIVE:
            archive(t, card)
            announce(t, ARCHIVED_EVENT, f.seat, card)
        elif self.to is HOLO_POWER:
            move(t, card, POWER_ZONE)
            note(t, "power", f.seat)
        else:
            move(t, card, HAND_ZONE)
            note(t, "take", f.seat, card)

    def could_change(self, t: Table, f: Frame) -> bool:
        """A search of a non-empty deck may always be tried; not for a stage that is full (R-39).

        Nor for something like a card that this text is yet to move: that part alone decides (Q248).
        """
        h = cast(HoloTable, t)
        if self.follows or self.noun.bounds(h, f)[1] <= 0:
            return False
        return bool(h.zones[DECK + f.seat]) and self._room(h, f) > 0

    # --- words

    def did(self, n: int, lang: Lang) -> str:
        what = describe(tuple(x for x in self.what if isinstance(x, Level)), lang, "card", "カード")
        _, _, done_en, done_ja = GOES.get(self.to, ("", "", "attached", "付けた"))
        return f"{what}を{n}枚{done_ja}" if lang == "ja" else f"{plural(n, what)} were {done_en}"

    def en(self) -> str:
        number, like, it = found_en(self.noun, self.what)
        it = f"{number} from {ALL_CARDS.en}" if self.hidden else it
        if self.attach is not None:
            share = " divided as you choose" if self.attach.split else ""
            go = f"attach {it}{share} to {self.attach.to.receiver('en')}"
        else:
            go = GOES[self.to][0].format(it)
        many_as = f"{self.noun.tail()}{self.noun.per()}"
        said = f"{go}{many_as}" if self.hidden else f"reveal {number} from {ALL_CARDS.en}{like}{many_as}, and {go}"
        return f"{said}. Then, shuffle the deck"

    def ja(self, mood: int = PLAIN) -> str:
        what = some_ja(self.noun, "自分のデッキから、", self.noun.thing("ja"))
        if self.attach is not None:
            share = "割り振って" if self.attach.split else ""
            where = f"{self.attach.to.receiver('ja')}に{share}付ける"
        else:
            where = GOES[self.to][1]
        take = f"公開し、{where}"
        if self.hidden:
            take = inflect(where, mood)
        elif mood == CAN:
            kind = "ホロメン" if implies_holomem(self.what) else "カード"
            take = f"公開できる:公開した{kind}を{where}"
        return f"{what}{take}。そしてデッキをシャッフルする"


class LookCheer(Say):
    """Look at the top k of the cheer deck, reveal one and send it, the rest to the bottom in any order (5.9)."""

    def __init__(self, k: int | Quantity, to: MemNoun) -> None:
        self.k = k
        self.top = CHEER_TOP[k]
        self.send = Send(CHEERS(cheer), to)

    def lower(self, code: Code) -> None:
        seen, found = code.slot(), code.slot()

        @code.step
        def look(t: HoloTable, f: Frame) -> Signal:
            f.slots[seen] = tuple(self.top.find(t, f))
            look_at(t, f.seat, f.many(seen)[::-1])
            most = min(1, self.send.room(t, f))
            pick(t, f.seat, f.many(seen), most, most, why=SEARCH_CHEER)
            return NEXT

        @code.step
        def keep(t: HoloTable, f: Frame) -> Signal:
            f.slots[found] = t.picked
            return NEXT

        self.send.lower_chosen(code, found)

        @code.step
        def ask_order(t: HoloTable, f: Frame) -> Signal:
            rest = [c for c in f.many(seen) if t.where[c] == CHEER_DECK + f.seat]
            pick(t, f.seat, rest, len(rest), len(rest), ordered=True, why=picking.BOTTOM_CHEER)
            return NEXT

        @code.step
        def put_rest(t: HoloTable, f: Frame) -> Signal:
            to_bottom(t, f.seat, t.picked, CHEER_DECK)
            return NEXT

    def could_change(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        return bool(h.zones[CHEER_DECK + f.seat]) and self.top.bounds(h, f)[1] > 0

    def en(self) -> str:
        sent = f"Reveal 1 cheer from among them, and send it to {self.send.to.receiver('en')}"
        rest = returned_en("the remaining cheers", BOTTOM, "cheer deck")
        return f"look at {self.top.words('en')}{self.top.per()}. {sent}. Then, {rest} in any order"

    def ja(self, mood: int = PLAIN) -> str:
        sent = f"その中から、エール1枚を公開し、{self.send.to.receiver('ja')}に送る"
        return f"{self.top.words('ja')}を見る。{sent}。そして残ったエールを好きな順でエールデッキの下に戻す"


class SearchCheer(Say):
    """Look through the cheer deck for cheers, reveal them, send them, shuffle. Who receives them is free (G-28)."""

    def __init__(
        self,
        *what: Filter | str,
        to: MemNoun,
        n: int | tuple[int, int] | Quantity = 1,
        split: bool = False,
        cap: int = 0,
    ) -> None:
        self.what = (cheer, *(adjective(w) for w in what))
        self.noun = CHEERS(*what)[n]
        self.send = Send(CHEERS(cheer), to, split, cap)

    def lower(self, code: Code) -> None:
        found = code.slot()

        @code.step
        def look(t: HoloTable, f: Frame) -> Signal:
            for card in t.zones[CHEER_DECK + f.seat]:
                show(t, card, f.seat)
            note(t, "search-cheer", f.seat)
            asked = len(self.what) > 1  # a cheer is all there is: only a further property may not be found (G-19)
            least, most = self.noun.bounds(t, f)
            most = min(most, self.send.room(t, f))
            pick(
                t, f.seat, self.noun.find(t, f), 0 if asked else min(least, most), most, why=SEARCH_CHEER, veiled=asked
            )
            return NEXT

        @code.step
        def keep(t: HoloTable, f: Frame) -> Signal:
            f.slots[found] = t.picked
            for card in t.picked:
                reveal(t, card)
            return NEXT

        self.send.lower_chosen(code, found)

        @code.step
        def shuffle_cheers(t: HoloTable, f: Frame) -> Signal:
            shuffle(t, CHEER_DECK + f.seat)
            return NEXT

    def could_change(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        return bool(h.zones[CHEER_DECK + f.seat]) and self.send.to.some(h, f) and self.noun.bounds(h, f)[1] > 0

    def en(self) -> str:
        number, like, it = found_en(self.noun, self.what)
        share = " divided as you choose" if self.send.split else ""
        found = f"reveal {number} from your cheer deck{like}{self.noun.tail()}{self.noun.per()}"
        sent = f"send {it}{share} to {self.send.to.receiver('en')}"
        return f"{found}, and {sent}. {self.send.most('en', '. ')}Then, shuffle the cheer deck"

    def ja(self, mood: int = PLAIN) -> str:
        what = some_ja(self.noun, "自分のエールデッキから、", describe(self.what, "ja", "cheer", "エール"))
        share = "割り振って" if self.send.split else ""
        sent = f"{self.send.to.receiver('ja')}に{share}送る"
        shuffling = f"そしてエールデッキを{inflect('シャッフルする', mood)}"
        return f"{what}公開し、{sent}。{self.send.most('ja', '。')}{shuffling}"
