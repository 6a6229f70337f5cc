"""hBP04, the Lamys who ask for a Yukimin, and who takes a card of a downed stack: every printed sentence, played."""

from __future__ import annotations

from functools import cache

import pytest

from kaimaku.games.hocg.defs import CardDef
from kaimaku.games.hocg.scenario.cards import declare
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, Scene, one
from tests.rule import rule

FOE = one("Spare", "foe")  # 990 HP
LAMY, SORA, YUKIMIN, POYOYO = "hBP04-043", "hSD01-003", "hBP04-106", "hSD02-014"
KORONE, KORONE1, ANYA = "hBP03-061", "hBP03-064", "hBP04-073"


@cache
def others() -> dict[str, CardDef]:
    """Cards of ours beside those that are tried."""
    return declare(
        {
            "hitter": {"level": "Debut", "hp": 200, "arts": [{"cost": 0, "power": 90}]},
            "axe holder": {"level": "Debut", "hp": 50, "color": "yellow", "arts": [{"cost": 0, "power": 10}]},
        }
    )


# --- hBP04-044, 047, 048 Yukihana Lamy


def snow(back: list[dict[str, object]], deck: list[dict[str, object]]) -> Scene:
    s = Scene({"center": one(SORA, "sora"), "back": [one("hBP04-044", "me"), *back], "deck": [*deck, "hSD01-016"]})
    s.do("collab", "me")
    return s


@rule("hocg:13.2.1", "hocg:5.17.2", "hocg:10.7.2.3.5")
@played("hBP04-044", "collab_effect1")
@pytest.mark.parametrize("take", [True, False])
def test_044_finds_a_yukimin_if_no_lamy_has_one(take: bool) -> None:
    deck = [one("hSD01-016", "power"), one(YUKIMIN, "fan"), one(POYOYO, "other")]
    s = snow([one(LAMY, "second"), one(SORA, "back")], deck)
    assert s.choices() == {"fan"}
    if take:
        s.pick("fan")
        assert s.choices() == {"me", "second"}
        s.pick("second")
    else:
        s.do("done")
    assert (s.has("second", "fan"), s.count("deck"), s.prompt) == (take, 3 - take, "main")


@rule("hocg:13.2.1")
@played("hBP04-044", "collab_effect1")
def test_044_does_nothing_if_a_lamy_has_one() -> None:
    s = snow([one(LAMY, "second", attached=[YUKIMIN])], [one("hSD01-016", "power"), one(YUKIMIN, "fan")])
    assert (s.lies("fan"), s.known("fan"), s.prompt) == ("deck", 0, "main")


@rule("hocg:13.2.1")
@played("hBP04-044", "collab_effect1")
def test_044_another_fan_or_another_card_is_no_yukimin() -> None:
    s = snow([one(LAMY, "second", attached=[POYOYO])], [one("hSD01-016", "power"), one(YUKIMIN, "fan")])
    assert s.choices() == {"fan"}


@rule("hocg:13.2.1", "hocg:5.22.1")
@played("hBP04-047", "collab_effect1")
@pytest.mark.parametrize("holder", ["me", "second"])
def test_047_hurts_any_holomem_if_a_lamy_has_a_yukimin(holder: str) -> None:
    held = {holder: [YUKIMIN]}
    back = [one("hBP04-047", "me", attached=held.get("me", [])), one(LAMY, "second", attached=held.get("second", []))]
    b = {"center": FOE, "back": [one(SORA, "weak", damage=40), one("Spare", "two")], "life": 3}
    s = Scene({"back": back}, b)
    s.do("collab", "me")
    assert s.choices() == {"foe", "weak", "two"}
    s.pick("weak")
    assert (s.place("weak"), s.count("life", 1), s.mem("foe").damage, s.prompt) == ("gone", 3, 0, "main")


@rule("hocg:13.2.1")
@played("hBP04-047", "collab_effect1")
def test_047_hurts_by_twenty() -> None:
    s = Scene({"back": [one("hBP04-047", "me", attached=[YUKIMIN])]}, {"center": FOE, "back": [one("Spare", "two")]})
    s.do("collab", "me")
    s.pick("two")
    assert (s.mem("foe").damage, s.mem("two").damage) == (0, 20)


@rule("hocg:13.2.1")
@played("hBP04-047", "collab_effect1")
@pytest.mark.parametrize("held", [[], [POYOYO]])
def test_047_does_nothing_without_a_yukimin(held: list[str]) -> None:
    s = Scene({"back": [one("hBP04-047", "me", attached=held)]}, {"center": FOE})
    s.do("collab", "me")
    assert (s.mem("foe").damage, s.prompt) == (0, "main")


def blessed(*holders: str) -> Scene:
    fans = {name: [YUKIMIN] for name in holders}
    center = one("hBP04-045", "me", attached=fans.get("me", []))
    back = [one(LAMY, "second", attached=fans.get("second", [])), one(LAMY, "third"), one(SORA, "sora")]
    s = Scene({"center": center, "back": back, "hand": [one("hBP04-048", "bloom")], "cheer_deck": [one("blue", "top")]})
    s.do("bloom", "bloom", "me")
    return s


