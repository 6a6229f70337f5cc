"""8.1: Feed lays Food, +1 PL each until after combat."""

from __future__ import annotations

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, MASCOT, VTUBER
from kaimaku.games.vcard.lang import (
    ANOTHER_VT,
    COMBAT_OVER_BACKSTAGE,
    EACH_FED,
    TO_HAND,
    UP_TO_3,
    VT,
    YOUR_VT,
    ChooseOne,
    Draw,
    Feed,
    Mill,
    Return,
    Whenever,
    echo,
    lock,
    passive,
    plain,
)
from kaimaku.games.vcard.lang import PL as Level
from tests.rule import rule
from tests.vcard.scene import BLANK, A, B, Scene, Side, own

own("feed lock", VTUBER, lock(Feed(YOUR_VT)))
own("feed any", BOOST, plain(Feed(VT)))
own("feed twice", BOOST, plain(Feed(YOUR_VT, 2)))
own("feed echo", VTUBER, echo(Feed(UP_TO_3)))
own("feed ally", ALLY)
own("feed mascot", MASCOT, lock(Feed(VT)))
own("feed recall", BOOST, plain(Return(YOUR_VT, TO_HAND)))
own("feed look", BOOST, plain(Level(+1, EACH_FED)))
own("feed loses", VTUBER, lock(Feed(ANOTHER_VT, lost=ChooseOne(Mill(1), Draw(1)))))
own("feed passive", VTUBER, passive(Whenever(COMBAT_OVER_BACKSTAGE.after, Level(+1, EACH_FED))))
own("feed 9", VTUBER, pl=9, line=BLANK)


@rule("vcard:8.1.0.1/feed", "vcard:8.1.0.1/feed/2")
def test_feeding_lays_food_and_food_is_one_pl_each() -> None:
    s = Scene(Side(back=[BLANK], hand=["feed twice"]))
    s.play(A, "boost", "feed twice")
    s.pick(A, s.vt(A, 1))
    assert s.tokens(A, 1) == {"food": 2} and s.pl(A, 1) == 10 and s.terms(A, 1)["food"] == 2
    assert s.tokens(A) == {} and s.pl(A) == 8


@rule("vcard:8.1.0.1/feed")
def test_food_counts_in_combat() -> None:
    s = Scene(Side(tokens={0: ["food", "food"]}), Side(), turn=6)
    s.to_combat()
    assert s.said("combat") == [("combat", A, "", (10, 8))]


@rule("vcard:8.1.0.1/feed")
def test_food_stays_when_its_vt_evolves() -> None:
    s = Scene(Side(hand=["feed 9"], tokens={0: ["food"]}))
    s.play(A, "evolve", "feed 9", s.vt(A))
    assert s.pl(A) == 10


@rule("vcard:8.1.0.1/feed/1", "vcard:8.1.0.1/feed/3", "vcard:8.2.6.1-2")
def test_food_goes_on_ones_own_vts_only() -> None:
    s = Scene(Side(back=[BLANK], hand=["feed any"], mascot="feed mascot", allies={0: ["feed ally"]}), Side())
    s.play(A, "boost", "feed any")
    assert s.offered(A) == [s.vt(A), s.vt(A, 1)], "no VT of the opponent's, no Mascot, Ally or spot"


@rule("vcard:8.1.0.1/feed/4")
def test_a_vt_feeds_only_others() -> None:
    s = Scene(Side("feed lock", back=[BLANK, BLANK]))
    s.play(A, "lock", "feed lock")
    assert s.offered(A) == [s.vt(A, 1), s.vt(A, 2)], "though the text says just a VT you control"
    s = Scene(Side("feed lock"))
    s.play(A, "lock", "feed lock")
    assert s.prompt() == "vcard:main" and s.tokens(A) == {} and s.vt(A) in s.t.locked, "none to feed (V-46)"


@rule("vcard:8.1.0.1/feed/4")
def test_a_mascot_feeds_any_vt_of_its_player() -> None:
    s = Scene(Side(back=[BLANK], mascot="feed mascot"))
    s.play(A, "lock", "feed mascot")
    assert s.offered(A) == [s.vt(A), s.vt(A, 1)]


@rule("vcard:8.1.0.1/feed/5")
def test_food_goes_with_its_vt() -> None:
    s = Scene(Side(back=[BLANK], hand=["feed recall"], tokens={0: ["food"], 1: ["food"] * 3}))
    s.play(A, "boost", "feed recall")
    s.pick(A, s.vt(A, 1))
    assert s.log("lift") == ["lift"] * 3 and len(s.t.tokens) == 1 and s.tokens(A) == {"food": 1}


@rule("vcard:8.1.0.1/feed/6")
def test_food_goes_after_combat() -> None:
    """C1: with the Buffs, before anything else of the effects phase."""
    s = Scene(
        Side(back=[BLANK, "feed passive"], counters={0: 1}, tokens={1: ["food"]}),
        Side(back=[BLANK], tokens={1: ["food"]}),
        turn=6,
    )
    s.to_combat()
    assert s.log("effects", "lift") == [], "first the Active Spots are filled"
    s.pick(A, s.vt(A, 1))
    assert s.t.round == 2 and s.t.tokens == () and (s.pl(A), s.pl(B)) == (8, 8)
    assert s.log("effects", "lift", "counter", "round") == ["effects", "lift", "effects", "lift", "round"]


@rule("vcard:8.1.0.1/feed/6")
@pytest.mark.parametrize(("ruling", "fed"), [("buffs", {"food": 1}), ("last", {})])
def test_food_of_an_echo_after_combat(ruling: str, fed: dict[str, int]) -> None:
    """C1: so that an Echo may feed for the next round; a table may read it the other way (V-33)."""
    s = Scene(Side(back=["feed echo", BLANK], counters={0: 1}), Side(back=[BLANK]), turn=6, rulings={"food": ruling})
    s.to_combat()
    s.pick(A, s.vt(A, 1))
    s.pick(A, s.vt(A, 2))
    assert s.t.round == 2 and s.log("token") == ["token"] and s.tokens(A, 2) == fed


@rule("vcard:8.1.0.1/feed", "vcard:8.1.0.1/feed/6")
def test_an_effect_may_wait_for_this_very_food_to_go() -> None:
    s = Scene(Side("feed loses", back=[BLANK], hand=["feed recall"]), Side(back=[BLANK]))
    s.play(A, "lock", "feed loses")
    assert s.tokens(A, 1) == {"food": 1}
    s.play(A, "boost", "feed recall")
    s.pick(A, s.vt(A, 1))
    s.number(A, 1)
    assert len(s.discard(B)) == 1 and s.prompt() == "vcard:main"


@rule("vcard:8.1.0.1/feed")
def test_those_with_food() -> None:
    s = Scene(Side(back=[BLANK, BLANK], hand=["feed look"], tokens={2: ["food"]}), Side(tokens={0: ["food"]}))
    s.play(A, "boost", "feed look")
    assert [s.pl(A, place) for place in range(3)] == [8, 8, 10] and s.pl(B) == 9
