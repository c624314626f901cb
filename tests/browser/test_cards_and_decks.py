"""Pages around the table, as somebody uses them: looking for a card, building a deck until it is legal, and playing it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browsing import Person, faults, needed, opened, serious
from tests.server.serving import Table

from rokugan.cards.deck import shipped_decks

pytestmark = needed
DESKTOP, PHONE = (1440, 900), (390, 844)
# Each edition once.
EVERYWHERE = [
    ("gold", PHONE), ("samurai", DESKTOP), ("celestial", DESKTOP), ("war_of_honor", PHONE), ("lcg", PHONE)
]  # fmt: skip


LION = next(deck for deck in shipped_decks() if deck.name == "Roar of the Lion")


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
    page.get_by_label("Search").fill("clan:lion t:personality cost:4 is:shown")
    expect(page.locator(".grid .card")).to_have_count(1)
    expect(page.get_by_role("article", name="Ikoma Toraji")).to_be_visible()
    page.get_by_label("Search").fill("force>many")
    expect(page.get_by_role("alert")).to_contain_text("is no number")
    page.reload()
    expect(page.get_by_label("Search")).to_have_value("force>many")
    fits(page)
    page.context.close()


def test_the_first_page_fits_the_phone(table: Table, browser: Browser) -> None:
    page = opened(browser, f"{table.address}/", *PHONE)
    page.wait_for_selector(".dk")
    fits(page)
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    fits(page)
    page.context.close()


def test_cards_are_looked_through_by_keys(table: Table, browser: Browser) -> None:
    page = opened(browser, f"{table.address}/cards/celestial?q=clan:lion+is:shown")
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


def test_a_deck_is_built_refused_with_the_rule_corrected_and_played(table: Table, browser: Browser) -> None:
    page = opened(browser, f"{table.address}/decks/celestial")
    page.get_by_role("button", name="Import, export…").click()
    page.get_by_label("A deck as text or JSON").fill(LION.to_text().replace("Matsu Yosa", "Matsu Yossa"))
    page.get_by_role("button", name="Import", exact=True).click()
    law = page.locator(".law")
    play = page.get_by_role("button", name="Try this deck now")
    expect(law).to_contain_text("There is no card 'Matsu Yossa'")
    expect(play).to_be_disabled()
    law.get_by_role("button", name="Matsu Yosa").click()
    expect(law).to_contain_text("a legal Celestial 40/40 deck")
    page.get_by_label("Search").fill("title:matsu t:personality")
    page.locator(".grid [data-name='Matsu Yosa']").click()
    page.locator(".grid [data-name='Matsu Yosa']").click()
    expect(law).to_contain_text("copies of Matsu Yosa; it may have at most 3.")
    expect(law.get_by_role("link", name="celestial.deck.05")).to_be_visible()
    for name in ("Curves", "Hands", "Cards"):
        page.get_by_role("tab", name=name).click()
    for _ in range(2):
        page.get_by_role("button", name="One Matsu Yosa less").click()
    expect(law).to_contain_text("a legal Celestial 40/40 deck")
    page.get_by_label("Name of the deck").fill("The builder's own")
    fits(page)
    expect(play).to_be_enabled()
    play.click()
    assert Person(page, seed=1).wait()
    facts = table.http.get(f"/api/games/{page.url.rpartition('/')[2]}").json()
    assert facts["seats"][0]["clan"] == "Lion"
    page.goto(f"{table.address}/decks/celestial")
    expect(page.get_by_label("Name of the deck")).to_have_value("The builder's own")
    page.goto(f"{table.address}/")
    page.get_by_role("button", name="Celestial").click()
    page.wait_for_load_state("networkidle")  # the decks of the edition chosen before are gone
    page.locator("button.dk", has_text="Lion").click()
    page.get_by_label("Deck of the Lion").select_option(label="The builder's own (your own)")
    assert faults(page) == []
    page.context.close()


def test_a_deck_is_kept_on_the_server_and_opened_by_its_link(table: Table, browser: Browser) -> None:
    page = opened(browser, f"{table.address}/decks/gold")
    page.get_by_role("button", name="Open…").click()
    page.locator("dialog .decks .btn").last.click()
    page.wait_for_selector(".law.good")
    name = page.get_by_label("Name of the deck").input_value()
    page.get_by_role("button", name="Keep on the server").click()
    link = (page.locator(".kept").inner_text()).rpartition(" ")[2]
    other = opened(browser, link)
    expect(other.get_by_label("Name of the deck")).to_have_value(name)
    other.wait_for_selector(".law.good")
    other.get_by_role("button", name="Open…").click()
    other.get_by_text("That come with the game").wait_for()
    assert other.get_by_text("Of mine, on the server").count() == 0  # another's
    page.get_by_role("button", name="Open…").click()
    page.get_by_text("Of mine, on the server").wait_for()
    page.get_by_role("button", name=f"Throw {name} away from the server").click()
    expect(page.get_by_text("Of mine, on the server")).to_have_count(0)
    page.context.close()
    other.context.close()


def test_a_list_that_cannot_be_read_gets_one_sentence(table: Table, browser: Browser) -> None:
    page = opened(browser, f"{table.address}/decks/lcg")
    page.get_by_role("button", name="Import, export…").click()
    page.get_by_label("A deck as text or JSON").fill("3 Doji Wisperer")
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("did you mean Doji Whisperer?")
    page.context.close()


@pytest.mark.parametrize(("edition", "size"), EVERYWHERE)
def test_the_builder_of_every_edition_is_for_everybody(
    table: Table, browser: Browser, edition: str, size: tuple[int, int]
) -> None:
    page = opened(browser, f"{table.address}/decks/{edition}", *size)
    page.get_by_role("button", name="Open…").click()
    page.locator("dialog .decks .btn").last.click()
    page.wait_for_selector(".law.good")
    page.locator(".pm[aria-label*='less']").first.click()
    page.wait_for_selector(".law li")
    assert serious(page) == [], "the cards"
    page.get_by_role("tab", name="Curves").click()
    page.wait_for_selector("figure")
    page.get_by_role("button", name="Import, export…").click()
    assert serious(page) == [], "the curves and the dialog"
    page.keyboard.press("Escape")
    fits(page)
    page.context.close()
