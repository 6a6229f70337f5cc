"""hSD06: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

# --- hSD06-001 Kazama Iroha, Oshi


@played("hSD06-001", "skill")
@rule("hocg:12.1.3", "hocg:12.2.4.4")
@pytest.mark.parametrize(("center", "dealt"), [("hSD06-002", 40), ("hSD06-009", 20)])
def test_001_strengthens_a_green_center_only(center: str, dealt: int) -> None:
    s = Scene(
        {"oshi": "hSD06-001", "power": 2, "center": one(center, "me", cheers=["green"])},
        {"center": one("Spare", "foe")},
    )
    s.do("skill", 0)
    s.use("me", "foe")
    assert (s.mem("foe").damage, s.count("power")) == (dealt, 0)


@played("hSD06-001", "sp")
@rule("hocg:5.23.1", "hocg:5.23.1.1", "hocg:12.1.3")
def test_001_sp_restores_all_green_holomem() -> None:
    s = Scene(
        {
            "oshi": "hSD06-001",
            "power": 1,
            "center": one("hSD06-002", "center", damage=30),
            "collab": one("hSD06-004", "collab", damage=10),
            "back": [one("hSD06-003", "back"), one("hSD06-009", "red", damage=30)],
        },
        {"center": one("hSD06-002", "theirs", damage=30)},
    )
    s.do("skill", 1)
    assert [s.mem(x).damage for x in ("center", "collab", "back", "red", "theirs")] == [10, 0, 0, 30, 30]
    assert (s.count("power"), s.why_not("skill", 1)) == (0, "hocg:12.1.3")


@played("hSD06-001", "sp")
@rule("hocg:8.5.1.2", "hocg:10.7.2.3.4")
def test_001_sp_may_be_used_with_nobody_damaged_and_is_used_up() -> None:
    s = Scene({"oshi": "hSD06-001", "power": 3, "center": one("hSD06-002", "center")})
    s.do("skill", 1)
    assert s.why_not("skill", 1) == "hocg:8.5.1.2"


# --- hSD06-002 Kazama Iroha


@played("hSD06-002", "collab_effect1")
@rule("hocg:13.2.1", "hocg:5.23.1")
def test_002_restores_one_holomem() -> None:
    s = Scene(
        {
            "center": one("hSD06-009", "center", damage=20),
            "back": [one("hSD06-002", "iroha", damage=30), one("hSD06-008", "fine")],
        },
        {"center": one("Spare", "foe", damage=50)},
    )
    s.do("collab", "iroha")
    assert s.choices() == {"center", "iroha", "fine"}  # an undamaged one may be chosen (G-04)
    s.pick("iroha")
    assert [s.mem(x).damage for x in ("center", "iroha", "foe")] == [20, 20, 50]


# --- hSD06-003 Kazama Iroha


@played("hSD06-003", "art1")
@rule("hocg:12.2.4.3")
@pytest.mark.parametrize(("center", "own", "dealt"), [(10, 0, 40), (0, 20, 30)])
def test_003_in_collab_is_stronger_beside_a_hurt_center(center: int, own: int, dealt: int) -> None:
    s = Scene(
        {
            "center": one("hSD06-009", "center", damage=center),
            "collab": one("hSD06-003", "iroha", cheers=["green"], damage=own),
        },
        {"center": one("Spare", "foe", damage=10)},
    )
    s.use("iroha", "foe")
    assert s.mem("foe").damage == 10 + dealt


@played("hSD06-003", "art1")
@rule("hocg:12.2.4.3", "hocg:rb.term.damage-counter")
def test_003_more_hp_is_no_damage_and_itself_may_be_the_center() -> None:
    s = Scene(
        {"center": one("hSD06-003", "iroha", cheers=["green"], attached=["hSD06-012"], damage=10)},
        {"center": one("Spare", "foe")},
    )
    s.use("iroha", "foe")  # 110 HP, 100 left: more than printed, and reduced all the same
    assert s.mem("foe").damage == 40


# --- hSD06-005 Kazama Iroha


@played("hSD06-005", "bloom_effect1")
@rule("hocg:13.3.1", "hocg:5.21.1")
def test_005_sends_the_top_cheer_to_a_holox() -> None:
    s = Scene(
        {
            "center": one("hSD06-002", "iroha"),
            "back": [one("hSD06-010", "laplus"), one("hSD01-003", "sora")],
            "hand": [one("hSD06-005", "first")],
            "cheer_deck": ["red", "green"],
        }
    )
    s.do("bloom", "first", "iroha")
    assert s.choices() == {"iroha", "laplus"}
    s.pick("laplus")
    assert (s.cheers("laplus"), s.prompt) == (["red"], "main")


# --- hSD06-006 Kazama Iroha, Buzz


@played("hSD06-006", "bloom_effect1")
@rule("hocg:13.3.1", "hocg:5.11.2", "hocg:5.6.1")
def test_006_finds_chakimaru_or_pokobe() -> None:
    s = Scene(
        {
            "center": one("hSD06-003", "iroha"),
            "hand": [one("hSD06-006", "buzz")],
            "deck": [one("hSD06-011", "tool"), one("hSD06-012", "mascot"), one("hSD05-014", "banpen"), "hSD06-002"],
            "shuffles": [["banpen"]],
        }
    )
    s.do("bloom", "buzz", "iroha")
    assert s.choices() == {"tool", "mascot"}
    s.pick("mascot")
    assert (s.lies("mascot"), s.known("mascot"), s.lies("tool"), s.prompt) == ("hand", 3, "deck", "main")
    s.done()


@played("hSD06-006", "bloom_effect1")
@rule("hocg:10.7.2.3.5")
def test_006_may_find_nothing() -> None:
    s = Scene(
        {"center": one("hSD06-003", "iroha"), "hand": [one("hSD06-006", "buzz")], "deck": [one("hSD06-011", "tool")]}
    )
    s.do("bloom", "buzz", "iroha")
    s.do("done")
    assert s.lies("tool") == "deck"


@played("hSD06-006", "extra")
@rule("hocg:2.11.2.2")
def test_006_costs_two_life_when_downed() -> None:
    s = Scene(
        {"center": one("hSD06-002", "me", cheers=["green"])},
        {"center": one("hSD06-006", "buzz", damage=210), "back": one("hSD06-004", "next"), "life": 4},
    )
    s.use("me", "buzz")
    assert s.count("life", B) == 2


# --- hSD06-007 Kazama Iroha


@played("hSD06-007", "bloom_effect1")
@rule("hocg:13.3.1", "hocg:5.23.1")
def test_007_restores_one_holox() -> None:
    s = Scene(
        {
            "center": one("hSD06-004", "iroha", damage=50),
            "back": [one("hSD06-009", "lui", damage=40), one("hSD01-003", "sora", damage=40)],
            "hand": [one("hSD06-007", "second")],
        }
    )
    s.do("bloom", "second", "iroha")
    assert s.choices() == {"iroha", "lui"}
    s.pick("lui")
    assert [s.mem(x).damage for x in ("iroha", "lui", "sora")] == [50, 10, 40]


@played("hSD06-007", "art1")
@rule("hocg:12.2.4.3")
@pytest.mark.parametrize(("elsewhere", "dealt"), [(2, 120), (1, 70)])
def test_007_is_stronger_with_five_cheers_on_the_stage(elsewhere: int, dealt: int) -> None:
    s = Scene(
        {
            "center": one("hSD06-007", "iroha", cheers=["green x3"]),
            "back": one("hSD01-003", "sora", cheers=[f"white x{elsewhere}"]),
        },
        {"center": one("Spare", "foe", cheers=["blue x5"])},
    )
    s.use("iroha", "foe")
    assert s.mem("foe").damage == dealt


# --- hSD06-008 Hakui Koyori


@played("hSD06-008", "collab_effect1")
@rule("hocg:13.2.1", "hocg:5.7.1")
@pytest.mark.parametrize(("center", "hand", "drawn"), [("hSD06-009", 5, 1), ("hSD06-009", 6, 0), ("hSD01-003", 5, 0)])
def test_008_draws_beside_a_holox_center_with_five_cards_or_fewer(center: str, hand: int, drawn: int) -> None:
    s = Scene({"center": center, "back": one("hSD06-008", "koyori"), "hand": [f"hSD06-002 x{hand}"]})
    s.do("collab", "koyori")
    assert s.count("hand") == hand + drawn


# --- hSD06-009 Takane Lui


@played("hSD06-009", "art1")
@rule("hocg:12.2.4.3", "hocg:rb.term.return-hand")
@pytest.mark.parametrize(("answer", "where"), [("yes", "hand"), ("no", "archive")])
def test_009_may_return_a_holox_debut(answer: str, where: str) -> None:
    s = Scene(
        {
            "center": one("hSD06-009", "lui", cheers=["green"]),
            "archive": [
                one("hSD06-002", "debut"),
                one("hSD06-010", "laplus"),
                one("hSD06-005", "first"),
                one("hSD01-003", "sora"),
            ],
        },
        {"center": one("Spare", "foe")},
    )
    s.use("lui", "foe")
    s.do(answer)
    if answer == "yes":
        assert s.choices() == {"debut", "laplus"}
        s.pick("laplus")
    assert (s.lies("laplus"), s.lies("debut"), s.mem("foe").damage) == (where, "archive", 20)


@played("hSD06-009", "art1")
@rule("hocg:12.2.4.3", "hocg:10.7.2.3.4")
def test_009_does_not_ask_without_one() -> None:
    s = Scene(
        {"center": one("hSD06-009", "lui", cheers=["green"]), "archive": ["hSD06-005"]}, {"center": one("Spare", "foe")}
    )
    s.use("lui", "foe")
    assert (s.prompt, s.count("hand")) == ("perform", 0)


# --- hSD06-010 La+ Darknesss


def banquet(*skills: int, where: str = "collab") -> int:
    """The damage of Banquet of Madness after these skills were used in the main phase."""
    s = Scene(
        {
            "oshi": "hSD06-001",
            "power": 3,
            "center": "hSD01-003",
            **{where: one("hSD06-010", "laplus", cheers=["green"])},
        },
        {"center": one("Spare", "foe")},
    )
    for skill in skills:
        s.do("skill", skill)
    s.use("laplus", "foe")
    return s.mem("foe").damage


@played("hSD06-010", "art1")
@rule("hocg:12.2.4.3", "hocg:12.1.2")
@pytest.mark.parametrize(("skills", "dealt"), [((1,), 80), ((0, 1), 80), ((0,), 30), ((), 30)])
def test_010_is_stronger_after_the_sp_skill(skills: tuple[int, ...], dealt: int) -> None:
    assert banquet(*skills) == dealt


@played("hSD06-010", "art1")
@rule("hocg:12.2.4.3", "hocg:10.3.2")
def test_010_only_in_the_collab_position() -> None:
    assert banquet(1, where="center") == 30


@played("hSD06-010", "art1")
@rule("hocg:12.2.4.3", "hocg:8.5.1.2")
def test_010_asks_for_the_sp_skill_of_this_turn() -> None:
    s = Scene(
        {
            "oshi": "hSD06-001",
            "power": 1,
            "center": one("hSD01-003", "sora"),
            "back": [one("hSD06-010", "laplus", cheers=["green"])],
            "cheer_deck": 0,
        },
        {"center": one("Spare", "foe"), "cheer_deck": 0},
    )
    s.do("skill", 1)
    while s.t.active == A:
        s.do("pass")
    while s.t.active == B:
        s.do("pass")
    s.do("collab", "laplus")
    s.use("laplus", "foe")
    assert s.mem("foe").damage == 30


@played("hSD06-010", "art1")
@rule("hocg:12.2.4.3", "hocg:12.1.5.3")
def test_010_an_sp_skill_used_outside_the_main_phase_does_not_count() -> None:
    s = Scene(
        {
            "oshi": "hSD03-001",
            "power": 5,
            "center": one("hSD03-006", "okayu", cheers=["blue x4"]),
            "collab": one("hSD06-010", "laplus", cheers=["green"]),
        },
        {"center": one("Spare", "foe"), "back": one("Spare", "back")},
    )
    s.use("okayu", "foe", 2)
    s.do("yes")  # archive a cheer: special damage to the center and to the back
    s.answer(s.options("pick")[0])
    s.do("yes")  # the SP skill answers that
    assert s.mem("back").damage > 50
    before = s.mem("foe").damage
    s.use("laplus", "foe")
    assert s.mem("foe").damage == before + 30


# --- hSD06-011 Chakimaru


@played("hSD06-011", "text")
@rule("hocg:5.19.1", "hocg:12.2.4.4")
@pytest.mark.parametrize(("holder", "dealt"), [("hSD06-002", 30), ("hSD06-009", 30)])
def test_011_arts_for_anybody(holder: str, dealt: int) -> None:
    s = Scene(
        {"center": one(holder, "holder", cheers=["green"]), "hand": [one("hSD06-011", "tool")]},
        {"center": one("Spare", "foe")},
    )
    s.do("play", "tool", "holder")
    s.use("holder", "foe")
    assert s.mem("foe").damage == dealt


def strike_back(holder: str, **attacker: object) -> Scene:
    """A attacks B's holder of Chakimaru: 30 damage from the center, 20 from the collab."""
    return Scene(
        {
            "center": one("hSD06-010", "center", cheers=["green"], **attacker),
            "collab": one("hSD06-009", "collab", cheers=["green"]),
            "back": one("hSD06-004", "next"),
            "life": 4,
        },
        {"center": one(holder, "holder", attached=["hSD06-011"])},
    )


