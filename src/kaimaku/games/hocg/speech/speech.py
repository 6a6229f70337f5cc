"""The speech of the hololive OCG: its tables and its own ways with them, put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from kaimaku.kernel.decisions import PASS, Option, options
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.table import Result
from kaimaku.speech.outcome import outcome
from kaimaku.speech.reasons import Lack, Try
from kaimaku.speech.speech import Speech
from kaimaku.speech.spoken import in_each
from kaimaku.wire.common import Face, Words
from kaimaku.wire.play import Option as WireOption
from kaimaku.wire.play import Source

from ..defs import DEFS
from ..projection import shown as showing
from ..projection.options import pick_names, wire_options
from ..projection.things import Thing, find
from ..rules.main_phase import BATON_NO_BACK, MAIN, NOT_AWAKE_BACK, no_baton_now, no_collab_now
from ..rules.performance import PERFORM
from ..rules.setup import SET_CENTER
from ..rules.skills import NO_SUCH_SKILL
from ..table import STAGE, ZONE_NAMES, HoloTable, Mem, back, mem_of, oshi
from . import options as wording
from .journal import HocgNarrator
from .options import option_words
from .outcome import AT_ONCE, ENDINGS, NOBODY_LOST
from .questions import ability_card, ability_text, asking_text, question
from .reasons import INACTIVE, lack
from .tries import EARLIER, attempt, tries_of_card, tries_of_mem

PLACES = frozenset({"center", "collab", "back"})  # where cards are put down
OSHI_SKILL = Words("Oshi skill", "推しスキル")


class HocgSpeech(Speech[HoloTable, Thing]):
    narrators = HocgNarrator
    endings = ENDINGS
    acting = frozenset({MAIN.number, PERFORM.number, SET_CENTER.number})
    inactive: ClassVar[Mapping[str, tuple[str, str, str]]] = INACTIVE
    not_yours = "hocg:3.1.2"

    def outcome(self, result: Result) -> Words:
        if len(result.winners) != 1 and result.rule not in NOBODY_LOST:
            return outcome(result, {result.rule: AT_ONCE})
        return super().outcome(result)

    # --- questions ----------------------------------------------------------------------------------------------------

    def question_words(self, t: HoloTable, seat: int) -> Words:
        return in_each(lambda lang: question(t, lang, False))

    def option_words(self, t: HoloTable, seat: int, option: Option) -> Words:
        return in_each(lambda lang: option_words(t, seat, option, lang))

    def label(self, t: HoloTable, seat: int, option: Option) -> Words:
        return wording.label(t, seat, option)

    def risk(self, t: HoloTable, seat: int, option: Option) -> Words | None:
        return wording.risk(t, seat, option)

    def source(self, t: HoloTable, seat: int, words: bool) -> Source | None:
        name = asking_text(t)
        d = ability_card(name) if name else None
        if d is None:
            return None
        return Source(d.id, in_each(lambda lang: ability_text(name, lang)) if words else None)

    def wire_options(
        self, t: HoloTable, seat: int, options: Sequence[Option], cards: Sequence[int]
    ) -> list[WireOption]:
        return wire_options(t, seat, options, cards)

    def shown(self, t: HoloTable, seat: int) -> list[int]:
        return showing.shown(t, seat)

    def faces(self, t: HoloTable, seat: int, cards: Sequence[int]) -> list[Face]:
        return showing.faces(t, seat, list(cards))

    def pick_names(self, t: HoloTable, seat: int, candidates: Sequence[int], cards: Sequence[int]) -> dict[int, str]:
        return pick_names(t, seat, candidates, cards)

    # --- why not ------------------------------------------------------------------------------------------------------

    def find(self, t: HoloTable, seat: int, handle: str) -> Thing:
        return find(t, seat, handle)

    def turn_of(self, t: HoloTable) -> int | None:
        return None if t.phase == "setup" else t.active

    def acts(self, t: HoloTable, thing: Thing) -> bool:
        return bool(thing.button) or super().acts(t, thing)

    def open_place(self, on: Thing) -> bool:
        return on.place in PLACES

    def lack(self, t: HoloTable, seat: int, option: Option, why: Refusal) -> Lack:
        return lack(t, seat, option, why)

    def lies(self, t: HoloTable, thing: Thing) -> tuple[str, int]:
        if thing.place:
            return thing.place, thing.side
        if thing.mem is not None:
            return "stage", thing.mem.seat
        zone = t.where[thing.card]
        if zone & ~1 != STAGE:
            return ZONE_NAMES[zone >> 1], zone & 1
        mem = mem_of(t, thing.card)
        return "below" if mem is not None and thing.card in mem.stack else "stage", zone & 1

    def tries(self, t: HoloTable, seat: int, thing: Thing, on: Thing | None) -> list[Try]:
        if thing.button:
            return self._tries_of_button(t, seat, thing)
        if thing.place:
            return []
        target = _mem_meant(t, on) if on is not None else None
        if thing.mem is None:
            return tries_of_card(t, seat, thing.card, target)
        if t.prompt == SET_CENTER.number:
            return []
        if on is not None and on.place == "collab" and on.side == seat == thing.mem.seat:
            return [attempt(t, seat, ("collab", thing.mem.id))]
        return tries_of_mem(t, seat, thing.mem, target)

    def _tries_of_button(self, t: HoloTable, seat: int, thing: Thing) -> list[Try]:
        button = thing.button
        if button == "skill":
            there = thing.n < len(DEFS[t.defs[oshi(t, seat)]].skills)
            return [attempt(t, seat, ("skill", thing.n)) if there else (("skill", thing.n), NO_SUCH_SKILL)]
        if button in ("baton", "collab"):
            found = [attempt(t, seat, (button, mem.id)) for mem in back(t, seat)]
            return found or [((button, 0), _nobody(t, seat, button))]
        if button == "pass" and PASS not in options(t, seat):
            button = "done"
        return [attempt(t, seat, (button,))]

    def try_words(self, t: HoloTable, seat: int, option: Option, why: Refusal | None) -> Words:
        """By the act alone if no holomem is meant."""
        if option[0] in ("baton", "collab") and option[1] == 0:
            return self.label(t, seat, option)
        return OSHI_SKILL if why is NO_SUCH_SKILL else self.option_words(t, seat, option)


def _mem_meant(t: HoloTable, on: Thing) -> Mem | None:
    """A card on a holomem stands for the holomem."""
    return on.mem if on.mem is not None or on.card < 0 else mem_of(t, on.card)


def _nobody(t: HoloTable, seat: int, button: str) -> Refusal:
    """Why collab or baton pass fail with an empty back."""
    if t.prompt == PERFORM.number:
        return EARLIER
    if button == "baton":
        return no_baton_now(t, seat) or BATON_NO_BACK
    return no_collab_now(t, seat) or NOT_AWAKE_BACK


SPEECH = HocgSpeech()
