"""hBP09: Arts, searches, draws, cheers and strength, each printed sentence played."""

from __future__ import annotations

from typing import Any

from kaimaku.games.hocg.table import CHEER_DECK
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.cards.hocg.tries import (
    FIRST_TURN,
    HOW,
    NONE,
    arts_more,
    blooming,
    collabing,
    give,
    hits,
    settle,
    take,
    using,
)
from tests.rule import rule

SORA, STAFF, BOWL, HAMMER, AXE = "hSD01-003", "hSD01-016", "hBP05-075", "hBP04-098", "hBP01-114"
SUBARU, NOEL, KANPAI, MOON, LIMITED = "hBP09-001", "hBP09-003", "hBP09-095", "hBP09-110", "hSD01-016"
SECOND, FLOW = "hBP05-012", ["hSD11-002", "hSD11-007", "hSD10-002", "hSD10-007"]  # Niko, Su, Chihaya, Vivi
Tried = dict[str, Any]


@rule("hocg:12.2.4.3")
@played("hBP09-024", "art1")
@played("hBP09-031", "art1")
@played("hBP09-037", "art1")
@played("hBP09-041", "art1")
@played("hBP09-047", "art1")
@played("hBP09-064", "art1")
@played("hBP09-087", "art1")
def test_arts_that_hit_harder() -> None:
    whole = {"mine": {"oshi": NOEL}}
    rows: list[tuple[str, Tried, int]] = [
        ("hBP09-024", {"mine": {"back": FLOW}}, 170),
        ("hBP09-024", {"mine": {"back": FLOW[1:]}}, 70),
        ("hBP09-024", {"mine": {"center": SORA, "back": FLOW}, "at": "collab"}, 70),
        ("hBP09-031", {**whole, "me": {"damage": 20, "cheers": ["green x4"]}}, 210),
        ("hBP09-031", {**whole, "me": {"damage": 30, "cheers": ["green x4"]}}, 10),
        ("hBP09-031", {"me": {"cheers": ["green x4"]}}, 10),
        ("hBP09-037", {"mine": {"oshi": "hSD10-001", "back": [SECOND, SORA, "hBP01-098"]}}, 80 + 90),
        ("hBP09-037", {"mine": {"back": [SECOND]}}, 80),
        ("hBP09-041", {"mine": {"back": [one("hBP09-042", "o", attached=[HAMMER])]}}, 50),
        ("hBP09-041", {"mine": {"back": [one(SECOND, "o", attached=[HAMMER])]}}, 50),
        ("hBP09-041", {"mine": {"back": [one(SECOND, "o", attached=[AXE]), one(SORA, "p", attached=[HAMMER])]}}, 30),
        ("hBP09-047", {"mine": {"back": ["hBP09-008"]}}, 40),
        ("hBP09-047", {"mine": {"back": [SORA]}, "theirs": {"back": ["hBP09-008"]}}, 20),
        ("hBP09-064", {"theirs": {"hand": [STAFF] * 4}}, 40),
        ("hBP09-064", {"theirs": {"hand": [STAFF] * 3}, "mine": {"hand": [STAFF] * 4}}, 20),
        ("hBP09-087", {"mine": {"archive": [LIMITED] * 5}}, 120),
        ("hBP09-087", {"mine": {"archive": [LIMITED] * 4 + [KANPAI]}}, 60),
    ]
    for number, tried, dealt in rows:
        s = using(number, **tried)
        assert (number, tried, s.mem("foe").damage, s.prompt) == (number, tried, dealt, "perform")


@rule("hocg:5.24.1", "hocg:12.2.4.3")
@played("hBP09-083", "art1", "gift1")
def test_083_rolls_for_its_arts_which_cost_more_while_too_few_drinks_lie_archived() -> None:
    for face, dealt in ((6, 260), (1, 60), (3, 160)):
        s = using("hBP09-083", {"archive": [KANPAI] * 4 + [MOON]}, dice=[face])
        assert s.mem("foe").damage == dealt
        s.done()
    for drinks, cheers, usable in ((4, 1, False), (4, 3, True), (5, 1, True)):
        me = one("hBP09-083", "me", cheers=[f"yellow x{cheers}"])
        s = Scene({"center": me, "archive": [KANPAI] * drinks + [STAFF] * 3}, {"center": one("Spare", "foe")})
        s.do("pass")
        assert bool(s.options("art")) == usable


