"""Noninterference: what a seat may not know (hands, decks, roles) makes no difference to anything it is told."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from kaimaku.games.danmaku.definitions import role_of
from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.rules.roles import show_role
from kaimaku.games.danmaku.rules.setup import DEALT
from kaimaku.games.danmaku.rules.window import ACTOR, ASKED, BASE, REACTION, could_react
from kaimaku.games.danmaku.table import ASIDE, CHARACTER, ROLE, DanmakuTable, ring
from kaimaku.kernel.decisions import PASS, PROMPTS, Option
from kaimaku.kernel.journal import redact
from kaimaku.kernel.refusals import Refused
from tests.properties.danmaku_play import (
    QUIET,
    SEATS,
    committed,
    exchange,
    hidden,
    move,
    new,
    odd_options,
    picture,
    play_on,
    prompt,
    walk,
)

MANY = 3


@pytest.mark.parametrize("seats", SEATS)
def test_hidden_faces_change_nothing_a_seat_is_told(seats: int) -> None:
    """View, options, special actions and refusals of every seat, and of a spectator, to the byte."""
    changed = Counter[bool]()
    for seed in range(2):
        rng = Random(seed)
        for t in walk(new(seats, 60 + seed), rng, every=4 * seats, restless=True):
            odd = odd_options(t, rng)
            for seat in (*range(seats), None):
                other = exchange(t, hidden(t, seat), rng)
                assert picture(other, seat, odd) == picture(t, seat, odd)
                changed[prompt(t) in QUIET] += other.defs != t.defs
    assert changed[True] > 10 and changed[False] > 20  # between actions, and in mid-resolution


def stays_hidden(before: DanmakuTable, after: DanmakuTable, seat: int | None) -> list[list[int]]:
    """Cards that a seat could not tell before a decision, nor after it, nor by its journal."""
    bit = before.everyone if seat is None else 1 << seat
    told = {card for _, _, card, audience, _, _ in after.journal or () if audience & bit == bit}
    late = hidden(after, seat)
    gone = committed(before) | told
    if any(kind in ("defeat", "swap roles") for kind, *_ in after.journal or ()):
        gone |= {c for zone in (ASIDE, *range(ROLE, CHARACTER)) for c in before.zones[zone]}
    return [
        [c for c in pool if c in later and c not in gone]
        for pool, later in zip(hidden(before, seat), late, strict=True)
    ]


def step(t: DanmakuTable, seat: int, option: Option) -> DanmakuTable:
    new = t.clone()
    new.journal = []
    GAME.decide(new, seat, option)
    return new


@pytest.mark.parametrize("seats", SEATS)
def test_what_stays_hidden_through_a_decision_leaves_no_trace(seats: int) -> None:
    """The same decision is taken on two tables; whoever watches reads the same journal and sees the same table.

    Roles are left as they are when somebody falls: that nobody has won, or comes forward, is a fact about them.
    """
    seen = Counter[str]()
    for seed in range(MANY):
        rng = Random(seed)
        t = new(seats, 80 + seed)
        for n in range(3000):
            if t.result is not None:
                break
            mover, option = move(t, rng)
            one = step(t, mover, option)
            for seat in (mover, rng.randrange(seats), None) if n % seats == 0 else ():
                groups = stays_hidden(t, one, seat)
                twin = exchange(t, groups, rng)
                try:
                    two = step(twin, mover, option)
                except Refused:
                    assert seat != mover
                    seen["refused"] += 1
                    continue
                where = f"{prompt(t)} {option} by {mover} seen by {seat}: {prompt(one)} or {prompt(two)}"
                assert redact(one, one.journal or [], seat) == redact(two, two.journal or [], seat), where
                assert picture(one, seat, []) == picture(two, seat, []), where
                seen["same"] += 1
            GAME.decide(t, mover, option)
    assert seen["same"] > 150
    assert seen["refused"] < seen["same"] / 4


@pytest.mark.parametrize("seats", SEATS)
def test_who_is_asked_in_a_window_depends_on_public_facts_alone(seats: int) -> None:
    """For every seat and every deal that it holds possible the same players are asked (D-R35)."""
    windows = 0
    for seed in range(4):
        rng = Random(seed)
        for t in walk(new(seats, 200 + seed), rng, every=7):
            if t.prompt != REACTION.number:
                continue
            windows += 1
            f = t.frames[-1]
            for seat in range(seats):
                other = GAME.determinize(t, seat, rng)
                circle = ring(other, f.num(ACTOR))
                assert tuple(s for s in circle if could_react(other, f.num(BASE), s)) == f.many(ASKED)
    assert windows > 30


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_with_a_reaction_is_asked(seats: int) -> None:
    """No seat with something to react with is left out of a window."""
    reactions = 0
    for seed in range(6):
        for t in walk(new(seats, 300 + seed), Random(seed)):
            if t.prompt != REACTION.number or t.answers:
                continue
            f = t.frames[-1]
            for seat in range(seats):
                found = [o for o in PROMPTS[t.prompt].options(t, f, seat) if o != PASS]
                if found and not t.down >> seat & 1:
                    assert seat in t.asked
                    reactions += 1
    assert reactions > 30


@pytest.mark.parametrize("seats", SEATS)
def test_an_answer_in_secret_is_noticed_by_nobody(seats: int) -> None:
    """While others still think, no other seat's picture of the table changes, and nothing is written down."""
    answers = Counter[str]()
    for seed in range(2):
        rng = Random(seed)
        t = new(seats, 400 + seed)
        while t.result is None:
            mover, option = move(t, rng)
            if PROMPTS[t.prompt].secret and len(t.asked) > 1 and rng.random() < 0.2:
                one = step(t, mover, option)
                assert one.journal == []
                for seat in (*(s for s in range(seats) if s != mover), None):
                    assert picture(one, seat, []) == picture(t, seat, [])
                answers[prompt(t)] += 1
            GAME.decide(t, mover, option)
    assert answers["danmaku:character"] and answers["danmaku:reaction"] > 30


