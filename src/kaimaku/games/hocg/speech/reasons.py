"""Why not: for each reason of the game what would put it right, when, and which cards cause it; what things are for."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.listeners import ABILITIES
from kaimaku.kernel.refusals import Refusal
from kaimaku.speech.reasons import CHOICE, FROM_NEXT_TURN, LATER, MORE, NEVER, NEXT_TURN, Finder, Lack, lack_in
from kaimaku.wire.common import Words

from ..defs import ARTS, DEFS, FIRST, CardDef
from ..lang.conditions import Condition
from ..lang.control import Say
from ..lang.use import Use
from ..lang.words import LEVEL_EN, SUPPORT_JA, Speaker
from ..projection.cheers import Missing, cheers_missing, missing_for_art, missing_for_baton
from ..rules import bloom, main_phase, once_more, performance, skills, support
from ..rules.abilities import HoloAbility
from ..rules.cycles import NO_IDLE_REPETITION
from ..rules.setup import NO_DEBUT, NOT_A_DEBUT
from ..rules.stats import PROHIBITIONS, attach_cap, hp
from ..table import BACK, CENTER, POWER, HoloTable, Mem, at, oshi, top_def
from . import tries
from .names import name_ja
from .questions import ability_text

# What a place is for, where nobody acts with what lies there: the rule, and how it is used instead.
INACTIVE: dict[str, tuple[str, str, str]] = {
    "deck": (
        "hocg:7.3.2",
        "You draw in the draw phase or by card effects.",
        "カードはドローステップか効果で引きます。",
    ),
    "cheer_deck": (
        "hocg:7.4.2",
        "You send the top cheer in the cheer phase or by card effects.",
        "エールはエールステップか効果で送ります。",
    ),
    "life": ("hocg:11.5.1", "Life cards are revealed when you lose life.", "ライフは減る時に公開されます。"),
    "power": ("hocg:12.1.3", "holo Power pays for Oshi skills.", "ホロパワーは推しスキルのコストです。"),
    "archive": ("hocg:4.14.1", "Only card effects move archived cards.", "アーカイブのカードは効果でのみ動きます。"),
    "hand": ("hocg:4.13.2", "Choose a card in your hand.", "手札のカードを選んでください。"),
    "resolution": ("hocg:4.16.1", "This card is resolving.", "解決中のカードです。"),
    "stage": ("hocg:5.17.4", "Only card effects move attached cards.", "付いているカードは効果でのみ動きます。"),
    "below": ("hocg:4.4.2.1", "Only the top card of a holomem counts.", "ホロメンの情報は一番上のカードのものです。"),
    "oshi": ("hocg:12.1.1", "Your Oshi acts through its skills.", "推しホロメンが使えるのはスキルだけです。"),
    "center": ("hocg:4.7.3", "The center holds one holomem.", "センターに置けるホロメンは1人です。"),
    "collab": ("hocg:8.4.1", "One back holomem can collab per turn.", "ターンに1回、バックホロメンでコラボできます。"),
    "back": (
        "hocg:8.2.1",
        "Place Debut and Spot holomem from your hand here.",
        "手札のDebutとSpotのホロメンを置く場所です。",
    ),
}


def lack(t: HoloTable, seat: int, option: Option, why: Refusal) -> Lack:
    """What an option lacks that is refused for this reason."""
    if why in PROHIBITIONS.values():
        return Lack(NEVER, None, tuple(DEFS[n].id for n, no in PROHIBITIONS.items() if no is why))
    return lack_in(LACKS, t, seat, option, why)


# --- blooming and placing -------------------------------------------------------------------------------------------


def _other_name(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    d = DEFS[t.defs[rest[0]]]
    en = " or ".join(f"〈{name.en}〉" for name in (d.printed.name, *d.printed.also))
    ja = "か".join(f"〈{name.ja}〉" for name in (d.printed.name, *d.printed.also))
    return Lack(NEVER, Words(f"{en} on your stage", f"自分のステージの{ja}"))


def _wrong_level(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    d, below = DEFS[t.defs[rest[0]]], top_def(t, t.mems[rest[1]])
    low, high = ("Debut", "1st") if d.level == FIRST else ("1st", "2nd")
    return Lack(
        MORE,
        Words(f"a {low} or {high} {d.name('en')}", f"〈{d.name('ja')}〉の{low}か{high}"),
        said=Words(
            f"{below.name('en')} ({LEVEL_EN[below.level]}) can't bloom into a {high}. Bloom order: Debut, 1st, 2nd.",
            f"〈{below.name('ja')}〉の{LEVEL_EN[below.level]}は{high}にBloomできません。BloomはDebut、1st、2ndの順です。",
        ),
    )


def _too_hurt(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """How much must be restored first (8.3.3.c, R-02)."""
    mem = t.mems[rest[1]]
    room = DEFS[t.defs[rest[0]]].hp
    if t.rulings["bloom_hp_basis"] == "effective":
        room += hp(t, mem) - top_def(t, mem).hp
    need = mem.damage - room + (t.rulings["bloom_equal_hp"] == "forbid")
    tens = -(-need // 10) * 10  # HP comes in tens
    said = Words(
        f"It has {mem.damage} damage: too much for {room} HP.",
        f"受けているダメージ{mem.damage}がそのカードのHP{room}以上です。",
    )
    return Lack(MORE, Words(f"{tens} HP restored", f"HP{tens}の回復"), size=tens, said=said)


def _stage_full(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    n, limit = len(t.spots[seat]), main_phase.stage_limit(t, seat)
    said = Words(f"Your stage is full ({n} of {limit}).", f"ステージのホロメンが上限に達しています（{n}/{limit}）。")
    return Lack(MORE, Words("a free spot on your stage", "ステージの空き"), size=1, said=said)


# --- supports -------------------------------------------------------------------------------------------------------


def _limited_done(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """Which LIMITED card it was."""
    played = [str(row[2]) for row in t.history if row[0] == "play" and row[1] == seat]
    limited = {d.id for d in DEFS if d.limited}
    return Lack(NEXT_TURN, FROM_NEXT_TURN, tuple(dict.fromkeys(n for n in played if n in limited)))


def _condition(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    d = DEFS[t.defs[rest[0]]]
    return _stated(d, cast(Use, d.use).needs)


def _stated(d: CardDef, needs: Condition | None) -> Lack:
    """What the text of a card asks for."""
    if needs is None:
        return Lack(MORE)
    with Speaker.of(d.support):
        return Lack(MORE, Words(needs.words("en"), needs.words("ja")))


def _cost(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    d = DEFS[t.defs[rest[0]]]
    pay = cast(Use, d.use).pay
    if pay is None:
        return Lack(MORE)
    with Speaker.of(d.support):
        return Lack(MORE, Words(pay.words("en"), cast(Say, pay).ja()))


def _at_cap(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """The cards that take up the room."""
    d, mem = DEFS[t.defs[rest[0]]], t.mems[rest[1]]
    same = [held.id for c in mem.supports if (held := DEFS[t.defs[c]]).support == d.support]
    n = f"{len(same)} of {attach_cap(t, mem, d.support, d)}"
    said = Words(
        f"That holomem can't hold another {d.support} ({n}).",
        f"そのホロメンにはもう{SUPPORT_JA[d.support]}が上限まで付いています（{n.replace(' of ', '/')}）。",
    )
    return Lack(CHOICE, None, tuple(dict.fromkeys(same)), said=said)


def _same_mascot(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """One of another name would fit."""
    d, mem = DEFS[t.defs[rest[0]]], t.mems[rest[1]]
    holder = top_def(t, mem)
    said = Words(
        f'{holder.name("en")} already holds the mascot "{d.name("en")}". Its mascots need different names.',
        f"〈{holder.name('ja')}〉にはもう〈{d.name('ja')}〉が付いています。付けられるのは異なるカード名のマスコットです。",
    )
    return Lack(CHOICE, Words("a mascot with another name", "別のカード名のマスコット"), (d.id,), said=said)


def _not_its_holder(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    only = DEFS[t.defs[rest[0]]].printed.attach_only
    en = " or ".join(f"〈{name}〉" for name in only)
    ja = "か".join(f"〈{name_ja(name)}〉" for name in only)
    return Lack(CHOICE, Words(f"{en} to attach it to", f"付ける{ja}"))


# --- collab, baton pass, Arts ---------------------------------------------------------------------------------------


def _not_awake_back(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    mem = t.mems.get(rest[0])
    if mem is not None and mem.pos == BACK and mem.resting:
        return Lack(NEXT_TURN, AWAKE_AGAIN)
    return Lack(CHOICE)


AWAKE_AGAIN = Words("active again after your next reset phase", "次の自分のリセットステップから")
CENTER_AWAKE = Words("an active center (after your next reset phase)", "次のリセットステップの後のセンター")
CENTER_MISSING = Words("a center holomem", "センターのホロメン")


def _no_center(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    return Lack(NEXT_TURN, CENTER_MISSING if at(t, seat, CENTER) is None else CENTER_AWAKE)


def _baton_too_dear(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    center = cast(Mem, at(t, seat, CENTER))
    return _cheers(missing_for_baton(t, center))


def _too_few_cheers(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    return _cheers(missing_for_art(t, t.mems[rest[0]], ARTS[rest[1]]))


def _cheers(lacking: Missing) -> Lack:
    return Lack(MORE, cheers_missing(lacking), size=len(lacking[0]) + lacking[1])


# --- skills and abilities -------------------------------------------------------------------------------------------


def _no_power(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    cost, have = skills.power_cost(t, seat, DEFS[t.defs[oshi(t, seat)]].skills[rest[0]]), len(t.zones[POWER + seat])
    said = Words(f"Not enough holo Power ({have} of {cost}).", f"ホロパワーが足りません（{have}/{cost}）。")
    n = cost - have
    return Lack(MORE, Words(f"{n} more holo Power", f"ホロパワーあと{n}枚"), size=n, said=said)


def _own_moment(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """Its own text says when."""
    d = DEFS[t.defs[oshi(t, seat)]]
    place = "sp_skill" if d.skills[rest[0]].printed.kind == "sp" else "oshi_skill"
    return Lack(LATER, _text_of(f"hocg:{d.id}/{place}"))


def _text_of(name: str) -> Words:
    return Words(ability_text(name, "en"), ability_text(name, "ja"))


def _needs(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """Of a skill its condition, of an ability its text."""
    if len(rest) > 1:
        return _by_text(t, seat, rest)
    d = DEFS[t.defs[oshi(t, seat)]]
    return _stated(d, cast(HoloAbility, d.skills[rest[0]].ability).needs)


def _by_text(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    found = skills.activated(t, rest)
    return Lack(MORE, None if found is None else _text_of(ABILITIES[found.ability].name))


def _spent(t: HoloTable, seat: int, rest: tuple[int, ...]) -> Lack:
    found = skills.activated(t, rest)
    if found is None or cast(HoloAbility, ABILITIES[found.ability]).limit == "game":
        return Lack(NEVER)
    return Lack(NEXT_TURN, FROM_NEXT_TURN)


AGAIN = Lack(NEXT_TURN, FROM_NEXT_TURN)
LACKS: dict[Refusal, Lack | Finder[HoloTable]] = {
    NO_DEBUT: Lack(MORE, Words("a Debut in your hand", "手札のDebutホロメン")),
    NOT_A_DEBUT: Lack(CHOICE),
    bloom.FIRST_TURN: AGAIN,
    bloom.PLACED_TODAY: AGAIN,
    bloom.BLOOMED_TODAY: AGAIN,
    bloom.IS_SPOT: Lack(NEVER),
    bloom.NEVER_BLOOMS: Lack(NEVER),
    bloom.NOT_A_LEVEL: Lack(NEVER),
    bloom.SPOT_CARD: Lack(NEVER),
    bloom.OTHER_NAME: _other_name,
    bloom.WRONG_LEVEL: _wrong_level,
    bloom.TOO_HURT: _too_hurt,
    main_phase.STAGE_FULL: _stage_full,
    main_phase.NOT_PLACEABLE: Lack(NEVER),
    main_phase.NOT_YOUR_HOLOMEM: Lack(CHOICE),
    main_phase.COLLAB_TAKEN: Lack(NEXT_TURN, Words("a free collab position", "コラボの空き")),
    main_phase.COLLAB_DONE: AGAIN,
    main_phase.NOT_AWAKE_BACK: _not_awake_back,
    main_phase.NO_POWER_CARD: Lack(NEVER),
    main_phase.BATON_DONE: AGAIN,
    main_phase.BATON_NO_BACK: _not_awake_back,
    main_phase.BATON_NO_CENTER: _no_center,
    main_phase.BATON_TOO_DEAR: _baton_too_dear,
    support.LIMITED_OPENING: AGAIN,
    support.LIMITED_DONE: _limited_done,
    support.NAME_USED: AGAIN,
    support.TAG_USED: AGAIN,
    support.CONDITION: _condition,
    support.CANNOT_PAY: _cost,
    support.NO_CHANGE: Lack(MORE),
    support.AT_CAP: _at_cap,
    support.SAME_MASCOT: _same_mascot,
    support.NOT_ITS_HOLDER: _not_its_holder,
    support.NOT_A_SUPPORT: Lack(NEVER),
    support.NOT_ATTACHED: Lack(NEVER),
    performance.NOT_ON_FRONT: Lack(MORE, Words("to be center or collab", "センターかコラボへの移動")),
    performance.RESTING: Lack(NEXT_TURN, AWAKE_AGAIN),
    performance.CENTER_DONE: AGAIN,
    performance.COLLAB_DONE: AGAIN,
    performance.HAS_PERFORMED: AGAIN,
    once_more.SAME_ARTS: Lack(NEVER),
    performance.TOO_FEW_CHEERS: _too_few_cheers,
    performance.NOT_USABLE_NOW: Lack(MORE),
    performance.NOT_USED_LIKE_THAT: Lack(LATER),
    tries.LATER: Lack(LATER, Words("the performance phase (next)", "次のパフォーマンスステップ")),
    tries.OPENING: AGAIN,
    tries.EARLIER: AGAIN,
    skills.NO_POWER: _no_power,
    skills.OWN_MOMENT: _own_moment,
    skills.USED_THIS_TURN: AGAIN,
    skills.USED_THIS_GAME: Lack(NEVER),
    skills.NEEDS: _needs,
    skills.CANNOT_PAY: _by_text,
    skills.ABILITY_SPENT: _spent,
    skills.NO_SUCH_ABILITY: Lack(NEVER),
    NO_IDLE_REPETITION: Lack(NEVER),
}
