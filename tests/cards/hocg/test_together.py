"""Cards that take one each of several kinds, or some that go together: every printed sentence, played."""

from __future__ import annotations

from functools import cache

import pytest

from kaimaku.games.hocg.defs import CardDef
from kaimaku.games.hocg.scenario.cards import declare
from kaimaku.games.hocg.table import CHEER_DECK
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

FOE = one("Spare", "foe")  # 990 HP
IROHA, SUISEI, TOWA, RIRIKA = "hSD06-002", "hBP01-076", "hBP03-051", "hBP04-032"
SORA, AZKI, SORAZ, POYOYO, MIKO = "hSD01-003", "hSD01-008", "hSD01-013", "hSD02-014", "hBP03-025"


@cache
def others() -> dict[str, CardDef]:
    """Cards of ours beside those that are tried."""
    return declare(
        {
            "hitter": {"level": "Debut", "hp": 200, "arts": [{"cost": 0, "power": 90}]},
            "duo": {"name": "Duo", "also": ["Kazama Iroha", "Hoshimachi Suisei"], "level": "Debut"},
        }
    )


# --- hBP03-005 Tokoyami Towa, Oshi


@rule("hocg:8.5.1", "hocg:12.2.4.4")
@played("hBP03-005", "skill")
@pytest.mark.parametrize(("where", "gets"), [("center", 20), ("collab", 20), ("back", 0)])
def test_005_strengthens_singers_in_front(where: str, gets: int) -> None:
    towa = one(TOWA, "towa", cheers=["purple"])
    side: dict[str, object] = {"center": one(SORA, "sora"), "oshi": "hBP03-005", "power": 4}
    side |= {where: [towa] if where == "back" else towa}
    s = Scene(side, {"center": FOE})
    s.do("skill", 0)
    assert (s.count("power"), s.why_not("skill", 0)) == (2, "hocg:8.5.1.1")
    if where == "back":
        s.do("collab", "towa")
    s.use("towa", "foe")
    assert s.mem("foe").damage == 30 + gets


@rule("hocg:8.5.1")
@played("hBP03-005", "skill")
def test_005_does_nothing_for_who_does_not_sing() -> None:
    s = Scene({"oshi": "hBP03-005", "power": 2, "center": one(IROHA, "me", cheers=["green"])}, {"center": FOE})
    s.do("skill", 0)
    s.use("me", "foe")
    assert s.mem("foe").damage == 20


def devil(center: int, collab: int | None, victim: str = TOWA, active: str = "B", power: int = 2) -> Scene:
    """B downs A's holomem; B's center and collab holomem have so many cheers."""
    back = [one("red", f"r{i}") for i in range(collab or 0)]
    b: dict[str, object] = {
        "center": one("hitter", "foe", cheers=[one("white", f"w{i}") for i in range(center)]),
        "back": [one(SORA, "behind", cheers=[one("blue", "b0")])],
        "cheer_deck": [one("green", "top")],
    }
    if collab is not None:
        b["collab"] = one(SORA, "beside", cheers=back)
    a = {
        "oshi": "hBP03-005",
        "power": power,
        "life": 4,
        "center": one(victim, "victim", damage=80, cheers=[one("purple", "own")]),
        "back": [one(SORA, "next")],
    }
    return Scene(a, b, cards=others(), active=active)


def attack(s: Scene) -> None:
    s.use("foe", "victim")


@rule("hocg:12.1.5.2", "hocg:4.1.5", "hocg:1.3.2")
@played("hBP03-005", "sp")
def test_005_sp_returns_two_cheers_each_of_center_and_collab() -> None:
    s = devil(3, 3)
    attack(s)
    assert (s.prompt, s.t.asked) == ("may", (A,))
    s.do("yes")
    assert s.choices() == {"w0", "w1"} and not s.options("done"), "two of three, in their order"
    s.pick("w0", "w2")
    assert s.choices() == {"r0", "r1"} and not s.options("done")
    s.pick("r1")
    assert s.t.asked == (B,), "the order in a cheer deck is its player's choice"
    assert s.choices() == {"w0", "w2", "r1", "r2"}
    s.pick("r2", "w0", "r1")
    deck = s.t.zones[CHEER_DECK + B]
    bottom = [s.at.labels[x] for x in ("r2", "w0", "r1", "w2")]
    assert list(deck) == [*bottom[::-1], s.at.labels["top"]]
    assert [s.cheers(x) for x in ("foe", "beside", "behind")] == [["white"], ["red"], ["blue"]]
    assert s.count("power") == 0


