"""hSD03, Nekomata Okayu: every printed sentence, played."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kaimaku.games.hocg.facts import Names, Printed, PrintedArt, PrintedKeyword
from kaimaku.games.hocg.lang import THIS, AlsoTarget, Archive, Draw, Pay, blue, card, collab_effect, gift, red
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

FOE = "hSD02-008"  # 230 HP, red
NYAN = "hSD03-013"

card(  # somebody whose Arts reach the back
    "tSD3-reach",
    gift(AlsoTarget(THIS)),
    printed=Printed(
        number="tSD3-reach",
        kind="holomem",
        name=Names("Reach", "届く手"),
        bloom="debut",
        hp=50,
        arts=(PrintedArt(Names("Test", "テスト"), (), 30),),
        keywords=(PrintedKeyword("gift", Names("Test", "テスト")),),
    ),
)
OKAYU, KORONE = Names("Nekomata Okayu", "猫又おかゆ"), Names("Inugami Korone", "戌神ころね")
for label, name, cost in (
    ("blue", OKAYU, THIS.cheer(blue)),
    ("red", OKAYU, THIS.cheer(red)),
    ("any", OKAYU, THIS.cheer),
    ("korone", KORONE, THIS.cheer(blue)),
):
    card(  # somebody whose collab effect archives a cheer that it does not need for anything else
        f"tSD3-{label}",
        collab_effect(Pay(Archive(cost), Draw(1))),
        printed=Printed(
            number=f"tSD3-{label}",
            kind="holomem",
            name=name,
            bloom="debut",
            hp=50,
            keywords=(PrintedKeyword("collab_effect", Names("Test", "テスト")),),
        ),
    )


# --- hSD03-001 Nekomata Okayu, Oshi


@rule("hocg:8.5.1", "hocg:12.1.3", "hocg:12.2.4.4")
@pytest.mark.parametrize(("center", "dealt"), [("hSD03-002", 50), ("hSD02-003", 30)])
@played("hSD03-001", "skill")
def test_001_strengthens_a_blue_center_for_the_turn(center: str, dealt: int) -> None:
    s = Scene(
        {
            "oshi": "hSD03-001",
            "power": 2,
            "center": one(center, "center", cheers=["blue"]),
            "collab": one("hSD03-002", "collab", cheers=["blue"]),
            "cheer_deck": 0,
        },
        {"center": one(FOE, "foe"), "collab": one(FOE, "two"), "cheer_deck": 0},
    )
    s.do("skill", 0)
    assert (s.count("power"), s.why_not("skill", 0)) == (0, "hocg:12.1.3")
    s.use("center", "foe")
    s.use("collab", "two")
    assert (s.mem("foe").damage, s.mem("two").damage) == (dealt, 30)
    while s.t.active == A:
        s.do("pass")
    while s.t.active == B:
        s.do("pass")
    s.use("center", "foe")
    assert s.mem("foe").damage == dealt + 30


def backshot(**more: object) -> Scene:
    """Okayu's Arts strikes the opposing center and one back holomem."""
    s = Scene(
        {
            "oshi": "hSD03-001",
            "power": 2,
            "center": one("hSD03-006", "okayu", cheers=["blue", "white"]),
            **more,
        },
        {"center": one(FOE, "front"), "back": [one("hSD02-006", "one"), one("hSD01-005", "two", damage=90)]},
    )
    s.use("okayu", "front", 2)
    s.do("yes")
    return s


@rule("hocg:12.1.5.3", "hocg:5.22.1", "hocg:12.1.3")
@played("hSD03-001", "sp")
def test_001_sp_strikes_the_back_holomem_that_was_damaged() -> None:
    s = backshot()
    s.pick("one")
    assert (s.prompt, s.mem("front").damage) == ("may", 10 + 40)
    s.do("yes")
    assert (s.mem("one").damage, s.mem("two").damage, s.mem("front").damage) == (60, 90, 50)
    assert s.count("power") == 1


@rule("hocg:12.1.5.3")
@played("hSD03-001", "sp")
def test_001_sp_need_not_be_used() -> None:
    s = backshot()
    s.pick("one")
    s.do("no")
    assert (s.prompt, s.mem("one").damage, s.count("power")) == ("perform", 10, 2)


