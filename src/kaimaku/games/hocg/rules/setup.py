"""Before the game: presenting decks, redraws, the first stage (ch. 6.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from kaimaku.kernel.chance import below, shuffled
from kaimaku.kernel.decisions import Option, Prompt, ask
from kaimaku.kernel.frames import AGAIN, DONE, NEXT, SKIP, Frame, Signal, procedure, push, run
from kaimaku.kernel.frames import BACK as ASK_NEXT
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import forget_order, reveal
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Refusal

from .. import table
from ..defs import BY_ID, DEBUT, DEFS
from ..rulings import settle
from ..table import HoloTable, draw, oshi, place, put, shuffle, stage, take_out, turn_up
from . import picking
from .resolution import end
from .turn import TURN
from .work import start

HAND_SIZE: Final = 7  # 6.2.1.6
REDRAW_LIMIT: Final = 6  # 6.2.1.9.1
BACK_LIMIT: Final = 5  # 6.2.1.10.3

DeckList = tuple[str, Mapping[str, int], Mapping[str, int]]  # Oshi, deck, cheer deck by card number


def new_table(decks: Sequence[DeckList], seed: int, rulings: Mapping[str, str] | None = None) -> HoloTable:
    """Two presented decks become a table at its first decision (6.2.1.1 to 6.2.1.5)."""
    if len(decks) != 2:
        raise ValueError(f"hOCG needs 2 decks (hocg:1.1.1), got {len(decks)}")
    t = HoloTable(seed, settle(rulings))
    for seat, (leader, main, cheer) in enumerate(decks):
        t.add_card(BY_ID[leader].number, seat, table.OSHI_POSITION + seat, known=3)
        for zone, cards in ((table.DECK, main), (table.CHEER_DECK, cheer)):
            numbers = [BY_ID[number].number for number, count in cards.items() for _ in range(count)]
            t.add_cards(numbers, seat, zone + seat)
    return t


def begin(t: HoloTable, first: int | None = None) -> None:
    """Shuffle, show the Oshi and let the rules run. `first`: who starts has been agreed on beforehand."""
    for seat in (0, 1):
        for zone in (table.DECK + seat, table.CHEER_DECK + seat):
            deal_faces(t, zone)
            shuffle(t, zone)
        card = oshi(t, seat)
        note(t, "oshi", seat, card)
        start(t, card, seat, 0)
    push(t, SETUP, 0, -1, None, first)
    run(t)


def deal_faces(t: HoloTable, zone: int) -> None:
    """Which number a card has says nothing about the list it comes from."""
    cards = t.zones[zone]
    for card, face in zip(cards, shuffled(t, [t.defs[c] for c in cards]), strict=True):
        t.defs[card] = face


def debuts(t: HoloTable, seat: int) -> list[int]:
    return [c for c in t.zones[table.HAND + seat] if DEFS[t.defs[c]].level == DEBUT]


def in_order(t: HoloTable) -> tuple[int, int]:
    """The first player, then the other (1.3.4)."""
    return (t.first, 1 - t.first)


def begins_part(t: HoloTable, f: Frame) -> bool:
    """One player after the other; False once both have had their part."""
    if f.num(0) > 1:
        return False
    f.seat = in_order(t)[f.num(0)]
    return True


def end_part(f: Frame) -> Signal:
    f.slots[0] = f.num(0) + 1
    return ASK_NEXT


# --- who goes first (6.2.1.5) ---------------------------------------------------------------------------------------
# SETUP slots: 0 whose part it is, 1 who starts, if that was agreed on beforehand


def ask_first(t: HoloTable, f: Frame) -> Signal:
    """Chance says who chooses, unless the players agreed (a second game between the same two)."""
    if f.slots[1] is not None:
        f.seat = f.num(1)
        t.answer = ("first",)
        note(t, "agreed", f.seat)
        return NEXT
    f.seat = below(t, 2)
    note(t, "chooser", f.seat)
    return ask(t, FIRST, f.seat)


def take_first(t: HoloTable, f: Frame) -> Signal:
    t.first = f.seat if t.answer == ("first",) else 1 - f.seat
    t.active = t.natural = t.first
    note(t, "first", t.first)
    for seat in (0, 1):
        for _ in range(HAND_SIZE):
            draw(t, seat)
    f.slots[0] = 0
    return NEXT


# --- redraws (6.2.1.7 to 6.2.1.9, R-04) -----------------------------------------------------------------------------


def ask_redraw(t: HoloTable, f: Frame) -> Signal:
    """Once each, first player first: optional with a Debut in hand, compulsory without one."""
    if not begins_part(t, f):
        return SKIP
    return ask(t, REDRAW, f.seat)


def take_redraw(t: HoloTable, f: Frame) -> Signal:
    if t.answer == ("redraw",):
        if t.rulings["mulligan_reveal_first"] == "true":
            show_hand(t, f.seat)
        redraw(t, f.seat)
    return end_part(f)


def show_hand(t: HoloTable, seat: int) -> None:
    for card in t.zones[table.HAND + seat]:
        reveal(t, card)
        note(t, "show", seat, card)


def redraw(t: HoloTable, seat: int) -> None:
    note(t, "redraw", seat)
    for card in t.zones[table.HAND + seat][:]:
        take_out(t, card)
        put(t, card, table.DECK + seat)
    shuffle(t, table.DECK + seat)
    for _ in range(HAND_SIZE):
        draw(t, seat)


def forced_redraws(t: HoloTable, f: Frame) -> Signal:
    """One pass over both: reveal, lose at the cap, redraw and count; again while anybody revealed (R-05)."""
    bare = [seat for seat in in_order(t) if not debuts(t, seat)]
    if not bare:
        f.slots[0] = 0
        return NEXT
    for seat in bare:
        show_hand(t, seat)
    lost = [seat for seat in bare if t.redraws[seat] >= REDRAW_LIMIT]
    if lost:
        end(t, lost, "hocg:6.2.1.9.1")
        return DONE
    for seat in bare:
        redraw(t, seat)
        t.redraws[seat] += 1
    return AGAIN


# --- the first stage (6.2.1.10 to 6.2.1.13) -------------------------------------------------------------------------


def ask_center(t: HoloTable, f: Frame) -> Signal:
    """Both centers before anything else (R-05); only a Debut may be one."""
    if not begins_part(t, f):
        f.slots[0] = 0
        return SKIP
    return ask(t, SET_CENTER, f.seat)


def take_center(t: HoloTable, f: Frame) -> Signal:
    place(t, cast(int, t.answer[1]), f.seat, table.CENTER, face_down=True)
    return end_part(f)


def ask_bottom(t: HoloTable, f: Frame) -> Signal:
    """As many hand cards as counted redraws go under the deck, in any order (6.2.1.10.2)."""
    if not begins_part(t, f):
        f.slots[0] = 0
        return SKIP
    count = t.redraws[f.seat]
    pick(t, f.seat, t.zones[table.HAND + f.seat], count, count, ordered=True, why=picking.BOTTOM)
    return NEXT


def take_bottom(t: HoloTable, f: Frame) -> Signal:
    to_bottom(t, f.seat, t.picked)
    return end_part(f)


def to_bottom(t: HoloTable, seat: int, cards: Sequence[int], base: int = table.DECK) -> None:
    """Put cards under a deck one after the other; nobody else learns their order (4.1.5.1)."""
    for card in cards:
        take_out(t, card)
        put(t, card, base + seat, bottom=True)
    forget_order(t, cards, seat)
    if cards:
        note(t, "bottom" if base == table.DECK else "bottom-cheer", seat, -1, len(cards))


def ask_back(t: HoloTable, f: Frame) -> Signal:
    if not begins_part(t, f):
        return SKIP
    fit = [c for c in t.zones[table.HAND + f.seat] if DEFS[t.defs[c]].places]
    pick(t, f.seat, fit, 0, min(BACK_LIMIT, len(t.zones[table.HAND + f.seat])), why=picking.SET_BACK, veiled=True)
    return NEXT


def take_back(t: HoloTable, f: Frame) -> Signal:
    for card in t.picked:
        place(t, card, f.seat, table.BACK, face_down=True)
    return end_part(f)


def lay_life(t: HoloTable, f: Frame) -> Signal:
    """As many cheers as the Oshi has life, face down (6.2.1.11)."""
    for seat in (0, 1):
        for _ in range(DEFS[t.defs[oshi(t, seat)]].life):
            card = t.zones[table.CHEER_DECK + seat].pop()
            put(t, card, table.LIFE + seat)
    return NEXT


def turn_up_stage(t: HoloTable, f: Frame) -> Signal:
    """All at the same time, then the first player begins (6.2.1.12, 6.2.1.13)."""
    for seat in in_order(t):
        for mem in stage(t, seat):
            turn_up(t, mem)
    push(t, TURN, t.first)
    return DONE


# --- prompts --------------------------------------------------------------------------------------------------------

NO_DEBUT: Final = Refusal(
    "hocg:6.2.1.7",
    "No Debut in your hand: you have to redraw.",
    "手札にDebutホロメンがいないため、引き直してください。",
)
NOT_A_DEBUT: Final = Refusal(
    "hocg:6.2.1.10.1",
    "Your first center must be a Debut from your hand.",
    "最初のセンターに置けるのは手札のDebutホロメンだけです。",
)


def _redraw_options(t: HoloTable, f: Frame, seat: int) -> list[Option]:
    return [("keep",), ("redraw",)] if debuts(t, seat) else [("redraw",)]


def _center_options(t: HoloTable, f: Frame, seat: int) -> list[Option]:
    return [("center", c) for c in debuts(t, seat)]


FIRST: Final = Prompt(
    "hocg:first",
    "hocg:6.2.1.5",
    "Go first or second?",
    "先攻と後攻、どちらにしますか？",
    lambda t, f, seat: [("first",), ("second",)],
)
REDRAW: Final = Prompt(
    "hocg:redraw",
    "hocg:6.2.1.7",
    "Keep this hand, or redraw 7 cards?",
    "手札をすべて戻して引き直しますか？",
    _redraw_options,
    lambda t, f, seat, option: NO_DEBUT if option == ("keep",) else None,
)
SET_CENTER: Final = Prompt(
    "hocg:set-center",
    "hocg:6.2.1.10.1",
    "Choose a Debut as your center.",
    "どのDebutホロメンをセンターに置きますか？",
    _center_options,
    lambda t, f, seat, option: NOT_A_DEBUT,
)
SETUP: Final = procedure(
    "hocg:6.2.1",
    ask_first,
    take_first,
    ask_redraw,
    take_redraw,
    forced_redraws,
    ask_center,
    take_center,
    ask_bottom,
    take_bottom,
    ask_back,
    take_back,
    lay_life,
    turn_up_stage,
)
