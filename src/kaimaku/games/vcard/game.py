"""The game as bots, servers and tools see it: a new table, views, determinizations, texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import cast

from kaimaku.kernel.frames import push, run
from kaimaku.kernel.game import Game
from kaimaku.kernel.journal import redact
from kaimaku.kernel.knowledge import faces, knows, resample, unknown
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.table import Data, Result

from .card import CARDS
from .cards import demo as _demo  # noqa: F401, declares the cards
from .power import power, terms
from .setup import BOARD_SETUP, bare_table, deal, is_pl8
from .table import (
    ACTIVE,
    DECK,
    DISCARD,
    HAND,
    MASCOT_SPOT,
    SETUP,
    WORLD_SPOT,
    Item,
    VCardTable,
    attached,
    face,
    face_up,
    other,
    spots,
    vts,
    zone,
)
from .turn import ROUNDS


class VCard(Game[VCardTable]):
    """VCard TCG for two."""

    name = "vcard"
    seats = range(2, 3)

    def new(self, decks: Sequence[object], seed: int, rulings: Mapping[str, str] | None = None) -> VCardTable:
        t = bare_table(seed, rulings or {})
        t.journal = []
        deal(t, cast("Sequence[Sequence[str]]", decks))
        push(t, ROUNDS, t.first)
        push(t, BOARD_SETUP, other(t.first))
        push(t, BOARD_SETUP, t.first)
        run(t)
        return t

    def load(self, data: Data) -> VCardTable:
        t = VCardTable(0, {})
        t.load_data(data)
        return t

    def view(self, t: VCardTable, seat: int | None) -> Data:
        return {
            "game": self.name,
            "seat": seat,
            "round": t.round,
            "turn": t.turn,
            "taken": t.taken[:],
            "active": t.active,
            "first": t.first,
            "phase": t.phase,
            "points": t.points[:],
            "asked": list(t.asked),
            "world": faces(t, t.zones[WORLD_SPOT], seat),
            "queue": [
                [item.verb, item.seat, *faces(t, [item.card], seat), self._spot(t, item), item.canceled]
                for item in t.queue
            ],
            "sides": [self._side(t, side, seat) for side in range(t.seats)],
            "journal": redact(t, t.journal or [], seat),
            "result": None if t.result is None else [list(t.result.winners), t.result.rule],
        }

    def _spot(self, t: VCardTable, item: Item) -> int:
        """Where an item is going: a spot, that of a VT, or nowhere (-1)."""
        return t.where[item.place] if item.verb in ("evolve", "ally") else item.place

    def _side(self, t: VCardTable, side: int, seat: int | None) -> Data:
        return {
            "deck": len(zone(t, side, DECK)),
            "hand": faces(t, zone(t, side, HAND), seat),
            "discard": faces(t, zone(t, side, DISCARD), seat),
            "mascot": [self._card(t, m, seat) for m in zone(t, side, MASCOT_SPOT)],
            "spots": [self._vt(t, stack[0], seat) if (stack := t.zones[s]) else None for s in spots(side)],
            "coins": t.coins[side],
        }

    def _card(self, t: VCardTable, card: int, seat: int | None) -> Data:
        return {"face": faces(t, [card], seat)[0], "locked": card in t.locked}

    def _vt(self, t: VCardTable, vt: int, seat: int | None) -> Data:
        return {
            "stack": faces(t, t.zones[t.where[vt]], seat),
            "face_down": not face_up(t, vt),
            "locked": vt in t.locked,
            "pl": power(t, vt),
            "terms": [[why, *faces(t, [c] if c >= 0 else [], seat), n] for why, c, n in terms(t, vt)],
            "allies": [self._card(t, ally, seat) for ally in attached(t, vt)],
        }

    def determinize(self, t: VCardTable, seat: int, rng: Random) -> VCardTable:
        """What the rules tell everybody stays true: VTs face down are PL8, and so is some card of an opening hand."""
        new = t.clone()
        while True:
            for owner in range(new.seats):
                pool = [c for c in range(len(new.defs)) if new.owner[c] == owner]
                resample(new, [pool], seat, rng)
                self._keep_pl8(new, owner, seat, rng)
            if all(self._could_set_up(new, owner) for owner in range(new.seats)):
                return new

    def _keep_pl8(self, t: VCardTable, owner: int, seat: int, rng: Random) -> None:
        hidden = [vt for vt in vts(t, owner) if not knows(t, vt, seat)]
        spare = [c for kind in (DECK, HAND) for c in unknown(t, zone(t, owner, kind), seat) if is_pl8(face(t, c))]
        rng.shuffle(spare)
        for vt in hidden:
            if not is_pl8(face(t, vt)):
                card = spare.pop()
                t.defs[vt], t.defs[card] = t.defs[card], t.defs[vt]

    def _could_set_up(self, t: VCardTable, owner: int) -> bool:
        if t.phase != SETUP or zone(t, owner, ACTIVE):
            return True
        return any(is_pl8(face(t, c)) for c in zone(t, owner, HAND))

    def describe(self, definition: int, lang: Lang) -> str:
        return CARDS[definition].words[lang]

    def score(self, t: VCardTable) -> tuple[float, ...]:
        if t.result is None or len(t.result.winners) != 1:
            return (0.0, 0.0)
        return tuple(1.0 if seat in t.result.winners else -1.0 for seat in range(t.seats))

    def concede(self, t: VCardTable, seat: int) -> Result:
        return Result((other(seat),), "vcard:2.1.0.1")


GAME = VCard()
