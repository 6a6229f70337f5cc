"""The steps of a scenario as the table would say them, in both languages."""

from __future__ import annotations

from typing import cast

from kaimaku.kernel.decisions import Option
from kaimaku.kernel.refusals import Lang

from .position_seats import SEATS
from .scenario_terms import Terms
from .scenario_verbs import MAIN, SPOT_PICKS, prompt, reason
from .table import ACTIVE, SIDE, face, on_spot, top
from .tokens import NAMES, SPOT_STATUS

PLACES_JA = ("アクティブ", "バックステージ1", "バックステージ2", "バックステージ3", "バックステージ4")
PLACES_EN = ("Active", "Backstage 1", "Backstage 2", "Backstage 3", "Backstage 4")


def tell(w: Terms, seat: int, option: Option, lang: Lang) -> str:
    """An option of the open question in words."""
    verb, *rest = option
    n = cast("list[int]", rest)
    ja = lang == "ja"
    match verb:
        case "play" | "place":
            card, spot = name(w, n[0]), place(n[1], seat, lang)
            return f"{card}を{spot}に出す" if ja else f"{card} to {spot}"
        case "evolve":
            return f"{thing(w, n[1])}を{name(w, n[0])}に進化" if ja else f"evolve {thing(w, n[1])} to {name(w, n[0])}"
        case "ally":
            return f"{thing(w, n[1])}に{name(w, n[0])}を付ける" if ja else f"attach {name(w, n[0])} to {thing(w, n[1])}"
        case "mascot" | "world" | "boost" | "reply":
            return f"{name(w, n[0])}を使う" if ja else f"play {name(w, n[0])}"
        case "lock":
            return f"{thing(w, n[0])}をLock" if ja else f"Lock {thing(w, n[0])}"
        case "trade":
            return "3枚捨てて2枚引く" if ja else "discard three, draw two"
        case "pick":
            chosen = _chosen(w, n[0], seat, lang)
            return f"{chosen}を選ぶ" if ja else f"choose {chosen}"
        case "number":
            return f"{n[0]}を選ぶ" if ja else f"choose {n[0]}"
        case "pass":
            ends = prompt(w) == MAIN
            return ("ターン終了" if ends else "パス") if ja else ("end the turn" if ends else "pass")
    plain = {"yes": ("yes", "はい"), "no": ("no", "いいえ"), "done": ("no more", "これ以上選ばない")}
    return plain.get(str(verb), (str(verb), str(verb)))[ja]


def name(w: Terms, card: int) -> str:
    return w.keys.get(w.table.defs[card], "") or _printed(w, card)


def _printed(w: Terms, card: int) -> str:
    facts = face(w.table, card).facts
    return f"{facts.name} PL{facts.pl}" if facts.pl > 8 else facts.name


def thing(w: Terms, card: int) -> str:
    return name(w, top(w.table, card)) if on_spot(w.table, card) else name(w, card)


def place(spot: int, seat: int, lang: Lang) -> str:
    said = (PLACES_JA if lang == "ja" else PLACES_EN)[spot % SIDE - ACTIVE]
    if spot // SIDE == seat:
        return said
    whose = SEATS[spot // SIDE]
    return f"{whose}の{said}" if lang == "ja" else f"{whose}'s {said}"


def _chosen(w: Terms, x: int, seat: int, lang: Lang) -> str:
    why = reason(w)
    if why in SPOT_PICKS:
        return place(x, seat, lang)
    if why != "status":
        return thing(w, x)
    token = w.token(x)
    assert token is not None
    where = place(token.at, seat, lang) if token.kind in SPOT_STATUS else thing(w, token.at)
    return f"{where}の{NAMES[token.kind].title()}" if lang == "ja" else f"{NAMES[token.kind].title()} of {where}"