@rule("hocg:1.3.2", "hocg:10.7.2.3.3")
@played("hBP03-005", "sp")
@pytest.mark.parametrize(("center", "collab"), [(1, 2), (2, None), (2, 0)])
def test_005_sp_returns_as_many_as_each_has(center: int, collab: int | None) -> None:
    s = devil(center, collab)
    attack(s)
    s.do("yes")
    while s.t.asked == (B,) and s.prompt == "pick" and s.choices() <= {"w0", "w1", "r0", "r1"}:
        s.pick(min(s.choices()))
    assert len(s.t.zones[CHEER_DECK + B]) == 1 + center + (collab or 0)
    assert s.cheers("foe") == [] and s.cheers("behind") == ["blue"]


@rule("hocg:12.1.5.2", "hocg:12.1.3")
@played("hBP03-005", "sp")
@pytest.mark.parametrize("why", ["declined", "another", "unpaid"])
def test_005_sp_is_for_a_towa_and_may_be_declined(why: str) -> None:
    s = devil(2, 2, victim=SUISEI if why == "another" else TOWA, power=1 if why == "unpaid" else 2)
    attack(s)
    assert (s.prompt == "may") == (why == "declined")
    if why == "declined":
        s.do("no")
    assert (s.place("victim"), s.cheers("foe"), s.count("power")) == (
        "gone",
        ["white"] * 2,
        1 if why == "unpaid" else 2,
    )


@rule("hocg:12.1.5.2")
@played("hBP03-005", "sp")
def test_005_sp_is_not_offered_in_ones_own_turn() -> None:
    a = {
        "oshi": "hBP03-005",
        "power": 2,
        "center": one(TOWA, "me", damage=100, cheers=["purple"], attached=["hBP01-114"]),
        "back": [one(SORA, "next")],
    }
    s = Scene(a, {"center": one("Spare", "foe", cheers=["white x2"])})
    s.use("me", "foe")  # the axe hurts its holder
    assert (s.place("me"), s.count("power"), s.cheers("foe")) == ("gone", 2, ["white"] * 2)


@rule("hocg:12.1.5.2")
@played("hBP03-005", "sp")
@pytest.mark.parametrize(("damage", "offered"), [(80, True), (0, False)])
def test_005_sp_is_for_a_towa_in_any_position_who_goes_down(damage: int, offered: bool) -> None:
    a = {"oshi": "hBP03-005", "power": 2, "center": one(SORA, "next"), "collab": one(TOWA, "towa", damage=damage)}
    s = Scene(a, {"center": one("hitter", "foe", cheers=["white x2"])}, cards=others(), active="B")
    s.use("foe", "towa")
    assert (s.prompt == "may", s.place("towa")) == (offered, "collab")


# --- hBP03-024 Kazama Iroha


def protect(archive: int, back: list[dict[str, object]], **more: object) -> Scene:
    side = {"center": one("hSD06-004", "iroha"), "back": back, "hand": [one("hBP03-024", "bloom")]}
    s = Scene({**side, "archive": [*(one("red", f"r{i}") for i in range(archive)), one(SORA, "card")], **more})
    s.do("bloom", "bloom", "iroha")
    return s


