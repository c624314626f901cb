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


PAGES: list[tuple[str, str, tuple[int, int], str, Ready]] = [
    ("cards", "/cards/celestial?q=clan:lion", DESKTOP, "light", cards),
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
