"""10.1: activated, automatic and continuous abilities, the texts that make them, and ability names."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.facts import Printed, PrintedArt, PrintedSkill
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang import (
    ALL,
    COLLABS,
    DOWNED,
    ENDS,
    HAND,
    HOLOMEM,
    MAIN,
    MY,
    THIS,
    TURN_STEP,
    USES_ART,
    Archive,
    Draw,
    Hp,
    NamedArtsCost,
    Pay,
    Reattach,
    ToHand,
    card,
    gift,
    oshi_skill,
    other,
    texts,
    use,
)
from kaimaku.games.hocg.rules.abilities import Automatic, Ongoing
from kaimaku.games.hocg.rules.events import ACTIVATED
from kaimaku.games.hocg.table import DECK, POWER
from tests.rule import rule
from tests.rules.hocg.cards_turn import ITEM, SLAYER, member, named, strike, support
from tests.rules.hocg.scene_abilities import A, B, Stage, one

TRADER = member("tC10-001", "Trader", gift(Pay(Archive(THIS.cheer), Draw(1)), turn=MAIN))
LISTENER = member("tC10-002", "Listener", gift(Draw(1), on=COLLABS(THIS)))
CLOSER = member("tC10-003", "Closer", gift(Draw(1), on=ENDS(MY, TURN_STEP)))
BUYER = member("tC10-004", "Buyer", gift(Pay(Archive(HAND), Draw(2)), on=COLLABS(THIS)))
HEIRESS = member("tC10-005", "Heiress", gift(Reattach(THIS.cheer, HOLOMEM(other)), on=DOWNED(THIS)), hp=50)
GUARDIAN = member("tC10-006", "Guardian", gift(Hp(20, HOLOMEM[ALL])))
PUT_AWAY = support("tC10-007", "event", use(ToHand(HOLOMEM)))
CHEERING = member("tC10-008", "Cheering", gift(Draw(1), on=USES_ART(THIS), usable=True), arts=(strike(200),))

TWIN_SONG = named("Twin Song")
SINGER = member("tC10-010", "Singer", arts=(PrintedArt(TWIN_SONG, ("neutral",), 10), strike(10, "neutral")))
OTHER_SINGER = member("tC10-011", "Other Singer", arts=(PrintedArt(TWIN_SONG, ("neutral",), 30),))
TEACHER = member("tC10-012", "Teacher", gift(NamedArtsCost(-1, HOLOMEM[ALL], TWIN_SONG)))

LEADER = card(
    "tC10-015",
    oshi_skill(Draw(1)),
    printed=Printed(
        number="tC10-015",
        kind="oshi",
        name=named("Leader"),
        life=5,
        skills=(PrintedSkill("skill", named("Skill"), power=1, limit="turn"),),
    ),
).id


@rule("hocg:10.1.1.1")
def test_an_activated_ability_is_offered_in_its_players_play_timing() -> None:
    s = Stage(
        {"oshi": LEADER, "power": 1, "center": one(TRADER, "trader", cheers=["white"])},
        {"oshi": LEADER, "power": 1, "center": one(TRADER, "theirs", cheers=["white"])},
    )
    key = BY_ID[TRADER].activated[0].key
    assert s.offers("skill", 0) and s.offers("ability", key, "trader")
    assert s.why("ability", key, "theirs") == "hocg:10.1.1.1"
    s.do("ability", key, "trader")  # using it is the choice: the cost is paid without a further question
    assert s.hand() == 1 and s.mem("trader").cheers == []
    s.do("pass")
    assert s.prompt == "perform" and not s.options("skill") and not s.options("ability")


@rule("hocg:10.1.1.1")
def test_an_activated_ability_is_offered_only_if_its_cost_can_be_paid() -> None:
    s = Stage({"oshi": LEADER, "power": 0, "center": one(TRADER, "trader")})
    assert s.why("skill", 0) == "hocg:12.1.3"
    assert s.why("ability", BY_ID[TRADER].activated[0].key, "trader") == "hocg:10.4.2.2"


@rule("hocg:10.1.1.1.1")
def test_an_activated_ability_reads_condition_cost_effect() -> None:
    d = BY_ID[TRADER]
    assert len(d.activated) == 1 and not d.own
    assert d.watch == ((False, ACTIVATED, d.activated[0]),)  # it is found, never woken
    before, effect = texts(d, "en")["gift1"].split(": ")
    condition, cost = before.split(", ")
    assert condition == "During your main phase" and cost.startswith("you may archive 1 cheer")
    assert effect == "Draw 1 card from your deck."
    assert texts(d, "ja")["gift1"].startswith("自分のメインステップで、") and texts(d, "ja")["gift1"].count(":") == 1


@rule("hocg:10.1.1.2", "hocg:10.7.1")
def test_an_automatic_ability_is_played_by_itself() -> None:
    s = Stage({"back": [one(LISTENER, "listener")]})
    s.do("collab", "listener")
    assert s.prompt == "main", "nobody was asked anything"
    assert s.hand() == 1
    assert not s.options("ability"), "and nobody can use it otherwise"


@rule("hocg:10.1.1.2.1")
@pytest.mark.parametrize(
    ("number", "en", "ja"),
    [
        (LISTENER, "When this holomem collabs, ", "このホロメンがコラボした時、"),
        (CLOSER, "At the end of your turn, ", "自分のターンが終了する時、"),
    ],
)
def test_the_event_before_the_comma_is_the_trigger_condition(number: str, en: str, ja: str) -> None:
    d = BY_ID[number]
    assert texts(d, "en")["gift1"].startswith(en) and texts(d, "ja")["gift1"].startswith(ja)
    ((changes_value, _, ability),) = d.watch
    assert isinstance(ability, Automatic) and not changes_value and not d.activated


@rule("hocg:10.1.1.2.1")
def test_meeting_the_condition_triggers_it_and_nothing_else_does() -> None:
    s = Stage({"center": one(CLOSER, "closer"), "back": [one(LISTENER, "listener"), one("x-spare", "spare")]})
    s.do("collab", "spare")
    assert s.hand() == 0, "somebody else collabed"
    s.do("pass")
    assert s.hand() == 0 and s.prompt == "perform"
    s.do("pass")
    assert s.t.active == B and s.hand() == 1, "the turn ended"


@rule("hocg:10.1.1.2.2")
@pytest.mark.parametrize("pays", [True, False])
def test_an_automatic_ability_with_a_cost_is_played_by_paying_it(pays: bool) -> None:
    s = Stage({"hand": [one("x-filler", "price")], "back": [one(BUYER, "buyer")]})
    s.do("collab", "buyer")
    assert s.prompt == "may"
    s.do("yes" if pays else "no")
    assert s.prompt == "main" and s.archived("price") == pays
    assert s.hand() == (2 if pays else 1)


@rule("hocg:10.1.1.2.3")
def test_abilities_on_a_down_are_done_inside_it() -> None:
    s = Stage(
        {"center": one(CHEERING, "killer")},
        {"center": one(HEIRESS, "heiress", cheers=["white"]), "back": ["x-spare", one("x-spare", "heir")]},
        phase="performance",
    )
    s.use("killer", "heiress")
    assert s.prompt == "pick" and s.seat == B, "where does the cheer go?"
    assert s.place_of("heiress") == "center", "she is still on the stage"
    assert s.waiting() == ["killer"], "among the waiting abilities there is only the other one"
    s.do("pick", "heir")
    assert len(s.mem("heir").cheers) == 1 and s.place_of("heiress") == "gone"


@rule("hocg:10.1.1.3", "hocg:10.2.1.2")
def test_a_continuous_ability_lasts_as_long_as_its_source() -> None:
    s = Stage({"hand": [one(PUT_AWAY, "event")], "center": one(SLAYER, "center"), "back": [one(GUARDIAN, "guardian")]})
    assert s.hp("center") == 120
    s.do("play", "event")
    s.do("pick", "guardian")
    assert s.place_of("guardian") == "gone" and s.hp("center") == 100
    GAME.decide(s.t, A, s.options("place")[0])
    assert s.hp("center") == 120


@rule("hocg:10.1.1.3.1", "hocg:10.7.1")
def test_a_text_that_is_just_an_effect_is_continuous() -> None:
    d = BY_ID[GUARDIAN]
    (ability,) = {ability for _, _, ability in d.watch}
    assert isinstance(ability, Ongoing) and ability.prog < 0, "there is nothing to play"
    assert all(changes_value for changes_value, _, _ in d.watch)
    assert not texts(d, "en")["gift1"].lower().startswith(("when", "at", "if")) and "時" not in texts(d, "ja")["gift1"]
    s = Stage({"hand": [one(GUARDIAN, "card")], "center": one(SLAYER, "center")})
    s.do("place", "card")
    assert s.prompt == "main" and not s.t.pending
    assert s.hp("center") == 120


@rule("hocg:10.1.2")
def test_the_text_of_a_support_is_its_ability() -> None:
    s = Stage({"hand": [one(ITEM, "item")]})
    deck = s.count(DECK + A)
    s.do("play", "item")
    assert s.count(DECK + A) == deck - 1 and s.hand() == 1 and s.archived("item")


@rule("hocg:10.1.3.1")
def test_a_name_covers_every_ability_called_so() -> None:
    s = Stage(
        {"center": one(SINGER, "one"), "collab": one(OTHER_SINGER, "two"), "back": [one(TEACHER, "teacher")]},
        {"center": one("x-spare", "target")},
        phase="performance",
    )
    assert s.why_not(s.art("one", "target")) == "" and s.why_not(s.art("two", "target")) == ""
    assert s.why_not(s.art("one", "target", 2)) == "hocg:12.2.3.1", "an Arts of another name costs its cheer"
    s = Stage({"center": one(SINGER, "one")}, {"center": one("x-spare", "target")}, phase="performance")
    assert s.why_not(s.art("one", "target")) == "hocg:12.2.3.1"


@rule("hocg:10.1.1.1", "hocg:10.4.2")
def test_using_it_pays_its_cost() -> None:
    s = Stage({"oshi": LEADER, "power": 1})
    s.do("skill", 0)
    assert s.count(POWER + A) == 0 and s.hand() == 1
