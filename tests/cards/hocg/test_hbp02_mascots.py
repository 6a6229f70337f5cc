"""hBP02, mascots for one holomem: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, Scene, one
from tests.rule import rule

AXE, JOBS = "hBP01-114", "hBP01-119"
FUBUKI0, FUBUKI1, SORA = "hBP02-008", "hBP02-010", "hSD01-003"
ORUYANKE, NEJI, CHUN, FUBZILLA, TATANG, INU, UDIN, DEATH = (
    f"hBP02-{n}" for n in ("089", "090", "091", "092", "094", "096", "097", "098")
)
FOE = {"center": one("Spare", "foe"), "collab": one("Spare", "beside")}


# --- hBP02-089, 091: when Fubuki collabs


@rule("hocg:5.19.1", "hocg:8.4.1", "hocg:10.8.1")
@pytest.mark.parametrize(("holder", "drawn"), [(FUBUKI0, 1), (SORA, 0)])
@played("hBP02-089", "text")
def test_089_draws_when_fubuki_collabs(holder: str, drawn: int) -> None:
    s = Scene(
        {
            "back": [one(holder, "holder", attached=[ORUYANKE])],
            "hand": [SORA],
            "deck": [one(SORA, "a"), one(SORA, "b"), SORA],
        }
    )
    s.do("collab", "holder")
    assert (s.count("hand"), s.lies("a"), s.lies("b") == "hand") == (1 + drawn, "power", drawn == 1)


@rule("hocg:5.19.1")
@played("hBP02-089", "text")
@played("hBP02-091", "text")
@pytest.mark.parametrize("number", [ORUYANKE, CHUN])
def test_089_091_are_silent_when_somebody_else_collabs(number: str) -> None:
    s = Scene({"back": [one(FUBUKI0, "holder", attached=[number]), one(FUBUKI0, "other")], "archive": [JOBS]})
    s.do("collab", "other")
    assert (s.prompt, s.count("hand")) == ("main", 0)


def chun(holder: str = FUBUKI0) -> Scene:
    s = Scene(
        {
            "back": [one(holder, "holder", attached=[CHUN])],
            "archive": [one(JOBS, "jobs"), one(TATANG, "tatang"), one(AXE, "axe"), one(SORA, "sora")],
        }
    )
    s.do("collab", "holder")
    return s


@rule("hocg:5.19.1", "hocg:10.8.1")
@played("hBP02-091", "text")
def test_091_returns_a_mascot_when_fubuki_collabs() -> None:
    s = chun()
    s.do("yes")
    assert s.choices() == {"jobs", "tatang"}
    s.pick("tatang")
    assert (s.lies("tatang"), s.lies("jobs"), s.prompt) == ("hand", "archive", "main")


@rule("hocg:5.19.1")
@played("hBP02-091", "text")
def test_091_need_not_and_does_nothing_for_others() -> None:
    s = chun()
    s.do("no")
    assert (s.count("hand"), s.prompt) == (0, "main")
    assert chun(SORA).prompt == "main"


# --- hBP02-090 Nejimakitsune


@rule("hocg:11.3.1.1", "hocg:5.17.4.2", "hocg:5.19.1")
@played("hBP02-090", "text")
def test_090_saves_a_cheer_of_fubuki() -> None:
    s = Scene(
        {
            "center": one(SORA, "one", cheers=["red"]),
            "collab": one(FUBUKI0, "fubuki", damage=90, cheers=[one("green", "g"), one("white", "w")], attached=[NEJI]),
            "back": [one("hSD01-008", "two", resting=True)],
        },
        {"center": one(SORA, "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "fubuki")
    assert (s.t.asked, s.choices()) == ((A,), {"g", "w"})
    assert not s.options("done")
    s.pick("g")
    assert s.choices() == {"one", "two"}
    s.pick("two")
    assert (s.has("two", "g"), s.lies("w"), s.place("fubuki")) == (True, "archive", "gone")


@rule("hocg:11.3.1.1")
@played("hBP02-090", "text")
@pytest.mark.parametrize(("holder", "saved"), [(FUBUKI0, True), ("hBP01-032", False)])
def test_090_works_in_ones_own_turn_too_but_for_fubuki_alone(holder: str, saved: bool) -> None:
    s = Scene(
        {
            "center": one(holder, "me", damage=110, cheers=[one("green", "g")], attached=[AXE, NEJI]),
            "back": [one(SORA, "one")],
        },
        FOE,
    )
    s.use("me", "foe")  # the axe strikes its holder
    assert (s.place("me"), s.has("one", "g"), s.lies("g") == "archive") == ("gone", saved, not saved)


@rule("hocg:11.3.1.1")
@played("hBP02-090", "text")
def test_090_is_silent_when_somebody_else_goes_down() -> None:
    s = Scene(
        {
            "center": one(FUBUKI0, "other", damage=90, cheers=[one("green", "g")]),
            "back": [one(FUBUKI0, "holder", cheers=[one("white", "w")], attached=[NEJI]), one(SORA, "sora")],
        },
        {"center": one(SORA, "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "other")
    assert (s.place("other"), s.lies("g"), s.has("holder", "w")) == ("gone", "archive", True)


# --- hBP02-092 Fubzilla


def fubzilla(holder: str = FUBUKI0, cheers: int = 2) -> Scene:
    return Scene(
        {
            "center": one(FUBUKI0, "other", cheers=[one("red", f"r{i}") for i in range(cheers)]),
            "collab": one(holder, "holder", cheers=[one("white", "w")], attached=[FUBZILLA]),
            "archive": ["white"],
        },
        FOE,
    )


@rule("hocg:5.19.1", "hocg:10.4.2.2", "hocg:10.7.2.1.1", "hocg:7.7.2")
@played("hBP02-092", "text")
def test_092_archives_two_cheers_of_the_stage_and_strengthens_its_holder() -> None:
    s = fubzilla(cheers=5)
    s.answer(s.options("ability")[0])
    assert s.choices() == {"r0", "r1", "r2", "r3", "r4"}  # picked in this order: w can only be the second
    s.pick("r0")
    assert s.choices() == {"r1", "r2", "r3", "r4", "w"}
    s.pick("r1")
    assert (s.lies("r0"), s.lies("r1"), s.prompt, s.options("ability")) == ("archive", "archive", "main", [])
    s.use("holder", "foe")
    s.use("other", "beside")
    assert (s.mem("foe").damage, s.mem("beside").damage) == (80, 30)


@rule("hocg:5.19.1", "hocg:10.4.2.2")
@played("hBP02-092", "text")
@pytest.mark.parametrize(("holder", "cheers"), [(SORA, 2), (FUBUKI0, 0)])
def test_092_is_for_fubuki_and_needs_two_cheers(holder: str, cheers: int) -> None:
    assert not fubzilla(holder, cheers).options("ability")


@rule("hocg:10.7.2.1.1")
@played("hBP02-092", "text")
def test_092_works_again_next_turn() -> None:
    s = fubzilla(cheers=5)
    s.answer(s.options("ability")[0])
    s.pick("r0", "r1")
    turn = s.t.turn
    while s.t.turn < turn + 2 or s.prompt != "main":
        s.answer(s.options("pick")[0] if s.prompt == "pick" else ("pass",))
    assert s.options("ability")


@rule("hocg:5.19.1")
@played("hBP02-092", "text")
def test_092_is_used_in_the_main_phase() -> None:
    s = fubzilla()
    s.do("pass")
    assert (s.prompt, s.options("ability")) == ("perform", [])


# --- hBP02-096 inu


def inu(holder: str = "hBP02-037", damage: int = 960, user: str = "holder") -> Scene:
    s = Scene(
        {
            "center": one("hBP01-048", "iroha", cheers=["green"]),
            "collab": one(holder, "holder", cheers=["blue x2"], attached=[INU]),
            "back": [one(SORA, "sora")],
            "archive": [one("red", "r"), one("white", "w"), one("hSD01-016", "event")],
        },
        {"center": one("Spare", "foe", damage=damage), "back": [one("Spare", "rest")]},
    )
    s.use(user, "foe")
    while s.prompt == "pick" and s.t.asked != (A,):
        s.answer(s.options("pick")[0])
    return s


@rule("hocg:5.19.1", "hocg:11.3.1.1", "hocg:5.21.1")
@played("hBP02-096", "text")
def test_096_sends_a_cheer_when_chloe_downs_somebody() -> None:
    s = inu()
    s.do("yes")
    assert s.choices() == {"r", "w"}
    s.pick("w")
    assert s.choices() == {"holder", "iroha"}
    s.pick("iroha")
    assert (s.cheers("iroha"), s.lies("r"), s.place("foe")) == (["green", "white"], "archive", "gone")


@rule("hocg:5.19.1", "hocg:11.3.1.1")
@played("hBP02-096", "text")
def test_096_need_not_send_one() -> None:
    s = inu()
    s.do("no")
    assert (s.lies("r"), s.lies("w"), s.place("foe")) == ("archive", "archive", "gone")


@rule("hocg:5.19.1", "hocg:11.3.1.1")
@played("hBP02-096", "text")
@pytest.mark.parametrize(
    ("holder", "damage", "user"), [(SORA, 960, "holder"), ("hBP02-037", 0, "holder"), ("hBP02-037", 970, "iroha")]
)
def test_096_answers_downs_by_chloe_with_inu_only(holder: str, damage: int, user: str) -> None:
    s = inu(holder, damage, user)
    assert (s.prompt, s.lies("w"), s.place("foe") == "gone") == ("perform", "archive", damage > 0)


# --- hBP02-097 UDIN


@rule("hocg:5.19.1", "hocg:10.8.1")
@played("hBP02-097", "text")
def test_097_draws_and_archives_when_ollie_blooms() -> None:
    s = Scene(
        {
            "back": [one("hBP02-048", "ollie", attached=[UDIN])],
            "hand": [one("hBP02-050", "bloom"), one(SORA, "held")],
            "deck": [one(JOBS, "drawn"), SORA],
        }
    )
    s.do("bloom", "bloom", "ollie")
    assert s.choices() == {"held", "drawn"} and not s.options("done")
    s.pick("drawn")
    assert (s.lies("drawn"), s.lies("held"), s.count("deck"), s.prompt) == ("archive", "hand", 1, "main")


@rule("hocg:5.19.1", "hocg:1.3.2")
@played("hBP02-097", "text")
def test_097_archives_even_if_there_is_nothing_to_draw() -> None:
    s = Scene(
        {
            "center": one("hBP02-048", "ollie", attached=[UDIN]),
            "hand": [one("hBP02-050", "bloom"), one(SORA, "held")],
            "deck": [],
        }
    )
    s.do("bloom", "bloom", "ollie")
    assert (s.lies("held"), s.prompt) == ("archive", "main")


@rule("hocg:5.19.1")
@played("hBP02-097", "text")
@pytest.mark.parametrize(("holder", "bloom"), [(FUBUKI0, FUBUKI1), ("hBP02-048", None)])
def test_097_is_silent_for_others(holder: str, bloom: str | None) -> None:
    s = Scene(
        {
            "center": one(holder, "holder", attached=[UDIN]),
            "back": [one("hBP02-048", "ollie")],
            "hand": [one(bloom or "hBP02-050", "bloom"), one(SORA, "held")],
        }
    )
    s.do("bloom", "bloom", "holder" if bloom else "ollie")
    assert (s.prompt, s.count("hand")) == ("main", 1)


# --- hBP02-098 Death-sensei


@rule("hocg:5.19.1")
@played("hBP02-098", "text")
@pytest.mark.parametrize(
    ("holder", "worn", "cheers", "usable"),
    [
        ("hBP02-059", [DEATH], ["red", "blue", "white"], True),
        ("hBP02-059", [DEATH], ["red", "blue"], False),
        ("hBP02-059", [], ["red", "blue", "white"], False),
        ("hBP02-047", [DEATH], ["red", "blue", "white"], False),
    ],
)
def test_098_lets_calliope_pay_with_any_color(holder: str, worn: list[str], cheers: list[str], usable: bool) -> None:
    friend = one("hBP02-059", "friend", cheers=["red", "blue", "white"])
    s = Scene({"center": friend, "collab": one(holder, "me", cheers=cheers, attached=worn)}, FOE, phase="performance")
    assert {o[1] for o in s.options("art")} == ({s.number("me")} if usable else set())
