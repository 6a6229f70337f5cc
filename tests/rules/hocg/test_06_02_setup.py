"""6.2.1.1 to 6.2.1.9: presenting, shuffling, who goes first, opening hands and redraws (R-04, R-05)."""

from __future__ import annotations

import pytest

from kaimaku.decks import builtin
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import CHEER_DECK, DECK, HAND, LIFE, OSHI_POSITION
from kaimaku.kernel.decisions import PROMPTS
from kaimaku.kernel.journal import redact
from tests.rule import rule
from tests.rules.hocg.scene_turn import A, B, Scene, one

DECKS = [builtin("sora"), builtin("azki")]
DEBUT, FIRST, SPOT, STAFF = "hSD01-003", "hSD01-005", "hSD01-014", "hSD01-016"
WITH_DEBUT = {"hand": [DEBUT, f"{STAFF} x6"]}
BARE = [FIRST, SPOT, f"{STAFF} x5"]  # seven cards, none of them a Debut
MISS = ["x-filler x7"]


def bare_side(misses: int, hit: bool = True, **more: object) -> dict[str, object]:
    """No Debut in hand; so many redraws bring none, the next one does."""
    deck: dict[str, object] = {"top": [one(DEBUT, f"{more.pop('label', '')}debut")] if hit else [], "filler": 20}
    shuffles: list[object] = [MISS] * misses
    return {"hand": BARE, "deck": deck, "shuffles": shuffles + ([["debut", "x-filler x6"]] if hit else []), **more}


def shown(s: Scene, to: int) -> list[int]:
    """Whose hand cards a seat was shown, card by card."""
    lines = redact(s.t, s.t.journal or [], to)
    return [int(line[1] or 0) for line in lines if line[0] == "show" and line[2] is not None]


# --- before the hands -----------------------------------------------------------------------------------------------


@rule("hocg:6.2.1.2", "hocg:6.2.1.3")
def test_both_decks_are_shuffled_face_down() -> None:
    orders = set()
    for seed in range(5):
        t = GAME.new(DECKS, seed)
        for zone, size in ((DECK, 50), (CHEER_DECK, 20)):
            for seat in (A, B):
                cards = t.zones[zone + seat]
                assert len(cards) == size and not any(t.known[c] for c in cards)
                assert cards != sorted(cards), "not as the list has them"
                orders.add((zone + seat, tuple(cards)))
    assert len(orders) == 20, "another order each time"


@rule("hocg:6.2.1.4")
def test_both_oshi_lie_open_before_hands_are_drawn() -> None:
    t = GAME.new(DECKS, 1)
    assert not t.zones[HAND] and not t.zones[HAND + 1]
    for seat in (A, B, None):
        assert [side.oshi.card for side in GAME.view(t, seat).sides] == ["hSD01-001", "hSD01-002"]
    assert all(t.known[t.zones[OSHI_POSITION + seat][0]] == 3 for seat in (A, B))


@rule("hocg:6.2.1.5", "hocg:rb.setup.rps")
def test_a_random_player_decides_who_goes_first() -> None:
    choosers = set()
    for seed in range(20):
        for answer in ("first", "second"):
            t = GAME.new(DECKS, seed)
            chooser = t.asked[0]
            choosers.add(chooser)
            assert PROMPTS[t.prompt].name == "hocg:first" and GAME.options(t, chooser) == [("first",), ("second",)]
            GAME.decide(t, chooser, (answer,))
            assert t.first == (chooser if answer == "first" else 1 - chooser)
            assert t.asked == (t.first,), "the first redraw is the first player's"
    assert choosers == {A, B}


@rule("hocg:6.2.1.6")
def test_both_draw_seven_cards() -> None:
    t = GAME.new(DECKS, 1)
    GAME.decide(t, t.asked[0], ("first",))
    for seat in (A, B):
        assert len(t.zones[HAND + seat]) == 7 and len(t.zones[DECK + seat]) == 43
        assert all(t.known[c] == 1 << seat for c in t.zones[HAND + seat])


