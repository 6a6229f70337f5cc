"""hBP01, the Oshi and Amane Kanata: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Names, Printed, PrintedKeyword
from kaimaku.games.hocg.lang import BACK, TAKES, THIS, SpecialDamage, card, gift
from kaimaku.games.hocg.rules.stats import hp
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

FOE = "hSD02-008"  # 230 HP, red, Buzz
WHITE_FOE = "hSD01-006"  # 240 HP, white, Buzz

card(  # hurts its own friends when hurt
    "tBP01-thorns",
    gift(SpecialDamage(10, BACK), on=TAKES(THIS)),
    printed=Printed(
        number="tBP01-thorns",
        kind="holomem",
        name=Names("Thorns", "棘"),
        bloom="debut",
        hp=100,
        keywords=(PrintedKeyword("gift", Names("Test", "テスト")),),
    ),
)


# --- hBP01-001 Amane Kanata, Oshi


@rule("hocg:rb.term.set-hp", "hocg:12.1.3", "hocg:8.5.1.1")
@pytest.mark.parametrize("damage", [0, 180, 200, 220])
@played("hBP01-001", "skill")
def test_001_leaves_the_opposing_center_fifty_hp(damage: int) -> None:
    s = Scene(
        {"oshi": "hBP01-001", "power": 3, "center": one(FOE, "mine")},
        {"center": one(FOE, "foe", damage=damage), "collab": one(FOE, "beside")},
    )
    s.do("skill", 0)
    assert (s.mem("foe").damage, s.mem("beside").damage, s.mem("mine").damage) == (180, 0, 0)
    assert (s.count("power"), s.prompt) == (0, "main")


@rule("hocg:rb.term.set-hp", "hocg:10.11.2.1")
@played("hBP01-001", "skill")
def test_001_deals_no_damage_that_could_be_reduced_or_answered() -> None:
    """Q18, Q23, Q26, Q362: neither Zeta's gift nor Friend nor Upao speaks, and HP that Ankimo gives is HP."""
    s = Scene(
        {"oshi": "hBP01-001", "power": 3, "center": one(WHITE_FOE, "mine")},
        {
            "oshi": "hBP01-002",
            "power": 2,
            "center": one("hBP01-020", "mumei", attached=["hBP01-117"]),
            "collab": "hBP01-027",
        },
    )
    s.do("skill", 0)
    assert (s.mem("mumei").damage, s.t.asked, s.prompt) == (140, (A,), "main")
    s = Scene({"oshi": "hBP01-001", "power": 3}, {"center": one("hSD01-005", "sora", attached=["hBP01-118"])})
    s.do("skill", 0)
    assert hp(s.t, s.mem("sora")) - s.mem("sora").damage == 50


@rule("hocg:12.2.4.4", "hocg:7.7.2", "hocg:8.5.1.2")
@pytest.mark.parametrize(("chosen", "cheer", "dealt"), [("hBP01-021", "white", 130), ("hBP01-056", "red", 80)])
@played("hBP01-001", "sp")
def test_001_sp_gives_fifty_and_fifty_more_to_a_white_one(chosen: str, cheer: str, dealt: int) -> None:
    s = Scene(
        {
            "oshi": "hBP01-001",
            "power": 2,
            "center": one(chosen, "chosen", cheers=[cheer]),
            "collab": one("hBP01-021", "other", cheers=["white"]),
        },
        {"center": one(FOE, "foe")},
    )
    s.do("skill", 1)
    s.pick("chosen")
    s.use("other", "foe")
    assert s.mem("foe").damage == 30
    s.use("chosen", "foe")
    assert (s.mem("foe").damage, s.count("power")) == (30 + dealt, 0)


# --- hBP01-002 Nanashi Mumei, Oshi


def struck(mine: str, active: str = "B", **a: object) -> Scene:
    """A's center is struck for 60 in B's turn; or by its own axe in its own."""
    s = Scene(
        {
            "oshi": "hBP01-002",
            "power": 2,
            "center": one(mine, "mine", cheers=["white"], attached=["hBP01-114"]),
            "back": [one("hBP01-015", "friend")],
            **a,
        },
        {
            "center": one(WHITE_FOE, "foe", cheers=["white x2", "green"]),
            "collab": one("hSD01-003", "next", cheers=["white"]),
        },
        active=active,
    )
    if active == "B":
        s.use("foe", "mine", 2)
    else:
        s.use("mine", "foe")
    return s


