"""Steps of a scenario in human terms: every verb, which options it may mean and how an option is said."""

from __future__ import annotations

import re
from collections.abc import Mapping

from kaimaku.judge.scenario import verbs
from kaimaku.judge.scenario.verbs import NOTHING, Said
from kaimaku.kernel.decisions import CONCEDE, NO, PASS, YES, Option
from kaimaku.kernel.questions import ENOUGH

TRADING = re.compile(r"(?:discard (?:three|3)|three for two)(?: cards?)?(?:,? draw (?:two|2)(?: cards?)?)?")
MOVES = {
    "play": "play {0:card} to {1:place}",
    "place": "place {0:card} to {1:place}",
    "evolve": "evolve {1:vt} to {0:card}",
    "ally": "ally {0:card} on {1:vt}",
    "mascot": "mascot {0:card}",
    "world": "world {0:card}",
    "boost": "boost {0:card}",
    "lock": "lock {0:held}",
    "reply": "reply {0:card} to {1:answered}",
    "trade": "trade",
}
# The little words before the parts of a step, each with the part it begins.
LITTLE = {
    **dict.fromkeys(("on", "onto", "to", "into", "in", "at", "answering", "against"), "on"),
    **dict.fromkeys(("with", "using"), "with"),
    **dict.fromkeys(("choosing", "targeting", "discarding", "paying"), "choosing"),
}
PLAYS = ("play", "evolve", "ally", "mascot", "world", "boost", "reply", "place")
# What other verbs than those of the moves may stand for.
ACTS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("play", "use"), PLAYS),
    "attach": ("ally",),
    **dict.fromkeys(("answer", "reinforcement", "respond"), ("reply",)),
    **dict.fromkeys(("place", "put"), ("place", "play")),
}
ENOUGHS = ("done", "enough", "stop")
ENDS = ("end", "end turn", "end the turn", "end my turn", "ends the turn", "ends turn")
PASSES = ("pass", "passes", "pass priority")
PLAIN: dict[str, tuple[Option, ...]] = {
    **dict.fromkeys((*PASSES, *ENDS), (PASS,)),
    "stop": (PASS, ENOUGH),
    "yes": (YES,),
    **dict.fromkeys(("no", "decline"), (NO, ENOUGH)),
    "done": (ENOUGH, NO, PASS),
    "enough": (ENOUGH, PASS),
    "nothing": (ENOUGH, NO),
    "concede": (CONCEDE,),
}
PICKING = ("choose", "pick", "discard", "take", "keep", "move", "return", "target", "search")
ENDS_OF_DECK = {"top": 1, "bottom": 2}
HELP = (
    "play CARD [to SPOT | on VT]; evolve VT [to CARD]; ally CARD on VT; boost CARD; mascot CARD; world CARD; "
    "lock CARD; reply CARD [to CARD]; trade [CARD, CARD, CARD]; pass; end turn; choose THING, THING; choose nothing; "
    "choose all; number N; yes; no; place CARD [to SPOT]; concede"
)


WORDS = dict.fromkeys((*MOVES, *ACTS))
BESIDE = {**dict.fromkeys(WORDS, frozenset({"with", "choosing"})), "trade": frozenset({"", "choosing"})}


class VCardVerbs(verbs.Verbs):
    def read(self, text: str, tokens: list[str]) -> Said:
        return Said("trade", {}) if TRADING.fullmatch(" ".join(text.split()).lower()) else super().read(text, tokens)

    def begins(self, verb: str, part: str, token: str, found: Mapping[str, object]) -> bool:
        return verb not in PICKING or part == "choosing" or token.lower() == "to"


VERBS = VCardVerbs(
    MOVES,
    acts=ACTS,
    plain=PLAIN,
    picking=PICKING,
    picks=("pick", "done", "number"),
    little=LITTLE,
    same={**{f"{verb}s": verb for verb in (*WORDS, *PICKING)}, "mode": "number"},  # plays, locks, chooses
    more=BESIDE,
    nothing=NOTHING,
    everything=("all", "everything"),
    help=HELP,
)
