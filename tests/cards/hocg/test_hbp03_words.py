"""hBP03, cards that needed words of their own: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Bloom, Names, Printed, PrintedArt, PrintedKeyword, names, tag
from kaimaku.games.hocg.lang import OPP_FRONT, THIS, SpecialDamage, art, card, collab_effect
from kaimaku.games.hocg.rules.stats import hp as hp_of
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, Side, one
from tests.rule import rule

FUWAWA, MOCOCO, MOCOCO1, BOTH = "hBP03-040", "hBP03-037", "hBP03-038", "hBP03-050"
KORONE, WATAME, WATAME1, MIKO, RISU = "hBP03-061", "hBP03-067", "hBP03-069", "hBP03-025", "hBP03-075"
TOOL, MASCOT = "hBP01-114", "hSD02-014"
FOE = one("Spare", "foe")  # 990 HP
THREE = {"center": FOE, "collab": one("Spare", "side"), "back": [one("Spare", "far")]}
STRIKER = one("hSD01-003", "striker", cheers=["white"])  # 30 damage


def striker(number: str, bloom: Bloom, of: str, name: str = "Tokoyami Towa") -> str:
    """A holomem with 80 HP that deals 20 special damage as it collabs."""
    keyword = PrintedKeyword("collab_effect", Names("Shot", "ショット"))
    facts = Printed(number, "holomem", names(name), bloom=bloom, hp=80, tags=(tag(of),), keywords=(keyword,))
    return card(number, collab_effect(SpecialDamage(20, OPP_FRONT)), printed=facts).id


SHOOTER, OTHER = striker("tBP03w-towa", "debut", "Shooter"), striker("tBP03w-robo", "first", "Shooter", "AZKi")
card("tBP03w-oshi", printed=Printed("tBP03w-oshi", "oshi", names("Tokoyami Towa"), life=5))
HURT = card(
    "tBP03w-hurt",
    art(SpecialDamage(50, THIS)),
    printed=Printed(
        "tBP03w-hurt", "holomem", names("AZKi"), bloom="debut", hp=100, arts=(PrintedArt(Names("H", "H"), (), 0),)
    ),
).id
SELF_HURT = card(
    "tBP03w-self",
    art(SpecialDamage(50, THIS)),
    printed=Printed(
        "tBP03w-self",
        "holomem",
        names("AZKi"),
        bloom="first",
        hp=100,
        tags=(tag("Shooter"),),
        arts=(PrintedArt(Names("H", "H"), (), 0),),
    ),
).id
SINGER = striker("tBP03w-song", "first", "Singing", "AZKi")


# --- hBP03-004 FUWAMOCO, Oshi


@rule("hocg:5.21.1", "hocg:8.5.1.1")
@played("hBP03-004", "skill")
def test_004_sends_the_top_cheer_to_a_1st_mococo() -> None:
    """FUWAMOCO is one too (Q302); a Debut is not, nor is another 1st."""
    back = [one(MOCOCO1, "one"), one(BOTH, "both"), one(MOCOCO, "debut"), one("hBP03-041", "fuwawa")]
    s = Scene({"oshi": "hBP03-004", "power": 3, "back": back, "cheer_deck": ["red", "blue"]})
    s.do("skill", 0)
    assert s.choices() == {"one", "both"}
    s.pick("both")
    assert (s.cheers("both"), s.cheers("one"), s.count("power")) == (["red"], [], 0)


def bau(theirs: Side) -> Scene:
    mine = {"center": one(FUWAWA, "me", cheers=["blue"]), "collab": one(MIKO, "miko", cheers=["red"])}
    s = Scene({"oshi": "hBP03-004", "power": 2, **mine, "back": [one(MOCOCO, "other")]}, theirs)
    s.do("skill", 1)
    assert s.choices() == {"me", "other"}
    s.pick("me")
    return s


@rule("hocg:12.2.3.2", "hocg:8.5.1.2")
@played("hBP03-004", "sp")
def test_004_sp_lets_the_arts_of_the_chosen_one_hit_the_back_this_turn() -> None:
    s = bau(THREE)
    s.do("pass")
    aims = {(o[1], o[3]) for o in s.options("art")}
    assert aims == {(s.number("me"), s.number(x)) for x in ("foe", "side", "far")} | {
        (s.number("miko"), s.number(x)) for x in ("foe", "side")
    }
    s.use("me", "far")
    assert (s.mem("far").damage, s.mem("foe").damage) == (30, 0)


@rule("hocg:12.2.3.2")
@played("hBP03-004", "sp")
def test_004_sp_hits_the_back_though_nobody_is_in_front() -> None:
    """Q303"""
    s = bau({"center": [], "back": [one("Spare", "far")]})
    s.use("me", "far")
    assert s.mem("far").damage == 30


# --- hBP03-033 Akai Haato


@rule("hocg:13.3.1", "hocg:5.22.1", "hocg:10.8.2.1")
@played("hBP03-033", "bloom_effect1")
@pytest.mark.parametrize(("held", "damage"), [([TOOL], 30), ([], 10), ([MASCOT], 10)])
def test_033_strikes_harder_if_their_center_carries_a_tool(held: list[str], damage: int) -> None:
    """One hit of 30, not two (Q314); whatever the others carry."""
    theirs = {"center": one("Spare", "foe", attached=held), "collab": one("Spare", "side", attached=[TOOL])}
    s = Scene({"back": [one("hBP03-031", "me")], "hand": [one("hBP03-033", "card")]}, theirs, journal=True)
    s.do("bloom", "card", "me")
    assert [s.mem(x).damage for x in ("foe", "side")] == [damage, 0]
    assert s.t.journal is not None and sum(row[0] == "damage" for row in s.t.journal) == 1


# --- hBP03-037 Mococo Abyssgard


@rule("hocg:12.2.3.1")
@played("hBP03-037", "art1")
@pytest.mark.parametrize(("center", "damage"), [(FUWAWA, 20), (BOTH, 20), (MIKO, None)])
def test_037_needs_no_cheer_beside_fuwawa(center: str, damage: int | None) -> None:
    s = Scene({"center": center, "collab": one(MOCOCO, "me")}, {"center": FOE}, phase="performance")
    if damage is None:
        s.mem("me")
        assert not s.options("art")
        return
    s.use("me", "foe")
    assert s.mem("foe").damage == damage


@rule("hocg:12.2.3.1")
@played("hBP03-037", "art1")
def test_037_as_the_center_it_is_not_fuwawa() -> None:
    s = Scene({"center": one(MOCOCO, "me"), "back": [FUWAWA]}, {"center": FOE}, phase="performance")
    assert not s.options("art")


# --- hBP03-064 Inugami Korone


@rule("hocg:12.2.4.3", "hocg:3.2.1")
@played("hBP03-064", "art1")
@pytest.mark.parametrize(("life", "bonus"), [(5, 0), (4, 10), (1, 40)])
def test_064_grows_with_every_life_lost_since_the_start(life: int, bonus: int) -> None:
    """What the Oshi had at the start counts (Q326); the opponent's loss does not."""
    me = one("hBP03-064", "me", cheers=["yellow", "yellow"])
    s = Scene({"oshi": "hBP03-002", "life": life, "center": me}, {"oshi": "hBP03-002", "life": 2, "center": FOE})
    s.use("me", "foe")
    assert s.mem("foe").damage == 40 + bonus


