"""hBP02, cards for which the card language got a word of its own: every printed sentence, played."""

from __future__ import annotations

from functools import cache

import pytest

from kaimaku.games.hocg.defs import CardDef
from kaimaku.games.hocg.rules.stats import ARTS, hp
from kaimaku.games.hocg.scenario.cards import declare
from kaimaku.games.hocg.table import CHEER_DECK
from kaimaku.kernel.values import value
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

CHLOE1, OKAYU, EXPLOSION, DRESSER, SPARKLING, MITEIRU = (
    f"hBP02-{n}" for n in ("038", "041", "079", "083", "086", "093")
)
FOE = "hSD01-006"


@cache
def others() -> dict[str, CardDef]:
    """Cards of ours under and beside those that are tried."""
    arts = [{"cost": 0, "power": 30}]
    return declare(
        {
            "chloe": {"name": "Sakamata Chloe", "level": "Debut", "hp": 90, "color": "blue", "arts": arts},
            "okayu": {
                "name": "Nekomata Okayu",
                "level": "Debut",
                "arts": [{"cost": 0, "power": 10}],
                "text": ["art(SpecialDamage(10, OPP_HOLOMEM))"],
            },
            "stranger": {
                "level": "Debut",
                "arts": [{"cost": 0, "power": 10}],
                "text": ["art(SpecialDamage(10, OPP_HOLOMEM))"],
            },
            "shion": {"name": "Murasaki Shion", "level": "Debut", "color": "purple", "arts": arts},
            "spell": {"kind": "support", "support": "event", "tags": ["Magic"], "text": ["use(Draw(1))"]},
            "trick": {"kind": "support", "support": "item", "tags": ["Magic"], "text": ["use(Draw(1))"]},
            "sober": {"level": "Debut", "tags": ["JP"], "arts": arts},
            "drinker": {"level": "Debut", "tags": ["Alcohol"], "arts": arts},
            "fubuki": {"name": "Shirakami Fubuki", "level": "Debut", "hp": 100, "arts": arts},
            "reine": {"name": "Pavolia Reine", "level": "Debut", "tags": ["ID Gen 2"], "arts": arts},
            "reach": {"level": "Debut", "arts": arts, "text": ["art(AlsoTarget(OPP_BACK))"]},
        }
    )


def cheer_deck(s: Scene, seat: int = A) -> list[str]:
    """The labels of the cheer deck, top first."""
    labels = {c: label for label, c in s.at.labels.items()}
    return [labels.get(c, "-") for c in reversed(s.t.zones[CHEER_DECK + seat])]


# --- hBP02-038 Sakamata Chloe


def chloe(**more: object) -> Scene:
    side = {
        "hand": [one(CHLOE1, "first")],
        "center": one("chloe", "me"),
        "back": [one("hSD01-008", "other")],
        "cheer_deck": [one(c, c) for c in ("red", "blue", "white", "green", "purple")],
    }
    s = Scene({**side, **more}, cards=others())
    s.do("bloom", "first", "me")
    return s


@rule("hocg:13.3.2", "hocg:5.9.1", "hocg:5.21.1", "hocg:4.1.5.1")
@played("hBP02-038", "bloom_effect1")
def test_038_sends_one_of_the_top_three_cheers_and_puts_the_rest_under() -> None:
    s = chloe()
    top = cheer_deck(s)[:3]
    assert s.choices() == set(top) and not s.options("done")
    assert [s.known(c) for c in top] == [1, 1, 1], "only who looks has seen them"
    s.pick(top[1])
    assert s.choices() == {"me", "other"}
    s.pick("other")
    assert s.has("other", top[1])
    assert s.choices() == {top[0], top[2]}
    s.pick(top[2])
    rest = cheer_deck(s)
    assert rest[-2:] == [top[2], top[0]]
    assert (len(rest), s.prompt, s.known(top[0]) & 2) == (4, "main", 0)


@rule("hocg:5.9.1")
@played("hBP02-038", "bloom_effect1")
def test_038_looks_at_what_there_is() -> None:
    s = chloe(cheer_deck=[one("red", "red")])
    s.pick("me")
    assert (s.has("me", "red"), cheer_deck(s), s.prompt) == (True, [], "main")


