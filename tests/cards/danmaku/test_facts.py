"""The printed facts: all cards of the box, each once, in both languages."""

import re
from collections import Counter
from itertools import chain

import msgspec
import pytest

from kaimaku.games.danmaku.facts import (
    CHARACTERS,
    INCIDENTS,
    MAIN_DECK,
    ROLES,
    Names,
    PrintedCard,
    PrintedCharacter,
    PrintedIncident,
    PrintedRole,
    PrintedSpell,
    Season,
    Type,
)
from tests.rule import rule

SEASONS: tuple[Season, ...] = ("spring", "summer", "autumn", "winter")
Printed = PrintedCard | PrintedCharacter | PrintedIncident | PrintedRole
ALL: list[Printed] = [*MAIN_DECK.values(), *CHARACTERS.values(), *INCIDENTS.values(), *ROLES.values()]
JAPANESE = re.compile(r"[ぁ-ゖァ-ヺ一-鿿]")


@rule("danmaku:contents.main", "danmaku:season.1")
def test_the_main_deck_has_eighty_cards_twenty_of_each_season() -> None:
    seasons: Counter[str] = Counter()
    for card in MAIN_DECK.values():
        seasons.update(card.seasons)
    assert seasons == dict.fromkeys(SEASONS, 20)


def test_copies_of_every_main_deck_card() -> None:
    copies = {name: tuple(card.seasons.get(season, 0) for season in SEASONS) for name, card in MAIN_DECK.items()}
    assert copies == {
        "1UP": (0, 0, 1, 1),
        "Bomb": (1, 1, 1, 1),
        '"Borrow"': (1, 1, 0, 0),
        "Capture Spell Card": (0, 0, 0, 1),
        "Focus": (0, 1, 1, 0),
        "Graze": (4, 3, 3, 4),
        "Grimoire": (0, 1, 1, 0),
        "Kourindou": (0, 0, 0, 1),
        "Laser Shot": (0, 1, 0, 0),
        "Last Word": (0, 1, 0, 0),
        "Master Plan": (0, 0, 1, 0),
        "Melee": (0, 0, 0, 1),
        "Mini-Hakkero": (0, 1, 0, 0),
        "Party": (1, 0, 0, 0),
        "Power": (2, 1, 1, 2),
        "Seal Away": (1, 1, 1, 1),
        "Shoot": (6, 6, 6, 6),
        "Sorcerer's Sutra Scroll": (0, 0, 1, 0),
        "Spiritual Attack": (2, 1, 2, 1),
        "Stopwatch": (0, 0, 0, 1),
        "Supernatural Border": (2, 0, 0, 0),
        "Tempest": (0, 1, 0, 0),
        "Voile": (0, 0, 1, 0),
    }


@rule("danmaku:card.elements")
def test_types_and_points_of_the_main_deck() -> None:
    def having(*types: Type) -> set[str]:
        return {name for name, card in MAIN_DECK.items() if set(types) <= set(chain(*card.types))}

    assert {name: card.types for name, card in MAIN_DECK.items() if len(card.types) > 1} == {
        "1UP": (("action", "healing"), ("reaction", "healing")),
        "Bomb": (("invocation",), ("reaction",)),
    }
    assert having("reaction") == {"1UP", "Bomb", "Graze"}
    assert having("dodge") == having("dodge", "reaction") == {"Graze"}
    assert having("healing") == {"1UP"}
    assert having("invocation") == {"Bomb", "Capture Spell Card", "Spiritual Attack"}
    danmaku = {"Laser Shot", "Last Word", "Melee", "Seal Away", "Shoot"}
    assert having("danmaku") == having("danmaku", "action") == danmaku
    assert having("item") == {
        "Focus",
        "Mini-Hakkero",
        "Power",
        "Sorcerer's Sutra Scroll",
        "Stopwatch",
        "Supernatural Border",
    }
    assert having("powerup") == having("powerup", "item") == {"Power", "Supernatural Border"}
    assert having("defense") == having("defense", "item") == {"Focus", "Supernatural Border"}
    assert having("artifact") == {"Mini-Hakkero", "Sorcerer's Sutra Scroll", "Stopwatch"}
    assert having("artifact", "item") == having("artifact")
    plain = {'"Borrow"', "Grimoire", "Kourindou", "Master Plan", "Party", "Tempest", "Voile"}
    assert having("action") == {"1UP"} | danmaku | plain
    three = {"Focus", "Grimoire", "Kourindou", "Last Word", "Master Plan", "Party", "Spiritual Attack", "Tempest"}
    points: dict[int, set[str]] = {}
    for name, card in MAIN_DECK.items():
        points.setdefault(card.points, set()).add(name)
    assert points == {
        1: {"Graze", "Shoot"},
        2: {"1UP", '"Borrow"', "Melee", "Power", "Seal Away"},
        3: three | {"Supernatural Border"},
        4: {"Bomb", "Capture Spell Card", "Laser Shot"},
        5: {"Mini-Hakkero", "Sorcerer's Sutra Scroll", "Stopwatch", "Voile"},
    }


