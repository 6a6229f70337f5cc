"""Explaining: cards and refusals as lines for the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from kaimaku.games.hocg.asking import option_words
from kaimaku.games.hocg.defs import CardDef
from kaimaku.games.hocg.describe import describe
from kaimaku.games.hocg.table import HoloTable
from kaimaku.games.hocg.tries import Try, tries_of_card, tries_of_mem
from kaimaku.kernel.decisions import Option
from kaimaku.kernel.refusals import Lang, Refusal

from ..lines import hanging, rule
from ..things import Thing
from ..words import say


def cards(defs: Iterable[CardDef], lang: Lang) -> list[RenderableType]:
    """Each card once, its name in bold."""
    lines: list[RenderableType] = []
    for d in dict.fromkeys(defs):
        name, _, rest = describe(d, lang).replace("\n\n", "\n").partition("\n")
        lines += [Text(name, style="bold"), Padding(Text(rest), (0, 0, 0, 2))]
    return lines


def tries_of(t: HoloTable, seat: int, thing: Thing) -> list[Try]:
    return tries_of_mem(t, seat, t.mems[thing.mem]) if thing.mem else tries_of_card(t, seat, thing.card)


def reasons(t: HoloTable, seat: int, tries: list[Try], lang: Lang) -> list[RenderableType]:
    """What is possible, then what is not: one paragraph for each reason, with the rule it rests on."""
    lines: list[RenderableType] = []
    possible = [option for option, why in tries if why is None]
    if possible:
        lines += [Text(say("possible", lang), style="bold green"), *_options(t, seat, possible, lang)]
    refused: dict[int, tuple[Refusal, list[Option]]] = {}
    for option, why in tries:
        if why is not None:
            refused.setdefault(id(why), (why, []))[1].append(option)
    if refused:
        lines.append(Text(say("refused", lang), style="bold red"))
    for why, options in refused.values():
        lines += _options(t, seat, options, lang)
        lines += [hanging("    →", why.words(lang), "bold"), Padding(rule(why.rule, lang), (0, 0, 0, 6))]
    return lines


def _options(t: HoloTable, seat: int, options: list[Option], lang: Lang) -> list[RenderableType]:
    said = dict.fromkeys(option_words(t, seat, option, lang) for option in options)
    return [Padding(Text(words), (0, 0, 0, 2)) for words in said]