@rule("hocg:10.4.2.2", "hocg:12.2.3.1")
@played("hBP09-081", "art1", "gift1")
def test_081_pays_two_cheers_to_hurt_and_costs_more_without_drinks() -> None:
    for agreed in (True, False):
        theirs = {"back": [one(SECOND, "far"), one(SORA, "debut")]}
        s = using("hBP09-081", {"archive": [KANPAI] * 2}, theirs)
        s.do("yes" if agreed else "no")
        assert (s.cheers("me"), hits(s, "foe", "far", "debut")) == (
            ([], [60, 40, 0]) if agreed else (["yellow"] * 2, [60, 0, 0])
        )
    for drinks, usable in ((1, False), (2, True)):
        me = one("hBP09-081", "me", cheers=["yellow x2"])
        s = Scene({"center": me, "archive": [KANPAI] * drinks}, {"center": one("Spare", "foe")})
        s.do("pass")
        assert bool(s.options("art")) == usable


@rule("hocg:12.2.3.1")
@played("hBP09-024", "gift1")
@played("hBP09-041", "gift1")
@played("hBP09-049", "gift1")
def test_arts_that_ask_for_other_cheers() -> None:
    def usable(mine: Tried, *who: str) -> list[bool]:
        s = Scene(mine, {"center": one("Spare", "foe")})
        s.do("pass")
        return [any(o[1] == s.mem(x).id for o in s.options("art")) for x in who]

    riona, chihaya = one("hBP09-024", "r"), one("hSD10-006", "c", cheers=["white x4"])
    assert usable({"center": riona, "collab": chihaya}, "c") == [True]
    assert usable({"center": chihaya, "collab": riona}, "c") == [False]
    assert usable({"center": riona, "collab": one("hBP09-045", "c", cheers=["white x4"])}, "c") == [False]
    for held, free in (([HAMMER], True), ([AXE], False)):
        assert usable({"center": one("hBP09-041", "k", attached=held)}, "k") == [free]
    for oshi, free in ((SUBARU, True), (NOEL, False)):
        assert usable({"oshi": oshi, "center": one("hBP09-049", "b")}, "b") == [free]


@rule("hocg:5.7.1", "hocg:13.2.1")
@played("hBP09-038", "collab_effect1")
@played("hBP09-047", "collab_effect1")
@played("hBP09-071", "art1")
def test_draws() -> None:
    rows: list[tuple[str, str, Tried, int]] = [
        ("hBP09-038", "collab", {"me": {"attached": [AXE]}}, 1),
        ("hBP09-038", "collab", {"mine": {"center": one(SORA, "c", attached=[AXE])}}, 0),
        ("hBP09-047", "collab", {"mine": {"center": "hBP09-008"}}, 1),
        ("hBP09-047", "collab", {"mine": {"center": SORA, "back": ["hBP09-008"]}}, 0),
        ("hBP09-071", "art", {"mine": {"back": ["hBP01-048"]}}, 1),
        ("hBP09-071", "art", {"mine": {"back": [SORA]}, "theirs": {"back": ["hBP01-048"]}}, 0),
    ]
    for number, how, tried, drawn in rows:
        assert (number, tried, HOW[how](number, **tried).count("hand")) == (number, tried, drawn)


@rule("hocg:5.6.1", "hocg:5.11.2")
@played("hBP09-029", "art1")
def test_029_searches_for_a_second_noel() -> None:
    s = using("hBP09-029", {"deck": [one(SECOND, "fit"), one("hBP09-026", "debut"), one("hBP01-023", "other")]})
    assert s.choices() == {"fit"} and s.options("done")
    s.pick("fit")
    assert (s.lies("fit"), s.known("fit"), s.mem("foe").damage) == ("hand", 3, 100)


