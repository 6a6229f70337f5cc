"""The terminal table: one person against a bot, by numbers and words."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import cast

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from kaimaku import replays
from kaimaku.bots import Bot
from kaimaku.games.hocg import GAME
from kaimaku.games.hocg.asking import asker, option_words, question
from kaimaku.games.hocg.defs import DEFS
from kaimaku.games.hocg.labels import card_label
from kaimaku.games.hocg.table import HoloTable, oshi
from kaimaku.games.hocg.telling import Teller
from kaimaku.kernel.decisions import CONCEDE, PROMPTS, Option
from kaimaku.kernel.journal import redact
from kaimaku.kernel.knowledge import commitment
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.replay import Replay

from . import explaining
from .board import draw, hand_rows
from .references import Thing, find, is_mine, of_option
from .words import HELP, say

QUIET = frozenset({"phase", "shuffle"})  # said in the log only
PATIENCE = 50  # lines in a row that make no sense before a script is given up
YES = frozenset({"y", "yes", "はい"})


class Left(Exception):
    """The player leaves the table; the game is saved."""


class InputEnded(Left):
    """There is nobody at the keyboard any more."""


@dataclass(slots=True)
class Choice:
    """One numbered line: what it says and what it does."""

    words: str
    option: Option


class Session:
    """A game at the terminal. All that happens is in the replay; the table can be laid out again from it."""

    def __init__(self, console: Console, replay: Replay, bot: Bot, lang: Lang, folder: Path, seat: int = 0) -> None:
        self.console = console
        self.bot = bot
        self.lang: Lang = lang
        self.folder = folder
        self.seat = seat
        self.puzzled = 0
        self._lay_out(replay)

    def _lay_out(self, replay: Replay, upto: int | None = None) -> None:
        """The table after the first decisions of a replay; what the bot does next is not yet among them."""
        fresh = Replay(replay.game, replay.version, replay.cards, replay.setup, replay.seed)
        self.table = cast(HoloTable, replays.begin(fresh))
        self.replay = fresh
        for seat, option in replay.moves[:upto]:
            self._take(seat, option)
        self.drawn = False
        self.asker = ""  # the text that asked last: it is not said twice in a row
        self.told = len(self.table.journal or ()) if self.replay.moves else 0
        self.teller = Teller(self.seat, self.lang, self.table if self.told else None)

    def _take(self, seat: int, option: Option) -> None:
        GAME.decide(self.table, seat, option)
        self.replay.record(self.table, seat, option)

    # --- the game ---------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end. `Left` is raised if the player leaves before."""
        self._welcome()
        while self.table.result is None:
            seat = self.table.asked[0]
            if seat == self.seat:
                self._my_decision()
            else:
                rng = Random(f"{self.replay.seed}:{len(self.replay.moves)}")
                self._take(seat, self.bot.choose(GAME, self.table, seat, rng))
        self._news()
        self._farewell()

    def _welcome(self) -> None:
        mine, theirs = (DEFS[self.table.defs[oshi(self.table, s)]].name(self.lang) for s in (self.seat, 1 - self.seat))
        self.tell("welcome", "bold", mine=mine, theirs=theirs, bot=self.bot.name)
        self.tell("commitment", "dim", commitment=commitment(self.replay.seed)[:16])
        if self.replay.moves:
            self.tell("went_back")

    def _farewell(self) -> None:
        result = self.table.result
        assert result is not None
        key = "draw" if len(result.winners) != 1 else "win" if self.seat in result.winners else "lose"
        self.console.print(Rule(say(key, self.lang), style="bold"))
        self._print([explaining.rule(result.rule, self.lang)])
        self.tell("seed", "dim", seed=self.replay.seed)

    def _news(self) -> None:
        """What happened since the last question, as this seat saw it."""
        entries = self.table.journal or []
        for line in self.teller.tell(redact(self.table, entries[self.told :], self.seat), QUIET):
            self.console.print(explaining.hanging("·", line, "bold" if line.startswith(("Turn ", "ターン")) else ""))
        self.told = len(entries)

    def _my_decision(self) -> None:
        """Ask until an option is taken, or the table was laid out anew."""
        if GAME.options(self.table, self.seat) == [ENOUGH]:  # put only so that the other side learns nothing
            self._take(self.seat, ENOUGH)
            return
        self._news()
        if PROMPTS[self.table.prompt].name in ("hocg:main", "hocg:perform", "hocg:redraw") or not self.drawn:
            self.console.print(draw(self.table, self.seat, self.lang))
            self.drawn = True
        choices = self._ask()
        n = len(self.replay.moves)
        table = self.table
        while self.table is table and len(self.replay.moves) == n:
            text = self._read(say("ask", self.lang))
            if self._answer(text, choices):
                self.puzzled = 0

    def _ask(self) -> list[Choice]:
        """The question and its options; copies of a card in the same place are one option."""
        choices: dict[str, Choice] = {}
        for option in GAME.options(self.table, self.seat):
            words = option_words(self.table, self.seat, option, self.lang)
            choices.setdefault(words, Choice(words, option))
        card = asker(self.table, self.lang)
        if card and card != self.asker:
            self.console.print(Text(card, style="italic"))
        self.asker = card
        self.console.print(Text(question(self.table, self.lang), style="bold"))
        self._list(list(choices.values()))
        return list(choices.values())

    def _list(self, choices: list[Choice]) -> None:
        for n, choice in enumerate(choices, 1):
            self.console.print(explaining.hanging(f"{n:>3}", choice.words))

    # --- what the player types --------------------------------------------------------------------------------------

    def _read(self, prompt: str) -> str:
        try:
            text = self.console.input(Text(prompt, style="bold")).strip()
        except EOFError:
            raise InputEnded from None
        if not sys.stdin.isatty():
            self.console.print(Text(text))  # a script's lines are shown as if they were typed
        return text

    def _answer(self, text: str, choices: list[Choice]) -> bool:
        """Do what the text says; False if it made no sense."""
        if not text:
            if len(choices) == 1:
                self._take(self.seat, choices[0].option)
            else:
                self.tell("no_such_number", n=len(choices))
                return self._puzzled()
            return True
        if text.isdecimal():
            return self._number(int(text), choices)
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if text[0] in "??":
            self._read_cards(text[1:].strip(), choices)
            return True
        command = COMMANDS.get(word.casefold())
        if command is not None:
            command(self, rest, choices)
            return True
        return self._with_card(text, choices)

    def _number(self, n: int, choices: list[Choice]) -> bool:
        if not 1 <= n <= len(choices):
            self.tell("no_such_number", n=len(choices))
            return self._puzzled()
        self._take(self.seat, choices[n - 1].option)
        return True

    def _puzzled(self) -> bool:
        self.puzzled += 1
        if self.puzzled > PATIENCE:
            raise InputEnded
        return False

    def _with_card(self, text: str, choices: list[Choice]) -> bool:
        """A card instead of a number: its options, or why there are none."""
        things = find(self.table, self.seat, text)
        if all(thing.card < 0 for thing in things):
            self.tell("unclear", text=text)
            return self._puzzled()
        mine = [(n, choice) for n, choice in enumerate(choices, 1) if self._about(choice.option, things)]
        if not mine:
            self._why(text, choices)
        for n, choice in mine:
            self.console.print(explaining.hanging(f"{n:>3}", choice.words))
        return True

    def _about(self, option: Option, things: list[Thing]) -> bool:
        """Does the option do something with one of these?"""
        return any(same(thing, other) for other in of_option(self.table, self.seat, option)[:1] for thing in things)

    def _read_cards(self, text: str, choices: list[Choice]) -> None:
        if not text:
            found = [Thing(DEFS[self.table.defs[card]], card) for _, card, _ in hand_rows(self.table, self.seat)]
        elif text.isdecimal() and 1 <= int(text) <= len(choices):
            found = of_option(self.table, self.seat, choices[int(text) - 1].option)
        else:
            found = find(self.table, self.seat, text)
        if not found:
            self.tell("no_card", text=text)
        elif len(found) > 8:
            self.tell("which", names=", ".join(card_label(x.d, self.lang) for x in found[:12]))
        else:
            self._print(explaining.cards((thing.d for thing in found), self.lang))

    def _why(self, text: str, choices: list[Choice]) -> None:
        """Why something is not possible: the game's own reasons, with the rules they rest on."""
        if not text:
            self.tell("why_what")
            return
        if text.isdecimal() and 1 <= int(text) <= len(choices):
            self._print(explaining.reasons(self.table, self.seat, [(choices[int(text) - 1].option, None)], self.lang))
            return
        things = [thing for thing in find(self.table, self.seat, text) if thing.card >= 0]
        if not things:
            self.tell("no_card", text=text)
            return
        mine = [thing for thing in things if is_mine(self.table, self.seat, thing)]
        if not mine:
            self.tell("not_yours", name=card_label(things[0].d, self.lang))
            return
        tries = [found for thing in mine for found in explaining.tries_of(self.table, self.seat, thing)]
        if tries:
            self._print(explaining.reasons(self.table, self.seat, tries, self.lang))
        else:
            self.tell("nothing", name=card_label(mine[0].d, self.lang))

    # --- commands ---------------------------------------------------------------------------------------------------

    def help(self, rest: str, choices: list[Choice]) -> None:
        self.console.print(Text(HELP[self.lang == "ja"]))

    def board(self, rest: str, choices: list[Choice]) -> None:
        self.console.print(draw(self.table, self.seat, self.lang))
        self._list(choices)

    def log(self, rest: str, choices: list[Choice]) -> None:
        lines = Teller(self.seat, self.lang).tell(redact(self.table, self.table.journal or [], self.seat))
        for line in lines:
            self.console.print(Text(line))
        if not lines:
            self.tell("no_log")

    def undo(self, rest: str, choices: list[Choice]) -> None:
        """Everything again but the last decision of this seat; the bot's answers to it go with it."""
        mine = [n for n, (seat, _) in enumerate(self.replay.moves) if seat == self.seat]
        if not mine:
            self.tell("no_undo")
            return
        option = self.replay.moves[mine[-1]][1]
        self._lay_out(self.replay, mine[-1])
        self.tell("undone", what=option_words(self.table, self.seat, option, self.lang))

    def change_language(self, rest: str, choices: list[Choice]) -> None:
        if rest not in ("en", "ja"):
            self.tell("unclear", text=f"lang {rest}")
            return
        self.lang = self.teller.lang = "ja" if rest == "ja" else "en"
        for choice in choices:
            choice.words = option_words(self.table, self.seat, choice.option, self.lang)
        self.board(rest, choices)

    def concede(self, rest: str, choices: list[Choice]) -> None:
        if self._read(say("sure_concede", self.lang)).casefold() in YES:
            self._take(self.seat, CONCEDE)

    def quit(self, rest: str, choices: list[Choice]) -> None:
        if self._read(say("sure_quit", self.lang)).casefold() in YES:
            raise Left

    def save(self) -> Path | None:
        """Write the replay; a disk that does not take it is no reason to crash."""
        path = self.folder / f"hocg-{self.replay.seed}.kaimaku"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(self.replay.to_bytes())
        except OSError as error:
            self.tell("not_saved", error=error)
            return None
        self.tell("saved", path=path)
        return path

    def _print(self, lines: Sequence[RenderableType]) -> None:
        for line in lines:
            self.console.print(line)

    def tell(self, key: str, style: str = "", **parts: object) -> None:
        self.console.print(
            Text(say(key, self.lang, **parts), style=style), soft_wrap="path" in parts or "command" in parts
        )


def same(a: Thing, b: Thing) -> bool:
    """The same holomem, or copies of the same card outside the stage."""
    return a.mem == b.mem and (a.mem > 0 or a.d is b.d)


COMMANDS = {
    "help": Session.help,
    "board": Session.board,
    "log": Session.log,
    "undo": Session.undo,
    "why": Session._why,
    "lang": Session.change_language,
    "concede": Session.concede,
    "quit": Session.quit,
    "exit": Session.quit,
}
