"""hSD09: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Names, Printed, PrintedArt
from kaimaku.games.hocg.lang import DOWNED, HOLDER, OPP_COLLAB, Life, SpecialDamage, art, attached, card
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

card(  # a down with it costs one life more (R-17 b)
    "tSD09-001",
    attached(Life(-1, opponent=False), on=DOWNED(HOLDER)),
    printed=Printed(number="tSD09-001", kind="support", name=Names("Burden", "重荷"), support="tool", attach_limit=1),
)
card(  # its down costs no life
    "tSD09-002",
    art(SpecialDamage(100, OPP_COLLAB, no_life=True)),
    printed=Printed(
        number="tSD09-002",
        kind="holomem",
        name=Names("Mercy", "慈悲"),
        bloom="debut",
        hp=100,
        arts=(PrintedArt(Names("Gently", "そっと"), ("neutral",), 10),),
    ),
)

card(  # a Summer holomem that is no Debut
    "tSD09-003",
    printed=Printed(
        number="tSD09-003",
        kind="holomem",
        name=Names("Diver", "潜る人"),
        bloom="first",
        hp=90,
        tags=(Names("Summer", "サマー"),),
    ),
)

# --- hSD09-001 Houshou Marine, Oshi


@played("hSD09-001", "skill")
@rule("hocg:12.1.3", "hocg:12.2.4.4")
@pytest.mark.parametrize(("center", "dealt"), [("hSD09-002", 40), ("hSD09-005", 20)])
def test_001_strengthens_a_red_center_only(center: str, dealt: int) -> None:
    s = Scene(
        {"oshi": "hSD09-001", "power": 2, "center": one(center, "me", cheers=["red"])}, {"center": one("Spare", "foe")}
    )
    s.do("skill", 0)
    s.use("me", "foe")
    assert (s.mem("foe").damage, s.count("power")) == (dealt, 0)


@played("hSD09-001", "sp")
@rule("hocg:rb.term.return-hand", "hocg:10.7.2.3.1", "hocg:12.1.3")
def test_001_sp_returns_a_red_holomem() -> None:
    s = Scene(
        {
            "oshi": "hSD09-001",
            "power": [one("hSD09-003", "paid")],
            "archive": [one("hSD09-002", "debut"), one("hSD09-004", "second"), one("hSD09-005", "white"), "red"],
        }
    )
    s.do("skill", 1)
    assert s.choices() == {"paid", "debut", "second"}  # what was paid lies there too (G-11)
    assert s.options("done") == []
    s.pick("second")
    assert (s.lies("second"), s.lies("debut"), s.prompt) == ("hand", "archive", "main")


@played("hSD09-001", "sp")
@rule("hocg:10.7.2.3.4", "hocg:8.5.1.2")
def test_001_sp_may_be_used_for_nothing() -> None:
    s = Scene({"oshi": "hSD09-001", "power": 2, "archive": ["hSD09-005"]})
    s.do("skill", 1)
    assert (s.count("hand"), s.why_not("skill", 1)) == (0, "hocg:8.5.1.2")


# --- hSD09-002 Houshou Marine


@played("hSD09-002", "collab_effect1")
@rule("hocg:13.2.1", "hocg:5.9.1", "hocg:5.11.2")
def test_002_takes_a_summer_debut_of_the_top_five() -> None:
    s = Scene(
        {
            "back": one("hSD09-002", "marine"),
            "deck": [
                "hSD09-003",  # to the holo Power
                one("hSD09-006", "pekora"),
                one("tSD09-003", "first"),
                one("hSD07-010", "noel"),
                one("hSD09-005", "summer noel"),
                one("hSD01-016", "staff"),
                one("hSD09-007", "sixth"),
            ],
        }
    )
    s.do("collab", "marine")
    assert s.choices() == {"pekora", "summer noel"}
    s.pick("pekora")
    s.pick("staff", "first", "noel")
    assert (s.lies("pekora"), s.known("pekora"), s.known("summer noel")) == ("hand", 3, 1)
    assert s.pile("deck") == ["sixth", "staff", "first", "noel", "summer noel"]


@played("hSD09-002", "collab_effect1")
@rule("hocg:10.7.2.3.5")
def test_002_may_take_nothing() -> None:
    s = Scene({"back": one("hSD09-002", "marine"), "deck": ["hSD09-003", one("hSD09-006", "p"), one("hSD09-005", "n")]})
    s.do("collab", "marine")
    s.do("done")
    s.pick("n")
    assert (s.count("hand"), s.pile("deck")) == (0, ["n", "p"])


# --- hSD09-003 Houshou Marine, Buzz

GEN_3 = [
    (["hSD09-005", "hSD09-006", "hSD09-007"], 4),
    (["hSD09-005", "hSD07-010"], 2),  # two Noels are one name
    (["hSD09-002"], 1),  # another Marine as well
    (["hSD08-005", "hSD09-006"], 2),  # Luna is Gen 4
]


@played("hSD09-003", "collab_effect1")
@rule("hocg:13.2.1", "hocg:rb.term.special-damage", "hocg:2.1.2")
@pytest.mark.parametrize(("friends", "names"), GEN_3)
def test_003_hits_the_center_for_each_gen_3_name(friends: list[str], names: int) -> None:
    s = Scene(
        {"center": "Spare", "back": [one("hSD09-003", "marine"), *friends]},
        {"center": one("Spare", "foe"), "collab": one("Spare", "collab"), "back": ["hSD09-006"]},
    )
    s.do("collab", "marine")
    assert (s.mem("foe").damage, s.mem("collab").damage) == (10 * names, 0)


@played("hSD09-003", "collab_effect1")
@rule("hocg:5.22.1", "hocg:10.11.2.3")
def test_003_hits_once() -> None:
    s = Scene(
        {"center": "Spare", "back": [one("hSD09-003", "marine"), "hSD09-005", "hSD09-006"]},
        {"center": one("hSD07-009", "flare")},  # takes 10 less each time
    )
    s.do("collab", "marine")
    assert s.mem("flare").damage == 20


@played("hSD09-003", "extra")
@rule("hocg:2.11.2.2")
def test_003_costs_two_life_when_downed() -> None:
    s = Scene(
        {"center": one("hSD09-002", "me", cheers=["red"])},
        {"center": one("hSD09-003", "buzz", damage=230), "back": one("hSD06-004", "next"), "life": 4},
    )
    s.use("me", "buzz")
    assert s.count("life", B) == 2


# --- hSD09-004 Houshou Marine


@played("hSD09-004", "art1")
@rule("hocg:12.2.4.3", "hocg:5.7.1")
@pytest.mark.parametrize(("friend", "drawn"), [("hSD09-006", 1), ("hSD09-002", 0), ("hSD08-005", 0)])
def test_004_draws_beside_a_gen_3_of_another_name(friend: str, drawn: int) -> None:
    s = Scene(
        {"center": one("hSD09-004", "marine", cheers=["red"]), "back": friend},
        {"center": one("Spare", "foe"), "back": "hSD09-005"},
    )
    s.use("marine", "foe")
    assert (s.count("hand"), s.mem("foe").damage) == (drawn, 60)


@played("hSD09-004", "art2")
@rule("hocg:12.2.4.3", "hocg:rb.term.special-damage")
@pytest.mark.parametrize(("friends", "names"), GEN_3)
def test_004_hits_center_and_collab_for_each_gen_3_name(friends: list[str], names: int) -> None:
    s = Scene(
        {"center": one("hSD09-004", "marine", cheers=["red x3"]), "back": friends},
        {"center": one("Spare", "center"), "collab": one("Spare", "collab"), "back": one("hSD09-006", "back")},
    )
    s.use("marine", "collab", 2)
    assert [s.mem(x).damage for x in ("center", "collab", "back")] == [10 * names, 10 * names + 120, 0]


@played("hSD09-004", "art2")
@rule("hocg:12.2.4.3", "hocg:10.7.2.3.3")
def test_004_hits_the_center_alone_if_there_is_no_collab() -> None:
    s = Scene({"center": one("hSD09-004", "marine", cheers=["red x3"])}, {"center": one("Spare", "center")})
    s.use("marine", "center", 2)
    assert s.mem("center").damage == 130


# --- hSD09-005 Shirogane Noel


@played("hSD09-005", "collab_effect1")
@rule("hocg:13.2.1", "hocg:12.2.4.4", "hocg:2.1.2")
@pytest.mark.parametrize(
    ("center", "friends", "dealt"),
    [
        ("hSD09-004", ["hSD09-006", "hSD09-007"], 60 + 40),  # itself and the center count
        ("hSD09-004", ["hSD07-010", "hSD08-005"], 60 + 20),
        ("hSD07-009", ["hSD07-002"], 70 + 20),
        ("hSD08-003", ["hSD09-006"], 100 + 10 * 2 + 20),  # a 2nd of any kind: Kanata counts two Summer holomem herself
        ("hSD09-003", ["hSD09-006"], 50),  # a 1st
    ],
)
def test_005_strengthens_a_second_in_the_center(center: str, friends: list[str], dealt: int) -> None:
    s = Scene(
        {
            "center": one(center, "center", cheers=["red", "yellow", "white"]),
            "back": [one("hSD09-005", "noel"), *friends],
            "life": 5,
        },
        {"center": one("Spare", "foe")},
    )
    s.do("collab", "noel")
    s.use("center", "foe")
    assert s.mem("foe").damage == dealt


@played("hSD09-005", "collab_effect1")
@rule("hocg:10.9.1")
def test_005_counts_once() -> None:
    s = Scene(
        {
            "center": one("hSD09-004", "center", cheers=["red"]),
            "back": one("hSD09-005", "noel"),
            "hand": [one("hSD09-006", "late")],
        },
        {"center": one("Spare", "foe")},
    )
    s.do("collab", "noel")
    s.do("place", "late")
    s.use("center", "foe")
    assert s.mem("foe").damage == 60 + 20


# --- hSD09-006 Usada Pekora


@played("hSD09-006", "collab_effect1")
@rule("hocg:13.2.1", "hocg:5.21.1")
@pytest.mark.parametrize(("turn", "sent"), [(2, 1), (1, 0), (4, 0)])
def test_006_sends_a_cheer_on_the_first_turn_of_who_went_second(turn: int, sent: int) -> None:
    s = Scene(
        {
            "center": one("hSD09-002", "marine"),
            "back": [one("hSD09-006", "pekora"), one("hSD08-005", "luna")],
            "cheer_deck": ["red", "green"],
        },
        turn=turn,
        first="A" if turn % 2 else "B",
    )
    s.do("collab", "pekora")
    if sent:
        assert s.choices() == {"marine", "pekora"}
        s.pick("marine")
    assert (len(s.cheers("marine")), s.prompt) == (sent, "main")


# --- hSD09-007 Shiranui Flare


def cool_down(mine: int, theirs: int, where: str = "collab", nth: int = 0, **flare: object) -> Scene:
    """A downs B's Flare; `mine` is B's life, `nth` the ability on the down that comes first."""
    s = Scene(
        {"center": one("hSD09-002", "marine", cheers=["red"]), "life": theirs},
        {
            "center": "Spare",
            **{where: one("hSD09-007", "flare", damage=90, **flare)},
            "back": one("hSD06-004", "back"),
            "life": mine,
        },
    )
    s.use("marine", "flare")
    while s.t.asked[0] == B:
        if s.prompt == "pick":
            s.pick("back")
        else:
            s.answer(s.options("resolve")[nth])
    assert s.place("flare") == "gone"
    return s


@played("hSD09-007", "gift1")
@rule("hocg:13.4.1", "hocg:rb.term.life-reduction-minus", "hocg:11.3.1.2")
@pytest.mark.parametrize(
    ("mine", "theirs", "where", "lost"),
    [(2, 3, "collab", 0), (3, 3, "collab", 1), (4, 3, "collab", 1), (2, 3, "center", 1)],
)
def test_007_saves_a_life_in_collab_with_less_life(mine: int, theirs: int, where: str, lost: int) -> None:
    s = cool_down(mine, theirs, where)
    assert (s.count("life", B), s.prompt, s.t.asked[0]) == (mine - lost, "perform", A)


@played("hSD09-007", "gift1")
@rule("hocg:rb.term.life-reduction-minus", "hocg:11.2.1")
def test_007_saves_the_last_life() -> None:
    s = cool_down(1, 3)
    assert (s.count("life", B), s.t.result) == (1, None)


@played("hSD09-007", "gift1")
@rule("hocg:rb.term.life-reduction-minus", "hocg:rb.term.life-minus")
@pytest.mark.parametrize("nth", [0, 1])
def test_007_lowers_the_total_of_the_down(nth: int) -> None:
    assert cool_down(2, 3, nth=nth, attached=["tSD09-001"]).count("life", B) == 1


@played("hSD09-007", "gift1")
@rule("hocg:rb.term.life-reduction-minus", "hocg:1.3.2.2")
def test_007_saves_nothing_for_later_from_a_down_without_a_price() -> None:
    s = Scene(
        {
            "center": one("tSD09-002", "mercy", cheers=["red"]),
            "collab": one("hSD09-002", "marine", cheers=["red"]),
            "life": 4,
        },
        {
            "center": one("hSD09-006", "next", damage=80),
            "collab": one("hSD09-007", "flare"),
            "back": one("hSD06-004", "back"),
            "life": 3,
        },
    )
    s.use("mercy", "next")  # 10 damage to Pekora too: both go down at the same check
    s.pick("flare")  # goes down first
    assert (s.place("flare"), s.place("next"), s.count("life", B)) == ("gone", "gone", 2)


@played("hSD09-007", "gift1")
@rule("hocg:13.4.1", "hocg:10.3.3")
def test_007_not_in_its_players_own_turn() -> None:
    s = Scene(
        {
            "center": one("hSD09-002", "marine"),
            "collab": one("hSD09-007", "flare", cheers=["red x3"], damage=90, attached=["hBP01-114"]),
            "back": one("hSD06-004", "back"),
            "life": 2,
        },
        {"center": one("Spare", "foe"), "life": 3},
    )
    s.use("flare", "foe")  # and the axe downs its holder
    while s.prompt == "pick":
        s.pick("back")
    assert (s.place("flare"), s.count("life", A)) == ("gone", 1)
