"""hBP01, more cards for which the card language got a word of its own: every printed sentence, played."""

from __future__ import annotations

from functools import cache

import pytest

from kaimaku.games.hocg.defs import BY_ID, CardDef
from kaimaku.games.hocg.scenario.cards import declare
from kaimaku.games.hocg.table import CHEER_DECK
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, Scene, one
from tests.rule import rule

KIARA, SUISEI, SORA2, AZKI, POLKA1, SUISEI2 = (f"hBP01-{n}" for n in ("006", "007", "023", "045", "070", "081"))
AZKI1, AZKI2, SORA, FOE, PEOPLE = "hSD01-010", "hSD01-011", "hSD01-005", "hSD01-006", "hBP01-126"


@cache
def others() -> dict[str, CardDef]:
    """Cards of ours beside those that are tried."""
    arts = [{"cost": 0, "power": 30}]
    aimed = [{"cost": 0, "power": 20}]
    return declare(
        {
            "rouge": {"name": "Red One", "level": "Debut", "hp": 50, "color": "red", "arts": arts},
            "rouge 1st": {"name": "Red One", "level": "1st", "hp": 60, "color": "red", "arts": arts},
            "rouge buzz": {"name": "Red One", "level": "1st", "hp": 60, "color": "red", "buzz": True, "arts": arts},
            "verde": {"name": "Green One", "level": "Debut", "hp": 50, "color": "green", "arts": arts},
            "azure": {"level": "Debut", "color": "blue", "arts": aimed, "text": ["art(AlsoTarget(OPP_BACK))"]},
            "pale": {"level": "Debut", "color": "white", "arts": aimed, "text": ["art(AlsoTarget(OPP_BACK))"]},
            "bomb": {"kind": "support", "support": "item", "text": ["use(SpecialDamage(10, OPP_BACK))"]},
            "big": {"level": "Debut", "hp": 400, "color": "white", "arts": arts},
        }
    )


# --- hBP01-006 Takanashi Kiara, Oshi


@rule("hocg:8.5.1", "hocg:12.1.3", "hocg:10.7.2.3")
@played("hBP01-006", "skill")
def test_006_takes_back_a_holomem_even_one_just_paid() -> None:
    s = Scene(
        {
            "oshi": KIARA,
            "power": [one("hSD01-003", "paid"), "hSD01-016"],
            "archive": [one("hSD01-004", "holomem"), one("hSD01-016", "item"), one("white", "cheer")],
        }
    )
    s.do("skill", 0)
    assert s.choices() == {"paid", "holomem"}
    s.pick("paid")
    assert (s.lies("paid"), s.lies("holomem"), s.count("power")) == ("hand", "archive", 0)


@rule("hocg:8.5.1", "hocg:1.3.2")
@played("hBP01-006", "skill")
def test_006_may_be_used_for_nothing() -> None:
    s = Scene({"oshi": KIARA, "power": ["hSD01-016 x2"]})
    s.do("skill", 0)
    assert (s.count("hand"), s.count("archive"), s.prompt) == (0, 2, "main")


def downed(card: str, under: tuple[str, ...] = (), **more: object) -> Scene:
    """B's turn: A's holomem is going down with all it carries."""
    s = Scene(
        {
            "oshi": KIARA,
            "power": 2,
            "life": 4,
            "center": {
                "card": card,
                "as": "me",
                "under": [one(below, f"below {i}") for i, below in enumerate(under)],
                "damage": 40,
                "cheers": [one("red", "cheer")],
                "attached": [one("hBP01-114", "axe")],
            },
            "back": [one("hSD01-008", "next")],
            **more,
        },
        {"center": one("rouge", "foe")},
        cards=others(),
        active="B",
    )
    s.use("foe", "me")
    return s