# --- hBP02-041 Nekomata Okayu


@rule("hocg:10.11.2.4", "hocg:10.10.1")
@played("hBP02-041", "gift1")
@pytest.mark.parametrize(
    ("user", "target", "harm"),
    [("okayu", "foe", 30), ("okayu", "back", 10), ("stranger", "foe", 10)],
)
def test_041_every_okayu_hurts_their_center_more(user: str, target: str, harm: int) -> None:
    s = Scene(
        {"center": one(OKAYU, "buzz"), "collab": one(user, "user")},
        {"center": one(FOE, "foe"), "collab": one("hSD01-003", "front"), "back": [one("hSD01-008", "back")]},
        cards=others(),
    )
    s.use("user", "front")
    s.pick(target)
    assert (s.mem(target).damage, s.mem("front").damage) == (harm, 10), "Arts damage is no special damage"


@rule("hocg:10.3.1")
@played("hBP02-041", "gift1")
def test_041_only_from_the_center() -> None:
    s = Scene(
        {"center": one("okayu", "user"), "back": [one(OKAYU, "buzz")]},
        {"center": one(FOE, "foe"), "back": [one("hSD01-008", "back")]},
        cards=others(),
    )
    s.use("user", "foe")
    s.pick("foe")
    assert s.mem("foe").damage == 20


@rule("hocg:12.2.4.3", "hocg:10.4.2.2", "hocg:10.11.2.4")
@played("hBP02-041", "art1", "gift1")
@pytest.mark.parametrize("paid", [True, False])
def test_041_a_blue_cheer_poisons_the_center_and_one_behind_it(paid: bool) -> None:
    s = Scene(
        {"center": one(OKAYU, "buzz", cheers=[one("blue", "b"), one("red", "r"), "red"])},
        {"center": one(FOE, "foe"), "back": [one("hSD01-008", "one"), one("hSD01-004", "two")]},
    )
    s.use("buzz", "foe")
    s.do("yes" if paid else "no")
    if paid:
        assert (s.lies("b"), s.choices()) == ("archive", {"one", "two"})
        s.pick("two")
    damage = [s.mem(name).damage for name in ("foe", "one", "two")]
    assert damage == ([90, 0, 20] if paid else [50, 0, 0])


# --- hBP02-079 Explosion Magic, hBP02-083 Magic Dresser


def magic(**more: object) -> Scene:
    hand = [
        one(EXPLOSION, "boom"),
        one(EXPLOSION, "again"),
        one(DRESSER, "dresser"),
        one("spell", "spell"),
        one("trick", "trick"),
    ]
    return Scene(
        {
            "hand": hand,
            "power": [one("hSD01-016", "p1"), one("hSD01-004", "p2")],
            "center": one("shion", "shion"),
            "back": [one("shion", "young"), one("hSD01-008", "other")],
            "archive": [one("purple", "cheer"), one("purple", "more"), one("red", "red")],
            "deck": 5,
            **more,
        },
        {"center": one(FOE, "foe", damage=30), "collab": one("hSD01-003", "front"), "back": [one("hSD01-008", "back")]},
        cards=others(),
    )


@rule("hocg:10.7.2.5.1.1", "hocg:rb.term.special-damage")
@played("hBP02-079", "text")
def test_079_hurts_one_in_front() -> None:
    s = magic()
    s.do("play", "boom")
    assert s.choices() == {"foe", "front"}
    s.pick("front")
    assert (s.mem("foe").damage, s.mem("front").damage) == (30, 20)


@rule("hocg:11.3.1.2")
@played("hBP02-079", "text")
def test_079_whoever_goes_down_by_it_costs_no_life() -> None:
    s = Scene(
        {"hand": [one(EXPLOSION, "boom")]},
        {"center": one("hSD01-003", "foe", damage=40), "back": ["hSD01-008"], "life": 4},
    )
    s.do("play", "boom")
    assert (s.place("foe"), s.count("life", B)) == ("gone", 4)


