"""How the look-ahead plays VCard: what it does with a position, one decision or one turn at a time."""

from __future__ import annotations

from random import Random

import pytest

from kaimaku.bots import bot
from kaimaku.games.vcard.bots.levels import levels
from kaimaku.games.vcard.bots.picks import sets_to_try
from kaimaku.games.vcard.bots.player import ENOUGH_ACTIONS
from kaimaku.games.vcard.bots.score import score
from kaimaku.games.vcard.bots.weights import WEIGHTS
from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, VTUBER
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.lang import (
    PL,
    THIS_VT,
    YOUR_ACTIVE,
    YOUR_CARD,
    YOUR_VT,
    Draw,
    Generate,
    Greed,
    Has,
    HighTide,
    Invoke,
    Jolt,
    LowTide,
    Swap,
    Unlock,
    lock,
    plain,
    snap,
)
from kaimaku.games.vcard.rules.power import power
from kaimaku.games.vcard.table import ACTIONS, HAND, SIDE, count, vts, zone
from kaimaku.kernel.decisions import PASS, Option
from tests.properties.vcard_play import walk
from tests.vcard.scene import BLANK, A, B, Opening, Scene, Side, own, spot
from tests.vcard.scene import plain as name_of

NINE = own("bot nine", VTUBER, pl=9, line=BLANK)
TEN = own("bot ten", VTUBER, pl=10, line=BLANK)
STRAY = own("bot stray", VTUBER, pl=9, line="nobody's")
OTHER_STRAY = own("bot other stray", VTUBER, pl=10, line="nobody's")
DRAWER = own("bot drawer", VTUBER, lock(Draw(1)))
TIDAL = own("bot tidal", VTUBER, lock(LowTide(Draw(1)), HighTide(PL(+1, THIS_VT))))
SOURCE = own("bot source", VTUBER, lock(Generate(2)))
CALLER = own("bot caller", VTUBER, lock(Invoke(2, PL(+2, THIS_VT))))
OPENER = own("bot opener", VTUBER, lock(Unlock(YOUR_CARD)))
SPARK = own("bot spark", VTUBER, snap(Jolt(Draw(1))))
HUNGRY = own("bot hungry", VTUBER, lock(Greed(2, PL(+1, THIS_VT))))
SWITCH = own("bot switch", BOOST, plain(Swap()))
PUSH = own("bot push", BOOST, plain(PL(+1, YOUR_VT)))
USELESS = own("bot useless", BOOST, plain(HighTide(PL(+1, YOUR_ACTIVE))))
FAN = own("bot fan", ALLY, plain(Has(+1)))
PET = own("bot pet", MASCOT, pairs=BLANK)
DULL = [STRAY] * 20  # a deck with nothing in it that would be played at once
SNIPE, NEGATE = "CCD-126", "CCD-135"  # cancel a Support; cancel a Reinforcement


def choice(s: Scene, seat: int = A, chance: int = 1) -> Option:
    return bot("greedy", GAME.name).choose(GAME, s.t, seat, Random(chance))


def turn(s: Scene, seat: int = A) -> list[tuple[str, str]]:
    """What the bot does until it passes: verbs and cards. The other passes where it is asked."""
    did = []
    rng = Random(5)
    now = s.t.turn
    while s.t.turn == now and s.t.result is None:
        asked = s.t.asked[0]
        option = (
            bot("greedy", GAME.name).choose(GAME, s.t, asked, rng) if asked == seat else GAME.options(s.t, asked)[0]
        )
        if s.prompt() == "vcard:main" and option != PASS:
            did.append((str(option[0]), name_of(s.t, int(option[1])) if len(option) > 1 else ""))
        GAME.decide(s.t, asked, option)
    return did


def last_turn(s: Scene) -> Scene:
    """A has the last turn before combat."""
    s.t.taken = [6, 6]
    s.t.first = B
    return s


def test_it_builds_a_full_board() -> None:
    s = Scene(Side(hand=[BLANK] * 5))
    assert turn(s) == [("play", BLANK)] * 4


