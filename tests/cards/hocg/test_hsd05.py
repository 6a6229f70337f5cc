"""hSD05: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Names, Printed
from kaimaku.games.hocg.lang import HOLDER, OPP_TURN, TAKES, TURN, SpecialDamage, attached, card
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

card(  # hurts its own holder once when it is hurt
    "tSD05-001",
    attached(SpecialDamage(10, HOLDER), on=TAKES(HOLDER), turn=OPP_TURN, limit=TURN),
    printed=Printed(number="tSD05-001", kind="support", name=Names("Thorn", "とげ"), support="tool", attach_limit=1),
)

# --- hSD05-001 Todoroki Hajime, Oshi


@played("hSD05-001", "skill")
@rule("hocg:12.1.3", "hocg:12.2.4.4", "hocg:8.5.1.1")
@pytest.mark.parametrize(("center", "dealt"), [("hSD05-002", 50), ("hSD05-010", 20)])
def test_001_strengthens_a_white_center_only(center: str, dealt: int) -> None:
    s = Scene(
        {"oshi": "hSD05-001", "power": 4, "center": one(center, "me", cheers=["white"])},
        {"center": one("Spare", "foe")},
    )
    s.do("skill", 0)
    assert (s.count("power"), s.why_not("skill", 0)) == (2, "hocg:8.5.1.1")
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


@played("hSD05-001", "skill")
@rule("hocg:7.7.2")
def test_001_strength_ends_with_the_turn() -> None:
    s = Scene(
        {"oshi": "hSD05-001", "power": 2, "center": one("hSD05-002", "me", cheers=["white"]), "cheer_deck": 0},
        {"center": one("Spare", "foe"), "cheer_deck": 0},
    )
    s.do("skill", 0)
    while s.t.active == A:
        s.do("pass")
    while s.t.active == B:
        s.do("pass")
    s.use("me", "foe")
    assert s.mem("foe").damage == 30


def struck(victim: str, power: int = 1) -> Scene:
    """B has the Oshi; A's Raden hits for 20."""
    s = Scene(
        {"center": one("hSD05-010", "raden", cheers=["white"])},
        {"oshi": "hSD05-001", "power": power, "center": one(victim, "victim"), "back": one("hSD05-004", "friend")},
    )
    s.use("raden", "victim")
    return s


@played("hSD05-001", "sp")
@rule("hocg:12.1.5.1", "hocg:rb.term.takes-minus", "hocg:rb.timing.would-take-damage")
def test_001_sp_lowers_the_damage_a_white_holomem_would_take() -> None:
    s = struck("hSD05-004")
    assert (s.t.asked[0], s.prompt) == (B, "replacement")
    s.replace()
    assert (s.mem("victim").damage, s.count("power", B)) == (0, 0)


@played("hSD05-001", "sp")
@rule("hocg:12.1.5.1", "hocg:10.2.1.3.2")
def test_001_sp_need_not_be_used() -> None:
    s = struck("hSD05-004")
    s.do("pass")
    assert (s.mem("victim").damage, s.count("power", B)) == (20, 1)


@played("hSD05-001", "sp")
@rule("hocg:12.1.5.1", "hocg:2.4.1")
def test_001_sp_is_not_for_a_holomem_of_another_color() -> None:
    s = struck("hSD05-011")
    assert (s.mem("victim").damage, s.t.asked[0]) == (20, A)


@played("hSD05-001", "sp")
@rule("hocg:12.1.5.1", "hocg:12.1.3")
def test_001_sp_needs_its_holo_power() -> None:
    assert struck("hSD05-004", power=0).mem("victim").damage == 20


@played("hSD05-001", "sp")
@rule("hocg:12.1.5.1", "hocg:rb.term.takes-minus")
def test_001_sp_works_on_special_damage_and_once_a_game() -> None:
    s = Scene(
        {
            "center": one("hSD05-010", "raden", cheers=["white"]),
            "back": one("hSD05-012", "ao"),
        },
        {"oshi": "hSD05-001", "power": 3, "center": one("hSD05-004", "victim"), "back": []},
    )
    s.do("collab", "ao")
    s.replace()
    assert s.mem("victim").damage == 0
    s.use("raden", "victim")
    assert (s.mem("victim").damage, s.count("power", B)) == (20, 2)


@played("hSD05-001", "sp")
@rule("hocg:12.1.5.1", "hocg:12.1.5.4")
def test_001_sp_is_not_used_in_ones_own_turn() -> None:
    s = Scene(
        {"oshi": "hSD05-001", "power": 1, "center": one("hSD05-002", "me", cheers=["white"])},
        {"center": one("hSD06-004", "iroha", attached=["hSD06-011"])},
    )
    s.use("me", "iroha")
    assert (s.mem("me").damage, s.count("power")) == (20, 1)  # Chakimaru strikes back in A's turn


