"""Puzzles at the table: a wrong solution is refused and taken back, the right one is accepted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browsing import faults, needed, opened
from tests.browser.test_access import serious
from tests.browser.test_lessons import SETTLED
from tests.server.serving import Table

from rokugan.puzzles import puzzles

pytestmark = needed
FIRSTS = {each.scenario["edition"]: each.name for each in reversed(puzzles().values())}


@pytest.mark.parametrize("edition", sorted(FIRSTS))
def test_a_wrong_solution_is_refused_and_the_right_one_accepted(table: Table, browser: Browser, edition: str) -> None:
    puzzle = puzzles()[FIRSTS[edition]]
    page = opened(browser, f"{table.address}/puzzles")
    page.get_by_role("link", name=puzzle.title).first.click()
    page.wait_for_selector("#prompt[data-asked=yes]")
    wrong = "no conflict" if edition == "lcg" else "no attack"
    page.keyboard.press("/")
    page.keyboard.insert_text(wrong)
    page.keyboard.press("Enter")
    expect(page.locator(".refused")).to_contain_text("That does not do it")
    page.wait_for_selector("#prompt[data-asked=yes][data-version='0']")
    mine = [line.partition(": ")[2] for line in puzzle.solution if line.startswith(f"{puzzle.solver}:")]
    for move in mine:
        if page.locator(".solved").count():
            break
        if move.startswith("fight"):
            continue
        was = page.locator("#prompt").get_attribute("data-version")
        page.keyboard.press("/")
        page.keyboard.insert_text(move)
        page.keyboard.press("Enter")
        page.wait_for_function(SETTLED.replace(".lesson-over", ".solved"), arg=was)
    expect(page.locator(".solved")).to_contain_text("With one wrong move on the way.")
    assert faults(page) == []
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_puzzles_have_no_serious_fault(table: Table, browser: Browser, width: int, height: int) -> None:
    page = opened(browser, f"{table.address}/puzzles", width, height)
    page.wait_for_selector("a[href^='/puzzles/']")
    assert serious(page) == []
    page.goto(f"{table.address}/puzzles/{FIRSTS['celestial']}")
    page.wait_for_selector("#prompt[data-asked=yes]")
    assert serious(page) == []
    page.context.close()
