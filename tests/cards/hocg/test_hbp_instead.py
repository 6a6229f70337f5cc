"""hBP01 to hBP04, holo Power in place of hand cards, damage that is shared out or counted, and piles that are seen."""

from __future__ import annotations

from functools import cache

import pytest

from kaimaku.games.hocg.defs import CardDef
from kaimaku.games.hocg.rules.stats import ARTS, can_pay
from kaimaku.games.hocg.scenario.cards import declare
from kaimaku.games.hocg.table import top_def
from kaimaku.kernel.values import value
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import B, Scene, Side, one
from tests.rule import rule

LUI, CHOCO, KOBO, LAMY = "hBP01-005", "hBP02-060", "hBP03-045", "hBP04-004"
KOYORI, SHIORI, CALLI, ANYA = "hBP04-013", "hBP04-053", "hBP04-062", "hBP04-078"
FOE = one("Spare", "foe")  # 990 HP
HIT = [{"name": "Hit", "power": 50}]


@cache
def ours() -> dict[str, CardDef]:
    red = {"level": "Debut", "color": "red", "arts": HIT}
    return declare(
        {
            "payer": {**red, "text": ["collab_effect(Pay(Archive(HAND[2]), Draw(1)))"]},
            "blue payer": {**red, "color": "blue", "text": ["collab_effect(Pay(Archive(HAND[2]), Draw(1)))"]},
            "range": {**red, "text": ["collab_effect(Pay(Archive(HAND[1, 3]), Draw(each(ARCHIVED))))"]},
            "any": {**red, "text": ["collab_effect(Archive(HAND[ANY]), Draw(each(ARCHIVED)))"]},
            "all": {**red, "text": ["collab_effect(Archive(HAND[ALL]))"]},
            "must": {**red, "text": ["collab_effect(IfDid(Archive(HAND), Draw(2)))"]},
            "kind": {**red, "text": ["collab_effect(Pay(Archive(HAND(item)), Draw(1)))"]},
            "twofold": {**red, "text": ["collab_effect(Pay(AllOf(Archive(HAND), Archive(HAND)), Draw(2)))"]},
            "forced": {**red, "text": ["collab_effect(Opponent(Archive(HAND)))"]},
            "red tool": {"kind": "support", "support": "tool", "text": ["attached(Archive(HAND), on=COLLABS(HOLDER))"]},
            "mover": {"level": "Debut", "text": ["collab_effect(Swap(OPP_CENTER, OPP_BACK))"]},
            "own mover": {"level": "Debut", "text": ["collab_effect(Swap(CENTER, BACK))"]},
            "goer": {"level": "Debut", "text": ["collab_effect(MoveTo(CENTER, AT_BACK))"]},
            "frail": {"level": "Debut", "hp": 10},
            "lamy": {"name": "Yukihana Lamy", "level": "Debut", "arts": HIT, "color": "blue"},
            "snow": {
                "name": "Yukihana Lamy",
                "level": "1st",
                "arts": HIT,
                "text": ["bloom_effect(SpecialDamage(10, OPP_CENTER))", "art(SpecialDamage(10, OPP_BACK[ALL]))"],
            },
        }
    )


# --- hBP01-005 Takane Lui: holo Power in place of cards of the hand


def lui(card: str, hand: int, power: int, attached: list[str] | None = None, **more: object) -> Scene:
    """Lui's holomem collabs; the collab itself adds a holo Power."""
    s = Scene(
        {
            "oshi": LUI,
            "back": [one(card, "me", attached=attached or []), "Spare"],
            "hand": [one("hSD01-016", f"h{i}") for i in range(hand)],
            "power": [one("Filler", f"p{i}") for i in range(power - 1)],
            "deck": [one("hSD01-017", "top"), *(one("hSD01-018", f"d{i}") for i in range(5))],
            **more,
        },
        {"center": FOE},
        cards=ours(),
    )
    s.do("collab", "me")
    return s


def number(s: Scene, n: int) -> None:
    s.answer(next(o for o in s.options("number") if o[1] == n))


def numbers(s: Scene) -> list[int]:
    return [int(o[1]) for o in s.options("number")]


@rule("hocg:10.11.1", "hocg:12.1.5.1", "hocg:12.1.4")
@played("hBP01-005", "skill")
@pytest.mark.parametrize("x", [0, 1, 2])
def test_005_holo_power_goes_card_by_card_in_place_of_the_hand(x: int) -> None:
    s = lui("payer", hand=3, power=3)
    s.do("yes")
    if x:
        s.replace()
        assert numbers(s) == [1, 2]
        number(s, x)
    else:
        s.do("pass")
    if x < 2:
        s.pick(*["h0", "h1"][: 2 - x])
    assert [s.lies(f"h{i}") for i in range(3)].count("archive") == 2 - x
    assert (s.count("power"), s.count("hand")) == (3 - x, 1 + x + 1)
    assert s.prompt == "main"
    if x:
        assert s.lies("top") == "archive"  # the newest first
        assert s.lies("p0") == ("archive" if x == 2 else "power")