@played("hSD05-001", "sp")
@rule("hocg:12.1.5.1", "hocg:10.13.3")
def test_001_sp_is_not_for_damage_of_ones_own() -> None:
    s = Scene(
        {"center": one("hSD05-010", "raden", cheers=["white"])},
        {"oshi": "hSD05-001", "power": 1, "center": one("hSD05-004", "victim", attached=["tSD05-001"])},
    )
    s.use("raden", "victim")
    s.do("pass")  # the damage from the opponent; the tool's own is not asked about
    assert (s.mem("victim").damage, s.t.asked[0], s.count("power", B)) == (30, A, 1)


# --- hSD05-003 Todoroki Hajime


@played("hSD05-003", "collab_effect1")
@rule("hocg:13.2.1", "hocg:12.2.4.4")
@pytest.mark.parametrize(("center", "dealt"), [("hSD05-010", 30), ("hSD01-003", 30)])
def test_003_strengthens_a_regloss_center(center: str, dealt: int) -> None:
    s = Scene(
        {"center": one(center, "center", cheers=["white"]), "back": one("hSD05-003", "hajime", cheers=["white"])},
        {"center": one("Spare", "foe")},
    )
    s.do("collab", "hajime")
    s.use("center", "foe")
    assert s.mem("foe").damage == dealt  # Raden has 20 printed, Sora 30
    s.use("hajime", "foe")
    assert s.mem("foe").damage == dealt + 30  # and itself gets nothing


# --- hSD05-006 Todoroki Hajime


@played("hSD05-006", "art2")
@rule("hocg:12.2.4.3", "hocg:2.1.2")
@pytest.mark.parametrize(
    ("back", "dealt"),
    [
        (["hSD05-010", "hSD05-011"], 70),  # itself is one of the three
        (["hSD05-010", "hSD05-004"], 50),  # three holomem, two names
        (["hSD05-010", "hSD01-003"], 50),  # three names, two with the tag
        (["hSD05-010", "hSD05-011", "hSD05-012", "hSD05-013"], 70),  # once, however many
    ],
)
def test_006_is_stronger_beside_three_different_regloss(back: list[str], dealt: int) -> None:
    s = Scene(
        {"center": one("hSD05-006", "hajime", cheers=["white x2"]), "back": back},
        {"center": one("Spare", "foe"), "back": ["hSD05-012", "hSD05-013"]},
    )
    s.use("hajime", "foe", 2)
    assert s.mem("foe").damage == dealt


# --- hSD05-007 Todoroki Hajime


@played("hSD05-007", "bloom_effect1")
@rule("hocg:13.3.1", "hocg:5.7.1")
def test_007_draws_a_card_on_bloom() -> None:
    s = Scene(
        {
            "center": one("hSD05-002", "hajime"),
            "hand": [one("hSD05-007", "first")],
            "deck": {"top": [one("hSD05-010", "top")]},
        }
    )
    s.do("bloom", "first", "hajime")
    assert (s.lies("top"), s.count("hand"), s.prompt) == ("hand", 1, "main")


# --- hSD05-008 Todoroki Hajime, Buzz


@played("hSD05-008", "art1")
@rule("hocg:12.2.4.3", "hocg:10.9.1")
def test_008_strengthens_one_regloss_debut() -> None:
    s = Scene(
        {
            "center": one("hSD05-008", "buzz", cheers=["white x2"]),
            "collab": one("hSD05-010", "raden", cheers=["white"]),
            "back": [one("hSD05-011", "ririka"), one("hSD01-003", "sora"), one("hSD05-007", "first")],
        },
        {"center": one("Spare", "foe")},
    )
    s.use("buzz", "foe")
    assert s.choices() == {"raden", "ririka"}
    s.pick("raden")
    assert s.mem("foe").damage == 50
    s.use("raden", "foe")
    assert s.mem("foe").damage == 50 + 60


@played("hSD05-008", "art1")
@rule("hocg:12.2.4.3", "hocg:10.7.2.3.4")
def test_008_may_be_used_without_such_a_debut() -> None:
    s = Scene({"center": one("hSD05-008", "buzz", cheers=["white x2"])}, {"center": one("Spare", "foe")})
    s.use("buzz", "foe")
    assert (s.mem("foe").damage, s.prompt) == (50, "perform")


