"""Pictures of the table for docs/table: real games against computer players, played until there is something to see.

`make shots` takes them all; `python tools/shots.py two-players` only those whose names begin so.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser
from shots_around import take_around
from tests.browser.browsing import ROOT, Person, answered, chromium, opened
from tests.browser.test_desk import attacked
from tests.browser.test_lessons import moves, read_notes
from tests.server.serving import Table, computer, person, served
from tests.server.test_replays import brought, played

from rokugan.learning.lessons import lessons

OUT = ROOT / "docs/table"
DESKTOP = (1440, 900)
PHONE = (390, 844)
WAR = [person("Ann"), computer("Bob"), computer("Cindy"), computer("Daria")]
TWO = [person("Ann"), computer("Bob")]


def battle(person: Person) -> bool:
    """Ann is asked in a battle in which somebody stands on both sides."""
    armies = person.page.locator(".field.now .army, .sheet .army, .phone .field ul.army, .band .field .army")
    return armies.count() >= 2 and all(armies.nth(side).locator("li").count() for side in range(armies.count()))


def home(person: Person) -> bool:
    """Some turns are over, and Ann can buy or act."""
    return person.moves > 24 and person.page.locator("main .card.can").count() > 0


def begun(person: Person) -> bool:
    return True


def over(person: Person) -> bool:
    return False


Scene = tuple[str, str, list[dict[str, object]], tuple[int, int], str, Callable[[Person], bool], int]
SCENES: list[Scene] = [
    ("two-players-battle", "celestial", TWO, DESKTOP, "light", battle, 7),
    ("two-players-home", "celestial", TWO, DESKTOP, "dark", home, 12),
    ("war-of-honor-battle", "war_of_honor", WAR, DESKTOP, "light", battle, 11),
    ("war-of-honor-board", "war_of_honor", WAR, DESKTOP, "dark", home, 12),
    ("living-card-game", "lcg", [person("Ann"), computer("Bob", "random")], DESKTOP, "light", battle, 3),
    ("phone-battle", "war_of_honor", WAR, PHONE, "light", battle, 11),
    ("phone-two-players", "celestial", TWO, PHONE, "dark", battle, 7),
    ("phone-board", "war_of_honor", WAR, PHONE, "dark", home, 12),
    ("summary", "celestial", TWO, DESKTOP, "light", over, 7),
]


def take(table: Table, browser: Browser, scene: Scene) -> None:
    """Play until the scene is there, and take its picture."""
    name, edition, seats, (width, height), theme, wanted, seed = scene
    game = table.begin(edition, seats, seed=seed)
    page = opened(browser, f"{table.address}/game/{game.id}#t={game.tokens[0]}", *DESKTOP, theme)
    ann = Person(page, seed=1, eager=0.8)
    while ann.wait() and not wanted(ann):
        ann.answer()
    page.set_viewport_size({"width": width, "height": height})
    if width > PHONE[0] and page.locator("#hand .card.can").count():
        page.locator("#hand .card.can").first.hover()
    page.wait_for_timeout(400)
    page.screenshot(path=OUT / f"{name}.png")
    page.context.close()


def lobby(table: Table, browser: Browser) -> None:
    for name, (width, height), theme in (("lobby", DESKTOP, "light"), ("phone-lobby", PHONE, "dark")):
        page = opened(browser, f"{table.address}/", width, height, theme)
        page.wait_for_selector(".dk")
        page.screenshot(path=OUT / f"{name}.png")
        page.context.close()


def replays(table: Table, browser: Browser) -> None:
    """A finished game in the middle of a battle, with all cards open."""
    record = played("celestial", 14)
    id = brought(table, record)
    fights = [each["at"] for each in table.http.get(f"/api/games/{id}/replay").json()["fights"]]
    at = fights[len(fights) // 2] + 2
    for name, (width, height), theme in (("replay", DESKTOP, "light"), ("phone-replay", PHONE, "dark")):
        page = opened(browser, f"{table.address}/game/{id}/replay?at={at}", width, height, theme)
        page.wait_for_selector(f"#prompt[data-ready=yes][data-move='{at}']")
        page.wait_for_timeout(400)
        page.screenshot(path=OUT / f"{name}.png")
        page.context.close()


def lesson(table: Table, browser: Browser) -> None:
    """The first lesson, at the note about a battle's sum."""
    for name, (width, height), theme in (("lesson", DESKTOP, "light"), ("phone-lesson", PHONE, "dark")):
        page = opened(browser, f"{table.address}/learn/1-war-of-honor", *DESKTOP, theme)
        page.wait_for_selector(".note")
        for move in moves(lessons()["1-war-of-honor"])[:6]:
            read_notes(page)
            answered(page, move)
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(800)
        page.screenshot(path=OUT / f"{name}.png")
        page.context.close()


def desk(table: Table, browser: Browser) -> None:
    """A position with a written card, in the middle of its battle."""
    page = attacked(table, browser)
    page.get_by_role("button", name="Steps and rules").click()
    page.wait_for_timeout(400)
    page.screenshot(path=OUT / "desk.png")
    page.context.close()


def puzzle(table: Table, browser: Browser) -> None:
    """A puzzle, and a wrong move."""
    page = opened(browser, f"{table.address}/puzzles/celestial-01", *DESKTOP, "dark")
    page.wait_for_selector("#prompt[data-asked=yes]")
    page.keyboard.press("/")
    page.keyboard.insert_text("no attack")
    page.keyboard.press("Enter")
    page.wait_for_selector(".refused")
    page.wait_for_timeout(400)
    page.screenshot(path=OUT / "puzzle.png")
    page.context.close()


def main(wanted: list[str]) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), "--seeds") as table, chromium() as browser:
        for scene in SCENES:
            if not wanted or any(scene[0].startswith(each) for each in wanted):
                print(scene[0], flush=True)
                take(table, browser, scene)
        for name, take_it in (("replay", replays), ("lesson", lesson), ("desk", desk), ("puzzle", puzzle)):
            if not wanted or name in wanted:
                take_it(table, browser)
        if not wanted or "lobby" in wanted:
            lobby(table, browser)
        take_around(table, browser, OUT, wanted)


if __name__ == "__main__":
    main(sys.argv[1:])
