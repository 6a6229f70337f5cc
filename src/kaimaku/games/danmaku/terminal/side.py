"""DanmakuSide: Danmaku!! behind the terminal table."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

from rich.console import RenderableType

from kaimaku.games.danmaku.definitions import MainCard
from kaimaku.games.danmaku.game import GAME
from kaimaku.games.danmaku.projection.eye import Eye
from kaimaku.games.danmaku.projection.stack import concerns
from kaimaku.games.danmaku.registry import DEFINITIONS
from kaimaku.games.danmaku.scenario.position_cards import fold, seat_word, words_of
from kaimaku.games.danmaku.speech.speech import SPEECH
from kaimaku.games.danmaku.table import (
    CHARACTER,
    COLLECTED,
    DISCARD,
    HAND,
    INCIDENT,
    ITEMS,
    RESOLVING,
    ROLE,
    DanmakuTable,
    hand,
)
from kaimaku.kernel.decisions import CONCEDE, Option, asides
from kaimaku.kernel.knowledge import knows
from kaimaku.kernel.picks import picks_kind
from kaimaku.kernel.reasons import CARD
from kaimaku.kernel.refusals import Lang
from kaimaku.terminal.lines import bracketed
from kaimaku.terminal.side import Side
from kaimaku.terminal.things import Thing
from kaimaku.terminal.words import say as say_all

from ..rules.picking import SEAT
from .board import all_roles, draw
from .names import player, players
from .words import HELP, SEASONS, say


class DanmakuSide(Side[DanmakuTable]):
    game = GAME
    speech = SPEECH
    bot = "seeker"
    help = HELP
    drawn = frozenset({"danmaku:main step", "danmaku:reaction", "danmaku:character", "danmaku:discards"})

    read_out = frozenset({"danmaku:character"})

    def draw(self, t: DanmakuTable, seat: int, lang: Lang) -> RenderableType:
        return draw(t, seat, self.hand_rows(t, seat), lang)

    def drawn_for(self, t: DanmakuTable) -> bool:
        return super().drawn_for(t) or not t.stack

    def passes(self, t: DanmakuTable, seat: int) -> bool:
        """Unless a special action could help."""
        return all(option == CONCEDE for option in asides(t, seat)) or not concerns(t, seat)

    def names(self, t: DanmakuTable, reader: int | None, lang: Lang) -> Sequence[str]:
        return players(t, lang)

    def words(self, t: DanmakuTable, seat: int, option: Option, lang: Lang) -> str:
        """With which of several copies, where they differ in their season."""
        copies = [DEFINITIONS[t.defs[card]] for card in copies_of(t, option)]
        seasons = [SEASONS[d.season][lang == "ja"] for d in copies if isinstance(d, MainCard)]
        return super().words(t, seat, option, lang) + (bracketed(seasons, lang) if seasons else "")

    def ending(self, t: DanmakuTable, seat: int, lang: Lang) -> str:
        assert t.result is not None
        won = t.result.winners
        if not won:
            return say_all("draw", lang)
        names = ", ".join(player(t, s, lang) for s in won)
        return say("win" if seat in won else "lose", lang) + bracketed([names], lang)

    def after(self, t: DanmakuTable, seat: int, lang: Lang) -> list[RenderableType]:
        return [all_roles(t, lang)]

    def label(self, thing: Thing, lang: Lang) -> str:
        name = DEFINITIONS[thing.number].name
        return name.ja if lang == "ja" else name.en

    def card_text(self, number: int, lang: Lang) -> tuple[str, str]:
        d = DEFINITIONS[number]
        season = bracketed([SEASONS[d.season][lang == "ja"]], lang) if isinstance(d, MainCard) else ""
        return self.label(Thing(number), lang) + season, d.words(lang)

    def handle(self, t: DanmakuTable, seat: int, thing: Thing) -> str:
        """A character that one may still choose is one of those the question shows."""
        offered = t.zones[CHARACTER + seat]
        if len(offered) > 1 and thing.card in offered:
            return f"q{offered.index(thing.card)}"
        return Eye(t, seat).name(thing.card)

    # --- references ---------------------------------------------------------------------------------------------------

    def hand_cards(self, t: DanmakuTable, seat: int) -> Sequence[int]:
        return hand(t, seat)

    def numbers(self) -> Iterable[int]:
        return (d.number for d in DEFINITIONS)

    def names_of(self, number: int) -> Iterable[str]:
        return words_of(DEFINITIONS[number])

    def fold(self, text: str) -> str:
        return fold(text)

    def likeness(self, thing: Thing) -> Hashable:
        """Copies of a card are alike, whatever their season."""
        return DEFINITIONS[thing.number].name.en

    def at_place(self, t: DanmakuTable, seat: int, side: int, said: str) -> list[Thing] | None:
        """A player, the Incident or one's role."""
        who = seat_word(said)
        if who is not None:
            return of_player(t, seat, who) if who < t.seats else []
        if said in ("incident", "異変"):
            return [_card(t, card) for card in t.zones[INCIDENT]]
        return [_card(t, card) for card in t.zones[ROLE + seat]] if said in ("role", "役割") else None

    def in_sight(self, t: DanmakuTable, seat: int) -> list[Thing]:
        """Its hand, and everything else whose face this seat can see."""
        cards = [card for who in range(t.seats) for card in (*t.zones[ITEMS + who], *t.zones[CHARACTER + who])]
        cards += [card for who in range(t.seats) for card in (*t.zones[ROLE + who], *t.zones[HAND + who])]
        for zone in (INCIDENT, RESOLVING, COLLECTED, DISCARD):
            cards += t.zones[zone]
        return [*self.hand(t, seat), *(_card(t, card) for card in cards if knows(t, card, seat))]

    def of_option(self, t: DanmakuTable, seat: int, option: Option) -> list[Thing]:
        """The cards an option speaks of, then the characters of the players it is aimed at."""
        numbers = [n for n in option[1:] if isinstance(n, int)]
        match option[0]:
            case "play":
                return [_card(t, numbers[0]), *_aimed(t, numbers[2])]
            case "react":
                return [_card(t, numbers[0]), *(_card(t, t.stack[n].source) for n in numbers[2:3] if n >= 0)]
            case "invoke":
                return [_card(t, numbers[0]), _card(t, t.zones[CHARACTER + numbers[2]][0]), *_aimed(t, numbers[4])]
            case "use":
                return [_card(t, numbers[0]), *_aimed(t, numbers[2])]
            case "take" | "discard":
                return [_card(t, n) for n in numbers]
            case "look":
                return _aimed(t, numbers[0])
            case "pick":
                if picks_kind(t, SEAT):
                    return _aimed(t, numbers[0])
                return [_card(t, numbers[0])] if picks_kind(t, CARD) and knows(t, numbers[0], seat) else []
        return []

    def is_mine(self, t: DanmakuTable, seat: int, thing: Thing) -> bool:
        """May this seat hope to do anything with it: its hand, its Items, its character?"""
        return thing.card >= 0 and t.where[thing.card] in (HAND + seat, ITEMS + seat, CHARACTER + seat)