@played("hSD06-011", "text")
@rule("hocg:5.19.1", "hocg:rb.timing.takes-damage", "hocg:12.1.4")
@pytest.mark.parametrize(
    ("holder", "back"), [("hSD06-004", 20), ("hSD06-007", 20), ("hSD06-006", 20), ("hSD06-002", 0), ("hSD05-007", 0)]
)
def test_011_a_first_or_greater_iroha_strikes_back_once_a_turn(holder: str, back: int) -> None:
    s = strike_back(holder)
    s.use("center", "holder")
    assert s.mem("center").damage == back
    s.use("collab", "holder")
    assert s.mem("center").damage == back


@played("hSD06-011", "text")
@rule("hocg:rb.timing.takes-damage", "hocg:rb.term.special-damage")
def test_011_special_damage_is_damage_too() -> None:
    s = Scene(
        {"center": one("hSD06-002", "center"), "back": one("hSD05-012", "ao")},
        {"center": "Spare", "back": one("hSD06-004", "holder", attached=["hSD06-011"])},
    )
    s.do("collab", "ao")
    s.pick("holder")
    assert (s.mem("holder").damage, s.mem("center").damage) == (10, 20)


@played("hSD06-011", "text")
@rule("hocg:11.3.1.2", "hocg:5.19.1")
def test_011_a_down_by_it_costs_no_life() -> None:
    s = strike_back("hSD06-004", damage=40)
    s.use("center", "holder")
    assert (s.place("center"), s.prompt, s.count("life", A)) == ("gone", "perform", 4)


