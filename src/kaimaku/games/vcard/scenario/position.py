"""Any position as data: build a table that goes on exactly as a game from that moment would.

    build({"A": {"active": "Monarch", "hand": ["S1-002"]}, "B": {"active": {"card": "S1-004", "counters": 1}}})

Keys are explained in docs/scenarios.md. What is not mentioned is enough and does not matter: a Neutral PL8 without an
effect in the Active Spot, nobody Backstage, twenty cards in the deck that can never be played, A's second turn.
"""

from __future__ import annotations

from collections.abc import Mapping

from kaimaku.judge.scenario import position
from kaimaku.judge.scenario.position import SEATS, piled, rulings_of, word
from kaimaku.judge.scenario.values import (
    OF_EVERY_FILE,
    PositionError,
    Spec,
    entries,
    known_keys,
    least,
    many,
    mapping,
    number,
    renamed,
    sides,
    within,
)
from kaimaku.kernel.chance import force, force_order

from ..card import CARDS, CardDef
from ..rules.bolster import bear
from ..rules.setup import bare_table
from ..rulings import settle
from ..table import DECK, DISCARD, HAND, SIDE, VCardTable
from .position_board import lay_board, lay_world
from .position_cards import OWN, declare_fillers, filler_card, find_def
from .position_effects import lay_effects
from .position_moment import MOMENT_KEYS, before_the_game, lay_last_turn, lay_turn, lay_used, resume

DECK_SIZE = 20
SIDE_KEYS = frozenset(
    [
        *("active", "backstage", "spots", "hand", "deck", "discard", "mascot", "coins", "mana"),
        *("points", "used", "last_turn", "shuffles", "revealed"),
    ]
)
TABLE_KEYS = MOMENT_KEYS | frozenset(
    ["A", "B", "world", "sets", "rulings", "seed", "journal", "thorough", "coin", "effects"]
)
OTHER_KEYS = {"current": "active", "starting_player": "first", "coins": "coin", "flips": "coin"}
SIDE_WORDS = {"back": "backstage"}


class Position(position.Position):
    table: VCardTable
    card_keys = frozenset({"card", "as", "locked"})

    def find(self, ref: object, where: str) -> CardDef:
        return find_def(word(ref, where), self.local, where)


def build(spec: Spec, cards: Mapping[str, CardDef] | None = None) -> VCardTable:
    """A table at the first decision of the position."""
    return lay(spec, cards).table


def lay(spec: Spec, cards: Mapping[str, CardDef] | None = None) -> Position:
    """The same, with its labels. `cards` are the author's own cards by the word they use for them."""
    spec = renamed(spec, OTHER_KEYS)
    known_keys(spec, TABLE_KEYS, "", OF_EVERY_FILE)
    declare_fillers()
    local = cards or {}
    sketch = _lay(spec, local, "").table  # which cards are there decides which Reinforcements may be played at all
    sets = {CARDS[d].facts.id.partition("-")[0] for d in sketch.defs} | {str(x) for x in many(spec.get("sets"), "sets")}
    p = _lay(spec, local, ",".join(sorted(sets - {OWN})))
    bear(p.table)
    resume(p.table, spec)
    return p


def _lay(spec: Spec, local: Mapping[str, CardDef], sets: str) -> Position:
    t = bare_table(least(spec.get("seed", 1), 0, "seed"), rulings_of(spec, settle), sets)
    if spec.get("journal"):
        t.journal = []
    t.thorough = bool(spec.get("thorough"))
    p = Position(t, local)
    lay_turn(t, spec)
    for seat, side in enumerate(SEATS):
        lay_side(p, seat, mapping(spec.get(side), side), before_the_game(spec))
    if spec.get("world") not in (None, "none"):
        lay_world(p, spec["world"])
    force(t, *sides(spec.get("coin"), "coin"))
    lay_effects(p, spec)
    return p


def lay_side(p: Position, seat: int, spec: Spec, bare: bool) -> None:
    """What a player has; before the game the board is bare."""
    word = SEATS[seat]
    spec = renamed(spec, SIDE_WORDS)
    known_keys(spec, SIDE_KEYS, word)
    t = p.table
    lay_board(p, seat, spec, bare)
    shown = entries(spec.get("revealed"), f"{word}.revealed")
    for i, entry in enumerate(pile(spec.get("hand"), f"{word}.hand")):
        known = 1 << seat
        if entry in shown:
            shown.remove(entry)
            known = t.everyone
        p.put(entry, seat, seat * SIDE + HAND, f"{word}.hand[{i}]", known)
    if shown:
        raise PositionError(f"{word}.revealed", f"{shown[0]} is not in the hand")
    for key, kind, size, known in (("deck", DECK, DECK_SIZE, 0), ("discard", DISCARD, 0, t.everyone)):
        for i, entry in reversed(list(enumerate(pile(spec.get(key, size), f"{word}.{key}")))):
            p.put(entry, seat, seat * SIDE + kind, f"{word}.{key}[{i}]", known)
    t.coins[seat] = _amount(spec, "coins", word)
    t.mana[seat] = _amount(spec, "mana", word)
    t.points[seat] = _amount(spec, "points", word)
    lay_used(t, seat, spec.get("used"), f"{word}.used")
    lay_last_turn(t, seat, spec.get("last_turn"), f"{word}.last_turn")
    for i, tops in enumerate(many(spec.get("shuffles"), f"{word}.shuffles")):
        force_order(t, named_cards(p, seat, tops, f"{word}.shuffles[{i}]"))


def _amount(spec: Spec, key: str, word: str) -> int:
    return within(number(spec.get(key, 0), f"{word}.{key}"), f"{word}.{key}")


def pile(value: object, where: str) -> list[object]:
    return piled(value, where, filler_card().facts.id, DECK_SIZE)


def named_cards(p: Position, seat: int, value: object, where: str) -> list[int]:
    """Cards of a player by name, each a card of its own: which ones a shuffle leaves on top."""
    t = p.table
    found: list[int] = []
    for ref in entries(value, where):
        wanted = p.labels.get(str(ref))
        mine = [c for c in range(len(t.defs)) if t.owner[c] == seat and c not in found]
        fit = [wanted] if wanted is not None else [c for c in mine if CARDS[t.defs[c]] is p.find(ref, where)]
        if not fit:
            raise PositionError(where, f"{SEATS[seat]} has no {ref}")
        found.append(fit[0])
    return found
