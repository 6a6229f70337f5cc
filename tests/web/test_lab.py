"""The last matrix in the browser: a heat map to point at and walk through, and a list on the phone."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, expect

from kaimaku.decks import DeckKind, list_builtin
from kaimaku.lab.entrant import builtin_entrants
from kaimaku.lab.matrix import matrix_run, to_json
from kaimaku.lab.results import put
from tests.depth import at_depth
from tests.lab.field import made_up, two
from tests.server.app.process import Served
from tests.web.axe import faults
from tests.web.screens import DESKTOP, PHONE, SEEDED, TABLET, People, settled, shot

KINDS: tuple[DeckKind, ...] = ("start", "tournament")


@pytest.fixture(scope="module")
def server(client_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose lab has measured every deck."""
    folder = tmp_path_factory.mktemp("lab")
    decks = builtin_entrants("hocg", *KINDS)
    run = replace(matrix_run("hocg", two(), seed=9), decks=decks)
    scores = {
        (a.id, b.id): [(float((n + 7 * m) % 5 > 1), float((n + m) % 3 > 0)) for m in range(20)]
        for n, (a, b) in enumerate(combinations(decks, 2))
    }
    put(folder / "lab" / "matrix.json", to_json(made_up(scores, run)))
    with Served(folder / "server", "--lab", str(folder / "lab"), module=SEEDED) as served:
        yield served


@pytest.fixture
def people(browser: Browser, server: Served) -> Iterator[People]:
    visitors = People(browser, server.url)
    yield visitors
    visitors.leave()


def test_the_heat_map_is_walked_and_pointed_at(people: People) -> None:
    page = people.arrive("/decks?game=hocg")
    page.get_by_role("link", name="Matchups").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Matchups")
    table = page.get_by_role("grid")
    count = len(builtin_entrants("hocg", *KINDS))
    expect(table.get_by_role("row")).to_have_count(count + 1)
    told = page.locator(".told")
    first, second = (table.get_by_role("rowheader").nth(n).inner_text() for n in (0, 1))
    table.get_by_role("row").nth(2).get_by_role("gridcell").nth(1).hover()
    expect(told).to_contain_text(second)
    expect(told).to_contain_text("40 games")
    page.mouse.move(5, 5)  # or the table moves under the pointer when it scrolls
    table.locator('[tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text(f"{first}")
    expect(told).to_contain_text(second)
    expect(told).to_contain_text("won")
    expect(table.locator(":focus")).to_contain_text("95%")
    page.keyboard.press("End")
    expect(table.locator(":focus")).to_have_attribute("data-at", f"0 {count}")
    table.get_by_role("rowheader").first.get_by_role("link").click()
    page.wait_for_url("**/decks/*")


def test_decks_of_one_kind_are_shown_alone(people: People) -> None:
    page = people.arrive("/lab/hocg")
    rows = page.get_by_role("grid").get_by_role("row")
    expect(rows).to_have_count(len(list_builtin("hocg", *KINDS)) + 1)
    page.get_by_role("button", name="Tournament").click()
    expect(rows).to_have_count(len(list_builtin("hocg", "tournament")) + 1)
    expect(page.get_by_role("rowheader", name="Marine (WGP2025 Tokyo)")).to_be_visible()
    expect(page.get_by_role("grid").locator('[tabindex="0"]')).to_have_count(1)
    shot(page, "lab-tournament")
    page.get_by_role("button", name="Start decks").click()
    page.get_by_role("button", name="Tournament").click()
    expect(rows).to_have_count(len(list_builtin("hocg", "start")) + 1)


def test_a_phone_shows_one_deck_at_a_time(people: People) -> None:
    page = people.arrive("/lab/hocg", size=PHONE, lang="ja", touch=True)
    expect(page.get_by_role("heading", level=1)).to_have_text("相性表")
    expect(page.get_by_role("grid")).to_be_hidden()
    count = len(builtin_entrants("hocg", *KINDS))
    rows = page.locator("main li")
    expect(rows).to_have_count(count)
    page.get_by_label("表示するデッキ").select_option("azki")
    expect(rows).to_have_count(count - 1)
    expect(rows.first).to_contain_text("95%区間")


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_it_fits_every_screen_and_axe_finds_nothing(people: People, size: tuple[int, int]) -> None:
    for dark in at_depth((size == PHONE,), (False, True)):
        page = people.arrive("/lab/hocg", size=size, dark=dark, bypass_csp=True)
        pairs = len(list(combinations(builtin_entrants("hocg", *KINDS), 2)))
        expect(page.get_by_text(f"{40 * pairs:,} (40 per pair)")).to_be_visible()
        settled(page)
        shot(page, f"lab-{size[0]}-{'dark' if dark else 'light'}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert not faults(page)
