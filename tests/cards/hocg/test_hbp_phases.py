"""hBP03 and hBP04, texts about a phase of a turn: every printed sentence, played."""

from __future__ import annotations

from functools import cache

import pytest

from kaimaku.games.hocg.defs import CardDef
from kaimaku.games.hocg.scenario.cards import declare
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, Side, one
from tests.rule import rule

AKI, MOCOCO, KORONE, KANADE, RADEN = "hBP03-022", "hBP03-039", "hBP03-065", "hBP03-083", "hBP04-024"
FUWAWA, KORONE_DEBUT = "hBP03-040", "hBP03-061"
FOE = one("Spare", "foe")  # 990 HP


@cache
def ours() -> dict[str, CardDef]:
    """What an opponent does in each phase, and somebody who falls to any hit."""
    hit = [{"name": "Hit", "power": 50}]
    return declare(
        {
            "hitter": {"level": "Debut", "arts": hit, "text": ["art(SpecialDamage(20, OPP_CENTER))"]},
            "drainer": {"level": "Debut", "arts": hit, "text": ["art(Life(-1))"]},
            "frail": {"level": "Debut", "hp": 10},
            "healer": {"level": "Debut", "text": ["collab_effect(Heal(20, OPP_CENTER), Heal(20, BACK))"]},
            "own healer": {"level": "Debut", "text": ["gift(Heal(20, CENTER), on=COLLABS(OPP_HOLOMEM))"]},
            "shooter": {"level": "Debut", "text": ["collab_effect(SpecialDamage(20, OPP_HOLOMEM[ALL]))"]},
            "archer": {"level": "Debut", "text": ["collab_effect(Pay(SpecialDamage(20, OPP_CENTER), Draw(1)))"]},
            "traitor": {"level": "Debut", "text": ["gift(Opponent(SpecialDamage(20, OPP_CENTER)), on=COLLABS(THIS))"]},
            "borrower": {"level": "Debut", "text": ["gift(Opponent(SpecialDamage(20, OPP_CENTER)), on=DOWNED(THIS))"]},
            "restful": {"level": "Debut", "text": ["gift(Rest(OPP_BACK[ALL]), on=STARTS(OPP, RESET_PHASE))"]},
            "watcher": {"level": "Debut", "text": ["gift(Draw(1), on=TAKES(CENTER))"]},
        }
    )


# --- hBP03-022 Aki Rosenthal


def attacked(place: str, user: str = "drainer", more: Side | None = None) -> Scene:
    """B's Aki stands somewhere when A's performance phase begins."""
    aki = {"center": "Spare", "back": ["Spare"], place: [one(AKI, "aki")] if place == "back" else one(AKI, "aki")}
    table = {"phase": "start of performance", **(more or {})}
    return Scene({"center": one(user, "me")}, {**aki, "life": 4}, cards=ours(), **table)


@rule("hocg:7.6.2", "hocg:1.3.3")
@played("hBP03-022", "gift1")
@pytest.mark.parametrize(("place", "answer", "life"), [("center", "yes", 4), ("collab", "yes", 4), ("center", "no", 3)])
def test_022_may_keep_the_life_from_the_opponents_abilities(place: str, answer: str, life: int) -> None:
    s = attacked(place)
    assert s.t.asked == (B,)
    s.do(answer)
    s.use("me", "aki")
    if s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.count("life", B), s.mem("aki").damage) == (life, 50)


@rule("hocg:10.3.3")
@played("hBP03-022", "gift1")
def test_022_says_nothing_in_the_back_nor_in_ones_own_performance_phase() -> None:
    assert attacked("back").t.asked == (A,)
    own = Scene({"center": one(AKI, "aki")}, {"center": FOE}, phase="start of performance")
    assert (own.t.asked, own.prompt) == ((A,), "perform")


