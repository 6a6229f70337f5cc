"""Foresight: what happens if nobody answers any more, from the top of the stack down.

It is read off the stack and the texts, never tried out: what a flip or a draw would bring is nobody's to know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kaimaku.kernel.decisions import Option
from kaimaku.speech.voice import Voice, both
from kaimaku.wire.common import Words

from ..lang.attacks import Attack, Avoid, Cancel
from ..lang.joints import Seq
from ..lang.lives import GainLife, LoseLife, SetLife, SkipTurn
from ..lang.nouns import ATTACKER, YOU, YOUR_POWERUP
from ..lang.numbers import POWERUP, Plus
from ..phrases import ENTRY, Verb
from ..projection.eye import Eye
from ..projection.options import text_meant
from ..projection.stack import seats
from ..rules.attack import ATTACK
from ..rules.stack import text_of
from ..rules.window import REACTION
from ..table import BEGUN, CANCELLED, CHARACTER, HAND, OPEN, DanmakuTable, StackEntry, at_zero, ring
from ..templates import spoken
from .names import entry_link
from .questions import owned


def foresight(eye: Eye) -> list[Words]:
    """One sentence for each thing that will happen."""
    return _Foresight(eye).told


def foresight_with(t: DanmakuTable, seat: int, option: Option) -> list[Words]:
    """The same once this reaction lies on the stack; nothing for anything else."""
    text = text_meant(t, seat, option)
    if text is None or t.prompt != REACTION.number:
        return []
    source, _, third, fourth, target = cast("tuple[int, ...]", option[1:])
    card = source if t.where[source] == HAND + seat else -1
    if option[0] == "react":
        answers, you = third, fourth
    else:
        answers, you, source = fourth, seat, t.zones[CHARACTER + third][0]
    event = t.stack[answers].attack if answers >= 0 else 0
    then = t.clone()
    then.stack.append(StackEntry(text.number, card, source, you, seat, target, answers, event))
    return foresight(Eye(then, seat))


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
                    "{who} {are} at 0 life and will be defeated once this resolves.",
                    "{who}はライフが0なので、解決後に敗北します。",
                    seat,
                )

    def _say(self, en: str, ja: str, seat: int, *entries: StackEntry, **parts: int) -> None:
        def write(voice: Voice) -> str:
            named = [entry_link(self.t, entry, voice.lang) for entry in entries]
            return voice.say(en, ja, seat, by=named[0] if named else "", on=named[-1] if named else "", **parts)

        self.told.append(both(self.eye.viewer, write))

    def _entry(self, place: int, entry: StackEntry) -> None:
        verbs = _flat(text_of(entry).do)
        if entry.defenders:
            self._attack(place, entry, verbs)
            verbs = _after_attack(entry, verbs)
        elif entry.state == BEGUN:
            return
        while verbs:
            if not self._known(entry, verbs[0]):
                self._rest(place, verbs)
                return
            verbs = verbs[1:]

    def _known(self, entry: StackEntry, verb: Verb) -> bool:
        """Something whose outcome is clear."""
        if isinstance(verb, Cancel):
            self._cancel(entry)
        elif isinstance(verb, Avoid):
            self._avoid(entry)
        elif isinstance(verb, SetLife) and entry.target >= 0:
            self.saved.add(entry.target)
            self._say("{who} go{es} to 1 life ({by}).", "{by}で{who}のライフは1になります。", entry.target, entry)
        elif isinstance(verb, Attack) and verb.who is ATTACKER:
            self._strike(entry, self.t.stack[entry.answers].you)
        elif isinstance(verb, GainLife) and (verb.who is YOU or entry.target >= 0):
            who = entry.you if verb.who is YOU else entry.target
            self._say("{who} gain{s} {n} life ({by}).", "{who}はライフを{n}得ます（{by}）。", who, entry, n=verb.n)
        elif isinstance(verb, LoseLife) and verb.who is YOU:
            self._say(
                "{who} lose{s} {n} life ({by}).", "{who}はライフを{n}失います（{by}）。", entry.you, entry, n=verb.n
            )
        elif isinstance(verb, SkipTurn) and entry.target >= 0:
            self._say(
                "{who} must skip the next turn ({by}).", "{who}は次のターンを飛ばします（{by}）。", entry.target, entry
            )
        else:
            return False
        return True

    def _cancel(self, entry: StackEntry) -> None:
        t = self.t
        answered = t.stack[entry.answers]
        if answered.state != OPEN or text_of(answered).fixed or entry.answers in self.cancelled:
            return
        self._say("{who} cancel{s} {on} with {by}.", "{who}は{by}で{on}を打ち消します。", entry.you, entry, answered)
        self.cancelled.add(entry.answers)
        self.cancelled.update(
            i for i, e in enumerate(t.stack) if e.answers == entry.answers and e.card == e.source and e != entry
        )

    def _avoid(self, entry: StackEntry) -> None:
        answered = self.t.stack[entry.answers]
        who = entry.target if entry.target >= 0 else entry.you
        if answered.state != CANCELLED and not answered.sure and answered.defenders >> who & 1:
            self._say("{who} avoid{s} {on} with {by}.", "{who}は{by}で{on}を回避します。", who, entry, answered)
            self.avoided[entry.answers] |= 1 << who

    def _strike(self, entry: StackEntry, whom: int) -> None:
        def write(voice: Voice) -> str:
            by, who = entry_link(self.t, entry, voice.lang), voice.who(whom)
            return voice.say(
                "{who} attack{s} {whom} with {by}.", "{who}は{by}で{whom}を攻撃します。", entry.you, whom=who, by=by
            )

        self.told.append(both(self.eye.viewer, write))

    def _attack(self, place: int, entry: StackEntry, verbs: Sequence[Verb]) -> None:
        damage = next((_damage(self.t, entry, verb) for verb in verbs if isinstance(verb, Attack)), 1)
        avoided = entry.avoided | self.avoided[place]
        for seat in seats(self.t, entry.defenders & ~_settled(self.t, place)):
            if avoided >> seat & 1:
                if entry.avoided >> seat & 1:
                    self._say("{who} avoid{s} {by}.", "{who}は{by}を回避します。", seat, entry)
                continue
            before = self.life[seat]
            self.life[seat] = max(0, before - damage)
            self._say(
                "{who} {are} hit by {by}: life {before} → {after}.",
                "{who}は{by}に被弾します（ライフ{before}→{after}）。",
                seat,
                entry,
                before=before,
                after=self.life[seat],
            )

    def _rest(self, place: int, verbs: Sequence[Verb]) -> None:
        """In the words of the card."""

        def write(voice: Voice) -> str:
            by, text = owned(self.t, place, voice), spoken(tuple(verbs), voice.lang)
            return voice.say("{by}: “{text}.”", "{by}の効果：「{text}」", by=by, text=text)

        self.told.append(both(self.eye.viewer, write))


def _flat(verbs: Sequence[Verb]) -> list[Verb]:
    return [part for verb in verbs for part in (_flat(verb.do) if isinstance(verb, Seq) else [verb])]


def _after_attack(entry: StackEntry, verbs: list[Verb]) -> list[Verb]:
    """What follows on the attack that is going on, if that is clear: the first one of a text is."""
    first = verbs[0] if verbs else None
    if not entry.held or not isinstance(first, Attack):
        return []
    return verbs if first.times else verbs[1:]


def _settled(t: DanmakuTable, place: int) -> int:
    """For whom the attack of an entry is already over: it goes round the table, and windows may open meanwhile."""
    circle = ring(t, t.stack[place].you)
    for f in t.frames:
        if f.prog == ATTACK and f.num(ENTRY) == place:
            return sum(1 << seat for seat in circle[: f.num(2)])
    return 0


def _damage(t: DanmakuTable, entry: StackEntry, verb: Attack) -> int:
    """How much life the attack costs, as things are."""
    if isinstance(verb.dmg, int):
        return verb.dmg or 1
    if isinstance(verb.dmg, Plus) and verb.dmg.what is POWERUP:
        return verb.dmg.n + len(YOUR_POWERUP.find(t, entry.you, -1))
    return 1