@rule("hocg:10.11.4", "hocg:10.4.2.2")
@played("hBP01-005", "skill")
@pytest.mark.parametrize(("hand", "power", "offered"), [(0, 2, [2]), (1, 2, [1, 2]), (0, 1, None), (1, 1, [1])])
def test_005_pays_what_the_hand_could_not(hand: int, power: int, offered: list[int] | None) -> None:
    s = lui("payer", hand, power)
    if offered is None:
        assert s.prompt == "main"
        return
    s.do("yes")
    s.replace()
    if len(offered) > 1:
        assert numbers(s) == offered
        number(s, 2)
    elif s.prompt != "main":
        number(s, offered[0])
    used = 2 if hand == 0 or len(offered) > 1 else 1
    assert (s.prompt, s.count("power"), s.count("hand")) == ("main", power - used, hand - (2 - used) + 1)


@rule("hocg:10.4.2.2")
@played("hBP01-005", "skill")
def test_005_declined_where_the_hand_is_too_small_nothing_is_paid_at_all() -> None:
    s = lui("payer", hand=1, power=2)
    s.do("yes")
    s.do("pass")
    assert (s.prompt, s.count("power"), s.count("hand"), s.lies("h0")) == ("main", 2, 1, "hand")
    assert s.why_not("skill", 0) == "hocg:12.1.5"


@rule("hocg:10.11.1")
@played("hBP01-005", "skill")
@pytest.mark.parametrize(("card", "attached"), [("blue payer", []), ("Spare", ["red tool"])])
def test_005_is_for_abilities_of_red_holomem_only(card: str, attached: list[str]) -> None:
    s = lui(card, hand=3, power=3, attached=attached)
    if card == "blue payer":
        s.do("yes")
    assert s.prompt == "pick"
    s.pick("h0", "h1") if card == "blue payer" else s.pick("h0")
    assert (s.prompt, s.count("power")) == ("main", 3)


@rule("hocg:10.11.1")
@played("hBP01-005", "skill")
def test_005_is_not_for_an_opponents_hand_nor_for_an_opponents_red_holomem() -> None:
    s = lui("forced", hand=2, power=3)
    assert s.prompt == "main"
    t = Scene(
        {"back": [one("forced", "me")], "center": FOE},
        {"oshi": LUI, "power": 3, "hand": [one("hSD01-016", "a"), one("hSD01-016", "b")]},
        cards=ours(),
    )
    t.do("collab", "me")
    assert (t.prompt, t.t.asked) == ("pick", (B,))
    t.pick("a")
    assert (t.count("power", B), t.count("hand", B)) == (3, 1)


@rule("hocg:10.11.1")
@played("hBP01-005", "skill")
def test_005_counts_among_the_archived_cards_and_up_to_the_most() -> None:
    s = lui("range", hand=1, power=5)
    s.do("yes")
    s.replace()
    assert numbers(s) == [1, 2, 3]
    number(s, 2)
    s.pick("h0")
    assert (s.count("hand"), s.count("power"), s.count("archive")) == (3, 3, 3)
    t = lui("range", hand=2, power=5)
    t.do("yes")
    t.replace()
    number(t, 1)
    t.do("done")  # one is enough
    assert (t.count("hand"), t.count("power")) == (3, 4)


@rule("hocg:10.11.1")
@played("hBP01-005", "skill")
def test_005_any_number_is_no_more_than_the_hand_and_all_of_it_leaves_a_choice() -> None:
    s = lui("any", hand=2, power=5)
    s.replace()
    assert numbers(s) == [1, 2]
    number(s, 1)
    s.do("done")
    assert (s.count("hand"), s.count("power")) == (3, 4)
    t = lui("all", hand=3, power=5)
    t.replace()
    assert numbers(t) == [1, 2, 3]
    number(t, 2)
    t.pick("h1")
    assert (t.lies("h0"), t.lies("h1"), t.lies("h2"), t.count("power")) == ("hand", "archive", "hand", 3)


@rule("hocg:10.11.1", "hocg:8.5.1.1")
@played("hBP01-005", "skill")
def test_005_once_a_turn_and_what_was_done_instead_was_done() -> None:
    s = lui("must", hand=2, power=3)
    s.replace()
    if s.prompt == "number":
        number(s, 1)
    assert (s.count("hand"), s.count("power"), s.prompt) == (4, 2, "main")
    again = lui("must", hand=2, power=3, attached=["red tool"])
    assert again.prompt != "main"
    spent = Scene(
        {"oshi": LUI, "back": [one("must", "me"), "Spare"], "hand": ["hSD01-016"], "power": 3},
        {"center": FOE},
        cards=ours(),
        used={"skill": ["A"]},
    )
    spent.do("collab", "me")
    assert (spent.prompt, spent.count("power")) == ("main", 4)