# --- hBP03-072 Tsunomaki Watame


@rule("hocg:11.3.1.1", "hocg:5.17.4")
@played("hBP03-072", "gift1")
@pytest.mark.parametrize("take", [True, False])
def test_072_may_leave_a_cheer_to_another_watame_when_downed(take: bool) -> None:
    mine = {"center": one("hBP03-072", "me", damage=190, cheers=["yellow", one("red", "r")])}
    others = [one(WATAME, "one"), one("hBP03-072", "two"), one(MIKO, "miko")]
    s = Scene({"center": STRIKER}, {**mine, "back": others, "life": 3})
    s.use("striker", "me")
    assert s.t.asked == (B,)
    s.do("yes" if take else "no")
    if take:
        s.pick("r")
        assert s.choices() == {"one", "two"}
        s.pick("one")
    s.pick("miko")  # the life card
    assert (s.place("me"), s.cheers("one"), s.lies("r")) == (
        "gone",
        ["red"] if take else [],
        "elsewhere" if take else "archive",
    )


def fever(cheers: int, place: str = "center") -> Scene:
    me = one("hBP03-072", "me", cheers=["yellow"] * cheers)
    other = one(WATAME, "other", cheers=["yellow"])
    return Scene({place: me, "collab" if place == "center" else "center": other, "back": [WATAME1]}, {"center": FOE})


