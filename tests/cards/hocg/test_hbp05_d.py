"""hBP05, Arts with costs, dice and special damage: every printed sentence, played."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from kaimaku.games.hocg.scenario.cards import declare
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.cards.hocg.strikes import CHEERS, FOE, strike
from tests.rule import rule

SORA, PEKORA, OMURICE, MEAL = "hSD01-003", "hBP01-038", "hSD04-013", "hBP04-091"
Side = Mapping[str, object]


def usa(stack: int, dice: list[int]) -> Scene:
    pekora = one("hBP05-016", "me", cheers=CHEERS, under=["hBP05-014", "hBP05-015", "hBP01-043"][:stack])
    s = Scene({"center": pekora}, {"center": FOE}, dice=dice)
    s.use("me", "foe")
    s.do("yes" if dice else "no")
    return s


@rule("hocg:5.24.2", "hocg:10.8.1")
@played("hBP05-016", "art1", "gift1")
@pytest.mark.parametrize(
    ("stack", "dice", "drawn"),
    [(2, [3, 4], 1), (2, [3, 5], 2), (1, [6], 2), (1, [1], 1), (3, [1, 1, 1], 1), (2, [], 0)],
)
def test_016_rolls_for_each_stacked_card_and_draws_by_the_total(stack: int, dice: list[int], drawn: int) -> None:
    s = usa(stack, dice)
    assert (s.mem("foe").damage, s.count("hand"), s.prompt) == (120 + 10 * sum(dice), drawn, "perform")
    s.done()


@rule("hocg:10.4.2.2", "hocg:5.22.1")
@played("hBP05-032", "art1")
@played("hBP05-035", "art1")
@played("hBP05-043", "art1")
@played("hBP05-060", "art1")
@pytest.mark.parametrize(
    ("number", "paid", "power", "special", "drawn"),
    [
        ("hBP05-032", ["h0"], 50, 10, 0),
        ("hBP05-035", ["h0", "h1"], 90, 50, 0),
        ("hBP05-060", ["h0"], 40, 20, 0),
        ("hBP05-032", [], 50, 0, 0),
        ("hBP05-035", [], 90, 0, 0),
        ("hBP05-060", [], 40, 0, 0),
    ],
)
def test_arts_that_hurt_somebody_for_cards_of_the_hand(
    number: str, paid: list[str], power: int, special: int, drawn: int
) -> None:
    hand = [one(SORA, f"h{i}") for i in range(3)]
    s = strike(number, 1, {"hand": hand}, {"collab": one("Spare", "by"), "back": one("Spare", "back")})
    s.do("yes" if paid else "no")
    s.pick(*paid)
    if paid:
        assert s.choices() == {"foe", "by"}
        s.pick("by")
    assert (s.mem("foe").damage, s.mem("by").damage, s.count("hand")) == (power, special, 3 - len(paid) + drawn)


@rule("hocg:10.4.2.2")
@played("hBP05-035", "art1")
@pytest.mark.parametrize(("fans", "drawn"), [(1, 1), (0, 0)])
def test_035_draws_beside_a_35p(fans: int, drawn: int) -> None:
    back = one("hBP03-025", "b", attached=["hBP03-107"] * fans)
    s = strike("hBP05-035", 1, {"hand": [one(SORA, "h0"), one(SORA, "h1")], "back": back})
    s.do("yes")
    assert (s.count("hand"), s.mem("foe").damage) == (drawn, 140)
    s = strike("hBP05-035", 1, {"hand": [one(SORA, "h0"), one(SORA, "h1")], "back": back})
    s.do("no")
    assert s.count("hand") == 2


@rule("hocg:10.4.2.2", "hocg:5.22.1")
@played("hBP05-043", "art1")
def test_043_hurts_center_and_back_for_a_blue_cheer() -> None:
    me = one("hBP05-043", "me", cheers=["blue", "red"])
    s = strike(
        "hBP05-043", 1, {"center": me}, {"collab": one("Spare", "by"), "back": [one("Spare", "a"), one("Spare", "b")]}
    )
    s.do("yes")
    assert s.choices() == {"a", "b"}
    s.pick("b")
    assert (s.cheers("me"), s.mem("foe").damage, s.mem("b").damage, s.mem("by").damage) == (["red"], 40, 10, 0)
    s = strike("hBP05-043", 1, {"center": one("hBP05-043", "me", cheers=["red"])})
    assert s.prompt == "perform"


@rule("hocg:12.2.4.3")
@played("hBP05-036", "art1")
@pytest.mark.parametrize(("where", "dealt"), [("back", 40), ("collab", 20)])
def test_036_hits_harder_with_damage_in_the_back(where: str, dealt: int) -> None:
    theirs = {
        "collab": one("Spare", "by", damage=10 * (where == "collab")),
        "back": [SORA, one(SORA, "b", damage=10 * (where == "back"))],
    }
    s = strike("hBP05-036", 1, {"back": one(SORA, "own", damage=10)}, theirs)
    assert s.mem("foe").damage == dealt


@rule("hocg:5.21.1")
@played("hBP05-037", "art1")
@pytest.mark.parametrize(
    ("cheers", "sent"),
    [(["red", "blue"], 2), (["red x2"], 1), (["blue"], 1), (["white"], 0), (["red", "blue", "white"], 2)],
)
def test_037_takes_two_archived_cheers_with_both_colors_and_one_with_one(cheers: list[str], sent: int) -> None:
    me = one("hBP05-037", "me", cheers=cheers)
    s = strike("hBP05-037", 1, {"center": me, "archive": [one("white", f"w{i}") for i in range(3)]})
    before = len(s.cheers("me"))
    if sent:
        s.do("yes")
        while s.prompt == "pick":
            s.answer(s.options("pick")[0])
    assert (len(s.cheers("me")), s.mem("foe").damage, s.prompt) == (before + sent, 50, "perform")


@rule("hocg:12.2.4.3")
@played("hBP05-037", "art2")
def test_037_archives_all_cheers_for_its_second_arts() -> None:
    s = strike("hBP05-037", 2, {"back": one(SORA, "b", cheers=["white"])})
    assert (s.cheers("me"), s.cheers("b"), s.mem("foe").damage) == ([], ["white"], 220)


@rule("hocg:12.2.4.3", "hocg:5.22.1")
@played("hBP05-039", "art1", "art2")
@pytest.mark.parametrize(
    ("nth", "ate", "target", "dealt"),
    [
        (1, True, "foe", (60, 20)),
        (1, False, "foe", (40, 0)),
        (2, False, "by", (0, 140)),
        (2, False, "foe", (70, 0)),
        (2, False, "debut", (0, 70)),
    ],
)
def test_039_after_a_struggle_meal_and_against_a_collab_of_level_1(
    nth: int, ate: bool, target: str, dealt: tuple[int, int]
) -> None:
    by = one("Spare" if target == "debut" else "hBP02-017", "by")
    s = Scene(
        {"center": one("hBP05-039", "me", cheers=CHEERS)},
        {"center": FOE, "collab": by},
        history=[{"play": MEAL, "by": "A"}] if ate else [],
    )
    s.use("me", "by" if target == "debut" else target, nth)
    assert (s.mem("foe").damage, s.mem("by").damage) == dealt


@rule("hocg:5.17.4")
@played("hBP05-040", "art1")
@pytest.mark.parametrize("agree", [True, False])
def test_040_may_give_a_cheer_to_the_back(agree: bool) -> None:
    me = one("hBP05-040", "me", cheers=["white x3"])
    s = strike("hBP05-040", 1, {"center": me, "collab": SORA, "back": one(SORA, "b")})
    s.do("yes" if agree else "no")
    if s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (len(s.cheers("b")), s.mem("foe").damage) == (agree, 90)


@rule("hocg:5.22.1")
@played("hBP05-041", "art1")
@played("hBP05-044", "art1")
@played("hBP05-046", "art1")
@played("hBP05-047", "art1")
@played("hBP05-048", "art1")
@pytest.mark.parametrize(
    ("number", "mine", "asked", "picked", "hurt"),
    [
        ("hBP05-041", {}, set(), [], (30, 0, 0)),
        ("hBP05-044", {}, {"foe", "by", "a", "b"}, ["b"], (40, 0, 10)),
        ("hBP05-046", {"back": "hBP04-048"}, {"foe", "by", "a", "b"}, ["b"], (40, 0, 20)),
        ("hBP05-046", {"back": ["hBP04-045", "hBP01-023"]}, set(), [], (40, 0, 0)),
        ("hBP05-047", {}, {"a", "b"}, ["b"], (20, 0, 10)),
        ("hBP05-048", {}, set(), [], (40, 10, 10)),
    ],
)
def test_arts_that_also_deal_special_damage(
    number: str, mine: Side, asked: set[str], picked: list[str], hurt: tuple[int, ...]
) -> None:
    s = strike(number, 1, mine, {"collab": one("Spare", "by"), "back": [one("Spare", "a"), one("Spare", "b")]})
    if picked:
        assert s.choices() == asked
        s.pick(*picked)
    assert (s.mem("foe").damage, s.mem("a").damage, s.mem("b").damage, s.prompt) == (*hurt, "perform")


@rule("hocg:12.2.4.3", "hocg:5.21.1")
@played("hBP05-049", "art1")
@pytest.mark.parametrize(("damage", "works"), [(30, True), (20, False)])
def test_049_sends_a_blue_cheer_with_80_damage_in_the_back(damage: int, works: bool) -> None:
    theirs = {"back": [one(SORA, "x", damage=50), one(SORA, "y", damage=damage)], "collab": one(SORA, "z", damage=50)}
    s = strike(
        "hBP05-049",
        1,
        {"archive": [one("blue", "blue"), one("red", "red")], "back": [one("hBP05-047", "kobo"), SORA]},
        theirs,
    )
    if works:
        s.do("yes")
        assert s.choices() == {"me", "kobo"}
        s.pick("kobo")
    assert (s.cheers("kobo"), s.prompt) == (["blue"] * works, "perform")


@rule("hocg:10.4.2.2", "hocg:5.22.1", "hocg:11.3.1")
@played("hBP05-049", "art2")
@pytest.mark.parametrize("agree", [True, False])
def test_049_hurts_the_whole_back_without_costing_life(agree: bool) -> None:
    theirs = {"back": [one(SORA, "x", damage=30), one("Spare", "y")], "life": 3}
    s = strike("hBP05-049", 2, None, theirs)
    s.do("yes" if agree else "no")
    while s.prompt == "pick" and s.t.asked == (0,):
        s.answer(s.options("pick")[0])
    assert (s.place("x"), s.mem("y").damage, s.count("life", 1)) == (("gone", 30, 3) if agree else ("back", 0, 3))
    assert len(s.cheers("me")) == 18 - 2 * agree


@rule("hocg:10.4.2.2")
@played("hBP05-056", "art2")
@pytest.mark.parametrize("agree", [True, False])
def test_056_changes_two_cards_for_a_cook(agree: bool) -> None:
    mine = {
        "hand": [one(SORA, "h0"), one(SORA, "h1")],
        "archive": [one("hSD04-002", "choco"), one(PEKORA, "p"), one(OMURICE, "o")],
    }
    s = strike("hBP05-056", 2, mine)
    s.do("yes" if agree else "no")
    assert (s.lies("choco"), s.lies("h0"), s.count("hand")) == (
        ("hand", "archive", 1) if agree else ("archive", "hand", 2)
    )


@rule("hocg:10.4.2.2", "hocg:10.10.2")
@played("hBP05-061", "art1")
@pytest.mark.parametrize(("paid", "dealt"), [(1, 140), (3, 180), (0, 120)])
def test_061_strengthens_a_singer_for_cards_of_the_hand(paid: int, dealt: int) -> None:
    s = strike(
        "hBP05-061", 1, {"hand": [one(SORA, f"h{i}") for i in range(4)], "back": [one(SORA, "sora"), one(PEKORA, "p")]}
    )
    s.do("yes" if paid else "no")
    s.pick(*(f"h{i}" for i in range(paid)))
    if 0 < paid < 3:
        s.do("done")
    if paid:
        assert s.choices() == {"me", "sora"}
        s.pick("me")
    assert (s.mem("foe").damage, s.count("hand")) == (dealt, 4 - paid)


@rule("hocg:5.22.1")
@played("hBP05-062", "art1")
def test_062_hurts_by_the_firsts_who_sing() -> None:
    s = strike("hBP05-062", 1, {"back": ["hBP01-022", "hBP01-046", SORA, "hBP01-040"]}, {"collab": one("Spare", "by")})
    assert s.choices() == {"foe", "by"}
    s.pick("by")
    assert (s.mem("foe").damage, s.mem("by").damage) == (70, 40)


@rule("hocg:10.8.1", "hocg:10.4.2.2")
@played("hBP05-066", "gift1")
@pytest.mark.parametrize(("center", "agree"), [(PEKORA, True), (PEKORA, False), (SORA, False)])
def test_066_changes_a_card_when_a_center_of_gen_3_used_arts(center: str, agree: bool) -> None:
    mine = {"center": one(center, "c", cheers=CHEERS), "collab": "hBP05-066", "hand": [one(SORA, "h0")]}
    s = Scene(mine, {"center": FOE})
    s.use("c", "foe")
    if center == PEKORA:
        s.do("no")  # her own die
        s.do("yes" if agree else "no")
    assert (s.lies("h0"), s.count("hand"), s.prompt) == ("archive" if agree else "hand", 1, "perform")


@rule("hocg:10.8.1", "hocg:5.21.1")
@played("hBP05-067", "gift1")
@pytest.mark.parametrize("agree", [True, False])
def test_067_gives_two_cheers_to_the_back_and_takes_its_first_back(agree: bool) -> None:
    archive = [one("hBP01-040", "pekora"), one("hBP01-022", "sora"), one(PEKORA, "debut")]
    s = strike("hBP05-067", 1, {"life": 6, "back": [one(PEKORA, "p"), one(SORA, "s")], "archive": archive}, dice=[])
    s.do("no")
    s.do("yes" if agree else "no")
    if agree:
        s.pick(*[])
        for cheer in s.mem("me").cheers[:2]:
            s.do("pick", cheer)
        s.pick("p")
    assert (len(s.cheers("p")), s.lies("pekora"), s.lies("sora")) == (
        (2, "hand", "archive") if agree else (0, "archive", "archive")
    )


@rule("hocg:10.8.1", "hocg:12.2.4.3")
def test_067_gives_its_cheers_though_its_arts_deals_nothing() -> None:
    """What waits for the Arts to be used doesn't ask whether there was damage."""
    cards = declare({"Wall": {"hp": 100, "text": "gift(Immune(THIS))"}})
    back = {"back": [one(PEKORA, "p")], "life": 6}
    s = strike("hBP05-067", 1, back, {"center": one("Wall", "foe")}, dice=[], cards=cards)
    s.do("no")
    assert (s.prompt, s.mem("foe").damage) == ("may", 0)


