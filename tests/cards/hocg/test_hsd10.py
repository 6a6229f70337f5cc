"""hSD10, Oshi and holomem: every printed sentence, played."""

from __future__ import annotations

import pytest

from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.rule import rule

BLOOMED = [{"bloom": "hSD10-003", "by": "A"}]


# --- hSD10-001 Rindo Chihaya, Oshi


@rule("hocg:12.1.3", "hocg:10.2.1.2")
@played("hSD10-001", "skill")
def test_001_strengthens_a_holomem_of_flow_glow_after_a_bloom() -> None:
    s = Scene(
        {
            "oshi": "hSD10-001",
            "power": 2,
            "center": one("hSD10-002", "chihaya", cheers=["green"]),
            "back": [one("hSD10-007", "vivi"), one("hSD01-003", "sora")],
            "hand": [one("hSD10-008", "first")],
        },
        {"center": one("Spare", "foe")},
    )
    s.do("bloom", "first", "vivi")
    s.do("skill", 0)
    assert s.choices() == {"chihaya", "vivi"}  # not only the one that bloomed (Q482)
    s.pick("chihaya")
    s.use("chihaya", "foe")
    assert s.mem("foe").damage == 60


@rule("hocg:12.1.3", "hocg:10.7.2.3.4")
@played("hSD10-001", "skill")
def test_001_without_a_bloom_the_holo_power_is_paid_for_nothing() -> None:
    s = Scene(
        {"oshi": "hSD10-001", "power": 2, "center": one("hSD10-002", "chihaya", cheers=["green"])},
        {"center": one("Spare", "foe")},
        history=[{"bloom": "hSD10-003", "by": "B"}],
    )
    s.do("skill", 0)
    assert (s.prompt, s.count("power"), s.why_not("skill", 0)) == ("main", 0, "hocg:12.1.3")
    s.use("chihaya", "foe")
    assert s.mem("foe").damage == 30


@rule("hocg:12.1.2", "hocg:5.21.1", "hocg:10.2.1.2")
@played("hSD10-001", "sp")
def test_001_sp_sends_a_cheer_and_strengthens_by_the_cheers_of_the_chosen_one() -> None:
    s = Scene(
        {
            "oshi": "hSD10-001",
            "power": 2,
            "cheer_deck": ["green x3"],
            "center": one("hSD10-002", "chihaya", cheers=["green"]),
            "collab": one("hSD10-007", "vivi", cheers=["green"]),
            "back": [one("hSD01-003", "sora")],
        },
        {"center": one("Spare", "foe")},
    )
    s.do("skill", 1)
    assert s.choices() == {"chihaya", "vivi", "sora"}  # the cheer may go to anybody
    s.pick("vivi")
    assert s.choices() == {"chihaya", "vivi"}
    s.pick("vivi")
    s.use("vivi", "foe")
    assert s.mem("foe").damage == 20 + 2 * 20
    s.use("chihaya", "foe")
    assert s.mem("foe").damage == 60 + 30  # nobody else


# --- hSD10-004 Rindo Chihaya


def horsepower(oshi: str = "hSD10-001", foe: str = "hSD01-010", **more: object) -> Scene:
    return Scene(
        {
            "oshi": oshi,
            "center": one("hSD10-002", "chihaya"),
            "hand": [one("hSD10-004", "first"), one("hSD10-006", "second"), one("hSD10-003", "other first")],
            **more,
        },
        {"center": one("hSD01-008", "azki"), "back": [one(foe, "theirs")]},
    )


@rule("hocg:8.3.2.c", "hocg:5.14.2")
@played("hSD10-004", "gift1")
def test_004_blooms_once_more_with_a_2nd() -> None:
    s = horsepower()
    assert s.why_not("bloom", "second", "chihaya") == "hocg:8.3.3.b"
    s.do("bloom", "first", "chihaya")
    assert s.why_not("bloom", "other first", "chihaya") == "hocg:8.3.2.c"
    assert s.options("bloom") == [("bloom", s.number("second"), s.number("chihaya"))]
    s.do("bloom", "second", "chihaya")
    assert s.has("chihaya", "second")
    assert s.options("bloom") == []