SIDE = DanmakuSide()


def of_player(t: DanmakuTable, seat: int, who: int) -> list[Thing]:
    """Character, Items and, if it is known, the role of a player."""
    cards = [*t.zones[CHARACTER + who], *t.zones[ROLE + who], *t.zones[ITEMS + who]]
    return [_card(t, card) for card in cards if knows(t, card, seat)]


def copies_of(t: DanmakuTable, option: Option) -> list[int]:
    """The cards of an option beside which lie copies of another season."""
    numbers = [n for n in option[1:] if isinstance(n, int)]
    if option[0] == "pick" and not picks_kind(t, CARD):
        return []
    if option[0] not in ("play", "react", "invoke", "pick", "discard"):
        return []
    named = numbers if option[0] == "discard" else numbers[:1]
    return [card for card in named if _of_other_season(t, card)]


def _of_other_season(t: DanmakuTable, card: int) -> bool:
    name = DEFINITIONS[t.defs[card]].name
    beside = [t.defs[c] for c in t.zones[t.where[card]]]
    return any(number != t.defs[card] and DEFINITIONS[number].name == name for number in beside)


def _aimed(t: DanmakuTable, seat: int) -> list[Thing]:
    return [_card(t, t.zones[CHARACTER + seat][0])] if 0 <= seat < t.seats else []


def _card(t: DanmakuTable, card: int) -> Thing:
    return Thing(t.defs[card], card)
