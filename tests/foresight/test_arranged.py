"""What is foreseen at arranged positions, in the words that people read; and then it happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product

import pytest

from kaimaku.foresight import Path, Roll
from kaimaku.games.desk import Desk, desk
from kaimaku.kernel.chance import FACES, NO_CHANCE, SIDES, Unforeseen, die, flip, shuffled
from kaimaku.kernel.decisions import PASS, Option
from kaimaku.kernel.table import Table
from kaimaku.server.content.scenarios import position
from kaimaku.speech.chances import NOW, told_of_rolls
from kaimaku.wire.common import Words
from kaimaku.wire.play import Fact, Foresight


class At:
    """A shipped scenario, and whoever is asked there."""

    def __init__(self, game: str, scenario: str) -> None:
        self.desk: Desk = desk(game)
        self.table: Table = position(game, scenario)

    @property
    def seat(self) -> int:
        return self.table.asked[0]

    def option(self, words: str, seat: int | None = None) -> Option:
        asked = self.seat if seat is None else seat
        found = self.desk.game.options(self.table, asked)
        return next(o for o in found if words in self.desk.speech.option_words(self.table, asked, o).en)

    def foresees(self, words: str, seat: int | None = None) -> Foresight:
        asked = self.seat if seat is None else seat
        found = self.desk.foresight(self.table, asked, [self.option(words, seat)])
        assert found is not None
        return found

    def take(self, words: str, seat: int | None = None) -> None:
        asked = self.seat if seat is None else seat
        self.desk.game.decide(self.table, asked, self.option(words, seat))


def said(found: Foresight) -> list[str]:
    return [fact.words.en for fact in found.facts]


def badges(found: Foresight) -> dict[str, str]:
    return {fact.thing: fact.badge.en for fact in found.facts if fact.badge is not None}


# --- hololive OCG ---------------------------------------------------------------------------------------------------


def test_an_arts_with_its_critical() -> None:
    at = At("hocg", "S-01-azki-critical.1")
    blue, red = at.foresees("on Azure"), at.foresees("on Ruby")
    assert said(blue) == ["Azure Debut: HP 190 → 80"] and said(red) == ["Ruby Debut: HP 190 → 130"]
    assert blue.facts[0].words.ja == "Azure Debut：HP 190 → 80"
    assert list(badges(blue).values()) == ["190 → 80"] and not blue.unless and not blue.rest
    at.take("on Azure")
    damage = [entry[5][1:] for entry in at.table.journal or () if entry[0] == "damage"]
    assert damage == [(110, 110)]


def test_a_down_and_the_life_it_costs() -> None:
    at = At("hocg", "S-30-exactly-hp.1")
    found = at.foresees("Thirty")
    assert said(found) == ["X Debut is downed", "{1} loses 1 life (3 → 2)"]
    assert list(badges(found).values()) == ["downs", "Life 3 → 2"]
    assert said(at.foresees("Twenty")) == ["X Debut: HP 30 → 10"]


def test_what_pays() -> None:
    at = At("hocg", "S-17-baton-pass")
    assert at.desk.foresight(at.table, at.seat, [at.option("Pass the baton")]) is None, (
        "which cheer pays is asked first"
    )
    at.take("Pass the baton")
    assert said(at.foresees("Red Cheer")) == ["X Debut pays with Red Cheer"]


# --- VCard ----------------------------------------------------------------------------------------------------------


def test_power_levels_before_and_after() -> None:
    at = At("vcard", "V-S01-a-prohibition-beats-a-permission")
    found = at.foresees("to [Spare]")
    assert said(found) == ["Your Active Spare: PL 8 → 10"]
    assert found.facts[0].words.ja == "あなたのアクティブのSpare：PL 8 → 10"
    assert said(at.foresees("to [Host]")) == ["Host: PL 8 → 10"]


# --- Danmaku!! ------------------------------------------------------------------------------------------------------


def test_an_attack_tells_what_it_threatens_and_a_graze_what_it_avoids() -> None:
    at = At("danmaku", "D-S05-taking-a-graze-back.1")
    attack = at.foresees("Attack {1} with [Shoot]")
    assert attack.unless is not None and attack.unless.en == "If nobody reacts"
    assert said(attack) == ["{1}'s life: 4 → 3", "{1} draws a card"] and badges(attack) == {"p1": "4 → 3"}
    at.take("Attack {1} with [Shoot]")
    assert 1 in at.table.asked
    graze = at.foresees("Graze", seat=1)
    assert said(graze)[0].startswith("You avoid [Shoot]") and badges(graze)["p1"] == "avoids"
    assert not [fact for fact in graze.facts if fact.kind == "life"]


def test_what_others_have_answered_makes_no_difference() -> None:
    """In a window everybody answers unseen: what somebody has chosen by then is as hidden as a hand."""
    at = At("danmaku", "D-S05-taking-a-graze-back.1")
    at.take("Attack {1} with [Shoot]")
    before = at.foresees("Graze", seat=1)
    other = next(seat for seat in at.table.asked if seat != 1)
    at.desk.game.decide(at.table, other, PASS)
    assert at.foresees("Graze", seat=1) == before


# --- what the dice decide -------------------------------------------------------------------------------------------


def test_a_number_that_the_die_decides_is_told_from_the_least_to_the_most() -> None:
    at = At("hocg", "S-02-destiny-song-cost.1")
    at.take("Destiny Song")
    found = at.foresees("Yes")
    assert said(found) == ["Spare Debut: HP 990 → 790 to 890"] and found.rest is None
    (fact,) = found.facts
    assert fact.words.ja == "スペア Debut：HP 990 → 790～890"
    assert (fact.after, fact.most, fact.unsure) == (790, 890, True)


def test_what_happens_on_some_faces_is_told_with_them() -> None:
    at = At("hocg", "Q553.2")
    found = at.foresees("Exciting Prank Time")
    assert said(found) == ["Spare Debut: HP 990 → 970 on 4 to 6"]
    assert found.facts[0].words.ja == "4～6ならスペア Debut：HP 990 → 970"
    assert found.facts[0].badge == Words("4–6: 990 → 970", "4～6：990 → 970")


def test_a_coin() -> None:
    at = At("vcard", "R-who-flips-the-coin")
    found = at.foresees("Play [P]")
    assert said(found) == ["You draw a card on heads"] and found.facts[0].words.ja == "表ならあなたはカード1枚を引く"


def fact(kind: str, words: str, after: int, thing: str = "m1") -> Fact:
    return Fact(kind, Words(words, words), thing, Words(f"60 → {NOW}", f"60 → {NOW}"), 60, after)


def ways(of: Callable[..., list[Fact]], dice: int = 1) -> list[Fact]:
    """The facts of so many dice, by what they show."""
    rolls = product(FACES, repeat=dice)
    return told_of_rolls({tuple(Roll(FACES, n) for n in shown): of(*shown) for shown in rolls})


def test_a_down_on_some_faces_and_what_is_left_on_the_others() -> None:
    found = ways(lambda n: [fact("down", "X is downed", 0) if n > 3 else fact("hp", f"X: {NOW}", 60 - 10 * n)])
    assert [each.words.en for each in found] == ["X: 30 to 50 on 1 to 3", "X is downed on 4 to 6"]
    assert [each.words.ja for each in found] == ["1～3ならX: 30～50", "4～6ならX is downed"]
    assert all(each.unsure for each in found)


def test_what_every_face_does_is_certain_and_comes_first() -> None:
    found = ways(lambda n: [fact("hp", f"X: {NOW}", 10 * n), fact("life", f"Life: {NOW}", 2)])
    assert [(each.words.en, each.unsure) for each in found] == [("Life: 2", False), ("X: 10 to 60", True)]


def test_several_dice_say_what_may_come_where_no_single_face_decides() -> None:
    found = ways(lambda a, b: [fact("hp", f"X: {NOW}", 60 - 10 * a)] if a == b else [], dice=2)
    assert [each.words.en for each in found] == ["X: 0 to 60"], "nothing else becomes of it: perhaps it stays as it is"
    found = ways(lambda a, b: [fact("down", "X is downed", 0)] if a == b else [], dice=2)
    assert [(each.words.en, each.words.ja) for each in found] == [
        ("X is downed with some rolls", "X is downed（出目しだい）")
    ]
    assert [each.badge for each in found] == [Words("60 → 0?", "60 → 0？")]
    found = ways(lambda a, b: [fact("down", "X is downed", 0)] if a in (1, 4) else [], dice=2)
    assert [each.words.en for each in found] == ["X is downed on 1 or 4"], "of two dice the first alone decides"


def test_a_coin_that_shows_tails() -> None:
    coin: dict[Path, Sequence[Fact]] = {
        (Roll(SIDES, n),): [fact("down", "X is downed", 0)] if not n else [] for n in SIDES
    }
    (told,) = told_of_rolls(coin)
    assert told.words == Words("X is downed on tails", "裏ならX is downed")


# --- what cannot be foreseen ----------------------------------------------------------------------------------------


def test_a_card_that_is_drawn_is_not_looked_at() -> None:
    """It might Erupt: what comes after the draw is not told, however the deck lies in the copies that are tried."""
    at = At("vcard", "V-S04-editions-mix-sets-do-not")
    found = at.foresees("Evolve [Shylily]")
    assert said(found) == ["Your Active Shylily: PL 8 → 9", "You draw a card"]
    assert found.rest is not None and found.rest.en == "The rest depends on chance or hidden cards."


def test_nothing_is_left_to_chance() -> None:
    t = position("hocg", "S-01-azki-critical.1")
    t.seed = NO_CHANCE
    for left_to_chance in (die, flip, lambda t: shuffled(t, [1, 2])):
        with pytest.raises(Unforeseen):
            left_to_chance(t)
