"""Following a coach in the browser: read every page, then press what the ring is around."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

# What can be seen of the lesson and the question: whenever it changes, something was done.
STATE = """() => JSON.stringify([
  document.querySelector("#result-title")?.textContent,
  document.querySelector("[data-coach]")?.textContent,
  document.querySelector("[data-prompt]")?.textContent,
  [...document.querySelectorAll("[data-coach] ~ .ring")].map((ring) => ring.getAttribute("style")),
])"""
CHANGED = f"(before) => ({STATE})() !== before"
# The coach waits for the player: it points at something, or has more to read; or it is all over.
WAITS = """() => document.querySelector("#result-title, [data-next], [data-continue]") !== null
  || document.querySelector("[data-coach] ~ .ring") && document.querySelector("[data-asked]")"""
MIDDLE = """() => {
  const box = document.querySelector("[data-coach] ~ .ring")?.getBoundingClientRect();
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}"""
LEARN = re.compile("Learn to play|遊び方を覚える")
MOST = 120  # presses in one lesson


def follow(page: Page, seen: Callable[[int], None] = lambda n: None) -> int:
    """Do what the coach says until the game is over; gives the number of presses. `seen`: before each press."""
    for n in range(MOST):
        page.wait_for_function(WAITS)
        if page.locator("#result-title").is_visible():
            return n
        before = page.evaluate(STATE)
        seen(n)
        more = page.locator("[data-next], [data-continue]")
        if more.is_visible():
            more.click()
        elif not press(page):
            continue
        page.wait_for_function(CHANGED, arg=before)
    raise AssertionError(f"the lesson isn't over after {MOST} presses")


def press(page: Page) -> bool:
    """Press the thing in the ring; False if it is gone already, because something has happened."""
    middle = page.evaluate(MIDDLE)
    if middle is not None:
        page.mouse.click(*middle)
    return middle is not None


def begin(page: Page, game: str) -> None:
    """From the start page into the lesson of a game."""
    page.locator("article", has=page.locator(f"#game-{game}")).get_by_role("button", name=LEARN).click()
    expect(page.locator("[data-coach]")).to_be_visible()
