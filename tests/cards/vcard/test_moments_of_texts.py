"""When a printed text happens: before or after what it names, and what else it must not take for that."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, VTUBER
from kaimaku.games.vcard.lang import OPP_ACTIVE, OPP_VT, PL, THIS_VT, Comma, Decay, Draw, lock, plain, snap
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

LOCKER = own("moments: a Lock", VTUBER, lock(PL(+1, THIS_VT)))
LOCKED_ALLY = own("moments: an Ally with Lock", ALLY, lock(Draw(1)))
SNAPPER = own("moments: a Snap", VTUBER, snap(PL(+3, THIS_VT)))
PLATINUM = own("moments: a Platinum Snap", VTUBER, snap(PL(+3, THIS_VT)), element="platinum")
MASCOT_SNAP = own("moments: a Mascot with Snap", MASCOT, snap(Draw(1)))
HIT = own("moments: a hit and a card", BOOST, plain(Comma(PL(-1, OPP_ACTIVE), Draw(1))))
ROT = own("moments: a rot and a card", BOOST, plain(Comma(Decay(OPP_VT), Draw(1))))
TWO = own("moments: two and a lift", BOOST, plain(Comma(Draw(2), PL(-3, OPP_ACTIVE))))


def replies(s: Scene, name: str) -> list[tuple[object, ...]]:
    card = s.card(B, name)
    return [o for o in s.options(B) if o[:2] == ("reply", card)] if B in s.t.asked else []


def answer(s: Scene, name: str) -> None:
    """B answers as soon as that Reinforcement is offered."""
    while not replies(s, name):
        s.passes(s.t.asked[0])
    option = replies(s, name)[0]
    s.do(B, "reply", "", *(int(str(n)) for n in option[1:]))
    s.settle()


# --- passives --------------------------------------------------------------------------------------------------------


@rule("vcard:4.6.6.3")
def test_puddlejump_waits_for_what_was_locked() -> None:
    s = Scene(Side(LOCKER), Side(back=["CCD-007"]))
    s.play(A, "lock", LOCKER)
    assert [line[1:3] for line in s.said("counter")] == [(A, LOCKER), (B, BLANK)]


def test_puddlejump_looks_at_vts_only() -> None:
    s = Scene(Side(allies={0: [LOCKED_ALLY]}), Side(back=["CCD-007"]))
    s.play(A, "lock", LOCKED_ALLY)
    assert s.pl(B) == 8


@rule("vcard:4.6.6.3")
def test_an_ally_is_gone_and_burned_for_before_the_deck_loses_a_card() -> None:
    s = Scene(Side("CCD-013", allies={0: ["CCD-114"]}), world="CCD-086")
    s.do(A, "lock", "CCD-013")
    s.pick(A, s.card(A, "CCD-114"))
    assert s.log("scrap", "token", "mill") == ["scrap", "token", "mill"]


@rule("vcard:4.6.6.3")
@pytest.mark.parametrize(
    ("world", "card", "verb", "kinds"),
    [
        ("CCD-088", PLATINUM, "play", ["counter", "coins"]),
        ("CCD-090", MASCOT_SNAP, "mascot", ["draw", "token"]),
    ],
)
def test_worlds_wait_for_the_snap_of_what_was_played(world: str, card: str, verb: str, kinds: list[str]) -> None:
    s = Scene(Side(hand=[card]), world=world)
    s.play(A, verb, card, *([spot(A, 1)] if verb == "play" else []))
    if s.prompt() == "vcard:pick":
        assert s.offered(A) == [spot(B, place) for place in range(5)]
        s.pick(A, spot(B))
    assert s.log(*kinds) == kinds


@rule("vcard:4.6.6.3", "vcard:8.2.2.3")
def test_the_first_move_counts_when_the_whole_text_is_done_and_for_one_of_the_two() -> None:
    s = Scene(Side(back=["", BLANK, BLANK], hand=["CCD-052"]), world="CCD-089")
    s.play(A, "play", "CCD-052", spot(A, 1))
    one, two = s.vt(A, 2), s.vt(A, 3)
    s.pick(A, one)  # only the other one lies behind it
    assert s.log("move", "draw") == ["move", "draw"] and s.offered(A) == [one, two]
    s.pick(A, one)
    assert s.log("move", "draw", "counter") == ["move", "draw", "counter"]


@rule("vcard:4.6.6.2", "vcard:7.4.1.1")
def test_megalodon_bites_when_the_combat_is_won_before_anybody_falls() -> None:
    s = Scene(Side(back=["S1-016", BLANK], counters={0: 1}), Side(hand=["CCD-096"]), turn=6)
    s.to_combat()
    s.pick(B, s.card(B, "CCD-096"))
    assert s.log("point", "discard", "fall")[:3] == ["point", "discard", "fall"]


# --- Reinforcements: A acts, B answers -------------------------------------------------------------------------------


@rule("vcard:4.6.6.3")
def test_a_snap_is_answered_once_it_is_over() -> None:
    s = Scene(Side(hand=[SNAPPER]), Side(SNAPPER, hand=["CCD-125"]))
    s.do(A, "play", SNAPPER, spot(A, 1))
    while not replies(s, "CCD-125"):
        s.passes(s.t.asked[0])
    assert s.pl(A, 1) == 11


@rule("vcard:4.6.6.3")
def test_a_lock_is_answered_once_it_is_over() -> None:
    s = Scene(Side(LOCKER), Side(hand=["CCD-128"]))
    s.do(A, "lock", LOCKER)
    answer(s, "CCD-128")
    assert [line[3][0] for line in s.said("counter")] == [+1, -1]


@rule("vcard:4.6.6.2")
def test_an_evolution_is_answered_before_its_draw() -> None:
    s = Scene(Side("CCD-001", hand=["CCD-002"]), Side(hand=["CCD-129"]))
    s.do(A, "evolve", "CCD-002", s.vt(A))
    answer(s, "CCD-129")
    assert [seat for _, seat, _ in s.told("draw")] == [B, A]


@rule("vcard:4.6.6.3")
@pytest.mark.parametrize(("boost", "reply"), [(HIT, "CCD-132"), (ROT, "CCD-130")])
def test_what_was_done_to_a_vt_is_answered_when_the_whole_text_is_done(boost: str, reply: str) -> None:
    s = Scene(Side(hand=[boost]), Side(back=["other blank"], hand=[reply]))
    s.do(A, "boost", boost)
    if s.prompt() == "vcard:pick":
        s.pick_only(A, s.vt(B))
    while not replies(s, reply):
        s.passes(s.t.asked[0])
    assert s.log("draw") == ["draw"]


@rule("vcard:4.6.6.2", "vcard:4.6.1.1", "vcard:4.6.1.3")
def test_two_cards_drawn_are_answered_in_the_middle_and_at_once() -> None:
    s = Scene(Side(hand=[TWO, "CCD-135"]), Side(hand=["CCD-134"]))
    s.do(A, "boost", TWO)
    while not replies(s, "CCD-134"):
        s.passes(s.t.asked[0])
    assert s.log("counter") == [], "before the text goes on"
    s.do(B, "reply", "", *(int(str(n)) for n in replies(s, "CCD-134")[0][1:]))
    assert s.hand(B) == [BLANK], "nobody can cancel what is immediate"


@rule("vcard:4.1.3.6a")
@pytest.mark.parametrize(
    ("reply", "verb", "card", "answers"),
    [
        ("CCD-126", "ally", "CCD-114", True),
        ("CCD-126", "mascot", MASCOT_SNAP, False),
        ("CCD-127", "ally", "CCD-114", False),
        ("CCD-127", "boost", TWO, True),
        ("CCD-135", "boost", TWO, False),
    ],
)
def test_which_cards_may_be_answered(reply: str, verb: str, card: str, answers: bool) -> None:
    s = Scene(Side(hand=[card]), Side(hand=[reply]))
    s.do(A, verb, card, *([s.vt(A)] if verb == "ally" else []))
    assert bool(replies(s, reply)) is answers


@rule("vcard:4.5.1.2")
def test_the_ally_that_was_attached_returns_and_no_other() -> None:
    s = Scene(Side(hand=["CCD-114"], allies={0: [LOCKED_ALLY]}), Side(hand=["CCD-124"]))
    s.do(A, "ally", "CCD-114", s.vt(A))
    answer(s, "CCD-124")
    assert s.hand(A) == ["CCD-114"] and s.allies(A) == [LOCKED_ALLY]
