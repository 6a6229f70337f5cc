"""The same color, the same name: whatever the likeness is to, and whatever is to be like it (2.1.2, 2.4.4)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.rules.hocg.forms import Scene, actor, one, played, spoken

HAND = [one("Ami", "ami"), one("Bea", "bea"), one("Cora", "cora"), one("Dot", "dot"), one("Nil", "nil")]


def _taken(s: Scene) -> set[str]:
    return s.choices() if s.prompt == "pick" else set()


@rule("hocg:2.4.4", "hocg:2.4.3")
def test_the_color_of_an_oshi_with_two_colors() -> None:
    s = played("Archive(HAND(same_color(OSHI)))", {"oshi": "Duo Oshi", "hand": HAND})
    assert _taken(s) == {"bea", "cora", "dot"}


@rule("hocg:2.4.4")
def test_the_color_of_the_opponents_oshi_and_of_no_color() -> None:
    s = played("Archive(HAND(same_color(OPP_OSHI)))", {"hand": HAND}, {"oshi": "Duo Oshi"})
    assert _taken(s) == {"bea", "cora", "dot"}
    s = actor("Archive(HAND(same_color(OSHI)))", {"hand": HAND})  # the harmless Oshi has no color
    assert s.prompt == "pick" and not _taken(s)


@rule("hocg:2.4.4")
@pytest.mark.parametrize(
    ("noun", "found"),
    [
        ("THIS", {"ami", "cora"}),
        ("COLLAB", {"bea", "cora"}),
        ("OPP_CENTER", {"dot"}),
        ("HOLOMEM(debut)", {"ami", "bea", "cora"}),
        ("THIS.cheer", {"bea", "cora"}),
        ("ARCHIVE(cheer)", {"dot"}),
        ("OPP_HOLOMEM.cheer", {"ami", "cora"}),
    ],
)
def test_colors_of_holomem_and_of_cheers_on_either_side(noun: str, found: set[str]) -> None:
    a = {"self": {"cheers": ["red"]}, "collab": "Bea", "back": ["Nil"], "archive": ["blue"], "hand": HAND}
    s = actor(f"Archive(HAND(same_color({noun})))", a, {"center": {"card": "Dot", "cheers": ["white"]}})
    assert _taken(s) == found


@rule("hocg:2.4.4")
def test_holomem_and_cheers_are_chosen_by_a_likeness_too() -> None:
    a = {"oshi": "Duo Oshi", "collab": one("Bea", "bea"), "back": [one("Dot", "dot"), one("Ami", "ami")]}
    assert _taken(actor("Rest(HOLOMEM(same_color(OSHI)))", a)) == {"bea", "dot"}
    assert _taken(actor("Rest(HOLOMEM(~same_color(OSHI)))", a)) == {"own", "ami"}
    cheers = {"self": {"cheers": [one("red", "red"), one("white", "white"), one("blue", "blue")]}}
    assert _taken(actor("Archive(THIS.cheer(same_color(OSHI)))", {**a, **cheers})) == {"red", "blue"}


@rule("hocg:2.4.4", "hocg:10.10.1.3")
def test_a_color_that_is_given_counts_as_that_holomem_s() -> None:
    s = actor('AlsoColors("blue", THIS), Archive(HAND(same_color(THIS)))', {"hand": HAND})
    assert _taken(s) == {"ami", "cora", "dot"}


NAMES = [one("Ami", "ami"), one("Ami 1st", "ami1"), one("Bea", "bea"), one("Dot", "dot")]


@rule("hocg:2.1.2")
@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Archive(HAND(same_name(OSHI)))", {"ami", "ami1"}),
        ("Archive(HAND(same_name(COLLAB)))", {"bea"}),
        ("Archive(HAND(same_name(OPP_CENTER)))", {"dot"}),
        ("Choose(COLLAB, Archive(HAND(same_name(CHOSEN_ONE))))", {"bea"}),
        ("Rest(COLLAB), Archive(HAND(same_name(IT)))", {"bea"}),
        ("Send(CHEER_TOP, COLLAB), Archive(HAND(same_name(RECEIVER)))", {"bea"}),
        ("Archive(DECK_TOP), Archive(HAND(same_name(ARCHIVED)))", {"dot"}),
        ("ToDeck(DECK_TOP), Archive(HAND(same_name(RETURNED)))", {"dot"}),
        ("RevealTop(1), Archive(HAND(same_name(REVEALED)))", {"dot"}),
        ("Archive(HAND(same_name(THIS.stack)))", {"ami", "ami1"}),
        ("Archive(HAND(first, same_name(OSHI)))", {"ami1"}),
        ("Archive(HAND(~same_name(OSHI)))", {"bea", "dot"}),
        ("Archive(HAND(same_name(OSHI) | same_name(COLLAB)))", {"ami", "ami1", "bea"}),
    ],
)
def test_the_name_of_anything_spoken_of(text: str, found: set[str]) -> None:
    a = {"oshi": "Duo Oshi", "self": {"under": ["Ami"]}, "collab": "Bea", "deck": ["Dot", "Nil"], "hand": NAMES}
    assert _taken(actor(text, a, {"center": "Dot"})) == found


@rule("hocg:2.1.2", "hocg:10.12.1")
def test_the_name_of_a_holomem_that_has_left_the_stage() -> None:
    s = actor("Choose(COLLAB, Archive(CHOSEN_ONE), ToHand(ARCHIVE(same_name(CHOSEN_ONE))))", {"collab": "Bea"})
    assert s.count("hand") == 1


@rule("hocg:2.1.2", "hocg:12.2.3.2")
def test_the_name_of_the_target_of_an_arts() -> None:
    facts = {"arts": [{"power": 10}], "text": "art(Archive(HAND(same_name(TARGET))))"}
    s = actor("Draw(1)", {"collab": "hitter", "hand": NAMES, "deck": 5}, {"center": "Dot"}, cards={"hitter": facts})
    s.do("pass")
    art = next(o for o in s.options("art") if s.t.mems[int(o[1])].pos == 2)
    s.answer(art)
    assert _taken(s) == {"dot"}


@pytest.mark.parametrize(
    ("text", "en", "ja"),
    [
        ("ToHand(ARCHIVE(first, same_name(OSHI)))", "with the same card name as your Oshi", "と同じカード名の1st"),
        ("Search(same_color(OSHI), debut)", "the same color as your Oshi", "と同色のDebut"),
        ("Rest(HOLOMEM(~same_color(ARCHIVE(cheer))))", "no color in common with a cheer", "と同色でない"),
    ],
)
def test_a_likeness_says_to_what(text: str, en: str, ja: str) -> None:
    said = spoken(text)
    assert en in said[0] and ja in said[1]
