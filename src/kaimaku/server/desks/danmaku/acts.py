"""Acts: what an option does in a word or two, for a button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from kaimaku.games.danmaku.definitions import Text, Verb, character_of
from kaimaku.games.danmaku.lang.attacks import Attack, Avoid, Cancel
from kaimaku.games.danmaku.lang.decks import Flip
from kaimaku.games.danmaku.lang.hands import Give
from kaimaku.games.danmaku.lang.items import Control
from kaimaku.games.danmaku.lang.joints import MODES, Seq
from kaimaku.games.danmaku.lang.lives import GainLife, SetLife
from kaimaku.games.danmaku.table import DanmakuTable
from kaimaku.games.danmaku.words import sentence
from kaimaku.kernel.decisions import PROMPTS, Option

from ...wire.common import Words
from .naming import spell_name
from .options import text_meant
from .reasons import PLAIN, reason_of
from .shown import pick_frame, reason

SIMPLE: dict[str, Words] = {
    "take": Words("Choose", "選ぶ"),
    "end": Words("End the main step", "メインステップを終える"),
    "pass": Words("Pass", "何もしない"),
    "discard": Words("Discard", "捨てる"),
    "reveal": Words("Reveal yourself", "正体を現す"),
    "look": Words("Look at a hand", "手札を見る"),
    "concede": Words("Give up", "降参する"),
}
BY_PROMPT: dict[tuple[str, str], Words] = {
    ("danmaku:take back", "yes"): Words("Take it back", "手札に戻す"),
    ("danmaku:take back", "no"): Words("Leave it", "戻さない"),
    ("danmaku:skip", "yes"): Words("Skip the turn", "飛ばす"),
    ("danmaku:skip", "no"): Words("Take the turn", "飛ばさない"),
    ("danmaku:may", "yes"): Words("Yes", "はい"),
    ("danmaku:may", "no"): Words("No", "いいえ"),
    ("danmaku:empty hand", "pass"): Words("Not now", "発動しない"),
}
BY_VERB: tuple[tuple[type[Verb], Words], ...] = (
    (Cancel, Words("Cancel", "打ち消す")),
    (Avoid, Words("Avoid", "回避する")),
    (Flip, Words("Flip", "めくる")),
    (SetLife, Words("Save", "救う")),
    (GainLife, Words("Heal", "回復する")),
    (Control, Words("Take", "得る")),
    (Give, Words("Give", "渡す")),
)
PLAY, REACT, USE = Words("Play", "使う"), Words("React", "応じる"), Words("Use", "使う")
ENTER = Words("Put into play", "場に出す")
ATTACK, STRIKE_BACK = Words("Attack", "攻撃する"), Words("Strike back", "反撃する")


def label(t: DanmakuTable, seat: int, option: Option) -> Words:
    verb = str(option[0])
    prompt = PROMPTS[t.prompt].name
    if (prompt, verb) in BY_PROMPT:
        return BY_PROMPT[prompt, verb]
    if verb in SIMPLE:
        return SIMPLE[verb]
    if verb == "number":
        return Words(str(option[1]), str(option[1]))
    if verb in ("pick", "done"):
        return _picking(t, option)
    if verb == "invoke":
        return _spell(t, seat, cast(int, option[3]))
    text = text_meant(t, seat, option)
    return PLAY if text is None else _of_text(text, verb)


def _picking(t: DanmakuTable, option: Option) -> Words:
    """By what is picked for; a choice between words goes by the words."""
    f = pick_frame(t)
    assert f is not None
    why = reason(f)
    found = reason_of(why)
    if option[0] == "done":
        return Words(*found.none)
    chosen = cast(int, option[1])
    if why in MODES:
        mode = MODES[why][chosen]
        return Words(sentence(mode.words("en")), mode.words("ja"))
    plain = PLAIN.get(why.partition(":")[0])
    if plain is not None:
        en, ja = plain[chosen]
        return Words(sentence(en), ja)
    return Words(*found.label)


def _spell(t: DanmakuTable, seat: int, whose: int) -> Words:
    character = character_of(t, whose)
    return Words(spell_name(character, "en"), spell_name(character, "ja"))


def _of_text(text: Text, verb: str) -> Words:
    if "item" in text.types and verb == "play":
        return ENTER
    first = _first(text.do)
    if isinstance(first, Attack):
        return ATTACK if verb == "play" else STRIKE_BACK
    for kind, words in BY_VERB:
        if isinstance(first, kind):
            return words
    return {"play": PLAY, "react": REACT}.get(verb, USE)


def _first(verbs: Sequence[Verb]) -> Verb | None:
    """What a text does first of all."""
    if not verbs:
        return None
    return _first(verbs[0].do) if isinstance(verbs[0], Seq) else verbs[0]
