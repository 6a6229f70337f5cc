"""hBP01, red holomem: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

FOE = "hSD02-008"  # 230 HP, red, Buzz
NODOKA = "hSD01-016"
TROUPE = "hBP01-126"


# --- hBP01-057, 059 to 061 Takane Lui


@rule("hocg:13.2.1", "hocg:rb.term.special-damage", "hocg:10.7.2.3.4")
@pytest.mark.parametrize("collab", [True, False])
@played("hBP01-057", "collab_effect1")
@played("hBP01-057", "art1")
def test_057_strikes_the_opposing_collab_twice(collab: bool) -> None:
    """Q81: without one the Arts still hits."""
    theirs = {"center": one(FOE, "foe")} | ({"collab": one(FOE, "beside")} if collab else {})
    s = Scene({"back": [one("hBP01-057", "me", cheers=["red"])], "collab": None}, theirs)
    s.do("collab", "me")
    assert (s.mem("foe").damage, s.prompt) == (0, "main")
    assert not collab or s.mem("beside").damage == 10
    s.use("me", "foe")
    assert s.mem("foe").damage == 20
    assert not collab or s.mem("beside").damage == 20


@rule("hocg:12.2.4.3", "hocg:10.4.2.2", "hocg:5.11.2", "hocg:2.5.1")
@played("hBP01-059", "art2")
def test_059_may_archive_a_card_to_find_a_first_that_is_no_buzz() -> None:
    s = Scene(
        {
            "center": one("hBP01-059", "me", cheers=["red x2"]),
            "hand": [one(NODOKA, "a"), one(NODOKA, "b")],
            "deck": [
                one("hBP01-058", "first"),
                one("hSD01-005", "white"),
                one(FOE, "buzz"),
                one("hBP01-056", "debut"),
                one("hBP01-031", "second"),
            ],
        },
        {"center": one(FOE, "foe")},
    )
    s.use("me", "foe", 2)
    s.do("yes")
    assert s.choices() == {"a", "b"}
    s.pick("b")
    assert (s.lies("b"), s.choices()) == ("archive", {"first", "white"})
    s.pick("white")
    assert (s.lies("white"), s.known("white"), s.mem("foe").damage) == ("hand", 3, 50)


@rule("hocg:10.4.2.2")
@pytest.mark.parametrize("hand", [1, 0])
@played("hBP01-059", "art2")
def test_059_need_not_and_cannot_without_a_hand(hand: int) -> None:
    s = Scene({"center": one("hBP01-059", "me", cheers=["red x2"]), "hand": hand}, {"center": one(FOE, "foe")})
    s.use("me", "foe", 2)
    if hand:
        s.do("no")
    assert (s.mem("foe").damage, s.count("hand"), s.prompt) == (50, hand, "perform")


@rule("hocg:13.3.1", "hocg:10.4.2.2", "hocg:5.7.2")
@pytest.mark.parametrize(
    ("stack", "answer", "drawn"),
    [(["hBP01-056"], "yes", 2), (["hBP01-056"], "no", 0), (["hBP01-056", "hBP01-058"], "", 0)],
    ids=["paid", "declined", "from a 1st"],
)
@played("hBP01-060", "bloom_effect1")
def test_060_bloomed_from_debut_may_trade_one_card_for_two(stack: list[str], answer: str, drawn: int) -> None:
    s = Scene(
        {
            "center": {"stack": stack, "as": "me"},
            "hand": [one("hBP01-060", "bloom"), one(NODOKA, "a"), one(NODOKA, "b")],
            "deck": 5,
        }
    )
    s.do("bloom", "bloom", "me")
    if answer:
        s.do(answer)
    if drawn:
        s.pick("a")
    assert (s.count("deck"), s.lies("a"), s.prompt) == (5 - drawn, "archive" if drawn else "hand", "main")


def recalling(*answers: str) -> Scene:
    s = Scene(
        {
            "center": one("hBP01-058", "me"),
            "hand": [one("hBP01-061", "bloom")],
            "archive": [
                one("hBP01-048", "iroha"),
                one("hSD03-011", "laplus"),
                one("hBP01-056", "lui"),
                one("hSD01-003", "sora"),
                one("hBP02-080", "event"),
            ],
        }
    )
    s.do("bloom", "bloom", "me")
    s.do(*answers)
    return s


@rule("hocg:13.3.1", "hocg:rb.term.return-hand", "hocg:1.3.5.2")
@pytest.mark.parametrize("taken", [["laplus"], ["lui", "laplus"]])
@played("hBP01-061", "bloom_effect1")
def test_061_may_take_back_one_or_two_holomem_of_holox(taken: list[str]) -> None:
    s = recalling("yes")
    assert (s.choices(), s.options("done")) == ({"iroha", "laplus", "lui"}, [])
    s.pick(*taken)
    if len(taken) == 1:
        s.do("done")
    assert (s.count("hand"), [s.lies(x) for x in taken], s.prompt) == (len(taken), ["hand"] * len(taken), "main")


@rule("hocg:10.8.3.1.1")
@played("hBP01-061", "bloom_effect1")
def test_061_need_not_take_any() -> None:
    """Q83."""
    s = recalling("no")
    assert (s.count("hand"), s.count("archive"), s.prompt) == (0, 5, "main")


def raving(hand: int, archive: int = 0) -> Scene:
    s = Scene(
        {
            "center": one("hBP01-061", "me", cheers=["red x3"]),
            "hand": [one(NODOKA, f"h{i}") for i in range(hand)],
            "archive": archive,
        },
        {"center": one(FOE, "center"), "collab": one(FOE, "collab"), "back": [one(FOE, "back")]},
    )
    s.use("me", "center")
    return s


@rule("hocg:12.2.4.3", "hocg:10.4.2.2", "hocg:rb.term.special-damage", "hocg:1.3.5.2")
@pytest.mark.parametrize(("archived", "target"), [(1, "collab"), (3, "center"), (5, "collab")])
@played("hBP01-061", "art1")
def test_061_may_archive_one_to_five_cards_for_twenty_each(archived: int, target: str) -> None:
    s = raving(6, archive=2)
    s.do("yes")
    assert not s.options("done")
    s.pick(*(f"h{i}" for i in range(archived)))
    if archived < 5:
        s.do("done")
    assert s.choices() == {"center", "collab"}
    s.pick(target)
    special = {"center": 0, "collab": 0, "back": 0} | {target: 20 * archived}
    assert {x: s.mem(x).damage for x in special} == special | {"center": special["center"] + 60}
    assert s.count("hand") == 6 - archived


@rule("hocg:10.4.2.2")
@pytest.mark.parametrize("hand", [2, 0])
@played("hBP01-061", "art1")
def test_061_need_not_archive_any(hand: int) -> None:
    """Q84."""
    s = raving(hand)
    if hand:
        s.do("no")
    assert (s.mem("center").damage, s.mem("collab").damage, s.count("hand")) == (60, 0, hand)


# --- hBP01-062, 063, 065 to 067 Takanashi Kiara


@rule("hocg:12.2.4.3", "hocg:10.4.2.2")
@pytest.mark.parametrize(("hand", "answer", "dealt"), [(2, "yes", 40), (2, "no", 20), (0, "", 20)])
@played("hBP01-062", "art1")
def test_062_may_archive_a_card_for_twenty(hand: int, answer: str, dealt: int) -> None:
    s = Scene(
        {"center": one("hBP01-062", "me", cheers=["red"]), "hand": [one(NODOKA, f"h{i}") for i in range(hand)]},
        {"center": one(FOE, "foe")},
    )
    s.use("me", "foe")
    if answer:
        s.do(answer)
    if answer == "yes":
        s.pick("h1")
    assert (s.mem("foe").damage, s.count("archive"), s.prompt) == (dealt, int(answer == "yes"), "perform")


@rule("hocg:13.2.1", "hocg:10.4.2.2", "hocg:5.11.2")
@pytest.mark.parametrize(
    ("center", "answer", "found"), [("hBP01-015", "yes", True), ("hBP01-015", "no", False), ("hSD01-003", "", False)]
)
@played("hBP01-063", "collab_effect1")
def test_063_beside_a_bird_may_trade_a_card_for_a_mascot(center: str, answer: str, found: bool) -> None:
    s = Scene(
        {
            "center": center,
            "back": [one("hBP01-063", "me"), "hBP01-015"],
            "hand": [one(NODOKA, "a"), one(NODOKA, "b")],
            "deck": [NODOKA, one("hBP01-117", "mascot"), one("hBP01-126", "fan"), one("hBP01-114", "tool")],
        }
    )
    s.do("collab", "me")
    if answer:
        s.do(answer)
    if found:
        s.pick("a")
        assert s.choices() == {"mascot"}
        s.pick("mascot")
    assert (s.lies("mascot"), s.lies("a")) == (("hand", "archive") if found else ("deck", "hand"))
    assert s.prompt == "main" and (not found or s.known("mascot") == 3)


def hyping(deck: list[object]) -> Scene:
    s = Scene({"center": one("hBP01-062", "me"), "hand": [one("hBP01-065", "bloom")], "deck": deck})
    s.do("bloom", "bloom", "me")
    return s


@rule("hocg:13.3.1", "hocg:5.9.1", "hocg:5.11.2", "hocg:5.12.1")
@played("hBP01-065", "bloom_effect1")
def test_065_takes_a_holomem_of_the_top_three_and_archives_the_rest() -> None:
    s = hyping([one("hSD01-003", "a"), one(NODOKA, "b"), one("hSD01-006", "c"), one("hSD01-003", "fourth")])
    assert s.choices() == {"a", "c"}
    s.pick("c")
    assert (s.lies("c"), s.known("c"), s.lies("a"), s.lies("b")) == ("hand", 3, "archive", "archive")
    assert (s.pile("deck"), s.prompt) == (["fourth"], "main")


@rule("hocg:10.7.2.3.5", "hocg:1.3.2")
@played("hBP01-065", "bloom_effect1")
def test_065_may_take_none_and_looks_at_fewer() -> None:
    """Q85."""
    s = hyping([one("hSD01-003", "a"), one(NODOKA, "b")])
    s.do("done")
    assert (s.count("hand"), s.count("archive"), s.count("deck")) == (0, 2, 0)


def kneeling(under: list[object], answer: str = "") -> Scene:
    s = Scene(
        {
            "center": one("hBP01-066", "me", under=under, cheers=["red x2"]),
            "back": [one("hBP01-064", "x", under=["hBP01-062"])],
        },
        {"center": one(FOE, "foe"), "collab": one(FOE, "beside")},
    )
    s.use("me", "foe", 2)
    if answer:
        s.do(answer)
    return s


@rule("hocg:12.2.4.3", "hocg:4.4.8", "hocg:10.4.2.2")
@played("hBP01-066", "art2")
def test_066_may_archive_one_stacked_holomem_to_strike_the_collab() -> None:
    """Q86, Q87: not itself."""
    s = kneeling([one("hBP01-062", "low"), one("hBP01-065", "mid")], "yes")
    assert s.choices() == {"low", "mid"}
    s.pick("low")
    assert (s.lies("low"), s.has("me", "mid"), s.place("me")) == ("archive", True, "center")
    assert (s.mem("beside").damage, s.mem("foe").damage) == (40, 40)


@rule("hocg:10.4.2.2")
@pytest.mark.parametrize(("under", "answer"), [(["hBP01-062"], "no"), ([], "")])
@played("hBP01-066", "art2")
def test_066_strikes_nobody_else_without_one(under: list[object], answer: str) -> None:
    s = kneeling(under, answer)
    assert (s.mem("beside").damage, s.mem("foe").damage, s.count("archive")) == (0, 40, 0)


@rule("hocg:12.2.4.3", "hocg:5.6.1", "hocg:1.3.2")
@pytest.mark.parametrize("there", [8, 6, 4, 0])
@played("hBP01-067", "art2")
def test_067_counts_the_archived_holomem_then_shuffles_six_into_the_deck(there: int) -> None:
    s = Scene(
        {
            "center": one("hBP01-067", "me", cheers=["red x3"]),
            "archive": [*(one("hSD01-003", f"m{i}") for i in range(there)), one(NODOKA, "staff"), "red"],
            "deck": 3,
        },
        {"center": one(FOE, "foe"), "archive": ["hSD01-003"] * 3},
    )
    s.use("me", "foe", 2)
    if there > 6:
        assert s.choices() <= {f"m{i}" for i in range(there)} and not s.options("done")
        s.pick(*(f"m{there - 1 - i}" for i in range(6)))
    assert s.mem("foe").damage == 80 + 10 * there
    assert (s.count("deck"), s.count("archive"), s.lies("staff")) == (
        3 + min(6, there),
        2 + max(0, there - 6),
        "archive",
    )


# --- hBP01-071 Omaru Polka


@rule("hocg:13.3.1", "hocg:rb.term.return-hand")
@pytest.mark.parametrize(("answer", "lies"), [("yes", "hand"), ("no", "archive")])
@played("hBP01-071", "bloom_effect1")
def test_071_may_take_back_a_troupe_member(answer: str, lies: str) -> None:
    s = Scene(
        {
            "center": one("hBP01-068", "me"),
            "hand": [one("hBP01-071", "bloom")],
            "archive": [one("hBP01-125", "kfp"), one(TROUPE, "fan")],
        }
    )
    s.do("bloom", "bloom", "me")
    s.do(answer)
    assert (s.lies("fan"), s.lies("kfp"), s.prompt) == (lies, "archive", "main")


@rule("hocg:12.2.4.3")
@pytest.mark.parametrize(("own", "others"), [(0, 0), (1, 0), (2, 2)])
@played("hBP01-071", "art1")
def test_071_is_stronger_for_each_fan_on_ones_stage(own: int, others: int) -> None:
    s = Scene(
        {
            "center": one("hBP01-071", "me", cheers=["red x2"], attached=[TROUPE] * own + ["hBP01-119"]),
            "back": [one("hBP01-032", "aki", attached=["hBP01-122"] * others)],
        },
        {"center": one(FOE, "foe"), "back": [one("hBP01-032", "theirs", attached=["hBP01-122"])]},
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == 50 + 20 * (own + others)


@rule("hocg:8.7.2")
@pytest.mark.parametrize(("cheers", "able"), [([], False), (["red"], True)])
@played("hBP01-126", "text")
def test_126_is_no_cheer_for_a_baton_pass(cheers: list[str], able: bool) -> None:
    """Q114."""
    s = Scene({"center": one("hBP01-071", "me", cheers=cheers, attached=[TROUPE]), "back": ["hSD01-003"]})
    assert bool(s.options("baton")) is able


# --- hBP01-072, 074, 075 Hakos Baelz


@rule("hocg:12.2.4.3", "hocg:5.24.2", "hocg:rb.term.special-damage")
@pytest.mark.parametrize(
    ("cheer", "dice", "answer", "dealt"),
    [("red", [1], "yes", 20), ("red", [2], "yes", 0), ("red", [], "no", 0), ("blue", [], "", 0)],
)
@played("hBP01-072", "art1")
def test_072_with_a_red_cheer_may_strike_the_collab(cheer: str, dice: list[int], answer: str, dealt: int) -> None:
    s = Scene(
        {"center": one("hBP01-072", "me", cheers=[cheer]), "back": [one("hSD01-003", "x", cheers=["red"])]},
        {"center": one(FOE, "foe"), "collab": one(FOE, "beside")},
        dice=dice,
    )
    s.use("me", "foe")
    if answer:
        s.do(answer)
    assert (s.mem("foe").damage, s.mem("beside").damage, s.prompt) == (20, dealt, "perform")
    s.done()


def appearing(stack: list[str], *answers: str) -> Scene:
    s = Scene(
        {
            "center": {"stack": stack, "as": "me"},
            "hand": [one("hBP01-074", "bloom")],
            "archive": [
                one("hBP01-028", "debut"),
                one("hSD01-005", "first"),
                one(FOE, "buzz"),
                one("hBP01-031", "second"),
                one("hSD01-015", "spot"),
            ],
        },
        {"center": one(FOE, "foe"), "collab": one(FOE, "beside")},
    )
    s.do("bloom", "bloom", "me")
    for answer in answers:
        s.do(answer)
    return s


@rule("hocg:13.3.1", "hocg:10.4.2.2", "hocg:rb.term.return-hand")
@pytest.mark.parametrize(("taken", "dealt"), [("debut", 20), ("first", 0), ("buzz", 0)])
@played("hBP01-074", "bloom_effect1")
def test_074_may_take_back_a_debut_or_first_and_strikes_for_one_of_en(taken: str, dealt: int) -> None:
    s = appearing(["hBP01-072"], "yes")
    assert s.choices() == {"debut", "first", "buzz"}
    s.pick(taken)
    assert (s.lies(taken), s.mem("beside").damage, s.mem("foe").damage, s.prompt) == ("hand", dealt, 0, "main")


@rule("hocg:10.4.2.2", "hocg:13.3.1")
@pytest.mark.parametrize(("stack", "answers"), [(["hBP01-072"], ["no"]), (["hBP01-072", "hBP01-073"], [])])
@played("hBP01-074", "bloom_effect1")
def test_074_takes_nothing_back_when_declined_or_bloomed_from_a_first(stack: list[str], answers: list[str]) -> None:
    s = appearing(stack, *answers)
    assert (s.count("hand"), s.count("archive"), s.mem("beside").damage, s.prompt) == (0, 5, 0, "main")


@rule("hocg:13.2.1", "hocg:1.3.4.1", "hocg:4.1.5", "hocg:5.7.2")
@played("hBP01-075", "collab_effect1")
def test_075_both_put_their_hand_below_their_deck_and_each_draws_as_many() -> None:
    s = Scene(
        {
            "back": [one("hBP01-075", "me")],
            "hand": [one(NODOKA, "a0"), one(NODOKA, "a1")],
            "deck": [one("hSD01-003", f"d{i}") for i in range(5)],
        },
        {
            "hand": [one(NODOKA, "b0"), one(NODOKA, "b1"), one(NODOKA, "b2")],
            "deck": [one("hSD01-003", f"e{i}") for i in range(4)],
        },
    )
    s.do("collab", "me")  # d0 becomes holo Power
    assert s.t.asked == (A,)
    s.pick("a1")
    assert s.t.asked == (B,)
    s.pick("b2", "b0")
    assert [s.lies(x) for x in ("d1", "d2", "d3")] == ["hand", "hand", "deck"]
    assert (s.pile("deck"), s.pile("deck", B)) == (["d3", "d4", "a1", "a0"], ["e3", "b2", "b0", "b1"])
    assert (s.count("hand"), s.count("hand", B), s.prompt) == (2, 3, "main")


@rule("hocg:1.3.2.2", "hocg:1.3.2")
@played("hBP01-075", "collab_effect1")
def test_075_whoever_has_no_hand_draws_nothing() -> None:
    s = Scene({"back": [one("hBP01-075", "me")], "hand": [one(NODOKA, "a")], "deck": 3}, {"hand": 0, "deck": 3})
    s.do("collab", "me")
    assert (s.count("hand"), s.count("hand", B), s.count("deck", B), s.pile("deck")[-1]) == (1, 0, 3, "a")
