"""DanmakuSide: Danmaku!! behind the terminal table. Sentences and reasons are those of the browser's table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from kaimaku.games.danmaku import GAME
from kaimaku.games.danmaku.definitions import MainCard
from kaimaku.games.danmaku.registry import DEFINITIONS
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.kernel.decisions import CONCEDE, PASS, PROMPTS, Option, asides
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table
from kaimaku.server.desks.danmaku.asking import question_words, source
from kaimaku.server.desks.danmaku.because import because
from kaimaku.server.desks.danmaku.eye import Eye
from kaimaku.server.desks.danmaku.narrator import DanmakuNarrator
from kaimaku.server.desks.danmaku.sentences import option_words
from kaimaku.server.desks.danmaku.standing import concerns
from kaimaku.server.wire.common import Words

from ..lines import hanging, rule
from ..side import Command
from ..things import Thing
from ..words import say as say_all
from . import references
from .board import draw, hand_rows
from .names import plain, player
from .words import HELP, SEASONS, say

DRAWN_FOR = ("danmaku:main step", "danmaku:reaction", "danmaku:character", "danmaku:discards")


def _danmaku(t: Table) -> DanmakuTable:
    assert isinstance(t, DanmakuTable)
    return t


class DanmakuStory:
    def __init__(self, seat: int | None, t: DanmakuTable | None) -> None:
        self.narrator = DanmakuNarrator(seat, t, False)

    def watch(self, t: Table) -> None:
        """The journal has it all."""

    def tell(self, t: Table, entries: Sequence[Entry], lang: Lang, all: bool) -> list[str]:
        lines = self.narrator.lines(_danmaku(t), entries, 1, True)
        said = [plain(_danmaku(t), line.words, lang) for line in lines if line.words is not None]
        return [text for text in said if text]


class DanmakuSide:
    game: Game[Any] = GAME
    bot = "seeker"
    help = HELP
    commands: Mapping[str, Command] = MappingProxyType({})

    def welcome(self, t: Table, seat: int, bot: str, lang: Lang) -> str:
        return say("welcome", lang, others=t.seats - 1, bot=bot)

    def story(self, seat: int | None, t: Table | None = None) -> DanmakuStory:
        return DanmakuStory(seat, None if t is None else _danmaku(t))

    def draw(self, t: Table, seat: int, lang: Lang) -> RenderableType:
        return draw(_danmaku(t), seat, lang)

    def drawn_for(self, t: Table) -> bool:
        return PROMPTS[t.prompt].name in DRAWN_FOR or not _danmaku(t).stack

    def silent(self, t: Table, seat: int) -> Option | None:
        """Only passing is possible, and no special action could help."""
        options = GAME.options(_danmaku(t), seat)
        if options not in ([PASS], [ENOUGH]):
            return None
        special = [o for o in asides(t, seat) if o != CONCEDE]
        return None if special and options == [PASS] and concerns(_danmaku(t), seat) else options[0]

    def options(self, t: Table, seat: int) -> list[Option]:
        """With the special actions last: they leave the question open."""
        return [*GAME.options(_danmaku(t), seat), *(o for o in asides(t, seat) if o != CONCEDE)]

    def asker(self, t: Table, seat: int, lang: Lang) -> str:
        found = source(_danmaku(t), seat, True)
        return "" if found is None or found.words is None else plain(_danmaku(t), found.words, lang)

    def question(self, t: Table, seat: int, lang: Lang) -> str:
        return plain(_danmaku(t), question_words(_danmaku(t), seat), lang)

    def words(self, t: Table, seat: int, option: Option, lang: Lang) -> str:
        return plain(_danmaku(t), option_words(_danmaku(t), seat, option), lang) + self._season(t, option, lang)

    def _season(self, t: Table, option: Option, lang: Lang) -> str:
        """Which of several copies, where they differ in their season."""
        cards = references.copies_of(_danmaku(t), option)
        seasons = [DEFINITIONS[t.defs[card]] for card in cards]
        said = [SEASONS[d.season][lang == "ja"] for d in seasons if isinstance(d, MainCard)]
        return f" ({', '.join(said)})" if said else ""

    def ending(self, t: Table, seat: int, lang: Lang) -> str:
        assert t.result is not None
        won = t.result.winners
        if not won:
            return say_all("draw", lang)
        names = ", ".join(player(_danmaku(t), s, lang) for s in won)
        return f"{say('win' if seat in won else 'lose', lang)} ({names})"

    def hand(self, t: Table, seat: int) -> list[Thing]:
        return [Thing(t.defs[card], card) for _, card, _ in hand_rows(_danmaku(t), seat)]

    def find(self, t: Table, seat: int, text: str) -> list[Thing]:
        return references.find(_danmaku(t), seat, text)

    def of_option(self, t: Table, seat: int, option: Option) -> list[Thing]:
        return references.of_option(_danmaku(t), seat, option)

    def same(self, a: Thing, b: Thing) -> bool:
        """Copies of a card, whatever their season."""
        return DEFINITIONS[a.number].name.en == DEFINITIONS[b.number].name.en

    def is_mine(self, t: Table, seat: int, thing: Thing) -> bool:
        return references.is_mine(_danmaku(t), seat, thing)

    def label(self, thing: Thing, lang: Lang) -> str:
        name = DEFINITIONS[thing.number].name
        return name.ja if lang == "ja" else name.en

    def cards(self, things: Sequence[Thing], lang: Lang) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for number in dict.fromkeys(thing.number for thing in things):
            d = DEFINITIONS[number]
            season = f" ({SEASONS[d.season][lang == 'ja']})" if isinstance(d, MainCard) else ""
            lines.append(Text(self.label(Thing(number), lang) + season, style="bold"))
            lines.append(Padding(Text(d.words(lang)), (0, 0, 0, 2)))
        return lines

    def possible(self, t: Table, seat: int, option: Option, lang: Lang) -> list[RenderableType]:
        words = option_words(_danmaku(t), seat, option)
        return [Text(say_all("possible", lang), style="bold green"), *self._listed(t, [words], lang)]

    def why(self, t: Table, seat: int, things: Sequence[Thing], lang: Lang) -> list[RenderableType]:
        """The game's own reasons, one paragraph for each."""
        eye = Eye(_danmaku(t), seat)
        can: list[RenderableType] = []
        cannot: list[RenderableType] = []
        for thing in things:
            found = because(_danmaku(t), seat, eye.name(thing.card), "")
            can += self._listed(t, found.can, lang)
            for reason in found.reasons:
                cannot += self._listed(t, reason.what, lang)
                cannot.append(hanging("    →", plain(_danmaku(t), reason.why.words, lang), "bold"))
                if reason.why.rule:
                    cannot.append(Padding(rule(reason.why.rule, lang), (0, 0, 0, 6)))
        if can:
            can.insert(0, Text(say_all("possible", lang), style="bold green"))
        if cannot:
            cannot.insert(0, Text(say_all("refused", lang), style="bold red"))
        return can + cannot

    def _listed(self, t: Table, words: Sequence[Words], lang: Lang) -> list[RenderableType]:
        return [Padding(Text(plain(_danmaku(t), one, lang)), (0, 0, 0, 2)) for one in words]


SIDE = DanmakuSide()
