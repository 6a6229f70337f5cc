"""hBP07, Arts that hit harder and effects that search or draw: every printed sentence, played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.cards.hocg.tries import FIRST_TURN, HOW, Setup, blooming, collabing, hits, settle, take, using
from tests.rule import rule

SORA, AXE, STAFF = "hSD01-003", "hBP01-114", "hSD01-016"
WATAMATE, BAZO, ZECRETARY, MIO_FAM, FUGUTARO = "hBP03-112", "hBP07-105", "hBP07-108", "hBP02-101", "hSD10-013"
IRYS, KRONII, ZETA, BUZZ_ZETA = "hBP04-015", "hBP07-051", "hBP07-017", "hBP07-019"


# --- Arts that get more


@rule("hocg:12.2.4.3")
@played("hBP07-009", "art1")
@played("hBP07-013", "art1")
@played("hBP07-021", "art1")
@played("hBP07-034", "art1")
@played("hBP07-045", "art1")
@played("hBP07-049", "art1")
@played("hBP07-052", "art1")
@played("hBP07-074", "art1")
@played("hBP07-090", "art1")
@pytest.mark.parametrize(
    ("number", "tried", "dealt"),
    [
        ("hBP07-009", {}, 40),
        ("hBP07-009", {"at": "collab"}, 20),
        ("hBP07-013", {}, 90),
        ("hBP07-013", {"me": {"attached": [WATAMATE]}}, 140),
        ("hBP07-013", {"me": {"attached": [WATAMATE, WATAMATE, AXE]}}, 210),  # 20 by the axe
        ("hBP07-021", {"mine": {"back": [BUZZ_ZETA]}}, 200),
        ("hBP07-021", {"mine": {"back": [ZETA, IRYS]}, "theirs": {"back": [BUZZ_ZETA]}}, 160),
        ("hBP07-034", {"me": {"attached": [FUGUTARO]}}, 40),  # 10 by the tool itself
        ("hBP07-034", {"me": {"attached": ["hBP04-102"]}, "mine": {"back": [one(SORA, "o", attached=[FUGUTARO])]}}, 30),
        ("hBP07-034", {"mine": {"back": [one(SORA, "o", attached=[FUGUTARO])]}}, 20),
        ("hBP07-045", {"mine": {"hand": []}, "theirs": {"hand": [STAFF]}}, 20),
        ("hBP07-045", {"mine": {"hand": [STAFF] * 3}}, 80),
        ("hBP07-049", {"mine": {"life": 5}, "theirs": {"life": 1}}, 130),
        ("hBP07-049", {"mine": {"life": 4}}, 160),
        ("hBP07-049", {"mine": {"life": 3}}, 160),
        ("hBP07-049", {"mine": {"life": 2}}, 190),
        ("hBP07-052", {"mine": {"back": [IRYS]}}, 40),
        ("hBP07-052", {"mine": {"back": [KRONII, SORA]}, "theirs": {"back": [IRYS]}}, 30),
        ("hBP07-074", {}, 150),
        ("hBP07-074", {"at": "collab"}, 110),
        ("hBP07-074", {"at": "collab", "mine": {"center": "hBP07-071"}}, 150),
        ("hBP07-090", {}, 120),
        ("hBP07-090", {"me": {"cheers": ["yellow x2", "red"]}}, 140),
    ],
)
def test_arts_that_hit_harder(number: str, tried: dict[str, Any], dealt: int) -> None:
    s = using(number, **tried)
    assert (hits(s, "foe", "side"), s.prompt) == ([dealt, 0], "perform")


@rule("hocg:12.2.2", "hocg:12.2.4.3")
@played("hBP07-011", "art1")
@pytest.mark.parametrize(("cheers", "usable"), [(["white x2"], True), (["white", "red"], False), (["red x3"], True)])
def test_011_costs_less_with_two_white_cheers(cheers: list[str], usable: bool) -> None:
    s = Scene({"center": one("hBP07-011", "me", cheers=cheers)}, {"center": one("Spare", "foe")})
    s.do("pass")
    assert (s.prompt == "perform" and bool(s.options("art"))) == usable


@rule("hocg:12.2.2")
@played("hBP07-060", "art2")
@pytest.mark.parametrize(("archived", "usable"), [(4, True), (3, False)])
def test_060_needs_four_supports_in_the_archive(archived: int, usable: bool) -> None:
    mine = {"center": one("hBP07-060", "me", cheers=["blue"]), "archive": [STAFF] * archived + [SORA] * 3}
    s = Scene(mine, {"center": one("Spare", "foe"), "archive": [STAFF] * 4})
    s.do("pass")
    assert len(s.options("art")) == 1 + usable
    if usable:
        s.use("me", "foe", 2)
        assert s.mem("foe").damage == 50


@rule("hocg:5.12.1", "hocg:12.2.4.3")
@played("hBP07-024", "art1")
@played("hBP07-028", "art1")
@pytest.mark.parametrize(
    ("number", "top", "agreed", "dealt"),
    [
        ("hBP07-024", STAFF, True, 40),
        ("hBP07-024", SORA, True, 10),
        ("hBP07-024", STAFF, False, 10),
        ("hBP07-028", STAFF, True, 140),
        ("hBP07-028", SORA, True, 90),
        ("hBP07-028", STAFF, False, 90),
    ],
)
def test_024_028_may_archive_the_top_card_and_hit_harder_if_it_is_a_support(
    number: str, top: str, agreed: bool, dealt: int
) -> None:
    s = using(number, {"deck": [one(top, "top"), one(STAFF, "next")], "archive": [STAFF]})
    s.do("yes" if agreed else "no")
    assert (s.lies("top"), s.lies("next"), hits(s)) == ("archive" if agreed else "deck", "deck", [dealt, 0, 0])


@rule("hocg:10.4.2.2", "hocg:12.2.4.3")
@played("hBP07-076", "art1")
@pytest.mark.parametrize(("power", "agreed", "dealt"), [(2, True, 80), (2, False, 50), (0, None, 50)])
def test_076_may_archive_holo_power_to_hit_harder(power: int, agreed: bool | None, dealt: int) -> None:
    s = using("hBP07-076", {"power": power})
    if agreed is not None:
        s.do("yes" if agreed else "no")
    assert (hits(s), s.count("power"), s.prompt) == ([dealt, 0, 0], power - bool(agreed), "perform")


# --- drawing


@rule("hocg:5.7.1", "hocg:12.2.4.3", "hocg:13.2.1")
@played("hBP07-012", "art1")
@played("hBP07-019", "art1")
@played("hBP07-037", "collab_effect1")
@played("hBP07-058", "art1")
@played("hBP07-069", "art1")
@pytest.mark.parametrize(
    ("number", "tried", "drawn"),
    [
        ("hBP07-012", {}, 1),
        ("hBP07-019", {"me": {"attached": [BAZO]}}, 1),
        ("hBP07-019", {"me": {"attached": [ZECRETARY]}}, 1),
        ("hBP07-019", {"me": {"attached": [AXE]}}, 0),
        ("hBP07-037", {"mine": {"center": "hBP07-036"}}, 1),
        ("hBP07-037", {"mine": {"center": SORA, "back": ["hBP07-036"]}}, 0),
        ("hBP07-058", {"theirs": {"back": [{"card": "Spare", "damage": 10}] * 3}}, 2),
        ("hBP07-058", {"theirs": {"back": [{"card": "Spare", "damage": 10}] * 2 + ["Spare"]}}, 0),
        ("hBP07-069", {}, 2),
    ],
)
def test_draws(number: str, tried: dict[str, Any], drawn: int) -> None:
    s = (collabing if number == "hBP07-037" else using)(number, **tried)
    assert (s.count("hand"), s.prompt in ("main", "perform")) == (drawn, True)


@rule("hocg:5.7.1", "hocg:5.12.1")
@played("hBP07-065", "art1")
def test_065_draws_one_and_archives_one() -> None:
    s = using("hBP07-065", {"hand": [one(SORA, "old")], "deck": [one(STAFF, "top"), STAFF]})
    assert s.choices() == {"old", "top"}
    s.pick("top")
    assert (s.lies("old"), s.lies("top"), s.count("hand"), hits(s)) == ("hand", "archive", 1, [30, 0, 0])


# --- searching


@rule("hocg:5.6.1", "hocg:5.11.2", "hocg:13.2.1", "hocg:13.3.1")
@played("hBP07-011", "bloom_effect1")
@played("hBP07-026", "bloom_effect1")
@played("hBP07-073", "art1")
@played("hBP07-082", "collab_effect1")
@pytest.mark.parametrize(
    ("number", "how", "fits", "others"),
    [
        ("hBP07-011", "bloom", ["hBP07-012", "hBP03-069"], ["hBP07-009", "hBP07-013", "hBP07-017"]),
        ("hBP07-026", "bloom", ["hBP07-106", MIO_FAM], ["hBP07-025", BAZO]),
        ("hBP07-073", "art", ["hBP07-071", "hBP07-074"], ["hBP07-060", STAFF]),
        ("hBP07-082", "collab", ["hBP07-083", "hBP04-086", "hBP07-044"], ["hBP07-079", "hBP01-095"]),
    ],
)
@pytest.mark.parametrize("take", [True, False])
def test_searches(number: str, how: str, fits: list[str], others: list[str], take: bool) -> None:
    deck = [one(card, f"fit{i}") for i, card in enumerate(fits)] + [one(card, f"x{i}") for i, card in enumerate(others)]
    s = HOW[how](number, {"deck": deck})
    assert s.choices() == {f"fit{i}" for i in range(len(fits))} and s.options("done")
    s.do(*(("pick", "fit1") if take else ("done",)))
    assert (s.lies("fit1"), s.lies("fit0"), s.count("hand")) == ("hand" if take else "deck", "deck", int(take))
    assert not take or s.known("fit1") == 3


@rule("hocg:10.1.3.1")
@played("hBP07-011", "bloom_effect1")
def test_011_blooms_for_a_search_once_a_turn() -> None:
    mine = {"hand": [one("hBP07-011", "again")], "back": [one("hBP07-009", "other")], "deck": [one("hBP07-012", "fit")]}
    s = blooming("hBP07-011", mine)
    s.do("done")
    s.do("bloom", "again", "other")
    assert (s.prompt, s.lies("fit")) == ("main", "deck")


@rule("hocg:5.6.1", "hocg:10.4.2.2")
@played("hBP07-034", "bloom_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_034_may_archive_a_cheer_to_search_for_flow_glow(agreed: bool) -> None:
    fits = [one("hBP07-087", "debut"), one("hBP07-033", "first"), one("hSD10-007", "guest")]
    deck = [*fits, one("hBP07-090", "second"), one(SORA, "sora")]
    s = blooming("hBP07-034", {"deck": deck, "back": [one(SORA, "rich", cheers=["red"])]})
    s.do("yes" if agreed else "no")
    if agreed:
        assert s.choices() >= {"debut", "first"} and not s.choices() & {"second", "sora"}
        s.pick("first")
    assert (len(s.cheers("rich")), s.lies("first")) == ((0, "hand") if agreed else (1, "deck"))


@rule("hocg:5.6.1")
@played("hBP07-034", "bloom_effect1")
def test_034_is_not_asked_without_a_cheer() -> None:
    assert blooming("hBP07-034").prompt == "main"


@rule("hocg:5.17.2", "hocg:5.6.1")
@played("hBP07-019", "bloom_effect1")
@played("hBP07-064", "art1")
@played("hBP07-079", "art1")
@pytest.mark.parametrize(
    ("number", "fits", "friend", "stranger"),
    [
        ("hBP07-019", [BAZO, ZECRETARY], "hBP07-015", SORA),
        ("hBP07-064", ["hBP01-124"], "hSD01-008", "hBP07-071"),
        ("hBP07-079", ["hBP04-102"], SORA, ""),
    ],
)
def test_searches_for_something_to_attach(number: str, fits: list[str], friend: str, stranger: str) -> None:
    deck = [one(card, f"fit{i}") for i, card in enumerate(fits)] + [one(MIO_FAM, "fan"), one(AXE, "axe")]
    back = [one(friend, "friend"), *([one(stranger, "stranger")] if stranger else [])]
    s = (blooming if number == "hBP07-019" else using)(number, {"deck": deck, "back": back})
    assert s.choices() == {f"fit{i}" for i in range(len(fits))}
    s.pick("fit0")
    assert s.choices() == {"me", "friend"}
    s.pick("friend")
    assert s.has("friend", "fit0") and s.count("deck") == len(deck) - 1


@rule("hocg:13.2.1", "hocg:5.6.1")
@played("hBP07-015", "collab_effect1")
@played("hBP07-077", "collab_effect1")
@pytest.mark.parametrize(
    ("number", "fit", "others"),
    [
        ("hBP07-015", BUZZ_ZETA, [ZETA, "hBP07-020", IRYS]),
        ("hBP07-077", "hBP07-082", ["hBP07-079", "hBP01-095"]),
    ],
)
@pytest.mark.parametrize("when", [FIRST_TURN, {}], ids=["first turn", "later"])
def test_015_077_search_in_the_first_turn_of_who_goes_second(
    number: str, fit: str, others: list[str], when: Setup
) -> None:
    s = collabing(number, {"deck": [one(fit, "fit"), *(one(card, card) for card in others)]}, **when)
    if when:
        assert s.choices() == {"fit"}
        s.pick("fit")
    assert (s.lies("fit"), s.prompt) == ("hand" if when else "deck", "main")


@rule("hocg:13.2.1", "hocg:5.6.1")
@played("hBP07-032", "collab_effect1")
@played("hBP07-046", "collab_effect1")
@pytest.mark.parametrize(
    ("number", "first", "tool", "others"),
    [
        ("hBP07-032", "hBP07-033", FUGUTARO, ["hSD10-006", "hSD11-003", "hSD10-002", AXE]),
        ("hBP07-046", "hBP07-048", "hBP07-104", ["hBP07-049", "hBP07-033", "hSD13-003", AXE]),
    ],
)
@pytest.mark.parametrize("when", [FIRST_TURN, {}], ids=["first turn", "later"])
def test_032_046_search_for_one_each_in_the_first_turn_of_who_goes_second(
    number: str, first: str, tool: str, others: list[str], when: Setup
) -> None:
    deck = [one(first, "first"), one(first, "twin"), one(tool, "tool"), *(one(card, card) for card in others)]
    s = collabing(number, {"deck": deck}, **when)
    if when:
        assert s.choices() == {"first", "twin", "tool"}
        s.pick("first")
        assert s.choices() == {"tool"}
        s.pick("tool")
    assert (s.lies("first"), s.lies("twin"), s.lies("tool")) == (
        ("hand", "deck", "hand") if when else ("deck", "deck", "deck")
    )


@rule("hocg:5.13.1", "hocg:5.6.1")
@played("hBP07-036", "collab_effect1")
@pytest.mark.parametrize("when", [FIRST_TURN, {}], ids=["first turn", "later"])
def test_036_brings_two_haato_on_stage(when: Setup) -> None:
    deck = [one("hBP07-037", "a"), one("hBP07-036", "b"), one("hBP03-031", "c"), one("hBP07-038", "1st"), SORA]
    s = collabing("hBP07-036", {"deck": deck}, **when)
    if when:
        assert s.choices() == {"a", "b", "c"}
        take(s, "a", "c")
    names = [s.lies(x) for x in ("a", "b", "c")]
    assert names == (["elsewhere", "deck", "elsewhere"] if when else ["deck"] * 3)
    assert len(s.t.spots[0]) == (4 if when else 2) and s.prompt == "main"


@rule("hocg:5.9.1")
@played("hBP07-067", "bloom_effect1")
@played("hBP07-070", "bloom_effect1")
@played("hBP07-071", "collab_effect1")
@played("hBP07-078", "collab_effect1")
@pytest.mark.parametrize(
    ("number", "how", "k", "fits", "others"),
    [
        ("hBP07-067", "bloom", 4, ["hSD01-008", "hBP07-069"], [SORA]),
        ("hBP07-070", "bloom", 3, ["hBP07-025", "hBP07-036"], ["hSD04-013"]),
        ("hBP07-071", "collab", 5, ["hBP07-063", "hBP07-071"], ["hBP07-073", "hBP07-077", STAFF]),
        ("hBP07-078", "collab", 5, ["hBP07-110"], ["hBP07-077", "hBP01-124", SORA, STAFF]),
    ],
)
@pytest.mark.parametrize("take", [True, False])
def test_looks_at_the_top_cards(number: str, how: str, k: int, fits: list[str], others: list[str], take: bool) -> None:
    seen = [one(card, f"fit{i}") for i, card in enumerate(fits)] + [one(card, card) for card in others]
    seen += [one("Filler", f"fill{i}") for i in range(k - len(seen))]
    deck = [*seen, one(fits[0], "below")]
    s = (blooming if how == "bloom" else collabing)(number, {"deck": deck})
    assert s.choices() == {f"fit{i}" for i in range(len(fits))} and s.options("done")
    s.do(*(("pick", "fit0") if take else ("done",)))
    settle(s)
    assert (s.lies("fit0"), s.pile("deck")[0]) == ("hand" if take else "deck", "below")


@rule("hocg:5.9.1")
@played("hBP07-061", "bloom_effect1")
@pytest.mark.parametrize(("oshi", "works"), [("hSD12-001", True), ("hSD12-002", False)])
def test_061_takes_a_support_for_an_oshi_shiori(oshi: str, works: bool) -> None:
    deck = [one(STAFF, "fit"), one(SORA, "a"), one(SORA, "b"), one(SORA, "c"), one(STAFF, "below")]
    s = blooming("hBP07-061", {"oshi": oshi, "deck": deck})
    if works:
        assert s.choices() == {"fit"}
        s.pick("fit")
        settle(s)
    assert (s.lies("fit"), s.pile("deck")[0]) == (("hand", "below") if works else ("deck", "fit"))


@rule("hocg:5.9.1")
@played("hBP07-074", "bloom_effect1")
def test_074_takes_any_number_of_holomem_of_the_top_three() -> None:
    deck = [one(SORA, "a"), one(STAFF, "e"), one("hBP07-071", "b"), one(SORA, "below")]
    s = blooming("hBP07-074", {"deck": deck})
    assert s.choices() == {"a", "b"} and s.options("done")
    s.pick("a", "b")
    s.do("done")
    assert (s.lies("a"), s.lies("b"), s.pile("deck")) == ("hand", "hand", ["below", "e"])


@rule("hocg:5.9.1")
@played("hBP07-023", "collab_effect1")
@played("hBP07-028", "collab_effect1")
@pytest.mark.parametrize(
    ("number", "k", "when"), [("hBP07-023", 3, FIRST_TURN), ("hBP07-023", 0, {}), ("hBP07-028", 2, {})]
)
def test_023_028_take_one_of_the_top_cards_and_put_the_rest_back(number: str, k: int, when: Setup) -> None:
    deck = [one(STAFF, "a"), one(SORA, "b"), one(SORA, "c"), one(SORA, "d")]
    s = collabing(number, {"deck": deck}, **when)
    if k:
        assert s.choices() == {"a", "b", "c"} - ({"c"} if k == 2 else set()) and not s.options("done")
        s.pick("b")
        if k == 3:
            s.pick("a")
    assert s.pile("deck") == {0: ["a", "b", "c", "d"], 2: ["a", "c", "d"], 3: ["c", "a", "d"]}[k]
    assert (s.count("hand"), s.prompt) == (int(k > 0), "main")
