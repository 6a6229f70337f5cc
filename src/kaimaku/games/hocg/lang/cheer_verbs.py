"""Looking through the cheer deck."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import reveal, show
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.table import Table

from ..table import CHEER_DECK, HoloTable, shuffle
from .card_nouns import CHEERS
from .control import Say
from .describing import describe, how_many, some_ja
from .filters import Filter, Related, adjective, cheer
from .holomem_nouns import MemNoun
from .quantities import Quantity
from .send_verbs import Send
from .words import PLAIN, inflect, many, plural

SEARCH = "search-cheer"


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

        def look(t: Table, f: Frame) -> Signal:
            h = cast(HoloTable, t)
            for card in h.zones[CHEER_DECK + f.seat]:
                show(t, card, f.seat)
            note(t, "search-cheer", f.seat)
            asked = len(self.what) > 1  # a cheer is all there is: only a further property may not be found (G-19)
            least, most = self.noun.bounds(h, f)
            most = min(most, self.send.room(h, f))
            pick(t, f.seat, self.noun.find(t, f), 0 if asked else min(least, most), most, why=SEARCH, veiled=asked)
            return NEXT

        def keep(t: Table, f: Frame) -> Signal:
            f.slots[found] = t.picked
            for card in t.picked:
                reveal(t, card)
            return NEXT

        def shuffle_cheers(t: Table, f: Frame) -> Signal:
            shuffle(cast(HoloTable, t), CHEER_DECK + f.seat)
            return NEXT

        code.step(look)
        code.step(keep)
        self.send.lower_chosen(code, found)
        code.step(shuffle_cheers)

    def could_change(self, t: Table, f: Frame) -> bool:
        h = cast(HoloTable, t)
        return bool(h.zones[CHEER_DECK + f.seat]) and self.send.to.some(h, f) and self.noun.bounds(h, f)[1] > 0

    def en(self) -> str:
        what = describe(tuple(x for x in self.what if not isinstance(x, Related)), "en", "cheer", "エール")
        like = "".join(f" {x.words('en')}" for x in self.what if isinstance(x, Related))
        number = f"all {many(what)}" if self.noun.all else plural(how_many(self.noun, "en"), what)
        it = "it" if self.noun.most == 1 and self.noun.amount is None else "them"
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
