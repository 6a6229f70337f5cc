"""Fact sheet records for tests: of cards that are here, with the texts we generate, and of cards made up."""

from __future__ import annotations

from typing import Any

from kaimaku.games.hocg import facts
from kaimaku.games.hocg.defs import BY_ID, CardDef
from kaimaku.games.hocg.lang import texts

BLANK: dict[str, Any] = {
    "extra_names": [],
    "extra_names_ja": [],
    "colors": [],
    "tags_en": [],
    "tags_ja": [],
    "life": None,
    "hp": None,
    "bloom": None,
    "buzz": False,
    "baton": None,
    "limited": False,
    "support_type": None,
    "attach": None,
    "unlimited": False,
    "arts": [],
    "oshi_skills": [],
    "keywords": [],
    "text_ja": None,
    "text_en": None,
    "extra_ja": None,
    "extra_en": None,
    "notes": None,
}


def declared() -> list[CardDef]:
    """The cards of printed/ that have a declaration; tests declare others, which do not count."""
    return [BY_ID[number] for number in facts.load() if number in BY_ID and facts.load()[number].kind != "cheer"]


def both(said: dict[str, dict[str, str]], place: str) -> dict[str, str | None]:
    return {f"text_{lang}": said[lang].get(place) for lang in ("en", "ja")}


def names(of: facts.Names) -> dict[str, str]:
    return {"name_en": of.en, "name_ja": of.ja}


def record_of(d: CardDef) -> dict[str, Any]:
    """A card that is here as a fact sheet would hold it, with our own texts."""
    said = {"en": texts(d, "en"), "ja": texts(d, "ja")}
    p = d.printed
    seen: dict[str, int] = {}
    keywords = []
    for k in p.keywords:
        seen[k.kind] = seen.get(k.kind, 0) + 1
        row = {"kind": k.kind, **names(k.name), "positions": list(k.at) or None, "limit": k.limit or "none"}
        keywords.append({**row, **both(said, f"{k.kind}{seen[k.kind]}")})
    return {
        **BLANK,
        "number": p.number,
        "kind": p.kind,
        **names(p.name),
        "extra_names": [n.en for n in p.also],
        "extra_names_ja": [n.ja for n in p.also],
        "colors": list(p.colors),
        "tags_en": [t.en for t in p.tags],
        "tags_ja": [t.ja for t in p.tags],
        "life": p.life or None,
        "hp": p.hp or None,
        "bloom": p.bloom,
        "buzz": p.buzz,
        "baton": list(p.baton),
        "limited": p.limited,
        "support_type": p.support,
        "attach": {
            "per_holomem": p.attach_limit,
            "only_to_names_ja": [facts.names(n).ja for n in p.attach_only],
        }
        if d.attachable
        else None,
        "unlimited": p.unlimited,
        "arts": [
            {
                **names(a.name),
                "cost": list(a.cost),
                "power": a.power,
                "power_suffix": a.suffix,
                "critical": dict(a.critical) or None,
                **both(said, f"art{i}"),
            }
            for i, a in enumerate(p.arts, 1)
        ],
        "oshi_skills": [
            {
                "kind": s.kind,
                **names(s.name),
                "holo_power": "X" if s.x_cost else s.power,
                "limit": s.limit or "none",
                **both(said, s.kind),
            }
            for s in p.skills
        ],
        "keywords": keywords,
        **both(said, "text"),
        "extra_en": said["en"].get("extra"),
        "extra_ja": said["ja"].get("extra"),
    }


def holomem(number: str = "hXX-001", arts: tuple[str, ...] = ("",), **keywords: str) -> dict[str, Any]:
    """A made-up holomem: texts of its Arts, and of its keywords by kind."""
    return {
        **BLANK,
        "number": number,
        "kind": "holomem",
        "name_en": "Nobody",
        "name_ja": "だれでもない",
        "hp": 100,
        "bloom": "first",
        "baton": ["neutral"],
        "arts": [
            {
                "name_en": f"Art {i}",
                "name_ja": f"わざ{i}",
                "cost": ["neutral"],
                "power": 10,
                "power_suffix": "",
                "critical": None,
                "text_ja": said or None,
                "text_en": None,
            }
            for i, said in enumerate(arts, 1)
        ],
        "keywords": [
            {
                "kind": kind,
                "name_en": kind,
                "name_ja": kind,
                "positions": None,
                "limit": "turn" if "[ターンに1回]" in said else "none",
                "text_ja": said,
                "text_en": "",
            }
            for kind, said in keywords.items()
        ],
    }


def support(said: str, kind: str = "event", number: str = "hXX-002") -> dict[str, Any]:
    """A made-up support card."""
    attach = {"per_holomem": 1, "only_to_names_ja": []} if kind in ("tool", "mascot", "fan") else None
    return {
        **BLANK,
        "number": number,
        "kind": "support",
        "name_en": "Something",
        "name_ja": "なにか",
        "support_type": kind,
        "attach": attach,
        "text_ja": said,
        "text_en": "",
    }
