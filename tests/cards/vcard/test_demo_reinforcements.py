"""CCD-124 to CCD-135: Reinforcements. A acts, B answers."""

from __future__ import annotations

from kaimaku.games.vcard.card import BOOST, VTUBER, WORLD
from kaimaku.games.vcard.lang import (
    OPP_ACTIVE,
    OPP_OCCUPIED,
    OPP_VT,
    PL,
    THIS_VT,
    YOUR_ACTIVE,
    Burn,
    Decay,
    Draw,
    lock,
    plain,
    snap,
)
from tests.vcard.scene import BLANK, A, B, Scene, Side, own, spot

DISPUTE, VIDEO, SNIPE, COPYCAT, LAG, CLIP_IT = (f"CCD-{n:03}" for n in range(124, 130))
MODS, RAID, SWAP, HEIST, FAST, TABLES = (f"CCD-{n:03}" for n in range(130, 136))
MARLO, MARLO_9, SLOSHUA, BARNACLE, HYPE, DOME, PROPS = (f"CCD-{n:03}" for n in (1, 2, 10, 12, 114, 92, 105))
LOCKER = own("replies: a Lock", VTUBER, lock(PL(+1, THIS_VT)))
SNAPPER = own("replies: a Snap", VTUBER, snap(PL(+1, THIS_VT)))
LIFT = own("replies: lift", BOOST, plain(PL(+2, YOUR_ACTIVE)))
HIT = own("replies: hit", BOOST, plain(PL(-1, OPP_ACTIVE)))
TWO = own("replies: two", BOOST, plain(Draw(2)))
ONE = own("replies: one", BOOST, plain(Draw(1)))
ROT = own("replies: rot", BOOST, plain(Decay(OPP_VT)))
FIRE = own("replies: fire", BOOST, plain(Burn(OPP_OCCUPIED)))
EMPTY_WORLD = own("replies: world", WORLD)


def answer(s: Scene, name: str) -> None:
    """B plays a Reinforcement on the first thing it may answer; then both let everything happen."""
    card = s.card(B, name)
    option = next(o for o in s.options(B) if o[:2] == ("reply", card))
    s.do(B, "reply", "", *(int(n) for n in option[1:]))
    s.settle()


def test_dispute_returns_an_attached_ally() -> None:
    s = Scene(Side(hand=[HYPE]), Side(hand=[DISPUTE]))
    s.do(A, "ally", HYPE, s.vt(A))
    s.passes(B)
    answer(s, DISPUTE)
    assert s.hand(A) == [HYPE] and s.allies(A) == [] and s.discard(B) == [DISPUTE]


def test_dispute_sees_a_moved_ally_too() -> None:
    s = Scene(Side(back=[BLANK], hand=[PROPS], allies={0: [HYPE]}), Side(hand=[DISPUTE]))
    s.do(A, "boost", PROPS)
    s.passes(B)
    answer(s, DISPUTE)
    assert s.hand(A) == [HYPE]


def test_video_triggers_a_snap_of_yours_after_theirs() -> None:
    s = Scene(Side(hand=[SNAPPER]), Side(active=SNAPPER, hand=[VIDEO]))
    s.do(A, "play", SNAPPER, spot(A, 1))
    answer(s, VIDEO)
    s.yes(B)
    assert s.pl(B) == 9 and s.pl(A, 1) == 9


def test_snipe_cancels_a_support() -> None:
    s = Scene(Side(hand=[LIFT]), Side(hand=[SNIPE]))
    s.do(A, "boost", LIFT)
    answer(s, SNIPE)
    assert s.pl(A) == 8 and s.discard(A) == [LIFT]


def test_copycat_copies_a_boost_before_it_resolves() -> None:
    s = Scene(Side(hand=[LIFT]), Side(hand=[COPYCAT]))
    s.do(A, "boost", LIFT)
    answer(s, COPYCAT)
    assert s.pl(A) == 10 and s.pl(B) == 10 and s.discard(B) == [COPYCAT]


