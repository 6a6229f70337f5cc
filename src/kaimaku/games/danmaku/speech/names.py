"""What cards and things on the stack are called: card numbers for the wire, and names that open their card."""

from __future__ import annotations

from functools import cache

from kaimaku.kernel.knowledge import knows
from kaimaku.kernel.refusals import Lang
from kaimaku.wire.common import Words

from ..definitions import Character, main_card
from ..registry import DEFINITIONS, TEXT_NAMES, Definition
from ..rules.stack import text_of
from ..table import CHARACTER, DanmakuTable, StackEntry


def number_on_wire(id: str) -> str:
    """A card's id without the stroke, which has a meaning in addresses: shoot-spring."""
    return id.replace("/", "-")


def definition(t: DanmakuTable, card: int) -> Definition:
    return DEFINITIONS[t.defs[card]]


def number(t: DanmakuTable, card: int) -> str:
    return NUMBERS[t.defs[card]]


class Numbers(dict[int, str]):
    """Card numbers for the wire, by definition; positions may declare cards of their own at any time."""

    def __missing__(self, definition: int) -> str:
        found = self[definition] = number_on_wire(DEFINITIONS[definition].id)
        return found


NUMBERS = Numbers()


@cache
def label(d: Definition, lang: Lang) -> str:
    """A character goes by the name players use."""
    name = d.printed.short if isinstance(d, Character) else d.name
    return name.ja if lang == "ja" else name.en


@cache
def linked(d: Definition, lang: Lang) -> str:
    """`[label](card number)`."""
    return f"[{label(d, lang)}]({number_on_wire(d.id)})"


def card_link(t: DanmakuTable, card: int, lang: Lang) -> str:
    return linked(DEFINITIONS[t.defs[card]], lang)


@cache
def spell_name(character: Character, lang: Lang) -> str:
    """Its sign and its name: Spirit Sign "Fantasy Seal"."""
    spell = character.printed.spell
    if lang == "ja":
        return f"{spell.sign.ja}「{spell.name.ja}」"
    return f"{spell.sign.en} “{spell.name.en}”"


def spell_link(character: Character, lang: Lang) -> str:
    """The name of a Spell Card opens its character."""
    return f"[{spell_name(character, lang)}]({number_on_wire(character.id)})"


def kind_of(t: DanmakuTable, place: int) -> str:
    """What lies at a place of the stack. A copy has no card, and what it copies lies below it."""
    entry = t.stack[place]
    text = text_of(entry)
    if text.ability:
        return "ability"
    if entry.card < 0 and any(e.text == entry.text and e.source == entry.source for e in t.stack[:place]):
        return "copy"
    return "spell" if text.spell else "card"


def source_link(t: DanmakuTable, card: int, lang: Lang) -> str:
    return _acting(definition(t, card), lang)


def _acting(d: Definition, lang: Lang) -> str:
    """What acts: a card, or a character with its ability."""
    if not isinstance(d, Character):
        return linked(d, lang)
    return linked(d, lang) + ("の能力" if lang == "ja" else "'s ability")


def entry_definition(t: DanmakuTable, entry: StackEntry) -> Definition:
    """What everybody saw there; a card that has gone back into the deck since is told by its text, not by its face."""
    return definition(t, entry.source) if knows(t, entry.source, None) else _with_text(entry.text)


@cache
def _with_text(text: int) -> Definition:
    card = TEXT_NAMES[text].partition(":")[2].rpartition("/")[0]
    return next(d for d in DEFINITIONS if d.id == card or d.id.startswith(f"{card}/"))


def entry_name(t: DanmakuTable, entry: StackEntry) -> Words:
    d = entry_definition(t, entry)
    if text_of(entry).spell and isinstance(d, Character):
        return Words(spell_name(d, "en"), spell_name(d, "ja"))
    return Words(label(d, "en"), label(d, "ja"))


def entry_link(t: DanmakuTable, entry: StackEntry, lang: Lang) -> str:
    d = entry_definition(t, entry)
    if text_of(entry).spell and isinstance(d, Character):
        return spell_link(d, lang)
    return _acting(d, lang)


def half_of(t: DanmakuTable, entry: StackEntry) -> int:
    """Which half of a split card it is."""
    if t.where[entry.source] >= CHARACTER or entry.card < 0 or entry.card != entry.source:
        return 0
    numbers = [text.number for text in main_card(t, entry.source).texts]
    return numbers.index(entry.text) if entry.text in numbers else 0
