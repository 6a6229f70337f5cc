"""The table as it is now: values with their changes, other effects in words, and who sees which face."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from kaimaku.games.hocg.defs import DEFS
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang.modifiers import FROZEN
from kaimaku.games.hocg.projection.shape import HocgView
from kaimaku.games.hocg.rules.layers import HP
from kaimaku.games.hocg.rules.performance import arts_of
from kaimaku.games.hocg.rules.stats import ARTS, BORROW, NO_MOVE, can_pay, hp
from kaimaku.games.hocg.scenario.position import build
from kaimaku.games.hocg.speech.effects import ON_HOLOMEM, ON_SEAT, ON_TABLE
from kaimaku.games.hocg.table import (
    ARCHIVE,
    CHEER_DECK,
    DECK,
    HAND,
    LIFE,
    POSITION_NAMES,
    POWER,
    HoloTable,
    stage,
)
from kaimaku.kernel.knowledge import faces as known_faces
from kaimaku.kernel.listeners import Live, enter
from kaimaku.kernel.values import value
from kaimaku.wire.common import Change, Face, Words
from tests.depth import examples
from tests.properties.hocg_play import walk
from tests.rules.hocg.cards_arts import BLUE
from tests.server.desks.sight import DESK, faces

SEEDS = st.integers(0, 100_000)


def plain(face: Face | None) -> str | None:
    return None if face is None else face.card


def engine_faces(t: HoloTable, cards: Sequence[int], viewer: int | None) -> list[str | None]:
    """By what the engine says that a seat knows."""
    return [None if face is None else DEFS[face[0]].id for face in known_faces(t, cards, viewer)]


@settings(max_examples=examples(15))
@given(SEEDS)
def test_it_shows_what_the_engine_says_a_seat_may_see(seed: int) -> None:
    for t in walk(seed, every=6):
        for viewer in (0, 1, None):
            mine = DESK.view(t, viewer)
            assert (mine.turn, mine.active, mine.first, mine.phase) == (t.turn, t.active, t.first, t.phase)
            assert mine.asked == list(t.asked)
            for seat, side in enumerate(mine.sides):
                hand = engine_faces(t, t.zones[HAND + seat], viewer)
                assert sorted(map(str, map(plain, side.hand))) == sorted(map(str, hand))
                assert [plain(face) for face in side.archive] == engine_faces(t, t.zones[ARCHIVE + seat], viewer)
                for zone, pile in {
                    DECK: side.deck,
                    CHEER_DECK: side.cheer_deck,
                    POWER: side.power,
                    LIFE: side.life,
                }.items():
                    lying = engine_faces(t, t.zones[zone + seat], viewer)[::-1]
                    assert pile.count == len(lying)
                    assert [(k.place, k.card) for k in pile.known] == [
                        (i, c) for i, c in enumerate(lying) if c is not None
                    ]
                for mem, real in zip(side.stage, stage(t, seat), strict=True):
                    assert [plain(face) for face in mem.stack] == engine_faces(t, real.stack, viewer)
                    shown = plain(mem.stack[-1]) is not None
                    assert (mem.id, mem.position) == (f"m{real.id}", POSITION_NAMES[real.pos])
                    assert (mem.damage, mem.resting) == (real.damage, real.resting)
                    assert mem.hp == (hp(t, real) if shown else None)
                    for faces_of, cards in ((mem.cheers, real.cheers), (mem.supports, real.supports)):
                        assert [plain(face) for face in faces_of] == engine_faces(t, cards, viewer)


@settings(max_examples=examples(15))
@given(SEEDS)
def test_values_are_the_engines_and_their_changes_add_up(seed: int) -> None:
    for t in walk(seed, every=4):
        view = DESK.view(t, None)
        for side in view.sides:
            for mem, real in zip(side.stage, stage(t, side.seat), strict=True):
                if mem.hp is None or mem.printed_hp is None:
                    continue
                assert mem.hp == hp(t, real) == mem.printed_hp + sum(c.amount for c in mem.hp_changes)
                assert len(mem.arts) == len(arts_of(t, real))
                for art, engine in zip(mem.arts, arts_of(t, real), strict=True):
                    assert (art.card, art.printed) == (engine.card.id, engine.power)
                    assert engine.card.arts[art.index] is engine
                    assert art.power == max(0, value(t, ARTS, real.id, engine.power))
                    assert art.power == max(0, art.printed + sum(c.amount for c in art.changes))
                    assert art.payable == can_pay(t, real, engine)


def test_whoever_sees_everything_sees_every_face_under_names_of_their_own() -> None:
    t = build({"A": {"hand": ["hSD01-003", "hSD01-016"]}, "B": {"hand": ["hSD01-004"]}})
    view = DESK.view(t, None, all_seeing=True)
    assert all(face is not None for side in view.sides for face in side.hand)
    shown = [face.id for face in faces(view)]
    assert len(set(shown)) == len(shown) and all(handle[0] in "xo" for handle in shown)
    for side in view.sides:
        assert all(len(pile.known) == pile.count for pile in (side.deck, side.cheer_deck, side.life, side.power))


def test_each_change_names_its_card() -> None:
    """A collab effect gives the center Arts+20 for this turn; a tool gives its holder Arts+20 while it is there."""
    t = build(
        {
            "A": {
                "center": {"card": "hSD01-003", "cheers": ["white"], "attached": ["hBP01-114"]},
                "back": ["hSD01-004"],
            }
        }
    )
    center = DESK.view(t, 1).sides[0].stage[0]
    assert [art.changes for art in center.arts] == [[Change(20, "hBP01-114")]] * len(center.arts)
    GAME.decide(t, 0, ("collab", t.spots[0][1]))
    center = DESK.view(t, 1).sides[0].stage[0]
    assert center.arts[0].changes == [Change(20, "hBP01-114"), Change(20, "hSD01-004")]
    assert center.arts[0].power == center.arts[0].printed + 40 and center.arts[0].payable
    assert not center.hp_changes and not center.notes


def mark(t: HoloTable, stat: int, subject: int, source: int, amount: int = 1) -> None:
    enter(t.mods, stat, Live(FROZEN[stat].number, source, 0, subject, t.tick(), t.turn, amount))


def test_every_other_effect_is_put_into_words() -> None:
    """Each kind of continuous effect on a holomem or a player, with the card it comes from."""
    for stat, table in ((s, w) for w in (ON_HOLOMEM, ON_SEAT, ON_TABLE) for s in w):
        t = build({"A": {"center": "hSD01-003", "hand": ["hSD01-016"]}})
        if stat == BORROW or stat not in FROZEN:  # those two stand on cards only
            continue
        center = t.spots[0][0]
        mark(t, stat, 0 if table is ON_SEAT else center, t.mems[center].stack[-1])
        view = DESK.view(t, 1)
        notes = view.sides[0].stage[0].notes if table is ON_HOLOMEM else view.notes
        assert len(notes) == 1, stat
        assert "[Tokino Sora Debut](hSD01-003)" in notes[0].en and "(hSD01-003)" in notes[0].ja
        assert "None" not in notes[0].en and notes[0].en.endswith(".") and notes[0].ja.endswith("。")
    assert FROZEN.keys() - {HP, ARTS} <= ON_HOLOMEM.keys() | ON_SEAT.keys() | ON_TABLE.keys()


def test_the_source_of_an_effect_is_not_named_once_it_is_out_of_sight() -> None:
    t = build({"A": {"center": "hSD01-003", "hand": ["hSD01-016"]}, "B": {"center": BLUE}})
    hidden = t.zones[HAND][0]
    mark(t, HP, t.spots[0][0], hidden, 30)
    assert DESK.view(t, 0).sides[0].stage[0].hp_changes == [Change(30, "hSD01-016")]
    assert DESK.view(t, 1).sides[0].stage[0].hp_changes == [Change(30, "")]
    mark(t, NO_MOVE, t.spots[0][0], hidden)
    assert "(hSD01-016)" in DESK.view(t, 0).sides[0].stage[0].notes[0].en
    assert DESK.view(t, 1).sides[0].stage[0].notes == [Words("Can't move.", "移動できない。")]


def test_an_effect_that_waits_for_a_moment_is_told() -> None:
    """The dice of this turn all show 6: an effect on the player, in the words of the card."""
    t = build({"A": {"oshi": "hBP01-004", "power": 3}})
    GAME.decide(t, 0, ("skill", 1))
    notes = DESK.view(t, 1).notes
    assert len(notes) == 1 and notes[0].en.startswith("[Usada Pekora](hBP01-004): ") and "as 6" in notes[0].en


def face_down(view: HocgView, side: int) -> list[bool]:
    return [mem.stack[-1] is None for mem in view.sides[side].stage]


def test_what_is_laid_face_down_is_seen_by_its_player_alone() -> None:
    hand = ["hSD01-003", "hSD01-004"]
    t = build({"phase": "set center", "A": {"hand": hand}, "B": {"hand": hand}})
    GAME.decide(t, 0, GAME.options(t, 0)[0])
    assert face_down(DESK.view(t, 0), 0) == [False]
    assert face_down(DESK.view(t, 1), 0) == [True] == face_down(DESK.view(t, None), 0)
    assert DESK.view(t, 1).sides[0].stage[0].hp is None and not DESK.view(t, 1).sides[0].stage[0].arts