@rule("hocg:13.3.1", "hocg:5.21.1", "hocg:10.7.2.3.1")
@played("hBP03-024", "bloom_effect1")
def test_024_sends_a_cheer_each_to_an_iroha_and_a_suisei() -> None:
    s = protect(3, [one(SUISEI, "suisei"), one(IROHA, "second"), one(SUISEI, "star"), one(SORA, "sora")])
    s.do("yes")
    assert s.choices() == {"r0", "r1", "r2"}
    s.pick("r2", "r0")
    assert s.choices() == {"iroha", "second", "suisei", "star"}, "not Sora"
    s.pick("star")
    assert s.choices() == {"iroha", "second"}, "one each"
    s.pick("second")
    assert [len(s.cheers(x)) for x in ("iroha", "second", "suisei", "star", "sora")] == [0, 1, 0, 1, 0]
    assert (s.has("star", "r2"), s.has("second", "r0"), s.lies("r1"), s.prompt) == (True, True, "archive", "main")


@rule("hocg:10.7.2.3.3", "hocg:1.3.2")
@played("hBP03-024", "bloom_effect1")
def test_024_without_a_suisei_one_iroha_gets_one() -> None:
    s = protect(3, [one(IROHA, "second")])
    s.do("yes")
    s.pick("r1")
    assert s.choices() == {"iroha", "second"}
    s.pick("iroha")
    assert (len(s.cheers("iroha")), len(s.cheers("second")), s.prompt) == (1, 0, "main")


@rule("hocg:10.7.2.3.3", "hocg:1.3.2")
@played("hBP03-024", "bloom_effect1")
def test_024_a_single_cheer_goes_to_either() -> None:
    s = protect(1, [one(SUISEI, "suisei"), one(SORA, "sora")])
    s.do("yes")
    assert s.choices() == {"iroha", "suisei"}
    s.pick("suisei")
    assert (len(s.cheers("iroha")), len(s.cheers("suisei")), s.prompt) == (0, 1, "main")


@rule("hocg:2.1.2", "hocg:10.7.2.3.1")
@played("hBP03-024", "bloom_effect1")
def test_024_who_has_both_names_is_one_of_them() -> None:
    side = {"center": one("hSD06-004", "iroha"), "back": [one("duo", "duo"), one(SORA, "sora")]}
    s = Scene({**side, "hand": [one("hBP03-024", "bloom")], "archive": ["red x2"]}, cards=others())
    s.do("bloom", "bloom", "iroha")
    s.do("yes")
    assert s.choices() == {"iroha", "duo"}
    s.pick("duo")
    assert [len(s.cheers(x)) for x in ("iroha", "duo", "sora")] == [1, 1, 0], "the other one is the Iroha"


@rule("hocg:13.3.1")
@played("hBP03-024", "bloom_effect1")
def test_024_may_be_declined() -> None:
    s = protect(2, [one(SUISEI, "suisei")])
    s.do("no")
    assert (len(s.cheers("iroha")), s.count("archive"), s.prompt) == (0, 3, "main")


@rule("hocg:12.2.4.3", "hocg:12.2.4.4")
@played("hBP03-024", "art1")
@pytest.mark.parametrize(
    ("cheers", "dealt"),
    [("green x4", 100), ("green x3, red", 100), ("green x2, red, blue", 150), ("green, red x3", 150)],
)
def test_024_hits_harder_with_two_cheers_that_are_not_green(cheers: str, dealt: int) -> None:
    s = Scene({"center": one("hBP03-024", "me", cheers=cheers.split(", "))}, {"center": FOE})
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:12.2.4.3")
@played("hBP03-024", "art1")
@pytest.mark.parametrize(("own", "other", "dealt"), [("green x4", "red x2", 100), ("green x2, red x2", "green", 150)])
def test_024_counts_its_own_cheers_only(own: str, other: str, dealt: int) -> None:
    a = {"center": one(SORA, "sora", cheers=[other]), "collab": one("hBP03-024", "me", cheers=own.split(", "))}
    s = Scene(a, {"center": FOE})
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


# --- hBP03-085 Super PC, hBP04-090 Work PC

FOUR = [one(SORA, "debut"), one("hSD01-006", "first"), one(AZKI, "second debut"), one("hSD01-011", "second")]


def look(card: str, deck: list[dict[str, object]], hand: list[object] | None = None) -> Scene:
    s = Scene({"hand": [one(card, "pc"), *(hand or [])], "deck": [*deck, one("hSD01-016", "below")]})
    if s.why_not("play", "pc") == "":
        s.do("play", "pc")
    return s


