"""Puzzles at the table: a wrong solution is refused and taken back, the right one is accepted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browsing import SETTLED, faults, needed, opened, serious
from tests.server.serving import Table

from rokugan.learning.puzzles import Puzzle, Search, puzzles

pytestmark = needed
FIRSTS = {each.scenario["edition"]: each.name for each in reversed(puzzles().values())}


def first_trap(puzzle: Puzzle) -> tuple[int, str]:
    """The first decision of the solution, by its number, at which a move gives the goal away, and that move."""
    for number, line in enumerate(puzzle.solution):
        stage = puzzle.stage(puzzle.solution[:number])
        if line.startswith(f"{puzzle.solver}:"):
            search = Search(stage, puzzle.solver, puzzle.goal)
            keeps = {choice.move for choice in search.keeps(stage.game)}
            wrong = [choice.move for choice, _ in search.children(stage.game) if choice.move not in keeps]
            if wrong:
                return number, wrong[0]
    raise AssertionError("no decision matters")


def typed(page: Page, move: str) -> None:
    page.keyboard.press("/")
    page.keyboard.insert_text(move)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("edition", sorted(FIRSTS))
def test_a_wrong_solution_is_refused_and_the_right_one_accepted(table: Table, browser: Browser, edition: str) -> None:
    puzzle = puzzles()[FIRSTS[edition]]
    page = opened(browser, f"{table.address}/puzzles")
    page.get_by_role("link", name=puzzle.title).first.click()
    page.wait_for_selector("#prompt[data-asked=yes]")
    at, wrong = first_trap(puzzle)
    tried = False
    for number, line in enumerate(puzzle.solution):
        player, _, move = line.partition(": ")
        if page.locator(".solved").count() or player != puzzle.solver or move.startswith("fight"):
            continue
        if number >= at and not tried:
            tried = True
            version = page.locator("#prompt").get_attribute("data-version")
            typed(page, wrong)
            expect(page.locator(".refused")).to_contain_text("That does not do it")
            page.wait_for_selector(f"#prompt[data-asked=yes][data-version='{version}']")
        was = page.locator("#prompt").get_attribute("data-version")
        typed(page, move)
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
