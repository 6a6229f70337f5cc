"""hBP04, holomem from Koseki Bijou to Gigi Murin, and those who save their cheers: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import Scene, one
from tests.rule import rule

FOE = one("Spare", "foe")  # 990 HP
SORA, AXE, HAJIME = "hSD01-003", "hBP01-114", "hSD05-002"
STRIKER = one(SORA, "striker", cheers=["white"])  # 30 damage


def bloomed(number: str, base: str, **mine: object) -> Scene:
    """The center, called me, has bloomed."""
    s = Scene({"center": one(base, "me"), "hand": [one(number, "bloom")], **mine})
    s.do("bloom", "bloom", "me")
    return s


# --- hBP04-065 Koseki Bijou


def brilliance(color: str) -> Scene:
    back = [one(SORA, "sora", cheers=[one(color, "c"), one("blue", "b")]), one(SORA, "other", cheers=[one(color, "d")])]
    return bloomed("hBP04-065", "hBP04-063", back=back, hand=[one("hBP04-065", "bloom"), SORA, SORA])


@rule("hocg:13.3.1", "hocg:10.4.2.2", "hocg:5.7.2")
@played("hBP04-065", "bloom_effect1")
@pytest.mark.parametrize("pay", [True, False])
def test_065_may_archive_a_red_cheer_to_draw_two(pay: bool) -> None:
    s = brilliance("red")
    s.do("yes" if pay else "no")
    if pay:
        assert s.choices() == {"c", "d"}
        s.pick("d")
    assert (s.lies("d"), s.count("hand"), s.prompt) == (("archive", 4, "main") if pay else ("elsewhere", 2, "main"))


@rule("hocg:10.4.2.2")
@played("hBP04-065", "bloom_effect1")
def test_065_draws_nothing_without_a_red_cheer() -> None:
    s = brilliance("green")
    assert (s.prompt, s.count("hand")) == ("main", 2)


@rule("hocg:12.2.4.3")
@played("hBP04-065", "art1")
@pytest.mark.parametrize(("archived", "dealt"), [("red", 50), ("blue", 30), ("hSD02-002", 30)])
def test_065_hits_harder_with_a_red_cheer_in_the_archive(archived: str, dealt: int) -> None:
    s = Scene(
        {"center": one("hBP04-065", "me", cheers=["purple"]), "archive": [archived]},
        {"center": FOE, "archive": ["red"]},
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


# --- hBP04-068 Oozora Subaru, 087 Elizabeth Rose Bloodflame: they take less


@rule("hocg:10.11.1", "hocg:10.3.2")
@played("hBP04-068", "gift1")
@pytest.mark.parametrize("place", ["center", "collab"])
@pytest.mark.parametrize(
    ("foe", "taken"),
    [("hSD13-010", 20), ("hSD02-008", 20), (SORA, 30), ("hSD01-011", 60)],
    ids=["1st", "Buzz", "Debut", "2nd"],
)
def test_068_takes_20_less_from_a_1st(place: str, foe: str, taken: int) -> None:
    front = {"center": one(SORA, "other"), place: one("hBP04-068", "me")}
    theirs = {"center": "Spare", "collab": one(foe, "foe", cheers=["yellow", "red", "green"])}
    s = Scene(front, theirs, active="B")
    s.use("foe", "me")
    assert s.mem("me").damage == taken


@rule("hocg:10.3.2")
@played("hBP04-068", "gift1")
def test_068_shields_nobody_else() -> None:
    s = Scene(
        {"center": one("hSD13-010", "other"), "collab": one("hBP04-068", "me")},
        {"center": one("hSD13-010", "foe", cheers=["yellow"])},
        active="B",
    )
    s.use("foe", "other")
    assert s.mem("other").damage == 40


@rule("hocg:10.3.2", "hocg:rb.term.special-damage")
@played("hBP04-068", "gift1")
@pytest.mark.parametrize(
    ("bloom", "base", "place", "taken"),
    [("hSD02-006", "hSD02-002", "center", 0), ("hBP04-052", "hBP04-050", "back", 20)],
)
def test_068_takes_less_special_damage_too_but_not_in_the_back(bloom: str, base: str, place: str, taken: int) -> None:
    mine = {"center": one("Spare", "front"), "back": [], place: one("hBP04-068", "me")}
    s = Scene(mine, {"center": one(base, "foe"), "hand": [one(bloom, "bloom"), "hSD01-016"]}, active="B")
    s.do("bloom", "bloom", "foe")
    if s.prompt == "may":
        s.do("yes")
    assert (s.mem("me").damage, s.prompt) == (taken, "main")


@rule("hocg:10.11.1", "hocg:10.3.2")
@played("hBP04-087", "gift1")
@pytest.mark.parametrize(
    ("center", "collab", "back", "target", "taken"),
    [
        ("hSD01-008", "hBP04-087", SORA, "center", 10),
        ("hSD01-005", "hBP04-087", SORA, "center", 30),
        ("hBP04-087", "hSD01-008", SORA, "collab", 30),
        ("hSD01-008", "hBP04-087", SORA, "collab", 30),
        ("hSD01-008", "hSD01-009", "hBP04-087", "center", 30),
    ],
    ids=["debut", "1st", "from the center", "itself", "from the back"],
)
def test_087_in_collab_shields_a_debut_center(center: str, collab: str, back: str, target: str, taken: int) -> None:
    mine = {"center": one(center, "center"), "collab": one(collab, "collab"), "back": one(back, "back")}
    s = Scene(mine, {"center": one(SORA, "foe", cheers=["white"])}, active="B")
    s.use("foe", target)
    assert s.mem(target).damage == taken


@rule("hocg:10.3.2", "hocg:rb.term.special-damage")
@played("hBP04-087", "gift1")
@pytest.mark.parametrize(
    ("bloom", "base", "center", "back"), [("hSD02-006", "hSD02-002", 0, 0), ("hBP04-052", "hBP04-050", 0, 20)]
)
def test_087_shields_from_special_damage_too_but_not_the_back(bloom: str, base: str, center: int, back: int) -> None:
    s = Scene(
        {"center": one(SORA, "center"), "collab": one("hBP04-087", "erb"), "back": one(SORA, "back")},
        {"center": one(base, "foe"), "hand": [one(bloom, "bloom"), "hSD01-016"]},
        active="B",
    )
    s.do("bloom", "bloom", "foe")
    if s.prompt == "may":
        s.do("yes")
        s.pick("center")
    assert (s.mem("center").damage, s.mem("back").damage, s.mem("erb").damage) == (center, back, 0)


# --- hBP04-070 to 072 Oozora Subaru


@rule("hocg:13.2.1", "hocg:10.9.1")
@played("hBP04-070", "collab_effect1")
@pytest.mark.parametrize(("cheers", "dealt"), [(1, 40), (3, 60), (4, 60)])
def test_070_strengthens_one_holomem_by_its_cheers_up_to_three(cheers: int, dealt: int) -> None:
    s = Scene(
        {
            "center": one(SORA, "sora", cheers=["white"] * cheers),
            "back": [one("hBP04-070", "me", cheers=["yellow x2"])],
        },
        {"center": FOE, "collab": one("Spare", "beside")},
    )
    s.do("collab", "me")
    assert s.choices() == {"sora", "me"}
    s.pick("sora")
    s.use("sora", "foe")
    s.use("me", "beside")
    assert (s.mem("foe").damage, s.mem("beside").damage) == (dealt, 20)


@rule("hocg:10.9.1", "hocg:13.2.1")
@played("hBP04-070", "collab_effect1")
def test_070_counts_the_cheers_of_that_moment() -> None:
    s = Scene(
        {
            "oshi": "hBP04-002",
            "power": 2,
            "center": one(HAJIME, "hajime", cheers=["white x2"]),
            "back": [one("hBP04-070", "me")],
            "archive": [one("red", "late")],
        },
        {"center": FOE},
    )
    s.do("collab", "me")
    s.pick("hajime")
    s.do("skill", 0)
    assert len(s.cheers("hajime")) == 3
    s.use("hajime", "foe")
    assert s.mem("foe").damage == 30 + 20


@rule("hocg:12.2.4.3", "hocg:5.21.1")
@played("hBP04-071", "art1")
def test_071_gets_the_top_cheer_itself() -> None:
    s = Scene(
        {
            "center": one(SORA, "sora"),
            "collab": one("hBP04-071", "me", cheers=["yellow"]),
            "cheer_deck": ["blue", "red"],
        },
        {"center": FOE},
    )
    s.use("me", "foe")
    assert (s.cheers("me"), s.cheers("sora"), s.mem("foe").damage) == (["yellow", "blue"], [], 20)


@rule("hocg:13.3.1", "hocg:5.21.1")
@played("hBP04-072", "bloom_effect1")
@pytest.mark.parametrize("send", [True, False])
def test_072_may_send_a_yellow_cheer_of_the_archive_to_anybody(send: bool) -> None:
    s = bloomed(
        "hBP04-072",
        "hBP04-069",
        back=one(SORA, "sora"),
        archive=[one("yellow", "y"), one("red", "r"), one("hBP04-067", "subaru"), one("yellow", "z")],
    )
    s.do("yes" if send else "no")
    if send:
        assert s.choices() == {"y", "z"}
        s.pick("z")
        assert s.choices() == {"me", "sora"}
        s.pick("sora")
    assert (s.cheers("sora"), s.cheers("me"), s.prompt) == (["yellow"] if send else [], [], "main")


@rule("hocg:12.2.4.3")
@played("hBP04-072", "art1")
@pytest.mark.parametrize(("theirs", "dealt"), [(0, 140), (3, 170), (4, 180), (6, 180)])
def test_072_counts_up_to_eight_cheers_on_both_stages_and_no_fans(theirs: int, dealt: int) -> None:
    s = Scene(
        {
            "center": one("hBP04-072", "me", cheers=["yellow x3"]),
            "back": one("hSD03-002", "okayu", cheers=["blue"], attached=["hSD03-014"]),
            "archive": ["yellow"],
        },
        {"center": FOE, "back": one(SORA, "sora", cheers=["red"] * theirs)},
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


# --- hBP04-081 Natsuiro Matsuri, 085 and 086 Momosuzu Nene


@rule("hocg:13.3.1", "hocg:5.21.1", "hocg:10.7.2.3.5")
@played("hBP04-081", "bloom_effect1")
@pytest.mark.parametrize("take", [True, False])
def test_081_finds_a_yellow_cheer_for_herself(take: bool) -> None:
    s = Scene(
        {
            "center": one(SORA, "sora"),
            "back": one("hBP04-079", "me"),
            "hand": [one("hBP04-081", "bloom")],
            "cheer_deck": [one("white", "w"), one("yellow", "y"), one("yellow", "z")],
        }
    )
    s.do("bloom", "bloom", "me")
    assert s.choices() == {"y", "z"}
    s.do(*(("pick", "y") if take else ("done",)))
    assert (s.cheers("me"), s.cheers("sora"), s.prompt) == (["yellow"] if take else [], [], "main")


@rule("hocg:13.3.1", "hocg:5.21.1", "hocg:2.4.4", "hocg:10.7.2.3.5")
@played("hBP04-085", "bloom_effect1")
@pytest.mark.parametrize("take", [True, False])
def test_085_finds_a_cheer_of_the_color_of_somebody_of_gen_5(take: bool) -> None:
    s = bloomed(
        "hBP04-085",
        "hBP04-083",
        back=[one("hBP04-043", "lamy"), one(SORA, "sora")],
        cheer_deck=[one("yellow", "y"), one("blue", "b"), one("white", "w"), one("red", "r")],
    )
    assert s.choices() == {"y", "b"}
    s.do(*(("pick", "b") if take else ("done",)))
    if take:
        assert s.choices() == {"me", "lamy"}
        s.pick("me")
    assert (s.cheers("me"), s.cheers("lamy"), s.prompt) == (["blue"] if take else [], [], "main")


@rule("hocg:12.2.4.3")
@played("hBP04-086", "art2")
@pytest.mark.parametrize(("cheers", "dealt"), [(0, 50), (3, 110), (5, 150), (7, 150)])
def test_086_counts_up_to_five_cheers_in_the_archive(cheers: int, dealt: int) -> None:
    s = Scene(
        {"center": one("hBP04-086", "me", cheers=["blue", "yellow"]), "archive": [SORA, *["white"] * cheers]},
        {"center": FOE, "archive": ["red"]},
    )
    s.use("me", "foe", 2)
    assert s.mem("foe").damage == dealt


# --- hBP04-088 Gigi Murin


def murin(active: str, who: str = "gigi") -> Scene:
    me = one("hBP04-088", "gigi", damage=120, cheers=["white"], attached=[AXE] if active == "A" else [])
    s = Scene(
        {
            "center": one(SORA, "sora", damage=50),
            "collab": me,
            "back": one(HAJIME, "hajime"),
            "cheer_deck": ["blue", "red"],
            "life": 4,
        },
        {"center": FOE if active == "A" else one(SORA, "foe", cheers=["white"])},
        active=active,
    )
    s.use(*(("gigi", "foe") if active == "A" else ("foe", who)))
    return s


@rule("hocg:11.3.1.1", "hocg:5.21.1")
@played("hBP04-088", "gift1")
def test_088_downed_leaves_the_top_cheer_to_a_holomem_of_its_side() -> None:
    s = murin("B")
    assert {"sora", "hajime"} <= s.choices()
    s.pick("hajime")
    assert (s.cheers("hajime"), s.cheers("sora")) == (["blue"], [])


@rule("hocg:11.3.1.1", "hocg:10.3.2")
@played("hBP04-088", "gift1")
def test_088_leaves_nothing_in_its_own_turn() -> None:
    s = murin("A")
    s.pick("hajime")  # the life card
    assert (s.place("gigi"), s.cheers("hajime"), s.cheers("sora")) == ("gone", ["white"], [])


@rule("hocg:11.3.1.1")
@played("hBP04-088", "gift1")
def test_088_leaves_nothing_when_another_goes_down() -> None:
    s = murin("B", who="sora")
    s.pick("hajime")  # the life card
    assert (s.place("sora"), s.cheers("hajime"), s.prompt) == ("gone", ["white"], "perform")


# --- hBP04-063 Koseki Bijou


@rule("hocg:11.3.1.1")
@played("hBP04-063", "gift1")
@pytest.mark.parametrize(("damage", "drawn"), [(70, 0), (80, 1)])
def test_063_draws_when_downed_and_not_when_hit(damage: int, drawn: int) -> None:
    mine = {"center": one("hBP04-063", "bijou", damage=damage), "back": SORA}
    s = Scene(mine, {"center": one(SORA, "foe", cheers=["white"])}, active="B")
    s.use("foe", "bijou")
    assert s.count("hand") == drawn


# --- hBP04-023 Juufuutei Raden, 079 Natsuiro Matsuri


def downed(number: str, active: str = "B", who: str = "me") -> Scene:
    """In collab it goes down with two cheers, or the center does: by B's hand, or in its own turn by the axe."""
    cheers = [one("green", "g"), one("red", "r")]
    damage = 110 if number == "hBP04-079" else 120
    s = Scene(
        {
            "center": one(SORA, "front", damage=50, cheers=["white"]),
            "collab": one(number, "me", damage=damage, cheers=cheers, attached=[AXE] if active == "A" else []),
            "back": [one(HAJIME, "hajime", resting=True), one(SORA, "sora", cheers=["white"])],
            "life": 4,
        },
        {"center": STRIKER if active == "B" else FOE},
        active=active,
    )
    s.use(*(("striker", who) if active == "B" else ("me", "foe")))
    return s