@rule("hocg:5.9.1", "hocg:5.11.2", "hocg:10.7.2.3.5")
@played("hBP03-085", "text")
@pytest.mark.parametrize("taken", [("debut", "first"), ("first", "second debut"), ("first",), ("second debut",), ()])
def test_085_takes_one_debut_and_one_first(taken: tuple[str, ...]) -> None:
    s = look("hBP03-085", FOUR)
    assert s.choices() == {"debut", "first", "second debut"}
    for k, name in enumerate(taken):
        s.pick(name)
        if k == 0:
            left = {"first"} if name.endswith("debut") else {"debut", "second debut"}
            assert s.choices() == left
    if len(taken) < 2:
        s.do("done")
    rest = [x for x in ("debut", "first", "second debut", "second") if x not in taken]
    assert s.choices() == set(rest)
    s.pick(*rest[:-1])
    assert ({x for x in rest if s.lies(x) == "deck"}, {s.lies(x) for x in taken}) == (
        set(rest),
        {"hand"} if taken else set(),
    )
    assert [s.known(x) for x in taken] == [3] * len(taken) and s.known("second") == 1
    assert (s.pile("deck")[0], s.count("hand"), s.lies("pc"), s.prompt) == ("below", len(taken), "archive", "main")


@rule("hocg:10.7.2.3.5")
@played("hBP03-085", "text")
def test_085_with_only_one_kind_the_other_is_asked_for_all_the_same() -> None:
    s = look("hBP03-085", [one(SORA, "debut"), one(POYOYO, "mascot")])
    s.pick("debut")
    assert (s.choices(), [o[0] for o in s.options("done")]) == (set(), ["done"]), "who has no more tells nothing"
    s.do("done")
    assert s.lies("debut") == "hand"


GIFTS = [one(SORA, "holomem"), one(POYOYO, "mascot"), one("hBP01-114", "tool"), one("hBP04-106", "fan")]


@rule("hocg:5.9.1", "hocg:5.11.2", "hocg:10.7.2.3.5")
@played("hBP04-090", "text")
@pytest.mark.parametrize("taken", [("holomem", "mascot"), ("tool", "holomem"), ("fan",), ()])
def test_090_takes_a_holomem_and_a_card_to_attach(taken: tuple[str, ...]) -> None:
    s = look("hBP04-090", GIFTS)
    assert s.choices() == {"holomem", "mascot", "tool", "fan"}
    for k, name in enumerate(taken):
        s.pick(name)
        if k == 0:
            assert s.choices() == ({"mascot", "tool", "fan"} if name == "holomem" else {"holomem"})
    if len(taken) < 2:
        s.do("done")
    rest = [str(x["as"]) for x in GIFTS if x["as"] not in taken]
    s.pick(*rest[:-1])
    assert {s.lies(x) for x in rest} == {"deck"} and all(s.lies(x) == "hand" for x in taken)
    assert [s.known(x) for x in taken] == [3] * len(taken) and s.known(rest[0]) == 1
    assert (s.pile("deck")[0], s.prompt) == ("below", "main")


@rule("hocg:5.9.1")
@played("hBP04-090", "text")
def test_090_takes_no_other_cards() -> None:
    s = look("hBP04-090", [one("hSD01-016", "staff"), one("hSD01-018", "item"), one("hSD01-020", "event")])
    assert s.choices() == set()


@rule("hocg:10.7.2.4.1")
@played("hBP04-090", "text")
@pytest.mark.parametrize(("others", "why"), [(6, ""), (7, "hocg:10.7.2.4.1")])
def test_090_is_for_a_hand_of_six(others: int, why: str) -> None:
    s = Scene({"hand": [one("hBP04-090", "pc"), *[SORA] * others], "deck": GIFTS})
    assert s.why_not("play", "pc") == why


# --- hBP04-003 Ichijou Ririka, Oshi


