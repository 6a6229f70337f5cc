"""hBP01, tools, mascots and fans: every printed sentence, played."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Names, Printed
from kaimaku.games.hocg.lang import ARCHIVE, HOLOMEM, Attach, card, fan, use
from kaimaku.games.hocg.rules.stats import hp
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, Scene, one
from tests.rule import rule

FOE = "hSD02-008"  # 230 HP, red, Buzz
WHITE_FOE = "hSD01-006"  # 240 HP, white, Buzz
AXE, MIC, FRIEND, ANKIMO = "hBP01-114", "hBP01-115", "hBP01-117", "hBP01-118"
ROSES, RABBITS, KFP, TROUPE = "hBP01-122", "hBP01-123", "hBP01-125", "hBP01-126"

card(  # brings a fan back from the archive
    "tBP01-fans",
    use(Attach(ARCHIVE(fan), HOLOMEM)),
    printed=Printed(number="tBP01-fans", kind="support", name=Names("Finder of fans", "ファン探し"), support="item"),
)


# --- hBP01-115 Hoshimachi Suisei's Microphone


def singing(card: str, *, by: str = "me", damage: int = 210) -> Scene:
    s = Scene(
        {
            "center": one(card, "me", cheers=["blue x2"], attached=[MIC]),
            "collab": one("hSD01-003", "friend", cheers=["white"]),
            "cheer_deck": ["red", "blue"],
        },
        {"center": one(FOE, "foe", damage=damage), "back": [one("hSD01-003", "rest")], "life": 4},
    )
    s.use(by, "foe")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    return s


@rule("hocg:5.19.1", "hocg:rb.timing.downs", "hocg:5.21.1")
@pytest.mark.parametrize(
    ("card", "by", "damage", "sent"),
    [
        ("hBP01-078", "me", 210, 1),
        ("hSD07-013", "me", 210, 0),
        ("hBP01-084", "me", 210, 0),
        ("hBP01-078", "friend", 210, 0),
        ("hBP01-078", "me", 0, 0),
    ],
    ids=["first", "Debut", "another", "by another", "not downed"],
)
@played("hBP01-115", "text")
def test_115_sends_a_cheer_to_a_grown_suisei_that_downs_somebody(card: str, by: str, damage: int, sent: int) -> None:
    s = singing(card, by=by, damage=damage)
    assert s.cheers("me") == ["blue", "blue", *["red"] * sent]


@rule("hocg:12.2.4.4", "hocg:10.1.1.3")
@played("hBP01-115", "text")
def test_115_strengthens_whoever_holds_it() -> None:
    assert singing("hSD03-002", damage=0).mem("foe").damage == 40


# --- hBP01-117 Friend


def befriended(card: str, active: str = "B") -> Scene:
    s = Scene(
        {"center": one(card, "me", cheers=["white"], attached=[one(FRIEND, "friend"), AXE])},
        {"center": one(WHITE_FOE, "foe", cheers=["white x2"])},
        active=active,
    )
    s.use(*(("foe", "me") if active == "B" else ("me", "foe")))
    return s


@rule("hocg:5.19.1", "hocg:rb.term.takes-minus", "hocg:10.4.2.2")
@pytest.mark.parametrize(("answer", "damage"), [("yes", 20), ("no", 50)])
@played("hBP01-117", "text")
def test_117_may_be_archived_to_take_thirty_off_what_mumei_takes(answer: str, damage: int) -> None:
    s = befriended("hBP01-017")
    assert (s.prompt, s.t.asked) == ("may", (A,))
    s.do(answer)
    assert (s.mem("me").damage, s.has("me", "friend")) == (damage, answer == "no")
    assert s.lies("friend") == ("archive" if answer == "yes" else "elsewhere")


@rule("hocg:5.19.1", "hocg:10.3.2", "hocg:12.2.4.4")
@played("hBP01-117", "text")
def test_117_helps_nobody_else_and_not_in_ones_own_turn() -> None:
    s = befriended("hSD01-005")
    assert (s.mem("me").damage, s.has("me", "friend"), s.prompt) == (50, True, "perform")
    s = befriended("hBP01-017", "A")
    assert (s.mem("me").damage, s.mem("foe").damage, s.prompt) == (10, 20 + 20 + 10, "perform")


# --- hBP01-118 Ankimo


@rule("hocg:10.1.1.3", "hocg:4.4.5.3")
@pytest.mark.parametrize("card", ["hSD01-005", "hSD03-005"])
@played("hBP01-118", "text")
def test_118_gives_ten_hp(card: str) -> None:
    s = Scene({"center": one(card, "me", attached=[ANKIMO]), "collab": one(card, "plain")})
    assert hp(s.t, s.mem("me")) == hp(s.t, s.mem("plain")) + 10


@rule("hocg:12.2.3.1", "hocg:5.19.1", "hocg:rb.timing.would-use-arts")
@pytest.mark.parametrize(
    ("card", "attached", "able"),
    [
        ("hBP01-021", ANKIMO, True),
        ("hBP01-021", FRIEND, False),
        ("hBP01-015", ANKIMO, False),
        ("hSD01-003", ANKIMO, True),
    ],
    ids=["white", "another mascot", "another holomem", "neutral"],
)
@played("hBP01-118", "text")
def test_118_is_a_white_cheer_for_soras_arts(card: str, attached: str, able: bool) -> None:
    s = Scene({"center": one(card, "me", attached=[attached])}, {"center": FOE}, phase="performance")
    assert bool(s.options("art")) is able


@rule("hocg:8.7.2")
@pytest.mark.parametrize(("cheers", "able"), [([], False), (["red"], True)])
@played("hBP01-118", "text")
def test_118_is_no_cheer_for_a_baton_pass(cheers: list[str], able: bool) -> None:
    """Q107."""
    s = Scene({"center": one("hBP01-021", "me", cheers=cheers, attached=[ANKIMO]), "back": ["hSD01-003"]})
    assert bool(s.options("baton")) is able


# --- hBP01-122 Rose Knights


@rule("hocg:11.3.1.1", "hocg:5.21.1")
@pytest.mark.parametrize("fans", [1, 2])
@played("hBP01-122", "text")
def test_122_sends_a_cheer_to_an_aki_when_its_holder_is_downed(fans: int) -> None:
    s = Scene(
        {
            "center": one("hBP01-032", "aki", damage=90, attached=[ROSES] * fans),
            "back": [one("hBP01-034", "one"), one("hBP01-032", "two"), one("hSD01-003", "sora")],
            "cheer_deck": ["red", "blue", "green"],
            "life": 3,
        },
        {"center": one("hSD01-003", "foe", cheers=["white"])},
        active="B",
    )
    s.use("foe", "aki")
    for _ in range(fans):
        while s.prompt != "pick":
            s.answer(s.options("resolve")[0])
        assert s.choices() in ({"one", "two"}, {"aki", "one", "two"})
        s.pick("one")
    while s.prompt == "pick":  # the life card
        s.pick("sora")
    assert (s.place("aki"), s.cheers("one"), s.cheers("two")) == ("gone", ["red", "blue"][:fans], [])


@rule("hocg:10.3.2")
@played("hBP01-122", "text")
def test_122_is_silent_in_ones_own_turn() -> None:
    s = Scene(
        {
            "center": one("hBP01-032", "aki", damage=90, cheers=["green"], attached=[ROSES, AXE]),
            "back": [one("hBP01-034", "one")],
            "cheer_deck": ["red", "red"],
            "life": [one("white", "w"), "white"],
        },
        {"center": one(FOE, "foe")},
    )
    s.use("aki", "foe")
    assert (s.place("aki"), s.cheers("one")) == ("gone", ["white"])


FANS = {ROSES: "hBP01-032", RABBITS: "hBP01-038", KFP: "hBP01-064", TROUPE: "hBP01-068"}


@rule("hocg:11.4.3", "hocg:rb.support.fan-multiple")
@pytest.mark.parametrize("fan", FANS)
@played("hBP01-122", "text")
@played("hBP01-123", "text")
@played("hBP01-125", "text")
@played("hBP01-126", "text")
def test_fans_go_on_their_own_and_any_number_of_them(fan: str) -> None:
    s = Scene(
        {
            "center": one(FANS[fan], "me", attached=[fan, fan]),
            "back": [one("hSD01-003", "x")],
            "hand": [one(fan, "third")],
        }
    )
    assert s.why_not("play", "third", "x") == "hocg:11.4.3"
    s.do("play", "third", "me")
    assert s.has("me", "third")


# --- hBP01-123 Wild Rabbit Alliance


def rabbits(dice: list[int], fans: int = 1, roller: str = "peko") -> Scene:
    s = Scene(
        {
            "center": one("hBP01-038", "peko", cheers=["green"], attached=[RABBITS] * fans),
            "collab": one("hBP01-038", "other", cheers=["green"]),
        },
        {"center": one(FOE, "foe")},
        dice=dice,
    )
    s.use(roller, "foe")
    s.do("yes")
    return s


@rule("hocg:5.26.1", "hocg:rb.timing.rolled", "hocg:10.4.2.2")
@pytest.mark.parametrize(
    ("dice", "answers", "dealt"),
    [([3, 4], ["yes"], 40), ([4, 3], ["yes"], 20), ([4], ["no"], 40), ([3, 5, 2], ["yes", "yes"], 40)],
)
@played("hBP01-123", "text")
def test_123_may_be_archived_to_roll_again(dice: list[int], answers: list[str], dealt: int) -> None:
    s = rabbits(dice, len(answers))
    for answer in answers:
        if s.prompt == "replacement":  # which of two fans comes first
            s.answer(s.options("replace")[0])
        s.do(answer)
    assert (s.mem("foe").damage, len(s.mem("peko").supports)) == (dealt, answers.count("no"))
    assert s.count("archive") == answers.count("yes")
    s.done()


@rule("hocg:rb.timing.rolled")
@played("hBP01-123", "text")
def test_123_is_silent_when_another_holomem_rolls() -> None:
    s = rabbits([3], roller="other")
    assert (s.mem("foe").damage, s.count("archive"), s.prompt) == (20, 0, "perform")


# --- hBP01-125 KFP


@rule("hocg:10.8.1", "hocg:10.4.2.2", "hocg:5.7.1")
@pytest.mark.parametrize("answer", ["yes", "no"])
@played("hBP01-125", "text")
def test_125_may_trade_a_card_of_the_hand_when_attached_from_it(answer: str) -> None:
    s = Scene(
        {
            "center": one("hBP01-064", "kiara"),
            "hand": [one(KFP, "fan"), one("hSD01-016", "a"), one("hSD01-017", "b")],
            "deck": [one("hSD01-003", "top"), "hSD01-003"],
        }
    )
    s.do("play", "fan", "kiara")
    s.do(answer)
    if answer == "yes":
        assert s.choices() == {"a", "b"}
        s.pick("a")
    traded = answer == "yes"
    assert (s.lies("a"), s.lies("top")) == (("archive", "hand") if traded else ("hand", "deck"))
    assert (s.has("kiara", "fan"), s.count("deck"), s.prompt) == (True, 2 - traded, "main")


@rule("hocg:10.8.1")
@played("hBP01-125", "text")
def test_125_asks_nothing_when_an_effect_attaches_it_from_the_archive() -> None:
    s = Scene(
        {
            "center": one("hBP01-064", "kiara"),
            "back": [],
            "hand": [one("tBP01-fans", "finder"), "hSD01-016"],
            "archive": [one(KFP, "fan")],
        }
    )
    s.do("play", "finder")
    assert (s.has("kiara", "fan"), s.count("hand"), s.prompt) == (True, 1, "main")


@rule("hocg:10.4.2.2")
@played("hBP01-125", "text")
def test_125_asks_nothing_of_an_empty_hand_nor_when_another_card_is_attached() -> None:
    s = Scene({"center": one("hBP01-064", "kiara"), "hand": [one(KFP, "fan")], "deck": 2})
    s.do("play", "fan", "kiara")
    assert (s.prompt, s.count("deck")) == ("main", 2)
    s = Scene({"center": one("hBP01-064", "kiara", attached=[KFP]), "hand": [one(FRIEND, "mascot"), "hSD01-016"]})
    s.do("play", "mascot", "kiara")
    assert (s.prompt, s.count("hand")) == ("main", 1)


# --- hBP01-126 Troupe Member


@rule("hocg:12.2.3.1", "hocg:rb.timing.would-use-arts")
@pytest.mark.parametrize(
    ("cheers", "fans", "able"), [([], 1, {1}), (["white"], 1, {1, 2}), ([], 2, {1, 2}), ([], 0, set())]
)
@played("hBP01-126", "text")
def test_126_is_a_red_cheer_for_the_cost_of_arts(cheers: list[str], fans: int, able: set[int]) -> None:
    s = Scene(
        {"center": one("hBP01-069", "polka", cheers=cheers, attached=[TROUPE] * fans)},
        {"center": FOE},
        phase="performance",
    )
    assert len(s.options("art")) == len(able)


@rule("hocg:10.2.1.3.3", "hocg:rb.timing.would-take-damage")
@pytest.mark.parametrize("fans", [0, 1, 3])
@played("hBP01-126", "text")
def test_126_makes_its_holder_take_ten_more_each(fans: int) -> None:
    s = Scene(
        {"center": one("hBP01-069", "polka", attached=[TROUPE] * fans), "collab": one("hBP01-069", "other")},
        {
            "center": one("hSD01-003", "foe", cheers=["white"]),
            "collab": one("hSD01-003", "next", cheers=["white"]),
        },
        active="B",
    )
    s.use("foe", "polka")
    s.use("next", "other")
    assert (s.mem("polka").damage, s.mem("other").damage) == (30 + 10 * fans, 30)


@rule("hocg:10.2.1.3.3", "hocg:rb.term.special-damage")
@played("hBP01-126", "text")
def test_126_adds_to_the_axes_damage_too() -> None:
    """Q206."""
    s = Scene(
        {"center": one("hBP01-069", "polka", attached=[TROUPE, AXE])},
        {"center": one(FOE, "foe")},
    )
    s.use("polka", "foe")
    assert (s.mem("polka").damage, s.mem("foe").damage) == (20, 20 + 20)
