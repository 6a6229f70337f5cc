"""hBP06, events and attached cards: every printed sentence, played."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.cards.hocg.strikes import CHEERS, FOE, answer
from tests.rule import rule

SORA, PEKORA, OMURICE, AXE = "hSD01-003", "hBP01-038", "hSD04-013", "hBP01-114"
STRIKER = one(SORA, "striker", cheers=["white"])  # 30 damage
Side = Mapping[str, object]


def playing(number: str, mine: Side | None = None, theirs: Side | None = None, **table: object) -> Scene:
    own: dict[str, object] = {"center": one(SORA, "c"), "back": one(PEKORA, "b"), **(mine or {})}
    held = own.get("hand")
    hand = [one(number, "event"), *(held if isinstance(held, list) else [])]
    s = Scene({**own, "hand": hand}, {"center": FOE, **(theirs or {})}, None, **table)
    s.do("play", "event")
    return s


def first_options(s: Scene, seat: int) -> None:
    while s.prompt == "pick" and s.t.asked == (seat,):
        s.answer((s.options("done") or s.options("pick"))[0])


@rule("hocg:8.6.1", "hocg:5.22.1")
@played("hBP06-086", "text")
def test_086_draws_and_heals_a_hundred() -> None:
    s = playing("hBP06-086", {"back": one("Spare", "b", damage=120)})
    assert (s.count("hand"), s.mem("b").damage, s.prompt) == (1, 20, "main")


@rule("hocg:8.6.1", "hocg:10.7.2.4.1")
@played("hBP06-087", "text")
def test_087_archives_a_cheer_and_returns_a_raden() -> None:
    mine = {
        "oshi": "hBP04-002",
        "archive": [one("hBP04-020", "raden"), one(SORA, "s")],
        "cheer_deck": [one("red", "r"), "blue"],
    }
    s = playing("hBP06-087", mine)
    assert (s.lies("raden"), s.lies("r"), s.lies("s"), s.prompt) == ("hand", "archive", "archive", "main")
    s = Scene({"oshi": "hBP04-001", "hand": [one("hBP06-087", "event")], "archive": ["hBP04-020"]})
    assert s.why_not("play", "event") == "hocg:10.7.2.4.1"


@rule("hocg:8.6.1", "hocg:10.7.2.4.1", "hocg:7.2.2")
@played("hBP06-088", "text")
@pytest.mark.parametrize("target", ["foe", "by"])
def test_088_sends_somebody_to_rest_for_a_turn(target: str) -> None:
    theirs = {"collab": one("Spare", "by"), "back": one("Spare", "back", resting=True), "life": 3}
    s = playing("hBP06-088", {"life": 2}, theirs, past=[{"downed": SORA, "by": "A"}])
    assert s.choices() == {"foe", "by"}
    s.pick(target)
    assert (s.place(target), s.mem(target).resting) == ("back", True)
    s.do("pass")
    while s.t.turn < 6 or s.prompt != "main":
        done = s.options("pass") or s.options("done") or s.options("pick") or s.options("send")
        s.answer(done[0])
    assert (s.mem(target).resting, s.mem("back").resting) == (True, False)


@rule("hocg:10.7.2.4.1", "hocg:5.23.1")
@played("hBP06-088", "text")
@pytest.mark.parametrize(
    ("past", "life", "usable"),
    [
        ([{"downed": SORA, "by": "A"}], 2, True),
        ([{"downed": SORA, "by": "A"}], 3, False),
        ([{"downed": SORA, "by": "B"}], 2, False),
        ([], 2, False),
    ],
)
def test_088_needs_a_down_and_less_life(past: list[object], life: int, usable: bool) -> None:
    s = Scene({"life": life, "hand": [one("hBP06-088", "event")]}, {"life": 3}, past=past)
    assert (s.why_not("play", "event") == "") == usable


@rule("hocg:8.6.1", "hocg:5.21.1")
@played("hBP06-089", "text")
def test_089_sends_a_cheer_to_a_painter_and_returns_one() -> None:
    mine = {
        "back": [one("hBP04-016", "raora"), one("hBP02-008", "fubuki")],
        "cheer_deck": [one("red", "r"), one("blue", "b")],
        "archive": [one("hBP04-018", "p"), one(SORA, "s")],
    }
    s = playing("hBP06-089", mine)
    assert s.choices() == {"r", "b"} and not s.options("done")
    s.pick("b")
    assert s.choices() == {"raora", "fubuki"}
    s.pick("fubuki")
    assert (s.cheers("fubuki"), s.lies("p"), s.lies("s"), s.prompt) == (["blue"], "hand", "archive", "main")


@rule("hocg:8.6.1", "hocg:5.14.1", "hocg:8.3.2.c")
@played("hBP06-090", "text")
@pytest.mark.parametrize(("life", "from_debut", "works"), [(4, True, True), (5, True, False), (4, False, False)])
def test_090_draws_and_blooms_a_first_once_more(life: int, from_debut: bool, works: bool) -> None:
    under = SORA if from_debut else "hBP01-022"
    mine = {
        "life": life,
        "center": one(under, "c"),
        "hand": [one("hBP06-090", "event"), one("hBP01-022", "x"), one("hBP01-023", "y")],
    }
    s = Scene(mine)
    s.do("bloom", "x", "c")
    first_options(s, A)
    before = s.count("hand")
    s.do("play", "event")
    if works:
        s.do("yes")
        answer(s, "c", "y")
    assert (s.has("c", "y"), s.count("hand")) == (works, before - 1 + 2 - works)


@rule("hocg:8.6.1", "hocg:5.9.1", "hocg:10.7.2.4.1")
@played("hBP06-091", "text")
@pytest.mark.parametrize("hand", [6, 7])
def test_091_takes_any_number_of_gen_1_of_the_top_four(hand: int) -> None:
    deck = [one("hBP04-079", "a"), one("hBP02-008", "b"), one(SORA, "x"), one(AXE, "y"), one("hBP04-079", "fifth")]
    s = Scene({"hand": [one("hBP06-091", "event"), *[SORA] * hand], "deck": deck})
    if hand == 7:
        assert s.why_not("play", "event") == "hocg:10.7.2.4.1"
        return
    s.do("play", "event")
    assert s.choices() == {"a", "b"}
    s.pick("a", "b")
    first_options(s, A)
    assert (s.lies("a"), s.lies("b"), s.pile("deck")[0]) == ("hand", "hand", "fifth")


@rule("hocg:8.6.1", "hocg:10.10.2")
@played("hBP06-092", "text")
@played("hBP06-094", "text")
@pytest.mark.parametrize(
    ("number", "center", "picked", "more"),
    [
        ("hBP06-092", "hBP04-010", ["c"], 30),
        ("hBP06-094", "hBP04-010", ["c"], 20),
        ("hBP06-094", "hBP01-051", ["c"], 50),
        ("hBP06-094", "hBP05-013", ["c"], 50),
    ],
)
def test_092_094_strengthen_somebody(number: str, center: str, picked: list[str], more: int) -> None:
    def dealt(played_it: bool) -> int:
        mine = {
            "center": one(center, "c", cheers=CHEERS),
            "back": [one("hBP04-008", "k"), one(SORA, "s")],
            "hand": [one(number, "event")],
        }
        s = Scene(mine, {"center": FOE})
        if played_it:
            s.do("play", "event")
            assert s.choices() == ({"c", "k"} if number == "hBP06-092" else {"c", "k", "s"})
            s.pick(*picked)
        s.use("c", "foe")
        first_options(s, A)
        return s.mem("foe").damage

    assert dealt(True) - dealt(False) == more


@rule("hocg:10.7.2.4.1")
@played("hBP06-094", "text")
@pytest.mark.parametrize(
    ("mine", "theirs", "usable"), [(True, True, True), (False, False, True), (True, False, True), (False, True, False)]
)
def test_094_needs_a_collab_or_none_on_the_other_side(mine: bool, theirs: bool, usable: bool) -> None:
    s = Scene(
        {"hand": [one("hBP06-094", "event")], **({"collab": SORA} if mine else {})}, {"collab": SORA} if theirs else {}
    )
    assert (s.why_not("play", "event") == "") == usable


@rule("hocg:8.6.1", "hocg:5.21.1", "hocg:10.7.2.4.1")
@played("hBP06-093", "text")
@pytest.mark.parametrize(("theirs", "works"), [(["white"], True), ([], False)])
def test_093_finds_two_of_holox_and_may_send_a_cheer(theirs: list[str], works: bool) -> None:
    mine = {
        "center": one("hBP04-008", "c"),
        "back": one("hBP04-054", "b"),
        "deck": [one("hBP04-010", "x"), one("hBP06-022", "y"), one(SORA, "s")],
    }
    s = playing("hBP06-093", mine, {"center": one("Spare", "foe", cheers=theirs)})
    assert s.choices() == {"x", "y"}
    s.pick("x", "y")
    if works:
        answer(s, "yes", "b")
    assert (s.count("hand"), len(s.cheers("b")), s.prompt) == (2, works, "main")
    s = Scene({"center": "hBP04-008", "back": SORA, "hand": [one("hBP06-093", "event")]})
    assert s.why_not("play", "event") == "hocg:10.7.2.4.1"


@rule("hocg:8.6.1", "hocg:11.5.1", "hocg:10.7.2.4.1")
@played("hBP06-095", "text")
@pytest.mark.parametrize(("cheers", "lost"), [(0, 2), (1, 1)])
def test_095_finds_two_of_id_gen_1_and_takes_a_life_without_cheers_left(cheers: int, lost: int) -> None:
    mine = {
        "center": one("hBP06-053", "c", cheers=["blue x2"]),
        "back": "hBP06-048",
        "deck": [one("hBP06-050", "x"), one("hBP05-021", "y"), SORA],
        "cheer_deck": cheers,
    }
    s = playing("hBP06-095", mine, {"center": one(SORA, "foe"), "back": SORA, "life": 4})
    assert s.choices() == {"x", "y"}
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    s.use("c", "foe")
    first_options(s, B)
    assert (s.count("hand"), s.count("life", B)) == (2, 4 - lost)
    s = Scene({"center": "hBP06-048", "back": SORA, "hand": [one("hBP06-095", "event")]})
    assert s.why_not("play", "event") == "hocg:10.7.2.4.1"


@rule("hocg:8.6.1", "hocg:5.21.1", "hocg:10.10.2")
@played("hBP06-096", "text")
def test_096_sends_a_cheer_to_watame_and_to_subaru_and_strengthens_both() -> None:
    mine = {
        "center": one("hBP03-067", "watame", cheers=CHEERS),
        "collab": one("hBP06-078", "subaru", cheers=["red"]),
        "back": [one(SORA, "s"), one("hBP06-079", "other")],
        "archive": [one("red", "r"), one("blue", "x")],
    }
    s = playing("hBP06-096", mine, {"collab": one("Spare", "by")})
    while s.prompt == "pick":
        names = s.choices()
        s.pick("watame" if "watame" in names else "subaru" if "subaru" in names else sorted(names)[0])
    assert (len(s.cheers("watame")), len(s.cheers("subaru")), len(s.cheers("other")), s.prompt) == (19, 2, 0, "main")
    s.use("subaru", "by")
    assert s.mem("by").damage == 20 + 20


# --- attached cards


@rule("hocg:5.19.1", "hocg:10.10.1", "hocg:10.3.2")
@played("hBP06-097", "text")
@pytest.mark.parametrize(("holder", "hp"), [("hBP06-026", 280), (SORA, 60)])
def test_097_gives_a_buzz_hp_and_locks_it_in_the_opposing_main_phase(holder: str, hp: int) -> None:
    mine = {"collab": one(holder, "me", attached=["hBP06-097"], damage=hp - 30)}
    s = Scene(mine, {"center": one("hBP05-030", "p"), "hand": [one("hBP05-032", "x")]}, active="B")
    s.do("bloom", "x", "p")
    assert s.mem("me").damage == hp - (30 if holder != SORA else 10)


@rule("hocg:5.19.1", "hocg:10.10.1")
@played("hBP06-098", "text")
@played("hBP06-099", "text")
@pytest.mark.parametrize("tool", ["hBP06-098", "hBP06-099"])
def test_098_099_strengthen_their_holder(tool: str) -> None:
    s = Scene({"center": one(SORA, "me", cheers=["white"], attached=[tool])}, {"center": FOE})
    s.use("me", "foe")
    assert s.mem("foe").damage == 40


@rule("hocg:10.8.1", "hocg:5.19.1")
@played("hBP06-098", "text")
@pytest.mark.parametrize(
    ("holder", "life", "collab", "works"),
    [
        ("hBP06-034", 1, False, True),
        ("hBP06-034", 2, False, False),
        ("hBP06-034", 1, True, False),
        (SORA, 1, False, False),
    ],
)
def test_098_calls_somebody_into_the_collab_position(holder: str, life: int, collab: bool, works: bool) -> None:
    theirs = {"back": [one(SORA, "x"), one(SORA, "y")], **({"collab": SORA} if collab else {})}
    s = Scene({"life": life, "back": one(holder, "me", attached=["hBP06-098"])}, theirs)
    s.do("collab", "me")
    if works:
        assert s.t.asked == (B,)
        s.pick("x")
    assert (s.place("x"), s.prompt) == ("collab" if works else "back", "main")


@rule("hocg:10.8.1", "hocg:5.17.2")
@played("hBP06-099", "text")
@pytest.mark.parametrize(("holder", "agree"), [("hBP06-067", True), ("hBP06-067", False), (SORA, False)])
def test_099_returns_a_korone_when_played_on_korone(holder: str, agree: bool) -> None:
    s = Scene(
        {
            "center": one(holder, "me"),
            "hand": [one("hBP06-099", "tool")],
            "archive": [one("hBP06-068", "k"), one(SORA, "s")],
        }
    )
    s.do("play", "tool", "me")
    if holder != SORA:
        s.do("yes" if agree else "no")
    assert (s.lies("k"), s.lies("s"), s.prompt) == ("hand" if agree else "archive", "archive", "main")


@rule("hocg:5.19.1", "hocg:10.10.1")
@played("hBP06-100", "text")
@played("hBP06-101", "text")
@played("hBP06-102", "text")
@pytest.mark.parametrize(
    ("mascot", "holder", "oshi", "hp"),
    [
        ("hBP06-100", "hBP06-012", "hBP06-001", 180 + 30),
        ("hBP06-100", "hBP06-012", "hBP06-002", 180 + 10),
        ("hBP06-100", "hBP06-009", "hBP06-001", 110 + 10),
        ("hBP06-101", SORA, "hBP06-001", 60 + 20),
        ("hBP06-102", SORA, "hBP06-001", 60 + 20),
    ],
)
@pytest.mark.parametrize("left", [30, 40])
def test_100_101_102_give_hp(mascot: str, holder: str, oshi: str, hp: int, left: int) -> None:
    mine = {"oshi": oshi, "center": one(holder, "me", attached=[mascot], damage=hp - left), "back": SORA}
    s = Scene(mine, {"center": STRIKER}, active="B")
    s.use("striker", "me")
    assert s.place("me") == ("gone" if left == 30 else "center")


@rule("hocg:10.8.1", "hocg:10.7.2.1.1", "hocg:5.21.1")
@played("hBP06-101", "text")
@pytest.mark.parametrize(("holder", "agree"), [("hBP06-050", True), ("hBP06-050", False), ("hBP05-047", False)])
def test_101_sends_a_blue_cheer_to_the_back_after_special_damage(holder: str, agree: bool) -> None:
    mine = {
        "center": one(holder, "me", cheers=CHEERS, attached=["hBP06-101"]),
        "back": [one(SORA, "b")],
        "archive": [one("blue", "x"), one("red", "y")],
    }
    s = Scene(mine, {"center": FOE, "back": one("Spare", "z")})
    s.use("me", "foe")
    if holder == "hBP06-050":
        s.do("yes" if agree else "no")
    assert (s.cheers("b"), s.prompt) == (["blue"] * agree, "perform")


@rule("hocg:10.8.1", "hocg:5.17.4")
@played("hBP06-102", "text")
@pytest.mark.parametrize(("holder", "agree"), [("hBP06-073", True), ("hBP06-073", False), (SORA, False)])
def test_102_saves_a_yellow_cheer_for_another_matsuri(holder: str, agree: bool) -> None:
    hp = {"hBP06-073": 130, SORA: 80}[holder]
    mine = {
        "center": one(holder, "me", damage=hp - 10, cheers=["yellow", "red"], attached=["hBP06-102"]),
        "back": [one("hBP04-079", "m"), one(SORA, "s")],
    }
    s = Scene(mine, {"center": STRIKER}, active="B")
    s.use("striker", "me")
    if holder != SORA:
        s.do("yes" if agree else "no")
    saved = s.cheers("m")
    assert ("yellow" in saved, "red" in saved) == (agree, False)


@rule("hocg:5.26.1", "hocg:10.4.2.2")
@played("hBP06-103", "text")
@pytest.mark.parametrize("agree", [True, False])
def test_103_makes_a_die_show_four(agree: bool) -> None:
    mine = {
        "oshi": "hBP06-008",
        "power": 2,
        "life": 4,
        "center": one("hBP06-072", "m", attached=[one("hBP06-103", "fan")]),
    }
    s = Scene({**mine, "deck": [one(AXE, "x"), SORA, SORA]}, dice=[1])
    s.do("skill", 0)
    s.do("yes" if agree else "no")
    if agree:
        s.pick("x")
    assert (s.lies("fan") == "archive", s.count("hand"), s.count("power")) == (agree, int(agree), 1)
    s.done()


@rule("hocg:5.26.1")
@played("hBP06-103", "text")
@pytest.mark.parametrize(("number", "nth"), [("hBP06-075", 2), ("hBP06-071", 1)])
def test_103_changes_one_die_of_several_for_gen_1_only(number: str, nth: int) -> None:
    mine = {
        "center": one(number, "me", cheers=CHEERS),
        "back": [one("hBP06-072", "m", attached=[one("hBP06-103", "fan"), "hBP06-102"])],
    }
    s = Scene(mine, {"center": FOE}, dice=[1, 2] if nth == 2 else [2, 2, 2])
    s.use("me", "foe", nth)
    if nth == 2:
        s.do("yes")
        s.do("number", 2)
    assert (s.mem("foe").damage, s.prompt) == (90 if nth == 2 else 80, "perform")
    s.done()


@rule("hocg:10.8.1", "hocg:5.21.1")
@played("hBP06-104", "text")
@pytest.mark.parametrize("agree", [True, False])
def test_104_sends_a_cheer_to_subaru_when_its_holder_is_downed(agree: bool) -> None:
    mine = {
        "center": one("hBP06-078", "me", damage=90, attached=["hBP06-104"]),
        "back": [one("hBP06-079", "x"), one(SORA, "s")],
    }
    s = Scene({**mine, "cheer_deck": [one("red", "r"), "white"]}, {"center": STRIKER}, active="B")
    s.use("striker", "me")
    s.do("yes" if agree else "no")
    if agree:
        assert s.choices() == {"me", "x"}
        s.pick("x")
    assert ("red" in s.cheers("x")) == agree
