"""Pages around the table, as somebody uses them: looking for a card, building a deck until it is legal, and playing it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browsing import faults, needed, opened
from tests.browser.test_access import serious
from tests.server.serving import Table

pytestmark = needed
DESKTOP, PHONE = (1440, 900), (390, 844)
# Each edition once, and the one that is drawn otherwise on both.
EVERYWHERE = [
    ("gold", PHONE), ("samurai", DESKTOP), ("celestial", DESKTOP), ("war_of_honor", PHONE), ("lcg", DESKTOP), ("lcg", PHONE)
]  # fmt: skip


def fits(page: Page) -> None:
    """Nothing runs out of the side of the page, and nothing went wrong in it."""
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert faults(page) == []


def test_a_card_is_found_by_words_and_by_filters(table: Table, browser: Browser) -> None:
    page = opened(browser, f"{table.address}/cards/celestial")
    page.get_by_label("Search").fill("text:straighten")
    expect(page.locator(".grid [data-name='Akodo Tsudoken']")).to_be_visible()
    page.get_by_label("Search").fill("")
    page.get_by_label("Clan", exact=True).select_option("lion")
    page.get_by_label("Type", exact=True).select_option("personality")
    page.get_by_label("Cost", exact=True).select_option("4")
    expect(page.get_by_label("Search")).to_have_value("clan:lion t:personality cost:4")
    expect(page.locator(".grid .card")).to_have_count(1)
    expect(page.get_by_role("article", name="Ikoma Toraji")).to_be_visible()
    page.get_by_label("Search").fill("force>many")
    expect(page.get_by_role("alert")).to_contain_text("is no number")
    page.reload()
    expect(page.get_by_label("Search")).to_have_value("force>many")
    fits(page)
    page.context.close()


def test_cards_are_looked_through_by_keys(table: Table, browser: Browser) -> None:
    page = opened(browser, f"{table.address}/cards/celestial?q=clan:lion")
    page.wait_for_selector(".grid .card")
    expect(page.get_by_role("status")).to_contain_text("15 cards")
    page.locator(".grid .card").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    second = page.locator(".grid .card").nth(1).get_attribute("data-name") or ""
    expect(page.get_by_role("article", name=second)).to_be_visible()
    page.context.close()


@pytest.mark.parametrize(("edition", "size"), EVERYWHERE)
def test_the_cards_of_every_edition_are_for_everybody(
    table: Table, browser: Browser, edition: str, size: tuple[int, int]
) -> None:
    page = opened(browser, f"{table.address}/cards/{edition}", *size)
    page.wait_for_selector(".grid .card")
    if size == PHONE:
        page.locator(".grid .card").first.click()
        page.wait_for_selector("dialog[open]")
        page.keyboard.press("Escape")
    assert serious(page) == []
    fits(page)
    page.context.close()
