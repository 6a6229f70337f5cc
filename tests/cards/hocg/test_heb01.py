"""hEB01: every printed sentence played."""

from __future__ import annotations

from typing import Any

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, Scene, one
from tests.cards.hocg.tries import (
    FIRST_TURN,
    arts_more,
    blooming,
    collabing,
    give,
    hits,
    hp_of,
    playing,
    settle,
    skilled,
    take,
    using,
)
from tests.rule import rule

SORA, MARINE, KOYORI = "hEB01-001", "hEB01-002", "hEB01-003"
OTHER, STAFF, AXE, FAN, TUBE, SECOND = "hBP05-008", "hSD01-016", "hBP01-114", "hBP04-105", "hBP04-097", "hBP05-012"
FOE = {"center": one("Spare", "foe"), "back": [one("Spare", "far")]}
Tried = dict[str, Any]


def ended(s: Scene) -> Scene:
    """A's performance phase and turn are over, whatever is asked then answered with yes."""
    while s.t.active == A:
        s.answer((s.options("yes") or s.options("pass") or s.options("pick") or s.options("trigger"))[0])
    return s


# --- Oshi


@rule("hocg:12.1.5", "hocg:5.14.1")
@played("hEB01-001", "stage", "skill")
def test_001_gains_power_at_the_end_of_a_turn_and_blooms_out_of_the_deck() -> None:
    sora, other = one("hEB01-004", "s"), one(OTHER, "o")
    for mine, gained, drawn in (
        ({"center": sora, "collab": one("hEB01-005", "t"), "back": [SECOND]}, 1, 1),
        ({"center": sora, "collab": one("hEB01-005", "t"), "back": [OTHER]}, 1, 0),
        ({"center": sora, "collab": other, "back": [SECOND]}, 0, 0),
        ({"center": sora, "back": [SECOND]}, 0, 0),
    ):
        s = ended(Scene({**mine, "oshi": SORA, "power": 0}, FOE))
        assert (s.count("power"), s.count("hand")) == (gained, drawn)
    deck = [one("hEB01-006", "first"), one("hEB01-009", "second"), one("hBP02-015", "noel")]
    s = skilled(SORA, mine={"center": one("hEB01-004", "c"), "back": [one(OTHER, "x")], "deck": deck})
    settle(s)
    assert (s.lies("first"), s.lies("second")) == ("elsewhere", "deck") and s.has("c", "first")
    s.do("pass")
    assert [o for o in s.options("art") if o[1] == s.mem("c").id] == []  # red and neutral -1: a red cheer is needed
    s = skilled(SORA, mine={"center": one("hEB01-006", "c", cheers=["red"]), "deck": [one("hEB01-010", "second")]})
    settle(s)
    s.do("pass")
    assert s.has("c", "second") and not s.options("art")  # two neutral of three are left


@rule("hocg:12.1.5", "hocg:8.3.3")
@played("hEB01-002", "stage", "skill")
def test_002_blooms_marine_once_more_and_hurts_the_back() -> None:
    for collab, agreed in ((True, True), (True, False), (False, None)):
        mine = {"oshi": MARINE, "center": one("hEB01-011", "m"), "hand": [one("hEB01-013", "a"), one("hEB01-016", "b")]}
        s = Scene({**mine, "back": [OTHER], **({"collab": OTHER} if collab else {})}, FOE)
        s.do("bloom", "a", "m")
        s.do("pass")
        assert bool(s.options("yes")) == collab
        if agreed is not None:
            s.do("yes" if agreed else "no")
        settle(s)
        assert s.has("m", "b") == bool(agreed)
    for under, hurt in ((["hEB01-011", "hEB01-013", "hEB01-013"], 100), (["hEB01-011"], 50)):
        theirs = {"back": [one(SECOND, "far"), one(OTHER, "debut")]}
        s = skilled(MARINE, mine={"center": one("hEB01-016", "m", under=under)}, theirs=theirs)
        settle(s)
        assert hits(s, "far", "debut") == [hurt, 0]


