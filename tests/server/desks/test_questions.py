"""Questions: each wire option is one option of the game and can be read back; words say the same in both languages."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku.games.desk import BadHandle
from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.projection.things import find
from kaimaku.games.hocg.rules.picking import ARCHIVE, BOTTOM
from kaimaku.games.hocg.scenario.cards import declare
from kaimaku.games.hocg.scenario.position import build
from kaimaku.games.hocg.speech.questions import ability_card, ability_text, question
from kaimaku.games.hocg.table import CENTER, DECK, HAND, HoloTable, at
from kaimaku.kernel.decisions import PASS, PROMPTS, Option
from kaimaku.kernel.frames import OVER, Frame, run
from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.picks import pick as pick_some
from kaimaku.kernel.picks import picking
from kaimaku.kernel.questions import ENOUGH
from kaimaku.wire.play import Option as WireOption
from kaimaku.wire.play import Pick, Question
from tests.depth import examples
from tests.properties.hocg_play import exchange, hidden, new, pick, walk
from tests.server.desks.sight import DESK, encode, faces

SEEDS = st.integers(0, 100_000)


def read_back(t: HoloTable, seat: int, wire: WireOption) -> Option:
    """The option of the game that a wire option means, from nothing but what a client gets."""
    things = [find(t, seat, handle) for handle in wire.things]
    numbers = [thing.mem.id if thing.mem else thing.card for thing in things]
    match wire.verb:
        case "art":
            card, _, index = wire.act.removeprefix("art:").partition(":")
            art = BY_ID[card].arts[int(index)].number
            return ("art", numbers[0], art, *numbers[1:]) if len(numbers) > 1 else ("art", numbers[0], art, 0)
        case "baton":
            center = at(t, seat, CENTER)
            assert center is not None and numbers[0] == center.id
            return ("baton", numbers[1])
        case "skill":
            assert wire.things == [f"o{seat}"]
            return ("skill", int(wire.act.removeprefix("skill:")))
        case "ability":
            return ("ability", int(wire.act.removeprefix("ability:")), numbers[0])
        case "number" | "resolve" | "replace":
            assert wire.n is not None
            return (wire.verb, wire.n)
    return (wire.verb, *numbers)


def in_reach(t: HoloTable, seat: int, q: Question) -> set[str]:
    """Handles that the client can show: those of its view and those the question brings along."""
    view = DESK.view(t, seat)
    found = {face.id for face in faces(view)} | {mem.id for side in view.sides for mem in side.stage}
    return found | {face.id for face in q.shown}


@settings(max_examples=examples(15))
@given(SEEDS)
def test_each_wire_option_is_the_option_at_its_place(seed: int) -> None:
    met = Counter[str]()
    for t in walk(seed, every=3):
        (seat,) = t.asked
        options = GAME.options(t, seat)
        q = DESK.question(t, seat, 3, False)
        assert q.asked == 3 and q.prompt == PROMPTS[t.prompt].name
        assert [read_back(t, seat, wire) for wire in q.options] == options
        assert len({encode(wire) for wire in q.options}) == len(options)
        assert q.passing == next((i for i, option in enumerate(options) if option in (PASS, ENOUGH)), None)
        known = in_reach(t, seat, q)
        assert all(handle in known for wire in q.options for handle in wire.things)
        met[q.prompt] += 1
    assert met["hocg:main"] and met["hocg:pick"]


@settings(max_examples=examples(10))
@given(SEEDS)
def test_words_are_added_and_nothing_else_changes(seed: int) -> None:
    for t in walk(seed, every=5):
        (seat,) = t.asked
        bare, worded = DESK.question(t, seat, 1, False), DESK.question(t, seat, 1, True)
        assert worded.words is not None and worded.words.en and worded.words.ja
        for before, after in zip(bare.options, worded.options, strict=True):
            assert (before.verb, before.things, before.n, before.act) == (after.verb, after.things, after.n, after.act)
            assert before.label is before.words is before.risk is None
            for words in (after.label, after.words):
                assert words is not None and words.en and words.ja and "{" not in words.en + words.ja
        assert (bare.pick, bare.shown, bare.passing, bare.rule) == (
            worded.pick,
            worded.shown,
            worded.passing,
            worded.rule,
        )
        if worded.source is not None:
            assert worded.source.card in BY_ID and worded.source.words is not None and worded.source.words.en


@settings(max_examples=examples(15))
@given(SEEDS)
def test_what_is_picked_together_may_be_named_in_any_order(seed: int) -> None:
    rng = Random(seed)
    t = new(seed)
    while t.result is None:
        (seat,) = t.asked
        q = DESK.question(t, seat, 1, False)
        if q.prompt == "hocg:pick":
            check_pick(t, seat, q, rng)
        GAME.decide(t, *pick(t, rng, fierce=True))


def check_pick(t: HoloTable, seat: int, q: Question, rng: Random) -> None:
    f = t.frames[-1]
    left, taken = list(f.many(0)), f.many(3)
    most = min(f.num(2) - len(taken), len(left))
    assert (q.pick is not None) == (most > 1)
    if q.pick is None:
        return
    assert q.pick.ordered == bool(f.num(4)) and len(set(q.pick.things)) == len(q.pick.things) == len(left)
    assert (q.pick.least, q.pick.most) == (max(0, f.num(1) - len(taken)), most)
    things = rng.sample(q.pick.things, rng.randint(q.pick.least, most))
    chosen = [left[q.pick.things.index(thing)] for thing in things]
    expected = taken + tuple(chosen if q.pick.ordered else sorted(chosen, key=left.index))
    assert outcome_of_pick(t, seat, DESK.picked(t, seat, things)) == expected
    whole = t.clone()
    for option in DESK.picked(t, seat, things):
        assert whole.asked == (seat,)
        GAME.decide(whole, seat, option)


def outcome_of_pick(t: HoloTable, seat: int, decisions: list[Option]) -> tuple[int, ...]:
    """What the pick hands on, with nothing below it that would go on to use it."""
    alone = t.clone()
    alone.frames[:-1] = [Frame(OVER, 0, -1, -1, [])]
    for option in decisions:
        assert len(alone.frames) == 2
        GAME.decide(alone, seat, option)
    assert len(alone.frames) == 1
    return alone.picked


# --- one question at a time -----------------------------------------------------------------------------------------


def _why(t: HoloTable) -> str:
    pick = picking(t)
    return "" if pick is None else pick.why


def two_to_the_bottom() -> HoloTable:
    """After two redraws: two cards of the hand go under the deck, in an order of the player's choice."""
    hand = ["hSD01-003", "hSD01-004", "hSD01-005", "hSD01-016"]
    spec = {"phase": "set center", "redraws": {"A": 2}, "A": {"hand": hand}, "B": {"hand": hand}}
    t = build(spec)
    for seat in (0, 1):
        GAME.decide(t, seat, GAME.options(t, seat)[0])
    assert t.asked == (0,) and _why(t) == BOTTOM
    return t