@rule("hocg:13.3.1", "hocg:5.21.1")
@played("hBP04-048", "bloom_effect1")
@pytest.mark.parametrize("receiver", ["me", "second"])
def test_048_sends_a_cheer_to_a_lamy_with_a_yukimin(receiver: str) -> None:
    s = blessed("me", "second")
    assert s.choices() == {"me", "second"}
    s.pick(receiver)
    assert s.has(receiver, "top") and s.prompt == "main"


@rule("hocg:1.3.2")
@played("hBP04-048", "bloom_effect1")
def test_048_with_nobody_to_receive_it_nothing_is_turned_up() -> None:
    s = blessed()
    assert (s.known("top"), s.prompt) == (0, "main")


@rule("hocg:12.2.4.3", "hocg:10.4.2.2")
@played("hBP04-048", "art1")
@pytest.mark.parametrize("target", ["foe", "behind"])
def test_048_may_pay_a_cheer_to_hurt_the_center_or_the_back(target: str) -> None:
    me = one("hBP04-048", "me", cheers=["blue", one("red", "r"), "white"])
    s = Scene({"center": me}, {"center": FOE, "collab": one("Spare", "beside"), "back": [one("Spare", "behind")]})
    s.use("me", "beside")
    s.do("yes")
    s.pick("r")
    assert s.choices() == {"foe", "behind"}
    s.pick(target)
    assert [s.mem(x).damage for x in ("foe", "beside", "behind")] == [
        30 * (target == "foe"),
        130,
        30 * (target == "behind"),
    ]
    assert s.lies("r") == "archive"


@rule("hocg:12.2.4.3", "hocg:10.4.2.2")
@played("hBP04-048", "art1")
def test_048_pays_with_its_own_cheers() -> None:
    me = one("hBP04-048", "me", cheers=["blue", one("red", "r"), "white"])
    s = Scene({"center": one(SORA, "sora", cheers=[one("green", "g")]), "collab": me}, {"center": FOE})
    s.use("me", "foe")
    s.do("yes")
    assert "r" in s.choices() and "g" not in s.choices()


@rule("hocg:12.2.4.3")
@played("hBP04-048", "art1")
def test_048_need_not_pay() -> None:
    me = one("hBP04-048", "me", cheers=["blue", "red", "white"])
    s = Scene({"center": me}, {"center": FOE, "back": [one("Spare", "behind")]})
    s.use("me", "foe")
    s.do("no")
    assert (s.mem("foe").damage, len(s.cheers("me"))) == (130, 3)


@rule("hocg:12.2.4.3", "hocg:11.3.1")
@played("hBP04-048", "art1")
def test_048_whom_it_downs_costs_life() -> None:
    me = one("hBP04-048", "me", cheers=["blue", one("red", "r"), "white"])
    s = Scene({"center": me}, {"center": FOE, "back": [one(SORA, "weak", damage=30)], "life": 3})
    s.use("me", "foe")
    s.do("yes")
    s.pick("r")
    s.pick("weak")
    assert (s.place("weak"), s.count("life", 1)) == ("gone", 2)


# --- hBP04-077 Anya Melfissa: one card of her stack


def beyond(active: str = "B") -> Scene:
    me = {
        "card": "hBP04-077",
        "as": "me",
        "under": [one(ANYA, "debut")],
        "damage": 170,
        "cheers": [one("yellow", "y"), one("yellow", "z")],
        "attached": [one("hBP01-114", "axe")],
    }
    a = {"life": 4, "center": me, "back": [one(SORA, "next")]}
    s = Scene(a, {"center": one("hitter", "foe")}, cards=others(), active=active)
    s.at.labels["top"] = s.mem("me").stack[-1]
    if active == "B":
        s.use("foe", "me")
    else:
        s.use("me", "foe")  # the axe hurts its holder
    return s


@rule("hocg:13.4.1", "hocg:4.4.7", "hocg:11.3.1.1")
@played("hBP04-077", "gift1")
@pytest.mark.parametrize("card", ["debut", "top"])
def test_077_takes_back_one_card_of_her_stack(card: str) -> None:
    s = beyond()
    assert (s.t.asked, s.choices()) == ((A,), {"debut", "top"}) and not s.options("done")
    s.pick(card)
    assert (s.place("me"), s.count("hand"), s.lies(card), s.count("life")) == ("gone", 1, "hand", 3)
    rest = {"debut", "top", "y", "z", "axe"} - {card}
    assert {s.lies(x) for x in rest} == {"archive"}


@rule("hocg:13.4.1")
@played("hBP04-077", "gift1")
def test_077_only_in_the_opponents_turn() -> None:
    s = beyond("A")
    assert (s.place("me"), s.count("hand"), s.lies("debut"), s.lies("top")) == ("gone", 0, "archive", "archive")