@rule("hocg:12.1.5.3", "hocg:11.3.1")
@played("hSD03-001", "sp")
def test_001_sp_may_down_it() -> None:
    s = backshot()
    s.pick("two")
    s.do("yes")
    s.pick("front")  # where the cheer of the lost life goes
    assert (s.place("two"), s.count("life", B)) == ("gone", 2)


@rule("hocg:12.1.5.3")
@played("hSD03-001", "sp")
def test_001_sp_is_not_offered_for_the_center_nor_for_an_oshi_skill() -> None:
    s = Scene(
        {"oshi": "hSD03-001", "power": 2, "center": one("hSD03-002", "okayu", cheers=["blue"])},
        {"center": one(FOE, "front"), "back": [one(FOE, "back")]},
    )
    assert s.why_not("skill", 1) != ""  # it has its own moment
    s.use("okayu", "front")
    assert (s.prompt, s.mem("front").damage) == ("perform", 30)


@rule("hocg:12.1.5.3", "hocg:12.2.4.5")
@played("hSD03-001", "sp")
def test_001_sp_answers_arts_damage_to_the_back_too() -> None:
    s = Scene(
        {"oshi": "hSD03-001", "power": 1, "center": one("tSD3-reach", "reach")},
        {"center": one(FOE, "front"), "back": [one(FOE, "back")]},
    )
    s.use("reach", "back")
    s.do("yes")
    assert s.mem("back").damage == 30 + 50


@rule("hocg:12.1.5.3", "hocg:8.5.1.2")
@played("hSD03-001", "sp")
def test_001_sp_is_used_once_a_game() -> None:
    s = backshot(collab=one("hSD03-006", "second", cheers=["blue", "white"]))
    s.pick("one")
    s.do("yes")
    s.use("second", "front", 2)
    s.do("yes")
    s.pick("one")
    assert (s.prompt, s.mem("one").damage) == ("perform", 70)


# --- holomem


@rule("hocg:13.2.1", "hocg:5.22.1")
@pytest.mark.parametrize(("center", "dealt"), [("hSD03-002", 10), ("hSD02-002", 0)])
@played("hSD03-003", "collab_effect1")
def test_003_strikes_center_and_a_back_holomem_beside_a_gamer(center: str, dealt: int) -> None:
    s = Scene(
        {"center": one(center, "center"), "back": [one("hSD03-003", "okayu")]},
        {"center": one(FOE, "front"), "collab": one(FOE, "beside"), "back": [one(FOE, "one"), one(FOE, "two")]},
    )
    s.do("collab", "okayu")
    if dealt:
        assert s.choices() == {"one", "two"}
        s.pick("two")
    damage = [s.mem(who).damage for who in ("front", "beside", "one", "two")]
    assert (damage, s.prompt) == ([dealt, 0, 0, dealt], "main")


@rule("hocg:11.3.1.2", "hocg:2.11.2.2")
@played("hSD03-003", "collab_effect1")
def test_003_costs_no_life_whoever_goes_down() -> None:
    s = Scene(
        {"center": one("hSD03-002", "center"), "back": [one("hSD03-003", "okayu")]},
        {
            "center": one("hSD01-003", "front", damage=50),
            "collab": one("hSD01-008", "left"),
            "back": [one(FOE, "buzz", damage=220)],
            "life": 4,
        },
    )
    s.do("collab", "okayu")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.place("front"), s.place("buzz"), s.count("life", B)) == ("gone", "gone", 4)


@rule("hocg:1.3.2")
@played("hSD03-003", "collab_effect1")
def test_003_strikes_whom_there_is() -> None:
    s = Scene(
        {"center": one("hSD03-002", "center"), "back": [one("hSD03-003", "okayu")]},
        {"center": one(FOE, "front"), "back": []},
    )
    s.do("collab", "okayu")
    assert (s.mem("front").damage, s.prompt) == (10, "main")


