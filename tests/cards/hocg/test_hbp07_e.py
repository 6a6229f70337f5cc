"""hBP07, what is attached, and texts about earlier turns and skills: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.cards.hocg.tries import (
    FIRST_TURN,
    FOES,
    arts_cost,
    arts_more,
    blooming,
    collabing,
    hits,
    hp_of,
    playing,
    settle,
    skilled,
    using,
)
from tests.rule import rule

SORA, AXE, STAFF, MEAL = "hSD01-003", "hBP01-114", "hSD01-016", "hSD04-013"
KRONII, IRYS, SECOND, NEKKO, SPIRIT = "hBP07-051", "hBP04-015", "hBP03-072", "hBP07-110", "hBP07-100"
STRIKER = one(SORA, "striker", cheers=["white"])  # 30 damage


# --- what is attached


@rule("hocg:10.10.1", "hocg:12.2.2")
@played("hBP07-101", "text")
@pytest.mark.parametrize(("number", "cost"), [("hBP07-019", -1), ("hBP07-017", 0)])
def test_101_makes_the_arts_of_a_buzz_cheaper(number: str, cost: int) -> None:
    s = Scene({"center": one(number, "me", attached=["hBP07-101"])})
    assert arts_cost(s, "me") == cost


@rule("hocg:10.10.1", "hocg:5.24.1", "hocg:5.22.1")
@played("hBP07-102", "text")
@pytest.mark.parametrize(
    ("number", "at", "face", "more"),
    [
        ("hBP07-013", "center", 3, 50),
        ("hBP07-013", "center", 4, 50),
        ("hBP07-013", "collab", None, 20),
        ("hBP07-011", "center", None, 20),
        (SORA, "center", None, 0),
    ],
)
def test_102_strengthens_watame_and_a_second_at_a_price(number: str, at: str, face: int | None, more: int) -> None:
    me = {"attached": ["hBP07-102"], "cheers": ["white x3"]}
    s = Scene({at: one(number, "me", **me), "back": [one("Spare", "friend")]}, FOES, dice=[face] if face else [])
    assert arts_more(s, "me") == [more]
    s.use("me", "foe")
    settle(s)
    assert hits(s, "me", "friend") == [0, 50 * (face == 3)]
    s.done()


@rule("hocg:10.10.1")
@played("hBP07-104", "text")
@pytest.mark.parametrize(
    ("number", "damage", "more"), [("hBP07-049", 10, 40), ("hBP07-049", 0, 20), ("hBP07-047", 10, 20), (SORA, 10, 0)]
)
def test_104_strengthens_elizabeth_and_a_hurt_second_more(number: str, damage: int, more: int) -> None:
    s = Scene({"center": one(number, "me", attached=["hBP07-104"], damage=damage)})
    assert arts_more(s, "me") == [more]


@rule("hocg:10.10.1", "hocg:5.13.1")
@played("hBP07-105", "text")
@pytest.mark.parametrize(("number", "works"), [("hBP07-017", True), ("hBP07-011", False)])
def test_105_returns_a_fan_after_an_arts_of_zeta(number: str, works: bool) -> None:
    s = using(
        number,
        {"archive": [one(NEKKO, "fan"), one(AXE, "axe")]},
        me={"attached": ["hBP07-105"], "cheers": ["white x3"]},
    )
    settle(s)
    assert (arts_more(s, "me"), s.lies("fan"), s.lies("axe")) == ([10], "hand" if works else "archive", "archive")


@rule("hocg:10.10.1", "hocg:10.4.2.2", "hocg:5.13.1")
@played("hBP07-106", "text")
@pytest.mark.parametrize(("number", "agreed"), [("hBP07-026", True), ("hBP07-026", False), (SORA, None)])
def test_106_may_return_to_the_deck_for_a_holomem(number: str, agreed: bool | None) -> None:
    me = {"attached": [one("hBP07-106", "pigeon")]}
    s = collabing(number, {"archive": [one(SORA, "x"), one(STAFF, "e")]}, me=me)
    assert s.prompt == "main" or agreed is not None
    if agreed is not None:
        s.do("yes" if agreed else "no")
        settle(s)
    assert (s.lies("x"), s.lies("e")) == ("hand" if agreed else "archive", "archive")
    assert s.pile("deck")[0] == ("pigeon" if agreed else "-")
    assert agreed or hp_of(s, "me") == BY_ID[number].printed.hp + 20


@rule("hocg:12.2.2", "hocg:10.8.3")
@played("hBP07-108", "text")
@pytest.mark.parametrize(("oshi", "usable"), [("hBP07-002", True), ("hBP07-001", False)])
def test_108_pays_as_a_white_cheer_for_an_oshi_zeta(oshi: str, usable: bool) -> None:
    s = Scene({"oshi": oshi, "center": one("hBP07-020", "me", cheers=["white"], attached=["hBP07-108"])}, FOES)
    s.do("pass")
    assert (s.prompt == "perform" and bool(s.options("art"))) == usable


@rule("hocg:10.8.3", "hocg:5.12.1")
@played("hBP07-108", "text")
@pytest.mark.parametrize("active", ["B", "A"])
def test_108_is_archived_when_its_holder_is_hurt_in_the_opposing_turn(active: str) -> None:
    me = one("hBP07-020", "me", cheers=["white x2"], attached=[one("hBP07-108", "fan"), AXE])
    s = Scene({"center": me}, {"center": one("Spare", "foe") if active == "A" else STRIKER}, active=active)
    s.use(*(("me", "foe") if active == "A" else ("striker", "me")))
    settle(s)
    assert (s.mem("me").damage > 0, s.has("me", "fan")) == (True, active == "A")


@rule("hocg:10.10.1")
@played("hBP07-109", "text")
def test_109_strengthens_her_holder_each() -> None:
    assert arts_more(Scene({"center": one(KRONII, "me", attached=["hBP07-109", "hBP07-109"])}), "me") == [20]


@rule("hocg:10.8.3")
@played("hBP07-110", "text")
def test_110_draws_once_a_turn_when_nene_rises() -> None:
    s = blooming("hBP07-082", me={"attached": [NEKKO]})
    settle(s)
    assert s.count("hand") == 1
    s = blooming("hBP07-082", {"back": [one("hBP07-079", "other", attached=[NEKKO])]})
    settle(s)
    assert s.count("hand") == 0


# --- earlier turns, skills and Arts


@rule("hocg:10.10.1")
@played("hBP07-006", "stage")
@pytest.mark.parametrize(("center", "power", "more"), [("hBP07-063", 3, 60), ("hBP07-063", 0, 0), (SORA, 3, 0)])
def test_006_strengthens_a_center_azki_by_the_holo_power(center: str, power: int, more: int) -> None:
    s = Scene({"oshi": "hBP07-006", "power": power, "center": one(center, "c"), "collab": one("hBP07-063", "side")})
    assert arts_more(s, "c", "side") == [more, 0]


@rule("hocg:12.1.3", "hocg:5.6.1")
@played("hBP07-006", "skill")
@pytest.mark.parametrize(("by", "works"), [("A", True), ("B", False)])
def test_006_searches_for_an_event_after_a_down(by: str, works: bool) -> None:
    past = [{"downed": SORA, "by": by}]
    s = skilled("hBP07-006", mine={"deck": [one("hBP04-091", "event"), one(STAFF, "staff"), SORA]}, past=past)
    if works:
        assert s.choices() == {"event"}
        s.pick("event")
    assert s.lies("event") == ("hand" if works else "deck")


@rule("hocg:5.25.1", "hocg:13.2.1")
@played("hBP07-008", "collab_effect1")
@pytest.mark.parametrize("again", [True, False, None])
def test_008_lets_a_watame_use_her_arts_twice_in_the_first_turn(again: bool | None) -> None:
    mine = {"center": one("hBP07-009", "star", cheers=["white"]), "back": [one(SORA, "sora")]}
    s = collabing("hBP07-008", mine, **(FIRST_TURN if again is not None else {}))
    if again is not None:
        assert s.choices() == {"star", "me"}
        s.pick("star")
    s.use("star", "foe")
    if again is not None:
        assert s.choices() == {"foe", "side"} and s.options("done")
        s.do(*(("pick", "side") if again else ("done",)))
    assert hits(s) == [40, 40 * bool(again), 0]


@rule("hocg:13.2.1", "hocg:5.9.1")
@played("hBP07-010", "collab_effect1")
def test_010_takes_a_holo_power_unseen() -> None:
    s = collabing("hBP07-010", {"deck": [one(SORA, "top"), SORA], "power": [one(STAFF, "p")]})
    assert s.choices() >= {"top", "p"} and not s.options("done")
    s.pick("p")
    assert (s.lies("p"), s.known("p"), s.lies("top"), s.count("power")) == ("hand", 1, "power", 2)


@rule("hocg:10.8.3", "hocg:5.5.1")
@played("hBP07-045", "gift1")
@pytest.mark.parametrize(("kind", "at", "gained"), [("sp", "center", 1), ("skill", "center", 0), ("sp", "back", 0)])
def test_045_makes_holo_power_of_an_sp_skill(kind: str, at: str, gained: int) -> None:
    me = one("hBP07-045", "me")
    mine = {"center": me} if at == "center" else {"back": [me]}
    s = skilled("hBP07-003", kind, {**mine, "deck": 10})
    settle(s)
    assert s.count("power") == gained


@rule("hocg:13.3.1")
@played("hBP07-089", "bloom_effect1")
@pytest.mark.parametrize(
    ("past", "drawn"), [([{"downed": "hSD10-002", "by": "A"}], 2), ([{"downed": SORA, "by": "A"}], 0), ([], 0)]
)
def test_089_draws_two_after_a_down_of_flow_glow(past: list[object], drawn: int) -> None:
    mine = {"hand": [one("hBP07-089", "again")], "back": [one("hSD11-002", "other")]}
    s = blooming("hBP07-089", mine, past=past)
    assert s.count("hand") == 1 + drawn
    s.do("bloom", "again", "other")
    assert s.count("hand") == (drawn if drawn else 0)


@rule("hocg:5.7.1", "hocg:10.10.2")
@played("hBP07-099", "text")
@pytest.mark.parametrize(
    ("past", "drawn", "more"),
    [
        ([], 2, 0),
        ([{"downed": SORA, "by": "A"}], 2, 20),
        ([{"downed": "hBP07-071", "by": "A"}], 4, 20),
        ([{"downed": "hBP07-071", "by": "B"}], 2, 0),
    ],
)
def test_099_draws_and_strengthens_after_a_down(past: list[object], drawn: int, more: int) -> None:
    s = playing("hBP07-099", {"center": one(SORA, "star"), "back": [one(SORA, "b")]}, past=past)
    s.do("play", "it")
    if more:
        s.pick("star")
    assert (s.count("hand"), arts_more(s, "star", "b")) == (drawn, [more, 0])


@rule("hocg:10.10.1")
@played("hBP07-107", "text")
@pytest.mark.parametrize(("number", "used", "more"), [(KRONII, ["A"], 20), (KRONII, [], 0), (SORA, ["A"], 0)])
def test_107_strengthens_kronii_after_her_sp_skill(number: str, used: list[str], more: int) -> None:
    s = Scene({"oshi": "hBP07-005", "center": one(number, "me", attached=["hBP07-107"])}, used={"sp": used})
    assert (arts_more(s, "me"), hp_of(s, "me")) == ([more], BY_ID[number].printed.hp + 20)
    s = Scene({"oshi": "hBP07-003", "center": one(KRONII, "me", attached=["hBP07-107"])}, used={"sp": ["A"]})
    assert arts_more(s, "me") == [0]