@rule("hocg:12.2.4.3", "hocg:12.2.4.4", "hocg:10.10.2")
@played("hBP03-072", "art1")
@pytest.mark.parametrize(
    ("cheers", "place", "own", "after"),
    [(6, "center", 180, 130), (7, "center", 180, 130), (5, "center", 80, 30), (6, "collab", 80, 30)],
)
def test_072_strengthens_itself_and_the_collab(cheers: int, place: str, own: int, after: int) -> None:
    s = fever(cheers, place)
    s.use("me", "foe")
    assert s.mem("foe").damage == own
    s.use("other", "foe")
    assert s.mem("foe").damage == own + after


@rule("hocg:12.2.4.4")
@played("hBP03-072", "art1")
def test_072_works_alone() -> None:
    s = Scene({"center": one("hBP03-072", "me", cheers=["yellow"] * 6)}, {"center": FOE})
    s.use("me", "foe")
    assert s.mem("foe").damage == 180


# --- hBP03-100 Pero, hBP03-103 Hosoinu, hBP03-113 Risuners


@rule("hocg:12.2.3.1", "hocg:5.19.1", "hocg:4.4.5")
@played("hBP03-100", "text")
@pytest.mark.parametrize(("who", "able"), [("hBP03-041", True), (BOTH, True), ("hBP03-027", False)])
def test_100_makes_any_cheer_do_for_fuwawa_and_mococo(who: str, able: bool) -> None:
    """The second Arts needs a color that is not there."""
    me = one(who, "me", attached=["hBP03-100"], cheers=["white", "white"])
    s = Scene({"center": me}, {"center": FOE}, phase="performance")
    arts = {o[2] for o in s.options("art")}
    assert len(arts) == (2 if able else 1)


@rule("hocg:12.2.3.1", "hocg:4.4.5")
@played("hBP03-100", "text")
def test_100_does_not_save_a_cheer_and_gives_hp_to_anybody() -> None:
    s = Scene(
        {"center": one(BOTH, "me", attached=["hBP03-100"], cheers=["white"])}, {"center": FOE}, phase="performance"
    )
    assert not s.options("art")
    s = Scene({"center": one(MIKO, "other"), "back": [one(MIKO, "m", attached=["hBP03-100"])]})
    assert [hp_of(s.t, s.mem(x)) for x in ("m", "other")] == [120, 100]


@rule("hocg:12.2.3.1", "hocg:5.19.1")
@played("hBP03-100", "text")
def test_100_is_for_mococo_too_and_for_nobody_else_than_its_holder() -> None:
    twin = {"cheers": ["white", "white"]}
    s = Scene(
        {"center": one("hBP03-039", "bare", **twin), "collab": one("hBP03-039", "me", attached=["hBP03-100"], **twin)},
        {"center": FOE},
        phase="performance",
    )
    assert {o[1] for o in s.options("art")} == {s.mem("me").id}


def hosoinu(holder: str, power: int) -> Scene:
    victim = one(holder, "v", damage=180, attached=[one("hBP03-103", "dog")])
    s = Scene({"center": STRIKER}, {"center": victim, "back": [one(MIKO, "miko")], "power": power, "life": 3})
    s.use("striker", "v")
    return s


