"""Words that no printed card needs, for scenarios and cards to come: every moment, more nouns and conditions."""

from __future__ import annotations

from kaimaku.kernel.events import Event
from kaimaku.kernel.frames import Frame

from ..card import ALLY, BOOST, MASCOT, REINFORCEMENT, SUPPORTS, VTUBER, WORLD
from ..events import (
    ATTACH,
    COMBAT_OVER,
    COMBAT_WIN,
    DISCARD_HAND,
    DRAW,
    EVOLVE,
    LOCK,
    MOVE,
    PLAY,
    SNAP,
    TURN_END,
    TURN_START,
)
from ..moments import ANYONE, OPP, YOU, Moment, Test
from ..table import (
    ACTIVE,
    ALLIES,
    DISCARD,
    HAND,
    SIDE,
    VCardTable,
    backstage,
    face,
    face_up,
    other,
    top,
    vts,
    zone,
)
from ..table import vt_of as vt_of_card
from ..tokens import BURN, amount
from .hands import ELEMENTS
from .joints import Condition
from .moments import of_type
from .nouns import Finder, Where, Which, Who, any_vts, my_vts, of_element, of_line, of_side, their_vts
from .several import several_allies, several_cards, several_spots, several_vts, up_to_vts

# --- moments --------------------------------------------------------------------------------------------------------

TYPES: dict[str, tuple[tuple[str, ...], str, str]] = {
    "VT": ((VTUBER,), "a VT", "VT"),
    "ALLY": ((ALLY,), "an Ally", "アライ"),
    "BOOST": ((BOOST,), "a Boost", "ブースト"),
    "REPLY": ((REINFORCEMENT,), "a Reinforcement", "増援"),
    "SUPPORT": (tuple(sorted(SUPPORTS)), "a Support", "サポート"),
    "MASCOT": ((MASCOT,), "a Mascot", "マスコット"),
    "WORLD": ((WORLD,), "a World", "ワールド"),
    "CARD": ((VTUBER, ALLY, BOOST, REINFORCEMENT, MASCOT, WORLD), "a card", "カード"),
}


def _any(t: VCardTable, e: Event, source: int) -> bool:
    return True


def _some(t: VCardTable, e: Event, source: int) -> bool:
    return e.amount > 0  # from an empty deck and discard pile nothing is drawn


def _to(pl: int) -> Test:
    def test(t: VCardTable, e: Event, source: int) -> bool:
        return face(t, e.origin).facts.pl == pl

    return test


