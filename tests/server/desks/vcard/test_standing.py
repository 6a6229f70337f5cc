"""Priority: who may be passed for, what concerns a seat, and which cards it could hold on to."""

from __future__ import annotations

from tests.server.desks.vcard.laid import A, B, Side, laid
from tests.server.desks.vcard.sight import DESK


def test_a_window_is_open_to_one_seat_in_sight_of_all() -> None:
    s = laid(Side(hand=["CCD-101"], back=["CCD-001"]), Side(hand=["CCD-114"]))
    assert not DESK.window(s.t) and not DESK.idle(s.t, A)
    s.do(A, "boost", "CCD-101")
    assert DESK.window(s.t) and DESK.view(s.t, None).priority == B
    assert DESK.idle(s.t, B)


def test_what_could_be_played_is_what_one_may_hold_on_to() -> None:
    s = laid(Side(hand=["CCD-101"], back=["CCD-001"]), Side(hand=["CCD-126", "CCD-129", "CCD-127", "CCD-114"]))
    s.do(A, "boost", "CCD-101")
    could = DESK.holding(s.t, B)
    assert could >= {"CCD-126", "CCD-127"} and not could & {"CCD-129", "CCD-114"} and not DESK.idle(s.t, B)
    assert DESK.holding(s.t, A) == set()
    other = laid(Side(hand=["CCD-101"], back=["CCD-001"]), Side(hand=["CCD-114"]))
    other.do(A, "boost", "CCD-101")
    assert DESK.holding(other.t, B) == could  # what one is asked about must not tell what one has


def test_what_is_aimed_at_a_side_concerns_it() -> None:
    s = laid(Side(hand=["CCD-094"]), Side(active="CCD-001"))
    s.do(A, "boost", "CCD-094")  # Undertow on it
    assert DESK.window(s.t) and DESK.concerns(s.t, B)
    s = laid(Side(hand=["CCD-101"], back=["CCD-001"]), Side(active="CCD-001"))
    s.do(A, "boost", "CCD-101")
    assert DESK.window(s.t) and not DESK.concerns(s.t, B)


def test_an_answer_to_ones_own_card_concerns_its_player() -> None:
    s = laid(Side(hand=["CCD-101", "CCD-135"], back=["CCD-001"]), Side(hand=["CCD-126"]))
    s.do(A, "boost", "CCD-101")
    s.do(B, "reply", "CCD-126", 0)
    s.passes(B)
    assert DESK.view(s.t, None).priority == A and DESK.concerns(s.t, A)


def test_what_has_happened_to_a_side_concerns_it() -> None:
    s = laid(Side(active="CCD-001", back=["CCD-004"]), Side(active="CCD-013"))
    s.do(A, "lock", "CCD-004")  # Coastline: Submerge
    while not s.t.frames[-1].slots[3] or s.t.frames[-1].num(5) == 0:
        s.passes(s.t.asked[0])
    assert DESK.window(s.t) and DESK.view(s.t, None).priority == B
    said = DESK.question(s.t, B, 1, True).words
    assert said is not None and DESK.concerns(s.t, B) == ("Submerge" in said.en)


def test_outside_of_windows_everything_concerns_everybody() -> None:
    s = laid()
    assert DESK.concerns(s.t, A) and DESK.concerns(s.t, B) and DESK.playing(s.t, A) and DESK.asides(s.t, A, True) == []
