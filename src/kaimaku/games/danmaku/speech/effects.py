"""Lasting effects in words: on a player, on everybody, and what the Incident does all the time."""

from __future__ import annotations

from kaimaku.kernel.listeners import ABILITIES, STANDING, Live
from kaimaku.kernel.refusals import Lang
from kaimaku.kernel.values import by_age
from kaimaku.speech.voice import Voice, both
from kaimaku.wire.common import Words

from ..definitions import Modifier, incident_of
from ..lang.lasting import BanActions, BanChosen, ForAll, SetDistance, Suppress
from ..projection.eye import Eye
from ..table import END_OF_TURN
from .names import card_link

TYPES = (("Danmaku", "弾幕"), ("Dodge", "回避"), ("Invocation", "発動"), ("Item", "アイテム"))


def notes_on_player(eye: Eye, seat: int) -> list[Words]:
    """What works on a player for a while."""
    return [
        _note(eye, live) for live in _for_a_while(eye) if live.seat == seat and not for_all(ABILITIES[live.ability])
    ]


def notes_on_table(eye: Eye) -> list[Words]:
    return [_note(eye, live) for live in _for_a_while(eye) if for_all(ABILITIES[live.ability])]


def notes_on_incident(eye: Eye) -> list[Words]:
    """What holds as long as the Incident is in play."""
    found = incident_of(eye.t)
    if found is None:
        return []
    return [Words(_sentence(part.words("en"), "en"), _sentence(part.words("ja"), "ja")) for part in found.always.parts]


def _for_a_while(eye: Eye) -> list[Live]:
    return by_age(tuple(live for found in eye.t.mods.values() for live in found if live.until != STANDING))


def for_all(ability: object) -> bool:
    """Does it hold for everybody?"""
    return isinstance(ability, (ForAll, BanActions, BanChosen))


def _note(eye: Eye, live: Live) -> Words:
    """What, until when, and the card it comes from."""

    def write(voice: Voice) -> str:
        said = effect_words(ABILITIES[live.ability], live.amount, voice.lang)
        by = card_link(eye.t, live.source, voice.lang) if live.source >= 0 and eye.sees(live.source) else ""
        if voice.lang == "ja":
            until = "ターン終了時" if live.until == END_OF_TURN else f"{voice.whose(live.until)}次のターン"
            return f"{until}まで{said}" + (f"（{by}）。" if by else "。")
        until = "the end of the turn" if live.until == END_OF_TURN else f"{voice.whose(live.until)} next turn"
        return _sentence(f"{said} until {until}" + (f" ({by})" if by else ""), "en")

    return both(eye.viewer, write)


def effect_words(ability: object, amount: int, lang: Lang) -> str:
    """A lasting effect, with what was chosen for it."""
    assert isinstance(ability, Modifier)
    ja = lang == "ja"
    if isinstance(ability, BanChosen):
        what = TYPES[amount]
        return f"誰も{what[1]}カードを使えない" if ja else f"nobody can play {what[0]} cards"
    if isinstance(ability, SetDistance):
        return f"距離はすべて{amount}になる" if ja else f"all Distances are {amount}"
    if isinstance(ability, Suppress):
        return "アイテムは効果を失う" if ja else "Items have no effect"
    return ability.words(lang)


def _sentence(text: str, lang: Lang) -> str:
    text = text[:1].upper() + text[1:]
    return text if text.endswith((".", "。")) else text + ("。" if lang == "ja" else ".")
