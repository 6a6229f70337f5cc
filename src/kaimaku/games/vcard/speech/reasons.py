"""Why not: for each reason of the game what would put it right, when, and which cards cause it; what things are for."""

from __future__ import annotations

from kaimaku.kernel.refusals import Refusal
from kaimaku.speech.reasons import CHOICE, FROM_NEXT_TURN, LATER, MORE, NEVER, NEXT_TURN, Finder, Lack
from kaimaku.wire.common import Words

from ..card import CARDS
from ..lang.effects import an
from ..lang.hands import ELEMENTS
from ..rules import actions, setup, window
from ..rules.limits import support_limit
from ..rules.queue import TRADED
from ..table import BARRED, HAND, SUPPORTS_CAP, SUPPORTS_PLAYED, VCardTable, count, face, top, zone

# Why nobody acts with what lies there: the rule, and what it is for instead.
INACTIVE: dict[str, tuple[str, str, str]] = {
    "deck": (
        "vcard:6.2.1.2-1",
        "You draw in your Draw Phase, when you evolve, or when a card says so.",
        "カードはドローフェイズ、進化、または効果で引きます。",
    ),
    "discard": (
        "vcard:3.1.5.1",
        "Cards stay in the discard pile unless an effect moves them.",
        "捨て札のカードは効果でのみ動きます。",
    ),
    "hand": (
        "vcard:3.2.0.2",
        "Players play cards from their own hand, one at a time.",
        "手札は持ち主が1枚ずつ使います。",
    ),
    "mascot": (
        "vcard:4.1.2.3",
        "A Mascot works on its own until another one replaces it.",
        "マスコットは次のマスコットが出るまで効果を発揮し続けます。",
    ),
    "world": (
        "vcard:4.1.4.3",
        "A World works on its own until another one replaces it.",
        "ワールドは次のワールドが出るまで効果を発揮し続けます。",
    ),
    "ally": (
        "vcard:4.1.3.5",
        "An Ally stays with its VTuber and works on its own.",
        "アライはVTuberに付いている間、効果を発揮し続けます。",
    ),
    "vt": (
        "vcard:4.1.1.3e",
        "Choose a card first, then the VTuber it goes to.",
        "先にカードを選び、次に使う先のVTuberを選びます。",
    ),
    "below": (
        "vcard:4.1.1.3g",
        "It's part of an evolution. Only the bottom card keeps its effect.",
        "進化の下のカードです。一番下のカードの効果が残ります。",
    ),
    "spot": ("vcard:4.1.1.4a", "Play a PL8 VTuber to an empty spot.", "PL8のVTuberは空きスポットに出します。"),
    "item": ("vcard:4.6.4.3", "You have nothing to respond with.", "これに応じられるカードがありません。"),
    "queue": ("vcard:4.6.4.7", "It's on the Queue.", "キューにあるカードです。"),
}