@rule("hocg:12.1.5.2", "hocg:11.3.1.1", "hocg:4.4.7", "hocg:rb.term.life-reduction-minus")
@played("hBP01-006", "sp")
def test_006_sp_saves_the_life_and_takes_the_whole_stack_to_hand() -> None:
    s = downed("rouge 1st", ("rouge", "rouge 1st"))
    assert (s.prompt, s.t.asked, s.place("me")) == ("may", (A,), "center")
    top = s.mem("me").stack[-1]
    s.do("yes")
    assert (s.place("me"), s.count("life"), s.count("power")) == ("gone", 4, 0)
    assert {s.lies("below 0"), s.lies("below 1")} == {"hand"} and top in s.t.zones[2], "its own hand"
    assert (s.count("hand"), s.lies("cheer"), s.lies("axe")) == (3, "archive", "archive")


@rule("hocg:12.1.5.2")
@played("hBP01-006", "sp")
def test_006_sp_also_for_a_collab_holomem() -> None:
    mine = {"center": one("hSD01-008", "front"), "collab": one("rouge", "me", damage=40)}
    s = Scene(
        {"oshi": KIARA, "power": 2, "life": 4, **mine}, {"center": one("rouge", "foe")}, cards=others(), active="B"
    )
    s.use("foe", "me")
    s.do("yes")
    assert (s.place("me"), s.count("life"), s.count("hand")) == ("gone", 4, 1)


@rule("hocg:12.1.5.2")
@played("hBP01-006", "sp")
def test_006_sp_need_not_be_used() -> None:
    s = downed("rouge 1st", ("rouge",))
    s.do("no")
    assert (s.place("me"), s.count("life"), s.lies("below 0"), s.count("hand")) == ("gone", 3, "archive", 0)


@rule("hocg:2.11.2.2", "hocg:rb.term.life-reduction-minus")
@played("hBP01-006", "sp")
def test_006_sp_a_buzz_still_costs_one_life() -> None:
    s = downed("rouge buzz")
    s.do("yes")
    assert s.count("life") == 3


@rule("hocg:12.1.5.2", "hocg:12.1.3")
@played("hBP01-006", "sp")
@pytest.mark.parametrize("why", ["not red", "no power"])
def test_006_sp_is_not_offered_for_others_or_unpaid(why: str) -> None:
    s = downed("verde" if why == "not red" else "rouge", power=1 if why == "no power" else 2)
    assert s.prompt != "may" and s.place("me") == "gone"


@rule("hocg:12.1.5.2")
@played("hBP01-006", "sp")
def test_006_sp_is_not_offered_in_ones_own_turn() -> None:
    s = Scene(
        {
            "oshi": KIARA,
            "power": 2,
            "center": one("rouge", "me", damage=40, attached=["hBP01-114"]),
            "back": [one("hSD01-008", "next")],
        },
        {"center": one(FOE, "foe")},
        cards=others(),
    )
    s.use("me", "foe")  # the axe hurts its holder
    assert (s.place("me"), s.count("life"), s.count("power")) == ("gone", 2, 2)


# --- hBP01-007 Hoshimachi Suisei, Oshi


def comet(user: str, **mine: object) -> Scene:
    return Scene(
        {"oshi": SUISEI, "power": 4, "center": one(user, "me"), **mine},
        {"center": one(FOE, "foe"), "back": [one(FOE, "one"), one(FOE, "two")]},
        cards=others(),
    )


@rule("hocg:12.1.5.2", "hocg:12.1.5.3", "hocg:10.13.3")
@played("hBP01-007", "skill")
def test_007_hurts_the_back_holomem_a_blue_one_has_hurt() -> None:
    s = comet("azure")
    s.use("me", "one")
    assert (s.prompt, s.mem("one").damage) == ("may", 20)
    s.do("yes")
    assert ([s.mem(x).damage for x in ("foe", "one", "two")], s.count("power")) == ([0, 70, 0], 2)


@rule("hocg:12.1.5.2", "hocg:10.13.3")
@played("hBP01-007", "skill")
def test_007_answers_a_blue_collab_holomem() -> None:
    s = comet("pale", collab=one("azure", "friend"))
    s.use("friend", "one")
    s.do("yes")
    assert s.mem("one").damage == 70


