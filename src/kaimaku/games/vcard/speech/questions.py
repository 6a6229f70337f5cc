"""What is asked, in words: the question of each prompt, and the card whose text asks."""

from __future__ import annotations

from collections.abc import Sequence

from kaimaku.kernel.decisions import PROMPTS
from kaimaku.kernel.frames import PROGRAMS, Frame
from kaimaku.kernel.picks import OpenPick, naming, picking
from kaimaku.speech.voice import Voice, both
from kaimaku.wire.common import Words
from kaimaku.wire.play import Source

from ..card import BY_ID, CardDef
from ..lang.effects import MAYS, MODES, Part, capital
from ..lang.payments import Invoke, price
from ..projection.eye import Eye
from ..rules.picking import ALLY, NEW_HOST
from ..rules.setup import PLACE
from ..rules.window import BASE, HEARER, WINDOW, past_events
from ..table import ACTIVE, Item, VCardTable, on_spot, zone
from .events import event_words
from .names import card_words, linked, thing_words
from .picks import REASONS, Reason

NUMBERS: dict[str, tuple[str, str]] = {
    "mode": ("Choose one.", "1つ選んでください。"),
    "coins": ("Choose how many Coins to spend.", "使うコインの枚数を選んでください。"),
    "end of the deck": ("Put them on the top or the bottom of the deck?", "デッキの上と下のどちらに置きますか？"),
}
FIRST_PLACE = ("Choose a VTuber for your Active Spot.", "アクティブスポットに置くVTuberを選んでください。")
MORE_PLACES = ("Set up more PL8 VTubers on your Backstage?", "バックステージにもPL8のVTuberを置きますか？")


def question_words(t: VCardTable, seat: int) -> Words:
    return both(seat, lambda voice: _question(t, seat, voice))


def _question(t: VCardTable, seat: int, voice: Voice) -> str:
    ja = voice.lang == "ja"
    pick, number = picking(t), naming(t)
    if pick is not None:
        asked = pick_reason(t, pick).question[ja]
        by = asking_card(t)
    elif t.prompt == WINDOW.number:
        return _window(t, seat, voice)
    elif t.prompt == PLACE.number:
        return (MORE_PLACES if zone(t, seat, ACTIVE) else FIRST_PLACE)[ja]
    elif t.prompt == t.questions.may.number:
        said = may_words(t, voice)
        asked = f"「{said}」の効果を使いますか？" if ja else f"{said}?"
        by = asking_card(t)
    elif number is not None:
        asked = NUMBERS[number][ja]
        by = asking_card(t)
    else:
        return PROMPTS[t.prompt].words(voice.lang)
    if by is None:
        return asked
    return f"{linked(by.number)}{'：' if ja else ': '}{asked}"


def pick_reason(t: VCardTable, pick: OpenPick) -> Reason:
    """A copied Ally asks for the VTuber it goes to, by the same word as one that is moved."""
    return REASONS[NEW_HOST if pick.why == ALLY and on_spot(t, pick.left[0]) else pick.why]


# --- priority ---------------------------------------------------------------------------------------------------------

PLAYING: dict[str, tuple[str, str]] = {
    "play": ("{who} play{s} {card}.", "{who}が{card}を出します。"),
    "evolve": ("{who} evolve{s} {what} into {card}.", "{who}が{what}を{card}に進化させます。"),
    "ally": ("{who} attach{es} {card} to {what}.", "{who}が{card}を{what}に付けます。"),
    "mascot": ("{who} play{s} the Mascot {card}.", "{who}がマスコット{card}を使います。"),
    "world": ("{who} play{s} the World {card}.", "{who}がワールド{card}を使います。"),
    "boost": ("{who} play{s} {card}.", "{who}が{card}を使います。"),
    "lock": ("{who} Lock{s} {card}.", "{who}が{card}をLockします。"),
    "reply": ("{who} respond{s} with {card}.", "{who}が{card}で応じます。"),
    "trade": ("{who} discard{s} three cards to draw two.", "{who}が3枚捨てて2枚引きます。"),
}


def _window(t: VCardTable, seat: int, voice: Voice) -> str:
    """What one would answer: the latest thing on the Queue, or what has just happened."""
    f = t.frames[-1]
    said = [item_words(t, seat, item, voice) for item in t.queue[f.num(BASE) :][-1:]]
    if seat == f.num(HEARER):
        said += dict.fromkeys(event_words(Eye(t, seat), e, voice) for _, e in past_events(f))
    said.append("増援を使いますか？" if voice.lang == "ja" else "Play a Reinforcement, or pass?")
    return ("" if voice.lang == "ja" else " ").join(said)


def item_words(t: VCardTable, seat: int, item: Item, voice: Voice) -> str:
    eye = Eye(t, seat)
    en, ja = PLAYING[item.verb]
    what = thing_words(eye, item.place, voice) if item.verb in ("evolve", "ally") else ""
    card = card_words(eye, item.card, voice.lang) if item.card >= 0 else ""
    return voice.say(en, ja, item.seat, card=card, what=what)


# --- what may be done or left -----------------------------------------------------------------------------------------


def asked_part(t: VCardTable) -> Part:
    """What a text asks whether to do it."""
    f = t.frames[-1]
    return MAYS[PROGRAMS[f.prog].name, f.pc - 1]


def may_words(t: VCardTable, voice: Voice) -> str:
    part = asked_part(t)
    said = part.words(voice.lang)
    if isinstance(part, Invoke):
        cost, _ = price(t, t.frames[-1].source, part.n)
        said = f"マナを{cost}支払い、{said}" if voice.lang == "ja" else f"Pay {cost} Mana for {said}"
    return capital(said)


def modes(t: VCardTable) -> Sequence[Part]:
    """The texts a choice is between."""
    f = t.frames[-2]
    return MODES[PROGRAMS[f.prog].name, f.pc - 1]


# --- the card that asks -----------------------------------------------------------------------------------------------


def asking_frame(t: VCardTable) -> Frame:
    """The effect or procedure that asks: the one beneath a pick or a number."""
    return t.frames[-1 if picking(t) is None and naming(t) is None else -2]


def asking_card(t: VCardTable) -> CardDef | None:
    """The card whose text is carried out: the one its program is called after, which may be a copied one."""
    name = PROGRAMS[asking_frame(t).prog].name
    return BY_ID.get(name.removeprefix("vcard:").partition("/")[0])


def source(t: VCardTable, words: bool) -> Source | None:
    card = asking_card(t)
    if card is None:
        return None
    return Source(card.facts.id, Words(card.words["en"], card.words["ja"]) if words else None)
