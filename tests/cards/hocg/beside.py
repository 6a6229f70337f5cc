"""What a card says of its own holomem is not true of the one beside it."""

from __future__ import annotations

from typing import Any

from kaimaku.games.hocg.game import GAME
from kaimaku.games.hocg.table import HAND
from tests.cards.hocg.scene import Scene, one
from tests.cards.hocg.tries import FOES, arts_cost, arts_more, base_of, hp_of, paying

COLORS = ["white", "green", "red", "blue", "purple", "yellow"]
HAMMER, MASCOT, FAN, TOWA, SORA = "hBP04-098", "hBP08-105", "hBP08-109", "hBP09-053", "hEB01-004"
NAMED = ["Watamates", "Roboser", "35P", "Yukimin", "Subatomo", "Lu-knights", "Mio-fam", "Koyori's Assistants"]
NAMED += ["Nekko", "Chattino", "Giraffe Stag Beetle", "Demon Blade Asura"]
RICH: dict[str, Any] = {
    "cheers": [f"{color} x4" for color in COLORS],
    "attached": [HAMMER, MASCOT],
    "under": ["hSD01-003", "hSD01-003", "hSD01-003"],
}
Told = list[object]


def neighbour(number: str, how: str, nth: int, rich: bool, mine: dict[str, Any], me: dict[str, Any]) -> Told:
    """A card is used in the collab position, beside a center that has nothing or a lot: what comes of it."""
    center = one(mine.get("companion", "Spare"), "beside", **({**RICH, **mine.get("beside", {})} if rich else {}))
    rest = {key: value for key, value in mine.items() if key not in ("archive", "beside", "companion")}
    a: dict[str, Any] = {"archive": [*COLORS, *NAMED, *mine.get("archive", [])], "power": 2, **rest, "center": center}
    own = one(
        base_of(number) if how == "bloom" else number, "me", **{"cheers": paying(number, nth) if nth else [], **me}
    )
    if how == "collab":
        a["back"] = [own, *mine.get("back", [])]
    else:
        a["collab"] = own
    s = Scene(a, FOES, held=[one(number, "new")]) if how == "bloom" else Scene(a, FOES)
    before = belongings(s, "beside")
    if how == "art":
        s.use("me", "foe", nth)
    else:
        s.do(how, *(["new", "me"] if how == "bloom" else ["me"]))
    told: Told = []
    for _ in range(30):
        if s.prompt in ("main", "perform", "over"):
            break
        options = GAME.options(s.t, s.t.asked[0])
        told.append((s.prompt, len(options)))
        s.answer(options[0])
    assert belongings(s, "beside") == before, number
    return [told, belongings(s, "me"), [s.mem(x).damage for x in ("foe", "side", "far")], len(s.t.zones[HAND])]


def belongings(s: Scene, label: str) -> Told:
    """All that a holomem has."""
    if s.place(label) == "gone":
        return ["gone"]
    mem = s.mem(label)
    known = [len(mem.cheers), len(mem.cards()), len(mem.stack), mem.damage, mem.resting]
    return [*known, hp_of(s, label), arts_more(s, label), arts_cost(s, label)]


def story(behind: dict[str, Any], mine: dict[str, Any]) -> Told:
    """Somebody stands behind while the center strikes and falls, and others bloom and collab: all that can be seen."""
    a: dict[str, Any] = {
        "archive": [*COLORS, *COLORS, SORA, SORA, FAN, *mine.get("archive", [])],
        "life": 4,
        **{key: value for key, value in mine.items() if key not in ("archive", "back")},
        "center": one(TOWA, "center", cheers=["blue x5"], damage=110),
        "back": [{**behind, "as": "me"}, one(SORA, "sora"), one(SORA, "next"), *mine.get("back", [])],
        "hand": [one("hEB01-006", "bloom"), "Filler x7"],
    }
    foes = [one(TOWA, "striker", cheers=["blue x5"]), "Spare"]
    s = Scene(a, {"center": one(TOWA, "foe", damage=110), "back": foes, "life": 4})
    told: Told = []

    def look(what: str) -> None:
        told.append(what)
        while s.prompt not in ("main", "perform", "over"):
            options = GAME.options(s.t, s.t.asked[0])
            told.append((s.prompt, s.t.asked, len(options)))
            s.answer(options[0])
        piles = [s.count(pile, seat) for pile in ("hand", "archive", "deck", "life") for seat in (0, 1)]
        told.append([piles, *(belongings(s, x) for x in ("center", "sora", "next", "foe", "striker"))])

    look("begins")
    s.do("bloom", "bloom", "next")
    look("blooms")
    s.do("collab", "sora")
    look("collabs")
    s.use("center", "foe", 2)
    look("downs")
    s.do("pass")
    while s.t.active == 0 or s.prompt != "main":
        look("their turn")
        if s.prompt == "main" and s.t.active == 1:
            break
        s.do("pass")
    s.use("striker", "center", 2)
    look("falls")
    return told
