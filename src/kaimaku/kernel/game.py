"""Game: the verbs every game offers to bots, servers, tools and people."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Generic, TypeVar

from .cycles import chose
from .decisions import CONCEDE, PROMPTS, Decision, Option, asides, listed, options
from .frames import run
from .journal import note
from .marks import mypyc_attr
from .plain_data import Unsound, bounded
from .refusals import Lang, Refusal, Refused
from .soundness import Layout, answerable, check
from .table import Data, Result, Table

T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T]):
    """A game provides the abstract verbs; the rest is the same for all."""

    name: str
    seats: range

    def __class_getitem__(cls, table: object) -> type:
        """Compiled by mypyc, a generic class is not subscriptable by itself."""
        return cls

    def new(
        self,
        decks: Sequence[object],
        seed: int,
        rulings: Mapping[str, str] | None = None,
        journal: bool = False,
        first: int | None = None,
    ) -> T:
        """A table at its first decision. One deck per seat, None where nobody brings any.

        `first`: the players have agreed on who begins; a game that leaves no choice refuses it with a ValueError.
        """
        raise NotImplementedError

    def view(self, t: T, seat: int | None) -> object:
        """Everything a seat (None: a spectator) may see, as it is sent to whoever plays there."""
        raise NotImplementedError

    def determinize(self, t: T, seat: int, rng: Random) -> T:
        """A clone in which everything this seat cannot know is dealt anew."""
        raise NotImplementedError

    def suppose(self, t: T, seat: int, rng: Random) -> T:
        """The table as it may be to somebody who doesn't know which cards the others have brought.

        Where everybody knows that, it is the table itself.
        """
        return t

    def describe(self, definition: int, lang: Lang) -> str:
        raise NotImplementedError

    def score(self, t: T) -> tuple[float, ...]:
        """A payoff by seat: winners share nothing and lose nothing to each other; 0 for all while the game goes on."""
        if t.result is None or not t.result.winners:
            return (0.0,) * t.seats
        return tuple([1.0 if seat in t.result.winners else -1.0 for seat in range(t.seats)])

    def load(self, data: Data) -> T:
        """The counterpart of `Table.to_data`."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """What can be told of a saved table of this game without opening it."""
        raise NotImplementedError

    def check(self, data: Data) -> None:
        """The game's own invariants, of data that satisfies those of all games; Unsound if one does not hold."""
        raise NotImplementedError

    def fingerprint(self, numbers: Collection[str]) -> str:
        """What these cards do, in a few letters that change with it; a game that keeps no such record has none."""
        return ""

    def parts(self, t: T) -> tuple[str, ...]:
        """What each seat plays as, in a game in which seats play different parts."""
        return ()

    def concede(self, t: T, seat: int) -> Result | None:
        """What becomes of the game when a seat gives up; None: it goes on without that seat."""
        raise NotImplementedError

    def aside(self, t: T, seat: int, option: Option) -> None:
        """Run a special action of a seat; the open decision stays."""
        raise NotImplementedError

    # --- the same for every game ------------------------------------------------------------------------------------

    def clone(self, t: T) -> T:
        return t.clone()

    def open(self, data: Data) -> T:
        """The table of data from outside: checked before anything is built of it, and again before anything runs.

        Whatever is wrong is Unsound, with a sentence that says what.
        """
        bounded(data)
        check(data, self.layout())
        try:
            self.check(data)
            t = self.load(data)
            answerable(t)
            for seat in (None, *range(t.seats)):
                self.view(t, seat)
        except (Unsound, MemoryError):
            raise
        except Exception as error:
            raise Unsound(f"its parts don't fit together ({type(error).__name__}: {error})") from None
        return t

    def decision(self, t: T) -> Decision | Result:
        return Decision(t) if t.result is None else t.result

    def options(self, t: T, seat: int) -> list[Option]:
        return options(t, seat)

    def refuse(self, t: T, seat: int, option: Option) -> Refusal | None:
        """None if the seat may take the option now, else why not."""
        if t.result is not None:
            return t.questions.over
        if seat in t.asked and option in options(t, seat):
            return None
        if 0 <= seat < t.seats and option in asides(t, seat):
            return None
        no_aside = t.questions.no_aside
        if no_aside is not None and option and 0 <= seat < t.seats:
            refused = no_aside(t, t.frames[-1], seat, option)
            if refused is not None:
                return refused
        if seat not in t.asked:
            return t.questions.not_asked
        if t.streak is not None and option in listed(t, seat):
            return t.rounds.repeated
        prompt = PROMPTS[t.prompt]
        why = prompt.explain(t, t.frames[-1], seat, option) if prompt.explain is not None and option else None
        return why or prompt.otherwise

    def decide(self, t: T, seat: int, option: Option) -> None:
        """Take an option and run to the next decision; an unlisted one raises Refused and changes nothing."""
        looked_at = t.options if t.listed == seat else None  # as a rule they have just been looked at
        if seat not in t.asked or option not in (options(t, seat) if looked_at is None else looked_at):
            self._decide_aside(t, seat, option)
            return
        if t.streak is not None:
            chose(t, seat, listed(t, seat), option)
        t.options = None
        if len(t.asked) > 1 or t.answers:
            t.answers[seat] = option
            t.asked = tuple(s for s in t.asked if s != seat)
            if t.asked:
                return
        t.answer = option
        run(t)

    def _decide_aside(self, t: T, seat: int, option: Option) -> None:
        refusal = self.refuse(t, seat, option)
        if refusal is not None:
            raise Refused(refusal)
        if option == CONCEDE:
            note(t, "concede", seat)
            t.result = self.concede(t, seat)
            if t.result is not None:
                t.asked = ()
        else:
            self.aside(t, seat, option)
            t.options = None
