"""Tables at a position that a test lays out: what they show does not depend on how a game went."""

from __future__ import annotations

import json
from typing import Any

import httpx
from playwright.sync_api import Page

from kaimaku import replays
from kaimaku.kernel.table import Table
from tests.web.finished_game import OCTETS
from tests.web.screens import People

# Is the middle of a thing on the screen, with nothing over it?
REACHED = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const inside = left >= 0 && top >= 0 && left + width <= innerWidth + 1 && top + height <= innerHeight + 1;
  const found = document.elementFromPoint(x, y);
  return inside && found !== null && (element.contains(found) || found.contains(element));
}"""


def sit(people: People, game: str, t: Table, seat: int, size: tuple[int, int], *, touch: bool = False) -> Page:
    """A person opens a game that starts at this position; bots sit at all other seats."""
    page = people.arrive("/", size=size, touch=touch)
    data = replays.from_position(game, t, 1).to_bytes()
    kept = httpx.post(f"{people.url}/api/replays", content=data, headers=OCTETS, timeout=300)
    assert kept.status_code == 201, kept.text
    seats: list[dict[str, Any]] = [{"kind": "me" if n == seat else "bot"} for n in range(t.seats)]
    start = {"type": "replay", "replay": kept.json()["id"], "at": 0, "seat": seat, "how": "as_was"}
    room = {"game": game, "name": "Mio", "seats": seats, "options": {"undo": "free"}, "start": start}
    seated = httpx.post(f"{people.url}/api/rooms", json=room, timeout=300)
    assert seated.status_code == 201, seated.text
    mine = seated.json()
    held = {mine["code"]: {"token": mine["token"], "seat": mine["seat"], "game": game, "name": "Mio", "when": 1}}
    page.evaluate("held => localStorage.setItem('kaimaku.seats', held)", json.dumps(held))
    page.goto(f"{people.url}/table/{mine['code']}")
    page.locator("[data-prompt][data-asked]").wait_for()
    return page


def unreachable(page: Page, selector: str) -> list[str]:
    """What can't be pressed where it stands: out of sight, cut off, or under something else."""
    found = page.locator(selector)
    assert found.count(), f"nothing is {selector}"
    return [each.inner_text() or selector for each in found.all() if not each.evaluate(REACHED)]
