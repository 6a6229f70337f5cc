"""8.1: Revive sends a VT back into its deck, Undertow Locks a card of the opponent's."""

from __future__ import annotations

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, VTUBER
from kaimaku.games.vcard.lang import (
    OPP_LOCKS,
    OPP_LOCKS_VT,
    OPP_VT,
    THIS_VT,
    YOUR_CARD,
    YOUR_VT,
    Comma,
    Draw,
    Revive,
    Undertow,
    Unlock,
    Whenever,
    lock,
    passive,
    plain,
    snap,
)
from kaimaku.games.vcard.lang import PL as Level
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

own("revive mine", BOOST, plain(Revive(YOUR_VT)))
own("revive theirs", BOOST, plain(Revive(OPP_VT)))
own("revive plain", VTUBER)
own("revive 9", VTUBER, pl=9, line=BLANK)
own("revive 10", VTUBER, pl=10, line=BLANK)
own("revive ally", ALLY)

own("undertow one", BOOST, plain(Undertow(1)))
own("undertow two", BOOST, plain(Undertow(2)))
own("undertow comma", BOOST, plain(Comma(Undertow(1), Draw(1))))
own("undertow lock", VTUBER, lock(Draw(1)))
own("undertow snap", VTUBER, snap(Draw(1)))
own("undertow ally", ALLY, lock(Draw(1)))
own("undertow mascot", MASCOT, lock(Draw(1)))
own("undertow watcher", VTUBER, passive(Whenever(OPP_LOCKS_VT.when, Level(+1, THIS_VT))))
own("undertow watcher after", VTUBER, passive(Whenever(OPP_LOCKS.after, Level(+1, THIS_VT))))
own("undertow unlock", BOOST, plain(Unlock(YOUR_CARD)))


@rule("vcard:8.1.0.1/revive", "vcard:8.1.0.1/revive/2", "vcard:8.2.11.2")
def test_a_revived_vt_goes_into_its_deck_and_all_it_had_is_discarded() -> None:
    """V-28: the highest card goes back, shuffled in; the others, Allies and tokens are discarded."""
    stack = f"{BLANK}|revive 9|revive 10"
    tokens = {1: ["decay", "food", "bless", "burn"]}
    mine = Side(back=[stack], hand=["revive mine"], deck=[BLANK] * 5, allies={1: ["revive ally"]}, tokens=tokens)
    s = Scene(mine)
    s.t.locked.add(s.vt(A, 1))
    s.play(A, "boost", "revive mine")
    s.pick(A, s.vt(A, 1))
    assert s.t.zones[spot(A, 1)] == [] and sorted(s.deck(A)) == [BLANK] * 5 + ["revive 10"]
    assert sorted(s.discard(A)) == [BLANK, "revive 9", "revive ally", "revive mine"]
    assert s.tokens(A, 1) == {"burn": 1} and len(s.t.tokens) == 1, "Burn is the spot's"
    assert s.log("shuffle") == ["shuffle"] and not any(s.t.known[c] for c in s.t.zones[0]) and not s.t.locked


@rule("vcard:8.1.0.1/revive")
def test_a_vt_of_the_opponents_goes_to_its_owners_deck() -> None:
    """V-41; and the empty Active Spot is filled at once (1.1.0.5)."""
    s = Scene(Side(hand=["revive theirs"]), Side("undertow snap", back=[BLANK], deck=[BLANK]))
    s.play(A, "boost", "revive theirs")
    s.pick(A, s.vt(B))
    assert sorted(s.deck(B)) == [BLANK, "undertow snap"] and s.stack(B) == [BLANK] and "undertow snap" not in s.deck(A)


@rule("vcard:8.1.0.1/revive")
def test_counters_do_not_come_back_with_it() -> None:
    s = Scene(Side(back=["revive plain"], hand=["revive mine"], deck=[], counters={1: 5}))
    s.play(A, "boost", "revive mine")
    s.pick(A, s.vt(A, 1))
    s.end_turn(A)
    s.end_turn(B)
    s.play(A, "play", "revive plain", spot(A, 1))
    assert s.pl(A, 1) == 8