@played("hSD06-011", "text")
@rule("hocg:5.19.1", "hocg:10.3.3")
def test_011_not_in_its_players_own_turn() -> None:
    s = Scene(
        {"center": one("hSD06-004", "holder", cheers=["green x2"], attached=["hSD06-011"])},
        {"center": one("hSD06-004", "foe", attached=["hSD06-011"])},
    )
    s.use("holder", "foe")
    assert (s.mem("foe").damage, s.mem("holder").damage) == (70, 20)  # theirs answers, ours does not answer that


@played("hSD06-011", "text")
@rule("hocg:5.17.3.1")
def test_011_is_one_tool_per_holomem() -> None:
    s = Scene(
        {
            "center": one("hSD06-002", "holder", attached=["hBP01-114"]),
            "back": one("hSD06-004", "free", attached=["hSD06-012"]),
            "hand": [one("hSD06-011", "tool")],
        }
    )
    assert s.why_not("play", "tool", "holder") != ""
    assert s.why_not("play", "tool", "free") == ""


# --- hSD06-012 Pokobe


@played("hSD06-012", "text")
@rule("hocg:5.19.1", "hocg:10.10.1.4")
@pytest.mark.parametrize(("holder", "hp"), [("hSD06-002", 110), ("hSD06-009", 90)])
def test_012_hp_for_anybody_and_more_for_iroha(holder: str, hp: int) -> None:
    for damage, stays in ((hp - 1, True), (hp, False)):
        s = Scene(
            {"center": one(holder, "holder", damage=damage - 10, attached=["hSD06-012"]), "back": "hSD06-004"},
            {"center": one("hSD06-008", "foe", cheers=["white"])},
            active="B",
        )
        s.use("foe", "holder")  # 10 damage
        assert (s.place("holder") == "center") == stays


@played("hSD06-012", "text")
@rule("hocg:5.17.3.2")
def test_012_is_one_mascot_per_holomem() -> None:
    s = Scene({"center": one("hSD06-002", "holder", attached=["hSD05-014"]), "hand": [one("hSD06-012", "mascot")]})
    assert s.why_not("play", "mascot", "holder") != ""
