"""hBP03, Himemori Luna, Todoroki Hajime, Shishiro Botan and their fans: every printed sentence, played."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

LUNA, LUNA1, KNIGHT = "hBP03-010", "hBP03-011", "hBP03-105"
BOTAN, BOTAN1, SSRB = "hBP03-016", "hBP03-018", "hBP03-106"
FOE = one("Spare", "foe")  # 990 HP
STRIKER = one("hSD01-003", "striker", cheers=["white"])  # 30 damage


def blooming(number: str, debut: str, mine: Mapping[str, object]) -> Scene:
    """The center, called me, is about to bloom with the card called bloom."""
    return Scene({"center": one(debut, "me"), "hand": [one(number, "bloom")], **mine})


# --- hBP03-009 to 014 Himemori Luna


@rule("hocg:12.2.4.3", "hocg:5.17.2", "hocg:11.4.3")
@played("hBP03-009", "art1")
@pytest.mark.parametrize("carried", [False, True])
def test_009_attaches_a_lu_knights_if_nobody_has_one(carried: bool) -> None:
    s = Scene(
        {
            "center": one("hBP03-009", "me", cheers=["white"]),
            "back": [one(LUNA, "luna", attached=[KNIGHT] if carried else []), one(BOTAN, "botan")],
            "deck": [one(KNIGHT, "knight"), one(KNIGHT, "other"), one("hBP03-107", "mate")],
        },
        {"center": FOE},
    )
    s.use("me", "foe")
    if not carried:
        assert s.choices() == {"knight", "other"}
        s.pick("knight")
        assert s.choices() == {"me", "luna"}
        s.pick("luna")
        assert s.has("luna", "knight") and s.known("knight") == 3
    assert (s.count("deck"), s.mem("foe").damage, s.prompt) == (3 if carried else 2, 10, "perform")


@rule("hocg:13.2.1", "hocg:5.7.2")
@played("hBP03-010", "collab_effect1")
@pytest.mark.parametrize(("center", "drawn"), [(LUNA1, 1), (BOTAN, 0)])
def test_010_draws_beside_luna(center: str, drawn: int) -> None:
    s = Scene({"center": center, "back": [one("hBP03-010", "me")], "hand": [BOTAN]})
    s.do("collab", "me")
    assert (s.count("hand"), s.prompt) == (1 + drawn, "main")


@rule("hocg:13.3.1", "hocg:10.10.2")
@played("hBP03-012", "bloom_effect1")
def test_012_strengthens_one_holomem_with_a_fan_even_if_the_fan_goes() -> None:
    s = Scene(
        {
            "center": one(LUNA, "me", cheers=["white"], attached=[one(KNIGHT, "knight")]),
            "collab": one("hBP03-025", "miko", cheers=["red"], attached=["hBP03-107"]),
            "back": [one(LUNA, "bare"), one(LUNA, "held", attached=["hSD02-014"])],
            "hand": [one("hBP03-012", "bloom")],
        },
        {"center": FOE},
    )
    s.do("bloom", "bloom", "bare")
    assert s.choices() == {"me", "miko"}
    s.pick("me")
    s.mem("me").supports.clear()
    s.use("me", "foe")
    assert s.mem("foe").damage == 20 + 20
    s.use("miko", "foe")
    assert s.mem("foe").damage == 40 + 30


@rule("hocg:1.3.2")
@played("hBP03-012", "bloom_effect1")
def test_012_strengthens_nobody_if_there_is_no_fan() -> None:
    s = blooming("hBP03-012", LUNA, {"back": [one(LUNA, "x")]})
    s.do("bloom", "bloom", "me")
    assert s.prompt == "main"


@rule("hocg:13.4.1", "hocg:10.10.1")
@played("hBP03-013", "gift1")
@pytest.mark.parametrize(
    ("number", "fan", "place", "dealt"),
    [
        (LUNA1, KNIGHT, "collab", 60),
        (LUNA1, "hSD02-014", "collab", 40),
        (LUNA1, KNIGHT, "back", 40),
        ("hBP03-025", "hBP03-107", "collab", 30),
    ],
)
def test_013_strengthens_a_luna_with_a_fan_in_the_center(number: str, fan: str, place: str, dealt: int) -> None:
    me = one("hBP03-013", "me", cheers=["white"], attached=[KNIGHT])
    center = one(number, "center", cheers=["white", "red"], attached=[fan])
    s = Scene({"center": center, "back": []} | {place: me}, {"center": FOE})
    s.use("center", "foe")
    assert s.mem("foe").damage == dealt
    if place == "collab":
        s.use("me", "foe")
        s.do("pass")
        assert s.mem("foe").damage == dealt + 20  # not itself


KNIGHTS_HOME: dict[str, object] = {
    "back": [one(LUNA, "luna"), one(BOTAN, "botan")],
    "archive": [one(KNIGHT, "knight"), one(KNIGHT, "other"), one("hBP03-107", "mate")],
}


def attaches_from_the_archive(s: Scene) -> None:
    """A Lu-knights of the archive, on any Luna."""
    s.do("yes")
    assert s.choices() == {"knight", "other"}
    s.pick("other")
    assert s.choices() == {"me", "luna"}
    s.pick("luna")
    assert (s.has("luna", "other"), s.lies("knight")) == (True, "archive")


@rule("hocg:12.2.4.3", "hocg:5.17.2")
@played("hBP03-013", "art1")
@pytest.mark.parametrize("agreed", [True, False])
def test_013_may_attach_a_lu_knights_of_the_archive(agreed: bool) -> None:
    s = Scene({"center": one("hBP03-013", "me", cheers=["white"]), **KNIGHTS_HOME}, {"center": FOE})
    s.use("me", "foe")
    if agreed:
        attaches_from_the_archive(s)
    else:
        s.do("no")
    assert (s.count("archive"), s.mem("foe").damage) == (2 if agreed else 3, 20)


@rule("hocg:13.3.1", "hocg:5.17.2")
@played("hBP03-014", "bloom_effect1")
@pytest.mark.parametrize(("oshi", "agreed"), [("hBP03-001", True), ("hBP03-001", False), ("hBP03-002", False)])
def test_014_may_attach_one_with_luna_as_oshi(oshi: str, agreed: bool) -> None:
    s = blooming("hBP03-014", LUNA1, {"oshi": oshi, **KNIGHTS_HOME})
    s.do("bloom", "bloom", "me")
    if agreed:
        attaches_from_the_archive(s)
    elif oshi == "hBP03-001":
        s.do("no")
    assert (s.count("archive"), s.prompt) == (2 if agreed else 3, "main")


@rule("hocg:12.2.4.3")
@played("hBP03-014", "art1")
@pytest.mark.parametrize(("fans", "dealt"), [([KNIGHT], 150), ([KNIGHT, KNIGHT], 150), ([], 100), (["hSD02-014"], 100)])
def test_014_hits_harder_with_a_lu_knights(fans: list[str], dealt: int) -> None:
    me = one("hBP03-014", "me", cheers=["white"] * 3, attached=fans)
    s = Scene({"center": one(LUNA, "luna", attached=[KNIGHT]), "collab": me}, {"center": FOE})
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


# --- hBP03-015 Todoroki Hajime


@rule("hocg:13.4.1", "hocg:10.13.3")
@played("hBP03-015", "gift1")
@pytest.mark.parametrize(
    ("hajime", "beside", "hit", "damage"),
    [
        ("center", "hBP03-046", "beside", 10),
        ("center", LUNA, "beside", 30),
        ("center", "hBP03-046", "hajime", 30),
        ("collab", "hBP03-046", "hajime", 30),
    ],
)
def test_015_shields_a_regloss_collab(hajime: str, beside: str, hit: str, damage: int) -> None:
    other = "collab" if hajime == "center" else "center"
    s = Scene({"center": STRIKER}, {hajime: one("hBP03-015", "hajime"), other: one(beside, "beside")})
    s.use("striker", hit)
    assert s.mem(hit).damage == damage


@rule("hocg:12.2.4.3")
@played("hBP03-015", "art1")
@pytest.mark.parametrize(("regloss", "dealt"), [(4, 150), (5, 150), (3, 110)])
def test_015_hits_harder_before_four_regloss_holomem_in_the_back(regloss: int, dealt: int) -> None:
    me = one("hBP03-015", "me", cheers=["white"] * 3)
    back = ["hBP03-046"] * regloss + [LUNA] * (4 - regloss)
    s = Scene({"center": me, "back": back}, {"center": FOE})
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


# --- hBP03-017 to 021 Shishiro Botan


@rule("hocg:13.2.1", "hocg:10.4.2.2")
@played("hBP03-017", "collab_effect1")
@pytest.mark.parametrize(("oshi", "agreed"), [("hBP03-002", True), ("hBP03-002", False), ("hBP03-001", False)])
def test_017_may_archive_the_top_cheer_to_restore_ten(oshi: str, agreed: bool) -> None:
    s = Scene(
        {
            "oshi": oshi,
            "center": one(BOTAN, "hurt", damage=30),
            "back": [one("hBP03-017", "me"), one(LUNA, "luna", damage=10)],
            "cheer_deck": [one("red", "r"), "blue"],
        }
    )
    s.do("collab", "me")
    if oshi == "hBP03-002":
        s.do("yes" if agreed else "no")
    if agreed:
        assert s.choices() >= {"hurt", "luna"}
        s.pick("hurt")
    assert (s.mem("hurt").damage, s.mem("luna").damage) == (20 if agreed else 30, 10)
    assert (s.pile("archive"), s.prompt) == (["r"] * agreed, "main")


@rule("hocg:10.4.2.2")
@played("hBP03-017", "collab_effect1")
def test_017_may_be_paid_although_nobody_is_hurt() -> None:
    s = Scene({"oshi": "hBP03-002", "back": [one("hBP03-017", "me")], "cheer_deck": ["red", "blue"]})
    s.do("collab", "me")
    s.do("yes")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.count("archive"), s.prompt) == (1, "main")


SNIPER: dict[str, object] = {
    "back": [one(BOTAN, "one", cheers=[one("red", "r")]), one(LUNA, "two", cheers=[one("blue", "b")])]
}


def snipes(s: Scene, damage: int) -> None:
    """A cheer of a back holomem for damage to the center or the collab."""
    s.do("yes")
    assert s.choices() == {"r", "b"}
    s.pick("b")
    assert s.choices() == {"foe", "side"}
    s.pick("side")
    assert (s.lies("b"), s.lies("r"), s.mem("side").damage) == ("archive", "elsewhere", damage)


RANGE = {"center": FOE, "collab": one("Spare", "side"), "back": [one("Spare", "far")]}


@rule("hocg:13.3.1", "hocg:10.4.2.2", "hocg:5.22.1")
@played("hBP03-019", "bloom_effect1")
def test_019_may_archive_a_cheer_of_the_back_for_thirty_damage() -> None:
    s = Scene({"center": one(BOTAN, "me", cheers=["white"]), "hand": [one("hBP03-019", "bloom")], **SNIPER}, RANGE)
    s.do("bloom", "bloom", "me")
    snipes(s, 30)
    assert (s.mem("foe").damage, s.mem("far").damage, s.cheers("me"), s.prompt) == (0, 0, ["white"], "main")


@rule("hocg:10.7.2.1.1")
@played("hBP03-019", "bloom_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_019_is_used_once_a_turn_whoever_blooms_and_declining_is_no_use(agreed: bool) -> None:
    back = [one(BOTAN, "again", cheers=[one("red", "r")]), one(LUNA, "two", cheers=[one("blue", "b")])]
    hand = [one("hBP03-019", "bloom"), one("hBP03-019", "twin")]
    s = Scene({"center": one(BOTAN, "me"), "hand": hand, "back": back}, RANGE)
    s.do("bloom", "bloom", "me")
    if agreed:
        snipes(s, 30)
    else:
        s.do("no")
    s.do("bloom", "twin", "again")
    assert s.prompt == ("main" if agreed else "may")


@rule("hocg:12.2.4.3", "hocg:10.4.2.2", "hocg:4.1.5")
@played("hBP03-019", "art1")
@pytest.mark.parametrize("agreed", [True, False])
def test_019_may_return_a_watame_of_the_hand_to_restore_twenty(agreed: bool) -> None:
    s = Scene(
        {
            "center": one(BOTAN, "other", damage=50),
            "collab": one("hBP03-019", "me", cheers=["green"], damage=50),
            "hand": [one("hBP03-067", "watame"), one(LUNA, "luna")],
            "deck": 3,
        },
        {"center": FOE},
    )
    s.use("me", "foe")
    s.do("yes" if agreed else "no")
    if s.prompt == "pick":
        assert s.choices() == {"watame"}
        s.pick("watame")
    assert (s.mem("me").damage, s.mem("other").damage, s.mem("foe").damage) == (30 if agreed else 50, 50, 30)
    assert s.pile("deck")[3:] == (["watame"] if agreed else [])
    assert s.known("watame") == (3 if agreed else 1)


@rule("hocg:13.3.1", "hocg:5.21.1")
@played("hBP03-020", "bloom_effect1")
def test_020_sends_the_top_cheer_to_a_botan_in_the_back() -> None:
    s = Scene(
        {
            "center": one(BOTAN, "me"),
            "back": [one(BOTAN, "one"), one(BOTAN1, "two"), one(LUNA, "luna")],
            "hand": [one("hBP03-020", "bloom")],
            "cheer_deck": ["red", "blue"],
        }
    )
    s.do("bloom", "bloom", "me")
    assert s.choices() == {"one", "two"}
    s.pick("one")
    assert (s.cheers("one"), s.prompt) == (["red"], "main")


def rearming(*archive: str) -> Scene:
    s = Scene(
        {
            "center": one(BOTAN1, "me"),
            "back": [one(BOTAN, "one"), one("hBP03-051", "towa"), one("hBP03-057", "robo"), one(LUNA, "luna")],
            "hand": [one("hBP03-021", "bloom")],
            "archive": [one(color, f"{color}{i}") for i, color in enumerate(archive)],
        },
    )
    s.do("bloom", "bloom", "me")
    return s


@rule("hocg:13.3.1", "hocg:5.21.1")
@played("hBP03-021", "bloom_effect1")
@pytest.mark.parametrize("taken", [["green1"], ["green2", "green1"]])
def test_021_may_send_green_cheers_to_one_or_two_shooters_one_each(taken: list[str]) -> None:
    s = rearming("red", "green", "green", "green")
    s.do("yes")
    assert s.choices() == {"green1", "green2", "green3"} and not s.options("done")
    s.pick(*taken)
    if len(taken) == 1:
        s.do("done")
    assert s.choices() == {"one", "towa", "robo"}
    s.pick("towa")
    if len(taken) == 2:
        assert s.choices() == {"one", "robo"}
        s.pick("one")
    assert (s.cheers("towa"), s.cheers("one")) == (["green"], ["green"] * (len(taken) - 1))
    assert (s.count("archive"), s.prompt) == (4 - len(taken), "main")


@rule("hocg:10.7.2.3")
@played("hBP03-021", "bloom_effect1")
def test_021_need_not_send_any_and_sends_no_other_color() -> None:
    s = rearming("green")
    s.do("no")
    assert (s.count("archive"), s.prompt) == (1, "main")
    assert rearming("red", "white").prompt == "main"


@rule("hocg:12.2.4.3", "hocg:10.4.2.2", "hocg:5.22.1")
@played("hBP03-021", "art1")
@pytest.mark.parametrize(("oshi", "agreed"), [("hBP03-002", True), ("hBP03-002", False), ("hBP03-001", False)])
def test_021_may_archive_a_cheer_of_the_back_for_forty_damage(oshi: str, agreed: bool) -> None:
    s = Scene({"oshi": oshi, "center": one("hBP03-021", "me", cheers=["green"] * 3), **SNIPER}, RANGE)
    s.use("me", "foe")
    if agreed:
        snipes(s, 40)
    elif oshi == "hBP03-002":
        s.do("no")
    assert (s.mem("foe").damage, s.mem("side").damage, s.count("archive")) == (110, 40 * agreed, int(agreed))
    assert s.t.asked == (A,)


# --- hBP03-105 Lu-knights


@rule("hocg:10.11.1.1", "hocg:10.13.3")
@played("hBP03-105", "text")
@pytest.mark.parametrize("agreed", [True, False])
def test_105_may_be_archived_for_thirty_damage_less(agreed: bool) -> None:
    luna = one(LUNA1, "luna", attached=[one(KNIGHT, "k0")])
    s = Scene({"center": STRIKER}, {"center": one(LUNA, "other", attached=[KNIGHT]), "collab": luna})
    s.use("striker", "luna")
    assert s.t.asked == (B,)
    s.do("yes" if agreed else "no")
    assert (s.mem("luna").damage, s.has("luna", "k0"), s.prompt) == (30 * (not agreed), not agreed, "perform")


@rule("hocg:10.11.1.1", "hocg:5.22.1")
@played("hBP03-105", "text")
def test_105_answers_special_damage_and_several_of_them_add_up() -> None:
    luna = one(LUNA1, "luna", attached=[one(KNIGHT, "k0"), one(KNIGHT, "k1")])
    s = Scene(
        {"oshi": "hBP03-002", "power": 2, "center": BOTAN},
        {"center": luna, "back": [one(LUNA, "other", attached=[KNIGHT])]},
    )
    s.do("skill", 1)  # 100 special damage
    s.do("yes")  # not asked which of two equal fans is first
    s.do("yes")
    assert (s.mem("luna").damage, s.count("archive", B), s.prompt) == (40, 2, "main")  # not the one on another Luna


@rule("hocg:10.3.2")
@played("hBP03-105", "text")
def test_105_is_silent_in_its_own_turn() -> None:
    luna = one(LUNA, "luna", cheers=["white"], attached=["hBP01-114", one(KNIGHT, "k0")])
    s = Scene({"center": luna}, {"center": FOE})
    s.use("luna", "foe")  # the axe strikes its holder
    assert (s.mem("luna").damage, s.has("luna", "k0"), s.prompt) == (10, True, "perform")


FANS = [(KNIGHT, LUNA, BOTAN), (SSRB, BOTAN, LUNA)]


@rule("hocg:11.4.3", "hocg:5.17.3.2")
@played("hBP03-105", "text")
@played("hBP03-106", "text")
@pytest.mark.parametrize(("fan", "own", "other"), FANS)
def test_fans_go_on_their_own_holomem_in_any_number(fan: str, own: str, other: str) -> None:
    s = Scene(
        {
            "center": one(own, "own", attached=[fan]),
            "back": [one(other, "other")],
            "hand": [one(fan, "a"), one(fan, "b")],
        }
    )
    assert s.why_not("play", "a", "other") == "hocg:11.4.3"
    s.do("play", "a", "own")
    s.do("play", "b", "own")
    assert len(s.mem("own").supports) == 3


# --- hBP03-106 SSRB


def substitute(*fans: str, back: str = "red", on: str = "me") -> Scene:
    """Botan blooms and may archive a cheer of the back; her fans may go instead."""
    attached = [one(SSRB, f) for f in fans]
    cheers = [one(back, "r")] if back else []
    s = Scene(
        {
            "center": one(BOTAN, "me", attached=attached if on == "me" else []),
            "back": [one(BOTAN, "other", cheers=cheers, attached=attached if on == "other" else [])],
            "hand": [one("hBP03-019", "bloom")],
        },
        {"center": FOE},
    )
    s.do("bloom", "bloom", "me")
    return s


@rule("hocg:10.11.3", "hocg:10.11.4", "hocg:10.4.2.2")
@played("hBP03-106", "text")
@pytest.mark.parametrize("paid", ["fan", "r"])
def test_106_is_archived_instead_of_a_cheer_for_its_holders_ability(paid: str) -> None:
    s = substitute("fan")
    s.do("yes")
    assert s.choices() == {"fan", "r"}
    s.pick(paid)
    assert (s.lies(paid), s.lies("fan" if paid == "r" else "r"), s.mem("foe").damage) == ("archive", "elsewhere", 30)


@rule("hocg:10.11.3", "hocg:10.11.4")
@played("hBP03-106", "text")
def test_106_pays_although_there_is_no_cheer_and_only_for_its_holder() -> None:
    s = substitute("fan", "second", back="")
    s.do("yes")
    s.pick("second")
    assert (s.lies("second"), s.has("me", "fan"), s.mem("foe").damage) == ("archive", True, 30)
    assert substitute("fan", back="", on="other").prompt == "main"
    s = substitute("fan", on="other")
    s.do("yes")
    assert (s.lies("r"), s.has("other", "fan"), s.mem("foe").damage) == ("archive", True, 30)
