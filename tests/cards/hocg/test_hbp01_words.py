"""hBP01, cards for which the card language got a word of its own: every printed sentence, played."""

from __future__ import annotations

from functools import cache

import pytest

from kaimaku.games.hocg.defs import CardDef
from kaimaku.games.hocg.scenario.cards import declare
from kaimaku.games.hocg.table import CHEER_DECK
from tests.cards.hocg.played import played
from tests.cards.hocg.scene import A, B, Scene, one
from tests.rule import rule

PEKORA2, KOBO2, CALLI_SPOT, ENCORE, KOTORI = (f"hBP01-{n}" for n in ("043", "087", "100", "107", "121"))
FOE = "hSD01-006"


@cache
def others() -> dict[str, CardDef]:
    """Holomem of ours: cards under and beside those that are tried."""
    arts = [{"cost": 0, "power": 30}]
    return declare(
        {
            "peko": {"name": "Usada Pekora", "level": "1st", "hp": 150, "color": "green", "arts": arts},
            "kiara debut": {"name": "Takanashi Kiara", "level": "Debut", "hp": 90, "color": "red", "arts": arts},
            "kiara": {"name": "Takanashi Kiara", "level": "1st", "hp": 120, "color": "red", "arts": arts},
            "kiara 2": {"name": "Takanashi Kiara", "level": "2nd", "hp": 190, "color": "red", "arts": arts},
        }
    )


def cheer_deck(s: Scene, seat: int = A) -> list[str]:
    """The labels of the cheer deck, top first."""
    labels = {c: label for label, c in s.at.labels.items()}
    return [labels.get(c, "-") for c in reversed(s.t.zones[CHEER_DECK + seat])]


# --- hBP01-043 Usada Pekora


@rule("hocg:13.3.2", "hocg:5.23.1")
@played("hBP01-043", "bloom_effect1")
def test_043_restores_fifty_of_its_own() -> None:
    s = Scene(
        {
            "hand": [one(PEKORA2, "second")],
            "center": one("peko", "me", damage=70),
            "back": [one("hSD01-008", "other", damage=30)],
        },
        cards=others(),
    )
    s.do("bloom", "second", "me")
    assert (s.mem("me").damage, s.mem("other").damage) == (20, 30)


@rule("hocg:13.3.2", "hocg:5.23.1")
@played("hBP01-043", "bloom_effect1")
def test_043_restores_its_own_behind_a_damaged_center() -> None:
    mine = {"center": one("hSD01-008", "front", damage=30), "back": [one("peko", "me", damage=70)]}
    s = Scene({"hand": [one(PEKORA2, "second")], **mine}, cards=others())
    s.do("bloom", "second", "me")
    assert (s.mem("me").damage, s.mem("front").damage) == (20, 30)


@rule("hocg:5.24.2", "hocg:12.2.4.3")
@played("hBP01-043", "art1")
@pytest.mark.parametrize(("dice", "more"), [([1, 2, 6], 90), ([1, 1, 1], 30)])
def test_043_hits_ten_harder_for_each_point_of_three_dice(dice: list[int], more: int) -> None:
    s = Scene({"center": one(PEKORA2, "me", cheers=["green x4"])}, {"center": one(PEKORA2, "foe")}, dice=dice)
    s.use("me", "foe")
    s.do("yes")
    assert s.mem("foe").damage == 60 + more
    s.done()


@rule("hocg:5.24.2")
@played("hBP01-043", "art1")
def test_043_need_not_roll() -> None:
    s = Scene({"center": one(PEKORA2, "me", cheers=["green x4"])}, {"center": one(FOE, "foe")})
    s.use("me", "foe")
    s.do("no")
    assert s.mem("foe").damage == 60


# --- hBP01-087 Kobo Kanaeru


def kobo(**theirs: object) -> Scene:
    return Scene(
        {
            "center": one(KOBO2, "kobo", cheers=[one("blue", f"b{i}") for i in range(4)]),
            "back": [one("hSD01-008", "mine")],
        },
        {
            "center": one(FOE, "foe"),
            "collab": one(FOE, "front", damage=40),
            "back": [one("hSD01-008", "one", damage=10), one(FOE, "two", damage=30)],
            **theirs,
        },
    )


@rule("hocg:12.2.4.3", "hocg:10.4.2.2", "hocg:rb.term.special-damage")
@played("hBP01-087", "art1")
def test_087_one_cheer_hurts_their_whole_back() -> None:
    s = kobo()
    s.use("kobo", "foe")
    s.do("yes")
    s.pick("b1")
    damage = {name: s.mem(name).damage for name in ("foe", "front", "one", "two", "mine")}
    assert damage == {"foe": 40, "front": 40, "one": 30, "two": 50, "mine": 0}
    assert (s.lies("b1"), s.lies("b0")) == ("archive", "elsewhere")


