"""8.2.6 and 8.2.7: what Buffs and Status Effects have in common."""

from __future__ import annotations

from itertools import permutations

import pytest

from kaimaku.games.vcard.card import BOOST, REINFORCEMENT, VTUBER
from kaimaku.games.vcard.lang import (
    ON_IT,
    ON_YOURS,
    OPP_SPOT,
    OPP_STATUS,
    OPP_VT,
    YOUR_VT,
    Bless,
    Bolster,
    Burn,
    Comma,
    Decay,
    Draw,
    Exalt,
    Feed,
    Fracture,
    RemoveStatus,
    Submerge,
    Swap,
    plain,
    reply,
)
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

BUFFS = {"food": Feed, "bless": Bless, "bolster": Bolster}
ON_VTS = {"decay": Decay, "exalt": Exalt, "submerge": Submerge}
ON_SPOTS = {"burn": Burn, "fracture": Fracture}
for _name, _verb in BUFFS.items():
    own(f"buff {_name}", BOOST, plain(_verb(YOUR_VT)))
for _name, _verb in ON_VTS.items():
    own(f"status {_name}", BOOST, plain(_verb(OPP_VT)))
    own(f"status {_name} comma", BOOST, plain(Comma(_verb(OPP_VT), Draw(1))))
for _name, _verb in ON_SPOTS.items():
    own(f"status {_name}", BOOST, plain(_verb(OPP_SPOT)))
own("status remove", BOOST, plain(RemoveStatus()))
own("status remove mine", BOOST, plain(RemoveStatus(ON_YOURS)))
own("status answer", REINFORCEMENT, reply(OPP_STATUS.after, RemoveStatus(ON_IT)), series="STATUS")
own("status swap", BOOST, plain(Swap()))
own("status vt", VTUBER)


@rule("vcard:8.2.6.2")
def test_different_buffs_lie_together() -> None:
    s = Scene(Side(hand=["buff bless", "buff bolster"], tokens={0: ["food", "food"]}))
    s.play(A, "boost", "buff bless")
    s.play(A, "boost", "buff bolster")
    assert s.tokens(A) == {"food": 2, "bless": 1, "bolster": 1}


@rule("vcard:8.2.6.3")
@pytest.mark.parametrize(("kind", "after"), [("food", 2), ("bless", 2), ("bolster", 1)])
def test_whether_a_buff_stacks_is_its_own_matter(kind: str, after: int) -> None:
    s = Scene(Side(hand=[f"buff {kind}"], tokens={0: [kind]}))
    s.play(A, "boost", f"buff {kind}")
    assert s.tokens(A) == {kind: after}


@rule("vcard:8.2.7.3")
@pytest.mark.parametrize(("kind", "after"), [("decay", 2), ("exalt", 2), ("submerge", 1), ("burn", 1), ("fracture", 2)])
def test_whether_a_status_effect_stacks_is_its_own_matter(kind: str, after: int) -> None:
    everywhere = {place: [kind] for place in range(5)}
    s = Scene(Side(hand=[f"status {kind}"]), Side(back=[BLANK] * 4, tokens=everywhere))
    s.play(A, "boost", f"status {kind}")
    if after == 2:
        s.pick(A, s.offered(A)[0])
    assert s.prompt() == "vcard:main" and s.tokens(B) == {kind: after}


@rule("vcard:8.2.7.4")
@pytest.mark.parametrize(("old", "new"), list(permutations(ON_VTS, 2)))
def test_a_vt_takes_one_kind_of_status_effect(old: str, new: str) -> None:
    """V-19: it is no legal target, so what follows a comma fails."""
    s = Scene(Side(hand=[f"status {new}"]), Side(back=[BLANK, BLANK], tokens={1: [old]}))
    s.play(A, "boost", f"status {new}")
    assert s.offered(A) == [s.vt(B), s.vt(B, 2)]
    s = Scene(Side(hand=[f"status {new} comma"]), Side(tokens={0: [old]}))
    s.play(A, "boost", f"status {new} comma")
    assert s.tokens(B) == {old: 1} and s.hand(A) == []


@rule("vcard:8.2.7.5")
@pytest.mark.parametrize(("old", "new"), list(permutations(ON_SPOTS)))
def test_a_spot_takes_one_kind_of_status_effect(old: str, new: str) -> None:
    s = Scene(Side(hand=[f"status {new}"]), Side(tokens={0: [old]}))
    s.play(A, "boost", f"status {new}")
    assert s.offered(A) == [spot(B, place) for place in range(1, 5)]


@rule("vcard:8.2.7.4", "vcard:8.2.7.5")
@pytest.mark.parametrize("on_vt", list(ON_VTS))
@pytest.mark.parametrize("on_spot", list(ON_SPOTS))
def test_a_vt_and_its_spot_are_two_places(on_vt: str, on_spot: str) -> None:
    """V-19."""
    s = Scene(Side(hand=[f"status {on_vt}"]), Side(tokens={0: [on_spot]}))
    s.play(A, "boost", f"status {on_vt}")
    assert s.tokens(B) == {on_vt: 1, on_spot: 1}
    s = Scene(Side(hand=[f"status {on_spot}"]), Side(tokens={0: [on_vt]}))
    s.play(A, "boost", f"status {on_spot}")
    s.pick(A, spot(B))
    assert s.tokens(B) == {on_vt: 1, on_spot: 1}


