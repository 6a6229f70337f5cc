"""hBP09: who else is not meant, what is not asked, and where things go."""

from __future__ import annotations

from typing import Any

import pytest

from kaimaku.games.hocg.scenario.cards import declare
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, one
from tests.cards.hocg.tries import (
    FIRST_TURN,
    arts_cost,
    arts_more,
    blooming,
    collabing,
    give,
    hits,
    paying,
    playing,
    settle,
    skilled,
    take,
    using,
)
from tests.rule import rule

SORA, STAFF, BOWL, HAMMER, AXE = "hSD01-003", "hSD01-016", "hBP05-075", "hBP04-098", "hBP01-114"
SUBARU, HAJIME, NOEL, KAELA, TOWA, VIVI, LAMY = (f"hBP09-00{i}" for i in range(1, 8))
KANPAI, MOON, SECOND, FIRST, LIMITED = "hBP09-095", "hBP09-110", "hBP05-012", "hBP09-027", "hSD01-016"
FOE = {"center": one("Spare", "foe"), "back": [one("Spare", "far")]}
MATSURI = "hBP06-008"


@rule("hocg:12.1.4", "hocg:10.7.2.1.1")
@played("hBP09-002", "stage", "skill")
def test_002_gains_holo_power_once_a_turn_and_in_every_turn() -> None:
    free = {"Free": {"name": "Todoroki Hajime", "baton": 0}}
    swap = {"Swap": {"kind": "support", "text": ["use(Baton(-1, HOLOMEM[ALL]))"]}}
    stage = {"center": one("Free", "c"), "back": [one("Free", "d"), one("Free", "e")]}
    s = Scene({"oshi": HAJIME, "power": 0, **stage}, FOE, cards=declare({**free, **swap}), used={"baton": False})
    s.do("baton", "d")
    settle(s)
    assert s.count("power") == 1
    s.do("pass")
    while s.t.active != 0 or s.prompt != "main" or s.t.turn == 5:
        s.answer((s.options("pass") or s.options("pick") or s.options("yes"))[0])
    s.do("baton", "e")
    settle(s)
    assert s.count("power") == 2
    for paid, more in ((6, [60, 0]), (7, [170, 100])):
        mine = {"oshi": HAJIME, "power": 8, "center": one("hBP09-019", "c"), "back": [one("hBP09-016", "h")]}
        s = Scene(mine, FOE)
        s.do("skill", 1)
        s.do("number", paid)
        assert (s.prompt, arts_more(s, "c", "h")) == ("main", more)
    s = Scene({"oshi": HAJIME, "power": 8, "center": one(SORA, "c"), "back": [one("hBP09-016", "h")]}, FOE)
    s.do("skill", 1)
    s.do("number", 7)
    assert (s.prompt, arts_more(s, "c", "h")) == ("main", [0, 100])


@rule("hocg:5.8.1", "hocg:10.7.2.1.1")
@played("hBP09-003", "stage", "skill")
def test_003_sends_to_noel_alone_once_a_turn() -> None:
    back = [one(FIRST, "n"), one(SORA, "x")]
    mine = {"oshi": NOEL, "center": one("hBP09-026", "me", damage=20), "back": back, "cheer_deck": ["green x4"]}
    s = Scene({**mine, "hand": [one(BOWL, "a"), one(BOWL, "b")]}, FOE)
    s.do("play", "a")
    while s.choices() != {"me", "n"} or not s.options("pick") or s.count("hand") > 1:
        before = s.prompt
        s.answer((s.options("pick") or s.options("yes"))[0])
        if s.prompt == "main":
            break
        assert before
    settle(s)
    sent = len(s.cheers("me")) + len(s.cheers("n"))
    assert (sent, s.cheers("x")) == (1, [])
    s.do("play", "b")
    settle(s)
    assert len(s.cheers("me")) + len(s.cheers("n")) == 1  # once a turn
    for bowls, offered in ((2, {"me", "n"}), (3, {"me", "n"})):
        s = skilled(NOEL, mine={**mine, "archive": [BOWL] * bowls + [one("green", "g"), one("green", "h")]})
        seen: set[str] = set()
        for _ in range(6):
            if s.prompt == "main":
                break
            if {"me"} & s.choices():
                seen |= s.choices()
            s.answer((s.options("pick") or s.options("done"))[0])
        assert seen == offered
        assert len(s.cheers("me")) + len(s.cheers("n")) == bowls - 1


@rule("hocg:10.7.2.1.1", "hocg:5.22.1")
@played("hBP09-004", "stage", "skill")
def test_004_draws_once_a_turn_and_hurts_whoever_has_bloomed() -> None:
    mine = {"oshi": KAELA, "center": one(SORA, "c"), "back": [one("hBP09-038", "k"), one("hBP09-041", "l")]}
    s = Scene({**mine, "hand": [one(HAMMER, "a"), one(HAMMER, "b")]}, FOE)
    s.do("play", "a", "k")
    assert s.count("hand") == 3
    s.do("play", "b", "l")
    assert s.count("hand") == 2
    back = [one(SORA, f"s{i}", attached=[one(HAMMER, f"h{i}")]) for i in range(3)]
    theirs = {"center": one(FIRST, "foe"), "collab": one(SECOND, "side"), "back": ["Spare"]}
    s = skilled(KAELA, mine={"center": SORA, "back": back}, theirs=theirs)
    take(s, "h0", "h1")
    assert (s.choices(), s.has("s2", "h2")) == ({"foe", "side"}, True)
    s.pick("side")
    assert hits(s, "foe", "side") == [0, 100]
    theirs = {"center": one(SORA, "foe"), "collab": one(SECOND, "side"), "back": ["Spare"]}
    s = skilled(KAELA, mine={"center": SORA, "back": back}, theirs=theirs)
    take(s, "h0", "h1")
    settle(s)
    assert hits(s, "foe", "side") == [0, 100]


@rule("hocg:5.7.1", "hocg:5.25.1")
@played("hBP09-005", "stage", "skill")
def test_005_is_for_towa_and_counts_singers() -> None:
    two = [{"name": "One", "power": 10}, {"name": "Two", "power": 20}]
    s = Scene({"oshi": TOWA, "center": one("Double", "d")}, FOE, cards=declare({"Double": {"arts": two}}))
    s.use("d", "foe")
    assert s.prompt in ("perform", "main") or s.t.active == B
    s = Scene({"oshi": TOWA, "power": 2, "center": one("Double", "d")}, FOE, cards=declare({"Double": {"arts": two}}))
    s.use("d", "foe")
    while s.t.active == 0 and s.prompt != "main":
        options = s.options("trigger") or s.options("yes") or s.options("skill") or s.options("pass")
        if not options:
            break
        s.answer(options[0])
    assert s.count("hand") == 0  # nobody who sings


@rule("hocg:1.3.4.1", "hocg:5.7.1")
@played("hBP09-006", "sp")
def test_006_needs_a_second_vivi() -> None:
    for center, drawn in ((SECOND, 2), ("hSD10-009", 7)):
        mine = {"center": one(center, "c"), "hand": [STAFF] * 2, "archive": [SORA, AXE]}
        s = skilled(VIVI, "sp", mine, {"hand": [STAFF], "archive": [SORA]})
        assert s.count("hand") == drawn
    s = skilled(VIVI, mine={"hand": [STAFF] * 4}, theirs={"hand": [STAFF] * 4})
    assert (s.count("hand"), s.count("hand", B)) == (7, 6)


@rule("hocg:10.10.1", "hocg:5.6.1")
@played("hBP09-007", "stage", "skill")
def test_007_is_for_every_lamy_and_her_own_drinks() -> None:
    stage = {"oshi": LAMY, "center": one("hBP09-077", "a"), "back": [one("hBP09-080", "b"), one(SORA, "x")]}
    s = Scene({**stage, "archive": [KANPAI] * 4 + [STAFF] * 3}, FOE)
    assert arts_more(s, "a", "b", "x") == [20, 20, 0]
    s = Scene({**stage, "archive": [KANPAI] * 5}, FOE)
    assert arts_more(s, "a", "b", "x") == [50, 50, 0]
    s = skilled(LAMY, mine={"deck": [one(KANPAI, "a"), one(KANPAI, "b"), one(KANPAI, "c")]})
    take(s, "b", "c")
    assert (s.prompt, s.lies("a")) == ("main", "deck")


STRIKERS = {
    "Fist": {"level": "1st", "hp": 900, "arts": [{"name": "F", "power": 40}]},
    "Slap": {"level": "1st", "hp": 900, "arts": [{"name": "S", "power": 39}]},
    "Maul": {"level": "2nd", "hp": 900, "arts": [{"name": "M", "power": 200}]},
    "Tap": {"level": "2nd", "hp": 900, "arts": [{"name": "T", "power": 190}]},
    "Bolt": {"level": "2nd", "hp": 900, "text": ["art(SpecialDamage(300, OPP_FRONT))"], "arts": [{"name": "B"}]},
}


def struck(striker: str, who: str, mine: dict[str, Any], at: str = "center") -> Scene:
    theirs = {at: one(striker, "foe", cheers=["blue x4"]), "back": [one("Spare", "b")]}
    s = Scene({"life": 4, **mine}, {"center": one("Spare", "wall"), **theirs}, cards=declare(STRIKERS), active="B")
    s.use("foe", who)
    if striker == "Bolt" and s.prompt == "pick":
        s.pick(who)
    return s


@rule("hocg:10.8.1", "hocg:12.2.4.3")
@played("hBP09-008", "gift1")
@played("hBP09-014", "gift1")
def test_answers_to_blows_of_so_much_by_arts() -> None:
    for striker, hurt in (("Fist", 30), ("Slap", 0)):
        assert struck(striker, "me", {"center": one("hBP09-008", "me")}).mem("foe").damage == hurt
    side = {"center": one("hBP09-008", "me"), "collab": one("Spare", "side")}
    assert struck("Fist", "side", side).mem("foe").damage == 0
    assert (
        struck("Fist", "side", {"center": one("Spare", "side"), "collab": one("hBP09-008", "me")}).mem("foe").damage
        == 0
    )
    assert struck("Bolt", "me", {"center": one("hBP09-008", "me"), "back": ["Spare"]}).mem("foe").damage == 0
    for striker, left in (("Maul", 0), ("Tap", 4), ("Bolt", 4)):
        s = struck(striker, "me", {"center": one("hBP09-014", "me"), "back": ["Spare"]})
        settle(s)
        assert (striker, len(s.cheers("foe")), s.count("archive", B)) == (striker, left, 0)
    s = struck("Maul", "side", {"center": one("Spare", "side"), "collab": one("hBP09-014", "me")})
    settle(s)
    assert len(s.cheers("foe")) == 4
    thorns = {"Thorns": {"hp": 900, "text": ["gift(SpecialDamage(40, OPP_CENTER), on=TAKES(THIS))"]}}
    me = one("hBP09-008", "me", cheers=paying("hBP09-008"))
    s = Scene({"center": me}, {"center": one("Thorns", "foe")}, cards=declare(thorns))
    s.use("me", "foe")
    once = s.mem("foe").damage
    settle(s)
    assert s.mem("foe").damage == once


@rule("hocg:10.11.1")
@played("hBP09-027", "gift1")
@played("hBP09-073", "gift1")
@played("hBP09-088", "gift1")
def test_shields_are_for_whom_they_say() -> None:
    behind = {"center": one("Spare", "c"), "collab": one(FIRST, "me")}
    for mine, who, taken in (
        (behind, "me", 0),
        (behind, "c", 40),
        ({"center": one("Spare", "c", damage=10), "collab": one(FIRST, "me")}, "me", 0),
    ):
        s = struck("Fist", who, mine)
        assert s.mem(who).damage - (10 if "damage" in mine["center"] and who == "c" else 0) == taken
    assert struck("Fist", "me", behind, at="collab").mem("me").damage == 0
    nerissa = {"center": one("hBP09-073", "me"), "collab": one("hBP09-073", "n"), "power": 2}
    assert struck("Fist", "n", nerissa).mem("n").damage == 10
    assert struck("Fist", "x", {**nerissa, "collab": one("Spare", "x")}).mem("x").damage == 40
    assert struck("Bolt", "x", {**nerissa, "center": one("hBP09-073", "x"), "collab": None}).place("x") == "gone"
    nene = {"oshi": "hBP07-007", "center": one("Spare", "c"), "collab": one("hBP09-088", "me")}
    assert struck("Maul", "me", nene).mem("me").damage == 0
    assert struck("Tap", "me", nene).place("me") == "gone"
    assert struck("Maul", "c", nene).mem("c").damage == 200
    assert struck("Bolt", "me", nene).place("me") == "gone"


@rule("hocg:5.23.1")
@played("hBP09-031", "gift1")
def test_031_is_restored_more_by_the_bowl_alone() -> None:
    cure = {"Cure": {"kind": "support", "text": ["use(Heal(20, HOLOMEM))"]}}
    mine = {"center": one(SORA, "c", damage=50), "back": [one("hBP09-031", "me", damage=200)]}
    for card, who, left in ((BOWL, "me", 80), ("Cure", "me", 180), (BOWL, "c", 30)):
        s = Scene({**mine, "hand": [one(card, "it")]}, FOE, cards=declare(cure))
        s.do("play", "it")
        give(s, who)
        settle(s)
        assert s.mem(who).damage == left


@rule("hocg:13.2.1", "hocg:5.6.1")
@played("hBP09-016", "collab_effect1")
@played("hBP09-026", "collab_effect1")
@played("hBP09-065", "collab_effect1")
@pytest.mark.parametrize("number", ["hBP09-016", "hBP09-026", "hBP09-065"])
def test_searches_of_the_first_turn_are_asked_then_alone(number: str) -> None:
    deck = ["hBP09-019", "hBP09-026", BOWL, "hBP09-064", "hBP09-066", SORA]
    assert collabing(number, {"deck": deck}).prompt == "main"
    assert collabing(number, {"deck": deck}, **FIRST_TURN).prompt == "pick"


@rule("hocg:8.5.1", "hocg:12.2.4.3")
@played("hBP09-019", "art1")
@played("hBP09-024", "art1")
@played("hBP09-089", "bloom_effect1", "art1")
def test_conditions_with_several_parts() -> None:
    s = Scene(
        {"center": one("hBP09-016", "c"), "collab": one("hBP09-019", "me", cheers=["white"]), "back": [one(SORA, "d")]},
        FOE,
    )
    s.do("baton", "d")
    s.use("me", "foe")
    assert s.mem("foe").damage == 40  # in the center position only
    flow = ["hSD11-002", "hSD11-007", "hSD10-002", "hSD10-007"]
    for missing in range(4):
        others = [SORA if i == missing else card for i, card in enumerate(flow)]
        assert using("hBP09-024", {"back": others}).mem("foe").damage == 70
    for colors, more in (
        (["green", "blue"], 0),
        (["green", "yellow"], 0),
        (["blue", "yellow"], 0),
        (["red", "white", "purple"], 0),
        (["green", "blue", "yellow"], 30),
    ):
        back: list[object] = [one(SORA, "x", cheers=colors), one("hBP09-060", "m")]
        s = blooming("hBP09-089", {"back": back})
        if more:
            assert s.choices() == {"me", "m"}
            s.pick("m")
        assert (s.prompt, arts_more(s, "me", "m", "x")) == ("main", [0, more, 0])
    s = using("hBP09-089", {"oshi": SUBARU, "cheer_deck": ["blue"]})
    assert s.prompt == "perform"
    s = using("hBP09-089", {"oshi": TOWA, "cheer_deck": ["blue"], "back": [one("hBP09-060", "m"), one(SORA, "x")]})
    assert s.choices() == {"me", "m"}


