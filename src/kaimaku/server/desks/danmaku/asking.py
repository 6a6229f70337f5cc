"""What is asked, in words: the question of each prompt, and the card whose text asks."""

from __future__ import annotations

from kaimaku.games.danmaku.cancel import TAKE_BACK
from kaimaku.games.danmaku.definitions import ENTRY, WHO, Verb
from kaimaku.games.danmaku.discard_step import DISCARDS, surplus
from kaimaku.games.danmaku.lang.attacks import Attack
from kaimaku.games.danmaku.lang.joints import MAYS
from kaimaku.games.danmaku.stack import text_of
from kaimaku.games.danmaku.table import DanmakuTable, at_zero
from kaimaku.games.danmaku.window import BASE, REACTION, live_entries
from kaimaku.games.danmaku.words import sentence
from kaimaku.kernel.decisions import PROMPTS
from kaimaku.kernel.frames import PROGRAMS, Frame
from kaimaku.kernel.picks import NUMBER

from ...wire.common import Words
from ...wire.play import Source
from ..voice import Voice, both
from .eye import Eye
from .naming import entry_link, kind_of, number
from .reasons import reason_of
from .shown import pick_frame, reason
from .stack import seats


def question_words(t: DanmakuTable, seat: int) -> Words:
    return both(seat, lambda voice: _question(t, seat, voice))


def _question(t: DanmakuTable, seat: int, voice: Voice) -> str:
    f = pick_frame(t)
    if f is not None:
        asked = reason_of(reason(f)).question[voice.lang == "ja"]
        return asked.format(seat=dealt_to(f, voice))
    if t.prompt == REACTION.number:
        return _reaction(t, voice)
    if t.prompt == DISCARDS.number:
        n = surplus(t, seat)
        return voice.say(
            "You have {n} {cards} too many: discard down to your maximum hand size.",
            "手札が{n}枚多いので、手札上限まで捨ててください。",
            n=n,
            cards="card" if n == 1 else "cards",
        )
    if t.prompt == TAKE_BACK.number:
        entry = t.stack[t.frames[-1].many(2)[0]]
        what = entry_link(t, entry, voice.lang)
        return voice.say(
            "What {what} answered is cancelled. Take it back into your hand?",
            "{what}が応じたカードは打ち消されました。手札に戻しますか?",
            what=what,
        )
    if t.prompt == t.questions.may.number:
        deed = may_words(t, voice)
        return f"「{deed}」を行いますか?" if voice.lang == "ja" else f"{deed}?"
    if t.frames[-1].prog == NUMBER:
        return voice.say("Which Distance holds for all?", "全員の距離をいくつにしますか?")
    return PROMPTS[t.prompt].words(voice.lang)


def dealt_to(f: Frame, voice: Voice) -> str:
    """Whom a card that is dealt goes to."""
    why = reason(f)
    return voice.who(int(why.split(" ")[1])) if why.startswith("card:deal") else ""


PLAYING = {
    "card": ("{who} play{s} {by}.", "{who}が{by}を使います。"),
    "spell": ("{who} activate{s} {by}.", "{who}が{by}を発動します。"),
    "ability": ("{who} use{s} {by}.", "{who}が{by}の能力を使います。"),
    "copy": ("{by} is copied for {who}.", "{who}が{by}をコピーします。"),
}


# --- windows ----------------------------------------------------------------------------------------------------------


def _reaction(t: DanmakuTable, voice: Voice) -> str:
    """What one would react to: the latest thing on the stack, and whoever is at 0 life."""
    said = [_latest(t, n, voice) for n in live_entries(t, t.frames[-1].num(BASE))[-1:]]
    fallen = at_zero(t)
    if fallen:
        who, several = voice.all(fallen), len(fallen) > 1 or fallen[0] == voice.reader
        said.append(
            voice.say(
                "{who_all} {is_} at 0 life.",
                "{who_all}のライフは0です。",
                who_all=who,
                is_="are" if several else "is",
            )
        )
    said.append("React, or pass?" if voice.lang == "en" else "リアクションしますか?")
    return (" " if voice.lang == "en" else "").join(said)


def _latest(t: DanmakuTable, place: int, voice: Voice) -> str:
    entry = t.stack[place]
    by = entry_link(t, entry, voice.lang)
    if entry.defenders:
        whom = voice.all(seats(t, entry.defenders))
        return voice.say(
            "{who} attack{s} {whom} with {by}.", "{who}が{by}で{whom}を攻撃します。", entry.you, whom=whom, by=by
        )
    if entry.answers >= 0:
        return voice.say(
            "{who} answer{s} {on} with {by}.",
            "{who}が{on}に{by}で応じます。",
            entry.you,
            on=owned(t, entry.answers, voice),
            by=by,
        )
    en, ja = PLAYING[kind_of(t, place)]
    return voice.say(en, ja, entry.you, by=by)


def owned(t: DanmakuTable, place: int, voice: Voice) -> str:
    """Something on the stack with whose it is."""
    entry = t.stack[place]
    gap = "" if voice.lang == "ja" else " "
    return f"{voice.whose(entry.you)}{gap}{entry_link(t, entry, voice.lang)}"


# --- what may be done or left -----------------------------------------------------------------------------------------


def asked_verb(t: DanmakuTable) -> Verb | None:
    """What a text asks whether to do it; None where it asks whether to copy something."""
    f = t.frames[-1]
    return MAYS.get((PROGRAMS[f.prog].name, f.pc - 1))


def may_words(t: DanmakuTable, voice: Voice) -> str:
    """What one would do."""
    f = t.frames[-1]
    verb = asked_verb(t)
    ja = voice.lang == "ja"
    if verb is None:
        answered = entry_link(t, t.stack[t.stack[f.num(ENTRY)].answers], voice.lang)
        return f"{answered}をコピーする" if ja else f"Copy {answered}"
    if isinstance(verb, Attack) and f.num(WHO) >= 0:
        whom = voice.who(f.num(WHO))
        return f"{whom}を攻撃する" if ja else f"Attack {whom}"
    return sentence(verb.words(voice.lang))


# --- the card that asks -----------------------------------------------------------------------------------------------


def source(t: DanmakuTable, seat: int, words: bool) -> Source | None:
    """The card whose text asks, with that text."""
    f = t.frames[-1]
    if PROMPTS[t.prompt].secret or t.prompt == DISCARDS.number:
        return None
    if (pick_frame(t) is not None or f.prog == NUMBER) and len(t.frames) > 1:
        f = t.frames[-2]
    if f.source < 0 or not Eye(t, seat).sees(f.source):
        return None
    return Source(number(t, f.source), _text(t, f) if words else None)


def _text(t: DanmakuTable, f: Frame) -> Words | None:
    """The text that is being carried out."""
    place = f.slots[ENTRY] if f.slots else None
    if isinstance(place, int) and 0 <= place < len(t.stack):
        text = text_of(t.stack[place])
        if PROGRAMS[f.prog].name.startswith(text.name):
            return Words(sentence(text.words("en")), sentence(text.words("ja")))
    return None
