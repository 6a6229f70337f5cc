"""hBP04, holomem from Ookami Mio to Murasaki Shion: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg import facts
from kaimaku.games.hocg.facts import Printed
from kaimaku.games.hocg.lang import card
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, Side, one
from tests.rule import rule

FOE, BESIDE = one("Spare", "foe"), one("Spare", "beside")  # 990 HP each
SORA, FUBUKI, MEAL, OMURICE = "hSD01-003", "hSD14-002", "hBP04-091", "hSD04-013"
ATE = [{"play": MEAL, "by": "A"}]
# What counts as having used a Struggle Meal this turn, and what does not.
MEALS = pytest.mark.parametrize(
    ("history", "ate"),
    [(ATE, True), ([{"play": MEAL, "by": "B"}], False), ([{"play": OMURICE, "by": "A"}], False), ([], False)],
    ids=["meal", "theirs", "other food", "nothing"],
)

# Holomem of names that have no such card here yet.
for number, called, level in (
    ("tBP04-mio", "Ookami Mio", "first"),
    ("tBP04-reine", "Pavolia Reine", "debut"),
    ("tBP04-ollie", "Kureiji Ollie", "debut"),
    ("tBP04-shion", "Murasaki Shion", "debut"),
):
    card(
        number,
        printed=Printed(number=number, kind="holomem", name=facts.names(called), bloom=level, hp=100),  # type: ignore[arg-type]
    )


def bloomed(number: str, base: str, b: Side | None = None, dice: object = (), **mine: object) -> Scene:
    """The center, called me, has bloomed."""
    s = Scene({"center": one(base, "me"), "hand": [one(number, "bloom")], **mine}, b, dice=list(dice))  # type: ignore[call-overload]
    s.do("bloom", "bloom", "me")
    return s


def damages(s: Scene, *labels: str) -> list[int]:
    return [s.mem(label).damage for label in labels]


# --- hBP04-026 Ookami Mio, 027 Pavolia Reine, 030 Cecilia Immergreen


@rule("hocg:13.3.1", "hocg:5.21.1", "hocg:5.6.1")
@played("hBP04-026", "bloom_effect1")
@pytest.mark.parametrize(("oshi", "take"), [("hSD14-001", True), ("hSD14-001", False), ("hSD01-001", False)])
def test_026_finds_a_white_cheer_for_fubuki_under_fubuki(oshi: str, take: bool) -> None:
    s = bloomed(
        "hBP04-026",
        "tBP04-mio",
        oshi=oshi,
        back=[one(FUBUKI, "a"), one("hSD02-010", "b"), one(SORA, "sora")],
        cheer_deck=[one("white", "w"), one("green", "g"), one("white", "v")],
    )
    if oshi == "hSD14-001":
        assert s.choices() == {"w", "v"}
        s.do(*(("pick", "v") if take else ("done",)))
    if take:
        assert s.choices() == {"a", "b"}
        s.pick("b")
    assert (s.cheers("b"), s.cheers("a"), s.prompt) == (["white"] if take else [], [], "main")


@rule("hocg:13.3.1", "hocg:5.21.1")
@played("hBP04-027", "bloom_effect1")
def test_027_sends_the_top_cheer_to_ollie_or_anya() -> None:
    s = bloomed(
        "hBP04-027",
        "tBP04-reine",
        back=[one("tBP04-ollie", "ollie"), one("hBP04-073", "anya"), one(SORA, "sora")],
        cheer_deck=["blue", "red"],
    )
    assert s.choices() == {"ollie", "anya"}
    s.pick("anya")
    assert (s.cheers("anya"), s.cheers("ollie"), s.prompt) == (["blue"], [], "main")


def melody() -> Scene:
    return bloomed(
        "hBP04-030",
        "hBP04-028",
        {"center": one("Spare", "foe", cheers=["red"])},
        back=[one(SORA, "sora", cheers=[one("red", "r"), one("blue", "b"), one("green", "g")]), one(FUBUKI, "fubuki")],
    )


@rule("hocg:13.3.1", "hocg:5.17.4", "hocg:10.7.2.3")
@played("hBP04-030", "bloom_effect1")
@pytest.mark.parametrize("to", [["me"], ["me", "fubuki"], ["fubuki", "fubuki"]])
def test_030_moves_one_or_two_cheers_to_whom_it_likes(to: list[str]) -> None:
    s = melody()
    s.do("yes")
    assert s.choices() == {"r", "b", "g"} and not s.options("done")
    s.pick("r", "g") if len(to) == 2 else s.pick("b")
    if len(to) == 1:
        s.do("done")
    for receiver in to:
        assert s.choices() == {"me", "fubuki"}
        s.pick(receiver)
    assert [len(s.cheers(x)) for x in ("me", "fubuki")] == [to.count("me"), to.count("fubuki")]
    assert (len(s.cheers("sora")), s.prompt) == (3 - len(to), "main")


@rule("hocg:13.3.1")
@played("hBP04-030", "bloom_effect1")
def test_030_need_not_move_any() -> None:
    s = melody()
    s.do("no")
    assert (len(s.cheers("sora")), s.prompt) == (3, "main")


# --- hBP04-033 to 037 Ichijou Ririka


@rule("hocg:12.2.4.3")
@played("hBP04-033", "art2")
@MEALS
def test_033_strikes_the_collab_after_a_struggle_meal(history: list[object], ate: bool) -> None:
    s = Scene(
        {"center": one("hBP04-033", "me", cheers=["red x2"])},
        {"center": FOE, "collab": BESIDE, "back": one("Spare", "back")},
        history=history,
    )
    s.use("me", "foe", 2)
    assert damages(s, "foe", "beside", "back") == [30, 20 if ate else 0, 0]


@rule("hocg:13.3.1", "hocg:10.7.2.3.4")
@played("hBP04-035", "bloom_effect1")
@pytest.mark.parametrize("take", [True, False])
def test_035_may_return_a_struggle_meal(take: bool) -> None:
    s = bloomed("hBP04-035", "hBP04-032", archive=[one(MEAL, "meal"), one(OMURICE, "omurice")])
    s.do("yes" if take else "no")
    assert (s.lies("meal"), s.lies("omurice"), s.prompt) == ("hand" if take else "archive", "archive", "main")


@rule("hocg:12.2.4.3", "hocg:1.3.2")
@played("hBP04-035", "art1")
@played("hBP04-036", "bloom_effect1")
@pytest.mark.parametrize("collab", [True, False])
@pytest.mark.parametrize("number", ["hBP04-035", "hBP04-036"])
def test_035_036_strike_the_opposing_collab(number: str, collab: bool) -> None:
    theirs = {"center": FOE, "back": one("Spare", "back"), "collab": BESIDE if collab else None}
    if number == "hBP04-035":
        s = Scene({"center": one("hBP04-035", "me", cheers=["red x2"])}, theirs)
        s.use("me", "foe")
    else:
        s = bloomed("hBP04-036", "hBP04-032", theirs)
    assert damages(s, "foe", "back") == [50 if number == "hBP04-035" else 0, 0]
    assert not collab or s.mem("beside").damage == 20


@rule("hocg:12.2.4.3", "hocg:5.7.2")
@played("hBP04-036", "art1")
@pytest.mark.parametrize(("target", "drawn"), [("beside", 1), ("foe", 0)])
def test_036_draws_if_it_aims_at_the_collab(target: str, drawn: int) -> None:
    mine = {"center": one("hBP04-036", "me", cheers=["red"]), "hand": [SORA, SORA]}
    s = Scene(mine, {"center": FOE, "collab": BESIDE})
    s.use("me", target)
    assert (s.count("hand"), s.mem(target).damage) == (2 + drawn, 30)


def kpg(face: int, collab: object = None) -> Scene:
    """B's back: one whose Collab effect would strike, and one that rests."""
    back = [one("hSD12-003", "shiori"), one("Spare", "asleep", resting=True)]
    theirs = {"center": FOE, "collab": collab, "back": back}
    s = bloomed("hBP04-037", "hBP04-034", theirs, [face], collab=SORA, back=SORA)
    s.do("yes")
    s.done()
    return s


