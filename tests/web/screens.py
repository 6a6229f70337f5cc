"""People at their browsers: each has a context of their own, and nothing may go wrong in it unnoticed."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, expect

DESKTOP, TABLET, PHONE = (1440, 900), (820, 1180), (390, 844)
EMPTY = "/health"  # an address of the server with no page: for whoever goes on to a table at once
SEEDED = "tests.web.seeded"  # the command of a server that deals every game alike
PATIENCE = 180_000  # milliseconds; a very busy machine takes its time


class People:
    """Opens browsers on one server, and collects what they complain about."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.complaints: list[str] = []
        self.expected: list[str] = []  # what a browser may complain about in this test, because the test asks for it
        self.contexts: list[BrowserContext] = []

    def arrive(
        self,
        path: str = "/",
        *,
        size: tuple[int, int] = DESKTOP,
        lang: Literal["en", "ja"] = "en",
        dark: bool = False,
        touch: bool = False,
        still: bool = True,
        bypass_csp: bool = False,
        worker: bool = False,
        level: str = "strong",
    ) -> Page:
        """A new visitor opens a page. `still`: reduced motion, so that nothing has to be waited for.

        `worker`: with the service worker, whose requests a test does not see. `level`: of the bots; empty: as somebody
        who is new here.
        """
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale="ja-JP" if lang == "ja" else "en-US",
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            has_touch=touch,
            device_scale_factor=2 if size[0] < 600 else 1,
            bypass_csp=bypass_csp,
            service_workers="allow" if worker else "block",
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(PATIENCE)
        if level:
            context.add_init_script(f"try {{ localStorage.setItem('kaimaku.level', '{level}') }} catch {{}}")
        self.contexts.append(context)
        context.on("page", self._hear)
        page = context.new_page()
        page.goto(self.url + path)
        return page

    def _hear(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error in the page: {error}"))
        page.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        expected = ("net::ERR", "Service Worker registration blocked", *self.expected)
        if message.type in ("error", "warning") and not any(words in message.text for words in expected):
            self.complaints.append(f"console {message.type}: {message.text}")

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.complaints.append(f"a request to a foreign address: {request.url}")

    def leave(self) -> None:
        """Everybody goes home; complaints fail the test."""
        for context in self.contexts:
            for page in context.pages:
                page.unroute_all(behavior="ignoreErrors")  # an answer under way has nobody to go to
            context.close()
        assert not self.complaints, "\n".join(self.complaints)


def resize(page: Page, size: tuple[int, int]) -> None:
    """The window gets another size, as when a phone is turned; what follows it has done so."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def of_game(page: Page, name: str = "hololive OCG") -> Locator:
    """What the start page offers of one game."""
    return page.get_by_role("article", name=name, exact=True)


def settled(page: Page) -> None:
    """Everything the page asked for is there."""
    expect(page.locator("main")).to_be_visible()
    page.wait_for_load_state("networkidle")


def shot(page: Page, name: str) -> None:
    """A picture of the screen for people to look at."""
    folder = Path("test-results") / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=folder / f"{name}.png")
