"""Who and what: players to choose or to name, kinds of cards, numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar, Final

from kaimaku.kernel.frames import Frame
from kaimaku.kernel.refusals import Refusal

from ..definitions import MainCard, Wanted, main_card
from ..facts import Type
from ..phrases import ENTRY, WHO, Aim, Who
from ..rules.reach import in_range
from ..rules.roles import holder
from ..rules.stats import NO_GAIN, max_life
from ..table import DanmakuTable, active, hand, items, ring
from ..templates import Spoken, Term

# --- players named ------------------------------------------------------------------------------------------------


class Named(Term, Who):
    """Players that need no choice, and how to find them."""

    def __init__(self, en: str, ja: str, find: Callable[[DanmakuTable, Frame], list[int]]) -> None:
        super().__init__(en, ja)
        self.find = find

    def seats(self, t: DanmakuTable, f: Frame) -> list[int]:
        return self.find(t, f)


def chosen(f: Frame) -> int:
    """The player (or Item) last chosen; -1 if nobody was."""
    who = f.slots[WHO]
    return who if isinstance(who, int) else -1


def _that(t: DanmakuTable, f: Frame) -> list[int]:
    return [who] if (who := chosen(f)) >= 0 else []


def _that_if_in_range(t: DanmakuTable, f: Frame) -> list[int]:
    """The range is looked at when this is reached (D-R28)."""
    return [s for s in _that(t, f) if s != f.seat and active(t, s) and in_range(t, f.seat, s)]


def _others(t: DanmakuTable, f: Frame) -> list[int]:
    return [seat for seat in ring(t, f.seat) if seat != f.seat]


def _attacker(t: DanmakuTable, f: Frame) -> list[int]:
    """Whoever made the attack that this answers."""
    return [t.stack[t.stack[f.num(ENTRY)].answers].you]


def _heroine(t: DanmakuTable, f: Frame) -> list[int]:
    seat = holder(t, "heroine")
    return [seat] if seat >= 0 else []


YOU: Final = Named("you", "自分", lambda t, f: [f.seat])
EACH_PLAYER: Final = Named("each player", "全員", lambda t, f: [*ring(t, f.seat - 1)])  # oneself first, clockwise
EACH_OTHER: Final = Named("each other player", "他の全員", _others)
THAT_PLAYER: Final = Named("that player", "その人", _that)
DEFENDER: Final = Named("the attacked player", "攻撃された人", _that)
FLIPPER: Final = Named("the last player to flip", "最後にめくった人", _that)
THAT_IF_IN_RANGE: Final = Named("that player if in range", "射程内ならその人", _that_if_in_range)
ATTACKER: Final = Named("the attacker", "攻撃した人", _attacker)
LEFT: Final = Named("your left neighbour", "左隣の人", lambda t, f: _others(t, f)[:1])
RIGHT: Final = Named("your right neighbour", "右隣の人", lambda t, f: _others(t, f)[-1:])
HEROINE: Final = Named("the Heroine", "主人公", _heroine)


# --- players and Items to choose ----------------------------------------------------------------------------------


class Chosen(Term, Aim):
    """Any active player."""

    GONE: ClassVar = Refusal(
        "danmaku:defeat.2", "That player is already defeated.", "そのプレイヤーはすでに敗北しています。"
    )

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int, f: Frame | None) -> Refusal | None:
        return None if active(t, target) else self.GONE

    def seats(self, t: DanmakuTable, f: Frame) -> list[int]:
        return _that(t, f)


class Hurt(Chosen):
    """Somebody who has life to gain (ruling S13)."""

    FULL: ClassVar = Refusal("danmaku:setup.life", "That player has full life.", "そのプレイヤーのライフは最大です。")
    LOCKED: ClassVar = Refusal(
        "danmaku:incident.1", "Nobody can gain life during this Incident.", "この異変の間は誰もライフを得られません。"
    )

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int, f: Frame | None) -> Refusal | None:
        if NO_GAIN in t.mods:
            return self.LOCKED
        why = super().refuse(t, you, target, bonus, f)
        return why or (self.FULL if t.life[target] >= max_life(t, target) else None)


class Another(Chosen):
    """Any other active player, whatever the Distance."""

    SELF: ClassVar = Refusal("danmaku:attack.4", "Choose another player.", "他のプレイヤーを選んでください。")

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int, f: Frame | None) -> Refusal | None:
        return self.SELF if target == you else super().refuse(t, you, target, bonus, f)


class AnotherHurt(Hurt):
    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int, f: Frame | None) -> Refusal | None:
        own = target == you and NO_GAIN not in t.mods
        return Another.SELF if own else super().refuse(t, you, target, bonus, f)


class Third(Another):
    """Neither you nor the player chosen before."""

    BOTH: ClassVar = Refusal("danmaku:faq.futo.1", "Choose a third player.", "もう1人別のプレイヤーを選んでください。")

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int, f: Frame | None) -> Refusal | None:
        if f is not None and target == chosen(f):
            return self.BOTH
        return super().refuse(t, you, target, bonus, f)


class InRange(Another):
    """Another active player in range, with what the cost can add to the Range."""

    FAR: ClassVar = Refusal(
        "danmaku:range.1",
        "That player is out of range, no matter how many cards you discard.",
        "何枚捨てても、そのプレイヤーは射程外です。",
    )

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int, f: Frame | None) -> Refusal | None:
        why = super().refuse(t, you, target, bonus, f)
        return why or (None if in_range(t, you, target, bonus) else self.FAR)


class Other(InRange):
    """A player in range besides some."""

    en = "a player in range other than {but}"
    ja = "射程内の1人（{but}を除く）"
    SAME: ClassVar = Refusal("danmaku:ability.1", "Choose a different player.", "別のプレイヤーを選んでください。")

    def __init__(self, but: Crowd) -> None:
        self.but = but

    def words(self, lang: object) -> str:
        return Spoken.words(self, lang)  # type: ignore[arg-type]

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int, f: Frame | None) -> Refusal | None:
        if f is not None and self.but.mask(t, f) >> target & 1:
            return self.SAME
        return super().refuse(t, you, target, bonus, f)


class Crowd(Term):
    """Players of the attack that an ability follows on, as a mask of seats."""

    def __init__(self, en: str, ja: str, mask: Callable[[DanmakuTable, Frame], int]) -> None:
        super().__init__(en, ja)
        self.mask = mask


def _its_targets(t: DanmakuTable, f: Frame) -> int:
    """Everybody the card has attacked; a card without an attack still has its target."""
    before = t.stack[t.stack[f.num(ENTRY)].answers]
    return before.aimed | (1 << before.target if before.target >= 0 else 0)


def _only_avoider(t: DanmakuTable, f: Frame) -> int:
    avoided = t.stack[t.stack[f.num(ENTRY)].answers].avoided
    return avoided if avoided.bit_count() == 1 else 0


class AnItem(Term, Aim):
    """An Item in play; one's own would be no change."""

    cards = True
    NONE: ClassVar = Refusal(
        "danmaku:type.item.2", "Choose another player's Item.", "他のプレイヤーのアイテムを選んでください。"
    )

    def among(self, t: DanmakuTable) -> Iterable[int]:
        return [card for seat in range(t.seats) for card in items(t, seat)]

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int, f: Frame | None) -> Refusal | None:
        return None if target in self.among(t) and target not in items(t, you) else self.NONE