@pytest.mark.parametrize("seats", SEATS)
def test_determinize_keeps_what_the_seat_knows_and_plays_on(seats: int) -> None:
    prompts = set()
    changed = 0
    for seed in range(2):
        rng = Random(seed)
        for t in walk(new(seats, 20 + seed), rng, every=5 * seats, restless=True):
            before = t.digest()
            prompts.add(prompt(t))
            for seat in range(seats):
                other = GAME.determinize(t, seat, rng)
                assert all(other.defs[card] == t.defs[card] for card in range(len(t.defs)) if t.known[card] >> seat & 1)
                assert Counter(other.defs) == Counter(t.defs)
                assert (other.known, other.zones, other.stack, other.life) == (t.known, t.zones, t.stack, t.life)
                assert other.asked == t.asked
                assert picture(other, seat, []) == picture(t, seat, [])
                changed += other.defs != t.defs
                play_on(other, seed, 25)
            assert t.digest() == before
    assert changed > 60
    assert len(prompts) > 6


@pytest.mark.parametrize("seats", SEATS)
def test_determinize_deals_as_many_roles_of_each_kind_as_there_are(seats: int) -> None:
    worlds = set()
    rng = Random(9)
    for t in walk(new(seats, 9), rng, every=25):
        counts = {kind: n for kind, n in DEALT[seats].items() if n}
        for seat in range(seats):
            other = GAME.determinize(t, seat, rng)
            held = [role_of(other, s) for s in range(seats)]
            if t.turn < 2:
                worlds.add(tuple(role.id if role else "" for role in held))
            found = Counter(role.kind for role in held if role is not None)
            if any(not t.zones[ROLE + s] for s in range(seats)):  # the Rival has taken over
                continue
            assert found == counts
    assert len(worlds) > 3


def test_a_determinized_table_does_not_repeat_secret_answers() -> None:
    """What others have answered in the same question is as unknown as their hands."""
    rng = Random(4)
    different = 0
    for seed in range(6):
        for t in walk(new(6, 700 + seed), rng):
            others = {seat: option for seat, option in t.answers.items() if option != PASS}
            if not others:
                continue
            for seat in t.asked:
                guess = GAME.determinize(t, seat, rng)
                assert guess.answers.keys() == t.answers.keys()
                different += any(guess.answers[s] != option for s, option in others.items())
                for answered, option in guess.answers.items():
                    assert option in PROMPTS[t.prompt].options(guess, guess.frames[-1], answered)
    assert different > 10


def test_no_ex_midboss_stays_unseen_once_the_extra_boss_has_fallen() -> None:
    """She would have come forward: whoever deals the roles anew knows that, too."""
    dealt = 0
    for seed in range(40):
        t = GAME.new([None] * 5, seed)
        roles = [role_of(t, seat) for seat in range(5)]
        if any(role is not None and role.id == "ex_midboss" for role in roles):
            continue
        boss = next(seat for seat, role in enumerate(roles) if role is not None and role.kind == "extra_boss")
        heroine = next(seat for seat, role in enumerate(roles) if role is not None and role.kind == "heroine")
        rng = Random(seed)
        before = [GAME.determinize(t, heroine, rng) for _ in range(10)]
        dealt += sum(
            any(r is not None and r.id == "ex_midboss" for r in map(role_of, [d] * 5, range(5))) for d in before
        )
        show_role(t, boss)
        t.down |= 1 << boss
        for _ in range(10):
            guess = GAME.determinize(t, heroine, rng)
            assert not any(role is not None and role.id == "ex_midboss" for role in map(role_of, [guess] * 5, range(5)))
    assert dealt > 20, "before that she may be anybody"