def test_it_sets_up_every_pl8_with_the_one_it_can_evolve_in_front() -> None:
    s = Opening(Side(hand=["other blank", NINE, BLANK, SWITCH, "other blank"]))
    placed = []
    while s.prompt() == "vcard:place" and s.t.asked == (A,):
        option = choice(s)
        placed.append((name_of(s.t, int(option[1])), option[2]) if option != PASS else ("", -1))
        GAME.decide(s.t, A, option)
    assert placed[0] == (BLANK, spot(A))
    assert [name for name, _ in placed[1:]] == ["other blank", "other blank", ""]


def test_it_evolves_the_active_vt_as_far_as_it_can() -> None:
    s = Scene(Side(active=BLANK, back=["other blank"], hand=[TEN, NINE], deck=DULL))
    assert turn(s) == [("evolve", NINE), ("evolve", TEN)]
    assert s.stack(A) == [BLANK, NINE, TEN]


def test_it_plays_a_mascot_that_is_paired() -> None:
    s = Scene(Side(hand=[PET]))
    assert turn(s) == [("mascot", PET)]


def test_it_locks_what_brings_something_and_nothing_else() -> None:
    s = Scene(Side(active="CCD-004", back=[DRAWER], deck=DULL))  # Coastline: nothing happens in the Active Spot
    assert turn(s) == [("lock", DRAWER)]


def test_it_waits_for_the_high_tide_with_its_active_vt() -> None:
    assert turn(Scene(Side(active=TIDAL), turn=3)) == []
    s = Scene(Side(active=TIDAL), turn=4)
    assert turn(s) == [("lock", TIDAL)] and s.pl(A) == 9


def test_it_makes_mana_only_for_somebody_who_invokes() -> None:
    s = Scene(Side(active=CALLER, back=[SOURCE]))
    assert turn(s) == [("lock", SOURCE), ("lock", CALLER)] and s.pl(A) == 10
    assert turn(Scene(Side(back=[SOURCE]))) == []


def test_it_does_not_go_round_in_circles() -> None:
    """Unlocking oneself leads nowhere; unlocking somebody who can draw again does."""
    assert turn(Scene(Side(active=OPENER))) == []
    s = Scene(Side(active=OPENER, back=[DRAWER], locked=[DRAWER], deck=DULL))
    assert turn(s) == [("lock", OPENER), ("lock", DRAWER)]
    s = Scene(Side(hand=[BLANK]))
    s.t.used[ACTIONS, A] = ENOUGH_ACTIONS
    assert choice(s) == PASS


def test_jolt_comes_first() -> None:
    s = Scene(Side(back=["other blank"] * 3, hand=[NINE, SPARK]))
    assert turn(s)[:2] == [("play", SPARK), ("evolve", NINE)]
    s = Scene(Side(back=["other blank"] * 3, hand=[NINE, "other blank"]))
    assert turn(s)[:2] == [("evolve", NINE), ("play", "other blank")], "otherwise it is the other way round"


def test_before_combat_the_strongest_comes_to_the_front() -> None:
    def scene(theirs: int) -> Scene:
        mine = Side(active="other blank", back=[BLANK], hand=[SWITCH], counters={1: 3})
        return last_turn(Scene(mine, Side(counters={0: theirs}), turn=6))

    s = scene(1)
    assert turn(s) == [("boost", SWITCH)] and s.t.points == [1, 0]
    s = scene(4)  # 12 against 11: it is lost either way, so the better one is spared
    assert turn(s) == [] and s.t.points == [0, 1]


def test_it_spends_on_the_combat_what_decides_it() -> None:
    s = last_turn(Scene(Side(hand=[PUSH], back=[BLANK]), Side(back=[BLANK]), turn=6))
    assert turn(s) == [("boost", PUSH)] and s.t.points == [1, 0]
    assert s.hand(A) != [PUSH]


def test_a_boost_that_does_nothing_is_kept() -> None:
    s = Scene(Side(hand=[USELESS]), turn=1)
    assert choice(s) == PASS


def test_it_cancels_what_would_turn_the_combat() -> None:
    s = Scene(Side(hand=[FAN], back=[BLANK]), Side(hand=[SNIPE], back=[BLANK]), turn=6)
    s.t.taken = [6, 6]
    s.do(A, "ally", FAN, s.vt(A))
    assert s.prompt() == "vcard:window" and choice(s, B)[:1] == ("reply",)