@rule("hocg:7.7.2", "hocg:11.3.1.2")
@played("hBP03-022", "gift1")
def test_022_lasts_for_this_turn_only_and_keeps_no_life_that_a_down_costs() -> None:
    s = Scene(
        {"center": one("drainer", "me"), "collab": one("hitter", "also")},
        {"center": one("frail", "frail"), "collab": one(AKI, "aki"), "life": 4, "deck": 9},
        cards=ours(),
        phase="start of performance",
    )
    s.do("yes")
    s.use("also", "frail")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.place("frail"), s.count("life", B)) == ("gone", 3)
    s.use("me", "aki")
    assert s.count("life", B) == 3
    while not (s.t.turn == 7 and s.prompt == "main"):
        s.answer(s.options("pick")[0] if s.prompt == "pick" else ("no",) if s.options("no") else ("pass",))
    assert s.place("aki") == "back"
    s.use("me", s.t.spots[B][0])
    s.answer(s.options("pick")[0])
    assert s.count("life", B) == 2


@rule("hocg:1.3.3")
@played("hBP03-022", "gift1")
def test_022_does_not_keep_the_opponents_own_life() -> None:
    """Only what the other player's abilities would take from its player."""
    cards = declare({"bleeder": {"level": "Debut", "arts": [{"power": 10}], "text": ["art(Life(-1, False))"]}})
    s = Scene(
        {"center": one("bleeder", "me"), "life": 4},
        {"center": one(AKI, "aki"), "life": 4},
        cards=cards,
        phase="start of performance",
    )
    s.do("yes")
    s.use("me", "aki")
    s.answer(s.options("pick")[0])
    assert (s.count("life", A), s.count("life", B)) == (3, 4)


@rule("hocg:5.23.1")
@played("hBP03-022", "art1")
@pytest.mark.parametrize(("oshi", "healed"), [("Aki Rosenthal", 10), ("AZKi", 0)])
def test_022_restores_ten_to_everybody_with_a_tool_under_her_own_oshi(oshi: str, healed: int) -> None:
    cards = declare({"patron": {"kind": "oshi", "name": oshi}})
    s = Scene(
        {
            "oshi": "patron",
            "center": one(AKI, "me", cheers=["green"] * 2, damage=30, attached=["hBP02-086"]),
            "back": [one("Spare", "a", damage=30, attached=["hBP02-086"]), one("Spare", "b", damage=30)],
        },
        {"center": FOE},
        cards=cards,
    )
    s.use("me", "foe")
    assert [s.mem(x).damage for x in ("me", "a", "b")] == [30 - healed, 30 - healed, 30]
    assert s.mem("foe").damage == 70  # the tool gives 20


# --- hBP03-039 Mococo Abyssgard


def reset(center: str, mine: str = MOCOCO, back: list[object] | None = None, **theirs: object) -> Scene:
    own = {"center": center, "collab": one(mine, "me"), "back": back or ["Spare"], "deck": 9}
    s = Scene(own, {"center": FOE, **theirs}, cards=ours(), phase="reset")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    return s


@rule("hocg:7.2.3", "hocg:1.3.3")
@played("hBP03-039", "gift1")
@pytest.mark.parametrize(("center", "rests"), [(FUWAWA, False), ("hBP03-050", False), ("hBP03-038", True)])
def test_039_goes_back_without_resting_beside_fuwawa(center: str, rests: bool) -> None:
    s = reset(center)
    assert (s.place("me"), s.mem("me").resting) == ("back", rests)


@rule("hocg:7.2.3")
@played("hBP03-039", "gift1")
def test_039_is_about_itself_and_no_other_effect() -> None:
    assert reset(FUWAWA, mine="hBP03-038", back=[MOCOCO]).mem("me").resting
    s = reset(FUWAWA, collab=one("restful", "lullaby"))
    assert (s.place("me"), s.mem("me").resting) == ("back", True)


