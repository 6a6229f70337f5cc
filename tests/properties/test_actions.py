"""Actions: what is listed is exactly what is not refused, of everything that can be conceived of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from random import Random
from typing import Any, cast

import pytest

from kaimaku import games
from kaimaku.games.danmaku.rules import main_step
from kaimaku.games.danmaku.table import DanmakuTable, hand, items
from kaimaku.games.hocg.defs import ARTS
from kaimaku.games.hocg.rules import main_phase, performance
from kaimaku.games.hocg.rules.events import ACTIVATED
from kaimaku.games.hocg.rules.performance import arts_of
from kaimaku.games.hocg.table import HoloTable
from kaimaku.games.vcard.rules import actions as vcard_actions
from kaimaku.games.vcard.table import SIDE, VCardTable
from kaimaku.kernel.actions import Actions
from kaimaku.kernel.decisions import PROMPTS, Option
from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.table import Table
from kaimaku.usual import any_pair, decks_for

Ways = Iterable[tuple[int, ...]]
GAMES = 6
EVERY = {"hocg": 4, "vcard": 8, "danmaku": 40}  # questions of the kind; a position has some ten thousand options


def each(*domains: Iterable[int]) -> Ways:
    return product(*domains)


def of_hocg(t: HoloTable, verb: str) -> Ways:
    cards = range(-1, len(t.defs) + 1)
    mems = [-1, 0, *t.mems, t.last_mem + 1]
    keys = {ABILITIES[x.ability].key for x in t.live.get(ACTIVATED, ())}
    lent = {art.number for mem in t.mems.values() for art in arts_of(t, mem)} | {0, len(ARTS)}
    ways: dict[str, Callable[[], Ways]] = {
        "place": lambda: each(cards),
        "bloom": lambda: each(cards, mems),
        "play": lambda: [*each(cards), *each(cards, mems)],
        "collab": lambda: each(mems),
        "baton": lambda: each(mems),
        "skill": lambda: each(range(-1, 5)),
        "ability": lambda: [*each(keys, mems), *each(keys, mems, cards)],
        "art": lambda: [*each(mems, lent), *each(mems, lent, mems)],
    }
    return ways[verb]()


def of_vcard(t: VCardTable, verb: str) -> Ways:
    cards = range(-1, len(t.defs) + 1)
    in_play = [-1, *(card for zone in t.zones[: 2 * SIDE] for card in zone[:12])]
    if verb == "trade":
        return [()]
    if verb == "play":
        return each(cards, range(-1, 2 * SIDE + 1))
    return each(cards, in_play) if verb in ("evolve", "ally") else each(cards)


def of_danmaku(t: DanmakuTable, verb: str) -> Ways:
    hands = {card for seat in range(t.seats) for card in hand(t, seat)}
    cards = sorted({-1, len(t.defs), *hands, *(card for zone in t.zones for card in zone[:2])})
    seats = range(-1, t.seats + 1)
    halves = range(-1, 3)
    aims = {*seats, *(card for seat in range(t.seats) for card in items(t, seat))}  # a seat, or an Item
    if verb == "play":
        return each(cards, halves, aims, seats)
    return each(cards, halves, aims) if verb == "use" else each(cards, halves, seats, (-1, 0), aims)


ACTIONS: dict[str, Actions] = {
    "hocg:main": main_phase.ACTIONS,
    "hocg:perform": performance.ARTS_ACTIONS,
    "vcard:main": vcard_actions.MAIN_ACTIONS,
    "danmaku:main step": main_step.ACTIONS,
}
CONCEIVABLE = cast(
    "dict[str, Callable[[Table, str], Ways]]", {"hocg": of_hocg, "vcard": of_vcard, "danmaku": of_danmaku}
)


def positions(name: str, seed: int) -> Iterator[Table]:
    """Every so often in a game at random, wherever an action may be taken."""
    game: Any = games.game(name)
    rng = Random(seed)
    seats = rng.choice(list(game.seats))
    t: Table = game.new(decks_for(name, seats) if name == "danmaku" else any_pair(name, rng), seed)
    n = seed
    while t.result is None:
        if PROMPTS[t.prompt].name in ACTIONS:
            n += 1
            if n % EVERY[name] == 0:
                yield t
        seat = rng.choice(t.asked)
        game.decide(t, seat, rng.choice(game.options(t, seat)))


@pytest.mark.parametrize("name", sorted(CONCEIVABLE))
def test_what_is_listed_is_exactly_what_is_not_refused(name: str) -> None:
    game: Any = games.game(name)
    looked_at = 0
    met: set[str] = set()
    for seed in range(GAMES):
        for t in positions(name, seed):
            actions, f = ACTIONS[PROMPTS[t.prompt].name], t.frames[-1]
            (seat,) = t.asked
            listed: list[Option] = game.options(t, seat)
            found: set[Option] = set()
            for verb in actions.by_verb:
                for numbers in CONCEIVABLE[name](t, verb):
                    looked_at += 1
                    option: Option = (verb, *numbers)
                    if actions.allow(t, f, seat, option):
                        found.add(option)
            met |= {str(option[0]) for option in found}
            missing = [option for option in listed if len(option) > 1 or option[0] in actions.by_verb]
            assert len(set(listed)) == len(listed)
            assert set(missing) == found, (seed, set(missing) ^ found)
    assert looked_at > 100_000
    assert len(met) >= 3, met
