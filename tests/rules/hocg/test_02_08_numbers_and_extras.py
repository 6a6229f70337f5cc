"""2.8 to 2.11 and 2.14: life, HP, baton pass, extras, numbers."""

from __future__ import annotations

import pytest

from kaimaku.decks import Deck, builtin, read
from kaimaku.games.hocg import facts
from kaimaku.games.hocg.decks.legality import problems
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import CHEER_DECK, LIFE
from tests.rule import rule
from tests.rules.hocg.cards_game import HANA_1
from tests.rules.hocg.cards_info import BATON_1, BATON_2, BOMB, BUZZ, HANA_SPOT, HP_60
from tests.rules.hocg.scene_turn import A, B, Scene, one

SPARE = "x-spare"
UNLIMITED = "hBP01-009"


@rule("hocg:2.8.1")
def test_the_life_of_the_oshi_is_the_life_a_player_starts_with() -> None:
    t = GAME.new([builtin("sora"), builtin("azki")], 3)
    while t.phase == "setup":
        GAME.decide(t, t.asked[0], GAME.options(t, t.asked[0])[0])
    assert len(t.zones[LIFE + A]) == 5 and len(t.zones[LIFE + B]) == 6


@rule("hocg:2.9.1")
@pytest.mark.parametrize(("nth", "gone"), [(1, False), (2, True)])
def test_a_holomem_bears_less_damage_than_its_hp(nth: int, gone: bool) -> None:
    """60 HP against 50 and against 60."""
    s = Scene({"center": one(BOMB, "bomb")}, {"center": one(HP_60, "target")}, phase="performance")
    s.use("bomb", "target", nth)
    assert (s.place_of("target") == "gone") == gone


@rule("hocg:2.10.1")
@pytest.mark.parametrize(
    ("center", "cheers", "able"),
    [(BATON_1, 0, False), (BATON_1, 1, True), (BATON_2, 1, False), (BATON_2, 2, True), (BATON_2, 3, True)],
)
def test_a_baton_pass_costs_as_many_cheers_as_printed(center: str, cheers: int, able: bool) -> None:
    s = Scene({"center": one(center, "center", cheers=["white"] * cheers), "back": one(SPARE, "back")})
    assert s.offers("baton", "back") == able
    if not able:
        assert s.why("baton", "back") == "hocg:8.1.3"
        return
    s.do("baton", "back")
    while s.prompt == "pick":
        GAME.decide(s.t, A, s.options("pick")[0])
    assert cheers - len(s.mem("center").cheers) == (1 if center == BATON_1 else 2)


# --- extras ---------------------------------------------------------------------------------------------------------


def with_main(main: dict[str, int]) -> list[str]:
    """The rules a deck with these cards breaks; the rest are as many other cards as are missing."""
    sora = builtin("sora")
    rest = [n for n in sora.cards("main") if n not in main][: 50 - sum(main.values())]
    cards = {**main, **{n: rest.count(n) for n in rest}}
    deck = Deck("hocg", "", {**sora.piles, "main": cards})
    return [p.rule for p in problems(deck, facts.load())]


@rule("hocg:2.11.2.1", "hocg:6.1.5")
def test_the_extra_of_any_number_lifts_the_limit_of_four_copies() -> None:
    assert facts.load()[UNLIMITED].unlimited
    assert with_main({UNLIMITED: 10}) == []
    assert with_main({"hSD01-003": 5}) == ["hocg:6.1.4.3"]


@rule("hocg:2.11.2.2")
@pytest.mark.parametrize(("target", "lost"), [(BUZZ, 2), (HP_60, 1)])
def test_a_buzz_holomem_costs_two_life_in_all(target: str, lost: int) -> None:
    b = {"center": one(target, "target"), "life": 5}
    s = Scene({"center": one(BOMB, "bomb")}, b, phase="performance")
    s.use("bomb", "target", 2)
    assert s.place_of("target") == "gone" and s.count(LIFE + B) == 5 - lost
    assert s.count(CHEER_DECK + B) == 10


@rule("hocg:2.11.2.4")
def test_a_holomem_that_cannot_bloom_is_not_offered_to() -> None:
    """The card in hand has its name and the right level for anybody else."""
    s = Scene({"center": one(HANA_SPOT, "spot"), "hand": [one(HANA_1, "first")]})
    assert not s.options("bloom") and s.why("bloom", "first", "spot") == "hocg:8.3.2.a"


# --- numbers --------------------------------------------------------------------------------------------------------


@rule("hocg:2.14.2", "hocg:rb.card.same-number")
def test_printings_of_one_number_are_one_card() -> None:
    """Two rarities of a number are counted together, in reading and toward the limit."""
    deck = read("hSD01-003 x3\nhSD01-003_RR x2\nhSD01-004 x4").deck
    assert deck.main == {"hSD01-003": 5, "hSD01-004": 4}
    found = [(p.rule, p.card) for p in problems(deck, facts.load()) if p.rule == "hocg:6.1.4.3"]
    assert found == [("hocg:6.1.4.3", "hSD01-003")], "the two numbers share a name, not a limit"
