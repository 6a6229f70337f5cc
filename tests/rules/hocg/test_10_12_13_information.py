"""10.12 and 10.13: last known information, and where effects and damage come from."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang import (
    AT_CENTER,
    COLLABS,
    DEALS,
    DOWNS,
    ENDS,
    HOLDER,
    HOLOMEM,
    IT,
    MY,
    OPP_CENTER,
    THIS,
    TURN_STEP,
    USES_ART,
    AlsoColors,
    AlsoNamed,
    Draw,
    If,
    Later,
    SpecialDamage,
    ToHand,
    art,
    attached,
    collab_effect,
    damaged,
    first,
    gift,
    having,
    hp_at_most,
    red,
    resting,
    second,
    tool,
    use,
)
from kaimaku.games.hocg.lang.filters import Filter
from kaimaku.games.hocg.table import HAND as HAND_ZONE
from tests.rule import rule
from tests.rules.hocg.cards_turn import HANA, member, strike, support
from tests.rules.hocg.scene_abilities import A, Stage, one

LEAVER_1 = member("tC10-210", "Leaver", art(ToHand(THIS)), level="first", arts=(strike(10),), hp=110)
DISGUISE = support("tC10-211", "tool", attached(AlsoNamed("AZKi", HOLDER)), attached(AlsoColors("red", HOLDER)))
ASKED: dict[str, tuple[Filter | str, bool]] = {
    "name": ("AZKi", True),
    "color": (red, True),
    "level": (first, True),
    "other level": (second, False),
    "damage": (damaged, True),
    "rest": (resting, False),
    "attached": (having(tool), True),
    "HP": (hp_at_most(90), True),
    "less HP": (hp_at_most(80), False),
    "either": (second | first, True),
    "not": (~first, False),
}
WITNESS = {
    word: member(f"tC10-2{20 + i}", "Witness", gift(If(IT.is_(asked), Draw(1)), on=USES_ART(HOLOMEM)))
    for i, (word, (asked, _)) in enumerate(ASKED.items())
}
PLACE_WITNESS = member("tC10-231", "Witness", gift(If(IT.at(AT_CENTER), Draw(1)), on=USES_ART(HOLOMEM)))
AZKI_WITNESS = member("tC10-232", "Witness", gift(Draw(1), on=USES_ART(HOLOMEM("AZKi"))))
SECOND_WITNESS = member("tC10-233", "Witness", gift(Draw(1), on=USES_ART(HOLOMEM(second))))

FIGHTER = member(
    "tC10-240",
    "Fighter",
    gift(Draw(1), on=DEALS(THIS)),
    collab_effect(SpecialDamage(10, OPP_CENTER)),
    arts=(strike(10),),
)
AXE = support("tC10-241", "tool", attached(SpecialDamage(20, OPP_CENTER), on=USES_ART(HOLDER)))
BLAST = support("tC10-242", "event", use(SpecialDamage(20, OPP_CENTER)))
HUNTER = member("tC10-243", "Hunter", gift(Draw(1), on=DOWNS(THIS)), arts=(strike(10),))
FRAIL = member("tC10-244", "Frail", hp=30)
BOMBER = member(
    "tC10-245",
    "Bomber",
    gift(Draw(1), on=DEALS(THIS)),
    collab_effect(Later(ENDS(MY, TURN_STEP), SpecialDamage(10, OPP_CENTER))),
)
AT_THE_END = Later(ENDS(MY, TURN_STEP), SpecialDamage(10, OPP_CENTER))
FUSE = support("tC10-246", "tool", attached(AT_THE_END, on=COLLABS(HOLDER)))
SCORER = member("tC10-247", "Scorer", gift(Draw(1), on=DEALS(HOLOMEM)))
LEAVING_BOMBER = member("tC10-248", "Leaver", collab_effect(SpecialDamage(10, OPP_CENTER)))
TAKE_AWAY = member("tC10-249", "Take Away", gift(ToHand(IT), on=COLLABS(HOLOMEM)))


def farewell(witness: str, **leaver: object) -> Stage:
    """The center uses an Arts that takes it back to the hand; somebody in the back has seen it."""
    center = one(LEAVER_1, "leaver", under=[HANA], damage=20, attached=[DISGUISE], **leaver)
    s = Stage(
        {"center": center, "back": [one(witness, "witness")]}, {"center": one("x-spare", "target")}, phase="performance"
    )
    s.use("leaver", "target")
    assert s.place_of("leaver") == "gone" and s.prompt == "perform"
    return s


@rule("hocg:10.12.1")
@pytest.mark.parametrize("word", list(ASKED))
def test_a_card_that_left_is_seen_as_it_last_was(word: str) -> None:
    drawn = farewell(WITNESS[word]).hand() - 1
    assert drawn == ASKED[word][1]


@rule("hocg:10.12.1")
def test_its_last_place_is_remembered_too() -> None:
    assert farewell(PLACE_WITNESS).hand() == 2


@rule("hocg:10.12.1")
def test_who_did_something_is_judged_by_what_it_was() -> None:
    assert farewell(AZKI_WITNESS).hand() == 2, "it had that name when it used its Arts"
    assert farewell(SECOND_WITNESS).hand() == 1


@rule("hocg:10.12.1")
def test_saved_and_cloned_tables_remember_who_left() -> None:
    center = one(LEAVER_1, "leaver", under=[HANA], attached=[DISGUISE])
    back = [one(WITNESS["name"], "one"), one(WITNESS["color"], "two")]
    s = Stage({"center": center, "back": back}, {"center": one("x-spare", "target")}, phase="performance")
    s.use("leaver", "target")
    assert s.prompt == "order" and sorted(s.waiting()) == ["one", "two"]
    saved = GAME.load(s.t.to_data())
    assert saved.digest() == s.t.digest()
    for t in (saved, s.t.clone()):
        GAME.decide(t, A, ("resolve", 0))
        assert len(t.zones[HAND_ZONE + A]) == 3, "the leaver and two cards"


@rule("hocg:10.13.2")
@pytest.mark.parametrize(("number", "tools", "drawn"), [(BOMBER, [], 1), (SCORER, [FUSE], 0)])
def test_a_timed_trigger_comes_from_the_ability_that_made_it(number: str, tools: list[str], drawn: int) -> None:
    s = Stage({"back": [one(number, "maker", attached=tools)]}, {"center": one("x-spare", "target")})
    s.do("collab", "maker")
    s.do("pass")
    s.do("pass")
    assert s.mem("target").damage == 10, "at the end of the turn"
    assert s.hand() == drawn, "dealt by the holomem whose ability it was, or by a tool"


@rule("hocg:10.13.3")
def test_damage_comes_from_the_card_with_the_ability() -> None:
    s = Stage({"back": [one(FIGHTER, "fighter")], "hand": [one(BLAST, "blast")]}, {"center": one("x-spare", "target")})
    s.do("play", "blast")
    assert s.mem("target").damage == 20 and s.hand() == 0, "the event's damage is nobody's"
    s.do("collab", "fighter")
    assert s.mem("target").damage == 30 and s.hand() == 1, "its own effect's damage is its own"


@rule("hocg:10.13.3")
def test_arts_damage_comes_from_the_holomem_and_a_tools_from_the_tool() -> None:
    s = Stage(
        {"center": one(FIGHTER, "fighter", attached=[one(AXE, "axe")])},
        {"center": one("x-spare", "target")},
        phase="performance",
    )
    s.use("fighter", "target")
    assert s.prompt == "order", "the gift for the Arts damage, and the axe"
    s.quiet()
    assert s.prompt == "perform" and s.mem("target").damage == 30 and s.hand() == 1, (
        "one card for the Arts, none for the axe"
    )


@rule("hocg:10.13.3")
@pytest.mark.parametrize(("damage", "drawn"), [(20, 1), (0, 0)])
def test_what_a_tool_brings_down_its_holder_has_not_downed(damage: int, drawn: int) -> None:
    s = Stage(
        {"center": one(HUNTER, "hunter", attached=[one(AXE, "axe")])},
        {"center": one(FRAIL, "target", damage=damage), "back": ["x-spare", "x-spare"]},
        phase="performance",
    )
    s.use("hunter", "target")
    s.take_all()
    assert s.place_of("target") == "gone" and s.hand() == drawn


@rule("hocg:10.13.2", "hocg:10.13.3")
def test_a_holomem_that_left_is_still_the_origin() -> None:
    s = Stage(
        {"back": [one(SCORER, "scorer"), one(TAKE_AWAY, "away"), one(LEAVING_BOMBER, "bomber")]},
        {"center": one("x-spare", "target")},
    )
    s.do("collab", "bomber")
    s.resolve("away")
    assert s.place_of("bomber") == "gone" and s.mem("target").damage == 10
    assert s.hand() == 2, "the bomber, and a card for the damage it dealt"
