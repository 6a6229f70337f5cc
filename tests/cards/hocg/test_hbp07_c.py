"""hBP07, from Airani Iofifteen to Koganei Niko: every printed sentence, played."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.cards.hocg.tries import (
    FIRST_TURN,
    FOES,
    NONE,
    Setup,
    almost_down,
    arts_cost,
    arts_more,
    blooming,
    collabing,
    give,
    hits,
    settle,
    using,
)
from tests.rule import rule

SORA, AXE, STAFF, MEAL = "hSD01-003", "hBP01-114", "hSD01-016", "hBP04-091"
KRONII, IRYS, SECOND = "hBP07-051", "hBP04-015", "hBP03-072"
STRIKER = one(SORA, "striker", cheers=["white"])  # 30 damage


@rule("hocg:13.3.1", "hocg:10.4.2.2")
@played("hBP07-031", "bloom_effect1")
@pytest.mark.parametrize(("power", "agreed", "drawn"), [(2, True, 2), (2, False, 0), (1, None, 0)])
def test_031_may_archive_two_holo_power_to_draw_two(power: int, agreed: bool | None, drawn: int) -> None:
    s = blooming("hBP07-031", {"power": power})
    if agreed is not None:
        s.do("yes" if agreed else "no")
    assert (s.count("hand"), s.count("power"), s.prompt) == (drawn, power - drawn, "main")


@rule("hocg:12.2.4.3", "hocg:5.5.1")
@played("hBP07-031", "art1")
@pytest.mark.parametrize(
    ("oshi", "gained"), [("hBP07-003", 1), ("hBP07-005", 1), ("hBP07-007", 1), ("hBP07-001", 0), ("hBP03-003", 0)]
)
def test_031_makes_holo_power_for_a_green_blue_or_yellow_oshi(oshi: str, gained: int) -> None:
    s = using("hBP07-031", {"oshi": oshi})
    assert (s.count("power"), hits(s)) == (gained, [50, 0, 0])


@rule("hocg:13.3.1", "hocg:10.10.2")
@played("hBP07-033", "bloom_effect1")
def test_033_strengthens_who_bloomed_this_turn() -> None:
    back = [
        one("hSD11-003", "niko", bloomed="this turn"),
        one("hSD11-003", "old"),
        one(SECOND, "x", bloomed="this turn"),
    ]
    s = blooming("hBP07-033", {"back": back})
    assert s.choices() == {"me", "niko"}
    s.pick("niko")
    assert arts_more(s, "niko", "me", "old") == [30, 0, 0]


@rule("hocg:13.2.1", "hocg:5.21.1")
@played("hBP07-035", "collab_effect1")
@pytest.mark.parametrize(
    ("history", "sent"),
    [
        ([{"bloom": "hBP07-033", "by": "A"}, {"bloom": "hSD11-003", "by": "A"}], 2),
        ([{"bloom": SECOND, "by": "A"}, {"bloom": "hBP07-033", "by": "B"}], 0),
    ],
)
def test_035_gets_a_cheer_for_every_bloom_of_flow_glow(history: list[object], sent: int) -> None:
    s = collabing("hBP07-035", history=history)
    assert (len(s.cheers("me")), s.prompt) == (sent, "main")


@rule("hocg:5.13.1", "hocg:5.7.1")
@played("hBP07-035", "art1")
@pytest.mark.parametrize(("held", "hand"), [(1, 5), (6, 6)])
def test_035_returns_all_cheers_and_draws_up_to_their_number(held: int, hand: int) -> None:
    s = using("hBP07-035", {"hand": [STAFF] * held, "cheer_deck": ["white"] * 3}, me={"cheers": ["green x3", "red x2"]})
    settle(s)
    assert (s.cheers("me"), s.count("hand"), hits(s)) == ([], hand, [160, 0, 0])


# --- Akai Haato


@rule("hocg:13.3.1", "hocg:5.24.1")
@played("hBP07-038", "bloom_effect1")
@pytest.mark.parametrize(("face", "damage", "drawn"), [(1, 20, 0), (3, 20, 0), (2, 0, 1), (6, 0, 1)])
def test_038_rolls_for_damage_or_a_card(face: int, damage: int, drawn: int) -> None:
    s = blooming("hBP07-038", dice=[face])
    assert (hits(s), s.count("hand")) == ([damage, 0, 0], drawn)
    s.done()


@rule("hocg:12.2.4.3", "hocg:10.10.2")
@played("hBP07-038", "art1")
def test_038_strengthens_everybody_of_en() -> None:
    s = using("hBP07-038", {"collab": one(KRONII, "en"), "back": [one(SORA, "jp")]}, {"back": [one(KRONII, "theirs")]})
    assert (arts_more(s, "en", "jp", "me", "theirs"), hits(s, "foe")) == ([20, 0, 0, 0], [30])


@rule("hocg:13.2.1", "hocg:10.4.2.2", "hocg:5.6.1")
@played("hBP07-040", "collab_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_040_may_return_a_back_debut_haato_to_search(agreed: bool) -> None:
    back = [one("hBP07-036", "debut", attached=[one(AXE, "axe")]), one("hBP07-038", "1st"), one(SORA, "sora")]
    deck = [one("hBP07-012", "first"), one(SECOND, "second"), one("hBP07-048", "buzz"), one(SORA, "x"), one(STAFF, "e")]
    s = collabing("hBP07-040", {"center": one("hBP07-037", "star"), "back": back, "deck": deck})
    s.do("yes" if agreed else "no")
    if agreed:
        assert s.choices() == {"first", "second"}
        s.pick("second")
    assert (s.place("debut"), s.lies("second")) == (("gone", "hand") if agreed else ("back", "deck"))
    assert not agreed or s.lies("axe") == "archive"


@rule("hocg:10.4.2.2")
@played("hBP07-040", "collab_effect1")
def test_040_needs_a_back_debut_haato() -> None:
    s = collabing("hBP07-040", {"center": "hBP07-036", "back": ["hBP07-038", SORA]})
    assert s.prompt == "main"


# --- Omaru Polka, Elizabeth Rose Bloodflame


@rule("hocg:11.3.1.1", "hocg:11.5.1")
@played("hBP07-044", "gift1")
@pytest.mark.parametrize(
    ("oshi", "at", "fan", "number", "lost"),
    [
        ("hBD24-019", "collab", True, "hBP01-071", 1),
        ("hBP07-001", "collab", True, "hBP01-071", 2),
        ("hBD24-019", "back", True, "hBP01-071", 2),
        ("hBD24-019", "collab", False, "hBP01-071", 2),
        ("hBD24-019", "collab", True, "hBP01-070", 1),
    ],
)
def test_044_saves_life_when_a_buzz_with_a_fan_is_downed(oshi: str, at: str, fan: bool, number: str, lost: int) -> None:
    down = almost_down(number, "down", attached=["hBP01-126"] if fan else [])
    polka = one("hBP07-044", "polka")
    mine: dict[str, Any] = {"oshi": oshi, "center": down, "life": 5}
    mine |= {"collab": polka, "back": ["Spare"]} if at == "collab" else {"back": [polka, "Spare"]}
    s = Scene(mine, {"center": STRIKER}, active="B")
    s.use("striker", "down")
    settle(s)
    assert s.count("life") == 5 - lost


@rule("hocg:5.12.1", "hocg:5.5.1")
@played("hBP07-044", "art1")
@pytest.mark.parametrize("agreed", [True, False])
def test_044_archives_two_and_may_take_a_staff_back(agreed: bool) -> None:
    deck = [one("hBP07-091", "staff"), one(SORA, "b"), one("hBP07-091", "below")]
    s = using("hBP07-044", {"deck": deck, "archive": [one(AXE, "e")]})
    s.do("yes" if agreed else "no")
    settle(s)
    assert (s.lies("staff"), s.lies("b"), s.lies("below"), hits(s)) == (
        "hand" if agreed else "archive",
        "archive",
        "deck",
        [120, 0, 0],
    )


@rule("hocg:13.2.1", "hocg:5.5.1")
@played("hBP07-047", "collab_effect1")
@pytest.mark.parametrize(("oshi", "power"), [("hSD13-001", 2), ("hSD13-002", 1)])
def test_047_makes_holo_power_for_her_own_oshi(oshi: str, power: int) -> None:
    assert collabing("hBP07-047", {"oshi": oshi}).count("power") == power


@rule("hocg:5.28.1", "hocg:12.2.2")
@played("hBP07-048", "gift1")
def test_048_uses_the_arts_of_everybody_of_en() -> None:
    mine = {
        "center": one("hBP07-048", "me", cheers=["blue", "red"]),
        "back": [one("hBP07-053", "en"), one("hBP07-033", "jp"), one("hBP07-055", "dear")],
    }
    s = Scene(mine, FOES)
    s.do("pass")
    used = {int(o[2]) for o in s.options("art")}
    own = [arts(s, x)[0] for x in ("me", "en", "dear", "jp")]
    assert (own[0] in used, own[1] in used, own[2] in used, own[3] in used) == (True, True, True, False)
    s.do("art", "me", own[1], "foe")
    settle(s)
    assert s.mem("foe").damage == 50


@rule("hocg:12.2.2")
@played("hBP07-048", "gift1")
def test_048_still_needs_the_cheers() -> None:
    s = Scene({"center": one("hBP07-048", "me", cheers=["red"]), "back": [one("hBP07-053", "en")]}, FOES)
    s.do("pass")
    assert not s.t.asked or not s.options("art")


def arts(s: Scene, label: str) -> list[int]:
    from kaimaku.games.hocg.defs import DEFS

    return [art.number for art in DEFS[s.t.defs[s.mem(label).stack[-1]]].arts]


@rule("hocg:5.13.1")
@played("hBP07-048", "art1")
def test_048_returns_somebody_of_en() -> None:
    s = using("hBP07-048", {"archive": [one(KRONII, "en"), one(IRYS, "irys"), one(SORA, "jp"), one(STAFF, "e")]})
    assert s.choices() == {"en", "irys"} and not s.options("done")
    s.pick("en")
    assert (s.lies("en"), hits(s)) == ("hand", [60, 0, 0])


@rule("hocg:11.3.1.1", "hocg:10.10.2")
@played("hBP07-049", "gift1")
@pytest.mark.parametrize(("at", "damage", "works"), [("collab", 970, True), ("back", 970, False), ("collab", 0, False)])
def test_049_makes_arts_cheaper_when_somebody_is_downed(at: str, damage: int, works: bool) -> None:
    me = one("hBP07-049", "me")
    mine: dict[str, Any] = {"center": STRIKER, **({"collab": me} if at == "collab" else {"back": [me]})}
    s = Scene(mine, {"center": one("Spare", "foe", damage=damage), "collab": one("Spare", "side"), "life": 5})
    s.use("striker", "foe")
    if works:
        give(s, "me")
    else:
        settle(s)
    assert arts_cost(s, "me") == (-2 if works else 0)


# --- Ouro Kronii and the other blue ones


@rule("hocg:13.2.1", "hocg:5.17.4")
@played("hBP07-051", "collab_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_051_may_move_a_cheer_to_another_of_promise(agreed: bool) -> None:
    mine = {"center": one(SORA, "sora", cheers=["red"]), "back": [one(KRONII, "other"), one("hBP07-012", "jp")]}
    s = collabing(KRONII, mine)
    s.do("yes" if agreed else "no")
    assert (s.cheers("sora"), s.cheers("other"), s.cheers("me")) == (([], ["red"], []) if agreed else (["red"], [], []))


@rule("hocg:13.2.1", "hocg:5.17.2")
@played("hBP07-052", "collab_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_052_may_attach_a_mascot_of_the_archive(agreed: bool) -> None:
    s = collabing("hBP07-052", {"archive": [one("hBP07-105", "m"), one(AXE, "axe")]})
    s.do("yes" if agreed else "no")
    assert (s.has("me", "m"), s.lies("axe")) == (agreed, "archive")
    assert collabing("hBP07-052", {"archive": [AXE]}).prompt == "main"


@rule("hocg:13.3.1", "hocg:10.10.2")
@played("hBP07-053", "bloom_effect1")
@played("hBP07-055", "bloom_effect1")
@pytest.mark.parametrize(("number", "more"), [("hBP07-053", 20), ("hBP07-055", 50)])
def test_053_055_strengthen_one_of_promise(number: str, more: int) -> None:
    s = blooming(number, {"back": [one(IRYS, "irys"), one(SORA, "sora")]})
    assert s.choices() == {"me", "irys"}
    s.pick("irys")
    assert arts_more(s, "irys", "me", "sora") == [more, 0, 0]


@rule("hocg:5.21.1")
@played("hBP07-053", "art1")
@played("hBP07-054", "art1")
@pytest.mark.parametrize(("number", "more"), [("hBP07-053", {"second"}), ("hBP07-054", set())])
def test_053_054_send_the_top_cheer_to_promise_or_to_a_buzz_of_it(number: str, more: set[str]) -> None:
    back = [one(IRYS, "irys"), one("hBP07-054", "buzz"), one(SORA, "sora"), one("hBP07-055", "second")]
    s = using(number, {"back": back, "cheer_deck": ["red", "blue"]})
    assert s.choices() == {"me", "irys", "buzz"} | more
    s.pick("irys")
    assert (s.cheers("irys"), s.mem("foe").damage) == (["red"], 50)


@rule("hocg:13.2.1", "hocg:5.22.1")
@played("hBP07-057", "collab_effect1")
def test_057_strikes_anybody_for_30() -> None:
    s = collabing("hBP07-057")
    assert s.choices() == {"foe", "side", "far"}
    s.pick("far")
    assert hits(s) == [0, 0, 30]


@rule("hocg:12.2.4.3", "hocg:5.22.1")
@played("hBP07-057", "art1")
@pytest.mark.parametrize(
    ("oshi", "damage", "works"), [("hSD03-001", 100, True), ("hSD03-001", 90, False), ("hBP07-001", 100, False)]
)
def test_057_strikes_again_if_a_back_holomem_is_hurt(oshi: str, damage: int, works: bool) -> None:
    s = using("hBP07-057", {"oshi": oshi}, {"back": [one("Spare", "far", damage=damage)]})
    if works:
        assert s.choices() == {"foe", "side", "far"}
        s.pick("far")
    assert hits(s) == [100, 0, damage + 50 * works]


@rule("hocg:13.3.1", "hocg:5.21.1")
@played("hBP07-058", "bloom_effect1")
def test_058_searches_for_a_cheer_of_somebodys_color() -> None:
    mine = {
        "back": [one("hBP07-017", "zeta"), one("hBP07-023", "mio")],
        "cheer_deck": [one("white", "w"), one("blue", "u"), one("green", "g"), one("red", "r")],
    }
    s = blooming("hBP07-058", mine)
    assert s.choices() == {"w", "u"}
    s.pick("w")
    give(s, "mio")
    assert s.cheers("mio") == ["white"]


# --- Shiori Novella, AZKi, La+ Darknesss


@rule("hocg:13.2.1", "hocg:5.13.1")
@played("hBP07-059", "collab_effect1")
@pytest.mark.parametrize("when", [FIRST_TURN, NONE], ids=["first turn", "later"])
def test_059_returns_a_support_in_the_first_turn_of_who_goes_second(when: Setup) -> None:
    s = collabing("hBP07-059", {"archive": [one(STAFF, "e"), one(AXE, "axe"), one(SORA, "x")]}, **when)
    if when:
        assert s.choices() == {"e", "axe"}
        s.pick("e")
    assert (s.lies("e"), s.prompt) == ("hand" if when else "archive", "main")


@rule("hocg:5.22.1")
@played("hBP07-059", "art1")
@played("hBP07-061", "art1")
@pytest.mark.parametrize(
    ("number", "able", "damage"), [("hBP07-059", {"foe", "side", "far"}, 10), ("hBP07-061", {"far"}, 20)]
)
def test_059_061_strike_somebody(number: str, able: set[str], damage: int) -> None:
    s = using(number, theirs={} if number == "hBP07-059" else {"back": [one("Spare", "far"), one("Spare", "far2")]})
    assert s.choices() - {"far2"} == able
    s.pick("far")
    assert s.mem("far").damage == damage


@rule("hocg:13.2.1", "hocg:10.4.2.2")
@played("hBP07-062", "collab_effect1")
@pytest.mark.parametrize(("hand", "works"), [([STAFF, AXE, SORA], True), ([STAFF, SORA], False)])
def test_062_may_archive_two_supports_to_strengthen_somebody(hand: list[str], works: bool) -> None:
    s = collabing("hBP07-062", {"hand": hand, "center": one(SORA, "star")})
    if works:
        s.do("yes")
        give(s, "star")
    else:
        settle(s)
    assert (arts_more(s, "star"), s.count("archive")) == ([50 * works], 2 * works)


@rule("hocg:5.21.1", "hocg:12.2.4.3")
@played("hBP07-062", "art1")
@pytest.mark.parametrize(
    ("oshi", "cheers", "dealt"), [("hSD12-001", 3, 160), ("hSD12-001", 2, 60), ("hSD12-002", 4, 60)]
)
def test_062_sends_a_cheer_and_hits_harder_with_four(oshi: str, cheers: int, dealt: int) -> None:
    s = using(
        "hBP07-062", {"oshi": oshi, "archive": ["red"], "back": [one(SORA, "x")]}, me={"cheers": [f"blue x{cheers}"]}
    )
    settle(s)
    assert (len(s.cheers("me")), s.mem("foe").damage) == (cheers + 1, dealt)


@rule("hocg:13.2.1", "hocg:5.13.1")
@played("hBP07-063", "collab_effect1")
@pytest.mark.parametrize(
    ("oshi", "when", "works"),
    [("hSD01-002", FIRST_TURN, True), ("hBP07-001", FIRST_TURN, False), ("hSD01-002", NONE, False)],
)
def test_063_returns_an_opposing_cheer_in_the_first_turn(oshi: str, when: Setup, works: bool) -> None:
    theirs = {"center": one("Spare", "foe", cheers=["red"]), "back": [one("Spare", "far", cheers=["blue"])]}
    s = collabing("hBP07-063", {"oshi": oshi}, theirs, **when)
    if works:
        s.answer(s.options("pick")[0])
    assert len(s.cheers("foe")) + len(s.cheers("far")) == 2 - works
    assert len(s.t.zones[cheer_deck()]) == 10 + works


def cheer_deck() -> int:
    from kaimaku.games.hocg.table import CHEER_DECK

    return CHEER_DECK + B