def to_school(top: str) -> Scene:
    s = Scene(
        {
            "back": [one("hSD03-004", "okayu"), one("hSD03-002", "friend")],
            "deck": ["hSD01-016", one(top, "top"), one("hSD01-016", "next")],
            "cheer_deck": ["blue", "white"],
        }
    )
    s.do("collab", "okayu")
    return s


@rule("hocg:5.11.1", "hocg:5.21.1", "hocg:13.2.1")
@pytest.mark.parametrize(
    ("top", "sent"), [("hSD02-002", ["blue"]), ("hSD03-010", ["blue"]), ("hSD03-005", []), ("hSD01-016", [])]
)
@played("hSD03-004", "collab_effect1")
def test_004_reveals_the_top_card_for_a_cheer_and_puts_it_under_the_deck(top: str, sent: list[str]) -> None:
    s = to_school(top)
    s.do("yes")
    assert (s.cheers("okayu"), s.prompt) == (sent, "main")
    assert (s.pile("deck"), s.known("top")) == (["next", "top"], 3)


@rule("hocg:13.2.1", "hocg:10.4.1")
@played("hSD03-004", "collab_effect1")
def test_004_need_not_reveal() -> None:
    s = to_school("hSD02-002")
    s.do("no")
    assert (s.cheers("okayu"), s.pile("deck"), s.known("top")) == ([], ["top", "next"], 0)


@rule("hocg:10.4.2.2")
@played("hSD03-004", "collab_effect1")
def test_004_does_not_ask_without_a_deck() -> None:
    s = Scene({"back": [one("hSD03-004", "okayu")], "deck": ["hSD01-016"]})
    s.do("collab", "okayu")
    assert (s.prompt, s.count("power")) == ("main", 1)


def striking(number: str, cheers: Sequence[object], **holder: object) -> Scene:
    s = Scene(
        {"center": one(number, "okayu", cheers=cheers, **holder)},
        {"center": one(FOE, "front"), "collab": one(FOE, "beside"), "back": [one(FOE, "one"), one(FOE, "two")]},
    )
    s.use("okayu", "beside", 2)
    return s


@rule("hocg:12.2.4.3", "hocg:10.4.2.2", "hocg:rb.term.special-damage")
@pytest.mark.parametrize(
    ("number", "cheers", "left", "power", "special"),
    [
        ("hSD03-006", ["blue", "white"], ["white"], 40, 10),
        ("hSD03-009", ["blue x2", "white x2"], ["white", "white"], 100, 30),
    ],
)
@played("hSD03-006", "art2")
@played("hSD03-009", "art2")
def test_006_and_009_archive_their_blue_cheers_to_strike_center_and_back(
    number: str, cheers: list[str], left: list[str], power: int, special: int
) -> None:
    s = striking(number, cheers)
    s.do("yes")
    assert s.choices() == {"one", "two"}
    s.pick("one")
    assert s.cheers("okayu") == left
    assert [s.mem(who).damage for who in ("front", "beside", "one", "two")] == [special, power, special, 0]


@rule("hocg:10.4.1")
@pytest.mark.parametrize(
    ("number", "cheers", "power"), [("hSD03-006", ["blue", "white"], 40), ("hSD03-009", ["blue x2", "white x2"], 100)]
)
@played("hSD03-006", "art2")
@played("hSD03-009", "art2")
def test_006_and_009_need_not_be_paid(number: str, cheers: list[str], power: int) -> None:
    s = striking(number, cheers)
    s.do("no")
    assert [s.mem(who).damage for who in ("front", "beside", "one", "two")] == [0, power, 0, 0]


@rule("hocg:10.7.2.3.1")
@played("hSD03-009", "art2")
def test_009_archives_two_of_several_and_not_fewer() -> None:
    s = striking("hSD03-009", ["blue x4"])
    s.do("yes")
    s.answer(s.options("pick")[0])
    assert not s.options("done")
    s.answer(s.options("pick")[0])
    assert s.cheers("okayu") == ["blue", "blue"]


