"""hBP08: cheers of two colors, the end of the turn, dice that count twice, cards that work in the archive."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.speech.options import option_words
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, Scene, one
from tests.cards.hocg.tries import FOES, almost_down, arts_more, collabing, hits, playing, settle, skilled, using
from tests.rule import rule

SORA, FUWAWA, MOCOCO, KANADE, KIARA = "hSD01-003", "hBP08-055", "hBP08-035", "hBP08-078", "hBP01-062"
STRIKER = one(SORA, "striker", cheers=["white"])  # 30 damage


@rule("hocg:2.4.3", "hocg:12.2.3.1")
@played("hBP08-003", "stage")
@pytest.mark.parametrize(("oshi", "blue"), [("hBP08-003", True), ("hBP03-004", False)])
def test_003_red_cheers_of_the_two_count_as_blue(oshi: str, blue: bool) -> None:
    """Fuwawa needs a blue cheer for her Arts; Mococo's Arts asks whether she has one: 30 more."""
    s = Scene({"oshi": oshi, "center": one(FUWAWA, "f", cheers=["red"])}, FOES)
    s.do("pass")
    assert (s.prompt == "perform" and bool(s.options("art"))) == blue
    s = using(MOCOCO, {"oshi": oshi}, me={"cheers": ["red"]})
    assert hits(s, "foe") == [10 + 30 * blue]


@rule("hocg:2.4.3")
@played("hBP08-003", "stage")
@pytest.mark.parametrize(("who", "color"), [("hBP03-042", "white"), ("hBP01-092", "red")])
def test_003_says_nothing_of_other_cheers_or_of_others(who: str, color: str) -> None:
    s = skilled("hBP08-003", mine={"center": one(who, "c", cheers=[color]), "archive": ["green", "hBP08-034"]})
    settle(s)
    assert [s.count("hand"), len(s.cheers("c"))] == [int(color == "red"), 1]


@rule("hocg:12.1.3", "hocg:5.21.1")
@played("hBP08-003", "skill")
@pytest.mark.parametrize(("cheers", "hand", "sent"), [(["red"], 1, 1), (["blue"], 0, 1), (["white"], 0, 0)])
def test_003_takes_back_for_red_and_sends_for_blue(cheers: list[str], hand: int, sent: int) -> None:
    mine = {"center": one(FUWAWA, "f", cheers=cheers), "archive": ["green", one("hBP08-034", "advent"), SORA]}
    s = settle(skilled("hBP08-003", mine=mine))
    assert (s.count("hand"), len(s.cheers("f")) - 1) == (hand, sent)


def performed(user: str = KANADE, at: str = "center", **mine: object) -> Scene:
    """A holomem of A has used an Arts, and A's turn is about to end."""
    me = {at: one(user, "me", cheers=["yellow"])}
    rest = {"center": SORA} if at == "collab" else {}
    back = [one("hSD05-002", "hajime"), one(SORA, "sora")]
    s = Scene({"oshi": "hBP08-007", "power": 3, "back": back, **rest, **me, **mine}, FOES)
    s.use("me", "foe")
    settle(s)
    s.do("pass")
    return s


@rule("hocg:12.1.5", "hocg:5.18")
@played("hBP08-007", "skill")
@pytest.mark.parametrize("used", [True, False])
def test_007_may_swap_her_out_at_the_end_of_the_turn(used: bool) -> None:
    s = performed()
    assert s.prompt == "may"
    s.do("yes" if used else "no")
    assert (s.place("me"), s.place("hajime"), s.place("sora")) == (
        ("back", "center", "back") if used else ("center", "back", "back")
    )
    assert s.count("power") == 1 + 2 * (not used)


@rule("hocg:12.1.5")
@played("hBP08-007", "skill")
@pytest.mark.parametrize(("user", "at"), [(SORA, "center"), (KANADE, "collab")])
def test_007_asks_for_an_arts_of_kanade_in_the_center(user: str, at: str) -> None:
    me = {"cheers": ["white", "yellow"]}
    s = Scene({"oshi": "hBP08-007", "power": 3, at: one(user, "me", **me), "back": ["hSD05-002"]}, FOES)
    s.use("me", "foe")
    settle(s)
    s.do("pass")
    assert s.prompt != "may"


@rule("hocg:10.8.5", "hocg:5.12.1")
@played("hBP08-007", "sp")
def test_007_sends_three_cheers_and_archives_three_at_the_end_of_the_turn() -> None:
    mine = {"center": one(KANADE, "k", cheers=["white"]), "back": [one(SORA, "x", cheers=["red"])]}
    s = skilled("hBP08-007", "sp", {**mine, "cheer_deck": ["yellow x5"]})
    assert len(s.cheers("k")) == 4
    s.do("pass")
    while s.prompt == "perform":
        s.do("pass")
    for _ in range(3):
        s.answer(s.options("pick")[0])
    assert len(s.cheers("k")) + len(s.cheers("x")) == 2


@rule("hocg:1.3.2")
@played("hBP08-007", "sp")
def test_007_sends_nothing_to_somebody_else() -> None:
    s = skilled("hBP08-007", "sp", {"center": one(SORA, "x"), "cheer_deck": ["yellow x5"]})
    assert s.cheers("x") == []


@rule("hocg:10.4.2.2", "hocg:5.7.1")
@played("hBP08-020", "collab_effect1")
@pytest.mark.parametrize("n", [1, 2])
def test_020_archives_one_or_two_and_draws_as_many(n: int) -> None:
    s = collabing("hBP08-020", {"deck": ["Filler"] * 5})
    s.do("yes")
    assert [o[1] for o in s.options("number")] == [1, 2]
    s.do("number", n)
    assert (s.count("archive"), s.count("hand"), s.count("deck")) == (n, n, 5 - 2 * n)


@rule("hocg:5.12.1", "hocg:12.2.4.3")
@played("hBP08-020", "art1")
@pytest.mark.parametrize(("archived", "more"), [(3, 40), (2, 0)])
def test_020_hits_harder_after_three_cards_of_the_deck_were_archived(archived: int, more: int) -> None:
    """Kiara archives up to three; what a hand loses does not count."""
    mine = {
        "center": one("hBP08-020", "me", cheers=["white", "white"]),
        "collab": one("hBP08-044", "kiara", cheers=["red", "red"]),
        "deck": 8,
    }
    s = Scene(mine, FOES)
    s.use("kiara", "foe")
    s.do("number", archived)
    s.use("me", "side")
    assert hits(s, "side") == [110 + more]


REINE = "hBP08-031"


@rule("hocg:10.8.2", "hocg:5.12.1")
@played("hBP08-031", "gift1")
@pytest.mark.parametrize(("at", "drawn"), [("center", 1), ("collab", 1), ("back", 0)])
def test_031_draws_once_when_cheers_are_archived(at: str, drawn: int) -> None:
    """One for an item, then one for a baton pass."""
    reine = one(REINE, "reine", cheers=["green x3"])
    mine: dict[str, object] = {"center": one(SORA, "c", cheers=["white x2"]), "back": [one(SORA, "next")], "deck": 9}
    mine = {**mine, at: [one(SORA, "next"), reine] if at == "back" else reine, "hand": [one("hSD01-019", "pc")]}
    s = Scene(mine, FOES)
    s.do("play", "pc")
    settle(s)
    assert s.count("hand") == drawn
    s.do("baton", "next")
    settle(s)
    assert (s.place("next"), s.count("hand")) == ("center", drawn)


@rule("hocg:10.1.1.2")
@played("hBP08-031", "gift1")
def test_031_draws_in_its_own_turn_only() -> None:
    mine = {"center": one(REINE, "reine"), "collab": almost_down(SORA, "weak", cheers=["white"]), "deck": 9}
    s = Scene(mine, {"center": STRIKER}, active="B")
    s.use("striker", "weak")
    settle(s)
    assert (s.place("weak"), s.count("hand")) == ("gone", 0)


@rule("hocg:5.23.1", "hocg:5.12.1")
@played("hBP08-031", "art1")
def test_031_archives_a_cheer_and_heals_for_each_color() -> None:
    back = [one("Spare", "hurt", damage=100, cheers=["red", "red", "blue"])]
    s = using(REINE, {"back": back, "cheer_deck": [one("purple", "top")], "deck": 5})
    while s.prompt == "pick":
        s.pick("hurt")
    settle(s)
    assert (s.lies("top"), s.mem("hurt").damage, hits(s, "foe")) == ("archive", 60, [60])  # green, white, red and blue


@rule("hocg:11.3.1.1", "hocg:11.3.1.2")
@played("hBP08-041", "gift1")
@pytest.mark.parametrize("agreed", [True, False])
def test_041_may_return_to_hand_when_downed(agreed: bool) -> None:
    me = almost_down("hBP08-041", "me", cheers=["red"])
    s = Scene({"center": me, "back": [one(SORA, "x")]}, {"center": STRIKER}, active="B")
    s.use("striker", "me")
    s.do("yes" if agreed else "no")
    settle(s)
    assert (s.place("me"), s.count("hand"), s.count("archive")) == ("gone", int(agreed), 2 - agreed)


@rule("hocg:10.1.1.2")
@played("hBP08-041", "gift1")
def test_041_is_archived_in_its_own_turn() -> None:
    me = almost_down("hBP08-041", "me", cheers=["red"], attached=["hBP01-114"])
    s = Scene({"center": me, "back": [one(SORA, "x")], "deck": 5}, FOES)
    s.use("me", "foe")
    settle(s)
    assert (s.place("me"), s.count("hand")) == ("gone", 0)


@rule("hocg:5.12.1")
@played("hBP08-041", "art1")
def test_041_archives_the_top_card() -> None:
    s = using("hBP08-041", {"deck": [one(SORA, "top"), SORA]})
    assert (s.lies("top"), s.count("deck"), hits(s, "foe")) == ("archive", 1, [20])


def phoenix(holomem: int = 9, **mine: object) -> Scene:
    """A Kiara lies in the archive among others."""
    archive = [one("hBP08-044", "phoenix"), *[SORA] * holomem, "hBP01-114"]
    back = [one("hBP08-042", "first"), one(KIARA, "debut"), one(SORA, "x")]
    return Scene({"archive": archive, "back": back, "center": SORA, **mine}, FOES)


@rule("hocg:10.3.4.3", "hocg:8.3.3")
@played("hBP08-044", "gift1")
def test_044_blooms_out_of_the_archive() -> None:
    s = phoenix()
    (option,) = s.options("ability")
    assert s.number("phoenix") in option
    assert "archive" in option_words(s.t, A, option, "en")
    assert "アーカイブ" in option_words(s.t, A, option, "ja")
    s.answer(option)
    settle(s)
    assert (s.has("first", "phoenix"), s.count("archive"), s.options("ability")) == (True, 10, [])


@rule("hocg:10.3.4.3")
@played("hBP08-044", "gift1")
@pytest.mark.parametrize(
    ("holomem", "back"), [(8, None), (9, [KIARA, SORA]), (9, [one("hBP08-042", "first", placed=True)])]
)
def test_044_needs_ten_holomem_there_and_a_kiara_that_may_bloom(holomem: int, back: object) -> None:
    s = phoenix(holomem, **({} if back is None else {"back": back}))
    assert s.options("ability") == []


@rule("hocg:10.3.4.3")
@played("hBP08-044", "gift1")
def test_044_says_nothing_on_the_stage() -> None:
    s = phoenix(archive=[SORA] * 12, collab=one("hBP08-044", "kiara"))
    assert s.options("ability") == []


@rule("hocg:5.12.1", "hocg:10.7.2.3.1")
@played("hBP08-044", "art1")
@pytest.mark.parametrize("n", [1, 3])
def test_044_archives_one_to_three(n: int) -> None:
    s = using("hBP08-044", {"deck": 6})
    assert [o[1] for o in s.options("number")] == [1, 2, 3]
    s.do("number", n)
    assert (s.count("archive"), hits(s, "foe")) == (n, [100])


@rule("hocg:5.26", "hocg:10.10.2")
@played("hBP08-045", "collab_effect1")
@pytest.mark.parametrize(("die", "odd"), [(3, False), (2, False)])
def test_045_doubles_the_dice_of_a_baelz(die: int, odd: bool) -> None:
    """Of an odd number the Debut would make special damage."""
    s = collabing("hBP08-045", {"center": one("hBP06-040", "debut", cheers=["red"])}, dice=[die])
    s.use("debut", "foe")
    assert hits(s) == [30 + 10 * odd, 10 * odd, 0]
    s.done()


@rule("hocg:5.26", "hocg:10.10.2")
@played("hBP08-045", "collab_effect1")
def test_045_doubles_the_dice_of_the_oshi_baelz_and_of_nobody_else() -> None:
    mine = {"oshi": "hBP06-005", "power": 5, "hand": [SORA] * 9, "center": one("hBP01-038", "pekora", cheers=["green"])}
    s = collabing("hBP08-045", mine, dice=[4, 3])
    s.do("skill", 1)
    settle(s)
    assert s.count("hand") == 1  # 8 of 9 archived
    s.use("pekora", "foe")
    s.do("yes")
    assert hits(s, "foe") == [20]  # an odd number stays odd
    s.done()


@rule("hocg:5.24.2", "hocg:10.10.2")
@played("hBP08-045", "art1")
def test_045_strengthens_somebody_by_the_number_rolled() -> None:
    s = using("hBP08-045", {"back": [one(SORA, "x")]}, dice=[4])
    s.pick("x")
    assert (arts_more(s, "me", "x"), hits(s, "foe")) == ([0, 40], [50])
    s.done()


@rule("hocg:12.1.3", "hocg:10.3.4.1")
@played("hBP08-060", "gift1")
@pytest.mark.parametrize(("at", "power", "usable"), [("collab", 2, True), ("collab", 1, False), ("back", 2, False)])
def test_060_makes_the_skill_cheaper(at: str, power: int, usable: bool) -> None:
    bau = one("hBP08-060", "bau")
    mine = {"oshi": "hBP03-004", "power": power, "center": one("hBP08-036", "m"), at: [bau] if at == "back" else bau}
    s = Scene({**mine, "cheer_deck": ["red x3"]}, FOES)
    assert (s.why_not("skill", 0) == "") == usable
    if usable:
        assert "2" in option_words(s.t, A, ("skill", 0), "en")
        s.do("skill", 0)
        settle(s)
        assert s.count("power") == 0


@rule("hocg:12.1.3")
@played("hBP08-060", "gift1")
def test_060_changes_no_other_skill() -> None:
    mine = {"oshi": "hBP08-003", "power": 1, "center": SORA, "collab": "hBP08-060"}
    assert Scene(mine, FOES).why_not("skill", 1) == "hocg:12.1.3"


@rule("hocg:12.2.4.3")
@played("hBP08-060", "art1")
@pytest.mark.parametrize(("oshi", "power"), [("hBP03-004", 1), ("hBP08-003", 0), ("hBP07-001", 0)])
def test_060_gains_holo_power_with_a_blue_fuwamoco(oshi: str, power: int) -> None:
    s = using("hBP08-060", {"oshi": oshi, "deck": 5})
    assert (s.count("power"), hits(s, "foe")) == (power, [50])


PAPA = "hBP08-094"


def protected(*strikers: dict[str, object]) -> Scene:
    """A has protected the center; B may strike with center and collab."""
    mine = {"center": one("Spare", "me"), "collab": one("Spare", "mate"), "deck": 5}
    theirs = {"center": strikers[0], "collab": None, "back": [strikers[1]], "deck": 5, "cheer_deck": ["white"]}
    s = playing(PAPA, mine, theirs)
    s.do("play", "it")
    s.do("pass")
    while s.prompt == "perform" and s.t.asked == (A,):
        s.do("pass")
    return s


@rule("hocg:10.8.5", "hocg:10.11.2.4")
@played("hBP08-094", "text")
def test_094_takes_300_off_the_first_arts_damage_in_the_center() -> None:
    s = protected(one(SORA, "a", cheers=["white"]), one(SORA, "b", cheers=["white"]))
    settle_turn(s)
    s.do("collab", "b")
    s.use("a", "me")
    assert s.mem("me").damage == 0
    settle(s)
    s.use("b", "me")
    assert s.mem("me").damage == 30


def settle_turn(s: Scene) -> None:
    """On to the other player's main phase."""
    while s.prompt != "main":
        s.answer(s.options("pick")[0] if s.options("pick") else ("pass",))


@rule("hocg:10.8.5")
@played("hBP08-094", "text")
def test_094_protects_nobody_else() -> None:
    s = protected(one(SORA, "a", cheers=["white"]), one(SORA, "b", cheers=["white"]))
    settle_turn(s)
    s.do("collab", "b")
    s.use("a", "mate")
    assert s.mem("mate").damage == 30
    settle(s)
    s.use("b", "me")
    assert s.mem("me").damage == 0


@rule("hocg:10.7.2.4.1")
@played("hBP08-094", "text")
def test_094_needs_a_collab() -> None:
    s = playing(PAPA, {"center": one("Spare", "me")})
    assert s.why_not("play", "it") == "hocg:10.7.2.4.1"
