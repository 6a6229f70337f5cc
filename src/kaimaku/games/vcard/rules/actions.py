"""Turn Actions (6.2.2.2): what may be done in the Main Phase, and why not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kaimaku.kernel.actions import Action, Actions, Numbers
from kaimaku.kernel.decisions import PASS, Option
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Refusal

from ..card import ALLY, BOOST, CARDS, MASCOT, REINFORCEMENT, VTUBER, WORLD
from ..table import (
    ACTIONS,
    ACTIVE,
    ALLIES,
    BARRED,
    HAND,
    MASCOT_SPOT,
    MASCOTS_PLAYED,
    SIDE,
    WORLDS_PLAYED,
    Item,
    VCardTable,
    count,
    face,
    prompt,
    spots,
    top,
    vts,
    zone,
)
from . import picking
from .events import may_host
from .limits import barred, limited
from .queue import TRADED, announce
from .tokens import SUBMERGE, amount
from .window import IS_BARRED, NO_CARD, SUPPORTS_USED

OTHER_TYPE: Final = Refusal(
    "vcard:4.1.0.1", "You can't play that type of card this way.", "その種類のカードは、この方法では使えません。"
)
ONLY_ANSWERS: Final = Refusal(
    "vcard:4.6.3.1", "You can only play a Reinforcement in response.", "増援は何かに応じてだけ使えます。"
)
NOT_YOUR_SPOT: Final = Refusal("vcard:3.1.3.3", "Choose one of your own spots.", "自分のスポットを選んでください。")
SPOT_TAKEN: Final = Refusal("vcard:4.1.1.4a", "That spot is already taken.", "そのスポットは空いていません。")
ONLY_EVOLVES: Final = Refusal(
    "vcard:4.1.1.5a",
    "Only a PL8 VTuber can be played to an empty spot.",
    "空きスポットに出せるのはPL8のVTuberだけです。",
)
OTHER_VTUBER: Final = Refusal(
    "vcard:4.1.1.3b", "A VTuber only evolves into the same VTuber.", "同じVTuberにしか進化できません。"
)
OTHER_SET: Final = Refusal("vcard:4.1.1.3h", "It's from a different set.", "セットが違います。")
WRONG_STAGE: Final = Refusal(
    "vcard:4.1.1.3c", "PL9 evolves from PL8, and PL10 from PL9.", "PL9はPL8から、PL10はPL9から進化します。"
)
NOT_YOUR_VT: Final = Refusal("vcard:4.1.3.5c", "Choose one of your own VTubers.", "自分のVTuberを選んでください。")
IS_SUBMERGED: Final = Refusal(
    "vcard:8.1.0.1/submerge",
    "You can't attach an Ally to a Submerged VTuber.",
    "Submerge状態のVTuberにはアライを付けられません。",
)
NOT_THAT_VT: Final = Refusal(
    "vcard:1.1.0.1", "This Ally can't be attached to that VTuber.", "このアライはそのVTuberには付けられません。"
)
ONE_MASCOT: Final = Refusal(
    "vcard:4.1.2.4", "You've already played a Mascot this turn.", "このターンはもうマスコットを使いました。"
)
ONE_WORLD: Final = Refusal(
    "vcard:4.1.4.2", "You've already played a World this turn.", "このターンはもうワールドを使いました。"
)
NO_LOCK: Final = Refusal(
    "vcard:4.4.2.7", "Choose one of your cards with Lock.", "Lockを持つ自分のカードを選んでください。"
)
IS_LOCKED: Final = Refusal("vcard:4.4.2.5", "It's already Locked.", "すでにLockされています。")
ONLY_ACTION: Final = Refusal(
    "vcard:6.2.2.2a",
    "You can only discard three to draw two before any other Turn Action.",
    "3枚捨てて2枚引けるのは、他のターンアクションの前だけです。",
)
TOO_FEW_CARDS: Final = Refusal("vcard:6.2.2.2a", "You need three cards in hand.", "手札が3枚必要です。")

Way = Callable[[VCardTable, int, int, int], "Refusal | None"]
PL8_CARD: Final = 0
EVOLUTION_CARD: Final = 1
MASCOT_CARD: Final = 2
WORLD_CARD: Final = 3
BOOST_CARD: Final = 4
ALLY_CARD: Final = 5
REPLY_CARD: Final = 6
TRADE: Final[Option] = ("trade",)


def no_play(t: VCardTable, seat: int, card: int, spot: int) -> Refusal | None:
    if face(t, card).facts.pl != 8:
        return ONLY_EVOLVES
    if spot not in spots(seat):
        return NOT_YOUR_SPOT
    return SPOT_TAKEN if t.zones[spot] else None


def no_evolve(t: VCardTable, seat: int, card: int, vt: int) -> Refusal | None:
    if vt not in vts(t, seat):
        return OTHER_VTUBER
    new, old = face(t, card).facts, face(t, top(t, vt)).facts
    if new.line != old.line:
        return OTHER_VTUBER
    if new.set != old.set:
        return OTHER_SET
    return None if new.pl == old.pl + 1 else WRONG_STAGE


def no_ally(t: VCardTable, seat: int, card: int, vt: int) -> Refusal | None:
    if vt not in vts(t, seat):
        return NOT_YOUR_VT
    if amount(t, SUBMERGE, vt):
        return IS_SUBMERGED
    return None if may_host(t, card, vt) else NOT_THAT_VT


def no_mascot(t: VCardTable, seat: int, card: int, place: int) -> Refusal | None:
    return ONE_MASCOT if count(t, MASCOTS_PLAYED, seat) else None


def no_world(t: VCardTable, seat: int, card: int, place: int) -> Refusal | None:
    return ONE_WORLD if count(t, WORLDS_PLAYED, seat) else None


# The cards played with each verb, and what may rule one out besides what does for all cards.
HELD: Final[dict[str, tuple[str, Way | None]]] = {
    "play": (VTUBER, no_play),
    "evolve": (VTUBER, no_evolve),
    "ally": (ALLY, no_ally),
    "mascot": (MASCOT, no_mascot),
    "world": (WORLD, no_world),
    "boost": (BOOST, None),
}


def held(verb: str) -> Action:
    """A card of the hand is played with this verb."""
    wanted, no_way = HELD[verb]

    def refuse(t: VCardTable, f: Frame, seat: int, rest: Numbers) -> Refusal | None:
        card = rest[0]
        if card not in zone(t, seat, HAND):
            return NO_CARD
        kind = face(t, card).facts.type
        if kind == REINFORCEMENT:
            return ONLY_ANSWERS
        if kind != wanted:
            return OTHER_TYPE
        if barred(t, card):
            return IS_BARRED
        if kind in (ALLY, BOOST) and limited(t, seat):
            return SUPPORTS_USED
        return no_way(t, seat, card, rest[-1]) if no_way is not None else None

    return Action(verb, 2 if verb in ("play", "evolve", "ally") else 1, refuse, act(verb))


def act(verb: str) -> Callable[[VCardTable, Frame, int, Numbers], None]:
    """It is announced; where its effect chooses targets, they come first."""

    def do(t: VCardTable, f: Frame, seat: int, rest: Numbers) -> None:
        announce(t, Item(verb, seat, rest[0], rest[1] if len(rest) > 1 else -1))

    return do


def no_lock(t: VCardTable, f: Frame, seat: int, rest: Numbers) -> Refusal | None:
    if rest[0] not in lockable(t, seat):
        return NO_LOCK
    return IS_LOCKED if rest[0] in t.locked else None


def lockable(t: VCardTable, seat: int) -> list[int]:
    """Cards a seat controls that have Lock: VTs, Allies and the Mascot (4.4.2.7)."""
    mine = vts(t, seat) + zone(t, seat, ALLIES) + zone(t, seat, MASCOT_SPOT)
    return [card for card in mine if face(t, card).lock >= 0]


def no_trade(t: VCardTable, f: Frame, seat: int, rest: Numbers) -> Refusal | None:
    if count(t, ACTIONS, seat):
        return ONLY_ACTION
    return TOO_FEW_CARDS if len(zone(t, seat, HAND)) < TRADED else None


def do_trade(t: VCardTable, f: Frame, seat: int, rest: Numbers) -> None:
    f.slots[0] = 1
    pick(t, seat, zone(t, seat, HAND), TRADED, TRADED, why=picking.TRADE)


MAIN_ACTIONS: Final = Actions(
    *map(held, HELD), Action("lock", 1, no_lock, act("lock")), Action("trade", 0, no_trade, do_trade)
)


def action_options(t: VCardTable, f: Frame, seat: int) -> list[Option]:
    options: list[Option] = [PASS]
    zones, defs, locked = t.zones, t.defs, t.locked
    base = seat * SIDE
    hand = zones[base + HAND]
    if len(hand) >= TRADED and (ACTIONS, seat) not in t.used:
        options.append(TRADE)
    empty: list[int] = []
    mine: list[int] = []
    tops: dict[int, list[int]] = {}
    for spot in range(base + ACTIVE, base + SIDE):
        stack = zones[spot]
        if stack:
            mine.append(stack[0])
            tops.setdefault(CARDS[defs[stack[-1]]].rung, []).append(stack[0])
        else:
            empty.append(spot)
    used_up = limited(t, seat)
    bars = BARRED in t.mods
    for card in hand:
        definition = CARDS[defs[card]]
        kind = definition.kind
        if bars and barred(t, card):
            continue
        if kind == PL8_CARD:
            for spot in empty:
                options.append(("play", card, spot))
        elif kind == EVOLUTION_CARD:
            for vt in tops.get(definition.below, ()):
                options.append(("evolve", card, vt))
        elif kind == BOOST_CARD:
            if not used_up:
                options.append(("boost", card))
        elif kind == ALLY_CARD:
            if not used_up:
                free = not t.tokens and definition.only is None  # nothing could rule a VT out
                for vt in mine:
                    if free or may_host(t, card, vt):
                        options.append(("ally", card, vt))
        elif kind == MASCOT_CARD:
            if (MASCOTS_PLAYED, seat) not in t.used:
                options.append(("mascot", card))
        elif kind == WORLD_CARD and (WORLDS_PLAYED, seat) not in t.used:
            options.append(("world", card))
    for card in (*mine, *zones[base + ALLIES], *zones[base + MASCOT_SPOT]):
        if card not in locked and CARDS[defs[card]].lock >= 0:
            options.append(("lock", card))
    return options


MAIN_PROMPT: Final = prompt(
    "vcard:main",
    "vcard:6.2.2.1",
    "Take a Turn Action or end your turn.",
    "ターンアクションを行うか、ターンを終えてください。",
    action_options,
    MAIN_ACTIONS.explain,
)
