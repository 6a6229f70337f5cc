"""HoloSide: the hololive OCG behind the terminal table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from rich.console import RenderableType

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.knowledge import knows
from kaimaku.kernel.refusals import Lang
from kaimaku.terminal.side import Side
from kaimaku.terminal.things import Thing
from kaimaku.terminal.words import helped, say

from ..defs import BY_ID, DEFS, declared
from ..game import GAME
from ..projection.eye import Eye
from ..rules.picking import picks_holomem
from ..speech.describe import describe
from ..speech.names import card_label
from ..speech.questions import question
from ..speech.speech import SPEECH
from ..table import ARCHIVE, CENTER, COLLAB, HAND, RESOLUTION, HoloTable, Mem, at, back, oshi, stage
from .board import draw

POSITIONS = {"center": CENTER, "センター": CENTER, "collab": COLLAB, "コラボ": COLLAB}
BACK_PLACE = re.compile(r"(?:back|バック)\s*(\d+)")
HELP = helped(
    (
        """\
a letter, name or number (hSD01-004), center, back 2,
              their collab, or an option; ? alone: your hand""",
        """\
記号、名前、hSD01-004、センター、バック2、
              相手のコラボ、選択肢の番号。? だけなら手札全部""",
    ),
    note=("\nCosts: W white, G green, R red, B blue, P purple, Y yellow, * any cheer.", ""),
)


class HoloSide(Side[HoloTable]):
    game = GAME
    speech = SPEECH
    bot = "greedy"
    help = HELP
    quiet = frozenset({"phase", "shuffle"})
    drawn = frozenset({"hocg:main", "hocg:perform", "hocg:redraw"})

    def welcome(self, t: HoloTable, seat: int, bot: str, lang: Lang) -> str:
        mine, theirs = (DEFS[t.defs[oshi(t, s)]].name(lang) for s in (seat, 1 - seat))
        return say("welcome", lang, mine=mine, theirs=theirs, bot=bot)

    def draw(self, t: HoloTable, seat: int, lang: Lang) -> RenderableType:
        return draw(t, seat, self.hand_rows(t, seat), lang)

    def asker_name(self, number: str, lang: Lang) -> str:
        return card_label(BY_ID[number], lang)

    def question(self, t: HoloTable, seat: int, lang: Lang) -> str:
        """With how many there are to choose: nothing else here tells it."""
        return question(t, lang)

    def label(self, thing: Thing, lang: Lang) -> str:
        return card_label(DEFS[thing.number], lang)

    def card_text(self, number: int, lang: Lang) -> tuple[str, str]:
        title, _, text = describe(declared(number), lang).replace("\n\n", "\n").partition("\n")
        return title, text

    def handle(self, t: HoloTable, seat: int, thing: Thing) -> str:
        return f"m{thing.mem}" if thing.mem else Eye(t, seat).name(thing.card)

    # --- references ---------------------------------------------------------------------------------------------------

    def hand_cards(self, t: HoloTable, seat: int) -> Sequence[int]:
        return t.zones[HAND + seat]

    def order(self, number: int) -> tuple[int | str, ...]:
        return DEFS[number].kind, DEFS[number].id

    def numbers(self) -> Iterable[int]:
        return (d.number for d in BY_ID.values())

    def names_of(self, number: int) -> Iterable[str]:
        d = DEFS[number]
        return d.id, d.name("en"), d.name("ja")

    def at_place(self, t: HoloTable, seat: int, side: int, said: str) -> list[Thing] | None:
        """What lies at "center" or "back 2"; nothing if its face is not known."""
        if said in ("oshi", "推し"):
            return [_card(t, oshi(t, side))]
        if nth := BACK_PLACE.fullmatch(said):
            mem = dict(enumerate(back(t, side), 1)).get(int(nth[1]))
        else:
            mem = at(t, side, POSITIONS[said]) if said in POSITIONS else None
        if mem is None:
            return None
        return [_mem(t, mem)] if knows(t, mem.stack[-1], seat) else []

    def in_sight(self, t: HoloTable, seat: int) -> list[Thing]:
        """Everything whose face this seat can see: its hand, both stages, Oshi, archives, what is being resolved."""
        found = self.hand(t, seat)
        for side in (seat, 1 - seat):
            found += [_mem(t, mem) for mem in stage(t, side) if knows(t, mem.stack[-1], seat)]
            found.append(_card(t, oshi(t, side)))
        for side in (seat, 1 - seat):
            for mem in stage(t, side):
                found += [_card(t, card) for card in mem.cards() if knows(t, card, seat) and card != mem.stack[-1]]
            found += [_card(t, card) for card in t.zones[ARCHIVE + side]]
        return found + [_card(t, card) for card in t.zones[RESOLUTION]]

    def of_option(self, t: HoloTable, seat: int, option: Option) -> list[Thing]:
        """The cards and holomem an option speaks of."""
        numbers = [n for n in option[1:] if isinstance(n, int)]
        match option[0]:
            case "pick" if picks_holomem(t):
                return [_mem(t, t.mems[numbers[0]])]
            case "pick" | "place" | "center":
                return [_card(t, numbers[0])] if knows(t, numbers[0], seat) else []
            case "bloom" | "play":
                return [_card(t, numbers[0]), *(_mem(t, t.mems[n]) for n in numbers[1:])]
            case "collab" | "baton":
                return [_mem(t, t.mems[numbers[0]])]
            case "ability":
                return [_mem(t, t.mems[numbers[1]])] if numbers[1] else [_card(t, numbers[2])]
            case "art":
                return [_mem(t, t.mems[n]) for n in (numbers[0], numbers[2]) if n in t.mems]
            case "skill":
                return [_card(t, oshi(t, seat))]
        return []

    def is_mine(self, t: HoloTable, seat: int, thing: Thing) -> bool:
        """Could this seat do anything with it: its hand, its holomem, its Oshi, or what it is asked to pick?"""
        if thing.mem:
            return t.mems[thing.mem].seat == seat or picks_holomem(t)
        return thing.card >= 0 and (t.where[thing.card] == HAND + seat or thing.card == oshi(t, seat))


def _card(t: HoloTable, card: int) -> Thing:
    return Thing(t.defs[card], card)


def _mem(t: HoloTable, mem: Mem) -> Thing:
    return Thing(t.defs[mem.stack[-1]], mem.stack[-1], mem.id)


SIDE = HoloSide()
