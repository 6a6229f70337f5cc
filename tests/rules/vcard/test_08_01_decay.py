"""8.1: Decay costs its VT a PL per token after each combat, and stays."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, VTUBER
from kaimaku.games.vcard.lang import (
    COMBAT_OVER_BACKSTAGE,
    EACH_DECAYED,
    OPP_VT,
    TO_HAND,
    VT,
    CleanseDecay,
    Decay,
    Return,
    Whenever,
    passive,
    plain,
)
from kaimaku.games.vcard.lang import PL as Level
from kaimaku.games.vcard.rules.power import power
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("decay any", BOOST, plain(Decay(VT)))
own("decay thrice", BOOST, plain(Decay(OPP_VT, 3)))
own("decay recall", BOOST, plain(Return(OPP_VT, TO_HAND)))
own("decay cleanse", BOOST, plain(CleanseDecay()))
own("decay harvest", VTUBER, passive(Whenever(COMBAT_OVER_BACKSTAGE.after, Level(-1, EACH_DECAYED))))
own("decay 9", VTUBER, pl=9, line=BLANK)
own("decay mascot", MASCOT)
own("decay ally", ALLY)


@rule("vcard:8.1.0.1/decay", "vcard:8.1.0.1/decay/6")
def test_decay_costs_a_level_after_each_combat_and_stays() -> None:
    """V-24: no constant malus; a lasting counter each time, so it adds up."""
    mine = Side(back=[BLANK, BLANK], counters={0: 1, 1: 1}, tokens={2: ["decay", "decay"]})
    s = Scene(mine, Side(back=[BLANK, BLANK]), turn=6)
    rotten = s.vt(A, 2)
    assert power(s.t, rotten) == 8, "nothing before combat"
    s.to_combat()
    s.pick(A, s.vt(A, 1))
    s.pick(B, s.vt(B, 1))
    assert s.t.round == 2 and power(s.t, rotten) == 6 and s.tokens(A, 2) == {"decay": 2}
    for _ in range(12):
        s.end_turn(s.t.active)
    assert s.t.round == 3 and power(s.t, rotten) == 4 and s.tokens(A) == {"decay": 2}


@rule("vcard:8.1.0.1/decay")
def test_it_happens_in_the_debuffs_step_of_the_vts_own_player() -> None:
    """V-24, 7.4.2.2: before passives after combat."""
    s = Scene(
        Side(back=[BLANK], counters={0: 1}),
        Side(back=["decay harvest", BLANK], tokens={2: ["decay"]}),
        turn=6,
    )
    s.to_combat()
    s.pick(B, s.vt(B, 2))
    assert s.t.round == 2 and s.pl(B) == 6
    assert s.log("effects", "counter", "decayed") == ["effects", "effects", "decayed", "counter"]


@rule("vcard:8.1.0.1/decay/1", "vcard:8.1.0.1/decay/2", "vcard:8.2.7.1")
def test_decay_goes_on_the_opponents_vts_only() -> None:
    s = Scene(
        Side(back=[BLANK], hand=["decay any"]), Side(back=[BLANK], mascot="decay mascot", allies={0: ["decay ally"]})
    )
    s.play(A, "boost", "decay any")
    assert s.offered(A) == [s.vt(B), s.vt(B, 1)], "no VT of mine, no Mascot, Ally or spot"
    s.pick(A, s.vt(B, 1))
    assert s.tokens(B, 1) == {"decay": 1} and s.pl(B, 1) == 8


@rule("vcard:8.1.0.1/decay/5", "vcard:8.2.7.3")
@pytest.mark.parametrize("before", [0, 2])
def test_decay_stacks(before: int) -> None:
    s = Scene(Side(hand=["decay thrice"]), Side(tokens={0: ["decay"] * before}))
    s.play(A, "boost", "decay thrice")
    assert s.tokens(B) == {"decay": before + 3}


@rule("vcard:8.1.0.1/decay/5")
def test_three_tokens_cost_three() -> None:
    s = Scene(Side(back=[BLANK], counters={0: 1}, tokens={1: ["decay"] * 3}), Side(back=[BLANK]), turn=6)
    s.to_combat()
    assert s.t.round == 2 and s.pl(A) == 5 and s.said("decayed") == [("decayed", A, BLANK, (-3, spot(A)))]


@rule("vcard:8.1.0.1/decay/4")
def test_decay_goes_with_its_vt() -> None:
    s = Scene(Side(hand=["decay recall"]), Side(back=[BLANK], tokens={1: ["decay"] * 2}))
    s.play(A, "boost", "decay recall")
    s.pick(A, s.vt(B, 1))
    assert s.t.tokens == () and s.log("lift") == ["lift", "lift"]
    s = Scene(Side(back=[BLANK], counters={0: 1}, tokens={0: ["decay"]}), Side(back=[BLANK]), turn=6)
    s.to_combat()
    assert s.t.tokens == () and not s.log("decayed"), "the Active VT of the combat is gone before it would decay"


@rule("vcard:8.1.0.1/decay/6", "vcard:8.2.7.2")
def test_only_an_effect_removes_decay() -> None:
    s = Scene(Side(hand=["decay cleanse"], tokens={0: ["decay"]}), Side(tokens={0: ["decay", "decay"]}))
    s.play(A, "boost", "decay cleanse")
    assert s.t.tokens == ()


@rule("vcard:8.1.0.1/decay")
def test_decay_stays_when_its_vt_evolves() -> None:
    s = Scene(Side(hand=["decay 9"], tokens={0: ["decay"]}))
    s.play(A, "evolve", "decay 9", s.vt(A))
    assert s.tokens(A) == {"decay": 1}
