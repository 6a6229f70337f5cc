"""10.3: when an effect is active, and in which zone."""

from __future__ import annotations

import pytest

from kaimaku.games.hocg.defs import BY_ID
from kaimaku.games.hocg.facts import Names, Printed, Support
from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.lang import (
    ALL,
    ARCHIVE,
    AT_CENTER,
    COLLABS,
    HAND,
    HOLDER,
    HOLOMEM,
    OPP_CENTER,
    OPP_HOLOMEM,
    THIS,
    Archive,
    Arts,
    Draw,
    Hp,
    Negate,
    OnlyTarget,
    Search,
    ToHand,
    art,
    attached,
    card,
    gift,
    texts,
    use,
)
from kaimaku.games.hocg.lang import holomem as any_holomem
from kaimaku.games.hocg.table import HAND as HAND_ZONE
from tests.rule import rule
from tests.rules.hocg.cards_turn import member, named, strike, support
from tests.rules.hocg.scene_abilities import A, Stage, arts, one

ASKING = member("tC10-030", "Asking", gift(Draw(1), on=COLLABS(THIS), usable=True))
SILENCE = support("tC10-031", "event", use(Negate(HOLOMEM[ALL])))
LEADING = member("tC10-032", "Leading", gift(Arts(20, THIS), at=AT_CENTER))
RICH = member("tC10-033", "Rich", gift(Arts(20, THIS), needs=HAND >= 2))
AURA = member("tC10-034", "Aura", gift(Hp(20, HOLOMEM[ALL])))
AURA_1 = member("tC10-035", "Aura", level="first")
SEARCH_AZKI = support("tC10-036", "event", use(Search("AZKi")))
BREAK = support("tC10-037", "event", use(Archive(HOLOMEM.attached()[ALL])))
GHOST = member("tC10-038", "Ghost", gift(Draw(1), on=COLLABS(HOLOMEM), zone=ARCHIVE))
DISCARD = support("tC10-039", "event", use(Archive(HAND(any_holomem)[ALL])))
SALVAGE = support("tC10-040", "event", use(ToHand(ARCHIVE(any_holomem))))
MUTED = member("tC10-041", "Muted", gift(Negate(OPP_HOLOMEM[ALL])))
STRIKER = member("tC10-048s", "Striker", art(OnlyTarget(OPP_CENTER), Draw(1)), arts=(strike(20),))

AZKI = Names("AZKi", "AZKi")
DUO_1 = card(
    "tC10-042",
    printed=Printed(number="tC10-042", kind="holomem", name=named("Duo"), also=(AZKI,), bloom="first", hp=150),
).id
AZKI_DEBUT = card("tC10-043", printed=Printed(number="tC10-043", kind="holomem", name=AZKI, bloom="debut", hp=100)).id
KINDS: tuple[Support, ...] = ("tool", "mascot", "fan")
BOOSTERS = {k: support(f"tC10-04{5 + i}", k, attached(Arts(10, HOLDER))) for i, k in enumerate(KINDS)}


@rule("hocg:10.3.2")
def test_an_inactive_effect_does_nothing_and_asks_nothing_but_exists() -> None:
    s = Stage({"hand": [one(SILENCE, "event")], "back": [one(ASKING, "asking")]})
    watching = dict(s.t.live)
    s.do("play", "event")
    s.do("collab", "asking")
    assert s.prompt == "main" and s.hand() == 0, "no question, no card"
    assert s.t.live == watching, "the ability is still there"
    assert "gift1" in texts(BY_ID[ASKING], "en")


@rule("hocg:10.3.2")
def test_it_is_active_again_when_nothing_says_otherwise() -> None:
    s = Stage({"back": [one(ASKING, "asking")]}, {"back": [one(MUTED, "muted")]})
    s.do("collab", "asking")
    assert s.prompt == "main", "switched off by an ability of the opponent"
    s = Stage({"back": [one(ASKING, "asking")]})
    s.do("collab", "asking")
    assert s.prompt == "may"


