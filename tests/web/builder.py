"""The pages of decks: pasting a list, and what the check says."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect


def paste(page: Page, text: str) -> Locator:
    page.get_by_role("button", name="Import a list").click()
    dialog = page.get_by_role("dialog", name="Import a list")
    dialog.get_by_label("Deck list").fill(text)
    dialog.get_by_role("button", name="Read list").click()
    return dialog


def verdict(page: Page) -> Locator:
    """What the check says."""
    return page.get_by_role("region", name="Check")


def choose(card: Locator, whose: str, deck: str) -> None:
    """Open the decks behind "Your deck" or "The bot's deck", and take one."""
    card.get_by_role("button", name=re.compile(f"{whose}: ")).click()
    dialog = card.page.get_by_role("dialog", name=re.compile(f"{whose}$"))
    dialog.get_by_role("button", name=deck, exact=True).click()
    expect(dialog).to_have_count(0)