@rule("hocg:8.3.2.c", "hocg:10.3.4.1")
@played("hSD10-004", "gift1")
def test_004_blooms_once_more_wherever_it_stands_and_nobody_else_does() -> None:
    s = Scene(
        {
            "oshi": "hSD10-001",
            "center": one("hSD10-003", "namesake", bloomed="this turn"),
            "back": [one("hSD10-004", "chihaya", bloomed="this turn")],
            "hand": [one("hSD10-006", "second")],
        },
        {"back": [one("hSD01-010", "theirs")]},
    )
    assert s.options("bloom") == [("bloom", s.number("second"), s.number("chihaya"))]


@rule("hocg:8.3.2.c")
@played("hSD10-004", "gift1")
@pytest.mark.parametrize(("oshi", "foe"), [("hSD01-001", "hSD01-010"), ("hSD10-001", "hSD01-011")])
def test_004_needs_chihaya_as_oshi_and_an_opposing_1st(oshi: str, foe: str) -> None:
    s = horsepower(oshi, foe)
    s.do("bloom", "first", "chihaya")
    assert (s.why_not("bloom", "second", "chihaya"), s.options("bloom")) == ("hocg:8.3.2.c", [])


@rule("hocg:8.3.2.c", "hocg:8.3.2.b")
@played("hSD10-004", "gift1")
def test_004_lifts_nothing_but_the_limit_of_one_bloom() -> None:
    s = Scene(
        {
            "oshi": "hSD10-001",
            "center": one("hSD10-004", "calm"),
            "back": [
                one("hSD10-003", "namesake", bloomed="this turn"),
                one("hSD10-004", "new", bloomed="this turn", placed="this turn"),
            ],
            "hand": [one("hSD10-006", "second")],
        },
        {"back": [one("hSD01-010", "theirs")]},
    )
    assert s.why_not("bloom", "second", "calm") == ""  # it has not bloomed this turn: as always
    assert s.why_not("bloom", "second", "namesake") == "hocg:8.3.2.c"
    assert s.why_not("bloom", "second", "new") == "hocg:8.3.2.b"
    assert len(s.options("bloom")) == 1


@rule("hocg:12.2.4.3", "hocg:5.21.1")
@played("hSD10-004", "art1")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_004_may_send_a_cheer_to_the_back_beside_two_more(answer: str) -> None:
    s = Scene(
        {
            "center": one("hSD10-004", "chihaya", cheers=["green x2"]),
            "back": [one("hSD10-007", "vivi"), one("hSD10-010", "riona")],
        },
        {"center": one("Spare", "foe")},
    )
    s.use("chihaya", "foe")
    s.do(answer)
    if answer == "yes":
        assert s.choices() == {"vivi", "riona"}
        s.pick("riona")
    assert (len(s.cheers("riona")), s.mem("foe").damage) == (int(answer == "yes"), 50)


@rule("hocg:12.2.4.3")
@played("hSD10-004", "art1")
def test_004_sends_nothing_with_two_of_flow_glow() -> None:
    s = Scene(
        {
            "center": one("hSD10-004", "chihaya", cheers=["green x2"]),
            "back": [one("hSD10-007", "vivi"), one("hSD01-003", "sora")],
        },
        {"center": one("hSD10-002", "foe")},
    )
    s.use("chihaya", "foe")
    assert (s.prompt, s.cheers("vivi")) == ("perform", [])


# --- hSD10-005 Rindo Chihaya


def recycling(*archive: str, **more: object) -> Scene:
    s = Scene(
        {
            "back": [one("hSD10-005", "dj"), one("hSD01-003", "sora")],
            "archive": [one(number, f"c{i}") for i, number in enumerate(archive)],
            "deck": 5,
            **more,
        }
    )
    s.do("collab", "dj")
    return s


@rule("hocg:13.2.1", "hocg:4.1.5")
@played("hSD10-005", "collab_effect1")
def test_005_three_returned_in_any_order_may_bring_a_cheer() -> None:
    s = recycling("hSD10-002", "hSD10-007", "hSD10-010", "hSD10-012", "hSD01-003", "hSD10-005")
    s.do("yes")
    assert s.choices() == {"c0", "c1", "c2", "c5"}  # holomem with the tag only
    assert s.why_not("done") == "hocg:10.7.2.3.1"
    s.pick("c2", "c0", "c1")  # three and no more
    assert s.pile("deck")[-3:] == ["c2", "c0", "c1"]
    s.do("yes")
    s.pick("sora")
    assert (s.cheers("sora"), s.prompt) == (["white"], "main")


