"""Who and what: players to choose or to name, kinds of cards, numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from kaimaku.kernel.frames import AGAIN, NEXT, Frame, Signal
from kaimaku.kernel.phrases import Code
from kaimaku.kernel.picks import pick
from kaimaku.kernel.refusals import Refusal

from ..definitions import ENTRY, WHO, Aim, MainCard, Wanted, Who, main_card
from ..facts import Type
from ..reach import in_range
from ..roles import holder
from ..stats import NO_GAIN, max_life
from ..table import DanmakuTable, active, hand, items, ring
from ..words import Spoken, Term

# --- players named ------------------------------------------------------------------------------------------------


class Named(Who, Term):
    """Players that need no choice."""


class You(Named):
    def seats(self, t: DanmakuTable, f: Frame) -> list[int]:
        return [f.seat]


class EachPlayer(Named):
    """All active players, oneself first, clockwise."""

    def seats(self, t: DanmakuTable, f: Frame) -> list[int]:
        return [*ring(t, f.seat - 1)]


class EachOther(Named):
    def seats(self, t: DanmakuTable, f: Frame) -> list[int]:
        return [seat for seat in ring(t, f.seat) if seat != f.seat]


def chosen(f: Frame) -> int:
    """The player (or Item) last chosen; -1 if nobody was."""
    who = f.slots[WHO]
    return who if isinstance(who, int) else -1


class That(Named):
    """The player last chosen; nobody if nobody could be."""

    def seats(self, t: DanmakuTable, f: Frame) -> list[int]:
        return [who] if (who := chosen(f)) >= 0 else []


class ThatIfInRange(That):
    """The range is looked at when this is reached (D-R28)."""

    def seats(self, t: DanmakuTable, f: Frame) -> list[int]:
        return [s for s in super().seats(t, f) if s != f.seat and active(t, s) and in_range(t, f.seat, s)]


class Attacker(Named):
    """Whoever made the attack that this answers."""

    def seats(self, t: DanmakuTable, f: Frame) -> list[int]:
        return [t.stack[t.stack[f.num(ENTRY)].answers].you]


class Neighbour(Named):
    def __init__(self, at: int, en: str, ja: str) -> None:
        super().__init__(en, ja)
        self.at = at  # among the others, clockwise

    def seats(self, t: DanmakuTable, f: Frame) -> list[int]:
        circle = [seat for seat in ring(t, f.seat) if seat != f.seat]
        return [circle[self.at]] if circle else []


class TheHeroine(Named):
    def seats(self, t: DanmakuTable, f: Frame) -> list[int]:
        seat = holder(t, "heroine")
        return [seat] if seat >= 0 else []


YOU = You("you", "自分")
EACH_PLAYER = EachPlayer("each player", "全員")
EACH_OTHER = EachOther("each other player", "他の全員")
THAT_PLAYER = That("that player", "その人")
DEFENDER = That("the attacked player", "攻撃された人")
FLIPPER = That("the last player to flip", "最後にめくった人")
THAT_IF_IN_RANGE = ThatIfInRange("that player if in range", "射程内ならその人")
ATTACKER = Attacker("the attacker", "攻撃した人")
LEFT = Neighbour(0, "your left neighbour", "左隣の人")
RIGHT = Neighbour(-1, "your right neighbour", "右隣の人")
HEROINE = TheHeroine("the Heroine", "主人公")


# --- players and Items to choose ----------------------------------------------------------------------------------


class Chosen(Aim, Term):
    """Any active player."""

    GONE = Refusal("danmaku:defeat.2", "There is no such active player.", "そのプレイヤーは健在ではありません。")

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int, f: Frame | None) -> Refusal | None:
        return None if active(t, target) else self.GONE

    def seats(self, t: DanmakuTable, f: Frame) -> list[int]:
        return [who] if (who := chosen(f)) >= 0 else []


class Hurt(Chosen):
    """Somebody who has life to gain (ruling S13)."""

    FULL = Refusal("danmaku:setup.life", "That player is at max life.", "その人のライフは最大です。")
    LOCKED = Refusal(
        "danmaku:incident.1", "The Incident lets nobody gain life.", "この異変の間は誰もライフを得られません。"
    )

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int, f: Frame | None) -> Refusal | None:
        if NO_GAIN in t.mods:
            return self.LOCKED
        why = super().refuse(t, you, target, bonus, f)
        return why or (self.FULL if t.life[target] >= max_life(t, target) else None)


class Another(Chosen):
    """Any other active player, whatever the Distance."""

    SELF = Refusal("danmaku:attack.4", "Choose another player.", "他のプレイヤーを選びます。")

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int, f: Frame | None) -> Refusal | None:
        return self.SELF if target == you else super().refuse(t, you, target, bonus, f)


class Third(Another):
    """Neither you nor the player chosen before."""

    BOTH = Refusal("danmaku:faq.futo.1", "Choose a third player.", "もう1人別のプレイヤーを選びます。")

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int, f: Frame | None) -> Refusal | None:
        if f is not None and target == chosen(f):
            return self.BOTH
        return super().refuse(t, you, target, bonus, f)


class InRange(Another):
    """Another active player in range, with what the cost can add to the Range."""

    FAR = Refusal(
        "danmaku:range.1",
        "That player is out of range, whatever you discard.",
        "何枚捨てても、そのプレイヤーは射程外です。",
    )

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int, f: Frame | None) -> Refusal | None:
        why = super().refuse(t, you, target, bonus, f)
        return why or (None if in_range(t, you, target, bonus) else self.FAR)


class Other(InRange):
    """A player in range besides some."""

    en = "a player in range other than {but}"
    ja = "射程内の1人({but}を除く)"
    SAME = Refusal("danmaku:ability.1", "Choose a different player.", "別のプレイヤーを選びます。")

    def __init__(self, but: Crowd) -> None:
        self.but = but

    def words(self, lang: object) -> str:
        return Spoken.words(self, lang)  # type: ignore[arg-type]

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int, f: Frame | None) -> Refusal | None:
        if f is not None and self.but.mask(t, f) >> target & 1:
            return self.SAME
        return super().refuse(t, you, target, bonus, f)


class Crowd(Term):
    """Players of the attack that an ability follows on."""

    def mask(self, t: DanmakuTable, f: Frame) -> int:
        raise NotImplementedError


class ItsTargets(Crowd):
    """Everybody the card has attacked; a card without an attack still has its target."""

    def mask(self, t: DanmakuTable, f: Frame) -> int:
        before = t.stack[t.stack[f.num(ENTRY)].answers]
        return before.aimed | (1 << before.target if before.target >= 0 else 0)


class OnlyAvoider(Crowd):
    def mask(self, t: DanmakuTable, f: Frame) -> int:
        avoided = t.stack[t.stack[f.num(ENTRY)].answers].avoided
        return avoided if avoided.bit_count() == 1 else 0


class AttackedBefore(Crowd):
    def mask(self, t: DanmakuTable, f: Frame) -> int:
        return t.stack[f.num(ENTRY)].aimed


class AnItem(Aim, Term):
    """An Item in play; one's own would be no change."""

    cards = True
    NONE = Refusal("danmaku:type.item.2", "Choose another player's Item.", "他の人のアイテムを選びます。")

    def among(self, t: DanmakuTable) -> Iterable[int]:
        return [card for seat in range(t.seats) for card in items(t, seat)]

    def refuse(self, t: DanmakuTable, you: int, target: int, bonus: int, f: Frame | None) -> Refusal | None:
        return None if target in self.among(t) and target not in items(t, you) else self.NONE


A_PLAYER = Chosen("a player", "選んだ1人")
A_HURT_PLAYER = Hurt("a player", "選んだ1人")
ANOTHER_HURT = type("AnotherHurt", (Hurt, Another), {})("another player", "他の1人")
ANOTHER = Another("another player", "他の1人")
THIRD = Third("a third player", "もう1人")
IN_RANGE = InRange("a player in range", "射程内の1人")
AN_ITEM = AnItem("an Item in play", "場のアイテム1枚")
ITS_TARGETS = ItsTargets("its targets", "その対象")
ONLY_AVOIDER = OnlyAvoider("the one who avoided it, if only one did", "回避したのが1人ならその人")
ATTACKED_BEFORE = AttackedBefore("that player", "その人")


def aim(code: Code, who: Who, why: str, least: int = 1) -> None:
    """Write the choice of a player or an Item, unless it is the one announced with the text."""
    if not isinstance(who, Aim):
        return
    if code.aim is who:
        code.aim = None
        return
    reason = f"{'card' if who.cards else 'seat'}:{why}"

    def choose(t: DanmakuTable, f: Frame) -> Signal:
        pick(t, f.seat, who.choices(t, f.seat, 0, f), least, 1, why=reason)
        return NEXT

    def take(t: DanmakuTable, f: Frame) -> Signal:
        f.slots[WHO] = t.picked[0] if t.picked else -1
        return NEXT

    code.step(choose)
    code.step(take)


