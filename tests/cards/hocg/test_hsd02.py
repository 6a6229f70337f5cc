"""hSD02, Nakiri Ayame: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

FOE = "hSD01-006"  # 240 HP, white


# --- hSD02-001 Nakiri Ayame, Oshi


@rule("hocg:8.5.1", "hocg:12.1.3", "hocg:12.2.4.4")
@pytest.mark.parametrize(
    ("center", "collab", "hits"), [("hSD02-002", "hSD02-002", (50, 30)), ("hSD03-002", "hSD02-002", (30, 30))]
)
@played("hSD02-001", "skill")
def test_001_strengthens_a_red_center_for_the_turn(center: str, collab: str, hits: tuple[int, int]) -> None:
    s = Scene(
        {
            "oshi": "hSD02-001",
            "power": 2,
            "center": one(center, "center", cheers=["red"]),
            "collab": one(collab, "collab", cheers=["red"]),
        },
        {"center": one(FOE, "one"), "collab": one(FOE, "two")},
    )
    s.do("skill", 0)
    s.use("center", "one")
    s.use("collab", "two")
    assert (s.mem("one").damage, s.mem("two").damage, s.count("power")) == (*hits, 0)


@rule("hocg:7.7.2", "hocg:8.5.1.1")
@played("hSD02-001", "skill")
def test_001_ends_with_the_turn() -> None:
    s = Scene(
        {"oshi": "hSD02-001", "power": 4, "center": one("hSD02-002", "me", cheers=["red"]), "cheer_deck": 0},
        {"center": one(FOE, "foe"), "cheer_deck": 0},
    )
    s.do("skill", 0)
    assert s.why_not("skill", 0) == "hocg:8.5.1.1"
    while s.t.active == A:
        s.do("pass")
    while s.t.active == B:
        s.do("pass")
    s.use("me", "foe")
    assert s.mem("foe").damage == 30


@rule("hocg:12.1.2", "hocg:10.7.2.3.1")
@played("hSD02-001", "sp")
def test_001_sp_returns_a_red_holomem_of_the_archive() -> None:
    s = Scene(
        {
            "oshi": "hSD02-001",
            "power": 2,
            "archive": [
                one("hSD02-002", "debut"),
                one("hSD02-009", "second"),
                one("hSD01-003", "white"),
                one("hSD02-010", "spot"),
                one("red", "cheer"),
            ],
        }
    )
    s.do("skill", 1)
    assert s.choices() == {"debut", "second"}
    s.pick("second")
    assert (s.lies("second"), s.lies("debut"), s.count("power")) == ("hand", "archive", 1)
    assert s.why_not("skill", 1) == "hocg:8.5.1.2"


@rule("hocg:10.7.2.4", "hocg:12.1.3")
@played("hSD02-001", "sp")
def test_001_sp_may_return_the_holomem_it_was_paid_with() -> None:
    s = Scene({"oshi": "hSD02-001", "power": [one("hSD02-009", "paid"), one("hSD02-002", "kept")]})
    s.do("skill", 1)
    assert (s.lies("paid"), s.lies("kept"), s.count("archive")) == ("hand", "power", 0)


@rule("hocg:10.7.2.3.4")
@played("hSD02-001", "sp")
def test_001_sp_may_be_used_without_one() -> None:
    s = Scene({"oshi": "hSD02-001", "power": 1, "archive": [one("hSD01-003", "white")]})
    s.do("skill", 1)
    assert (s.prompt, s.lies("white"), s.count("power")) == ("main", "archive", 0)


# --- holomem


@rule("hocg:13.2.1", "hocg:5.22.1")
@played("hSD02-003", "collab_effect1")
def test_003_strikes_the_opposing_collab() -> None:
    s = Scene(
        {"back": [one("hSD02-003", "ayame")]},
        {"center": one(FOE, "center"), "collab": one("hSD01-003", "collab"), "back": [one("hSD01-003", "back")]},
    )
    s.do("collab", "ayame")
    assert (s.mem("center").damage, s.mem("collab").damage, s.mem("back").damage) == (0, 10, 0)


@rule("hocg:1.3.2")
@played("hSD02-003", "collab_effect1")
def test_003_strikes_nobody_without_one() -> None:
    s = Scene({"back": [one("hSD02-003", "ayame")]}, {"center": one(FOE, "center")})
    s.do("collab", "ayame")
    assert (s.prompt, s.mem("center").damage) == ("main", 0)


@rule("hocg:13.2.1", "hocg:12.2.4.4")
@pytest.mark.parametrize(("held", "dealt"), [(["hSD02-014"], 50), (["hSD04-014"], 30), ([], 30)])
@played("hSD02-004", "collab_effect1")
def test_004_strengthens_the_center_if_poyoyo_is_on_it(held: list[str], dealt: int) -> None:
    s = Scene(
        {
            "center": one("hSD02-002", "center", cheers=["red"], attached=[] if held else ["hSD02-014"]),
            "back": [one("hSD02-004", "ayame", cheers=["red"], attached=held)],
        },
        {"center": one(FOE, "foe")},
    )
    s.do("collab", "ayame")
    s.use("center", "foe")
    assert s.mem("foe").damage == dealt
    s.use("ayame", "foe")
    assert s.mem("foe").damage == dealt + 30


def birthday(hand: list[object], **theirs: object) -> Scene:
    s = Scene(
        {"center": one("hSD02-002", "ayame"), "hand": [one("hSD02-006", "first"), *hand]},
        {"center": one(FOE, "center"), "back": [one(FOE, "back")], **theirs},
    )
    s.do("bloom", "first", "ayame")
    return s


@rule("hocg:13.3.1", "hocg:10.4.2.2", "hocg:5.22.1")
@pytest.mark.parametrize("hit", ["center", "collab"])
@played("hSD02-006", "bloom_effect1")
def test_006_archives_a_card_of_the_hand_to_strike_center_or_collab(hit: str) -> None:
    s = birthday([one("hSD01-016", "x"), one("hSD01-003", "y")], collab=one(FOE, "collab"))
    s.do("yes")
    assert s.choices() == {"x", "y"}
    s.pick("y")
    assert s.choices() == {"center", "collab"}
    s.pick(hit)
    damage = {who: s.mem(who).damage for who in ("center", "collab", "back")}
    assert damage == {"center": 0, "collab": 0, "back": 0} | {hit: 20}
    assert (s.lies("y"), s.lies("x")) == ("archive", "hand")


@rule("hocg:10.4.1")
@played("hSD02-006", "bloom_effect1")
def test_006_need_not_be_paid_and_then_nothing_happens() -> None:
    s = birthday([one("hSD01-016", "x")])
    s.do("no")
    assert (s.prompt, s.lies("x"), s.mem("center").damage) == ("main", "hand", 0)


@rule("hocg:10.4.2.2")
@played("hSD02-006", "bloom_effect1")
def test_006_cannot_be_paid_with_an_empty_hand() -> None:
    s = birthday([])
    assert (s.prompt, s.mem("center").damage) == ("main", 0)


def which_one(under: str, number: str = "hSD02-007") -> Scene:
    s = Scene(
        {
            "center": one(under, "ayame"),
            "hand": [one(number, "bloom")],
            "deck": [one("hSD01-003", "top"), one("hSD01-016", "second"), one("hSD01-008", "third")],
        }
    )
    s.do("bloom", "bloom", "ayame")
    return s


@rule("hocg:5.9.1", "hocg:5.11.2", "hocg:5.12.1", "hocg:13.3.2")
@played("hSD02-007", "bloom_effect1")
def test_007_takes_one_of_the_top_two_openly_and_archives_the_other() -> None:
    s = which_one("hSD02-002")
    assert s.choices() == {"top", "second"}
    assert not s.options("done")  # a card without a stated property must be taken
    s.pick("second")
    assert (s.lies("second"), s.lies("top"), s.lies("third")) == ("hand", "archive", "deck")
    assert (s.known("second"), s.prompt) == (3, "main")


@rule("hocg:13.3.2")
@played("hSD02-007", "bloom_effect1")
def test_007_does_nothing_when_it_blooms_from_a_first() -> None:
    s = which_one("hSD02-005")
    assert (s.prompt, s.count("hand"), s.count("deck"), s.count("archive")) == ("main", 0, 3, 0)


@rule("hocg:5.9.1")
@played("hSD02-007", "bloom_effect1")
def test_007_takes_the_only_card_of_the_deck() -> None:
    s = Scene({"center": one("hSD02-002", "ayame"), "hand": [one("hSD02-007", "bloom")], "deck": [one("red", "x")]})
    s.do("bloom", "bloom", "ayame")
    assert (s.lies("x"), s.count("archive")) == ("hand", 0)


def present(*hand: str) -> Scene:
    s = Scene(
        {
            "center": one("hSD02-008", "ayame", cheers=["red x3"]),
            "hand": [one("hSD01-016", label) for label in hand],
        },
        {"center": one(FOE, "center"), "collab": one("hSD01-011", "collab")},
    )
    s.use("ayame", "center", 2)
    return s


@rule("hocg:12.2.4.3", "hocg:10.4.2.2", "hocg:rb.term.special-damage")
@played("hSD02-008", "art2")
def test_008_archives_a_card_of_the_hand_to_strike_center_or_collab() -> None:
    s = present("x", "y")
    s.do("yes")
    s.pick("x")
    assert s.choices() == {"center", "collab"}
    s.pick("collab")
    assert (s.mem("center").damage, s.mem("collab").damage, s.lies("x")) == (50, 50, "archive")


@rule("hocg:12.2.4.3", "hocg:10.8.2.1")
@played("hSD02-008", "art2")
def test_008_may_strike_its_own_target_too() -> None:
    s = present("x")
    s.do("yes")
    s.pick("center")
    assert s.mem("center").damage == 50 + 50


@rule("hocg:10.4.1")
@pytest.mark.parametrize("hand", [("x",), ()])
@played("hSD02-008", "art2")
def test_008_unpaid(hand: tuple[str, ...]) -> None:
    s = present(*hand)
    if hand:
        s.do("no")
    assert (s.prompt, s.mem("center").damage, s.mem("collab").damage) == ("perform", 50, 0)


def tis_i(hand: int) -> Scene:
    s = Scene(
        {
            "center": one("hSD02-009", "ayame", cheers=["red x2", "white"]),
            "hand": [one("hSD01-016", f"x{i}") for i in range(hand)],
        },
        {"center": one(FOE, "center"), "collab": one("hSD01-011", "collab")},
    )
    s.use("ayame", "collab", 2)
    return s


@rule("hocg:10.4.2.2", "hocg:5.22.1")
@pytest.mark.parametrize("paid", [1, 2, 3])
@played("hSD02-009", "art2")
def test_009_strikes_the_center_for_each_card_archived(paid: int) -> None:
    s = tis_i(4)
    s.do("yes")
    s.pick(*(f"x{i}" for i in range(paid)))
    if paid < 3:
        s.do("done")
    assert (s.mem("center").damage, s.mem("collab").damage) == (40 * paid, 40)
    assert (s.count("archive"), s.count("hand")) == (paid, 4 - paid)


@rule("hocg:10.4.1", "hocg:10.7.2.3.1")
@played("hSD02-009", "art2")
def test_009_once_begun_archives_at_least_one() -> None:
    s = tis_i(2)
    s.do("yes")
    assert not s.options("done")


@rule("hocg:10.4.1")
@pytest.mark.parametrize("hand", [2, 0])
@played("hSD02-009", "art2")
def test_009_unpaid(hand: int) -> None:
    s = tis_i(hand)
    if hand:
        s.do("no")
    assert (s.prompt, s.mem("center").damage, s.mem("collab").damage, s.count("hand")) == ("perform", 0, 40, hand)


@rule("hocg:13.2.1", "hocg:10.8.3.1.1")
@pytest.mark.parametrize(("answer", "lies"), [("yes", "hand"), ("no", "archive")])
@played("hSD02-010", "collab_effect1")
def test_010_may_return_a_mascot_of_the_archive(answer: str, lies: str) -> None:
    s = Scene(
        {
            "back": [one("hSD02-010", "fubuki")],
            "archive": [one("hSD02-014", "poyoyo"), one("hSD04-014", "chocolat"), one("hSD02-013", "tool")],
        }
    )
    s.do("collab", "fubuki")
    s.do(answer)
    if answer == "yes":
        assert s.choices() == {"poyoyo", "chocolat"}
        s.pick("poyoyo")
    assert (s.lies("poyoyo"), s.lies("chocolat"), s.prompt) == (lies, "archive", "main")


@rule("hocg:13.2.1")
@played("hSD02-010", "collab_effect1")
def test_010_does_not_ask_without_a_mascot() -> None:
    s = Scene({"back": [one("hSD02-010", "fubuki")], "archive": ["hSD02-013"]})
    s.do("collab", "fubuki")
    assert s.prompt == "main"


def gathering(*hand: object) -> Scene:
    s = Scene(
        {
            "center": one("hSD02-005", "first"),
            "back": [one("hSD02-011", "mio"), one("hSD02-002", "debut"), one("hSD02-003", "other")],
            "hand": list(hand),
            "cheer_deck": ["red", "white"],
        }
    )
    s.do("collab", "mio")
    return s


@rule("hocg:13.2.1", "hocg:10.4.2.2", "hocg:5.21.1")
@played("hSD02-011", "collab_effect1")
def test_011_archives_a_holomem_of_the_hand_to_send_a_cheer_to_a_debut() -> None:
    s = gathering(one("hSD02-009", "x"), one("hSD01-016", "event"), one("hSD02-010", "y"))
    s.do("yes")
    assert s.choices() == {"x", "y"}
    s.pick("y")
    assert s.choices() == {"debut", "other"}
    s.pick("other")
    assert (s.cheers("other"), s.lies("y"), s.lies("x")) == (["red"], "archive", "hand")


@rule("hocg:10.4.1")
@played("hSD02-011", "collab_effect1")
def test_011_need_not_be_paid() -> None:
    s = gathering(one("hSD02-009", "x"))
    s.do("no")
    assert (s.prompt, s.lies("x"), s.cheers("debut")) == ("main", "hand", [])


@rule("hocg:10.4.2.2", "hocg:4.1.2.3")
@played("hSD02-011", "collab_effect1")
def test_011_asks_all_the_same_when_no_holomem_is_in_hand() -> None:
    s = gathering(one("hSD01-016", "event"))
    s.do("yes")  # whether a holomem is there is nobody else's business; without one nothing is paid
    assert s.choices() == set()
    s.do("done")
    assert (s.prompt, s.lies("event"), s.cheers("debut")) == ("main", "hand", [])


# --- support cards


@rule("hocg:5.9.1", "hocg:10.7.2.3.2", "hocg:8.6.2", "hocg:5.11.2")
@played("hSD02-012", "text")
def test_012_takes_any_number_of_the_three_of_the_top_four() -> None:
    top = [one("hSD02-010", "fubuki"), one("hSD02-009", "ayame"), one("hSD02-014", "mascot"), one("hSD02-011", "mio")]
    s = Scene(
        {
            "hand": [one("hSD02-012", "event"), one("hSD02-012", "again")],
            "deck": {"top": [*top, one("hSD02-002", "fifth")], "filler": 1},
        }
    )
    s.do("play", "event")
    assert s.choices() == {"fubuki", "ayame", "mio"}
    s.pick("fubuki", "mio")
    s.do("done")
    assert (s.lies("fubuki"), s.lies("mio"), s.known("mio")) == ("hand", "hand", 3)
    s.pick("mascot")
    assert s.pile("deck") == ["fifth", "-", "mascot", "ayame"]
    assert s.why_not("play", "again") == "hocg:8.6.2"


@rule("hocg:10.7.2.3.5")
@played("hSD02-012", "text")
def test_012_may_take_none() -> None:
    s = Scene({"hand": [one("hSD02-012", "event")], "deck": [one("hSD02-009", "ayame"), one("hSD02-014", "mascot")]})
    s.do("play", "event")
    s.do("done")
    s.pick("ayame")
    assert (s.pile("deck"), s.count("hand")) == (["ayame", "mascot"], 0)


@rule("hocg:10.7.2.4.1")
@pytest.mark.parametrize(("others", "why"), [(6, ""), (7, "hocg:10.7.2.4.1")])
@played("hSD02-012", "text")
def test_012_needs_a_hand_of_six_or_fewer_besides_itself(others: int, why: str) -> None:
    s = Scene({"hand": [one("hSD02-012", "event"), f"hSD02-002 x{others}"]})
    assert s.why_not("play", "event") == why


@rule("hocg:5.19.1", "hocg:12.2.4.4")
@pytest.mark.parametrize(
    ("card", "dealt"), [("hSD02-005", 40), ("hSD02-009", 80), ("hSD02-002", 40), ("hSD03-005", 40)]
)
@played("hSD02-013", "text")
def test_013_strengthens_and_more_so_a_first_or_second_ayame(card: str, dealt: int) -> None:
    s = Scene(
        {"center": one(card, "holder", cheers=["red"], attached=["hSD02-013"])},
        {"center": one("hSD03-008", "foe")},
    )
    s.use("holder", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:10.1.1.3", "hocg:11.3.1")
@pytest.mark.parametrize(("damage", "place"), [(50, "center"), (60, "gone")])
@played("hSD02-014", "text")
def test_014_gives_twenty_hp(damage: int, place: str) -> None:
    s = Scene(
        {"center": one("hSD02-003", "holder", damage=damage, attached=["hSD02-014"])},
        {"center": one("hSD02-002", "foe", cheers=["red"])},
        active="B",
    )
    s.use("foe", "holder")
    assert s.place("holder") == place


@rule("hocg:5.19.1", "hocg:10.8.1")
@pytest.mark.parametrize(
    ("debut", "bloom", "carrier", "drawn"),
    [("hSD02-002", "hSD02-005", "me", 1), ("hSD01-003", "hSD01-005", "me", 0), ("hSD02-002", "hSD02-005", "you", 0)],
)
@played("hSD02-014", "text")
def test_014_draws_when_ayame_who_carries_it_blooms(debut: str, bloom: str, carrier: str, drawn: int) -> None:
    held = ["hSD02-014"]
    s = Scene(
        {
            "center": one(debut, "me", attached=held if carrier == "me" else []),
            "back": [one(debut, "you", attached=held if carrier == "you" else [])],
            "hand": [one(bloom, "bloom")],
        }
    )
    s.do("bloom", "bloom", "me")
    assert (s.count("hand"), s.prompt) == (drawn, "main")
