"""hBP04, cards that needed words of their own: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Names, Printed, PrintedArt, PrintedKeyword, names, tag
from kaimaku.games.hocg.lang import (
    ALL,
    ARCHIVE,
    CENTER,
    HOLOMEM,
    OPP_BACK,
    OPP_CENTER,
    TAKES,
    THIS,
    Attach,
    Search,
    SpecialDamage,
    art,
    card,
    fan,
    gift,
    use,
)
from kaimaku.games.hocg.lang.hosts import Host
from kaimaku.games.hocg.rules.stats import hp
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.rule import rule

HELPER, WEAPON, DUCK = "hBP04-105", "hBP04-099", "hBP04-104"
KOYORI, MIKO, ANYA = "hSD06-008", "hBP03-025", "hBP04-074"
FOE = one("Spare", "foe")  # 990 HP
THREE = {"center": FOE, "collab": one("Spare", "side"), "back": [one("Spare", "far")]}
STRIKER = one("hSD01-003", "striker", cheers=["white"])  # 30 damage
HIT = (PrintedArt(Names("Hit", "ヒット"), ("neutral",), 30),)


def mem(word: str, name: str, bloom: str = "debut", *tags: str, text: tuple[Host, ...] = (), **more: object) -> str:
    """A holomem with one Arts of 30 for one cheer of any color."""
    number = f"tBP04-{word}"
    facts = {"hp": 200, "colors": ("white",), "arts": HIT, "tags": tuple(map(tag, tags)), **more}
    card(number, *text, printed=Printed(number, "holomem", names(name), bloom=bloom, **facts))  # type: ignore[arg-type]
    return number


def event(word: str, *text: Host) -> str:
    number = f"tBP04-{word}"
    card(number, *text, printed=Printed(number, "support", Names(word, word), support="event"))
    return number


card("tBP04-raden", printed=Printed("tBP04-raden", "oshi", names("Juufuutei Raden"), life=5))
ANYA1 = mem("anya1", "Anya Melfissa", "first")
TALKER = mem("talker", "AZKi", "debut", "Language", colors=("red", "blue"))
SPOT = mem("spot", "AZKi", "spot", colors=())
SUBARU = mem("subaru", "Oozora Subaru")
BIJOU1 = mem("bijou1", "Koseki Bijou", "first")
GIFT = (PrintedKeyword("gift", Names("Thorn", "とげ")),)
THORNY = mem("thorny", "AZKi", text=(gift(SpecialDamage(10, OPP_CENTER), on=TAKES(THIS)),), keywords=GIFT)
CLUMSY = mem("clumsy", "AZKi", text=(gift(SpecialDamage(10, CENTER), on=TAKES(THIS)),), keywords=GIFT)
STORM = mem("storm", "AZKi", text=(art(SpecialDamage(20, OPP_BACK[ALL])),))
HURT = mem("hurt", "AZKi", text=(art(SpecialDamage(50, THIS)),))
TAGGED = {word: mem(word, "AZKi", "debut", word) for word in ("JP", "ID", "EN")}
DIG = event("dig", use(Attach(ARCHIVE(fan), HOLOMEM)))
SEEK = event("seek", use(Search(fan, to=HOLOMEM)))


# --- hBP04-001 Hakui Koyori, Oshi


@rule("hocg:8.5.1.1", "hocg:12.2.4.4")
@played("hBP04-001", "skill")
def test_001_strengthens_a_koyori_with_a_support_of_koyo_labo() -> None:
    mine = {
        "center": one(KOYORI, "me", attached=[HELPER], cheers=["green"]),
        "back": [
            one("hSD01-015", "other", attached=[HELPER]),
            one(KOYORI, "bare"),
            one(KOYORI, "tool", attached=[WEAPON]),
            one(MIKO, "miko", attached=["hBP04-097"]),
        ],
    }
    s = Scene({"oshi": "hBP04-001", "power": 2, **mine}, {"center": FOE})
    before = s.t.clone()
    s.do("skill", 0)
    assert s.choices() == {"me", "other"}, "not the tube on somebody else"
    s.pick("me")
    s.use("me", "foe")
    first = s.mem("foe").damage
    s.t = before
    s.use("me", "foe")
    assert first - s.mem("foe").damage == 30


def would_hit(victim: dict[str, object], active: str = "A") -> Scene:
    theirs = {"oshi": "hBP04-001", "power": 2, "center": victim}
    return Scene({"center": one(ANYA1, "striker", cheers=["red"])}, theirs, active=active)


@rule("hocg:10.11.2", "hocg:8.5.1.2", "hocg:12.1.5.1")
@played("hBP04-001", "sp")
@pytest.mark.parametrize("take", [True, False])
def test_001_sp_may_take_100_off_what_koyori_takes(take: bool) -> None:
    s = would_hit(one(KOYORI, "v", attached=[HELPER]))
    s.use("striker", "v")
    assert s.t.asked == (B,)
    s.replace() if take else s.do("pass")
    assert (s.mem("v").damage, s.count("power", B)) == ((0, 0) if take else (30, 2))


@rule("hocg:10.11.2")
@played("hBP04-001", "sp")
@pytest.mark.parametrize(("who", "held"), [(KOYORI, []), (KOYORI, [WEAPON]), (MIKO, [])])
def test_001_sp_is_for_a_koyori_with_her_assistants(who: str, held: list[str]) -> None:
    s = would_hit(one(who, "v", attached=held))
    s.use("striker", "v")
    assert (s.mem("v").damage, s.count("power", B), s.prompt) == (30, 2, "perform")


@rule("hocg:10.11.2")
@played("hBP04-001", "sp")
def test_001_sp_is_not_for_ones_own_turn_nor_ones_own_damage() -> None:
    me = one(KOYORI, "me", attached=[HELPER, "hBP01-114"], cheers=["green"])  # the axe strikes its holder
    s = Scene({"oshi": "hBP04-001", "power": 2, "center": me}, {"center": FOE})
    s.use("me", "foe")
    assert (s.mem("me").damage, s.prompt) == (10, "perform")


@rule("hocg:10.11.2")
@played("hBP04-001", "sp")
def test_001_sp_is_not_for_damage_of_the_opponent_in_ones_own_turn() -> None:
    me = one(KOYORI, "me", attached=[HELPER], cheers=["green"])
    s = Scene({"oshi": "hBP04-001", "power": 2, "center": me}, {"center": one(THORNY, "foe")})
    s.use("me", "foe")
    assert (s.mem("me").damage, s.prompt) == (10, "perform")


@rule("hocg:10.11.2")
@played("hBP04-001", "sp")
def test_001_sp_is_not_for_ones_own_damage_in_their_turn() -> None:
    theirs = {"oshi": "hBP04-001", "power": 2, "center": one(KOYORI, "v", attached=[HELPER])}
    s = Scene({"center": STRIKER}, {**theirs, "collab": one(CLUMSY, "clumsy")})
    s.use("striker", "clumsy")
    assert (s.mem("v").damage, s.prompt) == (10, "perform")


@rule("hocg:10.11.2", "hocg:10.11.2.3")
@played("hBP04-001", "sp")
@pytest.mark.parametrize("nth", [0, 1])
def test_001_sp_is_for_one_of_those_hit_together_wherever_she_stands(nth: int) -> None:
    """Only the one about to take damage is spared; nobody chooses among all."""
    theirs = {"oshi": "hBP04-001", "power": 2, "center": one("Spare", "front")}
    back = [one(KOYORI, f"v{i}", attached=[HELPER]) for i in range(2)]
    s = Scene({"center": one(STORM, "storm", cheers=["red"])}, {**theirs, "back": back})
    s.use("storm", "front")
    if nth:
        s.do("pass")
    s.replace()
    assert [s.mem(f"v{i}").damage for i in range(2)] == [20 * (i != nth) for i in range(2)]
    assert s.prompt == "perform"


# --- hBP04-025 Juufuutei Raden


@rule("hocg:13.2.1", "hocg:5.11.2", "hocg:10.7.2.3.5")
@played("hBP04-025", "collab_effect1")
def test_025_finds_an_event_with_mushroom() -> None:
    deck = [one("hSD15-010", "mushroom"), one("hSD01-019", "staff"), one("hBP03-088", "event")]
    s = Scene({"back": [one("hBP04-025", "me")], "deck": [MIKO, *deck]})
    s.do("collab", "me")
    assert s.choices() == {"mushroom"}
    s.pick("mushroom")
    assert (s.lies("mushroom"), s.known("mushroom")) == ("hand", 3)


def act(oshi: str = "tBP04-raden", back: int = 3) -> Scene:
    me = one("hBP04-025", "me", cheers=["green", one("red", "r"), one("green", "g"), one("blue", "b")])
    others = [one(MIKO, f"b{i}") for i in range(back)]
    s = Scene({"oshi": oshi, "center": me, "back": others}, {"center": FOE})
    s.use("me", "foe")
    return s


@rule("hocg:12.2.4.3", "hocg:5.17.4", "hocg:10.4.2.2")
@played("hBP04-025", "art1")
def test_025_gives_two_of_its_cheers_to_two_back_holomem_for_30_more() -> None:
    s = act()
    s.do("yes")
    s.pick("r", "g")
    assert s.choices() == {"b0", "b1", "b2"}
    s.pick("b1")
    assert s.choices() == {"b0", "b2"}
    s.pick("b0")
    assert [s.cheers(x) for x in ("b0", "b1", "b2", "me")] == [["green"], ["red"], [], ["green", "blue"]]
    assert s.mem("foe").damage == 170


@rule("hocg:10.4.2.2")
@played("hBP04-025", "art1")
def test_025_gives_its_own_cheers_from_the_collab_position() -> None:
    own = [one("green", "green"), one("green", "g"), one("red", "red"), one("blue", "blue")]
    mine = {"center": one(MIKO, "center", cheers=["red", "red"]), "collab": one("hBP04-025", "me", cheers=own)}
    s = Scene({"oshi": "tBP04-raden", **mine, "back": [one(MIKO, "b0"), one(MIKO, "b1")]}, {"center": FOE})
    s.use("me", "foe")
    s.do("yes")
    assert s.choices() == {"green", "g", "red", "blue"}


@rule("hocg:10.4.2.2")
@played("hBP04-025", "art1")
@pytest.mark.parametrize(
    ("oshi", "back", "asked"), [("tBP04-raden", 2, True), ("tBP04-raden", 1, False), ("hBP03-002", 3, False)]
)
def test_025_may_be_declined_and_needs_raden_and_two_receivers(oshi: str, back: int, asked: bool) -> None:
    """Q383"""
    s = act(oshi, back)
    if asked:
        s.do("no")
    assert (s.mem("foe").damage, len(s.cheers("me")), s.prompt) == (140, 4, "perform")


# --- hBP04-031 Cecilia Immergreen


@rule("hocg:10.10.1", "hocg:13.4.1")
@played("hBP04-031", "gift1")
@pytest.mark.parametrize(("theirs", "bonus"), [("JP", 30), ("ID", 30), ("EN", 0)])
@pytest.mark.parametrize("place", ["center", "back"])
def test_031_is_stronger_against_jp_or_id(theirs: str, bonus: int, place: str) -> None:
    foes = {"center": FOE, "back": [TAGGED[theirs]]}
    if place == "center":
        foes = {"center": one(TAGGED[theirs], "foe"), "back": ["Spare"]}
    s = Scene({"center": one("hBP04-031", "me", cheers=["green", "green"]), "back": [MIKO]}, foes)
    s.use("me", "foe")
    assert s.mem("foe").damage == 80 + bonus


@rule("hocg:10.10.1", "hocg:13.4.1")
@played("hBP04-031", "gift1")
def test_031_is_the_only_one_stronger_wherever_it_stands() -> None:
    mine = {"center": one(TALKER, "other", cheers=["red"]), "collab": one("hBP04-031", "me", cheers=["green"] * 2)}
    foes = {"center": FOE, "collab": one("Spare", "side"), "back": [TAGGED["JP"]]}
    s = Scene({**mine, "back": [MIKO]}, foes)
    s.use("other", "foe")
    s.use("me", "side")
    assert (s.mem("foe").damage, s.mem("side").damage) == (30, 110)


@rule("hocg:12.2.4.3", "hocg:5.21.1", "hocg:5.6.1", "hocg:2.4.4")
@played("hBP04-031", "art1")
@pytest.mark.parametrize("take", ["red", "blue", None])
def test_031_finds_a_cheer_of_the_color_of_a_back_holomem_of_language(take: str | None) -> None:
    mine = {
        "center": one("hBP04-031", "me", cheers=["green", "green"]),
        "back": [one(TALKER, "t"), one(ANYA, "a"), one(MIKO, "m")],
    }
    cheers = [one(c, c) for c in ("red", "blue", "green", "yellow")]
    s = Scene({**mine, "cheer_deck": cheers}, {"center": FOE})
    s.use("me", "foe")
    assert s.choices() == {"t", "a"}
    s.pick("t")
    assert s.choices() == {"red", "blue"}
    s.do(*(("done",) if take is None else ("pick", take)))
    assert (s.cheers("t"), s.cheers("a"), s.mem("foe").damage) == ([take] if take else [], [], 80)


# --- hBP04-049 Moona Hoshinova


@rule("hocg:12.2.4.3", "hocg:2.4.2.2", "hocg:5.22.1")
@played("hBP04-049", "art2")
@pytest.mark.parametrize(("other", "bonus"), [("hBP03-025", 50), ("hBP03-050", 50), ("hBP03-040", 0), (SPOT, 0)])
def test_049_is_stronger_beside_another_color(other: str, bonus: int) -> None:
    """A Spot has no color (Q389); one of two colors has another one (Q390)."""
    me = one("hBP04-049", "me", cheers=["blue"] * 3)
    s = Scene(
        {"center": me, "back": [one(other, "o")]}, {"center": FOE, "back": [one("Spare", "far"), one("Spare", "x")]}
    )
    s.use("me", "foe", 2)
    s.pick("far")
    assert [s.mem(x).damage for x in ("foe", "far", "x")] == [80 + bonus, 20, 0]


@rule("hocg:12.2.4.3", "hocg:2.4.2.2")
@played("hBP04-049", "art2")
def test_049_compares_with_its_own_color_in_the_collab_position() -> None:
    """A red and blue center has a color that is not blue."""
    mine = {"center": TALKER, "collab": one("hBP04-049", "me", cheers=["blue"] * 3), "back": []}
    s = Scene(mine, {"center": FOE, "back": [one("Spare", "far")]})
    s.use("me", "foe", 2)
    assert s.mem("foe").damage == 130


# --- hBP04-066 Koseki Bijou


def bijou(hand: list[str], *top: str) -> Scene:
    cards = {x: one("hBP04-066" if x in ("c0", "c1") else MIKO, x) for x in (*hand, *top)}
    deck = [*(cards[x] for x in top), *["Filler"] * 10]
    return Scene({"back": [one(BIJOU1, f"b{i}") for i in (0, 1)], "hand": [cards[x] for x in hand], "deck": deck})


@rule("hocg:13.3.1", "hocg:10.4.2.2", "hocg:5.7.2")
@played("hBP04-066", "bloom_effect1")
def test_066_may_trade_the_whole_hand_for_as_many_cards() -> None:
    s = bijou(["c0", "c1", "x", "y", "z"])
    s.do("bloom", "c0", "b0")
    s.do("yes")
    assert ({s.lies(x) for x in ("c1", "x", "y", "z")}, s.count("hand"), s.count("deck")) == ({"archive"}, 4, 6)


@rule("hocg:13.3.1", "hocg:10.7.2.1.1")
@played("hBP04-066", "bloom_effect1")
@pytest.mark.parametrize("first", ["yes", "no"])
def test_066_is_used_once_a_turn_whichever_card_it_stands_on(first: str) -> None:
    s = bijou(["c0", "x"], "c1") if first == "yes" else bijou(["c0", "c1", "x"])
    s.do("bloom", "c0", "b0")
    s.do(first)
    s.do("bloom", "c1", "b1")
    assert s.prompt == ("main" if first == "yes" else "may")


@rule("hocg:12.2.4.3")
@played("hBP04-066", "art1")
@pytest.mark.parametrize("cheers", [0, 3])
def test_066_grows_with_cheers_in_their_archive(cheers: int) -> None:
    me = one("hBP04-066", "me", cheers=["purple", "purple"])
    s = Scene({"center": me, "archive": ["red"]}, {"center": FOE, "archive": [*["white"] * cheers, MIKO]})
    s.use("me", "foe")
    assert s.mem("foe").damage == 80 + 10 * cheers


# --- hBP04-074 Anya Melfissa


@rule("hocg:10.11.2", "hocg:13.4.1")
@played("hBP04-074", "gift1")
@pytest.mark.parametrize(
    ("place", "target", "taken"),
    [("center", "anya", 20), ("center", "side", 20), ("collab", "anya", 30), ("collab", "side", 30)],
)
def test_074_shields_itself_and_the_collab(place: str, target: str, taken: int) -> None:
    theirs = {place: one(ANYA, "anya"), "collab" if place == "center" else "center": one(MIKO, "side"), "back": [MIKO]}
    s = Scene({"center": STRIKER}, theirs)
    s.use("striker", target)
    assert s.mem(target).damage == taken


@rule("hocg:10.11.2")
@played("hBP04-074", "gift1")
def test_074_shields_nobody_else() -> None:
    back = [one(MIKO, "far")]
    s = Scene({"back": [one("hSD17-006", "me")], "hand": [one("hSD17-007", "card")]}, {"center": ANYA, "back": back})
    s.do("bloom", "card", "me")
    assert s.mem("far").damage == 10


# --- hBP04-099 Ancient Weapon


def weapon(holder: str, active: str = "A") -> Scene:
    victim = one(holder, "v", damage=190, attached=[one(WEAPON, "w")])
    s = Scene({"center": STRIKER}, {"center": victim, "back": [MIKO], "hand": [one(MIKO, "h")], "life": 3})
    s.use("striker", "v")
    return s


@rule("hocg:11.3.1.1", "hocg:4.1.4")
@played("hBP04-099", "text")
@pytest.mark.parametrize("take", [True, False])
@pytest.mark.parametrize("holder", [ANYA1, TALKER])
def test_099_may_return_to_hand_for_a_card_of_the_hand(take: bool, holder: str) -> None:
    s = weapon(holder)
    s.do("yes" if take else "no")
    assert (s.place("v"), s.lies("w"), s.lies("h")) == ("gone", *(("hand", "archive") if take else ("archive", "hand")))


@rule("hocg:11.3.1.1")
@played("hBP04-099", "text")
def test_099_does_not_return_in_ones_own_turn() -> None:
    me = one(HURT, "me", damage=150, cheers=["red"], attached=[one(WEAPON, "w")])
    s = Scene({"center": me, "back": [MIKO], "hand": [MIKO]}, {"center": FOE})
    s.use("me", "foe")
    assert (s.place("me"), s.lies("w"), s.count("hand")) == ("gone", "archive", 1)


@rule("hocg:12.2.4.4", "hocg:5.19.1")
@played("hBP04-099", "text")
@pytest.mark.parametrize(("holder", "others", "bonus"), [(ANYA1, 0, 10), (ANYA1, 2, 30), (ANYA, 2, 0), (TALKER, 1, 0)])
def test_099_strengthens_a_1st_anya_by_every_weapon_on_the_stage(holder: str, others: int, bonus: int) -> None:
    """Q407; those of the opponent do not count."""
    mine = {
        "center": one(holder, "me", cheers=["yellow"], attached=[WEAPON]),
        "back": [one(MIKO, f"b{i}", attached=[WEAPON]) for i in range(others)],
    }
    s = Scene(mine, {"center": one("Spare", "foe", attached=[WEAPON])})
    s.use("me", "foe")
    assert s.mem("foe").damage == (20 if holder == ANYA else 30) + bonus


@rule("hocg:12.2.4.4", "hocg:5.19.1")
@played("hBP04-099", "text")
def test_099_strengthens_nobody_but_its_holder() -> None:
    mine = {
        "center": one(ANYA1, "other", cheers=["yellow"]),
        "collab": one(ANYA1, "me", cheers=["yellow"], attached=[WEAPON]),
    }
    s = Scene(mine, {"center": FOE, "collab": one("Spare", "side")})
    s.use("other", "foe")
    s.use("me", "side")
    assert (s.mem("foe").damage, s.mem("side").damage) == (30, 40)


@rule("hocg:11.3.1.1")
@played("hBP04-099", "text")
@pytest.mark.parametrize(("target", "asked"), [("holder", True), ("other", False)])
def test_099_returns_when_its_own_holder_goes_down(target: str, asked: bool) -> None:
    theirs = {
        "center": one(TALKER, "other", damage=190),
        "collab": one(TALKER, "holder", damage=190, attached=[one(WEAPON, "w")]),
    }
    s = Scene({"center": STRIKER}, {**theirs, "back": [MIKO], "hand": [one(MIKO, "h")], "life": 3})
    s.use("striker", target)
    if asked:
        s.do("yes")
    else:
        assert s.options("pick")  # who gets the life card
    assert (s.place(target), s.lies("w")) == ("gone", "hand" if asked else "elsewhere")


# --- hBP04-104 Subaru Duck


@rule("hocg:12.2.4.4", "hocg:5.19.1", "hocg:10.10.1")
@played("hBP04-104", "text")
@pytest.mark.parametrize(
    ("who", "mine", "theirs", "bonus"),
    [("Oozora Subaru", 4, 6, 20), ("Oozora Subaru", 10, 0, 20), ("Oozora Subaru", 4, 5, 0), ("AZKi", 6, 6, 0)],
)
def test_104_strengthens_subaru_with_10_cheers_on_both_stages(who: str, mine: int, theirs: int, bonus: int) -> None:
    """Those in an archive do not count (Q411)."""
    me = one(SUBARU if who == "Oozora Subaru" else TALKER, "me", attached=[DUCK], cheers=["yellow"] * (mine - 2))
    other = {"back": [one(MIKO, "o", cheers=["red"] * 2)], "archive": ["white"] * 5}
    s = Scene({"center": me, **other}, {"center": one("Spare", "foe", cheers=["white"] * theirs)})
    s.use("me", "foe")
    assert s.mem("foe").damage == 30 + bonus


@rule("hocg:4.4.5")
@played("hBP04-104", "text")
def test_104_gives_hp_to_anybody() -> None:
    s = Scene({"center": STRIKER}, {"center": one(MIKO, "m", attached=[DUCK], damage=80), "back": [MIKO]})
    s.use("striker", "m")
    assert s.place("m") == "center"  # 110 of 120


@rule("hocg:4.4.5", "hocg:10.10.1")
@played("hBP04-104", "text")
def test_104_gives_twenty_hp_to_its_holder_alone() -> None:
    mine = {"center": one(MIKO, "front"), "back": [one(MIKO, "holder", attached=[DUCK])]}
    s = Scene(mine, {"center": FOE})
    assert [hp(s.t, s.mem(x)) for x in ("front", "holder")] == [100, 120]


@rule("hocg:12.2.4.4", "hocg:5.19.1")
@played("hBP04-104", "text")
def test_104_strengthens_nobody_but_its_holder() -> None:
    mine = {
        "center": one(SUBARU, "other", cheers=["yellow"] * 5),
        "collab": one(SUBARU, "me", cheers=["yellow"] * 5, attached=[DUCK]),
    }
    s = Scene(mine, {"center": FOE, "collab": one("Spare", "side")})
    s.use("other", "foe")
    s.use("me", "side")
    assert (s.mem("foe").damage, s.mem("side").damage) == (30, 50)


# --- hBP04-105 Koyori's Assistants


def assisted(**more: object) -> Scene:
    back = [one(KOYORI, "me"), one(MIKO, "m", cheers=[one("red", "r"), one("blue", "b")])]
    return Scene({"center": "Spare", "back": back, **more}, {"center": one("Spare", "foe", cheers=["white"])})


@rule("hocg:8.6.1", "hocg:5.17.4", "hocg:10.8.1")
@played("hBP04-105", "text")
@pytest.mark.parametrize("take", [True, False])
def test_105_may_bring_a_cheer_along_from_the_hand(take: bool) -> None:
    s = assisted(hand=[one(HELPER, "h")])
    s.do("play", "h", "me")
    s.do("yes" if take else "no")
    if take:
        assert s.choices() == {"r", "b"}
        s.pick("b")
    assert (s.cheers("me"), len(s.cheers("m")), s.prompt) == (["blue"] if take else [], 2 - take, "main")


@rule("hocg:5.17.2", "hocg:10.8.1")
@played("hBP04-105", "text")
@pytest.mark.parametrize(("how", "asked"), [(DIG, True), (SEEK, False)])
def test_105_brings_one_along_from_the_archive_but_not_from_the_deck(how: str, asked: bool) -> None:
    pile = {"archive" if how == DIG else "deck": [one(HELPER, "h")]}
    s = assisted(hand=[one(how, "event")], **pile)
    s.do("play", "event")
    if how == SEEK:
        s.pick("h")
    if asked:
        s.do("yes")
        s.pick("r")
    assert (s.has("me", "h"), s.cheers("me"), s.prompt) == (True, ["red"] if asked else [], "main")


# --- hBP04-042 Kaela Kovalskia


HAMMER, YAMENA, YUKIMIN, LAMY = "hBP04-098", "hBP04-102", "hBP04-106", "hBP04-043"
ID3, KIN, KIN1 = (
    mem("id3", "AZKi", "debut", "ID Gen 3"),
    mem("kin", "AZKi", "debut", "Gen 5"),
    mem("kin1", "AZKi", "first", "Gen 5"),
)


@rule("hocg:12.2.4.3", "hocg:5.7.2")
@played("hBP04-042", "art1")
@pytest.mark.parametrize(("other", "theirs", "drawn"), [(ID3, MIKO, 1), (MIKO, ID3, 0), (MIKO, MIKO, 0)])
def test_042_draws_beside_another_of_id_gen_3(other: str, theirs: str, drawn: int) -> None:
    s = Scene({"center": one("hBP04-042", "me", cheers=["red"]), "back": [other]}, {"center": FOE, "back": [theirs]})
    s.use("me", "foe")
    assert (s.count("hand"), s.mem("foe").damage) == (drawn, 30)


@rule("hocg:12.2.4.3", "hocg:5.22.1")
@played("hBP04-042", "art2")
@pytest.mark.parametrize(
    ("own", "other", "damage"), [([HAMMER], [], 30), ([], [HAMMER], 30), ([WEAPON], [DUCK], 0), ([], [], 0)]
)
def test_042_strikes_the_collab_with_a_tool_of_kaelas_arms(own: list[str], other: list[str], damage: int) -> None:
    me = one("hBP04-042", "me", cheers=["red"] * 3, attached=own)
    theirs = {"center": one("Spare", "foe", attached=[HAMMER]), "collab": one("Spare", "side")}
    s = Scene({"center": me, "back": [one(MIKO, "o", attached=other)]}, theirs)
    s.use("me", "foe", 2)
    assert s.mem("side").damage == damage


# --- hBP04-102 Yamena


@rule("hocg:5.19.1", "hocg:10.11.2")
@played("hBP04-102", "text")
@pytest.mark.parametrize(
    ("who", "place", "taken"), [(KIN1, "back", 0), (KIN1, "center", 10), (KIN, "back", 10), (ANYA1, "back", 10)]
)
def test_102_keeps_a_1st_of_gen_5_in_the_back_from_damage(who: str, place: str, taken: int) -> None:
    victim = one(who, "v", attached=[YAMENA])
    theirs = {"center": "Spare", "back": [victim]} if place == "back" else {"center": victim, "back": ["Spare"]}
    s = Scene({"center": one(LAMY, "me", cheers=["red"])}, theirs)
    s.use("me", int(s.t.spots[1][0]))
    s.pick("v")
    assert s.mem("v").damage == taken + (20 if place == "center" else 0)


@rule("hocg:12.2.4.4", "hocg:10.11.2")
@played("hBP04-102", "text")
def test_102_strengthens_anybody_and_bears_its_own_side() -> None:
    s = Scene({"center": one(TALKER, "me", attached=[YAMENA], cheers=["red"])}, {"center": FOE})
    s.use("me", "foe")
    assert s.mem("foe").damage == 40


# --- hBP04-106 Yukimin


@rule("hocg:10.11.2.4")
@played("hBP04-106", "text")
@pytest.mark.parametrize(
    ("fans", "target", "damage"), [(1, "foe", 20), (3, "foe", 40), (1, "side", 10), (1, "far", 10), (0, "foe", 10)]
)
def test_106_adds_to_special_damage_on_their_center(fans: int, target: str, damage: int) -> None:
    s = Scene(
        {
            "center": one(LAMY, "me", cheers=["red"], attached=[YUKIMIN] * fans),
            "back": [one(LAMY, "o", attached=[YUKIMIN])],
        },
        THREE,
    )
    s.use("me", "side")
    s.pick(target)
    assert s.mem(target).damage == damage + (20 if target == "side" else 0)
