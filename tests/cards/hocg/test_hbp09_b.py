"""hBP09: Oshi skills, gifts, supports, and Arts that speak of what happened before, each printed sentence played."""

from __future__ import annotations

from typing import Any

from kaimaku.games.hocg.defs import DEFS
from kaimaku.games.hocg.rules.stats import baton_cost
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.cards.hocg.tries import arts_more, blooming, collabing, give, hits, playing, settle, skilled, take, using
from tests.rule import rule

SORA, STAFF, BOWL, HAMMER, AXE = "hSD01-003", "hSD01-016", "hBP05-075", "hBP04-098", "hBP01-114"
SUBARU, HAJIME, NOEL, KAELA, TOWA, VIVI, LAMY = (f"hBP09-00{i}" for i in range(1, 8))
KANPAI, MOON, SECOND, FIRST = "hBP09-095", "hBP09-110", "hBP05-012", "hBP09-027"
FOE = {"center": one("Spare", "foe"), "back": [one("Spare", "far")]}
Tried = dict[str, Any]


def struck(mine: Tried, power: str = "hBP09-053", nth: int = 2, cheers: str = "blue x4", **more: Any) -> Scene:
    """B's holomem has used its Arts on A's "me"; 80 damage unless it is somebody else's."""
    s = Scene(mine, {"center": one(power, "foe", cheers=[cheers]), "back": ["Spare"], **more}, active="B")
    s.use("foe", "me", nth)
    return s


# --- Oshi


@rule("hocg:12.2.3.1", "hocg:5.13.1")
@played("hBP09-001", "stage", "skill")
def test_001_makes_subaru_cheaper_and_answers_the_level_of_an_opponent() -> None:
    for oshi, usable in ((SUBARU, True), (NOEL, False)):
        mine = {"oshi": oshi, "center": one("hBP09-014", "me", cheers=["white x2"])}
        s = Scene(mine, FOE)
        s.do("pass")
        assert bool(s.options("art")) == usable
    deck = [one("hBP09-008", "debut"), one("hBP09-010", "first"), one("hBP09-014", "second"), one(FIRST, "noel")]
    theirs = {"center": one(SORA, "foe"), "back": [one(FIRST, "one"), one(SECOND, "two")]}
    for chosen, fits in (("foe", "debut"), ("one", "first"), ("two", "second")):
        s = skilled(SUBARU, mine={"deck": deck}, theirs=theirs)
        s.pick(chosen)
        assert s.choices() == {fits} and s.options("done")
        s.pick(fits)
        assert (s.lies(fits), s.lies("noel"), s.prompt) == ("elsewhere", "deck", "main")


@rule("hocg:8.5.1", "hocg:12.1.4")
@played("hBP09-002", "stage", "skill")
def test_002_gains_holo_power_by_a_baton_pass_and_spends_it_on_strength() -> None:
    for center, power in (("hBP09-016", 1), (SORA, 0)):
        stage: Tried = {"center": one(center, "c", cheers=["white"]), "back": [one("hBP09-019", "h")]}
        s = Scene({"oshi": HAJIME, "power": 0, **stage}, FOE)
        s.do("baton", "h")
        settle(s)
        assert s.count("power") == power
    for paid, more in ((3, [30, 0, 0]), (7, [170, 100, 0])):
        mine = {
            "oshi": HAJIME,
            "power": 8,
            "center": one("hBP09-019", "c"),
            "back": [one("hBP09-016", "h"), one(SORA, "x")],
        }
        s = Scene(mine, FOE)
        s.do("skill", 1)
        s.do("number", paid)
        settle(s)
        assert (arts_more(s, "c", "h", "x"), s.count("power")) == (more, 8 - paid)


