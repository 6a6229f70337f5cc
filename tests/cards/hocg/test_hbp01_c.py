"""hBP01, green holomem: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.rule import rule

FOE = "hSD02-008"  # 230 HP, red, Buzz
AXE = "hBP01-114"


# --- hBP01-033, 035 to 037 Aki Rosenthal


@rule("hocg:13.2.1", "hocg:5.24.2", "hocg:5.23.1")
@pytest.mark.parametrize(("dice", "left"), [([5], 10), ([2], 30), ([], 30)])
@played("hBP01-033", "collab_effect1")
def test_033_restores_a_green_holomem_on_an_odd_roll(dice: list[int], left: int) -> None:
    s = Scene(
        {
            "center": one("hBP01-038", "peko", damage=30),
            "back": [one("hBP01-033", "me"), one("hSD01-003", "sora", damage=30)],
        },
        dice=dice,
    )
    s.do("collab", "me")
    s.do("yes" if dice else "no")
    if dice == [5]:
        assert s.choices() == {"peko", "me"}  # Q60: undamaged ones too
        s.pick("peko")
    assert (s.mem("peko").damage, s.mem("sora").damage, s.prompt) == (left, 30, "main")
    s.done()


@rule("hocg:13.2.1", "hocg:5.23.1")
@played("hBP01-036", "collab_effect1")
def test_036_restores_any_holomem_of_ones_own() -> None:
    """Q67: an undamaged one may be chosen."""
    s = Scene(
        {
            "center": one("hBP01-038", "peko", damage=30),
            "back": [one("hBP01-036", "me"), one("hSD01-003", "sora", damage=30)],
        },
        {"center": one(FOE, "foe", damage=30)},
    )
    s.do("collab", "me")
    assert (s.choices(), s.options("done")) == ({"peko", "me", "sora"}, [])
    s.pick("sora")
    assert (s.mem("sora").damage, s.mem("peko").damage, s.mem("foe").damage) == (10, 30, 30)


def festival(archive: list[object]) -> Scene:
    s = Scene(
        {
            "center": one("hBP01-032", "aki"),
            "back": [one("hSD01-003", "sora"), one("hBP01-038", "armed", attached=["hSD02-013"])],
            "hand": [one("hBP01-035", "bloom"), "hBP01-114"],
            "archive": archive,
        }
    )
    s.do("bloom", "bloom", "aki")
    return s


@rule("hocg:13.3.1", "hocg:5.17.2", "hocg:5.17.3.1")
@played("hBP01-035", "bloom_effect1")
def test_035_may_attach_a_tool_of_the_archive_to_one_without() -> None:
    """Q479: nobody who has a tool."""
    s = festival([one(AXE, "axe"), one("hSD02-013", "blades"), one("hBP01-117", "mascot")])
    s.do("yes")
    assert s.choices() == {"axe", "blades"}
    s.pick("axe")
    assert s.choices() == {"aki", "sora"}
    s.pick("sora")
    assert (s.has("sora", "axe"), s.lies("blades"), s.prompt) == (True, "archive", "main")


@rule("hocg:10.8.3.1.1")
@pytest.mark.parametrize("archive", [[AXE], ["hBP01-117"]])
@played("hBP01-035", "bloom_effect1")
def test_035_need_not_attach_and_asks_only_for_a_tool(archive: list[object]) -> None:
    s = festival(archive)
    if archive == [AXE]:
        s.do("no")
    assert (s.prompt, s.count("archive")) == ("main", 1)


@rule("hocg:12.2.4.3", "hocg:5.21.1")
@pytest.mark.parametrize(("attached", "sent"), [([AXE], True), (["hBP01-117"], False), ([], False)])
@played("hBP01-035", "art1")
def test_035_sends_a_cheer_with_a_tool(attached: list[str], sent: bool) -> None:
    s = Scene(
        {
            "center": one("hBP01-035", "aki", cheers=["green"], attached=attached),
            "back": [one("hSD01-003", "sora", attached=[AXE])],
            "cheer_deck": ["red", "blue"],
        },
        {"center": one(FOE, "foe")},
    )
    s.use("aki", "foe")
    if sent:
        assert s.choices() == {"aki", "sora"}
        s.pick("sora")
    assert (s.cheers("sora"), s.cheers("aki"), s.prompt) == (["red"] * sent, ["green"], "perform")


@rule("hocg:1.3.2", "hocg:rb.cheer.empty")
@played("hBP01-035", "art1")
def test_035_hits_without_a_cheer_deck() -> None:
    """Q66."""
    s = Scene(
        {"center": one("hBP01-035", "aki", cheers=["green"], attached=["hSD02-013"]), "cheer_deck": []},
        {"center": one(FOE, "foe")},
    )
    s.use("aki", "foe")
    assert s.prompt == "perform" and s.mem("foe").damage >= 40


@rule("hocg:13.3.1", "hocg:5.21.1", "hocg:5.23.1", "hocg:1.3.2")
@pytest.mark.parametrize(
    ("attached", "deck", "left"),
    [([AXE], ["red"], 10), ([], ["red"], 50), (["hBP01-117"], ["red"], 50), ([AXE], [], 10)],
    ids=["tool", "none", "mascot", "no cheer deck (Q68)"],
)
@played("hBP01-037", "bloom_effect1")
def test_037_sends_a_cheer_and_with_a_tool_restores_itself(attached: list[str], deck: list[str], left: int) -> None:
    s = Scene(
        {
            "center": one("hBP01-034", "aki", damage=50, attached=attached),
            "back": [one("hSD01-003", "sora", damage=50, attached=[AXE])],
            "hand": [one("hBP01-037", "bloom")],
            "cheer_deck": deck,
        }
    )
    s.do("bloom", "bloom", "aki")
    if deck:
        assert s.choices() == {"aki", "sora"}
        s.pick("sora")
    assert (s.cheers("sora"), s.mem("aki").damage, s.mem("sora").damage) == (deck, left, 50)


@rule("hocg:12.2.4.3")
@pytest.mark.parametrize(("attached", "dealt"), [(["hSD02-013"], 120), (["hBP01-119"], 70)])
@played("hBP01-037", "art1")
def test_037_is_stronger_with_a_tool(attached: list[str], dealt: int) -> None:
    s = Scene(
        {
            "center": one("hBP01-037", "aki", cheers=["green x3"], attached=attached),
            "back": [one("hSD01-003", "x", attached=[AXE])],
        },
        {"center": one(FOE, "foe")},
    )
    plain = Scene({"center": one("hBP01-073", "x", cheers=["red x2"], attached=attached)}, {"center": one(FOE, "foe")})
    plain.use("x", "foe")
    s.use("aki", "foe")
    assert s.mem("foe").damage == dealt + plain.mem("foe").damage - 60  # what the tool itself gives


# --- hBP01-039, 041, 042 Usada Pekora


@rule("hocg:13.2.1", "hocg:5.24.2", "hocg:5.21.1")
@pytest.mark.parametrize(("dice", "answer", "sent"), [([4], "yes", True), ([3], "yes", False), ([], "no", False)])
@played("hBP01-039", "collab_effect1")
def test_039_for_pekora_sends_a_cheer_on_an_even_roll(dice: list[int], answer: str, sent: bool) -> None:
    s = Scene(
        {
            "oshi": "hBP01-004",
            "center": one("hSD01-003", "sora"),
            "back": [one("hBP01-039", "me")],
            "cheer_deck": ["red", "blue"],
        },
        dice=dice,
    )
    s.do("collab", "me")
    s.do(answer)
    if sent:
        assert s.choices() == {"sora", "me"}
        s.pick("sora")
    assert (s.cheers("sora"), s.prompt) == (["red"] * sent, "main")
    s.done()


@rule("hocg:13.2.1")
@pytest.mark.parametrize(("oshi", "prompt"), [("hSD01-001", "main"), ("hBP01-004", "may")])
@played("hBP01-039", "collab_effect1")
def test_039_rolls_for_pekora_only_but_also_without_a_cheer_deck(oshi: str, prompt: str) -> None:
    """Q70."""
    s = Scene({"oshi": oshi, "back": [one("hBP01-039", "me")], "cheer_deck": []})
    s.do("collab", "me")
    assert s.prompt == prompt


@rule("hocg:13.3.1", "hocg:5.21.1")
@played("hBP01-041", "bloom_effect1")
def test_041_sends_a_cheer_to_center_or_collab() -> None:
    s = Scene(
        {
            "center": one("hSD01-003", "center"),
            "collab": one("hSD01-004", "collab"),
            "back": [one("hBP01-038", "me")],
            "hand": [one("hBP01-041", "bloom")],
            "cheer_deck": ["red", "blue"],
        }
    )
    s.do("bloom", "bloom", "me")
    assert (s.choices(), s.options("done")) == ({"center", "collab"}, [])
    s.pick("collab")
    assert (s.cheers("collab"), s.cheers("center"), s.prompt) == (["red"], [], "main")


@rule("hocg:12.2.4.3", "hocg:5.24.2")
@pytest.mark.parametrize(("dice", "dealt"), [([1], 60), ([6], 110), ([], 50)])
@played("hBP01-042", "art2")
def test_042_is_stronger_by_ten_for_each_point_rolled(dice: list[int], dealt: int) -> None:
    s = Scene({"center": one("hBP01-042", "me", cheers=["green x2"])}, {"center": one(FOE, "foe")}, dice=dice)
    s.use("me", "foe", 2)
    s.do("yes" if dice else "no")
    assert s.mem("foe").damage == dealt
    s.done()


# --- hBP01-046, 047 AZKi


def pioneering() -> Scene:
    s = Scene(
        {
            "center": one("hBP01-044", "me", cheers=[one("green", "a"), one("white", "b")]),
            "back": [one("hSD01-003", "sora", cheers=[one("red", "c"), one("blue", "d")])],
            "hand": [one("hBP01-046", "bloom")],
        },
        {"center": one(FOE, "foe", cheers=["red"])},
    )
    s.do("bloom", "bloom", "me")
    return s


@rule("hocg:13.3.1", "hocg:5.17.4", "hocg:1.3.5.2")
@pytest.mark.parametrize("moved", [["a"], ["a", "b", "c"]])
@played("hBP01-046", "bloom_effect1")
def test_046_may_move_one_to_three_cheers_about(moved: list[str]) -> None:
    s = pioneering()
    s.do("yes")
    assert (s.choices(), s.options("done")) == ({"a", "b", "c", "d"}, [])
    s.pick(*moved)
    if len(moved) < 3:
        s.do("done")
    for cheer in moved:
        if s.prompt == "pick":
            s.pick("me" if cheer == "c" else "sora")
    assert all(s.has("me" if cheer == "c" else "sora", cheer) for cheer in moved)
    assert (s.has("sora", "d"), s.prompt) == (True, "main")


@rule("hocg:10.8.3.1.1")
@played("hBP01-046", "bloom_effect1")
def test_046_need_not() -> None:
    s = pioneering()
    s.do("no")
    assert (s.cheers("me"), s.cheers("sora"), s.prompt) == (["green", "white"], ["red", "blue"], "main")


def living(dice: list[int], archive: list[object], damage: int = 60) -> Scene:
    s = Scene(
        {
            "center": one("hSD01-010", "me", damage=damage),
            "back": [one("hSD01-003", "sora", damage=40)],
            "hand": [one("hBP01-047", "bloom")],
            "archive": archive,
        },
        dice=dice,
    )
    s.do("bloom", "bloom", "me")
    return s


@rule("hocg:13.3.1", "hocg:5.23.1", "hocg:5.24.2", "hocg:5.21.1")
@pytest.mark.parametrize("taken", [1, 3])
@played("hBP01-047", "bloom_effect1")
def test_047_restores_itself_and_on_odd_may_take_green_cheers(taken: int) -> None:
    s = living([3], [*(one("green", f"g{i}") for i in range(4)), one("red", "r")])
    assert (s.mem("me").damage, s.mem("sora").damage, s.prompt) == (20, 40, "may")
    s.do("yes")
    s.do("yes")
    assert (s.choices(), s.options("done")) == ({f"g{i}" for i in range(4)}, [])
    s.pick(*(f"g{3 - i}" for i in range(taken)))
    if taken < 3:
        s.do("done")
    assert (s.cheers("me"), s.cheers("sora"), s.prompt) == (["green"] * taken, [], "main")
    s.done()


@rule("hocg:5.24.2", "hocg:1.3.2")
@pytest.mark.parametrize(
    ("dice", "answers", "damage"),
    [([3], ["yes", "no"], 60), ([4], ["yes"], 60), ([], ["no"], 60), ([], ["no"], 0)],
    ids=["declined", "even", "not rolled", "full HP (Q74)"],
)
@played("hBP01-047", "bloom_effect1")
def test_047_takes_none_otherwise(dice: list[int], answers: list[str], damage: int) -> None:
    s = living(dice, ["green"], damage)
    for answer in answers:
        s.do(answer)
    assert (s.cheers("me"), s.mem("me").damage, s.prompt) == ([], max(0, damage - 40), "main")
    s.done()


@rule("hocg:1.3.2")
@played("hBP01-047", "bloom_effect1")
def test_047_restores_though_the_archive_has_no_cheer() -> None:
    """Q75."""
    s = living([3], [])
    s.do("yes")
    assert (s.mem("me").damage, s.prompt) == (20, "main")


# --- hBP01-051 Kazama Iroha


@rule("hocg:12.2.4.3", "hocg:10.3.3")
@pytest.mark.parametrize(
    ("place", "cheers", "dealt"), [("collab", 2, 90), ("collab", 5, 150), ("collab", 7, 150), ("center", 3, 50)]
)
@played("hBP01-051", "art1")
def test_051_in_the_collab_position_is_stronger_for_up_to_five_cheers(place: str, cheers: int, dealt: int) -> None:
    s = Scene(
        {place: one("hBP01-051", "me", cheers=["green"] * cheers), "back": [one("hSD01-003", "x", cheers=["red"])]},
        {"center": one(FOE, "foe")},
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


# --- hBP01-052, 054, 055 Airani Iofifteen


@rule("hocg:12.2.4.3", "hocg:5.17.4.2")
@played("hBP01-052", "art1")
def test_052_may_move_any_cheer_to_a_holomem_with_id() -> None:
    s = Scene(
        {
            "center": one("hBP01-052", "me", cheers=[one("green", "g")]),
            "back": [one("hSD01-003", "sora", cheers=[one("red", "r")]), one("hBP01-024", "zeta"), "hSD01-004"],
        },
        {"center": one(FOE, "foe", cheers=["red"])},
    )
    s.use("me", "foe")
    s.do("yes")
    assert s.choices() == {"g", "r"}
    s.pick("r")
    assert s.choices() == {"me", "zeta"}
    s.pick("zeta")
    assert (s.has("zeta", "r"), s.cheers("me"), s.mem("foe").damage) == (True, ["green"], 10)


@rule("hocg:10.8.3.1.1")
@played("hBP01-052", "art1")
def test_052_need_not() -> None:
    s = Scene({"center": one("hBP01-052", "me", cheers=["green"]), "back": ["hBP01-024"]}, {"center": one(FOE, "foe")})
    s.use("me", "foe")
    s.do("no")
    assert (s.cheers("me"), s.mem("foe").damage, s.prompt) == (["green"], 10, "perform")


@rule("hocg:13.3.1", "hocg:5.21.1", "hocg:10.7.2.3.4")
@pytest.mark.parametrize("others", [["hBP01-024", "hBP01-082"], []])
@played("hBP01-054", "bloom_effect1")
def test_054_sends_a_cheer_to_another_member_of_id(others: list[str]) -> None:
    s = Scene(
        {
            "center": one("hBP01-052", "me"),
            "back": [one("hBP01-053", "iofi"), one("hSD01-003", "sora"), *(one(n, n) for n in others)],
            "hand": [one("hBP01-054", "bloom")],
            "cheer_deck": ["red", "blue"],
        }
    )
    s.do("bloom", "bloom", "me")
    if others:
        assert (s.choices(), s.options("done")) == (set(others), [])
        s.pick(others[0])
        assert s.cheers(others[0]) == ["red"]
    assert (s.cheers("me"), s.cheers("iofi"), s.prompt) == ([], [], "main")


def area(archive: list[object]) -> Scene:
    s = Scene(
        {
            "center": one("hBP01-024", "zeta"),
            "back": [
                one("hBP01-055", "me"),
                one("hBP01-082", "kobo"),
                one("hBP01-052", "iofi"),
                one("hSD01-003", "sora"),
            ],
            "archive": archive,
        }
    )
    s.do("collab", "me")
    return s


@rule("hocg:13.2.1", "hocg:5.21.1", "hocg:1.3.5.2")
@pytest.mark.parametrize("receivers", [["kobo"], ["zeta", "me", "iofi"]])
@played("hBP01-055", "collab_effect1")
def test_055_may_send_one_cheer_each_to_one_to_three_of_id(receivers: list[str]) -> None:
    """Q80: of any colors."""
    s = area([one("red", "r"), one("blue", "b"), one("green", "g"), one("white", "w")])
    s.do("yes")
    assert (s.choices(), s.options("done")) == ({"r", "b", "g", "w"}, [])
    s.pick(*["w", "g", "r"][: len(receivers)])
    if len(receivers) < 3:
        s.do("done")
    free = {"zeta", "me", "kobo", "iofi"}
    for receiver in receivers:
        assert s.choices() == free
        s.pick(receiver)
        free -= {receiver}
    assert [len(s.cheers(x)) for x in receivers] == [1] * len(receivers)
    assert (s.count("archive"), s.cheers("sora"), s.prompt) == (4 - len(receivers), [], "main")


@rule("hocg:10.8.3.1.1")
@played("hBP01-055", "collab_effect1")
def test_055_need_not_and_cannot_without_a_cheer() -> None:
    s = area(["red"])
    s.do("no")
    assert (s.count("archive"), s.prompt) == (1, "main")
    assert area(["hSD01-016"]).prompt == "main"


@rule("hocg:12.2.4.3")
@pytest.mark.parametrize(("friend", "dealt"), [("hBP01-024", 150), ("hBP01-053", 100), ("hSD01-003", 100)])
@played("hBP01-055", "art1")
def test_055_is_stronger_with_another_member_of_id_on_stage(friend: str, dealt: int) -> None:
    s = Scene(
        {"center": one("hBP01-055", "me", cheers=["green x3"]), "back": [friend]},
        {"center": one(FOE, "foe"), "back": ["hBP01-024"]},
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt
