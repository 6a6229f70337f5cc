"""Cards of a scenario's own: invented ones, and printed ones with other numbers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import get_args
from zlib import crc32

import msgspec

from kaimaku.judge.scenario.values import (
    PositionError,
    Spec,
    entries,
    flag,
    known_keys,
    least,
    many,
    mapping,
    one_of,
    within,
)
from kaimaku.language import BadDeclaration
from kaimaku.language.reading.expressions import BadText

from .. import facts
from ..defs import ATTACHED as ATTACHED_TYPES
from ..defs import BY_ID, COLORS, CardDef
from ..facts import Printed
from ..lang.declare import KEYWORDS, card
from ..lang.expressions import read_host
from ..lang.hosts import Host

Plain = dict[str, object]
LEVELS = {"Debut": "debut", "1st": "first", "2nd": "second", "Spot": "spot"}
KINDS = get_args(facts.Kind)
SUPPORTS = get_args(facts.Support)
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
        facts.learn((str(n) for n in called), _tags(entry.get("tags"), f"cards.{word}.tags"))
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
            said = re.sub(rf"{re.escape(word[:15])}~[0-9a-f]{{8}}", word, str(error))  # its number is ours alone
            raise PositionError(f"cards.{word}", said.removeprefix(f"{word}: ")) from None
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
    kind = _kind(spec.get("kind", _usual_kind(spec, base)), f"cards.{word}.kind")
    for key in spec:
        if OF_KIND.get(key, kind) != kind:
            raise PositionError(
                f"cards.{word}.{key}", f"only a card of `kind: {OF_KIND[key]}` has `{key}`, not a {kind}"
            )
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
    if printed.attach_only and printed.support not in ATTACHED_TYPES:
        raise PositionError(f"cards.{word}.only_on", "only a tool, mascot or fan is attached")
    return card(printed.number, *hosts, printed=printed)


def _kind(value: object, where: str) -> str:
    if value in SUPPORTS:
        raise PositionError(where, f"{value} is a type of support: `kind: support` and `support: {value}`")
    return one_of(value, KINDS, where)


def _usual_kind(spec: Spec, base: CardDef | None) -> str:
    if base is not None:
        return base.printed.kind
    return "support" if "support" in spec else "holomem"


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


def _tags(value: object, where: str) -> list[str]:
    """With or without the # that is printed before them."""
    return [str(n).removeprefix("#") for n in many(value, where)]


def _costs(value: object, where: str) -> list[object]:
    """A number of neutral ones, or their colors."""
    if isinstance(value, int):
        return ["neutral"] * within(value, where)
    return [one_of(color, (*COLORS, "neutral"), where) for color in entries(value, where)]


def _colors(value: object, where: str) -> list[object]:
    return [one_of(color, COLORS, where) for color in many(value, where)]


def _amount(value: object, where: str) -> int:
    return least(value, 1, where)


def _level(said: str, where: str) -> str:
    return said if said in LEVELS.values() else LEVELS[one_of(said, LEVELS, where)]


def _critical(value: object, where: str) -> list[tuple[str, int]]:
    spec = mapping(value, where)
    return [(one_of(color, COLORS, where), least(more, 0, f"{where}.{color}")) for color, more in spec.items()]


def _arts(value: object, where: str) -> list[Plain]:
    return [_art(mapping(art, where), i, f"{where}[{i}]") for i, art in enumerate(many(value, where))]


def _art(spec: Spec, at: int, where: str) -> Plain:
    known_keys(spec, ART_KEYS, where)
    return {
        "name": _names(spec.get("name", f"Arts {at + 1}")),
        "cost": _costs(spec.get("cost", 0), f"{where}.cost"),
        "power": least(spec.get("power", 0), 0, f"{where}.power"),
        "critical": _critical(spec.get("critical"), f"{where}.critical"),
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
    **{key: (key, _amount) for key in ("hp", "life")},
    **{key: (key, flag) for key in ("buzz", "limited")},
    "kind": ("kind", lambda value, where: _kind(value, where)),
    "support": ("support", lambda value, where: one_of(value, SUPPORTS, where)),
    "name": ("name", lambda value, where: _names(value)),
    "also": ("also", lambda value, where: [_names(n) for n in many(value, where)]),
    "tags": ("tags", lambda value, where: [_names(n, facts.tag) for n in _tags(value, where)]),
    "color": ("colors", _colors),
    "colors": ("colors", _colors),
    "level": ("bloom", lambda value, where: _level(str(value), where)),
    "baton": ("baton", _costs),
    "extra": ("extra", lambda value, where: [one_of(x, get_args(facts.Extra), where) for x in many(value, where)]),
    "only_on": ("attach_only", many),
    "arts": ("arts", _arts),
    "skills": ("skills", _skills),
}
KEYS = frozenset({*FACTS, "like", "text"})
# Whose facts they are, where not every kind of card has them.
OF_KIND = {
    **dict.fromkeys(("hp", "level", "buzz", "baton", "arts"), "holomem"),
    **dict.fromkeys(("life", "skills"), "oshi"),
    **dict.fromkeys(("support", "limited", "only_on"), "support"),
}
