"""hBP02, the Oshi: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

UPAO, JOBS, GANMO, YADORO, AXE = "hBP01-116", "hBP01-119", "hBP01-120", "hBP02-095", "hBP01-114"
MARINE0, MARINE1, MARINE2 = "hBP02-028", "hBP02-030", "hBP02-033"
OLLIE0, OLLIE1, OLLIE2 = "hBP02-048", "hBP02-050", "hBP02-053"


def settle(s: Scene) -> None:
    """Life cards go wherever they may, until somebody has a real choice."""
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])


# --- hBP02-001 Shirakami Fubuki


@rule("hocg:5.11.2", "hocg:8.5.1.1", "hocg:12.1.3", "hocg:5.6.1")
@played("hBP02-001", "skill")
def test_001_finds_a_mascot() -> None:
    s = Scene(
        {
            "oshi": "hBP02-001",
            "power": 4,
            "deck": [one(UPAO, "upao"), one(AXE, "axe"), one(JOBS, "jobs"), one("hBP01-124", "fan"), "hSD01-003"],
        }
    )
    s.do("skill", 0)
    assert s.choices() == {"upao", "jobs"}
    s.pick("jobs")
    assert (s.lies("jobs"), s.known("jobs"), s.count("deck"), s.count("power")) == ("hand", 3, 4, 2)
    assert s.why_not("skill", 0) == "hocg:8.5.1.1"


@rule("hocg:10.7.2.3.5")
@played("hBP02-001", "skill")
def test_001_may_find_none() -> None:
    s = Scene({"oshi": "hBP02-001", "power": 2, "deck": [one(UPAO, "upao")]})
    s.do("skill", 0)
    s.do("done")
    assert (s.lies("upao"), s.prompt) == ("deck", "main")


def kingdom(mascots: int, dice: list[int], attacker: str = "hBP02-010") -> Scene:
    """A white collab holomem downs a Debut; the mascots are on different holomem of A, one more is B's."""
    wears = [UPAO, JOBS, GANMO, YADORO, UPAO]
    s = Scene(
        {
            "oshi": "hBP02-001",
            "power": 2,
            "collab": one(attacker, "me", cheers=["white x2"], attached=[AXE]),
            "back": [one("hSD01-008", f"b{i}", attached=[wears[i]]) for i in range(mascots)],
        },
        {"center": one("hSD01-003", "foe", damage=30), "back": [one("hSD01-008", "rest", attached=[UPAO])], "life": 4},
        dice=dice,
    )
    s.use("me", "foe")
    return s


@rule("hocg:5.24.2", "hocg:12.1.5.2", "hocg:8.5.1.2", "hocg:11.3.1.1")
@played("hBP02-001", "sp")
@pytest.mark.parametrize(
    ("mascots", "dice", "life"),
    [(2, [1], 2), (2, [2], 3), (3, [5], 2), (4, [2, 3], 2), (4, [1, 3], 2), (5, [4, 6], 3), (1, [], 3)],
)
def test_001_sp_rolls_once_for_every_two_mascots_and_takes_one_life_at_most(
    mascots: int, dice: list[int], life: int
) -> None:
    s = kingdom(mascots, dice)
    assert (s.prompt, s.t.asked) == ("may", (A,))
    s.do("yes")
    settle(s)
    assert (s.count("life", B), s.count("life"), s.count("power"), s.prompt) == (life, 3, 0, "perform")
    s.done()


@rule("hocg:12.1.5.2")
@played("hBP02-001", "sp")
def test_001_sp_declined_costs_nothing() -> None:
    s = kingdom(2, [])
    s.do("no")
    settle(s)
    assert (s.count("life", B), s.count("power"), s.prompt) == (3, 2, "perform")


