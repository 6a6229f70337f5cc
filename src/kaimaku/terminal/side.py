"""Side: what a game gives to the terminal table: its board, its things, and its speech. The loop knows no game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from kaimaku import games
from kaimaku.games.desk import BadHandle
from kaimaku.kernel.decisions import CONCEDE, PASS, PROMPTS, Option, asides
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table
from kaimaku.speech.plain import plain, players
from kaimaku.speech.speech import Speech
from kaimaku.wire.common import Words

from .lines import hanging, rule
from .references import References
from .things import Thing
from .words import HELP, say

T = TypeVar("T", bound=Table)
Command = Callable[[Any, int, str, Lang], list[RenderableType]]  # table, seat, what stands behind the word


class Story(Generic[T]):
    """Tells the journal to one seat, every entry once and in order."""

    def __init__(self, side: Side[T], seat: int | None, t: T | None) -> None:
        self.side = side
        self.seat = seat
        self.narrator = side.speech.narrator(seat, t, links=False)

    def watch(self, t: T) -> None:
        """Look at the table after every decision, for what the journal does not keep."""

    def tell(self, t: T, entries: Sequence[Entry], lang: Lang, all: bool) -> list[str]:
        """Lines about entries; some are for the log (all) only."""
        found: list[str] = []
        for line in self.narrator.lines(t, entries, 1, True):
            found += self.before(line.kind, lang)
            if line.words is not None and (all or line.kind not in self.side.quiet):
                found.append(self.side.plain(t, line.words, self.seat, lang))
        return found

    def before(self, kind: str, lang: Lang) -> list[str]:
        """What is told before a line of this kind."""
        return []


class Side(References[T], Generic[T]):
    game: Game[Any]
    speech: Speech[T, Any]
    bot: str = "random"  # who plays the other seats, unless somebody else is asked to
    help: ClassVar[tuple[str, str]] = HELP
    drawn: ClassVar[frozenset[str]] = frozenset()  # prompts before which the table is drawn, however often it has been
    read_out: ClassVar[frozenset[str]] = frozenset()  # prompts whose options are chosen by their texts
    quiet: ClassVar[frozenset[str]] = frozenset()  # kinds of entries that are said in the log only

    @property
    def commands(self) -> Mapping[str, Command]:
        """What can be typed at this game's table only."""
        return {}

    def welcome(self, t: T, seat: int, bot: str, lang: Lang) -> str:
        """Who sits where."""
        return say("seated", lang, others=t.seats - 1, bot=bot)

    def story(self, seat: int | None, t: T | None = None) -> Story[T]:
        """As a seat sees it, or an onlooker. `t`: the table when the story begins, if that is not the beginning."""
        return Story(self, seat, t)

    def draw(self, t: T, seat: int, lang: Lang) -> RenderableType:
        raise NotImplementedError

    def drawn_for(self, t: T) -> bool:
        """Is the table drawn before the open question, however often it has been?"""
        return PROMPTS[t.prompt].name in self.drawn

    def explained(self, t: T) -> bool:
        """Do the cards to choose from show their texts?"""
        return PROMPTS[t.prompt].name in self.read_out

    # --- what is asked ------------------------------------------------------------------------------------------------

    def silent(self, t: T, seat: int) -> Option | None:
        """The answer to a question that is put only so that the others learn nothing."""
        options = self.game.options(t, seat)
        if options == [PASS] and self.passes(t, seat):
            return PASS
        return ENOUGH if options == [ENOUGH] else None

    def passes(self, t: T, seat: int) -> bool:
        """Is a seat passed for that can do nothing else?"""
        return False

    def options(self, t: T, seat: int) -> list[Option]:
        """Everything a seat may do now: passing comes late, and last the special actions, which leave it asked."""
        found = self.game.options(t, seat)
        late = [o for o in found if o == PASS]
        return [*(o for o in found if o != PASS), *late, *(o for o in asides(t, seat) if o != CONCEDE)]

    def asker(self, t: T, seat: int, lang: Lang) -> str:
        """The text that asks, if one does."""
        found = self.speech.source(t, seat, True)
        if found is None or found.words is None:
            return ""
        text, by = self.plain(t, found.words, seat, lang), self.asker_name(found.card, lang)
        return f"{by}: {text}".removesuffix(": ") if by else text

    def asker_name(self, number: str, lang: Lang) -> str:
        """The card that asks, where its text does not tell it."""
        return ""

    def question(self, t: T, seat: int, lang: Lang) -> str:
        return self.plain(t, self.speech.question_words(t, seat), seat, lang)

    def words(self, t: T, seat: int, option: Option, lang: Lang) -> str:
        return self.plain(t, self.speech.option_words(t, seat, option), seat, lang)

    def ending(self, t: T, seat: int, lang: Lang) -> str:
        assert t.result is not None
        won = t.result.winners
        return say("draw" if len(won) != 1 else "win" if seat in won else "lose", lang)

    def after(self, t: T, seat: int, lang: Lang) -> list[RenderableType]:
        """What is told once the game is over."""
        return []

    # --- in words -----------------------------------------------------------------------------------------------------

    def names(self, t: T, reader: int | None, lang: Lang) -> Sequence[str]:
        return players(reader, lang) if t.seats == 2 else [f"P{seat + 1}" for seat in range(t.seats)]

    def plain(self, t: T, words: Words, reader: int | None, lang: Lang) -> str:
        """A sentence of the table for the terminal."""
        return plain(words, lang, self.names(t, reader, lang), self.card_in_sentence)

    def card_in_sentence(self, label: str, number: str) -> str:
        return label

    def label(self, thing: Thing, lang: Lang) -> str:
        raise NotImplementedError

    def cards(self, things: Sequence[Thing], lang: Lang) -> list[RenderableType]:
        """Each printed card once."""
        lines: list[RenderableType] = []
        for number in dict.fromkeys(n for thing in things for n in self.printed(thing)):
            title, text = self.card_text(number, lang)
            lines.append(Text(title, style="bold"))
            if text:
                lines.append(Padding(Text(text), (0, 0, 0, 2)))
        return lines

    def printed(self, thing: Thing) -> Iterable[int]:
        return (thing.number,)

    def card_text(self, number: int, lang: Lang) -> tuple[str, str]:
        raise NotImplementedError

    # --- why not ------------------------------------------------------------------------------------------------------

    def handle(self, t: T, seat: int, thing: Thing) -> str:
        """What a thing is called on the wire."""
        raise NotImplementedError

    def possible(self, t: T, seat: int, option: Option, lang: Lang) -> list[RenderableType]:
        """An option that is there."""
        words = self.speech.option_words(t, seat, option)
        return [Text(say("possible", lang), style="bold green"), *self._listed(t, [words], seat, lang)]

    def why(self, t: T, seat: int, things: Sequence[Thing], lang: Lang) -> list[RenderableType]:
        """What is possible with things, and why the rest is not: one paragraph for each reason."""
        can: list[RenderableType] = []
        cannot: list[RenderableType] = []
        for thing in things:
            try:
                found = self.speech.because(t, seat, self.handle(t, seat, thing), "")
            except BadHandle:
                continue
            can += self._listed(t, found.can, seat, lang)
            for reason in found.reasons:
                cannot += self._listed(t, reason.what, seat, lang)
                cannot.append(hanging("    →", self.plain(t, reason.why.words, seat, lang), "bold"))
                if reason.why.rule:
                    cannot.append(Padding(rule(reason.why.rule, lang), (0, 0, 0, 6)))
        if can:
            can.insert(0, Text(say("possible", lang), style="bold green"))
        if cannot:
            cannot.insert(0, Text(say("refused", lang), style="bold red"))
        return can + cannot

    def _listed(self, t: T, words: Sequence[Words], seat: int, lang: Lang) -> list[RenderableType]:
        return [Padding(Text(self.plain(t, one, seat, lang)), (0, 0, 0, 2)) for one in words]


def side(game: str) -> Side[Any]:
    """The side of a game: its own, or a plain one."""
    from .plain import PlainSide

    manifest = games.find(game)
    return PlainSide(manifest) if manifest.side is None else manifest.side()