@rule("hocg:8.5.1", "hocg:10.13.3")
@played("hBP04-003", "skill")
@pytest.mark.parametrize(("center", "damage"), [(RIRIKA, 50), (SORA, 0)])
def test_003_hurts_the_collab_if_the_center_is_of_regloss(center: str, damage: int) -> None:
    side = {"oshi": "hBP04-003", "power": 6, "center": center, "back": [RIRIKA]}
    s = Scene(side, {"center": FOE, "collab": one("Spare", "beside"), "back": [one("Spare", "behind")]})
    s.do("skill", 0)
    assert [s.mem(x).damage for x in ("foe", "beside", "behind")] == [0, damage, 0]
    assert (s.count("power"), s.why_not("skill", 0)) == (3, "hocg:8.5.1.1")


def genius(deck: list[dict[str, object]], victim: str = RIRIKA, power: int = 1) -> Scene:
    a = {
        "oshi": "hBP04-003",
        "power": power,
        "life": 4,
        "center": one(victim, "victim", damage=80),
        "back": [one(SORA, "next")],
        "deck": deck,
    }
    s = Scene(a, {"center": one("hitter", "foe")}, cards=others(), active="B")
    attack(s)
    return s


MEALS = [
    one("hBP04-091", "meal"),
    one("hBP04-034", "first"),
    one(SORA, "sora"),
    one(RIRIKA, "ririka"),
    one(POYOYO, "p"),
]


@rule("hocg:12.1.5.2", "hocg:5.11.2", "hocg:10.7.2.3.5")
@played("hBP04-003", "sp")
@pytest.mark.parametrize("taken", [("ririka", "meal"), ("meal", "first"), ("first",), ("meal",), ()])
def test_003_sp_finds_a_ririka_and_a_meal(taken: tuple[str, ...]) -> None:
    s = genius(MEALS)
    assert (s.prompt, s.t.asked) == ("may", (A,))
    s.do("yes")
    assert s.choices() == {"meal", "first", "ririka"}
    for k, name in enumerate(taken):
        s.pick(name)
        if k == 0:
            assert s.choices() == ({"first", "ririka"} if name == "meal" else {"meal"})
    if len(taken) < 2:
        s.do("done")
    assert (s.count("hand"), s.count("deck"), s.count("power")) == (len(taken), 5 - len(taken), 0)
    assert all(s.lies(x) == "hand" and s.known(x) == 3 for x in taken)


@rule("hocg:12.1.5.2", "hocg:12.1.3")
@played("hBP04-003", "sp")
@pytest.mark.parametrize("why", ["declined", "another", "unpaid"])
def test_003_sp_is_for_a_ririka_and_may_be_declined(why: str) -> None:
    s = genius(MEALS, victim=SUISEI if why == "another" else RIRIKA, power=0 if why == "unpaid" else 1)
    assert (s.prompt == "may") == (why == "declined")
    if why == "declined":
        s.do("no")
    assert (s.place("victim"), s.count("hand"), s.count("deck")) == ("gone", 0, 5)


@rule("hocg:12.1.5.2")
@played("hBP04-003", "sp")
def test_003_sp_is_not_offered_in_ones_own_turn() -> None:
    a = {
        "oshi": "hBP04-003",
        "power": 2,
        "center": one(RIRIKA, "me", damage=90, cheers=["red x2"], attached=["hBP01-114"]),
        "back": [one(SORA, "next")],
        "deck": MEALS,
    }
    s = Scene(a, {"center": FOE})
    s.use("me", "foe")  # the axe hurts its holder
    assert (s.place("me"), s.count("power"), s.count("hand")) == ("gone", 2, 0)


@rule("hocg:12.1.5.2")
@played("hBP04-003", "sp")
def test_003_sp_is_for_a_ririka_in_any_position() -> None:
    a = {"oshi": "hBP04-003", "power": 1, "center": SORA, "collab": one(RIRIKA, "victim", damage=80), "deck": MEALS}
    s = Scene(a, {"center": one("hitter", "foe")}, cards=others(), active="B")
    s.use("foe", "victim")
    assert (s.prompt, s.t.asked) == ("may", (A,))


# --- hBP04-089 Two-Tone PC

