"""hSD12, Oshi and holomem: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import Art
from kaimaku.games.hocg.rules.stats import ARTS
from kaimaku.games.hocg.table import top_def
from kaimaku.kernel.values import value
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.rule import rule


def arts(s: Scene, user: str) -> tuple[Art, ...]:
    return top_def(s.t, s.mem(user)).arts


# --- hSD12-001 Shiori Novella, Oshi


@rule("hocg:5.9.1", "hocg:5.11.2", "hocg:4.1.2.3")
@played("hSD12-001", "skill")
@pytest.mark.parametrize("take", [True, False])
def test_001_takes_a_support_of_the_top_three(take: bool) -> None:
    s = Scene(
        {
            "oshi": "hSD12-001",
            "power": 1,
            "deck": {
                "top": [
                    one("hSD12-003", "shiori"),
                    one("hSD01-016", "staff"),
                    one("hSD12-008", "bijou"),
                    one("hSD12-015", "fourth"),
                ],
                "filler": 2,
            },
        }
    )
    s.do("skill", 0)
    assert s.choices() == {"staff"}
    s.do(*(("pick", "staff") if take else ("done",)))
    assert (s.lies("staff"), s.known("staff")) == (("hand", 3) if take else ("deck", 1))
    s.pick("bijou", *([] if take else ["staff"]))
    assert s.pile("deck")[-2:] == (["bijou", "shiori"] if take else ["staff", "shiori"])
    assert (s.pile("deck")[0], s.prompt) == ("fourth", "main")


@rule("hocg:12.1.2", "hocg:5.22.1", "hocg:12.1.3")
@played("hSD12-001", "sp")
def test_001_sp_hits_a_back_holomem_other_than_debut_by_the_archived_supports() -> None:
    s = Scene(
        {
            "oshi": "hSD12-001",
            "power": ["hSD01-016", "hSD12-003", "hSD12-003"],
            "archive": ["hSD01-017", "hSD12-016", "hSD12-003 x2", "blue"],
        },
        {
            "center": one("hSD12-006", "front"),
            "back": [one("hSD12-003", "debut"), one("hSD12-005", "first"), one("hSD10-010", "spot")],
        },
    )
    s.do("skill", 1)
    assert s.choices() == {"first", "spot"}
    s.pick("first")
    assert s.mem("first").damage == 30  # the holo Power paid counts too (G-11)


@rule("hocg:10.7.2.3.4")
@played("hSD12-001", "sp")
def test_001_sp_hits_nobody_if_there_are_only_debuts() -> None:
    s = Scene({"oshi": "hSD12-001", "power": 3, "archive": ["hSD01-017"]}, {"back": [one("hSD12-003", "debut")]})
    s.do("skill", 1)
    assert (s.mem("debut").damage, s.count("power"), s.prompt) == (0, 0, "main")


# --- hSD12-002 Koseki Bijou, Oshi


@rule("hocg:5.12.1", "hocg:5.7.2", "hocg:2.4.2")
@played("hSD12-002", "skill")
@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"), [(["purple"], ["blue"], 2), (["blue"], ["blue"], 1), ([], ["red"], 1), ([], [], 0)]
)
def test_002_draws_for_each_color_archived_from_both_cheer_decks(
    mine: list[str], theirs: list[str], drawn: int
) -> None:
    side = {"oshi": "hSD12-002", "power": 2, "cheer_deck": mine, "archive": ["white"], "hand": ["Filler x3"]}
    s = Scene(side, {"cheer_deck": theirs})
    s.do("skill", 0)
    assert (s.count("hand"), s.prompt) == (3 + drawn, "main")
    assert s.count("archive") == 1 + 2 + len(mine)  # the holo Power too
    assert s.count("archive", B) == len(theirs)


@rule("hocg:12.1.2", "hocg:5.22.1")
@played("hSD12-002", "sp")
def test_002_sp_hits_the_center_by_the_archived_holomem_of_advent_and_cheers() -> None:
    s = Scene(
        {
            "oshi": "hSD12-002",
            "power": ["hSD12-003", "Filler"],
            "archive": ["hSD12-011", "hSD12-015", "hSD01-003", "blue x4"],
        },
        {"center": one("Spare", "front"), "archive": ["white x5"]},
    )
    s.do("skill", 1)
    assert s.mem("front").damage == 60  # with the Shiori paid as holo Power


# --- hSD12-003 Shiori Novella


@rule("hocg:13.2.1", "hocg:5.22.1")
@played("hSD12-003", "collab_effect1")
def test_003_collab_hits_a_back_holomem() -> None:
    s = Scene(
        {"back": [one("hSD12-003", "shiori")]},
        {"center": one("Spare", "front"), "back": [one("Spare", "x"), one("Spare", "y")]},
    )
    s.do("collab", "shiori")
    assert s.choices() == {"x", "y"}
    s.pick("y")
    assert (s.mem("x").damage, s.mem("y").damage, s.mem("front").damage) == (0, 10, 0)


# --- hSD12-004 Shiori Novella


@rule("hocg:12.2.3.2")
@played("hSD12-004", "art1")
def test_004_warning_may_target_the_back_and_the_second_arts_may_not() -> None:
    s = Scene(
        {"center": one("hSD12-004", "shiori", cheers=["blue"])},
        {"center": one("Spare", "front"), "collab": one("Spare", "side"), "back": [one("Spare", "last")]},
    )
    s.do("pass")
    first, second = (a.number for a in arts(s, "shiori"))
    aimed = {(o[2], o[3]) for o in s.options("art")}
    front, side, last = (s.number(x) for x in ("front", "side", "last"))
    assert aimed == {(first, front), (first, side), (first, last), (second, front), (second, side)}
    s.use("shiori", "last")
    assert (s.mem("last").damage, s.mem("front").damage) == (20, 0)


@rule("hocg:12.2.3.2")
@played("hSD12-004", "art1")
def test_004_warning_lends_nothing_to_the_rest_of_the_turn() -> None:
    s = Scene(
        {"center": one("hSD12-004", "shiori", cheers=["blue"])},
        {"center": one("Spare", "front"), "back": [one("Spare", "last")]},
    )
    s.use("shiori", "last")
    assert not s.t.mods


@rule("hocg:12.2.4.3", "hocg:5.21.1")
@played("hSD12-004", "art2")
@pytest.mark.parametrize(("supports", "sent"), [(3, 0), (4, 1)])
def test_004_witch_sends_a_cheer_with_four_archived_supports(supports: int, sent: int) -> None:
    s = Scene(
        {
            "center": one("hSD12-004", "shiori", cheers=["blue"]),
            "back": [one("hSD01-003", "sora"), one("hSD12-008", "bijou")],
            "archive": ["hSD01-016"] * supports + ["hSD12-003", "blue"],
        },
        {"center": one("Spare", "foe")},
    )
    s.use("shiori", "foe", 2)
    if sent:
        assert s.choices() == {"shiori", "bijou"}
        s.pick("bijou")
    assert (len(s.cheers("bijou")), s.mem("foe").damage, s.prompt) == (sent, 30, "perform")


# --- hSD12-005 Shiori Novella


@rule("hocg:13.2.1", "hocg:5.21.1")
@played("hSD12-005", "collab_effect1")
def test_005_sends_an_archived_cheer_to_a_holomem_of_advent() -> None:
    s = Scene(
        {
            "center": one("hSD12-008", "bijou"),
            "back": [one("hSD12-005", "shiori"), one("hSD01-003", "sora")],
            "archive": [one("blue", "b"), one("red", "r"), one("hSD12-003", "x")],
        }
    )
    s.do("collab", "shiori")
    assert s.choices() == {"b", "r"}  # it must: no yes or no
    s.pick("r")
    assert s.choices() == {"bijou", "shiori"}
    s.pick("bijou")
    assert (s.cheers("bijou"), s.lies("b")) == (["red"], "archive")


@rule("hocg:10.7.2.3.4")
@played("hSD12-005", "collab_effect1")
def test_005_without_a_cheer_nothing_happens() -> None:
    s = Scene({"back": [one("hSD12-005", "shiori")], "archive": ["hSD12-003"]})
    s.do("collab", "shiori")
    assert s.prompt == "main"


# --- hSD12-006 Shiori Novella, Buzz


def study(*hand: object) -> Scene:
    s = Scene(
        {
            "center": one("hSD12-003", "shiori"),
            "hand": [one("hSD12-006", "buzz"), *hand],
            "deck": {
                "top": [
                    one("hSD12-008", "debut"),
                    one("hSD12-010", "first"),
                    one("hSD12-011", "second"),
                    one("hSD01-003", "sora"),
                    one("hBP04-096", "event"),
                ]
            },
        }
    )
    s.do("bloom", "buzz", "shiori")
    return s


@rule("hocg:13.3.1", "hocg:10.4.2.2", "hocg:5.11.1")
@played("hSD12-006", "bloom_effect1")
def test_006_pays_a_support_for_a_debut_or_1st_of_advent() -> None:
    s = study(one("hSD01-016", "paid"), one("hSD01-003", "other"))
    s.do("yes")
    assert s.choices() == {"paid"}
    s.pick("paid")
    assert s.choices() == {"debut", "first"}
    s.pick("first")
    assert (s.lies("first"), s.known("first"), s.lies("paid")) == ("hand", 3, "archive")


@rule("hocg:4.1.2.3", "hocg:10.4.2.2")
@played("hSD12-006", "bloom_effect1")
def test_006_may_find_nothing_and_need_not_pay() -> None:
    s = study(one("hSD01-016", "paid"))
    s.do("yes")
    s.pick("paid")
    s.do("done")
    assert (s.lies("paid"), s.count("hand"), s.prompt) == ("archive", 0, "main")
    s = study(one("hSD01-016", "paid"))
    s.do("no")
    assert (s.lies("paid"), s.prompt) == ("hand", "main")


@rule("hocg:10.4.2.2", "hocg:4.13.2")
@played("hSD12-006", "bloom_effect1")
def test_006_cannot_pay_without_a_support_though_the_question_does_not_tell() -> None:
    s = study(one("hSD01-003", "other"))
    s.do("yes")
    assert s.choices() == set()
    s.do("done")
    assert (s.lies("other"), s.lies("first"), s.prompt) == ("hand", "deck", "main")


@rule("hocg:12.2.4.3", "hocg:5.22.1")
@played("hSD12-006", "art1")
def test_006_elementary_hits_anybody_besides() -> None:
    s = Scene(
        {"center": one("hSD12-006", "shiori", cheers=["blue x2"])},
        {"center": one("Spare", "front"), "back": [one("Spare", "last")]},
    )
    s.use("shiori", "front")
    assert s.choices() == {"front", "last"}
    s.pick("last")
    assert (s.mem("front").damage, s.mem("last").damage) == (40, 20)


@rule("hocg:2.11.2.2")
def test_006_costs_two_life_when_downed() -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"])},
        {"center": one("hSD12-006", "shiori", damage=240), "life": 4},
    )
    s.use("me", "shiori")
    assert s.count("life", B) == 2


# --- hSD12-007 Shiori Novella


def knowledge(damage: int = 100, archive: tuple[object, ...] = (), **foes: object) -> Scene:
    s = Scene(
        {
            "center": one("hSD12-007", "shiori", cheers=["blue x3"]),
            "back": [one("hSD12-008", "bijou"), one("hSD01-003", "sora")],
            "archive": [one("hSD12-015", "event"), one("hSD12-016", "mascot"), one("hSD01-016", "limited"), *archive],
        },
        {"center": one("hSD12-004", "foe", damage=damage), "back": [one("Spare", "last")], "life": 4, **foes},
    )
    s.use("shiori", "foe")
    return s


@rule("hocg:11.3.1.1", "hocg:10.1.1.2.3")
@played("hSD12-007", "gift1")
def test_007_a_down_brings_back_a_support_other_than_limited() -> None:
    s = knowledge(archive=(one("hSD12-003", "holomem"), one("blue", "cheer")))
    assert s.choices() == {"event", "mascot"}
    assert s.place("foe") == "center"  # within the down
    s.pick("mascot")
    assert (s.lies("mascot"), s.lies("event"), s.lies("limited")) == ("hand", "archive", "archive")


@rule("hocg:11.3.1.1")
@played("hSD12-007", "gift1")
def test_007_without_a_down_nothing_comes_back() -> None:
    s = knowledge(damage=0)
    assert (s.lies("event"), s.lies("mascot"), s.prompt) == ("archive", "archive", "perform")


@rule("hocg:11.3.1.1")
@played("hSD12-007", "gift1")
def test_007_a_down_by_somebody_else_brings_nothing_back() -> None:
    s = Scene(
        {
            "center": one("hSD12-007", "shiori"),
            "collab": one("hSD12-005", "friend", cheers=["blue"]),
            "archive": [one("hSD12-015", "event")],
        },
        {"center": one("hSD12-004", "foe", damage=160), "life": 4},
    )
    s.use("friend", "foe")
    assert (s.place("foe"), s.lies("event")) == ("gone", "archive")


@rule("hocg:10.7.2.1.1", "hocg:5.14.3.1.1", "hocg:11.3.1")
@played("hSD12-007", "gift1")
def test_007_once_a_turn() -> None:
    s = knowledge(back=[one("hSD12-004", "second foe", damage=160), one("Spare", "last")])
    s.pick("second foe")  # the special damage of the Arts brings down another one
    s.pick("foe")  # which down comes first
    s.pick("event")
    while s.prompt == "pick" and s.t.asked == (B,):
        s.answer(s.options("pick")[0])
    assert (s.lies("event"), s.lies("mascot")) == ("hand", "archive")
    assert (s.place("foe"), s.place("second foe")) == ("gone", "gone")


@rule("hocg:12.2.4.3", "hocg:5.22.1")
@played("hSD12-007", "art1")
def test_007_arts_hits_another_but_no_debut_by_the_holomem_of_advent() -> None:
    s = knowledge(damage=0, back=[one("hSD12-005", "first"), one("hSD12-003", "debut")])
    assert s.choices() == {"foe", "first"}
    s.pick("first")
    assert (s.mem("first").damage, s.mem("foe").damage, s.mem("debut").damage) == (20, 110, 0)


# --- hSD12-008 Koseki Bijou


@rule("hocg:13.2.1", "hocg:5.7.2")
@played("hSD12-008", "collab_effect1")
@pytest.mark.parametrize(("turn", "drawn"), [(2, 3), (4, 0)])
def test_008_draws_for_every_cheer_on_both_stages_on_the_first_turn_going_second(turn: int, drawn: int) -> None:
    s = Scene(
        {"center": one("hSD12-003", "shiori", cheers=["blue x2"]), "back": [one("hSD12-008", "bijou")]},
        {"center": one("Spare", "foe", cheers=["white"])},
        turn=turn,
        first="B",
    )
    s.do("collab", "bijou")
    assert (s.count("hand"), s.prompt) == (drawn, "main")


@rule("hocg:13.2.1")
@played("hSD12-008", "collab_effect1")
def test_008_draws_nothing_going_first() -> None:
    s = Scene(
        {"center": one("hSD12-003", "shiori", cheers=["blue x2"]), "back": [one("hSD12-008", "bijou")]},
        turn=1,
        first="A",
    )
    s.do("collab", "bijou")
    assert s.count("hand") == 0


# --- hSD12-009 Koseki Bijou


@rule("hocg:13.3.1", "hocg:5.9.1", "hocg:5.11.2")
@played("hSD12-009", "bloom_effect1")
@pytest.mark.parametrize("take", [True, False])
def test_009_takes_a_holomem_of_advent_of_the_top_three(take: bool) -> None:
    s = Scene(
        {
            "center": one("hSD12-008", "bijou"),
            "hand": [one("hSD12-009", "first")],
            "deck": {
                "top": [
                    one("hSD12-003", "shiori"),
                    one("hSD01-003", "sora"),
                    one("hSD12-015", "event"),
                    one("hSD12-011", "fourth"),
                ]
            },
        }
    )
    s.do("bloom", "first", "bijou")
    assert s.choices() == {"shiori"}
    s.do(*(("pick", "shiori") if take else ("done",)))
    s.pick("event", *([] if take else ["sora"]))
    assert s.lies("shiori") == ("hand" if take else "deck")
    assert (s.pile("deck")[0], s.prompt) == ("fourth", "main")


# --- hSD12-010 Koseki Bijou


def awakening(*cheers: object) -> Scene:
    s = Scene(
        {
            "center": one("hSD12-010", "bijou", cheers=list(cheers)),
            "back": [one("hSD12-003", "shiori", cheers=["blue"])],
            "archive": [one("hSD01-003", "sora"), one("hSD12-011", "second"), one("hSD12-015", "event")],
        },
        {"center": one("Spare", "foe")},
    )
    s.use("bijou", "foe", 2)
    return s


@rule("hocg:10.4.2.2", "hocg:12.2.4.3")
@played("hSD12-010", "art2")
def test_010_pays_a_cheer_that_is_not_purple_for_an_archived_holomem() -> None:
    s = awakening(one("purple", "p"), one("red", "r"), one("blue", "b"))
    s.do("yes")
    assert s.choices() == {"r", "b"}
    s.pick("b")
    assert s.choices() == {"sora", "second"}
    s.pick("sora")
    assert (s.lies("sora"), s.lies("b"), s.cheers("bijou")) == ("hand", "archive", ["purple", "red"])
    assert s.mem("foe").damage == 50


@rule("hocg:10.4.2.2")
@played("hSD12-010", "art2")
def test_010_need_not_pay_and_cannot_with_purple_alone() -> None:
    s = awakening("purple", "red")
    s.do("no")
    assert (s.cheers("bijou"), s.count("hand")) == (["purple", "red"], 0)
    s = awakening("purple", "purple")
    assert (s.prompt, s.mem("foe").damage) == ("perform", 50)


# --- hSD12-011 Koseki Bijou


def joining(*cheers: object) -> Scene:
    s = Scene(
        {
            "center": one("hSD01-006", "center"),
            "collab": one("hSD12-010", "bijou", cheers=list(cheers)),
            "back": [one("hSD01-003", "sora")],
            "hand": [one("hSD12-011", "second")],
        },
        {"center": one("Spare", "foe")},
    )
    s.do("bloom", "second", "bijou")
    return s


@rule("hocg:13.3.1", "hocg:5.7.1", "hocg:10.2.1.2")
@played("hSD12-011", "bloom_effect1")
def test_011_draws_and_may_archive_a_cheer_to_strengthen_anybody() -> None:
    s = joining(one("purple", "p"), one("blue", "b"), "white", "white")
    assert s.count("hand") == 1
    s.do("yes")
    s.pick("b")
    assert s.choices() == {"bijou", "sora", "center"}
    s.pick("bijou")
    assert (s.lies("b"), s.prompt) == ("archive", "main")
    s.use("bijou", "foe")
    assert s.mem("foe").damage == 150


@rule("hocg:13.3.1", "hocg:10.2.1.2")
@played("hSD12-011", "bloom_effect1")
def test_011_strengthens_whoever_is_chosen_and_nobody_else() -> None:
    s = joining(one("purple", "p"), one("blue", "b"))
    s.do("yes")
    s.pick("b")
    s.pick("sora")
    assert [value(s.t, ARTS, s.mem(who).id, 0) for who in ("sora", "bijou", "center")] == [40, 0, 0]


@rule("hocg:13.3.1")
@played("hSD12-011", "bloom_effect1")
def test_011_without_archiving_only_the_card_is_drawn() -> None:
    s = joining(one("purple", "p"))
    s.do("no")
    assert (s.count("hand"), s.cheers("bijou"), s.prompt, s.t.mods) == (1, ["purple"], "main", {})
    s = joining()
    assert (s.count("hand"), s.prompt) == (1, "main")


def sparkle(cheers: list[str], mine: list[str], theirs: list[str], effects: tuple[object, ...] = ()) -> str:
    """Why Behold the Sparkle! (one purple, three neutral) may not be used."""
    s = Scene(
        {"center": one("hSD12-011", "bijou", cheers=cheers), "archive": mine},
        {"center": one("Spare", "foe"), "archive": theirs},
        effects=list(effects),
    )
    s.do("pass")
    (number,) = (a.number for a in arts(s, "bijou"))
    why = s.why_not("art", "bijou", number, "foe")
    if not why:
        s.use("bijou", "foe")
        assert s.mem("foe").damage == 110
    return why


@rule("hocg:12.2.3.1", "hocg:10.5.2", "hocg:2.4.2")
@played("hSD12-011", "art1")
@pytest.mark.parametrize(
    ("cheers", "mine", "theirs", "why"),
    [
        (["purple x4"], [], [], ""),
        (["purple x3"], [], [], "hocg:12.2.3.1"),
        (["purple x3"], ["blue"], [], ""),
        (["purple x2"], ["blue"], ["blue x3"], "hocg:12.2.3.1"),  # one color
        (["purple x2"], ["blue"], ["red"], ""),
        (["purple"], ["blue", "red"], ["white"], ""),
        (["purple"], ["blue", "red", "green"], ["white", "yellow"], ""),  # never below the colored icon
        (["blue"], ["blue", "red", "green"], ["white", "yellow"], "hocg:12.2.3.1"),
        ([], ["blue", "red", "green"], ["white", "yellow"], "hocg:12.2.3.1"),
        (["purple x3"], ["hSD12-003", "hSD01-016"], [], "hocg:12.2.3.1"),  # cheers only
    ],
)
def test_011_sparkle_costs_one_less_for_each_color_in_both_archives(
    cheers: list[str], mine: list[str], theirs: list[str], why: str
) -> None:
    assert sparkle(cheers, mine, theirs) == why


@rule("hocg:12.2.3.1")
@played("hSD12-011", "art1")
@pytest.mark.parametrize(("cheers", "why"), [(["purple x2"], "hocg:12.2.3.1"), (["purple x3"], "")])
def test_011_changes_of_the_cost_are_summed_before_they_stop_at_nothing(cheers: list[str], why: str) -> None:
    more = {"arts_cost": 3, "on": "A center", "until": "this turn"}
    assert sparkle(cheers, ["blue", "red", "green", "white"], [], (more,)) == why


# --- hSD12-012 Nerissa Ravencroft


@rule("hocg:12.2.3.1", "hocg:10.5.2")
@played("hSD12-012", "art1")
@pytest.mark.parametrize(
    ("life", "cheers", "why"),
    [(3, 2, ""), (3, 1, "hocg:12.2.3.1"), (4, 3, "hocg:12.2.3.1"), (4, 4, ""), (1, 2, "")],
)
def test_012_blues_cost_two_less_with_three_or_less_life(life: int, cheers: int, why: str) -> None:
    s = Scene(
        {"center": one("hSD12-012", "nerissa", cheers=["purple"] * cheers), "life": life},
        {"center": one("Spare", "foe"), "life": 1},
    )
    s.do("pass")
    (number,) = (a.number for a in arts(s, "nerissa"))
    assert s.why_not("art", "nerissa", number, "foe") == why


# --- hSD12-013 Mococo Abyssgard, hSD12-014 Fuwawa Abyssgard


def puppy(number: str, *back: object, center: str = "hSD12-006") -> Scene:
    s = Scene(
        {
            "spare": False,
            "center": one(center, "center"),
            "back": [one(number, "puppy"), *back],
            "cheer_deck": ["blue", "red"],
            "deck": 9,
        }
    )
    s.do("collab", "puppy")
    return s


@rule("hocg:13.2.1", "hocg:10.4.2.2", "hocg:4.4.7")
@played("hSD12-013", "collab_effect1")
def test_013_returns_a_back_debut_to_draw_two() -> None:
    s = puppy(
        "hSD12-013",
        one("hSD12-008", "bijou"),
        one("hSD12-003", "shiori", cheers=[one("blue", "b")], attached=[one("hSD12-016", "geow")]),
        one("hSD12-005", "first"),
    )
    s.do("yes")
    assert s.choices() == {"bijou", "shiori"}
    s.pick("shiori")
    assert (s.place("shiori"), s.count("hand"), s.lies("b"), s.lies("geow")) == ("gone", 2, "archive", "archive")
    assert s.pile("deck")[-1] == "-" and s.count("deck") == 9 - 1 + 1 - 2


@rule("hocg:13.2.1", "hocg:10.4.2.2")
@played("hSD12-014", "collab_effect1")
def test_014_returns_a_back_debut_to_send_a_cheer() -> None:
    s = puppy("hSD12-014", one("hSD12-008", "bijou"), one("hSD12-005", "first"))
    s.do("yes")
    assert s.place("bijou") == "gone"
    assert s.choices() == {"center", "puppy", "first"}
    s.pick("first")
    assert (s.cheers("first"), s.count("hand")) == (["blue"], 0)


@rule("hocg:13.2.1", "hocg:10.4.2.2")
@played("hSD12-013", "collab_effect1")
@played("hSD12-014", "collab_effect1")
@pytest.mark.parametrize("number", ["hSD12-013", "hSD12-014"])
def test_013_014_need_a_stage_of_advent_and_a_back_debut_and_are_optional(number: str) -> None:
    s = puppy(number, one("hSD12-008", "bijou"))
    s.do("no")
    assert (s.place("bijou"), s.count("hand"), s.cheers("center"), s.prompt) == ("back", 0, [], "main")
    assert puppy(number, one("hSD12-005", "first")).prompt == "main"  # no Debut in the back
    assert puppy(number, one("hSD12-008", "bijou"), center="hSD01-006").prompt == "main"
    assert puppy(number, one("hSD01-003", "sora")).prompt == "main"
