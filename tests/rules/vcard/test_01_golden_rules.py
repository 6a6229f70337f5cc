"""1.1.0: cards over rules, "can't" over "can", conditions in full, and the empty Active Spot."""

from __future__ import annotations

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, REINFORCEMENT, VTUBER
from kaimaku.games.vcard.lang import (
    OPP_ACTIVE,
    OPP_PLAYS_BOOST,
    PL,
    TO_HAND,
    YOUR_ACTIVE,
    Comma,
    Discard,
    Draw,
    MoreSupports,
    Move,
    Only,
    OnlySupports,
    Return,
    Salvage,
    passive,
    plain,
    reply,
    snap,
)
from kaimaku.games.vcard.rules.timing import REFILL
from kaimaku.games.vcard.table import HAND, zone
from kaimaku.kernel.frames import DONE, PROGRAMS, push
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

PLUS = own("1.1 plus", BOOST, plain(PL(+1, YOUR_ACTIVE)))
PAL = own("1.1 pal", ALLY)
ONE_MORE = own("1.1 one more", VTUBER, passive(MoreSupports(1)))
ONLY_ONE = own("1.1 only one", MASCOT, passive(OnlySupports(1)))
TWO_FOR_TWO = own("1.1 two for two", BOOST, plain(Comma(Discard(2), Draw(2))))
BANISH = own("1.1 banish", BOOST, plain(Return(OPP_ACTIVE, TO_HAND), PL(-1, OPP_ACTIVE)))
STEP_BACK = own("1.1 step back", BOOST, plain(Move(YOUR_ACTIVE), Draw(1)))
FIRE = own("1.1 fire", VTUBER, element="fire")
FIRE_9 = own("1.1 fire 9", VTUBER, pl=9, line=FIRE, element="fire")
PICKY = own("1.1 picky", ALLY, plain(Only("fire")))
SALVAGE = own("1.1 salvage", BOOST, plain(Salvage()))
T = "T110"
ANSWER = own("1.1 answer", REINFORCEMENT, reply(OPP_PLAYS_BOOST.when, Draw(1)), series=T)
GREET = own("1.1 greet", VTUBER, snap(PL(+1, YOUR_ACTIVE)))


@rule("vcard:1.1.0.1")
def test_a_card_that_contradicts_a_rule_is_followed() -> None:
    """Two Supports in a turn are the rule; a card that allows a third is right, and only it."""
    for back, played in (([ONE_MORE], 3), ([BLANK], 2)):
        s = Scene(Side(back=back, hand=[PLUS] * 4))
        for _ in range(played):
            s.play(A, "boost", PLUS)
        assert s.refused(A, s.option(A, "boost", PLUS)) == "vcard:4.1.3.2"
        assert s.pl(A) == 8 + played


@rule("vcard:1.1.0.1", "vcard:4.1.3.5a")
def test_a_card_may_forbid_what_the_rules_allow() -> None:
    """An Ally that says to whom it may be attached, and a card that may not be played for now."""
    s = Scene(Side(active=FIRE, back=[BLANK, f"{FIRE}|{FIRE_9}"], hand=[PICKY, PICKY]))
    held = s.option(A, "ally", PICKY)
    assert [o for o in s.options(A) if o[0] == "ally"][:2] == [(*held, s.vt(A)), (*held, s.vt(A, 2))]
    assert s.refused(A, (*held, s.vt(A, 1))) == "vcard:1.1.0.1"
    s = Scene(Side(hand=[SALVAGE, PLUS], discard=[PLUS]))
    s.play(A, "boost", SALVAGE)
    fresh, found = (c for c in zone(s.t, A, HAND))
    assert s.refused(A, ("boost", found)) == "vcard:1.1.0.1"
    s.play(A, "boost", "", fresh)
    assert s.pl(A) == 9
    s.end_turn(A)
    s.end_turn(B)
    assert s.refused(A, ("boost", found)) == "vcard:1.1.0.1", "not in a later turn either"
    s.to_combat()
    assert s.t.active == A and ("boost", found) in s.options(A), "until after combat, as it says"


@rule("vcard:1.1.0.1", "vcard:4.1.3.6b")
def test_what_may_not_be_played_answers_nothing_either() -> None:
    s = Scene(Side(hand=[SALVAGE], discard=[ANSWER]), Side(hand=[PLUS]), sets=T)
    s.play(A, "boost", SALVAGE)
    s.end_turn(A)
    s.do(B, "boost", PLUS)
    assert s.options(A) == [("pass",)] and s.refused(A, s.option(A, "reply", ANSWER, 0)) == "vcard:1.1.0.1"


@rule("vcard:1.1.0.2", "vcard:4.1.3.2")
def test_a_prohibition_beats_a_permission() -> None:
    s = Scene(Side(back=[ONE_MORE], mascot=ONLY_ONE, hand=[PLUS, PLUS, PAL]))
    s.play(A, "boost", PLUS)
    assert s.pl(A) == 9
    assert s.refused(A, s.option(A, "boost", PLUS)) == "vcard:4.1.3.2"
    assert s.refused(A, s.option(A, "ally", PAL, s.vt(A))) == "vcard:4.1.3.2"
    assert {o[0] for o in s.options(A)} == {"pass"}


