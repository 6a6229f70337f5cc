"""hBP08, texts that compare both stages, give all colors, or speak of several receivers."""

from __future__ import annotations

from typing import Any

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.rules.stats import colors
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.cards.hocg.tries import (
    FOES,
    arts_more,
    blooming,
    collabing,
    hits,
    hp_of,
    playing,
    settle,
    skilled,
    take,
    using,
)
from tests.rule import rule

SORA, STAFF, SECOND, HAATO = "hSD01-003", "hSD01-016", "hBP03-072", "hBP07-036"
CECILIA, INA, KANADE, HAJIME, KIARA = "hBP08-021", "hBP08-069", "hBP08-078", "hSD05-002", "hBP01-062"


@rule("hocg:5.2.1", "hocg:10.3.2")
@played("hBP08-002", "stage")
@pytest.mark.parametrize(("oshi", "rests"), [("hBP08-002", True), ("hBP07-001", False)])
def test_002_keeps_cecilia_resting_in_the_reset_phase(oshi: str, rests: bool) -> None:
    mine = {"oshi": oshi, "back": [one(CECILIA, "c", resting=True), one(SORA, "x", resting=True)]}
    s = Scene(mine, FOES, phase="reset")
    assert (s.mem("c").resting, s.mem("x").resting) == (rests, False)


@rule("hocg:5.21.1", "hocg:12.1.3")
@played("hBP08-002", "skill")
@pytest.mark.parametrize("both", [True, False])
def test_002_wakes_every_cecilia_that_gets_a_cheer(both: bool) -> None:
    back = [one(CECILIA, "a", resting=True), one(CECILIA, "b", resting=True), one(CECILIA, "awake"), one(SORA, "x")]
    s = skilled("hBP08-002", mine={"back": back})
    assert s.choices() == {"a", "b"}
    s.pick("a")
    s.pick("b" if both else "a")
    assert [s.mem(x).resting for x in ("a", "b")] == [False, not both]
    assert [len(s.cheers(x)) for x in ("a", "b", "awake")] == ([1, 1, 0] if both else [2, 0, 0])


@rule("hocg:10.10.1", "hocg:12.2.2")
@played("hBP08-006", "stage")
@pytest.mark.parametrize(("back", "free"), [(SORA, True), (HAATO, False)])
def test_006_frees_ina_if_everybody_has_another_color_than_their_oshi(back: str, free: bool) -> None:
    theirs = {"oshi": "hBP03-003", "center": one(SORA, "foe"), "back": [back]}
    s = Scene({"oshi": "hBP08-006", "center": one("hBP08-073", "me")}, theirs)
    s.do("pass")
    assert (s.prompt == "perform" and bool(s.options("art"))) == free


@rule("hocg:12.1.3", "hocg:10.10.2")
@played("hBP08-006", "skill")
@pytest.mark.parametrize("x", [1, 2])
def test_006_gives_as_many_all_colors_as_it_pays(x: int) -> None:
    s = skilled("hBP08-006", mine={"power": 3})
    s.do("number", x)
    take(s, *["foe", "far"][:x])
    assert [colors(s.t, s.mem(m)).bit_count() == 6 for m in ("foe", "side", "far")] == [True, False, x == 2]
    assert s.count("power") == 3 - x


MORE, SAME = {"cheers": ["red x2"]}, {"cheers": ["red"]}
THEIRS = {"center": one("Spare", "foe", cheers=["blue"])}


@rule("hocg:13.3.1", "hocg:5.13.1")
@played("hBP08-080", "bloom_effect1")
@pytest.mark.parametrize(("me", "works"), [(MORE, True), (SAME, False)])
def test_080_may_bring_a_debut_of_regloss_with_more_cheers(me: dict[str, Any], works: bool) -> None:
    s = blooming("hBP08-080", {"deck": [one(HAJIME, "fit"), one(SORA, "x")]}, THEIRS, me=me)
    if works:
        s.do("yes")
        assert s.choices() == {"fit"}
        s.pick("fit")
    assert (s.lies("fit"), s.prompt) == ("elsewhere" if works else "deck", "main")


@rule("hocg:5.21.1")
@played("hBP08-081", "bloom_effect1")
def test_081_sends_a_cheer_to_a_center_kanade() -> None:
    s = blooming("hBP08-081", {"archive": ["red", STAFF]})
    settle(s)
    assert s.cheers("me") == ["red"]


