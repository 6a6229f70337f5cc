"""Danmaku!! under a scenario: which options its verbs may mean, and where the table stops to ask."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import cast

from kaimaku.judge.scenario import stage
from kaimaku.judge.scenario.drawing import row, rows
from kaimaku.judge.scenario.stage import QUESTION
from kaimaku.judge.scenario.values import UnknownStep, matching
from kaimaku.judge.scenario.verbs import Said
from kaimaku.kernel.decisions import CONCEDE, NO, Option, asides
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.reasons import CARD
from kaimaku.kernel.refusals import Lang

from ..definitions import Character, MainCard, character_of, incident_of, main_card, role_of
from ..game import GAME
from ..projection.eye import NOWHERE, Eye
from ..registry import DEFINITIONS
from ..rules.incident import room_for
from ..rules.picking import SEAT
from ..rules.reach import reach
from ..rules.spells import spell_of
from ..rules.stats import max_life
from ..speech.options import option_words
from ..table import (
    CHARACTER,
    COLLECTED,
    DECK,
    DISCARD,
    HAND,
    INCIDENT,
    INCIDENTS,
    ITEMS,
    STATES,
    DanmakuTable,
    at_zero,
    hand,
    items,
)
from .cards import declare
from .expect import CHECKS, SIDE
from .options import fits, say, takes_item
from .position import lay
from .position_cards import LETTERS
from .terms import Terms
from .verbs import VERBS, acts_only

LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
SPECIAL = frozenset({"look", "reveal"})  # whatever is being asked


class DanmakuStage(stage.Stage):
    game = GAME
    verbs = VERBS
    checks = CHECKS
    side = SIDE
    everybody = ("all", "everyone", "everybody", "others", "rest")
    together = frozenset({"together"})
    question_keys = frozenset({"stack", "resolving", "asked"})
    window = "reaction"
    resting_at = frozenset({"main step", "discards", "character"})
    forced = ("pick", "done", "discard")
    places = frozenset({"incident", "deck", "discard", "stack", "role"})
    own_places = frozenset({"hand"})
    answered_by = {"reaction": ("react", "invoke", "pass"), "pick": ("pick", "done")}  # noqa: RUF012
    words: Terms
    table: DanmakuTable

    def __init__(self, cards: Mapping[str, object], position: Mapping[str, object]) -> None:
        super().__init__(cards, position)
        self.fallen = {*at_zero(self.table)}  # whose last moment has been spoken of

    def lay(self, cards: Mapping[str, object], position: Mapping[str, object]) -> Terms:
        found = Terms(lay({**position, "journal": True}, declare(cards)))
        if found.table.journal is None:
            found.table.journal = []
        return found

    @property
    def keys(self) -> frozenset[str]:
        """Players also by letter or by their characters."""
        t = self.table
        alone = [character_of(t, seat) for seat in range(t.seats) if len(t.zones[CHARACTER + seat]) == 1]
        names = [name for c in alone for name in (c.name.en, c.name.ja, c.printed.short.en, c.printed.short.ja)]
        return super().keys | {*LETTERS[: t.seats], *names}

    def handles(self, seat: int, term: str) -> list[str]:
        """A player, or a card in hand or in play."""
        t, w, eye = self.table, self.words, Eye(self.table, seat)
        if (who := w.seat(term, seat)) >= 0:
            return [f"p{who}", f"k{who}"]
        cards = [*hand(t, seat), *(c for s in range(t.seats) for c in items(t, s))]
        return [name for c in cards if w.means_card(term, c, seat) and (name := eye.name(c)) != NOWHERE]

    def deciders(self) -> list[int]:
        return list(self.table.asked) or [self.table.active]

    # --- acting

    def all(self, text: str) -> None:
        """Until nobody is asked to react any more, or somebody has dropped to 0 life, which is another question.

        Once: until the latest reaction has resolved.
        """
        if text not in ("pass", "pass once"):
            raise UnknownStep(f"everybody can only `pass` or `pass once`, not {text}")
        while self.can_move_on():
            window = self.passes(-1)
            fallen = {*at_zero(self.table)}
            if window and fallen - self.fallen:
                self.fallen = fallen
                return
            self.move_on()
            if text == "pass once" and window:
                return

    def take(self, seat: int, text: str) -> None:
        said = self.verbs.parse(text)
        before = self._holds(seat)
        if self.chooses(seat, said):
            self.choose(seat, self.thing(said))
        else:
            self.take_option(seat, self.one(seat, text))
        self._pay(seat, self.verbs.several(self.along(said)), before)

    def ahead(self, seat: int, text: str) -> int:
        return super().ahead(seat, text) if text != "pass" else 0  # whoever passes answers what is asked now

    def can_move_on(self) -> bool:
        return super().can_move_on() or (self.table.result is None and self._free_cost())

    def move_on(self) -> None:
        if self._free_cost() and self.only() is None:
            self.decide(self.table.asked[0], ENOUGH)
        else:
            super().move_on()

    def _free_cost(self) -> bool:
        """May nothing (more) be paid for what was just played?"""
        return self.purpose() == "card:cost" and ENOUGH in self.options(self.table.asked[0])

    def all_equal(self, options: list[Option]) -> bool:
        """Is it about copies of one card, of which the Incident wants none?"""
        t = self.table
        if options[0][0] == "discard":
            known = {t.known[cast(int, c)] for o in options for c in o[1:]}
            return len(known) < 2 and all(self.alike(options[0], o) for o in options[1:])
        cards = [o[1] for o in options if o[0] == "pick" and isinstance(o[1], int)]
        if len(cards) < len(options) or not self.interchangeable(cards) or len({t.known[c] for c in cards}) > 1:
            return False
        return not any(c in self.words.labels or room_for(t, c) for c in cards)

    def interchangeable(self, things: list[int]) -> bool:
        """Copies of one card that differ in their season alone, where no Incident looks at it."""
        names = {self.words.plain_name(c) for c in things} if self.pick_kind() == "card" else set()
        return len(names) == len({self.table.where[c] for c in things}) == 1 if names else False

    def thing(self, said: Said) -> str:
        return said.parts.get("on") or said.parts.get("", "")

    def along(self, said: Said) -> str:
        return said.parts.get("paying", "")

    def _holds(self, seat: int) -> list[int]:
        return [*hand(self.table, seat), *items(self.table, seat)]

    def _pay(self, seat: int, paid: list[str], before: list[int]) -> None:
        """`discarding X, Y`: the cards paid for what was just played, also where nobody had to be asked."""
        paid = self._unpaid(seat, paid, before)
        while paid and seat in self.table.asked and (choice := self.choice()) and choice.why == "card:cost":
            chosen, before = paid[: choice.room], self._holds(seat)
            self.choose(seat, ", ".join(chosen))
            paid = self._unpaid(seat, paid, before)
            for term in chosen:
                if term in paid:  # it is on its way: which card is collected may be asked first
                    paid.remove(term)
        if paid:
            raise UnknownStep(f"{', '.join(paid)} can't be discarded for it; the question is {self.open_question()}")

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

    def decide(self, seat: int, option: Option) -> None:
        super().decide(seat, option)
        self.fallen = self.fallen & {*at_zero(self.table)}  # whoever was saved may drop again

    def force(self, faces: list[int]) -> None:
        raise UnknownStep("Danmaku!! has no dice; set the top of the deck instead")

    # --- what an expectation speaks of

    def speaks_of_choice(self, expected: object) -> bool:
        if not isinstance(expected, Mapping):
            return False
        asks = expected.get("asks")
        if self.prompt() == "discards":
            of_players = [said for said in expected.values() if isinstance(said, Mapping)]
            return self.speaks_of_question(expected) or any("must_discard" in said for said in of_players)
        return isinstance(asks, Mapping) and asks.get("for") == self.purpose()

    def speaks_of_question(self, expected: object) -> bool:
        if not isinstance(expected, Mapping):
            return False
        if super().speaks_of_question(expected) and not self._of_main_step(expected):
            return True
        sides = [expected[key] for key in expected if self.words.seat(key) >= 0]
        return any(isinstance(side, Mapping) and side.keys() & (QUESTION | self.question_keys) for side in sides)

    def _of_main_step(self, expected: Mapping[str, object]) -> bool:
        """`lacks: [play Shoot on P3]` in an open window is about the main step that comes when all have passed."""
        steps = stage.steps_of(expected)
        if not steps or expected.keys() & {"asks", "stack", "resolving"}:
            return False
        return all(not by and acts_only(text) for text, by in steps)

    # --- options

    def all_options(self, seat: int) -> list[Option]:
        """With the special actions."""
        return [*self.options(seat), *(o for o in asides(self.table, seat) if o != CONCEDE)]

    def pick_kind(self) -> str:
        kind = super().pick_kind()
        return kind if kind in (SEAT, CARD) else "other"

    def things(self, seat: int) -> list[int]:
        t = self.table
        return list(range({"seat": t.seats, "card": len(t.defs), "other": 2}[self.pick_kind()]))

    def read_as(self, seat: int, said: Said, options: list[Option]) -> list[Option]:
        found = super().read_as(seat, said, options)
        if said.verb == "play" and "as" not in said.parts:  # a half that reacts before one that activates a Spell Card
            found = [o for o in found if o[0] != "invoke"] or found
        return found

    def picked(self, seat: int, said: Said, options: list[Option]) -> list[Option]:
        if self.thing(said).lower() in self.verbs.nothing:
            return [o for o in (ENOUGH, NO) if o in options][:1]
        if any(o[0] == "discard" for o in options):
            wanted = self.verbs.several(self.thing(said))
            return [o for o in options if not wanted or self._all_meant(seat, wanted, cast("tuple[int, ...]", o[1:]))]
        taken = [o for o in options if o[0] == "take"]
        found = [
            o for o in taken if not self.thing(said) or self.words.means_card(self.thing(said), cast(int, o[1]), seat)
        ]
        return found + super().picked(seat, said, options)

    def _all_meant(self, seat: int, wanted: list[str], cards: tuple[int, ...]) -> bool:
        found = matching(wanted, cards, lambda x, c: self.words.means_card(x, c, seat))
        return len(wanted) == len(cards) and found is not None

    def fits(self, seat: int, said: Said, option: Option) -> bool:
        if option[0] == "look":
            who = said.parts.get("on", said.parts.get("", "")).removesuffix(" hand")
            return not who or self.words.seat(who, seat) == option[1]
        return fits(self.words, seat, said, option)

    def must_be_known(self, seat: int, text: str) -> None:
        if self.verbs.parse(text).verb != "number":
            super().must_be_known(seat, text)

    def prefer(self, seat: int, text: str, found: list[Option]) -> list[Option]:
        """Of options that differ only in the season of the card, one."""
        said = {self.say(0, o) for o in found}
        return found[:1] if len(said) == 1 and found[0][0] in ("play", "react", "invoke", "pick") else found

    def alike(self, a: Option, b: Option) -> bool:
        if a[0] != b[0] or len(a) != len(b):
            return False
        w = self.words
        if a[0] == "discard":
            mine, theirs = (sorted(w.table.defs[cast(int, c)] for c in o[1:]) for o in (a, b))
            return mine == theirs and not any(c in w.labels for c in (*a[1:], *b[1:]))
        if a[0] == "pick" and self.pick_kind() != "card":
            return False
        cards = a[0] in ("play", "react", "invoke", "pick", "take") and w.same(cast(int, a[1]), cast(int, b[1]))
        if a[0] == "play" and a[2:] != b[2:] and takes_item(w, cast(int, a[1])):
            return cards and w.same(cast(int, a[3]), cast(int, b[3]))
        return cards and a[2:] == b[2:]

    def answers(self, seat: int, text: str) -> bool:
        return bool(self.verbs.kinds(text) & SPECIAL) or super().answers(seat, text)

    # --- options that may not be there

    def conceivable(self, seat: int, said: Said) -> Iterator[Option]:
        t = self.table
        everybody = [-1, *range(t.seats)]
        held, mine = t.zones[HAND + seat], [*t.zones[ITEMS + seat], *t.zones[CHARACTER + seat]]
        if said.verb == "look":
            yield from (("look", s) for s in range(t.seats))
            return
        answered = [*range(len(t.stack)), -1] if self.passes(-1) else [-1]
        if self.passes(-1):
            yield from (
                ("react", c, i, n, you, target)
                for c, i in self._reacting([*held, *mine])
                for n in answered
                for you in range(t.seats)
                for target in everybody
            )
        else:
            there = [c for s in range(t.seats) for c in t.zones[ITEMS + s]]
            yield from (
                ("play", c, i, target, you)
                for c in held
                if "invocation" not in main_card(t, c).types
                for i in range(len(main_card(t, c).texts))
                for target in ([-1, *there] if takes_item(self.words, c) else everybody)
                for you in range(t.seats)
            )
            yield from (("use", c, 0, target) for c in t.zones[CHARACTER + seat] for target in everybody)
        yield from (
            ("invoke", c, i, whose, n, target)
            for c in [*held, *mine, *t.zones[INCIDENT]]
            for i in range(2)
            for whose in range(t.seats)
            for n in answered
            for target in everybody
        )

    def _reacting(self, cards: list[int]) -> Iterator[tuple[int, int]]:
        """Cards with the number of each text that reacts; the first text of a card that has none."""
        t = self.table
        for card in cards:
            definition = DEFINITIONS[t.defs[card]]
            if isinstance(definition, MainCard) and t.where[card] < ITEMS:
                yield from ((card, i) for i, _ in definition.reacting or ((0, None),))
            elif isinstance(definition, MainCard | Character):
                yield from ((card, i) for i in range(max(1, len(definition.bearer.reactions))))

    def likely(self, seat: int, text: str, options: list[Option]) -> Option:
        """For oneself, and aimed at somebody if need be."""

        def rank(o: Option) -> tuple[int, ...]:
            n = cast("tuple[int, ...]", o[1:])
            if o[0] == "react":
                return (n[3] != seat, n[2] < 0, n[4] >= 0, n[1])
            if o[0] == "play":
                aimed = main_card(self.table, n[0]).texts[n[1]].aim is not None
                return (n[3] != seat, aimed != (n[2] >= 0), n[1], n[2] == seat)
            if o[0] == "invoke":
                aimed = spell_of(self.table, n[2]).aim is not None
                return (n[2] != seat, n[3] < 0, aimed != (n[4] >= 0), n[1])
            return (0,)

        return min(options, key=rank)

    # --- saying and drawing

    def say(self, seat: int, option: Option) -> str:
        return say(self.words, seat, option) or super().say(seat, option)

    def tell(self, seat: int, option: Option, lang: Lang) -> str:
        """As the table says it, without links, and with the players by number."""
        words = option_words(self.table, seat, option)
        return LINK.sub(r"\1", words.ja if lang == "ja" else words.en).format(*self.seats)

    def heading(self) -> list[str]:
        w, t = self.words, self.table
        there = incident_of(t)
        said = "none" if there is None else there.name.en
        if there is not None and there.wanted is not None:
            said += f", {len(t.zones[COLLECTED])} of {there.need * len(there.wanted.kinds())} collected"
        piles = [
            (name, w.names(t.zones[zone][::-1])) for name, zone in (("collected", COLLECTED), ("discard", DISCARD))
        ]
        return [
            f"turn {t.turn}, {self.seats[t.active]}, {t.step} step",
            row("incident", said),
            row("piles", f"deck {len(t.zones[DECK])}, incidents {len(t.zones[INCIDENTS])}"),
            *rows(piles),
        ]

    def draw_side(self, seat: int) -> list[str]:
        w, t = self.words, self.table
        cards = t.zones[CHARACTER + seat]
        who = character_of(t, seat).name.en if len(cards) == 1 else " or ".join(w.names(cards))
        role = role_of(t, seat)
        state = f"life {t.life[seat]} of {max_life(t, seat)}, Range {reach(t, seat)}"
        state = "defeated" if t.down >> seat & 1 else state
        held = [(name, w.names(t.zones[zone + seat])) for name, zone in (("items", ITEMS), ("hand", HAND))]
        return [f"{self.seats[seat]}  {who}, {role.name.en if role is not None else 'no role'}: {state}", *rows(held)]

    def between(self) -> list[str]:
        w, t = self.words, self.table
        lines = []
        for number, entry in enumerate(t.stack):
            hit = [self.seats[s] for s in range(t.seats) if entry.defenders >> s & 1]
            attack = f", attacks {', '.join(hit)}" if hit else ""
            lines += ["", row(f"#{number + 1}", f"{w.entry_told(number)}, {STATES[entry.state]}{attack}")]
        return lines


STAGE = DanmakuStage