@rule("hocg:12.1.5.2")
@played("hBP02-001", "sp")
def test_001_sp_answers_white_holomem_only() -> None:
    s = kingdom(2, [], attacker="hBP01-032")
    settle(s)
    assert (s.place("foe"), s.count("life", B), s.prompt) == ("gone", 3, "perform")


# --- hBP02-003 Houshou Marine


def ahoy() -> Scene:
    """A #Gen 3 and another holomem bloom; a third and a fourth #Gen 3 do not."""
    s = Scene(
        {
            "oshi": "hBP02-003",
            "power": 6,
            "center": one(MARINE0, "asleep"),
            "back": [one("hSD02-002", "ayame"), one(MARINE0, "marine"), one("hBP02-014", "noel")],
            "hand": [
                one(MARINE1, "first"),
                one("hSD02-005", "red"),
                one("hSD02-009", "redder"),
                one(MARINE2, "second"),
                one("hBP02-032", "again"),
                one("hBP02-015", "big"),
            ],
        }
    )
    s.do("bloom", "red", "ayame")
    s.do("bloom", "first", "marine")
    return s


@rule("hocg:5.14.1", "hocg:8.3.3", "hocg:8.5.1.1")
@played("hBP02-003", "skill")
def test_003_blooms_once_more_who_bloomed_this_turn() -> None:
    s = ahoy()
    s.do("skill", 0)
    assert s.choices() == {"marine"}
    s.pick("marine")
    assert s.choices() == {"second", "again"}
    s.pick("second")
    settle(s)
    assert (len(s.mem("marine").stack), s.has("marine", "second"), s.count("power")) == (3, True, 3)
    assert s.why_not("skill", 0) == "hocg:8.5.1.1"


@rule("hocg:8.3.3")
@played("hBP02-003", "skill")
def test_003_without_a_bloom_of_this_turn_finds_nobody() -> None:
    s = Scene({"oshi": "hBP02-003", "power": 3, "center": one(MARINE0, "marine"), "hand": [one(MARINE1, "first")]})
    s.do("skill", 0)
    assert s.choices() == set()
    s.do("done")
    assert (s.lies("first"), s.prompt) == ("hand", "main")


@rule("hocg:rb.term.stacked", "hocg:8.5.1.2", "hocg:rb.term.special-damage")
@played("hBP02-003", "sp")
@pytest.mark.parametrize(("under", "dealt"), [([MARINE0], 50), ([MARINE0, MARINE1, MARINE1], 150)])
@pytest.mark.parametrize("hit", ["front", "beside"])
def test_003_sp_strikes_for_each_card_below_marine(under: list[str], dealt: int, hit: str) -> None:
    s = Scene(
        {
            "oshi": "hBP02-003",
            "power": 4,
            "center": one(MARINE2, "marine", under=under),
            "back": [one(MARINE1, "other", under=[MARINE0])],
        },
        {"center": one("Spare", "front"), "collab": one("Spare", "beside"), "back": [one("Spare", "behind")]},
    )
    s.do("skill", 1)
    assert s.choices() == {"front", "beside"}
    s.pick(hit)
    assert {m: s.mem(m).damage for m in ("front", "beside", "behind")} == {
        "front": 0,
        "beside": 0,
        "behind": 0,
        hit: dealt,
    }
    assert s.why_not("skill", 1) == "hocg:8.5.1.2"


@rule("hocg:1.3.2")
@played("hBP02-003", "sp")
def test_003_sp_counts_nothing_below_another_center() -> None:
    s = Scene(
        {
            "oshi": "hBP02-003",
            "power": 2,
            "center": one("hBP02-015", "noel", under=["hBP02-014"]),
            "back": [one(MARINE1, "marine", under=[MARINE0])],
        },
        {"center": one("Spare", "front"), "collab": one("Spare", "beside")},
    )
    s.do("skill", 1)
    settle(s)
    assert (s.mem("front").damage, s.mem("beside").damage) == (0, 0)


# --- hBP02-005 Murasaki Shion


