"""What a card says of itself or of one of yours holds wherever that holomem stands, not in the center alone."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.rules.stats import hp
from tests.cards.hocg.scene import B, Scene, one
from tests.rule import rule

FOE = "hSD01-006"
CENTER = "hSD02-008"  # another player's favourite, a Buzz with 230 HP


def in_thread(card: str, foe: str = FOE, center: object = CENTER, **me: object) -> Scene:
    """The card is the collab; somebody else is the center."""
    return Scene(
        {
            "center": one(str(center), "center", cheers=["red x2"]),
            "collab": one(card, "me", **me),
            "hand": ["hSD01-016"],
        },
        {"center": one(foe, "foe"), "back": [one("hSD01-003", "spare")]},
    )


# --- Arts of the collab that look at "this holomem"


@rule("hocg:10.2.1.1", "hocg:12.2.4.3")
@pytest.mark.parametrize(
    ("card", "cheers", "held", "dealt"),
    [
        ("hSD18-007", ["purple"], ["hBP02-088"], 30 + 10 + 10),
        ("hSD19-007", ["yellow x2"], [], 30 + 20),
        ("hSD13-011", ["yellow x2"], [], 40 + 20),
        ("hSD13-013", ["yellow x4"], [], 90 + 90 + 50),
        ("hSD13-007", ["red x3"], [], 100 + 60),
    ],
)
def test_the_collabs_arts_count_what_is_on_itself(card: str, cheers: list[str], held: list[str], dealt: int) -> None:
    s = Scene(
        {
            "center": one("hSD18-006", "center", cheers=["white x4"], under=["hSD18-002"]),
            "collab": one(card, "me", cheers=cheers, attached=held),
        },
        {"center": one(FOE, "foe")},
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:12.2.4.3", "hocg:10.4.2.1")
@pytest.mark.parametrize(
    ("card", "nth", "cheers", "payable"),
    [
        ("hSD11-006", 1, ["yellow", "yellow"], {"c0", "c1"}),
        ("hSD12-010", 2, ["purple", "blue", "blue"], {"c1", "c2"}),
        ("hSD03-009", 2, ["blue", "blue", "blue", "white"], {"c0", "c1"}),
    ],
)
def test_the_collab_pays_with_its_own_cheers(card: str, nth: int, cheers: list[str], payable: set[str]) -> None:
    """The center has cheers of all these colors too. Of several, the first is chosen before those behind it."""
    s = Scene(
        {
            "center": one(CENTER, "center", cheers=["blue x2", "yellow x2", "white"]),
            "collab": one(card, "me", cheers=[one(color, f"c{i}") for i, color in enumerate(cheers)]),
            "archive": ["hSD12-003"],
            "hand": [],
        },
        {"center": one(FOE, "foe"), "back": [one("hSD01-003", "spare")]},
    )
    s.use("me", "foe", nth)
    if s.prompt == "may":
        s.do("yes")
    assert s.choices() == payable


@rule("hocg:12.2.4.3", "hocg:5.12.1")
def test_the_collab_draws_its_own_cheers_and_fans() -> None:
    s = Scene(
        {
            "center": one("hSD07-005", "center"),
            "collab": one("hSD07-008", "me", cheers=["yellow x2"]),
            "archive": [one("hSD07-015", "fan")],
        },
        {"center": one(FOE, "foe")},
    )
    s.use("me", "foe")
    s.do("yes")
    assert s.has("me", "fan")
    s = Scene(
        {
            "center": one(CENTER, "center"),
            "collab": one("hSD01-013", "me", cheers=["white x2"]),
            "cheer_deck": [one("green", "top")],
        },
        {"center": one(FOE, "foe")},
        dice=[1],
    )
    s.use("me", "foe")
    s.do("yes")
    assert s.has("me", "top")


@rule("hocg:5.23.1")
def test_the_collab_restores_itself_by_what_it_deals_to_anybody() -> None:
    s = Scene(
        {
            "center": one(CENTER, "center", damage=50),
            "collab": one("hSD04-006", "me", cheers=["purple x2"], damage=50),
        },
        {"center": one(FOE, "foe"), "collab": one(FOE, "side")},
    )
    s.use("me", "side")
    assert (s.mem("side").damage, s.mem("me").damage, s.mem("center").damage) == (30, 20, 50)


# --- gifts of the collab


@rule("hocg:13.4.1", "hocg:10.10.1.4")
def test_hp_for_each_of_its_own_cheers() -> None:
    s = in_thread("hSD13-007", cheers=["red x3"])
    assert hp(s.t, s.mem("me")) == 180 + 30


@rule("hocg:13.4.1", "hocg:10.8.1")
@pytest.mark.parametrize(("card", "cheers"), [("hSD12-007", ["blue x3"]), ("hSD15-008", ["green x2"])])
def test_a_down_by_the_collab_counts_for_it(card: str, cheers: list[str]) -> None:
    s = Scene(
        {
            "center": one(CENTER, "center", damage=40),
            "collab": one(card, "me", cheers=cheers, damage=40),
            "archive": [one("hSD01-017", "limited"), one("hSD12-016", "support")],
        },
        {"center": one("hSD01-003", "foe", damage=50), "back": [one("hSD01-003", "spare")], "life": 3},
    )
    s.use("me", "foe")
    while s.prompt in ("pick", "may", "order") and s.t.asked[0] == 0:
        s.answer(s.options("pick" if s.prompt == "pick" else "yes" if s.prompt == "may" else "resolve")[0])
    if card == "hSD15-008":
        assert (s.mem("me").damage, s.mem("center").damage) == (20, 40)
    else:
        assert s.lies("support") == "hand"


@rule("hocg:13.4.1", "hocg:rb.term.takes-minus")
def test_flare_takes_less_and_her_neighbour_does_not() -> None:
    for hit, taken in (("flare", 20), ("other", 30)):
        s = Scene(
            {"center": one("hSD07-009", "flare"), "collab": one("hSD07-005", "other")},
            {"center": one("hSD01-003", "foe", cheers=["white"])},
            active="B",
        )
        s.use("foe", hit)
        assert s.mem(hit).damage == taken


# --- effects on the turn of the opponent


@rule("hocg:11.3.1.1", "hocg:5.17.4.2")
def test_raden_saves_a_cheer_from_the_collab_for_anybody_else() -> None:
    s = Scene(
        {
            "center": one(CENTER, "center", cheers=[one("red", "r")]),
            "collab": one("hSD15-005", "me", damage=90, cheers=[one("green", "g")]),
            "back": [one("hSD01-003", "resting", resting=True)],
        },
        {"center": one("hSD01-003", "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "me")
    s.do("yes")
    assert s.choices() == {"center", "resting"}
    s.pick("resting")
    assert s.has("resting", "g") and s.has("center", "r")


@rule("hocg:12.1.5.1", "hocg:rb.term.takes-minus")
@pytest.mark.parametrize("oshi", ["hSD05-001", "hSD08-001"])
def test_the_sp_skill_protects_the_white_collab_that_is_hit_and_nobody_else(oshi: str) -> None:
    s = Scene(
        {
            "oshi": oshi,
            "power": 2,
            "center": one("hSD05-004", "center"),
            "collab": one("hSD05-002", "me"),
        },
        {"center": one("hSD01-005", "foe", cheers=["white x2"])},
        active="B",
    )
    s.use("foe", "me", 2)
    s.replace()
    assert (s.mem("me").damage, s.mem("center").damage) == (30, 0)


# --- moves of the bloom and of the skills


@rule("hocg:13.3.1", "hocg:12.2.4.4")
@pytest.mark.parametrize(
    ("debut", "first", "second", "attached", "more"),
    [("hSD16-003", "hSD16-006", "hSD16-009", ["hBP03-107"], 10)],
)
def test_the_collab_that_blooms_strengthens_itself(
    debut: str, first: str, second: str, attached: list[str], more: int
) -> None:
    s = Scene(
        {
            "center": one(CENTER, "center", cheers=["red x2"]),
            "collab": one(first, "me", cheers=["red x3"], attached=attached),
            "hand": [one(second, "second")],
        },
        {"center": one(FOE, "foe")},
    )
    s.do("bloom", "second", "me")
    s.use("me", "foe")
    assert s.mem("foe").damage == 100 + more
    s.use("center", "foe")
    assert s.mem("foe").damage == 100 + more + 40


@rule("hocg:12.1.3", "hocg:5.17.4.2")
def test_azkis_sp_sends_cheers_to_a_green_holomem_of_the_back() -> None:
    s = Scene(
        {
            "oshi": "hSD01-002",
            "power": 5,
            "center": one(CENTER, "center"),
            "back": [one("hSD01-008", "azki")],
            "archive": [one("green", "g")],
        }
    )
    s.do("skill", 1)
    while s.prompt == "pick":
        s.answer(next(iter(s.options("pick") or s.options("done"))))
    assert s.has("azki", "g")


@rule("hocg:10.8.1")
@pytest.mark.parametrize(("where", "dealt"), [("center", 100), ("back", 100)])  # a critical among it
def test_a_bloom_anywhere_counts_for_chihaya(where: str, dealt: int) -> None:
    """hSD10-001, -005 and -006 ask whether one of yours has bloomed this turn, wherever."""
    debut = one("hSD10-002", "bloomer")
    mine: dict[str, object] = {
        "oshi": "hSD10-001",
        "power": 3,
        "center": one("hSD10-003", "other", cheers=["green x3"]),
        "collab": one("hSD10-006", "me", cheers=["green x2"]),
        "hand": [one("hSD10-003", "first")],
    }
    mine[where] = [debut] if where == "back" else debut
    s = Scene(mine, {"center": one(FOE, "foe")})
    s.do("bloom", "first", "bloomer")
    s.use("me", "foe")
    assert s.mem("foe").damage == 80 + dealt


@rule("hocg:10.8.1", "hocg:12.1.3")
def test_a_bloom_in_the_back_counts_for_the_skill_and_for_the_first() -> None:
    mine = {
        "oshi": "hSD10-001",
        "power": 3,
        "center": one("hSD10-005", "me", cheers=["green x3"]),
        "back": [one("hSD10-002", "bloomer")],
        "hand": [one("hSD10-003", "first")],
    }
    s = Scene(mine, {"center": one(FOE, "foe")})
    s.do("bloom", "first", "bloomer")
    s.do("skill", 0)
    if s.prompt == "pick":
        s.pick("me")
    s.use("me", "foe")
    if s.prompt == "pick":
        s.pick("me")
    assert s.mem("foe").damage == 20 + 30 + 20


@rule("hocg:13.4.1", "hocg:10.8.1")
def test_elizabeth_gets_a_cheer_for_anybody_of_justice_that_is_downed() -> None:
    s = Scene(
        {
            "center": one("hSD13-005", "liz"),
            "collab": one("hSD13-008", "gigi", damage=90),
            "cheer_deck": [one("red", "top"), "white"],
            "life": 4,
        },
        {"center": one("hSD01-003", "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "gigi")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert s.has("liz", "top") and s.t.asked[0] == B
