"""Text at twice its size: everything can still be read, reached and done."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.playing import main_phase
from tests.web.rooms import start_against_bot
from tests.web.screens import DESKTOP, PHONE, People, resize, settled, shot

LARGE = "document.documentElement.style.fontSize = '200%';"


PAGES = ("/", "/decks", "/decks/tidal", "/cards/hocg", "/cards/vcard", "/rules/hocg", "/replays")


def twice(page: Page) -> None:
    """As the browser's own setting does it."""
    page.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {LARGE} }})")
    page.reload()


def test_pages_do_not_grow_sideways(people: People) -> None:
    page = people.arrive(PAGES[0])
    twice(page)
    wide = {}
    for path in PAGES:
        resize(page, DESKTOP)
        page.goto(people.url + path)
        for size in (DESKTOP, PHONE):
            resize(page, size)
            settled(page)
            shot(page, f"large{path.replace('/', '-').rstrip('-')}-{size[0]}")
            out = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            if out > 0:
                wide[path, size] = out
    assert not wide, f"these stick out by so many px: {wide}"


def test_a_table_at_twice_the_size(people: People) -> None:
    page = people.arrive("/")
    twice(page)
    me = start_against_bot(page)
    me.play_until(main_phase)
    shot(page, "large-table")
    for _ in range(6):
        me.decide()