def test_it_keeps_a_reinforcement_where_it_helps_nothing() -> None:
    s = Scene(Side(hand=[USELESS]), Side(hand=[SNIPE]), turn=1)
    s.do(A, "boost", USELESS)
    assert s.prompt() == "vcard:window" and choice(s, B) == PASS


def test_it_trades_three_for_two_when_it_is_stuck() -> None:
    s = Scene(Side(hand=[STRAY, OTHER_STRAY, STRAY, SWITCH]))
    assert turn(s) == [("trade", "")]
    assert s.discard(A) == [STRAY, OTHER_STRAY, STRAY] and len(s.hand(A)) == 3
    s = Scene(Side(hand=[SNIPE, NEGATE, SNIPE]))
    assert turn(s) == [], "good cards are not given away"


def test_it_gives_up_what_it_needs_least_whatever_the_order() -> None:
    for hand in ([NINE, STRAY, SNIPE, OTHER_STRAY, STRAY], [STRAY, OTHER_STRAY, STRAY, SNIPE, NINE]):
        s = Scene(Side(hand=hand))
        s.do(A, "trade")
        (chosen,) = sets_to_try(s.t, A, WEIGHTS) or []
        assert sorted(name_of(s.t, c) for c in chosen) == sorted([STRAY, STRAY, OTHER_STRAY])
        for _ in range(3):
            if s.prompt() == "vcard:pick":
                GAME.decide(s.t, A, choice(s))
        s.settle()
        assert {NINE, SNIPE} <= set(s.hand(A))


def test_greed_is_fed_with_pairs_of_useless_cards() -> None:
    s = Scene(Side(active=HUNGRY, hand=[STRAY, OTHER_STRAY, STRAY]), turn=6)
    assert turn(s) == [("lock", HUNGRY)]
    assert len([c for c in s.discard(A) if "stray" in c]) == 2 and s.pl(A) == 9


def test_a_lead_counts_more_the_nearer_the_combat() -> None:
    early, late = (Scene(Side(counters={0: 1}), turn=n) for n in (1, 6))
    assert score(late.t, A) > score(early.t, A) > score(Scene(turn=1).t, A)


def test_in_a_tie_the_backstage_decides() -> None:
    def found(mine: int, theirs: int) -> float:
        one, two = (Side(back=[BLANK], counters={1: n}) for n in (mine, theirs))
        return score(last_turn(Scene(one, two, turn=6)).t, A)

    assert found(1, 0) - found(0, 0) > 50 and found(0, 0) - found(0, 1) > 50


def test_points_and_the_last_point_count_most() -> None:
    scores = [score(Scene(Side(points=n), turn=2).t, A) for n in range(3)]
    assert scores[0] < scores[1] < scores[2]
    lost = Scene(turn=2)
    GAME.decide(lost.t, A, ("concede",))
    assert score(lost.t, A) < min(scores) and score(lost.t, B) > max(scores)


@pytest.mark.parametrize("seed", range(12))
def test_its_sums_are_those_of_the_rules(seed: int) -> None:
    for t in walk(seed):
        assert levels(t) == {vt: power(t, vt) for seat in (0, 1) for vt in vts(t, seat)}


def test_every_question_gets_an_answer_among_its_options() -> None:
    """Also with cards of any kind, and in the place of a random player."""
    for seed in range(0, 12, 3):
        for n, t in enumerate(walk(seed, every=3)):
            (seat,) = t.asked
            assert bot("greedy", GAME.name).choose(GAME, t, seat, Random(n)) in GAME.options(t, seat)


def test_hands_above_seven_count_less() -> None:
    worth = [score(Scene(Side(hand=[PUSH] * n)).t, A) for n in (6, 7, 8)]
    assert worth[1] - worth[0] > worth[2] - worth[1] > 0


def test_a_turn_ends() -> None:
    """However much there is to do."""
    s = Scene(Side(hand=[BLANK, SPARK, NINE, TEN, PET, PUSH, FAN], back=[DRAWER, OPENER, SOURCE]), Side())
    turn(s)
    assert count(s.t, ACTIONS, A) == 0 and s.t.active == B
    assert len(zone(s.t, A, HAND)) < 12 and s.t.where[s.vt(A)] == SIDE * A + 5
