"""4.1.1.3-4.1.1.6: evolving, what stays, and what is drawn."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, BY_ID, MASCOT, VTUBER
from kaimaku.games.vcard.lang import OPP_VT, PL, THIS_VT, TO_DECK, YOUR_ACTIVE, Draw, Has, Return, lock, plain, snap
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

NOVA = own("4.1.1 nova", VTUBER, lock(PL(+1, THIS_VT)), line="4.1.1 nova")
NOVA_9 = own("4.1.1 nova 9", VTUBER, pl=9, line=NOVA)
NOVA_10 = own("4.1.1 nova 10", VTUBER, pl=10, line=NOVA)
VEGA = own("4.1.1 vega", VTUBER, snap(Draw(1)), line="4.1.1 vega")
VEGA_9 = own("4.1.1 vega 9", VTUBER, pl=9, line=VEGA)
ELSEWHERE = own("4.1.1 nova of another set", VTUBER, pl=9, line=NOVA, series="ELSE")
PAL = own("4.1.1 pal", ALLY, plain(Has(+1)))
DOG = own("4.1.1 dog", MASCOT)
SEND_HOME = own("4.1.1 send home", BOOST, plain(Return(OPP_VT, TO_DECK)))
PLUS = own("4.1.1 plus", BOOST, plain(PL(+1, YOUR_ACTIVE)))


@rule("vcard:4.1.1.3b", "vcard:4.1.1.5a", "vcard:4.1.1.6a", "vcard:6.2.2.2h", "vcard:4.1.1.3c")
def test_a_higher_card_of_the_same_vtuber_goes_on_top() -> None:
    """V-26: in the turn it was played, and twice in one turn."""
    s = Scene(Side(hand=[NOVA, NOVA_9, NOVA_10], deck=[BLANK] * 9))
    s.play(A, "play", NOVA, spot(A, 1))
    s.play(A, "evolve", NOVA_9, s.vt(A, 1))
    s.play(A, "evolve", NOVA_10, s.vt(A, 1))
    assert s.stack(A, 1) == [NOVA, NOVA_9, NOVA_10] and s.pl(A, 1) == 10


@rule("vcard:4.1.1.3b", "vcard:4.1.1.2a")
def test_only_ones_own_vt_of_that_name_evolves() -> None:
    s = Scene(Side(active=NOVA, back=[VEGA], hand=[NOVA_9]), Side(active=NOVA))
    assert [o for o in s.options(A) if o[0] == "evolve"] == [s.option(A, "evolve", NOVA_9, s.vt(A))]
    assert s.refused(A, s.option(A, "evolve", NOVA_9, s.vt(A, 1))) == "vcard:4.1.1.3b"
    assert s.refused(A, s.option(A, "evolve", NOVA_9, s.vt(B))) == "vcard:4.1.1.3b"


@rule("vcard:4.1.1.3c", "vcard:4.1.1.3d", "vcard:4.1.1.6a")
def test_no_stage_is_left_out() -> None:
    s = Scene(Side(active=NOVA, back=[f"{NOVA}|{NOVA_9}"], hand=[NOVA_9, NOVA_10]))
    low, high = s.vt(A), s.vt(A, 1)
    offered = [o for o in s.options(A) if o[0] == "evolve"]
    assert offered == [s.option(A, "evolve", NOVA_9, low), s.option(A, "evolve", NOVA_10, high)]
    assert s.refused(A, s.option(A, "evolve", NOVA_10, low)) == "vcard:4.1.1.3c"
    assert s.refused(A, s.option(A, "evolve", NOVA_9, high)) == "vcard:4.1.1.3c"
    s.play(A, "evolve", NOVA_9, low)
    assert s.option(A, "evolve", NOVA_10, low) in s.options(A)


@rule("vcard:4.1.1.5a", "vcard:4.1.1.6a", "vcard:4.1.1.4a")
@pytest.mark.parametrize("name", [NOVA_9, NOVA_10])
def test_an_evolution_goes_to_no_empty_spot(name: str) -> None:
    s = Scene(Side(active="", hand=[name]))
    for place in range(5):
        assert s.refused(A, s.option(A, "play", name, spot(A, place))) == "vcard:4.1.1.5a"
    assert s.options(A) == [("pass",)]


@rule("vcard:4.1.1.3h", "vcard:4.1.1.2g")
def test_sets_do_not_mix() -> None:
    s = Scene(Side(active=NOVA, hand=[ELSEWHERE]))
    assert s.refused(A, s.option(A, "evolve", ELSEWHERE, s.vt(A))) == "vcard:4.1.1.3h"
    assert not [o for o in s.options(A) if o[0] == "evolve"]


@rule("vcard:4.1.1.3b", "vcard:4.1.1.2a")
def test_the_line_counts_and_not_the_printed_name() -> None:
    s = Scene(Side(active="S1-001|S1-002", hand=["S1-003"]))
    assert BY_ID["S1-003"].facts.name != BY_ID["S1-001"].facts.name
    s.play(A, "evolve", "S1-003", s.vt(A))
    assert s.pl(A) == 10


@rule("vcard:4.1.1.3i", "vcard:4.1.1.5b", "vcard:4.1.1.3g")
def test_editions_of_one_set_mix() -> None:
    """An edition is no property of a card in play: Shylily PL9 of set 1 goes on Shylily PL8 of set 1, whichever."""
    s = Scene(Side(active="S1-022", hand=["S1-023"]))
    s.play(A, "evolve", "S1-023", s.vt(A))
    assert s.stack(A) == ["S1-022", "S1-023"] and s.pl(A) == 9 and s.hand(A) == [BLANK]


@rule("vcard:4.1.1.5b", "vcard:4.1.1.6b")
def test_one_card_for_a_pl9_and_two_for_a_pl10() -> None:
    s = Scene(Side(active=NOVA, hand=[NOVA_9, NOVA_10, DOG], deck=[BLANK] * 9), Side(deck=[BLANK] * 9))
    s.play(A, "evolve", NOVA_9, s.vt(A))
    assert s.hand(A) == sorted([NOVA_10, DOG, BLANK]) and len(s.deck(A)) == 8
    s.play(A, "evolve", NOVA_10, s.vt(A))
    assert s.hand(A) == sorted([DOG, BLANK, BLANK, BLANK]) and len(s.deck(A)) == 6
    assert len(s.deck(B)) == 9 and s.hand(B) == []


@rule("vcard:4.1.1.3e")
def test_everything_on_it_stays() -> None:
    """Allies, Buffs, Status Effects, counters, and its Lock state too (V-26)."""
    s = Scene(
        Side(
            active=NOVA,
            allies={0: [PAL, PAL]},
            tokens={0: ["food", "food", "decay", "burn"]},
            counters={0: 3},
            locked=[NOVA],
            hand=[NOVA_9],
        )
    )
    before = s.pl(A)
    s.play(A, "evolve", NOVA_9, s.vt(A))
    assert s.allies(A) == [PAL, PAL] and s.tokens(A) == {"food": 2, "decay": 1, "burn": 1}
    assert s.terms(A) == {"printed": 9, "counter": 3, "food": 2, "burn": -2, "ally": 2} and s.pl(A) == before + 1
    assert s.refused(A, ("lock", s.vt(A))) == "vcard:4.4.2.5"


@rule("vcard:4.1.1.3f")
def test_only_the_highest_card_is_a_target() -> None:
    """V-28: it goes back, what lies beneath is discarded, and the Active Spot is filled at once."""
    s = Scene(Side(hand=[SEND_HOME]), Side(active=f"{NOVA}|{NOVA_9}|{NOVA_10}", back=["", VEGA], deck=[BLANK] * 3))
    s.do(A, "boost", SEND_HOME)
    assert s.offered(A) == [s.vt(B), s.vt(B, 2)], "two VTs, two targets: the lower stages are none"
    s.pick(A, s.vt(B))
    assert NOVA_10 in s.deck(B) and sorted(s.discard(B)) == sorted([NOVA, NOVA_9])
    assert s.stack(B) == [VEGA]


@rule("vcard:4.1.1.3g", "vcard:4.1.1.5c", "vcard:4.1.1.6c")
@pytest.mark.parametrize("stack", [f"{NOVA}|{NOVA_9}", f"{NOVA}|{NOVA_9}|{NOVA_10}"])
def test_the_effect_of_the_pl8_is_kept(stack: str) -> None:
    s = Scene(Side(active=stack))
    before = s.pl(A)
    s.play(A, "lock", NOVA)
    assert s.pl(A) == before + 1 and s.terms(A)["counter"] == 1


@rule("vcard:4.4.3.1", "vcard:4.1.1.5c")
def test_evolving_is_no_second_snap() -> None:
    """V-26: evolving plays a card, but the PL8's Snap does not trigger again."""
    s = Scene(Side(active=VEGA, hand=[VEGA_9]))
    s.play(A, "evolve", VEGA_9, s.vt(A))
    assert s.log("draw") == ["draw"], "the draw of the evolution alone"


@rule("vcard:4.1.1.4c", "vcard:6.2.2.2e", "vcard:4.1.1.4a")
def test_any_number_of_pl8s_in_a_turn() -> None:
    s = Scene(Side(active="", hand=[NOVA, NOVA, VEGA, NOVA, VEGA, NOVA]))
    for place, name in enumerate((NOVA, VEGA, NOVA, VEGA, NOVA)):
        assert s.option(A, "play", name, spot(A, place)) in s.options(A)
        s.play(A, "play", name, spot(A, place))
    assert [s.stack(A, place) for place in range(5)] == [[NOVA], [VEGA], [NOVA], [VEGA], [NOVA]]
