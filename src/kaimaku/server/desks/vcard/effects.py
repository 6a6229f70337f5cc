"""Lasting effects in words: on a VTuber, on a player, and on the whole table."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kaimaku.games.vcard.card import CARDS
from kaimaku.games.vcard.lang.effects import APARTS
from kaimaku.games.vcard.lang.standing import CAP, Lasting, Lasts
from kaimaku.games.vcard.table import (
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
    VCardTable,
    attached,
    zone,
)
from kaimaku.games.vcard.tokens import on_vt
from kaimaku.kernel.listeners import ABILITIES, STANDING, Live
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.values import by_age

from ...wire.common import Words
from ..voice import Voice, both
from .eye import Eye
from .naming import linked

FOR_ALL = (SUPPORTS_MORE, SUPPORTS_CAP, NO_SEARCH)
OF_ONE = (EXTRA_DRAWS, COINS_KEPT)
Write = Callable[[Voice], str]


def notes_on_vt(eye: Eye, vt: int) -> list[Words]:
    """What works on it besides its tokens: no advantage against it, Allies that are copies, Food that is waited for."""
    return [both(eye.viewer, write) for write in (*_no_advantage(eye, vt), *_copies(eye, vt), *_food(eye, vt))]


def notes_on_player(eye: Eye, seat: int) -> list[Words]:
    """Caps and cards barred for a while, what is drawn or kept besides, and effects that wait for a turn."""
    found = [*_caps(eye, seat), *_barred(eye, seat), *_lasting(eye, OF_ONE, seat), *_coins(eye, seat)]
    return [both(eye.viewer, write) for write in (*found, *(_due(eye, due) for due in eye.t.due if due.seat == seat))]


def notes_on_table(eye: Eye) -> list[Words]:
    return [both(eye.viewer, write) for write in _lasting(eye, FOR_ALL, eye.t.active)]


def _by(eye: Eye, source: int, said: str, lang: Lang) -> str:
    """With the card it comes from, as long as that can be seen."""
    name = linked(eye.t.defs[source]) if source >= 0 and eye.sees(source) else ""
    if lang == "ja":
        return f"{name}:{said}。" if name else f"{said}。"
    text = f"{said[:1].upper()}{said[1:]}."
    return f"{name}: {text}" if name else text


def _lasting(eye: Eye, stats: tuple[int, ...], subject: int) -> Iterator[Write]:
    """Sentences of passives that hold now."""
    t = eye.t
    for stat in stats:
        for live in by_age(t.mods.get(stat, ())):
            ability = ABILITIES[live.ability]
            if isinstance(ability, Lasts) and ability.amount(t, live, subject):
                yield _sentence(eye, live, ability.what)


def _sentence(eye: Eye, live: Live, what: Lasting) -> Write:
    return lambda voice: _by(eye, live.source, what.words(voice.lang), voice.lang)


def _caps(eye: Eye, seat: int) -> Iterator[Write]:
    for live in by_age(eye.t.mods.get(SUPPORTS_CAP, ())):
        if ABILITIES[live.ability] is CAP and live.anchor == seat:
            yield _cap(eye, live)


def _cap(eye: Eye, live: Live) -> Write:
    def write(voice: Voice) -> str:
        n = live.amount
        said = f"このターン、サポートは{n}枚まで" if voice.lang == "ja" else f"at most {n} Supports this turn"
        return _by(eye, live.source, said if n != 1 else said.replace("Supports", "Support"), voice.lang)

    return write


def _barred(eye: Eye, seat: int) -> Iterator[Write]:
    for live in by_age(eye.t.mods.get(BARRED, ())):
        if live.anchor in zone(eye.t, seat, HAND):
            yield _bar(eye, live)


def _bar(eye: Eye, live: Live) -> Write:
    def write(voice: Voice) -> str:
        ja = voice.lang == "ja"
        seen = eye.sees(live.anchor)
        card = linked(eye.t.defs[live.anchor]) if seen else "手札のカード1枚" if ja else "a card in hand"
        said = f"{card}は戦闘後まで使えない" if ja else f"{card} may not be played until after combat"
        return _by(eye, live.source, said, voice.lang)

    return write


def _coins(eye: Eye, seat: int) -> Iterator[Write]:
    """Coins that a text lets stay once."""
    for live in by_age(eye.t.mods.get(COINS_KEPT, ())):
        if live.until != STANDING and live.seat == seat:
            yield _kept(eye, live)


def _kept(eye: Eye, live: Live) -> Write:
    def write(voice: Voice) -> str:
        n = live.amount
        coins = "1 Coin" if n == 1 else f"{n} Coins"
        said = (
            f"次の戦闘後、コインを{n}枚まで残す" if voice.lang == "ja" else f"up to {coins} stay after the next combat"
        )
        return _by(eye, live.source, said, voice.lang)

    return write


def _due(eye: Eye, due: Due) -> Write:
    """What waits, and for which turn."""

    def write(voice: Voice) -> str:
        said = APARTS[due.prog].words(voice.lang)
        start = due.when == START
        if voice.lang == "ja":
            return _by(
                eye, due.source, f"{voice.whose(due.whose)}次のターン{'開始' if start else '終了'}時、{said}", "ja"
            )
        return _by(
            eye, due.source, f"when {voice.whose(due.whose)} next turn {'starts' if start else 'ends'}, {said}", "en"
        )

    return write


def _no_advantage(eye: Eye, vt: int) -> Iterator[Write]:
    t = eye.t
    for live in by_age(t.mods.get(NO_ADVANTAGE, ())):
        ability = ABILITIES[live.ability]
        if isinstance(ability, Lasts) and ability.amount(t, live, vt):
            yield _sentence(eye, live, ability.what)


def _copies(eye: Eye, vt: int) -> Iterator[Write]:
    for ally in attached(eye.t, vt):
        if ally in eye.t.copied:
            yield _copy(eye.t, ally)


def _copy(t: VCardTable, card: int) -> Write:
    shown, own = linked(t.defs[card]), linked(CARDS[t.copied[card]].number)
    return lambda voice: (
        f"{own}は{shown}のコピーになっている。" if voice.lang == "ja" else f"{own} is a copy of {shown}."
    )


def _food(eye: Eye, vt: int) -> Iterator[Write]:
    """Tokens that something happens to when they go."""
    for token in on_vt(eye.t, vt):
        if token.lost:
            yield _lost(eye, token.lost, token.source)


def _lost(eye: Eye, name: str, source: int) -> Write:
    then = APARTS[name]

    def write(voice: Voice) -> str:
        said = then.words(voice.lang)
        ja = voice.lang == "ja"
        return _by(
            eye, source, f"このFoodが捨てられた時、{said}" if ja else f"when this Food is discarded, {said}", voice.lang
        )

    return write
