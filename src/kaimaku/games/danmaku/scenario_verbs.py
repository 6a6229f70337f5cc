"""Steps of a scenario in human terms: every verb, and a step taken apart."""

from __future__ import annotations

import re
from typing import NamedTuple

from kaimaku.games.plain import UnknownStep
from kaimaku.kernel.decisions import CONCEDE, NO, PASS, YES, Option
from kaimaku.kernel.questions import ENOUGH

from .asides import REVEAL
from .definitions import MAIN_CARDS, MainCard
from .main_step import END
from .position_cards import fold, main_words
from .registry import DEFINITIONS

TOKEN = re.compile(r'"[^"]*"|\S+')
# The little words before the parts of a step, each with the part it begins.
LITTLE = {
    **dict.fromkeys(("on", "onto", "at", "against", "targeting"), "on"),
    "for": "for",
    **dict.fromkeys(("with", "by", "using"), "with"),
    **dict.fromkeys(("discarding", "paying"), "paying"),
    "as": "as",
    "to": "to",
}
# What each verb may stand for.
ACTS: dict[str, tuple[str, ...]] = {
    "play": ("play", "react", "invoke"),
    "react": ("react", "invoke"),
    "use": ("use", "react", "invoke", "play"),
    "activate": ("invoke",),
    "capture": ("invoke",),
    "cancel": ("react", "invoke"),
    "avoid": ("react", "invoke"),
}
SAME_VERB = {
    **dict.fromkeys(("invoke", "cast"), "activate"),
    **dict.fromkeys(("respond", "answer"), "react"),
    "dodge": "avoid",
    "pick": "choose",
}
PLAIN: dict[str, tuple[Option, ...]] = {
    "pass": (PASS,),
    "end": (END,),
    "end turn": (END,),
    "end main step": (END,),
    "yes": (YES,),
    "no": (NO, ENOUGH, PASS),
    "decline": (NO, ENOUGH, PASS),
    "done": (ENOUGH, NO),
    "nothing": (ENOUGH, NO),
    "take back": (YES,),
    "take it back": (YES,),
    "leave": (NO,),
    "leave it": (NO,),
    "skip": (YES,),
    "do not skip": (NO,),
    "reveal": (REVEAL,),
    "concede": (CONCEDE,),
}
# What may answer a question, whether or not there is such an answer just now.
ANSWERS = {"danmaku:reaction": ("react", "invoke", "pass"), "danmaku:pick": ("pick", "done")}
SPECIAL = frozenset({"look", "reveal"})  # whatever is being asked
PICKING = ("choose", "discard", "take", "attack", "keep", "put", "give")
HELP = (
    "play CARD [on TARGET] [for PLAYER] [discarding CARD, CARD]; activate SPELL [with CARD] [on TARGET]; "
    "use ability [on PLAYER]; pass; end; choose THING, THING; choose nothing; discard CARD, CARD; attack PLAYER; "
    "number N; yes; no; take back; leave; look at PLAYER; reveal; concede"
)


class Said(NamedTuple):
    """A step taken apart: its verb, and its parts by the little word before them."""

    verb: str
    parts: dict[str, str]


def parse(text: str) -> Said:
    plain = " ".join(text.split()).lower().rstrip(".")
    if plain in PLAIN:
        return Said(plain, {})
    tokens = TOKEN.findall(text.replace(",", " , "))
    verb = SAME_VERB.get(tokens[0].lower(), tokens[0].lower()) if tokens else ""
    if verb == "look":
        return Said("look", {"": _join([t for t in tokens[1:] if t.lower() not in ("at", "hand")])})
    if verb == "number":
        return Said("number", {"": _join(tokens[1:])})
    if verb in ACTS or verb in PICKING:
        return Said(verb, _parts(tokens[1:], verb))
    return _by_name(tokens, text)


def _by_name(tokens: list[str], text: str) -> Said:
    """`graze for P2`, `bomb Shoot`: a card's name is a verb of its own."""
    for end in range(len(tokens), 0, -1):
        name = fold(_join(tokens[:end]))
        if any(name in main_words(card) for card in MAIN_CARDS):
            parts = _parts(tokens[end:], "play")
            on = parts.pop("", "")
            return Said("play", {"": _join(tokens[:end]), **({"on": on} if on else {}), **parts})
    if re.fullmatch(r"\d+", text.strip()):
        return Said("number", {"": text.strip()})
    raise UnknownStep(f"{text!r} begins with no verb; there are: {HELP}")


def _parts(tokens: list[str], verb: str) -> dict[str, str]:
    parts: dict[str, list[str]] = {"": []}
    at = ""
    for token in tokens:
        little = LITTLE.get(token.lower(), "")
        if little and (little != "to" or verb in ("give", "use")) and not (verb in PICKING and little == "with"):
            at = little
            parts[at] = []
        else:
            parts[at].append(token)
    return {word: _join(said) for word, said in parts.items() if said or not word}


def _join(tokens: list[str]) -> str:
    return " ".join(token.strip('"') for token in tokens).replace(" ,", ",").strip()


def several(said: str) -> list[str]:
    """The things of a list: commas or `and` between them, `x2` for two."""
    found = []
    for part in re.split(r",| and ", said):
        part = part.strip()
        times = re.fullmatch(r"(.+?) x ?(\d+)", part)
        found += [times[1]] * int(times[2]) if times else [part] if part else []
    return found


def kinds(text: str) -> frozenset[str]:
    """The kinds of options that a step's words may stand for."""
    verb = parse(text).verb
    if verb in PLAIN:
        return frozenset(str(o[0]) for o in PLAIN[verb])
    if verb in PICKING:
        return frozenset({"pick", "done", "take", "discard"})
    return frozenset(ACTS.get(verb, (verb,)))


def acts_only(text: str) -> bool:
    """Is it something that only a main step knows: a card that never reacts, or its end?"""
    said = parse(text)
    if said.verb in ("end", "end turn", "end main step"):
        return True
    if said.verb != "play" or not said.parts.get(""):
        return False
    word = fold(said.parts[""])
    meant = [d for d in DEFINITIONS if isinstance(d, MainCard) and word in main_words(d)]
    return bool(meant) and not any(d.reacting or "invocation" in d.types for d in meant)