@rule("hocg:10.11.3")
@played("hBP01-005", "skill")
def test_005_a_kind_of_card_is_replaced_as_well_and_a_cost_in_parts_can_be_paid() -> None:
    s = lui("kind", hand=2, power=2)  # no item in hand, though nobody else can tell
    s.do("yes")
    s.replace()
    if s.prompt == "number":
        number(s, 1)
    while s.prompt == "pick":
        s.do("done")
    assert (s.count("hand"), s.count("power"), s.prompt) == (3, 1, "main")
    t = lui("twofold", hand=1, power=2)
    t.do("yes")
    t.replace()
    if t.prompt == "number":
        number(t, 1)
    while t.prompt == "pick":
        t.answer(t.options("pick")[0])
    assert (t.count("hand"), t.count("power"), t.prompt) == (2, 1, "main")


@rule("hocg:10.11.3")
@played("hBP01-005", "skill")
def test_005_without_holo_power_nobody_is_asked() -> None:
    s = Scene(
        {"oshi": LUI, "center": one("hSD02-008", "me", cheers=["red"] * 3), "hand": [one("hSD01-016", "h")]},
        {"center": FOE},
    )
    s.use("me", "foe", 2)
    s.do("yes")
    assert (s.prompt, s.lies("h"), s.mem("foe").damage) == ("perform", "archive", 100)


# --- hBP01-005, SP: Hawkeye


def hawkeye(b: Side, a: Side | None = None) -> Scene:
    """A uses it, and the turn goes to B."""
    s = Scene({"oshi": LUI, "power": 2, "center": FOE, "deck": 9, **(a or {})}, {"deck": 9, **b}, cards=ours())
    s.do("skill", 1)
    return s


def to_main(s: Scene, turn: int) -> None:
    """Through quiet phases to the main phase of a turn."""
    for _ in range(40):
        if s.t.turn == turn and s.prompt == "main":
            return
        s.answer(s.options("pick")[0] if s.prompt == "pick" else ("no",) if s.options("no") else ("pass",))
    raise AssertionError("the main phase is not reached")


@rule("hocg:1.3.3", "hocg:8.7.1", "hocg:5.18.1")
@played("hBP01-005", "sp")
def test_005_no_baton_pass_no_move_and_no_swap_in_the_opponents_next_turn() -> None:
    b = {
        "center": one("Spare", "center", cheers=["red"] * 3),
        "back": [one("own mover", "swap"), one("goer", "go"), one("Spare", "other")],
    }
    s = hawkeye(b)
    to_main(s, 6)
    assert s.why_not("baton", "other") == "hocg:1.3.3"
    s.do("collab", "swap")
    assert (s.prompt, s.place("center")) == ("main", "center")
    t = hawkeye(b)
    to_main(t, 6)
    t.do("collab", "go")
    assert (t.prompt, t.place("center")) == ("main", "center")


@rule("hocg:7.7.2")
@played("hBP01-005", "sp")
def test_005_not_before_that_turn_and_not_behind_it() -> None:
    b = {"center": one("Spare", "center", cheers=["red"] * 3), "back": [one("Spare", "other"), one("Spare", "third")]}
    s = hawkeye(b, {"back": [one("mover", "mover"), "Spare"]})
    s.do("collab", "mover")  # in the turn of its use they can still be swapped
    s.pick("other")
    assert (s.place("center"), s.place("other")) == ("back", "center")
    t = hawkeye(b)
    to_main(t, 8)
    assert t.why_not("baton", "other") == ""


@rule("hocg:10.10.2")
@played("hBP01-005", "sp")
def test_005_binds_whoever_was_in_front_and_nobody_else() -> None:
    s = hawkeye({"center": one("Spare", "center"), "collab": one("Spare", "collab"), "back": [one("Spare", "other")]})
    to_main(s, 6)
    assert (s.place("collab"), s.mem("collab").resting) == ("collab", False)
    to_main(s, 8)
    assert (s.place("collab"), s.mem("collab").resting) == ("back", True)
    t = hawkeye({"center": one("Spare", "center"), "back": [one("Spare", "other"), "Spare"]})
    to_main(t, 6)
    t.do("collab", "other")
    assert t.place("other") == "collab"


# --- hBP02-060 Yuzuki Choco


def choco(damage: int, answer: str = "yes", **theirs: object) -> Scene:
    below = declare({"choco": {"name": "Yuzuki Choco", "level": "Debut"}})
    s = Scene(
        {
            "center": one("choco", "me", damage=40),
            "back": [one("Spare", "hurt", damage=damage), one("Spare", "well")],
            "hand": [one(CHOCO, "bloom")],
        },
        {"center": FOE, "back": [one("Spare", "behind")], **theirs},
        cards=below,
    )
    s.do("bloom", "bloom", "me")
    if damage:
        s.do(answer)
    return s


