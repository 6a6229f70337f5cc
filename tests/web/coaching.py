"""Following a coach in the browser: read every page, then press what the ring is around."""

from __future__ import annotations

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
        else:
            press(page)
        page.wait_for_function(CHANGED, arg=before)
    raise AssertionError(f"the lesson isn't over after {MOST} presses")


def press(page: Page) -> None:
    """Press the thing in the ring, or what the question offers."""
    ring = page.locator("[data-coach] ~ .ring").first
    box = ring.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def begin(page: Page, game: str) -> None:
    """From the start page into the lesson of a game."""
    page.locator("article", has=page.locator(f"#game-{game}")).get_by_role("button", name="Learn to play").click()
    expect(page.locator("[data-coach]")).to_be_visible()
