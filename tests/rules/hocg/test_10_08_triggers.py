"""10.8.4 to 10.8.6: triggers on zone changes, for a later time, and on a state."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang import (
    ALL,
    ARCHIVE,
    ARCHIVES,
    BOTTOM,
    CENTER,
    ENDS,
    HAND,
    HOLDER,
    HOLOMEM,
    MY,
    PLACED,
    RETURNS,
    SHUFFLED_IN,
    STAGE,
    TAKES,
    TURN_STEP,
    AlsoNamed,
    Archive,
    Draw,
    During,
    Later,
    PutOnStage,
    SpecialDamage,
    ToDeck,
    ToHand,
    attached,
    cheer,
    collab_effect,
    debut,
    first,
    gift,
    other,
    texts,
    use,
)
from kaimaku.games.hocg.lang import holomem as any_holomem
from kaimaku.games.hocg.table import HAND as HAND_ZONE
from tests.rule import rule
from tests.rules.hocg.cards_turn import HANA, HANA_1, member, support
from tests.rules.hocg.scene_abilities import A, B, Stage, one

MOURNER = member("tC10-130", "Mourner", gift(Draw(1), on=ARCHIVES(cheer)))
DROP_CHEER = support("tC10-131", "event", use(Archive(STAGE.cheer)))
GREETER = member("tC10-132", "Greeter", gift(Draw(1), on=RETURNS(HOLOMEM(first))))
RETURN = {
    "hand": support("tC10-133", "event", use(ToHand(CENTER))),
    "bottom": support("tC10-134", "event", use(ToDeck(CENTER, BOTTOM))),
    "shuffled": support("tC10-135", "event", use(ToDeck(CENTER, SHUFFLED_IN))),
}
AZKI_MOURNER = member("tC10-136", "AZKi Mourner", gift(Draw(1), on=ARCHIVES("AZKi")))
MASK = support("tC10-137", "fan", attached(AlsoNamed("AZKi", HOLDER)))
FAREWELL = support("tC10-138", "event", use(Archive(CENTER)))
AZKI_HOST = member("tC10-139", "AZKi Host", gift(Draw(1), on=PLACED(HOLOMEM("AZKi"))))
NAMER = member("tC10-140", "Namer", gift(AlsoNamed("AZKi", HOLOMEM[ALL])))
REVIVE = support("tC10-141", "event", use(PutOnStage(ARCHIVE(any_holomem))))
BRING_TWO = support("tC10-142", "event", use(PutOnStage(HAND(debut)[2])))
DOORKEEPER = member("tC10-143", "Doorkeeper", gift(Draw(1), on=PLACED(HOLOMEM(other))))

AT_THE_END = support("tC10-144", "event", use(Later(ENDS(MY, TURN_STEP), Draw(2))))
NEXT_HIT = support("tC10-145", "event", use(Later(TAKES(CENTER), Draw(1))))
EVERY_HIT = support("tC10-146", "event", use(During(TAKES(CENTER), Draw(1))))
HIT = support("tC10-147", "event", use(SpecialDamage(10, CENTER)))
EMPTY_HANDED = member("tC10-148", "Empty Handed", gift(Draw(1), state=HAND <= 0))
POOR = member("tC10-149", "Poor", gift(SpecialDamage(10, CENTER), state=HAND <= 0))
WASTE = support("tC10-150", "event", use(Archive(HAND[ALL]), needs=HAND >= 1))
FETCHER = member("tC10-151", "Fetcher", collab_effect(Draw(1), Archive(HAND[ALL])))
GIVER = member("tC10-152", "Giver", gift(Draw(1), on=PLACED(HOLOMEM)))
TAKER = member("tC10-153", "Taker", gift(Archive(HAND[ALL]), on=PLACED(HOLOMEM)))


@rule("hocg:10.8.4")
def test_moving_between_zones_triggers() -> None:
    s = Stage({"hand": [one(DROP_CHEER, "event")], "center": one("x-spare", "c", cheers=["white"]), "back": [MOURNER]})
    s.do("play", "event")
    assert s.hand() == 1
    s = Stage({"hand": [one(DROP_CHEER, "event")], "center": one("x-spare", "c", cheers=["white"])})
    s.do("play", "event")
    assert s.hand() == 0


@rule("hocg:10.8.4.1", "hocg:10.8.4.1.1")
@pytest.mark.parametrize("where", list(RETURN))
@pytest.mark.parametrize("bloomed", [True, False])
def test_into_a_hidden_zone_it_counts_as_what_it_was_in_public(where: str, bloomed: bool) -> None:
    center = one(HANA_1, "center", under=[HANA]) if bloomed else one(HANA, "center")
    s = Stage({"hand": [one(RETURN[where], "event")], "center": center, "back": [GREETER, "x-spare"]})
    s.do("play", "event")
    assert s.place_of("center") == "gone"
    drawn = s.hand() - (where == "hand")
    assert drawn == bloomed, "a 1st returned, or only a Debut"


@rule("hocg:10.8.4.1", "hocg:10.8.4.1.2")
@pytest.mark.parametrize("masked", [True, False])
def test_leaving_the_stage_it_counts_as_what_it_was_there(masked: bool) -> None:
    center = one("x-spare", "center", attached=[MASK] if masked else [])
    s = Stage({"hand": [one(FAREWELL, "event")], "center": center, "back": [AZKI_MOURNER]})
    s.do("play", "event")
    assert s.place_of("center") == "gone"
    assert s.hand() == masked, "it had the name on the stage; in the archive it has not"


@rule("hocg:10.8.4.1.2")
def test_a_downed_holomem_too_is_archived_as_what_it_was() -> None:
    center = one(HANA, "center", damage=140, attached=[MASK])
    s = Stage({"hand": [one(HIT, "event")], "center": center, "back": [AZKI_MOURNER]})
    s.do("play", "event")
    assert s.place_of("center") == "gone" and s.hand() == 1


@rule("hocg:10.8.4.1", "hocg:10.8.4.1.3")
@pytest.mark.parametrize("named", [True, False])
def test_onto_the_stage_it_counts_as_what_it_is_there(named: bool) -> None:
    s = Stage(
        {
            "hand": [one(REVIVE, "event")],
            "archive": [one(HANA, "hana")],
            "back": [AZKI_HOST, *([NAMER] if named else [])],
        }
    )
    s.do("play", "event")
    assert s.new_mem("hana") and s.hand() == named


@rule("hocg:10.8.4.2")
def test_cards_that_arrive_together_see_each_other() -> None:
    s = Stage({"hand": [one(BRING_TWO, "event"), one(DOORKEEPER, "doorkeeper"), one(HANA, "hana")]})
    s.do("play", "event")
    s.take_all()
    assert s.new_mem("doorkeeper") and s.new_mem("hana")
    assert s.hand() == 1, "the doorkeeper saw the other one come"
    s = Stage({"hand": [one(BRING_TWO, "event"), one(DOORKEEPER, "one"), one(DOORKEEPER, "two")]})
    s.do("play", "event")
    s.take_all()
    s.resolve(s.waiting()[0])
    assert s.hand() == 2, "each saw the other"


@rule("hocg:10.8.5")
def test_an_effect_may_make_an_ability_for_a_later_time() -> None:
    s = Stage({"hand": [one(AT_THE_END, "event")]})
    s.do("play", "event")
    assert s.prompt == "main" and s.hand() == 0
    s.do("pass")
    assert s.hand() == 0
    s.do("pass")
    assert s.t.active == B and s.hand() == 2
    assert texts(BY_ID[AT_THE_END], "en")["text"] == "At the end of your turn, draw 2 cards from your deck."


@rule("hocg:10.8.5.1")
def test_a_timed_trigger_triggers_once() -> None:
    s = Stage({"hand": [one(AT_THE_END, "event")]})
    s.do("play", "event")
    turn = s.t.turn
    while s.t.turn < turn + 3:
        s.quiet()
    assert s.hand() == 3, "two at the end of the first turn, and the draw of the next one"
    s = Stage({"hand": [one(NEXT_HIT, "event"), one(HIT, "hit"), one(HIT, "again")], "center": one("x-spare", "c")})
    for label in ("event", "hit", "again"):
        s.do("play", label)
    assert s.mem("c").damage == 20 and s.hand() == 1, "the first hit only"


@rule("hocg:10.8.5.1")
def test_with_a_period_it_triggers_each_time_in_it() -> None:
    s = Stage({"hand": [one(EVERY_HIT, "event"), one(HIT, "hit"), one(HIT, "again"), one(HIT, "late")]})
    for label in ("event", "hit", "again"):
        s.do("play", label)
    assert s.hand() == 3, "two cards and the third hit"
    s = Stage({"hand": [one(EVERY_HIT, "event"), one(HIT, "late")]})
    s.do("play", "event")
    s.until("main")
    s.until("main")
    hand = s.hand()
    s.do("play", "late")
    assert s.hand() == hand - 1, "the turn it was made for is over"


@rule("hocg:10.8.5")
def test_a_saved_table_remembers_it() -> None:
    s = Stage({"hand": [one(NEXT_HIT, "event"), one(HIT, "hit")]})
    s.do("play", "event")
    t = GAME.load(s.t.to_data())
    GAME.decide(t, A, s.option("play", "hit"))
    assert len(t.zones[HAND_ZONE + A]) == 1


@rule("hocg:10.8.6")
def test_a_state_may_trigger() -> None:
    s = Stage({"hand": ["x-filler"], "center": one(EMPTY_HANDED, "center"), "back": [one("x-spare", "guest")]})
    s.do("collab", "guest")
    assert s.hand() == 1, "the hand is not empty: nothing"
    s = Stage({"hand": [one(WASTE, "event"), "x-filler"], "center": one(EMPTY_HANDED, "center")})
    s.do("play", "event")
    assert s.hand() == 1, "the hand was empty: a card"


@rule("hocg:10.8.6", "hocg:10.8.6.1")
def test_a_state_that_lasts_triggers_once() -> None:
    s = Stage({"hand": [one(WASTE, "event"), "x-filler"], "center": one(POOR, "center"), "back": [one("x-spare", "b")]})
    s.do("play", "event")
    assert s.hand() == 0 and s.mem("center").damage == 10
    s.do("collab", "b")
    assert s.hand() == 0 and s.mem("center").damage == 10, "the state has not been reached anew"


@rule("hocg:10.8.6.1")
def test_reached_again_after_its_resolution_it_triggers_again() -> None:
    hand = [one(WASTE, "one"), one(HANA, "hana")]
    s = Stage({"hand": hand, "center": one(POOR, "center"), "back": [one(FETCHER, "fetcher"), "x-spare"]})
    s.do("place", "hana")
    assert s.why("play", "one") == "hocg:10.7.2.4.1"
    s.until("main")
    s.until("main")
    s.do("play", "one")
    assert s.hand() == 0 and s.mem("center").damage == 10
    s.until("main")
    s.until("main")
    assert s.hand() == 1, "the draw of the turn ended the state"
    s.do("collab", "fetcher")
    assert s.hand() == 0 and s.mem("center").damage == 20


@rule("hocg:10.8.6.1")
def test_while_it_waits_it_does_not_trigger_a_second_time() -> None:
    back = [one(GIVER, "giver"), one(TAKER, "taker")]
    s = Stage({"hand": [one(HANA, "last")], "center": one(POOR, "center"), "back": back})
    s.do("place", "last")
    assert sorted(s.waiting()) == ["center", "giver", "taker"], "the hand is empty"
    s.resolve("giver")
    assert s.hand() == 1 and sorted(s.waiting()) == ["center", "taker"]
    s.resolve("taker")
    assert s.hand() == 0 and s.prompt == "main"
    assert s.mem("center").damage == 10, "the hand was emptied twice while it waited: once"
