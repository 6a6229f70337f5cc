"""hBP05 to hBP07: a tool with a cost of use, archiving replaced, dice of one name, blooms from below and others."""

from __future__ import annotations

from typing import Any

import pytest

from kaimaku.games.hocg.scenario.cards import declare
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.cards.hocg.tries import FIRST_TURN, FOES, arts_more, collabing, hits, playing, settle, using
from tests.rule import rule

SORA, AKI_2ND, AKI_1ST, AXE = "hSD01-003", "hBP01-037", "hBP01-034", "hBP01-114"
LUNA, KNIGHT, MIKO, PPP, KRONII = "hBP06-028", "hBP03-105", "hBP03-028", "hBP03-107", "hBP07-051"
STRIKER = one(SORA, "striker", cheers=["white"])  # 30 damage


@rule("hocg:10.4.2.2", "hocg:10.7.2.4")
@played("hBP05-082", "text")
@pytest.mark.parametrize(("holder", "more"), [(AKI_2ND, 50), (AKI_1ST, 10), (SORA, 10)])
def test_082_is_used_by_archiving_a_card_of_the_hand(holder: str, more: int) -> None:
    s = playing("hBP05-082", {"center": one(holder, "me"), "hand": [one(SORA, "paid"), one(SORA, "kept")]})
    s.do("play", "it", "me")
    s.pick("paid")
    assert (s.lies("paid"), s.lies("kept"), s.has("me", "it")) == ("archive", "hand", True)
    assert arts_more(s, "me") == [more]


@rule("hocg:10.4.2.2", "hocg:5.17.3")
@played("hBP05-082", "text")
def test_082_is_used_by_archiving_a_stone_axe_of_the_stage() -> None:
    back = [one(SORA, "other", attached=[one(AXE, "axe")])]
    s = playing("hBP05-082", {"center": one(AKI_2ND, "me"), "back": back, "hand": []})
    s.do("play", "it", "me")
    assert (s.lies("axe"), s.has("me", "it"), s.prompt) == ("archive", True, "main")


@rule("hocg:10.4.2.2")
@played("hBP05-082", "text")
def test_082_needs_something_to_archive_and_room_on_its_holomem() -> None:
    s = playing("hBP05-082", {"center": one(AKI_2ND, "me"), "hand": []})
    assert s.why_not("play", "it", "me") == "hocg:10.4.2.2"
    fan = one(SORA, "full", attached=[one("hBP07-103", "beetle")])
    s = playing("hBP05-082", {"center": one(AKI_2ND, "me"), "back": [fan], "hand": [SORA]})
    assert (s.why_not("play", "it", "me"), s.why_not("play", "it", "full")) == ("", "hocg:10.7.2.5.1.2.1")


def luna(center: str = LUNA, at: str = "collab", active: str = "B", back: str = LUNA) -> Scene:
    """B's striker is about to hit a Luna with a knight, beside the one whose gift saves knights."""
    gift = {at: one("hBP06-030", "gift")} if at == "collab" else {}
    behind = [one(back, "next"), *([one("hBP06-030", "gift")] if at == "back" else [])]
    mine = {"center": one(center, "luna", attached=[one(KNIGHT, "knight")]), **gift, "back": behind}
    return Scene(mine, {"center": STRIKER}, active=active)


@rule("hocg:10.11.3", "hocg:5.17.4")
@played("hBP06-030", "gift1")
@pytest.mark.parametrize("saved", [True, False])
def test_030_saves_a_knight_that_its_own_ability_would_archive(saved: bool) -> None:
    s = luna()
    s.use("striker", "luna")
    s.do("yes")
    s.do("yes" if saved else "no")
    settle(s)
    assert s.mem("luna").damage == 0
    assert (s.lies("knight"), s.has("next", "knight")) == (("elsewhere", True) if saved else ("archive", False))