@rule("hocg:12.2.4.3")
@played("hBP03-039", "art1")
@pytest.mark.parametrize(
    ("center", "place", "dealt"), [(FUWAWA, "collab", 80), ("hBP03-038", "collab", 50), (MOCOCO, "center", 50)]
)
def test_039_hits_harder_as_the_collab_of_fuwawa(center: str, place: str, dealt: int) -> None:
    me = one(MOCOCO, "me", cheers=["red", "blue"])
    mine = {"center": me} if place == "center" else {"center": center, "collab": me}
    s = Scene({**mine, "back": [FUWAWA]}, {"center": FOE})
    s.use("me", "foe")
    assert s.mem("foe").damage == dealt


@rule("hocg:10.3.3")
@played("hBP03-039", "art1")
def test_039_not_from_the_center_even_if_it_is_called_fuwawa_there() -> None:
    cards = declare(
        {"mask": {"kind": "support", "support": "mascot", "text": ['attached(AlsoNamed("Fuwawa Abyssgard", HOLDER))']}}
    )
    me = one(MOCOCO, "me", cheers=["red", "blue"], attached=["mask"])
    s = Scene({"center": me}, {"center": FOE}, cards=cards)
    s.use("me", "foe")
    assert s.mem("foe").damage == 50


# --- hBP03-065 Inugami Korone, hBP04-024 Juufuutei Raden

LOCKED: dict[str, Side] = {
    KORONE: {"center": one(KORONE_DEBUT, "kept", damage=30), "collab": one(KORONE, "me")},
    RADEN: {"center": one(RADEN, "kept", damage=30)},
}


def guarded(number: str, *foes: dict[str, object], **table: object) -> Scene:
    """B is guarded in A's main phase."""
    theirs = {"center": FOE, "back": [*foes, "Spare"]}
    return Scene(theirs, {**LOCKED[number], "back": [one("Spare", "back", damage=30)]}, cards=ours(), **table)


@rule("hocg:1.3.3", "hocg:5.22.1")
@played("hBP03-065", "gift1")
@played("hBP04-024", "gift1")
@pytest.mark.parametrize("number", LOCKED)
def test_no_special_damage_of_the_opponent_in_their_main_phase(number: str) -> None:
    s = guarded(number, one("shooter", "shooter"))
    s.do("collab", "shooter")
    assert (s.mem("kept").damage, s.mem("back").damage) == (30, 50)


@rule("hocg:1.3.3", "hocg:5.23.1")
@played("hBP03-065", "gift1")
@played("hBP04-024", "gift1")
@pytest.mark.parametrize("number", LOCKED)
def test_no_restoring_and_no_setting_of_hp_by_the_opponent(number: str) -> None:
    s = guarded(number, one("healer", "healer"))
    s.do("collab", "healer")
    assert s.mem("kept").damage == 30
    t = Scene({"oshi": "hBP01-001", "power": 6, "center": FOE}, {**LOCKED[number], "back": ["Spare"]}, cards=ours())
    t.do("skill", 0)
    assert (t.mem("kept").damage, t.why_not("skill", 0)) == (30, "hocg:8.5.1.1")


@rule("hocg:10.4.2.2")
@played("hBP04-024", "gift1")
@pytest.mark.parametrize("number", LOCKED)
def test_damage_that_cannot_be_dealt_pays_no_cost(number: str) -> None:
    s = guarded(number, one("archer", "archer"))
    s.do("collab", "archer")
    assert (s.prompt, s.count("hand"), s.mem("kept").damage) == ("main", 0, 30)


@rule("hocg:1.3.3")
@played("hBP03-065", "gift1")
@played("hBP04-024", "gift1")
@pytest.mark.parametrize("number", LOCKED)
def test_ones_own_abilities_change_the_hp(number: str) -> None:
    mine = {**LOCKED[number], "back": [one("own healer", "nurse")]}
    s = Scene({"center": FOE, "back": ["Spare", one("frail", "guest")]}, mine, cards=ours())
    s.do("collab", "guest")
    assert s.mem("kept").damage == 10


