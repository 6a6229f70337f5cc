"""The table as a viewer sees it: numbers with what changes them, what is known, what will happen."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.projection.shape import DanmakuView, Reach
from kaimaku.games.danmaku.table import DECK, HAND, ROLE, DanmakuTable
from kaimaku.wire.common import Change, Words
from tests.danmaku.scene import Scene
from tests.properties.danmaku_play import SEATS, new, walk
from tests.server.desks.danmaku.laid import laid, name
from tests.server.desks.danmaku.sight import DESK, encode, faces, things


@pytest.mark.parametrize("seats", SEATS)
def test_views_are_what_the_wire_says_and_handles_are_unique(seats: int) -> None:
    for t in walk(new(seats, seats), Random(seats), every=6, restless=True):
        for viewer in (*range(seats), None):
            view = DESK.view(t, viewer)
            assert msgspec.json.decode(encode(view), type=DanmakuView) == view
            handles = [face.id for face in faces(view)]
            assert len(set(handles)) == len(handles)
            assert not [handle for handle in handles if handle == "-" or handle.startswith("x")]
        everything = DESK.view(t, None, all_seeing=True)
        seen = [face.id for face in faces(everything)]
        assert len(set(seen)) == len(seen)
        assert [bool(player.role) for player in everything.players] == [bool(t.zones[ROLE + s]) for s in range(seats)]
        assert None not in [face for player in everything.players for face in player.hand]


def test_reach_counts_active_seats_and_names_what_changes_it() -> None:
    s = laid(Scene("Utsuho Nitori Marisa Yuuka Reimu", seats=5, items={2: "Focus"}, down="4"))
    players = DESK.view(s.t, 0).players
    assert players[0].reach is None and players[4].reach is None
    assert players[1].reach == Reach(1, 2, False, [Change(1, "kawashiro_nitori")])
    assert players[2].reach == Reach(2, 4, False, [Change(2, DESK.view(s.t, 0).players[2].items[0].card)])
    assert players[3].reach == Reach(1, 1, True)
    assert all(player.reach is None for player in DESK.view(s.t, None).players)


def test_a_distance_that_is_set_for_all_says_by_what() -> None:
    s = laid(Scene("Suika", seats=5, hands={0: "Spiritual Attack"}))
    s.cast(0)
    s.quiet()
    s.number(1)
    view = DESK.view(s.t, 0)
    assert view.players[2].reach == Reach(2, 1, True, [Change(-1, "ibuki_suika")])
    assert [note.en for note in view.notes] == ["All Distances are 1 until your next turn ([Suika](ibuki_suika))."]
    assert DESK.view(s.t, 1).notes[0] == Words(
        "All Distances are 1 until {0}'s next turn ([Suika](ibuki_suika)).",
        "{0}の次のターンまで距離はすべて1になる（[萃香](ibuki_suika)）。",
    )


def test_lasting_effects_stand_with_the_player() -> None:
    s = laid(Scene("Byakuren", hands={0: "Spiritual Attack"}))
    s.cast(0)
    s.quiet()
    s.done()
    notes = DESK.view(s.t, 1).players[0].notes
    assert [note.en for note in notes] == [
        "+5 Range until {0}'s next turn ([Byakuren](hijiri_byakuren)).",
        "+5 Distance until {0}'s next turn ([Byakuren](hijiri_byakuren)).",
    ]
    assert DESK.view(s.t, 1).players[1].notes == []


def test_the_incident_shows_what_it_has_of_each_kind() -> None:
    s = laid(Scene(incident="Scarlet Weather Rhapsody", collected="Shoot/spring, Graze/winter"))
    incident = DESK.view(s.t, None).incident
    assert incident is not None and incident.card == "scarlet_weather_rhapsody"
    assert [(kind.words.en, kind.need, [face.card for face in kind.cards]) for kind in incident.collected] == [
        ("Spring card", 2, ["shoot-spring"]),
        ("Summer card", 2, []),
        ("Autumn card", 2, []),
        ("Winter card", 2, ["graze-winter"]),
    ]
    taken = DESK.view(laid(Scene(incident="Undefined Fantastic Object", collected="Graze, Focus")).t, None).incident
    assert taken is not None and [len(kind.cards) for kind in taken.collected] == [2]  # whatever its own step took
    always = DESK.view(laid(Scene(incident="Spring Snow")).t, None).incident
    assert always is not None and [note.en for note in always.notes] == ["Nobody may activate Spell Cards."]


def test_the_stack_says_who_does_what_to_whom() -> None:
    s = laid(Scene("Utsuho", hands={0: "Shoot", 1: "Graze", 2: "Bomb"}))
    s.play(0, "Shoot", 1)
    s.react(1, "Graze")
    shoot, graze = DESK.view(s.t, 3).stack
    assert (shoot.id, shoot.kind, shoot.you, shoot.targets, shoot.defenders) == ("e0", "card", 0, [1], [1])
    assert (graze.answers, graze.state, graze.targets) == (0, "open", [])
    s.react(2, "Bomb")
    bomb = DESK.view(s.t, 3).stack[2]
    assert (bomb.half, bomb.card[:5]) == (1, "bomb-")


def test_a_spell_card_goes_by_its_name_and_the_card_that_activated_it() -> None:
    s = laid(Scene("Reimu", hands={0: "Spiritual Attack", 1: "Bomb"}))
    s.cast(0)
    played = DESK.view(s.t, 1).stack[0]
    assert played.kind == "spell" and played.card == "hakurei_reimu" and played.via.startswith("spiritual_attack-")
    assert played.name == Words("Spirit Sign “Fantasy Seal”", "霊符「夢想封印」")


def test_a_copy_lies_above_what_it_copies_and_has_no_card() -> None:
    s = laid(Scene("Utsuho", hands={0: "Melee", 1: "Shoot", 2: "Bomb, Graze"}))
    s.play(0, "Melee", 1)
    s.quiet()
    s.pick("Shoot", 2)
    kinds = [(played.kind, played.you, played.targets) for played in DESK.view(s.t, 3).stack]
    assert kinds == [("card", 0, [1]), ("copy", 1, [2])]


def told(t: DanmakuTable, viewer: int | None) -> list[str]:
    return [words.en for words in DESK.view(t, viewer).foresight]


def test_foresight_tells_what_happens_if_nobody_answers_any_more() -> None:
    s = laid(Scene("Utsuho", hands={0: "Shoot/spring", 1: "Graze/spring", 2: "Bomb/spring", 3: "Bomb"}))
    s.play(0, "Shoot", 1)
    assert told(s.t, 1) == ["You are hit by [Shoot](shoot-spring): life 4 → 3."]
    assert told(s.t, None) == ["{1} is hit by [Shoot](shoot-spring): life 4 → 3."]
    s.react(1, "Graze")
    assert told(s.t, 0) == ["{1} avoids [Shoot](shoot-spring) with [Graze](graze-spring)."]
    s.answer({2: s.reaction(2, "Bomb")})
    assert told(s.t, 2) == ["You cancel [Shoot](shoot-spring) with [Bomb](bomb-spring)."]


def test_foresight_knows_who_is_about_to_fall_and_who_is_saved() -> None:
    s = laid(Scene("Utsuho", hands={0: "Shoot/spring", 2: "1UP"}, life={1: 1}))
    s.play(0, "Shoot", 1)
    while s.life[1]:
        s.passes()
    assert told(s.t, 3) == ["{1} is at 0 life and will be defeated once this resolves."]
    s.save(2, 1)
    assert told(s.t, 3)[0].startswith("{1} goes to 1 life ([1UP](one_up-")
    assert len(told(s.t, 3)) == 1


def test_a_reaction_says_what_would_follow_from_it() -> None:
    s = laid(Scene("Utsuho", hands={0: "Shoot/spring", 1: "Graze/spring", 2: "Bomb/spring"}))
    s.play(0, "Shoot", 1)
    then = {option.verb: [words.en for words in option.then] for option in DESK.question(s.t, 1, 1, words=True).options}
    assert then == {"react": ["You avoid [Shoot](shoot-spring) with [Graze](graze-spring)."], "pass": []}
    bomb = DESK.question(s.t, 2, 1, words=True).options[0]
    assert [words.en for words in bomb.then] == ["You cancel [Shoot](shoot-spring) with [Bomb](bomb-spring)."]
    assert len(s.t.stack) == 1, "it is only looked at"


def test_the_spell_card_of_a_reaction_says_so_too() -> None:
    s = laid(Scene("Utsuho Meiling", hands={0: "Shoot/spring", 1: "Spiritual Attack"}))
    s.play(0, "Shoot", 1)
    found = next(o for o in DESK.question(s.t, 1, 1, words=True).options if o.verb == "invoke")
    told = [words.en for words in found.then]
    assert told[0].startswith("Your [") and "draw 2 cards" in told[0]
    assert told[-1] == "You are hit by [Shoot](shoot-spring): life 4 → 3."


def test_nothing_is_foreseen_outside_of_windows() -> None:
    assert DESK.view(laid(Scene()).t, 0).foresight == []


def test_a_card_known_in_anothers_hand_goes_by_its_face() -> None:
    s = laid(Scene("Satori Utsuho", hands={1: "Shoot/spring, Shoot/spring, Bomb/winter"}))
    assert DESK.view(s.t, 0).players[1].hand == [None] * 3
    s.do(0, "look", 1)
    hand = DESK.view(s.t, 0).players[1].hand
    assert [face.id for face in hand if face] == [
        "h1.bomb-winter.0",
        "h1.shoot-spring.0",
        "h1.shoot-spring.1",
    ]
    assert DESK.view(s.t, 2).players[1].hand == [None] * 3
    own = [face.id for face in DESK.view(s.t, 1).players[1].hand if face]
    assert own == [name(s, card) for card in s.t.zones[HAND + 1]]
    assert "h1.bomb-winter.0" in things(s.t, 0)


def test_a_card_that_was_in_the_deck_comes_back_under_another_handle() -> None:
    s = laid(Scene("Keine Utsuho", hands={0: "Voile, Grimoire"}, top="Bomb, Party, Focus"))
    before = {face.id for face in DESK.view(s.t, 0).players[0].hand if face}
    s.play(0, "Voile")
    s.quiet()
    s.pick("Grimoire")
    s.end()
    after = {face.id for face in DESK.view(s.t, 0).players[0].hand if face}
    assert not before & after
    assert DESK.view(s.t, 1).players[0].hand.count(None) == len(after)


def test_characters_are_hidden_until_all_have_chosen() -> None:
    t = new(4, 9)
    assert [face.id for face in DESK.view(t, 2).offered] == ["q0", "q1"]
    assert DESK.view(t, None).offered == []
    seat = 2
    option = DESK.question(t, seat, 1, False).options[1]
    assert option.things == ["q1"]
    chosen = DESK.view(t, seat).offered[1].card
    DESK.game.decide(t, seat, DESK.game.options(t, seat)[1])
    assert DESK.view(t, seat).players[seat].character == chosen
    for viewer in (0, 1, 3, None):
        view = DESK.view(t, viewer)
        assert all(not player.character for player in view.players)
        assert view.asked == [] and view.first is None


def test_the_roles_that_are_left_are_those_dealt_for_so_many_without_those_shown() -> None:
    s = Scene(seats=5, down="2", roles="heroine partner stage_boss stage_boss ex_boss")
    left = {each.team: each.left for each in DESK.view(s.t, 1).roles}
    assert left == {"partner": 1, "stage_boss": 1, "extra_boss": 1}
    assert DESK.view(s.t, 1).roles == DESK.view(s.t, None).roles  # one's own is not counted as known
    extra = next(each for each in DESK.view(s.t, None).roles if each.team == "extra_boss")
    assert "ex_boss" in extra.cards and "ex_boss_revealed" not in extra.cards


def test_basic_roles_leave_no_others() -> None:
    t = GAME.new([None] * 5, 3, {"roles": "first"})
    assert [(each.team, each.left, each.cards) for each in DESK.view(t, None).roles] == [
        ("heroine", 1, ["heroine"]),
        ("partner", 1, ["partner"]),
        ("stage_boss", 2, ["stage_boss"]),
        ("extra_boss", 1, ["ex_boss"]),
    ]


def test_what_lies_on_the_stack_is_told_as_it_was_seen_though_its_card_is_back_in_the_deck() -> None:
    s = Scene(hands={0: "Shoot, Bomb", 1: "Graze", 2: "Bomb", 3: "Bomb"}, items={1: "Supernatural Border"})
    s.play(0, "Shoot", 1)
    s.react(1, "Supernatural Border")
    place = next(i for i, entry in enumerate(s.t.stack) if entry.card < 0)
    card = s.t.stack[place].source
    s.t.zones[s.t.where[card]].remove(card)  # lost to somebody else, and shuffled in
    s.t.zones[DECK].insert(0, card)
    s.t.where[card], s.t.known[card] = DECK, 0
    for seed in range(8):
        dealt = GAME.determinize(s.t, 0, Random(seed))
        for t in (s.t, dealt):
            shown = DESK.view(t, 0).stack[place]
            assert (shown.card, shown.name.en) == ("supernatural_border-spring", "Supernatural Border")
