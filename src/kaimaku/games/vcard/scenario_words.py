"""VCard's side of scenarios: set up, act in human terms, compare, draw."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from kaimaku.games.plain import UnknownStep
from kaimaku.games.trying import try_choice
from kaimaku.kernel.chance import check_forced, force
from kaimaku.kernel.decisions import CONCEDE, PASS, Option
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Lang

from .game import GAME
from .position import lay
from .position_seats import SEATS
from .scenario_cards import declare
from .scenario_draw import draw
from .scenario_expect import CHECKS, check_side
from .scenario_tell import tell
from .scenario_terms import Terms
from .scenario_verbs import (
    ANSWERS,
    MAIN,
    PASSES,
    PICK,
    PICKING,
    PLACE,
    WINDOW,
    asked,
    conceivable,
    distinct,
    kinds,
    like,
    means,
    parse,
    prompt,
    reason,
    say,
    several,
    thing_name,
)
from .table import HAND, SIDE

EVERYBODY = ("all", "everybody", "both")
# What is expected of the question itself, and so of the table as it stands.
OF_THE_QUESTION = frozenset({"asks", "options", "offers", "lacks", "only", "refused", "queue", "priority", "holder"})
ACTIONS = frozenset(["play", "evolve", "ally", "attach", "mascot", "world", "boost", "lock", "trade"])
FORCED = ("pick", "done")
MOST_MOVES = 400


class VCardStage:
    """One table under a scenario. What cannot be understood or may not be done raises a ValueError that says why."""

    game = GAME
    seats = SEATS
    keys = frozenset([*CHECKS, *SEATS])
    question_keys = frozenset({"queue", "priority", "holder"})

    def __init__(self, cards: Mapping[str, object], position: Mapping[str, object]) -> None:
        self.words = Terms(lay({**position, "journal": True, "thorough": True}, declare(cards)))
        self.table = self.words.table
        self.on_decide: Callable[[int, Option], None] = lambda seat, option: None

    def seat(self, word: str) -> int:
        if word.strip().upper() not in SEATS:
            raise UnknownStep(f"a seat is one of {', '.join(SEATS)}, not {word!r}")
        return SEATS.index(word.strip().upper())

    # --- acting

    def step(self, who: str, said: object) -> None:
        text = str(said).strip()
        if who not in EVERYBODY:
            self.act(self.seat(who), text)
        elif text in PASSES:
            while prompt(self.words) == WINDOW or self._only() is not None:
                self._move_on()
        elif text in ("combat", "go to combat", "end round", "to combat"):
            self._to_combat()
        else:
            raise UnknownStep(f"everybody can `pass` (Priority), or `go to combat`, not {text}")

    def act(self, seat: int, text: str) -> None:
        """Take what the step says; until it can be meant, forced answers are given and windows passed."""
        if text == "concede":
            self.decide(seat, CONCEDE)
            return
        said = parse(text)
        if not self._meant(seat, text):
            ahead = self._ahead(seat, text)
            for _ in range(ahead):
                self._move_on()
            if not ahead:
                self.settle()
        self._take(seat, text)
        self._choose_along(seat, several(said.parts.get("choosing", "")))
        if said.verb == "trade":
            self._choose_along(seat, several(said.parts.get("", "")))

    def _take(self, seat: int, text: str) -> None:
        said = parse(text)
        if said.verb in PICKING and prompt(self.words) == PICK and seat in self.table.asked:
            self._choose(seat, said.parts[""] or said.parts.get("on", ""))
        else:
            self.decide(seat, self.one(seat, text))

    def _choose_along(self, seat: int, wanted: list[str]) -> None:
        """`… choosing X, Y`: answers to the choices that come with it, as soon as each is asked."""
        while wanted:
            while not (seat in self.table.asked and prompt(self.words) == PICK):
                if not self._can_move_on():
                    raise UnknownStep(f"{', '.join(wanted)} cannot be chosen; asked is {asked(self.words)}")
                self._move_on()
            frame = self.table.frames[-1]
            most = min(frame.num(2) - len(frame.many(3)), len(wanted))
            now, wanted = wanted[:most], wanted[most:]
            self._choose(seat, ", ".join(now))

    def _meant(self, seat: int, text: str) -> bool:
        """May the step be an answer to the open question?"""
        t = self.table
        if t.result is not None or seat not in t.asked:
            return False
        said = parse(text)
        if said.verb in PICKING and prompt(self.words) == PICK:
            try:
                self._wanted(seat, said.parts[""] or said.parts.get("on", ""), t.frames[-1])
            except UnknownStep:
                return False
            return True
        return bool(like(self.words, seat, text, self.options(seat)))

    def _ahead(self, seat: int, text: str) -> int:
        """After how many silent answers the step can be meant; 0: never."""
        trial = self.copy()
        moves = 0
        passing = parse(text).verb in PASSES  # that Priority is passed never ends a turn that was still to go on
        while trial._can_move_on() and moves < MOST_MOVES:
            trial._move_on()
            moves += 1
            if trial._meant(seat, text) and not (passing and prompt(trial.words) == MAIN):
                return moves
        return 0

    def _can_move_on(self) -> bool:
        """Is nothing asked that a scenario would have to decide?"""
        return self.table.result is None and (prompt(self.words) == WINDOW or self._only() is not None)

    def _move_on(self) -> None:
        t = self.table
        only = self._only()
        self.decide(t.asked[0], PASS if only is None else only)

    def _only(self) -> Option | None:
        """The one answer to the open question, if it is a choice that leaves none."""
        t = self.table
        options = [] if t.result is not None or not t.asked else GAME.options(t, t.asked[0])
        if not options or options[0][0] not in FORCED:
            return None
        if len(options) == 1:
            return options[0]
        cards = [cast(int, o[1]) for o in options if o[0] == "pick"]
        alike = len(distinct(self.words, options)) == 1 and all(self.words.equal(cards[0], c) for c in cards)
        return options[0] if alike else None

    def _to_combat(self) -> None:
        """Both take their turns without doing anything until combat is over, or somebody has to choose there."""
        t = self.table
        start = t.round
        for _ in range(MOST_MOVES):
            if t.result is not None or t.round != start:
                return
            if self._can_move_on():
                self._move_on()
            elif prompt(self.words) == MAIN:
                self.decide(t.asked[0], PASS)
            else:
                return

    def settle(self, expected: object = None, last: bool = False) -> None:
        """Choices without alternative are made. At the end all pass, unless it is about what is being asked."""
        about = expected.keys() if isinstance(expected, Mapping) else frozenset()
        asks = expected.get("asks") if isinstance(expected, Mapping) else None
        if asks is not None:
            while not self._asks(asks) and self._can_move_on():
                self._move_on()
            return
        if last and (not about & OF_THE_QUESTION or self._speaks_of_actions(expected)):
            while self._can_move_on():
                self._move_on()
            return
        if self._speaks_of_choice(expected):
            return
        while self._only() is not None:
            self._move_on()

    def _asks(self, value: object) -> bool:
        """Is this what is asked now?"""
        t = self.table
        who = "+".join(SEATS[s] for s in t.asked) or "nobody"
        what = prompt(self.words).partition(":")[2]
        if not isinstance(value, Mapping):
            return value in (what, f"{who} {what}") or (value == who and self._only() is None)
        if "seat" in value and str(value["seat"]) != who:
            return False
        if "prompt" in value and value["prompt"] != what:
            return False
        if "for" in value and value["for"] != reason(self.words):
            return False
        return "candidates" not in value or what == "pick"

    def _speaks_of_actions(self, expected: object) -> bool:
        """`offers: [evolve Nova]` in an open window is about the Main Phase that comes when all have passed."""
        assert isinstance(expected, Mapping)
        if prompt(self.words) != WINDOW or expected.keys() & {"queue", "priority", "holder"}:
            return False
        tried = [x.get("try") for x in _listed_specs(expected.get("refused")) if "by" not in x]
        only = expected.get("only")
        said = [x for key in ("options", "offers", "lacks") for x in _listed(expected.get(key))] + tried
        verbs = {str(x).split(" ")[0].lower() for x in [*said, *(only if isinstance(only, Mapping) else ())]}
        return bool(verbs & ACTIONS) and not verbs - ACTIONS - {"pass"}

    def _speaks_of_choice(self, expected: object) -> bool:
        """`options: [choose X]`, though there is only X to choose."""
        if not isinstance(expected, Mapping) or prompt(self.words) != PICK:
            return False
        said = [x for key in ("options", "offers", "lacks") for x in _listed(expected.get(key))]
        return any(str(x).split(" ")[0] in PICKING for x in said)

    def decide(self, seat: int, option: Option) -> None:
        self.on_decide(seat, option)
        GAME.decide(self.table, seat, option)

    def force(self, faces: list[int]) -> None:
        force(self.table, *faces)

    def leftovers(self) -> None:
        self.settle(last=True)
        check_forced(self.table)

    def _choose(self, seat: int, said: str) -> None:
        """Pick exactly these, in this order where order matters, and stop."""
        t = self.table
        frame = t.frames[-1]
        for thing in self._wanted(seat, said, frame):
            if t.frames and t.frames[-1] is frame:
                self.decide(seat, ("pick", thing))
        if t.result is None and t.frames and t.frames[-1] is frame and seat in t.asked and ENOUGH in self.options(seat):
            self.decide(seat, ENOUGH)

    def _wanted(self, seat: int, said: str, frame: Frame) -> list[int]:
        """The things a list of words means among the candidates."""
        candidates = frame.many(0)
        most = frame.num(2) - len(frame.many(3))
        least = frame.num(1) - len(frame.many(3))
        if said.strip().lower() in ("all", "everything"):
            return list(candidates[:most])
        wanted = [] if said.strip().lower() in ("nothing", "nobody", "none") else several(said)
        found: list[int] = []
        for term in wanted:
            fit = [c for c in candidates if c not in found and means(self.words, seat, term, c)]
            if not fit:
                raise UnknownStep(f"{term!r} cannot be chosen; there are {self._listed(seat)}")
            if len(distinct(self.words, [("pick", c) for c in fit])) > 1:
                names = ", ".join(thing_name(self.words, c) for c in fit)
                raise UnknownStep(f"{term!r} may mean {names}")
            found.append(fit[0])
        if not least <= len(found) <= most and not (frame.num(4) and len(found) <= most):
            raise UnknownStep(f"{len(found)} chosen, but the choice is of {least} to {most}: {self._listed(seat)}")
        return found if frame.num(4) else sorted(found, key=candidates.index)

    # --- options

    def options(self, seat: int) -> list[Option]:
        return GAME.options(self.table, seat)

    def like(self, seat: int, text: str) -> list[Option]:
        """The options a step may mean now; a word that means nothing at all is an error."""
        found = like(self.words, seat, text, self.options(seat))
        for term in () if found else (x for part in parse(text).parts.values() for x in several(part)):
            if not self.words.known_word(term, seat):
                raise UnknownStep(f"{term!r} means nothing here; there are {'; '.join(self.words.everything())}")
        return found

    def one(self, seat: int, text: str) -> Option:
        """The one option a step means. A PL8 without a spot goes to the first that is empty, the Active one first."""
        found = distinct(self.words, self.like(seat, text))
        if len(found) > 1 and "on" not in parse(text).parts and self._differ_in_spot(found):
            found = found[:1]
        if len(found) > 1 and found[0][0] == "reply" and len({o[1] for o in found}) == 1:
            found = found[-1:]  # the latest it can answer
        if len(found) == 1:
            return found[0]
        if found:
            raise UnknownStep(f"{text!r} may mean {'; '.join(self.say(seat, o) for o in found)}")
        if seat not in self.table.asked:
            raise UnknownStep(f"{SEATS[seat]} is not asked now and cannot {text}; asked is {asked(self.words)}")
        why = GAME.refuse(self.table, seat, self.propose(seat, text))
        reason = f"{why.en} [{why.rule}]" if why is not None else "it is not among the options."
        raise UnknownStep(f"{SEATS[seat]} may not {text}: {reason} Options: {self._listed(seat)}")

    def _differ_in_spot(self, options: list[Option]) -> bool:
        return {o[0] for o in options} <= {"play", "place"} and len({o[1] for o in options}) == 1

    def propose(self, seat: int, text: str) -> Option:
        """The option a step stands for, whether or not it may be taken."""
        found = like(self.words, seat, text, self.options(seat))
        if not found:
            found = like(self.words, seat, text, conceivable(self.words, seat, text))
        if not found:
            raise UnknownStep(f"{text!r} means nothing here; there are {'; '.join(self.words.everything())}")
        return next((o for o in found if self._in_hand(seat, o)), found[0])

    def copy(self) -> VCardStage:
        other = VCardStage.__new__(VCardStage)
        other.words = self.words.at(self.table.clone())
        other.table = other.words.table
        other.on_decide = lambda seat, option: None
        return other

    def attempt(self, seat: int, text: str) -> None:
        """Take a step at once or not at all; what is chosen along with it belongs to it."""
        said = parse(text)
        if said.verb in PICKING and (prompt(self.words) == PICK or seat not in self.table.asked):
            self._try(seat, said.parts[""] or said.parts.get("on", ""))
            return
        GAME.decide(self.table, seat, self.propose(seat, text))
        along = said.parts.get("choosing", "") or (said.parts.get("", "") if said.verb == "trade" else "")
        if along:
            self._try(seat, along)

    def _try(self, seat: int, said: str) -> None:
        """Choose what the words mean, whether or not it is among the candidates."""
        among = [*self.table.frames[-1].many(0)] if prompt(self.words) == PICK else []
        things = [*among, *(cast(int, o[1]) for o in conceivable(self.words, seat, "choose it"))]
        word = said.strip().lower()
        if word in ("all", "everything"):
            try_choice(GAME, self.table, seat, among)
            return
        found: list[int] = []
        for term in () if word in ("nothing", "nobody", "none") else several(said):
            fit = [x for x in things if means(self.words, seat, term, x)]
            if not fit and not self.words.known_word(term, seat):
                raise UnknownStep(f"{term!r} means nothing here; there are {'; '.join(self.words.everything())}")
            found.append(next((x for x in fit if x not in found), fit[0] if fit else -1))
        try_choice(GAME, self.table, seat, found)

    def _in_hand(self, seat: int, option: Option) -> bool:
        card = option[1] if len(option) > 1 else -1
        hand = self.table.zones[seat * SIDE + HAND]
        return card in hand

    def deciders(self) -> list[int]:
        return [self.table.asked[0] if self.table.asked else self.table.active]

    def say(self, seat: int, option: Option) -> str:
        return say(self.words, seat, option)

    def tell(self, seat: int, option: Option, lang: Lang) -> str:
        return tell(self.words, seat, option, lang)

    def _listed(self, seat: int) -> str:
        return "; ".join(dict.fromkeys(self.say(seat, o) for o in distinct(self.words, self.options(seat))))

    def passes(self, seat: int) -> bool:
        """That somebody has nothing to answer goes without saying."""
        return prompt(self.words) == WINDOW

    def resting(self) -> bool:
        return prompt(self.words) in (MAIN, PLACE)

    def answers(self, seat: int, text: str) -> bool:
        if seat not in self.table.asked:
            return False
        offered = ANSWERS.get(prompt(self.words)) or [str(o[0]) for o in self.options(seat)]
        return not kinds(text).isdisjoint(offered)

    def purpose(self) -> str:
        """What the open choice is for."""
        return reason(self.words)

    def placed(self) -> list[str]:
        return []

    def placing(self, words: list[str]) -> bool:
        return not words

    # --- comparing and drawing

    def check(self, key: str, value: object) -> list[str]:
        """Differences between the table and what is expected under a key of this game."""
        return check_side(self.words, SEATS.index(key), value) if key in SEATS else CHECKS[key](self.words, value)

    def draw(self) -> str:
        return draw(self.words)


def _listed_specs(value: object) -> list[Mapping[str, object]]:
    return [x for x in (value if isinstance(value, list) else [value]) if isinstance(x, Mapping)]


def _listed(value: object) -> list[object]:
    if isinstance(value, Mapping):
        return [x for texts in value.values() for x in _listed(texts)]
    return value if isinstance(value, list) else [] if value is None else [value]
