"""What happens to Incidents."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.chance import shuffled
from kaimaku.kernel.frames import NEXT, Frame, Signal
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import forget, show
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick

from ..phrases import Verb
from ..rules import picking
from ..rules.incident import resolve_incident
from ..rules.piles import collect, top
from ..table import INCIDENT, INCIDENTS, DanmakuTable
from .hands import Lot


class ResolveIncident(Verb):
    en = "resolve the Incident"
    ja = "異変を解決する"

    def possible(self, t: DanmakuTable, f: Frame) -> bool:
        return bool(t.zones[INCIDENT])

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        resolve_incident(t)
        return NEXT


def _top_card(t: DanmakuTable, f: Frame, seat: int) -> list[int]:
    card = top(t)
    return [card] if card >= 0 else []


TOP_CARD: Final = Lot("the top card of the deck", "山札の一番上", _top_card)


class Collect(Verb):
    en = "let the Incident collect {what}"
    ja = "異変が{what}を集める"

    def __init__(self, what: Lot) -> None:
        self.what = what

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        for card in self.what.cards(t, f, f.seat):
            collect(t, f.seat, card)
        return NEXT


class SkipStep(Verb):
    en = "skip your incident step"
    ja = "異変ステップを飛ばす"

    def act(self, t: DanmakuTable, f: Frame) -> Signal:
        t.omit = True
        note(t, "omit", f.seat)
        return NEXT


class SearchIncident(Verb):
    """Any card of the Incident deck; the rest is shuffled below it."""

    en = "search the Incident deck for a card and put it on top, the rest shuffled"
    ja = "異変デッキから1枚を探し、残りを切り直してその上に置く"

    def lower(self, code: Code) -> None:
        code.step(_look_through)
        code.step(_put_on_top)


def _look_through(t: DanmakuTable, f: Frame) -> Signal:
    cards = t.zones[INCIDENTS]
    for card in cards:
        show(t, card, f.seat)
    pick(t, f.seat, sorted(cards, key=lambda card: t.defs[card]), 1, 1, why=picking.SEARCH)
    return NEXT


def _put_on_top(t: DanmakuTable, f: Frame) -> Signal:
    rest = [card for card in t.zones[INCIDENTS] if card not in t.picked]
    rest = shuffled(t, rest)
    forget(t, [*rest, *t.picked])
    for card in t.picked:
        show(t, card, f.seat)
    t.zones[INCIDENTS] = [*rest, *t.picked]
    note(t, "search", f.seat)
    return NEXT
