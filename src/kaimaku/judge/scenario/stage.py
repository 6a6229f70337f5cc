"""A table under a scenario: steps are understood and taken, expectations compared, the table drawn.

A game makes a stage of its own with its tables: verbs, expectations, the words of its things (`Terms`), and where the
table stops to ask. What cannot be understood or may not be done raises a ValueError that says why.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Self, cast

from kaimaku.kernel.chance import check_forced, force
from kaimaku.kernel.decisions import CONCEDE, PASS, Option
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Refused

from .comparing import Check, SideCheck, check_side
from .interpreter import COPIES, Interpreter
from .journal import check_journal
from .terms import Terms
from .values import UnknownStep
from .verbs import Said

# Expectations that speak of the open question.
QUESTION = frozenset({"asks", "options", "only", "offers", "lacks", "refused"})
MOST_MOVES = 400  # silent answers before a step


class Stage(Interpreter):
    checks: ClassVar[Mapping[str, Check]] = {}  # what may be expected of the table
    side: ClassVar[Mapping[str, SideCheck]] = {}  # … of a player
    acts: ClassVar[tuple[str, ...]] = ()  # the words a step may begin with; nothing: whatever means a player
    everybody: ClassVar[tuple[str, ...]] = ()  # words for all players in a step
    together: ClassVar[frozenset[str]] = frozenset()  # words for steps that say what several players answer at once
    question_keys: ClassVar[frozenset[str]] = frozenset()  # expectations that speak of what is being answered
    window: ClassVar[str] = ""  # the prompt that anybody may answer: whom no step mentions passes
    resting_at: ClassVar[frozenset[str]] = frozenset()  # prompts that only ask how the game goes on
    forced: ClassVar[tuple[str, ...]] = ("pick", "done")  # answers given without a step where there is no other

    def __init__(self, cards: Mapping[str, object], position: Mapping[str, object]) -> None:
        self.words = self.lay(cards, position)
        self.table = self.words.table
        self.seats = self.words.seats
        self.on_decide: Callable[[int, Option], None] = lambda seat, option: None  # called before every decision

    # --- what a game says

    def lay(self, cards: Mapping[str, object], position: Mapping[str, object]) -> Terms:
        """The table of a position, with the words for what is on it."""
        raise NotImplementedError

    def heading(self) -> list[str]:
        """What a drawing says of the table as a whole."""
        return [f"turn {self.table.turn}, {self.words.seat_name(self.table.active)}"]

    def draw_side(self, seat: int) -> list[str]:
        """What a drawing says of a player."""
        return [f"{self.seats[seat]}  {', '.join(self.words.held(seat))}"]

    def between(self) -> list[str]:
        """What a drawing says of what is going on."""
        return []

    # --- what a client calls things

    places: ClassVar[frozenset[str]] = frozenset()  # of the board as a whole
    own_places: ClassVar[frozenset[str]] = frozenset()  # of each player

    def pointed(self, seat: int, term: str) -> list[str]:
        """The names by which a seat's client knows what a word means: a place (`deck`, `A life`) or things."""
        who, _, place = term.partition(" ")
        if term in self.places:
            return [term]
        if place in self.own_places and (owner := self.words.seat(who, seat)) >= 0:
            return [f"{owner}.{place}"]
        return self.handles(seat, term)

    def handles(self, seat: int, term: str) -> list[str]:
        """The handles of the things that a word means, as far as the seat sees them."""
        return []

    # --- where it stands

    @property
    def keys(self) -> frozenset[str]:
        """What may be expected besides what every game has."""
        return frozenset([*self.checks, "journal", *(self.seats if self.side else ())])

    def resting(self) -> bool:
        """Does the open question only ask how the game goes on: in one's turn, or in the set-up?"""
        return self.prompt() in self.resting_at

    def passes(self, seat: int) -> bool:
        """Does a seat that passes now only do what goes without saying?"""
        return bool(self.window) and self.prompt() == self.window

    # --- acting

    def step(self, who: str, said: object) -> None:
        text = str(said).strip()
        if who in self.together:
            self.answer_together(said)
        elif who in self.everybody:
            self.all(text)
        else:
            self.act(self.seat(who), text)

    def all(self, text: str) -> None:
        if text != "pass":
            raise UnknownStep(f"everybody can `pass`, not {text}")
        while self.can_move_on():
            self.move_on()

    def act(self, seat: int, text: str) -> None:
        """Take what the step says; until it can be meant, forced answers are given and windows passed."""
        if text == "concede":
            self.decide(seat, CONCEDE)
            return
        self.verbs.parse(text)
        if not self.meant(seat, text):
            ahead = self.ahead(seat, text)
            for _ in range(ahead):
                self.move_on()
            if not ahead:
                self.settle()
        self.take(seat, text)

    def take_option(self, seat: int, option: Option) -> None:
        """An answer in a window is everybody's: whoever is asked as well passes."""
        if self.passes(seat) and option in self.options(seat):
            self.answer({seat: option})
        else:
            self.decide(seat, option)

    def answer_together(self, said: object) -> None:
        """What several answer to the question that they are all asked."""
        if not isinstance(said, Mapping):
            raise UnknownStep(f"together: must map players to their answers, not {said!r}")
        if not said:
            raise UnknownStep("together: say what each player answers, such as `{P2: graze}`")
        self.settle()
        answers = {}
        for word, text in said.items():
            seat = self.seat(str(word))
            if seat not in self.table.asked:
                raise UnknownStep(f"{self.seats[seat]} isn't asked now; asked: {self.open_question()}")
            answers[seat] = self.one(seat, str(text))
        if self.passes(-1):
            self.answer(answers)
        else:
            for seat, option in answers.items():
                self.decide(seat, option)

    def choose_along(self, seat: int, wanted: list[str]) -> None:
        """Answers to the choices that come with a step, as soon as each is asked."""
        while wanted:
            while (choice := self.choice()) is None or seat not in self.table.asked:
                if not self.can_move_on():
                    raise UnknownStep(f"{', '.join(wanted)} can't be chosen; asked: {self.open_question()}")
                self.move_on()
            now, wanted = wanted[: choice.room], wanted[choice.room :]
            self.choose(seat, ", ".join(now))

    def take(self, seat: int, text: str) -> None:
        said = self.verbs.parse(text)
        if self.chooses(seat, said):
            self.choose(seat, self.thing(said))
        else:
            self.take_option(seat, self.one(seat, text))
            self.choose_along(seat, self.verbs.several(self.along(said)))

    def chooses(self, seat: int, said: Said) -> bool:
        """Is the step about things of the open choice?"""
        return said.verb in self.verbs.picking and seat in self.table.asked and self.choice() is not None

    def meant(self, seat: int, text: str) -> bool:
        """May the step be an answer to the open question?"""
        said = self.verbs.parse(text)
        if self.table.result is not None:
            return False
        if self.chooses(seat, said):
            try:
                self.wanted(seat, self.thing(said))
            except UnknownStep:
                return False
            return True
        return bool(self.among(seat, text, self.all_options(seat)))

    def ahead(self, seat: int, text: str) -> int:
        """After how many silent answers the step can be meant; 0: never."""
        trial = self.copy()
        moves = 0
        while trial.can_move_on() and moves < MOST_MOVES:
            trial.move_on()
            moves += 1
            if trial.reaches(seat, text):
                return moves
        return 0

    def reaches(self, seat: int, text: str) -> bool:
        """Is this the moment that a step has waited for?"""
        return self.meant(seat, text)

    def can_move_on(self) -> bool:
        """Is nothing asked that a scenario would have to decide?"""
        return self.table.result is None and (self.passes(-1) or self.only() is not None)

    def move_on(self) -> None:
        """Give the answer that goes without saying."""
        only = self.only()
        if only is not None:
            self.decide(self.table.asked[0], only)
        else:
            self.answer({})

    def answer(self, answers: Mapping[int, Option]) -> None:
        """All answer the window together; whoever is not mentioned passes."""
        for seat in self.table.asked:
            self.decide(seat, answers.get(seat, PASS))

    def only(self) -> Option | None:
        """The one answer to the open question, if it is a choice that leaves none."""
        t = self.table
        options = [] if t.result is not None or len(t.asked) != 1 else self.options(t.asked[0])
        if not options or options[0][0] not in self.forced:
            return None
        return options[0] if len(options) == 1 or self.all_equal(options) else None

    def all_equal(self, options: list[Option]) -> bool:
        """Does it make no difference which of them is taken?"""
        if self.pick_kind() not in COPIES or any(o[0] != "pick" for o in options):
            return False
        cards = [cast(int, o[1]) for o in options]
        return all(self.words.equal(cards[0], c) for c in cards)

    def settle(self, expected: object = None, last: bool = False) -> None:
        """Make the choices that leave no alternative; before anything is expected, at the end in particular."""
        if self.speaks_of_choice(expected):
            return
        to_the_end = last and not self.speaks_of_question(expected)
        while self.can_move_on() and not self.asks_how_many() and (to_the_end or not self.passes(-1)):
            self.move_on()

    def asks_how_many(self) -> bool:
        """Must some be chosen, and may it be more? Which of several equal ones is no question, but their number is."""
        choice = self.choice()
        return choice is not None and 0 < choice.missing < choice.room

    def speaks_of_choice(self, expected: object) -> bool:
        """Is it about the open choice, though there is only one answer?"""
        return False

    def speaks_of_question(self, expected: object) -> bool:
        """Is it about what is asked now, so that nobody passes before it is looked at?"""
        return isinstance(expected, Mapping) and bool(expected.keys() & QUESTION | expected.keys() & self.question_keys)

    def decide(self, seat: int, option: Option) -> None:
        self.on_decide(seat, option)
        self.game.decide(self.table, seat, option)

    def force(self, faces: list[int]) -> None:
        force(self.table, *faces)

    def leftovers(self) -> None:
        """Raise if something was forced that never came."""
        self.settle()
        check_forced(self.table)

    # --- choosing

    def choose(self, seat: int, said: str) -> None:
        """Pick exactly these, in this order where order matters, and stop."""
        asked = self.table.frames[-1]
        things = self.wanted(seat, said)
        for thing in things:
            if self.still(asked):
                self.decide(seat, ("pick", thing))
        if self.still(asked) and seat in self.table.asked and ENOUGH in self.options(seat):
            self.decide(seat, ENOUGH)
        elif not things:
            raise UnknownStep(f"choose something: {self.listed(seat)}")

    def still(self, asked: Frame) -> bool:
        """Is the same still being asked?"""
        t = self.table
        return t.result is None and bool(t.frames) and t.frames[-1] is asked

    def wanted(self, seat: int, said: str) -> list[int]:
        """The things a list of words means among the candidates."""
        choice = self.choice()
        assert choice is not None
        if said.strip().lower() in self.verbs.everything:
            return list(choice.left[: choice.room])
        found: list[int] = []
        for term in self.listed_terms(said):
            fit = [x for x in choice.left if x not in found and self.means(seat, term, x)]
            if not fit:
                raise UnknownStep(f"{term!r} can't be chosen; options: {self.listed(seat)}")
            if len(self.distinct([("pick", x) for x in fit])) > 1 and not self.interchangeable(fit):
                raise UnknownStep(f"{term!r} is ambiguous: {', '.join(self.say(seat, ('pick', x)) for x in fit)}")
            found.append(fit[0])
        if len(found) > choice.room or (len(found) < choice.missing and not choice.ordered):
            span = f"{choice.missing} to {choice.room}"
            raise UnknownStep(f"{len(found)} chosen, but choose {span}: {self.listed(seat)}")
        return choice.in_order(found)

    def listed_terms(self, said: str) -> list[str]:
        if not said.strip():
            raise UnknownStep("say what to choose, or `choose nothing`")
        return [] if said.strip().lower() in self.verbs.nothing else self.verbs.several(said)

    def interchangeable(self, things: list[int]) -> bool:
        """May one of several be taken though they can be told apart?"""
        return False

    # --- trying what may be refused

    def copy(self) -> Self:
        """The same with a table of its own."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.words = self.words.at(self.table.clone())
        other.table = other.words.table
        other.on_decide = lambda seat, option: None
        return other

    def attempt(self, seat: int, text: str) -> None:
        """Do what a step says, now and by this seat, asked or not; Refused if it may not be."""
        said = self.verbs.parse(text)
        if self.tries_things(seat, said):
            self.try_things(seat, self.thing(said))
            return
        self.game.decide(self.table, seat, self.propose(seat, text))
        if along := self.along(said):
            self.try_things(seat, along)

    def tries_things(self, seat: int, said: Said) -> bool:
        """Is it a choice of things that is tried?"""
        return said.verb in self.verbs.picking and (self.choice() is not None or seat not in self.table.asked)

    def along(self, said: Said) -> str:
        """What a step chooses along with what it does."""
        return ""

    def try_things(self, seat: int, said: str) -> None:
        """Choose what the words mean, whether or not it is among the candidates."""
        choice = self.choice()
        among = choice.left if choice is not None else ()
        found = list(among) if said.strip().lower() in self.verbs.everything else []
        for term in () if found else self.listed_terms(said):
            fit = self.meant_things(seat, term, [*among, *self.things(seat)])
            found.append(next((x for x in fit if x not in found), fit[0]))
        self.try_choice(seat, found)

    def try_choice(self, seat: int, things: list[int]) -> None:
        """Choose exactly these, in this order where order matters, and no more; Refused says why that cannot be."""
        pick, f = self.choice(), self.table.frames[-1]
        if pick is None or seat not in self.table.asked:  # nothing is to be chosen, or not by this seat
            self.game.decide(self.table, seat, ("pick", things[0]) if things else ENOUGH)
            return
        for n, thing in enumerate(pick.in_order(things)):  # what is no candidate is refused first
            if n == pick.most - len(pick.taken):
                raise Refused(self.table.questions.too_many)
            self.game.decide(self.table, seat, ("pick", thing))
        if self.still(f):
            self.game.decide(self.table, seat, ENOUGH)

    def meant_things(self, seat: int, term: str, things: list[int]) -> list[int]:
        """What a word means of everything that could be chosen; what is not there is refused."""
        fit = [x for x in things if self.means(seat, term, x)]
        if not fit and not self.words.known_word(term, seat):
            raise self.unknown(term)
        return fit or [-1]

    # --- comparing and drawing

    def check(self, key: str, value: object) -> list[str]:
        """Differences between the table and what is expected under a key of this game."""
        if key in self.checks:
            return self.checks[key](self.words, value)
        if key == "journal":
            return check_journal(self.words, value)
        return check_side(self.words, self.seat(key), value, self.side)

    def draw(self) -> str:
        t = self.table
        lines = [*self.heading()]
        for seat in range(t.seats):
            lines += ["", *self.draw_side(seat)]
        lines += [*self.between(), "", f"asked: {self.open_question()}"]
        for seat in t.asked:
            who = f"{self.seats[seat]}: " if t.seats > 2 else ""
            lines += [f"  {who}{said}" for said in self.said(seat)]
        return "\n".join(lines)


def steps_of(expected: Mapping[str, object]) -> list[tuple[str, bool]]:
    """The steps that an expectation speaks of, each with whether it says by whom."""
    found = [(str(x), False) for key in ("options", "offers", "lacks") for x in _flat(expected.get(key))]
    only = expected.get("only")
    for verb, things in only.items() if isinstance(only, Mapping) else ():
        found += [(f"{verb} {x}", False) for x in _flat(things) or [""]]
    refused = [x for x in _flat(expected.get("refused")) if isinstance(x, Mapping) and "try" in x]
    return found + [(str(x["try"]), "by" in x) for x in refused]


def _flat(value: object) -> list[object]:
    """What is listed, for whomever."""
    if isinstance(value, Mapping) and "try" not in value:
        return [x for texts in value.values() for x in _flat(texts)]
    return value if isinstance(value, list) else [] if value is None else [value]