@rule("hocg:13.3.1", "hocg:5.21.1")
@played("hSD03-007", "bloom_effect1")
def test_007_may_send_an_archived_cheer_to_a_gamer() -> None:
    s = Scene(
        {
            "center": one("hSD03-002", "okayu"),
            "back": [one("hSD02-010", "fubuki"), one("hSD02-002", "ayame")],
            "hand": [one("hSD03-007", "bloom")],
            "archive": [one("blue", "b"), one("red", "r"), one("hSD01-003", "card")],
        }
    )
    s.do("bloom", "bloom", "okayu")
    s.do("yes")
    assert s.choices() == {"b", "r"}
    s.pick("r")
    assert s.choices() == {"okayu", "fubuki"}
    s.pick("fubuki")
    assert (s.cheers("fubuki"), s.lies("b")) == (["red"], "archive")


@rule("hocg:13.3.1")
@pytest.mark.parametrize("archive", [["blue"], []])
@played("hSD03-007", "bloom_effect1")
def test_007_need_not_and_cannot_without_a_cheer(archive: list[str]) -> None:
    s = Scene({"center": one("hSD03-002", "okayu"), "hand": [one("hSD03-007", "bloom")], "archive": archive})
    s.do("bloom", "bloom", "okayu")
    if archive:
        s.do("no")
    assert (s.prompt, s.cheers("okayu")) == ("main", [])