@rule("hocg:5.23.1", "hocg:10.4.2.2", "hocg:5.22.1")
@played("hBP02-060", "bloom_effect1")
@pytest.mark.parametrize(("damage", "restored"), [(50, 50), (80, 50), (30, 30), (10, 10), (0, 0)])
def test_060_restores_up_to_fifty_and_deals_as_much(damage: int, restored: int) -> None:
    s = choco(damage)
    assert (s.mem("hurt").damage, s.mem("me").damage) == (damage - restored, 40)
    assert (s.mem("foe").damage, s.mem("behind").damage) == (restored, 0)


@rule("hocg:13.3.2")
@played("hBP02-060", "bloom_effect1")
def test_060_may_be_declined() -> None:
    s = choco(50, "no")
    assert (s.mem("hurt").damage, s.mem("foe").damage) == (50, 0)


@rule("hocg:10.7.2.3.1")
@played("hBP02-060", "bloom_effect1")
def test_060_restores_one_of_several_in_the_back() -> None:
    below = declare({"choco": {"name": "Yuzuki Choco", "level": "Debut"}})
    s = Scene(
        {
            "center": one("choco", "me"),
            "back": [one("Spare", "a", damage=50), one("Spare", "b", damage=20)],
            "hand": [one(CHOCO, "bloom")],
        },
        {"center": FOE},
        cards=below,
    )
    s.do("bloom", "bloom", "me")
    s.do("yes")
    assert s.choices() == {"a", "b"}
    s.pick("b")
    assert [s.mem(x).damage for x in ("a", "b", "foe")] == [50, 0, 20]


# --- hBP03-045 Kobo Kanaeru


def kobo(back: list[object], cheers: int = 1, **theirs: object) -> Scene:
    below = declare(
        {
            "kobo": {"name": "Kobo Kanaeru", "level": "Debut", "tags": ["ID"]},
            "frail": {"level": "Debut", "hp": 20},
            "noel": {"name": "Shirogane Noel", "level": "Debut", "hp": 200},
        }
    )
    s = Scene(
        {
            "center": one("kobo", "me", cheers=["red"] * cheers),
            "back": [one("Spare", "other", cheers=["blue"])],
            "hand": [one(KOBO, "bloom")],
        },
        {"center": FOE, "back": back, "life": 4, **theirs},
        cards=below,
    )
    s.do("bloom", "bloom", "me")
    return s


@rule("hocg:5.22.1", "hocg:10.7.2.3.1")
@played("hBP03-045", "bloom_effect1")
@pytest.mark.parametrize(
    ("shares", "dealt"), [("aaa", [30, 0, 0]), ("aab", [20, 10, 0]), ("bca", [10, 10, 10]), ("cbc", [0, 10, 20])]
)
def test_045_shares_thirty_out_in_tens_among_the_back(shares: str, dealt: list[int]) -> None:
    s = kobo([one("Spare", x) for x in "abc"])
    s.do("yes")
    for share in shares:
        assert s.choices() == {"a", "b", "c"}
        s.pick(share)
    assert [s.mem(x).damage for x in "abc"] == dealt
    assert (s.mem("foe").damage, s.cheers("me"), s.cheers("other")) == (0, [], ["blue"])


@rule("hocg:11.3.1.2")
@played("hBP03-045", "bloom_effect1")
def test_045_no_life_is_lost_and_several_shares_are_one_damage() -> None:
    s = kobo([one("frail", "a"), one("noel", "b", attached=["hBP02-100"])])
    s.do("yes")
    s.pick("a", "a", "b")
    assert (s.place("a"), s.mem("b").damage, s.count("life", B), s.prompt) == ("gone", 0, 4, "main")
    t = kobo([one("noel", "only", attached=["hBP02-100"])])
    t.do("yes")
    assert (t.mem("only").damage, t.prompt) == (20, "main")  # 30, less 10 once


@rule("hocg:10.4.2.2", "hocg:5.12.1")
@played("hBP03-045", "bloom_effect1")
def test_045_needs_a_cheer_of_an_id_holomem_and_may_be_declined() -> None:
    assert kobo([one("Spare", "a")], cheers=0).prompt == "main"
    s = kobo([one("Spare", "a")])
    s.do("no")
    assert (s.mem("a").damage, s.cheers("me")) == (0, ["red"])
    t = kobo([])
    t.do("yes")
    assert (t.prompt, t.cheers("me"), t.mem("foe").damage) == ("main", [], 0)


