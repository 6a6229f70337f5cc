"""Things nobody acts with, by where they lie: what they are for instead."""

from __future__ import annotations

from kaimaku.games.danmaku.table import (
    ASIDE,
    COLLECTED,
    DECK,
    DISCARD,
    HAND,
    INCIDENT,
    INCIDENT_DISCARD,
    INCIDENTS,
    ITEMS,
    RESOLVING,
    ROLE,
    SPARE,
    DanmakuTable,
)

from ...wire.common import Refusal, Words
from .things import Thing

WHY: dict[str, tuple[str, str, str]] = {
    "deck": (
        "danmaku:turn.draw",
        "Cards are drawn in the draw step, for lost life, or when a card says so.",
        "カードはドローステップ、ライフを失った時、または効果でのみ引きます。",
    ),
    "discard": (
        "danmaku:deck.reshuffle.1",
        "The discard pile becomes the new deck once the deck is used up.",
        "捨て札は、山札がなくなった時に新しい山札になります。",
    ),
    "incident": (
        "danmaku:incident.1",
        "The Incident works by itself until it is resolved.",
        "異変は解決されるまで効果を発揮し続けます。",
    ),
    "incidents": (
        "danmaku:turn.incident.1",
        "An Incident comes into play in the incident step if there is none.",
        "異変がなければ、異変ステップで新しい異変が起きます。",
    ),
    "collected": ("danmaku:collect.1", "The Incident has collected it.", "異変が集めたカードです。"),
    "resolving": ("danmaku:type.reaction.6", "It is being resolved.", "解決中のカードです。"),
    "item": (
        "danmaku:type.item.1",
        "An Item works by itself while it is in play.",
        "アイテムは場にある間、効果を発揮し続けます。",
    ),
    "hand": ("danmaku:turn.main.1", "Cards in hand are played one by one.", "手札は1枚ずつ使います。"),
    "character": (
        "danmaku:spell.1",
        "A Spell Card is activated by an Invocation card, or in a way a card allows.",
        "スペルカードは発動カードか、それを許す効果で発動します。",
    ),
    "player": (
        "danmaku:range.1",
        "Choose a card first, then whom it is for.",
        "先にカードを選び、次に相手を選びます。",
    ),
    "entry": ("danmaku:type.reaction.2", "There is nothing to answer it with.", "これに応じられるカードがありません。"),
    "spare": ("danmaku:setup.characters.reveal", "It takes no part in the game.", "このゲームでは使いません。"),
}
ZONES = {
    DECK: "deck",
    DISCARD: "discard",
    RESOLVING: "resolving",
    COLLECTED: "collected",
    INCIDENTS: "incidents",
    INCIDENT: "incident",
    INCIDENT_DISCARD: "incidents",
    ASIDE: "spare",
    SPARE: "spare",
}


def at_rest(t: DanmakuTable, seat: int, thing: Thing) -> Refusal:
    """Why nothing can be done with it."""
    place, owner = _lies(t, thing)
    if owner not in (-1, seat):
        return Refusal(Words(f"That is {{{owner}}}'s.", f"それは{{{owner}}}のものです。"), "danmaku:type.item.2")
    rule, en, ja = WHY[place]
    return Refusal(Words(en, ja), rule)


def _lies(t: DanmakuTable, thing: Thing) -> tuple[str, int]:
    """Where, and whose it is."""
    if thing.place:
        return thing.place, -1
    if thing.entry >= 0:
        return "entry", -1
    if thing.seat >= 0:
        return ("character", thing.seat) if thing.character else ("player", -1)
    zone = t.where[thing.card]
    if zone in ZONES:
        return ZONES[zone], -1
    if HAND <= zone < ITEMS:
        return "hand", zone - HAND
    if ITEMS <= zone < ROLE:
        return "item", zone - ITEMS
    return "character", -1