@rule("vcard:8.1.0.1/undertow")
def test_undertow_locks_a_card_of_the_opponents() -> None:
    s = Scene(Side(hand=["undertow one"]), Side("undertow lock"))
    s.play(A, "boost", "undertow one")
    assert s.t.locked == {s.vt(B)} and s.said("undertow") == [("undertow", A, "undertow lock", ())]
    s.end_turn(A)
    assert s.refused(B, ("lock", s.vt(B))) == "vcard:4.4.2.5"


@rule("vcard:8.1.0.1/undertow/2")
def test_only_unlocked_cards_with_lock_can_be_chosen() -> None:
    theirs = Side(
        "undertow lock",
        back=["undertow snap", "undertow lock", BLANK],
        allies={0: ["undertow ally", "revive ally"]},
        mascot="undertow mascot",
        locked=["undertow lock"],
    )
    s = Scene(Side("undertow lock", hand=["undertow one"]), theirs)
    locked = s.t.locked.copy()
    s.play(A, "boost", "undertow one")
    free = next(vt for vt in (s.vt(B), s.vt(B, 2)) if vt not in locked)
    assert s.offered(A) == [free, s.card(B, "undertow ally"), s.card(B, "undertow mascot")]
    s.pick(A, s.card(B, "undertow mascot"))
    assert s.t.locked == locked | {s.card(B, "undertow mascot")}


@rule("vcard:8.1.0.1/undertow/2")
def test_a_face_down_vt_has_no_known_effect_type() -> None:
    """V-45."""
    s = Scene(Side(hand=["undertow comma"]), Side("undertow lock", face_down=(0,)))
    s.play(A, "boost", "undertow comma")
    assert not s.t.locked and s.hand(A) == [], "without a target what follows the comma fails"


@rule("vcard:8.1.0.1/undertow", "vcard:8.1.0.1/undertow/2")
def test_undertow_two_locks_two() -> None:
    s = Scene(Side(hand=["undertow two"]), Side("undertow lock", back=["undertow lock"]))
    s.play(A, "boost", "undertow two")
    assert s.t.locked == {s.vt(B), s.vt(B, 1)}


@rule("vcard:8.1.0.1/undertow/3")
def test_nothing_that_looks_for_locking_sees_it() -> None:
    """V-34: nor does the Lock effect of the card itself happen."""
    mine = Side("undertow watcher", back=["undertow watcher after"], hand=["undertow one"])
    s = Scene(mine, Side("undertow lock"))
    s.play(A, "boost", "undertow one")
    assert s.t.locked and (s.pl(A), s.pl(A, 1)) == (8, 8) and s.hand(B) == []
    s = Scene(mine, Side("undertow lock"))
    s.end_turn(A)
    before = len(s.hand(B))
    s.play(B, "lock", "undertow lock")
    assert (s.pl(A), s.pl(A, 1)) == (9, 9) and len(s.hand(B)) == before + 1, "Locking itself is seen by both"


@rule("vcard:8.1.0.1/undertow")
def test_an_undertowed_card_is_unlocked_as_any_other() -> None:
    """V-34: after combat, or by an effect; then it may be Locked by its player."""
    s = Scene(Side(hand=["undertow one"], counters={0: 1}), Side(back=["undertow lock"]), turn=6)
    s.play(A, "boost", "undertow one")
    s.to_combat()
    assert s.t.round == 2 and not s.t.locked
    s = Scene(Side(hand=["undertow one"]), Side("undertow lock", hand=["undertow unlock"]))
    s.play(A, "boost", "undertow one")
    s.end_turn(A)
    s.play(B, "boost", "undertow unlock")
    s.play(B, "lock", "undertow lock")
    assert s.t.locked == {s.vt(B)}