@rule("hocg:12.1.5.3")
@played("hBP01-007", "skill")
def test_007_may_be_declined() -> None:
    s = comet("azure")
    s.use("me", "two")
    s.do("no")
    assert (s.mem("two").damage, s.count("power"), s.prompt) == (20, 4, "perform")


@rule("hocg:10.13.3", "hocg:12.1.5.3")
@played("hBP01-007", "skill")
@pytest.mark.parametrize(("user", "target"), [("pale", "one"), ("azure", "foe")])
def test_007_is_about_blue_holomem_and_their_back(user: str, target: str) -> None:
    s = comet(user)
    s.t.used[(1, -5, 0, 1)] = 1  # the SP skill is used up
    s.use("me", target)
    assert (s.prompt, s.mem(target).damage) == ("perform", 20)


@rule("hocg:10.13.3", "hocg:8.5.1.1")
@played("hBP01-007", "skill", "sp")
def test_007_answers_its_own_sp_skill() -> None:
    """This Oshi deals damage as well, by a skill of its own."""
    s = comet("azure")
    s.use("me", "foe")
    s.do("yes")  # the SP skill
    assert s.choices() == {"one", "two"}
    s.pick("two")
    assert (s.prompt, s.mem("two").damage) == ("may", 20)
    s.do("yes")
    assert ([s.mem(x).damage for x in ("foe", "one", "two")], s.count("power")) == ([20, 0, 70], 0)


@rule("hocg:10.13.2", "hocg:10.13.3")
@played("hBP01-007", "skill")
def test_007_a_support_cards_damage_is_nobodys_of_these() -> None:
    s = comet("azure", hand=[one("bomb", "bomb")])
    s.do("play", "bomb")
    s.pick("one")
    assert (s.prompt, s.mem("one").damage) == ("main", 10)


@rule("hocg:12.1.5.3", "hocg:8.5.1.2")
@played("hBP01-007", "sp")
@pytest.mark.parametrize("place", ["center", "collab"])
def test_007_sp_hurts_one_behind_as_much_as_a_blue_one_dealt_in_front(place: str) -> None:
    s = Scene(
        {"oshi": SUISEI, "power": 2, place: one("azure", "me")},
        {"center": one(FOE, "foe"), "collab": one(FOE, "front"), "back": [one(FOE, "one"), one(FOE, "two")]},
        cards=others(),
    )
    s.use("me", "front")
    s.do("yes")
    s.pick("one")
    assert ([s.mem(x).damage for x in ("foe", "front", "one", "two")], s.prompt) == ([0, 20, 20, 0], "perform")


@rule("hocg:12.1.5.3")
@played("hBP01-007", "sp")
@pytest.mark.parametrize(("user", "target"), [("pale", "foe"), ("azure", "one")])
def test_007_sp_is_about_blue_holomem_and_their_front(user: str, target: str) -> None:
    s = comet(user, power=2)
    s.t.used[(0, -5, 0, 0)] = 1  # the other skill is used up
    s.use("me", target)
    assert (s.prompt, s.mem(target).damage) == ("perform", 20)


# --- hBP01-023 Tokino Sora


@rule("hocg:13.2.2", "hocg:5.7.1")
@played("hBP01-023", "collab_effect1")
def test_023_draws_two() -> None:
    s = Scene({"back": [one(SORA2, "sora")], "deck": 5})
    s.do("collab", "sora")
    assert s.count("hand") == 2


@rule("hocg:5.25.1", "hocg:12.2.4.3", "hocg:5.24.2")
@played("hBP01-023", "art1")
def test_023_goes_on_against_the_same_one_while_it_rolls_odd() -> None:
    s = Scene(
        {"center": one(SORA2, "sora", cheers=["white x3"]), "collab": one("pale", "other")},
        {"center": one("big", "foe"), "collab": one(FOE, "front")},
        cards=others(),
        dice=[1, 3, 4],
    )
    s.use("sora", "foe")
    for hits in (1, 2, 3):
        s.do("yes")
        assert s.mem("foe").damage == 80 * hits, "each is a use of its own"
    assert (s.prompt, s.mem("front").damage) == ("perform", 0)
    s.done()


