"""The English words of card texts: which noun, moment, condition or kind of card they mean."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from kaimaku.language.reading import Row, Terminal, escaped, listed

from ..card import ALLY, CARDS
from ..lang.expressions import WORDS as VOCABULARY
from ..lang.frames import ADDRESSED
from ..lang.hands import ELEMENTS, Kind
from ..lang.joints import Condition
from ..lang.more import MORE
from ..lang.nouns import Several
from ..rules.moments import Moment

COUNTS = {"a": "1", "an": "1", "one": "1", "two": "2", "three": "3"}
# Other words people use for a noun, a condition or a moment.
OTHER_WORDS: Mapping[str, tuple[str, ...]] = {
    "VT": ("any vt",),
    "OPP_VT": ("a vt your opp controls", "opp's vt", "your opp's vt", "a vt of your opp", "any opp's vt"),
    "OPP_ACTIVE": ("their active vt", "the opp's active vt", "an opp's active vt", "opp's active vt"),
    "OPP_BACKSTAGE": ("an opp's backstage vt", "your opp's backstage vt", "a backstage vt of your opp"),
    "YOUR_BACKSTAGE": ("your backstage vt", "one of your backstage vts", "a vt on your backstage"),
    "YOUR_VT": ("your vt", "one of your vts", "any vt you control"),
    "ANOTHER_VT": ("another vt",),
    "THAT_VT": ("it",),
    "TWO_OF_YOURS": ("2 vts you control", "two vts you control", "two of your vts"),
    "TWO_OPP_VTS": ("2 vts your opp controls", "2 opp's vts", "two of your opp's vts"),
    "ANY_VT_SPOT": ("any spot",),
    "OPP_SPOT": ("a spot", "a vt spot", "a spot of your opp", "an opp's spot", "an opp's vt spot", "your opp's spot"),
    "YOUR_ALLY": ("your ally",),
    "OPP_ALLY": ("an opp's ally", "an ally your opp controls"),
    "YOUR_ACTIVE": ("the active vt you control", "an active vt you control"),
    "ADJACENT_VTS": ("each adjacent vt", "all adjacent vts"),
    "YOUR_VTS": ("each vt you control",),
    "OPP_VTS": ("each vt your opp controls",),
    "ALL_VTS": ("each vt",),
    "YOU_DRAW": ("you draw a card",),
    "OPP_DRAWS": ("your opp draws a card",),
    "YOU_SHUFFLE": ("you shuffle",),
}


def normal(text: str) -> str:
    """One way of writing for all: small letters, `opp` for the opponent, `vts` for several, `unity[2]`."""
    said = " ".join(text.replace("’", "'").replace("−", "-").split()).lower()
    said = re.sub(r"\bopponent\b", "opp", said).replace("opp.", "opp")
    said = re.sub(r"\bvtubers?\b", lambda m: "vts" if m[0].endswith("s") else "vt", said)
    said = re.sub(r" ?[\[(](\d+)[\])]", r"[\1]", said)
    said = re.sub(r"at the (start|end) of (your opp's|your) turn,?(?= [^.])", r"when \2 turn \1s,", said)
    said = said.replace(", then ", ", ").replace("both players ", "each player ")
    return re.sub(r"\bvt's\b", "vts", said).replace("powerlevel", "pl").replace("power level", "pl")


@cache
def words_of(category: str) -> dict[str, str]:
    """The words of the card language that stand for themselves, by their English."""
    found: dict[str, str] = {}
    for name in sorted(VOCABULARY, key=MORE.__contains__):  # the words of printed cards first
        for said in _said(category, VOCABULARY[name]):
            found.setdefault(said, name)
    for name, others in OTHER_WORDS.items():
        if found.keys() & set(_said(category, VOCABULARY[name])):
            found |= {said: name for said in others}
    return found


def _said(category: str, value: object) -> Iterable[str]:
    match category, value:
        case "Noun", Several():
            return [normal(value.words("en"))]
        case "Kind", Kind():
            return [normal(value.words("en"))]
        case "Condition", Condition():
            said = normal(value.words("en"))
            return [said, re.sub(r" in (?:their|your opp's) last turn", " last turn", said)]
        case "Moment", Moment():
            said = normal(value.en)
            whose = ("they control", "you control", "your opp controls") if said.endswith(" vt") else ()
            return [said, *(f"{said} {who}" for who in whose)]
    return []


def lines(text: str) -> list[str]:
    """VTubers of this name."""
    return list({escaped(d.facts.line): 0 for d in CARDS if d.facts.line and normal(d.facts.line) == text})


def allies(text: str) -> list[str]:
    return list({escaped(d.facts.name): 0 for d in CARDS if d.facts.type == ALLY and normal(d.facts.name) == text})


def moments() -> list[str]:
    return sorted(words_of("Moment"))


def terminals() -> dict[str, Terminal]:
    return {
        "num": (r"\d+", str),
        "signed": (r"[+-]\d+", lambda said: said.removeprefix("+")),
        "count": (r"\d+|an?\b|one|two|three", lambda said: COUNTS.get(said, said)),
        "several": (r"\d+|two|three", lambda said: said if (said := COUNTS.get(said, said)) != "1" else None),
        "times": (r"twice|\d+ times|by \d+", lambda said: "2" if said == "twice" else re.sub(r"\D", "", said)),
        "level": listed({"8": "8", "9": "9", "10": "10"}),
        "word": (r"\w+", str),
        "element": listed({element: element for element in ELEMENTS}),
        "keyword": listed({word.lower(): word for word in ADDRESSED}),
    }


def _several(what: str, code: str) -> list[Row]:
    """So many of something, of anybody, of yours, of the opponent's."""
    return [
        (what, f"{code}({{n}})"),
        (what.replace("{n:several}", "{n:several} of your"), f'{code}({{n}}, "you")'),
        (f"{what} you control", f'{code}({{n}}, "you")'),
        (what.replace("{n:several}", "{n:several} of your opp's"), f'{code}({{n}}, "opp")'),
        (f"{what} your opp controls", f'{code}({{n}}, "opp")'),
    ]


