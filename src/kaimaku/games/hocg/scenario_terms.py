"""Things on the table by the words a scenario uses: places, labels, names, numbers, colors."""

from __future__ import annotations

from collections.abc import Iterable

from kaimaku.kernel.listeners import ABILITIES

from .abilities import HoloAbility
from .defs import CHEER, DEFS
from .position import Position
from .position_cards import CHEERS
from .position_data import SEATS
from .table import (
    BACK,
    CHEER_DECK,
    DECK,
    LIFE,
    POSITION_NAMES,
    POWER,
    STAGE,
    ZONE_NAMES,
    HoloTable,
    Mem,
    back,
    mem_of,
    stage,
)

PILES = frozenset({DECK, CHEER_DECK, LIFE, POWER})  # zones in which the order of the cards counts
COLOR_OF = {number: color for color, number in CHEERS.items()}


class Terms:
    """What words mean at this table, seen from the seat that acts."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.table: HoloTable = position.table
        self.keys = {d.number: word for word, d in position.local.items()}  # definition → the scenario's own word
        self.card_labels = {card: label for label, card in position.cards.items()}
        self.mem_labels = {mem: label for label, mem in position.mems.items()}
        self.met: dict[int, frozenset[str]] = {}  # holomem → its names, kept when it has left the stage
        self.remember()

    def at(self, table: HoloTable) -> Terms:
        """The same words at a clone of the table."""
        other = Terms.__new__(Terms)
        other.__dict__.update(self.__dict__)
        other.table = table
        other.met = dict(self.met)
        return other

    def remember(self) -> None:
        """Take note of every holomem there is, so that the journal can still name it later."""
        for mem in self.table.mems.values():
            known = {w for card in mem.stack for w in self.card_words(card)}
            label = self.mem_labels.get(mem.id)
            self.met[mem.id] = self.met.get(mem.id, frozenset()) | known | ({fold(label)} if label else set())

    # --- words of a thing

    def card_words(self, card: int) -> set[str]:
        words = self.def_words(self.table.defs[card])
        return words | {fold(self.card_labels[card])} if card in self.card_labels else words

    def def_words(self, number: int) -> set[str]:
        d = DEFS[number]
        words = {d.id, d.name("en"), d.name("ja")}
        if number in self.keys:
            words.add(self.keys[number])
        if d.kind == CHEER:
            words.add(d.printed.colors[0])
        return {fold(w) for w in words}

    def mem_words(self, mem: Mem, me: int) -> set[str]:
        place = self.place(mem)
        words = {f"{SEATS[mem.seat]} {place}"}
        if mem.seat == me:
            words.add(place)
        if mem.id in self.mem_labels:
            words.add(self.mem_labels[mem.id])
        if mem.pos == BACK and len(back(self.table, mem.seat)) == 1:
            words |= {w.removesuffix(" 1") for w in words}
        names = self.card_words(mem.stack[-1])
        return {fold(w) for w in words} | names | {f"{fold(SEATS[mem.seat])} {n}" for n in names}

    def place(self, mem: Mem) -> str:
        """center, collab, back 2."""
        if mem.pos != BACK:
            return POSITION_NAMES[mem.pos]
        return f"back {1 + [m.id for m in back(self.table, mem.seat)].index(mem.id)}"

    # --- does a word mean it?

    def means_mem(self, term: str, mem_id: int, me: int) -> bool:
        mem = self.table.mems.get(mem_id)
        return mem is not None and fold(term) in self.mem_words(mem, me)

    def means_card(self, term: str, card: int, me: int) -> bool:
        """`green`, `green of A center`, `hSD01-003 from archive`."""
        if fold(term) in self.card_words(card):
            return True
        what, of, holder = term.rpartition(" of ")
        if of:
            mem = mem_of(self.table, card)
            return self.means_card(what, card, me) and mem is not None and self.means_mem(holder, mem.id, me)
        what, frm, zone = term.rpartition(" from ")
        return bool(frm) and self.means_card(what, card, me) and fold(zone) == self.zone_of(card)

    def zone_of(self, card: int) -> str:
        return ZONE_NAMES[self.table.where[card] >> 1].replace("_", " ")

    def same(self, a: int, b: int) -> bool:
        """Are two cards interchangeable: the same kind of card at the same place, without labels?"""
        t = self.table
        if t.defs[a] != t.defs[b] or t.where[a] != t.where[b] or a in self.card_labels or b in self.card_labels:
            return False
        return t.where[a] < STAGE or mem_of(t, a) is mem_of(t, b)

    def equal(self, a: int, b: int) -> bool:
        """Does it make no difference which of two cards is taken: same to everybody, and the same is left behind?"""
        t = self.table
        if not self.same(a, b) or t.known[a] != t.known[b] or self._at_work(a) != self._at_work(b):
            return False
        zone = t.zones[t.where[a]]
        if t.where[a] & ~1 not in PILES:
            return True
        left, other = ([(t.defs[c], t.known[c]) for c in zone if c != gone] for gone in (a, b))
        return left == other

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

    # --- how to call it

    def card_name(self, card: int) -> str:
        return self.def_name(self.table.defs[card], self.card_labels.get(card))

    def def_name(self, number: int, label: str | None = None) -> str:
        d = DEFS[number]
        if d.id in COLOR_OF:
            said = COLOR_OF[d.id]
        else:
            key = self.keys.get(number)
            said = d.name("en") if key == d.name("en") else f"{d.name('en')} ({key or d.id})"
        return f"{said} [{label}]" if label else said

    def mem_name(self, mem_id: int) -> str:
        mem = self.table.mems.get(mem_id)
        if mem is None:
            return "nobody"
        label = self.mem_labels.get(mem_id)
        said = f"{SEATS[mem.seat]} {self.place(mem)} {self.card_name(mem.stack[-1])}"
        return f"{said} [{label}]" if label else said

    def everything(self) -> Iterable[str]:
        """What there is to speak of, for a message about an unknown word."""
        t = self.table
        for seat in (0, 1):
            yield from (self.mem_name(m.id) for m in stage(t, seat))
        yield from dict.fromkeys(
            f"{self.card_name(c)} in {SEATS[t.where[c] & 1]} {self.zone_of(c)}"
            for c in range(len(t.defs))
            if t.where[c] < STAGE and ZONE_NAMES[t.where[c] >> 1] in ("hand", "archive", "oshi")
        )


def fold(word: str) -> str:
    return " ".join(word.split()).casefold()
