"""Why not: every thing in sight has an answer with a rule of the catalogue, in both languages, and it is the truth."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.projection.cheers import missing, missing_for_art, missing_for_baton
from kaimaku.games.hocg.rules import bloom, cycles, main_phase, performance, setup, skills, support
from kaimaku.games.hocg.rules.performance import arts_of
from kaimaku.games.hocg.rules.picking import SEND
from kaimaku.games.hocg.rules.stats import can_pay
from kaimaku.games.hocg.scenario.position import build
from kaimaku.games.hocg.speech import tries
from kaimaku.games.hocg.speech.reasons import LACKS
from kaimaku.games.hocg.table import CENTER, COLLAB, HAND, HoloTable, at, stage
from kaimaku.judge.catalogue import load
from kaimaku.kernel.picks import picking
from kaimaku.kernel.refusals import Refusal
from kaimaku.wire.common import Words
from kaimaku.wire.play import Because
from tests.depth import examples
from tests.properties.hocg_play import new, pick, walk
from tests.server.desks.sight import BUTTONS, DESK, PLACES, handles

SEEDS = st.integers(0, 100_000)
MODULES = (bloom, cycles, main_phase, performance, setup, skills, support, tries)
# Refusals of options that no client can point at.
OUT_OF_REACH = {
    main_phase.NOT_IN_HAND,
    support.CHOOSE_HOLDER,
    performance.NOT_ITS_ARTS,
    performance.NO_TARGET,
    skills.NO_SUCH_SKILL,
}


def test_every_refusal_says_what_is_missing_or_that_nothing_is() -> None:
    named = {found for module in MODULES for found in vars(module).values() if isinstance(found, Refusal)}
    assert named - OUT_OF_REACH <= LACKS.keys()


def good(words: Words) -> bool:
    """Both languages, and nothing unfilled but the names of the seats."""
    return all(text and not re.search(r"\{(?![01]\})", text) for text in (words.en, words.ja))


def check(answer: Because, thing: str) -> None:
    assert answer.thing == thing
    assert answer.can or answer.reasons
    assert all(good(words) for words in answer.can)
    assert len(set(answer.can)) == len(answer.can)
    for reason in answer.reasons:
        assert reason.why.rule in load("hocg") and good(reason.why.words)
        assert reason.why.missing is None or good(reason.why.missing)
        assert all(card in BY_ID for card in reason.why.cards)
        assert all(good(words) for words in reason.what)


@settings(max_examples=examples(10))
@given(SEEDS)
def test_whatever_one_points_at_has_an_answer(seed: int) -> None:
    rng = Random(seed)
    cited: set[str] = set()
    for t in walk(seed, every=9):
        for seat in (0, 1):
            things = handles(t, seat)
            for thing in (*things, *BUTTONS, *PLACES):
                answer = DESK.because(t, seat, thing, "")
                check(answer, thing)
                cited |= {reason.why.rule for reason in answer.reasons}
                assert seat in t.asked or not answer.can
            for thing in rng.sample(things, min(6, len(things))):
                target = rng.choice((*things, *PLACES))
                check(DESK.because(t, seat, thing, target), thing)
    assert len(cited) > 12


@settings(max_examples=examples(10))
@given(SEEDS)
def test_what_is_possible_is_said_to_be_and_nothing_else(seed: int) -> None:
    """A thing can do something exactly if it is the first one of some option."""
    for t in walk(seed, every=9):
        (seat,) = t.asked
        q = DESK.question(t, seat, 1, True)
        able = {option.things[0] for option in q.options if option.things}
        able |= {option.things[1] for option in q.options if option.verb == "baton"}
        able |= {option.things[1] for option in q.options if option.verb in ("bloom", "art") and len(option.things) > 1}
        able |= set(q.pick.things) if q.pick else set()
        for thing in handles(t, seat):
            assert bool(DESK.because(t, seat, thing, "").can) == (thing in able), (thing, q.prompt)


@settings(max_examples=examples(15))
@given(SEEDS)
def test_cheers_are_missing_exactly_when_a_cost_cannot_be_paid(seed: int) -> None:
    lacking = 0
    for t in walk(seed, every=4):
        for seat in (0, 1):
            for mem in stage(t, seat) if t.turn else ():
                for art in arts_of(t, mem):
                    unmet, others = missing_for_art(t, mem, art)
                    assert can_pay(t, mem, art) == (not unmet and not others)
                    lacking += bool(unmet)
            center = at(t, seat, CENTER)
            if center is not None and t.turn:
                assert main_phase.baton_payable(t, center) == (missing_for_baton(t, center) == ([], 0))
    assert lacking


@pytest.mark.parametrize(("cheers", "unmet"), [(["yellow"], 1), (["yellow x2"], 0)])
def test_what_an_arts_says_of_its_own_cost_counts(cheers: list[str], unmet: int) -> None:
    side = {"oshi": "hBP03-007", "center": "hSD01-003", "collab": {"card": "hBP06-083", "cheers": cheers}}
    t = build({"A": side})
    mem = at(t, 0, COLLAB)
    assert mem is not None
    (art,) = arts_of(t, mem)
    lacks, others = missing_for_art(t, mem, art)
    assert (len(lacks), others, can_pay(t, mem, art)) == (unmet, 0, not unmet)


@given(st.lists(st.integers(1, 15), max_size=5), st.lists(st.sampled_from([1, 2, 4, 8]), max_size=4), st.integers(0, 3))
def test_the_fewest_cheers_are_said_to_be_missing(held: list[int], icons: list[int], neutral: int) -> None:
    """Cheers of several colors: by trying every way of giving each icon a cheer of its own."""
    unmet, others = missing(held, icons, len(icons) + neutral)
    ways = permutations([*held, *[0] * len(icons)], len(icons))
    assert len(unmet) == min(sum(not cheer & icon for cheer, icon in zip(way, icons, strict=True)) for way in ways)
    assert not Counter(unmet) - Counter(icons)
    assert len(held) + len(unmet) + others == max(len(icons) + neutral, len(held) + len(unmet))


# --- one thing at a time --------------------------------------------------------------------------------------------


def hand(t: HoloTable, n: int = 0) -> str:
    return f"c{t.handles[t.zones[HAND][n]]}"


def mem(t: HoloTable, n: int, seat: int = 0) -> str:
    return f"m{t.spots[seat][n]}"


def first(answer: Because) -> tuple[str, str, str]:
    """Rule, missing in English, missing in Japanese of the nearest reason."""
    why = answer.reasons[0].why
    return why.rule, why.missing.en if why.missing else "", why.missing.ja if why.missing else ""


ARTS = {"card": "hSD01-011"}


@pytest.mark.parametrize(
    ("cheers", "missing"),
    [
        ([], ["1 more green cheer", "2 more green cheers and 1 more cheer of any color"]),
        (["white"], ["1 more green cheer", "2 more green cheers"]),
        (["green"], ["1 more green cheer and 1 more cheer of any color"]),
        (["green", "green"], ["1 more cheer of any color"]),
        (["white", "white", "green"], ["1 more green cheer"]),
    ],
)
def test_the_cheers_an_arts_lacks(cheers: list[str], missing: list[str]) -> None:
    """One green; two green and one of any color."""
    t = build({"phase": "performance", "A": {"center": {**ARTS, "cheers": cheers}}})
    answer = DESK.because(t, 0, mem(t, 0), "")
    said = [r.why.missing.en for r in answer.reasons if r.why.rule == "hocg:12.2.3.1" and r.why.missing]
    assert said == missing


def test_it_says_so_in_japanese_too() -> None:
    t = build({"phase": "performance", "A": {"center": ARTS}})
    said = [reason.why.missing.ja for reason in DESK.because(t, 0, mem(t, 0), "").reasons if reason.why.missing]
    assert said[:2] == ["緑エールあと1枚", "緑エールあと2枚、好きな色のエールあと1枚"]


def test_an_arts_that_can_be_paid_waits_for_the_performance_phase() -> None:
    t = build({"A": {"center": {**ARTS, "cheers": ["green"]}}})
    answer = DESK.because(t, 0, mem(t, 0), mem(t, 0, 1))
    assert first(answer)[:2] == ("hocg:7.6.2", "the performance phase (next)")
    assert [r.why.rule for r in answer.reasons] == ["hocg:7.6.2", "hocg:12.2.3.1"]


def test_a_back_holomem_of_the_opponent_is_no_target() -> None:
    t = build({"phase": "performance", "A": {"center": {**ARTS, "cheers": ["green"]}}, "B": {"back": ["hSD01-003"]}})
    assert DESK.because(t, 0, mem(t, 0), mem(t, 0, 1)).can
    answer = DESK.because(t, 0, mem(t, 0), mem(t, 1, 1))
    assert not answer.can and answer.reasons[0].why.rule == "hocg:12.2.3.2"


def test_the_baton_needs_cheers() -> None:
    spec = {"center": {"card": "hSD01-006", "cheers": ["white"]}, "back": ["hSD01-003"]}
    t = build({"A": spec})
    for thing, target in (("baton", ""), (mem(t, 0), mem(t, 1))):
        assert first(DESK.because(t, 0, thing, target)) == (
            "hocg:8.1.3",
            "1 more cheer of any color",
            "好きな色のエールあと1枚",
        )


def test_nobody_on_the_back_nobody_takes_the_baton() -> None:
    t = build({"A": {"center": {"card": "hSD01-003", "cheers": ["white"]}, "back": [], "spare": False}})
    assert not t.spots[0][1:]
    assert first(DESK.because(t, 0, "baton", ""))[0] == "hocg:8.7.1"
    assert first(DESK.because(t, 0, "collab", ""))[0] == "hocg:8.4.2"


def test_which_limited_card_was_used() -> None:
    """Not the other cards played."""
    spec = {"card": "hSD01-003"}
    t = build({"A": {"hand": ["hBP01-114", "hSD01-016", "hSD01-017", "hSD01-003"], "deck": 20, "center": spec}})
    GAME.decide(t, 0, ("play", t.zones[HAND][0], t.spots[0][0]))
    GAME.decide(t, 0, ("play", t.zones[HAND][0]))
    why = DESK.because(t, 0, hand(t), "").reasons[0].why
    assert (why.rule, why.cards) == ("hocg:8.6.2", ["hSD01-016"])
    assert why.missing == Words("from your next turn on", "次の自分のターンから")


@pytest.mark.parametrize(
    ("power", "missing"), [(0, ["1 more holo Power", "2 more holo Power"]), (1, ["1 more holo Power"])]
)
def test_the_holo_power_a_skill_lacks(power: int, missing: list[str]) -> None:
    t = build({"A": {"oshi": "hSD01-001", "power": power, "center": {"card": "hSD01-003", "cheers": ["white"]}}})
    answer = DESK.because(t, 0, "o0", "")
    said = [r.why.missing.en for r in answer.reasons if r.why.missing and r.why.rule == "hocg:12.1.3"]
    assert said == missing
    assert first(DESK.because(t, 0, "skill:1", ""))[1] == missing[-1]


def test_a_skill_with_a_moment_of_its_own_says_when() -> None:
    t = build({"A": {"oshi": "hBP01-004", "power": 5}})
    rule, missing, _ = first(DESK.because(t, 0, "skill:0", ""))
    assert rule == "hocg:12.1.5" and "downed" in missing


@pytest.mark.parametrize(
    ("card", "target", "rule", "missing"),
    [
        ("hSD01-005", "hSD01-008", "hocg:8.3.3.a", "〈Tokino Sora〉 on your stage"),
        ("hSD01-011", "hSD01-008", "hocg:8.3.3.b", "a 1st or 2nd AZKi"),
        ("hSD01-003", "hSD01-004", "hocg:rb.bloom.debut-debut", ""),
        ("hSD01-005", {"card": "hSD01-003", "placed": "this turn"}, "hocg:8.3.2.b", "from your next turn on"),
        ("hSD01-005", {"card": "hSD01-006", "damage": 170}, "hocg:8.3.3.c", "30 HP restored"),
        ("hBP01-124", "hSD01-003", "hocg:11.4.3", "〈AZKi〉 to attach it to"),
    ],
)
def test_why_a_card_cannot_go_onto_a_holomem(card: str, target: object, rule: str, missing: str) -> None:
    t = build({"A": {"hand": [card], "center": target}})
    answer = DESK.because(t, 0, hand(t), mem(t, 0))
    assert not answer.can and first(answer)[:2] == (rule, missing)


@pytest.mark.parametrize("target", ["o1", "o0", "archive:1", "deck:0"])
def test_a_card_that_goes_elsewhere_does_not_go_there(target: str) -> None:
    t = build({"A": {"hand": ["hSD01-003"], "center": "hSD01-003"}, "B": {"center": "hSD01-004"}})
    answer = DESK.because(t, 0, hand(t), target)
    assert [words.en for words in answer.can] == ["Place Tokino Sora Debut (hSD01-003) in the back"]
    assert [(r.why.words.en, r.why.rule) for r in answer.reasons] == [("You can't use it there.", "hocg:8.1.2")]


def test_a_card_that_goes_there_has_no_reason_against_it() -> None:
    t = build({"A": {"hand": ["hSD01-003"], "center": "hSD01-003"}})
    answer = DESK.because(t, 0, hand(t), "back:0")
    assert answer.can and not answer.reasons


def test_a_full_stage_lacks_a_place() -> None:
    t = build({"A": {"hand": ["hSD01-003"], "center": "hSD01-003", "back": ["hSD01-004"] * 5}})
    assert first(DESK.because(t, 0, hand(t), "")) == ("hocg:8.2.1", "a free spot on your stage", "ステージの空き")


def test_a_resting_holomem_says_when_it_is_active_again() -> None:
    t = build({"A": {"back": [{"card": "hSD01-003", "resting": True}]}})
    rules = {r.why.rule: r.why.missing for r in DESK.because(t, 0, mem(t, 1), "").reasons}
    assert rules["hocg:8.4.2"] == Words("active again after your next reset phase", "次の自分のリセットステップから")


@pytest.mark.parametrize(
    ("thing", "rule"),
    [
        ("deck:0", "hocg:7.3.2"),
        ("cheer_deck:0", "hocg:7.4.2"),
        ("life:0", "hocg:11.5.1"),
        ("power:0", "hocg:12.1.3"),
        ("archive:0", "hocg:4.14.1"),
        ("deck:1", "hocg:3.1.2"),
        ("hand:1", "hocg:3.1.2"),
        ("o1", "hocg:3.1.2"),
        ("collab:0", "hocg:8.4.1"),
    ],
)
def test_piles_and_what_is_the_opponents(thing: str, rule: str) -> None:
    answer = DESK.because(build({}), 0, thing, "")
    assert [reason.why.rule for reason in answer.reasons] == [rule] and not answer.can


def test_attached_cards_and_cards_below_stay_where_they_are() -> None:
    t = build({"A": {"center": {"card": "hSD01-005", "under": ["hSD01-003"], "cheers": ["white"]}}})
    center = t.mems[t.spots[0][0]]
    cheer, below = (f"c{t.handles[card]}" for card in (center.cheers[0], center.stack[0]))
    assert first(DESK.because(t, 0, cheer, ""))[0] == "hocg:5.17.4"
    assert first(DESK.because(t, 0, below, ""))[0] == "hocg:4.4.2.1"


def test_on_somebody_elses_turn_it_is_their_turn() -> None:
    t = build({"B": {"hand": ["hSD01-003"]}})
    answer = DESK.because(t, 1, f"c{t.handles[t.zones[HAND + 1][0]]}", "")
    assert answer.reasons[0].why.words == Words("It's {0}'s turn.", "{0}のターンです。")
    assert DESK.because(t, 1, "pass", "").reasons[0].why.rule == "hocg:10.6.2"


def test_when_it_is_over_it_is_over() -> None:
    t = build({})
    GAME.decide(t, 0, ("concede",))
    assert first(DESK.because(t, 0, mem(t, 0), ""))[0] == "hocg:1.2.1"


def test_passing_is_possible_in_the_main_phase_but_not_before_enough_is_picked() -> None:
    assert DESK.because(build({}), 0, "pass", "").can
    t = build({"phase": "cheer", "A": {"back": ["hSD01-003"]}})
    pick = picking(t)
    assert pick is not None and pick.why == SEND
    assert first(DESK.because(t, 0, "pass", "")) == ("hocg:10.7.2.3.1", "one more to choose", "あと1つ")


@settings(max_examples=examples(6))
@given(SEEDS)
def test_asking_why_changes_nothing(seed: int) -> None:
    rng = Random(seed)
    t = new(seed)
    n = 0
    while t.result is None:
        n += 1
        if n % 15 == 0:
            before = t.digest()
            for seat in (0, 1):
                for thing in handles(t, seat):
                    DESK.because(t, seat, thing, "")
            assert t.digest() == before
        GAME.decide(t, *pick(t, rng, fierce=True))


def test_a_reason_names_the_holomem_and_the_numbers() -> None:
    t = build({"A": {"oshi": "hSD01-001", "hand": ["hSD01-011"], "center": "hSD01-008", "power": 1}})
    (reason,) = DESK.because(t, 0, hand(t), f"m{t.spots[0][0]}").reasons
    assert reason.why.words.en == "AZKi (Debut) can't bloom into a 2nd. Bloom order: Debut, 1st, 2nd."
    skill = next(i for i, each in enumerate(BY_ID["hSD01-001"].skills) if each.cost == 2)
    (reason,) = DESK.because(t, 0, f"skill:{skill}", "").reasons
    assert reason.why.words == Words("Not enough holo Power (1 of 2).", "ホロパワーが足りません（1/2）。")


def test_a_second_mascot_of_the_same_name_is_refused_with_both_names() -> None:
    side = {"hand": ["hBP02-089"], "center": {"card": "hBP02-013", "attached": ["hBP02-089"]}}
    t = build({"A": side})
    (reason,) = DESK.because(t, 0, hand(t), f"m{t.spots[0][0]}").reasons
    mascot, holder = (BY_ID[number].printed.name for number in ("hBP02-089", "hBP02-013"))
    assert (reason.why.rule, reason.why.cards) == ("hocg:5.17.3.3", ["hBP02-089"])
    assert reason.why.words == Words(
        f'{holder.en} already holds the mascot "{mascot.en}". Its mascots need different names.',
        f"〈{holder.ja}〉にはもう〈{mascot.ja}〉が付いています。付けられるのは異なるカード名のマスコットです。",
    )
    assert reason.why.missing == Words("a mascot with another name", "別のカード名のマスコット")