AT_LEAST = "(at least |){n:count}( or more|)"
WORDS: dict[str, list[Row]] = {
    "Noun": [
        *_several("{n:several} vts", "several_vts"),
        *_several("up to {n:several} vts", "up_to_vts"),
        *_several("{n:several} allies", "several_allies"),
        ("({n:several} of your opp's spots|{n:several} spots your opp controls)", "several_spots({n})"),
        ("({n:several} of your cards|{n:several} cards you control)", "several_cards({n})"),
        ("(a|an) (pl|pl ){n:level} vt", "vt_at({n})"),
        ("(a|an) (pl|pl ){n:level} vt you control", 'vt_at({n}, "you")'),
        ("(a|an) (pl|pl ){n:level} vt your opp controls", 'vt_at({n}, "opp")'),
        ("(a|an) {e:element} vt you control", 'your_vt_of("{e}")'),
        ("(an|your) opp's {e:element} vt", 'opp_vt_of("{e}")'),
        ("(a|an) {e:element} vt your opp controls", 'opp_vt_of("{e}")'),
        ("(each |all |){e:element} vts", 'vts_of("{e}")'),
        ("(each|all) {e:element} vt", 'vts_of("{e}")'),
        ("(a|an|any) {e:element} vt", 'vt_of("{e}")'),
        ("(a|an) {name:Line} vt", 'vt_named("{name}")'),
    ],
    "Condition": [
        ("you control (at least |){n:count}( vt| vts|)", "you_control({n})"),
        ("you control (at least |){n:count} (pl|pl ){pl:level}( vt| vts|)", "you_control({n}, {pl})"),
        ("your mascot is paired with {who:Noun}", "Paired({who})"),
        ("{name:Ally} is attached to this vt too", 'With("{name}")'),
        (f"(your hand has|you have) {AT_LEAST} cards( in hand| in your hand|)", "hand_at_least({n})"),
        (f"your discard pile has {AT_LEAST} cards", "discard_at_least({n})"),
        (f"you have {AT_LEAST} (coin|coins)", "coins_at_least({n})"),
        (f"you have {AT_LEAST} mana", "mana_at_least({n})"),
        ("(your hand has|you have) at most {n:count} cards( in hand| in your hand|)", "hand_at_most({n})"),
        ("(your hand has|you have) {n:count} or fewer cards( in hand| in your hand|)", "hand_at_most({n})"),
    ],
    "Kind": [
        ("(a|an) {e:element} pl8 vt", 'element_pl8("{e}")'),
        ("(a|an) {e:element} vt that evolves from a vt on your backstage", 'element_evolution("{e}")'),
    ],
    "Cards": [("(card|cards)", "CARDS"), ("(support|supports)", "SUPPORT")],
    "Top": [("card", "1"), ("{n:num} cards", "{n}")],
    "Whose": [("your", "YOURS"), ("your opp's", "OPPS")],
    "Owner": [("(its|their) owner's", "its owner's"), ("their", "their"), ("your", "your")],
    "Left": [("it", "IT"), ("them", "THEM"), ("the other", "THE_OTHER"), ("the rest", "")],
}