@rule("hocg:5.12.1")
@played("hBP03-045", "bloom_effect1")
def test_045_the_cheer_may_be_that_of_any_id_holomem() -> None:
    below = declare(
        {
            "kobo": {"name": "Kobo Kanaeru", "level": "Debut", "tags": ["ID"]},
            "other": {"level": "Debut", "tags": ["ID"]},
        }
    )
    s = Scene(
        {
            "center": one("kobo", "me"),
            "back": [one("other", "mate", cheers=["red"]), one("Spare", "spare", cheers=["blue"])],
            "hand": [one(KOBO, "bloom")],
        },
        {"center": FOE, "back": [one("Spare", "a")]},
        cards=below,
    )
    s.do("bloom", "bloom", "me")
    s.do("yes")
    assert (s.cheers("mate"), s.cheers("spare"), s.mem("a").damage) == ([], ["blue"], 30)


@rule("hocg:12.2.4.3")
@played("hBP03-045", "art1")
@pytest.mark.parametrize(("hurt", "dealt"), [(0, 40), (1, 50), (3, 70)])
def test_045_hits_harder_for_each_damaged_holomem_in_their_back(hurt: int, dealt: int) -> None:
    back = [one("Spare", f"s{i}", damage=10 if i < hurt else 0) for i in range(4)]
    s = Scene(
        {"center": one(KOBO, "me", cheers=["blue"] * 2, damage=10), "back": [one("Spare", "own", damage=10)]},
        {"center": FOE, "collab": one("Spare", "front", damage=10), "back": back},
    )
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


# --- hBP04-004 Yukihana Lamy


@rule("hocg:12.1.5", "hocg:11.3.1.1")
@played("hBP04-004", "skill")
@pytest.mark.parametrize(("answer", "where", "power"), [("yes", "hand", 1), ("no", "archive", 2)])
def test_004_may_return_one_of_several_fans(answer: str, where: str, power: int) -> None:
    fans = [one("hBP02-100", "a"), one("hBP02-100", "b"), one("hBP02-086", "tool")]
    cards = ours() | declare({"noel": {"name": "Shirogane Noel", "level": "Debut", "hp": 10}})
    s = Scene(
        {"center": one("lamy", "me")},
        {
            "oshi": LAMY,
            "power": 2,
            "center": one("noel", "frail", attached=fans),
            "back": [one("noel", "safe", attached=[one("hBP02-100", "other")])],
        },
        cards=cards,
    )
    s.use("me", "frail")
    s.do(answer)
    if answer == "yes":
        assert s.choices() == {"a", "b"}
        s.pick("a")
    assert (s.lies("a"), s.count("power", B), s.lies("tool"), s.lies("other")) == (
        where,
        power,
        "archive",
        "elsewhere",
    )


@rule("hocg:12.1.5")
@played("hBP04-004", "skill")
def test_004_wherever_the_downed_holomem_stands() -> None:
    cards = ours() | declare({"noel": {"name": "Shirogane Noel", "level": "Debut", "hp": 10}})
    s = Scene(
        {"center": one("lamy", "me")},
        {
            "oshi": LAMY,
            "power": 2,
            "center": "Spare",
            "collab": one("noel", "frail", attached=[one("hBP02-100", "fan")]),
            "back": [],
        },
        cards=cards,
    )
    s.use("me", "frail")
    s.do("yes")
    assert (s.lies("fan"), s.count("power", B)) == ("hand", 1)


@rule("hocg:12.1.5")
@played("hBP04-004", "skill")
def test_004_not_in_ones_own_turn() -> None:
    cards = ours() | declare({"noel": {"name": "Shirogane Noel", "level": "Debut", "hp": 10}, "bomb": BOMB})
    s = Scene(
        {"oshi": LAMY, "power": 2, "center": one("noel", "frail", attached=["hBP02-100"]), "back": [one("bomb", "me")]},
        {"center": FOE},
        cards=cards,
    )
    s.do("collab", "me")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.place("frail"), s.count("hand"), s.count("power")) == ("gone", 0, 3)


BOMB = {"level": "Debut", "text": ["collab_effect(SpecialDamage(50, CENTER))"]}


def vroom(target: str = "me", me: str = "lamy", **theirs: object) -> Scene:
    s = Scene(
        {
            "oshi": LAMY,
            "power": 3,
            "center": one(me, "me"),
            "back": [one("lamy", "twin"), one("mover", "stranger")],
            "hand": [one("snow", "bloom")],
            "deck": 9,
        },
        {"center": one("Spare", "foe"), "back": [one("Spare", "b1"), one("Spare", "b2")], "life": 5, **theirs},
        cards=ours(),
    )
    s.do("skill", 1)
    assert s.choices() == {"me", "twin"}
    s.pick(target)
    return s


