"""The printed facts: complete, readable, and refused with a reason when they are wrong."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kaimaku.games.hocg import facts
from kaimaku.games.hocg.facts import FactError, Names, Printed, PrintedArt, PrintedKeyword, PrintedSkill
from tools import printed as writer

CHEER = 'number = "hY01-001"\nkind = "cheer"\nname = { en = "White Cheer", ja = "白エール" }\ncolors = ["white"]\n'
HOLOMEM = """number = "hSD01-008"
kind = "holomem"
name = { en = "AZKi", ja = "AZKi" }
colors = ["green"]
tags = [{ en = "Singing", ja = "歌" }]
hp = 70
bloom = "debut"
baton = ["neutral"]
arts = [{ name = { en = "A", ja = "ア" }, cost = ["neutral"], power = 20 }]
"""
OSHI = """number = "hSD01-002"
kind = "oshi"
name = { en = "AZKi", ja = "AZKi" }
colors = ["green"]
life = 6
skills = [{ kind = "skill", name = { en = "A", ja = "ア" }, power = 3, limit = "turn" }]
"""
FAN = 'number = "hBP01-124"\nkind = "support"\nname = { en = "Pioneers", ja = "開拓者" }\nsupport = "fan"\n'


def gather(*cards: str) -> dict[str, Printed]:
    return facts.gather({"made-up.toml": "".join(f"[[card]]\n{card}" for card in cards)})


def test_every_card_of_the_products_is_there() -> None:
    cards = facts.load()
    start_decks = [21, 14, 14, 14, 14, 12, 15, 7, 7, 13, 9, 16, 18, 11, 10, 9, 10, 9, 10]
    whole = {
        **{f"hSD{n:02}": count for n, count in enumerate(start_decks, 1)},
        "hBD24": 67,
        "hPR": 2,
        "hYS01": 4,
    }
    here = Counter(c.set for c in cards.values() if c.kind != "cheer")
    assert {name: here[name] for name in whole} == whole
    assert Counter(c.colors for c in cards.values() if c.kind == "cheer") == {
        ("white",): 14,
        ("green",): 12,
        ("red",): 17,
        ("blue",): 14,
        ("purple",): 11,
        ("yellow",): 11,
    }
    assert all(number == card.number for number, card in cards.items())


def test_an_oshi() -> None:
    assert facts.load()["hSD01-001"] == Printed(
        number="hSD01-001",
        kind="oshi",
        name=Names("Tokino Sora", "ときのそら"),
        colors=("white",),
        life=5,
        skills=(
            PrintedSkill("skill", Names("Replacement", "リプレイスメント"), power=1, limit="turn"),
            PrintedSkill("sp", Names("So, that Makes You My Enemy?", "じゃあ敵だね？"), power=2, limit="game"),
        ),
    )


def test_a_holomem_with_critical_arts() -> None:
    card = facts.load()["hSD01-011"]
    assert (card.hp, card.bloom, card.buzz, card.baton) == (190, "second", False, ("neutral", "neutral"))
    assert card.arts[1] == PrintedArt(
        Names("Destiny Song", "デスティニーソング"), ("green", "green", "neutral"), 100, "+", (("blue", 50),)
    )


def test_a_holomem_with_two_colours_and_more_names() -> None:
    card = facts.load()["hSD01-013"]
    assert card.colors == ("white", "green")
    assert [name.en for name in card.also] == ["Tokino Sora", "AZKi"]


def test_keyword_spot_buzz_limited_and_unlimited() -> None:
    cards = facts.load()
    assert cards["hSD01-015"].keywords == (PrintedKeyword("collab_effect", Names("SoAzKo", "SoAzKo")),)
    assert (cards["hSD01-015"].bloom, cards["hSD01-015"].colors) == ("spot", ())
    assert [n for n, c in sorted(cards.items()) if c.buzz and c.set.startswith("hSD")] == [
        *("hSD01-006", "hSD02-008", "hSD03-008", "hSD04-008", "hSD05-008"),
        *("hSD06-006", "hSD07-008", "hSD09-003", "hSD12-006"),
    ]
    assert [n for n, c in cards.items() if c.limited and c.set == "hSD01"] == [
        "hSD01-016",
        "hSD01-017",
        "hSD01-019",
        "hSD01-021",
    ]
    unlimited = [n for n, c in cards.items() if c.unlimited and c.kind == "holomem" and c.set.startswith("hSD")]
    assert unlimited == [
        *("hSD02-002", "hSD03-002", "hSD04-002", "hSD05-002", "hSD07-002", "hSD10-002"),
        *("hSD10-007", "hSD11-002", "hSD11-007", "hSD13-003", "hSD13-008"),
    ]
    assert all(c.unlimited for c in cards.values() if c.kind == "cheer")


def test_attaching() -> None:
    cards = facts.load()
    attached = {
        n: (c.support, c.attach_limit, c.attach_only)
        for n, c in cards.items()
        if c.set == "hBP01" and c.support in ("tool", "mascot", "fan")
    }
    assert (
        attached.items()
        >= {
            "hBP01-114": ("tool", 1, ()),
            "hBP01-116": ("mascot", 1, ()),
            "hBP01-119": ("mascot", 1, ()),
            "hBP01-120": ("mascot", 1, ()),
            "hBP01-124": ("fan", None, ("AZKi",)),
        }.items()
    )


def test_names_and_tags_by_their_english_form() -> None:
    assert facts.names("Tokino Sora").ja == "ときのそら"
    assert facts.names("Pioneers").ja == "開拓者"
    assert facts.tag("Gen 0").ja == "0期生"
    with pytest.raises(FactError, match="no card is called 'Gen 0'"):
        facts.names("Gen 0")
    with pytest.raises(FactError, match="no tag is called 'AZKi'"):
        facts.tag("AZKi")


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        (CHEER.replace('["white"]', '["pink"]'), r"hY01-001: Invalid enum value 'pink' - at `\$.colors\[0\]`"),
        (CHEER.replace('["white"]', "[]"), "a cheer has one colour"),
        (CHEER.replace('"cheer"', '"energy"'), "hY01-001: Invalid enum value 'energy'"),
        (CHEER.replace("hY01-001", "Y1"), "Y1: not a card number"),
        (CHEER.replace('kind = "cheer"\n', ""), "missing required field `kind`"),
        (CHEER + 'support = "item"\n', "a support card, and no other, has a support type"),
        (CHEER + "unlimted = true\n", "unknown key 'unlimted'"),
        (CHEER + "attach_limit = 1\n", "only a tool, a mascot or a fan is attached"),
        (HOLOMEM.replace('"debut"', '"third"'), r"hSD01-008: Invalid enum value 'third' - at `\$.bloom`"),
        (HOLOMEM.replace("hp = 70\n", ""), "a holomem needs hp$"),
        (HOLOMEM.replace("power = 20", "power = 20, bonus = 5"), "unknown key 'bonus' in arts"),
        (HOLOMEM.replace("power = 20", 'power = "20"'), "Expected `int`, got `str`"),
        (OSHI.replace("life = 6\n", ""), "an oshi needs life$"),
        (OSHI.replace("power = 3", "power = 3, x_cost = true"), "costs X or a number, not both"),
        (FAN.replace('support = "fan"\n', ""), "a support card, and no other, has a support type"),
        (FAN + 'attach_only = ["Nobody"]\n', "hBP01-124: unknown name 'Nobody'"),
        ("number = ", "made-up.toml: Invalid value"),
    ],
)
def test_a_wrong_fact_is_refused_with_its_place(card: str, reason: str) -> None:
    with pytest.raises(FactError, match=reason):
        gather(card)


def test_one_number_twice_is_refused() -> None:
    assert list(gather(CHEER, HOLOMEM, OSHI)) == ["hY01-001", "hSD01-008", "hSD01-002"]
    with pytest.raises(FactError, match="hY01-001 is listed twice"):
        gather(CHEER, HOLOMEM, CHEER)


def test_one_english_form_with_two_japanese_ones_is_refused() -> None:
    with pytest.raises(FactError, match="'AZKi' is both AZKi and アズキ"):
        gather(OSHI, HOLOMEM.replace('ja = "AZKi"', 'ja = "アズキ"'))
    with pytest.raises(FactError, match="'Singing' is both 歌 and うた"):
        gather(HOLOMEM, HOLOMEM.replace("hSD01-008", "hSD01-009").replace("歌", "うた"))


def test_something_else_than_cards_is_refused() -> None:
    with pytest.raises(FactError, match="expected only"):
        facts.gather({"made-up.toml": f'title = "x"\n[[card]]\n{CHEER}'})


def record(number: str, kind: str, name: str, **more: Any) -> dict[str, Any]:
    blank: dict[str, Any] = dict.fromkeys(("life", "hp", "bloom", "baton", "support_type", "attach", "notes"))
    lists: dict[str, Any] = {
        key: []
        for key in ("extra_names", "extra_names_ja", "tags_en", "tags_ja", "colors", "arts", "oshi_skills", "keywords")
    }
    flags = dict.fromkeys(("buzz", "limited", "unlimited"), False)
    named = {"number": number, "set": number.partition("-")[0], "kind": kind, "name_en": name, "name_ja": f"{name}語"}
    return (
        blank
        | lists
        | flags
        | named
        | {"text_en": "A sentence.", "text_ja": "文。", "extra_en": None, "extra_ja": None}
        | more
    )


def part(name: str, **more: Any) -> dict[str, Any]:
    return {
        "name_en": name,
        "name_ja": f"{name}語",
        "limit": "none",
        "text_en": "A sentence.",
        "text_ja": "文。",
        **more,
    }


def test_the_writer_and_the_reader_agree(tmp_path: Path) -> None:
    """Written from a fact sheet and read again: every field arrives, quotes survive, no sentence comes along."""
    arts = [part('"Q" \\', cost=["red", "neutral"], power=0, power_suffix="±", critical={"blue": 20})]
    gift = part("G", kind="gift", positions=["center", "collab"]) | {"limit": "turn"}
    skills = [
        part("X", kind="skill", holo_power="X") | {"limit": "turn"},
        part("Free", kind="sp", holo_power=0) | {"limit": "game"},
        part("S", kind="stage", holo_power=None),
    ]
    only = {"per_holomem": None, "only_to_names_ja": ["Mem語"], "rule_ja": "文。"}
    tags = {"tags_en": ["T"], "tags_ja": ["タ"]}
    sheet = [
        record("hSD01-003", "support", "Fans", support_type="fan", limited=True, attach=only),
        record("hSD01-001", "oshi", "Star", colors=["red"], life=5, oshi_skills=skills),
        record("hSD01-002", "holomem", "Mem", hp=90, bloom="first", buzz=True, baton=[], arts=arts, keywords=[gift])
        | tags
        | {"extra_names": ["Star"], "extra_names_ja": ["Star語"]},
        record("hY03-001", "cheer", "Red", colors=["red"], unlimited=True),
        record("hBP05-001", "cheer but not chosen", "Nothing"),
    ]
    source = tmp_path / "cards.jsonl"
    source.write_text("\n".join(json.dumps(row) for row in sheet), encoding="utf-8")
    writer.main(source, tmp_path)
    texts = {name: (tmp_path / name).read_text(encoding="utf-8") for name in ("hsd01.toml", "cheer.toml")}
    assert (tmp_path / "hbp05.toml").read_text(encoding="utf-8") == ""
    assert "sentence" not in "".join(texts.values())
    assert "文" not in "".join(texts.values())

    def both(en: str) -> Names:
        return Names(en, f"{en}語")

    assert list(facts.gather(texts).values()) == [
        Printed(
            "hSD01-001",
            "oshi",
            both("Star"),
            colors=("red",),
            life=5,
            skills=(
                PrintedSkill("skill", both("X"), x_cost=True, limit="turn"),
                PrintedSkill("sp", both("Free"), power=0, limit="game"),
                PrintedSkill("stage", both("S")),
            ),
        ),
        Printed(
            "hSD01-002",
            "holomem",
            both("Mem"),
            also=(both("Star"),),
            tags=(Names("T", "タ"),),
            hp=90,
            bloom="first",
            buzz=True,
            arts=(PrintedArt(both('"Q" \\'), ("red", "neutral"), 0, "±", (("blue", 20),)),),
            keywords=(PrintedKeyword("gift", both("G"), ("center", "collab"), "turn"),),
        ),
        Printed("hSD01-003", "support", both("Fans"), limited=True, support="fan", attach_only=("Mem",)),
        Printed("hY03-001", "cheer", both("Red"), colors=("red",), unlimited=True),
    ]