@rule("hocg:13.2.1", "hocg:5.6.1")
@played("hBP09-016", "collab_effect1")
@played("hBP09-026", "collab_effect1")
@played("hBP09-065", "collab_effect1")
def test_searches_of_the_first_turn() -> None:
    hajime = [one("hBP09-019", "a"), one("hBP09-019", "b"), one("hBP09-016", "free"), one("hBP03-015", "two")]
    s = collabing("hBP09-016", {"deck": [*hajime, SORA]}, **FIRST_TURN)
    assert s.choices() == {"a", "b"}
    take(s, "a", "b")
    assert [s.lies(x) for x in ("a", "b", "free", "two")] == ["hand", "hand", "deck", "deck"]
    assert collabing("hBP09-016", {"deck": hajime}).count("hand") == 0
    deck = [one("hBP09-026", "debut"), one(BOWL, "bowl"), one("hBP09-027", "first"), one(STAFF, "staff")]
    s = collabing("hBP09-026", {"deck": deck}, **FIRST_TURN)
    assert s.choices() == {"debut", "bowl"}
    s.pick("debut", "bowl")
    assert s.count("hand") == 2 and collabing("hBP09-026", {"deck": deck}).count("hand") == 0
    for when, taken in ((FIRST_TURN, 2), (NONE, 0)):
        vivi = [one("hBP09-064", "a"), one("hBP09-066", "b"), one(SORA, "x")]
        s = collabing("hBP09-065", {"deck": vivi}, {"deck": [STAFF] * 5}, **when)
        if taken:
            assert s.choices() == {"a", "b"}
            take(s, "a", "b")
        assert (s.count("hand"), s.count("hand", B)) == (taken, 1)  # the opponent draws anyway


@rule("hocg:5.9.1")
@played("hBP09-060", "bloom_effect1", "art1")
@played("hBP09-086", "bloom_effect1")
def test_looks_at_the_top() -> None:
    deck = [one("hBP09-089", "risu"), one(STAFF, "staff"), one(SORA, "x"), one("hBP09-060", "below")]
    s = blooming("hBP09-060", {"deck": deck})
    assert s.choices() == {"risu"}
    s.pick("risu")
    settle(s)
    assert (s.lies("risu"), s.pile("deck")[0]) == ("hand", "below")
    assert hits(using("hBP09-060")) == [10 + 50, 10, 0]
    for oshi, asked in (("hBP06-008", True), (SUBARU, False)):
        top = [one(STAFF, "limited"), one(KANPAI, "free"), *[SORA] * 3, one(STAFF, "below")]
        s = blooming("hBP09-086", {"oshi": oshi, "deck": top})
        if asked:
            assert s.choices() == {"limited"}
            s.pick("limited")
            settle(s)
        assert (s.lies("limited"), s.lies("free")) == ("hand" if asked else "deck", "deck")


@rule("hocg:5.8.1", "hocg:5.17.1")
@played("hBP09-054", "bloom_effect1", "art1")
@played("hBP09-058", "bloom_effect1", "art1")
@played("hBP09-080", "collab_effect1")
@played("hBP09-082", "bloom_effect1")
@played("hBP09-088", "art1")
@played("hBP09-089", "art1")
def test_sends_cheers() -> None:
    back = {"back": [one("hBP09-051", "towa"), one("hBP05-041", "okayu"), one("hBP09-077", "lamy"), one(SORA, "x")]}
    cheers = {"cheer_deck": ["blue x3"], "archive": [one("blue", "old"), KANPAI]}
    for number, oshi, fits in (
        ("hBP09-054", SUBARU, {"me", "towa"}),
        ("hBP09-058", "hBP05-004", {"me", "okayu"}),
        ("hBP09-058", SUBARU, set[str]()),
        ("hBP09-082", SUBARU, {"me", "lamy"}),
    ):
        s = blooming(number, {**back, **cheers, "oshi": oshi})
        assert s.choices() == fits if fits else s.prompt == "main"
        if fits:
            s.pick("me")
            assert s.cheers("me") == ["blue"]
    assert blooming("hBP09-082", {**back, "cheer_deck": ["blue"], "archive": [STAFF]}).prompt == "main"
    s = collabing("hBP09-080", {**cheers, "back": [one("hBP09-026", "noel"), one(SORA, "x")]})
    give(s, "noel")  # #Alcohol
    assert s.cheers("noel") == ["blue"]
    s = using("hBP09-088", {"archive": ["blue x3"], "back": [one("hBP04-043", "lamy"), one(SORA, "x")]})
    give(s, "lamy")
    settle(s)
    assert (s.cheers("lamy"), s.cheers("x"), len(s.cheers("me"))) == (["blue"], [], 3)
    for oshi, sent in (("hBP09-005", True), ("hBP09-007", True), (NOEL, True), (SUBARU, False)):
        s = using("hBP09-089", {"oshi": oshi, "cheer_deck": ["blue x2"], "back": [one("hBP09-060", "moona")]})
        if sent:
            assert s.choices() == {"me", "moona"}
            s.pick("moona")
        assert s.cheers("moona") == ["blue"] * sent
    s = using("hBP09-058")
    s.pick("far")
    assert hits(s) == [30, 0, 10]
    for second, hurt in (("hBP03-056", [30, 0, 20]), (SECOND, [30, 0, 0])):  # a singer, somebody else
        s = using("hBP09-054", {"back": [second]})
        if s.prompt != "perform":
            s.pick("far")
        assert hits(s) == hurt


