"""Text at twice its size: everything can still be read, reached and done."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.playing import main_phase
from tests.web.rooms import start_against_bot
from tests.web.screens import DESKTOP, PHONE, People, settled, shot

LARGE = "document.documentElement.style.fontSize = '200%';"


def twice(page: Page) -> None:
    """As the browser's own setting does it."""
    page.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {LARGE} }})")
    page.reload()


@pytest.mark.parametrize(
    "path", ["/", "/decks", "/decks/tidal", "/cards/hocg", "/cards/vcard", "/rules/hocg", "/replays"]
)
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_pages_do_not_grow_sideways(people: People, path: str, size: tuple[int, int]) -> None:
    page = people.arrive(path, size=size)
    twice(page)
    settled(page)
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    shot(page, f"large{path.replace('/', '-').rstrip('-')}-{size[0]}")
    assert wide <= 0, f"{path} sticks out by {wide} px"


def test_a_table_at_twice_the_size(people: People) -> None:
    page = people.arrive("/")
    twice(page)
    me = start_against_bot(page)
    me.play_until(main_phase)
    shot(page, "large-table")
    for _ in range(6):
        me.decide()
