"""HoloSide: the hololive OCG behind the terminal table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rich.console import RenderableType

from kaimaku.games.hocg import GAME
from kaimaku.games.hocg.asking import asker, option_words, question
from kaimaku.games.hocg.defs import DEFS
from kaimaku.games.hocg.labels import card_label
from kaimaku.games.hocg.table import HoloTable, oshi
from kaimaku.games.hocg.telling import Teller
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Entry, redact
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from ..side import Command
from ..things import Thing
from ..words import say
from . import explaining, references
from .board import draw, hand_rows
from .words import HELP

QUIET = frozenset({"phase", "shuffle"})  # said in the log only
DRAWN_FOR = ("hocg:main", "hocg:perform", "hocg:redraw")


def _holo(t: Table) -> HoloTable:
    assert isinstance(t, HoloTable)
    return t


class HoloStory:
    def __init__(self, seat: int | None, t: HoloTable | None) -> None:
        self.seat = seat
        self.teller = Teller(seat, "en", t)

    def watch(self, t: Table) -> None:
        """The journal has it all."""

    def tell(self, t: Table, entries: Sequence[Entry], lang: Lang, all: bool) -> list[str]:
        self.teller.lang = lang
        return self.teller.tell(redact(t, list(entries), self.seat), frozenset() if all else QUIET)


class HoloSide:
    game: Game[Any] = GAME
    bot = "greedy"
    help = HELP
    commands: Mapping[str, Command] = MappingProxyType({})

    def welcome(self, t: Table, seat: int, bot: str, lang: Lang) -> str:
        mine, theirs = (DEFS[t.defs[oshi(_holo(t), s)]].name(lang) for s in (seat, 1 - seat))
        return say("welcome", lang, mine=mine, theirs=theirs, bot=bot)

    def story(self, seat: int | None, t: Table | None = None) -> HoloStory:
        return HoloStory(seat, None if t is None else _holo(t))

    def draw(self, t: Table, seat: int, lang: Lang) -> RenderableType:
        return draw(_holo(t), seat, lang)

    def drawn_for(self, t: Table) -> bool:
        return PROMPTS[t.prompt].name in DRAWN_FOR

    def silent(self, t: Table, seat: int) -> Option | None:
        return ENOUGH if GAME.options(_holo(t), seat) == [ENOUGH] else None

    def options(self, t: Table, seat: int) -> list[Option]:
        return GAME.options(_holo(t), seat)

    def asker(self, t: Table, seat: int, lang: Lang) -> str:
        return asker(_holo(t), lang)

    def question(self, t: Table, seat: int, lang: Lang) -> str:
        return question(_holo(t), lang)

    def words(self, t: Table, seat: int, option: Option, lang: Lang) -> str:
        return option_words(_holo(t), seat, option, lang)

    def ending(self, t: Table, seat: int, lang: Lang) -> str:
        assert t.result is not None
        won = t.result.winners
        return say("draw" if len(won) != 1 else "win" if seat in won else "lose", lang)

    def hand(self, t: Table, seat: int) -> list[Thing]:
        return [Thing(t.defs[card], card) for _, card, _ in hand_rows(_holo(t), seat)]

    def find(self, t: Table, seat: int, text: str) -> list[Thing]:
        return references.find(_holo(t), seat, text)

    def of_option(self, t: Table, seat: int, option: Option) -> list[Thing]:
        return references.of_option(_holo(t), seat, option)

    def same(self, a: Thing, b: Thing) -> bool:
        """The same holomem, or copies of the same card outside the stage."""
        return a.mem == b.mem and (a.mem > 0 or a.number == b.number)

    def is_mine(self, t: Table, seat: int, thing: Thing) -> bool:
        return references.is_mine(_holo(t), seat, thing)

    def label(self, thing: Thing, lang: Lang) -> str:
        return card_label(DEFS[thing.number], lang)

    def cards(self, things: Sequence[Thing], lang: Lang) -> list[RenderableType]:
        return explaining.cards((DEFS[thing.number] for thing in things), lang)

    def possible(self, t: Table, seat: int, option: Option, lang: Lang) -> list[RenderableType]:
        return explaining.reasons(_holo(t), seat, [(option, None)], lang)

    def why(self, t: Table, seat: int, things: Sequence[Thing], lang: Lang) -> list[RenderableType]:
        tries = [found for thing in things for found in explaining.tries_of(_holo(t), seat, thing)]
        return explaining.reasons(_holo(t), seat, tries, lang) if tries else []


SIDE = HoloSide()
