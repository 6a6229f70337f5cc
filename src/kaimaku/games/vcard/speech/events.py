"""What has just happened and may be answered: the VTubers, spots or cards it happened to, and a sentence."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.events import Event
from kaimaku.speech.voice import Voice

from ..projection.eye import NOWHERE, Eye, spot_name
from ..rules.events import (
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
from ..rules.tokens import NAMES, SPOT_STATUS
from ..rules.window import past_events
from ..table import VCardTable
from .names import TOKENS as TOKEN_NAMES
from .names import spot_words, thing_words

HAPPENED: dict[int, tuple[str, str]] = {
    LOCK: ("{who} Locked {what}.", "{who}が{what}をLockしました。"),
    PLAY: ("{who} played {what}.", "{who}が{what}を使いました。"),
    EVOLVE: ("{who} evolved {what}.", "{who}が{what}を進化させました。"),
    MOVE: ("{who} moved {what}.", "{who}が{what}を移動させました。"),
    SCRAP: ("{who} discarded {what}.", "{who}が{what}を捨てました。"),
    CHAIN: ("{who} triggered the Chain of {what}.", "{who}が{what}のChainを発動しました。"),
    TURN_START: ("{whose} turn starts.", "{whose}ターンが始まります。"),
    TURN_END: ("{whose} turn ends.", "{whose}ターンが終わります。"),
    SNAP: ("{who} triggered the Snap of {what}.", "{who}が{what}のSnapを発動しました。"),
    ATTACH: ("{who} attached {what}.", "{who}が{what}を付けました。"),
    DRAW: ("{who} drew {cards}.", "{who}が{cards}を引きました。"),
    COUNTERS: ("{who} changed the Power Level of {what} by {n}.", "{who}が{what}のPLを{n}変えました。"),
    TOKENS: ("{who} put {token} on {what}.", "{who}が{what}に{token}を置きました。"),
}


SOMETHING = ("You can respond to what just happened.", "今起きたことに応じられます。")
TO_A_CARD = frozenset({LOCK, PLAY, EVOLVE, MOVE, SCRAP, CHAIN, SNAP, ATTACH})


def past(t: VCardTable, number: int) -> Event:
    """What has happened, by its number in the open window."""
    return next(e for i, e in past_events(t.frames[-1]) if -1 - i == number)


def subjects(e: Event) -> tuple[list[int], bool]:
    """What it happened to, and whether these are spots. Which cards were drawn stays secret."""
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
    cards = voice.cards(e.amount) if e.kind == DRAW else ""
    return voice.say(en, ja, e.seat, what=voice.listed(what), token=token, n=f"{e.amount:+}", cards=cards)