@rule("hocg:5.24.2")
@played("hBP05-067", "art1")
@pytest.mark.parametrize(("life", "face", "dealt", "drawn"), [(3, 5, 180, 0), (3, 2, 120, 1), (3, 3, 180, 1)])
def test_067_compares_the_die_with_its_life(life: int, face: int, dealt: int, drawn: int) -> None:
    s = strike("hBP05-067", 1, {"life": life, "back": []}, dice=[face])
    s.do("yes")
    if s.prompt == "may":
        s.do("no")
    assert (s.mem("foe").damage, s.count("hand")) == (dealt, drawn)
    s.done()


@rule("hocg:5.17.3", "hocg:12.2.4.3")
@played("hBP05-070", "art1")
@pytest.mark.parametrize("taken", [["poyo"], ["poyo", "fan"], []])
def test_070_hands_out_shirakamis_characters(taken: list[str]) -> None:
    archive = [one("hSD02-014", "poyo"), one("hBP02-099", "fan"), one("hBP01-116", "upao"), one("hBP01-126", "troupe")]
    s = strike("hBP05-070", 1, {"archive": archive, "back": []})
    s.do("yes" if taken else "no")
    if taken:
        assert s.choices() == {"poyo", "fan"}
        s.pick(*taken)
        if len(taken) < 2:
            s.do("done")
        while s.prompt == "pick":
            s.answer(s.options("pick")[0])
    assert [x for x in ("poyo", "fan") if s.has("me", x)] == taken
    assert (s.lies("upao"), s.mem("foe").damage) == ("archive", 60)