@rule("hocg:5.11.1", "hocg:10.10.1")
@played("hEB01-003", "stage", "skill")
@played("hEB01-020", "art2")
@played("hEB01-024", "art1", "gift1")
def test_003_reveals_more_for_its_assistants() -> None:
    deck = [one(OTHER, "debut"), one(SECOND, "a"), one(STAFF, "staff"), one("hEB01-022", "b"), one(SECOND, "below")]
    for fans, taken, strong in ((0, {"a"}, 0), (2, {"a", "b"}, 30)):
        me = one("hEB01-021", "me", cheers=["yellow x2"], attached=[FAN] * fans)
        s = skilled(KOYORI, mine={"center": me, "back": [one(OTHER, "x")], "deck": deck})
        settle(s)
        assert {x for x in ("debut", "a", "staff", "b", "below") if s.lies(x) == "hand"} == taken
        assert (s.lies("debut"), s.lies("below")) == ("archive", "deck")
        assert s.lies("staff") == ("archive" if fans else "deck") and arts_more(s, "me", "x") == [strong, 0]
    for oshi, more in ((KOYORI, 20), (MARINE, 10)):
        me = {"cheers": ["yellow", "white"], "attached": [FAN]}
        s = using("hEB01-020", {"oshi": oshi, "deck": [OTHER, STAFF, SECOND, STAFF]}, nth=2, me=me)
        assert (s.mem("foe").damage, s.count("deck"), s.count("archive")) == (50 + more, 4, 0)
    for fans in (1, 2):
        mine = {"deck": [OTHER, SECOND, STAFF], "back": [one("Spare", "hurt", damage=100)]}
        cheers = ["yellow"] if fans == 2 else ["yellow", "white"]
        me = {"cheers": cheers, "attached": [FAN] * fans}
        s = using("hEB01-024", {**mine, "oshi": KOYORI}, me=me)  # neutral -1 for each assistant
        give(s, "hurt")
        assert (hp_of(s, "me"), s.mem("foe").damage) == (200 + 10 * fans, 120 + 20 * 2)
        assert s.mem("hurt").damage == 60


# --- Tokino Sora


@rule("hocg:5.7.1", "hocg:5.13.1")
@played("hEB01-004", "art1")
@played("hEB01-005", "collab_effect1")
@played("hEB01-007", "bloom_effect1")
@played("hEB01-008", "bloom_effect1")
@played("hEB01-009", "art1", "collab_effect1")
def test_sora_draws_and_searches() -> None:
    assert using("hEB01-004").count("hand") == 1
    for when, n in ((FIRST_TURN, 3), (FIRST_TURN, 2), ({}, 0)):
        deck = [*(one("hBP01-021", x) for x in "abcd"), one("hEB01-004", "plain"), one("hBP01-022", "first")]
        s = collabing("hEB01-005", {"deck": deck, "hand": [one(STAFF, "card")], "back": []}, **when)
        if n:
            assert s.choices() == set("abcd")
            take(s, *"abc"[:n])
            if n < 3:
                s.do("done")
        settle(s)
        assert (s.lies("card"), sum(s.lies(x) == "elsewhere" for x in "abcd")) == ("deck" if n == 3 else "hand", n)
    s = blooming("hEB01-007", {"hand": [one(STAFF, "card")], "deck": [one(AXE, "top"), OTHER]})
    s.pick("card")
    assert (s.lies("top"), s.pile("deck")[-1]) == ("hand", "card")
    s = blooming("hEB01-008", {"deck": [one("hEB01-032", "star"), one(STAFF, "x")]})
    s.pick("star")
    assert (s.lies("star"), s.lies("x")) == ("hand", "deck")
    s = collabing("hEB01-009", {"deck": [one("hEB01-010", "fit"), one("hEB01-006", "first"), one(SECOND, "noel")]})
    assert s.choices() == {"fit"}
    s.pick("fit")
    assert s.lies("fit") == "hand"
    s = using("hEB01-009", {"archive": [one(OTHER, "a"), one(SECOND, "b"), one(STAFF, "x")], "deck": [STAFF] * 3})
    take(s, "a", "b")
    settle(s)
    assert (s.count("archive"), s.count("hand"), s.lies("x")) == (1, 1, "archive")