@rule("hocg:10.10.2")
@played("hBP09-066", "collab_effect1")
@played("hBP09-071", "collab_effect1")
@played("hBP09-076", "bloom_effect1")
@played("hBP09-077", "collab_effect1")
@played("hBP09-085", "bloom_effect1")
@played("hBP09-089", "bloom_effect1")
def test_strengthens() -> None:
    vivi = {"center": one("hSD10-007", "c"), "back": [one(SORA, "x")]}
    assert arts_more(collabing("hBP09-066", vivi, {"hand": [STAFF] * 6}), "me", "c", "x") == [20, 0, 0]
    assert arts_more(collabing("hBP09-066", vivi, {"hand": [STAFF] * 7}), "me", "c", "x") == [20, 20, 0]
    iroha = {"center": one("hBP01-048", "c"), "back": [one(SORA, "x")], "power": 2}
    s = settle(collabing("hBP09-071", iroha))
    assert arts_more(s, "me", "c", "x") == [0, 30, 0]  # with the card that the collab made holo Power
    for n in (0, 1, 3):
        singer = {"power": 4, "back": [one("hBP03-056", "s"), one(SECOND, "x")]}
        s = blooming("hBP09-076", singer)
        s.do("yes" if n else "no")
        if n:
            s.do("number", n)
        assert (arts_more(s, "me", "s", "x"), s.count("power")) == ([30 * n, 30 * n, 0], 4 - n)
    for face, more, resting in ((6, 20, False), (1, 0, True), (3, 0, False)):
        s = collabing("hBP09-077", dice=[face])
        assert (arts_more(s, "me"), s.mem("me").resting) == ([more], resting)
    for oshi, agreed in (("hBP06-008", True), ("hBP06-008", False), (SUBARU, None)):
        s = blooming("hBP09-085", {"oshi": oshi, "archive": [one(LIMITED, "l"), one(KANPAI, "k")], "back": [SORA]})
        if agreed is not None:
            s.do("yes" if agreed else "no")
        settle(s)
        assert (s.lies("l"), s.lies("k")) == ("deck" if agreed else "archive", "archive")
        assert arts_more(s, "me") == [30 if agreed else 0]
    for colors, more in ((["green", "blue", "yellow"], 30), (["green", "blue x2"], 0)):
        s = blooming("hBP09-089", {"back": [one(SORA, "x", cheers=colors)]})
        settle(s)
        assert arts_more(s, "me", "x") == [more, 0]


