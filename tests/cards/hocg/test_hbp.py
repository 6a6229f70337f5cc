"""Cards of booster packs and promotion cards that official start decks hold: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.facts import Names, Printed, PrintedKeyword
from kaimaku.games.hocg.lang import ARCHIVE, HOLOMEM, NO_MOVE, THIS, Attach, Cannot, card, gift, tool, use
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

FOE = "hSD02-008"  # 230 HP, red, Buzz

card(  # stays where it is
    "tBP-rooted",
    gift(Cannot(NO_MOVE, THIS)),
    printed=Printed(
        number="tBP-rooted",
        kind="holomem",
        name=Names("Rooted", "根"),
        bloom="debut",
        hp=100,
        keywords=(PrintedKeyword("gift", Names("Test", "テスト")),),
    ),
)
card(  # brings a tool back from the archive
    "tBP-tool",
    use(Attach(ARCHIVE(tool), HOLOMEM)),
    printed=Printed(number="tBP-tool", kind="support", name=Names("Finder", "探し物"), support="item"),
)


# --- hBP01-013 Amane Kanata


@rule("hocg:13.3.1", "hocg:5.22.1", "hocg:11.3.1.2")
@pytest.mark.parametrize(("damage", "place"), [(0, "center"), (200, "gone")])
@played("hBP01-013", "bloom_effect1")
def test_bp01_013_strikes_the_center_and_takes_no_life(damage: int, place: str) -> None:
    s = Scene(
        {"center": one("hBP01-009", "kanata"), "hand": [one("hBP01-013", "bloom")]},
        {"center": one(FOE, "foe", damage=damage), "collab": one(FOE, "beside"), "life": 4},
    )
    s.do("bloom", "bloom", "kanata")
    assert (s.place("foe"), s.count("life", B), s.mem("beside").damage, s.prompt) == (place, 4, 0, "main")
    if place == "center":
        assert s.mem("foe").damage == 30


@rule("hocg:1.3.2")
@played("hBP01-013", "bloom_effect1")
def test_bp01_013_strikes_nobody_without_a_center() -> None:
    s = Scene(
        {"center": one("hBP01-009", "kanata"), "hand": [one("hBP01-013", "bloom")]},
        {"center": None, "collab": one(FOE, "beside")},
    )
    s.do("bloom", "bloom", "kanata")
    assert (s.prompt, s.mem("beside").damage) == ("main", 0)


# --- hBP01-050 Kazama Iroha


def aims(s: Scene) -> set[tuple[str, str]]:
    labels = {number: label for label, number in s.at.mems.items()}
    return {(labels[int(o[1])], labels[int(o[3])]) for o in s.options("art")}


@rule("hocg:12.2.3.2", "hocg:13.4.1")
@pytest.mark.parametrize(("place", "hit"), [("collab", {"iroha"}), ("center", {"iroha", "other"})])
@played("hBP01-050", "gift1")
def test_bp01_050_in_the_collab_position_is_the_only_target(place: str, hit: set[str]) -> None:
    iroha, other = one("hBP01-050", "iroha"), one("hBP01-048", "other")
    front = {"center": other, "collab": iroha} if place == "collab" else {"center": iroha, "collab": other}
    s = Scene(front, {"center": one("hSD03-002", "foe", cheers=["blue"])}, active="B", phase="performance")
    assert aims(s) == {("foe", target) for target in hit}


@rule("hocg:12.2.3.2")
@played("hBP01-050", "gift1")
def test_bp01_050_leaves_no_target_to_an_arts_that_can_only_hit_the_center() -> None:
    s = Scene(
        {"center": one("hBP01-048", "center"), "collab": one("hBP01-050", "iroha")},
        {
            "center": one("hBP01-009", "kanata", cheers=["white"]),
            "collab": one("hSD03-002", "okayu", cheers=["blue"]),
        },
        active="B",
        phase="performance",
    )
    assert aims(s) == {("okayu", "iroha")}
    konkanata = BY_ID["hBP01-009"].arts[0].number
    assert s.why_not("art", "kanata", konkanata, "center") == "hocg:12.2.3.2"


@rule("hocg:rb.term.special-damage", "hocg:13.4.1")
@played("hBP01-050", "gift1")
def test_bp01_050_does_not_catch_special_damage_nor_bind_its_own_side() -> None:
    s = Scene(
        {"center": one("hBP01-048", "center", damage=0), "collab": one("hBP01-050", "iroha", cheers=["green x2"])},
        {
            "center": one("hSD02-002", "foe"),
            "collab": one(FOE, "beside"),
            "hand": [one("hSD02-006", "bloom"), one("hSD01-016", "x")],
        },
        active="B",
    )
    s.do("bloom", "bloom", "foe")
    s.do("yes")
    assert s.choices() == {"center", "iroha"}
    s.pick("center")
    assert (s.mem("center").damage, s.mem("iroha").damage) == (20, 0)


@rule("hocg:12.2.4.3", "hocg:5.21.1")
@played("hBP01-050", "art1")
def test_bp01_050_sends_a_cheer_to_another_member_of_holox() -> None:
    s = Scene(
        {
            "center": one("hBP01-050", "iroha", cheers=["green x2"]),
            "back": [one("hBP01-048", "debut"), one("hSD03-011", "laplus"), one("hBP01-056", "lui"), one(FOE, "ayame")],
            "cheer_deck": ["blue", "white"],
        },
        {"center": one(FOE, "foe")},
    )
    s.use("iroha", "foe")
    assert s.choices() == {"laplus", "lui"}
    s.pick("lui")
    assert (s.cheers("lui"), s.mem("foe").damage) == (["blue"], 20)


@rule("hocg:10.7.2.3.4", "hocg:5.21.1")
@played("hBP01-050", "art1")
def test_bp01_050_without_another_member_still_hits() -> None:
    s = Scene(
        {
            "center": one("hBP01-050", "iroha", cheers=["green x2"]),
            "back": [one("hBP01-048", "debut")],
            "cheer_deck": ["blue", "white"],
        },
        {"center": one(FOE, "foe")},
    )
    s.use("iroha", "foe")
    assert (s.prompt, s.cheers("debut"), s.mem("foe").damage) == ("perform", [], 20)


# --- hBP01-104 Normal PC


@rule("hocg:5.13.1", "hocg:5.11.2", "hocg:5.6.1")
@played("hBP01-104", "text")
def test_bp01_104_puts_a_debut_of_the_deck_on_the_stage() -> None:
    s = Scene(
        {
            "hand": [one("hBP01-104", "pc")],
            "deck": [one("hSD02-002", "debut"), one("hSD02-005", "first"), one("hSD02-010", "spot")],
            "back": [],
        }
    )
    s.do("play", "pc")
    assert s.choices() == {"debut"}
    s.pick("debut")
    (new,) = [m for m in s.t.mems.values() if s.at.labels["debut"] in m.stack]
    assert (new.pos, new.resting, s.count("deck"), s.lies("pc")) == (4, False, 2, "archive")
    assert s.known("debut") == 3


@rule("hocg:10.7.2.3.5")
@played("hBP01-104", "text")
def test_bp01_104_may_find_nothing() -> None:
    s = Scene({"hand": [one("hBP01-104", "pc")], "deck": [one("hSD02-002", "debut")]})
    s.do("play", "pc")
    s.do("done")
    assert (s.lies("debut"), s.lies("pc")) == ("deck", "archive")


@rule("hocg:10.7.2.3.7", "hocg:4.6.2.1")
@pytest.mark.parametrize(("back", "deck", "why"), [(4, 1, ""), (5, 1, "hocg:10.7.2.3.7"), (1, 0, "hocg:10.7.2.3.7")])
@played("hBP01-104", "text")
def test_bp01_104_needs_room_and_a_deck(back: int, deck: int, why: str) -> None:
    s = Scene({"hand": [one("hBP01-104", "pc")], "back": ["hSD02-002"] * back, "deck": ["hSD02-002"] * deck})
    assert s.why_not("play", "pc") == why


# --- hBP01-105 Penlight


@rule("hocg:10.4.2.2", "hocg:rb.oshi.power-order", "hocg:5.21.1", "hocg:2.4.4")
@played("hBP01-105", "text")
def test_bp01_105_archives_the_newest_holo_power_and_finds_a_cheer_of_a_holomems_color() -> None:
    s = Scene(
        {
            "hand": [one("hBP01-105", "penlight")],
            "power": [one("hSD01-016", "new"), one("hSD01-017", "old")],
            "center": one("hSD02-002", "ayame"),
            "back": [one("hSD03-002", "okayu"), one("hSD02-010", "spot")],
            "cheer_deck": [one("red", "r"), one("blue", "b"), one("green", "g"), one("white", "w")],
        }
    )
    s.do("play", "penlight")
    assert (s.lies("new"), s.lies("old"), s.known("old")) == ("archive", "power", 0)
    assert s.choices() == {"r", "b"}
    s.pick("r")
    assert s.choices() == {"ayame", "okayu", "spot"}
    s.pick("spot")
    assert (s.cheers("spot"), s.known("r"), s.lies("penlight")) == (["red"], 3, "archive")


@rule("hocg:10.4.2.2", "hocg:10.7.2.3.7")
@pytest.mark.parametrize(("power", "cheers", "why"), [(1, 1, ""), (0, 1, "hocg:10.4.2.2"), (1, 0, "hocg:10.7.2.3.7")])
@played("hBP01-105", "text")
def test_bp01_105_needs_a_holo_power_and_a_cheer_deck(power: int, cheers: int, why: str) -> None:
    s = Scene({"hand": [one("hBP01-105", "penlight")], "power": power, "cheer_deck": cheers})
    assert s.why_not("play", "penlight") == why


@rule("hocg:10.7.2.3.5", "hocg:5.6.1")
@played("hBP01-105", "text")
def test_bp01_105_may_find_nothing_and_shuffles_the_cheer_deck() -> None:
    s = Scene(
        {
            "hand": [one("hBP01-105", "penlight")],
            "power": 1,
            "center": one("hSD02-002", "ayame"),
            "cheer_deck": [one("red", "r"), one("blue", "b"), one("green", "g")],
            "shuffles": [["g", "b", "r"]],
        }
    )
    s.do("play", "penlight")
    s.do("done")
    assert (s.cheers("ayame"), s.prompt, s.count("power")) == ([], "main", 0)
    s.done()


# --- hBP01-106, hBP01-108: swaps


@rule("hocg:5.18.1")
@played("hBP01-106", "text")
def test_bp01_106_swaps_the_center_with_an_active_back_holomem() -> None:
    s = Scene(
        {
            "hand": [one("hBP01-106", "event")],
            "center": one(FOE, "center", damage=30, cheers=["red"]),
            "back": [one("hSD02-002", "one"), one("hSD02-003", "two"), one("hSD02-004", "asleep", resting=True)],
        }
    )
    s.do("play", "event")
    assert s.choices() == {"one", "two"}
    s.pick("two")
    assert (s.place("center"), s.place("one"), s.place("two")) == ("back", "back", "center")
    assert (s.mem("center").damage, s.cheers("center")) == (30, ["red"])


@rule("hocg:10.7.2.3.7", "hocg:5.18.1")
@pytest.mark.parametrize(
    ("center", "back"), [("hSD02-002", [one("hSD02-003", "x", resting=True)]), ("hSD02-002", []), (None, ["hSD02-003"])]
)
@played("hBP01-106", "text")
def test_bp01_106_needs_both(center: str | None, back: list[object]) -> None:
    s = Scene({"hand": [one("hBP01-106", "event")], "center": center, "back": back})
    assert s.why_not("play", "event") == "hocg:10.7.2.3.7"


@rule("hocg:5.18.1", "hocg:3.1.2.4.1")
@played("hBP01-108", "text")
def test_bp01_108_swaps_the_opposing_center_with_a_back_holomem_of_ones_choice() -> None:
    s = Scene(
        {"hand": [one("hBP01-108", "event")]},
        {"center": one(FOE, "center"), "back": [one("hSD02-002", "one"), one("hSD02-003", "two", resting=True)]},
    )
    s.do("play", "event")
    assert (s.t.asked, s.choices()) == ((A,), {"one", "two"})
    s.pick("two")
    assert (s.place("center"), s.place("two"), s.mem("two").resting) == ("back", "center", True)


# --- hBP02-032 Houshou Marine


def crew(*more: object) -> Scene:
    return Scene(
        {
            "center": one("hBP02-028", "a"),
            "back": [one("hBP02-028", "b")],
            "hand": [one("hBP02-032", "first"), one("hBP02-032", "second")],
            "deck": [one("hBP02-028", "debut"), one("hBP02-030", "grown"), one("hSD02-002", "ayame"), *more],
        }
    )


@rule("hocg:13.3.1", "hocg:5.11.2", "hocg:10.7.2.1.1")
@played("hBP02-032", "bloom_effect1")
def test_bp02_032_finds_a_marine_once_a_turn_whoever_blooms() -> None:
    s = crew()
    s.do("bloom", "first", "a")
    assert s.choices() == {"debut", "grown"}
    s.pick("grown")
    assert (s.lies("grown"), s.known("grown"), s.count("deck")) == ("hand", 3, 2)
    s.do("bloom", "second", "b")
    assert (s.prompt, s.lies("debut"), s.count("deck")) == ("main", "deck", 2)


@rule("hocg:10.7.2.1.1", "hocg:10.7.2.3.5")
@played("hBP02-032", "bloom_effect1")
def test_bp02_032_is_spent_although_it_found_nothing() -> None:
    s = crew()
    s.do("bloom", "first", "a")
    s.do("done")
    s.do("bloom", "second", "b")
    assert (s.prompt, s.count("hand")) == ("main", 0)


@rule("hocg:10.7.2.1.1")
@played("hBP02-032", "bloom_effect1")
def test_bp02_032_works_again_next_turn() -> None:
    s = crew("hSD01-016", "hSD01-016")
    s.do("bloom", "first", "a")
    s.pick("grown")
    turn = s.t.turn
    while s.t.turn < turn + 2 or s.prompt != "main":
        s.answer(s.options("pick")[0] if s.prompt == "pick" else ("pass",))
    s.do("bloom", "second", "b")
    assert s.prompt == "pick"


# --- hBP02-076 Custom PC


def custom(*deck: object) -> Scene:
    s = Scene(
        {
            "hand": [one("hBP02-076", "pc"), one("hSD02-002", "ayame"), one("hSD03-002", "okayu"), one(FOE, "buzz")],
            "deck": list(deck),
        }
    )
    s.do("play", "pc")
    return s


@rule("hocg:5.11.1", "hocg:4.1.5", "hocg:2.1.2", "hocg:5.6.1")
@played("hBP02-076", "text")
def test_bp02_076_returns_a_debut_and_finds_its_first() -> None:
    s = custom(
        one("hSD02-005", "first"),
        one("hSD02-008", "buzz too"),
        one("hSD02-009", "second"),
        one("hSD03-005", "other"),
        one("hSD02-003", "debut"),
    )
    assert s.choices() == {"ayame", "okayu"}
    assert not s.options("done")
    s.pick("ayame")
    assert s.choices() == {"first"}
    s.pick("first")
    assert (s.lies("first"), s.lies("ayame"), s.known("first"), s.known("okayu")) == ("hand", "deck", 3, 1)
    assert s.count("deck") == 5


@rule("hocg:10.7.2.3.5")
@played("hBP02-076", "text")
def test_bp02_076_may_find_nothing() -> None:
    s = custom(one("hSD02-005", "first"))
    s.pick("okayu")
    assert s.choices() == set()
    s.do("done")
    assert (s.lies("okayu"), s.lies("first"), s.lies("pc")) == ("deck", "deck", "archive")


@rule("hocg:10.7.2.3.7")
@pytest.mark.parametrize(("card", "why"), [("hSD02-002", ""), ("hSD02-005", "hocg:10.7.2.3.7")])
@played("hBP02-076", "text")
def test_bp02_076_needs_a_debut_in_hand(card: str, why: str) -> None:
    s = Scene({"hand": [one("hBP02-076", "pc"), one(card, "x")]})
    assert s.why_not("play", "pc") == why


# --- hBP02-077 Retro PC


@rule("hocg:10.7.2.4.1", "hocg:8.6.2")
@played("hBP02-077", "text")
def test_bp02_077_returns_a_holomem_of_the_archive() -> None:
    s = Scene(
        {
            "hand": [one("hBP02-077", "pc"), one("hBP02-077", "again")],
            "archive": [one("hSD02-002", "debut"), one(FOE, "buzz"), one("hSD01-016", "event"), one("red", "r")],
            "life": 3,
        }
    )
    s.do("play", "pc")
    assert s.choices() == {"debut", "buzz"}
    s.pick("buzz")
    assert (s.lies("buzz"), s.lies("debut"), s.why_not("play", "again")) == ("hand", "archive", "hocg:8.6.2")


@rule("hocg:10.7.2.4.1", "hocg:10.7.2.3.7")
@pytest.mark.parametrize(
    ("life", "archive", "why"),
    [(3, "hSD02-002", ""), (4, "hSD02-002", "hocg:10.7.2.4.1"), (1, "hSD01-016", "hocg:10.7.2.3.7")],
)
@played("hBP02-077", "text")
def test_bp02_077_needs_little_life_and_a_holomem_there(life: int, archive: str, why: str) -> None:
    s = Scene({"hand": [one("hBP02-077", "pc")], "archive": [archive], "life": life})
    assert s.why_not("play", "pc") == why


# --- events that look for holomem of a group


GROUPS = {
    "hBP02-080": ("hSD03-011", "hSD03-010"),
    "hBP02-085": ("hBP02-028", "hSD02-002"),
    "hBP03-093": ("hSD04-011", "hSD02-002"),
    "hBP04-092": ("hBP04-043", "hSD02-002"),
    "hBP04-093": ("hSD02-002", "hSD01-003"),
    "hBP04-096": ("hBP04-063", "hSD02-002"),
    "hPR-002": ("hSD05-002", "hSD02-002"),
}


@rule("hocg:5.9.1", "hocg:10.7.2.3.2", "hocg:5.11.2")
@pytest.mark.parametrize("number", GROUPS)
@played("hBP02-080", "text")
@played("hBP02-085", "text")
@played("hBP03-093", "text")
@played("hBP04-092", "text")
@played("hBP04-093", "text")
@played("hBP04-096", "text")
@played("hPR-002", "text")
def test_group_events_take_any_number_of_their_holomem_of_the_top_four(number: str) -> None:
    fits, other = GROUPS[number]
    s = Scene(
        {
            "hand": [one(number, "event")],
            "deck": [
                one(other, "other"),
                one(fits, "one"),
                one(number, "copy"),
                one(fits, "two"),
                one(fits, "fifth"),
            ],
        }
    )
    s.do("play", "event")
    assert s.choices() == {"one", "two"}
    s.pick("one")
    s.do("done")
    s.pick("copy", "two")
    assert (s.lies("one"), s.known("one"), s.pile("deck")) == ("hand", 3, ["fifth", "copy", "two", "other"])
    assert s.lies("event") == "archive"


@rule("hocg:10.7.2.4.1", "hocg:10.7.2.3.7")
@pytest.mark.parametrize("number", GROUPS)
@pytest.mark.parametrize(("others", "deck", "why"), [(6, 1, ""), (7, 1, "hocg:10.7.2.4.1"), (0, 0, "hocg:10.7.2.3.7")])
@played("hBP02-080", "text")
@played("hBP02-085", "text")
@played("hBP03-093", "text")
@played("hBP04-092", "text")
@played("hBP04-093", "text")
@played("hBP04-096", "text")
@played("hPR-002", "text")
def test_group_events_need_a_hand_of_six_or_fewer_and_a_deck(number: str, others: int, deck: int, why: str) -> None:
    s = Scene({"hand": [one(number, "event"), *["hSD02-002"] * others], "deck": deck})
    assert s.why_not("play", "event") == why


# --- hBP02-084 Mikkorone 24


def mikkorone(face: int) -> Scene:
    s = Scene(
        {
            "hand": [one("hBP02-084", "event")],
            "deck": ["hSD01-016", "hSD01-016", one("hSD02-005", "first"), one("hSD02-002", "debut")],
        },
        dice=[face],
    )
    s.do("play", "event")
    s.done()
    return s


@rule("hocg:5.24.1", "hocg:5.7.2")
@pytest.mark.parametrize(("face", "drawn"), [(1, 2), (2, 3), (4, 3)])
@played("hBP02-084", "text")
def test_bp02_084_draws_two_and_one_more_on_2_or_4(face: int, drawn: int) -> None:
    s = mikkorone(face)
    assert (s.count("hand"), s.prompt, s.lies("event")) == (drawn, "main", "archive")


@rule("hocg:5.24.1", "hocg:5.11.2", "hocg:5.6.1")
@pytest.mark.parametrize("face", [3, 5, 6])
@played("hBP02-084", "text")
def test_bp02_084_finds_a_debut_on_3_5_or_6(face: int) -> None:
    s = mikkorone(face)
    assert (s.count("hand"), s.choices()) == (2, {"debut"})
    s.pick("debut")
    assert (s.lies("debut"), s.known("debut"), s.lies("first")) == ("hand", 3, "deck")


@rule("hocg:10.7.2.3.7")
@pytest.mark.parametrize(("deck", "why"), [(1, ""), (0, "hocg:10.7.2.3.7")])
@played("hBP02-084", "text")
def test_bp02_084_needs_a_deck(deck: int, why: str) -> None:
    s = Scene({"hand": [one("hBP02-084", "event")], "deck": deck})
    assert s.why_not("play", "event") == why


# --- hBP02-088 Mori Calliope's Scythe


@rule("hocg:5.19.1", "hocg:10.8.1", "hocg:5.12.1", "hocg:12.2.4.4")
@pytest.mark.parametrize(("holder", "archived"), [("hSD18-006", 1), ("hSD18-002", 0), ("hSD03-005", 0)])
@played("hBP02-088", "text")
def test_bp02_088_archives_the_top_card_when_a_grown_calliope_takes_it_up(holder: str, archived: int) -> None:
    s = Scene(
        {
            "center": one(holder, "holder", cheers=["purple x3"]),
            "hand": [one("hBP02-088", "scythe")],
            "deck": [one("hSD01-016", "top"), "hSD01-016"],
        },
        {"center": one(FOE, "foe")},
    )
    s.do("play", "scythe", "holder")
    assert (s.has("holder", "scythe"), s.count("archive"), s.count("deck")) == (True, archived, 2 - archived)
    assert s.lies("top") == ("archive" if archived else "deck")


@rule("hocg:10.8.1", "hocg:5.17.2")
@played("hBP02-088", "text")
def test_bp02_088_archives_nothing_when_an_effect_attaches_it_from_elsewhere() -> None:
    s = Scene(
        {
            "center": one("hSD18-006", "calli"),
            "back": [],
            "hand": [one("tBP-tool", "finder")],
            "archive": [one("hBP02-088", "scythe")],
            "deck": 2,
        }
    )
    s.do("play", "finder")
    assert (s.has("calli", "scythe"), s.count("deck")) == (True, 2)


@rule("hocg:12.2.4.4", "hocg:10.1.1.3")
@played("hBP02-088", "text")
def test_bp02_088_strengthens_whoever_holds_it() -> None:
    s = Scene(
        {"center": one("hSD03-002", "holder", cheers=["blue"], attached=["hBP02-088"])}, {"center": one(FOE, "foe")}
    )
    s.use("holder", "foe")
    assert s.mem("foe").damage == 40


@rule("hocg:5.19.1", "hocg:10.8.1")
@played("hBP02-088", "text")
def test_bp02_088_archives_nothing_when_another_card_is_attached_or_when_its_holder_blooms() -> None:
    s = Scene(
        {
            "center": one("hSD18-002", "calli", attached=["hBP02-088"]),
            "hand": [one("hSD02-014", "mascot"), one("hSD18-006", "first")],
            "deck": 2,
        }
    )
    s.do("bloom", "first", "calli")
    s.do("play", "mascot", "calli")
    assert (s.count("deck"), s.count("archive")) == (2, 0)


# --- hBP02-095 Dokuro-kun


@rule("hocg:5.19.1", "hocg:10.8.1")
@pytest.mark.parametrize(
    ("place", "debut", "bloom", "drawn"),
    [
        ("center", "hBP02-028", "hBP02-030", 1),
        ("back", "hBP02-028", "hBP02-030", 0),
        ("collab", "hBP02-028", "hBP02-030", 0),
        ("center", "hSD02-002", "hSD02-005", 0),
    ],
)
@played("hBP02-095", "text")
def test_bp02_095_draws_when_marine_blooms_in_the_center(place: str, debut: str, bloom: str, drawn: int) -> None:
    holder = one(debut, "holder", attached=["hBP02-095"])
    s = Scene({place: [holder] if place == "back" else holder, "hand": [one(bloom, "bloom")]})
    s.do("bloom", "bloom", "holder")
    assert s.count("hand") == drawn


@rule("hocg:12.2.4.4", "hocg:10.1.1.3")
@played("hBP02-095", "text")
def test_bp02_095_strengthens_its_holder() -> None:
    s = Scene(
        {"center": one("hSD03-002", "holder", cheers=["blue"], attached=["hBP02-095"])}, {"center": one(FOE, "foe")}
    )
    s.use("holder", "foe")
    assert s.mem("foe").damage == 40


# --- hBP03-088 Totsumachi


def totsumachi(**theirs: object) -> Scene:
    return Scene(
        {"hand": [one("hBP03-088", "event")], "life": 2},
        {"center": one(FOE, "center"), "life": 3}
        | {"back": [one("hSD02-003", "one"), one("hSD02-011", "two", resting=True)]}
        | theirs,
    )


@rule("hocg:3.1.2.4.1", "hocg:8.4.1", "hocg:13.2.2")
@played("hBP03-088", "text")
def test_bp03_088_the_opponent_moves_a_back_holomem_of_their_choice_and_does_not_collab() -> None:
    s = totsumachi(hand=["hSD02-009"])
    s.do("play", "event")
    assert (s.t.asked, s.choices()) == ((B,), {"one", "two"})
    s.pick("two")
    assert (s.place("two"), s.place("one"), s.mem("two").resting) == ("collab", "back", True)
    assert (s.count("power", B), s.prompt, s.t.asked) == (0, "main", (A,))


@rule("hocg:10.7.2.4.1", "hocg:10.7.2.3.7")
@pytest.mark.parametrize(
    ("theirs", "why"),
    [
        ({"life": 3}, ""),
        ({"life": 2}, "hocg:10.7.2.4.1"),
        ({"life": 1}, "hocg:10.7.2.4.1"),
        ({"back": []}, "hocg:10.7.2.3.7"),
        ({"collab": "hSD02-002"}, "hocg:10.7.2.3.7"),
    ],
)
@played("hBP03-088", "text")
def test_bp03_088_needs_less_life_an_empty_collab_and_somebody_in_the_back(theirs: dict[str, object], why: str) -> None:
    assert totsumachi(**theirs).why_not("play", "event") == why


@rule("hocg:1.3.3", "hocg:1.3.2")
@played("hBP03-088", "text")
def test_bp03_088_passes_over_whoever_cannot_move() -> None:
    s = totsumachi(back=[one("tBP-rooted", "rooted"), one("hSD02-003", "free")])
    s.do("play", "event")
    assert (s.place("rooted"), s.place("free"), s.prompt) == ("back", "collab", "main")


# --- hBP03-107 35P


@rule("hocg:12.2.3.1", "hocg:rb.timing.would-use-arts")
@pytest.mark.parametrize(
    ("cheers", "fans", "able"), [([], 1, True), ([], 0, False), (["white"], 0, False), (["white"], 1, True)]
)
@played("hBP03-107", "text")
def test_bp03_107_is_a_red_cheer_for_the_cost_of_arts(cheers: list[str], fans: int, able: bool) -> None:
    s = Scene(
        {"center": one("hSD16-003", "miko", cheers=cheers, attached=["hBP03-107"] * fans)},
        {"center": one(FOE, "foe")},
        phase="performance",
    )
    assert bool(s.options("art")) is able


@rule("hocg:8.7.2")
@played("hBP03-107", "text")
def test_bp03_107_is_no_cheer_for_a_baton_pass() -> None:
    s = Scene({"center": one("hSD16-003", "miko", attached=["hBP03-107"]), "back": [one("hSD02-002", "other")]})
    assert not s.options("baton")


@rule("hocg:11.3.1.1", "hocg:10.8.3.1.1")
@pytest.mark.parametrize(("answers", "drawn"), [(["yes"], 1), (["no"], 0), (["yes", "yes"], 2)])
@played("hBP03-107", "text")
def test_bp03_107_lets_the_opponent_draw_when_its_holder_is_downed(answers: list[str], drawn: int) -> None:
    fans = [one("hBP03-107", f"fan{i}") for i in range(len(answers))]
    s = Scene(
        {"center": one("hSD16-003", "miko", damage=60, attached=fans), "back": [one("hSD02-002", "x")]},
        {"center": one("hSD03-002", "foe", cheers=["blue"])},
        active="B",
    )
    s.use("foe", "miko")
    for answer in answers:
        if s.prompt == "down-order":
            s.answer(s.options("resolve")[0])
        assert (s.prompt, s.t.asked) == ("may", (B,))
        s.do(answer)
    assert (s.place("miko"), s.count("hand", B), s.count("hand", A)) == ("gone", drawn, 0)


@rule("hocg:11.4.3")
@played("hBP03-107", "text")
def test_bp03_107_goes_on_miko_only() -> None:
    s = Scene({"center": one("hSD16-003", "miko"), "back": [one("hSD02-002", "x")], "hand": [one("hBP03-107", "fan")]})
    assert s.why_not("play", "fan", "x") == "hocg:11.4.3"
    s.do("play", "fan", "miko")
    assert s.has("miko", "fan")


# --- hBP04-063 Koseki Bijou


@rule("hocg:11.3.1.1", "hocg:13.4.1")
@pytest.mark.parametrize(("downed", "drawn"), [("bijou", 1), ("other", 0)])
@played("hBP04-063", "gift1")
def test_bp04_063_draws_when_downed_in_the_opponents_turn(downed: str, drawn: int) -> None:
    s = Scene(
        {
            "center": one("hBP04-063", "bijou", damage=100),
            "collab": one("hBP04-050", "other", damage=100),
            "back": [one("hSD02-002", "x")],
        },
        {"center": one("hSD03-002", "foe", cheers=["blue"])},
        active="B",
    )
    s.use("foe", downed)
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.place(downed), s.count("hand")) == ("gone", drawn)


@rule("hocg:11.3.1.1")
@played("hBP04-063", "gift1")
def test_bp04_063_is_silent_in_its_own_turn() -> None:
    s = Scene(
        {
            "center": one("hBP04-063", "bijou", damage=100, cheers=["purple"], attached=["hBP01-114"]),
            "back": [one("hSD02-002", "x")],
        },
        {"center": one(FOE, "foe")},
    )
    s.use("bijou", "foe")
    assert (s.place("bijou"), s.count("hand")) == ("gone", 0)


# --- hBP05-074 Friendly PC


def friendly(back: int = 0, hand: int = 2) -> Scene:
    s = Scene(
        {
            "hand": [one("hBP05-074", "pc"), *(one("hSD01-016", f"h{i}") for i in range(hand))],
            "center": one("hSD02-002", "center"),
            "back": ["hSD02-002"] * back,
            "deck": [
                one("hSD02-002", "ayame"),
                one("hSD03-002", "okayu"),
                one("hSD02-003", "limited"),
                one("hSD02-005", "first"),
            ],
        }
    )
    s.do("play", "pc")
    return s


@rule("hocg:5.13.1", "hocg:5.11.2", "hocg:4.1.5")
@played("hBP05-074", "text")
def test_bp05_074_puts_two_debuts_on_the_stage_and_returns_a_card() -> None:
    s = friendly()
    assert s.choices() == {"ayame", "okayu"}
    s.pick("ayame", "okayu")
    assert (len(s.t.spots[A]), s.known("okayu"), s.choices()) == (3, 3, {"h0", "h1"})
    s.pick("h1")
    assert (s.count("hand"), s.pile("deck")[-1], s.lies("pc")) == (1, "h1", "archive")


@rule("hocg:10.7.2.3.5")
@pytest.mark.parametrize("taken", [["okayu"], []])
@played("hBP05-074", "text")
def test_bp05_074_with_one_or_none_returns_nothing(taken: list[str]) -> None:
    s = friendly()
    s.pick(*taken)
    s.do("done")
    assert (len(s.t.spots[A]), s.count("hand"), s.prompt) == (1 + len(taken), 2, "main")


@rule("hocg:4.6.2.1", "hocg:10.7.2.3.4")
@played("hBP05-074", "text")
def test_bp05_074_puts_as_many_as_there_is_room_for() -> None:
    s = friendly(back=4)
    s.pick("ayame")
    assert (len(s.t.spots[A]), s.lies("okayu"), s.count("hand"), s.prompt) == (6, "deck", 2, "main")


@rule("hocg:10.7.2.3.7")
@pytest.mark.parametrize(("back", "why"), [(4, ""), (5, "hocg:10.7.2.3.7")])
@played("hBP05-074", "text")
def test_bp05_074_needs_room(back: int, why: str) -> None:
    s = Scene({"hand": [one("hBP05-074", "pc")], "back": ["hSD02-002"] * back})
    assert s.why_not("play", "pc") == why