@rule("vcard:8.2.7.4", "vcard:8.2.7.5")
def test_a_decayed_vt_may_move_to_a_burned_spot() -> None:
    """V-19."""
    s = Scene(Side("status vt", back=[BLANK], hand=["status swap"], tokens={0: ["decay"], 1: ["burn"]}))
    s.play(A, "boost", "status swap")
    assert s.tokens(A, 1) == {"decay": 1, "burn": 1} and s.pl(A, 1) == 6


@rule("vcard:8.2.7.1")
@pytest.mark.parametrize("kind", [*ON_VTS, *ON_SPOTS])
def test_a_status_effect_goes_on_the_opponents_side(kind: str) -> None:
    s = Scene(Side(back=[BLANK], hand=[f"status {kind}"]), Side(back=[BLANK]))
    s.play(A, "boost", f"status {kind}")
    theirs = {s.vt(B), s.vt(B, 1)} if kind in ON_VTS else {spot(B, place) for place in range(5)}
    assert set(s.offered(A)) == theirs


@rule("vcard:8.2.7.2")
@pytest.mark.parametrize("kind", [*ON_VTS, *ON_SPOTS])
def test_a_status_effect_stays_through_turns_and_combats(kind: str) -> None:
    s = Scene(Side(back=[BLANK, BLANK], counters={0: 1}, tokens={2: [kind]}), Side(back=[BLANK, BLANK]), turn=6)
    s.to_combat()
    s.pick(A, s.vt(A, 1))
    s.pick(B, s.vt(B, 1))
    for _ in range(4):
        s.end_turn(s.t.active)
    assert s.t.round == 2 and s.tokens(A, 2) == {kind: 1}


@rule("vcard:8.2.7.7")
def test_removing_takes_a_single_token() -> None:
    s = Scene(Side(hand=["status remove"], tokens={0: ["decay"] * 3}))
    s.play(A, "boost", "status remove")
    assert s.tokens(A) == {"decay": 2} and s.log("lift") == ["lift"]


@rule("vcard:8.2.7.7")
def test_which_status_effect_is_removed_is_chosen() -> None:
    mine = Side(back=[BLANK], hand=["status remove"], tokens={0: ["exalt", "exalt", "bless"], 1: ["burn"]})
    s = Scene(mine, Side(tokens={0: ["submerge"]}))
    s.play(A, "boost", "status remove")
    by_stamp = {x.stamp: x for x in s.t.tokens}
    assert len(s.offered(A)) == 3, "one of each kind and place: Exalt, Burn, Submerge; a Buff is no Status Effect"
    burn = next(stamp for stamp in s.offered(A) if by_stamp[stamp].at == spot(A, 1))
    s.pick(A, burn)
    assert s.tokens(A, 1) == {} and s.tokens(A) == {"exalt": 2, "bless": 1} and s.tokens(B) == {"submerge": 1}


@rule("vcard:8.2.7.7")
def test_a_text_may_speak_of_ones_own_side_only() -> None:
    mine = Side(back=[BLANK], hand=["status remove mine"], tokens={0: ["exalt"], 1: ["burn"]})
    s = Scene(mine, Side(back=[BLANK], tokens={0: ["submerge"], 1: ["fracture"]}))
    s.play(A, "boost", "status remove mine")
    by_stamp = {x.stamp: x.at for x in s.t.tokens}
    assert [by_stamp[stamp] for stamp in s.offered(A)] == [s.vt(A), spot(A, 1)]


@rule("vcard:8.2.7.7")
def test_a_status_effect_of_a_spot_that_has_the_number_of_a_card() -> None:
    mine = Side(deck=[], hand=["status remove mine", *[BLANK] * 4], tokens={0: ["burn"]})
    s = Scene(mine, Side(deck=[], tokens={0: ["burn"]}))
    assert s.vt(A) == spot(A)
    s.play(A, "boost", "status remove mine")
    assert (s.tokens(A), s.tokens(B)) == ({}, {"burn": 1})


@rule("vcard:8.2.7.7")
@pytest.mark.parametrize("kind", [*ON_VTS, *ON_SPOTS])
def test_a_text_may_speak_of_the_place_a_status_effect_was_laid_on(kind: str) -> None:
    """Another kind of place at the same VT, or another VT, is not "it"."""
    other = "burn" if kind in ON_VTS else "decay"
    s = Scene(
        Side(hand=[f"status {kind}"]),
        Side(back=[BLANK], hand=["status answer"], tokens={0: [other], 1: ["exalt"]}),
        sets="TEST,STATUS",
    )
    s.do(A, "boost", f"status {kind}")
    if s.prompt() != "vcard:window":
        s.pick_only(A, s.vt(B) if kind in ON_VTS else spot(B))
    assert s.tokens(B) == {other: 1, kind: 1}
    s.do(B, "reply", "status answer", -1)
    s.settle()
    assert s.tokens(B) == {other: 1} and s.tokens(B, 1) == {"exalt": 1}


@rule("vcard:8.2.7.7", "vcard:8.1.0.1/bolster/2")
def test_removing_what_lies_on_a_spot_is_done_to_no_vt() -> None:
    """V-05 (5): not even where the spot has the number of a Bolstered VT."""
    theirs = Side(deck=[], hand=[BLANK] * 13, tokens={0: ["burn", "bolster"]})
    s = Scene(Side(deck=[], hand=["status remove"]), theirs)
    assert s.vt(B) == spot(B)
    s.play(A, "boost", "status remove")
    assert s.tokens(B) == {"bolster": 1}