def shout(collab: str, dice: list[int]) -> Scene:
    """Somebody collabs and rolls."""
    s = Scene(
        {
            "oshi": "hBP02-005",
            "power": 2,
            "back": [one(collab, "who")],
            "deck": {"top": [one("hBP02-069", "miko")], "filler": 3},
            "cheer_deck": ["purple", "purple"],
        },
        dice=dice,
    )
    s.do("collab", "who")
    s.do("yes")
    return s


@rule("hocg:5.26.1", "hocg:12.1.5.1", "hocg:8.5.1.1")
@played("hBP02-005", "skill")
def test_005_rolls_again() -> None:
    s = shout("hBP02-043", [1, 4])
    s.replace()
    assert s.prompt == "pick"  # 4 or greater: the search begins
    s.done()


@rule("hocg:5.26.1", "hocg:12.1.5.1")
@played("hBP02-005", "skill")
def test_005_the_second_roll_counts_even_if_it_is_worse_and_there_is_no_third() -> None:
    s = shout("hBP02-043", [6, 2])
    s.replace()
    assert (s.prompt, s.count("hand"), s.count("power")) == ("main", 0, 2)  # one paid, one made by the collab
    s.done()


@rule("hocg:12.1.5.1")
@played("hBP02-005", "skill")
def test_005_need_not_be_used() -> None:
    s = shout("hBP02-043", [3])
    s.do("pass")
    assert (s.prompt, s.count("power"), s.why_not("skill", 0)) == ("main", 3, "hocg:12.1.5")
    s.done()


@rule("hocg:12.1.5.1")
@played("hBP02-005", "skill")
def test_005_does_not_answer_the_die_of_somebody_else() -> None:
    s = shout("hSD01-009", [6])  # AZKi rolls
    assert not s.options("replace")
    s.done()


def magic(cheers: int, position: str = "center", card: str = "hBP02-044", hp: int = 0) -> Scene:
    s = Scene(
        {"oshi": "hBP02-005", "power": 2, position: one(card, "me", cheers=["purple x2"])},
        {
            "center": one("Spare", "foe", cheers=["white"] * cheers, damage=hp),
            "collab": one("Spare", "beside", cheers=["white x5"]),
        },
    )
    s.use("me", "foe")
    return s


@rule("hocg:12.1.5.3", "hocg:8.5.1.2", "hocg:rb.term.special-damage")
@played("hBP02-005", "sp")
@pytest.mark.parametrize("cheers", [1, 3])
def test_005_sp_strikes_the_center_for_each_of_its_cheers(cheers: int) -> None:
    s = magic(cheers)
    assert (s.prompt, s.t.asked, s.mem("foe").damage) == ("may", (A,), 30)  # after the Arts damage
    s.do("yes")
    assert (s.mem("foe").damage, s.mem("beside").damage, s.count("power")) == (30 + 50 * cheers, 0, 0)


@rule("hocg:12.1.5.3")
@played("hBP02-005", "sp")
def test_005_sp_need_not_be_used() -> None:
    s = magic(2)
    s.do("no")
    assert (s.mem("foe").damage, s.count("power"), s.prompt) == (30, 2, "perform")


@rule("hocg:12.1.5.3")
@played("hBP02-005", "sp")
@pytest.mark.parametrize(("position", "card"), [("collab", "hBP02-044"), ("center", "hBP02-025")])
def test_005_sp_answers_a_purple_center_only(position: str, card: str) -> None:
    s = magic(2, position, card)
    assert (s.mem("foe").damage, s.prompt) == (30, "perform")


@rule("hocg:12.1.5.3")
@played("hBP02-005", "sp")
def test_005_sp_answers_arts_that_deal_nothing() -> None:
    s = Scene(
        {"oshi": "hBP02-005", "power": 2, "center": one("hBP02-044", "me", cheers=["purple"])},
        {"center": one("hBP02-014", "foe", cheers=["white"], attached=["hBP02-100"] * 3)},
    )
    s.use("me", "foe")
    s.do("yes")
    assert s.mem("foe").damage == 50 - 30


