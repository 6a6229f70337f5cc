"""VCard under a scenario: which options its verbs may mean, and where the table stops to ask."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from kaimaku.judge.scenario import stage
from kaimaku.judge.scenario.drawing import counted, row, rows
from kaimaku.judge.scenario.values import UnknownStep
from kaimaku.judge.scenario.verbs import Said
from kaimaku.kernel.chance import check_forced
from kaimaku.kernel.decisions import PASS, Option
from kaimaku.kernel.picks import naming
from kaimaku.kernel.reasons import CARD
from kaimaku.kernel.refusals import Lang
from kaimaku.speech.plain import plain

from ..card import ALLY, BOOST, BY_ID, MASCOT, REINFORCEMENT, VTUBER, WORLD
from ..game import GAME
from ..projection.eye import NOWHERE, Eye, spot_name
from ..rules.picking import SPOT, TOKEN
from ..rules.power import power, terms
from ..speech.speech import SPEECH
from ..table import (
    ACTIVE,
    DECK,
    DISCARD,
    HAND,
    MASCOT_SPOT,
    PHASES,
    SIDE,
    WORLD_SPOT,
    VCardTable,
    attached,
    face,
    face_up,
    spots,
    vts,
    zone,
)
from .cards import declare
from .expect import CHECKS, SIDE_CHECKS
from .position import lay
from .position_board import PLACES, spot_of_words
from .terms import Terms
from .verbs import ENDS, ENDS_OF_DECK, ENOUGHS, PASSES, PICKING, VERBS
from .vts import tokens_on

# Actions of the Main Phase.
ACTIONS = frozenset(["play", "evolve", "ally", "attach", "mascot", "world", "boost", "lock", "trade"])
COMBAT = ("combat", "go to combat", "end round", "to combat")
# How a card might be played, by its type.
BY_TYPE: dict[str, tuple[str, ...]] = {
    ALLY: ("ally",),
    BOOST: ("boost",),
    MASCOT: ("mascot",),
    WORLD: ("world",),
    REINFORCEMENT: ("boost", "reply"),
}


class VCardStage(stage.Stage):
    game = GAME
    verbs = VERBS
    checks = CHECKS
    side = SIDE_CHECKS
    acts = ("A", "B", "all", "expect", "coin")
    everybody = ("all", "everybody", "both")
    question_keys = frozenset({"queue", "priority", "holder"})
    window = "window"
    resting_at = frozenset({"main", "place"})
    places = frozenset({"world", "queue", "points"})
    own_places = frozenset({"deck", "discard", "hand", "mascot"})
    answered_by = {"window": ("reply", "pass"), "pick": ("pick", "done")}  # noqa: RUF012
    words: Terms
    table: VCardTable

    def lay(self, cards: Mapping[str, object], position: Mapping[str, object]) -> Terms:
        return Terms(lay({**position, "journal": True, "thorough": True}, declare(cards)))

    def handles(self, seat: int, term: str) -> list[str]:
        """A VTuber, an empty spot, or a card in hand."""
        t, w, eye = self.table, self.words, Eye(self.table, seat)
        everywhere = [(owner, vt) for owner in range(t.seats) for vt in vts(t, owner)]
        found = [eye.vt(vt) for _, vt in everywhere if w.means_vt(term, vt, seat)]
        cards = [c for c in zone(t, seat, HAND) if w.means_card(term, c, seat)]
        found = found or [name for c in cards if (name := eye.name(c)) != NOWHERE]
        return found or [spot_name(s) for owner in range(t.seats) for s in spots(owner) if w.means_spot(term, s, seat)]

    def purpose(self) -> str:
        return naming(self.table) or super().purpose()

    # --- acting

    def all(self, text: str) -> None:
        if text in PASSES:
            while self.can_move_on():
                self.move_on()
        elif text in COMBAT:
            self._to_combat()
        else:
            raise UnknownStep(f"all can `pass` (Priority) or `go to combat`, not {text}")

    def _to_combat(self) -> None:
        """Both take their turns without doing anything until combat is over, or somebody has to choose there."""
        t = self.table
        start = t.round
        for _ in range(stage.MOST_MOVES):
            if t.result is not None or t.round != start:
                return
            if self.can_move_on():
                self.move_on()
            elif self.prompt() == "main":
                self.decide(t.asked[0], PASS)
            else:
                return

    def reaches(self, seat: int, text: str) -> bool:
        passing = self.verbs.parse(text).verb in PASSES  # passing Priority never ends a turn that was still to go on
        return super().reaches(seat, text) and not (passing and self.prompt() == "main")

    def along(self, said: Said) -> str:
        parts = [said.parts.get("choosing", ""), said.parts.get("", "") if said.verb == "trade" else ""]
        return ", ".join(part for part in parts if part)

    def leftovers(self) -> None:
        self.settle(last=True)
        check_forced(self.table)

    # --- what an expectation speaks of

    def settle(self, expected: object = None, last: bool = False) -> None:
        """If it says what is asked, all pass until that is asked."""
        asks = expected.get("asks") if isinstance(expected, Mapping) else None
        if asks is None:
            super().settle(expected, last)
        while asks is not None and not self._asks(asks) and self.can_move_on():
            self.move_on()

    def _asks(self, value: object) -> bool:
        """Is this what is asked now?"""
        who = "+".join(self.seats[s] for s in self.table.asked) or "nobody"
        what = self.prompt()
        if not isinstance(value, Mapping):
            return value in (what, f"{who} {what}") or (value == who and self.only() is None)
        now = {"seat": who, "prompt": what, "for": self.purpose()}
        told = all(str(value[key]) == found for key, found in now.items() if key in value)
        return told and ("candidates" not in value or what == "pick")

    def speaks_of_question(self, expected: object) -> bool:
        return super().speaks_of_question(expected) and not self._speaks_of_actions(expected)

    def _speaks_of_actions(self, expected: object) -> bool:
        """`offers: [evolve Nova]` in an open window is about the Main Phase that comes when all have passed."""
        assert isinstance(expected, Mapping)
        if not self.passes(-1) or expected.keys() & self.question_keys:
            return False
        verbs = {text.split(" ")[0].lower() for text, by in stage.steps_of(expected) if not by}
        return bool(verbs & ACTIONS) and not verbs - ACTIONS - {"pass"}

    def speaks_of_choice(self, expected: object) -> bool:
        """`options: [choose X]`, though there is only X to choose."""
        if not isinstance(expected, Mapping) or self.choice() is None:
            return False
        said = {key: expected[key] for key in ("options", "offers", "lacks") if key in expected}
        return any(text.split(" ")[0] in PICKING for text, _ in stage.steps_of(said))

    # --- options

    def pick_kind(self) -> str:
        kind = super().pick_kind()
        return "thing" if kind == CARD else kind

    def things(self, seat: int) -> list[int]:
        if self.pick_kind() == TOKEN:
            return [token.stamp for token in self.table.tokens]
        return self._spots(seat) if self.pick_kind() == SPOT else self._cards(seat)

    def _spots(self, seat: int) -> list[int]:
        return [spot for side in (seat, 1 - seat) for spot in spots(side)]

    def _cards(self, seat: int) -> list[int]:
        """Those in hand first."""
        t = self.table
        return sorted(range(len(t.defs)), key=lambda c: t.where[c] != seat * SIDE + HAND)

    def read_as(self, seat: int, said: Said, options: list[Option]) -> list[Option]:
        if said.verb in ENDS and self.passes(-1):
            return []
        if said.verb in ENOUGHS and self.prompt() != "place":  # who has chosen enough does not end the turn
            options = [o for o in options if o != PASS]
        if said.verb == "number":
            end = ENDS_OF_DECK.get(said.parts.get("", "").lower())
            said = said if end is None else Said("number", {"": str(end)})
        return super().read_as(seat, said, options)

    def picked(self, seat: int, said: Said, options: list[Option]) -> list[Option]:
        term = self.thing(said).lower()
        if term in ENDS_OF_DECK and any(o[0] == "number" for o in options):
            return [o for o in options if o == ("number", ENDS_OF_DECK[term])]
        if term.isdigit() and not any(o[0] == "pick" for o in options):
            return [o for o in options if o == ("number", int(term))]
        return super().picked(seat, said, options)

    def fits(self, seat: int, said: Said, option: Option) -> bool:
        return self._evolves(seat, said, option) if option[0] == "evolve" else super().fits(seat, said, option)

    def _evolves(self, seat: int, said: Said, option: Option) -> bool:
        """`evolve Nova`, `evolve Nova to PL9`, `evolve Nova PL9 on Nova`, `evolve A active with Nova PL9`."""
        w = self.words
        card, vt = cast("tuple[int, int]", option[1:])

        def is_card(term: str) -> bool:
            return w.means_card(term, card, seat) or w.plain(term) == f"pl{face(w.table, card).facts.pl}"

        either = [term for part in ("", "on") if (term := said.parts.get(part))]
        using = said.parts.get("with")
        return all(is_card(x) or w.means_vt(x, vt, seat) for x in either) and (not using or is_card(using))

    def prefer(self, seat: int, text: str, found: list[Option]) -> list[Option]:
        """A PL8 without a spot goes to the first that is empty, the Active one first; a reply to the latest."""
        if len(found) < 2 or len({o[1] for o in found}) > 1:
            return found
        if "on" not in self.verbs.parse(text).parts and {o[0] for o in found} <= {"play", "place"}:
            return found[:1]
        return found[-1:] if found[0][0] == "reply" else found

    def conceivable(self, seat: int, said: Said) -> Iterator[Option]:
        if said.verb in ("trade", "lock"):
            yield from (("lock", c) for c in self._cards(seat)) if said.verb == "lock" else [("trade",)]
            return
        on = spot_of_words(self.words.plain(said.parts.get("on", "")), seat)
        for card in self._cards(seat):
            yield from self._ways(seat, card, self.verbs.acts[said.verb], on >= 0)

    def _ways(self, seat: int, card: int, acts: tuple[str, ...], to_spot: bool) -> Iterator[Option]:
        """How a card might be played; in somebody's window anything is an answer."""
        t = self.table
        every = self._spots(seat)
        answers: list[Option] = [("reply", card, n) for n in range(max(1, len(t.queue)))]
        if (self.passes(seat) and seat in t.asked) or acts == ("reply",):
            yield from answers
        if acts == ("reply",):
            return
        if self.prompt() == "place":
            yield from (("place", card, s) for s in every)
            return
        facts = face(t, card).facts
        evolving = ("play",) if facts.pl == 8 else ("play", "evolve") if to_spot else ("evolve", "play")
        for kind in acts if len(acts) == 1 else evolving if facts.type == VTUBER else BY_TYPE[facts.type]:
            if kind in ("evolve", "ally"):
                yield from ((kind, card, t.zones[s][0]) for s in every if t.zones[s])
            elif kind == "play":
                yield from ((kind, card, s) for s in every)
            elif kind == "reply":
                yield from answers
            else:
                yield (kind, card)

    def likely(self, seat: int, text: str, options: list[Option]) -> Option:
        hand = zone(self.table, seat, HAND)
        return next((o for o in options if len(o) > 1 and o[1] in hand), options[0])

    # --- saying and drawing

    def tell(self, seat: int, option: Option, lang: Lang) -> str:
        """As the table says it, own cards by the scenario's words for them; a Lock goes without its text."""
        keys = self.words.keys
        words = SPEECH.option_words(self.table, seat, option)
        said = plain(words, lang, self.seats, lambda label, id: keys.get(BY_ID[id].number, label))
        return said.partition("。" if lang == "ja" else ". ")[0] if option[0] == "lock" else said

    def heading(self) -> list[str]:
        t = self.table
        taken = ", ".join(f"{word} {t.taken[seat]}" for seat, word in enumerate(self.seats))
        now = f"{self.seats[t.active]}'s {PHASES[t.phase]} phase, {self.seats[t.first]} began"
        head = f"round {t.round}, turns taken: {taken}; {now}; points {t.points[0]}-{t.points[1]}"
        return [head, *rows([("world", self.words.names(t.zones[WORLD_SPOT]))])]

    def draw_side(self, seat: int) -> list[str]:
        w, t = self.words, self.table
        piles = [
            f"{name} {len(zone(t, seat, kind))}"
            for name, kind in (("hand", HAND), ("deck", DECK), ("discard", DISCARD))
        ]
        held = [f"{name} {n}" for name, n in (("coins", t.coins[seat]), ("mana", t.mana[seat])) if n]
        lines = [f"{self.seats[seat]}  {', '.join([*piles, *held])}"]
        for spot in spots(seat):
            there = [self._drawn(t.zones[spot][0])] if t.zones[spot] else []
            tokens = [name for name, n in tokens_on(w, spot).items() for _ in range(n)]
            if there or tokens:
                told = [*(there or ["nobody"]), *([counted(tokens)] if tokens else [])]
                lines.append(row(PLACES[spot % SIDE - ACTIVE], ", ".join(told)))
        kinds = (("mascot", MASCOT_SPOT), ("hand", HAND), ("discard", DISCARD))
        return [*lines, *rows((name, map(self._with_lock, zone(t, seat, kind))) for name, kind in kinds)]

    def _with_lock(self, card: int) -> str:
        return self.words.card_name(card) + (" (Locked)" if card in self.table.locked else "")

    def _drawn(self, vt: int) -> str:
        w, t = self.words, self.table
        stack = t.zones[t.where[vt]]
        label = next((w.labels[c] for c in stack if c in w.labels), None)
        sums = " ".join(f"{n:+} {kind}" if kind != "printed" else str(n) for kind, _, n in terms(t, vt))
        parts = [w.def_name(t.defs[stack[-1]], label), f"total {power(t, vt)} ({sums})"]
        parts += ["face down"] if not face_up(t, vt) else []
        parts += ["Locked"] if vt in t.locked else []
        parts += [f"over {' + '.join(w.names(stack[:-1]))}"] if len(stack) > 1 else []
        allies = [self._with_lock(c) for c in attached(t, vt)]
        return ", ".join([*parts, f"with {' + '.join(allies)}"] if allies else parts)

    def between(self) -> list[str]:
        waiting = [self.words.item_name(n) for n in range(len(self.table.queue))]
        return ["", row("queue", ", ".join(waiting))] if waiting else []


STAGE = VCardStage