def test_a_card_in_full() -> None:
    assert MAIN_DECK["Supernatural Border"] == PrintedCard(
        id="supernatural_border",
        name=Names("Supernatural Border", "森羅結界"),
        points=3,
        types=(("item", "defense", "powerup"),),
        numbers={"spring": (91, 92)},
    )
    assert MAIN_DECK["Supernatural Border"].seasons == {"spring": 2}


@rule("danmaku:contents.characters")
def test_six_characters_of_each_season() -> None:
    seasons: dict[Season, set[str]] = {}
    for short, character in CHARACTERS.items():
        seasons.setdefault(character.season, set()).add(short)
    assert seasons == {
        "spring": {"Reimu", "Byakuren", "Yuuka", "Youmu", "Eirin", "Yukari"},
        "summer": {"Tenshi", "Meiling", "Suika", "Marisa", "Utsuho", "Miko"},
        "autumn": {"Alice", "Nitori", "Sanae", "Reisen", "Remilia", "Aya"},
        "winter": {"Cirno", "Sakuya", "Keine", "Satori", "Futo", "Patchouli"},
    }


@rule("danmaku:character.elements")
def test_when_spell_cards_are_activated() -> None:
    timings = {short: character.spell.timing for short, character in CHARACTERS.items()}
    assert {short for short, timing in timings.items() if timing == "reaction"} == {
        "Meiling",
        "Sakuya",
        "Keine",
        "Reisen",
    }
    assert [short for short, timing in timings.items() if timing == "copied"] == ["Satori"]
    assert Counter(timings.values())["action"] == 19


@rule("danmaku:character.elements")
def test_a_character_in_full() -> None:
    assert CHARACTERS["Reimu"] == PrintedCharacter(
        id="hakurei_reimu",
        name=Names("Hakurei Reimu", "博麗霊夢"),
        short=Names("Reimu", "霊夢"),
        number=115,
        season="spring",
        spell=PrintedSpell(Names("Spirit Sign", "霊符"), Names("Fantasy Seal", "夢想封印"), "action"),
    )


def test_a_short_name_is_part_of_the_name() -> None:
    for character in CHARACTERS.values():
        assert character.short.en in character.name.en.split()
        assert character.short.ja in character.name.ja


@rule("danmaku:contents.incident")
def test_four_incidents_of_each_season() -> None:
    seasons: dict[Season, set[str]] = {}
    for name, incident in INCIDENTS.items():
        seasons.setdefault(incident.season, set()).add(name)
    assert seasons == {
        "spring": {"Endless Party", "Lily White", "Saigyou Ayakashi Blooming", "Voyage to Makai"},
        "summer": {"Great Fairy Wars", "Overdrive", "Rekindle Blazing Hell", "Scarlet Weather Rhapsody"},
        "autumn": {"Crisis of Faith", "Crossing to Higan", "Eternal Night", "Five Impossible Requests"},
        "winter": {"Great Barrier Weakening", "Spring Snow", "Undefined Fantastic Object", "Worldly Desires"},
    }


def test_an_incident_in_full() -> None:
    assert INCIDENTS["Great Barrier Weakening"] == PrintedIncident(
        "great_barrier_weakening", Names("Great Barrier Weakening", "大結界の緩み"), 102, "winter"
    )


