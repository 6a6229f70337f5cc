"""The speech of VCard: its tables and its own ways with them, put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.refusals import Refusal
from kaimaku.kernel.table import Result
from kaimaku.speech.outcome import ROOM
from kaimaku.speech.reasons import Lack, Try, lack_in
from kaimaku.speech.speech import Speech
from kaimaku.speech.voice import both
from kaimaku.wire.common import Face, Words
from kaimaku.wire.play import Option as WireOption
from kaimaku.wire.play import Source

from ..projection import options as wire
from ..projection.eye import Eye
from ..projection.things import Thing, find
from ..rules.actions import MAIN_PROMPT
from ..rules.setup import PLACE
from ..rules.window import NO_CONDITION, TOO_SLOW, WINDOW
from ..table import ACTIVE, ALLIES, DECK, DISCARD, HAND, MASCOT_SPOT, SETUP, SIDE, WORLD_SPOT, VCardTable
from . import options as wording
from . import questions
from .journal import VCardNarrator
from .names import card_words
from .reasons import INACTIVE, LACKS
from .tries import tries

THREE_POINTS = "vcard:7.4.3.2"
SCORED = ("{who} scored three points first.", "{who}が先に3ポイントを取りました。")
# By the rule that ended the game: {who} is the seat that lost by it.
ENDINGS: dict[str, tuple[str, str]] = {
    **ROOM,
    THREE_POINTS: ("First to three points.", "3ポイント先取です。"),
    "vcard:2.1.0.1": ("{who} conceded.", "{who}が投了しました。"),
}
ANSWER = Words("Answer", "答える")
KINDS = {DECK: "deck", HAND: "hand", DISCARD: "discard", MASCOT_SPOT: "mascot", ALLIES: "ally"}


class VCardSpeech(Speech[VCardTable, Thing]):
    narrators = VCardNarrator
    endings = ENDINGS
    acting = frozenset({MAIN_PROMPT.number, WINDOW.number, PLACE.number})
    inactive: ClassVar[Mapping[str, tuple[str, str, str]]] = INACTIVE
    not_yours = "vcard:3.1.3.3"

    def verdict(self, t: VCardTable, result: Result, viewer: int | None) -> Words:
        if viewer is None or result.rule != THREE_POINTS or len(result.winners) != 1:
            return super().verdict(t, result, viewer)
        return both(viewer, lambda voice: voice.say(*SCORED, result.winners[0]))

    # --- questions ----------------------------------------------------------------------------------------------------

    def question_words(self, t: VCardTable, seat: int) -> Words:
        return questions.question_words(t, seat)

    def option_words(self, t: VCardTable, seat: int, option: Option) -> Words:
        return wording.option_words(t, seat, option)

    def label(self, t: VCardTable, seat: int, option: Option) -> Words:
        return wording.label(t, option)

    def risk(self, t: VCardTable, seat: int, option: Option) -> Words | None:
        return wording.risk(option)

    def source(self, t: VCardTable, seat: int, words: bool) -> Source | None:
        return questions.source(t, words)

    def wire_options(
        self, t: VCardTable, seat: int, options: Sequence[Option], cards: Sequence[int]
    ) -> list[WireOption]:
        return wire.wire_options(t, seat, options, cards)

    def shown(self, t: VCardTable, seat: int) -> list[int]:
        return wire.shown(t, seat)

    def faces(self, t: VCardTable, seat: int, cards: Sequence[int]) -> list[Face]:
        return wire.faces(t, seat, cards)

    def pick_names(self, t: VCardTable, seat: int, candidates: Sequence[int], cards: Sequence[int]) -> dict[int, str]:
        return wire.pick_names(t, seat, candidates, cards)

    # --- why not ------------------------------------------------------------------------------------------------------

    def find(self, t: VCardTable, seat: int, handle: str) -> Thing:
        return find(t, seat, handle)

    def turn_of(self, t: VCardTable) -> int | None:
        return None if t.phase == SETUP else t.active

    def tries(self, t: VCardTable, seat: int, thing: Thing, on: Thing | None) -> list[Try]:
        return tries(t, seat, thing, on)

    def lack(self, t: VCardTable, seat: int, option: Option, why: Refusal) -> Lack:
        return lack_in(LACKS, t, seat, option, why)

    def try_words(self, t: VCardTable, seat: int, option: Option, why: Refusal | None) -> Words:
        """By its card alone where it answers nothing that it could."""
        if why is not None and option[0] == "reply" and (why in (TOO_SLOW, NO_CONDITION) or cast(int, option[2]) < 0):
            eye, card = Eye(t, seat), cast(int, option[1])
            return both(seat, lambda v: v.say("Play {card}", "{card}を使う", card=card_words(eye, card, v.lang)))
        if why is not None and len(option) == 1 and option[0] not in ("trade", "pass"):
            return ANSWER
        return self.option_words(t, seat, option)

    def lies(self, t: VCardTable, thing: Thing) -> tuple[str, int]:
        if thing.place:
            return thing.place, thing.side
        if thing.item >= 0:
            return "item", -1
        if thing.spot >= 0:
            return "spot", thing.spot // SIDE
        if thing.vt >= 0:
            return "vt", t.owner[thing.vt]
        where = t.where[thing.card]
        if where >= WORLD_SPOT:
            return ("world" if where == WORLD_SPOT else "queue"), -1
        kind = where % SIDE
        return ("below" if kind >= ACTIVE else KINDS[kind]), where // SIDE


SPEECH = VCardSpeech()
