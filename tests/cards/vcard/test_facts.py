"""The printed facts of both sets: what is on the cards besides their effects."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from kaimaku.games.vcard.card import ALLY, BOOST, BY_ID, CARDS, MASCOT, REINFORCEMENT, SUPPORTS, VTUBER, WORLD, CardDef
from kaimaku.games.vcard.rulings import WHEEL
from tests.rule import rule

OLD_WHEEL = {"water": "fire", "fire": "grass", "grass": "platinum", "platinum": "electric", "electric": "water"}
WHEELS = {"CCD": WHEEL, "S1": OLD_WHEEL}
SIZES = {"CCD": 135, "S1": 190}
TYPES = {
    "CCD": {VTUBER: 63, MASCOT: 21, WORLD: 10, BOOST: 17, ALLY: 12, REINFORCEMENT: 12},
    "S1": {VTUBER: 126, MASCOT: 42, BOOST: 10, ALLY: 8, REINFORCEMENT: 4},
}
# the cards that print each effect type, by number; the rest prints none
PASSIVES = {
    "CCD": {7, 19, 24, 28, 31, *range(84, 94), 112, 123},
    "S1": {16, 25, 34, 76, 161, 167},
}
ECHOES = {"CCD": {25, 35, 64, 121}, "S1": {127, 135, 143, 149}}
LOCKS = {
    "CCD": {1, 4, 10, 12, 13, 16, 23, 36, 37, 43, 47, 49, 55, 60, 61, 67, 72, 73, 76, 79, 111, 113, 118},
    "S1": {
        *(4, 19, 22, 28, 31, 37, 49, 52, 55, 58, 70, 82, 85, 88, 91, 94, 97, 100, 103, 106, 109, 115),
        *(128, 132, 139, 148, 153, 155, 159, 160, 163, 168, 181, 182, 189),
    },
}
SNAPS = {
    "CCD": {11, 22, 34, 40, 46, 48, 52, 58, 59, 70, 71, 82, 83, 119},
    "S1": {
        *(1, 7, 10, 13, 40, 43, 46, 61, 64, 67, 73, 79, 112, 118, 121, 124, 129, 130, 131, 133, 134, 136, 137, 138),
        *(140, 141, 142, 144, 145, 146, 147, 150, 151, 152, 154, 156, 157, 158, 162, 164, 165, 166),
    },
}
EFFECTS = {"passive": PASSIVES, "lock": LOCKS, "snap": SNAPS, "echo": ECHOES}
SETS = {name: [d for d in CARDS if d.facts.id.startswith(f"{name}-")] for name in SIZES}
BOTH = [*SETS["CCD"], *SETS["S1"]]
VTUBERS = [d for d in BOTH if d.facts.type == VTUBER]


def lines(name: str) -> Iterator[list[CardDef]]:
    """The cards of each VTuber of a set, in the order of their numbers."""
    found = [d for d in SETS[name] if d.facts.type == VTUBER]
    for line in dict.fromkeys(d.facts.line for d in found):
        yield [d for d in found if d.facts.line == line]


@pytest.mark.parametrize("name", SIZES)
def test_a_set_is_complete(name: str) -> None:
    ids = [d.facts.id for d in SETS[name]]
    assert ids == [f"{name}-{n:03}" for n in range(1, SIZES[name] + 1)]
    assert Counter(d.facts.type for d in SETS[name]) == TYPES[name]
    assert all(d.facts.name and BY_ID[d.facts.id] is d for d in SETS[name])


@rule("vcard:4.1.1.1", "vcard:4.1.1.2a", "vcard:4.1.1.2b")
@pytest.mark.parametrize(("name", "count"), [("CCD", 21), ("S1", 42)])
def test_every_line_has_its_three_stages(name: str, count: int) -> None:
    found = list(lines(name))
    assert len(found) == count
    for stages in found:
        assert [d.facts.pl for d in stages] == [8, 9, 10], stages[0].facts.line
        numbers = [int(d.facts.id[-3:]) for d in stages]
        assert numbers == [numbers[0], numbers[0] + 1, numbers[0] + 2]
        assert stages[0].facts.name == stages[0].facts.line
        assert len({(d.facts.element, d.facts.strength) for d in stages}) == 1


@rule("vcard:4.1.1.2f", "vcard:4.3.1.1")
@pytest.mark.parametrize("name", SIZES)
def test_strengths_follow_the_wheel_of_the_set(name: str) -> None:
    for d in SETS[name]:
        if d.facts.type == VTUBER:
            assert d.facts.strength == WHEELS[name][d.facts.element or ""], d.facts.id
        else:
            assert d.facts.strength is None, d.facts.id


@rule("vcard:4.3.0.1", "vcard:4.3.0.2")
@pytest.mark.parametrize("name", SIZES)
def test_vtubers_mascots_and_worlds_have_elements(name: str) -> None:
    elements = {kind: {d.facts.element for d in SETS[name] if d.facts.type == kind} for kind in TYPES[name]}
    for kind in (VTUBER, MASCOT):
        assert elements[kind] == set(WHEELS[name])
    assert elements.get(WORLD, set()) <= {*WHEEL, None}
    assert all(elements[kind] == {None} for kind in SUPPORTS)


@pytest.mark.parametrize("wheel", WHEELS.values())
def test_a_wheel_is_one_circle(wheel: dict[str, str]) -> None:
    seen = ["water"]
    while wheel[seen[-1]] != "water":
        seen.append(wheel[seen[-1]])
    assert sorted(seen) == sorted(wheel)


@rule("vcard:4.1.2.6a", "vcard:4.1.2.6b")
@pytest.mark.parametrize("name", SIZES)
def test_every_mascot_pairs_with_one_line_of_its_set_and_element(name: str) -> None:
    mascots = [d.facts for d in SETS[name] if d.facts.type == MASCOT]
    by_line = {stages[0].facts.line: stages[0].facts for stages in lines(name)}
    assert sorted(str(m.pairs) for m in mascots) == sorted(str(line) for line in by_line)
    for mascot in mascots:
        assert by_line[mascot.pairs].element == mascot.element, mascot.id
    assert all(d.facts.pairs is None for d in SETS[name] if d.facts.type != MASCOT)


@rule("vcard:4.1.1.4b")
def test_every_pl8_has_an_effect_of_one_type() -> None:
    for d in VTUBERS:
        if d.facts.pl == 8:
            assert d.effect in ("passive", "lock", "snap", "echo") and d.words["en"] and d.words["ja"], d.facts.id


@rule("vcard:4.1.1.2d")
@pytest.mark.parametrize("name", SIZES)
@pytest.mark.parametrize("kind", EFFECTS)
def test_which_cards_print_which_effect_type(name: str, kind: str) -> None:
    assert {int(d.facts.id[-3:]) for d in SETS[name] if d.effect == kind} == EFFECTS[kind][name]


@rule("vcard:4.1.1.5c", "vcard:4.1.1.6c")
def test_no_evolution_has_an_effect() -> None:
    for d in VTUBERS:
        if d.facts.pl > 8:
            assert d.effect == d.words["en"] == d.words["ja"] == "", d.facts.id
            assert d.snap == d.echo == d.lock == d.boost == d.reply == -1
            assert not (d.watchers or d.statics or d.erupt or d.keywords)


@rule("vcard:4.5.3.2")
def test_flavour_text_is_on_evolutions_only() -> None:
    for d in BOTH:
        if d.facts.type != VTUBER or d.facts.pl == 8:
            assert d.facts.flavor == d.facts.flavor_ja == "", d.facts.id


def test_every_evolution_of_the_demo_set_has_flavour_text_in_both_languages() -> None:
    for d in SETS["CCD"]:
        if d.facts.type == VTUBER and d.facts.pl > 8:
            assert d.facts.flavor and re.search(r"[ぁ-ゖァ-ヺ一-鿿]", d.facts.flavor_ja), d.facts.id
            assert not re.search(r"[ぁ-ゖァ-ヺ一-鿿]", d.facts.flavor)


def test_every_other_card_has_an_effect() -> None:
    for d in BOTH:
        if d.facts.type != VTUBER:
            assert d.words["en"] and d.words["ja"], d.facts.id


def test_mascots_and_worlds_print_an_effect_type() -> None:
    for d in BOTH:
        if d.facts.type in (MASCOT, WORLD):
            assert d.effect, d.facts.id
        elif d.facts.type in (BOOST, REINFORCEMENT):
            assert not d.effect, d.facts.id


def test_a_support_works_as_what_it_is() -> None:
    for d in BOTH:
        assert (d.boost >= 0) == (d.facts.type == BOOST), d.facts.id
        assert (d.reply >= 0) == (d.facts.type == REINFORCEMENT) == (d.reply_on is not None), d.facts.id


@rule("vcard:8.1.0.1/positive/1", "vcard:8.1.0.1/negative/1")
def test_positive_and_negative_come_together() -> None:
    poles = [d for d in BOTH if d.keywords & {"Positive", "Negative"}]
    assert len(poles) == 6
    for d in poles:
        assert {"Positive", "Negative"} <= d.keywords, d.facts.id


def test_the_one_effect_type_is_the_one_that_happens() -> None:
    for d in BOTH:
        programs = {"snap": d.snap, "echo": d.echo, "lock": d.lock}
        for kind, prog in programs.items():
            assert (prog >= 0) == (d.effect == kind), d.facts.id
        if d.facts.type != ALLY:  # an Ally may last or listen without an effect type
            assert bool(d.watchers or d.statics or d.erupt) == (d.effect == "passive"), d.facts.id
