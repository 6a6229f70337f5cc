"""hSD04, Yuzuki Choco: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

FOE = "hSD02-008"  # 230 HP, red
OMURICE = "hSD04-013"


# --- hSD04-001 Yuzuki Choco, Oshi


@rule("hocg:8.5.1", "hocg:12.1.3", "hocg:12.2.4.4")
@pytest.mark.parametrize(("center", "dealt"), [("hSD04-002", 50), ("hSD03-002", 30)])
@played("hSD04-001", "skill")
def test_001_strengthens_a_purple_center_for_the_turn(center: str, dealt: int) -> None:
    s = Scene(
        {
            "oshi": "hSD04-001",
            "power": 2,
            "center": one(center, "center", cheers=["purple"]),
            "collab": one("hSD04-002", "collab", cheers=["purple"]),
            "cheer_deck": 0,
        },
        {"center": one(FOE, "foe"), "collab": one(FOE, "two"), "cheer_deck": 0},
    )
    s.do("skill", 0)
    assert s.count("power") == 0
    s.use("center", "foe")
    s.use("collab", "two")
    assert (s.mem("foe").damage, s.mem("two").damage) == (dealt, 30)
    while s.t.active == A:
        s.do("pass")
    while s.t.active == B:
        s.do("pass")
    s.use("center", "foe")
    assert s.mem("foe").damage == dealt + 30


@rule("hocg:12.1.2", "hocg:5.7.2", "hocg:5.12.1", "hocg:10.4.2.1")
@played("hSD04-001", "sp")
def test_001_sp_draws_two_and_then_archives_one_of_the_hand() -> None:
    s = Scene(
        {
            "oshi": "hSD04-001",
            "power": 1,
            "hand": [one("hSD01-003", "old")],
            "deck": [one("hSD01-016", "new"), one("hSD01-017", "newer"), "hSD01-016"],
        }
    )
    s.do("skill", 1)
    assert s.choices() == {"old", "new", "newer"}
    assert not s.options("done")
    s.pick("newer")
    assert (s.lies("newer"), s.lies("new"), s.lies("old")) == ("archive", "hand", "hand")


@rule("hocg:5.7.2", "hocg:10.7.2.3.4")
@played("hSD04-001", "sp")
def test_001_sp_with_an_empty_deck_and_hand() -> None:
    s = Scene({"oshi": "hSD04-001", "power": 1, "deck": 0, "hand": []})
    s.do("skill", 1)
    assert (s.prompt, s.count("hand"), s.count("power")) == ("main", 0, 0)


# --- holomem


@rule("hocg:13.2.1", "hocg:2.4.3")
@pytest.mark.parametrize(("oshi", "drawn"), [("hSD04-001", 1), ("hSD03-001", 0)])
@played("hSD04-003", "collab_effect1")
def test_003_draws_with_a_purple_oshi(oshi: str, drawn: int) -> None:
    s = Scene({"oshi": oshi, "center": one("hSD04-002", "purple"), "back": [one("hSD04-003", "choco")]})
    s.do("collab", "choco")
    assert s.count("hand") == drawn


def a_meal(*hand: object) -> Scene:
    s = Scene(
        {
            "back": [one("hSD04-004", "choco")],
            "hand": list(hand),
            "deck": ["hSD01-016", one(OMURICE, "food"), one("hBP01-106", "event"), one("hSD04-002", "cook")],
        }
    )
    s.do("collab", "choco")
    return s


@rule("hocg:13.2.1", "hocg:10.4.2.2", "hocg:5.11.2", "hocg:5.6.1")
@played("hSD04-004", "collab_effect1")
def test_004_archives_a_card_of_the_hand_to_find_food() -> None:
    s = a_meal(one("hSD01-017", "x"), one("hSD01-018", "y"))
    s.do("yes")
    s.pick("x")
    assert s.choices() == {"food"}
    s.pick("food")
    assert (s.lies("food"), s.known("food"), s.lies("x"), s.count("deck")) == ("hand", 3, "archive", 2)


@rule("hocg:10.7.2.3.5")
@played("hSD04-004", "collab_effect1")
def test_004_may_find_nothing_for_what_it_paid() -> None:
    s = a_meal(one("hSD01-017", "x"))
    s.do("yes")
    s.do("done")
    assert (s.lies("food"), s.lies("x"), s.prompt) == ("deck", "archive", "main")


@rule("hocg:10.4.1", "hocg:10.4.2.2")
@pytest.mark.parametrize("hand", [[one("hSD01-017", "x")], []])
@played("hSD04-004", "collab_effect1")
def test_004_unpaid(hand: list[object]) -> None:
    s = a_meal(*hand)
    if hand:
        s.do("no")
    assert (s.prompt, s.count("hand"), s.known("food")) == ("main", len(hand), 0)


def kiss(power: int, target: str = FOE, **theirs: object) -> Scene:
    """Choco with 90 damage kisses somebody; an Arts effect may make the kiss stronger."""
    effects = [{"arts": power - 30, "on": "A center", "until": "this turn"}] if power != 30 else []
    s = Scene(
        {"center": one("hSD04-006", "choco", cheers=["purple x2"], damage=90)},
        {"center": one(target, "foe", **theirs), "back": [one(FOE, "back")]},
        effects=effects,
    )
    s.use("choco", "foe")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    return s


@rule("hocg:5.23.1", "hocg:12.2.4.5", "hocg:10.8.1")
@pytest.mark.parametrize(("power", "left"), [(30, 60), (50, 40), (35, 60), (120, 0)])
@played("hSD04-006", "art1")
def test_006_restores_ten_for_every_ten_damage_dealt(power: int, left: int) -> None:
    s = kiss(power)
    assert (s.mem("foe").damage, s.mem("choco").damage) == (power, left)


@rule("hocg:5.22.2", "hocg:1.3.2.2")
@played("hSD04-006", "art1")
def test_006_restores_by_what_was_really_dealt() -> None:
    s = kiss(30, "hSD03-002", attached=["hSD03-013"])
    assert (s.mem("foe").damage, s.mem("choco").damage) == (20, 70)


@rule("hocg:1.3.2.2")
@played("hSD04-006", "art1")
def test_006_restores_nothing_when_no_damage_is_dealt() -> None:
    s = kiss(10, "hSD03-002", attached=["hSD03-013"])
    assert (s.mem("foe").damage, s.mem("choco").damage) == (0, 90)


@rule("hocg:11.3.1")
@played("hSD04-006", "art1")
def test_006_restores_although_its_target_goes_down() -> None:
    s = kiss(30, damage=220)
    assert (s.place("foe"), s.mem("choco").damage) == ("gone", 60)


@rule("hocg:13.3.1", "hocg:10.8.3.1.1")
@pytest.mark.parametrize(("answer", "lies"), [("yes", "hand"), ("no", "archive")])
@played("hSD04-007", "bloom_effect1")
def test_007_may_return_an_event_that_is_not_limited(answer: str, lies: str) -> None:
    s = Scene(
        {
            "center": one("hSD04-002", "choco"),
            "hand": [one("hSD04-007", "bloom")],
            "archive": [
                one(OMURICE, "food"),
                one("hSD04-012", "limited"),
                one("hSD01-018", "item"),
                one("hBP01-106", "event"),
            ],
        }
    )
    s.do("bloom", "bloom", "choco")
    s.do(answer)
    if answer == "yes":
        assert s.choices() == {"food", "event"}
        s.pick("food")
    assert (s.lies("food"), s.lies("event"), s.prompt) == (lies, "archive", "main")


@rule("hocg:13.3.1")
@played("hSD04-007", "bloom_effect1")
def test_007_does_not_ask_without_such_an_event() -> None:
    s = Scene({"center": one("hSD04-002", "choco"), "hand": [one("hSD04-007", "bloom")], "archive": ["hSD04-012"]})
    s.do("bloom", "bloom", "choco")
    assert s.prompt == "main"


@rule("hocg:12.2.4.3", "hocg:5.23.1")
@played("hSD04-007", "art1")
def test_007_restores_a_back_holomem() -> None:
    s = Scene(
        {
            "center": one("hSD04-007", "choco", cheers=["purple x2"], damage=30),
            "back": [one("hSD04-002", "one", damage=50), one("hSD04-003", "two")],
        },
        {"center": one(FOE, "foe")},
    )
    s.use("choco", "foe")
    assert s.choices() == {"one", "two"}  # an undamaged one may be chosen, for nothing
    s.pick("one")
    assert (s.mem("one").damage, s.mem("choco").damage, s.mem("foe").damage) == (30, 30, 30)


def bon_appetit(*archive: object) -> Scene:
    s = Scene(
        {"center": one("hSD04-008", "choco", cheers=["purple x3"]), "archive": list(archive)},
        {"center": one(FOE, "foe")},
    )
    s.use("choco", "foe", 2)
    return s


@rule("hocg:12.2.4.3", "hocg:10.4.2.2")
@pytest.mark.parametrize(("answer", "dealt", "lies"), [("yes", 80, "hand"), ("no", 60, "archive")])
@played("hSD04-008", "art2")
def test_008_returns_food_to_hand_for_more_damage(answer: str, dealt: int, lies: str) -> None:
    s = bon_appetit(one(OMURICE, "food"), one("hBP01-106", "event"))
    s.do(answer)
    assert (s.mem("foe").damage, s.lies("food"), s.lies("event")) == (dealt, lies, "archive")


@rule("hocg:10.4.2.2")
@played("hSD04-008", "art2")
def test_008_without_food_in_the_archive() -> None:
    s = bon_appetit(one("hBP01-106", "event"))
    assert (s.mem("foe").damage, s.prompt) == (60, "perform")


@rule("hocg:12.2.4.3", "hocg:8.6.1")
@pytest.mark.parametrize(
    ("history", "dealt"),
    [
        ([], 60),
        ([{"play": OMURICE, "by": "A"}], 100),
        ([{"play": OMURICE, "by": "A"}] * 2 + [{"play": "hSD04-012", "by": "A"}], 180),
        ([{"play": "hSD01-018", "by": "A"}, {"play": OMURICE, "by": "B"}, {"play": "hSD04-014", "by": "A"}], 60),
    ],
)
@played("hSD04-009", "art2")
def test_009_is_stronger_for_each_event_used_this_turn(history: list[dict[str, str]], dealt: int) -> None:
    s = Scene({"center": one("hSD04-009", "choco", cheers=["purple x3"])}, {"center": one(FOE, "foe")}, history=history)
    s.use("choco", "foe", 2)
    assert s.mem("foe").damage == dealt


@rule("hocg:8.6.1", "hocg:12.2.4.3")
@played("hSD04-009", "art2")
def test_009_counts_events_played_before_its_eyes_and_not_those_of_last_turn() -> None:
    s = Scene(
        {
            "center": one("hSD04-009", "choco", cheers=["purple x3"], damage=40),
            "hand": [one(OMURICE, "a"), one(OMURICE, "b")],
        },
        {"center": one(FOE, "foe")},
        past=[{"play": OMURICE, "by": "A"}],
    )
    for event in ("a", "b"):
        s.do("play", event)
    s.use("choco", "foe", 2)
    assert s.mem("foe").damage == 60 + 2 * 40 + 2 * 20  # each meal strengthens its eater as well


@rule("hocg:13.2.1", "hocg:5.21.1")
@pytest.mark.parametrize("answer", ["yes", "no"])
@played("hSD04-010", "collab_effect1")
def test_010_may_send_an_archived_cheer_beside_choco(answer: str) -> None:
    s = Scene(
        {
            "center": one("hSD04-005", "choco"),
            "back": [one("hSD04-010", "subaru"), one("hSD03-002", "okayu")],
            "archive": [one("red", "r"), one("blue", "b"), one("hSD01-003", "x")],
        }
    )
    s.do("collab", "subaru")
    s.do(answer)
    if answer == "yes":
        assert s.choices() == {"r", "b"}
        s.pick("b")
        assert s.choices() == {"choco", "subaru", "okayu"}
        s.pick("okayu")
    assert (s.cheers("okayu"), s.prompt) == (["blue"] if answer == "yes" else [], "main")


@rule("hocg:13.2.1")
@played("hSD04-010", "collab_effect1")
def test_010_does_not_ask_beside_anybody_else() -> None:
    s = Scene({"center": one("hSD03-002", "okayu"), "back": [one("hSD04-010", "subaru")], "archive": ["red"]})
    s.do("collab", "subaru")
    assert s.prompt == "main"


@rule("hocg:5.8.1", "hocg:5.11.1", "hocg:13.2.1")
@played("hSD04-011", "collab_effect1")
def test_011_trades_a_card_of_the_holo_power_for_one_of_the_hand() -> None:
    s = Scene(
        {
            "back": [one("hSD04-011", "luna")],
            "power": [one("hSD01-016", "old")],
            "deck": [one("hSD01-003", "top"), "hSD01-003"],
            "hand": [one("hSD01-021", "mine")],
        }
    )
    s.do("collab", "luna")
    assert s.choices() == {"old", "top"}
    s.pick("old")
    assert s.known("old") == 3
    assert s.choices() == {"old", "mine"}
    s.pick("mine")
    assert (s.lies("old"), s.lies("mine"), s.lies("top"), s.prompt) == ("hand", "power", "power", "main")


# --- support cards


@rule("hocg:5.9.1", "hocg:10.7.2.3.2", "hocg:5.11.2")
@played("hSD04-012", "text")
def test_012_takes_any_number_of_the_three_of_the_top_four() -> None:
    top = [one("hSD04-010", "subaru"), one("hSD03-010", "korone"), one("hSD04-011", "luna"), one("hSD04-009", "choco")]
    s = Scene({"hand": [one("hSD04-012", "event")], "deck": [*top, one("hSD04-002", "fifth")]})
    s.do("play", "event")
    assert s.choices() == {"subaru", "luna", "choco"}
    s.pick("subaru", "luna", "choco")
    if s.options("done"):
        s.do("done")
    assert (s.count("hand"), s.known("luna"), s.pile("deck")) == (3, 3, ["fifth", "korone"])


@rule("hocg:10.7.2.4.1")
@pytest.mark.parametrize(("others", "why"), [(6, ""), (7, "hocg:10.7.2.4.1")])
@played("hSD04-012", "text")
def test_012_needs_a_hand_of_six_or_fewer_besides_itself(others: int, why: str) -> None:
    s = Scene({"hand": [one("hSD04-012", "event"), f"hSD02-002 x{others}"]})
    assert s.why_not("play", "event") == why


def omurice(cook: str) -> Scene:
    return Scene(
        {
            "center": one("hSD03-002", "eater", cheers=["blue"], damage=50),
            "collab": one("hSD03-002", "hurt", cheers=["blue"], damage=10),
            "back": [one(cook, "cook")],
            "hand": [one(OMURICE, "food")],
        },
        {"center": one(FOE, "foe")},
    )


@rule("hocg:5.23.1", "hocg:5.23.1.1", "hocg:12.2.4.4")
@pytest.mark.parametrize(("cook", "dealt"), [("hSD04-002", 50), ("hSD02-011", 50), ("hSD04-010", 30)])
@played("hSD04-013", "text")
def test_013_restores_the_chosen_one_and_strengthens_it_beside_a_cook(cook: str, dealt: int) -> None:
    s = omurice(cook)
    s.do("play", "food")
    assert s.choices() == {"eater", "hurt"}  # whoever is undamaged has no use for it
    s.pick("eater")
    assert (s.mem("eater").damage, s.mem("hurt").damage) == (30, 10)
    s.use("eater", "foe")
    assert s.mem("foe").damage == dealt
    s.use("hurt", "foe")
    assert s.mem("foe").damage == dealt + 30


@rule("hocg:10.7.2.3.7")
@played("hSD04-013", "text")
def test_013_is_not_played_when_nobody_is_damaged() -> None:
    s = Scene({"center": one("hSD04-002", "cook"), "hand": [one(OMURICE, "food")]})
    assert s.why_not("play", "food") == "hocg:10.7.2.3.7"


@rule("hocg:10.1.1.3", "hocg:11.3.1")
@pytest.mark.parametrize(("damage", "place"), [(40, "center"), (50, "gone")])
@played("hSD04-014", "text")
def test_014_gives_twenty_hp(damage: int, place: str) -> None:
    s = Scene(
        {"center": one("hSD04-003", "holder", damage=damage, attached=["hSD04-014"])},
        {"center": one("hSD02-002", "foe", cheers=["red"])},
        active="B",
    )
    s.use("foe", "holder")
    assert s.place("holder") == place


@rule("hocg:5.19.1", "hocg:5.23.1", "hocg:10.8.1")
@pytest.mark.parametrize(
    ("debut", "bloom", "held", "left"),
    [
        ("hSD04-002", "hSD04-005", ["hSD04-014"], 30),
        ("hSD03-002", "hSD03-005", ["hSD04-014"], 50),
        ("hSD04-002", "hSD04-005", [], 50),
    ],
)
@played("hSD04-014", "text")
def test_014_restores_choco_who_carries_it_when_she_blooms(debut: str, bloom: str, held: list[str], left: int) -> None:
    s = Scene(
        {
            "center": one(debut, "me", damage=50, attached=held),
            "back": [one("hSD04-002", "other", damage=50)],
            "hand": [one(bloom, "bloom")],
        }
    )
    s.do("bloom", "bloom", "me")
    assert (s.mem("me").damage, s.mem("other").damage, s.prompt) == (left, 50, "main")
