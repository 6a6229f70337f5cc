"""10.7.2.3.7: whether a card would do anything is judged by what its player knows, also where the opponent acts."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.scenario.cards import declare
from kaimaku.games.hocg.scenario.position import build
from kaimaku.games.hocg.table import HAND, HoloTable
from tests.rule import rule

OTHERS = {
    "Pet": {"kind": "support", "support": "mascot"},
    "Young": {},
    "Spare 1st": {"name": "Spare", "level": "1st", "hp": 990},
}
HANDS = (["Filler", "Filler"], ["Pet", "Young"], ["Spare 1st", "Pet"])


def playable(text: str, held: list[str]) -> bool:
    """May A play a card with this text, with these cards in B's hand and in both holo Powers?"""
    cards = declare({"event": {"kind": "support", "support": "event", "text": [text]}, **OTHERS})
    t: HoloTable = build({"A": {"hand": ["event"], "power": held}, "B": {"hand": held, "power": held}}, cards)
    return ("play", t.zones[HAND][0]) in GAME.options(t, 0)


@rule("hocg:10.7.2.3.7", "hocg:4.1.3")
@pytest.mark.parametrize(
    "does",
    [
        "Attach(HOLO_POWER(mascot), STAGE)",
        "Archive(HAND(mascot))",
        "Attach(HAND(mascot), HOLOMEM)",
        "ToHoloPower(HAND(mascot))",
        "ToDeck(HAND(mascot))",
        "PutOnStage(HAND(debut))",
        "Bloom(HOLOMEM, HAND)",
        "Pay(Archive(HAND(mascot)), Draw(1))",
        "May(Archive(HAND(mascot)))",
        "If(HAND(mascot), Draw(1))",
    ],
)
@pytest.mark.parametrize("by", ["Opponent({})", "IfDid(Opponent({}), Draw(1))", "BothPlayers({})"])
def test_the_faces_of_the_opponents_cards_do_not_decide(does: str, by: str) -> None:
    text = f"use({by.format(does)})"
    assert [playable(text, held) for held in HANDS] == [True] * 3


@rule("hocg:10.7.2.3.7")
@pytest.mark.parametrize("text", ["use(Opponent(Archive(HAND(mascot))))", "use(Opponent(Bloom(HOLOMEM, HAND)))"])
def test_an_empty_hand_is_known_to_everybody(text: str) -> None:
    assert not playable(text, [])


@rule("hocg:10.7.2.3.7")
def test_nobody_knows_what_lies_in_ones_own_holo_power() -> None:
    assert [playable("use(Attach(HOLO_POWER(mascot), STAGE))", held) for held in HANDS] == [True] * 3
