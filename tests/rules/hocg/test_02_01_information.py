"""2.1 to 2.3, 2.5 to 2.7 and 2.12 to 2.15: what stands on a card."""

from __future__ import annotations

import pytest

from kaimaku.decks import builtin
from kaimaku.games.hocg import facts
from kaimaku.games.hocg.decks.legality import legal
from kaimaku.games.hocg.defs import BY_ID, CHEER, DEFS, CardDef
from kaimaku.games.hocg.lang import texts
from kaimaku.games.hocg.table import ARCHIVE, HAND
from tests.rule import rule
from tests.rules.hocg.cards_info import (
    CHEERS_BACK,
    FIND_AZKI,
    FIND_BUZZ,
    FIND_FIRST,
    FIND_SINGERS,
    FIND_SORA,
    LIMITED_ITEM,
    PLAIN_ITEM,
    PLAIN_TOOL,
    TRIO,
)
from tests.rules.hocg.scene_turn import A, Scene, one

SORA, AZKI, IRYS, IOFI, SORAZ, NODOKA = "hSD01-003", "hSD01-008", "hSD01-007", "hSD01-012", "hSD01-013", "hSD01-016"
SORA_1, SORA_BUZZ = "hSD01-005", "hSD01-006"


def found(event: str, *deck: str) -> set[str]:
    """What a search of this deck may take."""
    s = Scene({"hand": [one(event, "event")], "deck": {"top": list(deck), "filler": 2}})
    s.do("play", "event")
    return offered(s)


def offered(s: Scene) -> set[str]:
    return {DEFS[s.t.defs[int(option[1])]].id for option in s.options("pick")}


def read_card(**facts_of_it: object) -> facts.Printed:
    """One card as the importer of printed facts reads it."""
    rows = {"number": '"hBP99-001"', "name": '{ en = "X", ja = "X" }', **facts_of_it}
    text = "[[card]]\n" + "\n".join(f"{key} = {value}" for key, value in rows.items())
    return facts.gather({"test.toml": text})["hBP99-001"]


ARTS = '[{ name = { en = "Y", ja = "Y" }, cost = [], power = 10 }]'
SKILLS = '[{ kind = "skill", name = { en = "Z", ja = "Z" }, power = 1, limit = "turn" }]'


# --- names and tags -------------------------------------------------------------------------------------------------


@rule("hocg:2.1.1", "hocg:2.1.2", "hocg:2.11.2.3")
def test_a_name_in_a_text_means_the_cards_that_have_it() -> None:
    """SorAZ is also both of them; who has another name is not found."""
    deck = (SORA, AZKI, IRYS, SORAZ, TRIO, NODOKA)
    assert found(FIND_AZKI, *deck) == {AZKI, SORAZ, TRIO}
    assert found(FIND_SORA, *deck) == {SORA, SORAZ, TRIO}


@rule("hocg:2.11.2.3.1", "hocg:2.11.2.3")
def test_extra_names_stand_beside_the_printed_one() -> None:
    assert BY_ID[TRIO].names == {"Trio", "Tokino Sora", "AZKi"}
    assert BY_ID[SORAZ].names == {"SorAZ", "Tokino Sora", "AZKi"}
    for below in (SORA, AZKI):  # 8.3.3.a: any name in common will do
        s = Scene({"center": one(below, "center"), "hand": [one(SORAZ, "soraz")]})
        assert s.offers("bloom", "soraz", "center")
    assert not Scene({"center": one(IRYS, "center"), "hand": [one(SORAZ, "soraz")]}).offers("bloom", "soraz", "center")


@rule("hocg:2.6.2")
def test_tags_matter_where_they_are_named_and_nowhere_else() -> None:
    assert found(FIND_SINGERS, SORA, IRYS, IOFI, "hSD01-015") == {SORA, IRYS}
    deck = builtin("sora")
    tags = {t.en for number in deck.main for t in facts.load()[number].tags}
    assert {"Gen 0", "Promise", "ID Gen 1", "holoX"} <= tags and legal(deck, facts.load())


# --- kinds ----------------------------------------------------------------------------------------------------------


@rule("hocg:2.2.2", "hocg:2.2.3", "hocg:2.3.2")
def test_every_card_has_one_of_four_types_and_its_subtype_or_level() -> None:
    for card in facts.load().values():
        assert card.kind in ("oshi", "holomem", "support", "cheer")
        supports = ("item", "event", "staff", "tool", "mascot", "fan")
        assert (card.support in supports) == (card.kind == "support")
        assert (card.bloom in ("debut", "first", "second", "spot")) == (card.kind == "holomem")