@rule("hocg:5.8.1", "hocg:10.2.1")
@played("hBP09-003", "stage", "skill")
def test_003_answers_a_beef_bowl_and_sends_archived_cheers() -> None:
    for back, drawn in ((SECOND, 1), (SORA, 0)):
        mine = {"oshi": NOEL, "center": one("hBP09-026", "me", damage=20), "back": [back], "cheer_deck": ["green x2"]}
        s = Scene({**mine, "hand": [one(BOWL, "a"), one(BOWL, "b")]}, FOE)
        s.do("play", "a")
        give(s, "me")
        settle(s)
        assert (s.cheers("me"), s.count("hand")) == (["green"], 1 + drawn)
    for bowls, most in ((2, 1), (3, 2)):
        noel = {"center": one("hBP09-026", "a"), "back": [one(FIRST, "b"), one(SORA, "x")]}
        s = skilled(NOEL, mine={**noel, "archive": [BOWL] * bowls + ["green x3"]})
        for who in ("a", "b")[:most]:
            if s.prompt != "main":
                while who not in s.choices():
                    s.answer((s.options("pick") or s.options("done"))[0])
                s.pick(who)
        settle(s)
        assert (len(s.cheers("a")), len(s.cheers("b")), s.cheers("x")) == (1, most - 1, [])


@rule("hocg:5.17.2", "hocg:10.4.2.2")
@played("hBP09-004", "stage", "skill")
def test_004_draws_for_arms_of_kaela_and_archives_two_of_them() -> None:
    for tool, who, drawn in ((HAMMER, "kaela", 2), (AXE, "kaela", 0), (HAMMER, "sora", 0)):
        mine = {"oshi": KAELA, "center": one("hBP09-038", "kaela"), "back": [one(SORA, "sora")]}
        s = Scene({**mine, "hand": [one(tool, "t")]}, FOE)
        s.do("play", "t", who)
        assert s.count("hand") == drawn
    for held, hurt in (([HAMMER, HAMMER], 100), ([HAMMER, AXE], 0)):
        back = [one(SORA, f"s{i}", attached=[tool]) for i, tool in enumerate(held)]
        s = skilled(KAELA, mine={"center": SORA, "back": back}, theirs={"center": one(FIRST, "foe")})
        settle(s)
        assert (hits(s, "foe", "side"), s.count("archive")) == ([hurt, 0], held.count(HAMMER) + 2)  # 2 holo Power


@rule("hocg:5.25.1", "hocg:12.1.5")
@played("hBP09-005", "stage", "skill")
def test_005_uses_another_arts_once_a_turn_and_draws_for_the_arts_of_singers() -> None:
    mine = {"oshi": TOWA, "power": 2, "center": one("hBP09-053", "me", cheers=["blue x3"])}
    collab = one("hBP09-055", "side", cheers=["blue x2"])
    for agreed in (True, False):
        s = Scene({**mine, "collab": collab}, FOE)
        s.use("me", "foe")
        assert s.mem("foe").damage == 30
        s.do("yes" if agreed else "no")
        if agreed:
            assert s.prompt == "perform-other"
            (option,) = s.options("art")
            used = DEFS[s.t.defs[s.mem("me").stack[-1]]].arts[0].number
            assert s.why_not("art", "me", used, "foe") == "hocg:5.25.1"
            assert s.why_not("art", "side", used, "foe") == "hocg:9.2.2"
            s.answer(option)
        assert (s.mem("foe").damage, s.prompt) == (110 if agreed else 30, "perform")
        assert not [o for o in s.options("art") if o[1] == s.mem("me").id]  # no further occasion
        s.use("side", "foe")  # a collab holomem is not asked
        s.do("pass")
        s.answer(next(o for o in s.options("trigger") or s.options("yes") or s.options("skill")))
        settle(s)
        assert s.count("hand") == 2 + agreed
    same = Scene({**mine, "center": one("hBP09-053", "me", cheers=["blue"])}, FOE)
    same.use("me", "foe")  # the other one cannot be paid for
    assert same.prompt == "perform"


@rule("hocg:5.7.1", "hocg:1.3.4.1")
@played("hBP09-006", "skill", "sp")
def test_006_draws_for_both_and_gives_both_a_new_hand() -> None:
    s = skilled(VIVI)
    assert (s.count("hand"), s.count("hand", B)) == (3, 2)
    for center, done in (("hSD10-009", True), ("hSD10-008", False)):
        mine = {
            "center": one(center, "c"),
            "hand": [STAFF] * 2,
            "archive": [one("blue", "cheer"), SORA, one(AXE, "axe")],
        }
        theirs = {"hand": [STAFF], "archive": [one(SORA, "s"), one("red", "r")]}
        s = skilled(VIVI, "sp", mine, theirs)
        assert (s.count("hand"), s.count("hand", B)) == ((7, 7) if done else (2, 1))
        assert (s.lies("cheer"), s.lies("r")) == ("archive", "archive")
        assert (s.lies("s") == "archive", s.lies("axe") == "archive") == (not done, not done)


