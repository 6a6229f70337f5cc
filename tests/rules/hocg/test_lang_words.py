"""Words that came with hBP03 and hBP04: what they refuse, and what no card of theirs shows yet."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.lang.expressions import read_host
from kaimaku.games.hocg.scenario.cards import declare
from kaimaku.language.reading.expressions import BadText
from tests.rule import rule
from tests.rules.hocg.forms import PEOPLE, Scene, actor, one

REFUSED = {
    "use(Rest(HOLOMEM(having('#JP'))))": "say what is attached: having('#JP', tool)",
    "gift(Arts(10, both(THIS, OPP_CENTER)))": "use one of your own positions: both(THIS, COLLAB)",
    "gift(Arts(10, both(THIS, BACK)))": "",
    "use(Arts(10, both(THIS, COLLAB)))": "THIS refers to this holomem",
    "gift(AlsoTarget(THIS, of=OPP_CENTER))": "not OPP_CENTER",
    "gift(AlsoTarget(THIS, of=BACK))": "not BACK",
    "use(Draw(LOST_LIFE))": "not LOST_LIFE",
    "use(Reattach(STAGE.cheer[3], BACK[2], each=1))": "leave the number out, or write as many as they come to",
    "use(Send(ARCHIVE(cheer)[1], BACK[1, 2], each=1))": "leave the number out, or write as many as they come to",
    "collab_effect(ToHand(SELF))": "SELF refers to this card",
    "attached(Draw(1), on=ATTACHED(SELF, HOLDER, frm=(HAND, OPP_CENTER)))": "",
    "attached(Draw(1), on=ATTACHED(SELF, HOLDER, frm=OPP_HAND))": "say from which of your zones: frm=HAND",
    "attached(Draw(1), on=ATTACHED(SELF, HOLDER, frm=(HAND, OPP_HAND)))": "say from which of your zones: frm=HAND",
    "attached(Draw(1), on=ATTACHED(SELF, HOLDER, frm=HAND(tool)))": "say from which of your zones: frm=HAND",
    "attached(Draw(1), on=ATTACHED(SELF, HOLDER, frm=HAND[2]))": "say from which of your zones: frm=HAND",
    "use(Rest(HOLOMEM(('#JP', 'AZKi'))))": "",
}


@rule("hocg:1.3.1")
@pytest.mark.parametrize(("text", "told"), REFUSED.items())
def test_what_it_cannot_mean_is_refused(text: str, told: str) -> None:
    with pytest.raises(BadText) as caught:
        read_host(text)
    assert told in str(caught.value)


@rule("hocg:5.17.2")
@pytest.mark.parametrize(
    ("on", "en", "ja"),
    [
        ("ATTACHED(tool, frm=DECK)", "a tool is attached from deck", "デッキからツールを付けた"),
        ("ATTACHED(tool, HOLOMEM, frm=ARCHIVE)", "from archive to your holomem", "アーカイブからツールが付いた"),
    ],
)
def test_where_an_attached_card_came_from_is_said(on: str, en: str, ja: str) -> None:
    host = read_host(f"gift(Draw(1), on={on})")
    said = [host.words(lang) for lang in ("en", "ja")]
    assert en in said[0] and ja in said[1]


ARTS = {"arts": [{"name": "Hit", "cost": 0, "power": 30}]}
BACKS = [one("Ami", "hurt", damage=10), one("Bea", "whole")]


def aims(s: Scene) -> set[str]:
    labels = {number: label for label, number in s.at.mems.items()}
    return {labels[int(o[3])] for o in s.options("art") if o[1] == s.number("own")}


@rule("hocg:12.2.3.2", "hocg:10.10.1")
@pytest.mark.parametrize(
    ("of", "also"),
    [("OPP_BACK(damaged)", {"hurt"}), ("OPP_BACK(red)", {"whole"}), ("OPP_BACK", {"hurt", "whole"})],
)
def test_arts_may_also_hit_certain_back_holomem(of: str, also: set[str]) -> None:
    """For a turn, or as long as a text stands; who is so is asked when it is used."""
    theirs = {"center": one("Dot", "foe"), "back": BACKS}
    s = actor(f"AlsoTarget(THIS, of={of})", {}, theirs, facts=ARTS)
    s.mem("whole").damage, s.mem("hurt").damage = 10, 0
    s.do("pass")
    assert aims(s) == {"foe"} | ({"whole"} if "damaged" in of else also)
    own = {"text": f"gift(AlsoTarget(THIS, of={of}))", **ARTS}
    s = Scene({"center": one("own", "own")}, theirs, declare({**PEOPLE, "own": own}), phase="performance")
    assert aims(s) == {"foe"} | also


@rule("hocg:2.4.2.2", "hocg:2.4.4")
def test_another_color_is_one_that_the_other_has_not() -> None:
    a = {"collab": one("Cora", "cora"), "back": [one(x, x.lower()) for x in ("Ami", "Bea", "Dot", "Nil")]}
    assert actor("Rest(HOLOMEM(not_color(THIS)))", a).choices() == {"cora", "bea", "dot"}
    b = {"oshi": "Duo Oshi"}
    assert actor("Rest(HOLOMEM(not_color(OPP_OSHI)))", a, b).choices() == {"own", "cora", "ami"}
    assert actor("Rest(HOLOMEM(~not_color(OPP_OSHI)))", a, b).choices() == {"bea", "dot", "nil"}


@rule("hocg:2.6.1")
def test_one_of_several_tags() -> None:
    cards = {"Bird": {"tags": ["Bird"]}, "Pair": {"tags": ["Bird", "Duo"]}}
    a = {"back": [one("Bird", "bird"), one("Pair", "pair"), one("Ami", "ami"), one("Bea", "bea")]}
    s = actor("Rest(BACK(('#Bird', '#Duo')))", a, cards=cards)
    assert s.choices() == {"bird", "pair", "ami"}


@rule("hocg:5.17.1")
def test_having_asks_one_card_for_everything() -> None:
    back = [
        one("Ami", "both", attached=["Mascot"]),
        one("Bea", "apart", attached=["Plain Mascot"]),
        one("Dot", "tool", attached=["Tool"]),
    ]
    assert actor("Rest(BACK(having(mascot, '#Duo')))", {"back": [*back, one("Nil", "nil")]}).choices() <= {"both"}
    assert actor("Rest(BACK(without(mascot, '#Duo')))", {"back": back}).choices() == {"apart", "tool"}


@rule("hocg:10.10.2")
def test_this_and_the_collab_are_one_if_it_is_the_collab() -> None:
    own = {"text": "art(Arts(50, both(THIS, COLLAB)))", **ARTS}
    s = Scene({"collab": one("own", "own")}, {"center": one("Dot", "foe")}, declare({**PEOPLE, "own": own}))
    s.use("own", "foe")
    assert s.mem("foe").damage == 80
