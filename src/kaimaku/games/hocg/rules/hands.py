"""Rock-paper-scissors: both players choose at once, and again until somebody has won."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.decisions import Option, Prompt, ask
from kaimaku.kernel.frames import BACK, NEXT, Frame, Signal
from kaimaku.kernel.journal import note

from ..table import HoloTable

HANDS: Final = ("rock", "paper", "scissors")  # each beats the one before it, and the first the last


def _options(t: HoloTable, f: Frame, seat: int) -> list[Option]:
    return [(hand,) for hand in HANDS]


def ask_hands(t: HoloTable, f: Frame) -> Signal:
    return ask(t, SHOW_HANDS, f.seat, 1 - f.seat)


def compare(t: HoloTable, f: Frame, won: int) -> Signal:
    """Whether this player has won, in a slot; the same hand twice decides nothing."""
    mine, theirs = (str(t.answers[seat][0]) for seat in (f.seat, 1 - f.seat))
    for seat, hand in ((f.seat, mine), (1 - f.seat, theirs)):
        note(t, "hand", seat, -1, hand)
    if mine == theirs:
        return BACK
    f.slots[won] = int((HANDS.index(mine) - HANDS.index(theirs)) % 3 == 1)
    return NEXT


SHOW_HANDS: Final = Prompt(
    "hocg:hands",
    "hocg:rb.setup.rps",
    "Rock-paper-scissors: choose your hand.",
    "じゃんけん：何を出しますか？",
    _options,
)