@rule("hocg:13.3.1", "hocg:3.1.2.4.1", "hocg:5.24.2")
@played("hBP04-037", "bloom_effect1")
@pytest.mark.parametrize("face", [4, 6])
def test_037_the_opponent_moves_one_of_theirs_to_the_collab_position(face: int) -> None:
    s = kpg(face)
    assert (s.t.asked, s.choices()) == ((B,), {"shiori", "asleep"})
    s.pick("shiori")
    assert (s.place("shiori"), s.place("asleep"), s.count("power", B)) == ("collab", "back", 0)
    assert (s.mem("me").damage, s.t.asked, s.prompt) == (0, (A,), "main")  # no collab: no effect of it either


@rule("hocg:13.3.1", "hocg:5.24.2")
@played("hBP04-037", "bloom_effect1")
@pytest.mark.parametrize(("face", "collab"), [(3, None), (6, BESIDE)])
def test_037_moves_nobody_on_a_low_roll_or_beside_a_collab(face: int, collab: object) -> None:
    s = kpg(face, collab)
    assert (s.place("shiori"), s.place("asleep"), s.prompt) == ("back", "back", "main")


@rule("hocg:5.24.2")
@played("hBP04-037", "bloom_effect1")
def test_037_need_not_roll() -> None:
    s = bloomed("hBP04-037", "hBP04-034", {"back": one("Spare", "back")})
    s.do("no")
    assert (s.place("back"), s.prompt) == ("back", "main")


