"""hBP04, the Oshi and the first holomem, to Juufuutei Raden: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Names, Printed, PrintedKeyword, tag
from kaimaku.games.hocg.lang import BACK, OPP_TURN, TAKES, THIS, Draw, SpecialDamage, card, gift, use
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, Scene, one
from tests.rule import rule

FOE = one("Spare", "foe")  # 990 HP
SORA, AXE = "hSD01-003", "hBP01-114"
SUBARU, SHION = "hBP04-067", "hBP04-060"
RADEN, HAJIME = "hBP04-020", "hSD05-002"
MAITAKE, MATSUTAKE, OMURICE = "hBP04-094", "hSD15-010", "hSD04-013"
STRIKER = one(SORA, "striker", cheers=["white"])  # 30 damage


card(  # strikes its own side
    "tBP04-thorn",
    gift(SpecialDamage(10, BACK), on=TAKES(THIS), turn=OPP_TURN),
    printed=Printed(
        number="tBP04-thorn",
        kind="holomem",
        name=Names("Thorn", "棘"),
        bloom="debut",
        hp=100,
        keywords=(PrintedKeyword("gift", Names("Test", "テスト")),),
    ),
)
card(  # a mushroom that is no event
    "tBP04-item",
    use(Draw(1)),
    printed=Printed(
        number="tBP04-item", kind="support", name=Names("Spore", "胞子"), support="item", tags=(tag("Mushroom"),)
    ),
)


# --- hBP04-002 Juufuutei Raden, Oshi


@rule("hocg:5.21.1", "hocg:8.5.1.1", "hocg:12.1.3")
@played("hBP04-002", "skill")
def test_002_sends_a_cheer_of_the_archive_to_a_regloss_holomem() -> None:
    s = Scene(
        {
            "oshi": "hBP04-002",
            "power": 4,
            "center": one(RADEN, "raden"),
            "back": [one(HAJIME, "hajime"), one(SORA, "sora")],
            "archive": [one("red", "r"), one("blue", "b"), one(RADEN, "card")],
        }
    )
    s.do("skill", 0)
    assert s.choices() == {"r", "b"} and not s.options("done")
    s.pick("b")
    assert s.choices() == {"raden", "hajime"}
    s.pick("hajime")
    assert (s.cheers("hajime"), s.lies("r"), s.count("power")) == (["blue"], "archive", 2)
    assert s.why_not("skill", 0) == "hocg:8.5.1.1"


@rule("hocg:10.7.2.3", "hocg:5.7.2", "hocg:8.5.1.2")
@played("hBP04-002", "sp")
@pytest.mark.parametrize(("taken", "drawn"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_002_sp_returns_one_to_four_mushrooms_and_draws_for_every_two(taken: int, drawn: int) -> None:
    mushrooms = [one(MAITAKE if i % 2 else MATSUTAKE, f"m{i}") for i in range(5)]
    s = Scene({"oshi": "hBP04-002", "power": 2, "archive": [*mushrooms, one(OMURICE, "omurice"), one(RADEN, "card")]})
    s.do("skill", 1)
    assert s.choices() == {f"m{i}" for i in range(5)} and not s.options("done")
    s.pick(*(f"m{4 - i}" for i in range(taken)))
    if taken < 4:
        s.do("done")
    assert [s.lies(f"m{4 - i}") for i in range(5)] == ["hand"] * taken + ["archive"] * (5 - taken)
    assert (s.count("hand"), s.count("power"), s.prompt) == (taken + drawn, 0, "main")


# --- hBP04-006 Oozora Subaru, Oshi


def volley(center: str = SUBARU, collab: str = SUBARU, **mine: object) -> Scene:
    """B's Shion deals 50 Special Damage to A's center and collab at once, and then 40 to the center."""
    s = Scene(
        {
            "oshi": "hBP04-006",
            "power": 2,
            "center": one(center, "center", cheers=["white x5"]),
            "collab": one(collab, "collab"),
            "back": one(SUBARU, "back"),
            **mine,
        },
        {"center": one(SHION, "shion", cheers=["purple x2"])},
        active="B",
    )
    s.use("shion", "center")
    return s


@rule("hocg:10.11.1", "hocg:12.1.5", "hocg:8.5.1.1")
@played("hBP04-006", "skill")
@pytest.mark.parametrize(
    ("center", "collab", "taken"),
    [(SUBARU, SUBARU, (60, 20)), (SUBARU, "Spare", (60, 50)), ("Spare", SUBARU, (90, 20))],
)
def test_006_takes_30_off_all_subaru_who_are_hit_together_once(
    center: str, collab: str, taken: tuple[int, int]
) -> None:
    s = volley(center, collab)
    assert s.t.asked == (A,)
    s.replace()
    assert (s.mem("center").damage, s.mem("collab").damage) == taken  # the Arts damage is another instance
    assert (s.count("power"), s.mem("back").damage) == (0, 0)


@rule("hocg:10.11.1")
@played("hBP04-006", "skill")
def test_006_may_be_kept_for_the_arts_damage() -> None:
    s = volley(collab="Spare")
    s.do("pass")
    assert (s.mem("center").damage, s.count("power")) == (50, 2)
    s.replace()
    assert (s.mem("center").damage, s.mem("collab").damage, s.count("power")) == (60, 50, 0)


@rule("hocg:12.1.5", "hocg:10.11.1")
@played("hBP04-006", "skill")
@pytest.mark.parametrize("why", ["nobody of that name is hit", "own turn", "own doing"])
def test_006_is_for_subaru_in_the_opposing_turn(why: str) -> None:
    if why == "own turn":
        me = one(SUBARU, "center", cheers=["yellow"])
        kanata = one("hBP01-009", "foe", attached=["hBP01-116"])  # her mascot strikes back
        s = Scene({"oshi": "hBP04-006", "power": 2, "center": me}, {"center": kanata})
        s.use("center", "foe")
        assert (s.mem("center").damage, s.prompt) == (20, "perform")
    elif why == "own doing":
        mine = {"oshi": "hBP04-006", "power": 2, "center": one("tBP04-thorn", "thorn"), "back": one(SUBARU, "back")}
        s = Scene(mine, {"center": STRIKER}, active="B")
        s.use("striker", "thorn")
        assert (s.mem("back").damage, s.prompt) == (10, "perform")
    else:
        s = volley("Spare", "Spare")
        assert (s.mem("center").damage, s.mem("collab").damage) == (90, 50)
    assert s.count("power") == 2


@rule("hocg:8.5.1.2", "hocg:12.1.3", "hocg:10.10.2")
@played("hBP04-006", "sp")
@pytest.mark.parametrize(("center", "dealt"), [(SUBARU, 120), (SORA, 30)])
def test_006_sp_gives_100_to_a_center_subaru(center: str, dealt: int) -> None:
    s = Scene(
        {
            "oshi": "hBP04-006",
            "power": 2,
            "life": 3,
            "center": one(center, "center", cheers=["yellow"]),
            "collab": one(SUBARU, "collab", cheers=["yellow"]),
        },
        {"center": FOE, "collab": one("Spare", "beside")},
    )
    s.do("skill", 1)
    s.use("center", "foe")
    s.use("collab", "beside")
    assert (s.mem("foe").damage, s.mem("beside").damage, s.count("power")) == (dealt, 20, 0)


@rule("hocg:12.1.3")
@played("hBP04-006", "sp")
@pytest.mark.parametrize(("life", "usable"), [(3, True), (4, False)])
def test_006_sp_needs_little_life(life: int, usable: bool) -> None:
    s = Scene({"oshi": "hBP04-006", "power": 2, "life": life, "center": SUBARU}, {"life": 1})
    assert (s.why_not("skill", 1) == "") == usable


# --- hBP04-009 Hakui Koyori


def souls() -> Scene:
    s = Scene(
        {
            "center": one("hBP04-009", "me", cheers=["white"]),
            "deck": [
                one("hBP04-008", "debut"),
                one("hBP04-010", "first"),
                one("hBP04-097", "tube"),
                one("hBP04-100", "fourth"),
            ],
        },
        {"center": FOE},
    )
    s.use("me", "foe")
    return s


@rule("hocg:5.9.1", "hocg:5.11.2", "hocg:12.2.4.3")
@played("hBP04-009", "art1")
@pytest.mark.parametrize("card", ["debut", "tube"])
def test_009_takes_a_debut_of_holox_or_a_support_of_the_lab(card: str) -> None:
    s = souls()
    assert s.choices() == {"debut", "tube"}
    s.pick(card)
    rest = ({"debut", "first", "tube"} - {card, "first"}).pop()
    assert s.choices() == {rest, "first"}
    s.pick(rest)
    assert (s.lies(card), s.known(card), s.pile("deck")) == ("hand", 3, ["fourth", rest, "first"])
    assert s.mem("foe").damage == 20


@rule("hocg:10.7.2.3.5")
@played("hBP04-009", "art1")
def test_009_may_take_nothing_and_asks_for_both_tag_and_kind() -> None:
    s = souls()
    s.do("done")
    s.pick("first", "tube")
    assert s.pile("deck") == ["fourth", "first", "tube", "debut"]
    other = [one("hSD01-008", "azki"), one("hBP01-114", "axe"), one("hBP04-056", "first")]
    s = Scene({"center": one("hBP04-009", "me", cheers=["white"]), "deck": other}, {"center": FOE})
    s.use("me", "foe")
    assert s.choices() == set()


# --- hBP04-014 Shirakami Fubuki


def come_back() -> Scene:
    mascots = [one("hSD02-014", "a"), one("hSD14-011", "b"), one("hSD14-011", "c"), one("hBP01-116", "upao")]
    s = Scene(
        {"center": one("hSD14-006", "me"), "hand": [one("hBP04-014", "bloom")], "archive": [*mascots, "hSD14-002"]}
    )
    s.do("bloom", "bloom", "me")
    return s


@rule("hocg:13.3.1", "hocg:10.7.2.3")
@played("hBP04-014", "bloom_effect1")
@pytest.mark.parametrize("taken", [["b"], ["c", "a"]])
def test_014_returns_one_or_two_of_shirakamis_characters(taken: list[str]) -> None:
    s = come_back()
    s.do("yes")
    assert s.choices() == {"a", "b", "c"} and not s.options("done")
    s.pick(*taken)
    if len(taken) == 1:
        s.do("done")
    assert {label for label in "abc" if s.lies(label) == "hand"} == set(taken)
    assert (s.count("hand"), s.prompt) == (len(taken), "main")


@rule("hocg:13.3.1")
@played("hBP04-014", "bloom_effect1")
def test_014_need_not_return_any() -> None:
    s = come_back()
    s.do("no")
    assert (s.count("hand"), s.prompt) == (0, "main")


@rule("hocg:12.2.4.3")
@played("hBP04-014", "art1")
@played("hBP04-026", "art1")
@pytest.mark.parametrize(
    ("number", "friend", "dealt"),
    [
        ("hBP04-014", "hSD02-011", 150),
        ("hBP04-014", "hSD02-010", 100),
        ("hBP04-014", SORA, 100),
        ("hBP04-014", "hBP04-079", 100),
        ("hBP04-026", "hSD02-010", 150),
        ("hBP04-026", "hSD02-011", 100),
        ("hBP04-026", SORA, 100),
        ("hBP04-026", "hSD03-002", 150),
    ],
)
def test_014_026_hit_harder_beside_somebody_else_of_the_gamers(number: str, friend: str, dealt: int) -> None:
    color = "white" if number == "hBP04-014" else "green"
    s = Scene(
        {"center": one(number, "me", cheers=[f"{color} x3"]), "back": one(friend, "friend")},
        {"center": FOE, "back": one("hSD03-002", "theirs")},
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


# --- hBP04-015 IRyS


@rule("hocg:12.2.4.3")
@played("hBP04-015", "art1")
@pytest.mark.parametrize(("friends", "dealt"), [(0, 40), (2, 60), (3, 70), (4, 70)])
def test_015_counts_up_to_four_of_promise_herself_included(friends: int, dealt: int) -> None:
    s = Scene(
        {"center": one("hBP04-015", "me", cheers=["white x2"]), "back": [SORA, *["hSD01-007"] * friends]},
        {"center": FOE, "back": "hSD01-007"},
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


# --- hBP04-016 Raora Panthera, hBP04-083 Momosuzu Nene: they bring somebody on stage


BRINGS = {
    "hBP04-016": ("hBP04-087", "hSD13-003", "hSD01-014"),  # a Spot of Justice; wrong level; wrong tag
    "hBP04-083": ("hBP04-043", "hBP04-045", "hSD01-003"),  # a Debut of Gen 5
}


def bringing(number: str, back: int = 1) -> Scene:
    fits, level, tag = BRINGS[number]
    s = Scene(
        {
            "center": one(number, "me", cheers=["white"]),
            "back": [SORA] * back,
            "deck": [one(fits, "fits"), one(level, "level"), one(tag, "tag")],
        },
        {"center": FOE, "back": [SORA] * 5},
    )
    s.use("me", "foe")
    return s


@rule("hocg:12.2.4.3", "hocg:5.13.1", "hocg:5.11.2")
@played("hBP04-016", "art1")
@played("hBP04-083", "art1")
@pytest.mark.parametrize("number", BRINGS)
def test_016_083_may_put_a_fitting_holomem_on_stage(number: str) -> None:
    s = bringing(number, back=4)
    s.do("yes")
    assert s.choices() == {"fits"}
    s.pick("fits")
    (new,) = [m for m in s.t.mems.values() if s.at.labels["fits"] in m.stack]
    assert (new.pos, new.resting, s.known("fits"), s.count("deck")) == (4, False, 3, 2)
    assert s.mem("foe").damage == 10


@rule("hocg:10.7.2.3.5", "hocg:12.2.4.3")
@played("hBP04-016", "art1")
@played("hBP04-083", "art1")
@pytest.mark.parametrize("number", BRINGS)
@pytest.mark.parametrize("how", ["declined", "nothing found", "six on stage"])
def test_016_083_need_not_and_do_not_with_six_on_stage(number: str, how: str) -> None:
    s = bringing(number, back=5 if how == "six on stage" else 1)
    if how == "declined":
        s.do("no")
    elif how == "nothing found":
        s.do("yes")
        s.do("done")
    assert (s.lies("fits"), s.mem("foe").damage, s.prompt) == ("deck", 10, "perform")


# --- hBP04-018, 019 Raora Panthera


@rule("hocg:13.3.1", "hocg:10.10.2")
@played("hBP04-018", "bloom_effect1")
def test_018_strengthens_one_painter() -> None:
    s = Scene(
        {
            "hand": [one("hBP04-018", "bloom")],
            "center": one("hSD14-002", "fubuki", cheers=["white"]),
            "collab": one("hSD01-003", "sora", cheers=["white"]),
            "back": [one("hBP04-016", "raora"), one("hBP02-028", "marine")],
        },
        {"center": FOE, "collab": one("Spare", "beside")},
    )
    s.do("bloom", "bloom", "raora")
    assert s.choices() == {"fubuki", "raora", "marine"}
    s.pick("fubuki")
    s.use("fubuki", "foe")
    s.use("sora", "beside")
    assert (s.mem("foe").damage, s.mem("beside").damage) == (40, 30)


@rule("hocg:13.2.1", "hocg:5.9.1", "hocg:5.11.2", "hocg:10.7.2.3.5")
@played("hBP04-019", "collab_effect1")
@pytest.mark.parametrize("take", [True, False])
def test_019_takes_a_painter_of_the_top_three(take: bool) -> None:
    s = Scene(
        {
            "back": one("hBP04-019", "me"),
            "deck": [
                "Filler",  # becomes holo Power
                one("hSD02-014", "poyoyo"),
                one("hSD14-002", "fubuki"),
                one(SORA, "sora"),
                one("hBP02-028", "fourth"),
            ],
        }
    )
    s.do("collab", "me")
    assert s.choices() == {"fubuki"}
    s.do(*(("pick", "fubuki") if take else ("done",)))
    rest = ["sora", "poyoyo"] if take else ["sora", "poyoyo", "fubuki"]
    s.pick(*rest[:-1])
    assert (s.lies("fubuki"), s.pile("deck")) == ("hand" if take else "deck", ["fourth", *rest])


@rule("hocg:12.2.4.3", "hocg:10.3.2")
@played("hBP04-019", "art1")
@pytest.mark.parametrize(
    ("front", "dealt"),
    [(("hSD14-002", "hBP04-019"), 150), ((SORA, "hBP04-019"), 70), (("hBP04-019", "hSD14-002"), 70)],
    ids=["beside a painter", "beside another", "herself the center"],
)
def test_019_hits_harder_in_collab_with_a_painting_center(front: tuple[str, str], dealt: int) -> None:
    center, collab = (one(n, "me" if n == "hBP04-019" else "other", cheers=["white x3"]) for n in front)
    s = Scene({"center": center, "collab": collab}, {"center": FOE})
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


# --- hBP04-021 Juufuutei Raden


@rule("hocg:13.2.1", "hocg:5.23.1")
@played("hBP04-021", "collab_effect1")
@pytest.mark.parametrize(
    ("history", "works"),
    [
        ([{"play": MAITAKE, "by": "A"}], True),
        ([{"play": MAITAKE, "by": "B"}], False),
        ([{"play": OMURICE, "by": "A"}], False),
        ([{"play": "tBP04-item", "by": "A"}], False),
        ([], False),
    ],
    ids=["mushroom", "theirs", "other food", "item", "nothing"],
)
def test_021_heals_a_regloss_holomem_after_a_mushroom(history: list[object], works: bool) -> None:
    s = Scene(
        {
            "center": one(HAJIME, "hajime", damage=30),
            "back": [one("hBP04-021", "me"), one(SORA, "sora", damage=30)],
        },
        history=history,
    )
    s.do("collab", "me")
    if works:
        assert s.choices() == {"hajime", "me"}
        s.pick("hajime")
    assert (s.mem("hajime").damage, s.mem("sora").damage, s.prompt) == (10 if works else 30, 30, "main")
