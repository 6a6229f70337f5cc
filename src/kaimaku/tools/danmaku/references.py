"""References: what somebody at the table means by "b", "P3", "Marisa", "graze" or "incident"."""

from __future__ import annotations

from kaimaku.games.danmaku.position_cards import fold, words_of
from kaimaku.games.danmaku.position_seats import seat_word
from kaimaku.games.danmaku.registry import DEFINITIONS
from kaimaku.games.danmaku.table import (
    CHARACTER,
    COLLECTED,
    DISCARD,
    HAND,
    INCIDENT,
    ITEMS,
    RESOLVING,
    ROLE,
    DanmakuTable,
)
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.knowledge import knows

from ..things import Thing
from .board import hand_rows


def find(t: DanmakuTable, seat: int, text: str) -> list[Thing]:
    """What a text may mean, nearest first: hand letters, players, cards in sight, then any card."""
    said = text.strip()
    if not said:
        return []
    for letter, card, _ in hand_rows(t, seat):
        if said.casefold() == letter:
            return [_card(t, card)]
    if len(said) == 1 and said.isascii():
        return []
    who = seat_word(said)
    if who is not None:
        return of_player(t, seat, who) if who < t.seats else []
    if said.casefold() in ("incident", "異変"):
        return [_card(t, card) for card in t.zones[INCIDENT]]
    if said.casefold() in ("role", "役割"):
        return [_card(t, card) for card in t.zones[ROLE + seat]]
    return _named(in_sight(t, seat), said) or _named([Thing(d.number) for d in DEFINITIONS], said)


def of_player(t: DanmakuTable, seat: int, who: int) -> list[Thing]:
    """Character, Items and, if it is known, the role of a player."""
    cards = [*t.zones[CHARACTER + who], *t.zones[ROLE + who], *t.zones[ITEMS + who]]
    return [_card(t, card) for card in cards if knows(t, card, seat)]


def in_sight(t: DanmakuTable, seat: int) -> list[Thing]:
    """Everything whose face this seat can see."""
    cards = [card for _, card, _ in hand_rows(t, seat)]
    cards += [card for who in range(t.seats) for card in (*t.zones[ITEMS + who], *t.zones[CHARACTER + who])]
    cards += [card for who in range(t.seats) for card in (*t.zones[ROLE + who], *t.zones[HAND + who])]
    for zone in (INCIDENT, RESOLVING, COLLECTED, DISCARD):
        cards += t.zones[zone]
    return [_card(t, card) for card in cards if knows(t, card, seat)]


def _named(things: list[Thing], said: str) -> list[Thing]:
    """Exact names before parts of them; one of each card, whatever its season."""
    word = fold(said)
    exact = [x for x in things if word in words_of(DEFINITIONS[x.number])]
    near = [x for x in things if word and any(word in part for part in words_of(DEFINITIONS[x.number]))]
    found: dict[str, Thing] = {}
    for thing in exact or near:
        found.setdefault(DEFINITIONS[thing.number].name.en, thing)
    return list(found.values())


def of_option(t: DanmakuTable, seat: int, option: Option) -> list[Thing]:
    """The cards an option speaks of, then the characters of the players it is aimed at."""
    numbers = [n for n in option[1:] if isinstance(n, int)]
    match option[0]:
        case "play":
            return [_card(t, numbers[0]), *_aimed(t, numbers[2])]
        case "react":
            return [_card(t, numbers[0]), *(_card(t, t.stack[n].source) for n in numbers[2:3] if n >= 0)]
        case "invoke":
            return [_card(t, numbers[0]), _card(t, t.zones[CHARACTER + numbers[2]][0]), *_aimed(t, numbers[4])]
        case "use":
            return [_card(t, numbers[0]), *_aimed(t, numbers[2])]
        case "take" | "discard":
            return [_card(t, n) for n in numbers]
        case "look":
            return _aimed(t, numbers[0])
        case "pick" if PROMPTS[t.prompt].name == "danmaku:pick":
            kind = str(t.frames[-1].slots[5]).partition(":")[0]
            if kind == "seat":
                return _aimed(t, numbers[0])
            return [_card(t, numbers[0])] if kind == "card" and knows(t, numbers[0], seat) else []
    return []


def copies_of(t: DanmakuTable, option: Option) -> list[int]:
    """The cards of an option beside which lie copies of another season."""
    numbers = [n for n in option[1:] if isinstance(n, int)]
    if option[0] == "pick" and not str(t.frames[-1].slots[5]).startswith("card:"):
        return []
    if option[0] not in ("play", "react", "invoke", "pick", "discard"):
        return []
    named = numbers if option[0] == "discard" else numbers[:1]
    return [card for card in named if _of_other_season(t, card)]


def _of_other_season(t: DanmakuTable, card: int) -> bool:
    name = DEFINITIONS[t.defs[card]].name
    beside = [t.defs[c] for c in t.zones[t.where[card]]]
    return any(number != t.defs[card] and DEFINITIONS[number].name == name for number in beside)


def _aimed(t: DanmakuTable, seat: int) -> list[Thing]:
    return [_card(t, t.zones[CHARACTER + seat][0])] if 0 <= seat < t.seats else []


def is_mine(t: DanmakuTable, seat: int, thing: Thing) -> bool:
    """May this seat hope to do anything with it: its hand, its Items, its character?"""
    return thing.card >= 0 and t.where[thing.card] in (HAND + seat, ITEMS + seat, CHARACTER + seat)


def _card(t: DanmakuTable, card: int) -> Thing:
    return Thing(t.defs[card], card)
