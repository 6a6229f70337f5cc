"""Activating Spell Cards: one's own or another's, by a card, an Item, an ability or an Incident."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.frames import push
from kaimaku.kernel.refusals import Refusal

from ..definitions import TEXTS, Text, character_of, incident_of, main_card
from ..phrases import Cost
from ..table import CHARACTER, INCIDENT, DanmakuTable, hand, items
from .forbids import no_card
from .stack import REACT, announce, price
from .stats import NO_SPELLS, idle

SPENT: Final = Refusal(
    "danmaku:turn.main.5",
    "You've already activated a Spell Card this round.",
    "このラウンドではすでにスペルカードを発動しています。",
)
SNOWED: Final = Refusal(
    "danmaku:incident.1",
    "Nobody can activate Spell Cards during this Incident.",
    "この異変の間は誰もスペルカードを発動できません。",
)
NOT_A_WAY: Final = Refusal(
    "danmaku:spell.1", "That can't activate a Spell Card now.", "それでは今スペルカードを発動できません。"
)
NOT_THAT_ONE: Final = Refusal(
    "danmaku:type.invocation.1", "That can't activate this Spell Card.", "そのスペルカードは発動できません。"
)
CANNOT_PAY: Final = Refusal("danmaku:spell.1", "You can't pay the cost.", "コストを支払えません。")


class Way:
    """One way to activate a Spell Card."""

    __slots__ = ("card", "cost", "cost_prog", "others", "source", "which")

    def __init__(self, source: int, which: int, card: int, cost: Cost | None, cost_prog: int, others: bool) -> None:
        self.source = source  # the card that allows it
        self.which = which  # of its texts
        self.card = card  # the card that is played for it, -1 for none
        self.cost = cost
        self.cost_prog = cost_prog
        self.others = others  # another's Spell Card instead of one's own


def no_spell(t: DanmakuTable, seat: int) -> Refusal | None:
    """Why a seat cannot activate any Spell Card now (turn.main.5, incident.1)."""
    if t.spent >> seat & 1:
        return SPENT
    return SNOWED if NO_SPELLS in t.mods else None


def ways(t: DanmakuTable, seat: int) -> Iterator[Way]:
    """Everything by which a seat could activate a Spell Card, whether or not there is one to activate."""
    for card in hand(t, seat):
        definition = main_card(t, card)
        if "invocation" in definition.types:
            for index, text in enumerate(definition.texts):
                if isinstance(text, Invocation) and no_card(t, seat, text) is None:
                    yield Way(card, index, card, None, 0, text.others)
    yield from open_ways(t, seat)


def open_ways(t: DanmakuTable, seat: int) -> Iterator[Way]:
    """Those that everybody can see."""
    bearers = [(card, main_card(t, card).bearer) for card in items(t, seat) if not idle(t, card, seat)]
    bearers.append((t.zones[CHARACTER + seat][0], character_of(t, seat).bearer))
    found = incident_of(t)
    if found is not None:
        bearers.append((t.zones[INCIDENT][0], found.always))
    for card, bearer in bearers:
        for index, way in enumerate(bearer.ways):
            if way.when is None or way.when.refuse(t, seat) is None:
                yield Way(card, index, -1, way.cost, max(0, way.cost_prog), False)


def borrows(t: DanmakuTable, whose: int) -> bool:
    """Does this Spell Card only activate another's (faq.satori.3)?"""
    return isinstance(character_of(t, whose).spell, Borrowed)


def whose_spells(t: DanmakuTable, seat: int, others: bool) -> list[int]:
    """Whose Spell Cards a way leads to, the defeated's too (faq.capture.3).

    A Spell Card that activates another's is passed through: it is one activation, and nobody's twice.
    """
    if others or borrows(t, seat):
        return [s for s in range(t.seats) if s != seat and not borrows(t, s)]
    return [seat]


def spell_of(t: DanmakuTable, whose: int) -> Text:
    return character_of(t, whose).spell


def payable(t: DanmakuTable, seat: int, way: Way) -> bool:
    return way.cost is None or way.cost.payable(t, seat, way.card)


def could_invoke(t: DanmakuTable, seat: int) -> list[bool]:
    """For all that the others know: can this seat activate its own Spell Card, and another's?"""
    size = len(hand(t, seat))
    own = any(way.cost is None or way.cost.fewest(t, seat) <= size for way in open_ways(t, seat))
    other = False
    if size:
        for text in (*INVOCATIONS, *(made for n in t.own if isinstance(made := TEXTS[n], Invocation))):
            if no_card(t, seat, text) is None:
                other = other or text.others
                own = own or not text.others
    return [own, other or (own and borrows(t, seat))]


class Invocation(Text):
    """A card that activates a Spell Card (type.invocation.1)."""

    en = "Invocation: {do}."
    ja = "発動：{do}。"
    others = False


class Borrowed(Text):
    """A Spell Card that activates another's instead; its timing is that one's."""

    spell = True
    en = "Spell Card: {do}."
    ja = "スペルカード：{do}。"


INVOCATIONS: Final[list[Invocation]] = []  # those printed on Main Deck cards


# --- activating one -------------------------------------------------------------------------------------------------


def invocations(t: DanmakuTable, entries: list[int], seat: int) -> list[Option]:
    """The Reaction Spell Cards a seat could activate (spell.3)."""
    found: list[Option] = []
    for whose in range(t.seats):
        spell = spell_of(t, whose)
        if spell.on is None:
            continue
        for number in entries:
            if spell.on.refuse(t, number, seat) is not None:
                continue
            for way in ways(t, seat):
                if whose in whose_spells(t, seat, way.others) and payable(t, seat, way):
                    found += [
                        ("invoke", way.source, way.which, whose, number, target)
                        for target in spell.on.targets(t, number, seat)
                    ]
    return found


def no_way(t: DanmakuTable, seat: int, source: int, index: int) -> Refusal:
    """Why a card does not activate a Spell Card: it may be an Invocation that nobody may play now."""
    if source in hand(t, seat):
        texts = main_card(t, source).texts
        if 0 <= index < len(texts) and isinstance(texts[index], Invocation):
            return no_card(t, seat, texts[index]) or NOT_A_WAY
    return NOT_A_WAY


def find_way(t: DanmakuTable, seat: int, source: int, index: int) -> Way | None:
    return next((way for way in ways(t, seat) if way.source == source and way.which == index), None)


def invoke(t: DanmakuTable, seat: int, source: int, index: int, whose: int, number: int, target: int) -> int:
    """Activate a Spell Card; the frame that pays goes on top. Returns its place on the stack."""
    way = find_way(t, seat, source, index)
    assert way is not None
    character = t.zones[CHARACTER + whose][0]
    new = announce(t, spell_of(t, whose), character, way.card, seat, seat, target, number)
    push(t, REACT, seat, source, new, price(way.cost_prog), 0)
    return new
