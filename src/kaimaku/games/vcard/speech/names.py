"""What cards, VTubers and spots are called: names that open their card, and places in words."""

from __future__ import annotations

from functools import cache

from kaimaku.kernel.refusals import Lang
from kaimaku.speech.voice import Voice

from ..card import CARDS
from ..projection.eye import Eye
from ..rules.tokens import NAMES
from ..table import ACTIVE, SIDE, VCardTable, on_spot, spots, top

TOKENS = {name: name.title() for name in NAMES}


@cache
def linked(number: int) -> str:
    """`[label](card number)`; a card is called the same in both languages."""
    facts = CARDS[number].facts
    return f"[{facts.name}]({facts.id})"


def card_words(eye: Eye, card: int, lang: Lang) -> str:
    """A card by its name, or that it is one."""
    if card >= 0 and eye.sees(card):
        return linked(eye.t.defs[card])
    return "カード1枚" if lang == "ja" else "a card"


def place_words(place: int, lang: Lang) -> str:
    """A place of a side: 0 Active, 1 to 4 Backstage."""
    if place == 0:
        return "アクティブスポット" if lang == "ja" else "the Active Spot"
    return f"バックステージ{place}" if lang == "ja" else f"Backstage {place}"


def spot_words(spot: int, voice: Voice) -> str:
    """With whose it is, unless it is the reader's own."""
    seat, place = spot // SIDE, spot % SIDE - ACTIVE
    said = place_words(place, voice.lang)
    if seat == voice.reader:
        return said.replace("the ", "your ") if voice.lang == "en" else said
    if voice.lang == "ja":
        return voice.whose(seat) + said
    return f"{voice.whose(seat)} {said.removeprefix('the ')}"


def vt_words(eye: Eye, vt: int, voice: Voice) -> str:
    """A VTuber on the board by its top card, with its place where another is called the same."""
    t = eye.t
    if not eye.sees(top(t, vt)):
        place = spot_words(t.where[vt], voice)
        return f"{place}の裏向きのVTuber" if voice.lang == "ja" else f"the face-down VTuber on {place}"
    said = linked(t.defs[top(t, vt)])
    if _namesakes(t, vt) == 1:
        return said
    place = spot_words(t.where[vt], voice)
    return f"{place}の{said}" if voice.lang == "ja" else f"{said} on {place}"


def _namesakes(t: VCardTable, vt: int) -> int:
    """How many VTubers on the board show this name."""
    name = CARDS[t.defs[top(t, vt)]].facts.name
    stacks = [t.zones[s] for seat in range(t.seats) for s in spots(seat) if t.zones[s]]
    return sum(CARDS[t.defs[stack[-1]]].facts.name == name and t.known[stack[-1]] == t.everyone for stack in stacks)


def thing_words(eye: Eye, card: int, voice: Voice) -> str:
    return vt_words(eye, card, voice) if on_spot(eye.t, card) else card_words(eye, card, voice.lang)