@rule("hocg:12.2.4.3", "hocg:11.3.1.1")
@played("hEB01-006", "art1", "gift1")
@played("hEB01-018", "art1", "gift1")
@played("hEB01-016", "art1")
@played("hEB01-022", "art1", "bloom_effect1")
def test_arts_that_get_more_and_what_a_down_gives_back() -> None:
    rows: list[tuple[str, Tried, int]] = [
        ("hEB01-006", {"theirs": {"center": one(SECOND, "foe")}}, 80),
        ("hEB01-006", {"theirs": {"center": one(OTHER, "foe")}}, 50),
        ("hEB01-018", {"me": {"attached": [TUBE]}}, 40),
        ("hEB01-018", {"me": {"attached": [AXE]}}, 20),
        ("hEB01-016", {"me": {"under": ["hEB01-011", "hEB01-013", "hEB01-014"]}}, 90),
        ("hEB01-016", {"me": {"under": ["hEB01-011", "hEB01-013"]}}, 40),
        ("hEB01-022", {"mine": {"back": [SECOND]}}, 50),
        ("hEB01-022", {"mine": {"back": [OTHER]}, "theirs": {"back": [SECOND]}}, 30),
    ]
    for number, tried, dealt in rows:
        s = using(number, **tried)
        assert (number, tried, s.mem("foe").damage) == (number, tried, dealt + arts_more(s, "me")[0])
    for number, held, agreed, back in (
        ("hEB01-006", AXE, True, True),
        ("hEB01-006", AXE, False, False),
        ("hEB01-018", TUBE, True, True),
        ("hEB01-018", AXE, None, False),
    ):
        me = one(number, "me", attached=[one(held, "t")], damage=100)
        foe = one("hBP09-053", "foe", cheers=["blue x4"])
        s = Scene({"center": me, "back": ["Spare"]}, {"center": foe}, active="B")
        s.use("foe", "me", 2)
        if agreed is not None:
            s.do("yes" if agreed else "no")
        settle(s)
        assert s.lies("t") == ("hand" if back else "archive")
    for n in (0, 1, 2):
        s = blooming("hEB01-022", {"archive": [*(one(FAN, x) for x in "abc"), one(TUBE, "t")]})
        s.do("yes" if n else "no")
        if n:
            take(s, *"cb"[:n])
            if s.options("done"):
                s.do("done")
        assert (s.count("hand"), s.lies("t")) == (n, "archive")


@rule("hocg:5.25.1", "hocg:5.18.1")
@played("hEB01-010", "art1", "bloom_effect1")
def test_010_rests_another_to_strike_again_and_may_roll_to_swap() -> None:
    for agreed in (True, False):
        back = [one("hEB01-009", "s"), one("hEB01-006", "first"), one("hEB01-009", "tired", resting=True)]
        s = using("hEB01-010", {"back": back})
        s.do("yes" if agreed else "no")
        if agreed:
            s.pick("foe")
        assert (s.mem("foe").damage, s.mem("s").resting, s.prompt) == (100 + 100 * agreed, agreed, "perform")
    for at, face, swapped in (("center", 3, True), ("center", 4, False), ("collab", None, False)):
        mine = {"center": one(OTHER, "c")} if at == "collab" else {}
        s = blooming("hEB01-010", mine, {"back": [one("Spare", "far")]}, at=at, dice=[face] if face else [])
        if face:
            s.do("yes")
        settle(s)
        assert s.place("far") == ("center" if swapped else "back")
        s.done()


# --- Houshou Marine


