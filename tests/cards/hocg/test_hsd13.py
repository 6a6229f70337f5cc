"""hSD13, start deck Elizabeth Rose Bloodflame and Gigi Murin, Oshi and Elizabeth: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.rules.stats import hp
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.rule import rule

ERB2, GIGI2 = "hSD13-007", "hSD13-013"


# --- hSD13-001 Elizabeth Rose Bloodflame, Oshi


def struck(*back: object, attacker: object = None, **more: object) -> Scene:
    """B's center is about to be hit by 30; B's Oshi is Elizabeth with three holo Power."""
    return Scene(
        {"center": attacker or one("hSD01-003", "me", cheers=["white"])},
        {
            "oshi": "hSD13-001",
            "power": 3,
            "center": one("hSD13-003", "front"),
            "back": list(back),
            **more,
        },
    )


@rule("hocg:12.1.5.1", "hocg:10.11.1.1", "hocg:12.1.3")
@played("hSD13-001", "skill")
def test_001_lets_a_red_second_or_buzz_take_the_arts_damage() -> None:
    s = struck(one(ERB2, "red"), one(ERB2, "redder"), one(GIGI2, "yellow"), one("hSD13-004", "first"))
    s.use("me", "front")
    assert s.t.asked == (B,)
    s.replace()
    assert s.choices() == {"red", "redder"}
    s.pick("redder")
    assert (s.mem("front").damage, s.mem("red").damage, s.mem("redder").damage) == (0, 0, 30)
    assert (s.count("power", B), s.prompt) == (0, "perform")


@rule("hocg:12.1.5.1")
@played("hSD13-001", "skill")
def test_001_finds_a_red_buzz_too() -> None:
    s = struck(one("hSD02-008", "buzz"))  # a red 1st Buzz
    s.use("me", "front")
    s.replace()
    assert (s.mem("front").damage, s.mem("buzz").damage) == (0, 30)


@rule("hocg:12.1.5.1", "hocg:12.1.5.3")
@played("hSD13-001", "skill")
def test_001_need_not_be_used() -> None:
    s = struck(one(ERB2, "red"))
    s.use("me", "front")
    s.do("pass")
    assert (s.mem("front").damage, s.mem("red").damage, s.count("power", B)) == (30, 0, 3)


@rule("hocg:12.1.5.1", "hocg:10.4.2.2")
@played("hSD13-001", "skill")
@pytest.mark.parametrize("why", ["nobody fits", "only the one who is hit", "no power"])
def test_001_is_not_offered_for_nothing(why: str) -> None:
    center = one(ERB2, "front") if why == "only the one who is hit" else one("hSD13-003", "front")
    back = one(ERB2 if why == "no power" else "hSD13-004", "other")
    s = struck(back, center=center, power=2 if why == "no power" else 3)
    s.use("me", "front")
    assert (s.prompt, s.mem("front").damage) == ("perform", 30)


@rule("hocg:8.5.1.1")
@played("hSD13-001", "skill")
def test_001_answers_one_hit_a_turn() -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"]), "collab": one("hSD01-003", "too", cheers=["white"])},
        {
            "oshi": "hSD13-001",
            "power": 6,
            "center": one("hSD13-003", "front"),
            "back": [one(ERB2, "red")],
        },
    )
    s.use("me", "front")
    s.replace()
    s.use("too", "front")
    assert (s.mem("front").damage, s.mem("red").damage, s.count("power", B)) == (30, 30, 3)


@rule("hocg:rb.term.special-damage", "hocg:10.13.3")
@played("hSD13-001", "skill")
def test_001_does_not_answer_special_damage() -> None:
    s = struck(one(ERB2, "red"), attacker=one("hSD17-008", "me", cheers=["blue", "blue"]))
    s.use("me", "front")
    assert s.mem("red").damage == 10  # the text's special damage landed before the Arts damage is asked about
    s.do("pass")
    assert s.mem("front").damage == 40


@rule("hocg:10.11.1.1", "hocg:11.3.1")
@played("hSD13-001", "skill")
def test_001_the_one_who_takes_it_is_the_one_who_goes_down() -> None:
    s = struck(one(ERB2, "red", damage=150))
    s.use("me", "front")
    s.replace()
    assert (s.place("front"), s.place("red"), s.mem("front").damage) == ("center", "gone", 0)


@rule("hocg:5.13.1", "hocg:5.21.1", "hocg:8.5.1.2")
@played("hSD13-001", "sp")
def test_001_sp_places_a_justice_holomem_and_sends_it_cheers() -> None:
    s = Scene(
        {
            "oshi": "hSD13-001",
            "power": 3,
            "archive": [
                one(GIGI2, "gigi"),
                one("hSD13-014", "cecilia"),
                one("hSD01-003", "sora"),
                *[one("red", f"r{i}") for i in range(6)],
            ],
        }
    )
    s.do("skill", 1)
    assert s.choices() == {"gigi", "cecilia"}
    s.pick("gigi")
    placed = next(m for m in s.t.mems.values() if s.at.labels["gigi"] in m.stack)
    assert len(placed.stack) == 1 and not placed.cheers
    for i in range(5, 0, -1):
        assert bool(s.options("done")) == (i < 5)
        s.pick(f"r{i}")
    assert (len(placed.cheers), s.lies("r0"), s.prompt) == (5, "archive", "main")


@rule("hocg:5.21.1", "hocg:10.7.2.3")
@played("hSD13-001", "sp")
def test_001_sp_may_send_one_cheer_only() -> None:
    s = Scene(
        {"oshi": "hSD13-001", "power": 3, "archive": [one(GIGI2, "gigi"), one("red", "a"), one("red", "b")]},
    )
    s.do("skill", 1)
    s.pick("b")
    s.do("done")
    assert (s.lies("a"), s.lies("b"), s.prompt) == ("archive", "elsewhere", "main")


@rule("hocg:1.3.2", "hocg:4.6.2.1", "hocg:10.7.2.3.4")
@played("hSD13-001", "sp")
@pytest.mark.parametrize("why", ["nobody there", "stage full"])
def test_001_sp_sends_nothing_if_nobody_is_placed(why: str) -> None:
    full = why == "stage full"
    s = Scene(
        {
            "oshi": "hSD13-001",
            "power": 3,
            "back": ["hSD13-003"] * (5 if full else 1),
            "archive": [one("hSD13-003" if full else "hSD01-003", "card"), one("red", "r"), "blue"],
        }
    )
    s.do("skill", 1)
    assert (s.lies("card"), s.lies("r"), s.prompt) == ("archive", "archive", "main")


# --- hSD13-002 Gigi Murin, Oshi


@rule("hocg:5.10.1", "hocg:8.5.1.1", "hocg:12.1.3")
@played("hSD13-002", "skill")
def test_002_switches_the_opposing_center_and_collab() -> None:
    s = Scene(
        {"oshi": "hSD13-002", "power": 2},
        {
            "center": one("hSD01-003", "one", damage=10, cheers=["white"]),
            "collab": one("hSD01-008", "two", resting=True),
            "back": one("hSD01-009", "three"),
        },
    )
    s.do("skill", 0)
    assert (s.place("one"), s.place("two"), s.place("three")) == ("collab", "center", "back")
    assert (s.mem("one").damage, s.cheers("one"), s.mem("two").resting) == (10, ["white"], True)
    assert s.why_not("skill", 0) == "hocg:8.5.1.1"


@rule("hocg:5.10.2", "hocg:10.7.2.3.4")
@played("hSD13-002", "skill")
def test_002_moves_nobody_if_one_place_is_empty() -> None:
    s = Scene({"oshi": "hSD13-002", "power": 1}, {"center": one("hSD01-003", "one"), "back": one("hSD01-009", "three")})
    s.do("skill", 0)
    assert (s.place("one"), s.place("three"), s.count("power")) == ("center", "back", 0)


def gathering(back: int = 1, archive: int = 5) -> Scene:
    return Scene(
        {
            "oshi": "hSD13-002",
            "power": 3,
            "center": one("hSD01-003", "sora"),
            "back": [one("hSD13-008", f"g{i}") for i in range(back)],
            "deck": {
                "top": [one(GIGI2, "a"), one("hSD13-010", "first"), one(GIGI2, "b"), one(GIGI2, "c")],
                "filler": 2,
            },
            "archive": [one("yellow", f"y{i}") for i in range(archive)],
        }
    )


@rule("hocg:5.13.1", "hocg:5.21.1", "hocg:5.6.1", "hocg:8.5.1.2")
@played("hSD13-002", "sp")
def test_002_sp_places_two_gigi_seconds_and_cheers_everybody() -> None:
    s = gathering()
    s.do("skill", 1)
    assert s.choices() == {"a", "b", "c"}
    s.pick("b", "a")
    assert len(s.t.spots[0]) == 4
    for label in ("y4", "y3", "y2"):  # four of five cheers, one to each holomem
        s.pick(label)
    s.pick("y1")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert sorted(len(m.cheers) for m in s.t.mems.values() if m.seat == 0) == [1, 1, 1, 1]
    assert s.lies("y0") == "archive"
    assert (s.known("a"), s.known("b")) == (3, 3)


@rule("hocg:10.7.2.3.3", "hocg:10.7.2.3.5", "hocg:1.3.2")
@played("hSD13-002", "sp")
def test_002_sp_may_find_fewer_and_cheers_as_many_as_it_can() -> None:
    s = gathering(back=2, archive=2)
    s.do("skill", 1)
    s.do("done")
    assert s.choices() == {"sora", "g0", "g1"}
    s.pick("g1")
    assert s.choices() == {"sora", "g0"}
    s.pick("sora")
    assert (len(s.cheers("g1")), len(s.cheers("sora")), s.cheers("g0"), s.prompt) == (1, 1, [], "main")


@rule("hocg:4.6.2.1")
@played("hSD13-002", "sp")
def test_002_sp_places_only_as_many_as_there_is_room_for() -> None:
    s = gathering(back=4, archive=0)
    s.do("skill", 1)
    s.pick("a")
    assert (len(s.t.spots[0]), s.prompt, s.lies("b")) == (6, "main", "deck")


# --- hSD13-005 to 007 Elizabeth Rose Bloodflame


@rule("hocg:11.3.1.1", "hocg:5.21.1")
@played("hSD13-005", "gift1")
@pytest.mark.parametrize(("victim", "sent"), [("hSD13-008", ["red"]), ("hSD01-009", [])])
def test_005_gets_a_cheer_when_a_justice_holomem_is_downed(victim: str, sent: list[str]) -> None:
    s = Scene(
        {"center": one("hSD17-009", "me", cheers=["blue"] * 3)},
        {
            "center": one(victim, "front"),
            "back": [one("hSD13-005", "erb"), one("hSD01-003", "rest")],
            "cheer_deck": ["red", "blue"],
            "life": 3,
        },
    )
    s.use("me", "front")
    assert (s.place("front"), s.cheers("erb")) == ("gone", sent)


@rule("hocg:10.7.2.1.1", "hocg:11.3.1.1")
@played("hSD13-005", "gift1")
def test_005_is_used_once_a_turn_whichever_of_them() -> None:
    s = Scene(
        {"oshi": "hSD17-001", "power": 2, "center": one("hSD17-009", "me", cheers=["blue"] * 3)},
        {
            "center": one("hSD13-008", "front", damage=50),
            "back": [one("hSD13-005", "one"), one("hSD13-005", "two"), one("hSD13-008", "third", damage=50)],
            "cheer_deck": ["red", "red", "red"],
            "life": 4,
        },
    )
    s.do("skill", 1)
    s.pick("third")
    while s.prompt != "main":
        s.answer((s.options("resolve") or s.options("pick"))[0])
    s.use("me", "front")
    while s.prompt != "perform":
        s.answer((s.options("resolve") or s.options("pick"))[0])
    assert (s.place("third"), s.place("front")) == ("gone", "gone")
    assert [*s.cheers("one"), *s.cheers("two")].count("red") == 1


@rule("hocg:10.3.2")
@played("hSD13-005", "gift1")
def test_005_gets_nothing_in_its_own_turn() -> None:
    s = Scene(
        {
            "center": one("hSD13-008", "gigi", damage=90, cheers=["yellow"], attached=["hBP01-114"]),
            "back": [one("hSD13-005", "erb")],
            "cheer_deck": ["red"],
            "life": [one("white", "w"), "white"],
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.use("gigi", "foe")  # the axe strikes its holder
    assert (s.place("gigi"), s.cheers("erb")) == ("gone", ["white"])  # the life card alone


@rule("hocg:13.3.2", "hocg:10.10.2")
@played("hSD13-006", "bloom_effect1")
def test_006_strengthens_a_justice_holomem() -> None:
    s = Scene(
        {
            "hand": [one("hSD13-006", "first")],
            "center": one("hSD13-008", "gigi", cheers=["yellow"]),
            "back": [one("hSD13-003", "erb"), one("hSD01-003", "sora")],
        },
        {"center": one("hSD01-006", "foe")},
    )
    s.do("bloom", "first", "erb")
    assert s.choices() == {"gigi", "erb"}
    s.pick("gigi")
    s.use("gigi", "foe")
    assert s.mem("foe").damage == 40


@rule("hocg:10.10.1", "hocg:4.4.5")
@played("hSD13-007", "gift1")
@pytest.mark.parametrize(("cheers", "alive"), [(2, False), (3, True)])
def test_007_has_ten_more_hp_for_each_cheer_of_its_own(cheers: int, alive: bool) -> None:
    s = Scene(
        {"center": one("hSD01-003", "me", cheers=["white"])},
        {
            "center": one(ERB2, "erb", damage=170, cheers=["red"] * cheers),
            "back": one("hSD13-003", "other", cheers=["red"] * 3),
        },
    )
    assert (hp(s.t, s.mem("erb")), hp(s.t, s.mem("other"))) == (180 + 10 * cheers, 140)
    s.use("me", "erb")
    assert (s.place("erb") == "center") == alive


@rule("hocg:12.2.4.3")
@played("hSD13-007", "art1")
@pytest.mark.parametrize(("cheers", "dealt"), [(3, 160), (5, 200)])
def test_007_hits_harder_for_each_cheer_of_its_own(cheers: int, dealt: int) -> None:
    s = Scene(
        {"center": one(ERB2, "erb", cheers=["red"] * cheers), "back": one("hSD13-003", "other", cheers=["red"])},
        {"center": one("hSD01-006", "foe")},
    )
    s.use("erb", "foe")
    assert (s.mem("foe").damage, len(s.cheers("erb"))) == (dealt, cheers)


@rule("hocg:11.3.1.1", "hocg:5.21.1")
@played("hSD13-007", "art1")
def test_007_gets_a_cheer_when_this_arts_downs_somebody() -> None:
    s = Scene(
        {"center": one(ERB2, "erb", cheers=["red"] * 3), "cheer_deck": ["blue", "red"]},
        {"center": one("hSD01-003", "foe"), "back": one("hSD01-009", "rest")},
    )
    s.use("erb", "foe")
    assert (s.place("foe"), s.cheers("erb")) == ("gone", ["red", "red", "red", "blue"])


@rule("hocg:11.3.1.1")
@played("hSD13-007", "art1")
def test_007_gets_none_for_somebody_elses_arts() -> None:
    s = Scene(
        {
            "center": one(ERB2, "erb", cheers=["red"] * 3),
            "collab": one("hSD01-003", "sora", cheers=["white"]),
            "cheer_deck": ["blue", "red"],
        },
        {"center": one("hSD01-006", "foe", damage=60), "back": one("hSD01-009", "rest")},
    )
    s.use("erb", "foe")
    s.use("sora", "foe")
    assert (s.place("foe"), len(s.cheers("erb"))) == ("gone", 3)
