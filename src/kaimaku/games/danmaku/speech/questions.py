"""What is asked, in words: the question of each prompt, and the card whose text asks."""

from __future__ import annotations

from kaimaku.kernel.decisions import PROMPTS
from kaimaku.kernel.frames import PROGRAMS, Frame
from kaimaku.kernel.picks import OpenPick, naming, picking
from kaimaku.speech.voice import Voice, both
from kaimaku.wire.common import Words
from kaimaku.wire.play import Source

from ..lang.attacks import Attack
from ..lang.joints import MAYS
from ..phrases import ENTRY, WHO, Verb
from ..projection.eye import Eye
from ..projection.stack import seats
from ..rules.picking import DEALS
from ..rules.stack import TAKE_BACK, text_of
from ..rules.turn import DISCARDS, surplus
from ..rules.window import BASE, REACTION, live_entries
from ..table import DanmakuTable, StackEntry, at_zero, hand
from ..templates import sentence
from .names import entry_link, kind_of, number
from .picks import REASONS, Reason, reason_of


def question_words(t: DanmakuTable, seat: int) -> Words:
    return both(seat, lambda voice: _question(t, seat, voice))


def _question(t: DanmakuTable, seat: int, voice: Voice) -> str:
    pick = picking(t)
    if pick is not None:
        return voice.pick(pick_reason(pick, seat).question).format(seat=dealt_to(pick, voice))
    if t.prompt == REACTION.number:
        return _reaction(t, voice)
    if t.prompt == DISCARDS.number:
        n = surplus(t, seat)
        return voice.say(
            "Discard {n} {cards} (maximum hand size {most}).",
            "手札を{n}枚捨ててください（手札上限{most}枚）。",
            n=n,
            cards="card" if n == 1 else "cards",
            most=len(hand(t, seat)) - n,
        )
    if t.prompt == TAKE_BACK.number:
        entry = t.stack[t.frames[-1].many(2)[0]]
        answered = t.stack[entry.answers]
        return voice.say(
            "{on} was cancelled. Return {what} to your hand?",
            "{on}は打ち消されました。{what}を手札に戻しますか？",
            on=voice.pick(THE_ATTACK) if text_of(answered).attacks else entry_link(t, answered, voice.lang),
            what=entry_link(t, entry, voice.lang),
        )
    if t.prompt == t.questions.may.number:
        deed = may_words(t, voice)
        return f"「{deed}」の効果を使いますか？" if voice.lang == "ja" else f"{deed}?"
    if naming(t) is not None:
        return voice.say("Choose the Distance between all players.", "全員の距離をいくつにしますか？")
    return PROMPTS[t.prompt].words(voice.lang)


def pick_reason(pick: OpenPick, seat: int) -> Reason:
    """What a pick is for; a card dealt to oneself is taken."""
    return REASONS["card:take"] if pick.why == DEALS[seat] else reason_of(pick.why)


def dealt_to(pick: OpenPick, voice: Voice) -> str:
    """Whom a card that is dealt goes to."""
    return voice.who(DEALS.index(pick.why)) if pick.why in DEALS else ""


THE_ATTACK = ("The attack", "攻撃")
PLAYING = {
    "card": ("{who} play{s} {by}{behalf}.", "{who}が{behalf}{by}を使います。"),
    "spell": ("{who} activate{s} {by}{behalf}.", "{who}が{behalf}{by}を発動します。"),
    "ability": ("{who} use{s} {by}{behalf}.", "{who}が{behalf}{by}を使います。"),
    "copy": ("{who} cop{ies} {by}{behalf}.", "{who}が{behalf}{by}をコピーします。"),
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
    said.append("React, or pass?" if voice.lang == "en" else "リアクションしますか？")
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
            "{who} react{s} to {on} with {by}{behalf}.",
            "{who}が{behalf}{on}に{by}で応じます。",
            entry.payer,
            on=owned(t, entry.answers, voice),
            by=by,
            behalf=_behalf(entry, voice),
        )
    en, ja = PLAYING[kind_of(t, place)]
    return voice.say(en, ja, entry.payer, by=by, behalf=_behalf(entry, voice))


def _behalf(entry: StackEntry, voice: Voice) -> str:
    """For whom it was played, where that is somebody else than who played it (term.behalf.1)."""
    if entry.payer == entry.you:
        return ""
    whom = voice.who(entry.you)
    return f"{whom}のために" if voice.lang == "ja" else f" for {whom}"


def owned(t: DanmakuTable, place: int, voice: Voice) -> str:
    """Something on the stack with whose it is."""
    entry = t.stack[place]
    link = entry_link(t, entry, voice.lang)
    if text_of(entry).ability:
        return link
    return f"{voice.whose(entry.you)}{'' if voice.lang == 'ja' else ' '}{link}"


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
    if (picking(t) is not None or naming(t) is not None) and len(t.frames) > 1:
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