@rule("hocg:5.25.1")
@played("hBP01-023", "art1")
def test_023_ends_when_its_target_is_down() -> None:
    s = Scene(
        {"center": one(SORA2, "sora", cheers=["white x3"])},
        {"center": one("hSD01-003", "foe"), "collab": one("big", "front"), "back": [one(FOE, "back")], "life": 3},
        cards=others(),
        dice=[5],
    )
    s.use("sora", "foe")
    s.do("yes")
    s.pick("back")  # where the life card goes
    assert (s.place("foe"), s.mem("front").damage, s.prompt) == ("gone", 0, "perform")


@rule("hocg:5.24.2")
@played("hBP01-023", "art1")
def test_023_need_not_roll() -> None:
    s = Scene({"center": one(SORA2, "sora", cheers=["white x3"])}, {"center": one("big", "foe")}, cards=others())
    s.use("sora", "foe")
    s.do("no")
    assert (s.mem("foe").damage, s.prompt) == (80, "perform")


# --- hBP01-045 AZKi


def azki(life: int, *hand: object, **me: object) -> Scene:
    return Scene({"life": life, "center": one(AZKI, "azki", **me), "hand": list(hand)})


@rule("hocg:8.3.3.b")
@played("hBP01-045", "gift1")
@pytest.mark.parametrize(("life", "why"), [(3, ""), (2, ""), (4, "hocg:8.3.3.b")])
def test_045_blooms_into_a_2nd_with_three_life_or_less(life: int, why: str) -> None:
    s = azki(life, one(AZKI2, "second"), one(AZKI1, "first"))
    assert (s.why_not("bloom", "second", "azki"), s.why_not("bloom", "first", "azki")) == (why, "")
    if not why:
        s.do("bloom", "second", "azki")
        assert s.mem("azki").stack[-1] == s.number("second")


@rule("hocg:8.3.2.b", "hocg:8.3.3.a", "hocg:8.3.3.b")
@played("hBP01-045", "gift1")
def test_045_only_azki_herself_and_under_the_usual_bars() -> None:
    s = Scene(
        {
            "life": 2,
            "center": one(AZKI, "azki", placed=5),
            "back": [one("hSD01-008", "plain"), one(AZKI, "ready")],
            "hand": [one(AZKI2, "second"), one("hBP01-023", "sora")],
        },
        turn=5,
    )
    assert s.why_not("bloom", "second", "azki") == "hocg:8.3.2.b", "placed this turn"
    assert s.why_not("bloom", "second", "plain") == "hocg:8.3.3.b", "another AZKi has no such gift"
    assert s.why_not("bloom", "sora", "ready") == "hocg:8.3.3.a"
    assert s.why_not("bloom", "second", "ready") == ""


# --- hBP01-070 Omaru Polka


@rule("hocg:13.3.2", "hocg:5.11.1")
@played("hBP01-070", "bloom_effect1")
def test_070_finds_a_fan() -> None:
    s = Scene(
        {
            "hand": [one(POLKA1, "first")],
            "center": one("polka", "me"),
            "deck": [one(PEOPLE, "fan"), one("hBP01-121", "mascot"), "hSD01-003"],
        },
        cards=declare({"polka": {"name": "Omaru Polka", "level": "Debut"}}),
    )
    s.do("bloom", "first", "me")
    assert s.choices() == {"fan"}
    s.pick("fan")
    assert s.lies("fan") == "hand"


@rule("hocg:12.2.3", "hocg:9.2.2")
@played("hBP01-070", "art1")
def test_070_only_fights_with_its_troupe() -> None:
    def polka(*attached: str, beside: tuple[str, ...] = ()) -> Scene:
        return Scene(
            {
                "center": one(POLKA1, "me", cheers=["red x2"], attached=list(attached)),
                "back": [one(POLKA1, "other", attached=list(beside))],
            },
            {"center": one(FOE, "foe")},
            phase="performance",
        )

    s = polka(PEOPLE)
    s.use("me", "foe")
    assert s.mem("foe").damage == 70
    for bare in (polka(), polka("hBP01-121"), polka(beside=(PEOPLE,))):
        assert not bare.options("art")
        assert bare.why_not("art", "me", BY_ID[POLKA1].arts[0].number, "foe") == "hocg:12.2.3"