@rule("hocg:12.2.4.3")
@played("hBP04-037", "art1")
@MEALS
@pytest.mark.parametrize("second", ["foe", "beside"])
def test_037_strikes_the_center_and_after_a_meal_one_of_the_front(
    history: list[object], ate: bool, second: str
) -> None:
    s = Scene(
        {"center": one("hBP04-037", "me", cheers=["red x3"])},
        {"center": FOE, "collab": BESIDE, "back": one("Spare", "back")},
        history=history,
    )
    s.use("me", "foe")
    if ate:
        assert (s.choices(), s.mem("foe").damage) == ({"foe", "beside"}, 50)
        s.pick(second)
    more = {second: 30} if ate else {}
    assert damages(s, "foe", "beside", "back") == [130 + more.get("foe", 0), more.get("beside", 0), 0]


@rule("hocg:12.2.4.3", "hocg:1.3.2")
@played("hBP04-037", "art1")
def test_037_strikes_the_collab_although_there_is_no_center() -> None:
    s = Scene({"center": one("hBP04-037", "me", cheers=["red x3"])}, {"center": None, "collab": BESIDE}, history=ATE)
    s.use("me", "beside")
    assert s.mem("beside").damage == 30 + 80


# --- hBP04-038 Houshou Marine, 041 Kaela Kovalskia


@rule("hocg:13.3.1")
@played("hBP04-038", "bloom_effect1")
def test_038_strikes_center_and_collab() -> None:
    s = bloomed("hBP04-038", "hBP02-030", {"center": FOE, "collab": BESIDE, "back": one("Spare", "back")})
    assert (damages(s, "foe", "beside", "back"), s.prompt) == ([10, 10, 0], "main")


