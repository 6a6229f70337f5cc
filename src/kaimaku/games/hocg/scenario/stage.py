"""The hololive OCG under a scenario: its verbs, which options they may mean, and where the table stops to ask."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import cast

from kaimaku.judge.scenario import stage
from kaimaku.judge.scenario.drawing import row, rows
from kaimaku.judge.scenario.values import UnknownStep
from kaimaku.judge.scenario.verbs import PLAIN, Said, Verbs
from kaimaku.kernel.decisions import PASS, Option
from kaimaku.kernel.refusals import Lang

from ..defs import DEFS
from ..game import GAME
from ..projection.eye import NOWHERE, Eye
from ..rules.events import ACTIVATED
from ..rules.hands import HANDS
from ..rules.picking import picks_holomem
from ..rules.setup import SETUP
from ..rules.skills import ability_option
from ..rules.stats import hp
from ..rules.turn import END_PHASE, TURN
from ..speech.options import option_words
from ..speech.questions import question
from ..table import ARCHIVE, CHEER_DECK, DECK, HAND, LIFE, OSHI_POSITION, POWER, RESOLUTION, HoloTable, Mem, oshi
from ..table import stage as mems_of
from .cards import declare
from .expect import CHECKS, SIDE
from .position import lay
from .terms import Terms
from .twins import ORDERS, interchangeable

MOVES = {
    "place": "place {0:card}",
    "bloom": "bloom {0:card} on {1:mem}",
    "play": "play {0:card} on {1:mem}",
    "collab": "collab {0:mem}",
    "baton": "baton {0:mem}",
    "skill": 'skill "{0:skill}"',
    "ability": "use {0:ability} of {1:mem}",
    "art": 'art "{1:art}" of {0:mem} at {2:mem}',
    "resolve": "resolve {0:waiting}",
    "replace": "replace with {0:replacing}",
    "center": "center {0:card}",
}
HELP = (
    "place CARD; bloom CARD on HOLOMEM; play CARD [on HOLOMEM]; collab HOLOMEM; baton HOLOMEM [paying CHEER, CHEER]; "
    "skill [NAME]; sp; use gift of HOLOMEM; use bonus of CARD; art NAME of HOLOMEM at HOLOMEM; choose THING, THING; "
    "choose nothing; send to HOLOMEM; resolve CARD; resolve bonus of CARD; replace with CARD; number 3; center CARD; "
    "pass; done; yes; no; keep; redraw; first; second; rock; paper; scissors; concede; end turn"
)
VERBS = Verbs(
    MOVES,
    acts={"sp": ("skill",)},
    plain={
        **PLAIN,
        **{word: ((word,),) for word in ("keep", "redraw", "first", "second", *HANDS)},
        "end turn": (PASS,),
    },
    picking=("choose", "send"),
    more={"baton": frozenset({"paying"}), "send": frozenset({"to"})},
    apart=",",
    help=HELP,
)
SHORT = ("pick", "number", "yes", "no", "done")
PHASES = ("main", "perform")
# The cheer step and the choice of a center or a first stage are picks of these programs alone.
BY_ITSELF = frozenset({SETUP, TURN, END_PHASE})
OWN_AT = {"bloom": 2, "play": 2, "collab": 1, "baton": 1, "ability": 2, "art": 1}  # where an action names a holomem


class HoloStage(stage.Stage):
    game = GAME
    verbs = VERBS
    checks = CHECKS
    side = SIDE
    acts = ("A", "B", "expect", "dice")
    forced = ("pick", "done", "resolve")
    resting_at = frozenset([*PHASES, "first", "redraw", "set-center"])
    own_places = frozenset({"deck", "cheer_deck", "life", "power", "archive", "hand", "oshi"})
    words: Terms
    table: HoloTable

    def lay(self, cards: Mapping[str, object], position: Mapping[str, object]) -> Terms:
        return Terms(lay({**position, "journal": True, "thorough": True}, declare(cards)))

    def handles(self, seat: int, term: str) -> list[str]:
        t, w, eye = self.table, self.words, Eye(self.table, seat)
        cards = [c for c in t.zones[HAND + seat] if w.means_card(term, c, seat)]
        found = [f"m{mem}" for mem in t.mems if w.means_mem(term, mem, seat)]
        return found or [name for c in cards if (name := eye.name(c)) != NOWHERE]

    # --- acting

    def act(self, seat: int, text: str) -> None:
        if text in ("end turn", "concede"):  # no answer to a question, so none is spelt out by it
            self.settle()
        if text == "end turn":
            self._end_turn(seat)
        else:
            super().act(seat, text)
        self.words.remember()

    def settle(self, expected: object = None, last: bool = False) -> None:
        super().settle(expected, last)
        self.words.remember()

    def _end_turn(self, seat: int) -> None:
        """Pass through main and performance phase; whatever is asked after that is left open."""
        t = self.table
        if seat not in t.asked:
            raise UnknownStep(f"{self.seats[seat]} has nothing to decide now; waiting for {self.open_question()}")
        turn = t.turn
        while t.result is None and t.turn == turn and seat in t.asked and self.prompt() in PHASES:
            self.decide(seat, PASS)

    def along(self, said: Said) -> str:
        return said.parts.get("paying", "")

    def all_equal(self, options: list[Option]) -> bool:
        if options[0][0] == "resolve":
            return all(self._same_waiting(options[0], o) for o in options[1:])
        return super().all_equal(options)

    def speaks_of_choice(self, expected: object) -> bool:
        """An order that is asked for by its name, or by what may resolve, though it makes no difference."""
        if self.prompt() not in ORDERS or not isinstance(expected, Mapping):
            return False
        asks = expected.get("asks")
        named = asks.get("prompt") if isinstance(asks, Mapping) else str(asks).split(" ")[-1]
        said = {key: expected[key] for key in ("options", "offers", "lacks", "refused") if key in expected}
        return named == self.prompt() or any(text.startswith("resolve") for text, _ in stage.steps_of(said))

    def _same_waiting(self, a: Option, b: Option) -> bool:
        """Does it make no difference which of two waiting abilities resolves first?"""
        return self.words.same_waiting(cast(int, a[1]), cast(int, b[1])) or interchangeable(self, a, b)

    def resting(self) -> bool:
        picks = self.choice() is not None and all(f.prog in BY_ITSELF for f in self.table.frames[:-1])
        return picks or super().resting()

    # --- options

    def pick_kind(self) -> str:
        return "mem" if picks_holomem(self.table) else "card"

    def things(self, seat: int) -> list[int]:
        return list(self.table.mems) if picks_holomem(self.table) else self._cards(seat)

    def _cards(self, seat: int) -> list[int]:
        """Those in hand first."""
        t = self.table
        return sorted(range(len(t.defs)), key=lambda c: t.where[c] != HAND + seat)

    def read_as(self, seat: int, said: Said, options: list[Option]) -> list[Option]:
        if said.verb in ("sp", "skill") and (said.verb == "sp" or not said.parts):
            said = Said("skill", {"": said.verb})
        return super().read_as(seat, said, options)

    def fits(self, seat: int, said: Said, option: Option) -> bool:
        holder = said.parts.get("of")
        if option[0] != "ability" or holder is None:
            return super().fits(seat, said, option)
        # Whose ability: the holomem's with all it carries, or one attached card's.
        mem, card = cast(int, option[2]), cast(int, option[3]) if len(option) > 3 else -1
        whose = self.words.means_mem(holder, mem, seat) or (card >= 0 and self.words.means_card(holder, card, seat))
        rest = {little: term for little, term in said.parts.items() if little != "of"}
        return whose and super().fits(seat, Said(said.verb, rest), option)

    def alike(self, a: Option, b: Option) -> bool:
        if a[0] == b[0] == "resolve":
            one, other = cast(int, a[1]), cast(int, b[1])
            p, q = self.words.pending(one), self.words.pending(other)
            same = (p.ability, p.source, p.anchor) == (q.ability, q.source, q.anchor)
            return same or self._same_waiting(a, b)
        if a[0] == b[0] == "ability" and len(a) == len(b) > 3:
            return a[:3] == b[:3] and self.words.same(cast(int, a[3]), cast(int, b[3]))
        return super().alike(a, b)

    def must_be_known(self, seat: int, text: str) -> None:
        said = self.verbs.parse(text)
        if not said.parts or self.conceived(seat, text):
            return
        for little, term in said.parts.items() if said.verb in self.verbs.acts else ():
            alone = Said(said.verb, {little: term})
            there = list(self.conceivable(seat, alone))
            if there and not any(self.fits(seat, alone, option) for option in there):
                names = list(filter(None, dict.fromkeys(self._called(seat, little, option) for option in there)))
                if not names:
                    raise UnknownStep(f"{said.verb} takes no {f'`{little}`' if little else 'words'} here: {text!r}")
                raise UnknownStep(f"unknown word {term!r} in {text!r}; there are {'; '.join(names)}")
        raise self.unknown(text)

    def _called(self, seat: int, little: str, option: Option) -> str:
        """What stands in one part of an option."""
        part = self.verbs.named_parts(str(option[0])).get(little)
        if part is None or part.slot >= len(option):
            return ""
        return self.words.name(part.kind, cast(int, option[part.slot]), seat)

    def conceivable(self, seat: int, said: Said) -> Iterator[Option]:
        t = self.table
        mems: list[Mem] = list(t.mems.values())
        cards = self._cards(seat)
        (verb,) = self.verbs.acts[said.verb]
        if verb in ("place", "center"):
            yield from ((verb, c) for c in cards)
        elif verb == "bloom":
            yield from ((verb, c, m.id) for c in cards for m in mems)
        elif verb == "play":
            attached = [c for c in cards if "on" in said.parts or DEFS[t.defs[c]].attachable]
            yield from ((verb, c) for c in cards if c not in attached)
            yield from ((verb, c, m.id) for c in attached for m in mems)
        elif verb in ("collab", "baton"):
            yield from ((verb, m.id) for m in mems)
        elif verb == "skill":
            yield from ((verb, s.index) for s in DEFS[t.defs[oshi(t, seat)]].skills)
        elif verb == "ability":
            yield from (ability_option(t, x) for x in t.live.get(ACTIVATED, ()))
        elif verb == "art":
            users = [(m, art) for m in mems for art in DEFS[t.defs[m.stack[-1]]].arts]
            yield from ((verb, m.id, art.number, aim.id) for m, art in users for aim in mems)

    def likely(self, seat: int, text: str, options: list[Option]) -> Option:
        """One's own cards in hand and holomem before others; what is still ambiguous has to be said."""
        found = self.distinct(options)
        for own in (self._in_hand, self._own):
            found = [o for o in found if own(seat, o)] or found
        if len(found) != 1:
            means = "; ".join(self.say(seat, o) for o in found)
            raise UnknownStep(f"{text!r} is ambiguous: {means}. In play: {'; '.join(self.words.everything())}")
        return found[0]

    def _in_hand(self, seat: int, option: Option) -> bool:
        if option[0] not in ("place", "bloom", "play", "center"):
            return False
        card = cast(int, option[1])
        return self.words.zone_of(card) == "hand" and self.table.owner[card] == seat

    def _own(self, seat: int, option: Option) -> bool:
        """Does it speak of the seat's own holomem, as actions do?"""
        at = OWN_AT.get(str(option[0]), 99)
        return at < len(option) and self.table.mems[cast(int, option[at])].seat == seat

    def answers(self, seat: int, text: str) -> bool:
        return text != "end turn" and super().answers(seat, text)

    # --- trying

    def attempt(self, seat: int, text: str) -> None:
        said = self.verbs.parse(text)
        if said.verb in ("resolve", "replace") and not self.among(seat, text, self.options(seat)):
            self.game.decide(self.table, seat, (said.verb, -1))
        else:
            super().attempt(seat, text)

    def tries_things(self, seat: int, said: Said) -> bool:
        return said.verb in self.verbs.picking

    def meant_things(self, seat: int, term: str, things: list[int]) -> list[int]:
        """A holomem also stands for its card."""
        mems = self.table.mems.values()
        fit = [x for x in things if self.means(seat, term, x)]
        fit = fit or [m.stack[-1] for m in mems if self.words.means_mem(term, m.id, seat)]
        if not fit:
            raise self.unknown(term)
        return fit

    # --- saying and drawing

    def say(self, seat: int, option: Option) -> str:
        if option[0] == "ability" and len(option) > 3:
            ability, _, card = cast("tuple[int, int, int]", option[1:])
            return f"use {self.words.ability_name(ability)} of {self.words.card_name(card)}"
        return super().say(seat, option)

    def tell(self, seat: int, option: Option, lang: Lang) -> str:
        """An answer that says too little by itself comes with its question. Own cards go without their number."""
        words = option_words(self.table, seat, option, lang).partition("\n")[0]
        if option[0] in SHORT:
            words = f"{question(self.table, lang)} {words}"
        return re.sub(r" ?\([^()]*(?:~[0-9a-f]{8}|x-[a-z]+)\)", "", words)

    def heading(self) -> list[str]:
        t = self.table
        return [f"turn {t.turn}, {self.seats[t.active]}'s {t.phase} phase, {self.seats[t.first]} went first"]

    def draw_side(self, seat: int) -> list[str]:
        w, zones = self.words, self.table.zones
        counts = (("life", LIFE), ("holo Power", POWER), ("deck", DECK), ("cheer deck", CHEER_DECK))
        leader = ", ".join(w.names(zones[OSHI_POSITION + seat]))
        told = ", ".join(f"{name} {len(zones[zone + seat])}" for name, zone in counts)
        held = [(name, w.names(zones[zone + seat])) for name, zone in (("hand", HAND), ("archive", ARCHIVE))]
        mems = [row(w.place(mem), self._drawn(mem)) for mem in mems_of(w.table, seat)]
        return [f"{self.seats[seat]}  {leader}: {told}", *mems, *rows(held)]

    def _drawn(self, mem: Mem) -> str:
        w = self.words
        label = w.mem_labels.get(mem.id)
        parts = [w.card_name(mem.stack[-1]) + (f" [{label}]" if label else "")]
        parts.append(f"damage {mem.damage} of {hp(w.table, mem)}")
        if mem.resting:
            parts.append("resting")
        for name, cards in (("over", mem.stack[:-1]), ("cheers", mem.cheers), ("with", mem.supports)):
            if cards:
                parts.append(f"{name} {' + '.join(w.names(cards))}")
        return ", ".join(parts)

    def between(self) -> list[str]:
        resolving = self.words.names(self.table.zones[RESOLUTION])
        return ["", row("resolves", ", ".join(resolving))] if resolving else []


STAGE = HoloStage