@rule("hocg:13.2.1")
@played("hSD10-005", "collab_effect1")
def test_005_the_cheer_need_not_be_sent() -> None:
    s = recycling("hSD10-002", "hSD10-007", "hSD10-010")
    s.do("yes")
    s.pick("c0", "c1", "c2")
    s.do("no")
    assert (s.cheers("sora"), s.cheers("dj"), s.prompt) == ([], [], "main")


@rule("hocg:13.2.1")
@played("hSD10-005", "collab_effect1")
@pytest.mark.parametrize("returned", [["c1"], ["c1", "c2"]])
def test_005_fewer_than_three_bring_nothing(returned: list[str]) -> None:
    s = recycling("hSD10-002", "hSD10-007", "hSD10-010")
    s.do("yes")
    s.pick(*returned)
    s.do("done")
    assert (s.lies("c0"), s.pile("deck")[-1], s.prompt) == ("archive", returned[-1], "main")


@rule("hocg:13.2.1")
@played("hSD10-005", "collab_effect1")
def test_005_need_not_return_anything_and_does_not_ask_without_such_a_card() -> None:
    s = recycling("hSD10-002", "hSD10-007", "hSD10-010")
    s.do("no")
    assert (s.count("archive"), s.prompt) == (3, "main")
    assert recycling("hSD01-003").prompt == "main"


@rule("hocg:12.2.4.3", "hocg:12.2.4.4")
@played("hSD10-005", "art1")
def test_005_strengthens_a_chihaya_after_a_bloom_and_may_be_itself() -> None:
    def scene() -> Scene:
        s = Scene(
            {
                "center": one("hSD10-005", "dj", cheers=["green"]),
                "collab": one("hSD10-002", "friend", cheers=["green"]),
                "back": [one("hSD10-007", "vivi")],
            },
            {"center": one("Spare", "foe")},
            history=BLOOMED,
        )
        s.use("dj", "foe")
        assert s.choices() == {"dj", "friend"}
        return s

    s = scene()
    s.pick("dj")
    assert s.mem("foe").damage == 40
    s = scene()
    s.pick("friend")
    s.use("friend", "foe")
    assert s.mem("foe").damage == 20 + 50


@rule("hocg:12.2.4.3")
@played("hSD10-005", "art1")
def test_005_strengthens_nobody_without_a_bloom() -> None:
    s = Scene({"center": one("hSD10-005", "dj", cheers=["green"])}, {"center": one("Spare", "foe")})
    s.use("dj", "foe")
    assert (s.prompt, s.mem("foe").damage) == ("perform", 20)


# --- hSD10-006 Rindo Chihaya


@rule("hocg:12.2.4.3")
@played("hSD10-006", "art1")
@pytest.mark.parametrize(("history", "dealt"), [(BLOOMED, 130), ([{"bloom": "hSD10-003", "by": "B"}], 80), ([], 80)])
def test_006_navigator_is_stronger_after_any_own_bloom(history: list[object], dealt: int) -> None:
    s = Scene(
        {"center": one("hSD10-006", "chihaya", cheers=["green x2"])}, {"center": one("Spare", "foe")}, history=history
    )
    s.use("chihaya", "foe")
    assert s.mem("foe").damage == dealt


def blaze(damage: int, at: str = "center", **more: object) -> Scene:
    """Accele-BeatBlaze (140) on an AZKi (HP 160) that has this damage."""
    foes = {"center": one("Spare", "front"), "back": [one("Spare", "last")], at: one("hSD01-010", "foe", damage=damage)}
    s = Scene(
        {
            "center": one("hSD10-006", "chihaya", cheers=["green x3"]),
            "back": [one("hSD10-007", "vivi"), one("hSD01-003", "sora")],
            "cheer_deck": ["green", "blue", "red", "white", "yellow", "purple"],
            **more,
        },
        {"life": 4, **foes},
    )
    s.use("chihaya", "foe", 2)
    return s