@rule("hocg:12.2.4.3", "hocg:rb.term.stacked")
@played("hBP04-038", "art1")
@pytest.mark.parametrize("under", [0, 1, 3])
def test_038_hits_harder_for_each_card_below_her(under: int) -> None:
    s = Scene(
        {
            "center": one("hBP02-030", "other", under=["hBP02-028"] * 2),
            "collab": one("hBP04-038", "me", under=["hBP02-030"] * under, cheers=["red x2"]),
        },
        {"center": FOE},
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == 50 + 20 * under


@rule("hocg:13.3.1")
@played("hBP04-041", "bloom_effect1")
@pytest.mark.parametrize("take", [True, False])
def test_041_may_return_a_tool(take: bool) -> None:
    archive = [one("hBP04-098", "hammer"), one("hBP01-114", "axe"), one("hBP04-101", "mascot")]
    s = bloomed("hBP04-041", "hBP04-039", archive=archive)
    s.do("yes" if take else "no")
    if take:
        assert s.choices() == {"hammer", "axe"}
        s.pick("axe")
    assert (s.lies("axe"), s.lies("hammer"), s.prompt) == ("hand" if take else "archive", "archive", "main")


# --- hBP04-043, 046 Yukihana Lamy; hBP04-052 Shiori Novella


def weak(damage: int) -> dict[str, object]:
    """B's three holomem, the one in the back of 60 HP."""
    return {"center": FOE, "collab": BESIDE, "back": one("hSD01-009", "weak", damage=damage), "life": 3}


@rule("hocg:12.2.4.3", "hocg:5.22.1", "hocg:11.3.1.2")
@played("hBP04-043", "art1")
@pytest.mark.parametrize("damage", [40, 50])
def test_043_strikes_anybody_and_takes_no_life(damage: int) -> None:
    s = Scene({"center": one("hBP04-043", "me", cheers=["blue"])}, weak(damage))
    s.use("me", "foe")
    assert s.choices() == {"foe", "beside", "weak"}
    s.pick("weak")
    assert (s.place("weak"), s.count("life", B)) == ("back" if damage == 40 else "gone", 3)
    assert (s.mem("foe").damage, s.prompt) == (20, "perform")


@rule("hocg:13.3.1", "hocg:5.22.1", "hocg:11.3.1.2")
@played("hBP04-052", "bloom_effect1")
@pytest.mark.parametrize("damage", [30, 40])
def test_052_strikes_the_back_and_takes_no_life(damage: int) -> None:
    theirs = {**weak(damage), "back": [one("hSD01-009", "weak", damage=damage), one("Spare", "other")]}
    s = bloomed("hBP04-052", "hBP04-050", theirs)
    assert s.choices() == {"weak", "other"}
    s.pick("weak")
    assert (s.place("weak"), s.count("life", B), s.prompt) == ("back" if damage == 30 else "gone", 3, "main")


@rule("hocg:12.2.4.3", "hocg:11.3.1.2")
@played("hBP04-046", "art1")
@pytest.mark.parametrize(
    ("carried", "works"), [("hSD03-014", True), ("hSD03-013", False), (None, False)], ids=["fan", "mascot", "nothing"]
)
def test_046_strikes_anybody_if_somebody_has_a_fan(carried: str | None, works: bool) -> None:
    s = Scene(
        {
            "center": one("hBP04-046", "me", cheers=["blue"]),
            "back": one("hSD03-002", "okayu", attached=[carried] if carried else []),
        },
        {**weak(50), "collab": one("hSD03-002", "theirs", attached=["hSD03-014"])},
    )
    s.use("me", "foe")
    if works:
        assert s.choices() == {"foe", "theirs", "weak"}
        s.pick("weak")
        while s.prompt == "pick":
            s.answer(s.options("pick")[0])
    assert (s.place("weak"), s.count("life", B)) == (("gone", 2) if works else ("back", 3))
    assert (s.mem("foe").damage, s.prompt) == (30, "perform")


@rule("hocg:12.2.4.3")
@played("hBP04-046", "art1")
def test_046_strikes_for_ten() -> None:
    okayu = one("hSD03-002", "okayu", attached=["hSD03-014"])
    s = Scene({"center": one("hBP04-046", "me", cheers=["blue"]), "back": okayu}, weak(0))
    s.use("me", "foe")
    s.pick("weak")
    assert damages(s, "weak", "foe", "beside") == [10, 30, 0]


# --- hBP04-055, 057 La+ Darknesss


@rule("hocg:13.2.1", "hocg:5.24.2")
@played("hBP04-055", "collab_effect1")
@pytest.mark.parametrize(("face", "rests"), [(None, False), (2, False), (3, True), (6, True)])
def test_055_rests_an_opposing_back_holomem_on_3_or_more(face: int | None, rests: bool) -> None:
    s = Scene(
        {"back": [one("hBP04-055", "me"), SORA]},
        {"center": FOE, "back": [one("Spare", "one"), one("Spare", "two")]},
        dice=[face] if face else [],
    )
    s.do("collab", "me")
    s.do("yes" if face else "no")
    if rests:
        assert s.choices() == {"one", "two"}
        s.pick("two")
    assert (s.mem("one").resting, s.mem("two").resting, s.prompt) == (False, rests, "main")
    s.done()


@rule("hocg:12.2.4.3")
@played("hBP04-055", "art1")
@pytest.mark.parametrize("asleep", [0, 1, 3])
def test_055_hits_harder_for_each_resting_opponent(asleep: int) -> None:
    s = Scene(
        {"center": one("hBP04-055", "me", cheers=["purple"]), "back": one(SORA, "mine", resting=True)},
        {"center": FOE, "back": ["Spare", *({"card": "Spare", "resting": True} for _ in range(asleep))]},
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == 30 + 10 * asleep


@rule("hocg:13.3.1", "hocg:5.24.2", "hocg:4.1.5")
@played("hBP04-057", "bloom_effect1")
@pytest.mark.parametrize(("face", "where"), [(None, "archive"), (1, "hand"), (2, "deck"), (5, "hand"), (6, "deck")])
def test_057_brings_a_holox_holomem_to_hand_or_onto_the_deck(face: int | None, where: str) -> None:
    archive = [one("hBP04-054", "la+"), one("hBP01-056", "lui"), one("hBP02-080", "event"), one(SORA, "sora")]
    s = bloomed("hBP04-057", "hBP04-054", dice=[face] if face else [], archive=archive)
    s.do("yes" if face else "no")
    if face:
        assert s.choices() == {"la+", "lui"} and not s.options("done")
        s.pick("lui")
    assert (s.lies("lui"), s.lies("la+"), s.prompt) == (where, "archive", "main")
    assert (s.pile("deck")[0] == "lui") == (where == "deck")
    s.done()


# --- hBP04-060 Murasaki Shion


@rule("hocg:13.3.1", "hocg:5.21.1", "hocg:3.1.2.4.1")
@played("hBP04-060", "bloom_effect1")
@pytest.mark.parametrize("send", [True, False])
def test_060_may_send_an_opposing_cheer_to_the_opposing_center(send: bool) -> None:
    theirs = {"center": FOE, "collab": BESIDE, "archive": [one("red", "r"), one("blue", "b"), one(SORA, "sora")]}
    s = bloomed("hBP04-060", "tBP04-shion", theirs, archive=[one("green", "mine")])
    s.do("yes" if send else "no")
    if send:
        assert (s.t.asked, s.choices()) == ((A,), {"r", "b"})
        s.pick("b")
    assert (s.cheers("foe"), s.cheers("beside"), s.prompt) == (["blue"] if send else [], [], "main")


@rule("hocg:12.2.4.3")
@played("hBP04-060", "art1")
@pytest.mark.parametrize("cheers", [0, 3])
def test_060_strikes_center_and_collab_for_each_cheer_of_the_center(cheers: int) -> None:
    s = Scene(
        {"center": one("hBP04-060", "me", cheers=["purple x2"])},
        {
            "center": one("Spare", "foe", cheers=["red"] * cheers),
            "collab": one("Spare", "beside", cheers=["red"]),
            "back": one("Spare", "back", cheers=["red"]),
        },
    )
    s.use("me", "beside")
    assert damages(s, "foe", "beside", "back") == [10 * cheers, 10 * cheers + 40, 0]