@rule("hocg:10.7.2.4.1", "hocg:10.4.2.2", "hocg:5.21.1")
@played("hBP02-083", "text")
def test_083_a_holo_power_brings_shion_a_purple_cheer() -> None:
    s = magic()
    s.do("play", "dresser")
    assert (s.lies("p1"), s.lies("p2")) == ("archive", "power")
    assert s.choices() == {"cheer", "more"}
    s.pick("more")
    assert s.choices() == {"shion", "young"}
    s.pick("young")
    assert s.has("young", "more")
    assert magic(power=0).why_not("play", "dresser") == "hocg:10.4.2.2"


@rule("hocg:10.7.2.1.1")
@played("hBP02-079", "text")
@played("hBP02-083", "text")
@pytest.mark.parametrize("first", ["boom", "dresser", "spell"])
def test_one_magic_event_a_turn(first: str) -> None:
    """Whichever of them it is: one that says nothing about it counts as well (Q251, Q252)."""
    s = magic()
    s.do("play", first)
    while s.prompt != "main":
        s.pick(sorted(s.choices())[0])
    left = {"boom", "again", "dresser"} - {first}
    assert {name: s.why_not("play", name) for name in left} == dict.fromkeys(left, "hocg:10.7.2.1.1")
    if first != "spell":
        assert s.why_not("play", "spell") == "hocg:10.7.2.1.1"
    assert s.why_not("play", "trick") == "", "an item is no event"


@rule("hocg:10.7.2.1.1", "hocg:7.7.2")
@played("hBP02-079", "text")
def test_079_the_next_turn_is_another_one_and_the_other_player_is_not_bound() -> None:
    s = Scene(
        {"hand": [one(EXPLOSION, "boom")]},
        {"hand": [one(EXPLOSION, "theirs")], "center": one(FOE, "foe")},
        history=[{"play": EXPLOSION, "by": "B"}],
        past=[{"play": EXPLOSION, "by": "A"}],
    )
    assert s.why_not("play", "boom") == ""


# --- hBP02-086 holoSparkling


@rule("hocg:10.10.1", "hocg:10.11.2.3")
@played("hBP02-086", "text")
@pytest.mark.parametrize(("who", "taken"), [("sober", 40), ("drinker", 30)])
def test_086_hits_harder_and_hurts_whoever_does_not_drink(who: str, taken: int) -> None:
    holder = one(who, "holder", attached=[SPARKLING])
    s = Scene({"center": holder}, {"center": one(FOE, "foe")}, cards=others())
    s.use("holder", "foe")
    assert s.mem("foe").damage == 50
    s = Scene({"center": one("sober", "me")}, {"center": holder, "back": [one("sober", "next")]}, cards=others())
    s.use("me", "holder")
    assert (s.mem("holder").damage, s.mem("me").damage) == (taken, 0)


# --- hBP02-093 Miteiru


@rule("hocg:10.10.1")
@played("hBP02-093", "text")
def test_093_gives_twenty_hp() -> None:
    mine = {"center": one("sober", "other"), "back": [one("sober", "me", attached=[MITEIRU])]}
    s = Scene(mine, cards=others())
    assert [hp(s.t, s.mem(x)) for x in ("me", "other")] == [120, 100]


@rule("hocg:5.19.1", "hocg:rb.term.damage-not-taken")
@played("hBP02-093", "text")
@pytest.mark.parametrize(
    ("who", "place", "taken"), [("fubuki", "back", 0), ("fubuki", "center", 30), ("sober", "back", 30)]
)
def test_093_fubuki_takes_no_damage_from_the_opponent_behind(who: str, place: str, taken: int) -> None:
    holder = one(who, "holder", attached=[MITEIRU])
    theirs = {"center": holder} if place == "center" else {"center": "hSD01-003", "back": [holder]}
    s = Scene({"center": one("reach", "me")}, theirs, cards=others())
    s.use("me", "holder")
    assert s.mem("holder").damage == taken


@rule("hocg:5.19.1")
@played("hBP02-093", "text")
def test_093_nobody_else_behind_is_spared() -> None:
    behind = [one("fubuki", "holder", attached=[MITEIRU]), one("fubuki", "other")]
    s = Scene({"center": one("reach", "me")}, {"center": "hSD01-003", "back": behind}, cards=others())
    s.use("me", "other")
    assert s.mem("other").damage == 30