@rule("hocg:10.11.2.4", "hocg:10.10.2")
@played("hBP04-004", "sp")
@pytest.mark.parametrize(("target", "more"), [("me", 100), ("twin", 0)])
def test_004_the_chosen_lamy_deals_a_hundred_more_special_damage(target: str, more: int) -> None:
    s = vroom(target)
    s.do("bloom", "bloom", "me")  # the same holomem
    assert s.mem("foe").damage == 10 + more
    s.use("me", "foe")
    assert [s.mem(x).damage for x in ("foe", "b1", "b2")] == [10 + more + 50, 10 + more, 10 + more]


@rule("hocg:10.8.5", "hocg:11.3.1.1")
@played("hBP04-004", "sp")
@pytest.mark.parametrize(("target", "drawn"), [("me", 4), ("twin", 0)])
def test_004_draws_two_for_each_holomem_the_chosen_one_downs(target: str, drawn: int) -> None:
    frail = {"center": one("frail", "f1"), "back": [one("frail", "f2"), one("Spare", "b")]}
    s = vroom(target, "snow", **frail)
    s.use("me", "f1")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.place("f1"), s.place("f2"), s.count("hand")) == ("gone", "gone", 1 + drawn)


@rule("hocg:7.7.2")
@played("hBP04-004", "sp")
def test_004_for_this_turn_only_and_for_nobody_else() -> None:
    s = vroom("me")
    to_main(s, 7)
    s.do("bloom", "bloom", "me")
    assert s.mem("foe").damage == 10
    t = vroom("twin", center=one("frail", "f1"))
    t.use("me", "f1")
    while t.prompt == "pick":
        t.answer(t.options("pick")[0])
    assert (t.place("f1"), t.count("hand")) == ("gone", 1)


@rule("hocg:7.7.2", "hocg:10.13.3")
@played("hBP04-004", "sp")
def test_004_not_in_the_opponents_turn_and_not_to_ones_own_holomem() -> None:
    counter = ["gift(SpecialDamage(10, OPP_CENTER), on=TAKES(THIS))", "collab_effect(SpecialDamage(10, CENTER))"]
    cards = declare(
        {"thorn": {"name": "Yukihana Lamy", "level": "Debut", "text": counter}, "foe": {"arts": HIT, "hp": 200}}
    )
    s = Scene(
        {
            "oshi": LAMY,
            "power": 3,
            "center": one("Spare", "own"),
            "back": [one("thorn", "me")],
            "deck": 9,
        },
        {"center": one("foe", "foe"), "deck": 9},
        cards=cards,
    )
    s.do("skill", 1)
    s.do("collab", "me")
    assert s.mem("own").damage == 10
    to_main(s, 6)
    assert s.place("me") == "collab"
    s.use("foe", "me")
    assert (s.mem("me").damage, s.mem("foe").damage) == (50, 10)


# --- hBP04-013 Hakui Koyori


def koyori(power: int, deck: int, victim: str = "frail", attached: list[str] | None = None) -> Scene:
    s = Scene(
        {
            "center": one(KOYORI, "me", cheers=["white"] * 3, attached=attached or []),
            "power": [one("hSD01-016", f"p{i}") for i in range(power)],
            "deck": [one("hSD01-017", f"d{i}") for i in range(deck)],
        },
        {"center": one(victim, "foe"), "life": 4},
        cards=ours(),
    )
    s.use("me", "foe")
    return s


def settle(s: Scene, seat: int) -> None:
    """The life card is sent."""
    while s.prompt == "pick" and s.t.asked == (seat,):
        s.answer(s.options("pick")[0])


@rule("hocg:11.3.1.1", "hocg:5.9.1", "hocg:5.6.1")
@played("hBP04-013", "gift1")
def test_013_adds_a_holo_power_takes_one_and_shuffles() -> None:
    s = koyori(power=2, deck=3)
    assert s.choices() == {"p0", "p1", "d0"}
    assert s.known("p1") == 1 and s.known("d0") == 1
    s.pick("p1")
    assert (s.lies("p1"), s.known("p1"), s.count("power"), s.count("deck")) == ("hand", 3, 2, 2)
    assert (s.known("p0"), s.known("d0")) == (0, 0)
    settle(s, B)
    assert s.prompt in ("perform", "main") or s.t.asked


@rule("hocg:1.3.2")
@played("hBP04-013", "gift1")
def test_013_with_an_empty_deck_still_takes_one_and_with_nothing_takes_none() -> None:
    s = koyori(power=1, deck=0)
    assert s.lies("p0") == "hand"
    t = koyori(power=0, deck=0)
    assert (t.count("hand"), t.place("foe")) == (0, "gone")