def test_a_pick_says_how_many_and_that_the_order_matters() -> None:
    t = two_to_the_bottom()
    q = DESK.question(t, 0, 1, True)
    assert q.pick == Pick(2, 2, [f"c{t.handles[c]}" for c in t.zones[HAND]], True)
    a, _, c = q.pick.things
    assert DESK.picked(t, 0, [c, a]) == [("pick", t.zones[HAND][2]), ("pick", t.zones[HAND][0])]
    assert DESK.picked(t, 0, [a, c]) != DESK.picked(t, 0, [c, a])


@pytest.mark.parametrize(
    ("places", "error"), [((0,), ValueError), ((0, 1, 2), ValueError), ((1, 1), ValueError), ((), ValueError)]
)
def test_too_few_too_many_or_the_same_twice_is_refused(places: tuple[int, ...], error: type[Exception]) -> None:
    t = two_to_the_bottom()
    pick = DESK.question(t, 0, 1, False).pick
    assert pick is not None
    before = t.digest()
    with pytest.raises(ValueError):
        DESK.picked(t, 0, [pick.things[i] for i in places])
    assert t.digest() == before


@pytest.mark.parametrize("things", [["c1", "zzz"], ["m1", "m2"], ["q0", "q1"]])
def test_other_things_are_not_to_be_picked(things: list[str]) -> None:
    with pytest.raises(BadHandle):
        DESK.picked(two_to_the_bottom(), 0, things)


def test_nothing_is_to_be_picked_in_the_main_phase_or_by_somebody_else() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        DESK.picked(build({}), 0, ["c1"])
    with pytest.raises(ValueError, match="nothing to choose"):
        DESK.picked(two_to_the_bottom(), 1, ["c1"])


