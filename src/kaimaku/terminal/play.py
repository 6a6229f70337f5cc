"""The terminal table: one person and bots, by numbers and words. What a game looks like is its side's business."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from random import Random

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from kaimaku import replays
from kaimaku.bots import ANY, LEVELS, Bot
from kaimaku.bots.levels import title
from kaimaku.judge.catalogue import search
from kaimaku.kernel.decisions import CONCEDE, Option
from kaimaku.kernel.journal import redact
from kaimaku.kernel.knowledge import commitment
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.replay import Replay

from .foresight import foreseen
from .hint import best, reason
from .lines import hanging, rule
from .screen import beside, numbered
from .side import side
from .things import Thing
from .words import say

SHOWN = 4  # rules that a word finds
PATIENCE = 50  # lines in a row that make no sense before a script is given up
HEADINGS = ("Turn ", "ターン", "Round ", "ラウンド", "Combat: ", "戦闘")  # lines with which something new begins
GENTLE = (*[level.name for level in LEVELS[:2]], *ANY)  # whoever is new may prefer the first
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

    def __init__(self, console: Console, replay: Replay, bot: Bot, lang: Lang, folder: Path) -> None:
        self.console = console
        self.side = side(replay.game)
        self.bot = bot
        self.lang: Lang = lang
        self.folder = folder
        self.seat = 0
        self.puzzled = 0
        self._lay_out(replay)

    def _lay_out(self, replay: Replay, upto: int | None = None) -> None:
        """The table after the first decisions of a replay; what the bot does next is not yet among them."""
        fresh = Replay(replay.game, replay.version, replay.cards, replay.setup, replay.seed)
        self.table = replays.begin(fresh)
        self.replay = fresh
        self.spoken: list[int] = []  # decisions of this seat that were its own to make
        self.story = self.side.story(self.seat)
        for seat, option in replay.moves[:upto]:
            self._take(seat, option)
        self.drawn = False
        self.asker = ""  # the text that asked last: it is not said twice in a row
        self.told = len(self.table.journal or ()) if self.replay.moves else 0
        self.story = self.side.story(self.seat, self.table if self.told else None)

    def _take(self, seat: int, option: Option) -> None:
        if seat == self.seat and self.side.silent(self.table, seat) != option:
            self.spoken.append(len(self.replay.moves))
        self.side.game.decide(self.table, seat, option)
        self.replay.record(self.table, seat, option)
        self.story.watch(self.table)

    # --- the game ---------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end. `Left` is raised if the player leaves before."""
        self._welcome()
        while self.table.result is None:
            self._decision()
        self._print(self._news())
        self._farewell()

    def _decision(self) -> None:
        seat = self.table.asked[0]
        if seat == self.seat:
            self._my_decision()
        else:
            self._take(seat, self._bots_choice(seat))

    def _bots_choice(self, seat: int) -> Option:
        """The bot has read the journal; on a terminal it is seen to think, if that takes a while."""
        rng = Random(f"{self.replay.seed}:{len(self.replay.moves)}")
        history = redact(self.table, self.table.journal or [], seat) if self.bot.remembers else ()
        shown = self.console.status(say("thinking", self.lang)) if self.bot.searches else nullcontext()
        with shown:
            return self.bot.choose(self.side.game, self.table, seat, rng, history)

    def _welcome(self) -> None:
        bot = title(self.bot.name, self.replay.game, self.lang)
        self.console.print(Text(self.side.welcome(self.table, self.seat, bot, self.lang), style="bold"))
        if self.replay.moves:
            self.tell("went_back")
        elif self.bot.name not in GENTLE and not any(self.folder.glob(f"{self.replay.game}-*.kaimaku")):
            self.tell("gentler", "dim", command=f"kaimaku play {self.replay.game} --bot {GENTLE[0]}")

    def _farewell(self) -> None:
        result = self.table.result
        assert result is not None
        self.console.print(Rule(self.side.ending(self.table, self.seat, self.lang), style="bold"))
        self._print([rule(result.rule, self.lang), *self.side.after(self.table, self.seat, self.lang)])
        self.tell("seed", "dim", seed=self.replay.seed)

    def _news(self) -> list[RenderableType]:
        """What happened since the last question, as this seat saw it."""
        entries = self.table.journal or []
        lines = self.story.tell(self.table, entries[self.told :], self.lang, all=False)
        self.told = len(entries)
        return [hanging("·", line, "bold" if line.startswith(HEADINGS) else "") for line in lines]

    def _my_decision(self) -> None:
        """Ask until an option is taken, or the table was laid out anew."""
        silent = self.side.silent(self.table, self.seat)
        if silent is not None:
            self._take(self.seat, silent)
            return
        if self.side.drawn_for(self.table) or not self.drawn:
            self.console.print(self.side.draw(self.table, self.seat, self.lang))
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
        for option in self.side.options(self.table, self.seat):
            words = self.side.words(self.table, self.seat, option, self.lang)
            choices.setdefault(words, Choice(words, option))
        card = self.side.asker(self.table, self.seat, self.lang)
        question = [Text(card, style="italic")] if card and card != self.asker else []
        self.asker = card
        question.append(Text(self.side.question(self.table, self.seat, self.lang), style="bold"))
        self._print(beside(self.console, self._news(), question, self._listed(list(choices.values()))))
        return list(choices.values())

    def _listed(self, choices: list[Choice]) -> list[RenderableType]:
        if not self.side.explained(self.table):
            return numbered(self.console, [choice.words for choice in choices])
        lines: list[RenderableType] = []
        for n, choice in enumerate(choices, 1):
            lines.append(hanging(f"{n:>3}", choice.words))
            lines += [Padding(text, (0, 0, 0, 4)) for text in self._texts_of(choice)]
        return lines

    def _texts_of(self, choice: Choice) -> list[RenderableType]:
        things = self.side.of_option(self.table, self.seat, choice.option)
        texts = [self.side.card_text(number, self.lang)[1] for thing in things for number in self.side.printed(thing)]
        return [Text(text, style="dim") for text in texts if text]

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
                return self._no_such_number(choices)
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
        own = self.side.commands.get(word.casefold())
        if own is not None:
            self._print(own(self.table, self.seat, rest, self.lang))
            return True
        return self._with_card(text, choices)

    def _number(self, n: int, choices: list[Choice]) -> bool:
        if not 1 <= n <= len(choices):
            return self._no_such_number(choices)
        self._take(self.seat, choices[n - 1].option)
        return True

    def _no_such_number(self, choices: list[Choice]) -> bool:
        last = len(choices)
        to = "から" if self.lang == "ja" else " or " if last == 2 else " to "
        self.tell("no_such_number", numbers="1" if last == 1 else f"1{to}{last}")
        return self._puzzled()

    def _puzzled(self) -> bool:
        self.puzzled += 1
        if self.puzzled > PATIENCE:
            raise InputEnded
        return False

    def _with_card(self, text: str, choices: list[Choice]) -> bool:
        """A card instead of a number: its options, or why there are none."""
        things = self.side.find(self.table, self.seat, text)
        if all(thing.card < 0 for thing in things):
            near = get_close_matches(text.partition(" ")[0].casefold(), [*COMMANDS, *self.side.commands], 1, 0.75)
            self.tell("unclear_near" if near else "unclear", text=text, near=" ".join(near))
            return self._puzzled()
        mine = [(n, choice) for n, choice in enumerate(choices, 1) if self._about(choice.option, things)]
        if not mine:
            self._why(text, choices)
        for n, choice in mine:
            self.console.print(hanging(f"{n:>3}", choice.words))
        return True

    def _about(self, option: Option, things: list[Thing]) -> bool:
        """Does the option do something with one of these?"""
        about = self.side.of_option(self.table, self.seat, option)[:1]
        return any(self.side.same(thing, other) for other in about for thing in things)

    def _read_cards(self, text: str, choices: list[Choice]) -> None:
        if not text:
            asked = [thing for choice in choices for thing in self.side.of_option(self.table, self.seat, choice.option)]
            found = self.side.hand(self.table, self.seat) or asked
        elif text.isdecimal() and 1 <= int(text) <= len(choices):
            found = self.side.of_option(self.table, self.seat, choices[int(text) - 1].option)
        else:
            found = self.side.find(self.table, self.seat, text)
        if not found and text:
            self._read_rules(text)
        elif not found:
            self.tell("no_cards_yet")
        elif len(found) > 8:
            self.tell("which", names=", ".join(self.side.label(x, self.lang) for x in found[:12]))
        else:
            self._print(self.side.cards(found, self.lang))

    def _read_rules(self, text: str) -> None:
        """No card of that name: perhaps it is a word of the rules."""
        found = search(text, self.replay.game, said=False)
        if not found:
            near = self.side.near(text)
            self.tell("no_word_near" if near else "no_word", text=text, near=", ".join(near))
        for one in found[:SHOWN]:
            self._print([rule(one.id, self.lang)])
        if len(found) > SHOWN:
            self.tell("more_rules", n=len(found) - SHOWN, command=f"kaimaku rules {self.replay.game} {text!r}")

    def _why(self, text: str, choices: list[Choice]) -> None:
        """Why something is not possible: the game's own reasons, with the rules they rest on."""
        if not text:
            self.tell("why_what")
            return
        if text.isdecimal() and 1 <= int(text) <= len(choices):
            self._print(self.side.possible(self.table, self.seat, choices[int(text) - 1].option, self.lang))
            return
        things = [thing for thing in self.side.find(self.table, self.seat, text) if thing.card >= 0]
        if not things:
            self.tell("no_card", text=text)
            return
        mine = [thing for thing in things if self.side.is_mine(self.table, self.seat, thing)]
        if not mine:
            self.tell("not_yours", name=self.side.label(things[0], self.lang))
            return
        reasons = self.side.why(self.table, self.seat, mine, self.lang)
        self._print(reasons)
        if not reasons:
            self.tell("nothing", name=self.side.label(mine[0], self.lang))

    def _what(self, text: str, choices: list[Choice]) -> None:
        """What one option would do, or each of them of which something is certain."""
        if text and not (text.isdecimal() and 1 <= int(text) <= len(choices)):
            self._no_such_number(choices)
            return
        numbered = list(enumerate(choices, 1))
        told = [
            (n, choice, said)
            for n, choice in (numbered if not text else numbered[int(text) - 1 : int(text)])
            if (said := foreseen(self.side, self.table, self.seat, choice.option, self.lang))
        ]
        for n, choice, said in told:
            self.console.print(hanging(f"{n:>3}", choice.words))
            self.console.print(hanging("    →", said, "bold"))
        if not told:
            self.tell("nothing_certain")

    def hinted(self) -> Option | None:
        """What the strongest bot would do."""
        return best(self.side, self.table, self.seat)

    # --- commands ---------------------------------------------------------------------------------------------------

    def help(self, rest: str, choices: list[Choice]) -> None:
        self.console.print(Text(self.side.help[self.lang == "ja"]))

    def board(self, rest: str, choices: list[Choice]) -> None:
        self._print([self.side.draw(self.table, self.seat, self.lang), *self._listed(choices)])

    def log(self, rest: str, choices: list[Choice]) -> None:
        lines = self.side.story(self.seat).tell(self.table, self.table.journal or [], self.lang, all=True)
        for line in lines:
            self.console.print(Text(line))
        if not lines:
            self.tell("no_log")

    def seal(self, rest: str, choices: list[Choice]) -> None:
        """The hash of the seed: whoever writes it down can check every shuffle in the end."""
        self.tell("commitment", commitment=commitment(self.replay.seed)[:16])

    def undo(self, rest: str, choices: list[Choice]) -> None:
        """Everything again but the last decision of this seat; the bot's answers to it go with it."""
        if not self.spoken:
            self.tell("no_undo")
            return
        last = self.spoken[-1]
        option = self.replay.moves[last][1]
        self._lay_out(self.replay, last)
        self.tell("undone", what=self.side.words(self.table, self.seat, option, self.lang))

    def change_language(self, rest: str, choices: list[Choice]) -> None:
        if rest not in ("en", "ja"):
            self.tell("unclear", text=f"lang {rest}")
            return
        self.lang = "ja" if rest == "ja" else "en"
        for choice in choices:
            choice.words = self.side.words(self.table, self.seat, choice.option, self.lang)
        self.board(rest, choices)

    def hint(self, rest: str, choices: list[Choice]) -> None:
        option = self.hinted()
        if option is None:
            self.tell("no_hint")
            return
        self.tell("hint", "bold", what=self.side.words(self.table, self.seat, option, self.lang))
        certain = foreseen(self.side, self.table, self.seat, option, self.lang)
        self.console.print(hanging("    →", certain or reason(self.lang)))

    def concede(self, rest: str, choices: list[Choice]) -> None:
        if self._read(say("sure_concede", self.lang)).casefold() in YES:
            self._take(self.seat, CONCEDE)

    def quit(self, rest: str, choices: list[Choice]) -> None:
        if self._read(say("sure_quit", self.lang)).casefold() in YES:
            raise Left

    def save(self) -> Path | None:
        """Write the replay; a disk that does not take it is no reason to crash."""
        path = self.folder / f"{self.replay.game}-{self.replay.seed}.kaimaku"
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


COMMANDS = {
    "help": Session.help,
    "board": Session.board,
    "log": Session.log,
    "seed": Session.seal,
    "undo": Session.undo,
    "why": Session._why,
    "what": Session._what,
    "hint": Session.hint,
    "lang": Session.change_language,
    "concede": Session.concede,
    "quit": Session.quit,
    "exit": Session.quit,
}
