"""A tag, a color or a level beside a kind of card: what the kind says is meant, never a holomem instead (2.5)."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.table import HAND
from tests.rule import rule
from tests.rules.hocg.forms import actor, one, spoken

ARCHIVE = [
    one("Ami", "ami"),
    one("Bea", "bea"),
    one("Mascot", "mascot"),
    one("Plain Mascot", "plain"),
    one("Fan", "fan"),
    one("Tagged Event", "event"),
    one("red", "red"),
    one("Pass", "pass"),
]
PASS = {"Pass": {"kind": "support", "support": "item", "limited": True, "tags": ["Duo"]}}


@rule("hocg:2.5.1", "hocg:10.7.2.3")
@pytest.mark.parametrize(
    ("which", "found"),
    [
        ('"#Duo"', {"ami"}),
        ('"#Duo", any_of(mascot, fan)', {"mascot"}),
        ('"#Duo", any_of(mascot, event)', {"mascot", "event"}),
        ('"#Duo", mascot | fan', {"mascot"}),
        ('"#Duo", support', {"mascot", "event", "pass"}),
        ('"#Duo", limited', {"pass"}),
        ('any_of(("#Duo", mascot), cheer)', {"mascot"}),
        ("red, any_of(holomem, cheer)", {"bea"}),
        ("any_of(red, mascot)", {"bea", "mascot", "plain"}),
        ("~mascot, support", {"fan", "event", "pass"}),
    ],
)
def test_a_tag_or_color_beside_a_kind(which: str, found: set[str]) -> None:
    s = actor(f"ToHand(ARCHIVE({which})[ANY])", {"archive": ARCHIVE}, cards=PASS)
    assert s.choices() == found


@rule("hocg:2.5.1", "hocg:10.7.2.3")
@pytest.mark.parametrize(
    ("which", "found"),
    [('any_of(("#Duo", mascot), cheer)', 2), ("red, any_of(holomem, cheer)", 2), ("any_of(red, mascot)", 3)],
)
def test_a_cheer_is_counted_where_it_is_named(which: str, found: int) -> None:
    s = actor(f"Draw(each(ARCHIVE({which})))", {"archive": ARCHIVE, "deck": 9}, cards=PASS)
    assert len(s.t.zones[HAND]) == found


@pytest.mark.parametrize(
    ("text", "en", "ja"),
    [
        ('ToHand(ARCHIVE("#Duo", any_of(mascot, fan)))', "1 [mascot or fan] with #Duo", "[マスコットかファン]1枚"),
        ('Search("#Duo", any_of(mascot, fan))', "1 [mascot or fan] with #Duo", "[マスコットかファン]1枚"),
        ('LookTop(3, "#Duo", any_of(mascot, fan))', "1 [mascot or fan] with #Duo", "[マスコットかファン]1枚"),
        ('Draw(each(ARCHIVE("#Duo", any_of(mascot, fan))))', "each [mascot and fan]", "[マスコットとファン]1枚につき"),
    ],
)
def test_a_tag_beside_several_kinds_is_said_of_all_of_them(text: str, en: str, ja: str) -> None:
    """One of them is taken, of one kind or the other; counted are both."""
    said_en, said_ja = spoken(text)
    assert en in said_en and f"#Duoを持つ{ja}" in said_ja


@rule("hocg:2.4.1", "hocg:4.1.1")
@pytest.mark.parametrize("text", ["SearchCheer(red, to=THIS)", "SearchCheer(same_color(THIS), to=THIS)"])
def test_in_the_cheer_deck_a_color_alone_means_a_cheer(text: str) -> None:
    s = actor(text, {"cheer_deck": ["white", one("red", "red")]}, facts={"color": "red"})
    assert s.choices() == {"red"}