@rule("vcard:1.1.0.2")
def test_the_prohibition_binds_the_opponent_too() -> None:
    s = Scene(Side(mascot=ONLY_ONE), Side(back=[ONE_MORE], hand=[PLUS, PLUS]))
    s.end_turn(A)
    s.play(B, "boost", PLUS)
    assert s.refused(B, s.option(B, "boost", PLUS)) == "vcard:4.1.3.2"


@rule("vcard:1.1.0.3", "vcard:4.1.3.4b", "vcard:4.1.3.4c")
def test_half_a_condition_is_none() -> None:
    s = Scene(Side(hand=[TWO_FOR_TWO, PAL], deck=[BLANK] * 20))
    s.play(A, "boost", TWO_FOR_TWO)
    assert s.hand(A) == [PAL] and len(s.deck(A)) == 20, "neither the discard nor the draw"
    assert s.discard(A) == [TWO_FOR_TWO]


@rule("vcard:1.1.0.3", "vcard:4.5.0.3")
def test_the_whole_condition_gives_the_whole_effect() -> None:
    s = Scene(Side(hand=[TWO_FOR_TWO, PAL, PAL], deck=[BLANK] * 20))
    s.play(A, "boost", TWO_FOR_TWO)
    assert s.hand(A) == [BLANK, BLANK] and len(s.deck(A)) == 18
    assert sorted(s.discard(A)) == sorted([TWO_FOR_TWO, PAL, PAL])


@rule("vcard:1.1.0.5", "vcard:4.6.1.1", "vcard:4.6.1.2")
def test_an_empty_active_spot_is_filled_before_anything_goes_on() -> None:
    """V-36: its owner chooses at once, without a window, and the rest of the effect meets the new Active VT."""
    s = Scene(Side(hand=[BANISH]), Side(back=["", BLANK, GREET]))
    s.play(A, "boost", BANISH)
    assert s.t.asked == (B,) and s.options(B) == [("pick", s.vt(B, 2)), ("pick", s.vt(B, 3))]
    assert not s.log("counter"), "the second sentence waits"
    s.pick(B, s.vt(B, 3))
    assert s.stack(B) == [GREET] and s.pl(B) == 7 and s.t.asked == (A,)


@rule("vcard:1.1.0.5")
def test_nobody_on_the_backstage_leaves_the_spot_empty() -> None:
    s = Scene(Side(hand=[BANISH]), Side())
    s.play(A, "boost", BANISH)
    assert not s.stack(B) and s.t.asked == (A,) and s.prompt() == "vcard:main"


@rule("vcard:1.1.0.5")
def test_an_active_vt_that_moved_away_may_be_the_one_to_come_back() -> None:
    """V-36: the spot it left is filled from the Backstage, where it stands now too."""
    s = Scene(Side(back=[GREET], hand=[STEP_BACK]))
    s.play(A, "boost", STEP_BACK)
    front = s.vt(A)
    s.pick(A, spot(A, 3))
    assert s.offered(A) == [s.vt(A, 1), front] and s.vt(A, 3) == front
    assert not s.log("draw"), "the draw comes after it"
    s.pick(A, front)
    assert s.vt(A) == front and s.log("draw") == ["draw"]


@rule("vcard:1.1.0.5")
def test_a_vt_played_behind_an_empty_active_spot_moves_up_before_its_snap() -> None:
    """V-36, V-06."""
    s = Scene(Side(active="", hand=[GREET]))
    s.play(A, "play", GREET, spot(A, 2))
    assert s.stack(A) == [GREET] and not s.stack(A, 2)
    assert s.log("play", "move", "counter") == ["play", "move", "counter"] and s.pl(A) == 9


@rule("vcard:1.1.0.5", "vcard:7.4.1.1", "vcard:7.4.1.2")
def test_nothing_is_filled_during_combat() -> None:
    """V-36: both Active VTs are discarded before either side moves anybody up."""
    s = Scene(Side(back=[BLANK]), Side(active="CCD-001|CCD-002", back=[BLANK]), turn=6)
    s.end_turn(A)
    s.end_turn(B)
    assert s.told("fall", "move") == [
        ("fall", B, "CCD-002"),
        ("fall", A, BLANK),
        ("move", B, BLANK),
        ("move", A, BLANK),
    ]


@rule("vcard:1.1.0.5")
def test_with_nobody_left_nobody_moves_up() -> None:
    """Both spots were empty; what happened while the other one was filled took the last VT of this side."""
    s = Scene(Side(active=""))
    push(s.t, REFILL, A)
    assert PROGRAMS[REFILL].steps[0](s.t, s.t.frames[-1]) == DONE