@rule("hocg:10.11.3", "hocg:10.3.4.1")
@played("hBP06-030", "gift1")
@pytest.mark.parametrize(("at", "back"), [("back", LUNA), ("collab", SORA)])
def test_030_saves_nothing_from_the_back_or_for_somebody_else(at: str, back: str) -> None:
    s = luna(at=at, back=back)
    s.use("striker", "luna")
    s.do("yes")
    settle(s)
    assert s.lies("knight") == "archive"


@rule("hocg:11.3.1", "hocg:10.11.3")
@played("hBP06-030", "gift1")
@pytest.mark.parametrize("saved", [True, False])
def test_030_saves_the_knights_of_a_luna_that_is_downed(saved: bool) -> None:
    mem = one(LUNA, "luna", damage=120, attached=[one(KNIGHT, "a"), one(KNIGHT, "b"), one("hBP05-086", "fan")])
    mine = {"center": mem, "collab": one("hBP06-030", "gift"), "back": [one(LUNA, "next")]}
    s = Scene(mine, {"center": STRIKER}, active="B")
    s.use("striker", "luna")
    for used in ("no", "no", "yes" if saved else "no", "yes" if saved else "no"):  # to take less, then to be saved
        if s.prompt == "replacement":
            s.answer(s.options("replace")[0])
        assert (s.prompt, s.t.asked) == ("may", (A,))
        s.do(used)
    settle(s)
    assert s.place("luna") == "gone"
    assert [s.has("next", x) for x in ("a", "b", "fan")] == [saved, saved, False]
    assert s.lies("fan") == "archive"


@rule("hocg:10.1.1.2", "hocg:5.17.4")
@played("hBP06-030", "gift1")
def test_030_saves_nothing_in_its_own_turn() -> None:
    mem = one(LUNA, "luna", damage=120, attached=[one(KNIGHT, "knight")])
    mine = {"center": mem, "collab": one("hBP06-030", "gift"), "back": [one(LUNA, "next")], "hand": [one(AXE, "axe")]}
    s = Scene({**mine, "center": {**mem, "cheers": ["white"]}}, FOES)
    s.do("play", "axe", "luna")
    s.use("luna", "foe")
    settle(s)
    assert (s.place("luna"), s.lies("knight")) == ("gone", "archive")


RECALLS = {
    "Recall": {"kind": "support", "text": ["use(Opponent(ToHand(CENTER)))"]},
    "Bury": {"kind": "support", "text": ["use(Opponent(ToDeck(CENTER, BOTTOM)))"]},
    "Unmake": {"kind": "support", "text": ["use(Opponent(Choose(CENTER, ToDeck(CHOSEN_ONE.cards[ALL], TOP))))"]},
    "Charge": {"kind": "support", "text": ["use(Opponent(ToHoloPower(CENTER)))"]},
}


@rule("hocg:4.4.7", "hocg:10.11.3", "hocg:5.17.4")
@played("hBP06-030", "gift1")
@pytest.mark.parametrize("saved", [True, False])
@pytest.mark.parametrize("recall", ["Recall", "Bury", "Unmake", "Charge"])
def test_030_saves_the_knights_of_a_luna_that_is_returned(recall: str, saved: bool) -> None:
    """What is attached to a holomem that leaves is archived: that is what the gift asks for."""
    mem = one("hBP06-029", "luna", under=[one(LUNA, "below")], attached=[one(KNIGHT, "a"), one(KNIGHT, "b")])
    mine = {"center": mem, "collab": one("hBP06-030", "gift"), "back": [one(LUNA, "next")]}
    s = Scene(mine, {"hand": [one(recall, "it")]}, cards=declare(RECALLS), active="B")
    s.do("play", "it")
    while s.prompt == "pick":  # the order of two cards
        s.answer(s.options("pick")[0])
    for _ in "ab":
        assert (s.prompt, s.t.asked) == ("may", (A,))
        s.do("yes" if saved else "no")
    settle(s)
    assert s.place("luna") == "gone"
    assert [s.has("next", x) for x in "ab"] == [saved, saved]
    assert [s.lies(x) for x in "ab"] == ["elsewhere" if saved else "archive"] * 2
    assert s.lies("below") == ("deck" if recall == "Unmake" else "archive")


