"""To the first question: every edition by both buttons, every deck that is offered, and what is said if it fails."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browsing import faults, needed, opened
from tests.server.serving import Table

from rokugan.editions.registry import edition_of, editions

pytestmark = needed
ASKED = "#prompt[data-asked]"
QUESTION = "#prompt[data-asked=yes]"


def first_page(table: Table, browser: Browser) -> Page:
    """The first page in a fresh profile: nothing is kept from before."""
    page = opened(browser, f"{table.address}/")
    page.wait_for_selector(".dk")
    return page


def choose(page: Page, edition: str) -> None:
    button = page.locator(".ed", has=page.get_by_text(edition_of(edition).title, exact=True))
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("edition", editions())
def test_what_is_chosen_is_played_by_either_button(table: Table, browser: Browser, edition: str) -> None:
    for button in ("Play now", "Create the table"):
        page = first_page(table, browser)
        choose(page, edition)
        expect(page.locator(".now + small")).to_contain_text(edition_of(edition).title)
        clan = page.locator(".dk[aria-pressed=true] b").inner_text()
        expect(page.locator(".now + small")).to_contain_text(f"you with the {clan}")
        page.get_by_role("button", name=button).click()
        page.wait_for_selector(QUESTION)
        facts = table.http.get(f"/api/games/{page.url.rpartition('/')[2]}").json()
        assert facts["edition"] == edition
        assert facts["seats"][0]["clan"] == clan
        assert len(facts["seats"]) == edition_of(edition).usual_players
        assert faults(page) == []
        page.context.close()


@pytest.mark.parametrize("edition", editions())
def test_every_deck_that_is_offered_can_be_played(table: Table, browser: Browser, edition: str) -> None:
    shipped = next(each for each in table.http.get("/api/editions").json() if each["id"] == edition)["decks"]
    page = first_page(table, browser)
    choose(page, edition)
    clans = page.locator(".dk b").all_inner_texts()
    assert len(clans) == len(set(clans)), "each Clan is listed once"
    played = []
    for clan in clans:
        page.locator(".dk", has=page.get_by_text(clan, exact=True)).click()
        which = page.get_by_label(f"Deck of the {clan}")
        for deck in which.locator("option").all_inner_texts() if which.count() else [""]:
            if deck:
                which.select_option(label=deck)
                meant = next(each for each in shipped if deck.startswith(each["name"]))
                if meant["option"]:
                    assert f"for a {meant['option']} game" in deck, "it says what it is for"
            page.get_by_role("button", name="Create the table").click()
            page.wait_for_selector(ASKED)
            played.append(clan)
            page.goto(f"{table.address}/")
            choose(page, edition)
            page.locator(".dk", has=page.get_by_text(clan, exact=True)).click()
    assert len(played) == len(shipped)
    assert faults(page) == []
    page.context.close()


def test_an_optional_rule_of_several_is_one_and_is_played(table: Table, browser: Browser) -> None:
    page = first_page(table, browser)
    page.get_by_text("Optional rules").click()
    page.get_by_label("Variant").select_option(label="Only the Path of Military wins.")
    page.get_by_role("checkbox").first.check()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(QUESTION)
    facts = table.http.get(f"/api/games/{page.url.rpartition('/')[2]}").json()
    assert facts["options"] == {"variant": "wartime", "gempukku": True}
    page.context.close()


def test_decks_go_with_the_rules_that_are_chosen(table: Table, browser: Browser) -> None:
    page = first_page(table, browser)
    choose(page, "gold")
    page.get_by_text("Optional rules").click()
    page.get_by_label("A first game").check()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(QUESTION)
    record = table.http.get(f"/api/games/{page.url.rpartition('/')[2]}").json()
    assert record["options"] == {"teaching": True}
    page.goto(f"{table.address}/")
    choose(page, "gold")
    page.get_by_text("Optional rules").click()
    page.get_by_label("The Imperial Favor").check()  # nobody may use a Wind: that of the deck stays at home
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(QUESTION)
    page.context.close()


def test_what_fails_is_said_at_its_button_and_in_sight(table: Table, browser: Browser) -> None:
    page = opened(browser, f"{table.address}/", height=500)
    page.wait_for_selector(".dk")
    choose(page, "gold")
    page.get_by_text("Optional rules").click()
    page.get_by_label("A first game").check()
    page.get_by_label("A Four Winds game").check()  # the two exclude each other
    for name in ("Create the table", "Play now"):
        button = page.get_by_role("button", name=name)
        button.click()
        said = page.get_by_role("alert")
        expect(said).to_be_visible()
        expect(said).to_be_in_viewport()
        where, mine = said.bounding_box(), button.bounding_box()
        assert where is not None
        assert mine is not None
        assert 0 <= where["y"] - (mine["y"] + mine["height"]) < 90, "right below it"
        assert faults(page) == []
    page.get_by_label("A Four Winds game").uncheck()
    page.get_by_label("Code or link").fill("no such table")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("alert")).to_have_count(2)
    page.context.close()


def test_what_fails_at_a_table_that_is_full_is_said_there(table: Table, browser: Browser) -> None:
    page = first_page(table, browser)
    page.route("**/api/games/*/join", lambda route: route.fulfill(status=409, json={"error": "No seat is open."}))
    game = table.http.post("/api/games", json={"edition": "celestial", "seats": [{"kind": "person"}, {"kind": "open"}]})
    page.reload()
    row = page.locator(".gm", has=page.get_by_role("button", name="Sit down")).first
    row.get_by_role("button", name="Sit down").click()
    expect(row.get_by_role("alert")).to_contain_text("No seat is open.")
    assert game.status_code == 201
    page.context.close()
    assert faults(page) == []
