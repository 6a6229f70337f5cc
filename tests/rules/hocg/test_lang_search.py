"""Where searched and looked-at cards go (5.6, 5.9, 5.11, 5.17.3)."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.rules.picking import TOP
from kaimaku.kernel.picks import picking
from tests.rule import rule
from tests.rules.hocg.forms import Scene, actor, one, played, spoken

DECK = [one("Item", "item"), one("Ami", "ami"), one("Bea", "bea"), one("Tool", "tool"), one("Fan", "fan")]


@rule("hocg:5.12.1", "hocg:5.9.1")
@pytest.mark.parametrize(("to", "zone"), [("ARCHIVE", "archive"), ("HOLO_POWER", "power"), ("HAND", "hand")])
def test_a_searched_card_goes_where_the_text_says(to: str, zone: str) -> None:
    s = played(f"Search(item, to={to})", {"deck": DECK})
    s.pick("item")
    assert s.lies("item") == zone and s.prompt == "main"
    assert s.known("item") == 3 or zone == "power"  # revealed first (5.11)


@rule("hocg:5.12.1", "hocg:10.8.2.1")
def test_a_card_archived_from_the_deck_is_archived() -> None:
    watcher = {"text": "gift(Draw(1), on=ARCHIVES(item))"}
    s = played("Search(item, to=ARCHIVE)", {"deck": DECK, "center": "watch"}, cards={"watch": watcher})
    s.pick("item")
    assert s.count("hand") == 1


@rule("hocg:5.13.1", "hocg:4.6.2.1")
def test_only_holomem_are_searched_for_the_stage_and_as_many_as_fit() -> None:
    back = ["Nil", "Nil", "Nil", "Nil"]
    s = played("Search(n=2, to=STAGE)", {"deck": DECK, "back": back})
    assert s.choices() == {"ami", "bea"}
    s.pick("bea")
    assert s.prompt == "main" and s.lies("bea") == "elsewhere" and s.lies("ami") == "deck"


@rule("hocg:5.17.3", "hocg:10.7.2.3")
def test_of_several_receivers_the_player_says_which() -> None:
    s = played("Search(tool, to=HOLOMEM)", {"deck": DECK, "center": one("Ami", "c"), "back": [one("Bea", "b")]})
    s.pick("tool")
    assert s.choices() == {"c", "b"}
    s.pick("b")
    assert s.has("b", "tool") and s.prompt == "main"


@rule("hocg:5.17.3")
def test_who_may_not_carry_it_is_no_receiver() -> None:
    full = one("Ami", "c", attached=["Tool"])
    s = played("Search(tool, to=HOLOMEM)", {"deck": DECK, "center": full, "back": [one("Bea", "b"), one("Nil", "n")]})
    s.pick("tool")
    assert s.choices() == {"b", "n"}
    s = actor("Search(tool, to=COLLAB)", {"deck": DECK, "collab": {"card": "Ami", "attached": ["Tool"]}})
    assert s.prompt == "pick" and not s.options("pick")  # it is asked all the same: the deck is nobody's business


@rule("hocg:5.17.3", "hocg:10.7.2.3")
def test_several_are_attached_to_one_or_shared_out() -> None:
    deck = [one("Fan", "f1"), one("Fan", "f2"), "Item"]
    stage = {"deck": deck, "center": one("Ami", "c"), "back": [one("Bea", "b")]}
    s = played("Search(fan, n=2, to=HOLOMEM)", stage)
    s.pick("f2", "f1", "b")
    assert len(s.mem("b").supports) == 2
    s = played("Search(fan, n=2, to=HOLOMEM, split=True)", stage)
    s.pick("f2", "f1", "b", "c")
    assert (len(s.mem("b").supports), len(s.mem("c").supports)) == (1, 1)


@rule("hocg:10.8.2.1", "hocg:5.17.2")
def test_what_a_search_attaches_is_attached_from_the_deck() -> None:
    watcher = {"text": "gift(Draw(1), on=ATTACHED(tool, frm=DECK))"}
    s = played("Search(tool, to=CENTER)", {"deck": DECK, "center": "watch"}, cards={"watch": watcher})
    s.pick("tool")
    assert s.count("hand") == 1


def _looked(rest: str) -> Scene:
    deck = [one("Item", "one"), one("Ami", "two"), one("Bea", "three"), one("Dot", "four"), "Filler"]
    s = played(f"LookTop(4, item, rest={rest})", {"deck": deck})
    s.pick("one")
    return s


@rule("hocg:5.9.1", "hocg:4.1.5", "hocg:4.1.5.1")
def test_the_rest_goes_back_on_top_in_any_order() -> None:
    s = _looked("TOP")
    pick = picking(s.t)
    assert pick is not None and pick.why == TOP
    s.pick("two", "four")  # the last one put there is the top card
    assert s.pile("deck") == ["three", "four", "two", "-"]
    assert [s.known(x) for x in ("two", "three", "four")] == [1, 1, 1]


@rule("hocg:5.9.1")
def test_the_rest_under_the_deck_or_to_the_archive() -> None:
    s = _looked("BOTTOM")
    s.pick("two", "four")
    assert s.pile("deck") == ["-", "two", "four", "three"]
    assert _looked("ARCHIVE").count("archive") == 3 + 1  # and the event itself
    assert _looked("SHUFFLED_IN").count("deck") == 4


@rule("hocg:5.21.1", "hocg:5.6.1")
def test_several_cheers_are_searched_for() -> None:
    stage = {
        "cheer_deck": ["white", one("red", "r1"), one("red", "r2")],
        "center": one("Ami", "c"),
        "back": [one("Bea", "b")],
    }
    s = played("SearchCheer(red, to=HOLOMEM, n=2)", stage)
    s.pick("r2", "r1", "b")
    assert s.cheers("b") == ["red", "red"] and s.prompt == "main"
    s = played("SearchCheer(to=HOLOMEM, n=(1, 3), split=True)", stage)
    s.pick("r2", "r1")
    s.do("done")
    s.pick("b", "c")
    assert (s.cheers("b"), s.cheers("c"), s.prompt) == (["red"], ["red"], "main")


@rule("hocg:5.21.1")
def test_no_more_cheers_are_found_than_may_be_sent() -> None:
    s = actor("SearchCheer(to=COLLAB, n=3, split=True, cap=2)", {"collab": one("Ami", "c")})
    while s.prompt == "pick":
        s.answer(s.options("pick")[0])
    assert len(s.cheers("c")) == 2


@pytest.mark.parametrize(
    ("text", "en", "ja"),
    [
        ("Search(item, to=ARCHIVE)", "and archive it.", "アーカイブする"),
        ("Search(item, to=HOLO_POWER)", "as holo Power.", "ホロパワーにする"),
        ("LookTop(3, rest=TOP)", "to the top of", "デッキの上に"),
        ("SearchCheer(to=HOLOMEM, n=(1, 3), split=True)", "divided as you choose", "割り振って"),
    ],
)
def test_they_say_where_the_cards_go(text: str, en: str, ja: str) -> None:
    said = spoken(text)
    assert en in said[0] and ja in said[1]
