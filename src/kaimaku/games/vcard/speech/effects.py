"""Lasting effects in words: on a VTuber, on a player, and on the whole table."""

from __future__ import annotations

from kaimaku.kernel.listeners import ABILITIES, STANDING
from kaimaku.kernel.values import by_age
from kaimaku.speech.plain import capital
from kaimaku.speech.voice import Voice
from kaimaku.wire.common import Words

from ..lang.effects import APARTS, plural
from ..lang.standing import CAP, Lasts
from ..projection.eye import Eye
from ..rules.tokens import on_vt
from ..table import (
    BARRED,
    COINS_KEPT,
    EXTRA_DRAWS,
    HAND,
    NO_ADVANTAGE,
    NO_SEARCH,
    START,
    SUPPORTS_CAP,
    SUPPORTS_MORE,
    Due,
    attached,
    zone,
)
from .names import linked


def notes_on_vt(eye: Eye, vt: int) -> list[Words]:
    """What works on it besides its tokens: no advantage against it, Allies that are copies, Food that is waited for."""
    t = eye.t
    found = _lasting(eye, (NO_ADVANTAGE,), vt)
    for ally in attached(t, vt):
        if ally in t.copied:
            own, shown = linked(t.copied[ally]), linked(t.defs[ally])
            found.append(Words(f"{own} is a copy of {shown}.", f"{own}は{shown}のコピーになっている。"))
    for token in on_vt(t, vt):
        if token.lost:
            en, ja = (APARTS[token.lost].words(lang) for lang in ("en", "ja"))
            said = f"when this Food is discarded, {en}", f"このFoodが捨てられた時、{ja}"
            found.append(_note(eye, token.source, *said))
    return found


def notes_on_player(eye: Eye, seat: int) -> list[Words]:
    """Caps and cards barred for a while, what is drawn or kept besides, and effects that wait for a turn."""
    t = eye.t
    found: list[Words] = []
    for live in by_age(t.mods.get(SUPPORTS_CAP, ())):
        if ABILITIES[live.ability] is CAP and live.anchor == seat:
            n = live.amount
            said = f"at most {plural(n, 'Support')} this turn", f"このターン、サポートは{n}枚まで"
            found.append(_note(eye, live.source, *said))
    for live in by_age(t.mods.get(BARRED, ())):
        if live.anchor in zone(t, seat, HAND):
            name = linked(t.defs[live.anchor]) if eye.sees(live.anchor) else ""
            en, ja = name or "a card in hand", name or "手札のカード1枚"
            found.append(
                _note(eye, live.source, f"{en} can't be played until after combat", f"{ja}は戦闘後まで使えない")
            )
    found += _lasting(eye, (EXTRA_DRAWS, COINS_KEPT), seat)
    for live in by_age(t.mods.get(COINS_KEPT, ())):  # those that a text lets stay once
        if live.until != STANDING and live.seat == seat:
            n = live.amount
            said = f"keep up to {plural(n, 'Coin')} after the next combat", f"次の戦闘後、コインを{n}枚まで残す"
            found.append(_note(eye, live.source, *said))
    return found + [_due(eye, due) for due in t.due if due.seat == seat]


def notes_on_table(eye: Eye) -> list[Words]:
    return _lasting(eye, (SUPPORTS_MORE, SUPPORTS_CAP, NO_SEARCH), eye.t.active)


def _note(eye: Eye, source: int, en: str, ja: str) -> Words:
    """With the card it comes from, as long as that can be seen."""
    name = linked(eye.t.defs[source]) if source >= 0 and eye.sees(source) else ""
    return Words(f"{name}: {capital(en)}." if name else f"{capital(en)}.", f"{name}：{ja}。" if name else f"{ja}。")


def _lasting(eye: Eye, stats: tuple[int, ...], subject: int) -> list[Words]:
    """Sentences of passives that hold now."""
    t = eye.t
    found = []
    for stat in stats:
        for live in by_age(t.mods.get(stat, ())):
            ability = ABILITIES[live.ability]
            if isinstance(ability, Lasts) and ability.amount(t, live, subject):
                found.append(_note(eye, live.source, ability.what.words("en"), ability.what.words("ja")))
    return found


def _due(eye: Eye, due: Due) -> Words:
    """What waits, and for which turn."""
    do, start = APARTS[due.prog], due.when == START
    whose, whose_ja = (Voice(eye.viewer, lang).whose(due.whose) for lang in ("en", "ja"))
    return _note(
        eye,
        due.source,
        f"when {whose} next turn {'starts' if start else 'ends'}, {do.words('en')}",
        f"{whose_ja}次のターン{'開始' if start else '終了'}時、{do.words('ja')}",
    )