@rule("hocg:11.3.1.1", "hocg:4.4.5.4")
@played("hSD10-006", "art2")
def test_006_blaze_sends_a_cheer_for_every_30_beyond_to_one_back_holomem() -> None:
    s = blaze(90)  # 70 HP left: 70 beyond, two cheers
    assert s.choices() == {"vivi", "sora"}
    assert (s.place("foe"), s.count("life", B)) == ("center", 4)  # within the down, before the archive and the life
    s.pick("sora")
    assert (s.cheers("sora"), s.cheers("vivi"), s.count("life", B)) == (["green", "blue"], [], 3)


@rule("hocg:11.3.1.1", "hocg:4.4.5.4")
@played("hSD10-006", "art2")
@pytest.mark.parametrize(("damage", "sent"), [(20, 0), (40, 0), (49, 0), (50, 1), (79, 1), (80, 2), (140, 4)])
def test_006_blaze_counts_whole_steps_of_30(damage: int, sent: int) -> None:
    s = blaze(damage, back=[one("hSD10-007", "vivi")])
    assert (len(s.cheers("vivi")), s.count("archive", B) > 0) == (sent, True)


@rule("hocg:11.3.1.1")
@played("hSD10-006", "art2")
def test_006_blaze_sends_nothing_for_a_collab_or_without_a_down() -> None:
    s = blaze(120, at="collab")
    assert (s.prompt, s.cheers("vivi"), s.cheers("sora")) == ("pick", [], [])
    assert s.t.asked == (B,)  # only the life is sent
    s = Scene(
        {"center": one("hSD10-006", "chihaya", cheers=["green x3"]), "back": [one("hSD10-007", "vivi")]},
        {"center": one("Spare", "foe")},
    )
    s.use("chihaya", "foe", 2)
    assert s.cheers("vivi") == []


@rule("hocg:1.3.2")
@played("hSD10-006", "art2")
def test_006_blaze_without_a_back_holomem_turns_up_no_cheer() -> None:
    s = blaze(100, back=[])
    assert s.t.known[s.t.zones[6][-1]] == 0


@rule("hocg:1.3.2", "hocg:10.7.2.3.3")
@played("hSD10-006", "art2")
def test_006_blaze_sends_what_the_cheer_deck_has() -> None:
    s = blaze(140, cheer_deck=["green"])
    s.pick("vivi")
    assert s.cheers("vivi") == ["green"]


# --- hSD10-008 Kikirara Vivi


@rule("hocg:13.2.1", "hocg:4.13.2")
@played("hSD10-008", "collab_effect1")
@pytest.mark.parametrize(("held", "drawn"), [("hSD01-016", 1), ("hSD01-008", 0)])
def test_008_looks_at_the_hand_and_draws_beside_a_support(held: str, drawn: int) -> None:
    s = Scene(
        {"back": [one("hSD10-008", "vivi")]},
        {"hand": [one("hSD01-003", "sora"), one(held, "held")]},
    )
    s.do("collab", "vivi")
    assert (s.known("sora"), s.known("held")) == (3, 3)
    assert (s.count("hand"), s.count("hand", B), s.prompt) == (drawn, 2, "main")


@rule("hocg:13.2.1", "hocg:10.7.2.3.4")
@played("hSD10-008", "collab_effect1")
def test_008_an_empty_hand_shows_nothing() -> None:
    s = Scene({"back": [one("hSD10-008", "vivi")]})
    s.do("collab", "vivi")
    assert (s.count("hand"), s.prompt) == (0, "main")


# --- hSD10-009 Kikirara Vivi


@rule("hocg:5.9.1", "hocg:5.6.1", "hocg:10.7.2.3.1")
@played("hSD10-009", "collab_effect1")
def test_009_looks_at_as_many_as_the_opposing_hand_and_must_take_one() -> None:
    s = Scene(
        {
            "back": [one("hSD10-009", "vivi")],
            "deck": {"top": ["Filler", one("hSD01-003", "a"), one("hSD01-008", "b"), one("hSD01-016", "c")]},
            "shuffles": [["c"]],
        },
        {"hand": ["hSD01-003", "hSD01-003"]},
    )
    s.do("collab", "vivi")  # the filler becomes holo Power
    assert s.choices() == {"a", "b"}
    assert s.why_not("done") != ""
    s.pick("b")
    assert (s.lies("b"), s.known("b")) == ("hand", 1)  # taken without being shown
    assert (s.known("a"), s.pile("deck")[0], s.prompt) == (0, "c", "main")  # shuffled
    s.done()


