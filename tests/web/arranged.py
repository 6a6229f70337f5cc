"""A table at a position the test lays out, opened in a browser: what it shows does not depend on how a game went."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import httpx
from playwright.sync_api import Page

from kaimaku import replays
from kaimaku.games.hocg.scenario.position import build
from kaimaku.kernel.table import Table
from tests.web.finished_game import OCTETS

Side = Mapping[str, object]

# Real cards: a browser knows no others. hSD01 has Tokino Sora and AZKi.
SORA, AZKI = "hSD01-001", "hSD01-002"
PILES: Side = {"deck": ["hSD01-003"] * 20, "cheer_deck": ["hY01-001"] * 10, "life": ["hY01-001"] * 5, "spare": False}


# Is the middle of a thing on the screen, with nothing over it?
REACHED = """(element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const inside = left >= 0 && top >= 0 && left + width <= innerWidth + 1 && top + height <= innerHeight + 1;
  const found = document.elementFromPoint(x, y);
  return inside && found !== null && (element.contains(found) || found.contains(element));
}"""

# Buttons that a finger would miss: less than 44 px in a row of points that belong to them, across or down.
MISSED = """() => {
  const reach = (button, dx, dy) => {
    button.scrollIntoView({ behavior: "instant", block: "nearest", inline: "nearest" });
    const { left, top, width, height } = button.getBoundingClientRect();
    const mine = (n) => {
      const found = document.elementFromPoint(left + width / 2 + dx * n, top + height / 2 + dy * n);
      return found && (button.contains(found) || found.contains(button));
    };
    let [from, to] = [0, 0];
    while (from > -30 && mine(from - 1)) from -= 1;
    while (to < 30 && mine(to + 1)) to += 1;
    return to - from + 1;
  };
  const all = [...document.querySelectorAll("main button, header button, header a")];
  const seen = all.filter((each) => each.checkVisibility() && each.offsetWidth > 1 && !each.closest(".thing"));
  const reached = seen.map((each) => [each.textContent.trim() || each.ariaLabel, reach(each, 1, 0), reach(each, 0, 1)]);
  return reached.filter(([, across, down]) => across < 43 || down < 43);
}"""


def hocg(a: Side, b: Side, **moment: object) -> Table:
    """A hololive OCG table; each side as a scenario describes it, the moment too (`phase`, `turn`, …)."""
    return build({**moment, "A": {"oshi": SORA, **PILES, **a}, "B": {"oshi": AZKI, **PILES, **b}})


def sit_at(page: Page, game: str, t: Table, *, name: str = "Mio", seat: int = 0) -> None:
    """Open a table that starts at this position: the person sits at `seat`, bots sit at the others.

    The page must be one of the server already: the key of the seat is kept in its storage.
    """
    url = page.evaluate("location.origin")
    data = replays.from_position(game, t, 1).to_bytes()
    kept = httpx.post(f"{url}/api/replays", content=data, headers=OCTETS, timeout=300)
    assert kept.status_code == 201, kept.text
    seats: list[dict[str, Any]] = [{"kind": "me" if n == seat else "bot"} for n in range(t.seats)]
    start = {"type": "replay", "replay": kept.json()["id"], "at": 0, "seat": seat, "how": "as_was"}
    room = {"game": game, "name": name, "seats": seats, "options": {"undo": "free"}, "start": start}
    seated = httpx.post(f"{url}/api/rooms", json=room, timeout=300)
    assert seated.status_code == 201, seated.text
    mine = seated.json()
    held = {mine["code"]: {"token": mine["token"], "seat": mine["seat"], "game": game, "name": name, "when": 1}}
    page.evaluate("held => localStorage.setItem('kaimaku.seats', held)", json.dumps(held))
    page.goto(f"{url}/table/{mine['code']}")
    page.locator("[data-prompt][data-asked]").wait_for()


def unreachable(page: Page, selector: str) -> list[str]:
    """What can't be pressed where it stands: out of sight, cut off, or under something else."""
    found = page.locator(selector)
    assert found.count(), f"nothing is {selector}"
    return [each.inner_text() or selector for each in found.all() if not each.evaluate(REACHED)]
