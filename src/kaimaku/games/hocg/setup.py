"""Before the game: presenting decks, redraws, the first stage (ch. 6.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from kaimaku.kernel.chance import below, shuffled
from kaimaku.kernel.decisions import Option, Prompt, ask
from kaimaku.kernel.frames import AGAIN, DONE, NEXT, SKIP, Frame, Signal, procedure, push, run
from kaimaku.kernel.frames import BACK as ASK_NEXT
from kaimaku.kernel.journal import note
from kaimaku.kernel.knowledge import forget_order, reveal
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Refusal

from .defs import BY_ID, DEBUT, DEFS, HOLOMEM, SPOT
from .resolution import end
from .rulings import settle
from .table import (
    BACK,
    CENTER,
    CHEER_DECK,
    DECK,
    HAND,
    LIFE,
    OSHI_POSITION,
    HoloTable,
    draw,
    oshi,
    place,
    put,
    shuffle,
    stage,
    take_out,
    turn_up,
)
from .turn import TURN
from .work import start

HAND_SIZE = 7  # 6.2.1.6
REDRAW_LIMIT = 6  # 6.2.1.9.1
BACK_LIMIT = 5  # 6.2.1.10.3

DeckList = tuple[str, Mapping[str, int], Mapping[str, int]]  # Oshi, deck, cheer deck by card number


def new_table(decks: Sequence[DeckList], seed: int, rulings: Mapping[str, str] | None = None) -> HoloTable:
    """Two presented decks become a table at its first decision (6.2.1.1 to 6.2.1.5)."""
    if len(decks) != 2:
        raise ValueError(f"the game is for two players (hocg:1.1.1), not {len(decks)}")
    t = HoloTable(seed, settle(rulings))
    for seat, (leader, main, cheer) in enumerate(decks):
        t.add_card(BY_ID[leader].number, seat, OSHI_POSITION + seat, known=3)
        for zone, cards in ((DECK, main), (CHEER_DECK, cheer)):
            numbers = [BY_ID[number].number for number, count in cards.items() for _ in range(count)]
            t.add_cards(numbers, seat, zone + seat)
    return t


def begin(t: HoloTable, first: int | None = None) -> None:
    """Shuffle, show the Oshi and let the rules run. `first`: who starts has been agreed on beforehand."""
    for seat in (0, 1):
        for zone in (DECK + seat, CHEER_DECK + seat):
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
    return [c for c in t.zones[HAND + seat] if DEFS[t.defs[c]].level == DEBUT]


def in_order(t: HoloTable) -> tuple[int, int]:
    """The first player, then the other (1.3.4)."""
    return (t.first, 1 - t.first)


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
    if f.num(0) > 1:
        return SKIP
    f.seat = in_order(t)[f.num(0)]
    return ask(t, REDRAW, f.seat)


def take_redraw(t: HoloTable, f: Frame) -> Signal:
    if t.answer == ("redraw",):
        if t.rulings["mulligan_reveal_first"] == "true":
            show_hand(t, f.seat)
        redraw(t, f.seat)
    f.slots[0] = f.num(0) + 1
    return ASK_NEXT


def show_hand(t: HoloTable, seat: int) -> None:
    for card in t.zones[HAND + seat]:
        reveal(t, card)
        note(t, "show", seat, card)


def redraw(t: HoloTable, seat: int) -> None:
    note(t, "redraw", seat)
    for card in t.zones[HAND + seat][:]:
        take_out(t, card)
        put(t, card, DECK + seat)
    shuffle(t, DECK + seat)
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
    if f.num(0) > 1:
        f.slots[0] = 0
        return SKIP
    f.seat = in_order(t)[f.num(0)]
    return ask(t, SET_CENTER, f.seat)


def take_center(t: HoloTable, f: Frame) -> Signal:
    place(t, cast(int, t.answer[1]), f.seat, CENTER, face_down=True)
    f.slots[0] = f.num(0) + 1
    return ASK_NEXT


def ask_bottom(t: HoloTable, f: Frame) -> Signal:
    """As many hand cards as counted redraws go under the deck, in any order (6.2.1.10.2)."""
    if f.num(0) > 1:
        f.slots[0] = 0
        return SKIP
    f.seat = in_order(t)[f.num(0)]
    count = t.redraws[f.seat]
    pick(t, f.seat, t.zones[HAND + f.seat], count, count, ordered=True, why="bottom")
    return NEXT


def take_bottom(t: HoloTable, f: Frame) -> Signal:
    to_bottom(t, f.seat, t.picked)
    f.slots[0] = f.num(0) + 1
    return ASK_NEXT


def to_bottom(t: HoloTable, seat: int, cards: Sequence[int]) -> None:
    """Put cards under the deck one after the other; nobody else learns their order (4.1.5.1)."""
    for card in cards:
        take_out(t, card)
        put(t, card, DECK + seat, bottom=True)
    forget_order(t, cards, seat)
    if cards:
        note(t, "bottom", seat, -1, len(cards))


def ask_back(t: HoloTable, f: Frame) -> Signal:
    if f.num(0) > 1:
        return SKIP
    f.seat = in_order(t)[f.num(0)]
    fit = [c for c in t.zones[HAND + f.seat] if is_placeable(t, c)]
    pick(t, f.seat, fit, 0, min(BACK_LIMIT, len(t.zones[HAND + f.seat])), why="set-back", veiled=True)
    return NEXT


def take_back(t: HoloTable, f: Frame) -> Signal:
    for card in t.picked:
        place(t, card, f.seat, BACK, face_down=True)
    f.slots[0] = f.num(0) + 1
    return ASK_NEXT


def is_placeable(t: HoloTable, card: int) -> bool:
    d = DEFS[t.defs[card]]
    return d.kind == HOLOMEM and d.level in (DEBUT, SPOT)


def lay_life(t: HoloTable, f: Frame) -> Signal:
    """As many cheers as the Oshi has life, face down (6.2.1.11)."""
    for seat in (0, 1):
        for _ in range(DEFS[t.defs[oshi(t, seat)]].life):
            card = t.zones[CHEER_DECK + seat].pop()
            put(t, card, LIFE + seat)
    return NEXT


def turn_up_stage(t: HoloTable, f: Frame) -> Signal:
    """All at the same time, then the first player begins (6.2.1.12, 6.2.1.13)."""
    for seat in in_order(t):
        for mem in stage(t, seat):
            turn_up(t, mem)
    push(t, TURN, t.first)
    return DONE


# --- prompts --------------------------------------------------------------------------------------------------------

NO_DEBUT = Refusal(
    "hocg:6.2.1.7",
    "Without a Debut in hand the redraw is compulsory.",
    "手札にDebutホロメンがないので引き直しが必要です。",
)
NOT_A_DEBUT = Refusal(
    "hocg:6.2.1.10.1",
    "Only a Debut from your hand can be the first center.",
    "最初のセンターは手札のDebutホロメンだけです。",
)


def _first_options(t: HoloTable, f: Frame, seat: int) -> list[Option]:
    return [("first",), ("second",)]


def _redraw_options(t: HoloTable, f: Frame, seat: int) -> list[Option]:
    return [("keep",), ("redraw",)] if debuts(t, seat) else [("redraw",)]


def _why_no_keep(t: HoloTable, f: Frame, seat: int, option: Option) -> Refusal | None:
    return NO_DEBUT if option == ("keep",) else None


def _center_options(t: HoloTable, f: Frame, seat: int) -> list[Option]:
    return [("center", c) for c in debuts(t, seat)]


def _why_no_center(t: HoloTable, f: Frame, seat: int, option: Option) -> Refusal | None:
    return NOT_A_DEBUT


FIRST = Prompt(
    "hocg:first", "hocg:6.2.1.5", "Do you go first or second?", "先攻と後攻のどちらにしますか?", _first_options
)
REDRAW = Prompt(
    "hocg:redraw",
    "hocg:6.2.1.7",
    "Shuffle your hand back and draw seven anew?",
    "手札をすべて戻して引き直しますか?",
    _redraw_options,
    _why_no_keep,
)
SET_CENTER = Prompt(
    "hocg:set-center",
    "hocg:6.2.1.10.1",
    "Which Debut is your center?",
    "どのDebutホロメンをセンターに置きますか?",
    _center_options,
    _why_no_center,
)
SETUP = procedure(
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