@played("hSD05-008", "extra")
@rule("hocg:2.11.2.2")
def test_008_costs_two_life_when_downed() -> None:
    s = Scene(
        {"center": one("hSD05-002", "me", cheers=["white"])},
        {"center": one("hSD05-008", "buzz", damage=220), "back": one("hSD05-004", "next"), "life": 4},
    )
    s.use("me", "buzz")
    assert (s.place("buzz"), s.count("life", B)) == ("gone", 2)


# --- hSD05-009 Todoroki Hajime


@played("hSD05-009", "bloom_effect1")
@rule("hocg:13.3.1", "hocg:5.11.2", "hocg:5.6.1")
def test_009_finds_a_regloss_debut_or_first() -> None:
    s = Scene(
        {
            "center": one("hSD05-005", "hajime"),
            "hand": [one("hSD05-009", "second")],
            "deck": [
                one("hSD05-010", "debut"),
                one("hSD05-007", "first"),
                one("hSD05-008", "buzz"),
                one("hSD05-009", "too high"),
                one("hSD01-003", "other debut"),
                one("hSD05-014", "mascot"),
            ],
            "shuffles": [["mascot", "first"]],
        }
    )
    s.do("bloom", "second", "hajime")
    assert s.choices() == {"debut", "first", "buzz"}
    s.pick("debut")
    assert (s.lies("debut"), s.known("debut"), s.pile("deck")[:2]) == ("hand", 3, ["mascot", "first"])
    s.done()


@played("hSD05-009", "bloom_effect1")
@rule("hocg:10.7.2.3.5")
def test_009_may_find_nothing() -> None:
    s = Scene(
        {"center": one("hSD05-005", "h"), "hand": [one("hSD05-009", "second")], "deck": [one("hSD05-010", "debut")]}
    )
    s.do("bloom", "second", "h")
    s.do("done")
    assert (s.lies("debut"), s.prompt) == ("deck", "main")


@played("hSD05-009", "art1")
@rule("hocg:12.2.4.3", "hocg:rb.term.angle")
@pytest.mark.parametrize(("friend", "dealt"), [("hSD05-013", 110), ("hSD05-002", 80), ("hSD01-003", 80)])
def test_009_is_stronger_beside_a_regloss_of_another_name(friend: str, dealt: int) -> None:
    s = Scene(
        {"center": one("hSD05-009", "hajime", cheers=["white x3"]), "back": friend},
        {"center": one("Spare", "foe"), "back": "hSD05-012"},
    )
    s.use("hajime", "foe")
    assert s.mem("foe").damage == dealt


# --- hSD05-010 Juufuutei Raden


@played("hSD05-010", "art1")
@rule("hocg:12.2.4.3", "hocg:5.21.1")
@pytest.mark.parametrize(("answer", "sent"), [("yes", ["red"]), ("no", [])])
def test_010_may_send_an_archived_cheer_to_a_regloss(answer: str, sent: list[str]) -> None:
    s = Scene(
        {
            "center": one("hSD05-010", "raden", cheers=["white"]),
            "back": [one("hSD05-011", "ririka"), one("hSD01-003", "sora")],
            "archive": [one("red", "r"), one("white", "w"), one("hSD05-002", "card")],
        },
        {"center": one("Spare", "foe")},
    )
    s.use("raden", "foe")
    s.do(answer)
    if answer == "yes":
        assert s.choices() == {"r", "w"}
        s.pick("r")
        assert s.choices() == {"raden", "ririka"}
        s.pick("ririka")
    assert (s.cheers("ririka"), s.mem("foe").damage) == (sent, 20)


@played("hSD05-010", "art1")
@rule("hocg:12.2.4.3", "hocg:10.7.2.3.4")
def test_010_does_not_ask_without_an_archived_cheer() -> None:
    s = Scene(
        {"center": one("hSD05-010", "raden", cheers=["white"]), "archive": ["hSD05-002"]},
        {"center": one("Spare", "foe")},
    )
    s.use("raden", "foe")
    assert s.prompt == "perform"


# --- hSD05-011 Ichijou Ririka


@played("hSD05-011", "collab_effect1")
@rule("hocg:13.2.1", "hocg:5.7.1")
@pytest.mark.parametrize(
    ("center", "hand", "drawn"), [("hSD05-010", 5, 1), ("hSD05-010", 0, 1), ("hSD05-010", 6, 0), ("hSD01-003", 5, 0)]
)
def test_011_draws_beside_a_regloss_center_with_five_cards_or_fewer(center: str, hand: int, drawn: int) -> None:
    s = Scene({"center": center, "back": one("hSD05-011", "ririka"), "hand": [f"hSD05-002 x{hand}"] if hand else []})
    s.do("collab", "ririka")
    assert s.count("hand") == hand + drawn


# --- hSD05-012 Hiodoshi Ao