def test_somebody_who_is_not_asked_has_no_question() -> None:
    with pytest.raises(LookupError):
        DESK.question(build({}), 1, 1, True)


def test_a_search_shows_the_deck_and_lets_what_fits_be_taken() -> None:
    """The whole deck is seen, sorted; only what the text asks for is an option; nothing need be taken (G-18)."""
    deck = ["hSD01-016", "hSD01-010", "hSD01-003", "hSD01-011"]
    t = build({"A": {"hand": ["hSD01-019"], "deck": deck, "center": {"card": "hSD01-003", "cheers": ["white"]}}})
    GAME.decide(t, 0, ("play", t.zones[HAND][0]))
    q = DESK.question(t, 0, 1, True)
    assert [(face.id, face.card) for face in q.shown] == [
        (f"q{i}", card) for i, card in enumerate(sorted(deck[1:]) + deck[:1])
    ]
    assert [option.things for option in q.options] == [["q1"], ["q2"], []]
    assert q.passing == 2 and q.pick is None
    assert q.source is not None and q.source.card == "hSD01-019"
    assert DESK.because(t, 0, "q1", "").can and not DESK.because(t, 0, "q0", "").can
    GAME.decide(t, 0, GAME.options(t, 0)[0])
    (taken,) = DESK.view(t, 0).sides[0].hand
    assert taken is not None and taken.card == "hSD01-010"


def test_cards_looked_at_lie_as_they_lie() -> None:
    """From the top, fitting or not; then the others go to the bottom in any order."""
    deck = ["hSD01-003", "hSD01-016", "hSD01-004", "hSD01-017", "hSD01-003", "hSD01-008"]
    t = build({"A": {"hand": ["hSD01-018"], "deck": deck}})
    GAME.decide(t, 0, ("play", t.zones[HAND][0]))
    q = DESK.question(t, 0, 1, False)
    assert [face.card for face in q.shown] == deck[:5]
    assert sorted(thing for option in q.options for thing in option.things) == ["q1", "q3"]
    GAME.decide(t, 0, GAME.options(t, 0)[0])
    q = DESK.question(t, 0, 2, False)
    assert q.pick is not None and q.pick.ordered and (q.pick.least, q.pick.most) == (4, 4)
    assert [face.card for face in q.shown] == [card for i, card in enumerate(deck[:5]) if i != 1]
    for option in DESK.picked(t, 0, q.pick.things[::-1]):
        GAME.decide(t, 0, option)
    assert len(t.zones[DECK]) == 5 and t.asked == (0,) and DESK.question(t, 0, 3, False).prompt == "hocg:main"


def looking_at_cheers(text: str, deciding: int) -> HoloTable:
    """Somebody looks at the top two of a cheer deck whose other cards nobody knows."""
    cards = declare({"look": {"kind": "support", "support": "event", "text": [text]}})
    deck = ["red", "white", "purple", "green", "blue", "white"]
    side = {"center": "hSD01-003", "back": ["hSD01-008"], "cheer_deck": deck}
    t = build({"A": {**side, "hand": ["look"]}, "B": side}, cards=cards)
    GAME.decide(t, 0, ("play", t.zones[HAND][0]))
    assert t.asked == (deciding,) and picking(t) is not None
    return t


@pytest.mark.parametrize(
    ("text", "deciding"),
    [
        ("use(LookCheer(2, to=HOLOMEM))", 0),
        ("use(Opponent(LookCheer(2, to=HOLOMEM)))", 1),
        ("use(BothPlayers(LookCheer(2, to=HOLOMEM)))", 0),
    ],
)
def test_cheers_looked_at_tell_nothing_of_those_below(text: str, deciding: int) -> None:
    """What they are called in the question does not depend on faces that nobody has seen."""
    t = looking_at_cheers(text, deciding)
    q = DESK.question(t, deciding, 0, False)
    assert [face.id for face in q.shown] == ["q0", "q1"]
    for seed in range(6):
        other = exchange(t, hidden(t, deciding), Random(seed))
        assert encode(DESK.question(other, deciding, 0, True)) == encode(DESK.question(t, deciding, 0, True))
    with pytest.raises(BadHandle):
        find(t, deciding, "q2")


