"""PlainSide: the terminal table of a game that has none of its own, drawn from the rows of its plain view."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from kaimaku.games.manifest import Manifest
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Table
from kaimaku.speech.plain_desk import PlainDesk
from kaimaku.speech.voice import Voice
from kaimaku.wire.common import Words
from kaimaku.wire.plain import PlainCard, PlainRow

from .lines import bracketed, hanging, letter_of
from .side import Side
from .things import Thing
from .words import helped, say

BACKS = ("{n} face down", "裏向き{n}枚")
BACK = PlainCard("-")
NOTHING = ("none", "なし")


@dataclass(frozen=True, slots=True)
class PlainThing(Thing):
    """A card in sight, by its place in the view."""

    shown: PlainCard = BACK
    mine: bool = False  # somebody's own, or everybody's


class PlainSide(Side[Table]):
    help = helped(("a letter of your hand or a name", "手札の記号かカード名"))

    def __init__(self, manifest: Manifest) -> None:
        desk = manifest.desk()
        assert isinstance(desk, PlainDesk), "only a game on the plain table needs no side of its own"
        self.desk = desk
        self.game = desk.game
        self.speech = desk.speech
        self.bot = manifest.bots[0]
        self.resting = manifest.resting

    def drawn_for(self, t: Table) -> bool:
        return PROMPTS[t.prompt].name in self.resting

    def draw(self, t: Table, seat: int, lang: Lang) -> RenderableType:
        shown = self.desk.view(t, seat)
        voice = Voice(seat, lang)
        lines: list[RenderableType] = []
        if shown.status is not None:
            lines.append(Text(self.plain(t, shown.status, seat, lang), style="bold"))
        for note in shown.notes:
            lines.append(Text(self.plain(t, note, seat, lang)))
        for each in shown.seats:
            said = [self.plain(t, note, seat, lang) for note in each.notes]
            if said:
                lines.append(hanging(self.player(t, each.seat, seat, lang), voice.listed(said)))
        own = [row for row in shown.rows if row.hand and row.seat == seat]
        lines += [self._row(t, row, seat, lang) for row in shown.rows if row not in own]
        for row in own:
            lines.append(Text(self._title(t, row, seat, lang), style="bold"))
        for n, thing in enumerate(self.hand(t, seat)):
            lines.append(Padding(hanging(letter_of(n), self.label(thing, lang)), (0, 0, 0, 2)))
        return Group(*lines)

    def _row(self, t: Table, row: PlainRow, seat: int, lang: Lang) -> RenderableType:
        """Backs in a row are counted."""
        said: list[str] = []
        for name, cards in groupby(self._name(t, card, seat, lang) for card in row.cards):
            n = len(list(cards))
            said += [name] * n if name else [BACKS[lang == "ja"].format(n=n)]
        hidden = 0 if row.count is None else row.count - len(row.cards)
        said += [BACKS[lang == "ja"].format(n=hidden)] if hidden else []
        return hanging(f"{self._title(t, row, seat, lang)}:", Voice(seat, lang).listed(said) or NOTHING[lang == "ja"])

    def _title(self, t: Table, row: PlainRow, seat: int, lang: Lang) -> str:
        title = self.plain(t, row.title, seat, lang)
        return title if row.seat is None else title + bracketed([self.player(t, row.seat, seat, lang)], lang)

    def _name(self, t: Table, card: PlainCard, seat: int, lang: Lang) -> str:
        if card.name is None:
            return ""
        notes = [self.plain(t, note, seat, lang) for note in card.notes]
        return self.plain(t, card.name, seat, lang) + (bracketed(notes, lang) if notes else "")

    def player(self, t: Table, seat: int, reader: int, lang: Lang) -> str:
        who = Voice(reader, lang).who(seat)
        return self.plain(t, Words(who, who), reader, lang)

    def ending(self, t: Table, seat: int, lang: Lang) -> str:
        """Of several who have lost, each learns who has won."""
        assert t.result is not None
        won = t.result.winners
        if seat in won:
            return say("win", lang)
        return super().ending(t, seat, lang) if t.seats == 2 or not won else self.outcome(t, seat, lang)

    def outcome(self, t: Table, seat: int, lang: Lang) -> str:
        assert t.result is not None
        return self.plain(t, self.speech.outcome(t.result), seat, lang)

    # --- things -------------------------------------------------------------------------------------------------------

    def in_sight(self, t: Table, seat: int) -> list[Thing]:
        cards = [(row, card) for row in self.desk.view(t, seat).rows for card in row.cards if card.name is not None]
        return [PlainThing(n, n, 0, card, row.seat in (None, seat)) for n, (row, card) in enumerate(cards)]

    def hand(self, t: Table, seat: int) -> list[Thing]:
        held = [c.id for row in self.desk.view(t, seat).rows if row.hand and row.seat == seat for c in row.cards]
        return [thing for thing in self.in_sight(t, seat) if _card(thing).id in held]

    def find(self, t: Table, seat: int, text: str) -> list[Thing]:
        said = text.strip().casefold()
        lettered = [thing for n, thing in enumerate(self.hand(t, seat)) if said == letter_of(n)]
        named = [(thing, [name.casefold() for name in self._names(thing)]) for thing in self.in_sight(t, seat)]
        exact = [thing for thing, names in named if said in names]
        return lettered or exact or [thing for thing, names in named if any(said in name for name in names)]

    def _names(self, thing: Thing) -> Iterable[str]:
        name = _card(thing).name
        return () if name is None else (name.en, name.ja)

    def of_option(self, t: Table, seat: int, option: Option) -> list[Thing]:
        named = [handle for wire in self.speech.wire_options(t, seat, [option], ()) for handle in wire.things]
        return [thing for handle in named for thing in self.in_sight(t, seat) if _card(thing).id == handle]

    def likeness(self, thing: Thing) -> Hashable:
        return _card(thing).id

    def is_mine(self, t: Table, seat: int, thing: Thing) -> bool:
        return isinstance(thing, PlainThing) and thing.mine

    def handle(self, t: Table, seat: int, thing: Thing) -> str:
        return _card(thing).id

    def label(self, thing: Thing, lang: Lang) -> str:
        name = _card(thing).name
        return "" if name is None else name.ja if lang == "ja" else name.en

    def cards(self, things: Iterable[Thing], lang: Lang) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for thing in things:
            lines.append(Text(self.label(thing, lang), style="bold"))
            text = _card(thing).text
            if text is not None:
                lines.append(Padding(Text(text.ja if lang == "ja" else text.en), (0, 0, 0, 2)))
        return lines


def _card(thing: Thing) -> PlainCard:
    assert isinstance(thing, PlainThing)
    return thing.shown