@rule("hocg:11.3.1.1")
@played("hBP04-013", "gift1")
def test_013_only_for_its_own_downs_of_the_opponents_holomem() -> None:
    assert koyori(power=2, deck=3, victim="Spare").count("power") == 2
    s = Scene(
        {"center": one("lamy", "other"), "collab": one(KOYORI, "me"), "power": 2, "deck": 3},
        {"center": one("frail", "foe"), "life": 4},
        cards=ours(),
    )
    s.use("other", "foe")
    settle(s, B)
    assert (s.count("power"), s.count("hand")) == (2, 0)


@rule("hocg:5.11.2", "hocg:5.6.1")
@played("hBP04-013", "art1")
@pytest.mark.parametrize(("attached", "asked"), [(["hBP04-097"], True), (["hBP02-086"], False), ([], False)])
def test_013_finds_a_support_of_the_labo_with_one_attached(attached: list[str], asked: bool) -> None:
    cards = ours()
    s = Scene(
        {
            "center": one(KOYORI, "me", cheers=["white"] * 3, attached=attached),
            "deck": [one("hBP04-097", "labo"), one("hSD01-016", "other"), one(KOYORI, "koyori")],
        },
        {"center": FOE},
        cards=cards,
    )
    s.use("me", "foe")
    if asked:
        assert s.choices() == {"labo"}
        s.pick("labo")
    assert (s.lies("labo"), s.lies("other"), s.prompt) == ("hand" if asked else "deck", "deck", "perform")


@rule("hocg:10.3.1")
@played("hBP04-013", "art1")
def test_013_what_is_attached_to_somebody_else_does_not_count() -> None:
    s = Scene(
        {
            "center": one("Spare", "center", attached=["hBP04-097"]),
            "collab": one(KOYORI, "me", cheers=["white"] * 3),
            "deck": [one("hBP04-097", "labo")],
        },
        {"center": FOE},
    )
    s.use("me", "foe")
    assert (s.lies("labo"), s.prompt) == ("deck", "perform")


# --- hBP04-053 Shiori Novella


@rule("hocg:5.21.1", "hocg:13.3.2")
@played("hBP04-053", "bloom_effect1")
def test_053_sends_the_top_cheer_to_an_en_holomem() -> None:
    s = Scene(
        {
            "center": one("hBP04-050", "me"),
            "back": [one("hBP03-040", "en"), one("Spare", "other")],
            "hand": [one(SHIORI, "bloom")],
            "cheer_deck": ["blue", "white"],
        },
        {"center": FOE},
    )
    s.do("bloom", "bloom", "me")
    assert s.choices() == {"me", "en"}
    s.pick("en")
    assert s.cheers("en") == ["blue"]


def bookmark(power: list[str], answer: str = "yes") -> Scene:
    s = Scene(
        {
            "center": one(SHIORI, "me", cheers=["blue"] * 3),
            "power": [one(card, f"p{i}") for i, card in enumerate(power)],
        },
        {"center": FOE, "back": [one("Spare", "behind")]},
    )
    s.use("me", "foe")
    if power:
        s.do(answer)
    return s


@rule("hocg:5.11.1", "hocg:4.1.5")
@played("hBP04-053", "art1")
@pytest.mark.parametrize(
    ("top", "deals"), [("hBP03-040", True), ("hBP03-061", False), ("hBP02-088", False), ("hSD01-016", False)]
)
def test_053_shows_the_top_holo_power_and_lays_it_under(top: str, deals: bool) -> None:
    s = bookmark([top, "hSD01-017", "hSD01-018"])
    assert s.known("p0") == 3 and s.known("p1") == 0
    if deals:
        assert s.choices() == {"foe", "behind"}
        s.pick("behind")
    assert s.mem("behind").damage == (20 if deals else 0)
    assert (s.pile("power"), s.mem("foe").damage) == (["p1", "p2", "p0"], 70)


@rule("hocg:10.4.2.2")
@played("hBP04-053", "art1")
def test_053_may_be_declined_and_needs_holo_power() -> None:
    s = bookmark(["hBP03-040", "hSD01-017"], "no")
    assert (s.pile("power"), s.known("p0"), s.mem("foe").damage) == (["p0", "p1"], 0, 70)
    assert bookmark([]).mem("foe").damage == 70
    alone = bookmark(["hSD01-016"])
    assert (alone.pile("power"), alone.known("p0")) == (["p0"], 3)


# --- hBP04-062 Mori Calliope


@rule("hocg:10.3.1", "hocg:12.2.4.3")
@played("hBP04-062", "gift1")
@pytest.mark.parametrize(
    ("attached", "place", "center", "more"),
    [
        ("hBP02-088", "collab", "hBP03-036", 30),
        ("hBP02-098", "collab", "hBP03-036", 30),
        ("hBP02-086", "collab", "hBP03-036", 0),
        ("hBP02-098", "back", "hBP03-036", 0),
        ("hBP02-098", "collab", "hBP04-018", 0),  # no Myth, but Painting
    ],
)
def test_062_the_myth_center_hits_harder(attached: str, place: str, center: str, more: int) -> None:
    me = one(CALLI, "me", attached=[attached])
    back = [me] if place == "back" else ["Spare"]
    front = {"collab": me} if place == "collab" else {}
    s = Scene({"center": one(center, "center"), "back": back, **front}, {"center": FOE})
    assert value(s.t, ARTS, s.mem("center").id, 0) == more


