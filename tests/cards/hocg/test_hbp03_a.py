"""hBP03, the Oshi: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Names, Printed
from kaimaku.games.hocg.lang import Draw, card, use
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.rule import rule

LUNA, LUNA1, KNIGHT = "hBP03-010", "hBP03-011", "hBP03-105"
BOTAN, BOTAN1 = "hBP03-016", "hBP03-018"
FOE = one("Spare", "foe")  # 990 HP
STRIKER = one("hSD01-003", "striker", cheers=["white"])  # 30 damage

card(  # a PC by name that is no item
    "tBP03-party",
    use(Draw(1)),
    printed=Printed(number="tBP03-party", kind="support", name=Names("PC Party", "パソコン会"), support="event"),
)


# --- hBP03-001 Himemori Luna, Oshi


@rule("hocg:2.1.2", "hocg:5.11.2", "hocg:8.5.1.1", "hocg:10.7.2.3.5")
@played("hBP03-001", "skill")
@pytest.mark.parametrize("take", [True, False])
def test_001_finds_an_item_called_a_pc(take: bool) -> None:
    deck = [
        one("hBP02-076", "custom"),
        one("hSD01-018", "sub"),
        one("hBP01-105", "penlight"),
        one("tBP03-party", "p"),
    ]
    s = Scene({"oshi": "hBP03-001", "power": 4, "deck": deck})
    s.do("skill", 0)
    assert s.choices() == {"custom", "sub"}
    s.do(*(("pick", "sub") if take else ("done",)))
    assert (s.lies("sub"), s.known("sub") == 3) == (("hand", True) if take else ("deck", False))
    assert (s.lies("custom"), s.count("power"), s.why_not("skill", 0)) == ("deck", 2, "hocg:8.5.1.1")


def assembly(center: str = LUNA) -> Scene:
    return Scene(
        {
            "oshi": "hBP03-001",
            "power": 2,
            "center": one(center, "center"),
            "back": [one(LUNA1, "luna"), one(BOTAN, "botan")],
            "deck": [*(one(KNIGHT, f"k{i}") for i in range(5)), one("hBP03-107", "35p")],
        }
    )


@rule("hocg:5.17.2", "hocg:11.4.3", "hocg:5.6.1", "hocg:8.5.1.2")
@played("hBP03-001", "sp")
def test_001_sp_attaches_up_to_four_lu_knights_divided() -> None:
    s = assembly()
    s.do("skill", 1)
    assert s.choices() == {f"k{i}" for i in range(5)}
    s.pick("k3", "k2", "k1", "k0")
    for receiver in ("center", "luna", "center", "luna"):
        assert s.choices() == {"center", "luna"}
        s.pick(receiver)
    assert [s.has("center", "k3"), s.has("luna", "k2"), s.has("center", "k1"), s.has("luna", "k0")] == [True] * 4
    assert (s.lies("k4"), s.count("deck"), s.count("power"), s.prompt) == ("deck", 2, 0, "main")


@rule("hocg:10.7.2.3.5", "hocg:10.7.2.4.1")
@played("hBP03-001", "sp")
def test_001_sp_may_find_fewer_and_needs_luna_in_the_center() -> None:
    s = assembly()
    s.do("skill", 1)
    s.pick("k2")
    s.do("done")
    s.pick("luna")
    assert (s.has("luna", "k2"), s.count("deck"), s.prompt) == (True, 5, "main")
    assert assembly(BOTAN).why_not("skill", 1) == "hocg:10.7.2.4.1"


# --- hBP03-002 Shishiro Botan, Oshi


@rule("hocg:5.21.1", "hocg:8.5.1.1")
@played("hBP03-002", "skill")
def test_002_sends_a_cheer_of_the_archive_to_a_botan_in_the_back() -> None:
    s = Scene(
        {
            "oshi": "hBP03-002",
            "power": 2,
            "center": one(BOTAN, "front"),
            "back": [one(BOTAN, "one"), one(BOTAN1, "two"), one(LUNA, "luna")],
            "archive": [one("red", "r"), one("green", "g"), one(BOTAN, "card")],
        }
    )
    s.do("skill", 0)
    assert s.choices() == {"r", "g"}
    s.pick("r")
    assert s.choices() == {"one", "two"}
    s.pick("two")
    assert (s.cheers("two"), s.lies("g"), s.prompt) == (["red"], "archive", "main")


@rule("hocg:12.1.2", "hocg:5.22.1", "hocg:8.5.1.2")
@played("hBP03-002", "sp")
@pytest.mark.parametrize(("theirs", "damage"), [("hBP03-018", 100), ("Spare", 0), ("hSD10-010", 100)])
def test_002_sp_strikes_a_center_that_is_no_debut(theirs: str, damage: int) -> None:
    s = Scene(
        {"oshi": "hBP03-002", "power": 2, "center": BOTAN},
        {"center": one(theirs, "front"), "collab": one(BOTAN1, "side"), "back": [one(BOTAN1, "last")]},
    )
    s.do("skill", 1)
    assert [s.mem(x).damage for x in ("front", "side", "last")] == [damage, 0, 0]


@rule("hocg:10.7.2.4.1", "hocg:2.4.2.2")
@played("hBP03-002", "sp")
@pytest.mark.parametrize(("center", "why"), [(BOTAN, ""), ("hSD01-013", ""), (LUNA, "hocg:10.7.2.4.1")])
def test_002_sp_needs_a_green_center(center: str, why: str) -> None:
    s = Scene({"oshi": "hBP03-002", "power": 2, "center": center, "back": [BOTAN]})
    assert s.why_not("skill", 1) == why


# --- hBP03-003 Sakura Miko, Oshi


@rule("hocg:5.24.1", "hocg:10.7.2.3.3")
@played("hBP03-003", "skill")
@pytest.mark.parametrize(("face", "back"), [(1, 1), (2, 1), (3, 2), (4, 1), (5, 2), (6, 1)])
def test_003_brings_35p_back_two_of_them_on_3_or_5(face: int, back: int) -> None:
    fans = [one("hBP03-107", f"p{i}") for i in range(3)]
    s = Scene({"oshi": "hBP03-003", "power": 2, "archive": [*fans, one(KNIGHT, "k")]}, dice=[face])
    s.do("skill", 0)
    s.do("yes")
    assert s.choices() | {"p0"} == {"p0", "p1", "p2"} and not s.options("done")
    s.pick(*["p2", "p0"][:back])
    assert (s.count("hand"), s.lies("p2"), s.lies("p1"), s.prompt) == (back, "hand", "archive", "main")
    s.done()


@rule("hocg:10.7.2.3.4", "hocg:1.3.2")
@played("hBP03-003", "skill")
def test_003_may_go_without_a_roll_or_find_nobody_there() -> None:
    s = Scene({"oshi": "hBP03-003", "power": 4, "archive": [one("hBP03-107", "p")]})
    s.do("skill", 0)
    s.do("no")
    assert (s.lies("p"), s.prompt) == ("archive", "main")
    s = Scene({"oshi": "hBP03-003", "power": ["hBP03-107", "Filler"]}, dice=[3])
    s.do("skill", 0)
    s.do("yes")
    assert (s.count("hand"), s.prompt) == (1, "main")  # the one that was paid as holo Power (G-11)


@rule("hocg:4.1.5", "hocg:5.7.2", "hocg:8.5.1.2")
@played("hBP03-003", "sp")
@pytest.mark.parametrize(
    ("hand", "returned", "after"), [(3, ["h2", "h0"], 5), (3, [], 5), (0, [], 5), (7, ["h1"], 6), (7, [], 7)]
)
def test_003_sp_returns_any_number_of_the_hand_and_draws_up_to_five(hand: int, returned: list[str], after: int) -> None:
    cards = [one(LUNA, f"h{i}") for i in range(hand)]
    s = Scene({"oshi": "hBP03-003", "power": 2, "center": "hBP03-025", "hand": cards, "deck": 10})
    s.do("skill", 1)
    s.pick(*returned)
    if s.prompt == "pick":
        s.do("done")
    drawn = after - (hand - len(returned))
    assert (s.count("hand"), s.count("deck"), s.prompt) == (after, 10 + len(returned) - drawn, "main")
    assert s.pile("deck")[10 - drawn :] == returned


@rule("hocg:10.7.2.4.1")
@played("hBP03-003", "sp")
def test_003_sp_needs_a_red_center() -> None:
    s = Scene({"oshi": "hBP03-003", "power": 2, "center": LUNA, "back": ["hBP03-025"]})
    assert s.why_not("skill", 1) == "hocg:10.7.2.4.1"


# --- hBP03-007 Tsunomaki Watame, hBP03-008 Ayunda Risu, Oshi


@rule("hocg:5.11.2", "hocg:8.5.1.1", "hocg:10.7.2.3.5")
@played("hBP03-007", "skill")
@pytest.mark.parametrize("take", [True, False])
def test_007_finds_a_fan(take: bool) -> None:
    deck = [one(KNIGHT, "knight"), one("hBP03-107", "mate"), one("hSD02-014", "mascot"), one(LUNA, "luna")]
    s = Scene({"oshi": "hBP03-007", "power": 2, "deck": deck})
    s.do("skill", 0)
    assert s.choices() == {"knight", "mate"}
    s.do(*(("pick", "mate") if take else ("done",)))
    assert (s.lies("mate"), s.lies("knight"), s.count("power")) == ("hand" if take else "deck", "deck", 0)


@rule("hocg:5.21.1", "hocg:8.5.1.2")
@played("hBP03-007", "sp")
def test_007_sp_sends_the_top_two_cheers_to_one_watame() -> None:
    s = Scene(
        {
            "oshi": "hBP03-007",
            "power": 2,
            "center": one("hBP03-067", "one"),
            "back": [one("hBP03-069", "two"), one(LUNA, "luna")],
            "cheer_deck": ["red", "blue", "green"],
        }
    )
    s.do("skill", 1)
    assert s.choices() == {"one", "two"}
    s.pick("two")
    assert (s.cheers("two"), s.cheers("one"), s.prompt) == (["red", "blue"], [], "main")


@rule("hocg:11.3.1.1", "hocg:8.5.1.1", "hocg:5.7.2")
@played("hBP03-008", "skill")
@pytest.mark.parametrize("place", ["center", "collab"])
@pytest.mark.parametrize(("victim", "damage", "drawn"), [("hBP03-075", 160, 1), ("hBP03-075", 100, 0), (LUNA, 70, 0)])
def test_008_draws_when_a_holomem_of_id_gen_1_is_downed(victim: str, damage: int, drawn: int, place: str) -> None:
    theirs = {"center": LUNA} | {place: one(victim, "v", damage=damage)}
    s = Scene({"center": STRIKER}, {"oshi": "hBP03-008", "power": 2, "hand": [LUNA], "back": [LUNA], **theirs})
    s.use("striker", "v")
    if drawn:
        assert s.t.asked == (B,)
        s.do("yes")
    assert (s.place("v") == "gone", s.count("hand", B), s.count("power", B)) == (
        damage != 100,
        1 + drawn,
        2 - 2 * drawn,
    )


@rule("hocg:11.3.1.1", "hocg:8.5.1.1")
@played("hBP03-008", "skill")
def test_008_is_used_in_ones_own_turn_too() -> None:
    risu = one("hBP03-075", "risu", damage=160, cheers=["yellow"], attached=["hBP01-114"])
    s = Scene({"oshi": "hBP03-008", "power": 2, "center": risu, "back": [LUNA]}, {"center": FOE})
    s.use("risu", "foe")  # the axe strikes its holder
    s.do("yes")
    assert (s.place("risu"), s.count("hand")) == ("gone", 1)


@rule("hocg:12.1.3", "hocg:8.5.1.2")
@played("hBP03-008", "sp")
def test_008_sp_strengthens_every_risu() -> None:
    s = Scene(
        {
            "oshi": "hBP03-008",
            "power": 2,
            "center": one("hBP03-075", "one", cheers=["yellow"]),
            "collab": one("hBP03-075", "two", cheers=["yellow"]),
        },
        {"center": FOE},
    )
    s.do("skill", 1)
    s.use("one", "foe")
    assert s.mem("foe").damage == 30 + 50
    s.use("two", "foe")
    assert s.mem("foe").damage == 30 + 50 + 30 + 50


@rule("hocg:12.1.3")
@played("hBP03-008", "sp")
def test_008_sp_strengthens_nobody_else() -> None:
    center = one(LUNA, "luna", cheers=["white"])
    s = Scene({"oshi": "hBP03-008", "power": 2, "center": center, "back": ["hBP03-075"]}, {"center": FOE})
    s.do("skill", 1)
    s.use("luna", "foe")
    assert s.mem("foe").damage == 20
