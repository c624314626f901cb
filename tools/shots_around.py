"""Pictures of the pages around the table for docs/table, by the same command as those of the table (`make shots`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page
from tests.browser.browsing import opened
from tests.server.serving import Table

DESKTOP = (1440, 900)
PHONE = (390, 844)
Ready = Callable[[Page], None]


def cards(page: Page) -> None:
    page.wait_for_selector(".grid .card")
    page.locator(".grid .card").nth(3).hover()


def deck(page: Page) -> None:
    """A shipped deck, a card too many, and its curves."""
    page.get_by_role("button", name="Open…").click()
    page.locator("dialog .decks .btn").last.click()
    page.wait_for_selector(".law.good")
    page.get_by_label("Search").fill("cost<=3")
    page.wait_for_function("() => document.querySelectorAll('.grid .n').length > 3")
    page.locator(".grid .card:has(.n)").first.click()
    page.locator(".grid .card:has(.n)").first.click()
    page.wait_for_selector(".law li")


def curves(page: Page) -> None:
    deck(page)
    page.get_by_role("tab", name="Curves").click()


def misspelt(page: Page) -> None:
    """A card with a word that nobody knows."""
    page.get_by_label("Text").fill("Battle: Bow a target enemy Folower. He has +2F.")
    page.wait_for_selector("mark.fault")
    page.wait_for_selector("aside .card")


def understood(page: Page) -> None:
    page.wait_for_selector(".good")
    page.wait_for_selector("aside .card")


def rules(page: Page) -> None:
    page.wait_for_selector("article h2")


PAGES: list[tuple[str, str, tuple[int, int], str, Ready]] = [
    ("cards", "/cards/celestial?q=clan:lion", DESKTOP, "light", cards),
    ("decks", "/decks/celestial", DESKTOP, "light", deck),
    ("decks-curves", "/decks/lcg", DESKTOP, "dark", curves),
    ("phone-decks", "/decks/war_of_honor", PHONE, "light", curves),
    ("workshop", "/workshop/celestial", DESKTOP, "light", misspelt),
    ("workshop-lcg", "/workshop/lcg", DESKTOP, "dark", understood),
    ("phone-workshop", "/workshop/gold", PHONE, "dark", misspelt),
    ("rules", "/rules/celestial/celestial.resolution.07?q=tie+in+a+battle", DESKTOP, "light", rules),
    ("phone-rules", "/rules/lcg/lcg.ringeffects.02?q=ring+of+air", PHONE, "dark", rules),
    ("phone-cards", "/cards/lcg", PHONE, "dark", cards),
]


def take_around(table: Table, browser: Browser, out: Path, wanted: list[str]) -> None:
    """The pictures whose names begin as one of those wanted; all of them if none is."""
    for name, path, (width, height), theme, ready in PAGES:
        if wanted and not any(name.startswith(each) for each in wanted):
            continue
        print(name, flush=True)
        page = opened(browser, f"{table.address}{path}", width, height, theme)
        ready(page)
        page.wait_for_timeout(300)
        page.screenshot(path=out / f"{name}.png")
        page.context.close()