@rule("hocg:5.17.2")
@played("hBP06-030", "art1")
@pytest.mark.parametrize("agreed", [True, False])
def test_030_may_attach_a_knight_from_the_archive(agreed: bool) -> None:
    mine = {"archive": [one(KNIGHT, "knight"), one(PPP, "fan")], "back": [one(SORA, "x")]}
    s = using("hBP06-030", mine)
    s.do("yes" if agreed else "no")
    assert (s.has("me", "knight"), s.lies("fan"), hits(s)) == (agreed, "archive", [20, 0, 0])


PEKORA_BUZZ, PEKORA = "hBP05-016", "hBP01-038"


@rule("hocg:5.11.1", "hocg:4.1.2")
@played("hBP06-085", "text")
def test_085_finds_a_debut_and_a_buzz_of_one_name_and_a_support() -> None:
    deck = [
        one("hBP05-017", "buzz luna"),
        one(LUNA, "luna"),
        one("hBP01-027", "buzz zeta"),
        one("hBP01-024", "zeta"),
        one("hBP06-097", "jacket"),
        one(AXE, "axe"),
        one("hBP06-029", "first luna"),
    ]
    s = playing("hBP06-085", {"deck": deck})
    s.do("play", "it")
    assert s.choices() == {"buzz luna", "luna", "buzz zeta", "zeta", "jacket"}
    s.pick("luna")
    assert s.choices() == {"buzz luna", "jacket"}
    s.pick("buzz luna")
    assert s.choices() == {"jacket"}
    s.pick("jacket")
    assert [s.lies(x) for x in ("luna", "buzz luna", "jacket", "zeta")] == ["hand", "hand", "hand", "deck"]
    assert {s.known(x) for x in ("luna", "buzz luna", "jacket")} == {3}


@rule("hocg:5.11.1")
@played("hBP06-085", "text")
def test_085_may_find_less() -> None:
    s = playing("hBP06-085", {"deck": [one("hBP05-017", "buzz"), one("hBP01-024", "zeta"), one("hBP06-097", "jacket")]})
    s.do("play", "it")
    s.pick("jacket")
    s.pick("zeta")
    s.do("done")
    assert (s.prompt, s.lies("zeta"), s.lies("buzz")) == ("main", "hand", "deck")


@rule("hocg:5.26", "hocg:10.10.2")
@played("hBP07-043", "collab_effect1")
@pytest.mark.parametrize("face", [3, 5])
def test_043_fixes_the_dice_of_the_oshi_miko(face: int) -> None:
    mine = {"oshi": "hBP03-003", "power": 2, "archive": [one(PPP, "a"), one(PPP, "b"), one(PPP, "c")]}
    s = collabing("hBP07-043", mine, dice=[1])
    assert [o[1] for o in s.options("number")] == [3, 5]
    s.do("number", face)
    s.do("skill", 0)
    s.do("yes")
    settle(s)
    assert s.count("hand") == 2  # as with a 3 or a 5
    s.done()


@rule("hocg:5.26", "hocg:10.10.2")
@played("hBP07-043", "collab_effect1")
def test_043_leaves_the_dice_of_others_alone() -> None:
    """Pekora deals 20 more on an even number, and rolls one."""
    s = collabing("hBP07-043", {"center": one("hBP01-038", "pekora", cheers=["green"])}, dice=[2])
    s.do("number", 3)
    s.use("pekora", "foe")
    s.do("yes")
    assert hits(s, "foe") == [40]