# --- hBP01-081 Hoshimachi Suisei


@rule("hocg:13.2.2", "hocg:5.21.1")
@played("hBP01-081", "collab_effect1")
def test_081_sends_a_cheer_to_a_blue_one() -> None:
    s = Scene(
        {
            "back": [one(SUISEI2, "suisei"), one("azure", "blue"), one("pale", "white")],
            "cheer_deck": [one("red", "top")],
        },
        cards=others(),
    )
    s.do("collab", "suisei")
    assert s.choices() == {"suisei", "blue"}
    s.pick("blue")
    assert s.has("blue", "top") and not s.t.zones[CHEER_DECK]


def shining(blue: int = 4, **more: object) -> Scene:
    cheers = [one("blue", f"b{i}") for i in range(blue)] + [one("red", f"r{i}") for i in range(4 - blue)]
    me = {"card": SUISEI2, "as": "suisei", "under": ["hBP01-076", "hBP01-077"], "cheers": cheers}
    return Scene(
        {"center": me},
        {"center": one("big", "foe"), "collab": one("big", "front"), "back": [one("big", "back")], **more},
        cards=others(),
        phase="performance",
    )


@rule("hocg:12.2.3.2", "hocg:12.2.4.3", "hocg:10.4.2.2")
@played("hBP01-081", "art1")
def test_081_whoever_aims_at_the_back_pays_and_hits_harder() -> None:
    s = shining()
    s.use("suisei", "back")
    assert s.prompt == "pick", "there is no question whether"
    s.pick("b0", "b2")
    assert ([s.mem(x).damage for x in ("foe", "back")], len(s.mem("suisei").cheers)) == ([0, 180], 2)


@rule("hocg:12.2.4.3", "hocg:10.4.2.2")
@played("hBP01-081", "art1")
@pytest.mark.parametrize("paid", [True, False])
def test_081_in_front_it_is_a_choice(paid: bool) -> None:
    s = shining()
    s.use("suisei", "front")
    s.do("yes" if paid else "no")
    if paid:
        s.pick("b0", "b1")
    assert (s.mem("front").damage, len(s.mem("suisei").cheers)) == ((180, 2) if paid else (60, 4))


@rule("hocg:12.2.3.2", "hocg:10.4.2.2")
@played("hBP01-081", "art1")
def test_081_without_two_blue_cheers_the_back_is_out_of_reach() -> None:
    def aims(s: Scene) -> set[int]:
        return {int(o[3]) for o in s.options("art")}

    s = shining()
    assert aims(s) == {s.mem(x).id for x in ("foe", "front", "back")}
    white = declare({"free": {"like": SUISEI2, "arts": [{"cost": 0, "power": 60}]}})
    few = Scene(
        {"center": one("free", "suisei", cheers=["blue", "red"])},
        {"center": one(FOE, "foe"), "back": [one(FOE, "back")]},
        cards=white,
        phase="performance",
    )
    assert aims(few) == {few.mem("foe").id}


@rule("hocg:12.2.3.2")
@played("hBP01-081", "art1")
def test_081_another_effect_that_reaches_the_back_leaves_the_choice() -> None:
    s = Scene(
        {"center": one(SUISEI2, "suisei", cheers=["blue x4"]), "hand": [one("map", "map")]},
        {"center": one("big", "foe"), "back": [one("big", "back")]},
        cards={
            **others(),
            **declare({"map": {"kind": "support", "support": "item", "text": ["use(AlsoTarget(CENTER))"]}}),
        },
    )
    s.do("play", "map")
    s.use("suisei", "back")
    s.do("no")
    assert (s.mem("back").damage, len(s.mem("suisei").cheers)) == (60, 4)
