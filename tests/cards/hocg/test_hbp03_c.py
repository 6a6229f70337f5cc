"""hBP03, the red and the blue holomem: every printed sentence, played."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.facts import Printed, names
from kaimaku.games.hocg.lang import card
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

MIKO, MIKO1, P35 = "hBP03-025", "hBP03-027", "hBP03-107"
FUWAWA, MOCOCO1, BOTH = "hBP03-040", "hBP03-038", "hBP03-050"
AO, AO1, LUNA = "hBP03-046", "hBP03-047", "hBP03-010"
FOE = one("Spare", "foe")  # 990 HP
THREE = {"center": FOE, "collab": one("Spare", "side"), "back": [one("Spare", "far")]}
for word, name in ("lui", "Takane Lui"), ("fuwamoco", "FUWAMOCO"), ("star", "Hoshimachi Suisei"):
    card(f"tBP03-{word}", printed=Printed(f"tBP03-{word}", "oshi", names(name), life=5))
for word, name in ("kiara", "Takanashi Kiara"), ("mococo", "Mococo Abyssgard"), ("suisei", "Hoshimachi Suisei"):
    card(f"tBP03-{word}", printed=Printed(f"tBP03-{word}", "holomem", names(name), bloom="debut", hp=80))
GAMBLE = BY_ID["hBP03-030"].activated[0].key


def hits(s: Scene, *who: str) -> list[int]:
    return [s.mem(x).damage for x in who or ("foe", "side", "far")]


# --- hBP03-026 to 030 Sakura Miko


@rule("hocg:13.2.1", "hocg:5.24.1", "hocg:5.22.1")
@played("hBP03-026", "collab_effect1")
@pytest.mark.parametrize(
    ("face", "drawn", "damage"), [(1, 0, 0), (2, 0, 10), (3, 1, 10), (4, 0, 10), (5, 1, 10), (6, 0, 10), (None, 0, 0)]
)
def test_026_may_roll_for_damage_and_a_card(face: int | None, drawn: int, damage: int) -> None:
    s = Scene({"back": [one("hBP03-026", "me")], "hand": [LUNA]}, THREE, dice=[] if face is None else [face])
    s.do("collab", "me")
    s.do("no" if face is None else "yes")
    assert (s.count("hand"), hits(s), s.prompt) == (1 + drawn, [damage, 0, 0], "main")
    s.done()


@rule("hocg:12.2.4.3", "hocg:5.24.1", "hocg:5.22.1")
@played("hBP03-028", "art2")
@pytest.mark.parametrize(
    ("face", "front", "side"),
    [(1, 50, 0), (2, 70, 0), (3, 70, 20), (4, 70, 0), (5, 70, 20), (6, 70, 0), (None, 50, 0)],
)
def test_028_may_roll_to_strike_the_center_or_both_in_front(face: int | None, front: int, side: int) -> None:
    me = one("hBP03-028", "me", cheers=["red", "red"])
    s = Scene({"center": me}, THREE, dice=[] if face is None else [face])
    s.use("me", "foe", 2)
    s.do("no" if face is None else "yes")
    assert (hits(s), s.prompt) == ([front, side, 0], "perform")
    s.done()


@rule("hocg:13.3.1", "hocg:5.11.2")
@played("hBP03-029", "bloom_effect1")
@pytest.mark.parametrize("take", [True, False])
def test_029_finds_a_35p(take: bool) -> None:
    deck = [one(P35, "p"), one("hBP03-105", "knight"), one("hBP03-025", "miko")]
    s = Scene({"center": one(MIKO, "me"), "hand": [one("hBP03-029", "bloom")], "deck": deck})
    s.do("bloom", "bloom", "me")
    assert s.choices() == {"p"}
    s.do(*(("pick", "p") if take else ("done",)))
    assert (s.lies("p"), s.known("p") == 3, s.prompt) == ("hand" if take else "deck", take, "main")


def fans_and_damage(number: str, cheers: int, fans: int) -> int:
    me = one(number, "me", cheers=["red"] * cheers, attached=[P35] * fans)
    s = Scene({"center": one(MIKO, "other", attached=[P35]), "collab": me}, {"center": FOE})
    s.use("me", "foe")
    return s.mem("foe").damage


@rule("hocg:12.2.4.3")
@played("hBP03-029", "art1")
@pytest.mark.parametrize(("fans", "dealt"), [(0, 30), (1, 60), (2, 60)])
def test_029_hits_harder_with_a_35p(fans: int, dealt: int) -> None:
    assert fans_and_damage("hBP03-029", 2, fans) == dealt


@rule("hocg:12.2.4.3")
@played("hBP03-030", "art1")
@pytest.mark.parametrize(("fans", "dealt"), [(0, 120), (1, 140), (3, 180)])
def test_030_hits_harder_for_each_35p_of_its_own(fans: int, dealt: int) -> None:
    assert fans_and_damage("hBP03-030", 3, fans) == dealt


@rule("hocg:13.4.1", "hocg:5.24.1", "hocg:10.7.2.1.1")
@played("hBP03-030", "gift1")
@pytest.mark.parametrize(("face", "dealt"), [(1, 140), (2, 140), (3, 190), (4, 140), (5, 190), (6, 140)])
def test_030_gambles_once_a_turn_for_fifty(face: int, dealt: int) -> None:
    me = one("hBP03-030", "me", cheers=["red"] * 3, attached=[P35])
    s = Scene({"center": me, "collab": one(MIKO, "other", cheers=["red"])}, {"center": FOE}, dice=[face])
    s.do("ability", GAMBLE, "me")
    assert (s.prompt, s.why_not("ability", GAMBLE, "me")) == ("main", "hocg:10.7.2.1.1")
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt
    s.use("other", "foe")
    assert s.mem("foe").damage == dealt + 30
    s.done()


@rule("hocg:13.4.1", "hocg:10.7.2.4.1")
@played("hBP03-030", "gift1")
@pytest.mark.parametrize(
    ("place", "fans", "able"), [("center", [P35], True), ("collab", [P35], False), ("center", [], False)]
)
def test_030_gambles_in_the_center_with_a_35p_only(place: str, fans: list[str], able: bool) -> None:
    s = Scene({place: one("hBP03-030", "me", attached=fans), "back": [one(MIKO, "other", attached=[P35])]})
    assert bool(s.options("ability")) == able
    s = Scene({"center": one("hBP03-030", "me", attached=[P35])}, active="B")
    assert not s.options("ability")


# --- hBP03-034 Akai Haato, hBP03-035 Takane Lui, hBP03-036 Takanashi Kiara


@rule("hocg:13.3.1", "hocg:2.15.1")
@played("hBP03-034", "bloom_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_034_may_return_a_first_or_second_of_gen_1_that_is_no_buzz(agreed: bool) -> None:
    archive = [
        *(one("hBP03-032", "first"), one("hBP03-031", "debut"), one("hBP03-034", "buzz"), one("hSD14-009", "second")),
        *(one("hSD01-012", "spot"), one(MIKO1, "miko"), one("red", "r")),
    ]
    s = Scene({"center": one("hBP03-031", "me"), "hand": [one("hBP03-034", "bloom")], "archive": archive})
    s.do("bloom", "bloom", "me")
    s.do("yes" if agreed else "no")
    if agreed:
        assert s.choices() == {"first", "second"}
        s.pick("first")
    assert (s.lies("first"), s.prompt) == ("hand" if agreed else "archive", "main")


@rule("hocg:12.2.4.3", "hocg:5.24.1")
@played("hBP03-034", "art1")
@pytest.mark.parametrize(("face", "found"), [(1, [60, 20, 0]), (4, [80, 0, 0]), (None, [40, 0, 0])])
def test_034_may_roll_odd_for_both_in_front_even_for_more(face: int | None, found: list[int]) -> None:
    me = one("hBP03-034", "me", cheers=["red"] * 2)
    s = Scene({"center": me}, THREE, dice=[] if face is None else [face])
    s.use("me", "foe")
    s.do("no" if face is None else "yes")
    assert hits(s) == found
    s.done()


@rule("hocg:12.2.4.3", "hocg:10.4.2.2", "hocg:5.7.2")
@played("hBP03-035", "art1")
@pytest.mark.parametrize(
    ("oshi", "hand", "asked"),
    [("hSD06-001", 3, False), ("tBP03-lui", 3, True), ("tBP03-lui", 2, True), ("tBP03-lui", 1, False)],
)
def test_035_may_archive_two_cards_of_the_hand_to_draw_three(oshi: str, hand: int, asked: bool) -> None:
    cards = [one(MIKO, f"h{i}") for i in range(hand)]
    s = Scene({"oshi": oshi, "center": one("hBP03-035", "me", cheers=["red"] * 2), "hand": cards}, {"center": FOE})
    s.use("me", "foe")
    assert s.prompt == ("may" if asked else "perform")
    if asked:
        s.do("yes")
        while s.prompt == "pick":
            s.answer(s.options("pick")[0])
    assert (s.count("hand"), s.count("archive")) == ((hand + 1, 2) if asked else (hand, 0))
    assert s.mem("foe").damage == 50


@rule("hocg:12.2.4.3", "hocg:10.4.2.2")
@played("hBP03-035", "art1")
def test_035_need_not_archive_anything() -> None:
    me = one("hBP03-035", "me", cheers=["red"] * 2)
    s = Scene({"oshi": "tBP03-lui", "center": me, "hand": [MIKO, MIKO]}, {"center": FOE})
    s.use("me", "foe")
    s.do("no")
    assert (s.count("hand"), s.count("archive")) == (2, 0)


KIARAS = [f"k{i}" for i in range(5)]


@rule("hocg:13.3.1", "hocg:5.12.1", "hocg:10.7.2.3.5", "hocg:5.6.1")
@played("hBP03-036", "bloom_effect1")
@pytest.mark.parametrize("taken", [None, 0, 1, 4])
def test_036_may_archive_up_to_four_kiaras_of_the_deck(taken: int | None) -> None:
    deck = [*(one("hBP03-036", k) for k in KIARAS), one(MIKO, "miko")]
    s = Scene({"center": one("tBP03-kiara", "me"), "hand": [one("hBP03-036", "bloom")], "deck": deck})
    s.do("bloom", "bloom", "me")
    s.do("no" if taken is None else "yes")
    if taken is not None:
        assert s.choices() == {*KIARAS}
        s.pick(*KIARAS[:taken][::-1])
        if taken < 4:
            s.do("done")
    assert (s.count("archive"), s.count("deck"), s.prompt) == (taken or 0, 6 - (taken or 0), "main")


# --- hBP03-038 Mococo Abyssgard, hBP03-042 and 043 Fuwawa Abyssgard, hBP03-050 FUWAMOCO


@rule("hocg:13.3.1", "hocg:5.11.2", "hocg:2.1.2")
@played("hBP03-038", "bloom_effect1")
@pytest.mark.parametrize(("below", "asked"), [("tBP03-mococo", True), (MOCOCO1, False)])
def test_038_finds_a_first_fuwawa_when_bloomed_from_debut(below: str, asked: bool) -> None:
    deck = [
        one("hBP03-041", "first"),
        one(BOTH, "both"),
        one(FUWAWA, "debut"),
        one("hBP03-043", "second"),
        one(MIKO1, "x"),
    ]
    s = Scene({"center": one(below, "me"), "hand": [one(MOCOCO1, "bloom")], "deck": deck})
    s.do("bloom", "bloom", "me")
    assert s.prompt == ("pick" if asked else "main")
    if asked:
        assert s.choices() == {"first", "both"}
        s.pick("both")
    assert (s.lies("both"), s.lies("first")) == ("hand" if asked else "deck", "deck")


@rule("hocg:13.3.1", "hocg:5.22.1", "hocg:11.3.1.2")
@played("hBP03-042", "bloom_effect1")
@pytest.mark.parametrize(
    ("friend", "target"), [(MOCOCO1, "far"), (BOTH, "far"), (MOCOCO1, "foe"), (MOCOCO1, "deep"), (FUWAWA, "")]
)
def test_042_strikes_the_center_or_a_back_holomem_beside_mococo(friend: str, target: str) -> None:
    back = [one(LUNA, "far", damage=60), one(LUNA, "deep", damage=10)]
    s = Scene(
        {"center": one(FUWAWA, "me"), "back": [friend], "hand": [one("hBP03-042", "bloom")]},
        {"center": FOE, "collab": one("Spare", "side"), "back": back, "life": 3},
    )
    s.do("bloom", "bloom", "me")
    assert s.prompt == ("pick" if target else "main")
    if target:
        assert s.choices() == {"foe", "far", "deep"}
        s.pick(target)
    assert hits(s, "foe", "side", "deep") == [20 * (target == "foe"), 0, 10 + 20 * (target == "deep")]
    assert (s.place("far"), s.count("life", B), s.prompt) == ("gone" if target == "far" else "back", 3, "main")


def shared_meal(
    oshi: str = "tBP03-fuwamoco", place: str = "center", back: Sequence[str] = (MOCOCO1, BOTH, FUWAWA)
) -> Scene:
    me = one("hBP03-043", "me", cheers=[one("blue", "b"), one("red", "r"), one("blue", "c")])
    friends = [one(number, f"f{i}", cheers=["white"] * (i == 2)) for i, number in enumerate(back)]
    s = Scene({"oshi": oshi, "center": LUNA, "back": friends} | {place: me}, THREE)
    s.use("me", "side", 2)
    return s


@rule("hocg:12.2.4.3", "hocg:10.4.2.2", "hocg:5.17.4", "hocg:5.22.1")
@played("hBP03-043", "art2")
@pytest.mark.parametrize("agreed", [True, False])
def test_043_may_pass_a_cheer_to_mococo_for_fifty_damage(agreed: bool) -> None:
    s = shared_meal()
    s.do("yes" if agreed else "no")
    if agreed:
        assert s.choices() == {"b", "r", "c"}
        s.pick("r")
        assert s.choices() == {"f0", "f1"}
        s.pick("f1")
        assert s.cheers("f1") == ["red"]
    assert (hits(s), len(s.cheers("me"))) == ([50 * agreed, 100, 0], 3 - agreed)


@rule("hocg:12.2.4.3", "hocg:10.4.2.2")
@played("hBP03-043", "art2")
@pytest.mark.parametrize("why", ["another Oshi", "in the collab position", "no Mococo"])
def test_043_strikes_once_only_without_what_it_takes(why: str) -> None:
    s = {
        "another Oshi": lambda: shared_meal(oshi="hBP03-001"),
        "in the collab position": lambda: shared_meal(place="collab"),
        "no Mococo": lambda: shared_meal(back=[FUWAWA]),
    }[why]()
    assert (s.prompt, hits(s)) == ("perform", [0, 100, 0])


@rule("hocg:12.2.4.3", "hocg:5.21.1", "hocg:5.6.1")
@played("hBP03-050", "art1")
@pytest.mark.parametrize("take", [True, False])
def test_050_sends_a_red_or_blue_cheer_to_a_holomem_of_advent(take: bool) -> None:
    s = Scene(
        {
            "center": one(BOTH, "me", cheers=["white", "white"]),
            "back": [one(FUWAWA, "fuwawa"), one(LUNA, "luna")],
            "cheer_deck": [one("green", "g"), one("red", "r"), one("blue", "b"), one("purple", "p")],
        },
        {"center": FOE},
    )
    s.use("me", "foe")
    assert s.choices() == {"r", "b"}
    if take:
        s.pick("b")
        assert s.choices() == {"me", "fuwawa"}
        s.pick("fuwawa")
    else:
        s.do("done")
    assert (s.cheers("fuwawa"), s.mem("foe").damage) == (["blue"] if take else [], 40)


# --- hBP03-044 Hoshimachi Suisei


@rule("hocg:13.3.1", "hocg:5.9.1", "hocg:5.11.2", "hocg:4.1.5")
@played("hBP03-044", "bloom_effect1")
@pytest.mark.parametrize("take", [True, False])
def test_044_takes_a_suisei_of_the_top_four(take: bool) -> None:
    top = [one("hBP03-044", "a"), one(AO, "ao"), one("tBP03-suisei", "b"), one(LUNA, "luna"), one("hBP03-044", "fifth")]
    s = Scene(
        {"center": one("tBP03-suisei", "me"), "hand": [one("hBP03-044", "bloom")], "deck": {"top": top, "filler": 1}}
    )
    s.do("bloom", "bloom", "me")
    assert s.choices() == {"a", "b"}
    s.do(*(("pick", "b") if take else ("done",)))
    s.pick("luna", "ao", *([] if take else ["b"]))
    assert s.pile("deck") == ["fifth", "-", "luna", "ao", *([] if take else ["b"]), "a"]
    assert (s.lies("b"), s.known("b")) == (("hand", 3) if take else ("deck", 1))


def passes_on(number: str, to: str, other: str, nth: int = 1, **mine: object) -> Scene:
    """It uses its Arts, and may give one of its cheers to the holomem called a in the back."""
    me = one(number, "me", cheers=[one("blue", "x"), one("red", "y"), one("blue", "z")])
    back = [one(to, "a"), one(to, "b"), one(other, "c")]
    s = Scene({"center": one(to, "beside", cheers=["blue"]), "collab": me, "back": back} | mine, {"center": FOE})
    s.use("me", "foe", nth)
    return s


@rule("hocg:12.2.4.3", "hocg:5.17.4")
@played("hBP03-044", "art1")
@pytest.mark.parametrize(("oshi", "agreed"), [("tBP03-star", True), ("tBP03-star", False), ("hBP03-001", False)])
def test_044_may_pass_a_blue_cheer_to_a_suisei_in_the_back(oshi: str, agreed: bool) -> None:
    s = passes_on("hBP03-044", "tBP03-suisei", AO, oshi=oshi)
    if oshi == "tBP03-star":
        s.do("yes" if agreed else "no")
    if agreed:
        assert s.choices() == {"x", "z"}
        s.pick("z")
        assert s.choices() == {"a", "b"}
        s.pick("b")
    assert (s.cheers("b"), s.mem("foe").damage, s.prompt) == (["blue"] * agreed, 40, "perform")


# --- hBP03-048 and 049 Hiodoshi Ao


@rule("hocg:12.2.4.3", "hocg:5.17.4")
@played("hBP03-048", "art2")
@pytest.mark.parametrize("agreed", [True, False])
def test_048_may_pass_a_cheer_to_regloss_in_the_back(agreed: bool) -> None:
    s = passes_on("hBP03-048", "hBP03-080", LUNA, 2)
    s.do("yes" if agreed else "no")
    if agreed:
        assert s.choices() == {"x", "y", "z"}
        s.pick("y")
        assert s.choices() == {"a", "b"}
        s.pick("a")
    assert (s.cheers("a"), s.mem("foe").damage) == (["red"] * agreed, 40)


def princesses(center: str, *back: str, take: str = "") -> Scene:
    s = Scene(
        {
            "center": one(center, "front"),
            "back": [one(AO, "me"), *(one(number, f"f{i}") for i, number in enumerate(back))],
            "hand": [one("hBP03-049", "bloom")],
            "cheer_deck": [one("yellow", "y"), one("blue", "b"), one("white", "w")],
        }
    )
    s.do("bloom", "bloom", "me")
    return s


@rule("hocg:13.3.1", "hocg:2.4.2", "hocg:5.21.1")
@played("hBP03-049", "bloom_effect1")
def test_049_sends_a_cheer_of_the_regloss_centers_color_to_regloss() -> None:
    s = princesses("hBP03-080", LUNA)
    assert s.choices() == {"y"}
    s.pick("y")
    assert s.choices() == {"front", "me"}
    s.pick("me")
    assert (s.cheers("me"), s.prompt) == (["yellow"], "main")


@rule("hocg:10.7.2.3.5", "hocg:1.3.2")
@played("hBP03-049", "bloom_effect1")
def test_049_finds_no_cheer_before_another_center() -> None:
    s = princesses(LUNA, "hBP03-080")
    if s.prompt == "pick":
        assert s.choices() == set()
        s.do("done")
    assert (s.cheers("me"), s.cheers("f0"), s.prompt) == ([], [], "main")


@rule("hocg:12.2.4.3", "hocg:5.22.1")
@played("hBP03-049", "art1")
@pytest.mark.parametrize(
    ("back", "damage"),
    [([AO, "hBP03-080", "hBP03-015", LUNA], 30), ([AO, AO1, AO], 10), ([LUNA], 0)],
)
def test_049_strikes_for_each_differently_named_regloss_in_the_back(back: list[str], damage: int) -> None:
    me = one("hBP03-049", "me", cheers=["blue"] * 3)
    s = Scene({"center": me, "back": back}, THREE)
    s.use("me", "side")
    if s.prompt == "pick":
        assert s.choices() == {"foe", "far"}
        s.pick("far")
    assert (hits(s), s.t.asked) == ([0, 50, damage], (A,))