@rule("danmaku:contents.roles")
def test_sixteen_role_cards_by_colour() -> None:
    kinds: Counter[str] = Counter()
    for role in ROLES.values():
        kinds[role.kind] += role.copies
    assert kinds == {"heroine": 1, "rival": 1, "partner": 4, "stage_boss": 6, "extra_boss": 4}


@rule("danmaku:role.basic", "danmaku:role.advanced")
def test_basic_and_advanced_roles_and_their_numbers_of_players() -> None:
    dealt = {name: (role.kind, role.players, role.copies) for name, role in ROLES.items() if not role.reveals}
    advanced = {name for name, role in ROLES.items() if role.advanced}
    assert {name: facts for name, facts in dealt.items() if name not in advanced} == {
        "Heroine": ("heroine", 4, 1),
        "Partner": ("partner", 5, 2),
        "Stage Boss": ("stage_boss", 4, 3),
        "EX Boss": ("extra_boss", 4, 1),
    }
    assert {name: dealt[name] for name in advanced} == {
        "Rival": ("rival", 8, 1),
        "One True Partner": ("partner", 7, 1),
        "EX Midboss": ("partner", 5, 1),
        "Challenger": ("stage_boss", 5, 1),
        "Final Boss": ("stage_boss", 5, 1),
        "Anti-Heroine": ("stage_boss", 5, 1),
        "Phantom Boss": ("extra_boss", 4, 1),
    }


def test_each_extra_boss_has_a_revealed_side() -> None:
    sides = {role.reveals: role for role in ROLES.values() if role.reveals}
    assert {replaced: side.name.en for replaced, side in sides.items()} == {
        "ex_boss": "EX Boss Revealed",
        "phantom_boss": "True Phantom Boss",
    }
    assert set(sides) == {role.id for role in ROLES.values() if role.kind == "extra_boss" and not role.reveals}
    assert all((side.kind, side.copies, side.players) == ("extra_boss", 1, 0) for side in sides.values())


def test_a_role_in_full() -> None:
    assert ROLES["One True Partner"] == PrintedRole(
        id="one_true_partner",
        name=Names("One True Partner", "真のパートナー"),
        numbers=(6,),
        kind="partner",
        players=7,
        advanced=True,
    )


def test_every_card_of_the_box_has_its_own_number() -> None:
    roles = [number for role in ROLES.values() for number in role.numbers]
    main = [number for card in MAIN_DECK.values() for numbers in card.numbers.values() for number in numbers]
    assert sorted(roles) == list(range(1, 17))
    assert sorted(main) == list(range(17, 97))
    assert [incident.number for incident in INCIDENTS.values()] == list(range(97, 113))
    assert [character.number for character in CHARACTERS.values()] == list(range(113, 137))


def test_ids_are_slugs_and_unlike_each_other() -> None:
    ids = [printed.id for printed in ALL]
    assert len(set(ids)) == len(ids) == 23 + 24 + 16 + 13
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", id) for id in ids)


def test_names_are_unlike_each_other() -> None:
    cards = [printed.name for printed in ALL]
    short = [character.short for character in CHARACTERS.values()]
    spells = [character.spell.name for character in CHARACTERS.values()]
    for names in (cards, short, spells):
        assert len({name.en for name in names}) == len({name.ja for name in names}) == len(names)


def test_both_languages_are_there() -> None:
    names = [printed.name for printed in ALL]
    for character in CHARACTERS.values():
        names += [character.short, character.spell.sign, character.spell.name]
    for name in names:
        assert name.en == name.en.strip() != "" and name.en.isascii()
        assert JAPANESE.search(name.ja) or name.ja == "1UP"
        assert name.ja == name.ja.strip()


@pytest.mark.parametrize(
    ("field", "value"),
    [("types", [["bomb"]]), ("numbers", {"monsoon": [1]}), ("points", "3"), ("text", "a sentence")],
)
def test_a_wrong_fact_is_refused(field: str, value: object) -> None:
    card = msgspec.to_builtins(MAIN_DECK["Focus"])
    assert msgspec.convert(card, PrintedCard) == MAIN_DECK["Focus"]
    with pytest.raises(msgspec.ValidationError, match=field):
        msgspec.convert({**card, field: value}, PrintedCard)