@rule("hocg:10.3.2", "hocg:12.2.4.3", "hocg:12.2.3.2")
def test_the_text_of_an_arts_is_an_ability_and_its_damage_is_not() -> None:
    """K-26: whoever has lost its abilities uses its Arts without the text, and with the targets everybody has."""
    theirs = {"center": one("x-spare", "target"), "collab": one("x-spare", "aside")}
    s = Stage({"center": one(STRIKER, "striker")}, theirs, phase="performance")
    assert s.why_not(s.art("striker", "aside")) == "hocg:12.2.3.2"
    s.use("striker", "target")
    assert s.mem("target").damage == 20 and s.hand() == 1
    s = Stage({"center": one(STRIKER, "striker")}, {**theirs, "back": [one(MUTED, "muted")]}, phase="performance")
    s.use("striker", "aside")
    assert s.mem("aside").damage == 20 and s.hand() == 0


@rule("hocg:10.3.3")
def test_an_effect_with_a_condition_is_inactive_while_it_is_not_met() -> None:
    s = Stage({"center": one(LEADING, "center"), "back": [one(LEADING, "back")]})
    assert (arts(s, "center"), arts(s, "back")) == (20, 0)
    s = Stage({"center": one(RICH, "rich"), "hand": ["x-filler", one(DISCARD, "event"), one("x-spare", "holomem")]})
    assert arts(s, "rich") == 20
    s.do("play", "event")
    assert s.hand() == 1 and arts(s, "rich") == 0


@rule("hocg:10.3.4")
def test_extra_names_work_wherever_names_are_asked_for() -> None:
    s = Stage(
        {
            "center": one(AZKI_DEBUT, "azki"),
            "hand": [one(DUO_1, "duo"), one(SEARCH_AZKI, "event")],
            "deck": {"top": [one(DUO_1, "hidden")]},
        }
    )
    assert s.offers("bloom", "duo", "azki"), "in hand"
    s.do("play", "event")
    s.do("pick", "hidden")
    assert s.t.where[s.card("hidden")] == HAND_ZONE + A, "in the deck"


@rule("hocg:10.3.4.1")
def test_abilities_of_holomem_cards_work_only_on_top_on_the_stage() -> None:
    s = Stage(
        {
            "center": one("x-spare", "center"),
            "back": [one(AURA, "aura")],
            "hand": [one(AURA_1, "first"), AURA],
            "archive": [AURA],
        }
    )
    assert s.hp("center") == 1010, "the one on the stage; not those in hand and archive"
    s.do("bloom", "first", "aura")
    assert s.hp("center") == 990, "under the new card it is off"


@rule("hocg:10.3.4.2")
@pytest.mark.parametrize("kind", KINDS)
def test_attached_supports_work_on_the_stage(kind: Support) -> None:
    number = BOOSTERS[kind]
    s = Stage(
        {
            "center": one("x-spare", "center", attached=[one(number, "booster")]),
            "hand": [one(BREAK, "event"), number],
            "archive": [number],
        }
    )
    assert arts(s, "center") == 10, "the attached one; not those in hand and archive"
    s.do("play", "event")
    assert s.archived("booster") and arts(s, "center") == 0


@rule("hocg:10.3.4.3")
def test_an_ability_that_names_a_zone_works_there() -> None:
    s = Stage(
        {
            "hand": [one(DISCARD, "event"), one(GHOST, "ghost")],
            "center": one(GHOST, "on stage"),
            "back": [one("x-spare", "back")],
        }
    )
    s.do("play", "event")
    assert s.archived("ghost") and s.hand() == 0
    s.do("collab", "back")
    assert s.hand() == 1, "drawn by the one in the archive, not by the one on the stage"


@rule("hocg:10.3.4.3")
def test_it_stops_when_the_card_leaves_that_zone() -> None:
    s = Stage(
        {
            "hand": [one(DISCARD, "event"), one(GHOST, "ghost"), one(SALVAGE, "salvage")],
            "back": [one("x-spare", "back")],
        }
    )
    s.do("play", "event")
    s.do("play", "salvage")
    assert not s.archived("ghost")
    s.do("collab", "back")
    assert s.hand() == 1, "the ghost itself and no card for the collab"


@rule("hocg:10.3.4.3")
def test_a_saved_table_keeps_it_at_work() -> None:
    s = Stage({"hand": [one(DISCARD, "event"), one(GHOST, "ghost")], "back": [one("x-spare", "back")]})
    s.do("play", "event")
    t = GAME.load(s.t.to_data())
    GAME.decide(t, A, s.option("collab", "back"))
    assert len(t.zones[HAND_ZONE + A]) == 1