@rule("hocg:11.3.1.1", "hocg:5.17.4")
@played("hBP04-023", "gift1")
@played("hBP04-079", "gift1")
@pytest.mark.parametrize(("number", "able"), [("hBP04-023", {"hajime"}), ("hBP04-079", {"hajime", "sora", "front"})])
def test_023_079_save_one_cheer_when_downed(number: str, able: set[str]) -> None:
    s = downed(number)
    s.do("yes")
    assert s.choices() == {"g", "r"}
    s.pick("r")
    if len(able) > 1:
        assert s.choices() == able
        s.pick("hajime")
    assert (s.cheers("hajime"), s.lies("g"), s.place("me")) == (["red"], "archive", "gone")


@rule("hocg:11.3.1.1", "hocg:10.3.2")
@played("hBP04-023", "gift1")
@played("hBP04-079", "gift1")
@pytest.mark.parametrize("number", ["hBP04-023", "hBP04-079"])
@pytest.mark.parametrize("active", ["A", "B"])
def test_023_079_need_not_and_cannot_in_their_own_turn(number: str, active: str) -> None:
    s = downed(number, active)
    if active == "B":
        s.do("no")
    assert (s.lies("g"), s.lies("r"), s.place("me")) == ("archive", "archive", "gone")


@rule("hocg:11.3.1.1")
@played("hBP04-023", "gift1")
@played("hBP04-079", "gift1")
@pytest.mark.parametrize("number", ["hBP04-023", "hBP04-079"])
def test_023_079_keep_their_cheers_when_another_goes_down(number: str) -> None:
    s = downed(number, who="front")
    assert (s.place("front"), len(s.cheers("me")), s.prompt) == ("gone", 2, "pick")  # only the life card is sent