def _moments() -> dict[str, object]:
    """Each thing somebody may do, by you, by the opponent, by anyone."""
    found: dict[str, object] = {}
    for word, (types, en, ja) in TYPES.items():
        test = of_type(*types)
        found[f"YOU_PLAY_{word}"] = Moment(PLAY, YOU, test, f"you play {en}", f"自分が{ja}を使う")
        found[f"OPP_PLAYS_{word}"] = Moment(PLAY, OPP, test, f"your Opp. plays {en}", f"相手が{ja}を使う")
        any_word = f"{en.partition(' ')[0].upper()}_{word}_PLAYED"
        found[any_word] = Moment(PLAY, ANYONE, test, f"{en} is played", f"{ja}が使われる")
    plain: dict[str, tuple[int, Test, str, str]] = {
        "EVOLVE": (EVOLVE, _any, "evolve{s} a VT", "VTを進化させる"),
        "EVOLVE_TO_9": (EVOLVE, _to(9), "evolve{s} a VT to a PL9 VT", "VTをPL9のVTに進化させる"),
        "EVOLVE_TO_10": (EVOLVE, _to(10), "evolve{s} a VT to a PL10 VT", "VTをPL10のVTに進化させる"),
        "LOCK_CARD": (LOCK, _any, "Lock{s} a card", "カードをLockする"),
        "LOCK_VT": (LOCK, of_type(VTUBER), "Lock{s} a VT", "VTをLockする"),
        "ATTACH": (ATTACH, _any, "attache{s} an Ally", "アライを付ける"),
        "DRAW": (DRAW, _some, "draw{s} cards", "カードを引く"),
        "DISCARD": (DISCARD_HAND, _any, "discard{s} from the hand", "手札を捨てる"),
        "MOVE": (MOVE, _any, "move{s} a VT", "VTを移す"),
        "SNAP": (SNAP, _any, "trigger{s} the Snap of a VT", "VTのSnapを発動する"),
        "WIN": (COMBAT_WIN, _any, "win{s} a combat", "戦闘に勝つ"),
    }
    for word, (kind, test, en, ja) in plain.items():
        verb, _, rest = word.partition("_")
        rest = f"_{rest}" if rest else ""
        mine = en.format(s="").replace("attache ", "attach ")
        found[f"YOU_{verb}{rest}"] = Moment(kind, YOU, test, f"you {mine}", f"自分が{ja}")
        suffix = "ES" if verb == "ATTACH" else "S"
        found[f"OPP_{verb}{suffix}{rest}"] = Moment(kind, OPP, test, f"your Opp. {en.format(s='s')}", f"相手が{ja}")
    found["ANYONE_EVOLVES"] = Moment(EVOLVE, ANYONE, _any, "a VT evolves", "VTが進化する")
    found["COMBAT_ENDS"] = Moment(COMBAT_OVER, YOU, _any, "combat", "戦闘")
    found["OPP_TURN_STARTS"] = Moment(TURN_START, OPP, _any, "your Opp's turn starts", "相手のターンが始まる")
    found["OPP_TURN_ENDS"] = Moment(TURN_END, OPP, _any, "your Opp's turn ends", "相手のターンが終わる")
    return found


# --- nouns ----------------------------------------------------------------------------------------------------------


def vt_of(element: str) -> Who:
    return Who(of_element(known(element), any_vts), f"a {element.title()} VT", f"{ja(element)}のVT1体", 1, 1)


def your_vt_of(element: str) -> Who:
    return Who(
        of_element(known(element), my_vts), f"a {element.title()} VT you control", f"自分の{ja(element)}のVT1体", 1, 1
    )


def opp_vt_of(element: str) -> Who:
    return Who(
        of_element(known(element), their_vts), f"an Opp's {element.title()} VT", f"相手の{ja(element)}のVT1体", 1, 1
    )


def vts_of(element: str) -> Who:
    return Who(of_element(known(element)), f"{element.title()} VT's", f"{ja(element)}の各VT")


def vt_named(line: str) -> Who:
    return Who(of_line(line), f"a {line} VT", f"{line}のVT1体", 1, 1)


def vt_at(pl: int, whose: str = "all") -> Who:
    """A VT whose highest card has this Power Level printed on it; face down it shows none."""

    def of_level(t: VCardTable, seat: int) -> list[int]:
        return [vt for vt in vts(t, seat) if face_up(t, vt) and face(t, top(t, vt)).facts.pl == pl]

    en, mine = {"all": ("", ""), "you": (" you control", "自分の"), "opp": (" your Opp. controls", "相手の")}[whose]
    return Who(of_side(of_level, whose), f"a PL{pl} VT{en}", f"{mine}PL{pl}のVT1体", 1, 1)


def _allies(t: VCardTable, f: Frame) -> list[int]:
    return zone(t, f.seat, ALLIES) + zone(t, other(f.seat), ALLIES)


def known(element: str) -> str:
    if element.lower() not in ELEMENTS:
        raise ValueError(f"an element is one of {', '.join(ELEMENTS)}, not {element!r}")
    return element.lower()


def ja(element: str) -> str:
    return ELEMENTS[known(element)]


def _front_spot(mine: bool) -> Finder:
    def found(t: VCardTable, f: Frame) -> list[int]:
        return [(f.seat if mine else other(f.seat)) * SIDE + ACTIVE]

    return found