@rule("hocg:12.2.4.3", "hocg:10.4.2.2")
@played("hBP01-087", "art1", "art2")
@pytest.mark.parametrize("nth", [1, 2])
def test_087_pays_with_its_own_cheers_in_the_collab_position(nth: int) -> None:
    own = [one("blue", f"b{i}") for i in range(4)]
    mine = {"center": one("hSD01-008", "front", cheers=["red", "red"]), "collab": one(KOBO2, "kobo", cheers=own)}
    s = Scene({**mine, "back": [one("hSD01-008", "back", cheers=["red"])]}, {"center": one(FOE, "foe")})
    s.use("kobo", "foe", nth)
    s.do("yes")
    assert s.choices() <= {"b0", "b1", "b2", "b3"}
    s.pick(*("b0", "b1")[:nth])
    assert len(s.mem("kobo").cheers) == 4 - nth


@rule("hocg:12.2.4.3", "hocg:11.3.1.2")
@played("hBP01-087", "art1")
def test_087_whoever_goes_down_by_it_costs_no_life() -> None:
    s = kobo(back=[one("hSD01-008", "one", damage=50)], life=3)
    s.use("kobo", "foe")
    s.do("yes")
    s.pick("b0")
    assert (s.place("one"), s.count("life", B)) == ("gone", 3)


@rule("hocg:12.2.4.3", "hocg:10.4.2.1")
@played("hBP01-087", "art1", "art2")
@pytest.mark.parametrize("nth", [1, 2])
def test_087_nothing_is_paid_or_done_by_whoever_declines(nth: int) -> None:
    s = kobo()
    s.use("kobo", "foe", nth)
    s.do("no")
    assert (s.mem("foe").damage, s.mem("one").damage, len(s.mem("kobo").cheers)) == (40, 10, 4)


@rule("hocg:12.2.4.3", "hocg:rb.term.special-damage")
@played("hBP01-087", "art2")
def test_087_two_cheers_hurt_the_center_as_much_as_their_back_has_taken() -> None:
    s = kobo()
    s.use("kobo", "front", 2)
    s.do("yes")
    s.pick("b0", "b3")
    damage = {name: s.mem(name).damage for name in ("foe", "front", "one", "two", "kobo")}
    assert damage == {"foe": 40, "front": 80, "one": 10, "two": 30, "kobo": 0}
    assert len(s.mem("kobo").cheers) == 2


@rule("hocg:1.3.2.2", "hocg:10.4.2.2")
@played("hBP01-087", "art2")
def test_087_an_undamaged_back_adds_nothing() -> None:
    s = kobo(back=[one("hSD01-008", "one")])
    s.use("kobo", "foe", 2)
    s.do("yes")
    s.pick("b0", "b1")
    assert s.mem("foe").damage == 40


# --- hBP01-100 Mori Calliope, hBP01-107 Encore


ARCHIVED = [one(color, color) for color in ("red", "blue", "white", "green")]


@rule("hocg:13.2.2", "hocg:5.6.1")
@played("hBP01-100", "collab_effect1")
def test_100_returns_up_to_three_cheers_and_shuffles_them_in() -> None:
    s = Scene({"back": [one(CALLI_SPOT, "calli")], "archive": [*ARCHIVED, one("hSD01-016", "item")], "cheer_deck": 6})
    s.do("collab", "calli")
    s.do("yes")
    assert s.choices() == {"red", "blue", "white", "green"} and not s.options("done")
    s.pick("green", "blue", "red")
    deck = s.t.zones[CHEER_DECK]
    assert len(deck) == 9 and {s.number(c) for c in ("red", "blue", "green")} <= set(deck)
    assert not any(s.t.known[c] for c in deck), "nobody knows where they lie"
    assert s.lies("white") == "archive"


@rule("hocg:13.2.2")
@played("hBP01-100", "collab_effect1")
def test_100_one_is_enough_and_none_is_needed() -> None:
    side = {"back": [one(CALLI_SPOT, "calli")], "archive": ARCHIVED, "cheer_deck": 6}
    s, again = Scene(side), Scene(side)
    s.do("collab", "calli")
    s.do("yes")
    s.pick("blue")
    s.do("done")
    assert len(s.t.zones[CHEER_DECK]) == 7
    again.do("collab", "calli")
    again.do("no")
    assert len(again.t.zones[CHEER_DECK]) == 6