@played("hSD05-012", "collab_effect1")
@rule("hocg:13.2.1", "hocg:rb.term.special-damage")
def test_012_hits_a_center_or_a_back_holomem() -> None:
    s = Scene(
        {"back": one("hSD05-012", "ao")},
        {
            "center": one("hSD05-002", "center"),
            "collab": one("hSD05-003", "collab"),
            "back": [one("hSD05-004", "one"), one("hSD05-010", "two")],
        },
    )
    s.do("collab", "ao")
    assert s.choices() == {"center", "one", "two"}
    s.pick("two")
    assert [s.mem(x).damage for x in ("center", "collab", "one", "two")] == [0, 0, 0, 10]


# --- hSD05-013 Otonose Kanade


@played("hSD05-013", "collab_effect1")
@rule("hocg:13.2.1", "hocg:5.17.4.2")
def test_013_may_reattach_a_cheer_to_somebody_else() -> None:
    s = Scene(
        {
            "center": one("hSD05-002", "center", cheers=[one("white", "w")]),
            "back": [one("hSD05-013", "kanade", cheers=[one("yellow", "y")]), one("hSD05-004", "back")],
        }
    )
    s.do("collab", "kanade")
    s.do("yes")
    assert s.choices() == {"w", "y"}
    s.pick("y")
    assert s.choices() == {"center", "back"}
    s.pick("back")
    assert (s.cheers("kanade"), s.cheers("back")) == ([], ["yellow"])


@played("hSD05-013", "collab_effect1")
@rule("hocg:5.17.4.1", "hocg:5.17.4.2")
def test_013_never_to_itself_nor_to_who_has_it() -> None:
    s = Scene(
        {
            "center": one("hSD05-002", "center", cheers=[one("white", "w")]),
            "back": [one("hSD05-013", "kanade"), one("hSD05-004", "back")],
        }
    )
    s.do("collab", "kanade")
    s.do("yes")
    assert (s.cheers("back"), s.prompt) == (["white"], "main")  # the only cheer, the only other holomem


@played("hSD05-013", "collab_effect1")
@rule("hocg:13.2.1")
def test_013_need_not_reattach() -> None:
    s = Scene(
        {"center": one("hSD05-002", "center", cheers=["white"]), "back": [one("hSD05-013", "kanade"), "hSD05-004"]}
    )
    s.do("collab", "kanade")
    s.do("no")
    assert (s.cheers("center"), s.prompt) == (["white"], "main")


@played("hSD05-013", "collab_effect1")
@rule("hocg:13.2.1", "hocg:10.7.2.3.4")
def test_013_does_not_ask_without_a_cheer() -> None:
    s = Scene({"center": "hSD05-002", "back": one("hSD05-013", "kanade")})
    s.do("collab", "kanade")
    assert s.prompt == "main"


# --- hSD05-014 Banpen


@played("hSD05-014", "text")
@rule("hocg:10.3.4.2", "hocg:12.2.4.4")
@pytest.mark.parametrize(("holder", "dealt"), [("hSD05-003", 40), ("hSD05-010", 30)])
def test_014_arts_for_anybody(holder: str, dealt: int) -> None:
    s = Scene(
        {"center": one(holder, "holder", cheers=["white"]), "hand": [one("hSD05-014", "banpen")]},
        {"center": one("Spare", "foe")},
    )
    s.do("play", "banpen", "holder")
    s.use("holder", "foe")
    assert s.mem("foe").damage == dealt


@played("hSD05-014", "text")
@rule("hocg:5.19.1", "hocg:10.10.1.4")
@pytest.mark.parametrize(("holder", "hp"), [("hSD05-003", 80), ("hSD05-010", 80), ("hSD05-011", 70)])
def test_014_hp_for_hajime_alone(holder: str, hp: int) -> None:
    for damage, stays in ((hp - 1, True), (hp, False)):
        s = Scene(
            {"center": one(holder, "holder", damage=damage - 20, attached=["hSD05-014"]), "back": "hSD05-004"},
            {"center": one("hSD05-010", "foe", cheers=["white"])},
            active="B",
        )
        s.use("foe", "holder")  # 20 damage
        assert (s.place("holder") == "center") == stays


@played("hSD05-014", "text")
@rule("hocg:5.17.3.2")
def test_014_is_one_mascot_per_holomem() -> None:
    s = Scene(
        {
            "center": one("hSD05-003", "holder", attached=["hSD06-012"]),
            "back": one("hSD05-004", "free"),
            "hand": [one("hSD05-014", "banpen")],
        }
    )
    assert s.why_not("play", "banpen", "holder") != ""
    assert s.why_not("play", "banpen", "free") == ""
