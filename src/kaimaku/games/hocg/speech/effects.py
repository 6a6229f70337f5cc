"""Continuous effects in words: what is at work on a holomem or on a player besides HP and the power of Arts."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.listeners import ABILITIES, STANDING, Live
from kaimaku.kernel.values import applying
from kaimaku.wire.common import Words

from ..defs import COLORS, DEFS
from ..lang.paying import IN_PLACE_OF_CHEER
from ..lang.words import COLOR_JA
from ..projection.eye import Eye
from ..rules import stats
from ..rules.abilities import Frozen, Grants
from ..rules.layers import BATON, COLORS_TOO, LAYER, NAMES, OFF, in_layer
from ..table import Mem
from .names import linked, name_ja
from .questions import ability_text

# {n} the amount, signed; {what} the name or the color that is given
ON_HOLOMEM: dict[int, tuple[str, str]] = {
    OFF: ("Lost its abilities", "能力を失っている"),
    NAMES: ("Also named {what}", "〈{what}〉としても扱う"),
    COLORS_TOO: ("Also counts as {what}", "{what}としても扱う"),
    stats.BORROW: ("Can use other holomem's Arts", "ほかのホロメンのアーツも使える"),
    stats.TARGET_BACK: ("Its Arts can also target back holomem", "アーツで相手のバックホロメンも対象にできる"),
    stats.ONLY_CENTER: ("Its Arts can only target the center", "アーツの対象は相手のセンターホロメンだけ"),
    stats.TAUNT: ("Opposing Arts must target it", "相手のアーツは必ずこのホロメンが対象になる"),
    stats.FREE: ("Can use Arts without cheers", "エールを必要とせずにアーツを使える"),
    stats.NEUTRAL_COST: ("Any cheers pay for its Arts", "アーツに必要なエールがすべて無色になる"),
    stats.AS_CHEER: (
        "A card on it counts as a cheer ({what}) for Arts",
        "付いているカードがエール（{what}）としても扱われる",
    ),
    stats.CHEER_COLOR: ("Its cheers also count as {what}", "エールを{what}としても扱う"),
    stats.NO_BATON: ("Can't pass the baton", "バトンタッチできない"),
    stats.NO_MOVE: ("Can't move", "移動できない"),
    stats.NO_SWAP: ("Can't be swapped", "交代できない"),
    stats.NO_REST: ("Doesn't rest", "お休みにならない"),
    stats.NO_READY: ("Doesn't become active", "アクティブにならない"),
    stats.NO_COLLAB: ("Can't collab", "コラボできない"),
    stats.NO_ARTS: ("Can't use Arts", "アーツを使えない"),
    stats.NO_ART_DAMAGE: ("Takes no Arts damage", "アーツダメージを受けない"),
    stats.NO_SPECIAL_DAMAGE: ("Takes no special damage", "特殊ダメージを受けない"),
    stats.NO_REST_BACK: (
        "Doesn't rest when the reset phase moves it to the back",
        "リセットステップにバックへ移動してもお休みしない",
    ),
    stats.NO_REST_RESET: ("Doesn't rest during the reset phase", "リセットステップでお休みしない"),
    stats.NO_READY_RESET: ("Doesn't become active in the reset phase", "リセットステップでアクティブにならない"),
    stats.FIRM_ARTS: ("The damage of its Arts can't be reduced", "アーツのダメージは軽減されない"),
    stats.HP_LOCK: ("Opposing abilities can't change its HP", "HPは相手の能力で減らず、変動しない"),
    stats.COST: ("Arts cost: {n} neutral", "アーツに必要な無色{n}"),
    stats.COLOR_COST: ("Arts cost: {n} {what}", "アーツに必要な{what}{n}"),
    stats.NAMED_COST: ('Cost of "{what}": {n} neutral', "アーツ「{what}」に必要な無色{n}"),
    BATON: ("Baton pass cost: {n} neutral", "バトンタッチに必要な無色{n}"),
    stats.CRITICAL: ("Arts {n} against {what}", "{what}に対してアーツ{n}"),
    stats.TOOL_LIMIT: ("Tool limit {n}", "付けられるツールの上限{n}"),
    stats.MASCOT_LIMIT: ("Mascot limit {n}", "付けられるマスコットの上限{n}"),
    stats.AGAIN_AFTER: ("Uses its next Arts twice", "アーツを使った後、同じアーツをもう1回使う"),
    stats.REVEALS: ("Cards its texts reveal from the deck: {n}", "能力でデッキから公開する枚数{n}"),
    stats.BLOOM_ANY: ("Can bloom at any level", "レベルに関係なくBloomできる"),
    stats.BLOOM_AGAIN: ("Can bloom once more this turn", "このターンにもう1回Bloomできる"),
    IN_PLACE_OF_CHEER: (
        "A card on it can be archived in place of a cheer",
        "エール1枚のかわりに付いているカードをアーカイブできる",
    ),
}
ON_SEAT: dict[int, tuple[str, str]] = {
    stats.LIMITED_CAP: ("{who}: LIMITED cards per turn {n}", "{who}：このターンに使えるLIMITED{n}"),
    stats.SKILL_LIMIT: ('{who}: uses of "{what}" per turn {n}', "{who}：「{what}」を1ターンに使える回数{n}"),
    stats.SKILL_COST: ('{who}: the cost of "{what}" is changed', "{who}：「{what}」の必要ホロパワーが変わっている"),
    stats.STAGE_CAP: ("{who}: stage limit {n}", "{who}：ステージのホロメンの上限{n}"),
}
ON_TABLE: dict[int, tuple[str, str]] = {
    stats.LIFE_LOCK: ("{who}'s life can't be reduced by opposing abilities", "{who}のライフは相手の能力で減らない"),
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
        words[1].format(n=f"{n:+d}", what=ja, who=who) + (f"（{by.ja}）。" if by else "。"),
    )


def _waiting(eye: Eye, x: Live) -> Words:
    """A one-shot effect that waits for its moment, by the text that made it."""
    name = ABILITIES[x.ability].name
    by = _origin(eye, x)
    en, ja = ability_text(name, "en"), ability_text(name, "ja")
    return Words(f"{by.en}: {en}" if by else en, f"{by.ja}：{ja}" if by else ja)


def _origin(eye: Eye, x: Live) -> Words | None:
    """The card it comes from; one that has gone where this viewer cannot follow is not named."""
    if x.source < 0 or not eye.sees(x.source):
        return None
    d = DEFS[eye.t.defs[x.source]]
    return Words(linked(d, "en"), linked(d, "ja"))


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