@rule("hocg:10.13.3")
@played("hBP04-024", "gift1")
@pytest.mark.parametrize("number", LOCKED)
def test_whose_ability_it_is_counts_and_not_who_carries_it_out(number: str) -> None:
    """An opponent's text that makes its other player deal the damage is still the opponent's."""
    s = guarded(number, one("traitor", "traitor"))
    s.do("collab", "traitor")
    assert (s.mem("kept").damage, s.mem("foe").damage) == (30, 20)


@rule("hocg:7.5.2")
@played("hBP03-065", "gift1")
@played("hBP04-024", "gift1")
@pytest.mark.parametrize("number", LOCKED)
def test_only_in_the_main_phase_of_the_opponent(number: str) -> None:
    s = Scene({"center": one("hitter", "foe")}, {**LOCKED[number], "back": ["Spare"]}, cards=ours())
    s.use("foe", "kept")
    assert s.mem("kept").damage == 100  # the Arts and its special damage


@rule("hocg:10.3.3")
@played("hBP03-065", "gift1")
@played("hBP04-024", "gift1")
def test_only_in_their_positions_and_for_korone() -> None:
    away = {"center": "Spare", "collab": one(RADEN, "kept")}
    other = {"center": one("Spare", "kept"), "collab": one(KORONE, "me")}
    behind = {"center": one(KORONE_DEBUT, "kept"), "back": [one(KORONE, "me")]}
    itself = {"center": "Spare", "collab": one(KORONE, "kept")}
    for mine in (away, other, behind, itself):
        s = Scene({"center": FOE, "back": [one("shooter", "shooter")]}, mine, cards=ours())
        s.do("collab", "shooter")
        assert s.mem("kept").damage == 20, mine


@rule("hocg:10.8.1")
@played("hBP04-024", "gift1")
def test_024_whoever_watches_for_damage_sees_none() -> None:
    mine = {"center": one(RADEN, "kept"), "back": [one("watcher", "watcher")], "deck": 5}
    s = Scene({"center": FOE, "back": [one("shooter", "shooter")]}, mine, cards=ours())
    s.do("collab", "shooter")
    assert s.count("hand", B) == 0


@rule("hocg:5.21.1")
@played("hBP03-065", "art1")
def test_065_sends_the_top_cheer_to_a_gamers_holomem() -> None:
    s = Scene(
        {
            "center": one(KORONE, "me", cheers=["red"] * 2),
            "back": [one(KORONE_DEBUT, "other"), "Spare"],
            "cheer_deck": ["blue", "white"],
        },
        {"center": FOE},
    )
    s.use("me", "foe")
    assert s.choices() == {"me", "other"}
    s.pick("other")
    assert (s.cheers("other"), s.mem("foe").damage) == (["blue"], 30)


@rule("hocg:5.21.1")
@played("hBP04-024", "art1")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_024_may_send_a_cheer_of_the_archive_to_itself(answer: str) -> None:
    s = Scene(
        {"center": one(RADEN, "me", cheers=["green"]), "archive": [one("red", "r"), one("blue", "b"), "hSD01-016"]},
        {"center": FOE},
    )
    s.use("me", "foe")
    s.do(answer)
    if answer == "yes":
        assert s.choices() == {"r", "b"}
        s.pick("b")
    assert (s.cheers("me"), s.mem("foe").damage) == (["green", "blue"] if answer == "yes" else ["green"], 30)


@rule("hocg:5.21.1")
@played("hBP04-024", "art1")
def test_024_takes_the_cheer_as_the_collab_too() -> None:
    s = Scene(
        {"center": one("Spare", "center"), "collab": one(RADEN, "me", cheers=["green"]), "archive": ["red"]},
        {"center": FOE},
    )
    s.use("me", "foe")
    s.do("yes")
    assert (s.cheers("me"), s.cheers("center")) == (["green", "red"], [])


# --- hBP03-083 Otonose Kanade


