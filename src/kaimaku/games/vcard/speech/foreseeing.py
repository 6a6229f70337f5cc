"""What an option would do at a VCard table: Power Levels, above all of the Active VTubers, who leaves, what pays."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kaimaku.foresight import Trial
from kaimaku.kernel.decisions import NO, PASS, Option, options
from kaimaku.kernel.journal import Entry
from kaimaku.kernel.questions import ENOUGH
from kaimaku.speech.chances import CARDS_NOW, NOW
from kaimaku.speech.foreseeing import Foreseeing, change
from kaimaku.speech.voice import Voice, both
from kaimaku.wire.common import Words
from kaimaku.wire.play import Fact

from ..card import CARDS
from ..rules.actions import MAIN_PROMPT
from ..rules.power import terms
from ..rules.window import WINDOW
from ..table import VCardTable, active, face_up, on_spot, other, top, vts

LETTING_GO = (PASS, NO, ENOUGH)
LEAVES = Words("leaves", "退場")
CANCELS = Words("cancels", "キャンセル")


class VCardForeseeing(Foreseeing[VCardTable]):
    def passing(self, t: VCardTable, asked: int, seat: int) -> Option | None:
        """Nobody uses priority; what else the seat itself is asked is its own next choice."""
        if t.prompt == WINDOW.number:
            return PASS
        if asked == seat or t.prompt == MAIN_PROMPT.number:
            return None
        found = options(t, asked)
        return next((option for option in LETTING_GO if option in found), None)

    def facts(self, trial: Trial[VCardTable], seat: int) -> list[Fact]:
        return [
            *_totals(trial, seat),
            *(
                found
                for side in (seat, other(seat))
                for vt in vts(trial.before, side)
                for found in _level(trial, seat, side, vt)
            ),
            *_canceled(trial),
            *_counted(trial, seat, "draw", "{who} draw{s} {cards}", "{who}は{cards}を引く"),
            *_counted(trial, seat, "discard", "{who} discard{s} {cards}", "{who}は{cards}を捨てる"),
            *_spent(trial, seat, "coins", Words("Coins", "コイン"), lambda t: t.coins[seat]),
            *_spent(trial, seat, "mana", Words("Mana", "マナ"), lambda t: t.mana[seat]),
        ]


def _power(t: VCardTable, vt: int) -> int | None:
    """None while face down: nothing of it is counted."""
    if vt < 0 or not on_spot(t, vt) or not face_up(t, top(t, vt)):
        return None
    return sum(n for _, _, n in terms(t, vt))


def _totals(trial: Trial[VCardTable], seat: int) -> Iterator[Fact]:
    """What each side would bring to combat, where another VTuber becomes Active; else its own level tells it."""
    for side in (seat, other(seat)):
        was, now = active(trial.before, side), active(trial.after, side)
        before, after = _power(trial.before, was), _power(trial.after, now)
        if was != now and before is not None and after is not None and before != after:

            def write(voice: Voice, side: int = side, before: int = before) -> str:
                en, ja = "{whose} Active: PL {before} → {after}", "{whose}アクティブ：PL {before} → {after}"
                return voice.say(en, ja, side, before=before, after=NOW)

            yield Fact("active", both(seat, write), f"s{side}.0", change(before), before, after)


def _level(trial: Trial[VCardTable], seat: int, side: int, vt: int) -> Iterator[Fact]:
    before = _power(trial.before, vt)
    if before is None:
        return
    name, thing = CARDS[trial.before.defs[top(trial.before, vt)]].facts.name, f"m{trial.before.handles[vt]}"
    if not on_spot(trial.after, vt):
        yield Fact("leave", Words(f"{name} leaves the board", f"{name}が場を離れる"), thing, LEAVES, before, 0)
        return
    after = _power(trial.after, vt)
    if after is not None and after != before:

        def write(voice: Voice) -> str:
            en, ja = "{name}: PL {was} → {now}", "{name}：PL {was} → {now}"
            if vt == active(trial.after, side):
                en, ja = "{whose} Active " + en, "{whose}アクティブの" + ja
            return voice.say(en, ja, side, name=name, was=before, now=NOW)

        yield Fact("power", both(seat, write), thing, change(before), before, after)


def _canceled(trial: Trial[VCardTable]) -> Iterator[Fact]:
    for entry in trial.entries:
        places = [place for place, item in enumerate(trial.before.queue) if item.card == entry[2]]
        if entry[0] == "cancel" and places:
            name = CARDS[trial.before.defs[entry[2]]].facts.name
            yield Fact("cancel", Words(f"{name} is canceled", f"{name}をキャンセルする"), f"e{places[-1]}", CANCELS)


def _counted(trial: Trial[VCardTable], seat: int, kind: str, en: str, ja: str) -> Iterator[Fact]:
    for side in (seat, other(seat)):
        n = sum(_is(entry, kind, side) for entry in trial.entries)
        if n:

            def write(voice: Voice, side: int = side) -> str:
                return voice.say(en, ja, side, cards=CARDS_NOW)

            yield Fact(kind, both(seat, write), before=0, after=n)


def _is(entry: Entry, kind: str, side: int) -> bool:
    return entry[0] == kind and entry[1] == side


def _spent(
    trial: Trial[VCardTable], seat: int, kind: str, name: Words, held: Callable[[VCardTable], int]
) -> Iterator[Fact]:
    before, after = held(trial.before), held(trial.after)
    if before != after:
        words = Words(f"{name.en} {before} → {NOW}", f"{name.ja} {before} → {NOW}")
        yield Fact(kind, words, before=before, after=after)


FORESEEING = VCardForeseeing()
