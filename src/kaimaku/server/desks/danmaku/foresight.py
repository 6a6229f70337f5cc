"""Foresight: what happens if nobody answers any more, from the top of the stack down.

It is read off the stack and the texts, never tried out: what a flip or a draw would bring is nobody's to know.
"""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.games.danmaku.definitions import Verb
from kaimaku.games.danmaku.lang.attacks import Attack, Avoid, Cancel
from kaimaku.games.danmaku.lang.joints import Seq
from kaimaku.games.danmaku.lang.lives import SetLife
from kaimaku.games.danmaku.lang.nouns import YOUR_POWERUP, Plus, Powerups
from kaimaku.games.danmaku.stack import text_of
from kaimaku.games.danmaku.table import BEGUN, CANCELLED, OPEN, DanmakuTable, Entry, at_zero
from kaimaku.games.danmaku.words import spoken
from kaimaku.kernel.refusals import Lang

from ...wire.common import Words
from .eye import Eye
from .naming import entry_link
from .stack import seats
from .voice import Voice, both


def foresight(eye: Eye) -> list[Words]:
    """One sentence for each thing that will happen."""
    return _Foresight(eye).told


class _Foresight:
    """Walks the stack down and keeps in mind what will have been cancelled and avoided by then."""

    def __init__(self, eye: Eye) -> None:
        self.t: DanmakuTable = eye.t
        self.eye = eye
        self.told: list[Words] = []
        self.cancelled: set[int] = set()
        self.avoided = dict.fromkeys(range(len(self.t.stack)), 0)
        self.life = self.t.life[:]
        self.saved: set[int] = set()
        for place in range(len(self.t.stack) - 1, -1, -1):
            entry = self.t.stack[place]
            if place not in self.cancelled and entry.state in (OPEN, BEGUN):
                self._entry(place, entry)
        for seat in at_zero(self.t):
            if seat not in self.saved:
                self._say(
                    "{who} {are} at 0 life and will be defeated when this is over.",
                    "{who}はライフが0なので、これが終わると敗北します。",
                    seat,
                )

    def _say(self, en: str, ja: str, seat: int, *entries: Entry, **parts: object) -> None:
        def write(voice: Voice) -> str:
            named = [entry_link(self.t, entry, voice.lang) for entry in entries]
            filled = {k: v(voice.lang) if callable(v) else v for k, v in parts.items()}
            return voice.say(en, ja, seat, by=named[0] if named else "", on=named[-1] if named else "", **filled)

        self.told.append(both(self.eye.viewer, write))

    def _entry(self, place: int, entry: Entry) -> None:
        verbs = _flat(text_of(entry).do)
        if entry.defenders:
            self._attack(place, entry, verbs)
            verbs = verbs[1:] if entry.held and verbs and isinstance(verbs[0], Attack) else []
        elif entry.state == BEGUN:
            return
        while verbs:
            if not self._known(entry, verbs[0]):
                self._rest(entry, verbs)
                return
            verbs = verbs[1:]

    def _known(self, entry: Entry, verb: Verb) -> bool:
        """Something whose outcome is clear."""
        t = self.t
        if isinstance(verb, Cancel):
            answered = t.stack[entry.answers]
            if answered.state == OPEN and not text_of(answered).fixed:
                self._say(
                    "{who} cancel{s} {on} with {by}.", "{who}は{by}で{on}を打ち消します。", entry.you, entry, answered
                )
                self.cancelled.add(entry.answers)
                self.cancelled.update(
                    i for i, e in enumerate(t.stack) if e.answers == entry.answers and e.card == e.source and e != entry
                )
            return True
        if isinstance(verb, Avoid):
            answered = t.stack[entry.answers]
            who = entry.target if entry.target >= 0 else entry.you
            if answered.state != CANCELLED and not answered.sure and answered.defenders >> who & 1:
                self._say("{who} avoid{s} {on} with {by}.", "{who}は{by}で{on}を回避します。", who, entry, answered)
                self.avoided[entry.answers] |= 1 << who
            return True
        if isinstance(verb, SetLife) and entry.target >= 0:
            self.saved.add(entry.target)
            self._say("{who} {are} set to 1 life by {by}.", "{by}で{who}のライフは1になります。", entry.target, entry)
            return True
        return False

    def _attack(self, place: int, entry: Entry, verbs: Sequence[Verb]) -> None:
        damage = next((_damage(self.t, entry, verb) for verb in verbs if isinstance(verb, Attack)), 1)
        avoided = entry.avoided | self.avoided[place]
        for seat in seats(self.t, entry.defenders):
            if avoided >> seat & 1:
                if entry.avoided >> seat & 1:
                    self._say("{who} avoid{s} {by}.", "{who}は{by}を回避します。", seat, entry)
                continue
            before = self.life[seat]
            self.life[seat] = max(0, before - damage)
            self._say(
                "{who} {are} hit by {by}: life {before} → {after}.",
                "{who}は{by}に被弾します(ライフ{before}→{after})。",
                seat,
                entry,
                before=before,
                after=self.life[seat],
            )

    def _rest(self, entry: Entry, verbs: Sequence[Verb]) -> None:
        """In the words of the card."""
        self._say(
            "{who}, by {by}: {text}.", "{who}({by}):{text}。", entry.you, entry, text=lambda lang: _words(verbs, lang)
        )


def _flat(verbs: Sequence[Verb]) -> list[Verb]:
    return [part for verb in verbs for part in (_flat(verb.do) if isinstance(verb, Seq) else [verb])]


def _words(verbs: Sequence[Verb], lang: Lang) -> str:
    return spoken(tuple(verbs), lang)


def _damage(t: DanmakuTable, entry: Entry, verb: Attack) -> int:
    """How much life the attack costs, as things are."""
    if isinstance(verb.dmg, int):
        return verb.dmg or 1
    if isinstance(verb.dmg, Plus) and isinstance(verb.dmg.what, Powerups):
        return verb.dmg.n + len(YOUR_POWERUP.find(t, entry.you, -1))
    return 1
