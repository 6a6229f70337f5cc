"""The hololive OCG's side of scenarios: set up, act in human terms, compare, draw."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import cast

from kaimaku.games.plain import UnknownStep, matching
from kaimaku.games.trying import try_choice
from kaimaku.kernel.chance import check_forced, force
from kaimaku.kernel.decisions import CONCEDE, PASS, PROMPTS, Option
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.refusals import Lang

from .asking import option_words, question
from .game import GAME
from .picking import picks_holomem
from .position import lay
from .position_cards import repeated
from .position_data import SEATS
from .scenario_cards import declare
from .scenario_draw import draw
from .scenario_expect import CHECKS, SEAT_CHECKS
from .scenario_terms import Terms
from .scenario_verbs import asked, conceivable, distinct, like, one_answer, parse, placed, say
from .setup import SETUP
from .turn import END_PHASE, TURN

SHORT = ("pick", "number", "yes", "no", "done")
SETTLED = ("hocg:main", "hocg:perform")
# How the game goes on; the cheer step and the choice of a center or a first stage are picks of these programs alone.
RESTING = frozenset([*SETTLED, "hocg:first", "hocg:redraw", "hocg:set-center"])
BY_ITSELF = frozenset({SETUP, TURN, END_PHASE})


class HoloStage:
    """One table under a scenario. What cannot be understood or may not be done raises a ValueError that says why."""

    game = GAME
    seats = SEATS
    keys = frozenset([*CHECKS, *SEATS])
    question_keys: frozenset[str] = frozenset()

    def __init__(self, cards: Mapping[str, object], position: Mapping[str, object]) -> None:
        self.words = Terms(lay({**position, "journal": True, "thorough": True}, declare(cards)))
        self.table = self.words.table
        self.on_decide: Callable[[int, Option], None] = lambda seat, option: None

    # --- acting

    def act(self, seat: int, text: str) -> None:
        t = self.table
        whole = text in ("end turn", "concede")  # no answer to a question, so none is spelt out by it
        while (only := self._only()) is not None and (whole or not self._speaks_of(seat, text, only)):
            self.decide(t.asked[0], only)
        if text == "end turn":
            self._end_turn(seat)
        elif text == "concede":
            self.decide(seat, CONCEDE)
        else:
            self._must_be_asked(seat)
            name, _, terms = parse(text)
            if name in ("choose", "send"):
                self._choose(seat, terms.get("", terms.get("to", "")))
            else:
                self.decide(seat, self.one(seat, text))
                if "paying" in terms:
                    self._must_be_asked(seat)
                    self._choose(seat, terms["paying"])
        self.words.remember()

    def seat(self, word: str) -> int:
        if word not in SEATS:
            raise UnknownStep(f"a seat is one of {', '.join(SEATS)}, not {word!r}")
        return SEATS.index(word)

    def step(self, who: str, said: object) -> None:
        self.act(self.seat(who), str(said).strip())

    def deciders(self) -> list[int]:
        return [self.table.asked[0] if self.table.asked else self.table.active]

    def settle(self, expected: object = None, last: bool = False) -> None:
        """Choices without alternative are made: a step may spell them out, but need not."""
        while (only := self._only()) is not None:
            self.decide(self.table.asked[0], only)
        self.words.remember()

    def _only(self) -> Option | None:
        """The one answer to the open question, if it is a choice that leaves none."""
        t = self.table
        return None if t.result is not None else one_answer(self.words, GAME.options(t, t.asked[0]))

    def _speaks_of(self, seat: int, text: str, only: Option) -> bool:
        """Does the step spell out this very answer?"""
        name, _, terms = parse(text)
        if seat not in self.table.asked or name not in ("choose", "send", "resolve", "done"):
            return False
        if name not in ("choose", "send"):
            return only in like(self.words, seat, text, [only])
        said = terms.get("", terms.get("to", ""))
        if said == "nothing" or only[0] != "pick":
            return said == "nothing" and only == ENOUGH
        try:
            return bool(self._wanted(seat, said, self.table.frames[-1]))
        except UnknownStep:
            return False

    def decide(self, seat: int, option: Option) -> None:
        self.on_decide(seat, option)
        GAME.decide(self.table, seat, option)

    def force(self, faces: list[int]) -> None:
        force(self.table, *faces)

    def leftovers(self) -> None:
        self.settle()
        check_forced(self.table)

    def _must_be_asked(self, seat: int) -> None:
        if seat not in self.table.asked:
            raise UnknownStep(f"{SEATS[seat]} is not asked now; asked is {asked(self.words)}")

    def _end_turn(self, seat: int) -> None:
        """Pass through main and performance phase; whatever is asked after that is left open."""
        t = self.table
        self._must_be_asked(seat)
        turn = t.turn
        while t.result is None and t.turn == turn and seat in t.asked and PROMPTS[t.prompt].name in SETTLED:
            self.decide(seat, PASS)

    def _choose(self, seat: int, said: str) -> None:
        """Pick exactly these, in this order where order matters, and stop."""
        t = self.table
        frame = t.frames[-1]
        if PROMPTS[t.prompt].name != "hocg:pick":
            raise UnknownStep(f"there is nothing to choose; asked is {asked(self.words)}")
        if said != "nothing":
            for thing in self._wanted(seat, said, frame):
                if t.frames and t.frames[-1] is frame:
                    self.decide(seat, ("pick", thing))
        if t.result is None and t.frames[-1] is frame and ENOUGH in GAME.options(t, seat):
            self.decide(seat, ENOUGH)
        elif said == "nothing":
            raise UnknownStep(f"something must be chosen: {self._listed(seat)}")

    def _wanted(self, seat: int, said: str, frame: Frame) -> list[int]:
        """The things a list of words means among the candidates."""
        candidates = frame.many(0)
        found: list[int] = []
        for term in [str(one) for part in said.split(",") for one in repeated(part.strip())]:
            fit = [c for c in candidates if c not in found and self._means(term, c, seat)]
            if not fit:
                raise UnknownStep(f"{term!r} cannot be chosen; there are {self._listed(seat)}")
            if len(distinct(self.words, [("pick", c) for c in fit])) > 1:
                raise UnknownStep(f"{term!r} may mean {', '.join(say(self.words, seat, ('pick', c)) for c in fit)}")
            found.append(fit[0])
        least, most = frame.num(1) - len(frame.many(3)), frame.num(2) - len(frame.many(3))
        if len(found) > most or (len(found) < least and not frame.num(4)):
            raise UnknownStep(f"{len(found)} chosen, but the choice is of {least} to {most}")
        return found if frame.num(4) else sorted(found, key=candidates.index)

    def _means(self, term: str, thing: int, seat: int) -> bool:
        means = self.words.means_mem if picks_holomem(self.table) else self.words.means_card
        return means(term, thing, seat)

    # --- options

    def options(self, seat: int) -> list[Option]:
        return GAME.options(self.table, seat)

    def like(self, seat: int, text: str) -> list[Option]:
        """The options a step may mean now; a word that means nothing at all is an error."""
        found = like(self.words, seat, text, self.options(seat))
        if not found and parse(text)[2] and not like(self.words, seat, text, conceivable(self.words, seat, text)):
            raise UnknownStep(f"{text!r} means nothing here; there are {'; '.join(self.words.everything())}")
        return found

    def one(self, seat: int, text: str) -> Option:
        found = distinct(self.words, self.like(seat, text))
        if len(found) == 1:
            return found[0]
        if found:
            raise UnknownStep(f"{text!r} may mean {'; '.join(self.say(seat, o) for o in found)}")
        why = GAME.refuse(self.table, seat, self.propose(seat, text))
        reason = f"{why.en} [{why.rule}]" if why is not None else "it is not among the options"
        raise UnknownStep(f"{SEATS[seat]} may not {text}: {reason} Options: {self._listed(seat)}")

    def propose(self, seat: int, text: str) -> Option:
        """The option a step stands for, whether or not it may be taken."""
        found = distinct(self.words, like(self.words, seat, text, self.options(seat)))
        if not found:
            found = distinct(self.words, like(self.words, seat, text, conceivable(self.words, seat, text)))
            for likely in (self._in_hand, self._own):
                found = [o for o in found if likely(seat, o)] or found
        if len(found) != 1:
            means = "; ".join(self.say(seat, o) for o in found) or "nothing"
            raise UnknownStep(f"{text!r} means {means}; there are {'; '.join(self.words.everything())}")
        return found[0]

    def copy(self) -> HoloStage:
        other = HoloStage.__new__(HoloStage)
        other.words = self.words.at(self.table.clone())
        other.table = other.words.table
        other.on_decide = lambda seat, option: None
        return other

    def attempt(self, seat: int, text: str) -> None:
        """Take a step at once or not at all; what is paid or chosen along with it belongs to it."""
        if text == "end turn":
            GAME.decide(self.table, seat, PASS)
            return
        name, _, terms = parse(text)
        if name in ("choose", "send"):
            self._try(seat, terms.get("", terms.get("to", "")))
            return
        waiting = name in ("resolve", "replace") and not like(self.words, seat, text, self.options(seat))
        GAME.decide(self.table, seat, (name, -1) if waiting else self.propose(seat, text))
        if "paying" in terms:
            self._try(seat, terms["paying"])

    def _try(self, seat: int, said: str) -> None:
        """Choose what the words mean, whether or not it is among the candidates."""
        picking = picks_holomem(self.table)
        candidates = self.table.frames[-1].many(0) if PROMPTS[self.table.prompt].name == "hocg:pick" else ()
        everything = [*candidates, *(self.table.mems if picking else range(len(self.table.defs)))]
        found: list[int] = []
        for term in () if said == "nothing" else [str(x) for part in said.split(",") for x in repeated(part.strip())]:
            fit = [x for x in everything if self._means(term, x, seat)] or [
                m.stack[-1] for m in self.table.mems.values() if self.words.means_mem(term, m.id, seat)
            ]
            if not fit:
                raise UnknownStep(f"{term!r} means nothing here; there are {'; '.join(self.words.everything())}")
            found.append(next((x for x in fit if x not in found), fit[0]))
        try_choice(GAME, self.table, seat, found)

    def _in_hand(self, seat: int, option: Option) -> bool:
        if option[0] not in ("place", "bloom", "play", "center"):
            return False
        return self.words.zone_of(cast(int, option[1])) == "hand" and self.table.owner[cast(int, option[1])] == seat

    def _own(self, seat: int, option: Option) -> bool:
        """Does it speak of the seat's own holomem, as actions do?"""
        at = {"bloom": 2, "play": 2, "collab": 1, "baton": 1, "ability": 2, "art": 1}.get(str(option[0]), 99)
        return at < len(option) and self.table.mems[cast(int, option[at])].seat == seat

    def say(self, seat: int, option: Option) -> str:
        return say(self.words, seat, option)

    def tell(self, seat: int, option: Option, lang: Lang) -> str:
        """An answer that says too little by itself comes with its question. Own cards go without their number."""
        words = option_words(self.table, seat, option, lang).partition("\n")[0]
        if option[0] in SHORT:
            words = f"{question(self.table, lang)} {words}"
        return re.sub(r" ?\([^()]*(?:~[0-9a-f]{8}|x-[a-z]+)\)", "", words)

    def _listed(self, seat: int) -> str:
        return "; ".join(self.say(seat, o) for o in distinct(self.words, self.options(seat)))

    def passes(self, seat: int) -> bool:
        return False

    def resting(self) -> bool:
        t = self.table
        name = PROMPTS[t.prompt].name
        return name in RESTING or (name == "hocg:pick" and all(f.prog in BY_ITSELF for f in t.frames[:-1]))

    def answers(self, seat: int, text: str) -> bool:
        if seat not in self.table.asked or text == "end turn":
            return False
        kinds = {o[0] for o in self.options(seat)}
        return parse(text)[1].option in (kinds | {"pick", "done"} if kinds & {"pick", "done"} else kinds)

    def purpose(self) -> str:
        """What the open pick is for."""
        return str(self.table.frames[-1].slots[5]) if PROMPTS[self.table.prompt].name == "hocg:pick" else ""

    def placed(self) -> list[str]:
        return [self.words.card_name(card) for card in placed(self.words)]

    def placing(self, words: list[str]) -> bool:
        cards = placed(self.words)
        wanted = [str(one) for word in words for one in repeated(word)]
        fits = matching(wanted, cards, lambda term, card: self.words.means_card(term, card, self.table.active))
        return len(wanted) == len(cards) and fits is not None

    # --- comparing and drawing

    def check(self, key: str, value: object) -> list[str]:
        """Differences between the table and what is expected under a key of this game."""
        if key in SEATS:
            return SEAT_CHECKS(self.words, SEATS.index(key), value)
        return CHECKS[key](self.words, value)

    def draw(self) -> str:
        return draw(self.words)