def hurt(user: str, more: Side | None = None, **table: object) -> Scene:
    """A performs against B, who has Kanade in the back and two cheers in the archive; then the phase ends."""
    theirs = {"center": one("frail", "frail"), "back": [one(KANADE, "kanade"), "Spare"], "life": 4, **(more or {})}
    archive = {"archive": [one("red", "r"), one("blue", "b"), "hSD01-016"]}
    phase = {"phase": "performance", **table}
    return Scene({"center": one(user, "me"), "deck": 9}, {**archive, **theirs}, cards=ours(), **phase)


def finish(s: Scene) -> None:
    """A's performance phase ends."""
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    if s.prompt == "perform":
        s.do("pass")


@rule("hocg:7.6.3", "hocg:5.21.1")
@played("hBP03-083", "gift1")
@pytest.mark.parametrize("user", ["hitter", "drainer"])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_083_may_take_a_cheer_once_life_was_lost(user: str, answer: str) -> None:
    s = hurt(user)
    s.use("me", "frail")
    finish(s)
    assert (s.t.asked, s.t.phase) == ((B,), "performance")
    before = len(s.mem("kanade").cheers)
    s.do(answer)
    if answer == "yes":
        assert s.choices() >= {"r", "b"}
        s.pick("b")
    assert len(s.mem("kanade").cheers) - before == (answer == "yes")


@rule("hocg:7.6.3")
@played("hBP03-083", "gift1")
def test_083_says_nothing_if_no_life_was_lost_in_that_phase() -> None:
    s = hurt("hitter", {"center": one("Spare", "frail")})
    s.use("me", "frail")
    finish(s)
    assert not s.options("yes") and s.t.phase != "performance"


@rule("hocg:7.6.3")
@played("hBP03-083", "gift1")
def test_083_does_not_count_life_lost_before_or_by_the_other_player() -> None:
    """In the main phase of the same turn, or in the phase but not its own."""
    shooter = {"back": [one("shooter", "shooter"), "Spare"]}
    theirs = {"center": "Spare", "back": [one("frail", "frail"), one(KANADE, "kanade")], "archive": ["red"], "life": 4}
    s = Scene({"center": FOE, **shooter, "deck": 9}, theirs, cards=ours())
    s.do("collab", "shooter")
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert (s.count("life", B), s.t.phase) == (3, "main")
    s.do("pass")
    if s.prompt == "perform":
        s.do("pass")
    assert not s.options("yes")
    cards = declare({"bleeder": {"level": "Debut", "arts": [{"power": 10}], "text": ["art(Life(-1, False))"]}})
    own = Scene(
        {"center": one("bleeder", "me"), "life": 4, "deck": 9},
        {"center": "Spare", "back": [KANADE], "archive": ["red"]},
        cards=cards,
        phase="performance",
    )
    own.use("me", own.t.spots[B][0])
    finish(own)
    assert own.count("life", A) == 3 and not own.options("yes")


@rule("hocg:7.6.3")
@played("hBP03-083", "gift1")
def test_083_is_about_the_opponents_performance_phase() -> None:
    """Life lost in one's own performance phase is no moment."""
    cards = declare({"bleeder": {"level": "Debut", "arts": [{"power": 10}], "text": ["art(Life(-1, False))"]}})
    s = Scene(
        {"center": one("bleeder", "me"), "back": [KANADE], "life": 4, "archive": ["red"], "deck": 9},
        {"center": FOE},
        cards=cards,
        phase="performance",
    )
    s.use("me", "foe")
    finish(s)
    assert s.count("life", A) == 3 and not s.options("yes")


@rule("hocg:7.1.2")
@played("hBP03-083", "gift1")
def test_083_the_table_tells_of_life_lost_only_where_somebody_asks() -> None:
    with_her, without = hurt("drainer"), hurt("drainer", {"back": ["Spare"]})
    for s in (with_her, without):
        s.use("me", "frail")
    assert [[row[0] for row in s.t.history].count("life") for s in (with_her, without)] == [1, 0]
