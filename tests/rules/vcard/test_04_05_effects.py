"""4.5: targets, commas and periods."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard import GAME
from kaimaku.games.vcard.table import DECK, zone
from kaimaku.kernel.chance import check_forced, force
from kaimaku.kernel.decisions import NO, YES
from tests.rule import rule
from tests.rules.vcard.position import WHITE, A, B, Scene, Side, spot

PIGGY, GACHA, RECALL, REHEARSAL, AMPERE = "CCD-046", "CCD-096", "CCD-103", "CCD-104", "CCD-049"


@rule("vcard:1.1.0.3", "vcard:4.1.3.4b", "vcard:4.1.3.4c")
def test_a_condition_that_cannot_be_met_in_full() -> None:
    s = Scene(Side(hand=["two for two", GACHA]), Side())
    s.do(A, "boost", "two for two")
    s.passes(B)
    assert s.hand(A) == [GACHA] and len(zone(s.t, A, DECK)) == 20 and s.discard(A) == ["TEST-two for two"]


@rule("vcard:1.1.0.3")
def test_a_condition_that_can_be_met() -> None:
    s = Scene(Side(hand=["two for two", GACHA, RECALL]), Side())
    s.do(A, "boost", "two for two")
    s.passes(B)
    assert s.hand(A) == [WHITE, WHITE] and len(zone(s.t, A, DECK)) == 18
    assert sorted(s.discard(A)) == [GACHA, RECALL, "TEST-two for two"]


@rule("vcard:4.5.1.3", "vcard:4.5.2.2", "vcard:4.5.2.3")
def test_comma_and_period_without_a_target() -> None:
    s = Scene(Side(hand=["comma", "period"]), Side())
    s.do(A, "boost", "comma")
    s.passes(B)
    assert not s.log("draw", "counter"), "the comma stops"
    s.do(A, "boost", "period")
    s.passes(B)
    assert s.log("draw", "counter") == ["draw"], "the period goes on"
    assert s.discard(A) == ["TEST-comma", "TEST-period"]


@rule("vcard:4.5.1.2", "vcard:4.5.2.2")
@pytest.mark.parametrize("name", ["comma", "period"])
def test_comma_and_period_with_a_target(name: str) -> None:
    s = Scene(Side(hand=[name]), Side(back=[WHITE, AMPERE]))
    s.do(A, "boost", name)
    assert s.t.asked == (A,), "the target is chosen on announcing, before anybody answers"
    s.do(A, "pick", "", s.vt(B, 7))
    assert s.t.asked == (B,)
    s.passes(B)
    assert (s.pl(B, 6), s.pl(B, 7)) == (8, 7) and s.log("draw", "counter") == ["counter", "draw"]


@rule("vcard:4.5.1.3", "vcard:4.5.2.2")
def test_nothing_is_chosen_behind_a_comma_that_does_not_trigger() -> None:
    s = Scene(Side(back=[WHITE], hand=["then mine"]), Side())
    s.do(A, "boost", "then mine")
    assert s.t.asked == (B,), "A was not asked for a VT of its own"
    s.passes(B)
    assert not s.log("counter")


@rule("vcard:4.5.1.2", "vcard:4.5.1.3", "vcard:4.5.1.4", "vcard:4.5.2.3")
@pytest.mark.parametrize(("name", "drawn"), [("comma", []), ("period", ["draw"])])
def test_a_target_that_left_counts_as_an_unmet_condition(name: str, drawn: list[str]) -> None:
    s = Scene(Side(hand=[name]), Side(back=[AMPERE], hand=["step back"]))
    target = s.vt(B, 6)
    s.do(A, "boost", name)
    s.do(B, "reply", "step back", 0)
    s.do(B, "pick", "", target)
    s.passes(B)
    s.passes(A)
    assert s.hand(B) == [AMPERE] and s.log("draw", "counter") == drawn


@rule("vcard:4.5.2.2", "vcard:4.5.1.3", "vcard:4.4.3.1")
def test_another_vt_is_never_itself() -> None:
    s = Scene(Side(hand=["another"]), Side())
    s.do(A, "play", "another", spot(A, 6))
    assert (s.pl(A), s.pl(A, 6)) == (9, 8) and s.log("draw") == ["draw"]
    alone = Scene(Side(active="", hand=["another"]), Side())
    alone.do(A, "play", "another", spot(A))
    assert alone.pl(A) == 8 and not alone.log("draw")


@rule("vcard:4.5.2.7", "vcard:1.1.0.3")
def test_may_is_asked_only_if_it_can_be_done() -> None:
    s = Scene(Side(hand=[PIGGY]), Side())
    s.t.coins[A] = 1
    s.do(A, "mascot", PIGGY)
    assert s.t.coins == [2, 0] and not s.log("draw"), "the Coin Pile stands alone, the comma behind it fails"
    rich = Scene(Side(hand=[PIGGY]), Side())
    rich.t.coins[A] = 2
    rich.do(A, "mascot", PIGGY)
    assert GAME.options(rich.t, A) == [YES, NO]
    GAME.decide(rich.t, A, YES)
    assert rich.t.coins == [0, 0] and len(rich.hand(A)) == 2


@rule("vcard:4.5.2.7")
def test_may_can_be_declined() -> None:
    s = Scene(Side(back=[WHITE], hand=[RECALL]), Side())
    s.do(A, "boost", RECALL)
    s.do(A, "pick", "", s.vt(A, 6))
    s.passes(B)
    GAME.decide(s.t, A, NO)
    assert s.hand(A) == [] and s.vt(A, 6) >= 0


@rule("vcard:8.2.11.2", "vcard:4.1.1.3f", "vcard:1.1.0.5")
def test_a_returned_stack_leaves_its_lower_cards_and_allies_behind() -> None:
    s = Scene(Side(active="CCD-001|CCD-002", back=[AMPERE], hand=["CCD-114", "recall"]), Side(active="snap draw"))
    marlo = s.vt(A)
    s.do(A, "ally", "CCD-114", marlo)
    s.passes(B)
    assert s.pl(A) == 10
    s.do(A, "boost", "recall")
    s.do(A, "pick", "", marlo)
    s.passes(B)
    assert "CCD-002" in s.hand(A) and sorted(s.discard(A)) == ["CCD-001", "CCD-114", "TEST-recall"]
    assert s.pl(A) == 8 and not s.t.hosts, "the Backstage VT moved up at once"


@rule("vcard:8.2.2.2", "vcard:1.1.0.5")
def test_moving_the_active_vt_away_refills_before_the_rest_goes_on() -> None:
    s = Scene(Side(back=["", AMPERE], hand=[REHEARSAL]), Side(active="snap draw"))
    marlo, ampere = s.vt(A), s.vt(A, 7)
    s.do(A, "boost", REHEARSAL)
    s.do(A, "pick", "", marlo)
    s.passes(B)
    s.do(A, "pick", "", spot(A, 8))
    assert {option[1] for option in GAME.options(s.t, A)} == {marlo, ampere}, "the moved one may come back (V-36)"
    s.do(A, "pick", "", ampere)
    assert s.vt(A) == ampere and s.pl(A, 8) == 9 and s.pl(A) == 8


@rule("vcard:8.1.0.1/crit")
@pytest.mark.parametrize(("coin", "hand", "discard"), [(1, [WHITE, WHITE, AMPERE], 1), (0, [], 2)])
def test_crit(coin: int, hand: list[str], discard: int) -> None:
    s = Scene(Side(hand=[GACHA, AMPERE]), Side())
    force(s.t, coin)
    s.do(A, "boost", GACHA)
    s.passes(B)
    check_forced(s.t)
    assert s.hand(A) == hand and len(s.discard(A)) == discard


@rule("vcard:8.2.10.1", "vcard:4.1.1.6b")
def test_the_deck_runs_out_in_mid_draw() -> None:
    side = Side(active="CCD-001|CCD-002", back=[AMPERE], hand=["CCD-003"], deck=[WHITE], discard=[WHITE] * 10)
    s = Scene(side, Side())
    s.do(A, "evolve", "CCD-003", s.vt(A))
    s.passes(B)
    assert (s.pl(A), s.pl(A, 6)) == (9, 7) and len(zone(s.t, A, DECK)) == 9 and s.discard(A) == []


@rule("vcard:8.1.0.1/positive", "vcard:8.1.0.1/negative", "vcard:6.2.2.2g")
def test_positive_in_front_negative_behind() -> None:
    s = Scene(Side(active=AMPERE, back=[AMPERE]), Side(active="snap draw"))
    s.do(A, "lock", "", s.vt(A))
    s.passes(B)
    assert s.log("draw", "counter") == ["draw"]
    s.do(A, "lock", "", s.vt(A, 6))
    s.passes(B)
    assert s.log("draw", "counter") == ["draw", "counter"] and s.pl(A) == 9
