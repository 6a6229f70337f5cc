"""hBP03, the fans of Haato, FUWAMOCO, Robocosan, Korone and Watame: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.table import top_def
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.rule import rule

LUNA, KORONE, WATAME, ROBO = "hBP03-010", "hBP03-061", "hBP03-067", "hBP03-057"
FUWAWA, BOTH, KORONE1 = "hBP03-040", "hBP03-050", "hBP03-063"
FOE = one("Spare", "foe")  # 990 HP
STRIKER = one("hSD01-003", "striker", cheers=["white"])  # 30 damage

FANS = [
    ("hBP03-108", "hBP03-031"),
    ("hBP03-109", FUWAWA),
    ("hBP03-109", BOTH),
    ("hBP03-110", ROBO),
    ("hBP03-111", KORONE),
    ("hBP03-112", WATAME),
]


@rule("hocg:11.4.3", "hocg:5.17.3.2")
@played("hBP03-108", "text")
@played("hBP03-109", "text")
@played("hBP03-110", "text")
@played("hBP03-111", "text")
@played("hBP03-112", "text")
@pytest.mark.parametrize(("fan", "own"), FANS)
def test_fans_go_on_their_own_holomem_in_any_number(fan: str, own: str) -> None:
    mine = {"center": one(own, "own", attached=[fan]), "back": [one(LUNA, "other")]}
    s = Scene(mine | {"hand": [one(fan, "a"), one(fan, "b")]})
    assert s.why_not("play", "a", "other") == "hocg:11.4.3"
    s.do("play", "a", "own")
    s.do("play", "b", "own")
    assert len(s.mem("own").supports) == 3


def rolling(*fans: str, dice: list[int], on: str = "me") -> Scene:
    """A Haato rolls for her Arts: 20 to both in front if odd, 40 more if even."""
    attached = [one("hBP03-108", f) for f in fans]
    me = one("hBP03-034", "me", cheers=["red"] * 2, attached=attached if on == "me" else [])
    other = one("hBP03-031", "other", attached=attached if on == "other" else [])
    s = Scene({"center": me, "back": [other]}, {"center": FOE}, dice=dice)
    s.use("me", "foe")
    s.do("yes")
    return s


@rule("hocg:5.24.1", "hocg:10.8.1")
@played("hBP03-108", "text")
@pytest.mark.parametrize(("answer", "dealt"), [("yes", 80), ("no", 60)])
def test_108_may_be_archived_to_roll_again(answer: str, dealt: int) -> None:
    s = rolling("fan", dice=[3, 4] if answer == "yes" else [3])
    assert s.mem("foe").damage == 0
    s.do(answer)
    assert (s.mem("foe").damage, s.has("me", "fan")) == (dealt, answer == "no")
    s.done()


@rule("hocg:5.24.1", "hocg:10.8.1")
@played("hBP03-108", "text")
def test_108_rolls_again_for_each_and_only_for_its_holder() -> None:
    s = rolling("a", "b", dice=[3, 5, 2])
    while s.prompt != "perform":
        s.answer((s.options("replace") or s.options("resolve") or s.options("yes"))[0])
    assert (s.mem("foe").damage, s.count("archive")) == (80, 2)
    s.done()
    assert rolling("fan", dice=[3], on="other").mem("foe").damage == 60


@rule("hocg:11.3.1.1", "hocg:5.21.1", "hocg:2.1.2")
@played("hBP03-109", "text")
@pytest.mark.parametrize(("victim", "answer"), [("me", "yes"), ("me", "no"), ("other", "")])
def test_109_may_send_a_blue_cheer_of_the_archive_to_fuwawa_when_its_holder_is_downed(victim: str, answer: str) -> None:
    s = Scene(
        {"center": STRIKER},
        {
            "center": one(LUNA, "other", damage=70),
            "collab": one("hBP03-038", "me", damage=110, cheers=[one("blue", "own")], attached=["hBP03-109"]),
            "back": [one(FUWAWA, "fuwawa"), one(BOTH, "both"), one("hBP03-038", "mococo")],
            "archive": [one("blue", "b"), one("blue", "c"), one("red", "r")],
        },
    )
    s.use("striker", victim)
    assert (s.prompt == "may") == (victim == "me")
    if answer:
        assert s.t.asked == (B,)
        s.do(answer)
    if answer == "yes":
        assert s.choices() == {"b", "c"}  # not what its holder carries (Q358)
        s.pick("b")
        assert s.choices() == {"fuwawa", "both"}
        s.pick("both")
    assert s.cheers("both") == ["blue"] * (answer == "yes")


@rule("hocg:10.3.2")
@played("hBP03-109", "text")
@played("hBP03-112", "text")
@pytest.mark.parametrize(
    ("fan", "number", "friend"), [("hBP03-109", FUWAWA, "hBP03-041"), ("hBP03-112", WATAME, "hBP03-069")]
)
def test_they_are_silent_in_their_own_turn(fan: str, number: str, friend: str) -> None:
    damage = 90 if number == FUWAWA else 100
    me = one(number, "me", damage=damage, cheers=["yellow"], attached=["hBP01-114", fan])
    s = Scene({"center": me, "back": [one(friend, "f")], "archive": ["blue"], "life": ["white"] * 3}, {"center": FOE})
    s.use("me", "foe")  # the axe strikes its holder
    assert (s.place("me"), s.prompt != "may", s.cheers("f")) == ("gone", True, ["white"])


@rule("hocg:12.2.3.1", "hocg:rb.timing.would-use-arts", "hocg:12.2.4.4")
@played("hBP03-110", "text")
@pytest.mark.parametrize(
    ("cheers", "fans", "dealt"),
    [
        (["white"], 0, None),
        (["white"], 1, 50),
        ([], 2, 40),
        (["purple", "white"], 1, 50),
        (["purple", "white"], 0, 60),
        ([], 1, None),
    ],
)
def test_110_is_a_purple_cheer_for_arts_and_weakens_them_by_ten(
    cheers: list[str], fans: int, dealt: int | None
) -> None:
    me = one("hBP03-058", "me", cheers=cheers, attached=["hBP03-110"] * fans)
    s = Scene({"center": ROBO, "collab": me}, {"center": FOE}, phase="performance")
    second = top_def(s.t, s.mem("me")).arts[1].number
    assert (second in {int(o[2]) for o in s.options("art")}) == (dealt is not None)
    if dealt is not None:
        s.use("me", "foe", 2)
        assert s.mem("foe").damage == dealt


@rule("hocg:12.2.3.1", "hocg:12.2.4.4")
@played("hBP03-110", "text")
@pytest.mark.parametrize(("cheers", "dealt"), [(["white", "white"], None), (["purple", "white"], 60)])
def test_110_neither_helps_nor_weakens_another_robocosan(cheers: list[str], dealt: int | None) -> None:
    holder = one("hBP03-058", "holder", attached=["hBP03-110"])
    mine = {"center": one("hBP03-058", "me", cheers=cheers), "collab": holder}
    s = Scene(mine, {"center": FOE}, phase="performance")
    second = top_def(s.t, s.mem("me")).arts[1].number
    assert ((s.number("me"), second) in {(o[1], o[2]) for o in s.options("art")}) == (dealt is not None)
    if dealt is not None:
        s.use("me", "foe", 2)
        assert s.mem("foe").damage == dealt


@rule("hocg:8.7.2", "hocg:10.5.2")
@played("hBP03-111", "text")
@pytest.mark.parametrize(
    ("fans", "cheers", "left"), [(0, 2, 0), (1, 2, 1), (1, 0, None), (2, 0, 0), (3, 1, 1), (0, 1, None)]
)
def test_111_makes_the_baton_pass_of_its_holder_cheaper(fans: int, cheers: int, left: int | None) -> None:
    me = one(KORONE1, "me", cheers=["white"] * cheers, attached=["hBP03-111"] * fans)
    s = Scene({"center": me, "back": [one(KORONE, "next", attached=["hBP03-111"])]})
    assert bool(s.options("baton")) == (left is not None)
    if left is not None:
        s.answer(s.options("baton")[0])
        while s.prompt == "pick":
            s.answer(s.options("pick")[0])
        assert (s.place("next"), len(s.cheers("me"))) == ("center", left)


def moving() -> Scene:
    """A Watame in the collab position with a Watamates and cheers is nearly down, and so is the center."""
    cheers = [one("yellow", "y"), one("yellow", "z"), one("yellow", "a"), one("red", "r")]
    theirs = {
        "center": one(KORONE, "korone", damage=100, cheers=["yellow"]),
        "collab": one(WATAME, "me", damage=100, cheers=cheers, attached=["hBP03-112"]),
        "back": [one(WATAME, "one"), one("hBP03-069", "two", resting=True)],
    }
    return Scene({"center": STRIKER}, theirs)


@rule("hocg:11.3.1.1")
@played("hBP03-112", "text")
def test_112_is_silent_when_somebody_else_is_downed() -> None:
    s = moving()
    s.use("striker", "korone")
    assert (s.place("korone"), s.prompt != "may") == ("gone", True)


@rule("hocg:11.3.1.1", "hocg:5.17.4")
@played("hBP03-112", "text")
@pytest.mark.parametrize("taken", [["y"], ["y", "z"], []])
def test_112_may_pass_one_or_two_yellow_cheers_to_another_watame(taken: list[str]) -> None:
    s = moving()
    s.use("striker", "me")
    assert s.t.asked == (B,)
    s.do("yes" if taken else "no")
    if taken:
        assert s.choices() == {"y", "z", "a"} and not s.options("done")
        s.pick(*taken)
        if len(taken) == 1:
            s.do("done")
        assert s.choices() == {"one", "two"}
        s.pick("two")
    assert s.cheers("two") == ["yellow"] * len(taken)
    assert all(s.has("two", x) for x in taken)