@rule("hocg:10.10.1", "hocg:5.6.1")
@played("hBP09-007", "stage", "skill")
def test_007_strengthens_lamy_by_her_drinks_and_finds_them() -> None:
    for drinks, more in ((4, 20), (5, 50)):
        mine = {
            "oshi": LAMY,
            "center": one("hBP09-077", "lamy"),
            "back": [one(SORA, "x")],
            "archive": [KANPAI] * drinks,
        }
        assert arts_more(Scene(mine, FOE), "lamy", "x") == [more, 0]
    for n in (1, 2):
        s = skilled(LAMY, mine={"deck": [one(KANPAI, "a"), one(MOON, "b"), one(KANPAI, "c"), one(STAFF, "x")]})
        assert s.choices() == {"a", "b", "c"}
        take(s, *"ab"[:n])
        settle(s)
        assert s.count("hand") >= n and s.lies("x") == "deck"


# --- gifts


@rule("hocg:10.8.4.1", "hocg:5.22.1")
@played("hBP09-008", "gift1")
@played("hBP09-014", "gift1", "art1")
@played("hBP09-012", "art1")
def test_answers_of_subaru_to_a_blow() -> None:
    for nth, hurt in ((2, 30), (1, 0)):  # 80 and 30 damage
        assert struck({"center": one("hBP09-008", "me")}, nth=nth).mem("foe").damage == hurt
    for face, left in ((6, 0), (1, 4)):  # 310 and 110 damage
        striker = {"center": one("hBP09-083", "foe", cheers=["yellow x4"])}
        s = Scene({"center": one("hBP09-014", "me"), "back": ["Spare"]}, striker, active="B", dice=[face])
        s.use("foe", "me")
        settle(s)
        assert (len(s.cheers("foe")), s.place("me")) == (left, "gone" if face == 6 else "center")
    rows = (("hBP09-012", False, 80), ("hBP09-012", True, 130), ("hBP09-014", True, 200), ("hBP09-014", False, 160))
    for number, downed, dealt in rows:
        me = one(number, "me", cheers=["white x3"])
        mine: Tried = {"center": me}
        if downed:
            mine = {"center": one("hBP09-047", "weak", damage=90), "back": [me], "life": 3}
        towa = one("hBP09-053", "foe", cheers=["blue x3"])
        s = Scene(mine, {"center": towa, "collab": one("Spare", "wall")}, active="B")
        if downed:
            s.use("foe", "weak", 2)
        while s.t.active == B or s.prompt != "main":
            s.answer((s.options("pass") or s.options("pick") or s.options("yes"))[0])
        s.use("me", "wall")
        assert (number, downed, s.mem("wall").damage) == (number, downed, dealt)


@rule("hocg:13.3.1", "hocg:10.7.2.1.1")
@played("hBP09-012", "bloom_effect1")
def test_012_gains_holo_power_if_the_opponent_has_some() -> None:
    for oshi, theirs, gained in ((SUBARU, 2, 1), (SUBARU, 1, 0), (NOEL, 2, 0)):
        s = blooming("hBP09-012", {"oshi": oshi, "power": 0, "deck": [STAFF] * 3}, {"power": theirs})
        assert s.count("power") == gained
    hand = [one("hBP09-012", "two")]
    s = blooming("hBP09-012", {"oshi": SUBARU, "power": 0, "hand": hand, "back": [one("hBP09-008", "b")]}, {"power": 2})
    s.do("bloom", "two", "b")
    assert s.count("power") == 1  # once a turn by its name


@rule("hocg:8.5.1", "hocg:12.2.4.3")
@played("hBP09-019", "bloom_effect1", "art1")
def test_019_makes_a_baton_pass_cheaper_and_hits_harder_after_one() -> None:
    for at, cost in (("back", 0), ("center", 2)):
        back = {"back": [one(SORA, "x")]} if at == "center" else {"center": one(SECOND, "c")}
        s = blooming("hBP09-019", back, at=at)
        if at == "back":
            s.pick("c")
            assert baton_cost(s.t, s.mem("c")) == cost
        else:
            assert s.prompt == "main"
    mine = {"center": one("hBP09-016", "c"), "back": [one("hBP09-019", "me", cheers=["white"])]}
    s = Scene(mine, FOE)
    s.do("baton", "me")
    s.use("me", "foe")
    assert s.mem("foe").damage == 60
    assert using("hBP09-019").mem("foe").damage == 40


