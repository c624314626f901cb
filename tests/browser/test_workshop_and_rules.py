"""Pages around the table: a card written, misspelt and corrected; a rule found by a question."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browsing import faults, needed, opened, serious
from tests.browser.test_cards_and_decks import DESKTOP, EVERYWHERE, PHONE, fits
from tests.server.serving import Table

pytestmark = needed


def test_a_card_is_written_misspelt_corrected_and_played(table: Table, browser: Browser) -> None:
    page = opened(browser, f"{table.address}/workshop/celestial")
    page.get_by_label("Title").fill("Warden of the Pass")
    page.get_by_label("Text").fill("Battle: Bow a target enemy Folower.")
    expect(page.locator("mark.fault")).to_have_text("Folower")
    expect(page.get_by_role("button", name="Try it on a table")).to_be_disabled()
    assert serious(page) == []
    page.get_by_role("button", name="Bow a target enemy Follower.").click()
    expect(page.get_by_label("Text")).to_have_value("Battle: Bow a target enemy Follower.")
    expect(page.locator(".verdict")).to_have_text("All of it is understood.")
    expect(page.locator(".canon")).to_have_text("Battle: Bow a target enemy Follower.")
    expect(page.get_by_role("article", name="Warden of the Pass")).to_be_visible()
    expect(page.get_by_role("button", name="Try it on a table")).to_be_enabled()
    page.reload()
    expect(page.get_by_label("Title")).to_have_value("Warden of the Pass")
    fits(page)
    page.get_by_role("button", name="Try it on a table").click()
    for move in ("attack Bob", "assign Warden of the Pass to P1", "done", "assign Rival to P1", "done"):
        play(page, move)
    ready, warden = (
        page.locator("#prompt[data-asked=yes]"),
        page.locator("#battle .card.can", has_text="Warden of the Pass"),
    )
    expect(page.locator("#battle")).to_be_visible()
    for _ in range(3):  # whoever is asked before Ann passes
        ready.wait_for()
        if warden.count():
            break
        play(page, "pass")
    warden.click()
    expect(page.locator(".log")).to_contain_text("Bob bows Guard")
    assert serious(page) == []
    fits(page)
    page.get_by_role(
        "button", name="Against the computer"
    ).click()  # from the beginning; whoever is asked is the author
    expect(page.locator("#prompt[data-asked=yes][data-version='0']")).to_be_visible()
    play(page, "no attack")
    expect(page.locator(".log")).to_contain_text("Turn 4: Bob", ignore_case=True)
    page.get_by_role("link", name="Back to the workshop").click()
    expect(page.get_by_label("Title")).to_have_value("Warden of the Pass")
    page.context.close()


def play(page: Page, move: str) -> None:
    """A move in the notation, and the table after it."""
    page.wait_for_selector("#prompt[data-asked=yes]")
    was = page.locator("#prompt").get_attribute("data-version")
    page.keyboard.press("/")
    page.locator("#notation").fill(move)
    page.keyboard.press("Enter")
    page.wait_for_selector(f"#prompt:not([data-version='{was}'])")


def test_a_shipped_card_is_opened_in_the_workshop(table: Table, browser: Browser) -> None:
    page = opened(browser, f"{table.address}/workshop/lcg?card=Doji%20Whisperer")
    expect(page.get_by_label("Title")).to_have_value("Doji Whisperer")
    expect(page.locator(".verdict")).to_have_text("All of it is understood.")
    assert faults(page) == []
    page.context.close()


@pytest.mark.parametrize(("edition", "size"), EVERYWHERE)
def test_the_workshop_and_the_rules_of_every_edition_are_for_everybody(
    table: Table, browser: Browser, edition: str, size: tuple[int, int]
) -> None:
    page = opened(browser, f"{table.address}/workshop/{edition}", *size)
    expect(page.locator(".verdict")).to_have_text("All of it is understood.")
    assert serious(page) == [], "the workshop"
    fits(page)
    page.goto(f"{table.address}/rules/{edition}?q=deck")
    page.locator("ol a").first.click()
    page.wait_for_selector("article h2")
    assert serious(page) == [], "the rules"
    fits(page)
    page.context.close()


def test_a_rule_is_found_by_a_question(table: Table, browser: Browser) -> None:
    page = opened(browser, f"{table.address}/rules/celestial")
    page.get_by_label("Ask").fill("what if a batle is a tie?")
    expect(page.locator("ol a", has_text="celestial.resolution.07")).to_be_visible()
    page.locator("ol a", has_text="celestial.resolution.07").click()
    expect(page.get_by_role("article")).to_contain_text("gold.resolution.07")
    page.get_by_label("Ask").fill("zzzz")
    expect(page.locator("ol")).to_contain_text("No rule has these words.")
    page.get_by_role("link", name="Where they differ").click()
    expect(page.locator("table").first).to_contain_text("the highest Personal Honor")
    assert serious(page) == []
    page.context.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_address_without_a_page_says_so(table: Table, browser: Browser, size: tuple[int, int]) -> None:
    page = opened(browser, f"{table.address}/nowhere/at/all", *size)
    expect(page.get_by_text("There is no such page.")).to_be_visible()
    page.goto(f"{table.address}/cards/nope")
    expect(page.get_by_role("alert")).to_contain_text("There is no edition 'nope'")
    fits(page)
    page.context.close()


def test_a_rule_is_one_click_from_the_scenarios_that_show_it(table: Table, browser: Browser) -> None:
    page = opened(browser, f"{table.address}/rules/celestial/celestial.resolution.07")
    page.get_by_role("article").locator(".shown a").first.click()
    page.wait_for_url("**/scenarios/celestial/**")
    page.wait_for_selector(".table, .phone, #table")
    assert page.get_by_text("There is no").count() == 0
    assert faults(page) == []
    page.context.close()
