"""Lessons at the table: a newcomer's way from the first page to the end of his first battle; hints that say why."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.browsing import SETTLED, answered, faults, needed, opened, serious
from tests.server.serving import Table

from rokugan.learning.lessons import Lesson, lessons

pytestmark = needed


def read_notes(page: Page) -> list[str]:
    """Read what is due, note by note, with Enter."""
    found: list[str] = []
    while page.locator(".note").count():
        id = page.locator(".note").get_attribute("data-note") or ""
        found.append(id)
        page.locator(".note .btn.main").click()
        page.wait_for_function("(id) => document.querySelector('.note')?.dataset.note !== id", arg=id)
    return found


def moves(lesson: Lesson) -> list[str]:
    """The model play; battles at which nobody stands, and the only one at which somebody does, the page chooses by itself."""
    found = [line.partition(": ")[2] for line in lesson.play]
    return [move for move in found if not move.startswith("fight")]


def test_a_newcomer_comes_from_the_first_page_to_the_end_of_a_battle(table: Table, browser: Browser) -> None:
    page = opened(browser, f"{table.address}/")
    page.get_by_role("link", name="Learn").first.click()
    page.get_by_role("link", name="Your first war").click()
    page.wait_for_selector(".note")
    come = read_notes(page)
    assert come[:4] == ["welcome", "paths", "question", "personality"]
    lesson = lessons()["1-war-of-honor"]
    for move in moves(lesson):
        answered(page, move)
        come += read_notes(page)
        if "won" in come:
            break
    assert {"paying", "attack", "allies", "assigning", "battle", "won"} <= set(come)
    expect(page.locator(".log")).to_contain_text("loses the province")
    expect(page.locator(".paths")).to_be_visible()
    assert faults(page) == []
    page.context.close()


@pytest.mark.parametrize("name", list(lessons()))
def test_a_lesson_is_played_to_its_end_by_hints_and_usual_answers(table: Table, browser: Browser, name: str) -> None:
    lesson = lessons()[name]
    page = opened(browser, f"{table.address}/learn/{name}")
    page.wait_for_selector("#prompt[data-asked=yes]")
    come = read_notes(page)
    for move in moves(lesson):
        answered(page, move)
        come += read_notes(page)
    for _ in range(60):
        if page.locator(".lesson-over").count():
            break
        was = page.locator("#prompt").get_attribute("data-version")
        page.keyboard.press(" ")
        page.wait_for_function(SETTLED, arg=was)
        come += read_notes(page)
    expect(page.locator(".lesson-over")).to_be_visible()
    assert len(come) == len(set(come)) >= len(lesson.notes) - 2
    assert faults(page) == []
    page.context.close()


def test_a_hint_says_why_and_notes_can_be_skipped(table: Table, browser: Browser) -> None:
    page = opened(browser, f"{table.address}/learn/1-war-of-honor")
    page.wait_for_selector(".note")
    page.get_by_role("button", name="Skip the notes").click()
    assert page.locator(".note").count() == 0
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint")).to_contain_text("equip Akodo Regulars")
    expect(page.locator(".hint")).to_contain_text("adds his Force")
    page.get_by_role("button", name="Do that").click()
    page.wait_for_selector("#prompt[data-asked=yes][data-version='1']")
    page.keyboard.press("u")
    page.wait_for_selector("#prompt[data-asked=yes][data-version='0']")
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_lessons_have_no_serious_fault(table: Table, browser: Browser, width: int, height: int) -> None:
    page = opened(browser, f"{table.address}/learn", width, height)
    page.wait_for_selector("a[href^='/learn/']")
    assert serious(page) == []
    page.goto(f"{table.address}/learn/1-war-of-honor")
    page.wait_for_selector(".note")
    assert serious(page) == []
    read_notes(page)
    assert serious(page) == []
    page.context.close()