@rule("hocg:5.19.1")
@played("hBP02-093", "text")
def test_093_damage_from_ones_own_card_is_taken() -> None:
    s = Scene(
        {
            "center": one("hSD01-003", "front"),
            "back": [one("fubuki", "me", attached=[MITEIRU])],
            "hand": [one("own", "own")],
        },
        cards={
            **others(),
            **declare({"own": {"kind": "support", "support": "item", "text": ["use(SpecialDamage(20, BACK))"]}}),
        },
    )
    s.do("play", "own")
    assert s.mem("me").damage == 20


# --- hBP02-002 Pavolia Reine, Oshi


def reine(**more: object) -> Scene:
    return Scene(
        {
            "oshi": "hBP02-002",
            "power": 2,
            "center": one("reine", "me", cheers=[one("green", "g"), one("red", "r")]),
            "back": [
                one("reine", "bare"),
                one("reine", "two", cheers=["red x2"]),
                one("sober", "other", cheers=["red"]),
            ],
            "cheer_deck": [one("blue", "blue"), one("white", "white")],
            **more,
        },
        {"center": one(FOE, "foe", cheers=["green"])},
        cards=others(),
    )


@rule("hocg:10.4.2.2", "hocg:5.21.1", "hocg:5.6.1")
@played("hBP02-002", "skill")
def test_002_a_green_cheer_becomes_any_other() -> None:
    s = reine()
    s.do("skill", 0)
    assert s.lies("g") == "archive", "the only green one of yours"
    assert s.choices() == {"blue", "white"}
    s.pick("white")
    assert s.choices() == {"me", "bare", "two", "other"}
    s.pick("bare")
    assert s.has("bare", "white") and cheer_deck(s) == ["blue"]


@rule("hocg:10.4.2.2")
@played("hBP02-002", "skill")
def test_002_without_a_green_cheer_nothing_follows() -> None:
    s = reine(center=one("reine", "me", cheers=["red"]))
    s.do("skill", 0)
    assert (s.prompt, s.count("power"), len(cheer_deck(s))) == ("main", 0, 2)


@rule("hocg:10.10.2", "hocg:10.9.1", "hocg:7.7.2")
@played("hBP02-002", "sp")
def test_002_sp_each_of_them_gets_twenty_for_each_color_it_has_now() -> None:
    s = reine()
    s.do("skill", 1)
    gets = {name: value(s.t, ARTS, s.mem(name).id, 0) for name in ("me", "bare", "two", "other", "foe")}
    assert gets == {"me": 40, "bare": 0, "two": 20, "other": 0, "foe": 0}
    s.mem("me").cheers.pop()
    assert value(s.t, ARTS, s.mem("me").id, 0) == 40, "what it came to stays for the turn"
    s.use("me", "foe")
    assert s.mem("foe").damage == 70


# --- hBP02-022 Pavolia Reine


@rule("hocg:13.3.2", "hocg:5.11.1")
@played("hBP02-022", "bloom_effect1")
def test_022_finds_tatang() -> None:
    s = Scene(
        {
            "hand": [one("hBP02-022", "first")],
            "center": one("reine", "me"),
            "deck": [one("hBP02-094", "tatang"), one("hBP02-095", "other"), "hSD01-003"],
        },
        cards=others(),
    )
    s.do("bloom", "first", "me")
    assert s.choices() == {"tatang"}
    s.pick("tatang")
    assert s.lies("tatang") == "hand"


@rule("hocg:12.2.4.3", "hocg:2.4.2.2")
@played("hBP02-022", "art1")
@pytest.mark.parametrize(("own", "beside", "power"), [("green x2", "red", 60), ("green x2", "green", 40)])
def test_022_hits_harder_with_two_colors_on_the_stage(own: str, beside: str, power: int) -> None:
    s = Scene(
        {"center": one("hBP02-022", "me", cheers=[own]), "back": [one("sober", "other", cheers=[beside])]},
        {"center": one(FOE, "foe", cheers=["blue", "white"])},
        cards=others(),
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == power
