"""A game that is not ours, on a real server and in a real browser: chosen, played, given up and looked at again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.examples.fourth_game import install
from tests.server.app.process import FreshServed, Served
from tests.web.axe import faults
from tests.web.playing import Player
from tests.web.screens import DESKTOP, PHONE, SEEDED, People, of_game, shot


@pytest.fixture(scope="module")
def server(client_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    where = install(tmp_path_factory.mktemp("fourth"))
    with FreshServed(tmp_path_factory.mktemp("server"), module=SEEDED, PYTHONPATH=where) as served:
        yield served


@pytest.fixture
def people(browser: Browser, server: Served) -> Iterator[People]:
    visitors = People(browser, server.url)
    yield visitors
    visitors.leave()


@pytest.mark.parametrize(("name", "size"), [("desktop", DESKTOP), ("phone", PHONE)])
def test_it_is_played_and_looked_at_again(people: People, name: str, size: tuple[int, int]) -> None:
    page = people.arrive(size=size, touch=size == PHONE)
    of_game(page, "Doubt").get_by_role("button", name="Play against bots").click()
    expect(page.get_by_role("heading", name="Lay a card as")).to_be_visible()
    shot(page, f"doubt-{name}")
    player = Player(page, "touch" if size == PHONE else "mouse")
    player.play_until(lambda sight: "Doubt it?" in sight.question)
    player.play_to_the_end()
    shot(page, f"doubt-{name}-end")
    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("list", name="Emi's Hand")).to_be_visible()
    page.get_by_role("slider").press("ArrowRight")
    expect(page.get_by_role("region", name="Table").get_by_role("listitem")).to_have_count(1)


def test_it_is_played_in_japanese_and_can_be_heard(people: People) -> None:
    page = people.arrive(lang="ja", dark=True, bypass_csp=True)
    of_game(page, "ダウト").get_by_role("button", name="ボット").first.click()
    expect(page.get_by_role("heading", name="としてカードを出してください。")).to_be_visible()
    shot(page, "doubt-dark")
    assert faults(page) == []