FIRSTS = [
    *(one("hSD01-005", "white first"), one("hSD01-010", "green first"), one(SORAZ, "both"), one("hBP01-051", "buzz")),
    *(one(SORA, "debut"), one("hBP04-034", "red first")),
]


def two_tone(*stage: str) -> Scene:
    names = [one(card, f"m{i}") for i, card in enumerate(stage)]
    s = Scene({"center": names[0], "back": names[1:], "hand": [one("hBP04-089", "pc")], "deck": FIRSTS})
    return s


@rule("hocg:10.7.2.4.1", "hocg:2.4.2.2")
@played("hBP04-089", "text")
@pytest.mark.parametrize(
    ("stage", "usable"),
    [
        ((SORA, AZKI), True),
        ((SORA, SORA), False),  # of one color
        ((SORA, SORAZ), False),  # of two colors
        ((SORA, "hSD01-014"), False),  # of none
        ((SORAZ, "hSD01-014", SORA, AZKI), True),
    ],
)
def test_089_is_for_two_holomem_of_one_color_each(stage: tuple[str, ...], usable: bool) -> None:
    assert two_tone(*stage).why_not("play", "pc") == ("" if usable else "hocg:10.7.2.4.1")


@rule("hocg:5.11.2", "hocg:10.7.2.3.5", "hocg:2.4.2.2")
@played("hBP04-089", "text")
def test_089_finds_a_first_of_each_color_that_was_chosen() -> None:
    s = two_tone(SORA, AZKI, SORA, SORAZ, RIRIKA)
    s.do("play", "pc")
    assert s.choices() == {"m0", "m1", "m2", "m4"} and not s.options("done")
    s.pick("m2")
    assert s.choices() == {"m1", "m4"} and not s.options("done")
    s.pick("m1")
    assert s.choices() == {"white first", "green first", "both"}
    s.pick("white first")
    assert s.choices() == {"green first", "both"}
    s.pick("both")
    assert (s.lies("white first"), s.lies("both"), s.count("deck"), s.prompt) == ("hand", "hand", 4, "main")
    assert s.known("both") == 3


@rule("hocg:10.7.2.3.5")
@played("hBP04-089", "text")
@pytest.mark.parametrize(
    ("taken", "left"), [("both", {"white first", "green first"}), ("green first", {"white first", "both"})]
)
def test_089_one_of_two_colors_serves_for_either(taken: str, left: set[str]) -> None:
    s = two_tone(SORA, AZKI)
    s.do("play", "pc")
    assert s.choices() == {"white first", "green first", "both"}, "nobody else could be chosen"
    s.pick(taken)
    assert s.choices() == left
    s.do("done")
    assert (s.lies(taken), s.count("hand"), s.prompt) == ("hand", 1, "main")


@rule("hocg:10.7.2.3.5")
@played("hBP04-089", "text")
def test_089_may_find_nothing() -> None:
    s = two_tone(SORA, AZKI)
    s.do("play", "pc")
    s.do("done")
    assert (s.count("hand"), s.count("deck"), s.prompt) == (0, 6, "main")


# --- hBP02-057 Mori Calliope


def fes(*hand: dict[str, object]) -> Scene:
    s = Scene({"center": one("hBP02-054", "me"), "hand": [one("hBP02-057", "bloom"), *hand], "deck": 5})
    s.do("bloom", "bloom", "me")
    return s


@rule("hocg:13.3.1", "hocg:10.4.2.2")
@played("hBP02-057", "bloom_effect1")
def test_057_archives_two_holomem_with_a_tag_in_common() -> None:
    s = fes(
        one(SORA, "sora"),  # JP, Gen 0, Singing
        one("hBP02-055", "calli"),  # EN, Myth, Singing
        one("hBP03-037", "mococo"),  # EN, Advent, Kemomimi
        one("hBP04-073", "anya"),  # ID, ID Gen 2, Language
        one("hBP04-091", "meal"),  # two supports with a tag
        one("hBP04-091", "another meal"),
    )
    s.do("yes")
    assert s.choices() == {"sora", "calli", "mococo"} and not s.options("done")
    s.pick("mococo")
    assert s.choices() == {"calli"} and not s.options("done"), "the one that was archived first decides"
    s.pick("calli")
    assert {s.lies(x) for x in ("mococo", "calli")} == {"archive"}
    assert (s.count("hand"), s.count("deck"), s.prompt) == (6, 3, "main")