@rule("hocg:10.4.2.2", "hocg:5.11.2")
@played("hBP09-032", "collab_effect1")
@played("hBP09-037", "gift1")
@played("hBP09-042", "gift1", "art1")
@played("hBP09-045", "art1")
def test_choices_among_cards_of_a_kind() -> None:
    hand = [one("hBP08-105", "m"), one("hBP08-109", "f"), one(STAFF, "x")]
    s = collabing("hBP09-032", {"hand": hand, "cheer_deck": ["green"]})
    s.do("yes")
    assert s.choices() == {"m", "f"}
    s.pick("f")
    assert s.known("f") & 2
    assert s.choices() == {"me"} or s.cheers("me") == ["green"]
    theirs = {"center": one(SORA, "foe"), "back": ["Spare"]}
    back = [one("hSD10-003", "flow"), one("hSD10-002", "glow"), one(SORA, "x")]
    s = using("hBP09-037", {"back": back}, theirs)
    while s.choices() & {"flow", "glow", "x"} == set():
        s.answer((s.options("pick") or s.options("trigger") or s.options("yes"))[0])
    assert s.choices() == {"flow", "glow"}
    assert using("hBP09-037", {"back": back}).prompt == "perform"
    old = [one(SORA, "h"), one(FIRST, "i"), one(AXE, "axe"), one("red", "c")]
    s = using("hBP09-042", {"archive": old}, theirs)
    while not s.choices() & {"h", "i"}:
        s.answer((s.options("pick") or s.options("trigger") or s.options("yes"))[0])
    assert s.choices() == {"h", "i"}
    assert using("hBP09-042", {"archive": old}).prompt == "perform"
    s = using("hBP09-042", {"archive": [one(HAMMER, "t")], "center": one(SORA, "o")}, at="collab")
    settle(s)
    assert s.has("me", "t")
    s = using("hBP09-045", {"archive": [one("hBP07-036", "a"), one("hBP07-036", "b"), one(SORA, "x")]})
    assert s.choices() == {"a", "b"}


@rule("hocg:12.2.3.1")
@played("hBP09-001", "stage")
@played("hBP09-041", "gift1", "art1")
@played("hBP09-049", "gift1", "art1")
@played("hBP09-081", "gift1", "art1")
@played("hBP09-083", "gift1")
def test_how_much_cheaper_or_dearer() -> None:
    def usable(mine: dict[str, Any], *who: str) -> list[bool]:
        s = Scene(mine, {"center": one("Spare", "foe")})
        s.do("pass")
        return [any(o[1] == s.mem(x).id for o in s.options("art")) for x in who]

    cost = paying("hBP09-014")
    for less, free in ((1, True), (2, False)):
        rest = list(cost)
        for _ in range(less):
            rest.remove("white")
        stage = {"center": one("hBP09-014", "a", cheers=rest), "collab": one("hBP09-014", "b", cheers=rest)}
        assert usable({"oshi": SUBARU, **stage}, "a", "b") == [free, free]
    assert usable({"oshi": SUBARU, "center": one("hBP09-012", "s"), "collab": one("hSD01-006", "o")}, "o") == [False]
    assert arts_cost(Scene({"oshi": SUBARU, "center": one(SORA, "c"), "collab": one("hBP09-049", "b")}), "b") == -3
    dear = {"center": one(SORA, "c"), "collab": one("hBP09-081", "a"), "back": [one("hBP09-083", "b")]}
    for drinks, cost_of in ((0, [0, 1, 2]), (1, [0, 1, 2]), (2, [0, 0, 2]), (4, [0, 0, 2]), (5, [0, 0, 0])):
        s = Scene({**dear, "archive": [KANPAI] * drinks + [STAFF] * 6})
        assert [arts_cost(s, x) for x in ("c", "a", "b")] == cost_of
    s = using("hBP09-049", {"oshi": NOEL, "archive": ["hBP09-008", "hBP09-047"]})
    assert s.prompt == "perform"
    armed = {"center": one("hBP09-041", "a"), "collab": one("hBP09-041", "b", attached=[HAMMER])}
    assert usable(armed, "a", "b") == [False, True]


