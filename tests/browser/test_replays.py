"""Replays at the table: stepped, jumped through, shared by a link, continued against the computer, kept as files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml
from playwright.sync_api import Browser, Page, expect
from tests.browser.browsing import Person, faults, needed, opened, serious
from tests.server.serving import Table
from tests.server.test_replays import EDITIONS, brought, played

from rokugan.scenarios import opened as set_up

pytestmark = needed
READY = "(at) => document.querySelector('#prompt[data-ready=yes]')?.dataset.move === String(at)"


def stands(page: Page, at: int) -> None:
    """Wait until the table shows the game after so many moves."""
    page.wait_for_function(READY, arg=at)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_replay_is_stepped_and_jumped_through(table: Table, browser: Browser, edition: str) -> None:
    found = played(edition)
    id = brought(table, found)
    page = opened(browser, f"{table.address}/game/{id}/replay")
    stands(page, 0)
    page.keyboard.press("ArrowRight")
    stands(page, 1)
    page.get_by_role("button", name="On one move").click()
    stands(page, 2)
    page.keyboard.press("ArrowLeft")
    stands(page, 1)
    index = table.http.get(f"/api/games/{id}/replay").json()
    page.keyboard.press("PageDown")
    stands(page, next(each["at"] for each in index["turns"] if each["at"] > 1))
    page.keyboard.press("End")
    stands(page, len(found["moves"]))
    expect(page.locator("#prompt .now")).to_contain_text(f"Move {len(found['moves'])}")
    fights = [each["at"] for each in index["fights"] if each["kind"] in ("battle", "conflict")]
    if fights:
        page.keyboard.press("Shift+ArrowLeft")
        stands(page, max(at for at in fights if at < len(found["moves"])))
    assert page.locator(".log li").count() > 3
    assert faults(page) == []
    page.context.close()


def test_it_plays_by_itself_and_stops(table: Table, browser: Browser) -> None:
    page = opened(browser, f"{table.address}/game/{brought(table, played('celestial'))}/replay")
    stands(page, 0)
    page.get_by_label("Speed").select_option(label="5 moves a second")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('#prompt').dataset.move) > 3")
    page.get_by_role("button", name="Stop").click()
    at = int(page.locator("#prompt").get_attribute("data-move") or 0)
    stands(page, at)
    page.context.close()


def test_a_link_opens_the_same_moment_from_the_same_view(table: Table, browser: Browser) -> None:
    id = brought(table, played("celestial"))
    page = opened(browser, f"{table.address}/game/{id}/replay?at=30")
    stands(page, 30)
    assert page.locator("section.row-you .card, #hand .card").count() > 0
    page.get_by_label("Whose view").select_option("Bob")
    page.keyboard.press("ArrowRight")
    stands(page, 31)
    expect(page.locator("aside.left").first).to_contain_text("· you")
    address = page.url
    other = opened(browser, address)
    stands(other, 31)
    expect(other.get_by_label("Whose view")).to_have_value("Bob")
    other.context.close()
    page.context.close()


@pytest.mark.parametrize("edition", ["celestial", "war_of_honor"])
def test_a_game_is_played_on_from_here(table: Table, browser: Browser, edition: str) -> None:
    found = played(edition)
    id = brought(table, found)
    at = next(n for n in range(len(found["moves"]) // 2, len(found["moves"])) if found["moves"][n].startswith("Ann: "))
    page = opened(browser, f"{table.address}/game/{id}/replay?at={at}")
    stands(page, at)
    turn = page.locator("#prompt .now b").inner_text().split(",")[0]
    page.get_by_role("button", name="Play on").click()
    page.get_by_role("button", name="Play on as Ann").click()
    ann = Person(page, seed=1)
    assert ann.wait()
    assert "/replay" not in page.url
    assert turn.split()[-1] in page.title() or page.title().startswith("Your turn")
    ann.answer()
    assert faults(page) == []
    page.context.close()


def test_records_and_positions_are_saved_and_brought_back(table: Table, browser: Browser, tmp_path: Path) -> None:
    found = played("celestial")
    id = brought(table, found)
    page = opened(browser, f"{table.address}/game/{id}/replay?at=40")
    stands(page, 40)
    page.get_by_role("button", name="Play on").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    assert json.loads(file.read_text()) == found
    with page.expect_download() as position:
        page.get_by_role("button", name="Save this position").click()
    scenario = tmp_path / "position.yaml"
    position.value.save_as(scenario)
    data = yaml.safe_load(scenario.read_text())
    runner = set_up(data, "position.yaml")
    for step in data["script"]:
        runner.step(step)
    page.goto(f"{table.address}/replays")
    page.set_input_files("input[type=file]", file)
    stands(page, 0)
    assert f"/game/{id}/" not in page.url
    page.goto(f"{table.address}/replays")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}")
    page.set_input_files("input[type=file]", wrong)
    expect(page.get_by_role("alert")).to_contain_text("This is no record of a game")
    assert faults(page) == []
    page.context.close()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desktop", "phone"])
@pytest.mark.parametrize("edition", ["celestial", "war_of_honor", "lcg"])
def test_a_replay_has_no_serious_fault(table: Table, browser: Browser, edition: str, width: int, height: int) -> None:
    found = played(edition)
    id = brought(table, found)
    page = opened(browser, f"{table.address}/game/{id}/replay?at={len(found['moves']) // 2}", width, height)
    stands(page, len(found["moves"]) // 2)
    assert serious(page) == []
    page.get_by_role("button", name="How it went").click()
    page.wait_for_selector("dialog[open] svg.plot")
    assert serious(page) == []
    page.goto(f"{table.address}/replays")
    page.wait_for_selector(".drop")
    assert serious(page) == []
    page.context.close()