@rule("hocg:12.2.4.3")
@played("hBP07-043", "art1")
@pytest.mark.parametrize("fans", [0, 1, 2])
def test_043_hits_harder_and_draws_for_each_35p(fans: int) -> None:
    s = using("hBP07-043", {"deck": 5}, me={"attached": [PPP] * fans})
    assert (hits(s), s.count("hand")) == ([70 + 70 * fans, 0, 0], fans)


@rule("hocg:8.3.1", "hocg:5.14.2")
@played("hBP07-050", "collab_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_050_may_bloom_the_center_kronii_in_the_first_turn(agreed: bool) -> None:
    hand = [one("hBP07-052", "first"), one("hBP07-055", "second")]
    s = collabing("hBP07-050", {"center": one(KRONII, "k"), "hand": hand}, **FIRST_TURN)
    s.do("yes" if agreed else "no")
    if agreed:
        s.pick("k")
        assert s.choices() == {"first"}
        s.pick("first")
    settle(s)
    assert len(s.mem("k").stack) == 1 + agreed
    assert s.why_not("bloom", "second", "k") == "hocg:8.3.1"


@rule("hocg:8.3.1")
@played("hBP07-050", "collab_effect1")
@pytest.mark.parametrize(("center", "table"), [(SORA, FIRST_TURN), (KRONII, {})])
def test_050_blooms_no_other_center_and_in_no_later_turn(center: str, table: dict[str, Any]) -> None:
    s = collabing("hBP07-050", {"center": one(center, "k"), "hand": [one("hBP07-052", "first")]}, **table)
    if s.prompt == "may":
        s.do("yes")
        assert s.choices() == set()
        s.do("done")
    assert (s.prompt, len(s.mem("k").stack)) == ("main", 1)


def performing(at: str = "center", other: str = KRONII) -> Scene:
    """A 2nd Kronii with a 1st and a Debut below is about to perform."""
    me = one("hBP07-056", "me", under=[one(KRONII, "debut"), one("hBP07-052", "first")])
    mine = (
        {"center": me, "back": [one(other, "k")]}
        if at == "center"
        else {"center": SORA, "collab": me, "back": [one(other, "k")]}
    )
    s = Scene(mine, FOES)
    s.do("pass")
    return s


@rule("hocg:10.8.2", "hocg:5.14.2")
@played("hBP07-056", "gift1")
@pytest.mark.parametrize("agreed", [True, False])
def test_056_may_bloom_another_kronii_with_a_card_from_below(agreed: bool) -> None:
    s = performing()
    s.do("yes" if agreed else "no")
    settle(s)
    assert (len(s.mem("k").stack), len(s.mem("me").stack)) == ((2, 2) if agreed else (1, 3))
    assert s.has("k", "first") == agreed


@rule("hocg:10.3.4.1")
@played("hBP07-056", "gift1")
@pytest.mark.parametrize(("at", "other"), [("collab", KRONII), ("center", SORA)])
def test_056_works_in_the_center_and_for_kronii(at: str, other: str) -> None:
    assert performing(at, other).prompt == "perform"


@rule("hocg:5.17.4", "hocg:12.2.4.3")
@played("hBP07-056", "art1")
@pytest.mark.parametrize(("oshi", "more"), [("hBP07-005", 100), ("hBP07-001", 0)])
@pytest.mark.parametrize("agreed", [True, False])
def test_056_may_pass_on_a_cheer_and_hits_harder_for_her_oshi(oshi: str, more: int, agreed: bool) -> None:
    s = using("hBP07-056", {"oshi": oshi, "back": [one(KRONII, "k"), one(SORA, "x")]})
    s.do("yes" if agreed else "no")
    if agreed:
        s.answer(s.options("pick")[0])
    settle(s)
    assert (len(s.cheers("k")), len(s.cheers("x")), hits(s)) == (int(agreed), 0, [80 + more, 0, 0])


@rule("hocg:5.16", "hocg:10.7.2.4.1")
@played("hBP07-081", "collab_effect1")
@pytest.mark.parametrize(("power", "collab", "moves"), [(3, False, True), (2, False, False), (3, True, False)])
def test_081_makes_the_opponent_move_one_to_the_collab(power: int, collab: bool, moves: bool) -> None:
    """A collab adds a holo Power before."""
    theirs = {"center": one("Spare", "foe"), "back": [one("Spare", "far"), one("Spare", "farther")]}
    mine = {"power": power, "deck": 5}
    s = collabing("hBP07-081", mine, {**theirs, "collab": one("Spare", "side") if collab else None})
    if moves:
        assert s.t.asked == (B,)
        s.pick("farther")
    assert s.place("farther") == ("collab" if moves else "back")


@rule("hocg:12.2.4.5", "hocg:10.11.1")
@played("hBP07-081", "art1")
@pytest.mark.parametrize(("tools", "hit"), [(["hBP07-103"], [30, 30, 0]), ([], [30, 0, 0])])
def test_081_hits_center_and_collab_with_a_beetle(tools: list[str], hit: list[int]) -> None:
    s = using("hBP07-081", me={"attached": tools})
    settle(s)
    base = hits(s)
    more = base[0] - 30  # what the tool adds
    assert base == [x + more if x else 0 for x in hit]


@rule("hocg:12.2.4.5", "hocg:9.2.1")
@played("hBP07-081", "art1")
def test_081_hits_the_center_alone_without_a_collab() -> None:
    s = using("hBP07-081", theirs={"collab": None}, me={"attached": ["hBP07-103"]})
    settle(s)
    assert s.mem("foe").damage >= 30
    assert s.mem("far").damage == 0


def downed(number: str, archive: list[object], active: str = "B") -> Scene:
    from kaimaku.games.hocg.defs import BY_ID

    me = one(number, "me", damage=BY_ID[number].printed.hp - 10, cheers=["white"], under=[one("hBP01-014", "below")])
    s = Scene({"center": me, "back": [one(SORA, "x")], "archive": archive}, {"center": STRIKER}, active=active)
    s.use("striker", "me")
    return s


@rule("hocg:11.3.1.1", "hocg:11.3.1.2")
@played("hBP07-084", "gift1")
@pytest.mark.parametrize("agreed", [True, False])
def test_084_returns_to_hand_for_a_limited_support(agreed: bool) -> None:
    s = downed("hBP07-084", [one("hSD01-016", "staff"), one(AXE, "axe")])
    life = s.count("life")
    s.do("yes" if agreed else "no")
    settle(s)
    assert (s.place("me"), s.count("hand"), s.count("life")) == ("gone", int(agreed), life - 1)
    assert (s.lies("staff"), s.lies("below")) == ("deck" if agreed else "archive", "archive")
    assert s.lies("axe") == "archive"


@rule("hocg:11.3.1.1")
@played("hBP07-084", "gift1")
def test_084_is_archived_without_a_limited_support() -> None:
    s = settle(downed("hBP07-084", [one(AXE, "axe")]))
    assert (s.count("hand"), s.lies("axe")) == (0, "archive")


@rule("hocg:5.21.1")
@played("hBP07-084", "art1")
def test_084_sends_a_cheer_from_the_archive() -> None:
    s = using("hBP07-084", {"archive": ["red", SORA], "back": [one(SORA, "x")]})
    s.pick("x")
    assert (s.cheers("x"), hits(s)) == (["red"], [90, 0, 0])


NIKO = "hBP07-088"


@rule("hocg:10.11.1")
@played("hBP07-088", "gift1")
@pytest.mark.parametrize(
    ("target", "at", "taken"),
    [(NIKO, "back", 0), ("hSD10-002", "back", 10), (AKI_1ST, "back", 10), (NIKO, "center", 10)],
)
def test_088_keeps_back_1st_flow_glow_from_special_damage(target: str, at: str, taken: int) -> None:
    mine = {"center": one("Spare", "c"), "back": [one(NIKO, "gift"), one(target, "target")]}
    if at == "center":
        mine = {"center": one(target, "target"), "back": [one(NIKO, "gift")]}
    striker = one("hBP04-038", "new")
    s = Scene(mine, {"center": one("Spare", "foe"), "hand": [striker]}, active="B")
    from kaimaku.games.hocg.rules.events import SPECIAL, damage_event
    from kaimaku.kernel.events import happen

    happen(s.t, damage_event(s.t, B, s.mem("target"), 10, -1, SPECIAL))
    assert s.mem("target").damage == taken


@rule("hocg:12.2.4.3", "hocg:5.12.1")
@played("hBP07-088", "art1")
@pytest.mark.parametrize("passed", [True, False])
def test_088_hits_harder_after_a_cheer_of_the_stage_was_archived(passed: bool) -> None:
    """A baton pass archives a cheer; one out of the cheer deck would not be of the stage."""
    mine = {"center": one(SORA, "c", cheers=["white"]), "back": [one(NIKO, "me", cheers=["yellow", "white"])]}
    s = Scene(mine, FOES) if passed else Scene({"center": one(NIKO, "me", cheers=["yellow", "white"])}, FOES)
    if passed:
        s.do("baton", "me")
        settle(s)
    s.use("me", "foe")
    assert hits(s, "foe") == [50 + 30 * passed]


@rule("hocg:5.24.2", "hocg:10.7.2.5.1.1", "hocg:10.7.2.1.1")
@played("hBP07-093", "text")
@pytest.mark.parametrize(("die", "lies"), [(5, "deck"), (6, "archive")])
def test_093_strengthens_zeta_and_returns_to_the_deck_but_on_a_six(die: int, lies: str) -> None:
    mine = {"collab": one("hBP07-015", "zeta"), "hand": [one("hBP07-093", "again")], "deck": 3}
    s = playing("hBP07-093", mine, dice=[die])
    s.do("play", "it")
    settle(s)
    assert (arts_more(s, "zeta"), s.lies("it")) == ([40], lies)
    assert s.why_not("play", "again") == "hocg:10.7.2.1.1"
    s.done()


@rule("hocg:10.7.2.3.7")
@played("hBP07-093", "text")
def test_093_needs_zeta_in_the_collab_position() -> None:
    s = playing("hBP07-093", {"center": "hBP07-015", "collab": SORA})
    assert s.why_not("play", "it") == "hocg:10.7.2.3.7"


KRONII_2ND = "hBP07-055"


@rule("hocg:5.24.2", "hocg:10.10.2")
@played("hBP07-095", "text")
@pytest.mark.parametrize(("dice", "wins"), [([4, 4], True), ([5, 2], True), ([3, 4], False)])
def test_095_rolls_against_the_opponent(dice: list[int], wins: bool) -> None:
    mine = {"center": one(KRONII_2ND, "me"), "cheer_deck": ["blue"], "back": [one(SORA, "x")]}
    s = playing("hBP07-095", mine, {"center": one(KRONII_2ND, "foe")}, dice=dice)
    s.do("play", "it")
    if not wins:
        s.pick("x")
    assert (arts_more(s, "me"), s.cheers("x")) == (([100], []) if wins else ([0], ["blue"]))
    s.done()


@rule("hocg:10.7.2.4.1")
@played("hBP07-095", "text")
@pytest.mark.parametrize(("mine", "theirs"), [(KRONII, KRONII_2ND), (KRONII_2ND, KRONII)])
def test_095_needs_both_centers_to_be_2nd(mine: str, theirs: str) -> None:
    s = playing("hBP07-095", {"center": mine, "cheer_deck": ["blue"]}, {"center": one(theirs, "foe")})
    assert s.why_not("play", "it") == "hocg:10.7.2.4.1"
