"""Continuous effects in words: what is at work on a holomem or on a player besides HP and the power of Arts."""

from __future__ import annotations

from typing import cast

from kaimaku.games.hocg.abilities import Frozen, Grants
from kaimaku.games.hocg.asking import ability_text
from kaimaku.games.hocg.defs import COLORS, DEFS
from kaimaku.games.hocg.lang.substitutes import IN_PLACE_OF_CHEER
from kaimaku.games.hocg.lang.words import COLOR_JA
from kaimaku.games.hocg.layers import BATON, COLORS_TOO, LAYER, NAMES, OFF, in_layer
from kaimaku.games.hocg.stats import (
    AS_CHEER,
    BLOOM_AGAIN,
    BLOOM_ANY,
    BORROW,
    CHEER_COLOR,
    COST,
    CRITICAL,
    FREE,
    HP_LOCK,
    LIFE_LOCK,
    LIMITED_CAP,
    MASCOT_LIMIT,
    NAMED_COST,
    NEUTRAL_COST,
    NO_ART_DAMAGE,
    NO_ARTS,
    NO_BATON,
    NO_COLLAB,
    NO_MOVE,
    NO_READY,
    NO_REST,
    NO_SPECIAL_DAMAGE,
    NO_SWAP,
    ONLY_CENTER,
    SKILL_LIMIT,
    STAGE_CAP,
    TARGET_BACK,
    TAUNT,
    TOOL_LIMIT,
)
from kaimaku.games.hocg.table import Mem
from kaimaku.kernel.listeners import ABILITIES, STANDING, Live
from kaimaku.kernel.values import applying

from ...wire.common import Words
from .eye import Eye
from .naming import link, name_ja

# {n} the amount, signed; {what} the name or the color that is given
ON_HOLOMEM: dict[int, tuple[str, str]] = {
    OFF: ("It has lost its abilities", "能力を失っている"),
    NAMES: ("It is also called {what}", "〈{what}〉としても扱う"),
    COLORS_TOO: ("It also counts as {what}", "{what}としても扱う"),
    BORROW: ("It may use the Arts of others", "ほかのホロメンのアーツも使える"),
    TARGET_BACK: ("Its Arts may also target back holomem", "アーツで相手のバックホロメンも対象にできる"),
    ONLY_CENTER: ("Its Arts may only target the center", "アーツの対象は相手のセンターホロメンだけ"),
    TAUNT: ("It must be the target of Arts", "相手のアーツの対象に必ずなる"),
    FREE: ("It may use Arts without cheers", "エールを必要とせずにアーツを使える"),
    NEUTRAL_COST: ("Cheers of any color pay for its Arts", "アーツに必要な色すべてが無色になる"),
    AS_CHEER: (
        "Something on it counts as a cheer ({what}) for Arts",
        "付いているカードがエール({what})としても扱われる",
    ),
    CHEER_COLOR: ("Its cheers also count as {what}", "エールを{what}としても扱う"),
    NO_BATON: ("It cannot pass the baton", "バトンタッチできない"),
    NO_MOVE: ("It cannot move", "移動できない"),
    NO_SWAP: ("It cannot be swapped", "交代できない"),
    NO_REST: ("It does not come to rest", "お休みにならない"),
    NO_READY: ("It does not become active", "アクティブにならない"),
    NO_COLLAB: ("It cannot collab", "コラボできない"),
    NO_ARTS: ("It cannot use Arts", "アーツを使えない"),
    NO_ART_DAMAGE: ("It does not take Arts damage", "アーツダメージを受けない"),
    NO_SPECIAL_DAMAGE: ("It does not take special damage", "特殊ダメージを受けない"),
    HP_LOCK: ("Abilities do not change its HP", "能力でHPが変動しない"),
    COST: ("Arts cost: neutral {n}", "アーツに必要な無色{n}"),
    NAMED_COST: ("Cost of the Arts {what}: neutral {n}", "アーツ「{what}」に必要な無色{n}"),
    BATON: ("Baton pass: neutral {n}", "バトンタッチに必要な無色{n}"),
    CRITICAL: ("Arts {n} against {what}", "{what}に対してアーツ{n}"),
    TOOL_LIMIT: ("Tools it may carry: {n}", "付けられるツールの上限{n}"),
    MASCOT_LIMIT: ("Mascots it may carry: {n}", "付けられるマスコットの上限{n}"),
    BLOOM_ANY: ("It may bloom whatever the level", "レベルに関係なくBloomできる"),
    BLOOM_AGAIN: ("It may bloom once more this turn", "このターンにもう1回Bloomできる"),
    IN_PLACE_OF_CHEER: (
        "A card on it may be archived in place of a cheer",
        "エール1枚のかわりに付いているカードをアーカイブできる",
    ),
}
ON_SEAT: dict[int, tuple[str, str]] = {
    LIMITED_CAP: ("{who}: LIMITED cards this turn {n}", "{who}: このターンに使えるLIMITED{n}"),
    STAGE_CAP: ("{who}: holomem on the stage {n}", "{who}: ステージのホロメンの上限{n}"),
}
ON_TABLE: dict[int, tuple[str, str]] = {
    LIFE_LOCK: ("Abilities of the opponent do not cost {who} life", "{who}のライフは相手の能力で減らない"),
    SKILL_LIMIT: ("{who}: uses of the Oshi skill {n}", "{who}: 推しスキルの使用回数{n}"),
}


