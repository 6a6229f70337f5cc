"""Bolster (8.1.0.1, V-05): it cancels the next thing the opponent does to its VT, once or ongoing."""

from __future__ import annotations

from typing import Final

from kaimaku.kernel.events import Event, occur
from kaimaku.kernel.frames import Frame
from kaimaku.kernel.journal import note

from ..card import WORLD
from ..table import NO_ADVANTAGE, PL, Token, VCardTable, face, on_spot, vt_of
from .events import LIFT
from .ongoing import opposing, reaching, upon
from .tokens import BOLSTER, oldest

BOLSTERED: Final = 1 << BOLSTER


def shielded(t: VCardTable, f: Frame, card: int) -> bool:
    """Does Bolster cancel what the opponent does to this VT, or to a card of it? Then the token is used up.

    Whose effect it is tells the card that says so, not who was told to do it.
    """
    vt = vt_of(t, card)
    if vt < 0 or t.owner[vt] == (t.owner[f.source] if f.source >= 0 else f.seat):
        return False
    if f.source >= 0 and face(t, f.source).facts.type == WORLD:
        return False
    token = oldest(t, BOLSTER, vt)
    if not token:
        return False
    use_up(t, token[0])
    return True


def use_up(t: VCardTable, token: Token) -> None:
    note(t, "bolstered", t.owner[token.at], token.at)
    occur(t, Event(LIFT, t.owner[token.at], extra=(token.stamp,)))


def is_calm(t: VCardTable) -> bool:
    """Are the tokens and effects still those among which there was nothing for Bolster to look at?"""
    tokens, levels, waived = t.calm
    return t.tokens is tokens and t.mods[PL] is levels and t.mods.get(NO_ADVANTAGE) is waived


def guard(t: VCardTable) -> None:
    """Cancel what ongoing effects of the opponent have begun to do to Bolstered VTs; what has ended may begin anew."""
    if t.spared:
        t.spared = tuple([(stamp, vt) for stamp, vt in t.spared if on_spot(t, vt) and stamp in upon(t, vt)])
    borne: list[tuple[int, int]] = []
    calm = True
    for token in t.tokens:
        if token.kind != BOLSTER:
            continue
        vt = token.at
        effects = opposing(t, t.owner[vt])
        if not effects:
            continue
        calm = False
        reached = [(stamp, vt) for stamp in reaching(t, vt, effects)]
        begun = [pair for pair in reached if pair not in t.borne and pair not in t.spared]
        if begun:
            t.spared = (*t.spared, begun[0])
            use_up(t, token)
        else:
            borne += [pair for pair in reached if pair in t.borne]
    t.borne = tuple(borne)
    if calm and not t.spared:
        t.calm = (t.tokens, t.mods[PL], t.mods.get(NO_ADVANTAGE))


def bear(t: VCardTable) -> None:
    """Whatever works on Bolstered VTs in a position laid out worked on them before."""
    t.borne = tuple([(stamp, x.at) for x in t.tokens if x.kind == BOLSTER for stamp in upon(t, x.at)])