def _supports(t: VCardTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """How many were played, and the cards that lower the limit."""
    n, limit = count(t, SUPPORTS_PLAYED, seat), support_limit(t, seat)
    words = Words(f"{n} of {limit} played; more on your next turn", f"{limit}枚中{n}枚使用済み。次の自分のターンから")
    return Lack(NEXT_TURN, words, _sources(t, SUPPORTS_CAP))


def _sources(t: VCardTable, stat: int, anchor: int | None = None) -> tuple[str, ...]:
    """The cards in sight that change a value."""
    found = [x.source for x in t.mods.get(stat, ()) if anchor is None or x.anchor == anchor]
    return tuple(dict.fromkeys(CARDS[t.defs[c]].facts.id for c in found if c >= 0 and t.known[c] == t.everyone))


def _lower_stage(t: VCardTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """The card it would be played on."""
    facts = face(t, rest[0]).facts
    name = facts.line or facts.name
    return Lack(MORE, Words(f"{name} PL{facts.pl - 1} on your board", f"自分の場のPL{facts.pl - 1}の{name}"))


def _stage(t: VCardTable, seat: int, rest: tuple[int, ...]) -> Lack:
    now = face(t, top(t, rest[1])).facts.pl
    need = face(t, rest[0]).facts.pl - 1
    if now > need:
        return Lack(NEVER, Words(f"it's already PL{now}", f"すでにPL{now}です"))
    return Lack(MORE, Words(f"evolve it to PL{need} first", f"先にPL{need}が必要です"))


def _same_set(t: VCardTable, seat: int, rest: tuple[int, ...]) -> Lack:
    name = face(t, rest[0]).facts.set
    return Lack(NEVER, Words(f"a VTuber from {name}", f"{name}のVTuber"))


def _host(t: VCardTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """The element an Ally asks for."""
    only = face(t, rest[0]).only
    if only is None:
        return Lack(CHOICE)
    return Lack(CHOICE, Words(f"{an(only.title())} VTuber", f"{ELEMENTS[only]}のVTuber"))


def _barred(t: VCardTable, seat: int, rest: tuple[int, ...]) -> Lack:
    return Lack(NEXT_TURN, Words("after the next combat", "次の戦闘の後"), _sources(t, BARRED, rest[0]))


def _condition(t: VCardTable, seat: int, rest: tuple[int, ...]) -> Lack:
    """What a Reinforcement waits for."""
    on = face(t, rest[0]).reply_on
    return Lack(LATER) if on is None else Lack(LATER, Words(on.words("en"), on.words("ja")))


def _few(t: VCardTable, seat: int, rest: tuple[int, ...]) -> Lack:
    n = len(zone(t, seat, HAND))
    return Lack(MORE, Words(f"{n} of {TRADED} cards in hand", f"手札{TRADED}枚（現在{n}枚）"))


FREE_SPOT = Words("an empty spot", "空きスポット")
LACKS: dict[Refusal, Lack | Finder[VCardTable]] = {
    actions.SPOT_TAKEN: Lack(MORE, FREE_SPOT),
    actions.NOT_YOUR_SPOT: Lack(CHOICE),
    actions.ONLY_EVOLVES: _lower_stage,
    actions.OTHER_VTUBER: _lower_stage,
    actions.OTHER_SET: _same_set,
    actions.WRONG_STAGE: _stage,
    actions.NOT_YOUR_VT: Lack(CHOICE, Words("one of your VTubers", "自分のVTuber")),
    actions.IS_SUBMERGED: Lack(CHOICE, Words("a VTuber that isn't Submerged", "Submerge状態でないVTuber")),
    actions.NOT_THAT_VT: _host,
    actions.ONE_MASCOT: Lack(NEXT_TURN, FROM_NEXT_TURN),
    actions.ONE_WORLD: Lack(NEXT_TURN, FROM_NEXT_TURN),
    actions.NO_LOCK: Lack(NEVER),
    actions.IS_LOCKED: Lack(NEXT_TURN, Words("it Unlocks after combat", "戦闘後にUnlock")),
    actions.ONLY_ACTION: Lack(NEXT_TURN, Words("as your first action of a turn", "ターンの最初のアクションとして")),
    actions.TOO_FEW_CARDS: _few,
    actions.ONLY_ANSWERS: _condition,
    actions.OTHER_TYPE: Lack(NEVER),
    setup.NOT_PL8: Lack(NEVER),
    setup.NOT_EMPTY: Lack(CHOICE, FREE_SPOT),
    setup.ACTIVE_FIRST: Lack(CHOICE, Words("a VTuber in your Active Spot", "アクティブスポットのVTuber")),
    window.SUPPORTS_USED: _supports,
    window.IS_BARRED: _barred,
    window.NO_CONDITION: _condition,
    window.TOO_SLOW: Lack(LATER, Words("your own Main Phase", "自分のメインフェイズ")),
}
