"""Cards of a scenario's own: invented ones, and printed ones with other numbers."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from zlib import crc32

import msgspec

from kaimaku.judge.scenario.values import PositionError, Spec, known_keys, many, mapping
from kaimaku.language.reading.expressions import BadText

from .. import facts
from ..defs import BY_ID, CardDef
from ..facts import Printed
from ..lang.declare import KEYWORDS, BadDeclaration, card
from ..lang.expressions import read_host
from ..lang.hosts import Host

Plain = dict[str, object]
LEVELS = {"Debut": "debut", "1st": "first", "2nd": "second", "Spot": "spot"}
ART_KEYS = frozenset({"name", "cost", "power", "critical"})
START: dict[str, Plain] = {
    "holomem": {"bloom": "debut", "hp": 100, "baton": ["neutral"]},
    "oshi": {"life": 5},
    "support": {"support": "item"},
}
DECLARED: dict[str, CardDef] = {}  # by what was written: the same card is declared once


def declare(spec: Spec) -> dict[str, CardDef]:
    """A scenario's cards by the word it uses for them."""
    specs = {word: mapping(entry, f"cards.{word}") for word, entry in spec.items()}
    for word, entry in specs.items():
        known_keys(entry, KEYS, f"cards.{word}")
        called = [entry.get("name", word), *many(entry.get("also"), f"cards.{word}.also")]
        facts.learn((str(n) for n in called), (str(n) for n in many(entry.get("tags"), f"cards.{word}.tags")))
    return {word: _declared(word, entry) for word, entry in specs.items()}


def _declared(word: str, spec: Spec) -> CardDef:
    written = json.dumps([word, spec], sort_keys=True, default=str)
    if written not in DECLARED:
        try:
            DECLARED[written] = _declare(word, spec, f"{word[:15]}~{crc32(written.encode()):08x}")
        except BadText as error:
            raise PositionError(f"cards.{word}.text", str(error)) from None
        except msgspec.ValidationError as error:
            raise PositionError(f"cards.{word}", str(error).replace("`$.", "`")) from None
        except (BadDeclaration, facts.FactError) as error:
            raise PositionError(f"cards.{word}", str(error)) from None
    return DECLARED[written]


def _declare(word: str, spec: Spec, number: str) -> CardDef:
    """The number comes from what was written: saved tables find the card again, whatever was declared before."""
    base = BY_ID.get(str(spec.get("like", word)))
    if base is None and "like" in spec:
        raise PositionError(f"cards.{word}.like", f"unknown card {spec['like']!r}")
    if base is not None and "text" not in spec:
        hosts = [host for host in base.hosts if isinstance(host, Host)]
    else:
        hosts = [_host(text, f"cards.{word}.text") for text in many(spec.get("text"), f"cards.{word}.text")]
    kind = str(spec.get("kind", "holomem"))
    data: Plain = {"kind": kind, "name": _names(word), **START.get(kind, {})}
    if base is not None:
        data = msgspec.to_builtins(base.printed)
    data |= _facts(spec, f"cards.{word}") | {"number": number}
    if base is None or "text" in spec:
        data["keywords"] = _keywords(hosts, word)
    printed = msgspec.convert(data, Printed)
    if printed.kind == "cheer" and not printed.colors:
        raise PositionError(f"cards.{word}", "a cheer has a color: `color: red`")
    if kind == "oshi" and hosts and not printed.skills:
        raise PositionError(f"cards.{word}", "an Oshi with a text needs an entry under `skills`")
    return card(printed.number, *hosts, printed=printed)


def _host(text: object, where: str) -> Host:
    """A text, or {name, text}: the name of a keyword's ability, by which `once=ABILITY` counts (G-84)."""
    if not isinstance(text, Mapping):
        return read_host(str(text))
    spec = mapping(text, where)
    known_keys(spec, frozenset({"name", "text"}), where)
    host = read_host(str(spec.get("text", "")))
    if type(host) not in KEYWORDS:
        raise PositionError(where, "only collab_effect, bloom_effect and gift take a name here; name Arts under `arts`")
    called = _names(spec["name"]) if "name" in spec else None
    host.called = None if called is None else facts.Names(str(called["en"]), str(called["ja"]))
    return host


def _facts(spec: Spec, where: str) -> Plain:
    """What the scenario says about the card, in the shape of printed facts."""
    said = ((*FACTS[key], value, f"{where}.{key}") for key, value in spec.items() if key in FACTS)
    return {fact: read(value, place) for fact, read, value, place in said}


def _names(en: object, known: Callable[[str], facts.Names] = facts.names) -> Plain:
    """An invented name is its own Japanese form."""
    try:
        return msgspec.to_builtins(known(str(en)))  # type: ignore[no-any-return]
    except facts.FactError:
        return {"en": str(en), "ja": str(en)}


def _costs(value: object, where: str) -> list[object]:
    """A number of neutral ones, or their colors."""
    return ["neutral"] * value if isinstance(value, int) else many(value, where)


def _arts(value: object, where: str) -> list[Plain]:
    return [_art(mapping(art, where), i, f"{where}[{i}]") for i, art in enumerate(many(value, where))]


def _art(spec: Spec, at: int, where: str) -> Plain:
    known_keys(spec, ART_KEYS, where)
    return {
        "name": _names(spec.get("name", f"Arts {at + 1}")),
        "cost": _costs(spec.get("cost", 0), f"{where}.cost"),
        "power": spec.get("power", 0),
        "critical": list(mapping(spec.get("critical"), f"{where}.critical").items()),
    }


def _skills(value: object, where: str) -> list[Plain]:
    """{skill: 2, sp: X}: each kind with the holo Power it costs."""
    spec = mapping(value, where)
    known_keys(spec, frozenset({"skill", "sp", "stage"}), where)
    return [
        {
            "kind": kind,
            "name": {"en": kind, "ja": kind},
            "power": None if cost == "X" else cost,
            "x_cost": cost == "X",
            "limit": {"skill": "turn", "sp": "game"}.get(kind),
        }
        for kind, cost in spec.items()
    ]


def _keywords(hosts: list[Host], word: str) -> list[Plain]:
    """A keyword is printed for every text that needs one; without a name it is called after its card."""
    found: list[Plain] = []
    for host in hosts:
        if type(host) not in KEYWORDS:
            continue
        kind = KEYWORDS[type(host)]
        own = f"{word}: {kind}{len(found) + 1}"
        name = facts.Names(own, own) if host.called is None else host.called
        found.append({"kind": kind, "name": {"en": name.en, "ja": name.ja}, "limit": host.limit})
    return found


# What a scenario may say about a card: the printed fact that each key stands for, and how it is read.
FACTS: dict[str, tuple[str, Callable[[object, str], object]]] = {
    **{key: (key, lambda value, where: value) for key in ("kind", "hp", "life", "buzz", "limited", "support")},
    "name": ("name", lambda value, where: _names(value)),
    "also": ("also", lambda value, where: [_names(n) for n in many(value, where)]),
    "tags": ("tags", lambda value, where: [_names(n, facts.tag) for n in many(value, where)]),
    "color": ("colors", many),
    "colors": ("colors", many),
    "level": ("bloom", lambda value, where: LEVELS.get(str(value), value)),
    "baton": ("baton", _costs),
    "extra": ("extra", many),
    "only_on": ("attach_only", many),
    "arts": ("arts", _arts),
    "skills": ("skills", _skills),
}
KEYS = frozenset({*FACTS, "like", "text"})