def notes_on_mem(eye: Eye, mem: Mem) -> list[Words]:
    """What else works on a holomem, each with the card it comes from."""
    t = eye.t
    found: list[Words] = []
    for stat in t.mods:
        if stat in ON_HOLOMEM:
            live = in_layer(t, stat, mem.id) if stat in LAYER else applying(t, stat, mem.id)
            found += [_note(eye, x, ON_HOLOMEM[stat], ABILITIES[x.ability].amount(t, x, mem.id)) for x in live]
    return found


def notes_on_table(eye: Eye) -> list[Words]:
    """Effects on a player, and those that wait for a moment to come."""
    t = eye.t
    found: list[Words] = []
    for stat, words in ON_SEAT.items():
        for seat in (0, 1) if stat in t.mods else ():
            found += [
                _note(eye, x, words, ABILITIES[x.ability].amount(t, x, seat), seat) for x in applying(t, stat, seat)
            ]
    for stat, words in ON_TABLE.items():
        found += [_note(eye, x, words, x.amount, x.seat) for x in t.mods.get(stat, ())]
    for waiting in t.live.values():
        found += [_waiting(eye, x) for x in waiting if x.until != STANDING]
    return found


def _note(eye: Eye, x: Live, words: tuple[str, str], n: int, seat: int = 0) -> Words:
    en, ja = _given(x)
    who = f"{{{seat}}}"
    by = _origin(eye, x)
    return Words(
        words[0].format(n=f"{n:+d}", what=en, who=who) + (f" ({by.en})." if by else "."),
        words[1].format(n=f"{n:+d}", what=ja, who=who) + (f"({by.ja})。" if by else "。"),
    )


def _waiting(eye: Eye, x: Live) -> Words:
    """A one-shot effect that waits for its moment, by the text that made it."""
    name = ABILITIES[x.ability].name
    by = _origin(eye, x)
    en, ja = ability_text(name, "en"), ability_text(name, "ja")
    return Words(f"{by.en}: {en}" if by else en, f"{by.ja}: {ja}" if by else ja)


def _origin(eye: Eye, x: Live) -> Words | None:
    """The card it comes from; one that has gone where this viewer cannot follow is not named."""
    if x.source < 0 or not eye.sees(x.source):
        return None
    return link(DEFS[eye.t.defs[x.source]])


def _given(x: Live) -> tuple[str, str]:
    """The name or the colors an effect gives."""
    ability = cast("Grants | Frozen", ABILITIES[x.ability])
    name, mask = getattr(ability, "name_given", ""), getattr(ability, "mask", 0)
    if name:
        return name, name_ja(name)
    colors = [color for color, bit in COLORS.items() if mask & bit]
    if not colors or len(colors) == len(COLORS):
        return "any color", "すべての色"
    return " and ".join(colors), "・".join(COLOR_JA[color] for color in colors)
