"""VCardSide: VCard behind the terminal table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.game import GAME
from kaimaku.games.vcard.projection.combat import combat
from kaimaku.games.vcard.projection.eye import Eye
from kaimaku.games.vcard.projection.shape import Combat, VTuber
from kaimaku.games.vcard.projection.view import view
from kaimaku.games.vcard.rules.picking import SPOT, TOKEN
from kaimaku.games.vcard.speech.speech import SPEECH
from kaimaku.games.vcard.table import (
    ACTIVE,
    ALLIES,
    DISCARD,
    HAND,
    MASCOT_SPOT,
    QUEUE_ZONE,
    WORLD_SPOT,
    VCardTable,
    on_spot,
    top,
    vts,
    zone,
)
from kaimaku.games.vcard.table import SIDE as SIDE_ZONES
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.knowledge import knows
from kaimaku.kernel.picks import picking
from kaimaku.kernel.refusals import Lang
from kaimaku.terminal.side import Command, Side, Story
from kaimaku.terminal.things import Thing

from . import sums
from .board import draw, facts_words
from .words import HELP, card_name, in_sentence, named, say

BACKSTAGE = re.compile(r"(?:backstage|back|バックステージ|バック)\s*([1-4])")


class VCardStory(Story[VCardTable]):
    """A combat that was watched is told with what its sums were made of."""

    def __init__(self, side: Side[VCardTable], seat: int | None, t: VCardTable | None) -> None:
        super().__init__(side, seat, t)
        self.fought: dict[int, Combat] = {}

    def watch(self, t: VCardTable) -> None:
        seen = combat(t)
        if seen is not None:
            self.fought[seen.round] = seen

    def tell(self, t: VCardTable, entries: Sequence[Entry], lang: Lang, all: bool) -> list[str]:
        self.watch(t)
        return super().tell(t, entries, lang, all)

    def before(self, kind: str, lang: Lang) -> list[str]:
        """Each combat once, in the order they were fought."""
        if kind not in ("point", "tie") or not self.fought:
            return []
        return sums.told(self.fought.pop(min(self.fought)), self.seat, lang)


class VCardSide(Side[VCardTable]):
    game = GAME
    speech = SPEECH
    bot = "greedy"
    help = HELP
    drawn = frozenset({"vcard:main", "vcard:place"})
    quiet = frozenset({"shuffle"})

    def welcome(self, t: VCardTable, seat: int, bot: str, lang: Lang) -> str:
        return say("welcome", lang, bot=bot, first=say("you_begin" if t.first == seat else "bot_begins", lang))

    def story(self, seat: int | None, t: VCardTable | None = None) -> VCardStory:
        return VCardStory(self, seat, t)

    def draw(self, t: VCardTable, seat: int, lang: Lang) -> RenderableType:
        return draw(t, seat, self.hand_rows(t, seat), lang)

    def passes(self, t: VCardTable, seat: int) -> bool:
        """A turn is ended by its player."""
        return PROMPTS[t.prompt].name != "vcard:main"

    def asker_name(self, number: str, lang: Lang) -> str:
        return named(number)

    def card_in_sentence(self, label: str, number: str) -> str:
        return in_sentence(label, number)

    def label(self, thing: Thing, lang: Lang) -> str:
        return card_name(CARDS[thing.number])

    def printed(self, thing: Thing) -> Iterable[int]:
        """An evolution keeps the effect of the PL8 of its line, which stands below it."""
        d = CARDS[thing.number]
        lowest = (d.facts.line, d.facts.set, 8)
        below = [x.number for x in CARDS if (x.facts.line, x.facts.set, x.facts.pl) == lowest] if d.facts.pl > 8 else []
        return (thing.number, *below[:1])

    def card_text(self, number: int, lang: Lang) -> tuple[str, str]:
        d = CARDS[number]
        return f"{card_name(d)}  {facts_words(d, lang)}", d.words[lang]

    def handle(self, t: VCardTable, seat: int, thing: Thing) -> str:
        eye = Eye(t, seat)
        return eye.vt(thing.mem - 1) if thing.mem else eye.name(thing.card)

    # --- references ---------------------------------------------------------------------------------------------------

    def hand_cards(self, t: VCardTable, seat: int) -> Sequence[int]:
        return zone(t, seat, HAND)

    def order(self, number: int) -> tuple[int | str, ...]:
        return CARDS[number].kind, CARDS[number].facts.id

    def numbers(self) -> Iterable[int]:
        return (d.number for d in CARDS if d.facts.id[:2] != "X-")

    def names_of(self, number: int) -> Iterable[str]:
        d = CARDS[number]
        return d.facts.id, d.facts.name, card_name(d)

    def at_place(self, t: VCardTable, seat: int, side: int, said: str) -> list[Thing] | None:
        if said in ("active", "アクティブ"):
            found = zone(t, side, ACTIVE)[:1]
        elif nth := BACKSTAGE.fullmatch(said):
            found = zone(t, side, ACTIVE + int(nth[1]))[:1]
        elif said in ("mascot", "マスコット"):
            found = zone(t, side, MASCOT_SPOT)
        elif said in ("world", "ワールド"):
            found = t.zones[WORLD_SPOT]
        else:
            return None
        return [_thing(t, card) for card in found if knows(t, card, seat)]

    def in_sight(self, t: VCardTable, seat: int) -> list[Thing]:
        """The hand, and everything whose face this seat can see: both boards, discards, World and Queue."""
        found = list(self.hand(t, seat))
        for side in (seat, 1 - seat):
            found += [_thing(t, vt) for vt in vts(t, side) if knows(t, vt, seat)]
            found += [_card(t, card) for kind in (MASCOT_SPOT, ALLIES) for card in zone(t, side, kind)]
        found += [_card(t, card) for card in (*t.zones[WORLD_SPOT], *t.zones[QUEUE_ZONE])]
        for side in (seat, 1 - seat):
            for vt in vts(t, side):
                found += [_card(t, card) for card in t.zones[t.where[vt]][:-1] if knows(t, card, seat)]
            found += [_card(t, card) for card in zone(t, side, DISCARD)]
        return found

    def of_option(self, t: VCardTable, seat: int, option: Option) -> list[Thing]:
        """The cards and VTubers an option speaks of; of a spot, whoever stands there."""
        numbers = [n for n in option[1:] if isinstance(n, int)]
        match option[0]:
            case "play" | "place" | "mascot" | "world" | "boost" | "reply":
                return [_card(t, numbers[0])]
            case "evolve" | "ally":
                return [_card(t, numbers[0]), _thing(t, numbers[1])]
            case "lock":
                return [_thing(t, numbers[0])]
            case "pick" if (pick := picking(t)) is not None and pick.kind != TOKEN:
                chosen = t.zones[numbers[0]][:1] if pick.kind == SPOT else numbers
                return [_thing(t, card) for card in chosen if knows(t, card, seat)]
        return []

    def is_mine(self, t: VCardTable, seat: int, thing: Thing) -> bool:
        """May this seat hope to do anything with it: its hand, its side of the table, or what it is asked to choose?"""
        if thing.card < 0:
            return False
        where = t.where[thing.card]
        choosing = seat in t.asked and PROMPTS[t.prompt].name == "vcard:pick"
        if where >= WORLD_SPOT or where // SIDE_ZONES != seat:
            return choosing and bool(thing.mem)
        return where % SIDE_ZONES == HAND or where % SIDE_ZONES >= MASCOT_SPOT

    # --- commands of this game

    def levels(self, t: VCardTable, seat: int, text: str, lang: Lang) -> list[RenderableType]:
        """What Power Levels are made of: of all VTubers, or of those that are meant."""
        meant = {thing.mem - 1 for thing in self.find(t, seat, text) if thing.mem} if text else None
        eye = Eye(t, seat)
        handles = None if meant is None else {eye.vt(vt) for vt in meant}
        seen = view(t, seat)
        shown: list[VTuber] = [
            spot.vt
            for board in (seen.boards[seat], seen.boards[1 - seat])
            for spot in board.spots
            if spot.vt is not None and (handles is None or spot.vt.id in handles)
        ]
        if not shown:
            return [Text(say("no_sum", lang, text=text))]
        return [line for vt in shown for line in sums.breakdown(vt, lang)]

    def last_combat(self, t: VCardTable, seat: int, text: str, lang: Lang) -> list[RenderableType]:
        return sums.shown(t, seat, lang)

    @property
    def commands(self) -> Mapping[str, Command]:
        return {"pl": self.levels, "combat": self.last_combat}


def _card(t: VCardTable, card: int) -> Thing:
    return Thing(t.defs[card], card)


def _thing(t: VCardTable, card: int) -> Thing:
    """A VTuber shows its highest card; its lowest one says which it is."""
    return Thing(t.defs[top(t, card)], card, card + 1) if on_spot(t, card) else _card(t, card)


SIDE = VCardSide()
