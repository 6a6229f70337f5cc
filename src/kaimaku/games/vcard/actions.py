"""Turn Actions (6.2.2.2): what may be done in the Main Phase, and why not."""

from __future__ import annotations

from collections.abc import Iterator

from kaimaku.kernel.decisions import PASS, Option
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.refusals import Refusal

from .card import ALLY, BOOST, MASCOT, REINFORCEMENT, VTUBER, WORLD
from .queue import NO_CARD, TWO_SUPPORTS, limited
from .table import (
    ALLIES,
    HAND,
    MASCOT_SPOT,
    MASCOTS_PLAYED,
    WORLDS_PLAYED,
    VCardTable,
    count,
    face,
    spots,
    top,
    vts,
    zone,
)

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
ONE_MASCOT = Refusal("vcard:4.1.2.4", "You have played a Mascot this turn.", "このターンはもうマスコットを使いました。")
ONE_WORLD = Refusal("vcard:4.1.4.2", "You have played a World this turn.", "このターンはもうワールドを使いました。")
NO_LOCK = Refusal("vcard:4.4.2.7", "It is no card of yours with Lock.", "Lockを持つ自分のカードではありません。")
IS_LOCKED = Refusal("vcard:4.4.2.5", "It is Locked already.", "すでにLockされています。")

SHAPES = {"play": 3, "evolve": 3, "ally": 3, "mascot": 2, "world": 2, "boost": 2, "lock": 2}
TYPES = {"play": VTUBER, "evolve": VTUBER, "ally": ALLY, "mascot": MASCOT, "world": WORLD, "boost": BOOST}


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


def no_lock(t: VCardTable, seat: int, card: int) -> Refusal | None:
    if card not in lockable(t, seat):
        return NO_LOCK
    return IS_LOCKED if card in t.locked else None


def lockable(t: VCardTable, seat: int) -> list[int]:
    """Cards a seat controls that have Lock: VTs, Allies and the Mascot (4.4.2.7)."""
    mine = vts(t, seat) + zone(t, seat, ALLIES) + zone(t, seat, MASCOT_SPOT)
    return [card for card in mine if face(t, card).lock >= 0]


def no_action(t: VCardTable, seat: int, verb: str, card: int, place: int) -> Refusal | None:
    """May this seat do it now? One answer for listing, rejecting and explaining."""
    if verb == "lock":
        return no_lock(t, seat, card)
    if card not in zone(t, seat, HAND):
        return NO_CARD
    kind = face(t, card).facts.type
    if kind == REINFORCEMENT:
        return ONLY_ANSWERS
    if kind != TYPES[verb]:
        return OTHER_TYPE
    if kind in (ALLY, BOOST) and limited(t, seat):
        return TWO_SUPPORTS
    if verb == "play":
        return no_play(t, seat, card, place)
    if verb == "evolve":
        return no_evolve(t, seat, card, place)
    if verb == "ally":
        return None if place in vts(t, seat) else NOT_YOUR_VT
    if verb == "mascot":
        return ONE_MASCOT if count(t, MASCOTS_PLAYED, seat) else None
    if verb == "world":
        return ONE_WORLD if count(t, WORLDS_PLAYED, seat) else None
    return None


def candidates(t: VCardTable, seat: int) -> Iterator[tuple[str, int, int]]:
    """What a card of the hand, or one with Lock, might be tried for."""
    verbs = {kind: verb for verb, kind in TYPES.items() if kind != VTUBER}
    for card in zone(t, seat, HAND):
        facts = face(t, card).facts
        if facts.type == VTUBER and facts.pl == 8:
            yield from (("play", card, spot) for spot in spots(seat))
        elif facts.type in (VTUBER, ALLY):
            verb = "ally" if facts.type == ALLY else "evolve"
            yield from ((verb, card, vt) for vt in vts(t, seat))
        elif facts.type != REINFORCEMENT:
            yield verbs[facts.type], card, -1
    yield from (("lock", card, -1) for card in lockable(t, seat))


def action_options(t: VCardTable, f: Frame, seat: int) -> list[Option]:
    options: list[Option] = [PASS]
    for verb, card, place in candidates(t, seat):
        if no_action(t, seat, verb, card, place) is None:
            options.append((verb, card, place) if SHAPES[verb] == 3 else (verb, card))
    return options


def why_no_action(t: VCardTable, f: Frame, seat: int, option: Option) -> Refusal | None:
    verb, *numbers = option if option else ("",)
    cards = [n for n in numbers if isinstance(n, int)]
    if SHAPES.get(str(verb)) != len(option) or len(cards) != len(numbers):
        return None
    return no_action(t, seat, str(verb), cards[0], cards[-1])
