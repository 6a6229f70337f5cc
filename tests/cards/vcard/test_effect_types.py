"""Snap or Echo: after combat the Echoes happen again and no Snap does (4.4.3.1, 4.4.4.1, V-11)."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from kaimaku.games.vcard import after_combat
from kaimaku.games.vcard.card import ALLY, BY_ID, MASCOT
from kaimaku.games.vcard.table import VCardTable, face
from tests.rule import rule
from tests.vcard.scene import BLANK, Scene, Side


def numbers(series: str, said: str) -> list[str]:
    return [f"{series}-{int(n):03}" for n in said.split()]


SNAPS = [
    *numbers("CCD", "11 22 34 40 46 48 52 58 59 70 71 82 83 119"),
    *numbers("S1", "1 7 10 13 40 43 46 61 64 67 73 79 112 118 121 124 129 130 131 133 134 136 137 138 140 141 142"),
    *numbers("S1", "144 145 146 147 150 151 152 154 156 157 158 162 164 165 166"),
]
ECHOES = [*numbers("CCD", "25 35 64 121"), *numbers("S1", "127 135 143 149")]


def after_combat_of(card: str) -> list[str]:
    """The cards whose effects the rules start after a combat in which this one was on the board."""
    kind = BY_ID[card].facts.type
    side = Side(active=BLANK, back=[BLANK])
    if kind == MASCOT:
        side.mascot = card
    elif kind == ALLY:
        side.allies = {1: [card]}  # the Active VTs fall
    else:
        side.back = [card]
    started: list[str] = []

    def start(t: VCardTable, program: int, seat: int, source: int) -> None:
        started.append(face(t, source).facts.id)

    with patch.object(after_combat, "start_effect", start):
        s = Scene(side, turn=6)
        s.to_combat()
    assert s.t.round > 1 or s.t.result is not None, "there was no combat"
    return started


@rule("vcard:4.4.3.1")
@pytest.mark.parametrize("card", SNAPS)
def test_a_snap_does_not_happen_after_combat(card: str) -> None:
    assert after_combat_of(card) == []


@rule("vcard:4.4.4.1")
@pytest.mark.parametrize("card", ECHOES)
def test_an_echo_happens_after_combat(card: str) -> None:
    assert after_combat_of(card) == [card]
