"""Things on the table by the words a scenario uses: spots, VTs, cards, tokens, what waits on the queue."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar

from kaimaku.judge.scenario import terms
from kaimaku.judge.scenario.position import SEATS
from kaimaku.kernel.journal import Entry

from ..card import BY_ID, CARDS, VTUBER
from ..rules.tokens import NAMES, SPOT_STATUS
from ..rules.window import past_events
from ..speech.journal import SENTENCES
from ..table import (
    ACTIVE,
    ALLIES,
    DECK,
    DISCARD,
    HAND,
    MASCOT_SPOT,
    QUEUE_ZONE,
    SIDE,
    WORLD_SPOT,
    Token,
    VCardTable,
    backstage,
    face,
    on_spot,
    top,
    vts,
    zone,
)
from .position import Position
from .position_board import PLACES, spot_name, spot_of_words
from .position_cards import fold, words_of

ZONE_WORDS = {DECK: "deck", HAND: "hand", DISCARD: "discard", MASCOT_SPOT: "mascot", ALLIES: "allies"}
WHOSE = re.compile(r"(?P<who>[ab])(?:'s)? (?P<what>.+)", re.IGNORECASE)


class Terms(terms.Terms):
    """What words mean at this table."""

    table: VCardTable
    position: Position
    details: ClassVar = {
        **dict.fromkeys(("attach", "move", "devolve"), ("spot",)),
        **dict.fromkeys(("counter", "token", "lift", "exalted", "decayed"), ("", "spot")),
    }
    journal_words: ClassVar = {
        "empty_deck": "empty deck",
        **dict.fromkeys(("coin flip", "flip_coin", "coin"), "flip coin"),
    }
    journal_details = frozenset(
        [
            *("ally", "boost", "evolve", "lock", "mascot", "play", "reply", "trade", "world", "heads", "tails"),
            *("hand", "deck", "discard", "grow", "havoc", "aftershock", "next turn"),
        ]
    )
    journal_kinds = frozenset(
        {"coins", "mana", *(kind.partition(":")[0] for kind in SENTENCES)} - {"gain", "give back"}
    )

    @staticmethod
    def fold(word: str) -> str:
        return fold(word)

    # --- words of a thing

    def def_words(self, number: int) -> set[str]:
        words = words_of(CARDS[number])
        return words | {fold(self.keys[number])} if number in self.keys else words

    def vt_words(self, vt: int, me: int) -> set[str]:
        """Its place, the names of its highest and lowest card, its line, labels of its cards."""
        t = self.table
        seat, place = SEATS[t.owner[vt]], PLACES[t.where[vt] % SIDE - ACTIVE]
        places = {place, place.replace("backstage", "back"), place.replace("backstage", "spot")}
        if place == "active":
            places |= {"active vt", "active vtuber", "active spot"}
        elif len(backstage(t, t.owner[vt])) == 1:
            places |= {"backstage", "backstage vt", "back"}
        stack = t.zones[t.where[vt]]
        names = self.card_words(top(t, vt)) | {w for w in self.card_words(vt) if "pl8" not in w or len(stack) == 1}
        names |= {fold(self.labels[c]) for c in stack if c in self.labels}
        facts = face(t, vt).facts
        names |= {fold(facts.line or facts.name)}
        found = {fold(f"{who} {w}") for w in (*places, *names) for who in (seat, f"{seat}'s")} | names
        return found | {fold(w) for w in places} if t.owner[vt] == me else found

    # --- does a word mean it?

    def means_vt(self, term: str, vt: int, me: int) -> bool:
        if not on_spot(self.table, vt):
            return False
        word = self.plain(term)
        return word in self.vt_words(vt, me) or spot_of_words(word, me) == self.table.where[vt]

    def means_card(self, term: str, card: int, me: int = -1) -> bool:
        """`P`, `Ribbon of Nova`, `P from discard`, `B's P`; a VT also by its place."""
        word = self.plain(term)
        if word in self.card_words(card) or (on_spot(self.table, card) and self.means_vt(word, card, me)):
            return True
        whose = WHOSE.fullmatch(word)
        if whose and self.means_card(whose["what"], card, me):
            return SEATS[self.table.owner[card]] == whose["who"].upper()
        what, of, holder = word.rpartition(" of ")
        if of and card in self.table.hosts:
            return self.means_card(what, card, me) and self.means_vt(holder, self.table.hosts[card], me)
        what, frm, place = word.rpartition(" from ")
        return bool(frm) and self.means_card(what, card, me) and self.plain(place) in self.zone_words(card)

    def means_spot(self, term: str, spot: int, me: int) -> bool:
        """By its place, or by the VT on it."""
        word = self.plain(term)
        if spot_of_words(word, me) == spot:
            return True
        stack = self.table.zones[spot]
        return bool(stack) and self.means_vt(word, stack[0], me)

    def means_token(self, term: str, stamp: int, me: int) -> bool:
        """`burn`, `burn of B active`, or just where it lies."""
        token = self.token(stamp)
        if token is None:
            return False
        word = self.plain(term)
        what, of, place = word.rpartition(" of ")
        if not of:
            what, of, place = word.rpartition(" on ")
        if of and what != NAMES[token.kind]:
            return False
        if not of and word == NAMES[token.kind]:
            return True
        where = place if of else word
        if token.kind in SPOT_STATUS:
            return self.means_spot(where, token.at, me)
        return self.means_vt(where, token.at, me)

    def token(self, stamp: int) -> Token | None:
        return next((x for x in self.table.tokens if x.stamp == stamp), None)

    def means_item(self, term: str, number: int, me: int) -> bool:
        """Something on the queue by its card; `#1` is the oldest."""
        t = self.table
        if not 0 <= number < len(t.queue):
            return False
        if term.strip() == f"#{number + 1}":
            return True
        item = t.queue[number]
        if item.card < 0:
            return self.plain(term) in ("trade", "discard three")
        if self.plain(term) == f"lock of {self.plain(self.def_name(t.defs[item.card]))}":
            return True
        return self.means_card(term, item.card, me)

    def means_answered(self, term: str, number: int, me: int) -> bool:
        """What a Reinforcement answers: something on the queue, or what has just happened, by its card."""
        if number >= 0:
            return self.means_item(term, number, me)
        event = dict(past_events(self.table.frames[-1])).get(-1 - number)
        return event is not None and event.subject >= 0 and self.means_card(term, event.subject, me)

    def answered_name(self, number: int) -> str:
        return self.item_name(number) if 0 <= number < len(self.table.queue) else ""

    means_thing = means_held = means_card
    means_place = means_spot

    def plain(self, term: str) -> str:
        return fold(term).removeprefix("the ")

    def zone_words(self, card: int) -> set[str]:
        where = self.table.where[card]
        if where >= WORLD_SPOT:
            return {"world" if where == WORLD_SPOT else "queue"}
        kind = where % SIDE
        said = ZONE_WORDS.get(kind) or PLACES[kind - ACTIVE]
        seat = SEATS[where // SIDE]
        words = {said, f"{said} pile", f"{said} spot", *(("board", "in play") if kind >= MASCOT_SPOT else ())}
        if kind > ACTIVE:
            words.add("backstage")
        return {fold(x) for w in words for x in (w, f"{seat} {w}", f"{seat}'s {w}")}

    def same(self, a: int, b: int) -> bool:
        """Are two cards interchangeable: the same card in the same hand or pile or on the same VT, without labels?"""
        t = self.table
        if t.defs[a] != t.defs[b] or t.where[a] != t.where[b] or a in self.labels or b in self.labels:
            return False
        if a in t.hosts:
            return t.hosts[a] == t.hosts[b] and (a in t.locked) == (b in t.locked) and not {a, b} & t.copied.keys()
        return t.where[a] < WORLD_SPOT and t.where[a] % SIDE in (DECK, HAND, DISCARD)

    def in_order(self, zone: int) -> bool:
        return zone % SIDE != HAND

    # --- how to call it

    def def_name(self, number: int, label: str | None = None) -> str:
        d = CARDS[number]
        if number in self.keys:
            said = self.keys[number]
        else:
            said = d.facts.name
            if d.facts.type == VTUBER and d.facts.pl > 8:
                said = f"{said} PL{d.facts.pl}"
            if d.facts.id.partition("-")[0] in ("CCD", "S1"):
                said = f"{said} ({d.facts.id})"
        return f"{said} [{label}]" if label else said

    def vt_name(self, vt: int) -> str:
        t = self.table
        if not on_spot(t, vt):
            return self.card_name(vt)
        label = next((self.labels[c] for c in t.zones[t.where[vt]] if c in self.labels), "")
        said = f"{spot_name(t.where[vt])} {self.def_name(t.defs[top(t, vt)])}"
        return f"{said} [{label}]" if label else said

    def thing_name(self, card: int) -> str:
        if on_spot(self.table, card):
            return self.vt_name(card)
        host = self.table.hosts.get(card)
        return self.card_name(card) if host is None else f"{self.card_name(card)} of {self.vt_name(host)}"

    held_name = thing_name

    def place_name(self, spot: int) -> str:
        return spot_name(spot)

    def spot_name(self, spot: int) -> str:
        stack = self.table.zones[spot]
        return f"{spot_name(spot)} ({self.def_name(self.table.defs[stack[-1]])})" if stack else spot_name(spot)

    def token_name(self, stamp: int) -> str:
        token = self.token(stamp)
        if token is None:
            return "nothing"
        place = spot_name(token.at) if token.kind in SPOT_STATUS else self.vt_name(token.at)
        return f"{NAMES[token.kind]} of {place}"

    def item_name(self, number: int) -> str:
        item = self.table.queue[number]
        said = "trade" if item.card < 0 else self.card_name(item.card)
        return f"{SEATS[item.seat]}'s {'Lock of ' if item.verb == 'lock' else ''}{said}"

    def known_word(self, term: str, me: int = -1) -> bool:
        """Does a word mean anything in this game: a place, a card here or elsewhere, a token, a number?"""
        word = self.plain(term)
        for little in (" of ", " from ", " on "):
            what, found, _ = word.rpartition(little)
            if found:
                return self.known_word(what, me)
        whose = WHOSE.fullmatch(word)
        if whose and self.known_word(whose["what"], me):
            return True
        if spot_of_words(word, me if me >= 0 else 0) >= 0 or word in NAMES or word in COMMON or word.isdigit():
            return True
        if any(word == fold(label) for label in self.labels.values()) or word.startswith("#"):
            return True
        here = range(len(self.table.defs))
        return any(word in self.card_words(c) for c in here) or any(
            word in words_of(d) or word == fold(self.keys.get(d.number, "")) for d in CARDS
        )

    # --- the journal

    def subject_words(self, entry: Entry) -> set[str]:
        """A VT is named by its lowest card; whatever stage it had then, its name means it."""
        card = entry[2]
        words = self.card_words(card)
        facts = CARDS[self.table.defs[card]].facts
        if facts.type == VTUBER:
            words = words | {facts.line or facts.name, facts.name}
            if facts.pl == 8 and self.table.where[card] % SIDE >= ACTIVE:
                words |= {word for c in self.table.zones[self.table.where[card]] for word in self.card_words(c)}
        return words

    def more_words(self, entry: Entry) -> set[str]:
        kind, who, _, _, _, more = entry
        if kind == "place":
            return {spot_name(who * SIDE + detail) for detail in more if isinstance(detail, int)}
        copied = [BY_ID[str(detail)].number for detail in more if kind == "copy" and str(detail) in BY_ID]
        return {word for number in copied for word in self.def_words(number)}

    def spot_words(self, spot: int) -> set[str]:
        return {spot_name(spot), spot_name(spot).replace("backstage", "back")}

    def everything(self) -> Iterable[str]:
        """What there is to speak of, for a message about an unknown word."""
        t = self.table
        for seat in range(t.seats):
            yield from (self.vt_name(vt) for vt in vts(t, seat))
            for kind in (MASCOT_SPOT, ALLIES, HAND, DISCARD):
                held = dict.fromkeys(self.card_name(c) for c in zone(t, seat, kind))
                if held:
                    yield f"in {SEATS[seat]}'s {ZONE_WORDS[kind]} {', '.join(held)}"
        for card in (*t.zones[WORLD_SPOT], *t.zones[QUEUE_ZONE]):
            yield self.card_name(card)


COMMON = frozenset(
    [
        *("active", "backstage", "back", "nothing", "nobody", "none", "all", "everything", "top", "bottom", "trade"),
        *("pl8", "pl9", "pl10", "active vt", "active spot", "backstage vt", "three"),
    ]
)