@rule("hocg:10.4.2.2", "hocg:5.6.1", "hocg:5.8.1")
@played("hEB01-011", "art1")
@played("hEB01-012", "collab_effect1")
@played("hEB01-013", "collab_effect1")
@played("hEB01-014", "bloom_effect1")
@played("hEB01-015", "art1")
def test_marine_pays_searches_and_sends() -> None:
    for agreed in (True, False):
        deck = [one("hEB01-013", "fit"), one("hBP02-028", "winter"), one("hEB01-004", "sora")]
        s = using("hEB01-011", {"deck": deck})
        s.do("yes" if agreed else "no")
        if agreed:
            assert s.choices() == {"fit"}
            s.pick("fit")
        assert (s.cheers("me"), s.lies("fit")) == (([], "hand") if agreed else (["blue"], "deck"))
        me = {"under": ["hEB01-011"]}
        s = collabing("hEB01-013", {"cheer_deck": ["blue"], "back": [one(OTHER, "x")]}, me=me)
        s.do("yes" if agreed else "no")
        if agreed:
            give(s, "x")
        assert (len(s.mem("me").stack), s.cheers("x")) == ((1, ["blue"]) if agreed else (2, []))
    for when, asked in ((FIRST_TURN, True), ({}, False)):
        deck = [one("hEB01-014", "fit"), one("hEB01-013", "none"), one("hEB01-008", "sora")]
        s = collabing("hEB01-012", {"deck": deck}, **when)
        if asked:
            assert s.choices() == {"fit"}
            s.pick("fit")
        assert s.lies("fit") == ("hand" if asked else "deck")
    assert hits(blooming("hEB01-014")) == [0, 0, 10]
    for under, asked in ((["hEB01-011", "hEB01-013"], True), (["hEB01-011"], False)):
        s = using("hEB01-015", {"cheer_deck": ["red"], "back": [one(OTHER, "x")]}, me={"under": under})
        assert bool(s.options("yes")) == asked
        if asked:
            s.do("yes")
            give(s, "x")
        assert (len(s.cheers("me")), s.cheers("x")) == ((1, ["red"]) if asked else (2, []))


@rule("hocg:10.4.2.2", "hocg:5.22.1")
@played("hEB01-017", "art1", "bloom_effect1")
def test_017_archives_what_it_stands_on() -> None:
    firsts = ["hEB01-011", *["hEB01-013"] * 4]
    for oshi, under, agreed, dealt, hurt in (
        (MARINE, firsts, True, 200, 100),
        (MARINE, firsts[:4], True, 200, 0),
        (MARINE, firsts, False, 100, 0),
        (SORA, firsts, None, 100, 0),
    ):
        theirs = {"back": [one(SECOND, "far"), one(OTHER, "debut")]}
        s = using("hEB01-017", {"oshi": oshi}, theirs, me={"under": under})
        if agreed is not None:
            s.do("yes" if agreed else "no")
        settle(s)
        assert hits(s, "foe", "far", "debut") == [dealt, hurt, 0]
        assert len(s.mem("me").stack) == (1 if agreed else len(under) + 1)
    s = blooming("hEB01-017", {"archive": ["blue", STAFF]})
    settle(s)
    assert s.cheers("me") == ["blue"]


# --- Hakui Koyori


