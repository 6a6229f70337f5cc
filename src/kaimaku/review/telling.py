"""Telling: what was played and what was better in words, and how the game would have gone on."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct

from kaimaku.games.desk import Desk
from kaimaku.kernel.decisions import Option, asides
from kaimaku.kernel.frames import Endless
from kaimaku.kernel.game import Game
from kaimaku.kernel.refusals import Refused
from kaimaku.kernel.table import Table
from kaimaku.wire.common import Words
from kaimaku.wire.play import Fact

from .reviewing import Reviewing
from .walk import Moment

LINES = 6
LOOKED = 40  # decisions of the line that is told
NOT = Words("Not do that", "それをしない")


class DecisionWords(Struct, frozen=True):
    question: Words
    played: Words
    better: Words
    played_facts: list[Fact]
    better_facts: list[Fact]
    line: list[Words]


def tell(
    desk: Desk, game: Game[Any], moment: Moment, seat: int, played: Option, better: Option, reviewing: Reviewing[Any]
) -> DecisionWords:
    t = moment.table
    return DecisionWords(
        question=desk.speech.question_words(t, seat if seat in t.asked else t.asked[0]),
        played=_option(desk, t, seat, played),
        better=_option(desk, t, seat, better),
        played_facts=_facts(desk, t, seat, played),
        better_facts=_facts(desk, t, seat, better),
        line=_line(desk, game, moment, seat, better, reviewing),
    )


def _option(desk: Desk, t: Table, seat: int, option: Option) -> Words:
    return desk.speech.option_words(t, seat, option) if option else NOT


def _facts(desk: Desk, t: Table, seat: int, option: Option) -> list[Fact]:
    if not option or seat not in t.asked or option in asides(t, seat):
        return []
    found = desk.foresight(t, seat, [option])
    return [] if found is None else found.facts


def _line(
    desk: Desk, game: Game[Any], moment: Moment, seat: int, better: Option, reviewing: Reviewing[Any]
) -> list[Words]:
    """What follows in the rest of the turn, up to where chance or a hidden card has a say."""
    rng = Random(moment.step)
    t = reviewing.deal(game, moment.table, seat, moment.histories[seat], rng)
    t.journal = []
    narrator = desk.narrator(seat, t)
    player = reviewing.player()
    history = list(moment.histories[seat])
    found: list[Words] = []
    turn, asked, option = t.turn, seat, better
    read = 0
    for _ in range(LOOKED):
        draws, known = t.draws, bytes(t.known)
        try:
            if option:
                game.decide(t, asked, option)
        except (Endless, Refused):
            break
        if t.draws != draws or _shown(known, t, seat):
            break
        entries, read = t.journal[read:], len(t.journal)
        found += [line.words for line in narrator.lines(t, entries, 1, words=True) if line.words is not None]
        if t.result is not None or t.turn != turn or len(found) >= LINES:
            break
        asked = t.asked[0]
        option = player.choose(game, t, asked, rng, history)
    return found[:LINES]


def _shown(known: bytes, t: Table, seat: int) -> bool:
    """Has the seat come to know a face?"""
    return any(now >> seat & 1 and not before >> seat & 1 for before, now in zip(known, t.known, strict=False))