def test_cards_picked_blindly_are_things_without_a_face() -> None:
    t = build({"B": {"hand": ["hSD01-003", "hSD01-004"], "revealed": ["hSD01-004"]}})
    pick_some(t, 0, t.zones[HAND + 1], 1, 1, why=ARCHIVE)
    run(t)
    q = DESK.question(t, 0, 1, True)
    assert sorted(thing for option in q.options for thing in option.things) == ["q0", "q1"]
    assert [face.card for face in q.shown] == ["hSD01-004"]
    assert b"hSD01-003" not in encode(q)


@pytest.mark.parametrize(
    ("other", "en", "ja"),
    [
        ("hSD01-005", "Tokino Sora 1st Buzz", "ときのそら 1st Buzz"),
        ("hSD01-006", "Tokino Sora 1st Buzz (back 1)", "ときのそら 1st Buzz（バック1）"),
    ],
)
def test_a_question_about_one_of_two_with_a_name_says_where_it_is(other: str, en: str, ja: str) -> None:
    """Both are hit, and the Oshi skill asks for one after the other."""
    position = {
        "phase": "performance",
        "A": {"oshi": "hBP01-007", "power": 2, "center": {"card": "hBP01-087", "cheers": ["blue x2"]}},
        "B": {"back": ["hSD01-006", other]},
    }
    t = build(position)
    GAME.decide(t, 0, next(o for o in GAME.options(t, 0) if o[0] == "art"))
    GAME.decide(t, 0, ("yes",))
    for _ in ("the cheer", "the first of the abilities that wait"):
        GAME.decide(t, 0, GAME.options(t, 0)[0])
    assert question(t, "en") == f'Use "Comet" on {en}?'
    assert question(t, "ja") == f"{ja}に「ほうき星」を使いますか？"


def test_what_is_gone_for_good_is_said_beforehand() -> None:
    t = build(
        {
            "A": {
                "oshi": "hSD01-001",
                "power": 2,
                "center": {"card": "hSD01-003", "cheers": ["white", "white"]},
                "back": ["hSD01-004"],
            }
        }
    )
    risks = {option.act: option.risk.en for option in DESK.question(t, 0, 1, True).options if option.risk}
    assert risks == {
        "baton": "archive 1 cheer",
        "skill:0": "archive 1 holo Power",
        "skill:1": "archive 2 holo Power, once per game",
    }


@pytest.mark.parametrize("turn", [1, 5])
def test_passing_says_what_comes_next(turn: int) -> None:
    q = DESK.question(build({"turn": turn}), 0, 1, True)
    assert q.passing is not None
    label = q.options[q.passing].label
    assert label is not None and label.en == ("End turn" if turn == 1 else "Go to Performance")


def test_only_what_others_cannot_see_is_veiled() -> None:
    assert DESK.veiled(build({"phase": "redraw"})) and DESK.veiled(
        build({"phase": "set center", "A": {"hand": ["hSD01-003"]}, "B": {"hand": ["hSD01-003"]}})
    )
    assert not DESK.veiled(build({}))
    assert not DESK.veiled(two_to_the_bottom())
    t = build({"A": {"hand": ["hSD01-018"], "deck": ["hSD01-003"] * 6}})
    GAME.decide(t, 0, ("play", t.zones[HAND][0]))
    assert DESK.veiled(t) and [option.verb for option in DESK.question(t, 0, 1, False).options] == ["done"]


def test_one_of_several_texts_under_a_heading_has_a_name_when_it_asks() -> None:
    text = "bonus('AZKi', attached(Arts(10, HOLDER)), attached(May(Draw(1)), on=COLLABS(HOLDER)))"
    cards = declare({"Bell": {"kind": "support", "support": "mascot", "text": [text]}, "Map": {"name": "AZKi"}})
    t = build({"A": {"back": [{"card": "Map", "attached": ["Bell"]}]}}, cards=cards)
    GAME.decide(t, 0, next(option for option in GAME.options(t, 0) if option[0] == "collab"))
    assert "Bell" in question(t, "en") and "Bell" in question(t, "ja")


def test_every_text_that_may_ask_has_its_words() -> None:
    """Those of supports that are made of several parts, too, and the stage skills of an Oshi."""
    BY_ID.read_all()
    names = [ability.name for ability in ABILITIES if ability.name.startswith("hocg:h") and "/" in ability.name]
    assert len(names) > 1000
    assert [
        name for name in names if ability_card(name) and not (ability_text(name, "en") and ability_text(name, "ja"))
    ] == []
