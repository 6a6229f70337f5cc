"""Cards of a scenario's own: invented ones, and printed ones with other numbers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from zlib import crc32

import msgspec

from . import facts
from .defs import BY_ID, CardDef
from .facts import Printed
from .lang.declare import KEYWORDS, BadDeclaration, card
from .lang.hosts import Host
from .position_data import PositionError, Spec, known_keys, many, mapping
from .scenario_text import BadText, read_host

Plain = dict[str, object]
LEVELS = {"Debut": "debut", "1st": "first", "2nd": "second", "Spot": "spot"}
SAME = ("kind", "hp", "life", "buzz", "limited", "support")  # keys that need no translation
KEYS = frozenset(
    [
        *SAME,
        *(
            "like",
            "name",
            "also",
            "color",
            "colors",
            "tags",
            "level",
            "baton",
            "only_on",
            "extra",
            "arts",
            "skills",
            "text",
        ),
    ]
)
ART_KEYS = frozenset({"name", "cost", "power", "critical"})
START: dict[object, Plain] = {
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
        raise PositionError(f"cards.{word}.like", f"there is no card {spec['like']!r}")
    if base is not None and "text" not in spec:
        hosts = [host for host in base.hosts if isinstance(host, Host)]
    else:
        hosts = [_host(text, f"cards.{word}.text") for text in many(spec.get("text"), f"cards.{word}.text")]
    kind = spec.get("kind", "holomem")
    data: Plain = {"kind": kind, "name": _names(word), **START.get(kind, {})}
    if base is not None:
        data = msgspec.to_builtins(base.printed)
    data |= _facts(spec, f"cards.{word}") | {"number": number}
    if base is None or "text" in spec:
        data["keywords"] = _keywords(hosts, word)
    printed = msgspec.convert(data, Printed)
    if kind == "oshi" and hosts and not printed.skills:
        raise PositionError(f"cards.{word}", "the text of an Oshi needs its entry under `skills`")
    return card(printed.number, *hosts, printed=printed)


def _host(text: object, where: str) -> Host:
    """A text, or {name, text}: the name of a keyword's ability, by which `once=ABILITY` counts (G-84)."""
    if not isinstance(text, Mapping):
        return read_host(str(text))
    spec = mapping(text, where)
    known_keys(spec, frozenset({"name", "text"}), where)
    host = read_host(str(spec.get("text", "")))
    if type(host) not in KEYWORDS:
        raise PositionError(
            where, "only collab_effect, bloom_effect and gift have a name here; Arts have one in `arts`"
        )
    called = _names(spec["name"]) if "name" in spec else None
    host.called = None if called is None else facts.Names(str(called["en"]), str(called["ja"]))
    return host


def _facts(spec: Spec, where: str) -> Plain:
    """What the scenario says about the card, in the shape of printed facts."""
    data: Plain = {key: spec[key] for key in SAME if key in spec}
    if "name" in spec:
        data["name"] = _names(spec["name"])
    if "also" in spec:
        data["also"] = [_names(n) for n in many(spec["also"], f"{where}.also")]
    if "tags" in spec:
        data["tags"] = [_tag(n) for n in many(spec["tags"], f"{where}.tags")]
    if "color" in spec or "colors" in spec:
        data["colors"] = many(spec.get("colors", spec.get("color")), f"{where}.colors")
    if "level" in spec:
        data["bloom"] = LEVELS.get(str(spec["level"]), spec["level"])
    if "baton" in spec:
        data["baton"] = _costs(spec["baton"], f"{where}.baton")
    if "extra" in spec:
        data["extra"] = many(spec["extra"], f"{where}.extra")
    if "only_on" in spec:
        data["attach_only"] = many(spec["only_on"], f"{where}.only_on")
    if "arts" in spec:
        data["arts"] = [_art(mapping(a, f"{where}.arts"), i, where) for i, a in enumerate(many(spec["arts"], where))]
    if "skills" in spec:
        data["skills"] = _skills(mapping(spec["skills"], f"{where}.skills"), where)
    return data


def _names(en: object) -> Plain:
    """An invented name is its own Japanese form."""
    try:
        return msgspec.to_builtins(facts.names(str(en)))  # type: ignore[no-any-return]
    except facts.FactError:
        return {"en": str(en), "ja": str(en)}


def _tag(en: object) -> Plain:
    try:
        return msgspec.to_builtins(facts.tag(str(en)))  # type: ignore[no-any-return]
    except facts.FactError:
        return {"en": str(en), "ja": str(en)}


def _costs(value: object, where: str) -> list[object]:
    """A number of neutral ones, or their colors."""
    return ["neutral"] * value if isinstance(value, int) else many(value, where)


def _art(spec: Spec, at: int, where: str) -> Plain:
    known_keys(spec, ART_KEYS, f"{where}.arts[{at}]")
    return {
        "name": _names(spec.get("name", f"Arts {at + 1}")),
        "cost": _costs(spec.get("cost", 0), f"{where}.arts[{at}].cost"),
        "power": spec.get("power", 0),
        "critical": list(mapping(spec.get("critical"), f"{where}.arts[{at}].critical").items()),
    }


def _skills(spec: Mapping[str, object], where: str) -> list[Plain]:
    """{skill: 2, sp: X}: each kind with the holo Power it costs."""
    known_keys(spec, frozenset({"skill", "sp", "stage"}), f"{where}.skills")
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
