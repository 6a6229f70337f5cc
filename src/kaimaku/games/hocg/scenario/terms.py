"""Things on the table by the words a scenario uses: cards, holomem and places, Oshi skills, Arts, abilities."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Self

from kaimaku.judge.scenario import terms
from kaimaku.kernel.decisions import PROMPTS
from kaimaku.kernel.events import applicable, kind_number
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.listeners import ABILITIES, Ability, Live, Pending
from kaimaku.kernel.table import Table

from .. import table
from ..defs import ARTS, CHEER, DEFS, Skill
from ..rules.abilities import HoloAbility
from ..rules.events import ACTIVATED, OF_CARDS
from ..rules.resolution import waiting_in_down
from ..speech.journal import SENTENCES
from ..speech.names import PHASES
from ..table import HoloTable, Mem, back, mem_of, oshi, stage
from .position import Position
from .position_cards import CHEERS
from .position_state import place_of

PILES = frozenset({table.DECK, table.CHEER_DECK, table.LIFE, table.POWER})  # zones whose order counts
COLOR_OF = {number: color for color, number in CHEERS.items()}
FACE_DOWN = "set"  # in the set-up: who stands there is known to its player alone
ABOUT_ONE = (
    *("damage", "heal", "hp", "attach", "bloom", "place", FACE_DOWN, "shift", "leave", "down", "rest", "ready"),
    *("baton", "to-debut", "ability", "play", "sum"),
)

DETAILS = frozenset([*PHASES, *table.POSITION_NAMES.values(), *table.ZONE_NAMES, "rock", "paper", "scissors"])
SUBJECT_AT = 2
CARDS_AT = (SUBJECT_AT, 4)  # where an event that woke an ability names cards: its subject and its origin


class Terms(terms.Terms):
    """What words mean at this table, seen from the seat that acts."""

    table: HoloTable
    position: Position
    journal_kinds = frozenset(SENTENCES)
    journal_details = DETAILS
    details: ClassVar = {**dict.fromkeys(ABOUT_ONE, ("mem",)), "art": ("mem", "art", "mem"), "swap": ("mem", "mem")}

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.mem_labels = {mem: label for label, mem in position.mems.items()}
        self.met: dict[int, frozenset[str]] = {}  # holomem → its names, kept when it has left the stage
        self.remember()

    def at(self, table: Table) -> Self:
        other = super().at(table)
        other.met = dict(self.met)
        return other

    def remember(self) -> None:
        """Take note of every holomem there is, so that the journal can still name it later."""
        for mem in self.table.mems.values():
            known = {w for card in mem.stack for w in self.card_words(card)}
            label = self.mem_labels.get(mem.id)
            self.met[mem.id] = self.met.get(mem.id, frozenset()) | known | ({self.fold(label)} if label else set())

    # --- cards

    def def_words(self, number: int) -> set[str]:
        d = DEFS[number]
        words = {d.id, d.name("en"), d.name("ja")}
        if number in self.keys:
            words.add(self.keys[number])
        if d.kind == CHEER:
            words.update(d.printed.colors[:1])  # a cheer that nobody knows has none
        return {self.fold(w) for w in words}

    def def_name(self, number: int, label: str | None = None) -> str:
        d = DEFS[number]
        if d.id in COLOR_OF:
            said = COLOR_OF[d.id]
        else:
            key = self.keys.get(number)
            said = d.name("en") if key == d.name("en") else f"{d.name('en')} ({key or d.id})"
        return f"{said} [{label}]" if label else said

    def means_card(self, term: str, card: int, me: int = -1) -> bool:
        """`green`, `green of A center`, `hSD01-003 from archive`."""
        if super().means_card(term, card, me):
            return True
        what, of, holder = term.rpartition(" of ")
        if of:
            mem = mem_of(self.table, card)
            return self.means_card(what, card, me) and mem is not None and self.means_mem(holder, mem.id, me)
        what, frm, zone = term.rpartition(" from ")
        return bool(frm) and self.means_card(what, card, me) and self.fold(zone) == self.zone_of(card)

    def known_word(self, term: str, me: int = -1) -> bool:
        """Does a word mean any card or holomem, here or elsewhere?"""
        if super().known_word(term, me) or any(self.means_mem(term, mem, me) for mem in self.table.mems):
            return True
        what = term.rpartition(" of ")[0] or term.rpartition(" from ")[0]
        if what and self.known_word(what, me):
            return True
        return any(self.fold(term) in self.def_words(number) for number in range(len(DEFS)))

    def zone_of(self, card: int) -> str:
        return table.ZONE_NAMES[self.table.where[card] >> 1].replace("_", " ")

    def same(self, a: int, b: int) -> bool:
        t = self.table
        return super().same(a, b) and (t.where[a] < table.STAGE or mem_of(t, a) is mem_of(t, b))

    def equal(self, a: int, b: int) -> bool:
        return super().equal(a, b) and self._at_work(a) == self._at_work(b)

    def in_order(self, zone: int) -> bool:
        return zone & ~1 in PILES

    def _at_work(self, card: int) -> list[tuple[int, ...]]:
        """The abilities of a card that are at work, with how often each has been used."""
        t = self.table
        return sorted(
            (x.ability, x.anchor, x.until, x.amount, t.used.get(ability.limit_key(card, x.stamp, x.anchor), 0))
            for index in (t.live, t.mods)
            for found in index.values()
            for x in found
            if x.source == card and isinstance(ability := ABILITIES[x.ability], HoloAbility)
        )

    # --- holomem

    def place(self, mem: Mem) -> str:
        """center, collab, back 2."""
        if mem.pos != table.BACK:
            return table.POSITION_NAMES[mem.pos]
        return f"back {1 + [m.id for m in back(self.table, mem.seat)].index(mem.id)}"

    def means_mem(self, term: str, mem_id: int, me: int) -> bool:
        """By its place, its label, or the name of its card, alone or behind its seat."""
        mem = self.table.mems.get(mem_id)
        if mem is None:
            return False
        seat, place = self.seats[mem.seat], self.place(mem)
        words = {f"{seat} {place}"}
        if mem.seat == me:
            words.add(place)
        if mem.id in self.mem_labels:
            words.add(self.mem_labels[mem.id])
        if mem.pos == table.BACK and len(back(self.table, mem.seat)) == 1:
            words |= {w.removesuffix(" 1") for w in words}
        names = self.card_words(mem.stack[-1])
        said = self.fold(term)
        return said in names or said in {self.fold(w) for w in (*words, *(f"{seat} {n}" for n in names))}

    def mem_name(self, mem_id: int) -> str:
        mem = self.table.mems.get(mem_id)
        if mem is None:
            return "nobody"
        label = self.mem_labels.get(mem_id)
        said = f"{self.seats[mem.seat]} {self.place(mem)} {self.card_name(mem.stack[-1])}"
        return f"{said} [{label}]" if label else said

    def mem_words(self, mem_id: int) -> set[str]:
        """What the journal calls it, also when it has left the stage."""
        return {*self.met.get(mem_id, ())}

    def everything(self) -> Iterable[str]:
        t = self.table
        for seat in (0, 1):
            yield from (self.mem_name(m.id) for m in stage(t, seat))
        yield from dict.fromkeys(
            f"{self.card_name(c)} in {self.seats[t.where[c] & 1]} {self.zone_of(c)}"
            for c in range(len(t.defs))
            if t.where[c] < table.STAGE and table.ZONE_NAMES[t.where[c] >> 1] in ("hand", "archive", "oshi")
        )

    # --- the journal

    def in_journal(self, word: str) -> bool:
        said = self.fold(word)
        gone = any(said in words for words in self.met.values())
        return super().in_journal(word) or gone or any(said in map(self.fold, self.art_words(n)) for n in ARTS)

    def art_words(self, number: int) -> set[str]:
        return {ARTS[number].name.en, ARTS[number].name.ja}

    def art_name(self, number: int) -> str:
        return ARTS[number].name.en

    def hides(self, entry: Entry, seat: int | None) -> bool:
        return entry[0] == FACE_DOWN and seat not in (None, entry[1])

    # --- Oshi skills and Arts

    def means_skill(self, term: str, number: int, me: int) -> bool:
        """By its place, its kind or its name."""
        skills = self._skills(oshi(self.table, me))
        skill = skills[number]
        kinds = [s for s in skills if s.printed.kind == skill.printed.kind]
        words = {str(number + 1), skill.name.en, skill.name.ja, skill.printed.kind if len(kinds) == 1 else ""}
        return self.fold(term) in {self.fold(x) for x in words}

    def _skills(self, card: int) -> tuple[Skill, ...]:
        return tuple(DEFS[self.table.defs[card]].skills)

    def name(self, kind: str, thing: int, me: int) -> str:
        return self._skills(oshi(self.table, me))[thing].name.en if kind == "skill" else super().name(kind, thing, me)

    def means_art(self, term: str, number: int, me: int) -> bool:
        """By its name, or by its place on the card."""
        art = ARTS[number]
        place = 1 + [a.number for a in art.card.arts].index(number)
        return self.fold(term) in {self.fold(art.name.en), self.fold(art.name.ja), str(place)}

    # --- abilities that may be used

    def usable(self, key: int) -> Ability:
        """The ability that an option names by its key."""
        return next(a for x in self.table.live[ACTIVATED] if (a := ABILITIES[x.ability]).key == key)

    def means_ability(self, term: str, key: int, me: int) -> bool:
        return self.fold(term) == place_of(self.usable(key))

    def ability_name(self, key: int) -> str:
        return place_of(self.usable(key))

    # --- abilities that wait, or may replace

    def pending(self, at: int) -> Pending:
        return self.waiting()[at]

    def waiting(self) -> list[Pending]:
        """All abilities of which the open question asks for the next."""
        t = self.table
        if PROMPTS[t.prompt].name == "hocg:order":
            return t.pending
        f = t.frames[-1]
        return [waiting_in_down(f, n) for n in range(len(f.many(1)))]

    def means_waiting(self, term: str, at: int, me: int) -> bool:
        p = self.pending(at)
        return self._means(term, ABILITIES[p.ability], p.source, p.anchor, me)

    def waiting_name(self, at: int) -> str:
        return self._ability_of(self.pending(at), self.waiting())

    def _ability_of(self, one: Pending | Live, others: Iterable[Pending | Live]) -> str:
        """By its card; by its holomem if the same ability of another holomem is there as well."""
        whose = self.card_name(one.source)
        mem = self.table.mems.get(one.anchor)
        twins = (x for x in others if (x.ability, x.seat) == (one.ability, one.seat) and x.anchor != one.anchor)
        if mem is not None and any(self.card_name(x.source) == whose for x in twins):
            whose = f"{self.seats[mem.seat]} {self.place(mem)}"
        return f"{place_of(ABILITIES[one.ability])} of {whose}"

    def same_waiting(self, a: int, b: int) -> bool:
        """Is it the same ability of equal cards, of the same holomem, for the same reason?"""
        one, other = self.pending(a), self.pending(b)
        if (one.ability, one.seat, one.anchor) != (other.ability, other.seat, other.anchor):
            return False
        same = len(one.event) == len(other.event) and all(
            self._same_reason(one, other, i) for i in range(len(one.event))
        )
        if one.source == other.source:
            return same and one.stamp == other.stamp
        return same and self.equal(one.source, other.source)

    def _same_reason(self, one: Pending, other: Pending, i: int) -> bool:
        """The same at this place of both events: also each its own card, that came or went, or cards that are equal."""
        x, y = one.event[i], other.event[i]
        if x == y:
            return True
        if i not in CARDS_AT or not isinstance(x, int) or not isinstance(y, int):
            return False
        if (x, y) == (one.source, other.source):
            return True
        return i == SUBJECT_AT and kind_number(str(one.event[0])) in OF_CARDS and self.equal(x, y)

    def replacing(self, stamp: int) -> Live:
        return next(x for x in applicable(self.table, self.table.frames[-1]) if x.stamp == stamp)

    def means_replacing(self, term: str, stamp: int, me: int) -> bool:
        live = self.replacing(stamp)
        return self._means(term, ABILITIES[live.ability], live.source, live.anchor, me)

    def replacing_name(self, stamp: int) -> str:
        return self._ability_of(self.replacing(stamp), applicable(self.table, self.table.frames[-1]))

    def _means(self, term: str, ability: Ability, source: int, anchor: int, me: int) -> bool:
        """By its card or its holomem, by its place on the card (`bonus of Stone Axe`), a skill also by kind or name."""
        skill = self._skill_words(ability, source)
        place, of, card = term.partition(" of ")
        if of and self.fold(place) in {place_of(ability), *skill}:
            return self.means_card(card, source, me) or self.means_mem(card, anchor, me)
        if self.fold(term) in skill:
            return True
        mem = self.table.mems.get(anchor)
        own = mem is not None and source in mem.stack and self.means_mem(term, anchor, me)
        return own or self.means_card(term, source, me)

    def _skill_words(self, ability: Ability, source: int) -> set[str]:
        """The words for an Oshi skill: its kind and its name."""
        number = getattr(ability, "skill", -1)
        if number < 0:
            return set()
        skill = self._skills(source)[number]
        return {self.fold(x) for x in (skill.printed.kind, skill.name.en, skill.name.ja)}