@rule("hocg:12.2.4.3")
@played("hBP08-081", "art1")
@pytest.mark.parametrize(
    ("theirs", "at", "dealt"), [(2, "center", 40), (1, "center", 60), (0, "center", 80), (0, "collab", 40)]
)
def test_081_hits_harder_with_one_or_more_cheers_more(theirs: int, at: str, dealt: int) -> None:
    s = using("hBP08-081", theirs={"center": one("Spare", "foe", cheers=["blue"] * theirs)}, at=at)
    assert s.mem("foe").damage == dealt


@rule("hocg:10.10.2")
@played("hBP08-082", "collab_effect1")
@pytest.mark.parametrize(("me", "more"), [(MORE, 40), (SAME, 0)])
def test_082_gets_more_with_more_cheers(me: dict[str, Any], more: int) -> None:
    assert arts_more(collabing("hBP08-082", theirs=THEIRS, me=me), "me") == [more]


@rule("hocg:5.21.1")
@played("hBP08-083", "bloom_effect1")
@pytest.mark.parametrize(("me", "works"), [(MORE, False), (SAME, True), ({}, True)])
def test_083_gets_cheers_with_no_more_than_the_opponent(me: dict[str, Any], works: bool) -> None:
    s = blooming("hBP08-083", {"archive": [one("red", "a"), one("red", "b"), one("green", "c")]}, THEIRS, me=me)
    before = len(s.cheers("me"))
    if works:
        s.answer(s.options("pick")[0])
        settle(s)
    assert (len(s.cheers("me")) > before) == works


@rule("hocg:12.2.4.3")
@played("hBP08-083", "art1")
@pytest.mark.parametrize(("theirs", "dealt"), [(0, 180), (1, 160), (3, 120), (5, 120)])
def test_083_hits_harder_for_every_cheer_more(theirs: int, dealt: int) -> None:
    s = using("hBP08-083", theirs={"center": one("Spare", "foe", cheers=["blue"] * theirs)})
    assert s.mem("foe").damage == dealt


@rule("hocg:13.3.1", "hocg:5.21.1")
@played("hBP08-086", "bloom_effect1")
@pytest.mark.parametrize("agreed", [True, False])
def test_086_may_send_a_cheer_to_flare_or_somebody_of_en(agreed: bool) -> None:
    s = blooming("hBP08-086", {"back": [one(CECILIA, "en"), one(SORA, "jp")]})
    s.do("yes" if agreed else "no")
    if agreed:
        assert s.choices() == {"me", "en"}
        s.pick("en")
    assert (len(s.cheers("en")), s.cheers("jp")) == (int(agreed), [])


@rule("hocg:12.2.4.3")
@played("hBP08-086", "art1")
@pytest.mark.parametrize(("center", "dealt"), [(SECOND, 50), (SORA, 20)])
def test_086_hits_harder_beside_a_second_center(center: str, dealt: int) -> None:
    assert hits(using("hBP08-086", {"center": center}, at="collab")) == [dealt, 0, 0]


@rule("hocg:13.2.1", "hocg:5.21.1")
@played("hBP08-087", "collab_effect1")
@pytest.mark.parametrize(("center", "works"), [("hSD07-002", True), (CECILIA, True), (SORA, False)])
def test_087_may_send_cheers_to_such_a_center(center: str, works: bool) -> None:
    s = collabing("hBP08-087", {"center": one(center, "c"), "archive": [one("red", "a"), one("blue", "b")]})
    if works:
        s.do("yes")
        take(s, "a", "b")
        settle(s)
    assert (len(s.cheers("c")), s.prompt) == (2 * works, "main")


@rule("hocg:5.22.1", "hocg:11.5.1", "hocg:10.7.2.4")
@played("hBP08-095", "text")
@pytest.mark.parametrize(("life", "back", "usable"), [(3, CECILIA, True), (4, CECILIA, False), (3, SORA, False)])
def test_095_strikes_everybody_in_front_and_costs_no_life(life: int, back: str, usable: bool) -> None:
    mine = {"life": life, "center": one(CECILIA, "c", damage=90), "back": [one(back, "b")]}
    s = playing("hBP08-095", mine, {"center": one(SORA, "foe"), "life": 3})
    assert (s.why_not("play", "it") == "") == usable
    if usable:
        s.do("play", "it")
        settle(s)
        assert (s.place("c"), s.mem("side").damage, s.mem("far").damage, s.mem("b").damage) == ("gone", 50, 0, 0)
        assert (s.count("life"), s.count("life", B)) == (3, 3)