@rule("hocg:11.3.1.1", "hocg:4.1.4", "hocg:10.4.2.2")
@played("hBP03-103", "text")
@pytest.mark.parametrize("take", [True, False])
def test_103_may_return_to_hand_for_a_holo_power(take: bool) -> None:
    """Before it would be archived (Q354)."""
    s = hosoinu("hBP03-063", 2)
    s.do("yes" if take else "no")
    assert (s.place("v"), s.lies("dog"), s.count("power", B)) == ("gone", "hand" if take else "archive", 2 - take)


@rule("hocg:5.19.1", "hocg:10.4.2.2")
@played("hBP03-103", "text")
@pytest.mark.parametrize(("holder", "power"), [("hBP03-063", 0), ("hBP03-069", 2)])
def test_103_returns_only_if_korone_carried_it_and_it_can_be_paid(holder: str, power: int) -> None:
    s = hosoinu(holder, power)
    assert (s.lies("dog"), s.count("power", B)) == ("archive", power)


@rule("hocg:12.2.4.4")
@played("hBP03-103", "text")
def test_103_strengthens_anybody() -> None:
    s = Scene({"center": one(MIKO, "me", attached=["hBP03-103"], cheers=["red"])}, {"center": FOE})
    s.use("me", "foe")
    assert s.mem("foe").damage == 40


@rule("hocg:10.8.1", "hocg:5.21.1", "hocg:12.2.4.4")
@played("hBP03-113", "text")
@pytest.mark.parametrize(("fans", "sent", "bonus"), [(1, 1, 10), (1, 2, 10), (2, 1, 20), (1, 0, 0)])
def test_113_grows_once_a_turn_by_a_cheer_on_its_holder(fans: int, sent: int, bonus: int) -> None:
    mine = {"center": one(RISU, "risu", attached=["hBP03-113"] * fans, cheers=["yellow"]), "back": [one(MIKO, "miko")]}
    ring = {"hand": [one("hSD01-020", "ring")], "archive": ["red"]}  # sends a cheer on 3 or more
    s = Scene({**mine, **ring}, {"center": FOE}, phase="cheer", dice=[6] if sent > 1 else [])
    s.pick("risu" if sent else "miko")
    if fans > 1:
        s.answer(s.options("resolve")[0])
    if sent > 1:
        s.do("play", "ring")
        s.pick("risu")
    s.use("risu", "foe")
    assert s.mem("foe").damage == 30 + bonus


# --- hBP03-095 holoCap


CAP, RIFLE, BIBI, TOWA, TOWA1, TOWA2 = "hBP03-095", "hBP03-096", "hBP03-101", "hBP03-051", "hBP03-054", "hBP03-056"


@rule("hocg:5.19.1", "hocg:4.4.5", "hocg:10.11.2")
@played("hBP03-095", "text")
@pytest.mark.parametrize(
    ("who", "hp", "taken"), [("hBP03-051", 140, 0), ("hSD01-015", 80, 0), ("hBP03-053", 170, 20), (TOWA2, 190, 20)]
)
def test_095_is_for_debut_and_spot_holomem(who: str, hp: int, taken: int) -> None:
    s = Scene({"back": [one(TOWA1, "me")]}, {"center": one(who, "foe", attached=[CAP]), "back": ["Spare"]})
    assert hp_of(s.t, s.mem("foe")) == hp
    s.do("collab", "me")
    assert s.mem("foe").damage == taken


@rule("hocg:4.4.5")
@played("hBP03-095", "text")
def test_095_is_for_whoever_wears_it_wherever_that_is() -> None:
    s = Scene(
        {"center": one("hBP03-051", "center"), "back": [one("hBP03-051", "back", attached=[CAP])]}, {"center": FOE}
    )
    assert (hp_of(s.t, s.mem("center")), hp_of(s.t, s.mem("back"))) == (110, 140)
    foe = {"center": FOE, "back": [one("hBP03-051", "back", attached=[CAP]), one("hBP03-051", "bare")]}
    for who, taken in (("back", 0), ("bare", 10)):
        s = Scene({"center": one("hBP01-076", "me", cheers=["blue", "blue"])}, foe)
        s.use("me", "foe")
        s.pick(who)
        assert s.mem(who).damage == taken


