"""Danmaku!!'s side of scenarios: set up, act in human terms, compare, draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from kaimaku.games.plain import UnknownStep
from kaimaku.games.trying import try_choice
from kaimaku.kernel.chance import check_forced
from kaimaku.kernel.decisions import CONCEDE, PASS, PROMPTS, Option, asides
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Lang

from . import GAME
from .definitions import character_of
from .incident import room_for
from .position import lay
from .position_cards import fold
from .position_seats import LETTERS
from .scenario_cards import declare
from .scenario_conceivable import conceivable, likely
from .scenario_draw import draw
from .scenario_expect import CHECKS, check_seat
from .scenario_options import distinct, like, means, reason
from .scenario_question import speaks_of_question
from .scenario_say import asked, say
from .scenario_terms import Terms
from .scenario_verbs import ANSWERS, PICKING, SPECIAL, kinds, parse, several
from .table import CHARACTER, COLLECTED, DISCARD, at_zero, hand, items

WINDOW = "danmaku:reaction"
RESTING = frozenset({"danmaku:main step", "danmaku:discards", "danmaku:character"})  # how the game goes on
EVERYBODY = ("all", "everyone", "everybody", "others", "rest")


class DanmakuStage:
    """One table under a scenario. What cannot be understood or may not be done raises a ValueError that says why."""

    game = GAME
    question_keys = frozenset({"stack", "resolving", "asked"})

    def __init__(self, cards: Mapping[str, object], position: Mapping[str, object]) -> None:
        self.words = Terms(lay({**position, "journal": True}, declare(cards)))
        self.table = self.words.table
        if self.table.journal is None:
            self.table.journal = []
        self.seats = self.words.seats
        self.keys = frozenset({*CHECKS, *self.seats, *LETTERS[: len(self.seats)], *self._characters()})
        self.on_decide: Callable[[int, Option], None] = lambda seat, option: None
        self.fallen = {*at_zero(self.table)}  # whose last moment has been spoken of

    def _characters(self) -> list[str]:
        """Players may be named by their characters."""
        t = self.table
        alone = [character_of(t, seat) for seat in range(t.seats) if len(t.zones[CHARACTER + seat]) == 1]
        return [name for c in alone for name in (c.name.en, c.name.ja, c.printed.short.en, c.printed.short.ja)]

    def seat(self, word: str) -> int:
        found = self.words.seat(word)
        if found < 0:
            raise UnknownStep(f"a player is one of {', '.join(self.seats)} or a character, not {word!r}")
        return found

    # --- acting

    def step(self, who: str, said: object) -> None:
        """One step: a player acts, several answer together, or everybody passes."""
        if who == "together":
            self._together(said)
        elif who in EVERYBODY:
            if str(said).strip() not in ("pass", "pass once"):
                raise UnknownStep(f"everybody can `pass` or `pass once`, not {said}")
            self._all_pass(once=str(said).strip() == "pass once")
        else:
            self.act(self.seat(who), str(said).strip())

    def act(self, seat: int, text: str) -> None:
        """Take what the step says; until it can be meant, forced answers are given and windows passed."""
        if text == "concede":
            self.decide(seat, CONCEDE)
            return
        parse(text)
        if not self._meant(seat, text):
            ahead = self._ahead(seat, text) if text != "pass" else 0  # whoever passes answers what is asked now
            for _ in range(ahead):
                self._move_on()
            if not ahead:
                self.settle()
        before = self._holds(seat)
        self._take(seat, text)
        self._pay(seat, text, before)

    def _take(self, seat: int, text: str) -> None:
        said = parse(text)
        t = self.table
        if said.verb in PICKING and PROMPTS[t.prompt].name == "danmaku:pick" and seat in t.asked:
            self._choose(seat, said.parts.get("on") or said.parts[""])
            return
        option = self.one(seat, text)
        if seat in t.asked and option in self.options(seat) and PROMPTS[t.prompt].name == WINDOW:
            self._answer({seat: option})
        else:
            self.decide(seat, option)

    def _meant(self, seat: int, text: str) -> bool:
        """May the step be an answer to the open question, or a special action?"""
        t = self.table
        if t.result is not None:
            return False
        said = parse(text)
        if said.verb in PICKING and seat in t.asked and PROMPTS[t.prompt].name == "danmaku:pick":
            try:
                self._wanted(seat, said.parts.get("on") or said.parts[""], t.frames[-1])
            except UnknownStep:
                return False
            return True
        return bool(like(self.words, seat, text, self._all_options(seat)))

    def _ahead(self, seat: int, text: str) -> int:
        """After how many silent answers the step can be meant; an error tells why it cannot at all."""
        trial = self.copy()
        moves = 0
        while trial._can_move_on() and moves < 200:
            trial._move_on()
            moves += 1
            if trial._meant(seat, text):
                return moves
        return 0

    def _can_move_on(self) -> bool:
        """Is nothing asked that a scenario would have to decide?"""
        t = self.table
        if t.result is not None:
            return False
        return PROMPTS[t.prompt].name == WINDOW or self._only() is not None or self._free_cost()

    def _move_on(self) -> None:
        t = self.table
        if PROMPTS[t.prompt].name == WINDOW:
            self._answer({})
        elif (only := self._only()) is not None:
            self.decide(t.asked[0], only)
        else:
            self.decide(t.asked[0], ENOUGH)

    def _only(self) -> Option | None:
        """The one answer to the open question, if it is a choice that leaves none."""
        t = self.table
        options = [] if t.result is not None or len(t.asked) != 1 else GAME.options(t, t.asked[0])
        if options and options[0][0] in ("pick", "done", "discard") and (len(options) == 1 or self._all_alike(options)):
            return options[0]
        return None

    def _all_alike(self, options: list[Option]) -> bool:
        """Is it about copies of one card, of which the Incident wants none?"""
        cards = [o[1] for o in options if o[0] == "pick" and isinstance(o[1], int)]
        if len(cards) < len(options) or not self._interchangeable(cards):
            return False
        known = {self.table.known[c] for c in cards}
        return len(known) == 1 and not any(c in self.words.labels or room_for(self.table, c) for c in cards)

    def _free_cost(self) -> bool:
        """May nothing (more) be paid for what was just played?"""
        return reason(self.words) == "card:cost" and ENOUGH in GAME.options(self.table, self.table.asked[0])

    def _answer(self, answers: Mapping[int, Option]) -> None:
        """All answer the window together; whoever is not mentioned passes."""
        t = self.table
        for seat in t.asked:
            self.decide(seat, answers.get(seat, PASS))

    def _all_pass(self, once: bool = False) -> None:
        """Until nobody is asked to react any more, or somebody has dropped to 0 life, which is another question.

        Once: until the latest reaction has resolved.
        """
        while self._can_move_on():
            window = PROMPTS[self.table.prompt].name == WINDOW
            fallen = {*at_zero(self.table)}
            if window and fallen - self.fallen:
                self.fallen = fallen
                return
            self._move_on()
            if once and window:
                return

    def _together(self, said: object) -> None:
        if not isinstance(said, Mapping):
            raise UnknownStep(f"together: a mapping from players to what they answer, not {said!r}")
        t = self.table
        while self._can_move_on() and PROMPTS[t.prompt].name != WINDOW:
            self._move_on()
        answers = {}
        for word, text in said.items():
            seat = self.seat(str(word))
            self._must_be_asked(seat)
            answers[seat] = self.one(seat, str(text))
        if PROMPTS[t.prompt].name == WINDOW:
            self._answer(answers)
        else:
            for seat, option in answers.items():
                self.decide(seat, option)

    def _holds(self, seat: int) -> list[int]:
        return [*hand(self.table, seat), *items(self.table, seat)]

    def _pay(self, seat: int, text: str, before: list[int]) -> None:
        """`discarding X, Y`: the cards paid for what was just played, also where nobody had to be asked."""
        paid = self._unpaid(seat, several(parse(text).parts.get("paying", "")), before)
        while paid and seat in self.table.asked and reason(self.words) == "card:cost":
            most = self.table.frames[-1].num(2) - len(self.table.frames[-1].many(3))
            chosen, before = paid[:most], self._holds(seat)
            self._choose(seat, ", ".join(chosen))
            paid = self._unpaid(seat, paid, before)
            for term in chosen:
                if term in paid:  # it is on its way: which card is collected may be asked first
                    paid.remove(term)
        if paid:
            raise UnknownStep(f"{', '.join(paid)} cannot be discarded for it; asked is {asked(self.words)}")

    def _unpaid(self, seat: int, paid: list[str], before: list[int]) -> list[str]:
        """Without the cards that have gone from hand and Items to a pile meanwhile."""
        held = self._holds(seat)
        gone = [c for c in before if c not in held and self.table.where[c] in (DISCARD, COLLECTED)]
        left = []
        for term in paid:
            fit = next((c for c in gone if self.words.means_card(term, c, seat)), None)
            if fit is None:
                left.append(term)
            else:
                gone.remove(fit)
        return left

    def settle(self, expected: object = None, last: bool = False) -> None:
        """Answers without alternative are given. At the end all pass, unless it is about what is being asked."""
        asks = expected.get("asks") if isinstance(expected, Mapping) else None
        if isinstance(asks, Mapping) and asks.get("for") == reason(self.words):
            return
        if last and not speaks_of_question(self.words, expected):
            while self._can_move_on():
                self._move_on()
            return
        while self._can_move_on() and PROMPTS[self.table.prompt].name != WINDOW:
            self._move_on()

    def decide(self, seat: int, option: Option) -> None:
        self.on_decide(seat, option)
        GAME.decide(self.table, seat, option)
        self.fallen = self.fallen & {*at_zero(self.table)}  # whoever was saved may drop again

    def force(self, faces: list[int]) -> None:
        raise UnknownStep("there are no dice in Danmaku!!; say what lies on the deck")

    def leftovers(self) -> None:
        self.settle()
        check_forced(self.table)

    def _must_be_asked(self, seat: int) -> None:
        if seat not in self.table.asked:
            raise UnknownStep(f"{self.seats[seat]} is not asked now; asked is {asked(self.words)}")

    def _choose(self, seat: int, said: str) -> None:
        """Pick exactly these, in this order where order matters, and stop."""
        t = self.table
        self._must_be_asked(seat)
        frame = t.frames[-1]
        for thing in self._wanted(seat, said, frame):
            if t.frames and t.frames[-1] is frame:
                self.decide(seat, ("pick", thing))
        if t.result is None and t.frames and t.frames[-1] is frame and seat in t.asked and ENOUGH in self.options(seat):
            self.decide(seat, ENOUGH)

    def _wanted(self, seat: int, said: str, frame: Frame) -> list[int]:
        """The things a list of words means among the candidates."""
        candidates = frame.many(0)
        found: list[int] = []
        wanted = [] if said.strip().casefold() in ("nothing", "nobody", "none") else several(said)
        for term in wanted:
            fit = [c for c in candidates if c not in found and means(self.words, seat, term, ("pick", c))]
            if not fit:
                raise UnknownStep(f"{term!r} cannot be chosen; there are {self._listed(seat)}")
            if len(distinct(self.words, [("pick", c) for c in fit])) > 1 and not self._interchangeable(fit):
                names = ", ".join(say(self.words, seat, ("pick", c)) for c in fit)
                raise UnknownStep(f"{term!r} may mean {names}")
            found.append(fit[0])
        least, most = frame.num(1) - len(frame.many(3)), frame.num(2) - len(frame.many(3))
        if not least <= len(found) <= most and not (frame.num(4) and len(found) <= most):
            raise UnknownStep(f"{len(found)} chosen, but the choice is of {least} to {most}: {self._listed(seat)}")
        return found if frame.num(4) else sorted(found, key=candidates.index)

    def _interchangeable(self, cards: list[int]) -> bool:
        """Copies of one card that differ in their season alone, where no Incident looks at it."""
        t = self.table
        names = {self.words.plain_name(c) for c in cards}
        places = {t.where[c] for c in cards}
        return reason(self.words).startswith("card:") and len(names) == len(places) == 1

    # --- options

    def options(self, seat: int) -> list[Option]:
        return GAME.options(self.table, seat)

    def _all_options(self, seat: int) -> list[Option]:
        """With the special actions."""
        return [*self.options(seat), *(o for o in asides(self.table, seat) if o != CONCEDE)]

    def like(self, seat: int, text: str) -> list[Option]:
        """The options a step may mean now; a word that means nothing at all is an error."""
        found = like(self.words, seat, text, self._all_options(seat))
        for term in () if found else (x for part in parse(text).parts.values() for x in several(part)):
            if not self.words.known_word(term, seat) and parse(text).verb != "number" and not self._is_thing(term):
                raise UnknownStep(f"{term!r} means nothing here; there are {'; '.join(self.words.everything())}")
        return found

    def _is_thing(self, term: str) -> bool:
        return term.lower() in ("reaction", "spell", "top", "bottom", "deck", "incidents", "first", "second", "cancel")

    def one(self, seat: int, text: str) -> Option:
        found = distinct(self.words, self.like(seat, text))
        if len(found) > 1 and self._copies(found):
            found = found[:1]
        if len(found) == 1:
            return found[0]
        if found:
            raise UnknownStep(f"{text!r} may mean {'; '.join(self.say(seat, o) for o in found)}")
        if seat not in self.table.asked:
            raise UnknownStep(f"{self.seats[seat]} is not asked now and cannot {text}; asked is {asked(self.words)}")
        why = GAME.refuse(self.table, seat, self.propose(seat, text)) if self._conceived(seat, text) else None
        reason = f"{why.en} [{why.rule}]" if why is not None else "it is not among the options."
        raise UnknownStep(f"{self.seats[seat]} may not {text}: {reason} Options: {self._listed(seat)}")

    def _copies(self, options: list[Option]) -> bool:
        """Do they differ only in the season of the card?"""
        said = {self.say(0, o) for o in options}
        return len(said) == 1 and options[0][0] in ("play", "react", "invoke", "pick")

    def _conceived(self, seat: int, text: str) -> list[Option]:
        return like(self.words, seat, text, conceivable(self.words, seat, text))

    def propose(self, seat: int, text: str) -> Option:
        """The option a step stands for, whether or not it may be taken."""
        found = like(self.words, seat, text, self._all_options(seat)) or self._conceived(seat, text)
        if not found:
            raise UnknownStep(f"{text!r} means nothing here; there are {'; '.join(self.words.everything())}")
        return likely(self.words, seat, found)

    def copy(self) -> DanmakuStage:
        other = DanmakuStage.__new__(DanmakuStage)
        other.__dict__.update(self.__dict__)
        other.words = self.words.at(self.table.clone())
        other.table = other.words.table
        other.on_decide = lambda seat, option: None
        return other

    def attempt(self, seat: int, text: str) -> None:
        """Take a step at once or not at all; what is discarded for it belongs to it."""
        said = parse(text)
        picking = PROMPTS[self.table.prompt].name == "danmaku:pick"
        if said.verb in PICKING and (picking or seat not in self.table.asked):
            self._try(seat, said.parts.get("on") or said.parts[""])
            return
        GAME.decide(self.table, seat, self.propose(seat, text))
        if "paying" in said.parts:
            self._try(seat, said.parts["paying"])

    def _try(self, seat: int, said: str) -> None:
        """Choose what the words mean, whether or not it is among the candidates."""
        picking = PROMPTS[self.table.prompt].name == "danmaku:pick"
        among = [*self.table.frames[-1].many(0)] if picking else []
        things = [*among, *(cast(int, o[1]) for o in conceivable(self.words, seat, "choose it"))]
        found: list[int] = []
        for term in () if fold(said) in ("nothing", "nobody", "none") else several(said):
            fit = [x for x in things if means(self.words, seat, term, ("pick", x))]
            if not fit and not self.words.known_word(term, seat):
                raise UnknownStep(f"{term!r} means nothing here; there are {'; '.join(self.words.everything())}")
            found.append(next((x for x in fit if x not in found), fit[0] if fit else -1))
        try_choice(GAME, self.table, seat, found)

    def deciders(self) -> list[int]:
        """Whose options an expectation speaks of if it names nobody: everybody who is asked."""
        return list(self.table.asked) or [self.table.active]

    def say(self, seat: int, option: Option) -> str:
        return say(self.words, seat, option)

    def tell(self, seat: int, option: Option, lang: Lang) -> str:
        return self.say(seat, option)

    def _listed(self, seat: int) -> str:
        return "; ".join(dict.fromkeys(self.say(seat, o) for o in distinct(self.words, self.options(seat))))

    def passes(self, seat: int) -> bool:
        """Reactions are worth telling, not that everybody else has none."""
        return PROMPTS[self.table.prompt].name == WINDOW

    def resting(self) -> bool:
        return PROMPTS[self.table.prompt].name in RESTING

    def answers(self, seat: int, text: str) -> bool:
        if kinds(text) & SPECIAL:
            return True
        if seat not in self.table.asked:
            return False
        offered = ANSWERS.get(PROMPTS[self.table.prompt].name) or [str(o[0]) for o in self.options(seat)]
        return not kinds(text).isdisjoint(offered)

    def purpose(self) -> str:
        """What the open pick is for."""
        return reason(self.words)

    def placed(self) -> list[str]:
        return []

    def placing(self, words: list[str]) -> bool:
        return not words

    # --- comparing and drawing

    def check(self, key: str, value: object) -> list[str]:
        """Differences between the table and what is expected under a key of this game."""
        return CHECKS[key](self.words, value) if key in CHECKS else check_seat(self.words, self.seat(key), value)

    def draw(self) -> str:
        return draw(self.words)