@rule("hocg:13.4.1")
@played("hBP04-077", "gift1")
def test_077_only_for_herself() -> None:
    a = {"center": one(SORA, "victim", damage=40), "back": [one("hBP04-077", "anya"), one(SORA, "next")]}
    s = Scene(a, {"center": one("hitter", "foe")}, cards=others(), active="B")
    s.use("foe", "victim")
    assert (s.place("victim"), s.count("hand"), s.place("anya")) == ("gone", 0, "back")


# --- hBP03-006 Inugami Korone, Oshi


@rule("hocg:8.5.1", "hocg:4.4.8")
@played("hBP03-006", "skill")
def test_006_sets_a_resting_korone_active() -> None:
    a = {
        "oshi": "hBP03-006",
        "power": 4,
        "center": one(KORONE, "awake"),
        "back": [one(KORONE, "one", resting=True), one(KORONE1, "two", resting=True), one(SORA, "sora", resting=True)],
    }
    s = Scene(a)
    s.do("skill", 0)
    assert s.choices() == {"one", "two"}
    s.pick("two")
    assert [s.mem(x).resting for x in ("one", "two", "sora")] == [True, False, True]
    assert (s.count("power"), s.why_not("skill", 0)) == (2, "hocg:8.5.1.1")


@rule("hocg:8.5.1", "hocg:1.3.2")
@played("hBP03-006", "skill")
def test_006_may_be_used_for_nobody() -> None:
    s = Scene({"oshi": "hBP03-006", "power": 2, "center": KORONE})
    s.do("skill", 0)
    assert (s.count("power"), s.prompt) == (0, "main")


def wow(cheers: int = 2, card: str = KORONE1, power: int = 3) -> Scene:
    me = {
        "card": card,
        "as": "me",
        "under": [one(KORONE, "debut")],
        "damage": 140,
        "cheers": [one("yellow", f"y{i}") for i in range(cheers)],
    }
    a = {
        "oshi": "hBP03-006",
        "power": power,
        "life": 4,
        "center": me,
        "back": [one(SORA, "next"), one(SORA, "last", resting=True)],
    }
    s = Scene(a, {"center": one("hitter", "foe")}, cards=others(), active="B")
    s.at.labels["top"] = s.mem("me").stack[-1]
    s.use("foe", "me")
    return s


@rule("hocg:12.1.5.2", "hocg:5.17.4", "hocg:4.4.7", "hocg:11.3.1.1")
@played("hBP03-006", "sp")
@pytest.mark.parametrize("card", ["debut", "top"])
def test_006_sp_saves_a_cheer_and_a_card(card: str) -> None:
    s = wow()
    assert (s.prompt, s.t.asked, s.place("me")) == ("may", (A,), "center")
    s.do("yes")
    assert s.choices() == {"y0", "y1"} and not s.options("done")
    s.pick("y1")
    assert s.choices() == {"next", "last"} and not s.options("done")
    s.pick("last")
    assert s.choices() == {"debut", "top"} and not s.options("done")
    s.pick(card)
    s.pick("next")  # the cheer of the life that is lost
    assert (s.place("me"), s.has("last", "y1"), s.lies("y0")) == ("gone", True, "archive")
    assert (s.lies(card), s.count("hand"), s.count("life"), s.count("power")) == ("hand", 1, 3, 0)
    assert {s.lies(x) for x in ("debut", "top") if x != card} == {"archive"}


@rule("hocg:1.3.2")
@played("hBP03-006", "sp")
def test_006_sp_without_a_cheer_a_card_comes_back() -> None:
    s = wow(cheers=0)
    s.do("yes")
    s.pick("debut")
    assert (s.lies("debut"), s.place("me")) == ("hand", "gone")


@rule("hocg:12.1.5.2", "hocg:12.1.3")
@played("hBP03-006", "sp")
@pytest.mark.parametrize("why", ["declined", "not yellow", "unpaid"])
def test_006_sp_is_for_a_yellow_one_and_may_be_declined(why: str) -> None:
    s = wow(card="hSD01-005" if why == "not yellow" else KORONE1, power=2 if why == "unpaid" else 3)
    assert (s.prompt == "may") == (why == "declined")
    if why == "declined":
        s.do("no")
    assert (s.place("me"), s.count("hand"), s.lies("debut"), s.lies("y0")) == ("gone", 0, "archive", "archive")


@rule("hocg:12.1.5.2")
@played("hBP03-006", "sp")
def test_006_sp_is_for_ones_own_turn_too_and_for_any_yellow_holomem() -> None:
    me = one("axe holder", "me", damage=40, attached=["hBP01-114"], cheers=[one("yellow", "y")])
    a = {"oshi": "hBP03-006", "power": 3, "center": me, "back": [one(SORA, "next")]}
    s = Scene(a, {"center": FOE}, cards=others())
    card = s.mem("me").stack[-1]
    s.use("me", "foe")  # the axe hurts its holder
    s.do("yes")
    assert (s.place("me"), s.has("next", "y"), s.count("power")) == ("gone", True, 0)
    assert card in s.t.zones[2], "the only card of its stack"
