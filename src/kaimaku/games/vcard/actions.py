"""Turn Actions (6.2.2.2): what may be done in the Main Phase, and why not."""

from __future__ import annotations

from kaimaku.kernel.decisions import PASS, Option
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.refusals import Refusal

from .card import ALLY, BOOST, CARDS, KINDS, MASCOT, REINFORCEMENT, VTUBER, WORLD
from .events import may_host
from .limits import barred, limited
from .queue import TRADED
from .table import (
    ACTIONS,
    ACTIVE,
    ALLIES,
    BARRED,
    HAND,
    MASCOT_SPOT,
    MASCOTS_PLAYED,
    SIDE,
    WORLDS_PLAYED,
    VCardTable,
    count,
    face,
    prompt,
    spots,
    top,
    vts,
    zone,
)
from .tokens import SUBMERGE, amount
from .window import IS_BARRED, NO_CARD, SUPPORTS_USED

OTHER_TYPE = Refusal(
    "vcard:4.1.0.1", "Cards of that type are not played like this.", "その種類のカードはこう使えません。"
)
ONLY_ANSWERS = Refusal("vcard:4.6.3.1", "A Reinforcement only answers something.", "増援は何かに応じて使うものです。")
NOT_YOUR_SPOT = Refusal("vcard:3.1.3.3", "VTubers go to your own spots.", "VTuberは自分のスポットに出します。")
SPOT_TAKEN = Refusal("vcard:4.1.1.4a", "That spot is not empty.", "そのスポットは空いていません。")
ONLY_EVOLVES = Refusal(
    "vcard:4.1.1.5a", "Only a PL8 VT goes to an empty spot.", "空きスポットに出せるのはPL8だけです。"
)
OTHER_VTUBER = Refusal("vcard:4.1.1.3b", "It is not the same VTuber.", "同じVTuberではありません。")
OTHER_SET = Refusal("vcard:4.1.1.3h", "It is from a different set.", "セットが違います。")
WRONG_STAGE = Refusal("vcard:4.1.1.3c", "PL9 goes on PL8, PL10 on PL9.", "PL9はPL8に、PL10はPL9に重ねます。")
NOT_YOUR_VT = Refusal("vcard:4.1.3.5c", "Attach it to a VT you control.", "自分のVTに付けてください。")
IS_SUBMERGED = Refusal(
    "vcard:8.1.0.1/submerge",
    "No Ally can be attached to a Submerged VT.",
    "Submerge状態のVTには付けられません。",
)
NOT_THAT_VT = Refusal("vcard:1.1.0.1", "The Ally itself rules that VT out.", "このアライはそのVTには付けられません。")
ONE_MASCOT = Refusal("vcard:4.1.2.4", "You have played a Mascot this turn.", "このターンはもうマスコットを使いました。")
ONE_WORLD = Refusal("vcard:4.1.4.2", "You have played a World this turn.", "このターンはもうワールドを使いました。")
NO_LOCK = Refusal("vcard:4.4.2.7", "It is no card of yours with Lock.", "Lockを持つ自分のカードではありません。")
IS_LOCKED = Refusal("vcard:4.4.2.5", "It is Locked already.", "すでにLockされています。")
ONLY_ACTION = Refusal(
    "vcard:6.2.2.2a",
    "Three for two is only possible before any other Turn Action.",
    "3枚捨てて2枚引けるのは、他のターンアクションの前だけです。",
)
TOO_FEW_CARDS = Refusal("vcard:6.2.2.2a", "You need three cards in hand for that.", "手札が3枚必要です。")

SHAPES = {"play": 3, "evolve": 3, "ally": 3, "mascot": 2, "world": 2, "boost": 2, "lock": 2, "trade": 1}
TYPES = {"play": VTUBER, "evolve": VTUBER, "ally": ALLY, "mascot": MASCOT, "world": WORLD, "boost": BOOST}
PL8_CARD, EVOLUTION_CARD, MASCOT_CARD, WORLD_CARD, BOOST_CARD, ALLY_CARD, REPLY_CARD = range(len(KINDS))
TRADE: Option = ("trade",)


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


def no_lock(t: VCardTable, seat: int, card: int) -> Refusal | None:
    if card not in lockable(t, seat):
        return NO_LOCK
    return IS_LOCKED if card in t.locked else None


def no_trade(t: VCardTable, seat: int) -> Refusal | None:
    if count(t, ACTIONS, seat):
        return ONLY_ACTION
    return TOO_FEW_CARDS if len(zone(t, seat, HAND)) < TRADED else None


def lockable(t: VCardTable, seat: int) -> list[int]:
    """Cards a seat controls that have Lock: VTs, Allies and the Mascot (4.4.2.7)."""
    mine = vts(t, seat) + zone(t, seat, ALLIES) + zone(t, seat, MASCOT_SPOT)
    return [card for card in mine if face(t, card).lock >= 0]


def no_action(t: VCardTable, seat: int, verb: str, card: int, place: int) -> Refusal | None:
    """Why a seat may not do it now; listing rests on the same tests."""
    if verb == "lock":
        return no_lock(t, seat, card)
    if card not in zone(t, seat, HAND):
        return NO_CARD
    kind = face(t, card).facts.type
    if kind == REINFORCEMENT:
        return ONLY_ANSWERS
    if kind != TYPES[verb]:
        return OTHER_TYPE
    if barred(t, card):
        return IS_BARRED
    if kind in (ALLY, BOOST) and limited(t, seat):
        return SUPPORTS_USED
    if verb == "play":
        return no_play(t, seat, card, place)
    if verb == "evolve":
        return no_evolve(t, seat, card, place)
    if verb == "ally":
        return no_ally(t, seat, card, place)
    if verb == "mascot":
        return ONE_MASCOT if count(t, MASCOTS_PLAYED, seat) else None
    if verb == "world":
        return ONE_WORLD if count(t, WORLDS_PLAYED, seat) else None
    return None


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


def why_no_action(t: VCardTable, f: Frame, seat: int, option: Option) -> Refusal | None:
    verb, *numbers = option if option else ("",)
    cards = [n for n in numbers if isinstance(n, int)]
    if SHAPES.get(str(verb)) != len(option) or len(cards) != len(numbers):
        return None
    if verb == "trade":
        return no_trade(t, seat)
    return no_action(t, seat, str(verb), cards[0], cards[-1])


MAIN_PROMPT = prompt(
    "vcard:main",
    "vcard:6.2.2.1",
    "Take a Turn Action or pass.",
    "ターンアクションを行うか、パスしてください。",
    action_options,
    why_no_action,
)