@rule("hocg:12.1.5.1", "hocg:rb.term.takes-minus", "hocg:12.1.3")
@pytest.mark.parametrize(("use", "damage", "power"), [(True, 10, 0), (False, 60, 2)])
@played("hBP01-002", "skill")
def test_002_takes_fifty_off_the_damage_of_a_promise_holomem(use: bool, damage: int, power: int) -> None:
    s = struck("hBP01-029")
    assert (s.prompt, s.t.asked) == ("replacement", (A,))
    if use:
        s.replace()
    else:
        s.do("pass")
    assert (s.mem("mine").damage, s.count("power")) == (damage, power)
    s.use("next", "mine")
    if not use:  # declining spent nothing
        s.replace()
    assert s.mem("mine").damage == (40 if use else 60)


@rule("hocg:12.1.5.1")
@pytest.mark.parametrize(
    ("mine", "active", "damage"), [("hSD01-005", "B", 60), ("hBP01-015", "A", 10)], ids=["no Promise", "own turn"]
)
@played("hBP01-002", "skill")
def test_002_speaks_of_promise_in_the_opponents_turn_only(mine: str, active: str, damage: int) -> None:
    s = struck(mine, active)
    assert (s.mem("mine").damage, s.count("power"), s.prompt) == (damage, 2, "perform")


@rule("hocg:rb.timing.would-take-damage", "hocg:12.1.5.1")
@played("hBP01-002", "skill")
def test_002_answers_special_damage_too() -> None:
    s = Scene(
        {"oshi": "hBP01-002", "power": 2, "center": one("hBP01-029", "mine")},
        {"back": [one("hBP01-014", "kanata")]},
        active="B",
    )
    s.do("collab", "kanata")
    s.replace()
    assert (s.mem("mine").damage, s.count("power")) == (0, 0)


@rule("hocg:12.1.5.1", "hocg:10.11.2.3")
@played("hBP01-002", "skill")
def test_002_takes_it_off_one_of_those_that_are_hit_together() -> None:
    s = Scene(
        {"oshi": "hBP01-002", "power": 2, "center": WHITE_FOE, "back": [one("hBP01-028", "a"), one("hBP01-028", "b")]},
        {"center": one("hBP01-082", "kobo", cheers=["blue"]), "hand": [one("hBP01-086", "bloom")]},
        active="B",
    )
    s.do("bloom", "bloom", "kobo")
    s.do("yes")
    s.replace()
    assert sorted((s.mem("a").damage, s.mem("b").damage)) == [0, 10]
    assert (s.count("power"), s.prompt) == (0, "main")


