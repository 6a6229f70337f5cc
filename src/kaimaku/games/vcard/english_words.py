"""The English words of card texts: which noun, moment, condition or kind of card they mean."""

from __future__ import annotations

import re
from functools import cache

from . import lang as L
from .card import ALLY, CARDS
from .lang.hands import ELEMENTS, Kind
from .lang.joints import Condition
from .lang.more import (
    MORE,
    coins_at_least,
    discard_at_least,
    hand_at_least,
    hand_at_most,
    mana_at_least,
    opp_vt_of,
    vt_at,
    vt_named,
    vt_of,
    vts_of,
    you_control,
    your_vt_of,
)
from .lang.nouns import Several, Who
from .lang.several import several_allies, several_cards, several_spots, several_vts, up_to_vts
from .moments import Moment

WORDS_FOR = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "another": 1}
COUNT = r"(\d+|an?|one|two|three)"


def normal(text: str) -> str:
    """One way of writing for all: small letters, `opp` for the opponent, `vts` for several."""
    said = " ".join(text.replace("’", "'").replace("−", "-").split()).lower()
    said = re.sub(r"\bopponent\b", "opp", said).replace("opp.", "opp")
    said = re.sub(r"\bvtubers?\b", lambda m: "vts" if m[0].endswith("s") else "vt", said)
    said = re.sub(r"at the (start|end) of (your opp's|your) turn,?(?= [^.])", r"when \2 turn \1s,", said)
    said = said.replace(", then ", ", ").replace("both players ", "each player ")
    return re.sub(r"\bvt's\b", "vts", said).replace("powerlevel", "pl").replace("power level", "pl")


def plain_moment(text: str) -> str:
    """Whose VT it is goes without saying."""
    return re.sub(r" (?:they|you|your opp) controls?$", "", text)


@cache
def vocabulary() -> dict[str, object]:
    return MORE | {name: getattr(L, name) for name in L.__all__} | L.GRAMMAR.checked()


@cache
def moments() -> dict[str, Moment]:
    found = {normal(m.en): m for m in vocabulary().values() if isinstance(m, Moment)}
    others = {
        text.replace("draw cards", "draw a card")
        .replace("draws cards", "draws a card")
        .replace("shuffle your deck", "shuffle"): m
        for text, m in found.items()
    }
    return others | {plain_moment(text): m for text, m in found.items()} | found


@cache
def conditions() -> dict[str, Condition]:
    found = [c for c in vocabulary().values() if isinstance(c, Condition)]
    said = {normal(c.words("en")): c for c in [*found, L.Paired(L.THIS_VT), L.Paired(L.YOUR_ACTIVE)]}
    return {re.sub(r" in (?:their|your opp's) last turn", " last turn", text): c for text, c in said.items()} | said


@cache
def nouns() -> dict[str, Several]:
    """Nouns by their own words, and by other words people use for them."""
    found = {normal(n.words("en")): n for n in vocabulary().values() if isinstance(n, Several)}
    others: dict[Several, tuple[str, ...]] = {
        L.VT: ("any vt",),
        L.OPP_VT: ("a vt your opp controls", "opp's vt", "your opp's vt", "a vt of your opp", "any opp's vt"),
        L.OPP_ACTIVE: ("their active vt", "the opp's active vt", "an opp's active vt", "opp's active vt"),
        L.OPP_BACKSTAGE: ("an opp's backstage vt", "your opp's backstage vt", "a backstage vt of your opp"),
        L.YOUR_BACKSTAGE: ("your backstage vt", "one of your backstage vts", "a vt on your backstage"),
        L.YOUR_VT: ("your vt", "one of your vts", "any vt you control"),
        L.ANOTHER_VT: ("another vt",),
        L.THAT_VT: ("it",),
        L.TWO_OF_YOURS: ("2 vts you control", "two vts you control", "two of your vts"),
        L.TWO_OPP_VTS: ("2 vts your opp controls", "2 opp's vts", "two of your opp's vts"),
        L.ANY_VT_SPOT: ("any spot",),
        L.OPP_SPOT: (
            "a spot",
            "a vt spot",
            "a spot of your opp",
            "an opp's spot",
            "an opp's vt spot",
            "your opp's spot",
        ),
        L.YOUR_ALLY: ("your ally",),
        L.OPP_ALLY: ("an opp's ally", "an ally your opp controls"),
        L.YOUR_ACTIVE: ("the active vt you control", "an active vt you control"),
        L.ADJACENT_VTS: ("each adjacent vt", "all adjacent vts"),
    }
    for noun, words in others.items():
        found |= {word: noun for word in words}
    for word in ("YOUR_VTS", "OPP_VTS", "ALL_VTS"):
        every = MORE[word]
        assert isinstance(every, Who)
        found[normal(every.en).replace("all vts", "each vt")] = every
    return found


