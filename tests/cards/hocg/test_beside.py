"""Texts about a card's own holomem or holder, tried with others about whom they do not speak."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.hocg.beside import neighbour, story
from tests.cards.hocg.scene import Scene, one
from tests.cards.hocg.tries import arts_cost, arts_more, hp_of
from tests.rule import rule

Given = dict[str, Any]
HAMMER, MASCOT, LABO, KANPAI = "hBP04-098", "hBP08-105", "hEB01-034", "hBP09-095"
NOEL, AKI, NERISSA, WATAME, MIKO, KOBO, AYAME = (
    "hBP02-015",
    "hBP01-037",
    "hBP02-068",
    "hBP03-072",
    "hBP03-025",
    "hBP01-082",
    "hBP06-034",
)
KORONE, RAORA, MOONA, MATSURI, SUBARU, NENE, ELIZABETH = (
    "hBP03-061",
    "hBP04-017",
    "hBP01-088",
    "hBP04-079",
    "hBP04-067",
    "hBP04-084",
    "hBP07-049",
)
ZETA, MIO, KRONII, SU, IRYS, KOYORI, BUZZ, SORA = (
    "hBP01-024",
    "hBP02-024",
    "hBP01-092",
    "hBP08-047",
    "hBP01-028",
    "hBP04-013",
    "hBP01-027",
    "hSD01-003",
)
CECILIA, FUWAWA, LUI, INA = "hBP04-028", "hBP03-037", "hBP01-056", "hBP02-061"


@rule("hocg:10.1.1")
@pytest.mark.parametrize(
    ("number", "how", "nth", "mine"),
    [
        ("hBP05-012", "art", 1, {}),
        ("hBP05-015", "art", 1, {}),
        ("hBP05-016", "art", 1, {}),
        ("hBP05-017", "art", 1, {}),
        ("hBP05-018", "art", 2, {}),
        ("hBP05-019", "collab", 0, {}),
        ("hBP05-021", "bloom", 0, {}),
        ("hBP05-027", "bloom", 0, {}),
        ("hBP05-027", "art", 1, {}),
        ("hBP05-037", "art", 1, {}),
        ("hBP05-037", "art", 2, {}),
        ("hBP05-040", "art", 1, {}),
        ("hBP05-043", "art", 1, {}),
        ("hBP05-049", "art", 2, {}),
        ("hBP05-063", "collab", 0, {}),
        ("hBP05-068", "collab", 0, {}),
        ("hBP05-069", "art", 1, {}),
        ("hBP05-072", "art", 1, {}),
        ("hBP06-021", "collab", 0, {}),
        ("hBP06-027", "art", 1, {}),
        ("hBP06-031", "art", 1, {"companion": "hBP06-031", "beside": {"attached": ["Lu-knights"]}}),
        ("hBP06-045", "art", 2, {}),
        ("hBP06-048", "art", 1, {}),
        ("hBP06-051", "art", 2, {}),
        ("hBP06-052", "art", 1, {}),
        ("hBP06-054", "bloom", 0, {"companion": "hBP06-054", "beside": {"attached": ["Yukimin"]}}),
        ("hBP06-054", "art", 1, {"companion": "hBP06-054", "beside": {"attached": ["Yukimin"]}}),
        ("hBP06-058", "art", 1, {}),
        ("hBP06-061", "art", 1, {"companion": "hBP06-061", "beside": {"attached": ["Roboser"]}}),
        ("hBP06-066", "art", 1, {"companion": "hBP06-066", "beside": {"attached": ["Roboser"]}}),
        ("hBP06-069", "art", 1, {}),
        ("hBP06-080", "art", 1, {"companion": "hBP06-080", "beside": {"attached": ["Subatomo"]}}),
        ("hBP06-081", "art", 1, {}),
        ("hBP07-011", "art", 1, {}),
        ("hBP07-013", "art", 1, {"companion": "hBP07-013", "beside": {"attached": ["Watamates"]}}),
        ("hBP07-014", "art", 1, {}),
        ("hBP07-019", "art", 1, {"companion": "hBP07-019", "beside": {"attached": ["Zecretary"]}}),
        ("hBP07-027", "art", 1, {}),
        ("hBP07-030", "bloom", 0, {}),
        ("hBP07-030", "art", 1, {}),
        ("hBP07-034", "art", 1, {}),
        ("hBP07-035", "collab", 0, {}),
        ("hBP07-035", "art", 1, {}),
        ("hBP07-043", "art", 1, {"companion": "hBP07-043", "beside": {"attached": ["35P"]}}),
        ("hBP07-056", "art", 1, {}),
        ("hBP07-062", "art", 1, {}),
        ("hBP07-075", "art", 1, {}),
        ("hBP07-079", "bloom", 0, {}),
        ("hBP07-081", "art", 1, {"companion": "hBP07-081", "beside": {"attached": ["Giraffe Stag Beetle"]}}),
        ("hBP07-090", "art", 1, {}),
        ("hBP08-011", "collab", 0, {}),
        ("hBP08-011", "art", 1, {}),
        ("hBP08-012", "art", 1, {}),
        ("hBP08-013", "art", 1, {}),
        ("hBP08-019", "art", 1, {"companion": "hBP08-019", "beside": {"attached": ["Chattino"]}}),
        ("hBP08-023", "bloom", 0, {}),
        ("hBP08-024", "art", 1, {}),
        ("hBP08-026", "collab", 0, {}),
        ("hBP08-027", "bloom", 0, {}),
        ("hBP08-027", "art", 1, {}),
        ("hBP08-035", "art", 1, {}),
        ("hBP08-039", "art", 1, {}),
        ("hBP08-040", "collab", 0, {"companion": "hBP08-040", "beside": {"attached": ["Demon Blade Asura"]}}),
        ("hBP08-043", "collab", 0, {}),
        ("hBP08-054", "art", 1, {}),
        ("hBP08-057", "art", 1, {}),
        ("hBP08-058", "art", 2, {}),
        ("hBP08-059", "art", 1, {}),
        ("hBP08-075", "art", 1, {"companion": "hBP08-075", "beside": {"attached": ["Roboser"]}}),
        ("hBP08-076", "art", 1, {}),
        ("hBP08-089", "bloom", 0, {}),
        ("hBP09-031", "art", 1, {}),
        ("hBP09-038", "collab", 0, {}),
        ("hBP09-042", "art", 1, {}),
        ("hBP09-051", "art", 2, {}),
        ("hBP09-055", "art", 2, {}),
        ("hBP09-076", "art", 1, {}),
        ("hEB01-011", "art", 1, {}),
        ("hEB01-013", "collab", 0, {}),
        ("hEB01-015", "art", 1, {}),
        ("hEB01-016", "art", 1, {}),
        ("hEB01-017", "bloom", 0, {}),
        ("hEB01-018", "art", 1, {"companion": "hEB01-018", "beside": {"attached": [LABO]}}),
        ("hEB01-017", "art", 1, {"oshi": "hEB01-002"}),
        ("hBP09-081", "art", 1, {"archive": [KANPAI] * 2}),
    ],
)
def test_what_it_has_itself_is_meant(number: str, how: str, nth: int, mine: Given) -> None:
    plain, rich = (neighbour(number, how, nth, has, mine, {}) for has in (False, True))
    assert plain == rich


@rule("hocg:10.1.1", "hocg:10.8.1")
@pytest.mark.parametrize(
    ("number", "me", "mine"),
    [
        ("hBP05-023", {}, {}),
        ("hBP05-061", {}, {}),
        ("hBP05-067", {}, {}),
        ("hBP05-069", {}, {}),
        ("hBP06-014", {}, {}),
        ("hBP06-020", {}, {}),
        ("hBP06-027", {}, {}),
        ("hBP06-052", {}, {}),
        ("hBP06-065", {}, {}),
        ("hBP06-072", {}, {}),
        ("hBP07-014", {}, {}),
        ("hBP07-024", {}, {}),
        ("hBP07-039", {}, {}),
        ("hBP07-085", {}, {}),
        ("hBP08-013", {}, {}),
        ("hBP08-015", {}, {}),
        ("hBP08-019", {}, {}),
        ("hBP08-041", {}, {}),
        ("hBP08-050", {}, {}),
        ("hBP08-088", {}, {}),
        ("hBP09-008", {}, {}),
        ("hBP09-014", {}, {}),
        ("hBP09-027", {}, {}),
        ("hBP09-031", {}, {}),
        ("hBP09-037", {}, {}),
        ("hBP09-042", {}, {}),
        ("hBP09-081", {}, {}),
        ("hBP09-083", {}, {}),
        ("hEB01-006", {}, {}),
        ("hEB01-018", {}, {}),
        ("hBP07-016", {"attached": [MASCOT]}, {}),
        ("hBP07-029", {"attached": [HAMMER], "damage": 50}, {}),
        ("hBP07-084", {}, {"archive": ["hSD01-016"]}),
        ("hBP08-019", {"attached": ["Chattino"]}, {}),
        ("hBP09-041", {"attached": [HAMMER]}, {}),
        ("hBP09-049", {}, {"oshi": "hBP09-001"}),
        ("hBP09-088", {}, {"oshi": "hBP07-007"}),
        ("hEB01-006", {"attached": [HAMMER]}, {}),
        ("hEB01-018", {"attached": [LABO]}, {}),
    ],
)
def test_a_gift_of_its_own_is_not_for_the_others(number: str, me: Given, mine: Given) -> None:
    assert story({"card": number, **me}, mine) == story({"card": "Spare", **me}, mine)


@rule("hocg:5.17.2", "hocg:5.19.1")
@pytest.mark.parametrize(
    ("number", "holder", "mine"),
    [
        ("hBP05-081", NOEL, {}),
        ("hBP05-082", AKI, {}),
        ("hBP05-083", NERISSA, {}),
        ("hBP05-084", WATAME, {}),
        ("hBP05-085", MIKO, {}),
        ("hBP05-086", KOBO, {}),
        ("hBP05-087", NERISSA, {}),
        ("hBP06-097", BUZZ, {}),
        ("hBP06-098", AYAME, {}),
        ("hBP06-099", KORONE, {}),
        ("hBP06-100", RAORA, {}),
        ("hBP06-101", MOONA, {}),
        ("hBP06-102", MATSURI, {}),
        ("hBP06-104", SUBARU, {}),
        ("hBP07-102", WATAME, {}),
        ("hBP07-103", NENE, {}),
        ("hBP07-104", ELIZABETH, {}),
        ("hBP07-105", ZETA, {}),
        ("hBP07-106", MIO, {}),
        ("hBP07-107", KRONII, {}),
        ("hBP07-108", ZETA, {}),
        ("hBP07-109", KRONII, {}),
        ("hBP08-102", BUZZ, {}),
        ("hBP08-103", SORA, {}),
        ("hBP08-104", SU, {}),
        ("hBP08-105", IRYS, {}),
        ("hBP08-106", IRYS, {}),
        ("hBP08-107", CECILIA, {}),
        ("hBP08-108", FUWAWA, {}),
        ("hBP08-109", LUI, {}),
        ("hBP08-110", INA, {}),
        ("hEB01-033", "hEB01-004", {}),
        ("hEB01-034", KOYORI, {}),
        ("hBP09-110", "hBP09-077", {}),
    ],
)
def test_a_support_is_for_its_holder(number: str, holder: str, mine: Given) -> None:
    held = {"cheers": ["red", "white", "purple", "yellow"]}
    assert story({"card": holder, "attached": [number], **held}, mine) == story({"card": holder, **held}, mine)


@rule("hocg:5.17.2", "hocg:10.10.1")
@pytest.mark.parametrize(
    ("number", "holder", "me", "more"),
    [
        ("hBP05-081", SORA, {}, (10, 0)),
        ("hBP05-081", NOEL, {"cheers": ["white x3"]}, (30, 0)),
        ("hBP05-081", NOEL, {"cheers": ["white x2"]}, (10, 0)),
        ("hBP05-082", SORA, {}, (10, 0)),
        ("hBP05-082", AKI, {}, (50, 0)),
        ("hBP05-083", SORA, {}, (10, 0)),
        ("hBP05-084", SORA, {}, (10, 0)),
        ("hBP05-084", WATAME, {"attached": ["Watamates"]}, (20, 0)),
        ("hBP05-085", SORA, {}, (0, 10)),
        ("hBP05-086", SORA, {}, (0, 20)),
        ("hBP06-097", BUZZ, {}, (0, 30)),
        ("hBP06-097", SORA, {}, (0, 0)),
        ("hBP06-098", SORA, {}, (10, 0)),
        ("hBP06-099", SORA, {}, (10, 0)),
        ("hBP06-100", SORA, {}, (0, 10)),
        ("hBP06-101", SORA, {}, (0, 20)),
        ("hBP06-102", SORA, {}, (0, 20)),
        ("hBP07-102", WATAME, {}, (20, 0)),
        ("hBP07-102", SORA, {}, (0, 0)),
        ("hBP07-103", NENE, {}, (20, 0)),
        ("hBP07-103", SORA, {}, (0, 0)),
        ("hBP07-104", ELIZABETH, {}, (20, 0)),
        ("hBP07-104", ELIZABETH, {"damage": 10}, (40, 0)),
        ("hBP07-104", SORA, {"damage": 10}, (0, 0)),
        ("hBP07-105", SORA, {}, (10, 0)),
        ("hBP07-106", SORA, {}, (0, 20)),
        ("hBP07-107", SORA, {}, (0, 20)),
        ("hBP07-109", KRONII, {}, (10, 0)),
        ("hBP08-102", SORA, {}, (10, 0)),
        ("hBP08-103", SORA, {}, (0, 50)),
        ("hBP08-105", SORA, {}, (0, 20)),
        ("hBP08-105", IRYS, {"cheers": ["white", "purple"]}, (20, 20)),
        ("hBP08-105", IRYS, {"cheers": ["white"]}, (0, 20)),
        ("hBP08-107", CECILIA, {}, (10, 0)),
        ("hBP08-108", FUWAWA, {}, (0, 10)),
        ("hBP08-109", LUI, {}, (10, 0)),
        ("hBP08-110", INA, {}, (10, 0)),
        ("hEB01-033", SORA, {}, (0, 0)),
        ("hEB01-033", "hEB01-004", {}, (10, 0)),
        ("hEB01-034", SORA, {}, (10, 0)),
    ],
)
def test_what_a_support_adds_to_a_holder_at_the_back(
    number: str, holder: str, me: Given, more: tuple[int, int]
) -> None:
    """The center has all that could be asked for, and nothing of it counts."""
    center = one(holder, "center", damage=10, cheers=["white x3", "purple x3", "red x3"])
    found = []
    for attached in ([], [number]):
        worn = [*me.get("attached", []), *attached]
        s = Scene({"center": center, "back": [one(holder, "me", **{**me, "attached": worn})]})
        found.append([arts_more(s, "me")[0], hp_of(s, "me"), arts_more(s, "center")[0], hp_of(s, "center")])
    bare, worn_by = found
    assert [b - a for a, b in zip(bare, worn_by, strict=True)] == [more[0], more[1], 0, 0]


@rule("hocg:10.10.1")
def test_heb01_024_counts_its_own_assistants() -> None:
    for center, back in ((0, 2), (2, 0)):
        worn = [["Koyori's Assistants"] * n for n in (center, back)]
        s = Scene(
            {
                "center": one("hEB01-024", "center", attached=worn[0]),
                "back": [one("hEB01-024", "me", attached=worn[1]), one(SORA, "other")],
            }
        )
        bare = hp_of(s, "center") - 10 * center
        assert (hp_of(s, "me"), hp_of(s, "other")) == (bare + 10 * back, 60)
        assert [arts_cost(s, x) for x in ("center", "me", "other")] == [-center, -back, 0]
