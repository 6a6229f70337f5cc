"""Tries: what somebody may have wanted to do with a thing, and why each is or is not possible now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from kaimaku.kernel.decisions import PASS, Option
from kaimaku.kernel.refusals import Refusal

from ..definitions import Bearer, Text, character_of, main_card
from ..game import GAME
from ..projection.things import Thing
from ..rules.main_step import END
from ..rules.spells import Invocation, spell_of, whose_spells
from ..rules.window import BASE, REACTION, live_entries
from ..table import CHARACTER, DanmakuTable, hand, items, ring

Try = tuple[Option, Refusal | None]
NOTHING = (-1,)
LEAVING = frozenset({"pass", "end", "done"})  # whatever the button is called here


def tries(t: DanmakuTable, seat: int, thing: Thing, on: Thing | None) -> list[Try]:
    """In the main step and in a reaction window; with a certain target, if one is named."""
    wanted: Iterable[Option] = ()
    window = t.prompt == REACTION.number
    if thing.button:
        wanted = [(PASS if window else END) if thing.button in LEAVING else (thing.button,)]
    elif thing.card >= 0:
        wanted = _of_card(t, seat, thing.card, on, window)
    elif thing.character and thing.seat == seat:
        wanted = _of_bearer(t, seat, t.zones[CHARACTER + seat][0], character_of(t, seat).bearer, on, window)
    elif thing.seat >= 0 or thing.entry >= 0:
        wanted = (option for card in hand(t, seat) for option in _of_card(t, seat, card, thing, window))
    return [(option, GAME.refuse(t, seat, option)) for option in dict.fromkeys(wanted)]


def _of_card(t: DanmakuTable, seat: int, card: int, on: Thing | None, window: bool) -> Iterator[Option]:
    if card in items(t, seat):
        yield from _of_bearer(t, seat, card, main_card(t, card).bearer, on, window)
    if card not in hand(t, seat):
        return
    for index, text in enumerate(main_card(t, card).texts):
        if isinstance(text, Invocation):
            yield from _invocations(t, seat, card, index, text.others, on, window)
        elif window:
            yield from _reactions(t, seat, card, index, text, on)
        else:
            for target in _targets(t, seat, text, on):
                yield ("play", card, index, target, seat)


def _of_bearer(
    t: DanmakuTable, seat: int, card: int, bearer: Bearer, on: Thing | None, window: bool
) -> Iterator[Option]:
    """Abilities, and ways to activate one's Spell Card."""
    if window:
        for index, text in enumerate(bearer.reactions):
            yield from _reactions(t, seat, card, index, text, on)
    elif card in t.zones[CHARACTER + seat]:
        for index, text in enumerate(bearer.acts):
            for target in _targets(t, seat, text, on):
                yield ("use", card, index, target)
    for index, _ in enumerate(bearer.ways):
        yield from _invocations(t, seat, card, index, False, on, window)


def _reactions(t: DanmakuTable, seat: int, card: int, index: int, text: Text, on: Thing | None) -> Iterator[Option]:
    """For oneself; on another's behalf only where that is what one asks about."""
    entries = _entries(t, on)
    if text.on is not None and not text.on.entries:
        for target in [on.seat] if on is not None and on.seat >= 0 else [*text.on.targets(t, -1, seat)] or [seat]:
            yield ("react", card, index, -1, seat, target)
        return
    for number in entries:
        aimed = text.on.targets(t, number, seat) if text.on is not None and number >= 0 else NOTHING
        for target in aimed or NOTHING:
            yield ("react", card, index, number, seat, target)


def _invocations(
    t: DanmakuTable, seat: int, source: int, index: int, others: bool, on: Thing | None, window: bool
) -> Iterator[Option]:
    for whose in whose_spells(t, seat, others):
        spell = spell_of(t, whose)
        if not window or spell.on is None:
            for target in _targets(t, seat, spell, on):
                yield ("invoke", source, index, whose, -1, target)
            continue
        for number in _entries(t, on):
            for target in (spell.on.targets(t, number, seat) if number >= 0 else ()) or NOTHING:
                yield ("invoke", source, index, whose, number, target)


def _entries(t: DanmakuTable, on: Thing | None) -> Sequence[int]:
    if on is not None and on.entry >= 0:
        return [on.entry]
    return live_entries(t, t.frames[-1].num(BASE)) or NOTHING


def _targets(t: DanmakuTable, seat: int, text: Text, on: Thing | None) -> Sequence[int]:
    """Everybody else, or whoever is asked about."""
    if text.aim is None:
        return NOTHING
    if text.aim.cards:
        return [on.card] if on is not None and on.card >= 0 else [*text.aim.among(t)] or NOTHING
    if on is not None and on.seat >= 0:
        return [on.seat]
    return text.aim.choices(t, seat) or [other for other in ring(t, seat) if other != seat] or [seat]
