"""What an option would do at a hololive OCG table: HP, downs, life, what pays, cards, and the power of Arts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, cast

from kaimaku.foresight import Trial
from kaimaku.kernel.decisions import NO, PASS, Option, options
from kaimaku.kernel.questions import ENOUGH
from kaimaku.kernel.values import value
from kaimaku.speech.chances import CARDS_NOW, NOW
from kaimaku.speech.foreseeing import Foreseeing, change, more
from kaimaku.speech.voice import Voice, both
from kaimaku.wire.common import Words
from kaimaku.wire.play import Fact

from ..defs import DEFS
from ..rules.main_phase import MAIN
from ..rules.performance import PERFORM
from ..rules.stats import ARTS, hp
from ..table import ARCHIVE, LIFE, POWER, HoloTable, Mem
from .names import card_name

LEADING = frozenset({MAIN.number, PERFORM.number})  # where a player acts, and does not answer
LETTING_GO = (PASS, NO, ENOUGH)
DOWNS = Words("downs", "ダウン")
PAYS = Words("pays", "支払い")


class HocgForeseeing(Foreseeing[HoloTable]):
    untold: ClassVar[frozenset[str]] = frozenset({"pass", "first", "second", "keep", "redraw"})

    def passing(self, t: HoloTable, asked: int, seat: int) -> Option | None:
        """The opponent uses nothing; what the seat itself is asked is its own next choice."""
        if asked == seat or t.prompt in LEADING:
            return None
        found = options(t, asked)
        return next((option for option in LETTING_GO if option in found), None)

    def facts(self, trial: Trial[HoloTable], seat: int) -> list[Fact]:
        mems = [mem for mem in trial.before.mems.values() if not mem.face_down]
        mems.sort(key=lambda mem: mem.seat == seat)
        downed = {cast(int, entry[5][0]) for entry in trial.entries if entry[0] == "down"}
        return [
            *(found for mem in mems for found in _health(trial, mem, mem.id in downed)),
            *_life(trial, seat, 1 - seat),
            *_life(trial, seat, seat),
            *_cheers(trial, seat),
            *_power(trial, seat),
            *(found for mem in mems for found in _arts(trial, mem)),
            *_drawn(trial, seat, seat),
            *_drawn(trial, seat, 1 - seat),
        ]


def _called(t: HoloTable, card: int) -> Words:
    return Words(card_name(DEFS[t.defs[card]], "en"), card_name(DEFS[t.defs[card]], "ja"))


def _health(trial: Trial[HoloTable], mem: Mem, downed: bool) -> Iterator[Fact]:
    """The HP a holomem has left."""
    name, thing = _called(trial.before, mem.stack[-1]), f"m{mem.id}"
    was, now = max(0, hp(trial.before, mem) - mem.damage), trial.after.mems.get(mem.id)
    if downed:
        yield Fact("down", Words(f"{name.en} is downed", f"{name.ja}がダウン"), thing, DOWNS, was, 0)
    elif now is not None and now.stack:
        left = max(0, hp(trial.after, now) - now.damage)
        if left != was:
            words = Words(f"{name.en}: HP {was} → {NOW}", f"{name.ja}：HP {was} → {NOW}")
            yield Fact("hp", words, thing, change(was), was, left)


def _life(trial: Trial[HoloTable], seat: int, side: int) -> Iterator[Fact]:
    """Told when a life card is turned up; where its cheer goes, its owner chooses after that."""
    lost = [cast(int, entry[5][0]) for entry in trial.entries if entry[0] == "life" and entry[1] == side]
    if lost:
        was, left = len(trial.before.zones[LIFE + side]), lost[-1]

        def write(voice: Voice) -> str:
            en, ja = "{who} lose{s} {n} life ({was} → {left})", "{whose}ライフ-{n}（{was} → {left}）"
            return voice.say(en, ja, side, n=was - left, was=was, left=left)

        badge = Words(f"Life {was} → {left}", f"ライフ {was} → {left}")
        yield Fact("life", both(seat, write), f"o{side}", badge, was, left)


def _cheers(trial: Trial[HoloTable], seat: int) -> Iterator[Fact]:
    """Cheers that go to the archive while their holomem stays."""
    before, archive = trial.before, trial.after.zones[ARCHIVE + seat]
    for mem in before.mems.values():
        for cheer in mem.cheers if mem.seat == seat and mem.id in trial.after.mems else ():
            if cheer in archive:
                name, of = _called(before, cheer), _called(before, mem.stack[-1])
                words = Words(f"{of.en} pays with {name.en}", f"{of.ja}の{name.ja}で支払う")
                yield Fact("pay", words, f"c{before.handles[cheer]}", PAYS)


def _power(trial: Trial[HoloTable], seat: int) -> Iterator[Fact]:
    was, left = (len(t.zones[POWER + seat]) for t in (trial.before, trial.after))
    if was != left:
        words = Words(f"Holo Power {was} → {NOW}", f"ホロパワー {was} → {NOW}")
        yield Fact("holo_power", words, before=was, after=left)


def _arts(trial: Trial[HoloTable], mem: Mem) -> Iterator[Fact]:
    """Arts that get stronger or weaker."""
    now = trial.after.mems.get(mem.id)
    if now is None or now.stack != mem.stack or not DEFS[trial.before.defs[mem.stack[-1]]].arts:
        return
    n = value(trial.after, ARTS, mem.id, 0) - value(trial.before, ARTS, mem.id, 0)
    if n:
        name = _called(trial.before, mem.stack[-1])
        yield Fact("arts", Words(f"{name.en}: Arts {n:+d}", f"{name.ja}：アーツ{n:+d}"), f"m{mem.id}", more(n))


def _drawn(trial: Trial[HoloTable], seat: int, side: int) -> Iterator[Fact]:
    n = sum(entry[0] == "draw" and entry[1] == side for entry in trial.entries)
    if n:

        def write(voice: Voice) -> str:
            return voice.say("{who} draw{s} {cards}", "{who}は{cards}を引く", side, cards=CARDS_NOW)

        yield Fact("draw", both(seat, write), before=0, after=n)


FORESEEING = HocgForeseeing()
