"""S1-135 to S1-142: Mascots of Grass."""

from __future__ import annotations

from tests.vcard.scene import BLANK, A, B, Scene, Side

PUP, TAD, DRAGOONS, LIMON, MEATHEAD, PETAL_PALS, BATSARD, COSMATE = (f"S1-{n}" for n in range(135, 143))
WHITE_KNIGHT, BATTLE_CRY, DOUBLE_DOWN = "S1-185", "S1-189", "S1-188"


def test_pup_feeds_up_to_three_when_played() -> None:
    s = Scene(Side(hand=[PUP], back=[BLANK] * 4), Side(back=[BLANK]))
    s.play(A, "mascot", PUP)
    assert s.offered(A) == [s.vt(A, place) for place in range(5)], "one's own"
    s.pick(A, s.vt(A), s.vt(A, 2), s.vt(A, 4))
    assert s.prompt() == "vcard:main", "three are enough"
    assert [s.tokens(A, place).get("food", 0) for place in range(5)] == [1, 0, 1, 0, 1]


def test_pup_may_feed_fewer() -> None:
    s = Scene(Side(hand=[PUP], back=[BLANK] * 4))
    s.play(A, "mascot", PUP)
    s.pick(A, s.vt(A, 1))
    assert [s.tokens(A, place).get("food", 0) for place in range(5)] == [0, 1, 0, 0, 0]


def test_pup_feeds_again_after_combat() -> None:
    s = Scene(Side(mascot=PUP, counters={0: 1}, back=[BLANK], tokens={1: ["food"]}), turn=6)
    s.to_combat()
    s.pick(A, s.vt(A))
    assert s.t.round == 2 and s.tokens(A) == {"food": 1}, "the old Food has gone, the new one stays"


def test_tad_and_cannoli_draw_for_each_decayed_opponent() -> None:
    s = Scene(
        Side(hand=[TAD], tokens={0: ["decay"]}),
        Side(back=[BLANK, BLANK], tokens={0: ["decay", "decay"], 2: ["decay"], 1: ["submerge"]}),
    )
    s.play(A, "mascot", TAD)
    assert s.hand(A) == [BLANK, BLANK], "VTs are counted, not tokens"


def test_tad_and_cannoli_draw_nothing_where_nobody_is_decayed() -> None:
    s = Scene(Side(hand=[TAD], tokens={0: ["decay"]}))
    s.play(A, "mascot", TAD)
    assert s.hand(A) == []


def test_dragoons_move_an_opposing_ally() -> None:
    s = Scene(
        Side(hand=[DRAGOONS], back=[BLANK], allies={0: [BATTLE_CRY]}),
        Side(back=[BLANK, BLANK], allies={1: [BATTLE_CRY]}),
    )
    s.play(A, "mascot", DRAGOONS)
    assert s.offered(A) == [s.vt(B), s.vt(B, 2)], "the only Ally there, to a different VT of theirs"
    s.pick(A, s.vt(B, 2))
    assert s.allies(B, 2) == [BATTLE_CRY] and s.allies(B, 1) == [] and s.allies(A) == [BATTLE_CRY]


def test_dragoons_need_a_different_vt() -> None:
    s = Scene(Side(hand=[DRAGOONS]), Side(allies={0: [BATTLE_CRY]}))
    s.play(A, "mascot", DRAGOONS)
    assert s.allies(B) == [BATTLE_CRY] and s.prompt() == "vcard:main"


def test_limon_feeds_each_vt_that_moved_this_turn() -> None:
    s = Scene(Side(hand=[LIMON, WHITE_KNIGHT], back=[BLANK, BLANK]), Side(back=[BLANK]))
    s.do(A, "boost", WHITE_KNIGHT)
    s.pick(A, s.vt(A), s.vt(A, 2))
    s.play(A, "mascot", LIMON)
    assert [s.tokens(A, place) for place in range(3)] == [{"food": 1}, {}, {"food": 1}]


def test_limon_forgets_the_moves_of_the_turn_before() -> None:
    s = Scene(Side(hand=[LIMON, WHITE_KNIGHT], back=[BLANK]))
    s.play(A, "boost", WHITE_KNIGHT)
    s.end_turn(A)
    s.end_turn(B)
    s.play(A, "mascot", LIMON)
    assert s.tokens(A) == s.tokens(A, 1) == {}


def test_meathead_strengthens_each_fed_vt() -> None:
    s = Scene(
        Side(mascot=MEATHEAD, back=[BLANK, BLANK], tokens={0: ["food"], 2: ["food", "food"]}),
        Side(tokens={0: ["food"]}),
    )
    s.play(A, "lock", MEATHEAD)
    assert [s.terms(A, place).get("counter", 0) for place in range(3)] == [1, 0, 1]
    assert "counter" not in s.terms(B)


def test_petal_pals_feed_one_vt_twice() -> None:
    s = Scene(Side(hand=[PETAL_PALS], back=[BLANK]), Side(back=[BLANK]))
    s.play(A, "mascot", PETAL_PALS)
    assert s.offered(A) == [s.vt(A), s.vt(A, 1)], "Buffs are for one's own"
    s.pick(A, s.vt(A, 1))
    assert s.tokens(A, 1) == {"food": 2} and s.tokens(A) == {}


def test_batsard_cat_decays_an_opposing_vt() -> None:
    s = Scene(Side(hand=[BATSARD], back=[BLANK]), Side(back=[BLANK]))
    s.play(A, "mascot", BATSARD)
    assert s.offered(A) == [s.vt(B), s.vt(B, 1)]
    s.pick(A, s.vt(B))
    assert s.tokens(B) == {"decay": 1} and s.tokens(B, 1) == {}


def test_cosmate_strengthens_any_two_at_the_next_turn() -> None:
    s = Scene(Side(hand=[COSMATE], back=[BLANK]), Side(back=[BLANK]))
    s.play(A, "mascot", COSMATE)
    assert s.pl(A) == s.pl(B) == 8 and s.prompt() == "vcard:main"
    s.end_turn(A)
    s.passes(B)
    s.settle()
    assert s.offered(A) == [s.vt(A), s.vt(A, 1), s.vt(B)], "the first of two among four"
    s.pick(A, s.vt(A, 1), s.vt(B, 1))
    assert [s.pl(A), s.pl(A, 1), s.pl(B), s.pl(B, 1)] == [8, 9, 8, 9]
