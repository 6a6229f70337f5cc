"""Why not: each reason with its rule, what is missing, and the cards that cause it."""

from __future__ import annotations

import pytest

from kaimaku.games.desk import BadHandle
from kaimaku.games.vcard.table import HAND, zone
from kaimaku.wire.common import Refusal
from tests.server.desks.vcard.laid import A, B, Scene, Side, card, laid, vt
from tests.server.desks.vcard.sight import DESK


def why(s: Scene, thing: str, target: str = "", seat: int = A) -> Refusal:
    """The first reason against it."""
    found = DESK.because(s.t, seat, thing, target)
    assert found.reasons, found.can
    return found.reasons[0].why


def can(s: Scene, thing: str, target: str = "", seat: int = A) -> list[str]:
    return [words.en for words in DESK.because(s.t, seat, thing, target).can]


def missing(s: Scene, thing: str, target: str = "", seat: int = A) -> str:
    found = why(s, thing, target, seat).missing
    assert found is not None and found.ja
    return found.en


def test_what_can_be_done_with_a_card() -> None:
    s = laid(Side(active="CCD-001", hand=["CCD-002"]))
    assert can(s, card(s, A, "CCD-002")) == ["Evolve [Marlo Brinewick](CCD-001) into [Marlo Brinewick](CCD-002)"]
    assert can(s, vt(s, A)) == [
        "Evolve [Marlo Brinewick](CCD-001) into [Marlo Brinewick](CCD-002)",
        "Lock [Marlo Brinewick](CCD-001). Low Tide: Draw 1 card. High Tide: +1 PL to this VT.",
    ]


def test_an_evolution_without_its_lower_stage() -> None:
    s = laid(Side(active="CCD-004", hand=["CCD-002", "CCD-006"]))
    assert why(s, card(s, A, "CCD-002")).rule == "vcard:4.1.1.3b"
    assert missing(s, card(s, A, "CCD-002")) == "Marlo Brinewick PL8 on your board"
    assert (why(s, card(s, A, "CCD-006")).rule, missing(s, card(s, A, "CCD-006"))) == (
        "vcard:4.1.1.3c",
        "evolve it to PL9 first",
    )
    s = laid(Side(active="CCD-004|CCD-005", hand=["CCD-005"]))
    (mine,) = zone(s.t, A, HAND)
    assert missing(s, f"c{s.t.handles[mine]}", vt(s, A)) == "it's already PL9"


def test_no_room() -> None:
    s = laid(Side(active="CCD-001", back=["CCD-004", "CCD-007", "CCD-013", "CCD-016"], hand=["CCD-019"]))
    assert (why(s, card(s, A, "CCD-019")).rule, missing(s, card(s, A, "CCD-019"))) == (
        "vcard:4.1.1.4a",
        "an empty spot",
    )
    s = laid(Side(active="CCD-001", hand=["CCD-019"]))
    assert why(s, card(s, A, "CCD-019"), "s0.0").rule == "vcard:4.1.1.4a"
    assert why(s, card(s, A, "CCD-019"), "s1.1").rule == "vcard:3.1.3.3"
    assert len(can(s, card(s, A, "CCD-019"), "s0.3")) == 1


def test_supports_are_used_up() -> None:
    s = laid(Side(active="CCD-001", hand=["CCD-114", "CCD-114", "CCD-116"]))
    s.play(A, "ally", "CCD-114", s.vt(A))
    s.play(A, "ally", "CCD-114", s.vt(A))
    assert why(s, card(s, A, "CCD-116")).rule == "vcard:4.1.3.2"
    assert missing(s, card(s, A, "CCD-116")) == "2 of 2 played; more on your next turn"


def test_the_card_that_lowers_the_limit_is_named() -> None:
    s = laid(Side(hand=["CCD-071"]), Side(active="CCD-001", hand=["CCD-114", "CCD-116"]))
    s.play(A, "mascot", "CCD-071")
    s.end_turn(A)
    s.play(B, "ally", "CCD-114", s.vt(B))
    found = why(s, card(s, B, "CCD-116"), seat=B)
    assert found.cards == ["CCD-071"] and found.missing is not None and found.missing.en.startswith("1 of 1 played")


def test_one_mascot_and_one_world_a_turn() -> None:
    s = laid(Side(hand=["CCD-010", "CCD-011", "CCD-092", "CCD-093"]))
    s.play(A, "mascot", "CCD-010")
    s.play(A, "world", "CCD-092")
    for name, rule in (("CCD-011", "vcard:4.1.2.4"), ("CCD-093", "vcard:4.1.4.2")):
        assert (why(s, card(s, A, name)).rule, missing(s, card(s, A, name))) == (rule, "from your next turn on")