@rule("hocg:10.3.1")
@played("hBP04-062", "gift1")
def test_062_the_card_must_be_on_herself() -> None:
    mine = {"center": one("hBP03-036", "center"), "collab": CALLI, "back": [one("Spare", "b", attached=["hBP02-098"])]}
    s = Scene(mine, {"center": FOE})
    assert value(s.t, ARTS, s.mem("center").id, 0) == 0


def drink(deck: int) -> Scene:
    s = Scene(
        {"center": one(CALLI, "me", cheers=["purple"] * 2), "deck": [one("hSD01-016", f"d{i}") for i in range(deck)]},
        {"center": FOE},
    )
    s.use("me", "foe")
    return s


@rule("hocg:5.9.1", "hocg:5.12.1")
@played("hBP04-062", "art1")
@pytest.mark.parametrize("card", ["d0", "d1"])
def test_062_looks_at_two_archives_one_and_leaves_the_other_on_top(card: str) -> None:
    s = drink(3)
    assert (s.choices(), s.known("d0"), s.known("d1"), s.known("d2")) == ({"d0", "d1"}, 1, 1, 0)
    s.pick(card)
    rest = "d1" if card == "d0" else "d0"
    assert (s.lies(card), s.known(card), s.pile("deck"), s.known(rest)) == ("archive", 3, [rest, "d2"], 1)
    assert s.mem("foe").damage == 50


@rule("hocg:1.3.2")
@played("hBP04-062", "art1")
def test_062_as_far_as_there_are_cards() -> None:
    one_left = drink(1)
    assert (one_left.lies("d0"), one_left.count("deck")) == ("archive", 0)
    assert drink(0).mem("foe").damage == 50


# --- hBP04-078 Anya Melfissa


def anya(cheers: list[str], place: str = "center", attached: str = "hBP04-099", **more: object) -> Scene:
    if place == "center":
        mine: Side = {"center": one(ANYA, "me", cheers=cheers, attached=[attached] if attached else [])}
    else:
        center = one("hBP04-075", "me", cheers=cheers, attached=[attached] if attached else [])
        mine = {"center": center, place: [ANYA] if place == "back" else ANYA}
    s = Scene({**mine, **more}, {"center": FOE})
    s.do("pass")
    return s


@rule("hocg:12.2.3.1", "hocg:10.5.2")
@played("hBP04-078", "gift1")
@pytest.mark.parametrize(
    ("cheers", "attached", "able"),
    [
        (["yellow", "red", "red"], "hBP04-099", True),
        (["red", "red", "red"], "hBP04-099", False),
        (["yellow", "red"], "hBP04-099", False),
        (["yellow", "yellow"], "hBP04-099", False),
        (["yellow", "red", "red"], "hBP02-086", False),
        (["yellow", "red", "red", "red"], "", False),
        (["yellow", "yellow", "red", "red"], "", True),
    ],
)
def test_078_needs_a_yellow_cheer_less_with_the_ancient_weapon(cheers: list[str], attached: str, able: bool) -> None:
    s = anya(cheers, attached=attached)
    assert bool(s.options("art") if s.prompt == "perform" else []) == able


@rule("hocg:10.3.3", "hocg:12.2.3.1")
@played("hBP04-078", "gift1")
@pytest.mark.parametrize(("place", "able"), [("collab", 2), ("back", 1)])
def test_078_for_the_center_anya_as_long_as_it_stands_in_front(place: str, able: int) -> None:
    """Her 1st has Arts for a yellow cheer, and for a yellow and any other: the second needs one less."""
    s = anya(["yellow"], place)
    arts = {o[2] for o in s.options("art") if o[1] == s.mem("me").id}
    assert len(arts) == able


@rule("hocg:10.5.2")
@played("hBP04-078", "gift1")
def test_078_never_below_nothing_and_never_of_another_color() -> None:
    """Nothing is left of one yellow icon; a weapon on another name, or on a collab, changes nothing."""
    free = anya([], "collab")
    assert can_pay(free.t, free.mem("me"), top_def(free.t, free.mem("me")).arts[0])
    other = Scene(
        {"center": one("hBP03-063", "me", cheers=[], attached=["hBP04-099"]), "collab": one(ANYA, "anya")},
        {"center": FOE},
    )
    assert not can_pay(other.t, other.mem("me"), top_def(other.t, other.mem("me")).arts[0])
    assert not can_pay(other.t, other.mem("anya"), top_def(other.t, other.mem("anya")).arts[0])