@rule("hocg:12.1.5.1", "hocg:10.13.3")
@played("hBP01-002", "skill")
def test_002_is_silent_in_ones_own_turn_and_about_damage_of_ones_own_side() -> None:
    s = Scene(  # Upao strikes back
        {"oshi": "hBP01-002", "power": 2, "center": one("hBP01-015", "mine", cheers=["white"])},
        {"center": one("hBP01-009", "kanata", attached=["hBP01-116"])},
    )
    s.use("mine", "kanata")
    assert (s.mem("mine").damage, s.prompt) == (20, "perform")
    s = Scene(
        {"oshi": "hBP01-002", "power": 2, "center": one("tBP01-thorns", "thorns"), "back": [one("hBP01-015", "mine")]},
        {"center": one("hSD01-003", "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "thorns")
    assert (s.mem("mine").damage, s.count("power"), s.prompt) == (10, 2, "perform")


@rule("hocg:5.11.2", "hocg:5.6.1", "hocg:8.5.1.2")
@played("hBP01-002", "sp")
def test_002_sp_finds_an_event() -> None:
    s = Scene(
        {
            "oshi": "hBP01-002",
            "power": 2,
            "deck": [one("hBP01-108", "event"), one("hBP01-104", "item"), one("hBP01-015", "debut")],
        }
    )
    s.do("skill", 1)
    assert s.choices() == {"event"}
    s.pick("event")
    assert (s.lies("event"), s.known("event"), s.count("hand"), s.count("power")) == ("hand", 3, 1, 0)


# --- hBP01-003 Aki Rosenthal, Oshi


def forging(deck: list[object]) -> Scene:
    return Scene(
        {
            "oshi": "hBP01-003",
            "power": 2,
            "center": one("hBP01-032", "aki"),
            "back": [
                one("hBP01-038", "peko"),
                one("hSD01-003", "sora"),
                one("hBP01-044", "armed", attached=[one("hBP01-114", "old")]),
            ],
            "deck": deck,
        }
    )


@rule("hocg:5.17.2", "hocg:5.17.3.1", "hocg:5.6.1")
@played("hBP01-003", "skill")
def test_003_hands_a_stone_axe_to_a_green_holomem_without_a_tool() -> None:
    s = forging([one("hBP01-114", "axe"), one("hSD02-013", "other")])
    s.do("skill", 0)
    assert s.choices() == {"axe"}
    s.pick("axe")
    assert s.choices() == {"aki", "peko"}
    s.pick("peko")
    assert (s.has("peko", "axe"), s.known("axe"), s.count("deck"), s.count("power")) == (True, 3, 1, 0)


@rule("hocg:10.7.2.3.5", "hocg:4.1.2.3")
@played("hBP01-003", "skill")
def test_003_may_look_though_there_is_no_axe() -> None:
    """Q30."""
    s = forging([one("hSD02-013", "other")])
    s.do("skill", 0)
    if s.prompt == "pick":
        s.do("done")
    assert (s.prompt, s.lies("other"), s.count("power")) == ("main", "deck", 0)


@rule("hocg:5.23.2", "hocg:12.1.3")
@pytest.mark.parametrize(("green", "left"), [("hBP01-034", 0), ("hSD01-005", 130)])
@played("hBP01-003", "sp")
def test_003_sp_restores_all_hp_of_a_green_center(green: str, left: int) -> None:
    s = Scene(
        {
            "oshi": "hBP01-003",
            "power": 2,
            "center": one(green, "center", damage=130),
            "back": [one("hBP01-032", "back", damage=60)],
        }
    )
    s.do("skill", 1)
    assert (s.mem("center").damage, s.mem("back").damage, s.prompt) == (left, 60, "main")


# --- hBP01-008 Kobo Kanaeru, Oshi


def raining(**a: object) -> Scene:
    return Scene(
        {"oshi": "hBP01-008", "power": 1, **a},
        {"center": one(FOE, "center"), "collab": one(FOE, "collab"), "back": [one(FOE, "back")]},
    )


@rule("hocg:12.1.5.3", "hocg:rb.term.special-damage", "hocg:12.1.3")
@pytest.mark.parametrize("target", ["center", "collab", "back"])
@played("hBP01-008", "skill")
def test_008_strikes_anybody_when_a_blue_holomem_archives_a_cheer(target: str) -> None:
    s = raining(collab=one("hSD03-006", "okayu", cheers=["blue", "white"]))
    s.use("okayu", "center", 2)
    s.do("yes")
    before = {name: s.mem(name).damage for name in ("center", "collab", "back")}
    assert (s.prompt, s.t.asked) == ("may", (A,))
    s.do("yes")
    assert s.choices() == {"center", "collab", "back"}
    s.pick(target)
    after = {name: s.mem(name).damage for name in before}
    assert after == before | {target: before[target] + 20}
    assert s.count("power") == 0


@rule("hocg:12.1.5.3")
@played("hBP01-008", "skill")
def test_008_is_not_asked_for_cheers_archived_otherwise() -> None:
    s = raining(center=one("hSD03-005", "okayu", cheers=["blue x2"]))
    s.answer(s.options("baton")[0])
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.prompt, s.count("power"), s.count("archive")) == ("main", 1, 1)
    s = raining(center=one("hSD12-010", "bijou", cheers=["purple", "white"]), archive=["hBP01-009"])
    s.use("bijou", "center", 2)
    s.do("yes")
    assert (s.prompt, s.count("power")) == ("perform", 1)  # a purple holomem's


@rule("hocg:5.21.1", "hocg:1.3.5.2")
@pytest.mark.parametrize("receivers", [["kobo"], ["kobo", "zeta", "zeta"], ["zeta"] * 5])
@played("hBP01-008", "sp")
def test_008_sp_shares_out_one_to_five_cheers_among_id(receivers: list[str]) -> None:
    s = Scene(
        {
            "oshi": "hBP01-008",
            "power": 3,
            "center": one("hBP01-082", "kobo"),
            "back": [one("hBP01-024", "zeta"), one("hSD01-003", "sora")],
            "archive": [*(one("blue", f"c{i}") for i in range(6)), one("hBP01-015", "mumei")],
        }
    )
    s.do("skill", 1)
    assert s.choices() == {f"c{i}" for i in range(6)}
    assert not s.options("done")
    for i in range(len(receivers)):
        s.pick(f"c{i}")
    if len(receivers) < 5:
        s.do("done")
    for receiver in receivers:
        assert s.choices() == {"kobo", "zeta"}
        s.pick(receiver)
    assert (len(s.cheers("kobo")), len(s.cheers("zeta"))) == (receivers.count("kobo"), receivers.count("zeta"))
    assert (s.cheers("sora"), s.count("power"), s.prompt) == ([], 0, "main")


# --- hBP01-010, 012, 014 Amane Kanata


@rule("hocg:13.2.1", "hocg:12.2.4.4", "hocg:5.14.2")
@pytest.mark.parametrize(("center", "dealt"), [("hBP01-009", 70), ("hBP01-021", 40)])
@played("hBP01-010", "collab_effect1")
def test_010_strengthens_the_center_and_more_one_of_gen_4(center: str, dealt: int) -> None:
    s = Scene(
        {"center": one(center, "center", cheers=["white"]), "back": [one("hBP01-010", "me", cheers=["white"])]},
        {"center": one(FOE, "foe")},
    )
    s.do("collab", "me")
    s.use("me", "foe")
    assert s.mem("foe").damage == 20
    s.use("center", "foe")
    assert s.mem("foe").damage == 20 + dealt


@rule("hocg:5.14.2", "hocg:10.10.2")
@played("hBP01-010", "collab_effect1")
def test_010_what_it_gave_stays_though_the_center_blooms() -> None:
    """Q209."""
    s = Scene(
        {
            "center": one("hBP01-009", "center", cheers=["white"]),
            "back": [one("hBP01-010", "me")],
            "hand": [one("hBP01-011", "bloom")],
        },
        {"center": one(FOE, "foe")},
    )
    s.do("collab", "me")
    s.do("bloom", "bloom", "center")
    s.use("center", "foe")
    assert s.mem("foe").damage == 20 + 30


def blessing(dice: list[int]) -> Scene:
    s = Scene(
        {
            "center": one("hBP01-009", "kanata"),
            "back": [one("hSD01-003", "sora"), one("hBP01-044", "full", attached=["hSD02-014"])],
            "hand": [one("hBP01-012", "bloom")],
            "deck": [one("hBP01-116", "upao"), one("hBP01-117", "friend"), one("hBP01-114", "axe")],
        },
        dice=dice,
    )
    s.do("bloom", "bloom", "kanata")
    return s


@rule("hocg:13.3.1", "hocg:5.24.2", "hocg:5.17.2", "hocg:5.17.3.2")
@pytest.mark.parametrize("face", [1, 3])
@played("hBP01-012", "bloom_effect1")
def test_012_on_three_or_less_attaches_a_mascot_of_the_deck(face: int) -> None:
    s = blessing([face])
    s.do("yes")
    assert s.choices() == {"upao", "friend"}
    s.pick("friend")
    assert s.choices() == {"kanata", "sora"}
    s.pick("sora")
    assert (s.has("sora", "friend"), s.known("friend"), s.count("deck"), s.prompt) == (True, 3, 2, "main")


@rule("hocg:5.24.2")
@pytest.mark.parametrize(("dice", "answer"), [([4], "yes"), ([], "no")])
@played("hBP01-012", "bloom_effect1")
def test_012_finds_nothing_on_four_or_without_rolling(dice: list[int], answer: str) -> None:
    s = blessing(dice)
    s.do(answer)
    assert (s.prompt, s.count("deck")) == ("main", 3)
    s.done()


@rule("hocg:13.2.1", "hocg:rb.term.special-damage", "hocg:11.3.1.2")
@pytest.mark.parametrize(("damage", "life"), [(0, 3), (190, 1)])
@played("hBP01-014", "collab_effect1")
def test_014_strikes_the_center_and_a_down_costs_life(damage: int, life: int) -> None:
    """Q48; a Buzz costs two."""
    s = Scene(
        {"center": "hBP01-009", "back": [one("hBP01-014", "me")]},
        {"center": one(FOE, "foe", damage=damage), "collab": one(FOE, "beside"), "life": 3},
    )
    s.do("collab", "me")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.count("life", B), s.mem("beside").damage) == (life, 0)
    assert s.place("foe") == ("gone" if damage else "center") and (damage or s.mem("foe").damage == 50)


@rule("hocg:rb.term.life-minus", "hocg:11.3.1.1", "hocg:2.11.2.2")
@pytest.mark.parametrize(
    ("foe", "damage", "life"),
    [
        ("hSD01-005", 99, 3),  # 51 left: 49 over
        ("hSD01-005", 100, 2),  # 50 over
        ("hSD01-005", 40, 4),  # 110 left: not downed
        (WHITE_FOE, 190, 1),  # Q228: one and two
        (WHITE_FOE, 191, 1),
        (WHITE_FOE, 189, 2),
    ],
)
@played("hBP01-014", "art1")
@pytest.mark.parametrize("place", ["center", "collab"])
def test_014_takes_one_more_life_if_it_overshoots_by_fifty(foe: str, damage: int, life: int, place: str) -> None:
    s = Scene(
        {"center": one("hBP01-014", "me", cheers=["white x3"]), "life": 4},
        {place: one(foe, "foe", damage=damage), "back": [one("hSD01-003", "rest")], "life": 4},
    )
    s.use("me", "foe")
    while s.prompt in ("pick", "order"):
        s.answer((s.options("pick") or s.options("resolve"))[0])
    assert (s.count("life", B), s.count("life", A)) == (life, 4)