A_PLAYER: Final = Chosen("a player", "選んだ1人")
A_HURT_PLAYER: Final = Hurt("a player", "選んだ1人")
ANOTHER_HURT: Final = AnotherHurt("another player", "他の1人")
ANOTHER: Final = Another("another player", "他の1人")
THIRD: Final = Third("a third player", "もう1人")
IN_RANGE: Final = InRange("a player in range", "射程内の1人")
AN_ITEM: Final = AnItem("an Item in play", "場のアイテム1枚")
ITS_TARGETS: Final = Crowd("its targets", "その対象", _its_targets)
ONLY_AVOIDER: Final = Crowd("the one who avoided it, if only one did", "回避したのが1人ならその人", _only_avoider)
ATTACKED_BEFORE: Final = Crowd("that player", "その人", lambda t, f: t.stack[f.num(ENTRY)].aimed)


# --- cards ----------------------------------------------------------------------------------------------------------


class CardsOf(Term, Wanted):
    """Cards of a type; a split card is of all its types until it is played (D-R09)."""

    def __init__(self, type: Type | None, en: str, ja: str) -> None:
        super().__init__(en, ja)
        self.type = type
        self.secret = type is not None  # how many of a hand there are is nobody else's business

    def fits(self, card: MainCard) -> bool:
        return self.type is None or self.type in card.types

    def kind(self, definition: MainCard) -> int:
        return 0 if self.fits(definition) else -1

    def find(self, t: DanmakuTable, seat: int, but: int) -> list[int]:
        return [c for c in hand(t, seat) if c != but and self.fits(main_card(t, c))]