def test_copycat_cannot_be_answered() -> None:
    s = Scene(Side(hand=[LIFT, TABLES]), Side(hand=[COPYCAT]))
    s.do(A, "boost", LIFT)
    card = s.card(B, COPYCAT)
    s.do(B, "reply", "", card, 0)
    assert s.pl(B) == 10 and s.pl(A) == 8, "done at once, the Boost still waits"


def test_lag_hits_a_locked_vt() -> None:
    s = Scene(Side(active=LOCKER), Side(hand=[LAG]))
    s.do(A, "lock", LOCKER)
    answer(s, LAG)
    assert s.pl(A) == 8, "+1 by itself, -1 by the answer"


def test_lag_does_not_see_a_mascot() -> None:
    s = Scene(Side(mascot=BARNACLE), Side(active=MARLO, hand=[LAG]))
    s.do(A, "lock", BARNACLE)
    assert s.prompt() == "vcard:main"


def test_clip_it_draws_when_they_evolve() -> None:
    s = Scene(Side(active=MARLO, hand=[MARLO_9]), Side(hand=[CLIP_IT]))
    s.do(A, "evolve", MARLO_9, s.vt(A))
    answer(s, CLIP_IT)
    assert s.hand(B) == [BLANK] and s.stack(A) == [MARLO, MARLO_9]


def test_mods_take_a_status_back() -> None:
    s = Scene(Side(hand=[ROT]), Side(hand=[MODS]))
    s.do(A, "boost", ROT)
    s.passes(B)
    answer(s, MODS)
    assert s.tokens(B) == {}


def test_mods_clean_a_spot() -> None:
    s = Scene(Side(hand=[FIRE]), Side(hand=[MODS], tokens={0: ["decay"]}))
    s.do(A, "boost", FIRE)
    s.passes(B)
    answer(s, MODS)
    assert s.tokens(B) == {"decay": 1}, "it is the spot that was Burned"


def test_raid_cancels_a_world_and_shuffles() -> None:
    s = Scene(Side(hand=[EMPTY_WORLD]), Side(hand=[RAID]), world=DOME)
    s.do(A, "world", EMPTY_WORLD)
    answer(s, RAID)
    assert s.discard(A) == [EMPTY_WORLD] and s.log("shuffle") == ["shuffle"]


def test_emergency_swap_saves_the_active_vt() -> None:
    s = Scene(Side(hand=[HIT]), Side(back=[MARLO], hand=[SWAP]))
    s.do(A, "boost", HIT)
    s.passes(B)
    answer(s, SWAP)
    s.yes(B)
    assert s.stack(B) == [MARLO] and s.pl(B, 1) == 7


def test_heist_searches_a_mascot() -> None:
    s = Scene(Side(hand=[SLOSHUA]), Side(hand=[HEIST], deck=[BLANK, BARNACLE]))
    s.do(A, "mascot", SLOSHUA)
    answer(s, HEIST)
    s.pick(B, s.card(B, BARNACLE))
    assert s.hand(B) == [BARNACLE]


def test_not_so_fast_answers_two_cards_of_one_effect() -> None:
    s = Scene(Side(hand=[TWO]), Side(hand=[FAST]))
    s.do(A, "boost", TWO)
    s.passes(B)
    answer(s, FAST)
    assert s.hand(B) == [BLANK] and len(s.hand(A)) == 2
    s = Scene(Side(hand=[ONE]), Side(hand=[FAST]))
    s.do(A, "boost", ONE)
    s.passes(B)
    assert s.prompt() == "vcard:main"


def test_not_so_fast_does_not_answer_the_draw_of_an_evolution() -> None:
    s = Scene(Side(active=f"{MARLO}|{MARLO_9}", hand=["CCD-003"]), Side(hand=[FAST]))
    s.do(A, "evolve", "CCD-003", s.vt(A))
    s.passes(B)
    assert s.prompt() == "vcard:main" and len(s.hand(A)) == 2


def test_tables_cancels_a_reinforcement() -> None:
    s = Scene(Side(hand=[LIFT, TABLES]), Side(hand=[SNIPE]))
    s.do(A, "boost", LIFT)
    s.do(B, "reply", SNIPE, 0)
    s.passes(B)
    s.do(A, "reply", TABLES, 1)
    s.settle()
    assert s.pl(A) == 10 and s.discard(B) == [SNIPE]