@rule("hocg:10.4.2.2", "hocg:4.1.2")
@played("hBP02-057", "bloom_effect1")
def test_057_without_two_such_cards_nothing_is_paid_and_nothing_told() -> None:
    s = fes(one(SORA, "sora"), one("hBP04-073", "anya"))
    s.do("yes")
    assert s.choices() == set()
    s.do("done")
    assert (s.count("hand"), s.count("deck"), s.count("archive"), s.prompt) == (2, 5, 0, "main")


@rule("hocg:13.3.1")
@played("hBP02-057", "bloom_effect1")
def test_057_may_be_declined() -> None:
    s = fes(one(SORA, "sora"), one(SORA, "again"))
    s.do("no")
    assert (s.count("hand"), s.count("deck"), s.prompt) == (2, 5, "main")


@rule("hocg:10.4.2.2")
@played("hBP02-057", "bloom_effect1")
def test_057_is_not_offered_with_one_card_in_hand() -> None:
    assert fes(one(SORA, "sora")).prompt == "main"


# --- hBP02-013 Shirakami Fubuki

ORUYANKE, NEJIMAKITSUNE, FUBU_CHUN = "hBP02-089", "hBP02-090", "hBP02-091"


@rule("hocg:5.17.3.2", "hocg:5.17.3.3", "hocg:10.7.2.5.1.2.1")
@played("hBP02-013", "gift1")
@pytest.mark.parametrize(
    ("held", "new", "why"),
    [
        ([], ORUYANKE, ""),
        ([ORUYANKE], NEJIMAKITSUNE, ""),
        ([ORUYANKE], ORUYANKE, "hocg:5.17.3.3"),
        ([ORUYANKE, NEJIMAKITSUNE], FUBU_CHUN, "hocg:10.7.2.5.1.2.1"),
        ([ORUYANKE, NEJIMAKITSUNE], NEJIMAKITSUNE, "hocg:10.7.2.5.1.2.1"),
    ],
)
def test_013_carries_two_mascots_with_different_names(held: list[str], new: str, why: str) -> None:
    s = Scene({"back": [one("hBP02-013", "me", attached=held)], "hand": [one(new, "new")]})
    assert s.why_not("play", "new", "me") == why
    if not why:
        s.do("play", "new", "me")
        assert len(s.mem("me").supports) == len(held) + 1 and s.has("me", "new")


@rule("hocg:5.17.3.2")
@played("hBP02-013", "gift1")
def test_013_others_carry_one() -> None:
    side = {"center": "hBP02-013", "back": [one("hBP02-008", "other", attached=[ORUYANKE])]}
    s = Scene({**side, "hand": [one(NEJIMAKITSUNE, "new")]})
    assert s.why_not("play", "new", "other") == "hocg:10.7.2.5.1.2.1"


@rule("hocg:5.17.3.1")
@played("hBP02-013", "gift1")
def test_013_carries_one_tool() -> None:
    s = Scene({"center": one("hBP02-013", "me", attached=["hBP01-114"]), "hand": [one("hBP01-115", "new")]})
    assert s.why_not("play", "new", "me") == "hocg:10.7.2.5.1.2.1"


@rule("hocg:12.2.4.4")
@played("hBP02-013", "art1")
@pytest.mark.parametrize(
    ("own", "other", "dealt"), [([], [], 80), ([ORUYANKE], [], 100), ([ORUYANKE, POYOYO], [POYOYO], 140)]
)
def test_013_hits_harder_for_each_mascot_on_the_stage(own: list[str], other: list[str], dealt: int) -> None:
    me = one("hBP02-013", "me", cheers=["white x3"], attached=own)
    s = Scene(
        {"center": me, "back": [one(SORA, "s", attached=other)]}, {"center": one("Spare", "foe", attached=[POYOYO])}
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt
