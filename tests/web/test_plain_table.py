"""A game the client has never heard of: it is offered, played, watched and looked at again on a plain table."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.axe import faults
from tests.web.screens import DESKTOP, PHONE, People, of_game, shot

GAME, CODE = "whist", "plain000"
FLAT = (844, 390)


def words(en: str, ja: str = "") -> dict[str, str]:
    return {"en": en, "ja": ja or en}


def card(id: str, en: str, ja: str, **more: object) -> dict[str, Any]:
    return {"id": id, "name": words(en, ja), **more}


def view(*hand: dict[str, Any]) -> dict[str, Any]:
    trick = card("c7", "7 of hearts", "ハートの7", notes=[words("led by {1}", "{1}が出した")])
    return {
        "game": "plain",
        "turn": 4,
        "active": 0,
        "asked": [0],
        "status": words("Trumps are hearts", "切り札はハート"),
        "seats": [
            {"seat": 0, "id": "p0", "score": 12, "notes": [words("12 points", "12点")]},
            {"seat": 1, "id": "p1", "score": 9},
            {"seat": 2, "id": "p2", "out": True},
        ],
        "rows": [
            {"id": "deck", "title": words("Deck", "山札"), "count": 31},
            {"id": "trick", "title": words("Trick", "場のカード"), "cards": [trick]},
            {
                "id": "hand.1",
                "title": words("Hand", "手札"),
                "seat": 1,
                "hand": True,
                "cards": [{"id": "-", "face_down": True}] * 4 + [{"id": "b1", "face_down": True}],
            },
            {"id": "won.1", "title": words("Won", "取り札"), "seat": 1, "count": 6},
            {"id": "hand.0", "title": words("Hand", "手札"), "seat": 0, "hand": True, "cards": list(hand)},
        ],
    }


HAND = (
    card("c12", "King of spades", "スペードのK"),
    card("c13", "2 of clubs", "クラブの2", text=words("Worth nothing.", "0点です。")),
)
QUESTION = {
    "asked": 1,
    "prompt": "whist:play",
    "rule": "",
    "words": words("Play a card.", "カードを出してください。"),
    "options": [
        {"verb": "play", "things": ["c12"], "words": words("Play the King of spades", "スペードのKを出す")},
        {"verb": "play", "things": ["c13"], "words": words("Play the 2 of clubs", "クラブの2を出す")},
        {"verb": "take", "things": ["b1"], "words": words("Take a card of {1}", "{1}のカードを取る")},
        {"verb": "pass", "label": words("Pass", "パス"), "words": words("Pass", "パス")},
    ],
    "passing": 3,
}
INFO: dict[str, Any] = {
    "id": GAME,
    "name": words("Whist", "ホイスト"),
    "tagline": words("Tricks for two to four", "2〜4人のトリックテイキング"),
    "seats": [2, 3, 4],
    "minutes": 10,
    "playable": True,
    "decks": [],
    "bots": ["random"],
    "rulings": [],
    "first": None,
    "lessons": [],
    "puzzles": [],
    "handbook": False,
}
ROOM: dict[str, Any] = {
    "code": CODE,
    "game": GAME,
    "status": "playing",
    "options": {},
    "seats": [
        {"seat": n, "kind": "human", "name": name, "present": True} for n, name in enumerate(("Mio", "Rin", "Sora"))
    ],
}
LINE = {"n": 1, "kind": "play", "seat": 1, "words": words("{1} led the 7 of hearts.", "{1}はハートの7を出した。")}
FRAMES = {
    "format": "kaimaku-frames-1",
    "game": GAME,
    "seat": "all",
    "names": ["Mio", "Rin", "Sora"],
    "steps": [{"n": n, "seat": 0, "lines": [LINE] if n else [], "view": view(*HAND[n:])} for n in range(2)],
    "marks": [{"step": 0, "kind": "turn", "seat": 0, "n": 1}],
}


class Server:
    """Answers for a game that no server has."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        self.seat: int | None = 0
        page.route("**/api/games", self.games)
        page.route("**/api/rooms", lambda route: route.fulfill(json={"rooms": [ROOM]}))
        page.route(f"**/api/rooms/{CODE}", lambda route: route.fulfill(json=ROOM))
        page.route("**/api/replays/whist/frames*", lambda route: route.fulfill(json=FRAMES))
        page.route_web_socket("**/socket", self.socket)

    def games(self, route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={**told, "games": [*told["games"], INFO]})

    def socket(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self.hear(socket, json.loads(str(text))))

    def hear(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        self.heard.append(message)
        asked = {"question": QUESTION} if self.seat == 0 else {}
        now = {"n": 1, "lines": [LINE], "view": view(*HAND)}
        if message["type"] == "hello":
            socket.send(json.dumps({"type": "welcome", "room": ROOM, "seat": self.seat, "protocol": 1, **now, **asked}))
        elif message["type"] == "choose":
            socket.send(json.dumps({"type": "update", "n": 1, "view": view(HAND[0]) | {"active": 1, "asked": [1]}}))

    def chosen(self) -> list[int]:
        return [message["option"] for message in self.heard if message["type"] == "choose"]


def sit_down(people: People, **how: Any) -> tuple[Page, Server]:
    page = people.arrive("/rules", **how)
    server = Server(page)
    seat = {CODE: {"seat": 0, "token": "t" * 32, "game": GAME, "name": "Mio", "when": 1}}
    page.evaluate("seats => localStorage.setItem('kaimaku.seats', JSON.stringify(seats))", seat)
    page.goto(f"{people.url}/table/{CODE}")
    return page, server


def test_it_is_offered_on_the_start_page(people: People) -> None:
    page = people.arrive("/rules")
    Server(page)
    page.goto(people.url)
    offered = of_game(page, "Whist")
    expect(offered.get_by_role("button", name="Play against bots")).to_be_visible()
    expect(offered.get_by_role("button", name="deck")).to_have_count(0)
    page.goto(f"{people.url}/decks")
    expect(page.get_by_text("Whist uses one shared deck")).to_be_visible()
    page.goto(f"{people.url}/cards/{GAME}")
    expect(page.get_by_text("Kaimaku doesn't have this game.")).to_be_visible()
    page.goto(f"{people.url}/watch")
    expect(page.get_by_text("Whist")).to_be_visible()


@pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE), ("flat", FLAT)])
def test_it_is_played(people: People, name: str, size: tuple[int, int]) -> None:
    page, server = sit_down(people, size=size, touch=size != DESKTOP)
    expect(page.get_by_role("heading", name="Play a card.")).to_be_visible()
    rin = page.get_by_role("region", name="Rin")
    expect(rin.get_by_role("list", name="Rin's Hand").get_by_role("listitem")).to_have_count(5)
    expect(page.get_by_role("list", name="All actions").get_by_role("button")).to_have_count(3)
    for thing in ("King of spades", "2 of clubs, Worth nothing."):
        expect(page.get_by_role("list", name="Your hand").get_by_role("button", name=thing)).to_be_in_viewport()
    shot(page, f"plain-{name}")
    page.get_by_role("list", name="Your hand").get_by_role("button", name="2 of clubs").click()
    expect(page.get_by_role("heading", name="Play the 2 of clubs")).to_be_visible()
    assert server.chosen() == [], "a first press only selects"
    page.locator("[data-prompt] .primary").click()
    expect(page.get_by_role("heading", name="Waiting for Rin.")).to_be_visible()
    assert server.chosen() == [1]


def test_it_is_played_in_japanese_in_the_dark_and_can_be_heard(people: People) -> None:
    page, server = sit_down(people, lang="ja", dark=True, bypass_csp=True)
    expect(page.get_by_role("heading", name="カードを出してください。")).to_be_visible()
    shot(page, "plain-dark")
    assert faults(page) == []
    page.keyboard.press("Tab")
    page.keyboard.press("s")
    expect(page.locator("[aria-live=polite]").filter(has_text="切り札はハート")).to_have_count(1)
    page.get_by_role("button", name="Rinのカードを取る").click()
    expect(page.get_by_role("heading", name="Rinを待っています。")).to_be_visible()
    assert server.chosen() == [2]


def test_it_is_looked_at_again(people: People) -> None:
    page = people.arrive("/rules")
    Server(page)
    page.goto(f"{people.url}/replays/{GAME}")
    expect(page.get_by_role("list", name="Mio's Hand").get_by_role("listitem")).to_have_count(2)
    page.get_by_role("slider").press("ArrowRight")
    expect(page.get_by_role("list", name="Mio's Hand").get_by_role("listitem")).to_have_count(1)
    shot(page, "plain-replay")
