"""The last matrix in the browser: a heat map to point at and walk through, and a list on the phone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from kaimaku.lab import builtin_entrants, matrix_run, put
from kaimaku.lab.matrix import to_json
from tests.lab.field import made_up, two
from tests.server.app.process import Served
from tests.web.axe import faults
from tests.web.screens import DESKTOP, PHONE, TABLET, People, settled, shot


@pytest.fixture
def people(browser: Browser, client_built: None, tmp_path: Path) -> Iterator[People]:
    """Visitors of a server whose lab has measured every deck."""
    decks = builtin_entrants("hocg")
    run = replace(matrix_run("hocg", two(), seed=9), decks=decks)
    scores = {
        (a.id, b.id): [(float((n + 7 * m) % 5 > 1), float((n + m) % 3 > 0)) for m in range(20)]
        for n, (a, b) in enumerate(combinations(decks, 2))
    }
    put(tmp_path / "lab" / "matrix.json", to_json(made_up(scores, run)))
    with Served(tmp_path / "house", "--lab", str(tmp_path / "lab")) as house:
        visitors = People(browser, house.url)
        yield visitors
        visitors.leave()


def test_the_heat_map_is_walked_and_pointed_at(people: People) -> None:
    page = people.arrive("/decks?game=hocg")
    page.get_by_role("link", name="Decks against each other").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Decks against each other")
    table = page.get_by_role("grid")
    count = len(builtin_entrants("hocg"))
    expect(table.get_by_role("row")).to_have_count(count + 1)
    told = page.locator(".told")
    first, second = (table.get_by_role("rowheader").nth(n).inner_text() for n in (0, 1))
    table.get_by_role("row").nth(2).get_by_role("gridcell").nth(1).hover()
    expect(told).to_contain_text(second)
    expect(told).to_contain_text("40 games")
    table.locator('[tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text(f"{first}")
    expect(told).to_contain_text(second)
    expect(told).to_contain_text("won")
    expect(table.locator(":focus")).to_contain_text("95 %")
    page.keyboard.press("End")
    expect(table.locator(":focus")).to_have_attribute("data-at", f"0 {count}")
    table.get_by_role("rowheader").first.get_by_role("link").click()
    page.wait_for_url("**/decks/*")


def test_a_phone_shows_one_deck_at_a_time(people: People) -> None:
    page = people.arrive("/lab/hocg", size=PHONE, lang="ja", touch=True)
    expect(page.get_by_role("heading", level=1)).to_have_text("デッキの相性")
    expect(page.get_by_role("grid")).to_be_hidden()
    count = len(builtin_entrants("hocg"))
    rows = page.locator("main li")
    expect(rows).to_have_count(count)
    page.get_by_label("どのデッキ").select_option("azki")
    expect(rows).to_have_count(count - 1)
    expect(rows.first).to_contain_text("95 %区間")


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_it_fits_every_screen_and_axe_finds_nothing(people: People, size: tuple[int, int]) -> None:
    for dark in (False, True):
        page = people.arrive("/lab/hocg", size=size, dark=dark, bypass_csp=True)
        expect(page.get_by_text("11,040 (40 a pair)")).to_be_visible()
        settled(page)
        shot(page, f"lab-{size[0]}-{'dark' if dark else 'light'}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not faults(page)
