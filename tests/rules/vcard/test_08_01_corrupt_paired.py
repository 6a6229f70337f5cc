"""8.1: Corrupt moves the pairing of a Mascot to its VT."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, VTUBER
from kaimaku.games.vcard.lang import (
    OPP_VT,
    THIS_VT,
    TO_HAND,
    VT,
    YOUR_ACTIVE,
    YOUR_VT,
    Corrupt,
    Decay,
    Draw,
    Has,
    If,
    Paired,
    RemoveStatus,
    Return,
    While,
    lock,
    plain,
)
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own

own("corrupt any", BOOST, plain(Corrupt(VT)))
own("corrupt one", BOOST, plain(Corrupt(YOUR_VT)))
own("corrupt front", BOOST, plain(Corrupt(YOUR_ACTIVE)))
own("corrupt asks", VTUBER, lock(If(Paired(THIS_VT), Draw(1))))
own("corrupt ally", ALLY, plain(While(Paired(THIS_VT), Has(+2, THIS_VT))))
own("corrupt mascot", MASCOT, pairs="corrupt asks")
own("corrupt foreigner", MASCOT, pairs="corrupt asks", series="CORRUPT")
own("corrupt stranger", MASCOT, pairs="nobody")
own("corrupt asks 9", VTUBER, pl=9, line="corrupt asks")
own("corrupt recall", BOOST, plain(Return(YOUR_VT, TO_HAND)))
own("corrupt cure", BOOST, plain(RemoveStatus()))
own("corrupt decay", BOOST, plain(Decay(OPP_VT)))


@rule("vcard:8.1.0.1/paired")
@pytest.mark.parametrize(
    ("mascot", "front", "pl"),
    [
        ("corrupt mascot", "corrupt asks", 9),
        ("corrupt mascot", "corrupt asks|corrupt asks 9", 10),
        ("corrupt mascot", BLANK, 8),
        ("corrupt stranger", "corrupt asks", 8),
        ("", "corrupt asks", 8),
    ],
)
def test_a_mascot_is_paired_with_the_vt_it_shows(mascot: str, front: str, pl: int) -> None:
    s = Scene(Side(front, mascot=mascot))
    assert s.pl(A) == pl


@rule("vcard:8.1.0.1/paired")
def test_a_mascot_of_another_set_is_not_paired() -> None:
    s = Scene(Side("corrupt asks", mascot="corrupt foreigner"))
    assert s.pl(A) == 8


@rule("vcard:8.1.0.1/paired")
def test_a_face_down_vt_shows_no_name() -> None:
    """V-45."""
    s = Scene(b=Side("corrupt asks", mascot="corrupt mascot", face_down=(0,)))
    assert s.pl(B) == 8
    s.end_turn(A)
    assert s.pl(B) == 9


@rule("vcard:8.1.0.1/paired")
def test_without_corrupt_only_the_active_vt_is_paired() -> None:
    """C2, V-23: a change of the pairing is what allows the Backstage."""
    s = Scene(Side(back=["corrupt asks"], mascot="corrupt mascot"))
    assert s.pl(A, 1) == 8
    s.play(A, "lock", "corrupt asks")
    assert s.hand(A) == []


@rule("vcard:8.1.0.1/corrupt")
def test_the_mascot_is_paired_with_the_corrupted_vt() -> None:
    """V-23: wherever it is, whatever its name; the VT that was Paired loses it."""
    s = Scene(Side("corrupt asks", back=[BLANK], hand=["corrupt one"], mascot="corrupt mascot"))
    assert (s.pl(A), s.pl(A, 1)) == (9, 8)
    s.play(A, "boost", "corrupt one")
    s.pick(A, s.vt(A, 1))
    assert s.tokens(A, 1) == {"corrupt": 1} and (s.pl(A), s.pl(A, 1)) == (8, 9) and s.terms(A, 1)["paired"] == 1
    s.play(A, "lock", "corrupt asks")
    assert s.hand(A) == [], "it is not Paired any more"


@rule("vcard:8.1.0.1/corrupt")
def test_an_effect_may_ask_for_the_pairing() -> None:
    tokens = {1: ["corrupt"]}
    s = Scene(Side(back=["corrupt asks"], mascot="corrupt stranger", tokens=tokens, allies={1: ["corrupt ally"]}))
    assert s.pl(A, 1) == 11, "+1 for the pairing, +2 by its Ally"
    s.play(A, "lock", "corrupt asks")
    assert len(s.hand(A)) == 1


@rule("vcard:8.1.0.1/corrupt")
def test_without_a_mascot_the_token_waits() -> None:
    """V-23."""
    s = Scene(Side(back=[BLANK], hand=["corrupt stranger"], tokens={1: ["corrupt"]}))
    assert s.pl(A, 1) == 8
    s.play(A, "mascot", "corrupt stranger")
    assert s.pl(A, 1) == 9


@rule("vcard:8.1.0.1/corrupt/1")
def test_corrupt_is_neither_buff_nor_status_effect() -> None:
    """V-19: it blocks nothing, nothing blocks it, and nothing that removes a Status Effect takes it."""
    s = Scene(
        Side(hand=["corrupt cure", "corrupt one", "corrupt decay"], tokens={0: ["decay", "bless"]}),
        Side(tokens={0: ["corrupt"]}),
    )
    s.play(A, "boost", "corrupt one")
    assert s.tokens(A) == {"decay": 1, "bless": 1, "corrupt": 1}
    s.play(A, "boost", "corrupt cure")
    assert s.tokens(A) == {"bless": 1, "corrupt": 1}
    s = Scene(Side(hand=["corrupt cure", "corrupt decay"]), Side(tokens={0: ["corrupt"]}))
    s.play(A, "boost", "corrupt cure")
    assert s.tokens(B) == {"corrupt": 1}
    s.play(A, "boost", "corrupt decay")
    assert s.tokens(B) == {"corrupt": 1, "decay": 1}


@rule("vcard:8.1.0.1/corrupt/1", "vcard:8.1.0.1/corrupt/2")
def test_corrupt_goes_on_any_vt_that_is_named() -> None:
    s = Scene(Side(back=[BLANK], hand=["corrupt any"], mascot="corrupt mascot"), Side(mascot="corrupt stranger"))
    s.play(A, "boost", "corrupt any")
    assert s.offered(A) == [s.vt(A), s.vt(A, 1), s.vt(B)], "VTs of both sides, no spot and no Mascot"
    s.pick(A, s.vt(B))
    assert s.pl(B) == 9, "paired with the Mascot of its own player"


@rule("vcard:8.1.0.1/corrupt/4")
def test_a_paired_vt_that_is_corrupted_gains_a_level() -> None:
    """V-23: a lasting counter, and the token."""
    s = Scene(Side("corrupt asks", hand=["corrupt front"], mascot="corrupt mascot"))
    s.play(A, "boost", "corrupt front")
    assert s.tokens(A) == {"corrupt": 1} and s.pl(A) == 10 and s.terms(A)["counter"] == 1


@rule("vcard:8.1.0.1/corrupt/4", "vcard:8.1.0.1/corrupt/8")
def test_a_corrupted_vt_that_is_corrupted_again_gains_a_level_each_time() -> None:
    s = Scene(Side(hand=["corrupt front", "corrupt front"], tokens={0: ["corrupt"]}))
    s.play(A, "boost", "corrupt front")
    s.play(A, "boost", "corrupt front")
    assert s.tokens(A) == {"corrupt": 1} and s.pl(A) == 10 and s.terms(A)["counter"] == 2


@rule("vcard:8.1.0.1/corrupt/4")
def test_the_first_time_gives_no_level() -> None:
    s = Scene(Side(hand=["corrupt front"]))
    s.play(A, "boost", "corrupt front")
    assert s.tokens(A) == {"corrupt": 1} and s.pl(A) == 8


@rule("vcard:8.1.0.1/corrupt/5", "vcard:8.1.0.1/corrupt/6")
def test_a_player_has_one_corrupted_vt() -> None:
    mine = Side(back=[BLANK], hand=["corrupt one"], mascot="corrupt stranger", tokens={0: ["corrupt"]})
    s = Scene(mine, Side(tokens={0: ["corrupt"]}))
    s.play(A, "boost", "corrupt one")
    s.pick(A, s.vt(A, 1))
    assert (s.tokens(A), s.tokens(A, 1), s.tokens(B)) == ({}, {"corrupt": 1}, {"corrupt": 1})
    assert (s.pl(A), s.pl(A, 1)) == (8, 9)


@rule("vcard:8.1.0.1/corrupt/7")
def test_the_mascot_has_its_own_pairing_again_when_the_vt_is_gone() -> None:
    mine = Side("corrupt asks", back=[BLANK], hand=["corrupt recall"], mascot="corrupt mascot", tokens={1: ["corrupt"]})
    s = Scene(mine)
    assert s.pl(A) == 8
    s.play(A, "boost", "corrupt recall")
    s.pick(A, s.vt(A, 1))
    assert s.t.tokens == () and s.pl(A) == 9


@rule("vcard:8.1.0.1/corrupt/7")
def test_corrupt_goes_with_the_active_vt_after_combat() -> None:
    s = Scene(Side(back=["corrupt asks"], mascot="corrupt mascot", tokens={0: ["corrupt"]}), Side(back=[BLANK]), turn=6)
    s.to_combat()
    assert s.t.round == 2 and s.t.points == [1, 0] and s.t.tokens == () and s.pl(A) == 9