@rule("hocg:10.11.1")
@played("hBP09-027", "gift1")
@played("hBP09-073", "gift1")
@played("hBP09-088", "gift1")
def test_gifts_that_keep_damage_away() -> None:
    assert struck({"center": one(FIRST, "me")}).mem("me").damage == 30  # from a 1st, undamaged
    assert struck({"center": one(FIRST, "me", damage=10)}).mem("me").damage == 90
    assert struck({"center": one(FIRST, "me")}, "hBP09-049", 1).mem("me").damage == 130  # from a 2nd
    for power, taken in ((2, 50), (1, 80)):
        s = struck({"center": one("hBP09-073", "me"), "power": power})
        assert s.mem("me").damage == taken
    s = Scene(
        {"center": one(SORA, "c"), "collab": one("hBP09-073", "me"), "power": 2},
        {"center": one("hBP09-053", "foe", cheers=["blue x3"])},
        active="B",
    )
    s.use("foe", "me", 2)
    assert s.mem("me").damage == 80  # in the center position only
    for striker, damage in (("hBP05-037", 0), ("hBP09-053", 80)):  # 220 and 80
        mine = {"oshi": "hBP07-007", "center": one("hBP09-088", "me"), "back": ["Spare"]}
        assert struck(mine, striker).mem("me").damage == damage
    assert struck({"center": one("hBP09-088", "me"), "back": ["Spare"]}, "hBP05-037").place("me") == "gone"


@rule("hocg:5.23.1", "hocg:10.11.1")
@played("hBP09-031", "gift1")
def test_031_is_restored_more_by_a_beef_bowl_once_a_turn() -> None:
    mine = {"center": one("hBP09-031", "me", damage=200), "hand": [one(BOWL, "a"), one(BOWL, "b")]}
    s = Scene(mine, FOE)
    for card, left in (("a", 80), ("b", 60)):
        s.do("play", card)
        settle(s)
        assert s.mem("me").damage == left
    s = Scene({"center": one(FIRST, "me", damage=100), "hand": [one(BOWL, "a")]}, FOE)
    s.do("play", "a")
    settle(s)
    assert s.mem("me").damage == 80


@rule("hocg:11.3.1.1", "hocg:4.4.7")
@played("hBP09-037", "gift1")
def test_037_may_take_a_whole_back_holomem_to_hand_after_a_down() -> None:
    for agreed in (True, False):
        back = [one("hSD10-003", "flow", under=["hSD10-002"]), one(SORA, "x")]
        s = using("hBP09-037", {"back": back}, {"center": one(SORA, "foe"), "back": ["Spare"]})
        while s.prompt != "perform" and not s.options("yes"):
            s.answer((s.options("pick") or s.options("trigger"))[0])
        s.do("yes" if agreed else "no")
        settle(s)
        assert (s.place("flow"), s.count("hand"), s.place("x")) == (
            ("gone", 2, "back") if agreed else ("back", 0, "back")
        )


@rule("hocg:13.2.1", "hocg:8.6.2")
@played("hBP09-087", "collab_effect1")
def test_087_lets_two_limited_cards_be_used() -> None:
    for oshi, center, asked in (
        ("hBP06-008", "hBP04-079", True),
        ("hBP06-008", SORA, False),
        (SUBARU, "hBP04-079", False),
    ):
        mine = {"oshi": oshi, "center": center, "hand": [one(STAFF, "a"), one(STAFF, "b")], "power": 1, "back": []}
        s = collabing("hBP09-087", mine)
        assert bool(s.options("yes")) == asked
        if asked:
            s.do("yes")
        s.do("play", "a")
        assert (("play", s.number("b")) in s.options("play")) == asked


# --- supports


