"""Worth: what cards are good for, in hand and in play."""

from __future__ import annotations

from kaimaku.games.danmaku.definitions import main_card
from kaimaku.games.danmaku.table import DanmakuTable, items

HAND = {
    "one_up": 7.0,
    "bomb": 6.0,
    "graze": 5.0,
    "laser_shot": 4.5,
    "power": 4.2,
    "stopwatch": 5.0,
    "mini_hakkero": 4.0,
    "sorcerers_sutra_scroll": 5.5,
    "supernatural_border": 4.8,
    "focus": 4.6,
    "grimoire": 4.4,
    "voile": 4.6,
    "kourindou": 3.0,
    "spiritual_attack": 3.6,
    "capture_spell_card": 3.2,
    "last_word": 3.4,
    "seal_away": 3.4,
    "borrow": 3.3,
    "shoot": 3.0,
    "melee": 2.6,
    "party": 2.2,
    "tempest": 1.8,
    "master_plan": 2.0,
}
PLAY = {
    "power": 1.5,
    "stopwatch": 2.6,
    "mini_hakkero": 2.0,
    "sorcerers_sutra_scroll": 3.0,
    "supernatural_border": 2.2,
    "focus": 2.4,
}
USUAL = 2.0  # a card that only tables made from scenarios have
SINGLE = ("defense", "artifact")


def name(t: DanmakuTable, card: int) -> str:
    """A Main Deck card's name, whatever its season."""
    return main_card(t, card).printed.id


def in_hand(t: DanmakuTable, card: int) -> float:
    return HAND.get(name(t, card), USUAL)


def keep(t: DanmakuTable, cards: list[int]) -> dict[int, float]:
    """What each card of a hand is worth besides the others: the second of a kind is worth less."""
    seen: dict[str, int] = {}
    found: dict[int, float] = {}
    for card in cards:
        kind = name(t, card)
        found[card] = HAND.get(kind, USUAL) - 0.7 * seen.get(kind, 0)
        seen[kind] = seen.get(kind, 0) + 1
    return found


def in_play(t: DanmakuTable, card: int) -> float:
    return PLAY.get(name(t, card), 1.0)


def added(t: DanmakuTable, seat: int, card: int) -> float:
    """What an Item would add to a seat's Items: one Defense and one Artifact is all there may be."""
    types = main_card(t, card).types
    alike = [c for c in items(t, seat) if c != card and any(k in types and k in main_card(t, c).types for k in SINGLE)]
    return in_play(t, card) - max((in_play(t, c) for c in alike), default=0.0)