@rule("hocg:12.2.4.3")
@played("hBP05-070", "art2")
@pytest.mark.parametrize(
    ("oshi", "fans", "dealt"),
    [("hSD14-001", 4, 200), ("hBP05-007", 4, 200), ("hBP05-007", 3, 100), ("hBP05-001", 4, 100)],
)
def test_070_hits_harder_with_four_attached_cards(oshi: str, fans: int, dealt: int) -> None:
    back = one("hBP05-030", "b", attached=[f"hBP01-126 x{fans - 1}", "hBP01-114"])
    s = strike("hBP05-070", 2, {"oshi": oshi, "back": back}, {"back": one("hBP05-030", "x", attached=["hBP01-126"])})
    assert s.mem("foe").damage == dealt


@rule("hocg:10.10.2")
@played("hBP05-071", "art1")
@played("hBP05-072", "art1")
@pytest.mark.parametrize(
    ("number", "cheers", "friend", "dealt"),
    [
        ("hBP05-071", 3, "hBP05-041", 30),
        ("hBP05-072", 4, SORA, 50),
        ("hBP05-072", 3, SORA, 0),
    ],
)
def test_071_072_strengthen_others(number: str, cheers: int, friend: str, dealt: int) -> None:
    mine = {
        "center": one(number, "me", cheers=[f"yellow x{cheers}"]),
        "collab": one(friend, "friend", cheers=CHEERS),
        "back": [],
    }
    s = Scene(mine, {"center": FOE, "collab": one("Spare", "by")})
    s.use("me", "foe")
    if number == "hBP05-071":
        assert s.choices() == {"me", "friend"}
        s.pick("friend")
    assert s.mem("foe").damage == (50 + (dealt if number == "hBP05-072" else 0))
    s.use("friend", "by")
    assert s.mem("by").damage == (20 if friend != SORA else 30) + dealt
