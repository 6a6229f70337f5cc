"""VCardSide: VCard behind the terminal table. Sentences and reasons are those of the browser's table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from kaimaku.games.vcard import GAME
from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.table import VCardTable
from kaimaku.kernel.decisions import PASS, PROMPTS, Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table
from kaimaku.server.desks.desk import BadHandle
from kaimaku.server.desks.vcard.asking import question_words, source
from kaimaku.server.desks.vcard.because import because
from kaimaku.server.desks.vcard.combat import combat
from kaimaku.server.desks.vcard.eye import Eye
from kaimaku.server.desks.vcard.narrator import VCardNarrator
from kaimaku.server.desks.vcard.sentences import option_words
from kaimaku.server.desks.vcard.view import view
from kaimaku.server.wire.common import Words
from kaimaku.server.wire.vcard import Combat, VTuber

from ..lines import hanging, rule
from ..side import Command
from ..things import Thing
from ..words import say as say_all
from . import references, sums
from .board import draw, facts_words, hand_rows
from .names import card_name, named, plain, who
from .words import HELP, say

DRAWN_FOR = ("vcard:main", "vcard:place")
QUIET = frozenset({"shuffle"})  # said in the log only


def _vcard(t: Table) -> VCardTable:
    assert isinstance(t, VCardTable)
    return t


class VCardStory:
    """The journal in sentences; a combat that was watched is told with what its sums were made of."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.narrator = VCardNarrator(seat, False)
        self.fought: dict[int, Combat] = {}

    def watch(self, t: Table) -> None:
        seen = combat(_vcard(t))
        if seen is not None:
            self.fought[seen.round] = seen

    def tell(self, t: Table, entries: Sequence[Entry], lang: Lang, all: bool) -> list[str]:
        self.watch(t)
        found: list[str] = []
        for line, entry in zip(self.narrator.lines(_vcard(t), entries, 1, True), entries, strict=True):
            if entry[0] in ("point", "tie"):
                found += self._sums(lang)
            if line.words is not None and (all or entry[0] not in QUIET):
                found.append(plain(line.words, self.seat, lang))
        return [text for text in found if text]

    def _sums(self, lang: Lang) -> list[str]:
        """Each combat once, in the order they were fought."""
        if not self.fought:
            return []
        return sums.told(self.fought.pop(min(self.fought)), self.seat, lang)


