"""What has just happened and may be answered: the VTubers, spots or cards it happened to, and a sentence."""

from __future__ import annotations

from typing import cast

from kaimaku.games.vcard.events import (
    ATTACH,
    CHAIN,
    COUNTERS,
    DRAW,
    EVOLVE,
    LOCK,
    MOVE,
    PLAY,
    SCRAP,
    SNAP,
    TOKENS,
    TURN_END,
    TURN_START,
)
from kaimaku.games.vcard.table import VCardTable
from kaimaku.games.vcard.tokens import NAMES, SPOT_STATUS
from kaimaku.games.vcard.window import past_events
from kaimaku.kernel.events import Event

from ..voice import Voice
from .eye import NOWHERE, Eye, spot_name
from .naming import TOKENS as TOKEN_NAMES
from .naming import spot_words, thing_words

HAPPENED: dict[int, tuple[str, str]] = {
    LOCK: ("{who} Locked {what}.", "{who}が{what}をLockしました。"),
    PLAY: ("{who} played {what}.", "{who}が{what}を使いました。"),
    EVOLVE: ("{who} evolved {what}.", "{who}が{what}を進化させました。"),
    MOVE: ("{who} moved {what}.", "{who}が{what}を移しました。"),
    SCRAP: ("{who} discarded {what}.", "{who}が{what}を捨てました。"),
    CHAIN: ("{who} triggered the Chain of {what}.", "{who}が{what}のChainを発動しました。"),
    TURN_START: ("{whose} turn starts.", "{whose}ターンが始まります。"),
    TURN_END: ("{whose} turn ends.", "{whose}ターンが終わります。"),
    SNAP: ("{who} triggered the Snap of {what}.", "{who}が{what}のSnapを発動しました。"),
    ATTACH: ("{who} attached {what}.", "{who}が{what}を付けました。"),
    DRAW: ("{who} drew {n} cards.", "{who}が{n}枚引きました。"),
    COUNTERS: ("{who} changed the Power Level of {what} by {n}.", "{who}が{what}のPLを{n}変えました。"),
    TOKENS: ("{who} laid {token} on {what}.", "{who}が{what}に{token}を置きました。"),
}


SOMETHING = ("Something has happened that may be answered.", "応じることのできることが起きました。")
TO_A_CARD = frozenset({LOCK, PLAY, EVOLVE, MOVE, SCRAP, CHAIN, SNAP, ATTACH})


def past(t: VCardTable, number: int) -> Event:
    """What has happened, by its number in the open window."""
    return next(e for i, e in past_events(t.frames[-1]) if -1 - i == number)


def subjects(e: Event) -> tuple[list[int], bool]:
    """What it happened to, and whether these are spots. Which cards were drawn is nobody's business."""
    if e.kind == TOKENS:
        return list(cast("tuple[int, ...]", e.extra[0])), e.cause in SPOT_STATUS
    if e.kind == COUNTERS:
        return list(cast("tuple[int, ...]", e.extra)), False
    return [e.subject] if e.kind in TO_A_CARD and e.subject >= 0 else [], False


def concerned(eye: Eye, e: Event) -> list[str]:
    """The same by their handles, as far as they can be named."""
    found, are_spots = subjects(e)
    names = [spot_name(x) if are_spots else eye.thing(x) for x in found]
    return [name for name in names if name != NOWHERE]


def event_words(eye: Eye, e: Event, voice: Voice) -> str:
    found, are_spots = subjects(e)
    what = [spot_words(x, voice) if are_spots else thing_words(eye, x, voice) for x in found]
    en, ja = HAPPENED.get(e.kind, SOMETHING)
    token = TOKEN_NAMES[NAMES[e.cause]] if e.kind == TOKENS else ""
    n = f"{e.amount:+}" if e.kind == COUNTERS else str(e.amount)
    return voice.say(en, ja, e.seat, what=voice.listed(what), token=token, n=n)