def test_what_is_locked_already() -> None:
    s = laid(Side(active="CCD-001", locked=["CCD-001"]))
    assert (why(s, vt(s, A)).rule, missing(s, vt(s, A))) == ("vcard:4.4.2.5", "it Unlocks after combat")


def test_three_for_two() -> None:
    s = laid(Side(hand=["CCD-001", "CCD-010"]))
    assert missing(s, "trade") == "2 of 3 cards in hand"
    s = laid(Side(hand=["CCD-001", "CCD-010", "CCD-002", "CCD-003"]))
    assert can(s, "trade") == ["Discard three cards, draw two, and end your turn"]
    s.play(A, "mascot", "CCD-010")
    assert missing(s, "trade") == "as your first action of a turn"


def test_a_reinforcement_waits_for_its_moment() -> None:
    s = laid(Side(hand=["CCD-126"]))
    assert (why(s, card(s, A, "CCD-126")).rule, missing(s, card(s, A, "CCD-126"))) == (
        "vcard:4.6.3.1",
        "When your Opp. plays a Support",
    )
    s = laid(Side(hand=["CCD-094"]), Side(active="CCD-001", hand=["CCD-126", "CCD-131", "CCD-114"]))
    s.do(A, "boost", "CCD-094")
    assert can(s, card(s, B, "CCD-126"), "e0", B) == [
        "Respond to [Riptide Contract](CCD-094) with [Stream Snipe](CCD-126)"
    ]
    assert can(s, "e0", "", B) == ["Respond to [Riptide Contract](CCD-094) with [Stream Snipe](CCD-126)"]
    assert missing(s, card(s, B, "CCD-131"), "", B) == "When your Opp. plays a World"
    assert missing(s, card(s, B, "CCD-114"), "", B) == "your own Main Phase"
    assert why(s, card(s, B, "CCD-114"), "", B).rule == "vcard:4.6.4.3"


def test_an_ally_that_does_not_go_there() -> None:
    s = laid(Side(active="CCD-001", tokens={0: ["submerge"]}, hand=["CCD-114"]), Side(active="CCD-013"))
    assert missing(s, card(s, A, "CCD-114"), vt(s, A)) == "a VTuber that isn't Submerged"
    assert missing(s, card(s, A, "CCD-114"), vt(s, B)) == "one of your VTubers"


def test_things_nobody_acts_with() -> None:
    s = laid(Side(active="CCD-001|CCD-002", discard=["CCD-100"], allies={0: ["CCD-114"]}), world="CCD-092")
    below = f"c{s.t.handles[s.vt(A)]}"
    rules = {
        "deck:0": "vcard:6.2.1.2-1",
        "deck:1": "vcard:3.1.3.3",
        card(s, A, "CCD-100"): "vcard:3.1.5.1",
        card(s, A, "CCD-114"): "vcard:4.1.3.5",
        "world": "vcard:4.1.4.3",
        f"c{s.t.handles[s.card(A, 'CCD-002')]}": "vcard:4.1.1.3g",
        "s0.1": "vcard:4.1.1.4a",
        vt(s, B): "vcard:3.1.3.3",
    }
    assert {thing: why(s, thing).rule for thing in rules} == rules
    assert can(s, below)[0].startswith("Lock [Marlo Brinewick](CCD-002)")  # it keeps the effect


def test_whoever_is_not_asked_is_told_whose_turn_it_is() -> None:
    s = laid(Side(), Side(hand=["CCD-114"]))
    assert why(s, card(s, B, "CCD-114"), "", B).words.en == "It's {0}'s turn."


def test_in_a_pick() -> None:
    s = laid(Side(active="CCD-001", back=["CCD-004", "CCD-013"], hand=["CCD-101", "CCD-114"]))
    s.do(A, "boost", "CCD-101")
    assert can(s, vt(s, A)) == ["Swap [Marlo Brinewick](CCD-001)"]
    assert missing(s, "done") == "2 more to choose"
    assert why(s, card(s, A, "CCD-114")).cards == ["CCD-101"]


def test_handles_that_name_nothing() -> None:
    s = laid(Side(), Side(hand=["CCD-114"]))
    hidden = card(s, B, "CCD-114")
    odd = ("c0", "m0", "m99999", "s2.0", "s0.5", "e0", "q0", "h1.CCD-114.0", "-", "x1", "deck:2", "м1", "m²", "")
    for handle in (hidden, *odd):
        with pytest.raises(BadHandle):
            DESK.because(s.t, A, handle, "")


def test_the_game_is_over() -> None:
    s = laid()
    DESK.game.decide(s.t, B, ("concede",))
    assert why(s, "pass").words.en == "The game is over."