@rule("hocg:5.17.4", "hocg:12.2.4.3")
@played("hBP09-051", "art2")
@played("hBP09-055", "art2")
def test_cheers_go_to_other_singers() -> None:
    back = [one("hBP03-056", "s"), one("hBP09-053", "t"), one(SECOND, "x")]
    s = using("hBP09-051", {"back": back}, nth=2)
    s.do("yes")
    seen: set[str] = set()
    while s.prompt == "pick":
        seen |= s.choices() & {"s", "t", "x", "me"}
        s.answer(s.options("pick")[0])
    assert seen == {"s", "t"}
    me = one("hBP09-055", "me", cheers=["blue x2"])
    s = Scene({"back": back, "center": one("hBP09-053", "first", cheers=["blue"]), "collab": me}, FOE)
    s.use("first", "foe")
    s.use("me", "foe", 2)
    s.do("yes")
    seen = set()
    while s.prompt == "pick":
        seen |= s.choices() & {"s", "t", "x", "me", "first"}
        s.answer(s.options("pick")[0])
    assert seen == {"s", "t", "first"}


@rule("hocg:10.10.2", "hocg:5.8.1")
@played("hBP09-065", "collab_effect1")
@played("hBP09-071", "collab_effect1", "art1")
@played("hBP09-076", "art1", "bloom_effect1")
@played("hBP09-080", "collab_effect1")
@played("hBP09-085", "bloom_effect1")
def test_one_of_several_is_chosen() -> None:
    iroha = {"center": one("hBP01-048", "c"), "back": [one("hBP01-048", "d"), one(SORA, "x")], "power": 1}
    s = collabing("hBP09-071", iroha)
    assert s.choices() == {"c", "d", "me"} - ({"me"} if "me" not in s.choices() else set())
    assert "x" not in s.choices()
    s.pick("d")
    assert arts_more(s, "c", "d", "x") == [0, 20, 0]
    deck = {"deck": [one("hBP09-064", "a"), one("hBP09-066", "b"), one(SORA, "x")]}
    s = collabing("hBP09-065", deck, **FIRST_TURN)
    assert s.choices() == {"a", "b"}
    back = [one("hBP09-026", "n"), one("hBP09-077", "l"), one(SORA, "x")]
    s = collabing("hBP09-080", {"archive": ["blue"], "back": back})
    assert s.choices() == {"me", "n", "l"} - ({"me"} if "me" not in s.choices() else set())
    matsuri = {"oshi": MATSURI, "archive": [one(LIMITED, "l"), one(KANPAI, "k")]}
    s = blooming("hBP09-085", {**matsuri, "back": [one("hBP04-079", "m"), one(SORA, "x")]})
    s.do("yes")
    assert s.choices() == {"me", "m"}
    s.pick("m")
    assert arts_more(s, "me", "m", "x") == [0, 30, 0]
    for power, least in ((4, True),):
        s = blooming("hBP09-076", {"power": power})
        s.do("yes")
        assert [o[1] for o in s.options("number")] == [1, 2, 3] and least
    theirs = {"center": one("Spare", "c"), "collab": one(SORA, "side"), "back": ["Spare"]}
    me = one("hBP09-076", "me", cheers=paying("hBP09-076"))
    s = Scene({"center": me, "archive": [one("hBP09-073", "n")]}, theirs)
    s.use("me", "side")
    settle(s)
    assert s.lies("n") == "hand"