@rule("hocg:13.4.1", "hocg:10.10.1", "hocg:12.2.4.4")
@pytest.mark.parametrize(
    ("ceo", "partner", "dealt"),
    [
        ("center", "hSD03-010", 50),
        ("center", "hSD03-011", 30),
        ("center", "hSD02-011", 30),
        ("center", "hSD02-010", 40),
        ("center", "hBP01-056", 50),
        ("center", "hSD04-010", 20),
        ("back", "hSD03-010", 30),
    ],
)
@played("hSD03-008", "gift1")
def test_008_in_the_center_strengthens_the_staff_of_dorobo_construction(ceo: str, partner: str, dealt: int) -> None:
    boss = one("hSD03-008", "boss")
    s = Scene(
        {
            "center": boss if ceo == "center" else one("hSD03-002", "x"),
            "collab": one(partner, "partner", cheers=["red x2"]),
            "back": [boss] if ceo == "back" else [],
        },
        {"center": one(FOE, "foe")},
    )
    s.use("partner", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:13.4.1")
@played("hSD03-008", "gift1")
def test_008_does_not_strengthen_itself() -> None:
    s = Scene({"center": one("hSD03-008", "boss", cheers=["blue x2"])}, {"center": one(FOE, "foe")})
    s.use("boss", "foe")
    assert s.mem("foe").damage == 60


DECK = [
    one("hSD03-013", "mascot"),
    one("hSD03-014", "fan"),
    one("hSD02-013", "tool"),
    one("hSD03-012", "event"),
    one("hSD03-002", "okayu"),
]


@rule("hocg:13.2.1", "hocg:5.11.2", "hocg:5.6.1")
@pytest.mark.parametrize("taken", ["mascot", "fan"])
@played("hSD03-010", "collab_effect1")
def test_010_finds_a_mascot_or_fan_beside_okayu(taken: str) -> None:
    s = Scene(
        {
            "center": one("hSD03-005", "center"),
            "back": [one("hSD03-010", "korone")],
            "deck": ["hSD01-016", *DECK],
            "shuffles": [["okayu", "tool"]],
        }
    )
    s.do("collab", "korone")
    assert s.choices() == {"mascot", "fan"}
    s.pick(taken)
    assert (s.lies(taken), s.known(taken), s.pile("deck")[:2]) == ("hand", 3, ["okayu", "tool"])
    s.done()


@rule("hocg:10.7.2.3.5")
@played("hSD03-010", "collab_effect1")
def test_010_may_find_nothing() -> None:
    s = Scene(
        {"center": one("hSD03-005", "c"), "back": [one("hSD03-010", "korone")], "deck": ["hSD01-016", *DECK]},
    )
    s.do("collab", "korone")
    s.do("done")
    assert (s.count("hand"), s.count("deck"), s.prompt) == (0, 5, "main")


@rule("hocg:13.2.1")
@played("hSD03-010", "collab_effect1")
def test_010_does_nothing_beside_anybody_else() -> None:
    s = Scene(
        {"center": one("hSD02-002", "c"), "back": [one("hSD03-010", "korone")], "deck": ["hSD01-016", *DECK]},
    )
    s.do("collab", "korone")
    assert (s.count("hand"), s.prompt, s.known("mascot")) == (0, "main", 0)


@rule("hocg:5.7.2", "hocg:10.7.2.3.1")
@pytest.mark.parametrize(("hand", "after"), [(0, 3), (2, 3), (3, 3), (4, 4)])
@played("hSD03-011", "art2")
def test_011_draws_up_to_three_cards_in_hand(hand: int, after: int) -> None:
    s = Scene(
        {"center": one("hSD03-011", "laplus", cheers=["red x2"]), "hand": ["hSD01-016"] * hand},
        {"center": one(FOE, "foe")},
    )
    s.use("laplus", "foe", 2)
    assert (s.count("hand"), s.mem("foe").damage) == (after, 20)


@rule("hocg:5.7.2")
@played("hSD03-011", "art2")
def test_011_draws_what_there_is() -> None:
    s = Scene(
        {"center": one("hSD03-011", "laplus", cheers=["red x2"]), "deck": 2, "hand": []},
        {"center": one(FOE, "foe")},
    )
    s.use("laplus", "foe", 2)
    assert (s.count("hand"), s.count("deck")) == (2, 0)


# --- support cards


@rule("hocg:5.9.1", "hocg:10.7.2.3.2", "hocg:5.11.2")
@pytest.mark.parametrize(
    ("number", "fits"),
    [
        ("hSD03-009", True),
        ("hBP01-056", True),
        ("hSD02-011", True),
        ("hSD02-010", True),
        ("hSD03-011", True),
        ("hSD03-010", True),
        ("hSD04-010", False),
        ("hSD03-013", False),
    ],
)
@played("hSD03-012", "text")
def test_012_takes_any_number_of_the_six_of_the_top_four(number: str, fits: bool) -> None:
    s = Scene(
        {
            "hand": [one("hSD03-012", "event")],
            "deck": ["hSD01-016", one(number, "x"), one("hSD03-002", "okayu"), "hSD01-016", one(number, "fifth")],
        }
    )
    s.do("play", "event")
    assert s.choices() == ({"x", "okayu"} if fits else {"okayu"})
    s.do("pick", "x" if fits else "okayu")
    s.do("done")
    assert (s.count("hand"), s.known("fifth")) == (1, 0)


@rule("hocg:10.7.2.4.1")
@pytest.mark.parametrize(("others", "why"), [(6, ""), (7, "hocg:10.7.2.4.1")])
@played("hSD03-012", "text")
def test_012_needs_a_hand_of_six_or_fewer_besides_itself(others: int, why: str) -> None:
    s = Scene({"hand": [one("hSD03-012", "event"), f"hSD02-002 x{others}"]})
    assert s.why_not("play", "event") == why


@rule("hocg:10.11.2.3", "hocg:10.11.2.4", "hocg:rb.term.special-damage")
@pytest.mark.parametrize("place", ["center", "collab"])
@played("hSD03-013", "text")
def test_013_lowers_every_damage_its_holder_takes_in_front(place: str) -> None:
    holder = one("hSD01-003", "holder", attached=[NYAN])
    s = Scene(
        {"center": one("hSD01-005", "other"), "back": []} | {place: holder},
        {"center": one("hSD02-002", "foe", cheers=["red"]), "hand": [one("hSD02-006", "first"), "hSD01-016"]},
        active="B",
    )
    s.do("bloom", "first", "foe")
    s.do("yes")
    if s.prompt == "pick":
        s.pick("holder")
    assert s.mem("holder").damage == 20 - 10
    s.use("foe", "holder")
    assert s.mem("holder").damage == 20 - 10 + 30 - 10


@rule("hocg:10.11.2.3")
@played("hSD03-013", "text")
def test_013_lowers_nothing_in_the_back() -> None:
    s = Scene(
        {"center": one(FOE, "other"), "back": [one("hSD01-003", "holder", attached=[NYAN])]},
        {"center": one("hSD03-009", "foe", cheers=["blue x4"])},
        active="B",
    )
    s.use("foe", "other", 2)
    s.do("yes")
    s.answer(s.options("pick")[0])
    s.answer(s.options("pick")[0])
    assert s.mem("holder").damage == 30


@rule("hocg:10.11.4", "hocg:10.11.3", "hocg:5.19.1")
@played("hSD03-013", "text")
def test_013_is_archived_in_place_of_a_blue_cheer_of_okayus_ability() -> None:
    s = striking("hSD03-006", [one("blue", "b"), "white"], attached=[one(NYAN, "nyan")])
    s.do("yes")
    assert s.choices() == {"b", "nyan"}
    s.pick("nyan")
    s.pick("one")
    assert (s.cheers("okayu"), s.lies("nyan"), s.mem("one").damage) == (["blue", "white"], "archive", 10)


@rule("hocg:10.11.4", "hocg:10.11.3")
@played("hSD03-013", "text")
def test_013_makes_up_the_cheer_that_is_missing() -> None:
    s = Scene(
        {
            "center": one(
                "hSD03-009",
                "okayu",
                cheers=[one("blue", "b"), one("blue", "c"), "white x2"],
                attached=[one(NYAN, "nyan")],
            )
        },
        {"center": one(FOE, "front"), "back": [one(FOE, "one"), one(FOE, "two")]},
    )
    s.use("okayu", "front", 2)
    s.do("yes")
    s.pick("b", "nyan")
    s.pick("two")
    assert (s.cheers("okayu"), s.lies("nyan"), s.mem("two").damage) == (["blue", "white", "white"], "archive", 30)


@rule("hocg:10.11.4", "hocg:10.11.3")
@pytest.mark.parametrize(
    ("asked", "card", "prompt"),
    [
        ("blue", NYAN, "may"),
        ("any", NYAN, "may"),
        ("red", NYAN, "main"),
        ("blue", "", "main"),
        ("korone", NYAN, "main"),
    ],
)
@played("hSD03-013", "text")
def test_013_stands_in_for_what_may_be_blue_even_if_there_is_none(asked: str, card: str, prompt: str) -> None:
    held = [one(card, "nyan")] if card else []
    s = Scene({"back": [one(f"tSD3-{asked}", "okayu", attached=held)]})
    s.do("collab", "okayu")
    assert s.prompt == prompt
    if prompt == "may":
        s.do("yes")
        assert (s.lies("nyan"), s.count("hand")) == ("archive", 1)


@rule("hocg:5.19.1", "hocg:10.11.4")
@played("hSD03-013", "text")
def test_013_on_another_okayu_or_on_somebody_else_does_not_pay() -> None:
    s = Scene(
        {
            "center": one("hSD03-006", "okayu", cheers=[one("blue", "b"), one("blue", "c")]),
            "back": [one("hSD03-002", "other", attached=[one(NYAN, "nyan")])],
        },
        {"center": one(FOE, "front"), "back": [one(FOE, "one"), one(FOE, "two")]},
    )
    s.use("okayu", "front", 2)
    s.do("yes")
    assert s.choices() == {"b", "c"}


@rule("hocg:10.1.1.3", "hocg:11.3.1", "hocg:5.17.3.3")
@pytest.mark.parametrize(("fans", "place"), [(0, "gone"), (1, "gone"), (2, "center")])
@played("hSD03-014", "text")
def test_014_gives_ten_hp_each(fans: int, place: str) -> None:
    s = Scene(
        {"center": one("hSD03-003", "okayu", damage=50, attached=["hSD03-014"] * fans)},
        {"center": one("hSD02-002", "foe", cheers=["red"])},
        active="B",
    )
    s.use("foe", "okayu")
    assert s.place("okayu") == place


@rule("hocg:11.4.3")
@played("hSD03-014", "text")
def test_014_goes_on_okayu_only() -> None:
    s = Scene(
        {"center": one("hSD03-002", "okayu"), "back": [one("hSD02-002", "ayame")], "hand": [one("hSD03-014", "f")]}
    )
    assert s.why_not("play", "f", "ayame") == "hocg:11.4.3"
    s.do("play", "f", "okayu")
    assert s.has("okayu", "f")
