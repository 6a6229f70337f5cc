"""Steps of a scenario in human terms: every verb, and what it may stand for."""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.judge.scenario import verbs
from kaimaku.judge.scenario.verbs import NOTHING, Said, joined
from kaimaku.kernel.decisions import CONCEDE, NO, PASS, YES, Option
from kaimaku.kernel.questions import ENOUGH

from ..definitions import MAIN_CARDS, MainCard
from ..registry import DEFINITIONS
from ..rules.asides import REVEAL
from ..rules.main_step import END
from .position_cards import fold, main_words

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
    "look": ("look",),
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
PICKING = ("choose", "discard", "take", "attack", "keep", "put", "give")
HELP = (
    "play CARD [on TARGET] [for PLAYER] [discarding CARD, CARD]; activate SPELL [with CARD] [on TARGET]; "
    "use ability [on PLAYER]; pass; end; choose THING, THING; choose nothing; discard CARD, CARD; attack PLAYER; "
    "number N; yes; no; take back; leave; look at PLAYER; reveal; concede"
)


class DanmakuVerbs(verbs.Verbs):
    def otherwise(self, text: str, tokens: list[str]) -> Said:
        """`graze for P2`, `bomb Shoot`: a card's name is a verb of its own."""
        for end in range(len(tokens), 0, -1):
            name = joined(tokens[:end])
            if any(fold(name) in main_words(card) for card in MAIN_CARDS):
                parts = self.parts("play", tokens[end:])
                on = parts.pop("", "")
                return Said("play", {"": name, **({"on": on} if on else {}), **parts})
        return super().otherwise(text, tokens)

    def begins(self, verb: str, part: str, token: str, found: Mapping[str, object]) -> bool:
        return (part != "to" or verb in ("give", "use")) and not (verb in PICKING and part == "with")


VERBS = DanmakuVerbs(
    {},
    acts=ACTS,
    plain=PLAIN,
    picking=PICKING,
    picks=("pick", "done", "take", "discard"),
    little=LITTLE,
    same=SAME_VERB,
    nothing=NOTHING,
    help=HELP,
)


def acts_only(text: str) -> bool:
    """Is it something that only a main step knows: a card that never reacts, or its end?"""
    said = VERBS.parse(text)
    if said.verb in ("end", "end turn", "end main step"):
        return True
    if said.verb != "play" or not said.parts.get(""):
        return False
    word = fold(said.parts[""])
    meant = [d for d in DEFINITIONS if isinstance(d, MainCard) and word in main_words(d)]
    return bool(meant) and not any(d.reacting or "invocation" in d.types for d in meant)
