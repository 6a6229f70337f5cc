"""What the words of a step mean at a table: which of the options there are, and which one could ask for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, cast

from kaimaku.kernel.decisions import NO, PROMPTS, Option
from kaimaku.kernel.game import Game
from kaimaku.kernel.picks import OpenPick, picking
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.reasons import CARD
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table

from .terms import Terms
from .values import UnknownStep, matching
from .verbs import Said, Verbs

COPIES = frozenset({"card", "thing"})  # kinds of things of which one may stand for another


class Interpreter:
    """Words and verbs of a game at one table."""

    game: ClassVar[Game[Any]]
    verbs: ClassVar[Verbs]
    answered_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"pick": ("pick", "done")}  # offered just now or not
    words: Terms
    table: Table
    seats: tuple[str, ...]

    # --- what a game says

    def conceivable(self, seat: int, said: Said) -> Iterator[Option]:
        """Every option of a step's kind one could ask for, allowed or not: what a refusal is about."""
        cards = range(len(self.table.defs))
        for option in self.verbs.acts.get(said.verb, ()):
            parts = self.verbs.moves[option].parts if option in self.verbs.moves else []
            if [part.kind for part in parts] == ["card"]:
                yield from ((option, c) for c in cards)
            elif not parts:
                yield (option,)

    def pick_kind(self) -> str:
        choice = self.choice()
        return choice.kind if choice is not None else CARD

    def things(self, seat: int) -> list[int]:
        """Everything of the kind that is being chosen."""
        return list(range(len(self.table.defs)))

    # --- who, and what is asked

    def seat(self, word: str) -> int:
        found = self.words.seat(word)
        if found < 0:
            raise UnknownStep(f"{self.words.players()}, not {word!r}")
        return found

    def deciders(self) -> list[int]:
        """Whose options an expectation speaks of if it names nobody."""
        return [self.table.asked[0] if self.table.asked else self.table.active]

    def prompt(self) -> str:
        """The name of the open question; nothing if there is none."""
        t = self.table
        return PROMPTS[t.prompt].name.partition(":")[2] if t.asked and t.result is None else ""

    def choice(self) -> OpenPick | None:
        """The open choice of some of several things."""
        return picking(self.table) if self.table.result is None else None

    def purpose(self) -> str:
        choice = self.choice()
        return choice.why if choice is not None else ""

    def placed(self) -> list[str]:
        """The cards for which the open choice finds a place."""
        choice = self.choice()
        return self.words.names(choice.about) if choice is not None else []

    def placing(self, words: list[str]) -> bool:
        """Are they exactly these?"""
        choice = self.choice()
        cards = choice.about if choice is not None else ()
        wanted = [one for word in words for one in self.verbs.several(word)]
        fits = matching(wanted, cards, lambda x, c: self.words.means_card(x, c, self.table.active))
        return len(wanted) == len(cards) and fits is not None

    def open_question(self) -> str:
        """Who is asked what now, for messages."""
        t = self.table
        if t.result is not None:
            won = " and ".join(self.words.seat_name(s) for s in t.result.winners) or "nobody"
            return f"nobody; the game is over, won by {won} [{t.result.rule}]"
        why = " ".join(x for x in (self.purpose(), *self.placed()) if x)
        return f"{' and '.join(self.seats[s] for s in t.asked)}: {self.prompt()}{f' ({why})' if why else ''}"

    def means(self, seat: int, term: str, thing: int) -> bool:
        """Does a word mean this thing of a choice?"""
        return self.words.means(self.pick_kind(), term, thing, seat)

    def thing(self, said: Said) -> str:
        """What is chosen: it stands behind the verb, or behind its little word (`send to X`)."""
        return said.parts.get("") or next((term for part, term in said.parts.items() if part in ("on", "to")), "")

    # --- options

    def options(self, seat: int) -> list[Option]:
        return self.game.options(self.table, seat)

    def all_options(self, seat: int) -> list[Option]:
        """With what may be done whatever is asked."""
        return self.options(seat)

    def among(self, seat: int, text: str, options: list[Option]) -> list[Option]:
        """Those of the options that a step may mean."""
        readings = self.verbs.readings(text)
        return next((found for said in readings if (found := self.read_as(seat, said, options))), [])

    def read_as(self, seat: int, said: Said, options: list[Option]) -> list[Option]:
        if said.verb in self.verbs.plain:
            return [o for o in self.verbs.plain[said.verb] if o in options][:1]
        if said.verb == "number":
            return [o for o in options if o[0] == "number" and str(o[1]) == said.parts[""]]
        if said.verb in self.verbs.picking:
            return self.picked(seat, said, options)
        acts = self.verbs.acts[said.verb]
        return [o for o in options if o[0] in acts and self.fits(seat, said, o)]

    def picked(self, seat: int, said: Said, options: list[Option]) -> list[Option]:
        """One thing among those that can be chosen; lists are another matter."""
        if self.thing(said).lower() in self.verbs.nothing:
            return [o for o in (ENOUGH, NO) if o in options][:1]
        picks = [o for o in options if o[0] == "pick"]
        return [o for o in picks if not self.thing(said) or self.means(seat, self.thing(said), cast(int, o[1]))]

    def fits(self, seat: int, said: Said, option: Option) -> bool:
        """Does everything the step says hold of the option?"""
        parts = self.verbs.named_parts(str(option[0]))
        beside = self.verbs.more.get(said.verb, frozenset())
        for little, term in said.parts.items():
            if little not in parts:
                if little in beside:
                    continue
                return False
            _, slot, kind, _ = parts[little]
            thing = option[slot] if slot < len(option) else None
            if not isinstance(thing, int) or not self.words.means(kind, term, thing, seat):
                return False
        return True

    def like(self, seat: int, text: str) -> list[Option]:
        """The options a step may mean now; a word that means nothing at all is an error."""
        found = self.among(seat, text, self.all_options(seat))
        if not found:
            self.must_be_known(seat, text)
        return found

    def must_be_known(self, seat: int, text: str) -> None:
        for part in self.verbs.parse(text).parts.values():
            for term in self.verbs.several(part):
                if not self.words.known_word(term, seat) and not self.verbs.counts(term):
                    raise self.unknown(term)

    def unknown(self, term: str) -> UnknownStep:
        return UnknownStep(f"unknown word {term!r}; there are {'; '.join(self.words.everything())}")

    def one(self, seat: int, text: str) -> Option:
        found = self.prefer(seat, text, self.distinct(self.among(seat, text, self.all_options(seat))))
        if len(found) == 1:
            return found[0]
        if found:
            raise UnknownStep(f"{text!r} is ambiguous: {'; '.join(self.say(seat, o) for o in found)}")
        offered = {o[0] for o in self.options(seat)}
        choosing = self.verbs.parse(text).verb in self.verbs.picking
        if choosing and seat in self.table.asked and offered.isdisjoint(self.verbs.picks):
            raise UnknownStep(f"there is nothing to choose; asked: {self.open_question()}")
        self.must_be_known(seat, text)
        if seat not in self.table.asked:
            raise UnknownStep(f"{self.seats[seat]} can't do {text!r} now; asked: {self.open_question()}")
        conceived = self.conceived(seat, text)
        why = self.game.refuse(self.table, seat, self.likely(seat, text, conceived)) if conceived else None
        reason = f"{why.en} [{why.rule}]" if why is not None else "it isn't one of the options."
        raise UnknownStep(f"{self.seats[seat]} can't do {text!r}: {reason} Options: {self.listed(seat)}")

    def prefer(self, seat: int, text: str, found: list[Option]) -> list[Option]:
        """Of several options that a step may mean, those it means in this game."""
        return found

    def conceived(self, seat: int, text: str) -> list[Option]:
        """What a step might stand for, allowed or not."""
        said = self.verbs.parse(text)
        if said.verb in self.verbs.plain:
            return list(self.verbs.plain[said.verb])
        if said.verb == "number":
            return [("number", int(said.parts[""]))] if said.parts[""].isdecimal() else []
        if said.verb in self.verbs.picking:
            return self.among(seat, text, [("pick", x) for x in self.things(seat)])
        return self.among(seat, text, list(dict.fromkeys(self.conceivable(seat, said))))

    def propose(self, seat: int, text: str) -> Option:
        """The option a step stands for, whether or not it may be taken."""
        offered = self.all_options(seat)
        found = self.among(seat, text, offered) or [o for o in self.conceived(seat, text) if o not in offered]
        if not found:
            self.must_be_known(seat, text)
            return (min(self.verbs.kinds(text)), -1)  # known words that are no such option at this moment
        return self.likely(seat, text, found)

    def likely(self, seat: int, text: str, options: list[Option]) -> Option:
        return options[0]

    def distinct(self, options: list[Option]) -> list[Option]:
        """One for all that differ only in copies of a card nobody can tell apart."""
        found: list[Option] = []
        for o in options:
            if not any(self.alike(o, other) for other in found):
                found.append(o)
        return found

    def alike(self, a: Option, b: Option) -> bool:
        if len(a) != len(b) or a[0] != b[0]:
            return False
        move = self.verbs.moves.get(str(a[0]))
        for slot, (x, y) in enumerate(zip(a, b, strict=True)):
            kind = self.pick_kind() if a[0] == "pick" else move.kind(slot) if move is not None else ""
            if x != y and (kind not in COPIES or not self.words.same(cast(int, x), cast(int, y))):
                return False
        return True

    def answers(self, seat: int, text: str) -> bool:
        """Would these words be an answer to the open question, allowed or not?"""
        if seat not in self.table.asked:
            return False
        offered = self.answered_by.get(self.prompt()) or [str(o[0]) for o in self.options(seat)]
        return not self.verbs.kinds(text).isdisjoint(offered)

    # --- saying

    def say(self, seat: int, option: Option) -> str:
        """An option in the words of a step."""
        if option[0] == "pick":
            return f"choose {self.words.name(self.pick_kind(), cast(int, option[1]), seat)}"
        move = self.verbs.moves.get(str(option[0]))
        if move is None:
            return " ".join(str(x) for x in option)
        return move.say(option, lambda kind, thing: self.words.name(kind, thing, seat))

    def tell(self, seat: int, option: Option, lang: Lang) -> str:
        """An option of the open question as the table says it."""
        return self.say(seat, option)

    def said(self, seat: int) -> list[str]:
        """Everything a seat may choose now, in the words of steps."""
        return list(dict.fromkeys(self.say(seat, o) for o in self.distinct(self.options(seat))))

    def listed(self, seat: int) -> str:
        return "; ".join(self.said(seat))