class VCardSide:
    game: Game[Any] = GAME
    bot = "greedy"
    help = HELP

    def welcome(self, t: Table, seat: int, bot: str, lang: Lang) -> str:
        first = who(_vcard(t).first, seat, lang, capital=False)
        said = say("welcome", lang, bot=bot, first=first)
        return said.replace("; you begins", "; you begin")

    def story(self, seat: int | None, t: Table | None = None) -> VCardStory:
        return VCardStory(seat)

    def draw(self, t: Table, seat: int, lang: Lang) -> RenderableType:
        return draw(_vcard(t), seat, lang)

    def drawn_for(self, t: Table) -> bool:
        return PROMPTS[t.prompt].name in DRAWN_FOR

    def silent(self, t: Table, seat: int) -> Option | None:
        """Only passing is possible where others need not know it; a turn is ended by the player."""
        options = GAME.options(_vcard(t), seat)
        if options == [PASS] and PROMPTS[t.prompt].name != "vcard:main":
            return PASS
        return ENOUGH if options == [ENOUGH] else None

    def options(self, t: Table, seat: int) -> list[Option]:
        """Ending the turn comes last."""
        options = GAME.options(_vcard(t), seat)
        return [*(o for o in options if o != PASS), *(o for o in options if o == PASS)]

    def asker(self, t: Table, seat: int, lang: Lang) -> str:
        found = source(_vcard(t), True)
        if found is None or found.words is None:
            return ""
        return f"{named(found.card)}: {plain(found.words, seat, lang)}"

    def question(self, t: Table, seat: int, lang: Lang) -> str:
        return plain(question_words(_vcard(t), seat), seat, lang)

    def words(self, t: Table, seat: int, option: Option, lang: Lang) -> str:
        return plain(option_words(_vcard(t), seat, option), seat, lang)

    def ending(self, t: Table, seat: int, lang: Lang) -> str:
        assert t.result is not None
        won = t.result.winners
        return say_all("draw" if len(won) != 1 else "win" if seat in won else "lose", lang)

    def hand(self, t: Table, seat: int) -> list[Thing]:
        return [Thing(t.defs[card], card) for _, card, _ in hand_rows(_vcard(t), seat)]

    def find(self, t: Table, seat: int, text: str) -> list[Thing]:
        return references.find(_vcard(t), seat, text)

    def of_option(self, t: Table, seat: int, option: Option) -> list[Thing]:
        return references.of_option(_vcard(t), seat, option)

    def same(self, a: Thing, b: Thing) -> bool:
        """The same VTuber, or copies of the same card off the spots."""
        return a.mem == b.mem and (a.mem > 0 or a.number == b.number)

    def is_mine(self, t: Table, seat: int, thing: Thing) -> bool:
        return references.is_mine(_vcard(t), seat, thing)

    def label(self, thing: Thing, lang: Lang) -> str:
        return card_name(CARDS[thing.number])

    def cards(self, things: Sequence[Thing], lang: Lang) -> list[RenderableType]:
        """Each printed card once; an evolution keeps the effect of its PL8, which stands below it."""
        lines: list[RenderableType] = []
        for number in dict.fromkeys(n for thing in things for n in self._faces(thing)):
            d = CARDS[number]
            lines.append(Text(f"{card_name(d)}  {facts_words(d, lang)}", style="bold"))
            if d.words[lang]:
                lines.append(Padding(Text(d.words[lang]), (0, 0, 0, 2)))
        return lines

    def _faces(self, thing: Thing) -> list[int]:
        """A card, and for an evolution the PL8 of its line."""
        d = CARDS[thing.number]
        lowest = (d.facts.line, d.facts.set, 8)
        below = [x.number for x in CARDS if (x.facts.line, x.facts.set, x.facts.pl) == lowest] if d.facts.pl > 8 else []
        return [thing.number, *below[:1]]

    def possible(self, t: Table, seat: int, option: Option, lang: Lang) -> list[RenderableType]:
        words = option_words(_vcard(t), seat, option)
        return [Text(say_all("possible", lang), style="bold green"), *self._listed([words], seat, lang)]

    def why(self, t: Table, seat: int, things: Sequence[Thing], lang: Lang) -> list[RenderableType]:
        """The game's own reasons, one paragraph for each."""
        eye = Eye(_vcard(t), seat)
        can: list[RenderableType] = []
        cannot: list[RenderableType] = []
        for thing in things:
            try:
                found = because(_vcard(t), seat, eye.vt(thing.mem - 1) if thing.mem else eye.name(thing.card), "")
            except BadHandle:
                continue
            can += self._listed(found.can, seat, lang)
            for reason in found.reasons:
                cannot += self._listed(reason.what, seat, lang)
                cannot.append(hanging("    →", plain(reason.why.words, seat, lang), "bold"))
                if reason.why.rule:
                    cannot.append(Padding(rule(reason.why.rule, lang), (0, 0, 0, 6)))
        if can:
            can.insert(0, Text(say_all("possible", lang), style="bold green"))
        if cannot:
            cannot.insert(0, Text(say_all("refused", lang), style="bold red"))
        return can + cannot

    def _listed(self, words: Sequence[Words], seat: int, lang: Lang) -> list[RenderableType]:
        return [Padding(Text(plain(one, seat, lang)), (0, 0, 0, 2)) for one in words]

    # --- commands of this game

    def levels(self, t: Table, seat: int, text: str, lang: Lang) -> list[RenderableType]:
        """What Power Levels are made of: of all VTubers, or of those that are meant."""
        meant = {thing.mem - 1 for thing in references.find(_vcard(t), seat, text) if thing.mem} if text else None
        eye = Eye(_vcard(t), seat)
        handles = None if meant is None else {eye.vt(vt) for vt in meant}
        seen = view(_vcard(t), seat)
        shown: list[VTuber] = [
            spot.vt
            for board in (seen.boards[seat], seen.boards[1 - seat])
            for spot in board.spots
            if spot.vt is not None and (handles is None or spot.vt.id in handles)
        ]
        if not shown:
            return [Text(say("no_sum", lang, text=text))]
        return [line for vt in shown for line in sums.breakdown(vt, lang)]

    def last_combat(self, t: Table, seat: int, text: str, lang: Lang) -> list[RenderableType]:
        return sums.shown(_vcard(t), seat, lang)

    @property
    def commands(self) -> Mapping[str, Command]:
        return {"pl": self.levels, "combat": self.last_combat}


SIDE = VCardSide()