@rule("hocg:5.17.4", "hocg:12.2.4.3")
@played("hBP09-051", "art2")
@played("hBP09-055", "art2")
def test_moves_a_cheer_to_a_singer() -> None:
    back = {"back": [one("hBP03-056", "s"), one(SECOND, "x")]}
    for agreed in (True, False):
        s = using("hBP09-051", back, nth=2)
        s.do("yes" if agreed else "no")
        settle(s)
        assert (len(s.cheers("me")), len(s.cheers("s")), s.cheers("x")) == (2 - agreed, int(agreed), [])
    s = using("hBP09-055", back, nth=2)
    assert (s.prompt, len(s.cheers("me"))) == ("perform", 2)  # it is the first Arts of the turn
    me = one("hBP09-055", "me", cheers=["blue x2"])
    s = Scene(
        {**back, "center": one("hBP09-053", "first", cheers=["blue"]), "collab": me}, {"center": one("Spare", "foe")}
    )
    s.use("first", "foe")
    s.use("me", "foe", 2)
    s.do("yes")
    give(s, "s")
    assert (len(s.cheers("me")), len(s.cheers("s"))) == (1, 1)


@rule("hocg:5.13.1", "hocg:5.17.2")
@played("hBP09-042", "art1", "gift1")
@played("hBP09-045", "art1", "bloom_effect1")
@played("hBP09-049", "art1")
@played("hBP09-010", "art1", "collab_effect1")
@played("hBP09-076", "art1")
def test_cards_that_come_back_or_go() -> None:
    s = using("hBP09-042", {"archive": [one(HAMMER, "h"), one(AXE, "axe")]})
    settle(s)
    assert s.has("me", "h") and s.lies("axe") == "archive"
    s = using("hBP09-042", {"archive": [one(SORA, "h")]}, {"center": one(SORA, "foe"), "back": ["Spare"]})
    settle(s)
    assert s.lies("h") == "hand"
    s = using("hBP09-045", {"archive": [one("hBP07-036", "haato"), one("hBP03-032", "first")]})
    settle(s)
    assert (s.mem("foe").damage, s.lies("haato"), s.lies("first")) == (170, "elsewhere", "archive")
    for face, hurt, drawn in ((3, 30, 0), (4, 0, 2)):
        s = blooming("hBP09-045", dice=[face])
        assert (s.mem("foe").damage, s.count("hand")) == (hurt, drawn)
    for oshi, back in ((SUBARU, True), (NOEL, False)):
        s = using(
            "hBP09-049", {"oshi": oshi, "archive": [one("hBP09-008", "s"), one("hBP09-047", "b"), one(SORA, "x")]}
        )
        if back:
            assert s.choices() == {"s", "b"}
            s.pick("b")
        assert (s.lies("b"), s.lies("s")) == ("hand" if back else "archive", "archive")
    s = using("hBP09-010", theirs={"back": [one(SORA, "o", attached=[one(AXE, "axe"), one("hBP08-105", "m")])]})
    settle(s)
    assert not s.has("o", "axe") and s.has("o", "m")
    s = collabing("hBP09-010", {"hand": [one(STAFF, "a"), one(STAFF, "b"), one(STAFF, "c")], "deck": [SORA, SORA, AXE]})
    take(s, "b", "a")
    assert (s.count("hand"), s.lies("a"), s.lies("c"), sorted(s.pile("deck")[-2:])) == (3, "deck", "hand", ["a", "b"])
    for foe, came in ((SORA, True), ("Spare", False)):
        theirs = {"center": one(foe, "foe"), "back": ["Spare"]}
        s = using("hBP09-076", {"archive": [one("hBP09-073", "n"), one(SORA, "x")]}, theirs)
        settle(s)
        assert (s.lies("n"), s.lies("x")) == ("hand" if came else "archive", "archive")


@rule("hocg:10.4.2.2", "hocg:5.8.1")
@played("hBP09-032", "collab_effect1")
def test_032_shows_a_mascot_or_fan_for_a_cheer() -> None:
    hand = [one("hBP08-105", "m"), one(STAFF, "x")]
    for agreed in (True, False):
        s = collabing("hBP09-032", {"hand": hand, "cheer_deck": ["green"]})
        s.do("yes" if agreed else "no")
        settle(s)
        assert (s.cheers("me"), s.pile("deck")[0] == "m", s.lies("x")) == (["green"] * agreed, agreed, "hand")
    s = collabing("hBP09-032", {"hand": hand[1:], "cheer_deck": ["green"]})
    assert len(s.t.zones[CHEER_DECK + A]) == 1