OF_SIDE = {"of your": "you", "of your opp's": "opp", "you control": "you", "your opp controls": "opp", "": "all"}


COUNTED = re.compile(
    r"(?P<most>up to )?(?P<n>\d+|two|three)(?: (?P<of>of your opp's|of your))? (?P<what>vts|allies|spots|cards)"
    r"(?: (?P<by>you control|your opp controls))?"
)


def counted(text: str) -> Several | None:
    """So many of something: `3 of your opp's vts`, `up to 2 vts you control`, `2 of your opp's spots`."""
    found = COUNTED.fullmatch(text)
    if found is None or (found["of"] and found["by"]) or amount(found["n"]) < 2:
        return None
    n, what, whose = amount(found["n"]), found["what"], OF_SIDE[found["of"] or found["by"] or ""]
    if what == "vts":
        return (up_to_vts if found["most"] else several_vts)(n, whose)
    if found["most"]:
        return None
    if what == "allies":
        return several_allies(n, whose)
    if what == "spots":
        return several_spots(n) if whose == "opp" else None
    return several_cards(n) if whose == "you" else None


def noun(text: str) -> Several | None:
    known = nouns().get(text)
    if known is None:
        known = counted(text)
    if known is not None:
        return known
    elements = "|".join(ELEMENTS)
    level = re.fullmatch(r"an? pl ?(8|9|10) vt( you control| your opp controls)?", text)
    if level:
        return vt_at(int(level[1]), {" you control": "you", " your opp controls": "opp"}.get(level[2] or "", "all"))
    for pattern, make in (
        (rf"an? ({elements}) vt you control", your_vt_of),
        (rf"(?:an|your) opp's ({elements}) vt", opp_vt_of),
        (rf"an? ({elements}) vt your opp controls", opp_vt_of),
        (rf"({elements}) vts", vts_of),
        (rf"(?:each|all) ({elements}) vts?", vts_of),
        (rf"(?:an?|any) ({elements}) vt", vt_of),
    ):
        found = re.fullmatch(pattern, text)
        if found:
            return make(found[1])
    named = re.fullmatch(r"an? (.+) vt", text)
    lines = {normal(d.facts.line): d.facts.line for d in CARDS if d.facts.line}
    return vt_named(lines[named[1]]) if named and named[1] in lines else None


def condition(text: str) -> Condition | None:
    found = re.fullmatch(rf"you control (?:at least )?{COUNT}(?: pl ?(8|9|10))?(?: vts?)?", text)
    if found:
        return you_control(amount(found[1]), int(found[2] or 0))
    for pattern, make in (
        (rf"(?:your hand has|you have) (?:at least )?{COUNT}(?: or more)? cards(?: in (?:your )?hand)?", hand_at_least),
        (rf"(?:your hand has|you have) at most {COUNT} cards(?: in (?:your )?hand)?", hand_at_most),
        (rf"(?:your hand has|you have) {COUNT} or fewer cards(?: in (?:your )?hand)?", hand_at_most),
        (rf"your discard pile has (?:at least )?{COUNT}(?: or more)? cards", discard_at_least),
        (rf"you have (?:at least )?{COUNT}(?: or more)? coins?", coins_at_least),
        (rf"you have (?:at least )?{COUNT}(?: or more)? mana", mana_at_least),
    ):
        counted = re.fullmatch(pattern, text)
        if counted:
            return make(amount(counted[1]))
    attached = re.fullmatch(r"(.+) is attached to this vt too", text)
    if attached:
        names = {normal(d.facts.name): d.facts.name for d in CARDS if d.facts.type == ALLY}
        return L.With(names[attached[1]]) if attached[1] in names else None
    return conditions().get(text)


def kind_of(text: str) -> Kind | None:
    found = {normal(k.words("en")): k for k in vocabulary().values() if isinstance(k, Kind)}
    elements = "|".join(ELEMENTS)
    staged = re.fullmatch(rf"an? ({elements}) pl8 vt", text)
    if staged:
        return L.element_pl8(staged[1])
    grown = re.fullmatch(rf"an? ({elements}) vt that evolves from a vt on your backstage", text)
    return L.element_evolution(grown[1]) if grown else found.get(text)


def amount(text: str) -> int:
    return WORDS_FOR[text] if text in WORDS_FOR else int(text)
