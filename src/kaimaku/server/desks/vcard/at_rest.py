"""Things nobody acts with, by where they lie: what they are for instead."""

from __future__ import annotations

from kaimaku.games.vcard.table import ACTIVE, ALLIES, DECK, DISCARD, HAND, MASCOT_SPOT, SIDE, WORLD_SPOT, VCardTable

from ...wire.common import Refusal, Words
from .things import Thing

WHY: dict[str, tuple[str, str, str]] = {
    "deck": (
        "vcard:6.2.1.2-1",
        "Cards are drawn in the Draw Phase, by evolving, or when a card says so.",
        "カードはドローフェイズ、進化、または効果で引きます。",
    ),
    "discard": (
        "vcard:3.1.5.1",
        "Cards in the discard pile stay there unless a card says otherwise.",
        "捨て札のカードは効果でのみ動きます。",
    ),
    "hand": (
        "vcard:3.2.0.2",
        "Cards in hand are played one by one, by their own player.",
        "手札は持ち主が1枚ずつ使います。",
    ),
    "mascot": (
        "vcard:4.1.2.3",
        "A Mascot works by itself until another one takes its place.",
        "マスコットは次のマスコットが出るまで働き続けます。",
    ),
    "world": (
        "vcard:4.1.4.3",
        "A World works by itself until another one takes its place.",
        "ワールドは次のワールドが出るまで働き続けます。",
    ),
    "ally": (
        "vcard:4.1.3.5",
        "An Ally stays with its VTuber and works by itself.",
        "アライは付いたVTuberのもとで働き続けます。",
    ),
    "vt": (
        "vcard:4.1.1.3e",
        "Choose a card first, then the VTuber it goes to.",
        "先にカードを選び、次に使う先のVTuberを選びます。",
    ),
    "below": (
        "vcard:4.1.1.3g",
        "It lies in an evolution; the lowest card keeps the effect.",
        "進化の下のカードです。一番下のカードの効果が残ります。",
    ),
    "spot": ("vcard:4.1.1.4a", "PL8 VTubers are played to empty spots.", "PL8のVTuberは空きスポットに出します。"),
    "item": ("vcard:4.6.4.3", "There is nothing to answer it with.", "これに応じられるカードがありません。"),
    "queue": ("vcard:4.6.4.7", "It is on the Queue.", "キューにあるカードです。"),
}
KINDS = {DECK: "deck", HAND: "hand", DISCARD: "discard", MASCOT_SPOT: "mascot", ALLIES: "ally"}


def at_rest(t: VCardTable, seat: int, thing: Thing) -> Refusal:
    """Why nothing can be done with it."""
    place, side = _lies(t, thing)
    if side == 1 - seat:
        return Refusal(Words(f"That is {{{side}}}'s.", f"それは{{{side}}}のものです。"), "vcard:3.1.3.3")
    rule, en, ja = WHY[place]
    return Refusal(Words(en, ja), rule)


def _lies(t: VCardTable, thing: Thing) -> tuple[str, int]:
    """Where, and on whose side."""
    if thing.place:
        return thing.place, thing.side
    if thing.item >= 0:
        return "item", -1
    if thing.spot >= 0:
        return "spot", thing.spot // SIDE
    if thing.vt >= 0:
        return "vt", t.owner[thing.vt]
    where = t.where[thing.card]
    if where >= WORLD_SPOT:
        return ("world" if where == WORLD_SPOT else "queue"), -1
    kind = where % SIDE
    return ("below" if kind >= ACTIVE else KINDS[kind]), where // SIDE
