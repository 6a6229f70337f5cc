"""The speech of Danmaku!!: its tables and its own ways with them, put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, cast

from kaimaku.kernel.decisions import PASS, Option, asides
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.table import Result
from kaimaku.speech.reasons import MORE, NEVER, Lack, wire
from kaimaku.speech.speech import Speech
from kaimaku.speech.voice import both
from kaimaku.wire.common import Refusal as WireRefusal
from kaimaku.wire.common import Words

from ..projection import shown as showing
from ..projection.options import MOST_SETS, text_meant, wire_options
from ..projection.things import Thing, find
from ..projection.view import asked
from ..rules.asides import NOBODY_DEFEATED
from ..rules.main_step import END, MAIN_STEP
from ..rules.turn import DISCARDS
from ..rules.window import REACTION
from ..table import (
    ASIDE,
    COLLECTED,
    DECK,
    DISCARD,
    HAND,
    INCIDENT,
    INCIDENT_DISCARD,
    INCIDENTS,
    ITEMS,
    RESOLVING,
    ROLE,
    SPARE,
    DanmakuTable,
)
from . import options as wording
from . import picking, questions
from .foresight import foresight_with
from .journal import DanmakuNarrator
from .names import card_link
from .outcome import ENDINGS, verdict
from .reasons import INACTIVE, missing
from .tries import tries

ZONES = {
    DECK: "deck",
    DISCARD: "discard",
    RESOLVING: "resolving",
    COLLECTED: "collected",
    INCIDENTS: "incidents",
    INCIDENT: "incident",
    INCIDENT_DISCARD: "incidents",
    ASIDE: "spare",
    SPARE: "spare",
}


class DanmakuSpeech(Speech[DanmakuTable, Thing]):
    narrators = DanmakuNarrator
    endings = ENDINGS
    sides = True
    acting = frozenset({MAIN_STEP.number, REACTION.number})
    inactive: ClassVar[Mapping[str, tuple[str, str, str]]] = INACTIVE
    not_yours = "danmaku:type.item.2"
    leaving = (PASS, ENOUGH, END)

    def verdict(self, t: DanmakuTable, result: Result, viewer: int | None) -> Words:
        if viewer is None or result.rule.startswith("room:"):
            return self.outcome(result)
        told = verdict(t, result, viewer)
        if not result.winners:
            told = [self.outcome(result), *told]
        return Words("\n".join(each.en for each in told), "\n".join(each.ja for each in told))

    # --- questions ----------------------------------------------------------------------------------------------------

    def listed(self, t: DanmakuTable, found: list[Option]) -> list[Option]:
        return found[:MOST_SETS] if t.prompt == DISCARDS.number else found

    def shown(self, t: DanmakuTable, seat: int) -> list[int]:
        return showing.shown(t)

    question_words = staticmethod(questions.question_words)
    source = staticmethod(questions.source)
    option_words = staticmethod(wording.option_words)
    label = staticmethod(wording.label)
    risk = staticmethod(wording.risk)
    foresight = staticmethod(foresight_with)
    wire_options = staticmethod(wire_options)
    faces = staticmethod(showing.faces)
    pick_names = staticmethod(showing.pick_names)
    pick = staticmethod(picking.wire_pick)
    picked = staticmethod(picking.picked)

    # --- why not ------------------------------------------------------------------------------------------------------

    find = staticmethod(find)
    tries = staticmethod(tries)
    openly_asked = staticmethod(asked)

    def turn_of(self, t: DanmakuTable) -> int | None:
        return None if t.step == "setup" else t.active

    def about_aside(self, t: DanmakuTable, seat: int, thing: Thing) -> list[Words] | WireRefusal:
        found = [option for option in asides(t, seat)[1:] if _means(option, thing)]
        if thing.button == "reveal" and not found:
            return wire(NOBODY_DEFEATED)
        return [self.option_words(t, seat, option) for option in found]

    def lack(self, t: DanmakuTable, seat: int, option: Option, why: Refusal) -> Lack:
        """What can be named comes first."""
        words = missing(t, seat, option, why)
        return Lack(NEVER if words is None else MORE, words)

    def try_words(self, t: DanmakuTable, seat: int, option: Option, why: Refusal | None) -> Words:
        """By its card alone where it answers nothing."""
        if option[0] == "react":
            text = text_meant(t, seat, option)
            if text is None or text.on is None or (option[3] == -1 and text.on.entries):
                card = cast(int, option[1])
                return both(seat, lambda v: v.say("Play {card}", "{card}を使う", card=card_link(t, card, v.lang)))
        return self.option_words(t, seat, option)

    def lies(self, t: DanmakuTable, thing: Thing) -> tuple[str, int]:
        if thing.place:
            return thing.place, -1
        if thing.entry >= 0:
            return "entry", -1
        if thing.seat >= 0:
            return ("character", thing.seat) if thing.character else ("player", -1)
        zone = t.where[thing.card]
        if zone in ZONES:
            return ZONES[zone], -1
        if HAND <= zone < ITEMS:
            return "hand", zone - HAND
        if ITEMS <= zone < ROLE:
            return "item", zone - ITEMS
        return "character", -1


def _means(option: Option, thing: Thing) -> bool:
    """Is it the special action that this thing stands for?"""
    if thing.button:
        return option == (thing.button,)
    return option[0] == "look" and thing.seat >= 0 and not thing.character and option[1] == thing.seat


SPEECH = DanmakuSpeech()