NOUNS: dict[str, object] = {
    "ALL_VTS": Who(any_vts, "all VT's", "すべてのVT"),
    "YOUR_VTS": Who(my_vts, "all VT's you control", "自分の各VT"),
    "OPP_VTS": Who(their_vts, "all VT's your Opp. controls", "相手の各VT"),
    "YOUR_BACKSTAGES": Who(of_side(backstage, "you"), "all Backstage VT's you control", "自分のバックステージの各VT"),
    "OPP_BACKSTAGES": Who(
        of_side(backstage, "opp"), "all Backstage VT's your Opp. controls", "相手のバックステージの各VT"
    ),
    "OPP_ACTIVE_SPOT": Where(_front_spot(False), "your Opp's Active Spot", "相手のアクティブスポット"),
    "YOUR_ACTIVE_SPOT": Where(_front_spot(True), "your Active Spot", "自分のアクティブスポット", free=True),
    "AN_ALLY_IN_PLAY": Which(_allies, "an Ally", "アライ1枚", 1, 1),
    "vt_at": vt_at,
    "vt_of": vt_of,
    "your_vt_of": your_vt_of,
    "opp_vt_of": opp_vt_of,
    "vts_of": vts_of,
    "vt_named": vt_named,
    "several_vts": several_vts,
    "up_to_vts": up_to_vts,
    "several_allies": several_allies,
    "several_spots": several_spots,
    "several_cards": several_cards,
}

# --- conditions -----------------------------------------------------------------------------------------------------


def hand_at_least(n: int) -> Condition:
    return Condition(
        lambda t, f: len(zone(t, f.seat, HAND)) >= n, f"your hand has at least {n} cards", f"手札が{n}枚以上"
    )


def hand_at_most(n: int) -> Condition:
    return Condition(
        lambda t, f: len(zone(t, f.seat, HAND)) <= n, f"your hand has at most {n} cards", f"手札が{n}枚以下"
    )


def discard_at_least(n: int) -> Condition:
    return Condition(
        lambda t, f: len(zone(t, f.seat, DISCARD)) >= n,
        f"your discard pile has at least {n} cards",
        f"捨て札が{n}枚以上",
    )


def you_control(n: int, pl: int = 0) -> Condition:
    """So many VTs, of a Power Level printed on the card if one is named."""

    def enough(t: VCardTable, f: Frame) -> bool:
        mine = [vt for vt in vts(t, f.seat) if face_up(t, vt)]
        return sum(pl in (0, face(t, top(t, vt)).facts.pl) for vt in mine) >= n

    said = f"PL{pl} " if pl else ""
    of = f"PL{pl}の" if pl else ""
    return Condition(enough, f"you control {n} {said}VT's", f"自分の{of}VTが{n}体以上いる")


def _at_front(t: VCardTable, f: Frame) -> bool:
    vt = vt_of_card(t, f.source)
    return vt >= 0 and t.where[vt] % SIDE == ACTIVE


IS_ACTIVE = Condition(_at_front, "this VT is Active", "このVTがアクティブ")


def _burned(t: VCardTable, f: Frame) -> bool:
    vt = vt_of_card(t, f.source)
    return vt >= 0 and amount(t, BURN, t.where[vt]) > 0


IS_BURNED = Condition(_burned, "this VT is Burned", "このVTがBurn状態")


def mana_at_least(n: int) -> Condition:
    return Condition(lambda t, f: t.mana[f.seat] >= n, f"you have at least {n} Mana", f"マナが{n}以上")


def coins_at_least(n: int) -> Condition:
    return Condition(lambda t, f: t.coins[f.seat] >= n, f"you have at least {n} Coins", f"コインが{n}枚以上")


CONDITIONS: dict[str, object] = {
    "hand_at_least": hand_at_least,
    "hand_at_most": hand_at_most,
    "discard_at_least": discard_at_least,
    "you_control": you_control,
    "coins_at_least": coins_at_least,
    "mana_at_least": mana_at_least,
    "IS_ACTIVE": IS_ACTIVE,
    "IS_BURNED": IS_BURNED,
}


MORE: dict[str, object] = {**_moments(), **NOUNS, **CONDITIONS}