@rule("hocg:13.2.1", "hocg:5.23.1", "hocg:5.17.2")
@played("hEB01-019", "collab_effect1")
@played("hEB01-021", "collab_effect1")
@played("hEB01-023", "art1", "bloom_effect1")
def test_koyori_and_her_laboratory() -> None:
    deck = [one(OTHER, "debut"), one(TUBE, "tube"), one(SECOND, "second"), one(STAFF, "staff")]
    for when, n in ((FIRST_TURN, 2), ({}, 0)):
        s = collabing("hEB01-019", {"deck": deck}, **when)
        if n:
            assert s.choices() == {"debut", "tube"}
            s.pick("debut", "tube")
        assert s.count("hand") == n
    mine = {"center": one("hEB01-019", "k", attached=[FAN] * 2), "back": [one("Spare", "hurt", damage=100)]}
    s = collabing("hEB01-021", mine)
    give(s, "hurt")
    assert s.mem("hurt").damage == 60
    for n, offered in ((4, True), (3, False)):
        old = [*(one("hEB01-019", x) for x in "abcd"), one(TUBE, "tube"), one(STAFF, "x")]
        s = blooming("hEB01-023", {"archive": old, "back": [one(OTHER, "o")]})
        s.do("yes")
        take(s, *"abcd"[:n])
        if n < 4:
            s.do("done")
        while s.prompt != "main" and not s.options("yes"):
            s.answer(s.options("pick")[0])
        assert bool(s.options("yes")) == offered
        if offered:
            s.do("yes")
            settle(s)
        assert (s.has("me", "tube"), s.lies("x"), s.lies("a")) == (offered, "archive", "deck")
    for held, drawn in ((3, 2), (1, 0)):
        s = using("hEB01-023", {"hand": [STAFF]}, me={"attached": [FAN] * held})
        assert s.count("hand") == 1 + drawn


# --- supports


@rule("hocg:10.7.2.3.7", "hocg:5.6.1", "hocg:5.13.1")
@played("hEB01-025", "text")
@played("hEB01-026", "text")
@played("hEB01-027", "text")
@played("hEB01-030", "text")
@played("hEB01-031", "text")
def test_events_and_an_item_of_summer() -> None:
    deck = [one("hEB01-004", "debut"), one("hEB01-006", "first"), one(OTHER, "x")]
    for life, fits, where in ((2, {"debut"}, "elsewhere"), (1, {"debut", "first"}, "hand")):
        s = playing("hEB01-025", {"deck": deck, "life": life})
        s.do("play", "it")
        assert s.choices() == fits
        s.pick("debut")
        assert s.lies("debut") == where
    for agreed, n in ((True, 4), (False, 3)):
        s = playing("hEB01-026", {"oshi": MARINE, "hand": [one("hEB01-011", "m")], "deck": [STAFF] * 8})
        s.do("play", "it")
        s.do("yes" if agreed else "no")
        settle(s)
        assert (s.lies("m"), s.count("hand")) == ("deck" if agreed else "hand", n)
    assert playing("hEB01-026", {"oshi": SORA}).why_not("play", "it") == "hocg:10.7.2.4.1"
    mine = {"center": one("hEB01-004", "s"), "back": [one(OTHER, "x")], "archive": ["red", STAFF]}
    s = playing("hEB01-027", mine)
    s.do("play", "it")
    give(s, "x")
    assert (arts_more(s, "s", "x"), s.cheers("x")) == ([30, 0], ["red"])
    for third, looked in (("hEB01-007", True), (OTHER, False)):
        top = [STAFF, STAFF, one(AXE, "a"), one(OTHER, "b"), STAFF]
        s = playing("hEB01-030", {"center": "hEB01-004", "back": ["hEB01-006", third], "deck": top})
        s.do("play", "it")
        if looked:
            assert s.choices() == {"a", "b"}
            s.pick("b")
        assert (s.lies("a"), s.lies("b")) == (("archive", "hand") if looked else ("deck", "deck"))
    s = playing("hEB01-031", mine)
    s.do("play", "it")
    settle(s)
    assert (s.cheers("s"), s.cheers("x")) == (["red"], [])


@rule("hocg:10.8.5", "hocg:11.3.1.1")
@played("hEB01-028", "text")
def test_028_strengthens_a_second_and_draws_for_its_downs() -> None:
    for foe, drawn in ((OTHER, 2), ("Spare", 0)):
        mine = {"center": one("hBP09-045", "me", cheers=["red x3"]), "back": [one("hEB01-004", "x")]}
        s = playing("hEB01-028", mine, {"center": one(foe, "foe"), "back": ["Spare"]})
        s.do("play", "it")
        settle(s)
        assert arts_more(s, "me", "x") == [30, 0]
        s.use("me", "foe")
        settle(s)
        assert s.count("hand") == drawn
    front = {"center": one("hEB01-016", "me"), "collab": "hEB01-011", "hand": [one("hEB01-029", "shoot")]}
    s = playing("hEB01-028", front, {"center": one("Spare", "foe", damage=970)})
    s.do("play", "it")
    settle(s)
    s.do("play", "shoot")  # the event downs it, not the Arts of the chosen one
    s.pick("foe")
    settle(s)
    assert (s.place("foe"), s.count("hand")) == ("gone", 0)


