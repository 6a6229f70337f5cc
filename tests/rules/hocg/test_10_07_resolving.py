"""10.7.2.5: how cards and abilities resolve."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.facts import Support
from kaimaku.games.hocg.lang import (
    ALL,
    ARCHIVE,
    BLOOMS,
    COLLABS,
    HAND,
    HOLDER,
    HOLOMEM,
    IT,
    OPP_BACK,
    PLAYS,
    Archive,
    Arts,
    Draw,
    If,
    SpecialDamage,
    ToHand,
    attached,
    bloom_effect,
    gift,
    use,
)
from kaimaku.games.hocg.lang import support as any_support
from kaimaku.games.hocg.rules.support import LIMITED_USED, play
from kaimaku.games.hocg.table import ARCHIVE as ARCHIVE_ZONE
from kaimaku.games.hocg.table import RESOLUTION
from tests.rule import rule
from tests.rules.hocg.cards_turn import HANA, STRIKER, member, support
from tests.rules.hocg.scene_abilities import A, Stage, one, run

KINDS: tuple[Support, ...] = ("item", "event", "staff")
RECALL = {k: support(f"tC10-10{i}", k, use(ToHand(ARCHIVE(any_support)), Draw(1))) for i, k in enumerate(KINDS)}
WORN: tuple[Support, ...] = ("tool", "mascot", "fan")
CARRIED = {k: support(f"tC10-10{i + 3}", k, attached(Arts(10, HOLDER))) for i, k in enumerate(WORN)}
PLAY_FAN = member("tC10-106", "Play Fan", gift(Draw(1), on=PLAYS(any_support)))
TWO_BACKS = support("tC10-107", "event", use(SpecialDamage(10, OPP_BACK[2])), limited=True)
EFFECT_1 = member("tC10-109", "Hana", bloom_effect(Draw(1)), level="first", hp=60)
CURSE = member("tC10-110", "Curse", gift(SpecialDamage(990, IT), on=BLOOMS(HOLOMEM)))
MISER = member("tC10-111", "Miser", gift(If(HAND <= 0, Draw(2)), on=COLLABS(HOLOMEM)))
WASTER = member("tC10-112", "Waster", gift(Archive(HAND[ALL]), on=COLLABS(HOLOMEM)))


@rule("hocg:10.7.2.5", "hocg:10.7.2.5.1", "hocg:10.7.2.5.1.1")
@pytest.mark.parametrize("kind", KINDS)
def test_items_events_and_staff_do_their_text_and_are_archived(kind: Support) -> None:
    s = Stage({"hand": [one(RECALL[kind], "played")], "archive": [one(RECALL[kind], "a"), one(RECALL[kind], "b")]})
    s.do("play", "played")
    assert s.prompt == "pick" and not s.offers("pick", "played"), "it is not in the archive while it resolves"
    assert s.t.where[s.card("played")] == RESOLUTION
    s.do("pick", "a")
    assert s.archived("played") and s.t.zones[ARCHIVE_ZONE + A][-1] == s.card("played")
    assert s.hand() == 2, "the one recalled and the one drawn"


@rule("hocg:10.7.2.5.1", "hocg:10.7.2.5.1.2")
@pytest.mark.parametrize("kind", WORN)
def test_tools_mascots_and_fans_are_attached(kind: Support) -> None:
    s = Stage({"hand": [one(CARRIED[kind], "worn")], "center": one("x-spare", "center")})
    s.do("play", "worn", "center")
    assert s.mem("center").supports == [s.card("worn")] and s.t.zones[RESOLUTION] == []


@rule("hocg:10.7.2.5.1.2.1")
def test_a_holomem_at_its_cap_by_then_does_not_get_it() -> None:
    mine = {"hand": [one(CARRIED["tool"], "new")], "center": one("x-spare", "center", attached=[CARRIED["tool"]])}
    s = Stage(mine)
    assert s.why("play", "new", "center") == "hocg:10.7.2.5.1.2.1", "it cannot be chosen to begin with (R-20)"
    s.t.frames[-1].pc = 0  # as if it had been chosen while there was room: nothing can come in between by itself
    play(s.t, A, s.card("new"), s.mem("center").id)
    run(s.t)
    assert s.archived("new") and len(s.mem("center").supports) == 1


@rule("hocg:10.7.2.5.2")
def test_an_ability_does_its_text_as_things_are_when_it_resolves() -> None:
    mine = {"hand": ["x-filler"], "back": [one(MISER, "miser"), one(WASTER, "waster"), one("x-spare", "guest")]}
    s = Stage(mine)
    s.do("collab", "guest")
    s.resolve("waster")
    assert s.hand() == 2, "the hand was empty when the other resolved"
    s = Stage(mine)
    s.do("collab", "guest")
    s.resolve("miser")
    assert s.hand() == 0, "the hand held a card then"


@rule("hocg:10.7.2.5.3", "hocg:10.8.7")
def test_an_ability_resolves_although_its_card_is_gone() -> None:
    s = Stage(
        {"hand": [one(EFFECT_1, "first")], "back": [one(HANA, "hana"), one(CURSE, "curse"), one("x-spare", "heir")]}
    )
    s.do("bloom", "first", "hana")
    assert s.prompt == "order" and sorted(s.waiting()) == ["curse", "hana"]
    s.resolve("curse")
    assert s.place_of("hana") == "gone" and s.archived("first"), "downed before its bloom effect"
    while s.prompt == "pick":
        s.quiet()
    assert s.hand() == 1, "which resolved all the same"


@rule("hocg:10.7.2.5.4")
def test_with_one_fitting_target_it_counts_as_played() -> None:
    s = Stage(
        {"hand": [one(TWO_BACKS, "event")], "back": [one(PLAY_FAN, "fan")]},
        {"center": "x-spare", "back": [one("x-spare", "back")]},
    )
    s.do("play", "event")
    assert s.mem("back").damage == 10
    assert s.hand() == 1 and s.t.used[LIMITED_USED] == 1, "a support was used"


@rule("hocg:10.7.2.5.4")
def test_without_a_legal_target_arts_are_not_used() -> None:
    theirs = {"center": [], "back": [one("x-spare", "back")]}
    s = Stage({"center": one(STRIKER, "striker")}, theirs, phase="performance")
    assert not s.options("art") and s.why_not(s.art("striker", "back")) == "hocg:12.2.3.2"
    assert not [row for row in s.t.history if row[0] == "art"]
    s = Stage({"hand": [one(TWO_BACKS, "event")]}, {"center": "x-spare", "back": []})
    assert s.why("play", "event") == "hocg:10.7.2.3.7" and LIMITED_USED not in s.t.used