@rule("hocg:1.3.2", "hocg:5.9.1")
@played("hSD10-009", "collab_effect1")
@pytest.mark.parametrize(("theirs", "taken"), [(0, 0), (1, 1)])
def test_009_few_cards_in_the_opposing_hand(theirs: int, taken: int) -> None:
    s = Scene({"back": [one("hSD10-009", "vivi")], "deck": 9}, {"hand": ["hSD01-003"] * theirs})
    s.do("collab", "vivi")
    assert (s.count("hand"), s.count("deck"), s.prompt) == (taken, 8 - taken, "main")


@rule("hocg:12.2.4.3")
@played("hSD10-009", "art1")
@pytest.mark.parametrize("held", [0, 3])
def test_009_venus_by_the_opposing_hand(held: int) -> None:
    s = Scene(
        {"center": one("hSD10-009", "vivi", cheers=["purple x2"]), "hand": ["hSD01-003"] * 5},
        {"center": one("Spare", "foe"), "hand": ["hSD01-003"] * held},
    )
    s.use("vivi", "foe")
    assert s.mem("foe").damage == 80 + 10 * held


# --- hSD10-010 Isaki Riona, Spot


def gathering() -> Scene:
    s = Scene(
        {
            "back": [one("hSD10-010", "riona")],
            "hand": [one("hSD01-003", "paid"), one("hSD01-008", "kept")],
            "deck": {
                "top": [
                    "Filler",
                    one("hSD10-005", "both"),
                    one("hSD10-006", "tag only"),
                    one("hSD01-009", "effect only"),
                    one("hSD10-012", "event"),
                ]
            },
        }
    )
    s.do("collab", "riona")
    return s


@rule("hocg:13.2.1", "hocg:10.4.2.2", "hocg:5.11.1")
@played("hSD10-010", "collab_effect1")
def test_010_pays_a_card_for_a_holomem_with_collab_effect_and_tag() -> None:
    s = gathering()
    s.do("yes")
    assert s.choices() == {"paid", "kept"}
    s.pick("paid")
    assert s.choices() == {"both"}
    s.pick("both")
    assert (s.lies("both"), s.known("both"), s.lies("paid")) == ("hand", 3, "archive")


@rule("hocg:4.1.2.3")
@played("hSD10-010", "collab_effect1")
def test_010_may_find_nothing() -> None:
    s = gathering()
    s.do("yes")
    s.pick("paid")
    s.do("done")
    assert (s.lies("both"), s.lies("paid"), s.prompt) == ("deck", "archive", "main")


@rule("hocg:10.4.2.2")
@played("hSD10-010", "collab_effect1")
def test_010_need_not_pay_and_cannot_without_a_hand() -> None:
    s = gathering()
    s.do("no")
    assert (s.count("hand"), s.prompt) == (2, "main")
    s = Scene({"back": [one("hSD10-010", "riona")], "hand": [], "deck": {"top": ["Filler", one("hSD10-005", "both")]}})
    s.do("collab", "riona")
    assert (s.prompt, s.lies("both")) == ("main", "deck")


@rule("hocg:12.2.4.3")
@played("hSD10-010", "art1")
@pytest.mark.parametrize(
    ("friend", "dealt"), [("hSD10-006", 80), ("hSD10-003", 50), ("hSD10-010", 50), ("hSD01-011", 50)]
)
def test_010_house_is_stronger_beside_a_2nd_of_flow_glow(friend: str, dealt: int) -> None:
    s = Scene(
        {"center": one("hSD10-010", "riona", cheers=["white x2"]), "back": [one(friend, "friend")]},
        {"center": one("Spare", "foe"), "back": [one("hSD10-006", "their 2nd")]},
    )
    s.use("riona", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:2.11.2.4", "hocg:8.3.2.a")
def test_010_cannot_bloom() -> None:
    s = Scene({"center": one("hSD10-010", "riona"), "hand": [one("hSD10-003", "first")]})
    assert s.why_not("bloom", "first", "riona") == "hocg:8.3.2.a"