class OwnItems(CardsOf):
    """Items one controls."""

    def __init__(self, type: Type | None, en: str, ja: str) -> None:
        super().__init__(type, en, ja)
        self.secret = False

    def find(self, t: DanmakuTable, seat: int, but: int) -> list[int]:
        return [c for c in items(t, seat) if c != but and self.fits(main_card(t, c))]


class InSeason(Term, Wanted):
    """Cards of a season (season.1)."""

    def __init__(self, season: str, en: str, ja: str) -> None:
        super().__init__(en, ja)
        self.season = season

    def kind(self, definition: MainCard) -> int:
        return 0 if definition.season == self.season else -1


CARD: Final = CardsOf(None, "card", "カード")
DANMAKU: Final = CardsOf("danmaku", "Danmaku card", "弾幕カード")
DODGE: Final = CardsOf("dodge", "Dodge card", "回避カード")
INVOCATION: Final = CardsOf("invocation", "Invocation card", "発動カード")
ITEM: Final = CardsOf("item", "Item card", "アイテムカード")
ARTIFACT: Final = CardsOf("artifact", "Artifact card", "アーティファクトカード")
YOUR_ITEM: Final = OwnItems("item", "Item of yours", "自分のアイテム")
YOUR_POWERUP: Final = OwnItems("powerup", "Powerup of yours", "自分のパワーアップ")
SPRING: Final = InSeason("spring", "Spring card", "春のカード")
SUMMER: Final = InSeason("summer", "Summer card", "夏のカード")
AUTUMN: Final = InSeason("autumn", "Autumn card", "秋のカード")
WINTER: Final = InSeason("winter", "Winter card", "冬のカード")
SEASONS: Final = (SPRING, SUMMER, AUTUMN, WINTER)


class EachSeason(Term, Wanted):
    """So many of every season; each season is a kind of its own."""

    def kind(self, definition: MainCard) -> int:
        return [s.season for s in SEASONS].index(definition.season)

    def kinds(self) -> tuple[Spoken, ...]:
        return SEASONS


class OwnCards(Term, Wanted):
    """What the Incident takes in its own step; Danmaku cards besides, or nothing else."""

    def __init__(self, danmaku: bool, en: str, ja: str) -> None:
        super().__init__(en, ja)
        self.danmaku = danmaku

    def kind(self, definition: MainCard) -> int:
        return 0 if self.danmaku and "danmaku" in definition.types else -1


OF_EACH_SEASON: Final = EachSeason("card of each season", "各季節のカード")
NIGHT_CARD: Final = OwnCards(
    True, "card from its step or from discarded Danmaku", "このステップのカードか捨てられた弾幕カード"
)
UFO_CARD: Final = OwnCards(False, "card from its step", "このステップのカード")