@rule("hocg:2.2.2", "hocg:2.2.3", "hocg:2.3.2", "hocg:2.4.2")
@pytest.mark.parametrize(
    ("rows", "fault"),
    [
        ({"kind": '"energy"'}, "energy"),
        ({"kind": '"support"'}, "support type"),
        ({"kind": '"support"', "support": '"vehicle"'}, "vehicle"),
        ({"kind": '"holomem"', "hp": 50, "arts": ARTS}, "bloom level"),
        ({"kind": '"holomem"', "hp": 50, "arts": ARTS, "bloom": '"third"'}, "third"),
        ({"kind": '"holomem"', "hp": 50, "arts": ARTS, "bloom": '"debut"', "colors": '["pink"]'}, "pink"),
        ({"kind": '"holomem"', "hp": 50, "arts": ARTS, "bloom": '"debut"', "colors": '["neutral"]'}, "neutral"),
    ],
)
def test_a_card_with_another_type_subtype_level_or_color_is_not_taken(rows: dict[str, object], fault: str) -> None:
    with pytest.raises(facts.FactError, match=fault):
        read_card(**rows)


@rule("hocg:2.4.2")
def test_the_six_colors_are_taken() -> None:
    six = ("white", "green", "red", "blue", "purple", "yellow")
    card = read_card(hp=50, arts=ARTS, bloom='"debut"', colors=list(six))
    assert card.colors == six


@rule("hocg:2.2.2.1", "hocg:2.2.2.2")
def test_a_card_without_a_printed_type_is_known_by_its_life_or_hp() -> None:
    assert read_card(life=5, skills=SKILLS).kind == "oshi"
    assert read_card(hp=50, bloom='"debut"', arts=ARTS).kind == "holomem"
    for neither in ({}, {"life": 5, "hp": 50}):
        with pytest.raises(facts.FactError, match="kind"):
            read_card(**neither)


@rule("hocg:2.2.4")
def test_a_tool_asks_for_a_holomem_and_an_item_does_not() -> None:
    s = Scene({"center": one("x-spare", "center"), "hand": [one(PLAIN_TOOL, "tool"), one(PLAIN_ITEM, "item")]})
    assert s.why("play", "tool") == "hocg:10.7.2.3.6"
    assert s.offers("play", "tool", "center") and s.offers("play", "item")
    s.do("play", "tool", "center")
    assert s.mem("center").supports == [s.card("tool")]
    s.do("play", "item")
    assert s.t.where[s.card("item")] == ARCHIVE + A


@rule("hocg:2.5.1")
def test_buzz_is_a_mark_beside_the_level() -> None:
    deck = (SORA, SORA_1, SORA_BUZZ, AZKI)
    assert found(FIND_BUZZ, *deck) == {SORA_BUZZ}
    assert found(FIND_FIRST, *deck) == {SORA_1, SORA_BUZZ}


# --- text -----------------------------------------------------------------------------------------------------------


def abilities(d: CardDef) -> int:
    return len(d.own) + len(d.watch) + len(d.activated) + (d.use is not None)


@rule("hocg:2.7.2")
def test_reminder_text_does_nothing() -> None:
    """What every tool says about how it is attached is printed, and is no ability."""
    tool = BY_ID[PLAIN_TOOL]
    assert "attached" in texts(tool, "en")["text"] and abilities(tool) == 0


@rule("hocg:2.7.2.1")
def test_cheers_have_no_abilities() -> None:
    cheers = [d for d in BY_ID.values() if d.kind == CHEER]
    assert len(cheers) >= 6 and all(abilities(d) == 0 for d in cheers)


@rule("hocg:2.12.1")
def test_only_limited_cards_are_limited() -> None:
    hand = [one(LIMITED_ITEM, "one"), one(LIMITED_ITEM, "two"), one(PLAIN_ITEM, "three"), one(PLAIN_ITEM, "four")]
    s = Scene({"hand": hand})
    s.do("play", "one")
    assert s.why("play", "two") == "hocg:8.6.2"
    s.do("play", "three")
    s.do("play", "four")
    assert s.why("play", "two") == "hocg:8.6.2"


@rule("hocg:2.15.1")
def test_naming_a_piece_of_information_means_the_cards_that_have_it() -> None:
    """Cheers in your archive: neither its other cards, nor the opponent's, nor cheers elsewhere."""
    a = {"archive": ["hY01-001", SORA, "hY02-001", NODOKA], "center": one("x-spare", "center", cheers=["blue"])}
    s = Scene({**a, "hand": [one(CHEERS_BACK, "event")]}, {"archive": ["hY03-001"]})
    s.do("play", "event")
    assert offered(s) == {"hY01-001", "hY02-001"}
    assert s.count(HAND + A) == 0