@rule("hocg:10.7.2.5.1.1", "hocg:5.6.1")
@played("hBP01-107", "text")
def test_107_returns_one_to_three_cheers_and_shuffles() -> None:
    s = Scene({"hand": [one(ENCORE, "encore")], "archive": ARCHIVED, "cheer_deck": 2})
    s.do("play", "encore")
    assert s.choices() == {"red", "blue", "white", "green"} and not s.options("done")
    s.pick("white", "red")
    s.do("done")
    assert set(cheer_deck(s)) == {"red", "white", "-"} and len(cheer_deck(s)) == 4
    assert not any(s.t.known[c] for c in s.t.zones[CHEER_DECK])


@rule("hocg:10.7.2.5.1.1")
@played("hBP01-107", "text")
def test_107_returns_no_more_than_three() -> None:
    s = Scene({"hand": [one(ENCORE, "encore")], "archive": ARCHIVED, "cheer_deck": 2})
    s.do("play", "encore")
    for _ in range(3):
        s.answer(s.options("pick")[0])
    assert (s.prompt, len(cheer_deck(s))) == ("main", 5)


@rule("hocg:10.7.2.3.7")
@played("hBP01-107", "text")
def test_107_is_not_used_without_a_cheer_in_the_archive() -> None:
    s = Scene({"hand": [one(ENCORE, "encore")], "archive": ["hSD01-016"]})
    assert s.why_not("play", "encore") == "hocg:10.7.2.3.7"


# --- hBP01-121 Kotori


@rule("hocg:10.11.2.3")
@played("hBP01-121", "text")
@pytest.mark.parametrize(("place", "taken"), [("center", 20), ("collab", 20), ("back", 30)])
def test_121_takes_ten_less_in_front(place: str, taken: int) -> None:
    holder = one("hSD01-008", "holder", attached=[KOTORI])
    front = {"center": "hSD01-003"} if place != "center" else {}
    s = Scene(
        {"center": one("hitter", "foe")},
        {**front, place: [holder] if place == "back" else holder},
        cards=declare(
            {
                "hitter": {
                    "level": "Debut",
                    "arts": [{"cost": 0, "power": 30}],
                    "text": ["art(AlsoTarget(OPP_BACK))"],
                }
            }
        ),
    )
    s.use("foe", "holder")
    assert s.mem("holder").damage == taken


@rule("hocg:5.19.1", "hocg:5.14.1", "hocg:rb.bloom.buzz-level")
@played("hBP01-121", "text")
@pytest.mark.parametrize(
    ("below", "above", "drawn"),
    [("kiara debut", "kiara", 1), ("kiara", "kiara 2", 1), ("kiara", "kiara", 0), ("kiara 2", "kiara 2", 0)],
)
def test_121_draws_when_kiaras_level_rises(below: str, above: str, drawn: int) -> None:
    s = Scene(
        {"hand": [one(above, "above"), "hSD01-016"], "center": one(below, "me", attached=[KOTORI]), "deck": 5},
        cards=others(),
    )
    s.do("bloom", "above", "me")
    assert (s.count("hand"), s.count("deck")) == (1 + drawn, 5 - drawn)


@rule("hocg:5.19.1")
@played("hBP01-121", "text")
@pytest.mark.parametrize("who", ["another kiara", "another name"])
def test_121_is_about_its_holder_and_only_kiara(who: str) -> None:
    kiara = who == "another kiara"
    s = Scene(
        {
            "hand": [one("kiara" if kiara else "peko", "above")],
            "center": one("hSD01-003", "front", attached=[KOTORI] if kiara else []),
            "back": [one("kiara debut" if kiara else "hBP01-038", "me", attached=[] if kiara else [KOTORI])],
            "deck": 5,
        },
        cards=others(),
    )
    s.do("bloom", "above", "me")
    assert s.count("hand") == 0


@rule("hocg:5.19.1", "hocg:5.14.1")
@played("hBP01-121", "text")
@pytest.mark.parametrize(("who", "drawn"), [("holder", 1), ("other", 0)])
def test_121_draws_for_its_own_holder_behind_another_kiara(who: str, drawn: int) -> None:
    mine = {"center": one("kiara debut", "other"), "back": [one("kiara debut", "holder", attached=[KOTORI])]}
    s = Scene({"hand": [one("kiara", "above")], **mine, "deck": 5}, cards=others())
    s.do("bloom", "above", who)
    assert s.count("hand") == drawn
