"""Cards of a scenario's own: invented ones, and printed ones with other facts or another text."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from copy import deepcopy
from dataclasses import asdict
from zlib import crc32

from kaimaku.judge.scenario.values import PositionError, Spec, known_keys, many, mapping, number, renamed
from kaimaku.language import BadDeclaration
from kaimaku.language.reading.expressions import BadText

from ..card import ALLY, BOOST, MASCOT, REINFORCEMENT, VTUBER, WORLD, CardDef, Facts
from ..cards import demo, rising_stars
from ..lang.effects import an
from ..lang.frames import Clause, card
from ..lang.hands import ELEMENTS
from .english import likely_kind, read_text
from .position_cards import STAGED, find_def, fold

KEYS = frozenset(["kind", "name", "element", "strength", "pl", "line", "set", "shows", "like", "text", "promo"])
KINDS = {
    **dict.fromkeys(("vtuber", "vt", "vtubers"), VTUBER),
    "boost": BOOST,
    "ally": ALLY,
    "mascot": MASCOT,
    "world": WORLD,
    **dict.fromkeys(("reinforcement", "reply"), REINFORCEMENT),
}
PRINTED = {"CCD": demo.TEXTS, "S1": rising_stars.TEXTS}
USUAL_SET = "S1"  # a made-up card is of Set 1 unless it says otherwise
DECLARED: dict[str, dict[str, CardDef]] = {}  # by what was written: the same cards are declared once
WRONG: dict[str, PositionError] = {}  # what could not be declared, and why
CLAUSES: dict[str, tuple[Clause, ...]] = {}  # of the cards declared here


def declare(spec: Spec) -> dict[str, CardDef]:
    """A scenario's cards by the word it uses for them.

    Their numbers come from all that was written: saved tables find them again, whatever was declared before, and no
    other game or scenario of this process plays with their Reinforcements.
    """
    if not spec:
        return {}
    entries = {str(word): mapping(entry, f"cards.{word}") for word, entry in spec.items()}
    written = json.dumps(list(entries.items()), default=str)
    if written in WRONG:
        raise WRONG[written]
    if written not in DECLARED:
        made: dict[str, CardDef] = {}
        prefix = f"T{crc32(written.encode()):08x}"
        for n, (word, entry) in enumerate(entries.items(), 1):
            try:
                made[word] = _declare(word, entry, f"{prefix}-{n:02}{_plain(word)}", made)
            except PositionError as error:
                WRONG[written] = error
                raise
        DECLARED[written] = made
    return DECLARED[written]


def _plain(word: str) -> str:
    return re.sub(r"[^\w ]", "", word)[:8]


def _declare(word: str, spec: Spec, id: str, before: Mapping[str, CardDef]) -> CardDef:
    where = f"cards.{word}"
    spec = renamed(spec, {"type": "kind", "effect": "text", "pairs": "shows"})
    known_keys(spec, KEYS, where)
    base = find_def(str(spec["like"]), before, f"{where}.like") if "like" in spec else None
    try:
        texts = [str(text) for text in many(spec.get("text"), f"{where}.text")]
        kind = _kind(spec, base, texts, where)
        if "text" in spec or base is None:
            clauses = tuple(clause for text in texts for clause in read_text(text, kind))
        else:
            clauses = clauses_of(base)
    except (BadText, BadDeclaration) as error:
        raise PositionError(f"{where}.text", str(error)) from None
    facts = Facts(**{**(asdict(base.facts) if base else {}), **_facts(word, kind, spec, base), "id": id})
    if facts.type == VTUBER and facts.pl not in (8, 9, 10):
        raise PositionError(f"{where}.pl", f"a VTuber is PL8, PL9 or PL10, not {facts.pl}")
    if facts.type == REINFORCEMENT and not clauses:
        raise PositionError(where, "a Reinforcement needs a text: reply(OPP_PLAYS_SUPPORT.when, …)")
    if facts.pl > 8 and "text" not in spec:
        clauses = ()  # another stage of a PL8: the effect stays there (4.1.1.3g)
    try:
        made = card(facts, *clauses)
    except BadDeclaration as error:
        raise PositionError(f"{where}.text", str(error)) from None
    CLAUSES[id] = clauses
    return made


def clauses_of(definition: CardDef) -> tuple[Clause, ...]:
    """A copy of a card's clauses: each part belongs to one effect. The words of the language stay themselves."""
    known = CLAUSES.get(definition.facts.id)
    if known is None:
        home, _, n = definition.facts.id.partition("-")
        known = PRINTED[home].get(int(n), ()) if home in PRINTED else ()
    return deepcopy(known)


def _facts(word: str, kind: str, spec: Spec, base: CardDef | None) -> dict[str, object]:
    """What the scenario says about the card, in the shape of printed facts."""
    where = f"cards.{word}"
    staged = STAGED.fullmatch(word)
    found: dict[str, object] = {"type": kind, "set": _set(spec, base)}
    name = str(spec.get("name", base.facts.name if base else staged["name"] if staged else word))
    found["name"] = name
    for key in ("element", "strength"):
        if key in spec:
            found[key] = _element(spec[key], f"{where}.{key}")
    if kind == VTUBER:
        usual = int(staged["pl"]) if staged else base.facts.pl if base else 8
        found["pl"] = number(spec.get("pl", usual), f"{where}.pl")
        found["line"] = str(spec.get("line", base.facts.line if base and "name" not in spec else name))
    elif said := [key for key in ("pl", "line", "strength") if key in spec]:
        raise PositionError(f"{where}.{said[0]}", f"only a VTuber has `{said[0]}`, not {an(kind.title())}")
    if "shows" in spec:
        if kind != MASCOT:
            raise PositionError(f"{where}.shows", "only a Mascot shows somebody")
        found["pairs"] = str(spec["shows"])
    return found


def _kind(spec: Spec, base: CardDef | None, texts: list[str], where: str) -> str:
    """As it says; otherwise as its text tells."""
    said = spec.get("kind")
    if said is not None:
        if fold(str(said)) not in KINDS:
            raise PositionError(
                f"{where}.kind", f"one of vtuber, boost, ally, mascot, world, reinforcement, not {said!r}"
            )
        return KINDS[fold(str(said))]
    return base.facts.type if base is not None else likely_kind(texts)


def _set(spec: Spec, base: CardDef | None) -> str:
    """`2`, `Set 2` and `S2` are the same."""
    if "set" not in spec:
        return base.facts.set if base is not None else USUAL_SET
    said = str(spec["set"]).strip()
    digits = re.fullmatch(r"(?:s|set)? ?(\d+)", said, re.IGNORECASE)
    return f"S{digits[1]}" if digits else said


def _element(value: object, where: str) -> str | None:
    said = str(value).lower()
    if value is None or said in ("neutral", "none"):
        return None
    if said not in ELEMENTS:
        raise PositionError(where, f"one of {', '.join(ELEMENTS)} or neutral, not {value!r}")
    return said