@rule("hocg:10.7.2.4.1", "hocg:10.7.2.1.1")
@played("hEB01-029", "text")
def test_029_needs_two_in_front_dressed_for_summer() -> None:
    summer = "hEB01-004"
    for center, collab, usable in (
        (summer, summer, True),
        (summer, OTHER, False),
        (OTHER, summer, False),
        (summer, None, False),
    ):
        front = {"center": center, **({"collab": collab} if collab else {})}
        s = playing("hEB01-029", {**front, "hand": [one("hEB01-029", "next")]})
        assert s.why_not("play", "it") == ("" if usable else "hocg:10.7.2.4.1")
        if usable:
            s.do("play", "it")
            s.pick("side")
            assert hits(s) == [0, 30, 0] and s.why_not("play", "next") == "hocg:10.7.2.1.1"


@rule("hocg:8.6.2", "hocg:1.3.1")
@played("hEB01-032", "text")
def test_032_opens_a_game_for_sora() -> None:
    for oshi, why in ((SORA, ""), (MARINE, "hocg:8.6.2")):
        hand = [one("hEB01-032", "two"), one(STAFF, "staff"), one(AXE, "back")]
        s = playing("hEB01-032", {"oshi": oshi, "hand": hand, "deck": [OTHER] * 5}, turn=1)
        assert (s.why_not("play", "it"), s.why_not("play", "staff")) == (why, "hocg:8.6.2")
        assert (("play", s.number("it")) in s.options("play")) == (why == "")
        if not why:
            s.do("play", "it")
            s.pick("back")
            assert (s.count("hand"), s.pile("deck")[-1]) == (5, "back")
            assert s.why_not("play", "two") == "hocg:8.6.2"  # one a turn all the same
    s = playing("hEB01-032", {"oshi": MARINE, "hand": [one(AXE, "back")]})
    assert s.why_not("play", "it") == ""


@rule("hocg:5.17.4", "hocg:10.10.1")
@played("hEB01-033", "text")
def test_033_is_passed_on_after_arts() -> None:
    for agreed in (True, False):
        me = one("hEB01-004", "me", cheers=["red"], attached=[one("hEB01-033", "ball")])
        mine = {"center": me, "collab": one("hEB01-011", "m"), "back": [one("hEB01-005", "away")]}
        s = Scene(mine, FOE)
        assert arts_more(s, "me") == [10]
        s.use("me", "foe")
        s.do("yes" if agreed else "no")
        settle(s)
        assert (s.has("m", "ball"), s.has("me", "ball"), s.has("away", "ball")) == (agreed, not agreed, False)
    s = Scene({"center": one(OTHER, "me", attached=["hEB01-033"])}, FOE)
    assert arts_more(s, "me") == [0]


@rule("hocg:5.19.1", "hocg:10.4.2.2")
@played("hEB01-034", "text")
def test_034_blows_up_at_the_end_of_the_performance() -> None:
    for holder, at, asked in (
        ("hEB01-023", "center", True),
        ("hEB01-023", "back", False),
        ("hEB01-022", "center", False),
    ):
        me = one(holder, "me", attached=[one("hEB01-034", "bomb")])
        s = Scene({"center": me} if at == "center" else {"center": OTHER, "back": [me]}, FOE)
        assert arts_more(s, "me") == [10]
        s.do("pass")
        s.do("pass")
        assert bool(s.options("yes")) == asked
        if asked:
            s.do("yes")
        assert (s.mem("foe").damage, s.lies("bomb")) == ((30, "archive") if asked else (0, "elsewhere"))