@rule("hocg:10.11.2")
@played("hBP03-095", "text")
def test_095_does_not_keep_arts_nor_ones_own_damage_away() -> None:
    s = Scene({"center": STRIKER}, {"center": one(TOWA, "foe", attached=[CAP])})
    s.use("striker", "foe")
    assert s.mem("foe").damage == 30
    s = Scene({"center": one(HURT, "me", attached=[CAP], cheers=["red"])}, {"center": FOE})
    s.use("me", "foe")
    assert s.mem("me").damage == 50


@rule("hocg:4.4.5.3", "hocg:11.3.1")
@played("hBP03-095", "text")
def test_095_archived_it_gives_no_hp() -> None:
    """Q363: nothing by the first sentence, but without the cap 110 damage are too much."""
    foe = one(TOWA, "foe", attached=[one(CAP, "cap")], damage=110)
    s = Scene(
        {"oshi": "tBP03w-oshi", "center": one("hBP03-052", "me", cheers=["purple"])}, {"center": foe, "back": ["Spare"]}
    )
    s.use("me", "foe")
    s.do("yes")
    assert (s.lies("cap"), s.place("foe")) == ("archive", "gone")


# --- hBP03-096 Rifle, hBP03-101 Bibi


def shots(holder: str, *held: str) -> Scene:
    s = Scene({"back": [one(holder, "me", attached=list(held))]}, THREE)
    s.do("collab", "me")
    s.pick("side")
    return s


@rule("hocg:10.11.2.4", "hocg:5.19.1")
@played("hBP03-096", "text")
@pytest.mark.parametrize(("who", "damage"), [(TOWA1, 30), (OTHER, 30), (SHOOTER, 20), (SINGER, 20)])
def test_096_lets_a_1st_shooter_deal_more_special_damage(who: str, damage: int) -> None:
    assert [shots(who, RIFLE).mem(x).damage for x in ("foe", "side", "far")] == [0, damage, 0]


@rule("hocg:10.11.2.4", "hocg:5.19.1")
@played("hBP03-096", "text")
def test_096_is_for_its_holder_and_against_the_opponent_alone() -> None:
    s = Scene({"center": one(TOWA2, "bearer", attached=[RIFLE]), "back": [one(OTHER, "me")]}, THREE)
    s.do("collab", "me")
    s.pick("side")
    assert s.mem("side").damage == 20, "the special damage of another"
    s = Scene({"center": STRIKER, "collab": one(TOWA1, "bearer", attached=[RIFLE])}, THREE)
    s.use("striker", "foe")
    assert s.mem("foe").damage == 30, "the Arts of another"
    s = Scene({"center": one(SELF_HURT, "me", attached=[RIFLE])}, THREE)
    s.use("me", "foe")
    assert s.mem("me").damage == 50, "one's own holomem"


@rule("hocg:10.11.2.4", "hocg:5.19.1")
@played("hBP03-101", "text")
@pytest.mark.parametrize(("who", "damage"), [(TOWA1, 30), (SHOOTER, 30), (OTHER, 20)])
def test_101_lets_towa_deal_more_special_damage(who: str, damage: int) -> None:
    s = shots(who, BIBI)
    assert s.mem("side").damage == damage
    assert hp_of(s.t, s.mem("me")) == (140 if who == TOWA1 else 80) + 20


@rule("hocg:10.11.2.4", "hocg:12.2.4.4")
@played("hBP03-096", "text")
@played("hBP03-101", "text")
def test_096_and_101_add_up_on_special_damage_and_leave_arts_alone() -> None:
    """Q365: 4 x 20 and twice 10 more; the Arts only by the rifle's first sentence."""
    me = one(TOWA2, "me", attached=[RIFLE, BIBI], cheers=["purple"] * 3)
    s = Scene({"center": me, "back": [TOWA] * 4}, THREE)
    s.use("me", "foe", 2)
    s.pick("side")
    assert [s.mem(x).damage for x in ("foe", "side")] == [90, 100]
