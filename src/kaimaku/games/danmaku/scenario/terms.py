"""Things on the table by the words a scenario uses: players, cards, what lies on the stack."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar

from kaimaku.judge.scenario import terms
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.picks import picking

from ..definitions import Character, MainCard, character_of
from ..lang.joints import MODES
from ..lang.lasting import BanChosen
from ..registry import DEFINITIONS
from ..rules.stack import text_of
from ..speech.journal import SENTENCES
from ..table import (
    ASIDE,
    CHARACTER,
    COLLECTED,
    DECK,
    DISCARD,
    HAND,
    INCIDENT,
    INCIDENT_DISCARD,
    INCIDENTS,
    ITEMS,
    MOST_SEATS,
    RESOLVING,
    ROLE,
    SPARE,
    DanmakuTable,
)
from .position import Position
from .position_cards import SEASONS, fold, kind_words, names_spell, seat_word, spell_words, words_of

ZONE_WORDS = {
    DECK: "deck",
    DISCARD: "discard",
    RESOLVING: "resolving",
    COLLECTED: "collected",
    INCIDENTS: "incidents",
    INCIDENT: "incident",
    INCIDENT_DISCARD: "incident discard",
    ASIDE: "aside",
    SPARE: "spare",
}
SEAT_ZONES = {HAND: "hand", ITEMS: "items", ROLE: "role", CHARACTER: "character"}
WHOSE = re.compile(r"(?P<who>[^ '’]+(?: [^ '’]+)??)['’]s (?P<what>.+)")


EVERYBODY = ("seat",) * MOST_SEATS


class Terms(terms.Terms):
    """What words mean at this table."""

    table: DanmakuTable
    journal_kinds = frozenset(SENTENCES)
    journal_details = frozenset([*SEASONS, "discard", "hand"])
    details: ClassVar = {
        **dict.fromkeys(("play", "spell", "use", "copy"), ("seat", "seat")),
        "attack": ("", *EVERYBODY),
        **dict.fromkeys(("control", "look", "see", "give", "swap", "swap roles"), ("seat",)),
        "end": EVERYBODY,
    }

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.seats = tuple(f"P{n + 1}" for n in range(self.table.seats))

    @staticmethod
    def fold(word: str) -> str:
        return fold(word)

    # --- players

    def seat(self, word: str, me: int = -1) -> int:
        """The player a word means; -1 if it means none."""
        word = word.strip().removeprefix("the ")
        if word in ("me", "myself", "self", "you", "yourself"):
            return me
        found = seat_word(word)
        if found is not None:
            return found if found < self.table.seats else -1
        fit = [s for s in range(self.table.seats) if fold(word) in self.character_words(s)]
        return fit[0] if len(fit) == 1 else -1

    def character_words(self, seat: int) -> set[str]:
        cards = self.table.zones[CHARACTER + seat]
        return words_of(character_of(self.table, seat)) if len(cards) == 1 else set()

    def players(self) -> str:
        return f"a player must be one of {', '.join(self.seats)} or a character"

    # --- cards

    def def_words(self, number: int) -> set[str]:
        return words_of(DEFINITIONS[number])

    def means_card(self, term: str, card: int, me: int = -1) -> bool:
        """`Shoot`, `Spring Shoot`, `Power of P2`, `P2's Power`, `Graze from discard`."""
        term = term.removeprefix("the ")
        word = fold(term)
        if word in self.card_words(card):
            return True
        whose = WHOSE.fullmatch(term.strip())
        if whose and self.seat(whose["who"], me) >= 0:
            return self.owner(card) == self.seat(whose["who"], me) and self.means_card(whose["what"], card, me)
        what, of, who = term.rpartition(" of ")
        if of and self.seat(who, me) >= 0:
            return self.owner(card) == self.seat(who, me) and self.means_card(what, card, me)
        what, frm, zone = term.rpartition(" from ")
        if frm:
            return fold(zone.removeprefix("the ")) in self.zone_words(card) and self.means_card(what, card, me)
        definition = DEFINITIONS[self.table.defs[card]]
        return isinstance(definition, MainCard) and word in kind_words(definition)

    def owner(self, card: int) -> int:
        """Whose hand, Items, role or character it belongs to; -1 for a card of the table."""
        zone = self.table.where[card]
        return (zone - HAND) % MOST_SEATS if zone >= HAND else -1

    def zone_words(self, card: int) -> set[str]:
        zone = self.table.where[card]
        if zone < HAND:
            said = ZONE_WORDS[zone]
            return {fold(said), fold(f"{said} pile")}
        seat = self.seats[self.owner(card)]
        said = SEAT_ZONES[zone - (zone - HAND) % MOST_SEATS]
        return {fold(said), fold(f"{seat} {said}"), fold(f"{seat}'s {said}")}

    # --- the stack

    def means_entry(self, term: str, number: int, me: int = -1) -> bool:
        """Something on the stack by its card, its Spell Card, its player's name before it, or its place from 1."""
        t = self.table
        if not 0 <= number < len(t.stack):
            return False
        entry = t.stack[number]
        if term.strip() == f"#{number + 1}":
            return True
        whose = WHOSE.fullmatch(term.strip())
        if whose and self.seat(whose["who"], me) >= 0:
            seat = self.seat(whose["who"], me)
            theirs = entry.you == seat or (text_of(entry).spell and self.owner(entry.source) == seat)
            return theirs and self.means_entry(whose["what"], number, me)
        word = fold(term.removeprefix("the "))
        if word == "attack" and entry.defenders:
            return True
        source = DEFINITIONS[self.table.defs[entry.source]]
        if isinstance(source, Character) and text_of(entry).spell and names_spell(word, source):
            return True
        return word in self.entry_words(number)

    def entry_words(self, number: int) -> set[str]:
        entry = self.table.stack[number]
        source = DEFINITIONS[self.table.defs[entry.source]]
        if isinstance(source, Character) and text_of(entry).spell:
            return spell_words(source) | words_of(source) | {"spellcard", "spell"}
        words = self.card_words(entry.source)
        return words | {"ability"} if text_of(entry).ability else words

    # --- what is no card and no player: a text to choose, an end of the deck, a pile, a type of card

    def other_words(self, thing: int) -> list[str]:
        choice = picking(self.table)
        why = choice.why if choice is not None else ""
        match why.partition(":")[0]:
            case "mode":
                mode = MODES[why][thing]
                return [mode.words("en"), mode.words("ja"), str(thing + 1)]
            case "end":
                return [("top", "bottom")[thing]]
            case "pile":
                return [("deck", "incidents")[thing], ("main deck", "incident deck")[thing]]
            case "type":
                return [BanChosen.TYPES[thing]]
        return [str(thing)]

    def means_other(self, term: str, thing: int, me: int) -> bool:
        word, words = fold(term), [fold(x) for x in self.other_words(thing)]
        return word in words or (len(word) > 3 and any(word in x for x in words))

    def other_name(self, thing: int) -> str:
        return self.other_words(thing)[0]

    # --- how to call it

    def subject_words(self, entry: Entry) -> set[str]:
        source = DEFINITIONS[self.table.defs[entry[2]]]
        spell = entry[0] == "spell" and isinstance(source, Character)
        return super().subject_words(entry) | (
            spell_words(source) if spell and isinstance(source, Character) else set()
        )

    def def_name(self, number: int, label: str | None = None) -> str:
        definition = DEFINITIONS[number]
        said = definition.name.en
        said = f"{said} ({definition.season})" if isinstance(definition, MainCard) else said
        return f"{said} [{label}]" if label else said

    def plain_name(self, card: int) -> str:
        """Without its season, where that makes no difference."""
        label = self.labels.get(card)
        said = DEFINITIONS[self.table.defs[card]].name.en
        return f"{said} [{label}]" if label else said

    def entry_name(self, number: int) -> str:
        t = self.table
        if not 0 <= number < len(t.stack):
            return "nothing"
        entry = t.stack[number]
        source = DEFINITIONS[t.defs[entry.source]]
        spell = isinstance(source, Character) and text_of(entry).spell
        said = source.printed.spell.name.en if spell and isinstance(source, Character) else source.name.en
        return f"{self.seats[entry.you]}'s {said}"

    def entry_told(self, number: int) -> str:
        """Who has played what, for whom, aimed at whom, against what: P3 plays Graze for P2 against #1."""
        entry = self.table.stack[number]
        source = DEFINITIONS[self.table.defs[entry.source]]
        said = f"plays {source.name.en}"
        if isinstance(source, Character):
            spell = text_of(entry).spell
            said = f"activates {source.printed.spell.name.en} of {source.name.en}" if spell else "uses an ability"
        elif text_of(entry).ability:
            said = f"uses {source.name.en}"
        behalf = f" for {self.seat_name(entry.you)}" if entry.you != entry.payer else ""
        aim = f" on {self.seat_name(entry.target)}" if 0 <= entry.target < len(self.seats) else ""
        against = f" against #{entry.answers + 1}" if entry.answers >= 0 else ""
        return f"{self.seat_name(entry.payer)} {said}{behalf}{aim}{against}"

    def known_word(self, term: str, me: int = -1) -> bool:
        """Does a word mean anything in this game: a player, a card, a Spell Card, something on the stack?"""
        word = fold(term.rpartition(" from ")[0] or term)
        whose = WHOSE.fullmatch(term.strip())
        if whose and self.known_word(whose["who"], me):
            return self.known_word(whose["what"], me)
        if self.seat(term, me) >= 0 or term in self.labels.values() or word in COMMON or seat_word(term) is not None:
            return True
        what, of, who = term.rpartition(" of ")
        if of and self.known_word(who, me):
            return self.known_word(what, me)
        return any(
            word in words_of(d)
            or (isinstance(d, Character) and names_spell(word, d))
            or (isinstance(d, MainCard) and word in kind_words(d))
            for d in DEFINITIONS
        ) or any(self.means_entry(term, n, me) for n in range(len(self.table.stack)))

    def everything(self) -> Iterable[str]:
        """What there is to speak of, for a message about an unknown word."""
        t = self.table
        for seat, word in enumerate(self.seats):
            who = character_of(t, seat).name.en if t.zones[CHARACTER + seat] else "nobody"
            held = [self.plain_name(c) for zone in (HAND, ITEMS) for c in t.zones[zone + seat]]
            yield f"{word} ({who}: {', '.join(held) or 'no cards'})"


COMMON = frozenset(
    [
        *("ability", "spell", "spellcard", "attack", "own", "nobody", "nothing"),
        *("reaction", "top", "bottom", "deck", "incidents", "first", "second", "cancel"),
    ]
)