@rule("hocg:5.11.1", "hocg:10.7.2.4")
@played("hBP08-098", "text")
def test_098_reveals_four_takes_two_and_archives_the_rest() -> None:
    deck = [one(SORA, "a"), one(STAFF, "b"), one(SORA, "c"), one(SORA, "d"), one(SORA, "below")]
    s = playing("hBP08-098", {"center": KIARA, "back": [INA], "deck": deck})
    s.do("play", "it")
    assert not s.options("done") and s.known("a") == s.known("d") == 3
    take(s, "a", "b")
    assert [s.lies(x) for x in ("a", "b", "c", "d", "below")] == ["hand", "hand", "archive", "archive", "deck"]
    assert playing("hBP08-098", {"center": KIARA, "back": [SORA]}).why_not("play", "it")


@rule("hocg:5.6.1", "hocg:5.7.1", "hocg:10.7.2.4")
@played("hBP08-101", "text")
@pytest.mark.parametrize(("theirs", "fewer"), [(3, True), (1, False)])
def test_101_searches_for_two_of_regloss_and_draws_if_fewer(theirs: int, fewer: bool) -> None:
    mine: dict[str, Any] = {
        "center": KANADE,
        "back": [HAJIME],
        "hand": [],
        "deck": [one(HAJIME, "a"), one(KANADE, "b"), one(SORA, "x"), STAFF, STAFF],
    }
    s = playing("hBP08-101", mine, {"collab": None, "back": ["Spare"] * theirs})
    s.do("play", "it")
    take(s, "a", "b")
    settle(s)
    assert (s.count("hand"), s.count("archive")) == (2, 1 + fewer)
    assert playing("hBP08-101", {**mine, "back": [SORA]}).why_not("play", "it")


# --- Raora Panthera, Nakiri Ayame


@rule("hocg:10.10.1", "hocg:12.2.2")
@played("hBP08-019", "gift1")
@pytest.mark.parametrize("held", [[], ["hBP06-100"]])
def test_019_needs_no_white_cheer_or_has_more_hp(held: list[str]) -> None:
    s = Scene({"center": one("hBP08-019", "me", attached=held)}, FOES)
    assert hp_of(s, "me") - BY_ID["hBP08-019"].printed.hp == 40 * len(held)  # 10 by the mascot itself
    s.do("pass")
    assert (s.prompt == "perform" and bool(s.options("art"))) == (not held)


@rule("hocg:5.17.2", "hocg:5.6.1")
@played("hBP08-019", "art1")
@pytest.mark.parametrize("held", [[], ["hBP06-100"]])
def test_019_gets_a_chattino_of_the_deck(held: list[str]) -> None:
    s = using("hBP08-019", {"deck": [one("hBP06-100", "cat"), SORA]}, me={"attached": held})
    settle(s)
    assert len(s.mem("me").supports) == 1 and s.lies("cat") == ("deck" if held else "elsewhere")


@rule("hocg:13.2.1", "hocg:5.13.1")
@played("hBP08-040", "collab_effect1")
@pytest.mark.parametrize(("held", "collab", "moves"), [(True, False, True), (False, False, False), (True, True, False)])
def test_040_draws_a_back_holomem_out(held: bool, collab: bool, moves: bool) -> None:
    theirs = {"collab": one("Spare", "side") if collab else None}
    s = collabing("hBP08-040", theirs=theirs, me={"attached": ["hBP06-098"] if held else []})
    settle(s)
    assert s.place("far") == ("collab" if moves else "back")


@rule("hocg:12.2.4.3")
@played("hBP08-040", "art1")
@pytest.mark.parametrize(("archive", "dealt"), [(["red x3", "blue"], 60), ([], 30)])
def test_040_counts_the_archived_red_cheers(archive: list[str], dealt: int) -> None:
    assert hits(using("hBP08-040", {"archive": archive})) == [dealt, 0, 0]
