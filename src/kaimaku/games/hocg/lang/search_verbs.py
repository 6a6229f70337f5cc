"""Looking through the deck for cards, and where they go (5.9, 5.11)."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import reveal, show
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..abilities import DID, MOVED
from ..defs import DEFS, HOLOMEM
from ..events import ARCHIVED as ARCHIVED_EVENT
from ..events import announce
from ..main_phase import stage_limit
from ..support import no_attach
from ..table import DECK, HoloTable, archive, move
from ..table import HAND as HAND_ZONE
from ..table import POWER as POWER_ZONE
from .card_nouns import ARCHIVE, HAND, HOLO_POWER, CardNoun, Moved
from .control import Say
from .describing import describe, how_many, some_ja
from .filters import Filter, Level, Related, implies_holomem
from .holomem_nouns import STAGE, MemNoun
from .move_verbs import shuffle_deck
from .place_verbs import put_on_stage
from .quantities import Quantity
from .send_verbs import Attach
from .words import CAN, PLAIN, inflect, many, plural

ALL_CARDS = CardNoun(DECK, 0, "your deck", "自分のデッキ")
# Where they go: to the hand, the archive or the holo Power, as English and Japanese say it, and the past of that.
GOES = {
    HAND: ("add {} to hand", "手札に加える", "added to hand", "加えた"),
    ARCHIVE: ("archive {}", "アーカイブする", "archived", "アーカイブした"),
    HOLO_POWER: ("put {} as holo Power", "ホロパワーにする", "put as holo Power", "ホロパワーにした"),
    STAGE: ("place {} on stage", "ステージに出す", "placed", "出した"),
}


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
        self.noun = ALL_CARDS(*what)[n]
        self.what = self.noun.filters
        self.follows = any(isinstance(x, Related) and isinstance(x.to, Moved) for x in self.what)
        self.to = to  # the hand, the archive, the holo Power, the stage, or the holomem it is attached to
        self.attach = None if to in GOES else Attach(self.noun, cast(MemNoun, to), split=split)
        self.hidden = hidden

    def lower(self, code: Code) -> None:
        found = code.slot()

        def look(t: Table, f: Frame) -> Signal:
            h = cast(HoloTable, t)
            deck = h.zones[DECK + f.seat]
            for card in deck:
                show(t, card, f.seat)
            fit = [c for c in self.noun.find(t, f) if self._may_go(h, f, c)]
            note(t, "search", f.seat)
            least, most = self.noun.bounds(h, f)
            veiled = bool(self.what) or self.to is STAGE or self.attach is not None
            room = min(most, len(deck), self._room(h, f))
            pick(t, f.seat, fit, 0 if veiled else min(least, room), room, why="search", veiled=veiled)
            return NEXT

        def take(t: Table, f: Frame) -> Signal:
            h = cast(HoloTable, t)
            f.slots[found] = f.slots[MOVED] = t.picked
            for card in t.picked:
                if not self.hidden:
                    reveal(t, card)
                if self.attach is None:
                    self._go(h, f, card)
            return NEXT

        def shuffle_it(t: Table, f: Frame) -> Signal:
            shuffle_deck(cast(HoloTable, t), f.seat)
            return NEXT

        code.step(look)
        code.step(take)
        if self.attach is not None:
            self.attach.lower_chosen(code, found)
        code.step(shuffle_it)

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
        what = describe(tuple(x for x in self.what if not isinstance(x, Related)), "en", "card", "カード")
        like = "".join(f" {x.words('en')}" for x in self.what if isinstance(x, Related))
        number = f"all {many(what)}" if self.noun.all else plural(how_many(self.noun, "en"), what)
        one = self.noun.most == 1 and self.noun.amount is None
        it = f"{number} from {ALL_CARDS.en}" if self.hidden else "it" if one else "them"
        if self.attach is not None:
            share = " divided as you choose" if self.attach.split else ""
            go = f"attach {it}{share} to {self.attach.to.receiver('en')}"
        else:
            go = GOES[self.to][0].format(it)
        many_as = f"{self.noun.tail()}{self.noun.per()}"
        said = f"{go}{many_as}" if self.hidden else f"reveal {number} from {ALL_CARDS.en}{like}{many_as}, and {go}"
        return f"{said}. Then, shuffle the deck"

    def ja(self, mood: int = PLAIN) -> str:
        what = some_ja(self.noun, "自分のデッキから、", describe(self.what, "ja", "card", "カード"))
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