@rule("hocg:10.4.2.2", "hocg:5.6.1")
@played("hBP09-090", "text")
def test_090_pays_holo_power_for_a_collab_effect_of_the_oshi() -> None:
    deck = [one("hBP09-010", "fit"), one("hBP09-008", "none"), one("hBP09-038", "kaela")]
    s = playing("hBP09-090", {"oshi": SUBARU, "power": 1, "deck": deck})
    s.do("play", "it")
    assert s.choices() == {"fit"}
    s.pick("fit")
    assert (s.lies("fit"), s.count("power")) == ("hand", 0)
    assert playing("hBP09-090", {"oshi": SUBARU, "power": 0}).why_not("play", "it") == "hocg:10.4.2.2"


@rule("hocg:5.17.4", "hocg:5.8.1")
@played("hBP09-093", "text")
def test_093_moves_cheers_and_sends_one_if_four_have_some() -> None:
    for others, sent in ((3, 1), (2, 0)):
        back = [*(one(SORA, f"s{i}", cheers=["red"]) for i in range(others)), one("Spare", "bare")]
        mine = {"center": one(SORA, "c", cheers=[one("blue", "b"), one("blue", "b2")]), "back": back}
        s = playing("hBP09-093", {**mine, "archive": [one("green", "old")]})
        s.do("play", "it")
        take(s, "b")
        if s.options("done"):
            s.do("done")
        give(s, "s0")  # the number of those with cheers stays
        settle(s)
        assert (len(s.cheers("s0")), s.lies("old") == "archive") == (2, not sent)


@rule("hocg:10.7.2.1.1", "hocg:10.7.2.4.1")
@played("hBP09-095", "text")
def test_095_hurts_more_once_two_lie_archived() -> None:
    for old, hurt in ((1, 10), (2, 40)):
        s = playing(KANPAI, {"oshi": LAMY, "archive": [KANPAI] * old, "hand": [one(KANPAI, "next")]})
        s.do("play", "it")
        s.pick("side")
        assert hits(s) == [0, hurt, 0]
        assert s.why_not("play", "next") == "hocg:10.7.2.1.1"
    assert playing(KANPAI, {"oshi": SUBARU}).why_not("play", "it") == "hocg:10.7.2.4.1"


@rule("hocg:10.7.2.4.1", "hocg:5.8.1")
@played("hBP09-099", "text")
def test_099_sends_two_cheers_to_whoever_is_behind() -> None:
    for oshi, own, usable in ((SUBARU, 1, True), (SUBARU, 2, False), (NOEL, 1, False)):
        mine = {"oshi": oshi, "center": one(SORA, "c", cheers=[f"red x{own}"]), "archive": ["blue x3"]}
        s = playing("hBP09-099", mine, {"center": one("Spare", "foe", cheers=["red x2"])})
        assert (s.why_not("play", "it") == "") == usable
        if usable:
            s.do("play", "it")
            settle(s)
            assert len(s.cheers("c")) == 3


@rule("hocg:5.7.1", "hocg:5.9.1", "hocg:10.7.2.4.1")
@played("hBP09-105", "text")
def test_105_draws_and_looks_for_the_oshi() -> None:
    for oshi, usable in ((SUBARU, True), (NOEL, True), (LAMY, True), (TOWA, False)):
        deck = [STAFF, STAFF, one("hBP09-008", "s"), one(FIRST, "n"), one("hBP09-077", "l"), STAFF]
        s = playing("hBP09-105", {"oshi": oshi, "deck": deck})
        assert (s.why_not("play", "it") == "") == usable
        if usable:
            s.do("play", "it")
            (fit,) = s.choices()
            s.pick(fit)
            settle(s)
            assert (s.count("hand"), s.lies(fit)) == (3, "hand")


@rule("hocg:5.19.1", "hocg:12.1.5")
@played("hBP09-110", "text")
def test_110_is_emptied_after_arts_of_lamy() -> None:
    for who, drawn in (("hBP09-077", 1), (SORA, 0)):
        s = Scene({"center": one(who, "me", cheers=["yellow", "white"], attached=[one(MOON, "m")])}, FOE)
        s.use("me", "foe")
        s.do("pass")
        settle(s)
        assert (s.lies("m") == "archive", s.count("hand")) == (bool(drawn), drawn)
    s = Scene({"center": one("hBP09-077", "me", cheers=["yellow"], attached=[one(MOON, "m")])}, FOE)
    s.do("pass")
    s.do("pass")
    assert s.has("me", "m")  # it has used no Arts
