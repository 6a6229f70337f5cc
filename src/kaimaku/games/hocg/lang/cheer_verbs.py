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
from .describing import describe
from .filters import Filter, Related, adjective, cheer
from .holomem_nouns import MemNoun
from .send_verbs import Send
from .words import PLAIN, inflect, plural


class SearchCheer(Say):
    """Look through the cheer deck for a cheer, reveal it, send it, shuffle. Who receives it is free (G-28)."""

    def __init__(self, *what: Filter | str, to: MemNoun) -> None:
        self.what = (cheer, *(adjective(w) for w in what))
        self.noun = CHEERS(*what)
        self.send = Send(CHEERS, to)

    def lower(self, code: Code) -> None:
        found = code.slot()

        def look(t: Table, f: Frame) -> Signal:
            for card in cast(HoloTable, t).zones[CHEER_DECK + f.seat]:
                show(t, card, f.seat)
            note(t, "search-cheer", f.seat)
            asked = len(self.what) > 1  # a cheer is all there is: only a further property may not be found (G-19)
            pick(t, f.seat, self.noun.find(t, f), int(not asked), 1, why="search-cheer", veiled=asked)
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
        return bool(cast(HoloTable, t).zones[CHEER_DECK + f.seat]) and self.send.to.some(cast(HoloTable, t), f)

    def en(self) -> str:
        what = plural(1, describe(tuple(x for x in self.what if not isinstance(x, Related)), "en", "cheer", "エール"))
        like = "".join(f" {x.words('en')}" for x in self.what if isinstance(x, Related))
        whom = self.send.to.receiver("en")
        return f"reveal {what} from your cheer deck{like}, and send it to {whom}. Then, shuffle the cheer deck"

    def ja(self, mood: int = PLAIN) -> str:
        what = describe(self.what, "ja", "cheer", "エール")
        whom = self.send.to.receiver("ja")
        shuffling = inflect("シャッフルする", mood)
        return f"自分のエールデッキから、{what}1枚を公開し、{whom}に送る。そしてエールデッキを{shuffling}"