def in_turn(code: Code, who: Who, do: Callable[[DanmakuTable, Frame, int], None]) -> None:
    """Write what happens to several players: to one after the other, clockwise, each to its end (D-R33, ruling S5)."""
    slot = code.slot()

    def begin(t: DanmakuTable, f: Frame) -> Signal:
        f.slots[slot] = tuple(who.seats(t, f))
        return NEXT

    def one(t: DanmakuTable, f: Frame) -> Signal:
        left = f.many(slot)
        if not left:
            return NEXT
        f.slots[slot] = left[1:]
        do(t, f, left[0])
        return AGAIN

    code.step(begin)
    code.step(one)


def somebody(t: DanmakuTable, f: Frame) -> bool:
    """Was somebody chosen?"""
    return chosen(f) >= 0


# --- cards ----------------------------------------------------------------------------------------------------------


class CardsOf(Wanted, Term):
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


class InSeason(Wanted, Term):
    """Cards of a season (season.1)."""

    def __init__(self, season: str, en: str, ja: str) -> None:
        super().__init__(en, ja)
        self.season = season

    def kind(self, definition: MainCard) -> int:
        return 0 if definition.season == self.season else -1


CARD = CardsOf(None, "card", "カード")
DANMAKU = CardsOf("danmaku", "Danmaku card", "弾幕カード")
DODGE = CardsOf("dodge", "Dodge card", "回避カード")
INVOCATION = CardsOf("invocation", "Invocation card", "発動カード")
ITEM = CardsOf("item", "Item card", "アイテムカード")
ARTIFACT = CardsOf("artifact", "Artifact card", "アーティファクトカード")
YOUR_ITEM = OwnItems("item", "Item of yours", "自分のアイテム")
YOUR_POWERUP = OwnItems("powerup", "Powerup of yours", "自分のパワーアップ")
SPRING = InSeason("spring", "Spring card", "春のカード")
SUMMER = InSeason("summer", "Summer card", "夏のカード")
AUTUMN = InSeason("autumn", "Autumn card", "秋のカード")
WINTER = InSeason("winter", "Winter card", "冬のカード")
SEASONS = (SPRING, SUMMER, AUTUMN, WINTER)


class EachSeason(Wanted, Term):
    """So many of every season; each season is a kind of its own."""

    def kind(self, definition: MainCard) -> int:
        return [s.season for s in SEASONS].index(definition.season)

    def kinds(self) -> tuple[Spoken, ...]:
        return SEASONS


class OwnCards(Wanted, Term):
    """What the Incident takes in its own step; Danmaku cards besides, or nothing else."""

    def __init__(self, danmaku: bool, en: str, ja: str) -> None:
        super().__init__(en, ja)
        self.danmaku = danmaku

    def kind(self, definition: MainCard) -> int:
        return 0 if self.danmaku and "danmaku" in definition.types else -1


OF_EACH_SEASON = EachSeason("card of each season", "各季節のカード")
NIGHT_CARD = OwnCards(
    True, "card from its step or from discarded Danmaku", "このステップのカードか捨てられた弾幕カード"
)
UFO_CARD = OwnCards(False, "card from its step", "このステップのカード")