@rule("hocg:6.2.1")
def test_the_set_up_takes_its_steps_in_order() -> None:
    t = GAME.new(DECKS, 5, journal=True)
    prompts = []
    while t.phase == "setup":
        name = PROMPTS[t.prompt].name
        prompts.append(name)
        answer = ("keep",) if ("keep",) in GAME.options(t, t.asked[0]) else GAME.options(t, t.asked[0])[0]
        GAME.decide(t, t.asked[0], answer)
    asked = ["hocg:first", "hocg:redraw", "hocg:redraw", "hocg:set-center", "hocg:set-center", "hocg:pick"]
    assert prompts[:6] == asked and set(prompts[6:]) <= {"hocg:pick"}
    kinds = list(dict.fromkeys(entry[0] for entry in t.journal or []))
    assert kinds[:8] == ["shuffle", "oshi", "chooser", "first", "draw", "set", "place", "turn"]
    assert all(t.zones[LIFE + seat] for seat in (A, B))


# --- the free redraw (6.2.1.7, 6.2.1.8) -----------------------------------------------------------------------------


@rule("hocg:6.2.1.7", "hocg:6.2.1.8", "hocg:rb.setup.step-order", "hocg:rb.setup.redraw.once", "hocg:1.3.4")
@pytest.mark.parametrize("first", ["A", "B"])
def test_the_first_player_may_redraw_before_the_other(first: str) -> None:
    s = Scene(WITH_DEBUT, WITH_DEBUT, phase="redraw", first=first)
    one_, other = (A, B) if first == "A" else (B, A)
    assert s.t.asked == (one_,) and GAME.options(s.t, one_) == [("keep",), ("redraw",)]
    s.do("redraw")
    assert s.t.asked == (other,) and s.prompt == "redraw"
    assert s.count(HAND + one_) == 7 and s.count(DECK + one_) == 20 and s.t.redraws == [0, 0]


@rule("hocg:6.2.1.7.1", "hocg:rb.setup.redraw.once", "hocg:rb.setup.redraw.stop")
def test_a_redraw_with_a_debut_is_the_only_one_and_costs_nothing() -> None:
    side = {"hand": [f"{DEBUT} x2", f"{STAFF} x5"], "shuffles": [[f"{DEBUT} x2", "x-filler x5"]]}
    s = Scene(side, WITH_DEBUT, phase="redraw")
    s.do("redraw")
    assert s.t.asked == (B,)
    s.do("keep")
    assert s.prompt == "set-center" and s.t.asked == (A,), "nobody is asked a second time"
    assert s.why("redraw") == "hocg:6.2.1.10.1"
    hand, deck = s.t.zones[HAND + A][:], s.t.zones[DECK + A][:]
    GAME.decide(s.t, A, s.options("center")[0])
    GAME.decide(s.t, B, s.options("center")[0])
    assert s.prompt == "pick" and s.t.asked == (A,), "the back comes next"
    assert s.t.redraws == [0, 0] and s.t.zones[DECK + A] == deck, "no card goes under the deck"
    assert s.count(HAND + A) == len(hand) - 1


@rule("hocg:6.2.1.7", "hocg:rb.setup.redraw.mandatory")
def test_without_a_debut_the_redraw_is_compulsory() -> None:
    """A Spot and a 1st do not help (R-18)."""
    s = Scene(bare_side(0), WITH_DEBUT, phase="redraw")
    assert GAME.options(s.t, A) == [("redraw",)] and s.why("keep") == "hocg:6.2.1.7"