@rule("hocg:8.6.2", "hocg:5.9.1", "hocg:5.12.1")
@played("hBP09-086", "bloom_effect1")
@played("hBP09-087", "collab_effect1")
@played("hBP09-088", "art1")
def test_matsuri_and_nene() -> None:
    top = [*[SORA] * 4, one(LIMITED, "fifth"), one(LIMITED, "sixth")]
    s = blooming("hBP09-086", {"oshi": MATSURI, "deck": top})
    assert s.choices() == {"fifth"}
    assert blooming("hBP09-086", {"oshi": SUBARU, "deck": top}).prompt == "main"
    base = {"center": "hBP04-079", "hand": [one(LIMITED, x) for x in "abc"], "power": [one(SORA, "p")], "back": []}
    s = collabing("hBP09-087", {"oshi": MATSURI, **base})
    power = s.count("power")
    s.do("yes")
    assert (s.count("power"), s.count("archive")) == (power - 1, 1)
    s.do("play", "a")
    s.do("play", "b")
    assert s.why_not("play", "c") == "hocg:8.6.2"
    s = collabing("hBP09-087", {"oshi": MATSURI, **base, "back": [SORA]})
    assert not s.options("yes")
    back = [one("hBP04-043", "l"), one("hBP04-083", "n"), one(SORA, "x")]
    s = using("hBP09-088", {"archive": [one("blue", c) for c in "pqrs"], "back": back})
    given: set[str] = set()
    while s.prompt == "pick":
        given |= s.choices() & {"l", "n", "x", "me"}
        s.answer(s.options("pick")[0])
    assert given == {"l", "n", "me"}
    sent = [len(s.cheers(x)) for x in ("l", "n", "x")]
    assert sent[2] == 0 and max(sent) <= 1


@rule("hocg:10.4.2.2", "hocg:5.17.4", "hocg:10.7.2.4.1")
@played("hBP09-090", "text")
@played("hBP09-093", "text")
@played("hBP09-095", "text")
@played("hBP09-105", "text")
@played("hBP09-110", "text")
def test_supports() -> None:
    s = playing("hBP09-090", {"oshi": SUBARU, "power": [one(SORA, "p")], "deck": ["hBP09-010"]})
    s.do("play", "it")
    assert s.lies("p") == "archive"
    back = [one(SORA, "a", cheers=[one("red", "r"), one("red", "q"), one("red", "p")]), one(SORA, "b")]
    s = playing("hBP09-093", {"center": one(SORA, "c"), "back": back})
    s.do("play", "it")
    assert s.choices() == {"r", "q", "p"} and not s.options("done")
    while s.prompt != "main":
        s.answer((s.options("pick") or s.options("done"))[0])
    moved = len(s.cheers("b")) + len(s.cheers("c"))
    assert moved == 2
    for archived, hurt in ((["hBP09-095"] * 2, 40), (["hBP09-095", STAFF, AXE], 10)):
        s = playing("hBP09-095", {"oshi": LAMY, "archive": archived})
        s.do("play", "it")
        s.pick("foe")
        assert s.mem("foe").damage == hurt
    deck = [STAFF, STAFF, one("hBP09-077", "a"), one(STAFF, "s"), one("hBP09-080", "b")]
    s = playing("hBP09-105", {"oshi": LAMY, "hand": [STAFF], "deck": [*deck, one("hBP09-081", "late")]})
    s.do("play", "it")
    assert (s.choices(), s.count("hand")) == ({"a", "b"}, 3)
    held = {"attached": [one(MOON, "m")], "cheers": paying("hBP09-077")}
    mine = {"center": one(SORA, "o", cheers=["white"]), "collab": one("hBP09-077", "me", **held)}
    for user, drawn in (("o", 0), ("me", 1)):
        s = Scene({**mine, "hand": [STAFF] * 3}, FOE)
        s.use(user, "foe")
        while s.t.active == 0 and s.prompt == "perform":
            s.do("pass")
        settle(s)
        assert (s.count("hand") - 3, s.lies("m")) == (drawn, "archive" if drawn else "elsewhere")