@rule("hocg:12.1.5.3", "hocg:1.3.2")
@played("hBP02-005", "sp")
def test_005_sp_counts_after_the_down() -> None:
    s = magic(2, hp=960)
    settle(s)
    s.do("yes")
    assert (s.place("foe"), s.mem("beside").damage) == ("gone", 0)


# --- hBP02-006 Kureiji Ollie


def zombies(**more: object) -> Scene:
    return Scene(
        {
            "oshi": "hBP02-006",
            "power": [one(OLLIE1, "paid"), *["hSD01-016"] * 3],
            "center": one(OLLIE0, "ollie"),
            "back": [one("hBP02-018", "reine"), one("hSD01-003", "sora"), one(OLLIE0, "new", placed="this turn")],
            "archive": [one("hBP02-020", "royal"), one("hSD01-005", "white"), one(OLLIE2, "second")],
            "hand": [one(OLLIE1, "held")],
            **more,
        }
    )


@rule("hocg:5.14.1", "hocg:12.1.3", "hocg:8.5.1.1", "hocg:8.3.3")
@played("hBP02-006", "skill")
def test_006_blooms_with_a_holomem_of_the_archive() -> None:
    s = zombies()
    s.do("skill", 0)
    assert s.choices() == {"ollie", "reine"}
    s.pick("ollie")
    assert (s.has("ollie", "paid"), s.lies("held"), s.prompt) == (True, "hand", "main")  # what was just paid, too
    assert s.why_not("skill", 0) == "hocg:8.5.1.1"


@rule("hocg:10.7.2.3")
@played("hBP02-006", "skill")
def test_006_must_bloom_somebody_if_it_can() -> None:
    s = zombies()
    s.do("skill", 0)
    assert not s.options("done")
    s.pick("reine")
    assert (s.has("reine", "royal"), s.has("ollie", "paid")) == (True, False)


def revival(**more: object) -> Scene:
    s = zombies(
        hand=[one("hSD01-016", "a"), one(OLLIE1, "b"), one("hSD01-017", "c")],
        deck={"top": ["hSD01-016"] * 4, "filler": 3},
        archive=[one("hSD01-005", "white"), one(OLLIE2, "second")],
        power=4,
        **more,
    )
    s.do("skill", 1)
    return s


@rule("hocg:5.14.1", "hocg:8.5.1.2")
@played("hBP02-006", "sp")
def test_006_sp_draws_four_archives_two_and_may_bloom() -> None:
    s = revival()
    assert s.count("hand") == 7
    s.pick("a", "b")
    assert (s.count("hand"), s.lies("b"), s.prompt) == (5, "archive", "may")
    s.do("yes")
    assert s.choices() == {"ollie", "sora"}  # anybody, and with what was just archived
    s.pick("ollie")
    assert (s.has("ollie", "b"), s.prompt, s.why_not("skill", 1)) == (True, "main", "hocg:8.5.1.2")


@rule("hocg:5.14.1")
@played("hBP02-006", "sp")
def test_006_sp_need_not_bloom() -> None:
    s = revival()
    s.pick("a", "b")
    s.do("no")
    assert (s.lies("b"), len(s.mem("ollie").stack), s.prompt) == ("archive", 1, "main")


@rule("hocg:1.3.2", "hocg:10.7.2.3.3")
@played("hBP02-006", "sp")
def test_006_sp_draws_as_many_as_there_are() -> None:
    s = zombies(deck=2, hand=[one("hSD01-016", "a")], archive=[], power=2)
    s.do("skill", 1)
    assert (s.count("hand"), s.prompt) == (3, "pick")
    settle(s)
    assert (s.count("hand"), s.count("archive"), s.prompt) == (1, 4, "main")