@rule("hocg:6.2.1.7", "hocg:rb.setup.redraw.reveal")
@pytest.mark.parametrize(("ruling", "seen"), [("false", 0), ("true", 7)])
@pytest.mark.parametrize("hand", [WITH_DEBUT["hand"], BARE])
def test_the_first_returned_hand_is_not_shown(hand: list[str], ruling: str, seen: int) -> None:
    """The rulebooks would show it, compulsory or not; the Q&A does not (R-04)."""
    side = {"hand": hand, "deck": {"top": [one(DEBUT, "debut")], "filler": 20}, "shuffles": [["debut", "x-filler x6"]]}
    s = Scene(side, WITH_DEBUT, phase="redraw", rulings={"mulligan_reveal_first": ruling})
    s.do("redraw")
    assert len(shown(s, B)) == seen
    assert not any(s.t.known[c] for c in s.t.zones[DECK + A]), "shuffled, nobody knows them any more"


# --- forced redraws (6.2.1.9) ---------------------------------------------------------------------------------------


@rule("hocg:6.2.1.9", "hocg:6.2.1.9.2", "hocg:6.2.1.9.2.1", "hocg:6.2.1.9.3", "hocg:6.2.1.8")
@rule("hocg:rb.setup.redraw.repeat", "hocg:rb.setup.redraw.reveal")
def test_a_hand_without_a_debut_is_shown_and_redrawn_until_there_is_one() -> None:
    s = Scene(bare_side(3), WITH_DEBUT, phase="redraw")
    s.do("redraw")
    s.do("keep")
    assert s.prompt == "set-center"
    assert s.t.redraws == [3, 0], "the free one is not counted"
    assert shown(s, B) == [A] * 21, "each of the three hands, whole; the first one was returned unseen"
    assert s.count(HAND + A) == 7 and s.card("debut") in s.t.zones[HAND + A]
    assert [entry[1] for entry in s.log("redraw")] == [A] * 4


@rule("hocg:6.2.1.9", "hocg:rb.setup.step-order")
@pytest.mark.parametrize("first", ["A", "B"])
def test_both_show_their_hands_the_first_player_first(first: str) -> None:
    s = Scene(bare_side(1), bare_side(1, label="their ", shuffles=[MISS]), phase="redraw", first=first)
    s.do("redraw")
    s.do("redraw")
    order = [A, B] if first == "A" else [B, A]
    whose = list(dict.fromkeys(shown(s, A) if first == "A" else shown(s, B)))
    assert whose == order
    entries = [(kind, seat) for kind, seat, *_ in s.t.journal or [] if kind in ("show", "redraw")]
    forced = entries[2:]  # after the free ones
    assert forced[:16] == [("show", order[0])] * 7 + [("show", order[1])] * 7 + [("redraw", seat) for seat in order]


@rule("hocg:1.2.1.1", "hocg:6.2.1.9.1", "hocg:rb.setup.redraw.repeat")
def test_the_seventh_hand_without_a_debut_after_six_counted_redraws_loses() -> None:
    s = Scene(bare_side(0, hit=False), WITH_DEBUT, phase="redraw")
    s.do("redraw")
    s.do("keep")
    assert s.t.result == ((B,), "hocg:6.2.1.9.1")
    assert s.t.redraws == [6, 0] and len(s.log("redraw")) == 7 and s.t.turn == 0


@rule("hocg:6.2.1.9.1")
def test_a_debut_in_the_sixth_counted_redraw_is_in_time() -> None:
    s = Scene(bare_side(6), WITH_DEBUT, phase="redraw")
    s.do("redraw")
    s.do("keep")
    assert s.t.result is None and s.t.redraws == [6, 0] and s.prompt == "set-center"


@rule("hocg:6.2.1.9.1", "hocg:6.2.1.9.3", "hocg:1.2.2")
def test_both_at_the_limit_together_is_a_draw() -> None:
    s = Scene(bare_side(0, hit=False), bare_side(0, hit=False), phase="redraw")
    s.do("redraw")
    s.do("redraw")
    assert s.t.result == ((), "hocg:6.2.1.9.1")
