"""A whole card in words: names, figures and every text, in English or Japanese (ch. 2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kaimaku.kernel.refusals import Lang

from ..defs import CardDef
from ..facts import Names, PrintedArt, PrintedSkill
from ..lang.declare import texts
from ..lang.words import COLOR_JA, LEVEL_EN, SUPPORT_JA

KIND = {
    "oshi": ("Oshi holomem", "推しホロメン"),
    "holomem": ("Holomem", "ホロメン"),
    "support": ("Support", "サポート"),
    "cheer": ("Cheer", "エール"),
}
SKILL = {
    "skill": ("Oshi skill", "推しスキル"),
    "sp": ("SP Oshi skill", "SP推しスキル"),
    "stage": ("Oshi stage skill", "推しステージスキル"),
}
KEYWORD = {
    "collab_effect": ("Collab effect", "コラボエフェクト"),
    "bloom_effect": ("Bloom effect", "ブルームエフェクト"),
    "gift": ("Gift", "ギフト"),
}


def describe(d: CardDef, lang: Lang) -> str:
    """The card as a few lines: its name, its facts, then a paragraph for everything it can do."""
    lines = [f"{d.name(lang)} ({d.id})", " · ".join(facts_of(d, lang))]
    if d.printed.tags:
        lines.append(" ".join(f"#{pick(tag, lang)}" for tag in d.printed.tags))
    return "\n".join([*lines, *paragraphs(d, lang)])


def facts_of(d: CardDef, lang: Lang) -> Iterator[str]:
    printed = d.printed
    yield pick(KIND[printed.kind], lang)
    if d.level >= 0:
        yield f"{LEVEL_EN[d.level]}{' Buzz' if d.buzz else ''}"
    if d.support:
        yield SUPPORT_JA[d.support] if lang == "ja" else d.support
    if d.limited:
        yield "LIMITED"
    if printed.colors:
        yield colors(printed.colors, lang)
    if d.life:
        yield f"ライフ{d.life}" if lang == "ja" else f"life {d.life}"
    if d.hp:
        yield f"HP{d.hp}" if lang == "ja" else f"HP {d.hp}"
        yield f"バトンタッチ 無色{d.baton}" if lang == "ja" else f"baton pass {d.baton}"


def paragraphs(d: CardDef, lang: Lang) -> Iterator[str]:
    """Name and cost of each ability on one line, its text below."""
    said = texts(d, lang)
    for skill in d.printed.skills:
        yield from block(skill_line(skill, lang), said.get(skill.kind, ""))
    seen: dict[str, int] = {}
    for keyword in d.printed.keywords:
        seen[keyword.kind] = seen.get(keyword.kind, 0) + 1
        title = f"{pick(KEYWORD[keyword.kind], lang)} {quoted(keyword.name, lang)}"
        yield from block(title, said.get(f"{keyword.kind}{seen[keyword.kind]}", ""))
    for i, art in enumerate(d.printed.arts, 1):
        yield from block(art_line(art, lang), said.get(f"art{i}", ""))
    if "text" in said:
        yield from block("", said["text"])
    if "extra" in said:
        yield from block("エクストラ" if lang == "ja" else "Extra", said["extra"])


def block(title: str, text: str) -> Iterator[str]:
    yield ""
    if title:
        yield title
    if text:
        yield text


def skill_line(skill: PrintedSkill, lang: Lang) -> str:
    name = f"{pick(SKILL[skill.kind], lang)} {quoted(skill.name, lang)}"
    cost = "X" if skill.x_cost else skill.power
    if cost is None:
        return name
    return f"{name} ホロパワー-{cost}" if lang == "ja" else f"{name}, holo Power -{cost}"


def art_line(art: PrintedArt, lang: Lang) -> str:
    """Arts "Dream Live" [white, neutral] 50: cost, power, and what it adds against a color."""
    title = f"{'アーツ' if lang == 'ja' else 'Arts'} {quoted(art.name, lang)} [{colors(art.cost, lang)}]"
    critical = "".join(
        f" {COLOR_JA[color]}特攻+{more}" if lang == "ja" else f", +{more} against {color}"
        for color, more in art.critical
    )
    return f"{title} {art.power}{art.suffix}{critical}"


def colors(row: Sequence[str], lang: Lang) -> str:
    if lang == "ja":
        return "・".join(COLOR_JA.get(color, "無色") for color in row)
    return ", ".join(row)


def quoted(name: Names, lang: Lang) -> str:
    return f"「{name.ja}」" if lang == "ja" else f'"{name.en}"'


def pick(said: Names | tuple[str, str], lang: Lang) -> str:
    en, ja = (said.en, said.ja) if isinstance(said, Names) else said
    return ja if lang == "ja" else en
