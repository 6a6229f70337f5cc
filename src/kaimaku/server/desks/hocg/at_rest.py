"""Things nobody acts with, by where they lie: what they are for instead."""

from __future__ import annotations

from kaimaku.games.hocg.table import STAGE, ZONE_NAMES, HoloTable, mem_of

from ...wire.common import Refusal, Words
from .things import Thing

WHY: dict[str, tuple[str, str, str]] = {
    "deck": (
        "hocg:7.3.2",
        "Cards are drawn in the draw phase, or when a card says so.",
        "カードはドローステップか、効果でのみ引きます。",
    ),
    "cheer_deck": (
        "hocg:7.4.2",
        "The top cheer is sent in the cheer phase, or when a card says so.",
        "エールはエールステップか、効果でのみ送ります。",
    ),
    "life": ("hocg:11.5.1", "A life card is turned up when life is lost.", "ライフは減る時に公開されます。"),
    "power": ("hocg:12.1.3", "holo Power pays for Oshi skills.", "ホロパワーは推しスキルのコストです。"),
    "archive": (
        "hocg:4.14.1",
        "Cards in the archive stay there unless a card says otherwise.",
        "アーカイブのカードは効果でのみ動きます。",
    ),
    "hand": ("hocg:4.13.2", "Cards in hand are used one by one, by their own player.", "手札は持ち主が使います。"),
    "resolution": ("hocg:4.16.1", "It is being resolved.", "解決中のカードです。"),
    "stage": (
        "hocg:5.17.4",
        "What is attached stays there unless a card says otherwise.",
        "付いているカードは効果でのみ動きます。",
    ),
    "below": ("hocg:4.4.2.1", "Only the top card of a holomem counts.", "ホロメンの情報は一番上のカードのものです。"),
    "oshi": ("hocg:12.1.1", "Of the Oshi, the skills are used.", "推しホロメンはスキルだけを使います。"),
    "center": ("hocg:4.7.3", "The center holds one holomem.", "センターに置けるホロメンは1人です。"),
    "collab": (
        "hocg:8.4.1",
        "Once a turn, one of your back holomem may collab.",
        "ターンに1回、バックホロメンでコラボできます。",
    ),
    "back": (
        "hocg:8.2.1",
        "Debut and Spot holomem from the hand are placed here.",
        "手札のDebutとSpotのホロメンを置く場所です。",
    ),
}


def at_rest(t: HoloTable, seat: int, thing: Thing) -> Refusal:
    """Why nothing can be done with it."""
    place, side = _lies(t, thing)
    if side == 1 - seat:
        return Refusal(Words(f"That is {{{side}}}'s.", f"それは{{{side}}}のものです。"), "hocg:3.1.2")
    rule, en, ja = WHY[place]
    return Refusal(Words(en, ja), rule)


def _lies(t: HoloTable, thing: Thing) -> tuple[str, int]:
    """Where, and on whose side."""
    if thing.place:
        return thing.place, thing.side
    if thing.mem is not None:
        return "stage", thing.mem.seat
    zone = t.where[thing.card]
    if zone & ~1 != STAGE:
        return ZONE_NAMES[zone >> 1], zone & 1
    mem = mem_of(t, thing.card)
    return "below" if mem is not None and thing.card in mem.stack else "stage", zone & 1
