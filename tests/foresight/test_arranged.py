"""What is foreseen at arranged positions, in the words that people read; and then it happens."""

from __future__ import annotations

import pytest

from kaimaku.games.desk import Desk, desk
from kaimaku.kernel.chance import NO_CHANCE, Unforeseen, die, flip, shuffled
from kaimaku.kernel.decisions import PASS, Option
from kaimaku.kernel.table import Table
from kaimaku.server.content.scenarios import position
from kaimaku.wire.play import Foresight


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
